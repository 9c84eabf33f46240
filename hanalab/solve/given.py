"""What a person gave a solver: a position of its game, and options that make sense; else `SetupError`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hanalab.core.errors import SetupError
from hanalab.core.reason import Reason, reason
from hanalab.core.shown import quoted

#: random numbers, and the numbers of rounds, are kept in so many bits
BITS = 63
#: no number of seconds or megabytes may be larger
MOST = 1e9


def check(game: str, position: object, kinds: tuple[type, ...], **options: Any) -> None:
    """`SetupError` with all that is wrong with a position of a game and the options of a question about it.

    `options` are memory, seconds, stop, nodes, width, count, first and seed, as far as the question has them;
    None is right where it stands for no limit.
    """
    defects = (
        [] if isinstance(position, kinds) else [reason(f"solve-{game}-given", None, found=quoted(position))]
    )
    defects += _wrong(options)
    if defects:
        raise SetupError(defects)


def _wrong(options: dict[str, Any]) -> Iterator[Reason]:
    for name, given in options.items():
        if given is None and name not in ("memory", "count", "first", "seed"):
            continue
        if not _FITS[name](given):
            yield reason(f"solve-{name}", None, found=quoted(given))


def _number(given: object) -> bool:
    return isinstance(given, int | float) and not isinstance(given, bool) and abs(given) <= MOST


def _whole(given: object) -> bool:
    return isinstance(given, int) and not isinstance(given, bool)


_FITS = {
    "memory": lambda given: _number(given) and given >= 0,
    "seconds": lambda given: _number(given) and given > 0,
    "stop": lambda given: not isinstance(given, type) and callable(getattr(given, "watched", None)),
    "nodes": lambda given: _whole(given) and given >= 0,
    "width": lambda given: _whole(given) and given >= 1,
    "count": lambda given: _whole(given) and given >= 0,
    "first": lambda given: _whole(given) and 0 <= given < 1 << BITS,
    "seed": _whole,
}
