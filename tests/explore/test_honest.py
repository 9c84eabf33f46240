"""The numbers of an answer are what they say: errors as large as the spread of answers, weights that count as
they should, and no bias from ending early."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from math import fsum
from statistics import mean, stdev
from typing import Any

import pytest

from hanalab import mighty
from hanalab.core.shuffle import numbers
from hanalab.explore import advise, bids, chances, what_if
from hanalab.explore.weighing import weight_of
from tests.explore.positions import late_hand, late_round
from tests.explore.test_sampling import could_be_played
from tests.samples import tries

#: how often a question is asked with another seed, and how far the spread may be from the error by chance
TIMES = tries(200, 50)
#: the same for questions that take longer
FEWER = tries(40, 12, 200)
SLACK = 3.2
HAND = "HA HK HQ H10 H4 SK S5 DA D4 C2"


def mushi_view(seed: int, cards: int) -> Any:
    position = late_round(seed, cards)
    return position.view(position.player or 0)


def mighty_view(seed: int, cards: int) -> Any:
    hand = late_hand(seed, cards)
    return hand.view(hand.player or 0)


def of_row(view: Any, at: int, **more: Any) -> Callable[[int], tuple[float, float]]:
    """The mean and error of one and the same move, asked with a seed."""
    moves = advise(view, samples=4, reasons=False, **more).moves
    move = moves[at].action, moves[at].then

    def asked(seed: int) -> tuple[float, float]:
        answer = advise(view, samples=30, seed=seed, clear=False, reasons=False, progress=False, **more)
        row = next(row for row in answer.moves if (row.action, row.then) == move)
        return row.mean, row.error

    return asked


def of_chances(view: Any, **more: Any) -> Callable[[int], tuple[float, float]]:
    def asked(seed: int) -> tuple[float, float]:
        answer = chances(view, samples=30, seed=seed, progress=False, **more)
        return answer.mean, answer.error

    return asked


def of_a_change(seed: int) -> tuple[float, float]:
    view = mushi_view(1, 3)
    answer = what_if(view, exchange=(view.hand[0], view.unseen[0]), samples=30, seed=seed, progress=False)
    return answer.difference, answer.error


def of_bids(heard: str | None) -> Callable[[int], tuple[float, float]]:
    def asked(seed: int) -> tuple[float, float]:
        answer = bids(HAND, heard=heard, samples=30, seed=seed, progress=False)
        return answer.expected(15, "H"), answer.expected_error(15, "H")

    return asked


SLOW = ("a change", "bids", "bids by the bids")
ASKED: dict[str, Callable[[int], tuple[float, float]]] = {
    "mushi, first": of_row(mushi_view(1, 4), 0),
    "mushi, last": of_row(mushi_view(3, 4), -1),
    "mighty": of_row(mighty_view(3, 3), 0),
    "mighty, by the bids": of_row(mighty_view(3, 3), 0, by_bids=True),
    "chances": of_chances(mushi_view(1, 3)),
    "chances by the bids": of_chances(mighty_view(3, 3), by_bids=True),
    "a change": of_a_change,
    "bids": of_bids(None),
    "bids by the bids": of_bids("13S pass"),
}


@pytest.mark.parametrize("name", ASKED)
def test_errors_are_as_large_as_the_spread_of_answers(name: str) -> None:
    times = FEWER if name in SLOW else TIMES
    found = [ASKED[name](seed) for seed in range(times)]
    means, errors = zip(*found, strict=True)
    stated = mean(error * error for error in errors) ** 0.5
    assert stated > 0
    assert stdev(means) / stated == pytest.approx(1, abs=max(0.15, SLACK / (2 * times) ** 0.5))


@pytest.mark.parametrize("cards", [3, 4][: tries(2, 1)])
def test_ending_early_does_not_lift_the_best(cards: int) -> None:
    view = mushi_view(cards, cards)
    early = [advise(view, samples=200, seed=seed, reasons=False) for seed in range(TIMES)]
    whole = [advise(view, samples=200, seed=seed, reasons=False, clear=False) for seed in range(TIMES)]
    assert any(answer.stopped == "clear" for answer in early)
    best = whole[0].best.action
    lifted = [
        one.best.mean - other.best.mean
        for one, other in zip(early, whole, strict=True)
        if one.best.action == other.best.action == best
    ]
    assert len(lifted) > 0.9 * TIMES
    assert abs(mean(lifted)) < max(SLACK * stdev(lifted) / len(lifted) ** 0.5, 0.2 * early[0].best.error)


def last_trick(seed: int) -> mighty.Hand:
    hand, source = mighty.Hand.deal(f"last {seed}"), numbers(seed)
    while hand.number < 10 or len(hand.trick) < 1:
        hand = hand.do(mighty.steady_bot(hand.view(hand.player or 0), source))
    return hand


@pytest.mark.parametrize("seed", [1, 4, 5])
def test_weights_by_the_bids_count_as_if_all_deals_were_listed(seed: int) -> None:
    """At the last trick all deals can be listed, each with its weight."""
    hand = last_trick(seed)
    seat = hand.player or 0
    view = hand.view(seat)
    places = [at for at in range(5) if at != seat and hand.hands[at]]
    points, weights = [], []
    for some in permutations(view.unseen, len(places)):
        away = tuple(sorted(card for card in view.unseen if card not in some))
        hands = [view.hand if at == seat else () for at in range(5)]
        for at, card in zip(places, some, strict=True):
            hands[at] = (card,)
        # A declarer sees what it laid away.
        if view.state.discards and away != tuple(sorted(view.state.discards)) and seat == hand.declarer:
            continue
        if seat == hand.declarer:
            away = tuple(view.state.discards)
        if not could_be_played(hand, hands, away):
            continue
        deal = mighty.Hand.parse(str(hand)).state._replace(hands=tuple(hands), discards=away)
        at_end = mighty.Hand.of(deal)
        weights.append(weight_of(at_end))
        while not at_end.is_over:
            at_end = at_end.do(at_end.actions()[0])
        points.append(at_end.side_points)
    assert len(points) > 5
    exact = fsum(one * weight for one, weight in zip(points, weights, strict=True)) / fsum(weights)
    answer = chances(view, samples=tries(1500, 300), by_bids=True, progress=False)
    assert {row.value for row in answer.rows} <= set(points)
    assert abs(answer.mean - exact) <= 4 * answer.error + 1e-9
    plain = chances(view, samples=tries(1500, 300), progress=False)
    assert abs(plain.mean - mean(points)) <= 4 * plain.error + 1e-9
