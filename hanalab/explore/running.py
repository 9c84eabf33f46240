"""Doing the work: batches of deals on threads, processes or a cluster, and ending it in good order.

The results of a question are those of deals 0, 1, 2 and so on, whoever worked them out and in whatever
order, so the same seed gives the same answer on any number of workers. Whether the answer is clear is looked
at only after certain numbers of deals, for the same reason. A batch that is lost with its worker is done
again, and one that no worker comes to is done here.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from numbers import Number
from typing import Any, Final, NamedTuple, Protocol

from hanalab.core.errors import SetupError
from hanalab.core.reason import Reason, reason
from hanalab.core.shown import quoted
from hanalab.explore.workers import Workers
from hanalab.solve.answer import Stop

#: the answer is looked at after so many deals, to see whether it is clear
LOOKS: Final = (32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096)
#: seconds between two growing answers
PACE: Final = 0.15
#: so many deals are worked out even when the time is up, for an error to be known
LEAST: Final = 2
#: the longest time limit, in seconds: more than thirty years
LONGEST: Final = 1e9
#: how often a lost batch is handed to the same executor again before it is done here
RETRIES: Final = 2
#: after so many seconds without a result, a batch that no worker has begun is done here
HELP: Final = 10.0


class Task(Protocol):
    """Work that can be cut into deals. It travels to other processes, so it holds plain values only."""

    @property
    def batch(self) -> int:
        """How many deals make a handy piece of work (0.01 to 0.5 seconds)."""

    def world(self, number: int, stop: Stop | None) -> Any:
        """The result of the deal with this number; None when stopped within it."""


class Many(Task, Protocol):
    """Work that does several deals at once, which is quicker than one by one and gives the same."""

    def worlds(self, numbers: Sequence[int], stop: Stop | None) -> Sequence[Any]:
        """The results of the deals with these numbers, from the first on; fewer when stopped among them."""


class Limits(NamedTuple):
    """How far to go: deals, seconds, a switch, and whether to end once the answer is clear."""

    samples: int | None
    seconds: float | None
    stop: Stop | None = None
    clear: bool = True


class Gathered(NamedTuple):
    """Results of the deals from 0 on, without a gap; what ended the work; how many batches of the question
    were lost so far."""

    results: tuple[Any, ...]
    seconds: float
    stopped: str
    redone: int = 0


def check_limits(
    samples: object,
    seconds: object,
    executor: object,
    stop: object = None,
    progress: object = None,
    seed: object = 0,
    **flags: object,
) -> None:
    """`SetupError` with everything that is wrong with the limits of a question, and with its flags."""
    defects: list[Reason] = []
    if samples is not None and (type(samples) is not int or samples < 1):
        defects.append(reason("explore-samples", None, found=quoted(samples)))
    if seconds is not None and (
        isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds <= LONGEST
    ):
        defects.append(reason("explore-seconds", None, found=quoted(seconds)))
    if executor is not None and not isinstance(executor, Executor):
        defects.append(reason("explore-executor", None, found=quoted(type(executor).__name__)))
    elif getattr(getattr(executor, "_client", None), "asynchronous", False):
        defects.append(reason("explore-executor-async", None))
    if stop is not None and (isinstance(stop, type) or not callable(getattr(stop, "is_set", None))):
        defects.append(reason("explore-stop", None, found=quoted(stop)))
    if progress is not None and not isinstance(progress, bool) and not callable(progress):
        defects.append(reason("explore-progress", None, found=quoted(progress)))
    if not _is_stable(seed):
        defects.append(reason("explore-seed", None, found=quoted(seed)))
    defects += [
        reason("explore-flag", None, found=quoted(given), name=name)
        for name, given in flags.items()
        if not isinstance(given, bool)
    ]
    if defects:
        raise SetupError(defects)


def _is_stable(seed: object) -> bool:
    """Whether a seed is written the same in every process: the text of a set, or of a thing that only says
    where it lies in memory, is not."""
    if isinstance(seed, tuple | list):
        return all(map(_is_stable, seed))
    return seed is None or isinstance(seed, str | bytes | Number)


def run_batch(
    task: Task | Many, start: int, count: int, stop: Stop | None = None
) -> tuple[bool, Any]:
    """Work out some deals. What goes wrong in the work itself is handed back, so that it is not taken for a
    lost worker."""
    numbers = range(start, start + count)
    worlds = getattr(task, "worlds", None)
    try:
        found = one_by_one(task.world, numbers, stop) if worlds is None else worlds(numbers, stop)
        if len(found) < count and not (stop is not None and stop.is_set()):
            raise RuntimeError(f"deal {start + len(found)} gave no result")  # else the work would never end
        return True, found
    except Exception as error:
        return False, error


def one_by_one(
    world: Callable[[int, Stop | None], Any], numbers: Sequence[int], stop: Stop | None
) -> list[Any]:
    """The results of the deals with these numbers, from the first on; fewer when stopped among them."""
    found: list[Any] = []
    for number in numbers:
        result = None if stop is not None and stop.is_set() else world(number, stop)
        if result is None:
            break
        found.append(result)
    return found


def gather(
    task: Task,
    limits: Limits,
    executor: Executor | Workers | None = None,
    grown: Callable[[Sequence[Any], float], None] | None = None,
    is_clear: Callable[[Sequence[Any]], bool] | None = None,
) -> Gathered:
    """Work out deals until the limits say enough. `grown` hears of the results so far now and then."""
    workers = executor if isinstance(executor, Workers) else Workers(executor)
    workers.next_stage()
    try:
        found = _Work(task, limits, workers, grown, is_clear).run()
    finally:
        workers.rest()
    return found._replace(redone=workers.redone)


class _Work:
    """One question being worked out."""

    def __init__(
        self,
        task: Task,
        limits: Limits,
        workers: Workers,
        grown: Callable[[Sequence[Any], float], None] | None,
        is_clear: Callable[[Sequence[Any]], bool] | None,
    ) -> None:
        self.task, self.limits, self.grown, self.is_clear = task, limits, grown, is_clear
        self.workers = workers
        self.began = time.monotonic()
        self.told = self.began
        #: when a worker last gave back a batch
        self.heard = self.began
        #: ends work in this process; other processes finish the batch they have
        self.halt = Stop()
        self.results: list[Any] = []
        self.waiting: dict[int, Sequence[Any]] = {}
        self.pending: dict[Future[Any], tuple[int, int, int]] = {}
        self.handed = 0
        self.looked = 0

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began

    def run(self) -> Gathered:
        try:
            while True:
                stopped = self.why_stop()
                if stopped is not None:
                    return self.ended(stopped)
                ahead = self.workers.ahead
                while len(self.pending) < ahead and self.hand_out():
                    pass
                if self.pending:
                    self.collect()
        finally:
            self.halt.set()
            for future in self.pending:
                future.cancel()

    def why_stop(self) -> str | None:
        """What ends the work now: None to go on."""
        count, limits = len(self.results), self.limits
        wanted = limits.samples is not None and count >= limits.samples
        if self.is_stopped and count and not wanted:
            return "stop"
        while self.is_clear is not None and limits.clear and self.looked < len(LOOKS):
            at = LOOKS[self.looked]
            if at > count or (limits.samples is not None and at >= limits.samples):
                break
            self.looked += 1
            if self.is_clear(self.results[:at]):
                del self.results[at:]
                return "clear"
        if wanted:
            return ""
        if self.is_late and count >= min(LEAST, limits.samples or LEAST):
            return "time"
        return None

    @property
    def is_late(self) -> bool:
        return self.limits.seconds is not None and self.seconds >= self.limits.seconds

    def hand_out(self) -> bool:
        """Hand the next batch to a worker, if one is left to do."""
        most = self.limits.samples
        count = self.task.batch if most is None else min(self.task.batch, most - self.handed)
        if count <= 0 or (self.pending and (self.is_late or self.is_stopped)):
            return False
        self.submit(self.handed, count, 0)
        self.handed += count
        return True

    @property
    def is_stopped(self) -> bool:
        return self.limits.stop is not None and self.limits.stop.is_set()

    def submit(self, start: int, count: int, tries: int) -> None:
        future = self.workers.submit(start, run_batch, self.task, start, count, halt=self.halt)
        self.pending[future] = (start, count, tries)

    def done_here(self, start: int, count: int) -> None:
        """Work out a batch in this thread, because the workers cannot."""
        self.workers.helped = True
        self.take(start, run_batch(self.task, start, count))

    def collect(self) -> None:
        """Wait for a batch and put its results in their place."""
        left = PACE
        if self.limits.seconds is not None and not self.is_late:
            left = min(left, self.limits.seconds - self.seconds)
        done, _ = wait(self.pending, timeout=max(0.0, left), return_when=FIRST_COMPLETED)
        # an executor that is shut may cancel what it has and tell nobody who waits
        done |= {future for future in self.pending if future.cancelled()}
        for future in done:
            start, count, tries = self.pending.pop(future)
            try:
                outcome = future.result()
            except (Exception, CancelledError) as error:  # the worker is lost, not the work
                self.workers.lose(start, error)
                if tries < RETRIES:
                    self.submit(start, count, tries + 1)
                else:
                    self.done_here(start, count)
                continue
            self.heard = time.monotonic()
            self.take(start, outcome)
        if not done and self.is_stalled:
            self.help()
        self.tell()

    @property
    def is_stalled(self) -> bool:
        """Whether to wait no longer for the workers that were given: long nothing came from them, or the
        work is to end and there is no result yet."""
        if not self.workers.given:
            return False
        return self.is_late or self.is_stopped or time.monotonic() - self.heard >= HELP

    def help(self) -> None:
        """Take back the first batch that no worker has begun, and do it here."""
        if not (self.is_late or self.is_stopped):
            self.workers.missed()
        for future, (start, count, _) in sorted(self.pending.items(), key=lambda one: one[1]):
            if future.cancel():
                del self.pending[future]
                self.done_here(start, count)
                return

    def take(self, start: int, outcome: tuple[bool, Any]) -> None:
        sound, found = outcome
        if not sound:
            raise found
        self.waiting[start] = found
        while len(self.results) in self.waiting:
            part = self.waiting.pop(len(self.results))
            self.results += part

    def tell(self) -> None:
        now = time.monotonic()
        if self.grown is not None and self.results and now - self.told >= PACE:
            self.told = now
            self.grown(self.results, self.seconds)

    def ended(self, stopped: str) -> Gathered:
        return Gathered(tuple(self.results), self.seconds, stopped)


class Bar:
    """The progress bar that a long question shows in a terminal or a notebook."""

    def __init__(self, wanted: int | None) -> None:
        self.wanted = wanted
        self.bar: Any = None

    def __call__(self, answer: Any) -> None:
        """Show how far the answer is; the bar comes once it takes more than a second."""
        if self.bar is None:
            if answer.seconds < 1 or answer.done:
                return
            from tqdm.auto import tqdm

            self.bar = tqdm(total=self.wanted, unit="deal", leave=False)
        self.bar.update(answer.worlds - self.bar.n)
        if answer.done:
            self.close()

    def close(self) -> None:
        """Take the bar away."""
        if self.bar is not None:
            self.bar.close()


def bar_for(wanted: int | None) -> Bar | None:
    """A progress bar where somebody watches, else None."""
    import sys

    shell = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    watched = shell is not None or bool(getattr(sys.stderr, "isatty", bool)())
    return Bar(wanted) if watched else None


def is_compiled() -> bool:
    """Whether the solvers are compiled: then a deal is cheap to solve."""
    from hanalab.solve.machine import COMPILED

    return bool(COMPILED)
