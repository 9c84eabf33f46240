"""Answers about one decision: what a known position is worth, and what to do when cards are hidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hanalab.core.language import listed, text
from hanalab.core.reason import Reason
from hanalab.explore.answer import Answer, Effort
from hanalab.explore.page import WIDTH
from hanalab.explore.words import (
    amount,
    capital,
    form_of,
    grouped,
    is_tiny,
    label_of,
    number,
    phrase_of,
    table,
    with_error,
)

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Action = Any
#: a difference counts as clear from so many of its standard errors on
CLEAR: Final = 3.0
#: below this many, two rows cannot be told apart
LEVEL: Final = 2.0


class Row(NamedTuple):
    """One action with what it is worth to the seat to act.

    `mean` is its worth over the deals, in the `unit` of the advice, `error` one standard error of it (0 where
    nothing is hidden). `difference` is its mean less that of the best action (0 or below), and
    `difference_error` the standard error of that, from the same deals: much smaller than the two errors
    together. `takes` are the cards it takes at once, `then` the choice of capture that goes with it
    (Mushi). `goal` is the share of deals in which the seat's side gets what it needs (Mighty: the declarer's
    side its bid, the others what keeps it from it; Mushi: a round score above zero).
    """

    action: Action
    mean: float
    error: float
    worlds: int
    difference: float = 0.0
    difference_error: float = 0.0
    then: Action | None = None
    takes: tuple[Any, ...] = ()
    stays: bool = False
    goal: float | None = None
    note: Reason | None = None

    def label(self, lang: str = "en") -> str:
        """The action in few words: `01Y takes 01R`."""
        return label_of(self.action, lang, self.takes, self.stays)

    def phrase(self, lang: str = "en") -> str:
        """The action as an advice: `take the pine ribbon with 01Y`."""
        return phrase_of(self.action, lang, self.takes, self.stays)

    def detail(self, lang: str = "en") -> str:
        """A remark that goes with the row: points it takes, or why it takes nothing; may be empty."""
        return "" if self.note is None else self.note.text(lang)

    @property
    def is_level(self) -> bool:
        """Whether it cannot be told from the best, or is as good for all that matters."""
        return -self.difference <= LEVEL * self.difference_error or self.is_as_good

    @property
    def is_as_good(self) -> bool:
        """Whether it is known to be as good as the best: less than 0.05 points behind."""
        return is_tiny(self.difference, self.difference_error)

    def worth(self, lang: str = "en", signed: bool = True) -> str:
        """Mean and error as text."""
        return with_error(self.mean, self.error, lang, signed)


def behind_of(row: Any, lang: str) -> str:
    """How far a row, or a plan, is behind the best, in a table."""
    if is_tiny(row.difference, row.difference_error):
        return text("explore-as-good", lang)
    return with_error(row.difference, row.difference_error, lang)


class Step(NamedTuple):
    """One step of the line an answer expects: the turn or trick, the seat, the action, and in what share of
    the deals (0 to 1) it came; `other` is the next most frequent one, if there was any."""

    number: int
    seat: int
    action: Action
    share: float
    other: Action | None = None
    takes: tuple[Any, ...] = ()
    stays: bool = False

    def label(self, lang: str = "en", often: str = "") -> str:
        """In few words: `01Y takes 01R`, `05A or 12B`, `01Y takes 01R; or else 12B`; `often` are words that
        say how often the first came.

        >>> from hanalab.mushi import Card, Play
        >>> Step(5, 0, Play("01Y"), 0.6, Play("12B"), (Card("01R"),)).label(often="60 % of deals")
        '01Y takes 01R (60 % of deals); or else 12B'
        """
        first = label_of(self.action, lang, self.takes, self.stays)
        if often:
            first = f"{first} ({often})"
        if self.other is None:
            return first
        # Behind cards that are taken a card would read as one of them.
        key = "explore-or-else" if often or self.takes or self.stays else "explore-or"
        return text(key, lang, first=first, second=label_of(self.other, lang))


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Solution(Answer):
    """The value of a position in which all cards are known.

    `value` is in points: in Mushi the final round score of seat 0, in Mighty what the declarer's side takes
    (0 to 20). It is None while it lies between `low` and `high`. `best` is an action that reaches it;
    `rows` are all actions of the seat to act, `line` is one best line of play: every decision to the end of
    the hand, or to where what is best is not known in the time.
    """

    game: str
    value: int | None
    low: int
    high: int
    best: Action | None
    nodes: int
    effort: Effort
    seat: int | None = None
    rows: tuple[Row, ...] = ()
    line: tuple[Step, ...] = ()
    #: whether the line goes on to the end of the hand
    whole_line: bool = True
    note: Reason | None = None

    @property
    def exact(self) -> bool:
        """Whether the value is certain."""
        return self.value is not None and self.low == self.high

    def sentence(self, lang: str = "en") -> str:
        kind = "value" if self.exact else "bounds" if self.value is None else "estimate"
        value = amount if self.game == "mushi" else number
        shown = "" if self.value is None else value(self.value, lang, 0)
        said = text(
            f"explore-solution-{self.game}-{kind}", lang,
            value=shown, low=value(self.low, lang, 0), high=value(self.high, lang, 0), whole=form_of(shown),
        )  # fmt: skip
        if self.best is None:
            return f"{said}."
        best = next((row for row in self.rows if row.action == self.best), None)
        phrase = phrase_of(self.best, lang) if best is None else best.phrase(lang)
        return text("explore-solution-best", lang, said=said, act=phrase)

    def table(self, lang: str = "en") -> str:
        if not self.rows:
            return table(
                (text("explore-low", lang), text("explore-high", lang)),
                [(number(self.low, lang, 0), number(self.high, lang, 0))],
            )
        head = (text("explore-action", lang), text(f"explore-unit-{_unit(self.game)}", lang))
        signed = self.game == "mushi"
        return table(head, [(row.label(lang), row.worth(lang, signed)) for row in self.rows])

    def text(self, lang: str = "en") -> str:
        """The sentence, the table, one best line of play, and how it was obtained."""
        parts = [self.sentence(lang), self.table(lang)]
        if self.line:
            from hanalab.explore.best_line import line_table

            parts.append(line_table(self.line, self.game, self.whole_line, lang))
        return "\n\n".join([*parts, self.how(lang)])

    def how(self, lang: str = "en") -> str:
        said = self.effort.how(lang)
        if self.nodes:
            said = f"{said} {text('explore-how-nodes', lang, nodes=grouped(self.nodes))}"
        return said if self.note is None else f"{said} {self.note.text(lang)}"

    def plot(self, lang: str = "en", theme: str = "light", width: float = WIDTH) -> Figure:
        from hanalab.explore.plots import bars, bounds

        unit = text(f"explore-unit-{_unit(self.game)}", lang)
        if not self.rows:
            return bounds(
                self.low, self.high, self.sentence(lang), unit, lang, theme, self.game == "mushi", width
            )  # fmt: skip
        return bars(self.rows, self.sentence(lang), unit, lang, theme, self.game == "mushi", width)


def _unit(game: str) -> str:
    return "round" if game == "mushi" else "points"


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Advice(Answer):
    """What to do when cards are hidden: every action with its worth, best first.

    `unit` says what the means are, always seen from `seat`: "round" (Mushi: its final round score), "side"
    (Mighty, the play: points of its own side, 0 to 20) or "score" (Mighty: its score for the hand).
    `rows` has one row an action, `moves` one for every whole move (a card together with what it takes).
    `because` says what the best does differently, counted over the deals; `line` is what is expected next.
    """

    game: str
    seat: int
    phase: str
    unit: str
    rows: tuple[Row, ...]
    effort: Effort
    moves: tuple[Row, ...] = ()
    because: Reason | None = None
    line: tuple[Step, ...] = ()
    #: by row, the worth in each deal: what `what_if` pairs
    per_world: tuple[tuple[float, ...], ...] = ()
    #: the weights of the deals, where they do not all count the same
    weights: tuple[float, ...] = ()

    @property
    def best(self) -> Row:
        """The best row."""
        return self.rows[0]

    @property
    def lead(self) -> Row | None:
        """The next best whole move; its difference, with the sign turned, is the lead of the best."""
        moves = self.moves or self.rows
        return moves[1] if len(moves) > 1 else None

    @property
    def is_clear(self) -> bool:
        """Whether the best is ahead of the next by more than two standard errors."""
        return self.lead is None or not self.lead.is_level

    @property
    def signed(self) -> bool:
        """Whether the means are scores, which have a sign."""
        return self.unit != "side"

    def sentence(self, lang: str = "en") -> str:
        best = (self.moves or self.rows)[0]
        act = capital(best.phrase(lang))
        written = best.worth(lang, self.signed)
        worth = text(f"explore-worth-{self.unit}", lang, worth=written, whole=form_of(written))
        if self.lead is None:
            return text("explore-advice-only", lang, act=act, worth=worth)
        level = [row for row in (self.moves or self.rows)[1:] if row.is_level]
        lead = with_error(-self.lead.difference, self.lead.difference_error, lang)
        if level:
            names = listed([row.label(lang) for row in level[:3]], lang)
            if all(row.difference == 0 and row.difference_error == 0 for row in level):
                key = "explore-advice-same"
            elif all(row.is_as_good for row in level):
                key = "explore-advice-as-good"
            else:
                key = "explore-advice-close"
            return text(key, lang, act=act, worth=worth, lead=lead, others=names, count=len(level))
        said = text(
            "explore-advice-clear", lang, act=act,
            lead=text(f"explore-lead-{self.unit}", lang, lead=lead, whole=form_of(lead)),
        )  # fmt: skip
        if self.because is None:
            return f"{said}."
        return text("explore-advice-because", lang, said=said, because=self.because.text(lang))

    def table(self, lang: str = "en") -> str:
        head = (
            text("explore-action", lang), text(f"explore-unit-{self.unit}", lang),
            text("explore-to-best", lang),
        )  # fmt: skip
        lines: list[tuple[str, ...]] = []
        for place, row in enumerate(self.moves or self.rows):
            behind = "" if place == 0 else behind_of(row, lang)
            lines.append((row.label(lang), row.worth(lang, self.signed), behind))
        return table(head, lines)

    def plot(self, lang: str = "en", theme: str = "light", width: float = WIDTH) -> Figure:
        from hanalab.explore.plots import bars

        unit = text(f"explore-unit-{self.unit}", lang)
        return bars(self.moves or self.rows, self.sentence(lang), unit, lang, theme, self.signed, width)
