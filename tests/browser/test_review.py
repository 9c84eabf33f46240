"""Hints, reviews and bots that think in a real JupyterLab: by mouse, by keys, and the kernel stays free."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.support import Notebook
from tests.browser.support.felt import settled

Open = Callable[..., Notebook]

# Solvers are replaced by quick ones: what is looked at here is the table.
QUICK = """
from hanalab.explore import Advice, Effort, Row
from hanalab.solve.answer import Exact, Values
import hanalab.solve.mushi, hanalab.widgets.review_acts as acts, threading
from hanalab.widgets import review_mighty
go = threading.Event()
def ask(known, worlds, seconds, tell, stop):
    def advice(worlds, stopped=""):
        rows = tuple(
            Row(action, 6 - place / 2, 0.8, worlds, -place / 2, 0.1 if place else 0.0, stays=True)
            for place, action in enumerate(known.actions())
        )
        effort = Effort(method="exact", worlds=worlds, wanted=worlds, seconds=0.1, stopped=stopped)
        return Advice(
            game="mushi", seat=0, phase="", unit="round", rows=rows, moves=rows, effort=effort
        )
    tell(advice(10))
    while not go.wait(0.01):
        if stop.is_set():
            return advice(20, "stop")
    return advice(worlds)
acts.ask_advice = ask
def values(position, *, stop):
    actions = position.actions()
    gains = [sum(card.points for card in position.do(action).piles[0]) for action in actions]
    return Values(actions, tuple(gains), 1, 0.0, "exact")
hanalab.solve.mushi.values = values
def taken(position, *, stop):
    points = position.side_points
    return Exact(points, points, points, position.actions()[0], 1, 0.0, "exact")
review_mighty._solver = lambda: taken
"""
OVERHANG = """() => {
  const root = document.querySelector(".hl-root");
  return root.scrollWidth - root.clientWidth;
}"""
PICTURED = (
    "mushi; dealer 0; player 0; hands 01Y 05X 08A 09R 10A 12Z / 05A 05Y 08X 09X 10Y 12B; "
    "field 03Y 01R 01X 04Y 04A 04R 02Y 11A; stock 03R 10R 04X 12Y 02R 01B 12X 05R 03X 10X 02A 02X; "
    "piles 09A 09Y 03B 11L 08B 08Y / 11B 11R"
)
MOVES = (
    "play 01Y, take 01R, play 05Y, play 12Z, play 05A, play 09R, play 09X, play 10A, play 12B, play 05X, "
    "play 08X, play 08A, play 10Y"
)
TABLE = f"""
from hanalab.mushi import Round
from hanalab.widgets.mushi_table import MushiTable
position = Round.parse({PICTURED!r})
"""
END = f"""
for move in {MOVES!r}.split(", "):
    position = position.do(move)
t = MushiTable(position=position, pause=0)
t"""
FIVE = "t = MushiTable(position=position, pause=0)\nt"


def test_a_hint_a_press_with_its_value_at_the_end(open_notebook: Open) -> None:
    notebook = open_notebook([QUICK, TABLE + FIVE])
    settled(notebook)
    hint = notebook.act("hint")
    hint.click()
    steps = notebook.widget().locator('[data-key="steps"] li')
    expect(steps).to_have_count(1)
    expect(notebook.widget()).to_contain_text("10 deals so far")
    assert notebook.kernel("print(t.round.turn)") == "5"  # the kernel is free meanwhile
    hint.focus()
    for count in (2, 3, 4):
        notebook.page.keyboard.press("h")
        expect(steps).to_have_count(count)
    notebook.act("ask-stop").click()
    expect(notebook.widget()).to_contain_text("from 20 deals")
    expect(steps.last).to_contain_text("+6.0 ± 0.8")
    notebook.shot("hint-stopped")


def test_a_round_is_reviewed_by_mouse_and_keys(open_notebook: Open) -> None:
    notebook = open_notebook([QUICK + "go.set()", TABLE + END])
    settled(notebook)
    notebook.act("review").click()
    points = notebook.widget().locator('.hl-hots [data-act^="turn "]:visible')
    expect(points).to_have_count(12)  # from turn 5 on
    expect(notebook.widget()).to_contain_text("What made the score")
    notebook.act("turn 7").click()
    expect(notebook.widget().get_by_role("status").first).to_contain_text("Turn 7")
    assert notebook.kernel("print(t.round.turn, t.reviewing)") == "8 True"
    points.nth(2).focus()
    notebook.page.keyboard.press("ArrowRight")
    notebook.page.keyboard.press("Enter")
    expect(notebook.widget().get_by_role("status").first).to_contain_text("Turn 8")
    notebook.shot("review-turn-8")
    notebook.act("show-position").click()
    expect(notebook.act("from-here")).to_be_visible()
    assert notebook.kernel("print(t.round.turn, t.reviewing)") == "9 False"
    notebook.act("review").click()
    notebook.act("review-close").click()
    expect(notebook.act("next")).to_be_visible()


def test_a_reload_keeps_the_review(open_notebook: Open) -> None:
    notebook = open_notebook([QUICK + "go.set()", TABLE + END])
    settled(notebook)
    notebook.act("review").click()
    notebook.act("turn 9").click()
    expect(notebook.widget().get_by_role("status").first).to_contain_text("Turn 9")
    notebook.reload()
    expect(notebook.widget().get_by_role("status").first).to_contain_text("Turn 9")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_narrow_the_review_keeps_its_width_and_steps_by_buttons(open_notebook: Open, theme: str) -> None:
    notebook = open_notebook([QUICK + "go.set()", TABLE + END], theme=theme)
    settled(notebook)
    notebook.fit(400)
    notebook.act("review").click()
    notebook.act("turn 7").click()
    notebook.act("turn next").click()
    expect(notebook.widget().get_by_role("status").first).to_contain_text("Turn 8")
    assert notebook.page.evaluate(OVERHANG) <= 1
    notebook.shot(f"review-narrow-{theme}")


def test_a_bot_that_thinks_leaves_kernel_and_table_free(open_notebook: Open) -> None:
    sharp = """
import hanalab.explore.bots
def waiting(game, seconds=1.0, stop=None):
    def bot(view, numbers):
        assert go.wait(60)
        return view.actions()[0]
    return bot
hanalab.explore.bots.sharp_bot = waiting
"""
    table = "t = MushiTable(position=position, bots='sharp')\nt"
    notebook = open_notebook([QUICK + sharp, TABLE + table])
    settled(notebook)
    card = notebook.act("choose 05X")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.click()
    status = notebook.widget().get_by_role("status").first
    expect(status).to_contain_text("Bot is thinking")
    expect(notebook.widget().locator('.hl-status [data-act="continue"]:visible')).to_have_count(0)
    assert notebook.kernel("print(t.thinking.running)") == "True"
    notebook.act("open rules").click()
    expect(notebook.widget().get_by_role("dialog")).to_be_visible()
    notebook.page.keyboard.press("Escape")
    notebook.kernel("go.set()")
    expect(status).to_contain_text("Your turn", timeout=20_000)
    assert notebook.kernel("print(t.round.turn)") == "7"
