"""What kernels run on, and the switch that ends their work."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest

from hanalab.core.errors import HanalabError
from hanalab.mushi import Play
from hanalab.solve import Exact, Stop, Values
from hanalab.solve.machine import count_bits, highest_bit, kernel, lowest_bit, numbers, numbers_of

ROOT = Path(__file__).parents[2]


@kernel
def look_at_bits(found: list[int], bits: int) -> None:
    """In a kernel, where these functions are meant to be."""
    found[0] = count_bits(bits)
    found[1] = lowest_bit(bits)
    found[2] = highest_bit(bits)


@pytest.mark.parametrize("bits", [1, 2, 3, 40, (1 << 40) - 1, 1 << 62, (1 << 62) - 1, 0x123456789ABCDEF])
def test_bits_are_counted_and_found(bits: int) -> None:
    found = numbers(3)
    look_at_bits(found, bits)
    assert list(found) == [bin(bits).count("1"), (bits & -bits).bit_length() - 1, bits.bit_length() - 1]


def test_arrays() -> None:
    assert list(numbers(3)) == [0, 0, 0]
    assert list(numbers_of(range(3))) == [0, 1, 2]


def test_a_stop_reaches_the_work_that_watches_it() -> None:
    stop, work, later = Stop(), numbers(4), numbers(4)
    with stop.watched(work, 2):
        assert not stop.is_set()
        Thread(target=stop.set).run()
        assert list(work) == [0, 0, 1, 0]
    with stop.watched(later, 0):
        assert list(later) == [1, 0, 0, 0]
    assert stop.is_set()


def test_answers_are_values() -> None:
    found = Exact(5, 5, 5, Play("01B"), 9, 0.5, "exact")
    assert found.exact
    assert not found._replace(how="narrow").exact
    assert not found._replace(low=4).exact
    assert pickle.loads(pickle.dumps(found)) == found
    values = Values((Play("01B"), Play("02A")), (3, 4), 9, 0.5, "exact")
    assert values.of(Play("02A")) == 4
    with pytest.raises(HanalabError):
        values.of(Play("03B"))


def test_importing_the_solvers_is_light() -> None:
    """Neither numba nor numpy is there before the first question."""
    code = "import sys, hanalab.solve, hanalab.solve.mushi; print({'numba', 'numpy'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, text=True, capture_output=True, check=True)
    assert done.stdout.strip() == "set()"


def test_asking_whether_it_is_prepared_waits_for_an_import_in_another_thread() -> None:
    code = """
import sys, threading, time
from hanalab import solve
answers = []
def ask(game):
    while f"hanalab.solve.{game}_kernel" not in sys.modules:
        time.sleep(0)
    answers.append(solve.is_prepared(game))
for game in solve.GAMES:
    solve.is_prepared(game)
    asking = threading.Thread(target=ask, args=(game,))
    asking.start()
    __import__(f"hanalab.solve.{game}_kernel")
    asking.join()
print(len(answers))
"""
    done = subprocess.run([sys.executable, "-c", code], text=True, capture_output=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("2", "")
