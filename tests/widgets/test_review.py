"""The review of a finished round or hand: its values, its curve, and the widget that shows it."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from typing import Any, NamedTuple

import pytest

from hanalab.core.language import LANGUAGES, text
from hanalab.core.picture import both
from hanalab.draw.review import Curve, Detail, Group, Mark, review_scene, review_still
from hanalab.draw.scene import Lines, Polygon
from hanalab.draw.svg import svg
from hanalab.mighty import Hand
from hanalab.mighty import Rules as HandRules
from hanalab.mushi import Round, Rules
from hanalab.solve.answer import Exact, Stop, Values
from hanalab.widgets import review_acts
from hanalab.widgets.costs import decisions, points_told
from hanalab.widgets.nodes import find, words
from hanalab.widgets.review_mighty import review as review_mighty
from hanalab.widgets.review_mushi import review as review_mushi
from hanalab.widgets.review_words_mighty import MightyReviewWords
from hanalab.widgets.review_words_mushi import MushiReviewWords
from hanalab.widgets.trick_table import TrickTable
from tests.pictured_hand import OVER, after
from tests.widgets.advices import advice, spread
from tests.widgets.mushi_tables import MOVES, Make, acts, pictured, status, tree_of
from tests.widgets.trick_tables import Lay, lay

__all__ = ["lay"]

END = len(MOVES)


def brute(position: Round) -> int:
    """The value of a position for seat 0, by trying everything."""
    if position.is_over:
        return position.score().totals[0]
    choose = max if position.player == 0 else min
    return choose(brute(position.do(action)) for action in position.actions())


def tried(position: Round, *, stop: Stop) -> Values[Any]:
    """What a solver says of a small position."""
    actions = position.actions()
    return Values(actions, tuple(brute(position.do(action)) for action in actions), 1, 0.0, "exact")


def piled(position: Round, *, stop: Stop) -> Values[Any]:
    """A quick stand-in for a solver: as many points as seat 0 has gathered more."""
    actions = position.actions()
    values = [sum(card.points for card in position.do(action).piles[0]) for action in actions]
    return Values(actions, tuple(values), 1, 0.0, "exact")


def small() -> Round:
    """A set-up of the last four turns, played out."""
    start = pictured(END)
    while start.turn > 13 or start.phase != "HAND":
        assert start.previous is not None
        start = start.previous
    position = Round.parse(str(start))
    while not position.is_over:
        position = position.do(position.actions()[0])
    return position


@pytest.fixture
def reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables review with a stand-in for the solver, and get advice made by hand."""
    monkeypatch.setattr("hanalab.solve.mushi.values", piled, raising=False)
    monkeypatch.setattr(
        review_acts, "ask_advice",
        lambda known, *_: spread(known, game="mushi", unit="round")
        if hasattr(known, "dealer") and hasattr(known, "stock")
        else spread(known, game="mighty", unit="side"),
    )  # fmt: skip
    monkeypatch.setattr("hanalab.widgets.review_mighty._solver", lambda: taken)


def taken(position: Any, *, stop: Stop) -> Exact[Any]:
    """A quick stand-in for a solver of hands: the points the declarer's side has so far."""
    points = position.side_points
    exact = max(map(len, position.hands)) < 8
    return Exact(points, points, points, position.actions()[0], 1, 0.0, "exact" if exact else "narrow")


# -- values --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_choices_and_draws_add_up_to_the_score(seat: int) -> None:
    tip = small()
    found = review_mushi(tip, seat, lambda _: None, Stop(), tried, 24)
    assert found.done
    assert found.start is not None
    changes = sum(turn.choice + turn.luck for turn in found.turns)
    assert found.start + changes == pytest.approx(tip.score().totals[seat])
    assert found.turns[-1].value == tip.score().totals[seat]
    assert [turn.number for turn in found.turns] == [13, 14, 15, 16]


def test_a_choice_never_gains_for_the_one_who_makes_it() -> None:
    found = review_mushi(small(), 0, lambda _: None, Stop(), tried, 24)
    for turn in found.turns:
        for move in turn.moves:
            assert move.change <= 1e-9 if move.seat == 0 else move.change >= -1e-9
            assert (move.better is None) == (move.change == 0)


def test_the_last_draw_is_no_luck_as_one_card_is_left() -> None:
    found = review_mushi(small(), 0, lambda _: None, Stop(), tried, 24)
    assert found.turns[-1].luck == 0
    assert any(turn.luck_error > 0 for turn in found.turns[:-1])


def test_a_better_card_found_by_trying_everything_is_named() -> None:
    tip = small()
    found = review_mushi(tip, 0, lambda _: None, Stop(), tried, 24)
    last_choice = [move for turn in found.turns for move in turn.moves if len(move.position.actions()) > 1]
    for move in last_choice:
        if move.better is not None:
            assert move.position.why_not(move.better) is None
            assert move.better != move.action


def test_the_review_comes_from_the_end_backwards_and_can_be_stopped() -> None:
    tip, heard, stop = small(), [], Stop()

    def tell(so_far: Any) -> None:
        heard.append(so_far)
        if len(so_far.turns) == 2:
            stop.set()

    found = review_mushi(tip, 0, tell, stop, tried, 8)
    assert [len(each.turns) for each in heard] == [1, 2]
    assert not found.done
    assert [turn.number for turn in found.turns] == [15, 16]


def test_mighty_is_reviewed_in_points_of_the_side_of_the_seat() -> None:
    tip = after(OVER)
    own = review_mighty(tip, 0, lambda _: None, Stop(), taken)
    other = review_mighty(tip, 1, lambda _: None, Stop(), taken)
    assert [turn.number for turn in own.turns] == list(range(1, 11))
    assert own.turns[-1].value == tip.side_points
    for mine, theirs in zip(own.turns, other.turns, strict=True):
        assert mine.value + theirs.value == 20
    assert [turn.exact for turn in own.turns] == [False] * 3 + [True] * 7
    assert not own.exact


def test_estimates_are_no_turning_point_unless_they_say_much() -> None:
    found = review_mighty(after(OVER), 0, lambda _: None, Stop(), taken)
    turning = found.turning
    assert turning is not None
    assert turning.exact or abs(turning.change) >= 3


# -- the picture ---------------------------------------------------------------------------------------------


def curve(**changes: Any) -> Curve:
    marks = tuple(
        Mark(number, value, number % 2 == 1, luck=number == 3, act=f"turn {number}", name=f"turn {number}")
        for number, value in enumerate((8, 6, 14, 13), 1)
    )
    given: dict[str, Any] = {"start": 2.0, "turning": 3, "luck": "luck"} | changes
    return Curve(marks, 4, "Value of the round", "you", "bot", **given)


@pytest.mark.parametrize("form", ["wide", "narrow"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_point_is_a_sign_and_a_place_to_press(form: Any, theme: str) -> None:
    scene = review_scene(curve(), theme=theme, form=form)
    signs = [item for item in scene.items if isinstance(item, Polygon)]
    assert len(signs) == 4 + 2  # with those of the legend
    assert [hot.act for hot in scene.hots] == ["turn 1", "turn 2", "turn 3", "turn 4"]
    assert all(hot.x >= 0 and hot.x + hot.w <= scene.width for hot in scene.hots)
    sizes = [max(x for x, _ in item.points) - min(x for x, _ in item.points) for item in signs]
    assert sizes.count(max(sizes)) == 1  # the turning point
    assert signs[-1].points[0][0] - scene.hots[2].x > 0


def test_luck_is_dashed_and_choices_are_not() -> None:
    scene = review_scene(curve())
    thick = [item for item in scene.items if isinstance(item, Lines) and item.width == 2.5]
    assert [len(item.segments) for item in thick if not item.dash and item.round] == [3]
    assert [len(item.segments) for item in thick if item.dash] == [1, 1]  # the legend and the third turn


def test_estimates_are_hollow() -> None:
    first, *rest = curve().marks
    scene = review_scene(curve()._replace(marks=(first._replace(estimate=True), *rest)))
    fills = [item.fill for item in scene.items if isinstance(item, Polygon)][2:]
    assert fills[0] not in fills[1:]


def test_the_still_holds_bar_curve_and_turn_and_says_them() -> None:
    detail = Detail(
        (Group("Drawn", ("04X",), True), Group("Took", ("04A",))), "Choice 0", "Not a mistake:", "it lay."
    )
    scene = review_still(curve(), detail, ("Turning point: turn 3, +8", "Your draw.", "M20"))
    drawn = svg(scene)
    assert "Turning point: turn 3, +8" in drawn
    assert "3: +14" in scene.description
    assert "Not a mistake: it lay." in scene.description
    assert drawn == svg(review_still(curve(), detail, ("Turning point: turn 3, +8", "Your draw.", "M20")))


def test_a_curve_with_one_value_or_none_can_be_drawn() -> None:
    one = Curve((Mark(1, 5, True),), 1, "Value", "you", "bot")
    assert review_scene(one).height == review_scene(Curve((), 1, "Value", "you", "bot")).height
    flat = Curve(tuple(Mark(number, 0, True) for number in range(1, 17)), 16, "Value", "you", "bot", start=0)
    assert svg(review_scene(flat))


@pytest.mark.parametrize("values", [(20, 20, 20), (20, 17, 14), (0, 0, 1), (3, 19, 11)])
def test_a_curve_of_points_has_no_line_beyond_those_there_are(values: tuple[int, ...]) -> None:
    marks = tuple(Mark(number, value, True) for number, value in enumerate(values, 1))
    curve = Curve(marks, 10, "Points", "us", "them", base=values[0], is_signed=False)
    written = re.findall(r">([0-9]+)<", svg(review_scene(curve)))
    assert all(0 <= int(each) <= 20 for each in written)
    assert str(max(values)) in written or max(values) < 20


# -- the widget ----------------------------------------------------------------------------------------------


def test_a_finished_round_has_a_review_and_the_way_back(make: Make, reviewed: None) -> None:
    table = make(position=pictured(END), pause=0)
    assert find(tree_of(table), "review") is not None
    table.press("review")
    assert table.reviewing
    said = words(tree_of(table))
    assert "Round 1 · review" in said
    assert said.index("Best play with open hands") < said.index("What made the score")  # under the curve
    assert "Turning point: turn" in status(table) or "No turning point" in status(table)
    assert len([act for act in acts(table) if act.startswith("turn ")]) >= 16
    assert find(tree_of(table), "next") is None
    table.press("review-close")
    assert table.round.is_over
    assert find(tree_of(table), "next") is not None
    assert table.match.totals == (6, -6)


def test_a_point_leads_to_its_position_and_from_there_to_the_table(make: Make, reviewed: None) -> None:
    table = make(position=pictured(END), pause=0)
    table.press("review")
    table.press("turn 5")
    assert table.round.turn == 6
    assert table.round.player == 1
    assert table.reviewing
    assert "Turn 5" in status(table)
    table.press("turn next")
    assert table.study.turn == 6
    table.press("turn back")
    table.press("show-position")
    assert not table.reviewing
    assert table.round.turn == 6
    assert table.sitting.replaying
    table.press("review")
    assert table.reviewing
    assert table.study.turn == 5


def test_the_review_lists_costs_and_the_sum(make: Make, reviewed: None) -> None:
    table = make(position=pictured(END), pause=0)
    table.press("review")
    said = words(tree_of(table))
    assert "What did that cost?" in said
    assert "What made the score" in said
    assert len(table.costs()) == sum(cost is not None for _, cost in table.costs()) == 7
    table.press("turn 5")
    assert "Hint, turn 5" in words(tree_of(table))
    assert "Best" in words(tree_of(table))


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_turn_can_be_told_in_both_languages(make: Make, reviewed: None, lang: str) -> None:
    table = make(position=pictured(END), pause=0, lang=lang)
    table.press("review")
    for number in range(1, 17):
        table.press(f"turn {number}")
        assert table.problem is None
        assert status(table)
        assert "{" not in words(tree_of(table))
    bundle = table._repr_mimebundle_()
    assert bundle["image/svg+xml"].startswith("<svg")
    lines = bundle["text/plain"].splitlines()
    assert sum(line[0].isdigit() for line in lines) >= 16


def test_nobody_is_blamed_for_a_lucky_draw(make: Make, reviewed: None) -> None:
    table = make(position=pictured(END), pause=0)
    table.press("review")
    by_luck = [turn for turn in table.study.review.turns if turn.by_luck and abs(turn.choice) < 0.5]
    for turn in by_luck:
        table.press(f"turn {turn.number}")
        scene = table.scenes["wide"]
        assert "Not a mistake by anyone:" in scene.description
        assert "lay on top of the stock" in scene.description


def test_a_mistake_that_luck_made_good_is_told_with_the_luck(make: Make, reviewed: None) -> None:
    table = make(position=pictured(END), pause=0)
    table.press("review")
    found = MushiReviewWords(table)
    turn = next(turn for turn in found.review.turns if turn.number == 7)
    costly = turn.moves[0]._replace(change=-11.7, error=0.6)
    bold, rest = found.verdict(turn._replace(moves=(costly,), luck=11.9, luck_error=1.2))
    assert "luck" not in bold.lower()
    assert "lay on top of the stock" in rest
    assert rest.index(str(costly.action.card)) < rest.index("lay on top")
    assert rest.count(". ") == 0  # one sentence
    assert ", and " in rest
    bold, _ = found.verdict(turn._replace(moves=(costly._replace(change=-2.0),), luck=11.9, luck_error=1.2))
    assert bold == "Mostly luck:"


def test_no_review_before_the_end(make: Make) -> None:
    table = make(position=pictured(3))
    table.press("review")
    assert table.notice == "There is a review once all cards have been played."


def test_a_new_round_closes_the_review(make: Make, reviewed: None) -> None:
    table = make(position=pictured(END), pause=0)
    table.press("review")
    table.press("deal 7")
    assert not table.study.open
    assert not table.round.is_over


def test_two_people_share_a_review(make: Make, reviewed: None) -> None:
    table = make(position=pictured(END), players=("Ana", "Ben"), pause=0)
    table.press("review")
    table.press("turn 4")
    assert table.problem is None
    assert "Ben" in words(tree_of(table))


def test_the_hand_of_mighty_has_its_review(lay: Lay, reviewed: None) -> None:
    table = lay(after(OVER), pause=0)
    table.press("review")
    assert table.reviewing
    said = words(tree_of(table))
    assert "Hand 1 · review" in said
    assert "What made the points" in said
    assert "hollow signs are estimates" in said
    table.press("turn 3")
    assert table.hand.number == 4
    assert "Trick 3" in said or "Trick 3" in status(table)
    for number in range(1, 11):
        table.press(f"turn {number}")
        assert table.problem is None
    table.press("show-position")
    assert table.hand.is_over  # the last trick
    table.press("review")
    table.press("turn 2")
    table.press("show-position")
    assert table.hand.number == 3
    assert not table.reviewing
    table.press("review")
    table.press("review-close")
    assert table.hand.is_over
    assert table._repr_mimebundle_()["text/plain"]


def test_the_saved_review_of_mighty(lay: Lay, reviewed: None) -> None:
    table = lay(after(OVER), pause=0, lang="es")
    table.press("review")
    bundle = table._repr_mimebundle_()
    assert "repaso" in bundle["text/plain"]
    assert bundle["image/svg+xml"].startswith("<svg")


def test_narrow_the_review_has_buttons_to_step(make: Make, reviewed: None) -> None:
    table = make(position=pictured(END), pause=0)
    table.press("@size", {"form": "narrow", "width": 384})
    table.press("review")
    table.press("turn 5")
    assert {"turn back", "turn next"} <= set(acts(table))
    assert table.scenes["narrow"].width == 384


def test_on_a_loop_the_curve_grows_and_can_be_stopped(
    make: Make, reviewed: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go = threading.Event(), threading.Event()

    def slow(position: Round, *, stop: Stop) -> Values[Any]:
        if position.turn < 12:
            begun.set()
            go.wait(10)
        return piled(position, stop=stop)

    monkeypatch.setattr("hanalab.solve.mushi.values", slow, raising=False)

    async def play() -> None:
        table = make(position=pictured(END), pause=0)
        table.press("review")
        assert "Reviewing" in status(table) or "Preparing" in status(table)
        while not begun.is_set():
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.02)
        assert table.study.review.turns
        assert "ask-stop" in acts(table)
        table.press("ask-stop")
        go.set()
        assert table.wait(10)
        assert "Review stopped" in status(table)
        table.press("ask-on")
        assert table.wait(20)
        assert table.study.review.done

    asyncio.run(play())


# -- bots that think -----------------------------------------------------------------------------------------


class Slow(NamedTuple):
    """A bot that waits until it may go."""

    go: threading.Event

    def __call__(self, view: Any, numbers: Any) -> Any:
        assert self.go.wait(10)
        return view.actions()[0]


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    go = threading.Event()
    monkeypatch.setattr("hanalab.explore.bots.sharp_bot", lambda *_, **__: Slow(go))
    return go


def test_a_sharp_bot_thinks_beside_the_table(make: Make, slow: threading.Event) -> None:
    async def play() -> None:
        table = make(position=pictured(4), bots="sharp", pause=0)
        table.press("play 05X")
        assert "Bot is thinking" in status(table)
        assert table.thinking.running
        table.press("choose 08A")
        assert table.notice is not None  # not your turn
        assert table.problem is None
        slow.set()
        assert table.wait(10)
        assert table.round.player == 0
        assert table.round.turn == 7

    asyncio.run(play())


def test_undo_while_a_bot_thinks_lets_it_go(make: Make, slow: threading.Event) -> None:
    async def play() -> None:
        table = make(position=pictured(4), bots="sharp", pause=0)
        table.press("play 05X")
        table.press("undo")
        assert not table.thinking.running
        slow.set()
        await asyncio.sleep(0.05)
        assert table.round.turn == 5

    asyncio.run(play())


def test_without_a_loop_a_sharp_bot_moves_at_once(make: Make, slow: threading.Event) -> None:
    slow.set()
    table = make(position=pictured(4), bots="sharp", pause=0)
    table.press("play 05X")
    assert table.round.turn == 7


def test_four_sharp_bots_of_mighty_take_their_turns(lay: Lay, slow: threading.Event) -> None:
    async def play() -> None:
        table = lay(after(10), bots="sharp", pause=0)
        first = table.hand
        if table.sitting.decider is not None:
            table.press(str(table.hand.actions()[0]))
        slow.set()
        for _ in range(100):
            await asyncio.sleep(0.01)
            if table.sitting.decider is not None and table.hand is not first:
                break
        assert table.problem is None
        assert table.sitting.decider == 0

    asyncio.run(play())


def test_the_kind_of_bot_and_its_time_are_chosen_in_the_deal_popover(
    make: Make, slow: threading.Event
) -> None:
    slow.set()
    table = make(position=pictured(4), pause=0)
    table.press("open deal")
    assert {"bots random", "bots sharp"} <= set(acts(table))
    assert "bot-time 3" not in acts(table)
    table.press("bots sharp")
    assert table.sitting.players[1].name == "sharp"
    table.press("open deal")
    table.press("bot-time 3")
    assert table.sitting.seconds == 3
    table.press("bot-time 99")
    assert table.notice is not None
    table.press("bots clever")
    assert table.notice is not None
    assert make(position=pictured(4), bots="sharp", seconds=0.5).sitting.seconds == 0.5


def test_mighty_bots_are_changed_in_all_their_seats(lay: Lay, slow: threading.Event) -> None:
    slow.set()
    table = lay(after(10), pause=0)
    table.press("bots random")
    assert table.sitting.players == ("you", "random", "random", "random", "random")
    assert isinstance(table, TrickTable)


def test_a_bot_nobody_waits_for_is_stopped(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped = threading.Event()

    def thinking(_game: str, seconds: float, stop: Stop) -> Any:
        def bot(view: Any, _numbers: Any) -> Any:
            for _ in range(1000):
                if stop.is_set():
                    stopped.set()
                    break
                time.sleep(0.01)
            return view.actions()[0]

        return bot

    monkeypatch.setattr("hanalab.explore.bots.sharp_bot", thinking)

    async def play(leave: str) -> None:
        stopped.clear()
        table = make(position=pictured(4), bots="sharp", pause=0, seconds=60)
        table.press("play 05X")
        assert table.thinking.running
        table.press(leave)
        if leave == "close":
            table.close()
        assert await asyncio.to_thread(stopped.wait, 10)

    for leave in ("undo", "deal 7", "close"):
        asyncio.run(play(leave))


def test_what_is_open_over_the_table_stays_while_a_bot_moves(make: Make, slow: threading.Event) -> None:
    async def play() -> None:
        table = make(position=pictured(4), bots="sharp", pause=0)
        table.press("play 05X")
        table.press("open rules")
        assert table.thinking.running
        slow.set()
        assert table.wait(10)
        assert table.round.turn == 7
        assert table.shown.popover == "rules"

    asyncio.run(play())


def test_a_review_is_offered_again_for_its_own_round_only(make: Make, reviewed: None) -> None:
    table = make(position=pictured(END), pause=0)
    table.press("review")
    table.press("turn 5")
    table.press("show-position")
    assert "review" in acts(table)
    table.press("deal 7")
    table.press("replay")
    assert table.sitting.replaying or table.notice is not None
    assert "review" not in acts(table)


def test_changes_too_small_to_speak_of_are_none(make: Make, reviewed: None) -> None:
    table = make(position=pictured(END), pause=0)
    table.press("review")
    found = MushiReviewWords(table)
    turn = found.review.turns[6]
    level = turn._replace(moves=(turn.moves[0]._replace(change=-0.01, error=0.02),), luck=0.0, luck_error=0.0)
    assert "choice 0 · draw 0" in found.parts(level)
    unsure = turn._replace(moves=(turn.moves[0]._replace(change=-0.6, error=0.2),))
    assert "choice −0.6 ± 0.2" in found.parts(unsure).replace("\N{NO-BREAK SPACE}", " ")


def test_the_time_of_a_bot_is_written_as_the_language_does(make: Make, slow: threading.Event) -> None:
    for lang, written in (("en", "0.5 s"), ("es", "0,5 s")):
        table = make(position=pictured(4), bots="sharp", seconds=0.25, lang=lang)
        table.press("open deal")
        said = words(tree_of(table))
        assert written in said
        assert written.replace("5", "25") in said


# -- rounds and hands of other kinds -------------------------------------------------------------------------


def test_a_hand_whose_last_trick_decides_the_friend_is_reviewed_to_its_start(lay: Lay) -> None:
    hands = ("HA HK HQ", "SA SK SQ", "DA DK DQ", "CA CK CQ", "S2 D2 H2")
    hand = Hand.at_play(
        hands, 0, "15H", "last-trick", joker_call="C2", rules=HandRules(last_trick_friend="on"),
        taken=(5, 2, 1, 0, 0),
    )  # fmt: skip
    while not hand.is_over:
        hand = hand.do(hand.actions()[0])
    table = lay(hand, pause=0)
    table.press("review")
    review = table.study.review
    assert review is not None
    assert review.done
    assert [turn.number for turn in review.turns] == [8, 9, 10]
    assert review.turns[-1].value == hand.side_points
    assert not review.turns[0].exact


def test_a_review_that_ends_by_itself_is_not_begun_again_and_again(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def nothing(position: Any, *, stop: Stop) -> Exact[Any]:
        asked.append(position)
        return Exact(None, 0, 20, None, 1, 0.0, "bounds")

    monkeypatch.setattr("hanalab.widgets.review_mighty._solver", lambda: nothing)
    table = lay(after(OVER), pause=0)
    table.press("review")
    assert len(asked) == 2  # before and after the first card looked at
    assert "Review stopped" in status(table)
    assert "ask-on" in acts(table)


def test_a_round_dealt_anew_has_no_review(make: Make) -> None:
    rules = Rules(four_in_hand="redeal_on_claim")
    table = make(position=Round.deal(117, rules=rules), pause=0)
    table.press("redeal")
    assert table.round.is_void
    assert not table.can_review
    table.press("review")
    assert table.notice == "There is a review once all cards have been played."


def test_a_bad_choice_that_the_hidden_cards_let_go_is_not_called_as_good_as_any(
    lay: Lay, reviewed: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = {each.number: each.actions[0] for each in decisions(after(OVER), lambda at: at.player == 0)}

    def every_other(known: Any, *_: Any) -> Any:
        played = chosen[known.number]
        others = [act for act in known.actions() if act != played]
        order = [played, *others] if known.number % 2 else [*others, played]
        return advice([(act, 9.0 - place, 0.1 * (place > 0)) for place, act in enumerate(order)])

    monkeypatch.setattr(review_acts, "ask_advice", every_other)
    table = lay(after(OVER), pause=0)
    table.press("review")
    found = MightyReviewWords(table)
    bad, good = (
        next(
            turn._replace(moves=tuple(move._replace(change=0.0, better=None) for move in turn.moves))
            for turn in found.review.turns
            if (cost := found.cost(_own(table, turn))) is not None and cost.is_best == best
        )
        for best in (False, True)
    )
    bold, rest = found.verdict(bad)
    assert bold == "Luck with the hidden cards:"
    assert "was best, but as the cards lay it lost nothing" in rest
    bold, rest = found.verdict(good)
    assert bold == "Little changed:"
    assert "with open hands" in rest


def _own(table: Any, turn: Any) -> Any:
    return next(move for move in turn.moves if table.is_own(move.position))


def test_a_turn_that_changed_nothing_says_so(make: Make, reviewed: None) -> None:
    for lang, said in (("en", "Turn 16, no change"), ("es", "Turno 16, sin cambio")):
        table = make(position=pictured(END), pause=0, lang=lang)
        table.press("review")
        found = MushiReviewWords(table)
        last = found.review.turns[-1]._replace(luck=0.0, luck_error=0.0)
        still = last._replace(moves=tuple(move._replace(change=0.0) for move in last.moves))
        assert found.headline(still) == said


def test_large_numbers_have_no_hundredths() -> None:
    assert points_told(10.38, 0.07, "en") == "+10.4 ± 0.1"
    assert points_told(-0.31, 0.04, "en") == "−0.31 ± 0.04"
    assert points_told(3.0, 0.0, "en") == "+3"
    assert points_told(-0.01, 0.02, "es") == "0"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_to_replay_and_to_review_are_different_words(lang: str) -> None:
    assert text("widgets-replay", lang) not in (text("review-open", lang), text("review-name", lang))
    assert text("table-replay", lang).lower() != text("review-name", lang).lower()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_still_review_is_wide_or_narrow_in_either_theme(lang: str) -> None:
    curve = Curve((Mark(1, 4, True), Mark(2, -2, False)), 2, "Value", "you", "bot", start=0)
    status = ("A turning point with many words", "and even more words that say what was better then", "M18")
    for form, width in (("wide", 716), ("narrow", 384)):
        light, dark = (
            svg(review_still(curve, None, status, theme=theme, form=form, lang=lang))  # type: ignore[arg-type]
            for theme in ("light", "dark")
        )
        assert f'width="{width}"' in light
        assert both(light, dark).count("var(--c") > 10
    assert "textLength" not in light  # its words stand below each other
