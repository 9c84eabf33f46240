"""The sitting behind the Mushi table: matches, bots, moments, undo, and what can be pasted."""

from __future__ import annotations

import random

import pytest

from hanalab.core.errors import IllegalAction, SetupError
from hanalab.mushi import DECK, Match, Round, Rules
from hanalab.widgets.mushi_game import Sitting
from hanalab.widgets.mushi_load import read_game, with_length
from hanalab.widgets.mushi_moments import moments, players_of
from hanalab.widgets.seeds import next_seed, read_seed

PICTURED = (
    "mushi; dealer 0; hands 01Y 05X 08A 08B 09A 09R 10A 12Z / 02Y 05A 05Y 08X 09X 10Y 11B 12B; "
    "field 11L 09Y 03Y 01R 01X 04Y 04A 04R; "
    "stock 03B 08Y 11R 11A 03R 10R 04X 12Y 02R 01B 12X 05R 03X 10X 02A 02X"
)
MOVES = "09A 02Y 08B 11B 01Y:01R 05Y 12Z 05A 09R 09X 10A 12B 05X 08X 08A 10Y".split()  # noqa: SIM905


def sit(position: Round | None = None, players: tuple[str, str] | None = None, **keys: object) -> Sitting:
    match = Match()
    return Sitting.start(players_of(players), match, position or match.deal(3), 3, **keys)  # type: ignore[arg-type]


def played(sitting: Sitting, moves: list[str]) -> Sitting:
    """The sitting after these moves of both seats (two people, so that each can be told what to do)."""
    for move in moves:
        card, _, taken = move.partition(":")
        while sitting.waits:
            sitting = sitting.advance()
        sitting = sitting.do(f"play {card}")
        if taken:
            sitting = sitting.do(f"take {taken}")
    while sitting.waits:
        sitting = sitting.advance()
    return sitting


def test_the_game_pictured_in_the_guide() -> None:
    sitting = played(sit(Round.parse(PICTURED), ("Ana", "Ben")), MOVES)
    score = sitting.position.score()
    assert sitting.is_over
    assert score.card_points == (121, 109)
    assert score.yaku == (("four_wisteria",), ("four_paulownia",))
    assert sitting.match_now.totals == (6, -6)
    assert sitting.next_round().position.dealer == 0


def test_a_drawn_card_is_shown_before_it_is_placed() -> None:
    sitting = sit(Round.parse(PICTURED)).do("play 09A")
    moment = sitting.moment
    assert moment is not None
    assert moment.is_forced
    assert (str(moment.card), [str(card) for card in moment.takes]) == ("03B", ["11L"])
    assert "11L" in map(str, moment.field)
    assert [str(card) for card in moment.piles[0]] == ["09A", "09Y"]
    assert len(moment.stock) == 15
    assert [event.kind for event in sitting.events] == ["play_takes", "draw_takes"]
    assert sitting.decider is None


def test_moments_keep_all_forty_cards() -> None:
    for seed in range(30):
        position = Round.deal(seed)
        choose = random.Random(seed)
        while not position.is_over:
            after = position.do(choose.choice(position.actions()))
            for moment in moments(position, after):
                cards = [*moment.hands[0], *moment.hands[1], *moment.field, *moment.stock, *moment.piles[0]]
                assert sorted([*cards, *moment.piles[1], moment.card]) == list(DECK)
            position = after


@pytest.mark.parametrize("bot", ["steady", "random"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_round_against_a_bot_goes_to_its_score(bot: str, seat: int) -> None:
    match = Match()
    sitting = Sitting.start(players_of(None, bot, seat), match, match.deal(7), 7, seat).finish()
    choose = random.Random(1)
    while not sitting.is_over:
        assert sitting.decider == seat
        sitting = sitting.do(choose.choice(sitting.position.actions())).finish()
    assert sum(sitting.position.score().totals) == 0


def test_a_bot_plays_the_same_after_an_undo() -> None:
    start = sit()
    action = start.position.actions()[0]
    once = start.do(action).finish()
    again = once.undo()
    assert again.position == start.position
    assert again.do(action).finish().position == once.position


def test_undo_goes_back_to_ones_own_decision_and_redo_on_again() -> None:
    sitting = sit()
    seen = [sitting.position]
    choose = random.Random(2)
    while not sitting.is_over:
        sitting = sitting.do(choose.choice(sitting.position.actions())).finish()
        if sitting.position.phase != "HAND_CAPTURE":
            seen.append(sitting.position)
    back = sitting
    for position in reversed(seen[:-1]):
        back = back.undo()
        assert back.position == position
        assert back.decider == 0
    assert back.undo_to() is None
    for position in seen[1:]:
        back = back.redo()
        assert back.position == position
    assert back.redo_to() is None
    assert back.is_over


def test_a_new_decision_forgets_what_was_undone() -> None:
    sitting = sit().do(sit().position.actions()[0]).finish().undo()
    other = sitting.do(sitting.position.actions()[1])
    assert other.redo_to() is None


def test_back_to_any_point() -> None:
    sitting = played(sit(Round.parse(PICTURED), ("Ana", "Ben")), MOVES)
    for number in range(len(sitting.position.path())):
        there = sitting.back_to(number)
        assert len(there.position.path()) == number
        assert there.tip is sitting.tip


def test_two_people_pass_the_screen() -> None:
    sitting = sit(Round.parse(PICTURED), ("Ana", "Ben"))
    assert (sitting.below, sitting.handed) == (0, True)
    sitting = sitting.do("play 09A")
    assert sitting.waits == "moment"
    assert sitting.below == 0
    sitting = sitting.advance()
    assert (sitting.waits, sitting.below, sitting.decider) == ("pass", 1, None)
    with pytest.raises(IllegalAction):
        sitting.do("play 02Y")
    sitting = sitting.advance()
    assert sitting.decider == 1
    back = sitting.undo()
    assert (back.waits, back.below) == ("pass", 0)


def test_two_bots_play_to_the_end_and_step_back_a_turn() -> None:
    sitting = sit(players=("steady", "random"))
    assert sitting.waits == "bot"
    over = sitting.finish()
    assert over.is_over
    assert over.undo().position.turn == 16
    assert over.undo().redo().is_over
    assert over.undo().undo().finish().position == over.position


def test_a_replay_steps_through_the_round_and_can_be_left() -> None:
    over = played(sit(Round.parse(PICTURED), ("Ana", "Ben")), MOVES)
    sitting = over.replay()
    seen = 0
    while sitting.waits:
        sitting = sitting.advance()
        seen += sitting.moment is not None
    assert seen == 32
    assert sitting.position is over.position
    middle = over.replay().advance().advance().advance().play_from_here()
    assert not middle.replaying
    assert middle.redo_to() is not None


def test_m59_the_winner_deals_and_m14_a_deal_given_back_is_dealt_again() -> None:
    rules = Rules(four_in_hand="redeal_on_claim")
    match = Match(rules)
    seed = next(seed for seed in range(500) if "redeal" in map(str, match.deal(seed).actions()))
    sitting = Sitting.start(players_of(None), match, match.deal(seed), seed).do("redeal")
    assert sitting.is_over
    again = sitting.next_round()
    assert again.match.rounds == ()
    assert again.position.dealer == 0


def test_a_match_ends_after_its_rounds() -> None:
    match = Match(with_length(Rules(), 6))
    sitting = Sitting.start(players_of(("steady", "random")), match, match.deal(1), 1)
    for number in range(6):
        sitting = sitting.finish()
        assert len(sitting.match_now.rounds) == number + 1
        if number < 5:
            sitting = sitting.next_round()
    assert sitting.match_now.is_over
    with pytest.raises(SetupError):
        sitting.next_round()
    assert sitting.new_match().match.rounds == ()


def test_a_set_up_of_its_own_does_not_count() -> None:
    small = Round.from_deal(hands=("01Y", "05X"), field="01R 01X", stock="12X 09Y")
    match, position, _ = read_game(small)
    sitting = Sitting.start(players_of(None), match, position).do("play 01Y").do("take 01R").finish()
    assert sitting.is_over
    why = sitting.why_not_counted()
    assert why is not None
    assert why.code == "table-set-up"
    assert sitting.next_round().match.rounds == ()


def test_what_is_copied_can_be_pasted() -> None:
    sitting = played(sit(Round.parse(PICTURED), ("Ana", "Ben")), MOVES[:6])
    fresh = sit()
    assert fresh.load(str(sitting.position)).position == sitting.position
    assert fresh.load(repr(sitting.position)).position == sitting.position
    recorded = fresh.load(sitting.record())
    assert recorded.position == sitting.position
    assert recorded.position.path() == sitting.position.path()
    assert recorded.record() == sitting.record()


def test_a_match_comes_back_from_its_record() -> None:
    sitting = sit(players=("steady", "random")).finish().next_round().finish().next_round().advance()
    loaded = sit().load(sitting.record())
    assert loaded.match == sitting.match
    assert loaded.position == sitting.position


def test_hidden_cards_of_a_pasted_view_are_dealt_from_those_not_seen() -> None:
    view = str(Round.parse(PICTURED).view(0))
    first, second = sit().load(view), sit().load(view)
    assert first.filled
    assert first.position == second.position
    assert not first.position.has_unknown
    assert first.position.hands[0] == Round.parse(PICTURED).hands[0]


@pytest.mark.parametrize(
    "text", ["", "rubbish", "hands 01B / 01B", "[[rounds]]\nhands = 3", "game = 'mighty'", "'"]
)
def test_rubbish_is_refused_with_all_its_defects(text: str) -> None:
    with pytest.raises(SetupError) as caught:
        sit().load(text)
    assert caught.value.defects
    for lang in ("en", "es"):
        assert caught.value.text(lang)


@pytest.mark.parametrize(
    "given", [("you", "you"), ("Ana", "Ana"), ("you", "Ben"), ("", "steady"), ("a", "b", "c")]
)
def test_players_that_cannot_be(given: tuple[str, str]) -> None:
    with pytest.raises(SetupError):
        players_of(given)


def test_seeds_and_lengths() -> None:
    assert (read_seed("17"), read_seed(" friday  13 "), read_seed("  ")) == (17, "friday 13", None)
    assert next_seed(next_seed("friday 13")) == "friday 15"
    assert with_length(Rules.preset("traditional"), "target 100").target == 100
    with pytest.raises(SetupError):
        with_length(Rules(), 7)
