"""The table of bids in the hand explorer: five trumps by the numbers, a chance or a score in each cell."""

from __future__ import annotations

import math
from typing import Literal

from hanalab.core.language import text
from hanalab.explore import Bids
from hanalab.explore.words import amount, bare_percent, number, percent, with_error
from hanalab.mighty import Bid, Rules
from hanalab.mighty.bids import MOST
from hanalab.mighty.cards import SIGNS, TRUMPS
from hanalab.widgets.nodes import Kid, card, h, spoken
from hanalab.widgets.parts import Element, rail_section, rich, segmented

Shows = Literal["chance", "score"]
#: the score whose ground is deepest
DEEPEST = 6.0


def bids_table(
    answer: Bids | None, rules: Rules, shows: Shows, chosen: Bid | None, lang: str, *, key: str = "bids"
) -> Element:
    """The table: trumps best first, numbers to the right; the advised bid is outlined and bold."""
    numbers = range(rules.min_bid, MOST + 1)
    trumps = TRUMPS if answer is None else tuple(row.trump for row in answer.rows)
    heads = [h("span", str(each), cls="hl-xnumber", key=str(each)) for each in numbers]
    best = None if answer is None else answer.best
    rows = [
        h(
            "div",
            h("span", rich(SIGNS[trump]), cls="hl-xtrump"),
            [_cell(answer, Bid(each, trump), shows, best, chosen, lang) for each in numbers],
            key=trump,
            cls="hl-xbidrow",
        )
        for trump in trumps
    ]
    return h(
        "div",
        h("div", h("span"), heads, cls="hl-xbidrow hl-dim", key="heads", hidden_from_speech=True),
        rows,
        cls="hl-xbids",
        key=key,
        region=key,
        role="group",
        name=text("explorer-bids", lang),
        css={"--x-columns": str(len(numbers))},
    )


def _cell(
    answer: Bids | None, bid: Bid, shows: Shows, advised: Bid | None, chosen: Bid | None, lang: str
) -> Element:
    if answer is None:
        return h("span", "…", cls="hl-xcell hl-dim", key=bid.text)
    row = answer.row(bid.trump)
    chance, score = row.chance(bid.number).mean, row.expected(bid.number, answer.rules)
    best = bid == advised
    words, depth = printed(chance, score.mean, shows, lang)
    worth = with_error(score.mean, score.error, lang)
    name = spoken(
        text("explorer-cell-spoken", lang, bid=bid.sign, chance=percent(chance), worth=worth),
        text("explorer-cell-best", lang) if best else None,
    )
    return h(
        "button",
        words,
        act=f"bid {bid.text}",
        key=bid.text,
        cls="hl-xcell hl-xadvised" if best else "hl-xcell",
        css={"--x-depth": f"{round(100 * depth)}%"},
        pressed=bid == chosen,
        name=name,
        type="button",
    )


def cell_words(answer: Bids, bid: Bid, shows: Shows, lang: str) -> tuple[str, float]:
    """What a cell prints, and how deep its ground is: 0 to 1."""
    row = answer.row(bid.trump)
    return printed(row.chance(bid.number).mean, row.expected(bid.number, answer.rules).mean, shows, lang)


def printed(chance: float, score: float, shows: Shows, lang: str) -> tuple[str, float]:
    """The same from the chance and the score."""
    if not math.isfinite(chance):
        return "…", 0.0
    if shows == "chance":
        return bare_percent(chance), chance
    return amount(score, lang), min(1.0, max(0.0, score / DEEPEST))


def switch_row(shows: Shows, lang: str) -> Element:
    """What the cells show: the chance or the score."""
    options = [(f"shows {name}", text(f"explorer-bids-{name}", lang)) for name in ("chance", "score")]
    return segmented(text("explorer-bids", lang), options, f"shows {shows}", key="shows")


def foot_words(answer: Bids, shows: Shows, lang: str) -> str:
    """What the numbers are, and how sure."""
    if shows == "chance":
        return text("explorer-bids-foot", lang, error=number(100 * answer.largest_error, lang))
    errors = [answer.expected_error(each, row.trump) for row in answer.rows for each in answer.numbers]
    return text("explorer-bids-foot-score", lang, error=number(max(errors), lang))


def with_bid(answer: Bids, chosen: Bid | None, lang: str) -> Element:
    """The rail's words about a bid: its chance and score, and what was done with its trump."""
    bid = chosen or answer.best or Bid(answer.rules.min_bid, answer.rows[0].trump)
    chance, score = answer.chance(bid.number, bid.trump), answer.expected(bid.number, bid.trump)
    worth = with_error(score, answer.expected_error(bid.number, bid.trump), lang)
    lines: list[Kid] = [
        h("p", text("explorer-bid-chance", lang, chance=percent(chance)), key="chance"),
        h("p", text("explorer-bid-worth", lang, worth=worth), key="worth"),
    ]
    if answer.best is None or bid.trump == answer.best.trump:
        row = answer.row(bid.trump)
        shown = row.friends[0][0].card if row.friends else None
        for place, said in enumerate(answer.preparation(lang)):
            picture = card(shown.code, 26) if place == 0 and shown is not None else None
            lines.append(h("p", picture, h("span", rich(said)), cls="hl-xdone", key=f"done-{place}"))
    title = text("explorer-with-bid", lang, bid=bid.sign)
    return rail_section(title, h("div", lines, cls="hl-xwould"), key="with-bid")
