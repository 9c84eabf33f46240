"""The Mushi table: the other player's strip, the field by months, your strip."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from hanalab.core.language import text
from hanalab.core.reason import Reason
from hanalab.draw import marks as sign
from hanalab.draw import mushi_parts as parts
from hanalab.draw.art import variant_of
from hanalab.draw.mushi_parts import NARROW, WIDE, Cards, Field, Layers, Names, Piles, Position
from hanalab.draw.scene import Form, Rect, Run, Scene, Text, label
from hanalab.draw.tokens import TALL, Tokens, tokens
from hanalab.mushi.cards import UNKNOWN

#: size of the table in px: wide, narrow
SIZE = {"wide": (716, 470), "narrow": (384, 364)}

Targets = Mapping[str, str] | Iterable[str]


def table_scene(
    position: Position,
    seat: int = 0,
    *,
    names: Names | None = None,
    open_hands: bool = False,
    targets: Targets = (),
    chosen: Collection[str] = (),
    refused: Collection[str] = (),
    whys: Mapping[str, Reason] | None = None,
    quiet: bool | None = None,
    drawn: str | None = None,
    played: str | None = None,
    arrow: tuple[str, str] | None = None,
    marks: bool = False,
    theme: str = "light",
    form: Form = "wide",
    lang: str = "en",
) -> Scene:
    """The table of a Round or a View, `seat` below: 716 x 470 px, or 384 x 364 when narrow.

    `names` are those of the player below and the other. `targets` are the codes that can be taken (or
    code -> action; else the action is `take CODE`), `chosen` those ticked, `refused` those hatched, and
    `whys` the reasons for cards that cannot be taken. All others are veiled when `quiet` (by default: when
    anything is marked). `drawn` or `played` is the card shown beside the field (by default the pending one),
    `arrow` a code with "takes" or "must-take". Every field card is a place: a target does its action, another
    gives its reason.
    """
    t = tokens(theme)
    names = names or parts.names_of(position, seat, lang)
    wanted = parts.targets_of(targets)
    if drawn is None and played is None and position.pending is not None:
        if position.phase == "DRAW_CAPTURE":
            drawn = position.pending.code
        else:
            played = position.pending.code
    bolt = arrow[0] if arrow and arrow[0] == "11L" else ""
    if arrow and not bolt and arrow[0] not in wanted:
        wanted = {**wanted, arrow[0]: ""}
    busy = bool(wanted or refused or chosen or arrow)
    look = Field(wanted, chosen, refused, bolt, busy if quiet is None else quiet, whys or {}, marks)
    out = Layers()
    slot = (text("draw-drawn-card", lang, card=drawn), drawn) if drawn else None
    if slot is None and played:
        slot = text("draw-played-card", lang, card=played), played
    draw = _wide if form == "wide" else _narrow
    draw(out, t, position, seat, names, look, slot, arrow, open_hands, lang)
    width, height = SIZE[form]
    return Scene(
        width,
        height,
        out.items(),
        text("draw-title-table", lang),
        parts.described(position, seat, names, lang, open_hands),
        tuple(out.hots),
    )


Slot = tuple[str, str] | None


def _wide(
    out: Layers,
    t: Tokens,
    position: Position,
    seat: int,
    names: Names,
    look: Field,
    slot: Slot,
    arrow: tuple[str, str] | None,
    open_hands: bool,
    lang: str,
) -> None:
    out.ground += (
        Rect(0, 0, 716, 470, t.felt),
        Rect(0, 0, 716, 100, t.felt_2),
        Rect(0, 370, 716, 100, t.felt_2),
    )
    _strip(out, t, position, seat, names[0], 370, True, look.marks, lang)
    _strip(out, t, position, 1 - seat, names[1], 0, False, look.marks, lang)
    _hand_above(out, t, position.hands[1 - seat], open_hands)
    count = len(position.stock)
    out.ground.append(
        label(12, 125, text("draw-stock", lang, count=count), 13, t.felt_text, bold=True, room=92)
    )
    _stock(out, t, 12, 134, 60, count)
    if slot:
        words, code = slot
        out.ground.append(label(12, 252, words, 13, t.felt_text, bold=True, room=92))
        out.ringed += sign.ring(t, 12, 261, 60, "selected")
        out.ringed += sign.card(code, 12, 261, 60, variant_of(code, look.marks, width=60), shadow=False)
    else:
        out.ground.append(label(12, 252, text("draw-drawn", lang), 13, t.felt_text_2, room=92))
        out.plates.append(sign.empty_place(t, 12, 261, 60))
    parts.draw_field(out, t, position.field, look, WIDE, lang)
    if arrow and slot:
        _arrow(out, t, arrow, lang)


def _arrow(out: Layers, t: Tokens, arrow: tuple[str, str], lang: str) -> None:
    """From the drawn card to the card it takes."""
    code, verb = arrow
    if code in out.places:
        x, y = out.places[code]
        lower = y > WIDE.rows[0]
        end = (x - 7, y + 48) if lower else (x - 6, y + 78)
        out.tags += sign.arrow(t, 85, 309, *end, text(f"draw-{verb}", lang))


def _strip(
    out: Layers,
    t: Tokens,
    position: Position,
    who: int,
    name: str,
    top: float,
    below: bool,
    marked: bool,
    lang: str,
) -> None:
    """Name, piles and points of one player."""
    base = top + (46 if below else 27)
    out.ground += (
        sign.side(t, 12, base, below),
        label(26, base, name, 14, t.felt_text, bold=True, room=96),
    )
    if position.dealer == who:
        words = text("draw-you-deal" if below and name == text("draw-you", lang) else "draw-deals", lang)
        place = (12, top + 67) if below else (12, top + 96)
        out.ground.append(label(*place, words, 13 if below else 12, t.felt_text_2, room=104))
    pile = position.piles[who]
    at = Piles(128, 492, top + 23, top + 32, 38, 15, 18)
    parts.draw_piles(out, t, pile, at, lang, marked=marked)
    out.ground += (
        label(704, top + 57, str(parts.points_of(pile)), 24, t.felt_text, bold=True, anchor="end"),
        label(704, top + 76, text("draw-par", lang, par=parts.PAR), 13, t.felt_text_2, anchor="end"),
    )


def _hand_above(out: Layers, t: Tokens, hand: Cards, open_hands: bool) -> None:
    """The other player's hand: backs in a row, or open cards in two rows of up to four."""
    if not open_hands or UNKNOWN in hand:
        step = min(9, 76 / max(1, len(hand) - 1))
        for number in range(len(hand)):
            out.cards += sign.card("back", 12 + step * number, 38, 28, shadow=number == 0)
        return
    in_row = len(hand) if len(hand) <= 4 else -(-len(hand) // 2)
    step = min(29.0, 77 / max(1, in_row - 1))
    top = 38 if in_row == len(hand) else 34
    for number, card in enumerate(hand):
        row, column = divmod(number, in_row)
        out.cards += sign.card(card.code, 12 + step * column, top + 22 * row, 27, shadow=False)


def _stock(out: Layers, t: Tokens, x: float, y: float, w: float, count: int) -> None:
    if not count:
        out.plates.append(sign.empty_place(t, x, y, w))
        return
    under = min(2, (count - 1) // 4) if count > 1 else 0
    for number in range(under, -1, -1):
        out.cards += sign.card("back", x + 2.5 * number, y + 1.5 * number, w, shadow=number == under)


def _narrow(
    out: Layers,
    t: Tokens,
    position: Position,
    seat: int,
    names: Names,
    look: Field,
    slot: Slot,
    arrow: tuple[str, str] | None,
    open_hands: bool,
    lang: str,
) -> None:
    out.ground += (
        Rect(0, 0, 384, 364, t.felt),
        Rect(0, 0, 384, 56, t.felt_2),
        Rect(0, 308, 384, 56, t.felt_2),
    )
    for who, name, top, below in ((1 - seat, names[1], 0, False), (seat, names[0], 308, True)):
        _narrow_strip(out, t, position, who, name, top, below, open_hands, lang)
    count = len(position.stock)
    if count:
        out.cards += sign.card("back", 8, 64, 24)
    else:
        out.plates.append(sign.empty_place(t, 8, 64, 24))
    out.ground.append(label(40, 88, text("draw-stock", lang, count=count), 13, t.felt_text, bold=True))
    words, code = slot or (text("draw-drawn", lang), "")
    out.ground.append(
        label(342, 88, words, 13, t.felt_text if slot else t.felt_text_2, bold=bool(slot), anchor="end")
    )
    if slot:
        out.ringed += (*sign.ring(t, 352, 64, 24, "selected"), *sign.card(code, 352, 64, 24, shadow=False))
    else:
        out.plates.append(sign.empty_place(t, 352, 64, 24))
    parts.draw_field(out, t, position.field, look, NARROW, lang)


def _narrow_strip(
    out: Layers,
    t: Tokens,
    position: Position,
    who: int,
    name: str,
    top: float,
    below: bool,
    open_hands: bool,
    lang: str,
) -> None:
    hand, pile = position.hands[who], position.piles[who]
    second = text("draw-cards", lang, count=len(hand)) if not below else ""
    if position.dealer == who:
        second = f"{second} · {text('draw-dealer', lang)}".removeprefix(" · ")
    out.ground += (
        sign.side(t, 10, top + 25, below),
        label(24, top + 25, name.partition(",")[0], 14, t.felt_text, bold=True, room=76),
        label(10, top + 42, second, 12, t.felt_text_2, room=100),
        label(372, top + 37, str(parts.points_of(pile)), 24, t.felt_text, bold=True, anchor="end"),
    )
    if open_hands and not below and UNKNOWN not in hand:
        step = min(23.0, 84 / max(1, len(hand) - 1))
        for number, card in enumerate(hand):
            out.cards += sign.card(card.code, 112 + step * number, top + 10, 22, shadow=False)
        return
    at = Piles(112, 198, 0, top + 10, 22, 9, 14, keep_empty=False)
    parts.draw_piles(out, t, pile, at, lang)


def hand_row(
    t: Tokens,
    hand: Cards,
    y: float,
    *,
    selected: str | None = None,
    refused: Collection[str] = (),
    marked: bool = False,
    width: float = 716,
    w: float = 84,
) -> Layers:
    """A hand in one row from the left, its codes under it."""
    out = Layers()
    room = width - 28
    gap = min(10.0, (room - w * len(hand)) / max(1, len(hand) - 1))
    for number, card in enumerate(hand):
        x, code = 14 + (w + gap) * number, card.code
        variant = variant_of(code, marked, width=w)
        if code == selected:
            up = y - sign.LIFT["selected"]
            out.ringed += (
                *sign.ring(t, x, up, w, "selected"),
                *sign.card(code, x, up, w, variant, shadow=False),
            )
            out.signs += sign.disc(t, "check", *sign.disc_place("check", x, up, w))
        else:
            out.cards += sign.card(code, x, y, w, variant)
            if code in refused:
                out.cards += (sign.veil(t, x, y, w, "felt_2"), sign.hatch(t, x, y, w))
        out.tags.append(Text(x + w / 2, y + w * TALL + 20, (Run(code, t.felt_text, True),), 13, "middle"))
    return out
