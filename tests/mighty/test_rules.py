"""Rule sets: every key and value of the table of house rules, the two presets, and their text."""

from __future__ import annotations

import pickle

import pytest

from hanalab.core.errors import SetupError
from hanalab.core.rulebook import load
from hanalab.mighty import Rules
from hanalab.mighty.rules import OPTIONS

#: key: (default, other values, what `korean` has, rule)
TABLE: dict[str, tuple[object, tuple[object, ...], object, str]] = {
    "dealer_rotation": ("clockwise", ("friend_or_declarer",), "friend_or_declarer", "K6"),
    "misdeal": ("off", ("half_point",), "half_point", "K8"),
    "first_bidder": ("left_of_dealer", ("dealer",), "dealer", "K9"),
    "min_bid": (13, (12, 14), 13, "K10"),
    "suit_rank": ("S<C<D<H<N", ("nt_only",), "nt_only", "K11"),
    "raise_rule": ("lexicographic", ("strict_seed_wording",), "lexicographic", "K12"),
    "pass_final": ("no", ("yes",), "yes", "K13"),
    "dead_hand_counts": ("no", ("yes",), "no", "K16"),
    "bury_specials": ("allowed", ("forbidden",), "allowed", "K19"),
    "trump_change": ("free", ("raise", "fixed"), "raise", "K22"),
    "raise_after_kitty": ("no", ("yes",), "no", "K23"),
    "mighty_any_time": ("no", ("yes",), "yes", "K26"),
    "joker_lead": ("next_card_sets_suit", ("leader_names_suit",), "leader_names_suit", "K30"),
    "joker_call": ("second_player_answer", ("lead_forces_joker", "off"), "lead_forces_joker", "K31"),
    "joker_call_card": (
        "declarer_names_a_2", ("declarer_names_any", "fixed_C2", "fixed_C3"), "fixed_C3", "K33",
    ),
    "joker_first_trick": ("full_power", ("powerless", "forbidden"), "powerless", "K35"),
    "trump_lead_first_trick": (
        "allowed", ("forbidden_unless_forced",), "forbidden_unless_forced", "K36",
    ),
    "call_own_card": ("allowed", ("forbidden",), "allowed", "K43"),
    "kitty_friend": ("off", ("sealed_call",), "off", "K47"),
    "seat_friend": ("off", ("on",), "off", "K48"),
    "last_trick_friend": ("off", ("on",), "off", "K48"),
    "scoring": ("unit", ("literal_halves", "pagat"), "pagat", "K54"),
    "overtrick": (1, (0, 2), 1, "K55"),
    "alone_multiplier": (2, (1,), 2, "K56"),
    "run_double": ("off", ("on",), "on", "K58"),
    "back_run_double": ("off", ("on",), "on", "K58"),
    "no_trump_double": ("off", ("on",), "on", "K58"),
    "hands": (10, (20, "hands 7"), 10, "K59"),
    "nt_joker_limit": ("off", ("on",), "off", "K61"),
    "mighty_at_spades": ("DA", ("CA", "SA"), "DA", "K63"),
}  # fmt: skip


def test_the_keys_are_those_of_the_table() -> None:
    assert set(OPTIONS) == set(TABLE)
    for key, (default, others, _, rule) in TABLE.items():
        assert OPTIONS[key].rule == rule
        listed = [value for value in (default, *others) if not str(value).startswith("hands")]
        assert list(OPTIONS[key].values) == listed


def test_the_rulebook_lists_the_same_house_rules() -> None:
    book = load("mighty")
    assert set(book.options) == set(OPTIONS)
    for key, option in OPTIONS.items():
        assert key in book[option.rule].options
        values = [value for value in book.options[key] if not value.startswith("hands")]
        assert sorted(values) == sorted(map(str, option.values))
        assert values[0] == str(option.values[0])


def test_both_presets() -> None:
    seed, korean = Rules.preset("seed"), Rules.preset("korean")
    assert Rules() == seed
    for key, (default, _, common, _) in TABLE.items():
        assert getattr(seed, key) == default
        assert getattr(korean, key) == common


def test_presets_differ_in_sixteen_rules_and_say_which() -> None:
    """The points of the table that sets seed and common Korean rules side by side (K6 to K58)."""
    differences = Rules.preset("seed").differences(Rules.preset("korean"))
    assert set(differences) == {key for key, (default, _, common, _) in TABLE.items() if default != common}
    assert len(differences) == 16
    for key, difference in differences.items():
        assert (difference.value, difference.other) == (TABLE[key][0], TABLE[key][2])
        assert difference.rule in load("mighty")


@pytest.mark.parametrize("key", list(TABLE))
def test_every_value_of_every_key_can_be_chosen_and_told(key: str) -> None:
    default, others, _, _ = TABLE[key]
    for value in (default, *others):
        rules = Rules(**{key: value})
        assert getattr(rules, key) == value
        assert Rules.parse(str(rules)) == rules
        assert pickle.loads(pickle.dumps(rules)) == rules
        assert (value == default) == (rules == Rules())
    with pytest.raises(SetupError) as caught:
        Rules(**{key: "whatever"})
    assert caught.value.rule == TABLE[key][3]
    assert str(default) in caught.value.text("es")


def test_values_are_read_kindly() -> None:
    assert Rules(mighty_any_time=True).mighty_any_time == "yes"
    assert Rules(run_double=True).run_double == "on"
    assert Rules(min_bid="12").min_bid == 12
    assert Rules(suit_rank="nt only").suit_rank == "nt_only"
    assert Rules(hands="hands 7").length == 7
    assert (Rules().length, Rules(hands=20).length) == (10, 20)


def test_all_that_is_wrong_is_said_at_once() -> None:
    with pytest.raises(SetupError) as caught:
        Rules(colour="red", min_bid=11, hands="hands 0", scoring="fair")
    assert [defect.code for defect in caught.value.defects] == ["rules-key", *["rules-value"] * 3]


def test_a_rule_set_cannot_change() -> None:
    with pytest.raises(AttributeError):
        Rules().scoring = "pagat"
