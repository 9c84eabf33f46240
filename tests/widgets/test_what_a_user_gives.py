"""What a user gives a widget, or pastes at a table: taken as meant, or refused by name; never half."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hanalab import mushi
from hanalab.core.errors import HanalabError
from hanalab.lessons import exercise, lesson_of, play_hand, play_out, show_trick, tell, tell_hand
from hanalab.mighty import Hand, Record, Session, cards
from hanalab.widgets import (
    AuctionTable,
    CardPicker,
    LightningLab,
    MightyTable,
    MushiTable,
    PreparationTable,
    Quiz,
    ScoringBench,
    TrickTable,
)
from hanalab.widgets.mighty_base import MightyWidget

HUGE = 10**5000
GARBAGE: tuple[object, ...] = (
    None, True, -1, 7, HUGE, 1.5, float("nan"), "", "XX", "\ud800", "9" * 5000, [], {}, (), [None], [["SA"]],
    b"SA", {"SA": 1}, ("1", "2", "3"), Ellipsis, mushi.Card("01B"), Hand.deal(1).view(0), mushi.Round.deal(1),
)  # fmt: skip
TABLES = (AuctionTable, PreparationTable, TrickTable, MightyTable)
DEAL = Hand.deal(1)
THROWN_IN = DEAL.do("pass").do("pass").do("pass").do("pass").do("pass")


def speaks(error: HanalabError) -> None:
    """The error has words in both languages."""
    assert error.text("en")
    assert error.text("es")


def shown(widget: object) -> None:
    """Look at a widget, and close it; nothing may have gone wrong in it."""
    widget.press("@ready", {"form": "wide"})  # type: ignore[attr-defined]
    problem = widget.problem  # type: ignore[attr-defined]
    widget.close()  # type: ignore[attr-defined]
    assert problem is None


def more(kind: type[MightyWidget]) -> dict[str, Any]:
    """What a table needs so that the deal of the first seed will do."""
    return {"declarer": "any"} if kind is PreparationTable else {}


GIVEN: dict[str, Callable[..., object]] = {
    "picker cards": lambda given: shown(CardPicker(given)),
    "picker mode": lambda given: shown(CardPicker("SA HK", mode=given)),
    "picker selected": lambda given: shown(CardPicker("SA HK", selected=given)),
    "picker why": lambda given: shown(CardPicker("SA HK", why=given)),
    "picker label": lambda given: shown(CardPicker("SA HK", label=given)),
    "picker width": lambda given: shown(CardPicker("SA HK", width=given)),
    "bench piles": lambda given: shown(ScoringBench(given)),
    "bench pile": lambda given: shown(ScoringBench((given, given))),
    "bench preset": lambda given: shown(ScoringBench(preset=given)),
    "bench rules": lambda given: shown(ScoringBench(rules=given)),
    "lab field": lambda given: shown(LightningLab(given)),
    "lab source": lambda given: shown(LightningLab("01B", source=given)),
    "lab rules": lambda given: shown(LightningLab("01B", rules=given)),
    "quiz": lambda given: shown(Quiz(given)),
    "quiz seed": lambda given: shown(Quiz("mushi-match", seed=given)),
    "quiz count": lambda given: shown(Quiz("mushi-match", count=given)),
    "exercise": lambda given: exercise(given),
    "seed of an exercise": lambda given: exercise("mushi-match", given),
    "language of an exercise": lambda given: exercise("mushi-match", 1, given),
    "answer": lambda given: exercise("mushi-match").mark(given),
    "lesson of": lambda given: lesson_of(given),
    "play hand": lambda given: play_hand(given),
    "until": lambda given: play_hand(DEAL, given),
    "play out": lambda given: play_out(given),
    "tell": lambda given: tell(given),
    "tell hand": lambda given: tell_hand(given),
    "seat of a story": lambda given: tell_hand(DEAL, seat=given),
    "trick": lambda given: show_trick(given, "H", 4),
    "trump": lambda given: show_trick("CK CA H2", given, 4),
    "number": lambda given: show_trick("CK CA H2", "H", given),
}


@pytest.mark.parametrize("name", GIVEN)
def test_garbage_is_refused_by_name(name: str) -> None:
    for given in GARBAGE:
        try:
            GIVEN[name](given)
        except HanalabError as error:
            speaks(error)


@pytest.mark.parametrize("argument", ["hand", "seed", "bots", "seat", "names", "rules", "dealer", "pause"])
def test_a_table_takes_what_it_can_and_refuses_the_rest(argument: str) -> None:
    for given in GARBAGE:
        try:
            arguments: dict[str, Any] = {"canvas": False, argument: given}
            shown(MightyTable(**arguments))
        except HanalabError as error:
            speaks(error)


def test_a_trick_is_shown_under_the_trump_that_was_meant() -> None:
    assert repr(show_trick("CK CA H2", "h", 4)) == repr(show_trick("CK CA H2", "♥", 4))
    assert "H2 wins" in repr(show_trick("CK CA H2", "h", 4))
    with pytest.raises(HanalabError, match="“Z” is no trump"):
        show_trick("CK CA H2", "Z", 4)


def test_a_picker_names_what_it_cannot_show() -> None:
    with pytest.raises(HanalabError, match="SA is there twice"):
        CardPicker("SA HK SA")
    with pytest.raises(HanalabError, match="Reasons are given by card"):
        CardPicker("SA HK", why={"SA": 3})  # type: ignore[dict-item]
    picker = CardPicker(cards("SA HK"), why={"SA": "not now"})
    assert picker.choice.refusal(cards("SA")[0]) == ("not now", None)
    picker.close()


@pytest.mark.parametrize("kind", TABLES)
def test_what_belongs_elsewhere_is_named_when_pasted(kind: type[MightyWidget]) -> None:
    table = kind(lang="es", pause=0, **more(kind))
    record = mushi.Record((mushi.Round.deal(1),)).dumps()
    wrong = {str(mushi.Round.deal(1)): "Es una posición de Mushi, no de Mighty.", record: "«mushi»"}
    for text, words in wrong.items():
        before = table.sitting
        table.press("paste", text)
        assert (len(table.over.errors), table.sitting) == (1, before)
        assert words in table.over.errors[0]
    table.close()


@pytest.mark.parametrize("kind", TABLES)
def test_the_last_hand_of_a_record_can_be_pasted(kind: type[MightyWidget]) -> None:
    table = kind(pause=None, **more(kind))
    table.press("paste", Record((THROWN_IN, DEAL.do("bid 14H"))).dumps())
    assert (table.over.errors, table.problem) == ((), None)
    assert table.hand.root() == DEAL
    table.press("paste", 'game = "mighty"')
    assert "“hands” is missing" in table.over.errors[0]
    table.close()


def test_a_preparation_never_lands_in_the_auction() -> None:
    table = PreparationTable(declarer="any", pause=0)
    for act, value in (
        ("back 0", None),
        ("replay", None),
        ("paste", str(DEAL)),
        ("paste", str(DEAL.view(1))),
    ):
        table.press(act, value)
        assert (table.problem, table.hand.phase == "AUCTION") == (None, False)
    before = table.sitting
    table.press("paste", str(THROWN_IN))
    assert table.sitting == before
    assert "Nobody has bid" in table.over.errors[0]
    table.close()


def test_a_seed_may_be_as_long_as_one_likes() -> None:
    assert exercise("mushi-match", HUGE).text() == exercise("mushi-match", 10**5000).text()
    for table in (MightyTable(seed=HUGE, pause=0), MushiTable(seed=HUGE, pause=0)):
        for act in ("continue", "hint", "finish", "deal", "next"):
            table.press(act)
            assert table.problem is None
        table.close()


# -- what is given twice must agree --------------------------------------------------------------------------

ROUND, MATCH = mushi.Round.deal(1), mushi.Match(mushi.Rules())
MUSHI_TWICE: tuple[tuple[dict[str, Any], str], ...] = (
    ({"position": ROUND, "rules": mushi.Rules(length=6)}, "differ in length"),
    ({"position": str(ROUND), "rules": "traditional"}, "brings its own rules"),
    ({"position": ROUND, "length": 6}, "differ in length"),
    ({"position": ROUND, "dealer": 1}, "seat 0 as its dealer, not 1"),
    ({"position": ROUND, "dealer": "draw"}, "seat 0 as its dealer, not draw"),
    ({"position": mushi.Round.deal(1, dealer=1), "match": MATCH}, "does not belong to this match"),
    ({"match": MATCH, "rules": mushi.Rules(length=6)}, "differ in length"),
    ({"match": MATCH, "length": 6}, "differ in length"),
    ({"match": MATCH, "dealer": 1}, "seat 0 as its dealer, not 1"),
    ({"bot": "random", "bots": "sharp"}, "Leave out bot=random"),
    ({"players": ("you", "steady"), "bots": "sharp"}, "Leave out bots=sharp"),
    ({"players": ("Ana", "Ben"), "bot": "sharp"}, "Leave out bot=sharp"),
    ({"players": ("you", "steady"), "seat": 1}, "Leave out seat=1"),
)
MIGHTY_TWICE: tuple[tuple[dict[str, Any], str], ...] = (
    ({"hand": DEAL, "rules": "korean"}, "brings its own rules"),
    ({"hand": str(DEAL), "rules": "korean"}, "brings its own rules"),
    ({"hand": DEAL, "dealer": 3}, "seat 0 as its dealer, not 3"),
    ({"hand": Session(), "rules": "korean"}, "brings its own rules"),
    ({"hand": Session(), "dealer": 3}, "seat 0 as its dealer, not 3"),
)


@pytest.mark.parametrize(("given", "says"), MUSHI_TWICE)
def test_a_mushi_table_refuses_what_does_not_agree(given: dict[str, Any], says: str) -> None:
    with pytest.raises(HanalabError, match=says) as caught:
        MushiTable(**given, canvas=False)
    speaks(caught.value)


@pytest.mark.parametrize("kind", [AuctionTable, TrickTable, MightyTable])
@pytest.mark.parametrize(("given", "says"), MIGHTY_TWICE)
def test_a_mighty_table_refuses_what_does_not_agree(
    kind: type[MightyWidget], given: dict[str, Any], says: str
) -> None:
    with pytest.raises(HanalabError, match=says) as caught:
        kind(**given, canvas=False)
    speaks(caught.value)


def test_what_is_given_twice_and_agrees_is_taken() -> None:
    shown(MushiTable(position=ROUND, match=MATCH, rules="seed", length=12, dealer=0, canvas=False))
    shown(MushiTable(players=("sharp", "you"), seat=1, bots="sharp", canvas=False))
    shown(MightyTable(DEAL, rules="seed", dealer=0, canvas=False))


def test_a_table_that_goes_on_from_another_keeps_its_players_rules_and_time() -> None:
    first = MightyTable(bots="sharp", seconds=3, canvas=False)
    second = TrickTable(first, canvas=False)
    assert second.sitting.players == first.sitting.players
    assert second.sitting.seconds == 3
    for given in ({"bots": None}, {"bots": "random", "seat": 2}, {"rules": "korean"}, {"dealer": 2}):
        with pytest.raises(HanalabError) as caught:
            MightyTable(first, canvas=False, **given)  # type: ignore[arg-type]
        speaks(caught.value)
    first.close()
    second.close()


def test_no_rules_are_meant_by_something_empty() -> None:
    for kind in (MushiTable, MightyTable):
        with pytest.raises(HanalabError, match="is no rule set of this game"):
            kind(rules=[], canvas=False)
