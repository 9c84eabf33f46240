"""Exercises of lesson 9: made or failed, the stake and its shares, three ways to score, and the session."""

from __future__ import annotations

from hanalab.core.language import signed
from hanalab.lessons.chance import Chance
from hanalab.lessons.exercise import Exercise, MixUp, mix_up
from hanalab.lessons.making import Choice, lines, number, single
from hanalab.lessons.mighty_making import KOREAN, SEED, distinct, seat, seat_choice
from hanalab.lessons.phrase import Phrase, Spoken, say
from hanalab.mighty.bids import Bid
from hanalab.mighty.cards import SUITS
from hanalab.mighty.hand import Hand
from hanalab.mighty.rules import Rules
from hanalab.mighty.scoring import HandScore, score_of_points, signed_amount
from hanalab.mighty.session import Session

HALVES = Rules(scoring="literal_halves")
PAGAT = Rules(scoring="pagat")
SIDES = ("declarer", "friend", "defender")


def _result(chance: Chance, rules: Rules = SEED, friend: int | None = 1, alone: bool = False) -> HandScore:
    """The score of a hand in which seat 0 declares and seat 1 may be the friend."""
    bid = Bid(13 + chance.below(5), chance.pick(SUITS))
    points = min(19, max(10, bid.number - 3 + chance.below(7)))
    return score_of_points(bid, points, friend=friend, announced_alone=alone, rules=rules)


def _bid(score: HandScore) -> Bid:
    return score.bid or Bid(13, "S")


def _shown(score: HandScore, *more: Spoken) -> tuple[Spoken, ...]:
    return (say("line-bid", bid=_bid(score).sign), say("line-points", points=score.points), *more)


def made_or_failed(chance: Chance) -> Exercise:
    """Is the contract made, and by how many points?"""
    bid = Bid(13 + chance.below(5), chance.pick(SUITS))
    buried, friend = 1 + chance.below(2), 1 + chance.below(4)
    own = bid.number - buried - friend - 3 + chance.below(6)
    score = score_of_points(bid, own + buried + friend, friend=1)
    by = score.points - bid.number
    found = [
        (by, None),
        (by - buried, mix_up("laid-away-is-lost", "K20")),
        (by - friend, mix_up("friend-keeps-own-points", "K49")),
        (by - 1, mix_up("bid-must-be-beaten", "K50")),
        (by + 1, mix_up("miscounted", "K49", points=score.points)),
        (by + 2, mix_up("miscounted-more", "K49", points=score.points)),
    ]
    choices = [Choice(_code(each), _outcome(each), each, mix) for each, mix in found]
    return single(
        chance,
        say("q-made-or-failed"),
        (lines("result", say("line-bid", bid=bid.sign), say("line-own-tricks", points=own),
               say("line-friend-tricks", points=friend), say("line-buried", points=buried)),),
        distinct(choices),
        by,
        rule="K50",
        because=say("because-made", own=own, friend=friend, buried=buried, points=score.points),
        marks=False,
    )  # fmt: skip


def _code(by: int) -> str:
    return f"{'made' if by >= 0 else 'failed'}-{abs(by)}"


def _outcome(by: int) -> Phrase:
    return say("made-exactly") if by == 0 else say("made-by" if by > 0 else "failed-by", by=abs(by))


def _bid_alone(score: HandScore) -> MixUp:
    """Only the bid is counted."""
    return mix_up("extra-is-free", "K55") if score.made else mix_up("shortfall-is-free", "K52")


def stake(chance: Chance) -> Exercise:
    """What is the stake?"""
    score = _result(chance)
    bid, points = _bid(score), score.points
    near = [
        (bid.number - 12, _bid_alone(score)),
        (abs(points - bid.number), mix_up("only-the-difference", "K52")),
        (score.stake - 1, mix_up("counted-from-thirteen", "K52")),
        (points, mix_up("points-are-the-stake", "K52")),
    ]  # fmt: skip
    return number(
        say("q-stake"),
        (lines("result", *_shown(score)),),
        score.stake,
        near,
        rule="K52",
        because=say("because-stake", formula=score.formula()),
        marks=False,
    )


def settle_one(chance: Chance) -> Exercise:
    """What does one of the five score?"""
    score = _result(chance)
    who = chance.below(3)
    value, s = int(score.scores[who]), score.stake
    sign = 1 if value > 0 else -1
    near = [
        (-value, mix_up("sign-turned", "K52")),
        (sign * 2 * s, mix_up("friend-gets-as-much" if who == 1 else "defenders-pay-double", "K52")),
        (sign * s, mix_up("declarer-gets-one-share", "K52")),
        (sign * (_bid(score).number - 12), _bid_alone(score)),
        (sign * score.points, mix_up("points-are-the-stake", "K52")),
    ]  # fmt: skip
    return number(
        say("q-settle", side=SIDES[who]),
        (lines("result", *_shown(score)),),
        value,
        near,
        rule="K52",
        because=say("because-share", formula=score.formula(), share=score.formula(seat=who)),
        marks=False,
    )


def zero_sum(chance: Chance) -> Exercise:
    """Four of the five scores are known: the fifth?"""
    score = _result(chance)
    hidden = chance.below(5)
    value = int(score.scores[hidden])
    told = [
        say("line-score", seat=seat(at), score=signed(int(each)))
        for at, each in enumerate(score.scores)
        if at != hidden
    ]
    near = [
        (-value, mix_up("sum-keeps-its-sign", "K52")),
        (0, mix_up("nothing-left-over", "K52")),
        (int(score.scores[4 if hidden != 4 else 3]), mix_up("same-as-neighbour", "K52")),
        (score.points, mix_up("points-are-the-stake", "K52")),
    ]
    return number(
        say("q-zero-sum", seat=seat(hidden)),
        (lines("scores", *told),),
        value,
        near,
        rule="K52",
        because=say("because-zero-sum"),
        marks=False,
    )


def alone(chance: Chance) -> Exercise:
    """What is scored when the declarer announced no friend?"""
    score = _result(chance, friend=None, alone=True)
    who = chance.below(2)
    value = int(score.scores[who])
    hidden = score_of_points(_bid(score), score.points)
    friendly = score_of_points(_bid(score), score.points, friend=2)
    near = [
        (int(hidden.scores[who]), mix_up("alone-is-not-doubled", "K56")),
        (int(friendly.scores[who]), mix_up("shares-as-with-friend", "K56")),
        (-value, mix_up("sign-turned", "K52")),
        (2 * value, mix_up("doubled-twice", "K56")),
    ]
    return number(
        say("q-alone", side="declarer" if who == 0 else "defender"),
        (lines("result", *_shown(score, say("line-alone"))),),
        value,
        near,
        rule="K56",
        because=Formula(score, who),
        marks=False,
    )


class Formula:
    """The stake of a score and one seat's share, in words."""

    def __init__(self, score: HandScore, seat: int) -> None:
        self.score, self.seat = score, seat

    def text(self, lang: str = "en") -> str:
        """Stake and share."""
        return f"{self.score.formula(lang)}, {self.score.formula(lang, self.seat)}"


def scorings(chance: Chance) -> Exercise:
    """Which of the three scorings gives this?"""
    while True:
        bid = Bid(13 + chance.below(5), chance.pick(SUITS))
        points = min(19, max(10, bid.number - 3 + chance.below(7)))
        all_three = {
            name: score_of_points(bid, points, friend=1, rules=rules)
            for name, rules in (("unit", SEED), ("halves", HALVES), ("pagat", PAGAT))
        }
        if len({score.scores for score in all_three.values()}) == 3:
            break
    name = chance.pick(tuple(all_three))
    given = all_three[name]
    choices = [
        Choice(each, say(f"scoring-{each}"), each,
               mix_up(f"scoring-is-{each}", {"unit": "K52", "halves": "K53", "pagat": "K54"}[each],
                      declarer=signed_amount(score.scores[0]), friend=signed_amount(score.scores[1])))
        for each, score in all_three.items()
    ]  # fmt: skip
    rows = (say("line-score", seat=seat(at), score=signed_amount(given.scores[at])) for at in range(3))
    return single(
        chance,
        say("q-scorings"),
        (lines("result", *_shown(given)), lines("scores", *rows)),
        choices,
        name,
        rule="K54",
        because=Formula(given, 0),
        marks=False,
    )


def decided(chance: Chance) -> Exercise:
    """Is the contract decided already?"""
    bid = Bid(13 + chance.below(5), chance.pick(SUITS))
    case = chance.below(3)
    stop = 21 - bid.number  # points with which the defenders have stopped it
    side = bid.number + chance.below(2) if case == 0 else bid.number - 2 - chance.below(3)
    against = min((chance.below(stop), stop, stop - 1 - chance.below(2))[case], 20 - side)
    still = range(side, 20 - against + 1)
    results = {score_of_points(bid, points, friend=1).made for points in still}
    truth = "open" if len(results) == 2 else "made" if results == {True} else "failed"
    values = {"bid": bid.number, "side": side, "against": against, "left": 20 - side - against}
    choices = [
        Choice("made", say("is-made"), "made", mix_up("nearly-there", "K50", **values)),
        Choice("failed", say("is-failed"), "failed", mix_up("defenders-are-ahead", "K50", **values)),
        Choice("open", say("is-open"), "open", mix_up(f"open-to-the-end-{truth}", "K50", **values)),
        Choice("last", say("is-last-trick"), "last", mix_up("last-trick-decides", "K50", **values)),
    ]
    return single(
        chance,
        say("q-decided"),
        (lines("result", say("line-bid", bid=bid.sign), say("line-side-so-far", points=side),
               say("line-against-so-far", points=against)),),
        choices,
        truth,
        rule="K50",
        because=say(f"because-decided-{truth}", **values),
        marks=False,
    )  # fmt: skip


def to_defeat(chance: Chance) -> Exercise:
    """How many more points do the defenders need?"""
    bid = Bid(13 + chance.below(5), chance.pick(SUITS))
    against = chance.below(20 - bid.number)
    need = next(n for n in range(21) if not score_of_points(bid, 20 - n, friend=1).made)
    near = [
        (need - against - 1, mix_up("level-stops-it", "K50")),
        (need, mix_up("points-won-forgotten", "K49")),
        (bid.number - against, mix_up("counted-the-wrong-side", "K50")),
        (11 - against, mix_up("half-is-enough", "K50")),
    ]
    return number(
        say("q-to-defeat"),
        (lines("result", say("line-bid", bid=bid.sign), say("line-against-so-far", points=against)),),
        need - against,
        near,
        rule="K50",
        because=say("because-to-defeat", bid=bid.number, need=need, against=against),
        marks=False,
    )


def next_dealer(chance: Chance) -> Exercise:
    """Who deals the next hand?"""
    dealer, declarer, friend = chance.some(range(5), 3)
    rules = (SEED, KOREAN)[chance.below(2)]
    session = Session(rules, dealer).add(_finished(chance, rules, dealer, declarer, friend))
    wrong = [
        ((dealer + 1) % 5, "deal-always-goes-round", "K6"),
        (friend, "friend-always-deals", "K6"),
        (declarer, "declarer-deals", "K6"),
        (dealer, "dealer-stays", "K6"),
    ]
    truth = session.dealer
    choices = [
        seat_choice(at, seat(at), at, None if at == truth else mix_up(code, rule, seat=seat(at)))
        for at, code, rule in wrong
    ]
    return single(
        chance,
        say("q-next-dealer"),
        (
            lines(
                "last-hand",
                say("line-dealer", seat=seat(dealer)),
                say("line-declarer", seat=seat(declarer)),
                say("line-friend", seat=seat(friend)),
            ),
            lines("rule-set", say("line-korean" if rules == KOREAN else "line-seed")),
        ),
        distinct(choices),
        truth,
        rule="K6",
        because=say("because-dealer-korean" if rules == KOREAN else "because-dealer-seed"),
        marks=False,
    )  # fmt: skip


def _finished(chance: Chance, rules: Rules, dealer: int, declarer: int, friend: int) -> Hand:
    """A hand with this declarer and friend, played at random."""
    hand = Hand.deal(chance.below(10**6), dealer, rules)
    while hand.phase == "AUCTION":
        hand = hand.do("bid 13H" if hand.player == declarer and hand.auction.standing is None else "pass")
    while not hand.is_over:
        if hand.phase == "FRIEND":
            hand = hand.do(f"friend {hand.hands[friend][0]}")
        else:
            hand = hand.do(chance.pick(hand.actions()))
    return hand
