"""What a declarer has chosen but not yet done: three cards, trump, friend, Joker Call card. No widgets
here."""

from __future__ import annotations

from typing import NamedTuple

from hanalab.core.reason import Reason, reason
from hanalab.mighty import Bid, CallFriend, CallJoker, Card, Discard, FriendCall, Hand, NameTrump
from hanalab.mighty.friend import holder
from hanalab.mighty.preparation import (
    KITTY,
    joker_call_choices,
    number_after,
    trump_choices,
    why_not_friend,
    why_not_trump,
)  # fmt: skip
from hanalab.widgets import line
from hanalab.widgets.mighty_game import PREPARATION, Sitting
from hanalab.widgets.mighty_words import sorted_hand

Cards = tuple[Card, ...]
Deed = Discard | NameTrump | CallFriend | CallJoker
DONE = len(PREPARATION)


class Preparing(NamedTuple):
    """What has been pressed in each step; None where nothing has. `kind` is the tab of the friend step,
    `suit` that of its narrow form."""

    lifted: Cards | None = None
    trump: NameTrump | None = None
    call: FriendCall | None = None
    kind: str = ""
    joker: Card | None = None
    suit: str = ""


class Desk(NamedTuple):
    """The preparation as it lies on the table: the step that is being done (0 to 3, 4 when all are done), the
    thirteen cards, those to be laid away, and the choices made or in mind."""

    position: Hand
    step: int
    declarer: int
    cards: Cards
    lifted: Cards
    trump: NameTrump
    call: FriendCall | None
    kind: str
    joker: Card | None
    suit: str
    won: Bid

    @property
    def phase(self) -> str:
        """The step that is being done, PLAY when all are."""
        return PREPARATION[self.step] if self.step < DONE else "PLAY"

    @property
    def kept(self) -> Cards:
        """The cards that stay in the hand."""
        return tuple([card for card in self.cards if card not in self.lifted])

    @property
    def contract(self) -> Bid:
        """The contract with the trump in mind."""
        position = self.position
        if self.step > 1 and position.contract is not None:
            return position.contract
        return Bid(number_after(self.trump, self.won, position.rules), self.trump.trump)

    def where(self, card: Card) -> str:
        """Where a card is for the declarer: "yours", "away", or "" for somewhere else."""
        if card in self.lifted:
            return "away"
        return "yours" if card in self.cards else ""

    def deed(self) -> Deed | None:
        """What doing the present step would do, None while something is to be chosen first."""
        match self.phase:
            case "EXCHANGE":
                return Discard(self.lifted) if len(self.lifted) == KITTY else None
            case "TRUMP":
                return self.trump
            case "FRIEND":
                return CallFriend(self.call) if self.call is not None else None
            case "JOKER_CALL":
                return CallJoker(self.joker) if self.joker is not None else None
        return None

    def why_not_yet(self) -> Reason | None:
        """None if the present step can be done, else what is still to be chosen, or why not so."""
        deed = self.deed()
        if deed is not None:
            return self.position.why_not(deed)
        if self.step == DONE:
            return reason("prep-done", "K37")
        code = f"prep-choose-{self.phase.lower().replace('_', '-')}"
        return reason(code, None, left=KITTY - len(self.lifted))

    def why_not_trump(self, choice: NameTrump) -> Reason | None:
        """None if this trump may be named once the three cards are laid away."""
        return why_not_trump(choice, self.won, self.lifted, self.position.rules)

    def why_not_call(self, call: FriendCall) -> Reason | None:
        """None if this friend may be called."""
        return why_not_friend(call, self.declarer, self.cards, self.position.rules)

    def trumps(self) -> tuple[NameTrump, ...]:
        """The trumps that may be named, without the higher numbers."""
        found = trump_choices(self.won, self.lifted, self.position.rules)
        return tuple([choice for choice in found if choice.number is None])

    def joker_cards(self) -> Cards:
        """The cards that may be named for the Joker Call."""
        return joker_call_choices(self.trump.trump, self.position.rules)

    def holds(self, card: Card) -> bool:
        """Whether the declarer keeps a card."""
        return card in self.kept


def desk_of(sitting: Sitting, memo: Preparing) -> Desk:
    """The desk of a position with a declarer: what is done stands in it, what is not comes from `memo`, else
    from the way forward that an undo has left."""
    position = sitting.position
    declarer: int = position.declarer  # type: ignore[assignment]
    step = PREPARATION.index(position.phase) if position.phase in PREPARATION else DONE
    ahead = _ahead(sitting)
    won = won_bid(position)
    lifted = position.discards
    if step == 0:
        lifted = memo.lifted if memo.lifted is not None else ahead.lifted or ()
    trump = NameTrump(position.trump or won.trump)
    if step <= 1:
        trump = memo.trump or ahead.trump or trump
    call = position.call if step > 2 else memo.call or ahead.call
    joker = position.joker_call if step > 3 else memo.joker or ahead.joker
    held = position.hands[declarer]
    cards = sorted_hand(held if step == 0 else (*held, *position.discards))
    kind = memo.kind or (call.kind if call is not None else "card")
    return Desk(position, step, declarer, cards, lifted, trump, call, kind, joker, memo.suit, won)


def _ahead(sitting: Sitting) -> Preparing:
    """What was chosen on the way that undo has left."""
    way = line.ahead(sitting.tip, sitting.position)
    if not way:
        return Preparing()
    last = way[-1]
    trump = None
    if last.contract is not None and last.phase not in ("EXCHANGE", "TRUMP"):
        won = won_bid(last)
        trump = NameTrump(last.contract.trump)
        if number_after(trump, won, last.rules) != last.contract.number:
            trump = NameTrump(last.contract.trump, last.contract.number)
    return Preparing(last.discards or None, trump, last.call, "", last.joker_call)


def won_bid(position: Hand) -> Bid:
    """The contract as won in the auction, before the final trump."""
    at: Hand | None = position
    while at is not None and at.phase not in ("EXCHANGE", "TRUMP"):
        at = at.previous
    contract = at.contract if at is not None else position.auction.standing or position.contract
    return contract  # type: ignore[return-value]


def opened(sitting: Sitting, step: int) -> int | None:
    """How many actions of the hand lead to where this step was done, None if it was passed over."""
    at: Hand | None = sitting.position
    while at is not None:
        if at.phase == PREPARATION[step]:
            return line.depth(at)
        at = at.previous
    return None


def is_friend(position: Hand, seat: int) -> bool:
    """Whether a seat holds the card that was called, and so is the friend in secret."""
    call = position.call
    return (
        call is not None
        and call.kind == "card"
        and call.card is not None
        and holder(call.card, position.hands) == seat
    )
