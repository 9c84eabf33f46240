"""Choosing cards: `Choice` is the logic, `card_buttons` the look, `CardPicker` the widget made of both.

A table that holds a hand uses the first two for it, so a card is picked alike everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

import traitlets

from hanalab.core.errors import HanalabError, NotationError
from hanalab.core.given import gathered
from hanalab.core.language import text
from hanalab.core.reason import Reason
from hanalab.core.shown import quoted, shown
from hanalab.widgets.base import HanaWidget
from hanalab.widgets.nodes import Disc, Kid, Ring, Veil, card, h, note_slot, root, spoken
from hanalab.widgets.stills import cards_svg


class CardLike(Protocol):
    """A card of either game."""

    @property
    def code(self) -> str: ...

    def name(self, lang: str = "en") -> str: ...


Mode: TypeAlias = Literal["one", "several"] | int
Why: TypeAlias = Reason | str


class Refusal(NamedTuple):
    """Why a card cannot be chosen now: the sentence, and the rule that says so, if any."""

    sentence: str
    rule: str | None = None


@dataclass(frozen=True)
class Choice:
    """Which of some cards are chosen: at most one ("one"), any number ("several"), or exactly so many.

    `why` gives the reason for each card that cannot be chosen now.

    >>> from hanalab.mushi.cards import cards
    >>> Choice(cards("01B 02A 03B"), 2).toggle("02A").toggle("01B").said()
    '2 of 2 chosen'
    """

    cards: tuple[Any, ...]
    mode: Mode = "one"
    selected: tuple[Any, ...] = ()
    why: Mapping[Any, Why] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.mode not in ("one", "several") and (
            not isinstance(self.mode, int) or not 1 <= self.mode <= len(self.cards)
        ):
            raise HanalabError("picker-mode", mode=shown(self.mode), most=len(self.cards))
        for item in self.cards:
            if self.cards.count(item) > 1:
                raise HanalabError("picker-twice", card=item.code)
        for why in self.why.values():
            if not isinstance(why, Reason | str):
                raise HanalabError("picker-why", found=quoted(why))
        for item in (*self.selected, *self.why):
            self.card(item.code if hasattr(item, "code") else str(item))
        wanted = {"one": 1, "several": len(self.cards)}.get(str(self.mode), self.mode)
        if isinstance(wanted, int) and len(self.selected) > wanted:
            raise HanalabError("picker-too-many", count=len(self.selected), wanted=wanted)

    def card(self, code: str) -> Any:
        """The card with this code; HanalabError if it is not among the cards."""
        for item in self.cards:
            if item.code == code:
                return item
        raise HanalabError("picker-no-card", card=code)

    def refusal(self, card: Any, lang: str = "en") -> Refusal | None:
        """Why the card cannot be chosen now, None if it can (or if it is chosen: then it can be put back)."""
        if card in self.selected:
            return None
        why = self.why.get(card)
        if isinstance(why, Reason):
            return Refusal(why.text(lang), why.rule)
        if why is not None:
            return Refusal(why)
        if isinstance(self.mode, int) and len(self.selected) >= self.mode:
            return Refusal(text("widgets-picker-full", lang, wanted=self.mode))
        return None

    def toggle(self, code: str) -> Choice:
        """Choose the card, or put it back if it is chosen; a refused one changes nothing."""
        card = self.card(code)
        if card in self.selected:
            return replace(self, selected=tuple(other for other in self.selected if other != card))
        if self.refusal(card) is not None:
            return self
        if self.mode == "one":
            return replace(self, selected=(card,))
        chosen = {*self.selected, card}
        return replace(self, selected=tuple(each for each in self.cards if each in chosen))

    @property
    def complete(self) -> bool:
        """Whether what was asked for is there."""
        if isinstance(self.mode, int):
            return len(self.selected) == self.mode
        return self.mode == "several" or bool(self.selected)

    @property
    def value(self) -> Any:
        """The chosen card or None ("one"), else the tuple of chosen cards."""
        if self.mode == "one":
            return self.selected[0] if self.selected else None
        return self.selected

    def said(self, lang: str = "en") -> str:
        """How far the choice is, in words; for one card, its name."""
        if self.mode == "one":
            return str(self.selected[0].name(lang)) if self.selected else ""
        if self.mode == "several":
            return text("widgets-picker-chosen", lang, count=len(self.selected))
        return text("widgets-picker-chosen-of", lang, count=len(self.selected), wanted=self.mode)


@dataclass(frozen=True)
class CardButton:
    """How one card of a row is shown and spoken. `about` are further words of its spoken name: its place,
    what it takes. `label` is the line below it, its code by default, "" for none."""

    card: Any
    act: str
    selected: bool = False
    refusal: Refusal | None = None
    about: tuple[str, ...] = ()
    label: str | None = None
    ring: Ring | None = None
    veil: Veil | None = None
    disc: Disc | None = None
    tag: str = ""


def card_buttons(
    buttons: Iterable[CardButton],
    *,
    lang: str,
    w: float = 84,
    marks: bool = False,
    fourcolour: bool = False,
    labels: bool = True,
    keys: Callable[[CardButton], Mapping[str, str]] | None = None,
) -> list[dict[str, Any]]:
    """Real buttons with card pictures: put them into a node with a region and the class hl-cards."""
    return [
        _button(each, lang, w, marks, fourcolour, labels, keys(each) if keys else None) for each in buttons
    ]


def _button(
    each: CardButton,
    lang: str,
    w: float,
    marks: bool,
    fourcolour: bool,
    labels: bool,
    keys: Mapping[str, str] | None,
) -> dict[str, Any]:
    refusal = each.refusal
    face = card(
        each.card.code,
        w,
        marks=marks,
        fourcolour=fourcolour,
        ring="selected" if each.selected else each.ring,
        disc="check" if each.selected else each.disc,
        veil="refused" if refusal else each.veil,
        tag=each.tag,
    )
    label = each.card.code if each.label is None else each.label
    return h(
        "button",
        face,
        h("span", label, cls="hl-code", hidden_from_speech=True) if labels and label else None,
        key=each.card.code,
        act=each.act,
        cls="hl-cardbutton",
        why=refusal.sentence if refusal else None,
        rule=refusal.rule if refusal else None,
        refused=refusal is not None,
        pressed=each.selected,
        name=spoken_card(each.card, lang, *each.about, selected=each.selected, refusal=refusal),
        keys=keys,
        type="button",
    )


def spoken_card(
    card: Any, lang: str, *about: str, selected: bool = False, refusal: Refusal | None = None
) -> str:
    """The spoken name of a card: name, points if it has any, code, further words, state, the reason.

    >>> from hanalab.mushi.cards import Card
    >>> spoken_card(Card("01Y"), "en", "in your hand")
    'Pine basic, 1 point, 01Y, in your hand'
    """
    name = card.name(lang)
    chosen = text("widgets-picker-selected", lang) if selected else None
    points = getattr(card, "points", None)
    worth = text("widgets-points", lang, count=points) if isinstance(points, int) and points > 0 else None
    not_now = text("widgets-picker-not-now", lang, why=refusal.sentence.rstrip(".")) if refusal else None
    rule = text("widgets-picker-rule", lang, rule=refusal.rule) if refusal and refusal.rule else None
    return spoken(f"{name[:1].upper()}{name[1:]}", worth, card.code, *about, chosen, not_now, rule)


def hand(
    buttons: Kid,
    *,
    w: float = 84,
    line: str = "",
    name: str = "",
    count: int | None = None,
    room: float = 688,
    slot: bool = True,
    key: str = "hand",
    keys: Mapping[str, str] | None = None,
) -> list[dict[str, Any]]:
    """The hand below the status bar: `buttons` of `card_buttons`, a `line` above them for what holds for all.

    `count` cards share `room` px: the gap shrinks (to overlap, if need be) so that they stay in one row.
    The place keeps its height when cards leave. With `slot`, a note line for the narrow form follows.
    """
    gap = 10.0 if not count or count < 2 else min(10.0, (room - w * count) / (count - 1))
    row = h(
        "div",
        buttons,
        key="cards",
        cls="hl-cards hl-one-row" if count else "hl-cards",
        css={"--hl-w": f"{w}px", "--hl-gap": f"{gap:g}px"},
        region=key,
        role="group",
        name=name or None,
        keys=keys,
    )
    above = h("p", h("span", line), cls="hl-hand-line", key="line") if line else None
    nodes = [h("div", above, row, key=key, cls="hl-hand hl-on-felt2")]
    return [*nodes, note_slot(key=f"{key}-note")] if slot else nodes


def row_width(count: int, w: float, room: float = 930, gap: float = 10) -> float:
    """How wide rows must be in px so that `count` cards fill them evenly, and as few as fit into `room`.

    >>> row_width(40, 60)
    690
    """
    fit = max(1, int((room + gap) // (w + gap)))
    rows = max(1, -(-count // fit))
    return -(-count // rows) * (w + gap) - gap


class CardPicker(HanaWidget):
    """Choose from cards: one, several, or exactly `n` (`mode`). Works by mouse, touch and keyboard.

    `selected` is the tuple of chosen cards in the order shown; `value` is the same, or with "one" the card or
    None; both can be observed, and `on_change(value)` is called as well. `why` maps cards that cannot be
    chosen now to a `Reason` or a sentence, told before the press. Cards may be given as text ("01B 02A").

    >>> picker = CardPicker("01B 02A 03B", mode=2)
    >>> picker.press("card 02A")
    >>> picker.value
    (Card('02A'),)
    """

    STATE = ("selected",)

    selected = traitlets.Tuple()
    value = traitlets.Any(allow_none=True)

    def __init__(
        self,
        cards: str | Iterable[Any],
        *,
        mode: Mode = "one",
        selected: str | Iterable[Any] = (),
        why: Mapping[Any, Why] | None = None,
        on_change: Callable[[Any], object] | None = None,
        label: str = "",
        width: float = 84,
        marks: bool = False,
        lang: str = "en",
    ) -> None:
        if why is not None and not isinstance(why, Mapping):
            raise HanalabError("picker-why", found=quoted(why))
        reasons = {read_cards([item])[0]: reason for item, reason in (why or {}).items()}
        self._choice = Choice(read_cards(cards), mode, read_cards(selected), reasons)
        self._on_change = on_change
        self._label = shown(label)
        self._width = _width(width)
        self._marks = marks
        self.selected = self._choice.selected
        self.value = self._choice.value
        super().__init__(lang=lang)

    @property
    def cards(self) -> tuple[Any, ...]:
        """The cards to choose from."""
        return self._choice.cards

    @property
    def choice(self) -> Choice:
        """The choice as a value."""
        return self._choice

    @property
    def complete(self) -> bool:
        """Whether what was asked for is chosen."""
        return self._choice.complete

    @traitlets.validate("selected")
    def _check_selected(self, proposal: Any) -> tuple[Any, ...]:
        chosen = set(read_cards(proposal["value"]))
        ordered = tuple(each for each in self._choice.cards if each in chosen)
        replace(self._choice, selected=tuple(chosen) if len(ordered) < len(chosen) else ordered)
        return ordered

    @traitlets.observe("selected")
    def _selected_changed(self, change: Any) -> None:
        self._choice = replace(self._choice, selected=change["new"])
        self.value = self._choice.value
        self.refresh()

    def build(self) -> dict[str, Any]:
        buttons = card_buttons(
            [
                CardButton(
                    each,
                    f"card {each.code}",
                    selected=each in self._choice.selected,
                    refusal=self._choice.refusal(each, self.lang),
                )
                for each in self._choice.cards
            ],
            lang=self.lang,
            w=self._width,
            marks=self._marks,
            labels=self._width >= 60,
        )
        label = self._label or self.say("widgets-picker")
        said = self._choice.said(self.lang)
        head = h(
            "div",
            h("b", self._label) if self._label else None,
            h("span", said, cls="hl-dim", key="said", role="status"),
            cls="hl-picker-head",
            key="head",
        )
        row = h(
            "div",
            buttons,
            cls="hl-cards",
            key="cards",
            region="cards",
            role="group",
            name=label,
            css={"--hl-w": f"{self._width:g}px", "--hl-row": f"{row_width(len(buttons), self._width):g}px"},
        )
        box = h("div", head, row, cls="hl-hand hl-picker hl-on-felt2", key="picker")
        return root(box, note_slot("hl-rounded"))

    def handle(self, act: str, value: Any) -> None:
        verb, _, code = act.partition(" ")
        if verb != "card":
            raise HanalabError("picker-act", act=act)
        after = self._choice.toggle(code)
        if after.selected != self._choice.selected:
            self.selected = after.selected
            if self._on_change is not None:
                self._on_change(self.value)

    def static_svg(self) -> str | None:
        return cards_svg(
            self.cards,
            selected=self.selected,
            refused=[each for each in self.cards if each in self._choice.why and each not in self.selected],
            w=self._width,
            marks_on=self._marks,
            title=self._label or self.say("widgets-picker"),
            description=self.text_form(),
        )

    def text_form(self) -> str:
        marked = " ".join(f"[{each.code}]" if each in self.selected else each.code for each in self.cards)
        return f"{self._label}: {marked}" if self._label else marked

    def __repr__(self) -> str:
        return f"CardPicker({' '.join(each.code for each in self.cards)!r}, mode={self._choice.mode!r})"


def _width(given: object) -> float:
    """The width of a card in px; `HanalabError` if it is none."""
    if isinstance(given, int | float) and 20 <= given <= 400:
        return given
    raise HanalabError("picker-width", found=quoted(given))


def read_cards(source: str | Iterable[Any]) -> tuple[Any, ...]:
    """Cards of either game from a text, codes or cards: codes of Mushi begin with a digit.

    >>> read_cards("01B, 02A")
    (Card('01B'), Card('02A'))
    """
    made = []
    for item in gathered(source.replace(",", " ").split() if isinstance(source, str) else source):
        if isinstance(item, str):
            game = "mushi" if item[:1].isdigit() else "mighty"
            item = import_module(f"hanalab.{game}.cards").Card(item)
        elif not isinstance(getattr(item, "code", None), str):
            raise NotationError("not-a-card-of-a-game", source=quoted(item), place=0)
        made.append(item)
    return tuple(made)
