"""The states of a card and the few other signs of a table, as marks of a scene.

Every state has a cue besides its colour: a disc with a sign, a hatch, a lift, a plate or a dashed line.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from hanalab.draw.fonts import width as width_of
from hanalab.draw.scene import Circle, Image, Item, Lines, Polygon, Rect, label
from hanalab.draw.tokens import ROUND, TALL, Tokens

Sign = Literal["check", "down", "bolt", "barred", "crown"]
Ring = Literal["target", "selected", "focus"]

DISC: Final = 11
#: how far a card is lifted in each state, in px
LIFT: Final = {"hover": 4, "selected": 12, "earned": 7}

_CHECK: Final = ((-4, 0.5, -1.2, 3.3), (-1.2, 3.3, 4.2, -2.8))
_DOWN: Final = ((0, -4.6, 0, 4.4), (0, 4.4, -3.6, 0.9), (0, 4.4, 3.6, 0.9))
_BOLT: Final = ((1.9, -5.8), (-3.9, 1.1), (-0.7, 1.1), (-1.9, 5.8), (3.9, -1.3), (0.7, -1.3))
_CROWN: Final = ((-5.2, 4), (-5.6, -3.2), (-2.5, -0.4), (0, -4.6), (2.5, -0.4), (5.6, -3.2), (5.2, 4))


def card(code: str, x: float, y: float, w: float, variant: str = "", shadow: bool = True) -> tuple[Item, ...]:
    """A card in full colour, with a short shadow under it unless something else frames it."""
    if not shadow:
        return (Image(code, x, y, w, variant),)
    h, corner = w * TALL, w * ROUND
    return Rect(x, y + 1.5, w, h, "#000000", radius=corner, alpha=0.22), Image(code, x, y, w, variant)


def veil(t: Tokens, x: float, y: float, w: float, ground: str = "felt") -> Rect:
    """Half hides a card that is not concerned, with the colour of what it lies on: felt, felt_2 or panel."""
    h, corner = w * TALL, w * ROUND
    if ground == "panel":
        return Rect(x, y, w, h, t.panel_veil, radius=corner, alpha=t.panel_veil_alpha)
    return Rect(x, y, w, h, t.felt_2 if ground == "felt_2" else t.felt, radius=corner, alpha=t.veil)


def hatch(t: Tokens, x: float, y: float, w: float, ground: str = "felt") -> Lines:
    """Slanting lines over a card that cannot be used now."""
    segments = tuple([(x + a, y + b, x + c, y + d) for a, b, c, d in _slants(w)])
    return Lines(segments, t.panel_hatch if ground == "panel" else t.hatch, 1.5, alpha=0.34)


@cache
def _slants(w: float) -> tuple[tuple[float, float, float, float], ...]:
    h, inset, step = w * TALL, 1, 7 * 2**0.5
    segments = []
    at = step
    while at < w + h - step / 2:
        x1, y1 = max(inset, at - (h - inset)), min(h - inset, at - inset)
        x2, y2 = min(w - inset, at - inset), max(inset, at - (w - inset))
        segments.append((round(x1, 2), round(y1, 2), round(x2, 2), round(y2, 2)))
        at += step
    return tuple(segments)


def ring(t: Tokens, x: float, y: float, w: float, kind: Ring) -> tuple[Rect, Rect]:
    """A ring round a card, to be drawn before it: yellow and ink (target, earned, winning), white and ink
    (selected), white and blue (focus)."""
    colour = t.mark if kind == "target" else t.select
    rim, edge = (t.focus, 6.0) if kind == "focus" else (t.ink, 4.5)
    return _frame(x, y, w, edge, rim), _frame(x, y, w, 3, colour)


def _frame(x: float, y: float, w: float, out: float, fill: str) -> Rect:
    return Rect(x - out, y - out, w + 2 * out, w * TALL + 2 * out, fill, radius=w * ROUND + out)


def disc(
    t: Tokens, sign: Sign, cx: float, cy: float, r: float = DISC, fill: str | None = None
) -> tuple[Item, ...]:
    """A small disc with a sign in it; `r` is its outer radius in px, `fill` a ground other than the usual."""
    k = r / DISC
    if sign == "barred":
        bar = 3.1 * k
        return (
            Circle(cx, cy, r, t.paper),
            Circle(cx, cy, r - 2 * k, t.ink),
            Circle(cx, cy, 4.4 * k, None, t.paper, 1.9 * k),
            Lines(((cx - bar, cy + bar, cx + bar, cy - bar),), t.paper, 1.9 * k),
        )
    plate = Circle(cx, cy, r - k, fill or (t.select if sign == "check" else t.mark), t.ink, 2 * k)
    if sign == "check" or sign == "down":
        strokes = _CHECK if sign == "check" else _DOWN
        moved = tuple([(cx + a * k, cy + b * k, cx + c * k, cy + d * k) for a, b, c, d in strokes])
        return plate, Lines(moved, t.ink, 2.1 * k, round=True)
    points = tuple([(cx + a * k, cy + b * k) for a, b in (_BOLT if sign == "bolt" else _CROWN)])
    return plate, Polygon(points, t.ink)


def disc_place(sign: Sign, x: float, y: float, w: float, strip: float | None = None) -> tuple[float, float]:
    """Where a sign sits on a card: check and crown on the upper edge, down on the lower one, bolt and barred
    at the upper right corner. `strip` is the width of the card that can be seen."""
    seen = w if strip is None else strip
    if sign in ("check", "crown"):
        return x + seen / 2, y - 2
    if sign == "down":
        return x + seen / 2, y + w * TALL - 0.5
    return x + w - 2, y + 2


def empty_place(t: Tokens, x: float, y: float, w: float, h: float | None = None) -> Rect:
    """Where a card could lie."""
    return Rect(
        x + 0.5,
        y + 0.5,
        w - 1,
        (w * TALL if h is None else h) - 1,
        None,
        t.felt_line,
        1.25,
        max(3, w * ROUND),
        (3.5, 3),
    )


def plate(t: Tokens, x: float, y: float, w: float, h: float) -> Rect:
    """The darker ground under a pile of three."""
    return Rect(x - 4.5, y - 4.5, w + 9, h + 9, t.felt_2, t.felt_line, 1, 7)


def side(t: Tokens, x: float, y: float, you: bool, fill: str | None = None, size: float = 10) -> Polygon:
    """▲ for you or ▼ for the other, standing on the base line `y`."""
    top, foot = y - size * 0.84, y
    colour = fill or (t.you_on_felt if you else t.other_on_felt)
    if you:
        return Polygon(((x, foot), (x + size, foot), (x + size / 2, top)), colour)
    return Polygon(((x, top), (x + size, top), (x + size / 2, foot)), colour)


def tag_width(words: str, size: float = 14) -> float:
    """How wide a tag is: there is room for bold letters a fifth wider than the usual."""
    return width_of(words, size, True) * 1.2 + size


def tag(
    t: Tokens,
    cx: float,
    cy: float,
    words: str,
    size: float = 14,
    fill: str | None = None,
    text: str | None = None,
    edge: str | None = None,
) -> tuple[Item, ...]:
    """Words on a small plate, centred on a point; paper with ink, if nothing else is said."""
    w, h = tag_width(words, size), size * 1.6
    return (
        Rect(cx - w / 2, cy - h / 2, w, h, fill or t.paper, edge, 1.5, 4),
        label(
            cx, cy + size * 0.36, words, size, text or t.ink, bold=True, anchor="middle", room=w - size * 0.6
        ),
    )


def rule_pill(
    t: Tokens, x: float, y: float, number: str, ground: str = "felt", anchor: str = "start"
) -> tuple[Item, ...]:
    """The number of a rule on its plate, on the base line `y`; `x` is its left (or right, "end") edge."""
    colour, back = {
        "felt": (t.rule_on_felt, t.paper),
        "mark": (t.mark, t.ink),
        "panel": (t.rule_text, t.rule_ground),
    }[ground]
    w = pill_width(number)
    left = x - w if anchor == "end" else x
    return (
        Rect(left, y - 13.5, w, 18, back, radius=4),
        label(left + w / 2, y, number, 12, colour, bold=True, anchor="middle"),
    )


def pill_width(number: str) -> float:
    """Width of a rule pill in px."""
    return round(width_of(number, 12, True) * 1.08 + 14)


def arrow(t: Tokens, x1: float, y1: float, x2: float, y2: float, words: str = "") -> tuple[Item, ...]:
    """A thick dashed arrow with a label on its shaft (beside it if the shaft is short)."""
    dx, dy = x2 - x1, y2 - y1
    length = (dx * dx + dy * dy) ** 0.5
    if length < 1:
        return ()
    ux, uy = dx / length, dy / length
    head, half = 22.0, 13.0
    bx, by = x2 - ux * head, y2 - uy * head
    shaft = ((x1, y1, bx, by),)
    items: list[Item] = [
        Lines(shaft, t.ink, 8.5),
        Lines(shaft, t.mark, 5, dash=(10, 7)),
        Polygon(
            ((x2, y2), (bx - uy * half, by + ux * half), (bx + uy * half, by - ux * half)), t.mark, t.ink, 2
        ),
    ]
    if words:
        middle = (x1 + bx) / 2, (y1 + by) / 2
        wide = width_of(words, 14, True) * 1.08 + 14
        if length - head > wide + 24 and abs(ux) > 0.4:
            cx, cy = middle[0] - wide * 0.1, middle[1] - (11 if abs(uy) < 0.1 else 0)
        else:
            cx, cy = max(x1, x2) + wide / 2 + 8, y1 - 4
        items += tag(t, cx, cy, words, edge=t.ink)
    return tuple(items)
