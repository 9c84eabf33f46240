"""The six claims about Mushi."""

from __future__ import annotations

from typing import Final

from hanalab.explore.claims.claim import Claim

CLAIMS: Final[tuple[Claim, ...]] = ()
