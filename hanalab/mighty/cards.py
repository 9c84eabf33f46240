"""The 53 cards of Mighty: four suits of thirteen and the Joker (K2 to K4)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar, Final

from hanalab.core.display import Shown
from hanalab.core.errors import NotationError
from hanalab.core.language import text
from hanalab.core.shown import quoted, shown

#: suits in the order of the auction (K11)
SUITS: Final = "SCDH"
#: what can be trump: a suit or N, no trump (K10)
TRUMPS: Final = ("S", "C", "D", "H", "N")
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SIGNS: Final = {"S": "♠", "C": "♣", "D": "♦", "H": "♥", "N": "N"}
_POINT_RANKS: Final = ("10", "J", "Q", "K", "A")
_LETTER_OF_SIGN: Final = str.maketrans("♠♣♦♥♤♧♢♡", "SCDHSCDH")


class Card(Shown):
    """One card, read from its code: suit and rank (`SA`, `H10`) or `JK`, the Joker.

    `♠A`, `A♠`, `AS`, `TS` and lower case are read too. There is one object a card; cards sort by suit
    (spades, clubs, diamonds, hearts), then rank, the Joker last. `points` is 0 or 1 (K4); `rank` 2 to 14,
    0 for the Joker, whose `suit` is "".

    >>> Card("A♠"), Card("th").code, Card("SA").points
    (Card('SA'), 'H10', 1)
    """

    __slots__ = ("code", "index", "is_joker", "points", "rank", "suit")
    code: str
    suit: str
    rank: int
    points: int
    index: int
    is_joker: bool
    _deck: ClassVar[dict[str, Card]] = {}

    def __new__(cls, code: str | Card) -> Card:
        if isinstance(code, Card):
            return code
        return read_card(code)

    @classmethod
    def _make(cls, code: str, suit: str, rank: int, points: int, index: int) -> Card:
        card = object.__new__(cls)
        put = object.__setattr__
        put(card, "code", code)
        put(card, "suit", suit)
        put(card, "rank", rank)
        put(card, "points", points)
        put(card, "index", index)
        put(card, "is_joker", code == "JK")
        return card

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card cannot change: {name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a card cannot change: {name}")

    def name(self, lang: str = "en") -> str:
        """The card in words ("en", "es", "ko")."""
        return text("card-unknown" if self is UNKNOWN else f"card-{self.code}", lang)

    @property
    def sign(self) -> str:
        """The card with its suit as a sign: ♠A, or JK."""
        return f"{SIGNS[self.suit]}{self.code[1:]}" if self.suit in SIGNS else self.code

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Card({self.code!r})"

    # There is one object a card, so equality is identity; this hash gives sets the same order in every run.
    def __hash__(self) -> int:
        return self.index

    def __lt__(self, other: Card | str) -> bool:
        return self.index < (other if other.__class__ is Card else Card(other)).index

    def __le__(self, other: Card | str) -> bool:
        return self.index <= (other if other.__class__ is Card else Card(other)).index

    def __gt__(self, other: Card | str) -> bool:
        return self.index > (other if other.__class__ is Card else Card(other)).index

    def __ge__(self, other: Card | str) -> bool:
        return self.index >= (other if other.__class__ is Card else Card(other)).index

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return _restore, (self.code,)


def _restore(code: str) -> Card:
    return UNKNOWN if code == "?" else Card._deck[code]


for _suit in SUITS:
    for _number, _rank in enumerate(RANKS, 2):
        _code = f"{_suit}{_rank}"
        Card._deck[_code] = Card._make(_code, _suit, _number, int(_rank in _POINT_RANKS), len(Card._deck))
Card._deck["JK"] = Card._make("JK", "", 0, 0, 52)

#: all 53 cards: spades, clubs, diamonds, hearts, each from 2 to ace, then the Joker
DECK: Final[tuple[Card, ...]] = tuple(Card._deck.values())
#: a card nobody has shown yet
UNKNOWN: Final[Card] = Card._make("?", "?", 0, 0, 53)
JOKER: Final[Card] = Card._deck["JK"]

_SUIT_RANK = re.compile(r"([SCDH])\s*(10|T|[2-9JQKA])")
_RANK_SUIT = re.compile(r"(10|T|[2-9JQKA])\s*([SCDH])")


def read_card(source: str, place: int = 0, whole: str | None = None) -> Card:
    """Read one card; `NotationError` names the text, the place in it and what would be right."""
    whole = source if whole is None else whole
    if not isinstance(source, str):
        raise NotationError("not-a-playing-card-text", source=quoted(source), place=place)
    place += len(source) - len(source.lstrip())
    word = source.strip().translate(_LETTER_OF_SIGN).upper()
    if word in ("JK", "JOKER"):
        return JOKER
    match = _SUIT_RANK.fullmatch(word)
    if match:
        suit, rank = match[1], match[2]
    else:
        match = _RANK_SUIT.fullmatch(word)
        if not match:
            raise NotationError("playing-card-code", "K2", found=source.strip(), source=whole, place=place)
        rank, suit = match[1], match[2]
    return Card._deck[suit + ("10" if rank == "T" else rank)]


def read_trump(source: object, place: int = 0, whole: str | None = None) -> str:
    """Read a trump, `H`, `h` or `♥`, N for none; `NotationError` if it is none (K10)."""
    word = source.strip().translate(_LETTER_OF_SIGN).upper() if isinstance(source, str) else ""
    if word in TRUMPS:
        return word
    found = shown(source).strip()
    raise NotationError("trump-text", "K22", found=found, source=whole or shown(source), place=place)


def cards(source: str | Iterable[Card | str]) -> tuple[Card, ...]:
    """Read cards from a text (codes between blanks or commas) or from an iterable of cards and codes.

    >>> cards("SA ♥10, JK")
    (Card('SA'), Card('H10'), Card('JK'))
    """
    if isinstance(source, str):
        return tuple(read_card(m[0], m.start(), source) for m in re.finditer(r"[^\s,]+", source))
    if not isinstance(source, Iterable):
        raise NotationError("not-a-playing-card-text", source=quoted(source), place=0)
    return tuple(Card(item) for item in source)


def text_of(some: Iterable[Card]) -> str:
    """Codes between blanks; the inverse of `cards`."""
    return " ".join(card.code for card in some)


def points_in(some: Iterable[Card]) -> int:
    """Point cards among these, 0 to 20 (K4)."""
    return sum([card.points for card in some])
