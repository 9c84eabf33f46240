"""The pictures of the cards: SVG text by code.

Mushi codes ("01B" to "12Z"), French codes ("SA" to "C2", "JK"), and the backs "back" (ink, for Mushi) and
"back-red". "?" is a card nobody has seen: its back.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from hanalab.core.resources import images
from hanalab.draw.tokens import HAND, TALL

W: Final = 500
H: Final = 800

#: stands before every id inside the art until a picture puts its own prefix there
MARK: Final = "\ue000"

VARIANTS: Final = ("", "month", "full", "four", "index", "four-index")

_BLUE: Final = ("09R", "10R")
_TYPES: Final = {"B": "bright", "A": "animal", "L": "lightning"}
_BODY = re.compile(r"<svg[^>]*>(?:<title>[^<]*</title>)?(.*)</svg>\s*\Z", re.DOTALL)
_CORNER = re.compile(
    r'<use href="#[^"]*-i" transform="translate\(0 0\)"/>(?:<use href="#[^"]*-i" transform="rotate[^"]*"/>)?'
)
_ID = re.compile(r'( id="| href="#)')


def card_svg(
    code: str, marks: bool | str = False, four_colour: bool = False, width: float | None = None
) -> str:
    """The card as a picture of its own, without a title (the host says what it shows).

    `marks` puts the teaching marks on a Mushi card: True (month, type and points; the month alone if
    `width` is under 84 px), "month" or "full"; on a French card they are a large index. `four_colour` gives
    diamonds and clubs their own colours.

    >>> card_svg("01B")[:41]
    '<svg xmlns="http://www.w3.org/2000/svg" v'
    """
    shape = f' width="{width:g}" height="{width * TALL:g}"' if width else ""
    inner = art(code, variant_of(code, marks, four_colour, width)).replace(MARK, "")
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}"{shape}>{inner}</svg>'


def variant_of(
    code: str, marks: bool | str = False, four_colour: bool = False, width: float | None = None
) -> str:
    """Which variant of the art these wishes mean for this card ("" when it has no such variant)."""
    if is_mushi(code):
        if marks is True:
            return "month" if width is not None and width < HAND else "full"
        return marks or ""
    wishes = ("four" if four_colour and code[0] in "DC" else "", "index" if marks and code != "JK" else "")
    return "-".join(filter(None, wishes)) if code[:4] != "back" and code != "?" else ""


def is_mushi(code: str) -> bool:
    """Whether the code names a face of the Mushi deck."""
    return code[:1].isdigit()


def codes() -> tuple[str, ...]:
    """All codes there is art for, in alphabetical order."""
    return tuple(sorted(_files()))


@cache
def art(code: str, variant: str = "") -> str:
    """What is inside the card's <svg>, every id in it led by `MARK`. KeyError if there is no such card."""
    name = "back" if code == "?" else code
    folder, file = _files()[name]
    if "four" in variant:
        folder = "french-four-colours"
    inner = _inner(folder, file)
    if "index" in variant:
        inner = _CORNER.sub(_face_enlarged if name[1] in "JQK" else _enlarged, inner)
    if variant in ("month", "full"):
        inner = inner.replace(MARK, f"{MARK}{variant}-")  # a page may hold the plain card, too
        inner += _inner("marks", f"month-{name[:2]}.svg")
        if variant == "full":
            inner += _inner("marks", f"type-{_type(name)}.svg")
    return inner


def atlas(some: Iterable[str], w: float, columns: int, variant: str = "", gap: float = 4) -> str:
    """Many cards in one picture: `columns` a row, each `w` wide, `gap` px between them and round them."""
    listed = tuple(dict.fromkeys(some))
    h = w * TALL
    rows = -(-len(listed) // columns)
    wide, high = columns * (w + gap) + gap, rows * (h + gap) + gap
    cells = []
    for place, code in enumerate(listed):
        x, y = cell(place, w, columns, gap)
        own = variant if is_mushi(code) else variant_of(code, "index" in variant, "four" in variant)
        inner = art(code, own).replace(MARK, f"{place}-")
        cells.append(
            f'<svg x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" viewBox="0 0 {W} {H}">{inner}</svg>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide:g}" height="{high:g}" '
        f'viewBox="0 0 {wide:g} {high:g}">{"".join(cells)}</svg>'
    )


def cell(place: int, w: float, columns: int, gap: float = 4) -> tuple[float, float]:
    """Upper left corner of a card of an atlas."""
    row, column = divmod(place, columns)
    return gap + column * (w + gap), gap + row * (w * TALL + gap)


def _enlarged(corner: re.Match[str]) -> str:
    """Rank and suit alone on the card, more than twice as large, at both ends."""
    plate = '<rect x="14" y="14" width="472" height="772" rx="24" fill="#f7efdc"/>'
    large = "translate(-14 -30)scale(2.3)"
    return plate + corner[0].replace("translate(0 0)", large).replace("400)", f"400){large}")


def _face_enlarged(corner: re.Match[str]) -> str:
    """The same beside a face, almost twice as large, on a plate of its own."""
    plate = '<rect x="14" y="14" width="196" height="404" rx="24" fill="#f7efdc"/>'
    return plate + corner[0].replace("translate(0 0)", "translate(-10 -26)scale(1.8)")


def _type(code: str) -> str:
    if code[2] == "R":
        return "ribbon-blue" if code in _BLUE else "ribbon-red"
    return _TYPES.get(code[2], "basic")


@cache
def _files() -> dict[str, tuple[str, str]]:
    """Folder and file name by code."""
    found: dict[str, tuple[str, str]] = {}
    for folder in ("mushi", "french"):
        for file in (images() / "cards" / folder).iterdir():
            if file.name.endswith(".svg"):
                found[file.name.removesuffix(".svg").partition("-")[0]] = (folder, file.name)
    return found | {"back": ("backs", "back-ink.svg"), "back-red": ("backs", "back-red.svg")}


@cache
def _inner(folder: str, file: str) -> str:
    svg = (images() / "cards" / folder / file).read_text(encoding="utf-8")
    found = _BODY.match(svg)
    if found is None:
        raise ValueError(f"{folder}/{file} is not a card picture")
    return _ID.sub(rf"\1{MARK}", found[1])
