"""Whole hands of Mighty in a real JupyterLab: by mouse, by keys, by touch; reload, restart, two views."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.support import Notebook
from tests.browser.support.checks import (
    LOOKS,
    MARGIN,
    answers,
    begin,
    fits,
    focus_is_inside,
    keys_stay_inside,
    put_down,
    sideways,
    status,
    wheel_scrolls_the_notebook,
)
from tests.browser.support.felt import settled

Open = Callable[..., Notebook]

HANDS = (
    "HA HK HJ H9 H6 CK C7 DA D4 JK / S2 S6 S8 SQ SK D3 D9 DK H2 H3 / SJ S5 C2 C5 C6 C8 C10 D7 D8 DJ / "
    "S3 S4 C3 C9 CJ CQ CA D10 H5 HQ / S7 S9 SA D2 D5 D6 DQ H4 H7 H8"
)
DEAL = f"mighty; dealer 2; hands {HANDS}; kitty S10 H10 C4"
GAME = f"from hanalab.widgets import MightyTable, TrickTable\nDEAL = {DEAL!r}\n"
PICTURED = """from tests.pictured_hand import NAMES, after
from hanalab.widgets import TrickTable
from dataclasses import replace

def show(cards, held=False, **keys):
    table = TrickTable(after(cards), names=NAMES, **keys)
    table.moved(replace(table.sitting, held=held))
    table.refresh()
    return table
"""
STATES = [
    ("trick-1", 0, False),
    ("turn", 12, False),
    ("friend", 25, True),
    ("last-trick", 45, False),
    ("end", 50, False),
]


def said(notebook: Notebook, code: str) -> str:
    """What the kernel says to an expression; nothing may have gone wrong in the widget."""
    answer, _, wrong = notebook.kernel(f"print({code}, t.notice, t.problem, sep=' | ')").partition(" | ")
    assert wrong == "None | None"
    return answer


def live(notebook: Notebook) -> Locator:
    """The cards of the hand that can be played now."""
    ready = '[data-act^="choose"]:visible:not([aria-disabled="true"])'
    return notebook.widget().locator(f".hl-hand {ready}:not(:has(.hl-veil-quiet))")


def play_on(notebook: Notebook, press: Callable[[Locator], None]) -> None:
    """Play the tricks to the settlement: the first card that may be played, pressed twice; Continue else."""
    for _ in range(120):
        if said(notebook, "t.sitting.is_over") == "True":
            return
        if said(notebook, "t.sitting.decider") != "None":
            chosen = said(notebook, "t.memo.selected")
            card = live(notebook).first if chosen == "None" else notebook.act(f"choose {chosen}")
            press(card)
        elif said(notebook, "t.sitting.held") == "True":
            press(notebook.act("continue"))
        notebook.calm()
    raise AssertionError("the hand does not end")


# -- whole hands ---------------------------------------------------------------------------------------------


def test_a_whole_hand_by_mouse(open_notebook: Open) -> None:
    notebook = open_notebook([f"{GAME}t = MightyTable(DEAL, pause=60)\nt"], height=1300)
    widget = notebook.widget()
    expect(status(notebook)).to_contain_text("Your turn: bid or pass")
    notebook.shot("hand-auction")
    notebook.act("choose 15H").click()
    notebook.act("bid 15H").click()
    expect(status(notebook)).to_contain_text("You play 15♥")
    for act in ("continue", "lift S10", "lift D4", "lift C4"):
        notebook.act(act).click()
    notebook.shot("hand-exchange")
    for act in ("discard S10 C4 D4", "trump H", "choose-friend SA"):
        notebook.act(act).click()
    notebook.shot("hand-friend")
    for act in ("friend SA", "choose-joker C2", "joker-call C2"):
        notebook.act(act).click()
    expect(status(notebook)).to_contain_text("Your turn: lead any card")
    settled(notebook)
    expect(widget.locator(".hl-rail .hl-contract")).to_have_text("15♥\N{VARIATION SELECTOR-15}")
    play_on(notebook, lambda place: place.click())
    expect(status(notebook)).to_contain_text("Contract")
    expect(widget.locator('.hl-settle[role="listitem"]')).to_have_count(5)
    notebook.shot("hand-settled")
    assert said(notebook, "(sum(t.hand.score().scores), t.session.played)") == "(0, 1)"
    notebook.act("next").click()
    expect(widget.get_by_text("Hand 2 of 10")).to_be_visible()
    assert said(notebook, "t.hand.dealer") == "3"


def test_a_whole_hand_by_keyboard_alone(open_notebook: Open) -> None:
    notebook = open_notebook([f"{GAME}t = MightyTable(DEAL, pause=0)\nt"], height=1300)
    keys = notebook.page.keyboard
    begin(notebook)

    def reach(act: str) -> None:
        """Tab to the region, arrow keys to the control."""
        target = notebook.act(act)
        for _ in range(40):
            region = "(el) => el.closest('[data-region]').contains(document.activeElement)"
            if target.evaluate(region):
                break
            keys.press("Tab")
        keys.press("Home")
        for key in ("ArrowRight", "ArrowDown") * 30:
            if target.evaluate("(el) => el === document.activeElement"):
                return
            keys.press(key)
        raise AssertionError(f"{act} cannot be reached")

    reach("choose 15H")
    keys.press("Enter")
    keys.press("Enter")
    assert said(notebook, "t.hand.phase") == "EXCHANGE"
    for act in ("lift S10", "lift D4", "lift C4"):
        reach(act)
        keys.press("Enter")
    deeds = (
        "discard S10 C4 D4",
        "trump H",
        "choose-friend SA",
        "friend SA",
        "choose-joker C2",
        "joker-call C2",
    )
    for act in deeds:
        reach(act)
        keys.press("Enter")
        notebook.calm()
    assert said(notebook, "t.hand.phase") == "PLAY"
    for _ in range(60):
        if said(notebook, "t.sitting.is_over") == "True":
            break
        first = said(notebook, "next(a.card for a in t.hand.actions())")
        reach(f"choose {first}")
        keys.press("Enter")
        notebook.calm()
        assert focus_is_inside(notebook)
    keys.press("u")
    expect(status(notebook)).to_contain_text("Your turn")
    keys.press("Shift+U")
    expect(status(notebook)).to_contain_text("Contract")
    keys_stay_inside(notebook, "abxdd")
    reach("next")
    keys.press("Enter")
    expect(notebook.widget().get_by_text("Hand 2 of 10")).to_be_visible()


def test_a_lost_auction_is_played_as_defender(open_notebook: Open) -> None:
    notebook = open_notebook([f"{GAME}t = MightyTable(DEAL, pause=30)\nt"], height=1100)
    for _ in range(60):
        if said(notebook, "t.hand.phase") == "PLAY":
            break
        if said(notebook, "t.sitting.decider") != "None":
            notebook.act("pass").click()
        elif said(notebook, "t.sitting.held") == "True":
            notebook.act("continue").click()
        notebook.calm()
    assert said(notebook, "t.hand.declarer != 0") == "True"
    expect(notebook.widget().locator(".hl-rail")).to_contain_text("declares")
    play_on(notebook, lambda place: place.click())
    expect(notebook.widget().locator(".hl-side-defender").first).to_be_visible()


def test_a_whole_hand_by_touch_in_a_narrow_window(open_notebook: Open) -> None:
    notebook = open_notebook([f"{GAME}t = TrickTable(seed=4, pause=0)\nt"], width=400, height=900, touch=True)
    settled(notebook, "narrow")

    play_on(notebook, notebook.tap)
    notebook.tap(notebook.act("next"))
    expect(notebook.widget().get_by_text("hand 2/10")).to_be_visible()
    assert sideways(notebook.widget().locator(".hl-root")) <= 0


# -- one trick -----------------------------------------------------------------------------------------------


@pytest.fixture
def table(open_notebook: Open) -> Notebook:
    notebook = open_notebook([PICTURED, "t = show(12, pause=0)\nt"])
    settled(notebook)
    return notebook


def test_a_dead_card_says_why_and_the_place_on_the_felt_plays(table: Notebook) -> None:
    king = table.act("choose HK")
    king.hover()
    bubble = table.widget().locator(".hl-bubble")
    expect(bubble).to_contain_text("♥K cannot be played: clubs were led and you hold ♣K ♣7.")
    expect(bubble).to_contain_text("K38")
    king.click(force=True)
    assert said(table, "t.memo.selected") == "None"
    table.act("choose C7").click()
    expect(status(table)).to_contain_text("♣︎7 does not beat ♥︎8. Press it again.")
    table.widget().get_by_role("button", name="Play the seven of clubs here").click()
    expect(table.act("choose C7")).to_have_count(0)
    assert said(table, "t.hand.number") == "4"


def test_keys_of_the_table(table: Notebook) -> None:
    table.act("choose CK").click()
    expect(table.act("choose CK")).to_have_attribute("aria-pressed", "true")
    table.page.keyboard.press("Escape")
    expect(table.act("choose CK")).to_have_attribute("aria-pressed", "false")
    table.page.keyboard.press("l")
    expect(status(table)).to_contain_text("Trick 2: Chan won it")
    table.page.keyboard.press("Enter")
    expect(status(table)).to_contain_text("Your turn: follow clubs")
    table.act("choose DA").focus()
    table.page.keyboard.press("?")
    expect(table.widget().locator(".hl-bubble")).to_contain_text("♦A cannot be played")
    for step in ("Nudge", "Rule", "Candidates", "Best"):
        table.page.keyboard.press("h")
        expect(table.widget().get_by_text(step, exact=True)).to_be_visible()


def test_bots_move_by_themselves_unless_motion_is_unwanted(open_notebook: Open) -> None:
    notebook = open_notebook([PICTURED, "t = show(12, pause=120)\nt"])
    settled(notebook)
    put_down(notebook, "CK")
    expect(status(notebook)).to_contain_text("wins the trick")
    notebook.page.wait_for_timeout(600)
    assert said(notebook, "(len(t.hand.tricks), t.sitting.look)") == "(3, 'trick')"
    notebook.page.keyboard.press("Enter")
    expect(status(notebook)).not_to_contain_text("wins the trick")


def test_the_canvas_takes_no_events_and_the_wheel_scrolls(open_notebook: Open) -> None:
    cells = [PICTURED, "t = show(12)\nt", *[f"print('{'line ' * 3}')" for _ in range(30)]]
    notebook = open_notebook(cells, height=700)
    settled(notebook)
    wheel_scrolls_the_notebook(notebook, notebook.widget().locator(".hl-felt:visible").first)


# -- pages and kernels ---------------------------------------------------------------------------------------


def test_reload_shows_the_same_table(table: Notebook) -> None:
    table.act("choose JK").click()
    expect(table.act("choose JK")).to_have_attribute("aria-pressed", "true")
    table.reload()
    settled(table)
    expect(table.act("choose JK")).to_have_attribute("aria-pressed", "true")
    table.act("choose JK").click()
    expect(table.act("choose JK")).to_have_count(0)


def test_after_a_kernel_restart_the_position_can_be_copied_and_pasted(table: Notebook) -> None:
    position = table.kernel("print(t.hand)")
    table.restart_kernel()
    table.allowed.append(".*")
    table.act("choose CK").click()
    expect(table.widget().get_by_text("run this cell again")).to_be_visible()
    table.widget().get_by_role("button", name="Copy position").first.click()
    assert table.page.evaluate("() => navigator.clipboard.readText()") == position
    table.run_all()
    settled(table)
    table.act("more").click()
    table.act("open paste").click()
    area = table.widget().locator('[data-field="paste"]')
    area.fill("mighty; hands SA SA / 9Z")
    table.widget().get_by_role("button", name="Load").click()
    expect(table.widget().get_by_text("things are wrong")).to_be_visible()
    area.fill(position)
    area.press("Enter")
    expect(area).to_have_count(0)
    assert said(table, "t.hand") == position


def test_two_views_and_a_cell_run_again(open_notebook: Open) -> None:
    closing = "try:\n    t.close()\nexcept NameError:\n    pass\n"
    notebook = open_notebook([PICTURED, f"{closing}t = show(12, pause=0)\nt", "t"], height=2200)
    settled(notebook)
    first, second = notebook.widget(0), notebook.widget(1)
    second.locator('[data-act="choose CK"]').click()
    expect(first.locator('[data-act="choose CK"]')).to_have_attribute("aria-pressed", "true")
    first.locator('[data-act="choose CK"]').click()
    expect(second.locator('[data-act="choose CK"]')).to_have_count(0)
    for _ in range(2):
        notebook.run(1)
        settled(notebook)
    notebook.act("choose CK").click()
    expect(notebook.act("choose CK")).to_have_attribute("aria-pressed", "true")


def test_without_ipycanvas_it_can_be_played_as_well(open_notebook: Open) -> None:
    hide = "import sys\nsys.modules['ipycanvas'] = None"
    notebook = open_notebook([hide, PICTURED, "t = show(12, pause=0)\nt"], alone=True)
    expect(notebook.widget().locator("img.hl-scene:visible")).to_have_count(1)
    put_down(notebook, "CK")
    assert said(notebook, "t.hand.number") == "4"


# -- how it looks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("theme", "lang", "widths"), LOOKS)
def test_every_state_fits(open_notebook: Open, theme: str, lang: str, widths: tuple[int, ...]) -> None:
    notebook = open_notebook(
        [PICTURED, f"t = show(0, lang={lang!r})\nt"], theme=theme, width=widths[0] + MARGIN, height=1300
    )
    for width in widths:
        notebook.run(1)
        notebook.fit(width)
        settled(notebook, "narrow" if width < 720 else "wide")
        for name, cards, held in STATES:
            at = f"position=after({cards}), tip=after({cards}), held={held}"
            notebook.kernel(f"t.moved(replace(t.sitting, {at}))\nt.refresh()")
            notebook.calm()
            fits(notebook)
            notebook.shot(f"{name}-{width}-{theme}-{lang}")


def test_a_settlement_in_the_room_that_a_telephone_leaves(open_notebook: Open) -> None:
    """The window is 400 pixels wide, the notebook keeps a quarter of them."""
    notebook = open_notebook([PICTURED, "t = show(50, lang='es')\nt"], width=400, height=1300)
    expect(notebook.widget().locator('.hl-narrow .hl-settle[role="listitem"]')).to_have_count(5)
    fits(notebook)


def test_the_keys_take_one_line(open_notebook: Open) -> None:
    tables = "MightyTable(DEAL, pause=0, lang='es')", "TrickTable(after(0), lang='es')"
    code = "from hanalab.widgets import MushiTable\nt = MushiTable(seed=4, lang='es')\nt"
    cells = [GAME + PICTURED, code, *(f"t = {made}\nt" for made in tables)]
    notebook = open_notebook(cells, width=960 + MARGIN)
    notebook.fit(960)
    notebook.calm()
    for place in range(3):
        foot = notebook.widget(place).locator(".hl-foot")
        assert foot.evaluate("(el) => el.clientHeight") <= 40, place


RUN = """from hanalab.mighty import Hand
HANDS = ("HA HK HQ HJ H10 H9 SA SK SQ JK", "S2 S6 S8 S3 D4 D3 D9 DK H2 H3", "SJ S5 C2 C5 C6 C8 C10 D7 D8 DJ",
         "S4 C3 C9 CJ CQ CA D10 H5 DA C7", "S7 S9 S10 D2 D5 D6 DQ H4 H7 H8")
hand = Hand.at_play(HANDS, 0, "20N", "none", joker_call="C3", discards="H6 CK C4", rules="korean")
while hand.phase == "PLAY":
    own = hand.player == hand.declarer
    def worth(action):
        joker = -100 if hand.number == 2 else 100
        if action.card.code == "JK":
            return joker, 0
        return (-1) ** own * action.card.rank, action.card.points
    hand = hand.do(min(hand.actions(), key=worth))
"""


@pytest.mark.parametrize("width", [960, 400])
def test_the_settlement_of_all_20_points_has_room(open_notebook: Open, width: int) -> None:
    code = f"{RUN}\nt = TrickTable(hand, lang='es', pause=0)\nt"
    notebook = open_notebook([PICTURED, code], width=width + MARGIN, height=1300)
    notebook.fit(width)
    notebook.calm()
    fits(notebook)
    notebook.shot(f"run-{width}")
    row = notebook.widget().locator('.hl-settle[role="listitem"]').first
    cards = row.locator(".hl-settle-strip .hl-card")
    assert cards.count() == 19
    box = "(el) => el.getBoundingClientRect()"
    last, away, share = (
        place.evaluate(box)
        for place in (cards.last, row.locator(".hl-settle-away .hl-card"), row.locator(".hl-settle-share"))
    )
    assert last["x"] + last["width"] <= away["x"]
    if width == 960:
        assert away["x"] + away["width"] <= share["x"]
        # a sign stays with the term it stands before
        boxes = "(all) => all.map((el) => [...el.children].map((kid) => kid.getBoundingClientRect()))"
        for pair in notebook.widget().locator(".hl-stake-term").evaluate_all(boxes)[1:]:
            assert pair[1]["top"] < pair[0]["top"] < pair[1]["bottom"]
    else:
        terms = notebook.widget().locator(".hl-terms")
        expect(terms).to_contain_text("sin amigo")
        expect(terms.get_by_role("button", name="K56")).to_be_visible()


def test_a_press_redraws_once(table: Notebook) -> None:
    table.calm()
    for code in ("CK", "C7", "CK"):
        before = answers(table)
        table.act(f"choose {code}").click()
        expect(table.act(f"choose {code}")).to_have_attribute("aria-pressed", "true")
        made = answers(table) - before
        assert made["custom"] == 1  # one drawing
        assert made["update"] <= 3  # the tree, its acknowledgement, and pictures not sent before
