"""What tables of both games ask beside the game: hints with values, the cost of moves, the review of a
finished line, and bots that take their time. All of it is asked in the background where that is possible."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from typing import Any, ClassVar, NamedTuple

from hanalab.core.errors import HanalabError
from hanalab.solve.answer import Stop
from hanalab.widgets import line
from hanalab.widgets.asking import Asking, Told
from hanalab.widgets.bot_choice import SLOW, read_seconds
from hanalab.widgets.costs import CHOOSING, Decision, cost_of, decisions
from hanalab.widgets.hints import GROWING, STEPS
from hanalab.widgets.hints_ask import ask_advice
from hanalab.widgets.hints_model import Busy, Cost, Known, Study
from hanalab.widgets.review_model import Review, Turn
from hanalab.widgets.table_acts import TableActs

#: how many deals an advice rests on, and after how many seconds it ends with what it has
WORLDS = 100
SECONDS = 4.0
COST_SECONDS = 2.0


class Job(NamedTuple):
    """Something to be worked out: for a hint or a cost the position with whose eyes, for a review its end."""

    busy: Busy
    position: Any
    opened: bool = False

    def same(self, other: Job | None) -> bool:
        """Whether it is the same question."""
        return (
            other is not None and self.busy == other.busy and self.position is other.position
            and self.opened == other.opened
        )  # fmt: skip


class ReviewActs(TableActs):
    """A table that answers more than what is allowed. `study` is what it has found out so far."""

    GAME: ClassVar[str] = ""

    study: Study = Study()
    _job: Job | None = None
    _asked: Asking[Any] | None = None
    _thinks: Asking[Any] | None = None
    _thought: tuple[Any, Any] | None = None
    _thinking_of: Any = None

    # -- for the tables of a game -------------------------------------------------------------------------

    @property
    def hint_step(self) -> int:
        """How far the hint has been asked for."""
        return int(getattr(self, self.BESIDE).hint)

    def hint_came(self) -> None:
        """The advice for the hint on show is whole now."""

    def bot_to_move(self, sitting: Any) -> str:
        """The name of the bot that is to act in a sitting, "" if none is."""
        raise NotImplementedError

    def review_of(self, tip: Any, tell: Told[Any], stop: Stop) -> Review:
        """The review of a finished line."""
        raise NotImplementedError

    def is_own(self, position: Any) -> bool:
        """Whether the person below (or any person, where several share the screen) decides in a position."""
        raise NotImplementedError

    # -- what is known ------------------------------------------------------------------------------------

    @property
    def asking(self) -> Asking[Any]:
        """Whoever works out hints, costs and reviews."""
        if self._asked is None:
            self._asked = Asking(lock=self.lock)
        return self._asked

    @property
    def thinking(self) -> Asking[Any]:
        """Whoever works out the moves of slow bots."""
        if self._thinks is None:
            self._thinks = Asking(lock=self.lock)
        return self._thinks

    @property
    def reviewing(self) -> bool:
        """Whether the review is on show."""
        return self.study.open and self.was_reviewed

    @property
    def was_reviewed(self) -> bool:
        """Whether there is a review of this very line to go back to."""
        return self.study.review is not None and self.study.review.tip is self.sitting.tip

    @property
    def can_review(self) -> bool:
        """Whether there is a finished line to review."""
        tip = self.sitting.tip
        if not tip.is_over or tip.previous is None or getattr(tip, "is_void", False):
            return False
        return any(True for _ in self.own_decisions(tip, True))

    @property
    def advice(self) -> Any:
        """The advice for whoever is to decide now, finished or growing; None if there is none."""
        if self.sitting.decider is None:
            return None
        return self.study.so_far(self.sitting.position, self.open_hands)

    @property
    def hinted(self) -> Any:
        """The same for the hint on show. What a nudge and its rule point at must not change with every batch
        of deals: for them a growing one is none."""
        if self.sitting.decider is None or self.hint_step >= GROWING:
            return self.advice
        found = self.study.of(self.sitting.position, self.open_hands)
        return None if found is None else found.advice

    def own_decisions(self, tip: Any, anybody: bool = False) -> Iterator[Decision]:
        """The choices made on the way to a position, by the person here or by `anybody`."""
        return decisions(tip, (lambda _at: True) if anybody else self.is_own)

    @property
    def costs_opened(self) -> bool:
        """Whether costs are told with all cards open, as the reader has opened them. A review tells them by
        what could be seen: open cards are in its curve."""
        return self.open_hands and not self.reviewing

    def costs(self) -> list[tuple[Decision, Cost | None]]:
        """One's own choices as far as shown, with what each cost as far as known."""
        tip = self.sitting.tip if self.reviewing else self.sitting.position
        return [(each, self.cost(each)) for each in self.own_decisions(tip) if self.may_tell(each)]

    def may_tell(self, decision: Decision) -> bool:
        """Whether what a choice cost may be told to whoever looks at the screen now."""
        return True

    def cost(self, decision: Decision) -> Cost | None:
        """What a choice cost, if it has been worked out."""
        known = self.study.of(decision.position, self.costs_opened)
        return None if known is None or known.advice is None else cost_of(decision, known.advice)

    @property
    def looked_at(self) -> Turn | None:
        """The turn of the review looked at: the one pressed, else the turning point, else the last."""
        review = self.study.review
        if review is None:
            return None
        chosen = review.turn(self.study.turn)
        if chosen is None and self.study.turn is None:
            chosen = review.turning or (review.turns[-1] if review.turns and review.done else None)
        return chosen

    # -- acts ---------------------------------------------------------------------------------------------

    def _press(self, act: str, value: Any, by_itself: bool = False) -> None:
        for asking in (self._asked, self._thinks):
            if asking is not None:
                asking.here()
        super()._press(act, value, by_itself)

    def handle(self, act: str, value: Any) -> None:
        super().handle(act, value)
        self.follow()

    def _do_costs(self, _rest: str, _value: object) -> None:
        """Show or hide what one's moves cost."""
        self.study = self.study._replace(costs=not self.study.costs, halted=False)

    def _do_review(self, _rest: str, _value: object) -> None:
        """Open the review of the finished line."""
        if not self.can_review:
            raise HanalabError("review-not-now")
        review = self.study.review
        tip = self.sitting.tip
        if review is None or review.tip is not tip:
            review = Review(self.GAME, self.sitting.below, tip, (), 1)
            self.study = self.study._replace(turn=None)
        self.study = self.study._replace(review=review, open=True, halted=False)
        self._beside(popover="")

    def _do_review_close(self, _rest: str, _value: object) -> None:
        """Back to the end of the round or hand."""
        self.study = self.study._replace(open=False)
        self.moved(self.sitting.at(self.sitting.tip))

    def _do_turn(self, rest: str, _value: object) -> None:
        """Go to the position after a turn of the review: "turn 7"; "turn next" and "turn back" step."""
        review = self.study.review
        if not self.reviewing or review is None:
            raise HanalabError("review-not-now")
        numbers = [turn.number for turn in review.turns]
        if rest in ("next", "back") and numbers:
            here = self.looked_at
            place = numbers.index(here.number) if here is not None else len(numbers) - 1
            place = min(len(numbers) - 1, place + 1) if rest == "next" else max(0, place - 1)
            rest = str(numbers[place])
        turn = review.turn(int(rest)) if rest.isdecimal() and len(rest) < 4 else None
        if turn is None:
            raise HanalabError("table-act", act=f"turn {rest}")
        self.study = self.study._replace(turn=turn.number, halted=False)
        self.sitting = self.sitting.at(turn.after)

    def _do_show_position(self, _rest: str, _value: object) -> None:
        """Leave the review for the table, at the position looked at."""
        turn = self.looked_at
        if turn is None:
            raise HanalabError("review-not-now")
        self.study = self.study._replace(open=False, turn=turn.number)
        self.moved(self.sitting.at(turn.after))

    def _do_ask_stop(self, _rest: str, _value: object) -> None:
        """Let what is being worked out end with what it has."""
        self.study = self.study._replace(halted=True)
        self.asking.stop()

    def _do_ask_on(self, _rest: str, _value: object) -> None:
        """Go on with what was stopped."""
        self.study = self.study._replace(halted=False)

    def _do_bot_time(self, rest: str, _value: object) -> None:
        """How many seconds a slow bot may take for a move: "bot-time 3"."""
        try:
            seconds: object = float(rest)
        except ValueError:
            seconds = rest
        self.sitting = replace(self.sitting, seconds=read_seconds(seconds))

    # -- asking -------------------------------------------------------------------------------------------

    def follow(self) -> None:
        """Begin what is to be worked out now, and drop what no longer is."""
        if self.study.open and not self.reviewing:
            self.study = self.study._replace(open=False, turn=None)
        self._think()
        job = self._next_job()
        if job is None and self._job is not None and self.study.halted:
            return  # it is about to end with what it has
        if job is not None and job.same(self._job):
            return
        self.asking.drop()
        self._job = job
        self.study = self.study._replace(
            busy="" if job is None else job.busy, growing=None,
            preparing=job is not None and not _is_prepared(self.GAME),
        )  # fmt: skip
        if job is not None:
            self._start(job)

    def _next_job(self) -> Job | None:
        study, sitting = self.study, self.sitting
        position = sitting.position
        hint = self.hint_step and sitting.decider is not None and position.phase in CHOOSING
        if hint and not study.halted and study.of(position, self.open_hands) is None:
            return Job("hint", position, self.open_hands)
        if study.halted:
            return None
        if self.reviewing and study.review is not None and not study.review.done:
            return Job("review", study.review.tip)
        return next((Job("costs", at, self.costs_opened) for at in self._uncosted()), None)

    def _uncosted(self) -> Iterator[Any]:
        """The positions whose advice is wanted for a cost, the most urgent first."""
        study = self.study
        wanted: list[Any] = []
        if self.reviewing:
            turn = self.looked_at
            if turn is not None and turn.main is not None:
                wanted.append(turn.main.position)
        if self.reviewing or study.costs:
            own = [decision for decision, _ in self.costs()]
            number = study.turn if self.reviewing else None
            own.sort(key=lambda decision: decision.number != number)
            wanted += [decision.position for decision in own]
        yield from (at for at in wanted if study.of(at, self.costs_opened) is None)

    def _start(self, job: Job) -> None:
        def question(tell: Told[Any], stop: Stop) -> Any:
            if job.busy == "review":
                import_module("hanalab.explore.asking").ready(self.GAME, "exact", stop)
                return self.review_of(job.position, tell, stop)
            known = job.position if job.opened else job.position.view(job.position.player)
            seconds = SECONDS if job.busy == "hint" else COST_SECONDS
            return ask_advice(known, WORLDS, seconds, tell, stop)

        self.asking.start(
            question,
            on_progress=lambda answer: self._grown(job, answer),
            on_done=lambda answer: self._known(job, answer),
            on_error=self._failed,
        )

    def _grown(self, job: Job, answer: Any) -> None:
        """An answer so far."""
        if job.busy == "review":
            self.study = self.study._replace(review=answer, preparing=False)
        else:
            self.study = self.study._replace(growing=Known(job.position, job.opened, answer), preparing=False)
        self.refresh()

    def _known(self, job: Job, answer: Any) -> None:
        """An answer: what comes next is asked at once."""
        self._job = None
        study = self.study._replace(busy="", preparing=False)
        if job.busy == "review":
            # One that ended early, by itself too, goes on when asked to.
            study = study._replace(review=answer, halted=study.halted or not answer.done)
        else:
            study = study.with_known(Known(job.position, job.opened, answer))
        self.study = study
        if job.busy == "hint" and self.hint_step >= STEPS:
            self.hint_came()
        self.follow()
        self.refresh()

    def _failed(self, error: Exception) -> None:
        self._job = None
        self.study = self.study._replace(busy="", preparing=False, growing=None, halted=True)
        if isinstance(error, HanalabError):
            self.notice = error.text(self.lang)
        else:
            self.problem = "".join(traceback.format_exception(error))
        self.refresh()

    def wait(self, seconds: float | None = None) -> bool:
        """Block until all that is being worked out is there; False if that took longer than `seconds`."""
        while self.asking.running or self.thinking.running:
            if not (self.asking.wait(seconds) and self.thinking.wait(seconds)):
                return False
        return True

    # -- slow bots ----------------------------------------------------------------------------------------

    def is_slow(self, sitting: Any) -> bool:
        """Whether the next step is that of a bot that has still to think, so that nobody should wait."""
        if sitting.waits != "bot" or self.bot_to_move(sitting) not in SLOW:
            return False
        if line.ahead(sitting.tip, sitting.position) or not self.thinking.in_background:
            return False
        return self._thought is None or self._thought[0] is not sitting

    def advanced(self, sitting: Any, *how: Any) -> Any:
        """The sitting one step on: as has been thought, if it has."""
        if self._thought is not None and self._thought[0] is sitting:
            return self._thought[1]
        return sitting.advance(*how)

    def finished(self, sitting: Any, waits: tuple[str, ...]) -> Any:
        """On while the sitting waits for one of these, up to where a slow bot has to think."""
        at = sitting
        while at.waits in waits and not self.is_slow(at):
            at = self.advanced(at)
        return at

    def _think(self) -> None:
        """Let a slow bot think about its next step, if it is to act."""
        sitting = self.sitting
        if not self.is_slow(sitting):
            if self._thinking_of is not sitting:
                self.thinking.drop()
                self._thinking_of = None
            return
        if self._thinking_of is sitting and self.thinking.running:
            return
        self._thinking_of = sitting
        step = self.stepper()
        # A bot nobody waits for any more is stopped: with much time it would keep the machine busy.
        self.thinking.start(
            lambda _tell, stop: replace(step(replace(sitting, stop=stop)), stop=None),
            on_done=lambda after: self._thought_of(sitting, after),
            on_error=self._failed,
        )

    def _thought_of(self, sitting: Any, after: Any) -> None:
        self._thinking_of = None
        self._thought = sitting, after
        if self.sitting is sitting and not self.waits_for_continue:
            self._press("continue", None, by_itself=True)
        else:
            self.refresh()

    def stepper(self) -> Callable[[Any], Any]:
        """What takes a sitting one step on; it is called beside the widget, so it looks at nothing of it."""
        return lambda sitting: sitting.advance()

    @property
    def waits_for_continue(self) -> bool:
        """Whether a bot's step stays until Continue is pressed."""
        raise NotImplementedError

    def close(self) -> None:
        for asking in (self._asked, self._thinks):
            if asking is not None:
                asking.close()
        super().close()


def _is_prepared(game: str) -> bool:
    if f"hanalab.solve.{game}_kernel" not in sys.modules:
        return False  # and to ask further would load it now, while everybody waits
    try:
        return bool(import_module("hanalab.solve").is_prepared(game, "search"))
    except (ImportError, HanalabError):
        return True
