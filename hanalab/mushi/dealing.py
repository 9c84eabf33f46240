"""Choosing the dealer, dealing, and misdeals (M6 to M15)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hanalab.core.errors import SetupError
from hanalab.core.reason import Reason, reason
from hanalab.core.shuffle import numbers, shuffled
from hanalab.mushi.cards import DECK, KINDS, MONTHS, Card, cards, read_card
from hanalab.mushi.events import Event
from hanalab.mushi.notation import gather
from hanalab.mushi.rules import Rules

Cards = tuple[Card, ...]
SEED = Rules()
#: months from January on when willow counts as the 6th and paulownia as the 7th (M6, `month_order = mushi`)
_MUSHI_ORDER = (1, 2, 3, 4, 5, 11, 12, 8, 9, 10)


class Dealt(NamedTuple):
    """A dealt round: hands by seat, field, stock (top first), piles (by `dealer_captures`), events."""

    hands: tuple[Cards, Cards]
    field: Cards
    stock: Cards
    piles: tuple[Cards, Cards]
    events: tuple[Event, ...]


class DealerDraw(NamedTuple):
    """The draw for the first deal: the pairs of cards drawn (seat 0's first), the dealer, and the rule."""

    draws: tuple[tuple[Card, Card], ...]
    dealer: int
    rule: str


class Stuck(NamedTuple):
    """Cards of a dealt field that cannot stay, the reason, and the remedy: redeal or dealer_captures."""

    cards: Cards
    why: Reason
    remedy: str


def stuck_cards(field: str | Iterable[Card | str], rules: Rules | str = SEED) -> tuple[Stuck, ...]:
    """All that M10 to M12 find in a field as dealt, in the order of the rules.

    >>> [found.remedy for found in stuck_cards("11B 11A 11R 01X", Rules(three_willows="dealer_captures"))]
    ['dealer_captures']
    """
    rules = Rules.of(rules)
    on_field = tuple(sorted(cards(field)))
    by_month = {month: tuple([card for card in on_field if card.month == month]) for month in MONTHS}
    found: list[Stuck] = []
    for suit in by_month.values():
        if len(suit) == 4:
            found.append(Stuck(suit, reason("four-on-field", "M10", cards=suit), rules.four_on_field))
    willows = by_month[11]
    if len(willows) == 3 and willows[-1].is_plain_willow:
        found.append(Stuck(willows, reason("three-willows", "M12", cards=willows), rules.three_willows))
    pairs = [suit for suit in by_month.values() if len(suit) == 2]
    if len(pairs) == 4 and rules.four_pairs == "redeal":
        paired = tuple([card for pair in pairs for card in pair])
        found.append(Stuck(paired, reason("four-pairs", "M11", cards=paired), "redeal"))
    return tuple(found)


def misdeal(field: str | Iterable[Card | str], rules: Rules | str = SEED) -> Reason | None:
    """Why this field, as dealt, must be dealt again under the rules, or None (M10, M11, M12).

    With `dealer_captures` it stands: the dealer takes the cards instead.

    >>> misdeal("11B 11A 11R 01X").rule
    'M12'
    """
    return next((found.why for found in stuck_cards(field, rules) if found.remedy == "redeal"), None)


def settle_field(dealt: Dealt, dealer: int, rules: Rules) -> Dealt:
    """Apply M10 to M12 to a field that stands: the dealer captures, or the round is played on as it is."""
    for cards_, why, remedy in stuck_cards(dealt.field, rules):
        kind = "dealer_takes" if remedy == "dealer_captures" else "played_on"
        event = Event(kind, dealer, None, cards_, why.rule or "", 0)
        dealt = dealt._replace(events=(*dealt.events, event))
        if kind == "dealer_takes":
            own, other = dealt.piles[dealer] + cards_, dealt.piles[1 - dealer]
            dealt = dealt._replace(
                field=tuple([card for card in dealt.field if card not in cards_]),
                piles=(own, other) if dealer == 0 else (other, own),
            )
    return dealt


def split_deck(deck: Sequence[Card], dealer: int) -> Dealt:
    """Deal a deck (top first): four to the opponent, four to the field, four to the dealer, twice (M7)."""
    other, field, own = (tuple(deck[at : at + 4]) + tuple(deck[at + 12 : at + 16]) for at in (0, 4, 8))
    hands = (own, other) if dealer == 0 else (other, own)
    event = Event("deal", dealer, None, field, "M7", 0)
    return Dealt(hands, field, tuple(deck[24:]), ((), ()), (event,))


def deal(seed: object, dealer: int, rules: Rules) -> Dealt:
    """Shuffle and deal until the field stands; misdeals are in the events (M10 to M12, M14)."""
    source = numbers(seed)
    again: list[Event] = []
    while True:
        dealt = split_deck(shuffled(DECK, source), dealer)
        why = misdeal(dealt.field, rules)
        if why is None:
            return settle_field(dealt._replace(events=(*again, *dealt.events)), dealer, rules)
        again.append(Event("redeal", dealer, None, dealt.field, why.rule or "", 0))


def four_of_a_suit(hand: Cards) -> Cards:
    """Four cards of one suit in a hand, or none (M13)."""
    for month in KINDS:
        suit = tuple(card for card in hand if card.month == month)
        if len(suit) == 4:
            return suit
    return ()


def dealer_of_draw(first: Card | str, second: Card | str, rules: Rules | str = SEED) -> int | None:
    """Which seat deals after each drew a card: the earlier month, then the higher value (M6).

    None means that both draw again.

    >>> dealer_of_draw("08X", "11B"), dealer_of_draw("01X", "01Y")
    (0, None)
    """
    order = _MUSHI_ORDER if Rules.of(rules).month_order == "mushi" else MONTHS
    drawn = [read_card(Card(card).code) for card in (first, second)]
    keys = [(order.index(card.month), -card.points) for card in drawn]
    return None if keys[0] == keys[1] else keys.index(min(keys))


def draw_dealer(seed: object, rules: Rules | str = SEED) -> DealerDraw:
    """Find the first dealer as the rule set says: by drawing cards, at random, or seat 0 (M6)."""
    source, rules = numbers(seed), Rules.of(rules)
    if rules.first_dealer == "seat_0":
        return DealerDraw((), 0, "M6")
    if rules.first_dealer == "random":
        return DealerDraw((), next(source) % 2, "M6")
    draws: list[tuple[Card, Card]] = []
    while True:
        deck = shuffled(DECK, source)
        draws.append((deck[0], deck[1]))
        dealer = dealer_of_draw(*draws[-1], rules)
        if dealer is not None:
            return DealerDraw(tuple(draws), dealer, "M6")


def check_deck(deck: Iterable[Card | str] | str) -> Cards:
    """A whole deck in its order; `SetupError` lists all that is missing or there twice."""
    defects: list[Reason] = []
    order = gather(deck, defects)
    defects += [reason("card-twice", "M2", card=card) for card in DECK if order.count(card) > 1]
    defects += [reason("card-missing", "M2", card=card) for card in DECK if card not in order]
    if defects:
        raise SetupError(defects)
    return order
