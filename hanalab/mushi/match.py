"""A match: rounds one after another, who deals next, and who wins (M4, M59 to M61)."""

from __future__ import annotations

from dataclasses import dataclass

from hanalab.core.errors import SetupError
from hanalab.core.given import gathered
from hanalab.core.reason import Reason, reason
from hanalab.core.shown import quoted
from hanalab.mushi.cards import LIGHTNING
from hanalab.mushi.round import Round
from hanalab.mushi.rules import Rules
from hanalab.mushi.seats import seat_of

SEED = Rules()


@dataclass(frozen=True, slots=True)
class Match:
    """A match under one rule set (M5). `rounds` are finished rounds; `add` gives the match with one more.

    `first_dealer` is seat 0 or 1 (find it with `draw_dealer`). A round given back (M13) is no round (M14).

    >>> match = Match(Rules(length=6))
    >>> match.dealer, match.totals, match.is_over
    (0, (0, 0), False)
    """

    rules: Rules = SEED
    first_dealer: int = 0
    rounds: tuple[Round, ...] = ()

    def __post_init__(self) -> None:
        seat_of(self.first_dealer)
        object.__setattr__(self, "rules", Rules.of(self.rules))
        given, bare = gathered(self.rounds), Match.__new__(Match)
        object.__setattr__(self, "rounds", given)
        if given:
            object.__setattr__(bare, "rules", self.rules)
            object.__setattr__(bare, "first_dealer", self.first_dealer)
            object.__setattr__(bare, "rounds", ())
            for position in given:
                bare = bare.add(position)

    @property
    def dealers(self) -> tuple[int, ...]:
        """Who dealt each round."""
        return tuple(position.dealer for position in self.rounds)

    @property
    def scores(self) -> tuple[tuple[int, int], ...]:
        """The score of each round, in points."""
        return tuple(position.score().totals for position in self.rounds)

    @property
    def totals(self) -> tuple[int, int]:
        """The running totals, in points; they add to zero when every round had all 40 cards (M50)."""
        return sum(first for first, _ in self.scores), sum(second for _, second in self.scores)

    @property
    def dealer(self) -> int | None:
        """Who deals the next round, None when the match is over (M59, M60)."""
        return None if self.is_over else self._next_dealer()[0]

    @property
    def dealer_rule(self) -> str:
        """The rule that decided the next dealer: M6, M59 or M60."""
        return self._next_dealer()[1]

    def _next_dealer(self) -> tuple[int, str]:
        if not self.rounds:
            return self.first_dealer, "M6"
        last = self.rounds[-1]
        winner = last.score().winner
        if winner is not None:
            return winner, "M59"
        if self.rules.tie_dealer == "lightning_owner":
            return next((seat for seat in (0, 1) if LIGHTNING in last.piles[seat]), last.dealer), "M60"
        return (1 - last.dealer if self.rules.tie_dealer == "swap" else last.dealer), "M60"

    @property
    def is_over(self) -> bool:
        """Whether all rounds are played, or someone has reached the target (M4)."""
        if self.rules.target is not None:
            return max(self.totals) >= self.rules.target
        return len(self.rounds) >= int(self.rules.length)

    @property
    def winner(self) -> int | None:
        """The seat with the higher total at the end; None while it runs and for a draw (M61)."""
        first, second = self.totals
        return None if not self.is_over or first == second else int(second > first)

    @property
    def is_draw(self) -> bool:
        """Whether the match ended level (M61)."""
        return self.is_over and self.totals[0] == self.totals[1]

    def why_not_add(self, position: object) -> Reason | None:
        """None if this finished round can be the next of the match, else the reason."""
        if self.is_over:
            return reason("match-over", "M61")
        if not isinstance(position, Round):
            return reason("match-no-round", "M61", found=quoted(position))
        if not position.is_over:
            return reason("match-round-running", "M42", left=sum(map(len, position.hands)))
        if position.is_void:
            return reason("match-void", "M14")
        if position.rules != self.rules:
            return reason("match-rules", "M5", keys=", ".join(self.rules.differences(position.rules)))
        dealer, rule = self._next_dealer()
        if position.dealer != dealer:
            return reason("match-dealer", rule, dealer=dealer, found=position.dealer)
        return None

    def add(self, position: Round) -> Match:
        """The match with one more finished round; `SetupError` if it does not belong to it."""
        why = self.why_not_add(position)
        if why is not None:
            raise SetupError([why])
        longer = Match.__new__(Match)
        object.__setattr__(longer, "rules", self.rules)
        object.__setattr__(longer, "first_dealer", self.first_dealer)
        object.__setattr__(longer, "rounds", (*self.rounds, position))
        return longer

    def deal(self, seed: object) -> Round:
        """Deal the next round (M7); `SetupError` when the match is over. Give each round its own
        seed: the same seed deals the same cards again."""
        if self.is_over:
            raise SetupError([reason("match-over", "M61")])
        return Round.deal(seed, self._next_dealer()[0], self.rules)
