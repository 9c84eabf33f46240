"""T9: whether bidding or the play of the cards separates players more."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from hanalab.core.shuffle import numbers
from hanalab.explore import thumb
from hanalab.explore.claims.claim import Claim, Test
from hanalab.explore.claims.finding import Measure
from hanalab.explore.claims.mighty_table import SEED, Policy, at_table, average, best, named, won
from hanalab.explore.contract_play import score_for
from hanalab.mighty import dealing
from hanalab.mighty.auction import Auction, next_speaker
from hanalab.mighty.bids import Bid, bids_above
from hanalab.mighty.choice import Choice
from hanalab.mighty.seats import SEATS
from hanalab.mighty.state import State

Row = Sequence[Any]
#: how far above its count the seat bids, in points
BIDS: Final = {"timid": -2.0, "steady": 0.0, "bold": 2.0}
#: how many of its cards it plays at random, in percent
SLIPS: Final = {"steady": 0, "half": 50, "random": 100}
#: hands in a session (K59)
HANDS: Final = 10
#: the errors come from leaving out each of so many parts in turn
PARTS: Final = 20


def session_deal(seed: object, number: int, method: str) -> Row:
    """The score of one seat in a deal for each way to bid with each way to play, the other four steady."""
    dealer = number % SEATS
    state = dealing.deal(named(seed, number), dealer, SEED)
    seat = (number // SEATS) % SEATS
    counts = [thumb.most_counted(hand, SEED) for hand in state.hands]
    scores: list[float] = []
    known: dict[tuple[int, Bid, str], float] = {}
    for extra in BIDS.values():
        declarer, bid = bid_with(state, counts, seat, extra)
        for name, slips in SLIPS.items():
            if declarer is None or bid is None:
                scores.append(0.0)
                continue
            at = declarer, bid, name
            if at not in known:
                contract = won(state, declarer, bid)
                plan = contract.plan()
                policy = slipping(slips, numbers(f"slips {named(seed, number)} {declarer} {bid}"))
                played = at_table(contract.lead(plan), {seat: policy})
                known[at] = score_for(seat, declarer, plan.bid, played, SEED)
            scores.append(known[at])
    return scores


def bid_with(
    state: State, counts: Sequence[dict[str, float]], seat: int, extra: float
) -> tuple[int | None, Bid | None]:
    """The auction when one seat bids that much above its count, the others up to theirs."""
    auction, player = Auction(()), state.player
    while player is not None:
        word: Bid | None = None
        if auction.bidder != player:
            more = extra if player == seat else 0.0
            legal = bids_above(auction.standing, SEED)
            able = [bid for bid in legal if counts[player][bid.trump] + more >= bid.number]
            surplus = {bid: counts[player][bid.trump] - bid.number for bid in able}
            word = max(able, key=lambda bid: surplus[bid]) if able else None
        auction = Auction((*auction.said, (player, word)))
        player, _ = next_speaker(auction, state.dealer, SEED)
    return auction.bidder, auction.standing


def slipping(percent: int, source: Iterator[int]) -> Policy:
    """Plays so many of a hundred cards at random."""

    def choose(state: State, choices: Sequence[Choice]) -> Choice:
        if next(source) % 100 < percent:
            return choices[next(source) % len(choices)]
        return best(state, choices)

    return choose


def shares(results: Sequence[Row]) -> tuple[float, float, float]:
    """The parts of the variance of a session's score that bidding explains, that play explains, and their
    difference. Cells count alike; what chance adds to a mean over few deals is taken off."""
    count = len(results)
    wide, deep = len(BIDS), len(SLIPS)
    means = [math.fsum(one[cell] for one in results) / count for cell in range(wide * deep)]
    whole = math.fsum(means) / len(means)
    by_bid = [math.fsum(means[deep * at : deep * at + deep]) / deep - whole for at in range(wide)]
    by_play = [math.fsum(means[at::deep]) / wide - whole for at in range(deep)]
    bids = math.fsum(one * one for one in by_bid) / wide - _noise(results, "bids")
    plays = math.fsum(one * one for one in by_play) / deep - _noise(results, "plays")
    within = math.fsum(
        (one[cell] - means[cell]) ** 2 for one in results for cell in range(wide * deep)
    ) / (count * wide * deep)  # fmt: skip
    # A session adds its hands up: what policies add grows with their number squared, chance with the number.
    total = HANDS * HANDS * (max(0.0, bids) + max(0.0, plays)) + HANDS * within
    if not total:
        return 0.0, 0.0, 0.0
    bids, plays = HANDS * HANDS * bids / total, HANDS * HANDS * plays / total
    return bids, plays, bids - plays


def _noise(results: Sequence[Row], what: str) -> float:
    """What chance adds to the mean square of the effects."""
    count, wide, deep = len(results), len(BIDS), len(SLIPS)
    if count < 2:
        return 0.0
    groups = wide if what == "bids" else deep
    found = 0.0
    for at in range(groups):
        effects = []
        for one in results:
            cells = one[deep * at : deep * at + deep] if what == "bids" else one[at::deep]
            effects.append(math.fsum(cells) / len(cells) - math.fsum(one) / len(one))
        mean = math.fsum(effects) / count
        found += math.fsum((effect - mean) ** 2 for effect in effects) / (count - 1) / count
    return found / groups


def session_sums(results: Sequence[Row], method: str) -> Iterable[Measure]:
    for at, key in enumerate(("bids", "plays", "more")):
        value, error = shares(results)[at], _jackknife(results, at)
        yield Measure(method, key, value, error, len(results), "change" if key == "more" else "part")
    deep = len(SLIPS)
    for at, key in enumerate(BIDS):
        cells = [math.fsum(one[deep * at : deep * at + deep]) / deep for one in results]
        yield average(method, f"bid-{key}", cells, "score")
    for at, key in enumerate(SLIPS):
        cells = [math.fsum(one[at::deep]) / len(BIDS) for one in results]
        yield average(method, f"play-{key}", cells, "score")


def _jackknife(results: Sequence[Row], at: int) -> float:
    """The standard error of a share, from leaving out parts of the deals in turn."""
    parts = min(PARTS, len(results))
    if parts < 2:
        return math.inf
    found = [
        shares([one for place, one in enumerate(results) if place % parts != part])[at]
        for part in range(parts)
    ]
    mean = math.fsum(found) / parts
    return math.sqrt((parts - 1) / parts * math.fsum((one - mean) ** 2 for one in found))


CLAIMS: Final = (
    Claim(
        "T9", session_deal, session_sums, (Test("more", "above"),), usual=20, batch=1,
        rules=("K12", "K52", "K59"),
    ),
)  # fmt: skip
