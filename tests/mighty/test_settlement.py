"""What a hand is worth, under every scoring, and that the lines add up (K49 to K58)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from hanalab.core.errors import NotationError, SetupError
from hanalab.mighty import Bid, Hand, Rules, score_of_points, settle
from hanalab.mighty.rules import OPTIONS
from hanalab.mighty.scoring import amount_text, signed_amount
from hanalab.mighty.settlement import stake
from tests.mighty.play import KOREAN, SEED

SCORINGS = OPTIONS["scoring"].values
ON = {"run_double": "on", "back_run_double": "on", "no_trump_double": "on"}


def terms(bid: str, points: int, alone: bool = False, **keys: object) -> list[tuple[str, int]]:
    from hanalab.mighty import read_bid

    return [(term.label, term.value) for term in stake(read_bid(bid), points, Rules(**keys), alone)]


def test_k50_made_with_as_many_points_as_bid() -> None:
    for number, points in product(range(13, 21), range(21)):
        assert score_of_points((number, "H"), points, friend=1).made == (points >= number)


def test_k51_what_the_source_says_and_what_holds_of_it() -> None:
    """Its amounts do not add to zero; `unit` keeps all of them but the declarer's own."""
    for number in range(13, 21):
        assert (number - 12) + Fraction(number - 12, 2) - 3 * (number - 12) != 0
        declarer, friend, defender, *_ = settle((number, "H"), number, friend=1)
        assert (defender, 2 * friend, declarer) == (12 - number, declarer, 2 * (number - 12))
        for short in (1, 3):
            lost = settle((number, "H"), number - short, friend=1)
            assert lost[2] == number - 12 + short


def test_k52_unit() -> None:
    assert terms("15H", 17) == [("bid", 3), ("overtricks", 2)]
    assert terms("15H", 13) == [("bid", 3), ("shortfall", 2)]


@pytest.mark.parametrize(("overtrick", "stake_of_17"), [(0, 3), (1, 5), (2, 7)])
def test_k55_overtricks(overtrick: int, stake_of_17: int) -> None:
    rules = Rules(overtrick=overtrick)
    assert settle("15H", 17, rules=rules, friend=1)[0] == 2 * stake_of_17
    assert settle("15H", 13, rules=rules, friend=1)[0] == -10, "a shortfall is always counted whole"
    assert settle("15H", 15, rules=rules, friend=1)[0] == 6


def test_k55_with_one_point_an_overtrick_a_made_bid_pays_the_same_whatever_was_bid() -> None:
    assert {settle((number, "H"), 17, friend=1) for number in range(13, 18)} == {(10, 5, -5, -5, -5)}


def test_k53_literal_halves_are_exact_and_fail_twice_as_dearly() -> None:
    rules = Rules(scoring="literal_halves")
    made = settle("13H", 15, declarer=1, friend=2, rules=rules)
    assert made == (Fraction(-3, 2), 3, Fraction(3, 2), Fraction(-3, 2), Fraction(-3, 2))
    assert [type(amount) for amount in settle("14H", 14, friend=1, rules=rules)] == [int] * 5
    assert settle("15H", 13, friend=1, rules=rules) == (-10, -5, 5, 5, 5)
    assert settle("15H", 16, rules=rules) == (16, -4, -4, -4, -4), "without a friend as K57 says"


def test_k54_pagat() -> None:
    assert terms("15H", 17, scoring="pagat") == [("bid", 4), ("overtricks", 2)]
    assert terms("15H", 13, scoring="pagat") == [("shortfall", 2)]
    assert terms("15H", 20, scoring="pagat") == [("bid", 4), ("overtricks", 5), ("run", 9)]
    assert terms("15N", 9, scoring="pagat") == [("shortfall", 6), ("back_run", 6), ("no_trump", 12)]
    assert terms("15N", 20, True, scoring="pagat")[-1] == ("alone", 36)


@pytest.mark.parametrize("key", ["run_double", "back_run_double", "no_trump_double"])
def test_k58_pagat_doubles_whatever_the_keys_say(key: str) -> None:
    for points in (20, 8):
        with_key = settle("15N", points, friend=1, rules=Rules(scoring="pagat", **{key: "on"}))
        assert with_key == settle("15N", points, friend=1, rules=Rules(scoring="pagat"))


def test_k58_doubles_are_off_under_the_seed_rules() -> None:
    assert terms("15N", 20) == [("bid", 3), ("overtricks", 5)]
    assert terms("15N", 20, run_double="on") == [("bid", 3), ("overtricks", 5), ("run", 8)]
    assert terms("15N", 20, no_trump_double="on") == [("bid", 3), ("overtricks", 5), ("no_trump", 8)]
    assert terms("15N", 9, back_run_double="on") == [("bid", 3), ("shortfall", 6), ("back_run", 9)]
    assert terms("15N", 10, back_run_double="on") == [("bid", 3), ("shortfall", 5)], "eleven against, not ten"
    assert terms("20N", 20, True, **ON) == [
        ("bid", 8), ("overtricks", 0), ("run", 8), ("no_trump", 16), ("alone", 32),
    ]  # fmt: skip


def test_k56_k57_alone() -> None:
    assert settle("14H", 15) == (12, -3, -3, -3, -3)
    assert settle("14H", 15, announced_alone=True) == (24, -6, -6, -6, -6)
    assert settle("14H", 12, declarer=3) == (4, 4, 4, -16, 4)
    assert settle("14H", 15, announced_alone=True, rules=Rules(alone_multiplier=1)) == settle("14H", 15)


@pytest.mark.parametrize("scoring", SCORINGS)
def test_every_settlement_adds_to_zero_and_its_lines_add_up(scoring: str) -> None:
    for trump, overtrick, multiplier, doubles in product("HN", (0, 1, 2), (1, 2), ("off", "on")):
        rules = Rules(
            scoring=scoring, overtrick=overtrick, alone_multiplier=multiplier, run_double=doubles,
            back_run_double=doubles, no_trump_double=doubles,
        )  # fmt: skip
        for number, points in product((13, 16, 20), range(21)):
            for friend, alone in ((2, False), (None, False), (None, True)):
                score = score_of_points((number, trump), points, 4, friend, alone, rules)
                assert score.scores == settle((number, trump), points, 4, friend, alone, rules)
                assert sum(score.scores) == 0
                for seat in range(5):
                    assert sum(item.value for item in score.of(seat)) == score.scores[seat]
                    assert score.scores[seat] == score.shares[seat] * score.stake
                    assert isinstance(score.scores[seat], int | Fraction)


# In words --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bid", "points", "alone", "rules", "formula"),
    [
        ("15H", 16, False, SEED, "S = (15 − 12) + (16 − 15) = 4"),
        ("15H", 13, False, SEED, "S = (15 − 12) + (15 − 13) = 5"),
        ("14H", 15, True, SEED, "S = ((14 − 12) + (15 − 14)) × 2 (no friend) = 6"),
        ("14H", 16, False, Rules(overtrick=2), "S = (14 − 12) + 2 × (16 − 14) = 6"),
        ("14H", 16, False, Rules(overtrick=0), "S = (14 − 12) + 0 × (16 − 14) = 2"),
        ("16N", 20, False, KOREAN, "S = (2 × (16 − 13) + (20 − 16)) × 2 (run) × 2 (no trump) = 40"),
        ("13H", 8, False, KOREAN, "S = (13 − 8) × 2 (back-run) = 10"),
    ],
)
def test_the_formula_with_its_numbers(bid: str, points: int, alone: bool, rules: Rules, formula: str) -> None:
    score = score_of_points(bid, points, 0, None if alone else 1, alone, rules)
    assert score.formula() == formula
    assert score.formula("es").count("=") == 2


def test_a_score_in_words() -> None:
    score = score_of_points("13H", 13, 0, 4, False, Rules(scoring="literal_halves"))
    assert score.say().splitlines() == [
        "13♥ made with 13 points.",
        "S = (13 − 12) + (13 − 13) = 1",
        "P0, declarer: 1 × 1 = +1",
        "P1, defender: −½ × 1 = −½",
        "P2, defender: −½ × 1 = −½",
        "P3, defender: −½ × 1 = −½",
        "P4, friend: ½ × 1 = +½",
    ]
    assert score.say("es").splitlines()[-1] == "P4, amigo: ½ × 1 = +½"
    assert repr(score) == "<HandScore 13H, 13 points: +1 −½ −½ −½ +½, rules seed scoring=literal_halves>"
    assert [item.say() for item in score.of(1)] == [
        "−½ for the bid (K53)",
        "0 for points above the bid (K55)",
    ]


def test_halves_in_print() -> None:
    halves = [Fraction(1, 2), Fraction(-5, 2), 3, -3, 0]
    assert [amount_text(amount) for amount in halves] == ["½", "−2½", "3", "−3", "0"]
    assert [signed_amount(amount) for amount in halves] == ["+½", "−2½", "+3", "−3", "0"]


def test_k49_what_was_counted() -> None:
    hand = Hand.at_play(
        ("C4", "CK", "C5", "H2", "C6"), 0, "13H", "HQ", "C2", friend_seat=3, taken=(9, 1, 1, 3, 2)
    )
    for card in ("C4", "CK", "C5", "H2", "C6"):
        hand = hand.do(f"play {card}")
    score = hand.score()
    lines = [(item.seat, item.label, item.value) for item in score.counted if item.value]
    assert lines == [(0, "before", 9), (1, "before", 1), (2, "before", 1), (3, "tricks", 1), (3, "before", 3),
                     (4, "before", 2)]  # fmt: skip
    assert score.points == 13
    assert "0 in P0’s tricks + 9 in P0’s earlier tricks + 0 laid away + 1 in P3’s tricks" in score.say()
    assert score.sides == ("declarer", "defender", "defender", "friend", "defender")


# What cannot be settled ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"bid": "15H", "points": 21}, "points-range"),
        ({"bid": "15H", "points": -1}, "points-range"),
        ({"bid": "15H", "points": 15, "declarer": 5}, "mighty-no-seat"),
        ({"bid": "15H", "points": 15, "friend": "x"}, "mighty-no-seat"),
        ({"bid": "15H", "points": 15, "friend": 0}, "friend-and-alone"),
        ({"bid": "15H", "points": 15, "friend": 1, "announced_alone": True}, "friend-and-alone"),
        ({"bid": Bid(0, "H"), "points": 15}, "bid-range"),
        ({"bid": Bid(21, "H"), "points": 15}, "bid-range"),
        ({"bid": "15H", "points": 15.5}, "points-range"),
    ],
)
def test_nonsense_is_refused(arguments: dict[str, object], code: str) -> None:
    with pytest.raises(SetupError) as caught:
        settle(**arguments)  # type: ignore[arg-type]
    assert code in [defect.code for defect in caught.value.defects]
    assert caught.value.text("es")


def test_a_bid_must_be_one() -> None:
    for bid in ("15X", (15, "Q"), 7, None):
        with pytest.raises(NotationError):
            settle(bid, 15)  # type: ignore[arg-type]
    with pytest.raises(NotationError, match="“15Z” is no bid"):
        Bid(15, "Z")
