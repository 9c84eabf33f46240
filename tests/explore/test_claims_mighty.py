"""The claims about Mighty: how verdicts follow from numbers, and that runs are the same every time."""

from __future__ import annotations

import contextlib
import io
import math
import shlex
from concurrent.futures import ThreadPoolExecutor

import pytest

from hanalab import mighty, solve
from hanalab.core.errors import SetupError
from hanalab.core.language import LANGUAGES
from hanalab.explore.claims import (
    Claim,
    Finding,
    Measure,
    Run,
    Test,
    claim,
    claims,
    mighty_endings,
    mighty_sessions,
    questions,
    run,
    verdict_of,
)
from hanalab.explore.claims import __main__ as command
from hanalab.explore.claims.finding import Gap
from hanalab.explore.claims.mighty_cards import at_first_chance, late, within
from hanalab.explore.claims.mighty_table import at_table, change, dealt, played_out
from hanalab.explore.claims.runs import plain, question, read, written
from hanalab.solve.machine import COMPILED

NUMBERS = [f"T{number}" for number in range(1, 12)]
GAIN = Test("gain", "above")


def row(
    value: float, error: float = 0.1, method: str = "table", key: str = "gain", unit: str = "points"
) -> Measure:
    return Measure(method, key, value, error, 100, unit)


# -- verdicts -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "error", "above", "below"),
    [
        (0.5, 0.1, "for", "against"),
        (-0.5, 0.1, "against", "for"),
        (0.1, 0.1, "open", "open"),
        (9, math.inf, "open", "open"),
    ],
)
def test_a_test_speaks_only_when_the_whole_interval_does(
    value: float, error: float, above: str, below: str
) -> None:
    assert GAIN.answer(row(value, error)) == above
    assert Test("gain", "below").answer(row(value, error)) == below


def test_never_knows_no_chance() -> None:
    assert Test("gain", "never").answer(row(0, 0, unit="count")) == "for"
    assert Test("gain", "never").answer(row(1, 0, unit="count")) == "against"
    nowhere = row(0, 0, unit="count")._replace(cases=0)
    assert Test("gain", "never").answer(nowhere) == "open"
    assert verdict_of((Test("gain", "never"),), [nowhere]) == "undecided"


@pytest.mark.parametrize(
    ("values", "whole", "alone"),
    [
        ((1, 1), "true", "true"),
        ((1, -1), "false", "depends"),
        ((-1, -1), "false", "false"),
        ((1, 0), "undecided", "undecided"),
        ((-1, 0), "false", "undecided"),
        ((0, 0), "undecided", "undecided"),
    ],
)
def test_the_rule_of_the_verdict(values: tuple[int, int], whole: str, alone: str) -> None:
    tests = (Test("one", "above"), Test("two", "above"))
    rows = [row(value, key=key) for value, key in zip(values, ("one", "two"), strict=True)]
    assert verdict_of(tests, rows, whole=True) == whole
    assert verdict_of(tests, rows, whole=False) == alone


@pytest.mark.parametrize(
    ("table", "open_cards", "verdict"),
    [(1, 1, "true"), (-1, -1, "false"), (1, -1, "depends"), (1, 0, "undecided"), (0, 0, "undecided")],
)
def test_methods_must_agree(table: int, open_cards: int, verdict: str) -> None:
    assert verdict_of((GAIN,), [row(table), row(open_cards, method="open")]) == verdict


def test_exact_needs_a_claim_that_something_never_happens() -> None:
    never = (Test("gain", "never"),)
    assert verdict_of(never, [row(0, 0, unit="count")]) == "exact"
    assert verdict_of(never, [row(2, 0, unit="count")]) == "false"


def test_the_limit_is_the_claims_own() -> None:
    safely = Test("reached", "above", 0.75)
    assert safely.answer(Measure("table", "reached", 0.80, 0.0, 1000, "share")) == "for"
    assert safely.answer(Measure("table", "reached", 0.76, 0.0, 1000, "share")) == "open"
    assert safely.answer(Measure("table", "reached", 0.70, 0.0, 1000, "share")) == "against"


def test_an_undecided_verdict_says_what_it_needs() -> None:
    """From the numbers alone: with so many deals the interval is as narrow as it must be."""
    for one in claims("mighty"):
        assert bool(one.open) == bool(one.needs()) == (one.verdict == "undecided")
        for gap in one.open:
            low, high = gap.row.interval
            assert low <= gap.limit <= high
            if gap.deals is not None:
                narrower = (high - low) / 2 * math.sqrt(gap.samples / gap.deals)
                assert narrower < abs(gap.row.value - gap.limit)
                assert gap.samples < gap.deals <= 1_000_000
    said = claim("T4").needs()
    assert "about 5\u00a0000 deals would decide it four times in five; there were 1\u00a0200." in said
    assert claim("T4").text().count(said) == 1
    assert claim("T4").needs("es").startswith("Mitad menos pronto, por bots serenos: +0,09")
    assert "1\u00a0000\u00a0000 deals might not decide it" in claim("T9").needs()


def test_what_cannot_be_decided_by_more_deals_is_not_promised() -> None:
    assert Gap(row(0.0), 0.0, 100).deals is None
    assert Gap(row(0.1, math.inf), 0.0, 100).deals is None
    assert Gap(row(1e-6), 0.0, 100).deals is None
    nothing = Finding(
        question("T5"), (Run("all", 3, "1", "seed", (row(0, 0, "all", "both", "count")._replace(cases=0),)),)
    )
    assert nothing.verdict == "undecided"
    assert nothing.needs() == "Both tricks won, bid made, in every way: no case was seen in 3 deals."


def test_every_finding_says_how_much_it_rests_on() -> None:
    for game in ("mushi", "mighty"):
        for one in claims(game):
            for lang in LANGUAGES:
                whole = one.text(lang)
                assert one.method(lang) in whole
                assert one.verdict_text(lang) in whole
                assert one.limits(lang) in whole
                for run_text, each in zip(one.runs_text(lang), one.runs, strict=True):
                    assert run_text in whole
                    assert f"{each.samples:,}".replace(",", "\u00a0") in run_text
            assert "--samples" in one.text()


def test_errors_do_not_vanish_where_nothing_differed() -> None:
    low, high = change("table", "ours", [(False, False)] * 400).interval
    assert -0.006 < low < 0 < high < 0.006
    assert (
        change("table", "ours", [(True, False)] * 30 + [(False, True)] * 10 + [(True, True)] * 60).value
        == -0.2
    )


# -- what is measured ---------------------------------------------------------------------------------------


def test_all_eleven_are_there_and_cite_rules_of_the_book() -> None:
    from hanalab.core.rulebook import load

    assert [one.number for one in questions("mighty")] == NUMBERS
    for one in questions("mighty"):
        assert one.rules
        assert set(one.rules) <= set(load("mighty"))


@pytest.mark.parametrize("number", NUMBERS)
def test_a_small_run_is_the_same_every_time(number: str) -> None:
    count = 3 if number in ("T2", "T4", "T9") else 6
    first = run(number, count, seed="same")
    with ThreadPoolExecutor(2) as threads:
        again = run(number, count, seed="same", executor=threads)
    assert first == again
    assert first.verdict in ("true", "false", "depends", "exact", "undecided")
    for lang in LANGUAGES:
        assert first.statement(lang) in first.text(lang)
        assert first.plot(lang).axes


def test_deals_do_not_depend_on_how_many_are_asked() -> None:
    few, more = run("T7", 3), run("T7", 5)
    assert few.runs[0].first == more.runs[0].first


def test_what_is_no_claim_is_refused() -> None:
    with pytest.raises(SetupError, match="'T12' is no claim"):
        claim("T12")
    with pytest.raises(SetupError, match="no way to play"):
        run("T3", 2, methods="open")
    with pytest.raises(SetupError):
        run("T3", 0)


def test_a_contract_is_played_by_the_rules_to_the_same_points_as_its_record() -> None:
    for number in range(6):
        hand = dealt("check", number).lead()
        end = mighty.Hand.of(played_out(hand))
        assert end.is_over
        assert at_table(hand).points == end.side_points


def test_policies_do_what_they_say() -> None:
    joker = mighty.JOKER
    for number in range(12):
        contract = dealt("joker", number)
        hand = contract.lead(contract.varied_plan(number))
        seat = next((seat for seat, held in enumerate(hand.hands) if joker in held), None)
        if seat is None:
            continue
        for wanted in (1, 4, 9, 10):
            end = played_out(hand, {seat: within(wanted, wanted, 0)})
            tricks = [place for place, trick in enumerate(end.tricks, 1) if joker in trick.cards]
            assert tricks == [wanted]
        if hand.friend is not None and hand.call is not None and hand.call.card is not None:
            called = hand.call.card
            when = [
                next(
                    at
                    for at, one in enumerate(played_out(hand, {hand.friend: policy}).tricks)
                    if called in one.cards
                )
                for policy in (at_first_chance(called), late(called))
            ]
            assert when[0] <= when[1]


def test_t4_the_joker_wins_nothing_in_the_last_trick() -> None:
    assert run("T4", 4).row("last-won").value == 0


def test_t5_the_smallest_counterexample() -> None:
    hand = mighty_endings.counterexample()
    out = sum(card.points for held in hand.hands for card in held)
    assert (out, hand.side_points, hand.contract and hand.contract.number) == (5, 9, 13)
    assert hand.player not in hand.side
    after = hand.do("play CA")
    assert mighty_endings.valued(after) == 13
    ends = list(mighty_endings.lines(after))
    assert {end.tricks[0].winner for end in ends} == {hand.player}
    assert solve.exact(hand.do("play CA")).value == 13
    # With fewer points out no such ending exists: the ace itself is one, and four must be left.
    assert out == 1 + mighty_endings.MISSING


def test_t5_endings_are_what_the_claim_speaks_of() -> None:
    for number in range(20):
        hand = mighty_endings.ending("ending", number)
        assert hand.number == 9
        assert hand.player not in hand.side
        assert any(card.rank == 14 for card in hand.hands[hand.leader])
        assert hand.contract is not None
        assert hand.contract.number - hand.side_points == mighty_endings.MISSING
        for end in mighty_endings.lines(hand):
            if all(trick.winner not in end.side for trick in end.tricks):
                assert end.side_points < hand.contract.number


def test_t9_shares_by_hand() -> None:
    """Bidding moves the score by 2 each way, play by 1, nothing by chance: parts of the variance 4 to 1."""
    rows = [[bid + play for bid in (-2.0, 0.0, 2.0) for play in (-1.0, 0.0, 1.0)]] * 8
    bids, plays, more = mighty_sessions.shares(rows)
    assert (bids, plays, more) == pytest.approx((0.8, 0.2, 0.6))
    turned = [[play + bid for play in (-1.0, 0.0, 1.0) for bid in (-2.0, 0.0, 2.0)]] * 8
    assert mighty_sessions.shares(turned)[2] == pytest.approx(-0.6)


# -- stored runs --------------------------------------------------------------------------------------------


def test_every_claim_has_a_stored_run_of_every_method() -> None:
    found = {one.number: [each.method for each in one.runs] for one in claims("mighty")}
    assert found == {one.number: list(one.methods) for one in questions("mighty")}


@pytest.mark.parametrize("number", NUMBERS)
def test_a_stored_run_can_be_found_again(number: str) -> None:
    """The first deals of the stored run come out the same, and its command is understood."""
    stored = claim(number)
    for kept, line in zip(stored.runs, stored.command.splitlines(), strict=True):
        if kept.method == "open" and not COMPILED:
            continue
        fresh = run(number, len(kept.first), kept.seed, methods=kept.method).runs[0]
        assert [[plain(value) for value in deal] for deal in fresh.first] == [
            list(deal) for deal in kept.first
        ]
        words = shlex.split(line)
        assert words[:3] == ["python", "-m", "hanalab.explore.claims"]
        given = command.parser().parse_args(words[3:])
        assert (given.number, given.method, given.samples) == (number, kept.method, kept.samples)


def test_stored_runs_are_read_as_they_were_written() -> None:
    finding = run("T7", 3, seed=5)
    source = written({"T7": finding.runs}, "mighty")
    (back,) = read(source)["T7"]
    assert back.rows[0].key == finding.rows[0].key
    assert back.rows[0].value == pytest.approx(finding.rows[0].value, abs=1e-6)
    assert written({"T7": (back,)}, "mighty") == source


def test_none_is_kept_as_nothing_to_say() -> None:
    one = Run("table", 2, "1", "seed", (row(1.0),), ((None, 2, True, 0.5),))
    (back,) = read(written({"T3": (one,)}, "mighty"))["T3"]
    assert back.first == ((None, 2, True, 0.5),)


def test_the_verdict_is_worked_out_anew_from_stored_rows() -> None:
    stored = claim("T7")
    turned = [
        each._replace(rows=tuple([one._replace(value=0.05) for one in each.rows])) for each in stored.runs
    ]
    assert Finding(stored.claim, tuple(turned)).verdict == "false"


def test_the_command_prints_the_same_as_python() -> None:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        assert command.main(["mighty", "T7", "--samples", "3", "--seed", "5"]) == 0
    assert out.getvalue().strip() == run("T7", 3, seed="5").text()
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        assert command.main(["mighty", "t5", "--seed", "8"]) == 0
    assert out.getvalue().strip() == run("T5", seed="8").text()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("mighty A4.1", "'A4.1' is no claim that is tested here: T1, "),
        ("mushi T99", "'T99' is no claim that is tested here: A4.1, "),
        ("mighty --samples 5", "Name the claim that is to be run: T1, "),
        ("mushi --seed 5 --lang es", "Di qué afirmación hay que probar: A4.1, "),
        ("mighty T3 --samples 0", "0 is no number of deals"),
        ("mighty T3 --method table,", "'' is no way to play these deals: table."),
    ],
)
def test_the_command_says_what_is_wrong(arguments: str, said: str) -> None:
    errors, out = io.StringIO(), io.StringIO()
    with contextlib.redirect_stderr(errors), contextlib.redirect_stdout(out):
        assert command.main(arguments.split()) == 1
    assert errors.getvalue().startswith(said)
    assert not out.getvalue()


def test_a_claim_of_ones_own() -> None:
    one = Claim("T7", question("T7").deal, question("T7").sums, (Test("reached", "below", 0.1),))
    assert Finding(one, run("T7", 12).runs).verdict == "false"
