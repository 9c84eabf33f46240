"""What the code cells of a lesson show: some cards, a field, the whole deck, what happened."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from hanalab.core.given import instance
from hanalab.core.language import text
from hanalab.draw.art import variant_of
from hanalab.draw.marks import card as card_marks
from hanalab.draw.mushi_simple import cards_scene, field_scene
from hanalab.draw.scene import Item, Rect, Scene, label
from hanalab.draw.svg import svg
from hanalab.draw.tokens import HAND, tokens
from hanalab.mushi.bots import ranked
from hanalab.mushi.cards import DECK, MONTHS, Card, cards, text_of
from hanalab.mushi.round import Round

_COLUMN: Final = 69
_W: Final = 58


@dataclass(frozen=True, slots=True, repr=False)
class Picture:
    """A scene that shows itself in a notebook, with the codes of its cards as its text."""

    scene: Scene
    words: str

    def __repr__(self) -> str:
        return self.words

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"text/plain": self.words, "image/svg+xml": svg(self.scene)}


def show(
    some: str | Card | Iterable[Card | str],
    lit: str | Iterable[Card | str] = (),
    *,
    marks: bool = False,
    w: float = HAND,
    lang: str = "en",
) -> Picture:
    """Cards side by side, each with its code; those in `lit` ringed. `marks` puts teaching marks on them.

    >>> show("01B 02A 03B")
    01B 02A 03B
    """
    listed = (some,) if isinstance(some, Card) else cards(some)
    states = {card.code: "earned" for card in cards(lit)}
    return Picture(cards_scene(listed, w, states=states, marks=marks, lang=lang), text_of(listed))


def show_field(
    field: str | Iterable[Card | str],
    targets: str | Iterable[Card | str] = (),
    *,
    marks: bool = False,
    lang: str = "en",
) -> Picture:
    """A field by months, each month in its own place; `targets` are the cards that may be taken.

    >>> show_field("05A 01B 05R")
    01B 05A 05R
    """
    listed = tuple(sorted(cards(field)))
    wanted = tuple(card.code for card in cards(targets))
    return Picture(field_scene(listed, targets=wanted, marks=marks, lang=lang), text_of(listed))


def show_deck(*, marks: bool = False, lang: str = "en") -> Picture:
    """All 40 cards, a month in each column.

    >>> print(str(show_deck()).splitlines()[3])
    wisteria: 04A 04R 04X 04Y
    """
    t = tokens("light")
    items: list[Item] = [Rect(0, 0, 716, 486, t.felt, radius=12)]
    lines = []
    for column, month in enumerate(MONTHS):
        suit = [card for card in DECK if card.month == month]
        x = 16 + column * _COLUMN
        lines.append(f"{text(f'month-{month}', lang)}: {text_of(suit)}")
        items.append(label(x + _W / 2, 26, str(month), 13, t.felt_text, bold=True, anchor="middle"))
        name = text(f"month-{month}-short", lang)
        items.append(label(x + _W / 2, 42, name, 12, t.felt_text_2, anchor="middle", room=_COLUMN - 4))
        for row, card in enumerate(suit):
            y = 52 + row * 108
            items += card_marks(card.code, x, y, _W, variant_of(card.code, marks, width=_W))
    title = text("draw-title-cards", lang, count=len(DECK))
    return Picture(Scene(716, 486, tuple(items), title, "; ".join(lines)), "\n".join(lines))


@dataclass(frozen=True, slots=True, repr=False)
class Story:
    """What happened, a sentence a line, each with its rule."""

    lines: tuple[str, ...]

    def __repr__(self) -> str:
        return "\n".join(self.lines)


def tell(position: Round, *, whole: bool = False, lang: str = "en") -> Story:
    """What the last action made happen (`whole`: everything so far), told to seat 0; the other is "Bot".

    >>> tell(Round.from_deal(hands=("01Y", "05X"), field="01R", stock="12X 09Y").do("play 01Y"))
    You play 01Y, take 01R (M18).
    You draw 12X: no match, it stays (M21).
    """
    names = (text("widgets-you", lang), text("widgets-bot", lang))
    position = instance(position, Round, "match-no-round")
    events = position.events if whole else position.step
    return Story(tuple(event.say(lang, 0, names) for event in events))


def play_out(position: Round) -> Round:
    """The end of the round, both hands played by the same steady count of what each action is worth.

    >>> play_out(Round.deal(seed=7)).score().totals
    (-41, 41)
    """
    position = instance(position, Round, "match-no-round")
    while not position.is_over:
        seat: int = position.player  # type: ignore[assignment]
        position = position.do(ranked(position.view(seat))[0].action)
    return position
