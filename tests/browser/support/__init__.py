"""A real JupyterLab and a real browser for tests.

Fixtures (they come from ``tests/browser/conftest.py``, so a test only names them):

``lab``
    One JupyterLab for the whole test session, on a free port, with home, settings and notebooks in a scratch
    folder.
``open_notebook(cells, width=1200, height=1000, theme="light", touch=False, run=True, still=False,
whole=False, alone=False)``
    A notebook made of these code cells (texts; or the path of a notebook to copy), open in Chromium in a
    window of that size, run from top to bottom. `theme` is "light" or "dark"; `touch` makes the browser a
    touch device; `still` asks for no motion; `whole` draws cells out of sight too. Gives a `Notebook`; at the
    end of the test, the test fails if the browser's console had an error (put what you expect into
    ``notebook.allowed`` as a regular expression).

    Page and kernel are those of the tests before, the kernel emptied (see `desk.py`). A test that leaves
    something behind in them (it kills the kernel, changes a function of the page, hides a library) says
    ``alone=True``.

``open_module_notebook``
    The same for a fixture with ``scope="module"``, for tests of one widget that share a notebook and run its
    cell again (``notebook.run(1)`` in a fixture of their own; see ``test_frontend.py``).

What a `Notebook` has::

    page                 the Playwright page
    widget(place=0)      locator of the place-th widget (.hl-widget); inside it things are best found by role
                         and name, or by act: widget().locator('[data-act="undo"]')
    act("undo")          locator of the first visible element that sends this act (to press a refused one,
                         say click(force=True): Playwright takes aria-disabled for disabled)
    run(cell)            run one cell again (0 is the first)
    run_all()            run all cells
    kernel("x = 1")      run a line in the kernel; returns what it prints
    calm()               wait until kernel and page have nothing to do; better than any fixed time
    clock()              with the page's clock standing still: presses made at once, on any machine
    tap(locator)         tap, but never so soon after the last one that it is a double tap
    turn("dark")         change the theme
    reload()             save and reload the page; widgets come back from their models
    restart_kernel()     kernel restart, as from the menu
    fit(960)             make the window such that the first widget has that width
    shot("name")         a picture of the first widget, saved in the folder HANALAB_SHOTS if that is set
    errors               what the console has complained about

    def test_undo(open_notebook):
        notebook = open_notebook(["from hanalab.widgets import MushiTable", "t = MushiTable(seed=3)\nt"])
        notebook.act("play 01B").click()
        expect(notebook.widget().get_by_role("status").first).to_contain_text("Bot")
        assert notebook.kernel("print(t.round.turn)") == "3"

Run: ``pytest tests/browser`` (nothing else is needed; Chromium is looked for as told in
``tests/browser/chromium.py``). To watch it, set HANALAB_HEADED=1.
"""

from __future__ import annotations

from tests.browser.support.fixtures import chromium_browser, desk, lab, open_module_notebook, open_notebook
from tests.browser.support.lab import Lab
from tests.browser.support.notebook import Notebook

__all__ = ["Lab", "Notebook", "chromium_browser", "desk", "lab", "open_module_notebook", "open_notebook"]
