"""Single cards, rows of cards and bare fields, for lessons and for values that show themselves."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, Protocol

from hanalab.core.language import NAME_LANGUAGES, text
from hanalab.draw import marks as sign
from hanalab.draw import mushi_parts as parts
from hanalab.draw.art import variant_of
from hanalab.draw.fonts import widest
from hanalab.draw.fonts import width as width_of
from hanalab.draw.mushi_bench import LAB
from hanalab.draw.mushi_parts import Cards, Field, Grid, Layers
from hanalab.draw.scene import Form, Item, Rect, Run, Scene, Text, label
from hanalab.draw.tokens import HAND, LESSON, TALL, tokens
from hanalab.mushi.cards import DECK, MONTHS, Card, text_of


class Named(Protocol):
    """A card of either game."""

    def name(self, lang: str = "en") -> str: ...


#: how the four languages are marked beside a name
_SIGNS = {"en": "EN", "es": "ES", "ja": "日", "ko": "한"}
#: how close cards of a row may come, so that a hand of eight is one row as at the table
LEAST_GAP: Final = 2.0


def card_scene(
    card: Named, w: float = LESSON, lang: str = "en", *, marks: bool = False, theme: str = "light"
) -> Scene:
    """A card, `w` wide, with its code and its name in four languages underneath; the name in `lang` first."""
    t = tokens(theme)
    code = str(card)
    order = (lang, *(other for other in NAME_LANGUAGES if other != lang))
    names = [_name(card, other) for other in order]
    width = round(max(w, width_of(code, 15, True), widest(names, 13, True) * 1.12 + 24) + 32)
    left, h = width / 2 - w / 2, w * TALL
    items: list[Item] = [
        Rect(0, 0, width, h + 132, t.panel, radius=12),
        *sign.card(_face(card), left, 16, w, variant_of(code, marks, width=w)),
    ]
    base = 16 + h + 24
    items.append(label(width / 2, base, code, 15, t.text, bold=True, anchor="middle"))
    for number, (other, name) in enumerate(zip(order, names, strict=True)):
        runs = Run(f"{_SIGNS[other]}  ", t.text_2), Run(name, t.text, number == 0)
        items.append(Text(width / 2, base + 23 + 20 * number, runs, 13, "middle"))
    return Scene(
        width,
        h + 132,
        tuple(items),
        text("draw-title-card", lang, card=code),
        text("draw-describe-card", lang, card=card),
    )


def cards_scene(
    cards: Iterable[Named],
    w: float = HAND,
    *,
    states: Mapping[str, str] | None = None,
    labels: Mapping[str, str] | Sequence[str] | None = None,
    marks: bool = False,
    theme: str = "light",
    lang: str = "en",
    width: float = 716,
) -> Scene:
    """Cards in rows of at most `width` px on felt, each with its code (or its label) underneath.

    `states`: code -> "target", "selected", "focus", "quiet", "refused", "bolt", "earned" or "crown".
    """
    t = tokens(theme)
    listed = list(cards)
    states = states or {}
    foot = 26.0
    in_row = max(1, int((width - 28 + LEAST_GAP) // (w + LEAST_GAP)))
    rows = max(1, -(-len(listed) // in_row))
    across = max(1, -(-len(listed) // rows))  # rows as even as can be
    gap = min(10.0, (width - 28 - w * across) / (across - 1)) if across > 1 else 10.0
    pitch, row_height = w + gap, w * TALL + foot + 14
    out = Layers()
    whole = 28 + across * pitch - gap
    head = 32 if "selected" in states.values() else 18
    height = rows * row_height + head - 4
    out.ground.append(Rect(0, 0, whole, height, t.felt_2, radius=12))
    for number, card in enumerate(listed):
        row, column = divmod(number, across)
        x, y, code = 14 + pitch * column, head + row_height * row, str(card)
        _stated(out, code, _face(card), x, y, w, states.get(code, ""), marks, theme)
        words = labels.get(code, code) if isinstance(labels, Mapping) else labels[number] if labels else code
        size = 13 if w >= 56 else 12
        out.tags.append(
            label(
                x + w / 2,
                y + w * TALL + 20,
                words,
                size,
                t.felt_text,
                bold=True,
                anchor="middle",
                room=pitch - 4,
            )
        )
    told = ", ".join(f"{_name(card, lang)} {card}" for card in listed)
    return Scene(whole, height, out.items(), text("draw-title-cards", lang, count=len(listed)), told)


_RINGS: Final[dict[str, sign.Ring]] = {
    "target": "target",
    "bolt": "target",
    "earned": "target",
    "crown": "target",
    "selected": "selected",
    "focus": "focus",
}
_DISCS: Final[dict[str, sign.Sign]] = {
    "target": "down",
    "selected": "check",
    "refused": "barred",
    "bolt": "bolt",
    "crown": "crown",
}


def _stated(
    out: Layers, code: str, shown: str, x: float, y: float, w: float, state: str, marked: bool, theme: str
) -> None:
    t = tokens(theme)
    y -= sign.LIFT.get(state, 0)
    variant = variant_of(code, marked, width=w)
    if ringed := _RINGS.get(state):
        out.ringed += (*sign.ring(t, x, y, w, ringed), *sign.card(shown, x, y, w, variant, shadow=False))
    else:
        out.cards += sign.card(shown, x, y, w, variant)
    if state in ("quiet", "refused"):
        out.cards.append(sign.veil(t, x, y, w, "felt_2"))
    if state == "refused":
        out.cards.append(sign.hatch(t, x, y, w))
    if disc := _DISCS.get(state):
        out.signs += sign.disc(t, disc, *sign.disc_place(disc, x, y, w))


FIELD: Final = Grid(16, LAB.pitch + 20, (36, 163), 60, 46)
FIELD_NARROW: Final = Grid(11, 72, (34, 138, 242), 42, 20, 12, 10)
#: sizes of a field in px
FIELD_SIZE: Final = {"wide": (716, 272), "narrow": (300, 330)}


def field_scene(
    field: Cards,
    *,
    targets: Mapping[str, str] | Iterable[str] = (),
    chosen: Collection[str] = (),
    refused: Collection[str] = (),
    marks: bool = False,
    theme: str = "light",
    form: Form = "wide",
    lang: str = "en",
) -> Scene:
    """A field by months in rows of fixed places: two of five, 716 x 272 px (narrow: three of four at most,
    300 x 330)."""
    t = tokens(theme)
    out = Layers()
    width, height = FIELD_SIZE[form]
    out.ground.append(Rect(0, 0, width, height, t.felt, radius=12))
    wanted = parts.targets_of(targets)
    look = Field(wanted, chosen, refused, "", bool(wanted or refused or chosen), {}, marks)
    parts.draw_field(out, t, field, look, FIELD if form == "wide" else FIELD_NARROW, lang)
    told = (
        text("draw-describe-field", lang, cards=text_of(field))
        if field
        else text("draw-describe-field-empty", lang)
    )
    return Scene(width, height, out.items(), text("draw-title-field", lang), told, tuple(out.hots))


#: the deck: width of all, months side by side, the first at, from one to the next, cards and from row to row
_DECK: Final = {"wide": (716, 10, 16, 69, 58, 108), "narrow": (300, 5, 12, 57, 48, 83)}


def deck_scene(*, marks: bool = False, theme: str = "light", form: Form = "wide", lang: str = "en") -> Scene:
    """All 40 cards, a month in each column, 716 x 486 px (narrow: two bands of five months, 300 px wide)."""
    t = tokens(theme)
    width, across, left, column, w, step = _DECK[form]
    band = 52 + 4 * step
    height = len(MONTHS) // across * band + 2
    items: list[Item] = [Rect(0, 0, width, height, t.felt, radius=12)]
    for place, month in enumerate(MONTHS):
        top, x = place // across * band, left + place % across * column
        items.append(label(x + w / 2, top + 26, str(month), 13, t.felt_text, bold=True, anchor="middle"))
        name = text(f"month-{month}-short", lang)
        items.append(label(x + w / 2, top + 42, name, 12, t.felt_text_2, anchor="middle", room=column - 4))
        for row, card in enumerate(_month(month)):
            items += sign.card(card.code, x, top + 52 + row * step, w, variant_of(card.code, marks, width=w))
    title, told = text("draw-title-cards", lang, count=len(DECK)), "; ".join(deck_lines(lang))
    return Scene(width, height, tuple(items), title, told)


def deck_lines(lang: str = "en") -> tuple[str, ...]:
    """The deck in words: a month and its codes in each line."""
    return tuple(f"{text(f'month-{month}', lang)}: {text_of(_month(month))}" for month in MONTHS)


def _month(month: int) -> tuple[Card, ...]:
    return tuple(card for card in DECK if card.month == month)


def _face(card: Named) -> str:
    """The picture of a card; one nobody has seen shows the back of its game."""
    code = str(card)
    return code if code != "?" else "back-red" if hasattr(card, "suit") else "back"


def _name(card: Named, lang: str) -> str:
    name = card.name(lang)
    return name[:1].upper() + name[1:]
