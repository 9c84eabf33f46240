"""Seats, the first dealer, the deal and misdeals (M1 to M15)."""

from __future__ import annotations

from collections import Counter

import pytest

from hanalab.core.errors import HanalabError, SetupError
from hanalab.mushi import (
    DECK,
    LIGHTNING,
    Card,
    Event,
    Play,
    Redeal,
    Round,
    Rules,
    cards,
    dealer_of_draw,
    draw_dealer,
    misdeal,
)

CALENDAR, MUSHI_ORDER = Rules(), Rules(month_order="mushi")
IN_ORDER = [str(card) for card in DECK]


@pytest.mark.parametrize("seat", [-1, 2, 7, "0", None, 1.0, True])
def test_m1_there_are_two_seats(seat: object) -> None:
    position = Round.deal(1)
    calls = (
        lambda: Round.deal(1, dealer=seat),  # type: ignore[arg-type]
        lambda: Round.from_deck(IN_ORDER, dealer=seat),  # type: ignore[arg-type]
        lambda: Round.from_deal(("01B", "01R"), dealer=seat, stock="02A 02R"),  # type: ignore[arg-type]
        lambda: position.view(seat),  # type: ignore[arg-type]
    )
    for call in calls:
        with pytest.raises(SetupError) as caught:
            call()
        assert caught.value.code == "seat"
        assert caught.value.rule == "M1"


def test_m2_a_deck_is_all_forty_cards_once() -> None:
    with pytest.raises(SetupError) as caught:
        Round.from_deck([*IN_ORDER[:-2], "01B", "02A"])
    assert [(why.code, str(why.value("card"))) for why in caught.value.defects] == [
        ("card-twice", "01B"),
        ("card-twice", "02A"),
        ("card-missing", "12Y"),
        ("card-missing", "12Z"),
    ]
    for wrong in ("", IN_ORDER[:39]):
        with pytest.raises(SetupError):
            Round.from_deck(wrong)
    with pytest.raises(SetupError) as caught:
        Round.from_deck([*IN_ORDER[:38], "06B", "13X"])
    assert [why.code for why in caught.value.defects] == [
        "card-month-absent", "card-month", "card-missing", "card-missing",
    ]  # fmt: skip


# M6 ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second", "dealer"),
    [
        ("01X", "12B", 0),
        ("12B", "01X", 1),
        ("05Y", "08B", 0),
        ("03R", "03X", 0),
        ("03X", "03B", 1),
        ("09A", "09R", 0),
        ("11L", "11R", 1),
        ("01X", "01Y", None),
        ("12X", "12Z", None),
    ],
)
def test_m6_the_earlier_month_deals_then_the_higher_card(first: str, second: str, dealer: int | None) -> None:
    assert dealer_of_draw(Card(first), Card(second)) == dealer
    assert dealer_of_draw(Card(first), Card(second), MUSHI_ORDER) == dealer


@pytest.mark.parametrize(
    ("first", "second", "calendar", "mushi"),
    [
        ("11R", "08B", 1, 0),  # willow is the 6th month in the old order
        ("12X", "08B", 1, 0),  # and paulownia the 7th
        ("12B", "11L", 1, 1),
        ("10A", "11L", 0, 1),
        ("05Y", "11B", 0, 0),
        ("10Y", "12B", 0, 1),
    ],
)
def test_m6_month_order(first: str, second: str, calendar: int, mushi: int) -> None:
    assert dealer_of_draw(Card(first), Card(second), CALENDAR) == calendar
    assert dealer_of_draw(Card(first), Card(second), MUSHI_ORDER) == mushi


@pytest.mark.parametrize("rules", [CALENDAR, MUSHI_ORDER], ids=["calendar", "mushi"])
def test_m6_draws_are_repeated_until_they_decide(rules: Rules) -> None:
    lengths, dealers = Counter[int](), Counter[int]()
    for seed in range(3_000):
        drawn = draw_dealer(seed, rules)
        lengths[len(drawn.draws)] += 1
        dealers[drawn.dealer] += 1
        verdicts = [dealer_of_draw(*pair, rules) for pair in drawn.draws]
        assert verdicts == [None] * (len(verdicts) - 1) + [drawn.dealer]
        assert all(first is not second for first, second in drawn.draws)
        assert drawn.rule == "M6"
        assert draw_dealer(seed, rules) == drawn
    # A pair of alike basics: 8 months with one such pair, paulownia with three, among 780 pairs.
    assert 10 < lengths[2] < 80
    assert abs(dealers[0] - dealers[1]) < 220  # 4 standard errors


def test_m6_other_ways_to_choose_the_first_dealer() -> None:
    chosen = Counter(draw_dealer(seed, Rules(first_dealer="random")).dealer for seed in range(1_000))
    assert set(chosen) == {0, 1}
    assert abs(chosen[0] - chosen[1]) < 127
    assert {draw_dealer(seed, Rules(first_dealer="seat_0")) for seed in range(5)} == {((), 0, "M6")}


# M7 to M9 ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", [0, 1])
def test_m7_m8_packets_of_four_to_opponent_field_and_dealer(dealer: int) -> None:
    deck = [IN_ORDER[number * 7 % 40] for number in range(40)]
    position = Round.from_deck(deck, dealer)
    opponent, field, own = (deck[at : at + 4] + deck[at + 12 : at + 16] for at in (0, 4, 8))
    assert list(map(str, position.hands[1 - dealer])) == opponent
    assert list(map(str, position.field)) == field
    assert list(map(str, position.hands[dealer])) == own
    assert list(map(str, position.stock)) == deck[24:]
    assert position.piles == ((), ())
    assert position.events == (Event("deal", dealer, None, position.field, "M7", 0),)


def test_m7_the_same_seed_gives_the_same_deal_everywhere() -> None:
    assert str(Round.deal(1)) == (
        "mushi; rules seed; dealer 0; player 0; phase HAND; "
        "hands 11L 03R 10X 11B 12Z 08A 12B 05X / 03B 03Y 09R 10R 01Y 03X 12X 09A; "
        "field 08B 04R 04A 11R 01R 10A 05A 01X; "
        "stock 04X 02Y 10Y 08Y 12Y 08X 02R 11A 04Y 02A 05Y 09X 01B 02X 09Y 05R; piles - / -"
    )
    assert str(Round.deal("spring", dealer=1, rules=Rules.preset("traditional"))) == (
        "mushi; rules traditional; dealer 1; player 1; phase HAND; "
        "hands 08Y 05R 11R 02A 10R 08A 09R 03R / 08B 11B 11A 12Z 12Y 09Y 04Y 01X; "
        "field 08X 04A 05Y 02X 04R 03Y 02Y 12B; "
        "stock 02R 03X 01B 11L 03B 10X 09A 01Y 10A 01R 09X 04X 05X 10Y 12X 05A; piles - / -"
    )
    assert Round.deal(5) == Round.deal("5") == Round.deal(seed=5)
    assert Round.deal(5) != Round.deal(6)


def test_m7_every_card_comes_to_every_place_equally_often() -> None:
    places = Counter[tuple[str, str]]()
    deals = 4_000
    for seed in range(deals):
        position = Round.deal(("fair", seed))
        for place in ("hand", "field", "stock"):
            some = position.hands[0] if place == "hand" else getattr(position, place)
            places.update((place, card.code) for card in some)
    for card in DECK:
        for place, share in (("hand", 0.2), ("field", 0.2), ("stock", 0.4)):
            # Misdeals shift these shares by less than 0.003.
            error = (share * (1 - share) / deals) ** 0.5
            assert abs(places[place, card.code] / deals - share) < 4.5 * error + 0.003, (card, place)


def test_m9_the_dealer_begins_and_turns_alternate() -> None:
    for dealer in (0, 1):
        position = Round.deal(3, dealer)
        assert (position.player, position.turn) == (dealer, 1)
        movers = []
        while not position.is_over:
            if not movers or movers[-1][0] != position.turn:
                movers.append((position.turn, position.player))
            position = position.do(position.actions()[0])
        assert movers == [(turn, dealer if turn % 2 else 1 - dealer) for turn in range(1, 17)]
        assert position.turn == 16
        assert position.player is None


def test_m9_turns_of_larger_and_smaller_set_ups() -> None:
    small = Round.from_deal(("01B", "05X"), "01R", "12X 09Y")
    assert small.turn == 15
    assert small.do("play 01B").turn == 16
    large = Round.from_deal((DECK[:10], DECK[10:20]), stock=DECK[20:])
    turns = [large.turn]
    while not large.is_over:
        large = large.do(large.actions()[0])
        turns.append(large.turn)
    assert turns == sorted(turns)
    assert min(turns) == 1
    assert set(range(1, 17)) == set(turns)


# M10 to M15 ----------------------------------------------------------------------------------------------

FOUR = "03B 03R 03X 03Y 01X 02X 05X 08X"
FOUR_WILLOWS = "11B 11A 11R 11L 01X 02X 05X 08X"
THREE_WILLOWS = "11B 11A 11R 01X 02X 05X 08X 09X"
BOTH = "03B 03R 03X 03Y 11B 11A 11R 01X"
TWO_FOURS = "03B 03R 03X 03Y 11B 11A 11R 11L"
FOUR_PAIRS = "01X 01Y 02X 02Y 05X 05Y 11L 11B"
DEALER_CAPTURES = Rules(four_on_field="dealer_captures", three_willows="dealer_captures")
FIELDS = {"M10": (FOUR, FOUR_WILLOWS, BOTH, TWO_FOURS), "M12": (THREE_WILLOWS,)}


@pytest.mark.parametrize(("rule", "field"), [(rule, one) for rule, some in FIELDS.items() for one in some])
def test_m10_m12_fields_nothing_could_clear_are_misdeals(rule: str, field: str) -> None:
    why = misdeal(field)
    assert why is not None
    assert why.rule == rule
    assert {card.code for card in why.value("cards")} <= set(field.split())
    assert why.say() != why.say("es")
    assert misdeal(field, DEALER_CAPTURES) is None
    assert misdeal(cards(field)) == misdeal(field) == misdeal(reversed(cards(field)))


def test_m10_one_of_two_reasons_is_enough_to_deal_again() -> None:
    only_four = Rules(four_on_field="dealer_captures")
    only_willows = Rules(three_willows="dealer_captures")
    for rules, expected in ((only_four, "M12"), (only_willows, "M10")):
        why = misdeal(BOTH, rules)
        assert why is not None
        assert why.rule == expected
    # The four willows with Lightning are a four (M10), not three willows (M12).
    assert misdeal(FOUR_WILLOWS, only_four) is None
    assert misdeal(FOUR_WILLOWS, only_willows) is not None


def test_m11_four_pairs() -> None:
    assert misdeal(FOUR_PAIRS) is None
    why = misdeal(FOUR_PAIRS, Rules(four_pairs="redeal"))
    assert why is not None
    assert why.rule == "M11"
    assert set(why.value("cards")) == set(cards(FOUR_PAIRS))
    for other in ("01X 01Y 02X 02Y 05X 05Y 11L 08X", "01X 01Y 02X 02Y 05X 05Y 05R 11L"):
        assert misdeal(other, Rules(four_pairs="redeal")) is None


def test_m15_three_of_a_suit_and_willows_with_lightning_are_no_misdeal() -> None:
    assert misdeal("03B 03R 03X 01X 02X 05X 08X 09X") is None
    assert misdeal("11B 11A 11L 01X 02X 05X 08X 09X") is None


def a_deck(field: str, dealer: int = 0) -> list[str]:
    """A deck whose field, as dealt, is this."""
    others = [code for code in IN_ORDER if code not in field.split()]
    on_field = field.split()
    return [*others[:4], *on_field[:4], *others[4:12], *on_field[4:], *others[12:]]


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize(
    ("field", "taken", "rules_cited"),
    [
        (FOUR, "03B 03R 03X 03Y", ["M10"]),
        (FOUR_WILLOWS, "11B 11A 11R 11L", ["M10"]),
        (THREE_WILLOWS, "11B 11A 11R", ["M12"]),
        (BOTH, "03B 03R 03X 03Y 11B 11A 11R", ["M10", "M12"]),
        (TWO_FOURS, TWO_FOURS, ["M10", "M10"]),
    ],
)
def test_m10_m12_the_dealer_captures(field: str, taken: str, rules_cited: list[str], dealer: int) -> None:
    position = Round.from_deck(a_deck(field), dealer, DEALER_CAPTURES)
    assert set(position.piles[dealer]) == set(cards(taken))
    assert position.piles[1 - dealer] == ()
    assert set(position.field) == set(cards(field)) - set(cards(taken))
    events = [event for event in position.events if event.kind == "dealer_takes"]
    assert [event.rule for event in events] == rules_cited
    assert [event.seat for event in events] == [dealer] * len(events)
    assert {card for event in events for card in event.cards} == set(cards(taken))
    # Nothing of it is left over, and everything finds an owner.
    while not position.is_over:
        position = position.do(position.actions()[0])
    assert len(position.piles[0]) + len(position.piles[1]) == 40
    assert sum(position.score().totals) == 0


def test_m12_after_dealer_captures_no_willow_is_left_over() -> None:
    for seed in range(40):
        position = Round.from_deck(a_deck(THREE_WILLOWS), seed % 2, DEALER_CAPTURES)
        step = seed
        while not position.is_over:
            actions = position.actions()
            position = position.do(actions[step % len(actions)])
            step = step * 7 + 3
        left = [event for event in position.events if event.kind == "leftover"]
        assert not any(card.is_plain_willow for event in left for card in event.cards)
        owner = 0 if LIGHTNING in position.piles[0] else 1
        assert [(event.seat, event.rule) for event in left if LIGHTNING not in event.cards] in (
            [],
            [(owner, "M44")],
            [(owner, "M45")],
        )


def test_m10_fields_without_a_remedy_are_played_on_when_set_up_by_hand() -> None:
    for field, rule, remedy in ((FOUR, "M10", "M45"), (THREE_WILLOWS, "M12", "M46")):
        position = Round.from_deck(a_deck(field), 0)
        (event,) = position.events[1:]
        assert (event.kind, event.rule) == ("played_on", rule)
        while not position.is_over:
            position = position.do(position.actions()[0])
        assert len(position.piles[0]) + len(position.piles[1]) == 40
        assert remedy in {event.rule for event in position.events}


def test_m10_from_deal_follows_the_same_house_rules() -> None:
    keys = {"hands": ("04A", "04R"), "stock": "04X 04Y"}
    position = Round.from_deal(field="12B 12X 12Y 12Z 01B", dealer=1, rules=DEALER_CAPTURES, **keys)
    assert set(position.piles[1]) == set(cards("12B 12X 12Y 12Z"))
    # With cards in the piles the deal is long past.
    later = Round.from_deal(
        field="12B 12X 12Y 12Z 01B", dealer=1, rules=DEALER_CAPTURES, piles=("02A 02R", ""), **keys
    )
    assert later.piles == (cards("02A 02R"), ())


def test_m14_after_a_misdeal_the_same_dealer_deals_and_nothing_is_scored() -> None:
    misdealt = Counter[str]()
    for seed in range(3_000):
        position = Round.deal(seed, dealer=1, rules=Rules(four_pairs="redeal"))
        *again, dealt = position.events
        assert dealt == Event("deal", 1, None, position.field, "M7", 0)
        misdealt.update(event.rule for event in again)
        assert {event.kind for event in again} <= {"redeal"}
        assert all(event.turn == 0 and len(event.cards) == 8 for event in again)
        assert position.piles == ((), ())
        assert len(position.stock) == 16
    # The shares of rules.md: 0.766, 0.354 and 0.490 percent.
    for rule, share in (("M10", 0.00766), ("M11", 0.00354), ("M12", 0.00490)):
        error = (share * 3_000) ** 0.5
        assert abs(misdealt[rule] - share * 3_000) < 4 * error, rule


# M13 -----------------------------------------------------------------------------------------------------

CLAIM = Rules(four_in_hand="redeal_on_claim")


def a_claim(dealer_hand: str, opponent_hand: str, rules: Rules = CLAIM, dealer: int = 0) -> Round:
    others = [code for code in IN_ORDER if code not in f"{dealer_hand} {opponent_hand}".split()]
    hands = (dealer_hand, opponent_hand) if dealer == 0 else (opponent_hand, dealer_hand)
    return Round.from_deal(hands, others[:8], others[8:], dealer, rules)


PINES = "01B 01R 01X 01Y 02A 03B 05A 08B"
WILLOWS = "11B 11A 11R 11L 04A 09A 10A 12B"
NOTHING = "02R 03R 05R 08A 04R 09R 10R 12X"


@pytest.mark.parametrize("dealer", [0, 1])
def test_m13_the_dealer_claims_before_the_first_card(dealer: int) -> None:
    position = a_claim(PINES, NOTHING, dealer=dealer)
    assert position.actions()[-1] == Redeal()
    assert len(position.actions()) == 9
    void = position.do("redeal")
    assert void.is_over
    assert void.is_void
    assert void.player is None
    assert void.actions() == ()
    assert void.step == (Event("claim", dealer, None, cards("01B 01R 01X 01Y"), "M13", 1),)
    assert void.previous is position
    assert Round.parse(str(void)) == void
    assert Round.parse(str(void)).is_void
    refusal = void.why_not(Play(Card("02A")))
    assert refusal is not None


@pytest.mark.parametrize("dealer", [0, 1])
def test_m13_the_opponent_claims_on_the_own_first_turn(dealer: int) -> None:
    position = a_claim(NOTHING, WILLOWS, dealer=dealer)
    assert Redeal() not in position.actions()
    refusal = position.why_not("redeal")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("redeal-no-four", "M13")
    while position.player == dealer:
        position = position.do(position.actions()[0])
    assert position.turn == 2
    assert position.actions()[-1] == Redeal()
    void = position.do(Redeal())
    assert void.is_void
    assert void.turn == 2
    assert void.step[-1].cards == cards("11B 11A 11R 11L")  # by suit, Lightning is a willow (M28)
    assert void.step[-1].seat == 1 - dealer


def test_m13_a_claim_after_the_first_card_is_too_late() -> None:
    position = a_claim(PINES, WILLOWS)
    for expected in ("M13", None):
        while position.player == 0:
            position = position.do(position.actions()[0])
        while position.player == 1:
            position = position.do(position.actions()[0])
        if expected:
            assert position.turn == 3
            why = position.why_not("redeal")
            assert why is not None
            assert (why.code, why.rule) == ("redeal-late", expected)


def test_m13_no_claim_without_the_house_rule_nor_in_the_middle_of_a_turn() -> None:
    why = a_claim(PINES, NOTHING, Rules()).why_not("redeal")
    assert why is not None
    assert why.code == "redeal-off"
    others = [code for code in IN_ORDER if code not in f"{PINES} {NOTHING} 02X 02Y".split()]
    position = Round.from_deal((PINES, NOTHING), ["02X", "02Y", *others[:6]], others[6:], 0, CLAIM)
    choice = position.do("play 02A")
    assert choice.phase == "HAND_CAPTURE"
    why = choice.why_not("redeal")
    assert why is not None
    assert why.code == "redeal-late"


def test_m13_nobody_has_to_claim() -> None:
    position = a_claim(PINES, NOTHING)
    while not position.is_over:
        position = position.do(position.actions()[0])
    assert not position.is_void
    assert sum(position.score().totals) == 0


def test_m13_three_of_a_suit_are_not_enough() -> None:
    position = a_claim(PINES.replace("01Y", "12Y"), NOTHING)
    assert Redeal() not in position.actions()


# Set-ups of one's own ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "field", "stock", "codes"),
    [
        (("01B", "01B"), "", "02A 02R", ["card-twice"]),
        (("01B", "02A"), "01B 02A", "03B 03R", ["card-twice", "card-twice"]),
        (("01B 01R 01X", "02A"), "", "03B 03R 03X 03Y", ["hands-balance"]),
        (("", ""), "01B", "", ["hands-empty"]),
        (("01B", "02A"), "", "03B", ["stock-count"]),
        (("01B", "02A"), "", "03B 03R 03X", ["stock-count"]),
        (("01B", "02A"), "?", "03B 03R", ["unknown-in-open"]),
        (("01Q", "02A 6X"), "xx", "03B 03R", ["card-kind", "card-month-absent", "card-code"]),
        (("01B",), "", "02A", ["part-pair"]),
        ("0", "", "02A", ["part-pair"]),
        (5, "", "02A", ["part-pair"]),
        ((5, None), 7, "02A", ["not-a-card-text"] * 3),
        (("?20", "?19"), "", "?39", ["too-many-cards"]),
    ],
)
def test_a_set_up_tells_all_that_is_wrong_with_it(
    hands: object, field: object, stock: object, codes: list[str]
) -> None:
    with pytest.raises(SetupError) as caught:
        Round.from_deal(hands, field, stock)  # type: ignore[arg-type]
    assert [defect.code for defect in caught.value.defects] == codes
    for lang in ("en", "es"):
        assert len(caught.value.text(lang).splitlines()) == len(codes)


def test_set_ups_of_any_size_that_can_be_played_out() -> None:
    for hands, stock, player in (
        (("01B", ""), "02A", 0),
        (("", "01B"), "02A", 1),
        (("01B 01R", "02A"), "03B 03R 03X", 0),
        (("01B", "02A 02R"), "03B 03R 03X", 1),
    ):
        position = Round.from_deal(hands, "", stock)
        assert position.player == player
        while not position.is_over:
            position = position.do(position.actions()[0])
        assert position.hands == ((), ())
        assert position.stock == ()


def test_a_round_is_only_made_by_its_makers_and_cannot_change() -> None:
    with pytest.raises(TypeError):
        Round()
    position = Round.deal(1)
    with pytest.raises(AttributeError):
        position.field = ()
    with pytest.raises(AttributeError):
        position.colour = "red"  # type: ignore[attr-defined]
    assert position != "mushi"
    assert isinstance(HanalabError("seat", "M1", seat=3), ValueError)
