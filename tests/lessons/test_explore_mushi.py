"""Lesson 10: its shape, what its hand is worth, and the words about the statements that are tested."""

from __future__ import annotations

import re

from hanalab import explore, mushi
from hanalab.explore.claims import claims
from hanalab.lessons import exercise, names, play_out, reviewed, told
from hanalab.lessons.mushi_asking import ahead
from tests.lessons import test_notebooks as shape
from tests.lessons.test_notebooks import FOLDER, cells, prose, rules_met
from tests.notebooks.execute import loads
from tests.samples import compiled_only

LESSON = "10-explore-mushi.ipynb"


def position() -> mushi.Round:
    """The hand of the lesson, as its cell sets it up."""
    source = next(source for _, source in cells(LESSON) if source.startswith("own ="))
    said: dict[str, object] = {"mushi": mushi}
    exec(source.rpartition("\n")[0], said)
    found = said["hand"]
    assert isinstance(found, mushi.Round)
    return found


def outputs() -> str:
    """All that its cells say."""
    notebook = loads((FOLDER / LESSON).read_text(encoding="utf-8"))
    return "\n".join(
        output.get("text", "") + output.get("data", {}).get("text/plain", "")
        for cell in notebook["cells"]
        for output in cell.get("outputs", ())
    )


def test_it_has_the_shape_of_the_others() -> None:
    shape.test_it_begins_and_ends_as_a_lesson_does(LESSON)
    shape.test_prose_and_code_keep_their_measure(LESSON)
    shape.test_questions_are_numbered_answered_by_code_and_solved(LESSON)
    shape.test_the_rules_cited_are_in_the_book(LESSON)
    shape.test_the_tone(LESSON)


def test_each_exercise_is_asked_once() -> None:
    found = re.findall(r'exercise\("([\w-]+)"', "\n".join(source for _, source in cells(LESSON)))
    assert sorted(found) == sorted(names(10))


def test_nothing_in_it_depends_on_the_clock() -> None:
    assert not re.search(r"\d(?:\.\d)? s\b", outputs())
    for _, source in cells(LESSON):
        assert "seconds=" not in source.replace("seconds=None", "")


def test_the_hand_is_whole_and_its_best_card_takes_nothing() -> None:
    hand = position()
    seen = [*hand.hands[0], *hand.hands[1], *hand.field, *hand.stock, *hand.piles[0], *hand.piles[1]]
    assert sorted(seen) == list(mushi.DECK)
    solved = explore.solve(hand)
    assert str(solved.best) == "play 11R"
    assert not mushi.captures("11R", hand.field).options
    assert mushi.captures("08X", hand.field).options
    assert solved.rows[0].mean > solved.rows[-1].mean + 10
    advice = explore.advise(hand.view(0), samples=100, seed=1, progress=False)
    assert str(advice.best.action) == "play 11R"
    assert advice.is_clear
    assert play_out(hand.do("play 11R")).score().totals[0] > play_out(hand.do("play 08X")).score().totals[0]


def test_what_is_told_has_words_and_a_picture() -> None:
    hand = position()
    one = told(explore.solve(hand))
    assert "11R stays" in str(one)
    assert one._repr_mimebundle_()["image/svg+xml"].startswith("<svg")
    assert "<picture" in one._repr_mimebundle_()["text/html"]
    review = reviewed(play_out(hand.do("play 08X")), orders=6)
    assert "turn 12" in str(review)
    assert review._repr_mimebundle_()["image/svg+xml"].startswith("<svg")
    assert review._repr_mimebundle_()["text/html"].count("prefers-color-scheme") == 2  # wide and narrow
    assert "turno 12" in str(reviewed(play_out(hand.do("play 08X")), orders=6, lang="es"))


def test_every_statement_is_there_with_its_verdict() -> None:
    said = outputs()
    for finding in claims("mushi"):
        assert f"{finding.statement()} → {finding.verdict_text()}" in said
    assert {"M17", "M25", "M40", "M43", "M50", "M53"} <= rules_met(LESSON)
    assert "TO BE WRITTEN" not in prose(LESSON)


@compiled_only("the other way to find the answer is slow")
def test_the_puzzles_with_open_cards_are_solved_a_second_time() -> None:
    """Three whole months, no yaku: the solver's best card is the one found by trying everything."""
    from hanalab.solve import mushi as solver

    for seed in range(12):
        asked = exercise("mushi-open-cards", seed)
        hand, other, field, stock = ([card.code for card in group.cards] for group in asked.picture)
        position = mushi.Round.from_deal((hand, other), field, stock)
        values = solver.values(position)
        best = values.actions[values.values.index(max(values.values))]
        assert asked.answers == (str(best).split()[1],)
        total = sum(mushi.Card(code).points for code in (*hand, *other, *field, *stock))
        assert ahead(position) == 2 * (max(values.values) + mushi.PAR) - total
