"""Pictures of answers: letters large enough on narrow pages, nothing clipped, nothing on top of another."""

from __future__ import annotations

import re
from functools import partial
from itertools import combinations, pairwise
from typing import Any
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

from hanalab.core.errors import HanalabError
from hanalab.explore import claims
from hanalab.explore.page import THEMES, WIDTH, Page, ticks_of
from hanalab.explore.picture import NARROW as NARROWEST
from hanalab.explore.picture import html_of, two_themes
from hanalab.explore.plots import svg_of
from tests.explore.test_answers import KINDS, of_every_kind

NARROW = 4.2
WIDTHS = [WIDTH, NARROW, NARROWEST]
#: how wide a narrow page is, in pixels
PAGE = 400


def check(figure: Any, width: float) -> None:
    """All words of a figure are large enough on a narrow page, within the figure, and apart."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    canvas = FigureCanvasAgg(figure)
    canvas.draw()
    whole = figure.bbox
    words = [*figure.texts, *figure.axes[0].texts]
    for axis in (figure.axes[0].xaxis, figure.axes[0].yaxis):
        words += [label for label in axis.get_ticklabels() if label.get_text()]
    boxes = []
    for one in words:
        assert one.get_fontsize() * PAGE / (width * 72) >= 9, one.get_text()
        box = one.get_window_extent(canvas.get_renderer())
        inside = box.x0 >= -0.5 and box.x1 <= whole.x1 + 0.5 and box.y0 >= -0.5 and box.y1 <= whole.y1 + 0.5
        assert inside, (one.get_text(), box, whole)
        boxes.append((one.get_text(), box.shrunk(0.98, 0.7)))
    for (first, one), (second, other) in combinations(boxes, 2):
        assert not one.overlaps(other), (first, second)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("kind", KINDS)
def test_words_of_answers_are_large_enough_and_apart(kind: str, width: float) -> None:
    answer = of_every_kind()[kind]
    for lang in ("en", "es"):
        figure = answer.plot(lang, width=width)
        assert figure.get_size_inches()[0] == pytest.approx(width)
        check(figure, width)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", ["mushi", "mighty"])
def test_words_of_claims_too(game: str, width: float) -> None:
    for finding in claims.claims(game):
        check(finding.plot("es", width=width), width)  # the longer words


def test_what_is_counted_has_whole_numbers_below_it() -> None:
    seen = 0
    for finding in claims.claims("mushi"):
        units = {row.unit for row in finding.rows if row.key in {test.key for test in finding.claim.tests}}
        if units == {"count"}:
            axis = finding.plot().axes[0]
            written = [label.get_text() for label in axis.get_xticklabels()]
            assert written[0] == "0"
            assert written == sorted(set(written), key=int)
            assert len(written) > 1
            seen += 1
    assert seen


@pytest.mark.parametrize(
    ("low", "high", "whole", "expected"),
    [
        (-0.05, 1.05, True, [0, 1]),
        (-0.05, 0.05, False, [-0.04, -0.02, 0, 0.02, 0.04]),
        (0, 0.4, False, [0, 0.1, 0.2, 0.3, 0.4]),
        (12.4, 15.6, True, [13, 14, 15]),
    ],
)
def test_ticks_are_round_and_within(low: float, high: float, whole: bool, expected: list[float]) -> None:
    assert ticks_of(low, high, 6, whole) == pytest.approx(expected)


def test_small_steps_have_their_places() -> None:
    page = Page("heading", "", "light", WIDTH)
    _, axes = page.axes(1.0, page.below, 1.0, 6.0)
    page.ticks(axes, -0.05, 0.05, "es", signed=True)
    written = [label.get_text() for label in axes.get_xticklabels()]
    assert len(set(written)) == len(written)
    assert "0,00" in written
    assert "+0,02" in written


@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_has_a_ground_of_its_own(theme: str) -> None:
    """So its letters read whatever the page: they are far from their ground."""
    look = THEMES[theme]

    def light(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    for colour in (look.ink, look.soft, look.red):
        dark, bright = sorted((light(colour), light(look.ground)))
        assert (bright + 0.05) / (dark + 0.05) >= 4.5
    picture = svg_of(of_every_kind()["advice"].plot("en", theme))
    assert look.ground in picture


@pytest.mark.parametrize("kind", KINDS)
def test_one_picture_holds_the_colours_of_both_themes(kind: str) -> None:
    answer = of_every_kind()[kind]
    both = two_themes(partial(answer.plot, "es"))
    ElementTree.fromstring(both)
    light, dark = (
        dict(re.findall(r"(--c[0-9]+):(#[0-9a-f]{6});", each))
        for each in re.search(r"<style>svg{(.*?)}@media(.*?)</style>", both).groups()  # type: ignore[union-attr]
    )
    assert len(light) > 3
    for theme, colours in (("light", light), ("dark", dark)):
        # With its colours put in, it is the picture of that theme.
        coloured = re.sub(r"<style>svg{.*?</style>", "", both, count=1)
        coloured = re.sub(r"var\((--c[0-9]+)\)", lambda name, of=colours: of[name[1]], coloured)
        wanted = svg_of(answer.plot("es", theme))
        assert re.sub(r"#[pm][0-9a-f]+|id=.[pm][0-9a-f]+.", "", coloured) == re.sub(
            r"#[pm][0-9a-f]+|id=.[pm][0-9a-f]+.", "", wanted
        )


def test_a_notebook_has_a_form_for_wide_pages_and_one_for_narrow() -> None:
    answer = of_every_kind()["advice"]
    html = html_of(answer, "es")
    addresses = re.findall(r"(?:src|srcset)=\"data:image/svg\+xml,([^\"]*)\"", html)
    assert len(addresses) == 2
    assert not re.search(r"\s", "".join(addresses))  # a blank would end an address of a srcset
    widths = [float(ElementTree.fromstring(unquote(each)).attrib["width"][:-2]) for each in addresses]
    assert widths == pytest.approx([72 * NARROWEST, 72 * WIDTH], abs=0.1)
    assert f'alt="{answer.sentence("es")}"' in html


@pytest.mark.parametrize("width", [NARROWEST, WIDTH])
def test_no_line_ends_within_a_number(width: float) -> None:
    for finding in (*claims.claims("mushi"), *claims.claims("mighty")):
        texts = sorted(finding.plot("en", width=width).texts, key=lambda one: -one.get_position()[1])
        for line, below in pairwise(one.get_text() for one in texts):
            assert not (re.search(r"\d$", line) and re.match(r"\d{3}\b|%|±", below)), (line, below)


def test_a_picture_of_another_kind_is_refused() -> None:
    answer = of_every_kind()["advice"]
    for theme in ("blue", None, 3, []):
        with pytest.raises(HanalabError) as caught:
            answer.plot("en", theme)
        assert caught.value.code == "explore-theme"
        assert "light, dark" in caught.value.text("es")
    for width in (0, -1, 2.9, 21, "7", None, True, float("nan"), float("inf")):
        with pytest.raises(HanalabError) as caught:
            answer.plot("en", "light", width)
        assert caught.value.code == "explore-width"
        assert caught.value.text("en") != caught.value.text("es")
