"""The hand explorer as a picture: the hand, the yellow bar, and the candidates with their bars."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from hanalab.draw import marks
from hanalab.draw.art import variant_of
from hanalab.draw.fonts import width, wrapped
from hanalab.draw.scene import Item, Lines, Rect, Run, Scene, Text, label
from hanalab.draw.tokens import TALL, Tokens, tokens

WIDE = 716
ROW = 56
#: room kept for system fonts wider than the one lines are broken for
SPARE = 1.18
#: where the bars begin and end, and how wide a small card is
BARS = (290.0, 560.0)
#: the bars begin here at the latest
MOST = 370.0
THUMB = 27
#: a hand of more cards has the lines about the turn below it
SHORT = 7
BEST_BAR = "#e8a500"


class Scale(NamedTuple):
    """One scale for all bars: its ends, and a tick every `step`."""

    low: float
    high: float
    step: float

    def at(self, value: float) -> float:
        """Where a value lies, 0 to 1 from end to end.

        >>> Scale(-5, 5, 5).at(0)
        0.5
        """
        return (min(self.high, max(self.low, value)) - self.low) / (self.high - self.low)

    @property
    def ticks(self) -> tuple[float, ...]:
        """The values written below."""
        first = math.ceil(self.low / self.step)
        return tuple(n * self.step for n in range(first, math.floor(self.high / self.step) + 1))


def scale_of(rows: Iterable[Any]) -> Scale:
    """The scale on which all means and their whiskers of two standard errors find room, zero among them.

    >>> from hanalab.draw.explorer import scale_of
    >>> scale_of([]).ticks
    (-5, 0, 5)
    """
    ends = [0.0]
    for row in rows:
        reach = 2 * row.error if math.isfinite(row.error) else 0.0
        ends += [row.mean - reach, row.mean + reach]
    low, high = min(ends), max(ends)
    if high - low < 1e-9:
        return Scale(-6, 6, 5)
    pad = (high - low) * 0.04
    low, high = low - pad if low < 0 else 0.0, high + pad if high > 0 else 0.0
    rough = (high - low) / 4
    unit = 10 ** math.floor(math.log10(rough))
    step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough)
    return Scale(low, high, step if step < 1 else round(step))


class Candidate(NamedTuple):
    """A row of the picture: card, what it takes, its words, its value in words, and the numbers behind."""

    codes: tuple[str, ...]
    takes: tuple[str, ...]
    name: str
    detail: str
    value: str
    distance: str
    mean: float = 0.0
    error: float = 0.0
    valued: bool = False


class Strip(NamedTuple):
    """The hand: its codes, those lifted, the cards beside it with their title, lines about the turn, and the
    words under the cards (their codes, where there are none)."""

    codes: tuple[str, ...]
    lifted: tuple[str, ...]
    beside: tuple[tuple[str, tuple[str, ...]], ...]
    lines: tuple[str, ...]
    labels: tuple[str, ...] = ()


def explorer_still(
    strip: Strip,
    bold: str,
    rest: str,
    body: Sequence[Candidate] | Scene | None,
    axis: str,
    foot: str,
    title: str,
    told: str,
    theme: str = "light",
    ticks: Callable[[float], str] = "{:g}".format,
) -> Scene:
    """`strip`, the yellow bar, the candidates (or another scene), and how it was obtained, 716 px wide;
    `ticks` writes a number of the axis."""
    t = tokens(theme)
    items, top = _strip(t, strip)
    bar, high = yellow_bar(t, top, bold, rest)
    items += bar
    top += high
    made: list[Item] = []
    if isinstance(body, Scene):
        made += body.moved(0, top)
        bottom = top + body.height
    elif body:
        rows, high = candidate_rows(t, top + 6, body, axis, ticks)
        made += rows
        bottom = top + 6 + high
    else:
        bottom = top
    for line in wrapped(foot, 13, (WIDE - 32) / SPARE):
        bottom += 18
        made.append(label(16, bottom, line, 13, t.text_2))
    bottom += 14 if foot else 8 if body else 0
    items += [Rect(0, top, WIDE, bottom - top, t.panel), *made]
    return Scene(WIDE, bottom, tuple(items), title, told)


def _strip(t: Tokens, strip: Strip) -> tuple[list[Item], float]:
    """The hand with the lines at its right, or below a long one; what lies beside it; and the height."""
    count = len(strip.codes)
    long = count > SHORT
    w = min(60.0, (WIDE - 32 - 6.0 * (count - 1)) / max(1, count))
    step = w + min(10.0, (WIDE - 32 - w * count) / max(1, count - 1))
    items: list[Item] = []
    for place, code in enumerate(strip.codes):
        x, y = 16 + step * place, 22.0
        lifted = code in strip.lifted
        if lifted:
            y -= marks.LIFT["selected"]
            items += marks.ring(t, x, y, w, "selected")
        items += marks.card(code, x, y, w, variant_of(code, False, width=w), shadow=not lifted)
        if lifted:
            items += marks.disc(t, "check", *marks.disc_place("check", x, y, w))
        said = strip.labels[place] if strip.labels else code
        items.append(
            label(x + w / 2, 41 + w * TALL, said, 13, t.felt_text, bold=True, anchor="middle", room=w + 6)
        )
    top = 22 + w * TALL + 32 if strip.codes else 24.0
    if strip.lines and long:
        runs = [Run(strip.lines[0], t.felt_text, True)]
        runs += [Run(f"\N{EM SPACE}{line}", t.felt_text_2) for line in strip.lines[1:]]
        items.append(Text(16, top + 10, tuple(runs), 14, room=WIDE - 32))
        top += 24
    elif strip.lines:
        room = max(width(line, 14, not n) for n, line in enumerate(strip.lines)) * SPARE
        middle = top / 2 - 9 * (len(strip.lines) - 1) + 5
        for place, line in enumerate(strip.lines):
            colour = t.felt_text_2 if place else t.felt_text
            at = middle + 18 * place
            items.append(label(WIDE - 16, at, line, 14, colour, bold=not place, anchor="end", room=room))
    for name, codes in strip.beside:
        items.append(label(16, top + 26, name, 13, t.felt_text_2, room=96))
        small = min(30.0, 570 / max(1, len(codes)))
        for place, code in enumerate(codes):
            items += marks.card(code, 120 + small * place, top, THUMB)
        top += THUMB * TALL + 8
    return [Rect(0, 0, WIDE, top + 4, t.felt_2), *items], top + 4


def yellow_bar(t: Tokens, top: float, bold: str, rest: str) -> tuple[list[Item], float]:
    """The bar: the bold words and the rest in one flow of as many lines as they need; its height."""
    room = (WIDE - 32) / SPARE
    lines: list[list[Run]] = [[]]
    used = 0.0
    for word, heavy in [*((w, True) for w in bold.split()), *((w, False) for w in rest.split())]:
        wide = width(word + " ", 15, heavy)
        if lines[-1] and used + wide > room:
            lines.append([])
            used = 0.0
        used += wide
        runs = lines[-1]
        if runs and runs[-1].bold is heavy:
            runs[-1] = runs[-1]._replace(words=f"{runs[-1].words} {word}")
        else:
            runs.append(Run(f" {word}" if runs else word, t.ink, heavy))
    high = 24 + 20.0 * len(lines)
    items: list[Item] = [Rect(0, top, WIDE, high, t.mark)]
    for place, runs in enumerate(lines):
        items.append(Text(16, top + 27 + 20 * place, tuple(runs), 15, room=WIDE - 32))
    return items, high


def candidate_rows(
    t: Tokens,
    top: float,
    rows: Sequence[Candidate],
    axis: str,
    ticks: Callable[[float], str] = "{:g}".format,
) -> tuple[list[Item], float]:
    """One row of 56 each, the best first, on one scale; its height with the axis below."""
    scale = scale_of([row for row in rows if row.valued])
    words_ = [*(width(row.name, 14, True) for row in rows), *(width(row.detail, 13) for row in rows)]
    longest = max(words_, default=0.0)
    left, right = min(max(BARS[0], 132 + longest * SPARE), MOST), BARS[1]

    def x(value: float) -> float:
        return left + scale.at(value) * (right - left)

    items: list[Item] = []
    for place, row in enumerate(rows):
        y = top + ROW * place
        if place == 0:
            items.append(Rect(0, y, WIDE, ROW, t.inset))
        elif place > 1:
            items.append(Lines(((16, y, WIDE - 16, y),), t.line))
        at = 16.0
        for code in row.codes:
            items += marks.card(code, at, y + 6, THUMB, variant_of(code, False, width=THUMB))
            at += THUMB + 2
        if row.takes:
            items.append(
                Lines(
                    ((at + 4, y + 23, at + 9, y + 28), (at + 9, y + 28, at + 4, y + 33)),
                    t.text,
                    1.8,
                    round=True,
                )
            )
            at += 16
        for code in row.takes:
            items += marks.card(code, at, y + 6, THUMB, variant_of(code, False, width=THUMB))
            at += THUMB * (1 if len(row.takes) < 3 else 0.45)
        words = max(120.0, at + 8)
        room = left - words - 6
        items.append(label(words, y + 25, row.name, 14, t.text, bold=True, room=room))
        items.append(label(words, y + 43, row.detail, 13, t.text_2, room=room))
        if row.valued:
            items += _bar(t, x(0), x(row.mean), y, place == 0)
            if row.error > 0 and math.isfinite(row.error):
                items += _whisker(t, x(row.mean - 2 * row.error), x(row.mean + 2 * row.error), y, place == 0)
        items.append(label(WIDE - 16, y + 25, row.value, 15, t.text, bold=True, anchor="end"))
        items.append(label(WIDE - 16, y + 43, row.distance, 13, t.text_2, anchor="end"))
    bottom = top + ROW * len(rows)
    items.append(Lines(((x(0), top, x(0), bottom),), t.edge, 1.5))
    items.append(label(left - 40, bottom + 20, axis, 12.5, t.text_2, anchor="end", room=240))
    for tick in scale.ticks:
        items.append(label(x(tick), bottom + 20, ticks(tick), 12.5, t.text_2, anchor="middle"))
    return items, ROW * len(rows) + 28


def _bar(t: Tokens, zero: float, end: float, y: float, best: bool) -> list[Item]:
    x, wide = min(zero, end), max(1.0, abs(end - zero))
    if best:
        return [Rect(x, y + 18, wide, 19, BEST_BAR, t.text, 1)]
    return [Rect(x, y + 18, wide, 19, t.line, t.edge, 1)]


def _whisker(t: Tokens, low: float, high: float, y: float, best: bool) -> list[Item]:
    middle = y + 27.5
    segments = (
        (low, middle, high, middle),
        (low, middle - 6, low, middle + 6),
        (high, middle - 6, high, middle + 6),
    )
    return [Lines(segments, t.text if best else t.edge, 2)]


# --- the bids ----------------------------------------------------------------------------------------------


class Cell(NamedTuple):
    """A bid of the table: its number as words, and how deep its ground is, 0 to 1."""

    words: str
    depth: float
    advised: bool = False


def bids_table(
    numbers: Sequence[int], rows: Sequence[tuple[str, Sequence[Cell]]], title: str, theme: str = "light"
) -> Scene:
    """Trumps by numbers, cells of 44, one hue, the number always printed, the advised bid outlined."""
    t = tokens(theme)
    left, step = 60.0, 80.0
    items: list[Item] = [
        label(left + step * (place + 0.5) - 3, 26, str(number), 13, t.text_2, anchor="middle")
        for place, number in enumerate(numbers)
    ]
    for line, (sign, cells) in enumerate(rows):
        y = 38 + 48.0 * line
        red = sign[:1] in "♥♦"
        items.append(label(36, y + 28, sign, 18, t.red_suit if red else t.text, bold=True, anchor="middle"))
        for place, cell in enumerate(cells):
            x = left + step * place
            fill = mixed(t.panel, HUE[theme], cell.depth)
            items.append(Rect(x, y, step - 6, 44, fill, t.line, 1, 6))
            if cell.advised:
                items.append(Rect(x - 3, y - 3, step, 50, None, t.text, 2.5, 8))
            items.append(
                label(x + step / 2 - 3, y + 27, cell.words, 14, t.text, bold=cell.advised, anchor="middle")
            )
    return Scene(WIDE, 38 + 48.0 * len(rows) + 8, tuple(items), title)


#: the one hue of the bids, at its deepest
HUE = {"light": "#7ebca0", "dark": "#2c6a52"}


def mixed(ground: str, colour: str, share: float) -> str:
    """A colour laid over a ground, 0 (nothing of it) to 1.

    >>> mixed("#000000", "#ff0080", 0.5)
    '#800040'
    """
    parts = (
        round(int(ground[at : at + 2], 16) * (1 - share) + int(colour[at : at + 2], 16) * share)
        for at in (1, 3, 5)
    )
    return "#" + "".join(f"{part:02x}" for part in parts)
