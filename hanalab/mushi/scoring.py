"""The score of a round: (card points - 115) + own yaku - the other's yaku (M48 to M50)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from hanalab.core.display import Shown
from hanalab.core.errors import SetupError
from hanalab.core.language import signed, text
from hanalab.core.reason import reason
from hanalab.mushi.cards import DECK, UNKNOWN, Card, cards
from hanalab.mushi.rules import Rules
from hanalab.mushi.seats import seat_of
from hanalab.mushi.yaku import yaku_of

PAR: Final = 115
Cards = tuple[Card, ...]
SEED = Rules()


class ScoreItem(NamedTuple):
    """One line of a seat's score: `label` (card_points, par, a yaku, or other_ + a yaku), `value` in points,
    the `cards` that earned it and the `rule`. A seat's score is the sum of its items."""

    seat: int
    label: str
    value: int
    cards: Cards
    rule: str

    def name(self, lang: str = "en") -> str:
        """The label in words."""
        if self.label.startswith("other_"):
            return text(
                "score-other-yaku", lang, yaku=text(f"yaku-{self.label.removeprefix('other_')}", lang)
            )
        return text(
            f"score-{self.label}" if self.label in ("card_points", "par") else f"yaku-{self.label}", lang
        )

    def say(self, lang: str = "en") -> str:
        """The line in words: label, signed value, cards, rule."""
        earned = f": {' '.join(map(str, self.cards))}" if self.cards and self.label != "card_points" else ""
        return f"{signed(self.value)} {self.name(lang)}{earned} ({self.rule})"


@dataclass(frozen=True, slots=True, repr=False)
class RoundScore(Shown):
    """The score of a round for both seats, in points; it adds to zero once all 40 cards are in the piles.

    `card_points`, `yaku` (names) and `totals` are pairs by seat; `items` are the lines of both seats in
    rulebook order.
    """

    piles: tuple[Cards, Cards]
    rules: Rules
    items: tuple[ScoreItem, ...]

    @property
    def card_points(self) -> tuple[int, int]:
        """Card points of each seat, 0 to 230 (M48)."""
        return self._sum("card_points", 0), self._sum("card_points", 1)

    @property
    def yaku(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Names of the yaku each seat owns (M51)."""
        first, second = (
            tuple(item.label for item in self.of(seat) if item.value > 0 and item.label != "card_points")
            for seat in (0, 1)
        )
        return first, second

    @property
    def totals(self) -> tuple[int, int]:
        """Score of each seat, -190 to +190 (M49)."""
        return sum(item.value for item in self.of(0)), sum(item.value for item in self.of(1))

    @property
    def is_complete(self) -> bool:
        """Whether all 40 cards are in the piles, so that the totals add to zero (M50)."""
        return len(self.piles[0]) + len(self.piles[1]) == len(DECK)

    @property
    def winner(self) -> int | None:
        """The seat with the higher score, None when level."""
        first, second = self.totals
        return None if first == second else int(second > first)

    def of(self, seat: int) -> tuple[ScoreItem, ...]:
        """The lines of one seat."""
        seat = seat_of(seat)
        return tuple(item for item in self.items if item.seat == seat)

    def formula(self, seat: int, lang: str = "en") -> str:
        """The seat's score as a sum with its numbers.

        >>> score("01B 02A 03B").formula(0)
        '50 − 115 + 25 − 20 = −60'
        """
        own = sum(item.value for item in self.of(seat) if item.value > 0 and item.label != "card_points")
        other = -sum(item.value for item in self.of(seat) if item.label.startswith("other_"))
        parts = f"{self.card_points[seat]} \N{MINUS SIGN} {PAR} + {own} \N{MINUS SIGN} {other}"
        return f"{parts} = {signed(self.totals[seat])}"

    def say(self, lang: str = "en") -> str:
        """Both seats' scores, line by line, in words."""
        lines: list[str] = []
        for seat in (0, 1):
            lines.append(f"{text('event-seat', lang, seat=seat)}: {self.formula(seat)}")
            lines += [f"  {item.say(lang)}" for item in self.of(seat)]
        return "\n".join(lines)

    def _sum(self, label: str, seat: int) -> int:
        return sum(item.value for item in self.of(seat) if item.label == label)

    def __str__(self) -> str:
        return self.say()

    def __repr__(self) -> str:
        return f"<RoundScore {self.totals[0]} : {self.totals[1]}, rules {self.rules}>"


def score(
    pile0: str | Iterable[Card | str],
    pile1: str | Iterable[Card | str] | None = None,
    rules: Rules | str = SEED,
) -> RoundScore:
    """Count two piles. Without `pile1` the other seat has all the rest of the deck.

    `SetupError` lists every card that is in both piles or twice in one.

    >>> score("01B 01R 01X 01Y 11L 11A").card_points
    (38, 192)
    """
    first = cards(pile0)
    second = tuple(card for card in DECK if card not in first) if pile1 is None else cards(pile1)
    together = first + second
    defects = [reason("card-twice", "M2", card=card) for card in DECK if together.count(card) > 1]
    defects += [reason("unknown-in-open", "M25", name="piles")] if UNKNOWN in together else []
    if defects:
        raise SetupError(defects)
    return count((first, second), Rules.of(rules))


def count(piles: tuple[Cards, Cards], rules: Rules) -> RoundScore:
    """The score of two piles that are known to be sound."""
    earned = [[(yaku, yaku.earned(pile)) for yaku in yaku_of(rules)] for pile in map(frozenset, piles)]
    items: list[ScoreItem] = []
    for seat in (0, 1):
        pile = piles[seat]
        items.append(ScoreItem(seat, "card_points", sum([card.points for card in pile]), pile, "M48"))
        items.append(ScoreItem(seat, "par", -PAR, (), "M48"))
        items += [ScoreItem(seat, yaku.code, yaku.value, got, yaku.rule) for yaku, got in earned[seat] if got]
        items += [
            ScoreItem(seat, f"other_{yaku.code}", -yaku.value, got, "M49")
            for yaku, got in earned[1 - seat]
            if got
        ]
    return RoundScore(piles, rules, tuple(items))
