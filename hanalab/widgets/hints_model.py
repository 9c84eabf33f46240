"""What a table knows beyond the game: advice by position, what moves cost, the review. All values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

from hanalab.explore.words import TINY
from hanalab.widgets.review_model import Review

#: of how many positions advice is kept
KEPT = 80
Busy = Literal["", "hint", "costs", "review"]


class Known(NamedTuple):
    """Advice for whoever decides in a position: by their view, or with all cards `opened`. `advice` is None
    where none could be had."""

    position: Any
    opened: bool
    advice: Any


class Study(NamedTuple):
    """`known` is all advice so far, newest last; `growing` one still being worked out. `costs` says that the
    cost of moves is shown, `review` is the review of a finished line, `open` that it is on show, `turn` the
    turn looked at in it. `busy` is what is being worked out, `preparing` that the solver comes first,
    `halted` that the reader has stopped it."""

    known: tuple[Known, ...] = ()
    growing: Known | None = None
    costs: bool = False
    review: Review | None = None
    open: bool = False
    turn: int | None = None
    busy: Busy = ""
    preparing: bool = False
    halted: bool = False

    def of(self, position: Any, opened: bool = False) -> Known | None:
        """The finished advice for a position."""
        return _find(self.known, position, opened)

    def so_far(self, position: Any, opened: bool = False) -> Any:
        """The advice for a position, finished or growing; None if there is none."""
        given = [self.growing] if self.growing is not None else []
        found = self.of(position, opened) or _find(given, position, opened)
        return None if found is None else found.advice

    def with_known(self, known: Known) -> Study:
        """With another finished advice; the oldest of very many are forgotten."""
        return self._replace(known=(*self.known[1 - KEPT :], known), growing=None)


def _find(some: Iterable[Known], position: Any, opened: bool) -> Known | None:
    return next((one for one in some if one.position is position and one.opened == opened), None)


#: what an advice rests on: sampled deals, exact play with all cards open, or an estimate with all cards open
Kind = Literal["deals", "open", "estimate"]


def kind_of(advice: Any) -> Kind:
    """What an advice rests on."""
    if advice.effort.stopped != "all":
        return "deals"
    return "open" if advice.effort.method.endswith("exact") else "estimate"


class Cost(NamedTuple):
    """What a person's decision gave up against the best: `lost` points (0 or more) with a standard `error`,
    out of `worlds` deals that agree with what they could know, or with all cards open (`kind`); `best` is the
    row of the best, `row` that of the choice.
    """

    number: int
    position: Any
    seat: int
    row: Any
    best: Any
    worlds: int
    kind: Kind = "deals"

    @property
    def lost(self) -> float:
        """How many points the choice is behind the best, 0 or more."""
        return max(0.0, -float(self.row.difference))

    @property
    def error(self) -> float:
        """One standard error of it."""
        return float(self.row.difference_error)

    @property
    def is_best(self) -> bool:
        """Whether nothing is better."""
        return self.lost == 0

    @property
    def is_tiny(self) -> bool:
        """Whether it is behind the best by too little to speak of."""
        return self.lost < TINY

    @property
    def is_level(self) -> bool:
        """Whether it cannot be told from the best, or hardly differs from it."""
        return bool(self.row.is_level) or self.is_tiny
