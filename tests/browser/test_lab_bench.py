"""The Lightning lab and the scoring bench in a real JupyterLab: mouse, keys, touch, reload, both themes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.support.checks import LOOKS, MARGIN, begin, fits, keys_stay_inside, status, tab_to

LAB = "from hanalab.widgets.lightning_lab import LightningLab\n"
BENCH = "from hanalab.widgets.scoring_bench import ScoringBench\n"


# --- the Lightning lab ---------------------------------------------------------------------------------


def test_lab_by_mouse(open_notebook) -> None:
    notebook = open_notebook([LAB + "lab = LightningLab('01B 01R 01X 11A 08X')\nlab"])
    widget = notebook.widget()
    notebook.act("choose 08X").click()
    expect(widget.get_by_text("If it takes 08X")).to_be_visible()
    notebook.act("put 02A").click()
    expect(status(notebook)).to_contain_text("five cards")
    widget.get_by_role("button", name=re.compile("swallow.*can’t take a willow", re.IGNORECASE)).first.hover()
    expect(widget.locator(".hl-bubble")).to_contain_text("M27")
    notebook.act("pile stack").click()
    expect(notebook.act("take")).to_have_text("Take 01B, 01R and 01X")
    notebook.act("take").click()
    expect(status(notebook)).to_contain_text("has taken 01B, 01R and 01X")
    notebook.act("undo").click()
    expect(notebook.act("take")).to_be_visible()
    notebook.act("source deal").click()
    notebook.act("draw 01Y").click()
    expect(status(notebook)).to_contain_text("Forced: 01Y takes Lightning")
    assert notebook.kernel("print(*lab.targets, lab.why('01B').rule)") == "11L M37"
    notebook.shot("lab-forced")


def test_lab_by_keyboard_alone(open_notebook) -> None:
    notebook = open_notebook([LAB + "lab = LightningLab('01B 02A 11A')\nlab"])
    page, widget = notebook.page, notebook.widget()
    begin(notebook)
    tab_to(notebook, widget.locator(".hl-hots"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(widget.get_by_text("If it takes 02A")).to_be_visible()
    tab_to(notebook, widget.locator(".hl-deck"))
    for key in ("Home", "ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(notebook.act("put 03B")).to_have_attribute("aria-pressed", "true")
    expect(notebook.act("put 03B")).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("3")
    expect(widget.get_by_text("If it takes 03B")).to_be_visible()
    page.keyboard.press("t")
    expect(status(notebook)).to_contain_text("has taken 03B")
    page.keyboard.press("u")
    expect(notebook.act("take")).to_be_visible()
    page.keyboard.press("u")
    expect(notebook.act("put 03B")).to_have_attribute("aria-pressed", "false")
    keys_stay_inside(notebook, "abxdd")
    assert notebook.kernel("print(*lab.field)") == "01B 02A 11A"


def test_lab_by_touch_in_a_narrow_window(open_notebook) -> None:
    notebook = open_notebook([LAB + "lab = LightningLab('01B 01R', lang='es')\nlab"], width=430, touch=True)
    notebook.fit(400)
    notebook.tap(notebook.act("put 01X"))
    expect(status(notebook)).to_contain_text("tres cartas")
    notebook.tap(notebook.act("source deal"))
    notebook.tap(notebook.act("draw 01Y"))
    notebook.tap(notebook.act("take"))
    expect(notebook.act("back")).to_be_visible()
    assert notebook.kernel("print(lab.trial.done, lab.drawn)") == "True 01Y"
    fits(notebook)


def test_lab_keeps_its_state_over_a_reload_and_in_a_second_view(open_notebook) -> None:
    notebook = open_notebook([LAB + "lab = LightningLab('01B')\nlab", "lab"])
    notebook.act("put 02A").click()
    expect(notebook.widget(1).locator('[data-act="put 02A"]')).to_have_attribute("aria-pressed", "true")
    notebook.reload()
    expect(notebook.act("put 02A")).to_have_attribute("aria-pressed", "true")
    notebook.act("put 03B").click()
    expect(status(notebook)).to_contain_text("three cards")


@pytest.mark.parametrize(("theme", "lang", "widths"), LOOKS)
def test_lab_fits(open_notebook, theme: str, lang: str, widths: tuple[int, ...]) -> None:
    code = f"lab = LightningLab('01B 01R 01X 11A 08X', lang={lang!r})\nlab"
    notebook = open_notebook([LAB + code], width=widths[0] + MARGIN, height=1300, theme=theme)
    for width in widths:
        notebook.fit(width)
        expect(status(notebook)).to_be_visible()
        fits(notebook)
        notebook.shot(f"lab-{width}-{theme}-{lang}")


# --- the scoring bench ---------------------------------------------------------------------------------


def test_bench_by_mouse(open_notebook) -> None:
    notebook = open_notebook([BENCH + "board = ScoringBench(preset='example')\nboard"])
    widget = notebook.widget()
    expect(notebook.act("light 0 total")).to_have_text("−5")
    notebook.act("reading any_three").click()
    expect(notebook.act("light 0 total")).to_have_text("−55")
    notebook.act("light 1 own").click()
    expect(widget.locator(".hl-ring-earned")).to_have_count(7)
    notebook.act("next 01B").click()
    expect(notebook.act("next 01B")).to_have_accessible_name("Pine crane, 20 points, 01B, with B")
    notebook.act("next 01B").click()
    expect(widget.get_by_text("1 card with nobody, so the scores do not add to zero")).to_be_visible()
    notebook.act("rest").click()
    notebook.act("swap").click()
    expect(notebook.act("next 01B")).to_have_accessible_name("Pine crane, 20 points, 01B, with A")
    assert notebook.kernel("print(sum(board.score.totals), len(board.piles[0]))") == "0 23"
    widget.get_by_role("button", name="Copy text").click()
    text = notebook.page.evaluate("navigator.clipboard.readText()")
    assert text == notebook.kernel("print(board.text_form())")


def test_bench_by_keyboard_alone(open_notebook) -> None:
    notebook = open_notebook([BENCH + "board = ScoringBench()\nboard"])
    page, widget = notebook.page, notebook.widget()
    begin(notebook)
    tab_to(notebook, widget.locator(".hl-deck"))
    page.keyboard.press("Home")
    for key in ("a", "ArrowDown", "b", "ArrowRight", "Enter", "ArrowDown", "a", "n"):
        page.keyboard.press(key)
    expect(widget.get_by_text("3 of 40 given")).to_be_visible()
    assert notebook.kernel("print(board.piles)") == "((Card('01B'), Card('02R')), (Card('01R'),))"
    expect(notebook.act("next 02X")).to_be_focused()
    page.keyboard.press("u")
    expect(widget.get_by_text("4 of 40 given")).to_be_visible()
    tab_to(notebook, widget.locator(".hl-rail"))
    keys_stay_inside(notebook, "abnxdd")
    assert notebook.kernel("print(40 - len(board.bench.free))") == "4"


def test_bench_by_touch_in_a_narrow_window(open_notebook) -> None:
    notebook = open_notebook([BENCH + "board = ScoringBench(lang='es')\nboard"], width=430, touch=True)
    notebook.fit(400)
    widget = notebook.widget()
    widget.locator("select:visible").select_option("five")
    expect(notebook.act("light 0 own")).to_contain_text("55")
    notebook.tap(notebook.act("next 02A"))
    expect(notebook.act("light 0 own")).to_contain_text("30")
    notebook.tap(notebook.act("hide"))
    expect(notebook.act("light 0 total")).to_have_text("?")
    notebook.tap(notebook.act("light 0 total"))
    expect(notebook.act("light 0 total")).not_to_have_text("?")
    notebook.tap(notebook.act("tab rules"))
    notebook.tap(widget.locator('.hl-rule-list [data-act="rule M53"]'))
    expect(widget.get_by_role("dialog")).to_be_visible()
    notebook.tap(widget.get_by_role("dialog").get_by_role("button").first)
    fits(notebook)


@pytest.mark.parametrize(("theme", "lang", "widths"), LOOKS)
def test_bench_fits(open_notebook, theme: str, lang: str, widths: tuple[int, ...]) -> None:
    code = f"board = ScoringBench(preset='example', lang={lang!r})\nboard"
    notebook = open_notebook([BENCH + code], width=widths[0] + MARGIN, height=1300, theme=theme)
    for width in widths:
        notebook.run(0)
        notebook.fit(width)
        expect(notebook.act("light 0 total")).to_be_visible()
        fits(notebook)
        notebook.shot(f"bench-{width}-{theme}-{lang}")
        notebook.act("clear").click()
        notebook.act("next 01B").click()
        notebook.calm()
        fits(notebook)
