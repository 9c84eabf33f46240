"""The fixtures; see `tests.browser.support`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Literal

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.support.lab import Lab
from tests.browser.support.notebook import Notebook, write

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--force-color-profile=srgb",
)  # fmt: skip
_NUMBERS = count(1)


@pytest.fixture(scope="session")
def chromium_browser() -> Iterator[Browser]:
    """The browser of the session."""
    program = chromium.find()
    if program is None:
        pytest.skip(f"no Chromium; this brings one: {chromium.remedy()}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, headless=not os.environ.get("HANALAB_HEADED"), args=list(FLAGS)
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """The JupyterLab of the session."""
    server = Lab(tmp_path_factory.mktemp("lab"))
    yield server
    server.stop()


@pytest.fixture
def open_notebook(lab: Lab, chromium_browser: Browser) -> Iterator[Callable[..., Notebook]]:
    """Open a notebook made of code cells."""
    yield from _opening(lab, chromium_browser)


@pytest.fixture(scope="module")
def open_module_notebook(lab: Lab, chromium_browser: Browser) -> Iterator[Callable[..., Notebook]]:
    """The same for a notebook that serves all tests of a module."""
    yield from _opening(lab, chromium_browser)


def _opening(lab: Lab, browser: Browser) -> Iterator[Callable[..., Notebook]]:
    opened: list[Notebook] = []

    def open_(
        cells: Sequence[str],
        width: int = 1200,
        height: int = 1000,
        theme: Literal["light", "dark"] = "light",
        touch: bool = False,
        run: bool = True,
        still: bool = False,
    ) -> Notebook:
        lab.set("apputils-extension", "themes", {"theme": f"JupyterLab {theme.title()}"})
        name = f"test-{next(_NUMBERS)}.ipynb"
        write(lab.folder / name, cells)
        notebook = Notebook(lab, browser, name, width=width, height=height, touch=touch, still=still)
        opened.append(notebook)
        notebook.open()
        if run:
            notebook.run_all()
        return notebook

    yield open_
    complaints = []
    for notebook in opened:
        notebook.close()
        complaints += notebook.unexpected()
    assert not complaints, "\n".join(complaints)
