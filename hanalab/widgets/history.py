"""Undo and redo of any value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class History(Generic[T]):
    """A value with those before it and, after an undo, those after it. Immutable, as the values must be.

    >>> History("a").do("b").undo().now
    'a'
    """

    now: T
    before: tuple[T, ...] = ()
    after: tuple[T, ...] = ()

    def do(self, value: T) -> History[T]:
        """Go on to `value`; what was undone is forgotten. The same value again changes nothing."""
        return self if value == self.now else History(value, (*self.before, self.now))

    def swap(self, value: T) -> History[T]:
        """Put `value` in the place of the present one, as no step of its own."""
        return History(value, self.before, self.after)

    def undo(self) -> History[T]:
        """One step back, if there is one."""
        if not self.before:
            return self
        return History(self.before[-1], self.before[:-1], (self.now, *self.after))

    def redo(self) -> History[T]:
        """One step forward again, if one was undone."""
        if not self.after:
            return self
        return History(self.after[0], (*self.before, self.now), self.after[1:])
