"""The hand explorer in a real JupyterLab: mouse, keys, touch, reload, second view, both themes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.support import Notebook

#: Answers are made up, so that these tests are about the widget and not about solvers.
CODE = """
from hanalab.widgets import HandExplorer, explorer, explorer_ask
from tests.widgets import explorer_samples as samples
explorer_ask.answer, explorer_ask.compared = samples.fake, samples.fake_compared
explorer_ask._prepare = lambda at, tell, stop: None
explorer.ready = lambda at: True
"""
WIDTHS = [(960, "en"), (840, "es"), (720, "en"), (400, "es"), (300, "es")]
MADE = {"mushi": "samples.fifth_turn()", "trick": "samples.trick()", "bids": "samples.TEN, 'mighty'",
        "kitty": "samples.THIRTEEN, 'mighty'"}  # fmt: skip

SIDEWAYS = "(el) => el.scrollWidth > el.clientWidth + 1"
OUTSIDE = """(root) => {
  const box = root.getBoundingClientRect();
  const all = [...root.querySelectorAll("button, select, input, b, p, span")];
  const shown = all.filter((el) => el.getClientRects().length);
  const out = shown.filter((el) => el.getBoundingClientRect().right > box.right + 1);
  return out.map((el) => el.className + " " + el.textContent.slice(0, 30));
}"""
PLACES = """() => {
  const row = document.querySelector(".hl-xifs");
  return [...row.children].map((el) => [el.offsetLeft, el.offsetWidth]);
}"""
CELLS = "() => window.jupyterapp.shell.currentWidget.content.widgets.length"


@pytest.fixture(scope="module")
def opened(open_module_notebook: Callable[..., Notebook]) -> Notebook:
    start = "made, lang = [samples.fifth_turn()], 'en'"
    return open_module_notebook([CODE + start, "e = HandExplorer(*made, lang=lang)\ne", "e"])


@pytest.fixture
def notebook(opened: Notebook) -> Iterator[Notebook]:
    """The notebook with a fresh explorer in its second cell and a second view in its third."""
    opened.fit(960)
    opened.kernel("e.close()")  # for a page is slow to load again with all that was ever made
    opened.kernel("made, lang = [samples.fifth_turn()], 'en'\nexplorer_ask.answer = samples.fake")
    opened.run(1)
    opened.run(2)
    expect(opened.act("walk play 01Y; take 01R")).to_be_visible()
    return opened


def status(notebook: Notebook, place: int = 0):  # type: ignore[no-untyped-def]
    return notebook.widget(place).locator(".hl-status")


def row(notebook: Notebook, act: str, place: int = 0):  # type: ignore[no-untyped-def]
    return notebook.widget(place).locator(f'.hl-xrow[data-act="walk {act}"]')


def fits(notebook: Notebook) -> None:
    root = notebook.widget().locator(".hl-root")
    assert not root.evaluate(SIDEWAYS)
    assert root.evaluate(OUTSIDE) == []


def test_it_asks_by_itself_when_it_is_looked_at(notebook: Notebook) -> None:
    expect(row(notebook, "play 01Y; take 01R")).to_contain_text("+6.2 ± 0.8")
    expect(status(notebook)).to_contain_text("Take the pine ribbon with 01Y")
    expect(notebook.widget().get_by_role("progressbar")).to_have_attribute("aria-valuenow", "50")
    notebook.shot("explorer-mushi")


def test_walking_by_mouse_and_back(notebook: Notebook) -> None:
    row(notebook, "play 05X").click()
    expect(status(notebook)).to_contain_text("Which card is drawn?")
    expect(status(notebook, 1)).to_contain_text("Which card is drawn?")
    notebook.act("draw any").click()
    expect(status(notebook, 1)).to_contain_text("Bot is to play")
    notebook.act("let").click()
    expect(notebook.widget().get_by_text("Walked so far")).to_be_visible()
    notebook.act("start").click()
    expect(row(notebook, "play 01Y; take 01R")).to_be_visible()
    assert notebook.kernel("print(e.position.turn, len(e.inquiry.trail))") == "5 0"


def at(notebook: Notebook) -> str:
    """What is asked now, after how many steps."""
    return notebook.kernel("print(e.inquiry.kind, len(e.inquiry.trail))")


def test_a_double_click_answers_one_question_only(notebook: Notebook) -> None:
    expect(row(notebook, "play 01Y; take 01R")).to_contain_text("best")
    # Before the first click has been answered, or when something else lies there.
    for delay in (0, 40, 250, 490):
        for act in ("play 01Y; take 01R", "play 05X"):
            row(notebook, act).hover(position={"x": 100, "y": 15})
            twice(notebook, delay)
            assert at(notebook) == "draw 0", (delay, act)
            assert notebook.kernel("print(e.notice, e.problem)") == "None None"
            notebook.act("undo").click()
            expect(row(notebook, act)).to_be_visible()


def twice(notebook: Notebook, delay: int) -> None:
    """A double click where the pointer is, with some time between the clicks, in which the first is
    answered."""
    mouse = notebook.page.mouse
    with notebook.clock() as after:
        mouse.down(click_count=1)
        mouse.up(click_count=1)
        if delay:
            notebook.calm()
            after(delay)
        mouse.down(click_count=2)
        mouse.up(click_count=2)
        notebook.calm()


def test_a_double_click_on_a_button_that_stays_presses_it_twice(notebook: Notebook) -> None:
    notebook.act("what rule").dblclick()
    notebook.calm()
    assert notebook.kernel("print(repr(e._look.what))") in ("''", "'rule'")
    row(notebook, "play 05X").click()
    notebook.act("draw any").hover(position={"x": 20, "y": 10})
    twice(notebook, 120)
    assert at(notebook) == "suppose 1"  # and not one step further: another button lies there now


def test_the_focus_goes_on_with_the_questions(notebook: Notebook) -> None:
    page = notebook.page
    here = "() => document.activeElement.dataset.act"
    row(notebook, "play 05X").focus()
    with notebook.clock():
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")  # aimed at the row, not at what comes after it
        expect(notebook.act("draw any")).to_be_visible()
        notebook.calm()
    assert at(notebook) == "draw 0"
    assert page.evaluate(here).startswith("draw ")
    page.wait_for_timeout(350)
    page.keyboard.press("Enter")
    expect(notebook.act("let")).to_be_visible()
    assert page.evaluate(here).startswith("suppose ")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(here) == "let"
    page.wait_for_timeout(350)
    page.keyboard.press("Enter")
    notebook.calm()
    assert at(notebook) not in ("suppose 1", "draw 0")
    assert page.evaluate(here).split()[0] in ("draw", "suppose", "walk", "let")


def test_a_dialog_shown_by_two_views_is_used_in_either(notebook: Notebook) -> None:
    notebook.act("setup").click()
    notebook.act("open paste").click()
    for place in (1, 0):
        area = notebook.widget(place).locator(".hl-paste")
        area.click()
        area.press_sequentially("mushi; hands")
        expect(area).to_have_value("mushi; hands")
    notebook.widget(1).get_by_text("Your hand").first.click()
    expect(notebook.widget(0).locator(".hl-paste")).to_have_count(0)


def test_by_keyboard_alone(notebook: Notebook) -> None:
    page, widget = notebook.page, notebook.widget()
    cells = page.evaluate(CELLS)
    expect(row(notebook, "play 01Y; take 01R")).to_contain_text("best")
    widget.locator("button:visible").first.focus()
    for _ in range(12):
        if widget.locator(".hl-xrows").evaluate("(el) => el.contains(document.activeElement)"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    expect(row(notebook, "play 01Y; take 01X")).to_be_focused()
    page.keyboard.press("Enter")
    expect(status(notebook)).to_contain_text("Which card is drawn?")
    page.keyboard.press("u")
    expect(row(notebook, "play 01Y; take 01R")).to_be_visible()
    page.keyboard.press("s")
    expect(notebook.act("put 01B")).to_be_visible()
    notebook.act("put 05X").focus()
    page.keyboard.press("Enter")
    expect(notebook.act("put 05X")).to_have_attribute("aria-pressed", "false")
    expect(notebook.act("put 05X")).to_be_focused()
    for key in "bxd":
        page.keyboard.press(key)
    assert page.evaluate(CELLS) == cells


def test_setting_up_lists_what_is_wrong_and_asks(notebook: Notebook) -> None:
    notebook.act("setup").click()
    notebook.act("put 05X").click()
    expect(status(notebook)).to_contain_text("Choose the cards of your hand")
    expect(notebook.widget().get_by_text("One card of your hand is still unknown")).to_be_visible()
    notebook.act("done").hover()
    expect(notebook.widget().locator(".hl-bubble")).to_contain_text("M25")
    notebook.act("put 02A").click()
    notebook.act("done").click()
    expect(row(notebook, "play 02A")).to_be_visible()
    assert notebook.kernel("print(*e.inquiry.hand)") == "01Y 02A 08A 09R 10A 12Z"


def test_what_if(notebook: Notebook) -> None:
    notebook.act("what exchange").click()
    notebook.act("out 05X").click()
    notebook.act("in 02A").click()
    expect(notebook.widget().get_by_role("group", name="Two answers side by side")).to_be_visible()
    expect(notebook.widget().locator(".hl-xside-value").first).to_contain_text("+6.2")
    notebook.shot("explorer-sides")
    notebook.act("sides-close").click()
    notebook.act("what rule").click()
    notebook.widget().get_by_role("combobox", name="Rule to change").select_option("three_brights=any_three")
    notebook.act("rule-go").click()
    expect(notebook.widget().get_by_text("Any three Brights are Three Brights")).to_be_visible()


def test_copying_as_text(notebook: Notebook) -> None:
    expect(row(notebook, "play 01Y; take 01R")).to_contain_text("best")
    notebook.widget().get_by_role("button", name="Table as text").click()
    copied = notebook.page.evaluate("() => navigator.clipboard.readText()")
    assert re.search(r"01Y takes 01R +\+6\.2 ± 0\.8", copied)
    notebook.widget().get_by_role("button", name="Copy position").click()
    assert notebook.page.evaluate("() => navigator.clipboard.readText()").startswith("mushi; rules seed")


def test_it_survives_a_reload(notebook: Notebook) -> None:
    expect(row(notebook, "play 01Y; take 01R")).to_contain_text("best")
    notebook.reload()
    expect(row(notebook, "play 01Y; take 01R")).to_contain_text("+6.2 ± 0.8")
    row(notebook, "play 05X").click()
    expect(status(notebook)).to_contain_text("Which card is drawn?")


def test_a_long_question_leaves_the_kernel_free_and_is_stopped(notebook: Notebook) -> None:
    slow = """
import time
def slow(at, effort, tell, stop):
    tell(samples.advice(at, worlds=30, done=False))
    while not stop.is_set(): time.sleep(0.01)
    return samples.advice(at, worlds=60)
explorer_ask.answer = slow
e.press("look"); e.press("look"); e.press("sharpen")"""
    expect(row(notebook, "play 01Y; take 01R")).to_contain_text("best")
    notebook.kernel(slow)
    expect(notebook.widget().get_by_text("30 of 200 deals")).to_be_visible()
    assert notebook.kernel("print(e.running)") == "True"
    notebook.act("stop").click()
    expect(notebook.widget().get_by_text("60 of 200 deals")).to_be_visible()


HELD = """(felt) => {
  const end = felt.getBoundingClientRect().right;
  const cards = [...felt.querySelectorAll(".hl-xhand .hl-card")].map((card) => card.getBoundingClientRect());
  return [cards.length, cards.filter((card) => card.right > end - 8 || card.width < 36).length];
}"""


@pytest.mark.parametrize("kind", ["bids", "kitty"])
def test_a_long_hand_stays_on_its_felt(notebook: Notebook, kind: str) -> None:
    notebook.kernel(f"made, lang = [{MADE[kind]}], 'en'")
    notebook.run(1)
    for width in (960, 930, 902, 880, 760, 720):
        notebook.fit(width)
        felt = notebook.widget().locator(".hl-xstrip")
        assert felt.evaluate(HELD) == [13 if kind == "kitty" else 10, 0], width


def test_what_if_keeps_its_row_when_pressed(notebook: Notebook) -> None:
    notebook.kernel(f"made, lang = [{MADE['bids']}], 'es'")
    notebook.run(1)
    expect(notebook.act("bid 14H")).to_be_visible()
    notebook.calm()
    before = notebook.page.evaluate(PLACES)
    assert len({left for left, _ in before}) == len(before) == 4
    for act in ("what exchange", "what rule"):
        notebook.act(act).click()
        expect(notebook.act(act)).to_have_attribute("aria-pressed", "true")
        assert notebook.page.evaluate(PLACES) == before


@pytest.mark.parametrize("kind", MADE)
def test_it_fits(notebook: Notebook, kind: str) -> None:
    for width, lang in WIDTHS:
        notebook.kernel(f"made, lang = [{MADE[kind]}], {lang!r}")
        notebook.run(1)
        notebook.fit(width)
        expect(status(notebook)).to_have_class(re.compile("hl-turn"))
        fits(notebook)
        notebook.shot(f"explorer-{kind}-{width}")
        notebook.act("more" if width < 720 else "setup").click()
        if width < 720:
            notebook.act("setup").click()
        expect(notebook.widget().locator(".hl-xzones")).to_be_visible()
        fits(notebook)


def test_by_touch_in_a_narrow_window(open_notebook: Callable[..., Notebook]) -> None:
    cells = [CODE, "e = HandExplorer(samples.TEN, 'mighty', lang='es')\ne"]
    notebook = open_notebook(cells, width=430, touch=True)
    notebook.fit(400)
    notebook.tap(notebook.act("bid 14H"))
    expect(notebook.act("bid 14H")).to_have_attribute("aria-pressed", "true")
    notebook.tap(notebook.act("shows score"))
    expect(notebook.act("bid 14H")).to_contain_text("+")
    notebook.tap(notebook.act("more"))
    notebook.tap(notebook.act("setup"))
    notebook.tap(notebook.act("put S2"))
    expect(status(notebook)).to_contain_text("no está")
    fits(notebook)
