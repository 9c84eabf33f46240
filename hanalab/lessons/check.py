"""Small helpers for the code cells of a lesson: a deliberate error, and a guess compared with the engine."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass

from hanalab.core.errors import HanalabError
from hanalab.core.language import text
from hanalab.lessons.exercise import Feedback
from hanalab.lessons.phrase import RuleText


@dataclass(frozen=True, slots=True, repr=False)
class Expected:
    """An error that was wanted: its kind and its sentence."""

    error: HanalabError
    lang: str = "en"

    def __repr__(self) -> str:
        return f"{type(self.error).__name__}: {self.error.text(self.lang)}"


def expect(
    what: str | Callable[[], object], error: type[HanalabError] = HanalabError, *, lang: str = "en"
) -> Expected:
    """Run code that is meant to fail and show what it says: an expression as text, or something to call.

    AssertionError if it fails in another way, or not at all.

    >>> from hanalab.mushi import Card
    >>> expect('Card("06B")')
    NotationError: “06B” is no Mushi card: month 6 is not in the deck. The months are 1 to 5 and 8 to 12 (M2).
    """
    try:
        if callable(what):
            what()
        else:
            here = inspect.currentframe()
            caller = None if here is None else here.f_back
            eval(what, dict(caller.f_globals) if caller else {}, dict(caller.f_locals) if caller else {})
    except error as wanted:
        return Expected(wanted, lang)
    except Exception as other:
        raise AssertionError(
            text("lesson-other-error", lang, wanted=error.__name__, found=repr(other))
        ) from other
    raise AssertionError(text("lesson-no-error", lang, wanted=error.__name__))


def check(guess: object, answer: object, rule: str, lang: str = "en") -> Feedback:
    """Compare a guess with what the engine says, and cite the rule that decides.

    >>> print(check(3, len("abc"), "M27"))
    Right
    The Lightning takes one card from the field, of any month but its own. It never takes a willow (M27).
    """
    right = guess == answer
    sentence = (
        RuleText(rule).text(lang)
        if right
        else text(
            "lesson-guess", lang, guess=_shown(guess), answer=_shown(answer), rule=RuleText(rule).text(lang)
        )
    )
    return Feedback(right, None, sentence, rule, lang=lang)


def _shown(value: object) -> str:
    if isinstance(value, tuple | list | set | frozenset):
        return " ".join(sorted(map(str, value)))
    return str(value)
