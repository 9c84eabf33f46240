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
from hanalab.mighty import Event, Hand, Pass, Play, Redeal, Rules, ranked
from hanalab.mighty.actions import PLAYS, FriendCall
from hanalab.mighty.counting import HALVES
from tests.mighty.play import KOREAN, SEED, at_random, random_deck, random_rules
from tests.mighty.test_invariants import BIDS, CALLING, FRIENDS, JOKER_CALLS, NAMING, TRUMP_CALLS

PACKAGE = Path(hanalab.__file__).parent
MAKERS = {"reason", "HanalabError", "NotationError"}
EVENT_KINDS = {
    "deal", "bid", "pass", "redeal", "thrown_in", "contract", "kitty", "discard", "trump", "friend_card",
    "friend_first-trick", "friend_last-trick", "friend_seat", "friend_none", "sealed", "joker_call", "lead",
    "play", "names", "calls", "answers", "joker_fails", "trick_mighty", "trick_joker", "trick_trump",
    "trick_suit", "friend_revealed", "alone_revealed", "discards", "made", "failed",
}  # fmt: skip


def made_reasons() -> Iterator[tuple[str, str, set[str]]]:
    """Every place where a reason with a fixed code is made: where, its code and the names of its data."""
    for path in (PACKAGE / "mighty").glob("*.py"):
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
    assert len({code for _, code, _ in found}) > 60
    for place, code, given in found:
        key = f"reason-{code}"
        assert has_text(key, lang), f"{place}: {key} is missing in {lang}"
        for wanted in variables(key, lang):
            assert served(wanted, given), f"{place}: {key} in {lang} wants {wanted}"


def literals() -> set[str]:
    """All texts in the source of the engine."""
    return {
        node.value
        for path in (PACKAGE / "mighty").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_no_words_are_left_that_nobody_says() -> None:
    ours = (PACKAGE / "locale/en/mighty.ftl").read_text(encoding="utf-8")
    said = literals()
    phases = {f"phase-{phase}" for phase in ("auction", "exchange", "trump", "friend", "joker-call", "play")}
    told = [key for key in keys() if f"\n{key} =" in ours]
    reasons = {key.removeprefix("reason-") for key in told if key.startswith("reason-")}
    assert reasons - said - phases == set()
    why = {key.removeprefix("why-mighty-") for key in told if key.startswith("why-mighty-")}
    calls = {f"friend-{kind}" for kind in ("first-trick", "last-trick", "seat", "none")}
    assert why - said - calls == set()
    events = {key.removeprefix("mighty-event-").removesuffix("-hidden") for key in told if "-event-" in key}
    assert events == EVENT_KINDS
    assert {key.removeprefix("count-") for key in told if key.startswith("count-")} == set(HALVES)


def all_refusals() -> dict[str, Reason]:
    """One example of every refusal that comes up in hands under all sorts of rules."""
    rng = Random(4)
    found: dict[str, Reason] = {}
    for number in range(80):
        rules = (SEED, KOREAN)[number] if number < 2 else random_rules(rng)
        hand = Hand.from_deck(random_deck(rng), rng.randrange(5), rules)
        policy = at_random(rng)
        while True:
            tried = [Pass(), Redeal(), *rng.sample(BIDS, 8), *rng.sample(TRUMP_CALLS, 20), *NAMING]
            tried += [*rng.sample(FRIENDS, 20), *rng.sample(JOKER_CALLS, 5), *rng.sample(PLAYS, 20)]
            if hand.phase == "PLAY":
                tried += [*PLAYS, *rng.sample(CALLING, 4), Play("S2", "H")]
                tried += [Play(hand.joker_call, None, True)] if hand.joker_call is not None else []
            view = hand.view(rng.randrange(5))
            for action in tried:
                for why in (hand.why_not(action), view.why_not(action)):
                    if why is not None:
                        found.setdefault(why.code, why)
            if hand.is_over:
                break
            hand = hand.do(policy(hand))
    return found


def test_every_refusal_that_comes_up_speaks_both_languages_and_cites_a_rule() -> None:
    refusals = all_refusals()
    book = load("mighty")
    assert set(refusals) >= {
        "hand-over", "mighty-not-your-turn", "bid-range", "bid-too-low", "bid-suits-level", "bid-strict",
        "weak-off", "weak-late", "weak-not", "trump-fixed", "trump-number", "friend-sealed-off",
        "friend-last-trick-off", "friend-seat-off", "friend-yourself", "friend-own-card", "friend-unknown",
        "joker-call-two", "must-follow", "mighty-must-follow", "joker-first-trick", "joker-names",
        "joker-names-not", "trump-lead", "call-card", "card-not-in-hand", "phase-auction", "phase-exchange",
        "phase-trump", "phase-friend", "phase-joker-call", "phase-play",
    }  # fmt: skip
    for why in refusals.values():
        assert why.rule in book
        texts = {why.say(lang) for lang in LANGUAGES}
        assert len(texts) == 2
        for text in texts:
            assert why.rule in text
            assert "{" not in text
            assert text.endswith(".")


def all_events() -> Iterator[tuple[Event, Hand]]:
    rng = Random(5)
    for number in range(500):
        rules = random_rules(rng) if number % 2 else (SEED, KOREAN)[number % 4 // 2]
        hand = Hand.from_deck(random_deck(rng), 0, rules)
        policy = at_random(rng)
        while not hand.is_over:
            hand = hand.do(policy(hand))
        for event in hand.events:
            yield event, hand
    joker = Hand.at_play(("JK S2", "C2 D3", "C4 D4", "S5 D5", "C6 D6"), 0, "13H", "none", "C2")
    for event in joker.do("play JK").do("play C2").events:
        yield event, joker


def test_every_event_that_happens_is_told_in_both_languages() -> None:
    book = load("mighty")
    names = ("Ana", "Bea", "Cruz", "Dan", "Eva")
    kinds, told = set(), set()
    for event, _ in all_events():
        kinds.add(event.kind)
        if (event.kind, event.rule) in told:
            continue
        told.add((event.kind, event.rule))
        assert event.rule in book
        masked = event.masked((event.seat + 1) % 5)
        for lang in LANGUAGES:
            plain, named = event.say(lang), event.say(lang, names=names)
            spoken, hidden = event.say(lang, you=event.seat), masked.say(lang, names=names)
            for text in (plain, named, spoken, hidden):
                assert f"({event.rule})." in text
                assert ".." not in text
                assert "{" not in text
                assert "\n" not in text
            if masked != event:
                assert all(card.sign not in hidden for card in event.cards)
                assert names[event.seat] in hidden
    assert kinds == EVENT_KINDS
    assert len(told) > 40


def test_every_reason_of_a_bot_is_told_in_both_languages() -> None:
    codes = set()
    rng = Random(6)
    for seed in range(12):
        rules = (SEED, KOREAN, Rules(seat_friend="on", last_trick_friend="on"))[seed % 3]
        hand = Hand.deal(seed, rules=rules)
        while hand.player is not None:
            choices = ranked(hand.view(hand.player))
            for choice in choices:
                if choice.code not in codes:
                    codes.add(choice.code)
                    assert choice.text("en") != choice.text("es")
                    assert choice.say("es").endswith(f"({choice.rule}).")
                    assert choice.rule in load("mighty")
            best = hand.phase != "PLAY" or rng.random() < 0.7
            hand = hand.do(choices[0].action if best else rng.choice(choices).action)
    in_file = {key.removeprefix("why-mighty-") for key in keys() if key.startswith("why-mighty-")}
    assert codes <= in_file
    assert in_file - codes <= {"redeal"}


@pytest.mark.parametrize("call", [FriendCall("first-trick"), FriendCall("none"), FriendCall("seat", None, 3)])
def test_friend_calls_have_names(call: FriendCall) -> None:
    assert len({call.name(lang) for lang in LANGUAGES}) == (1 if call.kind == "seat" else 2)
