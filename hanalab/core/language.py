"""Everything a person reads, in the language they read it in.

The words live in ``hanalab/locale/<language>/*.ftl`` (Project Fluent); all files of one folder form one
vocabulary. English and Spanish are complete. Japanese and Korean hold only the names of cards
and terms.

Fluent is imported when the first text is asked for, so that importing the package stays light.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from hanalab.core.errors import HanalabError
from hanalab.core.shown import shown

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "es")
"""Languages in which every text exists."""

NAME_LANGUAGES = (*LANGUAGES, "ja", "ko")
"""Languages in which cards, months and a few terms have names."""

MINUS = "\N{MINUS SIGN}"

_JOINERS = {"en": (", ", " and "), "es": (", ", " y "), "ja": ("、", "、"), "ko": (", ", ", ")}


class _Slot(str):
    """A place in a message where the value of this name goes."""


class _Message(NamedTuple):
    pieces: tuple[str, ...] | None  # None when the message has a choice in it and Fluent must make it
    pattern: Any
    variables: frozenset[str]


def text(key: str, lang: str = "en", /, **values: object) -> str:
    """The text called `key`, with `values` put into it.

    A card given as ``x`` fills ``$x`` (its sign or its code), ``$x-sign`` (the same, but the Joker, which has
    no sign, by its name), ``$x-name``, ``$x-the`` (name with its article), for the start of a sentence
    ``$x-Name`` and ``$x-The``, and ``$x-month`` (its plant). Several
    cards, or several strings, fill all but the last in a row, and ``$x-count``. Whole numbers choose plurals
    and print without grouping, with a true minus.
    Raises HanalabError for an unknown language, an unknown key and a value left out.

    >>> text("month-4", "es")
    'glicina'
    """
    message = _message(shown(key), _checked(lang))
    filled = _filled(message.variables, values, lang) if message.variables else {}
    if message.pieces is not None:
        try:
            return "".join([filled[piece] if piece.__class__ is _Slot else piece for piece in message.pieces])
        except KeyError as missing:
            raise HanalabError(
                "text-value-missing", key=key, language=lang, wanted=str(missing.args[0])
            ) from None
    for wanted in sorted(message.variables - filled.keys()):
        raise HanalabError("text-value-missing", key=key, language=lang, wanted=wanted)
    return _chosen(message, key, lang, values, filled)


def has_text(key: str, lang: str = "en") -> bool:
    """Whether `key` has a text in `lang`.

    >>> has_text("month-1", "ja"), has_text("month-6")
    (True, False)
    """
    return _bundle(_checked(lang)).has_message(shown(key))


def keys(lang: str = "en") -> tuple[str, ...]:
    """All keys of a language, in alphabetical order."""
    return tuple(sorted(_bundle(_checked(lang))._messages))


def variables(key: str, lang: str = "en") -> frozenset[str]:
    """Names of the values that the text `key` wants, as written there (``card-name``, ``count``).

    >>> variables("month-1")
    frozenset()
    """
    return _message(shown(key), _checked(lang)).variables


def signed(number: float) -> str:
    """A score with its sign: a plus on gains, a true minus sign on losses, a bare zero.

    >>> signed(6), signed(0)
    ('+6', '0')
    """
    return f"+{number}" if number > 0 else _plain(number)


def listed(names: Iterable[str], lang: str = "en") -> str:
    """Names in a row, with the language's word before the last.

    >>> listed(["pino", "sauce", "iris"], "es")
    'pino, sauce e iris'
    """
    items = list(names)
    comma, last = _JOINERS[_checked(lang)]
    if len(items) < 2:
        return "".join(items)
    if lang == "es" and _sounds_like_y(items[-1]):
        last = " e "
    return comma.join(items[:-1]) + last + items[-1]


def _sounds_like_y(word: str) -> bool:
    start = word.lower()[:3]
    return start.startswith(("i", "hi", "í", "hí")) and start not in ("hie", "hia")


def _checked(lang: str) -> str:
    named = shown(lang)
    if named not in _JOINERS:
        raise HanalabError("unknown-language", language=named, known=", ".join(NAME_LANGUAGES))
    return named


@cache
def _bundle(lang: str) -> FluentBundle:
    from importlib.resources import files

    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    folder = files("hanalab").joinpath("locale", lang)
    for name in sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl")):
        bundle.add_resource(FluentResource(folder.joinpath(name).read_text(encoding="utf-8")))
    return bundle


@cache
def _message(key: str, lang: str) -> _Message:
    bundle = _bundle(lang)
    if not bundle.has_message(key):
        raise _unknown_text(key, lang)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise _unknown_text(key, lang)
    return _Message(_pieces(pattern), pattern, frozenset(_variables(pattern, bundle)))


def _unknown_text(key: str, lang: str) -> HanalabError:
    others = [other for other in NAME_LANGUAGES if other != lang and has_text(key, other)]
    if others:
        return HanalabError("text-not-in-language", key=key, language=lang, known=", ".join(others))
    return HanalabError("unknown-text", key=key)


def _pieces(pattern: Any) -> tuple[str, ...] | None:
    """A message of plain words and places, cut up ready for joining: far faster than Fluent's own walk."""
    pieces: list[str] = []
    for element in getattr(pattern, "elements", (pattern,)):
        kind = type(element).__name__
        if kind == "TextElement":
            pieces.append(element.value)
            continue
        inner = element.expression if hasattr(element, "expression") else element
        match type(inner).__name__:
            case "VariableReference":
                pieces.append(_Slot(inner.id.name))
            case "StringLiteral":
                pieces.append(inner.parse()["value"])
            case _:
                return None
    return tuple(pieces)


def _variables(node: Any, bundle: FluentBundle) -> Iterator[str]:
    """Names of the values used anywhere in a compiled message and in those it refers to."""
    kind = type(node).__name__
    if kind == "VariableReference":
        yield node.id.name
    elif kind == "MessageReference" and bundle.has_message(node.id.name):
        yield from _variables(bundle.get_message(node.id.name).value, bundle)
    elif isinstance(node, list | tuple):
        for part in node:
            yield from _variables(part, bundle)
    elif hasattr(node, "__dict__"):
        for name, part in vars(node).items():
            if name != "span":
                yield from _variables(part, bundle)


def _filled(wanted: Iterable[str], values: Mapping[str, object], lang: str) -> dict[str, str]:
    """The words for each wanted name that `values` can serve."""
    filled: dict[str, str] = {}
    for name in wanted:
        if name in values:
            filled[name] = _plain(values[name])
            continue
        stem, _, form = name.rpartition("-")
        if stem in values and form in _FORMS:
            filled[name] = _FORMS[form](values[stem], lang)
    return filled


def _chosen(
    message: _Message, key: str, lang: str, values: Mapping[str, object], filled: Mapping[str, str]
) -> str:
    """A text with a choice in it, made by Fluent, which needs numbers as numbers to choose a plural."""
    from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment, resolve

    number = _number_type()
    given: dict[str, Any] = {name: _clipped(words) for name, words in filled.items()}
    for name in message.variables:
        value = values.get(name)
        if value is None and name.endswith("-count"):
            value = int(filled[name])
        if isinstance(value, int) and not isinstance(value, bool):
            given[name] = number(value)
    problems: list[Exception] = []
    environment = ResolverEnvironment(_bundle(lang), problems, current=CurrentEnvironment(given))
    result = resolve(message.pattern(environment), environment)
    if problems:
        raise HanalabError("broken-text", key=key, language=lang, problem=str(problems[0]))
    return str(result)


def _clipped(words: str) -> str:
    """Fluent refuses a value of more than a thousand characters; nobody reads one that long either."""
    return words if len(words) <= 1000 else f"{words[:998]} …"


@cache
def _number_type() -> Any:
    """Fluent's whole number, but printed as numbers are here: no grouping, true minus."""
    from fluent.runtime.types import FluentType

    class PlainNumber(FluentType, int):
        def format(self, locale: object) -> str:
            return _plain(int(self))

    return PlainNumber


def _plain(value: object) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return shown(value) if value >= 0 else MINUS + shown(-value)
    if isinstance(value, Iterable):
        return " ".join(map(_plain, value))
    for form in ("sign", "code"):
        short = getattr(value, form, None)
        if isinstance(short, str):
            return short
    return shown(value)


def _sign(value: object, lang: str) -> str:
    """The card as one writes it for a reader: the Joker has no sign and goes by its name."""
    if isinstance(value, Iterable) and not isinstance(value, str):
        return " ".join([_sign(item, lang) for item in value])
    return _name(value, lang) if getattr(value, "is_joker", False) else _plain(value)


def _name(value: object, lang: str) -> str:
    name = getattr(value, "name", None)
    if callable(name):
        return str(name(lang))
    if isinstance(value, Iterable) and not isinstance(value, str):
        return listed([_name(item, lang) for item in value], lang)
    return _plain(value)


def _the(value: object, lang: str) -> str:
    """The name with its article; where the language files give none, the bare name."""
    code = getattr(value, "code", None)
    if isinstance(code, str) and has_text(f"card-{code}-the", lang):
        return text(f"card-{code}-the", lang)
    if isinstance(value, Iterable) and not isinstance(value, str):
        return listed([_the(item, lang) for item in value], lang)
    return _name(value, lang)


def _month(value: object, lang: str) -> str:
    """The plant of a flower card."""
    return text(f"month-{getattr(value, 'month', 0)}", lang)


def _count(value: object, lang: str) -> str:
    if isinstance(value, Iterable) and not isinstance(value, str):
        return str(sum(1 for _ in value))
    return "1"


def _capital(form: Callable[[object, str], str]) -> Callable[[object, str], str]:
    def spoken(value: object, lang: str) -> str:
        words = form(value, lang)
        return words[:1].upper() + words[1:]

    return spoken


_FORMS: Mapping[str, Callable[[object, str], str]] = {
    "sign": _sign,
    "month": _month,
    "name": _name,
    "the": _the,
    "Name": _capital(_name),
    "The": _capital(_the),
    "count": _count,
}
