"""The auction table, driven by the same presses as by clicks and keys."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

from hanalab.core.errors import SetupError
from hanalab.mighty import Bid, Hand, Rules
from hanalab.mighty.bids import all_bids, why_not_bid
from hanalab.mighty.counting import count_all
from hanalab.mighty.steady import ranked
from hanalab.widgets import AuctionTable
from hanalab.widgets.nodes import find, walk, words
from tests.widgets.auctions import (
    HANDS,
    KITTY,
    LOST,
    SAID,
    acts,
    by_itself,
    has,
    keyed,
    node,
    pictured,
    primaries,
    shown,
    spoken_buttons,
    status,
    tree_of,
)

NAMES = ("You", "Ara", "Bora", "Chan", "Dain")
RULES = (
    Rules(),
    Rules.preset("korean"),
    Rules(raise_rule="strict_seed_wording", min_bid=12),
    Rules(pass_final="yes", first_bidder="dealer"),
)


@pytest.fixture
def make() -> Iterator[Any]:
    made: list[AuctionTable] = []

    def make_(*args: Any, **keys: Any) -> AuctionTable:
        made.append(AuctionTable(*args, **keys))
        return made[-1]

    yield make_
    problems = [table.problem for table in made if table.problem]
    for table in made:
        table.close()
    assert not problems, problems[0]


def chart(table: AuctionTable) -> list[str]:
    """The rows of the chart, heads first."""
    whole = next(each for each in walk(tree_of(table)) if "hl-chart" in each.get("cls", ""))
    rows = [each for each in walk(whole) if each["tag"] == "tr"]
    plain = "\N{VARIATION SELECTOR-15}"
    return [" | ".join(words(cell).replace(plain, "") for cell in row["kids"]) for row in rows]


# --- what is shown -----------------------------------------------------------------------------------------


def test_the_pictured_auction(make) -> None:
    table = make(pictured())
    assert chart(table)[0].startswith("Chanspeaks first | Dain | You | Ara | Boradealer, speaks last")
    assert [row.replace("\N{NARROW NO-BREAK SPACE}", " ").replace("?", "") for row in chart(table)[1:]] == [
        "13 ♣ | pass | 13 ♥ | 14 ♠ | pass",
        "pass | pass | your turnyou |  | ",
    ]
    assert "If you pass, it is the fourth in a row and Ara plays 14♠" in shown(table)
    assert status(table).endswith("K14")
    assert "Standing bid: 14♠ by Ara. Three passes in a row so far; a pass is not final. K13" in shown(table)
    assert "5 hearts, 2 diamonds, 2 clubs, Joker · 5 point cards · no Mighty" in shown(table)


def test_the_hand_is_sorted_by_suit_high_cards_first(make) -> None:
    cards = [each["code"] for each in walk(keyed(make(pictured()), "fan")) if each["tag"] == "card"]
    assert cards == ["HA", "HK", "HJ", "H9", "H6", "CK", "C7", "DA", "D4", "JK"]


@pytest.mark.parametrize("rules", RULES, ids=range(len(RULES)))
def test_k12_exactly_the_legal_bids_are_live_and_each_dead_one_says_why(make, rules) -> None:
    choose = random.Random(1)
    table = make(seed=4, bots=None, rules=rules)
    while table.hand.phase == "AUCTION":
        standing = table.hand.auction.standing
        for bid in all_bids(rules):
            cell = node(table, f"choose {bid}")
            why = why_not_bid(bid, standing, rules)
            assert bool(cell.get("refused")) == (why is not None)
            if why is not None:
                assert cell["why"]
                assert cell["rule"] == why.rule
                assert f"rule {why.rule}" in cell["attrs"]["aria-label"]
            else:
                assert cell["attrs"]["aria-label"].endswith("can be bid")
        numbers = {each["key"] for each in walk(tree_of(table)) if "hl-bid" in each.get("cls", "").split()}
        assert numbers == {bid.text for bid in all_bids(rules)}
        live = [act for act in acts(table) if act.startswith("choose")]
        table.press(choose.choice([*live[:6], "pass", "pass", "pass"]))
        if table.memo.chosen is not None:
            table.press(f"bid {table.memo.chosen}")


def test_a_dead_bid_is_told_whole(make) -> None:
    cell = node(make(pictured()), "choose 13H")
    assert cell["why"] == "13♥ is too low. A bid must beat 14♠: more points, or 14 in a higher suit."
    assert cell["attrs"]["aria-label"] == "13 hearts, too low, rule K12"
    assert node(make(pictured()), "choose 14H")["attrs"]["aria-label"] == "14 hearts, can be bid"


def test_reasons_of_dead_bids_have_a_place_of_their_own(make) -> None:
    box = keyed(make(pictured()), "box")
    assert box["attrs"]["data-notes"] == "bid-note"
    assert any(each.get("key") == "bid-note" and "slot" in each for each in walk(box))


@pytest.mark.parametrize(
    ("said", "rules", "expected"),
    [
        ((), Rules(), "Any of these may open the bidding."),
        (("bid 13H",), Rules(), "A bid must beat 13♥: more points, or 13 in a higher suit."),
        (("bid 13N",), Rules(), "A bid must beat 13N: more points."),
        (("bid 20D",), Rules(), "A bid must beat 20♦: 20 in a higher suit."),
        (("bid 13H",), Rules(suit_rank="nt_only"), "A bid must beat 13♥: more points, or 13 without trump."),
        (
            ("bid 13H",),
            Rules(raise_rule="strict_seed_wording"),
            "A bid must beat 13♥: more points in its own suit, or 13 in a higher one.",
        ),
    ],
)
def test_what_a_bid_has_to_beat(make, said, rules, expected) -> None:
    assert expected in shown(make(pictured(said, rules), bots=None))


# --- bidding -----------------------------------------------------------------------------------------------


def test_a_press_selects_a_bid_and_the_button_makes_it(make) -> None:
    table = make(pictured(), pause=0)
    assert node(table, "bid")["refused"]
    table.press("choose 15H")
    assert node(table, "choose 15H")["attrs"]["aria-pressed"] == "true"
    assert "15♥ promises 15 of the 20 points with hearts as trump." in shown(table)
    assert primaries(table) == {"bid 15H"}
    assert tree_of(table)["keys"]["Enter"] == "bid 15H"
    assert tree_of(table)["keys"]["p"] == "pass"
    table.press("bid 15H")
    assert (2, Bid(14, "S")) not in table.hand.auction.said
    assert (0, Bid(15, "H")) in table.hand.auction.said


def test_the_same_bid_pressed_again_is_made(make) -> None:
    table = make(pictured())
    table.press("choose 16C")
    table.press("choose 16C")
    assert table.hand.auction.standing == Bid(16, "C")


def test_a_dead_bid_is_refused_with_its_reason_and_nothing_changes(make) -> None:
    table = make(pictured())
    for act in ("choose 13H", "bid 13H", "bid 21S", "bid 14"):
        table.press(act)
        assert table.notice
        assert table.hand == pictured()
    table.press("choose 13H")
    assert table.notice.startswith("13♥ is too low")


def test_k14_the_fourth_pass_gives_the_contract(make) -> None:
    table = make(pictured())
    table.press("pass")
    assert table.contract == Bid(14, "S")
    assert table.declarer == 1
    assert "Ara plays 14♠" in shown(table)
    assert "Ara’s side must take at least 14 of the 20 points. K5" in shown(table)
    assert "Contract: 14♠ by Ara. K14" in shown(table)
    assert primaries(table) == {"deal"}
    assert not has(table, "bids")


def test_k14_your_own_contract(make) -> None:
    table = make(pictured(), bots="random")
    table.press("bid 20N")
    assert (table.declarer, table.contract) == (0, Bid(20, "N"))
    assert "You play 20N Twenty no trump cannot be beaten: the auction is over. K17" in status(table)
    assert words(keyed(table, "hand")).startswith("Your hand5 hearts")  # the kitty is not yet in it


def test_kt07_all_pass_and_the_hand_is_thrown_in(make) -> None:
    table = make(pictured(()), bots=None, names=NAMES)
    for _ in range(4):
        table.press("pass")
    assert "If you pass too, the hand is thrown in. K16" in status(table)
    table.press("pass")
    assert table.contract is None
    assert table.hand.is_dead
    assert "Thrown in: all five passed Nobody scores. K16" in status(table)
    assert "Chan deals next. K16" in shown(table)
    table.press("next")
    assert table.hand.dealer == 3
    assert table.hand.phase == "AUCTION"
    assert "thrown" not in shown(table)
    assert "of 10" not in shown(table)
    table.press("deal")
    assert table.hand.phase == "AUCTION"
    table.press("bid 20N")
    assert "The same dealer deals again. New deal" in words(keyed(table, "outcome"))
    table.press("deal")
    assert table.hand.dealer == 3
    table.press("open deal")
    assert "The same dealer deals again. The same seed gives the same deal" in shown(table)


def test_k13_a_final_pass_keeps_a_seat_out(make) -> None:
    rules = Rules(pass_final="yes")
    table = make(
        pictured(("bid 13C", "pass", "bid 13H", "bid 14S", "pass", "pass"), rules), bots=None, names=NAMES
    )
    rows = [row.replace("\N{NARROW NO-BREAK SPACE}", " ") for row in chart(table)]
    assert rows[2] == "pass |  | your turnyou |  | "
    assert "only Ara is left and plays 14♠. K14" in status(table)
    table.press("pass")
    assert table.contract == Bid(14, "S")


def test_k8_a_weak_hand_may_be_dealt_again(make) -> None:
    weak = "S2 S3 S4 C2 C3 D2 D3 H2 H3 JK"
    hands = [weak, "S5 S6 S7 S8 S9 S10 SJ SQ SK SA", "C4 C5 C6 C7 C8 C9 C10 CJ CQ CK",
             "CA D4 D5 D6 D7 D8 D9 D10 DJ DQ", "DK DA H4 H5 H6 H7 H8 H9 H10 HJ"]  # fmt: skip
    position = Hand.from_deal(hands, "HQ HK HA", dealer=4, rules=Rules(misdeal="half_point"))
    table = make(position)
    assert not node(table, "redeal").get("refused")
    assert "Yours counts −1." in shown(table)
    table.press("redeal")
    assert "Dealt again: you show a weak hand" in status(table)
    strong = make(Hand.from_deal(HANDS, KITTY, dealer=4, rules=Rules(misdeal="half_point")))
    assert node(strong, "redeal")["refused"]
    assert node(strong, "redeal")["rule"] == "K8"
    assert not has(make(pictured()), "redeal")


# --- bots --------------------------------------------------------------------------------------------------


def test_bots_speak_in_view_one_at_a_time(make) -> None:
    table = make(pictured(()), pause=400)
    assert "Chan is thinking" in status(table)
    assert tree_of(table)["after"] == {"ms": 400, "act": "continue"}
    assert "choose 13S" not in acts(table)
    assert "Chan is to speak now." in node(table, "choose 13S")["why"]
    table.press("continue")
    assert len(table.hand.auction.said) == 1
    table.press("pass")
    assert table.notice
    table.press("continue")
    assert len(table.hand.auction.said) == 2
    assert "after" not in tree_of(table)
    assert table.sitting.decider == 0


def test_without_a_pause_bots_have_spoken_already(make) -> None:
    table = make(seed=3, pause=0)
    assert table.sitting.decider == 0
    while table.hand.phase == "AUCTION":
        table.press("pass")
    assert table.hand.player != 0 or table.hand.is_over
    assert table.hand.phase in ("EXCHANGE", "OVER")  # the kitty is another table's


def test_a_reason_is_shown_when_asked_and_the_title_says_so(make) -> None:
    table = make(pictured(()), pause=0)
    [(chan, bid), *_] = table.hand.auction.said
    moment = table.hand.root()
    choice = next(one for one in ranked(moment.view(chan)) if bid is None or one.action.bid == bid)
    assert choice.text() not in shown(table)
    assert "shows what" not in shown(table)
    table.press("why 0")
    assert f"“{choice.text()}”" in shown(table)
    assert "shows what Chan knows" in words(keyed(table, "bar"))
    assert "It tells what Chan alone knows." in shown(table)
    table.press("why 0")
    assert choice.text() not in shown(table)


def test_a_reason_stays_in_sight_while_bots_speak(make) -> None:
    table = make(seed=3)
    by_itself(table)
    table.press("why 0")
    assert "Shown because you asked." in shown(table)
    by_itself(table)
    assert len(table.hand.auction.said) == 2
    assert "Shown because you asked." in shown(table)


def test_your_own_words_and_unknown_places_have_no_reason(make) -> None:
    table = make(pictured())
    for act in ("why 2", "why 99", "why x", "why"):
        table.press(act)
        assert table.notice
    assert "why 2" not in acts(table)
    assert "why 0" in acts(table)


def test_the_random_bot_says_that_it_has_no_reason(make) -> None:
    table = make(pictured(()), bots="random", pause=0)
    table.press("why 0")
    assert "I choose at random." in shown(table)


def test_k40_what_is_hidden_changes_nothing_that_is_shown(make) -> None:
    other = (HANDS[0], HANDS[2], HANDS[1], HANDS[4], HANDS[3])
    positions = [Hand.from_deal(hands, KITTY, dealer=2) for hands in (HANDS, other)]
    seen = []
    for position in positions:
        for word in SAID:
            position = position.do(word)
        table = make(position)
        table.press("choose 14H")
        table.press("hint")
        seen.append((shown(table), table.text_form(), table.static_svg()))
    assert seen[0] == seen[1]


def test_open_hands_show_all_and_say_so(make) -> None:
    table = make(pictured(), open_hands=True)
    assert "♠ K Q 8 6 2" in shown(table)
    assert "Kitty ♠10 ♥10 ♣4" in shown(table)
    assert "hands open" in words(keyed(table, "bar"))
    table.press("open-hands")
    assert "♠ K Q 8 6 2" not in shown(table)


# --- hint, undo, memory ------------------------------------------------------------------------------------


def test_the_hint_counts_the_hand_and_then_says_what_to_bid(make) -> None:
    table = make(pictured())
    counts = count_all(HANDS[0])
    table.press("hint")
    rows = [words(row) for row in walk(keyed(table, "count")) if row["tag"] == "tr"]
    assert counts[0].total in rows[1]
    assert "It would say" not in shown(table)
    table.press("hint")
    assert counts[0].items[0].say() in shown(table)
    table.press("hint")
    best = ranked(table.hand.view(0))[0]
    assert f"It would say: {best.action.bid.sign}" in shown(table)
    table.press("advice")
    assert table.memo.chosen == best.action.bid


def test_undo_and_redo_stop_at_your_own_words(make) -> None:
    table = make(pictured(()), pause=0)
    start = table.hand
    table.press("bid 13H")
    later = table.hand
    table.press("undo")
    assert table.hand == start
    table.press("redo")
    assert table.hand == later


def test_escape_takes_the_selection_back(make) -> None:
    table = make(pictured())
    assert "escape" not in tree_of(table)
    table.press("choose 14H")
    assert tree_of(table)["escape"] == "unselect"
    table.press("unselect")
    assert table.memo.chosen is None


def test_long_auctions_fold_their_first_rounds(make) -> None:
    said = []
    for number in range(13, 19):
        said += [f"bid {number}S", "pass", f"bid {number}H", "pass", "pass"]
    table = make(pictured(said), bots=None)
    assert "2 rounds earlier" in shown(table) or "One round earlier" in shown(table)
    few = len(chart(table))
    table.press("unfold")
    assert len(chart(table)) > few
    assert "Fewer rounds" in shown(table)


def test_what_others_said_is_spoken_as_one_sentence(make) -> None:
    assert tree_of(make(pictured()))["status"].startswith("Ara bids 14 spades. Bora passes. Chan passes.")


def test_the_position_can_be_given_as_text_with_unknown_cards(make) -> None:
    table = make("mighty; dealer 4; hands SA SK SQ SJ S10 S9 S8 S7 S6 S5 / ?10 / ?10 / ?10 / ?10; kitty ?3")
    assert "10 spades" in shown(table)
    with pytest.raises(SetupError):
        AuctionTable("mighty; hands SA")
    with pytest.raises(SetupError):
        AuctionTable(names=("a", "b"))


# --- both languages, pictures, robustness ------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES, ids=range(len(RULES)))
@pytest.mark.parametrize("lang", ["en", "es"])
def test_any_auction_can_be_shown_in_both_languages(make, lang, rules) -> None:
    choose = random.Random(7)
    for seed in range(3):
        table = make(seed=seed, rules=rules, lang=lang, pause=None, bots="random")
        for _ in range(60):
            assert table.text_form()
            tree_of(table)
            if table.hand.phase != "AUCTION":
                break
            verbs = ("continue", "choose 1", "bid", "pass", "why")
            table.press(choose.choice([act for act in acts(table) if act.startswith(verbs)]))
        assert table.notice is None
        assert table.static_svg() == table.static_svg()


def test_every_button_has_a_spoken_name(make) -> None:
    for said in ((), SAID, LOST):
        table = make(pictured(said))
        assert all(name.strip() for name in spoken_buttons(table))


def test_bad_acts_are_told_and_change_nothing(make) -> None:
    table = make(pictured())
    for act in (
        "",
        " ",
        "bid",
        "choose",
        "choose 99Z",
        "lift S10",
        "trump H",
        "play SA",
        "_do_undo",
        "tab x",
    ):
        table.press(act)
        assert table.notice, act
        assert table.hand == pictured()


def test_the_text_says_what_the_table_shows(make) -> None:
    assert make(pictured()).text_form().splitlines() == [
        "Mighty · Auction",
        "Your turn: bid or pass. If you pass, it is the fourth in a row and Ara plays 14♠. (K14)",
        "Chan: 13♣, pass",
        "Dain: pass, pass",
        "You: 13♥",
        "Ara: 14♠",
        "Bora: pass",
        "Standing bid: 14♠ by Ara. Three passes in a row so far; a pass is not final. (K13)",
        "Your hand: ♥A ♥K ♥J ♥9 ♥6 ♣K ♣7 ♦A ♦4 Joker",
    ]


def test_close_frees_every_model() -> None:
    before = set(_instances)
    table = AuctionTable(pictured())
    table.press("choose 14H")
    assert set(_instances) - before
    table.close()
    table.close()
    assert set(_instances) == before


def test_a_press_is_quick(make) -> None:
    table = make(pictured())
    times = []
    for act in ("choose 14H", "why 3", "choose 16D", "unselect") * 3:
        start = time.perf_counter()
        table.press(act)
        times.append(time.perf_counter() - start)
    assert min(times) < 0.025


def test_the_tree_finds_no_place_for_two_primary_buttons(make) -> None:
    table = make(pictured())
    assert len(primaries(table)) <= 1
    table.press("choose 14H")
    assert len(primaries(table)) == 1
    assert find(tree_of(table), "bid 14H") is not None
