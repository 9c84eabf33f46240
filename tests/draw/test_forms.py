"""Pictures for a notebook: one SVG with a wide and a narrow form, in the colours of both themes."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from functools import partial
from html.parser import HTMLParser
from urllib.parse import unquote

import pytest

from hanalab.core.language import LANGUAGES
from hanalab.draw.fonts import width as width_of
from hanalab.draw.forms import NARROW, Drawn, html_of, pictures_of
from hanalab.draw.mushi_simple import deck_scene, field_scene
from hanalab.draw.scene import Form, Image, Rect, Scene, Text
from hanalab.draw.svg import svg
from hanalab.draw.tokens import DARK, LIGHT
from hanalab.mushi.cards import DECK, MONTHS, Card, cards

SVG = "{http://www.w3.org/2000/svg}"
FIELD = cards("02A 03B 03R 03X 05A 05R 11L 12Z")
#: pictures, and the cards on them
PICTURES: dict[str, tuple[Drawn, tuple[Card, ...]]] = {
    "field": (partial(field_scene, FIELD), FIELD),
    "empty": (partial(field_scene, ()), ()),
    "targets": (partial(field_scene, FIELD, targets=("03B", "11L"), marks=True), FIELD),
    "deck": (deck_scene, DECK),
    "marked": (partial(deck_scene, marks=True), DECK),
}


class Page(HTMLParser):
    """What the HTML has: elements with their attributes, and its style."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: dict[str, dict[str, str | None]] = {}
        self.style = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found[tag] = dict(attrs)

    def handle_data(self, data: str) -> None:
        self.style += data

    @property
    def picture(self) -> str:
        """The SVG of the image."""
        address = self.found["img"]["src"] or ""
        assert address.startswith("data:image/svg+xml,")
        assert "#" not in address
        return unquote(address.partition(",")[2])


def texts(scene: Scene) -> list[Text]:
    return [item for item in scene.items if isinstance(item, Text)]


def box(item: Image | Text) -> tuple[float, float, float, float]:
    """Left, top, right and lower edge of a card or of words."""
    if isinstance(item, Image):
        return item.x, item.y, item.x + item.w, item.y + item.h
    wide = sum(width_of(run.words, item.size, run.bold) for run in item.runs)
    wide = min(wide, item.room) if item.room else wide
    left = item.x - wide * {"start": 0, "middle": 0.5, "end": 1}[item.anchor]
    return left, item.y - item.size * 0.75, left + wide, item.y + item.size * 0.25


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PICTURES)
def test_the_narrow_form_has_all_cards_and_letters_that_can_be_read(name: str, lang: str) -> None:
    drawn, dealt = PICTURES[name]
    wide, narrow = drawn(lang=lang), drawn(lang=lang, form="narrow")
    assert narrow.width == NARROW
    # A page 400 px wide leaves 276 px.
    assert min(each.size for each in texts(narrow)) * 276 / narrow.width >= 11
    assert (narrow.title, narrow.description) == (wide.title, wide.description)
    for form in (wide, narrow):
        shown = [item for item in form.items if isinstance(item, Image)]
        assert Counter(item.code for item in shown) == Counter(card.code for card in dealt)
        for item in (*shown, *texts(form)):
            left, top, right, low = box(item)
            assert min(left, top) >= 0, item
            assert right <= form.width, item
            assert low <= form.height, item
    words = [box(each) for each in texts(narrow)]
    for place, (left, top, right, low) in enumerate(words):
        for other in words[place + 1 :]:
            apart = other[0] >= right or other[2] <= left or other[1] >= low or other[3] <= top
            assert apart, (words[place], other)


def test_a_month_keeps_its_place_in_the_narrow_field() -> None:
    full, empty = (
        {each.runs[0].words.split()[0]: (each.x, each.y) for each in texts(field_scene(cards, form="narrow"))}
        for cards in (DECK, ())
    )
    assert {month: at for month, at in full.items() if month.isdigit()} == empty
    assert list(empty) == [str(month) for month in MONTHS]
    assert Counter(y for _, y in empty.values()).most_common()[-1][1] == 2
    assert len({x for x, _ in empty.values()}) == 4


@pytest.mark.parametrize("name", PICTURES)
def test_a_notebook_has_both_forms_in_one_picture_and_svg_for_others(name: str) -> None:
    drawn, _ = PICTURES[name]
    shown = pictures_of(drawn)
    assert set(shown) == {"text/html", "image/svg+xml"}
    assert shown["image/svg+xml"] == svg(drawn())
    page = Page(shown["text/html"])
    wide, narrow = drawn(), drawn(form="narrow")
    assert page.found["img"]["alt"] == f"{wide.title}. {wide.description}"
    assert page.found["picture"]["style"] == f"--w:{narrow.width:g};--h:{narrow.height:g}"
    assert "aspect-ratio:var(--w)/var(--h)" in page.style
    root = ET.fromstring(page.picture)
    assert root.get("viewBox") == f"0 0 {wide.width:g} {wide.height:g}"
    groups = {group.get("class"): group for group in root.iter(f"{SVG}g") if group.get("class") in ("w", "n")}
    for kind, form in (("w", wide), ("n", narrow)):
        told = ["".join(words.itertext()) for words in groups[kind].iter(f"{SVG}text")]
        assert told == ["".join(run.words for run in each.runs) for each in texts(form)]
    # The width of the view is that of the wide form: the narrow one is made as wide.
    scale = float((groups["n"].get("transform") or "")[len("scale(") : -1])
    assert scale * narrow.width == pytest.approx(wide.width, abs=0.1)
    # One shape tells the forms apart, so each must be on its side.
    bound = re.search(r"max-aspect-ratio:(\d+)/1000", page.picture)
    assert bound is not None
    assert narrow.width / narrow.height < int(bound[1]) / 1000 < wide.width / wide.height


def test_the_cards_of_both_forms_are_there_once() -> None:
    both, one = html_of(deck_scene), svg(deck_scene())
    assert Page(both).picture.count("<symbol") == one.count("<symbol") == len(DECK)
    assert len(both) < 1.2 * len(one)


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_has_the_colours_of_both_themes(name: str) -> None:
    drawn, _ = PICTURES[name]
    picture = Page(html_of(drawn)).picture
    light, dark = (
        dict(re.findall(r"(--c[0-9]+):(#[0-9a-f]{6});", each))
        for each in re.search(r"<style>svg{(.*?)}@media(.*?)</style>", picture).groups()  # type: ignore[union-attr]
    )
    assert list(light) == list(dark)
    assert all(light[each] != dark[each] for each in light)
    assert LIGHT.felt in light.values()
    assert DARK.felt in dark.values()
    assert LIGHT.felt not in picture[picture.index("</style>") :]


def test_a_picture_that_is_narrow_already_has_one_form() -> None:
    def drawn(*, theme: str = "light", form: Form = "wide") -> Scene:
        return Scene(200, 100, (Rect(0, 0, 200, 100, "#2b5244"),), 'A "small" one', "It's <here>")

    page = Page(html_of(drawn))
    assert page.picture.count("#2b5244") == 1
    assert "max-aspect-ratio" not in page.picture
    assert "style" not in page.found["picture"]
    assert page.found["img"]["alt"] == 'A "small" one. It\'s <here>'
    root = ET.fromstring(page.picture)
    assert [each.text for each in root[1:3]] == ['A "small" one', "It's <here>"]
