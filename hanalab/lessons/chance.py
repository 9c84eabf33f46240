"""Chance for exercises: the same seed gives the same exercise everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from hanalab.core.shuffle import numbers, shuffled, spelled
from hanalab.mushi.cards import DECK, MONTHS, Card

T = TypeVar("T")


class Chance:
    """Random choices from a seed (any value with a stable `str`).

    >>> Chance("a").below(6) == Chance("a").below(6)
    True
    """

    def __init__(self, *seed: object) -> None:
        self.numbers = numbers(":".join(map(spelled, seed)))

    def below(self, count: int) -> int:
        """A whole number from 0 up to, but not including, `count`."""
        return next(self.numbers) % count

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def mixed(self, items: Iterable[T]) -> list[T]:
        """All items in random order."""
        return shuffled(items, self.numbers)

    def some(self, items: Iterable[T], count: int) -> list[T]:
        """`count` different items in random order (all of them if there are fewer)."""
        return self.mixed(items)[:count]

    def month(self, *without: int) -> int:
        """A month other than those."""
        return self.pick([month for month in MONTHS if month not in without])

    def cards(
        self, count: int, *, months: Iterable[int] = MONTHS, without: Iterable[Card] = ()
    ) -> list[Card]:
        """`count` different cards of these months, none of `without` among them."""
        gone, among = set(without), set(months)
        return self.some((card for card in DECK if card.month in among and card not in gone), count)

    def scattered(self, count: int, *without: int) -> list[Card]:
        """`count` cards of as many different months, other than those in `without`."""
        months = self.some((month for month in MONTHS if month not in without), count)
        return [self.pick(of_month(month)) for month in months]


def of_month(month: int) -> list[Card]:
    """The four cards of a month; for willow the three plain ones, which match each other (M28).

    >>> [str(card) for card in of_month(11)]
    ['11B', '11A', '11R']
    """
    return [card for card in DECK if card.month == month and not card.is_lightning]
