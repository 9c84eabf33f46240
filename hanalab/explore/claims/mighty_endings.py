"""T5: two tricks left, four points missing, a defender with an ace."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from hanalab import mighty
from hanalab.core.shuffle import shuffled
from hanalab.explore.claims.claim import Claim, Test
from hanalab.explore.claims.finding import Measure
from hanalab.explore.claims.mighty_table import average, source_of
from hanalab.mighty.actions import Action
from hanalab.mighty.cards import JOKER, SUITS, TRUMPS, Card, points_in
from hanalab.mighty.seats import SEATS

Row = Sequence[Any]
#: what the declarer's side still needs, and of what bid
MISSING: Final = 4
BID: Final = 13


def ending(seed: object, number: int) -> mighty.Hand:
    """Two tricks left: the declarer's side needs four points, and a defender with an ace leads."""
    source = source_of(seed, number, "ending")
    while True:
        deck = shuffled(mighty.DECK, source)
        hands = [tuple(sorted(deck[2 * seat : 2 * seat + 2])) for seat in range(SEATS)]
        aces = [seat for seat in range(1, SEATS) if any(card.rank == 14 for card in hands[seat])]
        out = points_in(card for hand in hands for card in hand)
        if not aces or not MISSING <= out <= 20 - (BID - MISSING):
            continue
        leader = aces[next(source) % len(aces)]
        friend = 1 + next(source) % (SEATS - 1)
        if friend == leader:
            continue
        away = deck[2 * SEATS : 2 * SEATS + 3]
        # Nothing of the earlier tricks matters but who has which points: the call went to a card still held.
        ours = BID - MISSING - points_in(away)
        theirs = 20 - out - points_in(away) - ours
        taken = [0] * SEATS
        taken[0], taken[leader] = ours, theirs
        if theirs < 0:
            continue
        return mighty.Hand.at_play(
            hands, 0, mighty.Bid(BID, TRUMPS[next(source) % len(TRUMPS)]), hands[friend][0],
            Card(f"{SUITS[next(source) % 4]}2"), away, leader=leader, taken=taken,
        )  # fmt: skip


def lines(hand: mighty.Hand) -> Iterator[mighty.Hand]:
    """Every way to play a position to its end."""
    if hand.is_over:
        yield hand
        return
    for action in hand.actions():
        yield from lines(hand.do(action))


def ending_deal(seed: object, number: int, method: str) -> Row:
    """Of all ways to play an ending: how many give the defenders both tricks, and how many of those make the
    bid; the same where only the ace wins a trick for them and fewer than four points are left for the other,
    and where four or more are left. Then whether best play from the lead of an ace makes the bid."""
    hand = ending(seed, number)
    out = points_in(card for held in hand.hands for card in held)
    leader = hand.leader
    counts = [0] * 6
    for end in lines(hand):
        first, second = end.tricks
        made = end.side_points >= BID
        won = [one for one in (first, second) if one.winner not in end.side]
        if len(won) == 2:
            counts[0] += 1
            counts[1] += made
        elif len(won) == 1 and won[0].winner == leader and _card(won[0]).rank == 14:
            few = out - won[0].points < MISSING
            counts[2 if few else 4] += 1
            counts[3 if few else 5] += made
    aces = [action for action in hand.actions() if _ace(action)]
    best = min(valued(hand.do(action)) for action in aces)
    return *counts, best >= BID


def _card(trick: Any) -> Card:
    card: Card = trick.cards[trick.place]
    return card


def _ace(action: Action) -> bool:
    card = getattr(action, "card", None)
    return card is not None and card is not JOKER and card.rank == 14


def valued(hand: mighty.Hand) -> int:
    """Points of the declarer's side with the best play of both, by trying everything."""
    if hand.is_over:
        return hand.side_points
    found = [valued(hand.do(action)) for action in hand.actions()]
    return max(found) if hand.player in hand.side else min(found)


def ending_sums(results: Sequence[Row], method: str) -> Iterable[Measure]:
    for key, at in (("both", 1), ("few", 3), ("many", 5)):
        cases = sum(one[at - 1] for one in results)
        yield Measure(method, key, float(sum(one[at] for one in results)), 0.0, cases, "count")
    yield average(method, "made", [one[6] for one in results], "share")


def counterexample() -> mighty.Hand:
    """The smallest ending in which a defender's ace wins a trick and the bid is made all the same: five
    points are out, one more than the four that are missing.

    >>> hand = counterexample()
    >>> hand.player, valued(hand.do("play CA")), hand.contract.number
    (1, 13, 13)
    """
    hands = ("C2 SK", "CA S5", "C3 S10", "C4 SJ", "C5 SQ")
    return mighty.Hand.at_play(hands, 0, "13H", "SJ", "D2", "D3 D4 D5", leader=1, taken=(9, 6, 0, 0, 0))


CLAIMS: Final = (
    Claim("T5", ending_deal, ending_sums, (Test("both", "never"), Test("many", "never")), ("all",), usual=150,
          batch=16, rules=("K49", "K50")),
)  # fmt: skip
