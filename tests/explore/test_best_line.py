"""The line of best play: every step keeps the value, to the end."""

from __future__ import annotations

from typing import Any

import pytest

from hanalab import mushi
from hanalab.core.language import LANGUAGES
from hanalab.explore import ask, solve
from hanalab.explore.best_line import best_line
from hanalab.solve import exact
from hanalab.solve import mighty as mighty_solver
from hanalab.solve import mushi as mushi_solver
from tests.explore.positions import late_hand, late_round


@pytest.fixture(autouse=True)
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line of a solution has all the time it needs, however slow the machine is."""
    monkeypatch.setattr(ask, "LINE_SECONDS", 600.0)


def positions() -> list[Any]:
    capture = mushi.Round.parse("mushi; hands 01Y 12X / 05X 09Y; field 01R 01X 10A; stock 05A 02A 03B 04X")
    return [late_round(3, 4), late_round(1, 3), capture, late_hand(3, 4), late_hand(2, 3, laid=2)]


@pytest.mark.parametrize("place", range(5))
def test_every_step_keeps_the_value(place: int) -> None:
    position = positions()[place]
    found = solve(position)
    assert found.line[0].action == found.best
    assert found.whole_line
    for step in found.line:
        assert step.seat == position.player
        assert step.number == (position.turn if found.game == "mushi" else position.number)
        assert step.share == 1
        position = position.do(step.action)
        assert exact(position).value == found.value
    assert position.is_over
    final = position.score().totals[0] if found.game == "mushi" else position.side_points
    assert final == found.value


def test_the_line_is_shown() -> None:
    position = late_hand(3, 4)
    found = solve(position)
    for lang, title in zip(LANGUAGES, ("One best line of play:", "Una línea de mejor juego:"), strict=True):
        shown = found.text(lang).split(f"{title}\n")[1].split("\n\n")[0].splitlines()
        assert len(shown) == 1 + 4  # a head and a row for each trick
        for row, number in zip(shown[1:], range(7, 11), strict=True):
            assert row.startswith(str(number))
            steps = [step for step in found.line if step.number == number]
            for step in steps:
                assert f"P{step.seat} {step.label(lang)}" in row
    of_mushi = solve(late_round(3, 3))
    assert f"P{of_mushi.line[0].seat}  {of_mushi.line[0].label()}" in of_mushi.text()


def test_the_line_ends_where_time_is_short() -> None:
    hand = late_hand(3, 5)
    first = exact(hand).best
    line = best_line(hand, first, seconds=0.0)
    assert line[0].action == first
    assert len(line) < 25
    cut = solve(hand)
    from dataclasses import replace

    shown = replace(cut, line=line, whole_line=False).text()
    assert "not certain what is best" in shown
    assert "not certain what is best" not in cut.text()


def test_no_line_without_rows() -> None:
    assert solve(late_round(3, 3), rows=False).line == ()
    over = late_round(3, 2)
    while not over.is_over:
        over = over.do(over.actions()[0])
    assert solve(over).line == ()


def test_a_line_by_hand() -> None:
    position = mushi.Round.parse("mushi; hands 01Y / 05X; field 01R; stock 12X 09Y")
    assert [step.label() for step in solve(position).line] == ["01Y takes 01R", "05X stays"]


def test_every_search_of_a_solution_keeps_to_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """The value, the other actions and the line: none has a table larger than allowed."""
    given: list[object] = []
    for solver in (mushi_solver, mighty_solver):
        for name in ("exact", "values"):
            usual = getattr(solver, name)

            def ask(position: Any, *, usual: Any = usual, memory: object = None, **more: Any) -> Any:
                given.append(memory)
                return usual(position, memory=memory, **more)

            monkeypatch.setattr(solver, name, ask)
    for position in (late_round(3, 2), late_hand(2, 2)):
        given.clear()
        assert solve(position, memory=3).rows
        assert len(given) > 2
        assert set(given) == {3}
