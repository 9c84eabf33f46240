"""From a dealt hand to the first lead and on to the result, for any plan of the declarer."""

from __future__ import annotations

from typing import NamedTuple

from hanalab import mighty
from hanalab.explore import thumb
from hanalab.explore.bidding import ALONE, HIDDEN_SOLO, WITH_FRIEND
from hanalab.explore.mighty_play import WIDTH, friend_comes_last
from hanalab.mighty.actions import FriendCall
from hanalab.mighty.auction import Auction, next_speaker
from hanalab.mighty.bids import Bid, bids_above
from hanalab.mighty.cards import Card
from hanalab.mighty.friend import friendship
from hanalab.mighty.settlement import settle
from hanalab.mighty.state import State, replaced

Cards = tuple[Card, ...]


class Prepared(NamedTuple):
    """What a declarer has decided before the first lead."""

    discards: Cards
    bid: Bid
    friend: FriendCall
    joker_call: Card | None


class Played(NamedTuple):
    """How it came out: points of the declarer's side, with whom, and the friend's seat if there is one."""

    points: int
    company: int
    friend: int | None


def by_thumb(cards: Cards, bid: Bid, state: State, free: bool = False) -> Prepared:
    """The plan that the rules of thumb give for thirteen cards; `free`: the trump may be changed."""
    contract = thumb.contracts(cards, bid, (), state.rules)[0] if free else bid
    away = thumb.discards(cards, contract.trump, state.rules)[0]
    friend = thumb.friends(cards, contract.trump, state.rules)[0]
    call = thumb.joker_calls(cards, contract.trump, state.rules)[0]
    return Prepared(away, contract, friend, call)


def first_lead(state: State, declarer: int, plan: Prepared) -> mighty.Hand:
    """The first lead of a deal whose declarer holds thirteen cards (or ten and the discards)."""
    own = (*state.hands[declarer], *state.discards)
    hand = tuple([card for card in own if card not in plan.discards])
    state = state._replace(
        hands=replaced(state.hands, declarer, hand), discards=plan.discards, kitty=(), phase="PLAY",
        player=declarer, leader=declarer, declarer=declarer, contract=plan.bid, call=plan.friend,
        joker_call=plan.joker_call, number=1,
    )  # fmt: skip
    friend, known, _ = friendship(state)
    return mighty.Hand.of(state._replace(friend=friend, friend_known=known))


def result(hand: mighty.Hand, compiled: bool) -> Played:
    """The result from a first lead: by a narrow search with open cards, or quickly played out."""
    from hanalab.solve import mighty as solver

    if hand.call is not None and hand.call.kind == "first-trick":
        while not hand.friend_known:  # who wins the first trick must be known: as the steady bot plays it
            hand = hand.do(mighty.ranked(hand.view(hand.player or 0))[0].action)
    friend = hand.friend
    if compiled and not friend_comes_last(hand.state):
        found = solver.estimate(hand, WIDTH)
        points = found.low if found.value is None else found.value
    else:
        points, friend = solver.played_out(hand)
    company = WITH_FRIEND if friend is not None else ALONE if hand.announced_alone else HIDDEN_SOLO
    return Played(int(points), company, friend)


def score_for(seat: int, declarer: int, bid: Bid, played: Played, rules: mighty.Rules) -> float:
    """What a seat scores (K52)."""
    points, company, friend = played
    return float(settle(bid, points, declarer, friend, company == ALONE, rules)[seat])


def bid_on(state: State, silent: int) -> State:
    """The auction carried on: each seat bids up to its count, as little as will do; one stays silent."""
    counts = [thumb.most_counted(hand, state.rules) for hand in state.hands]
    auction, player = state.auction, state.player
    while player is not None:
        word: Bid | None = None
        if player != silent and auction.bidder != player:
            legal = bids_above(auction.standing, state.rules)
            able = [bid for bid in legal if counts[player][bid.trump] >= bid.number]
            surplus = {bid: counts[player][bid.trump] - bid.number for bid in able}
            word = max(able, key=lambda bid: surplus[bid]) if able else None
        auction = Auction((*auction.said, (player, word)))
        player, _ = next_speaker(auction, state.dealer, state.rules)
    return state._replace(auction=auction, player=None, declarer=auction.bidder, contract=auction.standing)


def score_after_pass(state: State, seat: int, compiled: bool) -> float:
    """What a seat scores when it passes now and from now on, the others bid by their counts, and the hand is
    played; 0 when nobody bids (K16)."""
    auction, player = Auction((*state.auction.said, (seat, None))), None
    player, _ = next_speaker(auction, state.dealer, state.rules)
    ended = bid_on(state._replace(auction=auction, player=player), seat)
    if ended.declarer is None or ended.contract is None:
        return 0.0
    cards = (*ended.hands[ended.declarer], *ended.kitty)
    plan = by_thumb(cards, ended.contract, ended, free=True)
    hands = replaced(ended.hands, ended.declarer, cards)
    hand = first_lead(ended._replace(hands=hands), ended.declarer, plan)
    return score_for(seat, ended.declarer, plan.bid, result(hand, compiled), ended.rules)
