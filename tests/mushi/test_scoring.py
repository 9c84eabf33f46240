"""Counting: card points, yaku, the formula and its lines (M48 to M58)."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from hanalab.core.errors import NotationError, SetupError
from hanalab.core.rulebook import load
from hanalab.mushi import DECK, PAR, YAKU, Round, Rules, cards, progress, score, yaku_of

ANY_THREE = Rules(three_brights="any_three")
THREE_YAKU = Rules(yaku_set="three")
BRIGHTS = ("01B", "03B", "08B", "11B", "12B")
EVERY = [
    Rules(three_brights=three, yaku_set=kept)
    for three, kept in product(("crane_warbler_curtain", "any_three"), ("four", "three"))
]


def yaku(pile: str, rules: Rules = Rules()) -> tuple[str, ...]:  # noqa: B008 - rule sets cannot change
    return score(pile, "", rules).yaku[0]


def test_m48_card_points_are_the_sum_less_115() -> None:
    assert PAR == 115
    counted = score("01B 02A 04R 05X")
    assert counted.card_points == (36, 194)
    own = {item.label: item.value for item in counted.of(0)}
    assert (own["card_points"], own["par"]) == (36, -115)
    assert score("", DECK).card_points == (0, 230)


def test_m49_m50_own_yaku_less_the_others_and_zero_in_sum() -> None:
    counted = score("01B 02A 03B")
    assert [(item.label, item.value) for item in counted.of(0)] == [
        ("card_points", 50),
        ("par", -115),
        ("three_brights", 25),
        ("other_four_wisteria", -10),
        ("other_four_paulownia", -10),
    ]
    assert counted.totals == (-60, 60)
    assert counted.formula(0) == "50 − 115 + 25 − 20 = −60"
    assert counted.formula(1) == "180 − 115 + 20 − 25 = +60"
    assert counted.winner == 1


@pytest.mark.parametrize("rules", EVERY, ids=str)
def test_m50_the_range_is_190(rules: Rules) -> None:
    worth = sum(one.value for one in yaku_of(rules))
    assert score(DECK, (), rules).totals == (115 + worth, -115 - worth)
    assert worth == (75 if rules.yaku_set == "four" else 45)


def test_m50_an_unfinished_count_is_not_yet_zero_in_sum_and_says_so() -> None:
    position = Round.deal(8)
    assert not position.score().is_complete
    assert position.score().totals == (-115, -115)
    assert score("01B").is_complete


def test_m51_no_yaku_excludes_another() -> None:
    everything = "01B 03B 08B 11B 12B 02A 04A 04R 04X 04Y 12X 12Y 12Z"
    assert yaku(everything) == ("five_brights", "three_brights", "four_wisteria", "four_paulownia")


@pytest.mark.parametrize("missing", BRIGHTS)
def test_m52_five_brights_needs_all_five(missing: str) -> None:
    assert yaku(" ".join(BRIGHTS)) == ("five_brights",)
    assert yaku(" ".join(code for code in BRIGHTS if code != missing)) == ()


def test_m53_three_brights_are_crane_warbler_and_curtain() -> None:
    assert yaku("01B 02A 03B") == ("three_brights",)
    for two in combinations(("01B", "02A", "03B"), 2):
        assert yaku(" ".join((*two, "08B", "12B"))) == ()
    assert yaku("01B 02R 03B") == yaku("08B 11B 12B") == ()


def test_m53_any_three_counts_every_three_of_the_five() -> None:
    for size in range(6):
        for some in combinations(BRIGHTS, size):
            names = score((*some, "02A"), rules=ANY_THREE).yaku
            assert ("three_brights" in names[0]) == (size >= 3)
            assert ("three_brights" in names[1]) == (size < 3), "one seat always has it"


def test_m53_any_three_names_the_brights_that_earned_it() -> None:
    counted = score("08B 11B 12B 02A", "", ANY_THREE)
    (line,) = [item for item in counted.of(0) if item.label == "three_brights"]
    assert line.cards == cards("08B 11B 12B")
    assert line.rule == "M53"


@pytest.mark.parametrize(
    ("name", "four", "rule"),
    [("four_wisteria", "04A 04R 04X 04Y", "M54"), ("four_paulownia", "12B 12X 12Y 12Z", "M55")],
)
def test_m54_m55_four_of_a_suit(name: str, four: str, rule: str) -> None:
    (line,) = [item for item in score(four, "").of(0) if item.label == name]
    assert (line.value, line.cards, line.rule) == (10, cards(four), rule)
    for missing in four.split():
        assert yaku(f"{four} 11L".replace(missing, "01X")) == ()


def test_m54_m55_no_other_suit_counts() -> None:
    for month in (1, 2, 3, 5, 8, 9, 10, 11):
        assert yaku(" ".join(str(card) for card in DECK if card.month == month)) == ()


def test_m56_three_yaku_leave_out_five_brights() -> None:
    assert [one.code for one in yaku_of(THREE_YAKU)] == ["three_brights", "four_wisteria", "four_paulownia"]
    assert yaku(" ".join(BRIGHTS), THREE_YAKU) == ()
    assert [one.code for one in yaku_of()] == [one.code for one in YAKU]


def test_m57_five_brights_and_three_brights_together() -> None:
    five = " ".join(BRIGHTS)
    for rules, pile, worth in (
        (Rules(), five, 30),
        (Rules(), f"{five} 02A", 55),
        (ANY_THREE, five, 55),
        (ANY_THREE, f"{five} 02A", 55),
        (Rules(three_brights="any_three", yaku_set="three"), five, 25),
    ):
        assert sum(item.value for item in score(pile, "", rules).of(0)[2:]) == worth


def test_m58_the_counts_of_the_example() -> None:
    pile = "01B 01R 01X 01Y 02A 02R 02X 02Y 03B 03R 03X 03Y 05A 05X 09A 09X 12X 12Y"
    assert score(pile).formula(0) == "95 − 115 + 25 − 10 = −5"
    assert score(pile).formula(1) == "135 − 115 + 10 − 25 = +5"
    assert score(pile, rules=ANY_THREE).formula(0) == "95 − 115 + 0 − 35 = −55"


def test_every_line_cites_a_rule_and_has_a_name_in_both_languages() -> None:
    book = load("mushi")
    labels = set()
    for counted in (score(DECK, ()), score((), DECK), score("04A 04R 04X 04Y")):
        for item in counted.items:
            labels.add(item.label)
            assert item.rule in book
            assert item.name("en")
            assert item.name("es")
            assert f"({item.rule})" in item.say("es")
        assert counted.say("en") != counted.say("es")
        for seat in (0, 1):
            assert sum(item.value for item in counted.of(seat)) == counted.totals[seat]
    names = [one.code for one in YAKU]
    assert labels == {"card_points", "par", *names, *(f"other_{name}" for name in names)}


def test_piles_with_a_card_twice_are_refused_with_all_such_cards() -> None:
    for piles in (("01B 02A", "02A 01B"), ("01B 01B 02A 02A", "")):
        with pytest.raises(SetupError) as caught:
            score(*piles)
        assert [str(why.value("card")) for why in caught.value.defects] == ["01B", "02A"]
    with pytest.raises(NotationError):
        score("01B 06X")


def test_progress_towards_a_yaku() -> None:
    state = {one.yaku.code: one for one in progress((cards("01B 04A 04R 12B"), cards("03B 12X")))}
    assert state["five_brights"].status == "closed"
    assert state["three_brights"].status == "closed"
    assert state["four_paulownia"].lacks == (None, None)
    wisteria = state["four_wisteria"]
    assert (wisteria.status, wisteria.seat) == ("open", None)
    assert wisteria.owners == (0, 0, None, None)
    assert wisteria.lacks == (cards("04X 04Y"), None)
    earned = {one.yaku.code: one for one in progress((cards("01B 02A 03B"), ()))}["three_brights"]
    assert (earned.status, earned.seat, earned.lacks) == ("earned", 0, ((), None))
    any_three = {one.yaku.code: one for one in progress((cards("01B 03B"), cards("08B")), ANY_THREE)}
    assert any_three["three_brights"].status == "open"
    assert any_three["three_brights"].lacks == (cards("11B 12B"), cards("11B 12B"))


def test_progress_agrees_with_the_score_at_every_moment() -> None:
    for seed in range(30):
        position = Round.deal(seed)
        while not position.is_over:
            position = position.do(position.actions()[seed % len(position.actions())])
            states = progress(position.piles)
            for seat in (0, 1):
                earned = tuple(one.yaku.code for one in states if one.status == "earned" and one.seat == seat)
                assert earned == position.score().yaku[seat]
        assert all(state.status != "open" for state in progress(position.piles))
