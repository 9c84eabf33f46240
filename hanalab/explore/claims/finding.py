"""What was found about a claim: rows of numbers with their errors, a verdict, and how to find it again."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hanalab.core.display import Shown
from hanalab.core.language import text
from hanalab.explore.page import WIDTH
from hanalab.explore.words import amount, grouped, number, table

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from hanalab.explore.claims.claim import Claim

#: so many standard errors to each side hold the true value in 95 of 100 cases
TIMES: Final = 1.96
#: so many more, and an interval of that width misses the limit four times in five
POWER: Final = 0.84
#: more deals than this are not promised to decide anything
MANY: Final = 1_000_000


class Measure(NamedTuple):
    """A row: by which method of play, what (a key), its value and standard error, from how many cases.

    `unit`: "share" (0 to 1), "change" (a difference of shares), "part" (of a whole that is not counted in
    cases), "count" (whole), "points" or "score" (with a sign), "number" (without). `about` fills
    `{ $about }` in the name of the row.
    """

    method: str
    key: str
    value: float
    error: float
    cases: int
    unit: str
    about: str = ""

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval. Of a share by Wilson's formula, which is right for few cases and near 0 and 1.

        >>> low, high = Measure("table", "made", 0.0, 0.0, 100, "share").interval
        >>> low, round(high, 3)
        (0.0, 0.037)
        """
        if self.unit == "share" and self.cases:
            return _wilson(self.value, self.cases)
        if not math.isfinite(self.error):
            return -math.inf, math.inf
        return self.value - TIMES * self.error, self.value + TIMES * self.error

    def written(self, lang: str = "en") -> str:
        """The value alone."""
        match self.unit:
            case "share":
                return f"{number(100 * self.value, lang, 1)} %"
            case "count":
                return number(self.value, lang, 0)
            case "part":
                return f"{number(100 * self.value, lang, 1)} %"
            case "change":
                return f"{amount(100 * self.value, lang, 1)} %"
            case "points" | "score":
                return amount(self.value, lang, 2)
        return number(self.value, lang, 2)

    def written_interval(self, lang: str = "en") -> str:
        """The interval: `0.12 to 0.31`; nothing for a count, which has none."""
        if self.unit == "count":
            return ""
        low, high = (one._replace(error=0.0) for one in (self._replace(value=end) for end in self.interval))
        return text("explore-from-to", lang, low=low.written(lang), high=high.written(lang))

    def whole(self, lang: str = "en") -> str:
        """Value and interval."""
        interval = self.written_interval(lang)
        return f"{self.written(lang)} ({interval})" if interval else self.written(lang)


def _wilson(share: float, count: int) -> tuple[float, float]:
    square = TIMES * TIMES / count
    middle = (share + square / 2) / (1 + square)
    reach = TIMES * math.sqrt(max(0.0, share * (1 - share)) / count + square / (4 * count)) / (1 + square)
    low, high = middle - reach, middle + reach
    return (0.0 if share == 0 else low), (1.0 if share == 1 else high)


class Run(NamedTuple):
    """One run: a method, how many deals, the seed, the rows, and what the first deals gave, for a check."""

    method: str
    samples: int
    seed: str
    rules: str
    rows: tuple[Measure, ...]
    first: tuple[tuple[Any, ...], ...] = ()


class Gap(NamedTuple):
    """A row that leaves a claim open: its interval holds the `limit`, after so many `samples` (deals)."""

    row: Measure
    limit: float
    samples: int

    @property
    def deals(self) -> int | None:
        """About how many deals would show, four times in five, on which side of the limit the row lies, if
        its value is the true one. None where that is more than a million, or where nothing was counted.

        >>> Gap(Measure("table", "gain", 0.1, 0.1, 100, "points"), 0.0, 100).deals
        790
        """
        low, high = self.row.interval
        apart = abs(self.row.value - self.limit)
        if not self.row.cases or not apart or not math.isfinite(high - low):
            return None
        wanted = self.samples * ((TIMES + POWER) / TIMES * (high - low) / 2 / apart) ** 2
        if wanted > MANY:
            return None
        places = 10 ** max(0, len(str(int(wanted))) - 2)
        return int(max(self.samples + 1, math.ceil(wanted / places) * places))


@dataclass(frozen=True, slots=True, repr=False)
class Finding(Shown):
    """What was found about a claim. `verdict` follows from the rows by the tests of the claim."""

    claim: Claim
    runs: tuple[Run, ...]

    @property
    def number(self) -> str:
        """The number of the claim: T1 to T11, A4.1 to A4.6."""
        return self.claim.number

    @property
    def rows(self) -> tuple[Measure, ...]:
        """All rows, method by method."""
        return tuple([row for run in self.runs for row in run.rows])

    @property
    def samples(self) -> int:
        """How many deals, all methods together."""
        return sum(run.samples for run in self.runs)

    @property
    def verdict(self) -> str:
        """ "true", "false", "depends", "exact" or "undecided"."""
        return self.claim.verdict(self.rows)

    @property
    def command(self) -> str:
        """The commands that find the same again, one a line."""
        return "\n".join(
            f"python -m hanalab.explore.claims {self.claim.game} {self.number} --method {run.method} "
            f"--samples {run.samples} --seed {run.seed}"
            for run in self.runs
        )

    @property
    def open(self) -> tuple[Gap, ...]:
        """What keeps an undecided verdict undecided: the rows whose interval holds the limit. Else empty."""
        if self.verdict != "undecided":
            return ()
        tests = [(test, run) for run in self.runs for test in self.claim.tests]
        return tuple(
            [
                Gap(row, test.limit, run.samples)
                for test, run in tests
                for row in run.rows
                if row.key == test.key and test.answer(row) == "open"
            ]
        )

    def row(self, key: str, method: str | None = None, about: str | None = None) -> Measure:
        """The row of this key: of the first method that has it, unless one is named. KeyError without."""
        for row in self.rows:
            if row.key == key and method in (None, row.method) and about in (None, row.about):
                return row
        raise KeyError(key)

    # -- in words -------------------------------------------------------------------------------------------

    def _text(self, part: str, lang: str, **values: object) -> str:
        return text(f"claims-{key_of(self.number)}{part}", lang, **values)

    def statement(self, lang: str = "en") -> str:
        """What the source says, in our words."""
        return self._text("", lang)

    def method(self, lang: str = "en") -> str:
        """What was done, one sentence or two for each method."""
        return " ".join(self._text(f"-how-{run.method}", lang) for run in self.runs)

    def limits(self, lang: str = "en") -> str:
        """What the numbers do not show."""
        return self._text("-limits", lang)

    def verdict_text(self, lang: str = "en") -> str:
        """The verdict as a word or two."""
        return text(f"claims-verdict-{self.verdict}", lang)

    def sentence(self, lang: str = "en") -> str:
        """The verdict and the numbers it rests on."""
        said = [text("claims-says", lang, number=self.number, verdict=self.verdict_text(lang))]
        for run in self.runs:
            values: dict[str, object] = {f"{run.method}-{row.key}": row.whole(lang) for row in run.rows}
            values |= {f"{run.method}-{row.key}-value": row.written(lang) for row in run.rows}
            said.append(self._text(f"-found-{run.method}", lang, **values))
        return " ".join(said)

    def needs(self, lang: str = "en") -> str:
        """What would decide an undecided verdict: about how many deals for each row that leaves it open."""
        said = []
        for gap in self.open:
            deals = gap.deals
            key = "no-cases" if not gap.row.cases else "level" if deals is None else "deals"
            said.append(
                text(
                    f"claims-needs-{key}", lang, row=self.label(gap.row, lang),
                    played=text(f"claims-by-{gap.row.method}", lang), value=gap.row.whole(lang),
                    limit=gap.row._replace(value=gap.limit).written(lang), samples=grouped(gap.samples),
                    deals=grouped(deals or MANY),
                )
            )  # fmt: skip
        return " ".join(said)

    def label(self, row: Measure, lang: str = "en") -> str:
        """The name of a row."""
        return self._text(f"-{row.key}", lang, about=row.about)

    def table(self, lang: str = "en") -> str:
        """The rows as a table of plain text."""
        parts = ("row", "played", "value", "interval", "cases")
        head = tuple(text(f"claims-head-{part}", lang) for part in parts)
        return table(
            head,
            [
                (
                    self.label(row, lang), text(f"claims-by-{row.method}", lang), row.written(lang),
                    row.written_interval(lang), str(row.cases),
                )
                for row in self.rows
            ],
        )  # fmt: skip

    def runs_text(self, lang: str = "en") -> list[str]:
        """Of each run: how many deals, how they were played, seed and rules."""
        return [
            text(
                "claims-run", lang, played=text(f"claims-by-{run.method}", lang),
                samples=grouped(run.samples), seed=run.seed, rules=run.rules,
            )
            for run in self.runs
        ]  # fmt: skip

    def how(self, lang: str = "en") -> str:
        """Method, numbers of deals and seeds."""
        return " ".join([self.method(lang), *self.runs_text(lang)])

    def text(self, lang: str = "en") -> str:
        """All of it: claim, verdict, what would decide it, table, method, limits, commands."""
        statement = text("claims-statement", lang, number=self.number, statement=self.statement(lang))
        parts = [statement, self.sentence(lang), self.needs(lang), self.table(lang), self.how(lang)]
        return "\n\n".join([part for part in (*parts, self.limits(lang), self.command) if part])

    def plot(self, lang: str = "en", theme: str = "light", width: float = WIDTH) -> Figure:
        """The rows the verdict rests on, with their 95 % intervals: a matplotlib figure."""
        from hanalab.explore.claims.plot import intervals

        return intervals(self, lang, theme, width)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Finding: {self.sentence()}>"

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        from hanalab.explore.picture import pictures_of

        return {"text/plain": self.text(), **pictures_of(self)}


def key_of(claim: str) -> str:
    """The number of a claim as it stands in the names of texts.

    >>> key_of("A4.5")
    'a4-5'
    """
    return claim.lower().replace(".", "-")
