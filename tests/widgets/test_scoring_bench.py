"""The scoring bench: every number is the engine's (M48 to M58), and it is driven as by clicks."""

from __future__ import annotations

import time
from typing import Any

import ipywidgets
import pytest

from hanalab.core.errors import SetupError
from hanalab.core.language import has_text
from hanalab.mushi import DECK, Card, Rules, score
from hanalab.mushi.cards import text_of
from hanalab.widgets import bench_words
from hanalab.widgets.bench_model import PRESETS, READINGS, SHORT, TERMS, Bench, bench, example
from hanalab.widgets.nodes import find, walk, words
from hanalab.widgets.scoring_bench import LIGHTS, ScoringBench

ANY = Rules(three_brights="any_three")
BRIGHTS = "01B 03B 08B 11B 12B"
MT09 = "11B 11A 11R 11L 12B 12X 12Y 12Z 03B 03R 05R 05X 08X 08Y 09R 09X 10A 10R 10X 10Y"


def tree(board: ScoringBench) -> dict[str, Any]:
    assert board.problem is None, board.problem
    shown: dict[str, Any] = board._panel.tree
    return shown


def numbers(board: ScoringBench, seat: int) -> list[str]:
    """The cells of a row of the formula as shown."""
    return [words(find(tree(board), f"light {seat} {name}") or "") for name in TERMS]


# --- the worked cases ----------------------------------------------------------------------------------


def test_mt03_the_worked_example() -> None:
    board = ScoringBench(preset="example")
    assert board.score.card_points == (95, 135)
    assert board.score.yaku == (("three_brights",), ("four_wisteria",))
    assert board.score.totals == (-5, 5)
    assert numbers(board, 0) == ["95", "−115", "+25", "−10", "−5"]
    assert numbers(board, 1) == ["135", "−115", "+10", "−25", "+5"]
    assert "40 of 40 given · sum 0" in words(tree(board))


def test_mt04_the_other_reading() -> None:
    board = ScoringBench(preset="example")
    board.press("reading any_three")
    assert board.score.totals == (-55, 55)
    assert board.rules == ANY
    board.press("undo")
    assert board.score.totals == (-5, 5)


def test_mt05_the_example_that_fits_any_three() -> None:
    board = ScoringBench(preset="any-three")
    kinds = ("bright", "animal", "ribbon", "basic")
    assert [sum(card.type == kind for card in board.piles[0]) for kind in kinds] == [3, 2, 3, 10]
    assert board.score.card_points == (105, 125)
    assert board.score.yaku == (("three_brights",), ("four_wisteria",))
    assert board.score.totals == (5, -5)


@pytest.mark.parametrize(
    ("pile", "rules", "own"),
    [
        (BRIGHTS, Rules(), 30),
        (f"{BRIGHTS} 02A", Rules(), 55),
        (BRIGHTS, ANY, 55),
        (f"{BRIGHTS} 02A", ANY, 55),
        (BRIGHTS, Rules(yaku_set="three"), 0),
        (f"{BRIGHTS} 02A", Rules(yaku_set="three"), 25),
    ],
)
def test_mt06_five_brights_with_and_without_the_warbler(pile: str, rules: Rules, own: int) -> None:
    assert bench((pile, None), rules=rules).term(0, "own").value == own
    assert len(bench((pile, None), rules=rules).progress) == (3 if rules.yaku_set == "three" else 4)


def test_mt06_as_examples() -> None:
    assert ScoringBench(preset="five").bench.term(0, "own").value == 55
    assert ScoringBench(preset="five-no-warbler").bench.term(0, "own").value == 30


def test_mt08_all_for_a() -> None:
    board = ScoringBench(piles=(DECK, ()))
    assert board.score.totals == (190, -190)
    assert numbers(board, 0) == ["230", "−115", "+75", "−0", "+190"]


def test_mt09_a_level_round() -> None:
    board = ScoringBench(piles=(MT09, None))
    assert board.score.totals == (0, 0)
    assert numbers(board, 0)[-1] == "0"


@pytest.mark.parametrize("name", PRESETS)
def test_examples_are_whole_and_told(name: str) -> None:
    at = example(name)
    assert not at.free
    assert sum(at.score.totals) == 0
    assert set(LIGHTS) == set(PRESETS)
    for lang in ("en", "es"):
        assert has_text(f"bench-preset-{name}", lang)
        assert has_text(f"bench-about-{name}", lang)


@pytest.mark.parametrize("name", SHORT)
def test_near_misses_are_one_card_short(name: str) -> None:
    yaku = LIGHTS[name].removeprefix("yaku ")
    at = example(name)
    each = next(each for each in at.progress if each.yaku.code == yaku)
    assert each.status == "closed"
    assert each.owners.count(0) == each.yaku.need - 1
    assert at.score.yaku == ((), ())


def test_one_card_short_goes_on_to_the_next() -> None:
    board = ScoringBench()
    seen = []
    for _ in range(5):
        board.press("preset short")
        seen.append(board.bench.preset)
    assert seen == [*SHORT, SHORT[0]]
    board.press("preset", "five")
    assert board.bench.preset == "five"
    board.press("preset", "")
    assert board.bench.preset == "five"


# --- giving cards --------------------------------------------------------------------------------------


def test_a_press_gives_to_the_next_owner() -> None:
    board = ScoringBench()
    owners = []
    for _ in range(4):
        board.press("next 01B")
        owners.append(board.bench.owner(Card("01B")))
    assert owners == [0, 1, None, 0]
    board.press("give 01B B")
    assert text_of(board.piles[1]) == "01B"
    board.press("give 01B n")
    assert board.piles == ((), ())


def test_every_card_has_its_keys() -> None:
    button = find(tree(ScoringBench()), "next 05A")
    assert button is not None
    assert button["keys"] == {"a": "give 05A A", "b": "give 05A B", "n": "give 05A N"}


def test_rest_swap_clear_undo_redo() -> None:
    board = ScoringBench(piles=("01B 01R", ""))
    board.press("rest")
    assert (len(board.piles[0]), len(board.piles[1])) == (2, 38)
    board.press("swap")
    assert text_of(board.piles[1]) == "01B 01R"
    board.press("clear")
    assert board.bench.free == DECK
    board.press("undo")
    board.press("undo")
    assert len(board.piles[0]) == 2
    board.press("redo")
    assert len(board.piles[0]) == 38


def test_m50_cards_with_nobody_are_counted() -> None:
    board = ScoringBench(piles=("01B 01R", ""))
    assert "2 of 40 given · 38 cards with nobody, so the scores do not add to zero" in words(tree(board))
    board.press("rest")
    assert "40 of 40 given · sum 0" in words(tree(board))


def test_the_bench_counts_as_the_engine_does() -> None:
    for shift in range(12):
        owners = tuple((None, 0, 1)[(number * 7 + shift + number // 3) % 3] for number in range(40))
        for rules in (Rules(), ANY, Rules(yaku_set="three")):
            at = Bench(owners, rules)
            counted = score(*at.piles, rules)
            for seat in (0, 1):
                terms = [at.term(seat, name).value for name in TERMS]
                assert sum(terms[:-1]) == terms[-1] == counted.totals[seat]


# --- lighting, readings, yaku --------------------------------------------------------------------------


def test_a_number_lights_its_cards() -> None:
    board = ScoringBench(preset="example")
    assert text_of(board.lit) == "01B 02A 03B"
    board.press("light 0 other")
    assert text_of(board.lit) == "04A 04R 04X 04Y"
    lit = [node["code"] for node in walk(tree(board)) if node.get("ring") == "earned"]
    assert lit == ["04A", "04R", "04X", "04Y"]
    board.press("light 0 other")
    assert board.lit == ()
    board.press("light yaku five_brights")
    assert text_of(board.lit) == BRIGHTS
    board.press("light 1 points")
    assert board.lit == board.piles[1]
    board.press("light 1 par")
    assert board.lit == ()


def test_both_readings_stand_side_by_side() -> None:
    board = ScoringBench(preset="example")
    first, second = (find(tree(board), f"reading {name}") or {} for name in READINGS)
    assert (first["attrs"]["aria-checked"], second["attrs"]["aria-checked"]) == ("true", "false")
    assert "−5" in words(first)
    assert "A has 01B 02A 03B" in words(first)
    assert "−55" in words(second)
    assert "B has 08B 11B 12B" in words(second)


@pytest.mark.parametrize(
    ("piles", "line"),
    [
        (("04A 04R", ""), "A lacks 04X 04Y"),
        (("04A 04R 04X", "04Y"), "Split: A 3, B 1"),
        (("", "04A 04R 04X 04Y"), "B scores 10"),
        (("", ""), "Nobody has a card of it"),
    ],
)
def test_how_far_a_yaku_is(piles: tuple[str, str], line: str) -> None:
    at = bench(piles)
    wisteria = next(each for each in at.progress if each.yaku.code == "four_wisteria")
    assert bench_words.yaku_line(wisteria, "en") == line


# --- in class ------------------------------------------------------------------------------------------


def test_hidden_numbers_are_nowhere() -> None:
    board = ScoringBench(preset="example", hide=True)
    assert numbers(board, 0) == ["?", "−115", "?", "?", "?"]
    said = " ".join(
        str(node.get("attrs", {}).get("aria-label", "")) + words(node) + str(node.get("copy", ""))
        for node in walk(tree(board))
    )
    for told in ("95", "−5", "+5", "−55", "+25", "A scores", "Split", "A has", "sum 0"):
        assert told not in said, told
    assert board.lit == ()
    assert "135" not in board.text_form()
    assert ">135<" not in board.static_svg()
    assert ">135<" in ScoringBench(preset="example").static_svg()


def test_hidden_numbers_are_revealed_one_by_one() -> None:
    board = ScoringBench(preset="example", hide=True)
    board.press("light 0 points")
    assert numbers(board, 0)[:3] == ["95", "−115", "?"]
    board.press("reading any_three")
    assert "−55" in words(find(tree(board), "reading any_three") or "")
    assert board.rules == Rules()
    board.press("reading any_three")
    assert board.rules == ANY
    board.press("light yaku four_wisteria")
    assert "B scores 10" in words(tree(board))
    board.press("give 01B B")
    assert numbers(board, 0)[0] == "?"
    board.press("reveal")
    assert "?" not in numbers(board, 0)


# --- the widget ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("form", ["wide", "medium", "narrow"])
@pytest.mark.parametrize("hide", [False, True])
def test_every_control_has_a_spoken_name(lang: str, form: str, hide: bool) -> None:
    board = ScoringBench(preset="short-five", lang=lang, hide=hide)
    board.press("@size", {"form": form, "dark": True, "width": 400, "still": False})
    for act in ("clear", "next 02A", "more", "more-close", "rules", "tab yaku"):
        board.press(act)
        for node in walk(tree(board)):
            if node["tag"] in ("button", "select"):
                assert node.get("attrs", {}).get("aria-label") or words(node), node
    card = find(tree(board), "next 02A") or {}
    assert (
        card["attrs"]["aria-label"]
        == {
            "en": "Plum warbler, 10 points, 02A, with A",
            "es": "Ruiseñor del ciruelo, 10 puntos, 02A, es de A",
        }[lang]
    )


def test_a_gift_is_told_in_one_sentence() -> None:
    board = ScoringBench(piles=("", ""))
    board.press("give 01B A")
    assert tree(board)["status"] == "Pine crane, with A. A −95, B −115."
    board.press("undo")
    assert "status" not in tree(board)


def test_unknown_acts_are_sentences() -> None:
    board = ScoringBench(preset="example")
    for act, part in (
        ("frog", "frog"),
        ("preset nix", "nix"),
        ("give 01B C", "C"),
        ("next 99Q", "99Q"),
        ("light 3 own", "3 own"),
        ("reading both", "both"),
    ):
        board.press(act)
        assert board.notice is not None
        assert part in board.notice
        assert board.problem is None
    assert board.bench.preset == "example"


def test_text_and_picture_stay_the_same() -> None:
    one, two = (ScoringBench(preset="example") for _ in range(2))
    assert one.static_svg() == two.static_svg()
    assert one._repr_mimebundle_()["text/plain"] == one.text_form() == two.text_form()
    lines = one.text_form().splitlines()
    assert lines[2:5] == [
        "A: 95 − 115 + 25 − 10 = −5",
        "  +25 Three Brights: 01B 02A 03B (M53)",
        "  −10 The other’s Four Wisteria: 04A 04R 04X 04Y (M49)",
    ]
    assert "Nobody: " in ScoringBench().text_form()


def test_the_picture_is_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    board = ScoringBench(preset="example")
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(board._panel, "send", lambda message, *_: sent.append(message))
    board.press("picture")
    assert sent[0]["svg"] == board.static_svg()


@pytest.mark.parametrize(
    ("values", "code"),
    [
        ({"piles": ("01B", "01B")}, "card-twice"),
        ({"piles": ("01B 01B", None)}, "card-twice"),
        ({"preset": "nix"}, "bench-preset"),
    ],
)
def test_a_bad_bench_is_a_set_up_error(values: dict[str, Any], code: str) -> None:
    with pytest.raises(SetupError) as caught:
        ScoringBench(**values)
    assert caught.value.code == code


def test_an_error_of_ours_sets_the_state_back(monkeypatch: pytest.MonkeyPatch) -> None:
    board = ScoringBench(preset="example")
    monkeypatch.setattr("hanalab.widgets.bench_model.Bench.swapped", lambda *_: 1 / 0)
    board.press("swap")
    assert board.problem is not None
    assert board.score.totals == (-5, 5)


def test_close_frees_every_model() -> None:
    before = set(ipywidgets.widgets.widget._instances)
    board = ScoringBench(preset="example")
    board.press("swap")
    board.close()
    assert set(ipywidgets.widgets.widget._instances) == before


def test_a_press_takes_less_than_20_ms() -> None:
    board = ScoringBench(preset="example")
    times = []
    for act in ("next 01B", "give 02A B", "light 1 points", "reading any_three", "swap", "undo", "hide") * 3:
        start = time.process_time()
        board.press(act)
        times.append(time.process_time() - start)
    assert sorted(times)[len(times) // 2] < 0.020
