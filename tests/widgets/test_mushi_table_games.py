"""The Mushi table: deals, copies, hints, the end of a round, and who plays."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hanalab.core.errors import SetupError
from hanalab.mushi import Card, Match, Round, Rules
from hanalab.widgets.mushi_end import lighting
from hanalab.widgets.mushi_table import MushiTable
from hanalab.widgets.nodes import find, walk, words
from tests.widgets.mushi_tables import MOVES, TURN_FIVE, Make, acts, pictured, status, tree_of

# -- deal, copy, paste ---------------------------------------------------------------------------------------


def test_a_new_deal_by_seed(make: Make) -> None:
    table = make(seed=3)
    assert table.round == Round.deal(3)
    table.press("open deal")
    field = next(each for each in walk(tree_of(table)) if each.get("field") == "deal")
    assert field["attrs"]["placeholder"] == "4"
    table.press("deal", "17")
    assert table.round == Round.deal(17)
    table.press("deal", "  ")
    assert table.round == Round.deal(18)
    table.press("deal", "friday")
    assert table.round == Round.deal("friday")
    assert find(tree_of(table), "shut") is None


def test_what_is_copied_in_the_browser_can_be_pasted(make: Make) -> None:
    table = make(position=pictured(6), pause=0)
    copied = next(each["copy"] for each in walk(tree_of(table)) if each.get("key") == "copy")
    other = make(seed=1)
    other.press("open paste")
    other.press("paste", copied)
    assert other.round == table.round
    assert find(tree_of(other), "shut") is None


def test_the_record_of_a_match_can_be_pasted(make: Make) -> None:
    table = make(players=("steady", "random"), seed=2, pause=0)
    table.press("finish")
    table.press("next")
    table.press("continue")
    table.press("more")
    copied = next(each["copy"] for each in walk(tree_of(table)) if each.get("key") == "copy-record")
    other = make(seed=1)
    other.press("paste", copied)
    assert other.match.totals == table.match.totals
    assert other.round == table.round


@pytest.mark.parametrize("lang", ["en", "es"])
def test_all_that_is_wrong_with_a_pasted_text_is_listed(make: Make, lang: str) -> None:
    table = make(seed=1, lang=lang)
    before = table.sitting
    table.press("open paste")
    table.press("paste", "hands 01B 01B 07X / 02A; field 13Q; speed 3")
    errors = [
        words(each) for each in walk(tree_of(table)) if each["tag"] == "li" and each.get("key", "").isdigit()
    ]
    listed = " ".join(errors)
    assert all(code in listed for code in ("07X", "13Q", "speed"))
    assert table.sitting is before
    assert next(each for each in walk(tree_of(table)) if each.get("field") == "paste")


@pytest.mark.parametrize(
    "text", ["", "   ", "\x00", "{}", "[[rounds]]", "game = ", "9" * 10_000, "hands / /", None, 7, []]
)
def test_garbage_pasted_changes_nothing(make: Make, text: object) -> None:
    table = make(seed=1)
    before = table.sitting
    table.press("paste", text)
    assert table.sitting is before
    assert table.shown.errors


def test_a_position_can_be_given_in_every_form(make: Make) -> None:
    position = pictured(6)
    record = make(position=position).sitting.record()
    for given in (position, str(position), record):
        assert make(position=given).round == position


# -- hint ----------------------------------------------------------------------------------------------------


def test_the_hint_goes_from_a_nudge_to_the_best_card(make: Make) -> None:
    table = make(position=pictured(TURN_FIVE))
    for step in range(1, 5):
        table.press("hint")
        lines = [each for each in walk(tree_of(table)) if each.get("key") == "steps"]
        assert len(lines[0]["kids"]) == step
    text = words(tree_of(table))
    assert "A month on the field has two cards." in text
    assert "01Y takes 01R" in text
    assert table.shown.selected is Card("01Y")
    table.press("play 05X")
    assert table.shown.hint == 0


def test_the_hint_knows_no_hidden_card(make: Make) -> None:
    position = pictured(TURN_FIVE)
    swapped = (
        str(position).replace("05A 05Y 08X", "05R 03X 10X").replace("05R 03X 10X 02A", "05A 05Y 08X 02A")
    )
    hints = []
    for given in (str(position), swapped):
        table = make(position=given)
        for _ in range(4):
            table.press("hint")
        hints.append(table.hint)
    assert swapped != str(position)
    assert hints[0] == hints[1]


def test_a_hint_only_on_ones_own_turn(make: Make) -> None:
    table = make(position=pictured(len(MOVES)))
    table.press("hint")
    assert table.notice == "A hint is for your own turn."


# -- the end of a round --------------------------------------------------------------------------------------


def test_m49_the_end_shows_formula_leftovers_and_the_next_dealer(make: Make) -> None:
    table = make(position=pictured(len(MOVES)))
    assert status(table).startswith("Round over: you win by 6")
    text = words(tree_of(table))
    assert "To bot, who took the other two willows M43" in text
    assert "To you, who own Lightning M44" in text
    assert "You scored more, so you deal next. M59" in text
    pressed = [
        each["act"] for each in walk(tree_of(table)) if each.get("attrs", {}).get("aria-pressed") == "true"
    ]
    assert set(pressed) == {"light 0 own", "light 1 own"}


def test_a_number_of_the_formula_lights_its_cards(make: Make) -> None:
    table = make(position=pictured(len(MOVES)))
    score = table.round.score()
    table.press("light 0 other")
    light = lighting(table.speech, score, table.shown.lit)
    assert light.lit == ("12B", "12X", "12Y", "12Z")
    assert light.earned is not None
    assert light.earned[0] is None
    table.press("light 0 points")
    light = lighting(table.speech, score, table.shown.lit)
    assert len(light.lit or ()) == 23
    table.press("light 0 points")
    assert table.shown.lit is None


def test_a_match_to_its_end_and_another(make: Make) -> None:
    table = make(players=("steady", "steady"), seed=1, length=6, pause=0)
    for number in range(6):
        table.press("finish")
        assert len(table.match.rounds) == number + 1
        if number < 5:
            assert table.match.dealer is not None
            table.press("next")
    assert table.match.is_over
    assert "The match is over" in words(tree_of(table))
    assert find(tree_of(table), "next") is None
    table.press("next")
    assert table.notice
    table.press("new-match")
    assert table.match.rounds == ()


def test_a_match_to_a_target(make: Make) -> None:
    table = make(players=("steady", "random"), seed=1, length="target 30", pause=0)
    for _ in range(40):
        table.press("finish")
        if table.match.is_over:
            break
        table.press("next")
    assert max(table.match.totals) >= 30
    assert "to 30" in words(tree_of(table))


def test_m60_a_level_round_says_who_deals(make: Make) -> None:
    level = Match()
    for seed in range(2000):
        position = Round.deal(seed)
        choose = random.Random(seed)
        while not position.is_over:
            position = position.do(choose.choice(position.actions()))
        if position.score().winner is None:
            break
    table = make(position=position, match=level)
    assert "The round is level: you deal next. M60" in words(tree_of(table))
    assert "Round over: level" in status(table)


# -- who plays -----------------------------------------------------------------------------------------------


def test_two_people_never_see_each_others_hand(make: Make) -> None:
    table = make(position=pictured(), players=("Ana", "Ben"))
    table.press("play 09A")
    table.press("continue")
    assert status(table).startswith("Pass the screen to Ben")
    shown = {each["code"] for each in walk(tree_of(table)) if each["tag"] == "card" and each.get("w") == 84}
    assert shown == {"back"}
    assert "02Y" not in table.text_form()
    assert not [act for act in acts(table) if act.startswith("choose")]
    felt = next(each for each in walk(tree_of(table)) if each["tag"] == "felt")
    assert "continue" not in {place["act"] for place in felt["hots"]}
    table.press("continue")
    assert status(table).startswith("Ben, your turn")
    assert "choose 02Y" in acts(table)
    assert not {"choose 01Y", "choose 05X"} & set(acts(table))


def test_two_people_with_open_hands_need_not_pass(make: Make) -> None:
    table = make(position=pictured(), players=("Ana", "Ben"), open_hands=True)
    table.press("play 09A")
    table.press("continue")
    assert table.sitting.decider == 1
    assert "hands open" in words(tree_of(table)).replace("\N{NO-BREAK SPACE}", " ")


def test_two_bots_are_watched_by_continue_or_by_themselves(make: Make) -> None:
    table = make(position=pictured(), players=("steady", "random"))
    assert "after" not in tree_of(table)
    table.press("continue")
    assert status(table).startswith("Steady plays")
    table.press("run")
    assert tree_of(table)["after"]["act"] == "continue"
    table.press("stop")
    assert "after" not in tree_of(table)
    table.finish()
    assert table.sitting.is_over


def test_players_can_be_changed_in_the_middle(make: Make) -> None:
    table = make(position=pictured(6), seat=1)
    for act in ("players two", "players steady random", "players you random"):
        table.press(act)
        assert table.notice is None
        assert table.round == pictured(6)
    assert [player.kind for player in table.sitting.players] == ["bot", "you"]


@pytest.mark.parametrize(
    "keys",
    [
        {"bot": "clever"},
        {"seat": 2},
        {"length": 7},
        {"pause": -1},
        {"players": ("you", "you")},
        {"players": 4},
        {"dealer": 3},
        {"position": "x"},
        {"position": 3},
        {"match": 3},
    ],
)
def test_arguments_that_cannot_be(keys: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        MushiTable(**keys)


def test_a_view_can_be_played_on(make: Make) -> None:
    seen = Round.deal(seed=3).view(0)
    table = make(position=seen)
    assert table.round.hands[0] == seen.hand
    assert not table.round.has_unknown


def test_m6_the_dealer_can_be_drawn() -> None:
    dealers = set()
    for seed in range(8):
        table = MushiTable(seed=seed, dealer="draw", canvas=False)
        dealers.add(table.round.dealer)
        table.close()
    assert dealers == {0, 1}


def test_m13_a_new_deal_can_be_asked_for(make: Make) -> None:
    rules = Rules(four_in_hand="redeal_on_claim")
    seed = next(seed for seed in range(500) if "redeal" in map(str, Round.deal(seed, 0, rules).actions()))
    table = make(seed=seed, rules=rules)
    table.press("redeal")
    assert "Dealt back: no round was played" in status(table)
    table.press("next")
    assert table.match.rounds == ()
    assert table.round != Round.deal(seed, 0, rules)
