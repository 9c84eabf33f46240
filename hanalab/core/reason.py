"""A reason: why something is refused or was decided, with the rule that says so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Reason:
    """One sentence with its rule: a stable `code`, the rule number (or None) and the data it speaks of.

    >>> Reason("round-over", "M42").say()
    'The round is over (M42).'
    """

    code: str
    rule: str | None = None
    values: tuple[tuple[str, object], ...] = ()

    def value(self, name: str) -> Any:
        """One of the data the sentence speaks of."""
        return dict(self.values)[name]

    def text(self, lang: str = "en") -> str:
        """The sentence alone, in a shipped language ("en", "es")."""
        from hanalab.core.language import text  # here, because the language floor raises reasons itself

        values = {
            name: value.say(lang) if isinstance(value, Reason) else value for name, value in self.values
        }
        return text(f"reason-{self.code}", lang, **values)

    def say(self, lang: str = "en") -> str:
        """The sentence followed by its rule number, unless a reason within it has said it."""
        sentence = self.text(lang)
        if self.rule is None or sentence.endswith(f"({self.rule})."):
            return sentence
        if not sentence.endswith("."):
            return f"{sentence} ({self.rule})"
        return f"{sentence[:-1]} ({self.rule})."

    def __str__(self) -> str:
        return self.say()


def reason(code: str, rule: str | None = None, /, **values: object) -> Reason:
    """Build a `Reason` from keyword data."""
    return Reason(code, rule, tuple(values.items()))
