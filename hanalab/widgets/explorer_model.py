"""What the hand explorer asks about, as a value: a position, the seat that asks, and how much it may see."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final, Literal, TypeAlias

from hanalab import mighty, mushi
from hanalab.core.errors import NotationError, SetupError
from hanalab.core.reason import Reason, reason
from hanalab.core.shown import shown
from hanalab.mighty.auction import first_speaker
from hanalab.mighty.soundness import defects_of

Position: TypeAlias = "mushi.Round | mighty.Hand"
Card: TypeAlias = "mushi.Card | mighty.Card"
Cards: TypeAlias = "tuple[Any, ...]"
Game = Literal["mushi", "mighty"]
Kind = Literal["rows", "bids", "kitty", "suppose", "draw", "over"]

GAMES: Final[tuple[Game, Game]] = ("mushi", "mighty")
SEATS: Final = {"mushi": 2, "mighty": 5}
PREPARING: Final = ("EXCHANGE", "TRUMP", "FRIEND", "JOKER_CALL")
_REPR: Final = re.compile(
    r"\s*(?:(?:Round|Hand)\.parse\()?(?P<quote>['\"]+)(?P<text>.*)(?P=quote)\)?\s*", re.DOTALL
)
_VIEW: Final = re.compile(r"\s*<View of seat (?P<seat>[0-4]): (?P<text>.*)>\s*", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Walked:
    """A step of the walk: what `seat` did (texts of actions), in which turn or trick (0: in none), and what
    of that happened to cards on the table (Mushi)."""

    seat: int
    actions: tuple[str, ...]
    number: int = 0
    events: tuple[mushi.Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A position as far as it is known, the `seat` that asks, and whether it looks at all cards (`open`).

    Where every card of the position is known and `open` is False, only what the seat may know is asked
    about, and every way on from here starts from that: nothing that is hidden from the seat decides what
    comes. `trail` is what was walked to come here; `left_deal` says that it began in a position known to its
    last card, `told` that its cards are all known because the way named them, one by one. `waiting` are
    actions of the player that cannot be done before somebody says which card is drawn.

    >>> at = read_inquiry("mushi; hands 01Y / 05X; field 01R; stock 12X 09Y", "mushi")
    >>> at.kind, at.masked
    ('rows', True)
    """

    position: Position
    seat: int = 0
    open: bool = False
    trail: tuple[Walked, ...] = field(default=(), compare=False)
    waiting: tuple[str, ...] = ()
    told: bool = False
    left_deal: bool = field(default=False, compare=False)

    @property
    def game(self) -> Game:
        """Which game it is."""
        return "mushi" if isinstance(self.position, mushi.Round) else "mighty"

    @property
    def masked(self) -> bool:
        """Whether cards of the position are known that the seat may not know."""
        return not self.open and not self.told and not self.position.has_unknown

    @property
    def known(self) -> Position:
        """The position as far as the question may look at it."""
        return _masked(self.position, self.seat) if self.masked else self.position

    @property
    def asked(self) -> Any:
        """What is handed to `hanalab.explore`: a view, or a position."""
        return self.position.view(self.seat) if self.masked else self.position

    @property
    def rules(self) -> Any:
        """The rule set."""
        return self.position.rules

    @property
    def hand(self) -> Cards:
        """The cards of the seat that is asked for: of the player, where all cards are open."""
        return tuple(self.known.hands[self.chooser])

    @property
    def chooser(self) -> int:
        """Whose decision is asked about."""
        player = self.position.player
        if self.position.phase == "AUCTION" or player is None:
            return self.seat
        return player if self.open or self.kind == "rows" else self.seat

    @property
    def kind(self) -> Kind:
        """What can be asked here: the candidates ("rows"), the bids, the kitty; or what must be said first:
        which card another seat plays ("suppose"), which one is drawn ("draw")."""
        at = self.position
        if at.is_over or at.player is None:
            return "over"
        if self.waiting:
            return "draw"
        if at.phase == "AUCTION":
            return "bids"
        if at.phase in PREPARING:
            return "kitty" if self.open or at.player == self.seat else "suppose"
        return "rows" if self.open or at.player == self.seat else "suppose"

    @property
    def unseen(self) -> Cards:
        """The cards whose place is not known, in the order of the deck."""
        deck = mushi.DECK if self.game == "mushi" else mighty.DECK
        seen = set(placed(self.known))
        return tuple(card for card in deck if card not in seen)

    @property
    def missing(self) -> int:
        """How many cards of the position are unknown."""
        unknown = mushi.UNKNOWN if self.game == "mushi" else mighty.UNKNOWN
        return sum(card is unknown for card in placed(self.known))

    def why_not_open(self) -> Reason | None:
        """None if all cards are known, so that they can be looked at."""
        if not self.position.has_unknown:
            return None
        if self.left_deal:
            return reason("explorer-left-deal", None)
        return reason("explorer-not-open", None, count=self.missing)

    def looked_at(self, open_: bool) -> Inquiry:
        """The same with all cards open, or with the seat's view only."""
        why = self.why_not_open() if open_ else None
        if why is not None:
            raise SetupError([why])
        return replace(self, open=open_)

    def ruled(self, rules: Any) -> Inquiry:
        """The same position under other rules; `SetupError` lists what would be wrong with it."""
        return self.with_position(with_rules(self.known, rules))

    def with_position(self, position: Position) -> Inquiry:
        """The same question about a position that was made from what is known here."""
        told = not self.open and not position.has_unknown
        return replace(self, position=position, told=told, left_deal=self.left_deal or self.masked)


def placed(at: Position) -> Cards:
    """Every card of a position wherever it lies, unknown ones too."""
    if isinstance(at, mushi.Round):
        pending = () if at.pending is None else (at.pending,)
        return (*sum(at.hands, ()), *at.field, *at.stock, *sum(at.piles, ()), *pending)
    state = at.state
    played = [laid.card for trick in state.tricks for laid in trick.laid]
    # After the auction the kitty lies in the declarer's hand and the discards.
    middle = state.kitty if state.declarer is None else ()
    extra = () if state.declarer is None else tuple(c for c in state.kitty if c is not mighty.UNKNOWN)
    held = (*sum(state.hands, ()), *state.discards, *middle, *played, *(laid.card for laid in state.trick))
    return (*held, *(card for card in extra if card not in held))


@lru_cache(maxsize=64)
def _masked(at: Position, seat: int) -> Position:
    if isinstance(at, mushi.Round):
        return mushi.Round.parse(str(at.view(seat)))
    return mighty.Hand.of(at.view(seat).state)


# --- reading ---------------------------------------------------------------------------------------------


def read_inquiry(
    source: Any, game: str = "mushi", seat: int = 0, rules: Any = None, open_: bool = False
) -> Inquiry:
    """An inquiry from what a person gives: a position, a view, its text, or the cards of a Mighty hand (ten
    for the bids, thirteen for the kitty). `SetupError` lists all that is wrong with it."""
    if isinstance(source, Inquiry):
        return source
    if isinstance(source, mushi.View | mighty.View):
        return _of(_without_events(source), source.seat, rules, open_)
    if isinstance(source, mushi.Round | mighty.Hand):
        return _of(source, seat, rules, open_)
    if isinstance(source, str):
        return _of_text(source, game, seat, rules, open_)
    if isinstance(source, Iterable) and game == "mighty":
        return _of_cards(tuple(source), rules, seat)
    raise SetupError([reason("explorer-position", None, found=shown(source))])


def _of_text(source: str, game: str, seat: int, rules: Any, open_: bool) -> Inquiry:
    view = _VIEW.fullmatch(source)
    if view is not None:
        source, seat = view["text"], int(view["seat"])
    quoted = _REPR.fullmatch(source)
    if quoted is not None:
        source = quoted["text"]
    first = source.strip().partition(";")[0].partition(" ")[0].lower()
    if first in GAMES:
        game = first
    elif ";" not in source and "hands" not in source.lower() and (game == "mighty" or _french(source)):
        return _of_cards(source, rules, seat)
    parse = mushi.Round.parse if game == "mushi" else mighty.Hand.parse
    return _of(parse(source), seat, rules, open_)


def _french(source: str) -> bool:
    """Whether these are codes of cards of Mighty."""
    try:
        return bool(mighty.cards(source))
    except NotationError:
        return False


def _of_cards(source: Any, rules: Any, seat: int) -> Inquiry:
    """Ten cards before the auction, or thirteen with the kitty."""
    rules = mighty.Rules.of(rules or mighty.Rules())
    held = mighty.cards(source)
    hands: list[Any] = ["?10"] * 5
    if len(held) == 13:
        trump = mighty.count_all(held, rules)[0].trump
        cards = " ".join(card.code for card in held)
        hands[seat] = cards
        text = (
            f"mighty; rules {rules}; dealer {seat}; player {seat}; phase EXCHANGE; "
            f"hands {' / '.join(hands)}; kitty ?3; declarer {seat}; contract {rules.min_bid}{trump}"
        )
        return Inquiry(mighty.Hand.parse(text), seat)
    if len(held) != 10:
        raise SetupError([reason("explorer-ten-cards", "K7", count=len(held))])
    hands[seat] = held
    dealer = next(other for other in range(SEATS["mighty"]) if first_speaker(other, rules) == seat)
    return Inquiry(mighty.Hand.from_deal(hands, "?3", dealer, rules), seat)


def _of(position: Position, seat: Any, rules: Any, open_: bool) -> Inquiry:
    game = "mushi" if isinstance(position, mushi.Round) else "mighty"
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < SEATS[game]:
        raise SetupError([reason("explorer-seat", None, seat=shown(seat), last=SEATS[game] - 1)])
    if rules is not None:
        position = with_rules(position, rules)
    at = Inquiry(position, seat)
    # A text that shows another seat's cards only is that seat's view.
    if position.has_unknown and position.player is not None and _hidden(position, seat):
        own = [other for other in range(SEATS[game]) if not _hidden(position, other)]
        at = replace(at, seat=own[0] if len(own) == 1 else seat)
    return at.looked_at(True) if open_ else at


def _hidden(position: Position, seat: int) -> bool:
    unknown = (mushi.UNKNOWN, mighty.UNKNOWN)
    return any(card in unknown for card in position.hands[seat])


def _without_events(view: Any) -> Position:
    """The position a view shows, with its unknown cards."""
    if isinstance(view, mushi.View):
        return mushi.Round.parse(str(view))
    return mighty.Hand.of(view.state)


def with_rules(position: Position, rules: Any) -> Position:
    """The position under other rules; `SetupError` lists what contradicts them."""
    if isinstance(position, mushi.Round):
        parts = position.parts()._replace(rules=mushi.Rules.of(rules))
        return mushi.Round.parse(mushi.notation.write(parts))
    state = position.state._replace(rules=mighty.Rules.of(rules))
    if state.tricks or state.trick:
        return mighty.Hand.parse(mighty.notation.write(state))
    defects = defects_of(state)
    if defects:
        raise SetupError(defects)
    return mighty.Hand.of(state)
