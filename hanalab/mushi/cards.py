"""The 40 cards of Mushi: codes, months, types and points (M2, M3)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar, Final

from hanalab.core.display import Shown
from hanalab.core.errors import NotationError
from hanalab.core.language import text
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


class Card(Shown):
    """One card, read from its code: month (two digits) and kind (B bright, A animal, R ribbon, X Y Z basic,
    L Lightning). There is one object a card; cards sort in the order of the deck.

    >>> Card("1b"), Card("01B").points, Card("01B") < Card("12Z")
    (Card('01B'), 20, True)
    """

    __slots__ = ("code", "index", "is_lightning", "is_plain_willow", "kind", "month", "points", "type")
    code: str
    month: int
    kind: str
    type: str
    points: int
    index: int
    is_lightning: bool
    is_plain_willow: bool
    _deck: ClassVar[dict[str, Card]] = {}

    def __new__(cls, code: str | Card) -> Card:
        if isinstance(code, Card):
            return code
        return read_card(code)

    @classmethod
    def _make(cls, code: str, month: int, kind: str, points: int, index: int) -> Card:
        card = object.__new__(cls)
        put = object.__setattr__
        put(card, "code", code)
        put(card, "month", month)
        put(card, "kind", kind)
        put(card, "type", _TYPE_OF_KIND.get(kind, "basic"))
        put(card, "points", points)
        put(card, "index", index)
        put(card, "is_lightning", kind == "L")
        put(card, "is_plain_willow", month == 11 and kind != "L")
        return card

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card cannot change: {name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a card cannot change: {name}")

    def name(self, lang: str = "en") -> str:
        """The card in words ("en", "es", "ja", "ko")."""
        return text("card-unknown" if self is UNKNOWN else f"card-{self.code}", lang)

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


def _points(kind: str) -> int:
    return POINTS[_TYPE_OF_KIND.get(kind, "basic")]


for _month, _kinds in KINDS.items():
    for _kind in _kinds:
        _code = f"{_month:02}{_kind}"
        Card._deck[_code] = Card._make(_code, _month, _kind, _points(_kind), len(Card._deck))

#: all 40 cards: by month, then Bright, Animal, Ribbon, Basics, Lightning
DECK: Final[tuple[Card, ...]] = tuple(Card._deck.values())
#: a card nobody has shown yet; it has no month, type or points, and sorts last
UNKNOWN: Final[Card] = Card._make("?", 0, "?", 0, 40)
LIGHTNING: Final[Card] = Card._deck["11L"]

_CODE = re.compile(r"([0-9]{1,2})([A-Za-z])")


def read_card(source: str, place: int = 0, whole: str | None = None) -> Card:
    """Read one card code; `NotationError` names the text, the place in it and what would be right."""
    whole = source if whole is None else whole
    if not isinstance(source, str):
        raise NotationError("not-a-card-text", source=quoted(source), place=place)
    place += len(source) - len(source.lstrip())
    stripped = source.strip()
    card = Card._deck.get(stripped.upper().zfill(3))
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
