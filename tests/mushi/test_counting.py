"""Counting tables: in how many ways a small set-up can be played, against a brute force of its own.

The numbers stand in the table, so that a fault which both counts share would show as well.
"""

from __future__ import annotations

from collections import Counter

import pytest

from hanalab.mushi import Round, Rules
from hanalab.mushi.rules import OPTIONS
from tests.mushi.by_the_book import LIGHTNING, Table, captures_for

SEED, TRADITIONAL, BY_HAND = Rules(), Rules.preset("traditional"), Rules(field_lightning_by_hand="yes")
STACK = Rules(lightning_stack="stack")

#: hands, field, stock, rules -> lines of play, and how many positions there are after 1, 2, 3 ... actions
TABLE = {
    "no choice at all": (
        "01B / 05X", "01R 08A", "12X 02X", SEED,
        1, (1, 1),
    ),
    "two matches": (
        "01B / 05X", "01R 01X", "12X 02X", SEED,
        2, (1, 2, 2),
    ),
    "two cards each": (
        "01B 05X / 09X 02A", "08A 03B", "12X 02X 03X 08B", SEED,
        4, (2, 4, 4, 4),
    ),
    "choices everywhere": (
        "01B 05X 11A / 05Y 09X 11L", "01R 01X 05A 05R 11B 11R", "09A 08X 01Y 12X 02A 08Y", SEED,
        816, (3, 6, 18, 50, 100, 200, 372, 540, 624, 672),
    ),
    "the same in the traditional way": (
        "01B 05X 11A / 05Y 09X 11L", "01R 01X 05A 05R 11B 11R", "09A 08X 01Y 12X 02A 08Y", TRADITIONAL,
        408, (3, 7, 21, 50, 100, 202, 302, 312, 336),
    ),
    "the wild card on three": (
        "11L 02A / 01Y 08X", "01B 01R 01X 08B", "12X 02X 09A 09X", SEED,
        23, (2, 6, 10, 17, 17, 18),
    ),
    "the wild card on a pile of three": (
        "11L 02A / 01Y 08X", "01B 01R 01X 08B", "12X 02X 09A 09X", STACK,
        8, (2, 4, 6, 8, 8),
    ),
    "the wild card on the field": (
        "04X 01B / 04Y 02A", "11L 04A 04R 01R", "11A 11B 02X 09X", SEED,
        8, (2, 4, 7, 8, 8),
    ),
    "taken by hand": (
        "04X 01B / 04Y 02A", "11L 04A 04R 01R", "11A 11B 02X 09X", BY_HAND,
        24, (2, 5, 10, 16, 18, 22, 10),
    ),
    "the wild card comes last": (
        "04X 01B 12X / 04Y 02A 12Y", "04A 04R 11R", "11A 11B 02X 09X 09Y 11L", SEED,
        72, (3, 8, 18, 36, 68, 72, 72),
    ),
}  # fmt: skip


def lines_of(position: Round) -> int:
    """How many lines of play lead from here to the end."""
    if position.is_over:
        return 1
    return sum(lines_of(position.do(action)) for action in position.actions())


def by_depth(position: Round) -> tuple[int, ...]:
    """How many lines there are of 1, 2, 3 ... actions."""
    found: Counter[int] = Counter()

    def walk(at: Round, depth: int) -> None:
        found[depth] += 1
        for action in at.actions():
            walk(at.do(action), depth + 1)

    walk(position, 0)
    return tuple(found[depth] for depth in range(1, max(found) + 1))


def brute_force(table: Table) -> int:
    """The same count with lists of codes and the captures of the book."""
    dealer, other = table.dealer, 1 - table.dealer
    mover = dealer if len(table.hands[dealer]) >= len(table.hands[other]) else other
    if not table.hands[mover]:
        return 1
    total = 0
    for card in table.hands[mover]:
        hands = ([*table.hands[0]], [*table.hands[1]])
        hands[mover].remove(card)
        for field in after(card, table.field, table, drawn=False):
            drawn, *stock = table.stock
            before = Table(hands, field, stock, table.dealer, table.options)
            for end in after(drawn, field, before, drawn=True):
                total += brute_force(Table(hands, end, stock, table.dealer, table.options))
    return total


def after(card: str, field: list[str], table: Table, drawn: bool) -> list[list[str]]:
    """Every field that the arriving card may leave behind."""
    groups = captures_for(card, Table(table.hands, field, table.stock, table.dealer, table.options), drawn)
    if not groups:
        return [[*field, card]]
    return [[other for other in field if other not in group] for group in groups]


@pytest.mark.parametrize("name", list(TABLE))
def test_counting_table(name: str) -> None:
    hands, field, stock, rules, expected, depths = TABLE[name]
    first, second = hands.split(" / ")
    position = Round.from_deal((first, second), field, stock, rules=rules)
    options = {key: str(getattr(rules, key)) for key in OPTIONS}
    table = Table((first.split(), second.split()), field.split(), stock.split(), 0, options)
    assert lines_of(position) == brute_force(table) == expected
    assert by_depth(position) == depths


def test_the_table_holds_the_wild_card_in_every_place() -> None:
    places = Counter(
        place
        for hands, field, stock, *_ in TABLE.values()
        for place, cards in (("hand", hands), ("field", field), ("stock", stock))
        if LIGHTNING in cards
    )
    assert set(places) == {"hand", "field", "stock"}
