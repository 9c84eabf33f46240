"""Pictures as HTML for a notebook: a form for wide pages and one for narrow, each in light and dark colours.

A page chooses the form by its width and the colours by its theme, with no help from Python: so it does in a
stored notebook and in an exported page too. Where a page can choose neither, the wide form in light colours
is left.
"""

from __future__ import annotations

import re
from html import escape
from typing import Final
from urllib.parse import quote

#: pixels: windows up to so wide have the narrow form, as they have of tables
NARROW_PAGE: Final = 720
#: pixels: the same for a picture of cards, which asks for the width of its own place on the page
NARROW_PLACE: Final = 600

#: colours, where SVG has them
_COLOUR: Final = re.compile(r"(?:(?<=: )|(?<==\"))#[0-9a-f]{6}\b")
#: notebooks tell their theme in an attribute or a class, other pages by their own style
_STYLE: Final = (
    ".hanalab-picture img{max-width:100%;height:auto}"
    '[data-jp-theme-light="false"] .hanalab-picture img,.vscode-dark .hanalab-picture img{color-scheme:dark}'
    '[data-jp-theme-light="true"] .hanalab-picture img,.vscode-light .hanalab-picture img{color-scheme:light}'
)
#: the shape of a picture that holds both forms, which takes the form that fits its shape
_FORMS: Final = (
    ".hanalab-forms{display:block;container-type:inline-size;"
    # A place that is as wide as what is in it has room for the narrow form.
    "contain-intrinsic-inline-size:calc(var(--w)*1px)}"
    f"@container(max-width:{NARROW_PLACE}px){{"
    ".hanalab-forms img{width:min(100%,var(--w)*1px);aspect-ratio:var(--w)/var(--h)}}"
)
#: what need not be escaped between quotation marks, in an address without blanks
_AS_THEY_ARE: Final = "!'()*,-./:;=?@_~$+"
_SHORT: Final = {ord("\n"): " "}


def html(wide: str, narrow: str, words: str) -> str:
    """HTML that shows one of two SVGs, as wide as its page, and says the words where it cannot be seen."""
    return (
        f'<style>{_STYLE}</style><picture class="hanalab-picture">'
        f'<source media="(max-width: {NARROW_PAGE}px)" srcset="{_address(narrow, _AS_THEY_ARE)}">'
        f'<img src="{_address(wide, _AS_THEY_ARE)}" alt="{escape(words)}"></picture>'
    )


def html_of_one(picture: str, words: str, narrow: tuple[float, float] | None = None) -> str:
    """The same with one SVG, whose narrow form is `narrow` px wide and high."""
    style, kind = _STYLE, ""
    if narrow is not None:
        style += _FORMS
        kind = ' hanalab-forms" style="--w:{:g};--h:{:g}'.format(*narrow)
    return (
        f'<style>{style}</style><picture class="hanalab-picture{kind}">'
        f'<img src="{_address(picture, _AS_THEY_ARE + " ")}" alt="{escape(words)}"></picture>'
    )


def both(light: str, dark: str) -> str:
    """Two SVGs that differ in their colours only, as one in the colours of the theme of its page."""
    pairs = list(zip(_COLOUR.findall(light), _COLOUR.findall(dark), strict=True))
    changing = dict.fromkeys(pair for pair in pairs if pair[0] != pair[1])
    names = {pair: f"--c{place}" for place, pair in enumerate(changing)}
    each = iter(pairs)

    def coloured(found: re.Match[str]) -> str:
        pair = next(each)
        return f"var({names[pair]})" if pair in names else found[0]

    body = _COLOUR.sub(coloured, light)
    sets = ["".join(f"{name}:{pair[at]};" for pair, name in names.items()) for at in (0, 1)]
    style = f"<style>svg{{{sets[0]}}}@media(prefers-color-scheme:dark){{svg{{{sets[1]}}}}}</style>"
    start = body.index(">") + 1
    return body[:start] + style + body[start:]


def _address(picture: str, as_they_are: str) -> str:
    return f"data:image/svg+xml,{quote(picture.translate(_SHORT), safe=as_they_are)}"
