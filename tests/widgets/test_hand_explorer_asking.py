"""The hand explorer asks beside the kernel: answers sharpen, stale ones are dropped, failures are told."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

from hanalab.core.errors import HanalabError
from hanalab.explore import Stop
from hanalab.widgets import explorer, explorer_ask
from hanalab.widgets.explorer import HandExplorer
from hanalab.widgets.explorer_ask import Change, Effortful
from hanalab.widgets.explorer_model import Inquiry
from hanalab.widgets.nodes import find, words
from tests.widgets.explorer_samples import TEN, advice, fake, fake_compared, fifth_turn, trick

Asked = list[tuple[Inquiry, Effortful]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """What was asked, in order; the answers are made up."""
    heard: Asked = []

    def answer(at: Inquiry, effort: Effortful, tell: Callable[[Any], None], stop: Any) -> Any:
        heard.append((at, effort))
        return fake(at, effort, tell, stop)

    monkeypatch.setattr(explorer_ask, "answer", answer)
    monkeypatch.setattr(explorer_ask, "compared", fake_compared)
    monkeypatch.setattr(explorer_ask, "_prepare", lambda *_: None)
    monkeypatch.setattr(explorer, "ready", lambda _at: True)
    return heard


def said(widget: HandExplorer) -> str:
    assert widget.problem is None, widget.problem
    return words(widget._panel.tree)


def test_nothing_is_asked_before_somebody_asks_or_looks(asked: Asked) -> None:
    widget = HandExplorer(fifth_turn())
    widget.press("walk play 05X")
    assert asked == []
    widget.press("undo")
    widget.press("@ready", {"form": "wide"})
    assert [at for at, _ in asked] == [widget.inquiry]


def test_an_empty_set_up_asks_nothing_when_it_is_seen(asked: Asked) -> None:
    widget = HandExplorer()
    widget.press("@ready", {"form": "wide"})
    assert asked == []


def test_once_asked_every_position_is_and_going_back_asks_nothing(asked: Asked) -> None:
    widget = HandExplorer(fifth_turn(), all_open=True)
    widget.ask()
    widget.press("walk play 05X")
    assert len(asked) == 2
    assert widget.answer is not None
    widget.press("undo")
    assert len(asked) == 2
    assert "Exact value" in said(widget)


def test_no_question_where_nothing_is_to_be_decided(asked: Asked) -> None:
    widget = HandExplorer(fifth_turn().view(0))
    widget.ask()
    widget.press("walk play 05X")
    widget.press("draw any")
    assert len(asked) == 1
    assert widget.answer is None


def test_the_seed_and_the_number_of_deals_are_handed_on(asked: Asked) -> None:
    widget = HandExplorer(fifth_turn(), samples=50, seed="friday")
    assert widget.wait() is widget.answer
    assert asked[0][1] == Effortful(50, "friday", None)
    widget.press("sharpen")
    assert asked[1][1].samples == 400  # twice the two hundred of the answer


def test_an_exact_answer_cannot_be_sharpened(asked: Asked) -> None:
    widget = HandExplorer(fifth_turn(), all_open=True)
    widget.ask()
    assert (find(widget._panel.tree, "sharpen") or {})["refused"]
    widget.press("sharpen")
    assert len(asked) == 1


def test_the_answer_grows(monkeypatch: pytest.MonkeyPatch, asked: Asked) -> None:
    shown = []

    def answer(at: Inquiry, _effort: object, tell: Callable[[Any], None], _stop: object) -> Any:
        tell(advice(at, worlds=50, done=False))
        shown.append(said(widget))
        return advice(at, worlds=200)

    monkeypatch.setattr(explorer_ask, "answer", answer)
    # Answers so far are passed on at a pace: the first thing told is that it is ready.
    monkeypatch.setattr("hanalab.widgets.asking.PACE", 0.0)
    widget = HandExplorer(fifth_turn())
    widget.ask()
    assert "50 of 200 deals" in shown[0]
    assert "200 of 200 deals" in said(widget)


def test_an_answer_to_another_position_is_dropped(monkeypatch: pytest.MonkeyPatch, asked: Asked) -> None:
    go, begun = threading.Event(), threading.Event()
    stopped = []

    def answer(at: Inquiry, effort: Any, tell: Callable[[Any], None], stop: Any) -> Any:
        if at.position.turn == 5:
            begun.set()
            go.wait(20)
            stopped.append(stop.is_set())
        return fake(at, effort, tell, stop)

    monkeypatch.setattr(explorer_ask, "answer", answer)
    widget = HandExplorer(fifth_turn(), all_open=True, background=True)
    first = widget.inquiry
    widget.ask()
    assert widget.running
    assert begun.wait(20)
    assert "Playing it out" in said(widget)
    widget.press("walk play 05X")
    go.set()
    assert widget.wait(20) is not None
    assert first not in widget._answers
    assert list(widget._answers) == [widget.inquiry]
    assert stopped in ([True], [])


def test_an_unfinished_question_is_asked_again_when_one_comes_back(
    monkeypatch: pytest.MonkeyPatch, asked: Asked
) -> None:
    told, go = threading.Event(), threading.Event()
    asked_again = []

    def answer(at: Inquiry, effort: Any, tell: Callable[[Any], None], stop: Any) -> Any:
        if at.position.turn != 5:
            return fake(at, effort, tell, stop)
        asked_again.append(at)
        tell(advice(at, worlds=30, done=False))
        told.set()
        go.wait(20)
        return advice(at, worlds=200)

    monkeypatch.setattr(explorer_ask, "answer", answer)
    monkeypatch.setattr("hanalab.widgets.asking.PACE", 0.0)
    widget = HandExplorer(fifth_turn(), all_open=True, background=True)
    widget.ask()
    assert told.wait(20)
    widget._asking.wait(0.1)
    assert "30 of 200 deals" in said(widget)
    widget.press("walk play 05X")
    assert widget.wait(20) is not None
    go.set()
    widget.press("undo")
    assert widget.running
    assert widget.wait(20) is not None
    assert "200 of 200 deals" in said(widget)
    assert len(asked_again) == 2
    widget.press("redo")
    widget.press("undo")
    assert len(asked_again) == 2


def test_stop_ends_a_question_with_what_it_has(monkeypatch: pytest.MonkeyPatch, asked: Asked) -> None:
    begun = threading.Event()

    def answer(at: Inquiry, _effort: object, _tell: object, stop: Any) -> Any:
        begun.set()
        while not stop.is_set():
            pass
        return advice(at, worlds=30)

    monkeypatch.setattr(explorer_ask, "answer", answer)
    widget = HandExplorer(fifth_turn(), background=True)
    widget.ask()
    assert begun.wait(20)
    widget.press("stop")
    assert widget.wait(20) is not None
    assert "30 of 200 deals" in said(widget)


def test_closing_stops_the_question(monkeypatch: pytest.MonkeyPatch, asked: Asked) -> None:
    begun, ended = threading.Event(), threading.Event()

    def answer(at: Inquiry, _effort: object, _tell: object, stop: Any) -> Any:
        begun.set()
        while not stop.is_set():
            pass
        ended.set()
        return advice(at)

    monkeypatch.setattr(explorer_ask, "answer", answer)
    widget = HandExplorer(fifth_turn(), background=True)
    widget.ask()
    assert begun.wait(20)
    widget.close()
    assert ended.wait(20)
    assert not widget.running
    widget.close()


def test_a_failing_question_shows_a_short_message_with_details(
    monkeypatch: pytest.MonkeyPatch, asked: Asked
) -> None:
    def answer(*_: object) -> Any:
        raise ZeroDivisionError("no deals")

    monkeypatch.setattr(explorer_ask, "answer", answer)
    widget = HandExplorer(fifth_turn())
    widget.ask()
    assert "ZeroDivisionError: no deals" in (widget.problem or "")
    shown = words(widget._panel.tree)
    assert "This question was not answered" in shown
    assert "Show details" in shown
    widget.press("message-close")
    assert "This question was not answered" in said(widget)
    monkeypatch.setattr(explorer_ask, "answer", fake)
    widget.ask()
    assert widget.answer is not None


def test_what_cannot_be_asked_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch, asked: Asked) -> None:
    def answer(*_: object) -> Any:
        raise HanalabError("explorer-over")

    monkeypatch.setattr(explorer_ask, "answer", answer)
    widget = HandExplorer(fifth_turn(), lang="es")
    widget.ask()
    assert widget.notice == "La mano ha terminado: no queda nada que decidir."
    assert "sin respuesta" in words(widget._panel.tree)


def test_the_first_question_says_that_it_prepares(monkeypatch: pytest.MonkeyPatch, asked: Asked) -> None:
    go, begun = threading.Event(), threading.Event()

    def prepare(_at: Inquiry, tell: Callable[[Any], None], _stop: Any) -> None:
        begun.set()
        go.wait(20)
        tell(None)

    monkeypatch.setattr(explorer_ask, "_prepare", prepare)
    monkeypatch.setattr(explorer, "ready", lambda _at: False)
    widget = HandExplorer(fifth_turn(), background=True)
    widget.ask()
    assert begun.wait(20)
    assert "prepares the solver" in said(widget)
    go.set()
    assert widget.wait(20) is not None
    assert "makes the solver ready" not in said(widget)


def test_a_stop_while_it_prepares_is_no_failure(monkeypatch: pytest.MonkeyPatch, asked: Asked) -> None:
    """It says that there is no answer yet, and offers to ask again."""
    prepares = threading.Event()

    def prepare(at: Inquiry, tell: Callable[[Any], None], stop: Any) -> None:
        prepares.set()
        while not stop.is_set():
            pass
        raise HanalabError("solve-prepare-stopped")

    monkeypatch.setattr(explorer_ask, "_prepare", prepare)
    monkeypatch.setattr(explorer, "ready", lambda _at: False)
    widget = HandExplorer(fifth_turn(), background=True)
    widget.ask()
    assert prepares.wait(20)
    widget.press("stop")
    widget.wait(20)
    assert "while the solver was being made ready" in said(widget)
    assert find(widget._panel.tree, "ask") is not None
    monkeypatch.setattr(explorer_ask, "_prepare", lambda *_: None)
    widget.press("ask")
    assert widget.wait(20) is not None
    assert len(asked) == 1


def test_branches_are_worth_what_they_are_to_the_seat_that_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explorer_ask, "answer", lambda at, *_: advice(at))
    first = Inquiry(fifth_turn(), 0, True)
    second = Inquiry(fifth_turn().do("play 05X"), 0, True)
    made = explorer_ask.compared((first, second), Change("branch"), Effortful(), lambda _: None, Stop())
    assert (made.first_mean, made.second_mean) == (6.2, -6.2)
    assert made.difference == pytest.approx(-12.4)
    assert "branch B" in made.sentence()


def test_a_comparison_is_asked_for_once(asked: Asked) -> None:
    widget = HandExplorer(TEN, "mighty")
    for act in ("what exchange", "out HA", "in SA"):
        widget.press(act)
    assert widget.answer is not None
    assert asked == []
    widget.press("sides-close")
    assert [at.kind for at, _ in asked] == ["bids"]
    widget.press("undo")
    assert widget.problem is None


def test_the_kept_answers_are_bounded(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explorer, "KEPT", 2)
    widget = HandExplorer(trick(), all_open=True)
    widget.ask()
    for _ in range(4):
        widget.press("walk " + str(widget.position.actions()[0]))
    assert len(widget._answers) == 2
