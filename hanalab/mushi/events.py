"""What happened in a round, one record a step, each with the rule that decided it."""

from __future__ import annotations

from typing import NamedTuple

from hanalab.core.given import name_of
from hanalab.core.language import text
from hanalab.mushi.cards import Card


class Event(NamedTuple):
    """One step. `card` is the card placed, `cards` what it took (or what may be chosen, or is left over).

    Kinds: deal redeal played_on dealer_takes; play_takes play_stays play_choose; draw_takes draw_stays
    draw_choose; leftover; claim; over. `turn` runs from 1 to 16 (0: before the first turn). Nothing in it
    is hidden from either seat.
    """

    kind: str
    seat: int
    card: Card | None
    cards: tuple[Card, ...]
    rule: str
    turn: int

    def text(self, lang: str = "en", you: int | None = None, names: tuple[str, str] | None = None) -> str:
        """The step in words, without the rule. `you` is the seat spoken to, `names` the names of both."""
        who = "you" if self.seat == you else "other"
        name = name_of(names, self.seat, 2) if names else text("event-seat", lang, seat=self.seat)
        key = f"event-{self.kind}"
        if self.kind.startswith(("draw", "play_stays", "leftover")):
            key += {
                "M35": "-lightning",
                "M37": "-lightning",
                "M40": "-sweep",
                "M32": "-wild",
                "M34": "-wild",
            }.get(self.rule, "")
        return text(key, lang, who=who, name=name, card=self.card or "", cards=self.cards)

    def say(self, lang: str = "en", you: int | None = None, names: tuple[str, str] | None = None) -> str:
        """The step in words, with the number of its rule."""
        return f"{self.text(lang, you, names).removesuffix('.')} ({self.rule})."
