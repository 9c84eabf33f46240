"""How the Lightning lab looks: felt, bar, deck and rail built from a trial."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from hanalab.core.language import text
from hanalab.core.reason import reason
from hanalab.draw import Scene
from hanalab.draw.lab import Verdict, lab_still, with_taken
from hanalab.draw.mushi import lightning_scene
from hanalab.draw.svg import svg
from hanalab.mushi import DECK, LIGHTNING, MONTHS, Card
from hanalab.widgets.lab_model import SOURCES, Trial
from hanalab.widgets.lab_words import Answer, answers, codes, end_notes, fate_intro, fate_line, said
from hanalab.widgets.nodes import Kid, card, felt, h, hot, icon, spoken
from hanalab.widgets.parts import (
    Element,
    button,
    foot,
    keys_hint,
    note,
    rail_section,
    segmented,
    status_bar,
    switch,
    with_rule,
    word,
)
from hanalab.widgets.picker import Refusal, spoken_card

Mode = Literal["put", "draw", "play"]
MODES: tuple[Mode, ...] = ("put", "draw", "play")


# --- the picture ---------------------------------------------------------------------------------------


def scene(at: Trial, lang: str, *, theme: str = "light", narrow: bool = False, marks: bool = False) -> Scene:
    """The card that comes and the field, with what may be taken ringed."""
    form: Literal["wide", "narrow"] = "narrow" if narrow else "wide"
    slot = _slot(at, lang)
    if at.done:
        made = lightning_scene(
            at.after, card=at.placed if at.choice else None, source=slot, quiet=False, marks=marks,
            theme=theme, form=form, lang=lang,
        )  # fmt: skip
        return with_taken(made, [one.code for one in at.choice], narrow)
    targets = at.targets
    whys = {one.code: why for one in at.table if at.placed is not None and (why := at.why(one))}
    return lightning_scene(
        at.table,
        card=at.placed,
        source=slot,
        targets={one.code: f"choose {one.code}" for one in targets},
        chosen=[one.code for one in at.choice] if len(at.captures.options) > 1 else (),
        refused=list(whys),
        whys=whys,
        marks=marks,
        theme=theme,
        form=form,
        lang=lang,
    )


def _slot(at: Trial, lang: str) -> str:
    """The words over the card at the left."""
    if at.done and at.choice:
        return text("lab-slot-taken", lang)
    if at.source != "deal":
        return text(f"lab-slot-{at.source}", lang)
    if at.placed is None or at.done:
        return text("lab-slot-none", lang)
    return text("lab-slot-played" if at.by_hand else "lab-slot-drawn", lang)


def felt_node(at: Trial, lang: str, *, theme: str, narrow: bool, marks: bool) -> Element:
    """The picture with a button over each card that can be chosen or says why not."""
    made = scene(at, lang, theme=theme, narrow=narrow, marks=marks)
    shown = at.after if at.done else at.table
    hots = []
    for one, place in zip(shown, made.hots, strict=True):
        if not place.act and not place.why:
            continue
        said_name = spoken(place.name, place.why, place.rule and word("picker-rule", lang, rule=place.rule))
        hots.append(
            hot(
                place.act or f"why {one.code}", place.x, place.y, place.w, place.h, said_name,
                why=place.why or None, rule=place.rule or None, refused=place.refused, key=one.code,
                pressed=one in at.choice if place.act else None,
            )
        )  # fmt: skip
    name = f"{made.title}. {made.description}"
    return felt(made.width, made.height, hots, svg=svg(made), name=name, cls="hl-lab-felt")


def still(at: Trial, lang: str) -> str:
    """The picture kept in a saved notebook."""
    now = said(at, lang)
    found = [] if at.done else answers(at, lang)
    verdicts = [
        Verdict(tuple(one.code for one in each.cards), each.yes, _still_words(each, lang)) for each in found
    ]
    return svg(lab_still(scene(at, lang), now.bold, now.rest, now.rules, verdicts, end_notes(at, lang)))


def _still_words(each: Answer, lang: str) -> str:
    words = f"{text('lab-yes' if each.yes else 'lab-no', lang)}: {each.words}"
    return f"{words.removesuffix('.')} ({each.rule})" if each.rule else words


# --- bars ----------------------------------------------------------------------------------------------


def source_bar(at: Trial, lang: str) -> list[Kid]:
    """Where the Lightning comes from, and what a pile of three is (or whether the drawn card is the last)."""
    sources = [(f"source {name}", text(f"lab-comes-{name}", lang)) for name in SOURCES]
    kids: list[Kid] = [
        segmented(text("lab-comes", lang), sources, f"source {at.source}", show_label=True, key="sources"),
        h("span", cls="hl-push"),
    ]
    if at.source == "deal":
        if not at.by_hand:
            kids.append(switch(text("lab-last-card", lang), "last", at.last))
        return kids
    piles = [(f"pile {name}", text(f"lab-pile-{name}", lang)) for name in ("single", "stack")]
    current = f"pile {at.rules.lightning_stack}"
    kids.append(segmented(text("lab-pile", lang), piles, current, show_label=True, key="piles"))
    return kids


def bar(at: Trial, lang: str) -> Element:
    """The bar between field and deck."""
    now = said(at, lang)
    tone: Literal["turn", "wait"] = "wait" if at.doubts else "turn"
    return status_bar(now.bold, now.rest, now.rules, tone, lang=lang)


# --- the deck ------------------------------------------------------------------------------------------


def deck(at: Trial, mode: Mode, lang: str, *, marks: bool) -> Element:
    """All 40 cards: a press puts one on the field or takes it away, or lets it come."""
    now = at.settled
    kind: Mode = mode if now.source == "deal" else "put"
    cells = [_month(now, month, kind, lang, marks) for month in MONTHS]
    grid = h(
        "div", cells, cls="hl-deck", key="deck", region="deck", role="group", name=text("lab-deck", lang)
    )  # fmt: skip
    return h("div", _deck_head(now, kind, lang), grid, cls="hl-hand hl-on-felt2", key="hand")


def _deck_head(now: Trial, mode: Mode, lang: str) -> Element:
    how = text(f"lab-{mode}-how", lang)
    count = text("lab-on-field", lang, count=len(now.table))
    words: Kid
    if now.source == "deal":
        options = [(f"mode {name}", text(f"lab-mode-{name}", lang)) for name in MODES]
        words = [
            segmented(text("lab-press", lang), options, f"mode {mode}", key="modes"),
            h("span", how, " ", count),
        ]
    else:
        words = h("span", h("b", text("lab-put", lang)), " ", how, " ", count)
    clear = button(
        word("clear", lang),
        "clear",
        kind="quiet",
        icon_name="clear",
        name=text("lab-clear", lang),
        refused=not now.field and now.arriving is None,
    )
    return h(
        "div", words, h("span", cls="hl-push"), clear, cls="hl-deck-head", key="head", region="deck-head"
    )


def _month(now: Trial, month: int, mode: Mode, lang: str, marks: bool) -> Element:
    cells = [_cell(now, one, mode, lang, marks) for one in DECK if one.month == month]
    return h("div", cells, cls="hl-month", key=str(month))


def _cell(now: Trial, one: Card, mode: Mode, lang: str, marks: bool) -> Element:
    here, comes = one in now.field, one is now.arriving
    refusal = None
    if one.is_lightning:
        why = reason(f"lab-lightning-{now.source}", "M35" if now.source == "deal" else "M26")
        refusal = Refusal(why.text(lang), why.rule)
    about = []
    if here or (one.is_lightning and now.source == "deal"):
        about.append(text("lab-said-field", lang))
    if comes:
        about.append(text("lab-said-played" if now.by_hand else "lab-said-drawn", lang))
    face = card(
        one.code,
        "var(--hl-deck-w)",
        marks=marks,
        ring="selected" if here else "drawn" if comes else None,
        disc="check" if here else None,
        veil="quiet" if refusal else None,
    )
    return h(
        "button",
        face,
        act=f"{mode} {one.code}",
        key=one.code,
        cls="hl-cardbutton",
        pressed=comes if mode != "put" else here,
        refused=refusal is not None,
        why=refusal.sentence if refusal else None,
        rule=refusal.rule if refusal else None,
        name=spoken_card(one, lang, *about, refusal=refusal),
        type="button",
    )


# --- the rail ------------------------------------------------------------------------------------------


def rail(at: Trial, lang: str) -> list[Kid]:
    """Yes or no card by card, what is left over, and the button that does it."""
    found = _pile(at, lang) if at.done else _answers(at, lang)
    buttons = _do_buttons(at, lang)
    do = (
        rail_section("", h("div", buttons, cls="hl-stack"), key="do", cls="hl-only-wide") if buttons else None
    )
    return [_doubts(at, lang), found, _fates(at, lang), do]


def _doubts(at: Trial, lang: str) -> Element | None:
    if not at.doubts or at.done:
        return None
    notes = [h("p", with_rule(why.text(lang), why.rule, lang), key=why.code) for why in at.doubts]
    return rail_section(text("lab-unreal", lang), note(notes, key="doubts"), key="unreal")


def _answers(at: Trial, lang: str) -> Element:
    title = text("lab-may-it", lang)
    if at.source == "deal":
        title = text("lab-may-card" if at.placed else "lab-who-may", lang, card=at.placed or "")
    found = answers(at, lang)
    if not found:
        return rail_section(title, h("p", text("lab-nothing-here", lang), cls="hl-dim"), key="answers")
    choose = len(at.captures.options) > 1
    rows = [_answer(at, each, choose, lang) for each in found]
    return rail_section(
        title,
        h("div", rows, cls="hl-answers" if len(found) == len(at.table) else "hl-answers hl-many", key="rows"),
        key="answers",
    )


def _answer(at: Trial, each: Answer, choose: bool, lang: str) -> Element:
    pictures = _pictures(each.cards, 22 if len(each.cards) > 1 else 30)
    sign = h("b", icon("check" if each.yes else "cross"), text("lab-yes" if each.yes else "lab-no", lang),
             cls="hl-good-text" if each.yes else "hl-bad-text")  # fmt: skip
    words = h("span", sign, ": ", with_rule(each.words, each.rule, lang), cls="hl-answer-words")
    key = each.cards[0].code if each.cards else each.rule
    if each.yes and choose:
        chosen = any(one in at.choice for one in each.cards)
        words = h("span", sign, ": ", each.words, cls="hl-answer-words")
        return h("button", pictures, words, act=f"choose {key}", key=key, cls="hl-answer", pressed=chosen,
                 type="button")  # fmt: skip
    return h("div", pictures, words, key=key, cls="hl-answer")


def _pictures(cards: Sequence[Card], w: float) -> Element | None:
    faces = [card(one.code, w, key=one.code) for one in cards]
    return h("span", faces, cls="hl-answer-cards", hidden_from_speech=True) if faces else None


def _pile(at: Trial, lang: str) -> Element | None:
    if not at.choice:
        return None
    pair = (at.placed or LIGHTNING, *at.choice)
    cards = h("span", [card(one.code, 38, key=one.code, alt=one.name(lang)) for one in pair], cls="hl-row")
    return rail_section(text("lab-pile-has", lang), cards, key="pile")


def _fates(at: Trial, lang: str) -> Element | None:
    fates = at.fates
    if not fates or (not at.table and not at.done):
        return None
    choose = len(at.captures.options) > 1 and not at.done
    title = text("lab-if-takes", lang, cards=codes(at.choice, lang)) if choose else text("lab-at-end", lang)
    lines = [fate_line(at, fate, lang) for fate in fates]
    rows = [
        h(
            "div",
            _pictures(line.cards, 22 if len(line.cards) > 1 else 30),
            h("span", h("b", line.thing), " ", with_rule(line.to, line.rule, lang), cls="hl-answer-words"),
            cls="hl-answer",
            key=line.rule,
        )
        for line in lines
    ]  # fmt: skip
    intro = fate_intro(at, lang)
    kids: list[Kid] = [
        h("p", intro, key="intro") if intro else None,
        h("div", rows, cls="hl-fates", key="fates"),
    ]
    return rail_section(title, kids, key="end")


def do_row(at: Trial, lang: str) -> Element | None:
    """The buttons that do it, for the narrow form: there they stand right under the bar."""
    kids = _do_buttons(at, lang)
    return h("div", kids, cls="hl-lab-do hl-only-narrow", key="do", region="do") if kids else None


def _do_buttons(at: Trial, lang: str) -> list[Kid]:
    kids: list[Kid] = []
    if at.done:
        if LIGHTNING in at.after and not at.is_last:
            kids.append(button(text("lab-go-on", lang), "go-on", kind="primary", cls="hl-wide-btn"))
        kids.append(button(text("lab-back", lang), "back", icon_name="undo", cls="hl-wide-btn"))
    elif at.placed is not None:
        kids.append(button(do_label(at, lang), "take", kind="primary", cls="hl-wide-btn"))
    return kids


def do_label(at: Trial, lang: str) -> str:
    """What the button that makes the capture says."""
    placed = at.placed or LIGHTNING
    if not at.choice:
        name = text("card-11L-the", lang) if placed.is_lightning else placed.code
        return text("lab-stay", lang, card=name)
    cards = codes(at.choice, lang)
    if at.source == "deal" and len(at.captures.options) == 1:
        return text("lab-take-forced", lang, card=placed, cards=cards)
    return text("lab-take", lang, cards=cards)


def lab_foot(lang: str, *, marks: bool) -> Element:
    """Key hints and the switch of the marks."""
    hints = keys_hint(
        (("←", "→", "↑", "↓"), word("keys-move", lang)),
        ("Enter", text("lab-keys-put", lang)),
        ("1", text("lab-keys-choose", lang)),
        ("T", text("lab-keys-take", lang)),
        ("U", word("keys-undo", lang)),
    )
    return foot(hints, switch(word("card-marks", lang), "marks", marks))
