"""Answers about results: how they are spread, and what one change would do to an answer."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from hanalab.core.errors import HanalabError
from hanalab.core.language import text
from hanalab.core.reason import Reason
from hanalab.core.shown import quoted
from hanalab.explore.advice import LEVEL
from hanalab.explore.answer import Answer, Effort
from hanalab.explore.page import WIDTH
from hanalab.explore.words import amount, form_of, is_tiny, number, percent, table, with_error

if TYPE_CHECKING:
    from matplotlib.figure import Figure


class Count(NamedTuple):
    """A result in points and in how many deals it came (their weight, where deals are weighted)."""

    value: int
    weight: float


def _number(given: object, code: str, most: float = math.inf) -> float:
    """A number (with `most`: from 0 to that); `HanalabError` with this code for anything else."""
    if isinstance(given, int | float) and not isinstance(given, bool) and math.isfinite(given) and (
        most == math.inf or 0 <= given <= most
    ):
        return given
    raise HanalabError(code, found=quoted(given))


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Chances(Answer):
    """How results are spread over the deals: in Mushi the round score of `seat`, in Mighty the points of the
    declarer's side. `goal` is what counts as success (above 0; the bid); `rows` are the results, lowest
    first."""

    game: str
    seat: int
    unit: str
    rows: tuple[Count, ...]
    goal: int
    effort: Effort
    #: the contract (Mighty)
    bid: str = ""
    #: the result in each deal, in order
    results: tuple[int, ...] = ()
    #: the weights of the deals, where they do not all count the same
    weights: tuple[float, ...] = ()

    @property
    def total(self) -> float:
        """The weight of all deals."""
        return sum(row.weight for row in self.rows)

    @property
    def mean(self) -> float:
        """The mean result."""
        return sum(row.value * row.weight for row in self.rows) / self.total

    @property
    def deviation(self) -> float:
        """The standard deviation of the results."""
        mean = self.mean
        return math.sqrt(sum(row.weight * (row.value - mean) ** 2 for row in self.rows) / self.total)

    @property
    def error(self) -> float:
        """One standard error of the mean."""
        if self.effort.stopped == "all":
            return 0.0
        count = self.effort.effective or self.effort.worlds
        return self.deviation / math.sqrt(count - 1) if count > 1 else math.inf

    def chance(self, at_least: int | None = None) -> float:
        """The share of deals, 0 to 1, with a result of at least so much (default: the goal)."""
        least = self.goal if at_least is None else _number(at_least, "explore-least")
        return sum(row.weight for row in self.rows if row.value >= least) / self.total

    def chance_error(self, at_least: int | None = None) -> float:
        """One standard error of the chance."""
        share = self.chance(at_least)
        if self.effort.stopped == "all":
            return 0.0
        return math.sqrt(share * (1 - share) / max(1.0, self.effort.effective or self.effort.worlds))

    def quantile(self, share: float) -> int:
        """The result that at least this share of the deals (0 to 1) does not exceed."""
        share, so_far = _number(share, "explore-quantile", 1), 0.0
        for row in self.rows:
            so_far += row.weight
            if so_far >= share * self.total - 1e-9:
                return row.value
        return self.rows[-1].value

    def sentence(self, lang: str = "en") -> str:
        write = amount if self.game == "mushi" else number
        worth = with_error(self.mean, self.error, lang, self.game == "mushi")
        return text(
            f"explore-chances-{self.game}", lang, worth=worth, whole=form_of(worth),
            chance=percent(self.chance()), bid=self.bid,
            low=write(self.quantile(0.05), lang, 0), high=write(self.quantile(0.95), lang, 0),
        )  # fmt: skip

    def table(self, lang: str = "en") -> str:
        head = (
            text(f"explore-unit-{self.unit}", lang),
            text("explore-share", lang),
            text("explore-least", lang),
        )
        write = amount if self.game == "mushi" else number
        groups: dict[str, tuple[float, int]] = {}
        width = 10 if self.game == "mushi" else 1
        for row in self.rows:
            low = row.value // width * width
            label = write(low, lang, 0)
            if width > 1:
                label = text("explore-from-to", lang, low=label, high=write(low + width - 1, lang, 0))
            weight, _ = groups.get(label, (0.0, low))
            groups[label] = weight + row.weight, low
        return table(
            head,
            [
                (label, percent(weight / self.total), percent(self.chance(low)))
                for label, (weight, low) in groups.items()
            ],
        )

    def plot(self, lang: str = "en", theme: str = "light", width: float = WIDTH) -> Figure:
        from hanalab.explore.plots import spread

        unit = text(f"explore-unit-{self.unit}", lang)
        return spread(self.rows, self.goal, self.mean, self.sentence(lang), unit, lang, theme, width)


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Comparison(Answer):
    """The answers to one question before and after one change, from the same deals as far as can be.

    `difference` is what the change brings, in points of the answers' means, and `error` its standard error;
    both compare deal with deal, so they are far surer than the two means."""

    change: Reason
    first: Answer
    second: Answer
    first_mean: float
    second_mean: float
    first_error: float
    second_error: float
    difference: float
    error: float
    signed: bool
    effort: Effort

    @property
    def is_clear(self) -> bool:
        """Whether the change makes a difference that matters, of more than two standard errors."""
        return abs(self.difference) > LEVEL * self.error and not is_tiny(self.difference, self.error)

    def sentence(self, lang: str = "en") -> str:
        values = {
            "change": self.change.text(lang),
            "difference": with_error(self.difference, self.error, lang),
            "before": with_error(self.first_mean, self.first_error, lang, self.signed),
            "after": with_error(self.second_mean, self.second_error, lang, self.signed),
        }
        tiny, same = is_tiny(self.difference, self.error), self.difference == 0 == self.error
        kind = "same" if same else "as-good" if tiny else "clear" if self.is_clear else "close"
        return text(f"explore-change-{kind}", lang, **values)

    def table(self, lang: str = "en") -> str:
        before, after = text("explore-before", lang), text("explore-after", lang)
        return "\n\n".join(
            [f"{before}: {self.first.sentence(lang)}", self.first.table(lang),
             f"{after}: {self.second.sentence(lang)}", self.second.table(lang)]
        )  # fmt: skip

    def unit(self, lang: str = "en") -> str:
        """What the means are, in words."""
        return text(f"explore-unit-{getattr(self.first, 'unit', 'score')}", lang)

    def plot(self, lang: str = "en", theme: str = "light", width: float = WIDTH) -> Figure:
        from hanalab.explore.plots import pair

        return pair(
            (text("explore-before", lang), self.first_mean, self.first_error),
            (text("explore-after", lang), self.second_mean, self.second_error),
            self.sentence(lang), self.unit(lang), lang, theme, self.signed, width,
        )  # fmt: skip
