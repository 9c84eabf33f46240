"""Dealing, drawing for the deal, and setting up hands of one's own (K6, K7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hanalab.core.errors import NotationError, SetupError
from hanalab.core.reason import Reason, reason
from hanalab.core.shown import quoted
from hanalab.core.shuffle import numbers, shuffled
from hanalab.mighty.actions import FriendCall, as_friend
from hanalab.mighty.auction import Auction, first_speaker
from hanalab.mighty.bids import Bid, as_bid
from hanalab.mighty.cards import DECK, JOKER, UNKNOWN, Card, cards
from hanalab.mighty.friend import friendship
from hanalab.mighty.notation import read_cards
from hanalab.mighty.rules import Rules
from hanalab.mighty.seats import SEATS, seat_of, why_not_seat
from hanalab.mighty.soundness import defects_of
from hanalab.mighty.state import State, start
from hanalab.mighty.tricks import TRICKS, call_card_fixed

Cards = tuple[Card, ...]
SomeCards = str | Iterable[Card | str]


class DealerDraw(NamedTuple):
    """The draw for the first deal (K6): what the five seats drew each time, the dealer, and the rule."""

    draws: tuple[Cards, ...]
    dealer: int
    rule: str


def dealer_of_draw(drawn: SomeCards) -> int | None:
    """Which seat deals after each drew a card: the highest rank. None where all draw again: the highest is
    there twice, or the Joker was drawn (K6).

    >>> dealer_of_draw("S2 HK D9 C9 SQ")
    1
    """
    five = cards(drawn)
    if len(five) != SEATS:
        raise SetupError([reason("draw-five", "K6", count=len(five))])
    ranks = [card.rank for card in five]
    if JOKER in five or ranks.count(max(ranks)) > 1:
        return None
    return ranks.index(max(ranks))


def draw_dealer(seed: object) -> DealerDraw:
    """Find the first dealer by drawing cards (K6)."""
    source = numbers(seed)
    draws: list[Cards] = []
    while True:
        draws.append(tuple(shuffled(DECK, source)[:SEATS]))
        dealer = dealer_of_draw(draws[-1])
        if dealer is not None:
            return DealerDraw(tuple(draws), dealer, "K6")


def deal(seed: object, dealer: int, rules: Rules) -> State:
    """Shuffle and deal (K7)."""
    return _split(shuffled(DECK, numbers(seed)), seat_of(dealer), rules)


def from_deck(deck: SomeCards, dealer: int, rules: Rules) -> State:
    """Deal a whole deck in its order, the top first (K7)."""
    defects: list[Reason] = []
    order = gather(deck, defects)
    if not defects:
        defects += [reason("mighty-card-missing", "K2", card=card) for card in DECK if card not in order]
        defects += [reason("mighty-card-twice", "K2", card=card) for card in DECK if order.count(card) > 1]
    if defects:
        raise SetupError(defects)
    return _split(order, seat_of(dealer), rules)


def _split(order: Sequence[Card], dealer: int, rules: Rules) -> State:
    dealt = SEATS * TRICKS
    hands = tuple(tuple(order[(seat - dealer - 1) % SEATS : dealt : SEATS]) for seat in range(SEATS))
    state = start(hands, tuple(order[dealt:]), dealer, rules)
    return state._replace(player=first_speaker(dealer, rules))


def from_deal(hands: Sequence[SomeCards], kitty: SomeCards, dealer: int, rules: Rules) -> State:
    """The start of an auction with these cards."""
    defects: list[Reason] = []
    held = gather_hands(hands, defects)
    state = start(held, gather(kitty, defects), seat_of(dealer), rules)
    state = state._replace(player=first_speaker(dealer, rules))
    return checked(state, defects)


def at_play(
    hands: Sequence[SomeCards],
    declarer: int,
    bid: Bid | tuple[int, str] | str,
    friend: FriendCall | Card | str | None,
    joker_call: Card | str | None,
    discards: SomeCards | None,
    dealer: int,
    rules: Rules,
    leader: int | None,
    friend_seat: int | None,
    taken: Sequence[int],
) -> State:
    """The lead of the first trick, or of a later one, with these cards."""
    defects: list[Reason] = []
    held = gather_hands(hands, defects)
    contract, call, called = Bid(13, "N"), FriendCall("none"), None
    try:
        contract = as_bid(bid)
    except NotationError as error:
        defects.append(error.reason)
    try:
        call = as_friend(friend)
    except NotationError as error:
        defects.append(error.reason)
    try:
        called = None if joker_call is None else Card(joker_call)
    except NotationError as error:
        defects.append(error.reason)
    seats = {"declarer": declarer, "dealer": dealer}
    seats |= {name: seat for name, seat in (("leader", leader), ("friend", friend_seat)) if seat is not None}
    defects += [why for seat in seats.values() if (why := why_not_seat(seat)) is not None]
    if defects:
        raise SetupError(defects)
    size = len(held[0])
    everyone = {card for hand in held for card in hand}
    away: Cards = ()
    if discards is not None:
        away = gather(discards, defects)
    elif size == TRICKS:
        away = (
            (UNKNOWN,) * 3 if UNKNOWN in everyone else tuple([card for card in DECK if card not in everyone])
        )
    if called is None and rules.joker_call != "off":
        called = call_card_fixed(contract.trump, rules)
    lead = declarer if leader is None else leader
    state = State(
        held, (), tuple(sorted(away)), dealer, rules, "PLAY", lead, Auction(()), declarer, contract, call,
        None, False, called, (), lead, TRICKS + 1 - size, (), _five(taken, defects),
    )  # fmt: skip
    found, known, _ = friendship(state, friend_seat)
    return checked(state._replace(friend=found, friend_known=known), defects)


def _five(taken: Sequence[int], defects: list[Reason]) -> tuple[int, ...]:
    try:
        points = tuple(taken)
        if len(points) == SEATS and all(type(one) is int and 0 <= one <= 20 for one in points):
            return points
    except TypeError:
        pass
    defects.append(reason("taken-five", "K49"))
    return (0,) * SEATS


def checked(state: State, defects: list[Reason]) -> State:
    """The state, or a `SetupError` with all defects."""
    if not defects:
        defects = defects_of(state)
    if defects:
        raise SetupError(defects)
    return state


def gather(source: object, defects: list[Reason]) -> Cards:
    """The cards of a text or list, `?` and `?8` being unknown ones; what cannot be read becomes a defect."""
    if isinstance(source, str):
        return read_cards(source, defects)
    found: list[Card] = []
    items: tuple[object, ...] = tuple(source) if isinstance(source, Iterable) else (source,)
    for item in items:
        if isinstance(item, Card):
            found.append(item)
        elif isinstance(item, str):
            found += read_cards(item, defects)
        else:
            defects.append(reason("not-a-playing-card-text", None, source=quoted(item)))
    return tuple(found)


def gather_hands(hands: Sequence[SomeCards], defects: list[Reason]) -> tuple[Cards, ...]:
    """Five hands."""
    try:
        given = () if isinstance(hands, str) else tuple(hands)
    except TypeError:
        given = ()
    if len(given) != SEATS:
        defects.append(reason("five-hands", "K1", count=len(given)))
        return ((),) * SEATS
    return tuple(gather(hand, defects) for hand in given)
