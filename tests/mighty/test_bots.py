"""The bots: always legal, the same from the same numbers, and they play as anybody would."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.bots_mighty import table
from hanalab.core.errors import IllegalAction, SetupError
from hanalab.core.shuffle import numbers
from hanalab.mighty import BOTS, Card, Hand, Rules, View, bot_named, count_hand, ranked, steady_bot
from hanalab.mighty.actions import MakeBid
from tests.mighty.play import KOREAN, SEED, bid_and_pass, random_deck, random_rules


@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_plays_whole_hands_under_any_rules(name: str) -> None:
    rng = Random(6)
    for number in range(24):
        rules = (SEED, KOREAN)[number] if number < 2 else random_rules(rng)
        hand = Hand.from_deck(random_deck(rng), rng.randrange(5), rules)
        source = numbers(1)
        while hand.player is not None:
            view = hand.view(hand.player)
            action = BOTS[name](view, source)
            assert action in view.actions()
            hand = hand.do(action)


def test_the_random_bot_takes_each_action_equally_often() -> None:
    view = Hand.deal(1).do("bid 19N").view(2)
    source = numbers(3)
    drawn = [bot_named("random")(view, source) for _ in range(6_000)]
    for action in view.actions():
        assert abs(drawn.count(action) - 1_000) < 4.5 * (6_000 * 5 / 36) ** 0.5


def test_steady_makes_most_of_its_bids_and_is_better_than_random() -> None:
    """The full measurement is benchmarks.bots_mighty."""
    alone = table(range(60), "steady", "random", SEED, 3, mixed=False, bidding=True)
    assert sum(alone.made.values()) / sum(alone.bid.values()) > 0.5
    assert alone.thrown_in < 12
    mixed = table(range(60), "steady", "random", SEED, 3, mixed=True, bidding=True)
    assert sum(mixed.margins) / len(mixed.margins) > 15


def test_ranked_holds_every_action_once_best_first() -> None:
    rng = Random(8)
    for number in range(12):
        hand = Hand.from_deck(random_deck(rng), 0, random_rules(rng) if number % 2 else SEED)
        while hand.player is not None:
            view = hand.view(hand.player)
            choices = ranked(view)
            assert sorted(str(one.action) for one in choices) == sorted(map(str, view.actions()))
            worths = [one.worth for one in choices]
            assert worths == sorted(worths, reverse=True)
            with pytest.raises(IllegalAction):
                ranked(hand.view((hand.player + 1) % 5))
            hand = hand.do(choices[0].action)


def best(view: View) -> str:
    return str(steady_bot(view, numbers(0)))


# The auction -----------------------------------------------------------------------------------------------

STRONG = "SA JK HA HK HJ H10 H9 C5 D3 D2"
OTHERS = (
    "S2 S3 S4 S5 S6 C2 C3 C4 D4 D5", "S7 S8 S9 S10 SJ C6 C7 C8 D6 D7", "SQ SK C9 C10 CJ CQ CK D8 D9 D10",
    "CA DJ DQ DK DA H2 H3 H4 H5 H6",
)  # fmt: skip
KITTY = "H7 H8 HQ"


def test_it_bids_up_to_its_count_as_little_as_will_do() -> None:
    hand = Hand.from_deal((OTHERS[0], STRONG, *OTHERS[1:]), KITTY)
    assert count_hand(STRONG, "H").total == "17"
    assert best(hand.view(1)) == "bid 13H"
    assert best(hand.do("bid 13N").do("pass").do("bid 15S").do("pass").do("pass").view(1)) == "bid 15H"
    higher = hand.do("bid 16H").do("pass").do("bid 16N").do("pass").do("pass")
    assert best(higher.view(1)) == "bid 17H"
    assert best(higher.do("bid 17H").do("pass").do("bid 17N").do("pass").do("pass").view(1)) == "pass"
    assert best(hand.do("bid 13H").view(2)) == "pass"


def test_it_never_bids_above_its_count() -> None:
    for seed in range(60):
        hand = Hand.deal(seed)
        while hand.phase == "AUCTION" and hand.player is not None:
            action = ranked(hand.view(hand.player))[0].action
            if isinstance(action, MakeBid):
                count = count_hand(hand.hands[hand.player], action.bid.trump)
                assert action.bid.number <= count.most
            hand = hand.do(action)


# The preparation -------------------------------------------------------------------------------------------


def prepared() -> Hand:
    hand = Hand.from_deal((OTHERS[0], STRONG, *OTHERS[1:]), KITTY)
    return bid_and_pass(hand, "13H")


def test_it_keeps_mighty_joker_trumps_and_aces() -> None:
    hand = prepared()
    assert best(hand.view(1)) == "discard C5 D2 D3"
    hand = hand.do("discard C5 D2 D3")
    assert best(hand.view(1)) == "trump H"


def test_it_lays_point_cards_away_that_would_be_lost() -> None:
    hands = (
        "SA JK HA HK HQ H9 H8 SJ DJ D2", OTHERS[0], "S7 S8 S9 S10 C5 C6 C7 C8 D6 D7",
        "SQ SK C9 C10 CJ CQ CK D8 D9 D10", "CA DQ DK DA H2 H3 H4 H5 H6 H7",
    )  # fmt: skip
    hand = bid_and_pass(Hand.from_deal(hands, "D3 HJ H10", dealer=4), "13H")
    choice = ranked(hand.view(0))[0]
    assert Card("DJ") in choice.cards
    assert choice.code == "bury-points"
    assert sum(card.suit == "D" for card in choice.cards) == 3, "and a suit is emptied"


def test_it_calls_the_mighty_then_the_joker_then_what_is_highest() -> None:
    hand = prepared().do("discard C5 D2 D3").do("trump H")
    assert best(hand.view(1)) in ("friend SA", "friend CA", "friend DA")
    assert best(hand.view(1)) != "friend SA", "it holds the Mighty"
    without = Hand.from_deal(
        (OTHERS[0], "H7 H8 HA HK HJ H10 H9 C5 D3 D2", *OTHERS[1:3], "CA DJ DQ DK DA H2 H3 H4 SA JK"),
        "H5 H6 HQ",
    )
    hand = bid_and_pass(without, "13H").do("discard C5 D2 D3").do("trump H")
    assert [str(choice.action) for choice in ranked(hand.view(1))[:2]] == ["friend SA", "friend JK"]
    assert best(prepared().do("discard C5 D2 D3").do("trump S").view(1)) == "friend DA", (
        "the Mighty at spades"
    )


def test_it_names_a_two_of_its_own() -> None:
    hand = prepared().do("discard C5 D3 H9").do("trump H").do("friend DA")
    assert best(hand.view(1)) == "joker-call D2"


# The cards -------------------------------------------------------------------------------------------------


def table_of(hands: tuple[str, ...], declarer: int = 0, friend: str = "none", **keys: object) -> Hand:
    return Hand.at_play(hands, declarer, "13H", friend, "C2", **keys)  # type: ignore[arg-type]


def test_a_declarer_draws_trumps() -> None:
    hand = table_of(("HA HK HQ C3", "H2 H3 C4 D2", "H4 H5 C5 D3", "H6 H7 C6 D4", "H8 H9 C7 D5"))
    choice = ranked(hand.view(0))[0]
    assert choice.code == "lead-trump"
    assert choice.cards[0] in (Card("HA"), Card("HK"), Card("HQ")), (
        "all three are highest, one as good as the other"
    )


def test_a_defender_gives_points_to_a_trick_its_side_wins() -> None:
    hand = table_of(("C4 C3", "CA D2", "CK C5", "S2 S3", "S4 S5")).do("play C4").do("play CA")
    choice = ranked(hand.view(2))[0]
    assert (str(choice.action), choice.code) == ("play CK", "smear")


def last_to_play(cards: str, hand: str) -> View:
    """The view of seat 2, a defender who plays last to these four cards; the declarer's is the third."""
    first, second, third, fourth = cards.split()
    hands = (f"{third} H2 H3 H4", f"{fourth} D4 D5 D6", hand, f"{first} S2 S3 S4", f"{second} S5 S6 S7")
    position = table_of(hands, leader=3)
    for card in cards.split():
        position = position.do(f"play {card}")
    return position.view(2)


def test_it_gives_a_lost_trick_nothing() -> None:
    choice = ranked(last_to_play("C5 C6 CA C7", "CK C2 S8 S9"))[0]
    assert (str(choice.action), choice.code) == ("play C2", "save")


def test_the_mighty_waits_for_a_trick_that_is_worth_it() -> None:
    assert best(last_to_play("C4 C5 C9 C6", "SA D2 S8 S9")) == "play D2"
    choice = ranked(last_to_play("C10 CJ CA CQ", "SA D2 S8 S9"))[0]
    assert (str(choice.action), choice.code) == ("play SA", "win-special")


def test_the_joker_is_not_kept_for_the_last_trick() -> None:
    hand = table_of(("C9 C3", "JK D2", "C5 C6", "CK S3", "S4 S5"), leader=0).do("play C9")
    assert best(hand.view(1)) == "play JK"


def test_a_friend_helps_the_declarer() -> None:
    hand = table_of(("CA C3", "CK D2", "C5 C6", "S2 S3", "S4 S5"), friend="D2").do("play CA")
    assert best(hand.view(1)) == "play CK", "the friend gives a point to the declarer's ace"
    foe = table_of(("CA C3", "CK C2", "C5 C6", "S2 S3", "S4 S5"), friend="S5").do("play CA")
    assert best(foe.view(1)) == "play C2"


@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_that_has_nothing_to_decide_says_so(name: str) -> None:
    view = table_of(("?", "CK", "C5", "S2", "S4")).view(0)
    over = Hand.deal(1)
    while not over.is_over:
        over = over.do("pass")
    for nothing, code in (
        (Hand.deal(1).view(3), "mighty-not-your-turn"),
        (over.view(3), "hand-over"),
        (view, "mighty-unknown-hand"),
    ):
        with pytest.raises(IllegalAction) as caught:
            BOTS[name](nothing, numbers(1))
        assert caught.value.code == code


def test_an_unknown_bot_is_told_which_there_are() -> None:
    with pytest.raises(SetupError, match="steady, random"):
        bot_named("grandmaster")


def test_bots_know_the_rule_set() -> None:
    hand = table_of(
        ("SA C3", "CK C2", "C5 C6", "S2 S3", "S4 S5"), rules=Rules(mighty_any_time="yes"), leader=1
    )
    hand = hand.do("play CK").do("play C5").do("play S2").do("play S4")
    assert Card("SA") in [choice.cards[0] for choice in ranked(hand.view(0))]
