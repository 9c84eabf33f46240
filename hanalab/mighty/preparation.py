"""The declarer's preparation: lay three away, final trump, friend, Joker Call card.

Rules K18 to K23, K33 and K41 to K48.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from hanalab.core.errors import SetupError
from hanalab.core.reason import Reason, reason
from hanalab.mighty.actions import Action, CallFriend, CallJoker, Discard, FriendCall, NameTrump
from hanalab.mighty.bids import MOST, Bid
from hanalab.mighty.cards import DECK, JOKER, TRUMPS, UNKNOWN, Card
from hanalab.mighty.friend import friendship
from hanalab.mighty.rules import Rules
from hanalab.mighty.seats import SEATS
from hanalab.mighty.state import State, replaced
from hanalab.mighty.tricks import call_card_fixed, mighty_card

KITTY: Final = 3
FRIENDLESS: Final = ("first-trick", "none")


def why_not_discard(some: Sequence[Card], hand: Sequence[Card], trump: str, rules: Rules) -> Reason | None:
    """None if these three cards may be laid away (K18, K19)."""
    if len(set(some)) != KITTY:
        return reason("discard-three", "K18", count=len(set(some)))
    for card in some:
        if card not in hand:
            return reason("card-not-in-hand", "K18", card=card)
    if rules.bury_specials == "forbidden":
        for card in some:
            if card is JOKER or card is mighty_card(trump, rules):
                return reason("bury-special", "K19", card=card)
    return None


def trump_choices(contract: Bid, discards: Sequence[Card], rules: Rules) -> tuple[NameTrump, ...]:
    """The final trumps the declarer may name, those at the lowest number first (K22, K23)."""
    found = [
        NameTrump(trump)
        for trump in TRUMPS
        if why_not_trump(NameTrump(trump), contract, discards, rules) is None
    ]
    if rules.raise_after_kitty == "yes":
        found += [NameTrump(contract.trump, number) for number in range(contract.number + 1, MOST + 1)]
    return tuple(found)


def number_after(choice: NameTrump, contract: Bid, rules: Rules) -> int:
    """The number the contract then has (K22)."""
    if choice.number is not None:
        return choice.number
    if choice.trump == contract.trump or rules.trump_change != "raise":
        return contract.number
    return contract.number + (1 if choice.trump == "N" else 2)


def why_not_trump(choice: NameTrump, contract: Bid, discards: Sequence[Card], rules: Rules) -> Reason | None:
    """None if this final trump, and its number, may be named (K22, K23)."""
    changed = choice.trump != contract.trump
    if changed and rules.trump_change == "fixed":
        return reason("trump-fixed", "K22", trump=contract.trump)
    number = number_after(choice, contract, rules)
    if choice.number is not None:
        if rules.raise_after_kitty == "no" or changed:
            return reason("trump-number", "K23", number=choice.number)
        if number <= contract.number:
            return reason("trump-lower", "K23", number=number, contract=contract.sign)
    if number > MOST:
        return reason("trump-above-20", "K22", trump=choice.trump, number=number)
    if rules.bury_specials == "forbidden" and mighty_card(choice.trump, rules) in discards:
        return reason("trump-buries-mighty", "K19", card=mighty_card(choice.trump, rules))
    return None


def friend_choices(declarer: int, own: Sequence[Card], rules: Rules) -> tuple[FriendCall, ...]:
    """Every friend the declarer may call: cards in deck order, then the calls without a card (K41 to K48)."""
    named = tuple(card for card in DECK if rules.call_own_card == "allowed" or card not in own)
    calls = [FriendCall("card", card) for card in named]
    calls += [FriendCall(kind) for kind in FRIENDLESS]
    if rules.last_trick_friend == "on":
        calls.append(FriendCall("last-trick"))
    if rules.seat_friend == "on":
        calls += [FriendCall("seat", None, seat) for seat in range(5) if seat != declarer]
    if rules.kitty_friend == "sealed_call":
        calls += [FriendCall("sealed", card) for card in named]
    return tuple(calls)


def why_not_friend(call: FriendCall, declarer: int, own: Sequence[Card], rules: Rules) -> Reason | None:
    """None if this friend may be called; `own` are the declarer's cards and discards."""
    cardless = call.kind in ("first-trick", "last-trick", "none", "seat")
    if (call.card in DECK) == cardless or (call.kind not in ("card", "sealed") and not cardless):
        return reason("friend-unknown", "K48")
    if call.kind == "sealed" and rules.kitty_friend == "off":
        return reason("friend-sealed-off", "K47")
    if call.kind == "last-trick" and rules.last_trick_friend == "off":
        return reason("friend-last-trick-off", "K48")
    if call.kind == "seat":
        if rules.seat_friend == "off":
            return reason("friend-seat-off", "K48")
        if call.seat == declarer:
            return reason("friend-yourself", "K48")
        if call.seat not in range(SEATS):
            return reason("mighty-no-seat", "K1", seat=str(call.seat))
    if call.card is not None and call.card in own and rules.call_own_card == "forbidden":
        return reason("friend-own-card", "K43", card=call.card)
    return None


def joker_call_choices(trump: str, rules: Rules) -> tuple[Card, ...]:
    """The Joker Call cards that may be named: one when fixed, none without Joker Call (K33)."""
    if rules.joker_call == "off":
        return ()
    fixed = call_card_fixed(trump, rules)
    if fixed is not None:
        return (fixed,)
    if rules.joker_call_card == "declarer_names_a_2":
        return tuple(card for card in DECK if card.rank == 2)
    return tuple(card for card in DECK if card is not JOKER and card is not mighty_card(trump, rules))


def why_not_joker_call(card: Card, trump: str, rules: Rules) -> Reason | None:
    """None if this card may be named as Joker Call card (K33)."""
    choices = joker_call_choices(trump, rules)
    if card in choices:
        return None
    if not choices:
        return reason("joker-call-off", "K31")
    if len(choices) == 1:
        return reason("joker-call-fixed", "K33", card=card, right=choices[0])
    if rules.joker_call_card == "declarer_names_a_2":
        return reason("joker-call-two", "K33", card=card)
    return reason("joker-call-special", "K33", card=card)


# The room: what may be done in these four phases, why not, and what it leads to.


def actions(state: State) -> tuple[Action, ...]:
    """The legal actions of the declarer, in a fixed order."""
    declarer, contract = declared(state)
    if state.phase == "EXCHANGE":
        hand, rules = known(state.hands[declarer]), state.rules
        if rules.bury_specials == "forbidden":
            mighty = mighty_card(contract.trump, rules)
            hand = tuple([card for card in hand if card is not JOKER and card is not mighty])
        return tuple(map(Discard, combinations(hand, KITTY)))
    if state.phase == "TRUMP":
        return trump_choices(contract, state.discards, state.rules)
    if state.phase == "FRIEND":
        own = (*state.hands[declarer], *state.discards)
        return tuple(map(CallFriend, friend_choices(declarer, own, state.rules)))
    return tuple(map(CallJoker, joker_call_choices(contract.trump, state.rules)))


def why_not(state: State, action: Action) -> Reason | None:
    """None if the declarer may do it now, else the reason."""
    declarer, contract = declared(state)
    if isinstance(action, Discard):
        return why_not_discard(action.cards, state.hands[declarer], contract.trump, state.rules)
    if isinstance(action, NameTrump):
        return why_not_trump(action, contract, state.discards, state.rules)
    if isinstance(action, CallFriend):
        own = (*state.hands[declarer], *state.discards)
        return why_not_friend(action.call, declarer, own, state.rules)
    return (
        why_not_joker_call(action.card, contract.trump, state.rules)
        if isinstance(action, CallJoker)
        else None
    )


def after(state: State, action: Action) -> State:
    """The state after the declarer's action. A choice of one is made at once."""
    declarer, contract = declared(state)
    if isinstance(action, Discard):
        left = tuple([card for card in state.hands[declarer] if card not in action.cards])
        hands = replaced(state.hands, declarer, left)
        state = state._replace(hands=hands, discards=action.cards, phase="TRUMP")
        choices = trump_choices(contract, state.discards, state.rules)
        return after(state, choices[0]) if len(choices) == 1 else state
    if isinstance(action, NameTrump):
        final = Bid(number_after(action, contract, state.rules), action.trump)
        return state._replace(contract=final, phase="FRIEND")
    if isinstance(action, CallFriend):
        state = state._replace(call=action.call, phase="JOKER_CALL")
        friend, is_known, _ = friendship(state)
        state = state._replace(friend=friend, friend_known=is_known)
        cards = joker_call_choices(contract.trump, state.rules)
        return state if len(cards) > 1 else _begin(state, cards[0] if cards else None)
    return _begin(state, action.card if isinstance(action, CallJoker) else None)


def _begin(state: State, joker_call: Card | None) -> State:
    """The first lead (K37)."""
    declarer, _ = declared(state)
    return state._replace(joker_call=joker_call, phase="PLAY", player=declarer, leader=declarer)


def declared(state: State) -> tuple[int, Bid]:
    """Declarer and contract of a state that has them."""
    if state.declarer is None or state.contract is None:
        raise SetupError([reason("no-contract", "K14")])
    return state.declarer, state.contract


def known(hand: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of a hand that are known."""
    return tuple([card for card in hand if card is not UNKNOWN])
