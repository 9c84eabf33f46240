"""The eleven claims about Mighty, T1 to T11.

Most deals come from an auction in which each seat bids up to its count, and the declarer lays away, calls
and names by rules of thumb. "table": steady bots play, each knowing what its seat may know. "open": both
sides see all cards and a narrow search plays for them, an upper bound of what people can do.
"""

from __future__ import annotations

from typing import Final

from hanalab.explore.claims import mighty_calls, mighty_cards, mighty_endings, mighty_sessions
from hanalab.explore.claims.claim import Claim

CLAIMS: Final[tuple[Claim, ...]] = tuple(
    sorted(
        (*mighty_calls.CLAIMS, *mighty_cards.CLAIMS, *mighty_endings.CLAIMS, *mighty_sessions.CLAIMS),
        key=lambda claim: int(claim.number[1:]),
    )
)
