"""How well a bot plays: many rounds against another, every deal played twice with the seats changed.

    python -m benchmarks.bots [--rounds 4000] [--bot steady] [--against random] [--rules seed]
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from benchmarks.common import at_least, cores, machine, spread
from hanalab.core.shuffle import numbers
from hanalab.mushi import Round, Rules, bot_named
from hanalab.mushi.bots import Bot


class Result(NamedTuple):
    """Scores of the bot, in points a round; a pair of rounds on one deal counts as one observation."""

    scores: tuple[int, ...]
    wins: int
    losses: int
    seconds: float


def play(position: Round, bots: tuple[Bot, Bot], source: Iterator[int]) -> Round:
    """Play a round out, each seat by its bot."""
    while position.player is not None:
        action = bots[position.player](position.view(position.player), source)
        position = position.do(action)
    return position


def duel(pairs: range, bot: str, against: str, rules: Rules, seed: int) -> Result:
    """Play pairs of rounds: the same deal, with the bot in either seat."""
    scores: list[int] = []
    wins = losses = 0
    start = time.perf_counter()
    for number in pairs:
        deal = Round.deal(f"bots {seed} {number}", number % 2, rules)
        source = numbers(f"choices {seed} {number}")
        both = 0
        for seat in (0, 1):
            own, other = bot_named(bot), bot_named(against)
            end = play(deal, (own, other) if seat == 0 else (other, own), source)
            score = end.score().totals[seat]
            both += score
            wins += score > 0
            losses += score < 0
        scores.append(both)
    return Result(tuple(scores), wins, losses, time.perf_counter() - start)


def main() -> None:
    """Play and print the mean score with its standard error."""
    parser = argparse.ArgumentParser("python -m benchmarks.bots")
    parser.add_argument("--rounds", type=at_least(4), default=4_000)
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--against", default="random")
    parser.add_argument("--rules", default="seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=at_least(1), default=cores())
    asked = parser.parse_args()
    work = partial(
        duel, bot=asked.bot, against=asked.against, rules=Rules.parse(asked.rules), seed=asked.seed
    )
    parts = list(spread(work, asked.rounds // 2, asked.processes, chunk=50))
    scores = [score / 2 for part in parts for score in part.scores]
    rounds = 2 * len(scores)
    mean = sum(scores) / len(scores)
    error = (sum((score - mean) ** 2 for score in scores) / (len(scores) - 1) / len(scores)) ** 0.5
    wins, losses = sum(part.wins for part in parts), sum(part.losses for part in parts)
    seconds = sum(part.seconds for part in parts)
    print(machine())
    print(f"{asked.bot} against {asked.against}, rules {asked.rules}: {rounds} rounds")
    print(f"mean score a round {mean:+.2f} ± {error:.2f} points (standard error)")
    level = rounds - wins - losses
    print(f"won {wins / rounds:.1%}, lost {losses / rounds:.1%}, level {level / rounds:.1%}")
    print(f"{1000 * seconds / rounds:.1f} ms a round on one core")


if __name__ == "__main__":
    main()
