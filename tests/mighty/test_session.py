"""Sessions: who deals, what counts, who wins (K6, K8, K16, K59)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hanalab.core.errors import SetupError
from hanalab.mighty import Card, Hand, Rules, Session, cards, dealer_of_draw, draw_dealer
from hanalab.mighty.session import DEAD_LIMIT
from tests.mighty.play import KOREAN, SEED, at_random, bid_and_pass, play_out


def thrown(hand: Hand) -> Hand:
    while not hand.is_over:
        hand = hand.do("pass")
    return hand


def played(hand: Hand, seed: int = 1) -> Hand:
    return play_out(bid_and_pass(hand, "13H"), at_random(Random(seed)))


# K6: the first dealer --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("drawn", "dealer"),
    [
        ("S2 HK D9 C9 SQ", 1),
        ("S2 HK D9 C9 SA", 4),
        ("S2 HK DK C9 SQ", None),
        ("S2 HK JK C9 SQ", None),
        ("S9 H9 D9 CA SQ", 3),
    ],
)
def test_k6_the_highest_card_deals_and_equal_ones_or_a_joker_draw_again(
    drawn: str, dealer: int | None
) -> None:
    assert dealer_of_draw(cards(drawn)) == dealer


def test_k6_the_draw_ends_and_shows_all_draws() -> None:
    seen = Counter[int]()
    for seed in range(500):
        draw = draw_dealer(seed)
        assert draw == draw_dealer(seed)
        assert [dealer_of_draw(five) for five in draw.draws] == [None] * (len(draw.draws) - 1) + [draw.dealer]
        assert all(len(set(five)) == 5 for five in draw.draws)
        seen[draw.dealer] += 1
    assert min(seen.values()) > 60


def test_k6_the_deal_goes_round_clockwise() -> None:
    session = Session(first_dealer=3)
    for number in range(4):
        session = session.add(played(session.deal(number), number))
    assert session.dealers == (3, 4, 0, 1)
    assert (session.dealer, session.dealer_rule) == (2, "K6")


def test_k6_the_friend_or_the_declarer_deals_by_house_rule() -> None:
    rules = Rules(dealer_rotation="friend_or_declarer")
    session = Session(rules, 2)
    for number in range(6):
        hand = played(session.deal(number), number)
        session = session.add(hand)
        assert session.dealer == (hand.declarer if hand.friend is None else hand.friend)


# K16, K8: hands without a contract -------------------------------------------------------------------------


def test_k16_a_thrown_in_hand_passes_the_deal_on_and_does_not_count() -> None:
    session = Session().add(thrown(Session().deal(1)))
    assert (session.dealer, session.dealer_rule, session.played) == (1, "K16", 0)
    counting = Session(Rules(dead_hand_counts="yes", hands="hands 1"))
    over = counting.add(thrown(counting.deal(1)))
    assert (over.played, over.is_over, over.dealer) == (1, True, None)


def test_k16_by_korean_custom_the_same_dealer_deals_again() -> None:
    session = Session(KOREAN, 3).add(thrown(Session(KOREAN, 3).deal(1)))
    assert (session.dealer, session.dealer_rule) == (3, "K16")


WEAK = "S2 S3 S4 S5 S6 S7 S8 S9 C2 H10"
REST = ("C3 C4 C5 C6 C7 C8 C9 C10 CJ CQ", "CK CA D2 D3 D4 D5 D6 D7 D8 D9", "D10 DJ DQ DK DA H2 H3 H4 H5 H6",
        "H7 H8 H9 HJ HQ HK HA SA SK JK")  # fmt: skip


def test_k8_a_hand_given_back_is_dealt_again_by_the_same_dealer_and_never_counts() -> None:
    rules = Rules(misdeal="half_point", dead_hand_counts="yes")
    hand = Hand.from_deal((REST[0], WEAK, *REST[1:]), "S10 SJ SQ", rules=rules).do("redeal")
    session = Session(rules).add(hand)
    assert (session.dealer, session.dealer_rule, session.played) == (0, "K8", 0)


def test_k16_a_session_without_bids_ends_all_the_same() -> None:
    session = Session()
    for number in range(DEAD_LIMIT):
        assert not session.is_over
        session = session.add(thrown(session.deal(number)))
    assert session.is_over
    assert session.played == 0
    assert session.winners == (0, 1, 2, 3, 4)
    with pytest.raises(SetupError) as caught:
        session.deal(1)
    assert caught.value.code == "session-over"


# K59: the end ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "rules", [SEED, KOREAN, Rules(hands=20), Rules(hands="hands 3", scoring="literal_halves")]
)
def test_k59_a_whole_session(rules: Rules) -> None:
    session = Session(rules, draw_dealer(4).dealer)
    number = 0
    while not session.is_over:
        assert session.winners == ()
        hand = session.deal(number)
        session = session.add(thrown(hand) if number % 5 == 0 else played(hand, number))
        assert sum(session.totals) == 0
        number += 1
    assert session.played == rules.length
    assert len(session.hands) == number > rules.length
    assert session.totals == tuple(sum(column) for column in zip(*session.scores, strict=True))
    best = max(session.totals)
    assert session.winners == tuple(seat for seat in range(5) if session.totals[seat] == best)
    assert session.winner in (None, *session.winners)
    assert Session(rules, session.first_dealer, session.hands) == session


def test_k59_equal_totals_share_the_place() -> None:
    session = Session(Rules(hands="hands 1"))
    hand = session.deal(5)
    hand = (
        bid_and_pass(hand, "13H").do(bid_and_pass(hand, "13H").actions()[0]).do("trump H").do("friend none")
    )
    over = session.add(play_out(hand.do("joker-call C2"), at_random(Random(2))))
    totals = over.totals
    assert sorted(over.places) in ([1, 2, 2, 2, 2], [1, 1, 1, 1, 5])
    assert [over.places[seat] for seat in range(5)] == [
        1 + sum(t > totals[seat] for t in totals) for seat in range(5)
    ]
    assert over.winner == (1 if totals[1] > 0 else None)


# What does not belong --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "code"),
    [
        (Hand.deal(1), "session-hand-running"),
        (thrown(Hand.deal(1, rules=Rules(min_bid=12))), "session-rules"),
        (thrown(Hand.deal(1, dealer=2)), "session-dealer"),
    ],
)
def test_a_hand_that_does_not_belong_is_refused(hand: Hand, code: str) -> None:
    why = Session().why_not_add(hand)
    assert why is not None
    assert why.code == code
    assert why.text("es")
    for attempt in (lambda: Session().add(hand), lambda: Session(hands=(hand,))):
        with pytest.raises(SetupError):
            attempt()


def test_seats_are_checked() -> None:
    with pytest.raises(SetupError):
        Session(first_dealer=5)
    assert (
        Card("SA")
        in Session().deal(1).hands[0] + sum(Session().deal(1).hands[1:], ()) + Session().deal(1).kitty
    )
