"""The picture of an exercise: its cards on felt, the question, and the answers before one is given."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from hanalab.core.language import text
from hanalab.draw import marks
from hanalab.draw.fonts import width as width_of
from hanalab.draw.fonts import wrapped
from hanalab.draw.scene import Circle, Item, Rect, Scene, label
from hanalab.draw.tokens import TALL, Tokens, tokens

if TYPE_CHECKING:
    from hanalab.lessons.exercise import Exercise, Group

WIDTH: Final = 720
#: widths of a card in px, the largest tried first, and the rows of groups each may take
SIZES: Final = ((84, 1), (60, 2), (44, 9))
#: the same where there is little room: rather smaller cards than a row broken in two
SMALL_SIZES: Final = ((84, 1), (72, 1), (60, 1), (54, 1), (48, 1), (44, 9))
LITTLE: Final = 400
SIDE: Final = 24
_CARD_GAP: Final = 10
_LEAST_GAP: Final = 6
_GROUP_GAP: Final = 28
_LABEL: Final = 26
_CODE: Final = 20


class Place(NamedTuple):
    """A group with the upper left corner of its label, and how many cards of it stand in a row."""

    group: Group
    x: float
    y: float
    a_row: int


def card_width(groups: Iterable[Group], room: float) -> int:
    """How wide the cards may be, in px, so that `room` px hold them in few rows.

    >>> card_width((), 672)
    84
    """
    listed = [len(group.cards) for group in groups if group.cards]
    for w, rows in SIZES if room > LITTLE else SMALL_SIZES:
        if _rows(listed, w, room) <= rows:
            return w
    return SIZES[-1][0]


def _rows(counts: Iterable[int], w: float, room: float) -> int:
    rows, x = 1, 0.0
    for count in counts:
        gap = card_gap(count, w, room)
        wide = count * (w + gap) - gap
        if wide > room:
            rows += -(-count // _a_row(w, room)) - (x == 0)
            x = room
        elif x and x + wide > room:
            rows, x = rows + 1, wide + _GROUP_GAP
        else:
            x += wide + _GROUP_GAP
    return rows


def card_gap(count: int, w: float, room: float) -> int:
    """The room between two cards of a group, in px: a little less than usual if that spares a second row.

    >>> card_gap(9, 60, 672), card_gap(10, 60, 672), card_gap(11, 60, 672)
    (10, 7, 10)
    """
    if room <= LITTLE or count < 2:
        return _CARD_GAP
    tight = int((room - 2 - count * w) // (count - 1))  # 2 px for the border of the widget
    return tight if _LEAST_GAP <= tight < _CARD_GAP else _CARD_GAP


def _a_row(w: float, room: float) -> int:
    return max(1, int((room + _CARD_GAP) // (w + _CARD_GAP)))


def scene(exercise: Exercise, lang: str, theme: str = "light") -> Scene:
    """The whole exercise, unanswered, 720 px wide."""
    t = tokens(theme)
    drawn, foot = _felt(t, exercise, lang)
    words, end = _panel(t, exercise, lang, foot)
    items: list[Item] = [
        Rect(0.5, 0.5, WIDTH - 1, end - 1, t.panel, t.line, radius=12),
        label(SIDE, 31, exercise.topic.text(lang), 15, t.text, bold=True),
        Rect(1, 48, WIDTH - 2, foot - 48, t.felt),
        *drawn,
        *words,
    ]
    return Scene(WIDTH, end, tuple(items), exercise.question.text(lang), exercise.text(lang))


def _felt(t: Tokens, exercise: Exercise, lang: str) -> tuple[list[Item], float]:
    """The groups from left to right, as many in a row as fit; and where the felt ends."""
    room = WIDTH - 2 * SIDE
    w = card_width(exercise.picture, room)
    below = _CODE if exercise.codes else 8
    items: list[Item] = []
    x, y, high = float(SIDE), 60.0, 0.0
    for group in exercise.picture:
        name = group.label.text(lang)
        rows = [line for each in group.lines for line in wrapped(each.text(lang), 14, room)]
        count = len(group.cards)
        gap = card_gap(count, w, room)
        a_row = count if count * (w + gap) - gap <= room else _a_row(w, room)
        wide = max(a_row * (w + gap) - gap if group.cards else 0, width_of(name, 14, True) * 1.08)
        if rows:
            wide = max(wide, max(width_of(row, 14) for row in rows) * 1.08)
        if x > SIDE and x + wide > WIDTH - SIDE:
            x, y, high = float(SIDE), y + high, 0.0
        items.append(label(x, y + 16, name, 14, t.felt_text, bold=True))
        for place, card in enumerate(group.cards):
            at_x = x + place % a_row * (w + gap)
            at_y = y + _LABEL + place // a_row * (w * TALL + below + 4)
            items += marks.card("back" if card.code == "?" else card.code, at_x, at_y, w)
            if exercise.codes and card.code != "?":
                foot = at_y + w * TALL + 15
                items.append(label(at_x + w / 2, foot, card.code, 12, t.felt_text_2, anchor="middle"))
        items += [
            label(x, y + _LABEL + 14 + 22 * place, row, 14, t.felt_text) for place, row in enumerate(rows)
        ]
        lines = -(-len(group.cards) // a_row) if group.cards else 0
        high = max(high, _LABEL + lines * (w * TALL + below + 4) + len(rows) * 22 + 10)
        x += wide + _GROUP_GAP
    return items, y + high + 6


def _panel(t: Tokens, exercise: Exercise, lang: str, top: float) -> tuple[list[Item], float]:
    """The question and the answers; and where they end."""
    items: list[Item] = []
    y = top + 34
    for row in wrapped(exercise.question.text(lang), 18, (WIDTH - 2 * SIDE) / 1.26, True):
        items.append(label(SIDE, y, row, 18, t.text, bold=True))
        y += 24
    y -= 6
    if exercise.kind == "number":
        items.append(Rect(SIDE + 0.5, y + 0.5, 160, 40, t.panel, t.edge, radius=8))
        items.append(label(SIDE + 14, y + 26, text("quiz-number-field", lang), 14, t.text_2))
        return items, y + 60
    pictured = any(option.card for option in exercise.options)
    for option in exercise.options:
        high = 64 if option.card else 48
        items.append(Rect(SIDE + 0.5, y + 0.5, WIDTH - 2 * SIDE - 1, high - 1, t.panel, t.edge, radius=8))
        if exercise.kind == "several":
            items.append(Rect(SIDE + 14, y + high / 2 - 10, 20, 20, None, t.edge, 2, 4))
        else:
            items.append(Circle(SIDE + 24, y + high / 2, 10, None, t.edge, 2))
        x: float = SIDE + 50
        if option.card:
            items += marks.card(option.card.code, x, y + 6, 32)
        x += 48 if pictured else 0
        words = option.words.text(lang)
        room = WIDTH - SIDE - 16 - x
        items.append(label(x, y + high / 2 + 5, words, 14, t.text, room=room))
        y += high + 8
    return items, y + 16
