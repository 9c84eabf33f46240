"""A finished round of Mushi reviewed: best play with both hands open, choices told apart from draws."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from hanalab.core.shuffle import numbers, shuffled
from hanalab.mushi.cards import Card
from hanalab.mushi.round import Round
from hanalab.mushi.turns import TURNS
from hanalab.solve.answer import Stop
from hanalab.widgets.review_model import Move, Review, Tell, Turn, steps

Cards = tuple[Card, ...]
Series = tuple[float, ...]
Solve = Callable[..., Any]
"""Gives `.actions` and `.values` (in points for seat 0) of a position; none when stopped."""
Group = list[tuple[Round, Any, Round]]
#: over so many orders of the stock values are averaged, by the cards it has; the last for fewer cards
ORDERS: Final = {16: 64, 15: 64, 14: 100, 13: 140, 12: 200}
#: without compiled kernels
ORDERS_PLAIN: Final = 6


class _Stopped(Exception):  # noqa: N818  # no error: the reader has had enough
    pass


def review(
    tip: Round, seat: int, tell: Tell, stop: Stop, solve: Solve | None = None, orders: int | None = None
) -> Review:
    """The review of the line that led to `tip`, for `seat`.

    Every value is that of exact play with both hands open, on the average of up to `orders` orders in which
    the cards of the stock could lie. A choice is weighed against the best one in the same orders; a draw
    against the other cards that could have come. Choices and draws add up: from the score at the end
    backwards they give the curve. The turns are worked out from the last to the first; each answer so far
    goes to `tell`.
    """
    groups = _turns(tip)
    solver = solve or import_module("hanalab.solve.mushi").values
    judge = _Judge(solver, tip.root(), tip, usual() if orders is None else orders, stop)
    first = groups[0][0][0].turn if groups else 1
    so_far = Review("mushi", seat, tip, (), TURNS, None, first, worlds=judge.most)
    sign = 1 if seat == 0 else -1
    value: float = sign * tip.score().totals[0]
    try:
        for group in reversed(groups):
            turn = _turn(judge, group, sign, value)
            value -= turn.change
            turns = (turn, *so_far.turns)
            so_far = so_far._replace(turns=turns, start=value if len(turns) == len(groups) else None)
            tell(so_far)
    except _Stopped:
        return so_far
    return so_far._replace(done=True)


def usual() -> int:
    """How many orders of the stock are looked at."""
    return max(ORDERS.values()) if import_module("hanalab.solve.machine").COMPILED else ORDERS_PLAIN


def _turns(tip: Round) -> list[Group]:
    """The decisions of each turn, oldest first."""
    groups: list[Group] = []
    for before, action, after in steps(tip):
        if before.phase == "HAND" or not groups:
            groups.append([])
        groups[-1].append((before, action, after))
    return groups


def _turn(judge: _Judge, group: Group, sign: int, value: float) -> Turn:
    moves: list[Move] = []
    luck = Mean(0.0, 0.0)
    player: int = group[0][0].player  # type: ignore[assignment]
    for before, action, after in group:
        change, better = judge.choice(before, action, after)
        moves.append(Move(before, player, action, sign * change.mean, better, change.error))
        if len(after.stock) < len(before.stock):
            luck = judge.luck(before, action, after)
    return Turn(
        group[0][0].turn, player, group[-1][2], value, tuple(moves), sign * luck.mean, luck.error,
    )  # fmt: skip


class Mean(NamedTuple):
    """A mean in points for seat 0 and its standard error."""

    mean: float
    error: float

    @classmethod
    def of(cls, series: list[float]) -> Mean:
        """That of some numbers."""
        return cls(fmean(series), stdev(series) / len(series) ** 0.5 if len(series) > 1 else 0.0)


class _Judge:
    """Values for seat 0 over the same orders of the stock everywhere, each asked for once."""

    def __init__(self, solve: Solve, start: Round, tip: Round, most: int, stop: Stop) -> None:
        self._solve = solve
        self._stop = stop
        self._known: dict[int, tuple[Round, dict[Any, Series]]] = {}
        self._orders = _orders(start, tip, most)
        self.most = len(self._orders.get(len(start.stock) - 1, ((),)))

    def choice(self, before: Round, action: Any, after: Round) -> tuple[Mean, Any]:
        """What a decision changed against the best one, and that one (None: it was the best)."""
        if len(before.actions()) < 2:
            return Mean(0.0, 0.0), None
        table = self._table(before)
        chosen = table[action]
        if after.phase == "HAND_CAPTURE":
            # A solver knows the best capture for each order; a player has to find one for all of them.
            chosen = max(self._table(after).values(), key=lambda series: _worth(after, series))
        others = {act: series for act, series in table.items() if act != action}
        best = max(others, key=lambda act: _worth(before, others[act]))
        if _worth(before, others[best]) <= _worth(before, chosen):
            return Mean(0.0, 0.0), None
        return Mean.of([got - given for got, given in zip(chosen, others[best], strict=True)]), best

    def luck(self, before: Round, action: Any, after: Round) -> Mean:
        """What the card drawn changed against the others that could have come."""
        if len(before.stock) < 2:
            return Mean(0.0, 0.0)
        expected = self._table(before)[action]
        # There may be more orders of the smaller stock; the first ones are made from those of the larger.
        return Mean.of([came - value for came, value in zip(self._best(after), expected, strict=False)])

    def _best(self, position: Round) -> Series:
        """The value of a position in each order."""
        if position.is_over:
            return (float(position.score().totals[0]),) * self.most
        choose = max if position.player == 0 else min
        return tuple(choose(values) for values in zip(*self._table(position).values(), strict=True))

    def _table(self, position: Round) -> dict[Any, Series]:
        """By action, its value in each order."""
        known = self._known.get(id(position))
        if known is None:
            columns = [self._values(position, stock) for stock in self._orders[len(position.stock)]]
            table = {act: tuple(column[act] for column in columns) for act in columns[0]}
            known = self._known[id(position)] = position, table
        return known[1]

    def _values(self, position: Round, stock: Cards) -> dict[Any, float]:
        if self._stop.is_set():
            raise _Stopped
        world = position.followed_by(
            position.hands, position.field, stock, position.piles, position.phase, position.player,
            position.pending, [], position.found,
        )  # fmt: skip
        found = self._solve(world, stop=self._stop)
        if len(found.values) < len(found.actions) or not found.values:
            raise _Stopped
        return dict(zip(found.actions, map(float, found.values), strict=True))


def _orders(start: Round, tip: Round, most: int) -> dict[int, tuple[Cards, ...]]:
    """By the number of cards in the stock, the orders to look at. Those after a draw are those before it with
    the drawn card changed to the top: two orders differ in as little as can be, and so does their value.
    """
    stock, left = start.stock, len(tip.stock)
    orders = [
        tuple(shuffled(list(stock), numbers(f"{start} {number}"))) for number in range(most)
    ]  # fmt: skip
    found: dict[int, tuple[Cards, ...]] = {}
    for drawn in (*stock[: len(stock) - left], None):
        size = len(orders[0])
        found[size] = tuple(orders[: ORDERS.get(size, most) if size > min(ORDERS) else most])
        if drawn is not None:
            orders = [_without(order, drawn) for order in orders]
    return found


def _without(order: Cards, drawn: Card) -> Cards:
    """The order once the card is drawn: what lay on top lies in its place."""
    place = order.index(drawn)
    return order[1:] if place == 0 else (*order[1:place], order[0], *order[place + 1 :])


def _worth(position: Round, series: Series) -> float:
    """The mean of a series for the one who decides."""
    return fmean(series) if position.player == 0 else -fmean(series)
