"""What a table is given besides a position, match or session to go on from: it must agree with it."""

from __future__ import annotations

from typing import Any, Final

from hanalab.core.errors import SetupError
from hanalab.core.reason import reason
from hanalab.core.shown import shown

#: so many keys of rules are named
NAMED: Final = 4


def check_rules(given: Any, found: Any) -> None:
    """`SetupError` if rules were given (not None) other than those `found` there."""
    if given is None:
        return
    keys = found.differences(given)  # which also tells what is no rule set
    if keys:
        named = ", ".join([*keys][:NAMED]) + (" …" if len(keys) > NAMED else "")
        raise SetupError([reason("given-rules", None, keys=named)])


def check_dealer(given: object, found: int | None) -> None:
    """`SetupError` if a dealer was given (not None) other than the one `found` there."""
    if given is not None and found is not None and (given != found or isinstance(given, bool)):
        raise SetupError([reason("given-dealer", None, dealer=found, found=shown(given))])


def check_declarer(given: object, found: int | None) -> None:
    """`SetupError` if a declarer was given other than the one `found` there."""
    if given != found or isinstance(given, bool):
        raise SetupError([reason("given-declarer", None, declarer=found, found=shown(given))])


def check_players(players: tuple[str, ...], what: str, given: object, agrees: bool) -> None:
    """`SetupError` if what was given about who plays does not agree with the `players` there are."""
    if not agrees:
        raise SetupError(
            [reason("given-players", None, players=", ".join(players), found=f"{what}={shown(given)}")]
        )
