"""A hint for the auction: the hand counted with each trump, how the best count is made up, what to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanalab.mighty import Card, MakeBid
from hanalab.mighty.cards import SIGNS
from hanalab.mighty.choice import Choice
from hanalab.mighty.counting import HandCount, count_all
from hanalab.mighty.steady import ranked
from hanalab.widgets.auction_words import AuctionSpeech
from hanalab.widgets.figures import table as number_table
from hanalab.widgets.nodes import Kid, h
from hanalab.widgets.parts import Element, button, rail_section, rich, with_rule

if TYPE_CHECKING:
    from hanalab.widgets.mighty_base import MightyWidget

STEPS = 3


def advised(table: MightyWidget) -> Choice:
    """What the steady bot would say in the place of the one who decides, from what that seat knows."""
    seat: int = table.sitting.decider  # type: ignore[assignment]
    return ranked(table.hand.view(seat))[0]


def hint_section(table: MightyWidget, speech: AuctionSpeech) -> Element:
    """First press: the counts. Second: how the best one is made up. Third: what the bot would say, and
    why."""
    seat: int = table.sitting.decider  # type: ignore[assignment]
    held = table.hand.hands[seat]
    counts = count_all(held, table.hand.rules)
    step = min(table.over.hint, STEPS)
    heads = [speech.tell(f"hint-{key}") for key in ("trump", "length", "count")]
    rows = [_row(speech, held, count, count is counts[0]) for count in counts]
    kids: list[Kid] = [
        h("p", speech.tell("hint-as"), cls="hl-dim", key="as"),
        number_table(heads, rows, key="count"),
    ]
    if step > 1:
        kids.append(_made_up(speech, counts[0]))
    if step > 2:
        kids.append(_says(table, speech))
    else:
        kids.append(h("p", speech.tell(f"hint-more-{step}"), cls="hl-dim", key="more"))
    return rail_section(speech.tell("hint"), h("div", kids, cls="hl-stack", role="status"), key="hint")


def _row(speech: AuctionSpeech, held: tuple[Card, ...], count: HandCount, best: bool) -> list[Kid]:
    length = sum(card.suit == count.trump for card in held)
    total: Kid = h("b", count.total) if best else count.total
    return [h("b", rich(SIGNS[count.trump])), "\N{EN DASH}" if count.trump == "N" else str(length), total]


def _made_up(speech: AuctionSpeech, count: HandCount) -> Element:
    lines = [h("li", rich(item.say(speech.lang)), key=item.label) for item in count.items]
    head = h("b", rich(speech.tell("hint-made-up", trump=SIGNS[count.trump], total=count.total)))
    return h("div", head, h("ul", lines, cls="hl-count-lines"), key="made-up")


def _says(table: MightyWidget, speech: AuctionSpeech) -> Element:
    best = advised(table)
    bids = isinstance(best.action, MakeBid)
    says = best.action.bid.sign if isinstance(best.action, MakeBid) else speech.tell("pass")
    why = with_rule(rich(best.text(table.lang)), best.rule, table.lang)
    sentence = h("p", h("b", rich(speech.tell("hint-says", says=says))), " ", why)
    chosen = isinstance(best.action, MakeBid) and best.action.bid == table.memo.chosen
    take = button(speech.tell("hint-choose"), "advice", icon_name="check") if bids and not chosen else None
    return h("div", sentence, take, cls="hl-stack", key="says")
