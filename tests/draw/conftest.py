"""One round, followed to its end, as the subject of the pictures."""

from __future__ import annotations

import pytest

from hanalab.mushi import Round

START = Round.from_deal(
    hands=("01Y 05X 08A 08B 09A 09R 10A 12Z", "02Y 05A 05Y 08X 09X 10Y 11B 12B"),
    field="11L 09Y 03Y 01R 01X 04Y 04A 04R",
    stock="03B 08Y 11R 11A 03R 10R 04X 12Y 02R 01B 12X 05R 03X 10X 02A 02X",
)
OPENING = "play 09A, play 02Y, play 08B, play 11B"
REST = (
    "play 01Y, take 01R, play 05Y, play 12Z, play 05A, play 09R, play 09X, play 10A, play 12B, play 05X, "
    "play 08X, play 08A, play 10Y"
)


def follow(position: Round, moves: str) -> Round:
    for move in moves.split(", "):
        position = position.do(move)
    return position


@pytest.fixture(scope="session")
def start() -> Round:
    return START


@pytest.fixture(scope="session")
def middle() -> Round:
    """Turn 5: 01Y may take either pine."""
    return follow(START, OPENING)


@pytest.fixture(scope="session")
def finished() -> Round:
    """121 with Four Wisteria against 109 with Four Paulownia."""
    return follow(START, f"{OPENING}, {REST}")
