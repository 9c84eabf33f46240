"""An exercise: a question about a picture, marked by the engine's answer, wrong answers met by name."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from hanalab.core.errors import HanalabError
from hanalab.core.language import LANGUAGES, listed, text
from hanalab.core.shown import shown
from hanalab.lessons.phrase import Phrase, Spoken, say
from hanalab.mighty.cards import Card as FrenchCard
from hanalab.mushi.cards import Card as FlowerCard

Kind = Literal["one", "several", "number"]
LETTERS = "abcdefghijklmnop"
Card = FlowerCard | FrenchCard


class MixUp(NamedTuple):
    """A misconception by its name: what people think, why it is not so here, and the rule that says it."""

    code: str
    rule: str
    why: Spoken
    name: Phrase

    def title(self, lang: str = "en") -> str:
        """What it is called, without quotation marks."""
        return self.name.text(lang)


def mix_up(code: str, rule: str, why: Spoken | None = None, /, **values: object) -> MixUp:
    """The mix-up whose name is the text ``quiz-mix-<code>-title``; its sentence ``quiz-mix-<code>``, unless
    the engine has a better one (`why`)."""
    return MixUp(code, rule, why or say(f"mix-{code}", **values), say(f"mix-{code}-title", **values))


class Option(NamedTuple):
    """An answer to choose: the word that stands for it in code, what it says, its picture, whether it is
    right, and the mix-up behind choosing it (or, where several are right, behind leaving it out)."""

    answer: str
    words: Spoken
    right: bool
    mix_up: MixUp | None = None
    card: Card | None = None


class Group(NamedTuple):
    """Cards that lie together in the picture, under a label; or lines of words, where there are no cards."""

    label: Spoken
    cards: tuple[Card, ...] = ()
    lines: tuple[Spoken, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class Feedback:
    """What an answer met with. `mix_up` is the name of the misconception, None if the answer is right or no
    known mix-up leads to it; where an answer is only `missing` it is what most often leaves it out, and the
    title does not say it. `shows` are the cards of the picture that the right answer speaks of; `wrong` the
    answers to take back."""

    right: bool
    mix_up: str | None
    sentence: str
    rule: str
    shows: tuple[Card, ...] = ()
    wrong: tuple[str, ...] = ()
    lang: str = "en"
    missing: bool = False

    @property
    def title(self) -> str:
        """The heading: "Right", the name of the mix-up, or "Not yet"."""
        if self.right:
            return text("quiz-right", self.lang)
        if self.mix_up is None or self.missing:
            return text("quiz-not-right", self.lang)
        return text("quiz-mix-up", self.lang, title=self.mix_up)

    def say(self) -> str:
        """The sentence with its rule."""
        return f"{self.sentence.removesuffix('.')} ({self.rule})."

    def __str__(self) -> str:
        return f"{self.title}\n{self.say()}"

    def __repr__(self) -> str:
        return str(self)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        sign = "✓" if self.right else "×"
        return {"text/plain": str(self), "text/markdown": f"**{sign} {self.title}**\n\n{self.say()}"}


@dataclass(frozen=True, slots=True, repr=False)
class Exercise:
    """A question with its picture and its answers, the same for the same `name` and `seed`.

    `kind` is "one" (choose one answer), "several" (all that are right) or "number". `near` are the numbers
    that known mix-ups lead to. `codes` says whether card codes may stand in the picture, `marks` whether
    teaching marks may be put on the cards without giving the answer away.
    """

    name: str
    seed: int
    topic: Phrase
    kind: Kind
    question: Phrase
    picture: tuple[Group, ...]
    options: tuple[Option, ...]
    because: Spoken
    rule: str
    number: int | None = None
    near: tuple[tuple[int, MixUp], ...] = ()
    shows: tuple[Card, ...] = ()
    codes: bool = True
    marks: bool = True
    lang: str = "en"

    # -- marking ----------------------------------------------------------------------------------------

    def mark(self, answer: object, lang: str | None = None) -> Feedback:
        """What the answer is worth: a card, its code, a letter, a number; several as a list or in one text.

        HanalabError if the text is none of the answers.
        """
        lang = lang or self.lang
        if self.kind == "number":
            return self._mark_number(self.read_number(answer), lang)
        chosen = self.read(answer)
        problems = [option for option in self.options if option.right != (option.answer in chosen)]
        if not problems:
            return self._right(lang)
        wrong = [option for option in problems if not option.right]
        first = (wrong or problems)[0]
        found: MixUp = first.mix_up  # type: ignore[assignment]  # every answer that can be wrong has one
        sentence = found.why.text(lang)
        missing = not wrong and len(self.answers) > 1
        if missing:
            # Nothing false was said: why an answer is missing cannot be known, it may have been forgotten.
            sentence = text("quiz-missing", lang, chosen=len(chosen), count=len(problems)) + " " + sentence
        elif self.kind == "several" and len(problems) > 1:
            sentence += " " + text("quiz-more-to-do", lang, count=len(problems) - 1)
        answers = tuple(option.answer for option in wrong)
        return Feedback(False, found.title(lang), sentence, found.rule, self.shows, answers, lang, missing)

    def _mark_number(self, number: int, lang: str) -> Feedback:
        if number == self.number:
            return self._right(lang)
        for value, found in self.near:
            if value == number:
                return Feedback(
                    False,
                    found.title(lang),
                    found.why.text(lang),
                    found.rule,
                    self.shows,
                    (str(number),),
                    lang,
                )
        counted = any(group.cards for group in self.picture)
        sentence = text("quiz-other-number" if counted else "quiz-other-result", lang, number=number)
        return Feedback(False, None, sentence, self.rule, self.shows, (str(number),), lang)

    def _right(self, lang: str) -> Feedback:
        return Feedback(True, None, self.because.text(lang), self.rule, self.shows, (), lang)

    def read(self, answer: object) -> frozenset[str]:
        """The answers meant, by their words; HanalabError names those there are."""
        if isinstance(answer, Iterable) and not isinstance(answer, str):
            items = [shown(item) for item in answer]
        else:
            items = re.split(r"[\s,;]+", shown(answer).strip())
        items = [item for item in items if item]
        if self.kind == "several" and [item.lower() for item in items] in ([], ["none"]):
            return frozenset()
        if self.kind == "one" and len(items) != 1:
            raise HanalabError("quiz-one-answer", found=shown(answer))
        return frozenset(self._option(item).answer for item in items)

    def _option(self, item: str) -> Option:
        for place, option in enumerate(self.options):
            if item.lower() in (option.answer.lower(), LETTERS[place]):
                return option
        known = listed([f"{LETTERS[place]} ({option.answer})" for place, option in enumerate(self.options)])
        raise HanalabError("quiz-no-such-answer", found=item, known=known)

    @staticmethod
    def read_number(answer: object) -> int:
        """The number meant; a true minus sign is read as well."""
        found = re.fullmatch(r"\s*([+\-−–]?)\s*(\d{1,6})\s*", shown(answer))
        if found is None:
            raise HanalabError("quiz-no-number", found=shown(answer))
        return -int(found[2]) if found[1] not in ("", "+") else int(found[2])

    # -- telling ----------------------------------------------------------------------------------------

    @property
    def answers(self) -> tuple[str, ...]:
        """The right answer, or all of them, by their words in code."""
        if self.kind == "number":
            return (str(self.number),)
        return tuple(option.answer for option in self.options if option.right)

    def answer_text(self, lang: str | None = None) -> str:
        """The right answer in words."""
        lang = lang or self.lang
        if self.number is not None:
            return text("quiz-number", lang, number=self.number)
        right = [option for option in self.options if option.right]
        if self.kind == "several" and all(option.card for option in right):
            return listed([option.answer for option in right], lang)
        return "; ".join(option.words.text(lang) for option in right)

    def solution(self, lang: str | None = None) -> str:
        """The right answer, the reason and the rule."""
        lang = lang or self.lang
        because = self.because.text(lang).removesuffix(".")
        return text("quiz-solution", lang, answer=self.answer_text(lang), because=because, rule=self.rule)

    def text(self, lang: str | None = None) -> str:
        """The question, what the picture shows, and the answers, in words."""
        lang = lang or self.lang
        lines = [self.question.text(lang)]
        for group in self.picture:
            lines += [f"  {_group_text(group, self.codes, lang)}"]
            lines += [f"    {line.text(lang)}" for line in group.lines]
        for place, option in enumerate(self.options):
            answer = text("quiz-answer", lang, letter=LETTERS[place], words=option.words.text(lang))
            lines.append(f"  {answer}")
        lines.append(text(f"quiz-how-{self.kind}", lang))
        return "\n".join(lines)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that speak of the question: the one that decides it, and those of the mix-ups."""
        found = [option.mix_up.rule for option in self.options if option.mix_up is not None]
        numbers = {self.rule, *found, *(mix.rule for _, mix in self.near)}
        return tuple(sorted(numbers, key=lambda number: int(number[1:])))

    def card_width(self, room: float) -> int:
        """How wide the cards of the picture may be if they have `room` px."""
        from hanalab.lessons.picture import card_width

        return card_width(self.picture, room)

    @staticmethod
    def card_gap(count: int, w: float, room: float) -> int:
        """The px between two of `count` cards of that width."""
        from hanalab.lessons.picture import card_gap

        return card_gap(count, w, room)

    def svg(self, lang: str | None = None, theme: str = "light") -> str:
        """The question with its picture and answers as SVG."""
        from hanalab.draw.svg import svg
        from hanalab.lessons.picture import scene

        return svg(scene(self, lang or self.lang, theme))

    def spoken_in(self, lang: str) -> Exercise:
        """The same exercise in another language."""
        if lang not in LANGUAGES:
            raise HanalabError("unknown-language", language=lang, known=", ".join(LANGUAGES))
        return self if lang == self.lang else replace(self, lang=lang)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return self.text()

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, Any]:
        return {"text/plain": self.text(), "image/svg+xml": self.svg()}


def _group_text(group: Group, codes: bool, lang: str) -> str:
    label = group.label.text(lang)
    if not group.cards:
        return f"{label}:"
    if all(card.code == "?" for card in group.cards):
        return label  # it tells their number
    if codes:
        return f"{label}: {' '.join(card.code for card in group.cards)}"
    return f"{label}: {', '.join(card.name(lang) for card in group.cards)}"
