"""How long a reader waits between a press and the picture it makes, in a real JupyterLab in Chromium.

    python -m benchmarks.redraw [--presses 60]

Run it on a quiet machine: whatever else runs makes it slower. The time is that from a click to the last
change of the page or drawing on its canvas; for the picker of 40 cards also that from its arrival to the
moment when all pictures can be seen and a press is answered.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import sync_playwright

from benchmarks.common import at_least, machine
from tests.browser import chromium
from tests.browser.support.desk import Desk
from tests.browser.support.felt import settled
from tests.browser.support.fixtures import FLAGS
from tests.browser.support.lab import Lab
from tests.browser.support.notebook import Content, Notebook

#: eight cards on the field, eight in piles, six in each hand, and the stock
MUSHI = """from hanalab.widgets import MushiTable
t = MushiTable(position="mushi; dealer 0; player 0; hands 01Y 05X 08A 09R 10A 12Z / 05A 05Y 08X 09X 10Y 12B; "
    "field 03Y 01R 01X 04Y 04A 04R 02Y 11A; stock 03R 10R 04X 12Y 02R 01B 12X 05R 03X 10X 02A 02X; "
    "piles 09A 09Y 03B 11L 08B 08Y / 11B 11R", pause=0)
t"""
MIGHTY = """from tests.pictured_hand import NAMES, after
from hanalab.widgets import TrickTable
t = TrickTable(after(12), names=NAMES, pause=0)
t"""
PICKER = """from hanalab.mushi.cards import DECK
from hanalab.widgets import CardPicker
t = CardPicker(DECK, mode="one", width=60)
t"""
TABLES: tuple[tuple[str, str, tuple[str, str], bool], ...] = (
    ("Mushi table, 30 cards", MUSHI, ("choose 01Y", "choose 05X"), True),
    ("trick table, 30 cards", MIGHTY, ("choose CK", "choose C7"), True),
    ("picker of 40 cards", PICKER, ("card 01B", "card 02A"), False),
)

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

#: presses two acts by turns in the kernel; prints its own times in ms
KERNEL = """
import time
spent = []
for number in range({presses}):
    start = time.thread_time()  # not the time others had the processor
    t.press({acts!r}[number % 2])
    spent.append((time.thread_time() - start) * 1000)
print(*spent)"""

#: from the arrival of a picker to the moment when all its pictures can be seen and a press is answered
ARRIVAL = """() => {
  window.ready = new Promise((resolve) => {
    let began;
    new MutationObserver((_changes, observer) => {
      const root = document.querySelector(".hl-root");
      if (!root) return;
      began ??= performance.now();
      const buttons = [...root.querySelectorAll(".hl-cardbutton")];
      const pictures = [...root.querySelectorAll("img.hl-art")];
      if (buttons.length < 40) return;
      observer.disconnect();
      Promise.all(pictures.map((picture) => picture.decode())).then(() => {
        buttons[39].click();
        const answered = () => {
          if (root.querySelector('[aria-pressed="true"]')) resolve(performance.now() - began);
          else setTimeout(answered, 1);
        };
        answered();
      });
    }).observe(document.body, { childList: true, subtree: true });
  });
}"""


def clicks(notebook: Notebook, acts: Sequence[str], presses: int) -> list[float]:
    """Times from a click on one of two acts, by turns, to the last change it made, in ms."""
    notebook.page.evaluate(WATCH)
    times = []
    for number in range(presses):
        notebook.act(acts[number % 2]).click()
        notebook.page.wait_for_timeout(300)  # past the time in which a second press would count as the same
        times.append(notebook.page.evaluate("() => hanalabWatch.last - hanalabWatch.clicked"))
    return times


def kernel(notebook: Notebook, acts: Sequence[str], presses: int) -> list[float]:
    """What the kernel needs for the same presses, in ms of processor time."""
    return [float(word) for word in notebook.kernel(KERNEL.format(presses=presses, acts=acts)).split()]


def arrivals(desk: Desk, times: int) -> list[float]:
    """How long the picker of 40 cards takes to be ready, in ms."""
    notebook = desk.take(Content(("from hanalab.widgets import CardPicker", PICKER)), touch=False, alone=True)
    notebook.run(0)
    found = []
    for _ in range(times):
        notebook.page.evaluate(ARRIVAL)
        notebook.run(1)
        found.append(notebook.page.evaluate("() => window.ready"))
        notebook.kernel("t.close()")
        notebook.page.wait_for_selector(".hl-root", state="detached")
    notebook.close()
    return found


def line(name: str, times: Sequence[float]) -> None:
    """Print one measurement."""
    print(f"{name:<48}{median(times):>10.1f}{quantiles(times, n=10)[-1]:>10.1f}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser("python -m benchmarks.redraw")
    parser.add_argument("--presses", type=at_least(1), default=60)
    presses = parser.parse_args().presses
    program = chromium.find()
    if program is None:
        raise SystemExit(f"No Chromium found. This brings one: {chromium.remedy()}")
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        lab = Lab(Path(scratch))
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        try:
            desk = Desk(lab, browser)
            print(machine())
            print(f"{'ms':<48}{'median':>10}{'p90':>10}")
            for name, cell, acts, canvas in TABLES:
                notebook = desk.take(Content((cell,)), touch=False, alone=True)
                notebook.run_all()
                notebook.act(acts[0]).wait_for()
                if canvas:
                    settled(notebook)
                line(f"{name}: click to redraw", clicks(notebook, acts, presses))
                line(f"{name}: of it the kernel", kernel(notebook, acts, presses))
                notebook.close()
            line("picker of 40 cards: arrival to first answer", arrivals(desk, max(2, presses // 6)))
        finally:
            browser.close()
            lab.stop()


if __name__ == "__main__":
    main()
