"""The auction, rule by rule with every option (K8 to K17)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hanalab.mighty import Bid, Hand, MakeBid, Pass, Redeal, Rules, bids_above, cards, hand_value
from hanalab.mighty.bids import all_bids, why_not_bid
from tests.mighty.play import KOREAN, SEED, bid_and_pass

ALL_PASS = ("pass",) * 5


def says(hand: Hand, *words: str) -> Hand:
    for word in words:
        hand = hand.do(word if word in ("pass", "redeal") else f"bid {word}")
    return hand


def rule_of(hand: Hand, action: str) -> tuple[str, str | None]:
    why = hand.why_not(action)
    assert why is not None
    return why.code, why.rule


# K9 to K12: what may be bid --------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "first"), [(SEED, 3), (Rules(first_bidder="dealer"), 2), (KOREAN, 2)])
def test_k9_first_bidder(rules: Rules, first: int) -> None:
    hand = Hand.deal(1, dealer=2, rules=rules)
    assert hand.player == first
    assert says(hand, "pass").player == (first + 1) % 5


def test_k10_forty_bids_from_13_spades_to_20_no_trump() -> None:
    bids = all_bids()
    assert len(bids) == 40
    assert (bids[0].text, bids[-1].text) == ("13S", "20N")
    assert list(bids) == sorted(bids)
    assert bids_above(None) == bids


@pytest.mark.parametrize(("low", "count"), [(12, 45), (13, 40), (14, 35)])
def test_k10_the_lowest_number_is_a_house_rule(low: int, count: int) -> None:
    rules = Rules(min_bid=low)
    assert len(bids_above(None, rules)) == count
    assert bids_above(None, rules)[0] == Bid(low, "S")
    hand = Hand.deal(1, rules=rules)
    assert rule_of(hand, f"bid {low - 1}N") == ("bid-range", "K10")
    assert rule_of(hand, "bid 21S") == ("bid-range", "K10")


def test_k12_what_beats_a_bid_under_the_seed_rules() -> None:
    above = bids_above("14D")
    assert [bid.text for bid in above[:3]] == ["14H", "14N", "15S"]
    assert len(above) == 2 + 6 * 5
    why = why_not_bid(Bid(14, "D"), Bid(14, "D"))
    assert why is not None
    assert why.text() == "14♦ is too low. A bid must beat 14♦."


def test_k11_with_level_suits_only_no_trump_beats_the_same_number() -> None:
    rules = Rules(suit_rank="nt_only")
    assert [bid.text for bid in bids_above("14S", rules)[:3]] == ["14N", "15S", "15C"]
    assert bids_above("14N", rules)[0].text == "15S"
    for bid, code in (("14H", "bid-suits-level"), ("14S", "bid-suits-level"), ("13N", "bid-too-low")):
        assert rule_of(says(Hand.deal(1, rules=rules), "14S"), f"bid {bid}")[0] == code


def test_k12_the_strict_wording_lets_more_points_keep_the_trump_only() -> None:
    rules = Rules(raise_rule="strict_seed_wording")
    assert [bid.text for bid in bids_above("13H", rules)] == ["13N", *(f"{n}H" for n in range(14, 21))]
    assert rule_of(says(Hand.deal(1, rules=rules), "13H"), "bid 14S") == ("bid-strict", "K12")


# K13 to K17: how it ends -----------------------------------------------------------------------------------


def test_k13_a_pass_is_not_final_unless_agreed() -> None:
    hand = says(Hand.deal(1), "pass", "13S", "pass", "pass", "pass")
    assert hand.player == 1
    assert says(hand, "13C").player == 2


def test_k13_with_final_passes_seats_are_skipped_and_the_last_bidder_declares() -> None:
    hand = says(Hand.deal(1, rules=Rules(pass_final="yes")), "13S", "pass", "14S", "pass", "pass")
    assert hand.player == 1
    hand = says(hand, "15S")
    assert hand.player == 3, "P2, P4 and P0 are out"
    hand = says(hand, "pass")
    assert (hand.phase, hand.declarer, hand.contract) == ("EXCHANGE", 1, Bid(15, "S"))
    assert [event.rule for event in hand.events if event.kind == "contract"] == ["K14"]


def test_k13_with_final_passes_the_fifth_may_still_open() -> None:
    hand = says(Hand.deal(1, rules=Rules(pass_final="yes")), "pass", "pass", "pass", "pass")
    assert hand.player == 0
    assert says(hand, "13S").phase == "EXCHANGE", "nobody is left to bid against"
    assert says(hand, "pass").is_dead


def test_k14_four_passes_after_a_bid() -> None:
    hand = bid_and_pass(Hand.deal(1), "13D")
    assert (hand.declarer, hand.contract, hand.player) == (1, Bid(13, "D"), 1)
    assert hand.phase == "EXCHANGE"
    assert len(hand.hands[1]) == 13
    assert hand.auction.passes == 4


def test_k15_four_opening_passes_leave_the_fifth_a_choice() -> None:
    hand = says(Hand.deal(1), *ALL_PASS[:4])
    assert (hand.phase, hand.player) == ("AUCTION", 0)
    assert len(hand.actions()) == 41
    assert hand.do("bid 13S").player == 1


def test_k16_a_thrown_in_hand_scores_nothing() -> None:
    for rules in (SEED, KOREAN):
        hand = says(Hand.deal(1, rules=rules), *ALL_PASS)
        assert hand.is_dead
        assert hand.actions() == ()
        assert hand.events[-1].rule == "K16"
        assert rule_of(hand, "pass") == ("hand-over", "K59")
        assert hand.score().say() == "0 hand without a contract (K16)"


def test_k17_an_unbeatable_bid_ends_the_auction_at_once() -> None:
    hand = says(Hand.deal(1), "20N")
    assert (hand.phase, hand.declarer) == ("EXCHANGE", 1)
    assert [event.rule for event in hand.events if event.kind == "contract"] == ["K17"]
    assert says(Hand.deal(1, rules=Rules(raise_rule="strict_seed_wording")), "20H").phase == "AUCTION"
    level = Rules(suit_rank="nt_only")
    assert [str(action) for action in says(Hand.deal(1, rules=level), "20S").actions()] == ["bid 20N", "pass"]


# K8: a weak hand -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "value"),
    [
        ("S2 S3 H4", 0),
        ("SA", 0),
        ("HA DK CQ SJ", 4),
        ("H10", Fraction(1, 2)),
        ("H10 D10", 1),
        ("JK HA", 0),
        ("JK", -1),
        ("SA HK H10 JK", Fraction(1, 2)),
    ],
)
def test_k8_the_count_of_a_weak_hand(hand: str, value: Fraction) -> None:
    assert hand_value(cards(hand)) == value


WEAK = "S2 S3 S4 S5 S6 S7 S8 S9 C2 H10"
REST = ("C3 C4 C5 C6 C7 C8 C9 C10 CJ CQ", "CK CA D2 D3 D4 D5 D6 D7 D8 D9", "D10 DJ DQ DK DA H2 H3 H4 H5 H6",
        "H7 H8 H9 HJ HQ HK HA SA SK JK")  # fmt: skip


def test_k8_a_weak_hand_may_be_shown_and_dealt_again() -> None:
    hand = Hand.from_deal((REST[0], WEAK, *REST[1:]), "S10 SJ SQ", rules=Rules(misdeal="half_point"))
    assert hand.actions()[-1] == Redeal()
    shown = hand.do("redeal")
    assert shown.is_dead
    assert shown.events[-1].cards == cards(WEAK)
    assert {item.rule for item in shown.score().items} == {"K8"}
    assert rule_of(hand.do("pass"), "redeal") == ("weak-not", "K8")
    later = hand.do("bid 13S").do("pass").do("pass").do("pass").do("bid 13C")
    assert rule_of(later, "redeal") == ("weak-late", "K8")
    assert Redeal() not in later.actions()


def test_k8_is_off_under_the_seed_rules() -> None:
    hand = Hand.from_deal((REST[0], WEAK, *REST[1:]), "S10 SJ SQ")
    assert rule_of(hand, "redeal") == ("weak-off", "K8")
    assert Redeal() not in hand.actions()


# Actions ---------------------------------------------------------------------------------------------------


def test_actions_are_bids_from_the_lowest_then_the_pass() -> None:
    actions = says(Hand.deal(1), "19N").actions()
    assert [str(action) for action in actions] == [
        "bid 20S",
        "bid 20C",
        "bid 20D",
        "bid 20H",
        "bid 20N",
        "pass",
    ]
    assert actions[-1] == Pass()
    assert actions[0] == MakeBid(Bid(20, "S"))


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("discard H10 D10 C4", "phase-auction"),
        ("trump H", "phase-auction"),
        ("friend SA", "phase-auction"),
        ("joker-call C2", "phase-auction"),
        ("play SA", "phase-auction"),
    ],
)
def test_other_actions_wait_for_their_phase(action: str, code: str) -> None:
    assert rule_of(Hand.deal(1), action) == (code, "K13")
