"""Rule sets: every house rule of Mushi as a named, validated value (M5)."""

from __future__ import annotations

import difflib
import re
from typing import Final, NamedTuple

from hanalab.core.errors import SetupError
from hanalab.core.reason import Reason, reason


class Option(NamedTuple):
    """One house rule: its key, the rule number, its values (the default first) and what `traditional` has."""

    key: str
    rule: str
    values: tuple[str | int, ...]
    traditional: str | int


OPTIONS: Final = {
    option.key: option
    for option in (
        Option("length", "M4", (12, 6), 12),
        Option("month_order", "M6", ("calendar", "mushi"), "calendar"),
        Option("first_dealer", "M6", ("draw", "random", "seat_0"), "draw"),
        Option("four_on_field", "M10", ("redeal", "dealer_captures"), "redeal"),
        Option("four_pairs", "M11", ("play", "redeal"), "play"),
        Option("three_willows", "M12", ("redeal", "dealer_captures"), "dealer_captures"),
        Option("four_in_hand", "M13", ("play", "redeal_on_claim"), "play"),
        Option("lightning_stack", "M31", ("single", "stack"), "stack"),
        Option("field_lightning_by_hand", "M36", ("no", "yes"), "no"),
        Option("third_willow", "M39", ("choose_one", "take_both"), "take_both"),
        Option("last_willow_takes_lightning", "M41", ("no", "yes"), "yes"),
        Option("three_brights", "M53", ("crane_warbler_curtain", "any_three"), "crane_warbler_curtain"),
        Option("yaku_set", "M56", ("four", "three"), "four"),
        Option("tie_dealer", "M60", ("stays", "lightning_owner", "swap"), "stays"),
    )
}
PRESETS: Final = ("seed", "traditional")
_TARGET = re.compile(r"(?:target)?[\s:=_-]*([1-9]\d{0,5})")


class Difference(NamedTuple):
    """A house rule in which two rule sets differ."""

    key: str
    value: str | int
    other: str | int
    rule: str


class Rules:
    """A rule set, fixed before the first round (M5). Every key is a house rule of the rulebook.

    `length` is 6, 12 or "target N" (N points); all other values are words. `SetupError` lists every bad key.

    >>> Rules(lightning_stack="stack")
    Rules(lightning_stack='stack')
    """

    __slots__ = (*OPTIONS, "_hash")
    length: int | str
    month_order: str
    first_dealer: str
    four_on_field: str
    four_pairs: str
    three_willows: str
    four_in_hand: str
    lightning_stack: str
    field_lightning_by_hand: str
    third_willow: str
    last_willow_takes_lightning: str
    three_brights: str
    yaku_set: str
    tie_dealer: str

    def __init__(self, **keys: object) -> None:
        defects: list[Reason] = []
        for key in keys:
            if key not in OPTIONS:
                near = difflib.get_close_matches(key, OPTIONS, 1, 0.4) or list(OPTIONS)
                defects.append(reason("rules-key", "M5", key=key, near=", ".join(near)))
        for key, option in OPTIONS.items():
            value = _value(option, keys[key]) if key in keys else option.values[0]
            if value is None:
                allowed = ", ".join(map(str, option.values)) + (", target N" if key == "length" else "")
                defects.append(
                    reason("rules-value", option.rule, key=key, value=str(keys[key]), allowed=allowed)
                )
            else:
                object.__setattr__(self, key, value)
        if defects:
            raise SetupError(defects)
        object.__setattr__(self, "_hash", hash(self._key()))

    @classmethod
    def preset(cls, name: str) -> Rules:
        """The rule set "seed" (the sources as they stand) or "traditional" (common practice in Japan)."""
        if name not in PRESETS:
            raise SetupError([reason("rules-preset", "M5", name=str(name), allowed=", ".join(PRESETS))])
        if name == "seed":
            return cls()
        return cls(**{key: option.traditional for key, option in OPTIONS.items()})

    @property
    def target(self) -> int | None:
        """Points that end the match, or None when it has a fixed number of rounds (M4)."""
        return int(self.length.split()[1]) if isinstance(self.length, str) else None

    def differences(self, other: Rules) -> dict[str, Difference]:
        """The keys in which two rule sets differ, with both values and the rule number."""
        return {
            key: Difference(key, getattr(self, key), getattr(other, key), option.rule)
            for key, option in OPTIONS.items()
            if getattr(self, key) != getattr(other, key)
        }

    @classmethod
    def parse(cls, source: str) -> Rules:
        """Read a preset's name and `key=value` pairs; the inverse of `str`.

        >>> Rules.parse("traditional yaku_set=three").yaku_set
        'three'
        """
        name, pairs, defects = "seed", {}, []
        for number, word in enumerate(re.sub(r"\btarget\s+(\d)", r"target_\1", source).split()):
            key, equals, value = word.partition("=")
            if equals:
                pairs[key] = value
            elif number == 0:
                name = word
            else:
                defects.append(reason("rules-word", "M5", word=word))
        if defects:
            raise SetupError(defects)
        base = cls.preset(name)
        return cls(**{**{key: getattr(base, key) for key in OPTIONS}, **pairs})

    def __str__(self) -> str:
        base = min((Rules.preset(name) for name in PRESETS), key=lambda preset: len(self.differences(preset)))
        name = "seed" if base == Rules.preset("seed") else "traditional"
        changes = (f"{d.key}={str(d.value).replace(' ', '_')}" for d in self.differences(base).values())
        return " ".join((name, *changes))

    def __repr__(self) -> str:
        changes = ", ".join(f"{d.key}={d.value!r}" for d in self.differences(Rules.preset("seed")).values())
        return f"Rules({changes})"

    def _key(self) -> tuple[object, ...]:
        return tuple(getattr(self, key) for key in OPTIONS)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Rules) and self._key() == other._key())

    def __hash__(self) -> int:
        return int(object.__getattribute__(self, "_hash"))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a rule set cannot change: make another with Rules({name}=...)")

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Rules.parse, (str(self),)


def _value(option: Option, given: object) -> str | int | None:
    if isinstance(given, bool):
        given = "yes" if given else "no"
    if option.key == "length":
        return _length(given)
    word = str(given).strip().lower().replace(" ", "_").replace("-", "_")
    return next((value for value in option.values if value == word), None)


def _length(given: object) -> str | int | None:
    if isinstance(given, tuple) and len(given) == 2:
        given = f"{given[0]} {given[1]}"
    if str(given).strip() in ("6", "12"):
        return int(str(given))
    match = _TARGET.fullmatch(str(given).strip().lower())
    return f"target {match[1]}" if match and str(given).strip().lower().startswith("target") else None
