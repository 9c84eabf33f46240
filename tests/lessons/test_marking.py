"""Answering by code, feedback, solutions, and the helpers of the code cells."""

from __future__ import annotations

import pytest

from hanalab.core.errors import HanalabError, IllegalAction, NotationError
from hanalab.lessons import check, exercise, expect
from hanalab.mushi import Card, Round

FORCED = exercise("mushi-forced-draw", 3)
TARGETS = exercise("mushi-lightning-targets", 1)
SCORE = exercise("mushi-round-score", 1)


def test_m37_my_own_month_comes_first() -> None:
    found = FORCED.mark("03Y")
    assert not found.right
    assert found.title == "Mix-up: “my own month comes first”"
    assert found.rule == "M37"
    assert found.shows == (Card("11L"),)
    assert found.say().endswith("even when its own month is there too (M37).")
    assert FORCED.mark("03Y", "es").title == "Confusión: «mi propio mes va primero»"


@pytest.mark.parametrize("answer", ["11L", "11l", " b ", "B", Card("11L"), ["11L"]])
def test_one_answer_may_be_given_in_many_ways(answer: object) -> None:
    assert FORCED.mark(answer).right


@pytest.mark.parametrize(
    "answer",
    [
        "03X 05X 12B 12X 12Y",
        "a, b, d, e, f",
        ["03X", Card("05X"), "12B", "12X", "f"],
        {"a", "b", "d", "e", "f"},
    ],
)
def test_several_answers_may_be_given_in_many_ways(answer: object) -> None:
    assert TARGETS.mark(answer).right


def test_several_wrong_ticks_come_before_what_is_missing() -> None:
    found = TARGETS.mark("03X 11B")
    assert found.wrong == ("11B",)
    assert found.mix_up == "the Lightning is a willow"
    assert "4 more answers" in found.sentence


def test_an_answer_that_is_merely_missing_is_not_called_a_mix_up() -> None:
    found = TARGETS.mark("03X 05X 12B 12X")
    assert (found.missing, found.title, found.wrong) == (True, "Not yet", ())
    assert found.sentence.startswith("What you chose is right, but one answer is missing. ")
    assert TARGETS.mark("03X", "es").sentence.startswith("Lo que has elegido está bien, pero faltan 4")
    for none in ("", "none"):
        assert TARGETS.mark(none).mix_up == "it needs something to match"
        assert TARGETS.mark(none).title == "Not yet"
        assert TARGETS.mark(none).sentence.startswith("There are right ones among them. ")


def test_counting_a_hand_cites_the_rule_behind_each_mistake() -> None:
    """A bid is a number (K10), but that is not why trumps, aces and the Mighty count what they count."""
    rules = {mix.code: mix.rule for seed in range(40) for _, mix in exercise("mighty-hand-count", seed).near}
    assert rules.pop("half-rounds-up") == "K10"
    assert rules == {
        "all-trumps-alike": "K39", "seven-left-out": "K49", "mighty-counts-as-ace": "K25",
        "side-aces-forgotten": "K3", "counted-point-cards": "K40",
    }  # fmt: skip


@pytest.mark.parametrize("answer", [34, "34", "+34", " 34 "])
def test_a_number_may_be_given_in_many_ways(answer: object) -> None:
    assert SCORE.mark(answer).right


def test_m48_points_without_subtracting_115() -> None:
    assert SCORE.mark(149).mix_up == "points without subtracting 115"
    assert SCORE.mark("−34").mix_up == "that is the other’s score"
    found = SCORE.mark(3)
    assert found.mix_up is None
    assert found.title == "Not yet"
    assert "34" not in found.sentence


def test_an_answer_that_is_none_is_told_what_there_is() -> None:
    for asked, answer, code in (
        (FORCED, "07X", "quiz-no-such-answer"),
        (FORCED, "a b", "quiz-one-answer"),
        (SCORE, "many", "quiz-no-number"),
    ):
        with pytest.raises(HanalabError) as raised:
            asked.mark(answer)
        assert raised.value.code == code
        assert raised.value.text("en") != raised.value.text("es")


def test_names_and_languages_are_checked() -> None:
    with pytest.raises(HanalabError, match="mushi-match"):
        exercise("mushi-matsch")
    with pytest.raises(HanalabError, match="no language"):
        exercise("mushi-match", lang="fr")
    with pytest.raises(HanalabError, match="no language"):
        FORCED.spoken_in("fr")
    assert FORCED.spoken_in("es").mark("stays").title.startswith("Confusión")


def test_a_solution_says_answer_reason_and_rule() -> None:
    assert FORCED.solution().startswith("The Lightning, 11L. If the card you draw isn’t a willow")
    assert FORCED.solution().endswith("(M37).")
    assert "House rule" not in exercise("mushi-lightning-pile").solution()
    assert TARGETS.solution().startswith("03X, 05X, 12B, 12X and 12Y.")


def test_it_shows_itself() -> None:
    bundle = FORCED._repr_mimebundle_()
    assert bundle["text/plain"] == FORCED.text() == repr(FORCED) == str(FORCED)
    assert bundle["image/svg+xml"].startswith("<svg")
    assert "my own month" not in bundle["image/svg+xml"]
    told = FORCED.mark("03Y")._repr_mimebundle_()
    assert told["text/markdown"].startswith("**× Mix-up: “my own month comes first”**")
    assert FORCED.mark("11L")._repr_mimebundle_()["text/markdown"].startswith("**✓ Right**")


def test_expect_shows_a_deliberate_error() -> None:
    table = Round.from_deal(hands=("11L", "05X"), field="01B 11A", stock="12X 09Y")
    assert repr(expect('Card("06B")', NotationError)).startswith("NotationError: “06B” is no Mushi card")
    assert "is not in your hand (M16)" in repr(expect('table.do("play 05X")', IllegalAction))
    assert "no está en tu mano" in repr(expect(lambda: table.do("play 05X"), IllegalAction, lang="es"))


def test_expect_fails_when_nothing_is_raised() -> None:
    with pytest.raises(AssertionError, match="nothing went wrong"):
        expect('Card("01B")')


def test_expect_fails_when_something_else_is_raised() -> None:
    with pytest.raises(AssertionError, match="meant to end in IllegalAction, but it ended in NotationError"):
        expect('Card("06B")', IllegalAction)
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        expect("1 / 0")


def test_check_compares_a_guess() -> None:
    assert check(4, 4, "M27").right
    found = check({"01B"}, ("01B", "04A"), "M27")
    assert found.title == "Not yet"
    assert found.say().startswith("You said 01B, the table says 01B 04A. The Lightning takes one card")
    assert check(1, 2, "M27", "es").sentence.startswith("Has dicho 1")
