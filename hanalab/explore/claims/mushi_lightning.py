"""What the Lightning is worth: to whoever ends with it, and to whom it is dealt.

Who ends with it has often played well, so that figure mixes effect and cause. Where it is dealt is chance
and nothing else: one deal is played five times with the Lightning at five places, and the differences are
its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hanalab.explore.claims.claim import Claim, Numbers, Test
from hanalab.explore.claims.finding import Measure
from hanalab.explore.claims.mushi_rounds import PLACES, mean, placed, played, share, source_of
from hanalab.mushi import LIGHTNING


def _lightning(seed: object, number: int, method: str) -> Numbers:
    """For each place the score of the dealer, and whether the dealer ended with the Lightning."""
    rounds = placed(seed, number)
    if rounds is None:
        return (None,) * (2 * len(PLACES))
    found: list[int] = []
    for place in PLACES:
        over = played(rounds[place], method, source_of(seed, number))
        found += [over.score().totals[0], int(LIGHTNING in over.piles[0])]
    return found


def _worth(results: Sequence[Numbers], method: str) -> list[Measure]:
    told = [result for result in results if result[0] is not None]
    scores = {place: [result[2 * at] for result in told] for at, place in enumerate(PLACES)}
    keeps = {place: [bool(result[2 * at + 1]) for result in told] for at, place in enumerate(PLACES)}
    ends = [
        sum([score if keeper else -score for score, keeper in zip(result[::2], result[1::2], strict=True)])
        / len(PLACES)
        for result in told
    ]  # fmt: skip
    return [
        mean(method, "ends", ends, "score"),
        mean(method, "hand", _either(scores["dealer"], scores["opponent"]), "score"),
        mean(method, "draws", _either(scores["dealer-draws"], scores["opponent-draws"]), "score"),
        mean(method, "field", scores["field"], "score"),
        share(method, "field-dealer", keeps["field"]),
    ]


def _either(dealer: Sequence[float], opponent: Sequence[float]) -> list[float]:
    """The score of the seat that has it, the two seats taken together, deal by deal."""
    return [(one - other) / 2 for one, other in zip(dealer, opponent, strict=True)]


LIGHTNING_CLAIM: Final = Claim(
    "A4.6", _lightning, _worth, (Test("hand", "above"),), ("random", "steady", "sharp", "perfect"),
    usual=100, batch=2, rules=("M27", "M35", "M44"),
)  # fmt: skip
