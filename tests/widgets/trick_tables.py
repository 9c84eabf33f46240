"""What the tests of the trick table share: tables of the pictured hand, and ways to look at them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from hanalab.mighty import Hand
from hanalab.widgets.mighty_base import MightyWidget
from hanalab.widgets.mighty_table import MightyTable
from hanalab.widgets.trick_table import TrickTable
from tests.pictured_hand import after

Lay = Callable[..., TrickTable]


@pytest.fixture
def lay() -> Iterator[Lay]:
    """Make tables that are closed at the end, in none of which anything may have gone wrong."""
    made: list[MightyWidget] = []

    def lay_(hand: Any = None, kind: type[MightyWidget] = TrickTable, **keys: Any) -> Any:
        table = kind(hand, **{"canvas": False, **keys})
        made.append(table)
        return table

    yield lay_
    problems = [table.problem for table in made if table.problem]
    for table in made:
        table.close()
    assert not problems, problems[0]


def pictured(table: TrickTable, cards: int, held: bool = False, friend: str = "SA") -> TrickTable:
    """The table after so many cards of the pictured hand; `held`: what was last played is still looked at."""
    position = after(cards, friend)
    table.moved(replace(table.sitting, position=position, tip=position, held=held))
    table.refresh()
    return table


def whole_game(table: MightyTable, choose: Callable[[Hand], str]) -> None:
    """Press on until the hand is over and its end is on show."""
    for _ in range(300):
        if table.sitting.is_over:
            return
        table.press("continue" if table.sitting.waits else choose(table.hand))
        assert table.notice is None, table.notice
    raise AssertionError("the hand does not end")
