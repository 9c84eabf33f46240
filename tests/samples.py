"""How much the tests try where more of the same shows more: the one place that knows what is quick here.

In plain Python the solvers take about a hundred times as long as compiled, and the run without a compiler
comes on top of the usual one. So a test names two sizes, and for a proof at length a third, which
HANALAB_PROOF=full asks for:

    HANALAB_PROOF=full python -m pytest tests/solve -k mushi
"""

from __future__ import annotations

import os

import pytest

from hanalab.solve.machine import COMPILED

FULL = os.environ.get("HANALAB_PROOF") == "full"


def tries(usual: int, plain: int, full: int | None = None) -> int:
    """How many there are: in a usual run, in a usual run without a compiler, and in the full proof."""
    if FULL and full is not None:
        return full
    return usual if COMPILED else plain


def compiled_only(reason: str) -> pytest.MarkDecorator:
    """Marks a test that says nothing, or takes too long, without a compiler."""
    return pytest.mark.skipif(not COMPILED, reason=reason)
