"""The review of a finished round or hand: what it was worth after each turn, and what moved it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from hanalab.solve.answer import Stop

#: from this many points on, a change is worth speaking of
NOTABLE = 0.5


class Move(NamedTuple):
    """A decision: the position before, who decided what, and by how many points it changed the value for the
    seat of the review, with open hands. `better` is the best action (None: this one), `error` the standard
    error of the change (0: it is certain)."""

    position: Any
    seat: int
    action: Any
    change: float
    better: Any = None
    error: float = 0


class Turn(NamedTuple):
    """A turn of Mushi or a trick of Mighty, seen from the seat of the review.

    `seat` is whose turn it was (the winner of the trick), `after` the position after it, `value` what it was
    worth then. `luck` is what the draw brought against the average of the cards that could have come, with
    its standard error. `exact` is False where a value is an estimate.
    """

    number: int
    seat: int
    after: Any
    value: float
    moves: tuple[Move, ...]
    luck: float = 0
    luck_error: float = 0
    exact: bool = True

    @property
    def choice(self) -> float:
        """What the decisions changed, in points."""
        return sum(move.change for move in self.moves)

    @property
    def change(self) -> float:
        """What the whole turn changed, in points."""
        return self.luck + self.choice

    @property
    def by_luck(self) -> bool:
        """Whether luck moved the value more than the decisions did."""
        return abs(self.luck) > max(NOTABLE, abs(self.choice), 2 * self.luck_error)

    @property
    def choice_error(self) -> float:
        """The standard error of what the decisions changed."""
        return math.hypot(*(move.error for move in self.moves))

    @property
    def main(self) -> Move | None:
        """The decision that changed most, if any changed anything worth speaking of."""
        top = max(self.moves, key=lambda move: abs(move.change), default=None)
        return top if top is not None and abs(top.change) >= max(NOTABLE, 2 * top.error) else None


class Review(NamedTuple):
    """All turns known so far, oldest first; `start` is the value before the first (None: not yet known).

    `tip` is the finished position, `length` the number of turns on the axis, `first` the number of the first
    turn there is; `worlds` the number of orders of the stock the values rest on (0: none are hidden)."""

    game: str
    seat: int
    tip: Any
    turns: tuple[Turn, ...]
    length: int
    start: float | None = None
    first: int = 1
    done: bool = False
    worlds: int = 0

    @property
    def turning(self) -> Turn | None:
        """The turn that changed most; estimates count only where they say more than they may err."""
        sure = [turn for turn in self.turns if turn.exact or abs(turn.change) >= 3]
        top = max(sure, key=lambda turn: abs(turn.change), default=None)
        return top if top is not None and abs(top.change) >= NOTABLE else None

    @property
    def exact(self) -> bool:
        """Whether all its values are certain."""
        return all(turn.exact for turn in self.turns)

    def turn(self, number: int | None) -> Turn | None:
        """The turn of this number."""
        return next((turn for turn in self.turns if turn.number == number), None)


Tell = Callable[[Review], None]


def stopped(review: Review, stop: Stop) -> bool:
    """Whether the work is to end here."""
    return stop.is_set() and not review.done


def steps(tip: Any) -> Iterator[tuple[Any, Any, Any]]:
    """The position before each action, the action, and the position after it, oldest first."""
    chain = [tip]
    while chain[-1].previous is not None:
        chain.append(chain[-1].previous)
    chain.reverse()
    return zip(chain[:-1], tip.path(), chain[1:], strict=True)
