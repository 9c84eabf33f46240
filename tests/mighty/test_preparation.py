"""Kitty, trump, friend and Joker Call, rule by rule with every option (K18 to K24, K33, K41 to K48, K63)."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from hanalab.mighty import DECK, Bid, Card, Discard, FriendCall, Hand, Rules, cards
from tests.mighty.play import SEED, at_random, bid_and_pass, play_out

#: seat 1 bids; the kitty is C4 D10 HA
HANDS = (
    "S2 S3 S4 S5 C5 C6 C7 C8 D2 D3", "SA HK HQ HJ H10 H9 C2 CK D4 JK", "S6 S7 S8 S9 S10 C9 C10 CJ D5 D6",
    "SJ SQ SK CQ CA C3 D7 D8 D9 DJ", "DQ DK DA H2 H3 H4 H5 H6 H7 H8",
)  # fmt: skip
KITTY = "C4 D10 HA"


def won(bid: str = "14H", rules: Rules = SEED) -> Hand:
    return bid_and_pass(Hand.from_deal(HANDS, KITTY, 0, rules), bid)


def exchanged(bid: str = "14H", rules: Rules = SEED, away: str = "C4 D4 D10") -> Hand:
    return won(bid, rules).do(f"discard {away}")


def to_friend(bid: str = "14H", rules: Rules = SEED, away: str = "C4 D4 D10") -> Hand:
    hand = exchanged(bid, rules, away)
    return hand.do(f"trump {bid[-1]}") if hand.phase == "TRUMP" else hand


def refused(hand: Hand, action: str) -> tuple[str, str | None]:
    why = hand.why_not(action)
    assert why is not None
    assert why.say("en")
    assert why.say("es")
    return why.code, why.rule


# K18 to K20: the exchange ----------------------------------------------------------------------------------


def test_k18_the_kitty_joins_the_declarers_hand_and_any_three_go() -> None:
    hand = won()
    assert hand.hands[1] == cards(f"{HANDS[1]} {KITTY}")
    assert len(hand.actions()) == 286
    assert set(hand.actions()) == set(map(Discard, combinations(hand.hands[1], 3)))
    after = hand.do("discard H10 SA JK")
    assert after.discards == cards("SA H10 JK")
    assert len(after.hands[1]) == 10
    assert [event.rule for event in hand.step[-2:]] == ["K14", "K18"]


def test_k18_what_cannot_be_laid_away() -> None:
    assert refused(won(), "discard H10 H9 S2") == ("card-not-in-hand", "K18")
    assert refused(won(), "discard H10 H9 H9") == ("discard-three", "K18")
    assert refused(won(), "trump H") == ("phase-exchange", "K18")


def test_k19_mighty_and_joker_may_be_buried_unless_agreed_otherwise() -> None:
    rules = Rules(bury_specials="forbidden")
    assert won().why_not("discard SA JK H9") is None
    for away in ("SA H9 H10", "JK H9 H10"):
        assert refused(won(rules=rules), f"discard {away}") == ("bury-special", "K19")
    assert len(won(rules=rules).actions()) == 165
    assert won("14S", rules).why_not("discard SA H9 H10") is None, "at spades SA is no Mighty"


def test_k19_a_buried_ace_cannot_become_the_mighty() -> None:
    rules = Rules(bury_specials="forbidden")
    hand = exchanged("14S", rules, "SA H9 H10")
    assert (hand.phase, hand.trump) == ("FRIEND", "S"), "with any other trump SA would be the Mighty"
    own = Hand.from_deal((HANDS[0], HANDS[4], HANDS[2], HANDS[3], HANDS[1]), KITTY, 0, rules)
    hand = bid_and_pass(own, "14H").do("discard DA H2 H3")
    assert refused(hand, "trump S") == ("trump-buries-mighty", "K19")
    assert [str(action) for action in hand.actions()] == ["trump C", "trump D", "trump H", "trump N"]


def test_k20_the_points_of_the_discards_count_at_the_end() -> None:
    hand = to_friend(away="D10 H10 C4").do("friend none").do("joker-call C2")
    assert hand.side_points == 2
    end = play_out(hand, at_random(Random(3)))
    line = next(item for item in end.score().counted if item.label == "discards")
    assert (line.seat, line.value, line.cards, line.rule) == (1, 2, cards("D10 H10"), "K20")
    assert next(event for event in end.events if event.kind == "discards").cards == cards("C4 D10 H10")


# K22 to K24: the final trump -------------------------------------------------------------------------------


def test_k22_the_trump_may_change_freely() -> None:
    hand = exchanged()
    assert [str(action) for action in hand.actions()] == [
        "trump S",
        "trump C",
        "trump D",
        "trump H",
        "trump N",
    ]
    changed = hand.do("trump S")
    assert changed.contract == Bid(14, "S")
    assert changed.mighty is Card("DA")
    assert changed.auction.standing == Bid(14, "H")


def test_k22_a_change_may_raise_the_number_but_not_above_20() -> None:
    rules = Rules(trump_change="raise")
    assert exchanged("14H", rules).do("trump S").contract == Bid(16, "S")
    assert exchanged("14H", rules).do("trump N").contract == Bid(15, "N")
    assert exchanged("14H", rules).do("trump H").contract == Bid(14, "H")
    hand = exchanged("19H", rules)
    assert [str(action) for action in hand.actions()] == ["trump H", "trump N"]
    assert refused(hand, "trump S") == ("trump-above-20", "K22")


def test_k22_the_trump_may_be_fixed() -> None:
    hand = exchanged("14H", Rules(trump_change="fixed"))
    assert hand.phase == "FRIEND", "one possibility is passed over"
    assert hand.contract == Bid(14, "H")
    assert [event.kind for event in hand.step] == ["discard", "trump"]
    both = exchanged("18H", Rules(trump_change="fixed", raise_after_kitty="yes"))
    assert [str(action) for action in both.actions()] == ["trump H", "trump H 19", "trump H 20"]
    assert refused(both, "trump S") == ("trump-fixed", "K22")


def test_k23_the_number_may_be_raised_only_where_agreed() -> None:
    assert refused(exchanged(), "trump H 15") == ("trump-number", "K23")
    rules = Rules(raise_after_kitty="yes")
    hand = exchanged("18H", rules)
    assert [str(action) for action in hand.actions()][-2:] == ["trump H 19", "trump H 20"]
    raised = hand.do("trump H 19")
    assert raised.contract == Bid(19, "H")
    assert raised.events[-1].rule == "K23"
    assert refused(hand, "trump S 19") == ("trump-number", "K23")
    assert refused(hand, "trump H 18") == ("trump-lower", "K23")
    assert refused(hand, "trump H 17") == ("trump-lower", "K23")
    assert refused(hand, "trump H 21") == ("trump-above-20", "K22")


@pytest.mark.parametrize(("choice", "mighty"), [("DA", "DA"), ("CA", "CA"), ("SA", "SA")])
def test_k62_k63_the_mighty_at_spades(choice: str, mighty: str) -> None:
    rules = Rules(mighty_at_spades=choice)
    assert exchanged(rules=rules).do("trump S").mighty is Card(mighty)
    assert exchanged(rules=rules).do("trump H").mighty is Card("SA")
    assert exchanged(rules=rules).do("trump N").mighty is Card("SA")


# K41 to K48: the friend ------------------------------------------------------------------------------------


def test_k48_k60_exactly_one_of_55_calls_under_the_seed_rules() -> None:
    hand = to_friend()
    calls = [str(action) for action in hand.actions()]
    assert calls == [*(f"friend {card}" for card in DECK), "friend first-trick", "friend none"]


@pytest.mark.parametrize(
    ("card", "friend"), [("CA", 3), ("DA", 4), ("S2", 0), ("SA", None), ("JK", None), ("D10", None)]
)
def test_k41_k43_k44_the_holder_is_the_friend_or_nobody(card: str, friend: int | None) -> None:
    hand = to_friend().do(f"friend {card}")
    assert hand.friend == friend
    assert not hand.friend_known
    assert not hand.announced_alone


def test_k43_an_own_card_may_be_out_of_bounds() -> None:
    hand = to_friend(rules=Rules(call_own_card="forbidden"))
    assert len(hand.actions()) == 53 - 13 + 2
    for card in ("SA", "D10"):
        assert refused(hand, f"friend {card}") == ("friend-own-card", "K43")


def test_k46_no_friend_is_announced() -> None:
    hand = to_friend().do("friend none")
    assert hand.announced_alone
    assert hand.friend_known
    assert hand.side == {1}


def test_k47_a_sealed_call() -> None:
    assert refused(to_friend(), "friend sealed CA") == ("friend-sealed-off", "K47")
    hand = to_friend(rules=Rules(kitty_friend="sealed_call"))
    assert len(hand.actions()) == 53 + 2 + 53
    called = hand.do("friend sealed CA")
    assert (called.call, called.friend, called.friend_known) == (FriendCall("sealed", Card("CA")), 3, False)
    assert called.step[0].rule == "K47"


def test_k48_a_friend_by_seat() -> None:
    assert refused(to_friend(), "friend seat 3") == ("friend-seat-off", "K48")
    hand = to_friend(rules=Rules(seat_friend="on"))
    assert [str(action) for action in hand.actions()][-4:] == [f"friend seat {seat}" for seat in (0, 2, 3, 4)]
    assert refused(hand, "friend seat 1") == ("friend-yourself", "K48")
    called = hand.do("friend seat 3")
    assert (called.friend, called.friend_known) == (3, True)
    assert called.events[-1].text(names=("Ana", "Bea", "Cruz", "Dan", "Eva")) == "Bea calls Dan as friend."


def test_k48_a_friend_by_the_last_trick() -> None:
    assert refused(to_friend(), "friend last-trick") == ("friend-last-trick-off", "K48")
    hand = to_friend(rules=Rules(last_trick_friend="on")).do("friend last-trick").do("joker-call C2")
    for seed in range(6):
        end = play_out(hand, at_random(Random(seed)))
        winner = end.tricks[-1].winner
        assert end.friend == (None if winner == 1 else winner)
        assert end.friend_known
        assert not end.previous.friend_known  # type: ignore[union-attr]
        assert end.score().points == end.side_points


def test_k45_the_declarer_who_wins_the_first_trick_has_no_friend() -> None:
    hand = to_friend().do("friend first-trick").do("joker-call C2").do("play SA")
    for card in ("S6", "SJ", "DQ", "S2"):
        hand = hand.do(f"play {card}")
    assert (hand.friend, hand.friend_known) == (None, True)
    assert hand.events[-1].kind == "alone_revealed"


# K33: the Joker Call card ----------------------------------------------------------------------------------


def test_k33_one_of_the_four_twos() -> None:
    hand = to_friend().do("friend DA")
    assert [str(action) for action in hand.actions()] == [f"joker-call {suit}2" for suit in "SCDH"]
    assert refused(hand, "joker-call C3") == ("joker-call-two", "K33")
    assert hand.do("joker-call C2").joker_call is Card("C2"), "an own card is allowed"


def test_k33_any_card_but_mighty_and_joker() -> None:
    hand = to_friend(rules=Rules(joker_call_card="declarer_names_any")).do("friend DA")
    assert len(hand.actions()) == 51
    for card in ("SA", "JK"):
        assert refused(hand, f"joker-call {card}") == ("joker-call-special", "K33")


@pytest.mark.parametrize(
    ("value", "bid", "card"),
    [
        ("fixed_C2", "14H", "C2"),
        ("fixed_C2", "14C", "S2"),
        ("fixed_C3", "14H", "C3"),
        ("fixed_C3", "14C", "S3"),
    ],
)
def test_k33_a_fixed_card_is_not_asked_for(value: str, bid: str, card: str) -> None:
    hand = to_friend(bid, Rules(joker_call_card=value)).do("friend DA")
    assert (hand.phase, hand.joker_call) == ("PLAY", Card(card))
    assert [event.kind for event in hand.step] == ["friend_card", "joker_call"]


def test_k31_without_joker_call_nothing_is_named() -> None:
    hand = to_friend(rules=Rules(joker_call="off")).do("friend DA")
    assert (hand.phase, hand.joker_call) == ("PLAY", None)
    assert [event.kind for event in hand.step] == ["friend_card"]


def test_k21_the_order_of_the_preparation() -> None:
    hand = won()
    phases = [hand.phase]
    for action in ("discard C4 D4 D10", "trump H", "friend DA", "joker-call C2"):
        hand = hand.do(action)
        phases.append(hand.phase)
    assert phases == ["EXCHANGE", "TRUMP", "FRIEND", "JOKER_CALL", "PLAY"]
    assert (hand.player, hand.leader, hand.number) == (1, 1, 1)
