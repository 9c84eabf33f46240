"""House rules as named, validated, immutable values: the base of both games' rule sets."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from functools import cache
from typing import ClassVar, NamedTuple, Self

from hanalab.core.errors import SetupError
from hanalab.core.reason import Reason, reason
from hanalab.core.shown import shown

Value = str | int


class Option(NamedTuple):
    """One house rule: its key, the rule number, its values (the default first), what the second preset has,
    and, where a number goes with a word ("target 100"), that word."""

    key: str
    rule: str
    values: tuple[Value, ...]
    other: Value
    counted: str | None = None


class Difference(NamedTuple):
    """A house rule in which two rule sets differ."""

    key: str
    value: Value
    other: Value
    rule: str


def option_reason(key: str, value: object, rule: str | None = None) -> Reason:
    """What a house rule says with this value, as a clause in the reader's language.

    >>> option_reason("third_willow", "take_both").text()
    'the third willow takes both'
    """
    return reason(f"option-{key}", rule, value=str(value))


class RuleSet:
    """Keys and values of one game; its `Rules` name their `OPTIONS` and `PRESETS` (first the defaults)."""

    __slots__ = ("_hash",)
    OPTIONS: ClassVar[Mapping[str, Option]] = {}
    PRESETS: ClassVar[tuple[str, str]] = ("seed", "")

    def __init__(self, /, **keys: object) -> None:
        defects: list[Reason] = []
        for key in keys:
            if key not in self.OPTIONS:
                near = difflib.get_close_matches(key, self.OPTIONS, 1, 0.4) or list(self.OPTIONS)
                defects.append(reason("rules-key", None, key=key, near=", ".join(near)))
        for key, option in self.OPTIONS.items():
            value = _read(option, keys[key]) if key in keys else option.values[0]
            if value is None:
                numbered = f", {option.counted} N" if option.counted else ""
                allowed = ", ".join(map(str, option.values)) + numbered
                given = shown(keys[key])
                defects.append(reason("rules-value", option.rule, key=key, value=given, allowed=allowed))
            else:
                object.__setattr__(self, key, value)
        if defects:
            raise SetupError(defects)
        object.__setattr__(self, "_hash", hash(self._key()))

    @classmethod
    def preset(cls, name: str) -> Self:
        """One of the two presets: "seed" follows the sources as they stand, the other common practice."""
        if name not in cls.PRESETS:
            raise SetupError([reason("rules-preset", None, name=shown(name), allowed=", ".join(cls.PRESETS))])
        made: Self = _preset(cls, name)  # type: ignore[arg-type, assignment]
        return made

    @classmethod
    def of(cls, given: Self | str) -> Self:
        """A rule set as it is, or read from its text; `SetupError` for anything else."""
        if isinstance(given, cls):
            return given
        if isinstance(given, str):
            return cls.parse(given)
        raise SetupError([reason("rules-none", None, given=shown(given), allowed=", ".join(cls.PRESETS))])

    def changed(self, /, **keys: object) -> Self:
        """This rule set with other values for some keys."""
        return type(self)(**{**{key: getattr(self, key) for key in self.OPTIONS}, **keys})

    def differences(self, other: Self | str) -> dict[str, Difference]:
        """The keys in which two rule sets differ, with both values and the rule number."""
        other = self.of(other)
        return {
            key: Difference(key, getattr(self, key), getattr(other, key), option.rule)
            for key, option in self.OPTIONS.items()
            if getattr(self, key) != getattr(other, key)
        }

    @classmethod
    def parse(cls, source: str) -> Self:
        """Read a preset's name and `key=value` pairs; the inverse of `str`."""
        if not isinstance(source, str):
            raise SetupError([reason("rules-word", None, word=shown(source))])
        name, pairs, defects = cls.PRESETS[0], {}, []
        for number, word in enumerate(re.sub(r"\btarget\s+(\d)", r"target_\1", source, flags=re.I).split()):
            key, equals, value = word.partition("=")
            if equals:
                pairs[key] = value
            elif number == 0:
                name = word
            else:
                defects.append(reason("rules-word", None, word=word))
        if defects:
            raise SetupError(defects)
        return cls.preset(name).changed(**pairs)

    @property
    def nearest_preset(self) -> str:
        """The preset with the fewest differences."""
        return min(self.PRESETS, key=lambda name: len(self.differences(self.preset(name))))

    def __str__(self) -> str:
        name = self.nearest_preset
        changes = self.differences(self.preset(name)).values()
        return " ".join((name, *(f"{d.key}={str(d.value).replace(' ', '_')}" for d in changes)))

    def __repr__(self) -> str:
        changes = ", ".join(f"{d.key}={d.value!r}" for d in self.differences(type(self)()).values())
        return f"Rules({changes})"

    def _key(self) -> tuple[object, ...]:
        return tuple([getattr(self, key) for key in self.OPTIONS])

    def __eq__(self, other: object) -> bool:
        return self is other or (type(other) is type(self) and self._key() == other._key())

    def __hash__(self) -> int:
        return int(object.__getattribute__(self, "_hash"))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a rule set cannot change: make another with Rules({name}=...)")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a rule set cannot change: {name} stays")

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return type(self).parse, (str(self),)


@cache
def _preset(kind: type[RuleSet], name: str) -> RuleSet:
    if name == kind.PRESETS[0]:
        return kind()
    return kind(**{key: option.other for key, option in kind.OPTIONS.items()})


def _read(option: Option, given: object) -> Value | None:
    """The option's value that a person meant, or None."""
    if isinstance(given, bool):
        affirmative, negative = ("on", "off") if "on" in option.values else ("yes", "no")
        given = affirmative if given else negative
    elif isinstance(given, tuple):
        given = " ".join(map(shown, given))
    word = re.sub(r"[\s:=-]+", "_", shown(given).strip().lower())
    for value in option.values:
        if word == re.sub(r"[\s:=-]+", "_", str(value).lower()):
            return value
    if option.counted is not None:
        shape = rf"{option.counted}(?:\s*[:=_]\s*|\s+|-)([1-9][0-9]{{0,5}})"
        match = re.fullmatch(shape, shown(given).strip().lower())
        if match:
            return f"{option.counted} {match[1]}"
    return None
