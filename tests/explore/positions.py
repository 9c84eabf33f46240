"""Positions that the tests of the questions share: late ones, which take no time with or without numba."""

from __future__ import annotations

from hanalab import mighty, mushi
from hanalab.core.shuffle import numbers


def late_round(seed: int, cards: int = 3, rules: str = "seed") -> mushi.Round:
    """A round of steady bots, with so many cards in the hand of the player."""
    position, source = mushi.Round.deal(f"late {seed}", rules=rules), numbers(seed)
    while position.player is None or position.phase != "HAND" or len(position.hands[position.player]) > cards:
        position = position.do(mushi.steady_bot(position.view(position.player or 0), source))
    return position


def late_hand(seed: int, cards: int = 3, laid: int = 0, rules: str = "seed") -> mighty.Hand:
    """A hand of steady bots, with so many tricks left and so many cards in the running one."""
    hand, source = mighty.Hand.deal(f"late {seed}", rules=rules), numbers(seed)
    while hand.number < 11 - cards or len(hand.trick) < laid or hand.phase != "PLAY":
        hand = hand.do(mighty.steady_bot(hand.view(hand.player or 0), source))
    return hand


def declared(seed: int, phase: str = "EXCHANGE", rules: str = "seed") -> mighty.Hand:
    """A hand of steady bots at a phase of its preparation."""
    hand, source = mighty.Hand.deal(f"late {seed}", rules=rules), numbers(seed)
    while hand.phase != phase:
        hand = hand.do(mighty.steady_bot(hand.view(hand.player or 0), source))
    return hand
