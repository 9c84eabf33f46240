"""Hints and costs know what the seat may know and no more: other hidden cards, the same words. With the cards
opened they are what the solver finds."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from hanalab.explore import solve
from hanalab.explore.knowledge import exchanged
from hanalab.mighty import Discard, Hand
from hanalab.mushi import Round
from hanalab.mushi.notation import write
from hanalab.widgets import hints_ask, review_acts
from hanalab.widgets.costs import cost_words
from hanalab.widgets.mushi_table import MushiTable
from hanalab.widgets.nodes import walk, words
from hanalab.widgets.review_words_mighty import MightyReviewWords
from hanalab.widgets.review_words_mushi import MushiReviewWords
from hanalab.widgets.trick_table import TrickTable
from tests.pictured_hand import after
from tests.samples import tries
from tests.widgets.mushi_tables import MOVES, Make, pictured, tree_of
from tests.widgets.trick_tables import Lay, lay

__all__ = ["lay"]


@pytest.fixture(autouse=True)
def real_advice(no_solver: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The solvers themselves, with few deals and all the time they need."""

    def ask(known: Any, _worlds: int, seconds: float, tell: Any, stop: Any) -> Any:
        return hints_ask.ask_advice(known, 8, 60 * seconds, tell, stop)

    monkeypatch.setattr(review_acts, "ask_advice", ask)


def rotated(cards: list[Any]) -> dict[Any, Any]:
    """Each card becomes the next one, the last the first."""
    return dict(zip(cards, [*cards[1:], *cards[:1]], strict=True))


def other_round(position: Round, seat: int) -> Round:
    """The same game so far, as far as `seat` has seen it, with every hidden card somewhere else."""
    hidden = [*position.hands[1 - seat], *position.stock]
    other = rotated(hidden)
    start = position.root()
    parts = start.parts()

    def changed(cards: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(other.get(card, card) for card in cards)

    hands = changed(parts.hands[0]), changed(parts.hands[1])
    again = Round.parse(write(parts._replace(hands=hands, stock=changed(parts.stock))))
    for action in position.path():
        again = again.do(action)
    assert again.hands[1 - seat] != position.hands[1 - seat]
    assert again.stock != position.stock or len(position.stock) < 2
    return again


def other_hand(position: Hand, seat: int) -> Hand:
    """The same for a hand of Mighty: two cards of a suit in two other hands have changed places, twice."""
    again = position
    for two in pairs(position, seat)[:2]:
        swap = {two[0]: two[1], two[1]: two[0]}
        following = Hand.of(exchanged(again.root().state, two))
        for action in again.path():
            if isinstance(action, Discard):
                action = Discard(*[swap.get(card, card) for card in action.cards])
            following = following.do(action)
        again = following
    assert again.hands != position.hands
    return again


def pairs(position: Hand, seat: int) -> list[tuple[Any, Any]]:
    called = position.call.card if position.call is not None else None
    found = []
    for one, two in itertools.combinations([other for other in range(5) if other != seat], 2):
        suits = itertools.product(position.hands[one], position.hands[two])
        same = [
            (a, b) for a, b in suits
            if a.suit == b.suit is not None and called not in (a, b) and not (a.is_joker or b.is_joker)
        ]  # fmt: skip
        found += same[:1]
    used: set[Any] = set()
    kept = []
    for pair in found:
        if not used & set(pair):
            kept.append(pair)
            used |= set(pair)
    return kept


def hint_of(table: Any) -> str:
    """All four steps of the hint as words."""
    for _ in range(4):
        table.press("hint")
    assert table.notice is None
    assert table.advice is not None
    boxes = (each for each in walk(tree_of(table)) if each.get("key") == "hint" and each["tag"] == "div")
    said = words(next(boxes))
    assert "Best" in said
    return said


def costs_of(table: Any, label: Any) -> list[str]:
    """What one's choices cost, as sentences."""
    table.press("costs")
    found = [cost_words(cost, "en", label) for _, cost in table.costs() if cost is not None]
    assert len(found) == len(table.costs()) > 0
    return found


# -- by the view ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [5, 9, 13, 15][tries(0, 2) :])
def test_a_hint_at_mushi_does_not_know_what_is_hidden(make: Make, moves: int) -> None:
    position = pictured(moves)
    seat = position.player
    assert seat is not None
    seats = ("you", "steady") if seat == 0 else ("steady", "you")
    known = make(position=position, players=seats, pause=None)
    other = make(position=other_round(position, seat), players=seats, pause=None)
    assert str(known.round) != str(other.round)
    assert hint_of(known) == hint_of(other)


@pytest.mark.parametrize("moves", [5, 9, 13][tries(0, 2) :])
def test_a_cost_at_mushi_does_not_know_what_is_hidden(make: Make, moves: int) -> None:
    position = pictured(moves)
    seat = position.player
    assert seat is not None
    found = []
    for at in (position, other_round(position, seat)):
        after_it = at.do(at.actions()[-1])
        seats = ("you", "steady") if seat == 0 else ("steady", "you")
        table = make(position=after_it, players=seats, pause=None)
        found.append(costs_of(table, MushiReviewWords(table).label))
    assert found[0] == found[1]


@pytest.mark.parametrize("cards", [20, 27, 36, 33][tries(0, 3) :])
def test_hints_and_costs_at_mighty_do_not_know_what_is_hidden(lay: Lay, cards: int) -> None:
    position = after(cards)
    seat = position.player
    assert seat is not None
    played = position.actions()[-1]
    hints, costs = [], []
    for at in (position, other_hand(position, seat)):
        hints.append(hint_of(lay(at, seat=seat, pause=None)))
        table = lay(at.do(played), seat=seat, pause=None)
        costs.append(costs_of(table, MightyReviewWords(table).label))
    assert hints[0] == hints[1]
    assert costs[0] == costs[1]


def test_two_people_are_not_told_what_the_others_choices_cost(make: Make) -> None:
    table = make(position=pictured(7), players=("Ana", "Ben"), pause=0)
    table.press("costs")
    below = table.sitting.below
    assert {decision.seat for decision, _ in table.costs()} == {below}
    table.press("open-hands")
    assert {decision.seat for decision, _ in table.costs()} == {0, 1}
    over = make(position=pictured(len(MOVES)), players=("Ana", "Ben"), pause=0)
    assert over.round.is_over
    assert {decision.seat for decision, _ in over.costs()} == {0, 1}


# -- with all cards open -------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [5, 8, 9, 14])
def test_with_open_cards_hints_and_costs_at_mushi_are_the_solvers(make: Make, moves: int) -> None:
    position = pictured(moves)
    seat = position.player
    assert seat is not None
    seats = ("you", "steady") if seat == 0 else ("steady", "you")
    table = make(position=position, players=seats, open_hands=True, pause=None)
    assert "Exact: all cards are open" in hint_of(table)
    sign = 1 if seat == 0 else -1
    solved = {str(row.action): sign * row.mean for row in solve(position).rows}
    assert {str(row.action): row.mean for row in table.advice.rows} == solved
    after_it = make(position=position.do(position.actions()[-1]), players=seats, open_hands=True, pause=None)
    after_it.press("costs")
    (_, cost), *_ = reversed(after_it.costs())
    assert cost is not None
    assert cost.kind == "open"
    assert cost.lost == max(solved.values()) - solved[str(position.actions()[-1])]


@pytest.mark.parametrize("cards", [20, 27, 36][tries(0, 2) :])
def test_with_open_cards_hints_and_costs_at_mighty_are_the_solvers(lay: Lay, cards: int) -> None:
    opened_mighty(lay, after(cards))


def opened_mighty(lay: Lay, position: Hand) -> None:
    seat = position.player
    assert seat is not None
    table: TrickTable = lay(position, seat=seat, pause=None, open_hands=True)
    assert "Exact: all cards are open" in hint_of(table)
    ours = seat in position.side
    solved = {str(row.action): row.mean if ours else 20 - row.mean for row in solve(position).rows}
    assert {str(row.action): row.mean for row in table.advice.rows} == solved
    last = lay(position.do(position.actions()[-1]), seat=seat, pause=None, open_hands=True)
    last.press("costs")
    (_, cost), *_ = reversed(last.costs())
    assert cost is not None
    assert cost.kind == "open"
    assert cost.lost == max(solved.values()) - solved[str(position.actions()[-1])]


def test_open_cards_that_cannot_be_solved_in_time_give_an_estimate_that_says_so(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        review_acts, "ask_advice", lambda known, *rest: hints_ask.ask_advice(known, 8, 0.001, *rest[2:])
    )
    table = lay(after(0), seat=after(0).player, pause=None, open_hands=True)
    said = hint_of(table)
    assert "An estimate with all cards open" in said
    assert "Exact" not in said
    assert isinstance(table, TrickTable)
    assert not isinstance(table, MushiTable)
