"""The statistical fingerprint of Mushi: random rounds against the shares that any right engine must show.

    python -m benchmarks.fingerprint [--rounds 400000] [--processes 2] [--seed 1]

Both seats choose every legal action with equal chance, under the rule set "seed". The references come from
800,000 rounds (end states: 900,000) of another program. Ends with 1 if a figure is more than 4 standard
errors away, where the error is that of both counts together and of the rounding of the reference.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from math import copysign, hypot, inf
from random import Random
from typing import NamedTuple

from benchmarks.common import cores, machine, spread
from hanalab.mushi import LIGHTNING, Round, Rules
from hanalab.mushi.actions import Action
from hanalab.mushi.yaku import ANY_THREE

REFERENCE_ROUNDS, REFERENCE_ENDS = 800_000, 900_000
LIMIT = 4.0

#: end of the round -> share in percent; (willows, Lightning, orphans) left on the field
END_STATES = {
    (1, 0, 1): ("one willow and one orphan", 97.23),
    (0, 0, 0): ("nothing: Lightning came last", 2.48),
    (1, 1, 0): ("one willow and Lightning", 0.21),
    (1, 0, 3): ("one willow and three orphans", 0.086),
}
#: what a seat can reach -> its share in percent for the dealer and for the opponent
SHARES = {
    "wins the round": (48.05, 50.72),
    "ends with Lightning": (58.3, 41.7),
    "five_brights": (2.09, 2.24),
    "three_brights": (10.83, 11.62),
    "four_wisteria": (24.6, 25.8),
    "four_paulownia": (24.6, 25.8),
    "any three Brights": (49.4, 50.6),
}
TIE, MEAN, DEVIATION = 1.23, 1.21, 37.5

Policy = Callable[[Round, Random], Action]


def at_random(position: Round, rng: Random) -> Action:
    """Any legal action, each equally likely."""
    actions = position.actions()
    return actions[int(rng.random() * len(actions))]


class Tally(NamedTuple):
    """What was counted in some rounds. `sums` are those of the dealer's score to the powers 1 to 4."""

    rounds: int
    ends: Counter[tuple[int, int, int]]
    dealer: Counter[str]
    opponent: Counter[str]
    ties: int
    sums: tuple[int, ...]

    def __add__(self, other: Tally) -> Tally:  # type: ignore[override]
        return Tally(
            self.rounds + other.rounds,
            self.ends + other.ends,
            self.dealer + other.dealer,
            self.opponent + other.opponent,
            self.ties + other.ties,
            tuple(a + b for a, b in zip(self.sums, other.sums, strict=True)),
        )


NOTHING = Tally(0, Counter(), Counter(), Counter(), 0, (0, 0, 0, 0))


def play(numbers: range, seed: int, policy: Policy = at_random, rules: Rules | None = None) -> Tally:
    """Play the rounds of these numbers and count. The seats deal in turn."""
    rules = rules or Rules()
    ends: Counter[tuple[int, int, int]] = Counter()
    reached: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    ties = 0
    sums = [0, 0, 0, 0]
    for number in numbers:
        dealer = number % 2
        rng = Random(f"{seed} {number}")
        position = Round.deal(f"fingerprint {seed} {number}", dealer, rules)
        while not position.is_over:
            position = position.do(policy(position, rng))
        left = [card for event in position.step if event.kind == "leftover" for card in event.cards]
        willows = sum(card.is_plain_willow for card in left)
        ends[willows, left.count(LIGHTNING), sum(card.month != 11 for card in left)] += 1
        counted = position.score()
        for seat, found in ((dealer, reached[0]), (1 - dealer, reached[1])):
            found.update(counted.yaku[seat])
            found["ends with Lightning"] += LIGHTNING in position.piles[seat]
            found["any three Brights"] += bool(ANY_THREE.earned(position.piles[seat]))
            found["wins the round"] += counted.winner == seat
        ties += counted.winner is None
        for power in range(4):
            sums[power] += counted.totals[dealer] ** (power + 1)
    return Tally(len(numbers), ends, *reached, ties, tuple(sums))


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
        off = self.found - self.expected
        return off / self.error if self.error else off and copysign(inf, off)

    @property
    def is_off(self) -> bool:
        """Whether it is too far away to be chance."""
        return abs(self.z) > LIMIT

    def __str__(self) -> str:
        places = self.decimals
        return (
            f"{self.name:<44}{self.found:>10.{places + 1}f}{self.expected:>10.{places}f}"
            f"{self.error:>9.{places + 2}f}{self.z:>8.2f}{'   OFF' if self.is_off else ''}"
        )


HEADER = f"{'':<44}{'found':>10}{'expected':>10}{'s.e.':>9}{'z':>8}"


def _figure(name: str, found: float, expected: float, error: float, decimals: int) -> Figure:
    return Figure(name, found, expected, hypot(error, 10**-decimals / 12**0.5), decimals)


def _share(name: str, count: int, rounds: int, percent: float, reference: int, decimals: int) -> Figure:
    chance = percent / 100
    error = 100 * (chance * (1 - chance) * (1 / rounds + 1 / reference)) ** 0.5
    return _figure(f"{name}, %", 100 * count / rounds, percent, error, decimals)


def figures(tally: Tally) -> list[Figure]:
    """The table of a tally."""
    n = tally.rounds
    table = [
        _share(name, tally.ends[end], n, percent, REFERENCE_ENDS, 3 if percent < 0.1 else 2)
        for end, (name, percent) in END_STATES.items()
    ]
    others = n - sum(tally.ends[end] for end in END_STATES)
    table.append(Figure("anything else left over, %", 100 * others / n, 0, 0, 2))
    mean = tally.sums[0] / n
    raw = [total / n for total in tally.sums]
    variance = raw[1] - mean**2
    fourth = raw[3] - 4 * mean * raw[2] + 6 * mean**2 * raw[1] - 3 * mean**4
    deviation = variance**0.5
    both = 1 / n + 1 / REFERENCE_ROUNDS
    table.append(_figure("mean round score, dealer", mean, -MEAN, (variance * both) ** 0.5, 2))
    spread_error = ((fourth - variance**2) * both) ** 0.5 / (2 * deviation)
    table.append(_figure("standard deviation", deviation, DEVIATION, spread_error, 1))
    table.append(_share("tie", tally.ties, n, TIE, REFERENCE_ROUNDS, 2))
    for name, percents in SHARES.items():
        for who, reached, percent in zip(
            ("dealer", "opponent"), (tally.dealer, tally.opponent), percents, strict=True
        ):
            decimals = len(str(percent).partition(".")[2])
            label = f"{name.replace('_', ' ')}, {who}"
            table.append(_share(label, reached[name], n, percent, REFERENCE_ROUNDS, decimals))
    return table


def main() -> int:
    """Play, print the table, and tell whether all is well."""
    parser = argparse.ArgumentParser("python -m benchmarks.fingerprint")
    parser.add_argument("--rounds", type=int, default=400_000)
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    start = time.perf_counter()
    tally = NOTHING
    for part in spread(partial(play, seed=asked.seed), asked.rounds, asked.processes):
        tally += part
        print(f"\r{tally.rounds} rounds", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    seconds = time.perf_counter() - start
    table = figures(tally)
    print(f"{tally.rounds} random rounds, seed {asked.seed}")
    print(f"{seconds:.0f} s with {asked.processes} processes, {machine()}")
    print(HEADER)
    print(*table, sep="\n")
    off = [figure for figure in table if figure.is_off]
    print(f"{len(off)} of {len(table)} figures are more than {LIMIT:g} standard errors away")
    return 1 if off else 0


if __name__ == "__main__":
    sys.exit(main())
