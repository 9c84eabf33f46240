"""The Mighty lessons in a real JupyterLab, by mouse, by keyboard alone and by touch in a narrow window; and
whole hands at the Mighty table, won and lost."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.support import Notebook
from tests.browser.support.checks import begin, focus_is_inside, keys_stay_inside, sideways, tab_to
from tests.browser.test_lessons import (
    FOLDER,
    LETTERS,
    a_wrong_letter,
    asked,
    is_right,
    open_lesson,
    option,
    right_letters,
)

__all__ = ["open_lesson"]

Open = Callable[..., Notebook]
LESSONS = sorted(path.name for path in FOLDER.glob("0[6-9]-*.ipynb"))
EXPLORING = "11-explore-mighty.ipynb"
#: something to press in another widget of each lesson
PRESSES = {
    "06-mighty-tricks.ipynb": "choose H5",
    "07-mighty-bidding.ipynb": "choose 14D",
    "08-mighty-friend.ipynb": "lift HQ",
    "09-mighty-play.ipynb": "choose HA",
    EXPLORING: "bid 14H",
}
TABLE = "from hanalab.widgets import MightyTable\nt = MightyTable(seed={seed}, pause={pause})\nt"


# Lessons -------------------------------------------------------------------------------------------------


def on_turn(notebook: Notebook, act: str) -> Locator:
    """The button of an act; where bots wait for a reader who wants no motion, they go on first."""
    button = notebook.act(act)
    widget = notebook.page.locator(".hl-widget", has=notebook.page.locator(f'[data-act="{act}"]')).first
    if button.get_attribute("aria-disabled") == "true":
        go_on = widget.locator('[data-act="continue"]:visible').first
        if go_on.count():
            go_on.click()
    expect(button).not_to_have_attribute("aria-disabled", "true")
    return button


@pytest.mark.parametrize("name", [*LESSONS, EXPLORING])
def test_by_mouse_and_by_keyboard(open_lesson: Open, name: str) -> None:
    notebook = open_lesson(name)
    questions = asked(name)
    assert len(questions) >= 6
    quizzes = notebook.page.locator(".hl-quiz")
    expect(quizzes).to_have_count(len(questions))
    for place, each in enumerate(questions):
        quiz = quizzes.nth(place)
        if each.kind == "number":
            mix = each.near[0][0]
            for answer in (mix, each.number):
                quiz.locator("input").fill(str(answer))
                quiz.locator("input").press("Enter")
                title = each.mark(answer).title
                expect(quiz.locator(".hl-feedback-title").first).to_have_text(title)
        elif each.kind == "one":
            wrong = a_wrong_letter(each)
            option(quiz, wrong).click()
            expect(quiz.locator(".hl-feedback-title")).to_have_text(each.mark(wrong).title)
            option(quiz, "a").focus()
            option(quiz, "a").press(str(LETTERS.index(right_letters(each)[0]) + 1))
        else:
            option(quiz, "a").focus()
            for each_option in each.options:
                if each_option.right:
                    notebook.page.keyboard.press("Space")
                notebook.page.keyboard.press("ArrowDown")
            quiz.locator('[data-act="check"]').focus()
            notebook.page.keyboard.press("Enter")
        is_right(quiz, each)
        if place == 1:
            notebook.shot(f"{name[:2]}-quiz", quiz)
    button = on_turn(notebook, PRESSES[name])
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    others = notebook.page.locator(".hl-widget:not(:has(.hl-quiz))")
    for place in range(others.count()):
        notebook.shot(f"{name[:2]}-widget-{place}", others.nth(place))


@pytest.mark.parametrize("name", LESSONS)
def test_by_touch_in_a_narrow_window(open_lesson: Open, name: str) -> None:
    notebook = open_lesson(name, width=400, touch=True)
    questions = asked(name)
    quizzes = notebook.page.locator(".hl-quiz")
    expect(quizzes).to_have_count(len(questions))
    for place, each in enumerate(questions):
        quiz = quizzes.nth(place)
        if each.kind == "number":
            quiz.locator("input").fill(str(each.number))
            notebook.tap(quiz.get_by_role("button", name=re.compile("Check")))
        else:
            for letter in right_letters(each):
                notebook.tap(option(quiz, letter))
            if each.kind == "several":
                notebook.tap(quiz.locator('[data-act="check"]'))
        is_right(quiz, each)
        assert sideways(quiz) <= 1, each.name
        if place == 2:
            notebook.shot(f"{name[:2]}-quiz-narrow", quiz)
    button = on_turn(notebook, PRESSES[name])
    notebook.tap(button)
    expect(button).to_have_attribute("aria-pressed", "true")
    for root in notebook.page.locator(".hl-root").all():
        assert sideways(root) <= 1
    others = notebook.page.locator(".hl-widget:not(:has(.hl-quiz))")
    for place in range(others.count()):
        notebook.shot(f"{name[:2]}-narrow-{place}", others.nth(place))


# Whole hands ---------------------------------------------------------------------------------------------


def state(notebook: Notebook) -> str:
    """Where the game stands, and what it waits for."""
    what = "t.hand.phase, t.hand.number, len(t.hand.trick), len(t.hand.auction.said), t.sitting.waits"
    return notebook.kernel(f"print({what})")


def settled(notebook: Notebook, before: str = "") -> str:
    """Wait until the game has gone on and no bot is about to act; gives its state."""
    until = monotonic() + 60
    while monotonic() < until:
        now = state(notebook)
        if now != before and not now.endswith("bot"):
            assert notebook.kernel("print(t.problem)") == "None"
            return now
        notebook.page.wait_for_timeout(20)
    raise AssertionError(f"nothing happens after {before}")


def playable(notebook: Notebook) -> Locator:
    return notebook.widget().locator('.hl-hand [data-act^="choose "]:visible:not([aria-disabled="true"])')


def chosen(notebook: Notebook) -> Locator:
    return notebook.widget().locator('.hl-hand [aria-pressed="true"]:visible')


def play_by_mouse(notebook: Notebook) -> None:
    """Play the tricks to the settlement, always the first card that may be played."""
    for _ in range(80):
        now = settled(notebook)
        if now.startswith("OVER") and now.endswith("None"):
            return
        if now.endswith("look"):
            notebook.act("continue").click()
        else:
            playable(notebook).first.click()
            expect(chosen(notebook)).to_have_count(1)
            chosen(notebook).click()
        settled(notebook, now)
    raise AssertionError("the hand does not end")


FOCUSED = "() => document.activeElement?.dataset?.act ?? ''"
REFUSED = "() => document.activeElement?.getAttribute('aria-disabled') === 'true'"


def arrow_to(notebook: Notebook, act: str) -> None:
    """Look for a control with the arrow keys, row by row."""
    keys = notebook.page.keyboard
    keys.press("Home")
    for _ in range(10):
        for _ in range(15):
            before = notebook.page.evaluate(FOCUSED)
            if before == act:
                return
            keys.press("ArrowRight")
            if notebook.page.evaluate(FOCUSED) == before:
                break
        keys.press("ArrowDown")
        for _ in range(15):
            before = notebook.page.evaluate(FOCUSED)
            if before == act:
                return
            keys.press("ArrowLeft")
            if notebook.page.evaluate(FOCUSED) == before:
                break
    raise AssertionError(f"the arrows never come to {act}")


def play_by_keys(notebook: Notebook) -> None:
    """The same with Enter and the arrow keys."""
    keys = notebook.page.keyboard
    for _ in range(80):
        now = settled(notebook)
        if now.startswith("OVER") and now.endswith("None"):
            return
        if not now.endswith("look"):
            tab_to(notebook, notebook.widget().locator(".hl-hand:visible"), most=60)
            keys.press("Home")
            for _ in range(10):
                if not notebook.page.evaluate(REFUSED):
                    break
                keys.press("ArrowRight")
        keys.press("Enter")
        settled(notebook, now)
        assert focus_is_inside(notebook)
    raise AssertionError("the hand does not end")


def test_a_whole_hand_as_declarer_by_mouse(open_notebook: Open) -> None:
    notebook = open_notebook([TABLE.format(seed=2, pause=10)], height=1100)
    settled(notebook)
    for acts in (
        ("choose 14D", "bid 14D"),
        ("continue",),
        ("lift C5", "lift CQ", "lift HQ", "discard C5 CQ HQ"),
        ("trump D",),  # as bid, and so chosen already
        ("choose-friend SA", "friend SA"),
        ("choose-joker D2", "joker-call D2"),
    ):
        before = settled(notebook)
        notebook.shot(f"hand-{before.split()[0].lower()}-{before.split()[-1].lower()}")
        for act in acts:
            notebook.act(act).click()
        settled(notebook, before)
    assert notebook.kernel("print(t.hand.contract, t.hand.call, t.hand.joker_call)") == "14D SA D2"
    expect(playable(notebook).first).to_be_visible()
    notebook.shot("hand-trick-1")
    play_by_mouse(notebook)
    notebook.shot("hand-settlement")
    assert notebook.kernel("print(sum(t.hand.score().scores), t.hand.is_over)") == "0 True"
    expect(notebook.widget().get_by_role("status").first).to_contain_text("needed 14")
    notebook.act("next").click()
    expect(notebook.widget().get_by_text("Hand 2 of 10").first).to_be_visible()


def test_a_whole_hand_as_declarer_by_keyboard_alone(open_notebook: Open) -> None:
    notebook = open_notebook([TABLE.format(seed=2, pause=10)], height=1100)
    keys = notebook.page.keyboard
    settled(notebook)
    begin(notebook)
    for part, acts in (
        (".hl-bids", ["choose 14D"]),
        ("", []),
        (".hl-lay", ["lift C5", "lift CQ", "lift HQ"]),
        (".hl-trumps", []),
        (".hl-call-rows", ["choose-friend SA"]),
        (".hl-twos", ["choose-joker D2"]),
    ):
        before = settled(notebook)
        if part:
            tab_to(notebook, notebook.widget().locator(f"{part}:visible"), most=60)
        for act in acts:
            arrow_to(notebook, act)
            keys.press("Space")
        keys.press("Enter" if part in ("", ".hl-bids") else "n")
        settled(notebook, before)
    assert notebook.kernel("print(t.hand.contract, t.hand.call, t.hand.joker_call)") == "14D SA D2"
    play_by_keys(notebook)
    assert notebook.kernel("print(sum(t.hand.score().scores), t.hand.is_over)") == "0 True"
    notebook.shot("hand-settlement-keys")
    keys_stay_inside(notebook, "")


def test_a_lost_auction_played_as_defender(open_notebook: Open) -> None:
    notebook = open_notebook([TABLE.format(seed=11, pause=10)], width=400, height=1100, touch=True)
    for _ in range(2):
        before = settled(notebook)
        notebook.tap(notebook.act("pass"))
        settled(notebook, before)
    notebook.tap(notebook.act("continue"))
    settled(notebook)
    assert notebook.kernel("print(t.hand.contract, t.hand.declarer, t.hand.view(0).role)") == "15D 4 defender"
    notebook.shot("defender-narrow")
    play_by_mouse(notebook)
    notebook.shot("defender-settlement")
    assert notebook.kernel("print(sum(t.hand.score().scores))") == "0"
    assert sideways(notebook.widget().locator(".hl-root")) <= 1
