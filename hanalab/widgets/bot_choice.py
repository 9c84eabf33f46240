"""The bots a table knows: those of the engines, and the sharp ones that look ahead and take their time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Final

from hanalab.core.errors import SetupError
from hanalab.core.reason import reason
from hanalab.core.shown import shown
from hanalab.solve.answer import Stop

#: by how well they play
NAMES: Final = ("random", "steady", "sharp")
#: those that think for a while
SLOW: Final = ("sharp",)
#: seconds a slow bot may take for a move, unless told otherwise
SECONDS: Final = 1.0
#: the times to choose from
TIMES: Final = (0.5, 1, 3, 10)

Bot = Callable[[Any, Iterator[int]], Any]


def check_bot(name: object) -> str:
    """The name itself; `SetupError` names those there are."""
    if shown(name) not in NAMES:
        raise SetupError([reason("bot-name", None, name=shown(name), known=", ".join(NAMES))])
    return shown(name)


def bot_of(game: str, name: str, seconds: float = SECONDS, stop: Stop | None = None) -> Bot:
    """The bot of this name for a game; a slow one takes up to `seconds` for a move, or until `stop`."""
    if check_bot(name) in SLOW:
        found: Bot = import_module("hanalab.explore.bots").sharp_bot(game, seconds=seconds, stop=stop)
        return found
    bot: Bot = import_module(f"hanalab.{game}.bots").bot_named(name)
    return bot


def read_seconds(given: object) -> float:
    """Seconds a bot may take for a move, above 0 and up to 60; `SetupError` for anything else."""
    if isinstance(given, int | float) and not isinstance(given, bool) and 0 < given <= 60:
        return float(given)
    raise SetupError([reason("bot-time", None, given=shown(given))])
