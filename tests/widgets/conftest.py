"""Fixtures of the widget tests."""

from __future__ import annotations

from tests.widgets.mushi_tables import make

__all__ = ["make"]
