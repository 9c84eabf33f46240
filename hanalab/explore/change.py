"""One card exchanged, or one rule changed: the same question before and after, in deals of the same seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from hanalab import mighty, mushi
from hanalab.core.errors import SetupError
from hanalab.core.reason import Reason, reason
from hanalab.core.shown import quoted
from hanalab.explore.advice import Advice
from hanalab.explore.answer import Answer
from hanalab.explore.ask import advise, chances
from hanalab.explore.bidding import Bids, Kitty
from hanalab.explore.bidding_ask import bids
from hanalab.explore.chance import Chances, Comparison
from hanalab.explore.knowledge import Knowledge, exchanged, knowledge_of
from hanalab.explore.preparing import kitty
from hanalab.explore.statistics import Mean, difference_of, mean_of

ASKED: Final[tuple[Callable[..., Any], ...]] = (advise, chances, bids, kitty)


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
    questions use deals of the same seed (in Mushi the same deals, the card that goes lying where the other
    came from), and the difference is that of the best actions, deal by deal. `SetupError` for a change that
    cannot be made.

    >>> view = mushi.Round.parse("mushi; hands 12X 10A / ?2; field 12B 05X; stock ?4").view(0)
    >>> what_if(view, exchange=("10A", "05A"), samples=20).difference > 0
    True
    """
    if ask not in ASKED:
        raise SetupError([reason("explore-ask", None, found=quoted(getattr(ask, "__name__", ask)))])
    if (exchange is None) == (rules is None):
        raise SetupError([reason("explore-no-change")])
    options.setdefault("seed", 0)
    if ask is advise:
        options["clear"] = False
        if options.get("samples") is None and options.get("seconds") is None:
            options["samples"] = 100
    progress = options.pop("progress", None)
    quiet: Any = False if progress is None or callable(progress) else progress
    if exchange is not None:
        first_known, second_known, change = _exchanged(known, exchange)
    else:
        first_known, second_known, change = _ruled(known, rules, options)
    first = ask(first_known[0], **{**options, **first_known[1]}, progress=quiet)
    second = ask(second_known[0], **{**options, **second_known[1]}, progress=quiet)
    answer = compared(first, second, change)
    if callable(progress):
        progress(answer)
    return answer


Asked = tuple[Any, dict[str, Any]]


def _exchanged(known: Any, exchange: object) -> tuple[Asked, Asked, Reason]:
    """What is known before and after one card is exchanged."""
    two = tuple(exchange) if isinstance(exchange, tuple | list) else ()
    if len(two) != 2:
        raise SetupError([reason("explore-exchange", None, found=quoted(exchange))])
    if not isinstance(known, mushi.Round | mushi.View | mighty.Hand | mighty.View):
        held = mighty.cards(known)
        gone, come = mighty.Card(two[0]), mighty.Card(two[1])
        _check_exchange(gone, come, held, [card for card in mighty.DECK if card not in held], exchange)
        swapped = tuple([come if card is gone else card for card in held])
        return (held, {}), (swapped, {}), reason("explore-change-card", None, gone=gone, come=come)
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
    words = ", ".join(f"{one.key} = {one.other}" for one in found)
    return reason("explore-change-rules", found[0].rule if len(found) == 1 else None, words=words or "=")


def compared(first: Answer, second: Answer, change: Reason) -> Comparison:
    """Two answers side by side."""
    one, other = _column(first), _column(second)
    count = min(len(one), len(other))
    is_open = first.stopped == "all" and second.stopped == "all"
    if count:
        before, after = mean_of(one), mean_of(other)
        between = difference_of(other[:count], one[:count])
        if is_open:
            before, after, between = Mean(before.mean, 0.0), Mean(after.mean, 0.0), Mean(between.mean, 0.0)
    else:  # chances of a contract: the two are not paired
        before, after = _alone(first), _alone(second)
        between = Mean(after.mean - before.mean, (before.error**2 + after.error**2) ** 0.5)
    effort = replace(
        second.effort, worlds=count or min(first.worlds, second.worlds),
        seconds=first.seconds + second.seconds, redone=first.effort.redone + second.effort.redone,
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


def _column(answer: Answer) -> tuple[float, ...]:
    """The worth of the best in each deal; nothing where the deals of two answers cannot be paired."""
    if isinstance(answer, Advice | Kitty):
        return answer.per_world[0] if answer.effort.effective is None else ()
    if isinstance(answer, Chances) and answer.effort.effective is None:
        return tuple(map(float, answer.results))
    return ()


def _alone(answer: Answer) -> Mean:
    """The mean that stands for an answer."""
    if isinstance(answer, Bids):
        row = answer.rows[0]
        found = row.expected(answer.numbers[0], answer.rules)
        return Mean(found.mean, found.error)
    if isinstance(answer, Chances):
        return Mean(answer.mean, answer.error)
    if isinstance(answer, Advice):
        return Mean(answer.best.mean, answer.best.error)
    return Mean(0.0, 0.0)
