"""The score of a hand for all five, line by line (K49 to K58)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final, NamedTuple

from hanalab.core.display import Shown
from hanalab.core.language import MINUS, text
from hanalab.mighty.bids import Bid, as_bid
from hanalab.mighty.cards import Card
from hanalab.mighty.rules import Rules
from hanalab.mighty.seats import SEATS
from hanalab.mighty.settlement import SEED, Amount, Term, from_halves, half_shares, settle, stake
from hanalab.mighty.state import Facts

Cards = tuple[Card, ...]
_DOUBLES: Final = ("run", "back_run", "no_trump", "alone")


class ScoreItem(NamedTuple):
    """One line of a seat's score: `label` (bid overtricks shortfall run back_run no_trump alone, dead), its
    `value` in points (exact halves as fractions), the `cards` that earned it and the `rule`. A seat's score
    is the sum of its items. In `HandScore.counted` the labels are tricks, before and discards."""

    seat: int
    label: str
    value: Amount
    cards: Cards
    rule: str

    def name(self, lang: str = "en") -> str:
        """The label in words."""
        return text(f"mighty-score-{self.label}", lang, name=text("mighty-seat", lang, seat=self.seat))

    def say(self, lang: str = "en") -> str:
        """The line in words: signed value, label, rule."""
        return f"{signed_amount(self.value)} {self.name(lang)} ({self.rule})"


@dataclass(frozen=True, slots=True, repr=False)
class HandScore(Shown):
    """The score of a hand, in points. `points` are those of the declarer's side, `terms` add up to the
    stake S, `scores` go by seat and add to zero, `counted` are the point cards each seat has won (and the
    discards). A hand without a contract has no `declarer` and no `bid`; `dead` is the rule that ended it."""

    rules: Rules
    bid: Bid | None
    declarer: int | None
    friend: int | None
    announced_alone: bool
    points: int
    terms: tuple[Term, ...]
    scores: tuple[Amount, ...]
    counted: tuple[ScoreItem, ...]
    dead: str | None = None

    @property
    def items(self) -> tuple[ScoreItem, ...]:
        """The lines of all seats, those of a seat together; they add up to its score."""
        if self.dead is not None:
            return tuple(ScoreItem(seat, "dead", 0, (), self.dead) for seat in range(SEATS))
        return tuple(
            ScoreItem(seat, term.label, from_halves(halves * term.value), (), term.rule)
            for seat, halves in enumerate(self._halves)
            for term in self.terms
        )

    @property
    def made(self) -> bool:
        """Whether the declarer's side has as many points as bid (K50)."""
        return self.bid is not None and self.points >= self.bid.number

    @property
    def stake(self) -> int:
        """S, what one share is worth."""
        return sum(term.value for term in self.terms)

    @property
    def sides(self) -> tuple[str | None, ...]:
        """What each seat was: declarer, friend, defender; None in a hand without a contract."""
        if self.declarer is None:
            return (None,) * SEATS
        by_seat = {self.declarer: "declarer", self.friend: "friend"}
        return tuple(by_seat.get(seat, "defender") for seat in range(SEATS))

    @property
    def shares(self) -> tuple[Amount, ...]:
        """How many S each seat gets."""
        return tuple(map(from_halves, self._halves))

    @property
    def _halves(self) -> tuple[int, ...]:
        """The same in halves."""
        if self.declarer is None:
            return (0,) * SEATS
        declarer, friend, defender = half_shares(self.made, self.friend is not None, self.rules)
        by_side = {"declarer": declarer, "friend": friend, "defender": defender}
        return tuple(by_side[side] for side in self.sides if side)

    def of(self, seat: int) -> tuple[ScoreItem, ...]:
        """The lines of one seat."""
        return tuple(item for item in self.items if item.seat == seat)

    def formula(self, lang: str = "en", seat: int | None = None) -> str:
        """The stake S as a sum with its numbers; with `seat`, that seat's share of it.

        >>> score_of_points("15H", 16, friend=2).formula()
        'S = (15 − 12) + (16 − 15) = 4'
        >>> score_of_points("15H", 16, friend=2).formula(seat=0)
        '2 × 4 = +8'
        """
        if self.bid is None:
            return "0"
        if seat is not None:
            times = amount_text(max(self.shares[seat], -self.shares[seat]))
            sign = MINUS if self.shares[seat] * self.stake < 0 else ""
            return f"{sign}{times} × {self.stake} = {signed_amount(self.scores[seat])}"
        number, pagat = self.bid.number, self.rules.scoring == "pagat"
        pieces = []
        for term in self.terms:
            if term.label == "bid":
                pieces.append(f"2 × ({number} {MINUS} 13)" if pagat else f"({number} {MINUS} 12)")
            elif term.label == "overtricks":
                times = "" if pagat or self.rules.overtrick == 1 else f"{self.rules.overtrick} × "
                pieces.append(f"{times}({self.points} {MINUS} {number})")
            elif term.label == "shortfall":
                pieces.append(f"({number} {MINUS} {self.points})")
        line = " + ".join(pieces)
        doubles = [term for term in self.terms if term.label in _DOUBLES]
        if doubles:
            line = f"({line})" if len(pieces) > 1 else line
            for term in doubles:
                times = str(self.rules.alone_multiplier) if term.label == "alone" else "2"
                line += f" × {times} ({text(f'mighty-score-{term.label}', lang)})"
        return f"S = {line} = {self.stake}"

    def say(self, lang: str = "en") -> str:
        """What was won, the stake and the five scores, in words."""
        if self.bid is None:
            return self.items[0].say(lang)
        key = "made" if self.made else "failed"
        short = abs(self.points - self.bid.number)
        lines = [text(f"mighty-score-{key}", lang, bid=self.bid.sign, points=self.points, by=short)]
        ours = (self.declarer, self.friend)
        won = [f"{item.value} {item.name(lang)}" for item in self.counted if item.seat in ours]
        lines += [f"{' + '.join(won)} = {self.points} (K49)" if won else "", self.formula(lang)]
        for seat, side in enumerate(self.sides):
            who = text("mighty-seat", lang, seat=seat)
            lines.append(f"{who}, {text(f'side-{side}', lang)}: {self.formula(lang, seat)}")
        return "\n".join(line for line in lines if line)

    def __str__(self) -> str:
        return self.say()

    def __repr__(self) -> str:
        numbers = " ".join(signed_amount(score) for score in self.scores)
        return f"<HandScore {self.bid or '-'}, {self.points} points: {numbers}, rules {self.rules}>"


def amount_text(amount: Amount) -> str:
    """An exact amount with a true minus and a half as ½.

    >>> amount_text(Fraction(-5, 2))
    '−2½'
    """
    whole, half = divmod(abs(2 * Fraction(amount)), 2)
    digits = ("" if whole == 0 and half else str(whole)) + ("½" if half else "")
    return f"{MINUS}{digits}" if amount < 0 else digits


def signed_amount(amount: Amount) -> str:
    """The same with a plus on gains."""
    return f"+{amount_text(amount)}" if amount > 0 else amount_text(amount)


def score_of(hand: Facts) -> HandScore:
    """The score of a hand; before its end, as if the points stood as they are now."""
    if hand.declarer is None or hand.contract is None:
        rule = "K16" if len(hand.auction.said) and hand.auction.passes == SEATS else "K8"
        return HandScore(hand.rules, None, None, None, False, 0, (), (0,) * SEATS, (), rule)
    return score_of_points(
        hand.contract, hand.side_points, hand.declarer, hand.friend, hand.announced_alone, hand.rules,
        _counted(hand),
    )  # fmt: skip


def score_of_points(
    bid: Bid | tuple[int, str] | str,
    points: int,
    declarer: int = 0,
    friend: int | None = None,
    announced_alone: bool = False,
    rules: Rules | str = SEED,
    counted: tuple[ScoreItem, ...] = (),
) -> HandScore:
    """The itemised score from the bid and the points of the declarer's side; `settle` gives the bare numbers.
    `SetupError` as there."""
    rule_set = Rules.of(rules)
    scores = settle(bid, points, declarer, friend, announced_alone, rule_set)
    contract = as_bid(bid)
    terms = stake(contract, points, rule_set, announced_alone)
    return HandScore(rule_set, contract, declarer, friend, announced_alone, points, terms, scores, counted)


def _counted(hand: Facts) -> tuple[ScoreItem, ...]:
    """Point cards by seat, those won in tricks recorded here with their cards, then the discards (K49)."""
    lines = []
    for seat in range(SEATS):
        won = tuple(
            card for trick in hand.tricks if trick.winner == seat for card in trick.cards if card.points
        )
        lines.append(ScoreItem(seat, "tricks", len(won), won, "K40"))
        if hand.taken[seat]:
            lines.append(ScoreItem(seat, "before", hand.taken[seat], (), "K40"))
        if seat == hand.declarer:
            buried = tuple(card for card in hand.discards if card.points)
            lines.append(ScoreItem(seat, "discards", len(buried), buried, "K20"))
    return tuple(lines)
