"""The claims about Mushi: verdicts from numbers made by hand, small runs, and the stored ones."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hanalab import mushi
from hanalab.core.language import LANGUAGES
from hanalab.core.rulebook import load
from hanalab.explore.claims import Measure, claim, claims, questions, run
from hanalab.explore.claims.mushi import ending
from hanalab.explore.claims.mushi_refusal import decision
from hanalab.explore.claims.mushi_rounds import (
    PLACES,
    dealt,
    house_rules,
    lightning_last,
    mirrored,
    placed,
    played,
    source_of,
)
from hanalab.explore.claims.runs import KEPT
from hanalab.explore.claims.runs import PLACES as DIGITS
from hanalab.mushi.cards import DECK, LIGHTNING
from hanalab.solve.machine import COMPILED
from tests.samples import compiled_only, tries

NUMBERS = ("A4.1", "A4.2", "A4.3", "A4.4", "A4.5", "A4.6")
ASKED = {one.number: one for one in questions("mushi")}
#: stored runs that are quick enough to be begun again, also without compiled kernels
QUICK = ("random", "house", "traditional")


def row(method: str, key: str, value: float, error: float = 0.1, unit: str = "score") -> Measure:
    return Measure(method, key, value, error, 1000, unit)


def share(method: str, key: str, value: float, count: int = 1000) -> Measure:
    return Measure(method, key, value, 0.0, count, "share")


def count(method: str, key: str, found: int) -> Measure:
    return Measure(method, key, found, 0.0, 1000, "count")


# -- verdicts


@pytest.mark.parametrize(
    ("number", "rows", "verdict"),
    [
        ("A4.1", [share("random", "two", 0.97)], "true"),
        ("A4.1", [share("random", "two", 0.2)], "false"),
        ("A4.1", [share("random", "two", 0.51)], "undecided"),
        ("A4.1", [share("random", "two", 0.97), share("perfect", "two", 0.2)], "depends"),
        ("A4.2", [count("random", "broken", 0), count("random", "missing", 0)], "exact"),
        ("A4.2", [count("random", "broken", 1), count("random", "missing", 0)], "false"),
        ("A4.2", [count("random", "broken", 0), count("random", "missing", 3)], "false"),
        ("A4.3", [count("random", "otherwise", 0), share("traditional", "nothing", 0.1)], "exact"),
        ("A4.3", [count("random", "otherwise", 2)], "false"),
        ("A4.4", [share("open", "better", 0.1), row("open", "gain", 12)], "true"),
        ("A4.4", [share("open", "better", 0.0), row("open", "gain", 0.0)], "undecided"),
        ("A4.4", [share("hidden", "better", 0.1), row("hidden", "gain", -1)], "false"),
        ("A4.4", [share("hidden", "better", 0.1), row("hidden", "gain", 0.1)], "undecided"),
        ("A4.5", [row("random", "dealer", -1), row("perfect", "dealer", -0.5)], "false"),
        ("A4.5", [row("random", "dealer", 1), row("perfect", "dealer", 0.5)], "true"),
        ("A4.5", [row("random", "dealer", 1), row("perfect", "dealer", -0.5)], "depends"),
        ("A4.5", [row("random", "dealer", -1), row("perfect", "dealer", 0.1)], "undecided"),
        (
            "A4.5",
            [row("random", "dealer", -1), row("sharp", "dealer", 0.1), row("perfect", "dealer", 1)],
            "depends",
        ),
        ("A4.6", [row("random", "hand", 4), row("random", "ends", -9)], "true"),
        ("A4.6", [row("random", "hand", -4), row("random", "ends", 9)], "false"),
        ("A4.6", [row("random", "hand", 0.1), row("random", "ends", 9)], "undecided"),
    ],
)
def test_the_verdict_follows_from_the_numbers(number: str, rows: list[Measure], verdict: str) -> None:
    assert ASKED[number].verdict(rows) == verdict


# -- the parts


def test_the_parts_are_changed_about_and_back() -> None:
    position = dealt(1, 4)
    other = mirrored(position)
    assert other.hands == (position.hands[1], position.hands[0])
    assert other.stock[:2] == (position.stock[1], position.stock[0])
    assert str(mirrored(other)) == str(position)


def test_the_lightning_lies_where_it_is_put() -> None:
    found = next(each for number in range(9) if (each := placed(3, number)) is not None)
    assert tuple(found) == PLACES
    for place, position in found.items():
        everything = (*position.hands[0], *position.hands[1], *position.field, *position.stock)
        assert sorted(everything) == list(DECK)
        lies = {
            "dealer": position.hands[0],
            "opponent": position.hands[1],
            "field": position.field,
            "dealer-draws": position.stock[::2],
            "opponent-draws": position.stock[1::2],
        }
        assert LIGHTNING in lies[place]


@pytest.mark.parametrize("rules", ["seed", "traditional"])
def test_the_lightning_comes_last(rules: str) -> None:
    position = lightning_last(1, 2, mushi.Rules.preset(rules))
    assert position.stock[-1] is LIGHTNING
    assert mushi.misdeal(position.field, position.rules) is None
    assert played(position, "random", source_of(1, 2)).step[-1].kind == "over"


def test_house_rules_are_mixed() -> None:
    mixed = {str(house_rules(source_of(1, number))) for number in range(40)}
    assert len(mixed) > 20


def test_endings_are_told_apart() -> None:
    kinds = {ending(played(dealt(1, number), "random", source_of(1, number))) for number in range(400)}
    assert {"two", "none"} <= kinds
    assert "other" not in kinds
    for line, kind in (
        ("hands 05X / -; field 05Y 11L; stock 11B; piles 11A 11R / -", "lightning"),
        ("hands 08X / -; field 08Y 11L 05A 05R 05Y 11B; stock 05X; piles 11A 11R / -", "four"),
        ("hands 08X / -; field 08Y 11B 05A; stock 12X; piles 11A 11R / 11L 05R", "other"),
    ):
        position = mushi.Round.parse(f"mushi; dealer 1; player 0; {line}").do(line[6:9].join(("play ", "")))
        assert ending(position) == kind


def test_a_decision_offers_both_kinds() -> None:
    found = [each for number in range(12) if (each := decision(1, number)) is not None]
    assert len(found) > 5
    for position in found:
        seat = position.player or 0
        takes = [bool(mushi.captures(card, position.field).options) for card in position.hands[seat]]
        assert any(takes)
        assert not all(takes)


# -- small runs


@pytest.mark.parametrize("number", NUMBERS)
def test_a_small_run_is_quick_and_always_the_same(number: str) -> None:
    deals = tries(30, 6) if number == "A4.4" else 30
    first, again = run(number, deals, 7), run(number, deals, 7)
    assert first.rows == again.rows
    assert first.rows != run(number, deals, 8).rows or number in ("A4.2", "A4.3")
    assert first.verdict in ("true", "false", "depends", "exact", "undecided")
    assert first.samples == deals


def test_more_deals_begin_with_the_same_ones() -> None:
    few, many = run("A4.5", 10, 7), run("A4.5", 30, 7)
    assert few.runs[0].first == many.runs[0].first


@compiled_only("hundreds of rounds are solved")
@pytest.mark.parametrize(
    ("number", "method", "samples"),
    [("A4.1", "perfect", 40), ("A4.3", "steady", 40), ("A4.4", "hidden", 20), ("A4.5", "sharp", 2),
     ("A4.5", "perfect", 40), ("A4.6", "sharp", 1), ("A4.6", "perfect", 10)],
)  # fmt: skip
def test_every_way_to_play_runs(number: str, method: str, samples: int) -> None:
    found = run(number, samples, 2, methods=method)
    assert found.rows == run(number, samples, 2, methods=method).rows
    assert {one.method for one in found.rows} == {method}


def test_perfect_play_reaches_the_exact_value() -> None:
    from hanalab.solve import exact

    position = mushi.Round.parse(
        "mushi; hands 01Y 04X 11L / 05X 01R 12B; field 01B 04R 05A 12X; stock 04A 05R 12Y 09X 09Y 01X"
    )
    assert played(position, "perfect", source_of(1, 1)).score().totals[0] == exact(position).value


# -- the stored runs


def test_all_six_are_stored() -> None:
    found = claims("mushi")
    assert tuple(one.number for one in found) == NUMBERS == tuple(ASKED)
    for one in found:
        assert {each.method for each in one.runs} == set(one.claim.methods), one.number


@pytest.mark.parametrize("number", NUMBERS)
def test_a_stored_run_says_what_it_needs(number: str) -> None:
    found = claim(number)
    assert set(found.claim.rules) <= set(load("mushi"))
    assert "python -m hanalab.explore.claims mushi" in found.command
    texts = [found.text(lang) for lang in LANGUAGES]
    assert texts[0] != texts[1]
    for written in texts:
        assert "claims-" not in written
        assert "{" not in written
    for one in found.runs:
        assert len(one.first) == min(KEPT, one.samples)
        assert one.samples >= 50


@pytest.mark.parametrize("number", NUMBERS)
def test_the_first_deals_of_the_stored_runs_come_again(number: str) -> None:
    found = claim(number)
    for one in found.runs:
        if not COMPILED and one.method not in QUICK:
            continue
        for place, kept in enumerate(one.first):
            again = found.claim.deal(one.seed, place, one.method)
            assert [rounded(value) for value in again] == [rounded(value) for value in kept], one.method


def rounded(value: object) -> object:
    return round(float(value), DIGITS - 1) if isinstance(value, int | float) else value


def test_a_stored_run_comes_again_whole() -> None:
    """The figures of a run that takes a second, to the last digit."""
    stored = claim("A4.3")
    kept = next(one for one in stored.runs if one.method == "traditional")
    again = run("A4.3", kept.samples, kept.seed, methods="traditional")
    for one, other in zip(again.rows, kept.rows, strict=True):
        assert one[:2] == other[:2]
        assert one.value == pytest.approx(other.value, abs=1e-6)


def test_a_finding_of_other_rows_has_another_verdict() -> None:
    found = claim("A4.5")
    turned = [
        one._replace(rows=tuple([each._replace(value=-each.value) for each in one.rows]))
        for one in found.runs
    ]
    other = replace(found, runs=tuple(turned))
    assert {found.verdict, other.verdict} <= {"true", "false", "depends", "undecided"}
    if found.verdict in ("true", "false"):
        assert other.verdict != found.verdict
