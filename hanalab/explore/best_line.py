"""One best line of play where all cards are known: at every decision an action that keeps the value."""

from __future__ import annotations

import time
from itertools import groupby
from typing import Any

from hanalab import mighty, mushi
from hanalab.core.language import text
from hanalab.explore.advice import Step
from hanalab.explore.words import label_of, table
from hanalab.solve.answer import Stop


def best_line(
    position: Any, first: Any, *, memory: int = 512, seconds: float | None = None, stop: Stop | None = None
) -> tuple[Step, ...]:
    """Every decision from a position on, each by an action that reaches its exact value; `first` is one for
    the position itself. The line ends with the hand, or where what is best is not known within `seconds`.

    >>> position = mushi.Round.parse("mushi; hands 01Y / 05X; field 01R; stock 12X 09Y")
    >>> [step.label() for step in best_line(position, mushi.Play("01Y"))]
    ['01Y takes 01R', '05X stays']
    """
    began = time.monotonic()
    steps: list[Step] = []
    while position.player is not None:
        left = None if seconds is None else seconds - (time.monotonic() - began)
        if steps:
            first = _best(position, memory, left, stop)
        if first is None:
            break
        player, before = position.player, position
        position = position.do(first)
        steps.append(_step(before, player, first, position))
    return tuple(steps)


def _best(position: Any, memory: int, left: float | None, stop: Stop | None) -> Any:
    """An action that reaches the exact value, None where it is not known in time."""
    actions = position.actions()
    if len(actions) == 1:
        return actions[0]
    if (left is not None and left <= 0) or (stop is not None and stop.is_set()):
        return None
    from hanalab.solve import exact

    options: dict[str, Any] = {"memory": memory, "stop": stop}
    if isinstance(position, mighty.Hand):
        options["seconds"] = left
    found = exact(position, **options)
    return found.best if found.exact else None


def _step(before: Any, player: int, action: Any, after: Any) -> Step:
    if isinstance(before, mighty.Hand):
        return Step(before.number, player, action, 1.0)
    first = after.step[0] if isinstance(action, mushi.Play) and after.step else None
    takes = first.cards if first is not None and first.kind == "play_takes" else ()
    stays = first is not None and first.kind == "play_stays"
    return Step(before.turn, player, action, 1.0, None, takes, stays)


def is_whole(position: Any, line: tuple[Step, ...]) -> bool:
    """Whether a line goes on to the end."""
    for step in line:
        position = position.do(step.action)
    return position.player is None


def line_table(line: tuple[Step, ...], game: str, whole: bool, lang: str = "en") -> str:
    """A line as a table of plain text: a row for each decision of Mushi, for each trick of Mighty; `whole`:
    whether it goes on to the end."""
    head: tuple[str, ...]
    rows: list[tuple[str, ...]] = []
    if game == "mushi":
        words = ("explore-line-turn", "explore-line-player", "explore-action")
        head = tuple([text(word, lang) for word in words])
        rows = [(str(step.number), _seat(step, lang), step.label(lang)) for step in line]
    else:
        head = text("explore-line-trick", lang), text("explore-line-cards", lang)
        for number, steps in groupby(line, key=lambda step: step.number):
            laid = ", ".join(f"{_seat(step, lang)} {label_of(step.action, lang)}" for step in steps)
            rows.append((str(number), laid))
    # Words stand to the left, as the last column of a table does not by itself.
    wide = max(len(row[-1]) for row in (head, *rows))
    head, *rows = [(*row[:-1], row[-1].ljust(wide)) for row in (head, *rows)]
    said = table(head, rows)
    parts = [f"{text('explore-line', lang)}:", said]
    if not whole:
        parts.append(text("explore-line-open", lang))
    return "\n".join(parts)


def _seat(step: Step, lang: str) -> str:
    return text("explore-line-seat", lang, seat=step.seat)
