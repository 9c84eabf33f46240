"""Deals worked out many at once give what each gives alone."""

from __future__ import annotations

from typing import Any

import pytest

from hanalab import mighty, mushi, solve
from hanalab.core.shuffle import numbers
from hanalab.explore import Stop
from hanalab.explore.knowledge import Knowledge, exchanged, knowledge_of
from hanalab.explore.mighty_play import MightyDecision
from hanalab.explore.mushi_play import MushiDecision
from hanalab.explore.running import Limits, gather, run_batch
from hanalab.explore.sampling import unknown_cards, world
from hanalab.solve import mighty as in_mighty
from tests.explore.positions import late_hand, late_round


def round_at(seed: int, phase: str, rules: str = "seed") -> mushi.Round:
    """A late round at a choice of capture, or at a card to play."""
    while True:
        position, source = late_round(seed, 4, rules), numbers(seed)
        while not position.is_over and position.phase != phase:
            position = position.do(mushi.steady_bot(position.view(position.player or 0), source))
        if not position.is_over:
            return position
        seed += 100


@pytest.mark.parametrize("rules", ["seed", "traditional"])
def test_moves_of_mushi_are_worth_what_the_solver_says_of_each_deal(rules: str) -> None:
    phases = set()
    for seed in range(12):
        position = round_at(seed, ("HAND", "HAND_CAPTURE", "DRAW_CAPTURE")[seed % 3], rules)
        known = knowledge_of(position.view(position.player))
        question = MushiDecision(known, seed, "mushi-exact")
        found = question.worlds(range(5, 9), None)
        phases.add(position.phase)
        for number, result in zip(range(5, 9), found, strict=True):
            deal = world(known, seed, number)
            sign = 1 if position.player == 0 else -1
            for move, worth in zip(question.moves, result.worths, strict=True):
                reached = deal.do(move.action)
                reached = reached if move.then is None else reached.do(move.then)
                assert worth == sign * (solve.exact(reached).value or 0)
            assert question.world(number, None) == result
    assert len(phases) == 3


@pytest.mark.parametrize(("cards", "laid"), [(2, 0), (3, 2), (4, 3)])
def test_cards_of_mighty_are_worth_what_the_solver_says_of_each_deal(cards: int, laid: int) -> None:
    for seed in range(3):
        hand = late_hand(seed, cards, laid)
        known = knowledge_of(hand.view(hand.player))
        for method, width in (("mighty-exact", None), ("mighty-narrow", 2)):
            question = MightyDecision(known, seed, method)
            for number, result in enumerate(question.worlds(range(3), None)):
                deal = world(known, seed, number)
                ours = hand.player in deal.side
                values = in_mighty.values(deal, width=width)
                assert result.worths == tuple(
                    float(values.of(move.action) if ours else 20 - values.of(move.action))
                    for move in question.moves
                )
                assert question.world(number, None) == result


def test_the_unknown_cards_of_an_exchange_are_those_of_its_deals() -> None:
    position = late_round(4, 4)
    seat = position.player or 0
    known = knowledge_of(position.view(seat))
    mine = known.parts.hands[seat][0]
    come = unknown_cards(known, 0, 0)[0]
    after = Knowledge("mushi", exchanged(known.parts, (mine, come)), seat, (mine, come))
    for number in range(6):
        deal, cards = world(after, 3, number), iter(unknown_cards(after, 3, number))
        parts = after.parts
        for there, place in zip((*deal.hands, deal.stock), (*parts.hands, parts.stock), strict=True):
            expected = [next(cards) if card is mushi.UNKNOWN else card for card in place]
            assert list(there) == expected
        assert exchanged(deal.parts(), (mine, come)) == world(known, 3, number).parts()


@pytest.mark.parametrize("game", ["mushi", "mighty"])
def test_a_stop_leaves_the_deals_out_that_were_not_done(game: str) -> None:
    position: Any = late_round(2, 4) if game == "mushi" else late_hand(2, 4)
    known = knowledge_of(position.view(position.player))
    questions: list[Any] = (
        [MushiDecision(known, 0, f"mushi-{how}") for how in ("exact", "playouts")]
        if game == "mushi"
        else [MightyDecision(known, 0, f"mighty-{how}") for how in ("exact", "mixed", "playouts")]
    )
    stop = Stop()
    stop.set()
    for question in questions:
        assert question.worlds(range(4), stop) == []
        assert run_batch(question, 0, 4, stop) == (True, [])


class Short:
    """Work that gives fewer deals than it was asked for."""

    batch = 4

    def world(self, number: int, stop: object) -> int:
        return number

    def worlds(self, numbers: range, stop: object) -> list[int]:
        return list(numbers)[:2]


def test_missing_deals_end_the_work() -> None:
    with pytest.raises(RuntimeError, match="deal 2 gave no result"):
        gather(Short(), Limits(8, None))


def test_quick_play_of_mighty_is_always_the_same() -> None:
    hand = late_hand(5, 6)
    assert len(set(map(int, in_mighty.playouts(hand, 8, 3, "steady")))) == 1
    assert isinstance(hand, mighty.Hand)
