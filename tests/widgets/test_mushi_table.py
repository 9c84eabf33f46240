"""The Mushi table, driven by the same presses as by clicks and keys."""

from __future__ import annotations

import random

import pytest

from hanalab.mushi import DECK, Card, Round, Rules
from hanalab.widgets.nodes import walk, words
from tests.widgets.mushi_tables import (
    MOVES,
    PICTURED,
    TURN_FIVE,
    Make,
    acts,
    node,
    pictured,
    state,
    status,
    tree_of,
)

# -- a card is played ----------------------------------------------------------------------------------------


def test_the_first_press_selects_and_shows_what_would_happen(make: Make) -> None:
    table = make(position=pictured(TURN_FIVE))
    table.press("choose 05X")
    assert "05X matches nothing: it will stay on the field. M21" in status(table)
    assert node(table, "choose 05X")["attrs"]["aria-pressed"] == "true"
    assert table.round == pictured(TURN_FIVE)
    table.press("choose 05X")
    assert "05X" not in map(str, table.round.hands[0])


def test_m19_two_targets_are_lit_on_the_field_and_offered_in_the_rail(make: Make) -> None:
    table = make(position=pictured(TURN_FIVE))
    table.press("choose 01Y")
    assert "Pine 01Y matches two. Choose the one it takes. M19" in status(table)
    senders = [act for act in acts(table) if act.startswith("take")]
    assert set(senders) == {"take 01R", "take 01X"}
    assert senders.count("take 01R") == 3  # felt, rail, and between status and hand of the narrow form
    assert tree_of(table)["keys"]["1"] == "take 01R"
    assert tree_of(table)["keys"]["2"] == "take 01X"
    assert tree_of(table)["escape"] == "unselect"


def test_play_and_take_are_one_move_and_one_undo(make: Make) -> None:
    table = make(position=pictured(TURN_FIVE), pause=0)
    table.press("choose 01Y")
    table.press("take 01X")
    assert {"01Y", "01X"} <= set(map(str, table.round.piles[0]))
    table.press("undo")
    assert table.round == pictured(TURN_FIVE)
    assert table.round.phase == "HAND"


def test_a_second_press_on_a_card_with_a_choice_puts_it_back(make: Make) -> None:
    table = make(position=pictured(TURN_FIVE))
    table.press("choose 01Y")
    table.press("choose 01Y")
    assert table.shown.selected is None


def test_enter_plays_at_once_where_there_is_nothing_to_choose(make: Make) -> None:
    table = make(position=pictured(TURN_FIVE))
    assert node(table, "choose 05X")["enter"] == "play 05X"
    table.press("play 01Y")
    assert table.shown.selected is Card("01Y")
    table.press("play 05X")
    assert table.round.turn == 6


def test_m18_the_reason_is_told_before_the_press(make: Make) -> None:
    table = make(position=pictured(TURN_FIVE))
    table.press("choose 01Y")
    felt = next(each for each in walk(tree_of(table)) if each["tag"] == "felt")
    willow = next(place for place in felt["hots"] if "11A" in place["name"])
    assert willow["refused"]
    assert willow["why"] == "01Y cannot take 11A: willow is not pine."
    assert willow["rule"] == "M18"
    assert "willow is not pine, rule M18" in willow["name"]


def test_escape_unselects(make: Make) -> None:
    table = make(position=pictured(TURN_FIVE))
    table.press("choose 01Y")
    table.press("unselect")
    assert table.shown.selected is None
    assert "escape" not in tree_of(table)


def test_a_target_without_a_chosen_card_changes_nothing(make: Make) -> None:
    table = make(position=pictured(TURN_FIVE))
    before = state(table)
    table.press("take 01R")
    assert state(table) == before
    assert table.notice == "Choose a card from your hand first."


def test_a_capture_still_open_can_be_chosen(make: Make) -> None:
    table = make(position=pictured(TURN_FIVE).do("play 01Y"))
    assert table.round.phase == "HAND_CAPTURE"
    assert "Choose what 01Y takes" in status(table)
    assert node(table, "choose 05X")["refused"]
    table.press("take 01R")
    assert {"01Y", "01R"} <= set(map(str, table.round.piles[0]))


def test_m33_a_drawn_lightning_is_a_choice_of_ones_own(make: Make) -> None:
    start = Round.from_deal(hands=("01Y 05X", "02Y 08X"), field="03Y 04R 11A", stock="11L 12X 09Y 10X")
    table = make(position=start)
    table.press("play 05X")
    assert table.round.phase == "DRAW_CAPTURE"
    assert "Choose what 11L takes" in status(table)
    assert [offer.act for offer in table.offers] == ["take 03Y", "take 04R", "take 05X"]
    table.press("take 04R")
    assert table.sitting.moment is None
    table.press("finish")
    table.press("undo")
    assert table.round.phase == "DRAW_CAPTURE"


def test_many_captures_have_a_button_each(make: Make) -> None:
    field = "01R 02R 03R 04R 05R 08A 09R 10R"
    start = Round.from_deal(hands=("11L", "12X"), field=field, stock="12Y 12Z")
    table = make(position=start)
    table.press("choose 11L")
    assert len(table.offers) == 8
    assert tree_of(table)["keys"]["8"] == "take 10R"
    table.press("take 10R")
    assert "10R" in map(str, table.round.piles[0])


def test_m31_a_stack_is_taken_by_any_of_its_cards(make: Make) -> None:
    rules = Rules(lightning_stack="stack")
    start = Round.from_deal(hands=("11L", "12X"), field="04R 04X 04Y 11A", stock="12Y 12Z", rules=rules)
    table = make(position=start)
    table.press("choose 11L")
    felt = next(each for each in walk(tree_of(table)) if each["tag"] == "felt")
    assert [place["act"] for place in felt["hots"]].count("take 04R 04X 04Y") == 3


# -- the drawn card ------------------------------------------------------------------------------------------


def test_m37_forced_lightning_waits_for_continue_with_its_reasons(make: Make) -> None:
    table = make(position=pictured())
    table.press("play 09A")
    assert status(table) == "Forced: 03B takes Lightning First non-willow card drawn. No choice. M35"
    assert "after" not in tree_of(table)
    assert tree_of(table)["keys"]["Enter"] == "continue"
    assert node(table, "choose 01Y")["why"] == "Your card is already down. Finish the draw first."
    text = words(tree_of(table))
    assert "Three cherry cards are left, so one is left over at the end" in text
    felt = next(each for each in walk(tree_of(table)) if each["tag"] == "felt")
    mate = next(place for place in felt["hots"] if "03Y" in place["name"])
    assert mate["rule"] == "M37"
    table.press("continue")
    assert {"03B", "11L"} <= set(map(str, table.sitting.shown.piles[0]))


def test_a_plain_draw_goes_on_by_itself(make: Make) -> None:
    table = make(position=pictured(TURN_FIVE))
    table.press("play 05X")
    assert "You draw 03R It takes 03Y. M18" in status(table)
    assert tree_of(table)["after"] == {"ms": 500, "act": "continue"}
    assert not node(table, "choose 01Y").get("refused")


def test_a_bot_is_shown_step_by_step(make: Make) -> None:
    table = make(position=pictured(TURN_FIVE))
    table.press("play 05X")
    seen = []
    while table.sitting.waits:
        table.press("continue")
        seen.append(status(table))
    assert seen[0] == "Bot is thinking"
    assert seen[1].startswith("Bot plays")
    assert seen[2].startswith("Bot draws")
    assert seen[-1].startswith("Your turn")
    assert "after" not in tree_of(table)
    assert tree_of(table)["status"].startswith("Bot plays")


def test_any_press_on_the_hand_finishes_what_is_running(make: Make) -> None:
    table = make(position=pictured(TURN_FIVE))
    table.press("play 05X")
    table.press("choose 08A")
    assert table.sitting.waits is None
    assert table.shown.selected is Card("08A")
    assert table.round.turn == 7


def test_without_a_pause_nothing_is_waited_for(make: Make) -> None:
    table = make(position=pictured(), pause=0)
    table.press("play 09A")
    assert table.sitting.decider == 0
    assert table.round.turn == 3


@pytest.mark.parametrize("still", [True, False])
def test_with_continue_for_everything_there_is_no_timer(make: Make, still: bool) -> None:
    table = make(position=pictured(TURN_FIVE), pause=400 if still else None)
    if still:
        table.press("@size", {"form": "wide", "still": True})
    table.press("play 05X")
    seen = [status(table)]
    while table.sitting.waits:
        assert "after" not in tree_of(table)
        table.press("continue")
        seen.append(status(table))
    assert [line.split()[1] for line in seen[:2]] == ["draw", "draws"]


# -- whole rounds --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("bot", ["steady", "random"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_whole_round_by_press(make: Make, bot: str, lang: str, seat: int) -> None:
    table = make(seed=5, bot=bot, seat=seat, lang=lang)
    choose = random.Random(bot)
    while not table.sitting.is_over:
        if table.sitting.waits:
            table.press("continue")
            continue
        able = [act for act in acts(table) if act.startswith(("choose", "take"))]
        table.press(choose.choice(able))
        assert table.notice is None
    assert sum(table.match.totals) == 0
    assert len(table.match.rounds) == 1
    table.press("next")
    assert len(table.match.rounds) == 1
    assert table.round.dealer == table.match.dealer


RANDOM_ACTS = (
    "undo", "redo", "continue", "hint", "unselect", "next", "replay", "from-here", "to-end", "unfold",
    "marks", "run", "open-hands", "lang", "more", "new-match", "deal", "open deal", "open paste",
    "open rules", "shut", "finish", "redeal", "stop", "tab yaku", "tab log", "tab rules", "tab hand",
    "tab other", "light 0 points", "light 1 own", "light 0 par", "light 1 other", "light 0 score",
    "light 9 own", "back 0", "back 3", "back 99", "back x", "players two", "players you random",
    "players steady random", "players you steady", "rule M18", "rule M99", "rule-close", "@size",
    "@ready", "nonsense", "play", "play 99Z", "take", "take 01B 01B", "choose ?", "_settle", "", "deal 7",
)  # fmt: skip
VALUES = (
    *(None, 3, "12", "garbage", PICTURED, ["x"], "hands 1B / 1B"),
    *({"form": "narrow", "dark": True}, {"form": "wide"}),
)


@pytest.mark.parametrize("batch", range(10))
def test_random_presses_never_raise_and_a_refused_one_changes_nothing(make: Make, batch: int) -> None:
    for deal in range(20):
        choose = random.Random(f"{batch} {deal}")
        table = make(
            seed=f"{batch} {deal}",
            pause=choose.choice((0, 400, None)),
            seat=choose.randrange(2),
            canvas=False,
        )
        for _ in range(12):
            before = state(table)
            kind = choose.random()
            if kind < 0.5:
                act, value = choose.choice(acts(table)), None
            elif kind < 0.75:
                act, value = f"{choose.choice(('choose', 'play', 'take'))} {choose.choice(DECK)}", None
            else:
                act, value = choose.choice(RANDOM_ACTS), choose.choice(VALUES)
            table.press(act, value)
            assert table.problem is None, (act, value, table.problem)
            if table.notice is not None:
                assert state(table) == before, (act, value)
            position = table.round
            cards = [
                *position.hands[0],
                *position.hands[1],
                *position.field,
                *position.stock,
                *position.piles[0],
            ]
            whole = sorted([*cards, *position.piles[1], *filter(None, (position.pending,))])
            assert whole == list(DECK)
        table.close()


def test_every_card_dimmed_on_the_felt_is_indeed_refused(make: Make) -> None:
    for seed in range(40):
        table = make(seed=seed, pause=0, canvas=False)
        choose = random.Random(seed)
        table.press(f"choose {choose.choice(table.round.hands[0])}")
        felt = next(each for each in walk(tree_of(table)) if each["tag"] == "felt")
        able = {offer.act for offer in table.offers}
        for place in felt["hots"]:
            assert place.get("refused", False) == (place["act"] not in able)
        table.close()


# -- back and forth ------------------------------------------------------------------------------------------


def test_undo_and_redo_as_far_as_the_round_goes(make: Make) -> None:
    table = make(seed=11, pause=0)
    choose = random.Random(3)
    seen = [table.round]
    while not table.sitting.is_over:
        table.press(f"play {choose.choice(table.round.hands[0])}")
        while table.offers:
            table.press(choose.choice(table.offers).act)
        seen.append(table.round)
    drawn = [position for position in seen if position.phase == "HAND"]
    while not node(table, "undo").get("refused"):
        table.press("undo")
    assert table.round == drawn[0]
    table.press("undo")
    assert table.notice == "There is nothing to take back."
    while not node(table, "redo").get("refused"):
        table.press("redo")
    assert table.round == seen[-1]


def test_back_to_a_line_of_the_log(make: Make) -> None:
    table = make(position=pictured(), pause=0)
    table.press("play 09A")
    table.press("play 08B")
    table.press("unfold")
    lines = [act for act in acts(table) if act.startswith("back")]
    assert lines[0] == "back 0"
    table.press("back 0")
    assert table.round == pictured()
    table.press("redo")
    assert table.round.turn == 3


def test_replay_steps_through_the_round(make: Make) -> None:
    table = make(position=pictured(len(MOVES)), players=("Ana", "Ben"))
    table.press("replay")
    assert "Replay from the start" in status(table)
    table.press("continue")
    assert status(table).startswith("Ana plays 09A It takes 09Y.")
    table.press("continue")
    assert status(table).startswith("Ana draws 03B It takes 11L.")
    table.press("from-here")
    assert table.sitting.waits != "replay"
    table.press("replay")
    table.press("to-end")
    assert table.sitting.is_over
