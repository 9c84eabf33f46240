"""Every rule of the rulebook has a test named after it, and every worked case has its own."""

from __future__ import annotations

import re
from pathlib import Path

from hanalab.core.rulebook import load

HERE = Path(__file__).parent
NAMES = [
    name
    for path in HERE.glob("test_*.py")
    for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
]


def test_every_rule_has_a_test() -> None:
    tested = {f"K{number}" for name in NAMES for number in re.findall(r"(?<=_)k(\d+)(?=_)", name)}
    assert set(load("mighty")) - tested == set()


def test_every_worked_case_has_a_test() -> None:
    cases = {int(number) for name in NAMES for number in re.findall(r"^test_kt(\d\d)_", name)}
    assert cases == set(range(1, 37))


def test_no_name_of_a_test_is_used_twice_in_a_file() -> None:
    for path in HERE.glob("test_*.py"):
        names = re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert len(names) == len(set(names)), path.name
