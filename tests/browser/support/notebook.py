"""A notebook open in the browser."""

from __future__ import annotations

import json
import math
import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Literal, NamedTuple

import nbformat
from playwright.sync_api import Browser, BrowserContext, Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.support.lab import Lab

LOADING = 60_000
RUNNING = 120_000
_NO_DOUBLE = 600  # milliseconds

# Noise that is none of ours.
_ALWAYS = (r"favicon", r"Failed to load resource.*404", r"WebSocket connection to .* failed")

_KERNEL = "window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel"
_IDLE = f"() => {_KERNEL}?.status === 'idle'"
_ACTIVATE = "(cell) => { window.jupyterapp.shell.currentWidget.content.activeCellIndex = cell; }"
_ROOM = "(root) => root.closest('.hl-widget').parentElement.clientWidth"
_FITS = f"(width) => ({_ROOM})(document.querySelector('.hl-root')) === width"
_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
_REVERT = "async () => { await window.jupyterapp.shell.currentWidget.context.revert(); }"
_THEME = """async (theme) => {
  if (document.body.dataset.jpThemeName !== theme)
    await window.jupyterapp.commands.execute("apputils:change-theme", { theme });
}"""

_FAILED = """() => {
  const cells = [...window.jupyterapp.shell.currentWidget.content.widgets];
  const outputs = cells.flatMap((cell) => cell.model.outputs?.toJSON() ?? []);
  const failed = outputs.filter((output) => output.output_type === "error");
  return failed.map((output) => output.traceback.join("\\n"));
}"""

# What widgets send runs beside what cells run, in a thread of its own in the kernel: an answer to a cell says
# nothing about presses. So the page keeps a list of what it has sent, until the kernel has dealt with it.
# Until that thread ("subshell") is there, presses go the way of cells, and one may be overtaken by the next.
_LISTEN = f"""() => {{
  const kernel = {_KERNEL};
  if (window.hanalabHeard === kernel) return;
  window.hanalabHeard = kernel;
  window.hanalabSent = new Set();
  window.hanalabAnswers = [];
  kernel.anyMessage.connect((_, {{ msg, direction }}) => {{
    const ours = window.hanalabSent.has(msg.parent_header.msg_id);
    if (direction === "send" && ["comm_msg", "create_subshell_request"].includes(msg.header.msg_type))
      window.hanalabSent.add(msg.header.msg_id);
    else if (msg.header.msg_type === "create_subshell_reply")
      window.hanalabSent.delete(msg.parent_header.msg_id);
    else if (ours && msg.header.msg_type === "comm_msg") window.hanalabAnswers.push(msg.content.data.method);
    else if (msg.parent_header.msg_type === "comm_msg" && msg.content.execution_state === "idle")
      window.hanalabSent.delete(msg.parent_header.msg_id);
  }});
  kernel.statusChanged.connect(() => {{
    if (["restarting", "dead"].includes(kernel.status)) window.hanalabSent.clear();
  }});
}}"""
# Of a page loaded again: whether each widget is shown, or said to be lost.
_LOADED = """() => {
  const all = [...document.querySelectorAll(".jp-OutputArea-output")];
  const lost = (el) => el.textContent.startsWith("Error displaying widget");
  const waiting = (el) => el.textContent === "Loading widget...";
  return all.some((el) => lost(el) || el.querySelector(".hl-root")) && !all.some(waiting);
}"""
_GIVEN_UP = "Error displaying widget: model not found"
_DEALT_WITH = "() => window.hanalabSent.size === 0"

# The clock that tells a second press from a double one, apart from that of the machine.
_CLOCK = """(ms) => {
  window.hanalabClock ??= performance.now();
  if (ms === null) { delete performance.now; delete window.hanalabClock; }
  else performance.now = () => window.hanalabClock + ms;
}"""

_OUTPUT = """async (code) => {
  const panel = window.jupyterapp.shell.currentWidget;
  const kernel = panel.sessionContext.session.kernel;
  const until = Date.now() + 20000;
  while (window.hanalabSent.size && Date.now() < until) await new Promise((go) => setTimeout(go, 5));
  const future = kernel.requestExecute({ code, store_history: false, silent: false });
  let said = "";
  future.onIOPub = (message) => {
    if (message.header.msg_type === "stream") said += message.content.text;
    if (message.header.msg_type === "error") said += message.content.traceback.join("\\n");
  };
  await future.done;
  return said;
}"""

# Empties the kernel and closes all widgets of the test before the last; those of the last test may still be
# drawn, and a drawing for a closed widget stops all canvases of the page. ipycanvas needs its manager always.
_EMPTY = """
def _empty(close):
    from ipywidgets.widgets.widget import _instances
    for name, widget in list(_instances.items()):
        if name in close and type(widget).__name__ != "_CanvasManager":
            widget.close()
    return list(_instances)
print(*_empty(set({0!r}.split())))
get_ipython().reset(new_session=False)"""


class Content(NamedTuple):
    """What a notebook shows, and how. `cells` are code cells, or the notebook to copy."""

    cells: Sequence[str] | Path
    width: int = 1200
    height: int = 1000
    theme: str = "light"
    still: bool = False
    whole: bool = False

    @property
    def theme_name(self) -> str:
        """The name JupyterLab has for the theme."""
        return f"JupyterLab {self.theme.title()}"

    @property
    def windowing(self) -> dict[str, str]:
        """JupyterLab's setting for what is drawn of a long notebook."""
        return {"windowingMode": "none" if self.whole else "contentVisibility"}

    @property
    def motion(self) -> Literal["reduce", "no-preference"]:
        """What the browser says of the motion a reader wants."""
        return "reduce" if self.still else "no-preference"


def write(path: Path, cells: Sequence[str] | Path) -> int:
    """Write a notebook; gives the number of its cells."""
    if isinstance(cells, Path):
        path.write_bytes(cells.read_bytes())
        return len(json.loads(path.read_text(encoding="utf-8"))["cells"])
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(source, id=f"cell-{place}") for place, source in enumerate(cells)],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
    )
    nbformat.write(notebook, path)
    return len(cells)


class Notebook:
    """See `tests.browser.support`."""

    def __init__(
        self, lab: Lab, browser: Browser, name: str, content: Content, *, touch: bool, alone: bool
    ) -> None:
        self.lab = lab
        self.name = name
        self.kind = (touch, content.whole)
        self.alone = alone
        self.errors: list[str] = []
        self.allowed: list[str] = []
        self._widgets = ""
        self._tapped = -math.inf
        self.uses = 0
        self.length = self._write(content)
        self.context: BrowserContext = browser.new_context(
            viewport={"width": content.width, "height": content.height},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion=content.motion,
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.page.on("pageerror", lambda error: self.errors.append(f"uncaught: {error}"))
        self.page.on("console", self._heard)

    def _heard(self, message: Any) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def open(self) -> None:
        """Open the page and wait until the kernel is there."""
        self.page.goto(f"{self.lab.url}/doc/tree/{self.name}?reset", timeout=LOADING)
        self._settle()

    def _settle(self) -> None:
        self.page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=LOADING)
        self.page.wait_for_function(_IDLE, timeout=LOADING)
        self.page.evaluate(_LISTEN)

    def _write(self, content: Content) -> int:
        """Write the file, and the settings a page is opened or loaded again with."""
        self.uses += 1
        self.lab.set("apputils-extension", "themes", {"theme": content.theme_name})
        self.lab.set("notebook-extension", "tracker", content.windowing)
        return write(self.lab.folder / self.name, content.cells)

    def write_anew(self, content: Content) -> None:
        """Make another notebook of the open one, with the same kernel, emptied."""
        self.length = self._write(content)
        self.page.mouse.move(0, 0)
        self.size(content.width, content.height)
        self.page.emulate_media(reduced_motion=content.motion)
        self.page.evaluate(_REVERT)
        self.page.evaluate(_THEME, content.theme_name)
        self._widgets = self.kernel(_EMPTY.format(self._widgets))

    def turn(self, theme: str) -> None:
        """Change the theme, to "light" or "dark"."""
        self.page.evaluate(_THEME, Content((), theme=theme).theme_name)

    def command(self, name: str, timeout: float = RUNNING) -> None:
        """Run a command of JupyterLab and wait for its end."""
        self.page.set_default_timeout(timeout)
        self.page.evaluate("(name) => window.jupyterapp.commands.execute(name)", name)
        self.page.set_default_timeout(20_000)

    def run_all(self) -> None:
        """Run all cells and wait for the last."""
        self.command("notebook:run-all-cells")
        self._complain()

    def run(self, cell: int) -> None:
        """Run one cell, 0 is the first."""
        self.page.evaluate(_ACTIVATE, cell)
        self.command("notebook:run-cell")
        self._complain()

    def _complain(self) -> None:
        failed = self.page.evaluate(_FAILED)
        if failed:
            raise RuntimeError("a cell failed:\n" + failed[0])

    def kernel(self, code: str) -> str:
        """Run code in the kernel, after all presses; what it prints, without the last line end."""
        said: str = self.page.evaluate(_OUTPUT, code)
        return said.rstrip("\n")

    def calm(self) -> None:
        """Wait until the kernel has dealt with all the page has sent, and the page shows what came of it."""
        self.page.evaluate(_FRAMES)
        self.page.wait_for_function(_DEALT_WITH)
        self.page.evaluate(_FRAMES)

    @contextmanager
    def clock(self) -> Iterator[Callable[[int], None]]:
        """Let the page's clock stand still, however slow the machine is: presses are made at once, or the
        milliseconds after it stopped that the function is given."""
        self.page.evaluate(_CLOCK, 0)
        try:
            yield lambda ms: self.page.evaluate(_CLOCK, ms)
        finally:
            self.page.evaluate(_CLOCK, None)

    def tap(self, place: Locator, *, force: bool = False) -> None:
        """Tap as a finger does that has seen what the tap before has done: too late for a double tap."""
        place.scroll_into_view_if_needed()
        self.page.wait_for_timeout(max(0, _NO_DOUBLE - 1000 * (monotonic() - self._tapped)))
        place.tap(force=force)
        self._tapped = monotonic()

    def save(self) -> None:
        """Save the notebook."""
        self.command("docmanager:save")

    def reload(self) -> None:
        """Reload the page; the kernel lives on.

        When a page has much to do, JupyterLab's part of ipywidgets may give up looking for a model just
        before it is there, and shows an error for good. It helps to load the page once more, as people do.
        """
        self.save()
        for _ in range(5):
            errors = len(self.errors)
            self.page.reload(timeout=LOADING)
            self._settle()
            self.page.wait_for_function(_LOADED, timeout=LOADING)
            if self.page.get_by_text(_GIVEN_UP).count() == 0:
                return
            del self.errors[errors:]
        raise AssertionError("the widgets do not come back")

    def restart_kernel(self) -> None:
        """Restart the kernel."""
        self.page.evaluate(f"() => {_KERNEL}.restart()")
        self._settle()

    def widget(self, place: int = 0) -> Locator:
        """The place-th widget of the page."""
        return self.page.locator(".hl-widget").nth(place)

    def act(self, act: str) -> Locator:
        """The first visible element that sends `act`."""
        return self.page.locator(f'[data-act="{act}"]:visible').first

    def size(self, width: int, height: int) -> None:
        """Give the window a size."""
        self.page.set_viewport_size({"width": width, "height": height})

    def fit(self, width: int) -> None:
        """Make the window such that the room for widgets is `width` px."""
        for _ in range(3):
            size = self.page.viewport_size
            now = self.page.locator(".hl-root").first.evaluate(_ROOM)
            if now == width or size is None:
                break
            self.size(size["width"] + width - now, size["height"])
            try:
                self.page.wait_for_function(_FITS, arg=width, timeout=1_000)
            except TooLate:
                continue  # a scroll bar has come or gone: once more
        self.calm()

    def shot(self, name: str, of: Locator | None = None) -> None:
        """Save a picture of the first widget, or of another element, if HANALAB_SHOTS names a folder."""
        folder = os.environ.get("HANALAB_SHOTS")
        if folder:
            (of or self.widget()).screenshot(path=Path(folder) / f"{name}.png")

    def close(self) -> None:
        """Close the page and stop the kernel."""
        self.context.close()
        self.lab.stop_kernels(self.name)

    def unexpected(self) -> list[str]:
        """The errors of the console that nobody allowed."""
        patterns = [re.compile(pattern) for pattern in (*_ALWAYS, *self.allowed)]
        return [error for error in self.errors if not any(pattern.search(error) for pattern in patterns)]
