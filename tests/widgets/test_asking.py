"""Questions asked beside a widget: at once, in a thread, on a loop; stopped, dropped, failing."""

from __future__ import annotations

import asyncio
import threading

import pytest

from hanalab.widgets.asking import Asking, _Letter


def test_without_a_loop_the_answer_is_there_when_start_returns():
    asking, told, heard = Asking(), [], []

    def question(tell, stop):
        tell("half")
        return "whole"

    asking.start(question, told.append, heard.append)
    assert (told, heard, asking.running) == (["half"], ["whole"], False)


def test_answers_so_far_that_come_too_fast_are_left_out():
    asking, told = Asking(), []
    asking.start(lambda tell, stop: [tell(number) for number in range(1000)], told.append)
    assert told[0] == 0
    assert len(told) < 900


def test_on_a_loop_the_question_has_a_thread_and_the_callbacks_have_the_loops():
    async def ask():
        asking, at = Asking(), {}
        done = asyncio.Event()

        def heard(_answer):
            at["heard"] = threading.get_ident()
            done.set()

        def question(tell, stop):
            at["asked"] = threading.get_ident()

        asking.start(question, on_done=heard)
        assert asking.running
        await asyncio.wait_for(done.wait(), 10)
        return at

    at = asyncio.run(ask())
    assert at["heard"] == threading.get_ident() != at["asked"]


def test_a_stopped_question_still_gives_what_it_has():
    asking, heard = Asking(background=True), []
    begun = threading.Event()

    def question(tell, stop):
        begun.set()
        while not stop.is_set():
            pass
        return "so far"

    asking.start(question, on_done=heard.append)
    begun.wait(10)
    asking.stop()
    assert asking.wait(10)
    assert heard == ["so far"]


def test_a_new_question_makes_the_answer_of_the_old_one_stale():
    asking, heard = Asking(background=True), []
    go = threading.Event()

    def slow(tell, stop):
        go.wait(10)
        return "old"

    asking.start(slow, on_done=heard.append)
    asking.start(lambda tell, stop: "new", on_done=heard.append)
    go.set()
    assert asking.wait(10)
    assert heard == ["new"]


def test_nothing_comes_after_drop_or_close():
    asking, heard = Asking(background=True), []
    asking.start(lambda tell, stop: "dropped", on_done=heard.append)
    asking.drop()
    assert not asking.running
    assert asking.wait(1)
    asking.close()
    asking.start(lambda tell, stop: "closed", on_done=heard.append)
    assert asking.wait(1)
    assert heard == []


def test_a_callback_may_ask_the_next_question():
    asking, heard = Asking(), []

    def first(answer):
        heard.append(answer)
        asking.start(lambda tell, stop: answer + 1, on_done=heard.append)

    asking.start(lambda tell, stop: 1, on_done=first)
    assert heard == [1, 2]


def test_errors_of_the_question_and_of_a_callback_are_told():
    asking, errors = Asking(), []
    asking.start(lambda tell, stop: 1 / 0, on_error=errors.append)
    asking.start(lambda tell, stop: 0, on_done=lambda answer: 1 / answer, on_error=errors.append)
    assert [type(error) for error in errors] == [ZeroDivisionError] * 2


def test_an_error_nobody_listens_to_is_raised():
    with pytest.raises(ZeroDivisionError):
        Asking().start(lambda tell, stop: 1 / 0)


def test_wait_gives_up_after_its_time():
    asking = Asking(background=True)
    go = threading.Event()
    asking.start(lambda tell, stop: go.wait(10))
    assert not asking.wait(0.01)
    go.set()
    assert asking.wait(10)


def test_an_answer_whose_loop_has_ended_is_given_in_the_next_one():
    asking, heard = Asking(), []
    go = threading.Event()

    def question(tell, stop):
        assert go.wait(10)
        return "answer"

    async def ask():
        asking.start(question, on_done=heard.append)

    async def come_back():
        asking.here()
        go.set()
        for _ in range(500):
            if heard:
                return
            await asyncio.sleep(0.01)

    asyncio.run(ask())  # a page is closed before the answer
    assert asking.running
    asyncio.run(come_back())
    assert heard == ["answer"]
    assert not asking.running


def test_an_answer_that_came_while_no_loop_ran_is_given_when_somebody_comes_back():
    asking, heard = Asking(), []
    go = threading.Event()

    async def ask():
        asking.start(lambda tell, stop: go.wait(10) and "answer", on_done=heard.append)

    async def come_back():
        asking.here()

    asyncio.run(ask())
    go.set()
    while asking._letters.empty():
        pass
    asyncio.run(come_back())
    assert heard == ["answer"]


def test_what_is_told_after_the_answer_goes_unheard():
    asking, told, heard = Asking(background=True), [], []
    asking.start(lambda tell, stop: "answer", told.append, heard.append)
    assert asking.wait(10)
    asking._open(_Letter(asking._number, "progress", "late"))
    assert (told, heard) == ([], ["answer"])
