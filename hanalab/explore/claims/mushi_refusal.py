"""Whether it can be right to refuse a match: to play a card that takes nothing while another would take.

A decision counts when the seat holds both a card that takes something and one that takes nothing (M17). With
open cards the values are exact. With hidden cards the best card of either kind is chosen on some deals that
agree with what the seat has seen, and the difference is measured on others: so the best of many is not
flattered by its luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from hanalab.core.given import pick
from hanalab.explore.claims.claim import Claim, Numbers, Test
from hanalab.explore.claims.finding import Measure
from hanalab.explore.claims.mushi_rounds import PLAYERS, dealt, mean, share, source_of
from hanalab.explore.knowledge import knowledge_of
from hanalab.explore.mushi_play import after, moves_of
from hanalab.explore.sampling import world
from hanalab.mushi import Round

#: with two cards or more in hand there may be a choice: the last turns are left out
LAST_TURN: Final = 14
#: turns by which the decisions are told apart
STAGES: Final = ((1, 4), (5, 9), (10, 14))
#: deals on which the cards are chosen, and others on which the difference is measured
CHOOSING: Final = 24
MEASURING: Final = 48
#: rounds played out from each of the latter
PLAYOUTS: Final = 8
#: hidden cards: from this turn on (before, a deal takes long)
FIRST_HIDDEN: Final = 3


def decision(seed: object, number: int, first: int = 1) -> Round | None:
    """A position in which a match may be refused, at a turn drawn at random of a round between steady bots;
    None where that turn offers no such choice."""
    source = source_of(seed, number)
    turn = first + pick(source, LAST_TURN - first + 1)
    position = dealt(seed, number)
    while position.turn < turn or position.phase != "HAND":
        position = position.do(PLAYERS["steady"](position, source))
    stays = [move.stays for move in moves_of(position)]
    return position if any(stays) and not all(stays) else None


def _refusal(seed: object, number: int, method: str) -> Numbers:
    position = decision(seed, number, FIRST_HIDDEN if method == "hidden" else 1)
    if position is None:
        return None, None, None
    return _hidden(position, source_of(seed, number, "deals")) if method == "hidden" else _open(position)


def _open(position: Round) -> tuple[int, float, None]:
    """The turn, and by how much the best refusal beats the best match (below 0: is beaten)."""
    worths = _worths(position)
    take, refuse = _best_of_both(position, worths)
    return position.turn, worths[refuse] - worths[take], None


def _hidden(position: Round, source: Iterator[int]) -> tuple[int, float | None, float | None]:
    """The turn, and where the deals advise to refuse, what that gains on other deals: played on with open
    cards, and played on by quick steady play. 0 where they advise to take."""
    seat: int = position.player  # type: ignore[assignment]
    known, seed = knowledge_of(position.view(seat)), next(source)
    worlds = [world(known, seed, at) for at in range(CHOOSING + MEASURING)]
    chosen = [_worths(each) for each in worlds[:CHOOSING]]
    sums = [sum(column) for column in zip(*chosen, strict=True)]
    take, refuse = _best_of_both(position, sums)
    if sums[refuse] <= sums[take]:
        return position.turn, None, None
    gain = quick = 0.0
    for at, each in enumerate(worlds[CHOOSING:]):
        worths = _worths(each)
        gain += worths[refuse] - worths[take]
        quick += _played_out(each, refuse, at) - _played_out(each, take, at)
    return position.turn, gain / MEASURING, quick / MEASURING


def _worths(position: Round) -> list[int]:
    """The exact worth of each of `moves_of` to the seat that moves."""
    from hanalab.solve.mushi import move_values

    sign = 1 if position.player == 0 else -1
    return [sign * value for value in move_values(position).values]


def _best_of_both(position: Round, worths: Sequence[float]) -> tuple[int, int]:
    """The places of the best move that takes and of the best that does not."""
    moves = moves_of(position)
    places = sorted(range(len(moves)), key=lambda place: -worths[place])
    take = next(place for place in places if not moves[place].stays)
    return take, next(place for place in places if moves[place].stays)


def _played_out(position: Round, place: int, number: int) -> float:
    from hanalab.solve.mushi import playouts

    seat: Any = position.player
    scores = playouts(after(position, moves_of(position)[place]), PLAYOUTS, number, "steady")
    return float(sum(map(int, scores))) / PLAYOUTS * (1 if seat == 0 else -1)


def _refusals(results: Sequence[Numbers], method: str) -> list[Measure]:
    told = [result for result in results if result[0] is not None]
    if method == "hidden":
        return _advised(told, method)
    gains = [result[1] for result in told]
    rows = [
        share(method, "better", [gain > 0 for gain in gains]),
        share(method, "level", [gain == 0 for gain in gains]),
        mean(method, "gain", [gain for gain in gains if gain > 0], "score"),
        mean(method, "cost", [gain for gain in gains if gain <= 0], "score"),
    ]
    for first, last in STAGES:
        here = [result[1] > 0 for result in told if first <= result[0] <= last]
        rows.append(share(method, "stage", here, f"{first}–{last}"))
    return rows


def _advised(told: Sequence[Numbers], method: str) -> list[Measure]:
    refused = [result for result in told if result[1] is not None]
    return [
        share(method, "better", [result[1] is not None for result in told]),
        mean(method, "gain", [result[1] for result in refused], "score"),
        mean(method, "quick", [result[2] for result in refused], "score"),
        mean(method, "allowed", [result[1] or 0.0 for result in told], "score"),
    ]


#: both must hold by either way of looking: there are such decisions, and refusing gains there
REFUSAL_CLAIM: Final = Claim(
    "A4.4", _refusal, _refusals, (Test("better", "above"), Test("gain", "above")), ("open", "hidden"), True,
    usual=30, batch=4, rules=("M17",),
)  # fmt: skip
