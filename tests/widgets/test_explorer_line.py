"""The rail of the hand explorer shows the line of best play of a solved hand."""

from __future__ import annotations

from typing import Any

import pytest

from hanalab.core.language import text
from hanalab.explore import solve
from hanalab.widgets.explorer_model import Inquiry
from hanalab.widgets.explorer_rail import Look, rail
from tests.explore.positions import late_hand


def words(node: Any) -> str:
    """All that stands in a tree, without the marks that keep a sign from being drawn in colour."""
    if isinstance(node, str):
        return node.replace("\N{VARIATION SELECTOR-15}", "")
    kids = node if isinstance(node, list) else (node or {}).get("kids", [])
    return "".join(map(words, kids))


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_solution_shows_its_line(lang: str) -> None:
    hand = late_hand(3, 4)
    answer = solve(hand)
    at = Inquiry(hand, hand.player or 0, open=True)
    shown = words(rail(at, Look(), answer, "idle", True, lang))
    title = text("explorer-line", lang)
    section = shown[shown.index(title) :]
    place = 0
    for step in answer.line[:5]:
        place = section.index(step.label(lang), place) + 1
