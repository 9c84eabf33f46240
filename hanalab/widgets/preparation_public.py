"""A preparation as the four others see it: what is public of it, and their own hand. Only builds nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanalab.mighty.events import Event
from hanalab.widgets import mighty_frame as common
from hanalab.widgets.auction_view import fan
from hanalab.widgets.auction_words import AuctionSpeech
from hanalab.widgets.mighty_game import PREPARATION
from hanalab.widgets.nodes import Kid, card, h
from hanalab.widgets.parts import Element, Said, foot, rail_section, rich, status_bar, with_rule
from hanalab.widgets.preparation_desk import DONE, Desk, is_friend
from hanalab.widgets.preparation_rail import contract_section
from hanalab.widgets.preparation_words import PreparationSpeech
from hanalab.widgets.table_popovers import again_button

if TYPE_CHECKING:
    from hanalab.widgets.mighty_base import MightyWidget

_KINDS = (("discard",), ("trump",), ("friend_", "sealed"), ("joker_call",))


def public_said(table: MightyWidget, speech: PreparationSpeech, now: Desk) -> Said:
    """What the status bar says to the four others."""
    name = speech.names[now.declarer]
    if now.step < DONE:
        return Said(speech.tell("other-now", name=name), speech.tell("other-rest"), ("K21",), "wait")
    return Said(speech.tell("other-done", name=name), public_ready(table, speech), ("K37",), "wait")


def public_ready(table: MightyWidget, speech: PreparationSpeech) -> str:
    """What has been settled, as the seat below knows it."""
    view = table.hand.view(table.sitting.below)
    friend = speech.call_words(view.call) if view.call is not None else speech.tell("friend-none-short")
    contract = view.contract.sign if view.contract is not None else ""
    if view.joker_call is None:
        return speech.tell("rest-ready-plain", contract=contract, friend=friend)
    return speech.tell("rest-ready", contract=contract, friend=friend, card=speech.sign(view.joker_call))


def public_lines(table: MightyWidget, speech: PreparationSpeech, now: Desk) -> list[tuple[str, str]]:
    """What everybody knows of each step, with its rule."""
    name = speech.names[now.declarer]
    events = table.sitting.events
    made = []
    for step, kinds in enumerate(_KINDS):
        found = [event for event in events if event.kind.startswith(kinds)]
        if step >= now.step or not found:
            first = speech.tell("other-lays", name=name) if step == 0 else speech.tell("yet-to-come")
            made.append(
                (first if step >= now.step else speech.joker_line(now)[0], "K18" if step == 0 else "K21")
            )
        elif step == 0:
            made.append((speech.tell("other-laid", name=name), "K20"))
        else:
            made.append(_told(speech, found[-1]))
    return made


def _told(speech: PreparationSpeech, event: Event) -> tuple[str, str]:
    you = speech.sitting.below if speech.is_you(speech.sitting.below) else None
    return event.text(speech.lang, you, speech.names), event.rule


def public_left(table: MightyWidget, speech: PreparationSpeech, now: Desk) -> tuple[Said, list[Kid]]:
    """Status, the steps with what is public of them, the hand of the seat below."""
    from hanalab.widgets.preparation_view import step_disc

    said = public_said(table, speech, now)
    go_on = common.go_on(table) if now.step < DONE or not table.alone else None
    steps: list[Kid] = []
    for number, (line, rule) in enumerate(public_lines(table, speech, now)):
        state = "done" if number < now.step else "later"
        named = h("b", speech.tell(f"step-{PREPARATION[number]}"))
        title = h("span", step_disc(number, state), named, key="title", cls="hl-step-title")
        words = h("span", with_rule(rich(line), rule, table.lang), key="words", cls="hl-step-words")
        body = _laid(table, speech, now) if number == 0 else None
        felt = "hl-on-felt" if number == 0 else "hl-on-panel"
        steps.append(
            h("section", h("div", title, words, key="head", cls="hl-step-head"), body, key=f"step-{number}",
              cls=f"hl-step hl-step-{state} hl-public {felt}", region=f"step-{number}")
        )  # fmt: skip
    row = foot(None, common.switches(table))
    row["cls"] += " hl-only-wide"
    bar = status_bar(said.bold, said.rest, said.rules, said.tone, action=go_on, lang=table.lang)
    return said, [bar, steps, _own_hand(table), row]


def _laid(table: MightyWidget, speech: PreparationSpeech, now: Desk) -> Element:
    """The three cards as they lie: closed, or with open hands all thirteen."""
    if table.open_hands:
        faces: list[Kid] = [
            h(
                "li", card(each.code, 60, fourcolour=table.four_colours, alt=each.name(table.lang),
                           ring="selected" if each in now.lifted else None,
                           disc="check" if each in now.lifted else None),
                h("span", speech.tell("kitty"), cls="hl-kitty-mark") if each in table.hand.kitty else None,
                key=each.code,
            )
            for each in now.cards
        ]  # fmt: skip
        return h("ul", faces, key="open", cls="hl-fan hl-lay", css={"--hl-w": "60px"})
    backs: list[Kid] = [h("li", card("back-red", 60), key=str(place)) for place in range(3)]
    return h("ul", backs, key="backs", cls="hl-fan hl-backs", css={"--hl-w": "60px"}, hidden_from_speech=True)


def _own_hand(table: MightyWidget) -> Element:
    words = AuctionSpeech(table.sitting, table.names, table.lang)
    seat = table.sitting.below
    held = table.hand.hands[seat]
    title = words.hand_title(seat)
    line = h("p", h("b", title), h("span", words.hand_line(held), cls="hl-dim"), key="line",
             cls="hl-hand-words hl-only-wide")  # fmt: skip
    return h("div", fan(table, held, name=title), line, key="hand", cls="hl-hand hl-auction-hand hl-on-felt2")


def public_rail(table: MightyWidget, speech: PreparationSpeech, now: Desk) -> list[Kid]:
    """The contract; whether you are the friend; the next deal."""
    made: list[Kid] = [contract_section(table, speech, now, hidden=not table.open_hands)]
    seat = table.sitting.below
    call = now.position.call
    if is_friend(now.position, seat) and seat != now.declarer and call is not None and call.card is not None:
        words = speech.tell("you-hold", card=speech.sign(call.card), name=speech.names[now.declarer])
        face = card(call.card.code, 54, fourcolour=table.four_colours)
        box = h("div", face, h("p", with_rule(rich(words), "K41", table.lang)), cls="hl-row-top")
        made.append(rail_section(speech.tell("you-are-friend"), box, key="friend"))
    if table.alone and now.step == DONE:
        made.append(rail_section("", h("div", again_button(table.lang), cls="hl-stack"), key="do"))
    return made
