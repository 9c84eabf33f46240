"""A finding as a picture: each row a point with its 95 % interval, and the limit the claim speaks of."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from hanalab.core.language import text
from hanalab.explore import plots

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from hanalab.explore.claims.finding import Finding, Measure


def intervals(finding: Finding, lang: str = "en", theme: str = "light") -> Figure:
    """The rows of the unit the verdict is measured in, top to bottom, method by method."""
    tested = {test.key: test for test in finding.claim.tests}
    unit = next((row.unit for row in finding.rows if row.key in tested), "points")
    alike = {unit, "part"} if unit == "change" else {unit}
    rows = [row for row in finding.rows if row.unit in alike]
    labels = [f"{finding.label(row, lang)}, {text(f'claims-by-{row.method}', lang)}" for row in rows]
    if len(finding.runs) == 1:
        labels = [finding.label(row, lang) for row in rows]
    heading = text(
        "claims-heading", lang, statement=finding.statement(lang), number=finding.number,
        verdict=finding.verdict_text(lang),
    )  # fmt: skip
    look = plots._THEMES.get(theme, plots._THEMES["light"])
    foot = text("claims-foot", lang)
    figure, axes = plots._figure(max(0.9, 0.34 * len(rows) + 0.2), heading, foot, look)
    box = axes.get_position()
    left = min(0.6, 0.06 + 0.0098 * max(map(len, labels), default=10))
    axes.set_position((left, box.y0, 0.97 - left, box.height))
    scale = 100.0 if unit in ("share", "change") else 1.0
    limits = [tested[row.key].limit * scale for row in rows if row.key in tested]
    ends = [*limits]
    for place, row in enumerate(rows):
        low, high, value = (scale * one for one in (*_ends(row), row.value))
        ends += [low, high]
        strong = row.key in tested
        colour = look.ink if strong else look.soft
        axes.plot([low, high], [place, place], color=colour, linewidth=2.2 if strong else 1.3, zorder=3,
                  solid_capstyle="butt")  # fmt: skip
        axes.plot([value], [place], marker="o" if strong else "D", markersize=7 if strong else 4.5, zorder=4,
                  color=look.best if strong else look.rest, markeredgecolor=colour)  # fmt: skip
        axes.text(-0.02, place, labels[place], transform=axes.get_yaxis_transform(), ha="right", va="center",
                  color=look.ink if strong else look.soft, fontsize=9, family=plots._FONT,
                  weight="bold" if strong else "normal")  # fmt: skip
    for limit in sorted(set(limits)):
        axes.axvline(limit, color=look.red, linewidth=1.2, linestyle=(0, (4, 2)), zorder=1)
    spread = (max(ends) - min(ends)) if ends else 1.0
    axes.set_xlim(min(ends, default=0) - 0.05 * (spread or 1), max(ends, default=1) + 0.05 * (spread or 1))
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.set_yticks([])
    plots._numbers(axes, "x", lang, unit in ("points", "score", "change"), look)
    name = text(f"claims-unit-{unit}", lang)
    axes.set_xlabel(name, color=look.soft, fontsize=9, family=plots._FONT, labelpad=2)
    return figure


def _ends(row: Measure) -> tuple[float, float]:
    low, high = row.interval
    if row.unit == "count" or not (math.isfinite(low) and math.isfinite(high)):
        return row.value, row.value
    return low, high
