"""What a person gave where one kind of value was asked for: the value, or an error that names it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

from hanalab.core.errors import HanalabError
from hanalab.core.shown import quoted

T = TypeVar("T")


def instance(given: object, kind: type[T], code: str, rule: str | None = None) -> T:
    """The value, if it is of this kind; else `HanalabError` with `code`, which says `found`.

    >>> instance(3, int, "bot-view")
    3
    """
    if isinstance(given, kind):
        return given
    raise HanalabError(code, rule, found=quoted(given))


def gathered(given: object) -> tuple[Any, ...]:
    """The values of an iterable; a single one, and a text, stand for themselves.

    >>> gathered([1, 2]), gathered(1), gathered("SA")
    ((1, 2), (1,), ('SA',))
    """
    single = isinstance(given, str | Mapping) or not isinstance(given, Iterable)
    return (given,) if single else tuple(given)  # type: ignore[arg-type]


def name_of(names: object, seat: int, count: int) -> str:
    """What a seat is called, from the names of all `count`; `HanalabError` if they are not so many texts.

    >>> name_of(("Ana", "Ben"), 1, 2)
    'Ben'
    """
    if isinstance(names, list | tuple) and len(names) == count and isinstance(names[seat], str):
        return str(names[seat])
    raise HanalabError("names-not-so-many", found=quoted(names), count=count)


def pick(source: Iterator[int], count: int) -> int:
    """A place from 0 to `count` - 1, by the next of some random numbers; `HanalabError` if there is none.

    >>> pick(iter([7]), 5)
    2
    """
    try:
        return next(source) % count
    except (TypeError, StopIteration):
        raise HanalabError("no-random-numbers", found=quoted(source)) from None
