"""MightyTable: whole hands and sessions of Mighty, from the deal to the settlement."""

from __future__ import annotations

from hanalab.widgets.auction_table import AuctionRoom
from hanalab.widgets.mighty_base import MightyWidget
from hanalab.widgets.preparation_table import PreparationRoom
from hanalab.widgets.trick_table import TrickRoom


class MightyTable(MightyWidget):
    """A table for the whole game: the auction, then the preparation, then the tricks, each shown as by
    AuctionTable, PreparationTable and TrickTable, and at the end the five scores and the next hand.

    `hand` (a Hand, its text, a Session to go on with, or another Mighty table) is where to start, with its
    own rules and dealer; else `seed` deals. `bots` is the name of one for the four other seats ("random",
    "steady", or "sharp", which looks ahead and thinks for up to `seconds` a move), four names clockwise from
    your left, five by seat, or None to play all five yourself. `seat` is yours, `names` are the five by seat.
    `open_hands` shows every hand. `pause` is the time a bot takes, in milliseconds: 0 for none, None to wait
    for Continue. `canvas=False` draws without ipycanvas. `on_change(hand)` is called after each change of the
    position.

    `press` does what a click does, with the acts of the three tables: "bid 14H", "pass", "discard S10 D4 C4",
    "trump H", "friend SA", "joker-call C2", "play SA"; and "continue", "undo", "redo", "hint", "next".

    >>> table = MightyTable(seed=1, bots=None)
    >>> for word in ("bid 13S", "pass", "pass", "pass", "pass", "continue"):
    ...     table.press(word)
    >>> table.hand.phase, table.hand.player
    ('EXCHANGE', 1)
    """

    ROOMS = (AuctionRoom(), PreparationRoom(), TrickRoom())
