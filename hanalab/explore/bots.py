"""The sharp bot: it asks for advice, from what its seat may know and nothing else.

In Mushi, and for the cards of Mighty, it works out deals that agree with its view and plays what does best on
average. In the auction and the preparation of Mighty it does as the steady bot: what deals played out quickly
advise there was no better when measured. `python -m benchmarks.bots_sharp` measures it against the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from hanalab import mighty, mushi
from hanalab.core.errors import SetupError
from hanalab.core.given import pick
from hanalab.core.reason import reason
from hanalab.core.shown import shown
from hanalab.explore.ask import advise
from hanalab.explore.running import check_limits
from hanalab.solve.answer import Stop

#: deals looked at for a move, by the cards in hand: few where each takes long
DEALS: Final = {
    "mushi": (256, 256, 256, 256, 256, 192, 128, 64, 48),
    "mighty": (96,),
}
#: seeds of a move are random numbers below this
SEEDS: Final = 1 << 64
#: seconds for a move, at most
SECONDS: Final = 0.8


@dataclass(frozen=True, slots=True)
class SharpBot:
    """A player that looks at many deals before each move.

    `samples` deals are looked at, or as many as fit in `seconds` (None: no limit; then the same random
    numbers give the same moves on any machine). `stop`, once set, ends a move early with what is known.

    >>> bot = SharpBot("mushi", samples=12, seconds=None)
    >>> view = mushi.Round.parse("mushi; hands 12X 10A / ?2; field 12B 05X; stock ?4").view(0)
    >>> bot(view, iter([7]))
    Play('12X')
    """

    game: str
    samples: int | None = None
    seconds: float | None = SECONDS
    stop: Stop | None = field(default=None, compare=False)

    def __call__(self, view: Any, numbers: Iterator[int]) -> Any:
        """The action that does best over the deals."""
        if not isinstance(view, mushi.View if self.game == "mushi" else mighty.View):
            return self._steady(view, numbers)  # which says what is wrong
        actions = view.actions()
        if len(actions) < 2:
            # This also tells a seat that has nothing to decide.
            return actions[0] if actions else self._steady(view, numbers)
        if self.game == "mighty" and view.phase != "PLAY":
            return self._steady(view, numbers)
        seed = pick(numbers, SEEDS)
        advice = advise(
            view, samples=self.samples or _deals(self.game, len(view.hand)), seconds=self.seconds, seed=seed,
            progress=False, stop=self.stop, reasons=False,
        )  # fmt: skip
        return advice.best.action

    def _steady(self, view: Any, numbers: Iterator[int]) -> Any:
        game: Any = mushi if self.game == "mushi" else mighty
        return game.steady_bot(view, numbers)


def _deals(game: str, cards: int) -> int:
    by_cards = DEALS[game]
    return by_cards[min(cards, len(by_cards) - 1)]


def _check_game(game: object) -> None:
    if not isinstance(game, str) or game not in ("mushi", "mighty"):
        raise SetupError([reason("explore-game", None, found=shown(game))])


def sharp_bot(
    game: str, samples: int | None = None, seconds: float | None = SECONDS, stop: Stop | None = None
) -> SharpBot:
    """A sharp bot for "mushi" or "mighty" with so many deals, or so much time, a move, or until `stop`."""
    _check_game(game)
    check_limits(samples, seconds, None, stop)
    return SharpBot(game, samples, seconds, stop)


def bot_names(game: str) -> tuple[str, ...]:
    """The bots there are, from the simplest.

    >>> bot_names("mushi")
    ('random', 'steady', 'sharp')
    """
    _check_game(game)
    bots: Any = mushi.BOTS if game == "mushi" else mighty.BOTS
    return (*sorted(bots, key=("random", "steady").index), "sharp")


def bot_named(game: str, name: str) -> Any:
    """The bot of a game ("mushi", "mighty") with this name: random, steady or sharp.

    `SetupError` names those there are.
    """
    known = bot_names(game)
    if shown(name) not in known:
        raise SetupError([reason("bot-name", None, name=shown(name), known=", ".join(known))])
    if name == "sharp":
        return SharpBot(game)
    engine: Any = mushi if game == "mushi" else mighty
    return engine.bot_named(name)
