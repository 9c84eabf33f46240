"""Quiz: questions that mark themselves. A wrong answer is met by the name of the mix-up and the rule."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from hanalab.core.errors import HanalabError
from hanalab.core.shown import quoted, shown
from hanalab.widgets import quiz_view
from hanalab.widgets.base import HanaWidget
from hanalab.widgets.nodes import root
from hanalab.widgets.quiz_sheet import Exercise, Feedback, Sheet
from hanalab.widgets.rule_list import rules_popover

LETTERS = "abcdefghijklmnop"


class Quiz(HanaWidget):
    """One question or several, each with its picture, answers and feedback.

    `questions` is the name of an exercise (`hanalab.lessons.names()` lists them), an `Exercise`, or several
    of either. A name asked for `count` times gives the seeds `seed`, `seed + 1` and so on. The solution stays
    hidden until it is asked for.

    `press` does what a click does: "answer b" chooses or ticks the second answer, "check" hands ticks in,
    "number" with a value answers with a number; "again", "show", "next", "another". `answer` answers by code.

    >>> Quiz("mushi-forced-draw", seed=3).answer("11L").right
    True
    """

    STATE = ("sheet", "marks_on", "rules_open")

    def __init__(
        self,
        questions: str | Exercise | list[str | Exercise] | tuple[str | Exercise, ...],
        seed: int = 1,
        count: int = 1,
        lang: str = "en",
        *,
        marks: bool = False,
    ) -> None:
        if type(count) is not int or not 1 <= count <= 100:
            raise HanalabError("quiz-count", found=shown(count))
        if type(seed) is not int:
            raise HanalabError("quiz-seed", found=quoted(seed))
        asked = list(questions) if isinstance(questions, list | tuple) else [questions]
        made = tuple(_exercise(each, seed + more) for each in asked for more in range(count))
        if not made:
            raise HanalabError("quiz-count", found="0")
        self.sheet = Sheet(made)
        self.marks_on = bool(marks)
        self.rules_open = False
        self.room = quiz_view.WIDE_ROOM
        super().__init__(lang=lang)

    @property
    def exercise(self) -> Exercise | None:
        """The question on show, None behind the last one."""
        return self.sheet.exercise

    @property
    def feedback(self) -> Feedback | None:
        """What the last answer met with, None before there is one."""
        return self.sheet.feedback(self.lang)

    def answer(self, answer: object) -> Feedback | None:
        """Answer by code, with what a click would show: a card, a code, a letter or a number; several in a
        list or one text. HanalabError if it is none of the answers."""
        if self.exercise is not None:
            self.exercise.mark(answer, self.lang)
        self.press("mark", answer)
        return self.feedback

    # --- pressing --------------------------------------------------------------------------------------

    def handle(self, act: str, value: Any) -> None:
        verb, _, rest = act.partition(" ")
        sheet, exercise = self.sheet, self.sheet.exercise
        match verb:
            case "marks":
                self.marks_on = not self.marks_on
            case "rules":
                self.rules_open = not self.rules_open
            case "restart":
                self.sheet = sheet.restart()
            case _ if exercise is None:
                raise HanalabError("quiz-over")
            case "answer" if exercise.kind != "number":
                self._choose(exercise, rest)
            case "check" if exercise.kind == "several":
                self.sheet = sheet.hand_in(sorted(sheet.ticked))
            case "number" if exercise.kind == "number":
                self.sheet = sheet.hand_in((str(exercise.read_number(value)),))
            case "mark":
                given = (
                    (str(exercise.read_number(value)),) if exercise.kind == "number" else exercise.read(value)
                )
                self.sheet = sheet.hand_in(given)
            case "again":
                self.sheet = sheet.again()
            case "show":
                self.sheet = sheet.show()
            case "next":
                self.sheet = sheet.next()
            case "another":
                self.sheet = Sheet((_exercise(exercise.name, exercise.seed + 1),))
            case _:
                raise HanalabError("quiz-act", act=act)

    def _choose(self, exercise: Exercise, letter: str) -> None:
        place = LETTERS.find(letter) if len(letter) == 1 else -1
        if not 0 <= place < len(exercise.options):
            raise HanalabError("quiz-act", act=f"answer {letter}".strip())
        answer = exercise.options[place].answer
        several = exercise.kind == "several"
        self.sheet = self.sheet.tick(answer) if several else self.sheet.hand_in((answer,))

    # --- showing ---------------------------------------------------------------------------------------

    def build(self) -> dict[str, Any]:
        sheet, exercise = self.sheet, self.sheet.exercise
        body = quiz_view.page(sheet, self.lang, room=self.room, narrow=self.narrow, marks=self.marks_on)
        over = []
        if self.rules_open and exercise is not None:
            over.append(rules_popover(exercise.rules, self.lang))
        keys = {}
        if exercise is not None and exercise.kind != "number":
            keys = {str(place + 1): f"answer {LETTERS[place]}" for place in range(len(exercise.options))}
        return root(body, over, keys=keys, cls="hl-quiz", name=self._spoken())

    def _fit(self, size: dict[str, Any]) -> None:
        super()._fit(size)
        width = size.get("width")
        if isinstance(width, int | float) and width > 0:
            self.room = min(quiz_view.WIDE_ROOM, width - quiz_view.SIDES)

    def _spoken(self) -> str:
        exercise = self.sheet.exercise
        return exercise.question.text(self.lang) if exercise else self.say("quiz-topic")

    def static_svg(self) -> str | None:
        exercise = self.sheet.exercises[min(self.sheet.place, len(self.sheet.exercises) - 1)]
        return exercise.svg(self.lang)

    def text_form(self) -> str:
        exercise = self.sheet.exercises[min(self.sheet.place, len(self.sheet.exercises) - 1)]
        return exercise.text(self.lang)

    def __repr__(self) -> str:
        return f"Quiz: {self.text_form()}"


def _exercise(asked: str | Exercise, seed: int) -> Exercise:
    """The exercise of that name. The lessons stand a floor above, so they are asked for only when wanted."""
    if not isinstance(asked, str) and hasattr(asked, "question"):
        return asked
    made: Exercise = import_module("hanalab.lessons").exercise(asked, seed)
    return made
