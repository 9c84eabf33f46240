"""Means and their errors, one by one and in pairs from the same deals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple


class Mean(NamedTuple):
    """A mean and one standard error of it."""

    mean: float
    error: float


def mean_of(values: Sequence[float], weights: Sequence[float] | None = None) -> Mean:
    """The mean with its standard error, which is infinite for a single value.

    >>> mean_of((1.0, 2.0, 3.0))
    Mean(mean=2.0, error=0.5773502691896257)
    """
    count = len(values)
    if weights is not None:
        return _weighted(values, weights)
    mean = math.fsum(values) / count
    if count < 2:
        return Mean(mean, math.inf)
    spread = math.fsum([(value - mean) ** 2 for value in values]) / (count - 1)
    return Mean(mean, math.sqrt(spread / count))


def _weighted(values: Sequence[float], weights: Sequence[float]) -> Mean:
    total = math.fsum(weights)
    mean = math.fsum([weight * value for weight, value in zip(weights, values, strict=True)]) / total
    if len(set(values)) == 1:
        mean = values[0]  # to the last bit: else there would be an error out of nothing
    if len(values) < 2:
        return Mean(mean, math.inf)
    spread = math.fsum(
        [(weight * (value - mean)) ** 2 for weight, value in zip(weights, values, strict=True)]
    )
    return Mean(mean, math.sqrt(spread * len(values) / (len(values) - 1)) / total)


def difference_of(
    first: Sequence[float], second: Sequence[float], weights: Sequence[float] | None = None
) -> Mean:
    """The mean of first less second, deal by deal."""
    return mean_of([one - other for one, other in zip(first, second, strict=True)], weights)


class Column(NamedTuple):
    """A worth in each deal, and the weights of the deals; no weights where all count the same."""

    values: tuple[float, ...]
    weights: tuple[float, ...] = ()

    def first(self, count: int) -> Column:
        """The first deals of it."""
        return Column(self.values[:count], self.weights[:count])

    @property
    def mean(self) -> Mean:
        """The mean with its standard error."""
        return mean_of(self.values, self.weights or None)

    @property
    def pulls(self) -> list[float]:
        """How much each deal pulls the mean from where the others have it."""
        weights = self.weights or (1.0,) * len(self.values)
        mean, total = self.mean.mean, math.fsum(weights)
        return [weight * (value - mean) / total for value, weight in zip(self.values, weights, strict=True)]


def paired(first: Column, second: Column) -> Mean:
    """The mean of the second less that of the first, with the error that the same deals leave it.

    >>> paired(Column((1.0, 5.0, 9.0)), Column((2.0, 6.0, 10.0)))
    Mean(mean=1.0, error=0.0)
    """
    count = min(len(first.values), len(second.values))
    first, second = first.first(count), second.first(count)
    difference = second.mean.mean - first.mean.mean
    if count < 2:
        return Mean(difference, math.inf)
    spread = math.fsum([(one - other) ** 2 for one, other in zip(second.pulls, first.pulls, strict=True)])
    return Mean(difference, math.sqrt(spread * count / (count - 1)))


def effective_number(weights: Sequence[float]) -> float:
    """How many equally weighted deals the weighted ones are worth (Kish).

    >>> effective_number((1.0, 1.0, 0.0))
    2.0
    """
    squares = math.fsum([weight * weight for weight in weights])
    return math.fsum(weights) ** 2 / squares if squares else 0.0


def ranking(columns: Sequence[Sequence[float]], weights: Sequence[float] | None = None) -> list[int]:
    """The places of the columns by their means, highest first, level ones as they stand."""
    means = [mean_of(column, weights).mean for column in columns]
    return sorted(range(len(columns)), key=lambda place: -means[place])


def is_clear(columns: Sequence[Sequence[float]], times: float) -> bool:
    """Whether the best column is ahead of every other by so many standard errors of the difference, or the
    same as it in every deal."""
    best, *others = ranking(columns)
    for other in others:
        lead, error = difference_of(columns[best], columns[other])
        if (lead or error) and lead <= times * error:
            return False
    return True
