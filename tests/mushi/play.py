"""Decks, rule sets and ways to play that the tests of Mushi share."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hanalab.mushi import DECK, Card, Round, Rules, Take
from hanalab.mushi.actions import Action
from hanalab.mushi.rules import OPTIONS

Policy = Callable[[Round], Action]


def smallest(position: Round) -> Action:
    """The smallest hand card; of several captures the one whose smallest card is smallest."""
    return min(position.actions(), key=_size)


def largest(position: Round) -> Action:
    """The same with largest."""
    return max(position.actions(), key=_size)


def _size(action: Action) -> Card:
    return min(action.cards) if isinstance(action, Take) else action.card


def at_random(rng: Random) -> Policy:
    """Every legal action equally likely."""
    return lambda position: rng.choice(position.actions())


def play_out(position: Round, policy: Policy) -> Round:
    """The end of the round."""
    while not position.is_over:
        position = position.do(policy(position))
    return position


def random_rules(rng: Random) -> Rules:
    """One value of each house rule that changes how a round is played or counted."""
    keys = {key: option.values for key, option in OPTIONS.items() if key not in ("length", "first_dealer")}
    return Rules(**{key: rng.choice(values) for key, values in keys.items()})


def random_deck(rng: Random) -> list[Card]:
    """Forty cards in any order."""
    deck = list(DECK)
    rng.shuffle(deck)
    return deck


#: where the dealing order of M7 puts the field, and the last card of the stock
FIELD = (4, 5, 6, 7, 16, 17, 18, 19)
LAST = 39


def tilted_deck(rng: Random) -> list[Card]:
    """A deck in which rare things happen often: Lightning or a willow in a special place, crowded suits."""
    deck = random_deck(rng)
    kind = rng.randrange(6)
    if kind == 0:  # the Lightning comes last, or late in the stock
        _place(deck, Card("11L"), rng.choice((LAST, LAST, LAST - 1, LAST - 2)))
    elif kind == 1:  # it lies on the field, among three of a suit whose fourth card is soon drawn
        suit = _crowd(deck, rng)
        _place(deck, Card("11L"), FIELD[7])
        if deck.index(suit[3]) not in FIELD:
            _place(deck, suit[3], rng.choice((24, 25)))
    elif kind == 2:  # willows on the field, the third one last
        willows = rng.sample([Card("11B"), Card("11A"), Card("11R")], 3)
        for willow, place in zip(willows, (FIELD[0], rng.choice((FIELD[1], 30)), LAST), strict=True):
            _place(deck, willow, place)
    elif kind == 3:  # the dealer's opponent has the Lightning in hand, and the last card is a willow
        _place(deck, Card("11L"), rng.choice((0, 1, 2, 3)))
        _place(deck, Card(rng.choice(("11B", "11A", "11R"))), LAST)
    elif kind == 4:
        _crowd(deck, rng)
        _crowd(deck, rng, at=4)
    return deck


def _crowd(deck: list[Card], rng: Random, at: int = 0) -> list[Card]:
    """Put three or four cards of one suit on the field."""
    month = rng.choice((1, 3, 4, 9, 11, 12))
    suit = [card for card in DECK if card.month == month]
    for card, place in zip(suit[: rng.choice((3, 3, 4))], FIELD[at:], strict=False):
        _place(deck, card, place)
    return suit


def _place(deck: list[Card], card: Card, place: int) -> None:
    other = deck.index(card)
    deck[other], deck[place] = deck[place], deck[other]
