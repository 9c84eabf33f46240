"""Reading the one-line text of a position: named parts, cards, unknown cards, all defects at once.

    game; dealer 0; phase PLAY; hands SA / ?8; ...

Parts stand between semicolons or on lines of their own, in any order. `-` stands for nothing, `?` for an
unknown card, `?8` for eight of them, `/` between the sides of a part.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

from hanalab.core.errors import NotationError, SetupError
from hanalab.core.reason import Reason, reason

C = TypeVar("C")
#: the word a position of each game begins with
GAMES = ("mushi", "mighty")
_TOKEN = re.compile(r"[^\s,]+")
_UNKNOWN = re.compile(r"\?(\d{0,2})")


class Part(NamedTuple):
    """What stands after the name of a part, and its place in the text."""

    text: str
    place: int

    def split(self, sign: str) -> list[Part]:
        """The pieces between signs, with their places."""
        pieces, place = [], self.place
        for piece in self.text.split(sign):
            pieces.append(Part(piece, place))
            place += len(piece) + len(sign)
        return pieces

    @property
    def words(self) -> list[Part]:
        """The words between blanks and commas, `-` left out."""
        found = [Part(match[0], self.place + match.start()) for match in _TOKEN.finditer(self.text)]
        return [word for word in found if word.text not in ("-", "–")]


@dataclass
class Reader(Generic[C]):
    """Reads one text and gathers every defect. `read_card` reads a code at a place of the whole text."""

    source: str
    read_card: Callable[[str, int, str], C]
    unknown: C
    defects: list[Reason] = field(default_factory=list)

    def parts(self, game: str, names: tuple[str, ...]) -> dict[str, Part]:
        """The parts by name; `SetupError` at once for a position of another game."""
        found: dict[str, Part] = {}
        for match in re.finditer(r"[^;\n]+", self.source):
            words = re.match(r"\s*(\S+)\s*", match[0])
            if words is None:
                continue
            name, start = words[1].lower().rstrip(":"), match.start() + words.start(1)
            rest = match[0][words.end() :].rstrip()
            if name == game and not rest:
                continue
            if name in GAMES and not rest:
                raise SetupError([reason("position-game", None, game=name.title(), wanted=game.title())])
            if name not in names:
                self.defects.append(
                    reason("part-unknown", None, name=name, place=start, parts=", ".join(names))
                )
            elif name in found:
                self.defects.append(reason("part-twice", None, name=name, place=start))
            else:
                found[name] = Part(rest, match.start() + words.end())
        return found

    def cards(self, part: Part, unknown: bool = True) -> tuple[C, ...]:
        """The cards of a part; where `unknown` is False every one must be known."""
        got: list[C] = []
        for word in part.words:
            hidden = _UNKNOWN.fullmatch(word.text) if unknown else None
            if hidden:
                got += [self.unknown] * int(hidden[1] or 1)
                continue
            try:
                got.append(self.read_card(word.text, word.place, self.source))
            except NotationError as error:
                self.defects.append(error.reason)
        return tuple(got)

    def number(self, name: str, part: Part, most: int) -> int:
        """A whole number from 0 to `most`."""
        text = part.text.strip()
        if re.fullmatch(r"[0-9]{1,3}", text) and int(text) <= most:
            return int(text)
        self.defects.append(reason("part-number", None, name=name, found=text, most=most, place=part.place))
        return 0


def write_cards(some: Iterable[C], unknown: C) -> str:
    """Codes between blanks, unknown cards gathered at their place as `?n`, `-` for none."""
    words: list[str] = []
    count = 0
    for card in (*some, None):
        if card is unknown:
            count += 1
            continue
        if count:
            words.append("?" if count == 1 else f"?{count}")
            count = 0
        if card is not None:
            words.append(str(card))
    return " ".join(words) or "-"
