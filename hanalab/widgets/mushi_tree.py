"""The whole tree of a Mushi table: title bar, felt, status, hand, foot, rail, popovers. Only builds nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hanalab.core.language import text
from hanalab.core.reason import reason
from hanalab.mushi.captures import captures
from hanalab.mushi.cards import UNKNOWN
from hanalab.widgets import mushi_end as end
from hanalab.widgets import mushi_rail as rail
from hanalab.widgets import review_view
from hanalab.widgets.costs import costs_section
from hanalab.widgets.hints_mushi import ladder
from hanalab.widgets.mushi_popovers import popover_of
from hanalab.widgets.mushi_scene import felt_node
from hanalab.widgets.mushi_words import Speech, log_lines
from hanalab.widgets.nodes import Kid, card, h, root
from hanalab.widgets.overlays import more_menu
from hanalab.widgets.parts import (
    Element,
    Said,
    bared,
    button,
    foot,
    frame,
    keys_hint,
    language_button,
    rail_section,
    status_bar,
    switch,
    tabs,
    title_bar,
    word,
    worded,
)
from hanalab.widgets.picker import CardButton, Refusal, card_buttons, hand
from hanalab.widgets.review_words_mushi import MushiReviewWords
from hanalab.widgets.rule_list import rule_list

if TYPE_CHECKING:
    from hanalab.widgets.mushi_table import MushiTable

HAND = 84


def tree(table: MushiTable) -> dict[str, Any]:
    """What the table looks like now."""
    speech = table.speech
    if table.reviewing:
        return review_tree(table, speech)
    said = speech.status(table.shown.selected)
    over = table.sitting.is_over and not table.sitting.position.is_void
    left = _end_left(table, speech, said) if over else _left(table, speech, said)
    side = _end_rail(table, speech) if over else _rail(table, speech)
    body = frame(_title(table, speech), left, side, rail_name=speech.say("name"), cls="hl-mushi")
    return root(
        body,
        popover_of(table, speech, rules_cited(table, said)),
        keys=_keys(table),
        after=table.after(),
        escape="unselect" if table.shown.selected is not None or table.shown.lit else None,
        status=_told(table, speech),
        name=speech.say("name"),
    )


def review_tree(table: MushiTable, speech: Speech) -> dict[str, Any]:
    """What the table looks like while a finished round is reviewed."""
    words = MushiReviewWords(table)
    turn = table.looked_at
    number = len(table.sitting.match.rounds) + 1
    position, made = None if turn is None else turn.moves[0].position, None
    if position is not None and table.is_own(position):
        advice = table.study.so_far(position)
        made = None if advice is None else ladder(position.view(position.player), advice, table.lang)
    return review_view.tree(
        table,
        words,
        title=text("term-mushi", table.lang),
        place=text("review-mushi-place", table.lang, round=number),
        felts=_felts(table),
        ladder=made,
        popover=popover_of(table, speech, words.status().rules),
        cls="hl-mushi",
    )


def _keys(table: MushiTable) -> dict[str, str]:
    keys = {"u": "undo", "Shift+u": "redo", "h": "hint"}
    keys.update((str(number), offer.act) for number, offer in enumerate(table.offers[:9], 1))
    if table.sitting.waits:
        keys["Enter"] = keys[" "] = "continue"
    return keys


def _told(table: MushiTable, speech: Speech) -> str:
    """A finished turn as one spoken sentence: what the others did since one's own last decision."""
    if table.sitting.waits or table.sitting.is_over:
        return ""
    lines = [line.event for line in log_lines(table.sitting)]
    if not lines:
        return ""
    last = lines[-1].turn
    return " ".join(f"{speech.line(event)}." for event in lines if event.turn == last)


def rules_cited(table: MushiTable, said: Said) -> tuple[str, ...]:
    """The rules that the status bar and the last lines of the log speak of."""
    lines = log_lines(table.sitting)[-rail.LINES :]
    return tuple(dict.fromkeys((*said.rules, *(line.event.rule for line in reversed(lines)))))


# -- title bar ----------------------------------------------------------------------------------------------


def _title(table: MushiTable, speech: Speech) -> Element:
    lang = table.lang
    undo, redo = _back_and_forth(table, speech)
    position = str(table.round)
    hint = _hint_button(table, bare=False)
    deal = button(word("new-deal", lang), "open deal", icon_name="deal")
    copy_word = "copy-position" if lang == "en" else "copy"
    copy = button(
        word(copy_word, lang), icon_name="copy", copy=position, key="copy", name=word("copy-position", lang)
    )
    book = button(word("rules", lang), "open rules", icon_name="book")
    more = more_menu(_menu(table, speech), table.more_open, lang)
    wide = [undo, redo, hint, deal, copy, book, language_button(lang), more]
    again = worded(redo, word("redo", lang))
    menu = [again, deal, copy, book, language_button(lang), *_switches(table), *_menu(table, speech)]
    small = more_menu(menu, table.more_open, lang)
    narrow = [bared(undo), _hint_button(table, bare=True), small]
    return title_bar(
        text("term-mushi", lang),
        speech.place(open_hands=table.open_hands),
        wide,
        narrow_place=speech.place(open_hands=table.open_hands, short=True),
        narrow_buttons=narrow,
    )


def _back_and_forth(table: MushiTable, speech: Speech) -> tuple[Element, Element]:
    lang, sitting = table.lang, table.sitting
    back, forth = sitting.undo_to(), sitting.redo_to()
    none = reason("table-nothing-to-undo").text(lang)
    undo = button(
        word("undo", lang),
        "undo",
        icon_name="undo",
        why=None if back else none,
        refused=back is None,
        name=speech.say("undo-named", turn=back.turn) if back else word("undo", lang),
    )
    none = reason("table-nothing-to-redo").text(lang)
    named = word("redo", lang)
    if forth is not None:
        named = speech.say("redo-end") if forth.is_over else speech.say("redo-named", turn=forth.turn)
    redo = button(
        word("redo", lang),
        "redo",
        icon_name="redo",
        bare=True,
        why=None if forth else none,
        refused=forth is None,
        name=named,
    )
    return undo, redo


def _hint_button(table: MushiTable, *, bare: bool) -> Element:
    lang, sitting = table.lang, table.sitting
    busy = sitting.waits in ("pass", "replay") or sitting.is_over or sitting.watching
    why = reason("table-hint-not-now").text(lang) if busy else None
    return button(word("hint", lang), "hint", icon_name="bulb", bare=bare, why=why, refused=busy)


def _menu(table: MushiTable, speech: Speech) -> list[Kid]:
    """The rest: paste, copy the record, another match, other players."""
    if not table.more_open:
        return []  # a record is long; it travels only when it can be pressed
    acts = (
        ("players you steady", speech.say("against", kind=text("table-bot-steady", table.lang))),
        ("players you sharp", speech.say("against", kind=text("table-bot-sharp", table.lang))),
        ("players you random", speech.say("against", kind=text("table-bot-random", table.lang))),
        ("players two", speech.say("for-two")),
        ("players steady random", speech.say("watch")),
    )
    return [
        button(speech.say("paste"), "open paste", icon_name="paste"),
        button(speech.say("copy-record"), icon_name="copy", copy=table.sitting.record(), key="copy-record"),
        button(speech.say("new-match"), "new-match", icon_name="deal"),
        *(button(label, act, icon_name="swap") for act, label in acts),
    ]


# -- left column --------------------------------------------------------------------------------------------


def _felts(table: MushiTable) -> list[Element]:
    return [felt_node(table, form, scene, form in table.painters) for form, scene in table.scenes.items()]


def _status(table: MushiTable, said: Said) -> Element:
    action = None
    lang = table.lang
    if table.sitting.waits and not table.is_slow(table.sitting):
        primary = table.waits_for_person(table.sitting.moment)
        go = button(word("continue", lang), "continue", kind="primary" if primary else "plain")
        # A forced capture has its own Continue in the narrow form.
        cls = "hl-row hl-only-wide" if table.held else "hl-row"
        action = h("span", _watch_buttons(table), go, cls=cls, key="go", css={"flex": "none"})
    return status_bar(said.bold, said.rest, said.rules, said.tone, action=action, lang=lang)


def _watch_buttons(table: MushiTable) -> list[Kid]:
    sitting, lang = table.sitting, table.lang
    if sitting.replaying:
        back = button(text("review-again", lang), "review") if table.was_reviewed else None
        return [
            back,
            button(text("table-play-from-here", lang), "from-here"),
            button(text("table-to-the-end", lang), "to-end"),
        ]
    if not sitting.watching:
        return []
    if table.running:
        return [button(word("stop", lang), "stop")]
    return [button(text("table-watch-run", lang), "run", icon_name="play")]


def _left(table: MushiTable, speech: Speech, said: Said) -> list[Kid]:
    sitting, shown = table.sitting, table.shown
    held = table.held
    narrow: list[Kid] = []
    placed = sitting.position.pending or shown.selected
    if held is not None:
        narrow.append(rail.forced_pair(speech, held, table.marks))
    elif table.offers and placed is not None:
        narrow.append(rail.narrow_choices(speech, table.offers, placed, table.marks))
    rows = _hand(table, speech)
    tab = table.tab
    if held and tab != "hand":
        rows = [h("div", rows, cls="hl-only-wide", key="hand-box")]
    options = [("tab yaku", speech.say("tab-yaku")), ("tab log", _log_label(table, speech))]
    if held:
        count = len(sitting.shown.hands[sitting.below])
        options.insert(0, ("tab hand", speech.say("hand-count", count=count)))
    else:
        options.append(("tab rules", speech.say("tab-rules")))
    foot_row = foot(_hints(table), _switches(table))
    foot_row["cls"] += " hl-only-wide"
    below = [tabs(options, f"tab {tab}", cls="hl-only-narrow")]
    if held:
        return [_felts(table), _status(table, said), *narrow, below, rows, foot_row]
    return [_felts(table), _status(table, said), *narrow, rows, foot_row, below]


def _log_label(table: MushiTable, speech: Speech) -> str:
    return speech.say("log-count", count=len(log_lines(table.sitting)))


def _hints(table: MushiTable) -> list[Element]:
    lang = table.lang
    hints: list[tuple[str | tuple[str, ...], str]] = [
        (("\N{LEFTWARDS ARROW}", "\N{RIGHTWARDS ARROW}"), word("keys-move", lang))
    ]
    waits = table.sitting.waits
    hints.append(("Enter", word("keys-continue" if waits else "keys-play", lang)))
    if len(table.offers) > 1:
        hints.append((("1", "2"), word("keys-take", lang)))
    hints += [("?", word("keys-why", lang)), ("U", word("keys-undo", lang))]
    return keys_hint(*hints)


def _switches(table: MushiTable) -> list[Element]:
    lang = table.lang
    return [
        switch(word("card-marks", lang), "marks", table.marks),
        switch(word("open-hands", lang), "open-hands", table.open_hands),
    ]


def _hand(table: MushiTable, speech: Speech) -> list[Element]:
    """The hand of the seat below: buttons for the one who decides, backs while the screen is passed on."""
    sitting, lang = table.sitting, table.lang
    below = sitting.below
    cards = sitting.shown.hands[below]
    name = (
        speech.say("your-hand") if speech.is_you(below) else speech.say("hand-of", name=speech.names[below])
    )
    if sitting.waits == "pass":
        hidden = speech.say(
            "hand-hidden", name=speech.names[below], cards=text("draw-cards", lang, count=len(cards))
        )
        backs: list[Kid] = [card("back", HAND, key=str(place)) for place in range(len(cards))]
        return hand(backs, count=len(cards) or 1, name=hidden)
    if sitting.watching:
        faces: list[Kid] = [
            h(
                "span",
                card(each.code, HAND, marks=table.marks),
                h("span", each.code, cls="hl-code"),
                cls="hl-cardbutton",
                key=each.code,
            )
            for each in cards
        ]
        return hand(faces, count=len(cards) or 1, name=name)
    refusal, line = _refusal(table, speech)
    place = speech.say("in-hand")
    buttons = card_buttons(
        [
            CardButton(
                each,
                f"choose {each}",
                selected=each is table.shown.selected,
                refusal=refusal,
                about=(place, _would_take(table, speech, each)),
            )
            for each in cards
            if each is not UNKNOWN
        ],
        lang=lang,
        marks=table.marks,
    )
    for each in buttons:
        # By key a card with one outcome is played at once; while something is shown, the key goes on.
        code = str(each["key"])
        each["enter"] = "continue" if sitting.waits else f"play {code}"
    return hand(buttons, count=len(cards) or 1, line=line, name=name)


def _would_take(table: MushiTable, speech: Speech, each: Any) -> str:
    if table.sitting.decider is None or table.round.pending is not None:
        return ""
    return speech.takes_spoken(captures(each, table.round.field, rules=table.round.rules))


def _refusal(table: MushiTable, speech: Speech) -> tuple[Refusal | None, str]:
    """Why no card of the hand can be played now, and the line that says so above it."""
    if not table.hand_refused:
        return None, ""
    hand_first = table.sitting.moment is None and table.round.phase == "HAND_CAPTURE"
    sentence = speech.say("choose-first" if hand_first else "finish-draw")
    return Refusal(sentence, "M22" if hand_first else "M23"), sentence


# -- the rail -----------------------------------------------------------------------------------------------


def _rail(table: MushiTable, speech: Speech) -> list[Kid]:
    sitting, shown = table.sitting, table.shown
    forced = table.held
    made: list[Kid] = []
    if forced is not None:
        made += rail.forced_sections(speech, forced, "hl-only-wide")
        made.append(rail.yaku_section(speech, "hl-only-narrow" if table.tab == "yaku" else "hl-none"))
    elif shown.hint and table.offers:
        made.append(rail.yaku_section(speech, "hl-only-narrow" if table.tab == "yaku" else "hl-none"))
    else:
        made.append(rail.yaku_section(speech, "" if table.tab == "yaku" else "hl-only-wide"))
    made.append(rail.hint_section(table, speech))
    placed = sitting.position.pending or shown.selected
    if table.offers and placed is not None:
        made.append(rail.choices_section(speech, table.offers, placed, table.marks))
    if sitting.decider is not None and any(str(action) == "redeal" for action in sitting.position.actions()):
        made.append(rail.redeal_section(speech))
    made.append(_costs(table))
    cls = "" if table.tab == "log" else "hl-only-wide"
    made.append(rail.log_section(speech, shown, cls, table.study.costs))
    if table.tab == "rules":
        said = speech.status(shown.selected)
        made.append(_rules_tab(table, speech, said))
    return made


def _costs(table: MushiTable) -> Element | None:
    """What one's own moves cost, or the button that asks for it; not before one has moved."""
    if table.sitting.waits == "pass" or table.sitting.watching:
        return None
    words = MushiReviewWords(table)
    hint = bool(table.shown.hint)
    return costs_section(
        table.study, table.costs(), lang=table.lang, name=words.name, side=words.side, label=words.label,
        shown=2 if hint else 4, brief=hint, opened=table.costs_opened,
    )  # fmt: skip


def _rules_tab(table: MushiTable, speech: Speech, said: Said) -> Element:
    rows = rule_list(rules_cited(table, said), table.lang)
    every = button(speech.say("rules-all"), "open rules", icon_name="book", cls="hl-wide-btn")
    return rail_section(
        speech.say("rules-now"), h("div", rows, every, cls="hl-stack"), key="rules", cls="hl-only-narrow"
    )


# -- the end of a round -------------------------------------------------------------------------------------


def _end_left(table: MushiTable, speech: Speech, said: Said) -> list[Kid]:
    score = table.round.score()
    lit, below = table.shown.lit, table.sitting.below
    felts = _felts(table)
    return [
        _status(table, said),
        end.formula(speech, score, lit),
        end.formula_narrow(speech, score, below, lit),
        felts,
        end.formula_narrow(speech, score, 1 - below, lit),
    ]


def _end_rail(table: MushiTable, speech: Speech) -> list[Kid]:
    return [
        end.leftovers_section(speech),
        end.match_section(speech),
        end.next_section(speech, table.sitting.record(), table.can_review),
    ]
