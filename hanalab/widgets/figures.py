"""Ready-made pieces about points and answers: yaku rows, the score formula, number tables, quiz answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from hanalab.widgets.nodes import Kid, card, h, icon
from hanalab.widgets.parts import SIGNS, Element, Side, sign


def yaku_row(
    name: str,
    value: int | str,
    cards: Sequence[tuple[str, Side | None]],
    line: str,
    *,
    key: str,
    act: str | None = None,
) -> Element:
    """A yaku: its cards with the sign of their owner below, untaken ones veiled, and one short line."""
    slots = [
        h(
            "span",
            card(code, 20, veil=None if owner else "quiet"),
            h("span", SIGNS[owner], cls=f"hl-sign hl-{owner}") if owner else None,
            cls="hl-slot-card",
            key=code,
        )
        for code, owner in cards
    ]
    head = h("div", h("b", name), h("b", str(value)), cls="hl-yaku-head")
    body = h(
        "div",
        h("span", slots, cls="hl-strip", hidden_from_speech=True),
        h("span", line, cls="hl-dim"),
        cls="hl-yaku-body",
    )
    if act is None:
        return h("div", head, body, cls="hl-yaku", key=key)
    return h("button", head, body, cls="hl-yaku", key=key, act=act, type="button")


class FormulaCell(NamedTuple):
    """One number of the score formula: pressing it lights the `cards` that earned it."""

    number: str
    act: str
    sign: str = ""
    cards: tuple[str, ...] = ()
    chosen: bool = False
    name: str = ""
    total: Literal["", "win", "lose"] = ""


class FormulaRow(NamedTuple):
    """A player's line of the formula."""

    side: Side
    label: str
    cells: tuple[FormulaCell, ...]
    note: str = ""


def formula_table(heads: Sequence[str], rows: Sequence[FormulaRow], key: str = "formula") -> Element:
    """The score as a formula, a row a player, a cell a term, the last one the result (wide form)."""
    top = h(
        "div",
        h("span"),
        [h("span", head, cls="hl-dim") for head in heads],
        cls="hl-formula-row hl-formula-heads",
        key="heads",
    )
    return h("div", top, [_formula_row(row) for row in rows], cls="hl-formula", key=key, region=key)


def _formula_row(row: FormulaRow) -> Element:
    seat = h(
        "span",
        h("b", sign(row.side), row.label),
        row.note and h("span", row.note, cls="hl-dim"),
        cls="hl-seat",
    )
    return h("div", seat, [_formula_cell(cell) for cell in row.cells], cls="hl-formula-row", key=row.side)


def _formula_cell(cell: FormulaCell) -> Element:
    strip = h(
        "span", [card(code, 26, key=code) for code in cell.cards], cls="hl-overlap", hidden_from_speech=True
    )
    cls = "hl-cell" + (f" hl-total hl-{cell.total}" if cell.total else "")
    return h(
        "button",
        cell.sign and h("span", cell.sign, cls="hl-op"),
        h("b", cell.number),
        strip if cell.cards else None,
        act=cell.act,
        key=cell.act,
        cls=cls,
        pressed=cell.chosen,
        name=cell.name or None,
        type="button",
    )


def formula_list(heads: Sequence[str], row: FormulaRow, key: str | None = None) -> Element:
    """The same for one player as a list (narrow form): the result above, a line a term."""
    *terms, result = row.cells
    lines = [
        h(
            "button",
            h("span", head),
            h(
                "span",
                [card(code, 26, key=code) for code in cell.cards],
                cls="hl-overlap",
                hidden_from_speech=True,
            )
            if cell.cards
            else None,
            h("b", (cell.sign or "") + cell.number),
            act=cell.act,
            key=cell.act,
            cls="hl-term",
            pressed=cell.chosen,
            name=cell.name or None,
            type="button",
        )
        for head, cell in zip(heads, terms, strict=False)
    ]
    top = h("div", h("b", sign(row.side), row.label), h("b", result.number, cls="hl-big"), cls="hl-term-top")
    return h(
        "div", top, lines, cls="hl-formula-list", key=key or f"list-{row.side}", region=f"list-{row.side}"
    )


def table(
    heads: Sequence[str], rows: Sequence[Sequence[Kid]], total: Sequence[Kid] = (), key: str = "table"
) -> Element:
    """A small table of numbers: first column left, the others right; `total` is a bold last row."""
    body = [h("tr", [h("td", cell) for cell in row]) for row in rows]
    if total:
        body.append(h("tr", [h("td", cell) for cell in total], cls="hl-sum"))
    top = h("thead", h("tr", [h("th", head, scope="col") for head in heads]))
    return h("table", top, h("tbody", body), cls="hl-table", key=key)


# --- quiz ----------------------------------------------------------------------------------------------


def quiz_option(
    act: str,
    label: Kid,
    *,
    code: str | None = None,
    state: Literal["", "chosen", "right", "wrong"] = "",
    remark: str = "",
    several: bool = False,
    key: str | None = None,
    picture_room: bool = False,
) -> Element:
    """An answer: 56 high, a radio button (or, with `several`, a check box), a picture, words, a remark."""
    mark = {"right": "check", "wrong": "cross"}.get(state)
    dot = h("span", icon(mark) if mark else None, cls="hl-dot" + (" hl-square" if several else ""))
    picture = card(code, 32) if code else (h("span", cls="hl-picture-room") if picture_room else None)
    return h(
        "button",
        dot,
        picture,
        h("span", label, cls="hl-option-words"),
        remark and h("b", remark, cls="hl-remark"),
        act=act,
        key=key or act,
        cls=f"hl-option hl-{state or 'open'}",
        role="checkbox" if several else "radio",
        checked=state in ("chosen", "right", "wrong"),
        type="button",
    )


def feedback(title: str, *kids: Kid, tone: Literal["good", "bad", "plain"], buttons: Kid = None) -> Element:
    """What an answer means: headed by the name of the mix-up, or by the word that it is right."""
    return h(
        "div",
        h("h4", title, cls="hl-feedback-title"),
        h("div", *kids),
        buttons and h("div", buttons, cls="hl-row"),
        cls=f"hl-feedback hl-{tone}",
        key="feedback",
        region="feedback",
        role="status",
    )
