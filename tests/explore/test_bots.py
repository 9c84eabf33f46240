"""The sharp bot plays both games to their end, from its view, and the same for the same numbers."""

from __future__ import annotations

from typing import Any

import pytest

from hanalab import mighty, mushi
from hanalab.core.errors import HanalabError, IllegalAction, SetupError
from hanalab.core.shuffle import numbers
from hanalab.explore.bots import SharpBot, bot_named, bot_names, sharp_bot
from tests.explore.positions import late_hand, late_round


def test_bots_by_name() -> None:
    for game in ("mushi", "mighty"):
        assert bot_names(game) == ("random", "steady", "sharp")
        assert isinstance(bot_named(game, "sharp"), SharpBot)
    assert bot_named("mushi", "steady") is mushi.steady_bot
    with pytest.raises(SetupError, match="random, steady, sharp"):
        bot_named("mushi", "strong")
    for given in ("chess", None):
        with pytest.raises(SetupError) as caught:
            bot_names(given)  # type: ignore[arg-type]
        assert caught.value.code == "explore-game"
    with pytest.raises(SetupError) as caught:
        sharp_bot("mushi", samples=0, seconds=-1)
    assert len(caught.value.defects) == 2


@pytest.mark.parametrize("seed", [1, 2])
def test_it_plays_a_round_out_the_same_every_time(seed: int) -> None:
    bot = sharp_bot("mushi", samples=4, seconds=None)
    ends = []
    for _ in range(2):
        position, source = late_round(seed, 4), numbers(seed)
        while not position.is_over:
            position = position.do(bot(position.view(position.player or 0), source))
        ends.append(position)
    assert ends[0] == ends[1]


@pytest.mark.parametrize("rules", ["seed", "korean"])
def test_it_plays_a_whole_hand(rules: str) -> None:
    bot = sharp_bot("mighty", samples=2, seconds=None)
    hand, source = mighty.Hand.deal(3, rules=rules), numbers(1)
    hand = hand.do("bid 13S")
    while hand.phase != "PLAY":  # until the first lead it does as the steady bot
        view, same = hand.view(hand.player or 0), numbers(7)
        action = bot(view, numbers(7))
        assert action == mighty.steady_bot(view, same)
        hand = hand.do(action)
    late = late_hand(3, 4, rules=rules)
    while not late.is_over:
        late = late.do(bot(late.view(late.player or 0), source))
    assert late.score().declarer is not None


def test_what_others_hold_does_not_matter() -> None:
    position = late_round(3, 4)
    seat = position.player or 0
    view = position.view(seat)
    hidden = list(view.unseen)
    hands: list[Any] = [view.hand, view.hand]
    held = len(view.hands[1 - seat])
    hands[1 - seat] = tuple(hidden[:held])
    other = mushi.Round._make(
        (hands[0], hands[1]), position.field, tuple(hidden[held:]), position.piles, position.dealer,
        position.rules, position.phase, position.player,
    )  # fmt: skip
    bot = sharp_bot("mushi", samples=8, seconds=None)
    assert bot(view, numbers(1)) == bot(other.view(seat), numbers(1))


def test_it_takes_what_wins() -> None:
    view = mushi.Round.parse("mushi; hands 12X 10A / ?2; field 12B 05X; stock ?4").view(0)
    assert sharp_bot("mushi", samples=12, seconds=None)(view, numbers(1)) == mushi.Play("12X")


def test_a_seat_that_has_nothing_to_decide_is_told() -> None:
    position = late_round(1)
    with pytest.raises(IllegalAction):
        bot_named("mushi", "sharp")(position.view(1 - (position.player or 0)), numbers(1))
    hand = late_hand(1)
    with pytest.raises(HanalabError):
        bot_named("mighty", "sharp")(hand.view(((hand.player or 0) + 1) % 5), numbers(1))
