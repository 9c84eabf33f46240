"""A list of rules to read, each a button that opens its rule."""

from __future__ import annotations

from collections.abc import Iterable

from hanalab.core.language import text
from hanalab.core.rulebook import rule
from hanalab.core.ruleset import RuleSet, option_reason
from hanalab.widgets.nodes import h, spoken
from hanalab.widgets.overlays import popover
from hanalab.widgets.parts import Element, with_rule, word


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


def rule_set(rules: RuleSet, lang: str) -> list[Element]:
    """The rule set by its name, and in words each rule in which it is not the source's."""
    name = str(rules).split()[0]
    which = h("p", text("table-rules-set", lang, rules=name), key="set")
    changes = [
        h(
            "li",
            with_rule(option_reason(key, change.other).text(lang), change.rule, lang),
            key=key,
        )
        for key, change in type(rules).preset("seed").differences(rules).items()
    ]
    if not changes:
        return [which]
    house = h("p", text("table-rules-house", lang), cls="hl-dim", key="house")
    return [which, house, h("ul", changes, cls="hl-defects", key="changes")]


def rules_popover(numbers: Iterable[str], lang: str) -> Element:
    """The same over the widget; its act of closing is "rules"."""
    title = word("rules", lang)
    return popover(title, rule_list(numbers, lang), dismiss="rules", lang=lang, name=title, key="rules")
