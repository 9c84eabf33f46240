"""The rail of a Mushi table: yaku, choices, why something is forced, hint, log. Only builds nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hanalab.core.language import text
from hanalab.mushi.cards import DECK, Card, text_of
from hanalab.mushi.yaku import progress
from hanalab.widgets.figures import yaku_row
from hanalab.widgets.hints import ladder_section, working
from hanalab.widgets.hints_mushi import ladder
from hanalab.widgets.mushi_choices import Offer
from hanalab.widgets.mushi_moments import Cards, Moment
from hanalab.widgets.mushi_words import LogLine, Speech, capital, log_lines
from hanalab.widgets.nodes import Kid, card, h, icon
from hanalab.widgets.parts import (
    Element,
    button,
    choice_button,
    legend,
    log,
    pill,
    rail_section,
    rich,
    with_rule,
    word,
)

if TYPE_CHECKING:
    from hanalab.widgets.mushi_table import MushiTable

LINES = 3
TABS = ("yaku", "log", "rules", "hand")
_COMPACT = 3


class Shown(NamedTuple):
    """What a table shows besides the game: set by presses, forgotten with it."""

    selected: Card | None = None
    hint: int = 0
    lit: tuple[int, str] | None = None
    tab: str = "log"
    unfolded: bool = False
    popover: str = ""
    errors: tuple[str, ...] = ()


def yaku_section(speech: Speech, cls: str) -> Element:
    """How far each yaku has come."""
    sitting = speech.sitting
    shown = sitting.shown
    rows = []
    for state in progress(shown.piles, shown.rules):
        owners = [
            (each.code, None if owner is None else speech.side(owner))
            for each, owner in zip(state.yaku.cards, state.owners, strict=True)
        ]
        line = speech.yaku_line(state, shown.field)
        name = state.yaku.name(speech.lang)
        row = yaku_row(
            name, state.yaku.value, owners, line, key=state.yaku.code, act=f"rule {state.yaku.rule}"
        )
        rows.append(row)
    below = sitting.below
    signs = legend(speech.low(below), speech.low(1 - below))
    return rail_section(word("yaku", speech.lang), rows, aside=signs, key="yaku", cls=cls)


# -- choices ------------------------------------------------------------------------------------------------


def choices_section(speech: Speech, given: tuple[Offer, ...], placed: Card, marks: bool) -> Element:
    """The captures on offer, to be chosen by press or by number."""
    compact = len(given) > _COMPACT
    buttons = [
        _choice(speech, offer, number, placed, marks, 30 if compact else 40, short=False)
        for number, offer in enumerate(given, 1)
    ]
    box = h("div", buttons, cls="hl-choices hl-compact" if compact else "hl-choices", key="choices")
    return rail_section(choices_head(speech, given, placed), box, key="choices", cls="hl-only-wide")


def narrow_choices(speech: Speech, given: tuple[Offer, ...], placed: Card, marks: bool) -> Element:
    """The same between the status bar and the hand of the narrow form."""
    buttons = [
        _choice(speech, offer, number, placed, marks, 40, short=True) for number, offer in enumerate(given, 1)
    ]
    head = choices_head(speech, given, placed)
    return h(
        "div",
        buttons,
        cls="hl-choices hl-only-narrow",
        key="narrow-choices",
        region="choices",
        role="group",
        name=head,
    )


def choices_head(speech: Speech, given: tuple[Offer, ...], placed: Card) -> str:
    """What the choices are about."""
    if placed.is_lightning and given[0].cards:
        return speech.say("wild-takes-head")
    key = "takes-head" if given[0].cards else "stays-head"
    return speech.say(key, card=placed, plant=speech.plant(placed))


def _choice(
    speech: Speech, offer: Offer, number: int, placed: Card, marks: bool, w: float, *, short: bool
) -> Element:
    digit = number if number < 10 else None
    lang = speech.lang
    if not offer.cards:
        label = speech.say("leave", card=placed)
        said = speech.say("leave-spoken", card=placed)
        note = speech.say("leave-note")
        return choice_button(offer.act, placed.code, label, note, digit=digit, name=said, marks=marks, w=w)
    first = offer.cards[0]
    points = speech.say("points", points=sum(each.points for each in offer.cards))
    said = speech.say("choice-spoken", cards=offer.cards, points=points)
    if len(offer.cards) == 1:
        name = card_short(first, lang) if short else first.name(lang)
        words: Kid = name if first.is_lightning else [h("b", first.code), f" {name}"]
    else:
        key = "choice-three" if len(offer.cards) == 3 else "choice-many"
        words = capital(speech.say(key, cards=text_of(offer.cards)))
    return choice_button(offer.act, first.code, words, points, digit=digit, name=said, marks=marks, w=w)


def card_short(one: Card, lang: str) -> str:
    """What a card shows, without its plant: crane, ribbon, basic."""
    return text(f"card-{one.code}-short", lang)


def redeal_section(speech: Speech) -> Element:
    """Four of one month in hand: a new deal may be asked for (M13)."""
    ask = button(speech.say("redeal"), "redeal", cls="hl-wide-btn")
    note = h("p", with_rule(speech.say("redeal-note"), "M13", speech.lang), key="note")
    return rail_section(speech.say("redeal-head"), h("div", note, ask, cls="hl-stack"), key="redeal")


# -- forced Lightning ---------------------------------------------------------------------------------------


def forced_sections(speech: Speech, moment: Moment, cls: str) -> list[Element]:
    """Why a drawn card must take the Lightning, and what follows from it."""
    mates = tuple(each for each in moment.field if each.month == moment.card.month)
    rows = [_why_row(speech, "M35", speech.say("why-M35"))]
    if mates:
        month = speech.plant(moment.card).lower()
        rows.append(_why_row(speech, "M37", speech.say("why-M37", month=month, cards=text_of(mates))))
    rows.append(_why_row(speech, "M36", speech.say("why-M36")))
    made = [rail_section(speech.say("why"), h("div", rows, cls="hl-stack"), key="why", cls=cls)]
    if _is_whole(moment):
        made.append(_follows(speech, moment, mates, cls))
    return made


def _why_row(speech: Speech, number: str, sentence: str) -> Element:
    return h("div", pill(number, speech.lang), h("span", sentence), cls="hl-reason", key=number)


def _is_whole(moment: Moment) -> bool:
    hands, piles = moment.hands, moment.piles
    counts = map(len, (*hands, *piles, moment.field, moment.stock))
    return sum(counts) + 1 == len(DECK)


def _follows(speech: Speech, moment: Moment, mates: Cards, cls: str) -> Element:
    owner = moment.event.seat
    number = "M45" if len(mates) == 3 else "M44"
    seen = {moment.card, *moment.piles[0], *moment.piles[1]}
    left = [each for each in DECK if each.month == moment.card.month and each not in seen]
    month = speech.plant(moment.card).lower()
    sentence = speech.say(f"follows-{number}", month=month, count=len(left))
    who = (
        speech.say("follows-you")
        if speech.is_you(owner)
        else speech.say("follows-name", name=speech.names[owner])
    )
    words = h(
        "span", sentence, " ", h("b", who, cls=f"hl-{speech.side(owner)}"), " ", pill(number, speech.lang)
    )
    picture = card(mates[0].code if mates else left[0].code, 40)
    return rail_section(
        speech.say("follows"), h("div", picture, words, cls="hl-reason"), key="follows", cls=cls
    )


def forced_pair(speech: Speech, moment: Moment, marks: bool) -> Element:
    """The drawn card and the Lightning side by side, in the place of the hand: the narrow form."""
    lang = speech.lang
    seat = moment.event.seat
    drew = speech.say("you-drew") if speech.is_you(seat) else speech.say("drew", name=speech.names[seat])
    mates = [each.code for each in moment.field if each.month == moment.card.month]
    left = h("div", card(moment.card.code, 84, marks=marks, ring="drawn"), h("span", drew), cls="hl-figure")
    right = h(
        "div",
        card("11L", 84, marks=marks, ring="target", disc="bolt"),
        h("span", speech.say("lightning")),
        cls="hl-figure",
    )
    must = h("span", h("b", speech_must_take(lang)), h("span", cls="hl-pair-arrow"), cls="hl-pair-verb")
    pair = h("div", left, must, right, cls="hl-pair", key="pair", hidden_from_speech=True)
    note = None
    if mates:
        stays = h("b", speech.say("stays-there", card=" ".join(mates)))
        note = h("p", stays, " ", with_rule(speech.say("stays-why"), "M37", lang), key="stays")
    go = button(word("continue", lang), "continue", kind="primary", cls="hl-wide-btn")
    return h(
        "div",
        pair,
        h("div", note, go, cls="hl-stack hl-pad"),
        key="forced",
        cls="hl-only-narrow hl-on-panel",
        region="forced",
    )


def speech_must_take(lang: str) -> str:
    """The words on the arrow."""
    return text("draw-must-take", lang)


# -- hint ---------------------------------------------------------------------------------------------------


def hint_section(table: MushiTable, speech: Speech) -> Element | None:
    """The hint as far as it has been asked for, and how far its answer has come."""
    seat = speech.sitting.decider
    if seat is None or not table.shown.hint:
        return None
    made = ladder(table.round.view(seat), table.hinted, speech.lang)
    foot = working(table.study, speech.lang, table.advice)
    title = speech.say("hint-turn", turn=speech.sitting.turn)
    return ladder_section(title, made, table.shown.hint, speech.lang, foot=foot)


# -- log ----------------------------------------------------------------------------------------------------


def log_section(speech: Speech, shown: Shown, cls: str, brief: bool = False) -> Element:
    """What happened, newest last: three lines (`brief`, or with a hint, one), the older ones folded.

    In the narrow form the position can be copied here, so that this works without the kernel too.
    """
    lines = log_lines(speech.sitting)
    copy = button(
        word("copy-position", speech.lang),
        icon_name="copy",
        copy=str(speech.sitting.position),
        kind="quiet",
        key="log-copy",
        cls="hl-only-narrow",
    )
    if not lines:
        empty = h("p", speech.say("log-empty"), cls="hl-dim")
        return rail_section(word("log", speech.lang), empty, aside=copy, key="log", cls=cls)
    count = 1 if shown.hint or brief else LINES
    kept = lines if shown.unfolded else lines[-count:]
    nodes = [
        _log_line(speech, line, len(lines) - len(kept) + number, line is lines[-1])
        for number, line in enumerate(kept)
    ]
    fold = None
    if len(lines) > count:
        last = lines[-count - 1].event.turn
        label = speech.say("log-fewer") if shown.unfolded else speech.say("log-turns", last=max(1, last))
        fold = h(
            "button",
            icon("up" if shown.unfolded else "down"),
            label,
            act="unfold",
            cls="hl-fold",
            key="fold",
            type="button",
            expanded=shown.unfolded,
        )
    return rail_section(word("log", speech.lang), log(nodes, fold), aside=copy, key="log", cls=cls)


def _log_line(speech: Speech, line: LogLine, number: int, current: bool) -> Element:
    event, lang = line.event, speech.lang
    turn = str(event.turn) if event.turn else ""
    sentence = rich(speech.line(event), speech.sides, codes=True)
    words = h("span", with_rule(sentence, event.rule, lang), cls="hl-log-words")
    if line.back is None:
        mark = h("span", turn, cls="hl-log-turn")
    else:
        back = speech.say("log-back-spoken", turn=event.turn, card=event.card or "")
        mark = h(
            "button",
            turn,
            act=f"back {line.back}",
            cls="hl-log-turn hl-log-back",
            key="back",
            type="button",
            why=speech.say("log-back"),
            name=back,
        )
    cls = "hl-log-line hl-current" if current else "hl-log-line"
    return h("li", mark, words, cls=cls, key=f"{number}")
