"""Statistical fingerprints: what many random games show, beside what any right engine must show."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from math import copysign, hypot, inf
from typing import Any, NamedTuple

from benchmarks.common import at_least, cores, machine, spread

#: standard errors beyond which a difference is no chance
LIMIT = 4.0


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
            f"{self.name:<52}{self.found:>10.{places + 1}f}{self.expected:>10.{places}f}"
            f"{self.error:>9.{places + 2}f}{self.z:>8.2f}{'   OFF' if self.is_off else ''}"
        )


HEADER = f"{'':<52}{'found':>10}{'expected':>10}{'s.e.':>9}{'z':>8}"


class Moments(NamedTuple):
    """Mean, variance and fourth central moment of some numbers, from the sums of their powers 1 to 4."""

    mean: float
    variance: float
    fourth: float

    @classmethod
    def of(cls, sums: Sequence[int], count: int) -> Moments:
        """The moments of `count` numbers."""
        first, second, third, fourth = (total / count for total in sums)
        return cls(
            first,
            second - first**2,
            fourth - 4 * first * third + 6 * first**2 * second - 3 * first**4,
        )

    def mean_error(self, both: float) -> float:
        """The standard error of a difference of means; `both` is 1/n + 1/m of the two counts."""
        return float((self.variance * both) ** 0.5)

    def deviation_error(self, both: float) -> float:
        """The same for standard deviations."""
        return float(((self.fourth - self.variance**2) * both) ** 0.5 / (2 * self.variance**0.5))


def figure(name: str, found: float, expected: float, error: float, decimals: int) -> Figure:
    """A figure whose reference is rounded to so many decimals."""
    return Figure(name, found, expected, hypot(error, 10**-decimals / 12**0.5), decimals)


def share(name: str, count: int, of: int, percent: float, reference: int, decimals: int) -> Figure:
    """A share in percent, beside that of `reference` other games."""
    chance = percent / 100
    error = 100 * (chance * (1 - chance) * (1 / of + 1 / reference)) ** 0.5
    return figure(f"{name}, %", 100 * count / of, percent, error, decimals)


def report(
    module: str,
    what: str,
    usual: int,
    nothing: Any,
    play: Callable[..., Any],
    figures: Callable[[Any], list[Figure]],
) -> int:
    """Play, print the table, and give 1 if a figure is off. `what` ("rounds", "hands") is an option too; a
    tally begins as `nothing` and its first part is how many were played."""
    parser = argparse.ArgumentParser(f"python -m {module}")
    parser.add_argument(f"--{what}", type=at_least(2), default=usual, dest="games")
    parser.add_argument("--processes", type=at_least(1), default=cores())
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    start = time.perf_counter()
    tally = nothing
    for part in spread(partial(play, seed=asked.seed), asked.games, asked.processes):
        tally += part
        print(f"\r{tally[0]} {what}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    seconds = time.perf_counter() - start
    table = figures(tally)
    print(f"{tally[0]} random {what}, seed {asked.seed}")
    print(f"{seconds:.0f} s with {asked.processes} processes, {machine()}")
    print(HEADER)
    print(*table, sep="\n")
    off = [one for one in table if one.is_off]
    print(f"{len(off)} of {len(table)} figures are more than {LIMIT:g} standard errors away")
    return 1 if off else 0
