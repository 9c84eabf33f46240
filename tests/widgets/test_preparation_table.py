"""The preparation table: kitty, trump, friend and Joker Call, by the same presses as by clicks and keys."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

from hanalab.core.errors import SetupError
from hanalab.mighty import Bid, Card, Hand, Rules, cards, mighty_card
from hanalab.mighty.preparation import friend_choices, joker_call_choices
from hanalab.mighty.steady import ranked
from hanalab.widgets import PreparationTable
from hanalab.widgets.nodes import walk, words
from tests.widgets.auctions import (
    LOST,
    SAID,
    WON,
    acts,
    declared,
    has,
    keyed,
    node,
    pictured,
    plain,
    primaries,
    shown,
    spoken_buttons,
    status,
    tree_of,
)

ALONE = "You would play alone without the double stakes."
LAID = ("lift S10", "lift D4", "lift C4")
TO_FRIEND = (*LAID, "go", "trump H")
OPTIONS = Rules(
    trump_change="raise", raise_after_kitty="yes", bury_specials="forbidden", call_own_card="forbidden",
    seat_friend="on", last_trick_friend="on", kitty_friend="sealed_call",
    joker_call_card="declarer_names_any",
)  # fmt: skip
FEW = Rules(trump_change="fixed", joker_call="off", mighty_at_spades="SA")
RULES = (Rules(), OPTIONS, Rules.preset("korean"), FEW)


@pytest.fixture
def make() -> Iterator[Any]:
    made: list[PreparationTable] = []

    def make_(*args: Any, **keys: Any) -> PreparationTable:
        made.append(PreparationTable(*args, **keys))
        return made[-1]

    yield make_
    problems = [table.problem for table in made if table.problem]
    for table in made:
        table.close()
    assert not problems, problems[0]


def yours(make: Any, *presses: str, rules: Rules | None = None, **keys: Any) -> PreparationTable:
    """Your own preparation at 15♥ after these presses."""
    table: PreparationTable = make(declared(rules=rules), **keys)
    for act in presses:
        table.press(act)
        assert table.notice is None, table.notice
    return table


def step(table: PreparationTable, number: int) -> dict[str, Any]:
    return keyed(table, f"step-{number}")


def states(table: PreparationTable) -> str:
    """The states of the four steps: d done, n now, l later."""
    found = ""
    for number in range(4):
        cls = step(table, number)["cls"].split()
        found += next(name.removeprefix("hl-step-")[0] for name in cls if name.startswith("hl-step-"))
    return found


# --- lay away ----------------------------------------------------------------------------------------------


def test_cards_are_named_in_the_order_of_the_hand(make) -> None:
    table = yours(make, "lift D4", "lift C4", "lift S10")
    assert status(table) == "Lay three cards away ♠10, ♣4, ♦4: 1 point for your side. K20"


def test_the_pictured_preparation(make) -> None:
    table = yours(make, *TO_FRIEND, "choose-joker C2", "choose-friend SA")
    assert states(table) == "ddnl"
    assert status(table) == "Choose your friend ♠A: whoever holds it plays on your side, in secret. K41"
    assert "♠10, ♣4, ♦4 chosen. ♠10 is 1 point and counts for your side. K20" in plain(words(step(table, 0)))
    assert "Changing it costs nothing here. K22" in words(step(table, 1))
    assert "♠A is the Mighty.With ♠ as trump it would be ♦A. K24" in plain(words(step(table, 1)))
    assert "6 trumps, Joker, two aces" in shown(table)
    out = "The Mighty. You neither hold it nor laid it away, so one of the four others has it. K41"
    assert out in shown(table)
    assert f"{ALONE} Nobody else knows until it shows. K43" in shown(table)
    assert "You hold none of them." in words(step(table, 3))
    assert primaries(table) == {"friend SA"}


def test_k18_the_kitty_joins_the_hand_and_is_marked(make) -> None:
    table = yours(make)
    lay = keyed(table, "lay")
    assert [each["key"] for each in lay["kids"]] == [
        "S10", "HA", "HK", "HJ", "H10", "H9", "H6", "CK", "C7", "C4", "DA", "D4", "JK",
    ]  # fmt: skip
    assert [each["key"] for each in lay["kids"] if "kitty" in words(each)] == ["S10", "H10", "C4"]
    assert "from the kitty" in node(table, "lift S10")["attrs"]["aria-label"]


def test_k20_points_among_the_three_are_counted(make) -> None:
    table = yours(make, "lift HA")
    assert "1 of 3 chosen, 1 point among them." in status(table)
    assert node(table, "do")["refused"]
    assert node(table, "do")["why"] == "Choose 2 cards more."
    table.press("go")
    assert table.notice == "Choose 2 cards more."
    table.press("lift S10")
    table.press("lift H10")
    assert "♠10, ♥A, ♥10: 3 points for your side. K20" in status(table)
    table.press("lift C4")
    assert table.notice == "Three are chosen already. Put one back first (K18)."
    refused = node(table, "lift C4")
    assert (refused["why"], refused["rule"]) == ("Three are chosen already. Put one back first.", "K18")
    table.press("lift HA")
    table.press("lift C4")
    table.press("discard S10 H10 C4")
    assert set(table.hand.discards) == set(cards("C4 H10 S10"))
    assert table.hand.phase == "TRUMP"


def test_k19_mighty_and_joker_may_be_kept_from_the_discards(make) -> None:
    rules = Rules(bury_specials="forbidden")
    table = yours(make, rules=rules)
    joker = node(table, "lift JK")
    assert joker["refused"]
    assert joker["rule"] == "K19"
    assert not node(table, "lift HA").get("refused")
    assert not node(yours(make), "lift JK").get("refused")


# --- trump -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("trump", "SCDHN")
def test_k24_each_trump_shows_its_mighty(make, trump) -> None:
    table = yours(make, *LAID, "go")
    mighty = mighty_card(trump)
    button = node(table, f"choose-trump {trump}")
    assert mighty.sign in button["why"]
    assert f"Mighty {mighty.name()}" in button["attrs"]["aria-label"]
    if trump != "H":
        table.press(f"choose-trump {trump}")
    assert f"{mighty.sign} is the Mighty." in plain(words(step(table, 1)))
    table.press("go")
    assert table.hand.contract == Bid(15, trump)
    assert table.hand.mighty is mighty


def test_k22_a_change_may_cost(make) -> None:
    table = yours(make, *LAID, "go", rules=Rules(trump_change="raise"))
    assert "Changing it raises the number by 2, to no trump by 1." in words(step(table, 1))
    assert "The contract becomes 17♠." in node(table, "choose-trump S")["why"]
    assert "The contract becomes 16N." in node(table, "choose-trump N")["why"]
    table.press("choose-trump S")
    assert "15♥ has become 17♠." in plain(words(step(table, 1)))
    table.press("go")
    assert table.hand.contract == Bid(17, "S")


def test_k22_a_fixed_trump_is_passed_over(make) -> None:
    table = yours(make, *LAID, "go", rules=Rules(trump_change="fixed"))
    assert states(table) == "ddnl"
    assert node(table, "choose-trump S")["refused"]
    table.press("step TRUMP")
    assert table.notice
    assert "step TRUMP" not in acts(table)
    assert "step EXCHANGE" in acts(table)


def test_k23_the_number_may_be_raised(make) -> None:
    table = yours(make, *LAID, "go", "number 17", rules=Rules(raise_after_kitty="yes"))
    assert primaries(table) == {"trump H 17"}
    table.press("go")
    assert table.hand.contract == Bid(17, "H")
    assert not has(yours(make, *LAID, "go"), "numbers")


# --- friend ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES[:3], ids=range(3))
def test_k41_any_of_the_53_may_be_called(make, rules) -> None:
    table = yours(make, *LAID, "go", "trump H", rules=rules)
    own = (*table.hand.hands[0], *table.hand.discards)
    legal = {f"choose-friend {call}" for call in friend_choices(0, own, rules) if call.kind == "card"}
    cells = [each for each in walk(step(table, 2)) if str(each.get("act", "")).startswith("choose-friend")]
    assert {each["act"] for each in cells if not each.get("refused")} == legal
    assert len({each["act"] for each in cells}) == 53


def test_k43_calling_your_own_card_warns(make) -> None:
    table = yours(make, *TO_FRIEND, "choose-friend HA")
    assert status(table) == "Choose your friend ♥A is yours: you would play alone. K43"
    assert f"{ALONE} Nobody else knows until it shows. K43" in shown(table)
    assert not has(table, "if-own")
    cell = node(table, "choose-friend HA")
    assert "in your hand" in cell["attrs"]["aria-label"]
    assert cell["rule"] == "K43"
    table.press("go")
    assert str(table.hand.call) == "HA"
    assert table.hand.friend is None


def test_k44_calling_a_laid_away_card_warns(make) -> None:
    table = yours(make, *TO_FRIEND, "choose-friend S10")
    assert "♠10 is laid away: you would play alone. K44" in status(table)
    assert "Nobody else learns it until the end. K44" in shown(table)


def test_k43_own_cards_may_be_forbidden(make) -> None:
    table = yours(make, *TO_FRIEND, rules=Rules(call_own_card="forbidden"))
    assert node(table, "choose-friend HA")["refused"]
    assert node(table, "choose-friend S10")["rule"] == "K43"
    assert not has(table, "if-own")
    table.press("choose-friend HA")
    assert table.notice


@pytest.mark.parametrize(
    ("act", "deed", "rule"),
    [("kind first-trick", "friend first-trick", "K45"), ("kind none", "friend none", "K46")],
)
def test_k45_k46_calls_without_a_card(make, act, deed, rule) -> None:
    table = yours(make, *TO_FRIEND, act)
    assert status(table).endswith(rule)
    assert primaries(table) == {deed}
    table.press("go")
    assert f"friend {table.hand.call}" == deed


def test_k47_k48_calls_of_house_rules(make) -> None:
    table = yours(make, *TO_FRIEND, "kind seat", rules=OPTIONS)
    assert [words(each) for each in keyed(table, "players")["kids"]] == ["Ara", "Bora", "Chan", "Dain"]
    table.press("choose-friend seat 2")
    assert primaries(table) == {"friend seat 2"}
    table.press("kind last-trick")
    assert primaries(table) == {"friend last-trick"}
    table.press("kind sealed")
    assert node(table, "do")["why"] == "Choose whom to call first."
    table.press("choose-friend sealed SA")
    table.press("go")
    assert str(table.hand.call) == "sealed SA"


# --- Joker Call --------------------------------------------------------------------------------------------


def test_k33_one_of_the_four_twos(make) -> None:
    table = yours(make, *TO_FRIEND, "friend SA")
    twos = [each["key"] for each in keyed(table, "twos")["kids"]]
    assert {Card(code) for code in twos} == set(joker_call_choices("H", Rules()))
    table.press("choose-joker C2")
    assert "One of the four others has it." in shown(table)
    assert "You hold the Joker: led by you, it fails if the player after you answers. K33" in shown(table)
    table.press("choose-joker C4")
    assert table.notice
    table.press("joker-call C2")
    assert (table.hand.phase, str(table.hand.joker_call)) == ("PLAY", "C2")
    assert "Ready: you lead to the first trick 15♥, friend ♠A, Joker Call ♣2. K37" in status(table)
    assert states(table) == "dddd"
    assert primaries(table) == {"deal"}


def test_k33_a_two_of_your_own_or_laid_away_is_told(make) -> None:
    hands = list(pictured(()).hands)
    swapped = {"D4": "D2", "D2": "D4", "C4": "C2", "C2": "C4"}
    dealt = [" ".join(swapped.get(str(card), str(card)) for card in hand) for hand in hands]
    position = Hand.from_deal(dealt, "S10 H10 C2", dealer=2)
    for word in WON:
        position = position.do(word)
    table = make(position)
    for act in ("discard S10 C2 C7", "trump H", "friend SA", "choose-joker D2"):
        table.press(act)
    assert "Yours: ♣2 ♦2." in plain(words(step(table, 3)))
    assert "It is yours: only you could answer a led Joker with it. K33" in shown(table)
    table.press("choose-joker C2")
    assert "You have laid it away: nobody can answer a led Joker. K33" in shown(table)


def test_k33_the_rules_may_fix_it_or_do_without(make) -> None:
    fixed = yours(make, *TO_FRIEND, rules=Rules.preset("korean"))
    assert "The rules fix it: ♣3. K33" in plain(words(step(fixed, 3)))
    fixed.press("friend SA")
    assert states(fixed) == "dddd"
    none = yours(make, *TO_FRIEND, "friend SA", rules=Rules(joker_call="off"))
    assert "These rules have no Joker Call." in words(step(none, 3))
    assert none.hand.joker_call is None


# --- back and forth ----------------------------------------------------------------------------------------


def test_the_buttons_are_in_the_step_that_is_to_be_done(make) -> None:
    table = yours(make, *LAID, "go")
    assert {"trump H", "step EXCHANGE"} <= set(_acts_of(step(table, 1)))
    table.press("trump H")
    told = words(next(each for each in walk(step(table, 2)) if each.get("key") == "do"))
    assert told.startswith("Choose your friend Name a card you lack")
    assert "K41" in told


def test_what_is_done_is_folded_so_that_the_bar_stays_in_sight(make) -> None:
    table = yours(make, *LAID, "go")
    assert "lift S10" in _acts_of(step(table, 0))
    table.press("trump H")
    assert "lift S10" not in _acts_of(step(table, 0))
    assert "choose-friend SA" in _acts_of(step(table, 2))
    table.press("friend SA")
    assert "choose-friend SA" not in _acts_of(step(table, 2))
    assert "♠\N{VARIATION SELECTOR-15}A K41" in words(step(table, 2))
    table.press("step FRIEND")
    assert "choose-friend SA" in _acts_of(step(table, 2))


def _acts_of(part: dict[str, Any]) -> list[str]:
    return [each["act"] for each in walk(part) if "act" in each]


def test_choices_may_be_made_ahead_and_stay_in_mind(make) -> None:
    table = yours(make, "choose-joker H2", "choose-friend D10", *LAID, "go", "go")
    assert states(table) == "ddnl"
    assert primaries(table) == {"friend D10"}
    table.press("go")
    assert primaries(table) == {"joker-call H2"}


def test_the_same_choice_again_does_the_step(make) -> None:
    table = yours(
        make, *LAID, "go", "choose-trump H", "choose-friend SA", "choose-friend SA", "choose-joker C2"
    )
    assert states(table) == "dddn"
    table.press("choose-joker C2")
    assert table.hand.phase == "PLAY"


def test_a_done_step_can_be_opened_again_and_keeps_what_was_chosen(make) -> None:
    table = yours(make, *TO_FRIEND, "friend SA", "choose-joker C2")
    table.press("step EXCHANGE")
    assert states(table) == "nlll"
    assert {str(card) for card in table.hand.hands[0]} >= {"S10", "D4", "C4"}
    assert primaries(table) == {"discard S10 C4 D4"}
    for _ in range(3):
        table.press("go")
    assert states(table) == "dddn"
    assert primaries(table) == {"joker-call C2"}


def test_pressing_a_card_of_a_done_step_opens_it(make) -> None:
    table = yours(make, *TO_FRIEND)
    table.press("lift S10")
    assert table.hand.phase == "EXCHANGE"
    assert {str(card) for card in table.memo.lifted} == {"C4", "D4"}
    table = yours(make, *TO_FRIEND, "friend SA", "choose-trump D")
    assert table.hand.phase == "TRUMP"
    assert primaries(table) == {"trump D"}


def test_undo_goes_back_step_by_step_and_the_way_forward_stays(make) -> None:
    table = yours(make, *TO_FRIEND, "friend SA", "joker-call C2")
    done = table.hand
    for phase in ("JOKER_CALL", "FRIEND", "TRUMP", "EXCHANGE"):
        table.press("undo")
        assert table.hand.phase == phase
    assert node(table, "undo")["refused"]
    assert [each["key"] for each in keyed(table, "lay")["kids"] if _lifted(each)] == ["S10", "C4", "D4"]
    for _ in range(4):
        table.press("redo")
    assert table.hand == done


def _lifted(place: dict[str, Any]) -> bool:
    return any(each.get("ring") == "selected" for each in walk(place))


def test_the_hint_gives_a_reason_then_the_cards(make) -> None:
    table = yours(make)
    best = ranked(table.hand.view(0))[0]
    table.press("hint")
    assert best.text() in shown(table)
    table.press("hint")
    assert "Lay away ♠10, ♣4, ♦4." in shown(table)
    table.press("advice")
    assert set(table.memo.lifted) == set(best.action.cards)
    table.press("go")
    for verb in ("trump", "friend", "joker-call"):
        table.press("hint")
        table.press("hint")
        table.press("advice")
        assert next(iter(primaries(table))).startswith(verb)
        table.press("go")
    assert table.hand.phase == "PLAY"


# --- another declarer --------------------------------------------------------------------------------------


def test_another_declarer_prepares_and_only_what_is_public_is_seen(make) -> None:
    table = make(pictured(LOST), pause=400)
    assert "Ara prepares" in status(table)
    assert tree_of(table)["after"] == {"ms": 400, "act": "continue"}
    assert not [act for act in acts(table) if act.startswith(("lift", "choose"))]
    table.press("lift SK")
    assert table.notice
    table.press("continue")
    assert table.hand.phase == "PLAY"
    assert "Ara leads to the first trick" in status(table)
    assert "Ara has laid three cards away, face down. K20" in shown(table)
    assert "Ara’s contract" in shown(table)
    seen = {each["code"] for each in walk(tree_of(table)) if each["tag"] == "card"}
    called = {str(table.hand.call.card)} if table.hand.call.card else set()
    assert seen - called <= {*map(str, table.hand.hands[0]), "back-red"}
    laid = [card.sign for card in table.hand.discards]
    assert not any(sign in shown(table) for sign in laid)
    assert "after" not in tree_of(table)


def test_k40_the_discards_change_nothing_that_others_see(make) -> None:
    seen = []
    for away in ("D3 D9 H2", "D9 H2 H3"):
        position = pictured(LOST)
        for deed in (f"discard {away}", "trump S", "friend DA", "joker-call C2"):
            position = position.do(deed)
        table = make(position)
        seen.append((shown(table), table.text_form(), table.static_svg()))
    assert seen[0] == seen[1]


def test_k41_the_holder_of_the_called_card_is_told(make) -> None:
    position = pictured(LOST)
    for deed in ("discard D3 D9 H2", "trump S", "friend DA", "joker-call C2"):
        position = position.do(deed)
    assert "You hold ♦A: you play on Ara’s side, and only you know it. K41" in shown(make(position))
    assert "You are the friend" not in shown(make(position, seat=2))


def test_k47_a_sealed_call_is_told_to_nobody(make) -> None:
    position = pictured(LOST, Rules(kitty_friend="sealed_call"))
    for deed in ("discard D3 D9 H2", "trump S", "friend sealed DA", "joker-call C2"):
        position = position.do(deed)
    table = make(position)
    assert "Ara calls a friend in secret." in shown(table)
    assert "♦A" not in plain(words(step(table, 2)))
    assert "You are the friend" not in shown(table)


def test_open_hands_show_the_declarers_thirteen(make) -> None:
    table = make(pictured(LOST), pause=0, open_hands=True)
    assert len(keyed(table, "open")["kids"]) == 13
    assert "hands open" in words(keyed(table, "bar"))


# --- deals -------------------------------------------------------------------------------------------------


def test_a_deal_is_found_in_which_you_declare(make) -> None:
    table = make(seed=1)
    assert table.hand.declarer == 0
    assert table.hand.phase == "EXCHANGE"
    again = make(seed=1)
    assert again.hand == table.hand
    first = table.hand
    table.press("deal")
    assert table.hand.declarer == 0
    assert table.hand != first


def test_a_deal_for_another_declarer(make) -> None:
    assert make(seed=1, declarer=3).hand.declarer == 3
    assert make(seed=1, declarer="any").hand.declarer is not None
    assert make(seed=2, seat=4).hand.declarer == 4


def test_a_hand_keeps_its_declarer(make) -> None:
    for given in (pictured(), pictured(SAID[:4])):
        found = make(given).hand.declarer
        assert make(given, declarer=found).hand.declarer == make(given, declarer="any").hand.declarer == found
        for other in ((found + 1) % 5, 7, "north", True):
            with pytest.raises(SetupError) as raised:
                PreparationTable(given, declarer=other)
            assert raised.value.defects[0].code == "given-declarer"


def test_a_new_deal_after_a_given_hand_is_one_you_declare(make) -> None:
    table = make(pictured(), seat=3)
    table.press("deal")
    assert table.hand.declarer == 3


def test_a_hand_nobody_bid_on_cannot_be_prepared() -> None:
    position = pictured(("pass",) * 5)
    with pytest.raises(SetupError) as raised:
        PreparationTable(position)
    assert raised.value.defects[0].rule == "K16"


def test_an_auction_given_is_finished_by_bots(make) -> None:
    table = make(pictured())
    assert table.hand.phase == "EXCHANGE"
    assert table.hand.auction.said[:7] == pictured().auction.said


# --- both languages, pictures, robustness ------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES, ids=range(len(RULES)))
@pytest.mark.parametrize("lang", ["en", "es"])
def test_any_preparation_can_be_shown_in_both_languages(make, lang, rules) -> None:
    choose = random.Random(3)
    verbs = (
        "lift", "choose", "kind", "number", "go", "step", "discard", "trump", "friend", "joker", "hint",
        "suit",
    )  # fmt: skip
    for seat in (0, 1):
        table = make(declared(seat, rules=rules), lang=lang, pause=None)
        for _ in range(40):
            assert table.text_form()
            assert len(primaries(table)) <= 1
            assert all(name.strip() for name in spoken_buttons(table))
            wanted = [act for act in acts(table) if act.startswith((*verbs, "continue", "undo"))]
            if not wanted:
                break
            table.press(choose.choice(wanted))
            assert table.notice is None, table.notice
        assert table.static_svg() == table.static_svg()


def test_bad_acts_are_told_and_change_nothing(make) -> None:
    table = yours(make)
    for act in (
        "lift", "lift ZZ", "lift SA", "choose-trump X", "number x", "choose-friend", "kind moon", "suit Q",
        "choose-joker JK", "go", "step", "step PLAY", "discard S10", "trump H", "friend SA", "bid 14H",
    ):  # fmt: skip
        table.press(act)
        assert table.notice, act
        assert table.hand == declared()


def test_the_text_says_what_the_table_shows(make) -> None:
    table = yours(make, *TO_FRIEND, "choose-friend SA")
    assert table.text_form().splitlines() == [
        "Mighty · Preparation · 15♥",
        "Choose your friend. ♠A: whoever holds it plays on your side, in secret. (K41)",
        "✓ Lay away three: ♠10, ♣4, ♦4. (K20)",
        "✓ Trump: 15♥. ♠A is the Mighty. (K22)",
        "3. Friend: ♠A: whoever holds it plays on your side, in secret. (K41)",
        "4. Joker Call",
        "Your hand: ♥A ♥K ♥J ♥10 ♥9 ♥6 ♣K ♣7 ♦A Joker",
    ]


def test_close_frees_every_model() -> None:
    before = set(_instances)
    table = PreparationTable(pictured(WON))
    table.press("lift S10")
    assert set(_instances) - before
    table.close()
    table.close()
    assert set(_instances) == before


def test_a_press_is_quick(make) -> None:
    table = yours(make)
    times = []
    for act in (*LAID, "lift S10", "lift D4", "lift C4") * 2:
        start = time.perf_counter()
        table.press(act)
        times.append(time.perf_counter() - start)
    assert min(times) < 0.025


def test_one_person_may_prepare_for_any_seat(make) -> None:
    table = make(declared(3), bots=None)
    assert "P3’s contract" in shown(table)
    for act in ("discard S3 S4 C3", "trump H", "friend SA", "joker-call C2"):
        table.press(act)
        assert table.notice is None
    assert table.hand.phase == "PLAY"
