"""What the cells of lessons show: wide or narrow, light or dark, with the same words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hanalab.core.errors import HanalabError
from hanalab.core.language import LANGUAGES
from hanalab.draw.forms import NARROW
from hanalab.draw.scene import Image, Text
from hanalab.draw.tokens import DARK, LIGHT
from hanalab.lessons import show, show_deck, show_field
from hanalab.lessons.mighty_show import show_hand, show_trick
from hanalab.lessons.show import Picture
from hanalab.mushi.cards import DECK

EIGHT = "01Y 05X 08A 08B 09A 09R 10A 12Z"
PICTURES: dict[str, Callable[[str], Picture]] = {
    "one": lambda lang: show("01B", lang=lang),
    "four": lambda lang: show("01B 02A 03B 04A", lit="02A", lang=lang),
    "eight": lambda lang: show(EIGHT, lang=lang),
    "marked": lambda lang: show(EIGHT, marks=True, lang=lang),
    "large": lambda lang: show("01B 02A 03B", w=120, lang=lang),
    "small": lambda lang: show(DECK[:18], w=44, lang=lang),
    "field": lambda lang: show_field("05A 01B 05R", "05A", lang=lang),
    "deck": lambda lang: show_deck(lang=lang),
    "hand": lambda lang: show_hand("SA H10 JK CK D3 D4 H7 H8 S2 S3", "SA", lang=lang),
    "trick": lambda lang: show_trick("CK CA H2 SA JK", "H", 4, lang=lang),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PICTURES)
def test_on_a_narrow_page_all_of_it_can_be_read(name: str, lang: str) -> None:
    picture = PICTURES[name](lang)
    wide, narrow = picture.drawn(), picture.drawn(form="narrow")
    assert narrow.width <= NARROW
    codes = [[item.code for item in form.items if isinstance(item, Image)] for form in (wide, narrow)]
    assert sorted(codes[0]) == sorted(codes[1])
    sizes = [item.size for item in narrow.items if isinstance(item, Text)]
    assert min(sizes) * min(1, 276 / narrow.width) >= 11
    assert (narrow.title, narrow.description) == (wide.title, wide.description)
    for form in ("wide", "narrow"):
        light, dark = (picture.drawn(theme=theme, form=form) for theme in ("light", "dark"))
        assert (light.width, light.height) == (dark.width, dark.height)
        assert {LIGHT.felt, LIGHT.felt_2} & set(fills(light.items))
        assert {DARK.felt, DARK.felt_2} & set(fills(dark.items))
    shown = picture._repr_mimebundle_()
    assert set(shown) == {"text/plain", "text/html", "image/svg+xml"}
    assert shown["text/plain"] == picture.words == repr(picture)


def fills(items: tuple[object, ...]) -> list[object]:
    return [getattr(item, "fill", None) for item in items]


def test_few_cards_stay_as_they_are_and_many_come_in_more_rows() -> None:
    pair = show("01B 02A 03B")
    assert pair.drawn(form="narrow") == pair.drawn()
    hand = show(EIGHT).drawn(form="narrow")
    tops = sorted({item.y for item in hand.items if isinstance(item, Image)})
    assert len(tops) == 2
    assert {item.w for item in hand.items if isinstance(item, Image)} == {63.5}
    five = show("01B 02A 03B 04A 05A").drawn(form="narrow")
    assert {item.w for item in five.items if isinstance(item, Image)} == {84}


def test_teaching_marks_are_the_same_in_both_forms() -> None:
    picture = show(EIGHT, marks=True)
    wide, narrow = (
        {(item.code, item.variant) for item in picture.drawn(form=form).items if isinstance(item, Image)}
        for form in ("wide", "narrow")
    )
    assert wide == narrow


@pytest.mark.parametrize("mistaken", [lambda: show("01Q"), lambda: show_field("1"), lambda: show_hand("SX")])
def test_a_mistake_is_told_when_it_is_made(mistaken: Callable[[], Picture]) -> None:
    with pytest.raises(HanalabError):
        mistaken()


@pytest.mark.parametrize("ask", [show_deck, lambda lang: show("01B", lang=lang)])
def test_an_unknown_language_is_told_when_it_is_asked_for(ask: Callable[..., Picture]) -> None:
    with pytest.raises(HanalabError):
        ask(lang="xx")
