"""Every refusal, event and reason has its words in English and Spanish, with all it speaks of served."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import hanalab
from hanalab.core.language import LANGUAGES, has_text, keys, variables
from hanalab.core.reason import Reason
from hanalab.core.rulebook import load
from hanalab.mushi import DECK, Event, Redeal, Round, Rules, Take, ranked
from hanalab.mushi.actions import PLAYS, TAKES
from tests.mushi.play import random_deck, random_rules, tilted_deck

SOURCES = [
    *Path(hanalab.__file__).parent.joinpath("mushi").glob("*.py"),
    *Path(hanalab.__file__).parent.joinpath("core").glob("*.py"),
]
MAKERS = {"reason", "HanalabError", "NotationError", "UnknownRuleError"}
EVENT_KINDS = {
    "deal", "redeal", "played_on", "dealer_takes", "play_takes", "play_stays", "play_choose", "draw_takes",
    "draw_stays", "draw_choose", "leftover", "claim", "over",
}  # fmt: skip


def made_reasons() -> Iterator[tuple[str, str, set[str]]]:
    """Every place where a reason with a fixed code is made: where, its code and the names of its data."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", None) not in MAKERS:
                continue
            names = {keyword.arg for keyword in node.keywords}
            if node.args and isinstance(node.args[0], ast.Constant) and None not in names:
                yield f"{path.name}:{node.lineno}", str(node.args[0].value), {str(name) for name in names}


def served(wanted: str, given: set[str]) -> bool:
    return wanted in given or wanted.rpartition("-")[0] in given


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_in_the_source_has_its_words_and_serves_all_they_want(lang: str) -> None:
    found = list(made_reasons())
    assert len({code for _, code, _ in found}) > 50
    for place, code, given in found:
        key = f"reason-{code}"
        assert has_text(key, lang), f"{place}: {key} is missing in {lang}"
        for wanted in variables(key, lang):
            assert served(wanted, given), f"{place}: {key} in {lang} wants {wanted}"


def test_no_words_of_a_reason_are_left_that_nobody_says() -> None:
    package = Path(hanalab.__file__).parent
    literals = {
        node.value
        for path in package.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    codes = [key.removeprefix("reason-") for key in keys() if key.startswith("reason-")]
    ours = (package / "locale/en/mushi.ftl").read_text(encoding="utf-8")
    unsaid = [code for code in codes if f"reason-{code} =" in ours and code not in literals]
    assert unsaid == []


def all_refusals() -> dict[str, Reason]:
    """One example of every refusal that comes up in rounds under all sorts of rules."""
    rng = Random(4)
    found: dict[str, Reason] = {}
    by_hand = Rules(field_lightning_by_hand="yes")
    starts = [
        Round.from_deal(("04Y", "12Z"), "04A 04R 04X 11L", "12X 02X", rules=by_hand),
        Round.from_deal(("04Y", "12Z"), "04A 04R 11L", "12X 02X"),
        Round.from_deal(("11A", "12Z"), "11B 11R 11L", "12X 02X"),
    ]
    starts += [Round.from_deck(tilted_deck(rng), rng.randrange(2), random_rules(rng)) for _ in range(60)]
    for position in starts:
        while True:
            for action in (*PLAYS, *TAKES, Redeal(), Take(()), Take(position.field[:2]), Take(DECK[:3])):
                for why in (position.why_not(action), position.view(rng.randrange(2)).why_not(action)):
                    if why is not None:
                        found.setdefault(why.code, why)
            if position.is_over:
                break
            position = position.do(rng.choice(position.actions()))
    return found


def test_every_refusal_that_comes_up_speaks_both_languages_and_cites_a_rule() -> None:
    refusals = all_refusals()
    book = load("mushi")
    assert set(refusals) == {
        "round-over", "finish-capture", "finish-draw", "play-from-field", "play-from-pile", "not-in-hand",
        "not-your-turn", "nothing-to-take", "not-on-field", "take-what", "take-one", "takes-all",
        "takes-whole-pile", "lightning-never-willow", "willow-never-lightning", "hand-never-lightning",
        "other-month", "redeal-off", "redeal-late", "redeal-no-four",
    }  # fmt: skip
    for why in refusals.values():
        assert why.rule in book
        texts = {why.say(lang) for lang in LANGUAGES}
        assert len(texts) == 2
        for text in texts:
            assert why.rule in text
            assert "{" not in text
            assert text.endswith(".")


def all_events() -> Iterator[Event]:
    rng = Random(5)
    for number in range(400):
        rules = random_rules(rng) if number % 2 else Rules()
        deck = random_deck(rng) if number % 3 == 0 else tilted_deck(rng)
        position = Round.from_deck(deck, 0, rules)
        while not position.is_over:
            position = position.do(rng.choice(position.actions()))
        yield from position.events
    for seed in range(200):
        yield from Round.deal(seed).events
    claim = Rules(four_in_hand="redeal_on_claim")
    yield from Round.from_deal((DECK[:8], DECK[8:16]), DECK[16:24], DECK[24:], 0, claim).do("redeal").events


def test_every_event_that_happens_is_told_in_both_languages() -> None:
    book = load("mushi")
    kinds, told = set(), set()
    for event in all_events():
        kinds.add(event.kind)
        if (event.kind, event.rule) in told:
            continue
        told.add((event.kind, event.rule))
        assert event.rule in book
        for lang in LANGUAGES:
            plain = event.say(lang)
            named = event.say(lang, names=("Ana", "Ben"))
            spoken = event.say(lang, you=event.seat)
            other = event.say(lang, you=1 - event.seat)
            for text in (plain, named, spoken, other):
                assert f"({event.rule})." in text
                assert ".." not in text
                assert "{" not in text
            if event.card is not None:
                assert str(event.card) in plain
                assert ("Ana", "Ben")[event.seat] in named
                assert spoken != plain == other
    assert kinds == EVENT_KINDS
    assert len(told) > 30


def test_every_reason_of_a_bot_is_told_in_both_languages() -> None:
    codes = set()
    for seed in range(40):
        position = Round.deal(seed)
        while position.player is not None:
            choices = ranked(position.view(position.player))
            for choice in choices:
                if choice.code not in codes:
                    codes.add(choice.code)
                    assert choice.text("en") != choice.text("es")
                    assert choice.rule in load("mushi")
            position = position.do(choices[0].action)
    in_file = {key.removeprefix("why-") for key in keys() if key.startswith("why-")}
    assert codes <= in_file
    assert len(codes) >= 4
