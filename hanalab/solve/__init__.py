"""Exact values of positions with all cards known, and very many rounds played out.

    exact(position)            the value of a Mushi round or a Mighty hand
    hanalab.solve.mushi        exact, values, playouts for Mushi
    hanalab.solve.mighty       the same for Mighty
    prepare("mushi")           compile ahead (once a machine; later it is a matter of half a second)

Nothing is compiled, and neither numba nor numpy is imported, before the first question is asked.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from hanalab.core.errors import HanalabError
from hanalab.core.shown import quoted, shown
from hanalab.solve.answer import Exact, Stop, Values

__all__ = ["GAMES", "Exact", "Stop", "Values", "exact", "is_prepared", "prepare"]

#: the games with a solver
GAMES: Final = tuple(name for name in ("mushi", "mighty") if find_spec(f"hanalab.solve.{name}") is not None)
#: what can be compiled by itself
PARTS: Final = ("play", "search")


def exact(position: object, **options: Any) -> Exact[Any]:
    """The value of a position in which all cards are known: a Mushi round or a Mighty hand.

    In Mushi the value is the final round score of seat 0, in Mighty the points of the declarer's side, 0 to
    20. The options are those of `hanalab.solve.mushi.exact` or `hanalab.solve.mighty.exact`. `HanalabError`
    for anything that is no such position.

    >>> from hanalab import mushi
    >>> exact(mushi.Round.from_deal(hands=("01Y", "05X"), field="01R 05A", stock="12X 12B")).value
    -109
    """
    home = type(position).__module__.split(".")
    if home[0] != "hanalab" or len(home) < 2 or home[1] not in GAMES or not hasattr(position, "actions"):
        raise HanalabError("solve-position", found=quoted(position))
    answer: Exact[Any] = _solver(home[1]).exact(position, **options)
    return answer


def prepare(game: str, part: str | None = None, stop: Stop | None = None) -> None:
    """Compile what the solver of a game ("mushi", "mighty") needs, so that its answers come at once.

    `part`: only what playing out ("play") or exact values and estimates ("search") need. `stop` ends it with
    `HanalabError`; what is compiled by then is kept, so that the next time takes so much less.
    """
    if stop is not None and (isinstance(stop, type) or not callable(getattr(stop, "is_set", None))):
        raise HanalabError("solve-stop", found=quoted(stop))
    _solver(game).prepare(_part(part), stop)


def is_prepared(game: str, part: str | None = None) -> bool:
    """Whether an answer about a game ("mushi", "mighty") would come at once in this process; else the first
    one waits for `prepare`. `HanalabError` for any other game."""
    return bool(_solver(game).is_prepared(_part(part)))


def _part(part: object) -> object:
    if part is not None and part not in PARTS:
        raise HanalabError("solve-part", part=shown(part), known=", ".join(PARTS))
    return part


def _solver(game: object) -> ModuleType:
    if not isinstance(game, str) or game not in GAMES:
        raise HanalabError("solve-game", game=shown(game), known=", ".join(GAMES))
    return import_module(f"hanalab.solve.{game}")
