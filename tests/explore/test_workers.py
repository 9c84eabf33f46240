"""Workers that die, never come, or are no workers: nothing is lost, and the answer says what happened."""

from __future__ import annotations

import os
import pickle
import signal
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

import pytest

from hanalab.core.errors import HanalabError, SetupError
from hanalab.explore import Stop, advise, running, what_if, workers
from hanalab.explore.running import Limits, gather
from hanalab.explore.workers import Workers
from tests.explore.positions import late_round
from tests.explore.test_running import Counting, Losing

VIEW = late_round(1).view(late_round(1).player or 0)


class Dying(Executor):
    """An executor that works for a while and then breaks, losing what it has and taking nothing any more."""

    def __init__(self, lives: int) -> None:
        self.lives = lives

    def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.lives -= 1
        if self.lives < -1:
            raise BrokenExecutor("no process is left")
        future: Future[Any] = Future()
        if self.lives < 0:
            future.set_exception(BrokenExecutor("a process has gone"))
        else:
            future.set_result(work(*args, **kwargs))
        return future


class Idle(Executor):
    """An executor whose workers never come."""

    def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        return Future()


class Shut(Executor):
    """An executor that is shut while it works: what it has is cancelled, or forgotten, and nobody is told."""

    def __init__(self, lives: int, *, cancels: bool) -> None:
        self.lives, self.cancels = lives, cancels

    def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.lives -= 1
        if self.lives < -2:
            raise RuntimeError("cannot take work after it is shut")
        future: Future[Any] = Future()
        if self.lives >= 0:
            future.set_result(work(*args, **kwargs))
        elif self.cancels:
            future.cancel()
        return future


class Failing(Executor):
    """An executor whose workers cannot load the work."""

    def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            raise RuntimeError("cannot be loaded there") from ModuleNotFoundError("No module named 'hanalab'")
        except RuntimeError as error:
            future.set_exception(error)
        return future


def test_a_broken_executor_is_replaced_by_threads() -> None:
    found = gather(Counting(), Limits(30, None), Dying(4))
    assert (found.results, found.redone) == (tuple(range(30)), 1)
    answer = advise(VIEW, samples=24, clear=False, executor=Dying(2))
    assert answer.rows == advise(VIEW, samples=24, clear=False).rows
    assert answer.effort.redone == 1
    assert "handed out again" in answer.how()
    assert "done in this process" in answer.how()
    assert "este proceso" in answer.how("es")


@pytest.mark.parametrize("lives", range(1, 14))
def test_what_is_lost_in_any_stage_is_counted(lives: int) -> None:
    """Also while it is worked out why the best is best: that used to be forgotten."""
    answer = advise(VIEW, samples=24, clear=False, executor=Dying(lives))
    whole = advise(VIEW, samples=24, clear=False)
    assert (answer.rows, answer.because, answer.line) == (whole.rows, whole.because, whole.line)
    used = Dying(1000)
    advise(VIEW, samples=24, clear=False, executor=used)
    assert answer.effort.redone == (1 if lives < 1000 - used.lives else 0)


def test_losses_of_both_sides_of_a_change_are_counted() -> None:
    answer = what_if(VIEW, exchange=(VIEW.hand[0], VIEW.unseen[0]), samples=12, executor=Losing())
    assert answer.effort.redone == answer.first.effort.redone + answer.second.effort.redone > 0
    assert "handed out again" in answer.how()


def _end() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_workers_that_die_at_their_start_lose_nothing() -> None:
    with ProcessPoolExecutor(2, initializer=_end) as pool:
        found = gather(Counting(), Limits(20, None), pool)
    assert found.results == tuple(range(20))
    assert found.redone


def test_work_that_nobody_comes_to_is_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "HELP", 0.0)
    asked = Workers(Idle())
    assert gather(Counting(), Limits(20, None), asked).results == tuple(range(20))
    assert asked.notes == ("here",)
    assert asked.redone == 0


@pytest.mark.parametrize("cancels", [True, False])
def test_work_that_an_executor_still_has_when_it_is_shut_is_done_here(
    cancels: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It used to be waited for without end."""
    monkeypatch.setattr(running, "HELP", 1000.0 if cancels else 0.0)
    asked = Workers(Shut(3, cancels=cancels))
    assert gather(Counting(), Limits(30, None), asked).results == tuple(range(30))
    assert asked.notes == ("here",)
    assert asked.redone == (2 if cancels else 0)


def test_a_time_limit_and_a_stop_do_not_wait_for_workers_that_never_come() -> None:
    stop = Stop()
    stop.set()
    for limits, why in ((Limits(None, 0.01), "time"), (Limits(None, None, stop), "stop")):
        found = gather(Counting(), limits, Idle())
        assert found.stopped == why
        assert found.results


def test_a_question_within_the_work_of_its_own_executor_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "HELP", 0.0)
    with ThreadPoolExecutor(1) as pool:
        inner = pool.submit(lambda: advise(VIEW, samples=8, executor=pool, progress=False))
        assert inner.result().rows == advise(VIEW, samples=8).rows


def test_an_executor_that_is_shut_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    threads, processes = ThreadPoolExecutor(1), ProcessPoolExecutor(1)
    for pool in (threads, processes):
        pool.shutdown()
        with pytest.raises(SetupError) as caught:
            advise(VIEW, samples=8, executor=pool)
        assert caught.value.code == "explore-executor-shut"
        assert type(pool).__name__ in caught.value.text("es")


def test_workers_that_lack_the_package_are_told() -> None:
    with pytest.raises(HanalabError, match="No module named 'hanalab'") as caught:
        advise(VIEW, samples=8, executor=Failing())
    assert caught.value.code == "explore-workers-lack"
    assert pickle.loads(pickle.dumps(caught.value)).text("es") == caught.value.text("es")


class Client:
    """A dask client, as far as it is asked, with two workers of which one has gone."""

    asynchronous = False

    def __init__(self) -> None:
        self.status = "running"
        self.scheduler = self
        self.times = 0
        self.keys: list[str] = []

    def sync(self, question: Any, callback_timeout: float, **given: Any) -> Any:
        return question(**given)

    def ncores(self, workers: None) -> dict[str, int]:
        self.times += 1
        return {"one": 1, "two": 1} if self.times == 1 else {"one": 1}

    def events(self, topic: str) -> Any:
        assert topic == "two"
        mine = [key for key in self.keys if key.split("-")[-2] in ("3", "6")]
        return [
            (0.0, {"action": "add-worker"}),
            (0.0, {"action": "remove-worker", "processing-tasks": {mine[0], "another"},
                   "lost-computed-tasks": {mine[1]}}),
        ]  # fmt: skip


class Clustered(Executor):
    """What a dask client gives as executor: it never tells of lost workers."""

    def __init__(self) -> None:
        self._client = Client()

    def submit(self, work: Any, /, *args: Any, key: str = "", pure: bool = True) -> Future[Any]:
        assert not pure
        assert key not in self._client.keys
        self._client.keys.append(key)
        if self._client.status == "closed":
            raise RuntimeError("closed")
        future: Future[Any] = Future()
        future.set_result(work(*args))
        return future


def test_a_cluster_is_asked_what_it_lost() -> None:
    executor = Clustered()
    found = gather(Counting(), Limits(20, None), executor)
    assert (found.results, found.redone) == (tuple(range(20)), 2)


def test_a_cluster_that_is_gone_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    gone, lost = Clustered(), Clustered()
    gone._client.status, lost._client.status = "closed", "connecting"
    monkeypatch.setattr(running, "HELP", 0.0)
    monkeypatch.setattr(lost, "submit", lambda *_, **__: Future())
    for executor in (gone, lost):
        with pytest.raises(HanalabError) as caught:
            gather(Counting(), Limits(20, None), executor)
        assert caught.value.code == "explore-cluster-gone"
        assert "executor" in caught.value.text("es")


def test_a_client_that_cannot_be_waited_for_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Client, "asynchronous", True)
    with pytest.raises(SetupError) as caught:
        advise(VIEW, samples=8, executor=Clustered())
    assert caught.value.code == "explore-executor-async"


def test_a_scheduler_that_does_not_answer_harms_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(self: Client, question: Any, **given: Any) -> Any:
        raise TimeoutError

    monkeypatch.setattr(Client, "sync", silent)
    assert workers.Cluster(Client()).cores() == workers.CORES
    assert gather(Counting(), Limits(20, None), Clustered()).results == tuple(range(20))
