"""Hints for the play: a rule to think of, a few candidates, the steady bot's choice with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanalab.core.rulebook import rule
from hanalab.mighty import Card
from hanalab.mighty.cards import SIGNS
from hanalab.mighty.steady import ranked
from hanalab.widgets.nodes import Kid, h
from hanalab.widgets.parts import Element, pill, rail_section, rich
from hanalab.widgets.trick_words import TrickSpeech

if TYPE_CHECKING:
    from hanalab.widgets.mighty_base import MightyWidget

CANDIDATES = 3
HINT_STEPS = 3


def hint_section(table: MightyWidget, speech: TrickSpeech) -> Element:
    """What the steady bot would think of, then its candidates, then its choice with the reason."""
    seat: int = table.sitting.decider  # type: ignore[assignment]
    found = ranked(speech.position.view(seat))
    best, lang = found[0], speech.lang
    step = min(table.over.hint, HINT_STEPS)
    lines: list[list[Kid]] = [
        [h("b", speech.tell("hint-nudge")), f" {rule(best.rule).title(lang)} ", pill(best.rule, lang)]
    ]
    if step > 1:
        named = ", ".join(
            dict.fromkeys(_action_words(speech, choice.action) for choice in found[:CANDIDATES])
        )
        lines.append([h("b", speech.tell("hint-candidates")), " ", rich(named)])
    if step > 2:
        reason = best.text(lang)
        lines.append(
            [h("b", speech.tell("hint-best")), " ", rich(f"{_action_words(speech, best.action)}. {reason}")]
        )
    rows = [
        h(
            "li",
            h("span", str(place), cls="hl-log-turn"),
            h("span", line, cls="hl-log-words"),
            key=str(place),
            cls="hl-log-line hl-current" if place == step else "hl-log-line",
        )
        for place, line in enumerate(lines, 1)
    ]
    more = h("p", speech.tell("hint-more"), cls="hl-dim", key="more") if step < HINT_STEPS else None
    box = h("div", h("ol", rows, cls="hl-log", key="steps"), more, role="status", key="hint")
    return rail_section(speech.tell("hint"), box, key="hint")


def _action_words(speech: TrickSpeech, action: object) -> str:
    played = getattr(action, "card", None)
    if not isinstance(played, Card):
        return str(action)
    named = getattr(action, "names", None)
    return f"{speech.sign(played)} {SIGNS[named]}" if named else speech.sign(played)


def hinted(table: MightyWidget) -> Card | None:
    """The card the last step of the hint names."""
    seat = table.sitting.decider
    if seat is None or table.over.hint < HINT_STEPS or table.hand.phase != "PLAY":
        return None
    played = getattr(ranked(table.hand.view(seat))[0].action, "card", None)
    return played if isinstance(played, Card) else None
