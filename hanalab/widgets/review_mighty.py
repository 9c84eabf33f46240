"""The play of a finished hand of Mighty reviewed: what each side would have won after each trick."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from hanalab.mighty import Hand
from hanalab.mighty.tricks import TRICKS
from hanalab.solve.answer import Stop
from hanalab.widgets.review_model import Move, Review, Tell, Turn, steps

Solve = Callable[..., Any]
"""Gives an answer with `.value` (points of the declarer's side, 0 to 20), `.best` and `.exact`."""
POINTS: Final = 20
#: up to so many cards in a hand the value is exact (without compiled kernels, fewer)
EXACT: Final = 7
EXACT_PLAIN: Final = 4
#: seconds after which an estimate has to do
PATIENCE: Final = 3.0


def review(tip: Hand, seat: int, tell: Tell, stop: Stop, solve: Solve | None = None) -> Review:
    """The review of the line that led to `tip`, for `seat`, in points of its side.

    All cards are open in it. While hands are still large the values are estimates (`Turn.exact` is False):
    nothing but an exact search is certain, and that would take minutes. The tricks are worked out from the
    last to the first.
    """
    judge = _Judge(solve or _solver(), seat, tip, stop)
    groups: list[list[tuple[Hand, Any, Hand]]] = []
    for before, action, after in steps(tip):
        if before.phase == "PLAY":
            if not before.trick or not groups:
                groups.append([])
            groups[-1].append((before, action, after))
    first = groups[0][0][0].number if groups else 1
    so_far = Review("mighty", seat, tip, (), TRICKS, None, first)
    for group in reversed(groups):
        turn = _trick(judge, group)
        if turn is None:
            return so_far
        turns = (turn, *so_far.turns)
        start = turn.value - turn.change if len(turns) == len(groups) else None
        so_far = so_far._replace(turns=turns, start=start)
        tell(so_far)
    return so_far._replace(done=True)


def _trick(judge: _Judge, group: list[tuple[Hand, Any, Hand]]) -> Turn | None:
    moves: list[Move] = []
    exact = True
    for before, action, after in group:
        start, end = judge.value(before), judge.value(after)
        if start is None or end is None:
            return None
        # What a choice gave up can be told only where both values come from the same kind of search.
        alike = start[1] == end[1]
        exact = exact and start[1] and end[1]
        change = float(end[0] - start[0])
        better = judge.best(before) if change and alike else None
        player: int = before.player  # type: ignore[assignment]
        moves.append(Move(before, player, action, change, better))
    last = group[-1][2]
    value = judge.value(last)
    if value is None:
        return None
    winner = last.tricks[-1].winner if last.tricks else moves[-1].seat
    return Turn(group[0][0].number, winner, last, float(value[0]), tuple(moves), exact=exact)


class _Judge:
    """Values for the side of one seat, each asked for once, and whether they are exact."""

    def __init__(self, solve: Solve, seat: int, tip: Hand, stop: Stop) -> None:
        self._solve = solve
        self._stop = stop
        self._declares = seat in (tip.declarer, tip.friend)
        self._known: dict[int, tuple[Hand, Any]] = {}

    def value(self, position: Hand) -> tuple[int, bool] | None:
        """Points of the side, and whether they are certain; None once stopped."""
        if position.is_over:
            return self._own(position.side_points), True
        answer = self._answer(position)
        return None if answer is None else (self._own(answer.value), bool(answer.exact))

    def best(self, position: Hand) -> Any:
        """An action that keeps the value."""
        answer = self._answer(position)
        return None if answer is None else answer.best

    def _own(self, points: int) -> int:
        return points if self._declares else POINTS - points

    def _answer(self, position: Hand) -> Any:
        if id(position) not in self._known:
            if self._stop.is_set():
                return None
            answer = self._solve(position, stop=self._stop)
            if answer.value is None or (self._stop.is_set() and not answer.exact):
                return None
            self._known[id(position)] = position, answer
        return self._known[id(position)][1]


def _solver() -> Solve:
    solver = import_module("hanalab.solve.mighty")
    limit = EXACT if import_module("hanalab.solve.machine").COMPILED else EXACT_PLAIN

    def solve(position: Hand, stop: Stop) -> Any:
        if max(map(len, position.hands)) <= limit:
            answer = solver.exact(position, seconds=PATIENCE, stop=stop)
            if answer.exact or stop.is_set():
                return answer
        found = solver.estimate(position)
        return found if found.value is not None else _played_out(solver, position, found)

    return solve


def _played_out(solver: Any, position: Hand, found: Any) -> Any:
    """An estimate where a search knows bounds only, as while the last trick is to decide who the friend is
    (K48). It is too coarse to name a better card."""
    points, _ = solver.played_out(position)
    return found._replace(value=points, best=None)
