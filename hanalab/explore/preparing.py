"""stub"""

from __future__ import annotations

from hanalab.explore.advice import Advice
from hanalab.explore.asking import Terms
from hanalab.explore.knowledge import Knowledge


def advise(known: Knowledge, terms: Terms) -> Advice:
    raise NotImplementedError
