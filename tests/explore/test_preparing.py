"""Making the solvers ready: only what a question needs, and a stop that ends it."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from hanalab import mighty, mushi, solve
from hanalab.core.errors import HanalabError
from hanalab.explore import Stop, advise, bids
from hanalab.explore.asking import part_of
from hanalab.solve import machine
from hanalab.widgets import hints_ask
from tests.explore.positions import late_round

compiled = pytest.mark.skipif(not machine.COMPILED, reason="nothing is compiled here")


@compiled
def test_a_stop_ends_compiling_before_the_next_function() -> None:
    from numba import njit

    stop = Stop()

    @njit
    def inner(number: int) -> int:
        return number + 1

    @njit
    def outer(number: int) -> int:
        return int(inner(number)) + 1

    with machine.stoppable(stop):
        assert inner(1) == 2
        stop.set()
        assert inner(1) == 2  # what is compiled goes on
        with pytest.raises(HanalabError) as caught:
            outer(1)
    assert caught.value.code == "solve-prepare-stopped"
    assert caught.value.text("es") != caught.value.text()
    assert outer(1) == 3  # and nothing is spoilt


@compiled
def test_a_question_makes_ready_only_what_it_needs() -> None:
    code = """
from hanalab import solve
from hanalab.explore import bids
bids("HA HK HQ HJ H10 SA JK DA CA C2", samples=2, progress=False)
print(solve.is_prepared("mighty", "play"), solve.is_prepared("mighty", "search"), solve.is_prepared("mighty"))
"""
    done = subprocess.run([sys.executable, "-c", code], text=True, capture_output=True, check=False)
    assert done.stdout.split() == ["True", "False", "False"], done.stderr


def test_every_method_names_its_part() -> None:
    assert {part_of(method) for method in ("kitty-playouts", "auction-playouts")} == {"play"}
    assert {part_of(method) for method in ("mushi-exact", "mighty-mixed", "bids")} == {"search"}
    for game in solve.GAMES:
        for part in solve.PARTS:
            solve.prepare(game, part)
            assert solve.is_prepared(game, part)


@pytest.mark.parametrize(
    ("given", "code"),
    [(("go",), "solve-game"), (("mushi", "all"), "solve-part"), (("mushi", None, 3), "solve-stop")],
)
def test_what_cannot_be_made_ready_is_told(given: Any, code: str) -> None:
    with pytest.raises(HanalabError) as caught:
        solve.prepare(*given)
    assert caught.value.code == code
    assert caught.value.text("es")


def test_a_question_stopped_before_the_solver_is_ready_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(game: str, part: str, stop: Any) -> None:
        assert stop.is_set()
        raise HanalabError("solve-prepare-stopped")

    monkeypatch.setattr(solve, "is_prepared", lambda *_: False)
    monkeypatch.setattr(solve, "prepare", stopped)
    stop = Stop()
    stop.set()
    view = late_round(1).view(late_round(1).player or 0)
    hand = "HA HK HQ HJ H10 SA JK DA CA C2"
    position = mushi.Round.parse("mushi; hands 01Y / 05X; field 01R; stock 12X 09Y")
    from hanalab.explore import solve as solved

    for ask in (
        lambda: advise(view, stop=stop),
        lambda: bids(hand, stop=stop),
        lambda: solved(position, stop=stop),
        lambda: hints_ask.ask_advice(view, 8, 1.0, lambda _: None, stop),
    ):
        with pytest.raises(HanalabError) as caught:
            ask()
        assert caught.value.code == "solve-prepare-stopped"
    assert hints_ask.ask_advice(mighty.Hand.deal(1).view(4), 8, 1.0, lambda _: None, Stop()) is None
