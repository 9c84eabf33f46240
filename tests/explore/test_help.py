"""`help()` of what can be asked is enough to ask it."""

from __future__ import annotations

import inspect
import re
from types import ModuleType
from typing import Any

import pytest

from hanalab import explore, solve
from hanalab.explore import claims
from hanalab.solve import mighty, mushi

#: words of everyday that may stand for an argument's name in a sentence
SPOKEN = {"position", "known", "hand", "cards", "game", "action", "lang", "number", "progress", "worlds"}


def public(home: ModuleType) -> list[tuple[str, Any]]:
    names = getattr(home, "__all__", None) or [
        name
        for name, value in vars(home).items()
        if not name.startswith("_") and getattr(value, "__module__", "") == home.__name__
    ]
    return [(f"{home.__name__}.{name}", getattr(home, name)) for name in names]


HOMES = (explore, solve, mushi, mighty, claims)
FUNCTIONS = [(name, one) for home in HOMES for name, one in public(home) if inspect.isfunction(one)]
CLASSES = [(name, one) for home in HOMES for name, one in public(home) if inspect.isclass(one)]


#: what has no example of its own: it is shown at the head of its module, or shows nothing
UNSHOWN = {"claims", "run", "questions", "is_prepared", "prepare", "verdict_of"}
#: where nothing is asked that could be wrong, or the class of the answer tells it
FAULTLESS = {"is_prepared", "prepare", "verdict_of", "moves_of"}
#: the arguments are told once; the others point there
TOLD_ONCE = (explore.advise, mighty.exact, mushi.exact, mighty.values)


@pytest.mark.parametrize(("name", "function"), FUNCTIONS)
def test_a_function_says_what_it_is_given_and_what_goes_wrong(name: str, function: Any) -> None:
    said = inspect.getdoc(function) or ""
    told = said
    for _ in range(2):
        for other in TOLD_ONCE:
            if re.search(rf"(those of|as in|as for)\s`{other.__name__}`", told):
                told = f"{told} {inspect.getdoc(other)}"
    short = name.rpartition(".")[2]
    if short not in FAULTLESS:
        asked = set(inspect.signature(function).parameters) - SPOKEN - {"options"}
        assert [argument for argument in asked if f"`{argument}" not in told] == []
        assert "Error" in told
    assert ">>>" in said or short in UNSHOWN


@pytest.mark.parametrize(("name", "kind"), CLASSES)
def test_a_class_says_what_its_parts_mean(name: str, kind: type) -> None:
    assert len((inspect.getdoc(kind) or "").split()) >= 4
    for part, value in vars(kind).items():
        inner = value.fget if isinstance(value, property) else value
        if not part.startswith("_") and inspect.isfunction(inner):
            assert inspect.getdoc(getattr(kind, part)), f"{name}.{part}"
