"""How a review looks, for either game: bar, curve, the turn looked at, costs, sums. Only builds nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hanalab.core.language import text
from hanalab.draw.review import review_scene, review_still
from hanalab.draw.scene import Form, Scene
from hanalab.draw.svg import svg
from hanalab.widgets.costs import cost_words, costs_section
from hanalab.widgets.hints import Ladder, ladder_section
from hanalab.widgets.nodes import Kid, h, root
from hanalab.widgets.overlays import more_menu
from hanalab.widgets.parts import (
    Element,
    bared,
    button,
    frame,
    language_button,
    status_bar,
    title_bar,
    word,
)

if TYPE_CHECKING:
    from hanalab.widgets.review_acts import ReviewActs
    from hanalab.widgets.review_words import ReviewWords


def scene(table: Any, words: ReviewWords, form: str) -> Scene:
    """The curve with the turn looked at, for one form of the table."""
    theme = "dark" if table.dark else "light"
    shape: Any = "narrow" if form == "narrow" else "wide"
    return review_scene(words.curve(), words.detail(), theme=theme, form=shape, lang=words.lang)


def still(words: ReviewWords, theme: str = "light", form: Form = "wide") -> str:
    """The picture for a saved notebook."""
    said = words.status()
    status = (said.bold, said.rest, said.rules[0] if said.rules else "")
    scene = review_still(
        words.curve(False), words.detail(), status, theme=theme, form=form, lang=words.lang
    )
    return svg(scene)


def words_of(table: ReviewActs, words: ReviewWords, title: str) -> str:
    """The review in plain words: what it says, the values, what each choice of one's own cost, the sum."""
    said, curve, detail = words.status(), words.curve(False), words.detail()
    rules = f" ({', '.join(said.rules)})" if said.rules else ""
    lines = [title, f"{said.bold}. {said.rest}{rules}".strip(), f"{curve.title}:"]
    lines += [
        words.say("text-turn", number=turn.number, parts=words.parts(turn)) for turn in words.review.turns
    ]
    if detail is not None:
        lines.append(f"{detail.bold} {detail.rest}".strip())
    for decision, cost in table.costs():
        if cost is not None:
            told = cost_words(cost, words.lang, words.label)
            lines.append(
                words.say("text-cost", number=decision.number, name=words.name(decision.seat), cost=told)
            )
    lines += [f"{label}: {value}" for label, value in words.sums()]
    lines.append(words.how())
    return "\n".join(lines)


def tree(
    table: Any,
    words: ReviewWords,
    *,
    title: str,
    place: str,
    felts: Kid,
    ladder: Ladder | None,
    popover: Kid,
    cls: str,
    next_: Kid = None,
) -> dict[str, Any]:
    """The whole widget while the review is on show."""
    said = words.status()
    status = status_bar(
        said.bold, said.rest, said.rules, said.tone, action=_action(table, words), lang=words.lang
    )
    room = h("div", key="room", cls="hl-on-felt hl-grow")
    press = h("span", text("review-press", table.lang), " ", cls="hl-only-wide", key="press")
    foot = h("p", press, words.how(), cls="hl-dim hl-review-foot", key="foot")
    left = [status, felts, room, _steps(table, words), foot, _sums(words)]
    body = frame(
        _title(table, title, place), left, _rail(table, words, ladder, next_), rail_name=title,
        cls=f"hl-review {cls}",
    )  # fmt: skip
    return root(
        body,
        popover,
        keys={"Shift+ArrowLeft": "turn back", "Shift+ArrowRight": "turn next"},
        escape="review-close",
        name=words.say("name"),
    )


def _title(table: Any, title: str, place: str) -> Element:
    lang = table.lang
    back = button(text("review-back", lang), "review-close", icon_name="left")
    show = button(text("review-show", lang), "show-position", icon_name="eye", refused=False)
    copy = button(
        word("copy", lang), icon_name="copy", copy=str(table.sitting.position), key="copy",
        name=word("copy-position", lang),
    )  # fmt: skip
    book = button(word("rules", lang), "open rules", icon_name="book")
    wide = [back, show if table.looked_at is not None else None, copy, book, language_button(lang)]
    narrow = [
        bared(back),
        more_menu([show if table.looked_at is not None else None, copy, book, language_button(lang)],
                  table.more_open, lang),
    ]  # fmt: skip
    return title_bar(title, place, wide, narrow_place=place, narrow_buttons=narrow)


def _action(table: ReviewActs, words: ReviewWords) -> Element | None:
    """Stop while the curve grows, Go on once it was stopped."""
    study, lang = table.study, words.lang
    if words.review.done:
        return None
    if study.halted:
        return button(text("ask-on", lang), "ask-on", icon_name="play")
    return button(text("ask-stop", lang), "ask-stop", key="ask-stop") if study.busy == "review" else None


def _steps(table: ReviewActs, words: ReviewWords) -> Element:
    """Two buttons to step on a narrow screen, where points are small."""
    here = table.looked_at
    numbers = [turn.number for turn in words.review.turns]
    place = numbers.index(here.number) if here is not None and here.number in numbers else len(numbers)
    each = []
    for act, to, icon_name in (("turn back", place - 1, "left"), ("turn next", place + 1, "right")):
        if 0 <= to < len(numbers):
            label = text(f"review-{words.GAME}-go", words.lang, number=numbers[to])
            each.append(button(label, act, icon_name=icon_name, key=act))
    return h("div", each, cls="hl-only-narrow hl-review-steps", key="steps", region="steps")


def _sums(words: ReviewWords) -> Element | None:
    """What made the result, as a sum in boxes."""
    sums = words.sums()
    if not sums:
        return None
    boxes: list[Kid] = []
    for place, (label, value) in enumerate(sums):
        last = place == len(sums) - 1
        if place:
            boxes.append(h("span", "=" if last else "+", cls="hl-op", key=f"op-{place}"))
        cls = "hl-sum-cell hl-stake" if last else "hl-sum-cell"
        boxes.append(h("span", h("b", value), h("span", label), cls=cls, key=f"term-{place}"))
    said = ", ".join(f"{label} {value}" for label, value in sums)
    title = text(f"review-{words.GAME}-sum", words.lang)
    row = h("div", boxes, cls="hl-sum-row", role="img", name=f"{title}: {said}", key="row")
    return h("div", h("h4", title, cls="hl-heading"), row, cls="hl-sum-box hl-on-panel", key="sums")


def _rail(table: ReviewActs, words: ReviewWords, ladder: Ladder | None, next_: Kid) -> list[Kid]:
    lang = words.lang
    here = table.looked_at
    made: list[Kid] = []
    if ladder is not None and here is not None:
        title = text(f"review-{words.GAME}-hint", lang, number=here.number)
        made.append(ladder_section(title, ladder, 4, lang, key="hint"))
    costs = costs_section(
        table.study,
        table.costs(),
        lang=lang,
        name=words.name,
        side=words.side,
        label=words.label,
        current=None if here is None else here.number,
        act="turn" if words.review.done else "",
        opener=False,
        shown=8 if ladder is None else 4,
    )
    made.append(costs)
    made.append(next_)
    return made
