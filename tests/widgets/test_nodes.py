"""Nodes: what `h` and the builders make, and what walks over a tree finds."""

from __future__ import annotations

import json

import pytest

from hanalab.draw.scene import Hot, Rect, Scene
from hanalab.widgets.nodes import art_key, card, felt, find, flat, h, hot, icon, root, spoken, walk, words
from hanalab.widgets.parts import felt_of, log_line, pill, rich, with_rule


def test_nothing_empty_is_sent() -> None:
    assert h("div", None, False, "", cls="", key=None) == {"tag": "div"}


def test_kids_are_flattened_in_order() -> None:
    assert list(flat(["a", [None, ["b", 3]], False, ("c",)])) == ["a", "b", "3", "c"]


def test_states_are_words_for_aria_and_absent_when_none() -> None:
    node = h("button", act="x", pressed=False, expanded=True, name="N", selected=None, aria_controls="z")
    assert node["attrs"] == {
        "aria-pressed": "false",
        "aria-expanded": "true",
        "aria-label": "N",
        "aria-controls": "z",
    }


@pytest.mark.parametrize("keyword", ["act", "copy", "submit"])
def test_only_buttons_are_pressed(keyword: str) -> None:
    with pytest.raises(ValueError, match="only a button"):
        h("div", **{keyword: "x"})  # type: ignore[arg-type]


def test_value_of_a_field_is_its_own_and_of_a_button_goes_with_the_act() -> None:
    assert h("input", field="seed", value="3")["attrs"] == {"value": "3"}
    assert h("button", act="lit", value=["01B"])["value"] == ["01B"]


def test_a_refused_button_keeps_its_act_and_reason() -> None:
    node = h("button", "14♥", act="bid 14H", why="Too low.", rule="K12", refused=True)
    assert (node["act"], node["why"], node["rule"], node["refused"]) == ("bid 14H", "Too low.", "K12", True)


def test_a_tree_is_json() -> None:
    tree = root(
        h("button", card("01B", ring="target", disc=("down", "bolt")), act="take 01B", css={"--x": 1}),
        felt(716, 470, [hot("take 01R", 1, 2, 3, 4, "Pine ribbon")], svg="<svg/>"),
        icon("undo"),
        pill("M18"),
        keys={"u": "undo"},
        after=(500, "continue"),
        escape="unselect",
        status="Bot plays 11B.",
    )
    assert json.loads(json.dumps(tree)) == tree


def test_art_keys() -> None:
    assert card("01B", 60)["art"] == "01B"
    assert card("01B", 84, marks=True)["art"] == "01B+full"
    assert card("01B", 60, marks=True)["art"] == "01B+month"
    assert card("DA", "100%", fourcolour=True)["art"] == art_key("DA", fourcolour=True) == "DA+four"


def test_unknown_icon() -> None:
    with pytest.raises(ValueError, match="no icon 'und'"):
        icon("und")


def test_walk_and_find() -> None:
    tree = root(h("p", h("button", "Go", act="go")), felt(10, 10, [hot("take 01R", 0, 0, 5, 5, "Pine")]))
    assert [node["tag"] for node in walk(tree)] == ["root", "p", "button", "felt"]
    found = find(tree, "take 01R")
    assert found is not None
    assert found["name"] == "Pine"
    assert find(tree, "take 01X") is None


def test_spoken_joins_pieces_without_full_stops() -> None:
    assert spoken("Pine basic", None, "not now: It is late.", "") == "Pine basic, not now: It is late"


def test_words_read_as_a_person_would() -> None:
    tree = h("div", h("p", "Take ", h("b", "01R"), "."), h("button", "Undo", act="undo"), pill("M18"))
    assert words(tree) == "Take 01R. Undo M18"


def test_a_scene_becomes_a_felt_with_its_places() -> None:
    place = Hot(1, 2, 30, 40, "take 01R", "Pine ribbon", "Not now.", "M19", True)
    node = felt_of(Scene(100, 50, (Rect(0, 0, 9, 9, "#fff"),), "Table", "A field.", (place,)), as_svg=True)
    assert (node["w"], node["h"], node["name"]) == (100, 50, "Table, A field")
    assert node["svg"].startswith("<svg")
    only = node["hots"][0]
    assert (only["act"], only["why"], only["rule"], only["refused"]) == ("take 01R", "Not now.", "M19", True)


def test_rich_text() -> None:
    made = rich("Bot plays 11B, takes ♥K", {"Bot": "other"}, codes=True)
    assert words(h("p", made)).replace("\ufe0e", "") == "Bot plays 11B, takes ♥K"
    assert [node.get("cls") for node in made if isinstance(node, dict)] == ["hl-other", None, "hl-red"]
    assert rich("11B") == ["11B"]


def test_a_value_stays_with_its_error() -> None:
    made = rich("It brings −34.4 ± 1.5 a round, or +3 ± 0,2; in <1 % of deals.")
    together = [words(node) for node in made if isinstance(node, dict) and node["cls"] == "hl-together"]
    assert together == ["−34.4 ± 1.5", "+3 ± 0,2", "<1 %"]
    assert words(h("p", made)) == "It brings −34.4 ± 1.5 a round, or +3 ± 0,2; in <1 % of deals."


def test_a_rule_behind_one_word_keeps_the_blank_before_it() -> None:
    made = with_rule(rich("You deal.", {"You": "you"}), "M7")
    assert words(h("p", made)).startswith("You deal.")
    assert words(h("p", with_rule("deal.", "M7"))).startswith("deal.")
    node = log_line(1, "Tú repartes.", "M7", names={"Tú": "you"})
    assert "Tú repartes." in words(node)
