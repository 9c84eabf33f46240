"""What happened in a hand, one record a step, each with the rule that decided it."""

from __future__ import annotations

from typing import NamedTuple

from hanalab.core.given import name_of
from hanalab.core.language import text
from hanalab.mighty.cards import Card, points_in
from hanalab.mighty.seats import SEATS

#: kinds whose cards only the seat itself knows (K20, K40, K47)
SECRET = ("kitty", "discard", "sealed")


class Event(NamedTuple):
    """One step. `word` holds what was said (a bid, a suit, a seat, points), `number` the trick (0 before the
    first).

    Kinds: deal; bid pass redeal thrown_in contract kitty; discard trump friend_card friend_first-trick
    friend_last-trick friend_seat friend_none sealed joker_call; lead play names calls answers joker_fails
    trick_mighty trick_joker trick_trump trick_suit friend_revealed alone_revealed discards made failed.
    The kinds in `SECRET` have no cards in what other seats see.
    """

    kind: str
    seat: int
    cards: tuple[Card, ...]
    rule: str
    number: int
    word: str = ""

    def text(self, lang: str = "en", you: int | None = None, names: tuple[str, ...] | None = None) -> str:
        """The step in words, without the rule. `you` is the seat spoken to, `names` what the five are
        called."""

        def named(seat: int) -> str:
            return name_of(names, seat, SEATS) if names else text("mighty-seat", lang, seat=seat)

        key = f"mighty-event-{self.kind}"
        if self.kind in SECRET and not self.cards:
            key += "-hidden"
        word = named(int(self.word)) if self.kind == "friend_seat" else self.word
        return text(
            key, lang, who="you" if self.seat == you else "other", name=named(self.seat), cards=self.cards,
            word=word, points=points_in(self.cards),
        )  # fmt: skip

    def say(self, lang: str = "en", you: int | None = None, names: tuple[str, ...] | None = None) -> str:
        """The step in words, with the number of its rule."""
        return f"{self.text(lang, you, names).removesuffix('.')} ({self.rule})."

    def masked(self, seat: int) -> Event:
        """The step as `seat` sees it."""
        return self._replace(cards=()) if self.kind in SECRET and seat != self.seat else self
