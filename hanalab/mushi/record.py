"""A round or a match as a TOML text: rule set, deals, actions and comments, to keep, share and replay.

game = "mushi"
rules = { preset = "seed", yaku_set = "three" }

[[rounds]]
dealer = 0
hands = ["01Y 05X", "02Y 09X"]
field = "01R 01X"
stock = "12X 09Y 03B 08Y"
actions = ["play 01Y", "take 01R"]
comments = { 0 = "the deal", 2 = "the ribbon, not the basic" }
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from hanalab.core.errors import HanalabError, SetupError
from hanalab.core.reason import Reason, reason
from hanalab.mushi.cards import text_of
from hanalab.mushi.match import Match
from hanalab.mushi.round import Round
from hanalab.mushi.rules import Rules

Comments = Mapping[int, str]
_ROUND_KEYS: Final = ("dealer", "hands", "field", "stock", "piles", "position", "actions", "comments")


@dataclass(frozen=True)
class Record:
    """Rounds with comments. `comments[i]` maps the number of actions done (0: the deal) to a text.

    >>> table = Round.from_deal(hands=("01Y", "05X"), field="01R 01X", stock="12X 09Y").do("play 01Y")
    >>> Record.loads(Record((table,)).dumps()).rounds == (table,)
    True
    """

    rounds: tuple[Round, ...]
    comments: tuple[Comments, ...] = ()
    rules: Rules = field(default_factory=Rules)
    first_dealer: int | None = None

    def __post_init__(self) -> None:
        if self.rounds:
            object.__setattr__(self, "rules", self.rounds[0].rules)
        padding: tuple[Comments, ...] = ({},) * (len(self.rounds) - len(self.comments))
        object.__setattr__(self, "comments", (*self.comments, *padding))

    @classmethod
    def of_match(cls, match: Match, comments: tuple[Comments, ...] = ()) -> Record:
        """The record of a match."""
        return cls(match.rounds, comments, match.rules, match.first_dealer)

    def match(self) -> Match:
        """The match; `SetupError` if the rounds do not follow each other as one (M59)."""
        first = self.first_dealer
        if first is None:
            first = self.rounds[0].dealer if self.rounds else 0
        return Match(self.rules, first, self.rounds)

    def dumps(self) -> str:
        """The TOML text."""
        import tomli_w

        preset = self.rules.nearest_preset
        changes = self.rules.differences(Rules.preset(preset))
        data: dict[str, Any] = {"game": "mushi"}
        if self.first_dealer is not None:
            data["first_dealer"] = self.first_dealer
        data["rules"] = {"preset": preset, **{key: change.value for key, change in changes.items()}}
        data["rounds"] = [_table(*pair) for pair in zip(self.rounds, self.comments, strict=True)]
        return tomli_w.dumps(data)

    @classmethod
    def loads(cls, source: str) -> Record:
        """Read a TOML text; `SetupError` holds all its defects, each with its round and action."""
        try:
            data = tomllib.loads(source)
        except (tomllib.TOMLDecodeError, TypeError, AttributeError) as error:
            raise SetupError([reason("record-toml", None, problem=str(error))]) from None
        return _Reader(data).record()


def _table(position: Round, comments: Comments) -> dict[str, Any]:
    root = position.root()
    table: dict[str, Any] = {}
    if root.phase == "HAND" and not root.has_unknown and root.player == root.first_player:
        table["dealer"] = root.dealer
        table["hands"] = [text_of(hand) for hand in root.hands]
        table["field"] = text_of(root.field)
        table["stock"] = text_of(root.stock)
        if any(root.piles):
            table["piles"] = [text_of(pile) for pile in root.piles]
    else:
        table["position"] = "; ".join(part for part in str(root).split("; ") if not part.startswith("rules"))
    table["actions"] = [str(action) for action in position.path()]
    if comments:
        table["comments"] = {str(number): comments[number] for number in sorted(comments)}
    return table


def _is_seat(value: object) -> bool:
    return type(value) is int and value in (0, 1)


class _Reader:
    """Reads a record and gathers every defect."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.defects: list[Reason] = []

    def record(self) -> Record:
        data = self.data
        self.expect(data, "record", ("game", "rules", "rounds", "first_dealer"))
        if data.get("game", "mushi") != "mushi":
            self.defects.append(reason("record-game", None, game=str(data["game"]), wanted="Mushi"))
        rules = self.rules(data.get("rules", {}))
        dealer = data.get("first_dealer")
        if dealer is not None and not _is_seat(dealer):
            self.wrong("record", "first_dealer", "0 or 1")
        tables = data.get("rounds", [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self.wrong("record", "rounds", "[[rounds]]")
            tables = []
        rounds, comments = [], []
        for number, table in enumerate(tables, 1):
            position, notes = self.round(table, f"round {number}", rules)
            if position is not None:
                rounds.append(position)
                comments.append(notes)
        if self.defects:
            raise SetupError(self.defects)
        return Record(tuple(rounds), tuple(comments), rules, dealer)

    def expect(self, table: Mapping[str, Any], where: str, keys: tuple[str, ...]) -> None:
        for key in table:
            if key not in keys:
                self.defects.append(
                    reason("record-key", None, where=where, key=str(key), expected=", ".join(keys))
                )

    def wrong(self, where: str, key: str, expected: str) -> None:
        self.defects.append(reason("record-type", None, where=where, key=key, expected=expected))

    def rules(self, table: Any) -> Rules:
        if not isinstance(table, dict):
            self.wrong("record", "rules", '{ preset = "seed" }')
            return Rules()
        try:
            words = (
                f"{key}={str(value).replace(' ', '_')}" for key, value in table.items() if key != "preset"
            )
            return Rules.parse(" ".join((str(table.get("preset", "seed")), *words)))
        except SetupError as error:
            self.defects += error.defects
            return Rules()

    def round(self, table: dict[str, Any], where: str, rules: Rules) -> tuple[Round | None, Comments]:
        self.expect(table, where, _ROUND_KEYS)
        position = self.root(table, where, rules)
        actions = table.get("actions", [])
        if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
            self.wrong(where, "actions", 'a list such as ["play 01Y"]')
            actions = []
        if position is not None:
            for number, action in enumerate(actions, 1):
                try:
                    position = position.do(action)
                except HanalabError as error:
                    self.defects.append(
                        reason("record-action", error.rule, where=where, number=number, action=action,
                               problem=error.reason)
                    )  # fmt: skip
                    break
        return position, self.comments(table.get("comments", {}), where, len(actions))

    def root(self, table: dict[str, Any], where: str, rules: Rules) -> Round | None:
        try:
            if "position" in table:
                return Round.parse(f"rules {rules}; {table['position']}")
            before = len(self.defects)
            for key, kind, expected in (
                ("hands", list, 'two texts such as ["01Y 05X", "02Y 09X"]'),
                ("field", str, "a text of cards"),
                ("stock", str, "a text of cards"),
            ):
                if key not in table:
                    self.defects.append(reason("record-missing", None, where=where, key=key))
                elif not isinstance(table[key], kind):
                    self.wrong(where, key, expected)
            for key in ("hands", "piles"):
                pair = table.get(key, ["", ""])
                if (
                    not isinstance(pair, list)
                    or len(pair) != 2
                    or not all(isinstance(one, str) for one in pair)
                ):
                    self.wrong(where, key, 'two texts such as ["01Y 05X", "02Y 09X"]')
            if not _is_seat(table.get("dealer", 0)):
                self.wrong(where, "dealer", "0 or 1")
            if len(self.defects) > before:
                return None
            return Round.from_deal(
                tuple(table["hands"]), table["field"], table["stock"], table.get("dealer", 0), rules,
                tuple(table.get("piles", ("", ""))),
            )  # fmt: skip
        except HanalabError as error:
            for why in getattr(error, "defects", (error.reason,)):
                self.defects.append(reason("record-position", why.rule, where=where, problem=why))
            return None

    def comments(self, table: Any, where: str, count: int) -> Comments:
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
