"""The Mushi table: what is seen, heard and kept, and the models behind it."""

from __future__ import annotations

import re
import sys
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

from hanalab.mushi import Card, Round
from hanalab.widgets.mushi_table import MushiTable
from hanalab.widgets.nodes import walk, words
from tests.widgets.mushi_tables import TURN_FIVE, Make, node, pictured, played, state, status, tree_of

# -- what is seen, heard and kept ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es"])
def test_sentences_of_the_status_bar_are_short(make: Make, lang: str) -> None:
    for seed in range(6):
        for table in played(make, lang, seed):
            said = table.speech.status(table.shown.selected)
            assert len(said.bold) <= 60, said
            assert len(said.rest) <= 70, said


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_control_has_a_spoken_name_and_a_refused_one_its_reason(make: Make, lang: str) -> None:
    for table in played(make, lang, 4):
        for each in walk(tree_of(table)):
            if each["tag"] == "button":
                assert each.get("attrs", {}).get("aria-label") or words(each), each
                if each.get("refused"):
                    assert each["why"].rstrip(".") in each["attrs"]["aria-label"], each
            for place in each.get("hots", ()):
                assert place["name"], place
                if place.get("refused"):
                    assert place["why"].rstrip(".") in place["name"], place


def test_at_most_one_primary_button(make: Make) -> None:
    def primary(table: MushiTable, hidden: str) -> int:
        def count(item: Any) -> int:
            if isinstance(item, str) or hidden in item.get("cls", "").split():
                return 0
            here = "hl-primary" in item.get("cls", "").split()
            return here + sum(map(count, item.get("kids", ())))

        return count(tree_of(table))

    for table in played(make, "en", 9):
        for hidden in ("hl-only-narrow", "hl-only-wide"):
            assert primary(table, hidden) <= 1


def test_spoken_name_of_a_card_in_the_hand(make: Make) -> None:
    table = make(position=pictured(TURN_FIVE))
    table.press("choose 01Y")
    name = node(table, "choose 01Y")["attrs"]["aria-label"]
    assert name == "Pine basic, 1 point, 01Y, in your hand, takes pine ribbon or pine basic, selected"


def test_hidden_cards_are_in_no_picture_text_or_spoken_name(make: Make) -> None:
    table = make(position=pictured(TURN_FIVE))
    hidden = [str(card) for card in (*table.round.hands[1], *table.round.stock)]
    table.press("choose 01Y")
    felt = next(each for each in walk(tree_of(table)) if each["tag"] == "felt")
    told = " ".join([table.text_form(), felt["name"], *(place["name"] for place in felt["hots"])])
    told = told.replace("You lack 01B 02A", "")  # what a yaku lacks is no secret
    assert not [code for code in hidden if code in told]
    drawn = {item.code for scene in table.scenes.values() for item in scene.items if hasattr(item, "code")}
    assert not drawn & set(hidden)


def test_open_hands_are_shown_and_the_title_says_so(make: Make) -> None:
    table = make(position=pictured(TURN_FIVE))
    table.press("open-hands")
    drawn = {item.code for scene in table.scenes.values() for item in scene.items if hasattr(item, "code")}
    assert {str(card) for card in table.round.hands[1]} <= drawn
    assert "hands open" in table.text_form()


def test_the_saved_picture_and_text_are_always_the_same(make: Make) -> None:
    kept = []
    for _ in range(2):
        table = make(seed=3)
        table.press("choose 05R")
        bundle = table._repr_mimebundle_()
        kept.append((bundle["text/plain"], bundle["image/svg+xml"], repr(table)))
    assert kept[0] == kept[1]
    assert "0x" not in kept[0][0]
    assert kept[0][1].startswith("<svg")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_state_can_be_kept(make: Make, lang: str) -> None:
    for table in played(make, lang, 12, canvas=False):
        assert table.text_form()
        assert (table.static_svg() or "").startswith("<svg")
    for act in ("replay", "continue", "players two", "to-end"):
        table.press(act)
        assert (table.static_svg() or "").startswith("<svg")


def test_the_other_language_says_all(make: Make) -> None:
    table = make(position=pictured(TURN_FIVE))
    table.press("choose 01Y")
    table.press("lang")
    assert "El pino 01Y casa con dos. Elige cuál se lleva. M19" in status(table)
    assert table.shown.selected is Card("01Y")
    table.press("lang en")
    assert "Pine 01Y matches two." in status(table)


# -- pictures and models -------------------------------------------------------------------------------------


def test_close_frees_every_model() -> None:
    before = set(_instances)
    table = MushiTable(seed=1)
    table.press("@ready", {"form": "narrow", "dark": True})
    table.press("choose 05R")
    assert set(_instances) - before
    table.close()
    table.close()
    assert set(_instances) == before
    table.press("choose 05R")


def test_making_it_again_leaves_nothing_behind() -> None:
    table = MushiTable(seed=1)
    one = len(_instances)
    for _ in range(3):
        table.close()
        table = MushiTable(seed=1)
        table.press("@ready", {"form": "wide"})
    assert len(_instances) == one
    table.close()


def test_a_narrow_view_brings_a_canvas_of_its_own(make: Make) -> None:
    table = make(seed=1)
    assert list(table.painters) == ["wide"]
    for _ in range(2):
        table.press("@size", {"form": "narrow"})
    assert list(table.painters) == ["wide", "narrow"]
    assert len(table.children) == 3
    sizes = [(each["w"], each["h"]) for each in walk(tree_of(table)) if each["tag"] == "felt"]
    assert sizes == [(716, 470), (384, 364)]
    assert table.painters["narrow"].scene == table.scenes["narrow"]


def test_the_canvas_follows_theme_and_form(make: Make) -> None:
    table = make(seed=1)
    table.press("@ready", {"form": "wide", "dark": False})
    light = table.painters["wide"].scene
    table.press("@size", {"form": "wide", "dark": True})
    assert table.painters["wide"].scene != light


def test_nothing_is_drawn_before_somebody_looks(make: Make) -> None:
    table = make(seed=1)
    assert table.painters["wide"].scene is None
    table.press("@ready", {"form": "wide"})
    assert table.painters["wide"].scene == table.scenes["wide"]


@pytest.mark.parametrize("way", ["asked", "hidden"])
def test_without_ipycanvas_the_scene_is_an_svg(make: Make, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if way == "hidden":
        monkeypatch.setitem(sys.modules, "ipycanvas", None)
    table = make(seed=3, canvas=way != "asked")
    assert table.painters == {}
    felt = next(each for each in walk(tree_of(table)) if each["tag"] == "felt")
    assert felt["svg"].startswith("<svg")
    table.press("@ready", {"form": "narrow"})
    table.press("play 05R")
    assert table.round.turn == 2


def test_a_painter_that_fails_shows_a_message_and_later_draws_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = MushiTable(seed=1)
    table.press("@ready", {"form": "wide"})

    def fail(_scene: object) -> bool:
        raise RuntimeError("no paint")

    with monkeypatch.context() as patch:
        patch.setattr(table.painters["wide"], "paint", fail)
        table.press("marks")
        assert table.problem is not None
        assert "no paint" in table.problem
        assert "Something went wrong here." in words(tree_of(table))
    table.press("choose 05R")
    assert table.problem is None
    assert table.painters["wide"].scene == table.scenes["wide"]
    table.close()


def test_what_listens_is_told_and_may_fail(make: Make) -> None:
    heard: list[Round] = []
    table = make(seed=3, on_change=heard.append)
    table.press("choose 05R")
    assert heard == []
    table.press("play 05R")
    assert heard == [table.round]

    def fail(_round: Round) -> None:
        raise RuntimeError("not listening")

    failing = MushiTable(seed=3, on_change=fail)
    before = state(failing)
    failing.press("play 05R")
    assert "not listening" in (failing.problem or "")
    assert state(failing) == before
    failing.close()


def test_one_card_that_is_lacking_is_told_as_one(make: Make) -> None:
    told = set()
    for seed in range(6):
        for table in played(make, "es", seed):
            told.update(re.findall(r"(faltan?) ((?:\d\d[A-Z] ?)+|\d)", words(tree_of(table))))
    assert {verb for verb, _ in told} == {"falta", "faltan"}
    for verb, lacking in told:
        one = lacking == "1" or (len(lacking.split()) == 1 and not lacking.isdecimal())
        assert verb == ("falta" if one else "faltan"), (verb, lacking)


def test_the_place_in_the_match_breaks_between_its_parts(make: Make) -> None:
    table = make(seed=10, lang="es")
    table.press("open-hands")
    where = next(each for each in walk(tree_of(table)) if each.get("key") == "wide")
    parts = [words(each) for each in walk(where) if each.get("cls") == "hl-where-part"]
    assert [part.strip(" ·") for part in parts] == ["Ronda 1 de 12", "turno 1 de 16", "manos vistas"]
