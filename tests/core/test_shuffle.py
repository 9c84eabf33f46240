"""Shuffling: the same order from the same seed on every machine, and no order favoured."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import islice, permutations

from hanalab.core.shuffle import numbers, shuffled


def test_numbers_are_what_they_have_always_been() -> None:
    assert list(islice(numbers(0), 3)) == [
        4047728091875069215,
        13909686335433150882,
        17517669052346021637,
    ]
    assert list(islice(numbers("mushi"), 2)) == [6678106452963077974, 10146929518793203963]
    assert shuffled(range(10), numbers(1)) == [1, 8, 9, 5, 4, 2, 0, 6, 3, 7]


def test_numbers_follow_splitmix64() -> None:
    state = int.from_bytes(hashlib.sha256(b"spring").digest()[:8], "big")
    for number in islice(numbers("spring"), 50):
        state = (state + 0x9E3779B97F4A7C15) % 2**64
        mixed = state
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB % 2**64
        assert number == mixed ^ (mixed >> 31)


def test_any_seed_will_do_and_equal_texts_are_equal_seeds() -> None:
    firsts = {seed: next(numbers(seed)) for seed in (0, 1, -1, "", "0", 2**70, 1.5, None, ("a", 1), "ñ")}
    assert firsts[0] == firsts["0"]
    assert len(set(firsts.values())) == len(firsts) - 1


def test_every_order_is_equally_likely() -> None:
    source = numbers("fair")
    rounds = 24_000
    counts = Counter(tuple(shuffled("abcd", source)) for _ in range(rounds))
    assert set(counts) == set(permutations("abcd"))
    expected = rounds / 24
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < 49.7  # 23 degrees of freedom: beyond it once in a thousand


def test_the_items_given_stay_as_they_are() -> None:
    items = [1, 2, 3, 4, 5]
    assert sorted(shuffled(items, numbers(3))) == items == [1, 2, 3, 4, 5]
    assert shuffled((), numbers(3)) == []
