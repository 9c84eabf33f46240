"""What the positions of both games share: none can change, and each knows the line of play behind it."""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from hanalab.core.display import Shown

Event = TypeVar("Event")


class Position(Shown, Generic[Event]):
    """A position of a game. Its class keeps `previous`, and all events so far in `_events` once asked for."""

    __slots__ = ()
    previous: Self | None
    _events: tuple[Event, ...] | None

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a position cannot change: do(action) gives the next one")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("a position cannot change: do(action) gives the next one")

    @property
    def step(self) -> tuple[Event, ...]:
        """What the last action (or the deal) made happen."""
        raise NotImplementedError

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, oldest first."""
        if self._events is None:
            so_far: tuple[Event, ...] = ()
            at = self
            chain = [at]
            while at.previous is not None and at.previous._events is None:
                at = at.previous
                chain.append(at)
            if at.previous is not None:
                so_far = at.previous._events or ()
            for position in reversed(chain):
                so_far = so_far + position.step
                object.__setattr__(position, "_events", so_far)
        return self._events or ()

    def _line(self) -> list[Self]:
        """The positions of this line of play after the first, oldest first."""
        found = []
        at = self
        while at.previous is not None:
            found.append(at)
            at = at.previous
        return found[::-1]

    def root(self) -> Self:
        """The first position of this line of play."""
        at = self
        while at.previous is not None:
            at = at.previous
        return at
