"""The felt of a table in the browser: whether it is painted."""

from __future__ import annotations

from time import monotonic

from tests.browser.support.notebook import Notebook

#: how many colours the visible canvas of a form shows, -1 without one
INK = """(form) => {
  const all = [...document.querySelectorAll(`canvas.hl-canvas-${form}`)];
  const canvas = all.find((each) => each.getClientRects().length);
  if (!canvas) return -1;
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const colours = new Set();
  for (let i = 0; i < data.length; i += 404) colours.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
  return colours.size;
}"""


def rested(notebook: Notebook) -> None:
    """Wait until the table `t` waits for the person: whatever a timer does has been done."""
    until = monotonic() + 60
    while notebook.kernel("print(t.after())") != "None":
        assert monotonic() < until, "the bots go on for ever"
        notebook.page.wait_for_timeout(20)
    notebook.calm()


def settled(notebook: Notebook, form: str = "wide") -> None:
    """Wait until the canvas shows a picture and not one flat ground."""
    notebook.page.wait_for_function(f"(form) => ({INK})(form) > 20", arg=form)
