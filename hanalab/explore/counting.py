"""Dealing cards to places at random, every allowed deal equally likely.

Each card may go to some of the places only, and each place takes a fixed number of cards. Cards that may go
to the same places form a class; how many deals there are for every split of the classes is counted exactly,
and the splits are drawn by these counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import comb
from typing import Generic, TypeVar

from hanalab.core.shuffle import shuffled

C = TypeVar("C")
Sizes = tuple[int, ...]


class Deals(Generic[C]):
    """All ways to put `cards` into places of the given sizes, `allowed` naming the places of each card.

    >>> deals = Deals({"a": (0,), "b": (0, 1), "c": (0, 1)}, (2, 1))
    >>> deals.count
    2
    """

    def __init__(self, allowed: Mapping[C, Sequence[int]], sizes: Sequence[int]) -> None:
        classes: dict[tuple[int, ...], list[C]] = {}
        for card, places in allowed.items():
            classes.setdefault(tuple(sorted(set(places))), []).append(card)
        # The class with most ways to be split comes last: what is left over is all its own.
        order = sorted(classes, key=lambda places: comb(len(classes[places]) + len(places), len(places)))
        self.places = order
        self.cards = [classes[places] for places in order]
        self.sizes = tuple(sizes)
        self._ways = cache(self._count)

    @property
    def count(self) -> int:
        """How many deals there are."""
        if sum(self.sizes) != sum(map(len, self.cards)):
            return 0
        return self._ways(0, self.sizes)

    def _count(self, at: int, left: Sizes) -> int:
        """Ways to deal the classes from `at` on into what is left of the places."""
        if at == len(self.cards):
            return 0 if any(left) else 1
        return sum(ways for _, _, ways in self._splits(at, left))

    def _splits(self, at: int, left: Sizes) -> Iterator[tuple[Sizes, Sizes, int]]:
        """How class `at` may be split: the numbers by place, what is then left, and the ways to go on."""
        places, count = self.places[at], len(self.cards[at])
        if at == len(self.cards) - 1:
            numbers = tuple(left[place] for place in places)
            if sum(numbers) == count == sum(left):
                yield numbers, (0,) * len(left), _ways_to_split(numbers)
            return
        for numbers in _compositions(count, tuple(left[place] for place in places)):
            after = list(left)
            for place, number in zip(places, numbers, strict=True):
                after[place] -= number
            ways = self._ways(at + 1, tuple(after))
            if ways:
                yield numbers, tuple(after), ways * _ways_to_split(numbers)

    def draw(self, source: Iterator[int]) -> list[list[C]]:
        """One deal, by place; `source` gives 64-bit random numbers. The count must not be 0."""
        dealt: list[list[C]] = [[] for _ in self.sizes]
        left = self.sizes
        for at, cards in enumerate(self.cards):
            numbers, left = self._draw_split(at, left, source)
            order = shuffled(cards, source)
            for place, number in zip(self.places[at], numbers, strict=True):
                dealt[place] += order[:number]
                del order[:number]
        return dealt

    def _draw_split(self, at: int, left: Sizes, source: Iterator[int]) -> tuple[Sizes, Sizes]:
        if at == len(self.cards) - 1:
            return tuple(left[place] for place in self.places[at]), (0,) * len(left)
        pick = _below(self._ways(at, left), source)
        for numbers, after, ways in self._splits(at, left):
            if pick < ways:
                return numbers, after
            pick -= ways
        raise AssertionError("the counts do not add up")  # pragma: no cover


def _below(count: int, source: Iterator[int]) -> int:
    """A random number below `count`; the bias is under 2 to the power of -64."""
    wide = 0
    for _ in range(count.bit_length() // 64 + 2):
        wide = wide << 64 | next(source)
    return wide % count


def _compositions(count: int, most: Sizes) -> Iterator[Sizes]:
    """All ways to write `count` as a sum with one summand for each limit in `most`."""
    if len(most) < 2:
        if most and count <= most[0]:
            yield (count,)
        return
    rest = sum(most[1:])
    for first in range(max(0, count - rest), min(count, most[0]) + 1):
        for others in _compositions(count - first, most[1:]):
            yield (first, *others)


@cache
def _ways_to_split(numbers: Sizes) -> int:
    """In how many ways that many different cards can be split so (a multinomial coefficient)."""
    ways, total = 1, 0
    for number in numbers:
        total += number
        ways *= comb(total, number)
    return ways
