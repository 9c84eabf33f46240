"""How an auction looks: the chart of what was said, the hand below it, the bids to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hanalab.core.language import text
from hanalab.core.reason import reason
from hanalab.draw.mighty_auction import Word
from hanalab.mighty import Bid, Card
from hanalab.mighty.auction import SEATS
from hanalab.mighty.cards import SIGNS
from hanalab.widgets import mighty_frame as common
from hanalab.widgets.auction_rail import memo_of, rail
from hanalab.widgets.auction_reasons import can_be_asked
from hanalab.widgets.auction_words import AuctionSpeech
from hanalab.widgets.mighty_words import signs_of, sorted_hand
from hanalab.widgets.nodes import Kid, Node, card, h, icon, root, spoken, walk
from hanalab.widgets.parts import (
    Element,
    Said,
    foot,
    frame,
    keys_hint,
    rich,
    status_bar,
    with_rule,
    word,
)  # fmt: skip

if TYPE_CHECKING:
    from hanalab.widgets.mighty_base import MightyWidget

Cards = tuple[Card, ...]
HAND = 84
ROWS = 5
_UP_DOWN = ("\N{LEFTWARDS ARROW}", "\N{RIGHTWARDS ARROW}", "\N{UPWARDS ARROW}", "\N{DOWNWARDS ARROW}")


def speech_of(table: MightyWidget) -> AuctionSpeech:
    """The sentences of the present state."""
    speech = AuctionSpeech(table.sitting, table.names, table.lang)
    speech.asked = memo_of(table).asked
    speech.counts_hands = table.counts_hands
    return speech


def tree(table: MightyWidget) -> dict[str, Any]:
    """The whole table."""
    speech = speech_of(table)
    memo = memo_of(table)
    said = speech.status()
    go_on = (
        common.go_on(table)
        if table.sitting.waits and (speech.speaker is not None or not table.alone)
        else None
    )
    left: list[Kid] = [
        chart(table, speech),
        status_bar(said.bold, said.rest, said.rules, said.tone, action=go_on, lang=table.lang),
        hand_row(table, speech),
        _foot(table),
    ]
    name = speech.tell("name")
    bar = common.title(table, speech)
    if table.alone and speech.speaker is None:
        bar = no_hint(bar, table.lang)
    return root(
        frame(bar, left, rail(table, speech), rail_name=name, cls="hl-auction"),
        common.popover_of(table, cited(table, speech, said)),
        keys=keys(table),
        after=table.after(),
        escape="unselect" if memo.chosen is not None or memo.asked is not None else None,
        status=_told(speech),
        name=name,
    )


def no_hint(bar: Element, lang: str) -> Element:
    """The title bar with its hint refused: nothing is to be decided here."""
    why = reason("table-hint-not-now").text(lang)
    for each in walk(bar):
        if each.get("act") == "hint":
            each |= {"refused": True, "why": why}
    return bar


def keys(table: MightyWidget) -> dict[str, str]:
    """The keys of the auction."""
    made = common.common_keys(table)
    memo = memo_of(table)
    if table.sitting.decider is not None and table.hand.phase == "AUCTION":
        made["p"] = "pass"
        if memo.chosen is not None:
            made["Enter"] = f"bid {memo.chosen}"
    elif table.alone and table.hand.phase != "AUCTION":
        made.pop("Enter", None)
        made.pop(" ", None)
    return made


def cited(table: MightyWidget, speech: AuctionSpeech, said: Said) -> tuple[str, ...]:
    """The rules spoken of now."""
    return tuple(dict.fromkeys((*said.rules, speech.standing_line()[2], "K10", "K11", "K12", "K13", "K14")))


def _told(speech: AuctionSpeech) -> str:
    """What the others have said since one's own last word, spoken as one sentence."""
    if speech.sitting.waits == "bot":
        return ""
    since: list[str] = []
    for place, (seat, bid) in reversed(tuple(enumerate(speech.position.auction.said))):
        if speech.is_you(seat) or len(since) == SEATS - 1:
            break
        since.insert(0, f"{speech.spoken(Word(place, seat, bid))}.")
    return " ".join(since)


# -- the chart ----------------------------------------------------------------------------------------------


def chart(table: MightyWidget, speech: AuctionSpeech) -> Element:
    """Five columns in speaking order, a row a round; the standing bid ringed."""
    rows = speech.rows()
    fold = None
    shown = rows if table.over.unfolded else rows[-ROWS:]
    if len(rows) > ROWS:
        key, count = ("fewer", 0) if table.over.unfolded else ("earlier", len(rows) - ROWS)
        unfold = h(
            "button", icon("up" if table.over.unfolded else "down"), speech.tell(key, count=count),
            act="unfold", cls="hl-fold", key="fold", type="button", expanded=table.over.unfolded,
        )  # fmt: skip
        fold = h("tbody", h("tr", h("td", unfold, colspan=5, cls="hl-fold-cell")), key="fold")
    heads = [_head(speech, seat) for seat in speech.columns]
    body = [
        h("tr", [_cell(table, speech, row[column], seat, last=row is rows[-1])
                 for column, seat in enumerate(speech.columns)], key=f"row-{len(rows) - len(shown) + number}")
        for number, row in enumerate(shown)
    ]  # fmt: skip
    parts: list[Kid] = [h("thead", h("tr", heads, key="heads"), key="head")]
    if table.open_hands:
        parts.append(
            h("tbody", h("tr", [_open_hand(table, speech, seat) for seat in speech.columns]), key="open")
        )
    parts += [fold, h("tbody", body, key="body")]
    whole = h("table", parts, cls="hl-chart", key="chart", name=speech.tell("chart"))
    bold, rest, rule = speech.standing_line()
    line = h(
        "p", h("b", rich(bold)), " ", with_rule(h("span", rich(rest), cls="hl-dim"), rule, table.lang),
        key="standing", cls="hl-standing hl-only-wide",
    )  # fmt: skip
    kitty = None
    if table.open_hands:
        kitty = h(
            "p", h("b", speech.tell("kitty")), " ", rich(signs_of(table.hand.kitty, table.lang)),
            key="kitty", cls="hl-standing",
        )  # fmt: skip
    return h(
        "div", whole, h("div", kitty, line, cls="hl-standing-box", key="foot"),
        key="chart", cls="hl-auction-felt hl-on-felt", region="chart",
    )  # fmt: skip


def _head(speech: AuctionSpeech, seat: int) -> Element:
    note = speech.column_note(seat)
    return h(
        "th", h("b", speech.names[seat]), h("span", note, cls="hl-dim hl-only-wide") if note else None,
        key=str(seat), scope="col",
    )  # fmt: skip


def _cell(table: MightyWidget, speech: AuctionSpeech, one: Word | None, seat: int, *, last: bool) -> Element:
    kid: Kid = None
    if one is not None:
        kid = _word(table, speech, one)
    elif last and seat == speech.speaker:
        if table.sitting.decider == seat:
            kid = h(
                "span", h("span", speech.tell("turn-cell"), cls="hl-only-wide"),
                h("span", speech.tell("turn-cell-short"), cls="hl-only-narrow"), cls="hl-turn-cell",
            )  # fmt: skip
        else:
            kid = h("span", "…", cls="hl-speak-cell", name=speech.tell("to-speak"), role="img")
    return h("td", kid, key=str(seat))


def _word(table: MightyWidget, speech: AuctionSpeech, one: Word) -> Element:
    """A paper chip for a bid, a plain word for a pass; those of bots can be asked for their reason."""
    auction = speech.position.auction
    stands = one.bid is not None and one.bid == auction.standing
    asked = speech.asked == one.place
    kids: list[Kid] = [_bid_nodes(one.bid) if one.bid is not None else speech.tell("pass")]
    cls = "hl-chip" if one.bid is not None else "hl-passed"
    cls += (" hl-stands" if stands else "") + (" hl-asked" if asked else "")
    stands_spoken = speech.tell("standing-spoken") if stands else None
    if not can_be_asked(table.sitting, one.place):
        return h("span", kids, cls=cls, name=spoken(speech.spoken(one), stands_spoken), role="img")
    name = spoken(speech.spoken(one), stands_spoken, speech.tell("ask-spoken"))
    mark = h("span", "?", cls="hl-ask-mark", hidden_from_speech=True)
    return h("button", kids, mark, cls=cls, act=f"why {one.place}", name=name, pressed=asked, type="button")


def _bid_nodes(bid: Bid) -> list[Node]:
    return rich(f"{bid.number}\N{NARROW NO-BREAK SPACE}{SIGNS[bid.trump]}")


def _open_hand(table: MightyWidget, speech: AuctionSpeech, seat: int) -> Element:
    held = dealt_hand(table, seat)
    lines = [h("span", rich(line), key=str(number)) for number, line in enumerate(speech.suit_lines(held))]
    return h("td", h("span", lines, cls="hl-open-hand"), key=str(seat))


# -- the hand -----------------------------------------------------------------------------------------------


def fan(table: MightyWidget, held: Cards, *, w: float = HAND, name: str = "") -> Element:
    """Cards of a hand that are only looked at, overlapping so far that they fit in one row."""
    faces = [
        h("li", card(each.code if each.code != "?" else "back-red", w, fourcolour=table.four_colours,
                     alt=_alt(each, table.lang)), key=each.code if each.code != "?" else f"back-{place}")
        for place, each in enumerate(sorted_hand(held))
    ]  # fmt: skip
    return h("ul", faces, cls="hl-fan", key="fan", css={"--hl-w": f"{w:g}px"}, name=name or None)


def _alt(each: Card, lang: str) -> str:
    name = each.name(lang)
    return f"{name[:1].upper()}{name[1:]}"


def hand_row(table: MightyWidget, speech: AuctionSpeech) -> Element:
    """The hand of the seat below, and what it holds in words."""
    seat = table.sitting.below
    held = dealt_hand(table, seat)
    title = speech.hand_title(seat)
    line = h(
        "p",
        h("b", title),
        h("span", speech.hand_line(held), cls="hl-dim"),
        key="line",
        cls="hl-hand-words hl-only-wide",
    )
    return h("div", fan(table, held, name=title), line, key="hand", cls="hl-hand hl-auction-hand hl-on-felt2")


def dealt_hand(table: MightyWidget, seat: int) -> Cards:
    """The hand as it was in the auction: without the kitty, which its winner has by now."""
    position = table.hand
    held = position.hands[seat]
    return held if seat != position.declarer else tuple(each for each in held if each not in position.kitty)


def _foot(table: MightyWidget) -> Element:
    lang = table.lang
    hints: list[tuple[str | tuple[str, ...], str]] = []
    if table.sitting.decider is not None:
        hints += [
            (_UP_DOWN, text("auction-keys-choose", lang)),
            ("Enter", text("auction-keys-bid", lang)),
            ("P", text("auction-keys-pass", lang)),
            ("?", word("keys-why", lang)),
        ]
    elif table.sitting.waits:
        hints.append(("Enter", word("keys-continue", lang)))
    row = foot(keys_hint(*hints, ("U", word("keys-undo", lang))), common.switches(table))
    row["cls"] += " hl-only-wide"
    return row
