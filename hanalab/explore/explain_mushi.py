"""Mushi: what differs when two moves are played on with open cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from hanalab import mushi
from hanalab.core.reason import Reason, reason
from hanalab.explore.decision import Move
from hanalab.explore.knowledge import Knowledge, position_of
from hanalab.explore.mushi_play import after
from hanalab.explore.quantity import counted
from hanalab.explore.sampling import world
from hanalab.explore.words import percent
from hanalab.mushi.yaku import yaku_of
from hanalab.solve.answer import Stop

#: turns of the expected line after the move itself
TURNS_SHOWN = 3


class Trace(NamedTuple):
    """How a deal went after a move: card points of the seat at the end, yaku of the seat and of the other,
    whether the seat has Lightning, what the other took in its next turn, and the first steps."""

    points: int
    own: tuple[str, ...]
    other: tuple[str, ...]
    lightning: bool
    next_taken: int
    steps: tuple[tuple[int, int, Any, tuple[Any, ...], bool], ...]


@dataclass(frozen=True)
class Lines:
    """Both moves played on in each deal, as well as can be."""

    known: Knowledge
    seed: object
    pair: tuple[Move, Move]

    @property
    def batch(self) -> int:
        """Deals in a piece of work."""
        return 2

    def world(self, number: int, stop: Stop | None) -> tuple[Trace, Trace] | None:
        """Both traces in one deal."""
        known = self.known
        position = position_of(known.parts) if known.is_open else world(known, self.seed, number)
        traces = []
        for move in self.pair:
            trace = _played_on(position, move, stop)
            if trace is None:
                return None
            traces.append(trace)
        return traces[0], traces[1]


def _played_on(start: mushi.Round, move: Move, stop: Stop | None) -> Trace | None:
    from hanalab.solve import mushi as solver

    seat: int = start.player  # type: ignore[assignment]
    position = after(start, move)
    steps: list[tuple[int, int, Any, tuple[Any, ...], bool]] = []
    begun = start.turn
    next_taken = 0
    while not position.is_over:
        found = solver.exact(position, stop=stop)
        if found.best is None:
            return None
        player: int = position.player  # type: ignore[assignment]
        turn = position.turn
        before = position
        position = position.do(found.best)
        if isinstance(found.best, mushi.Redeal):
            break
        if player != seat and turn == begun + 1:
            next_taken += _sum(position, player) - _sum(before, player)
        if isinstance(found.best, mushi.Play) and begun < turn <= begun + TURNS_SHOWN:
            first = position.step[0]
            steps.append((turn, player, found.best, first.cards if first.kind == "play_takes" else (),
                          first.kind == "play_stays"))  # fmt: skip
    score = position.score()
    return Trace(
        score.card_points[seat], score.yaku[seat], score.yaku[1 - seat],
        mushi.LIGHTNING in position.piles[seat], next_taken, tuple(steps),
    )  # fmt: skip


def _sum(position: mushi.Round, seat: int) -> int:
    return sum(card.points for card in position.piles[seat])


def differences(
    traces: Sequence[tuple[Trace, Trace]], pair: tuple[Move, Move], question: Any
) -> Iterator[tuple[tuple[float, ...], Reason, bool]]:
    """What the first move brings more than the second, deal by deal, with the words for it."""
    count = len(traces)
    if not count:
        return
    points = tuple([float(one.points - two.points) for one, two in traces])
    more = sum(points) / count
    yield points, counted("explore-why-points", None, "more", more), False
    for yaku in yaku_of(question.known.parts.rules):
        for theirs in (False, True):
            shares = [
                [yaku.code in (trace.other if theirs else trace.own) for trace in traces_of]
                for traces_of in zip(*traces, strict=True)
            ]
            first, second = (sum(one) / count for one in shares)
            sign = -yaku.value if theirs else yaku.value
            gains = tuple([float(sign * (one - two)) for one, two in zip(*shares, strict=True)])
            code = "explore-why-yaku-denied" if theirs else "explore-why-yaku"
            why = reason(code, yaku.rule, yaku=yaku, first=percent(first), second=percent(second))
            yield gains, why, False
    taken = tuple([float(two.next_taken - one.next_taken) for one, two in traces])
    yield taken, counted("explore-why-leaves", None, "less", sum(taken) / count), True
    lightning = [[trace.lightning for trace in traces_of] for traces_of in zip(*traces, strict=True)]
    shares_of = [percent(sum(one) / count) for one in lightning]
    yield (
        tuple([float(one) - float(two) for one, two in zip(*lightning, strict=True)]),
        reason("explore-why-lightning", None, first=shares_of[0], second=shares_of[1]), True,
    )  # fmt: skip
