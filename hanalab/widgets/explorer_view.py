"""How the hand explorer looks: title bar, hand strip, yellow bar, and what stands under it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hanalab import mighty, mushi
from hanalab.core.language import text
from hanalab.explore import Answer, Bids
from hanalab.mighty.cards import SIGNS
from hanalab.widgets import explorer_words as words
from hanalab.widgets.explorer_bids import bids_table, foot_words, switch_row
from hanalab.widgets.explorer_model import Inquiry
from hanalab.widgets.explorer_rail import Look
from hanalab.widgets.explorer_rows import best_cards, candidates_table, rows_of
from hanalab.widgets.explorer_walk import acts_of, exchangeable, suppositions
from hanalab.widgets.mighty_words import sign_of, sorted_hand
from hanalab.widgets.nodes import Kid, card, h
from hanalab.widgets.parts import Element, Said, button, foot, keys_hint, rich, status_bar, word
from hanalab.widgets.picker import CardButton, card_buttons

HAND = 60
BESIDE = 30
UNKNOWN = (mushi.UNKNOWN, mighty.UNKNOWN)
PICK = 44
#: the region of what is to be chosen, whatever it is: so the focus goes from one decision to the next
CHOICES = "rows"


# --- the hand strip ----------------------------------------------------------------------------------------


def held(at: Inquiry) -> tuple[Any, ...]:
    """The hand as it is held; unknown cards last."""
    return sorted_hand(at.hand) if at.game == "mighty" else at.hand


def hand_strip(at: Inquiry, look: Look, answer: Answer | None, lang: str) -> Element:
    """The hand, the best card lifted, the turn at the right, and what lies on the table below."""
    cards = [each for each in held(at) if each not in UNKNOWN]
    hidden = len(at.hand) - len(cards)
    w = min(HAND, (684 - 6 * (len(cards) - 1)) // max(1, len(cards)))
    lines = words.situation(at, lang)
    told = h(
        "div",
        [h("b" if place == 0 else "span", rich(line), key=str(place)) for place, line in enumerate(lines)],
        cls="hl-xsituation",
        key="situation",
    )
    buttons = card_buttons(
        [_hand_card(at, look, answer, each, place, lang) for place, each in enumerate(cards)],
        lang=lang,
        w=w,
        labels=True,
    )
    if hidden:
        back = h("span", card("back", w), h("b", f"×{hidden}"), cls="hl-xunknown", key="unknown")
        buttons.append(back)
    name = text("explorer-your-hand", lang)
    if at.chooser != at.seat:
        name = text("explorer-hand-of", lang, name=words.names(at, lang)[at.chooser])
    gap = min(10.0, (684 - w * len(cards)) / max(1, len(cards) - 1))
    row = h(
        "div",
        buttons,
        key="cards",
        cls="hl-cards hl-xhand",
        region="hand",
        role="group",
        name=name,
        css={
            "--hl-w": f"{w}px", "--x-w": f"{w}px", "--x-many": str(len(buttons)),
            "--x-fit": str(_columns(len(cards))), "--hl-gap": f"{gap:g}px",
        },
    )
    beside = [_beside(at, title, some, lang) for title, some in table_cards(at, lang)]
    return h(
        "div",
        h("div", row if buttons else None, told, cls="hl-xstrip-top", key="top"),
        h("div", beside, cls="hl-xbeside", key="beside") if beside else None,
        key="strip",
        cls="hl-hand hl-xstrip hl-on-felt2" + (" hl-xwide-hand" if len(cards) > 7 or not buttons else ""),
    )


def _columns(count: int) -> int:
    """How many cards of the hand stand side by side in the narrow form, in rows as even as can be."""
    return max(1, -(-count // max(1, -(-count // 6))))


def _hand_card(
    at: Inquiry, look: Look, answer: Answer | None, each: Any, place: int, lang: str
) -> CardButton:
    if look.what == "exchange":
        chosen = each.code == look.out
        return CardButton(each, f"out {each.code}", selected=chosen, label=words.sign(at, each.code, lang))
    acts = _act_of(at, answer, each)
    best = each in best_cards(at, answer)
    label = words.sign(at, each.code, lang)
    return CardButton(
        each, acts or "none", selected=best, label=label, veil=None if acts or at.kind != "rows" else "quiet"
    )


def _act_of(at: Inquiry, answer: Answer | None, each: Any) -> str:
    """The walk that a press on a card of the hand begins: its best row."""
    if at.kind != "rows":
        return ""
    for row in rows_of(at, answer):
        if getattr(row.action, "card", None) is each:
            return "walk " + "; ".join(acts_of(row))
    return ""


def table_cards(at: Inquiry, lang: str) -> list[tuple[str, tuple[Any, ...]]]:
    """What lies open: the field, or the running trick."""
    known: Any = at.known
    if at.game == "mushi":
        return [(text("explorer-field", lang), known.field)] if known.player is not None else []
    if known.phase == "PLAY" and known.trick:
        return [(text("explorer-trick-so-far", lang), tuple(laid.card for laid in known.trick))]
    return []


def _beside(at: Inquiry, title: str, some: tuple[Any, ...], lang: str) -> Element:
    faces = [card(one.code, BESIDE, key=one.code, alt=one.name(lang)) for one in some]
    empty = h("span", text("explorer-empty", lang), cls="hl-dim")
    told = played_words(at, lang)
    return h(
        "div",
        h("span", title, cls="hl-dim"),
        h("span", faces or empty, cls="hl-xbeside-cards"),
        h("span", rich(told), cls="hl-dim") if told else None,
        key=title,
        cls="hl-xbeside-row",
    )


def played_words(at: Inquiry, lang: str) -> str:
    """Who has played what to the running trick."""
    known: Any = at.known
    if at.game == "mushi" or not known.trick:
        return ""
    names = words.names(at, lang)
    return ", ".join(
        f"{names[(known.leader + place) % len(names)]} {sign_of(laid.card, lang)}"
        for place, laid in enumerate(known.trick)
    )


# --- the body ----------------------------------------------------------------------------------------------


def bar(now: Said, lang: str) -> Element:
    """The yellow bar."""
    return status_bar(now.bold, now.rest, now.rules, now.tone, lang=lang)


def body(at: Inquiry, look: Look, answer: Answer | None, lang: str) -> list[Kid]:
    """What stands under the bar: candidates, bids, or the card that must be said first."""
    if look.what == "exchange" and look.out:
        return [_exchange_pick(at, lang)]
    match at.kind:
        case "bids":
            table = bids_table(
                answer if isinstance(answer, Bids) else None, at.rules, look.shows, look.bid, lang
            )
            kids: list[Kid] = [table]
            if isinstance(answer, Bids):
                foot_ = h("p", foot_words(answer, look.shows, lang), cls="hl-dim", key="foot-words")
                kids.append(
                    h("div", foot_, switch_row(look.shows, lang), cls="hl-xbids-foot", key="bids-foot")
                )
            return [h("div", kids, cls="hl-xbids-box", key="bids-box")]
        case "draw":
            return [_draw_pick(at, lang)]
        case "suppose":
            return [_suppose_pick(at, lang)]
        case "over":
            return [_result(at, lang)]
    return [candidates_table(at, answer, lang)]


def _pick(
    buttons: list[CardButton], extra: Kid, lang: str, *, name: str, key: str, labels: bool = True
) -> Element:
    row = h(
        "div",
        by_suit(card_buttons(buttons, lang=lang, w=PICK, labels=labels), [each.card for each in buttons]),
        key="cards",
        cls="hl-cards hl-xpick",
        region=CHOICES,
        role="group",
        name=name,
        css={"--hl-w": f"{PICK}px"},
    )
    head = h("div", extra, cls="hl-row", key="extra", region="instead")
    return h("div", head, row, key=key, cls="hl-hand hl-on-felt hl-grow")


def by_suit(nodes: list[Element], cards: Sequence[Any]) -> list[Element]:
    """The nodes of cards of Mighty, each suit in a row of its own; those of Mushi as they are."""
    made: list[Element] = []
    for place, (node, each) in enumerate(zip(nodes, cards, strict=True)):
        suit = getattr(each, "suit", None)
        if place and suit and suit != getattr(cards[place - 1], "suit", None):
            made.append(h("span", cls="hl-xbreak", key=f"before {suit}", hidden_from_speech=True))
        made.append(node)
    return made


def _draw_pick(at: Inquiry, lang: str) -> Element:
    buttons = [CardButton(each, f"draw {each.code}") for each in at.unseen]
    extra = button(text("explorer-any", lang), "draw any", icon_name="deal")
    return _pick(buttons, extra, lang, name=text("explorer-draw", lang), key="draw")


def _suppose_pick(at: Inquiry, lang: str) -> Element:
    known: Any = at.known
    name = words.names(at, lang)[known.player]
    buttons = []
    found = {each.act: each for each in suppositions(at)}
    if at.game == "mighty":
        cards: list[Any] = [each.card for each in found.values()]
        order = {one.code: place for place, one in enumerate(sorted_hand(cards))}
        found = dict(sorted(found.items(), key=lambda item: order[item[1].card.code]))
    for each in found.values():
        label = words.sign(at, each.card.code, lang)
        about: tuple[str, ...] = ()
        more = each.act.partition(f" {each.card.code} ")[2]
        if more:  # a Joker that names a suit, a card that calls it, what is taken
            about = (words.act_words(at, [each.act], lang),)
        if more.startswith("names "):
            label += f" {SIGNS[more.split()[-1]]}"
        elif more == "calls":
            label = text("explorer-pick-call", lang, card=label)
        elif more:
            label += f" {more}"
        buttons.append(CardButton(each.card, f"suppose {each.act}", label=label, about=about))
    extra = button(text("explorer-let", lang), "let", icon_name="play")
    made = _pick(buttons, extra, lang, name=text("explorer-suppose", lang, name=name), key="suppose")
    for node in made["kids"][1].get("kids", ()):
        if "act" in node:
            node["key"] = node["act"]  # the Joker is there once for each suit it names
    return made


def _exchange_pick(at: Inquiry, lang: str) -> Element:
    cards = exchangeable(at) if at.game == "mushi" else sorted_hand(exchangeable(at))
    buttons = [CardButton(each, f"in {each.code}", label=words.sign(at, each.code, lang)) for each in cards]
    extra = button(text("explorer-cancel", lang), "what", key="cancel-pick")
    return _pick(buttons, extra, lang, name=text("explorer-exchange", lang), key="exchange-pick")


def _result(at: Inquiry, lang: str) -> Element:
    known: Any = at.known
    if isinstance(known, mighty.Hand):
        if known.is_dead:
            return h("p", text("explorer-over", lang), cls="hl-pad", key="result")
        if known.has_unknown:
            return h("p", text("explorer-over-away-how", lang), cls="hl-pad", key="result")
    score = known.score()
    rows: list[Kid] = []
    if isinstance(known, mighty.Hand):
        rows.append(h("li", score.formula(lang), key="stake"))
        formulas = [score.formula(lang, seat) for seat in range(len(score.scores))]
    else:
        formulas = [score.formula(seat, lang) for seat in range(2)]
    for name, formula in zip(words.names(at, lang), formulas, strict=True):
        rows.append(h("li", h("b", name), " ", formula, key=name))
    return h("ul", rows, cls="hl-xresult", key="result")


def explorer_foot(at: Inquiry, lang: str) -> Element:
    """Key hints."""
    hints: list[tuple[str | tuple[str, ...], str]] = [(("↑", "↓"), word("keys-move", lang))]
    if at.kind in ("rows", "kitty"):
        hints.append(("Enter", text("explorer-keys-walk", lang)))
    if at.kind in ("rows", "bids", "kitty"):
        hints.append(("A", text("explorer-keys-ask", lang)))
    hints += [
        ("S", text("explorer-keys-set-up", lang)),
        ("U", word("keys-undo", lang)),
    ]
    return foot(keys_hint(*hints))
