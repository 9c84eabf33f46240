"""The frame of every Mighty table: title bar, switches, continue buttons, hint, log, popovers. Only builds
nodes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanalab.core.language import text
from hanalab.core.reason import reason
from hanalab.core.rulebook import load
from hanalab.draw.scene import Scene
from hanalab.draw.svg import svg
from hanalab.widgets.mighty_game import YOU
from hanalab.widgets.mighty_words import Speech
from hanalab.widgets.nodes import Kid, felt, h, hot, spoken
from hanalab.widgets.overlays import more_menu, popover
from hanalab.widgets.parts import Element, bared, button, language_button, switch, title_bar, word, worded
from hanalab.widgets.rule_list import rule_list, rule_set
from hanalab.widgets.table_popovers import bots_choice, deal_popover, paste_popover

if TYPE_CHECKING:
    from hanalab.widgets.mighty_base import MightyWidget

#: the first rule of each chapter of the book
CHAPTERS = (1, 6, 9, 18, 24, 37, 41, 49, 60)


def common_keys(table: MightyWidget) -> dict[str, str]:
    """The keys every phase knows."""
    keys = {"u": "undo", "Shift+u": "redo", "h": "hint"}
    if table.sitting.waits:
        keys["Enter"] = keys[" "] = "continue"
    return keys


# -- title bar and switches ---------------------------------------------------------------------------------


def title(table: MightyWidget, speech: Speech) -> Element:
    """The title bar of all Mighty tables."""
    lang = table.lang
    undo, redo = _back_and_forth(table, speech)
    deal = button(word("new-deal", lang), "open deal", icon_name="deal")
    copy_word = "copy-position" if lang == "en" else "copy"
    copy = button(
        word(copy_word, lang),
        icon_name="copy",
        copy=str(table.hand),
        key="copy",
        name=word("copy-position", lang),
    )
    book = button(word("rules", lang), "open rules", icon_name="book")
    wide = [undo, redo, _hint(table, bare=False), deal, copy, book, language_button(lang)]
    wide.append(more_menu(_menu(table), table.more_open, lang))
    again = worded(redo, word("redo", lang))
    menu = [again, deal, copy, book, language_button(lang), *switches(table), *_menu(table)]
    narrow = [
        bared(undo),
        _hint(table, bare=True),
        more_menu(menu, table.more_open, lang),
    ]
    return title_bar(
        text("term-mighty-game", lang),
        speech.place(open_hands=table.open_hands),
        wide,
        narrow_place=speech.place(open_hands=table.open_hands, short=True),
        narrow_buttons=narrow,
    )


def _back_and_forth(table: MightyWidget, speech: Speech) -> tuple[Element, Element]:
    lang, sitting = table.lang, table.sitting
    back, forth = sitting.undo_to(), sitting.redo_to()
    undo = button(
        word("undo", lang),
        "undo",
        icon_name="undo",
        why=None if back else reason("table-nothing-to-undo").text(lang),
        refused=back is None,
        name=speech.say("undo-named", moment=speech.moment(back)) if back else word("undo", lang),
    )
    redo = button(
        word("redo", lang),
        "redo",
        icon_name="redo",
        bare=True,
        why=None if forth else reason("table-nothing-to-redo").text(lang),
        refused=forth is None,
        name=speech.say("redo-named", moment=speech.moment(forth)) if forth else word("redo", lang),
    )
    return undo, redo


def _hint(table: MightyWidget, *, bare: bool) -> Element:
    lang, sitting = table.lang, table.sitting
    busy = sitting.waits == "replay" or sitting.position.player is None or sitting.watching
    why = reason("table-hint-not-now").text(lang) if busy else None
    return button(word("hint", lang), "hint", icon_name="bulb", bare=bare, why=why, refused=busy)


def _menu(table: MightyWidget) -> list[Kid]:
    """The rest: large index, paste, another session."""
    lang = table.lang
    return [
        switch(text("mighty-table-large-index", lang), "large-index", table.large_index),
        button(text("table-paste", lang), "open paste", icon_name="paste"),
        button(text("mighty-table-new-session", lang), "new-session", icon_name="deal"),
    ]


def switches(table: MightyWidget) -> list[Element]:
    """Four colours and open hands."""
    lang = table.lang
    return [
        switch(word("four-colours", lang), "four-colours", table.four_colours),
        switch(word("open-hands", lang), "open-hands", table.open_hands),
    ]


def go_on(table: MightyWidget) -> Element | None:
    """The button at the right of the status bar that goes on, with those of a replay or of watching."""
    sitting, lang = table.sitting, table.lang
    if not sitting.waits or table.is_slow(sitting):
        return None
    more: list[Kid] = []
    if sitting.replaying:
        more = [
            button(text("review-again", lang), "review") if table.was_reviewed else None,
            button(text("table-play-from-here", lang), "from-here"),
            button(text("table-to-the-end", lang), "to-end"),
        ]
    elif sitting.watching and table.running:
        more = [button(word("stop", lang), "stop")]
    elif sitting.watching:
        more = [button(text("table-watch-run", lang), "run", icon_name="play")]
    go = button(word("continue", lang), "continue", kind="primary" if table.steps else "plain")
    return h("span", more, go, cls="hl-row", key="go")


# -- felt ---------------------------------------------------------------------------------------------------


def felts(table: MightyWidget) -> list[Element]:
    """The felt in all forms wanted so far, painted on its canvas or as SVG."""
    return [_felt(table, form, scene) for form, scene in table.scenes.items()]


def _felt(table: MightyWidget, form: str, scene: Scene) -> Element:
    wide = form == "wide"
    hots = [
        hot(
            place.act,
            place.x,
            place.y,
            place.w,
            place.h,
            spoken(place.name, place.why, place.rule if place.why else None),
            why=place.why or None,
            rule=place.rule or None,
            refused=place.refused,
            key=f"{place.x:.0f}-{place.y:.0f}",
        )
        for place in scene.hots
    ]
    return felt(
        scene.width,
        scene.height,
        hots,
        svg=None if form in table.painters else svg(scene),
        canvas="wide" if wide else "narrow",
        name=f"{scene.title}. {scene.description}",
        region="field" if wide else "field-narrow",
        key=f"felt-{form}",
        cls="hl-only-wide" if wide else "hl-only-narrow",
    )


# -- popovers -----------------------------------------------------------------------------------------------


def popover_of(table: MightyWidget, cited: tuple[str, ...]) -> Element | None:
    """The popover that is open, if any; `cited` are the rules spoken of now."""
    match table.over.popover:
        case "deal":
            names = [name for name in table.sitting.players if name != YOU]
            bots = bots_choice(names, table.sitting.seconds, table.lang) if names else None
            return deal_popover(table.sitting.seed, table.lang, bots)
        case "paste":
            field, how = (text(f"mighty-table-paste-{key}", table.lang) for key in ("field", "how"))
            return paste_popover(field, how, table.over.errors, table.lang)
        case "rules":
            return _rules(table, cited)
    return None


def _rules(table: MightyWidget, cited: tuple[str, ...]) -> Element:
    lang = table.lang
    heading = text("table-rules-title", lang)
    now = h(
        "div", h("h4", text("table-rules-now", lang), cls="hl-heading"), rule_list(cited, lang), key="now"
    )
    count = len(load("mighty"))
    chapters = []
    for place, first in enumerate(CHAPTERS):
        last = CHAPTERS[place + 1] - 1 if place + 1 < len(CHAPTERS) else count
        rows = rule_list((f"K{number}" for number in range(first, last + 1)), lang)
        head = f"{text(f'mighty-table-chapter-{first}', lang)}, K{first}\N{EN DASH}K{last}"
        chapters.append(h("details", h("summary", head), rows, key=f"chapter-{first}", cls="hl-chapter"))
    body = h("div", rule_set(table.hand.rules, lang), now, chapters, cls="hl-stack")
    return popover(heading, body, dismiss="shut", lang=lang, name=heading, key="rules")
