"""The claims about Mushi: how a round ends, what the two scores add up to, who dealing helps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hanalab.explore.claims.claim import Claim, Numbers, Test
from hanalab.explore.claims.finding import Measure
from hanalab.explore.claims.mushi_lightning import LIGHTNING_CLAIM
from hanalab.explore.claims.mushi_refusal import REFUSAL_CLAIM
from hanalab.explore.claims.mushi_rounds import (
    SEED,
    cases,
    dealt,
    house_rules,
    lightning_last,
    mean,
    mirrored,
    played,
    share,
    source_of,
    value,
)
from hanalab.mushi import Round, Rules
from hanalab.mushi.cards import DECK

BY_POLICY: Final = ("random", "steady", "perfect")
#: what lies unpaired at the end of a round: the rows of the first claim
ENDINGS: Final = ("two", "none", "lightning", "four", "other")


# -- A4.1: most rounds end with exactly two unpaired cards, one of them a willow


def ending(over: Round) -> str:
    """What was left on the field when the last card had been played (M43 to M46)."""
    left = tuple([card for event in over.step if event.kind == "leftover" for card in event.cards])
    willows = sum(card.is_plain_willow for card in left)
    others = [card for card in left if card.month != 11]
    kind = (len(left), willows, len(others))
    known = {(2, 1, 1): "two", (0, 0, 0): "none", (2, 1, 0): "lightning", (4, 1, 3): "four"}
    return known.get(kind, "other")


def _ending(seed: object, number: int, method: str) -> Numbers:
    over = played(dealt(seed, number), method, source_of(seed, number))
    return (ENDINGS.index(ending(over)),)


def _endings(results: Sequence[Numbers], method: str) -> list[Measure]:
    kinds = [int(result[0]) for result in results]
    rows = [share(method, key, [kind == at for kind in kinds]) for at, key in enumerate(ENDINGS[:-1])]
    return [*rows, cases(method, "other", [kind == len(ENDINGS) - 1 for kind in kinds])]


# -- A4.2: the two scores add to nothing


def _zero(seed: object, number: int, method: str) -> Numbers:
    source = source_of(seed, number)
    rules = house_rules(source) if method == "house" else SEED
    over = played(dealt(seed, number, rules), "random" if method == "house" else method, source)
    if over.is_void:  # dealt again on demand: no round (M13)
        return None, None, None
    first, second = over.score().totals
    missing = set(DECK) - set(over.piles[0]) - set(over.piles[1])
    return int(first + second != 0), len(missing), abs(first)


def _zeros(results: Sequence[Numbers], method: str) -> list[Measure]:
    told = [result for result in results if result[0] is not None]
    return [
        cases(method, "broken", [bool(result[0]) for result in told]),
        cases(method, "missing", [bool(result[1]) for result in told]),
        mean(method, "apart", [result[2] for result in told], "number"),
    ]


# -- A4.3: the Lightning, drawn last, sweeps exactly one willow


def _sweep(seed: object, number: int, method: str) -> Numbers:
    traditional = method == "traditional"
    rules = Rules.preset("traditional") if traditional else SEED
    position = lightning_last(seed, number, rules)
    over = played(position, "random" if traditional else method, source_of(seed, number))
    swept = next(event for event in over.step if event.kind.startswith("draw_")).cards
    return len(swept), sum(card.is_plain_willow for card in swept)


def _sweeps(results: Sequence[Numbers], method: str) -> list[Measure]:
    one = [tuple(result) == (1, 1) for result in results]
    if method == "traditional":  # another rule, about which the claim says nothing
        return [share(method, "one", one), share(method, "nothing", [result[0] == 0 for result in results])]
    return [share(method, "one", one), cases(method, "otherwise", [not each for each in one])]


# -- A4.5: dealing, and so playing first, is an advantage


def _dealer(seed: object, number: int, method: str) -> Numbers:
    position, source = dealt(seed, number), source_of(seed, number)
    return value(position, method, source), value(mirrored(position), method, source)


def _dealers(results: Sequence[Numbers], method: str) -> list[Measure]:
    scores = [score for result in results for score in result]
    return [
        mean(method, "dealer", [sum(result) / 2 for result in results], "score"),
        share(method, "ahead", [score > 0 for score in scores]),
        share(method, "behind", [score < 0 for score in scores]),
    ]


#: the usual numbers of deals take a few seconds by chance and without compiled kernels
CLAIMS: Final = (
    Claim("A4.1", _ending, _endings, (Test("two", "above", 0.5),), BY_POLICY, usual=400, batch=8,
          rules=("M40", "M43", "M44", "M45", "M46")),
    Claim("A4.2", _zero, _zeros, (Test("broken", "never"), Test("missing", "never")),
          ("random", "house", "steady", "perfect"), True, usual=400, batch=8, rules=("M47", "M49", "M50")),
    Claim("A4.3", _sweep, _sweeps, (Test("otherwise", "never"),), (*BY_POLICY, "traditional"), usual=400,
          batch=8, rules=("M39", "M40")),
    REFUSAL_CLAIM,
    Claim("A4.5", _dealer, _dealers, (Test("dealer", "above"),), ("random", "steady", "sharp", "perfect"),
          usual=400, batch=4, rules=("M9", "M59")),
    LIGHTNING_CLAIM,
)  # fmt: skip
