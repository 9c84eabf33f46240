"""The Lightning lab: put any field together, see what the Lightning may take and what is left over."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from hanalab.core.errors import HanalabError, IllegalAction, SetupError
from hanalab.core.reason import Reason, reason
from hanalab.mushi import LIGHTNING, Card, Rules
from hanalab.widgets import lab_view
from hanalab.widgets.base import HanaWidget
from hanalab.widgets.history import History
from hanalab.widgets.lab_model import SOURCES, Trial, trial
from hanalab.widgets.lab_words import written
from hanalab.widgets.nodes import Kid, note_slot, root
from hanalab.widgets.overlays import more_menu
from hanalab.widgets.parts import bar, button, frame, language_button, title_bar, word
from hanalab.widgets.rule_list import rules_popover

RULES = tuple(f"M{number}" for number in range(26, 48))
PILES = ("single", "stack")


class LightningLab(HanaWidget):
    """What may the Lightning take, and why not the others?

    `field` is any set of cards. `source` says how the Lightning comes: from the "hand", from the "stock", by
    the "deal" (then it lies on the field, and `drawn` or `played` is the card that comes to it) or as the
    "last" card of the stock. `targets` are the cards that may be taken, `why(card)` tells why not (M27 to
    M41). `SetupError` lists all that is wrong with a question.

    >>> lab = LightningLab(field="02A 02R 02X 11B")
    >>> [str(card) for card in lab.targets], lab.why("11B").rule
    (['02A', '02R', '02X'], 'M27')
    """

    STATE = ("_history", "_mode", "_marks", "_rules_open")

    def __init__(
        self,
        field: str | Iterable[Card | str] = "",
        source: str = "hand",
        drawn: str | Card | None = None,
        *,
        played: str | Card | None = None,
        rules: Rules | None = None,
        lang: str = "en",
        marks: bool = False,
    ) -> None:
        start = trial(field, source, drawn, played, Rules() if rules is None else Rules.of(rules))
        self._history = History(start)
        self._mode: lab_view.Mode = _mode_for(start)
        self._marks = bool(marks)
        self._rules_open = False
        super().__init__(lang=lang)

    # --- the question and its answers ------------------------------------------------------------------

    @property
    def trial(self) -> Trial:
        """The question as a value."""
        return self._history.now

    @property
    def field(self) -> tuple[Card, ...]:
        """The cards on the field, the Lightning among them if it lies there."""
        return self.trial.table

    @property
    def source(self) -> str:
        """How the Lightning comes: "hand", "stock", "deal" or "last"."""
        return self.trial.source

    @property
    def drawn(self) -> Card | None:
        """The card that comes to a Lightning on the field, None if none has come."""
        return self.trial.arriving

    @property
    def rules(self) -> Rules:
        """The rule set in force."""
        return self.trial.rules

    @property
    def targets(self) -> tuple[Card, ...]:
        """The cards that the Lightning (or the card that comes to it) may take."""
        return self.trial.targets

    def why(self, card: Card | str) -> Reason | None:
        """None if the card may be taken, else the reason."""
        return self.trial.why(Card(card))

    # --- pressing --------------------------------------------------------------------------------------

    def handle(self, act: str, value: Any) -> None:
        verb, _, rest = act.partition(" ")
        now = self.trial
        simple: dict[str, Callable[[], None]] = {
            "undo": lambda: self._keep(self._history.undo()),
            "redo": lambda: self._keep(self._history.redo()),
            "back": lambda: self._keep(self._history.undo()),
            "clear": lambda: self._do(now.settled.cleared()),
            "take": self._take,
            "go-on": self._go_on,
            "last": lambda: self._do(now.at_last(not now.last)),
            "marks": self._turn_marks,
            "rules": self._turn_rules,
        }
        if not rest and verb in simple:
            simple[verb]()
        elif verb in lab_view.MODES:
            self._place(_mode(verb), Card(rest))
        elif verb == "choose":
            self._choose(Card(rest), act)
        elif verb == "source":
            self._do(now.come(_one_of(rest, SOURCES)))
            self._mode = _mode_for(self.trial)
        elif verb == "pile":
            pile = _one_of(rest, PILES)
            self._do(now.ruled(Rules.parse(f"{now.rules} lightning_stack={pile}")))
        elif verb == "mode":
            self._set_mode(_mode(rest))
        else:
            raise HanalabError("lab-act", act=act)

    def _keep(self, history: History[Trial]) -> None:
        self._history = history
        if self.trial.source != "deal":
            self._mode = "put"

    def _do(self, after: Trial) -> None:
        self._keep(self._history.do(after))

    def _place(self, mode: lab_view.Mode, card: Card) -> None:
        now = self.trial
        if card is LIGHTNING:
            code = f"lab-lightning-{now.source}"
            raise SetupError([reason(code, "M35" if now.source == "deal" else "M26")])
        if mode == "put":
            self._do(now.put(card))
        elif now.settled.source != "deal":
            raise SetupError([reason("lab-arriving-source", "M35", card=card)])
        else:
            self._mode = mode
            self._do(now.arrive(card, mode == "play"))

    def _choose(self, card: Card, act: str) -> None:
        why = self.trial.why(card)
        if why is not None:
            raise IllegalAction(why, act)
        self._keep(self._history.swap(self.trial.choose(card)))

    def _take(self) -> None:
        if self.trial.placed is None:
            raise IllegalAction(reason("lab-no-arriving", "M35"), "take")
        if not self.trial.done:
            self._do(self.trial.take())

    def _go_on(self) -> None:
        if self.trial.done:
            self._do(self.trial.settled)
            self._mode = _mode_for(self.trial)

    def _set_mode(self, mode: lab_view.Mode) -> None:
        self._mode = mode
        if mode != "put" and self.trial.arriving is not None:
            self._do(self.trial.turned(mode == "play"))

    def _turn_marks(self) -> None:
        self._marks = not self._marks

    def _turn_rules(self) -> None:
        self._rules_open = not self._rules_open

    # --- showing ---------------------------------------------------------------------------------------

    def build(self) -> dict[str, Any]:
        at, lang = self.trial, self.lang
        theme = "dark" if self.dark else "light"
        left = [
            lab_view.felt_node(at, lang, theme=theme, narrow=self.narrow, marks=self._marks),
            lab_view.bar(at, lang),
            note_slot(),
            lab_view.do_row(at, lang),
            lab_view.deck(at, self._mode, lang, marks=self._marks),
            lab_view.lab_foot(lang, marks=self._marks),
        ]
        others = self._others()
        head = title_bar(
            self.say("lab-title"),
            self.say("lab-asks"),
            self._buttons(others),
            narrow_buttons=self._narrow_buttons(others),
        )
        body = frame(
            head, left, lab_view.rail(at, lang), bars=bar(lab_view.source_bar(at, lang), key="sources-bar"),
            cls="hl-lab", rail_name=self.say("lab-may-it"),
        )  # fmt: skip
        keys = {"u": "undo", "Shift+u": "redo", "t": "take"}
        if len(at.captures.options) > 1 and not at.done:
            firsts = [option[0].code for option in at.captures.options]
            keys.update({str(place): f"choose {code}" for place, code in enumerate(firsts[:9], 1)})
        over = rules_popover(RULES, lang) if self._rules_open and self.rule_shown is None else None
        return root(body, over, keys=keys, name=self.say("lab-title"))

    def _undo_redo(self, bare: bool = True) -> list[Kid]:
        undo, redo = word("undo", self.lang), word("redo", self.lang)
        return [
            button(undo, "undo", icon_name="undo", refused=not self._history.before),
            button(redo, "redo", icon_name="redo", bare=bare, refused=not self._history.after),
        ]

    def _buttons(self, others: list[Kid]) -> list[Kid]:
        return [*self._undo_redo(), *others]

    def _others(self) -> list[Kid]:
        lang = self.lang
        return [
            button(word("copy-text", lang), copy=self.text_form(), icon_name="copy", key="copy"),
            button(word("rules", lang), "rules", icon_name="book"),
            language_button(lang),
        ]

    def _narrow_buttons(self, others: list[Kid]) -> list[Kid]:
        undo = button(
            word("undo", self.lang), "undo", icon_name="undo", bare=True, refused=not self._history.before
        )
        return [undo, more_menu([self._undo_redo(bare=False)[1], *others], self.more_open, self.lang)]

    def static_svg(self) -> str:
        return lab_view.still(self.trial, self.lang)

    def text_form(self) -> str:
        return written(self.trial, self.lang)

    def __repr__(self) -> str:
        field = " ".join(card.code for card in self.trial.field)
        return f"LightningLab(field={field!r}, source={self.source!r})"


def _mode_for(at: Trial) -> lab_view.Mode:
    """What a press on the deck does at first: a Lightning on a field waits for a card to come."""
    if at.source != "deal":
        return "put"
    return "play" if at.by_hand else "draw"


def _mode(word_: str) -> lab_view.Mode:
    for mode in lab_view.MODES:
        if mode == word_:
            return mode
    raise HanalabError("lab-option", act=word_, allowed=", ".join(lab_view.MODES))


def _one_of(word_: str, allowed: tuple[str, ...]) -> str:
    if word_ not in allowed:
        raise HanalabError("lab-option", act=word_, allowed=", ".join(allowed))
    return word_
