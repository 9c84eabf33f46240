"""Pictures of answers for a notebook: a form for wide pages and one for narrow, each in both themes.

How a page chooses among them is said in `hanalab.core.picture`.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from hanalab.core.picture import both, html
from hanalab.explore.page import WIDTH
from hanalab.explore.plots import svg_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from matplotlib.figure import Figure

#: inches: what a notebook leaves on a page 400 pixels wide
NARROW: Final = 3.2


class Plotted(Protocol):
    """What can be pictured: an answer, or the finding of a claim."""

    def sentence(self, lang: str = "en") -> str:
        """It in one sentence."""

    def plot(self, lang: str = "en", theme: str = "light", width: float = WIDTH) -> Figure:
        """A figure of it, in a theme, so many inches wide."""


def pictures_of(answer: Plotted, lang: str = "en") -> dict[str, str]:
    """What a notebook shows of an answer, by kind: HTML with all forms, and SVG where that is not shown."""
    return {"text/html": html_of(answer, lang), "image/svg+xml": svg_of(answer.plot(lang))}


def html_of(answer: Plotted, lang: str = "en") -> str:
    """A picture of an answer that is wide or narrow, light or dark, as its page is."""
    wide, narrow = (two_themes(partial(answer.plot, lang, width=width)) for width in (WIDTH, NARROW))
    return html(wide, narrow, answer.sentence(lang))


def two_themes(plot: Callable[[str], Figure]) -> str:
    """The figure of each theme as one SVG, in the colours of the theme of its page."""
    return both(svg_of(plot("light")), svg_of(plot("dark")))
