"""Presses as people make them: buttons, fingers and keys are held for a while, and the kernel may be slow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.support import Notebook
from tests.browser.test_frontend import CELLS, TIMER_MS, click, presses, renewed

Open = Callable[..., Notebook]

# A kernel that answers no press while there is a file of this name.
GATE = """
import time
from pathlib import Path
built = p.build
def build():
    while Path({0!r}).exists():
        time.sleep(0.01)
    return built()
p.build = build
"""
CHOICE = """
built = p.build
options = [h("option", value, value=value) for value in "ab"]
def build():
    tree = built()
    tree["kids"].append(h("select", *options, field="choice", value="a", key="choice"))
    return tree
p.build = build
p.refresh()
"""
PEN = {"pointerType": "pen", "pointerId": 7, "isPrimary": True, "button": 0, "bubbles": True}
# Some browsers click only after the pen is up, when it may hover already.
PEN_UP = """(card, pen) => {
  const { left, top } = card.getBoundingClientRect();
  card.dispatchEvent(new PointerEvent("pointerup", pen));
  card.dispatchEvent(new PointerEvent("pointermove", { ...pen, button: -1 }));
  const there = document.elementFromPoint(left + 20, top + 20);
  there.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
}"""
# A notebook may take cells off the page that are out of sight.
AWAY = """async (ms) => {
  const output = document.querySelector(".hl-widget").parentElement;
  const mark = document.createComment("away");
  output.replaceWith(mark);
  await new Promise((back) => setTimeout(back, ms));
  mark.replaceWith(output);
}"""
LAST_FIRST = "p.hand = p.hand[-1:] + p.hand[:-1]; p.count += 1; p.refresh()"
FIRST_LAST = "p.hand = p.hand[1:] + p.hand[:1]; p.count += 1; p.refresh()"


@pytest.fixture(scope="module")
def shared(open_module_notebook: Open) -> Notebook:
    return open_module_notebook(CELLS)


@pytest.fixture
def probe(shared: Notebook) -> Notebook:
    return renewed(shared)


@contextmanager
def slow(notebook: Notebook) -> Iterator[None]:
    """The kernel takes presses, and answers none of them before the end."""
    gate = notebook.lab.folder / "gate"
    notebook.kernel(GATE.format(str(gate)))
    gate.touch()
    try:
        yield
    finally:
        gate.unlink()
    notebook.calm()


def aim(notebook: Notebook, at: Locator) -> None:
    """Move the pointer onto something: to the left of its middle, and up."""
    at.hover(position={"x": 20, "y": 20})


class Finger:
    """A finger on a touch screen, which Playwright can only lift at once."""

    def __init__(self, notebook: Notebook, at: Locator) -> None:
        at.scroll_into_view_if_needed()
        box = at.bounding_box()
        assert box is not None
        self._point = {"x": box["x"] + 20, "y": box["y"] + 20}
        self._tool = notebook.context.new_cdp_session(notebook.page)

    def down(self) -> None:
        points = [self._point]
        self._tool.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})

    def up(self) -> None:
        self._tool.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("change", [LAST_FIRST, FIRST_LAST])
@pytest.mark.parametrize("code", ["01B", "03B", "09R"])
def test_what_moves_under_a_held_button_is_pressed_all_the_same(
    probe: Notebook, change: str, code: str
) -> None:
    aim(probe, probe.act(f"play {code}"))
    probe.page.mouse.down()
    probe.kernel(change)
    probe.calm()
    probe.page.mouse.up()
    assert presses(probe) == f"play {code}"
    expect(probe.act(f"play {code}")).to_have_count(0)
    expect(probe.widget().get_by_text("2 presses so far")).to_be_visible()


def test_a_finger_presses_what_it_came_down_on(open_notebook: Open) -> None:
    notebook = open_notebook(CELLS, touch=True)
    finger = Finger(notebook, notebook.act("play 01B"))
    finger.down()
    notebook.kernel(LAST_FIRST)
    notebook.calm()
    finger.up()
    expect(notebook.act("play 01B")).to_have_count(0)
    assert presses(notebook) == "play 01B"


@pytest.mark.parametrize("moved", [False, True])
def test_a_key_held_down_presses_what_it_came_down_on_also_when_the_mouse_moves(
    probe: Notebook, moved: bool
) -> None:
    probe.act("play 09R").focus()
    probe.page.keyboard.down("Space")
    probe.kernel(LAST_FIRST)
    probe.calm()
    if moved:
        probe.page.mouse.move(2, 2)
        probe.calm()
    probe.page.keyboard.up("Space")
    expect(probe.act("play 09R")).to_have_count(0)
    assert presses(probe) == "play 09R"


def test_a_pen_that_hovers_before_its_click_presses_what_it_came_down_on(probe: Notebook) -> None:
    card = probe.act("play 01B")
    card.dispatch_event("pointerdown", {**PEN, "buttons": 1})
    probe.kernel(LAST_FIRST)
    probe.calm()
    card.evaluate(PEN_UP, PEN)
    expect(probe.act("play 01B")).to_have_count(0)
    assert presses(probe) == "play 01B"


def test_what_came_meanwhile_is_shown_once_the_button_is_up(probe: Notebook) -> None:
    mouse, card = probe.page.mouse, probe.act("play 03B")
    shown = probe.widget().get_by_text("presses so far")
    for number, end in enumerate(("up beside it", "another button", "another window"), start=1):
        aim(probe, card)
        mouse.down()
        probe.kernel(LAST_FIRST)
        probe.calm()
        expect(shown).to_have_text(f"{number - 1} presses so far")
        if end == "up beside it":
            mouse.move(2, 2)
            mouse.up()
        elif end == "another button":
            card.dispatch_event("contextmenu", {"bubbles": True})
        else:
            probe.page.evaluate("() => window.dispatchEvent(new Event('blur'))")
        expect(shown).to_have_text(f"{number} presses so far")
        mouse.move(2, 2)
        mouse.up()
    assert presses(probe) == ""


def test_the_rule_in_a_bubble_opens_while_the_table_is_redrawn(probe: Notebook) -> None:
    probe.act("play 08B").hover()
    pill = probe.widget().locator(".hl-bubble .hl-rule")
    expect(pill).to_be_visible()
    box = pill.bounding_box()
    assert box is not None
    probe.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    probe.page.mouse.down()
    probe.kernel("p.refresh()")
    probe.calm()
    probe.page.mouse.up()
    expect(probe.widget().get_by_role("dialog")).to_contain_text("M18")


def test_a_double_click_is_one_however_long_its_second_press_is_held(probe: Notebook) -> None:
    aim(probe, probe.act("play 01B"))
    with probe.clock() as after:
        click(probe, 1)
        expect(probe.act("play 01B")).to_have_count(0)
        after(450)
        probe.page.mouse.down(click_count=2)
        after(800)
        probe.page.mouse.up(click_count=2)
        assert presses(probe) == "play 01B"


def test_who_presses_again_before_the_answer_has_pressed_once(probe: Notebook) -> None:
    with probe.clock() as after, slow(probe):
        aim(probe, probe.act("undo"))
        for ms in (0, 300, 1000, 3900):
            after(ms)
            click(probe, 1)
        aim(probe, probe.act("take 1"))
        click(probe, 1)
    assert presses(probe) == "undo, take 1"
    aim(probe, probe.act("undo"))
    click(probe, 1)
    assert presses(probe) == "undo, take 1, undo"


def test_who_chooses_something_else_and_then_the_first_again_gets_the_first(probe: Notebook) -> None:
    with probe.clock() as after, slow(probe):
        for number, act in enumerate(("take 1", "take 2", "take 2", "take 1", "take 1")):
            aim(probe, probe.act(act))
            after(number * 700)
            click(probe, 1)
    assert presses(probe) == "take 1, take 2, take 1"


@pytest.mark.parametrize(("act", "counted"), [("undo", "undo, undo"), ("play 01B", "play 01B")])
def test_an_answer_that_came_under_the_second_press_is_an_answer(
    probe: Notebook, act: str, counted: str
) -> None:
    aim(probe, probe.act(act))
    with probe.clock():
        with slow(probe):
            click(probe, 1)
            probe.page.mouse.down()
        expect(probe.widget().get_by_text("0 presses so far")).to_be_visible()
        probe.page.mouse.up()
        assert presses(probe) == counted


def test_closing_a_menu_on_the_way_makes_no_second_press_of_one(probe: Notebook) -> None:
    probe.act("more").click()
    expect(probe.widget().locator(".hl-menu")).to_be_visible()
    with probe.clock() as after, slow(probe):
        aim(probe, probe.act("take 1"))
        for ms in (0, 700):
            after(ms)
            click(probe, 1)
    assert presses(probe) == "take 1"


def test_a_timer_that_ran_out_while_the_cell_was_away_goes_on_once_it_is_back(probe: Notebook) -> None:
    probe.kernel(f"p.after = {TIMER_MS}; p.refresh()")
    probe.page.evaluate(AWAY, 3 * TIMER_MS)
    expect(probe.widget().get_by_text("1 presses so far")).to_be_visible()
    assert presses(probe) == "continue"


def test_what_has_just_got_the_focus_is_not_pressed_however_late_that_was(probe: Notebook) -> None:
    probe.act("play 02A").focus()
    with probe.clock() as after:
        with slow(probe):
            probe.page.keyboard.press("Enter")
            after(2000)
        probe.page.wait_for_function("() => document.activeElement.dataset.act === 'play 03B'")
        after(2200)
        probe.page.keyboard.press("Enter")
        assert presses(probe) == "play 02A"


def test_a_late_menu_takes_no_focus_from_somebody_who_types_elsewhere(open_notebook: Open) -> None:
    notebook = open_notebook([*CELLS, "x = 1"])
    with slow(notebook):
        notebook.act("more").click()
        notebook.page.locator(".jp-CodeCell .cm-content").nth(2).click()
    expect(notebook.widget().locator(".hl-menu")).to_be_visible()
    notebook.page.keyboard.press("End")
    notebook.page.keyboard.type("2")
    expect(notebook.page.locator(".jp-CodeCell .cm-content").nth(2)).to_have_text("x = 12")
    assert presses(notebook) == ""


def test_the_line_that_nobody_answers_comes_also_to_those_who_press_on(probe: Notebook) -> None:
    line = probe.widget().get_by_text("No answer.")
    with slow(probe):
        probe.act("undo").focus()
        for key in "1ux" * 5:
            probe.page.keyboard.press(key)
            probe.page.wait_for_timeout(1000)
            if line.is_visible():
                break
        else:
            pytest.fail("each press begins the waiting anew")
    expect(line).to_be_hidden()


def test_a_choice_that_is_not_taken_is_set_back(open_notebook: Open) -> None:
    notebook = open_notebook(CELLS)
    notebook.kernel(CHOICE)
    choice = notebook.widget().locator("select")
    expect(choice).to_have_value("a")
    choice.select_option("b")
    expect(notebook.widget().get_by_text("1 presses so far")).to_be_visible()
    expect(choice).to_have_value("a")
    assert presses(notebook) == "choice=b"


def test_a_choice_made_ends_the_press_that_opened_its_list(open_notebook: Open) -> None:
    notebook = open_notebook(CELLS)
    notebook.kernel(CHOICE)
    choice = notebook.widget().locator("select")
    # Where the system draws the list, nobody hears that the button is up again.
    choice.dispatch_event("pointerdown", {**PEN, "pointerType": "mouse", "buttons": 1})
    choice.select_option("b")
    expect(notebook.widget().get_by_text("1 presses so far")).to_be_visible()


def test_an_open_menu_keeps_the_focus_when_the_table_becomes_narrow(open_notebook: Open) -> None:
    notebook = open_notebook(["from hanalab.widgets import TrickTable", "t = TrickTable(seed=1, pause=0)\nt"])
    menu = notebook.widget().locator(".hl-menu:visible")
    notebook.fit(960)
    notebook.act("more").click()
    for width in (400, 960):
        expect(menu.locator(":focus")).to_have_count(1)
        notebook.fit(width)
    expect(menu.locator(":focus")).to_have_count(1)
    notebook.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)


def test_what_was_opened_in_another_form_leaves_the_focus_in_the_widget(open_notebook: Open) -> None:
    notebook = open_notebook(["from hanalab.widgets import TrickTable", "t = TrickTable(seed=1, pause=0)\nt"])
    notebook.fit(960)
    notebook.act("open deal").focus()
    notebook.page.keyboard.press("Enter")
    expect(notebook.widget().locator(".hl-popover :focus")).to_have_count(1)
    notebook.fit(400)
    notebook.page.keyboard.press("Escape")
    expect(notebook.widget().locator(".hl-popover")).to_have_count(0)
    expect(notebook.widget().locator(":focus")).to_have_count(1)
