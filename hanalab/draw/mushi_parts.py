"""Parts that several Mushi pictures share: the field by months, piles by type, names for the ear."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, Protocol

from hanalab.core.language import text
from hanalab.core.reason import Reason
from hanalab.draw import marks
from hanalab.draw.art import variant_of
from hanalab.draw.fonts import width as width_of
from hanalab.draw.scene import Hot, Image, Item, Rect, Run, Text, label
from hanalab.draw.tokens import TALL, Tokens
from hanalab.mushi.cards import MONTHS, TYPES, UNKNOWN, Card, text_of
from hanalab.mushi.rules import Rules
from hanalab.mushi.scoring import PAR

__all__ = [
    "PAR",
    "Cards",
    "Field",
    "Grid",
    "Layers",
    "Position",
    "draw_field",
    "draw_piles",
    "spoken",
]

Cards = tuple[Card, ...]
Names = tuple[str, str]


class Position(Protocol):
    """What a picture of a table reads of a Round or a View."""

    @property
    def hands(self) -> tuple[Cards, Cards]: ...
    @property
    def field(self) -> Cards: ...
    @property
    def stock(self) -> Cards: ...
    @property
    def piles(self) -> tuple[Cards, Cards]: ...
    @property
    def dealer(self) -> int: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def phase(self) -> str: ...
    @property
    def player(self) -> int | None: ...
    @property
    def pending(self) -> Card | None: ...


@dataclass(slots=True)
class Layers:
    """Marks collected by layer, whatever the order in which they are found: ground, plates, cards, ringed
    cards, signs, tags; with the places to press, and where each field card lies."""

    ground: list[Item] = field(default_factory=list)
    plates: list[Item] = field(default_factory=list)
    cards: list[Item] = field(default_factory=list)
    ringed: list[Item] = field(default_factory=list)
    signs: list[Item] = field(default_factory=list)
    tags: list[Item] = field(default_factory=list)
    hots: list[Hot] = field(default_factory=list)
    places: dict[str, tuple[float, float]] = field(default_factory=dict)

    def items(self) -> tuple[Item, ...]:
        """All marks in the order of drawing."""
        return (*self.ground, *self.plates, *self.cards, *self.ringed, *self.signs, *self.tags)


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the months lie: month i of a row at `x + pitch * i`, cards `w` wide, rows of cards at `rows`: two
    rows of five months, or three of four at most."""

    x: float
    pitch: float
    rows: tuple[float, ...]
    w: float
    fan: float
    size: float = 13
    disc: float = marks.DISC

    def place(self, number: int) -> tuple[float, float]:
        """Where the month of that number lies: 0 to 9."""
        row, column = divmod(number, -(-len(MONTHS) // len(self.rows)))
        return self.x + self.pitch * column, self.rows[row]


WIDE: Final = Grid(108, 121, (134, 261), 60, 46)
NARROW: Final = Grid(8, 75, (133, 229), 42, 26, 13, 9)


@dataclass(frozen=True, slots=True)
class Field:
    """The states of the field cards: code -> action of those that can be taken, codes already chosen, hatched
    codes, the one Lightning is lit as, whether the rest is veiled, and reasons by code."""

    targets: Mapping[str, str]
    chosen: Collection[str] = ()
    refused: Collection[str] = ()
    bolt: str = ""
    quiet: bool = False
    whys: Mapping[str, Reason] = field(default_factory=dict)
    marks: bool = False


def targets_of(targets: Mapping[str, str] | Iterable[str | Card]) -> dict[str, str]:
    """Targets with their actions; plain codes mean `take CODE`."""
    if isinstance(targets, Mapping):
        return {str(code): act for code, act in targets.items()}
    return {str(code): f"take {code}" for code in targets}


def draw_field(
    out: Layers, t: Tokens, cards: Cards, look: Field, grid: Grid, lang: str, ground: str = "felt"
) -> None:
    """Ten fixed places in rows, with the month above each; a month never moves, empty ones stay."""
    for place, month in enumerate(MONTHS):
        x, y = grid.place(place)
        here = tuple([card for card in cards if card.month == month])
        stacked = len(here) >= 3 and not any(card.is_lightning for card in here)
        _month_label(out, t, month, x, y, len(here) if stacked else 0, bool(here), grid, lang)
        if not here:
            out.plates.append(marks.empty_place(t, x, y, grid.w))
            continue
        step = grid.fan / (len(here) - 1) if len(here) > 1 else 0
        if stacked:
            out.plates.append(marks.plate(t, x, y, grid.w + grid.fan, grid.w * TALL))
        for number, card in enumerate(here):
            strip = step if number < len(here) - 1 else grid.w
            _field_card(out, t, card, x + step * number, y, strip, look, grid, lang, ground, stacked)


def _month_label(
    out: Layers,
    t: Tokens,
    month: int,
    x: float,
    y: float,
    stacked: int,
    occupied: bool,
    grid: Grid,
    lang: str,
) -> None:
    tag = 26 if grid.size > 12 else 22
    room = grid.pitch - 5 if not stacked else grid.w + grid.fan + 2 - tag
    words = f"{month} {text(f'month-{month}', lang)}"
    if width_of(words, grid.size, True) * 1.1 > room:
        words = f"{month} {text(f'month-{month}-short', lang)}"
    if width_of(words, grid.size, True) * 1.1 > room:
        words = f"{month} {text(f'draw-month-{month}', lang)}"
    colour = t.felt_text if occupied else t.felt_text_2
    out.ground.append(label(x, y - 9, words, grid.size, colour, bold=occupied, room=room))
    if stacked:
        left, size = x + grid.w + grid.fan + 5 - tag, min(12.5, grid.size)
        out.ground += (
            Rect(left, y - 21.5, tag, 16, t.paper, radius=4),
            label(left + tag / 2, y - 9.2, f"×{stacked}", size, t.ink, bold=True, anchor="middle"),
        )


def _field_card(
    out: Layers,
    t: Tokens,
    card: Card,
    x: float,
    y: float,
    strip: float,
    look: Field,
    grid: Grid,
    lang: str,
    ground: str,
    stacked: bool,
) -> None:
    code, w = card.code, grid.w
    out.places[code] = x, y
    variant = variant_of(code, look.marks, width=w)
    target, bolt, chosen = code in look.targets, code == look.bolt, code in look.chosen
    if target or bolt or chosen:
        out.ringed += (*marks.ring(t, x, y, w, "target"), Image(code, x, y, w, variant))
        sign: marks.Sign = "bolt" if bolt else "check" if chosen else "down"
        shape: marks.Sign = "down" if sign == "check" else sign
        r = min(grid.disc, max(7.0, strip / 2)) if strip < w else grid.disc
        place = marks.disc_place(shape, x, y, w, strip if strip < w else None)
        out.signs += marks.disc(t, sign, *place, r, fill=t.mark)
    else:
        out.cards += marks.card(code, x, y, w, variant)
        refused = code in look.refused
        if refused or look.quiet:
            out.cards.append(marks.veil(t, x, y, w, ground))
        if refused:
            out.cards.append(marks.hatch(t, x, y, w, ground))
            if strip == w:
                out.signs += marks.disc(t, "barred", *marks.disc_place("barred", x, y, w), grid.disc)
    out.hots.append(_field_hot(card, x, y, strip, look, w, lang, stacked))


def _field_hot(
    card: Card, x: float, y: float, strip: float, look: Field, w: float, lang: str, stacked: bool
) -> Hot:
    code = card.code
    if code in look.targets:
        key = list(look.targets).index(code) + 1
        return Hot(
            x,
            y,
            strip,
            w * TALL,
            look.targets[code],
            spoken(card, lang, "target"),
            key=str(key) if key < 10 else "",
        )
    why = look.whys.get(code)
    state = "three" if stacked else "on-field"
    return Hot(
        x,
        y,
        strip,
        w * TALL,
        "",
        spoken(card, lang, state),
        why.text(lang) if why else "",
        (why.rule or "") if why else "",
        refused=why is not None or code in look.refused,
    )


@cache
def spoken(card: Card, lang: str, state: str = "card") -> str:
    """A card for the ear: name, points, and where it lies ("card", "on-field", "target", "three")."""
    if card is UNKNOWN:
        return text("card-unknown", lang)
    points = text("draw-points", lang, count=card.points)
    plant = text(f"month-{card.month}", lang)
    return text(f"draw-say-{state}", lang, card=card, points=points, plant=plant)


def by_type(pile: Iterable[Card]) -> tuple[tuple[str, Cards], ...]:
    """A pile in four groups (brights, animals, ribbons, basics), by month inside each."""
    groups: dict[str, list[Card]] = {kind: [] for kind in TYPES}
    for card in sorted(pile):
        groups[card.type].append(card)
    return tuple((kind, tuple(cards)) for kind, cards in groups.items())


def spread(
    counts: Sequence[int], least: Sequence[float], w: float, step: float, gap: float, room: float
) -> tuple[list[float], float]:
    """Where groups of overlapping cards begin, and the step inside them, so that all fit into `room`."""
    for _ in range(8):
        widths = [
            max(need, w + step * (count - 1) if count else w)
            for count, need in zip(counts, least, strict=True)
        ]
        whole = sum(widths) + gap * (len(widths) - 1)
        overlaps = sum(
            count - 1
            for count, need in zip(counts, least, strict=True)
            if count > 1 and w + step * (count - 1) > need
        )
        if whole <= room or not overlaps:
            break
        step = max(3.0, step - (whole - room) / overlaps)
    starts, at = [], 0.0
    for wide in widths:
        starts.append(at)
        at += wide + gap
    return starts, step


@dataclass(frozen=True, slots=True)
class Piles:
    """How a pile is laid out: cards `w` wide from `x`, labels on base line `y_label` (none if 0), cards at
    `y`."""

    x: float
    room: float
    y_label: float
    y: float
    w: float
    step: float
    gap: float
    size: float = 13
    keep_empty: bool = True
    ground: str = "felt_2"


def draw_piles(
    out: Layers,
    t: Tokens,
    pile: Iterable[Card],
    at: Piles,
    lang: str,
    *,
    marked: bool = False,
    lit: Collection[str] | None = None,
) -> None:
    """A pile by type with counts. With `lit`, those cards are ringed and lifted and the others veiled."""
    groups = [group for group in by_type(pile) if at.keep_empty or group[1]]
    names = [text(f"type-{kind}-plural", lang) for kind, _ in groups]
    counts = [len(cards) for _, cards in groups]
    least = [
        width_of(f"{name} {count}", at.size, True) if at.y_label else 0.0
        for name, count in zip(names, counts, strict=True)
    ]
    starts, step = spread(counts, least, at.w, at.step, at.gap, at.room)
    for start, name, (_, cards) in zip(starts, names, groups, strict=True):
        x = at.x + start
        if at.y_label:
            runs = Run(f"{name} ", t.felt_text_2), Run(str(len(cards)), t.felt_text, True)
            out.ground.append(Text(x, at.y_label, runs, at.size))
        if not cards:
            out.plates.append(marks.empty_place(t, x, at.y, at.w))
        for number, card in enumerate(cards):
            _pile_card(out, t, card, x + step * number, at, marked, lit)


def _pile_card(
    out: Layers, t: Tokens, card: Card, x: float, at: Piles, marked: bool, lit: Collection[str] | None
) -> None:
    variant = variant_of(card.code, marked, width=at.w) if at.w >= 36 else ""
    if lit and card.code in lit:
        y = at.y - marks.LIFT["earned"]
        out.ringed += (*marks.ring(t, x, y, at.w, "target"), Image(card.code, x, y, at.w, variant))
        return
    out.cards += marks.card(card.code, x, at.y, at.w, variant)
    if lit is not None:
        out.cards.append(marks.veil(t, x, at.y, at.w, at.ground))


def points_of(pile: Iterable[Card]) -> int:
    """Card points of a pile."""
    return sum(card.points for card in pile)


def names_of(position: object, seat: int, lang: str) -> Names:
    """What the two players are called, the one below first: you and the other in a view, else the seats."""
    if hasattr(position, "seat"):
        return text("draw-you", lang), text("draw-other", lang)
    first, second = (text("event-seat", lang, seat=number) for number in (seat, 1 - seat))
    return first, second


def described(position: Position, seat: int, names: Names, lang: str, open_hands: bool) -> str:
    """The table in words: field, stock, piles, hands."""
    lines = [
        text("draw-describe-field", lang, cards=text_of(sorted(position.field)))
        if position.field
        else text("draw-describe-field-empty", lang)
    ]
    lines.append(text("draw-describe-stock", lang, cards=text("draw-cards", lang, count=len(position.stock))))
    for name, who in zip(names, (seat, 1 - seat), strict=True):
        pile = position.piles[who]
        if pile:
            points = text("draw-points", lang, count=points_of(pile))
            lines.append(
                text("draw-describe-pile", lang, name=name, points=points, pile=text_of(sorted(pile)))
            )
        else:
            lines.append(text("draw-describe-pile-empty", lang, name=name))
        hand = position.hands[who]
        if hand and (UNKNOWN in hand or not (open_hands or who == seat)):
            count = text("draw-cards", lang, count=len(hand))
            lines.append(text("draw-describe-hand-hidden", lang, name=name, cards=count))
        elif hand:
            key = "draw-describe-hand-yours" if name == text("draw-you", lang) else "draw-describe-hand"
            lines.append(text(key, lang, name=name, cards=text_of(hand)))
    return " ".join(lines)
