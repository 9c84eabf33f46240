"""Browser tests get their JupyterLab and their browser from `tests.browser.support`."""

from __future__ import annotations

from tests.browser.support import chromium_browser, desk, lab, open_module_notebook, open_notebook

__all__ = ["chromium_browser", "desk", "lab", "open_module_notebook", "open_notebook"]
