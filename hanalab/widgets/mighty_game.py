"""A sitting at a Mighty table as a value: session, hand, who plays, and what is still to be looked at.

AuctionTable, PreparationTable, TrickTable and MightyTable all think with it. Nothing here knows of widgets:
every method gives the next sitting and leaves this one as it is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from hanalab.core.errors import IllegalAction, SetupError
from hanalab.core.given import gathered
from hanalab.core.reason import Reason, reason
from hanalab.core.shown import quoted
from hanalab.core.shuffle import numbers, spelled
from hanalab.mighty import Action, Hand, Rules, Trick
from hanalab.mighty.events import Event
from hanalab.mighty.seats import seat_of
from hanalab.mighty.session import Session
from hanalab.solve.answer import Stop
from hanalab.widgets import line
from hanalab.widgets.bot_choice import NAMES, SECONDS, SLOW, bot_of, check_bot
from hanalab.widgets.given_twice import check_dealer, check_rules
from hanalab.widgets.mighty_load import read_hand
from hanalab.widgets.seeds import next_seed

SEATS: Final = 5
YOU: Final = "you"
AUCTION: Final = ("AUCTION",)
PREPARATION: Final = ("EXCHANGE", "TRUMP", "FRIEND", "JOKER_CALL")
PLAY: Final = ("PLAY",)
#: what a table without auction and preparation lets bots do for you
BEFORE_PLAY: Final = (*AUCTION, *PREPARATION)

Players = tuple[str, ...]
Look = Literal["trick", "friend", "contract", "prepared"]
Wait = Literal["look", "bot", "replay"]


def players_of(bots: str | Sequence[str] | None = "steady", seat: int = 0) -> Players:
    """Who plays each seat: "you" or the name of a bot. `bots` is one name for all others, four names
    clockwise from your left, five by seat (with "you" among them, or without: then you watch), or None: you
    play all five. `SetupError` for anything else.

    >>> players_of(("steady", "random", "steady", "random"), seat=1)
    ('random', 'you', 'steady', 'random', 'steady')
    """
    seat_of(seat)
    if bots is None:
        return (YOU,) * SEATS
    named = gathered(bots)
    if isinstance(bots, str) or not isinstance(bots, Iterable):
        named *= SEATS - 1
    if len(named) == SEATS - 1:
        around = (YOU, *named)
        named = tuple(around[(other - seat) % SEATS] for other in range(SEATS))
    if len(named) != SEATS:
        raise SetupError([reason("mighty-bots", None, count=len(named), known=", ".join(NAMES))])
    for name in named:
        if name != YOU:
            check_bot(name)
    return named


@dataclass(frozen=True, slots=True)
class Sitting:
    """Everything a Mighty table remembers.

    `position` is where the hand stands, `tip` the farthest it came (redo goes there). `held` says that what
    has just happened is still to be looked at (see `look`); until it has been, nobody goes on. `skips` are
    the phases bots decide for you. `below` is the seat at the lower edge of the screen. `filled` says that
    hidden cards of a pasted position were dealt at random. `seconds` is what a bot that thinks may take,
    `stop` ends its thinking early.
    """

    players: Players
    session: Session
    position: Hand
    tip: Hand
    seed: object = 1
    below: int = 0
    skips: tuple[str, ...] = ()
    held: bool = False
    replaying: bool = False
    filled: bool = False
    seconds: float = SECONDS
    stop: Stop | None = field(default=None, compare=False)

    @classmethod
    def start(
        cls,
        players: Players,
        session: Session,
        position: Hand,
        seed: object = 1,
        below: int = 0,
        skips: Collection[str] = (),
        filled: bool = False,
    ) -> Sitting:
        """Sit down at a position."""
        fresh = cls(players, session, position, position, seed, below, tuple(skips), filled=filled)
        return fresh._at(position)

    # -- what is going on ---------------------------------------------------------------------------------

    @property
    def look(self) -> Look | None:
        """What is to be looked at before anybody goes on: a finished trick, a friend who has shown, a
        contract won, a bot's preparation.
        """
        return look_at(self.position) if self.held else None

    @property
    def lying(self) -> Trick | None:
        """The finished trick that still lies on the table."""
        return self.position.tricks[-1] if self.held and self.look == "trick" else None

    @property
    def events(self) -> tuple[Event, ...]:
        """What has happened, as far as the seat below may know."""
        return tuple([event.masked(self.below) for event in self.position.events])

    @property
    def is_over(self) -> bool:
        """Whether the end of the hand is on show."""
        return self.position.is_over and not self.held

    @property
    def waits(self) -> Wait | None:
        """What `advance` would do; None when a person has to decide or the hand is over."""
        if self.held:
            return "look"
        if self.replaying:
            return "replay"
        if self.position.player is None or self.decides(self.position):
            return None
        return "bot"

    @property
    def decider(self) -> int | None:
        """The seat of the person who is to decide now, or None."""
        return None if self.waits else self.position.player

    @property
    def watching(self) -> bool:
        """Whether bots play all five seats."""
        return YOU not in self.players

    def is_you(self, seat: int | None) -> bool:
        """Whether a seat is spoken to as "you": the one person's, not where one person plays several."""
        return seat is not None and self.players[seat] == YOU and self.players.count(YOU) == 1

    def decides(self, position: Hand) -> bool:
        """Whether a person decides in this position."""
        player = position.player
        return player is not None and self.players[player] == YOU and position.phase not in self.skips

    def why_not_counted(self) -> Reason | None:
        """None if the hand, once over, counts in the session; else the reason."""
        position = self.position
        if position.is_over and position.root().phase not in BEFORE_PLAY:
            return reason("mighty-set-up", None)
        return self.session.why_not_add(position)

    @property
    def hand_number(self) -> int:
        """The number of this hand in the session, from 1."""
        return self.session.played + 1

    @property
    def session_now(self) -> Session:
        """The session, with this hand if it is over and counts."""
        over = self.is_over and self.why_not_counted() is None
        return self.session.add(self.position) if over else self.session

    # -- going on -----------------------------------------------------------------------------------------

    def do(self, action: Action | str) -> Sitting:
        """A person decides; `IllegalAction` if it is not legal, or not theirs to decide."""
        if self.decider is None and not self.position.is_over:
            raise IllegalAction(
                reason("mighty-wait", "K37" if self.position.phase == "PLAY" else "K13"), action
            )
        after = self.position.do(action)
        return self._at(after, tip=after, held=look_at(after) not in (None, "prepared"))

    def advance(self) -> Sitting:
        """One step on without a decision: what was looked at goes, a bot acts. A bot that declares prepares
        at one go.
        """
        match self.waits:
            case "look":
                return self._at(self.position)
            case "bot":
                return self._bot()
            case "replay":
                way = line.ahead(self.tip, self.position)
                now = self._at(way[0], held=look_at(way[0]) == "trick") if way else self
                return replace(now, replaying=len(way) > 1)
        return self

    def on(self) -> Sitting:
        """Bots act until something is to be looked at, or a person is to decide."""
        at = self
        while at.waits == "bot":
            at = at.advance()
        return at

    def finish(self) -> Sitting:
        """On to the next decision of a person, or to the end of the hand."""
        at = self
        while at.waits in ("look", "bot"):
            at = at.advance()
        return at

    def to_the_end(self) -> Sitting:
        """On to the end of a replay, or of a hand that bots play."""
        at = replace(self, replaying=False)._at(self.tip) if self.replaying else self
        return at.finish()

    def through(self, phases: Collection[str]) -> Sitting:
        """Bots decide for everyone, you included, until the hand leaves these phases."""
        at = self
        while at.position.phase in phases and at.position.player is not None:
            after = at.position.do(at.choice(at.position))
            at = at._at(after, tip=after)
        return at

    def _bot(self) -> Sitting:
        ahead = line.ahead(self.tip, self.position)
        at, before = self.position, self.position
        while True:
            at = ahead.pop(0) if ahead else at.do(self.choice(at))
            same = at.phase in PREPARATION and before.phase in PREPARATION and not self.decides(at)
            if not same or at.player is None:
                break
        tip = self.tip if ahead or at is self.tip else at
        return self._at(at, tip=tip, held=look_at(at) is not None)

    def choice(self, position: Hand) -> Action:
        """What a bot does here: the one of this seat, or the steady one in your place."""
        seat: int = position.player  # type: ignore[assignment]
        name = self.players[seat]
        if name == YOU or (name in SLOW and position.phase in self.skips):
            name = "steady"
        bot = bot_of("mighty", name, self.seconds, self.stop)
        # Tied to the place in the game, so that the same deal gives the same game, also after an undo.
        place = (
            f"{position.phase} {len(position.auction.said)} {position.number} {len(position.trick)} {seat}"
        )
        source = numbers(f"{spelled(self.seed)} {len(self.session.hands)} {place}")
        action: Action = bot(position.view(seat), source)
        return action

    def _at(self, position: Hand, *, tip: Hand | None = None, held: bool = False) -> Sitting:
        """This sitting at another position. Where you play all five seats, the one to decide sits below."""
        now = replace(self, position=position, held=held, tip=self.tip if tip is None else tip)
        player = position.player
        if self.players.count(YOU) > 1 and player is not None and now.decider == player:
            now = replace(now, below=player)
        return now

    # -- back and forth -----------------------------------------------------------------------------------

    def _stops(self, position: Hand) -> bool:
        """Whether undo and redo stop here: at a person's decision; where there is none, at every lead."""
        if position.player is None:
            return True
        if self.replaying or self.watching:
            return position.phase != "PLAY" or not position.trick
        return self.decides(position)

    def undo_to(self) -> Hand | None:
        """Where undo goes: the last decision of a person before this position."""
        return line.stop_before(self.position, self._stops)

    def redo_to(self) -> Hand | None:
        """Where redo goes, along the line already played."""
        return line.stop_after(self.tip, self.position, self._stops)

    def undo(self) -> Sitting:
        """Back to the last decision of a person; the way forward stays for `redo`."""
        return self._at(self.undo_to() or self.position)

    def redo(self) -> Sitting:
        """Forward again."""
        return self._at(self.redo_to() or self.position)

    def back_to(self, number: int) -> Sitting:
        """To the position after `number` actions of this hand."""
        return self._at(self._unskipped(line.after_actions(self.tip, number)))

    def at(self, position: Hand) -> Sitting:
        """To a position of the line already played, to look at it; the rest of the line stays."""
        return replace(self, replaying=position is not self.tip)._at(position)

    def replay(self) -> Sitting:
        """Back to the first lead, to step through the play; before it, to the deal."""
        start = line.stop_before(self.tip, lambda at: at.phase == "PLAY" and not at.tricks and not at.trick)
        return replace(self, replaying=True)._at(start or self._unskipped(self.tip.root()))

    def _unskipped(self, position: Hand) -> Hand:
        """This position, or the first one after it in no phase that is passed over here."""
        way = [position, *line.ahead(self.tip, position)]
        return next((at for at in way if at.phase not in self.skips), way[-1])

    def play_from_here(self) -> Sitting:
        """Stop a replay and play on."""
        return replace(self, replaying=False)._at(self.position)

    # -- hands and sessions -------------------------------------------------------------------------------

    def next_hand(self, seed: object = None) -> Sitting:
        """Deal the next hand of the session (K6, K59); one that does not count is dealt again."""
        return replace(self, session=self.session_now).new_deal(seed)

    def new_deal(self, seed: object = None) -> Sitting:
        """Deal this hand anew, the same dealer; without a seed, with the next one."""
        seed = next_seed(self.seed) if seed is None else seed
        return self._fresh(self.session.deal(seed), self.session, seed)

    def new_session(self, seed: object = None, dealer: int = 0) -> Sitting:
        """Begin a session under the same rules."""
        seed = next_seed(self.seed) if seed is None else seed
        session = Session(self.session.rules, dealer)
        return self._fresh(session.deal(seed), session, seed)

    def seated(self, players: Players) -> Sitting:
        """The same hand with other players."""
        return replace(self, players=players, replaying=False)._at(self.position, held=self.held)

    def loaded(self, position: Hand, filled: bool = False) -> Sitting:
        """Go on from another position; it belongs to the session if its rules and dealer fit."""
        session = self.session
        if position.rules != session.rules or position.dealer != session.dealer:
            session = Session(position.rules, position.dealer)
        return self._fresh(position, session, self.seed, filled)

    def _fresh(self, position: Hand, session: Session, seed: object, filled: bool = False) -> Sitting:
        below = next((seat for seat in range(SEATS) if self.players[seat] == YOU), self.below)
        below = self.below if self.players[self.below] == YOU else below
        fresh = Sitting.start(self.players, session, position, seed, below, self.skips, filled)
        return replace(fresh, seconds=self.seconds)


def look_at(position: Hand) -> Look | None:
    """What the last action made happen that a person wants to look at before others go on."""
    kinds = [event.kind for event in position.step]
    if any(kind.startswith("trick_") for kind in kinds):
        return "trick"
    if "friend_revealed" in kinds or "alone_revealed" in kinds:
        return "friend"
    if "contract" in kinds:
        return "contract"
    prepared = (
        position.phase == "PLAY" and position.previous is not None and position.previous.phase in PREPARATION
    )
    return "prepared" if prepared else None


def new_sitting(
    hand: Hand | str | Session | None = None,
    seed: object = 1,
    bots: str | Sequence[str] | None = "steady",
    seat: int = 0,
    rules: Rules | str | None = None,
    dealer: int | None = None,
    skips: Collection[str] = (),
) -> Sitting:
    """The sitting a table starts with: a position (or its text), a session to go on with, or a deal by
    `seed`. `SetupError` for rules or a dealer other than there.
    """
    players = players_of(bots, seat)
    filled = False
    if isinstance(hand, str):
        hand, filled = read_hand(hand, seed)
    if hand is None:
        given = Rules() if rules is None else Rules.of(rules)
        session = Session(given, 0 if dealer is None else dealer)
        return Sitting.start(players, session, session.deal(seed), seed, seat, skips)
    if not isinstance(hand, Hand | Session):
        raise SetupError([reason("session-no-hand", "K59", found=quoted(hand))])
    check_rules(rules, hand.rules)
    check_dealer(dealer, hand.dealer)
    if isinstance(hand, Session):
        return Sitting.start(players, hand, hand.deal(seed), seed, seat, skips)
    session = Session(hand.rules, hand.dealer)
    return Sitting.start(players, session, hand, seed, seat, skips, filled)
