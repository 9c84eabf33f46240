"""One hand of Mighty as a value: auction, preparation, ten tricks, settlement."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from hanalab.core.errors import IllegalAction
from hanalab.core.position import Position
from hanalab.core.reason import Reason, reason
from hanalab.mighty import auction, dealing, notation, play, preparation
from hanalab.mighty.actions import (
    Action,
    CallFriend,
    CallJoker,
    Discard,
    FriendCall,
    MakeBid,
    NameTrump,
    Pass,
    Play,
    Redeal,
    read_action,
)  # fmt: skip
from hanalab.mighty.bids import Bid
from hanalab.mighty.cards import Card
from hanalab.mighty.events import Event
from hanalab.mighty.rules import Rules
from hanalab.mighty.scoring import HandScore, score_of
from hanalab.mighty.state import Facts, State
from hanalab.mighty.telling import dealt, told

if TYPE_CHECKING:
    from hanalab.mighty.view import View

Cards = tuple[Card, ...]
SomeCards = str | Iterable[Card | str]
SEED = Rules()


class Hand(Facts, Position[Event]):
    """A position of a hand. Seats 0 to 4 sit clockwise; `hands` are five tuples of cards.

    `phase` is AUCTION, EXCHANGE, TRUMP, FRIEND, JOKER_CALL, PLAY or OVER. A phase in which the rules leave
    one possibility is passed over. `contract` is the bid of the declarer, later with the final trump;
    `friend` is the friend's seat, which a position knows from the call on and the table once
    `friend_known`.

    >>> hand = Hand.deal(seed=1)
    >>> hand.phase, hand.player, hand.do("bid 13S").player
    ('AUCTION', 1, 2)
    """

    __slots__ = ("_action", "_events", "_legal", "_step", "previous", "state")
    state: State
    previous: Hand | None
    _action: Action | None
    _step: tuple[Event, ...] | None
    _events: tuple[Event, ...] | None
    _legal: Cards | None

    def __init__(self, *_: object, **__: object) -> None:
        raise TypeError("a Hand is made by Hand.deal, from_deal, from_deck, at_play or parse")

    # -- making positions ---------------------------------------------------------------------------------

    @classmethod
    def deal(cls, seed: object, dealer: int = 0, rules: Rules | str = SEED) -> Hand:
        """Shuffle and deal one card at a time from the dealer's left, the last three to the kitty (K7). The
        same seed gives the same deal everywhere."""
        return cls.of(dealing.deal(seed, dealer, Rules.of(rules)), dealt(dealer))

    @classmethod
    def from_deck(cls, deck: SomeCards, dealer: int = 0, rules: Rules | str = SEED) -> Hand:
        """Deal all 53 cards in the given order, the top first (K7). `SetupError` lists all defects."""
        return cls.of(dealing.from_deck(deck, dealer, Rules.of(rules)), dealt(dealer))

    @classmethod
    def from_deal(
        cls, hands: Sequence[SomeCards], kitty: SomeCards = (), dealer: int = 0, rules: Rules | str = SEED
    ) -> Hand:
        """Set up the start of an auction: five hands of ten and a kitty of three, unknown cards (`?`)
        allowed. `SetupError` lists all defects."""
        return cls.of(dealing.from_deal(hands, kitty, dealer, Rules.of(rules)), dealt(dealer))

    @classmethod
    def at_play(
        cls,
        hands: Sequence[SomeCards],
        declarer: int,
        bid: Bid | tuple[int, str] | str,
        friend: FriendCall | Card | str | None = "none",
        joker_call: Card | str | None = None,
        discards: SomeCards | None = None,
        dealer: int = 0,
        rules: Rules | str = SEED,
        leader: int | None = None,
        friend_seat: int | None = None,
        taken: Sequence[int] = (0, 0, 0, 0, 0),
    ) -> Hand:
        """Set up the first lead, after the exchange; with fewer than ten cards each, the lead of that many
        last tricks. Without `discards` they are the three cards nobody holds. `taken` are points won
        before; `friend_seat` names the friend where the called card has gone. `SetupError` lists all
        defects.

        >>> two_each = ("SA H2", "SK H3", "SQ H4", "SJ H5", "S10 H6")
        >>> hand = Hand.at_play(two_each, 0, "13H", "SK", taken=(9, 2, 0, 0, 0))
        >>> hand.number, hand.friend, hand.side_points
        (9, 1, 11)
        """
        state = dealing.at_play(
            hands,
            declarer,
            bid,
            friend,
            joker_call,
            discards,
            dealer,
            Rules.of(rules),
            leader,
            friend_seat,
            taken,
        )
        return cls.of(state, dealt(dealer))

    @classmethod
    def parse(cls, source: str) -> Hand:
        """Read the one-line text of a position; `SetupError` lists all its defects."""
        return cls.of(notation.read(source))

    @classmethod
    def of(cls, state: State, step: tuple[Event, ...] = ()) -> Hand:
        """Wrap a sound state as the start of a line of play."""
        return cls._make(state, None, None, step)

    @classmethod
    def _make(
        cls, state: State, previous: Hand | None, action: Action | None, step: tuple[Event, ...] | None
    ) -> Hand:
        self = object.__new__(cls)
        put = object.__setattr__
        put(self, "state", state)
        put(self, "previous", previous)
        put(self, "_action", action)
        put(self, "_step", step)
        put(self, "_events", None)
        put(self, "_legal", None)
        return self

    # -- what is going on ---------------------------------------------------------------------------------

    @property
    def step(self) -> tuple[Event, ...]:
        """What the last action (or the deal) made happen."""
        if self._step is None:
            before, action = self.previous, self._action
            steps = (
                told(before.state, action, self.state) if before is not None and action is not None else ()
            )
            object.__setattr__(self, "_step", steps)
        return self._step or ()

    def score(self) -> HandScore:
        """The five scores, itemised; before the end, as if the points stood as they are now."""
        return score_of(self)

    def view(self, seat: int) -> View:
        """What a seat may know (K40)."""
        from hanalab.mighty.view import View

        return View.of(self, seat)

    # -- deciding -----------------------------------------------------------------------------------------

    def actions(self) -> tuple[Action, ...]:
        """The legal actions now, in a fixed order."""
        state = self.state
        if state.phase == "PLAY":
            return play.actions(state, self._cards())
        if state.phase == "OVER":
            return ()
        return auction.actions(state) if state.phase == "AUCTION" else preparation.actions(state)

    def _cards(self) -> Cards:
        """The cards that may be played now."""
        if self._legal is None:
            object.__setattr__(self, "_legal", play.legal(self.state))
        return self._legal or ()

    def why_not(self, action: Action | str) -> Reason | None:
        """None if the action is legal, else the reason; `NotationError` if the text is no action."""
        return self._why_not(read_action(action))

    def _why_not(self, action: Action) -> Reason | None:
        state = self.state
        phase = state.phase
        if phase == "PLAY" and isinstance(action, Play):
            return play.why_not(state, action, self._cards())
        if phase == "OVER":
            return reason("hand-over", "K59")
        if _PHASE_OF[type(action)] != phase:
            return reason(f"phase-{phase.lower().replace('_', '-')}", _PHASE_RULE[phase])
        return auction.why_not(state, action) if phase == "AUCTION" else preparation.why_not(state, action)

    # -- moving -------------------------------------------------------------------------------------------

    def do(self, action: Action | str) -> Hand:
        """The position after the action; `IllegalAction` with its reason if it is not legal."""
        state = self.state
        if action.__class__ is not Play:
            action = read_action(action)
        why = self._why_not(action)
        if why is not None:
            raise IllegalAction(why, action)
        if isinstance(action, Play):
            after = play.after(state, action)
        elif state.phase == "AUCTION":
            after = auction.after(state, action)
        else:
            after = preparation.after(state, action)
        return Hand._make(after, self, action, None)

    # -- the value ----------------------------------------------------------------------------------------

    def path(self) -> tuple[Action, ...]:
        """The actions that led here from the first position, oldest first."""
        return tuple([at._action for at in self._line() if at._action is not None])

    def __str__(self) -> str:
        return notation.write(self.state)

    def __repr__(self) -> str:
        return f"Hand.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.state == other.state

    def __hash__(self) -> int:
        return hash(self.state)

    def __reduce__(self) -> tuple[Any, ...]:
        root = self.root()
        return _rebuild, (root.state, root.step, self.path())


_PHASE_OF: dict[type, str] = {
    MakeBid: "AUCTION", Pass: "AUCTION", Redeal: "AUCTION", Discard: "EXCHANGE", NameTrump: "TRUMP",
    CallFriend: "FRIEND", CallJoker: "JOKER_CALL", Play: "PLAY",
}  # fmt: skip
_PHASE_RULE = {
    "AUCTION": "K13", "EXCHANGE": "K18", "TRUMP": "K21", "FRIEND": "K21", "JOKER_CALL": "K21", "PLAY": "K37",
}  # fmt: skip


def _rebuild(root: State, step: tuple[Event, ...], path: tuple[Action, ...]) -> Hand:
    position = Hand.of(root, step)
    for action in path:
        position = position.do(action)
    return position
