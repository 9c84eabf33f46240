"""Answers in a real JupyterLab: their pictures are as wide and as dark as their page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.support import Notebook
from tests.browser.support.checks import comes, fits

Open = Callable[..., Notebook]

ASK = """
from hanalab import explore, mushi
from hanalab.lessons import pictured
from hanalab.lessons.answers import told
position = mushi.Round.parse("mushi; hands 01Y / 05X; field 01R; stock 12X 09Y")
answer = explore.solve(position)"""
#: the colour in the corner of an image
GROUND = """(image) => {
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0, image.width, image.height);
  return [...context.getImageData(5, 5, 1, 1).data].slice(0, 3).map(Math.round);
}"""
LETTERS = """(image) => {
  const svg = decodeURIComponent(image.currentSrc.slice(image.currentSrc.indexOf(",") + 1));
  const sizes = [...svg.matchAll(/font: (?:bold |700 )?([0-9.]+)px/g)].map((found) => Number(found[1]));
  return Math.min(...sizes) * image.width / Number(svg.match(/viewBox="0 0 ([0-9.]+)/)[1]);
}"""


def test_an_answer_is_wide_or_narrow_and_light_or_dark(open_notebook: Open) -> None:
    notebook = open_notebook([ASK + "\nanswer", "told(answer)", "pictured(answer, 'the same')"])
    images = notebook.page.locator(".hanalab-picture img")
    expect(images).to_have_count(3)

    ground = f"({GROUND})(image).reduce((a, b) => a + b)"
    for place in range(3):
        image = images.nth(place)
        comes(image, "image.naturalWidth === 691")
        assert image.evaluate("(image) => image.alt") == image.get_attribute("alt") != ""
        comes(image, f"{ground} > 600")
    notebook.turn("dark")
    for place in range(3):
        comes(images.nth(place), f"{ground} < 200")
    notebook.size(400, 900)
    for place in range(3):
        image = images.nth(place)
        comes(image, "image.naturalWidth < 400")
        assert image.evaluate(LETTERS) >= 10
        assert inside(image)
        comes(image, f"{ground} < 200")


def inside(image: Locator) -> bool:
    """Whether an image is as wide as its cell lets it be, not wider."""
    return bool(
        image.evaluate("(image) => image.width <= image.closest('.jp-OutputArea-output').clientWidth")
    )


def test_below_a_table_of_bids_no_room_is_left_empty(open_notebook: Open) -> None:
    made = """
from hanalab.widgets import HandExplorer
e = HandExplorer("SA JK HA HK H9 H6 H3 C5 D4 D2", "mighty", samples=2)
e"""
    notebook = open_notebook([made], height=1200)
    notebook.fit(960)
    expect(notebook.widget().locator(".hl-xadvised")).to_have_count(1, timeout=60_000)  # a real question
    column = notebook.widget().locator(".hl-left")
    empty = column.evaluate(
        "(column) => column.querySelector('.hl-foot').getBoundingClientRect().top"
        " - column.querySelector('.hl-xwhatif').getBoundingClientRect().bottom"
    )
    assert empty < 60
    notebook.act("what exchange").click()
    expect(notebook.act("what exchange")).to_have_attribute("aria-pressed", "true")


def test_the_title_of_a_quiz_is_whole_on_a_narrow_page(open_notebook: Open) -> None:
    made = """
from hanalab.lessons import exercise
from hanalab.widgets import Quiz
Quiz(exercise("mighty-how-far", seed=1))"""
    notebook = open_notebook([made], width=400, height=900)
    expect(notebook.widget().locator(".hl-narrow .hl-title")).to_have_text("Asking about hands")
    fits(notebook)
    expect(notebook.widget().locator(".hl-foot")).to_be_hidden()
