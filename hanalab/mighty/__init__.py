"""Mighty: five players, 53 cards, a bid, and a friend nobody knows."""

from hanalab.mighty.actions import (
    Action,
    CallFriend,
    CallJoker,
    Discard,
    FriendCall,
    MakeBid,
    NameTrump,
    Pass,
    Play,
    Redeal,
    read_action,
)  # fmt: skip
from hanalab.mighty.auction import Auction, hand_value
from hanalab.mighty.bids import Bid, bids_above, read_bid
from hanalab.mighty.bots import BOTS, Bot, bot_named, random_bot, steady_bot
from hanalab.mighty.cards import DECK, JOKER, UNKNOWN, Card, cards
from hanalab.mighty.choice import Choice
from hanalab.mighty.counting import HandCount, count_all, count_hand
from hanalab.mighty.dealing import dealer_of_draw, draw_dealer
from hanalab.mighty.events import Event
from hanalab.mighty.hand import Hand
from hanalab.mighty.record import Record
from hanalab.mighty.rules import Rules
from hanalab.mighty.scoring import HandScore, ScoreItem, score_of_points
from hanalab.mighty.session import Session
from hanalab.mighty.settlement import settle
from hanalab.mighty.state import Trick
from hanalab.mighty.steady import ranked
from hanalab.mighty.tricks import Laid, legal_cards, mighty_card, read_trick, trick_winner
from hanalab.mighty.view import View

__all__ = [
    "BOTS",
    "DECK",
    "JOKER",
    "UNKNOWN",
    "Action",
    "Auction",
    "Bid",
    "Bot",
    "CallFriend",
    "CallJoker",
    "Card",
    "Choice",
    "Discard",
    "Event",
    "FriendCall",
    "Hand",
    "HandCount",
    "HandScore",
    "Laid",
    "MakeBid",
    "NameTrump",
    "Pass",
    "Play",
    "Record",
    "Redeal",
    "Rules",
    "ScoreItem",
    "Session",
    "Trick",
    "View",
    "bids_above",
    "bot_named",
    "cards",
    "count_all",
    "count_hand",
    "dealer_of_draw",
    "draw_dealer",
    "hand_value",
    "legal_cards",
    "mighty_card",
    "random_bot",
    "ranked",
    "read_action",
    "read_bid",
    "read_trick",
    "score_of_points",
    "settle",
    "steady_bot",
    "trick_winner",
]
