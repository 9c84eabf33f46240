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

from dataclasses import dataclass, field
from typing import Any

from hanalab.core.errors import SetupError
from hanalab.core.given import gathered, instance
from hanalab.core.reason import Reason, reason
from hanalab.core.record import (
    A_TEXT,
    Comments,
    RecordReader,
    check_comments,
    comments_of,
    example,
    without_rules,
    write_record,
)
from hanalab.core.shown import quoted
from hanalab.mushi.cards import text_of
from hanalab.mushi.dealing import stuck_cards
from hanalab.mushi.match import Match
from hanalab.mushi.round import Round
from hanalab.mushi.rules import Rules
from hanalab.mushi.seats import seat_of

_TWO_TEXTS = example('["01Y 05X", "02Y 09X"]')


@dataclass(frozen=True)
class Record:
    """Rounds of one rule set with comments. `comments[i]` maps the number of actions done (0: the deal) to
    a text.

    >>> table = Round.from_deal(hands=("01Y", "05X"), field="01R 01X", stock="12X 09Y").do("play 01Y")
    >>> Record.loads(Record((table,)).dumps()).rounds == (table,)
    True
    """

    rounds: tuple[Round, ...]
    comments: tuple[Comments, ...] = ()
    rules: Rules = field(default_factory=Rules)
    first_dealer: int | None = None

    def __post_init__(self) -> None:
        given = gathered(self.rounds)
        object.__setattr__(self, "rounds", given)
        object.__setattr__(self, "comments", comments_of(self.comments))
        strangers = [each for each in given if not isinstance(each, Round)]
        if strangers:
            raise SetupError([reason("match-no-round", "M61", found=quoted(each)) for each in strangers])
        object.__setattr__(self, "rules", self.rounds[0].rules if self.rounds else Rules.of(self.rules))
        others = [self.rules.differences(position.rules) for position in self.rounds]
        if any(others):
            raise SetupError([reason("match-rules", "M5", keys=", ".join(keys)) for keys in others if keys])
        if self.first_dealer is not None:
            seat_of(self.first_dealer)
        check_comments(self.rounds, self.comments, "round")
        padding: tuple[Comments, ...] = ({},) * (len(self.rounds) - len(self.comments))
        object.__setattr__(self, "comments", (*self.comments, *padding))

    @classmethod
    def of_match(cls, match: Match, comments: tuple[Comments, ...] = ()) -> Record:
        """The record of a match."""
        match = instance(match, Match, "record-no-match")
        return cls(match.rounds, comments, match.rules, match.first_dealer)

    def match(self) -> Match:
        """The match; `SetupError` if the rounds do not follow each other as one (M59)."""
        first = self.first_dealer
        if first is None:
            first = self.rounds[0].dealer if self.rounds else 0
        return Match(self.rules, first, self.rounds)

    def dumps(self) -> str:
        """The TOML text."""
        return write_record(
            "mushi", self.rules, self.first_dealer, "rounds", self.rounds, self.comments, _opening
        )

    @classmethod
    def loads(cls, source: str) -> Record:
        """Read a TOML text; `SetupError` holds all its defects, each with its round and action."""
        read = _Reader(Rules).read(source)
        return cls(read.positions, read.comments, read.rules, read.first_dealer)


def _opening(position: Round) -> dict[str, Any]:
    root = position.root()
    as_deal = root.phase == "HAND" and not root.has_unknown and root.player == root.first_player
    # Cards that a dealer captures at once lie on a field only in the middle of a round (M10, M12).
    if not as_deal or (not any(root.piles) and stuck_cards(root.field, root.rules)):
        return {"position": without_rules(str(root))}
    table: dict[str, Any] = {
        "dealer": root.dealer,
        "hands": [text_of(hand) for hand in root.hands],
        "field": text_of(root.field),
        "stock": text_of(root.stock),
    }
    if any(root.piles):
        table["piles"] = [text_of(pile) for pile in root.piles]
    return table


class _Reader(RecordReader[Rules, Round]):
    GAME, TITLE, LIST, WORD, SEATS, PLAY = "mushi", "Mushi", "rounds", "round", 2, "play 01Y"
    KEYS = ("dealer", "hands", "field", "stock", "piles", "position", "actions", "comments")

    def start(self, table: dict[str, Any], where: Reason, rules: Rules) -> Round | None:
        if "position" in table:
            if isinstance(table["position"], str):
                return Round.parse(f"rules {rules}; {table['position']}")
            self.wrong(where, "position", A_TEXT)
            return None
        before = len(self.defects)
        hands = self.texts(table, where, "hands", 2, _TWO_TEXTS)
        field, stock = self.cards(table, where, "field"), self.cards(table, where, "stock")
        piles = self.texts(table, where, "piles", 2, _TWO_TEXTS) if "piles" in table else ("", "")
        dealer = self.seat(table, where, "dealer")
        if field is None or stock is None or len(self.defects) > before:
            return None
        return Round.from_deal((hands[0], hands[1]), field, stock, dealer, rules, (piles[0], piles[1]))
