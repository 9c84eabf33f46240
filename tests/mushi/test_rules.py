"""Rule sets: every key and value of the table of house rules, the two presets, and their text (M4, M5)."""

from __future__ import annotations

import pickle
from itertools import product

import pytest

from hanalab.core.errors import SetupError
from hanalab.core.rulebook import load
from hanalab.mushi import Rules
from hanalab.mushi.rules import OPTIONS

#: key: (default, other values, what `traditional` has, rule)
TABLE: dict[str, tuple[object, tuple[object, ...], object, str]] = {
    "length": (12, (6, "target 100"), 12, "M4"),
    "month_order": ("calendar", ("mushi",), "calendar", "M6"),
    "first_dealer": ("draw", ("random", "seat_0"), "draw", "M6"),
    "four_on_field": ("redeal", ("dealer_captures",), "redeal", "M10"),
    "four_pairs": ("play", ("redeal",), "play", "M11"),
    "three_willows": ("redeal", ("dealer_captures",), "dealer_captures", "M12"),
    "four_in_hand": ("play", ("redeal_on_claim",), "play", "M13"),
    "lightning_stack": ("single", ("stack",), "stack", "M31"),
    "field_lightning_by_hand": ("no", ("yes",), "no", "M36"),
    "third_willow": ("choose_one", ("take_both",), "take_both", "M39"),
    "last_willow_takes_lightning": ("no", ("yes",), "yes", "M41"),
    "three_brights": ("crane_warbler_curtain", ("any_three",), "crane_warbler_curtain", "M53"),
    "yaku_set": ("four", ("three",), "four", "M56"),
    "tie_dealer": ("stays", ("lightning_owner", "swap"), "stays", "M60"),
}


def test_m5_the_keys_are_those_of_the_table() -> None:
    assert set(OPTIONS) == set(TABLE)
    for key, (default, others, _, rule) in TABLE.items():
        assert OPTIONS[key].rule == rule
        listed = [value for value in (default, *others) if not str(value).startswith("target")]
        assert list(OPTIONS[key].values) == listed


def test_the_rulebook_lists_the_same_house_rules() -> None:
    book = load("mushi")
    assert set(book.options) == set(OPTIONS)
    for key, option in OPTIONS.items():
        assert key in book[option.rule].options
        values = [value for value in book.options[key] if not value.startswith("target")]
        assert values == list(map(str, option.values))


def test_both_presets() -> None:
    seed, traditional = Rules.preset("seed"), Rules.preset("traditional")
    assert Rules() == seed
    for key, (default, _, common, _) in TABLE.items():
        assert getattr(seed, key) == default
        assert getattr(traditional, key) == common


def test_presets_differ_in_four_rules_and_say_which() -> None:
    differences = Rules.preset("seed").differences(Rules.preset("traditional"))
    assert {key: (d.value, d.other, d.rule) for key, d in differences.items()} == {
        "three_willows": ("redeal", "dealer_captures", "M12"),
        "lightning_stack": ("single", "stack", "M31"),
        "third_willow": ("choose_one", "take_both", "M39"),
        "last_willow_takes_lightning": ("no", "yes", "M41"),
    }
    assert Rules().differences(Rules()) == {}


ONE_CHANGE = [(key, value) for key, (_, others, _, _) in TABLE.items() for value in others]


@pytest.mark.parametrize(("key", "value"), ONE_CHANGE)
def test_every_value_can_be_set_and_read_back(key: str, value: object) -> None:
    rules = Rules(**{key: value})
    assert getattr(rules, key) == value
    assert rules != Rules()
    assert list(rules.differences(Rules())) == [key]
    assert Rules.parse(str(rules)) == rules
    assert hash(Rules.parse(str(rules))) == hash(rules)
    assert eval(repr(rules)) == rules
    assert pickle.loads(pickle.dumps(rules)) == rules


def test_texts_of_many_rule_sets() -> None:
    keys = ("length", "three_willows", "lightning_stack", "third_willow", "last_willow_takes_lightning")
    seen = set()
    for values in product(*[(TABLE[key][0], *TABLE[key][1]) for key in keys]):
        rules = Rules(**dict(zip(keys, values, strict=True)))
        assert Rules.parse(str(rules)) == rules
        seen.add(str(rules))
    assert len(seen) == 48
    assert {"seed", "traditional"} <= seen


@pytest.mark.parametrize("given", ["target 100", "target_100", "TARGET 100", "target=100", ("target", 100)])
def test_m4_a_target_is_read_kindly(given: object) -> None:
    rules = Rules(length=given)
    assert (rules.length, rules.target) == ("target 100", 100)


def test_m4_lengths() -> None:
    assert (Rules().length, Rules().target) == (12, None)
    assert Rules(length="6").length == 6
    assert Rules.parse("seed length=target_50").target == 50
    assert Rules.parse("seed length=target 50").target == 50


def test_yes_and_no_may_be_true_and_false() -> None:
    assert Rules(field_lightning_by_hand=True) == Rules(field_lightning_by_hand="yes")
    assert Rules(field_lightning_by_hand=False) == Rules()
    assert Rules(yaku_set="Three ").yaku_set == "three"
    assert Rules(first_dealer="seat 0").first_dealer == "seat_0"


NO_LENGTHS = [0, 7, -6, 100, 1e9, "target", "target 0", "target -5", "target x", "target ٥", "target 1٥"]


@pytest.mark.parametrize("length", NO_LENGTHS)
def test_m4_no_other_length(length: object) -> None:
    with pytest.raises(SetupError) as caught:
        Rules(length=length)
    assert [(defect.code, defect.rule) for defect in caught.value.defects] == [("rules-value", "M4")]


def test_all_that_is_wrong_is_said_at_once() -> None:
    with pytest.raises(SetupError) as caught:
        Rules(yaku_sett="three", lightning_stack="pile", tie_dealer=3, length=13)
    assert [defect.code for defect in caught.value.defects] == ["rules-key", *["rules-value"] * 3]
    assert "yaku_set" in str(caught.value)  # the key that was meant
    with pytest.raises(SetupError, match="traditional"):
        Rules.preset("korean")


UNREADABLE = ["self=3", "seed seed", "japanese", "seed =", "yaku_set", "seed a=b c", "class=1", None, 3]


@pytest.mark.parametrize("text", UNREADABLE)
def test_unreadable_texts_of_rules(text: object) -> None:
    with pytest.raises(SetupError):
        Rules.parse(text)  # type: ignore[arg-type]


def test_a_rule_set_cannot_change() -> None:
    rules = Rules()
    for name in ("yaku_set", "colour"):
        with pytest.raises(AttributeError):
            setattr(rules, name, "three")
    assert rules != "seed"
    assert len({Rules(), Rules.preset("seed"), Rules(length=12)}) == 1
