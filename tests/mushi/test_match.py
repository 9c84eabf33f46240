"""Matches: length, the next dealer, ties and the winner (M4, M5, M14, M59 to M61)."""

from __future__ import annotations

import pytest

from hanalab.core.errors import SetupError
from hanalab.mushi import DECK, Match, Round, Rules, cards
from tests.mushi.play import play_out, smallest

LEVEL = "11B 11A 11R 11L 12B 12X 12Y 12Z 03B 03R 05R 05X 08X 08Y 09R 09X 10A 10R 10X 10Y"
PLUS_7 = "01B 08B 11B 12B 05A 09A 10A 01R 02R 01X 04X"


def over(pile: str, dealer: int = 0, rules: Rules | None = None, seat: int = 0) -> Round:
    """A finished round in which `seat` has this pile and the other all the rest."""
    rest = " ".join(str(card) for card in DECK if card not in cards(pile))
    both = f"{pile} / {rest}" if seat == 0 else f"{rest} / {pile}"
    return Round.parse(f"rules {rules or Rules()}; dealer {dealer}; phase OVER; hands - / -; piles {both}")


def test_m59_the_higher_score_of_the_round_deals() -> None:
    for seat in (0, 1):
        match = Match().add(over(PLUS_7, seat=seat))
        assert match.scores[0][seat] == 7
        assert (match.dealer, match.dealer_rule) == (seat, "M59")


def test_m59_the_first_dealer_is_the_one_drawn() -> None:
    for first in (0, 1):
        match = Match(Rules(), first)
        assert (match.dealer, match.dealer_rule) == (first, "M6")
        assert match.deal(1).dealer == first
    with pytest.raises(SetupError):
        Match(Rules(), 2)


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
def test_m60_three_ways_after_a_tie(dealer: int, seat: int) -> None:
    # The pile of `seat` holds Lightning.
    for way, expected in (("stays", dealer), ("swap", 1 - dealer), ("lightning_owner", seat)):
        rules = Rules(tie_dealer=way)
        level = over(LEVEL, dealer, rules, seat)
        assert level.score().totals == (0, 0)
        match = Match(rules, dealer).add(level)
        assert (match.dealer, match.dealer_rule) == (expected, "M60"), way


@pytest.mark.parametrize("length", [6, 12])
def test_m4_m61_all_rounds_are_played(length: int) -> None:
    rules = Rules(length=length)
    match = Match(rules)
    for number in range(length):
        assert not match.is_over
        assert match.winner is None
        assert len(match.rounds) == number
        match = match.add(over(PLUS_7, match.dealer or 0, rules))
    assert match.is_over
    assert match.dealer is None
    assert match.totals == (7 * length, -7 * length)
    assert match.winner == 0
    assert match.dealers == (0,) * length
    for call in (lambda: match.add(over(PLUS_7, 0, rules)), lambda: match.deal(1)):
        with pytest.raises(SetupError) as caught:
            call()
        assert (caught.value.code, caught.value.rule) == ("match-over", "M61")


def test_m4_a_target_ends_the_match_when_it_is_reached() -> None:
    rules = Rules(length="target 14")
    match = Match(rules).add(over(PLUS_7, 0, rules))
    assert not match.is_over
    back = match.add(over(PLUS_7, 0, rules, seat=1))
    assert back.totals == (0, 0)
    assert not back.is_over
    done = match.add(over(PLUS_7, 0, rules))  # 14 is enough: at least N
    assert done.is_over
    assert (done.totals, done.winner) == ((14, -14), 0)
    other = Match(rules, 1).add(over(PLUS_7, 1, rules, seat=1)).add(over(PLUS_7, 1, rules, seat=1))
    assert (other.is_over, other.winner) == (True, 1)


def test_m61_equal_totals_are_a_draw() -> None:
    rules = Rules(length=6)
    match = Match(rules)
    for _ in range(6):
        assert not match.is_draw
        match = match.add(over(LEVEL, 0, rules))
    assert match.is_over
    assert match.is_draw
    assert match.winner is None
    assert match.totals == (0, 0)


def test_m5_all_rounds_have_the_rules_of_the_match() -> None:
    with pytest.raises(SetupError) as caught:
        Match().add(over(PLUS_7, 0, Rules(yaku_set="three", tie_dealer="swap")))
    assert (caught.value.code, caught.value.rule) == ("match-rules", "M5")
    assert "yaku_set, tie_dealer" in str(caught.value)


def test_m14_a_round_given_back_is_no_round() -> None:
    rules = Rules(four_in_hand="redeal_on_claim")
    match = Match(rules)
    void = next(
        position.do("redeal")
        for position in (match.deal(seed) for seed in range(5_000))
        if position.why_not("redeal") is None
    )
    assert void.is_over
    with pytest.raises(SetupError) as caught:
        match.add(void)
    assert caught.value.rule == "M14"
    assert match.dealer == void.dealer  # who deals again
    assert match.totals == (0, 0)


def test_an_unfinished_round_or_the_wrong_dealer_is_refused() -> None:
    for position, code in ((Round.deal(1), "match-round-running"), (over(PLUS_7, dealer=1), "match-dealer")):
        with pytest.raises(SetupError) as caught:
            Match().add(position)
        assert caught.value.code == code
        why = Match().why_not_add(position)
        assert why is not None
        assert why.say("es") != why.say("en")
    with pytest.raises(SetupError):
        Match(Rules(), 0, (over(PLUS_7, 0), over(PLUS_7, 1)))


def test_a_whole_match_is_a_value() -> None:
    rules = Rules.preset("traditional")
    match = Match(rules, 1)
    seed = 0
    while not match.is_over:
        before = match
        match = match.add(play_out(match.deal(seed), smallest))
        assert len(before.rounds) == seed
        seed += 1
    assert seed == 12
    assert Match(rules, 1, match.rounds) == match
    assert hash(Match(rules, 1, match.rounds)) == hash(match)
    assert sum(match.totals) == 0
    for number in range(1, 12):
        last = match.scores[number - 1]
        assert last[0] != last[1]
        assert match.dealers[number] == (0 if last[0] > last[1] else 1)
