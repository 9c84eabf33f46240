"""A number within a reason."""

from __future__ import annotations

from dataclasses import dataclass

from hanalab.core.reason import Reason, reason
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


def counted(code: str, rule: str | None, name: str, value: float, **values: object) -> Reason:
    """A reason with a quantity, and its noun in the form that goes with it: 1 point, 0.6 points.

    >>> counted("explore-why-later", None, "more", 1.0).text()
    'it brings 1 more point in later tricks'
    """
    value = round(value, 1)
    return reason(code, rule, **{name: Quantity(value), "whole": 1 if value == 1 else 2}, **values)
