"""The words and figures of a review, for either game: what a turn did, whose choice or luck it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hanalab.core.language import signed, text
from hanalab.draw.review import Curve, Detail, Group, Mark
from hanalab.explore.words import amount
from hanalab.widgets.costs import NBSP, better_words, cost_of, points_told
from hanalab.widgets.hints_model import Cost
from hanalab.widgets.parts import Said, Side
from hanalab.widgets.review_model import NOTABLE, Move, Review, Turn

if TYPE_CHECKING:
    from hanalab.widgets.review_acts import ReviewActs

#: a turn whose value is an estimate must change so many points before a card is blamed
UNSURE: Final = 2.0


class ReviewWords:
    """Sentences about a review in one language. A game says how its moves are named."""

    GAME = ""
    LUCK = True

    def __init__(self, table: ReviewActs, lang: str) -> None:
        self.table = table
        self.lang = lang
        review = table.study.review
        self.review: Review = review if review is not None else Review(self.GAME, 0, None, (), 1)

    def say(self, key: str, /, **values: object) -> str:
        """A text of the review."""
        return text(f"review-{key}", self.lang, **values)

    # -- what a game must say -----------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """Who sits there."""
        raise NotImplementedError

    def side(self, seat: int) -> Side:
        """Whether a seat's moves are in your colour."""
        raise NotImplementedError

    def who(self, seat: int) -> dict[str, str]:
        """The values $who and $name for a seat."""
        raise NotImplementedError

    def label(self, row: Any) -> str:
        """A row of an advice as a move: "01Y takes 01R"."""
        raise NotImplementedError

    def action(self, move: Move, action: Any) -> str:
        """An action as a move."""
        raise NotImplementedError

    def yours(self, turn: Turn) -> bool:
        """Whether a point of the curve has your sign."""
        raise NotImplementedError

    def me(self) -> dict[str, str]:
        """The values $who and $name for the seat whose review it is."""
        return self.who(self.review.seat)

    def legend(self) -> tuple[str, str]:
        """What ▲ and ▼ stand for."""
        raise NotImplementedError

    def groups(self, turn: Turn) -> tuple[Group, ...]:
        """The cards of a turn."""
        raise NotImplementedError

    def told(self, turn: Turn) -> tuple[str, str]:
        """What happened in a turn that nothing but luck, or nothing at all, moved; and the rule."""
        raise NotImplementedError

    # -- the curve ----------------------------------------------------------------------------------------

    def curve(self, acts: bool = True) -> Curve:
        """The curve; `acts` makes its points pressable."""
        review, here = self.review, self.table.looked_at
        you, other = self.legend()
        turning = review.turning if review.done else None
        marks = tuple(
            Mark(
                turn.number,
                turn.value,
                self.yours(turn),
                turn.by_luck,
                not turn.exact,
                f"turn {turn.number}" if acts else "",
                self.spoken(turn),
            )
            for turn in review.turns
        )
        return Curve(
            marks,
            max(review.length, 1),
            self.say(f"{self.GAME}-title", **self.me()),
            you,
            other,
            start=review.start if review.first == 1 else None,
            turning=None if turning is None else turning.number,
            chosen=None if here is None else here.number,
            luck=self.say("luck-legend") if self.LUCK else "",
            how=self.how(),
            **self.scale(),
        )

    def scale(self) -> dict[str, Any]:
        """What the vertical scale shows."""
        return {}

    def how(self) -> str:
        """What the values are."""
        kind = "" if self.review.exact else "-estimate"
        return self.say(f"{self.GAME}-how{kind}", worlds=self.review.worlds)

    def spoken(self, turn: Turn) -> str:
        """A point for the ear."""
        bold, rest = self.headline(turn), self.sentence(turn)[0]
        value = self.say("value-spoken", value=self.value(turn.value))
        return f"{bold}. {rest} {value}".removesuffix(".")

    def value(self, value: float) -> str:
        """A value as it is written."""
        return signed(round(value))

    # -- the yellow bar -----------------------------------------------------------------------------------

    def status(self) -> Said:
        """What the review says now."""
        study, review = self.table.study, self.review
        turn = self.table.looked_at
        if not review.done and study.turn is None:
            if study.preparing:
                return Said(self.say("preparing"), self.say("preparing-how"), (), "wait")
            key = "stopped" if study.halted else "working"
            done = self.say(f"{key}-so-far", count=len(review.turns))
            return Said(self.say(key), done, (), "wait")
        if turn is None:
            return Said(self.say("even"), self.say("even-how"), (), "turn")
        sentence, rule = self.sentence(turn)
        return Said(self.headline(turn), sentence, (rule,) if rule else ())

    def headline(self, turn: Turn) -> str:
        """Turning point: turn 7, +8."""
        turning = self.review.turning if self.review.done else None
        key = "turning" if turning is not None and turning.number == turn.number else "turn"
        change = signed(round(turn.change))
        if change == "0" and key == "turn":
            return self.say(f"{self.GAME}-turn-even", number=turn.number)
        about = "" if turn.exact else "-about"
        return self.say(f"{self.GAME}-{key}{about}", number=turn.number, change=change)

    def sentence(self, turn: Turn) -> tuple[str, str]:
        """What moved the value in a turn, and the rule."""
        main = self.blamed(turn)
        if main is None or turn.by_luck:
            return self.told(turn)
        values = {
            "move": self.action(main, main.action),
            "points": round(abs(main.change)),
            **self.who(main.seat),
        }
        if main.better is None:
            return self.told(turn)
        better = self.action(main, main.better)
        return self.say(f"{self.GAME}-better", better=better, **values), ""

    def blamed(self, turn: Turn) -> Move | None:
        """The decision that moved the value, where that is certain enough to say so."""
        main = turn.main
        if main is None or (not turn.exact and abs(main.change) < UNSURE):
            return None
        return main

    # -- below the curve ----------------------------------------------------------------------------------

    def detail(self) -> Detail | None:
        """The turn looked at: its cards, choices and luck, and whether somebody made a mistake."""
        turn = self.table.looked_at
        if turn is None:
            return None
        bold, rest = self.verdict(turn)
        return Detail(self.groups(turn), self.parts(turn), bold, rest)

    def parts(self, turn: Turn) -> str:
        """The change split: "Choice −2 · draw +9.6"."""
        if not self.LUCK:
            return self.say("value-only", value=self.value(turn.value))
        return self.say(
            "parts",
            value=self.value(turn.value),
            choice=_firm(points_told(turn.choice, turn.choice_error, self.lang)),
            luck=_firm(points_told(turn.luck, turn.luck_error, self.lang)),
        )  # fmt: skip

    def verdict(self, turn: Turn) -> tuple[str, str]:
        """Bold words and the rest: luck, a mistake, or neither."""
        if turn.by_luck:
            clean = abs(turn.choice) < NOTABLE
            rest = self.luck_words(turn)
            if clean:
                return self.say("nobody"), rest
            main = self.blamed(turn)
            if main is not None and 2 * abs(main.change) > abs(turn.luck):
                bold, choice = self._of_choice(main)
                return bold, self.say("and-luck", choice=choice.removesuffix("."), luck=rest)
            return self.say("mostly-luck"), rest
        main = self.blamed(turn)
        if main is None:
            lucky = self._lucky(turn)
            if lucky is not None:
                return lucky
            about = "-about" if not turn.exact and abs(turn.change) >= NOTABLE else ""
            return self.say(f"little{about}"), self.say(f"little-how{about}")
        return self._of_choice(main)

    def _lucky(self, turn: Turn) -> tuple[str, str] | None:
        """A choice that was bad by what its seat could see, and cost nothing as the cards lay."""
        for move in turn.moves:
            own = self.side(move.seat) == "you" and self.table.is_own(move.position)
            cost = self.cost(move) if own else None
            if cost is None or cost.is_level or cost.lost < NOTABLE:
                continue
            values: dict[str, object] = {"move": self.action(move, move.action), **self.who(move.seat)}
            lost = _firm(points_told(cost.lost, cost.error, self.lang, signed=False))
            best = better_words(cost, self.label)
            return self.say("lucky", **values), self.say("lucky-how", lost=lost, best=best, **values)
        return None

    def _of_choice(self, main: Move) -> tuple[str, str]:
        cost = self.cost(main)
        values: dict[str, object] = {
            "move": self.action(main, main.action),
            "points": round(abs(main.change)),
            **self.who(main.seat),
        }  # fmt: skip
        if cost is None:
            return self.say("choice"), self.say("choice-open", **values)
        if cost.is_best or cost.is_level:
            return self.say("nobody"), self.say("choice-hidden", **values)
        lost = _firm(points_told(cost.lost, cost.error, self.lang, signed=False))
        best = better_words(cost, self.label)
        return self.say("mistake", **values), self.say("mistake-how", lost=lost, best=best, **values)

    def luck_words(self, turn: Turn) -> str:
        """Why it was luck."""
        raise NotImplementedError

    def cost(self, move: Move) -> Cost | None:
        """What a decision cost by what its seat could know, if that has been worked out."""
        known = self.table.study.of(move.position)
        if known is None or known.advice is None:
            return None
        found = next(
            (
                decision
                for decision in self.table.own_decisions(self.review.tip, True)
                if decision.position is move.position
            ),
            None,
        )
        return None if found is None else cost_of(found, known.advice)

    # -- the sum ------------------------------------------------------------------------------------------

    def sums(self) -> tuple[tuple[str, str], ...]:
        """What made the result, line by line; the last is the result."""
        review = self.review
        if not review.done or review.start is None or not review.turns:
            return ()
        mine = sum(
            move.change for turn in review.turns for move in turn.moves if self.side(move.seat) == "you"
        )
        theirs = sum(turn.choice for turn in review.turns) - mine
        luck = sum(turn.luck for turn in review.turns)
        lines = [(self.say("sum-start"), _tidy(review.start, self.lang, signs=self.LUCK))]
        you, other = self.legend()
        lines += [
            (self.say("sum-choices", name=you), _tidy(mine, self.lang)),
            (self.say("sum-choices", name=other), _tidy(theirs, self.lang)),
        ]
        if self.LUCK:
            lines.append((self.say("sum-luck"), _tidy(luck, self.lang)))
        lines.append((self.say("sum-end"), self.value(review.turns[-1].value)))
        return tuple(lines)


def _firm(number: str) -> str:
    """A number that is not torn from its error at the end of a line."""
    return number.replace(" ", NBSP)


def _tidy(value: float, lang: str, signs: bool = True) -> str:
    """Points without a needless decimal."""
    places = 0 if abs(value - round(value)) < 0.05 else 1
    written = amount(value, lang, places)
    return written if signs else written.removeprefix("+")
