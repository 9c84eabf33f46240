"""The Mushi table in a real JupyterLab: by mouse, by keys, by touch; reload, restart, two views."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.support import Notebook
from tests.browser.support.checks import (
    answers,
    focus_is_inside,
    keys_stay_inside,
    put_down,
    sideways,
    tab_to,
    wheel_scrolls_the_notebook,
)
from tests.browser.support.felt import INK, rested, settled

Open = Callable[..., Notebook]

IMPORT = "from hanalab.mushi import Round\nfrom hanalab.widgets.mushi_table import MushiTable"
PICTURED = (
    "mushi; dealer 0; player 0; hands 01Y 05X 08A 09R 10A 12Z / 05A 05Y 08X 09X 10Y 12B; "
    "field 03Y 01R 01X 04Y 04A 04R 02Y 11A; stock 03R 10R 04X 12Y 02R 01B 12X 05R 03X 10X 02A 02X; "
    "piles 09A 09Y 03B 11L 08B 08Y / 11B 11R"
)
TABLE = f"t = MushiTable(position={PICTURED!r}, pause=0)\nt"


# How far the canvas lies from its place; before that, whether the page has noticed that the kernel is gone.
ASKEW = """() => {
  const lost = document.querySelector(".hl-widget.jupyter-widgets-disconnected");
  const top = (name) => lost.querySelector(name).getBoundingClientRect().top;
  return lost ? top("canvas.hl-canvas-wide") - top(".hl-slot") : Infinity;
}"""


def turn(notebook: Notebook) -> int:
    return int(notebook.kernel("print(t.round.turn)"))


def over(notebook: Notebook) -> bool:
    return notebook.kernel("print(t.round.is_over)") == "True"


def playable(notebook: Notebook) -> Locator:
    return notebook.widget().locator('.hl-hand [data-act^="choose"]:visible:not([aria-disabled="true"])')


def targets(notebook: Notebook) -> Locator:
    return notebook.widget().locator('.hl-hots [data-act^="take"]:visible')


def play_round(notebook: Notebook, press: Callable[[Locator], None]) -> int:
    """Play the round to its end by pressing cards and targets; gives the number of presses."""
    count = 0
    while not over(notebook):
        rested(notebook)
        forward = notebook.widget().locator('[data-act="continue"]:visible')
        if targets(notebook).count():
            press(targets(notebook).first)
        elif forward.count() and not playable(notebook).count():
            press(forward.first)
        else:
            press(playable(notebook).first)
        count += 1
        assert count < 60
        assert notebook.kernel("print(t.notice, t.problem)") == "None None"
        rested(notebook)
    return count


@pytest.fixture
def table(open_notebook: Open) -> Notebook:
    notebook = open_notebook([IMPORT, TABLE])
    settled(notebook)
    return notebook


def test_a_whole_round_by_mouse(open_notebook: Open) -> None:
    notebook = open_notebook([IMPORT, "t = MushiTable(seed=3, pause=60)\nt"], height=1100)
    settled(notebook)
    play_round(notebook, lambda place: place.click())
    expect(notebook.act("next")).to_be_visible()
    expect(notebook.widget().get_by_role("status").first).to_contain_text("Round over")
    notebook.act("light 0 points").click()
    expect(notebook.act("light 0 points")).to_have_attribute("aria-pressed", "true")
    notebook.act("next").click()
    expect(notebook.widget().get_by_text("Round 2 of 12")).to_be_visible()


def test_a_whole_round_by_keyboard_alone(open_notebook: Open) -> None:
    notebook = open_notebook([IMPORT, "t = MushiTable(seed=5, pause=0)\nt"], height=1100)
    settled(notebook)
    keys = notebook.page.keyboard
    notebook.act("undo").focus()  # where Tab comes in from the notebook
    tab_to(notebook, notebook.widget().locator(".hl-hand:visible"))
    for _ in range(60):
        if over(notebook):
            break
        choices = notebook.kernel("print(len(t.offers))")
        keys.press("1" if choices != "0" else "Enter")
        assert notebook.kernel("print(t.notice, t.problem)") == "None None"
        notebook.calm()
        assert focus_is_inside(notebook)
    assert over(notebook)
    notebook.act("next").focus()
    keys.press("Enter")
    expect(notebook.widget().get_by_text("Round 2 of 12")).to_be_visible()
    keys_stay_inside(notebook, "")


def test_a_whole_round_by_touch_in_a_narrow_window(open_notebook: Open) -> None:
    notebook = open_notebook(
        [IMPORT, "t = MushiTable(seed=3, pause=0)\nt"], width=400, height=900, touch=True
    )
    settled(notebook, "narrow")

    play_round(notebook, notebook.tap)
    notebook.tap(notebook.act("next"))
    expect(notebook.widget().get_by_text("2/12")).to_be_visible()
    assert sideways(notebook.widget().locator(".hl-root")) <= 0


def test_a_target_on_the_felt_and_its_reason(table: Notebook) -> None:
    table.act("choose 01Y").click()
    expect(targets(table)).to_have_count(2)
    willow = table.widget().get_by_role("button", name="willow swallow")
    willow.hover()
    bubble = table.widget().locator(".hl-bubble")
    expect(bubble).to_contain_text("01Y cannot take 11A: willow is not pine.")
    willow.click(force=True)  # aria-disabled, yet it must take the press to explain itself
    assert table.kernel("print(t.shown.selected)") == "01Y"
    targets(table).first.click()
    expect(targets(table)).to_have_count(0)
    assert "01R" in table.kernel("print(*t.round.piles[0])")


def test_escape_unselects_then_leaves(table: Notebook) -> None:
    table.act("choose 01Y").click()
    expect(targets(table)).to_have_count(2)
    table.page.keyboard.press("Escape")
    expect(targets(table)).to_have_count(0)
    table.page.keyboard.press("Escape")
    assert not focus_is_inside(table)


def test_the_canvas_is_sharp_and_takes_no_events(table: Notebook) -> None:
    size = table.page.evaluate(
        """() => { const c = document.querySelector('canvas.hl-canvas-wide'), r = c.getBoundingClientRect();
        return [c.width / r.width, c.height / r.height, c.tabIndex, c.getAttribute('aria-hidden'),
        getComputedStyle(c).pointerEvents]; }"""
    )
    assert size == [2, 2, -1, "true", "none"]


def test_the_wheel_over_the_felt_scrolls_the_notebook(open_notebook: Open) -> None:
    cells = [IMPORT, TABLE, *[f"print('{'line ' * 3}')" for _ in range(30)]]
    notebook = open_notebook(cells, height=700)
    settled(notebook)
    wheel_scrolls_the_notebook(notebook, notebook.widget().locator(".hl-felt:visible").first)


def test_reload_shows_the_same_table(table: Notebook) -> None:
    table.act("choose 01Y").click()
    expect(targets(table)).to_have_count(2)
    table.reload()
    settled(table)
    expect(targets(table)).to_have_count(2)
    expect(table.act("choose 01Y")).to_have_attribute("aria-pressed", "true")
    targets(table).first.click()
    expect(targets(table)).to_have_count(0)
    assert turn(table) == 7


def test_after_a_kernel_restart_the_position_can_be_copied_and_pasted(table: Notebook) -> None:
    put_down(table, "05X")
    position = table.kernel("print(t.round)")
    table.restart_kernel()
    table.allowed.append(".*")
    table.page.wait_for_function(f"() => Math.abs(({ASKEW})()) < 1")
    table.act("choose 08A").click()
    expect(table.widget().get_by_text("run this cell again")).to_be_visible()
    table.widget().get_by_role("button", name="Copy position").first.click()
    assert table.page.evaluate("() => navigator.clipboard.readText()") == position
    table.run_all()
    settled(table)
    table.act("more").click()
    table.act("open paste").click()
    area = table.widget().locator('[data-field="paste"]')
    area.fill("hands 01B 7X / 9Z")
    table.widget().get_by_role("button", name="Load").click()
    expect(table.widget().get_by_text("things are wrong")).to_be_visible()
    expect(area).to_have_value("hands 01B 7X / 9Z")
    area.fill(position)
    area.press("Enter")
    expect(area).to_have_count(0)
    assert table.kernel("print(t.round)") == position


def test_two_views_show_the_same(open_notebook: Open) -> None:
    notebook = open_notebook([IMPORT, TABLE, "t"], height=2200)
    settled(notebook)
    first, second = notebook.widget(0), notebook.widget(1)
    expect(second.locator('[data-act="choose 01Y"]')).to_be_visible()
    second.locator('[data-act="choose 01Y"]').click()
    expect(first.locator('[data-act="choose 01Y"]')).to_have_attribute("aria-pressed", "true")
    first.locator('.hl-hots [data-act="take 01X"]:visible').click()
    expect(second.locator('[data-act="choose 01Y"]')).to_have_count(0)
    counts = notebook.page.evaluate(
        """() => [...document.querySelectorAll("canvas.hl-canvas-wide")].map((canvas) => {
        const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
        const colours = new Set();
        for (let i = 0; i < data.length; i += 404) colours.add(data.slice(i, i + 3).join());
        return colours.size; })"""
    )
    assert len(counts) == 2
    assert min(counts) > 20


def test_a_cell_run_again_makes_a_working_table(open_notebook: Open) -> None:
    notebook = open_notebook([IMPORT, "try:\n    t.close()\nexcept NameError:\n    pass\n" + TABLE])
    settled(notebook)
    for _ in range(2):
        notebook.run(1)
        settled(notebook)
    notebook.act("choose 01Y").click()
    expect(targets(notebook)).to_have_count(2)


def test_a_table_closed_at_once_stops_no_other(open_notebook: Open) -> None:
    notebook = open_notebook([IMPORT, f"MushiTable(seed=1).close()\n{TABLE}"])
    settled(notebook)


def test_without_ipycanvas_it_can_be_played_as_well(open_notebook: Open) -> None:
    hide = "import sys\nsys.modules['ipycanvas'] = None"
    notebook = open_notebook([hide, IMPORT, TABLE], alone=True)
    expect(notebook.widget().locator("img.hl-scene:visible")).to_have_count(1)
    notebook.act("choose 01Y").click()
    expect(targets(notebook)).to_have_count(2)
    targets(notebook).first.click()
    expect(targets(notebook)).to_have_count(0)
    assert turn(notebook) == 7


def test_bots_move_by_themselves_unless_motion_is_unwanted(open_notebook: Open) -> None:
    cells = [IMPORT, TABLE.replace("pause=0", "pause=150")]
    notebook = open_notebook(cells)
    settled(notebook)
    put_down(notebook, "05X")
    expect(notebook.widget().locator(".hl-status-bold")).to_have_text("Your turn: play a card")
    assert turn(notebook) == 7


def test_still_means_waiting_for_continue(open_notebook: Open) -> None:
    notebook = open_notebook([IMPORT, TABLE.replace("pause=0", "pause=50")], still=True)
    settled(notebook)
    put_down(notebook, "05X")
    bar = notebook.widget().locator(".hl-status-bold")
    expect(bar).to_have_text("You draw 03R")
    notebook.page.wait_for_timeout(600)
    expect(bar).to_have_text("You draw 03R")
    notebook.page.keyboard.press("Enter")
    expect(bar).to_contain_text("Bot draws")


def test_a_press_redraws_once(table: Notebook) -> None:
    """Thirty cards are on the table: eight on the field, eight in piles, six in each hand, and the stock."""
    table.calm()
    for code in ("01Y", "05X", "01Y"):
        before = answers(table)
        table.act(f"choose {code}").click()
        expect(table.act(f"choose {code}")).to_have_attribute("aria-pressed", "true")
        made = answers(table) - before
        assert made["custom"] == 1  # one drawing
        assert made["update"] <= 3  # the tree, its acknowledgement, and pictures not sent before


def test_drawings_for_a_closed_table_do_not_stop_other_canvases(open_notebook: Open) -> None:
    gone = "g = MushiTable(seed=4)\ng.press('@ready', {'form': 'wide'})\ng.close()"
    notebook = open_notebook([IMPORT, gone, TABLE, gone], alone=True)
    settled(notebook)
    before = notebook.page.evaluate(f"({INK})('wide')")
    notebook.kernel("t.press('open-hands')")
    notebook.page.wait_for_function(f"(before) => ({INK})('wide') !== before", arg=before)
    notebook.allowed += ["widget model not found"]
