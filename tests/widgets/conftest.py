"""Fixtures of the widget tests."""

from __future__ import annotations

import pytest

from hanalab.widgets import review_acts
from tests.widgets.mushi_tables import make

__all__ = ["make"]


@pytest.fixture(autouse=True)
def no_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables get no advice from deals unless a test gives some: hints are in the words of the steady bot."""
    monkeypatch.setattr(review_acts, "ask_advice", lambda *_: None)
