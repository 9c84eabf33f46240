"""Deals that agree with what is known: every one of them equally likely, and the same for the same seed.

`world(known, seed, number)` depends on nothing but its three arguments, so any part of the work can be done
anywhere and done again.

What a deal must agree with. Mushi: a capture is forced but the card played is free (M17), so plays give
nothing away: the unseen cards lie in any order. Mighty: a seat holds no card with which it could not have
played as it did (K38); the called card lies with somebody who may be the friend; in a finished preparation
the Mighty and the Joker are not buried where the rules forbid it (K19). A declarer may call a card of its
own (K43), but gains nothing by it: such deals are left out as long as anyone else can hold the card. Who
passed or bid what excludes no deal; see `hanalab.explore.weighing` for weights by the bids.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Final

from hanalab import mighty, mushi
from hanalab.core.errors import SetupError
from hanalab.core.reason import Reason, reason
from hanalab.core.shown import quoted
from hanalab.core.shuffle import numbers
from hanalab.explore.counting import Deals
from hanalab.explore.knowledge import Knowledge, exchanged, knowledge_of, position_of
from hanalab.explore.running import check_limits
from hanalab.mighty.actions import FriendCall
from hanalab.mighty.friend import friendship
from hanalab.mighty.inference import lacks
from hanalab.mighty.seats import SEATS
from hanalab.mighty.state import State
from hanalab.mighty.tricks import mighty_card
from hanalab.mushi.notation import Parts

#: places of a Mighty deal besides the five hands: the three cards in the middle or laid away, and cards
#: that have gone before the first trick told
AWAY: Final = SEATS
GONE: Final = SEATS + 1
#: random numbers are below this
WORD: Final = 1 << 64


def worlds(known: object, seed: object = 0, start: int = 0) -> Iterator[Any]:
    """Positions that agree with a view, or with a position that has unknown cards, without end.

    Each is as likely as any other. The one with number i, counted from `start` (0 or more) on, depends only
    on what is known, the `seed` and i. `SetupError` if no deal agrees with it.

    >>> view = mushi.Round.deal(seed=1).view(0)
    >>> one = next(worlds(view, seed=7))
    >>> one.hands[0] == view.hand, one.has_unknown
    (True, False)
    """
    knowledge = knowledge_of(known)
    check_limits(None, None, None, seed=seed)
    if type(start) is not int or start < 0:
        raise SetupError([reason("explore-start", None, found=quoted(start))])
    number = start
    while True:
        yield world(knowledge, seed, number)
        number += 1


def world(known: Knowledge, seed: object, number: int) -> Any:
    """The position with this number among those of the seed."""
    source = numbers(f"{next(numbers(seed))} {number}")
    if known.game == "mushi":
        return _mushi(known.parts, _mushi_cards(known, source))
    if known.swapped is not None:
        return position_of(_paired(known.parts, known.swapped, source))
    return position_of(_filled(known.parts, source))


def check(known: Knowledge) -> None:
    """`SetupError` if no deal agrees with what is known."""
    if known.game == "mighty":
        _deals(known.parts)
    else:
        _mushi_cards(known, numbers(0))


def unknown_cards(known: Knowledge, seed: object, number: int) -> list[mushi.Card]:
    """The unknown cards of `world`, of Mushi, in the order in which they stand: hands, then stock."""
    return _mushi_cards(known, numbers(f"{next(numbers(seed))} {number}"))


# Mushi ---------------------------------------------------------------------------------------------------


def _mushi_cards(known: Knowledge, source: Iterator[int]) -> list[mushi.Card]:
    """The unknown cards: hands, then stock."""
    # Of a position made by an exchange it is the earlier one that is dealt, and then the two are exchanged.
    parts: Parts = known.parts if known.swapped is None else exchanged(known.parts, known.swapped)
    seen = {*parts.hands[0], *parts.hands[1], *parts.field, *parts.stock, *parts.piles[0], *parts.piles[1]}
    unseen = [card for card in mushi.DECK if card not in seen and card is not parts.pending]
    wanted = sum(some.count(mushi.UNKNOWN) for some in (*parts.hands, parts.stock))
    if wanted > len(unseen):
        raise SetupError([reason("explore-too-few", "M2", wanted=wanted, left=len(unseen))])
    # A partial shuffle: only as many as are needed.
    for place in range(wanted):
        pick = place + next(source) % (len(unseen) - place)
        unseen[place], unseen[pick] = unseen[pick], unseen[place]
    if known.swapped is None:
        return unseen[:wanted]
    two = known.swapped
    swap = {two[0]: two[1], two[1]: two[0]}
    return [swap.get(card, card) for card in unseen[:wanted]]


def _mushi(parts: Parts, cards: Iterable[mushi.Card]) -> mushi.Round:
    """The position with its unknown cards in their places."""
    fresh = iter(cards)

    def filled(some: tuple[mushi.Card, ...]) -> tuple[mushi.Card, ...]:
        return tuple([next(fresh) if card is mushi.UNKNOWN else card for card in some])

    return mushi.Round._make(
        (filled(parts.hands[0]), filled(parts.hands[1])), parts.field, filled(parts.stock), parts.piles,
        parts.dealer, parts.rules, parts.phase, parts.player, parts.pending,
    )  # fmt: skip


# Mighty --------------------------------------------------------------------------------------------------


def _filled(state: State, source: Iterator[int]) -> State:
    """A state that agrees with this one and has no unknown card."""
    dealt = _deals(state).draw(source)
    fresh = [iter(cards) for cards in dealt]

    def filled(place: int, some: tuple[mighty.Card, ...]) -> tuple[mighty.Card, ...]:
        return tuple([next(fresh[place]) if card is mighty.UNKNOWN else card for card in some])

    hands = tuple([filled(seat, hand) for seat, hand in enumerate(state.hands)])
    if state.declarer is None:
        return state._replace(hands=hands, kitty=filled(AWAY, state.kitty))
    discards = tuple(sorted(filled(AWAY, state.discards)))
    kitty = () if mighty.UNKNOWN in state.kitty else state.kitty
    call = state.call
    if call is not None and call.card is mighty.UNKNOWN:
        others = [card for seat, hand in enumerate(hands) if seat != state.declarer for card in hand]
        call = FriendCall(call.kind, others[next(source) % len(others)])
    full = state._replace(hands=hands, kitty=kitty, discards=discards, call=call)
    if call is None or full.friend_known or full.friend is not None:
        return full
    return full._replace(friend=friendship(full).friend)


def _paired(state: State, swapped: tuple[mighty.Card, mighty.Card], source: Iterator[int]) -> State:
    """A deal that agrees with a state, every one as likely as any other, and as often as can be the deal from
    before two cards were exchanged, with the two exchanged.

    Let there be m deals before and n now. A deal from before that still agrees when exchanged comes with a
    chance of 1/m, and may come with 1/n at most; what is missing to 1/n is made up by fresh deals.
    """
    earlier = exchanged(state, swapped)
    before, now = _deals(earlier).count, _deals(state).count
    deal: State = exchanged(_filled(earlier, source), swapped)
    if _agrees(deal, state) and next(source) * now < before * WORD:
        return deal
    while True:
        fresh = _filled(state, source)
        was_dealt = _agrees(exchanged(fresh, swapped), earlier)
        if not was_dealt or next(source) * before >= now * WORD:
            return fresh


def _agrees(deal: State, known: State) -> bool:
    """Whether a deal is among those of what is known."""
    allowed = _allowed(known)
    away = deal.discards if known.declarer is not None else deal.kitty
    at = {card: seat for seat, hand in enumerate(deal.hands) for card in hand}
    at.update(dict.fromkeys(away, AWAY))
    return all(at.get(card, GONE) in places for card, places in allowed.items())


def _allowed(state: State) -> dict[mighty.Card, tuple[int, ...]]:
    """Where each unseen card may lie, as in the deals that agree."""
    return _deals_of(state)[1]


def _deals(state: State) -> Deals[mighty.Card]:
    """All deals that agree with a state; `SetupError` if there is none."""
    return _deals_of(state)[0]


@lru_cache(maxsize=64)
def _deals_of(state: State) -> tuple[Deals[mighty.Card], dict[mighty.Card, tuple[int, ...]]]:
    allowed, sizes = _places(state, strict=True)
    deals = Deals(allowed, sizes)
    if deals.count == 0:
        allowed, sizes = _places(state, strict=False)
        deals = Deals(allowed, sizes)
    if deals.count == 0:
        raise SetupError(_why_none(allowed, sizes))
    return deals, allowed


def _places(state: State, strict: bool) -> tuple[dict[mighty.Card, tuple[int, ...]], tuple[int, ...]]:
    """Where each unseen card may lie, and how many unknown cards lie at each place.

    `strict`: nobody calls a card of its own.
    """
    declared = state.declarer is not None
    away = state.discards if declared else state.kitty
    seen = {card for some in (*state.hands, away) for card in some}
    seen.update(one.card for one in state.trick)
    seen.update(one.card for trick in state.tricks for one in trick.laid)
    unseen = [card for card in mighty.DECK if card not in seen]
    sizes = [hand.count(mighty.UNKNOWN) for hand in state.hands] + [away.count(mighty.UNKNOWN)]
    sizes.append(max(0, len(unseen) - sum(sizes)))
    missing = lacks(state)
    everywhere = [place for place, size in enumerate(sizes) if size]
    allowed = {
        card: tuple([place for place in everywhere if place >= SEATS or card not in missing[place]])
        for card in unseen
    }
    if declared:
        for card, places in _special_places(state, strict).items():
            if card in allowed:
                allowed[card] = tuple([place for place in allowed[card] if place in places])
    return allowed, tuple(sizes)


def _special_places(state: State, strict: bool) -> dict[mighty.Card, frozenset[int]]:
    """Cards about which the preparation says something, with the places it leaves them."""
    declarer: int = state.declarer  # type: ignore[assignment]
    everywhere = frozenset(range(GONE + 1))
    found: dict[mighty.Card, frozenset[int]] = {}
    for card in state.kitty:  # known to have been in the middle: the declarer holds or has buried them
        if card is not mighty.UNKNOWN:
            found[card] = frozenset((declarer, AWAY))
    if state.rules.bury_specials == "forbidden" and state.phase != "EXCHANGE":
        trumps = [bid.trump for bid in (state.contract, state.auction.standing) if bid is not None]
        for card in (mighty.JOKER, *(mighty_card(trump, state.rules) for trump in trumps)):
            found[card] = found.get(card, everywhere) - {AWAY}
    call = state.call
    if call is not None and call.card is not None and call.card is not mighty.UNKNOWN:
        here = everywhere - {GONE}
        if state.friend_known:
            here = frozenset((GONE,))  # it was played before the tricks told here
        elif strict or state.rules.call_own_card == "forbidden":
            here -= {declarer, AWAY}
        if state.friend is not None and not state.friend_known:
            here &= {state.friend}
        found[call.card] = found.get(call.card, everywhere) & here
    return found


def _why_none(allowed: dict[mighty.Card, tuple[int, ...]], sizes: tuple[int, ...]) -> list[Reason]:
    """Why no deal agrees with what is known: cards without a place, seats without cards."""
    homeless = tuple([card for card, places in allowed.items() if not places])
    found = [reason("explore-nowhere", None, cards=homeless)] if homeless else []
    for seat, size in enumerate(sizes[:SEATS]):
        possible = sum(seat in places for places in allowed.values())
        if possible < size:
            found.append(reason("explore-seat-empty", "K38", seat=seat, wanted=size, possible=possible))
    return found or [reason("explore-none-agrees", None)]
