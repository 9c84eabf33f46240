"""Shuffling that gives the same order for the same seed on every platform and Python version."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import TypeVar

from hanalab.core.shown import shown

T = TypeVar("T")
_MASK = (1 << 64) - 1


def numbers(seed: object) -> Iterator[int]:
    """Endless 64-bit numbers from a seed (SplitMix64; any value with a stable `str` is a seed)."""
    state = int.from_bytes(sha256(spelled(seed).encode("utf-8", "surrogatepass")).digest()[:8], "big")
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        yield mixed ^ (mixed >> 31)


def spelled(seed: object) -> str:
    """A seed as the text its numbers come from.

    >>> spelled(7), len(spelled(10**5000))
    ('7', 4155)
    """
    # Python writes out decimal numbers up to a limit that a user may set, but never below 640 digits.
    return hex(seed) if isinstance(seed, int) and seed.bit_length() > 2000 else shown(seed)


def shuffled(items: Iterable[T], source: Iterator[int]) -> list[T]:
    """A new list in random order, every order equally likely (64-bit numbers leave a bias below 1e-17)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        pick = next(source) % (last + 1)
        order[last], order[pick] = order[pick], order[last]
    return order
