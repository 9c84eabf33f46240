"""The card pictures and what is made of them."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from hanalab.draw.art import atlas, card_svg, cell, codes, is_mushi, variant_of
from hanalab.mushi import DECK

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"
FRENCH = [suit + rank for suit in "SHDC" for rank in ("A", *map(str, range(2, 11)), "J", "Q", "K")] + ["JK"]


def ids_of(picture: str) -> list[str]:
    return [element.get("id", "") for element in ET.fromstring(picture).iter() if element.get("id")]


def test_the_generator_draws_the_same_bytes_again(tmp_path: Path) -> None:
    source = ROOT / "images" / "src" / "build.py"
    if not source.is_file():
        pytest.skip("the generator is not part of an installed package")
    subprocess.run([sys.executable, "-B", str(source), str(tmp_path)], check=True, capture_output=True)
    stored = {
        path.relative_to(ROOT / "images" / "cards"): path.read_bytes()
        for path in (ROOT / "images" / "cards").rglob("*.svg")
    }
    drawn = {path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.rglob("*.svg")}
    assert drawn == stored


def test_there_is_art_for_every_card_and_the_backs() -> None:
    assert set(codes()) == {card.code for card in DECK} | set(FRENCH) | {"back", "back-red"}


@pytest.mark.parametrize("code", codes())
def test_every_card_is_plain_vector_art_without_words(code: str) -> None:
    for picture in (card_svg(code), card_svg(code, marks=True, four_colour=True, width=120)):
        root = ET.fromstring(picture)
        assert root.get("viewBox") == "0 0 500 800"
        tags = {element.tag.removeprefix(SVG) for element in root.iter()}
        assert tags <= {"svg", "g", "defs", "use", "path", "circle", "rect", "ellipse"}
        names = ids_of(picture)
        assert len(names) == len(set(names))
        assert set(re.findall(r'href="#([^"]+)"', picture)) <= set(names)


def test_an_unknown_card_shows_its_back() -> None:
    assert card_svg("?") == card_svg("back")


def test_a_card_that_does_not_exist_is_no_picture() -> None:
    with pytest.raises(KeyError):
        card_svg("06B")


def test_marks_show_month_type_and_points_and_below_84_px_the_month() -> None:
    assert variant_of("01B", marks=True) == variant_of("01B", marks=True, width=84) == "full"
    assert variant_of("01B", marks=True, width=60) == "month"
    assert variant_of("01B") == variant_of("JK", marks=True) == variant_of("back", marks=True) == ""
    assert card_svg("01B", marks=True).count("hl-teach") == 2
    assert card_svg("01B", marks=True, width=60).count("hl-teach") == 1


def test_marks_agree_with_the_rules() -> None:
    by_points = {card.code: card_svg(card.code, marks=True).rpartition("hl-teach")[2] for card in DECK}
    same = {
        (card.type, card.is_lightning, card.code in ("09R", "10R")): by_points[card.code] for card in DECK
    }
    assert len(same) == 6
    assert all(
        by_points[card.code] == same[card.type, card.is_lightning, card.code in ("09R", "10R")]
        for card in DECK
    )


def test_four_colours_change_diamonds_and_clubs_only() -> None:
    changed = {code for code in FRENCH if card_svg(code, four_colour=True) != card_svg(code)}
    assert changed == {code for code in FRENCH if code[0] in "DC"}


def test_marks_on_a_french_card_are_a_large_index() -> None:
    assert variant_of("SA", marks=True) == variant_of("SA", marks=True, four_colour=True) == "index"
    assert variant_of("DA", marks=True, four_colour=True) == "four-index"
    for code in ("SA", "H10", "DQ"):
        assert card_svg(code, marks=True).count("scale(2.3)" if code != "DQ" else "scale(1.8)") == (
            1 if code == "DQ" else 2
        )


def test_an_atlas_holds_every_card_once_in_its_cell() -> None:
    listed = [card.code for card in DECK] + ["back", "back"]
    picture = atlas(listed, 120, 10, "month", gap=8)
    root = ET.fromstring(picture)
    places = [(float(svg.get("x", 0)), float(svg.get("y", 0))) for svg in root.findall(f"{SVG}svg")]
    assert places == [cell(number, 120, 10, 8) for number in range(41)]
    assert root.get("width") == "1288"
    assert len(ids_of(picture)) == len(set(ids_of(picture)))
    assert picture.count("hl-teach") == 40


def test_an_atlas_in_four_colours_leaves_the_other_cards_alone() -> None:
    assert len(atlas(FRENCH, 60, 10, "four")) > 0
    assert not is_mushi("SA")
