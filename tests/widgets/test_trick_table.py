"""The trick table, driven by the same presses as by clicks and keys."""

from __future__ import annotations

import pytest

from hanalab.mighty import Card, Hand, Rules
from hanalab.widgets.mighty_table import MightyTable
from hanalab.widgets.nodes import walk, words
from hanalab.widgets.trick_table import TrickTable
from tests.pictured_hand import NAMES, OVER, REVEALED, TURN, after, first_lead
from tests.widgets.auctions import acts, by_itself, has, keyed, node, primaries, shown, status, tree_of
from tests.widgets.trick_tables import Lay, hand_cards, lay, pictured, section, veils

__all__ = ["lay"]

KOREAN = Rules.preset("korean")


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


def test_who_wants_no_motion_need_not_press_before_the_first_word(lay: Lay) -> None:
    game = lay(kind=MightyTable, seed=2)
    assert game.sitting.waits == "bot"
    game.press("@ready", {"still": True, "form": "wide"})
    assert game.sitting.decider == 0
    assert tree_of(game).get("after") is None


def test_the_keys_are_told_on_ones_own_turn_and_while_others_play(lay: Lay) -> None:
    table = lay(after(TURN), pause=None)
    assert words(keyed(table, "foot")).startswith("←→ moveEnter play? why notL last trickU undo")
    table.press("play CK")
    assert words(keyed(table, "foot")).startswith("Enter continueL last trickU undo")


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
    assert "Friend nobody" in section(table, "contract-line")
    assert "You win the trick: trump." in table.text_form()


def test_the_joker_is_called_the_joker_in_sentences(lay: Lay) -> None:
    table = pictured(lay(first_lead("JK"), pause=None), 0, friend="JK")
    assert "nobody: you hold the Joker K43" in section(table, "contract")
    table.press("choose JK")
    assert "The Joker leads the trick. Press it again. K37" in status(table)
    table.press("play JK")
    assert "You lead the Joker: no friend K43" in " ".join(_log(table))
    after_ = table.hand.do("play S2").do("play SJ").do("play S3").do("play S7")
    won = lay(after_, lang="es")
    assert "El Joker gana para ti: 1 punto" in " ".join(_log(won))


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


def test_the_last_trick_stays_in_sight_while_bots_play(lay: Lay) -> None:
    table = lay(after(TURN - 1))
    assert table.after() is not None
    table.press("last")
    assert status(table).startswith("Trick 2: Chan won it")
    by_itself(table)
    assert table.hand == after(TURN)
    assert status(table).startswith("Trick 2: Chan won it")
    table.press("unselect")
    assert status(table).startswith("Your turn")


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
        "7 Ara has no hearts and throws ♠6 K38", "10 You lead the Joker K37",
        "10 The Joker has no power in this trick K34", "10 You had laid away ♠10 ♣4 ♦4, 1 point K20",
        "10 The declarer’s side has 15 points: the contract is made K50",
    ):  # fmt: skip
        assert said in log, said


def test_hints_come_step_by_step_and_from_what_the_seat_knows(lay: Lay) -> None:
    table = lay(after(TURN))
    table.press("hint")
    assert section(table, "steps").startswith("1Nudge")
    assert "Best" not in section(table, "steps")
    for _ in range(3):
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
