"""The lessons of Mushi as they are written: shape, questions with their solutions, rules cited."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hanalab.core.rulebook import load
from hanalab.lessons import exercise, lesson_of
from tests.notebooks.execute import loads

FOLDER = Path(__file__).parents[2] / "notebooks"
LESSONS = sorted(path.name for path in FOLDER.glob("0[0-5]-*.ipynb"))
ASKED = re.compile(r'^question = exercise\("([\w-]+)", seed=(\d+)\)\nQuiz\(question\)$')


def cells(name: str) -> list[tuple[str, str]]:
    read = loads((FOLDER / name).read_text(encoding="utf-8"))["cells"]
    return [(cell["cell_type"], cell["source"]) for cell in read]


def prose(name: str) -> str:
    return "\n\n".join(source for kind, source in cells(name) if kind == "markdown")


def code_lines(name: str) -> list[int]:
    return [
        len([line for line in source.splitlines() if line.strip()])
        for kind, source in cells(name)
        if kind == "code"
    ]


def test_all_six_are_there() -> None:
    assert [name[:2] for name in LESSONS] == ["00", "01", "02", "03", "04", "05"]


@pytest.mark.parametrize("name", LESSONS)
def test_it_begins_and_ends_as_a_lesson_does(name: str) -> None:
    first, last = cells(name)[0][1], cells(name)[-1][1]
    assert first.startswith(f"# {int(name[:2])} · ")
    assert "*After this lesson you can" in first
    assert re.search(r"About \d+ minutes|As long as you like", first)
    assert "You need" in first
    assert "## Now you can" in last


@pytest.mark.parametrize("name", LESSONS)
def test_prose_and_code_keep_their_measure(name: str) -> None:
    lines = code_lines(name)
    assert sorted(lines)[len(lines) // 2] <= 3
    assert max(lines) <= 15
    assert 8 <= len(prose(name).split()) / sum(lines) <= 20


@pytest.mark.parametrize("name", LESSONS)
def test_questions_are_numbered_answered_by_code_and_solved(name: str) -> None:
    listed = cells(name)
    headings = [place for place, (_, source) in enumerate(listed) if source.startswith("### Check yourself")]
    assert len(headings) >= 6
    for number, place in enumerate(headings, 1):
        heading, quiz, said, mark, fold = (source for _, source in listed[place : place + 5])
        assert heading.startswith(f"### Check yourself {number} of {len(headings)}")
        assert said
        found = ASKED.match(quiz)
        assert found is not None, quiz
        asked = exercise(found[1], int(found[2]))
        assert lesson_of(found[1]) == int(name[:2])
        assert mark.startswith("question.mark(")
        told = asked.mark(eval(mark.removeprefix("question.mark(").removesuffix(")")))
        assert told.mix_up is not None, "the answer in the lesson is a known mix-up, not the solution"
        summary, solution = fold.split("</summary>")
        assert summary.endswith("<summary>Solution")
        assert solution.removesuffix("</details>").strip() == asked.solution()


@pytest.mark.parametrize("name", LESSONS)
def test_the_rules_cited_are_in_the_book(name: str) -> None:
    book = load("mushi")
    cited = re.findall(r"\bM\d+\b", prose(name))
    assert cited
    assert set(cited) <= set(book)


def rules_met(name: str) -> set[str]:
    """Rule numbers in prose, code and what cells say; pictures are left out."""
    said = [source for _, source in cells(name)]
    for cell in loads((FOLDER / name).read_text(encoding="utf-8"))["cells"]:
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            said += [output.get("text", ""), data.get("text/plain", ""), data.get("text/markdown", "")]
    return set(re.findall(r"\bM\d+\b", "\n".join(said)))


def in_order(numbers: set[str]) -> list[str]:
    return sorted(numbers, key=lambda number: int(number[1:]))


def test_lesson_3_shows_every_rule_of_the_lightning() -> None:
    wanted = {f"M{number}" for number in range(26, 48)}
    assert in_order(wanted - rules_met("03-mushi-lightning.ipynb")) == []


def test_every_rule_is_met_in_some_lesson() -> None:
    met = set().union(*(rules_met(name) for name in LESSONS))
    assert in_order(set(load("mushi")) - met) == []


@pytest.mark.parametrize("name", LESSONS)
def test_the_tone(name: str) -> None:
    words = prose(name).lower()
    for never in ("simply", "as you can see", "obviously", "of course", "just press", "easy", "!"):
        assert never not in words.replace("!=", ""), never
