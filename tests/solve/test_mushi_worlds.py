"""Values of every move in many deals of the unknown cards at once."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest

from hanalab.mushi import UNKNOWN, Card, Round, Take
from hanalab.mushi.notation import write
from hanalab.solve import Stop, mushi
from hanalab.solve.machine import COMPILED, numbers_of
from tests.samples import tries
from tests.solve.mushi_positions import late


def filled(known: Round, world: list[Card]) -> Round:
    """The position with its unknown cards named, in the order in which they stand."""
    names = iter(world)

    def name(some: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple([next(names) if card is UNKNOWN else card for card in some])

    parts = known.parts()
    hands = (name(parts.hands[0]), name(parts.hands[1]))
    return Round.parse(write(parts._replace(hands=hands, stock=name(parts.stock))))


def test_whole_moves_have_the_value_of_their_last_action() -> None:
    """The play of a card with two targets is two moves."""
    split = 0
    for number in range(tries(60, 12, 300)):
        position = late(number, tries(7, 4))
        found = mushi.move_values(position)
        assert found.actions == mushi.moves_of(position)
        for move, worth in zip(found.actions, found.values, strict=True):
            at = position
            for action in move:
                at = at.do(action)
            assert worth == mushi.exact(at).value
            split += len(move) > 1 and isinstance(move[1], Take)
    assert split > 0


@pytest.mark.parametrize("as_array", [False, True])
def test_worlds_have_the_values_of_the_positions_they_make(as_array: bool) -> None:
    for number in range(tries(12, 4, 60)):
        position = late(3 * number, tries(7, 4))
        view = position.view(position.player or 0)
        known = Round.parse(str(view))
        unseen = list(view.unseen)
        rng = Random(number)
        worlds = [rng.sample(unseen, len(unseen)) for _ in range(8)]
        rows = [[card.index for card in world] for world in worlds]
        given = numbers_of(chain.from_iterable(rows)).reshape(8, -1) if as_array and COMPILED else rows
        found = mushi.values_in_worlds(view if number % 2 else known, given)
        assert found.moves == mushi.moves_of(position)
        assert found.rows == tuple(mushi.move_values(filled(known, world)).values for world in worlds)


def test_nothing_unknown_is_one_world() -> None:
    position = late(6, 4)
    assert mushi.values_in_worlds(position, [()]).rows == (mushi.move_values(position).values,)


def test_a_stop_leaves_the_worlds_that_were_done() -> None:
    position = late(6, 4)
    stop = Stop()
    stop.set()
    assert mushi.values_in_worlds(position, [()], stop=stop).rows == ()
    assert mushi.move_values(position, stop=stop).how == "stopped"
