"""What is known when a question is asked, in a plain form that travels to other processes."""

from __future__ import annotations

from typing import Any, NamedTuple

from hanalab import mighty, mushi
from hanalab.core.errors import SetupError
from hanalab.core.reason import reason
from hanalab.core.shown import quoted
from hanalab.mighty.friend import friendship
from hanalab.mighty.state import State
from hanalab.mushi.notation import Parts

Position = mushi.Round | mighty.Hand
Known = mushi.Round | mushi.View | mighty.Hand | mighty.View


class Knowledge(NamedTuple):
    """The parts of a position with unknown cards, and the seat that knows them (None: whoever is to act).

    `swapped` are two cards that were exchanged to come here: deals then are those from before, with the two
    exchanged, as far as they agree with what is known here.
    """

    game: str
    parts: Any
    seat: int | None
    swapped: tuple[Any, Any] | None = None

    @property
    def position(self) -> Any:
        """The position with its unknown cards."""
        return position_of(self.parts)

    @property
    def phase(self) -> str:
        """What is being decided."""
        return str(self.parts.phase)

    @property
    def is_open(self) -> bool:
        """Whether nothing is hidden."""
        return not self.position.has_unknown and not _sealed(self.parts)


def _sealed(parts: Any) -> bool:
    call = getattr(parts, "call", None)
    return call is not None and call.card is mighty.UNKNOWN


def position_of(parts: Parts | State) -> Any:
    """The position these parts make."""
    if isinstance(parts, State):
        return mighty.Hand.of(parts)
    return mushi.Round._make(
        parts.hands, parts.field, parts.stock, parts.piles, parts.dealer, parts.rules, parts.phase,
        parts.player, parts.pending,
    )  # fmt: skip


def knowledge_of(known: object) -> Knowledge:
    """What a view or a position knows; `SetupError` for anything else."""
    if isinstance(known, Knowledge):
        return known
    if isinstance(known, mushi.Round):
        return Knowledge("mushi", known.parts(), known.player)
    if isinstance(known, mushi.View):
        parts = Parts(
            known.hands, known.field, known.stock, known.piles, known.dealer, known.player, known.phase,
            known.pending, known.rules,
        )  # fmt: skip
        return Knowledge("mushi", parts, known.seat)
    if isinstance(known, mighty.Hand):
        return Knowledge("mighty", known.state, known.player)
    if isinstance(known, mighty.View):
        return Knowledge("mighty", known.state, known.seat)
    raise SetupError([reason("explore-what", None, found=quoted(known))])


def exchanged(parts: Any, two: tuple[Any, Any]) -> Any:
    """The parts with two cards exchanged wherever they lie hidden or in a hand."""
    swap = {two[0]: two[1], two[1]: two[0]}

    def other(some: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple([swap.get(card, card) for card in some])

    hands = tuple(map(other, parts.hands))
    if isinstance(parts, State):
        after = parts._replace(
            hands=hands, kitty=other(parts.kitty), discards=tuple(sorted(other(parts.discards)))
        )  # fmt: skip
        if after.call is None or after.friend_known or after.call.card not in swap:
            return after
        return after._replace(friend=friendship(after).friend)  # the called card has moved
    return parts._replace(hands=hands, stock=other(parts.stock))
