"""Mushi with all cards known: exact values, and very many rounds played out.

Values are the final score of the round for seat 0, in points; seat 0 wants it high and seat 1 low. A round
that is dealt again on demand (M13) counts 0 for both. All house rules are known here.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import nullcontext
from itertools import chain
from time import perf_counter
from types import ModuleType
from typing import Any, Final, NamedTuple

from hanalab.core.errors import HanalabError
from hanalab.core.reason import reason
from hanalab.core.shown import shown
from hanalab.mushi.actions import Action, Play, Redeal, Take
from hanalab.mushi.captures import found_for
from hanalab.mushi.cards import DECK, UNKNOWN, Card
from hanalab.mushi.round import Round
from hanalab.mushi.rules import Rules
from hanalab.mushi.scoring import count as count_piles
from hanalab.mushi.view import View
from hanalab.solve.answer import Exact, Stop, Values
from hanalab.solve.given import check

Cards = tuple[Card, ...]
#: an action, or the play of a card and the choice of what it takes
Move = tuple[Action, ...]
POLICIES: Final = ("uniform", "steady")
#: buckets of the table for a full round, and how a table halves with each turn that has been played
MOST_BUCKETS: Final = 1 << 15
FEWEST_BUCKETS: Final = 16
BYTES_A_BUCKET: Final = 32
MEGABYTE: Final = 1 << 20
NO_LIMIT: Final = 1 << 60
MOST_MOVES: Final = 100
TURNS: Final = 16
PHASES: Final = ("HAND", "HAND_CAPTURE", "DRAW_CAPTURE")


class WorldValues(NamedTuple):
    """The value of every move in many worlds: a row a world, in the order of `moves`.

    After a stop there are fewer rows than worlds were given.
    """

    moves: tuple[Move, ...]
    rows: tuple[tuple[int, ...], ...]
    nodes: int
    seconds: float


def exact(
    position: Round, *, memory: int = 512, nodes: int | None = None, stop: Stop | None = None
) -> Exact[Action]:
    """The value of a position when both seats play as well as can be, and an action that reaches it.

    `memory` bounds the table in MB (0 or more; a usual round needs 1), `nodes` the work (positions looked
    at; None: no bound). After a `stop`, or at that bound, only bounds of the value are known. `SetupError`
    for anything but a round in which all cards are known.

    >>> exact(Round.from_deal(hands=("01Y", "05X"), field="01R 05A", stock="12X 12B")).value
    -109
    """
    started = perf_counter()
    check("mushi", position, (Round,), memory=memory, nodes=nodes, stop=stop)
    if position.is_over:
        score = 0 if position.is_void else position.score().totals[0]
        return Exact(score, score, score, None, 0, perf_counter() - started, "exact")
    found = _find(position, _kernel().BEST_ACTION, memory, nodes, stop)
    if found is None:
        low, high = _bounds(position)
        seconds, note = perf_counter() - started, reason("solve-stopped")
        return Exact(None, low, high, None, nodes or 0, seconds, "bounds", note)
    in_order, work = found
    actions = sorted(position.actions(), key=_place)
    number = int(work[_kernel().W_BEST])
    if actions[-1] == Redeal() and (in_order[number] < 0 if position.player == 0 else in_order[number] > 0):
        number = len(actions) - 1
    value, searched = in_order[number], int(work[_kernel().W_NODES])
    return Exact(value, value, value, actions[number], searched, perf_counter() - started, "exact")


def values(position: Round, *, memory: int = 512, stop: Stop | None = None) -> Values[Action]:
    """The value of every legal action, in the order of `position.actions()`; arguments as in `exact`.

    >>> values(Round.from_deal(hands=("01Y 05Y", "05X"), field="01R 08B", stock="02A 12B 12X")).values
    (-56, -58)
    """
    check("mushi", position, (Round,), memory=memory, stop=stop)
    kernel = _kernel()
    moves = tuple([(action,) for action in position.actions()])
    found = _values(position, moves, kernel.EVERY_ACTION, memory, stop)
    actions = tuple([move[0] for move in found.actions])
    return Values(actions, *found[1:])


def moves_of(position: Round | View) -> tuple[Move, ...]:
    """Every way to go on until the next card is drawn: an action, and after a card that can take one thing
    or another also the choice.

    >>> moves_of(Round.from_deal(hands=("01Y", "05X"), field="01R 01X", stock="09Y 09X"))
    ((Play('01Y'), Take('01R')), (Play('01Y'), Take('01X')))
    """
    check("mushi", position, (Round, View))
    moves: list[Move] = []
    for action in position.actions():
        options: tuple[Cards, ...] = ()
        if isinstance(action, Play):
            options = found_for(action.card, position.field, False, False, position.rules).options
        if len(options) > 1:
            moves += [(action, Take(option)) for option in options]
        else:
            moves.append((action,))
    return tuple(moves)


def move_values(position: Round, *, memory: int = 512, stop: Stop | None = None) -> Values[Move]:
    """The value of every one of `moves_of`; arguments as in `exact`.

    >>> move_values(Round.from_deal(hands=("01Y 05Y", "05X"), field="01R 08B", stock="02A 12B 12X")).values
    (-56, -58)
    """
    check("mushi", position, (Round,), memory=memory, stop=stop)
    return _values(position, moves_of(position), _kernel().EVERY_MOVE, memory, stop)


def values_in_worlds(
    known: Round | View, worlds: Any, *, memory: int = 512, stop: Stop | None = None
) -> WorldValues:
    """The value of every one of `moves_of` in many worlds, which are deals of the unknown cards of `known`.

    A world is a row of card numbers (`Card.index`), one for each unknown card in the order in which they
    stand: hand of seat 0, hand of seat 1, stock. `worlds` may be rows or an array of them. The hand of the
    seat to act must be known. `HanalabError` where it is not, and for what is no such row.
    The other arguments are as in `exact`.

    >>> ending = Round.parse("mushi; hands 01Y / ?1; field 01R; stock 12X ?1")
    >>> values_in_worlds(ending, [[Card("05X").index, Card("09Y").index]]).rows
    ((-109,),)
    """
    started = perf_counter()
    check("mushi", known, (Round, View), memory=memory, stop=stop)
    kernel, machine = _kernel(), _machine()
    if known.player is None or UNKNOWN in known.hands[known.player]:
        raise HanalabError("solve-hand-unknown")
    places = _places(known)
    rows = _rows(worlds, len(places))
    flat = machine.numbers_of(chain.from_iterable(rows))
    moves = moves_of(known)
    width = len(moves)
    found = machine.numbers(len(rows) * width)
    work = _work(len(known.stock), memory, None)
    with stop.watched(work, kernel.W_STOP) if stop is not None else nullcontext():
        done = kernel.find_values(
            work, _encoded(known, unknown=True), kernel.EVERY_MOVE, machine.numbers_of(places), len(places),
            flat, len(rows), found,
        )  # fmt: skip
    order, in_order = _order(moves), found if isinstance(found, list) else found.tolist()
    result = [tuple([in_order[at * width + place] for place in order]) for at in range(done)]
    return WorldValues(moves, tuple(result), int(work[kernel.W_NODES]), perf_counter() - started)


def playouts(position: Round, count: int, seed: int = 0, policy: str = "uniform", *, first: int = 0) -> Any:
    """The scores of seat 0 when a position is played out `count` times, as an array.

    `policy` "uniform": every legal action is equally likely; "steady": both seats play by a quick count of
    what they can see, with a little chance. Round number `i` (from `first` on) depends only on position,
    `seed` and `i`.
    `count` and `first` are 0 or more, `seed` is a whole number; `HanalabError` for any other.

    >>> len(playouts(Round.deal(1), 10, seed=3))
    10
    """
    if policy not in POLICIES:
        raise HanalabError("solve-policy", found=shown(policy), known=", ".join(POLICIES))
    check("mushi", position, (Round,), count=count, first=first, seed=seed)
    kernel, machine = _kernel(), _machine()
    scores = machine.numbers(count)
    if position.is_over:
        score = 0 if position.is_void else position.score().totals[0]
        return machine.numbers_of([score] * count)
    steady = POLICIES.index(policy)
    kernel.play_out_many(_encoded(position), seed & kernel.MASK, first, count, steady, scores)
    return scores


def prepare(part: str | None = None, stop: Stop | None = None) -> None:
    """Compile the kernels, or load them compiled, by a small question to each."""
    position = Round.from_deal(hands=("01Y", "05X"), field="01R 05A", stock="12X 12B")
    with _machine().stoppable(stop):
        if part != "play":
            exact(position)
        if part != "search":
            playouts(position, 1)


def is_prepared(part: str | None = None) -> bool:
    """Whether the kernels are ready in this process."""
    if f"{__package__}.mushi_kernel" not in sys.modules:
        return False
    kernels = _kernel()  # waits where another thread is still importing it
    asked = {"search": kernels.find_values, "play": kernels.play_out_many}
    return all(getattr(asked[each], "signatures", True) for each in asked if part in (None, each))


# --- to the kernel and back


def _kernel() -> ModuleType:
    from hanalab.solve import mushi_kernel

    return mushi_kernel


def _machine() -> ModuleType:
    from hanalab.solve import machine

    return machine


def _values(
    position: Round, moves: tuple[Move, ...], what: int, memory: int, stop: Stop | None
) -> Values[Move]:
    started = perf_counter()
    if not moves:
        return Values((), (), 0, perf_counter() - started, "exact")
    found = _find(position, what, memory, None, stop)
    if found is None:
        return Values((), (), 0, perf_counter() - started, "stopped", reason("solve-stopped"))
    ordered = tuple([found[0][place] for place in _order(moves)])
    searched = int(found[1][_kernel().W_NODES])
    return Values(moves, ordered, searched, perf_counter() - started, "exact")


def _find(
    position: Round, what: int, memory: int, nodes: int | None, stop: Stop | None
) -> tuple[list[int], Any] | None:
    """The values in the kernel's order and its work array; None after a stop."""
    kernel, machine = _kernel(), _machine()
    p = _encoded(position)
    work = _work(len(position.stock), memory, nodes)
    found, none = machine.numbers(MOST_MOVES), machine.numbers(1)
    with stop.watched(work, kernel.W_STOP) if stop is not None else nullcontext():
        done = kernel.find_values(work, p, what, none, 0, none, 1, found)
    return ([int(value) for value in found], work) if done else None


def _work(draws: int, memory: int, nodes: int | None) -> Any:
    kernel = _kernel()
    buckets = FEWEST_BUCKETS
    most = min(MOST_BUCKETS << max(0, draws - TURNS), int(memory * MEGABYTE) // BYTES_A_BUCKET)
    while buckets * 2 <= most and buckets < 1 << max(0, draws - 1):
        buckets *= 2
    work = _machine().numbers(kernel.W_TABLE + buckets * kernel.BUCKET)
    work[kernel.W_BUCKETS] = buckets
    work[kernel.W_LIMIT] = NO_LIMIT if nodes is None else nodes
    return work


def _encoded(position: Round | View, *, unknown: bool = False) -> Any:
    """The position as the kernels take it; unknown cards are left out, if they are allowed."""
    kernel = _kernel()
    if not unknown and UNKNOWN in chain(*position.hands, position.stock):
        raise HanalabError("solve-unknown")
    p = [0] * kernel.POSITION_SIZE
    for place, some in (
        (kernel.P_HANDS, position.hands[0]),
        (kernel.P_HANDS + 1, position.hands[1]),
        (kernel.P_FIELD, position.field),
        (kernel.P_PILES, position.piles[0]),
        (kernel.P_PILES + 1, position.piles[1]),
    ):
        p[place] = sum([1 << card.index for card in some if card is not UNKNOWN])
    p[kernel.P_PLAYER] = 0 if position.player is None else position.player
    p[kernel.P_PHASE] = PHASES.index(position.phase)
    p[kernel.P_PENDING] = 0 if position.pending is None else position.pending.index
    p[kernel.P_RULES] = _rule_bits(position.rules)
    p[kernel.P_DRAWS] = len(position.stock)
    p[kernel.P_STOCK : kernel.P_STOCK + len(position.stock)] = [card.index for card in position.stock]
    return _machine().numbers_of(p)


def _rule_bits(rules: Rules) -> int:
    kernel = _kernel()
    bits = 0
    for key, value, bit in (
        ("lightning_stack", "stack", kernel.STACK),
        ("field_lightning_by_hand", "yes", kernel.BY_HAND),
        ("third_willow", "take_both", kernel.TAKE_BOTH),
        ("last_willow_takes_lightning", "yes", kernel.LAST_WILLOW),
        ("three_brights", "any_three", kernel.ANY_THREE),
        ("four_in_hand", "redeal_on_claim", kernel.REDEAL),
        ("yaku_set", "three", kernel.NO_FIVE_BRIGHTS),
    ):
        if getattr(rules, key) == value:
            bits |= bit
    return bits


def _places(known: Round | View) -> list[int]:
    """Where the unknown cards lie, as places in an encoded position."""
    kernel = _kernel()
    hands = [kernel.P_HANDS + seat for seat in (0, 1) for card in known.hands[seat] if card is UNKNOWN]
    stock = [kernel.P_STOCK + place for place, card in enumerate(known.stock) if card is UNKNOWN]
    return [*hands, *stock]


def _rows(worlds: Any, width: int) -> list[list[int]]:
    """Worlds as lists of card numbers: the kernels trust them, so they are looked at here."""
    most = len(DECK) - 1
    try:
        rows = [list(row) for row in (worlds.tolist() if hasattr(worlds, "tolist") else worlds)]
    except TypeError:
        raise HanalabError("solve-world", count=width, most=most) from None
    for row in rows:
        sound = all(type(one) is int and 0 <= one <= most for one in row)
        if not sound or len(row) != width or len(set(row)) < width:
            raise HanalabError("solve-world", count=width, most=most)
    return rows


def _order(moves: Sequence[Move]) -> list[int]:
    """For each move its place in the kernel's order: by the card, then by what it takes; a claim last."""
    keys = [tuple([_place(action) for action in move]) for move in moves]
    places = {key: place for place, key in enumerate(sorted(keys))}
    return [places[key] for key in keys]


def _place(action: Action) -> int:
    if isinstance(action, Redeal):
        return UNKNOWN.index
    return action.card.index if isinstance(action, Play) else min(action.cards).index


def _bounds(position: Round) -> tuple[int, int]:
    """The scores of seat 0 if either seat got all that is left."""
    pending = (position.pending,) if position.pending is not None else ()
    loose = (*position.hands[0], *position.hands[1], *position.field, *position.stock, *pending)
    first, second = position.piles
    high = count_piles(((*first, *loose), second), position.rules).totals[0]
    low = count_piles((first, (*second, *loose)), position.rules).totals[0]
    if position.rules.four_in_hand != "play":
        return min(low, 0), max(high, 0)
    return low, high
