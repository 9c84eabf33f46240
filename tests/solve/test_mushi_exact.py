"""The exact solver of Mushi against trying everything on the readable engine, and against itself."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanalab import solve
from hanalab.core.errors import HanalabError
from hanalab.mushi import Card, Redeal, Round, Rules
from hanalab.mushi.rules import OPTIONS
from hanalab.solve import Stop, mushi
from tests.samples import FULL, compiled_only, tries
from tests.solve.brute_mushi import value, value_with_memory
from tests.solve.mushi_positions import KINDS, PLAYED, claimable, late, mixed, rules_in_turn, set_up

LIGHTNING = Card("11L")


def where_lightning_is(position: Round) -> str:
    """The place of Lightning in a position."""
    if position.stock and position.stock[-1] == LIGHTNING:
        return "last"
    places = {
        "hand 0": position.hands[0],
        "hand 1": position.hands[1],
        "field": position.field,
        "stock": position.stock,
        "pile": position.piles[0] + position.piles[1],
        "pending": (position.pending,),
    }
    return next((name for name, some in places.items() if LIGHTNING in some), "nowhere")


def best(position: Round, found: tuple[int, ...]) -> int:
    """What the seat to act makes of these values."""
    return max(found) if position.player == 0 else min(found)


def test_small_positions_of_every_kind_have_the_value_of_trying_everything() -> None:
    """4 to 8 turns from the end: every house rule, every kind of decision, Lightning in every place."""
    kinds, places, rules, piles = Counter[str](), Counter[str](), Counter[tuple[str, str]](), Counter[str]()
    for position in mixed(tries(320, 200, 2000), (4, 8)):
        expected = value_with_memory(position)
        found, every = mushi.exact(position), mushi.values(position)
        assert found.value == found.low == found.high == expected, position
        assert found.exact
        assert best(position, every.values) == expected, position
        assert found.best is not None
        assert every.of(found.best) == expected, position
        kinds[position.phase] += 1
        places[where_lightning_is(position)] += 1
        piles["empty" if not any(position.piles) else "full"] += 1
        for key in PLAYED:
            rules[key, getattr(position.rules, key)] += 1
    assert set(kinds) == set(KINDS)
    assert {"hand 0", "hand 1", "field", "stock", "last", "pile"} <= set(places)
    assert set(piles) == {"empty", "full"}
    assert set(rules) == {(key, value) for key in PLAYED for value in OPTIONS[key].values}


def test_very_many_short_endings_have_the_value_of_trying_everything() -> None:
    """3 to 5 turns from the end, where a wrong count shows at once."""
    for position in mixed(tries(900, 300, 20_000), (3, 5)):
        expected = value_with_memory(position)
        assert mushi.exact(position).value == expected, position
        assert best(position, mushi.values(position).values) == expected, position


def test_the_two_ways_of_trying_everything_agree() -> None:
    """The quick one cuts off and remembers; the plain one does neither."""
    for position in mixed(tries(60, 60, 400), (2, 5)):
        assert value(position) == value_with_memory(position), position


def test_every_action_has_the_value_of_what_it_leads_to() -> None:
    """Also in the middle of a round, where trying everything takes too long."""
    for number in range(tries(60, 9, 300)):
        position = late(number, tries(9, 6))
        every = mushi.values(position)
        assert every.actions == position.actions()
        for action, worth in zip(every.actions, every.values, strict=True):
            assert worth == mushi.exact(position.do(action)).value, (position, action)


@given(st.integers(0, 10**6), st.integers(1, 7), st.booleans())
@settings(max_examples=tries(100, 30, 2000))
def test_a_position_is_worth_its_best_action(number: int, turns: int, usual: bool) -> None:
    """For any position: its value is the best of the values one step on."""
    position = late(number, turns) if usual else set_up(number, turns)
    nexts = tuple([mushi.exact(position.do(action)).value or 0 for action in position.actions()])
    assert mushi.exact(position).value == best(position, nexts)


@compiled_only("takes a second each without a compiler")
def test_full_deals_are_worth_their_best_action() -> None:
    for seed in range(tries(6, 0, 60)):
        position = Round.deal(f"full {seed}", seed & 1, rules_in_turn(seed))
        every = mushi.values(position)
        assert best(position, every.values) == mushi.exact(position).value
        for action, worth in zip(every.actions, every.values, strict=True):
            if not isinstance(action, Redeal):
                assert worth == mushi.exact(position.do(action)).value, (position, action)


@pytest.mark.skipif(not FULL, reason="takes some ten seconds a deal on the readable engine")
def test_full_deals_have_the_value_of_trying_everything() -> None:
    for seed in range(12):
        position = Round.deal(f"whole {seed}", seed & 1, rules_in_turn(5 * seed).changed(four_in_hand="play"))
        assert mushi.exact(position).value == value_with_memory(position)


def test_the_last_card_of_the_stock_may_be_lightning() -> None:
    """M40: then the last drawer takes everything that is left."""
    position = Round.from_deal(("11B", "03X"), "01B 12B", "05A 11L", 0)
    assert mushi.exact(position).value == value(position)


def test_three_willows_on_the_field_are_handled() -> None:
    """M12: the dealer has them already, or nothing can take them and they are left over."""
    for rule in OPTIONS["three_willows"].values:
        for last in ("11L", "09R"):
            position = Round.from_deal(
                ("01B 03X", "01R 04A"), "11B 11A 11R 03Y", f"04R 12X 12B {last}", 1, Rules(three_willows=rule)
            )
            assert mushi.exact(position).value == value(position)


@compiled_only("takes seconds without a compiler")
def test_a_claim_of_a_new_deal_counts_nothing() -> None:
    """M13: whoever may ask for a new deal, and is behind, asks. After both first cards nobody may, and the
    rule makes no difference."""
    claims = 0
    for number in range(tries(8, 0, 60)):
        position = claimable(number)
        assert mushi.exact(position).value == value_with_claims(position), position
        every = mushi.values(position)
        assert every.actions == position.actions()
        if every.actions[-1] == Redeal():
            assert every.values[-1] == 0
        claims += mushi.exact(position).best == Redeal()
    assert claims > 0


def value_with_claims(position: Round) -> int:
    """The value in the first two turns, from positions in which the rule makes no difference any more."""
    if position.is_void:
        return 0
    if len(position.stock) < 15:
        later = Round.parse(str(position).replace("four_in_hand=redeal_on_claim", ""))
        assert later.rules.four_in_hand == "play"
        return mushi.exact(later).value or 0
    return best(position, tuple([value_with_claims(position.do(action)) for action in position.actions()]))


def test_a_round_that_is_over_has_its_score() -> None:
    position = late(4, 1)
    while not position.is_over:
        position = position.do(position.actions()[0])
    found = mushi.exact(position)
    assert (found.value, found.best, found.exact) == (position.score().totals[0], None, True)
    assert mushi.values(position).actions == ()
    void = claimable(1, 0).do("redeal")
    assert (void.is_void, mushi.exact(void).value) == (True, 0)


def test_a_stop_leaves_true_bounds() -> None:
    stop = Stop()
    stop.set()
    for number in range(30):
        position = late(number, 6)
        found = mushi.exact(position, stop=stop)
        assert (found.value, found.best, found.how, found.exact) == (None, None, "bounds", False)
        assert found.note is not None
        assert found.low <= (mushi.exact(position).value or 0) <= found.high
        assert mushi.values(position, stop=stop)[:2] == ((), ())


def test_work_can_be_bounded() -> None:
    """The number of positions is a bound; a table that is too small only takes longer."""
    position = late(7, tries(10, 7))
    assert mushi.exact(position, nodes=10).how == "bounds"
    usual = mushi.exact(position)
    assert usual.nodes > 10
    assert mushi.exact(position, nodes=usual.nodes).value == usual.value
    assert mushi.exact(position, memory=0).value == usual.value


def test_many_threads_give_the_same() -> None:
    positions = [late(number, tries(8, 5)) for number in range(24)]
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda position: mushi.exact(position)[:5], positions))
    assert found == [mushi.exact(position)[:5] for position in positions]


def test_unknown_cards_and_other_things_are_refused() -> None:
    position = Round.parse("mushi; hands 01Y / ?; field 01R; stock 12X 09Y")
    with pytest.raises(HanalabError) as caught:
        mushi.exact(position)
    assert caught.value.code == "solve-unknown"
    for wrong in (3, "mushi", None, Card("01B"), Rules()):
        with pytest.raises(HanalabError) as caught:
            solve.exact(wrong)
        assert caught.value.code == "solve-position"


def test_the_game_is_found_by_the_position() -> None:
    position = late(3, 3)
    assert solve.exact(position)[:5] == mushi.exact(position)[:5]
    with pytest.raises(HanalabError) as caught:
        solve.prepare("go")
    assert caught.value.code == "solve-game"
    solve.prepare("mushi")
    assert solve.is_prepared("mushi")
