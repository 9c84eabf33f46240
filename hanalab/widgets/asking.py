"""Asking a long question beside the widget: in a thread where a kernel's loop runs, at once elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Final, Generic, NamedTuple, TypeVar

from hanalab.solve.answer import Stop

__all__ = ["Asking", "Question", "Stop", "Told"]

R = TypeVar("R")
Told = Callable[[R], None]
Question = Callable[[Told[R], Stop], R]
"""What is asked: given where to tell answers so far and a stop to look at, it returns the answer."""

#: seconds between two answers so far that are passed on; those between are left out
PACE: Final = 0.15


class _Letter(NamedTuple):
    number: int
    kind: str
    value: object


class Asking(Generic[R]):
    """At most one question at a time; a new one makes the answers of the one before stale.

    `start(question, on_progress, on_done, on_error)`: the question runs in a thread of its own while the
    callbacks run where the loop runs, so they may change a widget. Without a running loop (a script, a plain
    test) `start` returns when all is done. `stop` lets the question end early with what it has: `on_done`
    still comes. `drop` forgets it: nothing comes any more. `wait` blocks until the answer has been given.
    An error in the question or in a callback goes to `on_error`.

    >>> asking, heard = Asking(), []
    >>> asking.start(lambda tell, stop: 42, on_done=heard.append)
    >>> heard
    [42]
    """

    def __init__(
        self, background: bool | None = None, lock: AbstractContextManager[object] | None = None
    ) -> None:
        """`background`: True for a thread even without a loop (then `wait` gives the answer), False for
        never; by default as the loop says. `lock` is held while a callback runs: a kernel deals with presses
        in one thread and with cells in another."""
        self._background = background
        self._lock: AbstractContextManager[object] = nullcontext() if lock is None else lock
        self._loop: asyncio.AbstractEventLoop | None = None
        self._number = 0
        self._stop: Stop | None = None
        self._closed = False
        self._letters: queue.SimpleQueue[_Letter] = queue.SimpleQueue()
        self._on: tuple[Told[R] | None, Told[R] | None, Callable[[Exception], None] | None]
        self._on = (None, None, None)

    @property
    def running(self) -> bool:
        """Whether an answer is still to come."""
        return self._stop is not None

    @property
    def in_background(self) -> bool:
        """Whether a question started now would leave its asker free at once."""
        return self._background is not False and (bool(self._background) or _running_loop() is not None)

    def start(
        self,
        question: Question[R],
        on_progress: Told[R] | None = None,
        on_done: Told[R] | None = None,
        on_error: Callable[[Exception], None] | None = None,
    ) -> None:
        """Ask; what was asked before is dropped. After `close`, nothing happens."""
        self.drop()
        if self._closed:
            return
        number, stop = self._number, Stop()
        self._stop, self._on = stop, (on_progress, on_done, on_error)
        self._loop = None if self._background is False else _running_loop()
        if self._loop is not None or self._background:
            worker = threading.Thread(
                target=self._work, args=(question, number, stop), name="hanalab-asking", daemon=True
            )
            try:
                worker.start()
                return
            except RuntimeError:
                pass  # a kernel inside a browser has a loop but no threads
        self._work(question, number, stop, at_once=True)

    def here(self) -> None:
        """Give answers in the loop that runs here, if the one they were asked in has ended: a page that is
        closed takes its loop with it, and one opened later goes on with the same widget."""
        loop = _running_loop()
        if loop is None or self._loop is None or self._loop.is_running():
            return
        self._loop = loop
        self._deliver()

    def stop(self) -> None:
        """Let the question end with what it has."""
        if self._stop is not None:
            self._stop.set()

    def drop(self) -> None:
        """Stop, and let whatever still comes go unheard."""
        self.stop()
        self._number += 1
        self._stop = None
        self._on = (None, None, None)

    def close(self) -> None:
        """Drop, and ask nothing any more."""
        self.drop()
        self._closed = True

    def wait(self, seconds: float | None = None) -> bool:
        """Block until the answer has been given to `on_done`; False if that took longer than `seconds`."""
        end = None if seconds is None else time.monotonic() + seconds
        while self.running:
            try:
                left = None if end is None else max(0.0, end - time.monotonic())
                self._open(self._letters.get(timeout=left))
            except queue.Empty:
                return False
        return True

    # -- the worker ---------------------------------------------------------------------------------------

    def _work(self, question: Question[R], number: int, stop: Stop, at_once: bool = False) -> None:
        last = -PACE

        def post(kind: str, value: object) -> None:
            letter = _Letter(number, kind, value)
            if at_once:
                self._open(letter)
                return
            self._letters.put(letter)
            loop = self._loop
            if loop is not None:
                with contextlib.suppress(RuntimeError):  # the loop may have closed with its kernel
                    loop.call_soon_threadsafe(self._deliver)

        def tell(answer: R) -> None:
            nonlocal last
            now = time.monotonic()
            if now - last >= PACE:
                last = now
                post("progress", answer)

        try:
            answer = question(tell, stop)
        except Exception as error:
            post("error", error)
        else:
            post("done", answer)

    # -- the callbacks ------------------------------------------------------------------------------------

    def _deliver(self) -> None:
        """Open all letters; of several answers so far only the last is passed on."""
        letters: list[_Letter] = []
        with self._lock:
            with contextlib.suppress(queue.Empty):
                while True:
                    letters.append(self._letters.get_nowait())
            for place, letter in enumerate(letters):
                after = letters[place + 1 : place + 2]
                if letter.kind == "progress" and after and after[0].number == letter.number:
                    continue
                self._open(letter)

    def _open(self, letter: _Letter) -> None:
        with self._lock:
            # Stale, or from before the answer, which another thread has opened meanwhile.
            if letter.number == self._number and self.running:
                self._tell(letter)

    def _tell(self, letter: _Letter) -> None:
        on_progress, on_done, on_error = self._on
        if letter.kind != "progress":
            self._stop = None  # before the callback: it may ask anew
        try:
            if letter.kind == "error":
                raise letter.value  # type: ignore[misc]
            heard = on_done if letter.kind == "done" else on_progress
            if heard is not None:
                heard(letter.value)  # type: ignore[arg-type]
        except Exception as error:
            if on_error is None:
                raise
            on_error(error)


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
