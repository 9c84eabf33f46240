"""What a solver answers, and the switch that ends its work early."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any, Generic, NamedTuple, TypeVar

from hanalab.core.errors import HanalabError
from hanalab.core.reason import Reason
from hanalab.core.shown import quoted

Action = TypeVar("Action")


class Exact(NamedTuple, Generic[Action]):
    """The value of a position in points, or the bounds it lies between when the work ended early.

    `best` is an action that reaches the value (None when there is nothing to decide, or nothing is known).
    `how` says where it comes from: "exact", "bounds" (ended early), "narrow" (an estimate by a search that
    leaves out actions) or "engine" (exact, played out by the readable rules). `note` says what was special.

    >>> Exact(5, 5, 5, None, 1, 0.0, "exact").exact
    True
    """

    value: int | None
    low: int
    high: int
    best: Action | None
    nodes: int
    seconds: float
    how: str
    note: Reason | None = None

    @property
    def exact(self) -> bool:
        """Whether the value is certain."""
        return self.low == self.high and self.how in ("exact", "engine")


class Values(NamedTuple, Generic[Action]):
    """The value in points of every legal action, in the order of the position's `actions()`.

    After a stop the list is empty and `how` is "stopped"; else `how` is as in `Exact`.
    """

    actions: tuple[Action, ...]
    values: tuple[int, ...]
    nodes: int
    seconds: float
    how: str
    note: Reason | None = None

    def of(self, action: Action) -> int:
        """The value of one action; `HanalabError` if it is not among them."""
        for listed, value in zip(self.actions, self.values, strict=True):
            if listed == action:
                return value
        raise HanalabError("solve-action", found=quoted(action))


class Stop:
    """A switch that any thread may set: solvers at work end within a few thousand nodes.

    >>> stop = Stop(); stop.set(); stop.is_set()
    True
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._is_set = False
        self._watching: dict[int, tuple[Any, int]] = {}

    def set(self) -> None:
        """End all work that watches this switch, now and later."""
        with self._lock:
            self._is_set = True
            for work, place in self._watching.values():
                work[place] = 1

    def is_set(self) -> bool:
        """Whether the work is to end."""
        return self._is_set

    @contextmanager
    def watched(self, work: Any, place: int) -> Iterator[None]:
        """While in this block, setting the switch writes 1 to `work[place]`, where a kernel looks."""
        with self._lock:
            self._watching[id(work)] = work, place
            if self._is_set:
                work[place] = 1
        try:
            yield
        finally:
            with self._lock:
                del self._watching[id(work)]
