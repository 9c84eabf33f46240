"""One round of Mushi as a value: every move gives the next position, every step cites its rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from hanalab.core.errors import IllegalAction, SetupError
from hanalab.core.position import Position
from hanalab.core.reason import Reason, reason
from hanalab.mushi import dealing, notation, turns
from hanalab.mushi.actions import PLAYS, TAKES, Action, Play, Redeal, Take, read_action
from hanalab.mushi.captures import Captures, found_for, why_not_capture
from hanalab.mushi.cards import UNKNOWN, Card
from hanalab.mushi.events import Event
from hanalab.mushi.rules import Rules
from hanalab.mushi.scoring import RoundScore, count
from hanalab.mushi.seats import seat_of, why_not_seat
from hanalab.mushi.turns import TURNS, turn_number

if TYPE_CHECKING:
    from hanalab.mushi.view import View

Cards = tuple[Card, ...]
Pair = tuple[Cards, Cards]
SEED = Rules()
_NOTHING = Captures((), "")


class Round(Position[Event]):
    """A position of a round. Seats are 0 and 1; `hands` and `piles` are pairs by seat, `stock` is top first.

    `phase` is HAND (play a card), HAND_CAPTURE, DRAW_CAPTURE (choose what the `pending` card takes) or OVER.
    A card with one possible capture takes it at once, and the draw follows by itself (M22, M23).

    >>> table = Round.from_deal(hands=("01Y", "05X"), field="01R 01X", stock="12X 09Y")
    >>> [str(action) for action in table.do("play 01Y").actions()]
    ['take 01R', 'take 01X']
    """

    __slots__ = (
        "_events", "_step", "dealer", "field", "found", "hands", "pending", "phase", "piles", "player",
        "previous", "rules", "stock",
    )  # fmt: skip
    hands: Pair
    field: Cards
    stock: Cards
    piles: Pair
    dealer: int
    rules: Rules
    phase: str
    player: int | None
    pending: Card | None
    previous: Round | None
    #: what the pending card may take
    found: Captures
    _step: tuple[Event, ...]
    _events: tuple[Event, ...] | None

    def __init__(self, *_: object, **__: object) -> None:
        raise TypeError("a Round is made by Round.deal, from_deal, from_deck or parse")

    # -- making positions ---------------------------------------------------------------------------------

    @classmethod
    def deal(cls, seed: object, dealer: int = 0, rules: Rules | str = SEED) -> Round:
        """Shuffle and deal (M7). The same seed gives the same deal everywhere. Misdeals are dealt again by
        the same dealer, and the events say so (M10 to M14)."""
        dealer, rules = seat_of(dealer), Rules.of(rules)
        return cls._start(dealing.deal(seed, dealer, rules), dealer, rules)

    @classmethod
    def from_deck(cls, deck: str | Iterable[Card | str], dealer: int = 0, rules: Rules | str = SEED) -> Round:
        """Deal all 40 cards in the given order, the top first (M7)."""
        dealer, rules = seat_of(dealer), Rules.of(rules)
        dealt = dealing.split_deck(dealing.check_deck(deck), dealer)
        return cls._start(dealing.settle_field(dealt, dealer, rules), dealer, rules)

    @classmethod
    def from_deal(
        cls,
        hands: tuple[str | Iterable[Card | str], str | Iterable[Card | str]],
        field: str | Iterable[Card | str] = (),
        stock: str | Iterable[Card | str] = (),
        dealer: int = 0,
        rules: Rules | str = SEED,
        piles: tuple[str | Iterable[Card | str], str | Iterable[Card | str]] = ((), ()),
    ) -> Round:
        """Set up any hands, field and stock (top first) that can be played out: as many stock cards as hand
        cards, and the hands equal or the next player one ahead. `SetupError` lists all defects."""
        rules = Rules.of(rules)
        defects: list[Reason] = []
        why = why_not_seat(dealer)
        if why is not None:
            defects.append(why)
            dealer = 0
        pairs: list[Pair] = []
        for pair, name in ((hands, "hands"), (piles, "piles")):
            both = _tuple(pair)
            if len(both) != 2:
                defects.append(reason("part-pair", None, name=name))
                both = ((), ())
            pairs.append((notation.gather(both[0], defects), notation.gather(both[1], defects)))
        parts = notation.Parts(
            pairs[0], notation.gather(field, defects), notation.gather(stock, defects), pairs[1], dealer,
            notation.first_player(pairs[0], dealer), "HAND", None, rules,
        )  # fmt: skip
        defects += notation.defects_of_cards(parts) if defects else notation.defects_of(parts)
        if defects:
            raise SetupError(defects)
        event = Event("deal", dealer, None, parts.field, "M7", 0)
        dealt = dealing.Dealt(parts.hands, parts.field, parts.stock, parts.piles, (event,))
        if not any(parts.piles):
            dealt = dealing.settle_field(dealt, dealer, rules)
        return cls._start(dealt, dealer, rules)

    @classmethod
    def parse(cls, source: str) -> Round:
        """Read the one-line text of a position; `SetupError` lists all its defects."""
        parts = notation.read(source)
        defects = notation.defects_of(parts)
        position = cls._make(
            parts.hands, parts.field, parts.stock, parts.piles, parts.dealer, parts.rules, parts.phase,
            parts.player, parts.pending,
        )  # fmt: skip
        if parts.pending is not None and len(position.found.options) < 2:
            defects.append(reason("pending-no-choice", "M19", card=parts.pending))
        if defects:
            raise SetupError(defects)
        return position

    @classmethod
    def _start(cls, dealt: dealing.Dealt, dealer: int, rules: Rules) -> Round:
        player = notation.first_player(dealt.hands, dealer)
        return cls._make(
            dealt.hands, dealt.field, dealt.stock, dealt.piles, dealer, rules, "HAND", player,
            None, dealt.events,
        )  # fmt: skip

    @classmethod
    def _make(
        cls,
        hands: Pair,
        field: Cards,
        stock: Cards,
        piles: Pair,
        dealer: int,
        rules: Rules,
        phase: str,
        player: int | None,
        pending: Card | None = None,
        step: tuple[Event, ...] = (),
        previous: Round | None = None,
        found: Captures = _NOTHING,
    ) -> Round:
        self = object.__new__(cls)
        put = object.__setattr__
        put(self, "hands", hands)
        put(self, "field", field)
        put(self, "stock", stock)
        put(self, "piles", piles)
        put(self, "dealer", dealer)
        put(self, "rules", rules)
        put(self, "phase", phase)
        put(self, "player", player)
        put(self, "pending", pending)
        put(self, "previous", previous)
        put(self, "_step", step)
        put(self, "_events", None)
        if pending is not None and found is _NOTHING:
            drawn = phase == "DRAW_CAPTURE"
            found = found_for(pending, field, drawn, drawn and not stock, rules)
        put(self, "found", found)
        return self

    # -- what is going on ---------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the round has ended (M42)."""
        return self.phase == "OVER"

    @property
    def is_void(self) -> bool:
        """Whether it ended by a claimed redeal and so counts as no round (M13, M14)."""
        return self.phase == "OVER" and bool(self.stock)

    @property
    def turn(self) -> int:
        """The turn being played, counted so that the last is 16; 16 when over."""
        return turn_number(max(0, len(self.stock) - (self.phase != "DRAW_CAPTURE")))

    @property
    def step(self) -> tuple[Event, ...]:
        """What the last action (or the deal) made happen."""
        return self._step

    def score(self) -> RoundScore:
        """The score in points; of an unfinished round, what the piles are worth if it ended now."""
        return count(self.piles, self.rules)

    def view(self, seat: int) -> View:
        """What a seat may know: the other hand and the stock are unknown in it (M25)."""
        from hanalab.mushi.view import View

        return View.of(self, seat_of(seat))

    # -- deciding -----------------------------------------------------------------------------------------

    def actions(self) -> tuple[Action, ...]:
        """The legal actions now, in a fixed order (hand order; field order; a redeal claim last)."""
        if self.phase == "HAND":
            seat: int = self.player  # type: ignore[assignment]
            plays = tuple([PLAYS[card.index] for card in self.hands[seat] if card is not UNKNOWN])
            if self.rules.four_in_hand != "play" and self._why_no_redeal() is None:
                return (*plays, Redeal())
            return plays
        options = self.found.options
        return tuple([TAKES[option[0].index] if len(option) == 1 else Take(option) for option in options])

    def why_not(self, action: Action | str) -> Reason | None:
        """None if the action is legal, else the reason; `NotationError` if the text is no action."""
        return self._why_not(read_action(action))

    def _why_not(self, action: Action) -> Reason | None:
        if self.phase == "OVER":
            return reason("round-over", "M42")
        if isinstance(action, Play):
            return self._why_not_play(action.card)
        if isinstance(action, Redeal):
            return self._why_no_redeal()
        if self.pending is None:
            return reason("nothing-to-take", "M16")
        if action.cards in self.found.options:
            return None
        drawn, rules = self.phase == "DRAW_CAPTURE", self.rules
        last = drawn and not self.stock
        return why_not_capture(self.pending, action.cards, self.field, drawn=drawn, last=last, rules=rules)

    def _why_not_play(self, card: Card) -> Reason | None:
        if self.pending is not None:
            code = "finish-draw" if self.phase == "DRAW_CAPTURE" else "finish-capture"
            return reason(code, "M23" if self.phase == "DRAW_CAPTURE" else "M22", card=self.pending)
        hand = self.hands[self.player]  # type: ignore[index]
        if card in hand and card is not UNKNOWN:
            return None
        if card in self.field:
            return reason("play-from-field", "M16", card=card)
        if card in self.piles[0] or card in self.piles[1]:
            return reason("play-from-pile", "M16", card=card)
        if UNKNOWN in hand:
            return reason("unknown-hand", "M25")
        return reason("not-in-hand", "M16", card=card)

    def _why_no_redeal(self) -> Reason | None:
        if self.rules.four_in_hand == "play":
            return reason("redeal-off", "M13")
        if self.phase != "HAND":
            return reason("redeal-late", "M13")
        hand = self.hands[self.player]  # type: ignore[index]
        if len(self.stock) not in (TURNS, TURNS - 1) or len(hand) != TURNS // 2:
            return reason("redeal-late", "M13")
        return None if dealing.four_of_a_suit(hand) else reason("redeal-no-four", "M13")

    # -- moving -------------------------------------------------------------------------------------------

    def do(self, action: Action | str) -> Round:
        """The position after the action; `IllegalAction` with its reason if it is not legal, `SetupError` if
        the card to draw is unknown."""
        action = read_action(action)
        why = self._why_not(action)
        if why is not None:
            raise IllegalAction(why, action)
        if isinstance(action, Play):
            return turns.play(self, action.card)
        if isinstance(action, Take):
            return turns.take(self, action.cards)
        return turns.claim(self)

    def followed_by(
        self,
        hands: Pair,
        field: Cards,
        stock: Cards,
        piles: Pair,
        phase: str,
        player: int | None,
        pending: Card | None,
        steps: list[Event],
        found: Captures = _NOTHING,
    ) -> Round:
        """The next position, with what happened on the way."""
        return Round._make(
            hands, field, stock, piles, self.dealer, self.rules, phase, player, pending, tuple(steps),
            self, found,
        )  # fmt: skip

    # -- the value ----------------------------------------------------------------------------------------

    def parts(self) -> notation.Parts:
        """What the position is made of."""
        return notation.Parts(
            self.hands, self.field, self.stock, self.piles, self.dealer, self.player, self.phase,
            self.pending, self.rules,
        )  # fmt: skip

    def __str__(self) -> str:
        return notation.write(self.parts())

    def __repr__(self) -> str:
        return f"Round.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Round) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __reduce__(self) -> tuple[Any, ...]:
        root = self.root()
        return _rebuild, (str(root), root._step, self.path())

    @property
    def has_unknown(self) -> bool:
        """Whether a hand or the stock holds an unknown card."""
        return UNKNOWN in self.stock or UNKNOWN in self.hands[0] or UNKNOWN in self.hands[1]

    @property
    def first_player(self) -> int:
        """The seat that M9 gives the turn, by the cards still in hand."""
        return notation.first_player(self.hands, self.dealer)

    def path(self) -> tuple[Action, ...]:
        """The actions that led here from the first position, oldest first."""
        return tuple([_action_of(at) for at in self._line()])


def _action_of(position: Round) -> Action:
    first = position._step[0]
    if first.kind == "claim":
        return Redeal()
    before = position.previous
    if before is not None and before.pending is not None:
        return Take(first.cards)
    return PLAYS[first.card.index]  # type: ignore[union-attr]


def _rebuild(root: str, step: tuple[Event, ...], path: tuple[Action, ...]) -> Round:
    position = Round.parse(root)
    object.__setattr__(position, "_step", step)
    for action in path:
        position = position.do(action)
    return position


def _tuple(value: object) -> tuple[object, ...]:
    return tuple(value) if isinstance(value, Iterable) else ()
