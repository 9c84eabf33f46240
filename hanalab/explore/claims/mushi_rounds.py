"""Rounds of Mushi for the claims: deals by number, cards moved about in them, and four ways to play them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from hanalab.core.given import pick
from hanalab.core.shuffle import numbers, shuffled
from hanalab.explore.claims.finding import Measure
from hanalab.explore.statistics import mean_of
from hanalab.mushi import LIGHTNING, Card, Round, Rules, misdeal, steady_bot
from hanalab.mushi.actions import Action
from hanalab.mushi.cards import DECK
from hanalab.mushi.rules import OPTIONS

Player = Callable[[Round, Iterator[int]], Action]
SEED: Final = Rules()
#: where the cards of a deal lie, eight at each place; the stock by whose draws they are
PLACES: Final = ("dealer", "opponent", "field", "dealer-draws", "opponent-draws")
#: house rules that are about the match, not the round
_NOT_OF_A_ROUND: Final = ("length", "month_order", "first_dealer", "tie_dealer")
#: deals that the sharp player looks at for a move
SHARP_DEALS: Final = 12


def _random(position: Round, source: Iterator[int]) -> Action:
    actions = position.actions()
    return actions[pick(source, len(actions))]


def _steady(position: Round, source: Iterator[int]) -> Action:
    seat: int = position.player  # type: ignore[assignment]
    return steady_bot(position.view(seat), source)


def _sharp(position: Round, source: Iterator[int]) -> Action:
    from hanalab.explore.bots import sharp_bot

    seat: int = position.player  # type: ignore[assignment]
    return sharp_bot("mushi", SHARP_DEALS, None)(position.view(seat), source)  # type: ignore[no-any-return]


def _perfect(position: Round, source: Iterator[int]) -> Action:
    from hanalab.solve import exact

    best = exact(position).best
    return position.actions()[0] if best is None else best


#: how both seats play: by chance; by a quick count; by looking at deals; with all cards open
PLAYERS: Final[dict[str, Player]] = {
    "random": _random, "steady": _steady, "sharp": _sharp, "perfect": _perfect,
}  # fmt: skip


def source_of(seed: object, number: int, what: str = "play") -> Iterator[int]:
    """Random numbers for one purpose in one deal."""
    return numbers(f"{seed} {number} {what}")


def dealt(seed: object, number: int, rules: Rules = SEED) -> Round:
    """The deal with this number; seat 0 deals."""
    return Round.deal(f"{seed} {number}", rules=rules)


def played(position: Round, method: str, source: Iterator[int]) -> Round:
    """The end of the round, both seats playing by the method."""
    player = PLAYERS[method]
    while not position.is_over:
        position = position.do(player(position, source))
    return position


def value(position: Round, method: str, source: Iterator[int]) -> int:
    """The score of seat 0 when a round is played by the method; perfect play is worth its exact value."""
    if method == "perfect":
        from hanalab.solve import exact

        return exact(position).value or 0
    return played(position, method, source).score().totals[0]


def mirrored(position: Round) -> Round:
    """The same cards with the parts changed: either seat has the other's hand and the other's draws."""
    stock = position.stock
    turned = [card for at in range(0, len(stock), 2) for card in (stock[at + 1], stock[at])]
    return Round.from_deal((position.hands[1], position.hands[0]), position.field, turned)


def placed(seed: object, number: int) -> dict[str, Round] | None:
    """One deal five times, the Lightning at each of the `PLACES`: it changes places with a card drawn at
    random there. None where one of the fields would be dealt again (M10, M12)."""
    source = source_of(seed, number, "deal")
    cards = shuffled(DECK, source)
    found: dict[str, Round] = {}
    for at, place in enumerate(PLACES):
        moved = _moved(cards, 8 * at + pick(source, 8))
        zones = [moved[start : start + 8] for start in range(0, 40, 8)]
        if misdeal(zones[2]) is not None:
            return None
        stock = [card for pair in zip(zones[3], zones[4], strict=True) for card in pair]
        found[place] = Round.from_deal((zones[0], zones[1]), zones[2], stock)
    return found


def lightning_last(seed: object, number: int, rules: Rules) -> Round:
    """A deal with the Lightning at the bottom of the stock; fields that must be dealt again are (M14)."""
    source = source_of(seed, number, "deal")
    others = [card for card in DECK if card is not LIGHTNING]
    while True:
        cards = shuffled(others, source)
        if misdeal(cards[16:24], rules) is None:
            return Round.from_deal(
                (cards[:8], cards[8:16]), cards[16:24], (*cards[24:], LIGHTNING), rules=rules
            )


def _moved(cards: Sequence[Card], to: int) -> list[Card]:
    moved = list(cards)
    here = moved.index(LIGHTNING)
    moved[here], moved[to] = moved[to], moved[here]
    return moved


def house_rules(source: Iterator[int]) -> Rules:
    """Any mixture of the house rules that change a round, each choice equally likely."""
    return Rules(
        **{
            key: str(option.values[pick(source, len(option.values))])
            for key, option in OPTIONS.items()
            if key not in _NOT_OF_A_ROUND
        }
    )


# -- rows


def share(method: str, key: str, happened: Sequence[bool], about: str = "") -> Measure:
    """In what share of the cases something happened."""
    count = len(happened)
    part = sum(happened) / count if count else 0.0
    error = math.sqrt(part * (1 - part) / count) if count else math.inf
    return Measure(method, key, part, error, count, "share", about)


def cases(method: str, key: str, happened: Sequence[bool]) -> Measure:
    """How often something happened that never should."""
    return Measure(method, key, sum(happened), 0.0, len(happened), "count")


def mean(method: str, key: str, values: Sequence[float], unit: str, about: str = "") -> Measure:
    """The mean of some values."""
    if not values:
        return Measure(method, key, 0.0, math.inf, 0, unit, about)
    found = mean_of(values)
    return Measure(method, key, found.mean, found.error, len(values), unit, about)
