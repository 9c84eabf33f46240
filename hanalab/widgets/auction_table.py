"""AuctionTable: bid with four bots, to the contract or until the hand is thrown in."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from hanalab.core.errors import HanalabError, IllegalAction
from hanalab.core.reason import reason
from hanalab.mighty import Bid, MakeBid, Pass, Redeal, read_bid
from hanalab.widgets.auction_hint import advised
from hanalab.widgets.auction_reasons import can_be_asked
from hanalab.widgets.mighty_base import MightyWidget, Room
from hanalab.widgets.mighty_game import AUCTION


class Bidding(NamedTuple):
    """What a person has chosen but not yet said, and the place of the word whose reason is asked for."""

    chosen: Bid | None = None
    asked: int | None = None


class AuctionRoom(Room):
    """The auction (K8 to K17). Acts: `choose 14H` selects a bid, `bid 14H`, `pass` and `redeal` say it, `why
    3` asks for the reason of the fourth word."""

    phases = AUCTION
    fresh: ClassVar[Bidding] = Bidding()
    verbs = frozenset({"choose", "bid", "pass", "redeal", "why", "unselect", "advice"})

    def tree(self, table: MightyWidget) -> dict[str, Any]:
        from hanalab.widgets.auction_view import tree

        return tree(table)

    def kept(self, memo: Bidding) -> Bidding:
        return Bidding(asked=memo.asked)

    def handle(self, table: MightyWidget, verb: str, rest: str, value: Any) -> None:
        memo: Bidding = table.memo
        match verb:
            case "choose":
                self._choose(table, read_bid(rest), memo)
            case "bid":
                bid = read_bid(rest) if rest else memo.chosen
                if bid is None:
                    raise HanalabError("auction-no-bid")
                self._say(table, MakeBid(bid))
            case "pass":
                self._say(table, Pass())
            case "redeal":
                self._say(table, Redeal())
            case "why":
                self._ask(table, rest, memo)
            case "advice":
                self._advice(table, memo)
            case _:
                table.memo = self.fresh

    def _advice(self, table: MightyWidget, memo: Bidding) -> None:
        """Select the bid a hint has named."""
        if table.sitting.decider is None:
            raise HanalabError("table-hint-not-now")
        action = advised(table).action
        if isinstance(action, MakeBid):
            table.memo = memo._replace(chosen=action.bid)

    def _choose(self, table: MightyWidget, bid: Bid, memo: Bidding) -> None:
        """Select a bid; the same again makes it."""
        if bid == memo.chosen:
            self._say(table, MakeBid(bid))
            return
        self._check(table, MakeBid(bid))
        table.memo = memo._replace(chosen=bid)

    def _say(self, table: MightyWidget, action: MakeBid | Pass | Redeal) -> None:
        self._check(table, action)
        table.moved(table.sitting.do(action))

    def _check(self, table: MightyWidget, action: MakeBid | Pass | Redeal) -> None:
        why = table.hand.why_not(action)
        if why is None and table.sitting.decider is None:
            why = reason("mighty-wait", "K13")
        if why is not None:
            raise IllegalAction(why, action)

    def _ask(self, table: MightyWidget, rest: str, memo: Bidding) -> None:
        """Ask a bot for its reason; the same again puts it away."""
        said = table.hand.auction.said
        place = int(rest) if rest.isdecimal() and len(rest) < 4 else len(said)
        if place >= len(said) or not can_be_asked(table.sitting, place):
            raise HanalabError("table-act", act=f"why {rest}")
        table.memo = memo._replace(asked=None if memo.asked == place else place)

    def still(self, table: MightyWidget) -> str | None:
        from hanalab.widgets.auction_still import picture

        return picture(table)

    def text(self, table: MightyWidget) -> str:
        from hanalab.widgets.auction_still import words

        return words(table)


class AuctionTable(MightyWidget):
    """An auction: five seats in speaking order, your hand, and the bids of which only the legal ones are
    live.

    `hand` (a Hand, its text, or a session) is where to go on; else `seed` deals. `bots` is the name of one
    for the four other seats, four names clockwise from your left, or None to speak for all five; `seat` is
    yours, `names` are the five by seat. `press` does what a click does: "choose 14H" selects a bid, "bid 14H"
    makes it, "pass", "why 2" asks for the reason of the third word, "undo", "redo", "hint". `contract` is
    what has come of it, None while it goes on and where the hand is thrown in.

    >>> table = AuctionTable(seed=1, bots=None, pause=0)
    >>> table.press("bid 13S")
    >>> table.hand.auction.standing.sign
    '13♠'
    """

    ROOMS = (AuctionRoom(),)
    SESSIONS = False

    @property
    def contract(self) -> Bid | None:
        """The contract as won."""
        return None if self.hand.declarer is None else self.hand.auction.standing

    @property
    def declarer(self) -> int | None:
        """The seat that won the auction."""
        return self.hand.declarer

    def _do_next(self, _rest: str, _value: object) -> None:
        session = self.sitting.session_now
        if self.counts_hands or session.dealer is None:
            super()._do_next(_rest, _value)
        else:  # one auction after another, without a session
            self.moved(self.sit(self.sitting.new_session(dealer=session.dealer)))

    # Only the auction happens here: what comes after it waits for another table.

    def after(self) -> tuple[int, str] | None:
        return super().after() if self.hand.phase == "AUCTION" else None

    def ready(self) -> None:
        if self.sitting.waits == "bot" and self.hand.phase == "AUCTION" and not self.sitting.watching:
            self.moved(self._spoken())

    def _settle(self) -> None:
        if self.sitting.watching and not self.running:
            return
        if self.pause == 0 or getattr(self, "still", False):
            self.sitting = self._spoken()

    def _spoken(self) -> Any:
        """The bots speak until a person is to, or the auction is over."""
        at = self.sitting
        while at.waits == "bot" and at.position.phase == "AUCTION" and not self.is_slow(at):
            at = self.advanced(at)
        return at

    def _do_continue(self, _rest: str, _value: object) -> None:
        if self.hand.phase == "AUCTION":
            super()._do_continue(_rest, _value)

    def _do_finish(self, _rest: str, _value: object) -> None:
        self.moved(self._spoken())
