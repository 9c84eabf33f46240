"""A claim that can be tested, and how its verdict follows from the numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from hanalab.explore.claims.finding import Measure

#: what a deal gave: plain numbers, None where it has nothing to say
Numbers = Sequence[Any]
VERDICTS: Final = ("true", "false", "depends", "exact", "undecided")


@dataclass(frozen=True, slots=True)
class Test:
    """One thing a claim says about a row: that its value lies "above" or "below" a limit, or that what it
    counts happens "never".

    It speaks for the claim when the whole 95 % interval lies on that side, against it when the whole
    interval lies on the other, and is open when the limit lies within. "never" knows no chance: one case is
    enough against it, but where nothing could have happened it is open.

    >>> Test("gain", "above").answer(Measure("table", "gain", 0.5, 0.1, 900, "points"))
    'for'
    """

    key: str
    side: str
    limit: float = 0.0
    __test__: ClassVar[bool] = False

    def answer(self, row: Measure) -> str:
        """"for", "against" or "open"."""
        if self.side == "never":
            return "against" if row.value else "for" if row.cases else "open"
        low, high = row.interval
        above = "for" if low > self.limit else "against" if high < self.limit else "open"
        if self.side == "above":
            return above
        return {"for": "against", "against": "for", "open": "open"}[above]


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim of a source, and how to test it.

    `deal(seed, number, method)` measures the deal with this number: a sequence of numbers that depends on
    nothing else. `sums(results, method)` makes rows of them. `tests` say what the claim says; with `whole`
    they must all hold, else they are cases that stand for themselves and may differ. `methods` are the ways
    to play the deals, the first of them the one that runs quickly without compiled kernels; `usual` is how
    many deals a quick run takes; `batch` how many make a handy piece of work. `rules` are the rule numbers it
    speaks of.
    """

    number: str
    deal: Callable[[object, int, str], Numbers]
    sums: Callable[[Sequence[Numbers], str], Iterable[Measure]]
    tests: tuple[Test, ...]
    methods: tuple[str, ...] = ("table",)
    whole: bool = False
    usual: int = 40
    batch: int = 4
    rules: tuple[str, ...] = ()

    @property
    def game(self) -> str:
        """The game it is about: those of Mushi have numbers with A, those of Mighty with T."""
        return "mushi" if self.number.startswith("A") else "mighty"

    def verdict(self, rows: Sequence[Measure]) -> str:
        """What the rows say about the claim; see `verdict_of`."""
        return verdict_of(self.tests, rows, self.whole)


def verdict_of(tests: Sequence[Test], rows: Sequence[Measure], whole: bool = False) -> str:
    """ "exact", "true", "false", "depends" or "undecided".

    "exact": the claim says that something never happens, reasons say why, and no deal is against it.
    First each method of play for itself. With `whole`: one test against it makes it "false", all for it
    "true". Else: all for it "true", all against it "false", some for and some against "depends". What is left
    is "undecided". Then together: methods that agree give their verdict, "true" by one and "false" by another
    "depends", any "depends" "depends", and what is left "undecided".
    """
    by_method: dict[str, list[str]] = {}
    for row in rows:
        for test in tests:
            if test.key == row.key:
                by_method.setdefault(row.method, []).append(test.answer(row))
    found = {_alone(answers, whole) for answers in by_method.values()}
    if len(found) == 1:
        verdict = found.pop()
        proven = all(test.side == "never" for test in tests)
        return "exact" if verdict == "true" and proven else verdict
    return "depends" if "depends" in found or {"true", "false"} <= found else "undecided"


def _alone(answers: Sequence[str], whole: bool) -> str:
    if "against" in answers and (whole or set(answers) == {"against"}):
        return "false"
    if "against" in answers and "for" in answers:
        return "depends"
    return "true" if set(answers) == {"for"} else "undecided"
