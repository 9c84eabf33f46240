"""What all Mighty tables have in common: one sitting, the acts every phase knows, and rooms that show the
phases.

A `Room` shows some phases of a hand and knows their acts; it keeps no state of its own. AuctionTable,
PreparationTable and TrickTable are a `MightyWidget` with one room; MightyTable has all three.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any, ClassVar, NamedTuple

from hanalab.core.errors import HanalabError
from hanalab.core.given import gathered
from hanalab.draw.canvas import CanvasPainter, available
from hanalab.draw.mighty import with_large_index
from hanalab.draw.scene import Scene
from hanalab.mighty import Hand, Rules, Session
from hanalab.solve.answer import Stop
from hanalab.widgets.asking import Told
from hanalab.widgets.bot_choice import SECONDS, check_bot, read_seconds
from hanalab.widgets.given_twice import check_dealer, check_players, check_rules
from hanalab.widgets.mighty_game import YOU, Sitting, new_sitting, players_of
from hanalab.widgets.mighty_load import read_hand
from hanalab.widgets.mighty_words import Speech
from hanalab.widgets.nodes import art_key, walk
from hanalab.widgets.review_acts import ReviewActs
from hanalab.widgets.review_model import Review
from hanalab.widgets.seeds import read_pause

FORMS = ("wide", "narrow")
#: what goes on up to the next decision of a person
FINISHED = ("look", "bot")
#: the widest card on a felt, in px
CARD = 84


class Over(NamedTuple):
    """What any room may show besides the game: the popover that is open and what is wrong in it, how far
    the hint has been asked for, whether the whole log is unfolded, and the tab of the narrow form.
    """

    popover: str = ""
    errors: tuple[str, ...] = ()
    hint: int = 0
    unfolded: bool = False
    tab: str = ""


class Room:
    """Some phases of a hand as something to look at and to press."""

    #: the phases shown here
    phases: ClassVar[tuple[str, ...]] = ()
    #: what the room remembers besides the game (an immutable value), as it is after every step of the game
    fresh: ClassVar[Any] = None
    #: the first words of the acts it knows besides the common ones
    verbs: ClassVar[frozenset[str]] = frozenset()

    def tree(self, table: MightyWidget) -> dict[str, Any]:
        """The whole tree, from `root`; `mighty_frame` has the title bar, switches and popovers."""
        raise NotImplementedError

    def handle(self, table: MightyWidget, verb: str, rest: str, value: Any) -> None:
        """Do one of its acts: set `table.memo`, or go on with `table.moved(table.sitting.do(...))`."""
        raise NotImplementedError

    def scene(self, table: MightyWidget, form: str) -> Scene | None:
        """The felt of this form, if the room has one."""
        return None

    def still(self, table: MightyWidget) -> str | None:
        """The picture for a saved notebook, as SVG."""
        return None

    def text(self, table: MightyWidget) -> str:
        """The same in words."""
        raise NotImplementedError

    def kept(self, memo: Any) -> Any:
        """What is remembered still when the game has gone on by itself: what the reader is looking at."""
        return self.fresh

    def keys(self, table: MightyWidget) -> dict[str, str]:
        """The keys of the room, besides the common ones."""
        return {}

    def tabs(self, table: MightyWidget) -> tuple[str, ...]:
        """The tabs of its narrow form."""
        return ()


class MightyWidget(ReviewActs):
    """Base of the Mighty tables; see `TrickTable` for the arguments.

    `sitting` is the state of the game, `memo` what the room remembers besides, `over` what any room may show.
    """

    ROOMS: ClassVar[tuple[Room, ...]] = ()
    SKIPS: ClassVar[tuple[str, ...]] = ()
    SESSIONS: ClassVar[bool] = True
    BESIDE = "over"
    GAME = "mighty"
    STATE = ("sitting", "memo", "over", "study", "open_hands", "four_colours", "large_index", "running")

    sitting: Sitting
    names: tuple[str, ...] | None
    _given: bool  # while the table is made: whether the hand was given and not dealt

    def __init__(
        self,
        hand: Hand | str | Session | MightyWidget | None = None,
        seed: object = 1,
        bots: str | Sequence[str] | None = "steady",
        seat: int = 0,
        names: Sequence[str] | None = None,
        rules: Rules | str | None = None,
        lang: str = "en",
        *,
        dealer: int | None = None,
        open_hands: bool = False,
        four_colours: bool = False,
        large_index: bool = False,
        pause: int | None = 400,
        canvas: bool = True,
        on_change: Callable[[Hand], object] | None = None,
        seconds: float = SECONDS,
    ) -> None:
        if isinstance(hand, MightyWidget):
            names = hand.names if names is None else names
            sitting = _carried(hand.sitting, bots, seat, rules, dealer, self.SKIPS)
            seconds = sitting.seconds if seconds == SECONDS else seconds
        else:
            sitting = new_sitting(hand, seed, bots, seat, rules, dealer, self.SKIPS)
        self._given = not (hand is None or isinstance(hand, Session))
        self.sitting = self.sit(replace(sitting, seconds=read_seconds(seconds)))
        self._given = False
        self.names = None if names is None else gathered(names)
        Speech(self.sitting, self.names, lang)  # complains about names that are not five
        self.over = Over()
        self.memo: Any = None
        self.open_hands = bool(open_hands)
        self.four_colours = bool(four_colours)
        self.large_index = bool(large_index)
        self.running = False
        self.pause = read_pause(pause)
        self._on_change = on_change
        self._canvas = bool(canvas) and available()
        self._forms = ["wide"]
        self.scenes: dict[str, Scene] = {}
        self._settle()
        self._forget()
        super().__init__(lang=lang)
        self.follow()

    # -- the state ----------------------------------------------------------------------------------------

    @property
    def hand(self) -> Hand:
        """Where the hand stands."""
        return self.sitting.position

    @property
    def session(self) -> Session:
        """The finished hands, with this one once it is over and counts."""
        return self.sitting.session_now

    @property
    def speech(self) -> Speech:
        """Names and shared sentences of the present state."""
        speech = Speech(self.sitting, self.names, self.lang)
        speech.counts_hands = self.counts_hands
        return speech

    @property
    def room(self) -> Room:
        """The room that shows the present state."""
        sitting = self.sitting
        phase = (
            "AUCTION" if sitting.look == "contract" or sitting.position.is_dead else sitting.position.phase
        )
        return next((room for room in self.ROOMS if phase in room.phases), self.ROOMS[-1])

    @property
    def alone(self) -> bool:
        """Whether this table shows one part of the game only."""
        return len(self.ROOMS) == 1

    @property
    def counts_hands(self) -> bool:
        """Whether the hand has a number in a session: not where one part of one hand is all there is."""
        return self.SESSIONS or bool(self.sitting.session.hands)

    @property
    def rests(self) -> bool:
        """Whether nothing goes on by itself or by Continue, though somebody is to decide."""
        return False

    @property
    def theme(self) -> str:
        """ "light" or "dark", as the view that spoke last."""
        return "dark" if self.dark else "light"

    def after(self) -> tuple[int, str] | None:
        """The timer: how long until a bot acts, in milliseconds, and what that sends."""
        if self.rests:
            return None
        if self.is_slow(self.sitting):
            return None
        if self.sitting.waits == "bot" and not self.steps and (self.running or not self.sitting.watching):
            return self.pause or 0, "continue"
        return None

    @property
    def steps(self) -> bool:
        """Whether Continue is needed for what comes next: for all that is to be looked at, and for every step
        where there is no timer.
        """
        if self.pause is None or self.sitting.waits in ("look", "replay"):
            return True
        return self.sitting.watching and not self.running

    # -- showing ------------------------------------------------------------------------------------------

    def build(self) -> dict[str, Any]:
        room = self.room
        made = {form: room.scene(self, form) for form in self._forms}
        self.scenes = {
            form: with_large_index(scene) if self.large_index else scene
            for form, scene in made.items()
            if scene is not None
        }
        if self._canvas:
            for form in self.scenes:
                if form not in self.painters:
                    self._add_painter(form)
        tree = room.tree(self)
        if self.large_index:
            for node in walk(tree):
                if node["tag"] == "card" and not node["code"].startswith("back"):
                    node["art"] = art_key(node["code"], True, self.four_colours)
        return tree

    def _add_painter(self, form: str) -> None:
        try:
            painter = CanvasPainter(self.scenes[form].width, self.scenes[form].height, french_cards(), CARD)
        except ImportError:
            self._canvas = False
            return
        painter.canvas.add_class(f"hl-canvas-{form}")
        self.painters[form] = painter
        self.own(painter)
        self.children = (*self.children, painter.canvas)  # last, so that the panel's view stays as it is

    def paint(self) -> None:
        for form, scene in self.scenes.items():
            if form in self.painters:
                self.painters[form].paint(scene)

    def _fit(self, size: dict[str, Any]) -> None:
        moving = not self.still
        super()._fit(size)
        if self.still and moving:  # only now is it known that nothing is to move
            before = self.sitting
            self._settle()
            if self.sitting is not before:
                self.moved(self.sitting)
        if self.narrow and "narrow" not in self._forms:
            self._forms.append("narrow")

    def static_svg(self) -> str | None:
        return self.room.still(self)

    def text_form(self) -> str:
        return self.room.text(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, {self.speech.place(open_hands=self.open_hands)}>"

    # -- pressing -----------------------------------------------------------------------------------------

    def handle(self, act: str, value: Any) -> None:
        super().handle(act, value)
        if type(self.memo) is not type(self.room.fresh):
            self._forget()  # going on by itself has led into another room

    def _perform(self, act: str, verb: str, rest: str, value: Any) -> None:
        room = self.room
        if verb in room.verbs:
            room.handle(self, verb, rest, value)
        else:
            super()._perform(act, verb, rest, value)

    def moved(self, sitting: Sitting) -> None:
        """The game has gone on: what belonged to the old position goes."""
        self.sitting = sitting
        self._forget()

    def went_on(self, sitting: Sitting) -> None:
        room, memo = self.room, self.memo
        super().went_on(sitting)
        if self.room is room:
            self.memo = room.kept(memo)

    def _forget(self) -> None:
        self.memo = self.room.fresh
        self.over = Over(unfolded=self.over.unfolded, tab=self.over.tab)

    def ready(self) -> None:
        """A press finishes whatever is still running and comes to one's own decision."""
        if self.rests:
            return
        if self.sitting.replaying:
            self.moved(self.sitting.play_from_here())
        if self.sitting.waits in ("look", "bot") and not self.sitting.watching:
            self.moved(self.finished(self.sitting, FINISHED))

    def _settle(self) -> None:
        """Go on by itself where nobody has to look: without a pause to the next decision; for a reader who
        wants no motion, up to what is to be looked at.
        """
        if self.rests or (self.sitting.watching and not self.running):
            return
        if self.pause == 0:
            self.sitting = self.finished(self.sitting, FINISHED)
        elif getattr(self, "still", False):
            self.sitting = self.finished(self.sitting, ("bot",))

    # going on

    def _do_continue(self, _rest: str, _value: object) -> None:
        if self.sitting.waits and not self.rests and not self.is_slow(self.sitting):
            self.went_on(self.advanced(self.sitting))

    def _do_finish(self, _rest: str, _value: object) -> None:
        self.moved(self.finished(self.sitting, FINISHED))

    def _do_next(self, _rest: str, _value: object) -> None:
        session = self.sitting.session_now
        sitting = self.sitting.new_session() if session.is_over else self.sitting.next_hand()
        self.moved(self.sit(sitting))

    def _do_new_session(self, _rest: str, _value: object) -> None:
        self.moved(self.sit(self.sitting.new_session()))

    # asking

    def _do_hint(self, _rest: str, _value: object) -> None:
        self.ready()
        if self.sitting.decider is None:
            raise HanalabError("table-hint-not-now")
        self.study = self.study._replace(halted=False)
        self.over = self.over._replace(hint=self.over.hint + 1)

    def _do_tab(self, rest: str, _value: object) -> None:
        if rest not in self.room.tabs(self):
            raise HanalabError("table-act", act=f"tab {rest}")
        self.over = self.over._replace(tab=rest)

    def load(self, source: str) -> Sitting:
        return self.sitting.loaded(*read_hand(source, self.sitting.seed))

    # bots and reviews

    def _do_bots(self, rest: str, _value: object) -> None:
        """Another kind of bot in every seat that has one."""
        name = check_bot(rest)
        self.sitting = self.sitting.seated(
            tuple([player if player == YOU else name for player in self.sitting.players])
        )

    def bot_to_move(self, sitting: Sitting) -> str:
        player = sitting.position.player
        slow = player is not None and not sitting.decides(sitting.position) and not self.rests
        name = sitting.players[player] if slow and player is not None else ""
        return "" if name == YOU or sitting.position.phase in sitting.skips else name

    def review_of(self, tip: Hand, tell: Told[Any], stop: Stop) -> Review:
        return import_module("hanalab.widgets.review_mighty").review(tip, self.sitting.below, tell, stop)  # type: ignore[no-any-return]

    def is_own(self, position: Hand) -> bool:
        return position.phase == "PLAY" and self.sitting.decides(position)

    @property
    def waits_for_continue(self) -> bool:
        return self.steps

    # switches

    def _do_four_colours(self, _rest: str, _value: object) -> None:
        self.four_colours = not self.four_colours

    def _do_large_index(self, _rest: str, _value: object) -> None:
        self.large_index = not self.large_index


def french_cards() -> tuple[str, ...]:
    """The codes a Mighty felt needs: 53 faces and the red back."""
    from hanalab.mighty import DECK

    return (*(card.code for card in DECK), "back-red")


def _carried(
    sitting: Sitting, bots: Any, seat: int, rules: Any, dealer: Any, skips: Sequence[str]
) -> Sitting:
    """The sitting of another table; `SetupError` for players, rules or a dealer other than there."""
    check_rules(rules, sitting.session.rules)
    check_dealer(dealer, sitting.session.dealer)
    agrees = (bots, seat) == ("steady", 0) or players_of(bots, seat) == sitting.players
    check_players(sitting.players, "bots", bots, agrees)
    return replace(sitting, skips=tuple(skips))
