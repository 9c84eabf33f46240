"""Advice made by hand for tests: what the solvers would say, without them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hanalab.explore import Advice, Effort, Row


def advice(
    rows: Sequence[tuple[Any, float, float]],
    *,
    game: str = "mushi",
    unit: str = "round",
    worlds: int = 100,
    opened: bool = False,
    moves: Sequence[Row] = (),
) -> Advice:
    """Advice with rows of (action, mean, error of the difference to the best), best first."""
    best = rows[0][1]
    made = tuple(
        Row(action, mean, 0.0 if opened else 0.8, worlds, mean - best, error, takes=(), stays=not moves)
        for action, mean, error in rows
    )
    effort = Effort(
        method="exact", worlds=1 if opened else worlds, wanted=worlds, seconds=0.1,
        stopped="all" if opened else "",
    )  # fmt: skip
    return Advice(
        game=game, seat=0, phase="", unit=unit, rows=made, effort=effort, moves=tuple(moves) or made
    )


def spread(known: Any, step: float = 0.5, *, game: str, unit: str) -> Advice:
    """Advice in which the first legal action is best and each further one a little worse."""
    return advice(
        [(action, 6.0 - step * place, 0.1 if place else 0.0) for place, action in enumerate(known.actions())],
        game=game, unit=unit, opened=not hasattr(known, "seat"),
    )  # fmt: skip
