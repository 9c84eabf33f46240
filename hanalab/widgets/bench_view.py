"""How the scoring bench looks: examples, formula, 40 cards with their owners, and the rail."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from hanalab.core.language import signed, text
from hanalab.draw.mushi import bench_scene, bench_still
from hanalab.draw.svg import svg
from hanalab.mushi import DECK, MONTHS, Card
from hanalab.mushi.yaku import Progress
from hanalab.widgets import bench_words as words
from hanalab.widgets.bench_model import PRESETS, READINGS, SHORT, TERMS, Bench
from hanalab.widgets.bench_words import LETTERS, TERM_WORDS
from hanalab.widgets.figures import FormulaCell, FormulaRow, formula_table, yaku_row
from hanalab.widgets.nodes import Kid, card, h
from hanalab.widgets.parts import (
    SIGNS,
    Element,
    Side,
    button,
    foot,
    keys_hint,
    legend,
    rail_section,
    sign,
    switch,
    tabs,
    with_rule,
    word,
)
from hanalab.widgets.picker import spoken_card
from hanalab.widgets.rule_list import rule_list

SIDES: tuple[Side, Side] = ("you", "other")
TABS = ("readings", "yaku", "rules")
RULES = tuple(f"M{number}" for number in range(48, 59))
QUESTION = "?"


@dataclass(frozen=True, slots=True)
class Look:
    """What of the bench is shown: the term or yaku whose cards are `lit` ("0 own", "yaku four_wisteria"),
    whether numbers are `hidden` and which are `shown` all the same, `marks` on the cards, the narrow form's
    `tab`."""

    lit: str = ""
    hidden: bool = False
    shown: frozenset[str] = frozenset()
    marks: bool = False
    tab: str = "readings"

    def hides(self, name: str) -> bool:
        """Whether this number is a question mark now."""
        return self.hidden and name not in self.shown


def lit_cards(at: Bench, lit: str) -> tuple[Card, ...]:
    """The cards that a term or a yaku lights."""
    first, _, name = lit.partition(" ")
    if first == "yaku":
        return next((each.yaku.cards for each in at.progress if each.yaku.code == name), ())
    return at.term(int(first), name).cards if lit else ()


# --- bars ----------------------------------------------------------------------------------------------


def presets(at: Bench, lang: str) -> Element:
    """The examples: buttons, or a list to choose from in the narrow form."""
    each: list[Kid] = []
    for name in ("example", "short", "five", "five-no-warbler", "any-three"):
        chosen = at.preset == name or (name == "short" and at.preset in SHORT)
        label = text(f"bench-preset-{name}", lang)
        if name == "short" and at.preset in SHORT:
            number = SHORT.index(at.preset) + 1
            label = text("bench-preset-short-of", lang, number=number, count=len(SHORT))
        each.append(button(label, f"preset {name}", pressed=chosen))
    options = [h("option", text("bench-example-none", lang), value="")]
    options += [h("option", text(f"bench-preset-{name}", lang), value=name) for name in PRESETS]
    choice = h(
        "select", options, field="preset", cls="hl-input hl-bench-choice", name=text("bench-examples", lang),
        value=at.preset or "", key="choice",
    )  # fmt: skip
    wide = h("div", each, cls="hl-bench-presets hl-bench-each", key="each", role="group",
             name=text("bench-examples", lang))  # fmt: skip
    return h("div", wide, choice, key="presets", cls="hl-bench-presets")


def givers(at: Bench, lang: str) -> list[Kid]:
    """The buttons that give or take many cards at once."""
    return [
        button(text("bench-rest", lang), "rest", refused=not at.free),
        button(text("bench-swap", lang), "swap", icon_name="swap", cls="hl-only-wide"),
        button(text("bench-clear", lang), "clear", refused=len(at.free) == len(DECK)),
    ]


# --- the formula ---------------------------------------------------------------------------------------


def formula(at: Bench, look: Look, lang: str, *, narrow: bool) -> Element:
    """(card points − 115) + own yaku − the other's yaku, a row for A and one for B."""
    short = "bench-short-{}" if narrow else ""
    heads = [text(short.format(name) if narrow else TERM_WORDS[name], lang) for name in TERMS]
    return formula_table(heads, [_row(at, look, seat, lang, narrow) for seat in (0, 1)])


def _row(at: Bench, look: Look, seat: int, lang: str, narrow: bool) -> FormulaRow:
    count = len(at.piles[seat])
    note = str(count) if narrow else text("bench-cards", lang, count=count)
    cells = tuple(_cell(at, look, seat, name, lang) for name in TERMS)
    return FormulaRow(SIDES[seat], LETTERS[seat], cells, note)


def _cell(at: Bench, look: Look, seat: int, name: str, lang: str) -> FormulaCell:
    key = f"{seat} {name}"
    act = f"light {key}"
    total: Literal["", "win", "lose"] = ""
    if name == "total":
        total = "win" if at.score.winner == seat and not look.hides(key) else "lose"
    if look.hides(key) and name != "par":
        return FormulaCell(QUESTION, act, name=words.term_hidden(seat, name, lang), total=total)
    term = at.term(seat, name)
    plus = {"par": "\N{MINUS SIGN}", "own": "+", "other": "\N{MINUS SIGN}"}.get(name, "")
    number = signed(term.value) if total else str(abs(term.value)) if plus else str(term.value)
    shown = tuple(one.code for one in term.cards) if name in ("own", "other") else ()
    said = words.term_said(at, seat, name, lang)
    return FormulaCell(number, act, plus, shown, look.lit == key, said, total)


# --- the cards -----------------------------------------------------------------------------------------


def deck(at: Bench, look: Look, lang: str) -> Element:
    """Ten columns by month; a card and the tag of its owner are one button."""
    lit = frozenset(lit_cards(at, look.lit))
    columns = [_month(at, month, lit, look.marks, lang) for month in MONTHS]
    return h(
        "div",
        h("div", columns, cls="hl-deck hl-bench-deck", key="deck", region="deck", role="group",
          name=text("bench-deck", lang)),
        cls="hl-on-felt hl-bench-felt", key="cards",
    )  # fmt: skip


def _month(at: Bench, month: int, lit: Collection[Card], marks: bool, lang: str) -> Element:
    names = (
        h("span", text(f"draw-month-{month}", lang), cls="hl-only-wide"),
        h("span", text(f"month-{month}", lang), cls="hl-only-narrow"),
    )
    head = h("div", h("b", month), " ", names, cls="hl-month-head", key="head", hidden_from_speech=True)
    cells = [_card(at, one, one in lit, marks, lang) for one in DECK if one.month == month]
    return h("div", head, cells, cls="hl-month", key=str(month))


def _card(at: Bench, one: Card, lit: bool, marks: bool, lang: str) -> Element:
    owner = at.owner(one)
    face = card(one.code, "var(--hl-deck-w)", marks=marks, ring="earned" if lit else None)
    if owner is None:
        tag = h("span", "–", cls="hl-owner hl-owner-n", key="tag")
    else:
        kind = "ab"[owner]
        tag = h(
            "span", h("span", SIGNS[SIDES[owner]]), LETTERS[owner], cls=f"hl-owner hl-owner-{kind}", key="tag"
        )
    return h(
        "button",
        face,
        tag,
        act=f"next {one.code}",
        key=one.code,
        cls="hl-cardbutton",
        name=spoken_card(one, lang, text("bench-said-owner", lang, who=words.letter(owner))),
        keys={key: f"give {one.code} {key.upper()}" for key in "abn"},
        type="button",
    )


def bench_foot(at: Bench, look: Look, lang: str) -> Element:
    """Key hints, the switches, and how many cards are given with the sum of the scores."""
    hints = keys_hint(
        (("←", "→", "↑", "↓"), word("keys-move", lang)),
        (("A", "B"), text("bench-keys-give", lang)),
        ("N", text("bench-keys-nobody", lang)),
    )
    switches = [
        switch(text("bench-hide", lang), "hide", look.hidden),
        switch(word("card-marks", lang), "marks", look.marks),
        h("span", with_rule(words.given(at, lang, look.hidden), "M50", lang), key="given"),
    ]
    return foot(None if at.free else hints, switches)


# --- the rail ------------------------------------------------------------------------------------------


def rail(at: Bench, look: Look, lang: str) -> list[Kid]:
    """Readings, yaku, and what the example shows; in the narrow form one tab of three."""
    off = {name: "" if look.tab == name else "hl-off" for name in TABS}
    options = [(f"tab {name}", text(f"bench-tab-{name}", lang)) for name in TABS]
    rules = rail_section(
        text("bench-tab-rules", lang),
        rule_list(RULES, lang),
        key="rules",
        cls=f"hl-only-narrow {off['rules']}",
    )
    return [
        _readings(at, look, lang, off["readings"]),
        _yaku(at, look, lang, off["yaku"]),
        rules,
        _about(at, look, lang, off["readings"]),
        tabs(options, f"tab {look.tab}", cls="hl-only-narrow"),
    ]


def _readings(at: Bench, look: Look, lang: str, cls: str) -> Element:
    each = [_reading(at, look, name, lang) for name in READINGS]
    title = text("bench-readings", lang)
    group = h("div", each, cls="hl-readings", key="group", role="radiogroup", name=title)
    why = text(f"bench-reading-why-{at.rules.three_brights}", lang)
    reason = h("p", with_rule(why, "M53", lang), cls="hl-about", key="why")
    return rail_section(title, group, reason, key="readings", cls=cls)


def _reading(at: Bench, look: Look, name: str, lang: str) -> Element:
    read = at.reading(name)
    chosen, hides = at.rules.three_brights == name, look.hides(f"reading {name}")
    label = text(f"bench-reading-{name}", lang)
    scores = [
        h("span", h("b", sign(side), " ", who, cls=f"hl-{side}"),
          h("b", QUESTION if hides else signed(total), cls=f"hl-{side}"),
          cls="hl-reading-score", key=who)
        for side, who, total in zip(SIDES, LETTERS, read.score.totals, strict=True)
    ]  # fmt: skip
    has = text("bench-hidden", lang) if hides else words.reading_has(read, lang)
    first, second = ("?", "?") if hides else map(signed, read.score.totals)
    return h(
        "button",
        h("b", label, cls="hl-reading-name"),
        scores,
        h("span", has, cls="hl-reading-has"),
        act=f"reading {name}",
        key=name,
        cls="hl-reading",
        role="radio",
        checked=chosen,
        name=f"{text('bench-said-reading', lang, name=label, first=first, second=second)}. {has}",
        type="button",
    )


def _yaku(at: Bench, look: Look, lang: str, cls: str) -> Element:
    rows = [_yaku_row(each, look, lang) for each in at.progress]
    return rail_section(text("bench-yaku", lang), rows, aside=legend(*LETTERS), key="yaku", cls=cls)


def _yaku_row(each: Progress, look: Look, lang: str) -> Element:
    owned = [
        (one.code, None if owner is None else SIDES[owner])
        for one, owner in zip(each.yaku.cards, each.owners, strict=True)
    ]
    key = f"yaku {each.yaku.code}"
    hides = look.hides(key)
    line = QUESTION if hides else words.yaku_line(each, lang)
    return yaku_row(
        each.yaku.name(lang), each.yaku.value, owned, line, key=each.yaku.code, act=f"light {key}"
    )


def _about(at: Bench, look: Look, lang: str, cls: str) -> Element | None:
    """What the example shows; while numbers are hidden, how they are revealed."""
    if look.hidden:
        note = h("p", text("bench-hide-note", lang), cls="hl-dim")
        reveal = button(text("bench-show-all", lang), "reveal", icon_name="eye")
        return rail_section(text("bench-hide", lang), h("div", note, reveal, cls="hl-stack"), key="hide")
    if at.preset is None:
        return None
    told = with_rule(text(f"bench-about-{at.preset}", lang), PRESETS[at.preset].rule, lang)
    return rail_section(text(f"bench-preset-{at.preset}", lang), h("p", told), key="about", cls=cls)


# --- what stays in a saved notebook --------------------------------------------------------------------


def still(at: Bench, look: Look, lang: str) -> str:
    """Formula and cards as one picture; with hidden numbers the cards alone, to be printed as a task."""
    lit = [one.code for one in lit_cards(at, look.lit)]
    if look.hidden:
        owners = {one.code: at.owner(one) for one in DECK}
        return svg(bench_scene(owners, lit=lit, marks=look.marks, lang=lang))
    return svg(bench_still(at.score, lang, lit=lit or None))
