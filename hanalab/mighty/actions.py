"""What a player can decide in Mighty, each with its text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from hanalab.core.errors import NotationError
from hanalab.core.shown import quoted, shown
from hanalab.mighty.bids import Bid, as_bid, read_bid
from hanalab.mighty.cards import DECK, SUITS, Card, cards, read_trump, text_of
from hanalab.mighty.seats import seat_of
from hanalab.mighty.tricks import Laid, read_trick

_KINDS: Final = ("card", "sealed", "first-trick", "last-trick", "seat", "none")


class _Call(NamedTuple):
    kind: str
    card: Card | None = None
    seat: int | None = None


class FriendCall(_Call):
    """Whom the declarer calls (K41 to K48). `kind`: card, sealed (a card, told later), first-trick,
    last-trick, seat or none. `NotationError` where card or seat do not go with it."""

    __slots__ = ()

    def __new__(cls, kind: str, card: Card | str | None = None, seat: int | None = None) -> FriendCall:
        with_card, with_seat = kind in ("card", "sealed"), kind == "seat"
        if kind not in _KINDS or with_card == (card is None) or with_seat == (seat is None):
            given = " ".join(shown(each) for each in (kind, card, seat) if each is not None)
            raise NotationError("friend-text", "K48", found=given, source=given, place=0)
        return super().__new__(
            cls, kind, None if card is None else Card(card), seat_of(seat) if with_seat else None
        )

    def __str__(self) -> str:
        if self.card is not None:
            return self.card.code if self.kind == "card" else f"sealed {self.card}"
        return f"seat {self.seat}" if self.kind == "seat" else self.kind

    def name(self, lang: str = "en") -> str:
        """In words."""
        from hanalab.core.language import text

        if self.card is not None:
            return self.card.name(lang)
        return text(f"friend-{self.kind}", lang, seat=(self.seat or 0))


@dataclass(frozen=True, slots=True)
class MakeBid:
    """Promise points with a trump (K10). Text: `bid 14H`."""

    bid: Bid

    def __post_init__(self) -> None:
        object.__setattr__(self, "bid", as_bid(self.bid))

    def __str__(self) -> str:
        return f"bid {self.bid}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Do not bid this time (K13). Text: `pass`."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Redeal:
    """Show a weak hand and ask for a new deal (K8, only with `misdeal`). Text: `redeal`."""

    def __str__(self) -> str:
        return "redeal"


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay three cards away (K18). Text: `discard H10 D10 C4`."""

    cards: tuple[Card, ...]

    def __init__(self, cards_: str | Iterable[Card | str]) -> None:
        object.__setattr__(self, "cards", tuple(sorted(cards(cards_))))

    def __str__(self) -> str:
        return f"discard {text_of(self.cards)}"


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Fix the final trump (K22), with a higher number where the rules allow (K23). Text: `trump H`."""

    trump: str
    number: int | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "trump", read_trump(self.trump))
        if self.number is not None and (type(self.number) is not int or not 0 <= self.number <= 99):
            found = quoted(self.number)
            raise NotationError("trump-number-text", "K23", found=found, source=found, place=0)

    def __str__(self) -> str:
        return f"trump {self.trump}" + ("" if self.number is None else f" {self.number}")


@dataclass(frozen=True, slots=True)
class CallFriend:
    """Call a friend, or none (K41 to K48). Text: `friend SA`, `friend first-trick`, `friend none`."""

    call: FriendCall

    def __post_init__(self) -> None:
        object.__setattr__(self, "call", as_friend(self.call))

    def __str__(self) -> str:
        return f"friend {self.call}"


@dataclass(frozen=True, slots=True)
class CallJoker:
    """Name the Joker Call card (K31, K33). Text: `joker-call C2`."""

    card: Card

    def __post_init__(self) -> None:
        object.__setattr__(self, "card", Card(self.card))

    def __str__(self) -> str:
        return f"joker-call {self.card}"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick; a led Joker may name a suit (K30), a led call card may call (K32).
    Text: `play SA`, `play JK names H`, `play C3 calls`."""

    card: Card
    names: str | None = None
    calls: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "card", Card(self.card))
        object.__setattr__(self, "calls", bool(self.calls))
        if self.names is not None and self.names not in tuple(SUITS):
            named = shown(self.names)
            raise NotationError("names-suit", "K30", found=named, source=named, place=0)

    def __str__(self) -> str:
        return f"play {Laid(self.card, self.names, self.calls or None)}"


Action = MakeBid | Pass | Redeal | Discard | NameTrump | CallFriend | CallJoker | Play
#: plain plays, by the index of the card
PLAYS: Final = tuple(Play(card) for card in DECK)
_VERBS = ("bid", "pass", "redeal", "discard", "trump", "friend", "joker-call", "play")


def read_friend(source: str, place: int = 0, whole: str | None = None) -> FriendCall:
    """Read `SA`, `first-trick`, `last-trick`, `seat 3`, `sealed SA` or `none`."""
    whole = source if whole is None else whole
    word = source.strip().lower()
    if word in ("first-trick", "last-trick", "none"):
        return FriendCall(word)
    seat = re.fullmatch(r"seat\s+([0-4])", word)
    if seat:
        return FriendCall("seat", None, int(seat[1]))
    sealed = word.startswith("sealed ")
    found = _cards(source.strip()[7:] if sealed else source, place + (7 if sealed else 0), whole)
    if len(found) != 1:
        raise NotationError("friend-text", "K48", found=source.strip(), source=whole, place=place)
    return FriendCall("sealed" if sealed else "card", found[0])


def as_friend(given: object) -> FriendCall:
    """A call from a `FriendCall`, a card or its text; None is no friend."""
    return given if isinstance(given, FriendCall) else read_friend("none" if given is None else shown(given))


def _cards(rest: str, place: int, whole: str) -> tuple[Card, ...]:
    try:
        return cards(rest)
    except NotationError as error:
        values = dict(error.reason.values)
        values.update(source=whole, place=error.place + place)
        raise NotationError(error.code, error.rule, **values) from None


def read_action(source: str | Action) -> Action:
    """Read an action from its text; `NotationError` if it is none.

    >>> read_action("bid 14♥"), str(read_action("play jk names ♥"))
    (MakeBid(bid=Bid(number=14, trump='H')), 'play JK names H')
    """
    if isinstance(source, Action):
        return source
    if not isinstance(source, str):
        raise NotationError("mighty-action-text", found=quoted(source), source=quoted(source), place=0)
    match = re.match(r"\s*(\S*)\s*", source)
    verb, rest = (match[1].lower(), source[match.end() :]) if match else ("", "")
    start = len(source) - len(rest)
    if verb not in _VERBS or (verb in ("pass", "redeal")) == bool(rest):
        raise NotationError("mighty-action-text", found=source.strip(), source=source, place=0)
    if verb == "pass":
        return Pass()
    if verb == "redeal":
        return Redeal()
    if verb == "bid":
        return MakeBid(read_bid(rest, start, source))
    if verb == "friend":
        return CallFriend(read_friend(rest, start, source))
    if verb == "trump":
        words = rest.split()
        if len(words) > 2 or not all(re.fullmatch("[0-9]{1,2}", word) for word in words[1:]):
            raise NotationError("trump-text", "K22", found=rest.strip(), source=source, place=start)
        trump = read_trump(words[0], start, source)
        return NameTrump(trump, int(words[1]) if len(words) == 2 else None)
    if verb == "play":
        laid = _play(rest, start, source)
        return Play(laid.card, laid.names, bool(laid.calls))
    found = _cards(rest, start, source)
    if len(found) != (3 if verb == "discard" else 1):
        code = "discard-text" if verb == "discard" else "mighty-action-cards"
        raise NotationError(
            code, "K18" if verb == "discard" else None, found=source.strip(), source=source, place=start
        )
    return Discard(found) if verb == "discard" else CallJoker(found[0])


def _play(rest: str, start: int, whole: str) -> Laid:
    try:
        laid = read_trick(rest)
    except NotationError as error:
        values = dict(error.reason.values)
        values.update(source=whole, place=error.place + start)
        raise NotationError(error.code, error.rule, **values) from None
    if len(laid) != 1:
        raise NotationError("mighty-action-cards", None, found=whole.strip(), source=whole, place=start)
    return laid[0]
