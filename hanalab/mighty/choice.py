"""What a bot thinks of an action: its worth and the reason, in words."""

from __future__ import annotations

from typing import NamedTuple

from hanalab.core.language import text
from hanalab.mighty.actions import Action
from hanalab.mighty.cards import Card


class Choice(NamedTuple):
    """An action, what it is worth by the bot's count (points, roughly), and its main reason: a code of the
    texts `why-mighty-...`, the cards it speaks of, the rule, and a word such as a count or a bid."""

    action: Action
    worth: float
    code: str
    cards: tuple[Card, ...]
    rule: str
    word: str = ""

    def text(self, lang: str = "en") -> str:
        """The reason in words, without the rule."""
        return text(f"why-mighty-{self.code}", lang, cards=self.cards, word=self.word)

    def say(self, lang: str = "en") -> str:
        """The reason in words, with the number of its rule."""
        return f"{self.text(lang).removesuffix('.')} ({self.rule})."
