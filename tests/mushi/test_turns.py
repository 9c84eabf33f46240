"""A turn: the hand card, the drawn card, and what each of them takes (M16 to M25)."""

from __future__ import annotations

import pytest

from hanalab.core.errors import IllegalAction, NotationError, SetupError
from hanalab.mushi import Card, Event, Play, Round, Rules, Take, captures, cards, read_action, why_not_capture

SEED, TRADITIONAL = Rules(), Rules.preset("traditional")


def small(hand: str, field: str, stock: str, other: str = "12Z", rules: Rules = SEED) -> Round:
    """Seat 0 is the dealer and has `hand`; the other seat gets cards enough to make turns."""
    return Round.from_deal((hand, other), field, stock, rules=rules)


def texts(position: Round) -> list[str]:
    return [str(action) for action in position.actions()]


def codes(position: Round, *actions: str) -> list[str | None]:
    """The refusal codes of some actions; None where it is legal."""
    reasons = [position.why_not(action) for action in actions]
    return [why.code if why else None for why in reasons]


def test_m16_one_card_from_the_own_hand() -> None:
    position = small("01B 05X", "01R 08A", "12X 12Y 02X 02Y", "03X 03Y")
    assert texts(position) == ["play 01B", "play 05X"]
    assert codes(position, "play 03X", "play 12X", "play 01R", "play 09A") == [
        "not-in-hand",
        "not-in-hand",
        "play-from-field",
        "not-in-hand",
    ]
    assert codes(position, "take 01R", "take 09A") == ["nothing-to-take", "nothing-to-take"]
    after = position.do("play 01B")
    assert codes(after, "play 05X", "play 01R") == ["not-in-hand", "play-from-pile"]
    assert after.hands == (cards("05X"), cards("03X 03Y"))


def test_m17_a_card_that_matches_nothing_may_be_played_though_another_matches() -> None:
    position = small("01B 05X", "01R 08A", "12X 12Y 02X 02Y", "03X 03Y")
    after = position.do("play 05X")
    assert after.step[0] == Event("play_stays", 0, Card("05X"), (), "M21", 13)
    assert Card("01B") in after.hands[0]


def test_m18_one_match_is_taken_at_once() -> None:
    after = small("01B", "01R 08A", "12X 02X").do("play 01B")
    assert after.step[0] == Event("play_takes", 0, Card("01B"), cards("01R"), "M18", 15)
    assert after.piles == (cards("01B 01R"), ())
    assert after.field == cards("08A 12X")
    assert after.player == 1


def test_m19_two_matches_leave_a_choice_of_one() -> None:
    choice = small("01B", "01R 08A 01X", "12X 02X").do("play 01B")
    assert choice.step == (Event("play_choose", 0, Card("01B"), cards("01R 01X"), "M19", 15),)
    assert texts(choice) == ["take 01R", "take 01X"]
    assert choice.hands[0] == ()
    assert choice.stock == cards("12X 02X")
    assert codes(choice, "play 12Z", "take 08A", "take 01B", "take 01R 01X", "take 05X") == [
        "finish-capture",
        "other-month",
        "not-on-field",
        "take-one",
        "not-on-field",
    ]
    after = choice.do(Take("01X"))
    assert after.step[0] == Event("play_takes", 0, Card("01B"), cards("01X"), "M19", 15)
    assert after.field == cards("01R 08A 12X")


def test_m19_identical_basics_are_still_a_choice() -> None:
    assert texts(small("02A", "02X 02Y", "12X 03X").do("play 02A")) == ["take 02X", "take 02Y"]


def test_m19_the_drawn_card_has_the_same_choice() -> None:
    choice = small("05X", "01R 08A 01X", "01B 02X").do("play 05X")
    assert (choice.phase, choice.player, choice.pending) == ("DRAW_CAPTURE", 0, Card("01B"))
    assert choice.step == (
        Event("play_stays", 0, Card("05X"), (), "M21", 15),
        Event("draw_choose", 0, Card("01B"), cards("01R 01X"), "M19", 15),
    )
    assert codes(choice, "play 12Z", "take 08A", "take 01R") == ["finish-draw", "other-month", None]
    after = choice.do("take 01R")
    assert after.step == (Event("draw_takes", 0, Card("01B"), cards("01R"), "M19", 15),)
    assert after.player == 1
    assert after.turn == 16


@pytest.mark.parametrize("rules", [SEED, TRADITIONAL], ids=["seed", "traditional"])
@pytest.mark.parametrize("hand", [True, False], ids=["played", "drawn"])
def test_m20_three_matches_are_all_taken(hand: bool, rules: Rules) -> None:
    mover, drawn = ("12Y", "05X") if hand else ("05X", "12Y")
    after = small(mover, "12X 08A 12B 12Z", f"{drawn} 02X", "03X", rules).do(f"play {mover}")
    event = after.step[0 if hand else 1]
    assert (event.card, set(event.cards), event.rule) == (Card("12Y"), set(cards("12X 12B 12Z")), "M20")
    assert set(after.piles[0]) == set(cards("12Y 12X 12B 12Z"))
    for wanted in ("12X", "12B 12Z", "12X 12B"):
        why = why_not_capture(Card("12Y"), cards(wanted), cards("12X 08A 12B 12Z"), rules=rules)
        assert why is not None
        assert (why.code, why.rule) == ("takes-all", "M20")


def test_m21_no_match_stays() -> None:
    after = small("01B", "05X", "12X 02X").do("play 01B")
    assert after.field == cards("05X 01B 12X")
    assert [event.rule for event in after.step] == ["M21", "M21"]
    empty = Round.from_deal(("01B", "12Z"), "", "05X 02X").do("play 01B")
    assert empty.field == cards("01B 05X")


def test_m22_a_capture_cannot_be_refused() -> None:
    choice = small("01B", "01R 08A 01X", "12X 02X").do("play 01B")
    for nothing in (Take(""), Take(())):
        why = choice.why_not(nothing)
        assert why is not None
        assert why.code == "take-what"
    for text in ("take", "pass", "stay 01B"):
        with pytest.raises(NotationError):
            choice.do(text)


def test_m23_the_draw_follows_by_itself_by_the_same_rules() -> None:
    after = small("01B", "01R 08A", "08B 02X").do("play 01B")
    assert [(event.kind, event.card, event.cards) for event in after.step] == [
        ("play_takes", Card("01B"), cards("01R")),
        ("draw_takes", Card("08B"), cards("08A")),
    ]
    assert after.piles[0] == cards("01B 01R 08B 08A")
    assert after.stock == cards("02X")


def test_m23_the_drawn_card_can_take_the_card_just_played() -> None:
    after = small("01B", "05X", "01R 02X").do("play 01B")
    assert after.piles[0] == cards("01R 01B")


def test_m23_an_unknown_card_on_top_cannot_be_drawn() -> None:
    position = Round.parse("hands 01B / 12Z; field 05X; stock ? 02X")
    assert position.why_not("play 01B") is None
    with pytest.raises(SetupError, match="M23"):
        position.do("play 01B")
    # With a choice first, there is nothing to draw yet.
    choice = Round.parse("hands 01B / 12Z; field 01R 01X; stock ? 02X").do("play 01B")
    with pytest.raises(SetupError, match="M23"):
        choice.do("take 01R")


def test_m24_a_yaku_does_not_end_the_round() -> None:
    position = Round.from_deal(
        ("04A 05X", "08X 09X"), "04R 04X 04Y", "12X 01X 02X 03X", rules=Rules()
    ).do("play 04A")
    assert position.score().yaku[0] == ("four_wisteria",)
    assert not position.is_over
    assert position.player == 1


def test_m25_piles_field_and_the_size_of_the_stock_are_open_the_rest_is_not() -> None:
    position = Round.deal(9)
    for _ in range(6):
        position = position.do(position.actions()[-1])
    for seat in (0, 1):
        view = position.view(seat)
        assert view.hand == position.hands[seat]
        assert view.piles == position.piles
        assert view.field == position.field
        assert len(view.stock) == len(position.stock)
        assert len(view.hands[1 - seat]) == len(position.hands[1 - seat])
        assert {str(card) for card in (*view.stock, *view.hands[1 - seat])} == {"?"}
        assert set(view.unseen) == {*position.stock, *position.hands[1 - seat]}


def test_m42_nothing_can_be_done_when_the_round_is_over() -> None:
    end = Round.from_deal(("01B", ""), "01R", "12X").do("play 01B")
    assert end.is_over
    assert end.actions() == ()
    assert codes(end, "play 01B", "take 01R", "redeal") == ["round-over"] * 3
    with pytest.raises(IllegalAction, match="M42"):
        end.do("play 01B")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("play 01B", Play(Card("01B"))),
        (" PLAY   1b ", Play(Card("01B"))),
        ("take 01R", Take("01R")),
        ("take 01X, 01B 01R", Take("01B 01R 01X")),
    ],
)
def test_actions_are_read_kindly(text: str, action: Play | Take) -> None:
    assert read_action(text) == action
    assert read_action(str(action)) == action
    assert read_action(action) is action
    assert hash(read_action(text)) == hash(action)


NO_ACTIONS = ["", "play", "take", "play 01B 01R", "01B", "play 06B", "pass", "redeal 01B", "play ?", None, 5]


@pytest.mark.parametrize("text", NO_ACTIONS)
def test_what_is_no_action_is_a_notation_error(text: object) -> None:
    position = Round.deal(1)
    for call in (position.do, position.why_not, position.view(0).why_not):
        with pytest.raises(NotationError) as caught:
            call(text)  # type: ignore[operator]
        assert caught.value.text("es") != caught.value.text("en")


def test_undo_and_branches_come_from_previous() -> None:
    start = Round.deal(4)
    line = [start]
    while not line[-1].is_over:
        line.append(line[-1].do(line[-1].actions()[0]))
    back = line[-1]
    for position in reversed(line):
        assert back is position
        back = back.previous  # type: ignore[assignment]
    assert back is None
    again = start
    for action in line[-1].path():
        again = again.do(action)
    assert again == line[-1]
    assert again.events == line[-1].events
    other = start.do(start.actions()[1])
    assert other.previous is start
    assert other != line[1]


def test_a_finished_step_is_shown_before_the_next_is_asked() -> None:
    position = Round.deal(4)
    while not position.is_over:
        before, position = position, position.do(position.actions()[0])
        assert position.step == position.events[len(before.events) :]
        for event in position.step:
            for lang in ("en", "es"):
                assert event.rule in event.say(lang)
                assert event.say(lang, you=0) != ""


def test_captures_are_asked_of_one_place() -> None:
    field = cards("01R 08A 01X 11L")
    assert captures(Card("01B"), field).options == (cards("01R"), cards("01X"))
    assert captures(Card("01B"), field, drawn=True).options == (cards("11L"),)
    assert captures(Card("02A"), ()).options == ()
