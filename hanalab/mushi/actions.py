"""What a player can decide: play a card, choose a capture, claim a redeal."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from hanalab.core.errors import NotationError
from hanalab.core.shown import quoted
from hanalab.mushi.cards import DECK, Card, cards, text_of


@dataclass(frozen=True, slots=True, repr=False)
class Play:
    """Put one card from the hand on the table (M16). Text: `play 01B`."""

    card: Card

    def __post_init__(self) -> None:
        object.__setattr__(self, "card", Card(self.card))

    def __str__(self) -> str:
        return f"play {self.card.code}"

    def __repr__(self) -> str:
        return f"Play({self.card.code!r})"


@dataclass(frozen=True, slots=True, repr=False)
class Take:
    """Choose the card (with `lightning_stack`, the pile of three) that the placed card takes (M19, M29, M33).
    Text: `take 01R`."""

    cards: tuple[Card, ...]

    def __init__(self, cards_: str | Card | Iterable[Card | str]) -> None:
        chosen = (cards_,) if isinstance(cards_, Card) else cards(cards_)
        object.__setattr__(self, "cards", tuple(sorted(chosen)))

    def __str__(self) -> str:
        return f"take {text_of(self.cards)}"

    def __repr__(self) -> str:
        return f"Take({text_of(self.cards)!r})"


@dataclass(frozen=True, slots=True)
class Redeal:
    """Show four cards of one suit and ask for a new deal (M13, only with `four_in_hand`). Text: `redeal`."""

    def __str__(self) -> str:
        return "redeal"


Action = Play | Take | Redeal
#: the actions of one card, by the index of the card
PLAYS: Final = tuple(Play(card) for card in DECK)
TAKES: Final = tuple(Take(card) for card in DECK)
_VERB = re.compile(r"\s*(\S*)\s*")


def read_action(source: str | Action) -> Action:
    """Read an action from its text; `NotationError` if it is none.

    >>> read_action("take 01r") == Take("01R")
    True
    """
    if isinstance(source, Action):
        return source
    if not isinstance(source, str):
        raise NotationError("action-text", found=quoted(source), source=quoted(source), place=0)
    match = _VERB.match(source)
    verb, rest = (match[1].lower(), source[match.end() :]) if match else ("", "")
    if verb == "redeal" and not rest:
        return Redeal()
    if verb not in ("play", "take"):
        raise NotationError("action-text", found=source.strip(), source=source, place=0)
    try:
        chosen = cards(rest)
    except NotationError as error:
        values = dict(error.reason.values)
        values.update(source=source, place=error.place + len(source) - len(rest))
        raise NotationError(error.code, error.rule, **values) from None
    if not chosen or (verb == "play" and len(chosen) != 1):
        raise NotationError(
            "action-cards", found=source.strip(), verb=verb, source=source, place=len(source) - len(rest)
        )
    return PLAYS[chosen[0].index] if verb == "play" else Take(chosen)
