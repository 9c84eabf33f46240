"""Two answers side by side: a card exchanged, a rule changed, two branches."""

from __future__ import annotations

from typing import Any

from hanalab.core.language import text
from hanalab.draw.explorer import Scale, scale_of
from hanalab.explore import Answer, Bids, Comparison, Kitty
from hanalab.explore.words import with_error
from hanalab.widgets.explorer_bids import bids_table
from hanalab.widgets.explorer_model import Inquiry
from hanalab.widgets.explorer_rows import bar, plan_words, rows_of, signed_values
from hanalab.widgets.nodes import Kid, h, spoken
from hanalab.widgets.parts import Element, button, rich

MOST = 7
LETTERS = ("A", "B")


def sides(
    pair: tuple[Inquiry, Inquiry], labels: tuple[str, str], answer: Comparison | None, lang: str
) -> Element:
    """Both answers in two columns on one scale, with their values above."""
    parts = (None, None) if answer is None else (answer.first, answer.second)
    scale = scale_of(
        row for at, each in zip(pair, parts, strict=True) if not isinstance(each, Bids)
        for row in (rows_of(at, each) if each is not None else ())
    )  # fmt: skip
    columns = [
        _side(place, at, label, each, answer, scale, lang)
        for place, (at, label, each) in enumerate(zip(pair, labels, parts, strict=True))
    ]
    bids = any(at.kind == "bids" for at in pair)
    foot = None
    if bids:
        lowest = pair[0].rules.min_bid
        foot = h("p", text("explorer-sides-bids", lang, number=lowest), cls="hl-dim hl-pad", key="foot")
    return h(
        "div",
        columns,
        foot,
        key="sides",
        cls="hl-xsides hl-xstacked" if bids else "hl-xsides",
        role="group",
        name=text("explorer-sides", lang),
    )


def _side(
    place: int,
    at: Inquiry,
    label: str,
    part: Answer | None,
    answer: Comparison | None,
    scale: Scale,
    lang: str,
) -> Element:
    value = "…"
    if answer is not None:
        mean, error = (
            (answer.second_mean, answer.second_error) if place else (answer.first_mean, answer.first_error)
        )
        value = with_error(mean, error, lang, answer.signed)
    head = h(
        "div",
        h("span", h("b", LETTERS[place], cls="hl-xletter"), " ", h("b", rich(label)), cls="hl-xside-name"),
        h("b", value, cls="hl-xside-value"),
        key="head",
        cls="hl-xside-head",
    )
    if at.kind == "bids":
        body: Kid = bids_table(
            part if isinstance(part, Bids) else None, at.rules, "chance", None, lang, key=f"bids-{place}"
        )
    else:
        body = _rows(at, part, scale, lang)
    go = button(text("explorer-sides-go", lang), f"side {place}", key="go", name=spoken(
        text("explorer-sides-go", lang), label))  # fmt: skip
    return h("section", head, body, go, key=LETTERS[place], cls="hl-xside", name=f"{LETTERS[place]}: {label}",
             region=f"side-{place}")  # fmt: skip


def _rows(at: Inquiry, part: Answer | None, scale: Scale, lang: str) -> list[Kid]:
    rows = rows_of(at, part)
    made: list[Kid] = [_row(at, part, row, place, scale, lang) for place, row in enumerate(rows[:MOST])]
    if len(rows) > MOST:
        made.append(
            h("p", text("explorer-sides-more", lang, count=len(rows) - MOST), cls="hl-dim", key="more")
        )
    return [h("div", made, cls="hl-xside-rows", key="rows", css={"--x-zero": f"{100 * scale.at(0):.2f}%"})]


def _row(at: Inquiry, part: Answer | None, row: Any, place: int, scale: Scale, lang: str) -> Element:
    label, more = plan_words(row, lang) if isinstance(part, Kitty) else (row.label(lang), "")
    value = "…" if part is None else with_error(row.mean, row.error, lang, signed_values(at, part))
    best = part is not None and place == 0
    return h(
        "div",
        h("span", rich(label), cls="hl-xside-label"),
        h("b", value),
        h("span", rich(more), cls="hl-dim hl-xside-more") if more else None,
        h(
            "span",
            bar(row, scale, best) if part is not None else None,
            cls="hl-xbar",
            hidden_from_speech=True,
        ),
        key=f"{label} {more}",
        cls="hl-xside-row hl-xbest" if best else "hl-xside-row",
    )
