"""A notebook open in the browser."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import nbformat
from playwright.sync_api import Browser, BrowserContext, Locator, Page

from tests.browser.support.lab import Lab

LOADING = 60_000
RUNNING = 120_000

# Noise that is none of ours.
_ALWAYS = (r"favicon", r"Failed to load resource.*404", r"WebSocket connection to .* failed")

_KERNEL = "window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel"
_IDLE = f"() => {_KERNEL}?.status === 'idle'"
_ACTIVATE = "(cell) => { window.jupyterapp.shell.currentWidget.content.activeCellIndex = cell; }"
_ROOM = "(root) => root.closest('.hl-widget').parentElement.clientWidth"

_FAILED = """() => {
  const cells = [...window.jupyterapp.shell.currentWidget.content.widgets];
  const outputs = cells.flatMap((cell) => cell.model.outputs?.toJSON() ?? []);
  const failed = outputs.filter((output) => output.output_type === "error");
  return failed.map((output) => output.traceback.join("\\n"));
}"""

_OUTPUT = """async (code) => {
  const panel = window.jupyterapp.shell.currentWidget;
  const kernel = panel.sessionContext.session.kernel;
  const future = kernel.requestExecute({ code, store_history: false, silent: false });
  let said = "";
  future.onIOPub = (message) => {
    if (message.header.msg_type === "stream") said += message.content.text;
    if (message.header.msg_type === "error") said += message.content.traceback.join("\\n");
  };
  await future.done;
  return said;
}"""


def write(path: Path, cells: Sequence[str]) -> None:
    """Write a notebook of code cells."""
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(source, id=f"cell-{place}") for place, source in enumerate(cells)],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
    )
    nbformat.write(notebook, path)


class Notebook:
    """See `tests.browser.support`."""

    def __init__(
        self,
        lab: Lab,
        browser: Browser,
        name: str,
        *,
        width: int,
        height: int,
        touch: bool,
        still: bool,
        scale: float = 1,
    ) -> None:
        self.lab = lab
        self.name = name
        self.errors: list[str] = []
        self.allowed: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=scale,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if still else "no-preference",
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
        """Run code in the kernel; what it prints, without the last line end."""
        said: str = self.page.evaluate(_OUTPUT, code)
        return said.rstrip("\n")

    def save(self) -> None:
        """Save the notebook."""
        self.command("docmanager:save")

    def reload(self) -> None:
        """Reload the page; the kernel lives on."""
        self.save()
        self.page.reload(timeout=LOADING)
        self._settle()

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
                return
            self.page.set_viewport_size({"width": size["width"] + width - now, "height": size["height"]})
            self.page.wait_for_timeout(250)

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
