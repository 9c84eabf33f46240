"""How well a bot plays Mighty: tables where each seat is given to one of two bots by chance.

    python -m benchmarks.bots_mighty [--hands 2000] [--bot steady] [--against random] [--rules seed]

Three times as many hands. First each seat bids and plays by its own bot; the random bot bids so much that
the other hardly ever declares. Then all bid and prepare by the bot, and each seat plays its cards by its own.
Last, the bot has all five seats. A margin is the bot's mean score a hand less that of the other, one hand
being one observation; hands in which all seats have the same bot say nothing about it.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from benchmarks.common import at_least, cores, machine, spread
from hanalab.core.shuffle import numbers
from hanalab.mighty import Hand, Rules, bot_named
from hanalab.mighty.bots import Bot

SEATS = 5


class Result(NamedTuple):
    """What happened in some hands: the bot's margins, its contracts by number, those made, the points of its
    side in them, hands thrown in."""

    hands: int
    margins: tuple[float, ...]
    bid: Counter[int]
    made: Counter[int]
    points: Counter[int]
    thrown_in: int
    seconds: float


def play(hand: Hand, bidders: Sequence[Bot], players: Sequence[Bot], source: Iterator[int]) -> Hand:
    """Play a hand out, each seat by its bot for the bidding and its bot for the cards."""
    while hand.player is not None:
        bots = players if hand.phase == "PLAY" else bidders
        hand = hand.do(bots[hand.player](hand.view(hand.player), source))
    return hand


def table(some: range, bot: str, against: str, rules: Rules, seed: int, mixed: bool, bidding: bool) -> Result:
    """Play the hands of these numbers. `mixed`: each seat has either bot; `bidding`: also for the bidding."""
    margins: list[float] = []
    bid, made, points = Counter[int](), Counter[int](), Counter[int]()
    thrown_in = 0
    start = time.perf_counter()
    for number in some:
        source = numbers(f"table {seed} {number}")
        names = [bot if not mixed or next(source) % 2 else against for _ in range(SEATS)]
        players = [bot_named(name) for name in names]
        bidders = players if bidding else [bot_named(bot)] * SEATS
        end = play(Hand.deal(f"bots {seed} {number}", number % SEATS, rules), bidders, players, source)
        score = end.score()
        own = [float(score.scores[seat]) for seat in range(SEATS) if names[seat] == bot]
        other = [float(score.scores[seat]) for seat in range(SEATS) if names[seat] != bot]
        if own and other:
            margins.append(sum(own) / len(own) - sum(other) / len(other))
        thrown_in += end.is_dead
        if end.declarer is not None and end.contract is not None and names[end.declarer] == bot:
            asked = end.contract.number
            bid[asked] += 1
            made[asked] += score.made
            points[asked] += score.points
    return Result(len(some), tuple(margins), bid, made, points, thrown_in, time.perf_counter() - start)


def gathered(parts: Iterator[Result]) -> Result:
    """All parts as one."""
    every = list(parts)
    return Result(
        sum(part.hands for part in every),
        tuple(margin for part in every for margin in part.margins),
        sum((part.bid for part in every), Counter[int]()),
        sum((part.made for part in every), Counter[int]()),
        sum((part.points for part in every), Counter[int]()),
        sum(part.thrown_in for part in every),
        sum(part.seconds for part in every),
    )


def share(count: int, of: int) -> str:
    """A share with its standard error."""
    chance = count / of if of else 0.0
    error = (chance * (1 - chance) / of) ** 0.5 if of else 0.0
    return f"{chance:.1%} ± {error:.1%}"


def main() -> None:
    """Play and print shares and margins with their standard errors."""
    parser = argparse.ArgumentParser("python -m benchmarks.bots_mighty")
    parser.add_argument("--hands", type=at_least(2), default=2_000)
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--against", default="random")
    parser.add_argument("--rules", default="seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=at_least(1), default=cores())
    asked = parser.parse_args()
    rules = Rules.parse(asked.rules)
    work = partial(table, bot=asked.bot, against=asked.against, rules=rules, seed=asked.seed)
    print(machine())
    for title, mixed, bidding in (
        (f"seats mixed of {asked.bot} and {asked.against}", True, True),
        (
            f"all bid like {asked.bot}, cards played by a mixture of {asked.bot} and {asked.against}",
            True,
            False,
        ),
        (f"{asked.bot} in every seat", False, True),
    ):
        part = partial(work, mixed=mixed, bidding=bidding)
        report(title, asked.bot, gathered(spread(part, asked.hands, asked.processes, chunk=50)))


def report(title: str, bot: str, result: Result) -> None:
    """Print what one kind of table gave."""
    print(f"\n{title}: {result.hands} hands, {result.thrown_in} thrown in")
    count = len(result.margins)
    if count > 1:
        mean = sum(result.margins) / count
        error = (sum((margin - mean) ** 2 for margin in result.margins) / (count - 1) / count) ** 0.5
        print(f"  {bot} scores {mean:+.2f} ± {error:.2f} points a hand more than the other")
    total = sum(result.bid.values())
    print(f"  {bot} declares {total} times and makes {share(sum(result.made.values()), total)} of its bids")
    for asked in sorted(result.bid):
        times = result.bid[asked]
        made, points = share(result.made[asked], times), result.points[asked] / times
        print(f"    {asked}: {times} times, made {made}, {points:.1f} points on average")
    print(f"  {1000 * result.seconds / result.hands:.0f} ms a hand on one core")


if __name__ == "__main__":
    main()
