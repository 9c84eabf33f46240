"""How every question with hidden cards is asked: limits, progress, and the facts about the work."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from hanalab.explore.answer import Answer, Effort
from hanalab.explore.running import Bar, Gathered, Limits, Task, bar_for, check_limits, gather
from hanalab.explore.workers import Workers
from hanalab.solve.answer import Stop

A = TypeVar("A", bound=Answer)
Progress = Callable[[Any], None]


@dataclass(frozen=True, slots=True)
class Terms:
    """How far a question goes, and who hears of it. `samples` None means the usual number, unless `seconds`
    are given."""

    samples: int | None = None
    seconds: float | None = None
    seed: object = 0
    executor: Executor | None = None
    progress: Progress | bool | None = None
    stop: Stop | None = None
    clear: bool = True

    def checked(self, **flags: object) -> Terms:
        """The same; `SetupError` if something is wrong with it, or with a flag of the question."""
        flags["clear"] = self.clear
        check_limits(
            self.samples, self.seconds, self.executor, self.stop, self.progress, self.seed, **flags
        )  # fmt: skip
        return self


def part_of(method: str) -> str:
    """The part of the solvers that a method needs."""
    return "play" if method.endswith("playouts") else "search"


def ready(game: str, method: str, stop: Stop | None = None) -> None:
    """Make ready what a method needs, as far as it is not yet; `HanalabError` when stopped meanwhile."""
    from hanalab import solve

    part = part_of(method)
    if not solve.is_prepared(game, part):
        solve.prepare(game, part, stop)


@dataclass(slots=True)
class Asking:
    """One question on its way: from the terms to the final answer."""

    game: str
    terms: Terms
    usual: int
    method: str
    is_open: bool = False
    notes: tuple[str, ...] = ()
    workers: Workers = field(init=False)

    def __post_init__(self) -> None:
        self.workers = Workers(self.terms.executor)

    @property
    def wanted(self) -> int | None:
        """How many deals are wanted."""
        if self.is_open:
            return 1
        if self.terms.samples is None and self.terms.seconds is None:
            return self.usual
        return self.terms.samples

    def effort(self, worlds: int, seconds: float, **facts: Any) -> Effort:
        """The facts about the work so far."""
        return Effort(
            method=self.method, worlds=worlds, wanted=self.wanted, seconds=seconds, seed=self.terms.seed,
            notes=(*self.notes, *self.workers.notes), redone=self.workers.redone, **facts,
        )  # fmt: skip

    def prepare(self) -> None:
        """Make the kernels ready before the clock starts: on a new machine they are compiled first."""
        ready(self.game, self.method, self.terms.stop)

    def run(
        self,
        task: Task,
        build: Callable[[Sequence[Any], Effort], A],
        is_clear: Callable[[Sequence[Any]], bool] | None = None,
        finish: Callable[[Gathered, Effort, Limits], A] | None = None,
        first: int | None = None,
        share: float = 1.0,
    ) -> A:
        """Work out the deals, tell of growing answers, and give the final one. `finish` may add to it what
        takes more work; the deals then end after `first` of them, or a `share` of the time."""
        terms = self.terms
        self.prepare()
        bar = bar_for(self.wanted) if terms.progress in (None, True) else None
        tell: Progress | None = terms.progress if callable(terms.progress) else bar

        def grown(results: Sequence[Any], seconds: float) -> None:
            if tell is not None and len(results) > 1:
                tell(build(tuple(results), self.effort(len(results), seconds, done=False)))

        samples = self.wanted if first is None else first
        seconds = None if terms.seconds is None else share * terms.seconds
        limits = Limits(samples, seconds, terms.stop, terms.clear)
        try:
            found = gather(task, limits, self.workers, grown, is_clear)
            stopped = "all" if self.is_open else found.stopped
            effort = self.effort(len(found.results), found.seconds, stopped=stopped)
            answer = build(found.results, effort) if finish is None else finish(found, effort, limits)
            if finish is not None:  # which had more work done
                notes = tuple(dict.fromkeys((*answer.effort.notes, *self.workers.notes)))
                answer = answer.with_effort(redone=self.workers.redone, notes=notes)
            if tell is not None:
                tell(answer)
            return answer
        finally:
            if isinstance(bar, Bar):
                bar.close()
