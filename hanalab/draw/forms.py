"""Scenes as pictures for a notebook: wide or narrow as their place on a page, light or dark as its theme."""

from __future__ import annotations

from typing import Final, Protocol

from hanalab.core.picture import both, html_of_one
from hanalab.draw.scene import Form, Scene
from hanalab.draw.svg import svg

#: px: how wide narrow forms of pictures are laid out; a notebook has 276 px for them on a page 400 px wide
NARROW: Final = 300

#: attributes in apostrophes: quotation marks would be escaped in the HTML, and once more in the notebook
_TURNED: Final = str.maketrans({'"': "'", "'": '"'})


class Drawn(Protocol):
    """What draws a picture in a theme and a form."""

    def __call__(self, *, theme: str = "light", form: Form = "wide") -> Scene: ...


def pictures_of(drawn: Drawn) -> dict[str, str]:
    """What a notebook shows, by kind: HTML with all forms, and SVG where that is not shown."""
    return {"text/html": html_of(drawn), "image/svg+xml": svg(drawn())}


def html_of(drawn: Drawn) -> str:
    """A picture that is wide or narrow, light or dark, as its page is; with its title and description."""
    wide, narrow = drawn(), drawn(form="narrow")
    one = wide == narrow
    light = svg(wide, None if one else narrow)
    dark = svg(drawn(theme="dark"), None if one else drawn(theme="dark", form="narrow"))
    words = ". ".join(filter(None, (wide.title, wide.description)))
    shape = None if one else (narrow.width, narrow.height)
    return html_of_one(both(light, dark).translate(_TURNED), words, shape)
