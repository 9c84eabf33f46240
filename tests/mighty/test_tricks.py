"""What may be played and what wins, rule by rule with every option (K24 to K40, K61)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hanalab.core.errors import NotationError, SetupError
from hanalab.mighty import (
    Card,
    Hand,
    Laid,
    Rules,
    cards,
    legal_cards,
    mighty_card,
    read_trick,
    trick_winner,
)
from hanalab.mighty.tricks import joker_has_power, led_suit, why_not_card
from tests.mighty.play import KOREAN, SEED

LEADS = Rules(joker_call="lead_forces_joker", joker_call_card="fixed_C3")
NAMES = Rules(joker_lead="leader_names_suit")
OFF = Rules(joker_call="off")


def legal(
    hand: str, trick: str = "", trump: str = "H", number: int = 4, rules: Rules = SEED, call: str = "C2"
) -> str:
    return " ".join(map(str, legal_cards(hand, trick, trump, number, call, rules)))


def wins(trick: str, trump: str = "H", number: int = 4, rules: Rules = SEED, call: str | None = "C2") -> str:
    """The card that wins."""
    laid = read_trick(trick)
    return str(laid[trick_winner(laid, trump, number, call, rules)[0]].card)


def refused(card: str, hand: str, trick: str, trump: str = "H", number: int = 4, rules: Rules = SEED) -> str:
    why = why_not_card(Card(card), cards(hand), read_trick(trick), trump, number, Card("C2"), rules)
    assert why is not None
    assert why.say("es")
    return f"{why.code} {why.rule}"


# K3, K4, K38, K39: following and winning -------------------------------------------------------------------


def test_k3_ranks_run_from_two_to_ace() -> None:
    order = ["C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "CJ", "CQ", "CK", "CA"]
    for low, high in pairwise(order):
        assert wins(f"{low} {high} D2 D3 D4") == high
        assert wins(f"{high} {low} DA S3 S4") == high


def test_k4_five_points_at_most_in_a_trick() -> None:
    assert trick_winner("CA CK CQ CJ C10", "H", 4) == (0, 5)
    assert trick_winner("C2 C3 C4 JK C9", "H", 4) == (3, 0)
    assert trick_winner("SA D2 D3 D4 D5", "H", 4) == (0, 1)


def test_k38_the_led_suit_must_be_followed_trumping_is_no_duty() -> None:
    assert legal("C3 C9 H2 S5", "C4") == "C3 C9"
    assert legal("H2 S5", "C4") == "H2 S5"
    assert refused("H2", "C3 H2", "C4") == "must-follow K38"
    assert refused("S9", "C3 H2", "C4") == "card-not-in-hand K38"
    why = why_not_card(Card("HK"), cards("HK CK C7"), read_trick("C4"), "H", 4)
    assert why is not None
    assert why.text() == "♥K cannot be played: clubs were led and you hold ♣K ♣7."
    assert why.text("es") == "♥K no se puede jugar: se ha salido de tréboles y tienes ♣K ♣7."
    dealt = why_not_card(Card("HK"), cards("C7 HK CK C10"), read_trick("C4"), "H", 4)
    assert dealt is not None
    assert dealt.text() == "♥K cannot be played: clubs were led and you hold ♣K ♣10 ♣7.", "high cards first"


def test_k39_trumps_beat_the_led_suit_and_nothing_else_counts() -> None:
    assert wins("C4 CA H2 S3 H3") == "H3"
    assert wins("C4 DA DK DQ SK") == "C4"
    assert wins("C4 DA HK HQ SK", trump="N") == "C4"


# K24 to K27: the Mighty ------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 4, 10])
@pytest.mark.parametrize("rules", [SEED, KOREAN], ids=["seed", "korean"])
def test_k25_the_mighty_wins_every_trick(number: int, rules: Rules) -> None:
    assert wins("H4 HA JK SA C3", number=number, rules=rules) == "SA"


def test_k26_the_mighty_must_follow_like_its_suit() -> None:
    assert refused("SA", "SA C3", "C4") == "mighty-must-follow K26"
    assert legal("SA C3", "C4", rules=Rules(mighty_any_time="yes")) == "SA C3"
    assert legal("SA H3", "S4") == "SA", "it is a spade, and the only one"
    assert legal("SA S3 JK", "S4") == "SA S3 JK"


def test_k27_a_led_mighty_sets_its_suit() -> None:
    assert legal("S3 H3", "SA") == "S3"
    assert led_suit(read_trick("SA")) == "S"


def test_k24_at_spades_the_ace_of_spades_is_only_the_highest_trump() -> None:
    assert wins("DK SA DA D2 D3", trump="S") == "DA"
    assert wins("DK SA D2 JK D3", trump="S") == "JK"


# K28 to K30: the Joker -------------------------------------------------------------------------------------


def test_k28_the_joker_may_be_played_at_any_time_and_never_must() -> None:
    assert legal("JK C3 S5", "C4") == "JK C3"
    assert legal("JK S5", "C4") == "JK S5"


@pytest.mark.parametrize("number", range(1, 10))
def test_k29_the_joker_beats_all_but_the_mighty(number: int) -> None:
    for trick in ("HA HK JK HQ HJ", "JK HA HK HQ HJ", "C4 CA HA H2 JK"):
        assert wins(trick, number=number) == "JK"
        assert wins(trick.replace("HK", "SA").replace("CA", "SA"), number=number) == "SA"


def test_k30_a_led_joker_sets_no_suit() -> None:
    assert led_suit(read_trick("JK")) is None
    assert led_suit(read_trick("JK C5 D9")) == "C"
    assert legal("D2 S3", "JK") == "D2 S3"
    assert legal("D2 S3", "JK D9") == "D2"


def test_k30_the_leader_may_name_a_suit_by_house_rule() -> None:
    assert legal("D2 S3 H4", "JK names S", rules=NAMES) == "S3"
    assert legal("D2 H4", "JK names S", rules=NAMES) == "D2 H4"
    assert led_suit(read_trick("JK names S, D2"), NAMES) == "S"
    assert led_suit(read_trick("JK names S"), SEED) is None, "a name says nothing under the seed rules"


def test_k30_where_nobody_plays_the_named_suit_the_first_card_decides() -> None:
    assert wins("JK names S, D2 D9 C3 CA", trump="H", number=10, rules=NAMES) == "D9"
    assert wins("JK names S, D2 D9 S3 CA", trump="H", number=10, rules=NAMES) == "S3"
    assert wins("JK names S, D2 D9 H3 S9", trump="H", number=10, rules=NAMES) == "H3"


def test_k30_the_suit_named_is_part_of_the_play() -> None:
    hand = Hand.at_play(("JK S2", "S3 D3", "S4 D4", "S5 D5", "S6 D6"), 0, "13H", "none", rules=NAMES)
    assert [str(action) for action in hand.actions()] == [
        *(f"play JK names {suit}" for suit in "SCDH"),
        "play S2",
    ]
    for action, code in (("play JK", "joker-names"), ("play S2 names H", "joker-names-not")):
        why = hand.why_not(action)
        assert why is not None
        assert (why.code, why.rule) == (code, "K30")
    after = hand.do("play JK names D")
    assert [str(action) for action in after.actions()] == ["play D3"]
    assert after.events[-1].say() == "P0 leads the Joker and names diamonds (K30)."
    assert str(after).endswith("trick JK names D")


# K31, K32: the two Joker Calls -----------------------------------------------------------------------------


def test_k31_only_the_second_player_can_answer() -> None:
    assert wins("JK C2 C9 CK DA") == "CK"
    assert wins("JK D5 C2 DK DA") == "JK"
    assert wins("JK C2 C9 CK DA", call="D2") == "JK"
    assert wins("JK C2 C9 CK DA", rules=OFF) == "JK"
    assert wins("C4 C2 JK CK DA") == "JK", "a Joker that is not led cannot be called"


def test_k31_the_call_card_is_a_normal_card_and_may_win() -> None:
    assert wins("JK C2 D9 DK DA") == "C2"
    assert wins("JK H2 D9 DK DA", call="H2") == "H2"
    assert wins("JK C2 D9 H3 SA") == "SA"


def test_k31_the_call_card_may_be_played_although_the_named_suit_is_held() -> None:
    assert legal("C2 S3 D4", "JK names S", rules=NAMES) == "C2 S3"
    assert legal("C2 S3 D4", "JK names S, S9", rules=NAMES) == "S3"
    assert wins("JK names S, C2 S9 CA S3", rules=NAMES) == "S9", "the named suit stays the led suit"


def test_k31_an_answer_is_told() -> None:
    hand = Hand.at_play(("JK S2", "C2 D3", "C4 D4", "S5 D5", "C6 D6"), 0, "13H", "none", "C2").do("play JK")
    after = hand.do("play C2")
    assert after.events[-1].say() == "P1 answers the Joker with ♣2: its lead fails (K31)."
    end = after.do("play C4").do("play S5").do("play C6")
    assert [event.kind for event in end.step] == ["play", "joker_fails", "trick_suit"]
    assert [event.rule for event in end.step] == ["K38", "K31", "K39"]
    assert end.tricks[0].winner == 4


def test_k32_a_led_call_card_forces_the_joker_out() -> None:
    assert legal("JK C7", "C3 calls", rules=LEADS, call="C3") == "JK"
    assert legal("JK SA C7", "C3 calls", rules=LEADS, call="C3") == "JK SA"
    assert legal("C7 D4", "C3 calls", rules=LEADS, call="C3") == "C7"
    assert legal("JK C7", "C3", rules=LEADS, call="C3") == "JK", "in a bare trick a led call card calls"
    without = [Laid(Card("C3"), None, False)]
    assert [str(card) for card in legal_cards("JK C7 D4", without, "H", 4, "C3", LEADS)] == ["JK", "C7"]


@pytest.mark.parametrize("number", [1, 10])
def test_k32_not_in_the_first_and_the_last_trick(number: int) -> None:
    assert legal("JK C7", "C3 calls", number=number, rules=LEADS, call="C3") == "JK C7"


def test_k32_the_called_joker_has_no_power() -> None:
    assert wins("C3 calls, C7 JK CQ C9", trump="D", rules=LEADS, call="C3") == "CQ"
    assert joker_has_power(read_trick("C3 calls, JK"), "D", 4, Card("C3"), LEADS) == (False, "K32")
    assert wins("C4 C7 JK CQ C9", trump="D", rules=LEADS, call="C3") == "JK"


def calling(number_of_cards: int = 2) -> Hand:
    hands = ("C3 S2 D2", "JK C9 D3", "C5 S4 D4", "C6 SA D5", "C7 S6 D6")
    return Hand.at_play(
        [" ".join(hand.split()[:number_of_cards]) for hand in hands], 0, "13H", "none", rules=LEADS
    )


def test_k32_the_leader_may_call_or_not() -> None:
    hand = calling()
    assert hand.joker_call is Card("C3")
    assert [str(action) for action in hand.actions()] == ["play C3", "play C3 calls", "play S2"]
    assert [str(action) for action in hand.do("play C3 calls").actions()] == ["play JK"]
    assert [str(action) for action in hand.do("play C3").actions()] == ["play JK", "play C9"]
    why = hand.do("play C3 calls").why_not("play C9")
    assert why is not None
    assert (why.code, why.rule) == ("joker-is-called", "K32")
    assert str(hand.do("play C3 calls")).endswith("trick C3 calls")
    end = hand.do("play C3 calls").do("play JK").do("play C5").do("play C6").do("play C7")
    assert end.tricks[0].winner == 4
    assert [event.rule for event in end.events if event.number == 9] == [
        "K32",
        "K32",
        "K38",
        "K38",
        "K38",
        "K32",
        "K39",
    ]


def test_k32_what_cannot_call() -> None:
    hand = calling()
    for action, code in (("play S2 calls", "call-card"),):
        why = hand.why_not(action)
        assert why is not None
        assert (why.code, why.rule) == (code, "K32")
    last = calling(1)
    assert [str(action) for action in last.actions()] == ["play C3"]
    why = last.why_not("play C3 calls")
    assert why is not None
    assert why.code == "call-trick"
    # Once the Joker is gone the call card is an ordinary card.
    gone = calling(3).do("play D2").do("play JK").do("play D4").do("play D5").do("play D6")
    assert gone.tricks[0].winner == 1
    gone = gone.do("play C9").do("play C5").do("play C6").do("play C7").do("play C3")
    assert gone.events[-2].kind == "play"


# K34 to K36, K61: first and last trick ---------------------------------------------------------------------


@pytest.mark.parametrize("rules", [SEED, KOREAN], ids=["seed", "korean"])
def test_k34_the_joker_has_no_power_in_the_last_trick(rules: Rules) -> None:
    assert wins("D4 JK D9 CA S3", number=10, rules=rules) == "D9"
    assert wins("JK names C, C5 C9 DA S3", number=10, rules=rules) == "C9"
    assert joker_has_power(read_trick("JK"), "H", 10) == (False, "K34")


@pytest.mark.parametrize(
    ("value", "winner", "may"),
    [("full_power", "JK", "JK C3"), ("powerless", "CA", "JK C3"), ("forbidden", "CA", "C3")],
)
def test_k35_the_joker_in_the_first_trick(value: str, winner: str, may: str) -> None:
    rules = Rules(joker_first_trick=value)
    assert wins("C4 JK CA C9 S3", number=1, rules=rules) == winner
    assert wins("C4 JK CA C9 S3", number=2, rules=rules) == "JK"
    assert legal("JK C3", "C4", number=1, rules=rules) == may
    assert legal("JK C3", "", number=1, rules=rules) == may
    if value == "forbidden":
        assert refused("JK", "JK C3", "C4", number=1, rules=rules) == "joker-first-trick K35"
        assert legal("JK", "C4", number=1, rules=rules) == "JK", "the only card must be played"


def test_k36_the_declarer_may_lead_trump_unless_agreed_otherwise() -> None:
    rules = Rules(trump_lead_first_trick="forbidden_unless_forced")
    assert legal("H3 C3 JK", number=1) == "H3 C3 JK"
    assert legal("H3 C3 JK", number=1, rules=rules) == "C3 JK"
    assert legal("H3 H4", number=1, rules=rules) == "H3 H4"
    assert legal("H3 C3", number=2, rules=rules) == "H3 C3"
    assert refused("H3", "H3 C3", "", number=1, rules=rules) == "trump-lead K36"
    assert legal("H3 C3", trump="N", number=1, rules=rules) == "H3 C3"
    both = Rules(trump_lead_first_trick="forbidden_unless_forced", joker_first_trick="forbidden")
    assert legal("H3 JK", number=1, rules=both) == "H3", "a forbidden Joker is nothing else to lead"


def test_k61_at_no_trump_the_joker_may_be_powerless_in_the_first_trick() -> None:
    rules = Rules(nt_joker_limit="on")
    assert wins("H4 JK HQ H9 C2", "N", 1, rules) == "HQ"
    assert wins("H4 JK HQ H9 C2", "N", 2, rules) == "JK"
    assert wins("H4 JK HQ H9 C2", "S", 1, rules) == "JK"


# K37, K40: leading and collecting --------------------------------------------------------------------------


def test_k37_the_winner_leads_and_k40_collects() -> None:
    hands = ("C4 S2", "CK S3", "C5 S4", "H2 S5", "C6 S6")
    hand = Hand.at_play(hands, 0, "13H", "none", discards="D2 D3 DK")
    for card in ("C4", "CK", "C5", "H2", "C6"):
        hand = hand.do(f"play {card}")
    assert (hand.player, hand.leader, hand.number) == (3, 3, 10)
    assert hand.points == (0, 0, 0, 1, 0)
    assert [trick.seat(place) for trick in hand.tricks for place in range(5)] == [0, 1, 2, 3, 4]
    assert hand.events[-1].say(names=("Ana", "Bea", "Cruz", "Dan", "Eva")) == (
        "Dan wins the trick with the highest trump, 1 point (K39)."
    )


# Set-ups ---------------------------------------------------------------------------------------------------


def test_a_set_up_needs_a_level_lead() -> None:
    for hands in (("S2", "S3", "S4", "S5"), ("S2", "S3", "S4", "S5", ""), ("S2", "S3", "S4", "S5", "S2")):
        with pytest.raises(SetupError):
            Hand.at_play(hands, 0, "13H")


def test_a_set_up_of_some_last_tricks() -> None:
    hand = Hand.at_play(
        ("C4", "CK", "C5", "H2", "JK"),
        2,
        (14, "S"),
        "SA",
        "C2",
        leader=3,
        friend_seat=1,
        taken=(1, 5, 7, 2, 2),
    )
    assert (hand.number, hand.player, hand.friend, hand.friend_known) == (10, 3, 1, True)
    end = hand.do("play H2").do("play JK").do("play C4").do("play CK").do("play C5")
    assert end.points == (1, 5, 7, 3, 2)
    assert end.score().points == 12


def test_the_pure_helpers_refuse_what_is_no_trick() -> None:
    for call in (
        lambda: trick_winner("", "H", 4),
        lambda: trick_winner("C4 XX", "H", 4),
        lambda: legal_cards("C4", "names", "H", 4),
        lambda: read_trick("JK names Q"),
        lambda: trick_winner("C4 C5", "X", 4),
        lambda: legal_cards("C4", "C5", "", 4),
        lambda: mighty_card("Q"),
    ):
        with pytest.raises(NotationError):
            call()
    for number in (0, 11, "x"):
        with pytest.raises(SetupError):
            trick_winner("C4 C5", "H", number)  # type: ignore[arg-type]
        with pytest.raises(SetupError):
            legal_cards("C4 C5", "", "H", number)  # type: ignore[arg-type]


def test_trumps_are_read_kindly() -> None:
    assert mighty_card("♠") is mighty_card("s") is Card("DA")
    assert trick_winner("C4 CK H2", "♥", 4) == (2, 1)
