"""What the code cells of lessons 10 and 11 show: answers without the time they took, and a review."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hanalab.core.given import instance
from hanalab.core.picture import both, html
from hanalab.explore.answer import Answer
from hanalab.explore.claims import Finding
from hanalab.mushi.round import Round
from hanalab.solve.answer import Stop

if TYPE_CHECKING:
    from hanalab.draw.scene import Form
    from hanalab.widgets.review_model import Review

#: orders of the stock that a review in a lesson looks at
ORDERS = 24


@dataclass(frozen=True, slots=True, repr=False)
class Told:
    """Words, and pictures of them by kind."""

    words: str
    pictures: Mapping[str, str]

    def __repr__(self) -> str:
        return self.words

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"text/plain": self.words, **self.pictures}


@dataclass(frozen=True, slots=True, repr=False)
class Said:
    """A sentence, shown as a paragraph."""

    words: str

    def __repr__(self) -> str:
        return self.words

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"text/plain": self.words, "text/markdown": self.words}


def said(answer: Answer | Finding | str, lang: str = "en") -> Said:
    """The sentence of an answer, or another sentence.

    >>> from hanalab import explore
    >>> said(explore.solve(Round.parse("mushi; hands 01Y / 05X; field 01R; stock 12X 09Y")))
    With best play seat 0 scores −109: take the pine ribbon with 01Y.
    """
    return Said(answer if isinstance(answer, str) else answer.sentence(lang))


def told(answer: Answer | Finding, lang: str = "en") -> Told:
    """The sentence, the table and the plot of an answer: all that is the same each time it is asked.

    >>> from hanalab import explore
    >>> told(explore.solve(Round.parse("mushi; hands 01Y / 05X; field 01R; stock 12X 09Y")))
    With best play seat 0 scores −109: take the pine ribbon with 01Y.
    <BLANKLINE>
    Action         Points a round
    01Y takes 01R            −109
    """
    from hanalab.explore.picture import pictures_of

    return Told(f"{answer.sentence(lang)}\n\n{answer.table(lang)}", pictures_of(answer, lang))


def reviewed(end: Round, orders: int = ORDERS, lang: str = "en") -> Told:
    """The review of a finished round as the table shows it, for seat 0."""
    from hanalab.widgets.hints_model import Study
    from hanalab.widgets.mushi_table import MushiTable
    from hanalab.widgets.review_mushi import review
    from hanalab.widgets.review_view import still
    from hanalab.widgets.review_words_mushi import MushiReviewWords

    end = instance(end, Round, "match-no-round")
    found = review(end, 0, _ignored, Stop(), orders=orders)
    table = MushiTable(position=end, canvas=False, lang=lang)
    table.study = Study(review=found, open=True)
    try:
        words = MushiReviewWords(table)
        forms: tuple[Form, Form] = ("wide", "narrow")
        wide, narrow = (both(still(words, "light", form), still(words, "dark", form)) for form in forms)
        bar = words.status()
        shown = html(wide, narrow, f"{bar.bold}. {bar.rest}")
        return Told(table.text_form(), {"text/html": shown, "image/svg+xml": still(words)})
    finally:
        table.close()


def _ignored(review: Review) -> None:
    """Nobody waits for a review that is growing."""
