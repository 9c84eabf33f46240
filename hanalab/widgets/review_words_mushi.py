"""The words of a review of a Mushi round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hanalab.core.language import text
from hanalab.draw.review import Group
from hanalab.mushi.actions import Play, Take
from hanalab.mushi.cards import text_of
from hanalab.mushi.events import Event
from hanalab.widgets.mushi_words import Speech
from hanalab.widgets.parts import Side
from hanalab.widgets.review_model import Move, Turn
from hanalab.widgets.review_words import ReviewWords

if TYPE_CHECKING:
    from hanalab.widgets.mushi_table import MushiTable


class MushiReviewWords(ReviewWords):
    """Sentences about a reviewed round."""

    GAME = "mushi"

    def __init__(self, table: MushiTable) -> None:
        super().__init__(table, table.lang)
        self.speech: Speech = table.speech

    def name(self, seat: int) -> str:
        return self.speech.names[seat]

    def side(self, seat: int) -> Side:
        return self.speech.side(seat)

    def who(self, seat: int) -> dict[str, str]:
        return self.speech.who(seat)

    def legend(self) -> tuple[str, str]:
        below = self.speech.sitting.below
        return self.speech.low(below), self.speech.low(1 - below)

    def yours(self, turn: Turn) -> bool:
        return turn.seat == self.review.seat

    def label(self, row: Any) -> str:
        """A row of an advice as a move: "01Y takes 01R", "12Z stays"."""
        action, then = row.action, row.then
        if isinstance(action, Take):
            return self.say("card-takes", cards=text_of(action.cards))
        if not isinstance(action, Play):
            return text("table-redeal", self.lang)
        cards = then.cards if isinstance(then, Take) else row.takes
        if cards:
            return text("table-hint-takes", self.lang, card=action.card, cards=text_of(cards))
        return self.say("card-stays" if row.stays else "card-played", card=action.card)

    def action(self, move: Move, action: Any) -> str:
        if isinstance(action, Play):
            return str(action.card)
        if isinstance(action, Take) and move.position.pending is not None:
            return text(
                "table-hint-takes", self.lang, card=move.position.pending, cards=text_of(action.cards)
            )
        return text("table-redeal", self.lang)

    def groups(self, turn: Turn) -> tuple[Group, ...]:
        """The card that mattered and what it took: the drawn one where luck did it, else the one played."""
        source = "draw" if turn.by_luck else "play"
        main = None if turn.by_luck else self.blamed(turn)
        if main is not None and main.position.phase == "DRAW_CAPTURE":
            source = "draw"
        event = self._placed(turn, source) or self._placed(turn, "draw")
        if event is None or event.card is None:
            return ()
        head = "drawn" if event.kind.startswith("draw") else "played"
        found = [Group(self.say(head if event.cards else f"{head}-stayed"), (event.card.code,), True)]
        if event.cards:
            found.append(Group(self.say("took"), tuple(card.code for card in event.cards)))
        if main is not None and main.better is not None:
            better = (main.better.card,) if isinstance(main.better, Play) else main.better.cards
            found.append(Group(self.say("better"), tuple(card.code for card in better)))
        return tuple(found)

    def told(self, turn: Turn) -> tuple[str, str]:
        """The draw where luck did it, else the card played, in the words of the log."""
        event = self._placed(turn, "draw" if turn.by_luck else "play") or self._placed(turn, "draw")
        if event is None or event.card is None:
            return "", ""
        values = {"card": event.card, "cards": text_of(event.cards), **self.who(event.seat)}
        source = "draw" if event.kind.startswith("draw") else "play"
        if len(event.cards) == 3 and len({card.month for card in event.cards}) == 1:
            month = text(f"month-{event.cards[0].month}", self.lang)
            return self.say(f"{source}-three", month=month, **values), event.rule
        kind = "takes" if event.cards else "stays"
        return self.say(f"{source}-{kind}", **values), event.rule

    def luck_words(self, turn: Turn) -> str:
        event = self._placed(turn, "draw")
        card = event.card if event is not None and event.card is not None else ""
        points = round(abs(turn.luck))
        gain = "more" if turn.luck > 0 else "less"
        return self.say("luck", card=card, points=points, gain=gain, **self.me())

    def _placed(self, turn: Turn, source: str) -> Event | None:
        """What became of the card played ("play") or drawn ("draw") in a turn: what it took, in the end."""
        steps = [
            event
            for event in turn.after.events
            if event.turn == turn.number and event.kind.startswith(source) and event.seat == turn.seat
        ]
        settled = [event for event in steps if not event.kind.endswith("choose")]
        return next(reversed(settled or steps), None)
