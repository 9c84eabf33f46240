"""The steady bot: rules of thumb a person could follow, each with its reason.

Auction: count the hand with each trump and bid up to the count, as little as will do. Kitty: keep Mighty,
Joker, trumps and aces; lay away point cards that would be lost, and short suits. Friend: the Mighty, else
the Joker, else the highest trump or ace not held. Joker Call: a two of one's own, so that nobody else can
play it.

Measured over 2,000 hands each (`python -m benchmarks.bots_mighty`): with steady bots in every seat it makes
70 % of its bids; where all bid alike but some play their cards at random, it scores 1.9 points a hand more.
"""

from __future__ import annotations

from collections.abc import Sequence

from hanalab.core.errors import IllegalAction
from hanalab.core.given import instance
from hanalab.core.reason import reason
from hanalab.mighty import steady_play
from hanalab.mighty.actions import (
    Action,
    CallFriend,
    CallJoker,
    Discard,
    MakeBid,
    NameTrump,
    Pass,
    Redeal,
)  # fmt: skip
from hanalab.mighty.cards import JOKER, SUITS, Card
from hanalab.mighty.choice import Choice
from hanalab.mighty.counting import HandCount, count_all, count_hand
from hanalab.mighty.preparation import declared, number_after
from hanalab.mighty.tricks import mighty_card
from hanalab.mighty.view import View

Cards = tuple[Card, ...]


def ranked(view: View) -> tuple[Choice, ...]:
    """All legal actions of the seat, best first, by the rules of thumb of this module; `IllegalAction` when
    it is not to decide."""
    to_choose(view)
    rooms = {
        "AUCTION": _auction, "EXCHANGE": _discards, "TRUMP": _trumps, "FRIEND": _friends,
        "JOKER_CALL": _calls, "PLAY": steady_play.plays,
    }  # fmt: skip
    return tuple(sorted(rooms[view.phase](view), key=lambda choice: -choice.worth))


def to_choose(view: View) -> tuple[Action, ...]:
    """The actions of a seat that is to decide; `IllegalAction` when it is not."""
    actions = instance(view, View, "bot-view").actions()
    if not actions:
        why = view.why_not(Pass()) if view.is_over or view.player != view.seat else None
        raise IllegalAction(why or reason("mighty-unknown-hand", "K40"), None)
    return actions


# Auction -------------------------------------------------------------------------------------------------


def _auction(view: View) -> list[Choice]:
    """Bid up to the count, and as little as will do (K12)."""
    counts = {count.trump: count for count in count_all(view.hand, view.rules)}
    best = max(counts.values(), key=lambda count: count.halves)
    standing = view.auction.standing
    found = []
    for action in view.actions():
        if isinstance(action, MakeBid):
            count = counts[action.bid.trump]
            surplus = count.halves / 2 - action.bid.number
            code = "bid" if surplus >= 0 else "overbid"
            found.append(Choice(action, surplus, code, (), "K12", f"{count.total}{action.bid.sign[-1]}"))
        elif isinstance(action, Redeal):
            found.append(Choice(action, 5.0, "redeal", (), "K8"))
        else:
            code = "pass" if standing is None else "pass-high"
            found.append(Choice(action, -0.25, code, (), "K13", f"{best.total}{_sign(best)}"))
    return found


def _sign(count: HandCount) -> str:
    return {"S": "♠", "C": "♣", "D": "♦", "H": "♥"}.get(count.trump, "N")


# Preparation ---------------------------------------------------------------------------------------------


def planned_trump(view: View) -> str:
    """The trump with the best count less what a change costs (K22)."""
    _, contract = declared(view.state)
    fixed = view.rules.trump_change == "fixed"

    def margin(count: HandCount) -> tuple[float, bool]:
        number = number_after(NameTrump(count.trump), contract, view.rules)
        return count.halves / 2 - number - 100 * (number > 20), count.trump == contract.trump

    return contract.trump if fixed else max(count_all(view.hand, view.rules), key=margin).trump


def _discards(view: View) -> list[Choice]:
    """Lay away what brings least, the three together; suits that become empty are a gain (K18, K20)."""
    trump = planned_trump(view)
    mighty = mighty_card(trump, view.rules)
    hand = view.hand
    lengths = {suit: sum(card.suit == suit for card in hand) for suit in SUITS}
    keep = {card: worth_in_hand(card, trump, mighty, hand) for card in hand}
    found = []
    for action in view.actions():
        if not isinstance(action, Discard):
            continue
        gone = {suit: sum(card.suit == suit for card in action.cards) for suit in SUITS}
        emptied = sum(gone[suit] > 0 and gone[suit] == lengths[suit] for suit in SUITS if suit != trump)
        worth = 0.6 * emptied - sum(keep[card] for card in action.cards)
        points = sum(card.points for card in action.cards)
        code = "bury-points" if points else "bury-suit" if emptied else "bury-low"
        found.append(Choice(action, worth, code, action.cards, "K20" if points else "K18"))
    return found


def worth_in_hand(card: Card, trump: str, mighty: Card, hand: Sequence[Card]) -> float:
    """What a card is worth in the hand rather than among the discards, in points."""
    if card is mighty or card is JOKER:
        return 6.0
    if card.suit == trump:
        return 3.0 + 0.1 * card.rank
    if card.rank == 14:
        return 2.0
    ace = any(other.suit == card.suit and other.rank == 14 for other in hand)
    if card.rank == 13:
        return 1.2 if ace else 0.2
    # A ten to queen is usually lost in play: laid away it counts.
    return (0.0 if ace else -0.3) if card.points else 0.02 * card.rank


def _trumps(view: View) -> list[Choice]:
    """The trump with the best count (K22)."""
    _, contract = declared(view.state)
    found = []
    for action in view.actions():
        if isinstance(action, NameTrump):
            count = count_hand(view.hand, action.trump, view.rules)
            number = number_after(action, contract, view.rules)
            worth = count.halves / 2 - number + 0.1 * (action.trump == contract.trump)
            found.append(Choice(action, worth, "trump", (), "K22", f"{count.total}{_sign(count)}"))
    return found


def _friends(view: View) -> list[Choice]:
    """The strongest card not held; never a card of one's own (K41, K43)."""
    trump: str = view.trump or "N"
    own = {*view.hand, *view.discards}
    wanted = [card for card in _wish_list(trump, view) if card not in own]
    found = []
    for action in view.actions():
        if not isinstance(action, CallFriend):
            continue
        call = action.call
        if call.card is None:
            worth = {"first-trick": -2.0, "last-trick": -3.0, "seat": -2.5}.get(call.kind, -4.0)
            found.append(Choice(action, worth, f"friend-{call.kind}", (), "K48"))
        elif call.card in own:
            found.append(Choice(action, -5.0, "friend-own", (call.card,), "K43"))
        else:
            place = wanted.index(call.card) if call.card in wanted else len(wanted)
            worth = 5.0 - 0.5 * place - 0.1 * (call.kind == "sealed") + 0.001 * call.card.rank
            code = "friend-best" if place == 0 else "friend-weaker"
            found.append(Choice(action, worth, code, (call.card,), "K41"))
    return found


def _wish_list(trump: str, view: View) -> Cards:
    """Cards to call, the best first: Mighty, Joker, high trumps, aces where most is held, kings under own
    aces."""
    hand = view.hand
    by_length = sorted(SUITS, key=lambda suit: -sum(card.suit == suit for card in hand))
    side = [suit for suit in by_length if suit != trump]
    high = [Card(f"{trump}{rank}") for rank in "AKQ"] if trump != "N" else []
    aces = [Card(f"{suit}A") for suit in side]
    kings = [Card(f"{suit}K") for suit in side if Card(f"{suit}A") in hand]
    rest = [Card(f"{suit}K") for suit in side]
    return tuple(dict.fromkeys([mighty_card(trump, view.rules), JOKER, *high, *aces, *kings, *rest]))


def _calls(view: View) -> list[Choice]:
    """A card of one's own keeps it from the others; else one of the suit where one is strongest (K31,
    K33)."""
    own = {*view.hand, *view.discards}
    found = []
    for action in view.actions():
        if isinstance(action, CallJoker):
            strength = sum(card.rank for card in view.hand if card.suit == action.card.suit)
            worth = (1.0 if action.card in own else 0.0) + 0.01 * strength - 0.1 * (action.card.rank - 2)
            code = "call-own" if action.card in own else "call-other"
            found.append(Choice(action, worth, code, (action.card,), "K33"))
    return found
