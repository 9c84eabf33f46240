"""Exercises of lesson 7: the order of bids, the auction, and what a hand is worth in it."""

from __future__ import annotations

from hanalab.lessons.chance import Chance
from hanalab.lessons.exercise import Exercise, MixUp, Option, mix_up
from hanalab.lessons.making import Choice, group, lines, number, several, single
from hanalab.lessons.mighty_making import (
    TRUMP_WORDS,
    Joined,
    bid_words,
    distinct,
    ordered,
    refused,
    seat,
    seat_choice,
    suit,
    with_trump,
)
from hanalab.lessons.phrase import Spoken, say
from hanalab.mighty.actions import MakeBid, Pass
from hanalab.mighty.auction import first_speaker
from hanalab.mighty.bids import Bid, bids_above, why_not_bid
from hanalab.mighty.cards import DECK, SUITS, TRUMPS, Card
from hanalab.mighty.counting import HALVES, HandCount, count_all, count_hand
from hanalab.mighty.hand import Hand
from hanalab.mighty.rules import Rules
from hanalab.mighty.steady import ranked

SEED = Rules()
Said = tuple[Bid | None, ...]


def first_speaks(chance: Chance) -> Exercise:
    """Who speaks first?"""
    dealer = chance.below(5)
    first = first_speaker(dealer, SEED)
    wrong = [
        (dealer, "dealer-first"),
        ((dealer - 1) % 5, "right-of-dealer"),
        *([(0, "p0-always-first")] if chance.below(2) else []),
        ((dealer + 2) % 5, "next-but-one"),
    ]
    choices = [seat_choice(first, seat(first), first)]
    choices += [
        seat_choice(each, seat(each), each, mix_up(code, "K9", seat=seat(each))) for each, code in wrong
    ]
    return single(
        chance,
        say("q-first-speaks"),
        (lines("table", say("line-dealer", seat=seat(dealer))),),
        distinct(choices),
        first,
        rule="K9",
        because=say("because-first-speaks", dealer=seat(dealer), first=seat(first)),
        marks=False,
    )


def highest_bid(chance: Chance) -> Exercise:
    """Which of four bids is the highest?"""
    top = 14 + chance.below(6)
    here, below = chance.some(TRUMPS, 2), chance.some(TRUMPS, 2)
    bids = [Bid(top, trump) for trump in here] + [Bid(top - 1, trump) for trump in below]
    best = max(bids)
    choices = [Choice(bid.text, bid_words(bid), bid, _for_rank(bid, best)) for bid in bids]
    bids = chance.mixed(bids)
    shown = lines("bids", Joined(tuple(map(bid_words, bids))))
    return single(chance, say("q-highest-bid"), (shown,), choices, best, rule="K12", marks=False)


def _for_rank(bid: Bid, best: Bid) -> MixUp:
    values = {"bid": bid.sign, "best": best.sign}
    if bid.number == best.number:
        return mix_up("spades-are-highest" if bid.trump == "S" else "suits-are-level", "K11", **values)
    return mix_up("no-trump-beats-all" if bid.trump == "N" else "suit-before-number", "K12", **values)


def above(chance: Chance) -> Exercise:
    """Which bids may follow a bid?"""
    standing = Bid(14 + chance.below(5), chance.pick(SUITS))
    near = [Bid(n, t) for n in (standing.number - 1, standing.number, standing.number + 1) for t in TRUMPS]
    may = set(bids_above(standing))
    right = [bid for bid in near if bid in may]
    wrong = [bid for bid in near if bid not in may]
    bids = sorted((*chance.some(right, 3), *chance.some(wrong, 3)))
    options = [Option(bid.text, bid_words(bid), bid in may, _for_above(bid, standing)) for bid in bids]
    return several(
        say("q-above"),
        (lines("standing", bid_words(standing)),),
        options,
        rule="K12",
        marks=False,
    )


def _for_above(bid: Bid, standing: Bid) -> MixUp:
    values = {"bid": bid.sign, "standing": standing.sign}
    why = why_not_bid(bid, standing)
    if why is None:
        if bid.number == standing.number:
            return mix_up("number-must-rise", "K12", **values)
        return mix_up("rise-needs-higher-suit", "K12", **values)
    if bid == standing:
        return refused("equal-will-do", why)
    if bid.number < standing.number:
        return refused("rank-before-number", why)
    return refused("spades-on-top" if bid.trump == "S" else "order-of-suits", why)


def auction_over(chance: Chance) -> Exercise:
    """What happens now in this auction?"""
    case = chance.below(5)
    dealer = chance.below(5)
    low, high = Bid(13, chance.pick(SUITS)), Bid(14, chance.pick(SUITS))
    said: Said = (
        chance.pick(((low, None, high, None, None, None), (None, low, None, high, None))),
        (*(None,) * chance.below(3), low, None, high, None, None, None, None),
        (None,) * 4,
        (None,) * 5,
        (low, None, Bid(20, "N")),
    )[case]
    hand = Hand.deal(1, dealer)
    for bid in said:
        hand = hand.do(Pass() if bid is None else MakeBid(bid))
    truth = ("speaks", hand.player) if hand.phase == "AUCTION" else "dead" if hand.is_dead else "over"
    rows = [Joined(tuple(map(_word, hand.auction.said[at : at + 5]))) for at in range(0, len(said), 5)]
    return single(
        chance,
        say("q-auction-now"),
        (lines("said", *rows),),
        distinct(_outcomes(hand, case)),
        truth,
        rule=("K13", "K14", "K15", "K16", "K17")[case],
        marks=False,
    )


def _outcomes(hand: Hand, case: int) -> list[Choice]:
    """What one may think comes next, the likeliest first."""
    auction, dealer = hand.auction, seat(hand.dealer)
    bidder, after = auction.bidder, (auction.said[-1][0] + 1) % 5
    known = {"seat": seat(after), "bidder": seat(bidder or 0)}
    outcomes = [seat_choice(after, say("speaks", seat=seat(after)), ("speaks", after), _again(case, **known))]
    if bidder is None:
        out = mix_up("four-passes-end", "K15", **known)
    else:
        out = mix_up("passes-throw-in", "K14", **known)
        won = say("declarer-is", seat=seat(bidder), bid=auction.standing and auction.standing.sign)
        outcomes.append(Choice("over", won, "over", mix_up("pass-is-final", "K13", **known)))
        more = mix_up("bidder-speaks-again", "K14", **known)
        outcomes.append(seat_choice(bidder, say("speaks", seat=seat(bidder)), ("speaks", bidder), more))
    if case == 0:
        fresh = next(at % 5 for at in range(after, after + 5) if (at % 5, None) not in auction.said)
        skip = mix_up("passed-are-skipped", "K13", **known)
        outcomes.insert(2, seat_choice(fresh, say("speaks", seat=seat(fresh)), ("speaks", fresh), skip))
    same = mix_up("same-dealer-again", "K16", dealer=dealer)
    must = mix_up("dealer-must-bid", "K16", dealer=dealer)
    return [
        *outcomes,
        Choice("thrown-in", say("thrown-in"), "dead", out),
        Choice("again", say("same-dealer"), "again", same),
        Choice("must", say("dealer-must", seat=dealer), "must", must),
    ]


def _again(case: int, **values: object) -> MixUp:
    """Why the next seat does not speak."""
    code = {3: "five-passes-go-on", 4: "everyone-has-a-word"}.get(case, "one-more-round")
    return mix_up(code, {3: "K16", 4: "K17"}.get(case, "K14"), **values)


def _word(said: tuple[int, Bid | None]) -> Spoken:
    who, bid = said
    return say("said-pass", seat=seat(who)) if bid is None else say("said-bid", seat=seat(who), bid=bid.sign)


def promise(chance: Chance) -> Exercise:
    """How many points may the defenders take if the contract is to be made?"""
    bid = Bid(13 + chance.below(7), chance.pick(TRUMPS))
    left = 20 - bid.number
    near = [
        (left - 1, mix_up("bid-must-be-beaten", "K50")),
        (bid.number, mix_up("counted-the-wrong-side", "K50")),
        (left + 1, mix_up("one-point-is-forgiven", "K50")),
        (10, mix_up("half-is-enough", "K50")),
    ]
    return number(
        say("q-promise"),
        (lines("contract", bid_words(bid)),),
        left,
        near,
        rule="K50",
        because=say("because-promise", bid=bid.number, left=left),
        marks=False,
    )


def _good_hand(chance: Chance) -> tuple[Card, ...]:
    """Ten cards with some strength: the trump ace or king, and often a special card."""
    long = chance.pick(SUITS)
    own = chance.some((card for card in DECK if card.suit == long), 4 + chance.below(2))
    special = chance.some((Card("SA"), Card("JK"), Card("DA"), Card("HA")), 1 + chance.below(2))
    held = list(dict.fromkeys((*own, *special)))
    held += chance.some((card for card in DECK if card not in held), 10 - len(held))
    return ordered(held)


def hand_count(chance: Chance) -> Exercise:
    """Up to which number does the count allow to bid?"""
    hand = _good_hand(chance)
    trump = max(SUITS, key=lambda each: sum(card.suit == each for card in hand))
    count = count_hand(hand, trump)
    part = {item.label: item.halves for item in count.items}
    near = [
        (_whole(count.halves - part.get("high_trump", 0)), mix_up("all-trumps-alike", "K39")),
        (_whole(count.halves - HALVES["base"]), mix_up("seven-left-out", "K49")),
        (-(-count.halves // 2), mix_up("half-rounds-up", "K10")),
        (_whole(count.halves - part.get("mighty", 0) // 2), mix_up("mighty-counts-as-ace", "K25")),
        (_whole(count.halves - part.get("ace", 0)), mix_up("side-aces-forgotten", "K3")),
        (sum(card.points for card in hand), mix_up("counted-point-cards", "K40")),
    ]
    return number(
        say("q-hand-count", trump=suit(trump)),
        (group("your-hand", hand),),
        count.most,
        near,
        rule="K10",
        because=Told(count),
        marks=False,
    )


class Told(HandCount):
    """A count as a phrase: its lines in one row."""

    __slots__ = ()

    def __new__(cls, count: HandCount) -> Told:
        """The same count."""
        return super().__new__(cls, *count)

    def text(self, lang: str = "en") -> str:
        """Its lines and the total."""
        return ", ".join(item.say(lang) for item in self.items) + f": {self.total}"


def _whole(halves: int) -> int:
    return halves // 2


def best_trump(chance: Chance) -> Exercise:
    """With which trump does the hand count most?"""
    while True:
        hand = _good_hand(chance)
        first, second, *rest = count_all(hand)
        if first.halves > second.halves:
            break
    lengths = {trump: sum(card.suit == trump for card in hand) for trump in SUITS}
    longest = max(lengths.values())
    counts = (first, second, *rest)
    choices = [_trump_choice(count, first, lengths.get(count.trump, 0) == longest) for count in counts]
    return single(
        chance,
        say("q-best-trump"),
        (group("your-hand", hand),),
        choices,
        first.trump,
        rule="K10",
        because=Told(first),
        marks=False,
    )


def _trump_choice(count: HandCount, best: HandCount, longest: bool) -> Choice:
    code = "longest-suit-wins" if longest else "strong-suit-counts-more"
    code = "no-trump-is-grander" if count.trump == "N" else code
    values = {"total": count.total, "best": with_trump(best.trump), "most": best.total}
    words, first = with_trump(count.trump, start=True), with_trump(best.trump, start=True)
    values |= {"at": words, "first": first}
    return Choice(TRUMP_WORDS[count.trump], words, count.trump, mix_up(code, "K39", **values))


def bid_or_pass(chance: Chance) -> Exercise:
    """What does the count advise now?"""
    while True:
        hand = Hand.deal(chance.below(10**6), 4)
        opening = Bid(13 + chance.below(2), chance.pick(TRUMPS))
        hand = hand.do(MakeBid(opening)).do(Pass())
        view = hand.view(2)
        first, second, *_ = ranked(view)
        best = count_all(view.hand)[0]
        if first.worth > second.worth and (isinstance(first.action, MakeBid) or chance.below(3) == 0):
            break
    higher = [bid for bid in bids_above(opening) if bid.trump == best.trump]
    over = next((bid for bid in higher if bid.number > best.halves / 2), higher[-1])
    within = [bid for bid in higher if bid.number <= best.halves / 2]
    other = next(bid for bid in bids_above(opening) if bid.trump not in (best.trump, "N"))
    values = {"total": best.total, "best": with_trump(best.trump)}
    advised = first.action.bid if isinstance(first.action, MakeBid) else None
    choices = [
        Choice("pass", say("i-pass"), Pass(), mix_up("waits-for-better", "K13", **values)),
        *([_bid_choice(advised, None)] if advised else []),
        _bid_choice(over, mix_up("bids-on-hope", "K50", bid=over.sign, **values)),
        *[_bid_choice(bid, mix_up("jumps-to-the-top", "K55", bid=bid.sign, **values)) for bid in within[-1:]],
        _bid_choice(other, mix_up("any-suit-will-do", "K10", bid=other.sign, **values)),
        _bid_choice(higher[-1], mix_up("bids-on-hope", "K50", bid=higher[-1].sign, **values)),
    ]
    return single(
        chance,
        say("q-bid-or-pass"),
        (group("your-hand", ordered(view.hand)), lines("standing", bid_words(opening))),
        distinct(choices),
        first.action,
        rule=first.rule,
        because=say("because-count-says", **values),
        marks=False,
    )


def _bid_choice(bid: Bid, mix: MixUp | None) -> Choice:
    return Choice(bid.text, bid_words(bid), MakeBid(bid), mix)
