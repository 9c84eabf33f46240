"""Numbers and actions in the words of the answers."""

from __future__ import annotations

import math
from typing import Any

from hanalab.core.language import MINUS, text

#: points that are no difference
TINY = 0.05
#: what takes the place of the point in a written number
_POINT = {"en": ".", "es": ","}


def number(value: float, lang: str = "en", places: int = 1) -> str:
    """A number with so many places and a true minus.

    >>> number(-0.25, places=2), number(1.5, "es"), number(-0.01)
    ('−0.25', '1,5', '0.0')
    """
    if not math.isfinite(value):
        return "?"
    written = f"{abs(value):.{places}f}"
    minus = MINUS if value < 0 and any(digit not in "0." for digit in written) else ""
    return minus + written.replace(".", _POINT.get(lang, "."))


def amount(value: float, lang: str = "en", places: int = 1) -> str:
    """The same with a plus on gains.

    >>> amount(6.24), amount(-3), amount(0.01)
    ('+6.2', '−3.0', '0.0')
    """
    written = number(value, lang, places)
    return f"+{written}" if value > 0 and any(digit not in "0.,?" for digit in written) else written


def with_error(value: float, error: float, lang: str = "en", signed: bool = True) -> str:
    """A mean with its standard error, which a value known exactly has not.

    >>> with_error(6.24, 0.81), with_error(7, 0), with_error(12.5, 0.4, signed=False)
    ('+6.2 ± 0.8', '+7', '12.5 ± 0.4')
    >>> with_error(0.53, 0.098), with_error(0.53, 0.094)
    ('+0.5 ± 0.1', '+0.53 ± 0.09')
    """
    write = amount if signed else number
    if error == 0:
        return write(value, lang, 0 if value == int(value) else 1)
    places = 1 if round(error, 2) >= 0.1 or not math.isfinite(error) else 2
    return f"{write(value, lang, places)} ± {number(max(error, 0.01), lang, places)}"


def is_tiny(difference: float, error: float) -> bool:
    """Whether a difference is none that anybody would play for: below 0.05 points, and known so closely.

    >>> is_tiny(-0.01, 0.02), is_tiny(0.0, 0.4), is_tiny(0.3, 0.02)
    (True, False, False)
    """
    return abs(difference) < TINY and error < TINY


def form_of(written: str) -> int:
    """Which form of a noun goes with a written number: 1 for one alone, else 2.

    >>> form_of("1"), form_of("+1"), form_of("1.0 ± 0.2"), form_of("21")
    (1, 1, 2, 2)
    """
    return 1 if written.lstrip(f"+{MINUS}") == "1" else 2


def percent(share: float, lang: str = "en") -> str:
    """A chance in whole percent; a small one that is not nothing is `<1`.

    >>> percent(0.71), percent(0.004), percent(0.999)
    ('71 %', '<1 %', '>99 %')
    """
    return f"{bare_percent(share)} %"


def bare_percent(share: float) -> str:
    """The same without its sign."""
    if 0 < share < 0.01:
        return "<1"
    if 0.99 < share < 1:
        return ">99"
    return str(round(100 * share))


def table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    """A table as plain text: first column to the left, the others to the right.

    >>> print(table(("card", "mean"), [("01Y", "+6.2"), ("08A", "−3.6")]))
    card  mean
    01Y   +6.2
    08A   −3.6
    """
    lines = [head, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def grouped(count: int) -> str:
    r"""A count with its thousands apart.

    >>> grouped(1234567)
    '1\xa0234\xa0567'
    """
    return f"{count:,}".replace(",", "\u00a0")  # no line may end within a number


def sign_of(card: Any, lang: str = "en") -> str:
    """A card of Mighty as its sign, the Joker by its name.

    >>> from hanalab.mighty import Card
    >>> sign_of(Card("SA")), sign_of(Card("JK"))
    ('♠A', 'Joker')
    """
    written: str = card.name(lang) if card.is_joker else card.sign
    return written


def duration(seconds: float, lang: str = "en") -> str:
    """Seconds as one reads them.

    >>> duration(0.43), duration(83)
    ('0.4 s', '83 s')
    """
    return f"{number(seconds, lang, 1 if seconds < 10 else 0)} s"


def capital(sentence: str) -> str:
    """With a capital at the start."""
    return sentence[:1].upper() + sentence[1:]


def label_of(action: object, lang: str = "en", takes: tuple[object, ...] = (), stays: bool = False) -> str:
    """An action in few words, as a row of a table names it: `01Y takes 01R`, `♠A`, `bid 15♥`.

    >>> from hanalab.mushi import Card, Play
    >>> label_of(Play("01Y"), "en", (Card("01R"),))
    '01Y takes 01R'
    """
    return _said("label", action, lang, takes, stays)


def phrase_of(action: object, lang: str = "en", takes: tuple[object, ...] = (), stays: bool = False) -> str:
    """The same as an advice: `take the pine ribbon with 01Y`, `bid 15♥`."""
    return _said("do", action, lang, takes, stays)


def _said(form: str, action: object, lang: str, takes: tuple[object, ...], stays: bool) -> str:
    kind = type(action).__name__
    card = getattr(action, "card", None)
    given: dict[str, object] = {}
    match kind:
        case "Play":
            given["card"] = card
            if getattr(action, "names", None):
                kind, given["suit"] = "names", text(f"explore-suit-{getattr(action, 'names', '')}", lang)
            elif getattr(action, "calls", False):
                kind = "calls"
            elif takes:
                kind, given["cards"] = "takes", takes
            elif stays:
                kind = "stays"
            elif form == "do" and getattr(card, "is_joker", False):
                kind = "joker"
            else:
                kind = "play"
        case "Take":
            kind, given["cards"] = "take", getattr(action, "cards", ())
        case "MakeBid":
            kind, given["bid"] = "bid", action.bid.sign  # type: ignore[attr-defined]
        case "Discard":
            kind, given["cards"] = "discard", getattr(action, "cards", ())
        case "NameTrump":
            kind, given["trump"] = "trump", text(f"explore-suit-{getattr(action, 'trump', '')}", lang)
            raised = getattr(action, "number", None)
            if raised is not None:
                kind, given["number"] = "trump-number", raised
        case "CallFriend":
            call = action.call  # type: ignore[attr-defined]
            kind = "friend-sealed" if call.kind == "sealed" else "friend-card"
            given["card"] = call.card
            if call.card is None:
                kind = f"friend-{call.kind}"
                given = {"seat": call.seat} if call.kind == "seat" else {}
        case "CallJoker":
            kind, given["card"] = "joker-call", card
        case _:
            kind = kind.lower()
    return text(f"explore-{form}-{kind}", lang, **given)
