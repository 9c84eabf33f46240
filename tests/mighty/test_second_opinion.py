"""The engine and a judge written from the printed rules agree: very many random tricks, and settlements."""

from __future__ import annotations

from random import Random

import pytest

from hanalab.mighty import Card, Hand, Laid, Play, Rules, legal_cards, settle, trick_winner
from hanalab.mighty.preparation import joker_call_choices
from hanalab.mighty.rules import OPTIONS
from tests.mighty.by_the_book import ALL_CARDS, Put, may_play, payment, taker, worth
from tests.mighty.play import KOREAN, SEED, at_random, random_deck, random_rules
from tests.samples import tries

#: 100,000 in all where the solvers are compiled
TRICKS = {"seed": tries(34_000, 6_000), "korean": tries(33_000, 6_000), "random rules": tries(33_000, 6_000)}


def house(rules: Rules) -> dict[str, object]:
    return {key: getattr(rules, key) for key in OPTIONS}


def a_trick(rng: Random, rules: Rules) -> tuple[list[Put], list[list[str]], str, int, str | None]:
    """Five hands of one trick, played legally by the book with rare cards made common."""
    number = rng.choice((1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 10, 10, 1))
    trump = rng.choice("SCDHN")
    calls = joker_call_choices(trump, rules)
    call = str(rng.choice(calls)) if calls and rng.random() < 0.95 else None
    deck = list(ALL_CARDS)
    rng.shuffle(deck)
    for rare in ("JK", "SA", "DA", call or "C2"):  # into the hands, near the top
        if rng.random() < 0.6:
            at, to = deck.index(rare), rng.randrange(5 * (11 - number))
            deck[at], deck[to] = deck[to], deck[at]
    size = 11 - number
    hands = [deck[seat * size : seat * size + size] for seat in range(5)]
    trick: list[Put] = []
    for hand in hands:
        allowed = may_play(hand, trick, trump, number, call, house(rules))
        rare_ones = sorted(allowed & {"JK", "SA", "DA", str(call)})
        pick = rng.choice(rare_ones if rare_ones and rng.random() < 0.4 else sorted(allowed))
        names = (
            rng.choice("SCDH")
            if pick == "JK" and not trick and rules.joker_lead == "leader_names_suit"
            else ""
        )
        may_call = not trick and pick == call and rules.joker_call == "lead_forces_joker" and 1 < number < 10
        trick.append(Put(pick, names, may_call and rng.random() < 0.7))
    return trick, hands, trump, number, call


def laid(put: Put) -> Laid:
    return Laid(Card(put.card), put.names or None, put.calls)


@pytest.mark.parametrize("name", TRICKS)
def test_both_judges_agree_on_random_tricks(name: str) -> None:
    rng = Random(name)
    fixed = {"seed": SEED, "korean": KOREAN}.get(name)
    kinds = set()
    for _ in range(TRICKS[name]):
        rules = fixed or random_rules(rng)
        trick, hands, trump, number, call = a_trick(rng, rules)
        for place, hand in enumerate(hands):
            before = trick[:place]
            expected = may_play(hand, before, trump, number, call, house(rules))
            found = legal_cards(hand, [laid(put) for put in before], trump, number, call, rules)
            assert {str(card) for card in found} == expected, (hand, before, trump, number, call, str(rules))
        place = taker(trick, trump, number, call, house(rules))
        points = worth([put.card for put in trick])
        found_winner = trick_winner([laid(put) for put in trick], trump, number, call, rules)
        assert found_winner == (place, points), (trick, trump, number, call, str(rules))
        kinds.add((trick[place].card == "JK", trick[0].card == "JK", number == 10))
    assert len(kinds) >= 5, "the Joker wins and loses, led and followed"


@pytest.mark.parametrize("name", ["seed", "korean", "random rules"])
def test_both_judges_agree_on_whole_hands(name: str) -> None:
    """The same through `Hand`: every choice offered, every winner, every point."""
    rng = Random(f"hands {name}")
    fixed = {"seed": SEED, "korean": KOREAN}.get(name)
    policy = at_random(rng)
    for _ in range(300):
        rules = fixed or random_rules(rng)
        hand = Hand.from_deck(random_deck(rng), rng.randrange(5), rules)
        trick: list[Put] = []
        while not hand.is_over:
            action = policy(hand)
            if isinstance(action, Play):
                held = [str(card) for card in hand.hands[hand.player or 0]]
                call = None if hand.joker_call is None else str(hand.joker_call)
                book = may_play(held, trick, str(hand.trump), hand.number, call, house(rules))
                offered = {str(one.card) for one in hand.actions() if isinstance(one, Play)}
                assert offered == book
                trick.append(Put(str(action.card), action.names or "", action.calls))
                if len(trick) == 5:
                    place = taker(trick, str(hand.trump), hand.number, call, house(rules))
                    after = hand.do(action).tricks[-1]
                    assert (after.place, after.points) == (place, worth([put.card for put in trick]))
                    assert after.winner == (hand.leader + place) % 5
                    trick = []
            hand = hand.do(action)


def test_both_judges_settle_alike() -> None:
    rng = Random("settlement")
    for _ in range(20_000):
        rules = random_rules(rng)
        number, trump, points = rng.randrange(rules.min_bid, 21), rng.choice("SCDHN"), rng.randrange(21)
        declarer = rng.randrange(5)
        friend = rng.choice([seat for seat in range(5) if seat != declarer] + [None, None])
        announced = friend is None and rng.random() < 0.5
        found = settle((number, trump), points, declarer, friend, announced, rules)
        assert list(found) == payment(number, trump, points, declarer, friend, announced, house(rules))
        assert sum(found) == 0
