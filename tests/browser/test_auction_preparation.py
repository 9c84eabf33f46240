"""The auction and the preparation of Mighty in a real JupyterLab: mouse, keys, touch, reload, both themes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.support.checks import LOOKS, MARGIN, begin, fits, keys_stay_inside, status, tab_to

HANDS = (
    "HA HK HJ H9 H6 CK C7 DA D4 JK / S2 S6 S8 SQ SK D3 D9 DK H2 H3 / SJ S5 C2 C5 C6 C8 C10 D7 D8 DJ / "
    "S3 S4 C3 C9 CJ CQ CA D10 H5 HQ / S7 S9 SA D2 D5 D6 DQ H4 H7 H8"
)
PICTURED = f"mighty; dealer 2; hands {HANDS}; kitty S10 H10 C4; auction 13C pass 13H 14S pass pass pass"
AUCTION = f"from hanalab.widgets import AuctionTable\nP = {PICTURED!r}\n"
PREPARATION = f"""from hanalab.mighty import Hand
from hanalab.widgets import PreparationTable
hand = Hand.parse({PICTURED!r})
for word in ("bid 15H", "pass", "pass", "pass", "pass"):
    hand = hand.do(word)
"""
SMALL = """(root) => [...root.querySelectorAll("button")]
  .filter((el) => el.getClientRects().length && !el.matches(".hl-rule, .hl-call-rows *"))
  .filter((el) => el.getBoundingClientRect().height < 34)
  .map((el) => el.className + " " + el.textContent.slice(0, 30))"""


# What the status bar has said, however short the time.
KEEP_STATUSES = """() => {
  window.statuses = [];
  const keep = () => window.statuses.push(document.querySelector(".hl-status")?.textContent ?? "");
  window.keeper?.disconnect();
  window.keeper = new MutationObserver(keep);
  window.keeper.observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


# --- the auction -------------------------------------------------------------------------------------------


def test_auction_by_mouse_from_the_first_word_to_the_contract(open_notebook) -> None:
    code = AUCTION + "t = AuctionTable(P.partition('; auction')[0], pause=150)\nt"
    notebook = open_notebook([code], run=False)
    notebook.page.evaluate(KEEP_STATUSES)
    notebook.run_all()
    widget = notebook.widget()
    notebook.page.wait_for_function("() => window.statuses.some((each) => each.includes('is thinking'))")
    expect(status(notebook)).to_contain_text("Your turn: bid or pass")
    notebook.act("choose 15H").click()
    expect(notebook.act("bid 15H")).to_have_text("Bid 15♥︎")
    expect(widget.locator(".hl-note-else")).to_contain_text("15♥︎ promises 15 of the 20 points")
    notebook.act("bid 15H").click()
    expect(status(notebook)).to_contain_text("You play 15♥︎")
    expect(widget.get_by_text("Your side must take at least 15 of the 20 points.")).to_be_visible()
    assert notebook.kernel("print(t.contract, t.declarer, t.hand.phase)") == "15H 0 EXCHANGE"
    notebook.shot("auction-won")
    notebook.act("undo").click()
    expect(status(notebook)).to_contain_text("Your turn: bid or pass")
    notebook.act("pass").click()
    expect(status(notebook)).not_to_contain_text("You play")


def test_auction_by_keyboard_alone(open_notebook) -> None:
    notebook = open_notebook([AUCTION + "t = AuctionTable(P, pause=0)\nt"])
    page, widget = notebook.page, notebook.widget()
    begin(notebook)
    tab_to(notebook, widget.locator(".hl-bids"))
    for key in ("Home", "ArrowRight", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(notebook.act("choose 13H")).to_be_focused()
    note = widget.locator(".hl-note-in")
    expect(note).to_contain_text("13♥ is too low. A bid must beat 14♠: more points, or 14 in a higher suit.")
    expect(note).to_contain_text("K12")
    page.keyboard.press("Enter")
    assert notebook.kernel("print(t.hand.auction.standing, t.memo.chosen)") == "14S None"
    page.keyboard.press("?")
    page.keyboard.press("?")
    expect(widget.get_by_role("dialog")).to_contain_text("K12")
    page.keyboard.press("Escape")
    expect(notebook.act("choose 13H")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(notebook.act("choose 14H")).to_be_focused()
    expect(note).to_be_empty()
    page.keyboard.press("Space")
    expect(status(notebook)).to_contain_text("You play 14♥︎")
    page.keyboard.press("u")
    expect(status(notebook)).to_contain_text("Your turn")
    page.keyboard.press("h")
    expect(widget.get_by_text("What your hand counts")).to_be_visible()
    page.keyboard.press("p")
    expect(status(notebook)).to_contain_text("Ara plays 14♠︎")
    keys_stay_inside(notebook, "abxdd")
    assert notebook.kernel("print(t.contract)") == "14S"


def test_auction_reasons_are_told_when_asked(open_notebook) -> None:
    notebook = open_notebook([AUCTION + "t = AuctionTable(P)\nt"])
    widget = notebook.widget()
    expect(widget.get_by_text("Press what somebody has said")).to_be_visible()
    widget.get_by_role("button", name="Chan bids 13 clubs, ask why").click()
    expect(widget.get_by_text("Shown because you asked")).to_be_visible()
    expect(widget.locator(".hl-titlebar")).to_contain_text("shows what Chan knows")
    notebook.act("choose 13S").click(force=True)  # it says that it is disabled, but it can be asked
    expect(widget.locator(".hl-note-in")).to_contain_text("13♠ is too low.")
    widget.locator(".hl-note-in .hl-rule").click()
    expect(widget.get_by_role("dialog")).to_contain_text("K12")


def test_auction_survives_a_reload_and_a_second_view(open_notebook) -> None:
    notebook = open_notebook([AUCTION + "t = AuctionTable(P)\nt", "t"])
    notebook.act("choose 14H").click()
    for place in (0, 1):
        expect(notebook.widget(place).locator('[data-act="bid 14H"]')).to_be_visible()
    notebook.reload()
    expect(notebook.act("bid 14H")).to_be_visible()
    notebook.act("bid 14H").click()
    expect(notebook.widget(1).locator(".hl-chart")).to_contain_text("14")


@pytest.mark.parametrize(("theme", "lang", "widths"), LOOKS)
def test_auction_in_every_form(open_notebook, theme: str, lang: str, widths: tuple[int, ...]) -> None:
    cell = AUCTION + f"t = AuctionTable(P, lang={lang!r})\nt"
    notebook = open_notebook([cell], width=widths[0] + MARGIN, height=1900, theme=theme)
    for width in widths:
        notebook.run(0)
        notebook.fit(width)
        notebook.act("choose 15H").click()  # not what the hint would say, so that it offers its own
        notebook.widget().locator(".hl-chip").last.click()
        notebook.act("choose 13H").focus()
        notebook.calm()
        fits(notebook)
        notebook.shot(f"auction-{width}-{theme}-{lang}")
        notebook.kernel("t.press('hint'); t.press('hint'); t.press('hint'); t.press('open-hands')")
        expect(notebook.act("advice")).to_be_visible()
        fits(notebook)
        notebook.shot(f"auction-open-{width}-{theme}-{lang}")


# --- the preparation ---------------------------------------------------------------------------------------


def test_preparation_by_mouse(open_notebook) -> None:
    notebook = open_notebook([PREPARATION + "t = PreparationTable(hand)\nt"], height=1400)
    widget = notebook.widget()
    for card in ("S10", "D4", "C4"):
        notebook.act(f"lift {card}").click(position={"x": 10, "y": 60})
    expect(status(notebook)).to_contain_text("1 point for your side")
    notebook.act("discard S10 C4 D4").click()
    expect(status(notebook)).to_contain_text("Choose the final trump")
    notebook.act("choose-trump S").click()
    expect(widget.get_by_text("♠︎A is only the highest trump.")).to_be_visible()
    notebook.act("choose-trump H").click()
    notebook.act("trump H").click()
    notebook.act("choose-friend HA").click()
    expect(widget.locator(".hl-rail")).to_contain_text("You would play alone")
    notebook.act("choose-friend SA").click()
    notebook.shot("preparation-friend")
    notebook.act("friend SA").click()
    notebook.act("choose-joker C2").click()
    notebook.act("joker-call C2").click()
    expect(status(notebook)).to_contain_text("Ready: you lead to the first trick")
    assert notebook.kernel("print(t.hand.contract, t.hand.call, t.hand.joker_call)") == "15H SA C2"
    notebook.shot("preparation-done")
    widget.get_by_role("button", name="Step 2, Trump, done. Press to change it.").click()
    expect(status(notebook)).to_contain_text("Choose the final trump")
    expect(notebook.act("choose-joker C2")).to_have_attribute("aria-pressed", "true")


def test_the_friend_is_called_with_its_words_in_sight(open_notebook) -> None:
    """In a window 970 px high, whatever card of the grid is pressed in its middle, what it means
    is in sight: in the yellow bar, or for the lower ones below the grid, with the button."""
    code = PREPARATION + "t = PreparationTable(hand)\nfor act in ('lift S10', 'lift D4', 'lift C4', 'go', "
    notebook = open_notebook([code + "'trump H'):\n    t.press(act)\nt"], width=960 + MARGIN, height=970)
    notebook.fit(960)
    told = {"SA": status(notebook), "D2": notebook.widget().locator(".hl-step-told")}
    for code, words in told.items():
        card = notebook.act(f"choose-friend {code}")
        card.evaluate("(el) => el.scrollIntoView({ block: 'center' })")
        card.click()
        notebook.calm()
        expect(words).to_be_in_viewport(ratio=1)
        expect(words).to_contain_text("K4")
    expect(notebook.act("friend D2")).to_be_in_viewport(ratio=1)
    notebook.shot("prep-friend-970")


def test_preparation_by_keyboard_alone(open_notebook) -> None:
    notebook = open_notebook([PREPARATION + "t = PreparationTable(hand)\nt"], height=1400)
    page, widget = notebook.page, notebook.widget()
    begin(notebook)
    tab_to(notebook, widget.locator(".hl-lay"))
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(notebook.act("lift S10")).to_have_attribute("aria-pressed", "true")
    expect(notebook.act("lift S10")).to_be_focused()
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(notebook.act("lift C4")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("n")
    expect(widget.get_by_role("alert").filter(has_text="Choose one card more.")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(status(notebook)).to_contain_text("1 point for your side")
    page.keyboard.press("n")
    expect(status(notebook)).to_contain_text("Choose the final trump")
    page.keyboard.press("n")
    expect(status(notebook)).to_contain_text("Choose your friend")
    page.keyboard.press("b")
    expect(status(notebook)).to_contain_text("Choose the final trump")
    page.keyboard.press("n")
    tab_to(notebook, widget.locator(".hl-call-rows"))
    page.keyboard.press("Home")
    expect(notebook.act("choose-friend SA")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(widget.locator(".hl-bubble")).to_contain_text("You would play alone")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.keyboard.press("n")
    expect(status(notebook)).to_contain_text("Name the Joker Call card")
    tab_to(notebook, widget.locator(".hl-twos"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("n")
    expect(status(notebook)).to_contain_text("Ready: you lead to the first trick")
    page.keyboard.press("u")
    expect(status(notebook)).to_contain_text("Name the Joker Call card")
    keys_stay_inside(notebook, "axdd")
    assert notebook.kernel("print(t.hand.contract, t.hand.call)") == "15H SA"


def test_preparation_by_touch_in_a_narrow_window(open_notebook) -> None:
    notebook = open_notebook(
        [PREPARATION + "t = PreparationTable(hand)\nt"], width=430, height=1400, touch=True
    )
    notebook.fit(400)
    root = notebook.widget().locator(".hl-root")
    assert root.evaluate(SMALL) == []
    expect(notebook.widget().locator(".hl-call-rows:visible")).to_have_count(0)
    for card in ("S10", "D4", "C4"):
        notebook.tap(notebook.act(f"lift {card}"))
    notebook.shot("preparation-narrow-lay")
    notebook.tap(notebook.act("discard S10 C4 D4"))
    notebook.tap(notebook.act("trump H"))
    expect(notebook.widget().locator(".hl-lay:visible")).to_have_count(0)
    assert root.evaluate(SMALL) == []
    expect(notebook.act("choose-friend SA")).to_be_visible()
    expect(notebook.act("choose-friend DA")).to_have_count(0)
    notebook.tap(notebook.act("suit D"))
    notebook.tap(notebook.act("choose-friend DK"))
    fits(notebook)
    notebook.shot("preparation-narrow-friend")
    notebook.tap(notebook.act("friend DK"))
    notebook.tap(notebook.act("choose-joker H2"))
    notebook.tap(notebook.act("joker-call H2"))
    assert notebook.kernel("print(t.hand.call, t.hand.joker_call)") == "DK H2"


def test_preparation_of_another_declarer(open_notebook) -> None:
    source = PREPARATION.replace('("bid 15H", "pass", "pass", "pass", "pass")', '("pass",)')
    notebook = open_notebook([source + "t = PreparationTable(hand, pause=300)\nt"])
    expect(status(notebook)).to_contain_text("Ara leads to the first trick")
    expect(notebook.widget().get_by_text("Ara has laid three cards away, face down.")).to_be_visible()
    notebook.shot("preparation-other")


def test_preparation_survives_a_reload(open_notebook) -> None:
    notebook = open_notebook([PREPARATION + "t = PreparationTable(hand)\nt"])
    notebook.act("lift S10").click(position={"x": 10, "y": 60})
    expect(notebook.act("lift S10")).to_have_attribute("aria-pressed", "true")
    notebook.reload()
    expect(notebook.act("lift S10")).to_have_attribute("aria-pressed", "true")
    notebook.act("lift S10").click(position={"x": 10, "y": 60})
    expect(notebook.act("lift S10")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(("theme", "lang", "widths"), LOOKS)
def test_preparation_in_every_form(open_notebook, theme: str, lang: str, widths: tuple[int, ...]) -> None:
    cell = PREPARATION + f"t = PreparationTable(hand, lang={lang!r})\nt"
    notebook = open_notebook([cell], width=widths[0] + MARGIN, height=1700, theme=theme)
    for width in widths:
        notebook.run(0)
        notebook.fit(width)
        fits(notebook)
        for act in ("lift S10", "lift D4", "lift C4", "go", "trump H", "choose-joker C2", "choose-friend SA"):
            notebook.kernel(f"t.press({act!r})")
            notebook.calm()
            fits(notebook)
        expect(notebook.act("friend SA")).to_be_visible()
        notebook.shot(f"preparation-{width}-{theme}-{lang}")


def test_a_hint_leaves_chart_and_hand_where_they_are(open_notebook) -> None:
    notebook = open_notebook([AUCTION + "t = AuctionTable(P, pause=150)\nt"])
    notebook.fit(960)
    expect(status(notebook)).to_contain_text("Your turn")
    top = "(el) => el.getBoundingClientRect().top - el.closest('.hl-root').getBoundingClientRect().top"
    before = status(notebook).evaluate(top)
    for shown in ("how the best is made up", "what the bot would say", "It would say"):
        notebook.act("hint").click()
        expect(notebook.widget().locator(".hl-rail")).to_contain_text(shown)
    assert status(notebook).evaluate(top) == before
    fits(notebook)
