"""How well a deal agrees with the bids heard: a weight from 0 to 1 for each.

The model is a loose form of the count that the lessons teach (`hanalab.mighty.count_hand`): a seat that bids
a number has about that count with its trump, and one that passes has no count much above what it would have
had to bid. Each word multiplies the weight by a chance that rises smoothly with the margin of the count, one
point of it being worth a factor of about three. A deal is never excluded. What is known of the declarer is
its hand after the exchange, so its own words are left out once it has the kitty; its count with the final
trump stands for them.
"""

from __future__ import annotations

import math
from typing import Final

from hanalab.mighty.bids import Bid, bids_above
from hanalab.mighty.cards import TRUMPS, UNKNOWN, Card
from hanalab.mighty.counting import count_hand
from hanalab.mighty.hand import Hand
from hanalab.mighty.rules import Rules
from hanalab.mighty.state import State

#: points of the count over which a word goes from unlikely to likely
LOOSE: Final = 0.9
#: what a count of thirteen cards has more than one of ten, in points
KITTY_GAIN: Final = 1.5


def weight_of(hand: Hand) -> float:
    """How well a position with all cards known agrees with the words of its auction."""
    return state_weight(hand.state)


def state_weight(state: State) -> float:
    """The same for a state."""
    dealt = _dealt(state)
    weight = 1.0
    standing: Bid | None = None
    for seat, bid in state.auction.said:
        cards = dealt[seat]
        if seat != state.declarer and UNKNOWN not in cards:
            weight *= word_chance(cards, bid, standing, state.rules)
        standing = bid or standing
    if state.declarer is not None and state.contract is not None:
        own = (*dealt[state.declarer], *state.discards)
        if UNKNOWN not in own:
            count = count_hand(own, state.contract.trump, state.rules).halves / 2 - KITTY_GAIN
            weight *= _rises(count - state.contract.number)
    return weight


def _dealt(state: State) -> tuple[tuple[Card, ...], ...]:
    """The hands with the cards played from them."""
    hands = [list(hand) for hand in state.hands]
    for trick in state.tricks:
        for place, one in enumerate(trick.laid):
            hands[trick.seat(place)].append(one.card)
    for place, one in enumerate(state.trick):
        hands[(state.leader + place) % len(hands)].append(one.card)
    return tuple(map(tuple, hands))


def word_chance(cards: tuple[Card, ...], bid: Bid | None, standing: Bid | None, rules: Rules) -> float:
    """How likely a hand is to say this over the standing bid; None is a pass."""
    if bid is not None:
        return _rises(count_hand(cards, bid.trump, rules).halves / 2 - bid.number)
    margins = []
    legal = bids_above(standing, rules)
    for trump in TRUMPS:
        lowest = next((one.number for one in legal if one.trump == trump), None)
        if lowest is not None:
            margins.append(count_hand(cards, trump, rules).halves / 2 - lowest)
    return 1.0 - _rises(max(margins)) if margins else 1.0


def _rises(margin: float) -> float:
    return 1.0 / (1.0 + math.exp(-margin / LOOSE))
