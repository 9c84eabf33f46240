"""The same answers on a dask cluster, also when its workers die; a cluster that is gone is told."""

from __future__ import annotations

import os
import signal
import threading
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

from hanalab.core.errors import HanalabError
from hanalab.explore import advise
from hanalab.explore.running import Limits, gather
from tests.explore.positions import late_round
from tests.explore.test_running import Counting

distributed = pytest.importorskip("distributed")
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of its own starting and closing
        cluster = distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
        )
        client = distributed.Client(cluster)
        yield client
        client.close()
        cluster.close()


def test_a_cluster_gives_the_same_answer_and_loses_nothing(client: Any, tmp_path: Any) -> None:
    executor = client.get_executor()
    found = gather(Counting(), Limits(20, None), executor)
    assert (found.results, found.redone) == (tuple(range(20)), 0)
    view = late_round(1).view(late_round(1).player or 0)
    assert advise(view, samples=20, executor=executor).rows == advise(view, samples=20).rows
    dying = Counting(dies_once_at=(7, str(tmp_path / "gone")))
    found = gather(dying, Limits(20, None), executor)
    assert found.results == tuple(range(20))
    assert found.redone >= 1


def test_a_killed_worker_is_counted_whatever_it_did(client: Any) -> None:
    client.wait_for_workers(2)
    first, *_ = client.run(os.getpid).values()

    def grown(results: Any, seconds: float) -> None:
        if not killed:
            killed.append(first)
            os.kill(first, signal.SIGKILL)

    killed: list[int] = []
    # Each worker has batches in hand all the time: no moment is without one to lose.
    found = gather(Counting(batch=1, seconds=0.05), Limits(60, None), client.get_executor(), grown)
    assert found.results == tuple(range(60))
    assert killed
    assert found.redone >= 1


def test_questions_at_once_do_not_take_each_others_work(client: Any) -> None:
    client.wait_for_workers(2)
    found: list[Any] = []
    ask = [
        threading.Thread(
            target=lambda: found.append(gather(Counting(), Limits(30, None), client.get_executor()))
        )
        for _ in range(3)
    ]
    for thread in ask:
        thread.start()
    for thread in ask:
        thread.join()
    assert [(one.results, one.redone) for one in found] == [(tuple(range(30)), 0)] * 3


def test_a_closed_client_is_told(client: Any) -> None:
    other = distributed.Client(client.scheduler.address)

    def grown(results: Any, seconds: float) -> None:
        other.close()

    with pytest.raises(HanalabError) as caught:
        gather(Counting(batch=1, seconds=0.05), Limits(60, None), other.get_executor(), grown)
    assert caught.value.code == "explore-cluster-gone"
    with pytest.raises(HanalabError) as caught:
        gather(Counting(), Limits(20, None), other.get_executor())
    assert caught.value.code == "explore-cluster-gone"
