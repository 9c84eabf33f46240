"""The Mighty solver against trying everything with the readable engine."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from hanalab.core.errors import SetupError
from hanalab.mighty import Hand, Rules
from hanalab.solve import Stop, machine, mighty
from hanalab.solve.machine import COMPILED
from tests.samples import tries
from tests.solve.mighty_endings import best_points, ending, walked

ENDINGS = tries(240, 60, 5000)
SHORT = tries(12_000, 240, 60_000)
BLOCKS = 12


def check(hand: Hand) -> None:
    """Value, every action's value and the best action."""
    found = mighty.exact(hand, memory=8)
    each = mighty.values(hand, memory=8)
    known: dict[object, int] = {}
    wanted = [best_points(hand.do(action), known) for action in hand.actions()]
    best = max(wanted) if hand.player in (hand.declarer, hand.friend) else min(wanted)
    assert list(each.values) == wanted, hand
    assert each.actions == hand.actions()
    assert found.exact, hand
    assert found.value == best, hand
    assert found.best is not None
    assert each.of(found.best) == best, hand


@pytest.mark.parametrize("block", range(BLOCKS))
def test_endings_are_worth_what_trying_everything_finds(block: int) -> None:
    """In endings of two to four cards."""
    dice = Random(f"endings {block}")
    for number in range(ENDINGS // BLOCKS):
        check(ending(dice, 4 if number % 10 == 9 else 2 + number % 2))


@pytest.mark.parametrize("block", range(BLOCKS))
def test_short_endings_are_worth_what_trying_everything_finds(block: int) -> None:
    """In many endings of two cards: what is wrong in one trick of thousands shows here."""
    dice = Random(f"short endings {block}")
    for _ in range(SHORT // BLOCKS):
        check(ending(dice, 2))


def test_a_partner_adds_no_point_before_it_is_known_what_to_follow() -> None:
    """A Joker led at the seed rules names no suit: who leads hearts after it keeps a partner who has one from
    adding a point of another suit."""
    hand = Hand.at_play(
        ("HK H10", "C10 H4", "D5 JK", "HQ DK", "H6 H7"), 3, "20H", "HK", rules="seed", leader=2,
        discards="SQ C2 DA", taken=(3, 0, 0, 2, 0),
    )  # fmt: skip
    each = [best_points(hand.do(action), {}) for action in hand.actions()]
    assert list(mighty.values(hand).values) == each
    assert mighty.exact(hand).value == min(each)


def longer(dice: Random, size: int) -> Hand:
    """A full deal played at random down to so many cards a hand, the declarer's side known."""
    dealt = Hand.deal(dice.random(), rules=dice.choice(("seed", "korean")))
    friend = dice.choice([card for seat in (1, 2, 3, 4) for card in dealt.hands[seat]])
    hand = Hand.at_play(
        dealt.hands, 0, (15, dice.choice("SCDHN")), friend, None, dealt.kitty, rules=dealt.rules
    )
    return walked(hand, dice, 5 * (10 - size) + dice.randrange(5))


@pytest.mark.parametrize("seed", range(tries(6, 1)))
def test_a_position_is_worth_its_best_action(seed: int) -> None:
    """The value is the best of the actions' values, and each of these is the value of the next position."""
    hand = longer(Random(seed), tries(6, 4))
    found, each = mighty.exact(hand, memory=32), mighty.values(hand, memory=32)
    pick = max if hand.player in (hand.declarer, hand.friend) else min
    assert found.value == pick(each.values)
    for action, value in zip(each.actions, each.values, strict=True):
        assert mighty.exact(hand.do(action), memory=32).value == value


def test_a_full_table_changes_no_value() -> None:
    """With the smallest table, which is full again and again, the values are the same; the note says so."""
    notes = []
    for seed in range(tries(8, 2)):
        hand = longer(Random(seed + 50), tries(7, 5))
        small = mighty.exact(hand, memory=0)
        assert small.value == mighty.exact(hand, memory=64).value
        notes.append(None if small.note is None else small.note.code)
    assert not COMPILED or "solve-table-full" in notes


def test_a_stopped_search_gives_bounds() -> None:
    """Whatever the time, the value lies between the bounds, and they close."""
    hand = longer(Random(77), 9)
    heard: list[tuple[int, int]] = []
    quick = mighty.exact(hand, seconds=0.02, progress=lambda low, high: heard.append((low, high)))
    assert 0 <= quick.low <= quick.high <= 20
    assert all(a[0] <= b[0] and b[1] <= a[1] for a, b in pairwise(heard))
    stop = Stop()
    stop.set()
    stopped = mighty.exact(hand, stop=stop)
    if not stopped.exact:
        assert stopped.value is None
        assert stopped.how == "bounds"
        assert stopped.note is not None
    assert mighty.values(hand, stop=stop).how in ("stopped", "exact")


def test_hands_over_and_hands_not_begun() -> None:
    """A hand that is over has its points; one not yet played, or not all known, has no value."""
    hand = longer(Random(5), 2)
    while not hand.is_over:
        hand = hand.do(hand.actions()[0])
    assert mighty.exact(hand).value == hand.side_points
    assert mighty.values(hand).values == ()
    assert list(mighty.playouts(hand, 2, 1)) == [hand.side_points] * 2
    for wrong in (Hand.deal(1), Hand.of(longer(Random(1), 5).view(0).state)):
        with pytest.raises(SetupError):
            mighty.exact(wrong)
    with pytest.raises(SetupError):
        mighty.playouts(hand, -1, 1)
    with pytest.raises(SetupError):
        mighty.playouts(hand, 1, 1, "clever")


def test_a_friend_whom_the_last_trick_decides() -> None:
    """The readable engine searches short endings; of long ones the bounds are told, with a note."""
    rules = Rules(last_trick_friend="on")
    dealt = Hand.deal(3)
    whole = Hand.at_play(dealt.hands, 0, "13H", "last-trick", "C2", dealt.kitty, rules=rules)
    found = mighty.exact(whole)
    assert found.how == "bounds"
    assert found.note is not None
    assert found.note.code == "solve-friend-open"
    assert mighty.values(whole).actions == ()
    late = walked(whole, Random(2), 42)
    assert mighty.exact(late).how == "engine"
    assert mighty.exact(late).exact


def test_a_friend_whom_the_first_trick_decides() -> None:
    """The last card of the first trick is worth what the hand is worth with the winner as friend; before,
    the declarer plays against all."""
    dealt = Hand.deal(4, rules="korean")
    whole = Hand.at_play(dealt.hands, 2, "13S", "first-trick", "C3", dealt.kitty, rules=dealt.rules)
    hand = walked(whole, Random(1), 4)
    each = mighty.values(hand, width=2)
    assert each.note is not None
    for action, value in zip(each.actions, each.values, strict=True):
        after = hand.do(action)
        assert after.friend_known
        assert mighty.estimate(after).value == value
    stopped = mighty.exact(whole, seconds=0.1)
    assert stopped.low <= stopped.high


def test_many_worlds_are_worth_what_each_is() -> None:
    """One table for many hands changes nothing, exact or narrow."""
    hands = [longer(Random(number), 3 + number % 3) for number in range(tries(6, 2))]
    for width in (None, 2):
        together = list(mighty.values_of(hands, width=width, memory=8))
        alone = [mighty.values(hand, width=width, memory=8) for hand in hands]
        assert [one.values for one in together] == [one.values for one in alone]
    stop = Stop()
    stop.set()
    assert len(list(mighty.values_of(hands * 50, stop=stop))) < 50 * len(hands)


def arrays_made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of the arrays that are made from now on, in megabytes."""
    sizes: list[int] = []
    usual = machine.numbers

    def numbers(size: int) -> Any:
        sizes.append(size * 8 >> 20)
        return usual(size)

    monkeypatch.setattr(machine, "numbers", numbers)
    return sizes


def test_a_search_begins_with_a_small_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first steps in a table of hundreds of megabytes take longer than many a time limit."""
    dealt = Hand.deal(3)
    whole = Hand.at_play(dealt.hands, 0, "13H", "SA", "C2", dealt.kitty)
    sizes = arrays_made(monkeypatch)
    mighty.exact(whole, seconds=0.01)
    mighty.values(whole, seconds=0.01)
    mighty.values(whole, seconds=0.01, width=10)
    assert len(sizes) == 3
    assert max(sizes) < 20


def test_tables_that_grow_keep_the_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """However small the first table, and however often a larger one follows."""
    hands = [longer(Random(number), 6) for number in range(6)]
    usual = [(mighty.exact(hand).value, mighty.values(hand).values) for hand in hands]
    monkeypatch.setattr(mighty, "_FIRST_SLOTS", 64)
    monkeypatch.setattr(mighty, "_GROWTH", 2)
    sizes = arrays_made(monkeypatch)
    assert [(mighty.exact(hand).value, mighty.values(hand).values) for hand in hands] == usual
    assert len(sizes) > 2 * len(hands)
    wide = mighty.values(hands[0], width=10)
    assert wide.values == usual[0][1]


def test_what_goes_ahead_of_a_search_changes_no_value(monkeypatch: pytest.MonkeyPatch) -> None:
    """Narrow searches leave moves to look at first, and none of their answers; they find what they always
    do, whatever was searched before in the same table."""
    hands = [longer(Random(number + 30), 5) for number in range(tries(12, 3))]
    monkeypatch.setattr(mighty, "_AHEAD", {})
    usual = [(mighty.exact(hand).value, mighty.values(hand).values) for hand in hands]
    narrow = [mighty.values(hand, width=2) for hand in hands]
    monkeypatch.setattr(mighty, "_AHEAD", {5: (2, 3), 6: (1, 2)})
    assert [(mighty.exact(hand).value, mighty.values(hand).values) for hand in hands] == usual
    each = list(mighty.values_of(hands))
    assert [one.values for one in each] == [values for _, values in usual]
    again = list(mighty.values_of(hands, width=2))
    assert [(one.values, one.nodes) for one in again] == [(one.values, one.nodes) for one in narrow]
