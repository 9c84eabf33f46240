"""How the steady bot plays its cards: what the trick is worth, who will win it, what a card is worth later.

    worth = (chance to win it, less chance to lose it) x points in the trick - price of the card

The price is what the card would bring later. So the Mighty waits for a trick that is worth it, point cards
go to a trick the own side wins, and low cards to one that is lost. The declarer's side likes to lead trumps
while the others have some; defenders do not."""

from __future__ import annotations

from typing import Final

from hanalab.mighty.actions import Play
from hanalab.mighty.cards import JOKER, Card
from hanalab.mighty.choice import Choice
from hanalab.mighty.guessing import Guess
from hanalab.mighty.tricks import Laid, winner_of
from hanalab.mighty.view import View

#: what cards are worth later, in points won or lost
PRICE: Final = {"mighty": 4.0, "joker": 3.0, "top_trump": 1.6, "trump": 0.6, "top": 0.8, "king": 0.3}
#: a high card is dearer than a low one of the same kind, by so much a rank
RANK_PRICE: Final = 0.01
#: points that a player still to come is expected to add
TO_COME: Final = 0.35
#: what a lead of trump brings the declarer's side for each enemy trump it may draw, three at most
DRAWS: Final = 0.5
#: what it costs a defender
FEEDS: Final = 0.6
#: from here on a trick counts as won
SURE: Final = 0.7


def plays(view: View) -> list[Choice]:
    """Every legal play with its worth and its reason."""
    guess = Guess(view)
    own_side = view.role in ("declarer", "friend")
    out = guess.enemy_trumps
    found = []
    for action in view.actions():
        if isinstance(action, Play):
            chance = guess.wins(Laid(action.card, action.names, action.calls or None))
            worth = _worth(action, view, guess, chance, own_side, out)
            code, rule = _why(action.card, view, guess, chance, own_side)
            found.append(Choice(action, worth, code, (action.card,), rule))
    return found


def _worth(
    action: Play, view: View, guess: Guess, chance: float, own_side: bool, enemy_trumps: float
) -> float:
    card, trick = action.card, view.trick
    points = sum([laid.card.points for laid in trick]) + card.points + TO_COME * (4 - len(trick))
    worth = (2.0 * chance - 1.0) * points - price(card, guess, enemy_trumps)
    if not trick and (action.names or card.suit) == guess.trump:
        if not own_side:
            worth -= FEEDS
        elif enemy_trumps > 0.5:
            worth += DRAWS * min(enemy_trumps, 3.0) * chance
    return worth


def price(card: Card, guess: Guess, enemy_trumps: float) -> float:
    """What a card would bring in a later trick, in points; nothing in the last."""
    if guess.left == 0:
        return 0.0
    if card is guess.mighty:
        return PRICE["mighty"]
    if card is JOKER:
        return PRICE["joker"] if guess.left > 1 else 0.0  # worthless in the last trick (K34)
    kind = ""
    if card.suit == guess.trump:
        kind = "top_trump" if enemy_trumps < 0.3 or guess.is_master(card) else "trump"
    elif guess.is_master(card):
        kind = "top"
    elif card.rank == 13:
        kind = "king"
    return PRICE.get(kind, 0.0) + RANK_PRICE * card.rank


def _why(card: Card, view: View, guess: Guess, chance: float, own_side: bool) -> tuple[str, str]:
    """The main reason for a card, and its rule."""
    special = card is guess.mighty or card is JOKER
    if not view.trick:
        if special:
            return "lead-special", "K25" if card is guess.mighty else "K29"
        if card.suit == guess.trump and own_side:
            return "lead-trump", "K39"
        return ("lead-winner" if chance >= SURE else "lead-low"), "K37"
    trick = (*view.trick, Laid(card))
    place = winner_of(trick, guess.trump, view.number, view.joker_call, view.rules).place
    if place == len(view.trick):
        if special:
            return "win-special", "K25" if card is guess.mighty else "K29"
        return ("win" if chance >= 0.5 else "force"), "K39"
    if chance >= 0.5:
        return ("smear" if card.points else "leave"), "K49"
    return ("lose-points" if card.points else "save"), "K38"
