"""Why a bot has said what it said, from what that seat alone knows."""

from __future__ import annotations

from hanalab.core.language import text
from hanalab.mighty import Hand, MakeBid, Pass
from hanalab.mighty.auction import Auction
from hanalab.mighty.steady import ranked
from hanalab.widgets.mighty_game import YOU, Sitting

KNOWN = "steady"


def can_be_asked(sitting: Sitting, place: int) -> bool:
    """Whether a bot said this word of the auction, and the moment is still known."""
    seat, _ = sitting.position.auction.said[place]
    return sitting.players[seat] != YOU and before(sitting.position, place) is not None


def reason_of(sitting: Sitting, place: int, lang: str) -> str:
    """The bot's reason for its word at this place of the auction, a sentence; "" where it has none to
    give."""
    seat, bid = sitting.position.auction.said[place]
    moment = before(sitting.position, place)
    if moment is None or sitting.players[seat] == YOU:
        return ""
    if sitting.players[seat] != KNOWN:
        return text("auction-random", lang)
    action = Pass() if bid is None else MakeBid(bid)
    found = next((choice for choice in ranked(moment.view(seat)) if choice.action == action), None)
    return found.text(lang) if found is not None else ""


def before(position: Hand, place: int) -> Hand | None:
    """The position in which the word at this place was said; None if it cannot be told any more."""
    at: Hand | None = position
    while at is not None:
        if at.phase == "AUCTION" and len(at.auction.said) == place:
            return at
        if at.previous is None:
            break
        at = at.previous
    if at is None or at.phase != "AUCTION" or place >= len(at.auction.said):
        return None
    said = at.auction.said
    return Hand.of(at.state._replace(auction=Auction(said[:place]), player=said[place][0]))
