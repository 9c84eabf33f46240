"""The hand of Mighty pictured in the interface guide, from its first lead to its settlement."""

from __future__ import annotations

from hanalab.mighty import Hand

NAMES = ("You", "Ara", "Bora", "Chan", "Dain")
HANDS = (
    "HA HK HJ H10 H9 H6 CK C7 DA JK",
    "S2 S6 S8 SQ SK D3 D9 DK H2 H3",
    "SJ S5 C2 C5 C6 C8 C10 D7 D8 DJ",
    "S3 S4 C3 C9 CJ CQ CA D10 H5 HQ",
    "S7 S9 SA D2 D5 D6 DQ H4 H7 H8",
)
TRICKS = (
    "HA H3 C5 H5 H4", "HJ H2 C2 HQ H7", "CQ H8 C7 D3 C6", "DQ DA D9 D8 D10", "CK S2 C8 CA SA",
    "D6 HK DK D7 S4", "H10 S6 S5 S3 D5", "H9 S8 C10 C3 D2", "H6 SQ DJ C9 S7", "JK SK SJ CJ S9",
)  # fmt: skip
CARDS = " ".join(TRICKS).split()
#: cards played when a picture was taken: trick 3 with your turn, the friend just revealed, the end
TURN, REVEALED, OVER = 12, 25, 50


def first_lead(friend: str = "SA") -> Hand:
    """The first lead of 15♥, which you declare."""
    return Hand.at_play(HANDS, 0, "15H", friend, joker_call="C2", discards="S10 D4 C4", dealer=2)


def after(cards: int, friend: str = "SA") -> Hand:
    """The position after so many cards."""
    position = first_lead(friend)
    for card in CARDS[:cards]:
        position = position.do(f"play {card}")
    return position
