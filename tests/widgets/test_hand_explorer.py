"""The hand explorer: what it reads, where one can walk, what it shows. Driven as by clicks."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from hanalab import mighty, mushi
from hanalab.core.errors import HanalabError, SetupError
from hanalab.core.language import LANGUAGES, signed
from hanalab.explore import worlds
from hanalab.widgets import explorer, explorer_ask
from hanalab.widgets.explorer import HandExplorer
from hanalab.widgets.explorer_model import read_inquiry
from hanalab.widgets.explorer_rail import rule_changes
from hanalab.widgets.explorer_walk import candidates, exchangeable, suppositions
from hanalab.widgets.explorer_words import pieces
from hanalab.widgets.nodes import find, walk, words
from tests.widgets.explorer_samples import TEN, THIRTEEN, fake, fake_compared, fifth_turn, trick


@pytest.fixture(autouse=True)
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers are made up at once."""
    monkeypatch.setattr(explorer_ask, "answer", fake)
    monkeypatch.setattr(explorer_ask, "compared", fake_compared)
    monkeypatch.setattr(explorer_ask, "_prepare", lambda *_: None)
    monkeypatch.setattr(explorer, "ready", lambda _at: True)


def tree(widget: HandExplorer) -> dict[str, Any]:
    assert widget.problem is None, widget.problem
    shown: dict[str, Any] = widget._panel.tree
    return shown


def said(widget: HandExplorer) -> str:
    return words(tree(widget))


def row(widget: HandExplorer, act: str = "") -> dict[str, Any]:
    """The candidate that walks this way; the best one by default."""
    return next(node for node in _rows(widget) if not act or node["act"] == f"walk {act}")


def rows(widget: HandExplorer) -> list[str]:
    return [node["act"].removeprefix("walk ") for node in _rows(widget)]


def _rows(widget: HandExplorer) -> list[dict[str, Any]]:
    return [node for node in walk(tree(widget)) if "hl-xrow" in node.get("cls", "").split()]


# --- reading -------------------------------------------------------------------------------------------


def test_reads_whatever_shows_a_position() -> None:
    at = fifth_turn()
    view = at.view(0)
    for source in (view, repr(view), str(view), at):
        inquiry = read_inquiry(source)
        assert inquiry.kind == "rows"
        assert inquiry.seat == 0
        assert str(inquiry.known) == str(view)
    assert read_inquiry(at.view(1)).kind == "suppose"
    assert read_inquiry(repr(at.view(1))).seat == 1
    assert read_inquiry(str(trick()), "mushi").game == "mighty"
    assert read_inquiry(repr(trick())).known == mighty.Hand.of(trick().view(0).state)


def test_ten_cards_bid_and_thirteen_have_the_kitty() -> None:
    assert read_inquiry(TEN, "mighty").kind == "bids"
    assert read_inquiry(THIRTEEN, "mighty").kind == "kitty"
    assert read_inquiry(mighty.cards(TEN), "mighty").kind == "bids"
    assert read_inquiry(TEN).kind == "bids"  # the codes tell which game it is
    for seat in range(5):
        assert read_inquiry(TEN, "mighty", seat).position.player == seat
    with pytest.raises(SetupError) as caught:
        read_inquiry("SA HA", "mighty")
    assert caught.value.code == "explorer-ten-cards"


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ({"position": 7}, "explorer-position"),
        ({"game": "chess"}, "explorer-game"),
        ({"samples": 0}, "explorer-samples"),
        ({"samples": True}, "explorer-samples"),
        ({"seat": 2}, "explorer-seat"),
        ({"position": fifth_turn(), "seat": 5}, "explorer-seat"),
        ({"position": fifth_turn().view(0), "all_open": True}, "explorer-not-open"),
        ({"position": "mushi; hands 01Y"}, "part-pair"),
    ],
)
def test_what_cannot_be_asked_says_why(keys: dict[str, Any], code: str) -> None:
    with pytest.raises(HanalabError) as caught:
        HandExplorer(**keys)
    assert caught.value.code == code
    assert caught.value.text("es") != caught.value.text("en")


def test_other_rules_are_taken_over() -> None:
    widget = HandExplorer(fifth_turn(), rules="traditional")
    assert widget.position.rules == mushi.Rules.preset("traditional")


# --- hidden cards stay hidden --------------------------------------------------------------------------


def test_the_view_shows_nothing_the_seat_cannot_know() -> None:
    at = fifth_turn()
    widget = HandExplorer(at)
    shown = json.dumps(tree(widget)) + widget.text_form() + widget.static_svg()
    assert "your view only" in shown
    for card in (*at.hands[1], *at.stock):
        assert card.code not in shown
    assert "?6" in widget.text_form()


def test_all_cards_open_says_so_and_gives_the_exact_value() -> None:
    widget = HandExplorer(fifth_turn(), all_open=True)
    widget.ask()
    assert "all cards open" in said(widget)
    assert "Exact value: +7" in said(widget)
    assert "±" not in words(row(widget))
    widget.press("look")
    assert "your view only" in said(widget)
    assert widget.position.has_unknown


def test_unknown_cards_cannot_be_opened() -> None:
    widget = HandExplorer(fifth_turn().view(0))
    assert find(tree(widget), "look") is None
    widget.press("look")
    assert "18 cards are unknown" in (widget.notice or "")


# --- candidates ----------------------------------------------------------------------------------------


def test_candidates_are_there_before_the_answer() -> None:
    widget = HandExplorer(fifth_turn())
    assert rows(widget)[0] == "play 01Y; take 01R"
    assert len(rows(widget)) == 7
    assert "05X stays no iris there" in said(widget).replace("stays", "stays ")
    assert "Not asked yet" in said(widget)


def test_rows_show_value_error_and_distance() -> None:
    widget = HandExplorer(fifth_turn())
    widget.ask()
    best = row(widget, "play 01Y; take 01R")
    assert "+6.2 ± 0.8" in words(best)
    assert best["attrs"]["aria-label"].startswith("01Y takes 01R, ribbon, 5 points, +6.2 ± 0.8, best")
    second = row(widget, "play 01Y; take 01X")
    assert words(second).endswith("+3.1 ± 0.8−3.1")
    assert "hl-xbest" in best["cls"]
    assert "hl-xbest" not in second["cls"]


def test_bars_start_at_zero() -> None:
    widget = HandExplorer(fifth_turn())
    widget.ask()
    zero = next(node["css"]["--x-zero"] for node in walk(tree(widget)) if "hl-xrows" in node.get("cls", ""))
    fills = [node["css"] for node in walk(tree(widget)) if node.get("cls") == "hl-xfill"]
    assert fills[0]["left"] == zero
    last = fills[-1]
    assert float(last["left"][:-1]) + float(last["width"][:-1]) == pytest.approx(float(zero[:-1]), abs=0.02)


def test_the_axis_has_signs_only_where_the_values_have() -> None:
    for position, wanted in ((fifth_turn(), "+5"), (trick(), "10")):
        widget = HandExplorer(position)
        widget.ask()
        ticks = next(node for node in walk(tree(widget)) if node.get("cls") == "hl-xticks")
        assert wanted in [words(kid) for kid in ticks["kids"]]
        assert f">{wanted}</" in widget.static_svg()


def test_each_suit_is_a_row_of_its_own_where_a_card_is_supposed() -> None:
    widget = HandExplorer(trick().view(0))
    widget.press("walk play CK")
    picks = [node for node in walk(tree(widget)) if (node.get("act") or "").startswith("suppose play")]
    suits = [node["act"].split()[2][0] for node in picks]
    assert "".join(dict.fromkeys(suits)) == "SHCD"
    assert suits == sorted(suits, key="SHCD".index)
    assert picks[0]["act"] == "suppose play SA"


def test_spanish_numbers_have_a_comma() -> None:
    widget = HandExplorer(fifth_turn(), lang="es")
    widget.ask()
    assert "+6,2 ± 0,8" in said(widget)


# --- walking -------------------------------------------------------------------------------------------


def test_a_walk_through_a_view_asks_for_what_is_not_known() -> None:
    widget = HandExplorer(fifth_turn().view(0))
    widget.press("walk play 01Y; take 01R")
    assert "Which card is drawn?" in said(widget)
    widget.press("draw 08X")
    assert widget.inquiry.kind == "suppose"
    assert "Bot is to play" in said(widget)
    assert mushi.Card("08X") in widget.position.field + sum(widget.position.piles, ())
    widget.press("suppose play 05A")
    widget.press("draw any")
    assert widget.inquiry.kind == "rows"
    assert widget.position.turn == 7
    assert "You 01Y takes 01R, draws 08X" in said(widget)
    for _ in range(4):
        widget.press("undo")
    assert widget.position.turn == 5
    widget.press("redo")
    assert widget.inquiry.kind == "draw"


LIGHTNING = "mushi; hands 01Y 05X / ?2; field 01R 11L 04A 04R 04Y; stock ?4"


@pytest.mark.parametrize(
    ("lang", "told", "bot"),
    [
        ("en", "You 01Y takes 01R, draws 02X, which takes 11L", "Bot 04X takes 04A 04R 04Y, draws 03X"),
        ("es", "Tú 01Y se lleva 01R, roba 02X, que se lleva 11L", "Bot 04X se lleva 04A 04R 04Y, roba 03X"),
    ],
)
def test_the_way_tells_what_every_card_took(lang: str, told: str, bot: str) -> None:
    widget = HandExplorer(LIGHTNING, lang=lang)
    widget.press("walk play 01Y")
    widget.press("draw 02X")
    turn = widget.position.turn
    assert told in said(widget)
    widget.press("suppose play 04X")
    assert bot.partition(", ")[0].removeprefix("Bot ") + ";" in said(widget)
    widget.press("draw 03X")
    assert bot in said(widget)
    log = next(node for node in walk(tree(widget)) if node.get("key") == "trail")
    turns = [words(node) for node in walk(log) if node.get("cls") == "hl-log-turn"]
    assert turns == [str(turn - 1), str(turn)]


def test_a_drawn_card_that_may_choose_is_told_with_its_choice() -> None:
    widget = HandExplorer("mushi; hands 05X 09X / ?2; field 01R 01X; stock ?4")
    widget.press("walk play 05X")
    widget.press("draw 01Y")
    assert "You 05X stays, draws 01Y" in said(widget)
    widget.press("walk take 01R")
    assert "You take 01R" in said(widget)


def test_a_walk_with_all_cards_open_goes_on_as_dealt() -> None:
    at = fifth_turn()
    widget = HandExplorer(at, all_open=True)
    widget.press("walk play 01Y; take 01R")
    assert widget.inquiry.kind == "rows"
    assert widget.inquiry.position == at.do("play 01Y").do("take 01R")
    widget.press("walk play 05Y")
    assert not widget.inquiry.position.has_unknown
    assert widget.notice is None


def test_a_walk_through_a_deal_seen_by_one_seat_asks_for_what_that_seat_does_not_know() -> None:
    widget = HandExplorer(fifth_turn())
    widget.press("walk play 01Y; take 01R")
    assert widget.inquiry.kind == "draw"
    assert "Which card is drawn?" in said(widget)
    assert len([node for node in walk(tree(widget)) if node.get("act", "").startswith("draw ")]) == 19
    widget.press("draw 12Y")
    assert widget.inquiry.position.has_unknown
    why = (find(tree(widget), "look") or {})["why"]
    assert why == "This way goes on from what your seat knows. Go back to the start to look at all cards."
    widget.press("look")
    assert widget.notice == why
    widget.press("start")
    assert not (find(tree(widget), "look") or {}).get("refused")
    widget.press("look")
    assert widget.inquiry.open
    widget.press("walk play 01Y; take 01R")
    assert widget.inquiry.kind == "rows"


def test_whatever_the_other_seat_may_hold_can_be_supposed() -> None:
    at = fifth_turn()
    for card in (at.hands[1][0], at.stock[4]):
        widget = HandExplorer(at)
        widget.press("walk play 01Y; take 01R")
        widget.press("draw 12Y")
        assert [each.card for each in suppositions(widget.inquiry)] == [
            card for card in mushi.DECK if card in (*at.hands[1], *at.stock) and card.code != "12Y"
        ]
        widget.press(f"suppose play {card}")
        assert widget.notice is None
        assert widget.inquiry.position.has_unknown


@pytest.mark.parametrize("seed", [0, "friday"])
def test_a_bot_can_play_for_the_other_seat(seed: object) -> None:
    widget = HandExplorer(fifth_turn().view(0), seed=seed)
    widget.press("walk play 05X")
    widget.press("draw any")
    while widget.inquiry.kind == "suppose":
        widget.press("let")
    assert widget.notice is None
    assert widget.inquiry.kind == "draw"


def test_back_to_the_start_is_a_step_of_its_own() -> None:
    widget = HandExplorer(fifth_turn())
    widget.press("walk play 05X")
    widget.press("draw 12Y")
    widget.press("start")
    assert widget.position.turn == 5
    widget.press("undo")
    assert widget.position.turn == 6


def test_what_is_not_legal_says_why_and_changes_nothing() -> None:
    widget = HandExplorer(fifth_turn())
    before = widget.inquiry
    for act in ("walk play 02A", "draw 01B", "suppose play 05A", "jump", "walk", "in 01B", "side 1"):
        widget.press(act)
        assert widget.problem is None, act
    assert widget.inquiry == before
    widget.press("walk play 03X")
    assert widget.notice


NEXT = {"suppose": "let", "draw": "draw any"}


def to_the_end(widget: HandExplorer) -> None:
    for _ in range(99):
        if widget.inquiry.kind == "over":
            return
        widget.press(NEXT.get(widget.inquiry.kind) or f"walk {rows(widget)[0]}")
        assert widget.notice is None, widget.notice


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("all_open", [False, True])
def test_a_round_can_be_walked_to_its_end(all_open: bool, lang: str) -> None:
    widget = HandExplorer(fifth_turn(), all_open=all_open, lang=lang)
    to_the_end(widget)
    you, bot = widget.inquiry.known.score().totals
    name = "You" if lang == "en" else "Tú"
    assert f"{name} {signed(you)}, Bot {signed(bot)}" in said(widget)
    assert ("The round is over" if lang == "en" else "La ronda ha terminado") in said(widget)
    assert find(tree(widget), "walk play 01Y") is None
    assert widget.static_svg()
    assert widget.text_form()


# --- Mighty --------------------------------------------------------------------------------------------


def test_a_trick_is_walked_seat_by_seat() -> None:
    widget = HandExplorer(trick().view(0))
    assert "You play 15♥" in said(widget).replace("\N{VARIATION SELECTOR-15}", "")
    widget.press(f"walk {rows(widget)[0]}")
    assert "Ara is to play" in said(widget)
    for _ in range(4):
        widget.press("let")
        assert widget.notice is None, widget.notice
    assert widget.inquiry.kind in ("rows", "suppose")
    assert len(widget.position.tricks) == 1


def test_the_friend_is_known_once_the_called_card_is_supposed() -> None:
    widget = HandExplorer(trick().view(0))
    widget.press("walk play CK")
    widget.press("suppose play SA")
    assert widget.position.friend == 1
    assert widget.position.friend_known


@pytest.mark.parametrize(
    ("lang", "named", "called"),
    [
        ("en", "Joker, naming hearts", "♣2 with the call"),
        ("es", "Joker, nombrando corazones", "♣2 con la llamada"),
    ],
)
def test_what_is_supposed_is_said_in_the_readers_language(lang: str, named: str, called: str) -> None:
    hand = trick()
    for card in ("CK", "S2", "C5", "CJ", "D2"):
        hand = hand.do(f"play {card}")
    rules = mighty.Rules.preset("korean").changed(joker_call_card="declarer_names_a_2")
    hand = mighty.Hand.of(hand.state._replace(rules=rules, player=2, leader=2))
    widget = HandExplorer(hand, seat=4, lang=lang)
    names = {
        node["act"]: node["attrs"]["aria-label"].replace("\N{VARIATION SELECTOR-15}", "")
        for node in walk(tree(widget))
        if (node.get("act") or "").startswith("suppose ")
    }
    assert not any("play" in name or "names" in name for name in names.values())
    assert called in names["suppose play C2 calls"]
    assert "suppose play C2" in names
    assert named in names["suppose play JK names H"]


def test_a_void_seat_is_not_supposed_to_follow() -> None:
    widget = HandExplorer(trick().view(0))
    widget.press("walk play CK")
    widget.press("suppose play D3")
    for _ in range(3):
        widget.press("let")
    while widget.inquiry.kind == "rows":
        widget.press(f"walk {rows(widget)[0]}")
    while widget.position.player != 1:
        widget.press("let")
    assert not any(each.card.suit == "C" for each in suppositions(widget.inquiry))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("all_open", [False, True])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_hand_can_be_walked_to_its_end(seat: int, all_open: bool, lang: str) -> None:
    widget = HandExplorer(trick(), seat=seat, all_open=all_open, lang=lang)
    to_the_end(widget)
    score = widget.inquiry.known.score()
    assert score.formula(lang) in said(widget)
    assert score.formula(lang, seat) in said(widget)
    assert not widget.inquiry.position.has_unknown
    assert widget.static_svg()
    assert widget.text_form()


def test_a_hand_whose_laid_away_cards_nobody_knows_says_so_at_its_end() -> None:
    at = trick().view(1)
    while at.player is not None and len(at.state.tricks) < 9:
        whole = next(worlds(at))
        at = whole.do(whole.actions()[0]).view(1)
    state = at.state._replace(tricks=at.state.tricks[4:])
    widget = HandExplorer(str(mighty.Hand.of(state)), seat=1)
    assert widget.inquiry.seat == 1
    to_the_end(widget)
    assert "What was laid away is not known" in said(widget)
    assert "points taken, 15♥ bid" in said(widget).replace("\N{VARIATION SELECTOR-15}", "")


def test_another_seat_prepares_its_hand_in_one_step() -> None:
    hand = mighty.Hand.deal("prepared").do("pass")
    for _ in range(5):
        hand = hand.do("bid 15H" if hand.auction.standing is None else "pass")
    assert hand.phase == "EXCHANGE"
    for seat in range(5):
        if seat == hand.declarer:
            continue
        widget = HandExplorer(hand.view(seat))
        assert "is preparing" in said(widget)
        widget.press("let")
        assert widget.notice is None
        at = widget.position
        assert (at.phase, at.player) == ("PLAY", hand.declarer)
        assert at.hands[seat] == hand.hands[seat]
        assert set(at.state.discards) == {mighty.UNKNOWN}
        assert at.call is not None


@pytest.mark.parametrize("seed", range(4))
def test_a_bot_plays_only_what_its_seat_may_still_hold(seed: int) -> None:
    widget = HandExplorer(trick().view(0), seed=seed)
    widget.press("walk play CK")
    widget.press("suppose play D3")  # no club is left there
    to_the_end(widget)


def test_a_plan_for_the_kitty_leads_to_the_first_trick() -> None:
    widget = HandExplorer(THIRTEEN, "mighty")
    widget.ask()
    assert "thirteen cards" in said(widget)
    widget.press(f"walk {rows(widget)[0]}")
    assert widget.notice is None
    assert widget.position.phase == "PLAY"
    assert widget.position.call.card == mighty.Card("SA")


def test_what_is_decided_already_stays() -> None:
    widget = HandExplorer(THIRTEEN, "mighty")
    widget.press("walk discard S10 D4 C4")
    assert widget.position.phase == "TRUMP"
    assert widget.inquiry.kind == "kitty"
    widget.ask()
    widget.press("walk discard S10 D4 C4; trump H; friend SA; joker-call C2")
    assert widget.notice is None
    assert widget.position.phase == "PLAY"
    widget.press("walk trump H")
    assert widget.notice


def test_the_running_trick_tells_who_played() -> None:
    widget = HandExplorer(trick().view(0))
    widget.press("walk play HA")
    widget.press("suppose play H3")
    assert "You ♥A, Ara ♥3" in said(widget).replace("\N{VARIATION SELECTOR-15}", "")


def test_bids_are_a_table_of_chances_or_scores() -> None:
    widget = HandExplorer(TEN, "mighty")
    widget.ask()
    cells = [node for node in walk(tree(widget)) if node.get("act", "").startswith("bid ")]
    assert len(cells) == 40
    assert all(words(cell) for cell in cells)
    advised = [cell["act"] for cell in cells if "hl-xadvised" in cell["cls"]]
    assert advised == [f"bid {widget.answer.best.text}"]
    assert cells[0]["attrs"]["aria-label"].startswith("13♥: made in 95 %")
    assert "Passing counts 0" in said(widget)
    widget.press("bid 13S")
    assert (find(tree(widget), "bid 13S") or {})["attrs"]["aria-pressed"] == "true"
    assert "With 13♠" in said(widget).replace("\N{VARIATION SELECTOR-15}", "")
    widget.press("shows score")
    assert "+" in words(find(tree(widget), "bid 13H") or "")
    widget.press("shows nothing")
    assert widget.notice


# --- what if -------------------------------------------------------------------------------------------


def test_one_card_is_exchanged() -> None:
    widget = HandExplorer(fifth_turn().view(0))
    widget.press("what exchange")
    widget.press("out 05X")
    assert "05X goes" in said(widget)
    widget.press("in 02A")
    pair = widget._look.sides
    assert mushi.Card("02A") in pair[1].hand
    assert mushi.Card("05X") in pair[1].unseen
    assert "02A for 05X" in said(widget)
    widget.press("side 1")
    assert mushi.Card("02A") in widget.inquiry.hand


def test_an_exchange_in_a_deal_swaps_both_cards() -> None:
    at = fifth_turn()
    widget = HandExplorer(at, all_open=True)
    came = at.stock[3]
    for act in ("what exchange", "out 05X", f"in {came.code}", "side 1"):
        widget.press(act)
    assert widget.inquiry.position.stock[3] == mushi.Card("05X")
    assert mushi.Card("01R") not in exchangeable(widget.inquiry)


def test_one_rule_is_changed() -> None:
    widget = HandExplorer(fifth_turn())
    widget.press("what rule")
    widget.press("rule-choice", "three_brights=any_three")
    widget.press("rule-go")
    first, second = widget._look.sides
    assert first.rules.differences(second.rules).keys() == {"three_brights"}
    assert "B Any three Brights are Three Brights" in said(widget)
    assert "A Crane, warbler and curtain are Three Brights" in said(widget)
    assert "three_brights" not in said(widget)
    widget.press("sides-close")
    assert widget._look.sides is None


def test_compared_plans_that_lay_away_the_same_are_told_apart() -> None:
    widget = HandExplorer(THIRTEEN, "mighty")
    for act, value in (("what rule", None), ("rule-choice", "overtrick=2"), ("rule-go", None)):
        widget.press(act, value)
    sides = [node for node in walk(tree(widget)) if node.get("cls") == "hl-xside-rows"]
    assert len(sides) == 2
    for side in sides:
        assert len({each["key"] for each in side["kids"]}) == len(side["kids"]) == 3
        assert len({words(each["kids"][0]) + words(each["kids"][2]) for each in side["kids"]}) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("position", [fifth_turn(), trick()])
def test_rules_are_offered_in_words(position: Any, lang: str) -> None:
    offered = rule_changes(read_inquiry(position), lang)
    assert len({words_ for _, _, words_ in offered}) == len(offered)
    for key, value, words_ in offered:
        number, _, clause = words_.partition(" ")
        assert number == position.rules.OPTIONS[key].rule
        assert clause[0].isupper()
        assert key not in clause
        assert value.isdecimal() or value not in clause.split()


def test_two_branches_are_compared() -> None:
    widget = HandExplorer(trick())
    widget.press("keep")
    assert (find(tree(widget), "branch-go") or {})["refused"]
    widget.press("walk play HA")
    for _ in range(4):
        widget.press("let")
    while widget.inquiry.kind == "suppose":
        widget.press("let")
    widget.press("branch-go")
    assert widget._look.sides is not None
    assert "With branch B" in said(widget)
    assert "the start" in said(widget)
    widget.press("undo")
    assert widget._look.sides is None
    widget.press("forget")
    assert widget._look.kept is None


# --- what stays ----------------------------------------------------------------------------------------

EVERY = [
    (fifth_turn(), "mushi", ()),
    (fifth_turn(), "mushi", ("look",)),
    (fifth_turn().view(0), "mushi", ("walk play 05X",)),
    (fifth_turn(), "mushi", ("walk play 05X",)),
    (fifth_turn(), "mushi", ("what exchange",)),
    (fifth_turn(), "mushi", ("what exchange", "out 05X")),
    (fifth_turn(), "mushi", ("what rule",)),
    (fifth_turn(), "mushi", ("keep",)),
    (fifth_turn(), "mushi", ("open paste",)),
    (fifth_turn(), "mushi", ("setup",)),
    (trick(), "mighty", ()),
    (trick(), "mighty", ("walk play HA",)),
    (trick(), "mighty", ("setup",)),
    (TEN, "mighty", ()),
    (TEN, "mighty", ("shows score", "bid 14N")),
    (TEN, "mighty", ("what exchange", "out HA", "in SA")),
    (THIRTEEN, "mighty", ()),
    (THIRTEEN, "mighty", ("setup",)),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("asked", [False, True])
@pytest.mark.parametrize(("position", "game", "acts"), EVERY)
def test_everything_is_shown_and_stays(
    position: object, game: str, acts: tuple[str, ...], asked: bool, lang: str
) -> None:
    widget = HandExplorer(position, game, lang=lang)
    if asked:
        widget.ask()
    for act in acts:
        widget.press(act)
        assert widget.notice is None, widget.notice
    for node in walk(tree(widget)):
        if node["tag"] == "button" and not node.get("attrs", {}).get("aria-label"):
            assert words(node).strip(), node
    keys = [node["key"] for node in walk(tree(widget)) if node.get("act") and "key" in node]
    assert keys
    bundle = widget._repr_mimebundle_()
    assert bundle["image/svg+xml"].endswith("</svg>")
    assert bundle["text/plain"] == widget.text_form()
    assert "\N{REPLACEMENT CHARACTER}" not in bundle["text/plain"]


def test_siblings_have_keys_of_their_own() -> None:
    for position, game, acts in EVERY:
        widget = HandExplorer(position, game)
        widget.ask()
        for act in acts:
            widget.press(act)
        for node in walk(tree(widget)):
            keys = [kid["key"] for kid in node.get("kids", ()) if isinstance(kid, dict) and "key" in kid]
            assert len(keys) == len(set(keys)), (acts, node.get("cls"), keys)


def test_the_text_goes_round() -> None:
    widget = HandExplorer(fifth_turn())
    text = widget.text_form().splitlines()[1]
    assert str(HandExplorer(text).position) == text
    widget.ask()
    assert "01Y takes 01R" in widget.text_form()
    assert repr(widget).startswith("HandExplorer('mushi; ")


@pytest.mark.parametrize(
    ("sentence", "bold", "rest"),
    [
        ("Take it: +3.1 ± 0.9 a round over the next best, because it wins.",
         "Take it: +3.1 ± 0.9 a round over the next best,", "because it wins."),
        ("Bid up to 15♥: made in 71 % of the deals, +1.9 ± 0.4 a hand. At 16♥ pass.",
         "Bid up to 15♥: made in 71 % of the deals, +1.9 ± 0.4 a hand.", "At 16♥ pass."),
        ("Toma: +6,2 ± 0,8 por ronda, pero no.", "Toma: +6,2 ± 0,8 por ronda,", "pero no."),
        ("Pass.", "Pass.", ""),
    ],
)  # fmt: skip
def test_a_sentence_is_cut_where_it_may_be(sentence: str, bold: str, rest: str) -> None:
    assert pieces(sentence) == (bold, rest)


def test_candidates_know_what_they_take() -> None:
    found = {str(row.action): row for row in candidates(read_inquiry(fifth_turn()))}
    assert found["play 05X"].stays
    assert [card.code for card in found["play 01Y"].takes] in (["01R"], ["01X"])


def test_what_stays_does_not_tell_how_long_it_took() -> None:
    widget = HandExplorer(fifth_turn())
    widget.ask()
    assert "0.4 s" in said(widget)
    assert "Seed" not in said(widget)
    assert "0.4 s" not in widget.text_form()
    assert "0.4 s" not in widget.static_svg()


def _all_acts(widget: HandExplorer) -> list[tuple[str, str | None]]:
    """Everything that can be pressed or chosen now, refused things too."""
    found: list[tuple[str, str | None]] = []
    for node in walk(widget._panel.tree):
        if node.get("act"):
            found.append((node["act"], None))
        if node.get("field"):
            options = [kid["attrs"].get("value", "") for kid in node.get("kids", ()) if isinstance(kid, dict)]
            found += [(node["field"], value) for value in options or ["", "13H pass", str(fifth_turn()), TEN]]
    return found


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_pressed_nothing_breaks(seed: int) -> None:
    chance = random.Random(seed)
    position, game, _ = chance.choice([(None, "mushi", ()), (None, "mighty", ()), *EVERY])
    widget = HandExplorer(position, game, lang=chance.choice(LANGUAGES))
    if seed % 2:
        widget.ask()
    for _ in range(40):
        act, value = chance.choice(_all_acts(widget))
        widget.press(act, value)
        assert widget.problem is None, (act, value, widget.problem)
    assert widget.static_svg()
    assert widget.text_form()


@pytest.mark.parametrize(("made", "bars"), [((fifth_turn(),), True), ((TEN, "mighty"), False)])
def test_bars_are_explained_where_there_are_bars(made: tuple[Any, ...], bars: bool) -> None:
    widget = HandExplorer(*made)
    widget.ask()
    assert ("Bars are averages" in said(widget)) is bars
    out = str(widget.inquiry.hand[1])
    widget.press("what exchange")
    widget.press(f"out {out}")
    widget.press(f"in {exchangeable(widget.inquiry)[0]}")
    assert widget._look.sides is not None
    assert ("Bars are averages" in said(widget)) is bars


@pytest.mark.parametrize(("lang", "told"), [("en", "Points: You 21, Bot 5"), ("es", "Puntos: Tú 21, Bot 5")])
def test_the_points_so_far_are_told(lang: str, told: str) -> None:
    position = "mushi; hands 05X 09X / ?2; field 04A; stock ?4; piles 01B 01X / 02R"
    widget = HandExplorer(position, lang=lang)
    assert told in said(widget)
    assert told.partition(":")[0] in widget.static_svg()
    empty = HandExplorer("mushi; hands 05X / ?1; field 04A; stock ?2", lang=lang)
    assert told.partition(":")[0] not in said(empty)
