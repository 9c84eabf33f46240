"""One card exchanged in Mighty: the same deals before and after, every deal as likely as any other."""

from __future__ import annotations

from collections import Counter
from statistics import mean, stdev
from typing import Any

import pytest

from hanalab import mighty
from hanalab.core.errors import SetupError
from hanalab.explore import advise, bids, chances, kitty, what_if, worlds
from hanalab.explore import preparing as preparing_module
from hanalab.explore.change import _exchanged
from hanalab.explore.knowledge import Knowledge, exchanged
from hanalab.explore.sampling import _agrees, _deals, world
from tests.explore.positions import declared, late_hand
from tests.samples import tries

STRONG = "HA HK HQ HJ H10 SA JK DA CA C2"


@pytest.fixture(autouse=True)
def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans drop out after few deals, so that the tests are quick."""
    monkeypatch.setattr(preparing_module, "ROUNDS", ((8, 4, False), (2, 3, True)))


def both(view: Any, exchange: tuple[Any, Any], ask: Any = advise) -> tuple[Knowledge, Knowledge]:
    (before, _), (after, _), _ = _exchanged(view, exchange, ask, {})
    return before, after


def test_the_deals_before_the_auction_are_the_same_but_for_two_cards() -> None:
    view = mighty.Hand.deal(3).view(0)
    gone, come = view.hand[0], view.unseen[5]
    before, after = both(view, (gone, come))
    for number in range(20):
        one, other = world(before, 1, number), world(after, 1, number)
        assert one == next(worlds(view, 1, number))
        assert exchanged(one.state, (gone, come)) == other.state
        assert come in other.hands[0]
        assert gone not in other.hands[0]


def pairs() -> list[tuple[Any, tuple[Any, Any]]]:
    """The declarer's last card exchanged so that fewer deals, more deals, and as many as before agree."""
    found: dict[int, tuple[Any, tuple[Any, Any]]] = {}
    for seed in range(12):
        hand = late_hand(seed, 1)
        view = hand.view(hand.declarer or 0)
        for come in view.unseen:
            exchange = (view.hand[0], come)
            before, after = both(view, exchange)
            try:
                counts = _deals(before.parts).count, _deals(after.parts).count
            except SetupError:
                continue  # nobody else could hold the card that goes
            if counts[1] > 1:
                found.setdefault((counts[1] > counts[0]) - (counts[1] < counts[0]), (view, exchange))
    return list(found.values())


def test_every_deal_after_an_exchange_is_as_likely_as_any_other() -> None:
    cases = pairs()
    assert len(cases) == 3
    for view, exchange in cases:
        before, after = both(view, exchange)
        count = _deals(after.parts).count
        drawn, same = 80 * count, 0
        seen: Counter[Any] = Counter()
        for number in range(drawn):
            one, other = world(before, "even", number), world(after, "even", number)
            seen[other.state.hands, other.state.discards] += 1
            same += exchanged(one.state, exchange).hands == other.state.hands
        assert len(seen) == count
        # 80 of each are expected, give or take 9.
        assert all(40 <= times <= 125 for times in seen.values())
        assert sum((times - 80) ** 2 / 80 for times in seen.values()) < count + 5 * (2 * count) ** 0.5
        # As many as can be are the deals from before.
        earlier = _deals(before.parts).count
        shared = sum(
            _agrees(exchanged(after.parts._replace(hands=hands, discards=away), exchange), before.parts)
            for hands, away in seen
        )
        share = shared / max(count, earlier)
        assert same / drawn > share - 5 * (share * (1 - share) / drawn) ** 0.5 - 1e-9


def test_a_called_card_that_moves_takes_the_friend_along() -> None:
    hand = declared(1, "PLAY").state
    call = hand.call
    assert call is not None
    assert call.card is not None
    friend = hand.friend
    assert friend is not None
    given = next(card for card in mighty.DECK if card in hand.hands[(friend + 1) % 5])
    after = exchanged(hand, (call.card, given))
    assert after.friend == ((friend + 1) % 5 if (friend + 1) % 5 != hand.declarer else None)


@pytest.mark.parametrize("ask", [advise, chances])
def test_the_difference_is_counted_deal_by_deal(ask: Any) -> None:
    hand = late_hand(2, 4)
    view = hand.view(hand.player or 0)
    found = what_if(view, exchange=(view.hand[0], view.unseen[0]), ask=ask, samples=30)
    columns = [
        one.per_world[0] if ask is advise else one.results for one in (found.first, found.second)
    ]  # fmt: skip
    between = [after - before for before, after in zip(*columns, strict=True)]
    assert found.difference == pytest.approx(mean(between))
    assert found.error == pytest.approx(stdev(between) / 30**0.5)
    assert found.difference == pytest.approx(found.second_mean - found.first_mean)
    assert found.worlds == 30


def test_weights_count_in_the_difference_too() -> None:
    hand = late_hand(2, 4)
    view = hand.view(hand.player or 0)
    found = what_if(view, exchange=(view.hand[0], view.unseen[-1]), samples=30, by_bids=True)
    assert found.first_mean == pytest.approx(found.first.best.mean)  # type: ignore[attr-defined]
    assert found.second_mean == pytest.approx(found.second.best.mean)  # type: ignore[attr-defined]
    assert found.difference == pytest.approx(found.second_mean - found.first_mean)
    assert 0 < found.error < 20


def test_bids_and_kitties_are_paired() -> None:
    better = what_if("HA HK HJ H9 H6 CK C7 DA D4 JK", exchange=("C7", "HQ"), ask=bids, samples=24)
    assert better.difference > 0
    first, second = better.first, better.second
    scores = [one.rows[0].scores(13, one.rules) for one in (first, second)]  # type: ignore[attr-defined]
    between = [after - before for before, after in zip(*scores, strict=True)]
    assert better.difference == pytest.approx(mean(between))
    assert better.error == pytest.approx(stdev(between) / 24**0.5)
    assert better.first_mean == pytest.approx(first.rows[0].expected(13, first.rules).mean)  # type: ignore[attr-defined]
    assert better.second_mean == pytest.approx(second.rows[0].expected(13, second.rules).mean)  # type: ignore[attr-defined]
    plans = what_if(f"{STRONG} C4 D5 D6", exchange=("C4", "H9"), ask=kitty, bid="16H", samples=6)
    assert plans.first.contract == plans.second.contract  # type: ignore[attr-defined]
    assert plans.first.worlds == 6


def test_a_rule_that_changes_no_deal_changes_no_card() -> None:
    hand = late_hand(2, 4)
    view = hand.view(hand.player or 0)
    same = what_if(view, rules={"first_bidder": "dealer"}, samples=10)
    assert (same.difference, same.error) == (0, 0)
    assert "changes" in same.sentence()


def test_a_comparison_grows(capsys: pytest.CaptureFixture[str]) -> None:
    samples = tries(400, 24)
    heard: list[Any] = []
    hand = late_hand(2, tries(5, 4))
    view = hand.view(hand.player or 0)
    exchange = (view.hand[0], view.unseen[0])
    answer = what_if(view, exchange=exchange, samples=samples, progress=heard.append)
    assert heard[-1] is answer
    assert [one.done for one in heard] == [False] * (len(heard) - 1) + [True]
    assert all(one.first.worlds <= samples for one in heard)
    again = what_if(view, exchange=exchange, samples=samples, progress=False)
    assert (again.difference, again.error, again.first.rows) == (  # type: ignore[attr-defined]
        answer.difference, answer.error, answer.first.rows,  # type: ignore[attr-defined]
    )  # fmt: skip
    assert capsys.readouterr() == ("", "")


def test_what_fails_in_one_question_is_told() -> None:
    def fails(answer: Any) -> None:
        raise RuntimeError("no room")

    hand = late_hand(2, 4)
    view = hand.view(hand.player or 0)
    with pytest.raises(RuntimeError, match="no room"):
        what_if(view, exchange=(view.hand[0], view.unseen[0]), samples=4, progress=fails)
