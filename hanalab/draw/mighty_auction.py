"""Still pictures of an auction and of the preparation: what stays in a saved notebook."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from hanalab.core.language import text
from hanalab.draw import marks
from hanalab.draw import mighty_parts as parts
from hanalab.draw.fonts import width as width_of
from hanalab.draw.mighty_parts import SEATS, Cards, Names, Position
from hanalab.draw.mushi_still import status_bar
from hanalab.draw.scene import Circle, Item, Lines, Rect, Run, Scene, Text, label
from hanalab.draw.tokens import HAND, TALL, Tokens, tokens
from hanalab.mighty import UNKNOWN, Bid, Card
from hanalab.mighty.auction import first_speaker

WIDE = 716
BAR = 44
HEAD = 58
ROW = 52
COLUMN = 140.8
STEP = 36
#: the most a card is set off from the one before
PITCH = 94.0


class Word(NamedTuple):
    """What one seat has said: its place among all that was said, the seat, the bid (None: a pass)."""

    place: int
    seat: int
    bid: Bid | None


class Step(NamedTuple):
    """A line of the preparation: its title, what is said about it, whether it is done or being done now."""

    title: str
    words: str
    rule: str = ""
    done: bool = False
    current: bool = False


def speaking_order(position: Position) -> tuple[int, ...]:
    """The seats in the order in which they first speak (K9)."""
    first = first_speaker(position.dealer, position.rules)
    return tuple((first + step) % SEATS for step in range(SEATS))


def rounds(position: Position) -> tuple[tuple[Word | None, ...], ...]:
    """What was said, a row a round, a column a seat in speaking order; None where nothing was said. The last
    row holds the place of the seat that is to speak."""
    columns = speaking_order(position)
    made: list[list[Word | None]] = []
    last = SEATS
    for place, (seat, bid) in enumerate(position.auction.said):
        column = columns.index(seat)
        if column <= last:
            made.append([None] * SEATS)
        made[-1][column] = Word(place, seat, bid)
        last = column
    speaker = position.player if position.phase == "AUCTION" else None
    if speaker is not None and columns.index(speaker) <= last:
        made.append([None] * SEATS)
    return tuple(map(tuple, made))


# -- the auction --------------------------------------------------------------------------------------------


def auction_scene(
    position: Position,
    seat: int | None = None,
    lang: str = "en",
    *,
    names: Names | None = None,
    notes: Sequence[str] = (),
    line: tuple[str, str, str] | None = None,
    status: tuple[str, str, str] | None = None,
    hand: Cards | None = None,
    four_colours: bool = False,
    theme: str = "light",
) -> Scene:
    """What has been said, in columns by speaking order, 716 px wide; with the `hand` (by default that of
    `seat`).

    `notes` stand under the names, in speaking order. `line` is the sentence under the chart, `status` the
    yellow bar, each as bold words, words and a rule."""
    t = tokens(theme)
    seat = int(getattr(position, "seat", 0)) if seat is None else seat
    names = names or parts.names_of(position, lang)
    rows = rounds(position)
    height = HEAD + ROW * max(2, len(rows)) + (38 if line else 12)
    items: list[Item] = [Rect(0, 0, WIDE, height, t.felt)]
    for column, who in enumerate(speaking_order(position)):
        items += _head(t, column, names[who], notes[column] if column < len(notes) else "")
    standing = position.auction.standing
    for number, row in enumerate(rows):
        for column, one in enumerate(row):
            cx, cy = _middle(column), HEAD + ROW * number + ROW / 2
            if one is not None:
                items += _said(t, cx, cy, one.bid, one.bid is not None and one.bid == standing, lang)
            elif number == len(rows) - 1 and speaking_order(position)[column] == position.player:
                items += _to_speak(t, cx, cy, position.phase == "AUCTION" and position.player == seat, lang)
    if line:
        items += _sentence(t, 18, height - 16, line)
    top = float(height)
    if status:
        items += status_bar(t, top, *status)
        top += BAR
    held = position.hands[seat] if hand is None else hand
    if held:
        items.append(Rect(0, top, WIDE, HAND * TALL + 36, t.felt_2))
        items += fan(t, held, top + 18, four_colours)
        top += HAND * TALL + 36
    return Scene(WIDE, top, tuple(items), text("auction-picture", lang), _described(position, names, lang))


def _middle(column: int) -> float:
    return 6 + COLUMN * (column + 0.5)


def _head(t: Tokens, column: int, name: str, note: str) -> tuple[Item, ...]:
    cx = _middle(column)
    made: list[Item] = [
        label(cx, 24, name, 14, t.felt_text, bold=True, anchor="middle", room=COLUMN - 12),
        Rect(cx - COLUMN / 2 + 4, HEAD - 2, COLUMN - 8, 1, t.felt_line),
    ]
    if note:
        made.append(label(cx, 43, note, 12.5, t.felt_text_2, anchor="middle", room=COLUMN - 10))
    return tuple(made)


def _said(t: Tokens, cx: float, cy: float, bid: Bid | None, stands: bool, lang: str) -> tuple[Item, ...]:
    if bid is None:
        return (label(cx, cy + 5, text("auction-pass", lang), 14, t.felt_text_2, anchor="middle"),)
    w, h = 60, 33
    made: list[Item] = []
    if stands:
        made += (
            Rect(cx - w / 2 - 4.5, cy - h / 2 - 4.5, w + 9, h + 9, t.ink, radius=12),
            Rect(cx - w / 2 - 3, cy - h / 2 - 3, w + 6, h + 6, t.mark, radius=11),
        )
    made.append(Rect(cx - w / 2, cy - h / 2, w, h, t.paper, t.ink, 1.5, 8))
    colour = "#b3261e" if bid.trump in "DH" else t.ink
    runs = (
        Run(f"{bid.number}\N{NARROW NO-BREAK SPACE}", t.ink, True),
        Run(parts.trump_sign(bid.trump), colour, True),
    )
    made.append(Text(cx, cy + 5.5, runs, 16, "middle"))
    return tuple(made)


def _to_speak(t: Tokens, cx: float, cy: float, yours: bool, lang: str) -> tuple[Item, ...]:
    words = text("auction-turn-cell" if yours else "auction-to-speak", lang)
    colour = t.mark if yours else t.felt_text_2
    w = width_of(words, 14, True) * 1.15 + 22
    return (
        Rect(
            cx - w / 2,
            cy - 17,
            w,
            34,
            None,
            colour if yours else t.felt_line,
            2 if yours else 1.25,
            8,
            (5, 4),
        ),
        label(cx, cy + 5, words, 14, colour, bold=yours, anchor="middle"),
    )


def _sentence(t: Tokens, x: float, y: float, line: tuple[str, str, str]) -> tuple[Item, ...]:
    bold, words, rule = line
    room = WIDE - x - 14 - (marks.pill_width(rule) + 10 if rule else 0)
    runs = Run(bold, t.felt_text, True), Run(f" {words}", t.felt_text_2)
    made: list[Item] = [Text(x, y, runs, 14, room=room)]
    if rule:
        made += marks.rule_pill(t, WIDE - 14, y, rule, anchor="end")
    return tuple(made)


def _described(position: Position, names: Names, lang: str) -> str:
    told: list[str] = []
    for seat in speaking_order(position):
        said = [
            text("auction-pass", lang) if bid is None else bid.sign
            for who, bid in position.auction.said
            if who == seat
        ]
        line = ", ".join(said) or text("auction-text-nothing", lang)
        told.append(f"{text('auction-text-said', lang, name=names[seat], said=line)}.")
    return " ".join(told)


# -- hands --------------------------------------------------------------------------------------------------


def fan(
    t: Tokens,
    held: Cards,
    top: float,
    four_colours: bool = False,
    *,
    lifted: Collection[Card] = (),
    notes: Collection[Card] = (),
    note: str = "",
) -> tuple[Item, ...]:
    """A sorted hand in one row, `lifted` cards raised and ticked, `note` under those in `notes`."""
    cards = parts.sorted_hand(held)
    step = min(PITCH, (WIDE - 16 - HAND) / max(1, len(cards) - 1))
    items: list[Item] = []
    for place, card in enumerate(cards):
        x, up = round(8 + step * place, 2), card in lifted
        y = top - marks.LIFT["selected"] if up else top
        if up:
            items += marks.ring(t, x, y, HAND, "selected")
        items += parts.picture(card, x, y, HAND, four_colours, shadow=not up)
        if up:
            items += marks.disc(t, "check", *marks.disc_place("check", x, y, HAND, step))
        if card in notes and card is not UNKNOWN:
            items.append(
                label(
                    x + step / 2, top + HAND * TALL + 19, note, 13, t.you_on_felt, bold=True, anchor="middle"
                )
            )
    return tuple(items)


# -- the preparation ----------------------------------------------------------------------------------------


def preparation_scene(
    held: Cards,
    steps: Sequence[Step],
    lang: str = "en",
    *,
    lifted: Collection[Card] = (),
    kitty: Collection[Card] = (),
    status: tuple[str, str, str] | None = None,
    contract: str = "",
    four_colours: bool = False,
    theme: str = "light",
) -> Scene:
    """The steps of a declarer, 716 px wide: `held` are the thirteen cards (or backs), `lifted` those laid
    away."""
    t = tokens(theme)
    items: list[Item] = []
    top = 0.0
    if status:
        items += status_bar(t, 0, *status)
        top = BAR
    high = HAND * TALL + 64
    items.append(Rect(0, top, WIDE, high, t.felt))
    items += fan(t, held, top + 28, four_colours, lifted=lifted, notes=kitty, note=text("prep-kitty", lang))
    top += high
    foot = STEP * len(steps) + 16
    items.append(Rect(0, top, WIDE, foot, t.panel))
    for number, step in enumerate(steps, 1):
        items += _step(t, top + 8 + STEP * (number - 1), number, step)
    told = " ".join(f"{step.title}: {step.words}" for step in steps)
    title = text("prep-picture", lang, contract=contract)
    return Scene(WIDE, top + foot, tuple(items), title, told)


def _step(t: Tokens, top: float, number: int, step: Step) -> tuple[Item, ...]:
    cx, cy, base = 24.0, top + STEP / 2, top + STEP / 2 + 5
    disc: tuple[Item, ...]
    if step.done:
        strokes = ((cx - 4, cy + 0.5, cx - 1.2, cy + 3.3), (cx - 1.2, cy + 3.3, cx + 4.2, cy - 2.8))
        disc = Circle(cx, cy, 11, t.primary), Lines(strokes, t.primary_text, 2.1, round=True)
    else:
        fill, edge = (t.mark, t.ink) if step.current else (None, t.edge)
        words = t.ink if step.current else t.text_2
        disc = (
            Circle(cx, cy, 10, fill, edge, 1.5),
            label(cx, cy + 4.5, str(number), 13, words, bold=True, anchor="middle"),
        )
    runs = Run(step.title, t.text, True), Run(f"\N{EM SPACE}{step.words}", t.text_2)
    room = WIDE - 44 - 14 - (marks.pill_width(step.rule) + 10 if step.rule else 0)
    made: list[Item] = [*disc, Text(44, base, runs, 14, room=room)]
    if step.rule:
        made += marks.rule_pill(t, WIDE - 14, base, step.rule, "panel", "end")
    return tuple(made)
