"""Who the friend is, and who knows it (K41 to K48)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hanalab.mighty.actions import FriendCall
from hanalab.mighty.cards import UNKNOWN, Card
from hanalab.mighty.seats import SEATS
from hanalab.mighty.state import State
from hanalab.mighty.tricks import TRICKS

Cards = tuple[Card, ...]


class Friendship(NamedTuple):
    """The friend's seat (None: none, or unknown), whether the table knows, and whether the position leaves it
    open: the called card, or the trick that decides, is not in it."""

    friend: int | None
    known: bool
    open: bool = False


def friendship(state: State, named: int | None = None) -> Friendship:
    """Work out the friend from the cards. `named` helps where they do not tell: the seat that played the
    called card, or won the deciding trick, before the recorded tricks (the declarer's own seat: nobody
    did)."""
    call, declarer = state.call, state.declarer
    if call is None:
        return Friendship(None, False)
    if call.kind == "none":
        return Friendship(None, True)
    if call.kind == "seat":
        return Friendship(call.seat, True)
    if call.card is not None:
        where = None if call.card is UNKNOWN else find(call.card, state)
        if where is None:
            known = named is not None
            return Friendship(None if named == declarer else named, known, True)
        seat, played = where
        if seat is None:
            return Friendship(None, state.phase == "OVER")
        return Friendship(None if seat == declarer else seat, played)
    deciding = 1 if call.kind == "first-trick" else TRICKS
    if state.number < deciding or (state.number == deciding and state.phase != "OVER"):
        return Friendship(None, False)
    first = (TRICKS if state.phase == "OVER" else state.number - 1) - len(state.tricks) + 1
    at = deciding - first
    if at < 0:
        return Friendship(None if named == declarer else named, named is not None, True)
    winner = state.tricks[at].winner
    return Friendship(None if winner == declarer else winner, True)


def find(card: Card, state: State) -> tuple[int | None, bool] | None:
    """Where a card is: (seat, whether it has been played); (None, False) if laid away; None if not found."""
    for seat, hand in enumerate(state.hands):
        if card in hand:
            return seat, False
    if card in state.discards:
        return None, False
    for place, laid in enumerate(state.trick):
        if laid.card is card:
            return (state.leader + place) % SEATS, True
    for trick in state.tricks:
        for place, laid in enumerate(trick.laid):
            if laid.card is card:
                return trick.seat(place), True
    return None


def holder(card: Card, hands: Sequence[Cards]) -> int | None:
    """The seat that holds a card."""
    return next((seat for seat, hand in enumerate(hands) if card in hand), None)


def knows_friend(state: State, seat: int) -> bool:
    """Whether a seat knows who the friend is, or that there is none: the table does, or it holds the called
    card, or it is the declarer who holds or has buried it (K41 to K44)."""
    if state.friend_known:
        return True
    call = state.call
    if call is None or call.card is None:
        return False
    if seat == state.declarer:
        return call.card in state.hands[seat] or call.card in state.discards
    return call.kind == "card" and call.card in state.hands[seat]


def masked_call(call: FriendCall | None, unknown: Card) -> FriendCall | None:
    """The call as others hear it: a sealed card stays unknown (K47)."""
    return call._replace(card=unknown) if call is not None and call.kind == "sealed" else call
