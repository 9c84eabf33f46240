"""The fixtures; see `tests.browser.support`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import chromium
from tests.browser.support.desk import Desk
from tests.browser.support.lab import Lab
from tests.browser.support.notebook import Content, Notebook

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--force-color-profile=srgb",
)  # fmt: skip
#: how long an expectation may take to come true, in ms: a busy machine is slow, and who passes does not wait
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)


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


@pytest.fixture(scope="session")
def desk(lab: Lab, chromium_browser: Browser) -> Iterator[Desk]:
    """The notebooks that are open."""
    made = Desk(lab, chromium_browser)
    yield made
    made.clear()


@pytest.fixture
def open_notebook(desk: Desk, request: pytest.FixtureRequest) -> Iterator[Callable[..., Notebook]]:
    """Open a notebook made of code cells."""
    yield from _opening(desk, request.session)


@pytest.fixture(scope="module")
def open_module_notebook(desk: Desk, request: pytest.FixtureRequest) -> Iterator[Callable[..., Notebook]]:
    """The same for a notebook that serves all tests of a module."""
    yield from _opening(desk, request.session)


def _opening(desk: Desk, session: pytest.Session) -> Iterator[Callable[..., Notebook]]:
    opened: list[Notebook] = []
    failed = session.testsfailed

    def open_(
        cells: Sequence[str] | Path,
        width: int = 1200,
        height: int = 1000,
        theme: Literal["light", "dark"] = "light",
        touch: bool = False,
        run: bool = True,
        still: bool = False,
        whole: bool = False,
        alone: bool = False,
    ) -> Notebook:
        content = Content(cells, width, height, theme, still, whole)
        notebook = desk.take(content, touch=touch, alone=alone)
        opened.append(notebook)
        if run:
            notebook.run_all()
        return notebook

    yield open_
    complaints = [complaint for notebook in opened for complaint in notebook.unexpected()]
    for notebook in opened:
        desk.put_back(notebook, sound=session.testsfailed == failed)
    assert not complaints, "\n".join(complaints)
