"""Compiled, loaded from what was compiled before, or plain Python: the kernels give the same numbers."""

from __future__ import annotations

from random import Random

from hanalab.solve import mighty
from tests.samples import compiled_only
from tests.solve.elsewhere import run
from tests.solve.mighty_endings import ending


def fingerprint() -> str:
    """Values, positions looked at and hands played out, for some endings."""
    lines = []
    for number in range(24):
        hand = ending(Random(f"print {number}"), 2 + number % 4)
        found, each = mighty.exact(hand, memory=1), mighty.values(hand, memory=1)
        narrow = mighty.values(hand, memory=1, width=2)
        played = [list(mighty.playouts(hand, 4, number, policy)) for policy in mighty.POLICIES]
        lines.append(
            f"{found.value} {found.best} {found.nodes} {each.values} {each.nodes} {narrow.values} "
            f"{narrow.nodes} {[[int(one) for one in some] for some in played]}"
        )
    return "\n".join(lines)


def elsewhere(**environment: str) -> str:
    """The fingerprint made in another process."""
    code = "from tests.solve.test_mighty_compiled import fingerprint; print(fingerprint())"
    return run(code, **environment)


@compiled_only("this process is plain Python itself")
def test_plain_python_gives_the_same() -> None:
    """Without the compiler."""
    assert elsewhere(NUMBA_DISABLE_JIT="1") == fingerprint()


@compiled_only("there is no compiler")
def test_what_is_loaded_from_the_cache_gives_the_same() -> None:
    """This process has compiled, or loaded, all; the next one loads it."""
    here = fingerprint()
    code = """
from hanalab.solve import mighty_kernel
from tests.solve.test_mighty_compiled import fingerprint
print(fingerprint())
assert mighty_kernel.test.stats.cache_hits, "nothing was loaded"
"""
    assert run(code) == here
