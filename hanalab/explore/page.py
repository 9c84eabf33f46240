"""The page that pictures of answers are drawn on: heading, drawing, foot, and letters that stay readable.

Figures are made without pyplot, so nothing is left behind, and have a ground of their own, so they read on
light and on dark pages. Sizes are in inches, of letters in points. Where a figure is shown 400 pixels wide,
its smallest letters are still 9 pixels high.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from hanalab.core.errors import HanalabError
from hanalab.core.shown import quoted
from hanalab.explore.words import amount, number

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


class Theme(NamedTuple):
    """The colours of a picture."""

    ground: str
    ink: str
    soft: str
    line: str
    best: str
    rest: str
    red: str
    low: str
    high: str


THEMES: Final = {
    "light": Theme(
        "#f8f6f1", "#1d1b20", "#57525c", "#d8d2c5", "#e8a400", "#c9c0b1", "#b3261e", "#f8f6f1", "#7ebca0"
    ),
    "dark": Theme(
        "#1c1b1f", "#f1ebdf", "#b9b2bf", "#3b3840", "#ffd24a", "#6d6675", "#ff9e92", "#27252b", "#2c6a52"
    ),
}  # fmt: skip
FONT: Final = ["DejaVu Sans", "sans-serif"]
#: inches: the usual width, and the widths that can be asked for
WIDTH: Final = 7.2
WIDTHS: Final = (3.0, 20.0)
MARGIN: Final = 0.2
#: the smallest letters of a figure that is shown 400 pixels wide, in pixels; never below or above so many
#: points
LEAST_PIXELS: Final = 9.1
LETTERS: Final = (9.0, 11.8)
#: the height of a line, in heights of its letters
LEADING: Final = 1.32
POINTS: Final = 72


class Page:
    """A figure to be: what is above and below the drawing, and how large letters are."""

    def __init__(self, heading: str, foot: str, theme: object, width: object) -> None:
        if not isinstance(theme, str) or theme not in THEMES:
            raise HanalabError("explore-theme", found=quoted(theme), known=", ".join(THEMES))
        sound = isinstance(width, int | float) and not isinstance(width, bool)
        if not sound or not WIDTHS[0] <= width <= WIDTHS[1]:  # type: ignore[operator]
            raise HanalabError("explore-width", found=quoted(width), low=3, high=20)
        self.look = THEMES[theme]
        self.width = float(width)  # type: ignore[arg-type]
        least, most = LETTERS
        self.small = min(most, max(least, LEAST_PIXELS * self.width * POINTS / 400))
        self.words = self.small + 0.2
        self.large = self.small + 0.7
        self.heading = self.wrapped(_kept(heading), self.large, "bold")
        self.foot = self.wrapped(_kept(foot), self.small) if foot else []

    @property
    def room(self) -> float:
        """The width between the margins."""
        return self.width - 2 * MARGIN

    def line(self, size: float) -> float:
        """The height of a line of letters."""
        return LEADING * size / POINTS

    def wide(self, words: str, size: float | None = None, weight: str = "normal") -> float:
        """How wide words are."""
        from matplotlib.font_manager import FontProperties
        from matplotlib.textpath import text_to_path

        font = FontProperties(family=FONT[0], size=size or self.words, weight=weight)
        points: float = text_to_path.get_text_width_height_descent(words, font, False)[0]
        return points / POINTS

    def wrapped(
        self, words: str, size: float | None = None, weight: str = "normal", room: float | None = None
    ) -> list[str]:
        """Words in lines that fit the room."""
        lines: list[str] = []
        for word in words.split(" "):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.wide(longer, size, weight) <= (room or self.room):
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def axes(self, height: float, below: float, left: float, right: float) -> tuple[Figure, Axes]:
        """The figure, with axes from `left` to `right`, `height` high, and room `below` for what they say."""
        from matplotlib.figure import Figure

        top = 0.14 + self.line(self.large) * len(self.heading) + 0.06
        bottom = 0.1 + (self.line(self.small) * len(self.foot) + 0.08 if self.foot else 0.0)
        whole = top + height + below + bottom
        figure = Figure(figsize=(self.width, whole), facecolor=self.look.ground)
        place = (left / self.width, (bottom + below) / whole, (right - left) / self.width, height / whole)
        axes = figure.add_axes(place)
        axes.set_facecolor(self.look.ground)
        across = MARGIN / self.width
        for at, line in enumerate(self.heading):
            figure.text(
                across, 1 - (0.14 + self.line(self.large) * at) / whole, line, color=self.look.ink, va="top",
                fontsize=self.large, weight="bold", family=FONT,
            )  # fmt: skip
        for at, line in enumerate(reversed(self.foot)):
            figure.text(
                across, (0.1 + self.line(self.small) * at) / whole, line, color=self.look.soft, va="bottom",
                fontsize=self.small, family=FONT,
            )  # fmt: skip
        for side in axes.spines.values():
            side.set_visible(False)
        axes.tick_params(colors=self.look.soft, labelsize=self.small, length=0)
        return figure, axes

    def unit(self, axes: Axes, words: str) -> None:
        """What the numbers below the axes are: in the middle, but never beyond the margins."""
        if not words:
            return
        whole = axes.figure.get_size_inches()[1]  # type: ignore[union-attr]
        box = axes.get_position()
        half = self.wide(words, self.small) / 2
        middle = self.width * (box.x0 + box.x1) / 2
        middle = min(max(middle, MARGIN + half), max(self.width / 2, self.width - MARGIN - half))
        axes.figure.text(
            middle / self.width, box.y0 - (self.line(self.small) + 0.1) / whole, words, ha="center", va="top",
            color=self.look.soft, fontsize=self.small, family=FONT,
        )  # fmt: skip

    @property
    def below(self) -> float:
        """The height of the numbers below axes and of their unit."""
        return 2 * self.line(self.small) + 0.12

    def ticks(
        self, axes: Axes, low: float, high: float, lang: str, signed: bool = False, whole: bool = False
    ) -> None:
        """Numbers below the axes, from `low` to `high`, and lines up from them."""
        axes.set_xlim(low, high)
        box = axes.get_position()
        places = ticks_of(low, high, int(self.width * box.width / (5 * self.small / POINTS)), whole)
        step = min([1.0, *(two - one for one, two in pairwise(places))])
        decimals = max(0, -math.floor(math.log10(step) + 1e-9))
        write = amount if signed else number
        axes.set_xticks(places, [write(place, lang, decimals) for place in places])
        axes.grid(axis="x", color=self.look.line, linewidth=0.8, zorder=0)
        axes.set_axisbelow(True)
        for label in axes.xaxis.get_ticklabels():
            label.set_fontfamily(FONT)


def _kept(words: str) -> str:
    """Words in which a number stays with its sign and its error."""
    return words.replace(" %", "\u00a0%").replace(" ± ", "\u00a0±\u00a0")


def ticks_of(low: float, high: float, most: int, whole: bool = False) -> list[float]:
    """Round numbers from `low` to `high`, at most about so many.

    >>> ticks_of(-0.05, 1.05, 6, whole=True), ticks_of(-3.2, 12.4, 5)
    ([0.0, 1.0], [0.0, 5.0, 10.0])
    """
    from matplotlib.ticker import MaxNLocator

    locator = MaxNLocator(min(8, max(2, most)), steps=[1, 2, 5, 10], integer=whole)
    slack = 1e-9 * max(1.0, abs(low), abs(high))
    found = [float(place) for place in locator.tick_values(low, high)]
    found = [place for place in found if low - slack <= place <= high + slack]
    return [place for place in found if not whole or place == int(place)]


class Lines(NamedTuple):
    """Rows of a drawing: the page, the figure, the axes, and the height of each row's middle in them."""

    figure: Figure
    axes: Axes
    middles: list[float]


def lines(page: Page, labels: Sequence[str], values: Sequence[str], strong: Sequence[bool]) -> Lines:
    """Axes with a row for each label, which stands at its left where there is room, else above it, and its
    value at its right. Heights within the axes are inches from the top."""
    weights = ["bold" if one else "normal" for one in strong]
    widest = max(
        [page.wide(label, None, weight) for label, weight in zip(labels, weights, strict=True)], default=0.5
    )
    column = max(
        [page.wide(value, None, weight) for value, weight in zip(values, weights, strict=False)], default=0.0
    )
    beside = page.room - widest - column > max(1.3, 0.3 * page.width)
    left = MARGIN + widest + 0.14 if beside else MARGIN + 0.06
    right = page.width - MARGIN - (column + 0.14 if column else 0.0)
    line, bar = page.line(page.words), 2.1 * page.words / POINTS
    middles, written, down = [], [], 0.04
    for label, weight in zip(labels, weights, strict=True):
        shown = [label] if beside else page.wrapped(label, None, weight)
        if not beside:
            written += [(down + line * (at + 0.5), one, weight) for at, one in enumerate(shown)]
            down += line * len(shown)
        middles.append(down + bar / 2 + 0.02)
        if beside:
            written.append((middles[-1], label, weight))
        down += bar + (0.06 if beside else 0.1)
    figure, axes = page.axes(down, page.below, left, right)
    axes.set_ylim(down, 0)
    axes.set_yticks([])
    from matplotlib.transforms import blended_transform_factory

    across = blended_transform_factory(figure.transFigure, axes.transData)
    for height, words, weight in written:
        axes.text(
            (left - 0.14 if beside else MARGIN) / page.width, height, words, transform=across,
            ha="right" if beside else "left", va="center", color=page.look.ink, fontsize=page.words,
            weight=weight, family=FONT, zorder=5,
            # Above the bars, words would lie on the lines.
            bbox=None if beside else {"facecolor": page.look.ground, "edgecolor": "none", "pad": 0.8},
        )  # fmt: skip
    for height, words, weight in zip(middles, values, weights, strict=False):
        axes.text(
            1 - MARGIN / page.width, height, words, transform=across, ha="right", va="center",
            color=page.look.ink, fontsize=page.words, weight=weight, family=FONT,
        )  # fmt: skip
    return Lines(figure, axes, middles)
