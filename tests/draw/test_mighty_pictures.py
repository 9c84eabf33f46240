"""The pictures of Mighty: places, what they show, what they say, and what they keep from a seat."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from fractions import Fraction

import pytest

from hanalab.core.language import LANGUAGES
from hanalab.draw import scene_of, svg_of
from hanalab.draw.mighty import (
    contract_lines,
    count_words,
    formula_cells,
    rows_of,
    settlement_scene,
    share_words,
    sides_of,
    static_scene,
    tally,
    trick_table_scene,
    with_large_index,
)
from hanalab.draw.mighty_parts import Tally
from hanalab.draw.mighty_table import WIDE_CARDS
from hanalab.draw.scene import Image, Polygon, Rect, Scene, Text
from hanalab.draw.svg import svg
from hanalab.draw.tokens import LIGHT
from hanalab.mighty import DECK, UNKNOWN, Card, Hand, Rules, cards, score_of_points
from tests.pictured_hand import NAMES, OVER, REVEALED, TURN, after, first_lead

VS = "\N{VARIATION SELECTOR-15}"


def texts(scene: Scene) -> list[str]:
    found = ["".join(run.words for run in item.runs) for item in scene.items if isinstance(item, Text)]
    return [words.replace(VS, "").replace("\N{NO-BREAK SPACE}", " ") for words in found]


def drawn(scene: Scene) -> Counter[str]:
    return Counter(item.code for item in scene.items if isinstance(item, Image))


def place(scene: Scene, code: str, w: float = 84) -> tuple[float, float]:
    return next((i.x, i.y) for i in scene.items if isinstance(i, Image) and i.code == code and i.w == w)


def table(position: Hand, seat: int = 0, **keys: object) -> Scene:
    return trick_table_scene(position, seat, names=NAMES, **keys)  # type: ignore[arg-type]


# -- the trick on the table ----------------------------------------------------------------------------------


def test_cards_lie_where_they_were_played_clockwise() -> None:
    position = after(REVEALED)
    scene = table(position, lying=position.tricks[-1])
    assert (scene.width, scene.height) == (716, 404)
    trick = position.tricks[-1]
    for at, laid in enumerate(trick.laid):
        assert place(scene, laid.card.code) == WIDE_CARDS[trick.seat(at)]
    assert WIDE_CARDS == ((316, 250), (164, 134), (262, 14), (370, 14), (468, 134))


def test_from_another_seat_the_table_turns() -> None:
    scene = table(after(TURN), 3)
    assert place(scene, "CQ") == WIDE_CARDS[0]  # Chan's own card lies below
    assert place(scene, "H8") == WIDE_CARDS[1]


def test_places_still_empty_say_when_they_are_played_to() -> None:
    words = texts(table(after(TURN)))
    assert "plays 4th" in words
    assert "plays 5th" in words
    assert [word for word in words if word in ("your", "card")] == ["your", "card"]
    assert {"juega 4.ª", "juega 5.ª"} <= set(texts(table(after(TURN), lang="es")))


def test_the_winning_card_has_ring_crown_and_reason() -> None:
    scene = table(after(TURN))
    words = texts(scene)
    assert "wins so far: trump" in words
    assert "led" in words
    x, y = place(scene, "H8")
    rings = [item for item in scene.items if isinstance(item, Rect) and item.fill == LIGHT.mark]
    assert any(item.x < x and item.y < y and item.w > 84 for item in rings)
    assert any(isinstance(item, Polygon) and abs(item.points[0][0] - x - 42) < 8 for item in scene.items)


@pytest.mark.parametrize(
    ("played", "reason"),
    [
        (TURN - 1, "wins so far: highest club"), (REVEALED, "wins: the Mighty"), (30, "wins: trump"),
        (47, "wins so far: highest spade"),
    ],
)  # fmt: skip
def test_reasons(played: int, reason: str) -> None:
    position = after(played)
    lying = position.tricks[-1] if not position.trick else None
    assert reason in texts(table(position, lying=lying))


def test_k30_k32_what_was_said_with_the_lead_lies_on_the_table() -> None:
    hands = ["C3 SA JK", "C2 C9 H2", "SK S9 D2", "CK S8 HA", "CA S7 D4"]
    hand = Hand.at_play(hands, 0, "13H", "none", rules="korean")
    named = table(hand.do("play JK names C"))
    assert "led: ♣" in texts(named)
    assert "The Joker names clubs." in named.description
    called = table(hand.do("play C3 calls"))
    assert "led, calls" in texts(called)
    assert "The card led calls the Joker." in called.description
    plain = table(hand.do("play C3"))
    assert "led" in texts(plain)
    assert "calls" not in plain.description


def test_counts_for_one_who_is_nobody_at_the_table() -> None:
    position = after(OVER)
    words = [words for _, words in count_words(tally(position, 0, True), -1, position, "en")]
    assert words == ["declarer’s side", "defenders"]


def test_the_reason_of_your_own_card_stays_on_the_felt() -> None:
    position = after(31)  # you lead a trump
    for form in ("wide", "narrow"):
        scene = table(position, form=form)
        tag = next(item for item in scene.items if isinstance(item, Text) and "wins" in item.runs[0].words)
        assert tag.y < scene.height - 4
        assert tag.x + tag.room / 2 < scene.width


def test_narrow_shows_the_others_as_columns_in_playing_order() -> None:
    scene = table(after(TURN), form="narrow")
    assert (scene.width, scene.height) == (384, 306)
    assert place(scene, "CQ", 60)[0] < place(scene, "H8", 60)[0]
    words = texts(scene)
    assert [word for word in words if word in ("4th", "5th")] == ["4th", "5th"]
    assert "wins: trump" in words
    assert [word.split()[0] for word in words if word.split()[0] in NAMES] == [
        "Ara",
        "Bora",
        "Chan",
        "Dain",
        "You",
    ]


def test_the_own_place_plays_the_selected_card() -> None:
    assert table(after(TURN)).hots[0].refused
    hot = table(after(TURN), selected=Card("CK")).hots[0]
    assert (hot.act, hot.refused) == ("play CK", False)
    assert (hot.x, hot.y) == WIDE_CARDS[0]
    assert hot.name == "Play the king of clubs here"
    assert table(after(REVEALED - 1)).hots == ()  # not your turn


def test_the_table_in_words() -> None:
    said = table(after(TURN)).description.replace(VS, "")
    assert "On the table: Chan queen of clubs, Dain eight of hearts." in said
    assert "Dain wins so far: trump." in said
    assert "You: declarer, 1 point, hand ♥K ♥10 ♥9 ♥6 ♣K ♣7 ♦A Joker." in said
    assert "Chan: side not known, 2 points, hand 7 cards." in said


def test_open_hands_show_all_cards_as_slips() -> None:
    position = after(TURN)
    for form in ("wide", "narrow"):
        scene = table(position, open_hands=True, form=form)
        assert "back-red" not in drawn(scene)
        for seat in range(1, 5):
            for card in position.hands[seat]:
                assert card.sign in scene.description.replace(VS, "")
    assert drawn(table(position))["back-red"] == 30


# -- what a seat may know ------------------------------------------------------------------------------------


@pytest.mark.parametrize("friend", ["SA", "HA", "D4", "first-trick", "none"])
def test_a_picture_of_a_position_shows_no_more_than_the_view_of_its_seat(friend: str) -> None:
    for played in range(OVER + 1):
        position = after(played, friend)
        for seat in range(5):
            view = position.view(seat)
            assert sides_of(position, seat) == sides_of(view, seat)
            assert tally(position, seat) == tally(view, seat)
            if position.is_over:
                continue
            assert table(position, seat) == trick_table_scene(view, names=NAMES)
            assert contract_lines(position, seat, NAMES, "en") == contract_lines(view, seat, NAMES, "en")


def test_k41_sides_as_each_seat_knows_them() -> None:
    position = after(TURN)
    assert sides_of(position, 0) == ("declarer", None, None, None, None)
    assert sides_of(position, 1) == ("declarer", "defender", None, None, None)
    friends = ("declarer", "defender", "defender", "defender", "friend")
    assert sides_of(position, 4) == friends
    assert sides_of(position, 0, everything=True) == friends
    assert all(sides_of(after(REVEALED), seat) == friends for seat in range(5))


def test_k43_k44_who_calls_an_own_or_buried_card_knows_to_be_alone() -> None:
    for friend, rule in (("HK", "K43"), ("D4", "K44")):
        position = after(TURN, friend)
        assert sides_of(position, 0) == ("declarer", *("defender",) * 4)
        assert sides_of(position, 2)[:3] == ("declarer", None, "defender")
        assert contract_lines(position, 0, NAMES, "en")[1].rule == rule
        assert contract_lines(position, 2, NAMES, "en")[1].rest.startswith("holds")


def test_the_bar_counts_as_far_as_known() -> None:
    assert tally(after(TURN), 0) == Tally(side=2, laid_away=1, unknown=2, defenders=0, out=16, need=15)
    assert tally(after(TURN), 1) == Tally(side=1, laid_away=0, unknown=2, defenders=0, out=17, need=15)
    assert tally(after(REVEALED), 0) == Tally(side=9, laid_away=1, unknown=0, defenders=2, out=9, need=15)
    assert tally(after(OVER), 3) == Tally(side=15, laid_away=1, unknown=0, defenders=5, out=0, need=15)
    words = count_words(tally(after(REVEALED), 0), 0, after(REVEALED), "en")
    assert words == ((9, "your side"), (9, "to come"), (2, "defenders"))
    words = count_words(tally(after(REVEALED), 2), 2, after(REVEALED), "en")
    assert words == ((8, "declarer’s side"), (10, "not seen yet"), (2, "your side"))
    words = count_words(tally(after(TURN), 4), 4, after(TURN), "en")
    assert words == ((1, "your side"), (17, "not seen yet"), (2, "defenders")), "the secret friend knows"


# -- the contract --------------------------------------------------------------------------------------------


def lines(position: Hand, seat: int = 0, **keys: object) -> list[str]:
    found = contract_lines(position, seat, NAMES, "en", **keys)  # type: ignore[arg-type]
    return [f"{line.bold} {line.rest} {line.rule}".replace(VS, "") for line in found]


def test_the_contract_and_what_has_happened_to_it() -> None:
    assert lines(after(TURN)) == [
        "Mighty ♠A beats all K24", "Friend holds ♠A, not shown yet K42",
        "Joker Call ♣2 is gone, the Joker is safe K31",
    ]  # fmt: skip
    position = after(REVEALED)
    assert lines(position, lying=position.tricks[-1])[:2] == [
        "Mighty ♠A beats all K24", "Friend is Dain, shown in trick 5 K42",
    ]  # fmt: skip
    assert lines(position)[0] == "Mighty ♠A is gone, trick 5 K24"
    assert lines(first_lead())[2] == "Joker Call ♣2 answers a led Joker K31"
    assert lines(after(OVER))[2] == "Joker Call ♣2, the Joker is gone K31"


@pytest.mark.parametrize(
    ("friend", "said"),
    [
        ("none", "No friend alone against four K46"), ("first-trick", "Friend wins trick 1 K45"),
        ("HA", "Friend nobody: you hold ♥A K43"), ("D4", "Friend nobody: you laid ♦4 away K44"),
    ],
)  # fmt: skip
def test_other_calls(friend: str, said: str) -> None:
    assert lines(first_lead(friend))[1] == said


def test_k45_the_declarer_wins_the_first_trick() -> None:
    assert lines(after(5, "first-trick"))[1] == "Friend nobody: the declarer is alone K45"


def test_the_friend_knows_and_an_open_table_tells() -> None:
    assert lines(after(TURN), 4)[1] == "Friend is you: you hold ♠A K41"
    assert lines(after(TURN), 0, everything=True)[1] == "Friend is Dain, holds ♠A K41"


# -- the settlement ------------------------------------------------------------------------------------------


def test_the_settlement_of_the_pictured_hand() -> None:
    score = after(OVER).score()
    rows = rows_of(score)
    assert [NAMES[row.seat] for row in rows] == ["You", "Dain", "Ara", "Bora", "Chan"]
    assert [row.points for row in rows] == [11, 4, 3, 0, 2]
    assert [row.share for row in rows] == ["2 × 3", "1 × 3", "−1 × 3", "−1 × 3", "−1 × 3"]
    assert [row.score for row in rows] == ["+6", "+3", "−3", "−3", "−3"]
    assert [card.code for card in rows[0].cards] == [
        "SQ",
        "HA",
        "HK",
        "H10",
        "C10",
        "DA",
        "DK",
        "DQ",
        "DJ",
        "D10",
    ]
    assert [card.code for card in rows[0].laid_away] == ["S10"]
    assert [(cell.sign, cell.number) for cell in formula_cells(score, "en")] == [
        ("", "15 − 12"),
        ("+", "15 − 15"),
    ]
    words = texts(settlement_scene(score, names=NAMES))
    assert "Contract made: 15 of 15\N{EM SPACE}Your side needed 15 and has exactly 15." in words
    assert "Your 11 include ♠10, which you laid away" in words
    assert "Your side 11 + 4 = 15, defenders 5, together 20" in words


def test_formulas_of_other_rules() -> None:
    pagat = score_of_points("16N", 20, 2, None, True, Rules.preset("korean"))
    cells = formula_cells(pagat, "en")
    assert [(cell.sign, cell.number, cell.label) for cell in cells] == [
        ("", "2 × (16 − 13)", "bid above 13"), ("+", "20 − 16", "points above the bid"), ("×", "2", "run"),
        ("×", "2", "no trump"), ("×", "2", "no friend"),
    ]  # fmt: skip
    assert pagat.stake == (6 + 4) * 8
    assert share_words(pagat, "en") == ("Alone, the declarer wins 4 S, each of the others loses S.", "K56")
    halves = score_of_points("15H", 16, 0, 2, rules=Rules(scoring="literal_halves"))
    assert share_words(halves, "en") == ("Declarer wins S, friend ½ S, each defender loses ½ S.", "K53")
    assert halves.scores[1] == Fraction(-2)
    failed = score_of_points("15H", 13, 0, 2)
    assert share_words(failed, "es")[0] == "El declarante pierde 2 S, el amigo S; cada defensor gana S."
    assert "Contract failed by 2" in " ".join(texts(settlement_scene(failed)))


# -- every picture -------------------------------------------------------------------------------------------


def all_scenes(lang: str, theme: str) -> list[Scene]:
    auction = Hand.deal(seed=1).do("bid 13H").do("pass")
    exchange = auction
    while exchange.phase == "AUCTION":
        exchange = exchange.do("pass")
    scenes = [
        static_scene(position, lang=lang, theme=theme) for position in (auction, exchange, exchange.view(1))
    ]
    dead = Hand.deal(seed=1)
    while not dead.is_over:
        dead = dead.do("pass")
    scenes.append(static_scene(dead, lang=lang, theme=theme))
    for played in (0, 3, TURN, REVEALED - 1, REVEALED, 31, 46, OVER):
        position = after(played)
        for shown in (position, position.view(0), position.view(4)):
            scenes.append(static_scene(shown, lang=lang, theme=theme))
        if not position.is_over:
            for form in ("wide", "narrow"):
                for open_hands in (False, True):
                    scenes.append(
                        table(
                            position,
                            open_hands=open_hands,
                            form=form,
                            lang=lang,
                            theme=theme,
                            four_colours=True,
                        )
                    )
    scores = (
        score_of_points("16N", 20, 2, None, True, Rules.preset("korean")),
        score_of_points("13S", 5, 1, 3),
        Hand.at_play(
            ["SA H2", "SK H3", "SQ H4", "SJ H5", "S10 H6"], 0, "13H", "SK", taken=(9, 2, 0, 0, 0)
        ).score(),
    )
    return scenes + [settlement_scene(score, lang=lang, theme=theme) for score in scores]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_picture_is_sound(lang: str, theme: str) -> None:
    for scene in all_scenes(lang, theme):
        assert scene.title
        assert scene.description
        picture = svg(scene)
        assert picture == svg(scene)
        root = ET.fromstring(picture)
        assert root.get("viewBox") == f"0 0 {scene.width:g} {scene.height:g}"
        for item in scene.items:
            if isinstance(item, Image):
                assert -1 <= item.x <= scene.width - item.w + 1, (scene.title, item)
                assert -1 <= item.y <= scene.height - item.h + 1, (scene.title, item)
            if isinstance(item, Text):
                assert item.size >= 12
                assert 0 <= item.x <= scene.width, (scene.title, item)
                assert 0 <= item.y <= scene.height, (scene.title, item)


def test_hidden_cards_are_in_no_picture() -> None:
    position = after(TURN)
    for seat in range(5):
        hidden = {card.code for other in range(5) if other != seat for card in position.hands[other]}
        if seat != 0:
            hidden |= {card.code for card in position.discards}
        hidden.discard("SA")  # the called card is shown beside the contract
        scene = static_scene(position.view(seat))
        assert not hidden & set(drawn(scene))
        assert not any(card.sign in scene.description.replace(VS, "") for card in cards(" ".join(hidden)))


def test_values_show_themselves() -> None:
    hand = first_lead()
    for value in (hand, hand.view(2), after(OVER).score(), Card("JK"), UNKNOWN, cards("SA H10")):
        picture = svg_of(value, "es")
        assert picture is not None
        assert picture.startswith("<svg")
    unknown = scene_of((Card("SA"), UNKNOWN))
    assert unknown is not None
    assert drawn(unknown) == {"SA": 1, "back-red": 1}
    assert "image/svg+xml" in hand._repr_mimebundle_()


def test_four_colours_and_the_large_index_are_other_art() -> None:
    scene = table(after(REVEALED), lying=after(REVEALED).tricks[-1], four_colours=True)
    variants = {item.code: item.variant for item in scene.items if isinstance(item, Image)}
    assert (variants["CA"], variants["SA"]) == ("four", "")
    large = {item.code: item.variant for item in with_large_index(scene).items if isinstance(item, Image)}
    assert (large["CA"], large["SA"], large["back-red"]) == ("four-index", "index", "")
    pictures = {
        svg(scene),
        svg(with_large_index(scene)),
        svg(table(after(REVEALED), lying=after(REVEALED).tricks[-1])),
    }
    assert len(pictures) == 3


def test_every_card_has_a_large_index_but_the_joker() -> None:
    from hanalab.draw.art import card_svg

    same = [card.code for card in DECK if card_svg(card.code, True) == card_svg(card.code)]
    assert same == ["JK"]
