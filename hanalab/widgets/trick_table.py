"""TrickTable: play the ten tricks of a hand of Mighty with four bots, and see it settled."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from hanalab.core.errors import HanalabError, IllegalAction
from hanalab.core.reason import reason
from hanalab.draw.mighty import trick_table_scene
from hanalab.draw.scene import Scene
from hanalab.mighty import Card, Play, read_action
from hanalab.widgets.mighty_base import MightyWidget, Room
from hanalab.widgets.mighty_game import BEFORE_PLAY, Sitting


class Playing(NamedTuple):
    """The card a person has chosen but not yet played, and the finished trick that is looked at again."""

    selected: Card | None = None
    looking: int | None = None


class TrickRoom(Room):
    """The play and the settlement (K24 to K59). Acts: `choose SA` selects a card and, pressed again, plays
    it; `play SA` plays at once; `last` and `look 2` show a finished trick again; `prepare` lets bots bid
    and declare.
    """

    phases = ("PLAY", "OVER")
    fresh: ClassVar[Playing] = Playing()
    verbs = frozenset({"choose", "play", "unselect", "last", "look", "prepare"})

    def tree(self, table: MightyWidget) -> dict[str, Any]:
        from hanalab.widgets.trick_view import tree

        return tree(table)

    def kept(self, memo: Playing) -> Playing:
        return Playing(looking=memo.looking)

    def tabs(self, table: MightyWidget) -> tuple[str, ...]:
        return ("points", "last", "log")

    def handle(self, table: MightyWidget, verb: str, rest: str, value: Any) -> None:
        match verb:
            case "choose":
                self._choose(table, rest)
            case "play":
                self._play(table, read_action(f"play {rest}"))
            case "last":
                self._last(table)
            case "look":
                self._look(table, rest)
            case "prepare":
                table.moved(prepared(table.sitting))
            case _:
                table.memo = self.fresh

    def _choose(self, table: MightyWidget, rest: str) -> None:
        """Select a card; the same again plays it, or puts it back where there is a choice to make with it."""
        card = self._playable(table, rest)
        memo: Playing = table.memo
        if memo.selected is not card:
            table.memo = Playing(card)
        elif len(_plays(table, card)) == 1:
            self._play(table, _plays(table, card)[0])
        else:
            table.memo = self.fresh

    def _play(self, table: MightyWidget, action: Any) -> None:
        """Play a card; one that needs a suit to name, or may call, is selected instead."""
        card = self._playable(table, action.card.code)
        plays = _plays(table, card)
        if len(plays) > 1 and not (action.names or action.calls):
            if table.memo.selected is not card:
                table.memo = Playing(card)
                return
            if action not in plays:
                raise IllegalAction(reason("joker-names", "K30"), action)
        table.moved(table.sitting.do(action))

    def _playable(self, table: MightyWidget, code: str) -> Card:
        """The card, if the person may play it now; what was running is finished first."""
        table.ready()
        action = read_action(f"play {code}")
        if table.sitting.decider is None and not table.hand.is_over:
            raise IllegalAction(reason("mighty-wait", "K37"), action)
        if isinstance(action, Play) and _plays(table, action.card):
            return action.card
        why = table.hand.why_not(action)
        raise IllegalAction(why or reason("hand-over", "K59"), action)

    def _last(self, table: MightyWidget) -> None:
        """Look at the last trick again; the same again goes back to the table."""
        memo: Playing = table.memo
        if memo.looking is not None:
            table.memo = self.fresh
        elif table.hand.tricks and table.sitting.lying is None:
            table.memo = Playing(looking=len(table.hand.tricks) - 1)
        elif not table.hand.tricks:
            raise HanalabError("trick-none")

    def _look(self, table: MightyWidget, rest: str) -> None:
        if not rest.isdecimal() or int(rest[:4]) >= len(table.hand.tricks):
            raise HanalabError("table-act", act=f"look {rest}")
        table.memo = Playing(looking=int(rest))

    def scene(self, table: MightyWidget, form: str) -> Scene | None:
        if table.reviewing:
            from hanalab.widgets.review_view import scene as review_scene
            from hanalab.widgets.review_words_mighty import MightyReviewWords

            return review_scene(table, MightyReviewWords(table), form)
        sitting, position = table.sitting, table.hand
        memo: Playing = table.memo
        if position.phase in BEFORE_PLAY or position.is_dead:
            return None
        if position.is_over and not sitting.held and memo.looking is None:
            return None
        lying = position.tricks[memo.looking] if memo.looking is not None else sitting.lying
        return trick_table_scene(
            position,
            sitting.below,
            names=table.speech.names,
            open_hands=table.open_hands,
            lying=lying,
            selected=memo.selected
            if memo.selected is not None and len(_plays(table, memo.selected)) == 1
            else None,
            turn=sitting.decider == sitting.below and memo.looking is None,
            four_colours=table.four_colours,
            theme=table.theme,
            form="narrow" if form == "narrow" else "wide",
            lang=table.lang,
        )

    def still(self, table: MightyWidget) -> str | None:
        from hanalab.widgets.trick_still import picture

        return picture(table)

    def text(self, table: MightyWidget) -> str:
        from hanalab.widgets.trick_still import words

        return words(table)


def _plays(table: MightyWidget, card: Card) -> list[Play]:
    """The ways a card may be played now: with each suit the Joker may name, with and without a call."""
    return [action for action in table.hand.actions() if isinstance(action, Play) and action.card is card]


def prepared(sitting: Sitting) -> Sitting:
    """The sitting with auction and preparation done by bots for all five; hands that are thrown in are passed
    over (K16).
    """
    at = sitting.through(BEFORE_PLAY)
    for _ in range(100):
        if not at.position.is_dead:
            break
        at = at.next_hand().through(BEFORE_PLAY)
    return at


class TrickTable(MightyWidget):
    """The play of a hand, seen from your seat: cards where they were played, who is winning and why, points
    by side as far as known, the friend once revealed, and at the end the settlement.

    `hand` (a Hand, its text, or a Session to go on with) is where to start, with its own rules and dealer;
    else `seed` deals, and bots bid and declare for all five until the first lead. `bots` is the name of one
    for the four other seats ("random", "steady", or "sharp", which looks ahead and thinks for up to `seconds`
    a move), four names clockwise from your left, five by seat, or None to play all five yourself. `seat` is
    yours, `names` are the five by seat. `open_hands` shows every hand. `pause` is the time a bot takes, in
    milliseconds: 0 for none, None to wait for Continue. `canvas=False` draws without ipycanvas.
    `on_change(hand)` is called after each change of the position.

    `press` does what a click does: "play SA" plays a card, "choose SA" selects it, "continue", "last",
    "undo", "redo", "hint", "next". `hand` and `session` are the state.

    >>> table = TrickTable(seed=1, pause=0)
    >>> table.hand.phase, table.hand.number
    ('PLAY', 1)
    """

    ROOMS = (TrickRoom(),)
    SKIPS = BEFORE_PLAY

    @property
    def rests(self) -> bool:
        """A hand that was given before its play waits until it is asked to be prepared."""
        return self.hand.phase in BEFORE_PLAY

    def sit(self, sitting: Sitting) -> Sitting:
        return sitting if self._given else prepared(sitting)
