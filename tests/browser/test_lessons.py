"""The lessons of Mushi in a real JupyterLab: run from top to bottom, every question answered by mouse, by
keyboard alone and by touch in a narrow window."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from hanalab.lessons import Exercise, exercise
from tests.browser.support import Notebook
from tests.browser.support.checks import sideways

FOLDER = Path(__file__).parents[2] / "notebooks"
LESSONS = [*sorted(path.name for path in FOLDER.glob("0[0-5]-*.ipynb")), "10-explore-mushi.ipynb"]
LETTERS = "abcdefgh"
ASKED = re.compile(r'exercise\("([\w-]+)", seed=(\d+)(?:, lang="(\w+)")?\)\nQuiz\(')
#: something to press in the other widgets of a lesson
PRESSES = {
    "00-start-here.ipynb": "card 12B",
    "02-mushi-turns.ipynb": "choose 01Y",
    "03-mushi-lightning.ipynb": "put 12B",
    "04-mushi-yaku.ipynb": "next 01B",
    "05-mushi-play.ipynb": "choose 09R",
    "10-explore-mushi.ipynb": "choose 08X",
}

Open = Callable[..., Notebook]


@pytest.fixture
def open_lesson(open_notebook: Open) -> Open:
    """Open a lesson as it is stored, all its cells drawn at once, and run it."""

    def open_(name: str, **form: Any) -> Notebook:
        return open_notebook(FOLDER / name, still=True, whole=True, **form)

    return open_


def asked(name: str) -> list[Exercise]:
    """The questions of a lesson's quizzes, in order."""
    cells = json.loads((FOLDER / name).read_text(encoding="utf-8"))["cells"]
    sources = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    found = [match for source in sources if (match := ASKED.search(source))]
    return [exercise(match[1], int(match[2]), match[3] or "en") for match in found]


def right_letters(each: Exercise) -> list[str]:
    return [LETTERS[place] for place, option in enumerate(each.options) if option.right]


def a_wrong_letter(each: Exercise) -> str:
    return next(LETTERS[place] for place, option in enumerate(each.options) if not option.right)


def option(quiz: Locator, letter: str) -> Locator:
    return quiz.locator(f'[data-act="answer {letter}"]')


def is_right(quiz: Locator, each: Exercise) -> None:
    expect(quiz.locator(".hl-feedback.hl-good")).to_contain_text("Correcto" if each.lang == "es" else "Right")


@pytest.mark.parametrize("name", LESSONS)
def test_by_mouse_and_by_keyboard(open_lesson: Open, name: str) -> None:
    notebook = open_lesson(name)
    questions = asked(name)
    assert len(questions) >= 6
    quizzes = notebook.page.locator(".hl-quiz")
    expect(quizzes).to_have_count(len(questions))
    for place, each in enumerate(questions):
        quiz = quizzes.nth(place)
        if each.kind == "number":
            mix = each.near[0][0]
            quiz.locator("input").fill(str(mix))
            quiz.locator("input").press("Enter")
            expect(quiz.locator(".hl-feedback-title")).to_have_text(each.mark(mix).title)
            quiz.locator("input").fill(str(each.number))
            quiz.locator("input").press("Enter")
        elif each.kind == "one":
            wrong = a_wrong_letter(each)
            option(quiz, wrong).click()
            expect(quiz.locator(".hl-feedback-title")).to_have_text(each.mark(wrong).title)
            option(quiz, "a").focus()
            option(quiz, "a").press(str(LETTERS.index(right_letters(each)[0]) + 1))
        else:
            option(quiz, "a").focus()
            for step in range(len(each.options)):
                if each.options[step].right:
                    notebook.page.keyboard.press("Space")
                notebook.page.keyboard.press("ArrowDown")
            quiz.locator('[data-act="check"]').focus()
            notebook.page.keyboard.press("Enter")
        is_right(quiz, each)
    press = PRESSES.get(name)
    if press is not None:
        widget = notebook.page.locator(".hl-widget", has=notebook.page.locator(f'[data-act="{press}"]')).first
        before = widget.inner_html()
        widget.locator(f'[data-act="{press}"]').first.click()
        expect(widget.locator(".hl-problem")).to_have_count(0)
        notebook.page.wait_for_function(
            "([root, old]) => root.innerHTML !== old", arg=[widget.element_handle(), before]
        )


@pytest.mark.parametrize("name", LESSONS)
def test_by_touch_in_a_narrow_window(open_lesson: Open, name: str) -> None:
    notebook = open_lesson(name, width=400, touch=True)
    questions = asked(name)
    quizzes = notebook.page.locator(".hl-quiz")
    expect(quizzes).to_have_count(len(questions))
    for place, each in enumerate(questions):
        quiz = quizzes.nth(place)
        expect(quiz).to_have_class(re.compile(r"\bhl-narrow\b"))
        if each.kind == "number":
            quiz.locator("input").fill(str(each.number))
            notebook.tap(quiz.get_by_role("button", name=re.compile("Check|Comprobar")))
        else:
            for letter in right_letters(each):
                notebook.tap(option(quiz, letter))
            if each.kind == "several":
                notebook.tap(quiz.locator('[data-act="check"]'))
        is_right(quiz, each)
        assert sideways(quiz) <= 1, each.name
        box = option(quiz, "a").bounding_box() if each.options else quiz.locator("input").bounding_box()
        assert box is not None
        assert box["height"] >= 40
    for root in notebook.page.locator(".hl-root").all():
        assert sideways(root) <= 1


def test_the_solution_opens_and_the_rule_can_be_read(open_lesson: Open) -> None:
    notebook = open_lesson("03-mushi-lightning.ipynb")
    page = notebook.page
    fold = page.locator("details", has_text="Solution").first
    expect(fold.get_by_text("Answer", exact=False).or_(fold.locator("p")).first).to_be_hidden()
    fold.locator("summary").click()
    expect(fold.locator("p").first).to_contain_text("(M27)")
    quiz = page.locator(".hl-quiz").nth(3)
    option(quiz, "c").click()
    quiz.locator('[data-act="rule M37"]').last.click()
    expect(quiz.get_by_role("dialog")).to_contain_text("Lightning comes first")
    page.keyboard.press("Escape")
    expect(quiz.get_by_role("dialog")).to_have_count(0)
    quiz.locator('[data-act="show"]').click()
    expect(quiz.locator(".hl-feedback").last).to_contain_text("must take the Lightning from the field")


def test_a_quiz_comes_back_after_a_reload(open_lesson: Open) -> None:
    notebook = open_lesson("00-start-here.ipynb")
    option(notebook.page.locator(".hl-quiz").first, "a").click()
    expect(notebook.page.locator(".hl-quiz").first.locator(".hl-feedback")).to_be_visible()
    notebook.reload()
    first = notebook.page.locator(".hl-quiz").first
    expect(first.locator(".hl-feedback-title")).to_have_text(asked("00-start-here.ipynb")[0].mark("a").title)
