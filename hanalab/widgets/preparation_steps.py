"""What can be pressed in the four steps of a preparation. Only builds nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanalab.core.reason import Reason
from hanalab.mighty import JOKER, Card, FriendCall, NameTrump, mighty_card
from hanalab.mighty.auction import SEATS
from hanalab.mighty.bids import MOST
from hanalab.mighty.cards import RANKS, SIGNS, TRUMPS
from hanalab.mighty.preparation import KITTY, why_not_discard
from hanalab.widgets.mighty_words import HAND_SUITS
from hanalab.widgets.nodes import Kid, card, h, spoken
from hanalab.widgets.parts import Element, pill, rich, segmented
from hanalab.widgets.picker import CardButton, Refusal, card_buttons, spoken_card
from hanalab.widgets.preparation_desk import Desk
from hanalab.widgets.preparation_words import PreparationSpeech, suits_of

if TYPE_CHECKING:
    from hanalab.widgets.mighty_base import MightyWidget

LAY = 84
CALL = 44
#: the ways to call a friend: always there, and those of a rule set with the key that turns them on
KINDS = ("card", "first-trick", "none")
MORE_KINDS = (("last-trick", "last_trick_friend", "on"), ("seat", "seat_friend", "on"),
              ("sealed", "kitty_friend", "sealed_call"))  # fmt: skip
_WITH_CARD = ("card", "sealed")


# -- lay away -----------------------------------------------------------------------------------------------


def lay_body(table: MightyWidget, speech: PreparationSpeech, now: Desk) -> Element:
    """Thirteen cards, the lifted ones to be laid away, those of the kitty marked."""
    full = len(now.lifted) == KITTY
    rows = []
    for each in now.cards:
        lifted = each in now.lifted
        refusal = None if lifted else _bury(table, now, each)
        kitty = each in table.hand.kitty
        about = [speech.tell("from-kitty") if kitty else speech.tell("in-hand")]
        if lifted:
            about.append(speech.tell("laid-spoken"))
        [node] = card_buttons(
            [CardButton(each, f"lift {each}", selected=lifted, refusal=refusal, about=tuple(about))],
            lang=table.lang, w=LAY, fourcolour=table.four_colours, labels=False,
        )  # fmt: skip
        if full and not lifted and refusal is None:
            node |= {
                "why": speech.tell("full"),
                "rule": "K18",
                "refused": True,
            }  # said when asked, but not hatched: all is well
        mark = (
            h("span", speech.tell("kitty"), cls="hl-kitty-mark", hidden_from_speech=True) if kitty else None
        )
        rows.append(h("li", node, mark, key=each.code))
    return h("ul", rows, key="lay", cls="hl-fan hl-lay", css={"--hl-w": f"{LAY}px"}, region="lay")


def _bury(table: MightyWidget, now: Desk, each: Card) -> Refusal | None:
    """Why a card may not be laid away (K19)."""
    if table.hand.rules.bury_specials == "allowed":
        return None
    others = [card for card in now.cards if card is not each and not _special(card, now)][:2]
    why = why_not_discard((each, *others), now.cards, now.won.trump, table.hand.rules)
    return _refusal(why, table.lang)


def _special(each: Card, now: Desk) -> bool:
    return each is JOKER or each is mighty_card(now.won.trump, now.position.rules)


def _refusal(why: Reason | None, lang: str) -> Refusal | None:
    return None if why is None else Refusal(why.text(lang), why.rule)


# -- trump --------------------------------------------------------------------------------------------------


def trump_body(table: MightyWidget, speech: PreparationSpeech, now: Desk) -> Element:
    """Five trumps, and the Mighty under the one chosen."""
    lang = table.lang
    buttons = [_trump(table, speech, now, trump) for trump in TRUMPS]
    first, second, rule = speech.mighty_lines(now)
    mighty = mighty_card(now.trump.trump, table.hand.rules)
    shown = h(
        "div", card(mighty.code, 30, fourcolour=table.four_colours, key=mighty.code),
        h("div", h("b", rich(first)), h("br"), h("span", rich(second), cls="hl-dim"), " ", pill(rule, lang)),
        key="mighty", cls="hl-mighty-is",
    )  # fmt: skip
    row = h("div", buttons, key="trumps", cls="hl-trumps", region="trumps", role="group",
            name=speech.tell("step-TRUMP"))  # fmt: skip
    return h("div", row, shown, _numbers(table, speech, now), key="trump", cls="hl-trump-row")


def _trump(table: MightyWidget, speech: PreparationSpeech, now: Desk, trump: str) -> Element:
    choice = NameTrump(trump)
    why = now.why_not_trump(choice)
    means = why.text(table.lang) if why is not None else speech.trump_means(now, choice)
    name = speech.trump_spoken(now, choice)
    return h(
        "button", rich(SIGNS[trump]), key=trump, act=f"choose-trump {trump}", cls="hl-btn hl-plain hl-trump",
        pressed=trump == now.trump.trump, why=means, rule=(why.rule if why is not None else "K24"),
        refused=why is not None, name=spoken(name, means if why is not None else None), type="button",
    )  # fmt: skip


def _numbers(table: MightyWidget, speech: PreparationSpeech, now: Desk) -> Element | None:
    """The number, where the rules let it be raised (K23)."""
    if table.hand.rules.raise_after_kitty == "no" or now.trump.trump != now.won.trump:
        return None
    options = [(f"number {number}", str(number)) for number in range(now.won.number, MOST + 1)]
    choose = segmented(
        speech.tell("raise"), options, f"number {now.contract.number}", show_label=True, key="numbers"
    )
    return h("div", choose, h("span", speech.tell("raise-note"), " ", pill("K23", table.lang), cls="hl-dim"),
             key="raise", cls="hl-row hl-raise")  # fmt: skip


# -- friend -------------------------------------------------------------------------------------------------


def kinds(table: MightyWidget, speech: PreparationSpeech, now: Desk) -> list[Kid]:
    """The ways to call, and the Joker, which has no place in the grid."""
    rules = table.hand.rules
    names = [*KINDS, *(kind for kind, key, on in MORE_KINDS if getattr(rules, key) == on)]
    options = [(f"kind {kind}", speech.tell(f"kind-{kind}")) for kind in names]
    segments = segmented(speech.tell("kind"), options, f"kind {now.kind}", key="kind")
    joker = h(
        "div", h("span", JOKER.name(table.lang), cls="hl-dim"), _call_cell(table, speech, now, JOKER, 32),
        key="joker", cls="hl-call-joker hl-only-wide",
    )  # fmt: skip
    return [segments, h("span", cls="hl-push"), joker]


def call_body(table: MightyWidget, speech: PreparationSpeech, now: Desk) -> Element:
    """All cards by suit and rank; one's own ones veiled and named, but they can be called."""
    players = _players(table, speech, now) if now.kind == "seat" else None
    shown = suits_of(now)
    choose = h(
        "div", [_suit_tab(suit, rich(SIGNS[suit]), shown) for suit in HAND_SUITS],
        _suit_tab("JK", [JOKER.name(table.lang)], shown), key="suits",
        cls="hl-tabs hl-suit-tabs hl-only-narrow", role="tablist", name=speech.tell("suits"), region="suits",
    )  # fmt: skip
    rows: list[Kid] = [
        h(
            "div", [_call_cell(table, speech, now, Card(suit + rank), CALL) for rank in reversed(RANKS)],
            key=suit, cls="hl-call-row" if suit == shown else "hl-call-row hl-suit-off",
        )
        for suit in HAND_SUITS
    ]  # fmt: skip
    joker = "" if shown == "JK" else " hl-suit-off"
    rows.append(
        h(
            "div",
            _call_cell(table, speech, now, JOKER, CALL),
            key="JK",
            cls=f"hl-call-row hl-only-narrow{joker}",
        )
    )
    idle = "" if now.kind in _WITH_CARD else " hl-call-idle"
    grid = h(
        "div", h("div", rows, key="rows", cls="hl-call-rows", region="call", role="group",
                         name=speech.tell("grid")),
        key="grid", cls=f"hl-call hl-on-felt2{idle}",
    )  # fmt: skip
    return h("div", players, choose, grid, key="call")


def _suit_tab(suit: str, label: Kid, shown: str) -> Element:
    return h("button", label, act=f"suit {suit}", key=suit, cls="hl-tab", role="tab", selected=suit == shown,
             type="button")  # fmt: skip


def _call_cell(table: MightyWidget, speech: PreparationSpeech, now: Desk, each: Card, w: float) -> Element:
    lang = table.lang
    kind = now.kind if now.kind in _WITH_CARD else "card"
    call = FriendCall(kind, each)
    where = now.where(each)
    refusal = _refusal(now.why_not_call(call), lang)
    chosen = now.call == call and now.kind in _WITH_CARD
    bold, words, rule = speech.call_means(now, call) if where else ("", "", "")
    consequence = f"{bold} {words}" if bold else ""
    face = card(
        each.code, w, fourcolour=table.four_colours, ring="target" if chosen else None,
        disc="check" if chosen else None, veil="refused" if refusal else "quiet" if where else None,
        tag=speech.tell(where) if where else "",
    )  # fmt: skip
    about = (speech.tell(f"{where}-spoken"), consequence) if where else ()
    return h(
        "button", face, key=each.code, act=f"choose-friend {call}", cls="hl-cardbutton",
        why=refusal.sentence if refusal else consequence or None,
        rule=refusal.rule if refusal else rule or None, refused=refusal is not None, pressed=chosen,
        name=spoken_card(each, lang, *about, refusal=refusal), type="button",
    )  # fmt: skip


def _players(table: MightyWidget, speech: PreparationSpeech, now: Desk) -> Element:
    """The other four, where the rules let one be called by name (K48)."""
    seats = [(now.declarer + step) % SEATS for step in range(1, SEATS)]
    buttons = [
        h(
            "button", speech.names[seat], key=str(seat), act=f"choose-friend seat {seat}",
            cls="hl-btn hl-plain", pressed=now.call == FriendCall("seat", None, seat), type="button",
        )
        for seat in seats
    ]  # fmt: skip
    return h("div", buttons, key="players", cls="hl-row hl-players", region="players", role="group",
             name=speech.tell("players"))  # fmt: skip


# -- Joker Call ---------------------------------------------------------------------------------------------


def joker_body(table: MightyWidget, speech: PreparationSpeech, now: Desk) -> Element | None:
    """The cards that may be named: four twos, or nearly all of the deck; none to choose where it is fixed."""
    cards = now.joker_cards()
    if len(cards) < 2:
        return None
    many = len(cards) > len(HAND_SUITS)
    name = speech.tell("joker-cards")
    if not many:
        buttons = [_joker(table, speech, now, each) for each in cards]
        row = h("div", buttons, key="twos", cls="hl-twos", region="twos", role="group", name=name)
        return h(
            "div",
            row,
            h("span", speech.joker_holding(now), cls="hl-dim"),
            key="joker",
            cls="hl-row hl-joker-row",
        )
    rows = [
        h("div", [_joker(table, speech, now, each) for each in reversed(cards) if each.suit == suit],
          key=suit, cls="hl-joker-suit")
        for suit in HAND_SUITS
    ]  # fmt: skip
    return h("div", rows, key="many", cls="hl-joker-many", region="twos", role="group", name=name)


def _joker(table: MightyWidget, speech: PreparationSpeech, now: Desk, each: Card) -> Element:
    where = now.where(each)
    about = speech.tell(f"{where}-spoken") if where else None
    return h(
        "button", rich(SIGNS[each.suit]), f" {each.code[1:]}", key=each.code, act=f"choose-joker {each}",
        cls="hl-btn hl-plain hl-two" + (f" hl-two-{where}" if where else ""), pressed=each is now.joker,
        why=" ".join(speech.joker_means(now, each)), rule="K33",
        name=spoken(each.name(table.lang), about), type="button",
    )  # fmt: skip
