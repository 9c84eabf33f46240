"""The card picker in a real JupyterLab: mouse, keyboard alone, touch in a narrow window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.support import Notebook
from tests.browser.support.checks import answers, keys_stay_inside, sideways

Open = Callable[..., Notebook]

IMPORT = """
from hanalab.mushi.cards import DECK, cards
from hanalab.widgets import CardPicker
heard = []
"""
TWO = """
p = CardPicker("01B 02A 03B 08B 11L", mode=2, label="Choose two", on_change=heard.append,
               why={"08B": "This one is spoken for."})
p"""

#: how many pictures of cards there are, once all can be seen
DECODED = """async (root) => {
  const pictures = [...root.querySelectorAll("img.hl-art")];
  await Promise.all(pictures.map((picture) => picture.decode()));
  return pictures.length;
}"""


@pytest.fixture(scope="module")
def shared(open_module_notebook: Open) -> Notebook:
    return open_module_notebook([IMPORT, TWO])


@pytest.fixture
def picker(shared: Notebook) -> Notebook:
    """A new picker in a notebook that the tests share."""
    shared.size(1200, 900)
    shared.page.mouse.move(0, 0)
    shared.kernel("heard.clear()")
    shared.run(1)
    expect(shared.widget().get_by_text("0 of 2 chosen")).to_be_visible()
    return shared


def chosen(notebook: Notebook) -> str:
    return notebook.kernel("print(*p.selected)")


def test_mouse(picker: Notebook) -> None:
    crane = picker.act("card 01B")
    expect(crane).to_have_role("button")
    expect(crane).to_have_attribute("aria-pressed", "false")
    expect(crane).to_have_accessible_name("Pine crane, 20 points, 01B")
    crane.click()
    expect(crane).to_have_attribute("aria-pressed", "true")
    expect(crane).to_have_accessible_name("Pine crane, 20 points, 01B, selected")
    picker.act("card 03B").click()
    expect(picker.widget().get_by_role("status").first).to_have_text("2 of 2 chosen")
    assert chosen(picker) == "01B 03B"
    crane.click()
    assert chosen(picker) == "03B"
    assert picker.kernel("print(len(heard))") == "3"
    picker.shot("picker")


def test_one_more_than_wanted_is_refused_with_a_reason(picker: Notebook) -> None:
    picker.act("card 01B").click()
    picker.act("card 02A").click()
    third = picker.act("card 11L")
    expect(third).to_have_attribute("aria-disabled", "true")
    third.hover()
    expect(picker.widget().locator(".hl-bubble")).to_contain_text(
        "2 cards are chosen already. Put one back first."
    )
    third.click(force=True)  # to Playwright, aria-disabled is not enabled
    assert chosen(picker) == "01B 02A"


def test_a_card_that_cannot_be_chosen_tells_why_before_the_click(picker: Notebook) -> None:
    moon = picker.act("card 08B")
    expect(moon).to_have_accessible_name("Susuki moon, 20 points, 08B, not now: This one is spoken for")
    moon.hover()
    expect(picker.widget().locator(".hl-bubble")).to_have_text("This one is spoken for.")
    moon.click(force=True)
    assert chosen(picker) == ""


def test_keyboard_alone(picker: Notebook) -> None:
    page = picker.page
    page.locator(".jp-Cell").nth(1).click(position={"x": 5, "y": 5})
    page.keyboard.press("Escape")
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.dataset.act === 'card 01B'"):
            break
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert chosen(picker) == "01B 02A"
    page.keyboard.press("End")
    page.keyboard.press("?")
    expect(picker.widget().locator(".hl-bubble")).to_contain_text("Put one back first.")
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    assert chosen(picker) == "02A"
    keys_stay_inside(picker, "bxddj")
    assert page.evaluate("() => document.activeElement.dataset.act") == "card 01B"


def test_reload_and_python_side_changes(picker: Notebook) -> None:
    picker.act("card 02A").click()
    picker.kernel("p.selected = cards('01B 11L')")
    expect(picker.act("card 11L")).to_have_attribute("aria-pressed", "true")
    expect(picker.act("card 02A")).to_have_attribute("aria-pressed", "false")
    picker.reload()
    expect(picker.act("card 11L")).to_have_attribute("aria-pressed", "true")
    picker.kernel("p.lang = 'es'")
    expect(picker.act("card 11L")).to_have_accessible_name("Relámpago, 1 punto, 11L, elegida")
    expect(picker.widget().get_by_role("status").first).to_have_text("2 de 2 elegidas")


def test_touch_in_a_narrow_window(open_notebook: Open) -> None:
    notebook = open_notebook([IMPORT, TWO], width=400, height=800, touch=True)
    notebook.tap(notebook.act("card 01B"))
    expect(notebook.act("card 01B")).to_have_attribute("aria-pressed", "true")
    notebook.tap(notebook.act("card 08B"), force=True)
    expect(notebook.widget().locator(".hl-note-slot")).to_contain_text("This one is spoken for.")
    assert chosen(notebook) == "01B"
    for button in notebook.widget().get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    assert sideways(notebook.widget()) <= 0
    notebook.shot("picker-narrow")


def test_forty_cards_come_with_their_pictures_and_answer(open_notebook: Open) -> None:
    notebook = open_notebook([IMPORT, "p = CardPicker(DECK, mode='several', width=60)\np"])
    expect(notebook.widget().locator(".hl-cardbutton")).to_have_count(40)
    assert notebook.widget().evaluate(DECODED) >= 40
    before = answers(notebook)
    notebook.act("card 12Z").click()
    expect(notebook.act("card 12Z")).to_have_attribute("aria-pressed", "true")
    assert chosen(notebook) == "12Z"
    print(answers(notebook) - before)
    notebook.shot("picker-forty")
