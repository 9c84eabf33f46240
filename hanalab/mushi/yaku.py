"""The four yaku (M51 to M57), in the order of the rulebook, one unit each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from hanalab.core.errors import SetupError
from hanalab.core.given import gathered
from hanalab.core.language import text
from hanalab.core.reason import reason
from hanalab.mushi.cards import Card, cards
from hanalab.mushi.rules import Rules

Cards = tuple[Card, ...]
SEED = Rules()


class Yaku(NamedTuple):
    """A scoring combination: its cards, how many of them are needed, its value in points and its rule."""

    code: str
    value: int
    cards: Cards
    need: int
    rule: str

    def name(self, lang: str = "en") -> str:
        """The name in words."""
        return text(f"yaku-{self.code}", lang)

    def earned(self, pile: str | Iterable[Card | str]) -> Cards:
        """The cards of `pile` that earn it, or none.

        >>> YAKU[2].earned("04A 04R 04X 11L")
        ()
        """
        held = pile if isinstance(pile, frozenset) else frozenset(cards(pile))
        found = tuple([card for card in self.cards if card in held])
        return found if len(found) >= self.need else ()


BRIGHTS: Final = cards("01B 03B 08B 11B 12B")
FIVE_BRIGHTS: Final = Yaku("five_brights", 30, BRIGHTS, 5, "M52")
THREE_BRIGHTS: Final = Yaku("three_brights", 25, cards("01B 02A 03B"), 3, "M53")
ANY_THREE: Final = Yaku("three_brights", 25, BRIGHTS, 3, "M53")
FOUR_WISTERIA: Final = Yaku("four_wisteria", 10, cards("04A 04R 04X 04Y"), 4, "M54")
FOUR_PAULOWNIA: Final = Yaku("four_paulownia", 10, cards("12B 12X 12Y 12Z"), 4, "M55")
YAKU: Final = (FIVE_BRIGHTS, THREE_BRIGHTS, FOUR_WISTERIA, FOUR_PAULOWNIA)


def yaku_of(rules: Rules | str = SEED) -> tuple[Yaku, ...]:
    """The yaku a rule set counts (M53, M56)."""
    rules = Rules.of(rules)
    three = ANY_THREE if rules.three_brights == "any_three" else THREE_BRIGHTS
    listed = (FIVE_BRIGHTS, three, FOUR_WISTERIA, FOUR_PAULOWNIA)
    return listed[1:] if rules.yaku_set == "three" else listed


class Progress(NamedTuple):
    """How far a yaku has come. `owners`: for each of its cards the seat that has it, or None.
    `status`: "earned" (then `seat`), "closed" (nobody can get it any more) or "open"; `lacks`: for each
    seat the cards it still needs, or None when it is out."""

    yaku: Yaku
    owners: tuple[int | None, ...]
    status: str
    seat: int | None
    lacks: tuple[Cards | None, Cards | None]


def progress(
    piles: tuple[str | Iterable[Card | str], str | Iterable[Card | str]], rules: Rules | str = SEED
) -> tuple[Progress, ...]:
    """How far each yaku of the rule set has come with these piles.

    >>> progress(("01B 02A", "12B"))[1].lacks[0]
    (Card('03B'),)
    """
    given = gathered(piles)
    if len(given) != 2:
        raise SetupError([reason("part-pair", None, name="piles")])
    both = cards(given[0]), cards(given[1])
    return tuple(_progress(yaku, both) for yaku in yaku_of(rules))


def _progress(yaku: Yaku, piles: tuple[Cards, Cards]) -> Progress:
    def owner(card: Card) -> int | None:
        return 0 if card in piles[0] else 1 if card in piles[1] else None

    owners = tuple(owner(card) for card in yaku.cards)
    free = tuple(card for card, seat in zip(yaku.cards, owners, strict=True) if seat is None)
    lacks: list[Cards | None] = []
    for seat in (0, 1):
        missing = yaku.need - owners.count(seat)
        lacks.append(() if missing <= 0 else free if missing <= len(free) else None)
    winner = 0 if lacks[0] == () else 1 if lacks[1] == () else None
    status = "earned" if winner is not None else "closed" if lacks == [None, None] else "open"
    return Progress(yaku, owners, status, winner, (lacks[0], lacks[1]))
