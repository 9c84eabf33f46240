"""Exercises of lesson 11: how far a hand may go, endings solved, and what a tested claim says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from hanalab.explore.claims import Measure, Test, verdict_of
from hanalab.explore.words import amount, percent
from hanalab.lessons.chance import Chance
from hanalab.lessons.exercise import Exercise, MixUp, mix_up
from hanalab.lessons.making import Choice, group, lines, number, single
from hanalab.lessons.mighty_making import bid_words, distinct, ordered, seat, suit
from hanalab.lessons.phrase import Literally, Phrase, say
from hanalab.mighty.bids import MOST, Bid
from hanalab.mighty.cards import DECK, Card, points_in
from hanalab.mighty.hand import Hand
from hanalab.mighty.seats import SEATS
from hanalab.mighty.settlement import settle

#: so many deals stand in a picture
DEALS: Final = 10
#: the Joker Call card of the endings, which nobody holds any more
CALL: Final = Card("S2")


@dataclass(frozen=True, slots=True)
class Amount(Phrase):
    """A score with its sign, in the language of the reader."""

    value: float = 0.0

    def text(self, lang: str = "en") -> str:
        """The number."""
        return amount(self.value, lang)


def _amount(value: float) -> Amount:
    return Amount("", (), value)


# -- how far to go ------------------------------------------------------------------------------------------


def mean_score(points: list[int], bid: Bid) -> float:
    """What the declarer scores on average over deals that come out so, with a friend (K52)."""
    return sum(float(settle(bid, one, 0, 1)[0]) for one in points) / len(points)


def how_far(chance: Chance) -> Exercise:
    """Up to which number may this hand go?"""
    trump = chance.pick("SCDH")
    while True:
        middle = 13 + chance.below(5)
        points = [middle - 3 + chance.below(4) + chance.below(4) for _ in range(DEALS)]
        if min(points) < 8 or max(points) > MOST:
            continue
        worth = {bid: mean_score(points, Bid(bid, trump)) for bid in range(13, MOST + 1)}
        best = max((bid for bid in worth if worth[bid] > 0), default=0)
        half = max((bid for bid in worth if sum(one >= bid for one in points) * 2 >= DEALS), default=0)
        if 14 <= best <= 17 and half > best and min(abs(worth[best]), abs(worth[best + 1])) > 0.3:
            break
    values = {"best": Bid(best, trump).sign, "worth": _amount(worth[best])}
    offered = [
        (best, None),
        (half, "half-the-deals"),
        (min(max(points), MOST), "one-good-deal"),
        (13, "never-above-thirteen"),
    ]
    choices = []
    for bid, code in offered:
        said = Bid(bid, trump)
        told = {**values, "bid": said.sign, "loss": _amount(worth[bid])}
        mix = mix_up(code, "K52", **told) if code else None
        choices.append(Choice(said.text, bid_words(said), bid, mix))
    return single(
        chance,
        say("q-how-far", trump=suit(trump)),
        (lines("ten-deals", Literally(" · ".join(map(str, sorted(points))))),),
        distinct(choices),
        best,
        rule="K52",
        because=say(
            "because-how-far", above=Bid(best + 1, trump).sign, less=_amount(worth[best + 1]), **values
        ),
        marks=False,
    )


def break_even(chance: Chance) -> Exercise:
    """From which chance on does a bid gain?"""
    while True:
        gain, loss = 2 * (1 + chance.below(8)), 2 * (2 + chance.below(9))
        least = 100 * loss // (gain + loss)
        if 100 * loss % (gain + loss) == 0 and loss > gain and least not in (gain, loss):
            break
    near = [
        (50, mix_up("even-chance-is-enough", "K52", gain=gain, loss=loss)),
        (100 - least, mix_up("break-even-turned-round", "K52", gain=gain, loss=loss)),
        (loss - gain, mix_up("gap-alone", "K52")),
    ]
    return number(
        say("q-break-even"),
        (
            lines(
                "contract",
                say("line-if-made", score=f"+{gain}"),
                say("line-if-failed", score=f"\N{MINUS SIGN}{loss}"),
            ),
        ),
        least,
        near,
        rule="K52",
        because=say("because-break-even", gain=gain, loss=loss, both=gain + loss),
    )


# -- endings ------------------------------------------------------------------------------------------------


class Ends(NamedTuple):
    """Points of the declarer's side: with best play of both, at most and at least."""

    best: int
    most: int
    least: int


def ends(hand: Hand) -> Ends:
    """Every way to play the last tricks tried."""
    if hand.is_over:
        return Ends(hand.side_points, hand.side_points, hand.side_points)
    found = [ends(hand.do(action)) for action in hand.actions()]
    choose = max if hand.player in hand.side else min
    return Ends(
        choose(one.best for one in found), max(one.most for one in found), min(one.least for one in found)
    )


def ending_points(chance: Chance) -> Exercise:
    """How many points does the declarer's side get when all play as well as can be?"""
    while True:
        trump = chance.pick("SCDH")
        # High cards only: an ending of deuces asks for nothing.
        deck = chance.some([card for card in DECK if card.rank > 8], 2 * SEATS)
        hands = [ordered(deck[2 * at : 2 * at + 2]) for at in range(SEATS)]
        away = chance.some([card for card in DECK if 2 < card.rank < 9], 3)
        out = points_in(deck)
        so_far = 5 + chance.below(20 - out - 5 + 1)
        leader, friend = chance.below(SEATS), 1 + chance.below(SEATS - 1)
        taken = [so_far, 0, 0, 0, 0]
        taken[next(at for at in range(1, SEATS) if at != friend)] = 20 - out - so_far
        hand = Hand.at_play(
            hands, 0, Bid(13, trump), hands[friend][0], CALL, away, leader=leader, taken=taken
        )
        found = ends(hand)
        if found.least < found.best < found.most:
            break
    near = [
        (found.most, mix_up("everyone-helps", "K37", points=found.most)),
        (found.least, mix_up("everyone-hinders", "K37", points=found.least)),
        (so_far + out, mix_up("all-points-come-in", "K37")),
        (so_far, mix_up("nothing-more-comes", "K37")),
    ]
    shown = [group("seat-holds", held, seat=seat(at)) for at, held in enumerate(hands)]
    told = lines(
        "table",
        say("line-trump", trump=suit(trump)),
        say("line-declarer-friend", declarer=seat(0), friend=seat(friend)),
        say("line-to-lead", seat=seat(leader)),
        say("line-side-has", points=so_far),
    )
    return number(
        say("q-ending-points"),
        (*shown, told),
        found.best,
        near,
        rule="K37",
        because=say("because-ending-points", more=found.best - so_far, so_far=so_far),
        marks=False,
    )


def ace_enough(chance: Chance) -> Exercise:
    """A defender's ace has won the last trick but one: is the bid beaten?"""
    missing = 2 + chance.below(4)
    inside = 1 + chance.below(4)
    beaten = chance.below(2) == 0
    while True:
        left = chance.below(6)
        if (left < missing) == beaten:
            break
    bid = 13 + chance.below(5)
    side = bid - missing
    told = {"left": left, "missing": missing}
    choices = [
        Choice("beaten", say("ace-beaten"), "beaten", mix_up("an-ace-beats-it", "K50", **told)),
        Choice("open", say("ace-open"), "open", mix_up("one-trick-is-always-open", "K50", **told)),
        Choice("made", say("ace-made"), "made", mix_up("ace-comes-too-late", "K50", **told)),
    ]
    return single(
        chance,
        say("q-ace-enough"),
        (
            lines(
                "hand-so-far",
                say("line-bid", bid=Bid(bid, chance.pick("SCDH")).sign),
                say("line-side-had", points=side),
                say("line-ace-took", points=inside),
                say("line-out-before", points=inside + left),
            ),
        ),
        choices,
        "beaten" if beaten else "open",
        rule="K50",
        because=say("because-ace-enough", beaten="yes" if beaten else "no", **told),
    )


# -- what a tested claim says -------------------------------------------------------------------------------

SAFELY: Final = Test("reached", "above", 0.75)


def tested(chance: Chance) -> Exercise:
    """A claim with a limit, tested in two ways: what is the verdict?"""
    wanted = chance.pick(("true", "false", "depends", "undecided"))
    while True:
        cases = chance.pick((40, 100, 400, 1600))
        table = 60 + chance.below(30)
        open_cards = table + 1 + chance.below(99 - table)
        rows = (
            Measure("table", "reached", table / 100, 0.0, cases, "share"),
            Measure("open", "reached", open_cards / 100, 0.0, cases, "share"),
        )
        truth = verdict_of((SAFELY,), rows)
        # An end that is rounded to the limit would leave it open on which side it lies.
        near = [end for row in rows for end in row.interval if abs(end - SAFELY.limit) < 0.01]
        if truth == wanted and not near:
            break
    return single(
        chance,
        say("q-tested", limit=percent(SAFELY.limit)),
        (lines("tested", *(_row(row) for row in rows)),),
        [
            Choice(each, say(f"tested-{each}"), each, _tested_mix(each, truth))
            for each in ("true", "false", "depends", "undecided")
        ],
        truth,
        rule="K40",
        because=say(f"because-tested-{truth}"),
    )


def _row(row: Measure) -> Phrase:
    low, high = (percent(end) for end in row.interval)
    return say(f"line-tested-{row.method}", value=percent(row.value), low=low, high=high)


def _tested_mix(each: str, truth: str) -> MixUp:
    if truth == "undecided":
        codes = {"true": "value-without-interval", "false": "doubt-means-no"}
        return mix_up(codes.get(each, "two-ways-two-answers"), "K40")
    if each == "undecided":
        return mix_up("unsure-means-undecided", "K40")
    if truth == "depends":
        return mix_up("open-cards-decide" if each == "true" else "bots-decide", "K40")
    if each == "depends":
        return mix_up("two-numbers-must-agree", "K40")
    return mix_up("wrong-side-of-the-limit", "K40", limit=percent(SAFELY.limit))
