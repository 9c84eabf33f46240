"""Mushi: two players, 40 flower cards, and the Lightning as a wild card."""

from hanalab.mushi.actions import Action, Play, Redeal, Take, read_action
from hanalab.mushi.bots import BOTS, Bot, Choice, bot_named, random_bot, ranked, steady_bot
from hanalab.mushi.captures import Captures, captures, why_not_capture
from hanalab.mushi.cards import DECK, LIGHTNING, MONTHS, UNKNOWN, Card, cards
from hanalab.mushi.dealing import dealer_of_draw, draw_dealer, misdeal
from hanalab.mushi.ending import Leftover, leftovers
from hanalab.mushi.events import Event
from hanalab.mushi.match import Match
from hanalab.mushi.record import Record
from hanalab.mushi.round import Round
from hanalab.mushi.rules import Rules
from hanalab.mushi.scoring import PAR, RoundScore, ScoreItem, score
from hanalab.mushi.view import View
from hanalab.mushi.yaku import YAKU, Progress, Yaku, progress, yaku_of

__all__ = [
    "BOTS",
    "DECK",
    "LIGHTNING",
    "MONTHS",
    "PAR",
    "UNKNOWN",
    "YAKU",
    "Action",
    "Bot",
    "Captures",
    "Card",
    "Choice",
    "Event",
    "Leftover",
    "Match",
    "Play",
    "Progress",
    "Record",
    "Redeal",
    "Round",
    "RoundScore",
    "Rules",
    "ScoreItem",
    "Take",
    "View",
    "Yaku",
    "bot_named",
    "captures",
    "cards",
    "dealer_of_draw",
    "draw_dealer",
    "leftovers",
    "misdeal",
    "progress",
    "random_bot",
    "ranked",
    "read_action",
    "score",
    "steady_bot",
    "why_not_capture",
    "yaku_of",
]
