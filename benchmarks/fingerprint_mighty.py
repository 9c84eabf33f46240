"""The statistical fingerprint of Mighty's tricks: random play against what any right engine must show.

    python -m benchmarks.fingerprint_mighty [--hands 200000] [--processes 2] [--seed 1]

Rule set "seed", hearts are trump, there is no exchange (the kitty is set aside), seat 0 leads, the Joker Call
card is the two of clubs, and every player takes each legal card with equal chance. The references come from
200,000 hands of another program. Ends with 1 if a figure is more than 4 standard errors away, where the error
is that of both counts together and of the rounding of the reference.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from benchmarks.figures import Figure, Moments, figure, report, share
from hanalab.mighty import JOKER, Hand, Rules
from hanalab.mighty.actions import Action

REFERENCE_HANDS = 200_000
SEATS = 5
MEANS = (3.79, 3.77, 3.77, 3.78, 3.76)
DEVIATION = 2.86
KITTY = 1.13
FIRST_TRICK = (16.8, 20.8, 20.8, 20.9, 20.7)
JOKER_WINS = 89.6

Policy = Callable[[Hand, Random], Action]


def at_random(hand: Hand, rng: Random) -> Action:
    """Any legal card, each equally likely."""
    actions = hand.actions()
    return actions[int(rng.random() * len(actions))]


class Tally(NamedTuple):
    """What was counted in some hands. `moments[seat]` are the sums of its points to the powers 1 to 4."""

    hands: int
    moments: tuple[tuple[int, ...], ...]
    kitty: tuple[int, int]
    first: tuple[int, ...]
    joker: tuple[int, int]

    def __add__(self, other: Tally) -> Tally:  # type: ignore[override]
        def plus(one: tuple[int, ...], two: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(a + b for a, b in zip(one, two, strict=True))

        return Tally(
            self.hands + other.hands,
            tuple(plus(one, two) for one, two in zip(self.moments, other.moments, strict=True)),
            (self.kitty[0] + other.kitty[0], self.kitty[1] + other.kitty[1]),
            plus(self.first, other.first),
            (self.joker[0] + other.joker[0], self.joker[1] + other.joker[1]),
        )


NOTHING = Tally(0, ((0, 0, 0, 0),) * SEATS, (0, 0), (0,) * SEATS, (0, 0))


def play(numbers: range, seed: int, policy: Policy = at_random, rules: Rules | None = None) -> Tally:
    """Play the hands of these numbers and count."""
    rules = rules or Rules()
    moments = [[0, 0, 0, 0] for _ in range(SEATS)]
    kitty = [0, 0]
    first = [0] * SEATS
    joker = [0, 0]
    for number in numbers:
        rng = Random(f"{seed} {number}")
        dealt = Hand.deal(f"fingerprint {seed} {number}")
        hand = Hand.at_play(dealt.hands, 0, "13H", "none", "C2", dealt.kitty, rules=rules)
        while not hand.is_over:
            hand = hand.do(policy(hand, rng))
        for seat, points in enumerate(hand.points):
            for power in range(4):
                moments[seat][power] += points ** (power + 1)
        aside = sum(card.points for card in dealt.kitty)
        kitty[0] += aside
        kitty[1] += aside * aside
        first[hand.tricks[0].winner] += 1
        if JOKER not in dealt.kitty:
            joker[0] += 1
            joker[1] += any(trick.kind == "joker" for trick in hand.tricks)
    return Tally(
        len(numbers), tuple(map(tuple, moments)), (kitty[0], kitty[1]), tuple(first), (joker[0], joker[1])
    )


def figures(tally: Tally) -> list[Figure]:
    """The table of a tally."""
    n = tally.hands
    both = 1 / n + 1 / REFERENCE_HANDS
    seats = [Moments.of(sums, n) for sums in tally.moments]
    table = [
        figure(f"points of seat {seat}, mean", found.mean, MEANS[seat], found.mean_error(both), 2)
        for seat, found in enumerate(seats)
    ]
    for seat, found in enumerate(seats):
        name = f"points of seat {seat}, standard deviation"
        table.append(figure(name, found.variance**0.5, DEVIATION, found.deviation_error(both), 2))
    mean = tally.kitty[0] / n
    variance = tally.kitty[1] / n - mean**2
    table.append(figure("points in the kitty, mean", mean, KITTY, (variance * both) ** 0.5, 2))
    exact = (variance / n) ** 0.5
    table.append(Figure("points in the kitty, against 60/53", mean, 60 / 53, exact, 3))
    counts = [
        (f"first trick won by seat {seat}", tally.first[seat], n, FIRST_TRICK[seat]) for seat in range(SEATS)
    ]
    counts.append(("Joker wins its trick, if not in the kitty", tally.joker[1], tally.joker[0], JOKER_WINS))
    table += [share(*count, REFERENCE_HANDS, 1) for count in counts]
    return table


if __name__ == "__main__":
    sys.exit(report("benchmarks.fingerprint_mighty", "hands", 200_000, NOTHING, play, figures))
