"""The trick table, driven by the same presses as by clicks and keys."""

from __future__ import annotations

import random
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

from hanalab.mighty import Bid, Card, Hand, Rules, Session
from hanalab.widgets.mighty_table import MightyTable
from hanalab.widgets.nodes import walk, words
from hanalab.widgets.trick_table import TrickTable
from tests.pictured_hand import NAMES, OVER, REVEALED, TURN, after, first_lead
from tests.widgets.auctions import acts, has, keyed, node, primaries, shown, status, tree_of
from tests.widgets.trick_tables import Lay, lay, pictured, whole_game

__all__ = ["lay"]

KOREAN = Rules.preset("korean")


def hand_cards(table: TrickTable) -> list[dict[str, Any]]:
    return [each for each in walk(keyed(table, "cards")) if each["tag"] == "button"]


def veils(table: TrickTable) -> dict[str, str]:
    """The veil of each card in the hand, "" where it is live."""
    faces = {
        each["key"]: next(face for face in each["kids"] if face["tag"] == "card")
        for each in hand_cards(table)
    }
    return {code: face.get("veil", "") for code, face in faces.items()}


def section(table: TrickTable, key: str) -> str:
    return words(keyed(table, key)).replace("\N{VARIATION SELECTOR-15}", "")


# -- your turn -----------------------------------------------------------------------------------------------


def test_k38_legal_cards_are_live_and_the_others_say_why_not(lay: Lay) -> None:
    table = lay(after(TURN))
    assert (
        status(table) == "Your turn: follow clubs ♣K, ♣7, or the Joker, which may always be played. K38 K28"
    )
    assert [each["key"] for each in hand_cards(table)] == ["HK", "H10", "H9", "H6", "CK", "C7", "DA", "JK"]
    assert veils(table) == {
        "CK": "",
        "C7": "",
        "JK": "",
        **dict.fromkeys(("HK", "H10", "H9", "H6", "DA"), "refused"),
    }
    king = node(table, "choose HK")
    assert king["refused"]
    assert (king["why"], king["rule"]) == ("♥K cannot be played: clubs were led and you hold ♣K ♣7.", "K38")
    assert "not now: ♥K cannot be played" in king["attrs"]["aria-label"]
    assert king["attrs"]["aria-label"].startswith("King of hearts, 1 point, HK, in your hand")


def test_the_first_press_selects_and_tells_what_would_happen(lay: Lay) -> None:
    table = lay(after(TURN))
    table.press("choose CK")
    assert table.hand == after(TURN)
    assert status(table) == "Your turn: follow clubs ♣K does not beat ♥8. Press it again. K39"
    assert node(table, "choose CK")["attrs"]["aria-pressed"] == "true"
    assert tree_of(table)["escape"] == "unselect"
    table.press("choose JK")
    assert "Joker would win so far. Press it again. K29" in status(table)
    table.press("unselect")
    assert node(table, "choose JK")["attrs"]["aria-pressed"] == "false"
    table.press("choose CK")
    table.press("choose CK")
    assert "CK" not in map(str, table.hand.hands[0])
    assert status(table) == "Ara is thinking"


def test_the_own_place_on_the_felt_plays_the_selected_card(lay: Lay) -> None:
    table = lay(after(TURN))
    felt = keyed(table, "felt-wide")
    assert felt["hots"][0]["refused"]
    table.press("choose C7")
    assert node(table, "play C7")["name"] == "Play the seven of clubs here"
    table.press("play C7")
    assert "C7" not in map(str, table.hand.hands[0])


def test_enter_plays_at_once_where_a_click_selects_first(lay: Lay) -> None:
    table = lay(after(TURN))
    assert node(table, "choose CK")["enter"] == "play CK"
    table.press("play CK")
    assert len(table.hand.trick) == 3


def test_a_card_that_may_not_be_played_changes_nothing(lay: Lay) -> None:
    table = lay(after(TURN))
    for act in ("choose HK", "play HK", "play S2"):
        table.press(act)
        assert table.notice is not None
        assert table.hand == after(TURN)
    table.press("play HK")
    assert table.notice == "♥K cannot be played: clubs were led and you hold ♣K ♣7 (K38)."
    table.press("play nonsense")
    assert table.notice is not None
    table.press("nonsense")
    assert "nonsense" in str(table.notice)


def test_words_for_leading_and_for_having_none(lay: Lay) -> None:
    table = lay(first_lead())
    assert status(table) == "Your turn: lead any card The declarer leads the first trick. K37"
    pictured(table, 10)
    assert status(table) == "Chan is thinking"
    pictured(table, 30)
    assert status(table) == "Your turn: lead any card You won the last trick. K37"
    pictured(table, 26)
    assert status(table) == "Your turn: play any card You hold no diamonds: trump it or throw any card. K38"


def test_k30_k31_a_led_joker(lay: Lay) -> None:
    hands = ["JK SA HA", "C2 C9 H2", "SK S9 D2", "CK S8 D3", "CA S7 D4"]
    table = lay(Hand.at_play(hands, 0, "13H", "none", "C2").do("play JK"), seat=1)
    assert status(table) == "Your turn: play any card ♣2 here answers the Joker: its lead would fail. K31"
    table.press("choose C2")
    assert "♣2 answers the Joker: its lead fails. Press it again. K31" in status(table)
    table.press("choose C2")
    assert "You answer the Joker with ♣2" in section(table, "log")
    without = lay(Hand.at_play(hands, 0, "13H", "none", "D2").do("play JK"), seat=1)
    assert "The Joker sets no suit. Your card does. K30" in status(without)


def test_k30_where_the_leader_names_a_suit_the_rail_offers_it(lay: Lay) -> None:
    hands = ["JK SA HA", "C2 C9 H2", "SK S9 D2", "CK S8 D3", "CA S7 D4"]
    table = lay(Hand.at_play(hands, 0, "13H", "none", rules=KOREAN))
    table.press("play JK")
    assert table.hand.trick == ()
    assert node(table, "choose JK")["enter"] == "choose JK"
    named = [act for act in acts(table) if " names " in act]
    assert set(named) == {f"play JK names {suit}" for suit in "SHCD"}
    assert "The Joker names K30" in section(table, "choices")
    assert status(table) == "Your turn: lead any card The Joker names the suit to follow. Choose one. K30"
    assert tree_of(table)["keys"]["3"] == "play JK names C"
    table.press("choose JK")  # the same again puts it back
    assert not has(table, "choices")
    table.press("choose JK")
    table.press("play JK names C")
    assert "You lead the Joker and name clubs" in " ".join(_log(table))


def test_k32_a_card_that_may_call_the_joker(lay: Lay) -> None:
    hands = ["C3 SA HA", "C2 C9 H2", "SK S9 D2", "CK S8 JK", "CA S7 D4"]
    table = lay(Hand.at_play(hands, 0, "13H", "none", rules=KOREAN), bots="random")
    table.press("choose C3")
    assert "♣3 may call the Joker K32" in section(table, "choices")
    assert {"play C3 calls", "play C3"} <= set(acts(table))
    table.press("play C3")
    assert table.hand.trick[0].calls is False
    table.press("undo")
    table.press("choose C3")
    table.press("play C3 calls")
    assert table.hand.trick[0].calls is True
    for _ in range(2):
        table.press("continue")
    joker = lay(table.hand, seat=3)
    assert status(joker) == "Your turn: play the Joker It has been called, and it cannot win this trick. K32"
    assert node(joker, "choose CK")["rule"] == "K32"


def test_k36_no_trump_to_the_first_trick(lay: Lay) -> None:
    table = lay(Hand.at_play(after(0).hands, 0, "15H", "SA", rules=KOREAN, discards="S10 D4 C4"))
    assert status(table) == "Your turn: lead a card Trump cannot be led to the first trick. K36"
    assert node(table, "choose HK")["rule"] == "K36"


# -- others act ----------------------------------------------------------------------------------------------


def test_bots_move_by_the_clock_or_by_continue(lay: Lay) -> None:
    table = lay(after(TURN), pause=250)
    assert tree_of(table).get("after") is None
    table.press("play CK")
    assert tree_of(table)["after"] == {"ms": 250, "act": "continue"}
    assert tree_of(table)["keys"]["Enter"] == "continue"
    assert set(veils(table).values()) == {"quiet"}
    table.press("continue")
    assert len(table.hand.trick) == 4
    table.press("continue")
    assert table.sitting.look == "trick"
    assert tree_of(table).get("after") is None
    assert primaries(table) == {"continue"}


def test_without_a_pause_it_is_your_turn_again(lay: Lay) -> None:
    table = lay(after(TURN), pause=0)
    table.press("play CK")
    assert table.sitting.decider == 0
    assert table.hand.number == 4


def test_who_wants_no_motion_sees_what_is_to_be_looked_at(lay: Lay) -> None:
    table = lay(after(TURN))
    table.press("@size", {"still": True, "form": "wide"})
    table.press("play CK")
    assert table.sitting.look == "trick"
    assert tree_of(table).get("after") is None


def test_a_pause_of_none_waits_for_continue(lay: Lay) -> None:
    table = lay(after(TURN), pause=None)
    table.press("play CK")
    assert tree_of(table).get("after") is None
    assert primaries(table) == {"continue"}


def test_a_press_on_a_card_finishes_what_is_running(lay: Lay) -> None:
    table = lay(after(4), bots="random")
    pictured(table, 5, held=True)
    assert veils(table)["CK"] == ""  # you won and lead: your hand is live
    table.press("play HJ")
    assert [str(laid.card) for laid in table.hand.trick] == ["HJ"]


# -- a trick is won ------------------------------------------------------------------------------------------


def test_k25_k42_the_friend_is_revealed_by_the_mighty(lay: Lay) -> None:
    table = pictured(lay(first_lead()), REVEALED, held=True)
    assert status(table) == "Dain is your friend ♠A, the card you called, has been played. K42"
    assert section(table, "why") == (
        "Why Dain wins The Mighty beats every card, trumps and Joker too. K25 "
        "Dain had no clubs, so ♠A was allowed. K26"
    )
    assert "Friend is Dain, shown in trick 5 K42" in section(table, "contract")
    assert (
        section(table, "points")
        == "Points of 20 need 15 9 your side9 to come2 defenders You 4, Dain 4, laid away 1 K49"
    )
    assert _log(table)[-1] == "5 Dain plays ♠A, the Mighty: friend revealed K42 , takes 3 points K25"
    assert _log(table)[-2] == "5 Chan plays ♣A over your ♣K K39"
    assert set(veils(table).values()) == {"quiet"}
    table.press("continue")
    assert table.sitting.waits == "bot"
    assert "Why Dain wins" not in shown(table)


def _log(table: TrickTable) -> list[str]:
    """The lines of the log, the number of the trick first."""
    lines = [each for each in walk(keyed(table, "log")) if each["tag"] == "li"]
    told = [" ".join(words(part) for part in line["kids"]).strip() for line in lines]
    return [line.replace("\N{VARIATION SELECTOR-15}", "") for line in told]


@pytest.mark.parametrize(
    ("seat", "bold", "rest"),
    [
        (4, "You are the friend", "♠A, the card You called, has been played."),
        (2, "Dain is the friend", "♠A, the card You called, has been played."),
    ],
)
def test_the_others_hear_it_their_own_way(lay: Lay, seat: int, bold: str, rest: str) -> None:
    table = pictured(lay(first_lead(), seat=seat, names=NAMES), REVEALED, held=True)
    assert status(table).startswith(f"{bold} {rest}")


def test_k43_a_called_card_of_ones_own_shows_that_there_is_no_friend(lay: Lay) -> None:
    table = lay(first_lead("HA"))
    table.press("play HA")
    assert status(table) == "You have no friend You held ♥A yourself. Now all know that you are alone. K43"
    assert primaries(table) == {"continue"}
    other = pictured(lay(first_lead("HA"), seat=1), 1, held=True, friend="HA")
    assert status(other) == "Dain has no friend Dain held ♥A all along and plays alone. K43"


def test_k45_a_friend_by_the_first_trick(lay: Lay) -> None:
    table = pictured(lay(first_lead("first-trick")), 5, held=True, friend="first-trick")
    assert status(table) == "You have no friend You won the trick that decides, so you play alone. K45"


def test_who_wins_and_why(lay: Lay) -> None:
    table = lay(first_lead())
    pictured(table, 10, held=True)
    assert status(table) == "Chan wins the trick Chan’s ♥Q beats your ♥J. 2 points. K39"
    pictured(table, 15, held=True)
    assert status(table) == "Dain wins the trick Dain’s ♥8 is the only trump. 1 point. K39"
    pictured(table, 50, held=True)
    assert "Nobody else" not in status(table)
    assert "In trick 10 the Joker has no power. K34" in section(table, "why")


def test_the_last_trick_can_be_looked_at_again(lay: Lay) -> None:
    table = lay(after(TURN))
    assert tree_of(table)["keys"]["l"] == "last"
    assert section(table, "last").endswith("YouAraBoraChanDain Chan’s ♥Q beats your ♥J. 2 points. K39")
    table.press("last")
    assert status(table) == "Trick 2: Chan won it Chan’s ♥Q beats your ♥J. 2 points. K39"
    assert "Chan wins the trick: trump." in keyed(table, "felt-wide")["name"]
    assert set(veils(table).values()) == {"quiet"}
    assert tree_of(table)["keys"]["Enter"] == "unselect"
    table.press("look 0")
    assert status(table).startswith("Trick 1: you won it")
    table.press("last")
    assert status(table).startswith("Your turn")
    table.press("look 7")
    assert table.notice is not None
    fresh = lay(first_lead())
    fresh.press("last")
    assert fresh.notice == "No trick is finished yet."


# -- the rail ------------------------------------------------------------------------------------------------


def test_the_rail_of_the_pictured_turn(lay: Lay) -> None:
    table = lay(after(TURN))
    assert section(table, "contract") == (
        "Contract you declare 15♥ Mighty ♠A beats all K24 Friend holds ♠A, not shown yet K42 "
        "Joker Call ♣2 is gone, the Joker is safe K31"
    )
    assert section(table, "points") == (
        "Points of 20 need 15 2 yours2 side unknown16 to come Yours: 1 in tricks, 1 laid away K20"
    )
    bar = next(each for each in walk(tree_of(table)) if each.get("cls") == "hl-points")
    assert bar["attrs"]["aria-label"] == "2 yours, 2 side unknown, 16 to come, 15 needed"
    kinds = [cell["cls"] for cell in bar["kids"]]
    assert kinds[:5] == ["hl-cell-side", "hl-cell-side", "hl-cell-unknown", "hl-cell-unknown", "hl-cell-out"]
    assert _log(table) == [
        "2 Chan’s ♥Q wins, 2 points K39", "3 Chan leads ♣Q K37", "3 Dain has no clubs and trumps with ♥8 K38",
    ]  # fmt: skip


def test_the_log_unfolds_and_leads_back(lay: Lay) -> None:
    table = lay(after(TURN))
    table.press("unfold")
    log = _log(table)
    assert len(log) == 15
    assert "2 You lead ♥J K37" in log
    table.press("back 5")
    assert table.hand == after(5)
    table.press("redo")
    assert table.hand == after(TURN)
    table.press("back many")
    assert table.notice is not None


def test_log_lines_of_a_whole_hand(lay: Lay) -> None:
    table = lay(after(OVER))
    table.press("unfold")
    log = " | ".join(_log(table))
    for said in (
        "4 Dain leads ♦Q K37", "4 You play ♦A over Dain’s ♦Q K39",
        "6 You have no diamonds and trump with ♥K K38",
        "7 Ara has no hearts and throws ♠6 K38", "10 You lead Joker K37",
        "10 The Joker has no power in this trick K34", "10 You had laid away ♠10 ♣4 ♦4, 1 point K20",
        "10 The declarer’s side has 15 points: the contract is made K50",
    ):  # fmt: skip
        assert said in log, said


def test_hints_come_step_by_step_and_from_what_the_seat_knows(lay: Lay) -> None:
    table = lay(after(TURN))
    table.press("hint")
    assert section(table, "steps").startswith("1Nudge")
    assert "Best" not in section(table, "steps")
    table.press("hint")
    table.press("hint")
    assert "Best" in section(table, "steps")
    ringed = [each["key"] for each in hand_cards(table) if each["kids"][0].get("ring") == "target"]
    assert len(ringed) == 1
    hidden = {card.sign for seat in range(1, 5) for card in table.hand.hands[seat]} - {"♠A"}
    assert not any(sign in section(table, "steps") for sign in hidden)
    over = lay(after(OVER))
    assert node(over, "hint")["refused"]


# -- switches ------------------------------------------------------------------------------------------------


def test_open_hands_are_told_in_the_title_bar(lay: Lay) -> None:
    table = lay(after(TURN))
    closed = shown(table)
    assert "hands open" not in closed
    table.press("open-hands")
    assert "hands open" in shown(table)
    assert "hand ♠A ♠9 ♠7" in keyed(table, "felt-wide")["name"].replace("\N{VARIATION SELECTOR-15}", "")
    assert "Friend is Dain, holds ♠A K41" in section(table, "contract")


def test_nothing_a_seat_cannot_know_is_in_the_tree(lay: Lay) -> None:
    for seat in range(5):
        table = lay(after(TURN), seat=seat, pause=None)
        hidden = {card for other in range(5) if other != seat for card in table.hand.hands[other]}
        said = shown(table) + " ".join(
            each.get("name", "") for each in walk(tree_of(table)) if "name" in each
        )
        codes = {each["code"] for each in walk(tree_of(table)) if each["tag"] == "card"}
        assert codes.isdisjoint({card.code for card in hidden} - {"SA"})
        for card in hidden - {Card("SA")}:
            assert card.sign not in said.replace("\N{VARIATION SELECTOR-15}", ""), (seat, card)


def test_four_colours_and_large_index(lay: Lay) -> None:
    table = lay(after(TURN))
    table.press("four-colours")
    assert node(table, "choose CK")["kids"][0]["art"] == "CK+four"
    table.press("large-index")
    assert node(table, "choose CK")["kids"][0]["art"] == "CK+full+four"
    table.press("four-colours")
    assert node(table, "choose CK")["kids"][0]["art"] == "CK+full"


def test_spanish(lay: Lay) -> None:
    table = pictured(lay(first_lead(), lang="es"), REVEALED, held=True)
    assert status(table) == "Dain es tu amigo Se ha jugado ♠A, la carta que llamaste. K42"
    table.press("lang en")
    assert status(table).startswith("Dain is your friend")
    assert "Tú" not in shown(table)


# -- the settlement ------------------------------------------------------------------------------------------


def test_the_settlement_shows_the_formula_and_five_scores(lay: Lay) -> None:
    table = pictured(lay(first_lead(), pause=None), OVER)
    assert status(table) == "Contract made: 15 of 15 Your side needed 15 and has exactly 15. K50"
    assert section(table, "formula") == (
        "15 − 12bid above 12+15 − 15points above the bid=3unit S "
        "Declarer wins 2 S, friend S, each defender loses S. K52"
    )
    rows = section(table, "rows")
    assert "You★declarer11 pt2 × 3+6" in rows
    assert "Bora■defender0 ptno point cards1 × 3−3" in rows
    assert "Your 11 include ♠10, which you laid away K20" in rows
    assert "sum 0" in rows
    lists = [each for each in walk(keyed(table, "rows")) if each.get("attrs", {}).get("role") == "listitem"]
    assert lists[0]["attrs"]["aria-label"] == "You, declarer, 11 points, score +6"
    assert not has(table, "felt-wide")
    assert primaries(table) == {"next"}


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
