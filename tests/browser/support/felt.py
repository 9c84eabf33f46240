"""The felt of a table in the browser: whether it is painted, and how long after a click."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

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

#: notes when the page last changed or drew after a click, in ms since that click
WATCH = """() => {
  const root = document.querySelector(".hl-root");
  const watch = { clicked: 0, last: 0 };
  window.hanalabWatch = watch;
  root.addEventListener("click", () => { watch.clicked = watch.last = performance.now(); }, true);
  new MutationObserver(() => { watch.last = performance.now(); })
    .observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  const { drawImage } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.drawImage = function (...args) {
    watch.last = performance.now();
    return drawImage.apply(this, args);
  };
}"""

#: presses two acts by turns in the kernel; prints the median of its own time in ms
KERNEL = """
import statistics, time
spent = []
for number in range(30):
    start = time.thread_time()  # not the time others had the processor
    t.press({second!r} if number % 2 else {first!r})
    spent.append((time.thread_time() - start) * 1000)
print(statistics.median(spent))"""


def settled(notebook: Notebook, form: str = "wide") -> None:
    """Wait until the canvas shows a picture and not one flat ground."""
    notebook.page.wait_for_function(f"(form) => ({INK})(form) > 20", arg=form)


def click_to_redraw(notebook: Notebook, acts: Sequence[str], clicks: int = 16) -> float:
    """The median time from a click on one of two acts, by turns, to the last change it made, in ms."""
    times = []
    for number in range(clicks):
        notebook.act(acts[number % 2]).click()
        notebook.page.wait_for_timeout(400)
        took: float = notebook.page.evaluate("() => hanalabWatch.last - hanalabWatch.clicked")
        times.append(took)
    return statistics.median(times)
