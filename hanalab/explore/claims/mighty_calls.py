"""Claims about what a declarer promises and calls: T1, T7, T8, T10 and T11."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from hanalab import mighty
from hanalab.core.shuffle import shuffled
from hanalab.explore import thumb
from hanalab.explore.claims.claim import Claim, Test
from hanalab.explore.claims.finding import Measure
from hanalab.explore.claims.mighty_table import (
    PLAYS,
    SEED,
    Cards,
    Contract,
    at_table,
    average,
    avoiding,
    best,
    change,
    column,
    dealt,
    declarers,
    named,
    only,
    side_of,
    source_of,
    with_hand,
    won,
)
from hanalab.explore.contract_play import by_thumb
from hanalab.mighty import dealing
from hanalab.mighty.actions import FriendCall
from hanalab.mighty.bids import MOST, Bid
from hanalab.mighty.cards import JOKER, SUITS, Card
from hanalab.mighty.choice import Choice
from hanalab.mighty.counting import count_hand
from hanalab.mighty.friend import holder
from hanalab.mighty.seats import SEATS
from hanalab.mighty.state import State
from hanalab.mighty.tricks import mighty_card

Row = Sequence[Any]
#: thirteen cards that count so much, in points, are strong ones
STRONG: Final = 17.0

# -- T1: calling a card of one's own ------------------------------------------------------------------------


def own_call(seed: object, number: int, method: str) -> Row:
    """The declarer's score and points when it calls its best own card, less those with the best card it has
    not; whether its cards are strong; whether the bid is made with another's card, and with its own."""
    contract = dealt(seed, number)
    plan = contract.plan()
    trump = plan.bid.trump
    held = [card for card in contract.cards if card not in plan.discards]
    own = next((card for card in wished(trump) if card in held), max(held, key=lambda card: card.rank))
    others = PLAYS[method](contract.lead(plan))
    alone = PLAYS[method](contract.lead(plan._replace(friend=FriendCall("card", own))))
    strong = count_hand(contract.cards, trump).halves / 2 >= STRONG
    return (
        declarers(contract, alone) - declarers(contract, others), alone.points - others.points, strong,
        others.points >= plan.bid.number, alone.points >= plan.bid.number,
    )  # fmt: skip


def wished(trump: str) -> list[Card]:
    """Cards worth calling: the Mighty, the Joker, high trumps, aces."""
    high = [Card(f"{trump}{rank}") for rank in "AKQ"] if trump != "N" else []
    aces = [Card(f"{suit}A") for suit in SUITS]
    return list(dict.fromkeys([mighty_card(trump, SEED), JOKER, *high, *aces]))


def own_call_sums(results: Sequence[Row], method: str) -> Iterable[Measure]:
    strong = [one for one in results if one[2]]
    ordinary = [one for one in results if not one[2]]
    return [
        average(method, "all", column(results, 0), "score"),
        average(method, "ordinary", column(ordinary, 0), "score"),
        average(method, "strong", column(strong, 0), "score"),
        average(method, "points", column(results, 1), "points"),
        average(method, "made-other", column(results, 3), "share"),
        average(method, "made-own", column(results, 4), "share"),
    ]


# -- T7 and T8: hands of a kind -----------------------------------------------------------------------------


def strong_hand(seed: object, number: int) -> Cards:
    """Mighty, Joker, five hearts as trumps, and three cards of other suits."""
    source = source_of(seed, number, "hand")
    hearts = shuffled([card for card in mighty.DECK if card.suit == "H"], source)[:5]
    rest = [card for card in mighty.DECK if card.suit in ("S", "C", "D") and card.code != "SA"]
    return (Card("SA"), JOKER, *hearts, *shuffled(rest, source)[:3])


def weak_hand(seed: object, number: int) -> Cards:
    """Three hearts as trumps, seven other cards, the Mighty not among them."""
    source = source_of(seed, number, "hand")
    hearts = shuffled([card for card in mighty.DECK if card.suit == "H"], source)[:3]
    rest = [card for card in mighty.DECK if card.suit != "H" and card.code != "SA"]
    return (*hearts, *shuffled(rest, source)[:7])


def reached(own: Cards, bid: Bid, seed: object, number: int, method: str) -> tuple[int, float]:
    """The points of the declarer's side with ten cards and a bid, and the declarer's score. With open cards
    it also chooses among six plans with sight of all hands."""
    contract = with_hand(own, bid, source_of(seed, number, "rest"))
    cards, rules = contract.cards, contract.state.rules
    plan = by_thumb(cards, bid, contract.state)
    plans = [plan]
    if method == "open":
        plans = [
            plan._replace(discards=away, friend=friend)
            for away in thumb.discards(cards, bid.trump, rules, 3)
            for friend in thumb.friends(cards, bid.trump, rules, 4)[:2]
        ]
    played = max((PLAYS[method](contract.lead(one)) for one in plans), key=lambda one: one.points)
    return played.points, declarers(contract, played)


def strong_deal(seed: object, number: int, method: str) -> Row:
    """The points with a hand as T7 describes it."""
    return (reached(strong_hand(seed, number), Bid(17, "H"), seed, number, method)[0],)


def weak_deal(seed: object, number: int, method: str) -> Row:
    """The points with a hand as T8 describes it, whether the Joker is in it, and the declarer's score."""
    own = weak_hand(seed, number)
    points, score = reached(own, Bid(13, "H"), seed, number, method)
    return points, JOKER in own, score


def strong_sums(results: Sequence[Row], method: str) -> Iterable[Measure]:
    return _reached_sums([one[0] for one in results], method, 17)


def weak_sums(results: Sequence[Row], method: str) -> Iterable[Measure]:
    rows = list(_reached_sums([one[0] for one in results], method, 13))
    for key, has in (("with-joker", True), ("without-joker", False)):
        rows.append(average(method, key, [one[0] >= 13 for one in results if one[1] == has], "share"))
    return [*rows, average(method, "score", column(results, 2), "score")]


def _reached_sums(points: Sequence[int], method: str, goal: int) -> Iterable[Measure]:
    yield average(method, "reached", [one >= goal for one in points], "share")
    yield average(method, "points", points, "number")
    for number in range(13, MOST + 1):
        if number != goal:
            yield average(method, "least", [one >= number for one in points], "share", str(number))


# -- T10: the Joker's limit at no trump ---------------------------------------------------------------------

#: hands that count so much at no trump are looked at; in every second deal the declarer has no Joker
NO_TRUMP: Final = 16.0
NO_JOKER: Final = 14.0
LIMITED: Final = mighty.Rules(nt_joker_limit="on")


def no_trump_deal(seed: object, number: int, method: str) -> Row:
    """Points at no trump without and with the limit (K61), and whether the declarer's side has the Joker."""
    contract = _no_trump(seed, number)
    plan = by_thumb(contract.cards, contract.bid, contract.state)
    if number % 2:  # nor is it called, so that the others have it as well
        plan = plan._replace(friend=contract.plain_plan().friend)
    lead = contract.lead(plan)
    free = PLAYS[method](lead).points
    limited = PLAYS[method](mighty.Hand.of(lead.state._replace(rules=LIMITED))).points
    return free, limited, side_of(lead, JOKER)


def _no_trump(seed: object, number: int) -> Contract:
    at = 0
    while True:
        state = dealing.deal(f"{named(seed, number)} {at}", number % SEATS, SEED)
        counts = [
            0.0 if number % 2 and JOKER in hand else count_hand(hand, "N").halves / 2 for hand in state.hands
        ]
        most = max(counts)
        if most >= (NO_JOKER if number % 2 else NO_TRUMP):
            return won(state, counts.index(most), Bid(min(MOST, int(most)), "N"))
        at += 1


def no_trump_sums(results: Sequence[Row], method: str) -> Iterable[Measure]:
    for key, rows in (
        ("all", results),
        ("ours", [one for one in results if one[2]]),
        ("theirs", [one for one in results if one[2] is False]),
    ):
        yield average(method, f"{key}-free", [one[0] == MOST for one in rows], "share")
        yield average(method, f"{key}-limited", [one[1] == MOST for one in rows], "share")
        yield change(method, key, [(one[0] == MOST, one[1] == MOST) for one in rows])


# -- T11: the Joker Call card -------------------------------------------------------------------------------


def call_deal(seed: object, number: int, method: str) -> Row:
    """The points when an own two is named, and when another's is; the bid; whether the declarer's side has
    the Joker; at the table, where its holder leads the Joker as soon as it leads, the points as the steady
    bot judges as well."""
    at = 0
    while True:
        contract = dealt(f"{seed} {at}", number)
        plan = contract.varied_plan(number)
        twos = [Card(f"{suit}2") for suit in SUITS]
        own = [card for card in twos if card in contract.cards]
        others = [card for card in twos if card not in contract.cards]
        lead = contract.lead(plan)
        ours = side_of(lead, JOKER)
        if own and others and ours is not None:
            break
        at += 1
    source = source_of(seed, number, "two")
    seat = holder(JOKER, lead.hands)
    found: list[int] = []
    judged: list[int] = []
    for some in (own, others):
        hand = contract.lead(plan._replace(joker_call=some[next(source) % len(some)]))
        if method == "table":
            found.append(at_table(hand, {} if seat is None else {seat: led_at_once}).points)
            judged.append(at_table(hand).points)
        else:
            found.append(PLAYS[method](hand).points)
    return *found, plan.bid.number, ours, *judged


def led_at_once(state: State, choices: Sequence[Choice]) -> Choice:
    """Lead the Joker at the first lead there is; else play as the steady bot does, and keep it."""
    mine = None if state.trick else only(JOKER, choices)
    return mine or best(state, avoiding(JOKER, choices))


def call_sums(results: Sequence[Row], method: str) -> Iterable[Measure]:
    for key, ours in (("ours", True), ("theirs", False)):
        rows = [one for one in results if one[3] is ours]
        yield average(method, f"{key}-own", [one[0] < one[2] for one in rows], "share")
        yield average(method, f"{key}-other", [one[1] < one[2] for one in rows], "share")
        yield change(method, key, [(one[1] < one[2], one[0] < one[2]) for one in rows])
        yield average(method, f"{key}-points", [one[0] - one[1] for one in rows], "points")
        if method == "table":
            yield change(method, f"{key}-judged", [(one[5] < one[2], one[4] < one[2]) for one in rows])


BOTH: Final = ("table", "open")
CLAIMS: Final = (
    Claim(
        "T1", own_call, own_call_sums, (Test("ordinary", "below"), Test("strong", "below")), BOTH,
        rules=("K41", "K43", "K57"),
    ),
    Claim(
        "T7", strong_deal, strong_sums, (Test("reached", "above", 0.75),), BOTH, rules=("K10", "K18", "K41"),
    ),
    Claim("T8", weak_deal, weak_sums, (Test("reached", "below", 0.25),), BOTH, rules=("K10", "K18")),
    Claim(
        "T10", no_trump_deal, no_trump_sums, (Test("ours", "below"),), BOTH, rules=("K34", "K61"),
    ),
    Claim(
        "T11", call_deal, call_sums, (Test("ours", "below"), Test("theirs", "above")), BOTH,
        rules=("K31", "K33"),
    ),
)  # fmt: skip
