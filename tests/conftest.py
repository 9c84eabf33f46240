"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

# The same examples every time and everywhere. How long one takes depends on the machine: no deadline.
settings.register_profile("hanalab", derandomize=True, deadline=None)
settings.load_profile("hanalab")
