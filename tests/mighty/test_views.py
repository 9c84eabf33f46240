"""What a seat may know, and that nothing it sees depends on what it may not know (K20, K40 to K47)."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from hypothesis import given

from hanalab.core.errors import HanalabError, SetupError
from hanalab.mighty import (
    DECK,
    UNKNOWN,
    Card,
    Discard,
    FriendCall,
    Hand,
    Rules,
    View,
    cards,
    ranked,
)
from hanalab.mighty.actions import PLAYS, Action
from hanalab.mighty.state import PHASES
from tests.mighty import strategies as some
from tests.mighty.play import SEED, at_random, bid_and_pass, play_out, random_deck, random_rules

SEALED = Rules(kitty_friend="sealed_call")
#: seat 0 declares 15 hearts with the friend at seat 4
HANDS = (
    "HA HK HJ H10 H9 H6 CK C7 DA JK", "S2 S6 S8 SQ SK D3 D9 DK H2 H3", "SJ S5 C2 C5 C6 C8 C10 D7 D8 DJ",
    "S3 S4 C3 C9 CJ CQ CA D10 H5 HQ", "S7 S9 SA D2 D5 D6 DQ H4 H7 H8",
)  # fmt: skip


def prepared(friend: str = "SA", rules: Rules = SEED) -> Hand:
    """From the deal to the first lead; the kitty is S10 D4 C4 and goes away again."""
    hand = Hand.from_deal(HANDS, "S10 D4 C4", dealer=4, rules=rules)
    hand = bid_and_pass(hand, "15H").do("discard S10 D4 C4").do("trump H").do(f"friend {friend}")
    return hand.do("joker-call C2")


# What a seat knows ---------------------------------------------------------------------------------------


def test_k40_a_seat_knows_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    view = prepared().view(2)
    assert view.hand == cards(HANDS[2])
    assert [view.hands[seat] for seat in (0, 1, 3, 4)] == [(UNKNOWN,) * 10] * 4
    assert (view.kitty, view.discards) == ((UNKNOWN,) * 3, (UNKNOWN,) * 3)
    assert sorted(view.unseen) == sorted(set(DECK) - set(view.hand))


def test_k20_the_declarer_knows_kitty_and_discards_and_the_end_shows_the_discards_to_all() -> None:
    hand = prepared()
    assert set(hand.view(0).discards) == set(hand.view(0).kitty) == set(cards("S10 D4 C4"))
    end = play_out(hand, at_random(Random(1)))
    for seat in range(5):
        view = end.view(seat)
        assert set(view.discards) == set(cards("S10 D4 C4"))
        assert view.score() == end.score()
        assert view.unseen == ()
    with pytest.raises(SetupError):
        hand.view(0).score()


def test_k18_the_kitty_is_hidden_from_all_until_the_declarer_takes_it() -> None:
    hand = Hand.from_deal(HANDS, "S10 D4 C4", dealer=4)
    assert [hand.view(seat).kitty for seat in range(5)] == [(UNKNOWN,) * 3] * 5
    taken = bid_and_pass(hand, "15H")
    assert taken.view(0).kitty == cards("S10 D4 C4")
    assert taken.view(1).kitty == (UNKNOWN,) * 3
    assert len(taken.view(1).hands[0]) == 13
    told = {seat: taken.view(seat).events[-1] for seat in (0, 1)}
    assert (told[0].cards, told[1].cards) == (cards("S10 D4 C4"), ())
    assert told[1].say() == "P0 takes the kitty (K18)."


def test_k5_k42_only_the_holder_knows_the_friend_until_the_card_is_played() -> None:
    hand = prepared()
    knows = [hand.view(seat).knows_friend for seat in range(5)]
    assert knows == [False, False, False, False, True]
    assert [hand.view(seat).friend for seat in range(5)] == [None, None, None, None, 4]
    assert [hand.view(seat).role for seat in range(5)] == [
        "declarer", "defender", "defender", "defender", "friend",
    ]  # fmt: skip
    shown = hand.do("play CK").do("play H2").do("play C2").do("play CA").do("play SA")
    assert all(shown.view(seat).knows_friend and shown.view(seat).friend == 4 for seat in range(5))


def test_k43_k44_a_declarer_who_called_an_own_or_a_buried_card_knows_to_be_alone() -> None:
    for card in ("HA", "S10"):
        hand = prepared(card)
        assert [hand.view(seat).knows_friend for seat in range(5)] == [True, False, False, False, False]
        assert hand.view(0).friend is None
        assert hand.friend is None
        end = play_out(hand, at_random(Random(2)))
        assert (end.friend, end.friend_known) == (None, True)
        assert [event.rule for event in end.events if event.kind == "alone_revealed"] == [
            "K43" if card == "HA" else "K44"
        ]
        assert end.previous.friend_known == (card == "HA")  # type: ignore[union-attr]


def test_k45_nobody_knows_a_first_trick_friend_before_the_end_of_the_trick() -> None:
    hand = prepared("first-trick")
    assert [hand.view(seat).role for seat in range(5)] == ["declarer", None, None, None, None]
    assert not any(hand.view(seat).knows_friend for seat in range(5))
    hand = hand.do("play CK").do("play H2").do("play C2").do("play CA").do("play D2")
    assert hand.friend == 1
    assert [hand.view(seat).role for seat in range(5)] == [
        "declarer", "friend", "defender", "defender", "defender",
    ]  # fmt: skip


def test_k47_a_sealed_call_is_known_to_the_declarer_alone_until_it_is_played() -> None:
    hand = prepared("sealed SA", SEALED)
    assert hand.view(0).call == FriendCall("sealed", Card("SA"))
    for seat in (1, 2, 3, 4):
        view = hand.view(seat)
        assert view.call == FriendCall("sealed", UNKNOWN)
        assert (view.friend, view.knows_friend, view.role) == (None, False, None)
        assert view.events[-2].say() == "P0 calls a friend in secret (K47)."
    shown = hand.do("play CK").do("play H2").do("play C2").do("play CA").do("play SA")
    assert all(shown.view(seat).call == FriendCall("sealed", Card("SA")) for seat in range(5))
    assert shown.friend_known


def test_k46_a_declarer_without_a_friend_is_known_to_all() -> None:
    hand = prepared("none")
    assert all(hand.view(seat).knows_friend and hand.view(seat).friend is None for seat in range(5))
    assert hand.view(3).role == "defender"


def test_a_seat_decides_only_for_itself() -> None:
    hand = prepared()
    assert hand.view(0).actions() == hand.actions()
    assert hand.view(1).actions() == ()
    why = hand.view(1).why_not("play S2")
    assert why is not None
    assert (why.code, why.rule) == ("mighty-not-your-turn", "K37")
    assert hand.view(0).why_not("play HA") is None
    with pytest.raises(HanalabError):
        hand.view(0).why_not("dance")


# What plays give away ------------------------------------------------------------------------------------


def test_k38_who_does_not_follow_is_out_of_the_suit() -> None:
    hand = prepared().do("play CK").do("play H2")
    for seat in (0, 2, 3, 4):
        view = hand.view(seat)
        assert view.voids[1] == {"C"}
        assert set(cards("C2 CA C9")) <= view.lacks[1]
    hand = hand.do("play C2").do("play CA").do("play SA")
    assert hand.view(0).voids == (frozenset(), {"C"}, frozenset(), frozenset(), {"C"})


def test_k28_a_joker_gives_nothing_away() -> None:
    hand = Hand.at_play(HANDS, 4, "15H", "none", "C2", leader=1).do("play D3").do("play D7").do("play D10")
    hand = hand.do("play D2").do("play JK")
    assert hand.view(1).voids[0] == frozenset()


def test_k26_the_mighty_gives_something_away_unless_it_may_be_played_at_any_time() -> None:
    for rules, voids in ((SEED, {"C"}), (Rules(mighty_any_time="yes"), set())):
        hand = Hand.at_play(HANDS, 0, "15H", "none", "C2", rules=rules)
        hand = hand.do("play CK").do("play H2").do("play C2").do("play CA").do("play SA")
        assert hand.view(1).voids[4] == voids


def test_k32_who_does_not_answer_a_joker_call_does_not_hold_the_joker() -> None:
    rules = Rules(joker_call="lead_forces_joker", joker_call_card="fixed_C3")
    hands = ("C3 S2", "C4 S3", "C5 S4", "SA JK", "C6 S5")
    hand = Hand.at_play(hands, 0, "13H", "none", rules=rules).do("play C3 calls").do("play C4").do("play C5")
    assert Card("JK") in hand.view(0).lacks[1]
    assert Card("JK") in hand.view(0).lacks[2]
    hand = hand.do("play SA")
    assert Card("JK") not in hand.view(0).lacks[3], "the Mighty may be played in its place"


@given(some.hands)
def test_what_a_seat_lacks_is_true(hand: Hand) -> None:
    for seat, lacks in enumerate(hand.view(0).lacks):
        assert not lacks & set(hand.hands[seat])


# Nothing hidden is in it ---------------------------------------------------------------------------------


def swapped(hand: Hand, one: Card, other: Card) -> Hand | None:
    """The same hand with two cards exchanged in the deal and in what was done in secret; None where the rules
    would not have allowed the same plays."""

    def swap(card: Card) -> Card:
        return other if card is one else one if card is other else card

    root = hand.root()
    twin = Hand.from_deal(
        [tuple(map(swap, held)) for held in root.hands], tuple(map(swap, root.kitty)), root.dealer, root.rules
    )
    try:
        for action in hand.path():
            secret = isinstance(action, Discard)
            twin = twin.do(Discard(map(swap, action.cards)) if secret else action)
    except HanalabError:
        return None
    return twin if [str(a) for a in twin.path() if not isinstance(a, Discard)] == [
        str(a) for a in hand.path() if not isinstance(a, Discard)
    ] else None  # fmt: skip


def hidden_places(hand: Hand, seat: int) -> list[tuple[Card, ...]]:
    """Groups of cards that a seat cannot see, as they lie now."""
    shown = {event.seat for event in hand.events if event.kind == "redeal"}  # K8: a weak hand is shown
    places = [held for other, held in enumerate(hand.hands) if other != seat and other not in shown]
    if seat != hand.declarer and not hand.is_over:
        places.append(hand.discards)
    if hand.declarer is None:
        places.append(hand.kitty)
    return [place for place in places if place]


def tried_on(view: View) -> list[Action | str]:
    actions: list[Action | str] = [
        "pass",
        "bid 14H",
        "discard H10 D10 C4",
        "trump S",
        "friend SA",
        "friend none",
    ]
    return [*actions, "joker-call C2", "play JK names H", *PLAYS]


def all_about(view: View) -> list[object]:
    """Everything a view shows, says, compares by or answers."""
    told: list[object] = [str(view), repr(view), hash(view), view.state, view.events, view.actions()]
    told += [view.unseen, view.lacks, view.voids, view.points, view.side, view.side_points, view.role]
    told += [view.knows_friend, view.friend, view.call, view.kitty, view.discards, view.has_unknown]
    told += [event.say("en", you=view.seat) for event in view.events]
    for action in tried_on(view):
        why = view.why_not(action)
        told.append(None if why is None else (why, why.say("es")))
    if view.player == view.seat:
        told += [(choice, choice.say()) for choice in ranked(view)]
    return [*told, pickle.dumps(view)]


def test_nothing_a_seat_sees_depends_on_hidden_cards() -> None:
    rng, compared, friends, phases = Random("hidden"), 0, 0, set()
    while compared < 200:
        rules = rng.choice((SEED, Rules.preset("korean"), SEALED, random_rules(rng)))
        hand = Hand.from_deck(random_deck(rng), rng.randrange(5), rules)
        policy = at_random(rng)
        target, more = rng.choice((*PHASES[:-1], "PLAY", "PLAY")), rng.randrange(49)
        while not hand.is_over and hand.phase != target:
            hand = hand.do(policy(hand))
        while hand.phase == "PLAY" and more:
            hand, more = hand.do(policy(hand)), more - 1
        seat = rng.randrange(5) if rng.random() < 0.4 or hand.player is None else hand.player
        places = hidden_places(hand, seat)
        if len(places) < 2:
            continue
        first, second = rng.sample(places, 2)
        one, other_card = rng.choice(first), rng.choice(second)
        called = hand.call.card if hand.call is not None else None
        if called in first and rng.random() < 0.7:
            one = called
        twin = swapped(hand, one, other_card)
        if twin is None:
            continue
        friends += twin.friend != hand.friend
        assert twin != hand
        view, other = hand.view(seat), twin.view(seat)
        assert view == other
        assert all_about(view) == all_about(other)
        compared += 1
        phases.add(hand.phase)
    assert phases >= set(PHASES[:-1])
    assert friends >= 10, "the called card lay elsewhere, and so the friend sat elsewhere"


def test_the_test_above_would_notice() -> None:
    """Open cards do change the view."""
    hand = prepared()
    twin = swapped(hand, Card("S2"), Card("S5"))
    assert twin is not None
    assert hand.view(0) == twin.view(0)
    assert hand.view(1) != twin.view(1)
    assert hand.view(3) == twin.view(3)


@given(some.hands)
def test_a_view_travels(hand: Hand) -> None:
    for seat in range(5):
        view = hand.view(seat)
        again = pickle.loads(pickle.dumps(view))
        assert again == view
        assert hash(again) == hash(view)
        assert str(again) == str(view)
