"""What a hand is worth to each of the five (K49 to K58)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from hanalab.core.errors import SetupError
from hanalab.core.reason import reason
from hanalab.core.shown import shown
from hanalab.mighty.bids import Bid, as_bid
from hanalab.mighty.rules import Rules
from hanalab.mighty.seats import SEATS, why_not_seat

SEED = Rules()
ALL_POINTS: Final = 20
BACK_RUN: Final = 11
Amount = int | Fraction


class Term(NamedTuple):
    """One term of the stake S: label (bid, overtricks, shortfall, run, back_run, no_trump, alone), value,
    rule."""

    label: str
    value: int
    rule: str


def stake(bid: Bid, points: int, rules: Rules = SEED, announced_alone: bool = False) -> tuple[Term, ...]:
    """The terms that add up to S, in points. Doublings are terms too: each adds what stood before it."""
    made = points >= bid.number
    if rules.scoring == "pagat":
        terms = [Term("bid", 2 * (bid.number - 13), "K54")] if made else []
        terms.append(
            Term("overtricks", points - bid.number, "K54")
            if made
            else Term("shortfall", bid.number - points, "K54")
        )
    else:
        rule = "K52" if rules.scoring == "unit" else "K53"
        terms = [Term("bid", bid.number - 12, rule)]
        if made:
            terms.append(Term("overtricks", rules.overtrick * (points - bid.number), "K55"))
        else:
            terms.append(Term("shortfall", bid.number - points, rule))
    pagat = rules.scoring == "pagat"  # its doubles belong to it
    if made and points == ALL_POINTS and (pagat or rules.run_double == "on"):
        terms.append(_double("run", terms, 2, "K58"))
    if not made and ALL_POINTS - points >= BACK_RUN and (pagat or rules.back_run_double == "on"):
        terms.append(_double("back_run", terms, 2, "K58"))
    if bid.trump == "N" and (pagat or rules.no_trump_double == "on"):
        terms.append(_double("no_trump", terms, 2, "K58"))
    if announced_alone:
        terms.append(_double("alone", terms, rules.alone_multiplier, "K56"))
    return tuple(terms)


def _double(label: str, terms: list[Term], times: int, rule: str) -> Term:
    return Term(label, (times - 1) * sum(term.value for term in terms), rule)


def half_shares(made: bool, has_friend: bool, rules: Rules = SEED) -> tuple[int, int, int]:
    """How many halves of S the declarer, the friend and each defender get; over the five seats they add to
    zero."""
    if not has_friend:
        declarer, friend, defender = 8, 0, -2
    elif rules.scoring == "literal_halves" and made:
        declarer, friend, defender = 2, 1, -1
    else:
        declarer, friend, defender = 4, 2, -2
    return (declarer, friend, defender) if made else (-declarer, -friend, -defender)


def from_halves(halves: int) -> Amount:
    """Half points as points: a whole number, or an exact fraction."""
    return Fraction(halves, 2) if halves % 2 else halves // 2


def settle(
    bid: Bid | tuple[int, str] | str,
    points: int,
    declarer: int = 0,
    friend: int | None = None,
    announced_alone: bool = False,
    rules: Rules | str = SEED,
) -> tuple[Amount, ...]:
    """The five seats' scores, in points, from the bid and the points of the declarer's side (0 to 20).

    Without `friend` the declarer was alone: announced (doubled, K56), or hidden (K57). The sum is zero.

    >>> settle((15, "H"), 16, declarer=0, friend=2)
    (8, -4, 4, -4, -4)
    """
    contract, rules = as_bid(bid), Rules.of(rules)
    named = (declarer,) if friend is None else (declarer, friend)
    defects = [why for seat in named if (why := why_not_seat(seat)) is not None]
    if type(points) is not int or not 0 <= points <= ALL_POINTS:
        defects.append(reason("points-range", "K49", points=shown(points)))
    if friend is not None and (friend == declarer or announced_alone):
        defects.append(reason("friend-and-alone", "K48"))
    if not rules.min_bid <= contract.number <= ALL_POINTS:
        defects.append(reason("bid-range", "K10", bid=contract.sign, low=rules.min_bid, high=ALL_POINTS))
    if defects:
        raise SetupError(defects)
    total = sum([term.value for term in stake(contract, points, rules, announced_alone)])
    for_declarer, for_friend, for_defender = half_shares(points >= contract.number, friend is not None, rules)
    by_seat = [for_defender] * SEATS
    by_seat[declarer] = for_declarer
    if friend is not None:
        by_seat[friend] = for_friend
    return tuple([from_halves(share * total) for share in by_seat])
