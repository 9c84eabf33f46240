"""The ten tricks: what may be played, why not, and what a card leads to (K34 to K42)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hanalab.core.reason import Reason, reason
from hanalab.mighty.actions import PLAYS, Action, Play
from hanalab.mighty.cards import JOKER, SUITS, UNKNOWN, Card
from hanalab.mighty.friend import friendship
from hanalab.mighty.seats import SEATS
from hanalab.mighty.state import State, Trick
from hanalab.mighty.tricks import LAID, TRICKS, Laid, playable, why_not_card, winner_of

Cards = tuple[Card, ...]
#: a state from its fields in order: twice as fast as naming them, and made for every card played
_state: Callable[[tuple[object, ...]], State] = partial(tuple.__new__, State)


def legal(state: State) -> Cards:
    """The cards the player may play now, in hand order."""
    hand = state.hands[state.player]  # type: ignore[index]
    if UNKNOWN in hand:
        hand = tuple([card for card in hand if card is not UNKNOWN])
    trump: str = state.contract.trump  # type: ignore[union-attr]
    return playable(hand, state.trick, trump, state.number, state.joker_call, state.rules)


def actions(state: State, cards: Cards) -> tuple[Action, ...]:
    """The plays these legal cards allow: a led Joker with each suit it may name, a led call card without and
    with its call (K30, K32)."""
    rules = state.rules
    if not state.trick and (
        rules.joker_lead == "leader_names_suit" or rules.joker_call == "lead_forces_joker"
    ):
        found: list[Action] = []
        for card in cards:
            if card is JOKER and rules.joker_lead == "leader_names_suit":
                found += [Play(card, suit) for suit in SUITS]
                continue
            found.append(PLAYS[card.index])
            if card is state.joker_call and why_not_call(state, card) is None:
                found.append(Play(card, None, True))
        return tuple(found)
    return tuple([PLAYS[card.index] for card in cards])


def why_not(state: State, action: Play, cards: Cards) -> Reason | None:
    """None if it may be played now, given the legal cards; else the reason."""
    card = action.card
    if card not in cards:
        hand = state.hands[state.player]  # type: ignore[index]
        if card not in hand and UNKNOWN in hand:
            return reason("mighty-unknown-hand", "K40")
        trump: str = state.contract.trump  # type: ignore[union-attr]
        return why_not_card(card, hand, state.trick, trump, state.number, state.joker_call, state.rules)
    naming = card is JOKER and not state.trick and state.rules.joker_lead == "leader_names_suit"
    if naming and action.names is None:
        return reason("joker-names", "K30")
    if action.names is not None and not naming:
        return reason("joker-names-not", "K30", card=card)
    return why_not_call(state, card) if action.calls else None


def why_not_call(state: State, card: Card) -> Reason | None:
    """Why the card cannot be led with a call, or None (K32)."""
    if state.rules.joker_call != "lead_forces_joker" or card is not state.joker_call:
        return reason("call-card", "K32", card=card)
    if state.trick:
        return reason("call-not-led", "K32", card=card)
    if not 1 < state.number < TRICKS:
        return reason("call-trick", "K32", number=state.number)
    if any(laid.card is JOKER for trick in state.tricks for laid in trick.laid):
        return reason("call-joker-gone", "K32")
    return None


def after(state: State, action: Play) -> State:
    """The state after a card, the trick closed where it was the fifth."""
    seat: int = state.player  # type: ignore[assignment]
    card = action.card
    laid = LAID[card.index]
    if action.names is not None:
        laid = Laid(card, action.names)
    elif card is state.joker_call and not state.trick and state.rules.joker_call == "lead_forces_joker":
        laid = Laid(card, None, action.calls)
    trick = (*state.trick, laid)
    hands = state.hands
    hand = hands[seat]
    at = hand.index(card)
    hands = (*hands[:seat], hand[:at] + hand[at + 1 :], *hands[seat + 1 :])
    known = state.friend_known or (state.call is not None and card is state.call.card)
    if len(trick) == SEATS:
        return _closed(state, hands, trick, known)
    return _state((
        hands, state.kitty, state.discards, state.dealer, state.rules, "PLAY", (seat + 1) % SEATS,
        state.auction, state.declarer, state.contract, state.call, state.friend, known, state.joker_call,
        trick, state.leader, state.number, state.tricks, state.taken,
    ))  # fmt: skip


def _closed(state: State, hands: tuple[Cards, ...], laid: tuple[Laid, ...], known: bool) -> State:
    """The trick goes to its winner, who leads the next (K37, K39, K40)."""
    trump: str = state.contract.trump  # type: ignore[union-attr]
    number = state.number
    place, kind, rule = winner_of(laid, trump, number, state.joker_call, state.rules)
    winner = (state.leader + place) % SEATS
    points = sum([one.card.points for one in laid])
    over = not hands[winner]
    tricks = (*state.tricks, Trick(state.leader, laid, winner, place, kind, rule, points))
    closed = _state((
        hands, state.kitty, state.discards, state.dealer, state.rules, "OVER" if over else "PLAY",
        None if over else winner, state.auction, state.declarer, state.contract, state.call, state.friend,
        known, state.joker_call, (), winner, number if over else number + 1, tricks, state.taken,
    ))  # fmt: skip
    if known or not (over or number == 1):
        return closed
    friend, is_known, is_open = friendship(closed)
    return closed if is_open else closed._replace(friend=friend, friend_known=is_known)
