"""What moves cost: each decision against the best one by what its seat could know then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from hanalab import mushi
from hanalab.core.language import text
from hanalab.explore.words import TINY, with_error
from hanalab.widgets.hints_model import Cost, Study, kind_of
from hanalab.widgets.nodes import Kid, h
from hanalab.widgets.parts import Element, Side, button, rail_section, rich
from hanalab.widgets.review_model import steps

#: between a number and its error
NBSP = "\N{NO-BREAK SPACE}"
#: the phases in which there is something to advise
CHOOSING = ("HAND", "HAND_CAPTURE", "DRAW_CAPTURE", "PLAY")


class Decision(NamedTuple):
    """A choice made: the position before it, the turn or trick, the seat, and the actions. In Mushi the card
    played and the capture chosen with it are one decision."""

    position: Any
    number: int
    seat: int
    actions: tuple[Any, ...]


def decisions(tip: Any, decides: Callable[[Any], bool]) -> Iterator[Decision]:
    """The choices on the way to `tip` that `decides` says somebody made, oldest first. Those with one
    possibility are no choice."""
    pending: Decision | None = None
    for before, action, _ in steps(tip):
        if pending is not None and before.phase == "HAND_CAPTURE":
            pending = pending._replace(actions=(*pending.actions, action))
            continue
        if pending is not None:
            yield pending
            pending = None
        if before.phase in CHOOSING and decides(before) and len(before.actions()) > 1:
            number = before.turn if hasattr(before, "turn") else before.number
            pending = Decision(before, number, before.player, (action,))
    if pending is not None:
        yield pending


def cost_of(decision: Decision, advice: Any) -> Cost | None:
    """What a decision cost by the advice for it; None where the advice does not know the choice."""
    rows = advice.moves or advice.rows
    action, *then = decision.actions
    chosen = next(
        (row for row in rows if row.action == action and (not then or row.then in (None, then[0]))), None
    )
    if chosen is None:
        return None
    kind = kind_of(advice)
    return Cost(decision.number, decision.position, decision.seat, chosen, rows[0], advice.worlds, kind)


def cost_words(cost: Cost, lang: str, label: Callable[[Any], str]) -> str:
    """After the name: "01Y takes 01R: best", "12Z stays: −0.4 ± 0.2, 10A was best"."""
    move = label(cost.row)
    if cost.is_best:
        return text("cost-best", lang, move=move)
    if cost.is_tiny:
        return text("cost-same", lang, move=move, best=better_words(cost, label))
    lost = points_told(-cost.lost, cost.error, lang)
    key = "cost-level" if cost.is_level else "cost-lost"
    return text(key, lang, move=move, lost=lost.replace(" ", NBSP), best=better_words(cost, label))


def points_told(value: float, error: float, lang: str, signed: bool = True) -> str:
    """A gain or a loss with its error; one too small to speak of is none, a large one has no hundredths."""
    if abs(value) < TINY and error < 2 * TINY:
        return "0"
    return with_error(value, error if error == 0 or abs(value) < 1 else max(0.1, error), lang, signed)


def better_words(cost: Cost, label: Callable[[Any], str]) -> str:
    """The best as briefly as can be: its card, where that is another one than the card chosen; what was to be
    taken, where only that was to be chosen."""
    best = getattr(cost.best.action, "card", None)
    chosen = getattr(cost.row.action, "card", None)
    if isinstance(cost.best.action, mushi.Take) and isinstance(cost.row.action, mushi.Take):
        return " ".join(map(str, cost.best.action.cards))
    plain = best is not None and best is not chosen and not hasattr(best, "sign")
    return str(best) if plain else label(cost.best)


def costs_section(
    study: Study,
    found: list[tuple[Decision, Cost | None]],
    *,
    lang: str,
    name: Callable[[int], str],
    side: Callable[[int], Side],
    label: Callable[[Any], str],
    current: int | None = None,
    act: str = "",
    opener: bool = True,
    shown: int = 4,
    brief: bool = False,
    opened: bool = False,
) -> Element | None:
    """The rail's list, one line a decision, newest last; before it is asked for, only its button. `act` is
    the first word of what pressing a line's number does ("" for nothing). `brief` leaves out the button,
    and how the numbers were found; `opened` says that it was with all cards open."""
    title = text("cost-title", lang)
    if not study.costs and opener:
        ask = button(title, "costs", key="costs", cls="hl-wide-btn")
        return rail_section("", ask, key="costs") if found and not brief else None
    if not found:
        empty = h("p", text("cost-none", lang), cls="hl-dim", key="none")
        return rail_section(title, empty, aside=_hide(lang) if opener else None, key="costs")
    kept = _kept(found, current, shown)
    lines = [
        _line(
            decision, cost, study.of(decision.position, opened) is not None, lang, name, side, label,
            decision.number == current, act, place,
        )
        for place, (decision, cost) in kept
    ]  # fmt: skip
    others = len(found) - len(kept)
    left = h("p", text("cost-others", lang, count=others), cls="hl-dim", key="others") if others else None
    how = None if brief else h("p", _how(found, lang, opened), cls="hl-dim", key="how")
    box = h("div", h("ol", lines, cls="hl-log", key="lines"), left, how, key="cost", cls="hl-cost")
    return rail_section(title, box, aside=_hide(lang) if opener else None, key="costs")


def _kept(
    found: list[tuple[Decision, Cost | None]], current: int | None, shown: int
) -> list[tuple[int, tuple[Decision, Cost | None]]]:
    """As many lines as there is room for, the present one among them."""
    numbered = list(enumerate(found))
    place = next((at for at, (decision, _) in numbered if decision.number == current), len(numbered) - 1)
    first = max(0, min(place - 1, len(numbered) - shown)) if current is not None else len(numbered) - shown
    return numbered[max(0, first) : max(0, first) + shown]


def _line(
    decision: Decision,
    cost: Cost | None,
    failed: bool,
    lang: str,
    name: Callable[[int], str],
    side: Callable[[int], Side],
    label: Callable[[Any], str],
    current: bool,
    act: str,
    place: int,
) -> Element:
    who = h("b", name(decision.seat), cls=f"hl-{side(decision.seat)}")
    words: list[Kid] = [who, " "]
    if cost is not None:
        words += rich(cost_words(cost, lang, label))
    else:
        words.append(h("span", text("cost-unknown" if failed else "cost-coming", lang), cls="hl-dim"))
    number = str(decision.number)
    if act:
        said = text("review-go-spoken", lang, number=decision.number)
        mark = h(
            "button", number, act=f"{act} {number}", cls="hl-log-turn hl-log-back", key="go", name=said,
            type="button",
        )  # fmt: skip
    else:
        mark = h("span", number, cls="hl-log-turn", key="go")
    cls = "hl-log-line hl-current" if current else "hl-log-line"
    return h("li", mark, h("span", words, cls="hl-log-words"), cls=cls, key=str(place))


def _how(found: list[tuple[Decision, Cost | None]], lang: str, opened: bool) -> str:
    known = [cost for _, cost in found if cost is not None]
    if opened:
        exact = all(cost.kind == "open" for cost in known)
        return text("cost-how-open" if exact else "cost-how-open-estimate", lang)
    worlds = [cost.worlds for cost in known]
    if not worlds:
        return text("cost-how-first", lang)
    low, high = min(worlds), max(worlds)
    # Where the best is clear soon, fewer deals are looked at.
    if low == high:
        return text("cost-how", lang, worlds=str(high))
    return text("cost-how-range", lang, low=str(low), high=str(high))


def _hide(lang: str) -> Element:
    return h("button", text("cost-hide", lang), act="costs", cls="hl-fold", key="hide", type="button")
