"""How well the sharp bot plays: sharp, steady and random in one table, every deal played with seats changed.

    python -m benchmarks.bots_sharp [--rounds 40] [--hands 20] [--samples 48] [--seconds 0.8]

Mushi: each pair of bots plays every deal twice, each in either seat. Mighty: each deal is played twice by a
mixed table, the second time with all seats changed to the other bot. A margin is the mean score of the first
bot less that of the second; the two rounds on one deal are one observation.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import Any

from benchmarks.common import at_least, cores, duration, machine, spread
from hanalab import mighty, mushi
from hanalab.core.shuffle import numbers
from hanalab.explore.bots import bot_named, sharp_bot
from hanalab.explore.statistics import mean_of

PAIRS = tuple(combinations(("sharp", "steady", "random"), 2))


def made(game: str, name: str, samples: int | None, seconds: float | None) -> Any:
    """A bot by its name; the sharp one with its limits."""
    return sharp_bot(game, samples, seconds) if name == "sharp" else bot_named(game, name)


def played(position: Any, bots: list[Any], source: Iterator[int]) -> Any:
    """A position played out, each seat by its bot."""
    while position.player is not None:
        position = position.do(bots[position.player](position.view(position.player), source))
    return position


def margins(
    deals: range, game: str, pair: tuple[str, str], samples: int | None, seconds: float | None, seed: int
) -> tuple[list[float], float]:
    """The margin of the first bot over the second on each deal, and the seconds it all took."""
    start = time.perf_counter()
    first, second = (made(game, name, samples, seconds) for name in pair)
    found = []
    for number in deals:
        both = 0.0
        for turned in (False, True):
            source = numbers(f"sharp {seed} {number} {turned}")
            if game == "mushi":
                firsts = [turned, not turned]
                deal: Any = mushi.Round.deal(f"sharp {seed} {number}", number % 2)
            else:
                order = numbers(f"seats {seed} {number}")
                at = [next(order) % 5 for _ in range(5)]
                firsts = [(place in (at[0], (at[0] + 1 + at[1] % 4) % 5)) != turned for place in range(5)]
                deal = mighty.Hand.deal(f"sharp {seed} {number}", number % 5)
            end = played(deal, [first if own else second for own in firsts], source)
            scores = end.score().totals if game == "mushi" else end.score().scores
            own = [float(score) for score, is_first in zip(scores, firsts, strict=True) if is_first]
            other = [float(score) for score, is_first in zip(scores, firsts, strict=True) if not is_first]
            if game == "mushi":
                both += own[0]
            else:
                both += sum(own) / len(own) - sum(other) / len(other)
        found.append(both / 2)
    return found, time.perf_counter() - start


def main() -> None:
    """Play and print one table."""
    parser = argparse.ArgumentParser("python -m benchmarks.bots_sharp")
    parser.add_argument(
        "--rounds", type=at_least(0), default=40, help="deals of Mushi a pair, each played twice"
    )  # fmt: skip
    parser.add_argument(
        "--hands", type=at_least(0), default=20, help="deals of Mighty a pair, each played twice"
    )  # fmt: skip
    parser.add_argument("--samples", type=at_least(1), help="deals the sharp bot looks at for a move")
    parser.add_argument("--seconds", type=duration, default=None, help="its time for a move")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=at_least(1), default=cores())
    asked = parser.parse_args()
    print(machine())
    print(f"{'':8}{'':20}{'points a round':>18}{'deals':>8}{'s a round':>11}")
    for game, deals in (("mushi", asked.rounds), ("mighty", asked.hands)):
        for pair in PAIRS:
            work = partial(
                margins, game=game, pair=pair, samples=asked.samples, seconds=asked.seconds, seed=asked.seed
            )
            parts = list(spread(work, deals, asked.processes, chunk=4))
            found = [one for some, _ in parts for one in some]
            if not found:
                continue
            mean, error = mean_of(found)
            seconds = sum(took for _, took in parts) / (2 * len(found))
            versus = f"{pair[0]} - {pair[1]}"
            print(f"{game:8}{versus:20}{f'{mean:+.2f} ± {error:.2f}':>18}{len(found):>8}{seconds:>11.2f}")


if __name__ == "__main__":
    main()
