"""Who works out the deals of a question: threads, or an executor as long as it can.

A batch that is lost with its worker is handed out again, and counted. What an executor cannot do, because its
workers are gone or never come to it, is done here. A dask cluster hands out again by itself what was lost
with a worker and does not tell: it is asked which parts those were. When a cluster itself is gone, the
question ends with an error, since work meant for many machines would take too long on one.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor, wait
from typing import Any, Final, TypeVar
from uuid import uuid4

from hanalab.core.errors import HanalabError, SetupError
from hanalab.core.reason import reason
from hanalab.core.shown import quoted
from hanalab.solve.answer import Stop

R = TypeVar("R")
#: seconds between two looks at which workers a cluster has
LOOK: Final = 1.0
#: seconds that a cluster may take to tell something
ASK: Final = 10.0
#: seconds between two looks at a switch
HEED: Final = 0.05
#: cores that are taken for granted where an executor does not tell
CORES: Final = 4


class Workers:
    """The workers of one question, through all its stages.

    `lost` are the parts of the work that were lost with a worker, `helped` says whether some of it was done
    here though an executor was given.
    """

    def __init__(self, executor: Executor | None = None) -> None:
        self.executor = executor
        #: whether there was an executor: it may still have parts of the work when it takes no more
        self.given = executor is not None
        client = getattr(executor, "_client", None)
        self.cluster = None if client is None else Cluster(client)
        self.threads: ThreadPoolExecutor | None = None
        self.begun = False
        self.lost: set[tuple[int, int]] = set()
        self.helped = False
        self.stage = 0
        #: no two questions to one cluster may call their parts the same
        self.name = f"hanalab-{uuid4().hex}"

    @property
    def near(self) -> bool:
        """Whether the work is done in this process, where a switch ends it at once."""
        return self.executor is None or isinstance(self.executor, ThreadPoolExecutor)

    @property
    def redone(self) -> int:
        """How many parts were lost with a worker and handed out again."""
        return len(self.lost)

    @property
    def notes(self) -> tuple[str, ...]:
        """What to say of how the work was done."""
        return ("here",) if self.helped else ()

    def next_stage(self) -> None:
        """Another piece of work of the same question begins, whose deals are counted from 0 again."""
        self.stage += 1

    @property
    def ahead(self) -> int:
        """How many parts to hand out at once: a few more than can be worked at."""
        return (workers_here() if self.executor is None else self._count(self.executor)) + 2

    def _count(self, executor: Executor) -> int:
        count = getattr(executor, "_max_workers", None)
        if isinstance(count, int):
            return count
        return CORES if self.cluster is None else self.cluster.cores()

    def submit(self, start: int, work: Callable[..., Any], *given: Any, halt: Any = None) -> Future[Any]:
        """Hand out the part of the work that begins with this deal; `halt` is given on where it is of use."""
        switch = (halt,) if self.near else ()
        if self.executor is not None:
            try:
                if self.cluster is None:
                    future = self.executor.submit(work, *given, *switch)
                else:
                    key = f"{self.name}-{self.stage}-{start}-{uuid4().hex}"
                    future = self.executor.submit(work, *given, key=key, pure=False)
                if not isinstance(future, Future):
                    raise TypeError(f"{future!r} is no Future")
                self.begun = True
                return future
            except Exception as error:
                self._refused(error)
        if self.threads is None:
            self.threads = ThreadPoolExecutor(workers_here(), thread_name_prefix="hanalab-explore")
        return self.threads.submit(work, *given, halt)

    def _refused(self, error: Exception) -> None:
        """The executor takes no work: an error if it never did, or if a cluster is gone."""
        if self.cluster is not None:
            raise HanalabError("explore-cluster-gone") from error
        if not self.begun:
            found = quoted(type(self.executor).__name__)
            raise SetupError([reason("explore-executor-shut", None, found=found)]) from error
        self.executor, self.helped = None, True

    def missed(self) -> None:
        """Nothing has come for long: an error where a cluster is gone, whose client may wait for it."""
        if self.cluster is not None and not self.cluster.is_there:
            raise HanalabError("explore-cluster-gone")

    def lose(self, start: int, error: BaseException) -> None:
        """A part did not come back; an error where the workers cannot do such work at all."""
        missing = next((one for one in _causes(error) if isinstance(one, ImportError)), None)
        if missing is not None:
            raise HanalabError("explore-workers-lack", None, found=quoted(missing)) from error
        if self.cluster is not None and self.cluster.is_closed:
            raise HanalabError("explore-cluster-gone") from error
        self.lost.add((self.stage, start))

    def rest(self) -> None:
        """The threads that were made here end; a cluster is asked what it lost."""
        if self.threads is not None:
            self.threads.shutdown(wait=True)
            self.threads = None
        if self.cluster is not None:
            mark = f"{self.name}-"
            for key in self.cluster.lost_keys(mark):
                stage, start, _ = key.removeprefix(mark).split("-")
                self.lost.add((int(stage), int(start)))


class Cluster:
    """A dask cluster, as far as its client tells."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self.looked = float("-inf")
        self.seen: set[str] = set()
        self.here: dict[str, int] = {}

    @property
    def is_there(self) -> bool:
        """Whether the client is in touch with its scheduler."""
        return bool(self.client.status == "running")

    @property
    def is_closed(self) -> bool:
        """Whether the client is closed, or has given up its scheduler."""
        return self.client.status in ("closed", "closing")

    def cores(self) -> int:
        """How many pieces of work it does at once."""
        self.look()
        return sum(self.here.values()) or CORES

    def look(self) -> None:
        """See which workers there are, if that was not done just now."""
        now = time.monotonic()
        if now - self.looked >= LOOK:
            self.looked = now
            self.here = self._told("ncores", workers=None) or {}
            self.seen.update(self.here)

    def lost_keys(self, mark: str) -> Iterator[str]:
        """The parts, of those whose names begin so, that were lost with a worker."""
        self.looked = float("-inf")
        self.look()
        for address in self.seen.difference(self.here):
            for _, event in self._told("events", topic=address) or ():
                if event.get("action") == "remove-worker":
                    keys = (*event.get("processing-tasks", ()), *event.get("lost-computed-tasks", ()))
                    yield from (key for key in map(str, keys) if key.startswith(mark))

    def _told(self, question: str, **given: Any) -> Any:
        """What the scheduler answers; None where there is none to answer."""
        if not self.is_there:
            return None
        try:
            return self.client.sync(getattr(self.client.scheduler, question), callback_timeout=ASK, **given)
        except Exception:  # it goes just now; what that means is seen by what becomes of the work
            return None


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__


def interruptible(work: Callable[[Stop], R], stop: Stop | None) -> R:
    """What some work gives. In the main thread it is done beside, so that an interrupt (Ctrl+C, or the stop
    button of a notebook) ends it at once: what is compiled would not hear of one."""
    if threading.current_thread() is not threading.main_thread():
        return work(Stop() if stop is None else stop)
    halt = Stop()
    if stop is not None and stop.is_set():
        halt.set()
    with ThreadPoolExecutor(1, thread_name_prefix="hanalab-explore") as threads:
        try:
            future = threads.submit(work, halt)
            while not wait([future], timeout=HEED).done:
                if stop is not None and stop.is_set():
                    halt.set()
            return future.result()
        finally:
            halt.set()


def workers_here() -> int:
    """How many threads are worth while: one a core with compiled kernels, else one."""
    from hanalab.solve.machine import COMPILED

    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, 16) if COMPILED else 1
