"""What a quiz remembers: which question, what is ticked, what was answered, and what was right at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Literal, Protocol


class Said(Protocol):
    """Words in the reader's language."""

    def text(self, lang: str = "en") -> str: ...


class Option(Protocol):
    """An answer to choose."""

    @property
    def answer(self) -> str: ...
    @property
    def words(self) -> Said: ...
    @property
    def right(self) -> bool: ...
    @property
    def card(self) -> Any: ...


class Group(Protocol):
    """Cards or lines of the picture under a label."""

    @property
    def label(self) -> Said: ...
    @property
    def cards(self) -> tuple[Any, ...]: ...
    @property
    def lines(self) -> tuple[Said, ...]: ...


class Feedback(Protocol):
    """What an answer met with."""

    @property
    def right(self) -> bool: ...
    @property
    def title(self) -> str: ...
    @property
    def sentence(self) -> str: ...
    @property
    def rule(self) -> str: ...
    @property
    def wrong(self) -> tuple[str, ...]: ...


class Exercise(Protocol):
    """A question that can mark its answers: `hanalab.lessons.Exercise`, seen from the floor below it."""

    @property
    def name(self) -> str: ...
    @property
    def seed(self) -> int: ...
    @property
    def topic(self) -> Said: ...
    @property
    def kind(self) -> Literal["one", "several", "number"]: ...
    @property
    def question(self) -> Said: ...
    @property
    def picture(self) -> tuple[Group, ...]: ...
    @property
    def options(self) -> tuple[Option, ...]: ...
    @property
    def shows(self) -> tuple[Any, ...]: ...
    @property
    def codes(self) -> bool: ...
    @property
    def marks(self) -> bool: ...
    @property
    def rules(self) -> tuple[str, ...]: ...
    def mark(self, answer: object, lang: str | None = None) -> Feedback: ...
    def read(self, answer: object) -> frozenset[str]: ...
    def read_number(self, answer: object) -> int: ...
    def card_width(self, room: float) -> int: ...
    def card_gap(self, count: int, w: float, room: float) -> int: ...
    def solution(self, lang: str | None = None) -> str: ...
    def text(self, lang: str | None = None) -> str: ...
    def svg(self, lang: str | None = None, theme: str = "light") -> str: ...


@dataclass(frozen=True)
class Sheet:
    """The state of a quiz as a value. `ticked` are answers chosen but not handed in, `answered` what was
    handed in (None: nothing yet), `shown` whether the solution is on show, `firsts` whether each question
    so far was right the first time."""

    exercises: tuple[Exercise, ...]
    place: int = 0
    ticked: frozenset[str] = frozenset()
    answered: tuple[str, ...] | None = None
    shown: bool = False
    firsts: tuple[bool, ...] = ()

    @property
    def exercise(self) -> Exercise | None:
        """The question on show, None behind the last one."""
        return self.exercises[self.place] if self.place < len(self.exercises) else None

    @property
    def right_at_once(self) -> int:
        """How many questions were right the first time."""
        return sum(self.firsts)

    @property
    def is_last(self) -> bool:
        """Whether no question follows."""
        return self.place >= len(self.exercises) - 1

    def feedback(self, lang: str) -> Feedback | None:
        """What the answer met with, None before there is one."""
        if self.exercise is None or self.answered is None:
            return None
        answer = self.answered[0] if self.exercise.kind == "number" else self.answered
        return self.exercise.mark(answer, lang)

    def tick(self, answer: str) -> Sheet:
        """Tick an answer, or take the tick away."""
        return replace(self, ticked=self.ticked ^ {answer}, answered=None, shown=False)

    def hand_in(self, answers: Iterable[str]) -> Sheet:
        """Give an answer; the first one to a question is remembered."""
        given = tuple(answers)
        sheet = replace(self, answered=given, ticked=frozenset(given), shown=False)
        if len(self.firsts) > self.place:
            return sheet
        found = sheet.feedback("en")
        return replace(sheet, firsts=(*self.firsts, found is not None and found.right))

    def again(self) -> Sheet:
        """Take the answer back; ticks that were right stay."""
        found = self.feedback("en")
        kept = self.ticked - set(found.wrong) if found is not None else self.ticked
        several = self.exercise is not None and self.exercise.kind == "several"
        return replace(self, answered=None, shown=False, ticked=kept if several else frozenset())

    def show(self) -> Sheet:
        """Show the solution. A question shown before it was answered counts as not right the first time."""
        firsts = self.firsts if len(self.firsts) > self.place else (*self.firsts, False)
        return replace(self, shown=True, firsts=firsts)

    def next(self) -> Sheet:
        """The next question."""
        return Sheet(self.exercises, self.place + 1, firsts=self.firsts)

    def restart(self) -> Sheet:
        """The first question, all forgotten."""
        return Sheet(self.exercises)
