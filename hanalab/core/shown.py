"""Whatever someone gave, put into words for a message about it."""

from __future__ import annotations


def shown(value: object) -> str:
    """The value as text; its type where it cannot be written out.

    >>> shown([1, 2]), shown(10**5000)
    ('[1, 2]', '<int>')
    """
    try:
        return str(value)
    except Exception:  # very long numbers, very deep nests, and things that cannot say what they are
        return f"<{type(value).__name__}>"


def quoted(value: object) -> str:
    """The same, with texts in quotation marks as in code.

    >>> quoted("01B"), quoted(5)
    ("'01B'", '5')
    """
    return repr(value) if isinstance(value, str) else shown(value)
