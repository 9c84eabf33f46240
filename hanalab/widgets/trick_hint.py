"""Hints for the play: a nudge, the rule to think of, a few candidates, the best with what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanalab.mighty import Card, Hand
from hanalab.widgets.hints import STEPS, Ladder, ladder_section, working
from hanalab.widgets.hints_mighty import best_card, ladder
from hanalab.widgets.parts import Element
from hanalab.widgets.trick_words import TrickSpeech

if TYPE_CHECKING:
    from hanalab.widgets.mighty_base import MightyWidget


def hint_section(table: MightyWidget, speech: TrickSpeech) -> Element:
    """The hint as far as it has been asked for, and how far its answer has come."""
    seat: int = table.sitting.decider  # type: ignore[assignment]
    made = ladder(speech.position.view(seat), table.hinted, speech.lang)
    foot = working(table.study, speech.lang, table.advice)
    return ladder_section(speech.tell("hint"), made, table.over.hint, speech.lang, foot=foot)


def ladder_for(table: MightyWidget, position: Hand) -> Ladder | None:
    """All of the hint for a position gone by, if its advice has been worked out."""
    advice = table.study.so_far(position)
    seat = position.player
    return None if advice is None or seat is None else ladder(position.view(seat), advice, table.lang)


def hinted(table: MightyWidget) -> Card | None:
    """The card the last step of the hint names."""
    seat = table.sitting.decider
    if seat is None or table.over.hint < STEPS or table.hand.phase != "PLAY":
        return None
    return best_card(table.hand.view(seat), table.advice)
