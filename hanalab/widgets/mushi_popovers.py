"""What opens over a Mushi table: a new deal by its seed, pasting a game, the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanalab.core.rulebook import load
from hanalab.widgets.mushi_words import Speech
from hanalab.widgets.nodes import h
from hanalab.widgets.overlays import popover
from hanalab.widgets.parts import Element
from hanalab.widgets.rule_list import rule_list, rule_set
from hanalab.widgets.table_popovers import bots_choice, deal_popover, paste_popover

if TYPE_CHECKING:
    from hanalab.widgets.mushi_table import MushiTable

#: the first rule of each chapter
CHAPTERS = (1, 10, 16, 26, 42, 48, 59)


def popover_of(table: MushiTable, speech: Speech, cited: tuple[str, ...]) -> Element | None:
    """The popover that is open, if any."""
    match table.shown.popover:
        case "deal":
            names = [player.name for player in table.sitting.players if player.is_bot]
            bots = bots_choice(names, table.sitting.seconds, table.lang)
            return deal_popover(table.sitting.seed, table.lang, bots)
        case "paste":
            how = speech.say("paste-how")
            return paste_popover(speech.say("paste-field"), how, table.shown.errors, table.lang)
        case "rules":
            return _rules(table, speech, cited)
    return None


def _rules(table: MushiTable, speech: Speech, cited: tuple[str, ...]) -> Element:
    title, lang = speech.say("rules-title"), table.lang
    now = h("div", h("h4", speech.say("rules-now"), cls="hl-heading"), rule_list(cited, lang), key="now")
    book = load("mushi")
    numbers = list(book)
    chapters = []
    for place, first in enumerate(CHAPTERS):
        last = CHAPTERS[place + 1] if place + 1 < len(CHAPTERS) else len(numbers) + 1
        rows = rule_list((f"M{number}" for number in range(first, last)), lang)
        head = f"{speech.say(f'chapter-{first}')}, M{first}\N{EN DASH}M{last - 1}"
        chapters.append(h("details", h("summary", head), rows, key=f"chapter-{first}", cls="hl-chapter"))
    body = h("div", rule_set(table.sitting.match.rules, lang), now, chapters, cls="hl-stack")
    return popover(title, body, dismiss="shut", lang=lang, name=title, key="rules")
