"""What a quiz looks like: a sheet -> nodes."""

from __future__ import annotations

from typing import Any

from hanalab.core.language import text
from hanalab.widgets.figures import feedback, quiz_option
from hanalab.widgets.nodes import Kid, card, h
from hanalab.widgets.parts import (
    Element,
    button,
    foot,
    frame,
    keys_hint,
    language_button,
    rich,
    switch,
    title_bar,
    with_rule,
    word,
)
from hanalab.widgets.quiz_sheet import Exercise, Feedback, Group, Option, Sheet

LETTERS = "abcdefghijklmnop"
#: room for cards in a quiz of full width, in px; and what of a narrow one's width they cannot have
WIDE_ROOM = 672.0
SIDES = 36.0


def page(sheet: Sheet, lang: str, *, room: float, narrow: bool, marks: bool) -> Element:
    """The whole widget."""
    exercise = sheet.exercise
    head = _bar(sheet, lang)
    if exercise is None:
        return frame(head, _summary(sheet, lang))
    found = sheet.feedback(lang)
    body = h(
        "div",
        h("p", rich(exercise.question.text(lang)), cls="hl-question", key="question"),
        _number(sheet, exercise, lang)
        if exercise.kind == "number"
        else _answers(sheet, exercise, found, lang, narrow=narrow),
        _after(sheet, exercise, found, lang),
        key="body",
        cls="hl-pad hl-stack",
        css={"padding": "16px" if narrow else "20px 24px", "gap": "12px"},
    )
    return frame(
        head,
        [
            _felt(sheet, exercise, lang, room=room, narrow=narrow, marks=marks),
            body,
            _foot(exercise, marks, lang),
        ],
    )


def _bar(sheet: Sheet, lang: str) -> Element:
    exercise = sheet.exercise
    place = ""
    count = len(sheet.exercises)
    if exercise is not None and count > 1:
        place = text("quiz-place", lang, place=sheet.place + 1, count=count)
        if sheet.firsts:
            place += " · " + text("quiz-score", lang, right=sheet.right_at_once)
    topic = (exercise or sheet.exercises[-1]).topic.text(lang)
    wide, narrow = ([] if exercise is None else [_rules(lang, bare=bare)] for bare in (False, True))
    return title_bar(
        topic, place, [*wide, language_button(lang)], narrow_buttons=[*narrow, language_button(lang)]
    )


def _rules(lang: str, *, bare: bool) -> Element:
    return button(word("rules", lang), "rules", icon_name="book", bare=bare)


# --- the picture ---------------------------------------------------------------------------------------


def _felt(sheet: Sheet, exercise: Exercise, lang: str, *, room: float, narrow: bool, marks: bool) -> Element:
    w = exercise.card_width(room)
    lit = frozenset(exercise.shows) if sheet.shown else frozenset()
    groups = [
        _group(each, exercise, lit, w, marks, lang, place, exercise.card_gap(len(each.cards), w, room))
        for place, each in enumerate(exercise.picture)
    ]
    return h(
        "div",
        groups,
        key="felt",
        cls="hl-on-felt",
        css={
            "display": "flex", "flex-wrap": "wrap", "gap": "14px 28px",
            "padding": "12px 16px 16px" if narrow else "12px 24px 20px",
            "background": "var(--hl-felt)", "color": "var(--hl-felt-text)",
        },
    )  # fmt: skip


def _group(
    group: Group,
    exercise: Exercise,
    lit: frozenset[Any],
    w: int,
    marks: bool,
    lang: str,
    place: int,
    gap: int,
) -> Element:
    concerned = any(each in lit for each in group.cards)
    shown = [
        h(
            "span",
            _card(each, w, lit if concerned else None, marks and exercise.marks, lang),
            each.code if exercise.codes and each.code != "?" else None,
            key=f"{each.code}-{number}",
            css={
                "display": "flex", "flex-direction": "column", "align-items": "center", "gap": "4px",
                "font-size": "12px", "line-height": "16px", "color": "var(--hl-felt-text-2)",
            },
        )
        for number, each in enumerate(group.cards)
    ]  # fmt: skip
    row = {"display": "flex", "flex-wrap": "wrap", "gap": f"8px {gap}px"}
    cards = h("div", shown, css=row) if shown else None
    lines = [h("p", line.text(lang), css={"overflow-wrap": "anywhere"}) for line in group.lines]
    name = h("b", group.label.text(lang), css={"display": "block", "margin-bottom": "6px"})
    return h("section", name, cards, lines, key=f"group-{place}", css={"min-width": "0"})


def _card(each: Any, w: int, lit: frozenset[Any] | None, marks: bool, lang: str) -> Element:
    if each.code == "?":
        return card("back", w, alt=each.name(lang))
    if lit is None:
        return card(each.code, w, marks=marks, alt=each.name(lang))
    if each in lit:
        return card(each.code, w, marks=marks, ring="target", disc="check", alt=each.name(lang))
    return card(each.code, w, marks=marks, veil="quiet", alt=each.name(lang))


# --- the answers ---------------------------------------------------------------------------------------


def _answers(sheet: Sheet, exercise: Exercise, found: Feedback | None, lang: str, *, narrow: bool) -> Element:
    several = exercise.kind == "several"
    pictured = any(option.card for option in exercise.options)
    options = [
        _option(sheet, option, LETTERS[place], found, several, pictured, lang, narrow=narrow)
        for place, option in enumerate(exercise.options)
    ]
    return h(
        "div",
        options,
        key="answers",
        cls="hl-options",
        role="group" if several else "radiogroup",
        name=exercise.question.text(lang),
        region="answers",
    )


def _option(
    sheet: Sheet,
    option: Option,
    letter: str,
    found: Feedback | None,
    several: bool,
    pictured: bool,
    lang: str,
    *,
    narrow: bool,
) -> Element:
    chosen = option.answer in sheet.ticked
    state, remark = "", ""
    if chosen:
        state = "chosen"
    if found is not None and chosen:
        if found.right:
            state, remark = "right", text("quiz-your-answer-right", lang)
        elif option.answer in found.wrong or not several:
            state = "wrong"
            remark = text("quiz-take-back" if several or narrow else "quiz-your-answer-wrong", lang)
    if sheet.shown and option.right and state != "right":
        state, remark = "right", text("quiz-the-answer", lang)
    return quiz_option(
        f"answer {letter}",
        rich(option.words.text(lang)),
        code=option.card.code if option.card else None,
        state=state,  # type: ignore[arg-type]
        remark=remark,
        several=several,
        picture_room=pictured,
    )


def _number(sheet: Sheet, exercise: Exercise, lang: str) -> Element:
    name = text("quiz-number-field", lang)
    given = sheet.answered[0].replace("-", "\N{MINUS SIGN}") if sheet.answered else ""
    entry = h(
        "input",
        key="number",
        field="number",
        cls="hl-input",
        type="text",
        inputmode="text",
        autocomplete="off",
        maxlength=7,
        name=name,
        placeholder=name,
        value=given,
        css={"width": "160px", "min-height": "40px"},
    )
    check = button(text("quiz-check", lang), submit="number", key="check", kind=_primary(sheet))
    return h("div", entry, check, key="answers", cls="hl-row", region="answers")


def _primary(sheet: Sheet) -> Any:
    return "plain" if sheet.answered is not None else "primary"


# --- what follows --------------------------------------------------------------------------------------


def _after(sheet: Sheet, exercise: Exercise, found: Feedback | None, lang: str) -> list[Kid]:
    if found is None:
        show = button(text("quiz-show", lang), "show", key="show", kind="quiet")
        solution = _solution(exercise, lang) if sheet.shown else None
        if exercise.kind == "several":
            check = button(text("quiz-check", lang), "check", key="check", kind="primary")
            return [
                h("div", check, None if sheet.shown else show, key="do", cls="hl-row", region="do"),
                solution,
            ]
        return [None if sheet.shown else h("div", show, key="do", cls="hl-row", region="do"), solution]
    sentence = h("p", with_rule(rich(found.sentence), found.rule, lang))
    read = button(
        text("quiz-read-rule", lang, rule=found.rule), f"rule {found.rule}", icon_name="book", key="read"
    )
    if found.right:
        go_on = _go_on(sheet, lang)
        return [feedback(found.title, sentence, tone="good", buttons=[*go_on, read])]
    again = button(word("try-again", lang), "again", key="again", kind="primary")
    show = button(text("quiz-show", lang), "show", key="show")
    shown = _solution(exercise, lang) if sheet.shown else None
    buttons = [again, None if sheet.shown else show, read]
    if sheet.shown and not (len(sheet.exercises) == 1 or sheet.is_last):
        buttons.insert(1, button(text("quiz-next", lang), "next", key="next"))
    return [feedback(found.title, sentence, tone="bad", buttons=buttons), shown]


def _go_on(sheet: Sheet, lang: str) -> list[Kid]:
    if len(sheet.exercises) == 1:
        return [button(text("quiz-another", lang), "another", key="another")]
    label = text("quiz-next", lang) if not sheet.is_last else word("continue", lang)
    return [button(label, "next", key="next", kind="primary")]


def _solution(exercise: Exercise, lang: str) -> Element:
    words = h("p", rich(exercise.solution(lang)))
    shown = feedback(text("quiz-solution-title", lang), words, tone="plain")
    shown["key"] = "solution"
    return shown


def _summary(sheet: Sheet, lang: str) -> Element:
    count, right = len(sheet.exercises), sheet.right_at_once
    sentence = text("quiz-done-all" if right == count else "quiz-done-some", lang)
    again = button(text("quiz-again", lang), "restart", key="restart", kind="primary")
    return h(
        "div",
        h("p", text("quiz-done", lang, right=right, count=count), cls="hl-question"),
        h("p", sentence),
        h("div", again, cls="hl-row"),
        key="summary",
        cls="hl-pad hl-stack",
        css={"padding": "20px 24px", "gap": "12px"},
        region="summary",
    )


def _foot(exercise: Exercise, marks: bool, lang: str) -> Element | None:
    keys: list[Element] = []
    pictured = any(group.cards for group in exercise.picture)
    if exercise.kind != "number":
        keys = keys_hint(
            (("↑", "↓"), word("keys-move", lang)),
            (f"1–{len(exercise.options)}", text("quiz-keys-answer", lang)),
        )
    switches = switch(word("card-marks", lang), "marks", marks) if exercise.marks and pictured else None
    return foot(keys, switches) if keys or switches else None
