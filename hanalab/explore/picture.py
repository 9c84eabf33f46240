"""Pictures of answers for a notebook: a form for wide pages and one for narrow, each in both themes.

A page chooses the form by its width and the colours by its theme, with no help from Python: so it does in a
stored notebook and in an exported page too. Where a page can choose neither, the wide form in light colours
is left.
"""

from __future__ import annotations

import re
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Final, Protocol
from urllib.parse import quote

from hanalab.explore.page import WIDTH
from hanalab.explore.plots import svg_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from matplotlib.figure import Figure

#: inches: what a notebook leaves on a page 400 pixels wide
NARROW: Final = 3.2
#: pixels: windows up to so wide have the narrow form, as they have of tables
NARROW_PAGE: Final = 720

#: colours, where SVG has them
_COLOUR: Final = re.compile(r"(?:(?<=: )|(?<==\"))#[0-9a-f]{6}\b")
#: notebooks tell their theme in an attribute or a class, other pages by their own style
_STYLE: Final = (
    "<style>.hanalab-answer img{max-width:100%;height:auto}"
    '[data-jp-theme-light="false"] .hanalab-answer img,.vscode-dark .hanalab-answer img{color-scheme:dark}'
    '[data-jp-theme-light="true"] .hanalab-answer img,.vscode-light .hanalab-answer img{color-scheme:light}'
    "</style>"
)


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


def html(wide: str, narrow: str, words: str) -> str:
    """HTML that shows one of two SVGs, as wide as its page, and says the words where it cannot be seen."""
    wide, narrow = (
        f"data:image/svg+xml,{quote(form.translate(_SHORT), safe=_AS_THEY_ARE)}" for form in (wide, narrow)
    )
    return (
        f'{_STYLE}<picture class="hanalab-answer">'
        f'<source media="(max-width: {NARROW_PAGE}px)" srcset="{narrow}">'
        f'<img src="{wide}" alt="{escape(words)}"></picture>'
    )


#: what need not be escaped between quotation marks, in an address without blanks
_AS_THEY_ARE: Final = "!'()*,-./:;=?@_~$+"
_SHORT: Final = {ord("\n"): " "}


def two_themes(plot: Callable[[str], Figure]) -> str:
    """The figure of each theme as one SVG, in the colours of the theme of its page."""
    return both(svg_of(plot("light")), svg_of(plot("dark")))


def both(light: str, dark: str) -> str:
    """Two SVGs that differ in their colours only, as one in the colours of the theme of its page."""
    pairs = list(zip(_COLOUR.findall(light), _COLOUR.findall(dark), strict=True))
    names = {pair: f"--c{place}" for place, pair in enumerate(dict.fromkeys(pairs))}
    each = iter(pairs)
    coloured = _COLOUR.sub(lambda _: f"var({names[next(each)]})", light)
    sets = ["".join(f"{name}:{pair[at]};" for pair, name in names.items()) for at in (0, 1)]
    style = f"<style>svg{{{sets[0]}}}@media(prefers-color-scheme:dark){{svg{{{sets[1]}}}}}</style>"
    start = coloured.index(">") + 1
    return coloured[:start] + style + coloured[start:]
