"""What a seat may not know has no influence on what it is shown: what looks alike gives the same view."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from hanalab.core.shuffle import numbers
from hanalab.mushi import BOTS, DECK, UNKNOWN, Card, Redeal, Round, Rules, View, ranked
from hanalab.mushi.actions import PLAYS, TAKES, Action
from tests.mushi.play import random_rules, tilted_deck


class Line(NamedTuple):
    """A position, the deck it was dealt from, and a seat that looks at it."""

    position: Round
    deck: list[Card]
    seat: int


def twin(line: Line, rng: Random) -> Round:
    """A round that the seat cannot tell from this one: other hidden cards, the same history to see.

    The cards that have not been shown and are not the seat's own change places in the deck; then the same
    actions are done.
    """
    position, root = line.position, line.position.root()
    shown = {*root.hands[line.seat], *root.events[0].cards}
    shown |= {event.card for event in position.events if event.card is not None}
    hidden = [card for card in DECK if card not in shown]
    moved = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    other = Round.from_deck([moved.get(card, card) for card in line.deck], root.dealer, root.rules)
    for action in position.path():
        other = other.do(action)
    return other


def lines(rng: Random, count: int) -> Iterator[Line]:
    """Positions at any point of rounds under all sorts of rules. No claims: they show cards of the hand."""
    while count:
        rules = random_rules(rng) if rng.random() < 0.7 else Rules()
        deck = tilted_deck(rng)
        position = Round.from_deck(deck, rng.randrange(2), rules)
        for _ in range(rng.randrange(24)):
            actions = [action for action in position.actions() if action != Redeal()]
            if actions:
                position = position.do(rng.choice(actions))
        yield Line(position, deck, rng.randrange(2))
        count -= 1


EVERY: list[Action] = [*PLAYS, *TAKES, Redeal()]


def test_hidden_cards_change_nothing_that_is_shown() -> None:
    different = 0
    rng = Random(1)
    for line in lines(rng, 300):
        (position, _, seat), other = line, twin(line, rng)
        different += position != other
        view, same = position.view(seat), other.view(seat)
        assert view == same
        assert hash(view) == hash(same)
        assert str(view) == str(same)
        assert repr(view) == repr(same)
        assert view.unseen == same.unseen
        assert view.turn == same.turn
        assert view.actions() == same.actions()
        assert view.score() == same.score()
        assert view.score().say() == same.score().say()
        assert view.progress() == same.progress()
        assert [event.say() for event in view.events] == [event.say() for event in same.events]
    assert different > 200, "the twins must really differ in what is hidden"


def test_hidden_cards_change_no_refusal() -> None:
    rng = Random(2)
    for line in lines(rng, 60):
        (position, _, seat), other = line, twin(line, rng)
        view, same = position.view(seat), other.view(seat)
        for action in EVERY:
            why, again = view.why_not(action), same.why_not(action)
            assert why == again, action
            if why is not None and again is not None:
                assert why.say() == again.say()
        # A card nobody has shown is refused in the same words wherever it is.
        if view.player == seat and view.phase == "HAND":
            codes = {view.why_not(PLAYS[card.index]) for card in view.unseen}
            assert {why.code for why in codes if why} <= {"not-in-hand"}


@pytest.mark.parametrize("name", list(BOTS))
def test_hidden_cards_change_no_answer_of_a_bot(name: str) -> None:
    asked, rng = 0, Random(3)
    for line in lines(rng, 250):
        (position, _, seat), other = line, twin(line, rng)
        if position.player != seat:
            continue
        view, same = position.view(seat), other.view(seat)
        assert BOTS[name](view, numbers(5)) == BOTS[name](same, numbers(5))
        assert ranked(view) == ranked(same)
        asked += position != other
    assert asked > 60


def test_a_view_holds_no_hidden_card_anywhere() -> None:
    for position, _, seat in lines(Random(4), 100):
        view = position.view(seat)
        hidden = {*position.hands[1 - seat], *position.stock}
        text = repr(view) + str(view) + " ".join(event.say() for event in view.events)
        shown = {card for place in (*view.hands, view.field, view.stock, *view.piles) for card in place}
        shown |= {card for event in view.events for card in (event.card, *event.cards) if card is not None}
        assert not shown & hidden
        assert not any(str(card) in text for card in hidden)
        assert set(view.hands[1 - seat]) <= {UNKNOWN}
        assert set(view.stock) <= {UNKNOWN}


def test_a_view_is_the_seats_own() -> None:
    position = Round.deal(1)
    own, other = position.view(0), position.view(1)
    assert isinstance(own, View)
    assert own != other
    assert own.actions() == position.actions()
    assert other.actions() == ()
    why = other.why_not(position.actions()[0])
    assert why is not None
    assert (why.code, why.rule) == ("not-your-turn", "M9")
    with pytest.raises(AttributeError):
        own.field = ()  # type: ignore[misc]
