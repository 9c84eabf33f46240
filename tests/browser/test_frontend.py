"""The browser side of all widgets, driven with a small widget of its own that records every press."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.support import Notebook
from tests.browser.support.checks import (
    focus_is_inside,
    keys_stay_inside,
    sideways,
    wheel_scrolls_the_notebook,
)

Open = Callable[..., Notebook]

PROBE = """
import time
from hanalab.draw.canvas import CanvasPainter
from hanalab.draw.scene import Circle, Rect, Scene
from hanalab.widgets import overlays, parts
from hanalab.widgets.base import HanaWidget
from hanalab.widgets.nodes import card, h, note_slot, root
from hanalab.widgets.picker import CardButton, Refusal, card_buttons, hand
from hanalab.mushi.cards import cards

class Probe(HanaWidget):
    STATE = ("hand", "count")
    def __init__(self, after=0, canvas=False):
        self.hand, self.count, self.after, self.presses = cards("01B 02A 03B 08B 09R"), 0, after, []
        self.scene = Scene(716, 300, (Rect(0, 0, 716, 300, "#2b5244"), Circle(90, 90, 40, "#ffd24a")), "Two shapes")
        painters = {form: CanvasPainter(716, 300) for form in ("wide", "narrow")} if canvas else None
        self.canvas = canvas
        super().__init__(painters=painters)
    def paint(self):
        for painter in self.painters.values():
            painter.paint(self.scene)
    def handle(self, act, value):
        self.presses.append(act if value is None else f"{act}={value}")
        if act.startswith("play"):
            self.hand = tuple(c for c in self.hand if c.code != act[5:])
        elif act == "fail":
            self.count = 99
            raise RuntimeError("on purpose")
        elif act == "slow":
            time.sleep(1)
        elif act == "continue":
            self.after = 0
        self.count += 1
    def build(self):
        no = Refusal("Nothing follows 08B here.", "M18")
        buttons = [CardButton(c, f"play {c.code}", refusal=no if c.code == "08B" else None) for c in self.hand]
        bar = [parts.button("Undo", "undo", icon_name="undo"), parts.button("Fail", "fail"),
               parts.button("Slow", "slow"), parts.button("Copy", copy="01B 02A", key="copy"),
               parts.language_button(self.lang), overlays.more_menu(parts.button("Deal", "deal"), self.more_open, self.lang)]
        field = h("label", "Seed ", h("input", field="seed", cls="hl-input", value="3"), key="seed")
        return root(
            parts.frame(
                parts.title_bar("Probe", f"{self.count} presses", bar),
                [parts.felt_of(self.scene, canvas="wide", cls="hl-only-wide", key="w") if self.canvas else None,
                 parts.felt_of(self.scene, canvas="narrow", cls="hl-only-narrow", key="n") if self.canvas else None,
                 parts.status_bar("Press anything", f"{self.count} presses so far", ["M18"]),
                 hand(card_buttons(buttons, lang=self.lang), count=len(buttons), name="Your hand"),
                 h("div", field, parts.button("Go", submit="seed", key="go"), key="form", region="form")],
                h("div", parts.button("One", "take 1"), parts.button("Two", "take 2"), cls="hl-choices"),
            ),
            keys={"u": "undo", "1": "take 1", "Enter": "continue", "x": "crossed"},
            after=(self.after, "continue") if self.after else None,
            escape="unselect",
            status=f"{self.count} presses",
        )
    def __repr__(self):
        return "Probe"
"""  # noqa: E501


CELLS = [PROBE, "p = Probe()\np"]
TIMER_MS = 300
LONG_TIMER_MS = 3000  # a press comes before it, also on a busy machine


@pytest.fixture(scope="module")
def shared(open_module_notebook: Open) -> Notebook:
    return open_module_notebook(CELLS)


@pytest.fixture
def probe(shared: Notebook) -> Notebook:
    return renewed(shared)


def renewed(shared: Notebook) -> Notebook:
    """A new probe in a notebook that all tests share."""
    shared.size(1200, 1000)
    shared.page.mouse.move(0, 0)
    shared.kernel("p.close()")
    shared.run(1)
    expect(shared.widget().get_by_text("0 presses so far")).to_be_visible()
    shared.calm()
    return shared


def presses(notebook: Notebook) -> str:
    """What reached the kernel, once it has dealt with all of it."""
    return notebook.kernel("print(*p.presses, sep=', ')")


def active(notebook: Notebook) -> str:
    name: str = notebook.page.evaluate(
        "() => document.activeElement.dataset.act || document.activeElement.tagName"
    )
    return name


def test_space_and_enter_press_once(probe: Notebook) -> None:
    probe.act("undo").focus()
    probe.page.keyboard.press("Space")
    probe.page.keyboard.press("Tab")
    probe.act("play 01B").focus()
    probe.page.keyboard.press("Enter")
    assert presses(probe) == "undo, play 01B"


def test_focus_stays_on_the_same_place_when_a_card_leaves(probe: Notebook) -> None:
    probe.act("play 02A").focus()
    probe.page.keyboard.press("Enter")
    expect(probe.act("play 02A")).to_have_count(0)
    assert active(probe) == "play 03B"
    probe.page.keyboard.press("End")
    probe.page.keyboard.press("Enter")
    expect(probe.act("play 09R")).to_have_count(0)
    assert active(probe) == "play 08B"


def test_half_typed_text_survives_updates(probe: Notebook) -> None:
    seed = probe.widget().locator('[data-field="seed"]')
    expect(seed).to_have_value("3")
    seed.fill("4")
    seed.press_sequentially("2u1")
    probe.kernel("p.press('undo')")
    expect(probe.widget().get_by_text("1 presses so far")).to_be_visible()
    expect(seed).to_have_value("42u1")
    expect(seed).to_be_focused()
    seed.press("Enter")
    probe.calm()
    probe.widget().get_by_role("button", name="Go").click()
    assert presses(probe) == "undo, seed=42u1, seed=42u1"


def test_keys_do_not_reach_the_notebook_but_shortcuts_do(probe: Notebook) -> None:
    probe.act("play 01B").focus()
    keys_stay_inside(probe, "baddxmz00")
    assert probe.page.locator(".jp-MarkdownCell").count() == 0
    assert presses(probe) == "crossed"
    probe.page.keyboard.press("Control+s")
    probe.page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty")


def test_tab_stops_once_a_region_and_arrows_move(probe: Notebook) -> None:
    probe.act("undo").focus()
    probe.page.keyboard.press("ArrowRight")
    assert active(probe) == "fail"
    probe.page.keyboard.press("Tab")
    assert active(probe) == "rule M18"
    probe.page.keyboard.press("Tab")
    assert active(probe) == "play 01B"
    probe.page.keyboard.press("ArrowRight")
    probe.page.keyboard.press("Tab")
    probe.page.keyboard.press("Shift+Tab")
    assert active(probe) == "play 02A"
    probe.page.keyboard.press("Home")
    assert active(probe) == "play 01B"
    probe.page.keyboard.press("End")
    assert active(probe) == "play 09R"


def test_tab_leaves_the_widget(probe: Notebook) -> None:
    probe.act("undo").focus()
    for _ in range(12):
        probe.page.keyboard.press("Tab")
        if not focus_is_inside(probe):
            return
    pytest.fail("Tab does not lead out of the widget")


def test_refused_card_tells_why_before_and_instead_of_the_press(probe: Notebook) -> None:
    card = probe.act("play 08B")
    expect(card).to_have_attribute("aria-disabled", "true")
    expect(card).to_have_accessible_name(
        "Susuki moon, 20 points, 08B, not now: Nothing follows 08B here, rule M18"
    )
    bubble = probe.widget().locator(".hl-bubble")
    card.hover()
    expect(bubble).to_contain_text("Nothing follows 08B here. M18")
    probe.page.mouse.move(2, 2)
    expect(bubble).to_be_hidden()
    probe.act("play 03B").focus()
    probe.page.keyboard.press("ArrowRight")
    expect(bubble).to_be_visible()
    probe.page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    probe.page.keyboard.press("?")
    expect(bubble).to_be_visible()
    assert presses(probe) == ""
    probe.page.keyboard.press("?")
    expect(probe.widget().get_by_role("dialog")).to_contain_text("M18")


def test_bubble_keeps_inside_the_widget_and_off_the_status_bar(probe: Notebook) -> None:
    bubble = probe.widget().locator(".hl-bubble")
    shown = probe.widget().locator(".hl-bubble:visible, .hl-note-slot:visible:not(:empty)")
    for width in (1000, 700, 400):
        probe.fit(width)
        for act in ("play 08B", "rule M18"):
            probe.page.mouse.move(2, 2)
            expect(bubble).to_be_hidden()
            probe.act(act).hover()
            shown.first.wait_for()
            inside, clear = probe.page.evaluate(
                """() => {
                  const rect = (el) => el.getBoundingClientRect();
                  const root = document.querySelector('.hl-root');
                  const [b, r, s] = [root.querySelector('.hl-bubble'), root, root.querySelector('.hl-status')].map(rect);
                  return [b.left >= r.left && b.right <= r.right && b.bottom <= r.bottom + 1 && b.top >= r.top - 1,
                          b.width === 0 || b.bottom <= s.top || b.top >= s.bottom];
                }"""  # noqa: E501
            )
            assert clear, (width, act)
            assert inside or width < 720, (width, act)


def test_enter_continues_when_the_focused_card_is_refused(probe: Notebook) -> None:
    probe.act("play 08B").focus()
    probe.page.keyboard.press("Enter")
    assert presses(probe) == "continue"


def test_different_presses_in_a_row_all_arrive_in_order(probe: Notebook) -> None:
    probe.act("undo").focus()
    for key in ("u", "1", "x"):
        probe.page.keyboard.press(key)
    assert presses(probe) == "undo, take 1, crossed"


def test_double_click_presses_once(probe: Notebook) -> None:
    probe.act("slow").dblclick(delay=5)
    assert presses(probe) == "slow"


def click(notebook: Notebook, count: int) -> None:
    """A click where the pointer is; `count` says the how many-th it is of a double click."""
    notebook.page.mouse.down(click_count=count)
    notebook.page.mouse.up(click_count=count)


@pytest.mark.parametrize("delay", [0, 60, 250, 490])
def test_a_double_click_does_not_press_what_has_come_under_the_pointer(probe: Notebook, delay: int) -> None:
    probe.act("play 01B").hover(position={"x": 20, "y": 40})
    with probe.clock() as after:
        click(probe, 1)
        if delay:
            expect(probe.act("play 01B")).to_have_count(0)
            after(delay)
        click(probe, 2)
        assert presses(probe) == "play 01B"
    click(probe, 1)
    assert presses(probe) == "play 01B, play 02A"


def test_a_quick_click_on_a_neighbour_is_no_double_click(probe: Notebook) -> None:
    """Browsers count it as one on a touch screen, a hundred pixels around."""
    with probe.clock():
        for count, code in enumerate(("09R", "03B"), start=1):
            probe.act(f"play {code}").hover(position={"x": 20, "y": 40})
            click(probe, count)
            probe.calm()
    assert presses(probe) == "play 09R, play 03B"


def test_a_double_click_on_what_stays_there_counts_twice(probe: Notebook) -> None:
    probe.act("undo").hover()
    with probe.clock():
        for count in (1, 2, 3):
            click(probe, count)
            probe.calm()
    assert presses(probe) == "undo, undo, undo"


def test_enter_twice_does_not_press_what_has_just_got_the_focus(probe: Notebook) -> None:
    probe.act("play 02A").focus()
    with probe.clock():
        probe.page.keyboard.press("Enter")
        probe.page.wait_for_function("() => document.activeElement.dataset.act === 'play 03B'")
        probe.page.keyboard.press("Enter")
        assert presses(probe) == "play 02A"
    probe.page.keyboard.press("Enter")  # the first one in vain was a key, too: now it is meant
    expect(probe.act("play 03B")).to_have_count(0)
    assert presses(probe) == "play 02A, play 03B"


def test_escape_unselects_and_a_second_one_leaves_when_there_is_nothing(probe: Notebook) -> None:
    probe.act("play 01B").focus()
    probe.page.keyboard.press("Escape")
    assert presses(probe) == "unselect"
    probe.kernel("p.build = lambda b=p.build: {k: v for k, v in b().items() if k != 'escape'}; p.refresh()")
    probe.calm()
    probe.page.keyboard.press("Escape")
    assert not focus_is_inside(probe)
    assert presses(probe) == "unselect"


def test_rule_popover_takes_the_focus_and_gives_it_back(probe: Notebook) -> None:
    probe.act("rule M18").focus()
    probe.page.keyboard.press("Enter")
    dialog = probe.widget().get_by_role("dialog")
    expect(dialog).to_contain_text("M18")
    assert active(probe) == "rule-close"
    probe.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert active(probe) == "rule M18"
    probe.act("rule M18").click()
    expect(dialog).to_be_visible()
    probe.widget().locator(".hl-title").click()
    expect(dialog).to_have_count(0)


def test_a_rule_opens_where_it_was_asked_for(probe: Notebook) -> None:
    probe.fit(400)
    probe.size(probe.page.viewport_size["width"], 500)  # type: ignore[index]
    probe.kernel("tall = p.build\nfrom hanalab.widgets.parts import pill")
    probe.kernel(
        "def build():\n"
        "    tree = tall()\n"
        "    tree['kids'] += [h('div', css={'height': '1500px'}), h('p', pill('M53'), cls='hl-pad')]\n"
        "    return tree\n"
        "p.build = build; p.refresh()"
    )
    last = probe.act("rule M53")
    last.scroll_into_view_if_needed()
    last.click()
    dialog = probe.widget().get_by_role("dialog")
    expect(dialog).to_contain_text("M53")
    expect(dialog.get_by_role("heading")).to_be_in_viewport()
    assert probe.widget().evaluate("(el) => el.scrollHeight <= el.clientHeight")


def test_more_menu_opens_and_closes(probe: Notebook) -> None:
    more, menu = probe.act("more"), probe.widget().locator(".hl-menu")
    more.click()
    expect(menu).to_be_visible()
    expect(more).to_have_attribute("aria-expanded", "true")
    more.click()
    expect(menu).to_have_count(0)
    more.click()
    probe.act("deal").click()
    expect(menu).to_have_count(0)
    assert presses(probe) == "deal"


def copy(probe: Notebook) -> None:
    """Press Copy, and see that it says so, however short the time."""
    probe.widget().locator(".hl-speech").evaluate(
        """(el) => {
          window.said = [];
          new MutationObserver(() => window.said.push(el.textContent)).observe(el, { childList: true });
        }"""
    )
    probe.widget().get_by_role("button", name="Copy").click()
    probe.page.wait_for_function("() => window.said.includes('Copied')")


def test_copy_says_so_and_works_without_a_kernel(open_notebook: Open) -> None:
    probe = open_notebook(CELLS, alone=True)
    probe.allowed.append(".*")
    probe.page.evaluate(
        "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.shutdown()"
    )
    copy(probe)
    assert probe.page.evaluate("() => navigator.clipboard.readText()") == "01B 02A"


def test_copy_falls_back_to_an_old_way(open_notebook: Open) -> None:
    probe = open_notebook(CELLS, alone=True)
    probe.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }")
    copy(probe)
    assert probe.page.evaluate("() => navigator.clipboard.readText()") == "01B 02A"


def test_nobody_answers(open_notebook: Open) -> None:
    probe = open_notebook(CELLS, alone=True)
    probe.allowed.append(".*")
    line = probe.widget().get_by_text("No answer.")
    probe.act("undo").click()
    expect(line).to_be_hidden()
    probe.page.evaluate(
        "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.shutdown()"
    )
    probe.act("undo").click()
    expect(line).to_be_visible()


def test_a_failing_press_shows_a_message_and_changes_nothing(probe: Notebook) -> None:
    probe.act("fail").click()
    message = probe.widget().get_by_role("alert").filter(has_text="Something went wrong here.")
    expect(message).to_be_visible()
    expect(message.get_by_text("RuntimeError")).to_be_hidden()
    message.get_by_text("Show details").click()
    expect(message.get_by_text("RuntimeError: on purpose")).to_be_visible()
    assert probe.kernel("print(p.count)") == "0"
    message.get_by_role("button", name="Close").click()
    expect(message).to_have_count(0)
    probe.act("undo").click()
    assert presses(probe) == "fail, undo"


def test_a_busy_kernel_is_no_dead_one(open_notebook: Open) -> None:
    notebook = open_notebook([PROBE, "p = Probe()\np", "import time; time.sleep(6)"])
    expect(notebook.widget().get_by_text("No answer.")).to_be_hidden()
    assert notebook.kernel("print(p.form)") == "wide"


def test_timer_presses_by_itself_once_for_two_views(open_notebook: Open) -> None:
    notebook = open_notebook([PROBE, "p = Probe()\np", "p"])
    notebook.kernel(f"p.after = {TIMER_MS}; p.refresh()")
    for place in (0, 1):
        expect(notebook.widget(place).get_by_text("1 presses so far")).to_be_visible()
    notebook.page.wait_for_timeout(TIMER_MS)
    assert presses(notebook) == "continue"


def test_no_timer_for_those_who_want_no_motion(open_notebook: Open) -> None:
    notebook = open_notebook([PROBE, f"p = Probe(after={TIMER_MS})\np"], still=True)
    notebook.page.wait_for_timeout(2 * TIMER_MS)
    assert presses(notebook) == ""
    assert notebook.kernel("print(p.still)") == "True"


def test_a_press_cancels_the_timer(open_notebook: Open) -> None:
    notebook = open_notebook([PROBE, "p = Probe()\np"])
    notebook.act("undo").focus()
    notebook.kernel(f"p.after = {LONG_TIMER_MS}; p.refresh()")
    notebook.page.keyboard.press("Enter")  # the focused button, not the key "continue"
    notebook.kernel("p.after = 0; p.refresh()")
    notebook.page.wait_for_timeout(1.2 * LONG_TIMER_MS)
    assert presses(notebook) == "undo"


def test_two_views_and_a_reload_show_the_same(open_notebook: Open) -> None:
    notebook = open_notebook([PROBE, "p = Probe()\np", "p"])
    notebook.act("play 01B").click()
    for place in (0, 1):
        expect(notebook.widget(place).locator('[data-act="play 01B"]')).to_have_count(0)
        expect(notebook.widget(place).get_by_text("1 presses so far")).to_be_visible()
    notebook.reload()
    expect(notebook.widget(0).get_by_text("1 presses so far")).to_be_visible()
    notebook.act("play 02A").click()
    expect(notebook.widget(1).get_by_text("2 presses so far")).to_be_visible()


def test_running_the_cell_again_doubles_nothing(open_notebook: Open) -> None:
    notebook = open_notebook([PROBE, "p = Probe()", "p"])
    for _ in range(3):
        notebook.run(2)
    notebook.act("undo").click()
    assert presses(notebook) == "undo"


def test_status_is_spoken(probe: Notebook) -> None:
    live = probe.widget().locator(".hl-speech")
    expect(live).to_have_attribute("role", "status")
    expect(live).to_have_text("0 presses")
    probe.act("undo").click()
    expect(live).to_have_text("1 presses")


def test_theme_and_form_are_followed(open_notebook: Open) -> None:
    probe = open_notebook(CELLS)
    root = probe.widget().locator(".hl-root")
    for width, form in ((960, "hl-wide"), (800, "hl-medium hl-below"), (400, "hl-narrow hl-below")):
        probe.fit(width)
        expect(root).to_have_class(f"hl-root {form} hl-light")
    assert probe.kernel("print(p.form, p.dark, p.narrow)") == "narrow False True"
    probe.turn("dark")
    expect(root).to_have_class("hl-root hl-narrow hl-below hl-dark")
    assert probe.kernel("print(p.dark)") == "True"
    assert sideways(root) <= 0


CANVAS = """() => [...document.querySelectorAll('.hl-widget')].map((host) => {
  const slot = [...host.querySelectorAll('.hl-slot')].find((el) => el.getClientRects().length);
  const shown = [...host.querySelectorAll(':scope > canvas')].filter((el) => el.getClientRects().length);
  const [a, b] = [slot, shown[0]].map((el) => el.getBoundingClientRect());
  const near = ['left', 'top', 'width', 'height'].every((side) => Math.abs(a[side] - b[side]) < 0.6);
  const dots = shown[0].getContext('2d').getImageData(0, 0, 200, 200).data.some((dot) => dot > 0);
  return [shown.length, near, shown[0].tabIndex, shown[0].getAttribute('aria-hidden'),
          getComputedStyle(shown[0]).pointerEvents, dots];
})"""


DRAWN = f"""() => {{
  try {{
    const views = ({CANVAS})();
    return views.length === 2 && views.every((view) => view[5]);
  }} catch {{
    return false;
  }}
}}"""


def test_canvas_lies_under_its_slot(open_notebook: Open) -> None:
    notebook = open_notebook([PROBE, "p = Probe(canvas=True)\np", "p"])
    right = [1, True, -1, "true", "none", True]
    for width in (960, 930, 800, 420):
        notebook.fit(width)
        notebook.page.wait_for_function(DRAWN)
        assert notebook.page.evaluate(CANVAS) == [right, right], width
    notebook.reload()
    notebook.page.wait_for_function(DRAWN)
    assert notebook.page.evaluate(CANVAS) == [right, right]


def test_wheel_over_the_canvas_scrolls_the_notebook(open_notebook: Open) -> None:
    notebook = open_notebook([PROBE, "p = Probe(canvas=True)\np", *["print('line\\n' * 40)"] * 2], height=600)
    wheel_scrolls_the_notebook(notebook, notebook.widget().locator(".hl-slot:visible"))


COUNT = "from ipywidgets.widgets.widget import _instances; print(len(_instances))"


def test_closing_frees_everything(probe: Notebook) -> None:
    probe.kernel("import ipycanvas; p.close(); q = Probe(canvas=True); q.close()")
    before = int(probe.kernel(COUNT))
    probe.kernel("q = Probe(canvas=True)")
    assert int(probe.kernel(COUNT)) > before + 8
    probe.kernel("q.close(); q.close()")
    assert int(probe.kernel(COUNT)) == before
    for _ in range(3):
        probe.run(1)
        probe.kernel("p.close()")
    assert int(probe.kernel(COUNT)) == before
