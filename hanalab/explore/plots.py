"""Pictures of answers: bars with whiskers, a table of chances, a spread of results.

Figures are made without pyplot, so nothing is left behind, and drawn on a ground of their own that reads on
light and on dark pages. What is best is told by its outline and its weight as well as by its colour.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from io import StringIO
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hanalab.core.language import text
from hanalab.explore.words import amount, bare_percent, number, with_error
from hanalab.mighty.cards import SIGNS

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from hanalab.explore.chance import Count


class _Theme(NamedTuple):
    ground: str
    ink: str
    soft: str
    line: str
    best: str
    rest: str
    red: str
    low: str
    high: str


_THEMES: Final = {
    "light": _Theme(
        "#f8f6f1", "#1d1b20", "#57525c", "#d8d2c5", "#e8a400", "#c9c0b1", "#b3261e", "#f8f6f1", "#7ebca0"
    ),
    "dark": _Theme(
        "#1c1b1f", "#f1ebdf", "#b9b2bf", "#3b3840", "#ffd24a", "#6d6675", "#ff9e92", "#27252b", "#2c6a52"
    ),
}  # fmt: skip
_FONT: Final = ["DejaVu Sans", "sans-serif"]
_WIDTH: Final = 7.2
#: characters of the heading that fit the width
_LINE: Final = 74


def svg_of(figure: Figure) -> str:
    """A figure as SVG, the same for the same figure; its words stay words."""
    import matplotlib as mpl

    out = StringIO()
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "hanalab"}):
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    written = out.getvalue()
    return written[written.index("<svg") :]


def _figure(height: float, heading: str, foot: str, theme: _Theme, axis: float = 0.34) -> tuple[Figure, Axes]:
    from matplotlib.figure import Figure

    # A number stays with its sign and its error.
    lines = wrap(heading.replace(" %", "\u00a0%").replace(" ± ", "\u00a0±\u00a0"), _LINE)
    top = 0.22 * len(lines) + 0.18
    whole = height + top + axis + (0.28 if foot else 0.0)
    figure = Figure(figsize=(_WIDTH, whole), facecolor=theme.ground)
    axes = figure.add_axes((0.0, 0.0, 1.0, 1.0))
    axes.set_position((0.03, (whole - top - height) / whole, 0.94, height / whole))
    axes.set_facecolor(theme.ground)
    for place, line in enumerate(lines):
        figure.text(
            0.03, 1 - (0.27 + 0.22 * place) / whole, line, color=theme.ink, fontsize=10.5, weight="bold",
            family=_FONT,
        )  # fmt: skip
    if foot:
        figure.text(0.03, 0.12 / whole, foot, color=theme.soft, fontsize=8.5, family=_FONT)
    for side in axes.spines.values():
        side.set_visible(False)
    axes.tick_params(colors=theme.soft, labelsize=9, length=0)
    return figure, axes


def bars(
    rows: Sequence[Any], heading: str, unit: str, lang: str = "en", theme: str = "light", signed: bool = True
) -> Figure:
    """One bar a row from zero, best first, whiskers of two standard errors, the numbers beside them."""
    from matplotlib.patheffects import withStroke
    from matplotlib.transforms import blended_transform_factory

    look = _THEMES.get(theme, _THEMES["light"])
    foot = text("explore-error-bars", lang) if any(row.error for row in rows) else ""
    figure, axes = _figure(max(1.0, 0.42 * len(rows) + 0.3), heading, foot, look)
    labels = [row.label(lang) for row in rows]
    longest = max(map(len, labels), default=10)
    left = min(0.62, 0.08 + 0.0108 * longest)
    box = axes.get_position()
    axes.set_position((left, box.y0, 0.80 - left, box.height))
    across = blended_transform_factory(figure.transFigure, axes.transData)
    finite = [row.error if math.isfinite(row.error) else 0.0 for row in rows]
    for place, (row, error) in enumerate(zip(rows, finite, strict=True)):
        best = place == 0
        axes.barh(
            place, row.mean, height=0.56, color=look.best if best else look.rest,
            edgecolor=look.ink if best else look.soft, linewidth=1.4 if best else 0.6, zorder=2,
        )  # fmt: skip
        if error:
            axes.errorbar(
                row.mean, place, xerr=2 * error, color=look.ink, capsize=4, linewidth=1.3, zorder=3,
                fmt="none", path_effects=[withStroke(linewidth=3, foreground=look.ground)],
            )  # fmt: skip
        weight = "bold" if best else "normal"
        written = with_error(row.mean, row.error, lang, signed)
        axes.text(0.97, place, written, transform=across, ha="right", va="center", color=look.ink,
                  fontsize=9.5, weight=weight, family=_FONT)  # fmt: skip
        axes.text(left - 0.015, place, labels[place], transform=across, ha="right", va="center",
                  color=look.ink, fontsize=9.5, weight=weight, family=_FONT)  # fmt: skip
    axes.axvline(0, color=look.soft, linewidth=1, zorder=1)
    low = min([0.0, *(row.mean - 2 * error for row, error in zip(rows, finite, strict=True))])
    high = max([0.0, *(row.mean + 2 * error for row, error in zip(rows, finite, strict=True))])
    if not signed and rows and low >= 0:
        low = 0.0
    room = 0.04 * ((high - low) or 1.0)
    axes.set_xlim(low - room, high + room)
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.set_yticks([])
    _numbers(axes, "x", lang, signed, look)
    axes.set_xlabel(unit, color=look.soft, fontsize=9, family=_FONT, labelpad=2)
    return figure


def _numbers(axes: Axes, which: str, lang: str, signed: bool, look: _Theme) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    axis = axes.xaxis if which == "x" else axes.yaxis
    axis.set_major_locator(MaxNLocator(6, steps=[1, 2, 5, 10]))

    def written(value: float, _: object) -> str:
        places = 0 if value == int(value) else 1
        return amount(value, lang, places) if signed else number(value, lang, places)

    axis.set_major_formatter(FuncFormatter(written))
    axes.grid(axis=which, color=look.line, linewidth=0.8, zorder=0)  # type: ignore[arg-type]
    axes.set_axisbelow(True)
    for label in axis.get_ticklabels():
        label.set_fontfamily(_FONT)


def heat(
    chances: Mapping[str, Sequence[float]],
    numbers: Sequence[int],
    marked: tuple[str, int] | None,
    heading: str,
    error: float,
    lang: str = "en",
    theme: str = "light",
) -> Figure:
    """Chances by trump and number: a cell each, its number printed, the advised one outlined."""
    from matplotlib.colors import LinearSegmentedColormap
    from matplotlib.patches import FancyBboxPatch

    look = _THEMES.get(theme, _THEMES["light"])
    most = number(100 * error, lang) if math.isfinite(error) else "?"
    figure, axes = _figure(
        0.46 * len(chances) + 0.35, heading, text("explore-error-most", lang, error=most), look, 0.06
    )
    shades = LinearSegmentedColormap.from_list("chance", [look.low, look.high])
    for line, (trump, row) in enumerate(chances.items()):
        colour = look.red if trump in ("D", "H") else look.ink
        axes.text(-0.75, line, SIGNS[trump], ha="center", va="center", fontsize=15, family=_FONT,
                  color=colour, weight="bold" if trump == "N" else "normal")  # fmt: skip
        for column, share in enumerate(row):
            best = marked == (trump, numbers[column])
            known = math.isfinite(share)
            axes.add_patch(
                FancyBboxPatch(
                    (column - 0.42, line - 0.38), 0.84, 0.76, boxstyle="round,pad=0,rounding_size=0.08",
                    facecolor=shades(share) if known else look.ground,
                    edgecolor=look.ink if best else look.line, linewidth=2.2 if best else 0.8,
                    zorder=3 if best else 2,
                )
            )  # fmt: skip
            axes.text(column, line, bare_percent(share) if known else "?", ha="center", va="center",
                      fontsize=10, color=look.ink, weight="bold" if best else "normal", family=_FONT,
                      zorder=4)  # fmt: skip
    for column, wanted in enumerate(numbers):
        axes.text(column, -0.68, str(wanted), ha="center", va="center", fontsize=9.5, color=look.soft,
                  family=_FONT)  # fmt: skip
    axes.set_xlim(-1.15, len(numbers) - 0.5)
    axes.set_ylim(len(chances) - 0.5, -0.95)
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
) -> Figure:
    """How results are spread: bars, those that reach the goal in full colour, the mean marked."""
    look = _THEMES.get(theme, _THEMES["light"])
    figure, axes = _figure(2.5, heading, text("explore-bars-spread", lang), look)
    total = sum(row.weight for row in rows)
    reach = max((abs(row.value) for row in rows), default=0)
    width = 1 if reach <= 20 else 5
    groups: dict[int, float] = {}
    for row in rows:
        # Groups start at the goal, so that none is half of each kind.
        at = goal + (row.value - goal) // width * width
        groups[at] = groups.get(at, 0.0) + 100 * row.weight / total
    for at, share in groups.items():
        good = at >= goal
        axes.bar(
            at + (width / 2 if width > 1 else 0), share, width=0.86 * width,
            color=look.best if good else look.rest, edgecolor=look.ink if good else look.soft, linewidth=0.8,
            zorder=2,
        )  # fmt: skip
    signed = reach > 20
    top = max(groups.values(), default=1.0)
    axes.axvline(mean, color=look.ink, linewidth=1.4, linestyle=(0, (4, 2)), zorder=3)
    axes.text(mean, 1.10 * top, f" {text('explore-mean', lang)}", color=look.ink, fontsize=9, family=_FONT,
              va="center")  # fmt: skip
    axes.set_ylim(0, 1.2 * top)
    box = axes.get_position()
    axes.set_position((0.085, box.y0, 0.885, box.height))
    _numbers(axes, "x", lang, signed, look)
    axes.grid(axis="y", color=look.line, linewidth=0.8, zorder=0)
    axes.grid(axis="x", visible=False)
    axes.set_xlabel(unit, color=look.soft, fontsize=9, family=_FONT, labelpad=2)
    axes.set_ylabel(f"{text('explore-share', lang)} (%)", color=look.soft, fontsize=9, family=_FONT)
    for label in axes.yaxis.get_ticklabels():
        label.set_fontfamily(_FONT)
    return figure


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
    lang: str = "en",
    theme: str = "light",
) -> Figure:
    """Two means beside each other."""
    return bars([_Bar(*second), _Bar(*first)], heading, "", lang, theme)
