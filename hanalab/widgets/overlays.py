"""What lies over a widget: menus, popovers, the rule being read, messages."""

from __future__ import annotations

import unicodedata
from importlib import import_module
from typing import Final

from hanalab.widgets.nodes import Kid, h, icon, spoken
from hanalab.widgets.parts import Element, button, word

#: of a sentence that quotes what a person gave, so many characters are shown
LONGEST: Final = 240


def more_menu(buttons: Kid, open_: bool, lang: str) -> Element:
    """The button "More" with its menu; `HanaWidget.more_open` says whether it is open."""
    opener = h(
        "button",
        icon("more"),
        act="more",
        cls="hl-btn hl-plain hl-bare",
        name=word("more", lang),
        type="button",
        expanded=open_,
        key="more",
    )
    menu = (
        h("div", buttons, cls="hl-menu", key="menu", dismiss="more-close", region="more") if open_ else None
    )
    return h("span", opener, menu, cls="hl-more", key="more-box")


def popover(title: Kid, *kids: Kid, dismiss: str, lang: str, name: str, key: str = "popover") -> Element:
    """A box over the widget: Esc, a press outside or its own button closes it with the act `dismiss`."""
    close = button(word("close", lang), dismiss, icon_name="close", bare=True, key="close")
    return h(
        "div",
        h("div", h("h4", title, cls="hl-popover-title"), close, cls="hl-popover-head"),
        h("div", *kids, cls="hl-popover-body", tabindex=0, key="body"),
        key=key,
        cls="hl-popover hl-on-panel",
        role="dialog",
        name=name,
        dismiss=dismiss,
        region=key,
    )


def rule_popover(number: str, lang: str) -> Element:
    """A rule to read: title, text, sources, and where the sources disagree."""
    try:
        rule = import_module("hanalab.core.rulebook").rule(number)
    except (LookupError, ValueError, ImportError):
        body: list[Kid] = [h("p", word("rule-unknown", lang, number=number))]
        title = number
    else:
        title = rule.title(lang)
        body = [
            h("p", rule.text(lang)),
            [
                h("p", h("b", dispute.title(lang)), " ", dispute.text(lang), cls="hl-dispute")
                for dispute in rule.disputes
            ],
            [h("p", note, cls="hl-dim") for note in rule.notes(lang)],
        ]
    head = [h("span", number, cls="hl-rule hl-rule-plain"), " ", title]
    return popover(
        head, *body, dismiss="rule-close", lang=lang, name=spoken(number, title), key="rule-popover"
    )


def readable(said: str, longest: int = LONGEST) -> str:
    """A sentence that quotes what a person gave: of a very long one the beginning, and no invisible signs.

    >>> readable("\u202e01Y")
    '\N{REPLACEMENT CHARACTER}01Y'
    """
    short = said if len(said) <= longest else f"{said[:longest]} …"
    hidden = ("Cc", "Cf", "Cn", "Co", "Cs")
    return "".join(
        "\N{REPLACEMENT CHARACTER}" if unicodedata.category(sign) in hidden and sign != "\n" else sign
        for sign in short
    )


def notice(sentence: str, lang: str) -> Element:
    """An error the user can put right: its sentence."""
    close = button(word("close", lang), "message-close", icon_name="close", bare=True, key="close")
    return h(
        "div",
        icon("barred"),
        h("p", readable(sentence, 4 * LONGEST)),
        close,
        cls="hl-message",
        key="notice",
        role="alert",
        region="notice",
    )


def problem(details: str, lang: str) -> Element:
    """An error that is ours: a short message, the traceback on demand."""
    close = button(word("close", lang), "message-close", icon_name="close", bare=True, key="close")
    more = h("details", h("summary", word("show-details", lang)), h("pre", details), key="details")
    body = h("div", h("p", word("problem", lang)), more)
    return h(
        "div",
        icon("barred"),
        body,
        close,
        cls="hl-message hl-problem",
        key="problem",
        role="alert",
        region="problem",
    )
