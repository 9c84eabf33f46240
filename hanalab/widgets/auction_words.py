"""The sentences of an auction: who has said what, what to do now, what a hand holds, what a bid must beat."""

from __future__ import annotations

from hanalab.core.language import text
from hanalab.core.reason import Reason
from hanalab.draw.mighty_auction import Word, rounds, speaking_order
from hanalab.mighty import JOKER, UNKNOWN, Bid, Card, Hand, bids_above
from hanalab.mighty.auction import SEATS, next_speaker
from hanalab.mighty.bids import MOST, all_bids
from hanalab.mighty.cards import SIGNS, TRUMPS, points_in
from hanalab.widgets.mighty_game import PREPARATION
from hanalab.widgets.mighty_words import HAND_SUITS, Speech, sign_of, sorted_hand
from hanalab.widgets.parts import Said

Cards = tuple[Card, ...]


class AuctionSpeech(Speech):
    """Names and sentences of an auction in one language. `asked` is the place of the word whose reason is
    shown."""

    asked: int | None = None

    def tell(self, key: str, /, **values: object) -> str:
        """A text of the auction."""
        return text(f"auction-{key}", self.lang, **values)

    @property
    def position(self) -> Hand:
        """Where the hand stands."""
        return self.sitting.position

    def place(self, *, open_hands: bool = False, short: bool = False) -> str:
        whole = super().place(open_hands=open_hands, short=short)
        if self.position.phase in PREPARATION:  # the contract is still being looked at
            whole = whole.replace(self.say("preparation"), self.say("auction"))
        said = self.position.auction.said
        if self.asked is None or self.asked >= len(said):
            return whole
        return f"{whole} · {self.tell('place-reason', name=self.names[said[self.asked][0]])}"

    # -- the chart ----------------------------------------------------------------------------------------

    @property
    def columns(self) -> tuple[int, ...]:
        """The seats in speaking order (K9)."""
        return speaking_order(self.position)

    def column_note(self, seat: int) -> str:
        """What stands under a name: who speaks first and last, who deals."""
        columns, dealer = self.columns, self.position.dealer
        place = {columns[0]: "first", columns[-1]: "last"}.get(seat, "")
        if seat == dealer:
            return self.tell(f"dealer-{place}" if place else "dealer")
        return self.tell(place) if place else ""

    def rows(self) -> tuple[tuple[Word | None, ...], ...]:
        """What was said, a row a round, a column a seat."""
        return rounds(self.position)

    @property
    def speaker(self) -> int | None:
        """Who is to speak, None once the auction is over."""
        return self.position.player if self.position.phase == "AUCTION" else None

    def spoken(self, one: Word) -> str:
        """A word of the auction for the ear."""
        if one.bid is None:
            return self.tell("pass-spoken", **self.who(one.seat))
        suit = text(f"suit-{one.bid.trump}", self.lang)
        return self.tell("bid-spoken", number=one.bid.number, suit=suit, **self.who(one.seat))

    def standing_line(self) -> tuple[str, str, str]:
        """The line under the chart: the standing bid, the passes on it, the rule."""
        position = self.position
        auction, rules = position.auction, position.rules
        standing, bidder = auction.standing, auction.bidder
        if standing is None or bidder is None:
            low = all_bids(rules)[0]
            if position.phase != "AUCTION":
                said = self.status()
                return f"{said.bold}.", "", said.rules[0]
            rest = self.tell("passes-none", count=auction.passes, low=low.sign)
            return self.tell("standing-none"), rest, "K15" if auction.passes >= SEATS - 1 else "K10"
        if position.phase != "AUCTION":
            return self.tell("contract-line", bid=standing.sign, **self.who(bidder)), "", "K14"
        bold = self.tell("standing", bid=standing.sign, **self.who(bidder))
        return bold, self.tell("passes", count=auction.passes, final=rules.pass_final), "K13"

    # -- the status bar -----------------------------------------------------------------------------------

    def status(self) -> Said:
        """What to do now, or what has come of it."""
        position = self.position
        if position.phase != "AUCTION":
            return self._of_end(position)
        seat: int = position.player  # type: ignore[assignment]
        auction, rules = position.auction, position.rules
        standing, bidder = auction.standing, auction.bidder
        if self.sitting.decider is None:
            rest = ""
            if standing is not None and bidder is not None:
                rest = self.tell("rest-thinking", standing=standing.sign, **self.who(bidder))
            return Said(self.tell("thinking", name=self.names[seat]), rest, ("K12",) if rest else (), "wait")
        bold = self.tell("turn") if self.is_you(seat) else self.tell("turn-of", name=self.names[seat])
        if standing is None or bidder is None:
            if auction.passes == SEATS - 1:
                return Said(bold, self.tell("rest-last-open"), ("K16",))
            return Said(bold, self.tell("rest-open", low=rules.min_bid), ("K10",))
        final = rules.pass_final == "yes"
        end = "-final" if final else ""
        values = {"standing": standing.sign, "name": self.names[bidder]}
        after = auction._replace(said=(*auction.said, (seat, None)))
        if next_speaker(after, position.dealer, rules)[0] is None:
            return Said(bold, self.tell(f"rest-ends{end}", **values), ("K14",))
        return Said(bold, self.tell(f"rest-beat{end}", **values), ("K12", "K13"))

    def _of_end(self, position: Hand) -> Said:
        if position.contract is None:
            return self._of_dead(position)
        declarer: int = position.declarer  # type: ignore[assignment]
        won = position.auction.standing or position.contract
        bold = self.tell("contract", bid=won.sign, **self.who(declarer))
        if not bids_above(won, position.rules):
            return Said(bold, self.tell("rest-unbeatable"), ("K17",))
        if not any(map(self.is_you, range(SEATS))):
            return Said(bold, self.tell("rest-contract-plain"), ("K14",))
        return Said(bold, self.tell("rest-contract", **self.who(declarer)), ("K14",))

    def _of_dead(self, position: Hand) -> Said:
        shown = next((event for event in position.events if event.kind == "redeal"), None)
        if shown is None:
            return Said(self.tell("thrown-in"), self.tell("rest-thrown-in"), ("K16",))
        return Said(self.tell("dealt-again", **self.who(shown.seat)), self.tell("rest-dealt-again"), ("K8",))

    # -- hands --------------------------------------------------------------------------------------------

    def hand_title(self, seat: int) -> str:
        """Whose hand it is."""
        return self.tell("hand") if self.is_you(seat) else self.tell("hand-of", name=self.names[seat])

    def hand_line(self, held: Cards) -> str:
        """What a hand holds: suits by length, the Joker, point cards, the Mighty at any trump but spades."""
        if UNKNOWN in held:
            return ""
        counts = {suit: sum(card.suit == suit for card in held) for suit in HAND_SUITS}
        pieces = [
            self.tell(f"count-{suit}", count=counts[suit])
            for suit in sorted(HAND_SUITS, key=lambda suit: (-counts[suit], -TRUMPS.index(suit)))
            if counts[suit]
        ]
        if JOKER in held:
            pieces.append(text("card-JK", self.lang))
        mighty = self.tell("has-mighty" if Card("SA") in held else "no-mighty")
        points = self.tell("point-cards", count=points_in(held))
        return " · ".join((", ".join(pieces), points, mighty))

    def suit_lines(self, held: Cards) -> tuple[str, ...]:
        """A hand as four short lines, a suit each, with the Joker after the last."""
        lines = []
        cards = sorted_hand(held)
        for suit in HAND_SUITS:
            ranks = " ".join(card.code[1:] for card in cards if card.suit == suit)
            lines.append(f"{SIGNS[suit]} {ranks or '–'}")
        if JOKER in held:
            lines[-1] += f" {sign_of(JOKER, self.lang)}"
        return tuple(lines)

    # -- bids ---------------------------------------------------------------------------------------------

    def must_beat(self) -> tuple[str, str]:
        """What a bid has to do now, and the rule."""
        standing, rules = self.position.auction.standing, self.position.rules
        if standing is None:
            return self.tell("can-open"), "K10"
        above = bids_above(standing, rules)
        level = any(bid.number == standing.number for bid in above)
        if not level:
            kind = "points"
        elif standing.number == MOST:
            kind = "suit"
        elif rules.raise_rule == "strict_seed_wording":
            kind = "same"
        else:
            kind = "notrump" if rules.suit_rank == "nt_only" else "any"
        sentence = self.tell("must-beat", kind=kind, standing=standing.sign, number=standing.number)
        return sentence, "K11" if kind == "notrump" else "K12"

    def promise(self, bid: Bid) -> str:
        """What a bid would mean."""
        key = "promises-none" if bid.trump == "N" else "promises"
        suit = text(f"suit-{bid.trump}", self.lang)
        return self.tell(key, bid=bid.sign, number=bid.number, suit=suit)

    def why_dead(self, bid: Bid, why: Reason) -> str:
        """Why a bid cannot be made, with what would beat the standing one."""
        if why.code != "bid-too-low":
            return why.text(self.lang)
        return f"{self.tell('is-too-low', bid=bid.sign)} {self.must_beat()[0]}"

    def reason_head(self, seat: int) -> str:
        """Whose reason it is."""
        return self.tell("reason-of", name=self.names[seat])
