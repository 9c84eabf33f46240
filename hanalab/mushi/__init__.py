"""Mushi: two players, 40 flower cards, and the Lightning as a wild card."""

from hanalab.mushi.actions import Play, Redeal, Take
from hanalab.mushi.captures import captures, why_not_capture
from hanalab.mushi.cards import DECK, LIGHTNING, MONTHS, UNKNOWN, Card, cards
from hanalab.mushi.dealing import dealer_of_draw, draw_dealer, misdeal
from hanalab.mushi.events import Event
from hanalab.mushi.round import Round
from hanalab.mushi.rules import Rules
from hanalab.mushi.scoring import RoundScore, ScoreItem, score
from hanalab.mushi.view import View
from hanalab.mushi.yaku import YAKU, progress, yaku_of

__all__ = [
    "DECK", "LIGHTNING", "MONTHS", "UNKNOWN", "YAKU", "Card", "Event", "Play", "Redeal", "Round", "RoundScore",
    "Rules", "ScoreItem", "Take", "View", "captures", "cards", "dealer_of_draw", "draw_dealer", "misdeal", "progress",
    "score", "why_not_capture", "yaku_of",
]  # fmt: skip
