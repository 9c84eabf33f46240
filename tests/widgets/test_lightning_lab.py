"""The Lightning lab: its answers are the rules' (M26 to M47), and it is driven as by clicks."""

from __future__ import annotations

import time

import ipywidgets
import pytest

from hanalab.core.errors import SetupError
from hanalab.mushi import DECK, Card, Round, Rules, cards
from hanalab.mushi.cards import text_of
from hanalab.widgets.history import History
from hanalab.widgets.lab_model import SOURCES, trial
from hanalab.widgets.lab_words import answers, said, written
from hanalab.widgets.lightning_lab import LightningLab
from hanalab.widgets.nodes import find, walk, words

STACK = Rules(lightning_stack="stack")
FORCED = "04Y"


def codes(some: object) -> str:
    return text_of(some)  # type: ignore[arg-type]


def tree(lab: LightningLab) -> dict[str, object]:
    assert lab.problem is None, lab.problem
    shown: dict[str, object] = lab._panel.tree
    return shown


# --- what may be taken ---------------------------------------------------------------------------------


def test_m27_any_card_but_a_willow() -> None:
    lab = LightningLab(field="02A 02R 02X 11B")
    assert codes(lab.targets) == "02A 02R 02X"
    assert lab.why("02A") is None
    assert lab.why("11B").rule == "M27"  # type: ignore[union-attr]
    assert lab.why("12Z").code == "not-on-field"  # type: ignore[union-attr]


def test_mt14_one_of_a_pile_of_three_or_the_whole_pile() -> None:
    lab = LightningLab(field="01B 01R 01X 11A 08X")
    assert codes(lab.targets) == "01B 01R 01X 08X"
    lab.press("pile stack")
    assert [codes(option) for option in lab.trial.captures.options] == ["01B 01R 01X", "08X"]
    assert find(tree(lab), "take")["kids"][0]["kids"] == ["Take 01B, 01R and 01X"]  # type: ignore[index]
    assert LightningLab("01B 01R 01X 08X", rules=STACK).trial.captures.rule == "M31"


def test_mt15_nothing_to_take_then_the_next_card_takes_it() -> None:
    lab = LightningLab(field="11B 11R")
    assert lab.targets == ()
    assert said(lab.trial, "en").rules == ("M32", "M35")
    for act in ("take", "go-on", "draw 04X"):
        lab.press(act)
    assert lab.source == "deal"
    assert codes(lab.targets) == "11L"
    assert lab.trial.captures.rule == "M35"


def test_mt16_hand_card_never_and_drawn_card_must() -> None:
    lab = LightningLab(field="11L 04A 04R", source="deal", played="04X")
    assert codes(lab.targets) == "04A 04R"
    assert lab.why("11L").rule == "M36"  # type: ignore[union-attr]
    for act in ("choose 04A", "take", "go-on", "draw 04Y"):
        lab.press(act)
    assert codes(lab.field) == "04R 11L"
    assert codes(lab.targets) == "11L"
    assert lab.why("04R").rule == "M37"  # type: ignore[union-attr]
    assert ("orphan", "M44") in [(fate.kind, fate.rule) for fate in lab.trial.fates]


@pytest.mark.parametrize(
    ("field", "drawn", "taken", "rule"),
    [("11R 03X", "11A", "11R", "M38"), ("03X", "11A", "", "M38"), ("01B 01R 01X", "01Y", "11L", "M37")],
    ids=["MT17", "MT18", "MT23"],
)
def test_what_a_drawn_card_takes_beside_lightning(field: str, drawn: str, taken: str, rule: str) -> None:
    lab = LightningLab(field=field, source="deal", drawn=drawn)
    assert codes(lab.targets) == taken
    assert lab.trial.captures.rule == rule


def test_mt19_mt20_drawn_lightning() -> None:
    assert codes(LightningLab("02A 11B", "stock").targets) == "02A"
    stays = LightningLab("11B", "stock")
    assert stays.targets == ()
    assert stays.trial.captures.rule == "M34"


def test_mt21_last_card_sweeps_the_willow() -> None:
    lab = LightningLab("11R", "last")
    assert codes(lab.targets) == "11R"
    assert lab.why("11R") is None
    assert [(fate.kind, fate.rule) for fate in lab.trial.fates] == [("swept", "M40")]
    assert "always one willow" in words(tree(lab))
    assert not lab.trial.doubts


@pytest.mark.parametrize("source", SOURCES)
def test_answers_are_those_of_a_real_position(source: str) -> None:
    """The lab and a position that is played say the same about every card."""
    field = "11R" if source == "last" else "01B 01R 04A 08B 11A"
    at = trial(field, source, drawn="04X" if source == "deal" else None)
    if source == "hand":
        position = Round.from_deal(hands=("11L", ""), field=field, stock="12X").do("play 11L")
    elif source == "stock":
        position = Round.from_deal(hands=("12X", "09X"), field=field, stock="11L 09Y").do("play 12X")
        at = at.put(Card("12X"))
    else:
        return
    for card in DECK:
        assert at.why(card) == position.why_not(f"take {card}"), card


# --- what is left over ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "rules", "kind", "left", "sure"),
    [
        ("01B 01R 01X", Rules(), "orphan", "01R 01X", False),
        ("01B 01R", Rules(), "orphan", "01X 01Y", False),
        ("01B", Rules(), "orphan", "01R 01X 01Y", False),
        ("01B 01R 01X", STACK, "orphan", "01Y", True),
    ],
)
def test_m44_the_card_left_without_its_mate(
    field: str, rules: Rules, kind: str, left: str, sure: bool
) -> None:
    orphan, willow = trial(field, rules=rules).fates
    assert (orphan.kind, codes(orphan.cards), orphan.sure, orphan.rule) == (kind, left, sure, "M44")
    assert (willow.kind, willow.rule) == ("willow", "M43")


def test_m45_three_left_over() -> None:
    orphans, _ = trial("03B 03R 03X", "deal", drawn="03Y").fates
    assert (orphans.kind, codes(orphans.cards), orphans.rule) == ("orphans", "03B 03R 03X", "M45")


def test_mt24_lightning_left_over_or_taken_by_the_last_willow() -> None:
    at = trial("", "deal", drawn="11A").at_last(True)
    assert [(fate.kind, fate.rule) for fate in at.fates] == [("lightning", "M46"), ("willow", "M43")]
    house = trial("", "deal", drawn="11A", rules=Rules(last_willow_takes_lightning="yes")).at_last(True)
    assert [(fate.kind, fate.rule) for fate in house.fates] == [("swept", "M41")]
    assert codes(house.targets) == "11L"


def test_a_willow_pair_says_whose_the_last_willow_is() -> None:
    waits, willow = trial("11R", "deal", drawn="11A").fates
    assert (waits.kind, waits.rule) == ("waits", "M35")
    assert (codes(willow.cards), willow.sure) == ("11B", True)


@pytest.mark.parametrize(
    ("field", "source", "rules"),
    [
        ("01B 01R 01X 01Y", "hand", ["M10"]),
        ("11B 11A 11R", "stock", ["M12"]),
        ("01B 01R 02A 02R 03B 03R 04A 04R 05A 05R", "hand", ["M7"]),
        ("01B 01R 02A 02R 03B 03R 04A 04R", "deal", ["M7"]),
        ("11R 03X", "last", ["M40"]),
        ("01B 01R 02A 02R 03B 03R 04A 04R 05A", "hand", []),
    ],
)
def test_fields_no_round_can_have_are_explained(field: str, source: str, rules: list[str]) -> None:
    lab = LightningLab(field, source)
    assert [why.rule for why in lab.trial.doubts] == rules
    assert ("Not in a real round" in words(tree(lab))) == bool(rules)


# --- the widget ----------------------------------------------------------------------------------------


def test_press_puts_takes_away_and_undoes() -> None:
    lab = LightningLab()
    for act in ("put 01B", "put 05X", "put 01B"):
        lab.press(act)
    assert codes(lab.field) == "05X"
    lab.press("undo")
    assert codes(lab.field) == "01B 05X"
    lab.press("redo")
    assert codes(lab.field) == "05X"
    lab.press("clear")
    assert lab.field == ()


def test_take_shows_the_result_and_can_be_put_back() -> None:
    lab = LightningLab("01B 01R 08X")
    lab.press("choose 08X")
    lab.press("take")
    assert "The Lightning has taken 08X" in words(tree(lab))
    assert find(tree(lab), "go-on") is None
    lab.press("back")
    assert codes(lab.trial.choice) == "08X"
    assert not lab.trial.done


def test_the_deck_says_why_lightning_cannot_be_put() -> None:
    lab = LightningLab("01B")
    button = find(tree(lab), "put 11L")
    assert button is not None
    assert button["refused"]
    assert "hand" in button["why"]
    lab.press("put 11L")
    assert lab.notice is not None
    assert codes(lab.field) == "01B"


def test_refused_and_unknown_acts_are_sentences() -> None:
    lab = LightningLab("01B 11A")
    for act, part in (
        ("choose 11A", "M27"),
        ("put 99Q", "99Q"),
        ("frog", "frog"),
        ("source sky", "sky"),
        ("mode fly", "fly"),
        ("draw 02A", "02A"),
    ):
        lab.press(act)
        assert lab.notice is not None
        assert part in lab.notice
        assert lab.problem is None
    lab.press("source deal")
    lab.press("take")
    assert lab.notice is not None


def test_a_drawn_card_can_be_played_from_the_hand_instead() -> None:
    lab = LightningLab("04A", "deal", drawn="04X")
    assert codes(lab.targets) == "11L"
    lab.press("mode play")
    assert codes(lab.targets) == "04A"
    lab.press("play 04X")
    assert lab.drawn is None


def test_keys_choose_and_take() -> None:
    lab = LightningLab("01B 02A 03B")
    keys = tree(lab)["keys"]
    assert isinstance(keys, dict)
    assert (keys["2"], keys["t"], keys["u"]) == ("choose 02A", "take", "undo")


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("form", ["wide", "medium", "narrow"])
def test_every_control_has_a_spoken_name(lang: str, dark: bool, form: str) -> None:
    lab = LightningLab("01B 01R 01X 04A 08X 11A 11B", lang=lang)
    lab.press("@size", {"form": form, "dark": dark, "width": 400, "still": False})
    for act in ("source stock", "source deal", "draw 04X", "take", "back", "rules", "source last"):
        lab.press(act)
        for node in walk(tree(lab)):  # type: ignore[arg-type]
            if node["tag"] == "button":
                assert node.get("attrs", {}).get("aria-label") or words(node), node
            for hot in node.get("hots", ()):
                assert hot["name"]
    refused = [node for node in walk(tree(lab)) if node.get("refused") and node.get("why")]  # type: ignore[arg-type]
    for node in refused:
        assert node["why"].rstrip(".") in node["attrs"]["aria-label"]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_situation_has_its_words(lang: str) -> None:
    for source in SOURCES:
        for field in ("", "11R", "01B", "01B 01R 01X 11A", "01B 02A 03B 04A 05A 08B 09A 10A 11A 12B"):
            for rules in (Rules(), Rules.preset("traditional"), Rules(field_lightning_by_hand="yes")):
                at = trial(field, source, rules=rules)
                variants = [at]
                if source == "deal":
                    for code in ("01Y", "11B", "12X"):
                        if card := next((card for card in cards(code) if card not in at.field), None):
                            variants += [at.arrive(card, True), at.arrive(card, False).at_last(True)]
                            variants.append(at.arrive(card, False))
                for each in (*variants, *(one.take() for one in variants if one.placed)):
                    bold, rest, numbers = said(each, lang)
                    assert bold
                    assert rest
                    assert numbers
                    assert written(each, lang)
                    assert {card for line in answers(each, lang) for card in line.cards} in (
                        set(each.table),
                        set(),
                    )


def test_text_and_picture_stay_the_same() -> None:
    one, two = (LightningLab("01B 01R 01X 11A 08X") for _ in range(2))
    assert one.static_svg() == two.static_svg()
    assert one.static_svg().startswith("<svg")
    assert one.text_form() == two.text_form()
    bundle = one._repr_mimebundle_()
    assert bundle["text/plain"] == one.text_form()
    assert bundle["image/svg+xml"] == one.static_svg()
    assert one.text_form().splitlines()[:3] == [
        "Lightning from the hand.",
        "Field: 01B 01R 01X 08X 11A",
        "May take: 01B 01R 01X 08X (M29)",
    ]


def test_copy_needs_no_kernel() -> None:
    lab = LightningLab("01B")
    assert {node["copy"] for node in walk(tree(lab)) if "copy" in node} == {lab.text_form()}  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("values", "found"),
    [
        ({"field": "01B 01B"}, ["card-twice"]),
        ({"field": "11L", "source": "hand"}, ["lab-lightning-hand"]),
        ({"source": "sky"}, ["lab-source"]),
        (
            {"field": "01B 01B 11L", "drawn": "02A"},
            ["card-twice", "lab-lightning-hand", "lab-arriving-source"],
        ),
        ({"source": "deal", "drawn": "11L"}, ["lab-lightning-deal"]),
        ({"source": "deal", "field": "02A", "drawn": "02A"}, ["card-twice"]),
        ({"source": "deal", "played": "02A", "drawn": "03B"}, ["lab-two-arriving"]),
    ],
)
def test_a_bad_question_names_all_its_defects(values: dict[str, str], found: list[str]) -> None:
    with pytest.raises(SetupError) as caught:
        LightningLab(**values)  # type: ignore[arg-type]
    assert [defect.code for defect in caught.value.defects] == found
    assert all(defect.text(lang) for defect in caught.value.defects for lang in ("en", "es"))


def test_an_error_of_ours_sets_the_state_back(monkeypatch: pytest.MonkeyPatch) -> None:
    lab = LightningLab("01B")
    monkeypatch.setattr("hanalab.widgets.lab_model.Trial.put", lambda *_: 1 / 0)
    lab.press("put 02A")
    assert lab.problem is not None
    assert "ZeroDivisionError" in lab.problem
    assert codes(lab.field) == "01B"


def test_close_frees_every_model() -> None:
    before = set(ipywidgets.widgets.widget._instances)
    lab = LightningLab("01B 02A")
    lab.press("take")
    lab.close()
    assert set(ipywidgets.widgets.widget._instances) == before


def test_a_press_takes_less_than_20_ms() -> None:
    lab = LightningLab("01B 01R 01X 04A 08X 11A")
    times = []
    for act in (
        "choose 01R",
        "put 02A",
        "undo",
        "source stock",
        "source deal",
        "draw 09X",
        "take",
        "back",
    ) * 3:
        start = time.process_time()
        lab.press(act)
        times.append(time.process_time() - start)
    assert sorted(times)[len(times) // 2] < 0.020


def test_history_is_a_value() -> None:
    history = History(1).do(2).do(3).undo()
    assert (history.now, history.before, history.after) == (2, (1,), (3,))
    assert history.do(2) is history
    assert history.do(4).redo().now == 4
    assert History(1).undo() == History(1)
