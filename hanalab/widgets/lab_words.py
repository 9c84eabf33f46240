"""What the Lightning lab says about a trial: the bar, the answers card by card, what is left over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from hanalab.core.language import listed, text
from hanalab.core.reason import Reason, reason
from hanalab.mushi import LIGHTNING, Card
from hanalab.mushi.cards import text_of
from hanalab.widgets.lab_model import Cards, Fate, Trial

#: reasons that are said once for several cards
TOGETHER = {
    "lightning-never-willow": "lab-no-willows",
    "lightning-first": "lab-no-first",
    "other-month": "lab-no-other-month",
}
#: so many cards on the field get a line each; more are put together by month
LINES = 6


class Said(NamedTuple):
    """The bar: what to do, why or how, the rules."""

    bold: str
    rest: str
    rules: tuple[str, ...]


class Answer(NamedTuple):
    """Whether cards may be taken: the words after Yes or No, and the rule."""

    cards: Cards
    yes: bool
    words: str
    rule: str | None


class Line(NamedTuple):
    """Who gets what is left over: the thing (bold), to whom, the rule, and cards to show."""

    thing: str
    to: str
    rule: str
    cards: Cards


def codes(some: Iterable[Card], lang: str) -> str:
    """Codes as a phrase: "01B, 01R and 01X"."""
    return listed([card.code for card in some], lang)


def said(at: Trial, lang: str) -> Said:
    """The sentences of the bar."""

    def bar(key: str, rest: str, *rules: str, **values: object) -> Said:
        bold = text(f"lab-{key}", lang, **values)
        return Said(bold, text(f"lab-{rest}-rest", lang, **values), tuple(dict.fromkeys(rules)))

    rule = at.captures.rule
    if at.done:
        return _said_done(at, lang)
    if at.source != "deal":
        return _said_lightning(at, lang)
    card = at.placed
    if card is None:
        return bar("wait", "wait", "M35")
    if LIGHTNING in at.choice and card.is_plain_willow:
        return bar("last-willow", "last-willow", rule)
    if LIGHTNING in at.choice and at.drawn:
        own = tuple(other for other in at.field if other.month == card.month)
        rest = "forced-own" if own else "forced"
        return bar("forced", rest, "M35", rule, card=card, cards=codes(own, lang))
    if LIGHTNING in at.targets:
        return bar("by-hand", "by-hand", rule, card=card)
    why = "M36" if not at.drawn and not card.is_plain_willow else "M38"
    return bar("pass", "pass-hand" if why == "M36" else "pass-willow", why, rule, card=card)


def _said_lightning(at: Trial, lang: str) -> Said:
    options, rule = at.captures
    cards, count = codes(at.choice, lang), len(options)
    duty = "M33" if at.drawn else "M22"
    rules: tuple[str, ...] = ("M27", duty)
    if at.source == "last":
        key = rest = "sweep" if options else "sweep-empty"
        rules = ("M40",)
    elif not options:
        key, rest, rules = "none", "none" if at.field else "none-empty", (rule, "M35")
    elif rule == "M31":
        key, rest = ("may-pile", "may-pile") if count > 1 else ("one", "one-pile")
        rules = ("M31", duty)
    elif count == 1:
        key = rest = "one"
    else:
        key, rest = "may", "may-drawn" if at.drawn else "may"
    bold = text(f"lab-{key}", lang, count=count, cards=cards)
    return Said(bold, text(f"lab-{rest}-rest", lang), rules)


def _said_done(at: Trial, lang: str) -> Said:
    waits = LIGHTNING in at.after
    card = at.placed or LIGHTNING
    name = text("lab-the-lightning", lang) if card.is_lightning else card.code
    key = "lab-done" if at.choice else "lab-done-stays"
    bold = text(key, lang, card=name, cards=codes(at.choice, lang))
    if at.is_last:
        return Said(bold, text("lab-done-end-rest", lang), ("M42", "M47"))
    if waits:
        return Said(bold, text("lab-done-wait-rest", lang), ("M35",))
    return Said(bold, text("lab-done-rest", lang), (at.captures.rule,))


def answers(at: Trial, lang: str, lines: int = LINES) -> tuple[Answer, ...]:
    """Yes or no for every card on the field: a line each, or with more than `lines` a line for each kind."""
    table = at.table
    if at.placed is None:
        return _who_may(at, lang)
    if len(table) <= lines:
        found = [_answer(at, card, lang) for card in table]
        return tuple(sorted(found, key=lambda each: not each.yes))
    return (*_yes_by_month(at, lang), *_no_by_reason(at, lang))


def _who_may(at: Trial, lang: str) -> tuple[Answer, ...]:
    """What may take a Lightning on the field, before a card has come."""
    by_hand = at.rules.field_lightning_by_hand == "yes"
    return (
        Answer((), True, text("lab-who-drawn", lang), "M37"),
        Answer((), by_hand, text("lab-who-hand-may" if by_hand else "lab-who-hand", lang), "M36"),
        Answer((), False, text("lab-who-willow", lang), "M38"),
    )


def _answer(at: Trial, card: Card, lang: str) -> Answer:
    why = at.why(card)
    if why is not None:
        return Answer((card,), False, why.text(lang), why.rule)
    if len(at.captures.options) == 1 and card.is_lightning:
        return Answer((card,), True, text("lab-yes-forced", lang, card=card), at.captures.rule)
    return Answer((card,), True, text("lab-yes-card", lang, card=card, points=card.points), None)


def _yes_by_month(at: Trial, lang: str) -> list[Answer]:
    months: dict[int, list[Card]] = {}
    for card in at.targets:
        months.setdefault(0 if card.is_lightning else card.month, []).append(card)
    found = []
    for month, cards in months.items():
        if len(cards) == 1:
            found.append(_answer(at, cards[0], lang))
            continue
        whole = any(len(option) > 1 for option in at.captures.options if cards[0] in option)
        key = "lab-yes-pile" if whole else "lab-yes-several"
        words = text(key, lang, plant=text(f"month-{month}", lang), cards=codes(cards, lang))
        found.append(Answer(tuple(cards), True, words, None))
    return found


def _no_by_reason(at: Trial, lang: str) -> list[Answer]:
    groups: dict[Reason, list[Card]] = {}
    for card in at.table:
        why = at.why(card)
        if why is not None:
            groups.setdefault(reason(why.code, why.rule), []).append(card)
    found = []
    for why, cards in groups.items():
        key = TOGETHER.get(why.code)
        if len(cards) == 1 or key is None:
            found += [_answer(at, card, lang) for card in cards]
        else:
            words = text(key, lang, cards=codes(cards, lang), card=at.placed or "")
            found.append(Answer(tuple(cards), False, words, why.rule))
    return found


def fate_intro(at: Trial, lang: str) -> str:
    """How the cards of a month come to be left over, "" where nothing is to be told."""
    orphan = next((fate for fate in at.fates if fate.kind in ("orphan", "orphans")), None)
    if orphan is None:
        return text("lab-always-willow", lang) if at.source == "last" else ""
    values = {
        "here": codes(orphan.here, lang),
        "away": codes(orphan.away, lang),
        "cards": codes(orphan.cards, lang),
    }
    if orphan.kind == "orphans":
        return text("lab-left-three", lang, **values)
    if orphan.sure:
        return text("lab-left-alone", lang, **values)
    if orphan.cards == orphan.here:
        return text("lab-left-two-here", lang, **values)
    if orphan.cards == orphan.away and orphan.here:
        return text("lab-left-one-here", lang, **values)
    return text("lab-left-open", lang, **values)


def fate_line(at: Trial, fate: Fate, lang: str) -> Line:
    """Who gets it."""
    kind = fate.kind
    plant = text(f"month-{fate.cards[0].month}", lang)
    to = f"lab-fate-{'orphan' if kind == 'orphans' else kind}-to"
    others = tuple(card for card in (at.placed, *at.choice) if card is not None and card.is_plain_willow)
    if kind == "willow" and len(others) == 2:
        to = "lab-fate-willow-pair-to"
    if kind == "swept" and at.source != "last":
        to = "lab-fate-taken-to"
    thing = text(f"lab-fate-{kind}", lang, plant=plant, card=fate.cards[0])
    seen = [card for card in fate.cards if card in at.table]
    shown = fate.cards if fate.sure else (*seen, *fate.cards)[:1]
    return Line(thing, text(to, lang, cards=codes(others, lang)), fate.rule, shown)


def written(at: Trial, lang: str) -> str:
    """The whole trial as a text of a few lines."""
    lines = [f"{text('lab-text-comes', lang, source=at.source)}."]
    table = text_of(at.table)
    lines.append(text("lab-text-field", lang, cards=table) if table else text("lab-field-empty", lang))
    if at.source == "deal" and at.arriving is not None:
        key = "lab-text-played" if at.by_hand else "lab-text-drawn"
        lines.append(text(key, lang, card=at.arriving))
    if at.placed is None:
        return "\n".join(lines)
    options, rule = at.captures
    must = "lab-text-must" if len(options) == 1 else "lab-text-yes"
    key = must if options else "lab-text-none"
    lines.append(text(key, lang, cards=text_of(at.targets), rule=rule))
    for card in at.table:
        why = at.why(card)
        if why is not None:
            lines.append(text("lab-text-no", lang, card=card, why=why.say(lang)))
    lines += end_notes(at, lang)
    return "\n".join(lines)


def end_notes(at: Trial, lang: str) -> list[str]:
    """What is left over and who gets it, and why no real round has this field: a sentence or two each."""
    notes = []
    told = "; ".join(_told(at, fate, lang) for fate in at.fates)
    if told:
        fates = f"{fate_intro(at, lang)} {told}.".strip()
        if len(at.captures.options) > 1 and not at.done:
            notes.append(text("lab-text-end", lang, cards=text_of(at.choice), fates=fates))
        else:
            notes.append(text("lab-text-end-none", lang, fates=fates))
    notes += [f"{text('lab-unreal', lang)}: {doubt.say(lang)}" for doubt in at.doubts]
    return notes


def _told(at: Trial, fate: Fate, lang: str) -> str:
    line = fate_line(at, fate, lang)
    return f"{line.thing} {line.to} ({line.rule})"
