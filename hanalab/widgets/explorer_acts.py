"""What presses do in the hand explorer: walking, what if, setting up. `_do_x` answers the act "x"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from hanalab import mighty, mushi
from hanalab.core.errors import HanalabError
from hanalab.explore import Answer
from hanalab.widgets import explorer_walk as walking
from hanalab.widgets import explorer_words
from hanalab.widgets.asking import Asking
from hanalab.widgets.base import HanaWidget
from hanalab.widgets.explorer_ask import Change, Effortful
from hanalab.widgets.explorer_draft import Draft
from hanalab.widgets.explorer_draft_mighty import draft_of as mighty_draft_of
from hanalab.widgets.explorer_draft_mushi import draft_of as mushi_draft_of
from hanalab.widgets.explorer_model import Inquiry, read_inquiry
from hanalab.widgets.explorer_rail import Look
from hanalab.widgets.history import History

ASKABLE: Final = ("rows", "bids", "kitty")


class ExplorerActs(HanaWidget):
    """A widget that holds a history of inquiries and, while setting up, one of drafts."""

    _history: History[Inquiry] | None
    _setup: History[Draft] | None
    _look: Look
    _auto: bool
    _effort: Effortful
    _asking: Asking[Any]

    @property
    def inquiry(self) -> Inquiry:
        """What is asked about."""
        raise NotImplementedError

    @property
    def answer(self) -> Answer | None:
        """The answer so far."""
        raise NotImplementedError

    def _follow(self) -> None:
        """Ask about what is shown now."""
        raise NotImplementedError

    def _shown_key(self) -> Any:
        """What is shown, as the key of its answer."""
        raise NotImplementedError

    def _start(self, key: Any, samples: int | None) -> None:
        """Ask about this."""
        raise NotImplementedError

    @property
    def _draft(self) -> Draft:
        if self._setup is None:
            raise HanalabError("explorer-act", act="set-up")
        return self._setup.now

    def handle(self, act: str, value: Any) -> None:
        verb, _, rest = act.partition(" ")
        method = getattr(self, f"_do_{verb.replace('-', '_')}", None)
        if method is None or not verb.replace("-", "").isalpha():
            raise HanalabError("explorer-act", act=act)
        method(rest, value)
        self._follow()

    def _go(self, at: Inquiry, **look: Any) -> None:
        """On to an inquiry; what was open for the one before closes."""
        self._history = History(at) if self._history is None else self._history.do(at)
        self._look = replace(
            self._look, popover="", errors=(), what="", out="", rule="", sides=None, change=None, bid=None,
        )  # fmt: skip
        self._look = replace(self._look, **look)

    # asking

    def _do_ask(self, _rest: str, _value: object) -> None:
        self._auto = True

    def _do_stop(self, _rest: str, _value: object) -> None:
        self._asking.stop()

    def _do_sharpen(self, _rest: str, _value: object) -> None:
        known = self.answer
        if known is None or explorer_words.is_exact(known):
            return
        wanted = 2 * max(known.worlds, known.wanted or 0, 1)
        self._start(self._shown_key(), wanted)

    # walking

    def _do_undo(self, _rest: str, _value: object) -> None:
        if self._setup is not None:
            self._setup = self._setup.undo()
        elif self._look.sides is not None:
            self._look = replace(self._look, sides=None, change=None)
        elif self._history is not None:
            self._again(self._history.undo())

    def _do_redo(self, _rest: str, _value: object) -> None:
        if self._setup is not None:
            self._setup = self._setup.redo()
        elif self._history is not None:
            self._again(self._history.redo())

    def _again(self, history: History[Inquiry]) -> None:
        self._go(history.now)
        self._history = history

    def _do_start(self, _rest: str, _value: object) -> None:
        """Back to where the walk began, as a step of its own."""
        if self._history is not None:
            first = next((at for at in self._history.before if not at.trail), self._history.now)
            self._go(first)

    def _do_walk(self, rest: str, _value: object) -> None:
        acts = tuple(act.strip() for act in rest.split(";") if act.strip())
        self._go(walking.walk(self.inquiry, acts))

    def _do_draw(self, rest: str, _value: object) -> None:
        self._go(walking.draw(self.inquiry, rest, self._effort.seed))

    def _do_suppose(self, rest: str, _value: object) -> None:
        self._go(walking.suppose(self.inquiry, rest))

    def _do_let(self, _rest: str, _value: object) -> None:
        self._go(walking.let(self.inquiry, self._effort.seed))

    def _do_look(self, _rest: str, _value: object) -> None:
        self._go(self.inquiry.looked_at(not self.inquiry.open))

    def _do_none(self, _rest: str, _value: object) -> None:
        """A card of the hand that stands for nothing now."""

    # bids

    def _do_bid(self, rest: str, _value: object) -> None:
        bid = mighty.read_bid(rest)
        self._look = replace(self._look, bid=None if bid == self._look.bid else bid)

    def _do_shows(self, rest: str, _value: object) -> None:
        if rest not in ("chance", "score"):
            raise HanalabError("explorer-choice", value=rest, allowed="chance, score")
        self._look = replace(self._look, shows=rest)  # type: ignore[arg-type]

    # what if

    def _do_what(self, rest: str, _value: object) -> None:
        what = "" if rest == self._look.what else rest
        self._look = replace(self._look, what=what, out="", rule="")

    def _do_out(self, rest: str, _value: object) -> None:
        self._look = replace(self._look, what="exchange", out="" if rest == self._look.out else rest)

    def _do_in(self, rest: str, _value: object) -> None:
        read = mushi.Card if self.inquiry.game == "mushi" else mighty.Card
        out, into = read(self._look.out), read(rest)
        after = walking.exchanged(self.inquiry, out, into)
        self._side_by_side(after, Change("exchange", (out.code, into.code)))

    def _do_rule_choice(self, rest: str, value: object) -> None:
        self._look = replace(self._look, rule=rest or str(value or ""))

    def _do_rule_go(self, rest: str, _value: object) -> None:
        key, _, value = (rest or self._look.rule).partition("=")
        after = self.inquiry.ruled(self.inquiry.rules.changed(**{key: _number(value)}))
        self._side_by_side(after, Change("rule", (key, value)))

    def _do_keep(self, _rest: str, _value: object) -> None:
        if self.inquiry.kind not in ASKABLE and self._look.kept is None:
            raise HanalabError("explorer-over", "M42" if self.inquiry.game == "mushi" else "K59")
        self._look = replace(self._look, kept=None if self._look.kept is not None else self.inquiry)

    def _do_forget(self, _rest: str, _value: object) -> None:
        self._look = replace(self._look, kept=None)

    def _do_branch_go(self, _rest: str, _value: object) -> None:
        kept = self._look.kept
        if kept is not None and kept != self.inquiry and kept.kind == self.inquiry.kind:
            self._look = replace(self._look, what="", sides=(kept, self.inquiry), change=Change("branch"))
            self._auto = True

    def _side_by_side(self, after: Inquiry, change: Change) -> None:
        self._look = replace(self._look, what="", out="", rule="", sides=(self.inquiry, after), change=change)
        self._auto = True

    def _do_sides_close(self, _rest: str, _value: object) -> None:
        self._look = replace(self._look, sides=None, change=None)

    def _do_side(self, rest: str, _value: object) -> None:
        if self._look.sides is not None and rest in ("0", "1"):
            self._go(self._look.sides[int(rest)])

    # set-up

    def _do_setup(self, _rest: str, _value: object) -> None:
        if self._setup is None:
            of = mushi_draft_of if self.inquiry.game == "mushi" else mighty_draft_of
            self._setup = History(of(self.inquiry))
            self._look = replace(self._look, what="", out="", popover="", sides=None)

    def _do_cancel(self, _rest: str, _value: object) -> None:
        if self._history is not None:
            self._setup = None

    def _do_done(self, _rest: str, _value: object) -> None:
        at = self._draft.inquiry()
        self._setup = None
        self._go(at)
        self._auto = True

    def _do_into(self, rest: str, _value: object) -> None:
        if self._setup is not None:
            self._setup = self._setup.swap(self._draft.into(rest))

    def _change(self, step: Callable[[Draft], Draft]) -> None:
        if self._setup is None:
            raise HanalabError("explorer-act", act="set-up")
        self._setup = self._setup.do(step(self._setup.now))

    def _do_put(self, rest: str, _value: object) -> None:
        self._change(lambda draft: draft.put(rest))

    def _do_fewer(self, rest: str, _value: object) -> None:
        self._change(lambda draft: draft.resized(rest, -1))

    def _do_more(self, rest: str, _value: object) -> None:
        self._change(lambda draft: draft.resized(rest, 1))

    def _do_choose(self, rest: str, value: object) -> None:
        key, _, word = rest.partition(" ")
        self._change(lambda draft: draft.chosen(key, word or str(value or "")))

    def _do_empty(self, _rest: str, _value: object) -> None:
        self._change(lambda draft: draft.cleared())

    def _do_random(self, _rest: str, _value: object) -> None:
        """A deal by the seed, each time the next one, with the other seats' cards unknown."""
        draft = self._draft
        count = len(self._setup.before) if self._setup is not None else 0
        seed = f"{self._effort.seed} {count}"
        if draft.game == "mushi":
            dealt = mushi.Round.deal(seed, rules=draft.rules)
            at = Inquiry(dealt, draft.seat, draft.open)
            made: Draft = mushi_draft_of(at)
        else:
            at = Inquiry(mighty.Hand.deal(seed, rules=draft.rules), draft.seat, draft.open)
            made = mighty_draft_of(at)
        self._change(lambda _: made)

    # popovers

    def _do_open(self, rest: str, _value: object) -> None:
        if rest != "paste":
            raise HanalabError("explorer-act", act=f"open {rest}")
        self._look = replace(self._look, popover="" if self._look.popover else "paste", errors=())

    def _do_shut(self, _rest: str, _value: object) -> None:
        self._look = replace(self._look, popover="", errors=())

    def _do_paste(self, _rest: str, value: object) -> None:
        """Go on from a pasted text; if it is wrong, all its defects are listed and nothing changes."""
        game = self._draft.game if self._setup is not None else self.inquiry.game
        try:
            at = read_inquiry(str(value or ""), game)
        except HanalabError as error:
            self._look = replace(
                self._look, popover="paste", errors=tuple(error.text(self.lang).splitlines())
            )
            return
        self._setup = None
        self._go(at)
        self._auto = True


def _number(value: str) -> object:
    return int(value) if value.isdecimal() else value
