"""The five seats, 0 to 4 clockwise (K1)."""

from __future__ import annotations

from typing import Final

from hanalab.core.errors import SetupError
from hanalab.core.reason import Reason, reason
from hanalab.core.shown import shown

SEATS: Final = 5


def why_not_seat(seat: object) -> Reason | None:
    """None for the seats 0 to 4, else the reason."""
    if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < SEATS:
        return None
    return reason("mighty-no-seat", "K1", seat=shown(seat))


def seat_of(seat: object) -> int:
    """The seat itself; `SetupError` unless it is 0 to 4."""
    why = why_not_seat(seat)
    if why is not None:
        raise SetupError([why])
    return int(seat)  # type: ignore[call-overload, no-any-return]
