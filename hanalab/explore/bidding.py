"""Answers about a contract of Mighty: how high ten cards should bid, and what to do with thirteen."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from hanalab.core.errors import SetupError
from hanalab.core.language import listed, text
from hanalab.core.reason import reason
from hanalab.core.shown import shown
from hanalab.explore.advice import LEVEL, behind_of
from hanalab.explore.answer import Answer, Effort
from hanalab.explore.page import WIDTH
from hanalab.explore.words import (
    amount,
    bare_percent,
    is_tiny,
    label_of,
    percent,
    phrase_of,
    sign_of,
    table,
    with_error,
)
from hanalab.explore.words import number as number_text
from hanalab.mighty.actions import CallFriend, CallJoker, Discard, FriendCall, NameTrump
from hanalab.mighty.bids import MOST, Bid, why_not_bid
from hanalab.mighty.cards import SIGNS, Card, read_trump
from hanalab.mighty.rules import Rules
from hanalab.mighty.settlement import settle

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Cards = tuple[Card, ...]
#: with whom a hand was played: a friend, nobody though one was called, nobody as announced (K52, K56, K57)
WITH_FRIEND, HIDDEN_SOLO, ALONE = range(3)


class Outcome(NamedTuple):
    """Deals that came out alike: points of the declarer's side, with whom, their weight, and the sum of the
    squares of the weights (for the error)."""

    points: int
    company: int
    weight: float
    square: float


class Estimate(NamedTuple):
    """A mean and one standard error of it."""

    mean: float
    error: float


class TrumpRow(NamedTuple):
    """What the ten cards make with one trump: outcomes over the deals, and what was done in them: friends
    called with their shares (most frequent first), point cards buried on average, how often the Joker Call
    card was an own one (None without Joker Call), and the number of deals: trumps that are clearly worse
    than another are looked at in fewer."""

    trump: str
    outcomes: tuple[Outcome, ...]
    friends: tuple[tuple[FriendCall, float], ...] = ()
    buried: float = 0.0
    own_call: float | None = None
    deals: int = 0
    #: points and company in each deal, in order
    results: tuple[tuple[int, int], ...] = ()

    def chance(self, number: int) -> Estimate:
        """The chance that the side takes at least so many points."""
        return self._mean([float(one.points >= number) for one in self.outcomes])

    def expected(self, number: int, rules: Rules) -> Estimate:
        """The declarer's score for the hand, failures included, if this number is the contract."""
        bid = Bid(number, self.trump)
        return self._mean([_score(bid, one.points, one.company, rules) for one in self.outcomes])

    @property
    def points(self) -> Estimate:
        """The points of the declarer's side."""
        return self._mean([float(one.points) for one in self.outcomes])

    def scores(self, number: int, rules: Rules) -> tuple[float, ...]:
        """The declarer's score for the hand in each deal, if this number is the contract."""
        bid = Bid(number, self.trump)
        return tuple([_score(bid, points, company, rules) for points, company in self.results])

    def _mean(self, values: list[float]) -> Estimate:
        weight = sum(one.weight for one in self.outcomes)
        if not weight:
            return Estimate(math.nan, math.inf)
        mean = sum(one.weight * value for one, value in zip(self.outcomes, values, strict=True)) / weight
        spread = sum(
            one.square * (value - mean) ** 2 for one, value in zip(self.outcomes, values, strict=True)
        )
        return Estimate(mean, math.sqrt(spread) / weight)


def _score(bid: Bid, points: int, company: int, rules: Rules) -> float:
    friend = 1 if company == WITH_FRIEND else None
    return float(settle(bid, points, 0, friend, company == ALONE, rules)[0])


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Bids(Answer):
    """What ten cards can promise: for every number and trump the chance to make it and the score to expect.

    Scores are those of the declarer for the hand, failures included, against 0 for passing. `rows` are the
    five trumps, best first; `standing` is the bid to beat.
    """

    cards: Cards
    rules: Rules
    rows: tuple[TrumpRow, ...]
    effort: Effort
    standing: Bid | None = None
    #: the weights of the deals, where they do not all count the same
    weights: tuple[float, ...] = ()

    @property
    def numbers(self) -> range:
        """The numbers that can be bid (K10)."""
        return range(self.rules.min_bid, MOST + 1)

    def row(self, trump: str) -> TrumpRow:
        """The row of a trump (S C D H N); `NotationError` for any other."""
        read = read_trump(trump)
        return next(row for row in self.rows if row.trump == read)

    def chance(self, number: int, trump: str) -> float:
        """The chance, 0 to 1, that the side takes at least `number` points with this trump.

        `SetupError` for a number that cannot be bid (K10).
        """
        return self.row(trump).chance(self._number(number)).mean

    def chance_error(self, number: int, trump: str) -> float:
        """One standard error of the chance."""
        return self.row(trump).chance(self._number(number)).error

    def expected(self, number: int, trump: str) -> float:
        """The declarer's mean score for the hand with this contract, failures included."""
        return self.row(trump).expected(self._number(number), self.rules).mean

    def expected_error(self, number: int, trump: str) -> float:
        """One standard error of the expected score."""
        return self.row(trump).expected(self._number(number), self.rules).error

    def _number(self, number: object) -> int:
        if isinstance(number, int) and not isinstance(number, bool) and number in self.numbers:
            return number
        raise SetupError(
            [reason("explore-number", "K10", number=shown(number), low=self.numbers[0], high=MOST)]
        )

    @property
    def best(self) -> Bid | None:
        """How far to go: the highest bid that may still be made and gains more than passing; None: pass.

        The trump is the one that gains most at the lowest number it can be bid with.
        """
        found: Bid | None = None
        gain = 0.0
        for row in self.rows:
            for number in self.numbers:
                bid = Bid(number, row.trump)
                if why_not_bid(bid, self.standing, self.rules) is not None:
                    continue
                worth = row.expected(number, self.rules).mean
                if worth > gain:
                    found, gain = bid, worth
                break
        while found is not None and found.number < MOST:
            higher = Bid(found.number + 1, found.trump)
            if not self.row(found.trump).expected(higher.number, self.rules).mean > 0:
                break
            found = higher
        return found

    @property
    def now(self) -> Bid | None:
        """What to bid now: the lowest bid with the trump of `best`; None: pass."""
        best = self.best
        if best is None:
            return None
        legal = (Bid(number, best.trump) for number in self.numbers)
        return next((bid for bid in legal if why_not_bid(bid, self.standing, self.rules) is None), None)

    @property
    def largest_error(self) -> float:
        """The largest standard error of all chances."""
        return max(row.chance(number).error for row in self.rows for number in self.numbers)

    def sentence(self, lang: str = "en") -> str:
        best = self.best
        if best is None:
            top = self.rows[0]
            legal = (Bid(number, top.trump) for number in self.numbers)
            low = next((one for one in legal if why_not_bid(one, self.standing, self.rules) is None), None)
            if low is None:
                return text("explore-bids-none", lang)
            return text(
                "explore-bids-pass", lang, bid=low.sign, chance=percent(top.chance(low.number).mean),
                worth=self._worth(low, lang),
            )  # fmt: skip
        values = {
            "bid": best.sign,
            "chance": percent(self.chance(best.number, best.trump)),
            "worth": self._worth(best, lang),
        }
        if best.number == MOST:
            return text("explore-bids-most", lang, **values)
        above = Bid(best.number + 1, best.trump)
        return text("explore-bids-best", lang, **values, above=above.sign, less=self._worth(above, lang))

    def how(self, lang: str = "en") -> str:
        said = self.effort.how(lang)
        fewer = [row for row in self.rows if 0 < row.deals < self.worlds]
        if not fewer:
            return said
        signs = " ".join(SIGNS[row.trump] for row in fewer)
        return f"{said} {text('explore-how-fewer', lang, trumps=signs, deals=fewer[0].deals)}"

    def _worth(self, bid: Bid, lang: str) -> str:
        mean, error = self.row(bid.trump).expected(bid.number, self.rules)
        return with_error(mean, error, lang)

    def table(self, lang: str = "en") -> str:
        head = (text("explore-chance-of", lang), *map(str, self.numbers))
        chances = [
            (SIGNS[row.trump], *(bare_percent(row.chance(number).mean) for number in self.numbers))
            for row in self.rows
        ]
        scores = [
            (
                SIGNS[row.trump],
                *(amount(row.expected(number, self.rules).mean, lang) for number in self.numbers),
            )
            for row in self.rows
        ]
        scored = (text("explore-score-of", lang), *map(str, self.numbers))
        return "\n\n".join([table(head, chances), table(scored, scores)])

    def preparation(self, lang: str = "en") -> tuple[str, ...]:
        """What was done with the trump of the best bid, in short sentences: friend, discards, Joker Call."""
        row = self.rows[0] if self.best is None else self.row(self.best.trump)
        said = []
        if row.friends:
            call, share = row.friends[0]
            act = phrase_of(CallFriend(call), lang)
            said.append(text("explore-would-friend", lang, act=act, share=percent(share)))
        said.append(text("explore-would-bury", lang, points=number_text(row.buried, lang)))
        if row.own_call is not None:
            said.append(text("explore-would-call", lang, share=percent(row.own_call)))
        return tuple(said)

    def plot(self, lang: str = "en", theme: str = "light", width: float = WIDTH) -> Figure:
        from hanalab.explore.plots import heat

        best = self.best
        marked = None if best is None else (best.trump, best.number)
        chances = {row.trump: [row.chance(number).mean for number in self.numbers] for row in self.rows}
        return heat(
            chances, list(self.numbers), marked, self.sentence(lang), self.largest_error, lang, theme, width
        )  # fmt: skip


class Plan(NamedTuple):
    """What a declarer may do before the first lead: lay three away, fix the trump, call a friend, name the
    Joker Call card (None where the rules know none).

    `mean` is the declarer's mean score for the hand over so many `worlds`, `error` one standard error of it.
    `difference` is its mean less that of the best plan (0 or below), `difference_error` the standard error
    of that, from the same deals. `made` is the share of deals, 0 to 1, in which the contract is made,
    `points` the mean points of the declarer's side, 0 to 20.
    """

    discards: Cards
    bid: Bid
    friend: FriendCall
    joker_call: Card | None
    mean: float
    error: float
    worlds: int
    difference: float = 0.0
    difference_error: float = 0.0
    made: float = 0.0
    points: float = 0.0
    #: whether its number is raised with the kitty in hand (K23)
    raised: bool = False

    def actions(self) -> tuple[Discard | NameTrump | CallFriend | CallJoker, ...]:
        """The same as the actions of the four phases, in their order (K21)."""
        steps: list[Discard | NameTrump | CallFriend | CallJoker] = [
            Discard(self.discards),
            NameTrump(self.bid.trump, self.bid.number if self.raised else None),
            CallFriend(self.friend),
        ]
        if self.joker_call is not None:
            steps.append(CallJoker(self.joker_call))
        return tuple(steps)

    def label(self, lang: str = "en") -> str:
        """In few words."""
        friend = label_of(CallFriend(self.friend), lang)
        away = " ".join(sign_of(card, lang) for card in self.discards)
        call = "" if self.joker_call is None else sign_of(self.joker_call, lang)
        key = "explore-plan" if call else "explore-plan-no-call"
        return text(key, lang, bid=self.bid.sign, away=away, friend=friend, call=call)

    @property
    def is_level(self) -> bool:
        """Whether it cannot be told from the best, or is as good for all that matters."""
        return -self.difference <= LEVEL * self.difference_error or is_tiny(
            self.difference, self.difference_error
        )  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Kitty(Answer):
    """What to do with thirteen cards: whole plans, best first, by the declarer's score for the hand."""

    cards: Cards
    rules: Rules
    contract: Bid
    rows: tuple[Plan, ...]
    effort: Effort
    #: by row, the score in each deal
    per_world: tuple[tuple[float, ...], ...] = ()

    @property
    def best(self) -> Plan:
        """The best plan."""
        return self.rows[0]

    def sentence(self, lang: str = "en") -> str:
        best = self.best
        acts = listed([phrase_of(action, lang) for action in best.actions()], lang)
        values = {
            "acts": acts,
            "worth": with_error(best.mean, best.error, lang),
            "chance": percent(best.made),
        }
        level = [row for row in self.rows[1:] if row.is_level]
        said = text("explore-kitty", lang, **values, bid=best.bid.sign)
        said = said[:1].upper() + said[1:]
        if not level:
            return said
        return f"{said} {text('explore-kitty-close', lang, count=len(level))}"

    def table(self, lang: str = "en") -> str:
        head = (
            text("explore-plan-head", lang), text("explore-unit-score", lang), text("explore-made", lang),
            text("explore-to-best", lang),
        )  # fmt: skip
        return table(
            head,
            [
                (
                    row.label(lang), with_error(row.mean, row.error, lang), percent(row.made),
                    "" if place == 0 else behind_of(row, lang),
                )
                for place, row in enumerate(self.rows)
            ],
        )  # fmt: skip

    def plot(self, lang: str = "en", theme: str = "light", width: float = WIDTH) -> Figure:
        from hanalab.explore.plots import bars

        unit = text("explore-unit-score", lang)
        return bars(self.rows, self.sentence(lang), unit, lang, theme, True, width)
