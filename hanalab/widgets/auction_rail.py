"""The rail of an auction: the bids, a weak hand, a reason that was asked for, the outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanalab.core.language import text
from hanalab.core.reason import Reason, reason
from hanalab.mighty import Bid, hand_value
from hanalab.mighty.auction import why_no_redeal
from hanalab.mighty.bids import MOST, why_not_bid
from hanalab.mighty.cards import SIGNS, TRUMPS
from hanalab.mighty.counting import half_text
from hanalab.widgets.auction_hint import hint_section
from hanalab.widgets.auction_reasons import can_be_asked, reason_of
from hanalab.widgets.auction_words import AuctionSpeech
from hanalab.widgets.nodes import Kid, Node, h, icon, note_slot, spoken
from hanalab.widgets.parts import Element, button, pill, rail_section, rich, with_rule, word
from hanalab.widgets.table_popovers import again_button

if TYPE_CHECKING:
    from hanalab.widgets.auction_table import Bidding
    from hanalab.widgets.mighty_base import MightyWidget


def memo_of(table: MightyWidget) -> Bidding:
    """What the person has chosen or asked for, not said."""
    memo: Bidding = table.memo
    return memo


def rail(table: MightyWidget, speech: AuctionSpeech) -> list[Kid]:
    """What can be bid, or what has come of it; a hint; a reason that was asked for."""
    if speech.position.phase != "AUCTION":
        return [outcome_section(table, speech), reason_section(table, speech)]
    made: list[Kid] = [bid_section(table, speech)]
    if table.over.hint and table.sitting.decider is not None:
        made.append(hint_section(table, speech))
    made.append(redeal_section(table, speech))
    made.append(reason_section(table, speech))
    return made


def bid_section(table: MightyWidget, speech: AuctionSpeech) -> Element:
    """Number by trump: the legal bids live, each of the others with its reason; Bid and Pass below."""
    lang, position, memo = table.lang, speech.position, memo_of(table)
    yours = table.sitting.decider is not None
    numbers = range(position.rules.min_bid, MOST + 1)
    cells: list[Kid] = [h("span", key="corner")]
    cells += [
        h("b", rich(SIGNS[trump]), key=f"head-{trump}", cls="hl-bid-head", hidden_from_speech=True)
        for trump in TRUMPS
    ]
    for number in numbers:
        cells.append(h("span", str(number), key=f"row-{number}", cls="hl-bid-row", hidden_from_speech=True))
        cells += [_bid_cell(table, speech, Bid(number, trump)) for trump in TRUMPS]
    grid = h(
        "div", cells, cls="hl-bids" if yours else "hl-bids hl-idle", key="bids", region="bids", role="group",
        name=speech.tell("your-bid"),
    )  # fmt: skip
    title = speech.tell("your-bid" if yours else "the-bids")
    rises = h("p", _rises(speech), cls="hl-rises hl-dim", key="rises")
    buttons = h("div", _say_buttons(table, speech, memo.chosen), cls="hl-say", key="say", region="say")
    box = h(
        "div",
        grid,
        _note(speech, memo.chosen, lang),
        buttons,
        rises,
        key="box",
        cls="hl-bid-box",
        data_notes="bid-note",
    )
    return rail_section(title, box, key="bid")


def _note(speech: AuctionSpeech, chosen: Bid | None, lang: str) -> list[Node]:
    """Where the reason of a dead bid appears; else what a bid must do."""
    sentence, rule = speech.must_beat() if chosen is None else (speech.promise(chosen), "K10")
    quiet = h(
        "div", h("div", with_rule(rich(sentence), rule, lang), cls="hl-dim"), key="bid-else",
        cls="hl-note hl-note-else",
    )  # fmt: skip
    return [note_slot("hl-note-in", key="bid-note"), quiet]


def _bid_cell(table: MightyWidget, speech: AuctionSpeech, bid: Bid) -> Element:
    lang, position = table.lang, speech.position
    auction, memo = position.auction, memo_of(table)
    suit = text(f"suit-{bid.trump}", lang)
    dead = why_not_bid(bid, auction.standing, position.rules)
    why: Reason | None = dead
    sentence = speech.why_dead(bid, dead) if dead is not None else ""
    if dead is None and table.sitting.decider is None:
        why = reason("mighty-wait", "K13")
        sentence = speech.tell("not-turn", name=speech.names[speech.speaker or 0])
    if why is None:
        name = speech.tell("live", number=bid.number, suit=suit)
    else:
        brief = speech.tell("too-low") if why.code == "bid-too-low" else sentence.rstrip(".")
        rule = text("widgets-picker-rule", lang, rule=why.rule or "")
        name = spoken(speech.tell("dead", number=bid.number, suit=suit), brief, rule)
    return h(
        "button",
        str(bid.number),
        key=bid.text,
        act=f"choose {bid}",
        enter=f"bid {bid}",
        cls="hl-bid hl-dead" if dead is not None else "hl-bid",
        why=sentence or None,
        rule=why.rule if why is not None else None,
        refused=why is not None,
        pressed=bid == memo.chosen,
        name=name,
        type="button",
    )


def _say_buttons(table: MightyWidget, speech: AuctionSpeech, chosen: Bid | None) -> list[Element]:
    lang = table.lang
    if table.sitting.decider is None:
        wait = speech.tell("not-turn", name=speech.names[speech.speaker or 0])
        return [
            button(
                speech.tell("to-bid-none"),
                "bid",
                why=wait,
                rule="K13",
                refused=True,
                cls="hl-say-bid",
                key="bid",
            ),
            button(speech.tell("to-pass"), "pass", why=wait, rule="K13", refused=True, key="pass"),
        ]
    if chosen is None:
        first = speech.tell("choose-first")
        bid = button(speech.tell("to-bid-none"), "bid", why=first, refused=True, cls="hl-say-bid", key="bid")
    else:
        name = speech.tell("to-bid", bid=f"{chosen.number} {text(f'suit-{chosen.trump}', lang)}")
        bid = button(
            speech.tell("to-bid", bid=chosen.sign), f"bid {chosen}", kind="primary", cls="hl-say-bid",
            key="bid", name=name,
        )  # fmt: skip
    return [bid, button(speech.tell("to-pass"), "pass", key="pass")]


def _rises(speech: AuctionSpeech) -> list[Kid]:
    if speech.position.rules.suit_rank == "nt_only":
        return [speech.tell("suits-level"), " ", pill("K11", speech.lang)]
    signs = rich(" ".join(SIGNS[trump] for trump in TRUMPS))
    return [
        speech.tell("suits-rise"),
        " ",
        h("span", signs, cls="hl-rise-signs"),
        " ",
        pill("K11", speech.lang),
    ]


def redeal_section(table: MightyWidget, speech: AuctionSpeech) -> Element | None:
    """The new deal for a weak hand, where the rules have it (K8)."""
    position, lang = speech.position, table.lang
    seat = table.sitting.decider
    if position.rules.misdeal == "off" or seat is None:
        return None
    why = why_no_redeal(position.state)
    value = hand_value(position.hands[seat])
    note = h(
        "p",
        speech.tell("redeal-note"),
        " ",
        speech.tell("redeal-yours", value=half_text(int(2 * value))),
        " ",
        pill("K8", lang),
    )
    ask = button(
        speech.tell("to-redeal"), "redeal", why=why.text(lang) if why else None, rule="K8" if why else None,
        refused=why is not None, cls="hl-wide-btn",
    )  # fmt: skip
    return rail_section(speech.tell("redeal-head"), h("div", note, ask, cls="hl-stack"), key="redeal")


def next_word(table: MightyWidget) -> str:
    """The name of the button that goes on after a hand without a contract."""
    over = table.sitting.session_now.is_over
    return text("mighty-table-new-session", table.lang) if over else word("next-hand", table.lang)


def reason_section(table: MightyWidget, speech: AuctionSpeech) -> Element | None:
    """The reason that was asked for; with open hands, that of the last bot to speak."""
    lang, said = table.lang, speech.position.auction.said
    asked = [place for place in range(len(said)) if can_be_asked(table.sitting, place)]
    if not asked:
        return None
    place = speech.asked
    if place is None and table.open_hands:
        place = asked[-1]
    if place is None or place >= len(said):
        return rail_section(speech.tell("ask-head"), h("p", speech.tell("ask"), cls="hl-dim"), key="reason")
    sentence = reason_of(table.sitting, place, lang)
    who = speech.names[said[place][0]]
    because = speech.tell("asked", name=who) if speech.asked is not None else speech.tell("open")
    kids: list[Kid] = [
        h("p", rich(speech.tell("quoted", reason=sentence)), key="words", role="status")
        if sentence
        else None,
        h("p", icon("eye"), because, cls="hl-dim hl-because", key="because"),
    ]
    return rail_section(speech.reason_head(said[place][0]), kids, key="reason")


def outcome_section(table: MightyWidget, speech: AuctionSpeech) -> Element:
    """The contract, or the hand thrown in, and what comes next."""
    position, lang = speech.position, table.lang
    won, declarer = position.auction.standing, position.declarer
    again = again_button(lang) if table.alone else None
    if declarer is None or won is None:
        said, session = speech.status(), table.sitting.session_now
        kids: list[Kid] = [h("p", rich(said.bold), ". ", with_rule(said.rest, said.rules[0], lang))]
        if session.dealer is not None:
            words = speech.tell("next-deal", **speech.who(session.dealer))
            kids.append(h("p", with_rule(words, session.dealer_rule, lang)))
        # Who deals next does so here; a new deal would have the same dealer again.
        kids.append(button(next_word(table), "next", kind="primary", cls="hl-wide-btn"))
        return rail_section(speech.tell("dead-head"), h("div", kids, cls="hl-stack"), key="outcome")
    aside = h("span", speech.tell("played-by", **speech.who(declarer)), cls="hl-dim")
    means = speech.tell("contract-means", number=won.number, **speech.who(declarer))
    kids = [
        h("p", h("b", rich(won.sign), cls="hl-big")),
        h("p", with_rule(means, "K5", lang)),
        h("p", with_rule(speech.tell("next-kitty", **speech.who(declarer)), "K18", lang), cls="hl-dim"),
        again,
    ]
    return rail_section(
        speech.tell("contract-head"), h("div", kids, cls="hl-stack"), aside=aside, key="outcome"
    )
