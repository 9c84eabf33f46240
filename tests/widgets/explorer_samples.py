"""Positions and hand-made answers for the tests of the hand explorer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hanalab.core.reason import reason
from hanalab.explore import (
    Advice,
    Answer,
    Bids,
    Comparison,
    Effort,
    Kitty,
    Plan,
    Row,
    Solution,
    Step,
    TrumpRow,
)
from hanalab.explore.bidding import ALONE, WITH_FRIEND, Outcome
from hanalab.mighty import Bid, Card, FriendCall, Hand, cards
from hanalab.mighty import Rules as MightyRules
from hanalab.mushi import Round, Take
from hanalab.widgets.explorer_model import Inquiry
from hanalab.widgets.explorer_walk import candidates

TEN = "HA HK HJ H9 H6 CK C7 DA D4 JK"
THIRTEEN = f"{TEN} S10 D10 C4"


def fifth_turn() -> Round:
    """The middle of a round: seat 0 plays, 01Y may take two cards."""
    at = Round.from_deal(
        hands=("01Y 05X 08A 08B 09A 09R 10A 12Z", "02Y 05A 05Y 08X 09X 10Y 11B 12B"),
        field="11L 09Y 03Y 01R 01X 04Y 04A 04R",
        stock="03B 08Y 11R 11A 03R 10R 04X 12Y 02R 01B 12X 05R 03X 10X 02A 02X",
    )
    for card in ("09A", "02Y", "08B", "11B"):
        at = at.do(f"play {card}")
        while at.pending is not None:
            at = at.do(at.actions()[0])
    return at


def trick() -> Hand:
    """Seat 0, the declarer, leads the first trick."""
    return Hand.at_play(
        hands=(
            "HA HK HJ H10 H9 H6 CK C7 DA JK",
            "S2 S6 S8 SQ SK D3 D9 DK H2 H3",
            "SJ S5 C2 C5 C6 C8 C10 D7 D8 DJ",
            "S3 S4 C3 C9 CJ CQ CA D10 H5 HQ",
            "S7 S9 SA D2 D5 D6 DQ H4 H7 H8",
        ),
        declarer=0,
        bid=(15, "H"),
        friend="SA",
        joker_call="C2",
        dealer=2,
    )


def effort(worlds: int = 100, wanted: int | None = 200, done: bool = False, stopped: str = "") -> Effort:
    return Effort(method="mushi-exact", worlds=worlds, wanted=wanted, seconds=0.4, done=done, stopped=stopped)


def advice(at: Inquiry, worlds: int = 100, done: bool = True) -> Advice:
    """Made-up values for whatever can be done here, best first."""
    found = candidates(at)
    means = [6.2, 3.1, -0.4, -0.9, -2.2, -3.6, -3.9, -4.4, -5.0, -6.1]
    moves = []
    for place, row in enumerate(
        sorted(found, key=lambda row: (not row.takes, row.label() != "01Y takes 01R"))
    ):
        mean = means[min(place, 9)] + (12 if at.game == "mighty" else 0)
        behind = means[min(place, 9)] - 6.2
        moves.append(
            row._replace(
                mean=mean, error=0.8, worlds=worlds, difference=behind, difference_error=0.9 if place else 0.0
            )
        )
    rows: dict[Any, Row] = {}
    for row in moves:
        rows.setdefault(row.action, row)
    seat = at.position.player or 0
    line = tuple(
        Step(
            5 + place,
            seat if place % 2 == 0 else 1 - seat if at.game == "mushi" else (seat + 1) % 5,
            moves[0].action if place == 0 else moves[-1].action,
            1.0 if place == 0 else 0.42,
            takes=moves[0].takes,
        )
        for place in range(2)
    )
    return Advice(
        game=at.game,
        seat=seat,
        phase=at.position.phase,
        unit="round" if at.game == "mushi" else "side",
        rows=tuple(rows.values()),
        moves=tuple(moves),
        line=line,
        effort=effort(worlds, 200, done),
    )


def solution(at: Inquiry) -> Solution:
    """A made-up exact answer."""
    found = candidates(at)
    rows = tuple(
        row._replace(mean=float(7 - place), worlds=1, difference=float(-place))
        for place, row in enumerate(found)
    )
    return Solution(
        game=at.game,
        value=7,
        low=7,
        high=7,
        best=rows[0].action,
        nodes=1234,
        seat=at.position.player,
        rows=rows,
        effort=effort(1, None, True, "all"),
    )


def bids(at: Inquiry, worlds: int = 400) -> Bids:
    """Made-up chances, hearts best: 15 hearts is advised."""
    held = cards(TEN)
    rows = []
    for trump, middle in zip("HNDCS", (16, 14, 13, 13, 12), strict=True):
        outcomes = tuple(
            Outcome(points, WITH_FRIEND if points % 3 else ALONE, weight, weight)
            for points, weight in (
                (middle - 4, 20),
                (middle - 1, 90),
                (middle, 150),
                (middle + 2, 100),
                (middle + 4, 40),
            )
            if points <= 20
        )
        rows.append(TrumpRow(trump, outcomes, ((FriendCall("card", Card("SA")), 0.83),), 1.1, 0.4))
    made = Effort(method="bids", worlds=worlds, wanted=400, seconds=1.1)
    return Bids(cards=held, rules=MightyRules(), rows=tuple(rows), effort=made)


def kitty(at: Inquiry) -> Kitty:
    """Three made-up plans."""
    plans = tuple(
        Plan(
            cards(away),
            Bid(15, "H"),
            FriendCall("card", Card(friend)),
            Card("C2"),
            mean,
            0.4,
            100,
            mean - 2.1,
            0.2,
            0.7,
            15.2,
        )
        for away, friend, mean in (
            ("S10 D4 C4", "SA", 2.1),
            ("S10 D10 C4", "SA", 1.6),
            ("S10 D10 C4", "SK", 0.2),
        )
    )
    return Kitty(
        cards=cards(THIRTEEN),
        rules=MightyRules(),
        contract=Bid(15, "H"),
        rows=plans,
        effort=Effort(method="kitty", worlds=100, wanted=100, seconds=2.0),
    )


def answer_of(at: Inquiry) -> Answer:
    """A made-up answer of the right kind."""
    if at.kind == "bids":
        return bids(at)
    if at.kind == "kitty":
        return kitty(at)
    return solution(at) if at.open else advice(at)


def compared(pair: tuple[Inquiry, Inquiry]) -> Comparison:
    """A made-up comparison."""
    first, second = map(answer_of, pair)
    return Comparison(
        change=reason("explorer-change-branch"),
        first=first,
        second=second,
        first_mean=6.2,
        second_mean=4.1,
        first_error=0.8,
        second_error=0.8,
        difference=-2.1,
        error=0.5,
        signed=True,
        effort=effort(200, 200, True),
    )


def fake(at: Inquiry, _effort: object, tell: Callable[[Any], None], _stop: object) -> Answer:
    """In the place of `explorer_ask.answer`: half an answer first, then the whole."""
    whole = answer_of(at)
    if isinstance(whole, Advice):
        tell(advice(at, worlds=50, done=False))
    return whole


def fake_compared(pair: Any, _change: object, _effort: object, _tell: object, _stop: object) -> Comparison:
    """In the place of `explorer_ask.compared`."""
    return compared(pair)


__all__ = [
    "TEN",
    "THIRTEEN",
    "Take",
    "advice",
    "answer_of",
    "bids",
    "compared",
    "fake",
    "fake_compared",
    "fifth_turn",
    "kitty",
    "solution",
    "trick",
]
