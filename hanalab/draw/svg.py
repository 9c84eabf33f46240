"""A scene as SVG text: the same scene gives the same bytes.

Ids are led by a hash of the content, so that any number of pictures can stand in one page. No filters,
gradients, scripts or foreign fonts.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from hashlib import blake2s
from html import escape
from typing import Any, Final

from hanalab.draw.art import MARK, H, W, art
from hanalab.draw.fonts import width as width_of
from hanalab.draw.scene import Circle, Image, Lines, Polygon, Rect, Scene, Text
from hanalab.draw.tokens import FONT

#: a line of fixed length is so much longer than measured: glyphs are squeezed less in a wide font
SPARE = 1.06


def svg(scene: Scene, narrow: Scene | None = None) -> str:
    """The scene as one `<svg>` with its title and description.

    With a `narrow` form of it the picture holds both, and their cards once. In a place with the shape of the
    narrow form it shows that one, else the scene.

    >>> svg(Scene(10, 20, (), "Nothing"))[:52]
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" h'
    """
    scenes = [scene] if narrow is None else [scene, narrow]
    symbols = {_symbol(item): item for each in scenes for item in each.items if isinstance(item, Image)}
    defs = "".join(
        f'<symbol id="{name}" viewBox="0 0 {W} {H}">{art(item.code, item.variant)}</symbol>'
        for name, item in sorted(symbols.items())
    )
    words = (f"<title>{escape(scene.title)}</title>" if scene.title else "") + (
        f"<desc>{escape(scene.description)}</desc>" if scene.description else ""
    )
    drawn = _drawn(scene) if narrow is None else _two_forms(scene, narrow)
    body = _once((f"<defs>{defs}</defs>" if defs else "") + drawn)
    wide, high = number(scene.width), number(scene.height)
    fit = 'style="max-width:100%;height:auto"' if narrow is None else 'preserveAspectRatio="xMidYMin"'
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}" '
        f'role="img" font-family="{FONT}" {fit}>'
    )
    whole = head + words + body
    prefix = "h" + blake2s(whole.encode(), digest_size=5).hexdigest()
    return f"{head}{words}{body.replace(MARK, prefix)}</svg>"


def _drawn(scene: Scene) -> str:
    return "".join([_DRAW[type(item)](item) for item in scene.items])


def _two_forms(scene: Scene, narrow: Scene) -> str:
    """Both forms, one of them hidden: which one, the shape of the picture on its page says.

    The view is as wide as the scene, so the narrow form is enlarged to that width; it goes on below the view.
    """
    between = (scene.width / scene.height * narrow.width / narrow.height) ** 0.5
    style = (
        ".n{display:none}"
        f"@media(max-aspect-ratio:{round(between * 1000)}/1000){{.w{{display:none}}.n{{display:inline}}}}"
    )
    return (
        f'<style>{style}</style><g class="w">{_drawn(scene)}</g>'
        f'<g class="n" transform="scale({scene.width / narrow.width:.5g})">{_drawn(narrow)}</g>'
    )


#: an outline, and from how many characters on it is worth a name
_OUTLINE: Final = re.compile(r"<path [^>]*/>")
_LONG: Final = 70


def _once(body: str) -> str:
    """The same picture with every long outline written once: cards of a month have much in common."""
    often = Counter(each for each in _OUTLINE.findall(body) if len(each) >= _LONG)
    names = {each: f"{MARK}p{place}" for place, each in enumerate(often) if often[each] > 1}
    told: set[str] = set()

    def first(found: re.Match[str]) -> str:
        name = names.get(found[0])
        if name is None:
            return found[0]
        if name in told:
            return f'<use href="#{name}"/>'
        told.add(name)
        return found[0].replace(" ", f' id="{name}" ', 1)

    return _OUTLINE.sub(first, body)


def number(value: float) -> str:
    """A length with at most two decimals.

    >>> number(1 / 3), number(2.0)
    ('0.33', '2')
    """
    if value == int(value):
        return str(int(value))
    shown = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if shown == "-0" else shown


def _symbol(item: Image) -> str:
    return f"{MARK}{item.code}{item.variant}".replace("?", "back")


def _paint(fill: str | None, stroke: str | None, width: float, alpha: float = 1) -> str:
    paint = f' fill="{fill or "none"}"'
    if stroke:
        paint += f' stroke="{stroke}"'
        if width != 1:
            paint += f' stroke-width="{number(width)}"'
    return paint + (f' opacity="{number(alpha)}"' if alpha != 1 else "")


def _dash(dash: tuple[float, ...]) -> str:
    return f' stroke-dasharray="{" ".join(map(number, dash))}"' if dash else ""


def _rect(item: Rect) -> str:
    corner = f' rx="{number(item.radius)}"' if item.radius else ""
    return (
        f'<rect x="{number(item.x)}" y="{number(item.y)}" width="{number(item.w)}" height="{number(item.h)}"'
        f"{corner}{_paint(item.fill, item.stroke, item.width, item.alpha)}{_dash(item.dash)}/>"
    )


def _image(item: Image) -> str:
    return (
        f'<use href="#{_symbol(item)}" x="{number(item.x)}" y="{number(item.y)}" '
        f'width="{number(item.w)}" height="{number(item.h)}"/>'
    )


def _text(item: Text) -> str:
    place = f'x="{number(item.x)}" y="{number(item.y)}" font-size="{number(item.size)}"'
    if item.anchor != "start":
        place += f' text-anchor="{item.anchor}"'
    wide = sum(width_of(run.words, item.size, run.bold) for run in item.runs)
    if item.room and (item.fixed or wide > item.room):
        # The reader's font may be wider than the one that was measured.
        place += f' textLength="{number(min(wide * SPARE, item.room))}" lengthAdjust="spacingAndGlyphs"'
    first, *more = item.runs
    spans = "".join(
        f'<tspan fill="{run.fill}" font-weight="{700 if run.bold else 400}">{escape(run.words)}</tspan>'
        for run in more
    )
    bold = ' font-weight="700"' if first.bold else ""
    return f'<text {place} fill="{first.fill}"{bold}>{escape(first.words)}{spans}</text>'


def _lines(item: Lines) -> str:
    path = "".join(
        f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}" for x1, y1, x2, y2 in item.segments
    )
    cap = ' stroke-linecap="round"' if item.round else ""
    return f'<path d="{path}"{_paint(None, item.stroke, item.width, item.alpha)}{_dash(item.dash)}{cap}/>'


def _polygon(item: Polygon) -> str:
    points = " ".join(f"{number(x)},{number(y)}" for x, y in item.points)
    join = ' stroke-linejoin="round"' if item.stroke else ""
    return f'<polygon points="{points}"{_paint(item.fill, item.stroke, item.width)}{join}/>'


def _circle(item: Circle) -> str:
    return (
        f'<circle cx="{number(item.cx)}" cy="{number(item.cy)}" r="{number(item.r)}"'
        f"{_paint(item.fill, item.stroke, item.width)}/>"
    )


_DRAW: dict[type, Callable[[Any], str]] = {
    Rect: _rect,
    Image: _image,
    Text: _text,
    Lines: _lines,
    Polygon: _polygon,
    Circle: _circle,
}
