"""The statistical fingerprint on few rounds: it passes for the engine, and fails for what is not quite Mushi.

All of it is measured by `python -m benchmarks.fingerprint`.
"""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.fingerprint import END_STATES, Policy, at_random, figures, play
from hanalab.mushi import Rules, captures
from hanalab.mushi.actions import Action
from hanalab.mushi.round import Round

ROUNDS = range(2_500)


def off(policy: Policy = at_random, rules: Rules | None = None) -> set[str]:
    table = figures(play(range(1_000), seed=11, policy=policy, rules=rules))
    return {figure.name for figure in table if figure.is_off}


def test_random_rounds_have_the_fingerprint() -> None:
    tally = play(ROUNDS, seed=11)
    table = figures(tally)
    assert len(table) == 22
    assert [figure.name for figure in table if figure.is_off] == []
    assert sum(tally.ends.values()) == tally.rounds == len(ROUNDS)
    assert set(tally.ends) <= set(END_STATES)


def greedy_dealer(position: Round, rng: Random) -> Action:
    """The dealer captures whenever a hand card can."""
    if position.player == position.dealer and position.phase == "HAND":
        takes = [action for action in position.actions() if captures(action.card, position.field).options]
        return rng.choice(takes or position.actions())
    return at_random(position, rng)


@pytest.mark.parametrize(
    ("rules", "figure"),
    [
        (Rules(three_willows="dealer_captures", third_willow="take_both"), "anything else left over, %"),
        (Rules(three_brights="any_three"), "three brights, dealer, %"),
        (Rules(yaku_set="three"), "five brights, opponent, %"),
    ],
    ids=str,
)
def test_other_rules_have_another_fingerprint(rules: Rules, figure: str) -> None:
    assert figure in off(rules=rules)


def test_other_players_have_another_fingerprint() -> None:
    assert "mean round score, dealer" in off(greedy_dealer)


def test_a_tally_of_parts_is_the_tally_of_the_whole() -> None:
    whole = play(range(40), seed=3)
    assert play(range(15), seed=3) + play(range(15, 40), seed=3) == whole
