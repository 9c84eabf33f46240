"""The 53 cards of Mighty: four suits of thirteen and the Joker (K2 to K4)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar, Final

from hanalab.core.card import UNSHOWN, DeckCard
from hanalab.core.errors import NotationError
from hanalab.core.shown import quoted, shown

#: suits in the order of the auction (K11)
SUITS: Final = "SCDH"
#: what can be trump: a suit or N, no trump (K10)
TRUMPS: Final = ("S", "C", "D", "H", "N")
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SIGNS: Final = {"S": "♠", "C": "♣", "D": "♦", "H": "♥", "N": "N"}
_POINT_RANKS: Final = ("10", "J", "Q", "K", "A")
_LETTER_OF_SIGN: Final = str.maketrans("♠♣♦♥♤♧♢♡", "SCDHSCDH")


class Card(DeckCard):
    """One card, read from its code: suit and rank (`SA`, `H10`) or `JK`, the Joker.

    `♠A`, `A♠`, `AS`, `TS` and lower case are read too. There is one object a card; cards sort by suit
    (spades, clubs, diamonds, hearts), then rank, the Joker last. `points` is 0 or 1 (K4); `rank` 2 to 14,
    0 for the Joker, whose `suit` is "".

    >>> Card("A♠"), Card("th").code, Card("SA").points
    (Card('SA'), 'H10', 1)
    """

    __slots__ = ("is_joker", "points", "rank", "suit")
    suit: str
    rank: int
    points: int
    is_joker: bool
    _known: ClassVar[dict[str, Card]] = {}

    def __new__(cls, code: str | Card) -> Card:
        if isinstance(code, Card):
            return code
        return read_card(code)

    @property
    def sign(self) -> str:
        """The card with its suit as a sign: ♠A, or JK."""
        return f"{SIGNS[self.suit]}{self.code[1:]}" if self.suit in SIGNS else self.code


def _made(code: str, index: int, suit: str, rank: int, points: int) -> Card:
    return Card._make(code, index, suit=suit, rank=rank, points=points, is_joker=code == "JK")


JOKER: Final[Card] = _made("JK", 52, "", 0, 0)
#: all 53 cards: spades, clubs, diamonds, hearts, each from 2 to ace, then the Joker
DECK: Final[tuple[Card, ...]] = (
    *(
        _made(suit + rank, 13 * place + at, suit, at + 2, int(rank in _POINT_RANKS))
        for place, suit in enumerate(SUITS)
        for at, rank in enumerate(RANKS)
    ),
    JOKER,
)
#: a card nobody has shown yet
UNKNOWN: Final[Card] = _made(UNSHOWN, 53, "?", 0, 0)

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
    return Card._known[suit + ("10" if rank == "T" else rank)]


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
