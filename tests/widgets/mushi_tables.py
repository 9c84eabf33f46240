"""What the tests of the Mushi table share: the game of the guide, and ways to look at a table."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from hanalab.mushi import Round
from hanalab.widgets.mushi_table import MushiTable
from hanalab.widgets.nodes import find, walk, words

PICTURED = (
    "mushi; dealer 0; hands 01Y 05X 08A 08B 09A 09R 10A 12Z / 02Y 05A 05Y 08X 09X 10Y 11B 12B; "
    "field 11L 09Y 03Y 01R 01X 04Y 04A 04R; "
    "stock 03B 08Y 11R 11A 03R 10R 04X 12Y 02R 01B 12X 05R 03X 10X 02A 02X"
)
MOVES = (
    *("play 09A", "play 02Y", "play 08B", "play 11B", "play 01Y", "take 01R", "play 05Y", "play 12Z"),
    *("play 05A", "play 09R", "play 09X", "play 10A", "play 12B", "play 05X", "play 08X", "play 08A"),
    "play 10Y",
)  # fmt: skip
TURN_FIVE = 4

Make = Callable[..., MushiTable]


@pytest.fixture
def make() -> Iterator[Make]:
    """Makes tables and closes them at the end; nothing of ours may have gone wrong in any of them."""
    made: list[MushiTable] = []

    def make_(*args: Any, **keys: Any) -> MushiTable:
        table = MushiTable(*args, **keys)
        made.append(table)
        return table

    yield make_
    problems = [table.problem for table in made if table.problem]
    for table in made:
        table.close()
    assert not problems, problems[0]


def pictured(moves: int = 0) -> Round:
    """The game of the interface guide after some of its moves."""
    position = Round.parse(PICTURED)
    for move in MOVES[:moves]:
        position = position.do(move)
    return position


def tree_of(table: MushiTable) -> dict[str, Any]:
    panel = next(child for child in table.children if hasattr(child, "tree"))
    tree: dict[str, Any] = panel.tree
    return tree


def node(table: MushiTable, act: str) -> dict[str, Any]:
    found = find(tree_of(table), act)
    assert found is not None, f"nothing sends {act}"
    return found


def status(table: MushiTable) -> str:
    return words(next(each for each in walk(tree_of(table)) if "hl-status-said" in each.get("cls", "")))


def acts(table: MushiTable) -> list[str]:
    """Every act that can be pressed now."""
    found = []
    for each in walk(tree_of(table)):
        for item in (each, *each.get("hots", ())):
            if item.get("act") and not item.get("refused"):
                found.append(item["act"])
    return found


def state(table: MushiTable) -> tuple[object, ...]:
    return tuple(getattr(table, name) for name in table.STATE)


def played(make: Make, lang: str, seed: int, **keys: Any) -> Iterator[MushiTable]:
    """A table at every step of a round played at random."""
    table = make(seed=seed, lang=lang, **keys)
    choose = random.Random(seed)
    while not table.sitting.is_over:
        yield table
        if table.sitting.waits:
            table.press("continue")
        else:
            table.press(choose.choice([act for act in acts(table) if act.startswith(("choose", "take"))]))
    yield table
