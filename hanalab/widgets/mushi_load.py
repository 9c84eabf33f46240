"""What a person types or pastes at a Mushi table: seeds, lengths, positions, records."""

from __future__ import annotations

import re
from typing import Final

from hanalab.core.errors import SetupError
from hanalab.core.reason import reason
from hanalab.core.shown import shown
from hanalab.core.shuffle import numbers, shuffled
from hanalab.mushi.cards import DECK, UNKNOWN, Card
from hanalab.mushi.match import Match
from hanalab.mushi.notation import write
from hanalab.mushi.record import Record
from hanalab.mushi.round import Round
from hanalab.mushi.rules import OPTIONS, Rules
from hanalab.mushi.view import View

Cards = tuple[Card, ...]
_RECORD: Final = re.compile(r"^\s*(game|rules|first_dealer)\s*=|^\s*\[\[\s*rounds\s*\]\]", re.MULTILINE)
_REPR: Final = re.compile(r"\s*(?:Round\.parse\()?(?P<quote>['\"]+)(?P<text>.*)(?P=quote)\)?\s*", re.DOTALL)


def with_length(rules: Rules, length: int | str | tuple[str, int]) -> Rules:
    """The rules with another length of the match (M4): 6, 12 or "target N"."""
    keys = {key: getattr(rules, key) for key in OPTIONS}
    return Rules(**{**keys, "length": length})


def read_game(
    source: str | Round | View, match: Match | None = None, seed: object = 1
) -> tuple[Match, Round, bool]:
    """What a `Round`, a view, a position text or a record holds: the match, its unfinished (or last)
    round, and whether hidden cards had to be dealt. A position goes on with `match` where it fits in."""
    if isinstance(source, View):
        source = str(source)
    if not isinstance(source, str | Round):
        raise SetupError([reason("table-position", None, found=shown(source))])
    if isinstance(source, str) and _RECORD.search(source):
        record = Record.loads(source)
        if not record.rounds:
            raise SetupError([reason("table-record-empty", None)])
        first = record.rounds[0].dealer if record.first_dealer is None else record.first_dealer
        *earlier, last = record.rounds
        return Match(record.rules, first, tuple(earlier)), *_filled(last, seed)
    if isinstance(source, str):
        quoted = _REPR.fullmatch(source)
        source = Round.parse(quoted["text"] if quoted else source)
    position, filled = _filled(source, seed)
    fits = match is not None and match.rules == position.rules and match.dealer == position.dealer
    return match if fits and match is not None else Match(position.rules, position.dealer), position, filled


def _filled(position: Round, seed: object) -> tuple[Round, bool]:
    """The position with its unknown cards dealt at random from those not seen, and whether there were any."""
    if not position.has_unknown or position.is_over:
        return position, False
    parts = position.parts()
    seen = {*sum(parts.hands, ()), *parts.field, *parts.stock, *sum(parts.piles, ()), parts.pending}
    unseen = iter(shuffled([card for card in DECK if card not in seen], numbers(f"{seed} hidden")))

    def fill(cards: Cards) -> Cards:
        return tuple(next(unseen) if card is UNKNOWN else card for card in cards)

    hands = fill(parts.hands[0]), fill(parts.hands[1])
    return Round.parse(write(parts._replace(hands=hands, stock=fill(parts.stock)))), True
