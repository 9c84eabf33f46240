"""What opens over a Mushi table: a new deal by its seed, pasting a game, the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanalab.core.rulebook import load
from hanalab.mushi.rules import Rules
from hanalab.widgets.mushi_load import next_seed
from hanalab.widgets.mushi_words import Speech
from hanalab.widgets.nodes import Kid, h
from hanalab.widgets.overlays import popover
from hanalab.widgets.parts import Element, button, pill
from hanalab.widgets.rule_list import rule_list

if TYPE_CHECKING:
    from hanalab.widgets.mushi_table import MushiTable

#: the first rule of each chapter
CHAPTERS = (1, 10, 16, 26, 42, 48, 59)


def popover_of(table: MushiTable, speech: Speech, cited: tuple[str, ...]) -> Element | None:
    """The popover that is open, if any."""
    match table.shown.popover:
        case "deal":
            return _deal(table, speech)
        case "paste":
            return _paste(table, speech)
        case "rules":
            return _rules(table, speech, cited)
    return None


def _deal(table: MushiTable, speech: Speech) -> Element:
    title = speech.say("deal-title")
    following = str(next_seed(table.sitting.seed))
    box = h(
        "div",
        h(
            "input",
            field="deal",
            cls="hl-input",
            key="seed",
            name=speech.say("deal-seed"),
            placeholder=following,
            autofocus=True,
            autocomplete="off",
        ),
        button(speech.say("deal-go"), submit="deal", kind="primary", key="go"),
        cls="hl-row",
        key="seed-row",
    )
    how = h("p", speech.say("deal-how", seed=following), cls="hl-dim")
    return popover(
        title, h("div", box, how, cls="hl-stack"), dismiss="shut", lang=table.lang, name=title, key="deal"
    )


def _paste(table: MushiTable, speech: Speech) -> Element:
    title = speech.say("paste-title")
    errors: Kid = None
    if table.shown.errors:
        lines = [h("li", line, key=str(number)) for number, line in enumerate(table.shown.errors)]
        head = speech.say("paste-defects", count=len(lines))
        errors = h("div", h("b", head), h("ul", lines, cls="hl-defects"), role="alert", key="errors")
    area = h(
        "textarea",
        field="paste",
        cls="hl-input hl-paste",
        key="text",
        name=speech.say("paste-field"),
        rows=5,
        spellcheck="false",
        autofocus=True,
    )
    go = button(speech.say("paste-go"), submit="paste", kind="primary", key="go")
    how = h("p", speech.say("paste-how"), cls="hl-dim")
    body = h("div", how, area, errors, h("div", go, cls="hl-row"), cls="hl-stack")
    return popover(title, body, dismiss="shut", lang=table.lang, name=title, key="paste")


def _rules(table: MushiTable, speech: Speech, cited: tuple[str, ...]) -> Element:
    title, lang = speech.say("rules-title"), table.lang
    rules = table.sitting.match.rules
    base = Rules.preset(str(rules).split()[0])
    changes = [
        h("li", f"{change.key} = {change.other} ", pill(change.rule, lang), key=key)
        for key, change in base.differences(rules).items()
    ]
    which = h("p", speech.say("rules-set", rules=str(rules).split()[0]), key="set")
    listed = h("ul", changes, cls="hl-defects", key="changes") if changes else None
    now = h("div", h("h4", speech.say("rules-now"), cls="hl-heading"), rule_list(cited, lang), key="now")
    book = load("mushi")
    numbers = list(book)
    chapters = []
    for place, first in enumerate(CHAPTERS):
        last = CHAPTERS[place + 1] if place + 1 < len(CHAPTERS) else len(numbers) + 1
        rows = rule_list((f"M{number}" for number in range(first, last)), lang)
        head = f"{speech.say(f'chapter-{first}')}, M{first}\N{EN DASH}M{last - 1}"
        chapters.append(h("details", h("summary", head), rows, key=f"chapter-{first}", cls="hl-chapter"))
    body = h("div", which, listed, now, chapters, cls="hl-stack")
    return popover(title, body, dismiss="shut", lang=lang, name=title, key="rules")
