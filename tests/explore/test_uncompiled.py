"""With and without numba the answers are the same, number by number."""

from __future__ import annotations

import os
import subprocess
import sys

CODE = """
from hanalab.explore import advise, bids
from hanalab.solve.machine import COMPILED
from tests.explore.positions import late_hand, late_round
import sys
print("compiled" if COMPILED else "plain", file=sys.stderr)

def told(answer):
    moves = [(str(row.action), str(row.then), row.mean, row.error, row.difference, row.difference_error,
              row.goal) for row in answer.moves]
    print(answer.effort.method, answer.worlds, moves, answer.per_world)
    print(answer.because and answer.because.text())
    print([(step.number, step.seat, step.label()) for step in answer.line])

for seed, cards in ((1, 3), (2, 4)):
    position = late_round(seed, cards)
    told(advise(position.view(position.player), samples=6, seed=seed, clear=False, progress=False))
for seed, cards, laid in ((1, 4, 0), (2, 5, 2), (3, 6, 0)):
    hand = late_hand(seed, cards, laid)
    told(advise(hand.view(hand.player), samples=2, seed=seed, clear=False, reasons=cards < 6,
                progress=False))
answer = bids("HA HK HQ HJ H10 SA JK DA CA C2", heard="13S pass", samples=3, seed=4, progress=False)
print(answer.rows, answer.weights, answer.best)
"""


def answers(**more: str) -> tuple[str, str]:
    done = subprocess.run(
        [sys.executable, "-c", CODE], capture_output=True, text=True, check=True, env={**os.environ, **more}
    )  # fmt: skip
    return done.stdout, done.stderr


def test_compiled_and_not_the_answers_are_the_same() -> None:
    plain, kind = answers(NUMBA_DISABLE_JIT="1")
    assert kind.split()[-1] == "plain"
    assert plain.count("exact") == 5
    assert answers()[0] == plain
