"""Setting up a position for the hand explorer: places, defects all at once, pasted texts."""

from __future__ import annotations

from typing import Any

import pytest

from hanalab import mighty, mushi
from hanalab.core.errors import HanalabError, SetupError
from hanalab.core.language import LANGUAGES
from hanalab.widgets import explorer, explorer_ask
from hanalab.widgets.explorer import HandExplorer
from hanalab.widgets.explorer_draft_mighty import MightyDraft
from hanalab.widgets.explorer_draft_mighty import draft_of as mighty_draft_of
from hanalab.widgets.explorer_draft_mushi import MushiDraft
from hanalab.widgets.explorer_draft_mushi import draft_of as mushi_draft_of
from hanalab.widgets.explorer_model import read_inquiry
from hanalab.widgets.nodes import find, walk, words
from tests.widgets.explorer_samples import TEN, fake, fifth_turn, trick


@pytest.fixture(autouse=True)
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers are made up at once."""
    monkeypatch.setattr(explorer_ask, "answer", fake)
    monkeypatch.setattr(explorer_ask, "_prepare", lambda *_: None)
    monkeypatch.setattr(explorer, "ready", lambda _game: True)


def tree(widget: HandExplorer) -> dict[str, Any]:
    assert widget.problem is None, widget.problem
    shown: dict[str, Any] = widget._panel.tree
    return shown


def said(widget: HandExplorer) -> str:
    return words(tree(widget))


def put(draft: Any, zone: str, cards: str) -> Any:
    draft = draft.into(zone)
    for code in cards.split():
        draft = draft.put(code)
    return draft


# --- Mushi ---------------------------------------------------------------------------------------------


def test_an_empty_set_up_says_what_is_missing() -> None:
    widget = HandExplorer()
    assert [why.code for why in widget.defects] == ["explorer-own-unknown"]
    assert "8 cards of your hand are still unknown. M25" in said(widget)
    assert (find(tree(widget), "done") or {})["refused"]
    with pytest.raises(SetupError):
        _ = widget.inquiry


def test_the_bar_of_an_empty_set_up_says_what_to_do_and_then_what_is_left_out() -> None:
    widget = HandExplorer()
    assert "Choose the cards of your hand" in said(widget)
    assert "8 to go" in said(widget)
    for code in ["01Y", "02A", "03B", "05X", "08A", "09R", "10A", "12Z"]:
        widget.press(f"put {code}")
    assert "24 cards stay unknown. 8 cards lie nowhere: they take no part." in said(widget)


def test_cards_are_put_moved_and_taken_back() -> None:
    widget = HandExplorer()
    widget.press("put 01B")
    assert widget._draft.place_of(mushi.Card("01B")) == "hand0"
    widget.press("into field")
    widget.press("put 01B")
    assert widget._draft.place_of(mushi.Card("01B")) == "field"
    widget.press("put 01B")
    assert widget._draft.place_of(mushi.Card("01B")) is None
    for _ in range(3):
        widget.press("undo")
    assert widget._draft.text() == MushiDraft().text()


def test_a_hand_with_some_cards_unknown_is_asked_about() -> None:
    widget = HandExplorer()
    for act in ("fewer hand0",) * 6 + ("fewer hand1",) * 6:
        widget.press(act)
    for act in ("put 01Y", "put 10A", "into field", "put 01R", "put 05X", "into pile1", "put 12B"):
        widget.press(act)
    assert widget.defects == ()
    assert "6 cards stay unknown" in said(widget)
    assert "goes to “Bot’s pile”" in said(widget)
    widget.press("done")
    assert str(widget.position).endswith("hands 01Y 10A / ?2; field 01R 05X; stock ?4; piles - / 12B")
    assert widget.answer is not None


def test_the_stock_keeps_the_order_in_which_it_was_put() -> None:
    draft = put(put(MushiDraft(sizes=(1, 1)), "hand0", "01Y"), "stock", "12X 03B")
    assert "stock 12X 03B;" in draft.text()
    assert put(draft, "stock", "12X").text().split("; ")[6] == "stock 03B ?1"


def test_m9_m25_m42_all_defects_are_listed_at_once() -> None:
    draft = MushiDraft(sizes=(1, 3), open=True)
    assert [why.code for why in draft.defects()] == ["hands-balance", "explorer-not-open"]
    draft = put(MushiDraft(sizes=(1, 1), open=True), "stock", "12X 03B 05X")
    assert [why.rule for why in draft.defects()] == ["M42", None]
    widget = HandExplorer()
    widget.press("choose look open")
    assert {why.code for why in widget.defects} == {"explorer-not-open"}


def test_a_hand_is_never_smaller_than_its_known_cards() -> None:
    draft = put(MushiDraft(sizes=(1, 1)), "hand1", "01B 02A 03B")
    assert draft.sizes == (1, 3)
    assert draft.resized("hand1", -1).sizes == (1, 3)
    with pytest.raises(HanalabError):
        draft.resized("field", 1)


def test_the_draft_of_a_position_is_that_position() -> None:
    at = read_inquiry(fifth_turn().view(0))
    assert mushi_draft_of(at).inquiry().known == at.known
    whole = read_inquiry(fifth_turn(), open_=True)
    assert mushi_draft_of(whole).inquiry() == whole


def test_rules_and_dealer_are_chosen() -> None:
    widget = HandExplorer()
    widget.press("choose rules traditional")
    widget.press("choose dealer", "1")
    assert "rules traditional; dealer 1" in widget._draft.text()
    widget.press("choose dealer 7")
    assert "cannot be chosen" in (widget.notice or "")
    widget.press("choose weather fine")
    assert "cannot be chosen" in (widget.notice or "")


# --- Mighty --------------------------------------------------------------------------------------------


def test_ten_cards_and_what_was_said() -> None:
    draft = put(MightyDraft(), "hand0", TEN)
    assert draft.defects() == ()
    assert draft.inquiry().kind == "bids"
    heard = draft.chosen("dealer", "3").chosen("said", "13H pass")
    assert [bid.text if bid else "pass" for _, bid in heard.inquiry().position.auction.said] == [
        "13H",
        "pass",
    ]
    wrong = draft.chosen("said", "14H 13S 21C")
    assert {why.rule for why in wrong.defects()} == {"K10", "K12"}


def test_thirteen_cards_are_the_declarers() -> None:
    draft = put(MightyDraft(stage="kitty"), "hand0", f"{TEN} S2 S3 S4")
    assert draft.inquiry().kind == "kitty"
    other = draft.chosen("declarer", "2")
    assert "explorer-kitty-seat" in [why.code for why in other.defects()]


def test_a_running_trick() -> None:
    draft = MightyDraft(
        stage="play", declarer=1, leader=1, number=15, trump="H", friend="SA", joker_call="C2"
    )
    draft = put(put(draft, "hand0", TEN), "trick", "CQ C5 C3 C2")
    assert draft.defects() == ()
    at = draft.inquiry()
    assert at.kind == "rows"
    assert [laid.card.code for laid in at.position.trick] == ["CQ", "C5", "C3", "C2"]
    assert {str(action) for action in at.position.actions()} <= {
        "play CK", "play C7", "play JK", "play DA"
    }  # fmt: skip


def test_k_all_defects_of_a_contract_are_listed_at_once() -> None:
    draft = MightyDraft(stage="play", number=13, trump="S", friend="SA", joker_call="D5", each=2, taken=20)
    draft = put(draft, "hand0", "SA H2 H3")
    codes = {why.code for why in draft.defects()}
    assert len(codes) >= 2


def test_the_draft_of_a_trick_is_that_trick() -> None:
    at = read_inquiry(trick(), open_=True)
    draft = mighty_draft_of(at)
    assert draft.inquiry().position.hands == tuple(map(tuple, draft.inquiry().position.hands))
    assert {frozenset(hand) for hand in draft.inquiry().position.hands} == {
        frozenset(hand) for hand in at.position.hands
    }
    later = trick().do("play HA").do("play H3")
    assert [laid.card.code for laid in mighty_draft_of(read_inquiry(later)).inquiry().position.trick] == [
        "HA",
        "H3",
    ]


def test_another_stage_has_other_places() -> None:
    widget = HandExplorer(game="mighty")
    assert "Kitty" in said(widget)
    widget.press("choose stage play")
    assert "Running trick" in said(widget)
    assert "Laid away" in said(widget)
    for act in ("choose trump S", "choose friend SA", "choose each 3", "choose number 14"):
        widget.press(act)
        assert widget.notice is None
    assert "contract 14S" in widget._draft.text()
    widget.press("into kitty")
    assert widget.notice


# --- the widget ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["mushi", "mighty"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deal_at_random_can_be_asked_about(game: str, lang: str) -> None:
    widget = HandExplorer(game=game, lang=lang, seed=4)
    widget.press("random")
    first = widget._draft.text()
    widget.press("random")
    assert widget._draft.text() != first
    assert widget.defects == ()
    widget.press("done")
    assert widget.answer is not None
    assert HandExplorer(game=game, seed=4)._draft.text() != first


@pytest.mark.parametrize("game", ["mushi", "mighty"])
def test_every_card_has_a_button_that_says_where_it_lies(game: str) -> None:
    widget = HandExplorer(game=game)
    widget.press("random")
    deck = mushi.DECK if game == "mushi" else mighty.DECK
    for card in deck:
        name = (find(tree(widget), f"put {card.code}") or {})["attrs"]["aria-label"]
        assert card.code in name
        place = widget._draft.place_of(card)
        assert name.endswith("nowhere") == (place is None)
    lines = [node for node in walk(tree(widget)) if node.get("attrs", {}).get("role") == "radio"]
    assert (
        sum(node["attrs"]["aria-checked"] == "true" for node in lines if node["act"].startswith("into")) == 1
    )


def test_setting_up_begins_with_what_is_shown_and_can_be_cancelled() -> None:
    widget = HandExplorer(fifth_turn().view(0))
    before = widget.inquiry
    widget.press("setup")
    assert widget.defects == ()
    assert find(tree(widget), "cancel") is not None
    widget.press("put 05X")
    widget.press("cancel")
    assert widget.inquiry == before
    widget.press("setup")
    widget.press("done")
    assert widget.position == before.known


def test_a_pasted_text_is_gone_on_with() -> None:
    widget = HandExplorer()
    widget.press("open paste")
    widget.press("paste", str(fifth_turn().view(0)))
    assert widget.position == read_inquiry(fifth_turn().view(0)).known
    assert widget.answer is not None
    widget.press("open paste")
    widget.press("paste", TEN)
    assert widget.inquiry.kind == "bids"
    widget.press("open paste")
    widget.press("paste", "01B 02A")
    assert widget._look.errors


def test_a_wrong_text_lists_all_that_is_wrong() -> None:
    widget = HandExplorer(game="mighty")
    widget.press("open paste")
    widget.press("paste", "mighty; hands SA SA / ?10 / ?10 / ?10; kitty ZZ")
    assert len(widget._look.errors) >= 2
    assert len(find_defects(widget)) == len(widget._look.errors)
    widget.press("shut")
    assert widget._look.errors == ()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "pasted",
    ["x" * 10_000, "01Y " * 2500, "mushi; hands 01Y / 05X; field 01R; " * 300, "\u202e\u200b\x00", "\ud800"],
)
def test_whatever_is_pasted_is_answered_in_few_words(pasted: str, lang: str) -> None:
    widget = HandExplorer(lang=lang)
    widget.press("open paste")
    widget.press("paste", pasted)
    assert widget.notice is None
    lines = [words(line) for line in find_defects(widget)]
    assert 1 <= len(lines) <= 9
    assert all(len(line) < 300 for line in lines)
    assert not any(sign in line for line in lines for sign in "\u202e\u200b\x00\ud800")
    widget.press("shut")
    widget.press("choose said " + pasted)
    assert len(widget.notice or "") > 0
    assert len(said(widget)) < 6000


def find_defects(widget: HandExplorer) -> list[dict[str, Any]]:
    listed = next(node for node in walk(tree(widget)) if node.get("key") == "errors")
    return [node for node in walk(listed) if node["tag"] == "li"]


def test_a_set_up_stays_as_picture_and_text() -> None:
    widget = HandExplorer()
    widget.press("put 01B")
    bundle = widget._repr_mimebundle_()
    assert "hands 01B ?7 / ?8" in bundle["text/plain"]
    assert "(M25)" in bundle["text/plain"]
    assert bundle["image/svg+xml"].endswith("</svg>")
    assert repr(widget) == "HandExplorer(game='mushi')"
