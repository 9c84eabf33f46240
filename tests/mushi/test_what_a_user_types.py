"""Anything a user can type, click or load: read as meant, or refused with an error of the package."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from hanalab.core import rulebook
from hanalab.core.errors import HanalabError, IllegalAction, NotationError, SetupError
from hanalab.mushi import (
    DECK,
    UNKNOWN,
    YAKU,
    Card,
    Match,
    Record,
    Round,
    Rules,
    Take,
    bot_named,
    captures,
    cards,
    dealer_of_draw,
    draw_dealer,
    misdeal,
    progress,
    random_bot,
    read_action,
    score,
    steady_bot,
    why_not_capture,
    yaku_of,
)

HUGE = 10**5000
GARBAGE: tuple[object, ...] = (
    None, True, -1, 2, HUGE, 1.5, float("nan"), "", "  ", "06A", "?", "?8", "01B 02A", "play 01B", "\ud800",
    "漢字", "x" * 5000, "9" * 5000 + "B", "M" + "9" * 5000, [], {}, set(), [None], [["01B"]], ["?"], b"01B",
    ("1", "2", "3"), Ellipsis, UNKNOWN, [UNKNOWN] * 2,
)  # fmt: skip
TABLE = Round.deal(1)
WAITING = Round.from_deal(hands=("01Y", "05X"), field="01R 01X", stock="12X 09Y").do("play 01Y")
FINISHED = WAITING.do("take 01R").do("play 05X")
ASKED: dict[str, Callable[..., object]] = {
    "card": lambda given: Card(given),
    "cards": lambda given: cards(given),
    "name": lambda given: Card("01B").name(given),
    "take": lambda given: Take(given),
    "action": lambda given: read_action(given),
    "preset": lambda given: Rules.preset(given),
    "rules text": lambda given: Rules.parse(given),
    "rules value": lambda given: Rules(**dict.fromkeys(Rules.OPTIONS, given)),
    "differences": lambda given: Rules().differences(given),
    "seed": lambda given: Round.deal(given),
    "dealer": lambda given: Round.deal(1, given),
    "rules of a deal": lambda given: Round.deal(1, rules=given),
    "deck": lambda given: Round.from_deck(given),
    "hands": lambda given: Round.from_deal(given),
    "hand": lambda given: Round.from_deal((given, "01B"), given, given, given, piles=(given, given)),
    "position": lambda given: Round.parse(given),
    "do": lambda given: TABLE.do(given),
    "do while waiting": lambda given: WAITING.do(given),
    "seat": lambda given: TABLE.view(given),
    "why not": lambda given: TABLE.view(1).why_not(given),
    "misdeal": lambda given: misdeal(given, "traditional"),
    "score": lambda given: score(given),
    "score rules": lambda given: score("01B", "02A", given),
    "formula": lambda given: score("01B").formula(given),
    "items": lambda given: score("01B").of(given),
    "language of a score": lambda given: score("01B").say(given),
    "match rules": lambda given: Match(given),
    "first dealer": lambda given: Match(first_dealer=given),
    "record": lambda given: Record.loads(given),
    "bot": lambda given: bot_named(given),
    "draw": lambda given: dealer_of_draw(given, "01B"),
    "draw rules": lambda given: draw_dealer(1, given),
    "captures": lambda given: captures(given, given),
    "why no capture": lambda given: why_not_capture("11L", given, "01B"),
    "yaku": lambda given: yaku_of(given),
    "rule": lambda given: rulebook.rule(given),
    "language of a rule": lambda given: rulebook.rule("M1", given).text(),
    "rulebook": lambda given: rulebook.load(given),
    "search": lambda given: rulebook.load("mushi").search(given),
}


def _speaks(error: HanalabError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert again.code == error.code
    for lang in ("en", "es"):
        assert error.text(lang) == again.text(lang) != ""


@pytest.mark.parametrize("name", ASKED)
def test_garbage_raises_only_errors_of_the_package_and_they_speak(name: str) -> None:
    for given in GARBAGE:
        try:
            ASKED[name](given)
        except HanalabError as error:
            _speaks(error)


def test_m5_rules_may_be_given_as_their_text() -> None:
    rules = Rules.preset("traditional")
    assert Round.deal(3, rules="traditional") == Round.deal(3, rules=rules)
    assert Match("traditional length=6").rules == Rules.parse("traditional length=6")
    assert score("01B", rules="seed yaku_set=three").rules == Rules(yaku_set="three")
    assert Rules().differences("traditional") == Rules().differences(rules)
    assert Rules.parse("seed length=Target 100").target == 100
    with pytest.raises(SetupError) as caught:
        Round.deal(3, rules=12)  # type: ignore[arg-type]
    assert caught.value.code == "rules-none"


def test_cards_may_be_given_as_text_wherever_cards_are_asked_for() -> None:
    assert captures("11L", "01B 11A").options == ((Card("01B"),),)
    assert why_not_capture("11L", "11A", "11A 01B") is not None
    assert dealer_of_draw("08X", "11B") == 0
    assert YAKU[2].earned("04A 04R 04X 04Y") == cards("04A 04R 04X 04Y")
    assert progress(("01B 02A", "12B"))[1].lacks[0] == cards("03B")


def test_unknown_cards_may_stand_in_lists_as_in_texts() -> None:
    text = Round.from_deal(("?2", "01B ?"), "", "?4")
    assert Round.from_deal((["?2"], ["01B", "?"]), [], ["?"] * 4) == text
    with pytest.raises(SetupError, match="open"):
        score([UNKNOWN, UNKNOWN])


def test_a_card_in_a_longer_text_is_found_by_its_place() -> None:
    with pytest.raises(NotationError, match="At character 4: “06A”") as caught:
        cards("01B 06A")
    assert "En el carácter 4: «06A»" in caught.value.text("es")
    with pytest.raises(NotationError, match=r"^“06A”"):
        Card("06A")
    with pytest.raises(NotationError) as caught:
        Card("1 B")
    assert caught.value.code == "card-code"


def test_one_action_has_one_card() -> None:
    with pytest.raises(NotationError, match="one card, no more"):
        read_action("play 01B 02A")
    with pytest.raises(NotationError, match="what to take"):
        read_action("take")


def test_defects_of_cards_are_told_beside_what_cannot_be_read() -> None:
    with pytest.raises(SetupError) as caught:
        Round.parse("hands 01B 99X / 02A; field 01B; player 7")
    assert [why.code for why in caught.value.defects] == ["card-month", "part-seat", "card-twice"]
    with pytest.raises(SetupError) as caught:
        Round.from_deal(("01B 99X", "02A"), "01B", dealer=3)
    assert [why.code for why in caught.value.defects] == ["seat", "card-month", "card-twice"]


@pytest.mark.parametrize(
    "text", ["hands 01B / 02A; phase OVER", "hands - / -; stock 01B; phase OVER", "hands 01B / -; phase OVER"]
)
def test_m42_a_round_is_not_over_while_cards_are_to_be_played(text: str) -> None:
    with pytest.raises(SetupError) as caught:
        Round.parse(text)
    assert (caught.value.code, caught.value.rule) == ("over-with-cards", "M42")


def test_m13_a_claimed_redeal_is_over_with_cards_in_hand() -> None:
    rest = [card for card in DECK if card.month != 2]
    start = Round.from_deal(
        (cards("02A 02R 02X 02Y") + tuple(rest[:4]), rest[4:12]), rest[12:20], rest[20:],
        rules="seed four_in_hand=redeal_on_claim",
    )  # fmt: skip
    claimed = start.do("redeal")
    assert claimed.is_void
    assert Round.parse(str(claimed)) == claimed


def test_values_cannot_lose_a_part() -> None:
    for value, name in ((Card("01B"), "code"), (Rules(), "length"), (TABLE, "hands")):
        with pytest.raises(AttributeError):
            delattr(value, name)


def test_long_seeds_deal_the_same_everywhere() -> None:
    assert Round.deal(HUGE) == Round.deal(10**5000) != Round.deal(HUGE + 1)
    assert Round.deal("\ud800") == Round.deal("\ud800")


@pytest.mark.parametrize("bot", [random_bot, steady_bot])
def test_a_bot_asked_out_of_turn_says_so(bot: Callable[..., object]) -> None:
    for position, code in ((TABLE, "not-your-turn"), (FINISHED, "round-over")):
        with pytest.raises(IllegalAction) as caught:
            bot(position.view(1), iter([1, 2]))
        assert caught.value.code == code
