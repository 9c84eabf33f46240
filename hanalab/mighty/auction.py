"""The auction: who speaks, what may be said, and how it ends (K8 to K17)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from hanalab.core.reason import Reason, reason
from hanalab.mighty.actions import Action, MakeBid, Pass, Redeal
from hanalab.mighty.bids import Bid, bids_above, why_not_bid
from hanalab.mighty.cards import JOKER, UNKNOWN, Card, cards
from hanalab.mighty.rules import Rules
from hanalab.mighty.seats import SEATS as SEATS  # also reached from here

if TYPE_CHECKING:
    from hanalab.mighty.state import State

Said = tuple[int, Bid | None]


class Auction(NamedTuple):
    """What has been said, oldest first: (seat, bid), a pass being None."""

    said: tuple[Said, ...]

    @property
    def standing(self) -> Bid | None:
        """The highest bid, None before the first."""
        return next((bid for _, bid in reversed(self.said) if bid is not None), None)

    @property
    def bidder(self) -> int | None:
        """Who made it."""
        return next((seat for seat, bid in reversed(self.said) if bid is not None), None)

    @property
    def passes(self) -> int:
        """Passes in succession at the end."""
        for back, (_, bid) in enumerate(reversed(self.said)):
            if bid is not None:
                return back
        return len(self.said)

    def out(self, rules: Rules) -> frozenset[int]:
        """Seats that may not speak again (K13)."""
        if rules.pass_final == "no":
            return frozenset()
        return frozenset(seat for seat, bid in self.said if bid is None)


def first_speaker(dealer: int, rules: Rules) -> int:
    """Who speaks first (K9)."""
    return dealer if rules.first_bidder == "dealer" else (dealer + 1) % SEATS


def next_speaker(auction: Auction, dealer: int, rules: Rules) -> tuple[int | None, str]:
    """The seat to speak, or None with the rule that ended the auction (K14 to K17)."""
    if not auction.said:
        return first_speaker(dealer, rules), "K9"
    standing = auction.standing
    out = auction.out(rules)
    if standing is None:
        if auction.passes >= SEATS:
            return None, "K16"
    elif not bids_above(standing, rules):
        return None, "K17"
    elif auction.passes >= SEATS - 1 or len(out) == SEATS - 1:
        return None, "K14"
    seat = (auction.said[-1][0] + 1) % SEATS
    while seat in out:
        seat = (seat + 1) % SEATS
    return seat, "K13"


def hand_value(hand: str | Iterable[Card | str]) -> Fraction:
    """A hand's count for the weak-hand redeal: A K Q J 1, ten 1/2, Joker -1, the default Mighty 0 (K8).

    >>> hand_value("SA H10 CJ JK")
    Fraction(1, 2)
    """
    total = Fraction(0)
    for card in cards(hand):
        if card is JOKER:
            total -= 1
        elif card.points and card.code != "SA":
            total += Fraction(1, 2) if card.rank == 10 else 1
    return total


# The room: what may be done in this phase, why not, and what it leads to.


def actions(state: State) -> tuple[Action, ...]:
    """Bids from the lowest, then the pass, then a redeal where it may be claimed."""
    bids = [MakeBid(bid) for bid in bids_above(state.auction.standing, state.rules)]
    redeal = [Redeal()] if why_no_redeal(state) is None else []
    return (*bids, Pass(), *redeal)


def why_not(state: State, action: Action) -> Reason | None:
    """None if it may be said now, else the reason."""
    if isinstance(action, MakeBid):
        return why_not_bid(action.bid, state.auction.standing, state.rules)
    return why_no_redeal(state) if isinstance(action, Redeal) else None


def why_no_redeal(state: State) -> Reason | None:
    """None if the seat to speak may show a weak hand and have it dealt again (K8)."""
    seat = state.player
    if seat is None or state.rules.misdeal == "off":
        return reason("weak-off", "K8")
    if any(said == seat for said, _ in state.auction.said):
        return reason("weak-late", "K8")
    if UNKNOWN in state.hands[seat]:
        return reason("mighty-unknown-hand", "K40")
    value = hand_value(state.hands[seat])
    return None if 2 * value <= 1 else reason("weak-not", "K8", value=str(value))


def after(state: State, action: Action) -> State:
    """The state after a bid, a pass or a redeal. The winner of the auction takes the kitty at once (K18)."""
    seat: int = state.player  # type: ignore[assignment]
    if isinstance(action, Redeal):
        return state._replace(phase="OVER", player=None)
    bid = action.bid if isinstance(action, MakeBid) else None
    auction = Auction((*state.auction.said, (seat, bid)))
    player, _ = next_speaker(auction, state.dealer, state.rules)
    if player is not None:
        return state._replace(auction=auction, player=player)
    declarer, contract = auction.bidder, auction.standing
    if declarer is None:
        return state._replace(auction=auction, phase="OVER", player=None)
    hands = list(state.hands)
    hands[declarer] = (*hands[declarer], *state.kitty)
    return state._replace(
        hands=tuple(hands), auction=auction, phase="EXCHANGE", player=declarer, declarer=declarer,
        contract=contract,
    )  # fmt: skip
