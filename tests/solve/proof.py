"""How much the proofs of the solver try: little in a usual run, all of it with HANALAB_PROOF=full.

    HANALAB_PROOF=full python -m pytest tests/solve -k mushi
"""

from __future__ import annotations

import os

from hanalab.solve.machine import COMPILED

FULL = os.environ.get("HANALAB_PROOF") == "full"


def tries(full: int, usual: int, plain: int) -> int:
    """The number of tries: in the full proof, in a usual run, and in a usual run without a compiler."""
    return full if FULL else usual if COMPILED else plain
