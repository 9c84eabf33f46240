"""The trick table at its ends: settlement, sessions, pasting, saved notebooks, any press in any order."""

from __future__ import annotations

import random
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

from hanalab.mighty import Bid, Card, Hand, Rules, Session
from hanalab.mighty.scoring import signed_amount
from hanalab.widgets.mighty_table import MightyTable
from hanalab.widgets.nodes import walk, words
from hanalab.widgets.trick_table import TrickTable
from tests.pictured_hand import CARDS, HANDS, OVER, REVEALED, TURN, after, first_lead
from tests.widgets.auctions import acts, has, keyed, primaries, shown, status, tree_of
from tests.widgets.trick_tables import Lay, lay, pictured, section, whole_game

__all__ = ["lay"]

KOREAN = Rules.preset("korean")


# -- the settlement ------------------------------------------------------------------------------------------


def test_the_settlement_shows_the_formula_and_five_scores(lay: Lay) -> None:
    table = pictured(lay(first_lead(), pause=None), OVER)
    assert status(table) == "Contract made: 15 of 15 Your side needed 15 and has exactly 15. K50"
    assert section(table, "formula") == (
        "15 − 12 K52 bid above 12+15 − 15 K55 points above the bid=3unit S "
        "Declarer wins 2 S, friend S, each defender loses S. K52"
    )
    rows = section(table, "rows")
    assert "You★declarer11 pt2 × 3+6" in rows
    assert "Bora■defender0 ptno point cards−1 × 3−3" in rows
    assert "Your 11 include ♠10, which you laid away K20" in rows
    assert "sum 0" in rows
    lists = [each for each in walk(keyed(table, "rows")) if each.get("attrs", {}).get("role") == "listitem"]
    assert lists[0]["attrs"]["aria-label"] == "You, declarer, 11 points, score +6"
    assert not has(table, "felt-wide")
    assert primaries(table) == {"next"}


#: cards with which you take all 20 points without a friend, in no trump, and what the others hold
ALL = (
    "HA HK HQ HJ H10 H9 SA SK SQ JK",
    "S2 S6 S8 S3 D4 D3 D9 DK H2 H3",
    "SJ S5 C2 C5 C6 C8 C10 D7 D8 DJ",
    "S4 C3 C9 CJ CQ CA D10 H5 DA C7",
    "S7 S9 S10 D2 D5 D6 DQ H4 H7 H8",
)


def ended(hand: Hand, best: bool) -> Hand:
    """The hand played out: the declarer plays high (`best`) or low, the Joker to the second trick; the others
    throw what is worth least."""
    while hand.phase == "PLAY":
        own = hand.player == hand.declarer
        sign = -1 if own and best else 1
        choose = {
            action: (sign * action.card.rank, action.card.points)
            if action.card.code != "JK"
            else (-100 if hand.number == 2 else 100, 0)
            for action in hand.actions()
        }
        hand = hand.do(min(choose, key=lambda action: choose[action]))
    return hand


def test_k54_k56_k58_every_factor_of_a_run_has_its_rule(lay: Lay) -> None:
    hand = Hand.at_play(ALL, 0, "20N", "none", joker_call="C3", discards="H6 CK C4", rules=KOREAN)
    table = pictured_end(lay, ended(hand, True))
    assert status(table) == "Contract made: 20 of 20 Your side has taken all 20 points. K50"
    told = section(table, "formula")
    for box in ("2 × (20 − 13) K54 bid above 13", "×2 K58 run", "×2 K58 no trump", "×2 K56 no friend"):
        assert box in told
    assert "=112unit S Alone, the declarer wins 4 S, each of the others loses S. K56" in told
    assert section(table, "terms") == (
        "2 × (20 − 13)bid above 13 K54 +20 − 20points above the bid K54 ×2run K58 ×2no trump K58 "
        "×2no friend K56 =112unit S"
    )
    assert "+448" in section(table, "rows")
    strip = next(each for each in walk(keyed(table, "rows")) if each.get("cls") == "hl-settle-strip")
    assert strip["css"] == {"--hl-n": "19"}
    saved = table.text_form()
    assert "× 2: run (K58)" in saved
    assert "Alone, the declarer wins 4 S, each of the others loses S. (K56)" in saved


def test_k58_a_back_run_is_named(lay: Lay) -> None:
    hands = ALL[1:] + ALL[:1]
    hand = Hand.at_play(hands, 0, "14D", "none", joker_call="C3", discards="H6 CK C4", rules=KOREAN)
    table = pictured_end(lay, ended(hand, False))
    points = table.hand.score().points
    assert points < 10
    assert f"has {points}, the defenders {20 - points}: a back-run. K58" in status(table)
    assert "×2 K58 back-run" in section(table, "formula")


def test_k57_alone_without_having_said_so_is_explained(lay: Lay) -> None:
    table = pictured(lay(first_lead("HA"), pause=None), OVER, friend="HA")
    assert "unannounced: the declarer loses 4 S" in section(table, "formula")
    assert "Nothing is doubled for it. K57" in section(table, "formula")


def test_halves_and_overtricks_have_their_rules(lay: Lay) -> None:
    rules = Rules(scoring="literal_halves", overtrick=2)
    hand = Hand.at_play(HANDS, 0, "13H", "SA", joker_call="C2", discards="S10 D4 C4", dealer=2, rules=rules)
    for card in CARDS:
        hand = hand.do(f"play {card}")
    table = pictured_end(lay, hand)
    assert "13 − 12 K53 bid above 12+2 × (15 − 13) K55 points above the bid=5" in section(table, "formula")
    assert "−½ × 5−2½" in section(table, "rows")


def pictured_end(lay: Lay, hand: Hand) -> TrickTable:
    """A table with the settlement of a hand."""
    table = lay(hand, pause=None)
    table.moved(replace(table.sitting, held=False))
    table.refresh()
    return table


def test_nobody_is_you_where_five_bots_play(lay: Lay) -> None:
    table = lay(seed=5, pause=0, bots=("steady",) * 5)
    table.moved(table.sitting.finish())
    table.refresh()
    assert "The declarer’s side needed" in status(table)
    assert "your" not in section(table, "points").lower()
    assert "Your" not in section(table, "rows")


@pytest.mark.parametrize("preset", Rules.PRESETS)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_rules_of_a_table_are_told_in_words(lay: Lay, preset: str, lang: str) -> None:
    """By name, with each rule in which they are not the source's; the seed of a deal is told apart."""
    rules = Rules.preset(preset)
    table = lay(kind=MightyTable, seed=1, rules=rules, lang=lang)
    table.press("open rules")
    changes = Rules.preset("seed").differences(rules)
    assert has(table, "changes") is bool(changes)
    if not changes:
        tells = {
            "en": "The seed of a deal is something else.",
            "es": "La semilla de un reparto es otra cosa.",
        }
        assert section(table, "set").endswith(tells[lang])
        return
    told = section(table, "changes")
    assert [word for word in changes if "_" in word and word in told] == []
    for change in changes.values():
        assert change.rule in told
    assert ("the Mighty may be played at any time K26" in told) is (lang == "en")


def test_a_session_has_a_sheet_of_all_its_hands(lay: Lay) -> None:
    table = lay(kind=MightyTable, seed=5, pause=0, bots=("steady",) * 5, rules=Rules(hands="hands 3"))
    table.moved(table.sitting.finish())
    assert not has(table, "sheet")
    while not table.sitting.session_now.is_over:
        table.moved(table.sitting.next_hand().finish())
    table.refresh()
    session = table.session
    rows = [
        [words(cell) for cell in row["kids"]] for row in walk(keyed(table, "sheet")) if row.get("tag") == "tr"
    ]
    assert rows[0] == ["#", "P0", "P1", "P2", "P3", "P4"]
    played = [scores for hand, scores in zip(session.hands, session.scores, strict=True) if not hand.is_dead]
    assert len(played) == 3
    assert [row for row in rows[1:-1] if row[0] != "–"] == [
        [str(number), *map(signed_amount, scores)] for number, scores in enumerate(played, 1)
    ]
    assert rows[-1] == ["Σ", *map(signed_amount, session.totals)]


def test_k16_after_a_hand_without_a_contract_the_next_one_is_dealt(lay: Lay) -> None:
    for rules, dealer in ((Rules(), "P1 deals next. K16"), (KOREAN, "P0 deals next. K16")):
        table = lay(kind=MightyTable, seed=3, bots=None, rules=rules)
        for _ in range(5):
            table.press("pass")
        assert primaries(table) == {"next"}
        assert dealer in section(table, "outcome")
        assert words(keyed(table, "keys")) == "U undo"
        table.press("next")
        assert table.hand.phase == "AUCTION"
        assert table.hand.dealer == int(dealer[1])


def test_a_failed_contract(lay: Lay) -> None:
    table = lay(seed=1, pause=0, bots="random")
    choose = random.Random(0)
    while not table.sitting.is_over:
        table.press(str(choose.choice(table.hand.actions())))
    score = table.hand.score()
    said = "Contract made" if score.made else f"Contract failed by {15 - score.points}"
    assert said.split(" by ")[0] in status(table)
    assert "Session after 1 of 10" in section(table, "session")
    assert "deals the next hand. K6" in section(table, "next") or "You deal the next hand. K6" in section(
        table, "next"
    )
    table.press("next")
    assert table.hand.phase == "PLAY"
    assert "Hand 2 of 10" in shown(table)
    assert table.session.played == 1


def test_a_session_of_two_hands_ends(lay: Lay) -> None:
    rules = Rules(hands="hands 2")
    table = lay(seed=3, pause=0, bots="random", rules=rules)
    for _ in range(2):
        while not table.sitting.is_over:
            table.press(str(table.hand.actions()[0]))
        last = section(table, "next")
        if table.session.played < 2:
            table.press("next")
    assert "The session is over" in last
    assert "K59" in last
    table.press("next")
    assert table.session == Session(rules)


def test_undo_from_the_settlement_and_replay(lay: Lay) -> None:
    table = lay(after(OVER), bots=None)
    table.press("undo")
    assert table.hand == after(OVER - 1)
    table.press("redo")
    assert table.sitting.is_over
    table.press("replay")
    assert table.hand == first_lead()
    assert status(table).startswith("Replay, trick 1")
    assert {"from-here", "to-end", "continue"} <= set(acts(table))
    for _ in range(6):
        table.press("continue")
    table.press("to-end")
    assert table.sitting.is_over


# -- starting, pasting, ending -------------------------------------------------------------------------------


def test_alone_it_starts_at_the_first_lead(lay: Lay) -> None:
    for seed in range(4):
        table = lay(seed=seed)
        assert (table.hand.phase, table.hand.number, table.hand.trick) == ("PLAY", 1, ())
        assert isinstance(table.hand.contract, Bid)
        assert "The Joker Call card is" in section(table, "log")


def test_a_hand_before_the_play_offers_to_be_prepared(lay: Lay) -> None:
    table = lay(Hand.deal(seed=1))
    assert (
        status(table)
        == "The play has not begun yet Bots can bid and prepare. To do it yourself: MightyTable. K21"
    )
    assert primaries(table) == {"prepare"}
    assert tree_of(table).get("after") is None
    assert tree_of(table)["keys"]["Enter"] == "prepare"
    for act in ("continue", "choose SA", "hint"):
        table.press(act)
        assert table.hand == Hand.deal(seed=1)
    assert lay(Hand.deal(seed=1), pause=0).hand == Hand.deal(seed=1)
    table.press("prepare")
    assert table.hand.phase == "PLAY"
    assert table.hand.root() == Hand.deal(seed=1)


def test_a_hand_a_text_a_session_or_another_table(lay: Lay) -> None:
    assert lay(str(after(TURN))).hand == after(TURN)
    session = Session(Rules(), 3)
    assert lay(session, seed=5).hand.dealer == 3
    first = lay(after(TURN), names=("A", "B", "C", "D", "E"))
    other = lay(first)
    assert (other.hand, other.names) == (first.hand, first.names)


def test_pasting(lay: Lay) -> None:
    table = lay(seed=1)
    table.press("open paste")
    table.press("paste", "mighty; hands SA SA / nonsense")
    assert "It cannot be loaded" in shown(table)
    assert has(table, "errors")
    table.press("paste", str(after(TURN).view(0)))
    assert table.hand.hands[0] == after(TURN).hands[0]
    assert status(table).startswith("Your turn: follow clubs")
    table.press("open deal")
    table.press("deal", "friday")
    assert table.sitting.seed == "friday"
    table.press("open rules")
    assert "K38" in section(table, "rules")
    table.press("open nothing")
    assert table.notice is not None


@pytest.mark.parametrize(
    "keys",
    [
        {"pause": -1},
        {"pause": "fast"},
        {"bots": "nobody"},
        {"seat": 7},
        {"names": ("A", "B")},
        {"hand": "SA"},
    ],
)
def test_bad_arguments_are_told(keys: dict[str, Any]) -> None:
    from hanalab.core.errors import HanalabError

    hand = keys.pop("hand", None)
    with pytest.raises(HanalabError):
        TrickTable(hand, canvas=False, **keys)


def test_changes_are_told(lay: Lay) -> None:
    told: list[Hand] = []
    table = lay(after(TURN), on_change=told.append)
    table.press("choose CK")
    assert told == []
    table.press("choose CK")
    assert told == [table.hand]


def test_close_frees_every_model() -> None:
    TrickTable(after(TURN)).close()  # ipycanvas keeps one model of its own for all
    before = set(_instances)
    table = TrickTable(after(TURN))
    table.press("@size", {"form": "narrow"})
    table.press("play CK")
    assert set(_instances) > before
    table.close()
    table.close()
    assert set(_instances) == before


def test_narrow_shows_one_line_of_contract_and_tabs(lay: Lay) -> None:
    table = lay(after(TURN))
    table.press("@size", {"form": "narrow"})
    assert section(table, "contract-line") == "15♥Mighty ♠AFriend ♠A hidden2 of 15"
    assert has(table, "felt-narrow")
    table.press("tab log")
    tabs = [each for each in walk(tree_of(table)) if each.get("attrs", {}).get("role") == "tab"]
    assert [each["attrs"]["aria-selected"] for each in tabs] == ["false", "false", "true"]
    table.press("tab nothing")
    assert table.notice is not None


# -- saved notebooks -----------------------------------------------------------------------------------------


def test_the_saved_picture_and_text(lay: Lay) -> None:
    table = lay(after(TURN))
    first = table.static_svg()
    assert first == table.static_svg()
    assert first is not None
    root = ET.fromstring(first)
    assert root.get("width") == "716"
    text = table.text_form()
    assert text.startswith(
        "Mighty · Hand 1 of 10 · trick 3 of 10\nYour turn: follow clubs. ♣K, ♣7, or the Joker"
    )
    assert "15♥. Mighty ♠A beats all (K24)." in text
    assert text.endswith("Your hand: ♥K ♥10 ♥9 ♥6 ♣K ♣7 ♦A Joker")
    bundle = table._repr_mimebundle_()
    assert (bundle["text/plain"], bundle["image/svg+xml"]) == (text, first)
    assert repr(table) == "<TrickTable, Hand 1 of 10 · trick 3 of 10>"


def test_the_saved_picture_and_text_hide_what_the_seat_cannot_know(lay: Lay) -> None:
    for played in (0, TURN, REVEALED, 31):
        table = lay(after(played), seat=2)
        hidden = {card for seat in (0, 1, 3, 4) for card in table.hand.hands[seat]} - {Card("SA"), Card("C2")}
        for card in hidden:
            assert card.sign not in table.text_form()
            assert f'{card.code}"' not in str(table.static_svg())
        table.press("open-hands")
        assert table.hand.hands[0][0].sign in table.text_form()


def test_the_end_in_a_saved_notebook(lay: Lay) -> None:
    table = pictured(lay(first_lead()), OVER)
    assert "S = (15 − 12) + (15 − 15) = 3" in table.text_form()
    assert "You, declarer: 2 × 3 = +6" in table.text_form()
    assert "Contract made" in str(table.static_svg())


# -- anything at all -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_any_press_in_any_order(lay: Lay, seed: int) -> None:
    choose = random.Random(seed)
    rules = [
        None,
        KOREAN,
        Rules(kitty_friend="sealed_call", last_trick_friend="on", scoring="literal_halves"),
    ][seed % 3]
    table = lay(
        kind=[TrickTable, MightyTable][seed % 2], seed=seed, rules=rules, lang=["en", "es"][seed % 2],
        bots=[None, "random"][choose.randrange(2)], pause=[400, 0, None][seed % 3],
    )  # fmt: skip
    table.press("@size", {"form": "narrow"})
    for _ in range(60):
        if choose.random() < 0.4:
            act = choose.choice([act for act in acts(table) if not act.startswith(("rule", "lang"))])
        elif table.sitting.waits:
            act = "continue"
        elif table.hand.is_over:
            act = "next"
        else:
            act = str(choose.choice(table.hand.actions()))
        table.press(act)
        assert table.problem is None, (act, table.problem)
        ids = [each["key"] for each in walk(tree_of(table)) if "key" in each]
        assert ids
        assert table.over.popover or len(primaries(table)) <= 1


def test_whole_hands_in_one_table(lay: Lay) -> None:
    for seed in (1, 2):
        table = lay(kind=MightyTable, seed=seed, seat=1)
        rooms = []

        def choose(position: Hand, table: MightyTable = table, rooms: list[str] = rooms) -> str:
            rooms.append(type(table.room).__name__)
            if position.phase == "AUCTION":
                return "bid 20N" if position.why_not("bid 20N") is None else "pass"
            return str(table.sitting.choice(position))

        whole_game(table, choose)
        assert list(dict.fromkeys(rooms)) == ["AuctionRoom", "PreparationRoom", "TrickRoom"]
        assert (table.hand.declarer, table.session.played) == (1, 1)
        while table.sitting.undo_to() is not None:
            table.press("undo")
        assert table.hand.phase == "AUCTION"
        table.press("redo")
        assert table.hand.phase == "EXCHANGE"


def test_a_lost_auction_is_played_as_defender(lay: Lay) -> None:
    table = lay(kind=MightyTable, seed=1)
    seen = set()

    def choose(position: Hand) -> str:
        seen.add(position.phase)
        return "pass" if position.phase == "AUCTION" else str(table.sitting.choice(position))

    whole_game(table, choose)
    assert table.hand.declarer != 0
    assert seen == {"AUCTION", "PLAY"}
    assert "Your side" not in status(table) or table.hand.friend == 0


def test_every_text_is_in_both_languages() -> None:
    for name in ("trick-table", "draw-mighty", "mighty-table"):
        keys = []
        for lang in ("en", "es"):
            source = Path(f"hanalab/locale/{lang}/{name}.ftl").read_text(encoding="utf-8")
            keys.append(
                [
                    line.partition(" =")[0]
                    for line in source.splitlines()
                    if " = " in f"{line} " and line[:1].isalpha()
                ]
            )
        assert keys[0] == keys[1]


def test_the_place_in_the_session_breaks_between_its_parts(lay: Lay) -> None:
    table = lay(after(OVER), bots=None)
    table.press("replay")
    for form in ("wide", "narrow"):
        cls = f"hl-where hl-only-{form}"
        place = next(each for each in walk(tree_of(table)) if each.get("cls") == cls)
        parts = [words(each) for each in walk(place) if each.get("cls") == "hl-where-part"]
        assert len(parts) == 3
        assert [part.startswith("· ") for part in parts] == [False, True, True]
        assert words(place).endswith("· replay")
