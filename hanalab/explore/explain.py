"""Why the best move is best, and the line that is expected: counted over some of the deals, never made up.

In each of these deals the best move and the next best are both played on, and it is counted what then
differs: points taken, yaku made, the trick won. A difference is told only when it is a good part of the whole
lead and larger than two of its standard errors.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from hanalab.core.reason import Reason, reason
from hanalab.explore import explain_mighty, explain_mushi
from hanalab.explore.advice import Advice, Step
from hanalab.explore.decision import Move
from hanalab.explore.mighty_play import MightyDecision, undecided
from hanalab.explore.mushi_play import MushiDecision
from hanalab.explore.running import Limits, gather
from hanalab.explore.statistics import mean_of
from hanalab.explore.words import TINY
from hanalab.explore.workers import Workers

#: deals in which the two moves are played on
DEALS: Final = 32
#: a difference is told from this share of the whole lead on
PART: Final = 0.25


class Told(NamedTuple):
    """A difference between two moves: what it brings in points in each deal, and how it is told."""

    gains: tuple[float, ...]
    why: Reason
    #: told only beside another one
    aside: bool = False


def explained(
    question: MushiDecision | MightyDecision,
    advice: Advice,
    limits: Limits,
    used: float,
    workers: Workers,
) -> Advice:
    """The advice with its reason and the expected line, as far as the time allows."""
    best, other = advice.moves[0], advice.lead
    if other is None:
        return advice
    left = None if limits.seconds is None else limits.seconds - used
    if left is not None and left < 0.02:
        return advice
    pair = (
        Move(best.action, best.then, best.takes, best.stays),
        Move(other.action, other.then, other.takes, other.stays),
    )
    if isinstance(question, MushiDecision):
        if question.method != "mushi-exact":
            return advice
        task: Any = explain_mushi.Lines(question.known, question.seed, pair)
    else:
        if undecided(question.known.position, question.seat):
            return advice
        task = explain_mighty.Lines(question.known, question.seed, pair, question.method)
    deals = 1 if question.known.is_open else min(DEALS, advice.worlds)
    found = gather(task, Limits(deals, left, limits.stop, False), workers).results
    traces = [(one, two) for one, two in found]
    why: Reason | None = None
    if advice.is_clear:
        module: Any = explain_mushi if isinstance(question, MushiDecision) else explain_mighty
        told = [Told(*one) for one in module.differences(traces, pair, question)]
        why = because(told, question.known.is_open)
    return replace(advice, because=why, line=line_of([one for one, _ in traces]))


def because(told: Sequence[Told], certain: bool = False) -> Reason | None:
    """The one or two differences that make most of the lead, as one reason; None where none stands out."""
    whole = sum(mean_of(one.gains).mean for one in told if not one.aside)
    if whole <= 0:
        return None
    main: list[tuple[float, Reason]] = []
    aside: list[Reason] = []
    for one in told:
        mean, error = mean_of(one.gains)
        if mean <= 0 or (not certain and not mean > 2 * error):
            continue
        if one.aside:
            aside.append(one.why)
        elif mean >= max(PART * whole, TINY):
            main.append((mean, one.why))
    main.sort(key=lambda found: -found[0])
    chosen = ([why for _, why in main] + aside)[:2] if main else []
    if len(chosen) == 2:
        return reason("explore-why-and", None, first=chosen[0], second=chosen[1])
    return chosen[0] if chosen else None


def line_of(traces: Sequence[Any]) -> tuple[Step, ...]:
    """The most frequent action at each step, with its share of the deals."""
    steps = []
    for at in range(max((len(trace.steps) for trace in traces), default=0)):
        came = [trace.steps[at] for trace in traces if len(trace.steps) > at]
        seats = Counter((number, seat) for number, seat, *_ in came)
        (number, seat), _ = seats.most_common(1)[0]
        counts = Counter(
            (action, takes, stays) for n, s, action, takes, stays in came if (n, s) == (number, seat)
        )
        ranked = counts.most_common()
        (action, takes, stays), times = ranked[0]
        others = [one for (one, _, _), _ in ranked[1:] if one != action]
        steps.append(
            Step(number, seat, action, times / len(traces), others[0] if others else None, takes, stays)
        )
    return tuple(steps)
