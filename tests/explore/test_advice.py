"""Advice is what the deals say: values by hand, whole moves, counted reasons, sentences that hold."""

from __future__ import annotations

from itertools import permutations
from statistics import mean, stdev

import pytest

from hanalab import mighty, mushi
from hanalab.core.errors import SetupError
from hanalab.explore import Advice, advise, chances, solve, worlds
from hanalab.explore.advice import Row
from hanalab.explore.answer import Effort
from hanalab.explore.decision import Move, Result, advice_of
from hanalab.solve import mighty as mighty_solver
from hanalab.solve import mushi as mushi_solver
from tests.explore.positions import late_hand, late_round


def best_score(position: mushi.Round) -> int:
    """What seat 0 scores when both play as well as can be: by the engine alone."""
    if position.is_over:
        return position.score().totals[0]
    found = [best_score(position.do(action)) for action in position.actions()]
    return max(found) if position.player == 0 else min(found)


@pytest.mark.parametrize("seed", range(4))
def test_rows_are_the_means_over_the_deals(seed: int) -> None:
    position = late_round(seed, 2)
    seat = position.player or 0
    view = position.view(seat)
    sign = 1 if seat == 0 else -1
    answer = advise(view, samples=12, clear=False, seed="s", reasons=False)
    assert {row.action for row in answer.rows} == set(view.actions())
    deals = [one for _, one in zip(range(12), worlds(view, "s"), strict=False)]
    for row in answer.moves:
        found = []
        for deal in deals:
            after = deal.do(row.action)
            found.append(sign * best_score(after if row.then is None else after.do(row.then)))
        assert row.mean == pytest.approx(mean(found))
        assert row.error == pytest.approx(stdev(found) / 12**0.5)
        assert row.worlds == 12
    means = [row.mean for row in answer.moves]
    assert means == sorted(means, reverse=True)


def test_the_mean_over_all_deals_comes_out() -> None:
    """With few cards unseen the exact mean over every deal is known."""
    position = late_round(5, 2)
    seat = position.player or 0
    view = position.view(seat)
    sign = 1 if seat == 0 else -1
    every = []
    for order in permutations(view.unseen):
        held = len(view.hands[1 - seat])
        hands = [view.hand, view.hand]
        hands[1 - seat] = order[:held]
        deal = mushi.Round._make(
            (hands[0], hands[1]), view.field, order[held:], view.piles, view.dealer, view.rules, view.phase,
            view.player,
        )  # fmt: skip
        every.append(sign * mushi_solver.values(deal).values[0])
    answer = advise(view, samples=400, clear=False, reasons=False)
    row = next(row for row in answer.rows if row.action == view.actions()[0])
    assert abs(row.mean - mean(every)) < 4 * max(row.error, 0.01)


def test_differences_are_paired() -> None:
    moves = (Move(mushi.Play("01B")), Move(mushi.Play("02A")), Move(mushi.Play("03B")))
    question = type("Q", (), {"game": "mushi", "seat": 0, "phase": "HAND", "unit": "round", "moves": moves})()
    results = [Result((float(deal), deal + 2.0, deal * 1.0)) for deal in range(0, 100, 10)]
    answer = advice_of(question, results, Effort(method="exact", worlds=10, wanted=10, seconds=0))
    best, level, last = answer.moves
    assert best.action == mushi.Play("02A")
    assert (level.difference, level.difference_error) == (-2.0, 0.0)  # the same in every deal
    assert level.error == pytest.approx(stdev(range(0, 100, 10)) / 10**0.5)
    assert last.action == mushi.Play("03B")
    assert answer.is_clear


def test_whole_moves_and_actions() -> None:
    position = mushi.Round.parse("mushi; hands 01Y 12X / ?2; field 01R 01X 10A; stock ?4")
    answer = advise(position, samples=30, clear=False)
    assert [row.action for row in answer.rows].count(mushi.Play("01Y")) == 1
    takes = [row.then for row in answer.moves if row.action == mushi.Play("01Y")]
    assert set(takes) == {mushi.Take("01R"), mushi.Take("01X")}
    row = next(row for row in answer.rows if row.action == mushi.Play("01Y"))
    assert (row.label(), row.then) == ("01Y takes 01R", mushi.Take("01R"))
    assert (row.detail(), row.detail("es")) == ("takes 5 points", "se lleva 5 puntos")
    assert {move.label() for move in answer.moves} == {"01Y takes 01R", "01Y takes 01X", "12X stays"}


def test_open_positions_are_exact() -> None:
    position = late_round(2, 3)
    answer = advise(position)
    assert answer.worlds == 1
    assert answer.stopped == "all"
    assert all(row.error == 0 for row in answer.rows)
    value = mushi_solver.exact(position).value or 0
    assert answer.best.mean == (value if position.player == 0 else -value)
    assert "All cards are known" in answer.how()
    assert "±" not in answer.text()


@pytest.mark.parametrize(("seed", "laid"), [(1, 0), (2, 2), (3, 4)])
def test_mighty_rows_are_points_of_the_own_side(seed: int, laid: int) -> None:
    hand = late_hand(seed, 3, laid)
    seat = hand.player or 0
    view = hand.view(seat)
    answer = advise(view, samples=10, clear=False, seed=3, reasons=False)
    assert answer.unit == "side"
    deals = [one for _, one in zip(range(10), worlds(view, 3), strict=False)]
    for row in answer.rows:
        points = []
        for deal in deals:
            found = mighty_solver.exact(deal.do(row.action)).value or 0
            points.append(found if seat in deal.side else 20 - found)
        assert row.mean == pytest.approx(mean(points))
        assert row.goal is not None
        assert 0 <= row.goal <= 1


def test_a_friend_whom_the_first_trick_decides() -> None:
    hand = late_hand(1, 10)
    full = hand.state.hands
    start = mighty.Hand.at_play(full, hand.declarer or 0, "13H", "first-trick", "C2")
    start = start.do(start.actions()[0])
    small = advise(start.view(start.player or 0), samples=2, reasons=False)
    assert len(small.rows) == len(start.actions())


def test_the_reason_speaks_of_what_was_counted() -> None:
    told = 0
    for seed in range(6):
        position = late_round(seed, 4)
        answer = advise(position.view(position.player or 0), samples=96)
        assert answer.line
        assert all(0 < step.share <= 1 for step in answer.line)
        if answer.because is not None:
            told += 1
            assert answer.is_clear
            assert f"because {answer.because.text()}." in answer.sentence()
            assert "porque" in answer.sentence("es")
    assert told


def test_sentences_say_how_sure_they_are() -> None:
    def answer(*rows: Row) -> Advice:
        effort = Effort(method="mushi-exact", worlds=50, wanted=50, seconds=1)
        return Advice(
            game="mushi", seat=0, phase="HAND", unit="round", rows=rows, moves=rows, effort=effort
        )  # fmt: skip

    best = Row(mushi.Play("10A"), 5.0, 1.0, 50, stays=True)
    near = Row(mushi.Play("12X"), 4.5, 1.0, 50, -0.5, 0.4, stays=True)
    far = Row(mushi.Play("12X"), 1.0, 1.0, 50, -4.0, 0.4, stays=True)
    same = Row(mushi.Play("12X"), 5.0, 1.0, 50, 0.0, 0.0, stays=True)
    assert (
        answer(best, far).sentence()
        == "Put down the maple deer (10A): +4.0 ± 0.4 a round over the next best."
    )
    assert "do not tell it from 12X stays (lead +0.5 ± 0.4)" in answer(best, near).sentence()
    assert "12X stays is worth the same" in answer(best, same).sentence()
    assert "nothing else to do" in answer(best).sentence()
    assert "la siguiente" in answer(best, far).sentence("es")


def test_a_seat_that_has_nothing_to_decide_is_told() -> None:
    position = late_round(1)
    with pytest.raises(SetupError) as caught:
        advise(position.view(1 - (position.player or 0)))
    assert (caught.value.code, caught.value.rule) == ("explore-not-asked", "M9")
    over = position
    while not over.is_over:
        over = over.do(over.actions()[0])
    for asked in (over, over.view(0)):
        with pytest.raises(SetupError) as caught:
            advise(asked)
        assert caught.value.code == "explore-over"


@pytest.mark.parametrize("asked", ["01B", 5, None, ("01B",)])
def test_what_is_no_position_is_told(asked: object) -> None:
    for question in (advise, chances, solve):
        with pytest.raises(SetupError) as caught:
            question(asked)  # type: ignore[operator]
        assert caught.value.code == "explore-what"


def test_own_cards_must_be_known() -> None:
    with pytest.raises(SetupError) as caught:
        advise(mushi.Round.parse("mushi; hands 01Y ? / ?2; field 01R; stock ?4"))
    assert caught.value.code == "explore-unknown-cards"


def test_solutions() -> None:
    position = late_round(3, 3)
    found = solve(position)
    assert found.exact
    assert found.value == best_score(position)
    assert found.best in position.actions()
    assert found.rows[0].mean == found.value
    assert len(found.rows) == len(position.actions())
    assert found.sentence().startswith("With best play seat 0 scores")
    hand = late_hand(3, 3)
    points = solve(hand)
    assert points.exact
    assert points.low == points.high == points.value
    assert points.nodes >= 0
    assert points.seconds > 0
    assert "declarante" in points.sentence("es")
    for asked, code in (
        (position.view(0), "explore-hidden"),
        (position.view(0)._position(), "explore-hidden"),
        (hand.view(0), "explore-hidden"),
        ("mushi", "explore-what"),
        (mighty.Hand.deal(1), "explore-solve-phase"),
    ):
        with pytest.raises(SetupError) as caught:
            solve(asked)  # type: ignore[arg-type]
        assert caught.value.code == code


def test_chances_count_the_deals() -> None:
    position = late_round(4, 3)
    answer = chances(position.view(position.player or 0), samples=40)
    assert answer.total == answer.worlds == len(answer.results) == 40
    assert answer.mean == pytest.approx(mean(answer.results))
    assert answer.chance(-191) == 1
    assert answer.chance(191) == 0
    assert answer.chance() == sum(value > 0 for value in answer.results) / 40
    assert answer.quantile(0.5) in answer.results
    other = chances(position, seat=1)
    assert other.mean == -chances(position, seat=0).mean
    hand = late_hand(2, 3)
    points = chances(hand.view(hand.player or 0), samples=20)
    assert points.goal == hand.contract.number  # type: ignore[union-attr]
    assert f"{points.bid} made in" in points.sentence()
    assert 0 <= min(points.results) <= max(points.results) <= 20
    with pytest.raises(SetupError) as caught:
        chances(hand, seat=5)
    assert caught.value.code == "explore-seat"


def test_deals_may_be_weighed_by_the_bids() -> None:
    hand = late_hand(2, 4)
    view = hand.view(hand.player or 0)
    answer = advise(view, samples=40, by_bids=True, clear=False)
    assert answer.effort.effective is not None
    assert 1 <= answer.effort.effective <= 40
    assert "weighted by the bids" in answer.how()
