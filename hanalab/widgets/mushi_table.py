"""MushiTable: a match of Mushi against a bot, for two people at one screen, or with two bots to watch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hanalab.core.errors import HanalabError, IllegalAction, SetupError
from hanalab.core.reason import reason
from hanalab.draw.scene import Scene
from hanalab.mushi.actions import Take, read_action
from hanalab.mushi.captures import captures, why_not_capture
from hanalab.mushi.cards import Card
from hanalab.mushi.dealing import draw_dealer
from hanalab.mushi.match import Match
from hanalab.mushi.round import Round
from hanalab.mushi.rules import Rules
from hanalab.widgets.base import HanaWidget
from hanalab.widgets.mushi_choices import Offer, offers
from hanalab.widgets.mushi_game import Sitting
from hanalab.widgets.mushi_hint import STEPS, Hint, hint_for
from hanalab.widgets.mushi_load import read_game, read_seed, with_length
from hanalab.widgets.mushi_moments import Moment, players_of
from hanalab.widgets.mushi_rail import Shown
from hanalab.widgets.mushi_scene import Form, make_painter, scene_of, still
from hanalab.widgets.mushi_text import table_text
from hanalab.widgets.mushi_tree import tree
from hanalab.widgets.mushi_words import Speech

SEED = Rules()
#: a drawn card lies longer than a played one, in ms
DRAW_PAUSE = 100


class MushiTable(HanaWidget):
    """A table to play Mushi at: by mouse, by touch, or by keyboard alone.

    `bot` ("steady" or "random") plays against you; or `players` names both seats: ("you", "steady"), two
    people ("Ana", "Ben"), or two bots to watch. `position` (a Round, a position text or a record) or `match`
    is where to go on; else `seed` deals, and `dealer` deals first (0, 1, or "draw" as the rules say, M6).
    `length` of the match is 6, 12 or "target N". `pause` is how long a bot's card lies before it moves, in
    milliseconds: 0 for not at all, None to wait for Continue. `canvas=False` draws without ipycanvas.
    `on_change(round)` is called after each change of the position.

    `press` does what a click does: "play 01Y" plays the card, or selects it where it may take one of several;
    "take 01R" chooses; "continue", "undo", "redo", "hint". `round` and `match` are the state. SetupError
    tells all that is wrong with the arguments.

    >>> table = MushiTable(seed=3, pause=0)
    >>> table.press("play 05R")
    >>> table.round.turn
    3
    """

    STATE = ("sitting", "shown", "marks", "open_hands", "running")

    def __init__(
        self,
        seed: object = 1,
        bot: str = "steady",
        *,
        players: tuple[str, str] | None = None,
        seat: int = 0,
        rules: Rules = SEED,
        position: Round | str | None = None,
        match: Match | None = None,
        length: int | str | None = None,
        dealer: int | str = 0,
        lang: str = "en",
        open_hands: bool = False,
        marks: bool = False,
        pause: int | None = 400,
        canvas: bool = True,
        on_change: Callable[[Round], object] | None = None,
    ) -> None:
        seats = players_of(players, bot, seat)
        below = next((number for number, player in enumerate(seats) if player.kind == "you"), seat)
        if length is not None:
            rules = with_length(rules, length)
        filled = False
        if position is not None:
            match, position, filled = read_game(position, match, seed)
        else:
            if match is None:
                match = Match(rules, draw_dealer(seed, rules).dealer if dealer == "draw" else dealer)  # type: ignore[arg-type]
            position = match.deal(seed)
        self.sitting = Sitting.start(seats, match, position, seed, below, filled)
        self.shown = Shown()
        self.marks = bool(marks)
        self.open_hands = bool(open_hands)
        self.running = False
        self.pause = _pause(pause)
        self._on_change = on_change
        self._settle()
        self._on_canvas = bool(canvas)
        self._forms: set[Form] = {"wide"}
        self._seen = False
        self.scenes: dict[Form, Scene] = {}
        wide = make_painter("wide") if canvas else None
        super().__init__(lang=lang, painters={"wide": wide} if wide else None)

    # -- the state ----------------------------------------------------------------------------------------

    @property
    def round(self) -> Round:
        """Where the round stands."""
        return self.sitting.position

    @property
    def match(self) -> Match:
        """The finished rounds, with this one once it is over and counts."""
        return self.sitting.match_now

    @property
    def speech(self) -> Speech:
        """The sentences of the present state in the widget's language."""
        return Speech(self.sitting, self.lang)

    @property
    def brief(self) -> bool:
        """Whether every step waits for Continue, so that there should be few."""
        return self.still or self.pause is None

    def finish(self) -> None:
        """Go on to the next decision of a person or the end of the round."""
        self.press("finish")

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

    def after(self) -> tuple[int, str] | None:
        """The timer: how long the present step stays, in milliseconds, and what it does then."""
        moment = self.sitting.moment
        if self.sitting.waits is None or self.waits_for_person(moment):
            return None
        pause = self.pause or 0
        return (pause + DRAW_PAUSE if moment is not None and moment.is_drawn else pause), "continue"

    # -- showing ------------------------------------------------------------------------------------------

    def build(self) -> dict[str, Any]:
        self.scenes = {form: scene_of(self, form) for form in sorted(self._forms, reverse=True)}
        return tree(self)

    def paint(self) -> None:
        # Not before somebody looks: drawings for a table closed at once would stop every canvas of the page.
        for form, scene in self.scenes.items() if self._seen else ():
            if form in self.painters:
                self.painters[form].paint(scene)

    def _fit(self, size: dict[str, Any]) -> None:
        super()._fit(size)
        self._seen = True
        if self.narrow and "narrow" not in self._forms:
            self._forms.add("narrow")
            if self.painters:
                self._add_painter("narrow")

    def _add_painter(self, form: Form) -> None:
        painter = make_painter(form)
        if painter is not None:
            painter.canvas.add_class(f"hl-canvas-{form}")
            self.painters[form] = painter
            self.own(painter)
            self.children = (painter.canvas, *self.children)

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What can be chosen now."""
        return offers(self.sitting, self.shown.selected)

    @property
    def hint(self) -> Hint | None:
        """The hint for the one who decides, from what that seat may know."""
        seat = self.sitting.decider
        return None if seat is None or not self.shown.hint else hint_for(self.round.view(seat))

    def static_svg(self) -> str | None:
        return still(self)

    def text_form(self) -> str:
        return table_text(self)

    def __repr__(self) -> str:
        return f"<MushiTable, {self.speech.place(open_hands=self.open_hands)}>"

    # -- pressing -----------------------------------------------------------------------------------------

    def handle(self, act: str, value: Any) -> None:
        before = self.sitting.position
        verb, _, rest = act.partition(" ")
        method = getattr(self, f"_do_{verb.replace('-', '_')}", None)
        if method is None or not verb.replace("-", "").isalpha():
            raise HanalabError("table-act", act=act)
        method(rest, value)
        self._settle()
        if self._on_change is not None and self.sitting.position is not before:
            self._on_change(self.sitting.position)

    def _settle(self) -> None:
        """Go on by itself where nobody has to look: without a pause, and with all hands open."""
        if self.pause == 0:
            self.sitting = (
                self.sitting.finish() if not self.sitting.watching or self.running else self.sitting
            )
        if self.open_hands and self.sitting.waits == "pass":
            self.sitting = self.sitting.advance()

    def _moved(self, sitting: Sitting) -> None:
        """The game has gone on: what belonged to the old position goes."""
        self.sitting = sitting
        self.shown = self.shown._replace(selected=None, hint=0, lit=None, popover="", errors=())

    def _ready(self) -> None:
        """A press finishes whatever is still running and comes to one's own decision."""
        if self.sitting.replaying:
            self._moved(self.sitting.play_from_here())
        if self.sitting.waits in ("moment", "bot") and not self.sitting.watching:
            self._moved(self.sitting.finish())

    # cards

    def _do_choose(self, rest: str, _value: object) -> None:
        """A press on a card of the hand: select it; again: play it, or put it back if it has a choice."""
        card = self._playable(rest)
        if card is not self.shown.selected:
            self.shown = self.shown._replace(selected=card, hint=0, popover="")
        elif self._options(card) < 2:
            self._moved(self.sitting.do(f"play {card}"))
        else:
            self.shown = self.shown._replace(selected=None)

    def _do_play(self, rest: str, _value: object) -> None:
        """Play a card at once; select it if it may take one of several."""
        card = self._playable(rest)
        if self._options(card) < 2:
            self._moved(self.sitting.do(f"play {card}"))
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
            self._moved(self.sitting.do(action))
            return
        card = self.shown.selected
        if card is None:
            raise HanalabError("table-nothing-chosen")
        wanted = action.cards if isinstance(action, Take) else ()
        why = why_not_capture(card, wanted, self.round.field, rules=self.round.rules)
        if why is not None:
            raise IllegalAction(why, action)
        sitting = self.sitting.do(f"play {card}")
        self._moved(sitting.do(action) if sitting.position.phase == "HAND_CAPTURE" else sitting)

    def _do_redeal(self, _rest: str, _value: object) -> None:
        self._ready()
        self._moved(self.sitting.do("redeal"))

    def _do_unselect(self, _rest: str, _value: object) -> None:
        self.shown = self.shown._replace(selected=None, hint=0, lit=None)

    # going on

    def _do_continue(self, _rest: str, _value: object) -> None:
        if self.sitting.waits:
            sitting = self.sitting.advance(self.brief)
            # With few steps the bot's card from the hand, and its thinking, are not waited for.
            if self.brief and sitting.waits == "bot" and not sitting.watching:
                sitting = sitting.advance(True)
            self._moved(sitting)

    def _do_finish(self, _rest: str, _value: object) -> None:
        self._moved(self.sitting.finish())

    def _do_run(self, _rest: str, _value: object) -> None:
        self.running = True

    def _do_stop(self, _rest: str, _value: object) -> None:
        self.running = False

    def _do_next(self, _rest: str, _value: object) -> None:
        self._moved(self.sitting.next_round())

    def _do_new_match(self, _rest: str, _value: object) -> None:
        self._moved(self.sitting.new_match())

    # back and forth

    def _do_undo(self, _rest: str, _value: object) -> None:
        if self.sitting.undo_to() is None:
            raise HanalabError("table-nothing-to-undo")
        self._moved(self.sitting.undo())
        self.running = False

    def _do_redo(self, _rest: str, _value: object) -> None:
        if self.sitting.redo_to() is None:
            raise HanalabError("table-nothing-to-redo")
        self._moved(self.sitting.redo())

    def _do_back(self, rest: str, _value: object) -> None:
        if not rest.isdecimal() or len(rest) > 3:
            raise HanalabError("table-act", act=f"back {rest}")
        self._moved(self.sitting.back_to(int(rest)))
        self.running = False

    def _do_replay(self, _rest: str, _value: object) -> None:
        self._moved(self.sitting.replay())

    def _do_from_here(self, _rest: str, _value: object) -> None:
        self._moved(self.sitting.play_from_here())

    def _do_to_end(self, _rest: str, _value: object) -> None:
        self._moved(self.sitting.to_the_end())

    # asking

    def _do_hint(self, _rest: str, _value: object) -> None:
        self._ready()
        seat = self.sitting.decider
        if seat is None:
            raise HanalabError("table-hint-not-now")
        step = min(STEPS, self.shown.hint + 1)
        self.shown = self.shown._replace(hint=step)
        if step == STEPS:
            best = hint_for(self.round.view(seat)).best
            if self.round.phase == "HAND" and best.card is not None:
                self.shown = self.shown._replace(selected=best.card)

    def _do_light(self, rest: str, _value: object) -> None:
        """Light the cards behind a number of the formula; the same number again lights all yaku."""
        seat, _, kind = rest.partition(" ")
        if seat not in ("0", "1") or kind not in ("points", "par", "own", "other", "score"):
            raise HanalabError("table-act", act=f"light {rest}")
        lit = (int(seat), kind)
        self.shown = self.shown._replace(lit=None if lit == self.shown.lit else lit)

    def _do_tab(self, rest: str, _value: object) -> None:
        if rest not in ("yaku", "log", "rules", "hand"):
            raise HanalabError("table-act", act=f"tab {rest}")
        self.shown = self.shown._replace(tab=rest)

    def _do_unfold(self, _rest: str, _value: object) -> None:
        self.shown = self.shown._replace(unfolded=not self.shown.unfolded)

    # popovers and switches

    def _do_open(self, rest: str, _value: object) -> None:
        if rest not in ("deal", "paste", "rules"):
            raise HanalabError("table-act", act=f"open {rest}")
        self.shown = self.shown._replace(popover="" if self.shown.popover == rest else rest, errors=())

    def _do_shut(self, _rest: str, _value: object) -> None:
        self.shown = self.shown._replace(popover="", errors=())

    def _do_deal(self, rest: str, value: object) -> None:
        """Deal this round anew: the seed typed, "deal 7", or the next one."""
        self._moved(self.sitting.new_deal(read_seed(rest or str(value or ""))))

    def _do_paste(self, _rest: str, value: object) -> None:
        """Go on from a pasted text; if it is wrong, all its defects are listed and nothing changes."""
        try:
            self._moved(self.sitting.load(str(value or "")))
        except HanalabError as error:
            lines = tuple(error.text(self.lang).splitlines())
            self.shown = self.shown._replace(popover="paste", errors=lines)

    def _do_players(self, rest: str, _value: object) -> None:
        """Change who plays: "players you steady", "players steady random", "players two"."""
        names = rest.split()
        if names == ["two"]:
            names = [self.say("table-player", number=number) for number in (1, 2)]
        first, second = [*names, "", ""][:2]
        if first == "you" and self.sitting.below == 1:
            first, second = second, first
        self._moved(self.sitting.seated(players_of((first, second))))
        self.running = False

    def _do_marks(self, _rest: str, _value: object) -> None:
        self.marks = not self.marks

    def _do_open_hands(self, _rest: str, _value: object) -> None:
        self.open_hands = not self.open_hands


def _pause(given: object) -> int | None:
    """The pause in milliseconds; `SetupError` if it is none."""
    if given is None or (isinstance(given, int) and not isinstance(given, bool) and given >= 0):
        return given
    raise SetupError([reason("table-pause", None, found=str(given))])
