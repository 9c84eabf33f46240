"""What each press at a Mushi table does. A method `_do_x` answers the act "x"."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from hanalab.core.errors import HanalabError, IllegalAction
from hanalab.core.reason import reason
from hanalab.mushi.actions import Take, read_action
from hanalab.mushi.captures import captures, why_not_capture
from hanalab.mushi.cards import Card
from hanalab.mushi.round import Round
from hanalab.solve.answer import Stop
from hanalab.widgets.asking import Told
from hanalab.widgets.bot_choice import check_bot
from hanalab.widgets.costs import Decision
from hanalab.widgets.hints import STEPS
from hanalab.widgets.hints_mushi import hint_with
from hanalab.widgets.mushi_end import KINDS
from hanalab.widgets.mushi_game import Sitting
from hanalab.widgets.mushi_moments import Moment, players_of
from hanalab.widgets.mushi_rail import TABS, Shown
from hanalab.widgets.review_acts import ReviewActs
from hanalab.widgets.review_model import Review

#: what goes on up to the next decision of a person
FINISHED = ("moment", "bot", "replay")
#: a drawn card lies longer than a played one, in ms
DRAW_PAUSE = 100


class MushiActs(ReviewActs):
    """The state of a table and how presses change it; `MushiTable` shows it."""

    STATE = ("sitting", "shown", "study", "marks", "open_hands", "running")
    GAME = "mushi"

    sitting: Sitting
    shown: Shown
    marks: bool
    pause: int | None

    @property
    def round(self) -> Round:
        """Where the round stands."""
        return self.sitting.position

    @property
    def brief(self) -> bool:
        """Whether every step waits for Continue, so that there should be few."""
        return self.still or self.pause is None

    def waits_for_person(self, moment: Moment | None) -> bool:
        """Whether what is on show stays until Continue is pressed."""
        if self.brief or self.sitting.waits in ("pass", "replay") or self.sitting.replaying:
            return True
        if self.sitting.watching:
            return not self.running
        return moment is not None and moment.is_forced and not self.sitting.players[moment.event.seat].is_bot

    @property
    def held(self) -> Moment | None:
        """A forced capture of the Lightning that waits for Continue, with its reasons."""
        moment = self.sitting.moment
        if moment is None or not moment.is_forced or self.sitting.replaying:
            return None
        return moment if self.waits_for_person(moment) else None

    @property
    def hand_refused(self) -> bool:
        """Whether the card of this turn is down already, so that none of the hand can be played (M22,
        M23)."""
        sitting, moment = self.sitting, self.sitting.moment
        if moment is None:
            return sitting.decider is not None and sitting.position.pending is not None
        own = moment.is_drawn and moment.event.seat == sitting.below
        return own and not sitting.replaying and self.waits_for_person(moment)

    @property
    def tab(self) -> str:
        """The tab open in the narrow form. The hand has one only while a forced capture takes its place."""
        tab = self.shown.tab
        if self.held is not None:
            return "hand" if tab == "rules" else tab
        return "log" if tab == "hand" else tab

    def after(self) -> tuple[int, str] | None:
        """The timer: how long the present step stays, in milliseconds, and what it does then."""
        moment = self.sitting.moment
        if self.sitting.waits is None or self.waits_for_person(moment) or self.is_slow(self.sitting):
            return None
        pause = self.pause or 0
        return (pause + DRAW_PAUSE if moment is not None and moment.is_drawn else pause), "continue"

    # -- pressing -----------------------------------------------------------------------------------------

    def _settle(self) -> None:
        """Go on by itself where nobody has to look: without a pause, and with all hands open."""
        goes_on = not self.sitting.replaying and (not self.sitting.watching or self.running)
        if self.pause == 0 and goes_on:
            self.sitting = self.finished(self.sitting, FINISHED)
        if self.open_hands and self.sitting.waits == "pass":
            self.sitting = self.sitting.advance()

    def moved(self, sitting: Sitting) -> None:
        """The game has gone on: what belonged to the old position goes."""
        self.sitting = sitting
        self.shown = self.shown._replace(selected=None, hint=0, lit=None, popover="", errors=())

    def load(self, source: str) -> Sitting:
        return self.sitting.load(source)

    def _ready(self) -> None:
        """A press finishes whatever is still running and comes to one's own decision."""
        if self.sitting.replaying:
            self.moved(self.sitting.play_from_here())
        if self.sitting.waits in ("moment", "bot") and not self.sitting.watching:
            self.moved(self.finished(self.sitting, FINISHED))

    # cards

    def _do_choose(self, rest: str, _value: object) -> None:
        """A press on a card of the hand: select it; again: play it, or put it back if it has a choice."""
        card = self._playable(rest)
        if card is not self.shown.selected:
            self.shown = self.shown._replace(selected=card, hint=0, popover="")
        elif self._options(card) < 2:
            self.moved(self.sitting.do(f"play {card}"))
        else:
            self.shown = self.shown._replace(selected=None)

    def _do_play(self, rest: str, _value: object) -> None:
        """Play a card at once; select it if it may take one of several."""
        card = self._playable(rest)
        if self._options(card) < 2:
            self.moved(self.sitting.do(f"play {card}"))
        else:
            self.shown = self.shown._replace(selected=card, hint=0, popover="")

    def _playable(self, code: str) -> Card:
        self._ready()
        action = read_action(f"play {code}")
        if self.sitting.decider is None and not self.round.is_over:
            raise IllegalAction(reason("not-your-turn", "M9"), action)
        why = self.round.why_not(action)
        if why is not None:
            raise IllegalAction(why, action)
        return Card(code.strip())

    def _options(self, card: Card) -> int:
        return len(captures(card, self.round.field, rules=self.round.rules).options)

    def _do_take(self, rest: str, _value: object) -> None:
        """Choose what the pending card takes, or what the selected card would: both steps in one."""
        action = read_action(f"take {rest}")
        if self.round.pending is not None or self.sitting.waits or self.round.is_over:
            self.moved(self.sitting.do(action))
            return
        card = self.shown.selected
        if card is None:
            raise HanalabError("table-nothing-chosen")
        wanted = action.cards if isinstance(action, Take) else ()
        why = why_not_capture(card, wanted, self.round.field, rules=self.round.rules)
        if why is not None:
            raise IllegalAction(why, action)
        sitting = self.sitting.do(f"play {card}")
        self.moved(sitting.do(action) if sitting.position.phase == "HAND_CAPTURE" else sitting)

    def _do_redeal(self, _rest: str, _value: object) -> None:
        self._ready()
        self.moved(self.sitting.do("redeal"))

    def _do_unselect(self, _rest: str, _value: object) -> None:
        self.shown = self.shown._replace(selected=None, hint=0, lit=None)

    # going on

    def _do_continue(self, _rest: str, _value: object) -> None:
        if self.sitting.waits and not self.is_slow(self.sitting):
            sitting = self.advanced(self.sitting, self.brief)
            # With few steps the bot's card from the hand, and its thinking, are not waited for.
            if self.brief and sitting.waits == "bot" and not sitting.watching and not self.is_slow(sitting):
                sitting = self.advanced(sitting, True)
            self.went_on(sitting)

    def _do_next(self, _rest: str, _value: object) -> None:
        self.moved(self.sitting.next_round())

    def _do_new_match(self, _rest: str, _value: object) -> None:
        self.moved(self.sitting.new_match())

    # asking

    def _do_hint(self, _rest: str, _value: object) -> None:
        self._ready()
        seat = self.sitting.decider
        if seat is None:
            raise HanalabError("table-hint-not-now")
        self.study = self.study._replace(halted=False)
        self.shown = self.shown._replace(hint=min(STEPS, self.shown.hint + 1))
        self.hint_came()

    def hint_came(self) -> None:
        """Select the best card once the hint names it."""
        seat = self.sitting.decider
        if seat is None or self.shown.hint < STEPS or self.round.phase != "HAND":
            return
        best = hint_with(self.round.view(seat), self.advice).best
        if best.card is not None:
            self.shown = self.shown._replace(selected=best.card)

    def _do_light(self, rest: str, _value: object) -> None:
        """Light the cards behind a number of the formula; the same number again lights all yaku."""
        seat, _, kind = rest.partition(" ")
        if seat not in ("0", "1") or kind not in KINDS:
            raise HanalabError("table-act", act=f"light {rest}")
        lit = (int(seat), kind)
        self.shown = self.shown._replace(lit=None if lit == self.shown.lit else lit)

    def _do_tab(self, rest: str, _value: object) -> None:
        if rest not in TABS:
            raise HanalabError("table-act", act=f"tab {rest}")
        self.shown = self.shown._replace(tab=rest)

    # players and switches

    def _do_players(self, rest: str, _value: object) -> None:
        """Change who plays: "players you steady", "players steady random", "players two"."""
        names = rest.split()
        if names == ["two"]:
            names = [self.say("table-player", number=number) for number in (1, 2)]
        first, second = [*names, "", ""][:2]
        if first == "you" and self.sitting.below == 1:
            first, second = second, first
        self.moved(self.sitting.seated(players_of((first, second))))
        self.running = False

    def _do_bots(self, rest: str, _value: object) -> None:
        """Another kind of bot for every bot there is; without any, one to play against."""
        name = check_bot(rest)
        players = self.sitting.players
        if not any(player.is_bot for player in players):
            self._do_players(f"you {name}", None)
            return
        seats = tuple(player._replace(name=name) if player.is_bot else player for player in players)
        self.sitting = self.sitting.seated((seats[0], seats[1]))

    # what a review wants to know

    def bot_to_move(self, sitting: Sitting) -> str:
        player = sitting.position.player
        return sitting.players[player].name if player is not None and sitting.players[player].is_bot else ""

    def review_of(self, tip: Round, tell: Told[Any], stop: Stop) -> Review:
        return import_module("hanalab.widgets.review_mushi").review(tip, self.sitting.below, tell, stop)  # type: ignore[no-any-return]

    def is_own(self, position: Round) -> bool:
        player, sitting = position.player, self.sitting
        return player is not None and not sitting.players[player].is_bot

    def may_tell(self, decision: Decision) -> bool:
        """Two people at one screen do not see each other's cards: nor what the other's choices cost, which
        would name them."""
        open_ = self.open_hands or self.sitting.tip.is_over
        return open_ or decision.seat == self.sitting.below

    def stepper(self) -> Callable[[Sitting], Sitting]:
        brief = self.brief
        return lambda sitting: sitting.advance(brief)

    @property
    def waits_for_continue(self) -> bool:
        return self.sitting.watching and not self.running

    def _do_finish(self, _rest: str, _value: object) -> None:
        self.moved(self.finished(self.sitting, FINISHED))

    def _do_marks(self, _rest: str, _value: object) -> None:
        self.marks = not self.marks
