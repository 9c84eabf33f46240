"""Putting a position of Mushi together: two hands, the field, the stock and two piles."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from hanalab.core.errors import HanalabError, SetupError
from hanalab.core.reason import Reason, reason
from hanalab.mushi import UNKNOWN, Card, Round, Rules
from hanalab.widgets.explorer_draft import Choice, Zone, one_of, written
from hanalab.widgets.explorer_model import Game, Inquiry

Cards = tuple[Card, ...]
ZONES: Final = ("hand0", "field", "hand1", "stock", "pile0", "pile1")
HAND: Final = 8
PRESETS: Final = Rules.PRESETS


@dataclass(frozen=True, slots=True)
class MushiDraft:
    """Seat 0 stands first. `sizes` are the cards of each hand, known or not; the stock holds a card for every
    turn, so its size follows (M42). `stock` is in the order of drawing; known cards of it lie on top.

    >>> MushiDraft().put("01B").text().split("; ")[4]
    'hands 01B ?7 / ?8'
    """

    hand0: Cards = ()
    hand1: Cards = ()
    field: Cards = ()
    stock: Cards = ()
    pile0: Cards = ()
    pile1: Cards = ()
    sizes: tuple[int, int] = (HAND, HAND)
    dealer: int = 0
    seat: int = 0
    open: bool = False
    zone: str = "hand0"
    rules: Rules = Rules()  # noqa: RUF009 - immutable

    @property
    def game(self) -> Game:
        return "mushi"

    def cards(self, zone: str) -> Cards:
        """The known cards of a place."""
        found: Cards = getattr(self, one_of(zone, ZONES))
        return found

    def zones(self) -> tuple[Zone, ...]:
        draws = sum(self.sizes)
        return (
            Zone("hand0", self.hand0, self.sizes[0] - len(self.hand0), sized=True),
            Zone("hand1", self.hand1, self.sizes[1] - len(self.hand1), sized=True),
            Zone("field", self.field),
            Zone("stock", self.stock, max(0, draws - len(self.stock))),
            Zone("pile0", self.pile0),
            Zone("pile1", self.pile1),
        )

    def choices(self) -> tuple[Choice, ...]:
        looks = Choice("look", ("view", "open"), "open" if self.open else "view")
        dealer = Choice("dealer", ("0", "1"), str(self.dealer))
        seat = Choice("seat", ("0", "1"), str(self.seat))
        return (looks, seat, dealer, Choice("rules", PRESETS, self.rules.nearest_preset))

    def place_of(self, card: Card) -> str | None:
        return next((zone for zone in ZONES if card in self.cards(zone)), None)

    def put(self, code: str) -> MushiDraft:
        card = Card(code)
        here = self.place_of(card)
        draft = self if here is None else self._with(here, [c for c in self.cards(here) if c is not card])
        return draft if here == self.zone else draft._with(self.zone, (*draft.cards(self.zone), card))

    def _with(self, zone: str, cards: Iterable[Card]) -> MushiDraft:
        held = tuple(cards)
        if zone not in ("field", "stock"):
            held = tuple(sorted(held))
        draft = replace(self, **{zone: held})  # type: ignore[arg-type]
        sizes = max(draft.sizes[0], len(draft.hand0)), max(draft.sizes[1], len(draft.hand1))
        return replace(draft, sizes=sizes)

    def into(self, zone: str) -> MushiDraft:
        return replace(self, zone=one_of(zone, ZONES))

    def resized(self, zone: str, by: int) -> MushiDraft:
        seat = ("hand0", "hand1").index(one_of(zone, ("hand0", "hand1")))
        size = max(len(self.cards(zone)), 0, min(self.sizes[seat] + by, 20))
        sizes = (size, self.sizes[1]) if seat == 0 else (self.sizes[0], size)
        return replace(self, sizes=sizes)

    def chosen(self, key: str, value: str) -> MushiDraft:
        match key:
            case "look":
                return replace(self, open=one_of(value, ("view", "open")) == "open")
            case "dealer":
                return replace(self, dealer=int(one_of(value, ("0", "1"))))
            case "seat":
                return replace(self, seat=int(one_of(value, ("0", "1"))))
            case "rules":
                return replace(self, rules=Rules.parse(value))
        raise HanalabError("explorer-choice", value=key, allowed="look, seat, dealer, rules")

    def cleared(self) -> MushiDraft:
        return MushiDraft(dealer=self.dealer, seat=self.seat, zone=self.zone, rules=self.rules)

    def text(self) -> str:
        own, other, field, stock, pile0, pile1 = self.zones()
        return (
            f"mushi; rules {self.rules}; dealer {self.dealer}; phase HAND; "
            f"hands {written(own.cards, own.unknown)} / {written(other.cards, other.unknown)}; "
            f"field {written(field.cards)}; stock {written(stock.cards, stock.unknown)}; "
            f"piles {written(pile0.cards)} / {written(pile1.cards)}"
        )

    def defects(self) -> tuple[Reason, ...]:
        found: list[Reason] = []
        try:
            Round.parse(self.text())
        except SetupError as error:
            found += error.defects
        missing = sum(zone.unknown for zone in self.zones())
        if self.open and missing:
            found.append(reason("explorer-not-open", None, count=missing))
        hidden = self.sizes[self.seat] - len(self.cards(f"hand{self.seat}"))
        if hidden and not self.open:
            found.append(reason("explorer-own-unknown", "M25", count=hidden))
        return tuple(found)

    def inquiry(self) -> Inquiry:
        defects = self.defects()
        if defects:
            raise SetupError(defects)
        return Inquiry(Round.parse(self.text()), self.seat, self.open)


def draft_of(at: Inquiry) -> MushiDraft:
    """The draft of a position that lies before a card is played (of another one, what lies there now)."""
    position = at.known
    if not isinstance(position, Round):
        raise HanalabError("explorer-choice", value=at.game, allowed="mushi")
    while position.pending is not None and isinstance(position.previous, Round):
        position = position.previous

    def known(cards: Cards) -> Cards:
        return tuple(card for card in cards if card is not UNKNOWN)

    return MushiDraft(
        known(position.hands[0]), known(position.hands[1]), position.field, known(position.stock),
        *position.piles, sizes=(len(position.hands[0]), len(position.hands[1])), dealer=position.dealer,
        seat=at.seat, open=at.open, rules=position.rules,
    )  # fmt: skip
