"""What the tests of the trick table share: tables of the pictured hand, and ways to look at them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from hanalab.mighty import Hand
from hanalab.widgets.mighty_base import MightyWidget
from hanalab.widgets.mighty_table import MightyTable
from hanalab.widgets.nodes import walk, words
from hanalab.widgets.trick_table import TrickTable
from tests.pictured_hand import after
from tests.widgets.auctions import keyed

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


def hand_cards(table: TrickTable) -> list[dict[str, Any]]:
    """The buttons of the hand."""
    return [each for each in walk(keyed(table, "cards")) if each["tag"] == "button"]


def veils(table: TrickTable) -> dict[str, str]:
    """The veil of each card in the hand, "" where it is live."""
    faces = {
        each["key"]: next(face for face in each["kids"] if face["tag"] == "card")
        for each in hand_cards(table)
    }
    return {code: face.get("veil", "") for code, face in faces.items()}


def section(table: TrickTable, key: str) -> str:
    """The words of a part of the table."""
    return words(keyed(table, key)).replace("\N{VARIATION SELECTOR-15}", "")
