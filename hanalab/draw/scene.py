"""A scene: what is to be drawn, as a list of a few kinds of marks in the order of drawing.

Lengths are CSS pixels, colours are #rrggbb. A scene knows nothing of how it is shown: `hanalab.draw.svg`
and `hanalab.draw.canvas` both replay it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from hanalab.draw.tokens import TALL

Anchor = Literal["start", "middle", "end"]
#: for a wide place on a page, or a narrow one
Form = Literal["wide", "narrow"]
Point = tuple[float, float]


class Rect(NamedTuple):
    """A rectangle, its corners rounded by `radius`; a stroke lies half inside, half outside."""

    x: float
    y: float
    w: float
    h: float
    fill: str | None = None
    stroke: str | None = None
    width: float = 1
    radius: float = 0
    dash: tuple[float, ...] = ()
    alpha: float = 1


class Image(NamedTuple):
    """A card by its code ("01B", "SA", "back"), `w` wide. `variant`: "month" or "full" for teaching marks
    on a Mushi card; "four" for a French card in four colours, "index" or "four-index" with a large index."""

    code: str
    x: float
    y: float
    w: float
    variant: str = ""

    @property
    def h(self) -> float:
        """Height of the card."""
        return self.w * TALL


class Run(NamedTuple):
    """Words in one colour and weight."""

    words: str
    fill: str
    bold: bool = False


class Text(NamedTuple):
    """One line of words, standing on `y`. If `room` is not 0, longer lines are squeezed into that width;
    a `fixed` one has no more to spare, so it is as long as it should be whatever the font."""

    x: float
    y: float
    runs: tuple[Run, ...]
    size: float
    anchor: Anchor = "start"
    room: float = 0
    fixed: bool = False


class Lines(NamedTuple):
    """Separate straight strokes (x1, y1, x2, y2)."""

    segments: tuple[tuple[float, float, float, float], ...]
    stroke: str
    width: float = 1
    dash: tuple[float, ...] = ()
    alpha: float = 1
    round: bool = False


class Polygon(NamedTuple):
    """A closed shape with straight edges."""

    points: tuple[Point, ...]
    fill: str | None = None
    stroke: str | None = None
    width: float = 1


class Circle(NamedTuple):
    """A disc or a ring."""

    cx: float
    cy: float
    r: float
    fill: str | None = None
    stroke: str | None = None
    width: float = 1


Item: TypeAlias = Rect | Image | Text | Lines | Polygon | Circle


class Hot(NamedTuple):
    """A place that can be pressed or asked.

    `act` is what pressing does, `name` what is said aloud, `key` the key that does the same. A `refused`
    place does nothing but give its reason `why` and the number of the `rule`.
    """

    x: float
    y: float
    w: float
    h: float
    act: str
    name: str
    why: str = ""
    rule: str = ""
    refused: bool = False
    key: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture of `width` x `height` px with a title and a description in words, and its places."""

    width: float
    height: float
    items: tuple[Item, ...]
    title: str = ""
    description: str = ""
    hots: tuple[Hot, ...] = ()

    def moved(self, dx: float, dy: float) -> tuple[Item, ...]:
        """The marks of this scene shifted, to be put into a larger one."""
        return tuple(_moved(item, dx, dy) for item in self.items)


def label(
    x: float,
    y: float,
    words: str,
    size: float,
    fill: str,
    *,
    bold: bool = False,
    anchor: Anchor = "start",
    room: float = 0,
    fixed: bool = False,
) -> Text:
    """A line of words in one colour and weight."""
    return Text(x, y, (Run(words, fill, bold),), size, anchor, room, fixed)


def _moved(item: Item, dx: float, dy: float) -> Item:
    if isinstance(item, Lines):
        return item._replace(segments=tuple((a + dx, b + dy, c + dx, d + dy) for a, b, c, d in item.segments))
    if isinstance(item, Polygon):
        return item._replace(points=tuple((x + dx, y + dy) for x, y in item.points))
    if isinstance(item, Circle):
        return item._replace(cx=item.cx + dx, cy=item.cy + dy)
    return item._replace(x=item.x + dx, y=item.y + dy)
