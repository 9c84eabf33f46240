"""What the code cells of a lesson show: some cards, a field, the whole deck, what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from hanalab.core.given import instance
from hanalab.core.language import text
from hanalab.draw.forms import NARROW, Drawn, pictures_of
from hanalab.draw.mushi_simple import Named, cards_scene, deck_lines, deck_scene, field_scene
from hanalab.draw.scene import Form, Scene
from hanalab.draw.tokens import HAND
from hanalab.mushi.bots import ranked
from hanalab.mushi.cards import Card, cards, text_of
from hanalab.mushi.round import Round

#: how many cards are side by side in a narrow picture at most
_A_ROW: Final = 4


@dataclass(frozen=True, slots=True, repr=False)
class Picture:
    """A picture that shows itself in a notebook, as wide and as dark as its page, with words as its text."""

    drawn: Drawn
    words: str

    def __post_init__(self) -> None:
        self.drawn()  # what cannot be drawn complains here, not where it is shown

    def __repr__(self) -> str:
        return self.words

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"text/plain": self.words, **pictures_of(self.drawn)}


def picture_of_cards(
    listed: Sequence[Named],
    words: str,
    lit: Iterable[Named] = (),
    *,
    marks: bool = False,
    w: float = HAND,
    lang: str = "en",
) -> Picture:
    """Cards side by side, `w` wide, those in `lit` ringed."""
    states = {str(card): "earned" for card in lit}

    def drawn(*, theme: str = "light", form: Form = "wide") -> Scene:
        each = partial(cards_scene, listed, states=states, marks=marks, theme=theme, lang=lang)
        wide = each(w)
        if form == "wide" or wide.width <= NARROW:
            return wide
        rows = -(-len(listed) // _A_ROW)
        across = -(-len(listed) // rows)
        # Teaching marks need all the room of the card.
        return each(w if marks else min(w, (NARROW - 22) / across - 6), width=NARROW)

    return Picture(drawn, words)


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
    return picture_of_cards(listed, text_of(listed), cards(lit), marks=marks, w=w, lang=lang)


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
    return Picture(partial(field_scene, listed, targets=wanted, marks=marks, lang=lang), text_of(listed))


def show_deck(*, marks: bool = False, lang: str = "en") -> Picture:
    """All 40 cards, a month in each column.

    >>> print(str(show_deck()).splitlines()[3])
    wisteria: 04A 04R 04X 04Y
    """
    return Picture(partial(deck_scene, marks=marks, lang=lang), "\n".join(deck_lines(lang)))


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
