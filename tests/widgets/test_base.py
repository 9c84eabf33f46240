"""What every widget can do: one entry for presses, failures, language, rules, pictures, closing."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from typing import Any

import ipywidgets
import pytest
from ipywidgets.widgets.widget import _instances

from hanalab.core.errors import HanalabError
from hanalab.widgets.base import HanaWidget
from hanalab.widgets.nodes import card, find, h, root, walk, words
from hanalab.widgets.panel import Panel
from hanalab.widgets.picker import CardPicker


class Probe(HanaWidget):
    STATE = ("count", "items")

    def __init__(self, **more: Any) -> None:
        self.count = 0
        self.items: tuple[str, ...] = ()
        self.broken = False
        super().__init__(**more)

    def build(self) -> dict[str, Any]:
        if self.broken:
            raise RuntimeError("cannot draw")
        return root(h("p", f"{self.count} presses"), card("01B"), h("button", "Go", act="go"))

    def handle(self, act: str, value: Any) -> None:
        self.count += 1
        self.items = (*self.items, act)
        if act == "fail":
            raise RuntimeError("on purpose")
        if act == "wrong":
            raise HanalabError("picker-no-card", card="12Z")
        if act == "break":
            self.broken = True


@pytest.fixture
def probe() -> Iterator[Probe]:
    widget = Probe()
    yield widget
    widget.close()


class Brush:
    """Stands for the painter of a canvas."""

    manager_id = "the-drawer"

    def __init__(self) -> None:
        self.canvas = ipywidgets.Box()

    def close(self) -> None:
        self.canvas.layout.close()
        self.canvas.close()


class Painting(Probe):
    paintings = 0

    def paint(self) -> None:
        self.paintings += 1


def tree(widget: HanaWidget) -> dict[str, Any]:
    panel = widget.children[-1]
    assert isinstance(panel, Panel)
    return panel.tree


def test_a_press_changes_state_and_tree(probe: Probe) -> None:
    first = tree(probe)["n"]
    probe.press("go")
    assert "1 presses" in words(tree(probe))
    assert tree(probe)["n"] > first
    assert (tree(probe)["lang"], tree(probe)["copied"]) == ("en", "Copied")


def test_a_failing_press_is_told_and_changes_nothing(probe: Probe) -> None:
    probe.press("go")
    probe.press("fail")
    assert (probe.count, probe.items) == (1, ("go",))
    assert probe.problem is not None
    assert "RuntimeError: on purpose" in probe.problem
    assert "Something went wrong here." in words(tree(probe))
    probe.press("message-close")
    assert probe.problem is None
    assert "Something" not in words(tree(probe))


def test_a_mistake_of_the_user_is_a_sentence_without_a_traceback(probe: Probe) -> None:
    probe.press("wrong")
    assert probe.problem is None
    assert probe.notice == "12Z is not among these cards."
    assert "12Z is not among these cards." in words(tree(probe))
    assert probe.count == 0


def test_a_tree_that_cannot_be_built_leaves_the_last_one(probe: Probe) -> None:
    probe.press("break")
    assert "0 presses" in words(tree(probe))
    assert "Something went wrong here." in words(tree(probe))
    probe.broken = False
    probe.press("go")
    assert "2 presses" in words(tree(probe))
    assert "Something" not in words(tree(probe))


def test_rules_can_be_read_in_every_widget(probe: Probe) -> None:
    probe.press("rule M35")
    assert "M35 Lightning on the field" in words(tree(probe))
    dialog = next(node for node in walk(tree(probe)) if node.get("dismiss") == "rule-close")
    assert dialog["attrs"]["role"] == "dialog"
    probe.press("rule-close")
    assert "Lightning on the field" not in words(tree(probe))
    probe.press("rule M99")
    assert "There is no rule M99 in the book." in words(tree(probe))


def test_language(probe: Probe) -> None:
    probe.press("lang")
    assert probe.lang == "es"
    assert tree(probe)["noanswer"].startswith("Sin respuesta")
    probe.lang = "en"
    assert tree(probe)["lang"] == "en"
    probe.press("lang es")
    assert probe.lang == "es"


def test_the_browser_reports_its_form(probe: Probe) -> None:
    probe.press("@ready", {"form": "narrow", "width": 400, "dark": True, "still": True})
    assert (probe.form, probe.narrow, probe.dark, probe.still) == ("narrow", True, True, True)
    probe.press("@size", {"form": "huge"})
    probe.press("@size", "nonsense")
    assert (probe.form, probe.problem) == ("narrow", None)


def test_messages_are_acknowledged_and_late_timers_dropped(probe: Probe) -> None:
    panel = probe.children[-1]

    def send(**message: Any) -> None:
        panel._receive(panel, message, [])

    send(act="go", view="v", i=1)
    assert panel.ack == {"v": 1}
    send(act="go", view="v", i=2, timer=True, n=tree(probe)["n"])
    assert probe.count == 2
    send(act="go", view="v", i=3, timer=True, n=tree(probe)["n"] - 1)
    assert probe.count == 2
    assert panel.ack == {"v": 3}
    for malformed in ({}, {"act": 3}, {"act": None, "i": "x"}):
        send(**malformed)
    panel._receive(panel, "text", [])
    assert probe.count == 2
    for view in range(20):
        send(act="go", view=f"w{view}", i=1)
    assert len(panel.ack) == 8


def test_a_timer_closes_nothing_the_reader_has_opened(probe: Probe) -> None:
    panel = probe.children[-1]

    def by_itself(act: str) -> None:
        panel._receive(panel, {"act": act, "timer": True, "n": tree(probe)["n"]}, [])

    probe.press("wrong")
    probe.press("more")
    assert probe.notice is None  # a press of the reader puts it away
    probe.press("wrong")
    assert (probe.more_open, probe.notice is None) == (False, False)
    probe.more_open = True
    by_itself("go")
    assert (probe.count, probe.more_open, probe.notice is None) == (1, True, False)
    by_itself("fail")
    assert probe.more_open
    assert probe.problem is not None
    by_itself("go")
    assert probe.problem is not None
    probe.press("go")
    assert (probe.more_open, probe.notice, probe.problem) == (False, None, None)


def test_each_picture_is_sent_once(probe: Probe) -> None:
    panel = probe.children[-1]
    assert list(panel.art) == ["01B"]
    sent = panel.art
    probe.press("go")
    assert panel.art is sent


def test_saved_output_holds_picture_and_text_and_no_address() -> None:
    picker = CardPicker("01B 02A", selected="02A", label="Choose")
    bundle = picker._repr_mimebundle_(include=None, exclude=None)
    assert bundle["text/plain"] == "Choose: 01B [02A]"
    assert bundle["image/svg+xml"].startswith("<svg")
    assert "application/vnd.jupyter.widget-view+json" in bundle
    again = CardPicker("01B 02A", selected="02A", label="Choose")
    other = again._repr_mimebundle_()
    assert (other["image/svg+xml"], other["text/plain"]) == (bundle["image/svg+xml"], bundle["text/plain"])
    assert "0x" not in repr(picker) + repr(picker.children)
    picker.close()
    again.close()


def test_close_frees_every_model_and_may_be_called_twice() -> None:
    before = set(_instances)
    widget = Probe()
    extra = Panel()
    widget.own(extra)
    assert len(set(_instances) - before) == 6
    widget.close()
    widget.close()
    assert set(_instances) == before
    widget.press("go")
    assert widget.problem is None


def test_a_widget_that_cannot_be_made_leaves_nothing_behind() -> None:
    before = set(_instances)
    with pytest.raises(HanalabError):
        CardPicker("01B 02A", mode=3)
    assert {_instances[name].__class__.__name__ for name in set(_instances) - before} <= {
        "CardPicker",
        "Layout",
    }


def test_picker_can_be_observed_and_set() -> None:
    heard: list[Any] = []
    picker = CardPicker("01B 02A 03B", mode=2, on_change=heard.append)
    seen: list[Any] = []
    picker.observe(lambda change: seen.append(change["new"]), "value")
    picker.press("card 03B")
    picker.press("card 01B")
    assert [str(card) for card in picker.selected] == ["01B", "03B"]
    assert heard == seen
    assert picker.complete
    picker.selected = ("02A",)
    assert str(picker.value[0]) == "02A"
    assert len(heard) == 2
    found = find(tree(picker), "card 02A")
    assert found is not None
    assert found["attrs"]["aria-pressed"] == "true"
    with pytest.raises(HanalabError):
        picker.selected = ("12Z",)
    picker.close()


def test_a_failing_listener_of_a_picker_is_told_in_the_widget() -> None:
    def fail(_value: Any) -> None:
        raise RuntimeError("on purpose")

    picker = CardPicker("01B 02A", on_change=fail)
    picker.press("card 01B")
    assert picker.selected == ()
    assert picker.problem is not None
    picker.press("nonsense")
    assert picker.notice == "A picker cannot do “nonsense”."
    picker.close()


def test_nothing_is_painted_before_a_view_is_there() -> None:
    brush: Any = Brush()
    widget = Painting(painters={"wide": brush})
    widget.press("go")
    assert widget.paintings == 0
    widget.press("@ready", {"form": "wide"})
    assert widget.paintings == 1
    widget.press("go")
    assert widget.paintings == 2
    widget.close()


def test_the_browser_is_told_which_model_draws(probe: Probe) -> None:
    assert tree(probe)["drawer"] is None
    brush: Any = Brush()
    widget = Painting(painters={"wide": brush})
    assert tree(widget)["drawer"] == "the-drawer"
    widget.close()


def test_a_language_that_is_not_spoken_is_named(probe: Probe) -> None:
    with pytest.raises(HanalabError, match="There is no language “fr” here"):
        Probe(lang="fr")
    probe.press("lang fr")
    assert probe.lang == "en"
    assert probe.notice is not None
    assert "“fr”" in probe.notice
    assert probe.problem is None


def test_two_threads_press_one_after_the_other() -> None:
    class Slow(Probe):
        def handle(self, act: str, value: Any) -> None:
            before = self.count
            time.sleep(0.001)
            self.count = before + 1

    widget = Slow()

    def press() -> None:
        for _ in range(20):
            widget.press("go")

    threads = [threading.Thread(target=press) for _ in range(3)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert widget.count == 60
    widget.close()
