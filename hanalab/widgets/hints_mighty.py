"""Hints for the play of Mighty: advice by sampled deals in the words of the table, else the steady bot's."""

from __future__ import annotations

from typing import Any

from hanalab.core.language import listed, text
from hanalab.mighty import JOKER, Card, Laid, Play, View
from hanalab.mighty.cards import SIGNS, SUITS, points_in
from hanalab.mighty.steady import ranked
from hanalab.mighty.tricks import led_suit, mighty_card, winner_of
from hanalab.widgets.hints import CANDIDATES, Ladder, best_rows, how_words, value_words
from hanalab.widgets.hints_model import kind_of
from hanalab.widgets.mighty_words import sign_of


def ladder(view: View, advice: Any, lang: str) -> Ladder:
    """All steps of the hint in words."""
    found = ranked(view)
    rows = () if advice is None else best_rows(advice)
    best: Any = rows[0].action if rows else found[0].action
    choice = next((choice for choice in found if choice.action == best), found[0])
    actions = [row.action for row in rows] or [each.action for each in found]
    candidates = tuple(dict.fromkeys(action_words(action, lang) for action in actions[:CANDIDATES]))
    value = how = ""
    reason = choice.text(lang)
    if advice is not None:
        value, how = value_words(advice, rows[0], lang), how_words(advice, lang)
        level = [action_words(row.action, lang) for row in rows[1:] if row.is_level][:CANDIDATES]
        if advice.because is not None:
            reason = advice.because.text(lang)
            reason = f"{reason[:1].upper()}{reason[1:].removesuffix('.')}."
        elif level:
            key = "hint-level" if kind_of(advice) == "deals" else "hint-level-open"
            reason = text(key, lang, others=listed(level, lang), count=len(level))
        elif best != found[0].action:
            # The bot would have played another card: its reasons compare with cards it did not prefer.
            reason = ""
    return Ladder(
        nudge(view, best, lang), choice.rule, candidates, action_words(best, lang), value, reason, how
    )


def best_card(view: View, advice: Any) -> Card | None:
    """The card the last step of the hint names."""
    action = best_rows(advice)[0].action if advice is not None else ranked(view)[0].action
    played = getattr(action, "card", None)
    return played if isinstance(played, Card) else None


def action_words(action: Any, lang: str) -> str:
    """A card played, as a sign; a Joker with the suit it names."""
    played = getattr(action, "card", None)
    if not isinstance(played, Card):
        return str(action)
    named = getattr(action, "names", None)
    called = text("trick-calls-short", lang) if getattr(action, "calls", False) else ""
    return " ".join(filter(None, (sign_of(played, lang), SIGNS[named] if named else "", called)))


def nudge(view: View, best: Any, lang: str) -> str:
    """A true sentence about the position that points towards the card, without naming it."""
    code, values = _nudge(view, best)
    suit = values.pop("suit", "")
    if suit:
        values["suit"] = text(f"suit-{suit}", lang)
    return text(f"trick-nudge-{code}", lang, **values)


def _nudge(view: View, best: Any) -> tuple[str, dict[str, Any]]:
    if not isinstance(best, Play):
        return "lead", {}
    card, trump = best.card, view.trump or "N"
    if card is JOKER:
        return "joker", {}
    if card is mighty_card(trump, view.rules):
        return "mighty", {}
    if not view.trick:
        return _nudge_lead(view, card, trump)
    return _nudge_follow(view, card, trump)


def _nudge_lead(view: View, card: Card, trump: str) -> tuple[str, dict[str, Any]]:
    if card.suit == trump:
        return "trumps", {"count": sum(held.suit == trump for held in view.hand)}
    out = [other for other in view.unseen if other.suit == card.suit]
    if all(other.rank < card.rank for other in out):
        return "highest", {"suit": card.suit}
    if view.declarer == view.seat and not view.knows_friend:
        return "friend-hidden", {}
    short = min(SUITS, key=lambda suit: (not _count(view, suit), _count(view, suit)))
    if _count(view, card.suit) == 1 and short == card.suit:
        return "single", {"suit": card.suit}
    return "lead", {}


def _count(view: View, suit: str) -> int:
    return sum(held.suit == suit for held in view.hand)


def _nudge_follow(view: View, card: Card, trump: str) -> tuple[str, dict[str, Any]]:
    suit = led_suit(view.trick, view.rules)
    points = points_in(laid.card for laid in view.trick)
    winners = [action.card for action in view.actions() if isinstance(action, Play) and _wins(view, action)]
    if card in winners:
        if suit is not None and card.suit == trump != suit:
            return "may-trump", {"suit": suit}
        cheap = all(card.rank <= other.rank for other in winners if other.suit == card.suit)
        key = "win-cheaply" if cheap and len(winners) > 1 else "win"
        return (key, {"suit": suit}) if suit is not None else ("win-any", {})
    best = winner_of(view.trick, trump, view.number, view.joker_call, view.rules)
    leading = (view.leader + best.place) % 5
    own = _side(view)
    if leading in own:
        return "partner-wins", {"points": points}
    if not winners:
        return "cannot-win", {"points": points}
    return "need-not-win", {"points": points}


def _wins(view: View, action: Play) -> bool:
    trick = (*view.trick, Laid(action.card))
    won = winner_of(trick, view.trump or "N", view.number, view.joker_call, view.rules)
    return won.place == len(view.trick)


def _side(view: View) -> tuple[int, ...]:
    """The other seats this one knows to be on its side."""
    pair = [seat for seat in (view.declarer, view.friend) if seat is not None]
    if view.seat in pair:
        return tuple(seat for seat in pair if seat != view.seat)
    if not view.friend_known or view.friend is None:
        return ()
    return tuple(seat for seat in range(5) if seat not in pair and seat != view.seat)
