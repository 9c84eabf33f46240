"""The scoring bench: give each card to A, B or nobody, and see how a round is counted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from hanalab.core.errors import HanalabError
from hanalab.core.language import text
from hanalab.mushi import Card, RoundScore, Rules
from hanalab.widgets import bench_view, bench_words
from hanalab.widgets.base import HanaWidget
from hanalab.widgets.bench_model import PRESETS, READINGS, SHORT, TERMS, Bench, Owner, bench, example
from hanalab.widgets.bench_view import Look
from hanalab.widgets.history import History
from hanalab.widgets.nodes import Kid, root
from hanalab.widgets.overlays import more_menu
from hanalab.widgets.parts import bar, button, frame, language_button, push, title_bar, word
from hanalab.widgets.rule_list import rules_popover

#: what an example lights at first
LIGHTS = {
    "example": "0 own",
    "short-warbler": "yaku three_brights",
    "short-five": "yaku five_brights",
    "short-wisteria": "yaku four_wisteria",
    "short-paulownia": "yaku four_paulownia",
    "five": "0 own",
    "five-no-warbler": "0 own",
    "any-three": "0 own",
}
OWNERS: dict[str, Owner] = {"A": 0, "B": 1, "N": None}


class ScoringBench(HanaWidget):
    """How is a round of Mushi counted (M48 to M58)?

    `piles` are the cards of A and of B (None instead of B's: all the rest), or `preset` names an example
    (`PRESETS` of `bench_model`). `score` is the count, a `RoundScore`; `piles` what lies there now.
    `hide` shows question marks instead of numbers, each revealed by a press. `SetupError` lists every card
    given twice.

    >>> ScoringBench(preset="example").score.totals
    (-5, 5)
    """

    STATE = ("_history", "_look", "_told", "_rules_open")

    def __init__(
        self,
        piles: tuple[str | Iterable[Card | str], str | Iterable[Card | str] | None] = ("", ""),
        preset: str | None = None,
        *,
        rules: Rules | None = None,
        lang: str = "en",
        hide: bool = False,
        marks: bool = False,
    ) -> None:
        self._rules = Rules() if rules is None else Rules.of(rules)
        self._history = History(bench(piles, preset, self._rules))
        lit = "" if hide or preset is None else LIGHTS[preset]
        self._look = Look(lit=lit, hidden=bool(hide), marks=bool(marks))
        self._told = ""
        self._rules_open = False
        super().__init__(lang=lang)

    # --- what lies there -------------------------------------------------------------------------------

    @property
    def bench(self) -> Bench:
        """The bench as a value."""
        return self._history.now

    @property
    def piles(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """The cards of A and of B."""
        return self.bench.piles

    @property
    def score(self) -> RoundScore:
        """The count of both piles."""
        return self.bench.score

    @property
    def rules(self) -> Rules:
        """The rule set in force; the reading of Three Brights is one of its keys."""
        return self.bench.rules

    @property
    def lit(self) -> tuple[Card, ...]:
        """The cards that are lit now."""
        return bench_view.lit_cards(self.bench, self._look.lit)

    @property
    def hidden(self) -> bool:
        """Whether numbers are hidden until they are pressed."""
        return self._look.hidden

    # --- pressing --------------------------------------------------------------------------------------

    def handle(self, act: str, value: Any) -> None:
        verb, _, rest = act.partition(" ")
        now, look = self.bench, self._look
        self._told = ""
        simple: dict[str, Callable[[], None]] = {
            "undo": lambda: self._keep(self._history.undo()),
            "redo": lambda: self._keep(self._history.redo()),
            "rest": lambda: self._do(now.rest_to_b()),
            "swap": lambda: self._do(now.swapped()),
            "clear": lambda: self._do(now.cleared()),
            "hide": lambda: self._see(lit="", hidden=not look.hidden, shown=frozenset()),
            "reveal": lambda: self._see(hidden=False),
            "marks": lambda: self._see(marks=not look.marks),
            "rules": self._turn_rules,
            "picture": lambda: self.hand_over(svg=self.static_svg()),
        }
        if not rest and verb in simple:
            simple[verb]()
        elif verb == "next":
            self._give(Card(rest), now.turn(Card(rest)))
        elif verb == "give":
            code, _, owner = rest.partition(" ")
            self._give(Card(code), now.give(Card(code), _owner(owner)))
        elif verb == "preset":
            self._preset(rest or str(value or ""))
        elif verb == "reading" and rest in READINGS:
            self._reading(rest)
        elif verb == "light":
            self._light(rest)
        elif verb == "tab" and rest in bench_view.TABS:
            self._see(tab=rest)
        else:
            raise HanalabError("bench-act", act=act)

    def _keep(self, history: History[Bench]) -> None:
        """Take over a new bench; what was revealed of another is hidden again."""
        if history.now != self.bench:
            self._see(shown=frozenset())
        self._history = history

    def _do(self, after: Bench) -> None:
        self._keep(self._history.do(after))

    def _see(self, **changes: Any) -> None:
        self._look = replace(self._look, **changes)

    def _give(self, card: Card, after: Bench) -> None:
        self._do(after)
        name = card.name(self.lang)
        owner = self.say("bench-said-owner", who=bench_words.letter(after.owner(card)))
        scores = "" if self.hidden else f" {bench_words.totals(after)}."
        self._told = f"{name[:1].upper()}{name[1:]}, {owner}.{scores}"

    def _preset(self, name: str) -> None:
        if not name:
            return  # "Your own" in the list: the cards stay as they are
        if name == "short":  # each press shows the next near miss
            at = self.bench.preset
            name = SHORT[(SHORT.index(at) + 1) % len(SHORT)] if at in SHORT else SHORT[0]
        self._do(example(name, self._rules))
        self._see(lit="" if self.hidden else LIGHTS[name])

    def _reading(self, name: str) -> None:
        key = f"reading {name}"
        if self._look.hides(key):
            self._see(shown=self._look.shown | {key})
            return
        self._history = self._history.do(self.bench.reading(name))

    def _light(self, what: str) -> None:
        known = [f"{seat} {name}" for seat in (0, 1) for name in TERMS]
        known += [f"yaku {each.yaku.code}" for each in self.bench.progress]
        if what not in known:
            raise HanalabError("bench-act", act=f"light {what}")
        if self._look.hides(what):
            self._see(shown=self._look.shown | {what}, lit=what)
        else:
            self._see(lit="" if self._look.lit == what else what)
        self._told = self._lit_told()

    def _lit_told(self) -> str:
        lit = self._look.lit
        if not lit:
            return ""
        seat, _, name = lit.partition(" ")
        if seat == "yaku":
            each = next(each for each in self.bench.progress if each.yaku.code == name)
            said = text("bench-said-yaku", self.lang, yaku=each.yaku.name(self.lang), value=each.yaku.value)
            return f"{said}: {bench_words.yaku_line(each, self.lang)}."
        return bench_words.term_said(self.bench, int(seat), name, self.lang)

    def _turn_rules(self) -> None:
        self._rules_open = not self._rules_open

    # --- showing ---------------------------------------------------------------------------------------

    def build(self) -> dict[str, Any]:
        at, look, lang = self.bench, self._look, self.lang
        left = [
            bench_view.formula(at, look, lang, narrow=self.narrow),
            bench_view.deck(at, look, lang),
            bench_view.bench_foot(at, look, lang),
        ]
        title = self.say("bench-title")
        others = self._others()
        head = title_bar(
            title, self.say("bench-asks"), self._buttons(others), narrow_buttons=self._narrow_buttons(others)
        )
        body = frame(
            head,
            left,
            bench_view.rail(at, look, lang),
            bars=bar(bench_view.presets(at, lang), push(), bench_view.givers(at, lang), key="presets-bar"),
            cls="hl-bench",
            rail_name=self.say("bench-tab-yaku"),
        )
        over = rules_popover(bench_view.RULES, lang) if self._rules_open and self.rule_shown is None else None
        return root(body, over, keys={"u": "undo", "Shift+u": "redo"}, status=self._told, name=title)

    def _undo(self, bare: bool) -> Kid:
        label = word("undo", self.lang)
        return button(label, "undo", icon_name="undo", bare=bare, refused=not self._history.before)

    def _redo(self, bare: bool) -> Kid:
        label = word("redo", self.lang)
        return button(label, "redo", icon_name="redo", bare=bare, refused=not self._history.after)

    def _buttons(self, others: list[Kid]) -> list[Kid]:
        return [self._undo(False), self._redo(True), *others]

    def _others(self) -> list[Kid]:
        lang = self.lang
        return [
            button(word("copy-picture", lang), "picture", icon_name="copy"),
            button(word("copy-text", lang), copy=self.text_form(), icon_name="copy", key="copy"),
            button(word("rules", lang), "rules", icon_name="book"),
            language_button(lang),
        ]

    def _narrow_buttons(self, others: list[Kid]) -> list[Kid]:
        swap = button(self.say("bench-swap"), "swap", icon_name="swap")
        menu = more_menu([self._redo(False), swap, *others], self.more_open, self.lang)
        return [self._undo(True), menu]

    def static_svg(self) -> str:
        return bench_view.still(self.bench, self._look, self.lang)

    def text_form(self) -> str:
        return bench_words.written(self.bench, self.lang, self.hidden)

    def __repr__(self) -> str:
        preset = self.bench.preset
        if preset is not None:
            return f"ScoringBench(preset={preset!r})"
        first, second = (" ".join(card.code for card in pile) for pile in self.piles)
        return f"ScoringBench(piles=({first!r}, {second!r}))"


def _owner(word_: str) -> Owner:
    if word_.upper() not in OWNERS:
        raise HanalabError("bench-owner", owner=word_)
    return OWNERS[word_.upper()]


__all__ = ["PRESETS", "ScoringBench"]
