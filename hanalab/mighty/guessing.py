"""What a seat may guess from what it knows: who holds a card, who is an enemy, who will win a trick.

Plain counting, as a person could do it at the table: an unseen card lies with a seat in proportion to the
cards that seat holds, unless its plays have shown otherwise.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

from hanalab.mighty.cards import JOKER, SUITS, UNKNOWN, Card
from hanalab.mighty.inference import lacks
from hanalab.mighty.seats import SEATS
from hanalab.mighty.tricks import JOKER_POWER, TRICKS, Laid, joker_has_power, led_suit, mighty_card, power
from hanalab.mighty.view import View

#: how readily a seat spends its Mighty or Joker on a trick of 0, 1, 2, 3, 4 or 5 points
_SPENDS: Final = (0.25, 0.4, 0.6, 0.8, 0.9, 1.0)
#: a declarer holds more trumps than others
_DECLARERS_TRUMPS: Final = 1.5
#: the three cards laid away count half: nobody buries what is good
_AWAY: Final = 1.5


class Guess:
    """The guesses of one view of a hand in play."""

    def __init__(self, view: View) -> None:
        state = view.state
        self.seat, self.state = view.seat, state
        self.trump: str = "N" if state.contract is None else state.contract.trump
        self.mighty = mighty_card(self.trump, state.rules)
        self.unseen = view.unseen
        self.holds = self._holds()
        self.enemy = tuple(self._enemy(view, seat) for seat in range(SEATS))

    def _holds(self) -> dict[Card, tuple[float, ...]]:
        """For each unseen card, the chance that each seat holds it."""
        state, gone = self.state, lacks(self.state)
        sizes = [0 if seat == self.seat else len(hand) for seat, hand in enumerate(state.hands)]
        called = None if state.call is None else state.call.card
        # In a set-up of the last tricks most unseen cards are gone.
        places = sum(sizes) + state.discards.count(UNKNOWN)
        there = min(1.0, places / max(1, len(self.unseen)))
        found = {}
        for card in self.unseen:
            weights = [0.0 if card in gone[seat] else float(size) for seat, size in enumerate(sizes)]
            if state.declarer is not None:
                if card.suit == self.trump:
                    weights[state.declarer] *= _DECLARERS_TRUMPS
                if card is called:
                    weights[state.declarer] = 0.0
            good = card.suit == self.trump or card.rank == 14 or card is self.mighty or card is JOKER
            total = sum(weights) + (_AWAY if UNKNOWN in state.discards and not good else 0.0)
            share = there / total if total else 0.0
            found[card] = tuple([weight * share for weight in weights])
        return found

    def _enemy(self, view: View, seat: int) -> float:
        """Chance that a seat plays for the other side."""
        state, me = self.state, self.seat
        if seat == me:
            return 0.0
        if view.knows_friend:
            side = (state.declarer, state.friend)
            return float((me in side) != (seat in side))
        if seat == state.declarer:
            return 1.0
        called = None if state.call is None else state.call.card
        friend = 0.25 if called is None or called is UNKNOWN else self.holds.get(called, (0.0,) * SEATS)[seat]
        return 1.0 - friend if me == state.declarer else friend

    @cached_property
    def voids(self) -> tuple[dict[str, float], ...]:
        """By seat, the chance that it has no card of each suit."""
        found = tuple(dict.fromkeys(SUITS, 1.0) for _ in range(SEATS))
        for card, chances in self.holds.items():
            for seat, chance in enumerate(chances):
                if card.suit:
                    found[seat][card.suit] *= 1.0 - chance
        return found

    def wins(self, laid: Laid) -> float:
        """Chance that the own side wins the trick if this card is played to it now."""
        state = self.state
        trick = (*state.trick, laid)
        suit = led_suit(trick, state.rules)
        joker_wins = joker_has_power(trick, self.trump, state.number, state.joker_call, state.rules)[0]
        powers = [power(one.card, suit, self.trump, self.mighty, joker_wins) for one in trick]
        best = max(powers)
        leader = state.leader if state.trick else self.seat
        ours = 1.0 - self.enemy[(leader + powers.index(best)) % SEATS]
        points = sum([one.card.points for one in trick])
        for place in range(len(trick), SEATS):
            seat = (leader + place) % SEATS
            answer = state.joker_call if place == 1 and laid.card is JOKER and self._answered else None
            beats = self._beats(seat, best, suit, joker_wins, points, answer)
            hostile = self.enemy[seat]
            ours = ours * (1.0 - hostile * beats) + (1.0 - ours) * (1.0 - hostile) * beats
        return ours

    @property
    def _answered(self) -> bool:
        return self.state.rules.joker_call == "second_player_answer"

    def _beats(
        self, seat: int, best: int, suit: str | None, joker_wins: bool, points: int, answer: Card | None
    ) -> float:
        """Chance that a seat still to play can and will put something higher on the trick."""
        follow, other = 1.0, 1.0
        any_time = self.state.rules.mighty_any_time == "yes"
        spend = _SPENDS[min(points, 5)]
        for card, chances in self.holds.items():
            chance = chances[seat]
            value = power(card, suit or card.suit, self.trump, self.mighty, joker_wins)
            if card is answer:
                value = JOKER_POWER + 1  # it does not win by itself, but no longer does the Joker
            if value <= best or not chance:
                continue
            if value >= JOKER_POWER and card is not answer:
                chance *= spend
            if suit is None or card.suit == suit or card is JOKER or (any_time and card is self.mighty):
                follow *= 1.0 - chance
            else:
                other *= 1.0 - chance
        if other < 1.0 and suit is not None:
            return 1.0 - follow * (1.0 - self.voids[seat][suit] * (1.0 - other))
        return 1.0 - follow

    def is_master(self, card: Card) -> bool:
        """Whether no unseen card of its suit is higher, the Mighty left out."""
        return not any(
            one.suit == card.suit and one.rank > card.rank and one is not self.mighty for one in self.unseen
        )

    @property
    def enemy_trumps(self) -> float:
        """How many trumps the other side holds, as far as can be guessed."""
        return sum(
            chance * self.enemy[seat]
            for card, chances in self.holds.items()
            if card.suit == self.trump and card is not self.mighty
            for seat, chance in enumerate(chances)
        )

    @property
    def left(self) -> int:
        """Tricks after this one."""
        return TRICKS - self.state.number
