"""The questions: what is a position worth, what to do, how will it end."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from typing import Any

from hanalab import mighty, mushi
from hanalab.core.errors import SetupError
from hanalab.core.reason import Reason, reason
from hanalab.core.shown import quoted
from hanalab.explore import explain, mighty_play, mushi_play, preparing, sampling
from hanalab.explore.advice import Advice, Row, Solution, Step
from hanalab.explore.answer import Effort
from hanalab.explore.asking import Asking, Progress, Terms, ready
from hanalab.explore.best_line import best_line, is_whole
from hanalab.explore.chance import Chances, Count
from hanalab.explore.decision import Result, advice_of
from hanalab.explore.decision import clear as is_clear
from hanalab.explore.knowledge import Knowledge, knowledge_of, position_of
from hanalab.explore.running import Gathered, Limits, is_compiled
from hanalab.explore.statistics import effective_number
from hanalab.explore.weighing import weight_of
from hanalab.explore.workers import interruptible
from hanalab.solve.answer import Stop

#: deals looked at when neither a number nor a time is given
USUAL = {"mushi": 200, "mighty": 200}
#: seconds for the line of best play where no time is given, unless the value took longer
LINE_SECONDS = 1.0
PREPARING = ("EXCHANGE", "TRUMP", "FRIEND", "JOKER_CALL")


def solve(
    position: mushi.Round | mighty.Hand,
    *,
    seconds: float | None = None,
    memory: int = 512,
    stop: Stop | None = None,
    rows: bool = True,
) -> Solution:
    """The value of a position in which all cards are known, and the best action.

    Mushi: the round score of seat 0. Mighty: the points of the declarer's side, from the first lead on.
    With `seconds` (or a `stop` that is set) a hard hand of Mighty gives the bounds reached by then.
    `memory` is in megabytes, 0 or more, `seconds` above 0. `rows=False` leaves out the values of the other
    actions, which take longer, and the line of best play. That line takes no more than the rest of the
    `seconds`; without them, as long as the value took, or a second.
    `SetupError` for a position with unknown cards, or a hand whose play has not begun.

    >>> solve(mushi.Round.parse("mushi; hands 01Y / 05X; field 01R; stock 12X 09Y")).best
    Play('01Y')
    """
    Terms(seconds=seconds, stop=stop).checked(rows=rows)
    why = _why_not_solved(position)
    if why is not None:
        raise SetupError([why])
    game = "mushi" if isinstance(position, mushi.Round) else "mighty"
    if position.player is not None:
        ready(game, "exact", stop)
    return interruptible(lambda halt: _solved(game, position, seconds, memory, halt, rows), stop)


def _solved(game: str, position: Any, seconds: float | None, memory: int, stop: Stop, rows: bool) -> Solution:
    """The value of a position that has one."""
    began = time.monotonic()
    from hanalab.solve import exact

    options: dict[str, Any] = {"memory": memory, "stop": stop}
    if game == "mighty":
        options["seconds"] = seconds
    found = exact(position, **options)
    left = None if seconds is None else seconds - (time.monotonic() - began)
    ranked = rows and found.exact and position.player is not None
    found_rows = _solved_rows(position, memory, left, stop) if ranked else ()
    line: tuple[Step, ...] = ()
    if rows and found.exact and found.best is not None:
        took = time.monotonic() - began
        left = max(LINE_SECONDS, took) if seconds is None else max(0.0, seconds - took)
        line = best_line(position, found.best, memory=memory, seconds=left, stop=stop)
    stopped = "all" if found.exact else "stop" if stop.is_set() else "time"
    effort = Effort(method="exact", worlds=1, wanted=1, seconds=time.monotonic() - began, stopped=stopped)
    return Solution(
        game=game, value=found.value, low=found.low, high=found.high, best=found.best, nodes=found.nodes,
        effort=effort, seat=position.player, rows=found_rows, line=line, whole_line=is_whole(position, line),
        note=found.note,
    )  # fmt: skip


def _why_not_solved(position: object) -> Reason | None:
    """None if a position has an exact value, else the reason."""
    if isinstance(position, mushi.View | mighty.View):
        return reason("explore-hidden", None)
    if not isinstance(position, mushi.Round | mighty.Hand):
        return reason("explore-what", None, found=quoted(position))
    if position.has_unknown:
        return reason("explore-hidden", None)
    if isinstance(position, mighty.Hand) and position.phase not in ("PLAY", "OVER"):
        return reason("explore-solve-phase", "K37", phase=position.phase)
    return None


def _solved_rows(position: Any, memory: int, seconds: float | None, stop: Stop | None) -> tuple[Row, ...]:
    """All actions with their exact values, best first for the seat to act; none where time is short."""
    if isinstance(position, mushi.Round):
        from hanalab.solve import mushi as solver

        moves = {move.action: move for move in reversed(mushi_play.moves_of(position))}
        values: Any = solver.values(position, memory=memory, stop=stop)
        gains = position.player == 0
    else:
        from hanalab.solve import mighty as mighty_solver

        if seconds is not None and seconds <= 0:
            return ()
        moves = {}
        values = mighty_solver.values(position, memory=memory, seconds=seconds, stop=stop)
        gains = position.player in position.side
    if len(values.values) < len(values.actions) or not values.values:
        return ()
    best = max(values.values) if gains else min(values.values)
    order = sorted(
        zip(values.actions, values.values, strict=True), key=lambda one: -one[1] if gains else one[1]
    )
    rows = []
    for action, value in order:
        move = moves.get(action)
        takes = () if move is None or move.then is not None else move.takes
        behind = -float(abs(value - best))
        rows.append(
            Row(action, float(value), 0.0, 1, behind, 0.0, None, takes, move is not None and move.stays)
        )
    return tuple(rows)


def advise(
    known: mushi.View | mushi.Round | mighty.View | mighty.Hand,
    *,
    samples: int | None = None,
    seconds: float | None = None,
    seed: object = 0,
    executor: Executor | None = None,
    progress: Progress | bool | None = None,
    stop: Stop | None = None,
    clear: bool = True,
    by_bids: bool = False,
    reasons: bool = True,
) -> Advice:
    """What the seat to act should do, from many deals that agree with what it has seen.

    `known` is a view, or a position with unknown cards. It looks at `samples` deals (1 or more), or as many
    as fit in `seconds` (above 0); with neither at 200. With `clear` it ends before that, once the best is
    ahead of every other by three standard errors of the difference. The same `seed`, a number or a text,
    gives the same deals on any number of workers. `executor` is any `concurrent.futures.Executor`; without
    one, threads do the work. `progress` is called with the growing answer (False: no bar), `stop` ends it.
    `by_bids` weighs the deals of a Mighty hand by the bids heard. `reasons=False` leaves out why, and the
    expected line.

    What the means are is `Advice.unit`. Each deal is played with all cards open to all, or quickly by rules
    of thumb: `how()` says which, and how far it flatters. `SetupError` where the seat has nothing to decide,
    where no deal agrees with what it saw, and for an argument that is none.

    >>> view = mushi.Round.parse("mushi; hands 12X 10A / ?2; field 12B 05X; stock ?4").view(0)
    >>> advise(view, samples=20).best.action
    Play('12X')
    """
    terms = Terms(samples, seconds, seed, executor, progress, stop, clear)
    terms.checked(by_bids=by_bids, reasons=reasons)
    knowledge = to_decide(known)
    if knowledge.game == "mighty" and knowledge.phase != "PLAY":
        return preparing.advise(knowledge, terms)
    question: Any
    if knowledge.game == "mushi":
        question = mushi_play.MushiDecision(knowledge, seed, method_for(knowledge))
    else:
        question = mighty_play.MightyDecision(knowledge, seed, method_for(knowledge), by_bids)
    asking = _asking(knowledge, terms)

    def build(results: Sequence[Result], effort: Effort) -> Advice:
        return advice_of(question, results, effort)

    def finish(found: Gathered, effort: Effort, limits: Limits) -> Advice:
        advice = build(found.results, effort)
        if not reasons or len(advice.moves) < 2 or (stop is not None and stop.is_set()):
            return advice
        within = limits._replace(seconds=seconds)
        return explain.explained(question, advice, within, found.seconds, asking.workers)

    return asking.run(question, build, is_clear, finish, share=0.8 if reasons else 1.0)


def _turn_rule(knowledge: Knowledge) -> str:
    """The rule that says whose turn it is."""
    if knowledge.game == "mushi":
        return "M9"
    return {"AUCTION": "K9", "PLAY": "K37"}.get(knowledge.phase, "K21")


def to_decide(known: object) -> Knowledge:
    """What is known, where the seat that knows it is to decide; `SetupError` where not."""
    knowledge = knowledge_of(known)
    player = knowledge.parts.player
    if player is None:
        raise SetupError([reason("explore-over", "M42" if knowledge.game == "mushi" else "K59")])
    if knowledge.seat != player:
        rule = _turn_rule(knowledge)
        raise SetupError([reason("explore-not-asked", rule, player=player, seat=knowledge.seat)])
    sampling.check(knowledge)
    if mushi.UNKNOWN in knowledge.parts.hands[player] or mighty.UNKNOWN in knowledge.parts.hands[player]:
        raise SetupError([reason("explore-unknown-cards", None)])
    return knowledge


@dataclass(frozen=True)
class _Ending:
    """How a deal ends when it is played on from here."""

    known: Knowledge
    seed: object
    method: str
    seat: int
    by_bids: bool = False

    @property
    def batch(self) -> int:
        """Deals in a piece of work."""
        return 4 if self.method.endswith(("exact", "playouts")) else 8

    def world(self, number: int, stop: Stop | None) -> tuple[int, float] | None:
        """The result in one deal, and its weight."""
        position = (
            position_of(self.known.parts)
            if self.known.is_open
            else sampling.world(self.known, self.seed, number)
        )
        if self.known.game == "mushi":
            score = self._mushi(position, number, stop)
            return None if score is None else ((score if self.seat == 0 else -score), 1.0)
        weight = weight_of(position) if self.by_bids else 1.0
        return round(mighty_play.final_points(position, self.method)), weight

    def _mushi(self, position: mushi.Round, number: int, stop: Stop | None) -> int | None:
        from hanalab.solve import mushi as solver

        if position.is_over:
            return int(position.score().totals[0])
        if self.method == "mushi-playouts":
            return int(solver.playouts(position, 1, number, "steady")[0])
        return solver.exact(position, stop=stop).value


def chances(
    known: mushi.View | mushi.Round | mighty.View | mighty.Hand,
    *,
    seat: int | None = None,
    samples: int | None = None,
    seconds: float | None = None,
    seed: object = 0,
    executor: Executor | None = None,
    progress: Progress | bool | None = None,
    stop: Stop | None = None,
    by_bids: bool = False,
) -> Chances:
    """How the result is spread over the deals that agree with what is known.

    Mushi: the round score of `seat` (default: the seat of the view, or the one to act). Mighty, from the
    first lead on: the points of the declarer's side, 0 to 20. The other arguments are those of `advise`.
    `SetupError` for a seat there is not, before the first lead, and where no deal agrees with what is known.

    >>> view = mushi.Round.parse("mushi; hands 12X 10A / ?2; field 12B 05X; stock ?4").view(0)
    >>> 0 <= chances(view, samples=20).chance() <= 1
    True
    """
    terms = Terms(samples, seconds, seed, executor, progress, stop, False).checked(by_bids=by_bids)
    knowledge = knowledge_of(known)
    sampling.check(knowledge)
    if knowledge.parts.player is None:
        raise SetupError([reason("explore-over", "M42" if knowledge.game == "mushi" else "K59")])
    if knowledge.game == "mighty" and knowledge.phase != "PLAY":
        raise SetupError([reason("explore-solve-phase", "K37", phase=knowledge.phase)])
    if knowledge.game == "mushi":
        goal, bid = 1, ""
    else:
        contract = knowledge.parts.contract
        goal, bid = contract.number, contract.sign
    asked = _seat(knowledge.seat or 0 if seat is None else seat, knowledge)
    unit = "round" if knowledge.game == "mushi" else "points"
    task = _Ending(knowledge, seed, method_for(knowledge), asked, by_bids)

    def build(results: Sequence[tuple[int, float]], effort: Effort) -> Chances:
        counts: Counter[int] = Counter()
        for value, weight in results:
            counts[value] += weight  # type: ignore[assignment]
        if by_bids:
            effective = effective_number([weight for _, weight in results])
            effort = replace(effort, effective=effective)
        return Chances(
            game=knowledge.game, seat=asked, unit=unit, goal=goal, effort=effort, bid=bid,
            rows=tuple([Count(value, float(counts[value])) for value in sorted(counts)]),
            results=tuple([value for value, _ in results]),
            weights=tuple([weight for _, weight in results]) if by_bids else (),
        )  # fmt: skip

    return _asking(knowledge, terms).run(task, build)


def method_for(knowledge: Knowledge, compiled: bool | None = None) -> str:
    """How each deal is worked out; `compiled`: as if the solvers were compiled, or were not."""
    compiled = is_compiled() if compiled is None else compiled
    if knowledge.game == "mushi":
        return mushi_play.method_for(knowledge, compiled)
    return mighty_play.method_for(knowledge, compiled)


def _asking(knowledge: Knowledge, terms: Terms) -> Asking:
    game, method = knowledge.game, method_for(knowledge)
    notes = ["plain"] if method != method_for(knowledge, True) else []
    if game == "mighty" and mighty_play.waits_for_friend(knowledge.parts):
        notes.append("last-friend")
    return Asking(game, terms, USUAL[game], method, knowledge.is_open, tuple(notes))


def _seat(seat: object, knowledge: Knowledge) -> int:
    most = 1 if knowledge.game == "mushi" else 4
    if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat <= most:
        return seat
    raise SetupError([reason("explore-seat", None, found=quoted(seat), most=most)])
