"""Mushi: what every move is worth in a deal, seen from the seat that makes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from hanalab import mushi
from hanalab.core.reason import Reason, reason
from hanalab.explore.decision import Move, Result
from hanalab.explore.knowledge import Knowledge, position_of
from hanalab.explore.running import is_compiled, one_by_one
from hanalab.explore.sampling import unknown_cards, world
from hanalab.mushi.captures import found_for
from hanalab.solve.answer import Stop

#: without compiled kernels, rounds with more cards in hand than this are played out instead of solved
SLOW_CARDS = 6
#: how often each is then played out
PLAYOUTS = 12


@dataclass(frozen=True)
class MushiDecision:
    """What the seat to act may do, worked out deal by deal."""

    known: Knowledge
    seed: object
    method: str

    game = "mushi"
    unit = "round"

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return int(self.known.parts.player)

    @property
    def phase(self) -> str:
        """HAND, HAND_CAPTURE or DRAW_CAPTURE."""
        return self.known.phase

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """Every whole move."""
        return moves_of(self.known.position)

    @property
    def batch(self) -> int:
        """Deals in a piece of work: few early in the round, when each takes long."""
        cards = len(self.known.parts.hands[self.seat])
        return (64, 64, 64, 32, 32, 16, 8, 4, 2)[min(cards, 8)] if is_compiled() else 1

    def world(self, number: int, stop: Stop | None) -> Result | None:
        """The worth of every move in one deal."""
        found = self.worlds((number,), stop)
        return found[0] if found else None

    def worlds(self, numbers: Sequence[int], stop: Stop | None) -> list[Result]:
        """The worth of every move in these deals: solved in one go, or played out one by one."""
        if self.method == "mushi-playouts":
            return one_by_one(self._played_out, numbers, stop)
        from hanalab.solve import mushi as solver

        known = self.known
        rows = [[card.index for card in unknown_cards(known, self.seed, number)] for number in numbers]
        values = solver.values_in_worlds(known.position, rows, stop=stop)
        places = {move: at for at, move in enumerate(values.moves)}
        order = [
            places[(move.action,) if move.then is None else (move.action, move.then)] for move in self.moves
        ]
        sign = 1.0 if self.seat == 0 else -1.0
        return [_result([sign * row[place] for place in order]) for row in values.rows]

    def _played_out(self, number: int, stop: Stop | None) -> Result:
        known = self.known
        position = position_of(known.parts) if known.is_open else world(known, self.seed, number)
        sign = 1.0 if self.seat == 0 else -1.0
        return _result([sign * played_out(position, move, number) for move in self.moves])


def _result(worths: Sequence[float]) -> Result:
    return Result(tuple(worths), tuple([worth > 0 for worth in worths]))


def moves_of(position: mushi.Round) -> tuple[Move, ...]:
    """Every whole move of the player: each card with each capture it may choose."""
    found: list[Move] = []
    for action in position.actions():
        if isinstance(action, mushi.Take):
            found.append(Move(action, note=_gain(action.cards)))
        elif isinstance(action, mushi.Redeal):
            found.append(Move(action))
        else:
            options = found_for(action.card, position.field, False, False, position.rules).options
            if len(options) > 1:
                found += [Move(action, mushi.Take(option), option, note=_gain(option)) for option in options]
            elif options:
                found.append(Move(action, None, options[0], note=_gain(options[0])))
            else:
                lightning = action.card.is_lightning
                note = reason(
                    "explore-stays-lightning" if lightning else "explore-stays", None, card=action.card
                )
                found.append(Move(action, None, (), True, note))
    return tuple(found)


def _gain(taken: tuple[mushi.Card, ...]) -> Reason:
    return reason("explore-takes-points", None, points=sum(card.points for card in taken), cards=taken)


def after(position: mushi.Round, move: Move) -> mushi.Round:
    """The position after a whole move."""
    position = position.do(move.action)
    return position if move.then is None else position.do(move.then)


def played_out(position: mushi.Round, move: Move, number: int) -> float:
    """What seat 0 scores on average when a move is followed by quick play."""
    from hanalab.solve import mushi as solver

    if isinstance(move.action, mushi.Redeal):
        return 0.0
    reached = after(position, move)
    if reached.is_over:
        return float(reached.score().totals[0])
    scores = solver.playouts(reached, PLAYOUTS, number, "steady")
    return float(sum(int(score) for score in scores)) / PLAYOUTS


def method_for(known: Knowledge, compiled: bool) -> str:
    """How each deal is worked out: exactly, or by playing it out where that would take too long."""
    cards = max(map(len, known.parts.hands))
    return "mushi-exact" if compiled or cards <= SLOW_CARDS else "mushi-playouts"
