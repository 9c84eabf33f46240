"""The two seats, 0 and 1 (M1)."""

from __future__ import annotations

from hanalab.core.errors import SetupError
from hanalab.core.reason import Reason, reason
from hanalab.core.shown import shown


def why_not_seat(seat: object) -> Reason | None:
    """None for the seats 0 and 1, else the reason."""
    if isinstance(seat, int) and not isinstance(seat, bool) and seat in (0, 1):
        return None
    return reason("seat", "M1", seat=shown(seat))


def seat_of(seat: object) -> int:
    """The seat itself; `SetupError` unless it is 0 or 1."""
    why = why_not_seat(seat)
    if why is not None:
        raise SetupError([why])
    return int(seat)  # type: ignore[call-overload, no-any-return]
