"""The review of a finished round or hand as a picture: a curve of its value, and what one turn did to it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import ceil, floor
from typing import Final, NamedTuple

from hanalab.core.language import signed, text
from hanalab.draw import marks
from hanalab.draw.fonts import width as width_of
from hanalab.draw.mushi_still import BAR, status_bar
from hanalab.draw.scene import Form, Hot, Item, Lines, Point, Polygon, Rect, Scene, label
from hanalab.draw.tokens import TALL, Tokens, tokens

#: height in px of the heading over the curve, of the curve, and of what lies below it
HEAD: Final = 36
CURVE: Final = 228
DETAIL: Final = 156
WIDTH: Final = {"wide": 716, "narrow": 384}
#: half the width of a sign on the curve in px, and that of the turning point
SIGN: Final = 7.5
LARGE: Final = 12.0
_STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
#: the points of a hand of Mighty
POINTS: Final = 20


class Mark(NamedTuple):
    """A point of the curve: the number of its turn (or trick) from 1, the value in points after it, whose it
    is, whether luck more than a choice moved the value to it, whether it is an estimate. `act` is what
    pressing it does, `name` is said aloud."""

    number: int
    value: float
    yours: bool
    luck: bool = False
    estimate: bool = False
    act: str = ""
    name: str = ""


class Curve(NamedTuple):
    """The value of a round or hand in points: `start` before the first turn (None: not known), then its
    `marks`, oldest first; those still being worked out may be missing at the beginning. `length` is the
    number of turns. `turning` is the number of the largest one, `chosen` that of the one looked at.

    `base` is the value of the line drawn stronger, `base_words` its label (else its number); `is_signed`
    says whether values are scores. `title`, `you` and `other` are words; `luck` is the legend of dashed
    lines ("" for none)."""

    marks: tuple[Mark, ...]
    length: int
    title: str
    you: str
    other: str
    start: float | None = None
    turning: int | None = None
    chosen: int | None = None
    base: float = 0
    base_words: str = ""
    is_signed: bool = True
    luck: str = ""
    how: str = ""


class Group(NamedTuple):
    """Some cards under a word: `lit` ones have a yellow ring."""

    title: str
    codes: tuple[str, ...]
    lit: bool = False


class Detail(NamedTuple):
    """What one turn did: its cards, then one line about the two parts of the change, bold words, the rest."""

    groups: tuple[Group, ...] = ()
    parts: str = ""
    bold: str = ""
    rest: str = ""
    four_colours: bool = False


def review_scene(
    curve: Curve, detail: Detail | None = None, *, theme: str = "light", form: Form = "wide", lang: str = "en"
) -> Scene:
    """The curve with its heading, 716 x 264 px (narrow: 384 x 288), over the turn looked at, if there is one.

    >>> curve = Curve((Mark(1, 4, True), Mark(2, -2, False)), 2, "Value", "you", "bot", start=0)
    >>> scene = review_scene(curve)
    >>> scene.width, scene.height
    (716, 264)
    """
    t = tokens(theme)
    width = WIDTH[form]
    head = HEAD if form == "wide" else HEAD + 24
    frame = _Frame(curve, width, head, form)
    items: list[Item] = [Rect(0, 0, width, frame.foot, t.panel)]
    items += _heading(t, curve, width, form)
    items += _grid(t, curve, frame)
    items += _line(t, curve, frame)
    items += _signs(t, curve, frame)
    height = frame.foot
    if detail is not None:
        below, deep = _detail(t, detail, width, frame.foot, form)
        items += below
        height += deep
    hots = tuple(_hots(curve, frame))
    return Scene(width, height, tuple(items), curve.title, described(curve, detail, lang), hots)


def review_still(
    curve: Curve,
    detail: Detail | None,
    status: tuple[str, str, str],
    *,
    theme: str = "light",
    form: Form = "wide",
    lang: str = "en",
) -> Scene:
    """The same under its yellow bar: what stays in a saved notebook."""
    scene = review_scene(curve, detail, theme=theme, form=form, lang=lang)
    t = tokens(theme)
    bar, deep = (status_bar(t, 0, *status), BAR) if form == "wide" else _narrow_bar(t, status, scene.width)
    words = f"{status[0]}. {status[1]} {scene.description}"
    return Scene(scene.width, scene.height + deep, (*bar, *scene.moved(0, deep)), scene.title, words)


def _narrow_bar(t: Tokens, status: tuple[str, str, str], width: float) -> tuple[tuple[Item, ...], float]:
    """The yellow bar with its words below each other, and its height."""
    bold, words, rule = status
    room = width - 28 - (marks.pill_width(rule) + 8 if rule else 0)
    lines = list(_wrapped(Detail(bold=bold, rest=words), room))
    deep = 18.0 + 20 * len(lines)
    items: list[Item] = [Rect(0, 0, width, deep, t.mark)]
    items += [
        label(14, 24 + 20 * place, line, 14, t.ink, bold=kind == "bold")
        for place, (kind, line) in enumerate(lines)
    ]
    if rule:
        items += marks.rule_pill(t, width - 14, 24, rule, "mark", "end")
    return tuple(items), deep


def described(curve: Curve, detail: Detail | None, lang: str) -> str:
    """The curve in words: the value after each turn."""
    values = [
        text("review-describe-point", lang, number=mark.number, value=value_words(curve, mark.value))
        for mark in curve.marks
    ]
    pieces = [f"{curve.title}: {', '.join(values)}." if values else f"{curve.title}."]
    if curve.how:
        pieces.append(curve.how)
    if detail is not None:
        pieces += [piece for piece in (detail.parts, detail.bold, detail.rest) if piece]
    return " ".join(pieces)


def value_words(curve: Curve, value: float) -> str:
    """A value as the curve writes it: whole points, with a sign where it is a score."""
    whole = floor(value + 0.5)
    return signed(whole) if curve.is_signed else str(whole)


class _Frame:
    """Where things lie: the plot, its scale and its lines."""

    def __init__(self, curve: Curve, width: float, top: float, form: Form) -> None:
        wide = form == "wide"
        self.left = 44.0 if wide else 38.0
        self.right = width - (18.0 if wide else 14.0)
        self.top, self.bottom = top + 16, top + CURVE - 34
        self.foot = top + CURVE
        self.every = 1 if wide or curve.length <= 10 else 2
        values = [mark.value for mark in curve.marks]
        values += [curve.base] if curve.start is None else [curve.base, curve.start]
        low, high = min(values), max(values)
        step = next((step for step in _STEPS if (high - low) / step <= 5), 1000)
        self.low, self.high = floor(low / step) * step, ceil(high / step) * step
        if self.high - self.low < 4 * step:
            room = 4 * step - (self.high - self.low)
            self.low -= room // 2 // step * step
            self.high = self.low + 4 * step
        if not curve.is_signed:  # points: there are no more than all, and none below nothing
            over = max(0, self.high - POINTS) or min(0, self.low)
            self.low, self.high = self.low - over, self.high - over
        self.lines = range(int(self.low), int(self.high) + 1, step)
        self.pitch = (self.right - self.left - (LARGE if wide else 6)) / max(1, curve.length)

    def x(self, number: float) -> float:
        return self.left + self.pitch * number

    def y(self, value: float) -> float:
        share = (value - self.low) / max(1, self.high - self.low)
        return self.bottom - share * (self.bottom - self.top)


def _heading(t: Tokens, curve: Curve, width: float, form: Form) -> list[Item]:
    """The title, and whose sign is which."""
    wide = form == "wide"
    edge = 16.0 if wide else 12.0
    base = 27.0
    room = width - 2 * edge
    title = label(edge, base, curve.title, 14, t.text, bold=True, room=room if not wide else 330)
    base = base if wide else base + 22
    pieces: list[tuple[str, str]] = [("you", curve.you), ("other", curve.other)]
    pieces += [(kind, words) for kind, words in (("luck", curve.luck), ("base", curve.base_words)) if words]
    wides = [width_of(words, 13) * 1.1 + (34 if kind in ("luck", "base") else 18) for kind, words in pieces]
    x = width - edge - sum(wides) - 12 * (len(pieces) - 1) if wide else edge
    items: list[Item] = [title]
    for (kind, words), taken in zip(pieces, wides, strict=True):
        if kind in ("luck", "base"):
            stroke = (x, base - 4.5, x + 26, base - 4.5)
            luck = kind == "luck"
            items.append(Lines((stroke,), t.text, 2.5, (5, 4)) if luck else Lines((stroke,), t.edge, 1.75))
            items.append(label(x + 32, base, words, 13, t.text_2))
        else:
            yours = kind == "you"
            items += _sign(t, x + 5, base - 4.5, yours, 5.5)
            items.append(label(x + 15, base, words, 13, t.text_2))
        x += taken + 12
    return items


def _grid(t: Tokens, curve: Curve, frame: _Frame) -> list[Item]:
    items: list[Item] = []
    thin = [(frame.left, frame.y(at), frame.right, frame.y(at)) for at in frame.lines if at != curve.base]
    items.append(Lines(tuple(thin), t.line, 1))
    base = frame.y(curve.base)
    items.append(Lines(((frame.left, base, frame.right, base),), t.edge, 1.75))
    for at in frame.lines:
        if at != curve.base and abs(frame.y(at) - base) < 12 and curve.base not in frame.lines:
            continue  # its number would lie on that of the base line
        words = value_words(curve, at)
        items.append(label(frame.left - 8, frame.y(at) + 4.5, words, 13, t.text, anchor="end"))
    if curve.base not in frame.lines:
        words = value_words(curve, curve.base)
        items.append(label(frame.left - 8, base + 4.5, words, 13, t.text, bold=True, anchor="end"))
    if curve.chosen is not None:
        x = frame.x(curve.chosen)
        items.append(Lines(((x, frame.top - 10, x, frame.bottom + 8),), t.edge, 1.25, (3, 3)))
    for number in range(1, curve.length + 1):
        here = number == curve.chosen
        if here or (number % frame.every == 0 and abs(number - (curve.chosen or -9)) >= frame.every):
            items.append(
                label(frame.x(number), frame.foot - 12, str(number), 13, t.text, bold=here, anchor="middle")
            )
    return items


def _points(curve: Curve, frame: _Frame) -> list[tuple[Point, Mark | None]]:
    """The corners of the line, with the mark each belongs to."""
    found: list[tuple[Point, Mark | None]] = []
    if curve.start is not None:
        found.append(((frame.x(0), frame.y(curve.start)), None))
    return found + [((frame.x(mark.number), frame.y(mark.value)), mark) for mark in curve.marks]


def _line(t: Tokens, curve: Curve, frame: _Frame) -> list[Item]:
    """The line itself, dashed where luck moved the value more than a choice did."""
    points = _points(curve, frame)
    runs: dict[bool, list[tuple[float, float, float, float]]] = {False: [], True: []}
    for (start, _), (end, mark) in pairwise(points):
        runs[mark is not None and mark.luck].append((*start, *end))
    items: list[Item] = []
    if runs[False]:
        items.append(Lines(tuple(runs[False]), t.text, 2.5, round=True))
    if runs[True]:
        items.append(Lines(tuple(runs[True]), t.text, 2.5, (6, 4.5)))
    return items


def _signs(t: Tokens, curve: Curve, frame: _Frame) -> list[Item]:
    items: list[Item] = []
    large: list[Item] = []
    for (x, y), mark in _points(curve, frame):
        if mark is None:
            continue
        turning = mark.number == curve.turning
        drawn = _sign(t, x, y, mark.yours, LARGE if turning else SIGN, mark.estimate)
        (large if turning else items).extend(drawn)
    return [*items, *large]


def _sign(
    t: Tokens, x: float, y: float, yours: bool, half: float, estimate: bool = False
) -> tuple[Item, ...]:
    """▲ or ▼ centred on a point; an estimate is hollow."""
    tall = half * 0.9
    peak, foot = (y - tall, y + tall * 0.85) if yours else (y + tall, y - tall * 0.85)
    fill = t.mark if yours else t.defender
    edge = t.ink if t.panel != "#1c1b1f" else t.panel
    points = ((x - half, foot), (x + half, foot), (x, peak))
    if estimate:
        return (Polygon(points, t.panel, t.you if yours else t.other, 2),)
    return (Polygon(points, fill, edge, 1.75),)


def _hots(curve: Curve, frame: _Frame) -> Iterator[Hot]:
    """A column to press for each point."""
    for mark in curve.marks:
        if mark.act:
            left = frame.x(mark.number) - frame.pitch / 2
            wide = min(frame.pitch, frame.right + 12 - left)
            yield Hot(left, frame.top - 12, wide, frame.foot - frame.top + 8, mark.act, mark.name)


# -- below the curve ----------------------------------------------------------------------------------------


def _detail(t: Tokens, detail: Detail, width: float, top: float, form: Form) -> tuple[list[Item], float]:
    """The cards of a turn on the felt with what they did, and the height of it."""
    wide = form == "wide"
    edge, w = (18.0, 60.0) if wide else (14.0, 42.0)
    x = edge
    drawn: list[Item] = []
    for group in detail.groups:
        start = x
        drawn.append(label(x, top + 26, group.title, 13, t.felt_text, bold=True))
        for code in group.codes:
            if group.lit:
                drawn += marks.ring(t, x, top + 38, w, "target")
            variant = "four" if detail.four_colours and code[0] in "DC" and code[0].isalpha() else ""
            drawn += marks.card(code, x, top + 38, w, variant, shadow=not group.lit)
            x += w + 10
        x = max(x + 8, start + width_of(group.title, 13, True) * 1.15 + 24)
    left = x + 10 if wide and detail.groups else edge
    first = top + 38.0
    if not wide and detail.groups:
        left, first = edge, top + 38 + w * TALL + 30
    lines = list(_wrapped(detail, width - edge - left))
    deep = 38 + w * TALL + 22 if detail.groups else 24.0
    if wide:
        first = top + max(30.0, (deep - 20 * len(lines)) / 2 + 16)
        deep = max(DETAIL, deep, first - top + 20 * len(lines) + 4)
    else:
        deep = first - top + 20 * len(lines)
    items: list[Item] = [Rect(0, top, width, deep, t.felt), *drawn]
    for place, (kind, words) in enumerate(lines):
        fill = t.felt_text_2 if kind == "parts" else t.felt_text
        items.append(label(left, first + 20 * place, words, 14, fill, bold=kind == "bold"))
    return items, deep


def _wrapped(detail: Detail, room: float) -> Iterator[tuple[str, str]]:
    """The words in lines of one kind each: a canvas squeezes mixed ones where its letters are wide."""
    for kind, words in (("parts", detail.parts), ("bold", detail.bold), ("plain", detail.rest)):
        line = ""
        for word in words.split(" "):  # not at no-break spaces
            longer = f"{line} {word}" if line else word
            if line and width_of(longer, 14, kind == "bold") > room / 1.12:
                yield kind, line
                longer = word
            line = longer
        if line:
            yield kind, line
