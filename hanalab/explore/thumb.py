"""Rules of thumb for the declarer: what to lay away, whom to call, which Joker Call card to name.

They give the plans worth comparing, the best first, and stand for the declarer where a whole auction is
thought through.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from hanalab.mighty.actions import FriendCall, NameTrump
from hanalab.mighty.bids import MOST, Bid
from hanalab.mighty.cards import JOKER, SUITS, TRUMPS, Card
from hanalab.mighty.counting import count_hand
from hanalab.mighty.preparation import KITTY, joker_call_choices, number_after, why_not_trump
from hanalab.mighty.rules import Rules
from hanalab.mighty.seats import SEATS
from hanalab.mighty.steady import worth_in_hand
from hanalab.mighty.tricks import mighty_card

Cards = tuple[Card, ...]
#: among so many cards that are worth least the three to lay away are sought
LEAST_WORTH: Final = 8
#: what an emptied side suit is worth, in points
EMPTIED: Final = 0.6


def discards(cards: Sequence[Card], trump: str, rules: Rules, count: int = 1) -> list[Cards]:
    """Three cards to lay away, the likeliest choices first (K18 to K20)."""
    mighty = mighty_card(trump, rules)
    worth = {card: worth_in_hand(card, trump, mighty, cards) for card in cards}
    free = [
        card
        for card in cards
        if rules.bury_specials == "allowed" or (card is not JOKER and card is not mighty)
    ]
    least = sorted(free, key=lambda card: (worth[card], card.index))[:LEAST_WORTH]
    lengths = {suit: sum(card.suit == suit for card in cards) for suit in SUITS}

    def cost(some: Cards) -> float:
        gone = {suit: sum(card.suit == suit for card in some) for suit in SUITS}
        emptied = sum(0 < gone[suit] == lengths[suit] for suit in SUITS if suit != trump)
        return sum(worth[card] for card in some) - EMPTIED * emptied

    return [tuple(sorted(some)) for some in sorted(combinations(sorted(least), KITTY), key=cost)[:count]]


def contracts(
    cards: Sequence[Card], bid: Bid, buried: Sequence[Card], rules: Rules, count: int = 1
) -> list[Bid]:
    """Final trumps with their numbers, the best count first (K22)."""
    found = []
    for trump in TRUMPS:
        choice = NameTrump(trump)
        if why_not_trump(choice, bid, buried, rules) is None:
            number = number_after(choice, bid, rules)
            margin = count_hand(cards, trump, rules).halves / 2 - number
            found.append((-margin, trump != bid.trump, Bid(number, trump)))
    return [contract for _, _, contract in sorted(found, key=lambda one: one[:2])[:count]]


def friends(own: Sequence[Card], trump: str, rules: Rules, count: int = 1) -> list[FriendCall]:
    """Whom to call, the best first: the Mighty, the Joker, high trumps, aces and kings that are not held;
    then nobody, and the winner of the first trick (K41 to K48)."""
    by_length = sorted(SUITS, key=lambda suit: -sum(card.suit == suit for card in own))
    side = [suit for suit in by_length if suit != trump]
    high = [Card(f"{trump}{rank}") for rank in "AKQ"] if trump != "N" else []
    wished = [mighty_card(trump, rules), JOKER, *high, *(Card(f"{suit}A") for suit in side)]
    wished += [Card(f"{suit}K") for suit in side]
    calls = [FriendCall("card", card) for card in dict.fromkeys(wished) if card not in own]
    return [*calls[: max(1, count - 2)], FriendCall("none"), FriendCall("first-trick")][:count]


def house_friends(own: Sequence[Card], declarer: int, trump: str, rules: Rules) -> list[FriendCall]:
    """The calls that house rules add: every other seat by name, the winner of the last trick (K48), and in
    secret the card that would be called openly (K47)."""
    calls = []
    if rules.kitty_friend == "sealed_call":
        best = friends(own, trump, rules)[0]
        if best.card is not None:
            calls.append(FriendCall("sealed", best.card))
    if rules.seat_friend == "on":
        calls += [FriendCall("seat", None, seat) for seat in range(SEATS) if seat != declarer]
    if rules.last_trick_friend == "on":
        calls.append(FriendCall("last-trick"))
    return calls


def joker_calls(own: Sequence[Card], trump: str, rules: Rules, count: int = 1) -> list[Card | None]:
    """Joker Call cards, the best first: one of one's own, which nobody else can then play (K31, K33)."""
    choices = joker_call_choices(trump, rules)
    if not choices:
        return [None]

    def worth(card: Card) -> tuple[bool, int, int]:
        strength = sum(other.rank for other in own if other.suit == card.suit)
        return card not in own, card.rank, -strength

    return [*sorted(choices, key=worth)[:count]]


def most_counted(cards: Sequence[Card], rules: Rules) -> dict[str, float]:
    """The count of a hand with each trump, in points."""
    return {trump: min(float(MOST), count_hand(cards, trump, rules).halves / 2) for trump in TRUMPS}
