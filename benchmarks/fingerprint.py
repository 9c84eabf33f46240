"""The statistical fingerprint of Mushi: random rounds against the shares that any right engine must show.

    python -m benchmarks.fingerprint [--rounds 400000] [--processes 2] [--seed 1]

Both seats choose every legal action with equal chance, under the rule set "seed". The references come from
800,000 rounds (end states: 900,000) of another program. Ends with 1 if a figure is more than 4 standard
errors away, where the error is that of both counts together and of the rounding of the reference.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from benchmarks.figures import Figure, Moments, figure, report, share
from hanalab.mushi import LIGHTNING, Round, Rules
from hanalab.mushi.actions import Action
from hanalab.mushi.yaku import ANY_THREE

REFERENCE_ROUNDS, REFERENCE_ENDS = 800_000, 900_000

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


def figures(tally: Tally) -> list[Figure]:
    """The table of a tally."""
    n = tally.rounds
    table = [
        share(name, tally.ends[end], n, percent, REFERENCE_ENDS, 3 if percent < 0.1 else 2)
        for end, (name, percent) in END_STATES.items()
    ]
    others = n - sum(tally.ends[end] for end in END_STATES)
    table.append(Figure("anything else left over, %", 100 * others / n, 0, 0, 2))
    score = Moments.of(tally.sums, n)
    both = 1 / n + 1 / REFERENCE_ROUNDS
    deviation, deviation_error = score.variance**0.5, score.deviation_error(both)
    table.append(figure("mean round score, dealer", score.mean, -MEAN, score.mean_error(both), 2))
    table.append(figure("standard deviation", deviation, DEVIATION, deviation_error, 1))
    table.append(share("tie", tally.ties, n, TIE, REFERENCE_ROUNDS, 2))
    for name, percents in SHARES.items():
        for who, reached, percent in zip(
            ("dealer", "opponent"), (tally.dealer, tally.opponent), percents, strict=True
        ):
            decimals = len(str(percent).partition(".")[2])
            label = f"{name.replace('_', ' ')}, {who}"
            table.append(share(label, reached[name], n, percent, REFERENCE_ROUNDS, decimals))
    return table


if __name__ == "__main__":
    sys.exit(report("benchmarks.fingerprint", "rounds", 400_000, NOTHING, play, figures))
