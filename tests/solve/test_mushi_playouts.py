"""Rounds played out by the kernel of Mushi, walked along action by action on the readable engine."""

from __future__ import annotations

from random import Random

import pytest

from hanalab.core.errors import HanalabError
from hanalab.mushi import Card, Play, Redeal, Round, Take
from hanalab.mushi.actions import Action
from hanalab.solve import mushi, mushi_kernel
from hanalab.solve.machine import numbers_of
from tests.mushi.play import tilted_deck
from tests.samples import tries
from tests.solve.mushi_positions import claimable, late, rules_in_turn, set_up

FACTOR, ADDEND, SPREAD, BITS = 2862933555777941757, 3037000493, 1442695040888963407, (1 << 62) - 1


class Numbers:
    """The random numbers of a round, written down from their description once more."""

    def __init__(self, seed: int, number: int) -> None:
        state = (seed * SPREAD + number * FACTOR + ADDEND) & BITS
        state = ((state ^ (state >> 29)) * SPREAD) & BITS
        self.state = ((state ^ (state >> 32)) * FACTOR) & BITS

    def below(self, count: int) -> int:
        """The next number, from 0 to count - 1."""
        self.state = (self.state * FACTOR + ADDEND) & BITS
        return ((self.state >> 32) * count) >> 30


def representatives(position: Round) -> list[Card]:
    """The (first) card that each choice of a capture takes, sorted."""
    return sorted(min(action.cards) for action in position.actions() if isinstance(action, Take))


def in_order_of_cards(position: Round) -> list[Action]:
    """The choices of a capture by that card."""
    places = {min(action.cards): action for action in position.actions() if isinstance(action, Take)}
    return [places[card] for card in representatives(position)]


def mask(cards: tuple[Card, ...]) -> int:
    return sum(1 << card.index for card in cards)


def score_of_walk(position: Round, seed: int, number: int) -> int:
    """Play a round on the engine with the kernel's random numbers. At every step the kernel is asked what the
    card may take, and what it takes then."""
    source = Numbers(seed, number)
    hands = [sorted(hand) for hand in position.hands]
    while not position.is_over:
        actions = position.actions()
        if position.phase == "HAND":
            hand = hands[position.player or 0]
            place = source.below(len(actions)) if len(actions) > 1 else 0
            if place == len(hand):
                assert actions[-1] == Redeal()
                position = position.do("redeal")
                break
            card, hand[place] = hand[place], hand[-1]
            hand.pop()
            action: Action = Play(card)
        else:
            action = in_order_of_cards(position)[source.below(len(actions))]
        check_captures(position, action)
        position = position.do(action)
    return 0 if position.is_void else position.score().totals[0]


def check_captures(position: Round, action: Action) -> None:
    """The kernel and the engine see the same choices, and the same cards taken by this one."""
    bits = mushi._rule_bits(position.rules)
    drawn = position.phase == "DRAW_CAPTURE"
    last = drawn and not position.stock
    card = action.card if isinstance(action, Play) else position.pending
    assert card is not None
    field = mask(position.field)
    found = mushi_kernel.targets(card.index, field, int(drawn), int(last), bits)
    step = position.do(action).step[0]
    if isinstance(action, Take):
        assert found == sum(1 << card.index for card in representatives(position))
        target = 1 << min(action.cards).index
        got = mushi_kernel.taken(card.index, target, field, int(drawn), int(last), bits)
        assert got == mask(action.cards)
    elif step.kind == "play_stays":
        assert found == 0
    elif step.kind == "play_takes":
        assert found == found & -found
        assert mushi_kernel.taken(card.index, found, field, int(drawn), int(last), bits) == mask(step.cards)
    else:
        assert found == sum(1 << card.index for card in representatives(position.do(action)))


def starts(number: int) -> Round:
    """A position to play out: usually a full deal in which rare things are common, under any rules."""
    rng = Random(f"start {number}")
    kind = number % 10
    if kind == 0:
        return late(number, rng.randint(1, 12))
    if kind == 1:
        return set_up(number, rng.randint(1, 12))
    if kind == 2:
        return claimable(number)
    return Round.from_deck(tilted_deck(rng), number & 1, rules_in_turn(number))


def test_kernel_and_engine_walk_the_same_rounds() -> None:
    """Action by action, to the same score."""
    for number in range(tries(700, 150, 20_000)):
        position = starts(number)
        if position.is_over:
            continue
        scores = mushi.playouts(position, 1, 7, first=number)
        assert scores[0] == score_of_walk(position, 7, number), (number, position)


def test_a_round_depends_on_its_number_only() -> None:
    """So that batches can be cut anywhere."""
    position = Round.deal(5)
    for policy in mushi.POLICIES:
        together = list(mushi.playouts(position, 40, 3, policy))
        apart = [int(mushi.playouts(position, 1, 3, policy, first=number)[0]) for number in range(40)]
        assert together == apart
        assert together != list(mushi.playouts(position, 40, 4, policy))
        assert len(set(together)) > 2


def test_the_known_figures_of_random_play_come_out() -> None:
    """The means of the rulebook's 800,000 random rounds, with as much play as the number of rounds allows."""
    deals, rounds = tries(4_000, 300, 40_000), tries(5, 2, 10)
    deviation = 37.5
    total = 0.0
    for seed in range(deals):
        total += sum(map(int, mushi.playouts(Round.deal(f"figures {seed}"), rounds, seed))) / rounds
    assert abs(total / deals + 1.21) < 4 * deviation / deals**0.5


def test_the_steady_way_to_play_beats_chance() -> None:
    """Over many deals the kernel's steady seat 0 scores more against a random seat 1 than the other way."""
    gained = 0
    deals = tries(400, 40, 2_000)
    for seed in range(deals):
        position = Round.deal(f"steady {seed}")
        source = Random(seed)
        sides = []
        for steady in (0, 1):
            at = position
            while not at.is_over:
                at = at.do(kernel_choice(at) if at.player == steady else source.choice(at.actions()))
            sides.append(at.score().totals[0])
        gained += sides[0] - sides[1]
    assert gained / deals > 10


def kernel_choice(position: Round) -> Action:
    """What the kernel's steady player does."""
    seat = position.player or 0
    bits = mushi._rule_bits(position.rules)
    own, other, field = mask(position.piles[seat]), mask(position.piles[1 - seat]), mask(position.field)
    if position.phase == "HAND":
        hand = mushi_kernel.packed(mask(position.hands[seat]))
        held = len(position.hands[seat])
        place = mushi_kernel.steady_place(hand, held, own, other, field, bits, 1)
        return Play(sorted(position.hands[seat])[place])
    assert position.pending is not None
    options = sum(1 << card.index for card in representatives(position))
    drawn = int(position.phase == "DRAW_CAPTURE")
    best = mushi_kernel.best_target(
        position.pending.index, options, own, other, field, drawn, int(drawn and not position.stock), bits, 1
    )
    return next(a for a in position.actions() if isinstance(a, Take) and 1 << min(a.cards).index == best)


def test_rounds_that_are_over_keep_their_score() -> None:
    position = late(2, 1)
    while not position.is_over:
        position = position.do(position.actions()[0])
    assert list(mushi.playouts(position, 3)) == [position.score().totals[0]] * 3
    assert list(mushi.playouts(position, 0)) == []


@pytest.mark.parametrize(
    ("count", "policy", "code"),
    [(-1, "uniform", "solve-count"), ("3", "uniform", "solve-count"), (3, "clever", "solve-policy")],
)
def test_what_makes_no_sense_is_refused(count: int, policy: str, code: str) -> None:
    with pytest.raises(HanalabError) as caught:
        mushi.playouts(Round.deal(1), count, policy=policy)
    assert caught.value.code == code


def test_arrays_are_made_of_numbers() -> None:
    assert [int(number) for number in numbers_of((3, -1))] == [3, -1]
