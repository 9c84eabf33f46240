"""The lessons of Mighty as they are written: shape, questions with their solutions, rules cited."""

from __future__ import annotations

import re

import pytest

from hanalab.core.rulebook import load
from tests.lessons import test_notebooks as shape
from tests.lessons.test_notebooks import FOLDER, cells, prose
from tests.notebooks.execute import loads

LESSONS = sorted(path.name for path in FOLDER.glob("0[6-9]-mighty-*.ipynb"))
RULE = re.compile(r"\bK\d+\b")


def rules_met(name: str) -> set[str]:
    """Rule numbers in prose, code and what cells say; pictures are left out."""
    said = [source for _, source in cells(name)]
    for cell in loads((FOLDER / name).read_text(encoding="utf-8"))["cells"]:
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            said += [output.get("text", ""), data.get("text/plain", ""), data.get("text/markdown", "")]
    return set(RULE.findall("\n".join(said)))


def test_all_four_are_there() -> None:
    assert [name[:2] for name in LESSONS] == ["06", "07", "08", "09"]


@pytest.mark.parametrize("name", LESSONS)
def test_they_have_the_shape_of_the_others(name: str) -> None:
    shape.test_it_begins_and_ends_as_a_lesson_does(name)
    shape.test_prose_and_code_keep_their_measure(name)
    shape.test_questions_are_numbered_answered_by_code_and_solved(name)
    shape.test_the_tone(name)


@pytest.mark.parametrize("name", LESSONS)
def test_the_rules_cited_are_in_the_book(name: str) -> None:
    cited = RULE.findall(prose(name))
    assert cited
    assert set(cited) <= set(load("mighty"))


def test_every_rule_is_met_in_some_lesson() -> None:
    met = set().union(*(rules_met(name) for name in LESSONS))
    assert sorted(set(load("mighty")) - met, key=lambda number: int(number[1:])) == []


def test_the_differences_are_shown_by_one_trick_under_both_rule_sets() -> None:
    """The same cards, played by the rules of the lessons and by common Korean practice."""
    code = [source for kind, source in cells("06-mighty-tricks.ipynb") if kind == "code"]
    assert sum("Hand.at_play(hands, " in source for source in code) == 1
    assert any('Rules.preset("korean")' in source for source in code)
    assert {"K26", "K30", "K31", "K32"} <= rules_met("06-mighty-tricks.ipynb")


def test_the_worked_settlements_are_in_lesson_9() -> None:
    """KT28 to KT34: the scores of the worked cases stand in the outputs of the lesson."""
    notebook = loads((FOLDER / "09-mighty-play.ipynb").read_text(encoding="utf-8"))
    said = "\n".join(
        output.get("text", "") + output.get("data", {}).get("text/plain", "")
        for cell in notebook["cells"]
        for output in cell.get("outputs", ())
    )
    for shown in (
        "(True, 14)",
        "(8, -4, 4, -4, -4)",
        "(-10, 5, -5, 5, 5)",
        "(24, -6, -6, -6, -6)",
        "(-40, 10, 10, 10, 10)",
        "(4, 2, -2)",
        "(10, 5, -5)",
        "(-4, -2, 2)",
        "(run) = 20",
        "(back-run) = 10",
        "(0, 0, 0, 0, 0)",
    ):
        assert shown in said, shown
