"""How the set-up of the hand explorer looks: places, the deck, what else is chosen, all defects at once."""

from __future__ import annotations

from typing import Any

from hanalab import mighty, mushi
from hanalab.core.language import text
from hanalab.mighty.cards import SIGNS
from hanalab.widgets.explorer_draft import Choice, Draft, Zone
from hanalab.widgets.explorer_draft_mighty import NONE
from hanalab.widgets.mighty_words import names_of, sign_of
from hanalab.widgets.nodes import Kid, card, h
from hanalab.widgets.parts import (
    Element,
    Said,
    button,
    foot,
    keys_hint,
    note,
    rail_section,
    segmented,
    with_rule,
    word,
)
from hanalab.widgets.picker import spoken_card

SMALL = 27
#: what is wrong while nothing is wrong but that cards of the hand are still to be chosen
BEGIN = "explorer-own-unknown"
#: places whose segments are short enough to be switches; the others are lists
SEGMENTED = ("look", "stage", "rules")


# --- words -------------------------------------------------------------------------------------------------


def seat_names(draft: Draft, lang: str) -> tuple[str, ...]:
    """What the seats are called."""
    if draft.game == "mighty":
        return names_of(None, draft.seat, lang)
    you, bot = word("you", lang), word("bot", lang)
    return (you, bot) if draft.seat == 0 else (bot, you)


def zone_name(draft: Draft, key: str, lang: str, *, short: bool = False) -> str:
    """The name of a place, or its tag under a card."""
    kind = "tag" if short else "zone"
    if key.startswith("hand"):
        seat = int(key[-1])
        if seat == draft.seat:
            return text(f"explorer-{kind}-you", lang)
        if draft.game == "mushi":
            return text(f"explorer-{kind}-bot", lang)
        name = seat_names(draft, lang)[seat]
        return name if short else text("explorer-zone-other", lang, name=name)
    if key.startswith("pile"):
        side = "you" if int(key[-1]) == draft.seat else "bot"
        return text(f"explorer-{kind}-pile-{side}", lang)
    if key == "middle":
        stage = getattr(draft, "stage", "")
        return text(f"explorer-{kind}-{'kitty' if stage == 'auction' else 'discards'}", lang)
    return text(f"explorer-{kind}-{key}", lang)


def said(draft: Draft, lang: str) -> Said:
    """The yellow bar of the set-up."""
    defects = draft.defects()
    zones = draft.zones()
    if [why.code for why in defects] == [BEGIN]:
        rest = text("explorer-setup-begin-rest", lang, count=defects[0].value("count"))
        return Said(text("explorer-setup-begin", lang), rest)
    if defects:
        first = text("explorer-setup-wrong", lang, count=len(defects))
        return Said(first, text("explorer-setup-wrong-rest", lang), tone="wait")
    unknown = sum(zone.unknown for zone in zones)
    rest = text("explorer-setup-ready-rest", lang, count=unknown)
    nowhere = len(mushi.DECK) - unknown - sum(len(zone.cards) for zone in zones)
    if draft.game == "mushi" and nowhere > 0:
        rest = f"{rest} {text('explorer-setup-nowhere', lang, count=nowhere)}"
    return Said(text("explorer-setup-ready", lang), rest)


# --- the places --------------------------------------------------------------------------------------------


def places(draft: Draft, lang: str) -> Element:
    """The places as rows: which one is chosen, the cards in it, how many are unknown."""
    rows = [_place(draft, zone, lang) for zone in draft.zones()]
    return h("div", rows, key="places", cls="hl-xzones hl-on-felt2", region="places", role="radiogroup",
             name=text("explorer-zones", lang))  # fmt: skip


def _place(draft: Draft, zone: Zone, lang: str) -> Element:
    name = zone_name(draft, zone.key, lang)
    shown: list[Kid] = [card(one.code, SMALL, key=one.code) for one in zone.cards]
    if zone.unknown:
        shown.append(
            h("span", card("back", SMALL), h("b", f"×{zone.unknown}"), cls="hl-xunknown", key="unknown")
        )
    codes = " ".join(one.code for one in zone.cards) or text("explorer-empty", lang)
    pick = h(
        "button",
        h("b", name, cls="hl-xzone-name"),
        h("span", shown or h("span", text("explorer-empty", lang), cls="hl-dim"), cls="hl-xzone-cards"),
        act=f"into {zone.key}",
        key="pick",
        cls="hl-xzone-pick",
        role="radio",
        checked=zone.key == draft.zone,
        name=text("explorer-zone-spoken", lang, name=name, cards=codes, unknown=zone.unknown),
        type="button",
    )
    sizes: list[Kid] = []
    if zone.sized:
        fewer, more = (text(f"explorer-zone-{way}", lang, name=name) for way in ("fewer", "more"))
        full = zone.unknown == 0
        sizes = [
            button(fewer, f"fewer {zone.key}", icon_name="minus", bare=True, key="fewer", refused=full,
                   why=text("explorer-zone-least", lang) if full else None),
            button(more, f"more {zone.key}", icon_name="plus", bare=True, key="more"),
        ]  # fmt: skip
    return h(
        "div", pick, sizes, key=zone.key, cls="hl-xzone hl-xzone-on" if zone.key == draft.zone else "hl-xzone"
    )


# --- the deck ----------------------------------------------------------------------------------------------


def deck(draft: Draft, lang: str) -> Element:
    """All cards with where they lie; a press puts one into the chosen place or takes it back."""
    zone = zone_name(draft, draft.zone, lang)
    line = text("explorer-setup-press", lang, zone=zone)
    groups: list[tuple[Any, ...]]
    if draft.game == "mushi":
        groups = [tuple(c for c in mushi.DECK if c.month == month) for month in mushi.MONTHS]
        cls = "hl-deck hl-xdeck"
    else:
        groups = [tuple(c for c in mighty.DECK if c.suit == suit)[::-1] for suit in "SHCD"]
        groups[-1] = (*groups[-1], mighty.JOKER)
        cls = "hl-xsuits"
    cells = [
        h("div", [_card(draft, one, lang) for one in group], cls="hl-month", key=group[0].code)
        for group in groups
    ]
    grid = h(
        "div", cells, cls=cls, key="deck", region="deck", role="group", name=text("explorer-setup-deck", lang)
    )
    return h("div", h("p", line, cls="hl-xpress", key="line"), grid, cls="hl-hand hl-on-felt", key="deck-box")


def _card(draft: Draft, one: Any, lang: str) -> Element:
    at = draft.place_of(one)
    here = at == draft.zone
    tag = text("explorer-tag-none", lang) if at is None else zone_name(draft, at, lang, short=True)
    mine = at is not None and at.endswith(str(draft.seat)) and at != "middle"
    kind = "n" if at is None else "a" if mine else "b" if at[-1].isdecimal() else "c"
    about = text("explorer-setup-free", lang) if at is None else text(
        "explorer-setup-at", lang, zone=zone_name(draft, at, lang)
    )  # fmt: skip
    return h(
        "button",
        card(
            one.code,
            "var(--hl-deck-w)",
            ring="selected" if here else None,
            veil=None if at is None or here else "quiet",
        ),
        h("span", tag, cls=f"hl-owner hl-owner-{kind}", key="tag", hidden_from_speech=True),
        act=f"put {one.code}",
        key=one.code,
        cls="hl-cardbutton",
        pressed=here,
        name=spoken_card(one, lang, about),
        type="button",
    )


# --- what else is chosen -----------------------------------------------------------------------------------


def choices(draft: Draft, lang: str) -> Element:
    """Stage, look, seats, contract: switches for few values, lists for many."""
    rows = [_choice(draft, each, lang) for each in draft.choices()]
    return h("div", rows, key="choices", cls="hl-xchoices", region="choices")


def _choice(draft: Draft, each: Choice, lang: str) -> Element:
    label = text(f"explorer-choice-{each.key}", lang)
    if not each.values:
        field = h(
            "input", field="choose " + each.key, cls="hl-input", key=each.key, name=label, value=each.now,
            placeholder=text("explorer-said-example", lang), autocomplete="off", spellcheck="false",
        )  # fmt: skip
        return h("label", h("span", label, cls="hl-dim"), field, cls="hl-xchoice", key=each.key)
    if each.key in SEGMENTED or (draft.game == "mushi" and len(each.values) == 2):
        options = [
            (f"choose {each.key} {value}", value_words(draft, each.key, value, lang)) for value in each.values
        ]
        group = segmented(label, options, f"choose {each.key} {each.now}", key=each.key)
        return h("div", h("span", label, cls="hl-dim"), group, cls="hl-xchoice", key=each.key)
    options_ = [h("option", value_words(draft, each.key, v, lang), value=v) for v in each.values]
    select = h("select", options_, field="choose " + each.key, cls="hl-input", key=each.key, name=label,
               value=each.now)  # fmt: skip
    return h("label", h("span", label, cls="hl-dim"), select, cls="hl-xchoice", key=each.key)


def value_words(draft: Draft, key: str, value: str, lang: str) -> str:
    """A value in words."""
    match key:
        case "look":
            return text(f"explorer-value-{value}", lang)
        case "stage":
            return text(f"explorer-stage-{value}", lang)
        case "rules":
            return text(f"explorer-value-{value}", lang)
        case "seat":
            return text("explorer-seat-number", lang, seat=value)
        case "dealer" | "declarer" | "leader":
            return seat_names(draft, lang)[int(value)]
        case "trump":
            return SIGNS[value]
        case "friend" | "joker_call":
            if value in ("first-trick", "none", NONE):
                return text(f"explorer-value-{'none' if value == NONE else value}", lang)
            return sign_of(mighty.Card(value), lang)
    return value


# --- the rail ----------------------------------------------------------------------------------------------


def rail(draft: Draft, lang: str) -> list[Kid]:
    """Everything that is wrong with its rule, and the button that asks."""
    defects = draft.defects()
    if defects:
        lines = [
            h("li", with_rule(defect.text(lang), defect.rule, lang), key=f"{place}-{defect.code}")
            for place, defect in enumerate(defects)
        ]
        body: Kid = note(h("ul", lines, cls="hl-defects"), key="defects")
    else:
        body = h("p", text("explorer-setup-fine", lang), key="fine")
    ask = button(
        text("explorer-setup-ask", lang), "done", kind="primary", icon_name="play", cls="hl-wide-btn",
        refused=bool(defects), why=defects[0].text(lang) if defects else None,
        rule=defects[0].rule if defects else None,
    )  # fmt: skip
    others = [
        button(text("explorer-setup-random", lang), "random", icon_name="deal", cls="hl-wide-btn"),
        button(text("explorer-paste", lang), "open paste", icon_name="paste", cls="hl-wide-btn"),
        button(text("explorer-setup-clear", lang), "empty", icon_name="clear", cls="hl-wide-btn"),
    ]
    return [
        rail_section(
            text("explorer-setup-defects", lang), h("div", body, ask, cls="hl-stack"), key="defects"
        ),
        rail_section(text("explorer-setup-choices", lang), choices(draft, lang), key="choices"),
        rail_section("", h("div", others, cls="hl-stack"), key="others"),
    ]


def setup_foot(lang: str) -> Element:
    """Key hints."""
    return foot(keys_hint((("←", "→", "↑", "↓"), word("keys-move", lang)), ("U", word("keys-undo", lang))))
