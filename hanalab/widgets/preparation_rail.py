"""The rail of a preparation: the contract, what a choice means, a hint. Only builds nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanalab.mighty import CallFriend, CallJoker, Card, Discard, FriendCall, NameTrump
from hanalab.mighty.cards import SIGNS
from hanalab.mighty.steady import ranked
from hanalab.widgets.nodes import Kid, card, h
from hanalab.widgets.parts import Element, button, note, rail_section, rich, with_rule
from hanalab.widgets.preparation_desk import DONE, Deed, Desk
from hanalab.widgets.preparation_words import PreparationSpeech

if TYPE_CHECKING:
    from hanalab.widgets.mighty_base import MightyWidget

PICTURE = 54


def contract_section(
    table: MightyWidget, speech: PreparationSpeech, now: Desk, *, hidden: bool = False
) -> Element:
    """The contract, and what the declarer holds for it."""
    mine = speech.is_you(now.declarer)
    title = speech.tell("contract") if mine else speech.tell("contract-of", name=speech.names[now.declarer])
    contract = (now.position.contract or now.won) if hidden else now.contract
    lines: list[Kid] = [h("p", h("b", rich(contract.sign), cls="hl-big"))]
    if not hidden:
        lines.append(h("p", speech.holding(now), cls="hl-dim"))
    else:
        lines.append(h("p", speech.tell("needs", number=contract.number), cls="hl-dim"))
    return rail_section(title, *lines, key="contract")


def choice_sections(table: MightyWidget, speech: PreparationSpeech, now: Desk) -> list[Kid]:
    """What the choice of the present step leads to."""
    made: list[Kid] = []
    if now.phase == "FRIEND" or (now.step == DONE and now.call is not None):
        made.append(_call_section(table, speech, now, now.call) if now.call is not None else None)
        if now.step < DONE:
            made.append(_own_section(table, speech, now))
    if now.phase == "JOKER_CALL" and now.joker is not None:
        made.append(_joker_section(table, speech, now, now.joker))
    return made


def _call_section(table: MightyWidget, speech: PreparationSpeech, now: Desk, call: FriendCall) -> Element:
    bold, words, rule = speech.call_means(now, call)
    title = speech.tell("friend-head", friend=speech.call_words(call))
    if bold:
        return rail_section(title, _warning(table, call.card, bold, words, rule), key="friend")
    sentence = h("p", with_rule(rich(words), rule, table.lang))
    if call.card is None:
        return rail_section(title, sentence, key="friend")
    return rail_section(title, _pictured(table, call.card, sentence), key="friend")


def _pictured(table: MightyWidget, each: Card, *kids: Kid) -> Element:
    face = card(each.code, PICTURE, fourcolour=table.four_colours, key=each.code)
    return h("div", face, h("div", kids), cls="hl-row-top", key="pictured")


def _warning(table: MightyWidget, each: Card | None, bold: str, words: str, rule: str) -> Element:
    text = h("p", h("b", bold), " ", with_rule(words, rule, table.lang))
    return note(text, icon_name="question", key=f"warning-{each}")


def _own_section(table: MightyWidget, speech: PreparationSpeech, now: Desk) -> Element | None:
    """What it would mean to call one's own best card, told while another is chosen."""
    own = speech.own_example(now)
    chosen = now.call.card if now.call is not None else None
    if own is None or (chosen is not None and now.where(chosen)) or now.why_not_call(FriendCall("card", own)):
        return None
    bold, words, rule = speech.call_means(now, FriendCall("card", own))
    title = speech.tell("if-own", card=speech.sign(own))
    return rail_section(title, _warning(table, own, bold, words, rule), key="if-own")


def _joker_section(table: MightyWidget, speech: PreparationSpeech, now: Desk, each: Card) -> Element:
    lines = [h("p", line) for line in speech.joker_means(now, each)]
    lines[-1] = h("p", with_rule(lines[-1]["kids"], "K33", table.lang))
    return rail_section(
        speech.tell("joker-head", card=speech.sign(each)), _pictured(table, each, lines), key="joker-call"
    )


# -- hint ---------------------------------------------------------------------------------------------------


def advised(table: MightyWidget, now: Desk) -> tuple[Deed | None, str]:
    """What the steady bot would do in the declarer's place, from what the declarer knows, and why."""
    best = ranked(table.hand.view(now.declarer))[0]
    deed = best.action if isinstance(best.action, Deed) else None
    return deed, best.text(table.lang)


def hint_section(table: MightyWidget, speech: PreparationSpeech, now: Desk) -> Element:
    """First press: the thought behind it. Second: what to choose, and it is chosen."""
    action, why = advised(table, now)
    kids: list[Kid] = [h("p", rich(why), key="why")]
    if table.over.hint > 1:
        kids.append(h("p", h("b", rich(_advice(speech, action))), key="advice"))
        if action is not None and action != now.deed():
            kids.append(button(speech.tell("hint-choose"), "advice", icon_name="check", key="advice-take"))
    else:
        kids.append(h("p", speech.tell("hint-more"), cls="hl-dim", key="more"))
    return rail_section(speech.tell("hint"), h("div", kids, cls="hl-stack", role="status"), key="hint")


def _advice(speech: PreparationSpeech, action: Deed | None) -> str:
    if isinstance(action, Discard):
        return speech.tell("hint-discard", cards=speech.listed(action.cards))
    if isinstance(action, NameTrump):
        return speech.tell("hint-trump", trump=SIGNS[action.trump])
    if isinstance(action, CallFriend):
        return speech.tell("hint-friend", friend=speech.call_words(action.call))
    return speech.tell("hint-joker", card=speech.sign(action.card)) if isinstance(action, CallJoker) else ""
