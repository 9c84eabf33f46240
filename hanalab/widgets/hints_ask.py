"""The advice that hints and costs rest on: from what the seat may know, or with all cards open."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from hanalab.core.errors import HanalabError
from hanalab.mighty import Hand
from hanalab.mighty.bids import MOST
from hanalab.solve.answer import Stop
from hanalab.widgets.asking import Told


def ask_advice(known: Any, worlds: int, seconds: float, tell: Told[Any], stop: Stop) -> Any:
    """Advice for a view, or for a position with all cards open; None where there can be none."""
    try:
        solved = solved_advice(known, seconds, stop) if isinstance(known, Hand) else None
        if solved is not None:
            return solved
        advise = import_module("hanalab.explore.ask").advise
        return advise(known, samples=worlds, seconds=seconds, progress=tell, stop=stop)
    except (AttributeError, ImportError, HanalabError):
        return None


def solved_advice(hand: Hand, seconds: float, stop: Stop) -> Any:
    """Advice for a large open hand of Mighty, solved to its end as `explore.solve` does; None where advice by
    itself is exact, or where solving takes more than `seconds`."""
    ask, play = import_module("hanalab.explore.ask"), import_module("hanalab.explore.mighty_play")
    known = ask.to_decide(hand)
    if hand.phase != "PLAY" or not known.is_open or play.method_for(known) != "mighty-mixed":
        return None
    if play.undecided(hand, hand.player):
        return None  # whose points count is decided by this trick
    found = ask.solve(hand, seconds=seconds, stop=stop)
    if not found.exact or not found.rows:
        return None
    ours = hand.player in hand.side
    rows = tuple([row if ours else row._replace(mean=MOST - row.mean) for row in found.rows])
    advice = import_module("hanalab.explore.advice").Advice
    return advice(
        game="mighty", seat=hand.player, phase=hand.phase, unit="side", rows=rows, effort=found.effort,
        moves=rows,
    )  # fmt: skip
