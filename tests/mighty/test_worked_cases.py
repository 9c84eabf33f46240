"""The worked cases KT01 to KT36, each named after the case and what it shows."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hanalab.mighty import (
    Bid,
    Card,
    Hand,
    HandScore,
    Rules,
    Session,
    bids_above,
    cards,
    legal_cards,
    mighty_card,
    read_bid,
    score_of_points,
    settle,
    trick_winner,
)
from tests.mighty.play import KOREAN, SEED, Policy, largest, play_out, smallest

HALF = Fraction(1, 2)
U, H, PG = Rules(), Rules(scoring="literal_halves"), Rules(scoring="pagat")


def spoken(words: str, dealer: int = 0, rules: Rules = SEED) -> Hand:
    """A dealt hand after these calls, such as `13H pass 14S`."""
    hand = Hand.deal(1, dealer, rules)
    for word in words.split():
        hand = hand.do("pass" if word == "pass" else f"bid {word}")
    return hand


def legal(
    hand: str, trick: str, trump: str, number: int, call: str | None = None, rules: Rules = SEED
) -> str:
    return " ".join(map(str, legal_cards(hand, trick, trump, number, call, rules)))


# The auction ---------------------------------------------------------------------------------------------


def test_kt01_bids_sort_by_number_then_spades_clubs_diamonds_hearts_no_trump() -> None:
    some = [read_bid(text) for text in ("14S", "13N", "13C", "13H", "13S", "13D")]
    assert [bid.text for bid in sorted(some)] == ["13S", "13C", "13D", "13H", "13N", "14S"]


def test_kt02_more_points_in_a_lower_suit_beat_a_bid() -> None:
    assert Bid(14, "S") in bids_above("13H")
    assert Bid(14, "S") not in bids_above("13H", Rules(raise_rule="strict_seed_wording"))
    assert Bid(14, "S") in bids_above("13H", Rules(suit_rank="nt_only"))


def test_kt03_the_same_number_needs_a_higher_suit() -> None:
    assert Bid(13, "C") not in bids_above("13D")
    assert Bid(13, "N") in bids_above("13H")
    assert Bid(14, "S") in bids_above("13N")


def test_kt04_a_pass_is_not_final() -> None:
    calls = "13H pass 14S pass pass pass"
    hand = spoken(calls)
    assert (hand.phase, hand.player) == ("AUCTION", 2)
    hand = hand.do("pass")
    assert (hand.phase, hand.declarer, hand.contract) == ("EXCHANGE", 3, Bid(14, "S"))
    final = spoken(calls, rules=Rules(pass_final="yes"))
    assert (final.phase, final.declarer, final.contract) == ("EXCHANGE", 3, Bid(14, "S"))


def test_kt05_a_seat_that_has_passed_may_bid_again() -> None:
    hand = spoken("13H pass 14S pass pass pass 14D")
    assert (hand.phase, hand.player, hand.auction.standing) == ("AUCTION", 3, Bid(14, "D"))
    final = spoken("13H pass 14S pass pass", rules=Rules(pass_final="yes"))
    assert final.player == 1, "P2 has passed and is skipped"
    assert final.do("pass").phase == "EXCHANGE"


def test_kt06_the_fifth_player_may_open_and_four_passes_end_it() -> None:
    hand = spoken("pass pass pass pass")
    assert (hand.phase, hand.player) == ("AUCTION", 0)
    hand = hand.do("bid 13C")
    for seat in (1, 2, 3, 4):
        assert (hand.phase, hand.player) == ("AUCTION", seat)
        hand = hand.do("pass")
    assert (hand.phase, hand.player, hand.declarer) == ("EXCHANGE", 0, 0)


def test_kt07_five_passes_throw_the_hand_in() -> None:
    hand = spoken("pass pass pass pass pass")
    assert hand.is_over
    assert hand.is_dead
    assert hand.score().scores == (0, 0, 0, 0, 0)
    assert {item.rule for item in hand.score().items} == {"K16"}
    session = Session().add(hand)
    assert (session.dealer, session.played, session.totals) == (1, 0, (0, 0, 0, 0, 0))


def test_kt08_only_twenty_no_trump_cannot_be_beaten() -> None:
    assert spoken("20N").phase == "EXCHANGE"
    hand = spoken("20H")
    assert hand.phase == "AUCTION"
    assert [str(action) for action in hand.actions()] == ["bid 20N", "pass"]


# The preparation -----------------------------------------------------------------------------------------


def test_kt09_the_points_of_the_discards_are_the_declarers() -> None:
    hand = Hand.at_play(
        hands=("S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ", "C2 C3 C5 C6 C7 C8 C9 C10 CJ CQ",
               "D2 D3 D4 D5 D6 D7 D8 D9 DJ DQ", "H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ",
               "SQ SK SA CK CA DK DA HQ HK JK"),
        declarer=0, bid="13S", discards="HA D10 C4",
    )  # fmt: skip
    assert hand.side_points == 2


@pytest.mark.parametrize(
    ("trump", "rules", "mighty"),
    [
        ("S", SEED, "DA"),
        ("H", SEED, "SA"),
        ("N", SEED, "SA"),
        ("S", Rules(mighty_at_spades="SA"), "SA"),
        ("S", Rules(mighty_at_spades="CA"), "CA"),
        ("C", Rules(mighty_at_spades="CA"), "SA"),
    ],
)
def test_kt10_the_final_trump_fixes_the_mighty(trump: str, rules: Rules, mighty: str) -> None:
    assert mighty_card(trump, rules) is Card(mighty)


# Tricks --------------------------------------------------------------------------------------------------


def test_kt11_the_mighty_wins() -> None:
    assert trick_winner("CK CA H2 SA JK", "H", 4) == (3, 3)


def test_kt12_the_joker_beats_trumps() -> None:
    assert trick_winner("CK CA H2 D3 JK", "H", 4) == (4, 2)


def test_kt13_at_spades_the_ace_of_diamonds_is_the_mighty() -> None:
    assert trick_winner("D2 SA JK DA D9", "S", 5) == (3, 2)


def test_kt14_the_mighty_follows_suit_unless_the_house_rule_frees_it() -> None:
    assert legal("H3 SA JK C9", "H7", "D", 4) == "H3 JK"
    assert legal("H3 SA JK C9", "H7", "D", 4, rules=Rules(mighty_any_time="yes")) == "H3 SA JK"


def test_kt15_the_mighty_is_a_card_of_its_suit() -> None:
    for rules in (SEED, Rules(mighty_any_time="yes")):
        assert legal("SA HK JK", "S4", "D", 4, rules=rules) == "SA JK"


def test_kt16_without_the_suit_everything_may_be_played() -> None:
    assert legal("H2 D9 SA", "C4", "D", 4) == "H2 D9 SA"


def test_kt17_the_joker_call_card_of_the_second_player_stops_a_led_joker() -> None:
    assert trick_winner("JK C2 C9 CK DA", "H", 4, "C2") == (3, 2)


def test_kt18_from_the_third_seat_the_call_card_does_nothing() -> None:
    assert trick_winner("JK D5 C2 DK DA", "H", 4, "C2")[0] == 0


def test_kt19_the_mighty_wins_a_called_trick() -> None:
    assert trick_winner("JK C2 SA C9 CK", "H", 4, "C2")[0] == 2


def test_kt20_a_trump_wins_a_called_trick() -> None:
    assert trick_winner("JK C2 H3 CA C9", "H", 4, "C2") == (2, 1)


def test_kt21_the_joker_is_worthless_in_the_last_trick() -> None:
    assert trick_winner("D4 JK D9 CA S3", "H", 10) == (2, 1)


def test_kt22_a_joker_led_to_the_last_trick_lets_the_next_card_set_the_suit() -> None:
    assert trick_winner("JK C5 C9 DA H2", "N", 10) == (2, 1)


def test_kt23_the_joker_at_no_trump_in_the_first_trick() -> None:
    assert trick_winner("H4 JK HQ H9 C2", "N", 1)[0] == 1
    assert trick_winner("H4 JK HQ H9 C2", "N", 1, rules=Rules(nt_joker_limit="on"))[0] == 2


def test_kt24_a_led_joker_sets_no_suit_the_second_card_does() -> None:
    assert legal("H2 S9 C2", "JK", "D", 3, "C2") == "H2 S9 C2"
    assert legal("H2 S9 C2", "JK H7", "D", 3, "C2") == "H2"


def test_kt25_a_led_call_card_pulls_the_joker_out() -> None:
    rules = Rules(joker_call="lead_forces_joker", joker_call_card="fixed_C3")
    assert legal("JK C7", "C3", "D", 5, "C3", rules) == "JK"
    assert legal("JK SA C7", "C3", "D", 5, "C3", rules) == "JK SA"
    assert trick_winner("C3 C7 JK CQ C9", "D", 5, "C3", rules)[0] == 3


# The friend ----------------------------------------------------------------------------------------------

FIVE_HANDS = (
    "SA HA HK HQ HJ H10 D2 C3 C4 C5", "S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ", "C6 C7 C8 C9 C10 CJ CQ CK CA D3",
    "D4 D5 D6 D7 D8 D9 D10 DJ DQ DK", "H2 H3 H4 H5 H6 H7 H8 H9 DA JK",
)  # fmt: skip


def test_kt26_calling_a_card_of_ones_own_is_a_hidden_solo() -> None:
    hand = Hand.at_play(FIVE_HANDS, declarer=0, bid="14H", friend="HA", joker_call="C2", discards="SQ SK C2")
    assert hand.friend is None
    assert not hand.friend_known
    assert settle("14H", 15, declarer=0) == (12, -3, -3, -3, -3)
    shown = hand.do("play HA")
    assert shown.friend_known
    assert shown.events[-1].kind == "alone_revealed"
    assert shown.events[-1].rule == "K43"


def test_kt27_the_winner_of_the_first_trick_is_the_friend() -> None:
    hand = Hand.at_play(FIVE_HANDS, declarer=0, bid="13H", friend="first-trick", discards="SQ SK C2")
    assert (hand.friend, hand.friend_known) == (None, False)
    for card in ("D2", "S2", "D3", "DK"):
        hand = hand.do(f"play {card}")
        assert not hand.friend_known
    hand = hand.do("play DA")
    assert hand.tricks[0].winner == 4
    assert (hand.friend, hand.friend_known) == (4, True)
    assert hand.events[-1].kind == "friend_revealed"
    assert hand.events[-1].rule == "K45"
    assert hand.side_points == hand.tricks[0].points + 2, "the trick and the two points laid away"


def test_kt28_made_exactly() -> None:
    score = score_of_points("14H", 8 + 4 + 2, declarer=0, friend=1)
    assert score.made
    assert score.scores == (4, 2, -2, -2, -2)


# Settlement ----------------------------------------------------------------------------------------------


def scores(bid: str, points: int, rules: Rules) -> tuple[object, object, object]:
    """Declarer, friend and each defender; the three defenders get the same."""
    found = settle(bid, points, declarer=2, friend=4, rules=rules)
    assert len({found[0], found[1], found[3]}) == 1
    assert sum(found) == 0
    return found[2], found[4], found[0]


def test_kt29_one_point_more_than_bid() -> None:
    assert scores("15H", 16, U) == (8, 4, -4)
    assert scores("15H", 16, H) == (4, 2, -2)
    assert scores("15H", 16, PG) == (10, 5, -5)


def test_kt30_two_points_short() -> None:
    assert scores("15H", 13, U) == (-10, -5, 5)
    assert scores("15H", 13, H) == (-10, -5, 5)
    assert scores("15H", 13, PG) == (-4, -2, 2)


def test_kt31_the_smallest_contract_made_exactly() -> None:
    assert scores("13H", 13, U) == (2, 1, -1)
    assert scores("13H", 13, H) == (1, HALF, -HALF)
    assert scores("13H", 13, PG) == (0, 0, 0)


def test_kt32_announced_without_a_friend() -> None:
    assert settle("14H", 15, announced_alone=True) == (24, -6, -6, -6, -6)
    assert settle("14H", 11, announced_alone=True) == (-40, 10, 10, 10, 10)
    single = Rules(alone_multiplier=1)
    assert settle("14H", 15, announced_alone=True, rules=single) == (12, -3, -3, -3, -3)
    assert settle("14H", 11, announced_alone=True, rules=single) == (-20, 5, 5, 5, 5)


def test_kt33_a_run() -> None:
    assert scores("16H", 20, U) == (16, 8, -8)
    assert scores("16H", 20, Rules(run_double="on")) == (32, 16, -16)
    assert scores("16H", 20, PG) == (40, 20, -20)


def test_kt34_a_back_run() -> None:
    assert scores("13H", 8, U) == (-12, -6, 6)
    assert scores("13H", 8, PG) == (-20, -10, 10)


# Whole hands ---------------------------------------------------------------------------------------------


def traced(hands: tuple[str, ...], discards: str, friend: str, policy: Policy) -> tuple[Hand, HandScore]:
    hand = Hand.at_play(hands, 1, "16S", friend, "C2", discards)
    end = play_out(hand, policy)
    assert end.is_over
    return end, end.score()


def test_kt35_a_whole_hand_smallest_card_first() -> None:
    hands = (
        "H2 S3 C3 H3 C7 H8 CJ DJ SA DA", "S2 S4 S8 S10 SQ CK DK HK CA JK", "D3 D4 C5 C6 D6 D7 H7 C10 HJ SK",
        "C2 C4 H4 S5 D5 D8 S9 SJ CQ DQ", "D2 H5 S6 H6 S7 C8 D9 H9 D10 HA",
    )  # fmt: skip
    end, score = traced(hands, "C9 H10 HQ", "DA", smallest)
    won = [(trick.winner, trick.points) for trick in end.tricks]
    assert won == [(2, 1), (1, 2), (0, 1), (1, 1), (3, 1), (1, 1), (1, 1), (1, 1), (1, 5), (0, 4)]
    last = end.tricks[-1]
    assert last.cards == cards("JK HJ DQ HA DA")
    assert (last.leader, last.kind) == (1, "mighty")
    assert [event.kind for event in end.step] == [
        "play", "friend_revealed", "joker_fails", "trick_mighty", "discards", "made",
    ]  # fmt: skip
    assert [event.rule for event in end.step] == ["K26", "K42", "K34", "K25", "K20", "K50"]
    assert end.points == (5, 11, 1, 1, 0)
    assert (score.points, score.made) == (18, True)
    assert score.scores == (6, 12, -6, -6, -6)


def test_kt36_a_whole_hand_largest_card_first() -> None:
    hands = (
        "D3 S4 H5 C7 H7 D8 D9 D10 SQ HA", "S3 S5 S6 S10 SJ HQ SK SA CA DA", "C2 H2 C4 D4 D5 S7 D7 HJ CQ HK",
        "S2 C5 C6 H6 C8 H8 CJ DJ DK JK", "C3 H3 H4 D6 S8 S9 C9 H9 DQ CK",
    )  # fmt: skip
    end, score = traced(hands, "D2 C10 H10", "JK", largest)
    first = end.tricks[0]
    assert first.cards[0] is Card("DA")
    assert (first.winner, first.kind) == (1, "mighty")
    revealed = next(event for event in end.events if event.kind == "friend_revealed")
    assert (revealed.seat, revealed.number) == (3, 1)
    won = [(trick.winner, trick.points) for trick in end.tricks]
    assert won == [(1, 3), (1, 4), (1, 2), (1, 3), (0, 3), (1, 2), (1, 1), (1, 0), (1, 0), (1, 0)]
    assert score.points == 17
    assert score.made
    assert score.scores == (-5, 10, -5, 5, -5)


@pytest.mark.parametrize("rules", [SEED, KOREAN], ids=["seed", "korean"])
def test_the_cases_that_presets_share(rules: Rules) -> None:
    """KT10 to KT13 and KT15 to KT16 hold under both presets."""
    assert trick_winner("CK CA H2 SA JK", "H", 4, rules=rules) == (3, 3)
    assert trick_winner("CK CA H2 D3 JK", "H", 4, rules=rules) == (4, 2)
    assert trick_winner("D2 SA JK DA D9", "S", 5, rules=rules) == (3, 2)
    assert legal("SA HK JK", "S4", "D", 4, rules=rules) == "SA JK"
    assert legal("H2 D9 SA", "C4", "D", 4, rules=rules) == "H2 D9 SA"
    assert trick_winner("D4 JK D9 CA S3", "H", 10, rules=rules) == (2, 1)
