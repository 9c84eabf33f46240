"""Contracts of Mighty dealt, played by steady bots or with open cards, and settled.

At the table each seat sees what it may see and plays the card the steady bot likes best; a policy may choose
otherwise for one seat. With open cards both sides know everything and a narrow search plays for them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from hanalab import mighty
from hanalab.core.shuffle import numbers, shuffled
from hanalab.explore import thumb
from hanalab.explore.bidding import ALONE, HIDDEN_SOLO, WITH_FRIEND
from hanalab.explore.claims.finding import Measure
from hanalab.explore.contract_play import Played, Prepared, bid_on, by_thumb, first_lead, score_for
from hanalab.explore.statistics import mean_of
from hanalab.mighty import dealing, play, steady_play
from hanalab.mighty.bids import Bid
from hanalab.mighty.cards import JOKER, Card, points_in
from hanalab.mighty.choice import Choice
from hanalab.mighty.seats import SEATS
from hanalab.mighty.state import State, replaced
from hanalab.mighty.tricks import mighty_card
from hanalab.mighty.view import View, masked

Cards = tuple[Card, ...]
#: chooses among the plays of a seat, which come with their worth to the steady bot
Policy = Callable[[State, Sequence[Choice]], Choice]
SEED: Final = mighty.Rules()
#: the narrow search looks at so many cards in each position
WIDTH: Final = 2
NOBODY: Final = -1
#: so many calls are thought of
CALLS: Final = 12


class Contract(NamedTuple):
    """An auction that is over: the deal with the declarer's thirteen cards in its hand, and the bid."""

    state: State
    declarer: int
    bid: Bid

    @property
    def cards(self) -> Cards:
        """The declarer's thirteen cards."""
        return self.state.hands[self.declarer]

    def plan(self) -> Prepared:
        """What the rules of thumb would do with them."""
        return by_thumb(self.cards, self.bid, self.state, free=True)

    def plain_plan(self) -> Prepared:
        """The same, but neither Mighty nor Joker is called: the next best card is."""
        plan = self.plan()
        first = mighty_card(plan.bid.trump, self.state.rules)
        for call in thumb.friends(self.cards, plan.bid.trump, self.state.rules, CALLS):
            if call.card is not None and call.card is not first and call.card is not JOKER:
                return plan._replace(friend=call)
        return plan

    def varied_plan(self, number: int) -> Prepared:
        """The plan by thumb in deals with an even number, else the one with a plain call: so Mighty and Joker
        lie with both sides often enough."""
        return self.plain_plan() if number % 2 else self.plan()

    def lead(self, plan: Prepared | None = None) -> mighty.Hand:
        """The first lead."""
        return first_lead(self.state, self.declarer, plan or self.plan())


def named(seed: object, number: int) -> str:
    """The seed of the deal with this number."""
    return f"{seed} {number}"


def dealt(seed: object, number: int, rules: mighty.Rules = SEED) -> Contract:
    """A deal in which somebody bid: each seat up to its count, as little as will do."""
    at = 0
    while True:
        state = dealing.deal(f"{named(seed, number)} {at}", number % SEATS, rules)
        ended = bid_on(state, NOBODY)
        if ended.declarer is not None and ended.contract is not None:
            return won(ended, ended.declarer, ended.contract)
        at += 1


def won(state: State, declarer: int, bid: Bid) -> Contract:
    """A declarer picks up the kitty (K18)."""
    hands = replaced(state.hands, declarer, tuple(sorted((*state.hands[declarer], *state.kitty))))
    return Contract(state._replace(hands=hands, declarer=declarer, contract=bid, player=None), declarer, bid)


def with_hand(own: Sequence[Card], bid: Bid, source: Iterator[int], rules: mighty.Rules = SEED) -> Contract:
    """A contract of seat 0 with these ten cards; all others are dealt at random."""
    rest = shuffled([card for card in mighty.DECK if card not in own], source)
    hands = [tuple(sorted(own)), *(tuple(sorted(rest[10 * at : 10 * at + 10])) for at in range(4))]
    deck = [card for turn in zip(*rotated(hands), strict=True) for card in turn]
    return won(dealing.from_deck([*deck, *rest[40:]], 0, rules), 0, bid)


def rotated(hands: Sequence[Cards]) -> list[Cards]:
    """Hands in the order in which they are dealt: from the left of the dealer, who is seat 0 (K7)."""
    return [*hands[1:], hands[0]]


# -- playing ------------------------------------------------------------------------------------------------


def played_out(hand: mighty.Hand, policies: Mapping[int, Policy] | None = None) -> State:
    """The hand played to its end at the table; seats with a policy choose by it."""
    state, chosen = hand.state, policies or {}
    while state.phase == "PLAY":
        seat = state.player or 0
        cards = play.legal(state)
        actions = play.actions(state, cards)
        if len(actions) == 1:
            state = play.after(state, actions[0])  # type: ignore[arg-type]
            continue
        choices = steady_play.plays(View(seat, masked(state, seat), ()))
        choose = chosen.get(seat, best)
        state = play.after(state, choose(state, choices).action)  # type: ignore[arg-type]
    return state


def best(_: State, choices: Sequence[Choice]) -> Choice:
    """What the steady bot likes best."""
    return max(choices, key=lambda choice: choice.worth)


def avoiding(card: Card, choices: Sequence[Choice]) -> Sequence[Choice]:
    """The choices without a card, unless it is all there is."""
    return [choice for choice in choices if choice.action.card is not card] or choices  # type: ignore[union-attr]


def only(card: Card, choices: Sequence[Choice]) -> Choice | None:
    """The choice of this card, if it may be played."""
    return next((one for one in choices if one.action.card is card), None)  # type: ignore[union-attr]


def at_table(hand: mighty.Hand, policies: Mapping[int, Policy] | None = None) -> Played:
    """The result at the table."""
    state = played_out(hand, policies)
    side = {state.declarer, state.friend}
    points = points_in(state.discards) + sum(one.points for one in state.tricks if one.winner in side)
    return Played(points, company_of(state), state.friend)


def with_open_cards(hand: mighty.Hand) -> Played:
    """The result where all see all cards: what both sides can reach with the best play, nearly."""
    from hanalab.solve import mighty as solver

    found = solver.estimate(hand, WIDTH)
    return Played(found.low if found.value is None else found.value, company_of(hand.state), hand.friend)


def company_of(state: State) -> int:
    """With whom the declarer plays (K46, K52, K57)."""
    if state.friend is not None:
        return WITH_FRIEND
    return ALONE if state.call is not None and state.call.kind == "none" else HIDDEN_SOLO


PLAYS: Final[Mapping[str, Callable[[mighty.Hand], Played]]] = {"table": at_table, "open": with_open_cards}


def declarers(contract: Contract, played: Played) -> float:
    """The declarer's score."""
    return score_for(contract.declarer, contract.declarer, contract.bid, played, contract.state.rules)


# -- summing up ---------------------------------------------------------------------------------------------


def average(method: str, key: str, values: Sequence[float | None], unit: str, about: str = "") -> Measure:
    """A row with the mean of what deals gave; those with None have nothing to say."""
    there = [float(value) for value in values if value is not None]
    if not there:
        return Measure(method, key, 0.0, float("inf"), 0, unit, about)
    mean, error = mean_of(there)
    return Measure(method, key, mean, error, len(there), unit, about)


def change(method: str, key: str, pairs: Sequence[tuple[bool, bool]], about: str = "") -> Measure:
    """A row with how much more often the second happens than the first in the same deals. The error is that
    of Agresti and Min, which does not vanish where no deal differs."""
    count = len(pairs)
    if not count:
        return Measure(method, key, 0.0, math.inf, 0, "change", about)
    gained = sum(not one and other for one, other in pairs)
    lost = sum(one and not other for one, other in pairs)
    wide, both, apart = count + 2, gained + lost + 1, gained - lost
    error = math.sqrt(both - apart * apart / wide) / wide
    return Measure(method, key, apart / count, error, count, "change", about)


def column(results: Sequence[Sequence[float | None]], at: int) -> list[float | None]:
    """What each deal gave at one place."""
    return [result[at] for result in results]


def source_of(seed: object, number: int, what: str) -> Iterator[int]:
    """Random numbers for one purpose in one deal."""
    return numbers(f"{what} {named(seed, number)}")


def side_of(hand: mighty.Hand, card: Card) -> bool | None:
    """Whether the declarer's side holds a card; None where nobody does."""
    for seat, held in enumerate(hand.hands):
        if card in held:
            return seat in hand.side
    return None


