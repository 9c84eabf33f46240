"""The sentences of a Mushi table: who is who, the status bar, what a card would do, the log, the yaku."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from hanalab.core.language import listed, signed, text
from hanalab.mushi.captures import Captures, captures
from hanalab.mushi.cards import Card, text_of
from hanalab.mushi.events import Event
from hanalab.mushi.round import Round
from hanalab.mushi.yaku import Progress
from hanalab.widgets.mushi_game import Sitting
from hanalab.widgets.mushi_moments import Cards, Moment
from hanalab.widgets.parts import Said, Side, word

_SPECIAL = {"M35": "-lightning", "M37": "-lightning", "M40": "-sweep", "M32": "-wild", "M34": "-wild"}
LIGHTNING_RULE = "M35"


class Speech:
    """Names and sentences of one sitting in one language."""

    def __init__(self, sitting: Sitting, lang: str) -> None:
        self.sitting = sitting
        self.lang = lang
        self.names = self._names()

    def say(self, key: str, /, **values: object) -> str:
        """A text of the table."""
        return text(f"table-{key}", self.lang, **values)

    # -- who is who ---------------------------------------------------------------------------------------

    def _names(self) -> tuple[str, str]:
        players = self.sitting.players
        if self.sitting.watching:
            names = [text(f"table-Bot-{player.name}", self.lang) for player in players]
            if names[0] == names[1]:
                names = [self.say("numbered", name=name, number=seat + 1) for seat, name in enumerate(names)]
            return names[0], names[1]
        first, second = (
            word("you", self.lang)
            if player.kind == "you"
            else word("bot", self.lang)
            if player.is_bot
            else player.name
            for player in players
        )
        return first, second

    def is_you(self, seat: int | None) -> bool:
        """Whether a seat is spoken to as "you"."""
        return seat is not None and self.sitting.players[seat].kind == "you"

    def who(self, seat: int) -> dict[str, str]:
        """The values $who and $name for a seat."""
        return {"who": "you" if self.is_you(seat) else "other", "name": self.names[seat]}

    def side(self, seat: int) -> Side:
        """Below is "you", above "other"."""
        return "you" if seat == self.sitting.below else "other"

    @property
    def sides(self) -> dict[str, Side]:
        """The colour of each name at the start of a sentence."""
        return {self.names[seat]: self.side(seat) for seat in (0, 1)}

    @property
    def strips(self) -> tuple[str, str]:
        """The names on the felt: the seat below, and the other with the kind of its bot."""
        below = self.sitting.below
        other = self.sitting.players[1 - below]
        above = self.names[1 - below]
        if other.is_bot and not self.sitting.watching:
            above = self.say("bot-of-kind", bot=above, kind=text(f"table-bot-{other.name}", self.lang))
        return self.names[below], above

    @property
    def names_below_first(self) -> tuple[str, str]:
        """The names, the one below first."""
        below = self.sitting.below
        return self.names[below], self.names[1 - below]

    def low(self, seat: int) -> str:
        """A name inside a line: you, bot, or the name."""
        player = self.sitting.players[seat]
        if player.kind == "you":
            return self.say("you-low")
        return self.say("bot-low") if player.is_bot and not self.sitting.watching else self.names[seat]

    # -- the title bar ------------------------------------------------------------------------------------

    def place(self, *, open_hands: bool, short: bool = False) -> str:
        """Round, turn and match so far."""
        sitting = self.sitting
        rules, number = sitting.match.rules, len(sitting.match.rounds) + 1
        end = "-short" if short else ""
        if rules.target is None:
            pieces = [self.say(f"round-of{end}", round=number, length=rules.length)]
        elif short:
            pieces = [str(number)]
        else:
            pieces = [self.say("round-to", round=number, target=rules.target)]
        if sitting.is_over:
            pieces.append(self.say("over"))
        else:
            pieces.append(self.say(f"turn-of{end}", turn=sitting.turn))
        if sitting.replaying:
            pieces.append(self.say("replay"))
        match = sitting.match_now
        if match.rounds and not short:
            total = signed(match.totals[sitting.below])
            if self.is_you(sitting.below):
                pieces.append(self.say("match-so-far", total=total))
            else:
                pieces.append(self.say("match-of", name=self.names[sitting.below], total=total))
        if open_hands:
            pieces.append(self.say("hands-open"))
        return " · ".join(pieces)

    # -- the status bar -----------------------------------------------------------------------------------

    def status(self, selected: Card | None) -> Said:
        """What to do now, or what is happening."""
        sitting, position = self.sitting, self.sitting.position
        if sitting.moment is not None:
            return self._of_moment(sitting.moment)
        if position.is_over:
            return self._of_end(position)
        seat: int = position.player  # type: ignore[assignment]
        match sitting.waits:
            case "replay":
                start = position.previous is None
                bold = self.say("replay-start") if start else self.say("replay-turn", turn=position.turn)
                return Said(bold, self.say("replay-how"), (), "wait")
            case "bot":
                return Said(self.say("thinking", name=self.names[seat]), tone="wait")
            case "pass":
                name = self.names[seat]
                return Said(self.say("pass-to", name=name), self.say("pass-how", name=name), ("M25",))
        if position.pending is not None:
            return self._of_choice(position, position.pending)
        bold = (
            self.say("your-turn") if self.is_you(seat) else self.say("turn-of-person", name=self.names[seat])
        )
        if selected is not None:
            found = captures(selected, position.field, rules=position.rules)
            return Said(bold, self.outcome(selected, found), (found.rule,))
        if sitting.filled and position.previous is None:
            return Said(bold, self.say("filled"))
        return Said(bold, self.say("any-card"), ("M17",))

    def _of_moment(self, moment: Moment) -> Said:
        event = moment.event
        person = not self.sitting.players[event.seat].is_bot and not self.sitting.replaying
        tone: Literal["turn", "wait"] = "turn" if person else "wait"
        if moment.is_forced and person:
            return Said(self.say("forced", card=moment.card), self.say("forced-why"), (LIGHTNING_RULE,), tone)
        key = "you-draw" if moment.is_drawn else "you-play"
        bold = self.say(key, card=moment.card, **self.who(event.seat))
        if event.rule == "M40" and moment.takes:
            rest = self.say("it-takes-all-left")
        elif moment.takes:
            rest = self.say("it-takes", cards=text_of(moment.takes))
        else:
            rest = self.say(f"it-stays{_SPECIAL.get(event.rule, '') if event.rule != 'M40' else ''}")
        return Said(bold, rest, (event.rule,), tone)

    def _of_choice(self, position: Round, pending: Card) -> Said:
        bold = self.say("choose-down", card=pending)
        drawn = position.phase == "DRAW_CAPTURE"
        found = options_of(position, pending)
        if pending.is_lightning:
            return Said(bold, self.say("drawn-wild"), (found.rule,))
        return Said(bold, self.say("drawn-two" if drawn else "it-is-down"), (found.rule,))

    def _of_end(self, position: Round) -> Said:
        if position.is_void:
            return Said(self.say("void"), self.say("void-why"), ("M13",))
        score, below = position.score(), self.sitting.below
        lead = score.totals[below] - score.totals[1 - below]
        points = abs(score.totals[below])
        if not score.is_complete:
            mine, theirs = score.totals[below], score.totals[1 - below]
            bold = self.say("set-up-over", mine=signed(mine), theirs=signed(theirs))
        elif not lead:
            bold = self.say("level")
        elif self.is_you(below):
            bold = self.say("you-win" if lead > 0 else "you-lose", points=points)
        else:
            winner = below if lead > 0 else 1 - below
            bold = self.say("wins", name=self.names[winner], points=abs(score.totals[winner]))
        return Said(bold, self.say("light-how"), ("M49",))

    # -- what a card would do -----------------------------------------------------------------------------

    def outcome(self, card: Card, found: Captures) -> str:
        """What playing the card does."""
        options = found.options
        values = {"card": card, "plant": self.subject(card)}
        flat = tuple(option[0] for option in options)
        if card.is_lightning:
            if not options:
                return self.say("does-wild-none", **values)
            return self.say(
                "does-wild" if len(options) > 1 else "does-wild-one", cards=text_of(flat), **values
            )
        if not options:
            return self.say("does-none", **values)
        if len(options) == 1:
            key = {1: "does-one", 2: "does-both", 3: "does-three"}[len(options[0])]
            return self.say(key, cards=text_of(options[0]), **values)
        return self.say("does-two" if found.rule == "M19" else "does-several", **values)

    def plant(self, card: Card) -> str:
        """The plant of a card as a heading begins with it; Lightning is its own."""
        return capital(card.name(self.lang) if card.is_lightning else text(f"month-{card.month}", self.lang))

    def subject(self, card: Card) -> str:
        """The plant of a card as a sentence begins with it: in some languages with its article."""
        if card.is_lightning or self.say("begins-with") == "bare":
            return self.plant(card)
        return capital(text(f"month-{card.month}-the", self.lang))

    def takes_spoken(self, found: Captures) -> str:
        """What a card in the hand takes, for the ear."""
        if not found.options:
            return self.say("stays-spoken")
        names = [listed([card.name(self.lang) for card in option], self.lang) for option in found.options]
        what = names[-1]
        if len(names) > 1:
            what = self.say("or", first=", ".join(names[:-1]), last=names[-1])
        return self.say("takes-spoken", what=what)

    # -- the log ------------------------------------------------------------------------------------------

    def line(self, event: Event) -> str:
        """A line of the log, without its rule."""
        key = f"log-{event.kind}"
        if event.kind in ("play_stays", "draw_stays", "draw_takes"):
            key += _SPECIAL.get(event.rule, "")
        return self.say(key, card=event.card or "", cards=text_of(event.cards), **self.who(event.seat))

    # -- the yaku -----------------------------------------------------------------------------------------

    def yaku_line(self, state: Progress, field: Cards) -> str:
        """How a yaku stands, in a few words."""
        mine, other = self.sitting.below, 1 - self.sitting.below
        me, name = self.names[mine], self.names[other]
        you = self.is_you(mine)
        if state.status == "earned":
            return (
                self.say("yaku-yours")
                if you and state.seat == mine
                else self.say("yaku-has", name=self.names[state.seat or 0])
            )
        if state.status == "closed":
            firsts = {seat: state.yaku.cards[state.owners.index(seat)] for seat in (mine, other)}
            values = {"other": firsts[other], "mine": firsts[mine]}
            if you:
                return self.say("yaku-closed", name=self.low(other), **values)
            return self.say("yaku-closed-names", name=name, owner=me, **values)
        my_lack, their_lack = state.lacks[mine], state.lacks[other]
        if my_lack is not None and their_lack is not None:
            if not any(owner is not None for owner in state.owners):
                together = sum(card in field for card in state.yaku.cards) >= 3 and state.yaku.need == 4
                return self.say("yaku-together" if together else "yaku-open")
            needs = {seat: state.yaku.need - state.owners.count(seat) for seat in (mine, other)}
            counts = {"mine": needs[mine], "theirs": needs[other], "name": name}
            return (
                self.say("yaku-count-you", **counts)
                if you
                else self.say("yaku-count-names", owner=me, **counts)
            )
        lacked = my_lack if my_lack is not None else their_lack or ()
        what = {"cards": text_of(lacked), "count": len(lacked)}
        if you:
            return self.say(
                "yaku-you-lack" if my_lack is not None else "yaku-other-lacks", name=name, **what
            )
        first, second = (me, name) if my_lack is not None else (name, me)
        return self.say("yaku-lack-names", name=first, other=second, **what)


def options_of(position: Round, pending: Card) -> Captures:
    """What a pending card may take."""
    drawn = position.phase == "DRAW_CAPTURE"
    return captures(
        pending, position.field, drawn=drawn, last=drawn and not position.stock, rules=position.rules
    )


def capital(words: str) -> str:
    """The words with a capital first letter."""
    return words[:1].upper() + words[1:]


class LogLine(NamedTuple):
    """An event to be told, and the number of actions before the decision that made it (None: no person's)."""

    event: Event
    back: int | None


def log_lines(sitting: Sitting) -> tuple[LogLine, ...]:
    """What has been shown, oldest first. A choice that has been made is told by what was taken."""
    chain: list[Round] = []
    at: Round | None = sitting.position
    while at is not None:
        chain.append(at)
        at = at.previous
    chain.reverse()
    shown = len(sitting.events)
    lines: list[LogLine] = []
    told = 0
    decided = 0
    for number, position in enumerate(chain):
        before = position.previous
        if before is not None and before.phase != "HAND_CAPTURE":
            decided = number - 1
        person = (
            before is not None and before.player is not None and not sitting.players[before.player].is_bot
        )
        back = decided if before is not None and (person or sitting.watching) else None
        for event in position.step:
            told += 1
            if told > shown:
                break
            if lines and lines[-1].event.kind.endswith("choose") and event.kind.endswith("takes"):
                lines.pop()
            lines.append(LogLine(event, back if event.kind.startswith(("play", "draw")) else None))
    return tuple(lines)


def codes(cards: Iterable[Card]) -> tuple[str, ...]:
    """The codes of some cards."""
    return tuple(card.code for card in cards)
