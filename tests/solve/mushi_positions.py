"""Mushi positions of every kind for the tests of the solver, any number of them, always the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hanalab.mushi import DECK, Card, Round, Rules
from hanalab.mushi.rules import OPTIONS
from tests.mushi.play import random_rules, tilted_deck

LIGHTNING = Card("11L")
WILLOWS = tuple(map(Card, ("11B", "11A", "11R")))
PLACES = ("hand 0", "hand 1", "field", "stock", "last")
KINDS = ("HAND", "DRAW_CAPTURE", "HAND_CAPTURE")
#: house rules that change how a round is played or counted
PLAYED = (
    "four_on_field", "three_willows", "four_in_hand", "lightning_stack", "field_lightning_by_hand",
    "third_willow", "last_willow_takes_lightning", "three_brights", "yaku_set",
)  # fmt: skip


def rules_in_turn(number: int) -> Rules:
    """Rules in which, as the number goes on, every value of every house rule is forced."""
    rng = Random(f"rules {number}")
    forced = [(key, value) for key in PLAYED for value in OPTIONS[key].values]
    key, value = forced[number % len(forced)]
    return random_rules(rng).changed(**{key: value})


def late(number: int, stock: int, rules: Rules | None = None) -> Round:
    """A position of a usual round, reached by chance, when at most `stock` cards are left to draw: each kind
    of decision in turn. The Lightning is kept in hand, or chance would seldom have it there."""
    rules = rules_in_turn(number) if rules is None else rules
    wanted = KINDS[number % len(KINDS)]
    rng = Random(f"late {number}")
    while True:
        position = Round.from_deck(tilted_deck(rng), number & 1, rules)
        while not position.is_over:
            if len(position.stock) <= stock and position.phase == wanted:
                return position
            actions = [action for action in position.actions() if str(action) != "redeal"]
            kept = [action for action in actions if str(action) != "play 11L"]
            position = position.do(rng.choice(kept or actions))


def set_up(number: int, turns: int, rules: Rules | None = None) -> Round:
    """A set-up of `turns` turns with Lightning in one of its places, some cards in piles and some nowhere."""
    rng = Random(f"set-up {number}")
    rules = rules_in_turn(number) if rules is None else rules
    dealer = rng.randrange(2)
    months = rng.sample((1, 2, 3, 4, 5, 8, 9, 10, 12), rng.randint(3, 9))
    few = [card for card in DECK if card.month in months or (card.month == 11 and card != LIGHTNING)]
    cards = few if len(few) >= 2 * turns + 8 and rng.random() < 0.6 else [c for c in DECK if c != LIGHTNING]
    rng.shuffle(cards)
    place = PLACES[number // 5 % len(PLACES)]
    first = (turns + 1) // 2
    sizes = {"hand 0": first, "hand 1": turns - first, "field": rng.randint(0, 8), "stock": turns}
    if dealer == 1:
        sizes["hand 0"], sizes["hand 1"] = sizes["hand 1"], sizes["hand 0"]
    parts: dict[str, list[Card]] = {}
    for name, size in sizes.items():
        parts[name], cards = cards[:size], cards[size:]
    if place == "last":
        parts["stock"][-1] = LIGHTNING
    elif place == "field" or not parts[place]:
        parts["field"].append(LIGHTNING)
    else:
        parts[place][rng.randrange(len(parts[place]))] = LIGHTNING
    if number % 7 == 0:  # three willows on the field, or four of a suit
        wanted = WILLOWS if number % 2 else tuple(card for card in DECK if card.month == months[0])
        there = {card for name in parts for card in parts[name]}
        parts["field"] += [card for card in wanted if card not in there]
    used = {card for name in parts for card in parts[name]}
    rest = [card for card in DECK if card not in used and card != LIGHTNING]
    rng.shuffle(rest)
    share = rng.choice((0, len(rest) // 2, len(rest)))
    piles = (rest[: share // 2], rest[share // 2 : share])
    return Round.from_deal(
        (parts["hand 0"], parts["hand 1"]), parts["field"], parts["stock"], dealer, rules, piles
    )


def mixed(count: int, turns: tuple[int, int] = (4, 8)) -> Iterator[Round]:
    """Positions of all kinds, half of them late in usual rounds, half set-ups."""
    for number in range(count):
        length = turns[0] + number % (turns[1] - turns[0] + 1)
        yield set_up(number, length) if number % 5 < 2 else late(number, length)


def claimable(number: int, holder: int | None = None) -> Round:
    """A deal in which a seat (any of both, if none is named) holds four of a suit, and so may ask for a new
    deal before its first card (M13). Seat 0 begins."""
    rng = Random(f"claim {number}")
    holder = number % 2 if holder is None else holder
    month = rng.choice((1, 3, 8, 11, 12))
    four = [card for card in DECK if card.month == month]
    rest = [card for card in DECK if card.month != month]
    rng.shuffle(rest)
    with_four, other = four + rest[:4], rest[4:12]
    hands = (with_four, other) if holder == 0 else (other, with_four)
    rules = Rules(four_in_hand="redeal_on_claim", three_willows="dealer_captures")
    return Round.from_deal(hands, rest[12:20], rest[20:36], 0, rules)
