"""MushiTable: a match of Mushi against a bot, for two people at one screen, or with two bots to watch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hanalab.core.errors import SetupError
from hanalab.core.reason import reason
from hanalab.core.shown import shown
from hanalab.draw.scene import Form, Scene
from hanalab.mushi.dealing import draw_dealer
from hanalab.mushi.match import Match
from hanalab.mushi.round import Round
from hanalab.mushi.rules import Rules
from hanalab.mushi.view import View
from hanalab.widgets.bot_choice import SECONDS, read_seconds
from hanalab.widgets.given_twice import check_dealer, check_players, check_rules
from hanalab.widgets.hints_mushi import hint_with
from hanalab.widgets.mushi_acts import MushiActs
from hanalab.widgets.mushi_choices import Offer, offers
from hanalab.widgets.mushi_game import Sitting
from hanalab.widgets.mushi_hint import Hint
from hanalab.widgets.mushi_load import read_game, with_length
from hanalab.widgets.mushi_moments import Players, players_of
from hanalab.widgets.mushi_rail import Shown
from hanalab.widgets.mushi_scene import make_painter, scene_of, still
from hanalab.widgets.mushi_text import table_text
from hanalab.widgets.mushi_tree import tree
from hanalab.widgets.mushi_words import Speech
from hanalab.widgets.seeds import read_pause


class MushiTable(MushiActs):
    """A table to play Mushi at: by mouse, by touch, or by keyboard alone.

    `bot` (or `bots`: "random", "steady", or "sharp", which looks ahead and thinks for up to `seconds` a move)
    plays against you; or `players` names both seats: ("you", "steady"), two people ("Ana", "Ben"), or two
    bots to watch. `position` (a Round, a view, a position text or a record) or `match` is where to go on,
    with its own rules and dealer; else `seed` deals, and `dealer` deals first (0, 1, or "draw" as the rules
    say, M6). `length` of the match is 6, 12 or "target N". `pause` is how long a bot's card lies before it
    moves, in milliseconds: 0 for not at all, None to wait for Continue. `canvas=False` draws without
    ipycanvas. `on_change(round)` is called after each change of the position.

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
        bot: str | None = None,
        *,
        players: tuple[str, str] | None = None,
        seat: int = 0,
        rules: Rules | str | None = None,
        position: Round | View | str | None = None,
        match: Match | None = None,
        length: int | str | None = None,
        dealer: int | str | None = None,
        lang: str = "en",
        open_hands: bool = False,
        marks: bool = False,
        pause: int | None = 400,
        canvas: bool = True,
        on_change: Callable[[Round], object] | None = None,
        bots: str | None = None,
        seconds: float = SECONDS,
    ) -> None:
        seats = _seats(players, bot, bots, seat)
        below = next((number for number, player in enumerate(seats) if player.kind == "you"), seat)
        match, position, filled = _game(position, match, seed, rules, length, dealer)
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


def _seats(given: object, bot: object, bots: object, seat: int) -> Players:
    """Who plays, said in one way only."""
    name = bots if bots is not None else bot if bot is not None else "steady"
    seats = players_of(given, name, seat)
    names = tuple([player.name or "you" for player in seats])
    check_players(names, "bot", bot, bot is None or bot in names)
    if given is not None:
        check_players(names, "bots", bots, bots is None or bots in names)
        check_players(names, "seat", seat, seat == 0 or "you" not in names or names[seat] == "you")
    return seats


def _game(
    position: Round | View | str | None, match: object, seed: object, rules: Any, length: Any, dealer: Any
) -> tuple[Match, Round, bool]:
    """The match and the round to go on from, or a fresh deal; and whether hidden cards had to be dealt."""
    if match is not None and not isinstance(match, Match):
        raise SetupError([reason("table-match", None, found=shown(match))])
    if position is None and match is None:
        rules = Rules() if rules is None else Rules.of(rules)
        rules = rules if length is None else with_length(rules, length)
        first: Any = draw_dealer(seed, rules).dealer if dealer == "draw" else 0 if dealer is None else dealer
        match = Match(rules, first)
        return match, match.deal(seed), False
    filled, given = False, match
    if position is None:
        match, found = given, given.deal(seed)  # type: ignore[union-attr]
    else:
        match, found, filled = read_game(position, given, seed)
        if given is not None and match is not given:
            raise SetupError([reason("given-match", "M5")])
    check_rules(rules, match.rules)  # type: ignore[union-attr]
    if length is not None:
        check_rules(with_length(match.rules, length), match.rules)  # type: ignore[union-attr]
    check_dealer(dealer, found.dealer)
    return match, found, filled  # type: ignore[return-value]
