"""Still pictures of an auction and a preparation: what they say, that they fit, what they hide."""

from __future__ import annotations

import pytest

from hanalab.draw.mighty_auction import (
    WIDE,
    Step,
    auction_scene,
    preparation_scene,
    rounds,
    speaking_order,
)
from hanalab.draw.scene import Circle, Image, Lines, Polygon, Rect, Scene, Text
from hanalab.draw.svg import svg
from hanalab.mighty import Hand, Rules, cards

SAID = ("bid 13C", "pass", "bid 13H", "bid 14S", "pass", "pass", "pass")


def bidding(said: tuple[str, ...] = SAID, rules: Rules | None = None) -> Hand:
    hand = Hand.deal(1, dealer=2, rules=rules or Rules())
    for word in said:
        hand = hand.do(word)
    return hand


def words(scene: Scene) -> list[str]:
    return ["".join(run.words for run in item.runs) for item in scene.items if isinstance(item, Text)]


def images(scene: Scene) -> list[str]:
    return [item.code for item in scene.items if isinstance(item, Image)]


def inside(scene: Scene) -> bool:
    """Whether all marks lie in the picture."""
    for item in scene.items:
        match item:
            case Rect() | Image():
                box = (item.x, item.y, item.x + item.w, item.y + item.h)
            case Circle():
                box = (item.cx - item.r, item.cy - item.r, item.cx + item.r, item.cy + item.r)
            case Text() | Lines() | Polygon():
                continue
        if box[0] < 0 or box[1] < 0 or box[2] > scene.width + 1 or box[3] > scene.height + 2:
            return False
    return True


def test_k9_columns_are_in_speaking_order() -> None:
    assert speaking_order(bidding(())) == (3, 4, 0, 1, 2)
    assert speaking_order(bidding((), Rules(first_bidder="dealer"))) == (2, 3, 4, 0, 1)


def test_each_round_is_a_row_and_the_last_holds_who_is_to_speak() -> None:
    rows = rounds(bidding())
    assert [[one and (one.bid.text if one.bid else "-") for one in row] for row in rows] == [
        ["13C", "-", "13H", "14S", "-"],
        ["-", "-", None, None, None],
    ]
    assert rounds(bidding(()))[0] == (None,) * 5
    assert len(rounds(bidding((*SAID[:4], "pass")))) == 2


def test_k13_a_seat_that_is_out_leaves_its_place_empty() -> None:
    rows = rounds(
        bidding(("bid 13C", "pass", "bid 13H", "bid 14S", "pass", "bid 15C"), Rules(pass_final="yes"))
    )
    assert rows[1][1] is None
    assert rows[1][0].bid.text == "15C"


def test_the_auction_shows_what_was_said_and_only_the_own_hand() -> None:
    hand = bidding()
    scene = auction_scene(hand.view(0), line=("Bold.", "Rest.", "K13"), status=("Your turn", "bid", "K14"))
    said = words(scene)
    assert {"Bold. Rest.", "K13", "K14", "your turn", "You"} <= set(said)
    assert said.count("pass") == 4
    assert sorted(images(scene)) == sorted(map(str, hand.hands[0]))
    assert "You: 13♥." in scene.description
    assert scene.width == WIDE
    assert inside(scene)
    again = auction_scene(hand.view(0), line=("Bold.", "Rest.", "K13"), status=("Your turn", "bid", "K14"))
    assert svg(scene) == svg(again)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_both_pictures_in_both_languages_and_themes(lang: str, theme: str) -> None:
    hand = bidding()
    held = (*hand.hands[0], *hand.kitty)
    steps = [
        Step("One", "words", "K18", done=True),
        Step("Two", "more", "K22", current=True),
        Step("Three", ""),
    ]
    scene = preparation_scene(
        held, steps, lang, lifted=held[:3], kitty=hand.kitty, status=("Now", "how", "K20"), contract="14♠",
        theme=theme,
    )  # fmt: skip
    assert len(images(scene)) == 13
    assert words(scene).count("kitty" if lang == "en" else "pozo") == 3
    assert inside(scene)
    assert inside(auction_scene(hand, 0, lang, theme=theme))


def test_hidden_cards_are_backs() -> None:
    scene = preparation_scene(Hand.deal(1).view(0).hands[1], [Step("One", "words")], kitty=cards("SA"))
    assert set(images(scene)) == {"back-red"}
