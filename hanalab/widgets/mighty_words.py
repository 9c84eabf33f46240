"""Who is who at a Mighty table, and the words its rooms share: title bar, names, cards as signs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hanalab.core.errors import SetupError
from hanalab.core.language import text
from hanalab.core.reason import reason
from hanalab.core.shown import shown
from hanalab.mighty import JOKER, UNKNOWN, Card, Hand
from hanalab.widgets.mighty_game import PREPARATION, SEATS, YOU, Sitting
from hanalab.widgets.parts import word

Cards = tuple[Card, ...]
#: what the other four are called, clockwise from your left
OTHERS = ("Ara", "Bora", "Chan", "Dain")
#: suits in the order of a sorted hand
HAND_SUITS = "SHCD"


def names_of(given: Sequence[str] | None, seat: int | None, lang: str) -> tuple[str, ...]:
    """What the five seats are called; by default you at `seat`, then Ara, Bora, Chan and Dain clockwise.
    Where nobody is "you" they are P0 to P4.
    """
    if given is not None:
        names = tuple(shown(name).strip() for name in given)
        if len(names) != SEATS or "" in names:
            raise SetupError([reason("mighty-table-names", None, count=len(names))])
        return names
    if seat is None:
        return tuple(text("mighty-seat", lang, seat=other) for other in range(SEATS))
    around = (word("you", lang), *OTHERS)
    return tuple(around[(other - seat) % SEATS] for other in range(SEATS))


class Speech:
    """Names and sentences of one sitting in one language. `counts_hands` says whether the hand has a number
    in a session."""

    counts_hands = True

    def __init__(self, sitting: Sitting, names: Sequence[str] | None, lang: str) -> None:
        self.sitting = sitting
        self.lang = lang
        alone = sitting.players.count(YOU) == 1
        self.names = names_of(names, sitting.players.index(YOU) if alone else None, lang)

    def say(self, key: str, /, **values: object) -> str:
        """A text all Mighty tables share."""
        return text(f"mighty-table-{key}", self.lang, **values)

    # -- who is who ---------------------------------------------------------------------------------------

    def is_you(self, seat: int | None) -> bool:
        """Whether a seat is spoken to as "you"."""
        return self.sitting.is_you(seat)

    @property
    def own(self) -> int:
        """The seat spoken to as "you"; -1 where there is none, as where one person plays several."""
        return self.sitting.below if self.is_you(self.sitting.below) else -1

    def who(self, seat: int) -> dict[str, str]:
        """The values $who ("you" or "other") and $name for a seat."""
        return {"who": "you" if self.is_you(seat) else "other", "name": self.names[seat]}

    def around(self) -> tuple[int, ...]:
        """The seats clockwise, the one below first."""
        return tuple((self.sitting.below + step) % SEATS for step in range(SEATS))

    # -- the title bar ------------------------------------------------------------------------------------

    def place(self, *, open_hands: bool = False, short: bool = False) -> str:
        """Hand and phase: "Hand 4 of 10 · trick 3 of 10"."""
        sitting = self.sitting
        position = sitting.position
        end = "-short" if short else ""
        number, length = sitting.hand_number, sitting.session.rules.length
        pieces = []
        if self.counts_hands:
            pieces.append(self.say(f"hand-of{end}", hand=min(number, length), length=length))
        if position.is_dead:
            pieces.append(self.say("thrown-in"))
        elif sitting.is_over:
            pieces.append(self.say("settled"))
        elif position.phase in ("PLAY", "OVER"):
            trick = len(position.tricks) if sitting.lying else position.number
            pieces.append(self.say(f"trick-of{end}", trick=trick))
        else:
            pieces.append(self.say("preparation" if position.phase in PREPARATION else "auction"))
        if sitting.replaying:
            pieces.append(text("table-replay", self.lang))
        if open_hands and not short:
            pieces.append(text("table-hands-open", self.lang))
        whole = " · ".join(pieces)
        return whole if short else whole[:1].upper() + whole[1:]

    def moment(self, position: Hand) -> str:
        """A moment of a hand in a few words, for the names of Undo and Redo."""
        if position.is_over:
            return self.say("the-end")
        if position.phase == "PLAY":
            return self.say("trick-number", trick=position.number)
        return self.say("preparation" if position.phase in PREPARATION else "auction")


def sign_of(card: Card, lang: str = "en") -> str:
    """A card as its sign in a sentence: ♠A, or the Joker's name."""
    return card.name(lang) if card is JOKER or card is UNKNOWN else card.sign


def signs_of(some: Iterable[Card], lang: str = "en") -> str:
    """Several of them between blanks."""
    return " ".join(sign_of(card, lang) for card in some)


def sorted_hand(some: Iterable[Card]) -> Cards:
    """A hand as it is held: ♠ ♥ ♣ ♦ Joker, high cards first; unknown cards last.

    >>> [card.code for card in sorted_hand([JOKER, Card("D2"), Card("S3"), Card("SA"), Card("H4")])]
    ['SA', 'S3', 'H4', 'D2', 'JK']
    """

    def place(card: Card) -> tuple[int, int]:
        if card is UNKNOWN:
            return 9, 0
        return (HAND_SUITS.index(card.suit), -card.rank) if card.suit else (8, 0)

    return tuple(sorted(some, key=place))
