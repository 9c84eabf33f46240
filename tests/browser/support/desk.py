"""The notebooks a session has open. A test gets one of them, written anew; without one another is opened.

To open JupyterLab and start a kernel takes ten times as long as most tests.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import count

from playwright.sync_api import Browser

from tests.browser.support.lab import Lab
from tests.browser.support.notebook import Content, Notebook

#: how often a page is used before it makes room for another: pages grow
USES = 20


class Desk:
    """Lends notebooks, each to one user at a time."""

    def __init__(self, lab: Lab, browser: Browser) -> None:
        self._lab = lab
        self._browser = browser
        # By what cannot be changed in an open page: whether it can be touched, whether it draws all cells.
        self._free: defaultdict[tuple[bool, bool], list[Notebook]] = defaultdict(list)
        self._numbers = count(1)

    def take(self, content: Content, *, touch: bool, alone: bool) -> Notebook:
        """A notebook with this content; `alone` asks for a page and a kernel nobody has used."""
        free = self._free[touch, content.whole]
        while free and not alone:
            notebook = free.pop()
            if not notebook.errors:
                notebook.write_anew(content)
                return notebook
            notebook.close()
        name = f"test-{next(self._numbers)}.ipynb"
        notebook = Notebook(self._lab, self._browser, name, content, touch=touch, alone=alone)
        notebook.open()
        return notebook

    def put_back(self, notebook: Notebook, sound: bool) -> None:
        """Take a notebook back; unless it is sound, nobody gets it again."""
        fit = not (notebook.alone or notebook.allowed or notebook.unexpected() or notebook.uses >= USES)
        if sound and fit:
            notebook.errors.clear()
            self._free[notebook.kind].append(notebook)
        else:
            notebook.close()

    def clear(self) -> None:
        """Close all pages nobody has; the kernels end with the server."""
        for notebook in (each for free in self._free.values() for each in free):
            notebook.context.close()
