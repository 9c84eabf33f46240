"""The advice that hints and costs rest on: from what the seat may know, or with all cards open."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from hanalab.core.errors import HanalabError
from hanalab.mighty import Hand
from hanalab.mighty.bids import MOST
from hanalab.solve.answer import Stop
from hanalab.widgets.asking import Told
from hanalab.widgets.hints_model import kind_of


def ask_advice(known: Any, worlds: int, seconds: float, tell: Told[Any], stop: Stop) -> Any:
    """Advice for a view, or for a position with all cards open; None where there can be none.
    `HanalabError` where it was stopped before there was any."""
    try:
        advise = import_module("hanalab.explore.ask").advise
        advice = advise(known, samples=worlds, seconds=seconds, progress=tell, stop=stop)
        if isinstance(known, Hand) and kind_of(advice) == "estimate":
            return solved_advice(known, seconds, stop) or advice
        return advice
    except HanalabError as error:
        if error.code == "solve-prepare-stopped":
            raise
        return None
    except (AttributeError, ImportError):
        return None


def solved_advice(hand: Hand, seconds: float, stop: Stop) -> Any:
    """Advice for a large open hand of Mighty, solved to its end as `explore.solve` does; None where that
    takes more than `seconds`, and while a trick is still to decide who the friend is (K45, K48)."""
    if not import_module("hanalab.solve.machine").COMPILED:
        return None
    if hand.call is not None and hand.call.kind in ("first-trick", "last-trick") and not hand.friend_known:
        return None
    found = import_module("hanalab.explore.ask").solve(hand, seconds=seconds, stop=stop)
    if not found.exact or not found.rows:
        return None
    ours = hand.player in hand.side
    rows = tuple([row if ours else row._replace(mean=MOST - row.mean) for row in found.rows])
    advice = import_module("hanalab.explore.advice").Advice
    return advice(
        game="mighty", seat=hand.player, phase=hand.phase, unit="side", rows=rows, effort=found.effort,
        moves=rows,
    )  # fmt: skip
