"""The ladder of a hint: nudge, rule, candidates, the best with what it is worth. Only builds nodes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from hanalab.core.language import text
from hanalab.core.rulebook import rule as rule_of
from hanalab.widgets.hints_model import Study, kind_of
from hanalab.widgets.nodes import Kid, h
from hanalab.widgets.parts import Element, button, pill, rail_section, rich

#: nudge, rule, candidates, best
STEPS: Final = 4
#: from this step on an answer is shown while it grows
GROWING: Final = 3
CANDIDATES: Final = 3


class Ladder(NamedTuple):
    """All that a hint can say: a nudge, the rule to think of, candidates as words, the best as words, its
    value ("" where only the steady bot was asked), the reason, and how all this was found."""

    nudge: str
    rule: str
    candidates: tuple[str, ...]
    best: str
    value: str = ""
    reason: str = ""
    how: str = ""


def ladder_section(
    title: str, ladder: Ladder, step: int, lang: str, *, key: str = "hint", foot: Kid = None
) -> Element:
    """The ladder as far as it has been asked for; the last step is set off. `foot` stands below it."""
    step = min(step, STEPS)
    lines = [
        h(
            "li",
            h("span", str(number), cls="hl-log-turn"),
            h("span", _line(ladder, number, lang), cls="hl-log-words"),
            key=str(number),
            cls="hl-log-line hl-current" if number == step else "hl-log-line",
        )
        for number in range(1, step + 1)
    ]
    more = h("p", text("hint-more", lang), cls="hl-dim", key="more") if step < STEPS else None
    how = h("p", ladder.how, cls="hl-dim", key="how") if step == STEPS and ladder.how else None
    steps = h("div", h("ol", lines, cls="hl-log", key="steps"), role="status", key="ladder")
    return rail_section(title, h("div", steps, how, more, foot, key="hint"), key=key, cls="hl-ladder")


def _line(ladder: Ladder, number: int, lang: str) -> list[Kid]:
    head = h("b", text(f"hint-{('nudge', 'rule', 'candidates', 'best')[number - 1]}", lang))
    match number:
        case 1:
            return [head, " ", *rich(ladder.nudge)]
        case 2:
            return [head, f" {rule_of(ladder.rule).title(lang)} ", pill(ladder.rule, lang)]
        case 3:
            return [head, " ", *rich("; ".join(ladder.candidates))]
    best = f"{ladder.best}, " if ladder.value else ladder.best
    value = h("b", ladder.value, cls="hl-nowrap") if ladder.value else None
    reason = f". {ladder.reason}" if ladder.reason else ""
    return [head, " ", *rich(best), value, *rich(reason)]


def working(study: Study, lang: str, advice: Any, *, busy: str = "hint") -> Element | None:
    """While an answer is being worked out: how far it is, and the button that ends it early."""
    if study.busy != busy:
        return None
    if study.preparing:
        words = text("ask-preparing", lang)
    elif advice is None:
        words = text("ask-thinking", lang)
    else:
        words = text("ask-so-far", lang, worlds=advice.worlds)
    stop = button(text("ask-stop", lang), "ask-stop", key="stop", kind="quiet")
    return h("div", h("span", words, cls="hl-dim"), stop, cls="hl-asking", key="asking", role="status")


def how_words(advice: Any, lang: str) -> str:
    """What an advice rests on, in a few words."""
    match kind_of(advice):
        case "open":
            return text("hint-how-open", lang)
        case "estimate":
            return text("hint-how-open-estimate", lang)
    return text("hint-how", lang, worlds=advice.worlds, unit=advice.unit)


def best_rows(advice: Any) -> tuple[Any, ...]:
    """The whole moves of an advice, best first."""
    rows: Sequence[Any] = advice.moves or advice.rows
    return tuple(rows)


def value_words(advice: Any, row: Any, lang: str) -> str:
    """What a row is worth: "+6.2 ± 0.8", "12.5 ± 0.4 points"."""
    worth: str = row.worth(lang, advice.signed)
    return worth if advice.signed else text("hint-points", lang, worth=worth)


Label = Callable[[Any], str]
