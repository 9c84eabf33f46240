"""Hints for a Mushi table: advice by sampled deals in the words of the table, else the steady bot's."""

from __future__ import annotations

from typing import Any

from hanalab.core.language import text
from hanalab.mushi.actions import Play, Take
from hanalab.mushi.bots import ranked
from hanalab.mushi.captures import captures
from hanalab.mushi.cards import text_of
from hanalab.mushi.view import View
from hanalab.widgets.hints import CANDIDATES, Ladder, best_rows, how_words, value_words
from hanalab.widgets.mushi_hint import Hint, Move, hint_for, nudge_of


def hint_with(view: View, advice: Any = None) -> Hint:
    """The hint for the seat of the view: by the advice if there is one, else by the steady bot, whose reasons
    are given in any case."""
    if advice is None:
        return hint_for(view)
    moves = tuple(move_of(view, row) for row in best_rows(advice)[:CANDIDATES])
    best = best_rows(advice)[0].action
    choice = next(choice for choice in ranked(view) if choice.action == best)
    return Hint(moves[0], choice, moves, nudge_of(view, moves[0], choice))


def move_of(view: View, row: Any) -> Move:
    """A row of an advice as a move."""
    action, then = row.action, row.then
    if isinstance(action, Take):
        return Move(view.pending, action.cards)
    if not isinstance(action, Play):
        return Move(None, ())
    if isinstance(then, Take):
        return Move(action.card, then.cards)
    if row.takes:
        return Move(action.card, row.takes)
    options = captures(action.card, view.field, rules=view.rules).options
    return Move(action.card, options[0] if len(options) == 1 else ())


def ladder(view: View, advice: Any, lang: str) -> Ladder:
    """All steps of the hint in words."""
    hint = hint_with(view, advice)
    candidates = tuple(dict.fromkeys(move_words(move, "for", lang) for move in hint.candidates))
    # The reason "points" says itself what is taken.
    alone = advice is None and hint.reason.code == "points" and hint.best.card is not None
    best = str(hint.best.card) if alone else move_words(hint.best, "takes", lang)
    value = how = ""
    reason = hint.reason.text(lang)
    if advice is not None:
        value, how = value_words(advice, best_rows(advice)[0], lang), how_words(advice, lang)
        if advice.because is not None:
            reason = advice.because.text(lang)
            reason = f"{reason[:1].upper()}{reason[1:].removesuffix('.')}."
    nudge = text(f"table-nudge-{hint.nudge}", lang)
    return Ladder(nudge, hint.reason.rule, candidates, best, value, reason, how)


def move_words(move: Move, key: str, lang: str) -> str:
    """A move in words: `key` is "takes" or "for"."""
    if move.card is None:
        return text("table-redeal", lang)
    if not move.takes:
        return text("table-hint-leave", lang, card=move.card)
    return text(f"table-hint-{key}", lang, card=move.card, cards=text_of(move.takes))
