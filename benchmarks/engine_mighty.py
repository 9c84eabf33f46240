"""How fast the readable Mighty engine is: random hands, deals, texts and views a second on one core.

    python -m benchmarks.engine_mighty [--hands 500] [--repeats 7]

A hand is 50 random plays from the first lead to its score. The machine may be busy with other things, so the
best of some repeats is printed beside the median.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random
from statistics import median

from benchmarks.common import at_least, machine
from hanalab.mighty import Hand, ranked


def playouts(hands: list[Hand]) -> None:
    """Play each hand to its score, every legal card equally likely."""
    rng = Random(1)
    for position in hands:
        while not position.is_over:
            actions = position.actions()
            position = position.do(actions[int(rng.random() * len(actions))])
        position.score()


def deals(hands: list[Hand]) -> None:
    """Deal as many hands."""
    for number in range(len(hands)):
        Hand.deal(number)


def round_trips(hands: list[Hand]) -> None:
    """Write and read each position."""
    for position in hands:
        Hand.parse(str(position))


def refusals(hands: list[Hand]) -> None:
    """Ask why each card of the next player cannot be led."""
    for position in hands:
        for card in position.hands[1]:
            position.why_not(f"play {card}")


def views(hands: list[Hand]) -> None:
    """What each seat may know, and what it may do."""
    for position in hands:
        for seat in range(5):
            position.view(seat).actions()


def advice(hands: list[Hand]) -> None:
    """The steady bot's opinion of every lead."""
    for position in hands:
        ranked(position.view(0))


def rate(work: Callable[[list[Hand]], None], hands: list[Hand], repeats: int) -> tuple[float, float]:
    """Hands worked through a second of processor time: best and median."""
    rates = []
    for _ in range(repeats):
        start = time.process_time()
        work(hands)
        rates.append(len(hands) / (time.process_time() - start))
    return max(rates), median(rates)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser("python -m benchmarks.engine_mighty")
    parser.add_argument("--hands", type=at_least(2), default=500)
    parser.add_argument("--repeats", type=at_least(1), default=7)
    asked = parser.parse_args()
    hands = [
        Hand.at_play(dealt.hands, 0, "13H", "SA", "C2", dealt.kitty)
        for dealt in (Hand.deal(number) for number in range(asked.hands))
    ]
    print(machine())
    print(f"{'a second, on one core':<52}{'best':>10}{'median':>10}")
    for name, work in (
        ("random hands of 50 plays, dealt before, and scored", playouts),
        ("deals", deals),
        ("positions written and read", round_trips),
        ("times 10 refusals with their reason", refusals),
        ("times 5 views with their actions", views),
        ("opinions of the steady bot on ten leads", advice),
    ):
        best, middle = rate(work, hands, asked.repeats)
        print(f"{name:<52}{best:>10.0f}{middle:>10.0f}")


if __name__ == "__main__":
    main()
