"""The hand explorer: put any position together, leave cards unknown, and ask what each choice is worth."""

from __future__ import annotations

import traceback
from typing import Any, Final

from hanalab import mighty, mushi
from hanalab.core.errors import HanalabError, SetupError
from hanalab.core.reason import Reason, reason
from hanalab.core.shown import shown
from hanalab.explore import Answer
from hanalab.widgets import explorer_still, explorer_words
from hanalab.widgets.asking import Asking
from hanalab.widgets.explorer_acts import ASKABLE, ExplorerActs
from hanalab.widgets.explorer_ask import Change, Effortful, comparison, question, ready
from hanalab.widgets.explorer_draft import Draft
from hanalab.widgets.explorer_draft_mighty import MightyDraft
from hanalab.widgets.explorer_draft_mushi import MushiDraft
from hanalab.widgets.explorer_model import GAMES, SEATS, Inquiry, read_inquiry
from hanalab.widgets.explorer_rail import Look, State
from hanalab.widgets.explorer_tree import explorer_tree, setup_tree
from hanalab.widgets.history import History

Key = Any
#: answers kept, so that going back shows them at once
KEPT: Final = 60


class HandExplorer(ExplorerActs):
    """What is a hand worth that never happened?

    `position` is a round, a hand, a view, the text of one, or the codes of ten (bids) or thirteen (kitty)
    Mighty cards; without it the widget begins with an empty set-up of `game`. Only what `seat` may know is
    asked about, unless `all_open`. `samples` are the deals of a question (by default as many as it likes),
    `seed` chooses them. `answer` is the answer so far, None before; `ask` asks, `wait` waits for the end.
    `SetupError` lists all that is wrong with a position.

    >>> explorer = HandExplorer("mushi; hands 01Y / 05X; field 01R 01X; stock 12X 09Y", all_open=True)
    >>> explorer.press("walk play 01Y; take 01R")
    >>> explorer.inquiry.trail[-1].actions, len(explorer.position.piles[0])
    (('play 01Y', 'take 01R'), 2)
    """

    STATE = ("_history", "_setup", "_look", "_auto")

    def __init__(
        self,
        position: Any = None,
        game: str = "mushi",
        *,
        seat: Any = 0,
        all_open: bool = False,
        lang: str = "en",
        rules: Any = None,
        seed: object = 0,
        samples: Any = None,
        executor: object = None,
        background: bool | None = None,
    ) -> None:
        if game not in GAMES:
            raise HanalabError("explorer-game", game=shown(game))
        if samples is not None and (not isinstance(samples, int) or isinstance(samples, bool) or samples < 1):
            raise HanalabError("explorer-samples", samples=shown(samples))
        self._effort = Effortful(samples, seed, executor)
        self._history: History[Inquiry] | None = None
        self._setup: History[Draft] | None = None
        if position is None:
            self._setup = History(_empty(game, seat, rules))
        else:
            self._history = History(read_inquiry(position, game, seat, rules, all_open))
        self._look = Look()
        self._auto = False
        self._state: State = "idle"
        self._answers: dict[Key, Answer] = {}
        self._whole: set[Key] = set()  # those whose question has come to its end, or was stopped
        self._key: Key = None
        self._asking: Asking[Any] = Asking(background, self.lock)
        super().__init__(lang=lang)

    # --- what is there -----------------------------------------------------------------------------------

    @property
    def inquiry(self) -> Inquiry:
        """What is asked about, as a value; `SetupError` while nothing is set up."""
        if self._history is None:
            return self._draft.inquiry()
        return self._history.now

    @property
    def position(self) -> Any:
        """The position as far as the question may look at it."""
        return self.inquiry.known

    @property
    def answer(self) -> Answer | None:
        """The answer for what is shown, as far as it has come; None before."""
        return self._answers.get(self._shown_key())

    @property
    def defects(self) -> tuple[Reason, ...]:
        """All that is wrong with what is being set up; none outside the set-up."""
        return () if self._setup is None else self._setup.now.defects()

    @property
    def running(self) -> bool:
        """Whether an answer is being worked out."""
        return self._asking.running

    def ask(self) -> None:
        """Ask about what is shown; from then on every position walked to is asked about."""
        self.press("ask")

    def wait(self, seconds: float | None = None) -> Answer | None:
        """Wait for the answer (at most so many seconds); gives the answer so far."""
        if not self.running and self.answer is None:
            self.ask()
        self._asking.wait(seconds)
        return self.answer

    # --- pressing ----------------------------------------------------------------------------------------

    def _fit(self, size: dict[str, Any]) -> None:
        first = not self._seen
        super()._fit(size)
        if first and self._history is not None:
            self._auto = True
            self._follow()

    # asking

    def _shown_key(self) -> Key:
        if self._history is None or self._setup is not None:
            return None
        return self._history.now if self._look.sides is None else self._look.sides

    def _follow(self) -> None:
        """Ask about what is shown now, if it has not been; drop a question about anything else."""
        key = self._shown_key()
        if key == self._key and (self._asking.running or key in self._whole):
            return
        if self._asking.running:
            self._asking.drop()
        failed = key == self._key and self._state == "failed" and not self._auto
        self._key = key
        if not failed:
            self._state = "idle"
        at = key[0] if isinstance(key, tuple) else key
        if key is None or at.kind not in ASKABLE or not self._auto:
            return
        if key in self._whole:
            return
        self._start(key, self._effort.samples)

    def _start(self, key: Key, samples: int | None) -> None:
        effort = self._effort._replace(samples=samples)
        self._key = key
        if isinstance(key, tuple):
            asked = comparison(key, self._look.change or Change("branch"), effort)
        else:
            asked = question(key, effort)
        self._state = "working" if ready(key[0] if isinstance(key, tuple) else key) else "preparing"
        if self._state == "preparing":
            self.refresh()
        self._asking.start(asked, self._told, self._done, self._failed)

    def _told(self, answer: Answer | None) -> None:
        self._state = "working"
        self._keep(answer)

    def _done(self, answer: Answer | None) -> None:
        self._state = "idle"
        self._whole.add(self._key)
        self._keep(answer)

    def _keep(self, answer: Answer | None) -> None:
        if answer is not None:
            self._answers.pop(self._key, None)
            self._answers[self._key] = answer
            for old in list(self._answers)[:-KEPT]:
                del self._answers[old]
                self._whole.discard(old)
        self.refresh()

    def _failed(self, error: Exception) -> None:
        stopped = isinstance(error, HanalabError) and error.code == "solve-prepare-stopped"
        self._state = "idle" if stopped else "failed"
        self._auto = False
        if isinstance(error, HanalabError):
            self.notice = error.text(self.lang)
        else:
            self.problem = "".join(traceback.format_exception(error))
        self.refresh()

    # --- showing -----------------------------------------------------------------------------------------

    def build(self) -> dict[str, Any]:
        if self._setup is not None:
            return setup_tree(
                self._setup,
                self._look,
                can_cancel=self._history is not None,
                more=self.more_open,
                lang=self.lang,
            )
        history: History[Inquiry] = self._history  # type: ignore[assignment]
        return explorer_tree(
            history,
            self._look,
            self.answer,
            self._state,
            asked=self._auto,
            more=self.more_open,
            lang=self.lang,
        )

    def static_svg(self) -> str:
        if self._setup is not None:
            return explorer_still.draft_still(self._setup.now, self.lang)
        at, answer = self.inquiry, self.answer
        now = explorer_words.said(at, answer, "idle", self.lang)
        return explorer_still.still(at, self._look, answer, now, self.lang)

    def text_form(self) -> str:
        if self._setup is not None:
            return explorer_still.draft_written(self._setup.now, self.lang)
        return explorer_still.written(self.inquiry, self.answer, self.lang)

    def _press(self, act: str, value: Any, by_itself: bool = False) -> None:
        self._asking.here()
        super()._press(act, value, by_itself)

    def close(self) -> None:
        """Stop what is being worked out, and free every model."""
        asking = vars(self).get("_asking")  # the constructor may have failed before
        if asking is not None:
            asking.close()
        super().close()

    def __repr__(self) -> str:
        if self._setup is not None:
            return f"HandExplorer(game={self._setup.now.game!r})"
        return f"HandExplorer({str(self.inquiry.known)!r})"


def _empty(game: str, seat: Any, rules: Any) -> Draft:
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < SEATS[game]:
        raise SetupError([reason("explorer-seat", None, seat=shown(seat), last=SEATS[game] - 1)])
    zone = f"hand{seat}"
    if game == "mushi":
        given = mushi.Rules() if rules is None else mushi.Rules.of(rules)
        return MushiDraft(seat=seat, zone=zone, rules=given)
    return MightyDraft(
        seat=seat, zone=zone, rules=mighty.Rules() if rules is None else mighty.Rules.of(rules)
    )
