"""The contract in words: Mighty, friend and Joker Call, and what has happened to each, as a seat knows it."""

from __future__ import annotations

from typing import NamedTuple

from hanalab.core.language import text
from hanalab.draw.mighty_parts import Names, Position, sign_of
from hanalab.mighty import JOKER, UNKNOWN, Card, Trick, View


class Line(NamedTuple):
    """One line: what it is about ("mighty", "friend", "joker-call"), its card if there is one, a bold word
    and the rest, and the rule.
    """

    kind: str
    card: Card | None
    bold: str
    rest: str
    rule: str


def declares(position: Position, seat: int, names: Names, lang: str) -> str:
    """Who plays the contract."""
    declarer = position.declarer
    if declarer is None:
        return ""
    who = "you" if declarer == seat else "other"
    return text("draw-declares", lang, who=who, name=names[declarer])


def contract_lines(
    position: Position,
    seat: int,
    names: Names,
    lang: str,
    *,
    lying: Trick | None = None,
    everything: bool = False,
) -> tuple[Line, ...]:
    """The lines of a contract; none before the trump is fixed. `lying` is a trick still on the table, whose
    cards do not count as gone yet.
    """
    if position.call is None or position.mighty is None:
        return ()
    found = [
        _mighty(position, lang, lying),
        _friend(position, seat, names, lang, everything),
        _joker_call(position, lang, lying),
    ]
    return tuple(line for line in found if line is not None)


def short_lines(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """The lines that fit into one line of the narrow form: Mighty and friend."""
    return tuple(line for line in lines if line.kind != "joker-call")


def played_in(position: Position, card: Card, lying: Trick | None = None) -> int | None:
    """The number of the finished trick a card was played to; None while it is held or still lies there."""
    first = position.number - len(position.tricks) + (1 if position.is_over else 0)
    for place, trick in enumerate(position.tricks):
        if card in trick.cards and trick is not lying:
            return first + place
    return None


def _mighty(position: Position, lang: str, lying: Trick | None) -> Line:
    card: Card = position.mighty  # type: ignore[assignment]
    gone = played_in(position, card, lying)
    key = "draw-mighty-beats" if gone is None else "draw-mighty-gone"
    return Line(
        "mighty",
        card,
        text("draw-mighty", lang),
        text(key, lang, card=sign_of(card, lang), trick=gone or 0),
        "K24",
    )


def _friend(position: Position, seat: int, names: Names, lang: str, everything: bool) -> Line:
    view = position if isinstance(position, View) else position.view(seat)
    call = view.call
    declarer: int = position.declarer  # type: ignore[assignment]
    kind = call.kind if call is not None else "none"
    card = call.card if call is not None and call.card is not UNKNOWN else None
    if kind == "none":
        return _line("none", None, "K46", lang)
    if position.friend_known:
        return _known(position, card, kind, names, lang)
    values = {"card": _in_words(card, lang), "name": names[declarer]}
    if everything and position.friend is not None:
        return _line("holds-name", card, "K41", lang, **values | {"name": names[position.friend]})
    if view.knows_friend and view.friend == seat and kind == "card":
        return _line("is-you", card, "K41", lang, **values)
    if view.knows_friend and card is not None:
        buried = card in view.discards
        return _line("buried" if buried else "own", card, "K44" if buried else "K43", lang, **values)
    if kind == "card":
        return _line("hidden", card, "K42", lang, **values)
    rules = {"sealed": "K47", "first-trick": "K45"}
    return _line(kind, card, rules.get(kind, "K48"), lang, **values)


def _known(position: Position, card: Card | None, kind: str, names: Names, lang: str) -> Line:
    values: dict[str, object] = {"card": _in_words(card, lang), "trick": 0, "name": ""}
    if position.friend is None:
        return _line("nobody", card, "K43" if card else "K45", lang, **values)
    values["name"] = names[position.friend]
    if card is None:
        rule = "K45" if kind == "first-trick" else "K48"
        return _line("is-by-trick" if kind.endswith("trick") else "is", None, rule, lang, **values)
    values["trick"] = played_in(position, card) or position.number
    return _line("shown", card, "K42", lang, **values)


def _in_words(card: Card | None, lang: str) -> str:
    """The called card inside a sentence: ♠A, the Joker."""
    if card is None:
        return ""
    return text("card-JK-the", lang) if card is JOKER else sign_of(card, lang)


def _line(key: str, card: Card | None, rule: str, lang: str, /, **values: object) -> Line:
    bold = text("draw-no-friend" if key == "none" else "draw-friend", lang)
    return Line("friend", card, bold, text(f"draw-friend-{key}", lang, **values), rule)


def _joker_call(position: Position, lang: str, lying: Trick | None) -> Line | None:
    card = position.joker_call
    if card is None:
        return None
    forces = position.rules.joker_call == "lead_forces_joker"
    rule = "K32" if forces else "K31"
    if played_in(position, JOKER, lying) is not None:
        key = "joker-gone"
    elif played_in(position, card, lying) is not None:
        key = "gone"
    else:
        key = "forces" if forces else "answers"
    rest = text(f"draw-joker-call-{key}", lang, card=sign_of(card, lang))
    return Line("joker-call", card, text("term-joker-call", lang), rest, rule)
