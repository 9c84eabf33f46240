"""What holds in every position: 2,000 rounds played at random, each state looked at from all sides (fewer of
them where the solvers are not compiled)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from hanalab.core.errors import IllegalAction
from hanalab.mushi import DECK, LIGHTNING, Play, Redeal, Round, Rules, Take, misdeal
from hanalab.mushi.actions import PLAYS, TAKES, Action
from tests.mushi.play import random_deck, random_rules, tilted_deck
from tests.samples import tries

#: rounds in a share, and shares
ROUNDS, SHARES = 500, tries(4, 1)
#: the four end states of A.2: (willows, Lightning, orphans) left on the field
END_STATES = {(1, 0, 1), (0, 0, 0), (1, 1, 0), (1, 0, 3)}


@pytest.mark.parametrize("share", range(SHARES))
def test_every_state_of_many_random_rounds(share: int) -> None:
    rng = Random(f"states {share}")
    phases = Counter[str]()
    for number in range(ROUNDS):
        seed_preset = number % 2 == 0
        rules = Rules() if seed_preset else random_rules(rng)
        position = Round.from_deck(a_deck(rng, rules), rng.randrange(2), rules)
        while True:
            phases[position.phase] += 1
            check_cards(position, even=seed_preset)
            illegal = check_legality(position, rng)
            check_refusals(position, illegal if number % 25 == 0 else rng.sample(illegal, 1))
            if position.is_over:
                break
            following = position.do(rng.choice(position.actions()))
            check_step(position, following)
            position = following
        check_end(position, seed_preset)
    assert min(phases[phase] for phase in ("HAND", "HAND_CAPTURE", "DRAW_CAPTURE", "OVER")) > 300


def a_deck(rng: Random, rules: Rules) -> list[str]:
    while True:
        deck = [str(card) for card in (tilted_deck if rng.random() < 0.5 else random_deck)(rng)]
        if misdeal([deck[at] for at in (4, 5, 6, 7, 16, 17, 18, 19)], rules) is None:
            return deck


def check_cards(position: Round, even: bool) -> None:
    """Forty cards, each in one place; piles of even size until the last cards are handed out (A.2)."""
    waiting = (position.pending,) if position.pending is not None else ()
    places = (*position.hands, position.field, position.stock, *position.piles, waiting)
    assert sorted(card for place in places for card in place) == list(DECK)
    if even and not position.is_over:
        assert [len(pile) % 2 for pile in position.piles] == [0, 0]
    assert (position.pending is not None) == position.phase.endswith("CAPTURE")
    assert (position.player is None) == position.is_over


def check_legality(position: Round, rng: Random) -> list[Action]:
    """`why_not` agrees with `actions` for every card; what is not legal comes back."""
    legal = position.actions()
    assert len(set(legal)) == len(legal)
    assert bool(legal) != position.is_over
    every: list[Action] = [Redeal(), *legal]
    if position.pending is None:  # no card can be taken now, and why not does not depend on the card
        every += [*PLAYS, *rng.sample(TAKES, 3)]
    else:
        every += [*TAKES, *rng.sample(PLAYS, 3), Take(position.field)]
        every += [Take(two) for two in combinations(position.field, 2)]
    allowed = set(legal)
    illegal = []
    for action in every:
        why = position.why_not(action)
        assert (why is None) == (action in allowed), action
        if why is not None:
            assert why.rule is not None, "every refusal cites its rule"
            illegal.append(action)
    return illegal


def check_refusals(position: Round, illegal: list[Action]) -> None:
    for action in illegal:
        with pytest.raises(IllegalAction) as caught:
            position.do(action)
        assert caught.value.reason == position.why_not(action)
        assert caught.value.action == action
        with pytest.raises(IllegalAction):
            position.do(str(action))


def check_step(before: Round, after: Round) -> None:
    assert after.previous is before
    assert after.events[: len(before.events)] == before.events
    assert after.events[len(before.events) :] == after.step
    assert after.step, "something happened"
    assert after != before
    if after.turn % 4 == 0:
        assert after.root() is before.root()
        assert after.path()[:-1] == before.path()
        assert before.do(after.path()[-1]) == after
        again = Round.parse(str(after))
        assert again == after
        assert hash(again) == hash(after)
    assert after.turn in (before.turn, before.turn + 1)
    turns = [event.turn for event in after.step]
    assert turns == [before.turn] * len(turns)
    assert (after.turn == before.turn) == (after.player == before.player or after.is_over)


def check_end(end: Round, seed_preset: bool) -> None:
    if end.is_void:
        assert end.events[-1].kind == "claim"
        assert end.rules.four_in_hand == "redeal_on_claim"
        return
    assert end.hands == ((), ())
    assert end.field == ()
    assert end.stock == ()
    assert end.turn == 16
    counted = end.score()
    assert sum(counted.card_points) == 230
    assert sum(counted.totals) == 0
    assert counted.is_complete
    for seat in (0, 1):
        assert counted.totals[seat] == sum(item.value for item in counted.of(seat))
        assert -190 <= counted.totals[seat] <= 190
    plays = [event for event in end.events if event.kind in ("play_takes", "play_stays")]
    draws = [event for event in end.events if event.kind in ("draw_takes", "draw_stays")]
    for steps in (plays, draws):  # M9: turns alternate, the dealer begins
        assert [event.turn for event in steps] == list(range(1, 17))
        assert [event.seat for event in steps] == [end.dealer, 1 - end.dealer] * 8
    if seed_preset:
        left = [card for event in end.events if event.kind == "leftover" for card in event.cards]
        orphans = [card for card in left if card.month != 11]
        willows = sum(card.is_plain_willow for card in left)
        assert (willows, left.count(LIGHTNING), len(orphans)) in END_STATES
        assert len({card.month for card in orphans}) <= 1


def test_all_four_end_states_are_reached() -> None:
    """The check above would be idle if the rare ends never came up."""
    rng, seen = Random(3), set()
    for _ in range(2_000):
        position = Round.from_deck(a_deck(rng, Rules()), 0)
        while not position.is_over:
            plays = [action for action in position.actions() if action != Play(LIGHTNING)]
            position = position.do(rng.choice(plays or position.actions()))
        left = [card for event in position.events if event.kind == "leftover" for card in event.cards]
        seen.add(
            (sum(c.is_plain_willow for c in left), left.count(LIGHTNING), sum(c.month != 11 for c in left))
        )
    assert seen == END_STATES
