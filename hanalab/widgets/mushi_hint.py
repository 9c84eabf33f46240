"""A hint for a seat, from what it may know: a nudge, the rule, some candidates, the best with its reason."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from hanalab.mushi.actions import Play, Take
from hanalab.mushi.bots import Choice, ranked
from hanalab.mushi.captures import captures
from hanalab.mushi.cards import Card
from hanalab.mushi.view import View

Cards = tuple[Card, ...]
CANDIDATES = 3


class Move(NamedTuple):
    """A card and what it takes (nothing: it stays); without a card, a new deal is asked for (M13)."""

    card: Card | None
    takes: Cards


class Hint(NamedTuple):
    """The best move with the bot's reason for it, the first few moves, and what a nudge would speak of."""

    best: Move
    reason: Choice
    candidates: tuple[Move, ...]
    nudge: str


def hint_for(view: View) -> Hint:
    """The hint for the seat of the view, which is to decide.

    >>> from hanalab.mushi import Round
    >>> table = Round.from_deal(hands=("01Y", "05X"), field="01R 01X", stock="12X 09Y")
    >>> str(hint_for(table.view(0)).best.takes[0])
    '01R'
    """
    choices = ranked(view)
    moves = tuple(_move(view, choice) for choice in choices[:CANDIDATES])
    return Hint(moves[0], choices[0], moves, nudge_of(view, moves[0], choices[0]))


def _move(view: View, choice: Choice) -> Move:
    action = choice.action
    if isinstance(action, Take):
        return Move(view.pending, action.cards)
    if isinstance(action, Play):
        return Move(action.card, _best_take(view, action.card))
    return Move(None, ())


def _best_take(view: View, card: Card) -> Cards:
    options = captures(card, view.field, rules=view.rules).options
    if len(options) < 2:
        return options[0] if options else ()
    rest = tuple(held for held in view.hand if held is not card)
    hands = (rest, view.hands[1]) if view.seat == 0 else (view.hands[0], rest)
    after = replace(view, hands=hands, pending=card, phase="HAND_CAPTURE")
    best = ranked(after)[0].action
    return best.cards if isinstance(best, Take) else ()


def nudge_of(view: View, move: Move, choice: Choice) -> str:
    """What is true of the position and points towards the move: the code of a text `table-nudge-...`."""
    if move.card is None:
        return "redeal"
    if not move.takes:
        return "stays" if _can_take(view) else "none"
    if choice.code in ("yaku", "deny"):
        return choice.code
    if move.card.is_lightning:
        return "wild"
    if len(move.takes) > 1:
        return "three"
    return "two" if choice.rule == "M19" else "points"


def _can_take(view: View) -> bool:
    """Whether any card of the hand (or the pending one) could take something."""
    placed = view.hand if view.pending is None else (view.pending,)
    return any(captures(card, view.field, rules=view.rules).options for card in placed)
