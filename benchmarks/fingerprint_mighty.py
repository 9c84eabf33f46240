"""The statistical fingerprint of Mighty's tricks: random play against what any right engine must show.

    python -m benchmarks.fingerprint_mighty [--hands 200000] [--processes 2] [--seed 1]

Rule set "seed", hearts are trump, there is no exchange (the kitty is set aside), seat 0 leads, the Joker Call
card is the two of clubs, and every player takes each legal card with equal chance. The references come from
200,000 hands of another program. Ends with 1 if a figure is more than 4 standard errors away, where the error
is that of both counts together and of the rounding of the reference.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from functools import partial
from math import hypot
from random import Random
from typing import NamedTuple

from benchmarks.common import cores, machine, spread
from hanalab.mighty import JOKER, Hand, Rules
from hanalab.mighty.actions import Action

REFERENCE_HANDS = 200_000
LIMIT = 4.0
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


class Figure(NamedTuple):
    """One line of the table: what was found, what is expected, and how far apart in standard errors."""

    name: str
    found: float
    expected: float
    error: float
    decimals: int

    @property
    def z(self) -> float:
        """The distance in standard errors."""
        return (self.found - self.expected) / self.error

    @property
    def is_off(self) -> bool:
        """Whether it is too far away to be chance."""
        return abs(self.z) > LIMIT

    def __str__(self) -> str:
        places = self.decimals
        return (
            f"{self.name:<52}{self.found:>10.{places + 1}f}{self.expected:>10.{places}f}"
            f"{self.error:>9.{places + 2}f}{self.z:>8.2f}{'   OFF' if self.is_off else ''}"
        )


HEADER = f"{'':<52}{'found':>10}{'expected':>10}{'s.e.':>9}{'z':>8}"


def _figure(name: str, found: float, expected: float, error: float, decimals: int) -> Figure:
    return Figure(name, found, expected, hypot(error, 10**-decimals / 12**0.5), decimals)


def _share(name: str, count: int, of: int, percent: float) -> Figure:
    chance = percent / 100
    error = 100 * (chance * (1 - chance) * (1 / of + 1 / REFERENCE_HANDS)) ** 0.5
    return _figure(f"{name}, %", 100 * count / of, percent, error, 1)


def figures(tally: Tally) -> list[Figure]:
    """The table of a tally."""
    n = tally.hands
    both = 1 / n + 1 / REFERENCE_HANDS
    table, deviations, spreads = [], [], []
    for seat, sums in enumerate(tally.moments):
        raw = [total / n for total in sums]
        variance = raw[1] - raw[0] ** 2
        fourth = raw[3] - 4 * raw[0] * raw[2] + 6 * raw[0] ** 2 * raw[1] - 3 * raw[0] ** 4
        table.append(
            _figure(f"points of seat {seat}, mean", raw[0], MEANS[seat], (variance * both) ** 0.5, 2)
        )
        deviations.append(variance**0.5)
        spreads.append(((fourth - variance**2) * both) ** 0.5 / (2 * variance**0.5))
    for seat in range(SEATS):
        name = f"points of seat {seat}, standard deviation"
        table.append(_figure(name, deviations[seat], DEVIATION, spreads[seat], 2))
    mean = tally.kitty[0] / n
    variance = tally.kitty[1] / n - mean**2
    table.append(_figure("points in the kitty, mean", mean, KITTY, (variance * both) ** 0.5, 2))
    exact = (variance / n) ** 0.5
    table.append(Figure("points in the kitty, against 60/53", mean, 60 / 53, exact, 3))
    for seat in range(SEATS):
        table.append(_share(f"first trick won by seat {seat}", tally.first[seat], n, FIRST_TRICK[seat]))
    table.append(
        _share("Joker wins its trick, if not in the kitty", tally.joker[1], tally.joker[0], JOKER_WINS)
    )
    return table


def main() -> int:
    """Play, print the table, and tell whether all is well."""
    parser = argparse.ArgumentParser("python -m benchmarks.fingerprint_mighty")
    parser.add_argument("--hands", type=int, default=200_000)
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    start = time.perf_counter()
    tally = NOTHING
    for part in spread(partial(play, seed=asked.seed), asked.hands, asked.processes):
        tally += part
        print(f"\r{tally.hands} hands", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    seconds = time.perf_counter() - start
    table = figures(tally)
    print(f"{tally.hands} random hands, seed {asked.seed}")
    print(f"{seconds:.0f} s with {asked.processes} processes, {machine()}")
    print(HEADER)
    print(*table, sep="\n")
    off = [figure for figure in table if figure.is_off]
    print(f"{len(off)} of {len(table)} figures are more than {LIMIT:g} standard errors away")
    return 1 if off else 0


if __name__ == "__main__":
    sys.exit(main())
