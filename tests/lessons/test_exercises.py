"""Every kind of exercise, many seeds each: one right answer, found twice, and every mix-up met by name."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib.resources import files

import pytest

from hanalab.core.language import LANGUAGES
from hanalab.core.rulebook import load
from hanalab.lessons import Exercise, exercise, lesson_of, names
from hanalab.lessons.exercise import LETTERS
from tests.lessons.oracles import ORACLES

SEEDS = range(200)


@cache
def made(name: str) -> tuple[Exercise, ...]:
    return tuple(exercise(name, seed) for seed in SEEDS)


def test_there_are_enough_for_ten_lessons() -> None:
    assert len(names()) >= 60
    assert all(len(names(lesson)) >= 6 for lesson in range(10))
    assert {lesson_of(name) for name in names(3)} == {3}
    assert len(set(names())) == len(names())


@pytest.mark.parametrize("name", names())
def test_exactly_one_right(name: str) -> None:
    for each in made(name):
        if each.kind == "one":
            assert len(each.answers) == 1, each
            assert 3 <= len(each.options) <= 4, each
        elif each.kind == "several":
            assert len(each.answers) > 0, each
        else:
            assert each.number not in dict(each.near), each
            assert len(each.near) >= 2, each
        for answer in each.answers if each.kind != "several" else (each.answers,):
            assert each.mark(answer).right


@pytest.mark.parametrize("name", ORACLES)
def test_the_right_answer_is_found_a_second_time(name: str) -> None:
    for each in made(name):
        right = ORACLES[name](each)
        assert (each.number if each.kind == "number" else set(each.answers)) == right, each


@pytest.mark.parametrize("name", names())
def test_answers_are_told_apart(name: str) -> None:
    for each in made(name):
        assert len({option.answer for option in each.options}) == len(each.options)
        for lang in LANGUAGES:
            assert len({option.words.text(lang) for option in each.options}) == len(each.options)


@pytest.mark.parametrize("name", names())
def test_each_wrong_answer_has_its_own_mix_up(name: str) -> None:
    book = load(name.partition("-")[0])
    for each in made(name):
        said = []
        for option in each.options:
            if each.kind == "one" and not option.right:
                found = each.mark(option.answer)
            elif each.kind == "several":
                found = each.mark(set(each.answers) ^ {option.answer})
            else:
                continue
            assert not found.right
            assert found.mix_up
            assert found.rule in book
            assert not re.search(r"\b[MK]\d", found.sentence), found
            said.append(f"{found.title} {found.say()}")
        if each.kind == "one":
            assert len(set(said)) == len(said), each
        for number, mix in each.near:
            assert each.mark(number).mix_up == mix.title()
            assert mix.rule in book


@pytest.mark.parametrize("name", names())
def test_every_text_is_there_in_both_languages(name: str) -> None:
    for each in made(name)[:60]:
        english, spanish = each.text("en"), each.text("es")
        assert english != spanish
        assert each.solution("en") != each.solution("es")
        for option in each.options:
            if option.mix_up is not None:
                assert option.mix_up.title("en") != option.mix_up.title("es")
                assert option.mix_up.why.text("en") != option.mix_up.why.text("es")
        for number, _ in each.near:
            assert each.mark(number, "en").sentence != each.mark(number, "es").sentence


@pytest.mark.parametrize("name", names())
def test_the_question_gives_nothing_away(name: str) -> None:
    places: Counter[str] = Counter()
    for each in made(name):
        question = each.question.text()
        for place, option in enumerate(each.options):
            assert option.words.text() not in question
            if option.right:
                places[LETTERS[place]] += 1
        assert each.because.text() not in each.text()
        if each.kind == "number":
            assert each.mark(each.number).right
            assert f" {each.answer_text()} " not in question.replace(".", " ").replace(",", " "), each
    if made(name)[0].kind == "one" and name not in ("mushi-yaku-goes-on",):
        assert len(places) >= 2, places
        assert max(places.values()) < 0.9 * len(SEEDS), places


@pytest.mark.parametrize("name", names())
def test_a_seed_is_an_exercise(name: str) -> None:
    assert [each.text() for each in made(name)[:5]] == [exercise(name, seed).text() for seed in SEEDS[:5]]
    assert len({each.text() for each in made(name)}) >= (4 if name == "mushi-deck-count" else 10)


@pytest.mark.parametrize("game", ["mushi", "mighty"])
def test_no_text_is_left_over(game: str) -> None:
    """Each mix-up of the language file is met by some exercise."""
    source = files("hanalab").joinpath("locale", "en", f"lessons-{game}.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^quiz-mix-([\w-]+?)-title =", source, re.MULTILINE))
    seen = set()
    for name in names():
        for each in made(name) if name.startswith(game) else ():
            seen |= {option.mix_up.code for option in each.options if option.mix_up is not None}
            seen |= {mix.code for _, mix in each.near}
    assert written == seen, written ^ seen
