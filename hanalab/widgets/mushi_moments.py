"""Who sits at a Mushi table, and the still moments between two positions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from hanalab.core.errors import SetupError
from hanalab.core.reason import reason
from hanalab.core.shown import shown
from hanalab.mushi.cards import Card
from hanalab.mushi.events import Event
from hanalab.mushi.round import Round
from hanalab.mushi.rules import Rules
from hanalab.widgets.bot_choice import NAMES, check_bot

Cards = tuple[Card, ...]
Pair = tuple[Cards, Cards]
FORCED: Final = ("M35", "M37")


class Player(NamedTuple):
    """Who decides for a seat: "you", another "person", or a "bot"; `name` is a person's or bot's name."""

    kind: Literal["you", "person", "bot"]
    name: str = ""

    @property
    def is_bot(self) -> bool:
        """Whether it needs no person."""
        return self.kind == "bot"


Players = tuple[Player, Player]


def players_of(given: object, bot: object = "steady", seat: int = 0) -> Players:
    """The players of both seats: by default you at `seat` against the bot; else the two named ones: "you"
    and a bot, two bots, or the names of two people. `SetupError` for anything else.

    >>> [player.kind for player in players_of(("Ana", "Ben"))]
    ['person', 'person']
    """
    if seat not in (0, 1) or isinstance(seat, bool):
        raise SetupError([reason("seat", "M1", seat=shown(seat))])
    if given is None:
        name = check_bot(bot)
        given = ("you", name) if seat == 0 else (name, "you")
    names = tuple(str(name).strip() for name in given) if isinstance(given, list | tuple) else (shown(given),)
    people = [name for name in names if name not in NAMES]
    if len(names) != 2 or "" in names or (len(people) == 2 and ("you" in people or people[0] == people[1])):
        raise SetupError(
            [reason("table-players", None, found=", ".join(names), you="you", known=", ".join(NAMES))]
        )
    first, second = (
        Player("bot", name)
        if name in NAMES
        else Player("you")
        if len(people) == 1
        else Player("person", name)
        for name in names
    )
    return first, second


@dataclass(frozen=True, slots=True)
class Moment:
    """A still moment inside a turn: a card lies beside the field, and what it takes is still there.

    It has all that a picture reads of a position. `event` says what happens next, `told` how many of the
    round's events have been told by then.
    """

    hands: Pair
    field: Cards
    stock: Cards
    piles: Pair
    dealer: int
    rules: Rules
    player: int
    event: Event
    told: int
    phase: str = "HAND"
    pending: Card | None = None

    @property
    def card(self) -> Card:
        """The card beside the field."""
        return self.event.card  # type: ignore[return-value]

    @property
    def takes(self) -> Cards:
        """What it takes, none if it stays."""
        return self.event.cards

    @property
    def is_drawn(self) -> bool:
        """Whether it comes from the stock and not from a hand."""
        return self.event.kind.startswith("draw")

    @property
    def is_forced(self) -> bool:
        """Whether it must take the Lightning from the field (M35, M37)."""
        return self.event.rule in FORCED and bool(self.takes)


def moments(before: Round, after: Round) -> Iterator[Moment]:
    """The still moments between a position and the next: one for each card placed without a choice."""
    hands, field, stock, piles = before.hands, before.field, before.stock, before.piles
    told = len(before.events)
    for event in after.step:
        told += 1
        source, _, result = event.kind.partition("_")
        card = event.card
        if source not in ("play", "draw") or result == "choose" or card is None:
            continue
        seat = event.seat
        if source == "play":
            hands = _put(hands, seat, tuple(held for held in hands[seat] if held is not card))
        elif stock and stock[0] is card:
            stock = stock[1:]
        yield Moment(hands, field, stock, piles, before.dealer, before.rules, seat, event, told)
        if result == "takes":
            field = tuple(lying for lying in field if lying not in event.cards)
            piles = _put(piles, seat, (*piles[seat], card, *event.cards))
        else:
            field = (*field, card)


def _put(pair: Pair, seat: int, cards: Cards) -> Pair:
    return (cards, pair[1]) if seat == 0 else (pair[0], cards)
