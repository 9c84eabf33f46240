"""What the set-up of both games has in common: places for cards, and a few things to choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, Self

from hanalab.core.errors import HanalabError
from hanalab.core.reason import Reason
from hanalab.widgets.explorer_model import Game, Inquiry

Cards = tuple[Any, ...]


class Zone(NamedTuple):
    """A place of cards: those known in it, how many are unknown, and whether its size can be changed."""

    key: str
    cards: Cards
    unknown: int = 0
    sized: bool = False


class Choice(NamedTuple):
    """Something to choose: the values by their texts in the act, and the present one."""

    key: str
    values: tuple[str, ...]
    now: str


class Draft(Protocol):
    """A position being put together; every step gives a new one."""

    @property
    def game(self) -> Game: ...

    @property
    def zone(self) -> str:
        """Where a pressed card goes."""

    @property
    def seat(self) -> int: ...

    @property
    def open(self) -> bool: ...

    @property
    def rules(self) -> Any: ...

    def zones(self) -> tuple[Zone, ...]:
        """The places of this stage."""

    def choices(self) -> tuple[Choice, ...]:
        """What else can be chosen."""

    def place_of(self, card: Any) -> str | None:
        """The place a card lies in."""

    def put(self, code: str) -> Self:
        """Put a card into the place that is chosen, or back if it lies there."""

    def into(self, zone: str) -> Self:
        """Choose the place that pressed cards go to."""

    def resized(self, zone: str, by: int) -> Self:
        """More or fewer cards in a place."""

    def chosen(self, key: str, value: str) -> Self:
        """Choose a value."""

    def cleared(self) -> Self:
        """Nothing placed."""

    def text(self) -> str:
        """The position's text, sound or not."""

    def defects(self) -> tuple[Reason, ...]:
        """All that is wrong with it."""

    def inquiry(self) -> Inquiry:
        """The finished position; `SetupError` lists all that is wrong."""


def one_of(value: str, allowed: Sequence[str]) -> str:
    """The value itself; `HanalabError` if it is not allowed."""
    if value not in allowed:
        raise HanalabError("explorer-choice", value=value, allowed=", ".join(allowed))
    return value


def written(cards: Cards, unknown: int = 0) -> str:
    """Cards as the notation writes them.

    >>> written((), 8), written(())
    ('?8', '-')
    """
    words = [card.code for card in cards] + ([f"?{unknown}"] if unknown else [])
    return " ".join(words) or "-"
