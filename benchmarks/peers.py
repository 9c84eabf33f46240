"""What other card libraries do on the same machine, on one core, to set our figures beside.

    python -m venv peers && peers/bin/pip install open_spiel endplay mighty
    peers/bin/python benchmarks/peers.py

They live in an environment of their own: nothing needs them, and this file needs nothing of hanalab. Each
that is not installed is named as such. Games differ: the figures tell orders of magnitude.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from statistics import median
from typing import Any

REPEATS = 5
GAMES = ("hearts", "bridge(use_double_dummy_result=false)", "skat")
BOARDS = 40
DECLARER = 0


def a_second(work: Callable[[], int]) -> float:
    """How many a second of this thread's processor time: `work` says how many it did."""
    rates = []
    for _ in range(REPEATS):
        start = time.thread_time()
        count = work()
        rates.append(count / (time.thread_time() - start))
    return median(rates)


def mighty() -> Iterator[tuple[str, str]]:
    """Random play of the ten tricks of Mighty with the package of that name."""
    game = import_module("mighty.game")
    shapes = list(import_module("mighty.card").Shape)

    def work() -> int:
        for _ in range(60):
            deal = game.PledgePhase()
            hands = [deal.hand(player) for player in range(5)]
            play: Any = game.PlayPhase(DECLARER, random.choice(shapes), 13, hands, deal.extra)
            for _ in range(50):
                hand = play.hand(play.turn_player())
                checked = [play.check_submit(place) for place in range(len(hand))]
                may = [place for place, (allowed, _) in enumerate(checked) if allowed] or [0]
                place = random.choice(may)
                actions = checked[place][1]
                play.submit(place, random.choice(actions) if actions else None)
        return 60

    yield "mighty: random hands of Mighty a second", f"{a_second(work):,.0f}"


def open_spiel() -> Iterator[tuple[str, str]]:
    """Random games of three trick-taking games through OpenSpiel's Python interface."""
    spiel = import_module("pyspiel")
    for name in GAMES:
        game = spiel.load_game(name)

        def work(game: Any = game) -> int:
            for _ in range(100):
                state = game.new_initial_state()
                while not state.is_terminal():
                    state.apply_action(random.choice(state.legal_actions()))
            return 100

        yield f"open_spiel: random games of {name.partition('(')[0]} a second", f"{a_second(work):,.0f}"


def endplay() -> Iterator[tuple[str, str]]:
    """Double-dummy bridge: every card of a full board solved."""
    solve_board = import_module("endplay.dds").solve_board
    generate_deal = import_module("endplay.dealer").generate_deal
    suits = list(import_module("endplay.types").Denom.suits())
    times = []
    for seed in range(BOARDS):
        board = generate_deal(seed=seed)
        board.trump = suits[seed % 4]
        start = time.process_time()
        solve_board(board)
        times.append(1000 * (time.process_time() - start))
    times.sort()
    yield "endplay: full bridge board solved", f"median {median(times):.0f} ms, most {times[-1]:.0f} ms"


def main() -> None:
    """Print a line of JSON for each measurement."""
    random.seed(1)
    for peer in (mighty, open_spiel, endplay):
        try:
            for what, text in peer():
                print(json.dumps([what, text]), flush=True)
        except ImportError:
            print(json.dumps([peer.__name__, "not installed"]), flush=True)


if __name__ == "__main__":
    main()
