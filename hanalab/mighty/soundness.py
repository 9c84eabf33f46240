"""Whether a hand can be as described: everything wrong with it, at once."""

from __future__ import annotations

from hanalab.core.reason import Reason, reason
from hanalab.mighty.actions import FriendCall
from hanalab.mighty.auction import Auction, next_speaker
from hanalab.mighty.bids import MOST, Bid, why_not_bid
from hanalab.mighty.cards import DECK, UNKNOWN, Card, points_in
from hanalab.mighty.friend import friendship
from hanalab.mighty.preparation import (
    KITTY,
    number_after,
    trump_choices,
    why_not_friend,
    why_not_joker_call,
)  # fmt: skip
from hanalab.mighty.state import State
from hanalab.mighty.tricks import TRICKS

Cards = tuple[Card, ...]


def defects_of(state: State) -> list[Reason]:
    """Everything that keeps a state without played cards from being played: in an auction, in the
    preparation, or at the lead of a trick."""
    defects = _cards(state)
    if state.phase == "AUCTION" or state.contract is None or state.declarer is None:
        return defects + auction_defects(state)
    own = (*state.hands[state.declarer], *state.discards)
    stray = tuple([card for card in state.kitty if card not in own and card is not UNKNOWN])
    if stray and UNKNOWN not in own:
        defects.append(reason("kitty-stray", "K18", cards=stray))
    if not state.rules.min_bid <= state.contract.number <= MOST:
        low = state.rules.min_bid
        defects.append(reason("bid-range", "K10", bid=state.contract.sign, low=low, high=MOST))
    defects += _contract(state, state.contract)
    if state.call is not None:
        defects += _friend(state, state.call, state.declarer, own)
    if state.joker_call is not None:
        why = why_not_joker_call(state.joker_call, state.contract.trump, state.rules)
        defects += [why] if why is not None else []
    held = sum(points_in(some) for some in (*state.hands, state.discards))
    most = MOST - held if state.number > 1 else 0
    if sum(state.taken) > most:
        defects.append(reason("taken-points", "K49", most=most, found=sum(state.taken)))
    return defects


def _friend(state: State, call: FriendCall, declarer: int, own: Cards) -> list[Reason]:
    """Whether this friend may be called, and the called card is somewhere."""
    if call.kind == "sealed" and call.card is UNKNOWN:  # as others hear a call that is not told yet
        return [] if state.rules.kitty_friend == "sealed_call" else [reason("friend-sealed-off", "K47")]
    why = why_not_friend(call, declarer, own, state.rules)
    if why is not None:
        return [why]
    nowhere = call.card is not None and not state.friend_known and friendship(state).open
    if nowhere and not _hidden(state):
        return [reason("friend-card-nowhere", "K44", card=call.card)]
    return []


def _hidden(state: State) -> bool:
    return any(UNKNOWN in some for some in (*state.hands, state.discards))


def _cards(state: State) -> list[Reason]:
    """Cards that are there twice, and counts that are not as dealt."""
    in_play = (*state.hands, state.discards, state.kitty if state.declarer is None else ())
    everything = [card for some in in_play for card in some]
    defects = [reason("mighty-card-twice", "K2", card=card) for card in DECK if everything.count(card) > 1]
    sizes = [len(hand) for hand in state.hands]
    if state.phase == "PLAY":
        if not 1 <= sizes[0] <= TRICKS or len(set(sizes)) != 1:
            return [*defects, reason("hands-level", "K7", counts=", ".join(map(str, sizes)))]
        allowed = (KITTY,) if sizes[0] == TRICKS else (0, KITTY)
        if len(state.discards) not in allowed:
            defects.append(reason("discards-size", "K18", count=len(state.discards)))
        return defects
    for seat, count in enumerate(sizes):
        needed = TRICKS + KITTY * (state.phase == "EXCHANGE" and seat == state.declarer)
        if count != needed:
            defects.append(reason("hand-size", "K7", seat=seat, count=count, needed=needed))
    kitty_sizes = (KITTY,) if state.declarer is None else (0, KITTY)
    if len(state.kitty) not in kitty_sizes:
        defects.append(reason("kitty-size", "K7", count=len(state.kitty)))
    needed = 0 if state.phase in ("AUCTION", "EXCHANGE", "OVER") else KITTY
    if len(state.discards) != needed:
        code = "discards-size" if needed else "discards-early"
        defects.append(reason(code, "K18", count=len(state.discards)))
    return defects


def auction_defects(state: State) -> list[Reason]:
    """What is wrong with an auction that is still going on, or was thrown in."""
    speaker, _ = next_speaker(state.auction, state.dealer, state.rules)
    defects = said_defects(state)
    if state.phase == "OVER":
        thrown_in = speaker is None and state.auction.bidder is None
        if not thrown_in and (speaker is None or state.rules.misdeal == "off"):
            defects.append(reason("over-too-early", "K16"))
    elif speaker is None and not defects:
        defects.append(reason("auction-ended", "K14"))
    return defects


def said_defects(state: State) -> list[Reason]:
    """Bids that could not be made where they stand, and words after the end."""
    defects: list[Reason] = []
    standing: Bid | None = None
    for place, (_, bid) in enumerate(state.auction.said):
        if next_speaker(Auction(state.auction.said[:place]), state.dealer, state.rules)[0] is None:
            return [*defects, reason("auction-too-long", "K14", count=place)]
        if bid is not None:
            why = why_not_bid(bid, standing, state.rules)
            defects += [why] if why is not None else []
            standing = bid
    return defects


def _contract(state: State, contract: Bid) -> list[Reason]:
    """Whether declarer and contract follow from what was said, where that is told."""
    if not state.auction.said:
        return []
    defects = said_defects(state)
    if defects:
        return defects
    speaker, _ = next_speaker(state.auction, state.dealer, state.rules)
    standing = state.auction.standing
    if speaker is not None or standing is None:
        return [reason("auction-not-ended", "K14")]
    if state.auction.bidder != state.declarer:
        return [reason("declarer-not-bidder", "K14", seat=state.declarer, bidder=state.auction.bidder)]
    reached = {standing}
    if state.phase not in ("EXCHANGE", "TRUMP"):
        reached = {
            Bid(number_after(choice, standing, state.rules), choice.trump)
            for choice in trump_choices(standing, state.discards, state.rules)
        }
    if contract not in reached:
        return [reason("contract-not-bid", "K22", contract=contract.sign, bid=standing.sign)]
    return []
