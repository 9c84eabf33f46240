"""The words of a review of a hand of Mighty."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hanalab.draw.review import Detail, Group
from hanalab.mighty import Hand
from hanalab.widgets.hints_mighty import action_words
from hanalab.widgets.parts import Side
from hanalab.widgets.review_mighty import POINTS
from hanalab.widgets.review_model import Move, Turn
from hanalab.widgets.review_words import ReviewWords
from hanalab.widgets.trick_words import TrickSpeech

if TYPE_CHECKING:
    from hanalab.widgets.mighty_base import MightyWidget


class MightyReviewWords(ReviewWords):
    """Sentences about a reviewed hand, in points of the side of the seat below."""

    GAME = "mighty"
    LUCK = False

    def __init__(self, table: MightyWidget) -> None:
        super().__init__(table, table.lang)
        self.speech = TrickSpeech(table.sitting, table.names, table.lang)
        tip: Hand = table.sitting.tip
        self.tip = tip
        self.pair = tuple(seat for seat in (tip.declarer, tip.friend) if seat is not None)
        self.declares = self.review.seat in self.pair

    def name(self, seat: int) -> str:
        return self.speech.names[seat]

    def side(self, seat: int) -> Side:
        return "you" if (seat in self.pair) == self.declares else "other"

    def who(self, seat: int) -> dict[str, str]:
        return {**self.speech.who(seat), "side": "own" if self.side(seat) == "you" else "other"}

    def legend(self) -> tuple[str, str]:
        return self.say("your-side", **self.me()), self.say("other-side")

    def yours(self, turn: Turn) -> bool:
        return self.side(turn.seat) == "you"

    def value(self, value: float) -> str:
        return str(round(value))

    def scale(self) -> dict[str, Any]:
        bid = self.tip.contract
        need = 0 if bid is None else bid.number
        base = need if self.declares else POINTS + 1 - need
        return {"base": base, "base_words": self.say("needed", points=base), "is_signed": False}

    def label(self, row: Any) -> str:
        return action_words(row.action, self.lang)

    def action(self, move: Move, action: Any) -> str:
        return action_words(action, self.lang)

    def groups(self, turn: Turn) -> tuple[Group, ...]:
        trick = turn.after.tricks[-1] if turn.after.tricks else None
        if trick is None:
            return ()
        main = self.blamed(turn)
        played = main.action.card if main is not None else trick.laid[trick.place].card
        head = self.say("played-by" if main is not None else "won-by", name=self.name(
            main.seat if main is not None else trick.winner
        ))  # fmt: skip
        rest = tuple(card.code for card in trick.cards if card is not played)
        return Group(head, (played.code,), True), Group(self.say("trick"), rest)

    def told(self, turn: Turn) -> tuple[str, str]:
        trick = turn.after.tricks[-1] if turn.after.tricks else None
        if trick is None:
            return "", ""
        why = self.speech.why_wins(trick)
        points = self.speech.tell("points", points=trick.points)
        return f"{why.sentence} {points}", why.rule

    def detail(self) -> Detail | None:
        made = super().detail()
        return (
            None if made is None else made._replace(four_colours=getattr(self.table, "four_colours", False))
        )
