"""What a person pastes at a Mighty table: a position as text, its hidden cards dealt at random where
needed.
"""

from __future__ import annotations

import re
from typing import Final

from hanalab.core.errors import SetupError
from hanalab.core.reason import reason
from hanalab.core.record import WHOLE
from hanalab.core.shuffle import numbers, shuffled
from hanalab.mighty import DECK, UNKNOWN, Card, Hand, Record
from hanalab.mighty.friend import friendship

Cards = tuple[Card, ...]
#: what only records have: a key with its value, or a table, on a line of its own
_RECORD: Final = re.compile(r"^\s*(?:game\s*=|\[{1,2}\w+\]{1,2}\s*$)", re.MULTILINE)
_REPR: Final = re.compile(r"\s*(?:Hand\.parse\()?(?P<quote>['\"]+)(?P<text>.*)(?P=quote)\)?\s*", re.DOTALL)


def read_hand(source: str, seed: object = 1) -> tuple[Hand, bool]:
    """The hand of a position text (or of what `repr` shows), or the last one of a record, and whether hidden
    cards had to be dealt. `SetupError` names all that is wrong with it.
    """
    if _RECORD.search(source):
        hands = Record.loads(source).hands
        if not hands:
            raise SetupError([reason("record-missing", None, where=WHOLE, key="hands")])
        return filled(hands[-1], seed)
    quoted = _REPR.fullmatch(source)
    return filled(Hand.parse(quoted["text"] if quoted else source), seed)


def filled(position: Hand, seed: object = 1) -> tuple[Hand, bool]:
    """The position with its unknown cards dealt at random, by the seed, from those not seen; and whether
    there were any.
    """
    state = position.state
    if not position.has_unknown or position.is_over:
        return position, False
    played = (laid.card for trick in state.tricks for laid in trick.laid)
    seen = {
        *sum(state.hands, ()),
        *state.kitty,
        *state.discards,
        *played,
        *(laid.card for laid in state.trick),
    }
    unseen = iter(shuffled([card for card in DECK if card not in seen], numbers(f"{seed} hidden")))

    def fill(some: Cards) -> Cards:
        return tuple([next(unseen) if card is UNKNOWN else card for card in some])

    hands = tuple([fill(hand) for hand in state.hands])
    # Once there is a declarer, the kitty lies in the hand and the discards.
    kitty = (
        fill(state.kitty)
        if state.declarer is None
        else tuple(card for card in state.kitty if card is not UNKNOWN)
    )
    whole = state._replace(hands=hands, kitty=kitty, discards=tuple(sorted(fill(state.discards))))
    if not state.friend_known:
        friend, known, _ = friendship(whole)
        whole = whole._replace(friend=friend, friend_known=known)
    return Hand.of(whole), True
