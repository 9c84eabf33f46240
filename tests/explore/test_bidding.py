"""Ten cards and thirteen: chances that hang together, plans that can be done, advice in every phase."""

from __future__ import annotations

import pytest

from hanalab import mighty, mushi
from hanalab.core.errors import HanalabError, SetupError
from hanalab.explore import Bids, advise, bids, kitty, what_if
from hanalab.explore import preparing as preparing_module
from hanalab.explore.answer import Effort
from hanalab.explore.bidding import ALONE, HIDDEN_SOLO, WITH_FRIEND, Outcome, TrumpRow
from hanalab.explore.weighing import weight_of, word_chance
from hanalab.mighty.bids import Bid
from hanalab.mighty.settlement import settle
from tests.explore.positions import declared

STRONG = "HA HK HQ HJ H10 SA JK DA CA C2"
WEAK = "H3 H4 S2 S5 D3 D6 C3 C8 C9 D9"


@pytest.fixture(autouse=True)
def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans drop out after few deals, so that the tests are quick."""
    monkeypatch.setattr(preparing_module, "ROUNDS", ((8, 4, False), (2, 3, True)))


@pytest.fixture(scope="module")
def strong() -> Bids:
    return bids(STRONG, samples=5)


def test_chances_fall_with_the_number(strong: Bids) -> None:
    for trump in "SCDHN":
        chances = [strong.chance(number, trump) for number in strong.numbers]
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)
    assert strong.best is not None
    assert strong.best.trump in "HN"
    assert strong.chance(13, "H") == 1
    assert strong.now is not None
    assert strong.now.number == 13
    assert strong.cards == tuple(sorted(mighty.cards(STRONG)))


def test_scores_are_those_of_the_settlement() -> None:
    outcomes = (
        Outcome(15, WITH_FRIEND, 2.0, 4.0),
        Outcome(12, HIDDEN_SOLO, 1.0, 1.0),
        Outcome(20, ALONE, 1.0, 1.0),
    )
    row = TrumpRow("H", outcomes)
    rules = mighty.Rules()
    expected = (
        2 * settle("14H", 15, 0, 1)[0] + settle("14H", 12)[0] + settle("14H", 20, announced_alone=True)[0]
    ) / 4
    assert row.expected(14, rules).mean == float(expected)
    assert row.chance(14).mean == 0.75
    assert row.points.mean == (2 * 15 + 12 + 20) / 4


def answer_with(points: dict[str, int], standing: str | None = None) -> Bids:
    rows = tuple(TrumpRow(trump, (Outcome(most, WITH_FRIEND, 10.0, 10.0),)) for trump, most in points.items())
    to_beat = None if standing is None else Bid(int(standing[:-1]), standing[-1])
    return Bids(
        cards=(), rules=mighty.Rules(), rows=rows, standing=to_beat,
        effort=Effort(method="bids", worlds=10, wanted=10, seconds=1),
    )  # fmt: skip


def test_how_far_to_go() -> None:
    made = answer_with({"H": 16, "S": 14})
    assert made.best == Bid(16, "H")
    assert made.now == Bid(13, "H")
    assert answer_with({"H": 16, "S": 14}, "15N").best == Bid(16, "H")
    assert answer_with({"H": 16, "S": 14}, "16H").best is None
    assert "then pass" in made.sentence()
    assert answer_with({"S": 20}, "20N").sentence() == "Pass: no higher bid is left."
    assert answer_with({"H": 10}).sentence().startswith("Pass: even 13♥")
    assert answer_with({"H": 10}).sentence("es").startswith("Pasa")


def test_a_weak_hand_passes() -> None:
    answer = bids(WEAK, samples=5)
    assert answer.rows[0].points.mean < 15


def test_words_heard_weigh(strong: Bids) -> None:
    answer = bids(STRONG, heard="14S pass", samples=6)
    assert answer.standing == Bid(14, "S")
    assert answer.effort.effective is not None
    assert answer.effort.effective <= 6
    assert strong.effort.effective is None
    rules = mighty.Rules()
    spades = mighty.cards("SA SK SQ SJ S10 S9 S8 HA JK DA")
    assert word_chance(spades, Bid(14, "S"), None, rules) > 0.5 > word_chance(
        mighty.cards(WEAK), Bid(14, "S"), None, rules
    )  # fmt: skip
    assert (
        word_chance(spades, None, None, rules)
        < 0.5
        < word_chance(mighty.cards(WEAK), None, Bid(16, "N"), rules)
    )
    assert 0 < weight_of(declared(1)) <= 1


@pytest.mark.parametrize(
    ("cards", "options", "codes"),
    [
        ("SA SK", {}, ["explore-ten"]),
        (f"{STRONG} SA", {}, ["explore-twice"]),
        ("?10", {}, ["explore-unknown-cards"]),
        ("SA SK XX", {}, ["playing-card-code"]),
        (5, {}, ["not-a-playing-card-text"]),
        (STRONG, {"heard": "20N"}, ["auction-ended"]),
        (STRONG, {"heard": 5}, ["explore-heard"]),
        (STRONG, {"heard": "14S 13S"}, ["bid-too-low"]),
        (STRONG, {"samples": 0}, ["explore-samples"]),
        (STRONG, {"rules": "unheard"}, ["rules-preset"]),
    ],
)
def test_what_is_no_hand_is_told(cards: object, options: dict[str, object], codes: list[str]) -> None:
    with pytest.raises(SetupError) as caught:
        bids(cards, **options)  # type: ignore[arg-type]
    assert [defect.code for defect in caught.value.defects] == codes


@pytest.mark.parametrize(("number", "trump"), [(12, "H"), (21, "H"), ("13", "H"), (13, "X")])
def test_what_is_no_bid_is_told(strong: Bids, number: object, trump: str) -> None:
    with pytest.raises(HanalabError):
        strong.chance(number, trump)  # type: ignore[arg-type]


def test_plans_can_be_carried_out() -> None:
    hand = declared(1)
    answer = kitty(hand.view(hand.declarer or 0), samples=3)
    for plan in answer.rows:
        after = hand
        for action in plan.actions():
            assert after.why_not(action) is None
            after = after.do(action)
        assert after.phase == "PLAY"
        assert after.contract == plan.bid
        assert plan.label("es")
    assert answer.rows[0].mean >= answer.rows[-1].mean
    assert answer.cards == tuple(sorted(hand.hands[hand.declarer or 0]))


def test_thirteen_cards_by_themselves() -> None:
    answer = kitty(f"{STRONG} C4 D5 D6", bid="16H", samples=2)
    assert answer.contract == Bid(16, "H")
    assert set(answer.best.discards) <= set(answer.cards)
    assert kitty(f"{STRONG} C4 D5 D6", samples=2, rules="korean").contract.trump == "H"
    for cards, options, code in (
        (STRONG, {}, "explore-thirteen"),
        (mighty.Hand.deal(1), {}, "explore-kitty-early"),
        (f"{STRONG} C4 D5 D6", {"bid": "12H"}, "bid-range"),
    ):
        with pytest.raises(SetupError) as caught:
            kitty(cards, **options)  # type: ignore[arg-type]
        assert caught.value.code == code


@pytest.mark.parametrize("phase", ["EXCHANGE", "TRUMP", "FRIEND", "JOKER_CALL"])
def test_advice_in_the_preparation(phase: str) -> None:
    hand = declared(1, phase)
    heard: list[object] = []
    answer = advise(hand.view(hand.declarer or 0), samples=2, progress=heard.append)
    assert answer.unit == "score"
    assert answer.phase == phase
    assert heard[-1] == answer
    for row in answer.rows:
        assert hand.why_not(row.action) is None
        assert row.label("es")
        assert row.phrase("en")
    assert len({row.action for row in answer.rows}) == len(answer.rows)


def test_advice_in_the_auction() -> None:
    hand = mighty.Hand.deal(5, rules="korean").do("bid 13S")
    answer = advise(hand.view(hand.player or 0), samples=3)
    assert mighty.Pass() in [row.action for row in answer.rows]
    for row in answer.rows:
        assert hand.why_not(row.action) is None
    assert "Score a hand" in answer.text()


def test_one_card_or_one_rule_changed() -> None:
    view = mushi.Round.parse("mushi; hands 12X 10A / ?2; field 12B 05X; stock ?4").view(0)
    better = what_if(view, exchange=("10A", "05A"), samples=30)
    assert better.difference > 0
    assert better.is_clear
    assert better.first.worlds == better.second.worlds == 30
    assert "05A instead of 10A" in better.sentence()
    assert "05A en vez de 10A" in better.sentence("es")
    ruled = what_if(view, rules={"yaku_set": "three"}, samples=10)
    assert "three yaku count, without Five Brights (M56)" in ruled.text()
    hand = what_if(STRONG, exchange=("C2", "C3"), ask=bids, samples=2)
    assert hand.first.effort.worlds == 2
    assert what_if(STRONG, rules={"scoring": "pagat"}, ask=bids, samples=2).text("es")


def test_the_deals_of_an_exchange_are_the_same() -> None:
    view = mushi.Round.deal(3).view(0)
    from hanalab.explore.change import _exchanged
    from hanalab.explore.sampling import world

    (before, _), (after, _), _ = _exchanged(view, (view.hand[0], view.unseen[3]), advise, {})
    swap = {view.hand[0]: view.unseen[3], view.unseen[3]: view.hand[0]}
    for number in range(5):
        one, other = world(before, 1, number), world(after, 1, number)
        assert other.hands == tuple(tuple(swap.get(card, card) for card in hand) for hand in one.hands)
        assert other.stock == tuple(swap.get(card, card) for card in one.stock)


@pytest.mark.parametrize(
    ("options", "codes"),
    [
        ({}, ["explore-no-change"]),
        ({"exchange": ("10A", "05A"), "rules": {"yaku_set": "three"}}, ["explore-no-change"]),
        ({"exchange": ("10A",)}, ["explore-exchange"]),
        ({"exchange": ("09A", "12B")}, ["explore-exchange-own", "explore-exchange-known"]),
        ({"rules": {"yaku": "three"}}, ["rules-key"]),
        ({"rules": "three"}, ["explore-rules-text"]),
        ({"exchange": ("10A", "05A"), "ask": print}, ["explore-ask"]),
    ],
)
def test_changes_that_are_none_are_told(options: dict[str, object], codes: list[str]) -> None:
    view = mushi.Round.parse("mushi; hands 12X 10A / ?2; field 12B 05X; stock ?4").view(0)
    with pytest.raises(SetupError) as caught:
        what_if(view, **options)  # type: ignore[arg-type]
    assert [defect.code for defect in caught.value.defects] == codes
