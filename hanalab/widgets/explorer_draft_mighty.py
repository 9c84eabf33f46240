"""Putting a position of Mighty together: an auction, thirteen cards with the kitty, or a trick."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from hanalab.core.errors import HanalabError, SetupError
from hanalab.core.reason import Reason, reason
from hanalab.mighty import DECK, UNKNOWN, Card, Hand, Rules
from hanalab.mighty.bids import MOST
from hanalab.mighty.cards import TRUMPS
from hanalab.mighty.tricks import TRICKS, call_card_fixed
from hanalab.widgets.explorer_draft import Choice, Zone, one_of, written
from hanalab.widgets.explorer_model import PREPARING, Game, Inquiry

Cards = tuple[Card, ...]
SEATS: Final = 5
STAGES: Final = ("auction", "kitty", "play")
HANDS: Final = tuple(f"hand{seat}" for seat in range(SEATS))
_SEATS: Final = tuple(map(str, range(SEATS)))
NONE: Final = "-"


@dataclass(frozen=True, slots=True)
class MightyDraft:
    """Hands by seat; `middle` is the kitty before the auction, the discards afterwards. `each` is how many
    cards a hand has at the lead of the trick. A seat that has played to the `trick` has one less.

    >>> MightyDraft().put("SA").text().split("; ")[4]
    'hands SA ?9 / ?10 / ?10 / ?10 / ?10'
    """

    hands: tuple[Cards, ...] = ((),) * SEATS
    middle: Cards = ()
    trick: Cards = ()
    stage: str = "auction"
    each: int = TRICKS
    declarer: int = 0
    number: int = 13
    trump: str = "N"
    friend: str = "first-trick"
    joker_call: str = NONE
    leader: int = 0
    taken: int = 0
    said: str = ""
    dealer: int = 0
    seat: int = 0
    open: bool = False
    zone: str = "hand0"
    rules: Rules = Rules()  # noqa: RUF009 - immutable

    @property
    def game(self) -> Game:
        return "mighty"

    # -- places -------------------------------------------------------------------------------------------

    def size(self, seat: int) -> int:
        """How many cards a seat holds."""
        if self.stage != "play":
            return TRICKS + 3 * (self.stage == "kitty" and seat == self.declarer)
        return self.each - ((seat - self.leader) % SEATS < len(self.trick))

    def zones(self) -> tuple[Zone, ...]:
        made = [
            Zone(key, held, max(0, self.size(seat) - len(held)))
            for seat, (key, held) in enumerate(zip(HANDS, self.hands, strict=True))
        ]
        made = [*made[self.seat :], *made[: self.seat]]
        if self.stage == "play":
            made.append(Zone("trick", self.trick))
        if self.stage != "kitty":
            made.append(Zone("middle", self.middle, max(0, 3 - len(self.middle))))
        return tuple(made)

    def place_of(self, card: Card) -> str | None:
        return next((zone.key for zone in self.zones() if card in zone.cards), None)

    def put(self, code: str) -> MightyDraft:
        card = Card(code)
        here = self.place_of(card)
        draft = self if here is None else self._without(here, card)
        if here == self.zone:
            return draft
        held = next(zone.cards for zone in draft.zones() if zone.key == self.zone)
        return draft._with(self.zone, (*held, card))

    def _without(self, zone: str, card: Card) -> MightyDraft:
        held = next(each.cards for each in self.zones() if each.key == zone)
        return self._with(zone, tuple(other for other in held if other is not card))

    def _with(self, zone: str, cards: Cards) -> MightyDraft:
        if zone in HANDS:
            seat = HANDS.index(zone)
            return replace(self, hands=(*self.hands[:seat], cards, *self.hands[seat + 1 :]))
        return replace(self, **{zone: cards})  # type: ignore[arg-type]

    def into(self, zone: str) -> MightyDraft:
        return replace(self, zone=one_of(zone, [each.key for each in self.zones()]))

    def resized(self, zone: str, by: int) -> MightyDraft:
        raise HanalabError("explorer-choice", value=zone, allowed=NONE)

    # -- choices ------------------------------------------------------------------------------------------

    def choices(self) -> tuple[Choice, ...]:
        made = [
            Choice("stage", STAGES, self.stage),
            Choice("look", ("view", "open"), "open" if self.open else "view"),
            Choice("seat", _SEATS, str(self.seat)),
            Choice("dealer", _SEATS, str(self.dealer)),
        ]
        if self.stage == "auction":
            made.append(Choice("said", (), self.said))
        else:
            numbers = tuple(map(str, range(self.rules.min_bid, MOST + 1)))
            made += [
                Choice("declarer", _SEATS, str(self.declarer)),
                Choice("number", numbers, str(self.number)),
                Choice("trump", TRUMPS, self.trump),
            ]
        if self.stage == "play":
            codes = tuple(card.code for card in DECK)
            calls = (NONE, *(card.code for card in DECK if card.suit))
            made += [
                Choice("friend", ("first-trick", "none", *codes), self.friend),
                Choice("joker_call", calls, self.called or NONE),
                Choice("each", tuple(map(str, range(TRICKS, 0, -1))), str(self.each)),
                Choice("leader", _SEATS, str(self.leader)),
                Choice("taken", tuple(map(str, range(MOST + 1))), str(self.taken)),
            ]
        made.append(Choice("rules", Rules.PRESETS, self.rules.nearest_preset))
        return tuple(made)

    def chosen(self, key: str, value: str) -> MightyDraft:
        if key == "said":
            return replace(self, said=" ".join(str(value).split()))
        choice = next((each for each in self.choices() if each.key == key), None)
        if choice is None:
            raise HanalabError("explorer-choice", value=key, allowed=", ".join(c.key for c in self.choices()))
        if key == "rules":
            return replace(self, rules=Rules.parse(value))
        one_of(value, choice.values)
        if key == "look":
            return replace(self, open=value == "open")
        changes: dict[str, Any] = {key: int(value) if value.isdecimal() else value}
        if key == "stage":
            changes["zone"] = "hand" + str(self.seat)
        if key == "declarer":
            changes["leader"] = int(value)
        return replace(self, **changes)

    def cleared(self) -> MightyDraft:
        return replace(self, hands=((),) * SEATS, middle=(), trick=(), said="")

    @property
    def called(self) -> str:
        """The Joker Call card, as the rules fix it or as it was named; empty for none."""
        fixed = None if self.rules.joker_call == "off" else call_card_fixed(self.trump, self.rules)
        return fixed.code if fixed is not None else self.joker_call.removeprefix(NONE)

    # -- the position -------------------------------------------------------------------------------------

    def text(self) -> str:
        zones = {zone.key: zone for zone in self.zones()}
        hands = " / ".join(written(zones[key].cards, zones[key].unknown) for key in HANDS)
        pieces = [f"mighty; rules {self.rules}; dealer {self.dealer}"]
        if self.stage == "auction":
            pieces += [f"phase AUCTION; hands {hands}; kitty {written(self.middle, zones['middle'].unknown)}"]
            pieces += [f"auction {self.said}"] if self.said else []
            return "; ".join(pieces)
        contract = f"declarer {self.declarer}; contract {self.number}{self.trump}"
        if self.stage == "kitty":
            return "; ".join(
                [*pieces, f"player {self.declarer}; phase EXCHANGE; hands {hands}; kitty ?3; {contract}"]
            )
        player = (self.leader + len(self.trick)) % SEATS
        pieces += [f"player {player}; phase PLAY; hands {hands}; {contract}"]
        away = written(self.middle, zones["middle"].unknown)
        pieces += [f"discards {away}; friend {self.friend}"]
        pieces += [f"joker-call {self.called}"] if self.called else []
        pieces += [f"trick {written(self.trick)}"] if self.trick else []
        if self.taken:
            pieces.append(
                "taken " + " ".join(str(self.taken * (seat == self.declarer)) for seat in range(SEATS))
            )
        return "; ".join(pieces)

    def defects(self) -> tuple[Reason, ...]:
        found: list[Reason] = []
        try:
            Hand.parse(self.text())
        except SetupError as error:
            found += error.defects
        except HanalabError as error:
            found.append(error.reason)
        missing = sum(zone.unknown for zone in self.zones())
        if self.open:
            return (*found, reason("explorer-not-open", None, count=missing)) if missing else tuple(found)
        player = self.declarer if self.stage == "kitty" else (self.leader + len(self.trick)) % SEATS
        if self.stage == "kitty" and player != self.seat:
            found.append(reason("explorer-kitty-seat", "K18", seat=self.seat, declarer=self.declarer))
        own = next(zone for zone in self.zones() if zone.key == HANDS[self.seat])
        if own.unknown:
            found.append(reason("explorer-own-unknown", "K40", count=own.unknown))
        return tuple(found)

    def inquiry(self) -> Inquiry:
        defects = self.defects()
        if defects:
            raise SetupError(defects)
        return Inquiry(Hand.parse(self.text()), self.seat, self.open)


def draft_of(at: Inquiry) -> MightyDraft:
    """The draft of a position; tricks already played are not part of it, only what they have won."""
    position = at.known
    if not isinstance(position, Hand):
        raise HanalabError("explorer-choice", value=at.game, allowed="mighty")
    state = position.state

    def known(cards: Cards) -> Cards:
        return tuple(card for card in cards if card is not UNKNOWN)

    stage = "auction" if position.phase == "AUCTION" else "kitty" if position.phase in PREPARING else "play"
    contract = state.contract
    said = " ".join("pass" if bid is None else bid.text for _, bid in state.auction.said)
    return MightyDraft(
        tuple(map(known, state.hands)),
        known(state.kitty if stage == "auction" else state.discards),
        tuple(laid.card for laid in state.trick),
        stage,
        each=TRICKS + 1 - state.number,
        declarer=state.declarer or 0,
        number=13 if contract is None else contract.number,
        trump="N" if contract is None else contract.trump,
        friend="first-trick" if state.call is None else str(state.call),
        joker_call=NONE if state.joker_call is None else state.joker_call.code,
        leader=state.leader,
        taken=sum(position.points[seat] for seat in position.side),
        said=said if stage == "auction" else "",
        dealer=state.dealer,
        seat=at.seat,
        open=at.open,
        zone=HANDS[at.seat],
        rules=state.rules,
    )
