"""A sitting at a Mushi table as a value: match, round, who plays, and what is still to be shown.

Nothing here knows of widgets: every method gives the next sitting and leaves this one as it is.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from hanalab.core.errors import IllegalAction
from hanalab.core.reason import Reason, reason
from hanalab.core.shuffle import numbers, spelled
from hanalab.mushi.actions import Action
from hanalab.mushi.dealing import draw_dealer
from hanalab.mushi.events import Event
from hanalab.mushi.match import Match
from hanalab.mushi.record import Record
from hanalab.mushi.round import Round
from hanalab.solve.answer import Stop
from hanalab.widgets import line
from hanalab.widgets.bot_choice import SECONDS, bot_of
from hanalab.widgets.mushi_load import read_game
from hanalab.widgets.mushi_moments import Moment, Players, moments
from hanalab.widgets.seeds import next_seed

Wait = Literal["moment", "bot", "pass", "replay"]


@dataclass(frozen=True, slots=True)
class Sitting:
    """Everything a table remembers.

    `position` is where the round stands, `tip` the farthest it came (redo goes there). `moments` are still to
    be shown; until then the position is ahead of the picture. `below` is the seat that holds the screen;
    `handed` is False while two people have to pass it on. `seconds` is what a bot that thinks may take,
    `stop` ends its thinking early.
    """

    players: Players
    match: Match
    position: Round
    tip: Round
    seed: object = 1
    below: int = 0
    moments: tuple[Moment, ...] = ()
    handed: bool = True
    replaying: bool = False
    filled: bool = False
    seconds: float = SECONDS
    stop: Stop | None = field(default=None, compare=False)

    @classmethod
    def start(
        cls,
        players: Players,
        match: Match,
        position: Round,
        seed: object = 1,
        below: int = 0,
        filled: bool = False,
        seconds: float = SECONDS,
    ) -> Sitting:
        """Sit down at a position."""
        fresh = cls(players, match, position, position, seed, below, filled=filled, seconds=seconds)
        return fresh._at(position, tip=position, handed=True)

    # -- what is going on ---------------------------------------------------------------------------------

    @property
    def moment(self) -> Moment | None:
        """The moment being shown, if any."""
        return self.moments[0] if self.moments else None

    @property
    def shown(self) -> Round | Moment:
        """What the picture shows."""
        return self.moments[0] if self.moments else self.position

    @property
    def events(self) -> tuple[Event, ...]:
        """What has happened as far as it has been shown."""
        return self.position.events[: self.moments[0].told] if self.moments else self.position.events

    @property
    def turn(self) -> int:
        """The turn being shown."""
        return self.moments[0].event.turn if self.moments else self.position.turn

    @property
    def is_over(self) -> bool:
        """Whether the end of the round is on show."""
        return self.position.is_over and not self.moments

    @property
    def waits(self) -> Wait | None:
        """What `advance` would do; None when a person has to decide or the round is over."""
        if self.moments:
            return "moment"
        if self.replaying:
            return "replay"
        player = self.position.player
        if player is None:
            return None
        if self.players[player].is_bot:
            return "bot"
        return None if self.handed else "pass"

    @property
    def decider(self) -> int | None:
        """The seat of the person who is to decide now, or None."""
        return None if self.waits else self.position.player

    @property
    def two_people(self) -> bool:
        """Whether two people share the screen."""
        return all(player.kind == "person" for player in self.players)

    @property
    def watching(self) -> bool:
        """Whether two bots play."""
        return all(player.is_bot for player in self.players)

    def why_not_counted(self) -> Reason | None:
        """None if the round, once over, counts in the match; else the reason."""
        position = self.position
        if position.is_over and not position.is_void and not position.score().is_complete:
            return reason("table-set-up", None)
        return self.match.why_not_add(position)

    @property
    def match_now(self) -> Match:
        """The match, with this round if it is over and counts."""
        over = self.is_over and self.why_not_counted() is None
        return self.match.add(self.position) if over else self.match

    # -- going on -----------------------------------------------------------------------------------------

    def do(self, action: Action | str) -> Sitting:
        """A person decides. What is drawn then is shown in moments; `IllegalAction` if it is not legal."""
        before = self.position
        if self.decider is None and not before.is_over:
            raise IllegalAction(reason("not-your-turn", "M9"), action)
        after = before.do(action)
        chosen = before.phase == "DRAW_CAPTURE"
        seen = () if chosen else tuple(moment for moment in moments(before, after) if moment.is_drawn)
        return self._at(after, seen, tip=after)

    def advance(self, brief: bool = False) -> Sitting:
        """One step on without a decision: the next moment, a bot's turn, the other person at the screen.
        `brief` leaves out the moments of a bot's card from the hand, which the next one shows as well."""
        match self.waits:
            case "moment":
                return self._at(self.position, self.moments[1:])
            case "bot":
                return self._bot(brief)
            case "replay":
                return self._replayed()
            case "pass":
                return replace(self, handed=True)
        return self

    def finish(self) -> Sitting:
        """On to the next decision of a person, or to the end of the round."""
        at = self
        while at.waits in ("moment", "bot", "replay"):
            at = at.advance()
        return at

    def _bot(self, brief: bool) -> Sitting:
        seat = self.position.player
        at, seen = self.position, list[Moment]()
        ahead = self._ahead()
        while at.player == seat and not (seen and at.phase == "HAND"):
            before = at
            at = ahead.pop(0) if ahead else at.do(self._choice(at))
            seen += moments(before, at)
        if brief:
            seen = [moment for moment in seen if moment.is_drawn] or seen
        tip = self.tip if ahead or at is self.tip else at
        return self._at(at, tuple(seen), tip=tip)

    def _choice(self, position: Round) -> Action:
        seat: int = position.player  # type: ignore[assignment]
        bot = bot_of("mushi", self.players[seat].name, self.seconds, self.stop)
        # Tied to the place in the game, so that the same deal gives the same game, also after an undo.
        source = numbers(
            f"{spelled(self.seed)} {len(self.match.rounds)} {position.turn} {position.phase} {seat}"
        )
        action: Action = bot(position.view(seat), source)
        return action

    def _replayed(self) -> Sitting:
        at, ahead, seen = self.position, self._ahead(), list[Moment]()
        while ahead and not seen:
            before, at = at, ahead.pop(0)
            seen += moments(before, at)
        return replace(self._at(at, tuple(seen)), replaying=bool(ahead))

    def _at(
        self,
        position: Round,
        seen: tuple[Moment, ...] = (),
        *,
        tip: Round | None = None,
        handed: bool | None = None,
    ) -> Sitting:
        """This sitting at another position; two people pass the screen when the seat to decide changes."""
        now = replace(self, position=position, moments=seen, tip=self.tip if tip is None else tip)
        player = position.player
        if not self.two_people or seen or player is None or self.replaying:
            return now
        if handed is None:
            handed = self.handed if player == self.below else False
        return replace(now, below=player, handed=handed)

    # -- back and forth -----------------------------------------------------------------------------------

    def _stops(self, position: Round) -> bool:
        """Whether undo and redo stop here: at a person's decision, with bots only at every turn. A capture
        chosen with the card played is one decision with it."""
        if position.player is None:
            return True
        if position.phase == "HAND_CAPTURE" and position.previous is not None:
            return False
        if self.replaying or self.watching:
            return position.phase == "HAND"
        return not self.players[position.player].is_bot

    def _ahead(self) -> list[Round]:
        """The positions after this one on the line already played, nearest first."""
        return line.ahead(self.tip, self.position)

    def undo_to(self) -> Round | None:
        """Where undo goes: the last decision of a person before this position."""
        return line.stop_before(self.position, self._stops)

    def redo_to(self) -> Round | None:
        """Where redo goes, along the line already played."""
        return line.stop_after(self.tip, self.position, self._stops)

    def undo(self) -> Sitting:
        """Back to the last decision of a person; the way forward stays for `redo`."""
        return self.go(self.undo_to() or self.position)

    def redo(self) -> Sitting:
        """Forward again."""
        return self.go(self.redo_to() or self.position)

    def back_to(self, number: int) -> Sitting:
        """To the position after `number` actions of this round."""
        return self.go(line.after_actions(self.tip, number))

    def go(self, position: Round) -> Sitting:
        """To a position of the line already played."""
        return self._at(position, handed=True if position.player == self.below else None)

    def at(self, position: Round) -> Sitting:
        """To a position of the line already played, to look at it; the rest of the line stays."""
        return replace(self, replaying=position is not self.tip, moments=())._at(position, handed=True)

    def replay(self) -> Sitting:
        """Back to the first position, to step through the round."""
        return replace(self, replaying=True, moments=())._at(self.tip.root())

    def to_the_end(self) -> Sitting:
        """To the farthest position of the line played."""
        return replace(self, replaying=False).go(self.tip)

    def play_from_here(self) -> Sitting:
        """Stop a replay and play on."""
        return replace(self, replaying=False).go(self.position)

    # -- rounds and matches -------------------------------------------------------------------------------

    def next_round(self, seed: object = None) -> Sitting:
        """Deal the next round of the match (M59, M60); one given back is dealt again (M14)."""
        return replace(self, match=self.match_now).new_deal(seed)

    def new_deal(self, seed: object = None) -> Sitting:
        """Deal this round anew, the same dealer; without a seed, with the next one."""
        seed = next_seed(self.seed) if seed is None else seed
        return self._fresh(self.match.deal(seed), self.match, seed)

    def new_match(self, seed: object = None, dealer: int | None = None) -> Sitting:
        """Begin a match under the same rules; the dealer is found as they say (M6)."""
        seed = next_seed(self.seed) if seed is None else seed
        rules = self.match.rules
        match = Match(rules, draw_dealer(seed, rules).dealer if dealer is None else dealer)
        return self._fresh(match.deal(seed), match, seed)

    def seated(self, players: Players) -> Sitting:
        """The same game with other players. You keep the seat you had."""
        below = next((seat for seat in (0, 1) if players[seat].kind == "you"), self.below)
        now = replace(self, players=players, below=below, replaying=False)
        return now._at(self.position, self.moments, handed=True)

    def load(self, source: str) -> Sitting:
        """Go on from a position text or a record. `SetupError` names all that is wrong with it.

        Unknown cards of a position are dealt at random (by the seed) from those not seen.
        """
        return self._loaded(*read_game(source, self.match, self.seed))

    def _loaded(self, match: Match, position: Round, filled: bool) -> Sitting:
        return replace(self._fresh(position, match, self.seed), filled=filled)

    def _fresh(self, position: Round, match: Match, seed: object) -> Sitting:
        fresh = Sitting(self.players, match, position, position, seed, self.below, seconds=self.seconds)
        return fresh._at(position)

    def record(self) -> str:
        """The match so far as a record, this round as far as it has come."""
        rounds = (*self.match.rounds, self.position)
        return Record(rounds, rules=self.match.rules, first_dealer=self.match.first_dealer).dumps()
