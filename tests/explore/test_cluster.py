"""The same answers on a dask cluster, also when one of its workers dies."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from concurrent.futures import Executor
from typing import Any

import pytest

from hanalab.explore import advise
from hanalab.explore.running import Limits, gather
from tests.explore.positions import late_round
from tests.explore.test_running import Counting

distributed = pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def executor() -> Iterator[Executor]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of its own starting and closing
        cluster = distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
        )
        client = distributed.Client(cluster)
        yield client.get_executor()
        client.close()
        cluster.close()


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_the_same_answer_and_loses_nothing(executor: Any, tmp_path: Any) -> None:
    assert gather(Counting(), Limits(20, None), executor).results == tuple(range(20))
    view = late_round(1).view(late_round(1).player or 0)
    assert advise(view, samples=20, executor=executor).rows == advise(view, samples=20).rows
    dying = Counting(dies_once_at=(7, str(tmp_path / "gone")))
    assert gather(dying, Limits(20, None), executor).results == tuple(range(20))
