"""What a seat does not know never shows in the hand explorer: two deals that look alike stay alike."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from hanalab import mighty, mushi
from hanalab.explore import worlds
from hanalab.widgets import explorer, explorer_ask
from hanalab.widgets.explorer import HandExplorer
from hanalab.widgets.explorer_model import Inquiry
from hanalab.widgets.nodes import walk
from tests.widgets.explorer_samples import fake, fake_compared, fifth_turn, trick

Asked = list[tuple[str, str]]


@pytest.fixture(autouse=True)
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """What the question is about, as a text; the answers are made up."""
    heard: Asked = []

    def answer(at: Inquiry, effort: Any, tell: Callable[[Any], None], stop: Any) -> Any:
        heard.append((type(at.asked).__name__, str(at.asked)))
        return fake(at, effort, tell, stop)

    monkeypatch.setattr(explorer_ask, "answer", answer)
    monkeypatch.setattr(explorer_ask, "compared", fake_compared)
    monkeypatch.setattr(explorer_ask, "_prepare", lambda *_: None)
    monkeypatch.setattr(explorer, "ready", lambda _game: True)
    return heard


def auction() -> mighty.Hand:
    return mighty.Hand.deal("secrets").do("bid 14H").do("pass")


def exchange() -> mighty.Hand:
    hand = auction()
    while hand.phase == "AUCTION":
        hand = hand.do("pass")
    return hand


def middle() -> mighty.Hand:
    """The middle of a hand, in the middle of a trick."""
    hand = trick()
    for _ in range(22):
        hand = hand.do(hand.actions()[-1])
    return hand


def drawn() -> mushi.Round:
    """A card is drawn and takes one of two."""
    at = mushi.Round.from_deal(
        hands=("01Y 05X 08A 08B 09A 09R 10A 12Z", "02Y 05A 05Y 08X 09X 10Y 11B 12B"),
        field="11L 09Y 03Y 01R 01X 04Y 04A 04R",
        stock="01B 08Y 11R 11A 03R 10R 04X 12Y 02R 03B 12X 05R 03X 10X 02A 02X",
    )
    return at.do("play 05X")


PLACES: dict[str, Callable[[], Any]] = {
    "turn": fifth_turn, "drawn": drawn, "auction": auction, "exchange": exchange, "lead": trick,
    "middle": middle,
}  # fmt: skip


def alike(at: Any, seat: int, seed: str) -> Any:
    """Another deal that looks to the seat as this one does."""
    made = next(worlds(at.view(seat), seed=seed))
    if isinstance(made, mushi.Round) or at.declarer is None or made.state.kitty:
        return made
    # Which of the declarer's cards came from the middle is not dealt.
    own = made.hands[at.declarer] + made.state.discards
    return mighty.Hand.of(made.state._replace(kitty=own[: len(at.state.kitty)]))


def acts_of(widget: HandExplorer) -> list[tuple[str, str | None]]:
    """Everything that can be pressed or chosen, but to open the cards or to speak another language."""
    found: list[tuple[str, str | None]] = []
    for node in walk(widget._panel.tree):  # type: ignore[union-attr]
        if node.get("act") and node["act"] not in ("look", "lang", "choose look open"):
            found.append((node["act"], None))
        if node.get("field") and node.get("kids"):
            options = [kid["attrs"].get("value", "") for kid in node["kids"] if isinstance(kid, dict)]
            found += [(node["field"], value) for value in options]
    return found


def shown(widget: HandExplorer) -> tuple[object, ...]:
    """All that reaches the page, the saved notebook and the screen of who prints it."""
    panel: Any = widget._panel
    assert widget.problem is None, widget.problem
    return panel.tree, panel.art, widget.notice, widget.text_form(), widget.static_svg(), repr(widget)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("seed", range(2))
def test_deals_that_look_alike_to_a_seat_stay_alike(place: str, seat: int, seed: int, asked: Asked) -> None:
    at = PLACES[place]()
    other = alike(at, seat, f"other {seed}")
    assert other.hands != at.hands
    one, two = (HandExplorer(each, seat=seat, seed=seed) for each in (at, other))
    heard: list[Asked] = [[], []]
    chance = random.Random(f"{place} {seat} {seed}")
    for _ in range(30):
        assert shown(one) == shown(two)
        act, value = chance.choice(acts_of(one))
        for number, widget in enumerate((one, two)):
            asked.clear()
            widget.press(act, value)
            heard[number] += asked
    assert shown(one) == shown(two)
    assert heard[0] == heard[1]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("place", PLACES)
def test_a_walk_of_bots_is_the_same_in_deals_that_look_alike(place: str, seat: int) -> None:
    at = PLACES[place]()
    other = alike(at, seat, "other")
    one, two = (HandExplorer(each, seat=seat) for each in (at, other))
    for _ in range(12):
        if one.inquiry.kind in ("over", "bids"):
            break
        act = {"suppose": "let", "draw": "draw any"}.get(one.inquiry.kind)
        act = act or "walk " + str(one.position.actions()[0])
        for widget in (one, two):
            widget.press(act)
            assert widget.notice is None, widget.notice
        assert shown(one) == shown(two)
