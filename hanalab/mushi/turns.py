"""A turn, step by step: the hand card, the drawn card, and after the last one the end (M16 to M24, M42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanalab.core.errors import SetupError
from hanalab.core.reason import reason
from hanalab.mushi.captures import Captures, found_for
from hanalab.mushi.cards import UNKNOWN, Card
from hanalab.mushi.dealing import four_of_a_suit
from hanalab.mushi.ending import leftovers
from hanalab.mushi.events import Event

if TYPE_CHECKING:
    from hanalab.mushi.round import Round

Cards = tuple[Card, ...]
Pair = tuple[Cards, Cards]
TURNS: Final = 16


def turn_number(draws_left: int) -> int:
    """The number of a turn, 1 to 16, by the draws left after it. Set-ups larger than the usual deal begin
    with several turns numbered 1."""
    turn = TURNS - draws_left
    return turn if turn > 0 else 1


def play(position: Round, card: Card) -> Round:
    """The hand step (M16): the card takes what it must, or waits for a choice, or stays."""
    seat: int = position.player  # type: ignore[assignment]
    field, piles = position.field, position.piles
    hands = _put(position.hands, seat, _without(position.hands[seat], (card,)))
    turn = turn_number(len(position.stock) - 1)
    found = found_for(card, field, False, False, position.rules)
    if len(found.options) > 1:
        steps = [Event("play_choose", seat, card, _all_of(found), found.rule, turn)]
        return position.followed_by(
            hands, field, position.stock, piles, "HAND_CAPTURE", seat, card, steps, found
        )
    if not found.options:
        steps = [Event("play_stays", seat, card, (), found.rule, turn)]
        return _draw(position, seat, hands, (*field, card), piles, steps)
    taken = found.options[0]
    steps = [Event("play_takes", seat, card, taken, found.rule, turn)]
    piles = _put(piles, seat, (*piles[seat], card, *taken))
    return _draw(position, seat, hands, _without(field, taken), piles, steps)


def take(position: Round, taken: Cards) -> Round:
    """The choice of a capture (M19, M29, M33) for the card that waits."""
    seat: int = position.player  # type: ignore[assignment]
    card: Card = position.pending  # type: ignore[assignment]
    drawn = position.phase == "DRAW_CAPTURE"
    kind = "draw_takes" if drawn else "play_takes"
    steps = [Event(kind, seat, card, taken, position.found.rule, position.turn)]
    field = _without(position.field, taken)
    piles = _put(position.piles, seat, (*position.piles[seat], card, *taken))
    if drawn:
        return _end_turn(position, seat, position.hands, field, position.stock, piles, steps)
    return _draw(position, seat, position.hands, field, piles, steps)


def claim(position: Round) -> Round:
    """A new deal is asked for: the round is void (M13)."""
    seat: int = position.player  # type: ignore[assignment]
    steps = [Event("claim", seat, None, four_of_a_suit(position.hands[seat]), "M13", position.turn)]
    return position.followed_by(
        position.hands, position.field, position.stock, position.piles, "OVER", None, None, steps
    )


def _draw(position: Round, seat: int, hands: Pair, field: Cards, piles: Pair, steps: list[Event]) -> Round:
    """The draw step (M23), by the same rules."""
    card, stock = position.stock[0], position.stock[1:]
    if card is UNKNOWN:
        raise SetupError([reason("unknown-draw", "M23")])
    turn = turn_number(len(stock))
    found = found_for(card, field, True, not stock, position.rules)
    if len(found.options) > 1:
        steps.append(Event("draw_choose", seat, card, _all_of(found), found.rule, turn))
        return position.followed_by(hands, field, stock, piles, "DRAW_CAPTURE", seat, card, steps, found)
    if not found.options:
        steps.append(Event("draw_stays", seat, card, (), found.rule, turn))
        return _end_turn(position, seat, hands, (*field, card), stock, piles, steps)
    taken = found.options[0]
    steps.append(Event("draw_takes", seat, card, taken, found.rule, turn))
    piles = _put(piles, seat, (*piles[seat], card, *taken))
    return _end_turn(position, seat, hands, _without(field, taken), stock, piles, steps)


def _end_turn(
    position: Round, seat: int, hands: Pair, field: Cards, stock: Cards, piles: Pair, steps: list[Event]
) -> Round:
    """The other seat's turn (M24), or the end of the round with what is left over (M42 to M47)."""
    if hands[1 - seat]:
        return position.followed_by(hands, field, stock, piles, "HAND", 1 - seat, None, steps)
    for left in leftovers(field, piles, last_drawer=seat):
        piles = _put(piles, left.seat, (*piles[left.seat], *left.cards))
        steps.append(Event("leftover", left.seat, None, left.cards, left.rule, TURNS))
    steps.append(Event("over", seat, None, (), "M42", TURNS))
    return position.followed_by(hands, (), stock, piles, "OVER", None, None, steps)


def _put(pair: Pair, seat: int, cards: Cards) -> Pair:
    return (cards, pair[1]) if seat == 0 else (pair[0], cards)


def _without(some: Cards, gone: Cards) -> Cards:
    if len(gone) == 1:
        place = some.index(gone[0])
        return some[:place] + some[place + 1 :]
    return tuple([card for card in some if card not in gone])


def _all_of(found: Captures) -> Cards:
    return tuple([card for option in found.options for card in option])
