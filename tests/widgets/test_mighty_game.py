"""The sitting behind the Mighty tables: bots, what is to be looked at, undo, sessions, pasted positions."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from hanalab.core.errors import IllegalAction, NotationError, SetupError
from hanalab.mighty import DECK, Hand, Rules, Session
from hanalab.widgets.mighty_game import (
    BEFORE_PLAY,
    PREPARATION,
    YOU,
    Sitting,
    look_at,
    new_sitting,
    players_of,
)
from hanalab.widgets.mighty_load import read_hand
from hanalab.widgets.trick_table import prepared
from tests.pictured_hand import OVER, REVEALED, TURN, after, first_lead


def sit(hand: Hand | str | Session | None = None, **keys: object) -> Sitting:
    return new_sitting(hand, **keys)  # type: ignore[arg-type]


def at_play(seed: object = 1, **keys: object) -> Sitting:
    return prepared(sit(seed=seed, skips=BEFORE_PLAY, **keys))


def played_out(sitting: Sitting, choose: random.Random) -> Sitting:
    """The end of the hand, persons deciding at random."""
    sitting = sitting.finish()
    while not sitting.is_over:
        sitting = sitting.do(choose.choice(sitting.position.actions())).finish()
    return sitting


# -- who plays -----------------------------------------------------------------------------------------------


def test_players() -> None:
    assert players_of() == (YOU, *("steady",) * 4)
    assert players_of("random", 3) == (*("random",) * 3, YOU, "random")
    assert players_of(("steady", "random", "random", "steady"), 4) == (
        "steady",
        "random",
        "random",
        "steady",
        YOU,
    )
    assert players_of(None) == (YOU,) * 5
    assert players_of(("steady",) * 5) == ("steady",) * 5
    for bots in ("nobody", ("steady", "steady"), ("steady", "steady", "steady", "somebody")):
        with pytest.raises(SetupError):
            players_of(bots)
    with pytest.raises(SetupError):
        players_of("steady", 5)


@pytest.mark.parametrize("bot", ["steady", "random"])
@pytest.mark.parametrize("seat", [0, 3])
def test_a_whole_hand_with_bots_goes_to_its_score(bot: str, seat: int) -> None:
    choose = random.Random(seat)
    for seed in range(4):
        sitting = played_out(sit(seed=seed, bots=bot, seat=seat), choose)
        assert sum(sitting.position.score().scores) == 0
        assert all(event.masked(seat) == event for event in sitting.events)


def test_a_bot_plays_the_same_after_an_undo() -> None:
    start = sit(seed=5, bots="random").finish()
    action = start.position.actions()[-1]
    once = start.do(action).finish()
    again = once.undo()
    assert again.position == start.position
    assert again.do(action).finish().position == once.position


def test_nobody_else_decides_for_you() -> None:
    sitting = sit(seed=1)
    assert sitting.waits == "bot"
    with pytest.raises(IllegalAction):
        sitting.do("pass")
    assert sitting.finish().decider == 0


def test_skipped_phases_are_left_to_bots() -> None:
    for seed in range(6):
        sitting = at_play(seed)
        assert sitting.position.phase == "PLAY"
        assert not sitting.held
        finished = sitting.finish()
        assert finished.position.player == 0
        while finished.undo_to() is not None:
            finished = finished.undo()
        assert finished.position.phase == "PLAY"


def test_hands_thrown_in_are_passed_over_when_bots_prepare() -> None:
    dead = Hand.deal(seed=1)
    for _ in range(5):
        dead = dead.do("pass")
    assert dead.is_dead
    sitting = prepared(sit(seed=1, bots=None).loaded(dead.previous).do("pass"))  # type: ignore[arg-type]
    assert sitting.position.phase == "PLAY"
    assert sitting.session.hands == (dead,)
    assert sitting.hand_number == 1
    assert sitting.position.dealer == 1


# -- what is to be looked at ---------------------------------------------------------------------------------


def test_a_finished_trick_lies_until_it_has_been_looked_at() -> None:
    sitting = sit(after(4), bots=None)
    done = sitting.do("play H4")
    assert (done.look, done.waits, done.decider) == ("trick", "look", None)
    assert done.lying == done.position.tricks[0]
    on = done.advance()
    assert (on.lying, on.decider) == (None, 0)
    assert not done.position.trick


def test_looks() -> None:
    assert look_at(after(REVEALED)) == "trick"
    mid = Hand.at_play(["SA H2", "SK H3", "SQ H4", "SJ H5", "S10 H6"], 0, "13H", "SK").do("play SA")
    assert look_at(mid) is None
    assert look_at(mid.do("play SK")) == "friend"
    assert look_at(first_lead()) is None
    won = Hand.deal(seed=1).do("bid 20N")
    assert look_at(won) == "contract"


def test_the_end_is_on_show_once_the_last_trick_has_been_looked_at() -> None:
    sitting = sit(after(OVER - 1), bots=None).do("play S9")
    assert sitting.position.is_over
    assert not sitting.is_over
    assert sitting.advance().is_over


def test_a_bot_prepares_at_one_go_and_you_step_by_step() -> None:
    bid = "bid 20N"
    theirs = sit(Hand.deal(seed=1), seat=0).advance()  # whatever Ara says
    theirs = sit(Hand.deal(seed=1).do(bid), seat=0)
    assert theirs.position.phase == "EXCHANGE"
    ready = theirs.advance()
    assert (ready.position.phase, ready.look) == ("PLAY", "prepared")
    yours = sit(Hand.deal(seed=1).do(bid), seat=1)
    assert yours.decider == 1
    step = yours.do(yours.choice(yours.position))
    assert step.position.phase in PREPARATION
    while step.position.phase in PREPARATION:
        step = step.do(step.choice(step.position))
    assert (step.look, step.decider) == (None, 1)


def test_on_stops_at_what_is_to_be_looked_at() -> None:
    sitting = sit(after(TURN), seat=0).do("play CK").on()
    assert sitting.look == "trick"
    assert len(sitting.position.tricks) == 3


# -- one person, five seats ----------------------------------------------------------------------------------


def test_playing_all_five_the_one_to_decide_sits_below() -> None:
    sitting = sit(first_lead(), bots=None)
    for card in ("HA", "H3", "C5", "H5"):
        assert sitting.below == sitting.position.player
        assert not sitting.is_you(sitting.below)
        sitting = sitting.do(f"play {card}")
    assert sitting.below == 4
    assert sitting.do("play H4").below == 4  # the trick is looked at from there
    assert sitting.do("play H4").advance().below == 0


def test_watching() -> None:
    sitting = sit(seed=2, bots=("steady",) * 5)
    assert sitting.watching
    assert sitting.to_the_end().is_over
    assert sitting.advance().undo_to() is not None


# -- back and forth ------------------------------------------------------------------------------------------


def test_undo_goes_back_to_ones_own_decision_and_redo_on_again() -> None:
    choose = random.Random(2)
    sitting = at_play(3).finish()
    seen = [sitting.position]
    while not sitting.is_over:
        sitting = sitting.do(choose.choice(sitting.position.actions())).finish()
        seen.append(sitting.position)
    back = sitting
    for position in reversed(seen[:-1]):
        back = back.undo()
        assert back.position == position
        assert back.decider == 0
    assert back.undo_to() is None
    for position in seen[1:]:
        back = back.redo()
        assert back.position == position
    assert back.redo_to() is None
    assert back.is_over


def test_a_new_decision_forgets_what_was_undone() -> None:
    sitting = sit(after(TURN)).do("play CK").finish().undo()
    assert sitting.redo_to() is not None
    assert sitting.do("play C7").redo_to() is None


def test_back_to_a_number_of_actions() -> None:
    sitting = sit(after(TURN))
    assert sitting.back_to(0).position == first_lead()
    assert sitting.back_to(7).position == after(7)
    assert sitting.back_to(99).position == after(TURN)


def test_a_replay_steps_through_the_play() -> None:
    sitting = sit(after(OVER), bots=None).replay()
    assert sitting.position == first_lead()
    assert sitting.waits == "replay"
    steps = looks = 0
    while sitting.waits == "replay" or sitting.held:
        looks += sitting.lying is not None
        sitting = sitting.advance()
        steps += 1
    assert looks == 10
    assert steps == 60
    assert sitting.is_over
    stopped = sit(after(OVER), bots=None).replay().advance().advance().play_from_here()
    assert stopped.decider == stopped.position.player
    assert sit(after(OVER), bots=None).replay().to_the_end().is_over


# -- sessions ------------------------------------------------------------------------------------------------


def test_k6_k59_a_session_of_ten_hands() -> None:
    choose = random.Random(4)
    sitting = sit(seed=7, skips=BEFORE_PLAY, bots="random")
    dealers = []
    for number in range(1, 11):
        sitting = prepared(sitting)
        assert sitting.hand_number == number
        dealers.append(sitting.position.dealer)
        sitting = played_out(sitting, choose)
        assert sitting.why_not_counted() is None
        if number < 10:
            sitting = sitting.next_hand()
    session = sitting.session_now
    assert session.is_over
    assert session.played == 10
    assert sum(session.totals) == 0
    assert all((now - before) % 5 == 1 for before, now in pairwise(dealers))
    fresh = sitting.new_session()
    assert (fresh.hand_number, fresh.session.hands, fresh.seed) == (1, (), sitting.seed + 1)  # type: ignore[operator]


def test_a_hand_set_up_in_the_middle_counts_nowhere() -> None:
    sitting = sit(after(OVER))
    assert sitting.is_over
    assert sitting.why_not_counted() is not None
    assert sitting.session_now.hands == ()
    assert sitting.next_hand().position.dealer == 2


def test_a_session_goes_on() -> None:
    choose = random.Random(1)
    first = played_out(prepared(sit(seed=1, skips=BEFORE_PLAY)), choose)
    again = sit(first.session_now, seed=9)
    assert again.hand_number == 2
    assert again.position.dealer == 1


def test_a_new_deal_keeps_the_dealer_and_takes_the_next_seed() -> None:
    sitting = sit(seed=3, dealer=2)
    dealt = sitting.new_deal()
    assert (dealt.seed, dealt.position.dealer) == (4, 2)
    assert dealt.position == Hand.deal(4, 2)
    assert sitting.new_deal("friday").position == Hand.deal("friday", 2)


def test_korean_rules_deal_by_the_friend() -> None:
    rules = Rules.preset("korean")
    choose = random.Random(6)
    sitting = played_out(prepared(sit(seed=11, skips=BEFORE_PLAY, rules=rules)), choose)
    position = sitting.position
    dealer = position.declarer if position.friend is None else position.friend
    assert sitting.session_now.dealer == dealer


# -- pasting -------------------------------------------------------------------------------------------------


def test_positions_are_read_as_text_and_as_repr() -> None:
    position = after(TURN)
    assert read_hand(str(position)) == (position, False)
    assert read_hand(repr(position)) == (position, False)
    assert sit(str(position)).position == position


def test_unknown_cards_are_dealt_at_random_and_the_same_for_a_seed() -> None:
    view = after(TURN).view(0)
    first, filled = read_hand(str(view), 1)
    assert filled
    assert read_hand(str(view), 1)[0] == first
    assert read_hand(str(view), 2)[0] != first
    seen = [*sum(first.hands, ()), *first.discards, *(laid.card for laid in first.trick)]
    seen += [card for trick in first.tricks for card in trick.cards]
    assert sorted(seen) == list(DECK)
    assert first.hands[0] == after(TURN).hands[0]
    assert sit(str(view)).filled
    auction, filled = read_hand(str(Hand.deal(seed=1).view(2)))
    assert filled
    assert sorted([*sum(auction.hands, ()), *auction.kitty]) == list(DECK)


def test_a_filled_hand_can_be_played_out() -> None:
    for seat in range(5):
        position, _ = read_hand(str(after(TURN).view(seat)), 3)
        assert sum(played_out(sit(position), random.Random(seat)).position.score().scores) == 0


@pytest.mark.parametrize("source", ["", "nonsense", "mighty; hands SA SA / ?10 / ?10 / ?10 / ?10"])
def test_bad_texts_are_refused(source: str) -> None:
    with pytest.raises((SetupError, NotationError)):
        sit(source)


def test_a_position_joins_the_session_if_rules_and_dealer_fit() -> None:
    sitting = sit(seed=1, dealer=2)
    assert sitting.loaded(after(TURN)).session == sitting.session
    other = sitting.loaded(Hand.deal(1, 2, Rules.preset("korean")))
    assert other.session.rules == Rules.preset("korean")
