"""Both games keep the one protocol of a position."""

from __future__ import annotations

import inspect

import pytest

from hanalab.core.game import Game
from hanalab.mushi import Round

MEMBERS = [name for name in vars(Game) if not name.startswith("_")]


def test_the_protocol_names_what_a_position_can_do() -> None:
    assert set(MEMBERS) == {"phase", "player", "previous", "is_over", "actions", "why_not", "do"}


@pytest.mark.parametrize("name", MEMBERS)
def test_a_round_of_mushi_has_every_member(name: str) -> None:
    start = Round.deal(1)
    asked = getattr(Game, name)
    member = getattr(start, name)
    assert callable(member) == (not isinstance(asked, property))
    if callable(member):
        assert list(inspect.signature(member).parameters) == list(inspect.signature(asked).parameters)[1:]


def test_every_position_keeps_the_protocol_to_the_end() -> None:
    position: Game = Round.deal(1)
    while not position.is_over:
        assert position.player is not None
        for action in position.actions():
            assert position.why_not(action) is position.why_not(str(action)) is None
        following = position.do(position.actions()[0])
        assert following.previous is position
        position = following
    assert position.player is None
    assert position.actions() == ()
