"""The still picture of a row of cards, kept in a saved notebook in the place of a picker."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from hanalab.draw import marks
from hanalab.draw.art import variant_of
from hanalab.draw.scene import Item, Rect, Scene, label
from hanalab.draw.svg import svg
from hanalab.draw.tokens import TALL, tokens

WIDTH = 716
_GAP = 10
_SIDE = 14
_TOP = 28


def cards_svg(
    cards: Sequence[Any],
    *,
    selected: Collection[Any] = (),
    refused: Collection[Any] = (),
    w: float = 84,
    marks_on: bool = False,
    title: str = "",
    description: str = "",
) -> str:
    """Cards in rows on felt: the selected lifted and ticked, the refused veiled and hatched, codes below."""
    t = tokens("light")
    fit = max(1, int((WIDTH - 2 * _SIDE + _GAP) // (w + _GAP)))
    a_row = -(-max(1, len(cards)) // -(-max(1, len(cards)) // fit))  # rows as even as can be
    row_height = w * TALL + (46 if w >= 60 else 26)
    items: list[Item] = []
    for place, card in enumerate(cards):
        x = _SIDE + place % a_row * (w + _GAP)
        y = _TOP + place // a_row * row_height
        chosen = card in selected
        items += _card(
            card.code, x, y - (marks.LIFT["selected"] if chosen else 0), w, chosen, card in refused, marks_on
        )
        if w >= 60:
            items.append(
                label(x + w / 2, y + w * TALL + 20, card.code, 13, t.felt_text, bold=True, anchor="middle")
            )
    rows = -(-max(1, len(cards)) // a_row)
    width = 2 * _SIDE - _GAP + min(len(cards), a_row) * (w + _GAP) if cards else 2 * _SIDE
    height = _TOP + rows * row_height
    ground = Rect(0, 0, width, height, t.felt_2, radius=12)
    return svg(Scene(width, height, (ground, *items), title, description))


def _card(code: str, x: float, y: float, w: float, chosen: bool, refused: bool, marks_on: bool) -> list[Item]:
    t = tokens("light")
    items: list[Item] = list(marks.ring(t, x, y, w, "selected")) if chosen else []
    items += marks.card(code, x, y, w, variant_of(code, marks_on, width=w), shadow=not chosen)
    if refused:
        items += [marks.veil(t, x, y, w, "felt_2"), marks.hatch(t, x, y, w)]
    if chosen:
        items += marks.disc(t, "check", *marks.disc_place("check", x, y, w))
    return items
