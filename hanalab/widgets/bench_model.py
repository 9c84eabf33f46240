"""What lies on the scoring bench, as a value: who owns each card, and under which reading it is counted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from hanalab.core.errors import SetupError
from hanalab.core.given import gathered
from hanalab.core.reason import reason
from hanalab.core.shown import shown
from hanalab.mushi import DECK, Card, RoundScore, Rules, ScoreItem, cards, progress, score
from hanalab.mushi.yaku import Progress

Cards = tuple[Card, ...]
Owner = int | None
SEED: Final = Rules()

#: the two readings of Three Brights (M53): the values of the house rule `three_brights`
READINGS: Final = ("crane_warbler_curtain", "any_three")
#: the terms of a seat's score, in the order of the formula (M49)
TERMS: Final = ("points", "par", "own", "other", "total")

_EXAMPLE: Final = "01B 01R 01X 01Y 02A 02R 02X 02Y 03B 03R 03X 03Y 05A 05X 09A 09X 12X 12Y"


class Preset(NamedTuple):
    """An example: pile of A (B has the rest), the reading it needs, and its rule."""

    pile: str
    rule: str
    reading: str | None = None


#: Examples by name; those called "short-..." are near misses, one card short of a yaku. Apart from the two
#: months one card short, each is a result a real round can have: the cards of a month come in pairs.
PRESETS: Final = {
    "example": Preset(_EXAMPLE, "M58"),
    "short-warbler": Preset(
        "01B 01R 02R 02X 03B 03R 04A 04X 05A 05X 08A 08X 09A 09X 10A 10R 11L 12X 12Y", "M53"
    ),
    "short-five": Preset(
        "01B 01X 02R 02X 03B 03X 04R 04X 05R 05X 08B 08X 09R 09X 10R 10X 11L 12B 12X", "M52"
    ),
    "short-wisteria": Preset(
        "01B 01X 02R 02X 03B 03X 04A 04R 04X 05A 05X 08A 08X 09A 09X 10A 10X 11L 12X 12Y", "M54"
    ),
    "short-paulownia": Preset(
        "01R 01X 02A 02X 03B 03X 04A 04X 05R 05X 08A 08X 09R 09X 10R 10X 11L 12B 12X 12Y", "M55"
    ),
    "five": Preset(
        "01B 01X 02A 02X 03B 03X 04R 04X 05R 05X 08B 08X 09R 09X 10R 10X 11B 11A 11R 12B 12X", "M57"
    ),
    "five-no-warbler": Preset(
        "01B 01X 02R 02X 03B 03X 04R 04X 05R 05X 08B 08X 09R 09X 10R 10X 11B 11A 11R 12B 12X", "M52"
    ),
    "any-three": Preset(
        "01B 01R 01X 01Y 02X 02Y 03B 03R 05A 05X 08B 08X 09A 09X 10R 10X 12X 12Y", "M58", "any_three"
    ),
}
SHORT: Final = tuple(name for name in PRESETS if name.startswith("short-"))


class Term(NamedTuple):
    """One number of a seat's formula: its value, the cards that earned it, the items it is the sum of."""

    value: int
    cards: Cards
    items: tuple[ScoreItem, ...]


@dataclass(frozen=True, slots=True)
class Bench:
    """The owner of each card of the deck (0 is A, 1 B, None nobody), the rules, and which example it is."""

    owners: tuple[Owner, ...] = (None,) * len(DECK)
    rules: Rules = SEED
    preset: str | None = None

    @property
    def piles(self) -> tuple[Cards, Cards]:
        """The cards of A and of B, in the order of the deck."""
        first, second = (
            tuple(card for card, owner in zip(DECK, self.owners, strict=True) if owner == seat)
            for seat in (0, 1)
        )
        return first, second

    @property
    def free(self) -> Cards:
        """The cards that nobody has."""
        return tuple(card for card, owner in zip(DECK, self.owners, strict=True) if owner is None)

    def owner(self, card: Card) -> Owner:
        """Who has a card."""
        return self.owners[card.index]

    @property
    def score(self) -> RoundScore:
        """The count of both piles under the reading in force."""
        return score(*self.piles, self.rules)

    @property
    def progress(self) -> tuple[Progress, ...]:
        """How far each yaku has come."""
        return progress(self.piles, self.rules)

    def reading(self, name: str) -> Bench:
        """The same cards under one of the two `READINGS` of Three Brights."""
        return self if self.rules.three_brights == name else replace(self, rules=read_as(self.rules, name))

    def give(self, card: Card, owner: Owner) -> Bench:
        """The card given to A (0), B (1) or nobody (None)."""
        owners = list(self.owners)
        owners[card.index] = owner
        return replace(self, owners=tuple(owners), preset=None)

    def turn(self, card: Card) -> Bench:
        """The card given to the next owner: nobody, A, B, nobody."""
        following: dict[Owner, Owner] = {None: 0, 0: 1, 1: None}
        return self.give(card, following[self.owner(card)])

    def rest_to_b(self) -> Bench:
        """All cards that nobody has given to B."""
        return replace(self, owners=tuple(1 if owner is None else owner for owner in self.owners))

    def swapped(self) -> Bench:
        """A's cards given to B, and B's to A."""
        owners = tuple(None if owner is None else 1 - owner for owner in self.owners)
        return replace(self, owners=owners, preset=None)

    def cleared(self) -> Bench:
        """All cards back to nobody."""
        return replace(self, owners=(None,) * len(DECK), preset=None)

    def term(self, seat: int, name: str) -> Term:
        """One of the five `TERMS` of a seat's formula, as the engine's score items have it.

        >>> bench(preset="example").term(0, "own")[:2]
        (25, (Card('01B'), Card('02A'), Card('03B')))
        """
        chosen = tuple(item for item in self.score.of(seat) if name in ("total", term_of(item)))
        earned = {card for item in chosen for card in item.cards}
        if name == "total":
            earned = {card for item in chosen if term_of(item) in ("own", "other") for card in item.cards}
        return Term(sum(item.value for item in chosen), tuple(sorted(earned)), chosen)


def term_of(item: ScoreItem) -> str:
    """Which of the `TERMS` a line of the score belongs to."""
    if item.label in ("card_points", "par"):
        return "points" if item.label == "card_points" else "par"
    return "other" if item.label.startswith("other_") else "own"


def read_as(rules: Rules, reading: str) -> Rules:
    """The same rules with another reading of Three Brights."""
    return Rules.parse(f"{rules} three_brights={reading}")


def example(name: object, rules: Rules = SEED) -> Bench:
    """An example on the bench; `SetupError` if there is none of that name."""
    if not isinstance(name, str) or name not in PRESETS:
        raise SetupError([reason("bench-preset", None, name=shown(name), allowed=", ".join(PRESETS))])
    preset = PRESETS[name]
    pile = cards(preset.pile)
    owners = tuple(0 if card in pile else 1 for card in DECK)
    return Bench(owners, read_as(rules, preset.reading) if preset.reading else rules, name)


def bench(
    piles: tuple[str | Iterable[Card | str], str | Iterable[Card | str] | None] = ("", ""),
    preset: str | None = None,
    rules: Rules = SEED,
) -> Bench:
    """A bench from what a person writes: two piles (None as the second means: all the rest), or an example.

    `SetupError` lists every card that is given twice.
    """
    if preset is not None:
        return example(preset, rules)
    given = gathered(piles)
    if len(given) != 2:
        raise SetupError([reason("part-pair", None, name="piles")])
    first, second = score(given[0] or (), given[1], rules).piles
    return Bench(tuple(0 if card in first else 1 if card in second else None for card in DECK), rules)
