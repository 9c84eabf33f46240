"""Parts that several Mighty pictures share: sides and points as a seat knows them, pills, plates, small
cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal, NamedTuple, TypeAlias

from hanalab.core.language import text
from hanalab.draw import marks
from hanalab.draw.art import variant_of
from hanalab.draw.fonts import width as width_of
from hanalab.draw.scene import Hot, Image, Item, Polygon, Rect, Run, Scene, Text, label
from hanalab.draw.tokens import Tokens
from hanalab.mighty import JOKER, UNKNOWN, Card, Hand, Trick, View
from hanalab.mighty.cards import points_in
from hanalab.mighty.tricks import Laid, winner_of

Position: TypeAlias = Hand | View
Cards = tuple[Card, ...]
Names = Sequence[str]
Side = Literal["declarer", "friend", "defender"]

SEATS: Final = 5
ALL: Final = 20
BACK: Final = "back-red"
#: suits in the order of a sorted hand
SUITS: Final = "SHCD"
#: asks for the plain form of a suit sign where a font also has a coloured one
PLAIN: Final = "\N{VARIATION SELECTOR-15}"
#: the widest a pill may be: from a plate to the next card
PILL: Final = 144
_SIGNS: Final = {"S": "♠", "C": "♣", "D": "♦", "H": "♥", "N": "N"}


# -- what a seat knows --------------------------------------------------------------------------------------


def sides_of(position: Position, seat: int, everything: bool = False) -> tuple[Side | None, ...]:
    """The side of each of the five seats as `seat` knows it, None where it does not; all, if `everything` is
    to be seen.
    """
    declarer = position.declarer
    if declarer is None or position.call is None:
        return tuple(
            "declarer" if other == declarer and declarer is not None else None for other in range(SEATS)
        )
    friend = position.friend
    if everything and not isinstance(position, View):
        known = position.friend_known or position.call.card is not None or position.announced_alone
        return tuple(_side(other, declarer, friend, known) for other in range(SEATS))
    view = position if isinstance(position, View) else position.view(seat)
    made = [_side(other, declarer, view.friend, view.knows_friend) for other in range(SEATS)]
    if view.role == "defender":
        made[view.seat] = "defender"
    return tuple(made)


def _side(seat: int, declarer: int, friend: int | None, known: bool) -> Side | None:
    if seat == declarer:
        return "declarer"
    if seat == friend and known:
        return "friend"
    return "defender" if known else None


class Tally(NamedTuple):
    """The 20 points as a seat sees them: won by the declarer's side (of these laid away), by seats of unknown
    side, by defenders, not yet seen; and how many the bid needs.
    """

    side: int
    laid_away: int
    unknown: int
    defenders: int
    out: int
    need: int


def tally(position: Position, seat: int, everything: bool = False) -> Tally:
    """Count the points as far as `seat` knows them."""
    sides = sides_of(position, seat, everything)
    won = dict.fromkeys(("declarer", "friend", "defender", None), 0)
    for side, points in zip(sides, position.points, strict=True):
        won[side] += points
    own = everything or position.is_over or position.declarer == seat
    laid = points_in(position.discards) if own and UNKNOWN not in position.discards else 0
    mine = won["declarer"] + won["friend"] + laid
    need = position.contract.number if position.contract else 0
    return Tally(mine, laid, won[None], won["defender"], ALL - mine - won[None] - won["defender"], need)


def trick_shown(position: Position, lying: Trick | None) -> tuple[tuple[Laid, ...], int]:
    """The cards on the table and the seat that led them: a finished trick that still lies, or the running
    one.
    """
    return (lying.laid, lying.leader) if lying is not None else (position.trick, position.leader)


def winner_now(position: Position, lying: Trick | None) -> tuple[int, str, str] | None:
    """Place of the card that wins (so far), as what, and the rule; None on an empty table."""
    if lying is not None:
        return lying.place, lying.kind, lying.rule
    if not position.trick or position.trump is None:
        return None
    found = winner_of(position.trick, position.trump, position.number, position.joker_call, position.rules)
    return found.place, found.kind, found.rule


# -- words --------------------------------------------------------------------------------------------------


def names_of(position: object, lang: str) -> tuple[str, ...]:
    """What the five seats are called in a picture that was told no names: P0 to P4, the own seat "You"."""
    names = [text("mighty-seat", lang, seat=seat) for seat in range(SEATS)]
    if isinstance(position, View):
        names[position.seat] = text("draw-you", lang)
    return tuple(names)


def sign_of(card: Card, lang: str) -> str:
    """A card in a line of words: ♠A, or the Joker's name."""
    if card is JOKER or card is UNKNOWN:
        return card.name(lang)
    return f"{_SIGNS[card.suit]}{PLAIN}{card.code[1:]}"


def signs_of(some: Iterable[Card], lang: str) -> str:
    """Several of them."""
    return " ".join(sign_of(card, lang) for card in some)


def trump_sign(trump: str) -> str:
    """♠ ♣ ♦ ♥, or N."""
    return f"{_SIGNS[trump]}{PLAIN}" if trump != "N" else trump


def sorted_hand(some: Iterable[Card]) -> Cards:
    """♠ ♥ ♣ ♦ Joker, high cards first; unknown ones last."""

    def place(card: Card) -> tuple[int, int]:
        if card is UNKNOWN:
            return 9, 0
        return (SUITS.index(card.suit), -card.rank) if card.suit else (8, 0)

    return tuple(sorted(some, key=place))


def reason_of_win(kind: str, card: Card, lang: str, short: bool = False) -> str:
    """Why a card wins, in two or three words: trump, the Mighty, the Joker, highest club (short: high ♣)."""
    if kind != "suit":
        return text(f"draw-wins-{kind}", lang)
    if short and card.suit:
        return text("draw-wins-short", lang, suit=trump_sign(card.suit))
    return text(f"draw-wins-{card.suit or 'joker'}", lang)


# -- marks --------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Layers:
    """Marks collected by layer: ground, cards, ringed cards, signs and tags; with the places to press."""

    ground: list[Item] = field(default_factory=list)
    cards: list[Item] = field(default_factory=list)
    ringed: list[Item] = field(default_factory=list)
    signs: list[Item] = field(default_factory=list)
    hots: list[Hot] = field(default_factory=list)

    def items(self) -> tuple[Item, ...]:
        """All marks in the order of drawing."""
        return (*self.ground, *self.cards, *self.ringed, *self.signs)


def face(card: Card) -> str:
    """The picture of a card: its code, or the red back."""
    return BACK if card is UNKNOWN else card.code


def picture(card: Card, x: float, y: float, w: float, four: bool, shadow: bool = True) -> tuple[Item, ...]:
    """A card of the French deck."""
    code = face(card)
    return marks.card(code, x, y, w, variant_of(code, four_colour=four), shadow)


_FILLS: Final = {"declarer": "declarer", "friend": "friend", "defender": "defender"}


def with_large_index(scene: Scene) -> Scene:
    """The same picture with large ranks and suits on its cards."""
    items = tuple(
        item._replace(variant=variant_of(item.code, True, "four" in item.variant))
        if isinstance(item, Image)
        else item
        for item in scene.items
    )
    return replace(scene, items=items)


def pill_width(side: Side | None, lang: str, short: bool = False) -> float:
    """Width of a side's pill in px."""
    words = _pill_words(side, lang, short)
    wide = round(width_of(words, 13, side is not None) * (1.08 if short else 1.14) + (30 if short else 36))
    return min(wide, PILL)


def _pill_words(side: Side | None, lang: str, short: bool) -> str:
    if side is None:
        return text("draw-side-unknown-short" if short else "draw-side-unknown", lang)
    return text(f"side-{side}", lang)


def side_pill(
    t: Tokens, x: float, y: float, side: Side | None, lang: str, short: bool = False
) -> tuple[Item, ...]:
    """★ declarer, ☆ friend, ■ defender on their colours, ? on a dashed outline; its top left corner at (x,
    y).
    """
    words = _pill_words(side, lang, short)
    w = pill_width(side, lang, short)
    at = x + (11 if short else 14)
    if side is None:
        return (
            Rect(x + 0.75, y + 0.75, w - 1.5, 18.5, None, t.felt_line, 1.5, 9.25, (4, 3)),
            label(at, y + 14.6, "?", 13, t.felt_text, anchor="middle"),
            label(at + 10, y + 14.6, words, 13, t.felt_text, room=x + w - at - 16, fixed=short),
        )
    fill: str = getattr(t, _FILLS[side])
    return (
        Rect(x + 0.75, y + 0.75, w - 1.5, 18.5, fill, t.ink, 1.5, 9.25),
        *_side_sign(t, at + 0.5, y + 10, side),
        label(at + 10.5, y + 14.6, words, 13, t.ink, bold=True, room=x + w - at - 17, fixed=short),
    )


def _side_sign(t: Tokens, cx: float, cy: float, side: Side) -> tuple[Item, ...]:
    if side == "defender":
        return (Rect(cx - 4, cy - 4, 8, 8, t.ink),)
    points = tuple((round(cx + x * 5.6, 2), round(cy + 0.4 + y * 5.6, 2)) for x, y in _STAR)
    return (Polygon(points, t.ink if side == "declarer" else None, t.ink, 1 if side == "declarer" else 1.2),)


_STAR: Final = (
    (0, -1), (0.225, -0.309), (0.951, -0.309), (0.363, 0.118), (0.588, 0.809), (0, 0.382), (-0.588, 0.809),
    (-0.363, 0.118), (-0.951, -0.309), (-0.225, -0.309),
)  # fmt: skip


def backs(t: Tokens, x: float, y: float, count: int, w: float = 18, step: float = 7) -> tuple[Item, ...]:
    """A closed hand."""
    items: list[Item] = []
    for number in range(count):
        items += marks.card(BACK, x + step * number, y, w, shadow=False)
    return tuple(items)


#: ink of the suits on paper: in two colours, in four
_INKS: Final = {"H": "#b3261e", "D": "#b3261e", "": "#b3261e"}
_FOUR_INKS: Final = {"H": "#b3261e", "D": "#1f5a9c", "C": "#1e6b4f", "": "#b3261e"}


def tiles(
    t: Tokens, x: float, y: float, hand: Iterable[Card], step: float = 14.4, four: bool = False
) -> tuple[Item, ...]:
    """An open hand where there is no room for cards: rank over suit on small slips of paper, 29 px high."""
    items: list[Item] = []
    high = 29
    for number, card in enumerate(hand):
        left = x + step * number
        w = step - 0.9
        colour = (_FOUR_INKS if four else _INKS).get(card.suit, t.ink)
        rank, suit = ("JK", "★") if card is JOKER else (card.code[1:], _SIGNS.get(card.suit, "?") + PLAIN)
        items += (
            Rect(left, y, w, high, t.paper, None, 1, 2.5),
            label(left + w / 2, y + 13, rank, 12.5, colour, bold=True, anchor="middle", room=w - 1),
            label(left + w / 2, y + 25.5, suit, 12.5, colour, anchor="middle"),
        )
    return tuple(items)


def points_words(points: int, lang: str) -> str:
    """1 pt."""
    return text("draw-pt", lang, count=points)


def plate_words(t: Tokens, x: float, y: float, name: str, points: str, room: float = 146) -> tuple[Item, ...]:
    """Name and points on one line."""
    runs = Run(name, t.felt_text, True), Run(f"\N{NO-BREAK SPACE} {points}", t.felt_text_2)
    return (Text(x, y, runs, 14.5, room=room),)


def bar_of_points(
    t: Tokens, x: float, y: float, w: float, count: Tally, high: float = 16, on: str = "panel"
) -> tuple[Item, ...]:
    """The 20 points as cells: the declarer's side from the left (yellow), unknown sides (hatched), then
    what is still out, defenders at the right (blue with a stroke); a post at the bid.
    """
    pitch = (w + 2) / ALL
    items: list[Item] = []
    edge = t.edge if on == "panel" else t.felt_line
    for place in range(ALL):
        left = round(x + pitch * place, 2)
        cell = Rect(left + 0.75, y + 0.75, round(pitch - 3.5, 2), high - 1.5, None, edge, 1.25, 2)
        if place < count.side:
            items.append(cell._replace(fill="#e8a400", stroke=t.ink))
        elif place < count.side + count.unknown:
            items.append(cell)
            for start in (0.32, 0.68):
                cx = left + (pitch - 2) * start
                items.append(
                    Polygon(
                        (
                            (cx - 2.6, y + high - 3),
                            (cx - 1.4, y + high - 3),
                            (cx + 2.6, y + 3),
                            (cx + 1.4, y + 3),
                        ),
                        edge,
                    )
                )
        elif place >= ALL - count.defenders:
            items.append(cell._replace(fill="#8fb4e6", stroke=t.ink))
            items.append(Rect(left + 2.5, y + high / 2 - 1, round(pitch - 7, 2), 2, t.ink))
        else:
            items.append(cell)
    if count.need:
        at = x + pitch * count.need - 2.25
        items.append(
            Rect(round(at, 2), y - 4, 2.75, high + 8, t.text if on == "panel" else t.felt_text, radius=1)
        )
    return tuple(items)
