"""A scene on an ipycanvas canvas, for tables that change at every press.

One `CanvasPainter` owns three models: the canvas you see (twice as many dots as CSS pixels, so that it is
sharp), an atlas canvas with every card drawn once, and the SVG image that fills the atlas. A card is the
atlas drawn through a window: far faster than decoding an SVG at each redraw.

What ipycanvas 0.14 needs to be told, and is told here:
- It remembers across pages which canvas it drew on last, and stays silent to a new page. It is made to
  forget at the start of each paint.
- It starts empty on a reloaded page or in a second view: on "client ready" atlas and scene are drawn again.
- An exception inside `hold_canvas` would swallow all later drawing. Everything is worked out before, and
  the hold is undone whatever happens.
- A broken image would stop every canvas of the page: only the art of this package ever gets into the atlas.
- So would a drawing for a canvas closed meanwhile: widgets draw once a view is there, and their browser side,
  told `manager_id`, makes the page go on after a drawing that failed.
- A drawing that failed half way leaves the canvas scaled, and the next one would be twice as large. So each
  begins by restoring.
- Drawings made in two threads at once would be mixed, so each waits for its turn.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from threading import RLock
from typing import Any, Final

from hanalab.draw.art import atlas, cell, codes, is_mushi
from hanalab.draw.fonts import width as width_of
from hanalab.draw.scene import Circle, Image, Lines, Polygon, Rect, Scene, Text
from hanalab.draw.tokens import FIELD, FONT, TALL

Step = tuple[str, tuple[Any, ...]]

SCALE: Final = 2
COLUMNS: Final = 10
GAP: Final = 8
#: how many "save" a drawing can leave behind: that of the scene, that of a card in it
NESTED: Final = 2
# All canvases share one list of drawings, and a kernel may run cells and presses in two threads: mixed, the
# drawings of both would be spoilt.
_ONE_AT_A_TIME: Final = RLock()


def available() -> bool:
    """Whether ipycanvas is installed."""
    return find_spec("ipycanvas") is not None


def mushi_cards() -> tuple[str, ...]:
    """The codes a Mushi table needs: the 40 faces and the back."""
    return (*filter(is_mushi, codes()), "back")


class CanvasPainter:
    """Paints scenes on one canvas, `canvas`, an ipywidgets widget to be put beside others.

    `width` and `height` are CSS pixels; a scene of another size resizes the canvas. `cards` are the codes
    that may be drawn, `card_width` the widest card drawn sharp. `ImportError` if ipycanvas is missing.
    """

    def __init__(
        self, width: float, height: float, cards: Iterable[str] = (), card_width: float = FIELD
    ) -> None:
        import ipycanvas
        import ipywidgets

        self._places = {code: place for place, code in enumerate(tuple(cards) or mushi_cards())}
        self._cell = card_width * SCALE
        self._variant = ""
        self._scene: Scene | None = None
        self._atlas_image = ipywidgets.Image(format="svg+xml", layout=ipywidgets.Layout())
        rows = -(-len(self._places) // COLUMNS)
        self._atlas_size = (
            COLUMNS * (self._cell + GAP) + GAP,
            rows * (self._cell * TALL + GAP) + GAP,
        )
        self._atlas = ipycanvas.Canvas(
            width=round(self._atlas_size[0]), height=round(self._atlas_size[1]), layout=ipywidgets.Layout()
        )
        self.canvas = ipycanvas.Canvas(layout=ipywidgets.Layout(flex="none"))
        self._resize(width, height)
        self._fill_atlas("")
        self.canvas.on_client_ready(self.repaint)

    @property
    def scene(self) -> Scene | None:
        """The scene painted last."""
        return self._scene

    @property
    def manager_id(self) -> str:
        """The id of the model in the browser that draws on every canvas of the page."""
        from ipycanvas import canvas as ipycanvas_canvas

        return str(ipycanvas_canvas._CANVAS_MANAGER.model_id)

    def paint(self, scene: Scene, force: bool = False) -> bool:
        """Paint the scene; does nothing and returns False if it is the one already there."""
        if scene == self._scene and not force:
            return False
        # Of several wishes for French cards ("index", "four-index") the longest holds the others.
        variant = max((item.variant for item in scene.items if isinstance(item, Image)), key=len, default="")
        fresh = self._scene is None or variant != self._variant
        steps = self._steps(scene)
        if variant != self._variant:
            self._fill_atlas(variant)
        if self._scene is None or (scene.width, scene.height) != (self._scene.width, self._scene.height):
            self._resize(scene.width, scene.height)
        drawings = [(self.canvas, steps)]
        if fresh:
            drawings.insert(0, (self._atlas, self._atlas_steps()))
        replay(drawings)
        self._scene = scene
        return True

    def repaint(self) -> None:
        """Draw atlas and scene again, for a page that has just opened a view."""
        if self._scene is not None:
            replay([(self._atlas, self._atlas_steps()), (self.canvas, self._steps(self._scene))])

    def close(self) -> None:
        """Free every model made here."""
        self.canvas.on_client_ready(self.repaint, remove=True)
        for widget in (self.canvas, self._atlas, self._atlas_image):
            widget.layout.close()
            widget.close()
        self._scene = None

    def _resize(self, width: float, height: float) -> None:
        canvas = self.canvas
        canvas.width, canvas.height = round(width * SCALE), round(height * SCALE)
        canvas.layout.width, canvas.layout.height = f"{width:g}px", f"{height:g}px"

    def _fill_atlas(self, variant: str) -> None:
        self._variant = variant
        picture = atlas(self._places, self._cell, COLUMNS, variant, GAP)
        self._atlas_image.value = picture.encode()

    def _atlas_steps(self) -> list[Step]:
        w, h = self._atlas_size
        return [("clear", ()), ("draw_image", (self._atlas_image, 0, 0, w, h))]

    def _steps(self, scene: Scene) -> list[Step]:
        return Steps(self._window).of(scene)

    def _window(self, item: Image) -> tuple[Any, ...]:
        """What to draw so that the card's part of the atlas fills the card's place."""
        place = self._places["back" if item.code == "?" else item.code]
        x, y = cell(place, self._cell, COLUMNS, GAP)
        factor = item.w / self._cell
        w, h = self._atlas_size
        return self._atlas, item.x - x * factor, item.y - y * factor, w * factor, h * factor


class Steps:
    """Turns a scene into calls of canvas methods and settings (`"set fill_style"`), leaving out settings
    that already hold."""

    def __init__(self, window: Callable[[Image], tuple[Any, ...]]) -> None:
        self._window = window
        self._steps: list[Step] = []
        self._set: dict[str, object] = {}

    def of(self, scene: Scene) -> list[Step]:
        """All calls for a scene, in order."""
        for _ in range(NESTED):
            self._do("restore")  # of a drawing that failed half way; else there is nothing to restore
        self._do("save")
        self._do("clear_rect", 0, 0, round(scene.width * SCALE), round(scene.height * SCALE))
        self._do("scale", SCALE, SCALE)
        self._state("text_baseline", "alphabetic")
        for item in scene.items:
            _DRAW[type(item)](self, item)
        self._do("restore")
        return self._steps

    def _do(self, name: str, *args: Any) -> None:
        self._steps.append((name, args))

    def _state(self, name: str, value: object) -> None:
        if self._set.get(name) != value:
            self._set[name] = value
            self._steps.append((f"set {name}", (value,)))

    def _ink(self, stroke: str, width: float, dash: tuple[float, ...] = (), alpha: float = 1) -> None:
        self._state("stroke_style", stroke)
        self._state("line_width", width)
        self._state("global_alpha", alpha)
        if self._set.get("dash", ()) != dash:
            self._set["dash"] = dash
            self._do("set_line_dash", list(dash))

    def _fill(self, fill: str, alpha: float = 1) -> None:
        self._state("fill_style", fill)
        self._state("global_alpha", alpha)

    def rect(self, item: Rect) -> None:
        x, y, w, h = item.x, item.y, item.w, item.h
        radius = min(item.radius, w / 2, h / 2)
        if radius:
            self._do("begin_path")
            self._do("move_to", x + radius, y)
            self._do("arc_to", x + w, y, x + w, y + h, radius)
            self._do("arc_to", x + w, y + h, x, y + h, radius)
            self._do("arc_to", x, y + h, x, y, radius)
            self._do("arc_to", x, y, x + w, y, radius)
            self._do("close_path")
        if item.fill:
            self._fill(item.fill, item.alpha)
            self._do(*(("fill",) if radius else ("fill_rect", x, y, w, h)))
        if item.stroke:
            self._ink(item.stroke, item.width, item.dash, item.alpha)
            self._do(*(("stroke",) if radius else ("stroke_rect", x, y, w, h)))

    def image(self, item: Image) -> None:
        self._state("global_alpha", 1)
        self._do("save")
        self._do("begin_path")
        self._do("rect", item.x, item.y, item.w, item.h)
        self._do("clip")
        self._do("draw_image", *self._window(item))
        self._do("restore")

    def text(self, item: Text) -> None:
        widths = [width_of(run.words, item.size, run.bold) for run in item.runs]
        whole = sum(widths)
        squeeze = item.room / whole if item.room and whole > item.room else 1
        alone = len(item.runs) == 1
        x = item.x
        if not alone:
            x -= {"start": 0, "middle": whole / 2, "end": whole}[item.anchor] * squeeze
        for run, wide in zip(item.runs, widths, strict=True):
            self._fill(run.fill)
            self._state("font", f"{700 if run.bold else 400} {item.size:g}px {FONT}")
            self._state(
                "text_align", {"middle": "center"}.get(item.anchor, item.anchor) if alone else "start"
            )
            if alone and not item.room:
                self._do("fill_text", run.words, x, item.y)
            else:
                self._do("fill_text", run.words, x, item.y, (item.room if alone else wide * squeeze))
            x += wide * squeeze

    def lines(self, item: Lines) -> None:
        self._state("line_cap", "round" if item.round else "butt")
        self._ink(item.stroke, item.width, item.dash, item.alpha)
        self._do("begin_path")
        for x1, y1, x2, y2 in item.segments:
            self._do("move_to", x1, y1)
            self._do("line_to", x2, y2)
        self._do("stroke")
        self._state("line_cap", "butt")

    def polygon(self, item: Polygon) -> None:
        self._do("begin_path")
        (x, y), *more = item.points
        self._do("move_to", x, y)
        for x, y in more:
            self._do("line_to", x, y)
        self._do("close_path")
        self._finish(item)

    def circle(self, item: Circle) -> None:
        self._do("begin_path")
        self._do("arc", item.cx, item.cy, item.r, 0, 2 * math.pi)
        self._finish(item)

    def _finish(self, item: Polygon | Circle) -> None:
        if item.fill:
            self._fill(item.fill)
            self._do("fill")
        if item.stroke:
            self._state("line_join", "round")
            self._ink(item.stroke, item.width)
            self._do("stroke")


_DRAW: dict[type, Callable[[Steps, Any], None]] = {
    Rect: Steps.rect,
    Image: Steps.image,
    Text: Steps.text,
    Lines: Steps.lines,
    Polygon: Steps.polygon,
    Circle: Steps.circle,
}


def replay(drawings: Iterable[tuple[Any, list[Step]]]) -> None:
    """Make the calls on the canvases in one message. After an error nothing half-drawn is left behind."""
    from ipycanvas import canvas as ipycanvas_canvas
    from ipycanvas import hold_canvas

    with _ONE_AT_A_TIME:
        _replay(drawings, ipycanvas_canvas._CANVAS_MANAGER, hold_canvas)


def _replay(drawings: Iterable[tuple[Any, list[Step]]], manager: Any, hold: Any) -> None:
    before = manager._caching, list(manager._commands_cache), list(manager._buffers_cache)
    manager._current_canvas = None
    try:
        with hold():
            for canvas, steps in drawings:
                for name, args in steps:
                    if name[:4] == "set ":
                        setattr(canvas, name[4:], *args)
                    else:
                        getattr(canvas, name)(*args)
    except BaseException:
        manager._caching, manager._commands_cache, manager._buffers_cache = before
        manager._current_canvas = None
        raise
