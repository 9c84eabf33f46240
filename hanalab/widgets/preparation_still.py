"""A preparation as a picture and in words: what stays in a saved notebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanalab.core.language import text
from hanalab.draw.mighty_auction import Step, preparation_scene
from hanalab.draw.svg import svg
from hanalab.mighty import UNKNOWN
from hanalab.widgets.mighty_game import PREPARATION
from hanalab.widgets.mighty_words import signs_of, sorted_hand
from hanalab.widgets.parts import Said
from hanalab.widgets.preparation_desk import Desk
from hanalab.widgets.preparation_public import public_lines, public_said
from hanalab.widgets.preparation_view import desk, is_yours, speech_of
from hanalab.widgets.preparation_words import PreparationSpeech

if TYPE_CHECKING:
    from hanalab.widgets.mighty_base import MightyWidget


def picture(table: MightyWidget) -> str:
    """The steps as SVG. Of another's preparation only what is public is in it, unless hands are open."""
    speech, now = speech_of(table), desk(table)
    said = _said(table, speech, now)
    shown = is_yours(table) or table.open_hands
    scene = preparation_scene(
        now.cards if shown else table.hand.hands[table.sitting.below],
        _steps(table, speech, now),
        table.lang,
        lifted=now.lifted if shown else (),
        kitty=table.hand.kitty if shown else (),
        status=(said.bold, said.rest, said.rules[0] if said.rules else ""),
        contract=(now.contract if shown else now.position.contract or now.won).sign,
        four_colours=table.four_colours,
    )
    return svg(scene)


def _said(table: MightyWidget, speech: PreparationSpeech, now: Desk) -> Said:
    return speech.status(now) if is_yours(table) else public_said(table, speech, now)


def _steps(table: MightyWidget, speech: PreparationSpeech, now: Desk) -> list[Step]:
    lines = public_lines(table, speech, now)
    made = []
    for number, phase in enumerate(PREPARATION):
        line, rule = lines[number]
        if is_yours(table):
            line, rule = speech.summary(now, number) if number < now.step else ("", "")
            if number == now.step:
                said = speech.status(now)
                line, rule = said.rest, said.rules[0]
        made.append(Step(speech.tell(f"step-{phase}"), line, rule, number < now.step, number == now.step))
    return made


def words(table: MightyWidget) -> str:
    """The same in lines of text."""
    speech, now, lang = speech_of(table), desk(table), table.lang
    said = _said(table, speech, now)
    contract = now.contract if is_yours(table) or table.open_hands else now.position.contract or now.won
    lines = [
        f"{text('term-mighty-game', lang)} · {speech.place(open_hands=table.open_hands)} · {contract.sign}",
        f"{said.bold}. {said.rest} ({', '.join(said.rules)})",
    ]
    for number, one in enumerate(_steps(table, speech, now), 1):
        mark = "✓" if one.done else f"{number}."
        rule = f" ({one.rule})" if one.rule else ""
        line = speech.tell("text-step", mark=mark, step=one.title, words=one.words).rstrip(": ")
        lines.append(line + rule if one.words else line)
    seat = table.sitting.below
    cards = now.kept if is_yours(table) else table.hand.hands[seat]
    cards = sorted_hand(card for card in cards if card is not UNKNOWN)
    if cards:
        lines.append(speech.tell("text-hand", name=text("auction-hand", lang), cards=signs_of(cards, lang)))
    return "\n".join(lines)
