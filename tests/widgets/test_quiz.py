"""The quiz: answers by click, key and code; a mix-up is named; the solution comes only on demand."""

from __future__ import annotations

from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

from hanalab.core.errors import HanalabError
from hanalab.core.language import LANGUAGES
from hanalab.lessons import exercise, names
from hanalab.widgets.nodes import find, walk, words
from hanalab.widgets.quiz import Quiz


def tree(quiz: Quiz) -> dict[str, Any]:
    assert quiz.problem is None, quiz.problem
    shown: dict[str, Any] = quiz._panel.tree  # type: ignore[union-attr]
    return shown


def said(quiz: Quiz) -> str:
    """All words; the sign that keeps suits from being shown as pictures is left out."""
    return words(tree(quiz)).replace("\N{VARIATION SELECTOR-15}", "")


def option(quiz: Quiz, letter: str) -> dict[str, Any]:
    found = find(tree(quiz), f"answer {letter}")
    assert found is not None
    return found


def test_as_pictured() -> None:
    """The quiz of the interface guide: 03B is drawn, 03Y and the Lightning lie there."""
    quiz = Quiz("mushi-forced-draw", seed=3)
    assert "You draw 03B from the stock. What does it take?" in said(quiz)
    quiz.press("answer c")
    assert "Mix-up: “my own month comes first”" in said(quiz)
    assert "must take it, even when its own month is there too. M37" in said(quiz)
    assert "your answer, not right" in words(option(quiz, "c"))
    assert option(quiz, "c")["attrs"]["aria-checked"] == "true"
    for act in ("again", "show", "rule M37"):
        assert find(tree(quiz), act) is not None
    quiz.press("rule M37")
    assert "Lightning comes first" in said(quiz)
    quiz.press("rule-close")
    quiz.press("again")
    assert "Mix-up" not in said(quiz)
    quiz.press("answer b")
    assert "Right" in said(quiz)
    assert quiz.feedback is not None
    assert quiz.feedback.right


def test_the_solution_is_hidden_until_asked_for() -> None:
    quiz = Quiz("mushi-forced-draw", seed=3)
    solution = quiz.exercise.solution()  # type: ignore[union-attr]
    assert solution not in said(quiz)
    quiz.press("answer c")
    assert solution not in said(quiz)
    assert not [node for node in walk(tree(quiz)) if node.get("ring")]
    quiz.press("show")
    assert solution in said(quiz)
    assert "the answer" in words(option(quiz, "b"))
    lit = [node["code"] for node in walk(tree(quiz)) if node.get("ring") == "target"]
    assert lit == ["11L"]
    veiled = {node["code"] for node in walk(tree(quiz)) if node.get("veil") == "quiet"}
    assert veiled == {"02X", "03Y", "05X", "08X"}


def test_several_are_ticked_and_then_checked() -> None:
    quiz = Quiz("mushi-lightning-targets", seed=1)
    quiz.press("answer a")
    quiz.press("answer c")
    assert quiz.feedback is None
    assert option(quiz, "a")["attrs"]["role"] == "checkbox"
    quiz.press("check")
    assert "Mix-up: “the Lightning is a willow”" in said(quiz)
    assert "not this one" in words(option(quiz, "c"))
    assert "not this one" not in words(option(quiz, "a"))
    quiz.press("again")
    assert quiz.sheet.ticked == {"03X"}
    for letter in "bdef":
        quiz.press(f"answer {letter}")
    quiz.press("check")
    assert quiz.feedback is not None
    assert quiz.feedback.right


def test_a_tick_can_be_taken_away() -> None:
    quiz = Quiz("mushi-lightning-targets", seed=1)
    quiz.press("answer a")
    quiz.press("answer a")
    assert quiz.sheet.ticked == frozenset()


def test_a_number_is_typed() -> None:
    quiz = Quiz("mushi-round-score", seed=1)
    quiz.press("number", "149")
    assert "points without subtracting 115" in said(quiz)
    quiz.press("number", "ten")
    assert quiz.notice == "“ten” is no whole number. Write one such as 25 or −5."
    assert quiz.feedback is not None, "what was answered stays"
    quiz.press("number", " +34 ")
    assert quiz.feedback.right


def test_a_row_of_questions_is_counted() -> None:
    quiz = Quiz("mushi-forced-draw", seed=3, count=2)
    assert "Question 1 of 2" in said(quiz)
    quiz.answer("03Y")
    quiz.answer("11L")
    assert "Question 1 of 2 · 0 right" in said(quiz), "the first answer is the one that counts"
    quiz.press("next")
    assert "Question 2 of 2" in said(quiz)
    assert quiz.feedback is None
    quiz.answer(quiz.exercise.answers)  # type: ignore[union-attr]
    assert "1 right" in said(quiz)
    quiz.press("next")
    assert "1 of 2 right the first time" in said(quiz)
    assert quiz.exercise is None
    assert quiz.answer("11L") is None
    quiz.press("restart")
    assert "Question 1 of 2" in said(quiz)
    assert quiz.sheet.firsts == ()


def test_asking_for_the_solution_first_is_not_right() -> None:
    quiz = Quiz("mushi-forced-draw", seed=3, count=2)
    quiz.press("show")
    quiz.answer("11L")
    assert quiz.sheet.firsts == (False,)


def test_one_more_of_the_same_kind() -> None:
    quiz = Quiz("mushi-match", seed=4)
    before = said(quiz)
    quiz.answer(quiz.exercise.answers)  # type: ignore[union-attr]
    quiz.press("another")
    assert quiz.exercise is not None
    assert quiz.exercise.seed == 5
    assert said(quiz) != before


def test_a_set_of_questions() -> None:
    quiz = Quiz(["mushi-match", exercise("mushi-yaku", 2)], seed=7)
    asked = [(each.name, each.seed) for each in quiz.sheet.exercises]
    assert asked == [("mushi-match", 7), ("mushi-yaku", 2)]
    assert len(Quiz(names(3)).sheet.exercises) == len(names(3))


@pytest.mark.parametrize("wrong", [0, 101, True, "2"])
def test_the_number_of_questions_is_checked(wrong: Any) -> None:
    with pytest.raises(HanalabError, match="1 to 100"):
        Quiz("mushi-match", count=wrong)


def test_wrong_names_and_answers_are_told() -> None:
    with pytest.raises(HanalabError, match="no exercise"):
        Quiz("mushi-nothing")
    with pytest.raises(HanalabError, match="1 to 100"):
        Quiz([])
    quiz = Quiz("mushi-forced-draw", seed=3)
    with pytest.raises(HanalabError, match="none of the answers"):
        quiz.answer("09X")
    for act in ("answer z", "answer", "check", "number", "nonsense"):
        quiz.press(act)
        assert quiz.notice is not None, act
    assert quiz.sheet == Quiz("mushi-forced-draw", seed=3).sheet


@pytest.mark.parametrize("name", names())
def test_each_kind_can_be_shown_answered_and_solved(name: str) -> None:
    quiz = Quiz(name, seed=5, marks=True)
    for form in ("wide", "narrow"):
        quiz.press("@size", {"form": form, "width": 384, "dark": False})
        for lang in LANGUAGES:
            quiz.press(f"lang {lang}")
            assert quiz.exercise is not None
            assert quiz.exercise.question.text(lang) in said(quiz)
    quiz.press("show")
    quiz.press("rules")
    tree(quiz)
    quiz.answer(quiz.exercise.answers[0] if quiz.exercise.kind != "several" else quiz.exercise.answers)
    assert quiz.feedback is not None
    assert quiz.feedback.right
    assert "Correcto" in said(quiz)


@pytest.mark.parametrize("name", names())
def test_every_control_has_a_name(name: str) -> None:
    for node in walk(tree(Quiz(name, seed=2))):
        if node["tag"] in ("button", "input"):
            assert node.get("attrs", {}).get("aria-label") or words(node), node


def test_digits_choose() -> None:
    keys = tree(Quiz("mushi-lightning-targets", seed=1))["keys"]
    assert keys == {str(place): f"answer {letter}" for place, letter in enumerate("abcdef", 1)}
    assert "keys" not in tree(Quiz("mushi-round-score", seed=1))


def test_marks_only_where_they_give_nothing_away() -> None:
    quiz = Quiz("mushi-forced-draw", seed=3)
    quiz.press("marks")
    assert any("+" in node["art"] for node in walk(tree(quiz)) if node["tag"] == "card")
    assert find(tree(Quiz("mushi-card-points", seed=1)), "marks") is None


def test_a_foot_of_key_hints_alone_is_for_wide_pages() -> None:
    for name, switched in (("mighty-how-far", False), ("mushi-drawn", True)):
        foot = next(node for node in walk(tree(Quiz(name, seed=1))) if node.get("key") == "foot")
        assert (find(foot, "marks") is not None) is switched
        assert ("hl-only-wide" in foot["cls"].split()) is not switched


def test_the_language_can_be_changed_in_the_middle() -> None:
    quiz = Quiz("mushi-forced-draw", seed=3)
    quiz.answer("03Y")
    quiz.press("lang")
    assert "Confusión: «mi propio mes va primero»" in said(quiz)
    quiz.lang = "en"
    assert "Mix-up" in said(quiz)


def test_the_saved_output_is_the_question() -> None:
    quiz = Quiz("mushi-forced-draw", seed=3)
    bundle = quiz._repr_mimebundle_()
    assert bundle["text/plain"] == exercise("mushi-forced-draw", 3).text()
    assert bundle["image/svg+xml"] == exercise("mushi-forced-draw", 3).svg()
    assert "11L: I choose which" not in bundle["text/plain"].split("\n")[0]


def test_closing_frees_every_model() -> None:
    before = set(_instances)
    quiz = Quiz("mushi-match", seed=1)
    quiz.answer("a")
    quiz.close()
    quiz.close()
    assert set(_instances) == before


def test_a_thousand_presses_leave_it_whole() -> None:
    """Any act in any state: no problem shown, and the solution hidden unless asked for."""
    quiz = Quiz(names(3), seed=1)
    acts = [
        "answer a",
        "answer b",
        "check",
        "again",
        "show",
        "next",
        "rules",
        "marks",
        "lang",
        "another",
        "restart",
    ]
    for step in range(1000):
        quiz.press(acts[(step * step + step // 7) % len(acts)])
        tree(quiz)
