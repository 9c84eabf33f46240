"""A session: hands one after another, who deals next, and who wins (K6, K16, K59)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hanalab.core.errors import SetupError
from hanalab.core.given import gathered
from hanalab.core.reason import Reason, reason
from hanalab.core.shown import quoted
from hanalab.mighty.hand import Hand
from hanalab.mighty.rules import Rules
from hanalab.mighty.seats import SEATS, seat_of
from hanalab.mighty.settlement import Amount

SEED = Rules()
#: hands without a contract one after another that end a session, so that a simulation always ends (K16)
DEAD_LIMIT: Final = 100


@dataclass(frozen=True, slots=True)
class Session:
    """A session under one rule set. `hands` are finished hands, those without a contract among them; `add`
    gives the session with one more. Find `first_dealer` with `draw_dealer`.

    >>> session = Session(Rules(hands=20))
    >>> session.dealer, session.totals, session.is_over
    (0, (0, 0, 0, 0, 0), False)
    """

    rules: Rules = SEED
    first_dealer: int = 0
    hands: tuple[Hand, ...] = ()

    def __post_init__(self) -> None:
        seat_of(self.first_dealer)
        object.__setattr__(self, "rules", Rules.of(self.rules))
        hands = gathered(self.hands)
        object.__setattr__(self, "hands", hands)
        bare = _session(self.rules, self.first_dealer, ())
        for hand in hands:
            bare = bare.add(hand)

    @property
    def dealers(self) -> tuple[int, ...]:
        """Who dealt each hand."""
        return tuple(hand.dealer for hand in self.hands)

    @property
    def scores(self) -> tuple[tuple[Amount, ...], ...]:
        """The five scores of each hand, in points."""
        return tuple(hand.score().scores for hand in self.hands)

    @property
    def totals(self) -> tuple[Amount, ...]:
        """The running totals by seat, in points; they add to zero."""
        columns = zip(*self.scores, strict=True) if self.hands else ((0,),) * SEATS
        return tuple(sum(column) for column in columns)

    @property
    def played(self) -> int:
        """How many hands count towards the length: those with a contract, and thrown-in ones where the
        rules say so (K16). A hand given back as too weak never counts (K8)."""
        counts = self.rules.dead_hand_counts == "yes"
        return sum(not hand.is_dead or (counts and _thrown_in(hand)) for hand in self.hands)

    @property
    def dealer(self) -> int | None:
        """Who deals the next hand, None when the session is over (K6)."""
        return None if self.is_over else self._next_dealer()[0]

    @property
    def dealer_rule(self) -> str:
        """The rule that decides who deals next: K6, K8 or K16."""
        return self._next_dealer()[1]

    def _next_dealer(self) -> tuple[int, str]:
        if not self.hands:
            return self.first_dealer, "K6"
        last = self.hands[-1]
        rotates = self.rules.dealer_rotation == "clockwise"
        if last.is_dead and not _thrown_in(last):
            return last.dealer, "K8"
        if last.is_dead:
            return ((last.dealer + 1) % SEATS if rotates else last.dealer), "K16"
        if rotates:
            return (last.dealer + 1) % SEATS, "K6"
        caller = last.declarer if last.friend is None else last.friend
        return (last.dealer if caller is None else caller), "K6"

    @property
    def is_over(self) -> bool:
        """Whether all hands are played (K59), or too many in a row found no bid (K16)."""
        return self.played >= self.rules.length or self._dead_run() >= DEAD_LIMIT

    def _dead_run(self) -> int:
        run = 0
        for hand in reversed(self.hands):
            if not hand.is_dead:
                break
            run += 1
        return run

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat by total, 1 the best; equal totals share it (K59)."""
        totals = self.totals
        return tuple(1 + sum(other > own for other in totals) for own in totals)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the highest total at the end; none while it runs (K59)."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1) if self.is_over else ()

    @property
    def winner(self) -> int | None:
        """The one seat with the highest total; None while it runs and where several share the place."""
        winners = self.winners
        return winners[0] if len(winners) == 1 else None

    def why_not_add(self, hand: object) -> Reason | None:
        """None if this finished hand can be the next of the session, else the reason."""
        if self.is_over:
            return reason("session-over", "K59")
        if not isinstance(hand, Hand):
            return reason("session-no-hand", "K59", found=quoted(hand))
        if not hand.is_over:
            return reason("session-hand-running", "K59")
        if hand.rules != self.rules:
            return reason("session-rules", None, keys=", ".join(self.rules.differences(hand.rules)))
        dealer, rule = self._next_dealer()
        if hand.dealer != dealer:
            return reason("session-dealer", rule, dealer=dealer, found=hand.dealer)
        return None

    def add(self, hand: Hand) -> Session:
        """The session with one more finished hand; `SetupError` if it does not belong to it."""
        why = self.why_not_add(hand)
        if why is not None:
            raise SetupError([why])
        return _session(self.rules, self.first_dealer, (*self.hands, hand))

    def deal(self, seed: object) -> Hand:
        """Deal the next hand (K7); `SetupError` when the session is over. Give each hand its own
        seed: the same seed deals the same cards again."""
        dealer = self.dealer
        if dealer is None:
            raise SetupError([reason("session-over", "K59")])
        return Hand.deal(seed, dealer, self.rules)


def _session(rules: Rules, first_dealer: int, hands: tuple[Hand, ...]) -> Session:
    """A session of hands that are known to follow each other."""
    session = Session.__new__(Session)
    object.__setattr__(session, "rules", rules)
    object.__setattr__(session, "first_dealer", first_dealer)
    object.__setattr__(session, "hands", hands)
    return session


def _thrown_in(hand: Hand) -> bool:
    """Whether all five passed (K16)."""
    return hand.is_dead and hand.auction.passes >= SEATS
