"""The rulebook of Mushi: complete in both languages, in step with the rule sets, found by number and word."""

from __future__ import annotations

import pickle
import re

import pytest

from hanalab.core.errors import HanalabError
from hanalab.core.language import LANGUAGES, has_text
from hanalab.core.rulebook import Rule, load, rule
from hanalab.core.ruleset import option_reason
from hanalab.mushi.rules import OPTIONS

BOOK = load("mushi")
NUMBERS = [f"M{number}" for number in range(1, 62)]


def test_m1_to_m61_are_there_in_order() -> None:
    assert list(BOOK) == NUMBERS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_rule_has_a_title_and_a_text_a_learner_can_read_alone(number: str, lang: str) -> None:
    title, words = BOOK[number].title(lang), BOOK[number].text(lang)
    assert 2 <= len(title.split()) <= 5
    assert 40 <= len(words) <= 420
    assert words.endswith(".")


@pytest.mark.parametrize("number", NUMBERS)
def test_a_rule_with_options_says_so(number: str) -> None:
    one = BOOK[number]
    says = {"en": "House rule", "es": "Regla de la casa|Reglas de la casa"}
    for lang, phrase in says.items():
        assert bool(re.search(phrase, one.text(lang))) == bool(one.options)
    assert any("{" in note for note in one.notes()) is False


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["mushi", "mighty"])
def test_a_house_rule_is_noted_in_words_and_as_it_is_given(game: str, lang: str) -> None:
    for one in load(game, lang).values():
        for note, (key, (usual, *others)) in zip(one.notes(), one.choices, strict=False):
            said = option_reason(key, usual).text(lang)
            assert said in note
            for value in others:
                assert f" ({key}={value.removeprefix(f'{key} ').replace(' ', '_')})" in note
            assert note.count(f"{key}=") == len(others)
            assert f"{key} N" not in note


def test_house_rules_are_those_of_the_rule_sets() -> None:
    assert list(BOOK.options) == list(OPTIONS)
    for key, option in OPTIONS.items():
        values = tuple(str(value) for value in option.values)
        assert BOOK.options[key] == (*values, "target N") if key == "length" else values
        assert key in BOOK[option.rule].options


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_contradiction_is_told_and_its_rules_know_it(lang: str) -> None:
    for dispute in BOOK.contradictions:
        assert dispute.title(lang)
        assert 150 <= len(dispute.text(lang)) <= 700
        for number in dispute.rules:
            assert dispute in BOOK[number].disputes
            assert dispute.text(lang) in BOOK[number].contradictions(lang)


def test_m53_the_three_brights_come_first_with_their_numbers() -> None:
    dispute = BOOK.contradictions[0]
    assert dispute.rules == ("M53", "M57", "M58")
    for lang in LANGUAGES:
        assert all(number in dispute.text(lang) for number in ("−5", "+5", "−55", "+55"))
        assert all(number in BOOK["M58"].text(lang) for number in ("−5", "+5", "−55", "+55"))


@pytest.mark.parametrize("number", [6, 7, 10, 12, 13, 22, 31, 32, 36, 39, 40, 41, 44, 53, 56, 58, 60])
def test_recorded_disagreements_are_in_the_register(number: int) -> None:
    assert BOOK[f"M{number}"].disputes


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_source_has_a_name_and_is_used(lang: str) -> None:
    used = {source.tag for one in BOOK.values() for source in one.sources}
    assert used == set(BOOK.sources)
    assert all(source.title(lang) and source.text(lang) for source in BOOK.sources.values())


def test_no_text_belongs_to_a_rule_or_dispute_that_is_not_there() -> None:
    from hanalab.core.language import keys

    rules = {match[1] for key in keys() if (match := re.fullmatch(r"rule-(M\d+)(-title)?", key))}
    disputes = {
        key.removesuffix("-title").removeprefix("contradiction-") for key in keys() if "contradiction-" in key
    }
    assert rules == set(NUMBERS)
    assert {dispute.id for dispute in BOOK.contradictions} <= disputes


def test_numbers_cited_in_texts_exist() -> None:
    for one in BOOK.values():
        for lang in LANGUAGES:
            assert set(re.findall(r"\bM\d+\b", one.text(lang))) <= set(NUMBERS)


@pytest.mark.parametrize("written", ["M35", "m35", " M 35 ", "M35."])
def test_numbers_are_read_kindly(written: str) -> None:
    assert BOOK[written] is BOOK["M35"]
    assert rule(written) == BOOK["M35"]


@pytest.mark.parametrize(
    ("number", "near"),
    [("M62", "M61"), ("M0", "M1"), ("35", "M35"), ("M", "M1"), ("", "M1"), ("Lightning", "M1")],
)
def test_an_unknown_number_names_its_neighbours(number: str, near: str) -> None:
    with pytest.raises(HanalabError) as caught:
        rule(number)
    assert caught.value.code == "unknown-rule"
    for lang in LANGUAGES:
        assert near in caught.value.text(lang)


def test_it_is_a_mapping() -> None:
    assert "M7" in BOOK
    assert "M99" not in BOOK
    assert BOOK.get("M99") is None
    assert len(BOOK) == 61


def test_an_unknown_game_is_said() -> None:
    with pytest.raises(HanalabError, match="mushi"):
        load("go")


def test_a_rule_speaks_the_language_it_was_asked_in() -> None:
    assert rule("M53", "es").title() == "Tres Brillantes"
    assert rule("M53", "es").title("en") == "Three Brights"
    assert rule("M53", "es").contradiction().startswith("El artículo")
    assert rule("M1").contradiction() == ""
    assert "Fuentes: " in rule("M53", "es")._repr_markdown_()


def test_a_rule_shows_itself() -> None:
    assert str(rule("M18")).startswith("M18 One match: ")
    shown = rule("M31")._repr_markdown_()
    assert shown.startswith("**M31 · Lightning and three**\n\n")
    assert "lightning_stack" in shown
    assert "Lightning on a pile of three" in shown
    assert "- **M1** Two players" in BOOK._repr_markdown_()
    assert str(BOOK.contradictions[0]).startswith("Which three Brights? (M53, M57, M58)")


def test_a_rule_survives_pickling() -> None:
    copy = pickle.loads(pickle.dumps(rule("M4")))
    assert isinstance(copy, Rule)
    assert copy == rule("M4")


def test_search_finds_by_all_words_without_accents_and_by_key() -> None:
    assert BOOK.search("three brights")[0].number == "M53"
    assert {one.number for one in BOOK.search("ULTIMA carta relampago", "es")} >= {"M34", "M40", "M41"}
    assert [one.number for one in BOOK.search("tie_dealer")] == ["M60"]
    assert [one.number for one in BOOK.search("m12")] == ["M12"]
    assert BOOK.search("") == ()
    assert BOOK.search("banana") == ()


def test_titles_differ() -> None:
    for lang in LANGUAGES:
        titles = [one.title(lang) for one in BOOK.values()]
        assert len(set(titles)) == len(titles)
        assert all(has_text(f"rule-{number}", lang) for number in NUMBERS)
