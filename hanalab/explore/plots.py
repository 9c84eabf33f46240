"""Pictures of answers: bars with whiskers, a table of chances, a spread of results.

What is best is told by its outline and its weight as well as by its colour.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from io import StringIO
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hanalab.core.language import text
from hanalab.explore.page import FONT, MARGIN, POINTS, WIDTH, Page, lines, ticks_of
from hanalab.explore.words import amount, bare_percent, number, with_error
from hanalab.mighty.cards import SIGNS

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from hanalab.explore.chance import Count

#: results further from nothing than this are counted in groups of five
SINGLE: Final = 20


def svg_of(figure: Figure) -> str:
    """A figure as SVG, the same for the same figure; its words stay words."""
    import matplotlib as mpl

    out = StringIO()
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "hanalab"}):
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    written = out.getvalue()
    return written[written.index("<svg") :]


def bars(
    rows: Sequence[Any], heading: str, unit: str, lang: str = "en", theme: str = "light", signed: bool = True,
    width: float = WIDTH, marked: int = 0,
) -> Figure:  # fmt: skip
    """One bar a row from zero, one of them `marked`, whiskers of two standard errors, the numbers beside
    them."""
    from matplotlib.patheffects import withStroke

    foot = text("explore-error-bars", lang) if any(row.error for row in rows) else ""
    page = Page(heading, foot, theme, width)
    look = page.look
    figure, axes, middles = lines(
        page, [row.label(lang) for row in rows],
        [with_error(row.mean, row.error, lang, signed) for row in rows],
        [place == marked for place in range(len(rows))],
    )  # fmt: skip
    errors = [row.error if math.isfinite(row.error) else 0.0 for row in rows]
    thick = 1.5 * page.words / POINTS
    for place, (row, error, middle) in enumerate(zip(rows, errors, middles, strict=True)):
        best = place == marked
        axes.barh(
            middle, row.mean, height=thick, color=look.best if best else look.rest,
            edgecolor=look.ink if best else look.soft, linewidth=1.4 if best else 0.6, zorder=2,
        )  # fmt: skip
        if error:
            axes.errorbar(
                row.mean, middle, xerr=2 * error, color=look.ink, capsize=4, linewidth=1.3, zorder=3,
                fmt="none", path_effects=[withStroke(linewidth=3, foreground=look.ground)],
            )  # fmt: skip
    axes.axvline(0, color=look.soft, linewidth=1, zorder=1)
    low = min([0.0, *(row.mean - 2 * error for row, error in zip(rows, errors, strict=True))])
    high = max([0.0, *(row.mean + 2 * error for row, error in zip(rows, errors, strict=True))])
    if low == high:
        high = 1.0
    room = 0.04 * (high - low)
    page.ticks(axes, low - room, high + room, lang, signed)
    page.unit(axes, unit)
    return figure


def heat(
    chances: Mapping[str, Sequence[float]],
    numbers: Sequence[int],
    marked: tuple[str, int] | None,
    heading: str,
    error: float,
    lang: str = "en",
    theme: str = "light",
    width: float = WIDTH,
) -> Figure:
    """Chances by trump and number: a cell each, its number printed, the advised one outlined."""
    from matplotlib.colors import LinearSegmentedColormap
    from matplotlib.patches import FancyBboxPatch

    most = number(100 * error, lang) if math.isfinite(error) else "?"
    page = Page(heading, text("explore-error-most", lang, error=most), theme, width)
    look, tall = page.look, 2.6 * page.words / POINTS
    figure, axes = page.axes(tall * (len(chances) + 0.9), 0.0, MARGIN, page.width - MARGIN)
    shades = LinearSegmentedColormap.from_list("chance", [look.low, look.high])
    for line, (trump, row) in enumerate(chances.items()):
        colour = look.red if trump in ("D", "H") else look.ink
        axes.text(-0.85, line, SIGNS[trump], ha="center", va="center", fontsize=page.words + 3, family=FONT,
                  color=colour, weight="bold" if trump == "N" else "normal")  # fmt: skip
        for column, share in enumerate(row):
            best = marked == (trump, numbers[column])
            known = math.isfinite(share)
            axes.add_patch(
                FancyBboxPatch(
                    (column - 0.43, line - 0.40), 0.86, 0.80, boxstyle="round,pad=0,rounding_size=0.08",
                    facecolor=shades(share) if known else look.ground,
                    edgecolor=look.ink if best else look.line, linewidth=2.2 if best else 0.8,
                    zorder=3 if best else 2,
                )
            )  # fmt: skip
            axes.text(column, line, bare_percent(share) if known else "?", ha="center", va="center",
                      fontsize=page.words, color=look.ink, weight="bold" if best else "normal", family=FONT,
                      zorder=4)  # fmt: skip
    for column, wanted in enumerate(numbers):
        axes.text(column, -0.8, str(wanted), ha="center", va="center", fontsize=page.small, color=look.soft,
                  family=FONT)  # fmt: skip
    axes.set_xlim(-1.2, len(numbers) - 0.5)
    axes.set_ylim(len(chances) - 0.5, -1.4)
    axes.set_xticks([])
    axes.set_yticks([])
    return figure


def spread(
    rows: Sequence[Count],
    goal: int,
    mean: float,
    heading: str,
    unit: str,
    lang: str = "en",
    theme: str = "light",
    width: float = WIDTH,
) -> Figure:
    """How results are spread: bars, those that reach the goal in full colour, the mean marked."""
    page = Page(heading, text("explore-bars-spread", lang), theme, width)
    look = page.look
    total = sum(row.weight for row in rows)
    reach = max((abs(row.value) for row in rows), default=0)
    step = 1 if reach <= SINGLE else 5
    groups: dict[int, float] = {}
    for row in rows:
        # Groups start at the goal, so that none is half of each kind.
        at = goal + (row.value - goal) // step * step
        groups[at] = groups.get(at, 0.0) + 100 * row.weight / total
    name = f"{text('explore-share', lang)} (%)"
    left = MARGIN + page.line(page.small) + page.wide("100", page.small) + 0.1
    figure, axes = page.axes(max(1.8, 0.34 * page.width), page.below, left, page.width - MARGIN)
    for at, share in groups.items():
        good = at >= goal
        axes.bar(
            at + (step / 2 if step > 1 else 0), share, width=0.86 * step,
            color=look.best if good else look.rest, edgecolor=look.ink if good else look.soft, linewidth=0.8,
            zorder=2,
        )  # fmt: skip
    low, high = (min(groups) - 0.6, max(groups) + 0.6) if step == 1 else (min(groups) - 2, max(groups) + 7)
    if high - low < 6:  # a few bars, as wide as elsewhere
        low, high = low - (6 - high + low) / 2, high + (6 - high + low) / 2
    top = max(groups.values(), default=1.0)
    axes.axvline(mean, color=look.ink, linewidth=1.4, linestyle=(0, (4, 2)), zorder=3)
    late = mean > low + 0.75 * (high - low)
    said = text("explore-mean", lang)
    axes.annotate(said, (mean, 1.12 * top), (-5 if late else 5, 0), textcoords="offset points",
                  color=look.ink, fontsize=page.small, family=FONT, va="center",
                  ha="right" if late else "left")  # fmt: skip
    axes.set_ylim(0, 1.24 * top)
    page.ticks(axes, low, high, lang, reach > SINGLE, whole=True)
    page.unit(axes, unit)
    _shares(page, axes, top, lang)
    box = axes.get_position()
    figure.text(
        (MARGIN - 0.04) / page.width, (box.y0 + box.y1) / 2, name, rotation=90, ha="left", va="center",
        color=look.soft, fontsize=page.small, family=FONT,
    )  # fmt: skip
    return figure


def _shares(page: Page, axes: Axes, top: float, lang: str) -> None:
    """The shares at the left, and lines from them."""
    places = ticks_of(0, 1.0 * top, 4, top >= 4)
    decimals = 0 if all(place == int(place) for place in places) else 1
    axes.set_yticks(places, [number(place, lang, decimals) for place in places])
    axes.grid(axis="y", color=page.look.line, linewidth=0.8, zorder=0)
    axes.grid(axis="x", visible=False)
    for label in axes.yaxis.get_ticklabels():
        label.set_fontfamily(FONT)


class _Bar(NamedTuple):
    name: str
    mean: float
    error: float

    def label(self, lang: str) -> str:
        return self.name


def pair(
    first: tuple[str, float, float],
    second: tuple[str, float, float],
    heading: str,
    unit: str,
    lang: str = "en",
    theme: str = "light",
    signed: bool = True,
    width: float = WIDTH,
) -> Figure:
    """Two means beside each other."""
    return bars([_Bar(*first), _Bar(*second)], heading, unit, lang, theme, signed, width, 1)


def bounds(
    low: float, high: float, heading: str, unit: str, lang: str = "en", theme: str = "light",
    signed: bool = True, width: float = WIDTH,
) -> Figure:  # fmt: skip
    """The range in which a value lies, or the value alone."""
    page = Page(heading, "", theme, width)
    write = amount if signed else number
    ends = [write(low, lang, 0), write(high, lang, 0)]
    label = ends[0] if low == high else text("explore-from-to", lang, low=ends[0], high=ends[1])
    figure, axes, middles = lines(page, [label], [], [True])
    first = 0.0 if low == high else low
    axes.barh(
        middles[0], high - first, left=first, height=1.5 * page.words / POINTS, color=page.look.best,
        edgecolor=page.look.ink, linewidth=1.4, zorder=2,
    )  # fmt: skip
    axes.axvline(0, color=page.look.soft, linewidth=1, zorder=1)
    room = 0.04 * (max(high, 0.0) - min(low, 0.0) or 1.0)
    page.ticks(axes, min(low, 0.0) - room, max(high, 0.0) + room, lang, signed, whole=True)
    page.unit(axes, unit)
    return figure
