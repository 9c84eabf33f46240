"""The candidates of the hand explorer: cards, words, a bar from zero with its whiskers, the value."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from hanalab.core.language import text
from hanalab.draw.explorer import Scale, scale_of
from hanalab.explore import Advice, Answer, Kitty, Solution
from hanalab.explore.words import with_error
from hanalab.mighty.cards import SIGNS
from hanalab.widgets import explorer_words as words
from hanalab.widgets.explorer_model import Inquiry
from hanalab.widgets.explorer_walk import acts_of, candidates
from hanalab.widgets.mighty_words import sign_of, signs_of
from hanalab.widgets.nodes import Kid, card, h, icon, spoken
from hanalab.widgets.parts import Element, rich

THUMB = 27
MINUS = "\N{MINUS SIGN}"


def rows_of(at: Inquiry, answer: Answer | None) -> tuple[Any, ...]:
    """The rows shown: those of the answer, or the candidates without a value."""
    if isinstance(answer, Kitty):
        return answer.rows
    if isinstance(answer, Advice):
        return answer.moves or answer.rows
    if isinstance(answer, Solution) and answer.rows:
        return answer.rows
    return candidates(at) if at.kind == "rows" else ()


def unit_of(at: Inquiry, answer: Answer | None) -> str:
    """What the values count: round, side, points or score."""
    if isinstance(answer, Advice):
        return answer.unit
    if isinstance(answer, Solution) and at.game == "mighty":
        return "points"
    if at.kind == "kitty":
        return "score"
    return "round" if at.game == "mushi" else "side"


def signed_values(at: Inquiry, answer: Answer | None) -> bool:
    """Whether the values have a sign."""
    return unit_of(at, answer) not in ("side", "points")


def candidates_table(at: Inquiry, answer: Answer | None, lang: str) -> Element:
    """All candidates, best first, on one scale."""
    rows = rows_of(at, answer)
    valued = isinstance(answer, Advice | Solution | Kitty)
    scale = scale_of(rows if valued else ())
    each = [_row(at, answer, row, place, valued, scale, lang) for place, row in enumerate(rows)]
    key = "explorer-kitty-rows" if at.kind == "kitty" else "explorer-rows"
    group = h(
        "div", each, key="rows", cls="hl-xrows", region="rows", role="group", name=text(key, lang),
        css={"--x-zero": f"{100 * scale.at(0):.2f}%"},
    )  # fmt: skip
    return h(
        "div",
        group,
        axis(scale, unit_of(at, answer), signed_values(at, answer), lang) if valued else None,
        key="candidates",
        cls="hl-xtable" + ("" if valued else " hl-xunvalued") + (" hl-xplans" if at.kind == "kitty" else ""),
    )


def _row(
    at: Inquiry, answer: Answer | None, row: Any, place: int, valued: bool, scale: Scale, lang: str
) -> Element:
    best = valued and place == 0
    exact = words.is_exact(answer)
    if at.kind == "kitty":
        label, told = plan_words(row, lang)
        cards: Kid = [card(c.code, THUMB, key=c.code) for c in row.discards]
    else:
        label, told = row.label(lang), words.detail(at, row, lang)
        cards = _cards(at, row)
    value = with_error(row.mean, row.error, lang, signed_values(at, answer)) if valued else "…"
    behind = words.distance(row, best, exact, lang) if valued else ""
    name = spoken(
        label,
        told,
        value if valued else text("explorer-waits", lang),
        behind,
        text("explorer-row-walk", lang),
    )
    acts = acts_of(row)
    return h(
        "button",
        h("span", cards, cls="hl-xcards hl-only-wide", hidden_from_speech=True, key="cards"),
        h("span", h("b", rich(label)), h("span", rich(told), cls="hl-dim"), cls="hl-xwords", key="words"),
        h(
            "span",
            bar(row, scale, best) if valued else None,
            cls="hl-xbar",
            hidden_from_speech=True,
            key="bar",
        ),
        h("span", h("b", value), h("span", behind, cls="hl-dim"), cls="hl-xvalue", key="value"),
        act="walk " + "; ".join(acts),
        key="; ".join(acts),
        cls="hl-xrow hl-xbest" if best else "hl-xrow",
        name=name,
        type="button",
    )


def _cards(at: Inquiry, row: Any) -> list[Kid]:
    known: Any = at.known
    played = getattr(row.action, "card", None) or getattr(known, "pending", None)
    made: list[Kid] = [card(played.code, THUMB, key="card")] if played is not None else []
    if row.takes:
        made.append(icon("right"))
        piled = "hl-xpile" if len(row.takes) > 2 else ""
        made.append(h("span", [card(c.code, THUMB, key=c.code) for c in row.takes], cls=f"hl-xtakes {piled}"))
    return made


def plan_words(plan: Any, lang: str) -> tuple[str, str]:
    """A plan for the kitty: what is laid away, and with what trump, friend and call."""
    friend = plan.friend.card
    values = {
        "trump": SIGNS[plan.bid.trump],
        "friend": plan.friend.name(lang) if friend is None else _called(friend, lang),
        "call": "" if plan.joker_call is None else sign_of(plan.joker_call, lang),
    }
    key = "explorer-plan" if plan.joker_call is None else "explorer-plan-call"
    away = f"{text('explorer-kitty-away', lang)} {signs_of(plan.discards, lang)}"
    return away, text(key, lang, **values)


def _called(card: Any, lang: str) -> str:
    return text("explorer-plan-friend", lang, card=sign_of(card, lang))


def bar(row: Any, scale: Scale, best: bool = False) -> list[Kid]:
    """A bar from zero to the mean, and the whisker over it."""
    zero, end = scale.at(0), scale.at(row.mean)
    made: list[Kid] = [
        h("span", cls="hl-xfill", key="fill",
          css={"left": f"{100 * min(zero, end):.2f}%", "width": f"{100 * abs(end - zero):.2f}%"})
    ]  # fmt: skip
    if row.error > 0 and math.isfinite(row.error):
        low, high = scale.at(row.mean - 2 * row.error), scale.at(row.mean + 2 * row.error)
        made.append(
            h("span", cls="hl-xwhisker", key="whisker",
              css={"left": f"{100 * low:.2f}%", "width": f"{100 * (high - low):.2f}%"})
        )  # fmt: skip
    return made


def axis(scale: Scale, unit: str, signed: bool, lang: str) -> Element:
    """The scale under the bars, with what it counts."""
    ticks = [
        h("span", tick_words(tick, lang, signed), css={"left": f"{100 * scale.at(tick):.2f}%"}, key=str(tick))
        for tick in scale.ticks
    ]
    return h(
        "div",
        h("span", text(f"explorer-unit-{unit}", lang), cls="hl-xunit"),
        h("span", ticks, cls="hl-xticks"),
        cls="hl-xaxis hl-dim",
        key="axis",
        hidden_from_speech=True,
    )


def tick_words(tick: float, lang: str, signed: bool = True) -> str:
    """A number of the scale, with a plus on gains where the values have one.

    >>> tick_words(-2.5, "es"), tick_words(5, "en")
    ('−2,5', '+5')
    """
    written = f"{abs(tick):g}".replace(".", "," if lang == "es" else ".")
    if tick < 0:
        return f"{MINUS}{written}"
    return f"+{written}" if tick > 0 and signed else written


def best_cards(at: Inquiry, answer: Answer | None) -> Sequence[Any]:
    """The cards of the hand that the best candidate uses."""
    rows = rows_of(at, answer) if answer is not None else ()
    if not rows:
        return ()
    best = rows[0]
    if isinstance(answer, Kitty):
        away: Sequence[Any] = best.discards
        return away
    played = getattr(best.action, "card", None)
    return () if played is None else (played,)
