"""Claims about single cards: what the Mighty is worth (T2), when to spend it (T3), when to play the Joker
(T4), and when the friend should show itself (T6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from hanalab import mighty
from hanalab.explore.claims.claim import Claim, Test
from hanalab.explore.claims.finding import Measure
from hanalab.explore.claims.mighty_table import (
    PLAYS,
    Cards,
    Contract,
    Policy,
    at_table,
    average,
    avoiding,
    best,
    column,
    dealt,
    only,
    played_out,
    source_of,
)
from hanalab.explore.contract_play import Played, by_thumb, score_for
from hanalab.mighty.bids import MOST
from hanalab.mighty.cards import JOKER, SUITS, Card, points_in
from hanalab.mighty.choice import Choice
from hanalab.mighty.friend import friendship, holder
from hanalab.mighty.seats import SEATS
from hanalab.mighty.state import State, replaced
from hanalab.mighty.tricks import TRICKS, mighty_card, winner_of

Row = Sequence[Any]

# -- T2: what holding a card is worth -----------------------------------------------------------------------

#: the cards that are compared, by what they are
CARDS: Final = ("mighty", "joker", "ace", "king", "side")
ROLES: Final = ("declarer", "defender")


def special(trump: str, rules: mighty.Rules) -> dict[str, Card]:
    """The cards that are compared under a trump; at no trump there is no ace or king of trumps."""
    first = mighty_card(trump, rules)
    found = {"mighty": first, "joker": JOKER}
    if trump != "N":
        found |= {"ace": Card(f"{trump}A"), "king": Card(f"{trump}K")}
    aces = [Card(f"{suit}A") for suit in SUITS if suit != trump]
    found["side"] = next(ace for ace in aces if ace is not first)
    return found


def swap_deal(seed: object, number: int, method: str) -> Row:
    """What each card adds to the score of the declarer that holds it, then to that of a defender: the deal
    with the card in that hand less the deal with it in another, one card going the other way."""
    contract = dealt(seed, number)
    source = source_of(seed, number, "swap")
    cards = special(contract.bid.trump, contract.state.rules)
    plain = by_thumb(contract.cards, contract.bid, contract.state)
    base = contract.lead(plain)
    played = PLAYS[method](base)
    before = _score(contract, contract.declarer, played)
    found: list[float | None] = []
    for name in CARDS:
        hands = _swapped(contract.state.hands, contract.declarer, cards.get(name), cards, source)
        if hands is None:
            found.append(None)
            continue
        other = contract._replace(state=contract.state._replace(hands=hands))
        after = _score(other, contract.declarer, PLAYS[method](other.lead(_replanned(other))))
        held = cards[name] in contract.cards
        found.append(before - after if held else after - before)
    defenders = [seat for seat in range(SEATS) if seat not in base.side]
    seat = defenders[next(source) % len(defenders)]
    before = _score(contract, seat, played)
    for name in CARDS:
        hands = None
        if base.call is None or cards.get(name) is not base.call.card:
            hands = _swapped(base.hands, seat, cards.get(name), cards, source)
        if hands is None:
            found.append(None)
            continue
        state = base.state._replace(hands=hands)
        friend, known, _ = friendship(state)
        hand = mighty.Hand.of(state._replace(friend=friend, friend_known=known))
        after = _score(contract, seat, PLAYS[method](hand))
        found.append(before - after if cards[name] in base.hands[seat] else after - before)
    return found


def _replanned(contract: Contract) -> Any:
    return by_thumb(contract.cards, contract.bid, contract.state)


def _score(contract: Contract, seat: int, played: Played) -> float:
    return score_for(seat, contract.declarer, contract.bid, played, contract.state.rules)


def _swapped(
    hands: tuple[Cards, ...], seat: int, card: Card | None, cards: dict[str, Card], source: Iterator[int]
) -> tuple[Cards, ...] | None:
    """The hands after the seat gives the card away, or gets it, for a card that is none of the compared ones
    and no ace; None if nobody holds it."""
    where = None if card is None else holder(card, hands)
    if where is None or card is None:
        return None
    other = where
    if where == seat:
        other = (seat + 1 + next(source) % (SEATS - 1)) % SEATS
    giver, taker = where, other if where == seat else seat
    plain = [one for one in hands[taker] if one not in cards.values() and one.rank < 14]
    if not plain:
        return None
    back = plain[next(source) % len(plain)]
    hands = replaced(hands, giver, _exchanged(hands[giver], card, back))
    return replaced(hands, taker, _exchanged(hands[taker], back, card))


def _exchanged(hand: Cards, gone: Card, come: Card) -> Cards:
    return tuple(sorted([come if card is gone else card for card in hand]))


def swap_sums(results: Sequence[Row], method: str) -> Iterable[Measure]:
    for role, first in zip(ROLES, (0, len(CARDS)), strict=True):
        for at, name in enumerate(CARDS):
            yield average(method, f"{role}-{name}", column(results, first + at), "score")
        for at, name in enumerate(CARDS[1:3], 1):
            both = [one for one in results if one[first] is not None and one[first + at] is not None]
            values = [one[first] - one[first + at] for one in both]
            yield average(method, f"{role}-over-{name}", values, "score")


# -- T3: the Mighty kept or spent ---------------------------------------------------------------------------


def at_first_chance(card: Card) -> Policy:
    """Play the card as soon as it may be played."""
    return lambda state, choices: only(card, choices) or best(state, choices)


def kept(card: Card, seat: int, points: int) -> Policy:
    """Keep the Mighty for a trick with so many points, or one an opponent's Joker is winning; from the ninth
    trick on play it when possible."""

    def choose(state: State, choices: Sequence[Choice]) -> Choice:
        mine = only(card, choices)
        if mine is None:
            return best(state, choices)
        there = points_in(one.card for one in state.trick)
        if there >= points or state.number >= TRICKS - 1 or _joker_wins(state, seat):
            return mine
        return best(state, avoiding(card, choices))

    return choose


def _joker_wins(state: State, seat: int) -> bool:
    """Whether the Joker is winning the trick, played by nobody the seat knows to be a partner."""
    if not state.trick or state.contract is None:
        return False
    place = winner_of(state.trick, state.contract.trump, state.number, state.joker_call, state.rules).place
    if state.trick[place].card is not JOKER:
        return False
    by, side = (state.leader + place) % SEATS, (state.declarer, state.friend)
    if by == state.declarer:
        return seat != state.friend
    return not (state.friend_known and by == state.friend and seat in side)


def _side_points(hand: mighty.Hand, seat: int, policy: Policy | None) -> int:
    """Points of the seat's side at the table when the seat plays by a policy."""
    points = at_table(hand, {} if policy is None else {seat: policy}).points
    return points if seat in hand.side else MOST - points


def mighty_deal(seed: object, number: int, method: str) -> Row:
    """Points of the side that has the Mighty: spent at the first chance, kept for two points, for three, and
    as the steady bot judges; whether it is the declarer's side."""
    contract = dealt(seed, number)
    hand = contract.lead(contract.varied_plan(number))
    card = mighty_card(hand.trump or "N", hand.rules)
    seat = holder(card, hand.hands)
    if seat is None:
        return (None,) * 5
    policies = (at_first_chance(card), kept(card, seat, 2), kept(card, seat, 3), None)
    return (*(_side_points(hand, seat, policy) for policy in policies), seat in hand.side)


def mighty_sums(results: Sequence[Row], method: str) -> Iterable[Measure]:
    rows = [one for one in results if one[0] is not None]
    for at, key in ((1, "kept-two"), (2, "kept-three"), (3, "judged")):
        yield average(method, key, [one[at] - one[0] for one in rows], "points")
    for key, ours in (("declarers", True), ("defenders", False)):
        yield average(method, key, [one[1] - one[0] for one in rows if one[4] is ours], "points")


# -- T4: the Joker's trick ----------------------------------------------------------------------------------

#: the first and the last trick of each part of a hand
PARTS: Final = {"early": (1, 3), "middle": (4, 7), "late": (8, 9)}


def within(first: int, last: int, points: int) -> Policy:
    """Play the Joker between these tricks: on the first with so many points, at the latest in the last."""

    def choose(state: State, choices: Sequence[Choice]) -> Choice:
        mine = only(JOKER, choices)
        if mine is None:
            return best(state, choices)
        there = points_in(one.card for one in state.trick)
        if state.number >= last or (state.number >= first and state.trick and there >= points):
            return mine
        return best(state, avoiding(JOKER, choices))

    return choose


def joker_deal(seed: object, number: int, method: str) -> Row:
    """Points of the side that has the Joker: by parts of the hand, by the exact trick, one to ten; and
    whether the Joker won in the last trick."""
    contract = dealt(seed, number)
    hand = contract.lead(contract.varied_plan(number))
    seat = holder(JOKER, hand.hands)
    if seat is None:
        return (None,) * (len(PARTS) + TRICKS + 1)
    policies = [within(*part, 2) for part in PARTS.values()]
    policies += [within(trick, trick, 0) for trick in range(1, TRICKS)]
    points = [_side_points(hand, seat, policy) for policy in policies]
    last = played_out(hand, {seat: within(TRICKS, TRICKS, 0)})
    side = points_in(last.discards) + sum(one.points for one in last.tricks if one.winner in hand.side)
    final = last.tricks[-1]
    won = JOKER in final.cards and final.cards[final.place] is JOKER
    return *points, side if seat in hand.side else MOST - side, won


def joker_sums(results: Sequence[Row], method: str) -> Iterable[Measure]:
    rows = [one for one in results if one[0] is not None]
    last = len(PARTS) + TRICKS - 1
    yield average(method, "over-early", [one[1] - one[0] for one in rows], "points")
    yield average(method, "over-late", [one[1] - one[2] for one in rows], "points")
    for at, key in enumerate(PARTS):
        yield average(method, key, [one[at] - one[last] for one in rows], "points")
    for trick in range(1, TRICKS):
        values = [one[len(PARTS) + trick - 1] - one[last] for one in rows]
        yield average(method, "trick", values, "points", str(trick))
    yield Measure(method, "last-won", float(sum(one[-1] for one in rows)), 0.0, len(rows), "count")


# -- T6: the friend shows itself ----------------------------------------------------------------------------


def late(card: Card) -> Policy:
    """Keep the card as long as anything else may be played."""
    return lambda state, choices: best(state, avoiding(card, choices))


def friend_deal(seed: object, number: int, method: str) -> Row:
    """The friend's score and its side's points when it plays the called card as late as it can, and as the
    steady bot judges, less those when it plays it at the first chance; whether it is the Mighty or the
    Joker."""
    at = 0
    while True:
        contract = dealt(f"{seed} {at}", number)
        hand = contract.lead(contract.varied_plan(number))
        card = None if hand.call is None else hand.call.card
        if hand.friend is not None and card is not None:
            break
        at += 1
    seat = hand.friend
    found = [at_table(hand, {seat: policy}) for policy in (at_first_chance(card), late(card), best)]
    scores = [_score(contract, seat, played) for played in found]
    return (
        scores[1] - scores[0], scores[2] - scores[0], found[1].points - found[0].points,
        found[2].points - found[0].points, card is hand.mighty or card is JOKER,
    )  # fmt: skip


def friend_sums(results: Sequence[Row], method: str) -> Iterable[Measure]:
    yield average(method, "all", column(results, 0), "score")
    yield average(method, "special", [one[0] for one in results if one[4]], "score")
    yield average(method, "plain", [one[0] for one in results if not one[4]], "score")
    yield average(method, "judged", column(results, 1), "score")
    yield average(method, "points", column(results, 2), "points")


Deal = Callable[[object, int, str], Row]
CLAIMS: Final = (
    Claim(
        "T2", swap_deal, swap_sums,
        tuple([Test(f"{role}-over-{name}", "above") for role in ROLES for name in CARDS[1:3]]),
        ("table", "open"), usual=12, batch=1, rules=("K24", "K25", "K29"),
    ),
    Claim(
        "T3", mighty_deal, mighty_sums, (Test("kept-two", "above"), Test("kept-three", "above")),
        rules=("K25", "K26"), usual=24,
    ),
    Claim(
        "T4", joker_deal, joker_sums, (Test("over-early", "above"), Test("over-late", "above")), whole=True,
        usual=10, batch=1, rules=("K28", "K29", "K34"),
    ),
    Claim("T6", friend_deal, friend_sums, (Test("special", "above"), Test("plain", "above")), usual=30,
          rules=("K41", "K42")),
)  # fmt: skip
