"""The 40 cards of Mushi: codes, months, types and points (M2, M3)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar, Final

from hanalab.core.card import UNSHOWN, DeckCard
from hanalab.core.errors import NotationError
from hanalab.core.shown import quoted

#: kinds of each month, in the order of the deck; months 6 and 7 are not in it (M2)
KINDS: Final = {
    1: "BRXY", 2: "ARXY", 3: "BRXY", 4: "ARXY", 5: "ARXY",
    8: "BAXY", 9: "ARXY", 10: "ARXY", 11: "BARL", 12: "BXYZ",
}  # fmt: skip
MONTHS: Final = tuple(KINDS)
TYPES: Final = ("bright", "animal", "ribbon", "basic")
POINTS: Final = {"bright": 20, "animal": 10, "ribbon": 5, "basic": 1}
_TYPE_OF_KIND: Final = {"B": "bright", "A": "animal", "R": "ribbon"}


class Card(DeckCard):
    """One card, read from its code: month (two digits) and kind (B bright, A animal, R ribbon, X Y Z basic,
    L Lightning). There is one object a card; cards sort in the order of the deck.

    >>> Card("1b"), Card("01B").points, Card("01B") < Card("12Z")
    (Card('01B'), 20, True)
    """

    __slots__ = ("is_lightning", "is_plain_willow", "kind", "month", "points", "type")
    month: int
    kind: str
    type: str
    points: int
    is_lightning: bool
    is_plain_willow: bool
    _known: ClassVar[dict[str, Card]] = {}

    def __new__(cls, code: str | Card) -> Card:
        if isinstance(code, Card):
            return code
        return read_card(code)


def _made(code: str, index: int, month: int, kind: str, points: int) -> Card:
    return Card._make(
        code, index, month=month, kind=kind, points=points, type=_TYPE_OF_KIND.get(kind, "basic"),
        is_lightning=kind == "L", is_plain_willow=month == 11 and kind != "L",
    )  # fmt: skip


#: all 40 cards: by month, then Bright, Animal, Ribbon, Basics, Lightning
DECK: Final[tuple[Card, ...]] = tuple(
    _made(f"{month:02}{kind}", index, month, kind, POINTS[_TYPE_OF_KIND.get(kind, "basic")])
    for index, (month, kind) in enumerate((month, kind) for month, kinds in KINDS.items() for kind in kinds)
)
#: a card nobody has shown yet; it has no month, type or points, and sorts last
UNKNOWN: Final[Card] = _made(UNSHOWN, 40, 0, "?", 0)
LIGHTNING: Final[Card] = Card._known["11L"]

_CODE = re.compile(r"([0-9]{1,2})([A-Za-z])")


def read_card(source: str, place: int = 0, whole: str | None = None) -> Card:
    """Read one card code; `NotationError` names the text, the place in it and what would be right."""
    whole = source if whole is None else whole
    if not isinstance(source, str):
        raise NotationError("not-a-card-text", source=quoted(source), place=place)
    place += len(source) - len(source.lstrip())
    stripped = source.strip()
    card = Card._known.get(stripped.upper().zfill(3))
    if card is not None:
        return card
    match = _CODE.fullmatch(stripped)
    if match is None:
        raise NotationError("card-code", found=stripped, source=whole, place=place)
    month = int(match[1])
    if month not in KINDS:
        code = "card-month-absent" if month in (6, 7) else "card-month"
        raise NotationError(code, "M2", found=stripped, month=month, source=whole, place=place)
    right = " ".join(f"{month:02}{letter}" for letter in KINDS[month])
    raise NotationError("card-kind", "M2", found=stripped, right=right, source=whole, place=place)


def cards(source: str | Iterable[Card | str]) -> tuple[Card, ...]:
    """Read cards from a text (codes between blanks or commas) or from an iterable of cards and codes.

    >>> cards("01B 02A, 11L")
    (Card('01B'), Card('02A'), Card('11L'))
    """
    if isinstance(source, str):
        return tuple(read_card(m[0], m.start(), source) for m in re.finditer(r"[^\s,]+", source))
    if not isinstance(source, Iterable):
        raise NotationError("not-a-card-text", source=quoted(source), place=0)
    return tuple([Card(item) for item in source])


def text_of(some: Iterable[Card]) -> str:
    """Codes between blanks; the inverse of `cards`."""
    return " ".join(card.code for card in some)
