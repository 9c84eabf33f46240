"""The story of a step: what an action made happen, with the rules that decided it."""

from __future__ import annotations

from hanalab.mighty.actions import (
    Action,
    CallFriend,
    CallJoker,
    Discard,
    FriendCall,
    MakeBid,
    NameTrump,
    Play,
    Redeal,
)
from hanalab.mighty.auction import next_speaker
from hanalab.mighty.cards import JOKER
from hanalab.mighty.events import Event
from hanalab.mighty.state import State, Trick
from hanalab.mighty.tricks import TRICKS, is_called, joker_has_power, led_suit, mighty_card

_FRIEND_RULE = {
    "card": "K41", "sealed": "K47", "first-trick": "K45", "last-trick": "K48", "seat": "K48", "none": "K46",
}  # fmt: skip


def dealt(dealer: int) -> tuple[Event, ...]:
    """The first event of every hand."""
    return (Event("deal", dealer, (), "K7", 0),)


def told(before: State, action: Action, after: State) -> tuple[Event, ...]:
    """What happened between two states, in order."""
    if isinstance(action, Play):
        return tuple(_play(before, action, after))
    if before.phase == "AUCTION":
        return tuple(_auction(before, action, after))
    return tuple(_preparation(before, action, after))


def _auction(before: State, action: Action, after: State) -> list[Event]:
    seat: int = before.player  # type: ignore[assignment]
    if isinstance(action, Redeal):
        return [Event("redeal", seat, before.hands[seat], "K8", 0)]
    bids = isinstance(action, MakeBid)
    rule = "K13" if not bids else "K12" if before.auction.standing else "K10"
    steps = [
        Event(
            "bid" if bids else "pass",
            seat,
            (),
            rule,
            0,
            action.bid.sign if isinstance(action, MakeBid) else "",
        )
    ]
    if after.phase == "OVER":
        steps.append(Event("thrown_in", before.dealer, (), "K16", 0))
    elif after.declarer is not None and after.contract is not None:
        _, rule = next_speaker(after.auction, before.dealer, before.rules)
        steps.append(Event("contract", after.declarer, (), rule, 0, after.contract.sign))
        steps.append(Event("kitty", after.declarer, before.kitty, "K18", 0))
    return steps


def _preparation(before: State, action: Action, after: State) -> list[Event]:
    seat: int = before.declarer  # type: ignore[assignment]
    steps: list[Event] = []
    if isinstance(action, Discard):
        steps.append(Event("discard", seat, action.cards, "K18", 0))
    if isinstance(action, Discard | NameTrump) and after.phase == "FRIEND" and after.contract is not None:
        raised = isinstance(action, NameTrump) and action.number is not None
        mighty = mighty_card(after.contract.trump, after.rules)
        steps.append(Event("trump", seat, (mighty,), "K23" if raised else "K22", 0, after.contract.sign))
    if isinstance(action, CallFriend):
        steps.append(_call(seat, action.call))
    if isinstance(action, CallFriend | CallJoker) and after.phase == "PLAY" and after.joker_call is not None:
        steps.append(Event("joker_call", seat, (after.joker_call,), "K33", 0))
    return steps


def _call(seat: int, call: FriendCall) -> Event:
    kind = "sealed" if call.kind == "sealed" else f"friend_{call.kind}"
    word = "" if call.seat is None else str(call.seat)
    return Event(kind, seat, (call.card,) if call.card else (), _FRIEND_RULE[call.kind], 0, word)


def _play(before: State, action: Play, after: State) -> list[Event]:
    seat: int = before.player  # type: ignore[assignment]
    card, number = action.card, before.number
    finished = after.tricks[-1] if len(after.tricks) > len(before.tricks) else None
    steps = [_laid(before, action, after, finished)]
    call = before.call
    if call is not None and card is call.card and not before.friend_known:
        alone = seat == before.declarer
        kind, rule = ("alone_revealed", "K43") if alone else ("friend_revealed", "K42")
        steps.append(Event(kind, seat, (card,), rule, number))
    if finished is None:
        return steps
    cards = finished.cards
    trump: str = before.contract.trump  # type: ignore[union-attr]
    if JOKER in cards:
        power, because = joker_has_power(finished.laid, trump, number, before.joker_call, before.rules)
        if not power:
            steps.append(Event("joker_fails", finished.seat(cards.index(JOKER)), (JOKER,), because, number))
    steps.append(
        Event(f"trick_{finished.kind}", finished.winner, cards, finished.rule, number, str(finished.points))
    )
    deciding = {"first-trick": 1, "last-trick": TRICKS}.get(call.kind if call else "")
    if deciding == number:
        kind = "friend_revealed" if after.friend is not None else "alone_revealed"
        steps.append(Event(kind, finished.winner, (), "K45" if number == 1 else "K48", number))
    if after.phase == "OVER":
        steps += _end(before, after)
    return steps


def _laid(before: State, action: Play, after: State, finished: Trick | None) -> Event:
    """How a card came to the table, by the rule that let it (K28 to K32, K37, K38)."""
    seat: int = before.player  # type: ignore[assignment]
    card, number = action.card, before.number
    if not before.trick:
        if action.names:
            return Event("names", seat, (card,), "K30", number, action.names)
        return Event(
            "calls" if action.calls else "lead", seat, (card,), "K32" if action.calls else "K37", number
        )
    laid = finished.laid if finished is not None else after.trick
    answering = before.rules.joker_call == "second_player_answer" and len(laid) == 2
    if answering and is_called(laid, number, before.joker_call, before.rules):
        return Event("answers", seat, (card,), "K31", number)
    rule = "K38"
    suit = led_suit(before.trick, before.rules)
    if before.rules.joker_call == "lead_forces_joker" and is_called(
        before.trick, number, before.joker_call, before.rules
    ):
        rule = "K32" if card is JOKER else rule
    elif card is JOKER:
        rule = "K28"
    trump: str = before.contract.trump  # type: ignore[union-attr]
    if card is mighty_card(trump, before.rules) and card.suit != suit:
        rule = "K26"
    return Event("play", seat, (card,), rule, number)


def _end(before: State, after: State) -> list[Event]:
    declarer: int = after.declarer  # type: ignore[assignment]
    number, call, steps = after.number, after.call, []
    if call is not None and call.card is not None and call.card in after.discards and not before.friend_known:
        steps.append(Event("alone_revealed", declarer, (call.card,), "K44", number))
    steps.append(Event("discards", declarer, after.discards, "K20", number))
    points = total(after)
    made = after.contract is not None and points >= after.contract.number
    steps.append(Event("made" if made else "failed", declarer, (), "K50", number, str(points)))
    return steps


def total(state: State) -> int:
    """Points of the declarer's side (K49)."""
    side = {state.declarer, state.friend}
    won = [trick.points for trick in state.tricks if trick.winner in side]
    before = [points for seat, points in enumerate(state.taken) if seat in side]
    return sum(won) + sum(before) + sum([card.points for card in state.discards])
