"""How fast the readable Mushi engine is: whole random rounds, deals, texts and views a second on one core.

    python -m benchmarks.engine [--rounds 500] [--repeats 7]

The machine may be busy with other things, so the best of some repeats is printed beside the median.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random
from statistics import median

from benchmarks.common import at_least, machine
from hanalab.mushi import Round


def playouts(deals: list[Round]) -> None:
    """Play each deal to its score, every legal action equally likely."""
    rng = Random(1)
    for position in deals:
        while not position.is_over:
            actions = position.actions()
            position = position.do(actions[int(rng.random() * len(actions))])
        position.score()


def deal_again(deals: list[Round]) -> None:
    """Deal as many rounds."""
    for number in range(len(deals)):
        Round.deal(number)


def round_trips(deals: list[Round]) -> None:
    """Write and read each position."""
    for position in deals:
        Round.parse(str(position))


def refusals(deals: list[Round]) -> None:
    """Ask why each card of the other hand cannot be played."""
    for position in deals:
        for card in position.hands[1]:
            position.why_not(f"play {card}")


def views(deals: list[Round]) -> None:
    """What each seat may know, and what it may do."""
    for position in deals:
        for seat in (0, 1):
            position.view(seat).actions()


def rate(work: Callable[[list[Round]], None], deals: list[Round], repeats: int) -> tuple[float, float]:
    """Deals worked through a second of processor time: best and median."""
    rates = []
    for _ in range(repeats):
        start = time.process_time()
        work(deals)
        rates.append(len(deals) / (time.process_time() - start))
    return max(rates), median(rates)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser("python -m benchmarks.engine")
    parser.add_argument("--rounds", type=at_least(2), default=500)
    parser.add_argument("--repeats", type=at_least(1), default=7)
    asked = parser.parse_args()
    deals = [Round.deal(number) for number in range(asked.rounds)]
    print(machine())
    print(f"{'a second, on one core':<44}{'best':>10}{'median':>10}")
    for name, work in (
        ("random rounds, dealt before, played and scored", playouts),
        ("deals", deal_again),
        ("positions written and read", round_trips),
        ("times 8 refusals with their reason", refusals),
        ("times 2 views with their actions", views),
    ):
        best, middle = rate(work, deals, asked.repeats)
        print(f"{name:<44}{best:>10.0f}{middle:>10.0f}")


if __name__ == "__main__":
    main()
