"""The rail of the trick table: contract, points, choices, hint, last trick, log. Only builds nodes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hanalab.core.language import text
from hanalab.draw.mighty import contract_lines, count_words, declares, short_lines, tally
from hanalab.draw.mighty_parts import ALL, Tally
from hanalab.mighty import JOKER, Card, FriendCall, Trick
from hanalab.mighty.cards import SIGNS
from hanalab.widgets.mighty_words import sign_of
from hanalab.widgets.nodes import Kid, card, h, icon
from hanalab.widgets.parts import Element, log, pill, rail_section, rich, with_rule, word
from hanalab.widgets.trick_log import LogLine, log_lines
from hanalab.widgets.trick_words import Because, TrickSpeech

if TYPE_CHECKING:
    from hanalab.widgets.mighty_base import MightyWidget

LINES = 3
#: suits to name, in the order of a hand
NAMED = "SHCD"


# -- contract -----------------------------------------------------------------------------------------------


def contract_section(table: MightyWidget, speech: TrickSpeech) -> Element:
    """The contract, and what has happened to Mighty, friend and Joker Call."""
    position, lang = speech.position, speech.lang
    below = table.sitting.below
    lines = contract_lines(
        position, below, speech.names, lang, lying=table.sitting.lying, everything=table.open_hands
    )
    rows = [
        h(
            "div",
            card(line.card.code, 24, fourcolour=table.four_colours)
            if line.card
            else h("span", cls="hl-no-card"),
            h("span", h("b", line.bold), " ", with_rule(rich(line.rest), line.rule, lang)),
            cls="hl-reason hl-contract-line",
            key=line.kind,
        )
        for line in lines
    ]
    bid = position.contract
    big = h("p", rich(bid.sign) if bid else speech.tell("no-contract"), cls="hl-big hl-contract", key="bid")
    aside = h("span", declares(position, speech.own, speech.names, lang), cls="hl-dim")
    return rail_section(speech.tell("contract"), big, rows, aside=aside, key="contract", cls="hl-only-wide")


def contract_line(table: MightyWidget, speech: TrickSpeech) -> Element | None:
    """The contract in one line above the felt of the narrow form."""
    position = speech.position
    if position.contract is None:
        return None
    below = table.sitting.below
    lines = short_lines(
        contract_lines(
            position, below, speech.names, speech.lang, lying=table.sitting.lying, everything=table.open_hands
        )
    )
    count = tally(position, below, table.open_hands)
    pieces: list[Kid] = [h("b", rich(position.contract.sign), cls="hl-contract", key="bid")]
    for line in lines:
        sign = rich(sign_of(line.card, speech.lang)) if line.card else ""
        known = line.kind == "friend" and position.friend_known
        hidden = line.kind == "friend" and not known
        rest: Kid = speech.names[position.friend] if known and position.friend is not None else sign
        if known and position.friend is None and position.call != FriendCall("none"):
            rest = speech.tell("nobody")
        dim = h("span", f" {speech.tell('hidden')}", cls="hl-dim") if hidden and line.card else None
        if line.kind == "friend" and not line.card and not known:
            rest = line.rest
        pieces.append(h("span", h("b", line.bold), " ", rest, dim, key=line.kind))
    of = speech.tell("of-need", points=count.side, need=count.need)
    pieces.append(h("span", of, cls="hl-push-right", key="of"))
    return h("div", pieces, key="contract-line", cls="hl-contract-bar hl-only-narrow hl-on-panel")


# -- points -------------------------------------------------------------------------------------------------


def points_bar(speech: TrickSpeech, count: Tally) -> list[Element]:
    """The bar of 20 points and its numbers."""
    lang = speech.lang
    words = count_words(count, speech.own, speech.position, lang)
    said = speech.tell(
        "bar-spoken", counts=", ".join(f"{number} {label}" for number, label in words), need=count.need
    )
    cells = []
    for place in range(ALL):
        kind = "out"
        if place < count.side:
            kind = "side"
        elif place < count.side + count.unknown:
            kind = "unknown"
        elif place >= ALL - count.defenders:
            kind = "defenders"
        cells.append(h("span", cls=f"hl-cell-{kind}", key=str(place)))
    post = (
        h("span", cls="hl-post", css={"left": f"{100 * count.need / ALL:g}%"}, key="post")
        if count.need
        else None
    )
    bar = h("div", cells, post, cls="hl-points", role="img", name=said, key="bar")
    numbers = [h("span", h("b", str(number)), f" {label}", key=label) for number, label in words]
    return [bar, h("div", numbers, cls="hl-spread hl-dim hl-counts", key="counts", hidden_from_speech=True)]


def points_section(table: MightyWidget, speech: TrickSpeech, cls: str, *, over: bool = False) -> Element:
    """Points taken by side as far as known."""
    below, position = table.sitting.below, speech.position
    count = tally(position, below, table.open_hands)
    need = speech.tell("needed", need=count.need) if over else text("draw-need", speech.lang, need=count.need)
    aside = h("span", need, cls="hl-dim")
    where = None if over else _where(table, speech, count)
    return rail_section(
        text("draw-points-of-20", speech.lang),
        points_bar(speech, count),
        where,
        aside=aside,
        key="points",
        cls=cls,
    )


def _where(table: MightyWidget, speech: TrickSpeech, count: Tally) -> Element | None:
    """Where the points of the declarer's side come from."""
    position, below = speech.position, table.sitting.below
    points = position.points
    declarer: int = position.declarer  # type: ignore[assignment]
    if position.friend_known and position.friend is not None:
        parts = [f"{speech.names[seat]} {points[seat]}" for seat in (declarer, position.friend)]
        if count.laid_away or declarer == below:
            parts.append(speech.tell("laid-away", count=count.laid_away))
        return h("p", with_rule(", ".join(parts), "K49", speech.lang), cls="hl-dim hl-from", key="from")
    if declarer != speech.own:
        return None
    words = speech.tell("yours-from", tricks=points[declarer], laid=count.laid_away)
    return h("p", with_rule(words, "K20", speech.lang), cls="hl-dim hl-from", key="from")


# -- choices ------------------------------------------------------------------------------------------------


def choices(speech: TrickSpeech, selected: Card | None) -> tuple[tuple[str, str], ...]:
    """What else must be said with the selected card, as (act, label): a suit to name (K30), a call (K32)."""
    if selected is None:
        return ()
    acts = [str(action) for action in speech.position.actions() if getattr(action, "card", None) is selected]
    if len(acts) < 2:
        return ()
    if selected is JOKER:
        return tuple((f"play JK names {suit}", f"{SIGNS[suit]} {speech.suit(suit)}") for suit in NAMED)
    return tuple(
        (act, speech.tell("calls-yes" if act.endswith("calls") else "calls-no")) for act in reversed(acts)
    )


def choices_section(speech: TrickSpeech, selected: Card, given: tuple[tuple[str, str], ...]) -> Element:
    """The choices as buttons, with their number keys."""
    head = (
        speech.tell("names-head")
        if selected is JOKER
        else speech.tell("calls-head", card=speech.sign(selected))
    )
    number = "K30" if selected is JOKER else "K32"
    buttons = [_choice(act, label, place) for place, (act, label) in enumerate(given, 1)]
    box = h("div", buttons, cls="hl-stack", key="choices")
    return rail_section(head, box, aside=pill(number, speech.lang), key="choices", cls="hl-only-wide")


def narrow_choices(speech: TrickSpeech, selected: Card, given: tuple[tuple[str, str], ...]) -> Element:
    """The same between the status bar and the hand."""
    head = (
        speech.tell("names-head")
        if selected is JOKER
        else speech.tell("calls-head", card=speech.sign(selected))
    )
    buttons = [_choice(act, label, place) for place, (act, label) in enumerate(given, 1)]
    return h(
        "div",
        buttons,
        key="narrow-choices",
        cls="hl-choices hl-only-narrow",
        region="choices",
        role="group",
        name=head,
    )


def _choice(act: str, label: str, digit: int) -> Element:
    return h(
        "button",
        h("span", h("span", rich(label)), cls="hl-choice-words"),
        h("kbd", str(digit), cls="hl-only-wide", hidden_from_speech=True),
        act=act,
        key=act,
        cls="hl-choice hl-short-choice",
        name=label,
        type="button",
    )


# -- tricks -------------------------------------------------------------------------------------------------


def why_section(speech: TrickSpeech, trick: Trick) -> Element:
    """Why the trick on the table was won."""
    title = speech.tell("why-wins", **speech.who(trick.winner))
    return rail_section(title, _sentences(speech, speech.why_all(trick)), key="why")


def _sentences(speech: TrickSpeech, found: Iterable[Because]) -> Element:
    kids: list[Kid] = []
    for because in found:
        kids += [" " if kids else "", *with_rule(rich(because.sentence), because.rule, speech.lang)]
    return h("p", kids, key="why")


def last_section(table: MightyWidget, speech: TrickSpeech, looking: int | None, cls: str) -> Element:
    """The last trick (or the one looked at): its cards, who won it and why."""
    tricks = speech.position.tricks
    title = speech.tell("last-trick")
    if not tricks:
        return rail_section(title, h("p", speech.tell("last-none"), cls="hl-dim"), key="last", cls=cls)
    place = len(tricks) - 1 if looking is None else looking
    trick = tricks[place]
    four = table.four_colours
    cards = [
        h(
            "span",
            card(each.card.code, 34, fourcolour=four, ring="winning" if at == trick.place else None),
            h("b" if at == trick.place else "span", speech.names[trick.seat(at)], cls="hl-who"),
            cls="hl-past-card",
            key=each.card.code,
        )
        for at, each in enumerate(trick.laid)
    ]
    why = speech.why_wins(trick)
    sentence = f"{why.sentence} {speech.tell('points', points=trick.points)}"
    words = h("p", with_rule(rich(sentence), why.rule, speech.lang), key="why")
    if looking is not None:
        title = speech.moment_of(trick)
    return rail_section(
        title,
        h("div", cards, cls="hl-past", key="cards"),
        words,
        aside=_look_back(speech, looking),
        key="last",
        cls=cls,
    )


def _look_back(speech: TrickSpeech, looking: int | None) -> Element | None:
    tricks = speech.position.tricks
    to = len(tricks) - 1 if looking is None else looking - 1
    if to < 0:
        return None
    number = speech.number_of(tricks[to])
    return h(
        "button",
        icon("left"),
        speech.tell("look-back"),
        act=f"look {to}",
        key="look",
        cls="hl-fold",
        name=speech.tell("look-back-spoken", number=number),
        type="button",
    )


# -- log ----------------------------------------------------------------------------------------------------


def log_section(table: MightyWidget, speech: TrickSpeech, cls: str, count: int = LINES) -> Element:
    """What happened, newest last: `count` lines, the older ones folded."""
    lines = log_lines(speech)
    unfolded = table.over.unfolded
    first = 0 if unfolded else max(0, len(lines) - count)
    nodes = [
        _log_line(speech, line, place, place == len(lines) - 1)
        for place, line in enumerate(lines)
        if place >= first
    ]
    fold = None
    if len(lines) > count:
        label = (
            text("table-log-fewer", speech.lang)
            if unfolded
            else speech.tell("log-earlier", count=len(lines) - count)
        )
        fold = h(
            "button",
            icon("up" if unfolded else "down"),
            label,
            act="unfold",
            key="fold",
            cls="hl-fold",
            type="button",
            expanded=unfolded,
        )
    if not nodes:
        return rail_section(
            word("log", speech.lang),
            h("p", text("table-log-empty", speech.lang), cls="hl-dim"),
            key="log",
            cls=cls,
        )
    return rail_section(word("log", speech.lang), log(nodes, fold), key="log", cls=cls)


def line_words(line: LogLine, lang: str) -> str:
    """A line of the log as plain words."""
    joined = line.pieces[0].sentence
    if len(line.pieces) > 1:
        joined += ": " + ", ".join(piece.sentence for piece in line.pieces[1:])
    return f"{joined}."


def _log_line(speech: TrickSpeech, line: LogLine, place: int, current: bool) -> Element:
    words: list[Kid] = []
    names = dict.fromkeys(speech.names)
    for at, piece in enumerate(line.pieces):
        if at:
            words.append(": " if at == 1 else ", ")
        shown: list[Kid] = list(_bold_name(piece.sentence, names)) if at == 0 else list(rich(piece.sentence))
        pills_all = len(line.pieces) == 1 or at > 0
        words += with_rule(shown, piece.rule, speech.lang) if pills_all else shown
    number = str(line.number) if line.number else ""
    if line.back is None:
        mark = h("span", number, cls="hl-log-turn")
    else:
        mark = h(
            "button",
            number or "·",
            act=f"back {line.back}",
            key="back",
            cls="hl-log-turn hl-log-back",
            why=text("table-log-back", speech.lang),
            name=speech.tell("log-back-spoken", number=line.number),
            type="button",
        )
    cls = "hl-log-line hl-current" if current else "hl-log-line"
    return h("li", mark, h("span", words, cls="hl-log-words"), cls=cls, key=str(place))


def _bold_name(sentence: str, names: Iterable[str]) -> list[Kid]:
    """A sentence that begins with a name has it bold."""
    for name in names:
        if sentence.startswith(name) and not sentence[len(name) : len(name) + 1].isalpha():
            return [h("b", name), *rich(sentence[len(name) :])]
    return list(rich(sentence))
