"""A hand or a session as a TOML text: rule set, deals, actions and comments, to keep, share and replay.

game = "mighty"
rules = { preset = "seed", scoring = "pagat" }

[[hands]]
dealer = 0
cards = ["S2 ..", "..", "..", "..", ".."]
kitty = "C4 D10 HA"
actions = ["bid 13H", "pass", "pass", "pass", "pass", "discard S2 C4 D10", "trump H", "friend SA"]
comments = { 0 = "the deal", 1 = "five trumps and the Joker" }
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
    without_rules,
    write_record,
)
from hanalab.core.shown import quoted
from hanalab.mighty.cards import text_of
from hanalab.mighty.hand import Hand
from hanalab.mighty.rules import Rules
from hanalab.mighty.seats import SEATS, seat_of
from hanalab.mighty.session import Session


@dataclass(frozen=True)
class Record:
    """Hands of one rule set with comments. `comments[i]` maps the number of actions done (0: the deal) to a
    text.

    >>> hand = Hand.deal(seed=7).do("bid 13S")
    >>> Record.loads(Record((hand,)).dumps()).hands == (hand,)
    True
    """

    hands: tuple[Hand, ...]
    comments: tuple[Comments, ...] = ()
    rules: Rules = field(default_factory=Rules)
    first_dealer: int | None = None

    def __post_init__(self) -> None:
        given = gathered(self.hands)
        object.__setattr__(self, "hands", given)
        object.__setattr__(self, "comments", comments_of(self.comments))
        if self.first_dealer is not None:
            seat_of(self.first_dealer)
        strangers = [hand for hand in given if not isinstance(hand, Hand)]
        if strangers:
            raise SetupError([reason("session-no-hand", "K59", found=quoted(hand)) for hand in strangers])
        object.__setattr__(self, "rules", self.hands[0].rules if self.hands else Rules.of(self.rules))
        others = [self.rules.differences(hand.rules) for hand in self.hands]
        if any(others):
            raise SetupError([reason("session-rules", None, keys=", ".join(keys)) for keys in others if keys])
        check_comments(self.hands, self.comments, "hand")
        padding: tuple[Comments, ...] = ({},) * (len(self.hands) - len(self.comments))
        object.__setattr__(self, "comments", (*self.comments, *padding))

    @classmethod
    def of_session(cls, session: Session, comments: tuple[Comments, ...] = ()) -> Record:
        """The record of a session."""
        session = instance(session, Session, "record-no-session")
        return cls(session.hands, comments, session.rules, session.first_dealer)

    def session(self) -> Session:
        """The session; `SetupError` if the hands do not follow each other as one (K6)."""
        first = self.first_dealer
        if first is None:
            first = self.hands[0].dealer if self.hands else 0
        return Session(self.rules, first, self.hands)

    def dumps(self) -> str:
        """The TOML text."""
        return write_record(
            "mighty", self.rules, self.first_dealer, "hands", self.hands, self.comments, _opening
        )

    @classmethod
    def loads(cls, source: str) -> Record:
        """Read a TOML text; `SetupError` holds all its defects, each with its hand and action."""
        read = _Reader(Rules).read(source)
        return cls(read.positions, read.comments, read.rules, read.first_dealer)


def _opening(hand: Hand) -> dict[str, Any]:
    root = hand.root()
    if root.phase != "AUCTION" or root.auction.said or root.has_unknown:
        return {"position": without_rules(str(root))}
    return {
        "dealer": root.dealer,
        "cards": [text_of(held) for held in root.hands],
        "kitty": text_of(root.kitty),
    }


class _Reader(RecordReader[Rules, Hand]):
    GAME, TITLE, LIST, WORD, SEATS, PLAY = "mighty", "Mighty", "hands", "hand", SEATS, "bid 14H"
    KEYS = ("dealer", "cards", "kitty", "position", "actions", "comments")

    def start(self, table: dict[str, Any], where: Reason, rules: Rules) -> Hand | None:
        if "position" in table:
            if isinstance(table["position"], str):
                return Hand.parse(f"rules {rules}; {table['position']}")
            self.wrong(where, "position", A_TEXT)
            return None
        before = len(self.defects)
        hands = self.texts(table, where, "cards", SEATS, reason("record-five-hands"))
        kitty = self.cards(table, where, "kitty")
        dealer = self.seat(table, where, "dealer")
        if kitty is None or len(self.defects) > before:
            return None
        return Hand.from_deal(hands, kitty, dealer, rules)
