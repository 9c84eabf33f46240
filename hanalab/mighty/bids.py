"""Bids and what may follow them (K10 to K17)."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from hanalab.core.errors import NotationError
from hanalab.core.reason import Reason, reason
from hanalab.core.shown import shown
from hanalab.mighty.cards import SIGNS, TRUMPS
from hanalab.mighty.rules import Rules

SEED = Rules()
MOST: Final = 20
_BID = re.compile(r"([0-9]{1,2})\s*([SCDHN])|([SCDHN])\s*([0-9]{1,2})")
_SIGNS = str.maketrans("♠♣♦♥", "SCDH")


class _Promise(NamedTuple):
    number: int
    trump: str


class Bid(_Promise):
    """A promise of points, 12 to 20, with a trump (S C D H, or N for none) (K10). Sorts as K11 and K12 rank
    bids.

    >>> sorted(map(read_bid, ("14S", "13N", "13C", "13H")))[0].text
    '13C'
    """

    __slots__ = ()

    def __new__(cls, number: int, trump: str) -> Bid:
        if type(number) is int and 0 <= number <= 99 and trump in TRUMPS:
            return super().__new__(cls, number, trump)
        return read_bid(f"{shown(number)}{shown(trump)}")

    @property
    def text(self) -> str:
        """As typed: 14H."""
        return f"{self.number}{self.trump}"

    @property
    def sign(self) -> str:
        """As shown: 14♥."""
        return f"{self.number}{SIGNS[self.trump]}"

    @property
    def strength(self) -> tuple[int, int]:
        """Number first, then spades < clubs < diamonds < hearts < no-trump (K11, K12)."""
        return self.number, TRUMPS.index(self.trump)

    def __str__(self) -> str:
        return self.text

    def __lt__(self, other: tuple[object, ...]) -> bool:
        return self.strength < _strength(other)

    def __gt__(self, other: tuple[object, ...]) -> bool:
        return self.strength > _strength(other)

    def __le__(self, other: tuple[object, ...]) -> bool:
        return self.strength <= _strength(other)

    def __ge__(self, other: tuple[object, ...]) -> bool:
        return self.strength >= _strength(other)


def _strength(other: tuple[object, ...]) -> tuple[int, int]:
    return as_bid(other).strength


def read_bid(source: object, place: int = 0, whole: str | None = None) -> Bid:
    """Read `14H`, `14♥` or `h14`; `NotationError` if it is no bid."""
    whole = shown(source) if whole is None else whole
    match = _BID.fullmatch(source.strip().translate(_SIGNS).upper()) if isinstance(source, str) else None
    if match is None:
        raise NotationError("bid-text", "K10", found=shown(source).strip(), source=whole, place=place)
    return Bid(int(match[1] or match[4]), match[2] or match[3])


def as_bid(given: object) -> Bid:
    """A bid from a `Bid`, a pair such as (15, "H"), or its text."""
    if isinstance(given, Bid):
        return given
    if isinstance(given, tuple | list) and len(given) == 2:
        return read_bid(f"{shown(given[0])}{shown(given[1])}")
    return read_bid(given)


def all_bids(rules: Rules = SEED) -> tuple[Bid, ...]:
    """Every bid there is, lowest first."""
    return tuple(Bid(number, trump) for number in range(rules.min_bid, MOST + 1) for trump in TRUMPS)


def why_not_bid(bid: Bid, standing: Bid | None, rules: Rules = SEED) -> Reason | None:
    """None if `bid` may be made over the `standing` one, else the reason.

    >>> why_not_bid(Bid(13, "C"), Bid(13, "D")).rule
    'K12'
    """
    if not rules.min_bid <= bid.number <= MOST:
        return reason("bid-range", "K10", bid=bid.sign, low=rules.min_bid, high=MOST)
    if standing is None:
        return None
    if rules.suit_rank == "nt_only":
        ranks_above = bid.trump == "N" and standing.trump != "N"
    else:
        ranks_above = TRUMPS.index(bid.trump) > TRUMPS.index(standing.trump)
    if bid.number == standing.number:
        if ranks_above:
            return None
        if rules.suit_rank == "nt_only":
            return reason("bid-suits-level", "K11", bid=bid.sign, standing=standing.sign)
        return reason("bid-too-low", "K12", bid=bid.sign, standing=standing.sign)
    if bid.number < standing.number:
        return reason("bid-too-low", "K12", bid=bid.sign, standing=standing.sign)
    if rules.raise_rule == "strict_seed_wording" and bid.trump != standing.trump:
        return reason("bid-strict", "K12", bid=bid.sign, standing=standing.sign)
    return None


def bids_above(bid: Bid | tuple[int, str] | str | None, rules: Rules | str = SEED) -> tuple[Bid, ...]:
    """The bids that may follow `bid` (None: the opening bids), lowest first.

    >>> [other.text for other in bids_above("20D")]
    ['20H', '20N']
    """
    standing, rules = None if bid is None else as_bid(bid), Rules.of(rules)
    return tuple(other for other in all_bids(rules) if why_not_bid(other, standing, rules) is None)
