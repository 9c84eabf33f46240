"""The one-line text of a position, with unknown cards (`?`, `?8`), and its reader.

    mushi; rules seed; dealer 0; player 0; phase HAND; hands 01Y 05X / ?2; field 01R; stock ?4; piles - / -

Parts may come in any order and on several lines; all but `hands` may be left out. Seat 0 stands first.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from hanalab.core import notation
from hanalab.core.errors import HanalabError, NotationError, SetupError
from hanalab.core.notation import Part, Reader
from hanalab.core.reason import Reason, reason
from hanalab.core.shown import quoted
from hanalab.mushi.cards import DECK, UNKNOWN, Card, read_card
from hanalab.mushi.rules import Rules

Cards = tuple[Card, ...]
PHASES: Final = ("HAND", "HAND_CAPTURE", "DRAW_CAPTURE", "OVER")
_PARTS: Final = ("rules", "dealer", "player", "phase", "hands", "field", "stock", "piles", "pending")


class Parts(NamedTuple):
    """What a position is made of."""

    hands: tuple[Cards, Cards]
    field: Cards
    stock: Cards
    piles: tuple[Cards, Cards]
    dealer: int
    player: int | None
    phase: str
    pending: Card | None
    rules: Rules


def write_cards(some: Cards) -> str:
    """Codes between blanks, unknown cards gathered at their place as `?n`, `-` for none."""
    return notation.write_cards(some, UNKNOWN)


def write(parts: Parts) -> str:
    """The position in one line."""
    pieces = [
        "mushi",
        f"rules {parts.rules}",
        f"dealer {parts.dealer}",
        f"player {'-' if parts.player is None else parts.player}",
        f"phase {parts.phase}",
        "hands " + " / ".join(map(write_cards, parts.hands)),
        f"field {write_cards(parts.field)}",
        f"stock {write_cards(parts.stock)}",
        "piles " + " / ".join(map(write_cards, parts.piles)),
    ]
    if parts.pending is not None:
        pieces.append(f"pending {parts.pending}")
    return "; ".join(pieces)


class _Reader(Reader[Card]):
    """Reads one text and gathers every defect."""

    def __init__(self, source: str, defects: list[Reason] | None = None) -> None:
        super().__init__(source, read_card, UNKNOWN, [] if defects is None else defects)

    def pair(self, name: str, part: Part, unknown: bool = True) -> tuple[Cards, Cards]:
        sides = part.split("/")
        if len(sides) != 2:
            self.defects.append(reason("part-pair", None, name=name, place=part.place))
        read = [self.cards(side, unknown) for side in sides]
        return read[0], tuple([card for side in read[1:] for card in side])

    def seat(self, name: str, part: Part) -> int:
        if part.text.strip() in ("0", "1"):
            return int(part.text)
        self.defects.append(reason("part-seat", None, name=name, found=part.text.strip(), place=part.place))
        return 0


def read(source: str) -> Parts:
    """Read a position; `SetupError` holds all defects, each with its place in the text."""
    if not isinstance(source, str):
        raise NotationError("position-text", source=quoted(source), place=0)
    reader = _Reader(source)
    found = reader.parts("mushi", _PARTS)
    rules = Rules()
    if "rules" in found:
        try:
            rules = Rules.parse(found["rules"].text)
        except HanalabError as error:
            reader.defects += getattr(error, "defects", (error.reason,))
    if "hands" not in found:
        reader.defects.append(reason("part-missing", None, name="hands", example="hands 01Y 05X / ?2"))
    hands = reader.pair("hands", found["hands"]) if "hands" in found else ((), ())
    piles = reader.pair("piles", found["piles"], unknown=False) if "piles" in found else ((), ())
    on_field = reader.cards(found["field"], unknown=False) if "field" in found else ()
    stock = reader.cards(found["stock"]) if "stock" in found else ()
    dealer = reader.seat("dealer", found["dealer"]) if "dealer" in found else 0
    pending = reader.cards(found["pending"], unknown=False) if "pending" in found else ()
    phase = found["phase"].text.strip().upper() if "phase" in found else "HAND"
    if phase not in PHASES:
        place = found["phase"].place
        reader.defects.append(reason("part-phase", None, found=phase, phases=", ".join(PHASES), place=place))
        phase = "HAND"
    if phase.endswith("CAPTURE") != (len(pending) == 1):
        reader.defects.append(reason("part-pending", None, phase=phase))
    if phase == "OVER":
        player = None
    elif "player" in found and found["player"].text.strip() != "-":
        player = reader.seat("player", found["player"])
    else:
        player = first_player(hands, dealer)
        if phase.endswith("CAPTURE"):  # the card is already down: it is the other one's turn next
            player = 1 - player
    parts = Parts(
        hands, on_field, stock, piles, dealer, player, phase, pending[0] if pending else None, rules
    )
    if reader.defects:
        raise SetupError(reader.defects + defects_of_cards(parts))
    return parts


def gather(source: object, defects: list[Reason]) -> Cards:
    """The cards of a list or text; what cannot be read is added to `defects`."""
    if isinstance(source, str):
        return _Reader(source, defects).cards(Part(source, 0))
    if not isinstance(source, Iterable):
        defects.append(reason("not-a-card-text", None, source=quoted(source)))
        return ()
    got: list[Card] = []
    for item in source:
        if isinstance(item, str) and item.strip().startswith("?"):
            got += _Reader(item, defects).cards(Part(item, 0))
            continue
        try:
            got.append(Card(item))
        except NotationError as error:
            defects.append(error.reason)
    return tuple(got)


def first_player(hands: tuple[Cards, Cards], dealer: int) -> int:
    """Who is to play a card: the dealer, unless the opponent has more cards left (M9)."""
    return dealer if len(hands[dealer]) >= len(hands[1 - dealer]) else 1 - dealer


def defects_of_cards(parts: Parts) -> list[Reason]:
    """What is wrong with the cards themselves, however many there should be: twice there, or unknown where
    they lie open."""
    defects: list[Reason] = []
    pending = (parts.pending,) if parts.pending is not None else ()
    everything = (
        *parts.hands[0],
        *parts.hands[1],
        *parts.field,
        *parts.stock,
        *parts.piles[0],
        *parts.piles[1],
        *pending,
    )
    known = [card for card in everything if card is not UNKNOWN]
    if len(set(known)) < len(known):
        defects += [reason("card-twice", "M2", card=card) for card in DECK if known.count(card) > 1]
    hidden = [
        name for name, some in (("field", parts.field), ("piles", sum(parts.piles, ()))) if UNKNOWN in some
    ]
    defects += [reason("unknown-in-open", "M25", name=name) for name in hidden]
    if len(everything) > len(DECK):
        defects.append(reason("too-many-cards", "M2", count=len(everything)))
    return defects


def defects_of(parts: Parts) -> list[Reason]:
    """Everything that keeps a position from being played out, with all its cards."""
    defects = defects_of_cards(parts)
    if parts.phase == "OVER":
        if parts.field and not parts.stock:
            defects.append(reason("over-with-field", "M47", cards=parts.field))
        held = sum(map(len, parts.hands))
        if (held or parts.stock) and not _could_be_claimed(parts):
            defects.append(reason("over-with-cards", "M42", hands=held, stock=len(parts.stock)))
        return defects
    sizes = [len(hand) for hand in parts.hands]
    player = parts.dealer if parts.player is None else parts.player
    turns = list(sizes)
    if parts.phase == "HAND_CAPTURE":
        turns[player] += 1  # the placed card still belongs to this turn
    draws = sum(turns)
    own, other = turns[player], turns[1 - player]
    if parts.phase == "DRAW_CAPTURE":
        if sizes[player] not in (sizes[1 - player], sizes[1 - player] - 1):
            defects.append(reason("hands-balance", "M9", first=sizes[0], second=sizes[1]))
    elif own not in (other, other + 1) or own == 0:
        defects.append(
            reason("hands-balance" if draws else "hands-empty", "M9", first=sizes[0], second=sizes[1])
        )
    if len(parts.stock) != draws:
        defects.append(reason("stock-count", "M42", stock=len(parts.stock), needed=draws))
    return defects


def _could_be_claimed(parts: Parts) -> bool:
    """Whether a round may have ended like this by a claimed redeal: before somebody's first card (M13)."""
    sizes = sorted(map(len, parts.hands))
    return (
        parts.rules.four_in_hand == "redeal_on_claim"
        and sizes in ([7, 8], [8, 8])
        and len(parts.stock) == sum(sizes)
    )
