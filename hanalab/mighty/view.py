"""What one seat may know of a hand (K20, K40 to K47): hidden cards are unknown in it."""

from __future__ import annotations

from dataclasses import dataclass

from hanalab.core.display import Shown
from hanalab.core.errors import SetupError
from hanalab.core.given import instance
from hanalab.core.reason import Reason, reason
from hanalab.mighty.actions import Action, read_action
from hanalab.mighty.cards import DECK, UNKNOWN, Card
from hanalab.mighty.events import Event
from hanalab.mighty.friend import knows_friend, masked_call
from hanalab.mighty.hand import Hand
from hanalab.mighty.inference import lacks, voids
from hanalab.mighty.scoring import HandScore
from hanalab.mighty.seats import seat_of
from hanalab.mighty.state import Facts, State

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True, repr=False)
class View(Facts, Shown):
    """What a seat knows: its hand, the tricks, what was said, how many cards lie elsewhere, what happened.

    Hints, bots and estimates take a view, never the position. The other hands, the kitty, the discards, a
    sealed call and the friend are unknown in it, unless this seat may know them.
    """

    seat: int
    state: State
    events: tuple[Event, ...]

    @classmethod
    def of(cls, position: Hand, seat: int) -> View:
        """The view of `seat` on a position."""
        seat, position = seat_of(seat), instance(position, Hand, "session-no-hand", "K59")
        events = tuple([event.masked(seat) for event in position.events])
        return cls(seat, masked(position.state, seat), events)

    @property
    def hand(self) -> Cards:
        """The seat's own cards."""
        return self.state.hands[self.seat]

    @property
    def knows_friend(self) -> bool:
        """Whether this seat knows who the friend is, or that there is none."""
        return knows_friend(self.state, self.seat)

    @property
    def role(self) -> str | None:
        """What this seat is, as far as it knows: declarer, friend, defender; None before the call, and while
        it may yet become the friend."""
        state = self.state
        if state.call is None or state.declarer is None:
            return None
        if self.seat == state.declarer:
            return "declarer"
        if state.friend == self.seat:
            return "friend"
        secret = state.call.kind in ("first-trick", "last-trick") or state.call.card is UNKNOWN
        return None if secret and not state.friend_known else "defender"

    @property
    def unseen(self) -> Cards:
        """The cards this seat has not seen: they lie in other hands, in the kitty or in the discards."""
        state = self.state
        seen = {*self.hand, *state.kitty, *state.discards}
        seen.update(laid.card for laid in state.trick)
        seen.update(laid.card for trick in state.tricks for laid in trick.laid)
        for event in self.events:
            seen.update(event.cards if event.kind == "redeal" else ())
        return tuple([card for card in DECK if card not in seen])

    @property
    def lacks(self) -> tuple[frozenset[Card], ...]:
        """By seat, the cards it cannot hold: holding one, it could not have played as it did."""
        return lacks(self.state)

    @property
    def voids(self) -> tuple[frozenset[str], ...]:
        """By seat, the suits it has shown to be out of by not following (K38)."""
        return voids(self.state)

    def actions(self) -> tuple[Action, ...]:
        """The legal actions now if this seat is to decide, else none."""
        return self._position().actions() if self.player == self.seat else ()

    def why_not(self, action: Action | str) -> Reason | None:
        """None if this seat may do it now, else the reason."""
        wanted = read_action(action)
        if not self.is_over and self.player != self.seat:
            return reason("mighty-not-your-turn", "K37" if self.phase == "PLAY" else "K13", seat=self.player)
        return self._position().why_not(wanted)

    def score(self) -> HandScore:
        """The score of a finished hand; `SetupError` before, for it depends on what is hidden."""
        if not self.is_over:
            raise SetupError([reason("score-hidden", "K20")])
        return self._position().score()

    def _position(self) -> Hand:
        return Hand.of(self.state)

    def __str__(self) -> str:
        return str(self._position())

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}: {self}>"


def masked(state: State, seat: int) -> State:
    """The state with all that `seat` may not know made unknown."""
    hands = tuple([hand if at == seat else (UNKNOWN,) * len(hand) for at, hand in enumerate(state.hands)])
    knows_kitty = state.declarer == seat
    kitty = state.kitty if knows_kitty else (UNKNOWN,) * len(state.kitty)
    open_discards = knows_kitty or state.phase == "OVER"
    discards = state.discards if open_discards else (UNKNOWN,) * len(state.discards)
    call, friend = state.call, state.friend
    if not state.friend_known:
        if seat != state.declarer:
            call = masked_call(call, UNKNOWN)
        if not (friend == seat and call is not None and call.kind == "card"):
            friend = None
    return state._replace(hands=hands, kitty=kitty, discards=discards, call=call, friend=friend)
