"""Decks, rule sets and ways to play that the tests of Mighty share."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hanalab.mighty import DECK, Card, Hand, MakeBid, Pass, Play, Rules
from hanalab.mighty.actions import Action
from hanalab.mighty.rules import OPTIONS

Policy = Callable[[Hand], Action]
SEED, KOREAN = Rules(), Rules.preset("korean")


def smallest(hand: Hand) -> Action:
    """The smallest legal card by rank, equal ranks by suit, the Joker largest of all."""
    return min(_plays(hand), key=_size)


def largest(hand: Hand) -> Action:
    """The same with largest."""
    return max(_plays(hand), key=_size)


def _plays(hand: Hand) -> list[Play]:
    return [action for action in hand.actions() if isinstance(action, Play)]


def _size(action: Play) -> tuple[int, str]:
    card = action.card
    return (99, "") if card.is_joker else (card.rank, str("SCDH".index(card.suit)))


def at_random(rng: Random) -> Policy:
    """Every legal action equally likely, but an auction that ends soon."""

    def choose(hand: Hand) -> Action:
        actions = hand.actions()
        if hand.phase == "AUCTION":
            low = [action for action in actions if not isinstance(action, MakeBid)]
            bids = [action for action in actions if isinstance(action, MakeBid)][:12]
            return rng.choice(low if rng.random() < 0.7 or not bids else bids)
        return rng.choice(actions)

    return choose


def play_out(hand: Hand, policy: Policy) -> Hand:
    """The end of the hand."""
    while not hand.is_over:
        hand = hand.do(policy(hand))
    return hand


def random_rules(rng: Random) -> Rules:
    """One value of each house rule."""
    return Rules(**{key: rng.choice(option.values) for key, option in OPTIONS.items()})


def random_deck(rng: Random) -> list[Card]:
    """Fifty-three cards in any order."""
    deck = list(DECK)
    rng.shuffle(deck)
    return deck


def bid_and_pass(hand: Hand, bid: str) -> Hand:
    """The seat to speak bids, the others pass, whatever the rules make of passes."""
    hand = hand.do(f"bid {bid}")
    while hand.phase == "AUCTION":
        hand = hand.do(Pass())
    return hand
