"""Seeds and pauses, as both games' tables take them."""

from __future__ import annotations

import re

from hanalab.core.errors import SetupError
from hanalab.core.reason import reason
from hanalab.core.shown import shown


def next_seed(seed: object) -> object:
    """The seed after this one: the next number, else the text with a number after it.

    >>> next_seed(3), next_seed("friday"), next_seed("friday 2")
    (4, 'friday 2', 'friday 3')
    """
    if isinstance(seed, int) and not isinstance(seed, bool):
        return seed + 1
    words = shown(seed)
    match = re.search(r"(\d{1,18})\Z", words)
    return f"{words[: match.start()]}{int(match[1]) + 1}" if match else f"{words} 2"


def read_seed(source: str) -> object | None:
    """A seed as typed: a whole number where it is one, else the text; None for nothing.

    >>> read_seed(" 12 "), read_seed("")
    (12, None)
    """
    words = " ".join(source.split())
    return int(words) if re.fullmatch(r"[+-]?\d{1,18}", words) else words or None


def read_pause(given: object) -> int | None:
    """The pause in milliseconds; `SetupError` if it is none."""
    if given is None or (isinstance(given, int) and not isinstance(given, bool) and given >= 0):
        return given
    raise SetupError([reason("table-pause", None, found=shown(given))])
