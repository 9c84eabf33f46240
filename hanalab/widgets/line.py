"""Back and forth along a line of positions, each of which knows the one before it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, Self, TypeVar


class Step(Protocol):
    """A position of either game."""

    @property
    def previous(self) -> Self | None:
        """The position before the last action, None at the start."""


P = TypeVar("P", bound=Step)


def ahead(tip: P, position: P) -> list[P]:
    """The positions after `position` on the way to `tip`, nearest first; none if it is not on that way."""
    found: list[P] = []
    at: P | None = tip
    while at is not None and at is not position:
        found.append(at)
        at = at.previous
    return found[::-1] if at is not None else []


def stop_before(position: P, stops: Callable[[P], bool]) -> P | None:
    """The nearest position before this one where `stops` holds."""
    at = position.previous
    while at is not None and not stops(at):
        at = at.previous
    return at


def stop_after(tip: P, position: P, stops: Callable[[P], bool]) -> P | None:
    """The nearest position after this one where `stops` holds, else the tip; None at the tip."""
    way = ahead(tip, position)
    return next((at for at in way if stops(at)), way[-1] if way else None)


def depth(position: Step) -> int:
    """How many actions lead to a position."""
    count, at = 0, position.previous
    while at is not None:
        count, at = count + 1, at.previous
    return count


def after_actions(tip: P, number: int) -> P:
    """The position after `number` actions on the way to `tip`."""
    at, here = tip, depth(tip)
    while here > number and at.previous is not None:
        at, here = at.previous, here - 1
    return at
