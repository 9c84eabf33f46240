"""Players that need no person. Each takes a view, so it knows what its seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol

from hanalab.core.errors import SetupError
from hanalab.core.given import pick
from hanalab.core.reason import reason
from hanalab.core.shown import shown
from hanalab.mighty.actions import Action
from hanalab.mighty.steady import ranked, to_choose
from hanalab.mighty.view import View


class Bot(Protocol):
    """A player: gives an action for a view whose seat is to decide. `numbers` are 64-bit random numbers."""

    def __call__(self, view: View, numbers: Iterator[int]) -> Action: ...


def random_bot(view: View, numbers: Iterator[int]) -> Action:
    """Any legal action, each equally likely."""
    actions = to_choose(view)
    return actions[pick(numbers, len(actions))]


def steady_bot(view: View, numbers: Iterator[int]) -> Action:
    """The action that `ranked` puts first; level ones by chance."""
    choices = ranked(view)
    best = [choice for choice in choices if choice.worth > choices[0].worth - 1e-9]
    return best[pick(numbers, len(best))].action


BOTS: Final[dict[str, Bot]] = {"steady": steady_bot, "random": random_bot}


def bot_named(name: str) -> Bot:
    """The bot of this name; `SetupError` names those there are."""
    bot = BOTS.get(shown(name))
    if bot is None:
        raise SetupError([reason("bot-name", None, name=shown(name), known=", ".join(BOTS))])
    return bot
