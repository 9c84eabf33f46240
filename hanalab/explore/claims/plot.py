"""A finding as a picture: each row a point with its 95 % interval, and the limit the claim speaks of."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from hanalab.core.language import text
from hanalab.explore.page import WIDTH, Page, lines

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from hanalab.explore.claims.finding import Finding, Measure


def intervals(
    finding: Finding, lang: str = "en", theme: str = "light", width: float = WIDTH
) -> Figure:  # fmt: skip
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
    foot = " ".join([text("claims-foot", lang), *finding.runs_text(lang)])
    page = Page(heading, foot, theme, width)
    look = page.look
    strong = [row.key in tested for row in rows]
    figure, axes, middles = lines(page, labels, [], strong)
    scale = 100.0 if unit in ("share", "change") else 1.0
    limits = [tested[row.key].limit * scale for row in rows if row.key in tested]
    ends = [*limits]
    for row, middle, main in zip(rows, middles, strong, strict=True):
        low, high, value = (scale * one for one in (*_ends(row), row.value))
        ends += [low, high]
        colour = look.ink if main else look.soft
        axes.plot([low, high], [middle, middle], color=colour, linewidth=2.2 if main else 1.3, zorder=3,
                  solid_capstyle="butt")  # fmt: skip
        axes.plot([value], [middle], marker="o" if main else "D", markersize=7.5 if main else 5.5, zorder=4,
                  color=look.best if main else look.rest, markeredgecolor=colour)  # fmt: skip
    for limit in sorted(set(limits)):
        axes.axvline(limit, color=look.red, linewidth=1.2, linestyle=(0, (4, 2)), zorder=1)
    page.ticks(
        axes, *_reach(ends, unit), lang, unit in ("points", "score", "change"), whole=unit == "count"
    )  # fmt: skip
    page.unit(axes, text(f"claims-unit-{unit}", lang))
    return figure


def _reach(ends: list[float], unit: str) -> tuple[float, float]:
    """How far the axis goes: for what is counted, or is a share, from 0 and at least to 1."""
    low, high = min(ends, default=0.0), max(ends, default=1.0)
    if unit in ("count", "share"):
        low, high = min(low, 0.0) if unit == "count" else low, max(high, 1.0)
    if unit in ("count", "share") and high - low < 1:
        low = max(0.0, high - 1)
    room = 0.05 * (high - low or 1.0)
    return low - room, high + room


def _ends(row: Measure) -> tuple[float, float]:
    low, high = row.interval
    if row.unit == "count" or not (math.isfinite(low) and math.isfinite(high)):
        return row.value, row.value
    return low, high
