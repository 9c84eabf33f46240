"""How fast Mushi is solved and played out, on one core, beside what is asked of it.

    python -m benchmarks.speed_mushi [--repeats 5]

Times are processor time of the thread, so that other work on the machine counts little; medians of repeats.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from statistics import median
from typing import Any

from benchmarks.common import Row, at_least, cores, load, machine, table
from benchmarks.engine import playouts as engine_playouts
from hanalab.mushi import Round
from hanalab.solve import mushi, prepare

DEALS = 200
ROUNDS = 100_000
ENGINE_DEALS = 300
WORLDS = 100
ADVICE_DEALS = 10


def seconds(work: Callable[[], Any]) -> float:
    """Processor time of this thread for some work."""
    start = time.thread_time()
    work()
    return time.thread_time() - start


def rounds_a_second(policy: str, repeats: int) -> float:
    """Rounds played out from one deal after another."""
    rates = []
    for number in range(3 * repeats):
        position = Round.deal(number)
        rates.append(ROUNDS / seconds(lambda at=position: mushi.playouts(at, ROUNDS, 1, policy)))  # type: ignore[misc]
    return median(rates)


def engine_rounds_a_second(repeats: int) -> float:
    """The same on the readable engine."""
    deals = [Round.deal(number) for number in range(ENGINE_DEALS)]
    return median(ENGINE_DEALS / seconds(lambda: engine_playouts(deals)) for _ in range(repeats))


def solving_times(repeats: int) -> list[float]:
    """Milliseconds for the exact value of each of many full deals, sorted."""
    times = []
    for number in range(DEALS):
        position = Round.deal(f"speed {number}")
        times.append(1000 * median(seconds(lambda at=position: mushi.exact(at)) for _ in range(repeats)))  # type: ignore[misc]
    return sorted(times)


def advice_times(turns: int) -> list[float]:
    """Seconds for all own moves in 100 worlds, before a seat's turn number `turns` + 1, in some rounds."""
    times = []
    for number in range(ADVICE_DEALS):
        rng = Random(f"advice {number}")
        position = Round.deal(f"advice {number}", number & 1)
        while len(position.stock) > 16 - 2 * turns or position.phase != "HAND":
            position = position.do(rng.choice(position.actions()))
        view = position.view(position.player or 0)
        unseen = [card.index for card in view.unseen]
        worlds = [rng.sample(unseen, len(unseen)) for _ in range(WORLDS)]
        times.append(seconds(lambda at=view, deals=worlds: mushi.values_in_worlds(at, deals)))  # type: ignore[misc]
    return sorted(times)


def gain_of_two_threads(work: Callable[[int], Any], repeats: int) -> float:
    """How much more two threads do than one, by the clock; nearest to true on a quiet machine."""

    def by_the_clock(threads: int) -> float:
        with ThreadPoolExecutor(threads) as pool:
            start = time.perf_counter()
            for done in [pool.submit(work, at) for at in range(threads)]:
                done.result()
            return threads / (time.perf_counter() - start)

    return max(by_the_clock(2) / by_the_clock(1) for _ in range(2 * repeats))


def two_threads(repeats: int) -> list[Row]:
    """The gain of a second thread on rounds played out and on sampled deals that are solved."""
    position = Round.deal(1)
    view = position.view(position.player or 0)
    unseen = [card.index for card in view.unseen]
    worlds = [Random(number).sample(unseen, len(unseen)) for number in range(WORLDS)]
    found = []
    for name, work in (
        ("rounds played out", lambda at: mushi.playouts(position, 4 * ROUNDS, at)),
        ("sampled worlds", lambda _: mushi.values_in_worlds(view, worlds)),
    ):
        gain = gain_of_two_threads(work, repeats)
        found.append(Row(f"Mushi: two threads, {name}", "1.8 x", "1.9 x", f"{gain:.2f} x", gain >= 1.8))
    return found


def rows(repeats: int = 5) -> list[Row]:
    """Everything measured."""
    prepare("mushi")
    found = []
    rate, plain = rounds_a_second("uniform", repeats), engine_rounds_a_second(repeats)
    text = f"{rate / 1e6:.2f} M"
    found.append(Row("Mushi: random rounds a second", "1.5 M", "2.3 M", text, rate >= 1.5e6))
    times = f"{rate / plain:.0f} x"
    found.append(Row("Mushi: times the readable engine", "100 x", "", times, rate >= 100 * plain))
    by_engine = "Mushi: random rounds a second, readable engine"
    found.append(Row(by_engine, "1500", "6000", f"{plain:.0f}", plain >= 1500))
    steady = f"{rounds_a_second('steady', repeats) / 1e6:.2f} M"
    found.append(Row("Mushi: steady rounds a second", "", "", steady, True))
    solved = solving_times(repeats)
    middle, late = median(solved), solved[len(solved) * 99 // 100]
    text = f"{middle:.2f}, {late:.1f} ms"
    ok = middle <= 4 and late <= 25
    found.append(Row("Mushi: full deal exact, median and p99", "4, 25 ms", "2, 10 ms", text, ok))
    for turns, must, aim in ((0, 1.5, 0.7), (1, None, None), (2, 0.3, 0.1), (4, None, None)):
        spent = median(advice_times(turns))
        name = f"Mushi: all moves in {WORLDS} worlds, turn {turns + 1}"
        asked = ("", "") if must is None else (f"{must} s", f"{aim} s")
        found.append(Row(name, *asked, f"{spent:.3f} s", must is None or spent <= must))
    if cores() > 1:
        found += two_threads(repeats)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser("python -m benchmarks.speed_mushi")
    parser.add_argument("--repeats", type=at_least(1), default=5)
    asked = parser.parse_args()
    print(f"{machine()}, {load()}")
    print(table(rows(asked.repeats)))


if __name__ == "__main__":
    main()
