"""What a Mighty hand is worth when all cards lie open: exact values, narrow estimates and hands played out.

Points are those of the declarer's side at the end, 0 to 20, the discards included (K49). The declarer's side
plays for as many as it can get, the others for as few; the friend plays with the declarer from the first
trick, known to the table or not.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from threading import TIMEOUT_MAX, Timer
from types import ModuleType
from typing import Any, Final

from hanalab.core.errors import SetupError
from hanalab.core.reason import Reason, reason
from hanalab.core.shown import shown
from hanalab.mighty.actions import Play
from hanalab.mighty.cards import DECK, JOKER, SUITS, UNKNOWN, points_in
from hanalab.mighty.hand import Hand
from hanalab.mighty.seats import SEATS
from hanalab.mighty.state import State
from hanalab.mighty.tricks import TRICKS, is_called, mighty_card
from hanalab.solve.answer import Exact, Stop, Values
from hanalab.solve.given import check

#: how the search weighs a move when it orders them; the meaning of each is in `mighty_kernel.score`
WEIGHTS: Final = (
    600, 53, 14, -94, -167, 17, 10, -38, 689, 72, 12,
    264, -161, -65, 0, 193, -168, 1, -3, -200, -4, -157,
    0, 53, 700, 88, -11, -30, -240, -164, -11, -17, 436,
    136, -12, -100, -223, -73, 19, 62, 500, 150, -12, -7,
    -200, -5, -10, 88, 416, 470, -9, 224, 275, 0, -6,
    -21, -301, -340, -18, 501, -200, -191, -13, -152, 600, 53,
    11, -94, 105, -47, 34, -131, 665, 97, 3, -47, -33,
    -65, 0, 174, 377, -150, 2, -186, -100, -416, 1, 205,
    700, -59, -9, -59, -200, -126, 2, -17, 436, 175, -12,
    -100, -230, -88, 20, 62, 500, 114, -11, 67, 44, 14,
    13, 0, 834, 200, -9, 224, 275, -66, -17, -22, -144,
    -122, 7, 112, -460, 41, -5, -50, 20, 124, 45, 0,
    732, 53, 10, -94, -83, -250, 34, -38, 689, 33, 3,
    -193, -161, -65, -4, 160, -168, -150, 44, -199, 11, -702,
    0, 131, 700, 88, -11, -23, -200, -126, 12, -17, 436,
    142, -19, -76, -230, -59, 22, 62, 500, 257, -8, -7,
    -200, -5, 9, 0, 382, 470, -24, 151, 593, 0, -3,
    -33, -144, -340, -10, 112, -269, 10, -12, -50, 600, 53,
    10, -244, -129, -93, 34, -38, 665, 97, 3, -29, 11,
    5, 0, 284, 63, -150, -5, -238, 84, -341, 1, 205,
    700, -67, -12, -23, -200, -121, 4, 113, 484, 143, -12,
    -100, -230, -59, 37, 19, 500, 150, -11, 67, -397, -5,
    9, 0, 416, 169, -9, 224, 414, 106, -4, -33, -144,
    -122, -10, -105, -36, -9, -13, -50, 31, 124, 87, 0,
)  # fmt: skip
#: how a hand played out quickly weighs two of them where nobody is the declarer's friend: leads that lose are
#: from long suits, and into suits that the others must follow. On average a declarer alone then takes 0.4
#: points fewer than with steady bots (`python -m benchmarks.open_cards --alone`)
_ALONE: Final = ((22, 200), (130, 245))
#: how hands can be played out
POLICIES: Final = ("uniform", "steady")
#: megabytes a search may use for its table unless told otherwise
MEMORY: Final = 512
_PLAIN_MEMORY: Final = 64
#: slots of the table by tricks left: small tables are quicker, and a hard position fills a large one
_SLOT_BITS: Final = (6, 6, 6, 8, 10, 13, 15, 17, 19, 21, 23)
#: a search begins with a table of so many slots at most and grows it when it is full: new memory costs time
_FIRST_SLOTS: Final = 1 << 17
_GROWTH: Final = 8
#: of a narrow search, besides its width
_NARROW_BITS: Final = 13
#: what a narrow search looks at, by width: how many leads, how many cards of those who follow, and down to
#: how many tricks left (then one). Measured: the leads count, and so do the first tricks
_NARROW: Final = {2: (2, 2, 9), 3: (3, 2, 6)}
#: narrow searches that go ahead of an exact one, by tricks left: they find what it begins from, and the moves
#: it looks at first
_AHEAD: Final = {7: (2,), 8: (2,), 9: (2, 3), 10: (2, 3)}
_ENTRIES_A_SLOT: Final = 0.5
_WORD: Final = 8
#: above all points of a hand: what marks the seats of the declarer's side
_SEAT_MARK: Final = 64
_LINE: Final = 64
_FIRST_JOKER: Final = {"full_power": 0, "powerless": 1, "forbidden": 2}
_CALL_RULE: Final = {"off": 0, "second_player_answer": 1, "lead_forces_joker": 2}


def _kernel() -> ModuleType:
    """The kernels; importing them imports numba."""
    from hanalab.solve import mighty_kernel

    return mighty_kernel


def prepare(part: str | None = None, stop: Stop | None = None) -> None:
    """Compile the kernels, or load what was compiled before."""
    from hanalab.solve.machine import stoppable

    hand = Hand.at_play(("SA H2", "SK H3", "SQ H4", "SJ H5", "S10 H6"), 0, "13H", "SK")
    with stoppable(stop):
        if part != "search":
            played_out(hand)
        if part != "play":
            exact(hand)
            estimate(hand)
            values(hand)
        if part is None:
            playouts(hand, 1, 1)


def is_prepared(part: str | None = None) -> bool:
    """Whether the kernels are ready to run in this process."""
    if f"{__package__}.mighty_kernel" not in sys.modules:
        return False
    k = _kernel()  # waits where another thread is still importing it
    asked = {"play": (k.sensible_hand,), "search": (k.test, k.solve, k.solve_moves), None: (k.playouts,)}
    return all(
        getattr(one, "signatures", True) for each in asked if part in (None, each) for one in asked[each]
    )


# -- the array a kernel works in ----------------------------------------------------------------------------


def _slots(left: int, memory: int, width: int | None) -> int:
    """How many slots a table has for a position with so many tricks left, within so many megabytes."""
    k = _kernel()
    most = int(_megabytes(memory) * (1 << 20) / (_WORD * (k.SLOT_SIZE + _ENTRIES_A_SLOT * k.ENTRY_SIZE)))
    bits = _SLOT_BITS[left] if width is None else min(_SLOT_BITS[left], _NARROW_BITS + width)
    return max(64, min(1 << bits, most))


def _megabytes(memory: int) -> int:
    """What of the memory is used: plain Python fills an array when it is made, and is too slow to fill a
    large table in any case."""
    from hanalab.solve.machine import COMPILED

    return memory if COMPILED else min(memory, _PLAIN_MEMORY)


def _first_work(state: State, memory: int, width: int | None = None) -> Any:
    """An array for a position with the table that a search begins with."""
    left = TRICKS + 1 - state.number
    work = _work(left, memory, width, min(_slots(left, memory, width), _FIRST_SLOTS))
    _load(work, state)
    return work


def _larger(work: Any, state: State, memory: int, most: int) -> Any:
    """A new array for the same position with a larger table, in which the answers are."""
    k = _kernel()
    left = TRICKS + 1 - state.number
    larger = _work(left, memory, None, min(most, int(work[k.SLOT_COUNT]) * _GROWTH))
    _load(larger, state)
    k.moved(work, larger)
    return larger


def _work(left: int, memory: int, width: int | None = None, first: int | None = None) -> Any:
    """An array with a table of fitting size, or of a first size."""
    from hanalab.solve.machine import COMPILED, numbers

    k = _kernel()
    slots = _slots(left, memory, width) if first is None else first
    entries = int(slots * _ENTRIES_A_SLOT)
    work = numbers(k.TABLES + slots * k.SLOT_SIZE + (entries + 1) * k.ENTRY_SIZE + _LINE // _WORD)
    place = k.TABLES
    if COMPILED:  # slots begin where lines of the processor's memory do
        place += -(work.ctypes.data // _WORD + place) % (_LINE // _WORD)
    work[k.SLOTS_AT] = place
    work[k.SLOT_COUNT] = slots
    work[k.ENTRIES_AT] = place + slots * k.SLOT_SIZE
    work[k.ENTRY_LIMIT] = entries
    work[k.WEIGHTS : k.WEIGHTS + len(WEIGHTS)] = WEIGHTS
    return work


def _load(work: Any, state: State, search: bool = True) -> None:
    """Write a position into the array and start with an empty table. What only a search needs of the deal is
    left out without `search`: in plain Python it takes far longer than to play a hand out."""
    k = _kernel()
    rules, trump = state.rules, state.contract.trump  # type: ignore[union-attr]
    laid = 0
    held = [sum(1 << card.index for card in hand) for hand in state.hands]
    for place, one in enumerate(state.trick):
        laid |= 1 << one.card.index
        held[(state.leader + place) % SEATS] |= 1 << one.card.index
    for seat in range(SEATS):
        work[k.HANDS + seat] = held[seat]
    call = -1 if state.joker_call is None else state.joker_call.index
    call_rule = _CALL_RULE[rules.joker_call] if call >= 0 else 0
    work[k.TRUMP] = k.NO_SUIT if trump == "N" else SUITS.index(trump)
    work[k.MIGHTY] = mighty_card(trump, rules).index
    work[k.CALL] = call
    work[k.ANY_TIME] = int(rules.mighty_any_time == "yes")
    work[k.NAMES] = int(rules.joker_lead == "leader_names_suit")
    work[k.CALL_RULE] = call_rule
    work[k.FIRST_JOKER] = _FIRST_JOKER[rules.joker_first_trick]
    work[k.NO_TRUMP_LIMIT] = int(rules.nt_joker_limit == "on")
    work[k.TRUMP_LEAD] = int(rules.trump_lead_first_trick == "forbidden_unless_forced")
    work[k.CALL_BIT] = _call_bit(held, call, call_rule)
    work[k.CALL_GONE] = int(any(laid.card is JOKER for trick in state.tricks for laid in trick.laid))
    work[k.SIDE] = 1 << state.declarer | (0 if state.friend is None else 1 << state.friend)  # type: ignore[operator]
    work[k.FRIEND_BY] = _decided_by(state)
    cards = 0
    for hand in held:
        cards |= hand
    left = TRICKS + 1 - state.number
    follow, best, strength, winner, flags = k.NO_SUIT, 0, k.NOTHING, 0, 0
    for place in range(len(state.trick)):
        follow, best, strength, winner, flags = k.played(
            work, _move(state, place), (state.leader + place) % SEATS, place, left, follow, best, strength,
            winner, flags,
        )  # fmt: skip
    work[k.CARDS], work[k.LAID], work[k.PLY] = cards, laid, len(state.trick)
    work[k.LEADER], work[k.LEFT] = state.leader, left
    work[k.FOLLOW], work[k.BEST_CARD], work[k.STRENGTH] = follow, best, strength
    work[k.BEST_SEAT], work[k.FLAGS] = winner, flags
    work[k.ABORTED] = work[k.GROWS] = work[k.NODES] = work[k.RESETS] = work[k.WIDTH] = 0
    k.forget(work)
    if search:
        k.prepare_deal(work)


def _move(state: State, place: int) -> int:
    """A card of the running trick as a move of the kernel."""
    one = state.trick[place]
    move = one.card.index
    if place == 0:
        if one.card is JOKER and one.names and state.rules.joker_lead == "leader_names_suit":
            return move | SUITS.index(one.names) + 1 << 6
        if state.rules.joker_call == "lead_forces_joker" and is_called(
            state.trick[:1], state.number, state.joker_call, state.rules
        ):
            return move | 1 << 6
    return move


def _call_bit(held: Sequence[int], call: int, call_rule: int) -> int:
    """The Joker Call card as a bit where the holders sit so that its call can come about, else 0."""
    joker = 1 << JOKER.index
    caller = next((seat for seat in range(SEATS) if call >= 0 and held[seat] >> call & 1), None)
    jester = next((seat for seat in range(SEATS) if held[seat] & joker), None)
    if caller is None or jester is None or not call_rule or caller == jester:
        return 0
    return 1 << call if call_rule == 2 or caller == (jester + 1) % SEATS else 0


# -- questions ----------------------------------------------------------------------------------------------


def exact(
    hand: Hand,
    *,
    memory: int = MEMORY,
    seconds: float | None = None,
    stop: Stop | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Exact[Play]:
    """The points of the declarer's side with best play of both, all cards known.

    With `seconds` (above 0) or a `stop` that is set, the bounds reached by then; `progress(low, high)` hears
    of bounds as they close. `memory` bounds the table, in megabytes (0 or more). `SetupError` for a hand with
    unknown cards, or whose play has not begun.

    >>> two_each = ("SA H2", "SK H3", "SQ H4", "SJ H5", "S10 H6")
    >>> hand = Hand.at_play(two_each, 0, "13H", "SK", taken=(9, 2, 0, 0, 0))
    >>> exact(hand).value
    16
    """
    start = time.perf_counter()
    check("mighty", hand, (Hand,), memory=memory, seconds=seconds, stop=stop)
    state = _ready(hand)
    if state.phase == "OVER":
        points = _side_points(hand)
        return Exact(points, points, points, None, 0, time.perf_counter() - start, "exact")
    if _decided_by(state) == TRICKS:
        return _with_open_friend(hand, start)
    k = _kernel()
    work = _first_work(state, memory)
    taken = _side_points(hand)
    low, high, best, guess = 0, _out(work), None, k.STOPPED

    def close(work: Any) -> bool:
        nonlocal low, high, best, guess
        if guess < 0:
            guess = _guess(work)
            if guess < 0:
                return False
        while low < high:
            need = min(max(guess, low + 1), high)
            found = int(k.test(work, need))
            if found < 0:
                return False
            if found >= need:
                low, guess = found, found + 1
            else:
                high, guess = found, found
            if progress is not None:
                progress(taken + low, taken + high)
        best = _best(work, hand, low)
        return best is not None

    work = _asked(work, state, close, memory, start, seconds, stop)
    value = low + taken if low == high else None
    note = _note(work, memory) if value is not None else reason("solve-stopped")
    return Exact(
        value, low + taken, high + taken, best, int(work[k.NODES]), time.perf_counter() - start,
        "exact" if value is not None else "bounds", note,
    )  # fmt: skip


def values(
    hand: Hand,
    *,
    width: int | None = None,
    memory: int = MEMORY,
    seconds: float | None = None,
    stop: Stop | None = None,
) -> Values[Play]:
    """The points of the declarer's side after every legal action, with best play of both from there.

    With `width`, the search looks at so many leads in each position only, and at fewer cards of those who
    follow: a quick estimate, marked "narrow". 2 is the quickest of use, 3 comes closer in ten times the time.
    The other arguments are those of `exact`, and `SetupError` comes as there.

    >>> two_each = ("SA H2", "SK H3", "SQ H4", "SJ H5", "S10 H6")
    >>> hand = Hand.at_play(two_each, 0, "13H", "SK", taken=(9, 2, 0, 0, 0))
    >>> values(hand).values
    (16, 16)
    """
    start = time.perf_counter()
    check("mighty", hand, (Hand,), width=width, memory=memory, seconds=seconds, stop=stop)
    state = _ready(hand)
    if state.phase == "OVER":
        return Values((), (), 0, 0.0, "exact")
    if _decided_by(state) == TRICKS:
        return _values_with_open_friend(hand, start)
    work = _first_work(state, memory, width)
    actions: tuple[Play, ...] = hand.actions()  # type: ignore[assignment]
    found: list[int] | None = None

    def answered(work: Any) -> bool:
        nonlocal found
        _narrow(work, width)
        found = _values(work, state, actions)
        return found is not None

    work = _asked(work, state, answered, memory, start, seconds, stop, width)
    return _told(work, hand, actions, found, width, memory, start)


def values_of(
    worlds: Iterable[Hand],
    *,
    width: int | None = None,
    memory: int = MEMORY,
    stop: Stop | None = None,
) -> Iterator[Values[Play]]:
    """`values` of many hands, one after the other in the same table: quicker than each alone. After a stop it
    ends. `worlds` are hands of the same number of cards. The other arguments are those of `values`, which
    are those of `exact`.

    >>> two_each = ("SA H2", "SK H3", "SQ H4", "SJ H5", "S10 H6")
    >>> hand = Hand.at_play(two_each, 0, "13H", "SK", taken=(9, 2, 0, 0, 0))
    >>> [found.values for found in values_of([hand, hand])]
    [(16, 16), (16, 16)]
    """
    work, room = None, 0
    for hand in worlds:
        if stop is not None and stop.is_set():
            return
        start = time.perf_counter()
        check("mighty", hand, (Hand,), width=width, memory=memory, stop=stop)
        state = _ready(hand)
        left = TRICKS + 1 - state.number
        if state.phase == "OVER" or _decided_by(state) == TRICKS:
            yield values(hand, width=width, memory=memory, stop=stop)
            continue
        if work is None or left > room:
            work, room = _work(left, memory, width), left
        _load(work, state)
        _narrow(work, width)
        actions: tuple[Play, ...] = hand.actions()  # type: ignore[assignment]
        with _limited(work, None, stop):
            found = _values(work, state, actions)
        if found is None:
            return
        yield _told(work, hand, actions, found, width, memory, start)


def estimate(hand: Hand, width: int = 2, *, memory: int = MEMORY, stop: Stop | None = None) -> Exact[Play]:
    """A quick estimate of `exact`: a search that looks at the `width` leads that look best, and at one or two
    cards of those who follow. It is marked "narrow", and its bounds are what any play leads to.
    `width` is 1 or more; the other arguments are those of `exact`.

    >>> two_each = ("SA H2", "SK H3", "SQ H4", "SJ H5", "S10 H6")
    >>> estimate(Hand.at_play(two_each, 0, "13H", "SK", taken=(9, 2, 0, 0, 0))).value
    16
    """
    start = time.perf_counter()
    check("mighty", hand, (Hand,), width=width, memory=memory, stop=stop)
    state = _ready(hand)
    if state.phase == "OVER" or _decided_by(state) == TRICKS:
        return exact(hand)
    k = _kernel()
    work = _work(TRICKS + 1 - state.number, memory, width)
    _load(work, state)
    _narrow(work, width)
    taken = _side_points(hand)
    most = taken + _out(work)
    with _limited(work, None, stop):
        found = int(k.solve(work))
    value = None if found < 0 else taken + found
    return Exact(value, taken, most, None, int(work[k.NODES]), time.perf_counter() - start, "narrow")


def playouts(hand: Hand, count: int, seed: int, policy: str = "uniform") -> Any:
    """The points of the declarer's side after so many ways to play the hand out. `policy`: every action
    equally likely ("uniform"), or each seat the card that looks best to it with all cards open ("steady").

    An array of `count` whole numbers, 0 to 20; the same `seed`, a whole number, gives the same ones.
    `SetupError` for anything else, and for a hand whose play has not begun.

    >>> two_each = ("SA H2", "SK H3", "SQ H4", "SJ H5", "S10 H6")
    >>> hand = Hand.at_play(two_each, 0, "13H", "SK", taken=(9, 2, 0, 0, 0))
    >>> [int(points) for points in playouts(hand, 2, seed=1)]
    [16, 16]
    """
    from hanalab.solve.machine import numbers

    check("mighty", hand, (Hand,), count=count, seed=seed)
    if policy not in POLICIES:
        raise SetupError([reason("solve-policy", None, found=shown(policy), known=", ".join(POLICIES))])
    results = numbers(count)
    if _ready(hand).phase == "OVER":
        for at in range(count):
            results[at] = _side_points(hand)
        return results
    steady = policy == "steady"
    _kernel().playouts(_dealt(hand, seed, steady), results, count, int(steady))
    return results


def played_out(hand: Hand) -> tuple[int, int | None]:
    """The points of the declarer's side, and who the friend was, when each seat plays the card that looks
    best to it with all cards open. `SetupError` as for `exact`.

    >>> two_each = ("SA H2", "SK H3", "SQ H4", "SJ H5", "S10 H6")
    >>> played_out(Hand.at_play(two_each, 0, "13H", "SK", taken=(9, 2, 0, 0, 0)))
    (16, 1)
    """
    check("mighty", hand, (Hand,))
    if _ready(hand).phase == "OVER":
        return _side_points(hand), hand.friend
    k = _kernel()
    work = _dealt(hand, 0, True)
    if not _decided_by(hand.state):
        return int(k.sensible_hand(work)), hand.friend
    for seat in range(SEATS):  # those of the side add their points: so they tell who they are
        work[k.SEEN + seat] += _SEAT_MARK << seat
    side, points = divmod(int(k.sensible_hand(work)), _SEAT_MARK)
    friends = [seat for seat in range(SEATS) if side >> seat & 1 and seat != hand.declarer]
    return points, friends[0] if friends else None


def _dealt(hand: Hand, seed: int, steady: bool) -> Any:
    """An array in which a hand can be played out."""
    k = _kernel()
    state = _ready(hand)
    work = _work(1, 1)
    _load(work, state, search=False)
    work[k.TAKEN] = points_in(state.discards) if _decided_by(state) else _side_points(hand)
    for seat, points in enumerate(hand.points):
        work[k.SEEN + seat] = points
    work[k.SEED] = seed & k.MASK
    if steady and state.friend is None and not _decided_by(state):
        for at, weight in _ALONE:
            work[k.WEIGHTS + at] = weight
    return work


# -- how they are answered ----------------------------------------------------------------------------------


def _ready(hand: Hand) -> State:
    """The state of a hand in play or over with all its cards known; `SetupError` for any other."""
    state = hand.state
    if state.phase not in ("PLAY", "OVER") or state.contract is None:
        raise SetupError([reason("solve-mighty-phase", "K37")])
    unknown_call = state.call is not None and state.call.card is UNKNOWN
    if unknown_call or any(UNKNOWN in held for held in state.hands):
        raise SetupError([reason("solve-unknown", "K40")])
    if UNKNOWN in state.discards:
        gone = {card for held in state.hands for card in held}
        gone.update(laid.card for trick in state.tricks for laid in trick.laid)
        gone.update(laid.card for laid in state.trick)
        away = tuple([card for card in DECK if card not in gone])
        if len(away) != len(state.discards):
            raise SetupError([reason("solve-unknown", "K40")])
        state = state._replace(discards=away)
    return state


def _side_points(hand: Hand) -> int:
    """Points of the declarer's side so far, with discards that the other cards tell."""
    return hand.side_points - points_in(hand.state.discards) + points_in(_ready(hand).discards)


def _asked(
    work: Any,
    state: State,
    ask: Callable[[Any], bool],
    memory: int,
    start: float,
    seconds: float | None,
    stop: Stop | None,
    width: int | None = None,
) -> Any:
    """Ask in an array, and in one with a larger table each time it is full, until `ask` has its answer or the
    work is to end; the last of these arrays."""
    k = _kernel()
    most = _slots(TRICKS + 1 - state.number, memory, width)
    while True:
        work[k.GROWS] = int(work[k.SLOT_COUNT] < most)
        passed = time.perf_counter() - start
        with _limited(work, None if seconds is None else max(0.0, seconds - passed), stop):
            if ask(work) or work[k.ABORTED] != k.FULL:
                return work
            larger = _larger(work, state, memory, most)
            if work[k.STOP]:
                return work
        work = larger


def _told(
    work: Any,
    hand: Hand,
    actions: tuple[Play, ...],
    found: list[int] | None,
    width: int | None,
    memory: int,
    start: float,
) -> Values[Play]:
    """What was found after each action, or that the work was stopped."""
    k = _kernel()
    nodes = int(work[k.NODES])
    if found is None:
        return Values((), (), nodes, time.perf_counter() - start, "stopped", reason("solve-stopped"))
    taken = _side_points(hand)
    return Values(
        actions, tuple([taken + one for one in found]), nodes, time.perf_counter() - start,
        "exact" if width is None else "narrow", _note(work, memory),
    )  # fmt: skip


def _note(work: Any, memory: int) -> Reason | None:
    """What was special about a search."""
    k = _kernel()
    if work[k.RESETS]:
        return reason("solve-table-full", None, memory=_megabytes(memory))
    return reason("solve-friend-open", "K45") if work[k.FRIEND_BY] else None


def _out(work: Any) -> int:
    """Points still out, those of the running trick included."""
    k = _kernel()
    return int((int(work[k.CARDS]) & k.POINTS).bit_count())


def _narrow(work: Any, width: int | None) -> None:
    k = _kernel()
    leads, others, wide = (0, 0, 0) if width is None else _NARROW.get(width, (width, width, 0))
    work[k.WIDTH], work[k.WIDTH_OTHERS], work[k.WIDE_FROM], work[k.WIDTH_FROM] = leads, others, wide, 3


def _guess(work: Any) -> int:
    """What a search begins from, of the points still out; negative if the work was ended."""
    k = _kernel()
    guess = int(k.greedy(work))
    if not work[k.NODES] and not work[k.WIDTH]:
        for width in _AHEAD.get(int(work[k.LEFT]), ()):
            _narrow(work, width)
            guess = int(k.solve(work))
            _narrow(work, None)
            k.forget(work)
            if guess < 0:
                break
    return guess


@contextmanager
def _limited(work: Any, seconds: float | None, stop: Stop | None) -> Iterator[None]:
    """While in this block the work ends when the time is up or the switch is set."""
    k = _kernel()
    timer = None
    if seconds is not None:
        timer = Timer(min(seconds, TIMEOUT_MAX), work.__setitem__, (k.STOP, 1))
        timer.daemon = True
        timer.start()
    try:
        with nullcontext() if stop is None else stop.watched(work, k.STOP):
            yield
    finally:
        if timer is not None:
            timer.cancel()


def _moves(state: State, actions: Iterable[Play]) -> list[int]:
    """Actions as moves of the kernel; a call that cannot change anything is the card alone."""
    names = state.rules.joker_lead == "leader_names_suit"
    moves = []
    for action in actions:
        move = action.card.index
        if not state.trick and action.card is JOKER and names and action.names:
            move |= SUITS.index(action.names) + 1 << 6
        elif action.calls:
            move |= 1 << 6
        moves.append(move)
    return moves


def _values(work: Any, state: State, actions: Sequence[Play]) -> list[int] | None:
    """The points still out that the declarer's side takes after each action, or None after a stop."""
    k = _kernel()
    moves = _moves(state, actions)
    for at, move in enumerate(moves):
        work[k.MOVES + at] = move
    guess = _guess(work)
    if guess < 0 or k.solve_moves(work, len(moves), guess) < 0:
        return None
    return [int(work[k.VALUES + at]) for at in range(len(moves))]


def _best(work: Any, hand: Hand, value: int) -> Play | None:
    """The first action after which the value is still reached."""
    k = _kernel()
    state = hand.state
    actions: tuple[Play, ...] = hand.actions()  # type: ignore[assignment]
    gains = bool(work[k.SIDE] >> state.player & 1)
    for action, move in zip(actions, _moves(state, actions), strict=True):
        reached = int(k.reaches(work, move, value if gains else value + 1))
        if reached < 0:
            return None
        if bool(reached) == gains:
            return action
    return None


# -- a friend whom a trick decides --------------------------------------------------------------------------

#: up to so many tricks left, the readable engine searches where the friend is still open
_ENGINE_TRICKS: Final = 2


def _decided_by(state: State) -> int:
    """The number of the trick still to come that decides who the friend is (K45, K48), or 0."""
    if state.call is None or state.friend_known or state.phase != "PLAY":
        return 0
    if state.call.kind == "last-trick":
        return TRICKS
    return int(state.call.kind == "first-trick" and state.number == 1)


def _with_open_friend(hand: Hand, start: float) -> Exact[Play]:
    """The value where the last trick decides who the friend is: every seat but the declarer's plays against
    the declarer. The kernel does not know this game; the readable engine searches the last tricks, and
    of longer hands only the bounds are told."""
    note = reason("solve-friend-open", "K48")
    if TRICKS + 1 - hand.number > _ENGINE_TRICKS:
        own = hand.points[hand.declarer] if hand.declarer is not None else 0
        low = own + points_in(_ready(hand).discards)
        out = sum([points_in(held) for held in hand.hands]) + points_in(one.card for one in hand.trick)
        high = low - own + sum(hand.points) + out
        return Exact(None, low, high, None, 0, time.perf_counter() - start, "bounds", note)
    found = [(_by_engine(hand.do(action)), action) for action in hand.actions()]
    choose = max if hand.player == hand.declarer else min
    value = choose(one for one, _ in found)
    best: Play = next(action for one, action in found if one == value)  # type: ignore[assignment]
    return Exact(value, value, value, best, len(found), time.perf_counter() - start, "engine", note)


def _values_with_open_friend(hand: Hand, start: float) -> Values[Play]:
    note = reason("solve-friend-open", "K48")
    if TRICKS + 1 - hand.number > _ENGINE_TRICKS:
        return Values((), (), 0, time.perf_counter() - start, "bounds", note)
    actions: tuple[Play, ...] = hand.actions()  # type: ignore[assignment]
    found = tuple([_by_engine(hand.do(action)) for action in actions])
    return Values(actions, found, len(found), time.perf_counter() - start, "engine", note)


def _by_engine(hand: Hand) -> int:
    """The value by trying everything with the readable rules."""
    if hand.is_over:
        return _side_points(hand)
    found = [_by_engine(hand.do(action)) for action in hand.actions()]
    return max(found) if hand.player in hand.side else min(found)
