"""The one-line text of a position, with unknown cards (`?`, `?8`), and its reader.

    mighty; rules seed; dealer 0; player 1; phase AUCTION; hands SA H2 .. / ?10 / ?10 / ?10 / ?10; kitty ?3

Parts may come in any order and on several lines; all but `hands` may be left out where they say nothing.
Hands go by seat. After the auction come `declarer 1; contract 14H`, then `discards`, `friend SA`,
`joker-call C2`, `tricks 1: SA S2 S3 S4 S5 / ...` with the seat that led each, and the running `trick`.
`taken 3 0 0 1 0` are points won before these tricks, `friend-seat 2` the friend where the called card is
gone.
"""

from __future__ import annotations

import re
from typing import Final

from hanalab.core.errors import HanalabError, NotationError, SetupError
from hanalab.core.notation import Part, Reader, write_cards
from hanalab.core.reason import Reason, reason
from hanalab.core.shown import quoted
from hanalab.mighty import play
from hanalab.mighty.actions import FriendCall, Play, read_friend
from hanalab.mighty.auction import Auction, next_speaker
from hanalab.mighty.bids import Bid, read_bid
from hanalab.mighty.cards import UNKNOWN, Card, read_card
from hanalab.mighty.friend import friendship
from hanalab.mighty.rules import Rules
from hanalab.mighty.seats import SEATS
from hanalab.mighty.soundness import defects_of
from hanalab.mighty.state import PHASES, State, start
from hanalab.mighty.tricks import TRICKS, Laid, read_laid

Cards = tuple[Card, ...]
Lead = tuple[int, tuple[Laid, ...]]
_PARTS: Final = (
    "rules", "dealer", "player", "phase", "hands", "kitty", "auction", "declarer", "contract", "discards",
    "friend", "friend-seat", "joker-call", "tricks", "trick", "taken",
)  # fmt: skip


def write(state: State) -> str:
    """The position in one line."""
    pieces = ["mighty", f"rules {state.rules}", f"dealer {state.dealer}"]
    pieces.append(f"player {'-' if state.player is None else state.player}")
    pieces.append(f"phase {state.phase}")
    pieces.append("hands " + " / ".join([_cards(hand) for hand in state.hands]))
    if state.kitty:
        pieces.append(f"kitty {_cards(state.kitty)}")
    if state.auction.said:
        pieces.append(
            "auction " + " ".join(["pass" if bid is None else bid.text for _, bid in state.auction.said])
        )
    if state.declarer is not None and state.contract is not None:
        pieces += [f"declarer {state.declarer}", f"contract {state.contract}"]
    if state.discards:
        pieces.append(f"discards {_cards(state.discards)}")
    if state.call is not None:
        pieces.append(f"friend {state.call}")
        if friendship(state).open and state.friend_known:
            pieces.append(f"friend-seat {state.declarer if state.friend is None else state.friend}")
    if state.joker_call is not None:
        pieces.append(f"joker-call {state.joker_call}")
    if state.tricks:
        pieces.append("tricks " + " / ".join([f"{one.leader}: {_laid(one.laid)}" for one in state.tricks]))
    if state.trick:
        pieces.append(f"trick {_laid(state.trick)}")
    if any(state.taken):
        pieces.append("taken " + " ".join(map(str, state.taken)))
    return "; ".join(pieces)


def _cards(some: Cards) -> str:
    return write_cards(some, UNKNOWN)


def _laid(some: tuple[Laid, ...]) -> str:
    return " ".join(map(str, some))


def read_cards(source: str, defects: list[Reason]) -> Cards:
    """The cards of a text, unknown ones too; what cannot be read is added to `defects`."""
    return Reader(source, read_card, UNKNOWN, defects).cards(Part(source, 0))


def read(source: str) -> State:
    """Read a position; `SetupError` holds all defects, those of the text with their places."""
    if not isinstance(source, str):
        raise NotationError("position-text", source=quoted(source), place=0)
    text = _Text(source)
    state = text.state()
    defects = text.defects or defects_of(state)
    if not defects:
        state = text.played(state)
        defects = text.defects
    if defects:
        raise SetupError(defects)
    return state


class _Text:
    """The parts of one text, read one by one; every defect is gathered in the reader."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.reader: Reader[Card] = Reader(source, read_card, UNKNOWN)
        self.defects = self.reader.defects
        self.parts = self.reader.parts("mighty", _PARTS)
        self.leads: list[Lead] = []
        self.phase = "AUCTION"

    def state(self) -> State:
        """The position before the tricks told here: their cards are back in the hands."""
        rules = self.rules()
        dealer = self.seat("dealer") or 0
        declarer, contract = self.seat("declarer"), self.contract()
        told = {name: name in self.parts for name in ("declarer", "contract")}
        self.phase = self.read_phase("PLAY" if told["contract"] else "AUCTION")
        if self.phase == "AUCTION":
            for name in (name for name in told if told[name]):
                self.wrong("part-too-early", name, phase=self.phase)
        elif self.phase != "OVER" or any(told.values()):
            self.defects += [_missing(name) for name in told if not told[name]]
        state = start(self.hands(), self.cards("kitty"), dealer, rules)._replace(
            phase=self.phase, auction=self.auction(dealer, rules), declarer=declarer, contract=contract,
            discards=tuple(sorted(self.cards("discards"))), call=self.call(), joker_call=self.joker_call(),
            taken=self.taken(),
        )  # fmt: skip
        self.read_leads()
        if self.defects:
            return state
        if declarer is not None and self.phase in ("PLAY", "OVER"):
            state = self.at_first_lead(state, declarer)
        elif self.phase == "AUCTION":
            state = state._replace(player=next_speaker(state.auction, dealer, rules)[0])
        else:
            state = state._replace(player=declarer)
        friend, known, _ = friendship(state, self.seat("friend-seat"))
        return state._replace(friend=friend, friend_known=known)

    def at_first_lead(self, state: State, declarer: int) -> State:
        hands = [list(hand) for hand in state.hands]
        for leader, laid in self.leads:
            for place, one in enumerate(laid):
                hands[(leader + place) % SEATS].append(one.card)
        player = self.seat("player")
        leader = self.leads[0][0] if self.leads else declarer if player is None else player
        return state._replace(
            hands=tuple(map(tuple, hands)), phase="PLAY", player=leader, leader=leader,
            number=TRICKS + 1 - len(hands[leader]), call=state.call or FriendCall("none"),
        )  # fmt: skip

    def played(self, state: State) -> State:
        """Play the tricks told here, by the rules."""
        for leader, laid in self.leads:
            if leader != state.player or state.trick:
                self.wrong("trick-leader", "tricks", number=state.number, leader=leader, winner=state.leader)
                return state
            for one in laid:
                action = Play(one.card, one.names, bool(one.calls))
                why = play.why_not(state, action, play.legal(state))
                if why is not None:
                    self.wrong("played-against", "tricks", number=state.number, card=one.card, problem=why)
                    return state
                state = play.after(state, action)
        if state.phase != self.phase and "AUCTION" not in (state.phase, self.phase):
            self.wrong("phase-wrong", "phase", phase=self.phase, right=state.phase)
        player = self.seat("player")
        if player is not None and player != state.player:
            right = "-" if state.player is None else str(state.player)
            self.wrong("player-wrong", "player", player=player, right=right)
        return state

    def wrong(self, code: str, name: str, /, **values: object) -> None:
        place = self.parts[name].place if name in self.parts else 0
        self.defects.append(reason(code, None, name=name, place=place, **values))

    def rules(self) -> Rules:
        if "rules" not in self.parts:
            return Rules()
        try:
            return Rules.parse(self.parts["rules"].text)
        except HanalabError as error:
            self.defects += getattr(error, "defects", (error.reason,))
            return Rules()

    def seat(self, name: str) -> int | None:
        part = self.parts.get(name)
        if part is None or part.text.strip() in ("", "-", "–"):
            return None
        return self.reader.number(name, part, SEATS - 1)

    def read_phase(self, default: str) -> str:
        part = self.parts.get("phase")
        if part is None:
            return default
        found = part.text.strip().upper().replace("-", "_")
        if found in PHASES:
            return found
        self.wrong("part-phase", "phase", found=part.text.strip(), phases=", ".join(PHASES))
        return default

    def cards(self, name: str) -> Cards:
        return self.reader.cards(self.parts[name]) if name in self.parts else ()

    def hands(self) -> tuple[Cards, ...]:
        if "hands" not in self.parts:
            self.defects.append(_missing("hands"))
            return ((),) * SEATS
        sides = self.parts["hands"].split("/")
        if len(sides) != SEATS:
            self.wrong("part-sides", "hands", count=len(sides), needed=SEATS)
        held = tuple(self.reader.cards(side) for side in sides[:SEATS])
        return held + ((),) * (SEATS - len(held))

    def contract(self) -> Bid | None:
        part = self.parts.get("contract")
        return None if part is None or not part.words else self.bid(part.words[0])

    def bid(self, word: Part) -> Bid | None:
        try:
            return read_bid(word.text, word.place, self.source)
        except NotationError as error:
            self.defects.append(error.reason)
            return None

    def auction(self, dealer: int, rules: Rules) -> Auction:
        """The words of the auction, each given to the seat whose turn it was."""
        auction = Auction(())
        for word in self.parts["auction"].words if "auction" in self.parts else ():
            speaker, _ = next_speaker(auction, dealer, rules)
            if speaker is None:
                self.wrong("auction-too-long", "auction", count=len(auction.said))
                break
            bid = None if word.text.lower() == "pass" else self.bid(word)
            auction = Auction((*auction.said, (speaker, bid)))
        return auction

    def call(self) -> FriendCall | None:
        part = self.parts.get("friend")
        if part is None or not part.text.strip():
            return None
        if re.fullmatch(r"sealed\s+\?", part.text.strip().lower()):
            return FriendCall("sealed", UNKNOWN)
        try:
            return read_friend(part.text, part.place, self.source)
        except NotationError as error:
            self.defects.append(error.reason)
            return None

    def joker_call(self) -> Card | None:
        part = self.parts.get("joker-call")
        found = self.reader.cards(part, unknown=False) if part is not None else ()
        return found[0] if found else None

    def taken(self) -> tuple[int, ...]:
        part = self.parts.get("taken")
        if part is None:
            return (0,) * SEATS
        found = tuple(self.reader.number("taken", word, 20) for word in part.words)
        if len(found) == SEATS:
            return found
        self.wrong("taken-five", "taken")
        return (0,) * SEATS

    def read_leads(self) -> None:
        """The tricks with the seats that led them, and the running one."""
        if "tricks" in self.parts:
            for piece in self.parts["tricks"].split("/"):
                label, colon, rest = piece.text.partition(":")
                leader = self.reader.number("tricks", Part(label, piece.place), SEATS - 1)
                laid = read_laid(rest, piece.place + len(label) + len(colon), self.source, self.defects)
                if len(laid) != SEATS:
                    self.wrong("trick-five", "tricks", count=len(laid))
                self.leads.append((leader, laid))
        if "trick" in self.parts:
            part = self.parts["trick"]
            laid = read_laid(part.text, part.place, self.source, self.defects)
            player = self.seat("player")
            if player is None:
                self.defects.append(_missing("player"))
            elif laid:
                self.leads.append(((player - len(laid)) % SEATS, laid))


def _missing(name: str) -> Reason:
    examples = {"hands": "?10 / ?10 / ?10 / ?10 / ?10", "declarer": "1", "contract": "14H", "player": "3"}
    return reason("part-missing", None, name=name, example=f"{name} {examples[name]}")
