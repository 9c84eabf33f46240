"""How high ten cards of Mighty can bid, and what to say now in an auction."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from hanalab import mighty
from hanalab.core.errors import SetupError
from hanalab.core.reason import Reason, reason
from hanalab.core.shown import quoted
from hanalab.explore import sampling
from hanalab.explore.advice import Advice
from hanalab.explore.answer import Effort
from hanalab.explore.asking import Asking, Progress, Terms
from hanalab.explore.bidding import Bids, Outcome, TrumpRow
from hanalab.explore.contract_play import by_thumb, first_lead, result, score_after_pass, score_for
from hanalab.explore.decision import Move, Result, advice_of, clear
from hanalab.explore.knowledge import Knowledge, knowledge_of
from hanalab.explore.running import Limits, gather, is_compiled
from hanalab.explore.statistics import difference_of, effective_number
from hanalab.explore.weighing import weight_of
from hanalab.mighty.auction import next_speaker
from hanalab.mighty.bids import Bid, bids_above
from hanalab.mighty.cards import TRUMPS, Card
from hanalab.mighty.dealing import gather as gather_cards
from hanalab.mighty.state import replaced
from hanalab.solve.answer import Stop

Cards = tuple[Card, ...]
#: deals looked at when neither a number nor a time is given
USUAL: Final = 400
#: after so many deals, trumps that are clearly worse are not looked at any more
FIRST: Final = 100
#: clearly: by so many standard errors of the difference
WORSE: Final = 3.0


class Hopes(NamedTuple):
    """What the ten cards made in one deal with one trump."""

    points: int
    company: int
    friend: mighty.FriendCall
    buried: int
    own_call: bool | None
    score: float


@dataclass(frozen=True)
class Bidding:
    """Each trump tried in each deal, by the seat to speak."""

    known: Knowledge
    seed: object
    trumps: tuple[str, ...]
    compiled: bool
    by_bids: bool
    first: int = 0
    passing: bool = False

    @property
    def batch(self) -> int:
        """Deals in a piece of work."""
        return 2 if self.compiled else 8

    def world(self, number: int, stop: Stop | None) -> tuple[tuple[Hopes, ...], float, float]:
        """The outcome with each trump, the weight of the deal, and the score after a pass."""
        number += self.first
        hand: mighty.Hand = sampling.world(self.known, self.seed, number)
        state, seat = hand.state, int(self.known.seat or 0)
        cards = (*state.hands[seat], *state.kitty)
        dealt = state._replace(hands=replaced(state.hands, seat, cards))
        hopes = []
        for trump in self.trumps:
            lowest = _lowest(state.auction.standing, trump, state.rules)
            plan = by_thumb(cards, lowest or Bid(state.rules.min_bid, trump), state)
            played = result(first_lead(dealt, seat, plan), self.compiled)
            call = plan.joker_call
            score = score_for(seat, seat, plan.bid, played, state.rules)
            hopes.append(
                Hopes(
                    played.points, played.company, plan.friend, sum(card.points for card in plan.discards),
                    None if call is None else call in cards, score,
                )
            )  # fmt: skip
        weight = weight_of(hand) if self.by_bids else 1.0
        passed = score_after_pass(state, seat, self.compiled) if self.passing else 0.0
        return tuple(hopes), weight, passed


def _lowest(standing: Bid | None, trump: str, rules: mighty.Rules) -> Bid | None:
    return next((bid for bid in bids_above(standing, rules) if bid.trump == trump), None)


def bids(
    cards: str | Iterable[Card | str] | mighty.View | mighty.Hand,
    *,
    heard: str | Iterable[str] | None = None,
    rules: mighty.Rules | str | None = None,
    samples: int | None = None,
    seconds: float | None = None,
    seed: object = 0,
    executor: Executor | None = None,
    progress: Progress | bool | None = None,
    stop: Stop | None = None,
    by_bids: bool = True,
    search: bool = False,
) -> Bids:
    """What ten cards can promise: for every number and trump the chance to make it and the score to expect.

    `cards` are ten cards, or a view during the auction. `heard` are the words said before, oldest first
    (`"13H pass"`); deals are weighed by them unless `by_bids` is False. `rules` are a rule set or its name.
    In each deal the kitty is taken, three cards are laid away and a friend is called by rules of thumb, and
    the hand is played out quickly, which on average gives what steady bots take; with `search` as well as
    open cards allow, which is about two points more (measured by `python -m benchmarks.open_cards`). The
    other arguments are those of `advise`. `SetupError` for anything but ten different cards.

    >>> answer = bids("HA HK HQ HJ H10 SA JK DA CA C2", samples=2)
    >>> answer.best.trump, answer.chance(13, "H")
    ('H', 1.0)
    """
    terms = Terms(samples, seconds, seed, executor, progress, stop).checked(by_bids=by_bids, search=search)
    knowledge = auction_of(cards, heard, rules)
    state = knowledge.parts
    standing = state.auction.standing
    weighted = by_bids and bool(state.auction.said)
    compiled = search and is_compiled()
    asking = Asking("mighty", terms, USUAL, "bids" if compiled else "bids-playouts",
                    notes=("plain",) if search and not compiled else ())  # fmt: skip
    own = state.hands[knowledge.seat]
    hopes: dict[str, list[tuple[Hopes, float]]] = {trump: [] for trump in TRUMPS}

    def built(effort: Effort) -> Bids:
        rows = tuple(_row(trump, hopes[trump]) for trump in TRUMPS if hopes[trump])
        order = sorted(rows, key=lambda row: -row.points.mean)
        weights: tuple[float, ...] = ()
        if weighted:
            weights = tuple([weight for _, weight in max(hopes.values(), key=len)])
            effort = replace(effort, effective=effective_number(weights))
        return Bids(
            cards=own, rules=state.rules, rows=tuple(order), effort=effort, standing=standing, weights=weights
        )  # fmt: skip

    def took(results: Sequence[Any], trumps: tuple[str, ...], keep: dict[str, int]) -> None:
        for place, trump in enumerate(trumps):
            del hopes[trump][keep[trump] :]
            hopes[trump] += [(found[place], weight) for found, weight, _ in results]

    everything = Bidding(knowledge, seed, TRUMPS, compiled, weighted)
    none = dict.fromkeys(TRUMPS, 0)

    def build(results: Sequence[Any], effort: Effort) -> Bids:
        took(results, TRUMPS, none)
        return built(effort)

    wanted = asking.wanted
    first = FIRST if wanted is None else min(FIRST, wanted)

    def finish(found: Any, effort: Effort, limits: Limits) -> Bids:
        answer = build(found.results, effort)
        left = None if terms.seconds is None else terms.seconds - found.seconds
        if found.stopped or wanted == first or (left is not None and left <= 0):
            return answer
        worth = _worth_while([[one.score for one, _ in hopes[trump]] for trump in TRUMPS])
        trumps = tuple([TRUMPS[place] for place in worth])
        rest = Bidding(knowledge, seed, trumps, compiled, weighted, first)
        kept = dict.fromkeys(TRUMPS, first)

        def grown(results: Sequence[Any], seconds: float) -> None:
            if callable(terms.progress) and len(results) > 1:
                took(results, trumps, kept)
                count = first + len(results)
                terms.progress(built(asking.effort(count, found.seconds + seconds, done=False)))

        more = gather(
            rest, Limits(None if wanted is None else wanted - first, left, terms.stop, False), asking.workers,
            grown,
        )
        took(more.results, trumps, kept)
        facts = asking.effort(
            first + len(more.results), found.seconds + more.seconds, stopped=more.stopped,
        )  # fmt: skip
        return built(facts)

    return asking.run(everything, build, None, finish, first)


def _worth_while(scores: list[list[float]]) -> list[int]:
    """The places of the trumps that are not clearly worse than the best."""
    means = [sum(some) / len(some) for some in scores]
    best = means.index(max(means))
    found = []
    for place, some in enumerate(scores):
        behind, error = difference_of(scores[best], some)
        if place == best or behind <= WORSE * error:
            found.append(place)
    return found


def _row(trump: str, hopes: list[tuple[Hopes, float]]) -> TrumpRow:
    tally: dict[tuple[int, int], tuple[float, float]] = {}
    friends: Counter[mighty.FriendCall] = Counter()
    total = sum(weight for _, weight in hopes)
    for one, weight in hopes:
        so_far, squares = tally.get((one.points, one.company), (0.0, 0.0))
        tally[one.points, one.company] = so_far + weight, squares + weight * weight
        friends[one.friend] += weight  # type: ignore[assignment]
    outcomes = tuple(
        Outcome(points, company, weight, squares)
        for (points, company), (weight, squares) in sorted(tally.items())
    )
    own = [(one.own_call, weight) for one, weight in hopes if one.own_call is not None]
    return TrumpRow(
        trump, outcomes, tuple([(call, weight / total) for call, weight in friends.most_common()]),
        sum(one.buried * weight for one, weight in hopes) / total,
        sum(weight for call, weight in own if call) / total if own else None, len(hopes),
        tuple([(one.points, one.company) for one, _ in hopes]),
    )  # fmt: skip


def auction_of(
    cards: str | Iterable[Card | str] | mighty.View | mighty.Hand,
    heard: object,
    rules: mighty.Rules | str | None,
) -> Knowledge:
    """What a seat with these ten cards knows when it is to speak after these words."""
    if isinstance(cards, mighty.View | mighty.Hand | Knowledge):
        known = knowledge_of(cards)
        if known.phase != "AUCTION":
            raise SetupError([reason("explore-no-auction", "K14")])
        if known.parts.player != known.seat:
            raise SetupError([reason("explore-not-asked", "K9", player=known.parts.player, seat=known.seat)])
        if mighty.UNKNOWN in known.parts.hands[known.parts.player]:
            raise SetupError([reason("explore-unknown-cards", None)])
        sampling.check(known)
        return known
    held = ten_cards(cards, 10, "explore-ten")
    rule_set = mighty.Rules() if rules is None else mighty.Rules.of(rules)
    words = heard_words(heard)
    hand = mighty.Hand.parse(
        f"mighty; rules {rule_set}; hands ?10 / ?10 / ?10 / ?10 / ?10; kitty ?3"
        + (f"; auction {words}" if words else "")
    )
    state = hand.state
    seat, _ = next_speaker(state.auction, state.dealer, rule_set)
    if seat is None:
        raise SetupError([reason("auction-ended", "K14")])
    return Knowledge("mighty", state._replace(hands=replaced(state.hands, seat, held), player=seat), seat)


def ten_cards(cards: object, count: int, code: str) -> Cards:
    """So many different known cards; `SetupError` lists all that is wrong."""
    defects: list[Reason] = []
    held = gather_cards(cards, defects)
    if mighty.UNKNOWN in held:
        defects.append(reason("explore-unknown-cards", None))
    defects += [reason("explore-twice", "K2", card=card) for card in mighty.DECK if held.count(card) > 1]
    if len(held) != count and not defects:
        defects.append(reason(code, "K7", count=len(held)))
    if defects:
        raise SetupError(defects)
    return tuple(sorted(held))


def heard_words(heard: object) -> str:
    """The words of an auction as one text."""
    if heard is None:
        return ""
    if isinstance(heard, str):
        return heard.replace(",", " ").strip()
    if isinstance(heard, mighty.Auction):
        return " ".join("pass" if bid is None else bid.text for _, bid in heard.said)
    if not isinstance(heard, Iterable) or isinstance(heard, bytes | Mapping | Set):
        raise SetupError([reason("explore-heard", None, found=quoted(heard))])
    words = []
    for word in heard:
        bid = word.bid if isinstance(word, mighty.MakeBid) else word
        if not isinstance(bid, str | mighty.Bid | mighty.Pass):
            raise SetupError([reason("explore-heard", None, found=quoted(word))])
        words.append(bid.text if isinstance(bid, mighty.Bid) else str(bid))
    return " ".join(words)


@dataclass(frozen=True)
class Speaking:
    """What to say now: the lowest bid with each trump, or pass."""

    known: Knowledge
    bidding: Bidding
    moves: tuple[Move, ...]

    game = "mighty"
    unit = "score"
    phase = "AUCTION"

    @property
    def seat(self) -> int:
        """The seat to speak."""
        return int(self.known.seat or 0)

    @property
    def batch(self) -> int:
        """Deals in a piece of work."""
        return self.bidding.batch

    def world(self, number: int, stop: Stop | None) -> Result:
        """The score after each word in one deal."""
        hopes, weight, passed = self.bidding.world(number, stop)
        found = dict(zip(self.bidding.trumps, hopes, strict=True))
        worths = []
        for move in self.moves:
            action = move.action
            if isinstance(action, mighty.MakeBid):
                worths.append(found[action.bid.trump].score)
            else:
                worths.append(passed if isinstance(action, mighty.Pass) else 0.0)
        return Result(tuple(worths), None, weight)


def advise_auction(known: Knowledge, terms: Terms) -> Advice:
    """What to say now, by the score to expect."""
    state = known.parts
    lowest = [_lowest(state.auction.standing, trump, state.rules) for trump in TRUMPS]
    legal = [bid for bid in lowest if bid is not None]
    actions = [*map(mighty.MakeBid, legal), mighty.Pass()]
    actions += [action for action in known.position.actions() if isinstance(action, mighty.Redeal)]
    bidding = Bidding(
        known, terms.seed, tuple([bid.trump for bid in legal]), False, bool(state.auction.said), 0, True
    )
    question = Speaking(known, bidding, tuple(map(Move, actions)))
    asking = Asking("mighty", terms, USUAL, "auction-playouts")

    def build(results: Sequence[Result], effort: Effort) -> Advice:
        return advice_of(question, results, effort)

    return asking.run(question, build, clear)
