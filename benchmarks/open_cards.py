"""How far open cards flatter a contract of Mighty: the same hands played out in four ways.

    python -m benchmarks.open_cards [--hands 1000] [--seed 1] [--exact SECONDS] [--alone]

Each hand is declared by the seat that counts most, with its best trump, and prepared by rules of thumb. Then
it is played by five steady bots, each from its own cards; by the quick rules of thumb of the solver; and with
open cards, looking at the two most promising cards each time. With `--exact`, hands that are solved in that
time are also compared with the exact value. With `--alone` no friend is called.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from benchmarks.common import at_least, cores, duration, machine, spread
from hanalab.explore import contract_play, thumb
from hanalab.mighty import Bid, FriendCall, Hand, Rules, ranked
from hanalab.mighty.state import replaced
from hanalab.solve import mighty as solver

NUMBERS = range(13, 21)
WORTH_A_BID = 13


class Outcome(NamedTuple):
    """Points of the declarer's side, 0 to 20: as played by the steady bots, quickly, with open cards, and
    exactly (None where it took too long)."""

    steady: int
    quick: int
    narrow: int
    exact: int | None


def first_lead(number: int, seed: int, rules: Rules, alone: bool = False) -> Hand | None:
    """The first lead of a hand, None where nobody counts enough to bid or the friend is still open."""
    state = Hand.deal(f"open cards {seed} {number}", 0, rules).state
    counts = [thumb.most_counted(hand, rules) for hand in state.hands]
    declarer = max(range(5), key=lambda seat: max(counts[seat].values()))
    trump = max(counts[declarer], key=lambda suit: counts[declarer][suit])
    if counts[declarer][trump] < WORTH_A_BID:
        return None
    cards = (*state.hands[declarer], *state.kitty)
    plan = contract_play.by_thumb(cards, Bid(rules.min_bid, trump), state)
    if alone:
        plan = plan._replace(friend=FriendCall("none"))
    if plan.friend.kind == "first-trick":
        return None
    return contract_play.first_lead(
        state._replace(hands=replaced(state.hands, declarer, cards)), declarer, plan
    )


def outcomes(some: range, seed: int, exact: float, alone: bool = False) -> list[Outcome]:
    """The hands of these numbers."""
    found = []
    for number in some:
        hand = first_lead(number, seed, Rules(), alone)
        if hand is None:
            continue
        quick = int(solver.playouts(hand, 1, number, "steady")[0])
        narrow = int(solver.estimate(hand).value or 0)
        solved = solver.exact(hand, seconds=exact) if exact else None
        while not hand.is_over:
            hand = hand.do(ranked(hand.view(hand.player or 0))[0].action)
        found.append(Outcome(hand.side_points, quick, narrow, solved.value if solved else None))
    return found


def line(name: str, points: Sequence[int]) -> str:
    """The mean with its standard error, and the share of hands with at least 13 to 20 points."""
    error = statistics.stdev(points) / len(points) ** 0.5
    shares = "".join(f"{100 * sum(one >= number for one in points) / len(points):5.0f}" for number in NUMBERS)
    return f"{name:<28}{statistics.mean(points):6.2f} ± {error:.2f}  {shares}"


def gap(name: str, points: Sequence[int]) -> str:
    """The mean difference with its standard error."""
    error = statistics.stdev(points) / len(points) ** 0.5
    return f"{name:<28}{statistics.mean(points):+6.2f} ± {error:.2f}"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser("python -m benchmarks.open_cards")
    parser.add_argument("--hands", type=at_least(2), default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--exact", type=duration, default=0.0, metavar="SECONDS")
    parser.add_argument("--alone", action="store_true")
    asked = parser.parse_args()
    work = partial(outcomes, seed=asked.seed, exact=asked.exact, alone=asked.alone)
    found = [one for some in spread(work, asked.hands, cores(), 50) for one in some]
    print(f"{machine()}; {len(found)} of {asked.hands} hands, those worth a bid\n")
    head = "".join(f"{number:5}" for number in NUMBERS)
    print(f"{'points of the declarer’s side':<43}{head}  (% at least)")
    print(line("five steady bots", [one.steady for one in found]))
    print(line("quick rules of thumb", [one.quick for one in found]))
    print(line("open cards, two looked at", [one.narrow for one in found]))
    print("\nover the steady bots, hand by hand")
    print(gap("quick rules of thumb", [one.quick - one.steady for one in found]))
    print(gap("open cards, two looked at", [one.narrow - one.steady for one in found]))
    off = [one.narrow - one.exact for one in found if one.exact is not None]
    if len(off) > 1:
        size = statistics.mean(map(abs, off))
        print(f"\nover the exact value in {len(off)} hands, {size:.2f} off on average")
        print(gap("open cards, two looked at", off))


if __name__ == "__main__":
    main()
