"""What a hand consists of at one moment, and what follows from it without a decision."""

from __future__ import annotations

from typing import NamedTuple

from hanalab.mighty.actions import FriendCall
from hanalab.mighty.auction import Auction
from hanalab.mighty.bids import Bid
from hanalab.mighty.cards import UNKNOWN, Card, points_in
from hanalab.mighty.rules import Rules
from hanalab.mighty.seats import SEATS
from hanalab.mighty.tricks import Laid, mighty_card

Cards = tuple[Card, ...]
PHASES = ("AUCTION", "EXCHANGE", "TRUMP", "FRIEND", "JOKER_CALL", "PLAY", "OVER")


class Trick(NamedTuple):
    """A finished trick: who led, the cards in order of play, who won with the card at which place (0 is the
    lead), as what (mighty joker trump suit), the rule, and the points in it."""

    leader: int
    laid: tuple[Laid, ...]
    winner: int
    place: int
    kind: str
    rule: str
    points: int

    @property
    def cards(self) -> Cards:
        """The cards in order of play."""
        return tuple([one.card for one in self.laid])

    def seat(self, place: int) -> int:
        """Who played the card at this place."""
        return (self.leader + place) % SEATS


class State(NamedTuple):
    """All of a position. Positions and views wrap it; the rooms of the game turn one into the next."""

    hands: tuple[Cards, ...]
    kitty: Cards
    discards: Cards
    dealer: int
    rules: Rules
    phase: str
    player: int | None
    auction: Auction
    declarer: int | None
    contract: Bid | None
    call: FriendCall | None
    friend: int | None
    friend_known: bool
    joker_call: Card | None
    trick: tuple[Laid, ...]
    leader: int
    number: int
    tricks: tuple[Trick, ...]
    taken: tuple[int, ...]


def start(hands: tuple[Cards, ...], kitty: Cards, dealer: int, rules: Rules) -> State:
    """A hand just dealt, nothing said yet."""
    return State(
        hands, kitty, (), dealer, rules, "AUCTION", None, Auction(()), None, None, None, None, False, None,
        (), 0, 1, (), (0,) * SEATS,
    )  # fmt: skip


class Facts:
    """What positions and views have in common. Seats 0 to 4 sit clockwise; tuples of five go by seat."""

    __slots__ = ()
    state: State

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The cards each seat holds now."""
        return self.state.hands

    @property
    def kitty(self) -> Cards:
        """The three cards dealt to the middle; after the auction the declarer holds them too (K7, K18)."""
        return self.state.kitty

    @property
    def discards(self) -> Cards:
        """The three cards the declarer laid away (K18, K20)."""
        return self.state.discards

    @property
    def dealer(self) -> int:
        """Who dealt."""
        return self.state.dealer

    @property
    def rules(self) -> Rules:
        """The rule set."""
        return self.state.rules

    @property
    def phase(self) -> str:
        """AUCTION, EXCHANGE, TRUMP, FRIEND, JOKER_CALL, PLAY or OVER."""
        return self.state.phase

    @property
    def player(self) -> int | None:
        """The seat that decides, None when the hand is over."""
        return self.state.player

    @property
    def auction(self) -> Auction:
        """What has been said."""
        return self.state.auction

    @property
    def declarer(self) -> int | None:
        """Who won the auction, None before."""
        return self.state.declarer

    @property
    def contract(self) -> Bid | None:
        """The bid the declarer must make: as won, then with the final trump; None before."""
        return self.state.contract

    @property
    def call(self) -> FriendCall | None:
        """Whom the declarer called, None before."""
        return self.state.call

    @property
    def friend(self) -> int | None:
        """The friend's seat; None without one, and where it is not known."""
        return self.state.friend

    @property
    def friend_known(self) -> bool:
        """Whether the table knows who the friend is, or that there is none (K42)."""
        return self.state.friend_known

    @property
    def joker_call(self) -> Card | None:
        """The Joker Call card (K31 to K33)."""
        return self.state.joker_call

    @property
    def trick(self) -> tuple[Laid, ...]:
        """The running trick, in order of play."""
        return self.state.trick

    @property
    def leader(self) -> int:
        """Who leads the running trick, or won the last one."""
        return self.state.leader

    @property
    def number(self) -> int:
        """The number of the trick, 1 to 10."""
        return self.state.number

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The finished tricks."""
        return self.state.tricks

    @property
    def taken(self) -> tuple[int, ...]:
        """Points won before the tricks recorded here: zeros except in set-ups."""
        return self.state.taken

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return self.state.phase == "OVER"

    @property
    def is_dead(self) -> bool:
        """Whether the hand was thrown in or given back, so that nobody scores (K8, K16)."""
        return self.state.phase == "OVER" and self.state.contract is None

    @property
    def trump(self) -> str | None:
        """The trump of the contract so far: S C D H, or N for none."""
        return None if self.state.contract is None else self.state.contract.trump

    @property
    def mighty(self) -> Card | None:
        """The Mighty under this trump (K24)."""
        contract = self.state.contract
        return None if contract is None else mighty_card(contract.trump, self.state.rules)

    @property
    def announced_alone(self) -> bool:
        """Whether the declarer called no friend (K46)."""
        return self.state.call is not None and self.state.call.kind == "none"

    @property
    def points(self) -> tuple[int, ...]:
        """Point cards each seat has taken in tricks, 0 to 20; everyone sees them (K40)."""
        total = list(self.state.taken)
        for trick in self.state.tricks:
            total[trick.winner] += trick.points
        return tuple(total)

    @property
    def side(self) -> frozenset[int]:
        """The seats on the declarer's side, as far as known here."""
        return frozenset(seat for seat in (self.state.declarer, self.state.friend) if seat is not None)

    @property
    def side_points(self) -> int:
        """Points of the declarer's side so far, the discards included, as far as known here (K49)."""
        points = self.points
        return sum([points[seat] for seat in self.side]) + points_in(self.state.discards)

    @property
    def has_unknown(self) -> bool:
        """Whether some card is unknown."""
        state = self.state
        return any(UNKNOWN in some for some in (*state.hands, state.kitty, state.discards))


def replaced(hands: tuple[Cards, ...], seat: int, hand: Cards) -> tuple[Cards, ...]:
    """The five hands with one of them changed."""
    return (*hands[:seat], hand, *hands[seat + 1 :])
