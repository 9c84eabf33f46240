"""A number within a reason."""

from __future__ import annotations

from dataclasses import dataclass

from hanalab.explore.words import number


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number that is written out in the language of the reader.

    >>> Quantity(4.25).name("es")
    '4,2'
    """

    value: float

    def name(self, lang: str = "en") -> str:
        """The number as text; a whole one without places."""
        return number(self.value, lang, 0 if self.value == int(self.value) else 1)
