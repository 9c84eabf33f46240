"""Which plans of a declarer are compared, and how the answer says that they are not all."""

from __future__ import annotations

import pytest

from hanalab import mighty
from hanalab.explore import advise, kitty
from hanalab.explore import preparing as preparing_module
from hanalab.explore.preparing import candidates, legal_plans, raised
from hanalab.mighty.actions import CallFriend, NameTrump
from tests.explore.positions import declared

HOUSE = str(
    mighty.Rules().changed(
        raise_after_kitty="yes", seat_friend="on", kitty_friend="sealed_call", trump_change="raise"
    )
)


@pytest.fixture(autouse=True)
def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans drop out after few deals, so that the tests are quick."""
    monkeypatch.setattr(preparing_module, "ROUNDS", ((8, 4, False), (2, 3, True)))


def test_house_rules_bring_their_plans() -> None:
    hand = declared(1, "EXCHANGE", HOUSE)
    plans = raised(candidates(hand.state), hand.state)
    bid = hand.contract
    assert bid is not None
    assert {plan.bid.number for plan in plans if plan.bid.trump == bid.trump} == set(range(bid.number, 21))
    assert {plan.friend.seat for plan in plans if plan.friend.kind == "seat"} == set(range(5)) - {
        hand.declarer
    }
    assert any(plan.friend.kind == "sealed" for plan in plans)
    usual = declared(1, "EXCHANGE")
    plain = raised(candidates(usual.state), usual.state)
    assert {plan.friend.kind for plan in plain} <= {"card", "none", "first-trick"}
    assert {plan.bid.number for plan in plain if plan.bid.trump == usual.contract.trump} == {  # type: ignore[union-attr]
        usual.contract.number  # type: ignore[union-attr]
    }


def test_every_higher_number_is_an_option_after_the_kitty() -> None:
    hand = declared(1, "TRUMP", HOUSE)
    answer = advise(hand.view(hand.declarer or 0), samples=3)
    assert {row.action for row in answer.rows} >= {
        action for action in hand.actions() if isinstance(action, NameTrump) and action.number is not None
    }
    for row in answer.rows:
        assert hand.why_not(row.action) is None
    # A higher number is played alike and made less often.
    whole = kitty(hand.view(hand.declarer or 0), samples=3)
    made = {plan.bid.number: plan.made for plan in whole.rows if plan.bid.trump == hand.contract.trump}  # type: ignore[union-attr]
    assert [made[number] for number in sorted(made)] == sorted(made.values(), reverse=True)


def test_seats_and_secret_calls_are_options_of_the_friend() -> None:
    hand = declared(1, "FRIEND", HOUSE)
    found = {call.friend for call in candidates(hand.state)}
    assert {call.kind for call in found} >= {"seat", "sealed", "card"}
    for call in found:
        assert hand.why_not(CallFriend(call)) is None


def test_a_raised_plan_can_be_carried_out() -> None:
    hand = declared(1, "EXCHANGE", HOUSE)
    answer = kitty(hand.view(hand.declarer or 0), samples=3)
    for plan in answer.rows:
        after = hand
        for action in plan.actions():
            after = after.do(action)
        assert (after.phase, after.contract) == ("PLAY", plan.bid)
    shown = [(plan.discards, plan.bid.trump, plan.friend, plan.joker_call) for plan in answer.rows]
    assert len(set(shown)) == len(shown)  # of plans that differ in the number alone only the best


@pytest.mark.parametrize("phase", ["EXCHANGE", "TRUMP", "FRIEND", "JOKER_CALL"])
def test_the_answer_says_how_much_was_compared(phase: str) -> None:
    hand = declared(1, phase)
    answer = advise(hand.view(hand.declarer or 0), samples=2)
    effort, legal = answer.effort, len(hand.actions())
    assert effort.legal == legal
    assert len(answer.rows) <= effort.tried <= legal
    said = f"{effort.tried} most promising of {legal} legal choices"
    assert (said in answer.how()) == (effort.tried < legal)
    assert ("que permiten las reglas" in answer.how("es")) == (effort.tried < legal)
    assert phase not in ("EXCHANGE", "FRIEND") or effort.tried < legal


def test_whole_plans_are_counted() -> None:
    answer = kitty("HA HK HQ HJ H10 SA JK DA CA C2 C4 D5 D6", bid="14H", samples=2)
    hand = declared(1, "JOKER_CALL")
    assert legal_plans(hand.state) == 4
    assert legal_plans(declared(1, "FRIEND").state) == 4 * len(declared(1, "FRIEND").actions())
    assert answer.effort.legal > 100_000
    assert f"of {answer.effort.legal:,} legal plans".replace(",", "\u00a0") in answer.how()
