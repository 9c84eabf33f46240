"""What one seat may know of a round (M25): hidden cards are unknown in it, by type and by value."""

from __future__ import annotations

from dataclasses import dataclass

from hanalab.core.display import Shown
from hanalab.core.reason import Reason, reason
from hanalab.mushi import notation
from hanalab.mushi.actions import Action
from hanalab.mushi.cards import DECK, UNKNOWN, Card
from hanalab.mushi.events import Event
from hanalab.mushi.round import Round
from hanalab.mushi.rules import Rules
from hanalab.mushi.scoring import RoundScore, count
from hanalab.mushi.yaku import Progress, progress

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True, repr=False)
class View(Shown):
    """What a seat knows: its hand, the field, both piles, how many cards lie elsewhere, all that happened.

    Hints, bots and estimates take a view, never the position.
    """

    seat: int
    hands: tuple[Cards, Cards]
    field: Cards
    stock: Cards
    piles: tuple[Cards, Cards]
    dealer: int
    rules: Rules
    phase: str
    player: int | None
    pending: Card | None
    events: tuple[Event, ...]

    @classmethod
    def of(cls, position: Round, seat: int) -> View:
        """The view of `seat` on a position."""
        unseen = (UNKNOWN,) * len(position.hands[1 - seat])
        hands = (position.hands[0], unseen) if seat == 0 else (unseen, position.hands[1])
        stock = (UNKNOWN,) * len(position.stock)
        return cls(
            seat, hands, position.field, stock, position.piles, position.dealer, position.rules,
            position.phase, position.player, position.pending, position.events,
        )  # fmt: skip

    @property
    def hand(self) -> Cards:
        """The seat's own cards."""
        return self.hands[self.seat]

    @property
    def unseen(self) -> Cards:
        """The cards this seat has not seen: they lie in the other hand or in the stock."""
        seen = {*self.hand, *self.field, *self.piles[0], *self.piles[1], self.pending}
        return tuple(card for card in DECK if card not in seen)

    @property
    def turn(self) -> int:
        """The turn being played, 1 to 16; 16 when over."""
        return self._position().turn

    @property
    def is_over(self) -> bool:
        """Whether the round has ended."""
        return self.phase == "OVER"

    def actions(self) -> tuple[Action, ...]:
        """The legal actions now if this seat is to decide, else none."""
        return self._position().actions() if self.player == self.seat else ()

    def why_not(self, action: Action | str) -> Reason | None:
        """None if this seat may do it now, else the reason."""
        if not self.is_over and self.player != self.seat:
            return reason("not-your-turn", "M9")
        return self._position().why_not(action)

    def score(self) -> RoundScore:
        """The score if the round ended now."""
        return count(self.piles, self.rules)

    def progress(self) -> tuple[Progress, ...]:
        """How far each yaku has come."""
        return progress(self.piles, self.rules)

    def _position(self) -> Round:
        return Round._make(
            self.hands, self.field, self.stock, self.piles, self.dealer, self.rules, self.phase, self.player,
            self.pending,
        )  # fmt: skip

    def __str__(self) -> str:
        return notation.write(self._position().parts())

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}: {self}>"
