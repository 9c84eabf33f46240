"""A decision with hidden cards: what is asked, and the advice made from the results of the deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from hanalab.core.reason import Reason
from hanalab.explore.advice import CLEAR, Advice, Row, Step
from hanalab.explore.answer import Effort
from hanalab.explore.statistics import difference_of, effective_number, is_clear, mean_of, ranking
from hanalab.solve.answer import Stop


@dataclass(frozen=True, slots=True)
class Move:
    """A whole move: an action, in Mushi with the choice of capture that goes with it, and what it takes."""

    action: Any
    then: Any = None
    takes: tuple[Any, ...] = ()
    stays: bool = False
    note: Reason | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """One deal: the worth of every move to the seat, whether its goal was reached with it (None where there
    is no goal), and the weight of the deal."""

    worths: tuple[float, ...]
    goals: tuple[bool, ...] | None = None
    weight: float = 1.0


class Question(Protocol):
    """A decision to be worked out deal by deal."""

    @property
    def game(self) -> str: ...
    @property
    def seat(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def unit(self) -> str: ...
    @property
    def moves(self) -> tuple[Move, ...]: ...
    @property
    def batch(self) -> int: ...
    def world(self, number: int, stop: Stop | None) -> Any: ...


def columns_of(results: Sequence[Result]) -> list[tuple[float, ...]]:
    """By move, its worth in each deal."""
    return list(zip(*[one.worths for one in results], strict=True))


def clear(results: Sequence[Result]) -> bool:
    """Whether more deals would hardly change what is best."""
    if any(one.weight != 1.0 for one in results):
        return False
    return is_clear(columns_of(results), CLEAR)


def advice_of(
    question: Question,
    results: Sequence[Result],
    effort: Effort,
    because: Reason | None = None,
    line: tuple[Step, ...] = (),
) -> Advice:
    """The advice that these deals give."""
    columns = columns_of(results)
    weights = [one.weight for one in results]
    plain = all(weight == weights[0] for weight in weights)
    weighing = None if plain else weights
    if not plain:
        effort = replace(effort, effective=effective_number(weights))
    order = ranking(columns, weighing)
    best = columns[order[0]]
    is_open = effort.stopped == "all"
    goals = None if any(one.goals is None for one in results) else [one.goals or () for one in results]
    rows = []
    for place in order:
        move, column = question.moves[place], columns[place]
        mean, error = mean_of(column, weighing)
        lead, lead_error = difference_of(column, best, weighing)
        share = None
        if goals is not None:
            share = mean_of([float(one[place]) for one in goals], weighing).mean
        if place == order[0] or is_open:
            lead_error = 0.0
        rows.append(
            Row(
                move.action, mean, 0.0 if is_open else error, len(results), min(0.0, lead), lead_error,
                move.then, move.takes, move.stays, share, move.note,
            )
        )  # fmt: skip
    first: dict[Any, Row] = {}
    for row in rows:
        first.setdefault(row.action, row)
    return Advice(
        game=question.game, seat=question.seat, phase=question.phase, unit=question.unit,
        rows=tuple(first.values()), moves=tuple(rows), effort=effort, because=because, line=line,
        per_world=tuple(columns[place] for place in order), weights=() if plain else tuple(weights),
    )  # fmt: skip
