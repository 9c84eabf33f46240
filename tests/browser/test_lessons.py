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
from tests.browser.support.checks import comes, sideways

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


SHOWN = [
    "from hanalab.lessons import show, show_deck, show_field, show_hand",
    'show_deck(lang="es")',
    'show_field("02A 03B 03R 03X 05A 05R 11L 12Z", "03B 11L")',
    'show("01Y 05X 08A 08B 09A 09R 10A 12Z", marks=True)',
    'show("01B 02A")',
    'show_hand("SA H10 JK CK D3 D4 H7 H8 S2 S3", lit="SA")',
]
#: the smallest letters of the form a picture shows, in pixels of the page
LETTERING = """(image) => {
  const source = decodeURIComponent(image.currentSrc.slice(image.currentSrc.indexOf(",") + 1));
  const svg = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  const bound = Number(source.match(/max-aspect-ratio:([0-9]+)/)?.[1] ?? 0) / 1000;
  const form = svg.querySelector(image.width / image.height <= bound ? "g.n" : "g.w") ?? svg;
  const larger = Number(form.getAttribute("transform")?.match(/[0-9.]+/)[0] ?? 1);
  const sizes = [...form.querySelectorAll("text")].map((each) => Number(each.getAttribute("font-size")));
  return Math.min(...sizes) * larger * image.width / svg.viewBox.baseVal.width;
}"""
#: the colour of the ground just above the lower edge, brightness and opacity
GROUND = """(image) => {
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0, image.width, image.height);
  const [red, green, blue, solid] = context.getImageData(image.width / 2, image.height - 4, 1, 1).data;
  return { bright: red + green + blue, solid };
}"""


#: how wide the picture is where its place is only as wide as what is in it
FITTED = """(image) => {
  const place = document.createElement("div");
  place.style.width = "fit-content";
  place.append(image.parentElement.cloneNode(true));
  image.closest(".jp-OutputArea-output").append(place);
  const { width } = place.querySelector("img");
  place.remove();
  return width;
}"""


def test_pictures_of_cards_are_as_wide_and_as_dark_as_their_page(open_notebook: Open) -> None:
    notebook = open_notebook(SHOWN, width=400, whole=True)
    images = notebook.page.locator(".hanalab-picture img")
    expect(images).to_have_count(len(SHOWN) - 1)

    def ground(what: str) -> str:
        return f"(({{ bright, solid }}) => {what})(({GROUND})(image))"

    bright: list[int] = []
    for image in images.all():
        # A wide form in a narrow place would end far above its lower edge.
        comes(image, ground("solid === 255"))
        bright.append(image.evaluate(GROUND)["bright"])
        assert image.get_attribute("alt")
    notebook.turn("dark")
    for image, light in zip(images.all(), bright, strict=True):
        comes(image, ground(f"solid === 255 && bright < {light}"))
        assert image.evaluate(LETTERING) >= 10
        assert sideways(image.locator("xpath=ancestor::*[contains(@class, 'jp-OutputArea-output')]")) <= 0
    notebook.turn("light")
    for image, light in zip(images.all(), bright, strict=True):
        comes(image, ground(f"solid === 255 && bright === {light}"))
        assert image.evaluate(LETTERING) >= 10
    assert sideways(notebook.page.locator(".jp-Notebook")) <= 0
    notebook.size(1200, 900)
    comes(images.first, "image.width === 716")
    for image in images.all():
        comes(image, ground("solid === 255"))
        assert image.evaluate(LETTERING) >= 12
    assert images.first.evaluate(FITTED) == 300
