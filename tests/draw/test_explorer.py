"""The picture of the hand explorer: one scale from zero, whiskers, bids in one hue."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

import pytest

from hanalab.draw.explorer import (
    BARS,
    HUE,
    Candidate,
    Cell,
    Strip,
    bids_table,
    candidate_rows,
    explorer_still,
    mixed,
    scale_of,
)
from hanalab.draw.scene import Lines, Rect, Text
from hanalab.draw.svg import svg
from hanalab.draw.tokens import tokens


@dataclass
class Row:
    mean: float
    error: float = 0.0


@pytest.mark.parametrize(
    "rows",
    [
        [],
        [Row(0)],
        [Row(6.2, 0.8), Row(-3.9, 0.9)],
        [Row(18, 0.3), Row(17, 0.4)],
        [Row(-120, 40)],
        [Row(0.02, 0.01)],
        [Row(3, inf)],
    ],
)
def test_a_scale_holds_zero_and_all_whiskers(rows: list[Row]) -> None:
    scale = scale_of(rows)
    assert scale.low <= 0 <= scale.high
    assert scale.low < scale.high
    assert 0 in scale.ticks
    assert 1 <= len(scale.ticks) <= 7
    for row in rows:
        reach = 2 * row.error if row.error < inf else 0
        assert scale.low <= row.mean - reach
        assert row.mean + reach <= scale.high
    assert 0 <= scale.at(-1e9) <= scale.at(1e9) <= 1


def candidate(name: str, mean: float, error: float = 0.8) -> Candidate:
    return Candidate(("01Y",), ("01R",), name, "ribbon, 5 points", f"{mean:+}", "best", mean, error, True)


def test_bars_begin_at_zero_and_the_best_is_marked() -> None:
    t = tokens("light")
    rows = [candidate("01Y takes 01R", 6.2), candidate("12Z stays", -3.9)]
    items, height = candidate_rows(t, 0, rows, "points a round")
    zero = BARS[0] + scale_of(rows).at(0) * (BARS[1] - BARS[0])
    bars = [item for item in items if isinstance(item, Rect) and item.h == 19]
    assert bars[0].x == pytest.approx(zero)
    assert bars[1].x + bars[1].w == pytest.approx(zero)
    assert bars[0].fill != bars[1].fill
    assert bars[0].stroke == t.text
    whiskers = [item for item in items if isinstance(item, Lines) and len(item.segments) == 3]
    assert len(whiskers) == 2
    assert height == 2 * 56 + 28


def test_an_exact_value_has_no_whisker() -> None:
    items, _ = candidate_rows(tokens("light"), 0, [candidate("01Y", 7, 0.0)], "points")
    assert not [item for item in items if isinstance(item, Lines) and len(item.segments) == 3]


def test_the_numbers_of_the_axis_are_written_as_asked() -> None:
    rows = [candidate("01Y takes 01R", 6.2), candidate("12Z stays", -3.9)]
    items, _ = candidate_rows(tokens("light"), 0, rows, "points", lambda tick: f"<{tick:g}>")
    said = [item.runs[0].words for item in items if isinstance(item, Text)]
    assert {"<-5>", "<0>", "<5>"} <= set(said)


def test_the_number_is_printed_in_every_cell() -> None:
    cells = [Cell(str(number), number / 100, number == 71) for number in (97, 93, 71, 48)]
    scene = bids_table([13, 14, 15, 16], [("♥", cells)], "bids")
    said = [item.runs[0].words for item in scene.items if isinstance(item, Text)]
    assert {"97", "93", "71", "48", "♥", "13"} <= set(said)
    bold = [item.runs[0].words for item in scene.items if isinstance(item, Text) and item.runs[0].bold]
    assert "71" in bold
    assert "97" not in bold
    outlines = [item for item in scene.items if isinstance(item, Rect) and item.width == 2.5]
    assert len(outlines) == 1


def test_one_hue_from_the_panel_up() -> None:
    panel = tokens("light").panel
    assert mixed(panel, HUE["light"], 0) == panel
    assert mixed(panel, HUE["light"], 1) == HUE["light"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("count", [0, 6, 10, 13])
def test_the_whole_picture_is_drawn(theme: str, count: int) -> None:
    strip = Strip(("01Y",) * count, ("01Y",), (("Field", ("01R", "01X")),), ("Turn 5", "Field 8"))
    scene = explorer_still(
        strip, "Take it: " + "long words " * 20, "because.", [candidate("01Y", 1)], "points", "how", "title",
        "told", theme,
    )  # fmt: skip
    assert scene.width == 716
    assert scene.height > 200
    assert svg(scene).endswith("</svg>")
    cards = [item for item in scene.items if type(item).__name__ == "Image"]
    assert all(item.x + item.w <= 716 for item in cards)
