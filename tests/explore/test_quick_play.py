"""Quick play stands for a table of steady bots: alone, with a friend, and with one the last trick makes."""

from __future__ import annotations

from collections import Counter
from statistics import mean

from benchmarks.open_cards import first_lead, outcomes
from hanalab import mighty
from hanalab.explore import advise, chances, kitty
from hanalab.explore.bidding import ALONE, HIDDEN_SOLO, WITH_FRIEND
from hanalab.explore.contract_play import result
from hanalab.explore.mighty_play import friend_comes_last
from hanalab.explore.preparing import candidates
from hanalab.mighty.actions import FriendCall
from hanalab.solve import mighty as solver
from tests.explore.positions import declared, late_hand

LAST = mighty.Rules(last_trick_friend="on")
#: what steady bots took alone in the first 200 hands of `python -m benchmarks.open_cards --alone`: the mean,
#: and the points of the first four
STEADY_ALONE, FIRST_FOUR = 8.795, [13, 8, 8, 9]


def test_alone_quick_play_takes_what_steady_bots_take() -> None:
    assert [one.steady for one in outcomes(range(4), 1, 0.0, alone=True)] == FIRST_FOUR
    hands = [first_lead(number, 1, mighty.Rules(), alone=True) for number in range(200)]
    quick = mean(solver.played_out(hand)[0] for hand in hands if hand is not None)
    assert abs(quick - STEADY_ALONE) < 0.6


def with_last_trick(seed: int, cards: int) -> mighty.Hand:
    """A late hand whose friend was called by the last trick."""
    state = late_hand(seed, cards, 0, str(LAST)).state
    return mighty.Hand.of(
        state._replace(call=FriendCall("last-trick"), friend=None, friend_known=False)
    )  # fmt: skip


def test_who_wins_the_last_trick_is_the_friend() -> None:
    friends = set()
    for seed in range(12):
        hand = with_last_trick(seed, 1)
        points, friend = solver.played_out(hand)
        while not hand.is_over:  # every seat has but one card
            hand = hand.do(hand.actions()[0])
        assert (points, friend) == (hand.side_points, hand.friend)
        friends.add(friend)
        assert solver.played_out(hand) == (points, friend)
    assert len(friends) > 2


def test_points_of_a_last_friend_are_those_of_playouts() -> None:
    companies: Counter[int] = Counter()
    for seed in range(20):
        hand = with_last_trick(seed, 6)
        points, friend = solver.played_out(hand)
        assert points == solver.playouts(hand, 1, seed, "steady")[0]
        played = result(hand, True)
        assert played.points == points
        assert played.company == (HIDDEN_SOLO if friend is None else WITH_FRIEND)
        companies[played.company] += 1
    assert companies[ALONE] == 0
    assert companies[WITH_FRIEND]


def test_a_friend_by_the_last_trick_is_among_the_plans() -> None:
    hand = declared(1, "EXCHANGE", str(LAST))
    assert any(plan.friend.kind == "last-trick" for plan in candidates(hand.state))
    assert not any(plan.friend.kind == "last-trick" for plan in candidates(declared(1).state))
    view = declared(1, "FRIEND", str(LAST)).view(declared(1, "FRIEND", str(LAST)).declarer or 0)
    answer = kitty(view, samples=2)
    assert "all seats but the declarer play as defenders" in answer.how()
    assert "todos menos el declarante juegan como defensores" in answer.how("es")
    assert {plan.friend for plan in candidates(declared(1, "FRIEND", str(LAST)).state)} >= {
        FriendCall("last-trick")
    }
    assert "defenders" not in kitty(declared(1).view(declared(1).declarer or 0), samples=2).how()


def test_with_open_cards_it_is_said_that_it_was_not_looked_at() -> None:
    hand = declared(1, "EXCHANGE", str(LAST))
    answer = kitty(hand.view(hand.declarer or 0), samples=2, search=True)
    if answer.effort.method == "kitty":  # the solvers are compiled
        assert answer.effort.notes == ("no-last-friend",)
        assert all(plan.friend.kind != "last-trick" for plan in answer.rows)
        assert "was not looked at" in answer.how()
        assert "No se ha mirado" in answer.how("es")
    else:
        assert answer.effort.notes == ("plain", "last-friend")


def test_the_play_says_so_too() -> None:
    for cards in (6, 2):
        hand = with_last_trick(3, cards)
        assert friend_comes_last(hand.state) == (cards == 6)
        for answer in (advise(hand.view(hand.player or 0), samples=2), chances(hand, samples=2)):
            assert answer.effort.notes == ("last-friend",)
            assert "play as defenders until then" in answer.how()
    usual = late_hand(3, 3)
    assert advise(usual.view(usual.player or 0), samples=2).effort.notes == ()
