"""How wide words are, roughly: the reader's font is not known when a scene is built.

The figures are those of a plain sans-serif of middling width, in thousandths of the size.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

_WIDTHS: Final = {
    222: "ijl'|", 278: " ftI.,:;/!()[]·‘’", 333: "r-", 389: "*\"“”", 500: "cksvxyzJ", 584: "+−=<>×–",
    556: "abdeghnopquL0123456789?$#_«»", 611: "FTZ", 667: "ABEKPSVXY&", 722: "CDHNRUw", 778: "GOQ", 833: "mM",
    944: "W%", 1000: "—…→▲▼✓", 0: "\ufe0e",
}  # fmt: skip
_WIDTH: Final = {letter: width for width, letters in _WIDTHS.items() for letter in letters}
_BASE: Final = dict(zip("áéíóúüñçÁÉÍÓÚÜÑ", "aeiouuncAEIOUUN", strict=True))
BOLDER: Final = 1.06


@cache
def width(words: str, size: float, bold: bool = False) -> float:
    """Width of `words` in px at a font `size` in px.

    >>> round(width("Brights", 14), 1)
    43.6
    """
    total = 0
    for letter in words:
        known = _WIDTH.get(_BASE.get(letter, letter))
        total += known if known is not None else 1000 if letter > "\u2e7f" else 600
    return total * size / 1000 * (BOLDER if bold else 1)


def wrapped(words: str, size: float, room: float, bold: bool = False) -> tuple[str, ...]:
    """`words` cut into lines of at most `room` px, between words.

    >>> wrapped("one two three", 10, 40)
    ('one two', 'three')
    """
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, bold) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def widest(texts: Iterable[str], size: float, bold: bool = False) -> float:
    """Width of the widest of several texts."""
    return max((width(words, size, bold) for words in texts), default=0)
