"""The pictures of Mushi: sizes, what they show, what they say, and where they can be pressed."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from itertools import pairwise

import pytest

from hanalab.core.language import LANGUAGES, keys
from hanalab.draw import scene_of, svg_of
from hanalab.draw.mushi import (
    bench_scene,
    bench_still,
    card_scene,
    cards_scene,
    field_scene,
    lightning_scene,
    lightning_still,
    round_end_scene,
    score_scene,
    static_scene,
    table_scene,
)
from hanalab.draw.mushi_parts import spread
from hanalab.draw.scene import Image, Scene, Text
from hanalab.draw.svg import svg
from hanalab.mushi import DECK, UNKNOWN, Card, Round, Rules, cards, score

EXAMPLE = "01B 01R 01X 01Y 02A 02R 02X 02Y 03B 03R 03X 03Y 05A 05X 09A 09X 12X 12Y"


def words(scene: Scene) -> list[str]:
    return ["".join(run.words for run in item.runs) for item in scene.items if isinstance(item, Text)]


def drawn(scene: Scene) -> Counter[str]:
    return Counter(item.code for item in scene.items if isinstance(item, Image))


def place(scene: Scene, code: str, w: float = 60) -> tuple[float, float]:
    return next((i.x, i.y) for i in scene.items if isinstance(i, Image) and i.code == code and i.w == w)


def all_scenes(middle: Round, finished: Round, lang: str, theme: str) -> dict[str, Scene]:
    whys = {c.code: why for c in middle.field if (why := middle.do("play 01Y").why_not(f"take {c}"))}
    table = {
        form: table_scene(
            middle.view(0), targets=("01R", "01X"), whys=whys, form=form, lang=lang, theme=theme, marks=True
        )
        for form in ("wide", "narrow")
    }
    end = {
        form: round_end_scene(finished.score(), lit=["04A", "12B"], form=form, lang=lang, theme=theme)
        for form in ("wide", "narrow")
    }
    lab = {
        form: lightning_scene(
            cards("01B 01R 01X 08X 11A"),
            targets=("01B", "01R", "01X", "08X"),
            chosen=("01B",),
            refused=("11A",),
            form=form,
            lang=lang,
            theme=theme,
        )
        for form in ("wide", "narrow")
    }
    bench = {
        form: bench_scene({"01B": 0, "02A": 1}, lit=("01B",), form=form, lang=lang, theme=theme)
        for form in ("wide", "narrow")
    }
    return {
        **{f"table {form}": scene for form, scene in table.items()},
        **{f"end {form}": scene for form, scene in end.items()},
        **{f"lab {form}": scene for form, scene in lab.items()},
        **{f"bench {form}": scene for form, scene in bench.items()},
        "open": table_scene(
            middle, open_hands=True, arrow=("11A", "takes"), drawn="10R", lang=lang, theme=theme
        ),
        "still": static_scene(middle, lang=lang, theme=theme, selected="01Y", refused_hand=("05X",)),
        "choice": static_scene(middle.do("play 01Y"), lang=lang, theme=theme),
        "view": static_scene(middle.view(1), lang=lang, theme=theme),
        "over": static_scene(finished, lang=lang, theme=theme),
        "score": score_scene(score("01B 02A 03B"), lang=lang, theme=theme),
        "bench still": bench_still(score(EXAMPLE), lang, theme=theme),
        "lab still": lightning_still(lab["wide"], ("A", "B", "M27"), [(Card("01B"), True, "c")], theme),
        "card": card_scene(Card("11L"), lang=lang, theme=theme, marks=True),
        "cards": cards_scene(
            cards("01B 02A"), states={"01B": "selected", "02A": "refused"}, lang=lang, theme=theme
        ),
        "field": field_scene(middle.field, targets=("01R",), lang=lang, theme=theme),
    }


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_picture_is_sound(middle: Round, finished: Round, lang: str, theme: str) -> None:
    seen: list[str] = []
    for name, scene in all_scenes(middle, finished, lang, theme).items():
        picture = svg(scene)
        root = ET.fromstring(picture)
        assert scene.title, name
        assert scene.description, name
        assert root[0].text == scene.title
        seen += re.findall(r' id="([^"]+)"', picture)
        for item in scene.items:
            if isinstance(item, Image):
                assert -6 <= item.x <= scene.width - item.w + 6, (name, item)
                assert -6 <= item.y <= scene.height - item.h + 6, (name, item)
            if isinstance(item, Text):
                assert item.size >= 12, (name, item)
                assert 0 <= item.y <= scene.height, (name, item)
                assert all(run.words.strip() for run in item.runs), (name, item)
        for hot in scene.hots:
            assert hot.name, name
            assert 0 <= hot.x <= scene.width - hot.w, (name, hot)
            assert 0 <= hot.y <= scene.height - hot.h, (name, hot)
    assert len(seen) == len(set(seen))


def test_both_languages_have_the_same_words() -> None:
    english, spanish = ({key for key in keys(lang) if key.startswith("draw-")} for lang in LANGUAGES)
    assert english == spanish


def test_the_table_in_the_middle_of_a_round(middle: Round) -> None:
    choice = middle.do("play 01Y")
    whys = {card.code: why for card in middle.field if (why := choice.why_not(f"take {card}"))}
    scene = table_scene(
        middle.view(0), names=("You", "Bot, steady"), targets=("01R", "01X"), whys=whys, lang="en"
    )
    assert (scene.width, scene.height) == (716, 470)
    assert {"Bot, steady", "You", "25", "53", "Stock 12", "1 pine", "5 iris", "×3", "you deal"} <= set(
        words(scene)
    )
    assert {"Brights 1", "Brights 2", "Animals 1", "Ribbons 1", "Basics 3", "Basics 0"} <= set(words(scene))
    assert place(scene, "01R") == (108, 134)
    assert place(scene, "01X") == (154, 134)
    assert place(scene, "11A") == (108 + 3 * 121, 261)
    assert [place(scene, code)[0] for code in ("04Y", "04A", "04R")] == [471, 494, 517]
    assert drawn(scene)["back"] == 6 + 3
    take = [hot for hot in scene.hots if hot.act]
    assert [(hot.act, hot.key, hot.refused) for hot in take] == [
        ("take 01R", "1", False),
        ("take 01X", "2", False),
    ]
    why = next(hot for hot in scene.hots if "11A" in hot.name)
    assert (why.refused, why.rule, why.act) == (True, "M18", "")
    assert why.why == whys["11A"].text()


def test_a_view_shows_no_hidden_card(middle: Round) -> None:
    for scene in (static_scene(middle.view(0)), table_scene(middle.view(0), open_hands=True)):
        hidden = {card.code for card in (*middle.hands[1], *middle.stock)}
        assert not hidden & {i.code for i in scene.items if isinstance(i, Image) and i.w > 20}
        assert not any(code in scene.description for code in hidden)
        assert "hidden" in scene.description


def test_a_round_shows_both_hands(middle: Round) -> None:
    scene = static_scene(middle)
    assert {card.code for hand in middle.hands for card in hand} <= set(drawn(scene))
    closed = static_scene(middle, open_hands=False)
    assert "12B" not in {i.code for i in closed.items if isinstance(i, Image) and i.w > 20}


def test_months_keep_their_places(start: Round, middle: Round) -> None:
    for position in (start, middle):
        scene = table_scene(position)
        labels = [
            item
            for item in scene.items
            if isinstance(item, Text) and item.size == 13 and item.y in (125, 252)
        ]
        months = [item.x for item in labels if item.x >= 108]
        assert sorted(months) == [108, 108, 229, 229, 350, 350, 471, 471, 592, 592]


def test_willows_beside_lightning_are_no_pile_of_three() -> None:
    field = cards("11L 11A 11R")
    assert "×3" not in words(field_scene(field))
    assert "×3" in words(field_scene(cards("11B 11A 11R")))


def test_lightning_taken_by_force(start: Round) -> None:
    after = start.do("play 09A")
    assert [event.kind for event in after.step] == ["play_takes", "draw_takes"]
    scene = table_scene(
        start.view(0), drawn="03B", arrow=("11L", "must-take"), refused=("03Y",), whys={}, lang="en"
    )
    assert {"Drawn: 03B", "must take"} <= set(words(scene))
    assert place(scene, "03B") == (12, 261)


def test_the_pending_card_lies_beside_the_field(middle: Round) -> None:
    choice = middle.do("play 01Y")
    assert "Played: 01Y" in words(table_scene(choice))
    assert [hot.act for hot in static_scene(choice).hots] == []
    assert {"01R", "01X"} <= {
        item.code for item in table_scene(choice, targets=("01R", "01X")).items if isinstance(item, Image)
    }


def test_taking_a_whole_pile_is_one_action() -> None:
    scene = table_scene(
        Round.from_deal(("11L", "05X"), "01B 01R 01X", "12X 09Y"),
        targets=dict.fromkeys(("01B", "01R", "01X"), "take 01B 01R 01X"),
    )
    assert {hot.act for hot in scene.hots} == {"take 01B 01R 01X"}


def test_the_end_of_a_round(finished: Round) -> None:
    scene = round_end_scene(finished.score(), names=("You", "Bot"))
    assert (scene.width, scene.height) == (716, 314)
    assert "Your pile: 23 cards, 121 points" in words(scene)
    assert "Bot: 17 cards, 109 points" in words(scene)
    assert {"Four Wisteria 10", "Four Paulownia 10", "M54", "M55"} <= set(words(scene))
    assert drawn(scene) == Counter(card.code for card in DECK)
    lifted = {i.code for i in scene.items if isinstance(i, Image) and i.y in (62, 157 + 62)}
    assert lifted == {"04A", "04R", "04X", "04Y", "12B", "12X", "12Y", "12Z"}


def test_a_finished_round_shows_its_formula(finished: Round) -> None:
    scene = static_scene(finished)
    assert scene.width == 716
    assert {"121", "109", "115", "+6", "−6"} <= set(words(scene))
    assert "Round over: Seat 0 wins by 6" in words(scene)
    assert "Fin de ronda: ganas por 6" in words(static_scene(finished.view(0), lang="es"))
    assert "Round over: you lose by 6" in words(static_scene(finished.view(1)))


def test_a_claimed_redeal_is_no_finished_round() -> None:
    shown = Round.from_deal(
        ("01B 01R 01X 01Y 02A 02R 03B 03R", "05A 05R 05X 05Y 08B 08A 09A 09R"),
        "04A 04R 08X 08Y 09X 09Y 10A 10R",
        "02X 02Y 03X 03Y 04X 04Y 10X 10Y 11B 11A 11R 11L 12B 12X 12Y 12Z",
        rules=Rules(four_in_hand="redeal_on_claim"),
    ).do("redeal")
    assert any("Four of a month shown: dealt again" in line for line in words(static_scene(shown)))


def test_the_bench_gives_every_card_a_tag() -> None:
    scene = bench_scene({"01B": 0, "02A": 1, "03B": None})
    assert len(scene.hots) == 40
    assert Counter(words(scene))["–"] == 38
    assert scene.hots[0].act == "next 01B"
    assert "with A" in scene.hots[0].name
    xs = sorted({round(hot.x, 2) for hot in scene.hots})
    assert all(b - a == pytest.approx(69.33, abs=0.02) for a, b in pairwise(xs))
    still = bench_still(score(EXAMPLE))
    assert {"95", "135", "−5", "+5"} <= set(words(still))


def test_the_lightning_lab_marks_each_card_of_a_pile() -> None:
    scene = lightning_scene(
        cards("01B 01R 01X 08X 11A"), targets=("01B", "01R", "01X", "08X"), refused=("11A",)
    )
    assert [hot.act for hot in scene.hots if hot.act] == ["take 01B", "take 01R", "take 01X", "take 08X"]
    assert place(scene, "11L", 84) == (14, 80)
    assert "May not take: 11A" in scene.description
    assert scene.hots[-1].refused


def test_a_card_has_its_name_in_four_languages() -> None:
    shown = " ".join(words(card_scene(Card("01B"))))
    for lang in ("en", "es", "ja", "ko"):
        assert Card("01B").name(lang)[1:] in shown


def test_an_unknown_card_can_be_shown() -> None:
    assert drawn(card_scene(UNKNOWN)) == Counter(["back"])
    assert drawn(cards_scene((UNKNOWN, Card("01B")))) == Counter(["back", "01B"])


def test_crowded_piles_keep_inside_their_room() -> None:
    starts, step = spread([5, 7, 8, 20], [0, 0, 0, 0], 38, 15, 18, 492)
    assert step < 15
    assert starts[-1] + 38 + step * 19 <= 492.01
    assert spread([1, 0, 1, 0], [49, 56, 52, 48], 38, 15, 18, 492)[1] == 15


def test_values_show_themselves(middle: Round, finished: Round) -> None:
    for value in (Card("01B"), middle, middle.view(0), finished.score(), cards("01B 02A"), finished):
        picture = svg_of(value)
        assert picture is not None
        ET.fromstring(picture)
    assert middle._repr_mimebundle_()["image/svg+xml"] == svg_of(middle)
    assert svg_of(middle, "es") != svg_of(middle)
    assert "Te toca" in (svg_of(middle.view(0), "es") or "")
    scene = Scene(1, 1, ())
    assert scene_of(scene) is scene
    for nothing in (7, "01B", (), (1, 2), ("01B",), (Card("01B"), 2), None):
        assert svg_of(nothing) is None
