"""What the records of both games share: a TOML text of deals and actions, read with all its defects."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from hanalab.core.errors import HanalabError, SetupError
from hanalab.core.given import gathered
from hanalab.core.reason import Reason, reason
from hanalab.core.ruleset import RuleSet
from hanalab.core.shown import shown

Comments = Mapping[int, str]
R = TypeVar("R", bound=RuleSet)
#: the record itself, where a defect is in none of its lines of play
WHOLE = reason("record-whole")
A_TEXT = reason("record-a-text")
CARDS = reason("record-cards")


def example(source: str) -> Reason:
    """What a value should look like."""
    return reason("record-such-as", None, example=source)


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

    def start(self, table: dict[str, Any], where: Reason, rules: R) -> P | None:
        """The position a line of play begins with; None where the table does not tell it."""
        raise NotImplementedError

    def read(self, source: str) -> Read[R, P]:
        """Read a TOML text; `SetupError` holds all its defects, each with its place."""
        try:
            data = tomllib.loads(source)
        except (ValueError, TypeError, AttributeError, RecursionError) as error:
            raise SetupError([_unreadable(error)]) from None
        if data.get("game", self.GAME) != self.GAME:
            raise SetupError([reason("record-game", None, game=shown(data["game"]), wanted=self.TITLE)])
        self.expect(data, WHOLE, ("game", "rules", self.LIST, "first_dealer"))
        rules = self.rules(data.get("rules", {}))
        dealer = data.get("first_dealer")
        if dealer is not None and not self.is_seat(dealer):
            self.wrong(WHOLE, "first_dealer", self.seats_text())
        tables = data.get(self.LIST, [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self.wrong(WHOLE, self.LIST, example(f"[[{self.LIST}]]"))
            tables = []
        positions: list[P] = []
        comments: list[Comments] = []
        for number, table in enumerate(tables, 1):
            where = reason("record-line", None, word=self.WORD, number=number)
            position, notes = self.line(table, where, rules)
            if position is not None:
                positions.append(position)
                comments.append(notes)
        if self.defects:
            raise SetupError(self.defects)
        return Read(tuple(positions), tuple(comments), rules, dealer)

    def line(self, table: dict[str, Any], where: Reason, rules: R) -> tuple[P | None, Comments]:
        """One line of play, and its comments."""
        self.expect(table, where, self.KEYS)
        position = self.begun(table, where, rules)
        actions = table.get("actions", [])
        if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
            self.wrong(where, "actions", example(f'["{self.PLAY}"]'))
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

    def begun(self, table: dict[str, Any], where: Reason, rules: R) -> P | None:
        try:
            return self.start(table, where, rules)
        except HanalabError as error:
            for why in getattr(error, "defects", (error.reason,)):
                self.defects.append(reason("record-position", why.rule, where=where, problem=why))
            return None

    def rules(self, table: object) -> R:
        if not isinstance(table, dict):
            self.wrong(WHOLE, "rules", example('{ preset = "seed" }'))
            return self.rule_sets()
        changes = {key: value for key, value in table.items() if key != "preset"}
        base = rules = self.rule_sets()
        try:
            base = self.rule_sets.preset(table.get("preset", self.rule_sets.PRESETS[0]))
        except SetupError as error:
            self.defects += error.defects
        try:
            rules = base.changed(**changes)
        except SetupError as error:
            self.defects += error.defects
        return rules

    def comments(self, table: object, where: Reason, count: int) -> Comments:
        if not isinstance(table, dict):
            self.wrong(where, "comments", example('{ 0 = "..." }'))
            return {}
        notes: dict[int, str] = {}
        for key, note in table.items():
            if not re.fullmatch(r"[0-9]{1,6}", key) or int(key) > count:
                self.defects.append(reason("record-comment", None, where=where, key=key, count=count))
            elif not isinstance(note, str):
                self.wrong(where, f"comments.{key}", A_TEXT)
            else:
                notes[int(key)] = note
        return notes

    def texts(
        self, table: dict[str, Any], where: Reason, key: str, count: int, expected: Reason
    ) -> tuple[str, ...]:
        """A list of `count` texts that must be there; empty with a defect where it is not."""
        given = table.get(key)
        if key not in table:
            self.defects.append(reason("record-missing", None, where=where, key=key))
        elif isinstance(given, list) and len(given) == count and all(isinstance(one, str) for one in given):
            return tuple(given)
        else:
            self.wrong(where, key, expected)
        return ()

    def cards(self, table: dict[str, Any], where: Reason, key: str) -> str | None:
        """A text of cards that must be there; None with a defect where it is not."""
        given = table.get(key)
        if key not in table:
            self.defects.append(reason("record-missing", None, where=where, key=key))
        elif isinstance(given, str):
            return given
        else:
            self.wrong(where, key, CARDS)
        return None

    def seat(self, table: dict[str, Any], where: Reason, key: str) -> int:
        """A seat, 0 where it is left out."""
        given = table.get(key, 0)
        if self.is_seat(given):
            return int(given)
        self.wrong(where, key, self.seats_text())
        return 0

    def is_seat(self, value: object) -> bool:
        return type(value) is int and 0 <= value < self.SEATS

    def seats_text(self) -> Reason:
        return reason("record-seats", None, last=self.SEATS - 1)

    def expect(self, table: Mapping[str, Any], where: Reason, keys: tuple[str, ...]) -> None:
        for key in table:
            if key not in keys:
                expected = ", ".join(keys)
                self.defects.append(reason("record-key", None, where=where, key=str(key), expected=expected))

    def wrong(self, where: Reason, key: str, expected: Reason) -> None:
        self.defects.append(reason("record-type", None, where=where, key=key, expected=expected))


def _unreadable(error: Exception) -> Reason:
    """Where a text stops being TOML; that is all a reader's own words can say about it."""
    at = re.search(r"\(at line (\d+), column (\d+)\)", str(error))
    if at:
        problem = reason("record-toml-at", None, line=int(at[1]), column=int(at[2]))
    elif isinstance(error, tomllib.TOMLDecodeError):
        problem = reason("record-toml-end")
    else:
        no_text = isinstance(error, TypeError | AttributeError)
        problem = reason("record-no-text" if no_text else "record-too-much")
    return reason("record-toml", None, problem=problem)


def comments_of(given: object) -> tuple[Any, ...]:
    """Comments by line of play; those of a single line need no list around them."""
    return () if given is None else gathered(given)


def check_comments(positions: Sequence[Replayed], comments: Sequence[Comments], word: str) -> None:
    """`SetupError` lists every comment that belongs to no action. `word` is what a line of play is called."""
    defects: list[Reason] = []
    for number, (position, notes) in enumerate(zip(positions, comments, strict=False), 1):
        where = reason("record-line", None, word=word, number=number)
        defects += _lost_comments(len(position.path()), notes, where)
    if len(comments) > len(positions):
        defects.append(reason("record-comments", None, where=WHOLE, count=len(positions)))
    if defects:
        raise SetupError(defects)


def _lost_comments(count: int, notes: object, where: Reason) -> Iterator[Reason]:
    if not isinstance(notes, Mapping):
        yield reason("record-type", None, where=where, key="comments", expected=example('{ 0 = "..." }'))
        return
    for key, note in notes.items():
        if type(key) is not int or not 0 <= key <= count:
            yield reason("record-comment", None, where=where, key=shown(key), count=count)
        elif not isinstance(note, str):
            yield reason("record-type", None, where=where, key=f"comments.{key}", expected=A_TEXT)


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
