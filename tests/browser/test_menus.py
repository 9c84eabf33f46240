"""The menus "More" of every widget, in each form: an item does its work however long its press takes."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.support import Notebook

Open = Callable[..., Notebook]

HELD = 400  # ms between button down and up: an answer to the first must not take the second away
MADE = {
    "mushi": "hanalab.widgets.MushiTable(seed=1, pause=0)",
    "auction": "hanalab.widgets.AuctionTable(seed=1, pause=0)",
    "preparation": "hanalab.widgets.PreparationTable(hand, pause=0)",
    "trick": "hanalab.widgets.TrickTable(after(12), pause=0)",
    "bench": "hanalab.widgets.ScoringBench()",
    "explorer": "hanalab.widgets.HandExplorer(samples.fifth_turn())",
    "mighty-explorer": "hanalab.widgets.HandExplorer(samples.TEN, 'mighty')",
}
CODE = """
import hanalab.widgets
from hanalab.mighty import Hand
from hanalab.widgets import explorer, explorer_ask
from tests.pictured_hand import after
from tests.widgets import explorer_samples as samples
explorer_ask.answer, explorer_ask.compared = samples.fake, samples.fake_compared
explorer_ask._prepare = lambda at, tell, stop: None
explorer.ready = lambda at: True
hand = Hand.deal(5)
for word in ("bid 15H", "pass", "pass", "pass", "pass"):
    hand = hand.do(word)

def made(w):
    w.pressed, press = [], w.press
    def noted(act, value=None):
        if not act.startswith("@"):
            w.pressed.append(act)
        press(act, value)
    w.press = noted
    return w
"""
# Wide, the bench and the explorers show everything without a menu.
FORMS = [(widget, 400) for widget in MADE] + [(w, 960) for w in ("mushi", "auction", "preparation", "trick")]
ITEMS = """() => [...document.querySelectorAll(".hl-menu [data-act]")]
  .filter((el) => el.getClientRects().length && el.getAttribute("aria-disabled") !== "true")
  .map((el) => el.dataset.act)"""
STICKING_OUT = """() => [...document.querySelectorAll(".hl-menu button")]
  .filter((el) => el.getClientRects().length && el.scrollWidth > el.clientWidth)
  .map((el) => el.textContent)"""


@pytest.mark.parametrize(("widget", "width"), FORMS)
def test_an_item_pressed_slowly_is_done_and_nothing_else(
    open_notebook: Open, widget: str, width: int
) -> None:
    notebook = open_notebook([CODE, f"w = made({MADE[widget]})\nw"])
    notebook.fit(width)
    notebook.act("more").click()
    menu = notebook.widget().locator(".hl-menu:visible")
    expect(menu).to_be_visible()
    assert notebook.page.evaluate(STICKING_OUT) == []
    items = notebook.page.evaluate(ITEMS)
    assert items
    for act in (items[0], items[-1]):
        notebook.kernel("w.press('more-close'); w.press('more'); w.pressed.clear()")
        expect(menu).to_be_visible()
        item = menu.locator(f"[data-act={json.dumps(act)}]")
        item.click(delay=HELD)
        notebook.calm()
        assert json.loads(notebook.kernel("import json; print(json.dumps(w.pressed))")) == [act]
        notebook.page.keyboard.press("Escape")
        notebook.calm()


@pytest.mark.parametrize("widget", ["trick", "explorer"])
def test_the_keys_go_into_the_menu_that_is_shown_and_back(open_notebook: Open, widget: str) -> None:
    notebook = open_notebook([CODE, f"w = made({MADE[widget]})\nw"])
    notebook.fit(400)
    opener, menu = notebook.act("more"), notebook.widget().locator(".hl-menu:visible")
    opener.focus()
    notebook.page.keyboard.press("Enter")
    expect(menu).to_be_visible()
    notebook.page.wait_for_function(
        "() => document.activeElement.closest('.hl-menu')?.getClientRects().length === 1"
    )
    notebook.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(opener).to_be_focused()
