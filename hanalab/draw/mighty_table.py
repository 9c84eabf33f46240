"""The trick on the table: five places, cards where they were played, who is who and who is winning."""

from __future__ import annotations

from typing import Final

from hanalab.core.language import text
from hanalab.draw import marks
from hanalab.draw import mighty_parts as parts
from hanalab.draw.mighty_parts import SEATS, Layers, Names, Position
from hanalab.draw.scene import Form, Hot, Item, Rect, Run, Scene, Text, label
from hanalab.draw.tokens import TALL, Tokens, tokens
from hanalab.mighty import UNKNOWN, Card, Trick
from hanalab.mighty.cards import SIGNS
from hanalab.mighty.tricks import is_called

#: size of the table in px: wide, narrow, narrow with open hands
SIZE: Final = {"wide": (716, 404), "narrow": (384, 306)}
OPEN_ROWS: Final = 70
#: places of cards and plates, the seat below first, then clockwise
WIDE_CARDS: Final = ((316, 250), (164, 134), (262, 14), (370, 14), (468, 134))
WIDE_PLATES: Final = ((170, 318), (18, 160), (116, 20), (472, 20), (570, 160))
W: Final = {"wide": 84.0, "narrow": 60.0}
_COLUMN: Final = 92.4


def trick_table_scene(
    position: Position,
    seat: int | None = None,
    *,
    names: Names | None = None,
    open_hands: bool = False,
    lying: Trick | None = None,
    selected: Card | None = None,
    turn: bool | None = None,
    four_colours: bool = False,
    theme: str = "light",
    form: Form = "wide",
    lang: str = "en",
) -> Scene:
    """The table of a Hand or View in play, `seat` below: 716 x 404 px, or 384 x 306 when narrow.

    `names` go by seat. `lying` is a finished trick that still lies there. `open_hands` shows the other
    hands and all sides. `turn` says whether the one below is to play (by default: whether it is that seat's
    turn); then the own place is a place to press, which plays the `selected` card.
    """
    t = tokens(theme)
    seat = int(getattr(position, "seat", 0)) if seat is None else seat
    names = names or parts.names_of(position, lang)
    turn = (position.player == seat and lying is None) if turn is None else turn
    out = Layers()
    table = _Table(position, seat, names, open_hands, lying, turn, four_colours, lang)
    (_wide if form == "wide" else _narrow)(out, t, table, selected)
    width, height = SIZE[form]
    if form == "narrow" and open_hands:
        height += OPEN_ROWS
    return Scene(width, height, out.items(), table.title(), table.description(), tuple(out.hots))


class _Table:
    """What the picture tells, worked out once."""

    def __init__(
        self,
        position: Position,
        seat: int,
        names: Names,
        open_hands: bool,
        lying: Trick | None,
        turn: bool,
        four: bool,
        lang: str,
    ) -> None:
        self.position, self.seat, self.names, self.open_hands = position, seat, names, open_hands
        self.lying, self.turn, self.four, self.lang = lying, turn, four, lang
        self.laid, self.leader = parts.trick_shown(position, lying)
        self.sides = parts.sides_of(position, seat, open_hands)
        self.winner = parts.winner_now(position, lying)

    def seat_at(self, place: int) -> int:
        """The seat at a place of the table, 0 below, then clockwise."""
        return (self.seat + place) % SEATS

    def is_you(self, seat: int) -> bool:
        """Whether the seat is spoken to."""
        return seat == self.seat and self.names[seat] == text("draw-you", self.lang)

    def order(self, seat: int) -> int:
        """When a seat plays to this trick: 1 leads."""
        return (seat - self.leader) % SEATS + 1

    def card(self, seat: int) -> Card | None:
        """What a seat has played."""
        order = self.order(seat)
        return self.laid[order - 1].card if order <= len(self.laid) else None

    def wins(self, seat: int, short: bool = False) -> str:
        """Why this seat's card wins so far, "" if it does not."""
        if self.winner is None or self.order(seat) - 1 != self.winner[0]:
            return ""
        return parts.reason_of_win(self.winner[1], self.laid[self.winner[0]].card, self.lang, short)

    def tag(self, reason: str, short: bool) -> str:
        """The words under the winning card."""
        key = "draw-wins" if short or self.lying is not None else "draw-wins-so-far"
        return text(key, self.lang, reason=reason)

    def led(self) -> str:
        """The words on the card that was led, with what was said with it (K30, K32)."""
        first = self.laid[0]
        if first.names:
            return text("draw-led-names", self.lang, suit=SIGNS[first.names])
        number = len(self.position.tricks) if self.lying is not None else self.position.number
        calls = is_called(self.laid[:1], number, self.position.joker_call, self.position.rules)
        return text("draw-led-calls" if calls else "draw-led", self.lang)

    def to_play(self, seat: int, short: bool) -> tuple[str, ...]:
        """The words on an empty place."""
        order = self.order(seat)
        ordinal = text("draw-ordinal", self.lang, place=order)
        if seat == self.seat and self.turn:
            return text("draw-your", self.lang), text("draw-card-word", self.lang)
        if short:
            return (ordinal,) if order > 1 else (text("draw-leads", self.lang),)
        name = self.names[seat]
        who = "you" if self.is_you(seat) else "other"
        if order == 1:
            return name, text("draw-leads-verb", self.lang, who=who)
        return name, text("draw-plays-verb", self.lang, who=who, ordinal=ordinal)

    def hand(self, seat: int) -> tuple[Card, ...]:
        return parts.sorted_hand(self.position.hands[seat])

    def shows(self, seat: int) -> bool:
        """Whether the hand of a seat lies open."""
        return self.open_hands and UNKNOWN not in self.position.hands[seat]

    # -- words

    def title(self) -> str:
        number = len(self.position.tricks) if self.lying is not None else self.position.number
        return text("draw-title-trick", self.lang, number=number)

    def description(self) -> str:
        """The table in words: who led what, who wins and why, who is to play, points and sides, hands."""
        lang = self.lang
        lines: list[str] = []
        if self.laid:
            plays = ", ".join(
                f"{self.names[(self.leader + place) % SEATS]} {laid.card.name(lang)}"
                for place, laid in enumerate(self.laid)
            )
            lines.append(text("draw-describe-trick", lang, cards=plays))
            if self.laid[0].names:
                suit = text(f"suit-{self.laid[0].names}", lang)
                lines.append(text("draw-describe-names", lang, suit=suit))
            elif self.led() == text("draw-led-calls", lang):
                lines.append(text("draw-describe-calls", lang))
        else:
            lines.append(text("draw-describe-trick-empty", lang))
        if self.winner is not None:
            seat = (self.leader + self.winner[0]) % SEATS
            key = "draw-describe-won" if self.lying is not None else "draw-describe-winning"
            who = "you" if self.is_you(seat) else "other"
            lines.append(text(key, lang, who=who, name=self.names[seat], reason=self.wins(seat)))
        for place in range(SEATS):
            lines.append(self._seat(self.seat_at(place)))
        return " ".join(lines)

    def _seat(self, seat: int) -> str:
        lang, side = self.lang, self.sides[seat]
        named = text(f"side-{side}", lang) if side else text("draw-side-unknown-spoken", lang)
        points = text("draw-points", lang, count=self.position.points[seat])
        hand = self.hand(seat)
        if (seat == self.seat or self.shows(seat)) and UNKNOWN not in hand:
            cards = parts.signs_of(hand, lang) or "–"
        else:
            cards = text("draw-cards", lang, count=len(hand))
        return text("draw-describe-seat", lang, name=self.names[seat], side=named, points=points, cards=cards)


def _wide(out: Layers, t: Tokens, table: _Table, selected: Card | None) -> None:
    out.ground.append(Rect(0, 0, *SIZE["wide"], t.felt))
    for place in range(SEATS):
        seat = table.seat_at(place)
        _plate(out, t, table, seat, *WIDE_PLATES[place], own=place == 0)
        _place(out, t, table, seat, *WIDE_CARDS[place], "wide", selected)


def _plate(out: Layers, t: Tokens, table: _Table, seat: int, x: float, y: float, own: bool) -> None:
    points = parts.points_words(table.position.points[seat], table.lang)
    out.ground += parts.plate_words(t, x, y + 14, table.names[seat], points, room=146 if not own else 140)
    out.ground += parts.side_pill(t, x, y + 21, table.sides[seat], table.lang)
    if own:
        return
    hand = table.hand(seat)
    if table.shows(seat):
        out.cards += parts.tiles(t, x, y + 47, hand, min(14.4, 146 / max(1, len(hand))), table.four)
    else:
        out.cards += parts.backs(t, x, y + 46.4, len(hand))


def _place(
    out: Layers, t: Tokens, table: _Table, seat: int, x: float, y: float, form: Form, selected: Card | None
) -> None:
    """A card that was played, or the place where one will be."""
    w = W[form]
    h, centre = w * TALL, x + w / 2
    wide = form == "wide"
    card = table.card(seat)
    if card is None:
        _empty(out, t, table, seat, x, y, w, wide, selected)
        return
    reason = table.wins(seat, short=not wide)
    if reason:
        out.ringed += marks.ring(t, x, y, w, "target")
        out.ringed += parts.picture(card, x, y, w, table.four, shadow=False)
        out.signs += marks.disc(t, "crown", centre, y - 2)
        words = table.tag(reason, short=not wide)
        half = _half(words)
        if seat != table.seat:
            at = centre, y + h + 15
        elif wide:  # under the lowest card there is no room: beside it
            at = x + w + 12 + half, y + h - 24
        else:
            at = x - 10 - half, y + 80
        out.signs += _tag(t, *at, words, t.mark, SIZE[form][0])
    else:
        out.cards += parts.picture(card, x, y, w, table.four)
    if table.order(seat) == 1:
        low = wide or bool(reason) or seat == table.seat
        out.signs += _tag(t, centre, y + h - 6 if low else y + h + 15, table.led(), t.paper, SIZE[form][0])


def _half(words: str) -> float:
    """Half the width of a tag."""
    return marks.tag_width(words, 13) / 2


def _tag(t: Tokens, cx: float, cy: float, words: str, fill: str, width: float) -> tuple[Item, ...]:
    """A tag that stays on the felt."""
    half = _half(words)
    return marks.tag(t, min(max(cx, half + 3), width - half - 3), cy, words, 13, fill, t.ink, t.ink)


def _empty(
    out: Layers,
    t: Tokens,
    table: _Table,
    seat: int,
    x: float,
    y: float,
    w: float,
    wide: bool,
    selected: Card | None,
) -> None:
    h = w * TALL
    yours = seat == table.seat and table.turn
    colour, stroke = (t.mark, t.mark) if yours else (t.felt_text_2, t.felt_line)
    thick = 2.0 if yours else 1.25
    corner = max(4.0, w * 0.068)
    out.ground.append(
        Rect(
            x + thick / 2,
            y + thick / 2,
            w - thick,
            h - thick,
            None,
            stroke,
            thick,
            corner,
            (5, 3) if yours else (3.5, 3),
        )
    )
    lines = table.to_play(seat, short=not wide)
    for number, words in enumerate(lines):
        base = y + h / 2 + 5 + 16 * (number - (len(lines) - 1) / 2)
        out.ground.append(
            label(x + w / 2, base, words, 13.5, colour, bold=yours, anchor="middle", room=w - 8)
        )
    if yours:
        out.hots.append(_own_place(table, x, y, w, h, selected))


def _own_place(table: _Table, x: float, y: float, w: float, h: float, selected: Card | None) -> Hot:
    lang = table.lang
    if selected is None:
        name = text("draw-say-your-place", lang)
        return Hot(x, y, w, h, "", name, text("draw-choose-first", lang), "", refused=True)
    return Hot(x, y, w, h, f"play {selected.code}", text("draw-say-play-here", lang, card=selected))


def _narrow(out: Layers, t: Tokens, table: _Table, selected: Card | None) -> None:
    width, height = SIZE["narrow"]
    down = OPEN_ROWS if table.open_hands else 0
    out.ground.append(Rect(0, 0, width, height + down, t.felt))
    for place in range(1, SEATS):
        seat = table.seat_at(place)
        centre = round(7.2 + _COLUMN * (place - 0.5), 1)
        out.ground.append(Text(centre, 27, _name_and_points(t, table, seat), 14, "middle", _COLUMN - 6))
        side = table.sides[seat]
        wide = parts.pill_width(side, table.lang, short=True)
        out.ground += parts.side_pill(t, centre - wide / 2, 41, side, table.lang, short=True)
        if table.open_hands:
            _open_rows(out, t, table, seat, centre)
        _place(out, t, table, seat, centre - 30, 72 + down, "narrow", selected)
    _own_row(out, t, table, down)
    _place(out, t, table, table.seat, 229, 200 + down, "narrow", selected)


def _own_row(out: Layers, t: Tokens, table: _Table, down: float) -> None:
    seat, lang = table.seat, table.lang
    side = table.sides[seat]
    wide = parts.pill_width(side, lang, short=True)
    out.ground += parts.side_pill(t, 219 - wide, 239 + down, side, lang, short=True)
    runs = _name_and_points(t, table, seat)
    out.ground.append(Text(219 - wide - 9, 253.5 + down, runs, 14, "end", 207 - wide))


def _name_and_points(t: Tokens, table: _Table, seat: int) -> tuple[Run, Run]:
    points = f"\N{NO-BREAK SPACE}{table.position.points[seat]}"
    return Run(table.names[seat], t.felt_text, True), Run(points, t.felt_text_2)


def _open_rows(out: Layers, t: Tokens, table: _Table, seat: int, centre: float) -> None:
    hand = table.hand(seat)
    if not table.shows(seat):
        out.cards += parts.backs(t, centre - 9 - 3.5 * (len(hand) - 1), 84, len(hand))
        return
    for row in range(2):
        some = hand[5 * row : 5 * row + 5]
        out.cards += parts.tiles(t, centre - 7.5 * len(some), 69 + 32 * row, some, 15, table.four)
