"""A list of rules to read, each a button that opens its rule."""

from __future__ import annotations

from collections.abc import Iterable

from hanalab.core.rulebook import rule
from hanalab.widgets.nodes import h, spoken
from hanalab.widgets.overlays import popover
from hanalab.widgets.parts import Element, word


def rule_list(numbers: Iterable[str], lang: str) -> Element:
    """The rules with their titles, in the given order."""
    lines = []
    for number in numbers:
        title = rule(number).title(lang)
        lines.append(
            h(
                "button",
                h("span", number, cls="hl-rule hl-rule-plain"),
                h("span", title),
                act=f"rule {number}",
                key=number,
                cls="hl-rule-line",
                name=spoken(number, title),
                type="button",
            )
        )
    return h("div", lines, cls="hl-rule-list", key="rule-list", region="rule-list")


def rules_popover(numbers: Iterable[str], lang: str) -> Element:
    """The same over the widget; its act of closing is "rules"."""
    title = word("rules", lang)
    return popover(title, rule_list(numbers, lang), dismiss="rules", lang=lang, name=title, key="rules")
