"""The value of a Mushi position by trying everything on the readable engine: slow, plain, and on its own.

It shares no line with `hanalab.solve`. `value` tries all; `value_with_memory` cuts off what cannot matter and
remembers positions, for rounds that are too long for the other.
"""

from __future__ import annotations

from hanalab.mushi import Round


def final_score(position: Round) -> int:
    """The score of seat 0 at the end; a round that is dealt again counts 0."""
    return 0 if position.is_void else position.score().totals[0]


def value(position: Round) -> int:
    """The score of seat 0 when both play as well as can be."""
    if position.is_over:
        return final_score(position)
    found = [value(position.do(action)) for action in position.actions()]
    return max(found) if position.player == 0 else min(found)


def value_with_memory(position: Round) -> int:
    """The same, quicker."""
    memory: dict[object, tuple[int, int]] = {}

    def between(at: Round, low: int, high: int) -> int:
        if at.is_over:
            return final_score(at)
        cards = tuple(map(frozenset, (*at.hands, at.field, *at.piles)))
        key = cards, len(at.stock), at.pending, at.phase
        known_low, known_high = memory.get(key, (-999, 999))
        low, high = max(low, known_low), min(high, known_high)
        if low >= high:
            return low if known_low >= high else high
        sign = 1 if at.player == 0 else -1
        nexts = [at.do(action) for action in at.actions()]
        nexts.sort(key=lambda one: -sign * one.score().totals[0])
        start_low, start_high, best = low, high, -sign * 999
        for one in nexts:
            found = between(one, low, high)
            if sign * found > sign * best:
                best = found
            if sign == 1:
                low = max(low, best)
            else:
                high = min(high, best)
            if low >= high:
                break
        memory[key] = (
            best if best > start_low else known_low,
            best if best < start_high else known_high,
        )
        return best

    return between(position, -999, 999)
