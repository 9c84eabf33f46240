"""The cards: codes, order, values and names (M1 to M3)."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import pytest

from hanalab.core.errors import NotationError
from hanalab.mushi import DECK, LIGHTNING, MONTHS, UNKNOWN, Card, cards

TABLE = {
    1: "01B 01R 01X 01Y",
    2: "02A 02R 02X 02Y",
    3: "03B 03R 03X 03Y",
    4: "04A 04R 04X 04Y",
    5: "05A 05R 05X 05Y",
    8: "08B 08A 08X 08Y",
    9: "09A 09R 09X 09Y",
    10: "10A 10R 10X 10Y",
    11: "11B 11A 11R 11L",
    12: "12B 12X 12Y 12Z",
}
POINTS = {"bright": 20, "animal": 10, "ribbon": 5, "basic": 1}


def test_m2_the_deck_in_its_order() -> None:
    assert [str(card) for card in DECK] == " ".join(TABLE.values()).split()
    assert list(MONTHS) == list(TABLE)
    assert sorted(DECK, reverse=True) == list(reversed(DECK))
    assert [card.index for card in DECK] == list(range(40))


def test_m3_types_and_points() -> None:
    kinds = {"B": "bright", "A": "animal", "R": "ribbon", **dict.fromkeys("XYZL", "basic")}
    for card in DECK:
        assert card.kind == str(card)[2]
        assert card.month == int(str(card)[:2])
        assert card.type == kinds[card.kind]
        assert card.points == POINTS[card.type]


def test_m26_lightning_is_the_willow_basic() -> None:
    assert [card for card in DECK if card.is_lightning] == [LIGHTNING] == [Card("11L")]
    assert (LIGHTNING.month, LIGHTNING.type, LIGHTNING.points) == (11, "basic", 1)
    assert [str(card) for card in DECK if card.is_plain_willow] == ["11B", "11A", "11R"]


@pytest.mark.parametrize("code", ["1b", "1B", "01b", " 01B ", "\t1b\n", "01B"])
def test_codes_are_read_kindly(code: str) -> None:
    assert Card(code) is Card("01B")
    assert str(Card(code)) == "01B"


@pytest.mark.parametrize(
    ("code", "error", "place"),
    [
        ("06B", "card-month-absent", 0),
        ("7x", "card-month-absent", 0),
        ("13B", "card-month", 0),
        ("0B", "card-month", 0),
        ("99Z", "card-month", 0),
        ("01Z", "card-kind", 0),
        ("01A", "card-kind", 0),
        ("12R", "card-kind", 0),
        ("11X", "card-kind", 0),
        ("  1Q", "card-kind", 2),
        ("", "card-code", 0),
        ("B01", "card-code", 0),
        ("001B", "card-code", 0),
        ("01", "card-code", 0),
        ("JK", "card-code", 0),
        ("?", "card-code", 0),
        ("１B", "card-code", 0),
        ("pine", "card-code", 0),
    ],
)
def test_what_is_no_card_is_refused_by_name_and_place(code: str, error: str, place: int) -> None:
    with pytest.raises(NotationError) as caught:
        Card(code)
    assert (caught.value.code, caught.value.source, caught.value.place) == (error, code, place)
    for lang in ("en", "es"):
        assert code.strip() in caught.value.text(lang)


def test_a_wrong_kind_is_told_what_would_be_right() -> None:
    with pytest.raises(NotationError, match="01B 01R 01X 01Y"):
        Card("01Z")


@pytest.mark.parametrize("thing", [None, 1, 1.5, b"01B", ["01B"], ("01B",)])
def test_what_is_no_text_is_refused(thing: object) -> None:
    with pytest.raises(NotationError):
        Card(thing)  # type: ignore[arg-type]


def test_lists_of_cards_are_read_from_texts_and_iterables() -> None:
    expected = (Card("01B"), Card("02A"), Card("11L"))
    assert cards("01B 02A, 11L") == expected
    assert cards("1b,2a,\n 11l ") == expected
    assert cards(["01B", Card("02A"), "11l"]) == expected
    assert cards(card for card in expected) == expected
    assert cards("") == cards(()) == cards(" , ") == ()


def test_a_bad_card_in_a_list_is_found_at_its_place() -> None:
    with pytest.raises(NotationError) as caught:
        cards("01B, 02A 6X")
    assert (caught.value.source, caught.value.place) == ("01B, 02A 6X", 9)


@pytest.mark.parametrize("thing", [None, 7, 1.5, object()])
def test_what_is_no_list_of_cards_is_refused(thing: object) -> None:
    with pytest.raises(NotationError):
        cards(thing)  # type: ignore[arg-type]


def test_cards_are_values_that_cannot_change() -> None:
    card = Card("04R")
    for name in ("code", "points", "anything"):
        with pytest.raises(AttributeError):
            setattr(card, name, "x")
    assert card == Card("04R")
    assert card != Card("04X")
    assert card != "04R"
    assert len({Card("04R"), Card("4r"), Card("04X")}) == 2
    for other in (copy.copy(card), copy.deepcopy(card), pickle.loads(pickle.dumps(card))):
        assert other is card
    assert pickle.loads(pickle.dumps(UNKNOWN)) is UNKNOWN
    assert repr(card) == "Card('04R')"
    assert eval(repr(card)) is card


def test_the_unknown_card_is_no_card_of_the_deck() -> None:
    assert str(UNKNOWN) == "?"
    assert UNKNOWN not in DECK
    assert max((*DECK, UNKNOWN)) is UNKNOWN
    assert UNKNOWN.points == 0
    assert not UNKNOWN.is_lightning
    assert UNKNOWN.name() != UNKNOWN.name("es")


@pytest.mark.parametrize("lang", ["en", "es", "ja", "ko"])
def test_every_card_has_a_name_and_only_basics_of_one_month_share_it(lang: str) -> None:
    names = {(card.month, card.name(lang)) for card in (*DECK, UNKNOWN)}
    assert all(name for _, name in names)
    # Eight months have two alike, and paulownia three.
    assert len(names) == len({name for _, name in names}) == 41 - 8 - 2


LIGHT = """
import sys
import hanalab, hanalab.mushi
heavy = {"fluent", "fluent.runtime", "ipywidgets", "anywidget", "ipycanvas", "numba", "numpy", "matplotlib",
         "IPython", "traitlets", "tomli_w", "hanalab.draw", "hanalab.widgets", "hanalab.mighty"}
print(sorted(heavy & set(sys.modules)))
"""


def test_importing_the_game_is_light() -> None:
    run = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]", run.stderr


def test_everything_public_is_exported() -> None:
    import hanalab.mushi as game

    assert sorted(game.__all__) == sorted(set(game.__all__))
    for name in game.__all__:
        assert getattr(game, name) is not None
    promised = "Card DECK cards Rules Round Play Take misdeal score RoundScore Match Record View Event BOTS"
    assert set(promised.split()) <= set(game.__all__)
