"""Hints with values and the cost of moves, at the tables of both games."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from hanalab.core.language import text
from hanalab.explore import Row
from hanalab.mighty import Play as CardPlay
from hanalab.mushi import Card, Play, Round, Take
from hanalab.widgets import review_acts
from hanalab.widgets.costs import cost_of, cost_words, decisions
from hanalab.widgets.hints_mighty import action_words, ladder, nudge
from hanalab.widgets.hints_model import Cost
from hanalab.widgets.nodes import find, walk, words
from hanalab.widgets.review_words_mushi import MushiReviewWords
from tests.pictured_hand import OVER, TURN, after
from tests.widgets.advices import advice, spread
from tests.widgets.mushi_tables import MOVES, TURN_FIVE, Make, acts, pictured, tree_of
from tests.widgets.trick_tables import Lay, lay, section

__all__ = ["lay"]


def answers(monkeypatch: pytest.MonkeyPatch, give: Any) -> list[Any]:
    """Give advice by `give(known)`; what has been asked about is kept."""
    asked: list[Any] = []

    def ask(known: Any, *_: Any) -> Any:
        asked.append(known)
        return give(known)

    monkeypatch.setattr(review_acts, "ask_advice", ask)
    return asked


def pine(known: Any) -> Any:
    """Turn five of the pictured round: 01Y takes 01R is best, with 01X next."""
    found = advice([(Play("01Y"), 6.2, 0.0), (Play("10A"), 4.0, 0.4)])
    both = found.rows[0]._replace(then=Take("01R"), takes=(), stays=False)
    other = both._replace(mean=5.0, difference=-1.2, difference_error=0.3, then=Take("01X"))
    return advice([(Play("01Y"), 6.2, 0.0)], moves=(both, other, found.rows[1]))


def keyed(table: Any, key: str) -> str:
    found = (each for each in walk(tree_of(table)) if each.get("key") == key and each["tag"] != "button")
    return words(next(found)).replace("\N{NO-BREAK SPACE}", " ")


# -- the ladder ----------------------------------------------------------------------------------------------


def test_one_press_one_step_and_the_last_has_value_error_and_deals(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers(monkeypatch, pine)
    table = make(position=pictured(TURN_FIVE))
    seen = []
    for _ in range(4):
        table.press("hint")
        seen.append(keyed(table, "hint"))
    assert "A month on the field has two cards." in seen[0]
    assert "Rule" not in seen[0]
    assert "M19" in seen[1]
    assert "01Y for 01R; 01Y for 01X; 10A to the field" in seen[2]
    assert "6.2" not in seen[2]
    assert "Best 01Y takes 01R, +6.2 ± 0.8" in seen[3]
    assert "Expected round score for you, from 100 deals" in seen[3]
    assert str(table.shown.selected) == "01Y"


def test_the_hint_asks_with_the_eyes_of_the_seat_and_once(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = answers(monkeypatch, pine)
    table = make(position=pictured(TURN_FIVE))
    table.press("hint")
    table.press("hint")
    assert len(asked) == 1
    assert asked[0] == table.round.view(0)


def test_with_open_hands_the_hint_is_exact_and_says_so(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = answers(monkeypatch, lambda known: spread(known, game="mushi", unit="round"))
    table = make(position=pictured(TURN_FIVE), open_hands=True)
    for _ in range(4):
        table.press("hint")
    assert isinstance(asked[0], Round)
    assert "Exact: all cards are open" in keyed(table, "hint")
    assert "±" not in keyed(table, "hint")


def test_without_a_solver_the_ladder_has_the_words_of_the_steady_bot(make: Make) -> None:
    table = make(position=pictured(TURN_FIVE))
    for _ in range(4):
        table.press("hint")
    assert "It takes 01R, worth 5 points." in keyed(table, "hint")
    assert "±" not in keyed(table, "hint")


def test_the_hint_goes_with_the_move(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, pine)
    table = make(position=pictured(TURN_FIVE))
    table.press("hint")
    table.press("play 05X")
    assert table.shown.hint == 0
    table.press("undo")
    assert table.shown.hint == 0
    assert table.study.so_far(table.round) is not None  # but is not asked for again


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_position_has_a_true_nudge(make: Make, lang: str) -> None:
    for moves in range(len(MOVES)):
        table = make(position=pictured(moves), lang=lang, players=("Ana", "Ben"), open_hands=True)
        table.press("hint")
        assert table.notice is None
        hint = table.hint
        assert hint is not None
        field = table.round.field
        if hint.nudge == "none":
            assert not any(
                card.month == held.month
                for held in table.round.view(table.round.player).hand
                for card in field
            )
        if hint.nudge == "two":
            assert any(sum(card.month == month for card in field) == 2 for month in range(1, 13))
        if hint.nudge == "three":
            assert any(sum(card.month == month for card in field) == 3 for month in range(1, 13))


# -- Mighty --------------------------------------------------------------------------------------------------


def test_the_trick_table_has_the_same_ladder(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, lambda known: spread(known, game="mighty", unit="side"))
    table = lay(after(TURN))
    first = table.hand.actions()[0]
    for _ in range(4):
        table.press("hint")
    steps = section(table, "steps")
    assert "Nudge" in steps
    assert "6.0 ± 0.8 points" in steps
    assert table.hand.why_not(first) is None
    rings = [each for each in walk(tree_of(table)) if each["tag"] == "card" and each.get("ring") == "target"]
    assert [each["code"] for each in rings] == [first.card.code]


def test_cards_the_deals_do_not_tell_apart_are_named_instead_of_a_reason() -> None:
    view = after(TURN).view(after(TURN).player)
    first, second, *_ = view.actions()
    tied = advice([(first, 9.2, 0.0), (second, 9.2, 0.0)], game="mighty", unit="side")
    said = ladder(view, tied, "en").reason
    assert said == f"The deals do not tell it from {action_words(second, 'en')}."
    opened = advice([(first, 9.0, 0.0), (second, 9.0, 0.0)], game="mighty", unit="side", opened=True)
    assert ladder(view, opened, "en").reason == f"{action_words(second, 'en')} is worth the same."
    assert ladder(view, opened, "es").reason == f"{action_words(second, 'es')} vale lo mismo."
    clear = advice([(first, 9.2, 0.0), (second, 5.0, 0.1)], game="mighty", unit="side")
    assert "cheapest" not in ladder(view, clear, "en").reason


def test_nudges_of_the_play_are_true(lay: Lay) -> None:
    for number in range(OVER):
        position = after(number)
        seat = position.player
        view = position.view(seat)
        for action in position.actions():
            said = nudge(view, action, "en")
            if action.card.code == "JK":
                assert said == "You hold the Joker."
            if "none of the" in said:
                led = text(f"suit-{position.trick[0].card.suit}", "en")
                assert led in said
                assert not any(card.suit == position.trick[0].card.suit for card in view.hand)
            if "You lead" in said:
                assert not position.trick
            if "cannot win" in said:
                assert position.trick


# -- what did that cost? -------------------------------------------------------------------------------------


def test_the_cost_of_ones_own_moves_is_listed_on_request(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = answers(monkeypatch, lambda known: spread(known, game="mushi", unit="round"))
    table = make(position=pictured(6))
    assert not asked
    assert find(tree_of(table), "costs") is not None
    table.press("costs")
    own = [decision.number for decision, _ in table.costs()]
    assert own == [1, 3, 5]
    assert len(asked) == 3
    assert all(view.seat == 0 for view in asked)
    said = keyed(table, "cost")
    assert "You" in said
    table.press("play 12Z")
    assert len(table.costs()) == 4
    assert all(cost is not None for _, cost in table.costs())
    table.press("costs")
    assert "cost" not in [each.get("key") for each in walk(tree_of(table))]


def test_a_card_and_its_capture_are_one_choice(make: Make) -> None:
    found = list(decisions(pictured(6), lambda position: position.player == 0))
    assert [decision.number for decision in found] == [1, 3, 5]
    assert list(map(str, found[-1].actions)) == ["play 01Y", "take 01R"]
    cost = cost_of(found[-1], pine(None))
    assert cost is not None
    assert cost.is_best
    table = make(position=pictured(6))
    label = MushiReviewWords(table).label
    assert cost_words(cost, "en", label) == "01Y takes 01R: best"
    other = found[-1]._replace(actions=(Play("01Y"), Take("01X")))
    lost = cost_of(other, pine(None))
    assert lost is not None
    shown = cost_words(lost, "en", label).replace("\N{NO-BREAK SPACE}", " ")
    assert shown == "01Y takes 01X: −1.2 ± 0.3, 01Y takes 01R was best"


@pytest.mark.parametrize(
    ("lang", "best", "lost"),
    [
        ("en", "the card takes 03B: best", "the card takes 03Y: −19.0 ± 0.5, 03B was best"),
        ("es", "la carta se lleva 03B: la mejor", "la carta se lleva 03Y: −19,0 ± 0,5, mejor era 03B"),
    ],
)
def test_what_a_drawn_card_takes_is_told_of_the_card(make: Make, lang: str, best: str, lost: str) -> None:
    table = make(position=pictured(TURN_FIVE), lang=lang)
    label = MushiReviewWords(table).label
    first, second = (
        Row(Take(card), 10.0 - behind, 1.0, 100, -behind, 0.5 if behind else 0.0, takes=(Card(card),))
        for card, behind in (("03B", 0.0), ("03Y", 19.0))
    )
    for row, wanted in ((first, best), (second, lost)):
        cost = Cost(5, table.round, 0, row, first, 100)
        assert cost_words(cost, lang, label).replace("\N{NO-BREAK SPACE}", " ") == wanted


def test_a_choice_level_with_the_best_is_called_so(make: Make) -> None:
    decision = next(decisions(pictured(7), lambda position: position.phase == "HAND" and position.turn == 1))
    given = advice([(Play("10A"), 1.0, 0.0), (Play("09A"), 0.8, 0.3), (Play("12Z"), -1.0, 0.2)])
    label = MushiReviewWords(make(position=pictured(1))).label
    cost = cost_of(decision, given)
    assert cost is not None
    assert cost.is_level
    shown = cost_words(cost, "en", label).replace("\N{NO-BREAK SPACE}", " ")
    assert shown == "09A stays: −0.2 ± 0.3, as good as 10A"


def test_a_choice_hardly_behind_the_best_makes_no_difference(make: Make) -> None:
    decision = next(decisions(pictured(7), lambda position: position.phase == "HAND" and position.turn == 1))
    for error in (0.02, 0.004):
        given = advice([(Play("10A"), 1.0, 0.0), (Play("09A"), 0.99, error)])
        cost = cost_of(decision, given)
        assert cost is not None
        assert cost.is_level
        for lang, words_ in (
            ("en", "09A stays: no difference from 10A"),
            ("es", "09A se queda: sin diferencia con 10A"),
        ):
            label = MushiReviewWords(make(position=pictured(1), lang=lang)).label
            assert cost_words(cost, lang, label) == words_


def test_costs_of_the_play_are_in_points_of_the_side(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, lambda known: spread(known, game="mighty", unit="side"))
    table = lay(after(TURN + 6))
    table.press("costs")
    assert all(isinstance(decision.actions[0], CardPlay) for decision, _ in table.costs())
    assert section(table, "lines")


# -- in the background ---------------------------------------------------------------------------------------


def test_on_a_loop_the_hint_grows_and_can_be_stopped(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = threading.Event()

    def slow(_known: Any, _worlds: int, _seconds: float, tell: Any, stop: Any) -> Any:
        tell(pine(None))
        begun.set()
        while not stop.is_set():
            stop.is_set()
        return pine(None)

    monkeypatch.setattr(review_acts, "ask_advice", slow)

    async def play() -> None:
        table = make(position=pictured(TURN_FIVE))
        table.press("hint")
        assert table.study.busy == "hint"
        assert "ask-stop" in acts(table)
        begun.wait(10)
        await asyncio.sleep(0.01)
        assert "100 deals so far" in keyed(table, "asking")
        assert table.hinted is None  # a nudge does not change with every batch of deals
        table.press("hint")
        assert table.hinted is None
        table.press("hint")
        assert table.hinted is table.advice is not None
        table.press("ask-stop")
        assert table.wait(10)
        assert table.study.of(table.round) is not None
        assert "asking" not in [each.get("key") for each in walk(tree_of(table))]

    asyncio.run(play())


def test_an_answer_for_a_position_left_behind_is_dropped(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    go = threading.Event()

    def slow(*_: Any) -> Any:
        go.wait(10)
        return pine(None)

    monkeypatch.setattr(review_acts, "ask_advice", slow)

    async def play() -> None:
        table = make(position=pictured(TURN_FIVE))
        before = table.round
        table.press("hint")
        table.press("play 05X")
        go.set()
        await asyncio.sleep(0.05)
        assert table.study.of(before) is None
        assert table.study.busy == ""

    asyncio.run(play())


def test_a_failing_solver_shows_a_message_and_the_table_goes_on(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("no")

    monkeypatch.setattr(review_acts, "ask_advice", broken)
    table = make(position=pictured(TURN_FIVE))
    table.press("hint")
    assert table.problem is not None
    assert "RuntimeError" in table.problem
    table.press("play 05X")
    assert table.round.turn == 6
    assert table.problem is None
