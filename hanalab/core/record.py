"""What the records of both games share: a TOML text of deals and actions, read with all its defects."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from hanalab.core.errors import HanalabError, SetupError
from hanalab.core.reason import Reason, reason
from hanalab.core.ruleset import RuleSet

Comments = Mapping[int, str]
R = TypeVar("R", bound=RuleSet)


class Replayed(Protocol):
    """A position that actions lead on from, and that knows the way it came."""

    def do(self, action: str, /) -> Self: ...

    def path(self) -> Sequence[object]: ...


P = TypeVar("P", bound=Replayed)


class Read(NamedTuple, Generic[R, P]):
    """What a record holds."""

    positions: tuple[P, ...]
    comments: tuple[Comments, ...]
    rules: R
    first_dealer: int | None


class RecordReader(Generic[R, P]):
    """Reads a record and gathers every defect. A game names its words and says how a line of play begins."""

    GAME: ClassVar[str]
    TITLE: ClassVar[str]
    #: the name of the list of positions, and the word for one of them
    LIST: ClassVar[str]
    WORD: ClassVar[str]
    KEYS: ClassVar[tuple[str, ...]]
    SEATS: ClassVar[int]
    PLAY: ClassVar[str]

    def __init__(self, rule_sets: type[R]) -> None:
        self.rule_sets = rule_sets
        self.defects: list[Reason] = []

    def start(self, table: dict[str, Any], where: str, rules: R) -> P | None:
        """The position a line of play begins with; None where the table does not tell it."""
        raise NotImplementedError

    def read(self, source: str) -> Read[R, P]:
        """Read a TOML text; `SetupError` holds all its defects, each with its place."""
        try:
            data = tomllib.loads(source)
        except (tomllib.TOMLDecodeError, TypeError, AttributeError) as error:
            raise SetupError([reason("record-toml", None, problem=str(error))]) from None
        self.expect(data, "record", ("game", "rules", self.LIST, "first_dealer"))
        if data.get("game", self.GAME) != self.GAME:
            self.defects.append(reason("record-game", None, game=str(data["game"]), wanted=self.TITLE))
        rules = self.rules(data.get("rules", {}))
        dealer = data.get("first_dealer")
        if dealer is not None and not self.is_seat(dealer):
            self.wrong("record", "first_dealer", self.seats_text())
        tables = data.get(self.LIST, [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self.wrong("record", self.LIST, f"[[{self.LIST}]]")
            tables = []
        positions: list[P] = []
        comments: list[Comments] = []
        for number, table in enumerate(tables, 1):
            position, notes = self.line(table, f"{self.WORD} {number}", rules)
            if position is not None:
                positions.append(position)
                comments.append(notes)
        if self.defects:
            raise SetupError(self.defects)
        return Read(tuple(positions), tuple(comments), rules, dealer)

    def line(self, table: dict[str, Any], where: str, rules: R) -> tuple[P | None, Comments]:
        """One line of play, and its comments."""
        self.expect(table, where, self.KEYS)
        position = self.begun(table, where, rules)
        actions = table.get("actions", [])
        if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
            self.wrong(where, "actions", f'a list such as ["{self.PLAY}"]')
            actions = []
        if position is not None:
            for number, action in enumerate(actions, 1):
                try:
                    position = position.do(action)
                except HanalabError as error:
                    values = {"where": where, "number": number, "action": action, "problem": error.reason}
                    self.defects.append(reason("record-action", error.rule, **values))
                    break
        return position, self.comments(table.get("comments", {}), where, len(actions))

    def begun(self, table: dict[str, Any], where: str, rules: R) -> P | None:
        try:
            return self.start(table, where, rules)
        except HanalabError as error:
            for why in getattr(error, "defects", (error.reason,)):
                self.defects.append(reason("record-position", why.rule, where=where, problem=why))
            return None

    def rules(self, table: object) -> R:
        if not isinstance(table, dict):
            self.wrong("record", "rules", '{ preset = "seed" }')
            return self.rule_sets()
        try:
            pairs = [
                f"{key}={str(value).replace(' ', '_')}" for key, value in table.items() if key != "preset"
            ]
            return self.rule_sets.parse(" ".join((str(table.get("preset", "seed")), *pairs)))
        except SetupError as error:
            self.defects += error.defects
            return self.rule_sets()

    def comments(self, table: object, where: str, count: int) -> Comments:
        if not isinstance(table, dict):
            self.wrong(where, "comments", '{ 0 = "the deal" }')
            return {}
        notes: dict[int, str] = {}
        for key, note in table.items():
            if not (key.isascii() and key.isdigit()) or int(key) > count:
                self.defects.append(reason("record-comment", None, where=where, key=key, count=count))
            elif not isinstance(note, str):
                self.wrong(where, f"comments.{key}", "a text")
            else:
                notes[int(key)] = note
        return notes

    def texts(self, table: dict[str, Any], where: str, key: str, count: int, example: str) -> tuple[str, ...]:
        """A list of `count` texts that must be there; empty with a defect where it is not."""
        given = table.get(key)
        if key not in table:
            self.defects.append(reason("record-missing", None, where=where, key=key))
        elif isinstance(given, list) and len(given) == count and all(isinstance(one, str) for one in given):
            return tuple(given)
        else:
            self.wrong(where, key, example)
        return ()

    def cards(self, table: dict[str, Any], where: str, key: str) -> str | None:
        """A text of cards that must be there; None with a defect where it is not."""
        given = table.get(key)
        if key not in table:
            self.defects.append(reason("record-missing", None, where=where, key=key))
        elif isinstance(given, str):
            return given
        else:
            self.wrong(where, key, "a text of cards")
        return None

    def seat(self, table: dict[str, Any], where: str, key: str) -> int:
        """A seat, 0 where it is left out."""
        given = table.get(key, 0)
        if self.is_seat(given):
            return int(given)
        self.wrong(where, key, self.seats_text())
        return 0

    def is_seat(self, value: object) -> bool:
        return type(value) is int and 0 <= value < self.SEATS

    def seats_text(self) -> str:
        return "0 or 1" if self.SEATS == 2 else f"0 to {self.SEATS - 1}"

    def expect(self, table: Mapping[str, Any], where: str, keys: tuple[str, ...]) -> None:
        for key in table:
            if key not in keys:
                expected = ", ".join(keys)
                self.defects.append(reason("record-key", None, where=where, key=str(key), expected=expected))

    def wrong(self, where: str, key: str, expected: str) -> None:
        self.defects.append(reason("record-type", None, where=where, key=key, expected=expected))


def write_record(
    game: str,
    rules: RuleSet,
    first_dealer: int | None,
    name: str,
    positions: Sequence[P],
    comments: Sequence[Comments],
    opening: Callable[[P], dict[str, Any]],
) -> str:
    """The TOML text; `opening` tells the position a line of play begins with."""
    import tomli_w

    preset = rules.nearest_preset
    changes = rules.differences(type(rules).preset(preset))
    data: dict[str, Any] = {"game": game}
    if first_dealer is not None:
        data["first_dealer"] = first_dealer
    data["rules"] = {"preset": preset, **{key: change.value for key, change in changes.items()}}
    data[name] = []
    for position, notes in zip(positions, comments, strict=True):
        table = opening(position)
        table["actions"] = [str(action) for action in position.path()]
        if notes:
            table["comments"] = {str(number): notes[number] for number in sorted(notes)}
        data[name].append(table)
    return tomli_w.dumps(data)


def without_rules(text: str) -> str:
    """The text of a position without its rule set, which stands at the head of the record."""
    return "; ".join(part for part in text.split("; ") if not part.startswith("rules"))
