"""The bots: always legal, the same from the same numbers, true in what they say. See also benchmarks.bots."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.bots import duel
from hanalab.core.errors import SetupError
from hanalab.core.shuffle import numbers
from hanalab.mushi import BOTS, Play, Redeal, Round, Rules, Take, bot_named, captures, progress, ranked
from hanalab.mushi.bots import Choice
from hanalab.mushi.view import View
from tests.mushi.play import random_rules, tilted_deck


@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_plays_whole_rounds_under_any_rules(name: str) -> None:
    rng = Random(6)
    for _ in range(40):
        position = Round.from_deck(tilted_deck(rng), rng.randrange(2), random_rules(rng))
        source = numbers(1)
        while position.player is not None:
            view = position.view(position.player)
            action = BOTS[name](view, source)
            assert action in view.actions()
            assert action == BOTS[name](view, numbers("same")) or name == "random" or level(view, action)
            position = position.do(action)


def level(view: View, action: object) -> bool:
    """Whether the action is one of several that `ranked` holds for equally good."""
    choices = ranked(view)
    return any(one.action == action and one.worth > choices[0].worth - 1e-9 for one in choices)


def test_the_random_bot_takes_each_action_equally_often() -> None:
    view = Round.deal(1).view(0)
    source = numbers(3)
    drawn = [bot_named("random")(view, source) for _ in range(4_000)]
    for action in view.actions():
        assert abs(drawn.count(action) - 500) < 4.5 * (4_000 * 7 / 64) ** 0.5


def test_steady_is_far_better_than_random() -> None:
    result = duel(range(100), "steady", "random", Rules(), seed=3)
    mean = sum(result.scores) / 200
    assert mean > 20
    assert result.wins > 2 * result.losses


def test_ranked_holds_every_action_once_best_first() -> None:
    for choices, view in all_choices(20):
        assert sorted(map(str, (one.action for one in choices))) == sorted(map(str, view.actions()))
        worths = [one.worth for one in choices]
        assert worths == sorted(worths, reverse=True)


def all_choices(count: int) -> list[tuple[tuple[Choice, ...], View]]:
    rng = Random(8)
    found = []
    for _ in range(count):
        position = Round.from_deck(tilted_deck(rng), rng.randrange(2), random_rules(rng))
        while position.player is not None:
            view = position.view(position.player)
            found.append((ranked(view), view))
            position = position.do(rng.choice(view.actions()))
    return found


def test_the_reasons_are_true() -> None:
    codes = set()
    for choices, view in all_choices(60):
        open_for = {
            seat: {
                card
                for state in progress(view.piles, view.rules)
                if state.status == "open" and state.lacks[seat] is not None
                for card in state.yaku.cards
            }
            for seat in (0, 1)
        }
        for one in choices:
            codes.add(one.code)
            action = one.action
            if isinstance(action, Redeal):
                assert one.code == "redeal"
                continue
            placed = action.card if isinstance(action, Play) else view.pending
            drawn = view.phase == "DRAW_CAPTURE"
            options = captures(placed, view.field, drawn=drawn, rules=view.rules).options
            reachable = {card for option in options for card in option}
            if isinstance(action, Take):
                reachable = set(action.cards)
            assert one.cards, "a reason speaks of some card"
            if one.code == "yaku":
                assert set(one.cards) <= open_for[view.seat] & {placed, *reachable}
            elif one.code == "deny":
                assert set(one.cards) <= open_for[1 - view.seat] & reachable
            elif one.code == "points":
                assert set(one.cards) <= reachable
                assert str(sum(card.points for card in one.cards)) in one.text()
            else:
                assert not options
                assert one.cards == (placed,)
                assert one.code != "small-discard" or placed.points <= 5
                assert one.code != "risky-discard" or placed.points > 5
    assert codes == {"yaku", "deny", "points", "safe-discard", "small-discard", "risky-discard", "redeal"}


def test_a_bot_takes_what_anybody_would() -> None:
    # The crane lies open: 01X takes it, and 05X would take nothing.
    view = Round.from_deal(("01X 05X", "12Z 09X"), "01B 08Y", "02X 03X 04X 05Y").view(0)
    assert steady(view) == Play("01X")  # type: ignore[arg-type]
    # Three of the four wisteria are home: the fourth is worth more than a ribbon.
    choice = Round.parse(
        "phase DRAW_CAPTURE; pending 11L; hands 05X / 12Z 09X; field 04Y 01R; stock 02X 03X 10X; "
        "piles 04A 04R 04X 02Y / 03R 03Y"
    )
    assert steady(choice.view(0)) == Take("04Y")
    assert ranked(choice.view(0))[0].code == "yaku"


def steady(view: View) -> object:
    return BOTS["steady"](view, numbers(0))


def test_an_unknown_bot_is_told_which_there_are() -> None:
    with pytest.raises(SetupError, match="steady, random"):
        bot_named("grandmaster")
