"""The rail of the hand explorer shows the line of best play of a solved hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hanalab import mushi
from hanalab.core.language import text
from hanalab.explore import advise, solve
from hanalab.explore.advice import Step
from hanalab.widgets.explorer_model import Inquiry
from hanalab.widgets.explorer_rail import Look, rail
from tests.explore.positions import late_hand
from tests.widgets.explorer_samples import fifth_turn

NARROW, NO_BREAK = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"


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


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "Bot 02X takes 02A (22 % of deals); or else 01B"),
     ("es", "Bot 02X se lleva 02A (22 % de los repartos); si no, 01B")],
)  # fmt: skip
def test_another_card_is_told_apart_from_those_that_are_taken(lang: str, told: str) -> None:
    at = fifth_turn().view(0)
    step = Step(6, 1, mushi.Play("02X"), 0.22, mushi.Play("01B"), (mushi.Card("02A"),))
    answer = replace(advise(at, samples=2, seed=1), line=(step,))
    shown = words(rail(Inquiry(fifth_turn()), Look(), answer, "idle", True, lang))
    assert told in shown.replace(NARROW, " ").replace(NO_BREAK, " ")
