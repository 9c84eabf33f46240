"""Words of a lesson that are put into a language only when somebody reads them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Protocol

from hanalab.core.language import text
from hanalab.core.rulebook import rule

_HOUSE = re.compile(r" (?:House rules?|Reglas? de la casa):")


class Spoken(Protocol):
    """Anything with a text in every shipped language: a phrase, a reason of the engine, a rule."""

    def text(self, lang: str = "en") -> str:
        """The words in a shipped language ("en", "es")."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text of the language files and the values to put into it; a value may be a phrase itself.

    >>> say("answer", letter="a", words=say("outcome-stays")).text()
    'a  Nothing: it stays on the field'
    """

    key: str
    values: tuple[tuple[str, object], ...] = ()

    def text(self, lang: str = "en") -> str:
        """The words in a shipped language ("en", "es")."""
        filled = {
            name: value.text(lang) if isinstance(value, Phrase) else value for name, value in self.values
        }
        return text(self.key, lang, **filled)


def say(key: str, /, **values: object) -> Phrase:
    """The phrase whose text is called ``quiz-`` and `key`."""
    return Phrase(f"quiz-{key}", tuple(values.items()))


@dataclass(frozen=True, slots=True)
class RuleText:
    """The rulebook's own words as a phrase; without the house rules at their end, unless `whole`.

    >>> RuleText("M29").text()[:40]
    'When you play the Lightning from your ha'
    """

    number: str
    whole: bool = False

    def text(self, lang: str = "en") -> str:
        """The text of the rule."""
        words = rule(self.number).text(lang)
        return words if self.whole else _HOUSE.split(words)[0]


@dataclass(frozen=True, slots=True)
class Literally:
    """Something that is the same in every language: a code, a number, a line of notation."""

    words: str

    def text(self, lang: str = "en") -> str:
        """The words themselves."""
        return self.words
