"""The statistical fingerprint on few hands: it passes for the engine, and fails for what is not quite Mighty.

All of it is measured by `python -m benchmarks.fingerprint_mighty`.
"""

from __future__ import annotations

from random import Random

from benchmarks.fingerprint_mighty import NOTHING, SEATS, Policy, at_random, figures, play
from hanalab.mighty import Hand, Rules
from hanalab.mighty.actions import Action
from tests.mighty.play import largest

HANDS = range(1_500)


def off(policy: Policy = at_random, rules: Rules | None = None) -> set[str]:
    table = figures(play(range(500), seed=11, policy=policy, rules=rules))
    return {figure.name for figure in table if figure.is_off}


def test_random_hands_have_the_fingerprint() -> None:
    tally = play(HANDS, seed=1)
    table = figures(tally)
    assert len(table) == 3 * SEATS + 3
    assert [str(figure) for figure in table if figure.is_off] == []
    assert sum(tally.first) == len(HANDS)
    assert sum(sums[0] for sums in tally.moments) + tally.kitty[0] == 20 * len(HANDS)


def test_other_rules_have_another_fingerprint() -> None:
    name = "Joker wins its trick, if not in the kitty, %"
    assert name in off(rules=Rules(joker_first_trick="powerless"))


def test_other_players_have_another_fingerprint() -> None:
    def high_leader(hand: Hand, rng: Random) -> Action:
        return largest(hand) if hand.player == 0 else at_random(hand, rng)

    assert "first trick won by seat 0, %" in off(high_leader)


def test_a_tally_of_parts_is_the_tally_of_the_whole() -> None:
    whole = play(range(40), seed=3)
    assert NOTHING + play(range(25), seed=3) + play(range(25, 40), seed=3) == whole
