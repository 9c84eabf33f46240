"""The Lightning card in every place it can be, under every house rule that touches it (M26 to M47)."""

from __future__ import annotations

from itertools import product

import pytest

from hanalab.mushi import Card, Event, Round, Rules, captures, cards, leftovers, why_not_capture
from hanalab.mushi.rules import OPTIONS

SEED, TRADITIONAL = Rules(), Rules.preset("traditional")
STACK = Rules(lightning_stack="stack")
BY_HAND = Rules(field_lightning_by_hand="yes")
LAST_WILLOW = Rules(last_willow_takes_lightning="yes")
TAKE_BOTH = Rules(third_willow="take_both")
KEYS = ("lightning_stack", "field_lightning_by_hand", "third_willow", "last_willow_takes_lightning")
EVERY = [
    Rules(**dict(zip(KEYS, values, strict=True)))
    for values in product(*(OPTIONS[key].values for key in KEYS))
]
HAND = {"drawn": False}
DRAWN = {"drawn": True}
LAST = {"drawn": True, "last": True}


def found(card: str, field: str, rules: Rules = SEED, **where: bool) -> tuple[list[str], str]:
    """What the card may take, as texts, and the rule."""
    options, rule = captures(Card(card), cards(field), rules=rules, **where)
    return [" ".join(map(str, option)) for option in options], rule


# From the hand and from the stock ------------------------------------------------------------------------


@pytest.mark.parametrize("where", [HAND, DRAWN], ids=["hand", "drawn"])
@pytest.mark.parametrize("rules", EVERY, ids=str)
def test_m27_m29_m33_any_one_card_but_a_willow(rules: Rules, where: dict[str, bool]) -> None:
    options, rule = found("11L", "01B 11A 05X 11R 12Z", rules, **where)
    assert options == ["01B", "05X", "12Z"]
    assert rule == ("M33" if where["drawn"] else "M29")
    for wanted, code in (("11A", "lightning-never-willow"), ("01B 05X", "take-one"), ("02A", "not-on-field")):
        why = why_not_capture(Card("11L"), cards(wanted), cards("01B 11A 05X 11R 12Z"), rules=rules, **where)
        assert why is not None
        assert why.code == code
        assert why.rule in ("M27", "M16")


@pytest.mark.parametrize("rules", EVERY, ids=str)
def test_m28_willows_and_lightning_never_match(rules: Rules) -> None:
    assert found("11B", "11L", rules)[0] == []
    assert found("11B", "11L", rules, drawn=True)[0] == []
    assert found("11L", "11B", rules)[0] == []
    assert found("11L", "11B 11A 11R", rules, drawn=True)[0] == []
    assert found("11B", "11L 11A 05X", rules)[0] == ["11A"]
    assert found("11B", "11L", rules)[1] == "M28"


@pytest.mark.parametrize("where", [HAND, DRAWN], ids=["hand", "drawn"])
@pytest.mark.parametrize("rules", EVERY, ids=str)
def test_m30_of_a_suit_with_two_cards_it_takes_one(rules: Rules, where: dict[str, bool]) -> None:
    assert found("11L", "05A 05R 11B", rules, **where)[0] == ["05A", "05R"]


@pytest.mark.parametrize("where", [HAND, DRAWN], ids=["hand", "drawn"])
def test_m31_of_three_it_takes_one_or_the_pile(where: dict[str, bool]) -> None:
    field = "05X 05A 08B 05R"
    assert found("11L", field, **where)[0] == ["05X", "05A", "08B", "05R"]
    assert found("11L", field, STACK, **where) == (["05A 05R 05X", "08B"], "M31")
    for wanted in ("05A", "05A 05R", "05R 05X"):
        why = why_not_capture(Card("11L"), cards(wanted), cards(field), rules=STACK, **where)
        assert why is not None
        assert (why.code, why.rule) == ("takes-whole-pile", "M31")
    why = why_not_capture(Card("11L"), cards("05A 05R 05X"), cards(field), **where)
    assert why is not None
    assert (why.code, why.rule) == ("take-one", "M27")


@pytest.mark.parametrize("where", [HAND, DRAWN], ids=["hand", "drawn"])
def test_m31_two_piles_of_three(where: dict[str, bool]) -> None:
    field = "05X 01B 05A 01R 11B 01X 05R"
    options, rule = found("11L", field, STACK, **where)
    assert options == ["05A 05R 05X", "01B 01R 01X"]
    assert rule == "M31"
    why = why_not_capture(Card("11L"), cards("01B 05A"), cards(field), rules=STACK, **where)
    assert why is not None
    assert why.code == "takes-whole-pile"


def test_m31_a_pile_taken_whole_leaves_no_orphan_of_three() -> None:
    start = Round.from_deal(("11L 08A", "05Y 08B"), "05A 05R 05X", "12X 12Y 09A 09R", rules=STACK)
    after = start.do("play 11L")
    assert after.step[0] == Event("play_takes", 0, Card("11L"), cards("05A 05R 05X"), "M31", 13)
    assert len(after.piles[0]) == 4
    end = after
    while not end.is_over:
        end = end.do(end.actions()[0])
    assert Card("05Y") in end.piles[0]  # the fourth is the orphan, and goes to the Lightning owner


@pytest.mark.parametrize("field", ["", "11B", "11B 11A", "11B 11A 11R"])
@pytest.mark.parametrize("rules", EVERY, ids=str)
def test_m32_m34_with_nothing_but_willows_it_stays(rules: Rules, field: str) -> None:
    assert found("11L", field, rules) == ([], "M32")
    assert found("11L", field, rules, drawn=True) == ([], "M34")


def test_m32_it_may_always_be_played_and_the_own_draw_comes_next() -> None:
    after = Round.from_deal(("11L", "12Z"), "", "04X 02X").do("play 11L")
    assert [event.kind for event in after.step] == ["play_stays", "draw_takes"]
    assert [event.rule for event in after.step] == ["M32", "M35"]
    assert after.piles[0] == cards("04X 11L")


# On the field --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", [DRAWN, LAST], ids=["drawn", "last"])
@pytest.mark.parametrize("rules", EVERY, ids=str)
def test_m35_m37_the_first_drawn_card_that_is_no_willow_must_take_it(
    rules: Rules, where: dict[str, bool]
) -> None:
    assert found("04Y", "11L 01B", rules, **where) == (["11L"], "M35")
    assert found("04Y", "11L 04A", rules, **where) == (["11L"], "M37")
    assert found("04Y", "04A 04R 11L", rules, **where) == (["11L"], "M37")
    assert found("04Y", "04A 04R 04X 11L", rules, **where) == (["11L"], "M37")
    why = why_not_capture(Card("04Y"), cards("04A"), cards("04A 04R 11L"), rules=rules, **where)
    assert why is not None
    assert (why.code, why.rule) == ("lightning-first", "M37")


@pytest.mark.parametrize(
    ("field", "seed", "by_hand"),
    [
        ("11L", [], ["11L"]),
        ("11L 01B", [], ["11L"]),
        ("11L 04A", ["04A"], ["04A", "11L"]),
        ("04A 11L 04R", ["04A", "04R"], ["04A", "04R", "11L"]),
        ("04A 04R 04X 11L", ["04A 04R 04X"], ["04A 04R 04X", "11L"]),
    ],
)
def test_m36_hand_cards_and_lightning_on_the_field(field: str, seed: list[str], by_hand: list[str]) -> None:
    assert found("04Y", field)[0] == seed
    assert found("04Y", field, TRADITIONAL)[0] == seed
    options, rule = found("04Y", field, BY_HAND)
    assert options == by_hand
    assert rule == "M36"
    why = why_not_capture(Card("04Y"), cards("11L"), cards(field))
    assert why is not None
    assert (why.code, why.rule) == ("hand-never-lightning", "M36")


def test_m36_by_hand_in_a_round() -> None:
    start = Round.from_deal(("04Y", "12Z"), "04A 11L", "12X 02X", rules=BY_HAND)
    choice = start.do("play 04Y")
    assert [str(action) for action in choice.actions()] == ["take 04A", "take 11L"]
    assert choice.step == (Event("play_choose", 0, Card("04Y"), cards("04A 11L"), "M36", 15),)
    assert choice.do("take 11L").piles[0] == cards("04Y 11L")
    left = choice.do("take 04A")  # then the draw must take it
    assert left.piles[0] == cards("04Y 04A 12X 11L")
    # With no match of its own suit the hand card has no choice (M22).
    forced = Round.from_deal(("04Y", "12Z"), "01B 11L", "12X 02X", rules=BY_HAND).do("play 04Y")
    assert forced.step[0] == Event("play_takes", 0, Card("04Y"), cards("11L"), "M36", 15)


def test_m36_three_of_the_suit_and_lightning_by_hand() -> None:
    choice = Round.from_deal(("04Y", "12Z"), "04A 04R 11L 04X", "12X 02X", rules=BY_HAND).do("play 04Y")
    assert [str(action) for action in choice.actions()] == ["take 04A 04R 04X", "take 11L"]
    for wrong in ("take 04A", "take 04A 04R", "take 04A 11L"):
        why = choice.why_not(wrong)
        assert why is not None
        assert why.code == "takes-all"
        assert "04A 04R 04X" in why.say()
    after = choice.do("take 11L")
    assert set(after.field) >= set(cards("04A 04R 04X"))


@pytest.mark.parametrize("rules", EVERY, ids=str)
def test_m38_a_willow_never_takes_lightning(rules: Rules) -> None:
    for where in (HAND, DRAWN):
        assert found("11A", "11L 11R 03X", rules, **where)[0] == ["11R"]
        assert found("11A", "11L 03X", rules, **where)[0] == []
        why = why_not_capture(Card("11A"), cards("11L"), cards("11L 11R 03X"), rules=rules, **where)
        assert why is not None
        assert (why.code, why.rule) == ("willow-never-lightning", "M38")


@pytest.mark.parametrize("field", ["11B 11R", "11B 11R 11L", "11B 05X 11R"])
def test_m39_the_third_willow(field: str) -> None:
    for where in (HAND, DRAWN, LAST):
        assert found("11A", field, **where)[0] == ["11B", "11R"]
        assert found("11A", field, TAKE_BOTH, **where)[0] == ["11B 11R"]
    assert found("11A", "11B 11R", TAKE_BOTH)[1] == "M39"
    why = why_not_capture(Card("11A"), cards("11B"), cards(field), rules=TAKE_BOTH)
    assert why is not None
    assert why.code == "takes-all"


def test_m39_other_suits_are_not_touched_by_it() -> None:
    assert found("05A", "05X 05R", TAKE_BOTH)[0] == ["05X", "05R"]


# The last card -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "swept"),
    [("11R", ["11R"]), ("11R 08X", ["08X 11R"]), ("", []), ("11B 11A 11R", ["11B 11A 11R"])],
)
@pytest.mark.parametrize("rules", EVERY, ids=str)
def test_m40_lightning_as_the_last_card_sweeps_all(rules: Rules, field: str, swept: list[str]) -> None:
    assert found("11L", field, rules, **LAST) == (swept, "M40")


def test_m40_needs_no_willow() -> None:
    # The three willows went to the dealer at the deal.
    rules = Rules(three_willows="dealer_captures")
    start = Round.from_deal(("02A", "03B"), "11B 11A 11R 02R 03R", "08X 11L", rules=rules)
    assert set(start.piles[0]) == set(cards("11B 11A 11R"))
    end = start.do("play 02A").do("play 03B")
    assert end.is_over
    assert end.step[-2] == Event("draw_takes", 1, Card("11L"), cards("08X"), "M40", 16)
    assert not [event for event in end.step if event.kind == "leftover"]


def test_m40_last_on_an_empty_field_it_goes_to_the_last_drawer() -> None:
    for rules in EVERY:
        end = Round.from_deal(("02A", ""), "02R", "11L", rules=rules).do("play 02A")
        assert [(event.kind, event.rule) for event in end.step] == [
            ("play_takes", "M18"),
            ("draw_stays", "M40"),
            ("leftover", "M46"),
            ("over", "M42"),
        ]
        assert end.piles == (cards("02A 02R 11L"), ())


def test_m40_from_the_hand_on_the_last_turn_it_is_an_ordinary_wild_card() -> None:
    end = Round.from_deal(("11L", ""), "02R 11B", "02X").do("play 11L")
    assert end.step[0] == Event("play_takes", 0, Card("11L"), cards("02R"), "M29", 16)
    assert [(event.cards, event.rule) for event in end.step if event.kind == "leftover"] == [
        (cards("11B"), "M46"),  # nobody has the other two
        (cards("02X"), "M44"),
    ]


@pytest.mark.parametrize("rules", EVERY, ids=str)
def test_m41_the_last_willow_and_lightning(rules: Rules) -> None:
    takes = rules.last_willow_takes_lightning == "yes"
    assert found("11A", "11L", rules, **LAST) == ((["11L"], "M41") if takes else ([], "M38"))
    assert found("11A", "11L", rules, drawn=True) == ([], "M38")
    assert found("11A", "11L", rules) == ([], "M28")
    why = why_not_capture(Card("11A"), cards("11L"), cards("11L"), rules=rules, **LAST)
    assert (why is None) == takes


@pytest.mark.parametrize("rules", EVERY, ids=str)
def test_m41_with_two_willows_beside_it_the_last_drawer_gets_all_four_in_every_way(rules: Rules) -> None:
    start = Round.parse(
        f"rules {rules}; dealer 0; player 1; hands - / 11L; field 11B 11A; stock 11R; piles 01B 01R / 02A 02R"
    )
    for first in start.do("play 11L").actions() or (None,):
        end = start.do("play 11L") if first is None else start.do("play 11L").do(first)
        assert end.is_over
        assert set(end.piles[1]) == set(cards("02A 02R 11L 11B 11A 11R"))
        assert end.piles[0] == cards("01B 01R")


# What is left over ---------------------------------------------------------------------------------------

D, N = 0, 1


def given(field: str, pile_d: str, pile_n: str, last: int = N) -> dict[str, tuple[int, str]]:
    """Who gets each card left on the field, and by which rule."""
    handed = leftovers(cards(field), (cards(pile_d), cards(pile_n)), last_drawer=last)
    return {str(card): (left.seat, left.rule) for left in handed for card in left.cards}


def test_m43_the_willow_goes_to_the_captor_of_the_other_two() -> None:
    assert given("11R", "11B 11A 01B 11L", "02A") == {"11R": (D, "M43")}
    assert given("11R", "02A 11L", "11A 11B") == {"11R": (N, "M43")}
    # Also when that player took them with cards of the other kind in between, or has Lightning as well.
    assert given("11B", "02A 02R", "11A 05X 11R 11L") == {"11B": (N, "M43")}


def test_m44_the_orphan_goes_to_the_owner_of_lightning_however_it_was_won() -> None:
    assert given("08Y", "11L 08B", "11A 11B 11R") == {"08Y": (D, "M44")}
    assert given("08Y", "11A 11B 11R", "08B 11L") == {"08Y": (N, "M44")}
    assert given("11R 08Y", "11A 11B", "08B 11L") == {"11R": (D, "M43"), "08Y": (N, "M44")}


def test_m45_three_orphans_go_to_the_owner_of_lightning() -> None:
    handed = given("01B 11R 01R 01X", "01Y 11L", "11A 11B")
    assert handed == {"11R": (N, "M43"), "01B": (D, "M45"), "01R": (D, "M45"), "01X": (D, "M45")}


def test_m46_lightning_left_over_goes_to_the_last_drawer() -> None:
    for last in (D, N):
        assert given("11L 11A", "11B 11R", "", last) == {"11L": (last, "M46"), "11A": (D, "M43")}


def test_m46_the_safety_net() -> None:
    for last in (D, N):
        # Three willows that nobody could take, and cards without a Lightning owner.
        assert given("11B 11A 11R", "11L", "", last) == dict.fromkeys(("11B", "11A", "11R"), (last, "M46"))
        assert given("11B 11A", "11R 11L", "", last) == dict.fromkeys(("11B", "11A"), (last, "M46"))
        assert given("05X 08A", "", "", last) == dict.fromkeys(("05X", "08A"), (last, "M46"))
        assert given("11L 05X", "", "", last) == {"11L": (last, "M46"), "05X": (last, "M44")}


def test_m47_the_order_lightning_then_willow_then_orphans_and_all_before_counting() -> None:
    handed = leftovers(cards("08Y 11A 11L"), (cards("11B 11R"), ()), last_drawer=N)
    assert [(left.cards, left.seat, left.rule) for left in handed] == [
        (cards("11L"), N, "M46"),
        (cards("11A"), D, "M43"),
        (cards("08Y"), N, "M44"),
    ]
    assert leftovers((), ((), ()), last_drawer=N) == ()


def test_m47_a_leftover_can_complete_a_yaku() -> None:
    # D took 12B with Lightning and the pair 12X 12Y; the orphan 12Z completes the four.
    start = Round.parse(
        "dealer 0; player 1; hands - / 09X; field 09Y 12Z 11R; stock 10X; "
        "piles 11L 12B 12X 12Y 11B 11A / 10A 10R"
    )
    assert start.score().yaku == ((), ())
    end = start.do("play 09X")
    assert [(event.cards, event.seat, event.rule) for event in end.step if event.kind == "leftover"] == [
        (cards("11R"), D, "M43"),
        (cards("12Z 10X"), D, "M45"),
    ]
    assert end.score().yaku == (("four_paulownia",), ())
    assert end.events[-1] == Event("over", N, None, (), "M42", 16)


def test_m46_leftovers_are_logged_as_events() -> None:
    end = Round.from_deal(("02A", ""), "05X", "08X").do("play 02A")
    assert [event for event in end.step if event.kind == "leftover"] == [
        Event("leftover", 0, None, cards("05X 02A 08X"), "M46", 16)
    ]
    assert end.piles == (cards("05X 02A 08X"), ())
