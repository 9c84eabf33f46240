"""Texts in and out: what prints itself can be read back, and nothing that is typed breaks the reader."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanalab.core.errors import HanalabError, NotationError, SetupError
from hanalab.mushi import DECK, UNKNOWN, Card, Redeal, Round, Rules, cards, read_action
from hanalab.mushi.actions import Action
from tests.mushi import strategies as some
from tests.mushi.play import at_random, play_out


@given(some.cards)
def test_cards(card: Card) -> None:
    assert Card(str(card)) is card
    assert Card(f" {str(card).lower().lstrip('0')} ") is card


@given(st.lists(some.cards))
def test_lists_of_cards(deck: list[Card]) -> None:
    assert cards(" ".join(map(str, deck))) == tuple(deck)
    assert cards(", ".join(map(str, deck))) == tuple(deck)


@given(some.actions)
def test_actions(action: Action) -> None:
    assert read_action(str(action)) == action
    assert hash(read_action(str(action))) == hash(action)


@given(some.rules)
def test_rule_sets(rules: Rules) -> None:
    assert Rules.parse(str(rules)) == rules
    assert hash(Rules.parse(str(rules))) == hash(rules)
    assert eval(repr(rules)) == rules


@settings(max_examples=200)
@given(some.positions)
def test_positions(position: Round) -> None:
    again = Round.parse(str(position))
    assert again == position
    assert str(again) == str(position)
    assert hash(again) == hash(position)
    assert again.actions() == position.actions()
    assert again.turn == position.turn
    assert again.score().totals == position.score().totals
    assert eval(repr(position)) == position
    assert "\n" not in str(position)


@given(some.positions, st.integers(0, 1))
def test_the_text_of_a_view_is_a_position_with_unknown_cards(position: Round, seat: int) -> None:
    view = position.view(seat)
    again = Round.parse(str(view))
    assert str(again) == str(view)
    assert again.has_unknown == bool(position.stock or position.hands[1 - seat])
    assert (again.hands, again.field, again.stock, again.piles) == (
        view.hands, view.field, view.stock, view.piles,
    )  # fmt: skip
    assert again.view(seat).hand == view.hand
    if view.player == seat:
        assert again.actions() == view.actions()


@given(some.rounds)
def test_a_position_travels_with_all_that_led_to_it(position: Round) -> None:
    for other in (pickle.loads(pickle.dumps(position)), copy.deepcopy(position)):
        assert other == position
        assert other.events == position.events
        assert other.path() == position.path()
        assert other.root() == position.root()


@given(some.set_ups)
def test_a_set_up_can_be_played_until_a_card_is_unknown(position: Round) -> None:
    follow(position)


def follow(position: Round) -> None:
    """Play on at random: whatever was accepted must hold to the end, or stop at an unknown card."""
    rng = Random(1)
    every = sorted(card for card in all_cards(position))
    while not position.is_over:
        actions = position.actions()
        if not actions:
            assert UNKNOWN in position.hands[position.player or 0]
            why = position.why_not("play 01B")
            assert why is not None
            return
        try:
            position = position.do(rng.choice(actions))
        except SetupError as error:
            assert error.code == "unknown-draw"  # noqa: PT017
            assert position.stock[0] is UNKNOWN
            return
        assert sorted(all_cards(position)) == every
    if not position.is_void:
        assert position.field == position.stock == ()
        assert position.hands == ((), ())


def all_cards(position: Round) -> list[Card]:
    places = (*position.hands, position.field, position.stock, *position.piles)
    pending = [] if position.pending is None else [position.pending]
    return [card for place in places for card in place] + pending


# Reading by hand -----------------------------------------------------------------------------------------


def test_parts_in_any_order_on_many_lines_and_most_left_out() -> None:
    whole = Round.parse(
        "mushi; rules seed; dealer 0; player 0; phase HAND; hands 01Y 05X / ?2; "
        "field 01R; stock ?4; piles - / -"
    )
    assert Round.parse("hands 1y,5x/?2\n stock ? ?3\n field: 1r") == whole
    assert Round.parse("STOCK ?4; Field 01R; piles - / -; HANDS 01Y 05X / ? ?") == whole
    assert whole.hands == (cards("01Y 05X"), (UNKNOWN, UNKNOWN))
    assert whole.stock == (UNKNOWN,) * 4


def test_a_position_in_the_middle_of_a_turn() -> None:
    for player, hands in ((0, "05X / 02A 02R"), (1, "05X / 02A")):
        for phase, stock in (("HAND_CAPTURE", 3 + (player == 0)), ("DRAW_CAPTURE", 2 + (player == 0))):
            text = f"phase {phase}; pending 01B; hands {hands}; field 01R 01X; stock ?{stock}"
            position = Round.parse(text)  # the dealer, seat 0, moves when both have as many cards
            assert position == Round.parse(f"{text}; player {player}")
            assert (position.phase, position.player, position.pending) == (phase, player, Card("01B"))
            assert [str(action) for action in position.actions()] == ["take 01R", "take 01X"]


def test_an_unknown_hand_cannot_play() -> None:
    position = Round.parse("dealer 1; hands 01Y 05X / ?2; field 01R; stock 02A 02R 02X 02Y")
    assert position.player == 1
    assert position.actions() == ()
    why = position.why_not("play 12B")
    assert why is not None
    assert (why.code, why.rule) == ("unknown-hand", "M25")


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("", ["part-missing"]),
        ("mushi", ["part-missing"]),
        ("hands 01B / 02A; stock ?2; colour red", ["part-unknown"]),
        ("hands 01B / 02A; stock ?2; field 03B; field 03R", ["part-twice"]),
        ("hands 01B 02A; stock ?2", ["part-pair"]),
        ("hands 01B / 02A / 03B; stock ?3", ["part-pair"]),
        ("hands 01B / 02A; stock ?2; dealer 2", ["part-seat"]),
        ("hands 01B / 02A; stock ?2; phase LUNCH", ["part-phase"]),
        ("hands 01B / 02A; stock ?2; pending 03B", ["part-pending"]),
        ("hands 01B / 02A; stock ?2; phase HAND_CAPTURE", ["part-pending"]),
        ("phase HAND_CAPTURE; pending 01B; hands - / 02A; field 01R; stock ?2", ["pending-no-choice"]),
        ("hands 01B / 02A; stock ?2; field ?", ["card-code"]),
        ("hands 01B / 02A; stock ?3", ["stock-count"]),
        ("hands 01B 01R 01X / 02A; stock ?4", ["hands-balance"]),
        ("hands 01B / 02A; stock ?2; player 1; dealer 0; rules seed", []),
        ("hands - / -", ["hands-empty"]),
        ("phase OVER; hands - / -; field 01B", ["over-with-field"]),
        ("hands 01B / 02A; stock ?2; rules japanese", ["rules-preset"]),
        ("hands 01B / 02A; stock ?2; rules yaku_set=five length=3", ["rules-value", "rules-value"]),
        ("hands 6B / 02Q; stock ?2 13B", ["card-month-absent", "card-kind", "card-month"]),
        ("hands 01B / 01B; stock ?38", ["card-twice", "stock-count"]),
        ("hands ?20 / ?20; stock ?40", ["too-many-cards"]),
        ("hands 01B / 02A 02R; stock 02A 02A 02R; player 0", ["card-twice", "card-twice", "hands-balance"]),
    ],
)
def test_a_bad_text_is_told_all_its_defects(text: str, codes: list[str]) -> None:
    if not codes:
        assert Round.parse(text)
        return
    with pytest.raises(SetupError) as caught:
        Round.parse(text)
    assert sorted(defect.code for defect in caught.value.defects) == sorted(codes)
    for lang in ("en", "es"):
        assert len(caught.value.text(lang).splitlines()) == len(codes)


def test_defects_tell_their_place() -> None:
    text = "hands 01B / 02A; stock 02R 6X; dealer 7"
    with pytest.raises(SetupError) as caught:
        Round.parse(text)
    places = {defect.code: defect.value("place") for defect in caught.value.defects}
    assert text[places["card-month-absent"] :].startswith("6X")
    assert text[places["part-seat"] :].startswith("7")


# What anybody might type ---------------------------------------------------------------------------------

POSITION = Round.deal(1)
GOOD = [
    "01B 02A, 11L",
    "traditional yaku_set=three length=target_100",
    "play 01B",
    "take 01B 01R 01X",
    str(POSITION),
]
READERS: dict[str, Callable[[str], object]] = {
    "card": Card,
    "cards": cards,
    "rules": Rules.parse,
    "action": read_action,
    "position": Round.parse,
    "do": POSITION.do,
    "why_not": POSITION.why_not,
    "view": POSITION.view(0).why_not,
    "from_deck": Round.from_deck,
    "field": lambda text: Round.from_deal((text, text), text, text),
}


@pytest.mark.parametrize("reader", READERS)
@settings(max_examples=150)
@given(text=st.one_of(st.text(), some.spoiled(st.sampled_from(GOOD))))
def test_no_text_raises_anything_but_our_errors(reader: str, text: str) -> None:
    try:
        READERS[reader](text)
    except HanalabError as error:
        told = [error.text(lang) for lang in ("en", "es")]
        assert all(told)


@settings(max_examples=300)
@given(some.spoiled(some.positions.map(str)))
def test_a_spoiled_position_is_refused_or_can_be_played(text: str) -> None:
    try:
        position = Round.parse(text)
    except (SetupError, NotationError) as error:
        for defect in getattr(error, "defects", ()):
            assert defect.say("en")
            assert defect.say("es")
        return
    assert Round.parse(str(position)) == position
    follow(position)


@given(st.sampled_from([None, 1, 1.5, b"hands", ["hands"], object, {}, ()]))
def test_what_is_no_text_is_refused(thing: object) -> None:
    for reader in (Card, Rules.parse, read_action, Round.parse, POSITION.do, POSITION.why_not):
        with pytest.raises(HanalabError):
            reader(thing)  # type: ignore[operator]


def test_redeal_reads_and_writes() -> None:
    assert read_action(" Redeal ") == Redeal()
    assert str(Redeal()) == "redeal"


def test_play_out_of_the_deck_reaches_an_end_whatever_the_rules() -> None:
    for seed in range(20):
        rng = Random(seed)
        end = play_out(Round.deal(seed), at_random(rng))
        assert len(end.piles[0]) + len(end.piles[1]) == len(DECK)
