"""One card exchanged, or one rule changed: the same question before and after, in the same deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from threading import Lock
from typing import Any, Final

from hanalab import mighty, mushi
from hanalab.core.errors import SetupError
from hanalab.core.reason import Reason, reason
from hanalab.core.ruleset import option_reason
from hanalab.core.shown import quoted
from hanalab.explore.advice import Advice
from hanalab.explore.answer import Answer
from hanalab.explore.ask import advise, chances
from hanalab.explore.bidding import Bids, Kitty
from hanalab.explore.bidding_ask import auction_of, bids
from hanalab.explore.chance import Chances, Comparison
from hanalab.explore.knowledge import Knowledge, exchanged, knowledge_of
from hanalab.explore.preparing import kitty, thirteen
from hanalab.explore.running import Bar, bar_for, check_limits
from hanalab.explore.statistics import Column, Mean, paired
from hanalab.solve.answer import Stop

ASKED: Final[tuple[Callable[..., Any], ...]] = (advise, chances, bids, kitty)

Asked = tuple[Any, dict[str, Any]]


def what_if(
    known: Any,
    *,
    exchange: tuple[Any, Any] | None = None,
    rules: Mapping[str, object] | None = None,
    ask: Callable[..., Any] = advise,
    **options: Any,
) -> Comparison:
    """The answers to a question before and after one change.

    `exchange` names a card of the seat's hand and the unseen one that comes instead; `rules` the house rules
    that change. `ask` is `advise`, `chances`, `bids` or `kitty`, and the other arguments are its own. Both
    questions are worked out side by side, in the same deals: the card that goes lies where the other came
    from. Only where a seat has shown that it cannot hold that card (Mighty), another deal takes the place.
    The difference is that of the best actions, deal by deal; `progress` hears of it as it sharpens.
    `SetupError` for a change that cannot be made.

    >>> view = mushi.Round.parse("mushi; hands 12X 10A / ?2; field 12B 05X; stock ?4").view(0)
    >>> what_if(view, exchange=("10A", "05A"), samples=20).difference > 0
    True
    """
    if ask not in ASKED:
        raise SetupError([reason("explore-ask", None, found=quoted(getattr(ask, "__name__", ask)))])
    if (exchange is None) == (rules is None):
        raise SetupError([reason("explore-no-change")])
    if ask in (advise, chances):
        knowledge_of(known)
    elif isinstance(known, mushi.Round | mushi.View):
        raise SetupError([reason("explore-what-cards", None, found=quoted(known))])
    options.setdefault("seed", 0)
    if ask is advise:
        options["clear"] = False
        if options.get("samples") is None and options.get("seconds") is None:
            options["samples"] = 100
    progress = options.pop("progress", None)
    if exchange is not None:
        first_known, second_known, change = _exchanged(known, exchange, ask, options)
    else:
        first_known, second_known, change = _ruled(known, rules, options)
    return _side_by_side(ask, (first_known, second_known), change, options, progress)


class _Either:
    """A switch of its own that is also set with the one that was given."""

    def __init__(self, given: Stop | None) -> None:
        self.given, self.own = given, False

    def set(self) -> None:
        self.own = True

    def is_set(self) -> bool:
        return self.own or (self.given is not None and self.given.is_set())


def _side_by_side(
    ask: Callable[..., Any],
    asked: tuple[Asked, Asked],
    change: Reason,
    options: dict[str, Any],
    progress: Any,
) -> Comparison:
    """Both questions at once, each in a thread of its own; the growing comparison goes to `progress`."""
    check_limits(
        options.get("samples"), options.get("seconds"), options.get("executor"), options.get("stop"), progress
    )  # fmt: skip
    halt = _Either(options.get("stop"))
    bar = bar_for(options.get("samples")) if progress in (None, True) else None
    tell: Any = progress if callable(progress) else bar
    newest: list[Any] = [None, None]
    turn = Lock()

    def heard(place: int, answer: Answer) -> None:
        with turn:
            newest[place] = answer
            if tell is not None and None not in newest and not answer.done:
                tell(compared(newest[0], newest[1], change).with_effort(done=False))

    def answered(place: int) -> Any:
        known, more = asked[place]
        given = {**options, **more, "stop": halt, "progress": partial(heard, place)}
        try:
            return ask(known, **given)
        except BaseException:
            halt.set()  # the other has no use then
            raise

    try:
        with ThreadPoolExecutor(2, thread_name_prefix="hanalab-what-if") as threads:
            try:
                first, second = [threads.submit(answered, place) for place in (0, 1)]
                answer = compared(first.result(), second.result(), change)
            except BaseException:  # an interrupt as well: nobody waits for them any more
                halt.set()
                raise
        if tell is not None:
            tell(answer)
        return answer
    finally:
        if isinstance(bar, Bar):
            bar.close()


def _exchanged(
    known: Any, exchange: object, ask: Callable[..., Any], options: dict[str, Any]
) -> tuple[Asked, Asked, Reason]:
    """What is known before and after one card is exchanged."""
    two = tuple(exchange) if isinstance(exchange, tuple | list) else ()
    if len(two) != 2:
        raise SetupError([reason("explore-exchange", None, found=quoted(exchange))])
    if not isinstance(known, mushi.Round | mushi.View | mighty.Hand | mighty.View):
        held = mighty.cards(known)
        gone, come = mighty.Card(two[0]), mighty.Card(two[1])
        _check_exchange(gone, come, held, [card for card in mighty.DECK if card not in held], exchange)
        known = _from_cards(held, ask, options)
    knowledge = knowledge_of(known)
    game: Any = mushi if knowledge.game == "mushi" else mighty
    gone, come = game.Card(two[0]), game.Card(two[1])
    parts = knowledge.parts
    seat = 0 if knowledge.seat is None else knowledge.seat
    placed = _placed(knowledge)
    unseen = [card for card in game.DECK if card not in placed or card in _elsewhere(knowledge, seat)]
    _check_exchange(gone, come, parts.hands[seat], unseen, exchange)
    change = reason("explore-change-card", None, gone=gone, come=come)
    after = exchanged(parts, (gone, come))
    return (knowledge, {}), (Knowledge(knowledge.game, after, knowledge.seat, (gone, come)), {}), change


def _from_cards(held: Sequence[Any], ask: Callable[..., Any], options: dict[str, Any]) -> Knowledge:
    """What a seat knows that has nothing but these cards; options that say more are used up."""
    rules = options.pop("rules", None)
    if ask is kitty:
        return thirteen(held, options.pop("bid", None), rules)
    return auction_of(held, options.pop("heard", None), rules)


def _placed(knowledge: Knowledge) -> set[Any]:
    """The cards whose place is known."""
    parts = knowledge.parts
    if knowledge.game == "mushi":
        open_cards = (*parts.field, *parts.piles[0], *parts.piles[1], parts.pending)
        return {*parts.hands[0], *parts.hands[1], *parts.stock, *open_cards}
    found = {card for some in (*parts.hands, parts.kitty, parts.discards) for card in some}
    found.update(one.card for one in parts.trick)
    found.update(one.card for trick in parts.tricks for one in trick.laid)
    return found


def _elsewhere(knowledge: Knowledge, seat: int) -> set[Any]:
    """Known cards that may change places with one of the hand: those of other hands and of the stock."""
    parts = knowledge.parts
    others = {card for at, hand in enumerate(parts.hands) if at != seat for card in hand}
    return others | set(parts.stock if knowledge.game == "mushi" else ())


def _check_exchange(gone: Any, come: Any, hand: Sequence[Any], free: Sequence[Any], exchange: object) -> None:
    defects = []
    if gone is come:
        defects.append(reason("explore-exchange", None, found=quoted(exchange)))
    if gone not in hand:
        defects.append(reason("explore-exchange-own", None, card=gone))
    if come not in free:
        defects.append(reason("explore-exchange-known", None, card=come))
    if defects:
        raise SetupError(defects)


def _ruled(known: Any, rules: object, options: dict[str, Any]) -> tuple[Asked, Asked, Reason]:
    """What is known before and after house rules are changed."""
    if not isinstance(rules, Mapping) or not rules:
        raise SetupError([reason("explore-rules-text", None, found=quoted(rules))])
    if not isinstance(known, mushi.Round | mushi.View | mighty.Hand | mighty.View):
        before: Any = options.pop("rules", None) or mighty.Rules()
        before = mighty.Rules.of(before)
        changed = before.changed(**{str(key): value for key, value in rules.items()})
        return (known, {"rules": before}), (known, {"rules": changed}), _change_of(before, changed)
    knowledge = knowledge_of(known)
    old = knowledge.parts.rules
    new = old.changed(**{str(key): value for key, value in rules.items()})
    after = knowledge._replace(parts=knowledge.parts._replace(rules=new))
    return (knowledge, {}), (after, {}), _change_of(old, new)


def _change_of(old: Any, new: Any) -> Reason:
    found = list(old.differences(new).values())
    if not found:
        return reason("explore-change-none")
    words = option_reason(found[-1].key, found[-1].other, found[-1].rule)
    for one in reversed(found[:-1]):
        more = option_reason(one.key, one.other, one.rule)
        words = reason("explore-change-more", None, words=more, more=words)
    return reason("explore-change-rules", found[0].rule if len(found) == 1 else None, words=words)


def compared(first: Answer, second: Answer, change: Reason) -> Comparison:
    """Two answers side by side."""
    one, other = _column(first), _column(second)
    count = min(len(one.values), len(other.values))
    before, after, between = one.mean, other.mean, paired(one, other)
    if first.stopped == "all" and second.stopped == "all":
        before, after, between = Mean(before.mean, 0.0), Mean(after.mean, 0.0), Mean(between.mean, 0.0)
    effort = replace(
        second.effort, worlds=count,
        seconds=max(first.seconds, second.seconds), redone=first.effort.redone + second.effort.redone,
        notes=tuple(dict.fromkeys((*first.effort.notes, *second.effort.notes))),
    )  # fmt: skip
    return Comparison(
        change=change, first=first, second=second, first_mean=before.mean, second_mean=after.mean,
        first_error=before.error, second_error=after.error, difference=between.mean, error=between.error,
        signed=_signed(first), effort=effort,
    )  # fmt: skip


def _signed(answer: Answer) -> bool:
    return not (isinstance(answer, Advice) and not answer.signed) and not (
        isinstance(answer, Chances) and answer.game == "mighty"
    )


def _column(answer: Answer) -> Column:
    """The worth of the best in each deal; of bids, the score with the best trump at its lowest number."""
    if isinstance(answer, Advice):
        return Column(answer.per_world[0], answer.weights)
    if isinstance(answer, Chances):
        return Column(tuple(map(float, answer.results)), answer.weights)
    if isinstance(answer, Bids):
        return Column(answer.rows[0].scores(answer.numbers[0], answer.rules), answer.weights)
    if isinstance(answer, Kitty):
        return Column(answer.per_world[0])
    raise SetupError([reason("explore-ask", None, found=quoted(type(answer).__name__))])
