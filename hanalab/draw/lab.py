"""The Lightning lab as a picture: the cards just taken, and the whole lab as it stays in a saved notebook."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from hanalab.draw import marks
from hanalab.draw.fonts import width, wrapped
from hanalab.draw.scene import Item, Rect, Run, Scene, Text, label
from hanalab.draw.tokens import TALL, Tokens, tokens

#: room kept for system fonts wider than the one lines are broken for
SPARE = 1.18


class Verdict(NamedTuple):
    """A line of the answers: the cards (codes), yes or no, and the words after the sign."""

    codes: tuple[str, ...]
    yes: bool
    words: str


def with_taken(scene: Scene, codes: Sequence[str], narrow: bool = False) -> Scene:
    """The scene of `lightning_scene` with the taken cards laid over the lower half of the card that came."""
    x, y, w, step = (94.0, 47.0, 58.0, 40.0) if narrow else (34.0, 146.0, 66.0, 12.0)
    items: list[Item] = []
    for place, code in enumerate(codes):
        left = x + step * place if narrow else x + step * place - 6 * (len(codes) - 1)
        items += marks.card(code, left, y + (0 if narrow else 6 * place), w)
    return replace(scene, items=(*scene.items, *items))


def lab_still(
    scene: Scene,
    bold: str,
    rest: str,
    rules: Sequence[str],
    verdicts: Sequence[Verdict],
    notes: Sequence[str] = (),
    theme: str = "light",
) -> Scene:
    """`scene` with the bar below it, yes or no card by card, and notes (what is left over) at the foot."""
    t = tokens(theme)
    wide = scene.width
    bar, high = _bar(t, scene.height, wide, bold, rest, rules)
    top = scene.height + high
    half = (wide - 48) / 2
    items: list[Item] = []
    y = top + 12
    for place in range(0, len(verdicts), 2):
        pair = verdicts[place : place + 2]
        tall = 0.0
        for column, verdict in enumerate(pair):
            marked, own = _verdict(t, 16 + (half + 16) * column, y, half, verdict)
            items += marked
            tall = max(tall, own)
        y += tall + 10
    for note in notes:
        lines = wrapped(note, 13, (wide - 32) / SPARE)
        items += [label(16, y + 13 + 18 * number, line, 13, t.text) for number, line in enumerate(lines)]
        y += 18 * len(lines) + 6
    height = y + 8 if verdicts or notes else top
    panel = Rect(0, top, wide, height - top, t.panel)
    told = " ".join((scene.description, bold, rest, *(verdict.words for verdict in verdicts), *notes))
    return Scene(wide, height, (*scene.items, *bar, panel, *items), scene.title, told)


def _bar(
    t: Tokens, top: float, wide: float, bold: str, rest: str, rules: Sequence[str]
) -> tuple[list[Item], float]:
    """The yellow bar, two lines high if its words need it."""
    pills = sum(marks.pill_width(rule) + 8 for rule in rules)
    room = wide - 40 - pills
    one_line = (width(bold, 14, True) + width(f"   {rest}", 14)) * SPARE <= room
    high = 44 if one_line else 60
    base = top + (27 if one_line else 24)
    items: list[Item] = [Rect(0, top, wide, high, t.mark)]
    if one_line:
        runs = Run(bold, t.ink, True), Run(f"\N{EM SPACE}{rest}", t.ink)
        items.append(Text(16, base, runs, 14, room=room))
    else:
        items.append(label(16, base, bold, 15, t.ink, bold=True, room=room))
        items.append(label(16, base + 22, rest, 14, t.ink, room=wide - 32))
    x = wide - 16.0
    for rule in reversed(rules):
        items += marks.rule_pill(t, x, base, rule, "mark", "end")
        x -= marks.pill_width(rule) + 8
    return items, high


def _verdict(t: Tokens, x: float, y: float, room: float, verdict: Verdict) -> tuple[list[Item], float]:
    """A line of the answers, and its height."""
    w = 28.0
    items: list[Item] = []
    for place, code in enumerate(verdict.codes):
        items += marks.card(code, x + 16 * place, y, w)
    left = x + w + 16 * (len(verdict.codes) - 1) + 12
    sign = Run("✓ " if verdict.yes else "× ", t.good if verdict.yes else t.bad, True)
    lines = wrapped(verdict.words, 13, (room - (left - x) - 16) / SPARE)
    high = max(w * TALL, 18.0 * len(lines))
    base = y + high / 2 - 9 * (len(lines) - 1) + 4.5
    for number, line in enumerate(lines):
        runs = (sign, Run(line, t.text)) if number == 0 else (Run(line, t.text),)
        items.append(Text(left if number == 0 else left + 16, base + 18 * number, runs, 13))
    return items, high
