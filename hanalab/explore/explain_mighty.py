"""Mighty: what differs when two cards are played on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from hanalab import mighty
from hanalab.core.reason import Reason, reason
from hanalab.explore.decision import Move
from hanalab.explore.knowledge import Knowledge, position_of
from hanalab.explore.mighty_play import final_points
from hanalab.explore.quantity import counted
from hanalab.explore.sampling import world
from hanalab.explore.words import percent
from hanalab.mighty.bids import MOST
from hanalab.solve.answer import Stop


class Trace(NamedTuple):
    """How a deal went after a card: whether the own side won the trick, the points in it for the own side,
    the points for it in all, how many trumps of the other side fell in the trick, and the steps of it."""

    won: bool
    trick: int
    total: float
    drawn: int
    steps: tuple[tuple[int, int, Any, tuple[Any, ...], bool], ...]


@dataclass(frozen=True)
class Lines:
    """Both cards played on in each deal: the trick to its end, exactly or as steady bots would, and the rest
    as its worth tells."""

    known: Knowledge
    seed: object
    pair: tuple[Move, Move]
    method: str

    @property
    def batch(self) -> int:
        """Deals in a piece of work."""
        return 2

    def world(self, number: int, stop: Stop | None) -> tuple[Trace, Trace] | None:
        """Both traces in one deal."""
        known = self.known
        hand: mighty.Hand = position_of(known.parts) if known.is_open else world(known, self.seed, number)
        first, second = (_played_on(hand, move, self.method) for move in self.pair)
        return first, second


def _played_on(start: mighty.Hand, move: Move, method: str) -> Trace:
    from hanalab.solve import mighty as solver

    seat: int = start.player  # type: ignore[assignment]
    ours = seat in start.side
    hand, now = start.do(move.action), len(start.tricks)
    steps: list[tuple[int, int, Any, tuple[Any, ...], bool]] = []
    while not hand.is_over and len(hand.tricks) == now:
        player: int = hand.player  # type: ignore[assignment]
        action: Any = solver.exact(hand).best if method == "mighty-exact" else None
        if action is None:
            action = mighty.ranked(hand.view(player))[0].action
        steps.append((hand.number, player, action, (), False))
        hand = hand.do(action)
    trick = hand.tricks[now]
    won = (trick.winner in hand.side) == ours
    points = final_points(hand, method)
    fallen = [one.card for place, one in enumerate(trick.laid) if (trick.seat(place) in hand.side) != ours]
    drawn = sum(card.suit == hand.trump and card is not hand.mighty for card in fallen)
    return Trace(
        won, trick.points if won else 0, points if ours else MOST - points, drawn, tuple(steps)
    )  # fmt: skip


def differences(
    traces: Sequence[tuple[Trace, Trace]], pair: tuple[Move, Move], question: Any
) -> Iterator[tuple[tuple[float, ...], Reason, bool]]:
    """What the first card brings more than the second, deal by deal, with the words for it."""
    count = len(traces)
    if not count:
        return
    firsts, seconds = zip(*traces, strict=True)
    trick = tuple([float(one.trick - two.trick) for one, two in traces])
    later = tuple([one.total - one.trick - two.total + two.trick for one, two in traces])
    shares = [sum(trace.won for trace in some) / count for some in (firsts, seconds)]
    if shares[0] > shares[1]:
        why = reason("explore-why-trick", "K39", first=percent(shares[0]), second=percent(shares[1]))
    else:
        why = counted("explore-why-trick-points", "K49", "more", sum(trick) / count)
    yield trick, why, False
    card = pair[1].action.card
    special = card is mighty.JOKER or card is question.known.position.mighty
    more = sum(later) / count
    kept = special and pair[0].action.card is not card
    yield (
        later,
        counted("explore-why-keeps", None, "more", more, card=card) if kept
        else counted("explore-why-later", None, "more", more),
        False,
    )  # fmt: skip
    drawn = tuple([float(one.drawn - two.drawn) for one, two in traces])
    mean = sum(trace.drawn for trace in firsts) / count
    yield drawn, counted("explore-why-draws", "K39", "drawn", mean), True
