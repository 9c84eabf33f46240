"""What the tests of several widgets look at, or do, in the same way."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.support.notebook import Notebook

#: theme, language and widths (with and without the rail, narrow) in which everything must fit
LOOKS = [("light", "en", (960, 400)), ("dark", "es", (960, 840, 400))]
#: for the width of the window: what the notebook needs beside the widget
MARGIN = 220

_SIDEWAYS = "(el) => el.scrollWidth - el.clientWidth"
_OUTSIDE = """(root) => {
  const box = root.getBoundingClientRect();
  const all = [...root.querySelectorAll("button, select, b, p, span, td, th")];
  const shown = all.filter((el) => el.getClientRects().length);
  const out = shown.filter((el) => el.getBoundingClientRect().right > box.right + 1);
  return out.map((el) => el.className + " " + el.textContent.slice(0, 30));
}"""

#: words of the title bar, and of the rows of a settlement, that a button or a pill lies over
_COVERED = """(root) => {
  const found = [];
  for (const row of root.querySelectorAll(".hl-titlebar, .hl-settle")) {
    const solid = [...row.querySelectorAll("button, .hl-side")].filter((el) => el.getClientRects().length);
    const words = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      if (node.parentElement.closest("button")) continue; // the label of a small button is spoken only
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const one of range.getClientRects())
        for (const el of solid) {
          if (el.contains(node)) continue;
          const box = el.getBoundingClientRect();
          const across = Math.min(one.right, box.right) - Math.max(one.left, box.left);
          const down = Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top);
          if (across > 1 && down > 1) found.push(node.data);
        }
    }
  }
  return found;
}"""


def sideways(root: Locator) -> int:
    """How many pixels of an element can only be seen by scrolling to the side."""
    hidden: int = root.evaluate(_SIDEWAYS)
    return hidden


def fits(notebook: Notebook) -> None:
    """Nothing of the first widget sticks out of it, and nothing lies over its words."""
    root = notebook.widget().locator(".hl-root")
    assert sideways(root) <= 0
    assert root.evaluate(_OUTSIDE) == []
    covered = root.evaluate(_COVERED)
    assert covered == []


def status(notebook: Notebook) -> Locator:
    """The status bar."""
    return notebook.widget().locator(".hl-status")


def begin(notebook: Notebook) -> None:
    """Put the focus on the first control of the widget, where Tab comes in from the notebook."""
    notebook.widget().locator("button:visible").first.focus()


def tab_to(notebook: Notebook, target: Locator, most: int = 40) -> None:
    """Press Tab until the focus is in `target`."""
    for _ in range(most):
        if target.evaluate("(el) => el.contains(document.activeElement)"):
            return
        notebook.page.keyboard.press("Tab")
    raise AssertionError("Tab never came there")


def focus_is_inside(notebook: Notebook) -> bool:
    """Whether the focus is in a widget."""
    inside: bool = notebook.page.evaluate("() => !!document.activeElement.closest('.hl-root')")
    return inside


def keys_stay_inside(notebook: Notebook, keys: str) -> None:
    """Letters that are commands of the notebook, and all keys before them, have done nothing to its cells."""
    for key in keys:
        notebook.page.keyboard.press(key)
    now = notebook.page.evaluate("() => window.jupyterapp.shell.currentWidget.content.widgets.length")
    assert now == notebook.length


def put_down(notebook: Notebook, code: str) -> None:
    """Press a card of the hand that has nothing to choose, and press it again."""
    card = notebook.act(f"choose {code}")
    card.click()
    card.and_(notebook.page.locator('[aria-pressed="true"]')).wait_for()
    card.click()
    card.wait_for(state="detached")


def comes(image: Locator, what: str) -> None:
    """Wait until it is so of an `image`: a picture is drawn when the browser comes to it."""
    image.page.wait_for_function(f"(image) => image.complete && {what}", arg=image.element_handle())


def wheel_scrolls_the_notebook(notebook: Notebook, over: Locator) -> None:
    """The wheel over an element moves the page. While JupyterLab still lays the page out, a turn of the wheel
    can be lost, so it is turned up to five times."""
    moved = "([el, top]) => top - el.getBoundingClientRect().top > 60"
    for _ in range(5):
        over.scroll_into_view_if_needed()
        before = over.bounding_box()
        assert before is not None
        notebook.page.mouse.move(before["x"] + 300, before["y"] + 60)
        notebook.page.mouse.wheel(0, 120)
        with suppress(PlaywrightTimeout):
            notebook.page.wait_for_function(moved, arg=[over.element_handle(), before["y"]], timeout=3000)
            return
    raise AssertionError("the wheel does not move the page")


def answers(notebook: Notebook) -> Counter[str]:
    """What the kernel has sent to the page so far in answer to presses: changes of the state of a widget
    ("update") and drawings on canvases ("custom"), once all presses are dealt with."""
    notebook.calm()
    return Counter(notebook.page.evaluate("() => window.hanalabAnswers"))
