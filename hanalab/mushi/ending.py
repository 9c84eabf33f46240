"""Who gets what lies on the field after the last turn (M42 to M47)."""

from __future__ import annotations

from typing import NamedTuple

from hanalab.mushi.cards import LIGHTNING, Card

Cards = tuple[Card, ...]


class Leftover(NamedTuple):
    """Cards left on the field, the seat they go to and the rule that says so."""

    cards: Cards
    seat: int
    rule: str


def leftovers(field: Cards, piles: tuple[Cards, Cards], last_drawer: int) -> tuple[Leftover, ...]:
    """Assign every card left on the field: Lightning first, then the willow, then the orphans (M47).

    Whatever no rule assigns (possible only in set-ups of one's own) goes to the last drawer (M46).
    """
    given: list[Leftover] = []
    lightning_owner: int | None = next((seat for seat in (0, 1) if LIGHTNING in piles[seat]), None)
    if LIGHTNING in field:
        given.append(Leftover((LIGHTNING,), last_drawer, "M46"))
        lightning_owner = last_drawer
    willows = tuple(card for card in field if card.is_plain_willow)
    if willows:
        captors = [seat for seat in (0, 1) if sum(card.is_plain_willow for card in piles[seat]) == 2]
        given.append(
            Leftover(willows, captors[0], "M43") if captors else Leftover(willows, last_drawer, "M46")
        )
    orphans = tuple(card for card in field if card.month != 11)
    if orphans:
        if lightning_owner is None:
            given.append(Leftover(orphans, last_drawer, "M46"))
        else:
            given.append(Leftover(orphans, lightning_owner, "M44" if len(orphans) == 1 else "M45"))
    return tuple(given)
