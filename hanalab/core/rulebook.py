"""The rulebook of a game: every rule with its text, its sources, its house rules, and where sources disagree.

Data are in ``hanalab/<game>/rulebook.toml``, texts in the language files. A rule is known by its number
(M35, K31), which events, refusals, scores and lessons cite.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from hanalab.core.errors import HanalabError
from hanalab.core.language import text
from hanalab.core.ruleset import option_reason
from hanalab.core.shown import shown

GAMES = {"M": "mushi", "K": "mighty"}
"""The letter of a rule number, and the game whose rule it is."""


class UnknownRuleError(HanalabError, KeyError):
    """A number that is in no rulebook; a KeyError too, as befits a mapping."""


@dataclass(frozen=True, slots=True)
class Source:
    """Something the rules were found in, known by a short tag."""

    tag: str

    def title(self, lang: str = "en") -> str:
        """Its name, or the address of the page."""
        return text(f"source-{self.tag}-title", lang)

    def text(self, lang: str = "en") -> str:
        """What the source is, in one sentence."""
        return text(f"source-{self.tag}", lang)

    def __str__(self) -> str:
        return self.title()


@dataclass(frozen=True, slots=True)
class Contradiction:
    """A point where sources disagree: what each says, what holds here, and why."""

    id: str
    rules: tuple[str, ...]
    sources: tuple[Source, ...]
    lang: str = "en"

    def title(self, lang: str | None = None) -> str:
        """A few words naming the point."""
        return text(f"contradiction-{self.id}-title", lang or self.lang)

    def text(self, lang: str | None = None) -> str:
        """What each source says, what was decided and why."""
        return text(f"contradiction-{self.id}", lang or self.lang)

    def __str__(self) -> str:
        return f"{self.title()} ({', '.join(self.rules)})\n{self.text()}"

    def _repr_markdown_(self) -> str:
        return f"**{self.title()}** · {', '.join(self.rules)}\n\n{self.text()}"


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its number, sources, house rules and disputes. It speaks `lang` unless asked otherwise.

    `seed` says what the main source does about it: "stated", "implied", "ambiguous" or "silent".

    >>> print(rule("M20").text())
    If three cards of the same month lie on the field, your card takes all three.
    """

    number: str
    seed: str
    sources: tuple[Source, ...]
    choices: tuple[tuple[str, tuple[str, ...]], ...]
    disputes: tuple[Contradiction, ...]
    lang: str = "en"

    @property
    def options(self) -> dict[str, tuple[str, ...]]:
        """The house rules here: key of the rule set -> its values, the default first."""
        return dict(self.choices)

    def title(self, lang: str | None = None) -> str:
        """Two to five words."""
        return text(f"rule-{self.number}-title", lang or self.lang)

    def text(self, lang: str | None = None) -> str:
        """What happens, with the house rule where there is one."""
        return text(f"rule-{self.number}", lang or self.lang)

    def contradictions(self, lang: str | None = None) -> tuple[str, ...]:
        """What the sources disagree about here, a text each; `disputes` holds the same as objects."""
        return tuple(dispute.text(lang) for dispute in self.disputes)

    def contradiction(self, lang: str | None = None) -> str:
        """The same as one text, a paragraph each; empty where the sources agree."""
        return "\n\n".join(self.contradictions(lang))

    def notes(self, lang: str | None = None) -> tuple[str, ...]:
        """The small print, a line each: house rules, what the main source does, all sources."""
        lang = lang or self.lang
        lines = []
        for key, (default, *others) in self.choices:
            usual = option_reason(key, default).text(lang)
            agreed = [_agreed(key, value, lang) for value in others]
            lines.append(text("rulebook-option", lang, usual=usual, agreed="; ".join(agreed)))
        origin = text("rulebook-seed", lang, seed=self.seed)
        if self.sources:
            titles = "; ".join(source.title(lang) for source in self.sources)
            lines.append(f"{origin} {text('rulebook-sources', lang, sources=titles)}")
        else:
            lines.append(f"{origin} {text('rulebook-no-sources', lang)}")
        return tuple(lines)

    def __str__(self) -> str:
        return f"{self.number} {self.title()}: {self.text()}"

    def _repr_markdown_(self) -> str:
        parts = [f"**{self.number} · {self.title()}**", self.text()]
        parts += [f"> **{dispute.title()}** {dispute.text()}" for dispute in self.disputes]
        parts += ["<br>".join(f"<small>{note}</small>" for note in self.notes())]
        return "\n\n".join(parts)


class Rulebook(Mapping[str, Rule]):
    """All rules of a game by number, in order. Numbers are read kindly ("m35"); an unknown one names its
    neighbours.

    >>> book = load("mushi")
    >>> len(book), book["m35"].title()
    (61, 'Lightning on the field')
    """

    def __init__(self, game: str, data: Mapping[str, Any], lang: str = "en") -> None:
        self.game = game
        self.lang = lang
        self.sources = MappingProxyType({tag: Source(tag) for tag in data["sources"]})
        self.contradictions = tuple(
            Contradiction(name, tuple(entry["rules"]), self._sources(entry), lang)
            for name, entry in data.get("contradictions", {}).items()
        )
        self._rules = {number: self._rule(number, entry) for number, entry in data["rules"].items()}

    def _rule(self, number: str, entry: Mapping[str, Any]) -> Rule:
        choices = tuple((key, tuple(values)) for key, values in entry.get("options", {}).items())
        disputes = tuple(one for one in self.contradictions if number in one.rules)
        return Rule(number, entry["seed"], self._sources(entry), choices, disputes, self.lang)

    def _sources(self, entry: Mapping[str, Any]) -> tuple[Source, ...]:
        return tuple(self.sources[tag] for tag in entry["sources"])

    def __getitem__(self, number: str) -> Rule:
        found = self._rules.get(_tidy(number))
        if found is None:
            numbers = list(self._rules)
            near = ", ".join(_nearest(_tidy(number), numbers))
            first, last = numbers[0], numbers[-1]
            raise UnknownRuleError("unknown-rule", number=shown(number), near=near, first=first, last=last)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    def __repr__(self) -> str:
        return f"<Rulebook of {self.game}: {len(self)} rules>"

    def _repr_markdown_(self) -> str:
        return "\n".join(f"- **{each.number}** {each.title()}" for each in self.values())

    @property
    def options(self) -> dict[str, tuple[str, ...]]:
        """Every house rule of the game: key of the rule set -> its values, the default first."""
        return {key: values for each in self.values() for key, values in each.choices}

    def search(self, words: str, lang: str | None = None) -> tuple[Rule, ...]:
        """The rules in which all `words` (or words that begin so) are found, best first.

        Accents and capitals don't matter; keys of house rules are found as well.

        >>> [each.number for each in load("mushi").search("lightning pile three")]
        ['M15', 'M31', 'M45']
        """
        wanted = _words(shown(words))
        if not wanted:
            return ()
        ranked = []
        for place, each in enumerate(self.values()):
            title = _words(f"{each.number} {each.title(lang)}")
            body = title + _words(each.text(lang)) + _words(" ".join(each.options))
            if all(any(word.startswith(start) for word in body) for start in wanted):
                missing = sum(not any(word.startswith(start) for word in title) for start in wanted)
                ranked.append((missing, place, each))
        return tuple(each for _, _, each in sorted(ranked, key=lambda row: row[:2]))


def load(game: str, lang: str = "en") -> Rulebook:
    """The rulebook of "mushi" or "mighty", whose rules speak `lang` unless asked otherwise."""
    return _load(shown(game), shown(lang))


@cache
def _load(game: str, lang: str) -> Rulebook:
    import tomllib
    from importlib.resources import files

    package = files("hanalab")
    written = [name for name in GAMES.values() if (package / name / "rulebook.toml").is_file()]
    if game not in written:
        raise HanalabError("unknown-rulebook", game=game, known=", ".join(written))
    data = tomllib.loads((package / game / "rulebook.toml").read_text(encoding="utf-8"))
    return Rulebook(game, data, lang)


def rule(number: str, lang: str = "en") -> Rule:
    """The rule of that number, whichever game it belongs to.

    >>> rule("M53", "es").title()
    'Tres Brillantes'
    """
    return load(GAMES.get(_tidy(number)[:1], "mushi"), lang)[number]


def _tidy(number: object) -> str:
    return re.sub(r"[\s.\-_]", "", shown(number)).upper()


def _nearest(number: str, numbers: list[str]) -> list[str]:
    """Three neighbours by value; the first three where `number` has no digits to go by."""
    digits = re.search(r"\d+", number)
    if digits is None:
        return numbers[:3]
    value = int(digits[0][:9])  # what is longer is far from any rule anyway
    close = sorted(numbers, key=lambda each: abs(int(each[1:]) - value))[:3]
    return sorted(close, key=numbers.index)


def _agreed(key: str, value: object, lang: str) -> str:
    """A value of a house rule in words, and as one gives it to `Rules`."""
    written = str(value).removeprefix(f"{key} ")  # "hands N": any number of hands
    return f"{option_reason(key, written).text(lang)} ({key}={written.replace(' ', '_')})"


def _words(line: str) -> list[str]:
    plain = unicodedata.normalize("NFKD", line.casefold().replace("’", "'"))
    return re.findall(
        r"[^\W_]+(?:'[^\W_]+)*", "".join(sign for sign in plain if not unicodedata.combining(sign))
    )
