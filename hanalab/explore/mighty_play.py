"""Mighty, the play: what every card is worth in a deal, in points of the player's own side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from hanalab import mighty
from hanalab.core.reason import reason
from hanalab.explore.decision import Move, Result
from hanalab.explore.knowledge import Knowledge, position_of
from hanalab.explore.running import is_compiled, one_by_one
from hanalab.explore.sampling import world
from hanalab.explore.weighing import weight_of
from hanalab.mighty.bids import MOST
from hanalab.mighty.state import State
from hanalab.mighty.tricks import TRICKS, Laid, winner_of
from hanalab.solve.answer import Stop

#: up to so many cards a hand every deal is solved exactly, compiled or not
EXACT_CARDS = 6
#: how many cards a narrow search looks at each time
WIDTH = 2
#: what is averaged where a deal is too long to be solved. Open cards alone see plans that nobody can follow
#: who does not see them; rules of thumb alone see no plan
MIXED = ("mighty-narrow", "mighty-playouts")
#: up to so many tricks left, hands are solved whose last trick decides who the friend is
LAST_TRICKS = 2


@dataclass(frozen=True)
class MightyDecision:
    """What the seat to play may do, worked out deal by deal."""

    known: Knowledge
    seed: object
    method: str
    by_bids: bool = False

    game = "mighty"
    unit = "side"
    phase = "PLAY"

    @property
    def seat(self) -> int:
        """The seat that plays."""
        return int(self.known.parts.player)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """Every card it may play."""
        hand: mighty.Hand = self.known.position
        return tuple([Move(action, note=_standing(hand, action)) for action in hand.actions()])

    @property
    def batch(self) -> int:
        """Deals in a piece of work."""
        cards = len(self.known.parts.hands[self.seat])
        if not is_compiled():
            return 4 if cards <= 3 else 1
        return 32 if cards <= 5 else 8 if self.method == "mighty-exact" else 4

    def world(self, number: int, stop: Stop | None) -> Result | None:
        """The worth of every card in one deal."""
        found = self.worlds((number,), stop)
        return found[0] if found else None

    def worlds(self, numbers: Sequence[int], stop: Stop | None) -> list[Result]:
        """The worth of every card in these deals."""
        known = self.known
        if undecided(known.position, self.seat):
            return one_by_one(self._undecided, numbers, stop)
        hands = [
            position_of(known.parts) if known.is_open else world(known, self.seed, number)
            for number in numbers
        ]
        found = side_points(hands, [move.action for move in self.moves], self.method, stop)
        return [
            self._result(hand, [(one, self.seat in hand.side) for one in points])
            for hand, points in zip(hands, found, strict=False)
        ]

    def _undecided(self, number: int, stop: Stop | None) -> Result:
        hand = position_of(self.known.parts) if self.known.is_open else world(self.known, self.seed, number)
        return self._result(hand, [self._decided(hand, move.action) for move in self.moves])

    def _result(self, hand: mighty.Hand, points: Sequence[tuple[float, bool]]) -> Result:
        """What is made of the points of the declarer's side after each card, and whether they are ours."""
        bid = hand.state.contract.number  # type: ignore[union-attr]
        worths = tuple([one if ours else MOST - one for one, ours in points])
        goals = tuple([(one >= bid) == ours for one, ours in points])
        return Result(worths, goals, weight_of(hand) if self.by_bids else 1.0)

    def _decided(self, hand: mighty.Hand, action: Any) -> tuple[float, bool]:
        """Points of the declarer's side after a card, and whether the seat belongs to it, where the trick
        that is being played decides who the friend is: it is finished as the steady bot would."""
        hand = hand.do(action)
        now = len(hand.tricks)
        while not hand.is_over and hand.trick and len(hand.tricks) == now:
            hand = hand.do(mighty.ranked(hand.view(hand.player or 0))[0].action)
        found = final_points(hand, self.method)
        return found, self.seat in hand.side


def undecided(hand: mighty.Hand, seat: int) -> bool:
    """Whether this trick decides if the seat becomes the friend (K45)."""
    call = hand.call
    return (
        call is not None
        and call.kind == "first-trick"
        and hand.number == 1
        and not hand.friend_known
        and seat != hand.declarer
    )


def waits_for_friend(state: State) -> bool:
    """Whether the last trick decides who the friend is (K48): until then all but the declarer are played
    as defenders."""
    return state.call is not None and state.call.kind == "last-trick" and not state.friend_known


def friend_comes_last(state: State) -> bool:
    """Whether the last trick decides who the friend is and is too far off for a solver, which then knows
    bounds only."""
    return waits_for_friend(state) and state.number <= TRICKS - LAST_TRICKS


def side_points(
    hands: Sequence[mighty.Hand],
    actions: Sequence[Any],
    method: str,
    stop: Stop | None,
) -> list[list[float]]:
    """Points of the declarer's side after each action in each deal; fewer deals when stopped among them."""
    from hanalab.solve import mighty as solver

    if method == "mighty-mixed":
        found_by = [side_points(hands, actions, each, stop) for each in MIXED]
        return [
            [sum(both) / len(MIXED) for both in zip(*rows, strict=True)]
            for rows in zip(*found_by, strict=False)
        ]
    found: list[list[float]] = []
    if method == "mighty-playouts":
        for hand in hands:
            if stop is not None and stop.is_set():
                break
            found.append([final_points(hand.do(action), method) for action in actions])
        return found
    for values in solver.values_of(hands, width=None if method == "mighty-exact" else WIDTH, stop=stop):
        if len(values.values) < len(values.actions) or not values.values:
            break
        worth = {str(action): float(value) for action, value in zip(*values[:2], strict=True)}
        found.append([worth[str(action)] for action in actions])
    return found


def final_points(hand: mighty.Hand, method: str) -> float:
    """Points of the declarer's side at the end of a hand."""
    from hanalab.solve import mighty as solver

    if hand.is_over:
        return float(hand.side_points)
    if method == "mighty-mixed":
        return sum([final_points(hand, each) for each in MIXED]) / len(MIXED)
    if method.endswith("playouts"):
        return float(solver.played_out(hand)[0])
    found = solver.exact(hand) if method == "mighty-exact" else solver.estimate(hand, WIDTH)
    return float(found.low if found.value is None else found.value)


def method_for(known: Knowledge, compiled: bool) -> str:
    """How each deal is worked out."""
    if friend_comes_last(known.parts):
        return "mighty-playouts"
    cards = max(map(len, known.parts.hands))
    if cards <= EXACT_CARDS:
        return "mighty-exact"
    return "mighty-mixed" if compiled else "mighty-playouts"


def _standing(hand: mighty.Hand, action: Any) -> Any:
    """How the card stands in the trick so far, as a remark."""
    state = hand.state
    if not state.trick or state.contract is None:
        return None
    trick = (*state.trick, Laid(action.card))
    place = winner_of(trick, state.contract.trump, state.number, state.joker_call, state.rules).place
    return reason("explore-card-wins" if place == len(state.trick) else "explore-card-loses", None)
