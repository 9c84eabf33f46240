"""What a declarer does with thirteen cards: whole plans compared in the same deals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, Final

from hanalab import mighty
from hanalab.core.errors import SetupError
from hanalab.core.reason import reason
from hanalab.explore import sampling, thumb
from hanalab.explore.advice import Advice
from hanalab.explore.answer import Effort
from hanalab.explore.asking import Asking, Progress, Terms
from hanalab.explore.bidding import Kitty, Plan
from hanalab.explore.bidding_ask import advise_auction, ten_cards
from hanalab.explore.contract_play import Played, Prepared, first_lead, result, score_for
from hanalab.explore.decision import Move, Result, advice_of
from hanalab.explore.knowledge import Knowledge, knowledge_of
from hanalab.explore.mighty_play import waits_for_friend
from hanalab.explore.running import Limits, gather, is_compiled
from hanalab.explore.statistics import difference_of, is_clear, mean_of, ranking
from hanalab.mighty.bids import MOST, Bid, as_bid
from hanalab.mighty.cards import TRUMPS, Card, read_trump
from hanalab.mighty.preparation import (
    KITTY,
    declared,
    friend_choices,
    joker_call_choices,
    trump_choices,
    why_not_discard,
)
from hanalab.mighty.state import State, start
from hanalab.mighty.tricks import TRICKS
from hanalab.solve.answer import Stop

Cards = tuple[Card, ...]
#: deals looked at when neither a number nor a time is given
USUAL: Final = 400
#: the rounds in which plans drop out: deals looked at, plans that go on, and whether each deal is searched
#: or only played out quickly
ROUNDS: Final = ((16, 12, False), (32, 5, True))
#: trumps, discards and friends that are tried for each
TRUMPS_TRIED: Final = 2
DISCARDS_TRIED: Final = 6
FRIENDS_TRIED: Final = 5


@dataclass(frozen=True)
class Plans:
    """Each plan played out in each deal."""

    known: Knowledge
    seed: object
    plans: tuple[Prepared, ...]
    compiled: bool

    @property
    def batch(self) -> int:
        """Deals in a piece of work."""
        return 8 if not self.compiled else max(1, 8 // len(self.plans))

    def world(self, number: int, stop: Stop | None) -> tuple[tuple[float, int], ...] | None:
        """The declarer's score, and its side's points, with each plan in one deal."""
        state = sampling.world(self.known, self.seed, number).state
        seat = int(self.known.seat or 0)
        found = []
        known: dict[Prepared, Played] = {}
        for plan in self.plans:
            if stop is not None and stop.is_set():
                return None
            # A raised number is played like the number it was raised from: only the score differs.
            same = plan._replace(bid=Bid(state.rules.min_bid, plan.bid.trump))
            if same not in known:
                known[same] = result(first_lead(state, seat, plan), self.compiled)
            played = known[same]
            found.append((score_for(seat, seat, plan.bid, played, state.rules), played.points))
        return tuple(found)


def kitty(
    cards: str | Iterable[Card | str] | mighty.View | mighty.Hand,
    *,
    bid: Bid | tuple[int, str] | str | None = None,
    rules: mighty.Rules | str | None = None,
    samples: int | None = None,
    seconds: float | None = None,
    seed: object = 0,
    executor: Executor | None = None,
    progress: Progress | bool | None = None,
    stop: Stop | None = None,
    search: bool = False,
) -> Kitty:
    """What to do with thirteen cards: which three to lay away, which trump, whom to call, which Joker Call
    card to name; whole plans, best first, by the declarer's score for the hand.

    `cards` are thirteen cards with the `bid` that won the auction (default: the lowest number, with the trump
    they count most for), or the declarer's view, or a position, during the preparation. Deals are played
    out quickly, or with `search` as well as open cards allow. `rules` are a rule set or its name. The
    other arguments are those of `advise`.
    `SetupError` for anything but thirteen different cards.

    >>> plan = kitty("HA HK HQ HJ H10 SA JK DA CA C2 C4 D5 D6", bid="16H", samples=2).best
    >>> plan.bid.text, len(plan.discards)
    ('16H', 3)
    """
    terms = Terms(samples, seconds, seed, executor, progress, stop).checked(search=search)
    knowledge = thirteen(cards, bid, rules)
    return _ask(knowledge, terms, search)


def thirteen(cards: object, bid: object, rules: mighty.Rules | str | None) -> Knowledge:
    """What a declarer with these cards knows."""
    if isinstance(cards, mighty.View | mighty.Hand | Knowledge):
        knowledge = knowledge_of(cards)
        _check_phase(knowledge)
        return knowledge
    held = ten_cards(cards, 13, "explore-thirteen")
    rule_set = mighty.Rules() if rules is None else mighty.Rules.of(rules)
    if bid is None:
        counts = thumb.most_counted(held, rule_set)
        bid = Bid(rule_set.min_bid, max(counts, key=lambda trump: counts[trump]))
    contract = as_bid(bid)
    read_trump(contract.trump)
    if contract.number not in range(rule_set.min_bid, 21):
        raise SetupError(
            [reason("bid-range", "K10", bid=contract.sign, low=rule_set.min_bid, high=20)]
        )  # fmt: skip
    hands = (held, *((mighty.UNKNOWN,) * TRICKS,) * 4)
    state = start(hands, (), 0, rule_set)._replace(phase="EXCHANGE", player=0, declarer=0, contract=contract)
    return Knowledge("mighty", state, 0)


def _check_phase(knowledge: Knowledge) -> None:
    state = knowledge.parts
    if state.phase == "AUCTION":
        raise SetupError([reason("explore-kitty-early", "K18")])
    if state.phase in ("PLAY", "OVER"):
        raise SetupError([reason("explore-kitty-over", "K37")])
    if knowledge.seat != state.declarer:
        raise SetupError([reason("explore-not-asked", "K18", player=state.declarer, seat=knowledge.seat)])
    if mighty.UNKNOWN in (*state.hands[state.declarer], *state.discards):
        raise SetupError([reason("explore-unknown-cards", None)])


def candidates(state: State) -> list[Prepared]:
    """The plans worth comparing, the likeliest first: what is decided already stays as it is."""
    declarer, bid = declared(state)
    own, rules = (*state.hands[declarer], *state.discards), state.rules
    contracts = [bid]
    if state.phase in ("EXCHANGE", "TRUMP"):
        tried = _tried(state.phase, "TRUMP", TRUMPS_TRIED, 5)
        contracts = thumb.contracts(own, bid, state.discards, rules, tried)
    found = []
    for contract in contracts:
        away = (
            [state.discards] if state.discards else thumb.discards(own, contract.trump, rules, DISCARDS_TRIED)
        )
        calls = [state.call] if state.call is not None else thumb.friends(
            own, contract.trump, rules, _tried(state.phase, "FRIEND", FRIENDS_TRIED, 9)
        )  # fmt: skip
        if state.call is None:
            calls += thumb.house_friends(own, declarer, contract.trump, rules)
        jokers = thumb.joker_calls(own, contract.trump, rules, 4 if state.phase == "JOKER_CALL" else 1)
        for number, some in enumerate(away):
            # All friends are tried with the likeliest discards, the likeliest friend with all others.
            for call in calls if number < 2 else calls[:1]:
                found += [Prepared(some, contract, call, joker) for joker in jokers]
    return found


def raised(plans: Sequence[Prepared], state: State) -> list[Prepared]:
    """The plans, and each with every higher number that the declarer may still promise (K23)."""
    _, bid = declared(state)
    if state.rules.raise_after_kitty == "no" or state.phase not in ("EXCHANGE", "TRUMP"):
        return list(plans)
    found = []
    for plan in plans:
        higher = range(bid.number + 1, MOST + 1) if plan.bid.trump == bid.trump else ()
        found += [plan, *(plan._replace(bid=Bid(number, bid.trump)) for number in higher)]
    return found


def legal_plans(state: State) -> int:
    """How many whole plans the rules allow."""
    declarer, bid = declared(state)
    own, rules = (*state.hands[declarer], *state.discards), state.rules
    friends = 1 if state.call is not None else len(friend_choices(declarer, own, rules))
    away = [state.discards] if state.discards else [
        some for some in combinations(own, KITTY) if why_not_discard(some, own, bid.trump, rules) is None
    ]  # fmt: skip
    calls = {trump: max(1, len(joker_call_choices(trump, rules))) for trump in TRUMPS}
    if state.phase not in ("EXCHANGE", "TRUMP"):
        return len(away) * friends * calls[bid.trump]
    trumps = sum(calls[choice.trump] for some in away for choice in trump_choices(bid, some, rules))
    return trumps * friends


def _tried(phase: str, asked: str, usual: int, more: int) -> int:
    return more if phase == asked else usual


def _ask(knowledge: Knowledge, terms: Terms, search: bool = False) -> Kitty:
    """The plans compared; `search`: deals are searched with open cards instead of played out."""
    state = knowledge.parts
    compiled = search and is_compiled()
    plans = candidates(state)
    notes = ["plain"] if search and not compiled else []
    if any(waits_for_friend(state._replace(call=plan.friend)) for plan in plans):
        # A search with open cards knows nothing of a friend who comes last: such plans would be played out
        # quickly, which is less hopeful, and lose by that alone.
        known_friends = [plan for plan in plans if plan.friend.kind != "last-trick"]
        left_out = compiled and bool(known_friends)
        plans = known_friends if left_out else plans
        notes.append("no-last-friend" if left_out else "last-friend")
    asking = Asking("mighty", terms, USUAL, "kitty" if compiled else "kitty-playouts", notes=tuple(notes))
    asking.prepare()
    tried, legal = len(raised(plans, state)), legal_plans(state)
    own = tuple(sorted((*state.hands[state.declarer], *state.discards)))
    used = 0.0
    for deals, keep, searched in ROUNDS:
        if len(plans) <= keep:
            continue
        left = None if terms.seconds is None else 0.25 * terms.seconds
        if searched and asking.wanted is not None:
            deals = min(deals, asking.wanted)
        task = Plans(knowledge, terms.seed, tuple(plans), compiled and searched)
        found = gather(task, Limits(deals, left, terms.stop, False), asking.workers)
        used += found.seconds
        order = ranking([[one[at][0] for one in found.results] for at in range(len(plans))])
        plans = [plans[at] for at in sorted(order[:keep])]
    plans = raised(plans, state)
    last = Plans(knowledge, terms.seed, tuple(plans), compiled)

    def build(results: Sequence[Any], effort: Effort) -> Kitty:
        effort = replace(
            effort, seconds=effort.seconds + used, tried=tried, legal=legal,
            kind="plans",
        )  # fmt: skip
        return _kitty_of(own, state, plans, results, effort)

    def clear(results: Sequence[Any]) -> bool:
        return is_clear([[one[at][0] for one in results] for at in range(len(plans))], 3.0)

    return asking.run(
        last, build, clear, share=1.0 if terms.seconds is None else max(0.1, 1 - used / terms.seconds)
    )


def _without_lesser_numbers(plans: Sequence[Prepared], order: Sequence[int]) -> list[int]:
    """The places in their order, of plans that differ in the number alone only the best."""
    best: dict[Prepared, int] = {}
    for at in order:
        best.setdefault(plans[at]._replace(bid=Bid(MOST, plans[at].bid.trump)), at)
    return list(best.values())


def _plan(plan: Prepared, contract: Bid) -> Plan:
    """A plan before anything is known of its worth."""
    is_raised = plan.bid.trump == contract.trump and plan.bid.number > contract.number
    return Plan(*plan, 0.0, 0.0, 0, raised=is_raised)


def _kitty_of(
    own: Cards, state: State, plans: Sequence[Prepared], results: Sequence[Any], effort: Effort
) -> Kitty:
    scores = [[one[at][0] for one in results] for at in range(len(plans))]
    contract = declared(state)[1]
    order = _without_lesser_numbers(plans, ranking(scores)) if state.phase == "EXCHANGE" else ranking(scores)
    rows = []
    for at in order:
        plan = _plan(plans[at], contract)
        mean, error = mean_of(scores[at])
        behind, behind_error = difference_of(scores[at], scores[order[0]])
        points = [one[at][1] for one in results]
        rows.append(
            plan._replace(
                mean=mean, error=error, worlds=len(results), difference=min(0.0, behind),
                difference_error=0.0 if at == order[0] else behind_error,
                made=sum(one >= plan.bid.number for one in points) / len(points),
                points=sum(points) / len(points),
            )
        )  # fmt: skip
    return Kitty(
        cards=own, rules=state.rules, contract=contract, rows=tuple(rows), effort=effort,
        per_world=tuple([tuple(scores[at]) for at in order]),
    )  # fmt: skip


#: what a plan does in each phase of the preparation
_STEP: Final[dict[str, Callable[[Plan], Any]]] = {
    "EXCHANGE": lambda plan: mighty.Discard(plan.discards),
    "TRUMP": lambda plan: plan.actions()[1],
    "FRIEND": lambda plan: mighty.CallFriend(plan.friend),
    "JOKER_CALL": lambda plan: plan.actions()[-1],
}


@dataclass(frozen=True)
class _Step:
    """One step of the preparation, as a decision."""

    seat: int
    phase: str
    moves: tuple[Move, ...]

    game = "mighty"
    unit = "score"
    batch = 1

    def world(self, number: int, stop: Stop | None) -> Any:
        """Nothing is worked out here: the plans were."""
        raise NotImplementedError


def advise(knowledge: Knowledge, terms: Terms) -> Advice:
    """What to do now, in the auction or the preparation: the best plan with each action stands for it."""
    if knowledge.phase == "AUCTION":
        return advise_auction(knowledge, terms)
    _check_phase(knowledge)
    progress = terms.progress
    if callable(progress):
        heard: Progress = progress
        told: Any = lambda answer: heard(_advice(answer, knowledge))  # noqa: E731
        terms = replace(terms, progress=told)
    return _advice(_ask(knowledge, terms), knowledge)


def _advice(answer: Kitty, knowledge: Knowledge) -> Advice:
    step = _STEP[knowledge.phase]
    best: dict[Any, int] = {}
    for at, plan in enumerate(answer.rows):
        best.setdefault(step(plan), at)
    places = list(best.values())
    question = _Step(int(knowledge.parts.declarer), knowledge.phase, tuple([Move(action) for action in best]))
    results = [
        Result(
            tuple([answer.per_world[at][deal] for at in places]), None
        )
        for deal in range(answer.worlds)
    ]  # fmt: skip
    state, legal = knowledge.parts, len(knowledge.position.actions())
    tried = len({step(_plan(plan, answer.contract)) for plan in raised(candidates(state), state)})
    effort = replace(answer.effort, tried=tried, legal=legal, kind="choices" if tried < legal else "")
    return advice_of(question, results, effort)
