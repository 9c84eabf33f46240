"""What a seat's plays give away: cards it cannot hold, suits it is out of (K38)."""

from __future__ import annotations

from collections.abc import Iterator

from hanalab.mighty.cards import DECK, JOKER, SUITS, Card
from hanalab.mighty.seats import SEATS
from hanalab.mighty.state import State
from hanalab.mighty.tricks import Laid, led_suit, mighty_card, playable

_SUIT: dict[str, tuple[Card, ...]] = {
    suit: tuple(card for card in DECK if card.suit == suit) for suit in SUITS
}


def lacks(state: State) -> tuple[frozenset[Card], ...]:
    """By seat, the cards it cannot hold: holding one, it could not have played as it did."""
    found: list[set[Card]] = [set() for _ in range(SEATS)]
    if state.contract is None:
        return tuple(map(frozenset, found))
    trump, rules = state.contract.trump, state.rules
    mighty = mighty_card(trump, rules)
    forced_leads = rules.trump_lead_first_trick == "forbidden_unless_forced"
    for seat, card, before, number in _plays(state):
        if not before and (number > 1 or not forced_leads):
            continue  # it led what it liked: nothing to learn
        if before and card.suit == led_suit(before, rules) and before[0].card is not state.joker_call:
            continue  # it followed: neither

        def excluded(
            other: Card, card: Card = card, before: tuple[Laid, ...] = before, at: int = number
        ) -> bool:
            return card not in playable((card, other), before, trump, at, state.joker_call, rules)

        special = (JOKER, mighty, *(() if state.joker_call is None else (state.joker_call,)))
        found[seat].update(one for one in special if one is not card and excluded(one))
        for suit in SUITS:
            plain = (one for one in _SUIT[suit] if one is not card and one not in special)
            if excluded(next(plain)):  # one plain card of a suit stands for all
                found[seat].update(one for one in _SUIT[suit] if one is not card and one not in special)
    return tuple(map(frozenset, found))


def voids(state: State) -> tuple[frozenset[str], ...]:
    """By seat, the suits of which it cannot hold a card."""
    return tuple(frozenset(suit for suit in SUITS if gone.issuperset(_SUIT[suit])) for gone in lacks(state))


def _plays(state: State) -> Iterator[tuple[int, Card, tuple[Laid, ...], int]]:
    """Every card played: seat, card, what lay there before, number of the trick."""
    first = (state.number - (state.phase == "PLAY")) - len(state.tricks) + 1
    for number, trick in enumerate(state.tricks, first):
        for place, one in enumerate(trick.laid):
            yield trick.seat(place), one.card, trick.laid[:place], number
    for place, one in enumerate(state.trick):
        yield (state.leader + place) % SEATS, one.card, state.trick[:place], state.number
