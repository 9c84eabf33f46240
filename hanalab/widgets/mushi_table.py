"""MushiTable: a match of Mushi against a bot, for two people at one screen, or with two bots to watch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hanalab.core.errors import SetupError
from hanalab.core.reason import reason
from hanalab.core.shown import shown
from hanalab.draw.scene import Scene
from hanalab.mushi.dealing import draw_dealer
from hanalab.mushi.match import Match
from hanalab.mushi.round import Round
from hanalab.mushi.rules import Rules
from hanalab.mushi.view import View
from hanalab.widgets.bot_choice import SECONDS, read_seconds
from hanalab.widgets.hints_mushi import hint_with
from hanalab.widgets.mushi_acts import MushiActs
from hanalab.widgets.mushi_choices import Offer, offers
from hanalab.widgets.mushi_game import Sitting
from hanalab.widgets.mushi_hint import Hint
from hanalab.widgets.mushi_load import read_game, with_length
from hanalab.widgets.mushi_moments import players_of
from hanalab.widgets.mushi_rail import Shown
from hanalab.widgets.mushi_scene import Form, make_painter, scene_of, still
from hanalab.widgets.mushi_text import table_text
from hanalab.widgets.mushi_tree import tree
from hanalab.widgets.mushi_words import Speech
from hanalab.widgets.seeds import read_pause

SEED = Rules()


class MushiTable(MushiActs):
    """A table to play Mushi at: by mouse, by touch, or by keyboard alone.

    `bot` (or `bots`: "steady", "random", or "sharp", which looks ahead and thinks for up to `seconds` a move)
    plays against you; or `players` names both seats: ("you", "steady"), two people ("Ana", "Ben"), or two
    bots to watch. `position` (a Round, a view, a position text or a record) or
    `match` is where to go on; else `seed` deals, and `dealer` deals first (0, 1, or "draw" as the rules say,
    M6).
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

    def __init__(
        self,
        seed: object = 1,
        bot: str = "steady",
        *,
        players: tuple[str, str] | None = None,
        seat: int = 0,
        rules: Rules = SEED,
        position: Round | View | str | None = None,
        match: Match | None = None,
        length: int | str | None = None,
        dealer: int | str = 0,
        lang: str = "en",
        open_hands: bool = False,
        marks: bool = False,
        pause: int | None = 400,
        canvas: bool = True,
        on_change: Callable[[Round], object] | None = None,
        bots: str | None = None,
        seconds: float = SECONDS,
    ) -> None:
        seats = players_of(players, bot if bots is None else bots, seat)
        below = next((number for number, player in enumerate(seats) if player.kind == "you"), seat)
        if length is not None:
            rules = with_length(rules, length)
        if match is not None and not isinstance(match, Match):
            raise SetupError([reason("table-match", None, found=shown(match))])
        filled = False
        if position is not None:
            match, position, filled = read_game(position, match, seed)
        else:
            if match is None:
                match = Match(rules, draw_dealer(seed, rules).dealer if dealer == "draw" else dealer)  # type: ignore[arg-type]
            position = match.deal(seed)
        self.sitting = Sitting.start(seats, match, position, seed, below, filled, read_seconds(seconds))
        self.shown = Shown()
        self.marks = bool(marks)
        self.open_hands = bool(open_hands)
        self.running = False
        self.pause = read_pause(pause)
        self._on_change = on_change
        self._settle()
        self._on_canvas = bool(canvas)
        self._forms: set[Form] = {"wide"}
        self.scenes: dict[Form, Scene] = {}
        wide = make_painter("wide") if canvas else None
        super().__init__(lang=lang, painters={"wide": wide} if wide else None)
        self.follow()

    # -- the state ----------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The finished rounds, with this one once it is over and counts."""
        return self.sitting.match_now

    @property
    def speech(self) -> Speech:
        """The sentences of the present state in the widget's language."""
        return Speech(self.sitting, self.lang)

    def finish(self) -> None:
        """Go on to the next decision of a person or the end of the round."""
        self.press("finish")

    # -- showing ------------------------------------------------------------------------------------------

    def build(self) -> dict[str, Any]:
        self.scenes = {form: scene_of(self, form) for form in sorted(self._forms, reverse=True)}
        return tree(self)

    def paint(self) -> None:
        for form, scene in self.scenes.items():
            if form in self.painters:
                self.painters[form].paint(scene)

    def _fit(self, size: dict[str, Any]) -> None:
        super()._fit(size)
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
            self.children = (*self.children, painter.canvas)  # last, so that the panel's view stays as it is

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What can be chosen now."""
        return offers(self.sitting, self.shown.selected)

    @property
    def hint(self) -> Hint | None:
        """The hint for the one who decides, from what that seat may know, or with open hands from all."""
        seat = self.sitting.decider
        return None if seat is None or not self.shown.hint else hint_with(self.round.view(seat), self.advice)

    def static_svg(self) -> str | None:
        return still(self)

    def text_form(self) -> str:
        return table_text(self)

    def __repr__(self) -> str:
        return f"<MushiTable, {self.speech.place(open_hands=self.open_hands)}>"
