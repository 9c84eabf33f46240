"""The protocol both games follow: a position is a value, and every move gives a new one."""

from __future__ import annotations

from typing import Protocol, Self, TypeVar

from hanalab.core.reason import Reason

Action = TypeVar("Action")


class Game(Protocol[Action]):
    """A position of a card game. Immutable: `do` gives the next position and keeps this one as `previous`."""

    @property
    def phase(self) -> str:
        """What is being decided now."""

    @property
    def player(self) -> int | None:
        """The seat that decides, or None when the game is over."""

    @property
    def previous(self) -> Self | None:
        """The position before the last action, None at the start."""

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""

    def actions(self) -> tuple[Action, ...]:
        """The legal actions now, in a fixed order."""

    def why_not(self, action: Action | str) -> Reason | None:
        """None if the action is legal, else the reason with its rule."""

    def do(self, action: Action | str) -> Self:
        """The position after the action; `IllegalAction` if it is not legal."""
