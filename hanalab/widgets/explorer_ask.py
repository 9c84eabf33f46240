"""What the hand explorer asks of `hanalab.explore`, as questions for `Asking`."""

from __future__ import annotations

import math
from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from hanalab import mighty
from hanalab.core.reason import reason
from hanalab.explore import Advice, Answer, Bids, Comparison, Effort, Kitty, Solution
from hanalab.mighty.auction import first_speaker
from hanalab.widgets.asking import Question, Stop
from hanalab.widgets.explorer_model import SEATS, Inquiry

#: seconds after which a hand with open cards is left at its estimate
LONGEST = 30.0
Tell = Callable[[Any], None]
Pair = tuple[Inquiry, Inquiry]


class Effortful(NamedTuple):
    """How hard to look: so many deals (None: as many as the question likes), the seed, the executor."""

    samples: int | None = None
    seed: object = 0
    executor: object = None


class Change(NamedTuple):
    """What makes the second of two inquiries out of the first: cards exchanged, a rule, or a walk."""

    kind: str
    values: tuple[str, ...] = ()


def ready(at: Inquiry) -> bool:
    """Whether an answer would come at once, or the solver is still to be made ready."""
    solve = import_module("hanalab.solve")
    return at.game not in solve.GAMES or solve.is_prepared(at.game, _part(at))


def _part(at: Inquiry) -> str:
    """The part of the solver that the question needs: bids and plans are only played out."""
    return "play" if at.kind in ("bids", "kitty") else "search"


def question(at: Inquiry, effort: Effortful) -> Question[Any]:
    """The question about one inquiry. Where the solver was to be made ready first, it tells None then."""

    def ask(tell: Tell, stop: Stop) -> Answer:
        _prepare(at, tell, stop)
        return answer(at, effort, tell, stop)

    return ask


def comparison(pair: Pair, change: Change, effort: Effortful) -> Question[Any]:
    """The question about two inquiries; both see the same deals as far as they can."""

    def ask(tell: Tell, stop: Stop) -> Answer:
        _prepare(pair[0], tell, stop)
        return compared(pair, change, effort, tell, stop)

    return ask


def _prepare(at: Inquiry, tell: Tell, stop: Stop) -> None:
    if not ready(at):
        import_module("hanalab.solve").prepare(at.game, _part(at), stop)
        tell(None)


def answer(at: Inquiry, effort: Effortful, tell: Tell, stop: Stop) -> Answer:
    """The answer about one inquiry."""
    explore = import_module("hanalab.explore")
    ask, known, options = _asked(explore, at, effort, tell, stop)
    if at.open and at.game == "mighty" and at.kind == "rows":
        return _solved(explore, at, options)
    made: Answer = ask(known, **options)
    return made


def _asked(
    explore: Any, at: Inquiry, effort: Effortful, tell: Tell, stop: Stop
) -> tuple[Callable[..., Any], Any, dict[str, Any]]:
    """Which question of `hanalab.explore` it is, about what, and how."""
    options: dict[str, Any] = {**effort._asdict(), "progress": tell, "stop": stop}
    if at.kind == "bids":
        return explore.bids, _speaking(at), options
    if at.kind == "kitty":
        return explore.kitty, at.position.view(at.chooser), options
    return explore.advise, at.asked, options


def _speaking(at: Inquiry) -> mighty.View:
    """The view of the seat that is to speak, with what was said; before its turn, as if it spoke first."""
    view: mighty.View = at.position.view(at.seat)  # type: ignore[assignment]
    if view.player == at.seat:
        return view
    rules = view.rules
    dealer = next(seat for seat in range(SEATS["mighty"]) if first_speaker(seat, rules) == at.seat)
    hands = [view.hand if seat == at.seat else "?10" for seat in range(SEATS["mighty"])]
    return mighty.Hand.from_deal(hands, "?3", dealer, rules).view(at.seat)


def _number(value: str) -> object:
    return int(value) if value.isdecimal() else value


def _solved(explore: Any, at: Inquiry, options: dict[str, Any]) -> Answer:
    """A hand with all cards open: a quick estimate first, then the exact values, if time allows."""
    quick: Answer = explore.advise(at.position, **{**options, "progress": None})
    options["progress"](quick)
    whole: Solution = explore.solve(at.position, seconds=LONGEST, stop=options["stop"])
    return whole if whole.rows else quick


def compared(pair: Pair, change: Change, effort: Effortful, tell: Tell, stop: Stop) -> Comparison:
    """Both answers; where one change makes the second from the first, deal by deal."""
    if change.kind in ("exchange", "rule"):
        explore = import_module("hanalab.explore")
        ask, known, options = _asked(explore, pair[0], effort, tell, stop)
        gone, come = change.values
        exchange = change.kind == "exchange"
        what: dict[str, Any] = {"exchange": change.values} if exchange else {"rules": {gone: _number(come)}}
        made: Comparison = explore.what_if(known, ask=ask, **what, **options)
        return made
    first = answer(pair[0], effort, lambda _: None, stop)
    second = answer(pair[1], effort, lambda so_far: tell(_both(first, so_far, pair)), stop)
    return _both(first, second, pair)


def _both(first: Answer, second: Answer, pair: Pair) -> Comparison:
    (mean, error), (after, later) = _worth(first, pair[0]), _worth(second, pair[1])
    signed = not (isinstance(first, Advice) and first.unit == "side")
    if isinstance(first, Solution):
        signed = first.game == "mushi"
    efforts = first.effort, second.effort
    effort = Effort(
        method=efforts[1].method, worlds=efforts[1].worlds, wanted=efforts[1].wanted,
        seconds=sum(each.seconds for each in efforts), seed=efforts[1].seed, done=efforts[1].done,
        stopped=efforts[1].stopped, redone=sum(each.redone for each in efforts),
        notes=tuple(dict.fromkeys((*efforts[0].notes, *efforts[1].notes))),
    )  # fmt: skip
    return Comparison(
        change=reason("explorer-change-branch"), first=first, second=second,
        first_mean=mean, second_mean=after, first_error=error, second_error=later,
        difference=after - mean, error=math.hypot(error, later), signed=signed, effort=effort,
    )  # fmt: skip


def _worth(answer: Answer, at: Inquiry) -> tuple[float, float]:
    """What the inquiry is worth to the seat that asks, with its error."""
    if isinstance(answer, Advice):
        best = (answer.moves or answer.rows)[0]
        against = at.game == "mushi" and answer.seat != at.seat
        return (-best.mean if against else best.mean), best.error
    if isinstance(answer, Kitty):
        return answer.best.mean, answer.best.error
    if isinstance(answer, Bids):
        bid = answer.best
        if bid is None:
            return 0.0, 0.0
        return answer.expected(bid.number, bid.trump), answer.expected_error(bid.number, bid.trump)
    if isinstance(answer, Solution):
        value = (answer.low + answer.high) / 2 if answer.value is None else float(answer.value)
        return (-value if at.game == "mushi" and at.seat == 1 else value), (answer.high - answer.low) / 2
    return 0.0, math.inf
