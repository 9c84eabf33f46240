"""A scene on a canvas, without a page: what is sent, and what is left behind."""

from __future__ import annotations

import json
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from hanalab.draw import canvas as backend
from hanalab.draw.canvas import NESTED, CanvasPainter, available
from hanalab.draw.mushi import table_scene
from hanalab.draw.scene import Circle, Image, Lines, Polygon, Rect, Run, Scene, Text, label
from hanalab.mushi import Round

ipycanvas = pytest.importorskip("ipycanvas")
ipywidgets = pytest.importorskip("ipywidgets")


def manager() -> Any:
    return ipycanvas.canvas._CANVAS_MANAGER


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The lists of commands sent to the page."""
    messages: list[Any] = []

    def catch(self: object, commands: Any, buffers: object = ()) -> None:
        messages.append(json.loads(json.dumps(commands)))

    monkeypatch.setattr(type(manager()), "_send_custom", catch)
    return messages


@pytest.fixture
def painter() -> Iterator[CanvasPainter]:
    painter = CanvasPainter(100, 80)
    yield painter
    painter.close()


def names(message: Any) -> list[str]:
    by_number = {number: name for name, number in ipycanvas.canvas.COMMANDS.items()}
    return [by_number[command[0]] for command in message]


SCENE = Scene(
    100,
    80,
    (
        Rect(0, 0, 100, 80, "#2b5244"),
        Rect(4, 4, 30, 20, "#000000", "#ffffff", 1.25, 4, (3, 2, 1), 0.5),
        Image("01B", 10, 10, 20),
        Image("?", 40, 10, 20),
        label(5, 70, "Stock", 12, "#ffffff", bold=True, anchor="middle", room=40),
        Text(50, 70, (Run("Basics ", "#c8d8cd"), Run("3", "#f7efdc", True)), 13, "end"),
        Lines(((0, 0, 10, 10), (5, 0, 5, 10)), "#000000", 2, (4, 2), 0.34, True),
        Polygon(((0, 0), (10, 0), (5, 8)), "#ffd24a", "#1d1b20", 2),
        Circle(50, 40, 11, "#ffd24a", "#1d1b20", 2),
    ),
)


def test_ipycanvas_is_found() -> None:
    assert available()


def test_every_kind_of_mark_is_replayed_in_one_message(painter: CanvasPainter, sent: list[Any]) -> None:
    assert painter.paint(SCENE)
    assert len(sent) == 1
    done = names(sent[0])
    assert done[:4] == ["switchCanvas", "clear", "drawImage", "switchCanvas"]
    assert {"fillRect", "arcTo", "clip", "fillText", "setLineDash", "lineTo", "arc", "stroke", "fill"} <= set(
        done
    )
    assert done.count("drawImage") == 3
    assert done.count("save") == done.count("restore") - NESTED
    assert done.count("fillText") == 3


def test_a_drawing_that_failed_half_way_does_not_change_the_next(
    painter: CanvasPainter, sent: list[Any]
) -> None:
    painter.paint(SCENE)
    done = names(sent[0])
    at = len(done) - 1 - done[::-1].index("switchCanvas")
    assert done[at + 1 : at + 4] == ["restore", "restore", "save"]
    depth = [
        done[: place + 1].count("save") - done[at + 3 : place + 1].count("restore")
        for place in range(len(done))
    ]
    assert max(depth) == NESTED  # no drawing leaves more behind


def test_the_picture_is_twice_as_sharp_and_keeps_its_size(painter: CanvasPainter) -> None:
    painter.paint(Scene(300, 200.5, (Rect(0, 0, 9, 9, "#000000"),)))
    canvas = painter.canvas
    assert (canvas.width, canvas.height) == (600, 401)
    assert (canvas.layout.width, canvas.layout.height) == ("300px", "200.5px")


def test_a_scene_already_there_is_not_sent_again(painter: CanvasPainter, sent: list[Any]) -> None:
    painter.paint(SCENE)
    assert not painter.paint(Scene(100, 80, tuple(SCENE.items)))
    assert len(sent) == 1
    assert painter.paint(SCENE, force=True)
    assert names(sent[1])[0] == "switchCanvas"
    assert names(sent[1]).count("switchCanvas") == 1


def test_a_card_shows_its_own_part_of_the_atlas(painter: CanvasPainter, sent: list[Any]) -> None:
    painter.paint(Scene(100, 80, (Image("01R", 10, 20, 30),)))
    rect, image = (next(c for c in sent[0][3:] if names([c]) == [name])[1] for name in ("rect", "drawImage"))
    assert rect == [10, 20, 30, 48]
    factor = 30 / 120
    assert image[1] == pytest.approx(10 - (8 + 128) * factor)
    assert image[2] == pytest.approx(20 - 8 * factor)


def test_a_new_page_gets_atlas_and_scene_again(painter: CanvasPainter, sent: list[Any]) -> None:
    painter.paint(SCENE)
    painter.canvas._handle_frontend_event(None, {"event": "client_ready"}, [])
    assert names(sent[1]) == names(sent[0])


def test_marks_fill_the_atlas_anew_and_only_then(painter: CanvasPainter, sent: list[Any]) -> None:
    painter.paint(SCENE)
    plain = bytes(painter._atlas_image.value)
    painter.paint(Scene(100, 80, (Image("01B", 0, 0, 60, "month"),)))
    assert b"hl-teach" not in plain
    assert b"hl-teach" in bytes(painter._atlas_image.value)
    assert names(sent[1]).count("switchCanvas") == 2
    painter.paint(Scene(100, 80, (Image("02A", 0, 0, 60, "month"),)))
    assert names(sent[2]).count("switchCanvas") == 1


def test_an_error_while_painting_leaves_later_painting_alive(
    painter: CanvasPainter, sent: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    painter.paint(SCENE)
    before = painter.scene
    with pytest.raises(KeyError):
        painter.paint(Scene(100, 80, (Rect(0, 0, 1, 1, "#000000"), Image("99Z", 0, 0, 20))))
    monkeypatch.setattr(type(painter.canvas), "arc", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        painter.paint(Scene(100, 80, (Circle(1, 1, 1, "#000000"),)))
    monkeypatch.undo()
    assert not manager()._caching
    assert manager()._commands_cache == []
    assert painter.scene is before


def test_an_error_inside_a_wider_hold_loses_nothing_of_it(painter: CanvasPainter) -> None:
    other = ipycanvas.Canvas(width=10, height=10)
    with ipycanvas.hold_canvas():
        other.fill_rect(0, 0, 5, 5)
        held = list(manager()._commands_cache)
        with pytest.raises(AttributeError):
            backend.replay([(painter.canvas, [("fill_rect", (0, 0, 1, 1)), ("no_such_call", ())])])
        assert manager()._caching
        assert manager()._commands_cache == held
    assert not manager()._caching
    other.layout.close()
    other.close()


def test_close_frees_every_model() -> None:
    before = set(ipywidgets.widget._instances)
    painter = CanvasPainter(716, 470)
    painter.paint(SCENE)
    made = set(ipywidgets.widget._instances) - before
    assert len(made) == 6
    painter.close()
    assert set(ipywidgets.widget._instances) == before
    assert painter.scene is None


def test_french_cards_can_be_painted_too(sent: list[Any]) -> None:
    painter = CanvasPainter(100, 80, cards=("SA", "JK", "back-red"), card_width=84)
    painter.paint(Scene(100, 80, (Image("JK", 0, 0, 84), Image("back-red", 0, 0, 18))))
    assert names(sent[0]).count("drawImage") == 3
    painter.close()


def test_a_table_is_built_and_painted_in_a_few_milliseconds(middle: Round) -> None:
    painter = CanvasPainter(716, 470)
    scenes = [table_scene(middle.view(0), targets=codes) for codes in (("01R",), ("01X",))]
    painter.paint(scenes[0])
    spent = []
    for turn in range(20):
        begun = time.perf_counter()
        table_scene(middle.view(0), targets=("01R", "01X"))
        painter.paint(scenes[turn % 2], force=True)
        spent.append(time.perf_counter() - begun)
    painter.close()
    assert min(spent) < 0.02  # a few milliseconds; the limit leaves room for a slow machine


def test_drawings_of_two_threads_are_not_mixed(sent: list[Any]) -> None:
    painters = CanvasPainter(100, 80), CanvasPainter(100, 80)
    for painter in painters:
        painter.paint(SCENE)
    alone = len(sent[0]), len(sent[1])
    sent.clear()

    def paint(painter: CanvasPainter) -> None:
        for _ in range(20):
            painter.paint(SCENE, force=True)

    old = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        threads = [threading.Thread(target=paint, args=(painter,)) for painter in painters]
        for each in threads:
            each.start()
        for each in threads:
            each.join()
    finally:
        sys.setswitchinterval(old)
    assert len(sent) == 40
    assert len({len(message) for message in sent}) == 1
    assert all(names(message).count("switchCanvas") == 1 for message in sent)
    assert max(map(len, sent)) < max(alone)  # the atlas is there already
    for painter in painters:
        painter.close()
