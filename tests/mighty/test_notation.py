"""Texts in and out: what prints itself can be read back, and nothing that is typed breaks the reader."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanalab.core.errors import HanalabError, NotationError, SetupError
from hanalab.mighty import (
    UNKNOWN,
    Bid,
    CallFriend,
    CallJoker,
    Card,
    Discard,
    FriendCall,
    Hand,
    MakeBid,
    NameTrump,
    Play,
    Record,
    Rules,
    Session,
    bids_above,
    bot_named,
    cards,
    count_all,
    count_hand,
    dealer_of_draw,
    hand_value,
    legal_cards,
    mighty_card,
    read_action,
    read_bid,
    score_of_points,
    settle,
    trick_winner,
)
from hanalab.mighty.actions import Action, read_friend
from hanalab.mighty.state import PHASES
from tests.mighty import strategies as some
from tests.mighty.play import SEED, at_random, random_deck, random_rules

T = TypeVar("T")
U = TypeVar("U")


@given(some.cards)
def test_cards(card: Card) -> None:
    assert Card(str(card)) is card
    assert Card(card.sign) is card
    assert Card(f" {str(card).lower()} ") is card


@given(st.lists(some.cards))
def test_lists_of_cards(deck: list[Card]) -> None:
    assert cards(" ".join(map(str, deck))) == tuple(deck)
    assert cards(", ".join(card.sign for card in deck)) == tuple(deck)


@given(some.bids)
def test_bids(bid: Bid) -> None:
    assert read_bid(str(bid)) == bid
    assert read_bid(bid.sign.lower()) == bid


@given(some.actions)
def test_actions(action: Action) -> None:
    assert read_action(str(action)) == action
    assert hash(read_action(str(action))) == hash(action)
    assert read_action(str(action).upper().replace("JOKER-CALL", "joker-call")) == action


@given(some.calls)
def test_friend_calls(call: FriendCall) -> None:
    assert read_friend(str(call)) == call


@given(some.rules)
def test_rule_sets(rules: Rules) -> None:
    assert Rules.parse(str(rules)) == rules
    assert eval(repr(rules)) == rules


@settings(max_examples=300)
@given(
    st.one_of(
        some.hands,
        st.builds(some.some_set_up, some.seeds, some.rules, st.integers(1, 10), st.integers(0, 50)),
    )
)
def test_positions(hand: Hand) -> None:
    again = Hand.parse(str(hand))
    assert again == hand
    assert str(again) == str(hand)
    assert hash(again) == hash(hand)
    assert again.actions() == hand.actions()
    assert again.score().scores == hand.score().scores
    assert eval(repr(hand)) == hand
    assert "\n" not in str(hand)


def test_every_phase_makes_the_round_trip() -> None:
    """And so do all views, in 30 hands from the deal to the end."""
    rng, seen = Random(11), Counter[str]()
    for _ in range(30):
        hand = Hand.from_deck(random_deck(rng), rng.randrange(5), random_rules(rng))
        policy = at_random(rng)
        while True:
            seen[hand.phase] += 1
            assert Hand.parse(str(hand)) == hand
            view = hand.view(rng.randrange(5))
            again = Hand.parse(str(view))
            assert str(again) == str(view)
            assert again.state == view.state
            if hand.is_over:
                break
            hand = hand.do(policy(hand))
    assert set(seen) == set(PHASES)
    assert min(seen.values()) >= 10


@given(some.hands)
def test_a_position_travels_with_all_that_led_to_it(hand: Hand) -> None:
    for other in (pickle.loads(pickle.dumps(hand)), copy.deepcopy(hand)):
        assert other == hand
        assert other.events == hand.events
        assert other.path() == hand.path()
        assert other.root() == hand.root()


# Reading by hand -----------------------------------------------------------------------------------------


def test_parts_in_any_order_on_many_lines_and_most_left_out() -> None:
    whole = Hand.parse(
        "mighty; rules seed; dealer 0; player 2; phase PLAY; hands SA H2 / S3 H3 / SK HK / ?2 / ?2; "
        "declarer 2; contract 15H; friend SA; joker-call C2; taken 4 0 3 0 0"
    )
    short = (
        "HANDS as 2h / 3♠,h3 / ♠K ♥K / ?2 / ? ?\n declarer 2\n contract h15\n friend a♠\n"
        "joker-call 2c\n taken 4 0 3 0 0"
    )
    assert Hand.parse(short) == whole
    assert (whole.number, whole.leader, whole.friend, whole.friend_known) == (9, 2, 0, False)
    assert whole.hands[4] == (UNKNOWN, UNKNOWN)


def test_a_sealed_call_nobody_knows_can_be_written() -> None:
    hand = Hand.parse(
        "rules seed kitty_friend=sealed_call; hands SA H2 / ?2 / ?2 / ?2 / ?2; declarer 2; contract 15H; "
        "friend sealed ?; taken 0 0 0 0 0"
    )
    assert hand.call == FriendCall("sealed", UNKNOWN)
    assert Hand.parse(str(hand)) == hand


FULL = (
    "hands HA HK HJ H10 H9 H6 CK C7 DA JK / S2 S6 S8 SQ SK D3 D9 DK H2 H3 / SJ S5 C2 C5 C6 C8 C10 D7 D8 DJ / "
    "S3 S4 C3 C9 CJ CQ CA D10 H5 HQ / S7 S9 SA D2 D5 D6 DQ H4 H7 H8"
)
UNSEEN = "hands ?10 / ?10 / ?10 / ?10 / ?10; kitty ?3"
PLAYING = f"{FULL}; declarer 0; contract 15H; discards S10 D4 C4; friend SA; joker-call C2"


def test_a_position_in_play_can_be_typed() -> None:
    hand = Hand.parse(PLAYING)
    assert (hand.phase, hand.player, hand.friend) == ("PLAY", 0, 4)
    assert hand == Hand.at_play(FULL.removeprefix("hands ").split(" / "), 0, "15H", "SA", "C2", "S10 D4 C4")


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("", ["part-missing"]),
        ("mighty", ["part-missing"]),
        ("hands SA / H2", ["part-sides"]),
        (f"{PLAYING}; colour red", ["part-unknown"]),
        (f"{PLAYING}; friend SK", ["part-twice"]),
        (f"{PLAYING}; phase LUNCH", ["part-phase"]),
        (f"{PLAYING}; dealer 5", ["part-number"]),
        (f"{FULL}; declarer 0", ["part-too-early"]),
        (f"{FULL}; declarer 0; phase PLAY", ["part-missing"]),
        (f"{FULL}; declarer 0; phase AUCTION", ["part-too-early"]),
        (FULL, ["kitty-size"]),
        (f"{FULL}; kitty SA", ["mighty-card-twice", "kitty-size"]),
        (PLAYING.replace("JK", "JK S4"), ["mighty-card-twice", "hands-level"]),
        (PLAYING.replace("S10 D4 C4", "S10 D4"), ["discards-size"]),
        (PLAYING.replace("15H", "12H"), ["bid-range"]),
        (PLAYING.replace("15H", "21H"), ["bid-range"]),
        (PLAYING.replace("15H", "15X"), ["bid-text"]),
        (PLAYING.replace("joker-call C2", "joker-call C3"), ["joker-call-two"]),
        (PLAYING.replace("friend SA", "friend last-trick"), ["friend-last-trick-off"]),
        (f"{PLAYING}; kitty H2 S10 D4", ["kitty-stray"]),
        (f"{PLAYING}; auction 14H pass", ["auction-not-ended"]),
        (f"{PLAYING}; auction 15H pass pass pass pass", ["declarer-not-bidder"]),
        (f"{PLAYING}; auction pass pass pass 15H 13H", ["bid-too-low"]),
        (f"{PLAYING}; taken 1 0 0 0 0", ["taken-points"]),
        (f"{PLAYING}; taken 1 0", ["taken-five"]),
        (f"{PLAYING}; player 3", []),
        (PLAYING.replace("SA", "X9"), ["playing-card-code", "playing-card-code"]),
        (f"{UNSEEN}; phase AUCTION; auction pass pass pass pass pass", ["auction-ended"]),
        (f"{UNSEEN}; phase OVER; auction pass", ["over-too-early"]),
        (f"{UNSEEN}; auction pass pass pass pass pass 13H", ["auction-too-long"]),
        ("hands SA / S2 / S3 / S4 / S5; declarer 0; contract 13H; friend HK", ["friend-card-nowhere"]),
    ],
)  # fmt: skip
def test_defects_have_their_codes(text: str, codes: list[str]) -> None:
    if not codes:
        Hand.parse(text)
        return
    with pytest.raises(SetupError) as caught:
        Hand.parse(text)
    found = [defect.code for defect in caught.value.defects]
    assert [code for code in codes if code not in found] == []


def test_all_defects_come_at_once_with_their_places() -> None:
    text = (
        "hands XX / S2 / S3 / S4 / Z1; dealer 9; contract 99; declarer 1; friend foe; joker-call Q; phase NAP"
    )
    with pytest.raises(SetupError) as caught:
        Hand.parse(text)
    defects = caught.value.defects
    assert len(defects) == 7
    for found in ("XX", "Z1", "9", "99", "foe", "Q", "NAP"):
        places = [defect.value("place") for defect in defects if defect.value("found") == found]
        assert len(places) == 1
        assert text[places[0] :].startswith(found)
    for lang in ("en", "es"):
        assert len(caught.value.text(lang).splitlines()) == 7


@pytest.mark.parametrize(
    ("tricks", "code"),
    [
        ("tricks 0: HA H2 SJ HQ H4", "played-against"),  # P2 has no heart, but P1 could not ...
        ("tricks 0: HA H2 SJ HQ", "trick-five"),
        ("tricks 0: HA H3 SJ H5 H4 / 1: S2 S5 S3 S7 CK", "trick-leader"),
        ("tricks 0: H6 S2 SJ H5 H4", "played-against"),
    ],
)
def test_tricks_told_must_have_followed_the_rules(tricks: str, code: str) -> None:
    hands = [side.split() for side in FULL.removeprefix("hands ").split(" / ")]
    played = [word for word in tricks.split() if word[0] in "SCDHJ"]
    left = [[code for code in hand if code not in played] for hand in hands]
    sides = " / ".join(" ".join(hand) for hand in left)
    text = f"{PLAYING.replace(FULL, f'hands {sides}')}; {tricks}"
    if code == "played-against" and "HA" in tricks:
        assert Hand.parse(text).number == 2
        return
    with pytest.raises(SetupError) as caught:
        Hand.parse(text)
    assert code in [defect.code for defect in caught.value.defects]
    assert caught.value.text("es")


# Nothing breaks it ---------------------------------------------------------------------------------------


def attempt(read: Callable[[T], U], thing: T) -> U | None:
    """What comes out, or None when one of our errors says in both languages why nothing does."""
    try:
        return read(thing)
    except HanalabError as error:
        told = [error.text("en"), error.text("es")]
    assert all(told)
    return None


@settings(max_examples=400)
@given(some.spoiled(some.hands.map(str)))
def test_a_spoiled_position_raises_only_our_errors(text: str) -> None:
    hand = attempt(Hand.parse, text)
    if hand is not None:
        assert Hand.parse(str(hand)) == hand


@settings(max_examples=300)
@given(some.spoiled(some.actions.map(str)))
def test_a_spoiled_action_raises_only_our_errors(text: str) -> None:
    attempt(Hand.deal(1).do, text)


@given(st.text(max_size=40))
def test_any_text_raises_only_our_errors(text: str) -> None:
    for read in (Hand.parse, read_action, read_bid, read_friend, Card, cards, Rules.parse):
        attempt(read, text)


@given(
    st.one_of(
        st.none(), st.integers(), st.floats(), st.binary(max_size=3), st.lists(st.integers(), max_size=2)
    )
)
def test_any_other_thing_raises_only_our_errors(thing: object) -> None:
    for read in (
        Hand.parse,
        read_action,
        read_bid,
        Card,
        Hand.from_deck,
        Hand.deal(1).do,
        Hand.deal(1).why_not,
        Hand.deal(1).view,
        lambda thing: Hand.deal(1, thing),
        lambda thing: Hand.from_deal(thing),
        lambda thing: Hand.from_deal([thing] * 5, thing),
        lambda thing: Hand.at_play([thing] * 5, 0, "13H"),
        lambda thing: Hand.at_play(["SA", "S2", "S3", "S4", "S5"], thing, thing, thing, thing, thing, thing),
        lambda thing: Hand.at_play(["SA", "S2", "S3", "S4", "S5"], 0, "13H", taken=thing),
        lambda thing: Hand.at_play(["SA", "S2", "S3", "S4", "S5"], 0, "13H", rules=thing, leader=thing),
        lambda thing: Hand.deal(1, rules=thing),
        lambda thing: bids_above(thing, thing),
        lambda thing: mighty_card(thing, thing),
        lambda thing: legal_cards(thing, "", "H", 4),
        lambda thing: legal_cards("SA", thing, "H", thing),
        lambda thing: trick_winner(thing, thing, thing),
        lambda thing: trick_winner("SA S2", "H", 4, thing, thing),
        lambda thing: settle(thing, thing, thing, thing, thing, thing),
        lambda thing: settle("13H", 13, rules=thing),
        lambda thing: score_of_points("13H", thing, friend=thing),
        lambda thing: count_hand(thing, thing, thing),
        lambda thing: count_all("SA", thing),
        lambda thing: hand_value(thing),
        lambda thing: dealer_of_draw(thing),
        lambda thing: Session(thing, thing),
        lambda thing: Session(hands=thing),
        lambda thing: Session().add(thing),
        lambda thing: bot_named(thing),
        lambda thing: MakeBid(thing),
        lambda thing: Discard(thing),
        lambda thing: NameTrump("H", thing),
        lambda thing: NameTrump(thing),
        lambda thing: CallFriend(thing),
        lambda thing: CallJoker(thing),
        lambda thing: Play(thing),
        lambda thing: Play("JK", thing),
        lambda thing: Record.loads(thing),
    ):
        attempt(read, thing)


def test_an_unreadable_action_names_text_and_place() -> None:
    with pytest.raises(NotationError) as caught:
        read_action("discard H10 D1O C4")
    assert (caught.value.source, caught.value.place) == ("discard H10 D1O C4", 12)
    assert caught.value.reason.value("found") == "D1O"


def test_the_seed_is_the_preset_of_a_bare_text() -> None:
    assert Hand.parse(PLAYING).rules == SEED
