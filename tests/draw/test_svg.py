"""A scene as SVG."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from hanalab.draw.art import MARK, art
from hanalab.draw.fonts import width, wrapped
from hanalab.draw.marks import arrow, card, disc, disc_place, empty_place, hatch, plate, ring, side, tag, veil
from hanalab.draw.mighty_parts import Side, pill_width, side_pill
from hanalab.draw.scene import Circle, Image, Item, Lines, Polygon, Rect, Run, Scene, Text, label
from hanalab.draw.svg import number, svg
from hanalab.draw.tokens import DARK, LIGHT, tokens

SVG = "{http://www.w3.org/2000/svg}"

EVERY_KIND: tuple[Item, ...] = (
    Rect(0, 0, 100, 80, "#2b5244"),
    Rect(4.5, 4, 30, 20, None, "#ffffff", 1.25, 4, (3, 2), 0.5),
    Image("01B", 10, 10, 20),
    Image("01B", 40, 10, 20, "month"),
    Image("?", 70, 10, 20),
    label(5, 70, "Brights & <ribbons>", 12, "#ffffff", bold=True, anchor="middle", room=40),
    Text(50, 70, (Run("Basics ", "#c8d8cd"), Run("3", "#f7efdc", True)), 13, "end"),
    Lines(((0, 0, 10, 10), (5, 0, 5, 10)), "#000000", 2, (4, 2), 0.34, True),
    Polygon(((0, 0), (10, 0), (5, 8)), "#ffd24a", "#1d1b20", 2),
    Circle(50, 40, 11, "#ffd24a", "#1d1b20", 2),
)


def every_mark() -> tuple[Item, ...]:
    items: list[Item] = []
    for t in (LIGHT, DARK):
        for ground in ("felt", "felt_2", "panel"):
            items += [veil(t, 10, 10, 60, ground), hatch(t, 10, 10, 60, ground)]
        for kind in ("target", "selected", "focus"):
            items += ring(t, 10, 10, 60, kind)
        for sign in ("check", "down", "bolt", "barred", "crown"):
            items += disc(t, sign, *disc_place(sign, 10, 10, 60))
        items += [
            empty_place(t, 10, 10, 60),
            plate(t, 10, 10, 106, 96),
            side(t, 10, 10, True),
            side(t, 10, 10, False),
        ]
        items += (*card("01B", 10, 10, 60), *tag(t, 50, 50, "must take"), *arrow(t, 0, 0, 200, 3, "takes"))
        items += (*arrow(t, 0, 90, 10, 0, "takes"), *arrow(t, 5, 5, 5, 5))
    return tuple(items)


def test_every_kind_of_mark_is_well_formed_with_title_and_description() -> None:
    root = ET.fromstring(svg(Scene(100, 80, EVERY_KIND + every_mark(), "All & sundry", "One <of> each")))
    assert root.get("role") == "img"
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("100", "80", "0 0 100 80")
    assert root[0].tag == f"{SVG}title"
    assert root[0].text == "All & sundry"
    assert root[1].tag == f"{SVG}desc"
    assert root[1].text == "One <of> each"
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert not tags & {
        "filter",
        "linearGradient",
        "radialGradient",
        "style",
        "script",
        "image",
        "foreignObject",
    }


def test_the_same_scene_gives_the_same_text() -> None:
    scene = Scene(100, 80, EVERY_KIND, "Same")
    again = Scene(100, 80, tuple(EVERY_KIND), "Same")
    assert scene == again
    assert svg(scene) == svg(again)


def test_pictures_on_one_page_share_no_ids() -> None:
    pictures = [svg(Scene(100, 80, EVERY_KIND, title)) for title in ("one", "two")]
    ids = [name for picture in pictures for name in re.findall(r' id="([^"]+)"', picture)]
    assert len(ids) == len(set(ids))
    for picture in pictures:
        assert set(re.findall(r'href="#([^"]+)"', picture)) <= set(re.findall(r' id="([^"]+)"', picture))


def test_a_card_is_drawn_once_however_often_it_is_used() -> None:
    one = svg(Scene(100, 80, (Image("12B", 0, 0, 20),), "x"))
    many = svg(Scene(100, 80, tuple(Image("12B", x, 0, 20) for x in range(9)), "x"))
    assert len(many) - len(one) < 8 * 80
    assert many.count("<symbol") == 1


def test_what_cards_have_in_common_is_drawn_once() -> None:
    suit = [Image(f"04{kind}", 20 * place, 0, 20) for place, kind in enumerate("ARXY")]
    one, four = svg(Scene(100, 80, (suit[0],), "x")), svg(Scene(100, 80, tuple(suit), "x"))
    outlines = [each for each in re.findall(r'<path(?: id="[^"]+")?( [^>]*/>)', four) if len(each) > 80]
    assert len(outlines) == len(set(outlines))
    assert len(four) < 3 * len(one)
    # Every reference leads to an outline, and with it in its place the card is what it is alone.
    named = {name: f"<path {rest}" for name, rest in re.findall(r'<path id="([^"]+)" ([^>]*/>)', four)}
    assert named
    whole = re.sub(r'<use href="#([^"]+)"/>', lambda found: named[found[1]], four)
    whole = re.sub(r'<path id="[^"]+"', "<path", whole)
    for item in suit:
        assert re.sub(MARK, whole[whole.index('id="') + 4 :][:11], art(item.code)) in whole


def test_words_squeeze_only_where_there_is_no_room() -> None:
    def picture(room: float) -> str:
        return svg(Scene(9, 9, (label(0, 0, "Four Paulownia", 14, "#000000", room=room),)))

    assert "textLength" not in picture(0)
    assert "textLength" not in picture(200)
    assert 'textLength="40"' in picture(40)


def test_words_without_room_to_spare_are_as_long_as_measured_in_any_font() -> None:
    for words, room in (("declarante", 90.0), ("declarante", 40.0), ("friend", 90.0)):
        made = svg(Scene(9, 9, (label(0, 0, words, 13, "#000000", bold=True, room=room, fixed=True),)))
        found = re.search(r'textLength="([\d.]+)"', made)
        assert found is not None
        assert float(found[1]) <= room
        assert float(found[1]) == pytest.approx(min(room, 1.06 * width(words, 13, True)), abs=0.06)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("side", ["declarer", "friend", "defender", None])
def test_the_words_of_a_small_pill_end_inside_it(side: Side | None, lang: str) -> None:
    wide = pill_width(side, lang, short=True)
    made = svg(Scene(120, 20, side_pill(tokens("light"), 0, 0, side, lang, short=True)))
    start, length = re.findall(r'<text x="([\d.]+)"[^>]* textLength="([\d.]+)"', made)[-1]
    assert float(start) + float(length) <= wide - 5


def test_numbers_have_at_most_two_decimals() -> None:
    assert [number(value) for value in (1, 1.0, 0.126, -0.001, 10.5)] == ["1", "1", "0.13", "0", "10.5"]


def test_widths_of_words() -> None:
    assert width("mm", 10) > width("ii", 10)
    assert width("Sí", 10) == width("Si", 10)
    assert width("松", 10) == 10
    assert width("a", 10, True) > width("a", 10)
    assert wrapped("", 10, 10) == ()
    assert wrapped("longer than room", 10, 1) == ("longer", "than", "room")


def test_a_scene_can_be_put_into_another() -> None:
    moved = Scene(100, 80, EVERY_KIND).moved(5, 7)
    assert moved[2] == Image("01B", 15, 17, 20)
    assert moved[-1] == Circle(55, 47, 11, "#ffd24a", "#1d1b20", 2)
    assert isinstance(moved[7], Lines)
    assert moved[7].segments[0] == (5, 7, 15, 17)
    assert isinstance(moved[8], Polygon)
    assert moved[8].points[2] == (10, 15)


@pytest.mark.parametrize("w", [42, 60, 84])
def test_hatching_stays_on_the_card(w: float) -> None:
    for x1, y1, x2, y2 in hatch(LIGHT, 100, 200, w).segments:
        assert all(100 < x < 100 + w for x in (x1, x2))
        assert all(200 < y < 200 + 1.6 * w for y in (y1, y2))


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_words_can_be_read_on_their_ground(theme: str) -> None:
    t = tokens(theme)
    for felt in (t.felt, t.felt_2):
        for words in (t.felt_text, t.felt_text_2, t.you_on_felt, t.other_on_felt):
            assert contrast(words, felt) >= 5.2
    for panel in (t.panel, t.inset):
        for words in (t.text, t.text_2, t.you, t.other, t.good, t.bad):
            assert contrast(words, panel) >= 4.5
        assert contrast(t.edge, t.panel) >= 3
    assert contrast(t.ink, t.mark) >= 7
    assert contrast(t.rule_text, t.rule_ground) >= 4.5
    assert contrast(t.rule_on_felt, t.paper) >= 4.5
