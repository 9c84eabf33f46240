"""With and without numba the answers are the same, number by number."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.samples import compiled_only

CODE = """
from hanalab.explore import advise, bids, chances, kitty, what_if
from hanalab.solve.machine import COMPILED
from tests.explore.positions import declared, late_hand, late_round
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

def plain(answer):
    print([(row.label(), row.mean, row.error, row.difference, row.difference_error) for row in answer.rows])
    print(answer.effort.method, answer.worlds, answer.per_world, answer.sentence("es"),
          answer.how().split("Seed")[0])

thirteen = "HA HK HQ HJ H10 SA JK DA CA C2 C4 D5 D6"
plain(kitty(thirteen, bid="15H", samples=20, seed=3, progress=False))
house = {"last_trick_friend": "on", "raise_after_kitty": "yes", "kitty_friend": "sealed_call"}
weak = "HA HK HQ H10 H4 SK S5 DA D4 C2 C4 D5 D6"
changed = what_if(weak, rules=house, ask=kitty, samples=4, progress=False)
plain(changed.first)
plain(changed.second)
for phase in ("EXCHANGE", "TRUMP", "FRIEND", "JOKER_CALL"):
    view = declared(3, phase).view(declared(3).declarer)
    plain(advise(view, samples=4, progress=False))
plain(advise(declared(5, "AUCTION").view(declared(5, "AUCTION").player), samples=6, progress=False))
for position in (late_round(3, 4), late_hand(4, 4), late_hand(6, 3, 2)):
    answer = chances(position.view(position.player), samples=5, seed=2, progress=False)
    print(answer.results, answer.sentence(), answer.how().split("Seed")[0])
position = late_hand(4, 4)
compared = what_if(
    position.view(position.player), rules={"mighty_any_time": "no"}, ask=chances, samples=4, progress=False
)
print(compared.sentence(), compared.difference, compared.error)
answer = bids("HA HK HQ HJ H10 SA JK DA CA C2", heard="13S pass", samples=3, seed=4, progress=False)
print(answer.rows, answer.weights, answer.best)
"""


def answers(code: str = CODE, **more: str) -> tuple[str, str]:
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={**os.environ, **more}
    )  # fmt: skip
    return done.stdout, done.stderr


@compiled_only("this process is plain Python itself")
def test_compiled_and_not_the_answers_are_the_same() -> None:
    plain, kind = answers(NUMBA_DISABLE_JIT="1")
    assert kind.split()[-1] == "plain"
    methods = [line.split()[0] for line in plain.splitlines() if line.startswith(("mushi-", "mighty-"))]
    assert methods == ["mushi-exact"] * 2 + ["mighty-exact"] * 3
    assert plain.count("played out exactly") == 3
    assert answers()[0] == plain


OTHER = """
from hanalab.explore import advise, bids, chances, kitty
from hanalab.solve.machine import COMPILED
from tests.explore.positions import declared, late_hand, late_round
import sys
print("compiled" if COMPILED else "plain", file=sys.stderr)
for ask in (advise, chances):
    for position in (late_round(1, 8), late_round(1, 6), late_hand(1, 10), late_hand(1, 6)):
        print(ask(position.view(position.player), samples=1, progress=False).effort.notes)
ten = "HA HK HQ HJ H10 SA JK DA CA C2"
for search in (True, False):
    print(bids(ten, samples=1, search=search, progress=False).effort.notes)
    print(kitty(ten + " C4 D5 D6", samples=1, search=search, progress=False).effort.notes)
answer = advise(late_round(1, 8).view(late_round(1, 8).player), samples=1, progress=False)
print("not compiled" in answer.how(), "no están compilados" in answer.how("es"))
"""


def test_an_answer_says_when_it_would_be_another_with_numba() -> None:
    plain, kind = answers(OTHER, NUMBA_DISABLE_JIT="1")
    assert kind.split()[-1] == "plain"
    differs = [True, False, True, False] * 2 + [True, True, False, False]
    assert [line == "('plain',)" for line in plain.splitlines()[:-1]] == differs
    assert plain.splitlines()[-1] == "True True"
    compiled, kind = answers(OTHER)
    if kind.split()[-1] == "compiled":
        assert "plain" not in compiled
