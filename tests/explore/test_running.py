"""The same seed gives the same answer on any number of workers, lost ones too; questions can be ended."""

from __future__ import annotations

import copy
import os
import pickle
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest

from hanalab.core.errors import SetupError
from hanalab.explore import Advice, Stop, advise, bids, chances, kitty, solve, what_if
from hanalab.explore.running import LEAST, LOOKS, Limits, gather
from tests.explore.positions import late_hand, late_round

VIEW = late_round(1).view(late_round(1).player or 0)
TEN = "HA HK HQ HJ H10 SA JK DA CA C2"


@dataclass(frozen=True)
class Counting:
    """Work whose result is the number of the deal; it may take its time, fail, or end its worker."""

    batch: int = 3
    seconds: float = 0.0
    fails_at: int | None = None
    dies_once_at: tuple[int, str] | None = None

    def world(self, number: int, stop: Any) -> int:
        if number == self.fails_at:
            raise SetupError([])
        if self.dies_once_at is not None and number == self.dies_once_at[0]:
            try:
                os.close(os.open(self.dies_once_at[1], os.O_CREAT | os.O_EXCL))
            except FileExistsError:
                pass
            else:
                os.kill(os.getpid(), signal.SIGKILL)
        time.sleep(self.seconds)
        return number


class Losing(Executor):
    """An executor that loses every other batch."""

    def __init__(self) -> None:
        self.count = 0

    def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.count += 1
        future: Future[Any] = Future()
        if self.count % 2:
            future.set_exception(ConnectionError("the worker has gone"))
        else:
            future.set_result(work(*args, **kwargs))
        return future


@pytest.fixture(scope="module")
def processes() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(2) as pool:
        yield pool


def test_results_are_in_order_whoever_works(processes: ProcessPoolExecutor) -> None:
    limits = Limits(20, None)
    assert gather(Counting(), limits).results == tuple(range(20))
    assert gather(Counting(), limits, processes).results == tuple(range(20))
    with ThreadPoolExecutor(3) as threads:
        assert gather(Counting(batch=1), limits, threads).results == tuple(range(20))


def test_advice_is_the_same_on_any_number_of_workers(processes: ProcessPoolExecutor) -> None:
    for view in (late_round(1).view(late_round(1).player or 0), late_hand(2).view(late_hand(2).player or 0)):
        with ThreadPoolExecutor(1) as one, ThreadPoolExecutor(3) as three:
            answers = [
                advise(view, samples=40, seed=5, executor=pool) for pool in (None, one, three, processes)
            ]
        tables = {(answer.rows, answer.because, answer.line, answer.stopped) for answer in answers}
        assert len(tables) == 1
        assert advise(view, samples=40, seed=6).rows != answers[0].rows


def test_a_lost_batch_is_done_again() -> None:
    found = gather(Counting(), Limits(20, None), Losing())
    assert found.results == tuple(range(20))
    assert found.redone >= 3


def test_a_lost_process_loses_nothing(tmp_path: Any) -> None:
    with ProcessPoolExecutor(2) as pool:
        found = gather(Counting(dies_once_at=(7, str(tmp_path / "gone"))), Limits(20, None), pool)
    assert found.results == tuple(range(20))
    assert found.redone >= 1
    answer = advise(late_round(1).view(late_round(1).player or 0), samples=8, executor=Losing())
    assert answer.effort.redone
    assert "handed out again" in answer.how()


def test_what_goes_wrong_in_the_work_is_told_and_not_tried_again() -> None:
    with pytest.raises(IndexError):  # a SetupError without defects cannot even be made
        gather(Counting(fails_at=5), Limits(20, None))


def test_time_ends_the_work_after_at_least_two_deals() -> None:
    start = time.monotonic()
    found = gather(Counting(batch=1, seconds=0.02), Limits(None, 0.2))
    assert found.stopped == "time"
    assert LEAST <= len(found.results) < 100
    assert time.monotonic() - start < 5
    assert len(gather(Counting(batch=1, seconds=0.02), Limits(None, 0.001)).results) >= LEAST


def test_a_stop_ends_the_work_from_another_thread() -> None:
    stop = Stop()
    heard: list[int] = []

    def grown(results: Any, seconds: float) -> None:
        heard.append(len(results))
        stop.set()

    found = gather(Counting(batch=1, seconds=0.01), Limits(None, None, stop), None, grown)
    assert found.stopped == "stop"
    assert heard
    assert len(found.results) >= heard[0]


def test_a_clear_answer_ends_the_work_at_a_fixed_number_of_deals() -> None:
    seen: list[int] = []

    def clear(results: Any) -> bool:
        seen.append(len(results))
        return len(results) >= 48

    for batch in (1, 7, 50):
        seen.clear()
        found = gather(Counting(batch=batch), Limits(500, None), None, None, clear)
        assert (found.stopped, found.results) == ("clear", tuple(range(48)))
        assert tuple(seen) == LOOKS[: len(seen)]
    assert gather(Counting(), Limits(100, None, None, False), None, None, clear).stopped == ""


def test_growing_answers_are_told_and_the_last_is_done(capsys: pytest.CaptureFixture[str]) -> None:
    heard: list[Advice] = []
    view = late_round(3, 4).view(late_round(3, 4).player or 0)
    answer = advise(view, samples=60, clear=False, progress=heard.append)
    assert heard[-1] is answer
    assert [one.done for one in heard] == [False] * (len(heard) - 1) + [True]
    assert all(one.worlds <= 60 for one in heard)
    assert capsys.readouterr() == ("", "")


def test_a_callback_that_fails_ends_the_question() -> None:
    def fails(answer: Advice) -> None:
        raise RuntimeError("no room")

    with pytest.raises(RuntimeError, match="no room"):
        advise(late_round(3).view(late_round(3).player or 0), samples=4, progress=fails)


def interrupt() -> None:
    os.kill(os.getpid(), signal.SIGINT)


def left_over() -> list[str]:
    """The threads that go on with a question."""
    some = [thread for thread in threading.enumerate() if thread.name.startswith("hanalab")]
    for thread in some:
        thread.join(60)
    return [thread.name for thread in some if thread.is_alive()]


QUESTIONS: tuple[Any, ...] = (
    partial(advise, VIEW, clear=False),
    partial(chances, VIEW),
    partial(bids, TEN),
    partial(kitty, f"{TEN} C4 D5 D6"),
    partial(what_if, VIEW, exchange=(VIEW.hand[0], VIEW.unseen[0])),
    partial(what_if, TEN, exchange=("HA", "S2"), ask=bids),
)


@pytest.mark.parametrize("question", QUESTIONS)
def test_an_interrupt_ends_a_question_and_leaves_nothing_behind(question: Any) -> None:
    once = threading.Lock()

    def heard(answer: Any) -> None:
        if once.acquire(blocking=False):  # a second one would come when the first was dealt with
            interrupt()

    with pytest.raises(KeyboardInterrupt):
        question(samples=10**6, progress=heard)
    assert left_over() == []


def test_an_interrupt_ends_an_exact_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compiled does not hear of one: so the search is not where the interrupt comes."""

    def exact(position: Any, stop: Any, **_: Any) -> Any:
        assert threading.current_thread() is not threading.main_thread()
        interrupt()
        while not stop.is_set():
            time.sleep(0.001)

    position = late_round(1)
    solve(position)
    monkeypatch.setattr("hanalab.solve.exact", exact)
    with pytest.raises(KeyboardInterrupt):
        solve(position)
    assert left_over() == []


def test_an_exact_search_heeds_any_switch() -> None:
    stop = threading.Event()
    assert solve(late_round(1), stop=stop).exact  # type: ignore[arg-type]
    assert not stop.is_set()
    stop.set()
    with ThreadPoolExecutor(1) as threads:
        hand = late_hand(2)
        assert threads.submit(solve, hand).result().value == solve(hand).value


def test_a_failing_question_does_not_touch_the_switch_that_was_given() -> None:
    stop = Stop()

    def fails(answer: Any) -> None:
        raise RuntimeError("no room")

    with pytest.raises(RuntimeError, match="no room"):
        what_if(VIEW, exchange=(VIEW.hand[0], VIEW.unseen[0]), samples=5000, progress=fails, stop=stop)
    assert not stop.is_set()


def test_answers_in_several_threads_at_once_are_those_of_one(processes: ProcessPoolExecutor) -> None:
    def ask(number: int) -> Any:
        pool = processes if number % 2 else None
        return advise(VIEW, samples=30, seed=number // 2, executor=pool, progress=False)

    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(ask, range(8)))
    for number, answer in enumerate(found):
        alone = advise(VIEW, samples=30, seed=number // 2)
        assert (answer.rows, answer.because, answer.line) == (alone.rows, alone.because, alone.line)


@pytest.mark.parametrize("question", QUESTIONS)
def test_an_answer_can_be_kept_and_copied(question: Any) -> None:
    answer = question(samples=4)
    for other in (pickle.loads(pickle.dumps(answer)), copy.copy(answer), copy.deepcopy(answer)):
        assert other == answer
        assert other.text("es") == answer.text("es")


@pytest.mark.parametrize(
    ("given", "codes"),
    [
        ({"samples": 0}, ["explore-samples"]),
        ({"samples": 2.5}, ["explore-samples"]),
        ({"samples": True}, ["explore-samples"]),
        ({"seconds": 0}, ["explore-seconds"]),
        ({"seconds": "3"}, ["explore-seconds"]),
        ({"seconds": float("nan")}, ["explore-seconds"]),
        ({"executor": "threads"}, ["explore-executor"]),
        ({"stop": True}, ["explore-stop"]),
        ({"progress": 3}, ["explore-progress"]),
        (
            {"samples": -1, "seconds": -1, "executor": 5},
            ["explore-samples", "explore-seconds", "explore-executor"],
        ),
    ],
)
def test_limits_that_are_none_are_named(given: dict[str, Any], codes: list[str]) -> None:
    with pytest.raises(SetupError) as caught:
        advise(late_round(1).view(0), **given)
    assert [defect.code for defect in caught.value.defects] == codes
    assert all(defect.text("es") for defect in caught.value.defects)
