"""What the cards of both games share: one object a card, which cannot change and sorts by its place."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from hanalab.core.display import Shown
from hanalab.core.language import text

#: the code of a card nobody has shown yet
UNSHOWN = "?"


class DeckCard(Shown):
    """A card of a deck: there is one object a card, so equality is identity; cards sort by `index`.

    Each game has its own class, with its own `_known`: its cards by code, the unknown one too.
    """

    __slots__ = ("code", "index")
    code: str
    index: int
    _known: ClassVar[dict[str, Any]]

    @classmethod
    def _make(cls, code: str, index: int, **more: object) -> Self:
        card = object.__new__(cls)
        for name, value in {"code": code, "index": index, **more}.items():
            object.__setattr__(card, name, value)
        cls._known[code] = card
        return card

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card cannot change: {name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a card cannot change: {name}")

    def name(self, lang: str = "en") -> str:
        """The card in words, in any language that has names for the cards of its game."""
        return text("card-unknown" if self.code == UNSHOWN else f"card-{self.code}", lang)

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Card({self.code!r})"

    # This hash gives sets the same order in every run.
    def __hash__(self) -> int:
        return self.index

    def __lt__(self, other: Self | str) -> bool:
        return self.index < self._read(other).index

    def __le__(self, other: Self | str) -> bool:
        return self.index <= self._read(other).index

    def __gt__(self, other: Self | str) -> bool:
        return self.index > self._read(other).index

    def __ge__(self, other: Self | str) -> bool:
        return self.index >= self._read(other).index

    def _read(self, other: Any) -> Self:
        kind: Any = self.__class__
        card: Self = other if other.__class__ is kind else kind(other)
        return card

    def __reduce__(self) -> tuple[object, tuple[type, str]]:
        return restored, (self.__class__, self.code)


def restored(kind: type[DeckCard], code: str) -> Any:
    """The card of a game with this code, as it comes back from a pickle."""
    return kind._known[code]
