"""The 53 cards (K2 to K4), their codes, signs and names, and the count of a hand."""

from __future__ import annotations

import pickle

import pytest

from hanalab.core.errors import NotationError
from hanalab.core.language import NAME_LANGUAGES
from hanalab.mighty import DECK, JOKER, UNKNOWN, Card, Rules, cards, count_all, count_hand
from hanalab.mighty.cards import points_in, text_of


def test_k2_fifty_three_cards() -> None:
    assert len(DECK) == len(set(DECK)) == len({card.code for card in DECK}) == 53
    assert [sum(card.suit == suit for card in DECK) for suit in ("S", "C", "D", "H", "")] == [
        13,
        13,
        13,
        13,
        1,
    ]
    assert DECK[-1] is JOKER
    assert list(DECK) == sorted(DECK)
    assert [card.index for card in DECK] == list(range(53))


def test_k3_ace_high_two_low() -> None:
    spades = [card for card in DECK if card.suit == "S"]
    assert [card.rank for card in spades] == list(range(2, 15))
    assert (spades[0].code, spades[-1].code) == ("S2", "SA")


def test_k4_twenty_points_the_joker_none() -> None:
    assert points_in(DECK) == 20
    assert {card.code[1:] for card in DECK if card.points} == {"10", "J", "Q", "K", "A"}
    assert JOKER.points == 0


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("SA", "SA"), ("sa", "SA"), ("AS", "SA"), ("♠A", "SA"), ("A♠", "SA"), (" as ", "SA"), ("ST", "S10"),
        ("TS", "S10"), ("10s", "S10"), ("♥10", "H10"), ("c2", "C2"), ("2♣", "C2"), ("jk", "JK"),
        ("Joker", "JK"), ("JK", "JK"), ("♡q", "HQ"), ("D 9", "D9"),
    ],
)  # fmt: skip
def test_cards_are_read_kindly(text: str, code: str) -> None:
    assert Card(text).code == code
    assert Card(Card(text)) is Card(code)


@pytest.mark.parametrize("text", ["", "S1", "S11", "X2", "SAA", "J", "01B", "S", "10", "NA", "♠", "S٣"])
def test_what_is_no_card_is_refused_by_name(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        Card(text)
    assert (caught.value.code, caught.value.source) == ("playing-card-code", text)
    assert "SA" in caught.value.text("es")


def test_a_bad_card_in_a_list_is_found_at_its_place() -> None:
    with pytest.raises(NotationError) as caught:
        cards("SA, H10 X9")
    assert (caught.value.source, caught.value.place) == ("SA, H10 X9", 8)


def test_a_card_is_one_object_and_cannot_change() -> None:
    assert Card("SA") is Card("♠A")
    assert pickle.loads(pickle.dumps(Card("SA"))) is Card("SA")
    assert pickle.loads(pickle.dumps(UNKNOWN)) is UNKNOWN
    assert {Card("SA"): 1}[Card("sa")] == 1
    with pytest.raises(AttributeError):
        Card("SA").points = 2
    assert text_of(cards("sa th")) == "SA H10"


def test_signs_and_names() -> None:
    assert [card.sign for card in cards("SA H10 C2 DQ JK")] == ["♠A", "♥10", "♣2", "♦Q", "JK"]
    assert UNKNOWN.sign == "?"
    assert Card("SK").name() == "king of spades"
    assert Card("SK").name("es") == "rey de picas"
    assert JOKER.name("es") == "Joker"
    for lang in NAME_LANGUAGES:
        assert len({card.name(lang) for card in DECK}) == 53


# The count of a hand ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "trump", "total"),
    [
        ("S2 S3 C4 C5 C6 D2 D3 D4 H2 H3", "H", "9"),
        ("SA JK HA HK HJ H10 H9 C5 D3 D2", "H", "17"),
        ("SA JK HA HK HJ H10 H9 C5 D3 D2", "N", "15½"),
        ("DA SA SK SQ S2 C2 C3 C4 C5 C6", "S", "14½"),
        ("SA DA CA HA SK S2 S3 S4 S5 S6", "N", "15½"),
        ("SA DK H2 H3 H4 H5 C2 C3 C4 C5", "H", "13½"),
    ],
)
def test_what_a_hand_counts(hand: str, trump: str, total: str) -> None:
    count = count_hand(hand, trump)
    assert count.total == total
    assert count.halves == sum(item.halves for item in count.items)
    assert count.most == min(20, count.halves // 2)
    assert count.say().splitlines()[-1] == f"= {total}"
    assert count.say("es") != count.say("en")


def test_what_is_counted_is_named_high_cards_first() -> None:
    said = count_hand("H3 S2 HQ H9 HA CA", "H").say().splitlines()
    assert said[1:3] == ["4 for trumps: ♥A ♥Q ♥9 ♥3", "1 for high trumps: ♥A ♥Q"]


def test_the_mighty_counts_by_the_rule_set() -> None:
    hand = "SA S2 DA"
    assert count_hand(hand, "S").total == "11½"
    assert count_hand(hand, "S", Rules(mighty_at_spades="SA")).total == "11"


def test_counts_come_best_first() -> None:
    counts = count_all("SA JK HA HK HJ H10 H9 C5 D3 D2")
    assert [count.trump for count in counts][:2] == ["H", "N"]
    assert [count.halves for count in counts] == sorted((count.halves for count in counts), reverse=True)
