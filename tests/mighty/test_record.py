"""Records: hands or a session as TOML, there and back, and all that can be wrong with one."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanalab.core.errors import HanalabError, SetupError
from hanalab.mighty import Hand, Record, Rules, Session
from tests.mighty import strategies as some
from tests.mighty.play import bid_and_pass

START = Hand.deal(1)
PLAYED = bid_and_pass(START, "13H")


@settings(max_examples=40)
@given(some.records())
def test_records(record: Record) -> None:
    text = record.dumps()
    again = Record.loads(text)
    assert again == record
    assert again.dumps() == text
    for before, after in zip(record.hands, again.hands, strict=True):
        assert after.path() == before.path()
        assert after.root() == before.root()
        assert after.events == before.events
        assert after.score().scores == before.score().scores


@settings(max_examples=15)
@given(some.sessions())
def test_sessions(session: Session) -> None:
    record = Record.of_session(session)
    assert record.session() == session
    again = Record.loads(record.dumps())
    assert again.session() == session
    assert again.session().totals == session.totals
    assert again.session().dealer == session.dealer


@settings(max_examples=40)
@given(st.builds(some.some_set_up, some.seeds, some.rules, st.integers(1, 10), st.integers(0, 30)))
def test_records_of_set_ups_with_unknown_cards(hand: Hand) -> None:
    record = Record((hand,))
    assert Record.loads(record.dumps()) == record


def test_what_a_record_looks_like() -> None:
    record = Record((PLAYED,), ({0: "the deal", 5: "four passes"},), Rules(), 0)
    data = tomllib.loads(record.dumps())
    assert data["game"] == "mighty"
    assert data["first_dealer"] == 0
    assert data["rules"] == {"preset": "seed"}
    (hand,) = data["hands"]
    assert list(hand) == ["dealer", "cards", "kitty", "actions", "comments"]
    assert hand["actions"] == ["bid 13H", "pass", "pass", "pass", "pass"]
    assert hand["comments"] == {"0": "the deal", "5": "four passes"}
    assert [len(cards.split()) for cards in hand["cards"]] == [10] * 5


CARDS = str([" ".join(map(str, held)) for held in START.hands])
KITTY = " ".join(map(str, START.kitty))
GOOD = f"[[hands]]\ncards = {CARDS}\nkitty = '{KITTY}'\n"


def test_a_record_written_by_hand() -> None:
    record = Record.loads(
        f'rules = {{ preset = "korean", scoring = "unit", hands = "hands 7" }}\n{GOOD}'
        'actions = ["bid 14♥", "PASS"]\ncomments = { 1 = "a strong hand" }'
    )
    (hand,) = record.hands
    assert (hand.rules.scoring, hand.rules.pass_final, hand.rules.length) == ("unit", "yes", 7)
    assert [str(action) for action in hand.path()] == ["bid 14H", "pass"]
    assert record.comments == ({1: "a strong hand"},)
    assert record.first_dealer is None


def test_the_middle_of_a_hand_is_kept_as_a_position() -> None:
    middle = Hand.parse(str(PLAYED))
    record = Record((middle.do(middle.actions()[0]),))
    assert 'position = "mighty; dealer 0; player 1; phase EXCHANGE;' in record.dumps()
    assert Record.loads(record.dumps()) == record


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("hands = [", ["record-toml"]),
        ("game = 'mushi'", ["record-game"]),
        ("colour = 1\nhands = 3", ["record-key", "record-type"]),
        ("hands = [1]", ["record-type"]),
        ("rules = 3", ["record-type"]),
        ("rules = { preset = 'traditional' }", ["rules-preset"]),
        ("rules = { scoring = 'fair', colour = 'red' }", ["rules-key", "rules-value"]),
        ("first_dealer = 5", ["record-type"]),
        ("[[hands]]", ["record-missing"] * 2),
        ("[[hands]]\ncards = ['SA', 'S2']\nkitty = 3", ["record-type"] * 2),
        (f"{GOOD}dealer = 5", ["record-type"]),
        ("[[hands]]\nposition = 'hands SA'", ["record-position"]),
        ("[[hands]]\nposition = 7", ["record-type"]),
        (f"{GOOD}actions = ['bid 12H']", ["record-action"]),
        (f"{GOOD}actions = ['sing']", ["record-action"]),
        (f"{GOOD}actions = 'pass'", ["record-type"]),
        (f"{GOOD}comments = {{ 1 = 'too far' }}", ["record-comment"]),
        (f"{GOOD}comments = {{ 0 = 3 }}", ["record-type"]),
    ],
)
def test_a_bad_record_is_told_all_its_defects(text: str, codes: list[str]) -> None:
    with pytest.raises(SetupError) as caught:
        Record.loads(text)
    assert [defect.code for defect in caught.value.defects] == codes
    for lang in ("en", "es"):
        assert len(caught.value.text(lang).splitlines()) >= len(codes)


def test_a_bad_hand_names_its_hand_and_action() -> None:
    with pytest.raises(SetupError) as caught:
        Record.loads(f"{GOOD}{GOOD}actions = ['pass', 'play SA']")
    assert "hand 2, action 2 (“play SA”): The auction is going on: bid or pass (K13)." in caught.value.text()


def test_hands_that_do_not_follow_each_other_are_no_session() -> None:
    with pytest.raises(SetupError):
        Record((START,)).session()
    assert Record(()).session() == Session()
    with pytest.raises(SetupError) as caught:
        Record((START, Hand.deal(2, rules=Rules(min_bid=12))))
    assert caught.value.code == "session-rules"


@pytest.mark.parametrize("thing", [None, 3, b"game = 'mighty'", []])
def test_what_is_no_text_is_no_record(thing: object) -> None:
    with pytest.raises(SetupError):
        Record.loads(thing)  # type: ignore[arg-type]


@settings(max_examples=150)
@given(st.one_of(st.text(), some.spoiled(some.records().map(Record.dumps))))
def test_no_text_raises_anything_but_our_errors(text: str) -> None:
    try:
        record = Record.loads(text)
    except HanalabError as error:
        told = error.text("es")
    else:
        told = record.dumps()
    assert told
