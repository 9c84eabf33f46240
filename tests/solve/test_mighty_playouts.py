"""The kernel's hands, played out, against the readable engine: action by action, and their points."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hanalab.mighty import JOKER, Card, FriendCall, Hand, Play
from hanalab.mighty.cards import DECK, SUITS
from hanalab.mighty.preparation import joker_call_choices
from hanalab.solve import mighty
from hanalab.solve import mighty_kernel as k
from tests.samples import tries
from tests.solve.mighty_endings import ending, some_rules, walked

HANDS = tries(240, 80, 20_000)
BLOCKS = 8
FRIENDS = ("none", "first-trick", "last-trick", "card", "card", "seat")


def whole_hand(dice: Random) -> Hand:
    """A full hand of any rules, trump, call and friend, some plays on."""
    rules = some_rules(dice).changed(last_trick_friend="on", seat_friend="on")
    dealt = Hand.deal(dice.random())
    trump, declarer = dice.choice("SCDHN"), dice.randrange(5)
    choices = joker_call_choices(trump, rules)
    kind = dice.choice(FRIENDS)
    friend: FriendCall | Card | str = kind
    if kind == "card":
        friend = dice.choice(DECK)
    elif kind == "seat":
        friend = FriendCall("seat", None, (declarer + dice.randrange(1, 5)) % 5)
    hand = Hand.at_play(
        dealt.hands, declarer, (13, trump), friend, dice.choice(choices) if choices else None, dealt.kitty,
        rules=rules,
    )  # fmt: skip
    return walked(hand, dice, dice.choice((0, 0, 1, 3, 7, 20)))


def numbered(hand: Hand, move: int) -> Play:
    """A move of the kernel as an action."""
    card, variant = DECK[move & k.CARD], move >> k.VARIANT
    if card is JOKER and variant:
        return Play(card, SUITS[variant - 1])
    return Play(card, None, bool(variant))


def in_kernel_order(hand: Hand) -> list[Play]:
    """The actions as the kernel numbers them: cards from the lowest, a Joker's other names, a call."""
    actions: list[Any] = list(hand.actions())
    plain = [one for one in actions if not one.calls and one.names in (None, SUITS[0])]
    plain.sort(key=lambda one: one.card.index)
    names = [one for one in actions if one.names in tuple(SUITS[1:])]
    return plain + names + [one for one in actions if one.calls]


@pytest.mark.parametrize("block", range(BLOCKS))
def test_hands_played_out_follow_the_engine(block: int) -> None:
    """The same random numbers drive the engine through the actions in the kernel's order to the same points;
    at each step the kernel has the same cards to choose from."""
    dice = Random(f"hands {block}")
    for number in range(HANDS // BLOCKS):
        hand = whole_hand(dice) if number % 3 else ending(dice, dice.randrange(1, 7))
        seed = dice.getrandbits(61)
        points = list(mighty.playouts(hand, 2, seed))
        for result in points:
            at = hand
            while not at.is_over:
                actions = in_kernel_order(at)
                seed = (seed * k.FACTOR + k.STEP) & k.MASK
                at = at.do(actions[((seed >> 30) * len(actions)) >> 32])
            assert at.side_points == result, hand


@pytest.mark.parametrize("block", range(BLOCKS))
def test_each_step_offers_the_same_cards(block: int) -> None:
    """What the kernel calls legal, and who wins, is what the engine says, card by card."""
    dice, work = Random(f"steps {block}"), mighty._work(1, 1)
    for number in range(HANDS // BLOCKS):
        hand = whole_hand(dice) if number % 3 else ending(dice, dice.randrange(1, 7))
        while not hand.is_over:
            mighty._load(work, hand.state, search=False)
            seat = hand.player
            assert seat == (work[k.LEADER] + work[k.PLY]) % 5
            may = k.legal(
                work, seat, work[k.CARDS], work[k.LAID], work[k.PLY], work[k.LEFT], work[k.FOLLOW],
                work[k.BEST_CARD], work[k.FLAGS],
            )  # fmt: skip
            cards = {action.card for action in hand.actions()}  # type: ignore[union-attr]
            assert {DECK[at] for at in range(53) if int(may) >> at & 1} == cards, hand
            if len(hand.trick) == 4:
                action: Any = dice.choice(hand.actions())
                *_, winner, _ = k.played(
                    work, action.card.index, seat, work[k.PLY], work[k.LEFT], work[k.FOLLOW],
                    work[k.BEST_CARD], work[k.STRENGTH], work[k.BEST_SEAT], work[k.FLAGS],
                )  # fmt: skip
                hand = hand.do(action)
                assert hand.tricks[-1].seat(hand.tricks[-1].place) == winner, hand
            else:
                hand = hand.do(dice.choice(hand.actions()))


def test_the_same_seed_gives_the_same_points() -> None:
    """Another seed gives others; both ways of playing stay within what there is."""
    hand = Hand.at_play(Hand.deal(1).hands, 0, "13S", "none", "C2", Hand.deal(1).kitty)
    count = tries(400, 40)
    assert list(mighty.playouts(hand, count, 9)) == list(mighty.playouts(hand, count, 9))
    assert list(mighty.playouts(hand, 3, 9)) != list(mighty.playouts(hand, 3, 10))
    assert all(0 <= points <= 20 for points in mighty.playouts(hand, count, 1, "steady"))
