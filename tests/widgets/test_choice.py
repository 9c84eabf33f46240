"""Choosing cards: the logic of the picker without a widget."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanalab.core.errors import HanalabError
from hanalab.core.reason import Reason
from hanalab.mushi.cards import DECK, Card, cards
from hanalab.widgets.picker import CardButton, Choice, Refusal, card_buttons, hand, read_cards, spoken_card

FIVE = cards("01B 02A 03B 08B 11L")


def test_one_moves_and_is_put_back() -> None:
    choice = Choice(FIVE).toggle("02A").toggle("11L")
    assert choice.value == Card("11L")
    assert choice.said() == Card("11L").name()
    assert choice.toggle("11L").value is None


def test_several_keep_the_order_shown() -> None:
    choice = Choice(FIVE, "several").toggle("08B").toggle("01B")
    assert choice.value == cards("01B 08B")
    assert choice.said("es") == "2 elegidas"


def test_exactly_n_refuses_one_more_and_says_why() -> None:
    choice = Choice(FIVE, 2).toggle("02A").toggle("01B")
    assert choice.complete
    assert choice.said() == "2 of 2 chosen"
    refusal = choice.refusal(Card("08B"))
    assert refusal == Refusal("2 cards are chosen already. Put one back first.")
    assert choice.toggle("08B") == choice
    assert choice.refusal(Card("01B")) is None


def test_reasons_are_told_in_the_language_with_their_rule() -> None:
    choice = Choice(FIVE, why={Card("08B"): Reason("round-over", "M42"), Card("02A"): "No."})
    refusal = choice.refusal(Card("08B"), "es")
    assert refusal is not None
    assert refusal.rule == "M42"
    assert refusal.sentence == Reason("round-over", "M42").text("es")
    assert choice.refusal(Card("02A")) == Refusal("No.")
    assert choice.toggle("08B").selected == ()


def test_a_chosen_card_can_be_put_back_even_if_it_could_not_be_chosen() -> None:
    choice = Choice(FIVE, selected=cards("08B"), why={Card("08B"): "No."})
    assert choice.refusal(Card("08B")) is None
    assert choice.toggle("08B").selected == ()


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (((), 1), "picker-mode"),
        ((FIVE, 6), "picker-mode"),
        ((FIVE, 0), "picker-mode"),
        ((FIVE, "two"), "picker-mode"),
        ((FIVE, "one", cards("01B 02A")), "picker-too-many"),
        ((FIVE, 1, cards("01B 02A")), "picker-too-many"),
        ((FIVE, "several", cards("12Z")), "picker-no-card"),
        ((FIVE, "several", (), {Card("12Z"): "No."}), "picker-no-card"),
    ],
)
def test_what_cannot_be_is_refused_at_once(arguments: tuple[object, ...], code: str) -> None:
    with pytest.raises(HanalabError) as caught:
        Choice(*arguments)  # type: ignore[arg-type]
    assert caught.value.code == code
    assert caught.value.text("es")


@given(st.sampled_from(["one", "several", 1, 3, 40]), st.lists(st.sampled_from(DECK), max_size=30))
def test_any_run_of_presses_keeps_the_bargain(mode: object, presses: list[Card]) -> None:
    choice = Choice(DECK, mode)  # type: ignore[arg-type]
    for card in presses:
        before = choice
        refused = before.refusal(card) is not None
        choice = before.toggle(card.code)
        assert (choice == before) == refused
    most = {"one": 1, "several": 40}.get(str(mode), mode)
    assert len(choice.selected) <= most  # type: ignore[operator]
    assert list(choice.selected) == sorted(choice.selected)


def test_buttons_say_everything_a_picture_shows() -> None:
    no = Refusal("Clubs were led.", "K38")
    button, other = card_buttons(
        [
            CardButton(Card("01Y"), "play 01Y", selected=True, about=("in your hand",)),
            CardButton(Card("05X"), "play 05X", refusal=no),
        ],
        lang="en",
    )
    assert button["attrs"]["aria-label"] == "Pine basic, 1 point, 01Y, in your hand, selected"
    assert button["attrs"]["aria-pressed"] == "true"
    assert button["kids"][0]["ring"] == "selected"
    assert other["attrs"]["aria-label"] == "Iris basic, 1 point, 05X, not now: Clubs were led, rule K38"
    assert (other["refused"], other["why"], other["kids"][0]["veil"]) == (True, "Clubs were led.", "refused")


def test_spanish_names() -> None:
    assert spoken_card(Card("01Y"), "es", selected=True) == "Básica de pino, 1 punto, 01Y, elegida"


def test_a_hand_shrinks_its_gaps_to_stay_in_one_row() -> None:
    def gap(count: int) -> str:
        row = hand([], count=count)[0]["kids"][-1]
        return str(row["css"]["--hl-gap"])

    assert (gap(1), gap(6), gap(7), gap(8)) == ("10px", "10px", "10px", "2.28571px")
    assert gap(10).startswith("-")


def test_cards_of_both_games_are_read() -> None:
    assert read_cards("01B, 02A") == cards("01B 02A")
    assert [each.code for each in read_cards("SA H10")] == ["SA", "H10"]
    with pytest.raises(HanalabError):
        read_cards("01Q")
