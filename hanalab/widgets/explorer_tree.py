"""The whole tree of the hand explorer, exploring or setting up."""

from __future__ import annotations

from typing import Any

from hanalab.core.language import text
from hanalab.core.reason import reason
from hanalab.core.ruleset import option_reason
from hanalab.explore import Answer, Comparison
from hanalab.explore.words import capital
from hanalab.widgets import explorer_rail, explorer_setup, explorer_sides, explorer_view, explorer_words
from hanalab.widgets.explorer_ask import Change
from hanalab.widgets.explorer_draft import Draft
from hanalab.widgets.explorer_model import Inquiry
from hanalab.widgets.explorer_rail import Look, State
from hanalab.widgets.history import History
from hanalab.widgets.nodes import Kid, note_slot, root
from hanalab.widgets.overlays import more_menu
from hanalab.widgets.parts import (
    Element,
    Said,
    bared,
    button,
    frame,
    language_button,
    status_bar,
    title_bar,
    word,
    worded,
)
from hanalab.widgets.table_popovers import paste_popover


def explorer_tree(
    history: History[Inquiry],
    look: Look,
    answer: Answer | None,
    state: State,
    *,
    asked: bool,
    more: bool,
    lang: str,
) -> dict[str, Any]:
    """Exploring: the hand, the bar, the candidates; or two answers side by side."""
    at = history.now
    if look.sides is not None:
        now, left = _sides(look, answer if isinstance(answer, Comparison) else None, state, lang)
    else:
        now = _exchange_said(at, look, lang) or explorer_words.said(at, answer, state, lang)
        left = explorer_view.body(at, look, answer, lang)
    back = (
        button(text("explorer-sides-back", lang), "sides-close", icon_name="undo", kind="primary")
        if look.sides is not None
        else None
    )
    column = [
        explorer_view.hand_strip(at, look, answer if look.sides is None else None, lang),
        status_bar(now.bold, now.rest, now.rules, now.tone, action=back, lang=lang),
        note_slot(),
        *left,
        explorer_rail.what_if(at, look, answer, lang),
        explorer_view.explorer_foot(at, lang),
    ]
    body = frame(
        _title(history, look, answer, explorer_words.place(at, lang), more, lang),
        column,
        explorer_rail.rail(at, look, answer, state, asked, lang),
        cls="hl-explorer",
        rail_name=text("explorer-estimate", lang),
    )
    keys = {"u": "undo", "Shift+u": "redo", "a": "ask", "s": "setup"}
    home = "bids" if at.kind == "bids" else explorer_view.CHOICES
    name = text("explorer-title", lang)
    return root(body, _popover(look, lang), keys=keys, name=name, status=now.bold, home=home)


def _exchange_said(at: Inquiry, look: Look, lang: str) -> Said | None:
    """What to press while a card is being exchanged."""
    if look.what != "exchange":
        return None
    if not look.out:
        return Said(text("explorer-exchange", lang), text("explorer-exchange-out", lang))
    gone = explorer_words.sign(at, look.out, lang)
    return Said(text("explorer-exchange", lang), text("explorer-exchange-in", lang, card=gone))


def _sides(look: Look, answer: Comparison | None, state: State, lang: str) -> tuple[Said, list[Kid]]:
    pair: tuple[Inquiry, Inquiry] = look.sides  # type: ignore[assignment]
    if answer is not None:
        now = Said(*explorer_words.pieces(answer.sentence(lang)))
    else:
        now = explorer_words.said(pair[1], None, state, lang)
    labels = _labels(pair, look.change or Change("branch"), lang)
    return now, [explorer_sides.sides(pair, labels, answer, lang)]


def _labels(pair: tuple[Inquiry, Inquiry], change: Change, lang: str) -> tuple[str, str]:
    first = text("explorer-side-first", lang)
    if change.kind == "exchange":
        out, into = (explorer_words.sign(pair[0], code, lang) for code in change.values)
        return first, text("explorer-side-exchange", lang, out=out, into=into)
    if change.kind == "rule":
        key, value = change.values
        before = option_reason(key, getattr(pair[0].rules, key)).text(lang)
        return capital(before), capital(option_reason(key, value).text(lang))
    return explorer_rail.branch_words(pair[0], lang), explorer_rail.branch_words(pair[1], lang)


def setup_tree(
    setup: History[Draft], look: Look, *, can_cancel: bool, more: bool, lang: str
) -> dict[str, Any]:
    """Setting up: the places, the bar, the deck, and what is wrong."""
    draft = setup.now
    now = explorer_setup.said(draft, lang)
    place = text(
        "explorer-about",
        lang,
        game=explorer_words.game_name(draft.game, lang),
        look=text("explorer-look-setup", lang),
    )
    column = [
        explorer_setup.places(draft, lang),
        status_bar(now.bold, now.rest, now.rules, now.tone, lang=lang),
        note_slot(),
        explorer_setup.deck(draft, lang),
        explorer_setup.setup_foot(lang),
    ]
    undo, redo = _undo_redo(bool(setup.before), bool(setup.after), lang)
    copy = _copy(draft.text(), lang)
    cancel = button(text("explorer-setup-cancel", lang), "cancel", key="cancel-top") if can_cancel else None
    bar = title_bar(
        text("explorer-title", lang),
        place,
        [undo, redo, cancel, copy, language_button(lang)],
        narrow_buttons=[
            bared(undo),
            more_menu([worded(redo, word("redo", lang)), cancel, copy, language_button(lang)], more, lang),
        ],
    )
    body = frame(
        bar,
        column,
        explorer_setup.rail(draft, lang),
        cls="hl-explorer hl-xsetup",
        rail_name=text("explorer-setup-choices", lang),
    )
    keys = {"u": "undo", "Shift+u": "redo"}
    return root(body, _popover(look, lang), keys=keys, name=text("explorer-title", lang), home="deck")


# --- bars and popovers -------------------------------------------------------------------------------------


def _title(
    history: History[Inquiry], look: Look, answer: Answer | None, place: str, more: bool, lang: str
) -> Element:
    back = bool(history.before) or look.sides is not None
    undo, redo = _undo_redo(back, bool(history.after), lang)
    setup = button(text("explorer-set-up", lang), "setup", icon_name="hand")
    copy = _copy(str(history.now.known), lang)
    table = explorer_rail.table_button(answer, lang)
    paste = button(text("explorer-paste", lang), "open paste", icon_name="paste")
    return title_bar(
        text("explorer-title", lang),
        place,
        [
            undo,
            redo,
            setup,
            copy,
            None if explorer_rail.table_below(history.now) else table,
            language_button(lang),
        ],
        narrow_buttons=[
            bared(undo),
            more_menu(
                [worded(redo, word("redo", lang)), setup, copy, table, paste, language_button(lang)],
                more,
                lang,
            ),
        ],
    )


def _copy(position: str, lang: str) -> Element:
    """Copy the text of the position; where the words are long, the button says only "copy"."""
    name = word("copy-position", lang)
    shown = name if lang == "en" else word("copy", lang)
    return button(shown, copy=position, icon_name="copy", key="copy", name=name)


def _undo_redo(back: bool, forth: bool, lang: str) -> tuple[Element, Element]:
    undo = button(
        word("undo", lang),
        "undo",
        icon_name="undo",
        refused=not back,
        why=None if back else reason("table-nothing-to-undo").text(lang),
    )
    redo = button(
        word("redo", lang),
        "redo",
        icon_name="redo",
        bare=True,
        refused=not forth,
        why=None if forth else reason("table-nothing-to-redo").text(lang),
    )
    return undo, redo


def _popover(look: Look, lang: str) -> Element | None:
    if look.popover != "paste":
        return None
    return paste_popover(
        text("explorer-paste-field", lang), text("explorer-paste-how", lang), look.errors, lang,
        text("explorer-paste", lang),
    )  # fmt: skip
