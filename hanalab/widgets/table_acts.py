"""The acts that the tables of both games know: going on, back and forth, popovers and switches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from hanalab.core.errors import HanalabError
from hanalab.core.shown import shown
from hanalab.widgets.base import HanaWidget
from hanalab.widgets.seeds import read_seed

POPOVERS = ("deal", "paste", "rules")


class TableActs(HanaWidget):
    """A table whose game is a `sitting`, an immutable value. A method `_do_x` answers the act "x".

    `BESIDE` names the attribute that holds what a table shows beside the game: a named tuple with at least
    `popover`, `errors` and `unfolded`.
    """

    BESIDE: ClassVar[str] = "shown"

    sitting: Any
    open_hands: bool
    running: bool
    _on_change: Callable[[Any], object] | None

    def moved(self, sitting: Any) -> None:
        """The game has gone on: what belonged to the old position goes."""
        raise NotImplementedError

    def went_on(self, sitting: Any) -> None:
        """The game has gone on by itself: what the reader has opened over the table stays open."""
        beside = getattr(self, self.BESIDE)
        self.moved(sitting)
        self._beside(popover=beside.popover, errors=beside.errors)

    def sit(self, sitting: Any) -> Any:
        """What this table does with a fresh deal before anything is shown."""
        return sitting

    def load(self, source: str) -> Any:
        """The sitting that goes on from a pasted text; `HanalabError` tells what is wrong with it."""
        raise NotImplementedError

    def _settle(self) -> None:
        """Go on by itself where nobody has to look."""

    def handle(self, act: str, value: Any) -> None:
        before = self.sitting.position
        verb, _, rest = act.partition(" ")
        self._perform(act, verb, rest, value)
        self._settle()
        if self._on_change is not None and self.sitting.position is not before:
            self._on_change(self.sitting.position)

    def _perform(self, act: str, verb: str, rest: str, value: Any) -> None:
        method = getattr(self, f"_do_{verb.replace('-', '_')}", None)
        if method is None or not verb.replace("-", "").isalpha():
            raise HanalabError("table-act", act=act)
        method(rest, value)

    def _beside(self, **changes: object) -> None:
        setattr(self, self.BESIDE, getattr(self, self.BESIDE)._replace(**changes))

    # going on

    def _do_finish(self, _rest: str, _value: object) -> None:
        self.moved(self.sitting.finish())

    def _do_run(self, _rest: str, _value: object) -> None:
        self.running = True

    def _do_stop(self, _rest: str, _value: object) -> None:
        self.running = False

    # back and forth

    def _do_undo(self, _rest: str, _value: object) -> None:
        if self.sitting.undo_to() is None:
            raise HanalabError("table-nothing-to-undo")
        self.moved(self.sitting.undo())
        self.running = False

    def _do_redo(self, _rest: str, _value: object) -> None:
        if self.sitting.redo_to() is None:
            raise HanalabError("table-nothing-to-redo")
        self.moved(self.sitting.redo())

    def _do_back(self, rest: str, _value: object) -> None:
        if not rest.isdecimal() or len(rest) > 3:
            raise HanalabError("table-act", act=f"back {rest}")
        self.moved(self.sitting.back_to(int(rest)))
        self.running = False

    def _do_replay(self, _rest: str, _value: object) -> None:
        self.moved(self.sitting.replay())

    def _do_from_here(self, _rest: str, _value: object) -> None:
        self.moved(self.sitting.play_from_here())

    def _do_to_end(self, _rest: str, _value: object) -> None:
        self.moved(self.sitting.to_the_end())

    # popovers and switches

    def _do_unfold(self, _rest: str, _value: object) -> None:
        self._beside(unfolded=not getattr(self, self.BESIDE).unfolded)

    def _do_open(self, rest: str, _value: object) -> None:
        if rest not in POPOVERS:
            raise HanalabError("table-act", act=f"open {rest}")
        now = getattr(self, self.BESIDE).popover
        self._beside(popover="" if now == rest else rest, errors=())

    def _do_shut(self, _rest: str, _value: object) -> None:
        self._beside(popover="", errors=())

    def _do_deal(self, rest: str, value: object) -> None:
        """Deal anew: the seed typed, "deal 7", or the next one."""
        self.moved(self.sit(self.sitting.new_deal(read_seed(rest or shown(value or "")))))

    def _do_paste(self, _rest: str, value: object) -> None:
        """Go on from a pasted text; if it is wrong, all its defects are listed and nothing changes."""
        try:
            self.moved(self.load(shown(value or "")))
        except HanalabError as error:
            self._beside(popover="paste", errors=tuple(error.text(self.lang).splitlines()))

    def _do_open_hands(self, _rest: str, _value: object) -> None:
        self.open_hands = not self.open_hands
