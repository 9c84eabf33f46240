"""Records: a round or a match as TOML, there and back, and all that can be wrong with one."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanalab.core.errors import HanalabError, SetupError
from hanalab.mushi import Match, Record, Round, Rules
from tests.mushi import strategies as some

START = Round.from_deal(("01Y", "05X"), "01R 01X", "12X 09Y")
PLAYED = START.do("play 01Y").do("take 01R").do("play 05X")


@settings(max_examples=60)
@given(some.records())
def test_records(record: Record) -> None:
    text = record.dumps()
    again = Record.loads(text)
    assert again == record
    assert again.dumps() == text
    for before, after in zip(record.rounds, again.rounds, strict=True):
        assert after.path() == before.path()
        assert after.root() == before.root()
        assert after.score().totals == before.score().totals


@settings(max_examples=25)
@given(some.matches())
def test_matches(match: Match) -> None:
    record = Record.of_match(match)
    assert record.match() == match
    again = Record.loads(record.dumps())
    assert again.match() == match
    assert again.match().totals == match.totals
    assert again.match().dealer == match.dealer


@settings(max_examples=60)
@given(some.set_ups)
def test_records_of_set_ups_with_unknown_cards(position: Round) -> None:
    record = Record((position,))
    assert Record.loads(record.dumps()) == record


def test_what_a_record_looks_like() -> None:
    record = Record((PLAYED,), ({0: "the deal", 2: "the ribbon, not the basic"},), Rules(), 0)
    assert tomllib.loads(record.dumps()) == {
        "game": "mushi",
        "first_dealer": 0,
        "rules": {"preset": "seed"},
        "rounds": [
            {
                "dealer": 0,
                "hands": ["01Y", "05X"],
                "field": "01R 01X",
                "stock": "12X 09Y",
                "actions": ["play 01Y", "take 01R", "play 05X"],
                "comments": {"0": "the deal", "2": "the ribbon, not the basic"},
            }
        ],
    }


def test_a_record_written_by_hand() -> None:
    record = Record.loads(
        """
        rules = { preset = "traditional", yaku_set = "three", length = "target 100" }
        [[rounds]]
        hands = ["1y 5x", "2a 9x"]
        field = "1r, 1x"
        stock = "12x 9y 3b 8y"
        actions = ["play 01Y", "TAKE 1r"]
        comments = { 1 = "now choose" }
        """
    )
    (position,) = record.rounds
    assert (position.rules.yaku_set, position.rules.third_willow) == ("three", "take_both")
    assert position.rules.target == 100
    assert [str(action) for action in position.path()] == ["play 01Y", "take 01R"]
    assert record.comments == ({1: "now choose"},)
    assert record.first_dealer is None


def test_the_middle_of_a_round_is_kept_as_a_position() -> None:
    choice = Round.parse(str(START.do("play 01Y")))
    record = Record((choice.do("take 01X"),))
    assert 'position = "mushi; dealer 0; player 0; phase HAND_CAPTURE;' in record.dumps()
    assert Record.loads(record.dumps()) == record


def test_dealer_captures_are_not_done_twice() -> None:
    rules = Rules(three_willows="dealer_captures", four_on_field="dealer_captures")
    start = Round.from_deal(("01Y", "05X"), "11B 11A 11R 01X", "12X 09Y", rules=rules)
    assert len(start.piles[0]) == 3
    record = Record((start.do("play 01Y"),))
    assert Record.loads(record.dumps()).rounds == record.rounds


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("hands = [", ["record-toml"]),
        ("game = 'mighty'", ["record-game"]),
        ("colour = 1\nrounds = 3", ["record-key", "record-type"]),
        ("rounds = [1]", ["record-type"]),
        ("rules = 3", ["record-type"]),
        ("rules = { preset = 'korean' }", ["rules-preset"]),
        ("rules = { yaku_set = 'five', colour = 'red', length = 3 }", ["rules-key", *["rules-value"] * 2]),
        ("first_dealer = 2", ["record-type"]),
        ("first_dealer = true", ["record-type"]),
        ("[[rounds]]", ["record-missing"] * 3),
        ("[[rounds]]\nhands = ['01B', '02A']\nfield = 3\nstock = ''", ["record-type"]),
        ("[[rounds]]\nhands = '01B 02A'\nfield = ''\nstock = ''", ["record-type"]),
        ("[[rounds]]\nhands = ['01B', 2]\nfield = ''\nstock = ''", ["record-type"]),
        ("[[rounds]]\nhands = ['01B', '02A']\nfield = ''\nstock = '03B 03R'\ndealer = 1.0", ["record-type"]),
        ("[[rounds]]\nhands = ['01B', '02A']\nfield = ''\nstock = '03B 03R'\npiles = ['']", ["record-type"]),
        (
            "[[rounds]]\nhands = ['01B', '01B']\nfield = '6X'\nstock = '03B'",
            ["record-position"] * 2,
        ),
        ("[[rounds]]\nhands = ['01B', '01B']\nfield = ''\nstock = '03B'", ["record-position"] * 2),
        ("[[rounds]]\nposition = 'hands 01B'", ["record-position"]),
        ("[[rounds]]\nposition = 'colour red'", ["record-position"] * 2),
        ("[[rounds]]\nposition = 7", ["record-type"]),
    ],
)
def test_a_bad_record_is_told_all_its_defects(text: str, codes: list[str]) -> None:
    with pytest.raises(SetupError) as caught:
        Record.loads(text)
    assert [defect.code for defect in caught.value.defects] == codes
    for lang in ("en", "es"):
        assert len(caught.value.text(lang).splitlines()) >= len(codes)


GOOD = "[[rounds]]\nhands = ['01Y', '05X']\nfield = '01R 01X'\nstock = '12X 09Y'\n"


@pytest.mark.parametrize(
    ("rest", "codes", "words"),
    [
        ("actions = ['play 05X']", ["record-action"], "action 1 (“play 05X”)"),
        ("actions = ['play 01Y', 'take 05X']", ["record-action"], "action 2 (“take 05X”)"),
        ("actions = ['play 01Y', 'sing']", ["record-action"], "“sing” is no action"),
        ("actions = ['play 01Y', 'take 01R', 'play 05X', 'play 05X']", ["record-action"], "action 4"),
        ("actions = 'play 01Y'", ["record-type"], "round 1"),
        ("actions = [1]", ["record-type"], "round 1"),
        ("comments = { 1 = 'too far' }", ["record-comment"], "“1”"),
        ("comments = { x = 'what' }", ["record-comment"], "“x”"),
        ("comments = { \"²\" = 'what' }", ["record-comment"], "“²”"),
        ("comments = { 0 = 3 }", ["record-type"], "comments.0"),
        ("comments = ['one']", ["record-type"], "comments"),
        ("weather = 'fine'", ["record-key"], "weather"),
        ("actions = ['play 05X']\ncomments = { 9 = '' }", ["record-action", "record-comment"], "9"),
    ],
)
def test_a_bad_round_names_its_round_and_action(rest: str, codes: list[str], words: str) -> None:
    with pytest.raises(SetupError) as caught:
        Record.loads(f"{GOOD}{rest}\n")
    assert [defect.code for defect in caught.value.defects] == codes
    assert words in caught.value.text()
    # A second round keeps its own number.
    with pytest.raises(SetupError) as caught:
        Record.loads(f"{GOOD}{GOOD}{rest}\n")
    assert "round 2" in caught.value.text()


def test_rounds_that_do_not_follow_each_other_are_no_match() -> None:
    end = PLAYED
    assert end.is_over
    assert Record((end,), first_dealer=0).match().rounds == (end,)
    with pytest.raises(SetupError):
        Record((end,), first_dealer=1).match()
    with pytest.raises(SetupError):
        Record((START,)).match()
    assert Record(()).match() == Match()


def test_all_rounds_of_a_record_have_its_rules() -> None:
    other = Round.from_deal(("01Y", "05X"), "01R 01X", "12X 09Y", rules=Rules(yaku_set="three"))
    with pytest.raises(SetupError) as caught:
        Record((START, other))
    assert caught.value.code == "match-rules"
    assert Record((other,)).rules == other.rules


@pytest.mark.parametrize("thing", [None, 3, b"game = 'mushi'", []])
def test_what_is_no_text_is_no_record(thing: object) -> None:
    with pytest.raises(SetupError):
        Record.loads(thing)  # type: ignore[arg-type]


@settings(max_examples=200)
@given(st.one_of(st.text(), some.spoiled(some.records().map(Record.dumps))))
def test_no_text_raises_anything_but_our_errors(text: str) -> None:
    try:
        record = Record.loads(text)
    except HanalabError as error:
        told = [error.text(lang) for lang in ("en", "es")]
        assert all(told)
    else:
        assert Record.loads(record.dumps()) == record


def test_a_field_that_a_dealer_would_capture_at_once_is_kept_in_the_middle_of_a_round() -> None:
    table = Round.parse("rules traditional; hands 01B / 02A; field 11B 11A 11R 01X; stock 03B 03R")
    assert Record.loads(Record((table,)).dumps()).rounds == (table,)


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("a = " + "[" * 20000, ["record-toml"]),
        ("first_dealer = " + "9" * 5000, ["record-toml"]),
        ("rules = { length = 0x" + "f" * 5000 + " }", ["rules-value"]),
        ("rules = { preset = 'fair', length = 7 }", ["rules-preset", "rules-value"]),
        (None, ["record-toml"]),
        (b"game = 'mushi'", ["record-toml"]),
    ],
    ids=["nested", "long", "hexadecimal", "rules", "none", "bytes"],
)
def test_the_oddest_records_raise_only_errors_of_the_package(text: object, codes: list[str]) -> None:
    with pytest.raises(SetupError) as caught:
        Record.loads(text)  # type: ignore[arg-type]
    assert [why.code for why in caught.value.defects] == codes


def test_a_bad_record_is_told_in_one_language() -> None:
    text = "first_dealer = 'x'\n[[rounds]]\nhands = 'x'\nfield = 1\nstock = ''\nactions = 2\ncomments = 3"
    for source in (text, "a b", "a = [", "[[rounds]]\nposition = 3"):
        with pytest.raises(SetupError) as caught:
            Record.loads(source)
        spanish = caught.value.text("es")
        assert not any(
            word in spanish for word in ("round ", "record:", " or ", "text ", "such as", "Expected")
        )


def test_yes_and_no_are_read_as_toml_has_them() -> None:
    read = Record.loads("rules = { last_willow_takes_lightning = true, length = 'target 50' }")
    assert read.rules == Rules(last_willow_takes_lightning="yes", length="target 50")


def test_comments_belong_to_actions() -> None:
    table = Round.deal(1)
    for comments in (({1: "too far"},), ({}, {}), ({0: 5},), ({"0": "a text"},), ("a text",)):
        with pytest.raises(SetupError):
            Record((table,), comments)  # type: ignore[arg-type]
    with pytest.raises(SetupError):
        Record((table,), first_dealer=7)
