"""The reader of positions that both games use: parts, cards and numbers with their places."""

from __future__ import annotations

import pytest

from hanalab.core.notation import Part, Reader, write_cards
from hanalab.mighty import UNKNOWN, Card, cards
from hanalab.mighty.cards import read_card

NAMES = ("hands", "field", "dealer")


def reader(text: str) -> Reader[Card]:
    return Reader(text, read_card, UNKNOWN)


def test_parts_stand_between_semicolons_or_on_lines_in_any_order() -> None:
    text = "game; Field: SA ;\n\n  hands  S2 / S3\ndealer 4"
    read = reader(text)
    parts = read.parts("game", NAMES)
    assert read.defects == []
    assert {name: part.text for name, part in parts.items()} == {
        "field": "SA",
        "hands": "S2 / S3",
        "dealer": "4",
    }
    for part in parts.values():
        assert text[part.place :].startswith(part.text)


def test_what_is_no_part_or_is_there_twice_is_named_with_its_place() -> None:
    text = "game; colour red; dealer 1; dealer 2"
    read = reader(text)
    assert read.parts("game", NAMES)["dealer"].text == "1"
    assert [defect.code for defect in read.defects] == ["part-unknown", "part-twice"]
    for defect, word in zip(read.defects, ("colour", "dealer 2"), strict=True):
        assert text[defect.value("place") :].startswith(word)


def test_cards_known_and_unknown() -> None:
    read = reader("SA ?, ?3 - S2")
    assert read.cards(Part("SA ?, ?3 - S2", 0)) == (Card("SA"), *[UNKNOWN] * 4, Card("S2"))
    assert read.cards(Part("-", 0)) == ()
    assert read.defects == []
    assert read.cards(Part("S2 ?", 0), unknown=False) == (Card("S2"),)
    assert [defect.value("place") for defect in read.defects] == [3]


def test_sides_and_words_keep_their_places() -> None:
    text = "hands SA S2 / S3"
    sides = Part(text[6:], 6).split("/")
    assert [side.text for side in sides] == ["SA S2 ", " S3"]
    for side in sides:
        for word in side.words:
            assert text[word.place :].startswith(word.text)


@pytest.mark.parametrize(
    ("text", "number"), [("0", 0), (" 4 ", 4), ("5", None), ("-1", None), ("x", None), ("٣", None)]
)
def test_numbers_have_a_limit(text: str, number: int | None) -> None:
    read = reader(text)
    assert read.number("dealer", Part(text, 0), 4) == (number or 0)
    assert bool(read.defects) == (number is None)


def test_unknown_cards_are_gathered_where_they_stand() -> None:
    some = (*cards("SA"), UNKNOWN, UNKNOWN, *cards("S2"), UNKNOWN)
    assert write_cards(some, UNKNOWN) == "SA ?2 S2 ?"
    assert write_cards((), UNKNOWN) == "-"
    assert reader("").cards(Part(write_cards(some, UNKNOWN), 0)) == some
