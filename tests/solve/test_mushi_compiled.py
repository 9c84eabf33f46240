"""Compiled, loaded compiled, or plain Python: the kernels of Mushi give the same numbers."""

from __future__ import annotations

from hanalab.mushi import Round
from hanalab.solve import mushi
from tests.samples import compiled_only
from tests.solve.elsewhere import run
from tests.solve.mushi_positions import mixed


def fingerprint() -> str:
    """Values, positions searched and rounds played out, for positions of every kind."""
    lines = []
    for position in (*mixed(40, (3, 7)), Round.deal(1)):
        each = mushi.values(position) if len(position.stock) < 16 else None
        found = mushi.exact(position) if each else None
        moves = mushi.move_values(position)[:3] if each else None
        played = [list(map(int, mushi.playouts(position, 6, 5, policy))) for policy in mushi.POLICIES]
        lines.append(f"{each and each[:3]} {found and found[:5]} {moves} {played}")
    return "\n".join(lines)


def elsewhere(**environment: str) -> str:
    """The fingerprint made in another process."""
    code = "from tests.solve.test_mushi_compiled import fingerprint; print(fingerprint())"
    return run(code, **environment)


@compiled_only("this process is plain Python itself")
def test_plain_python_gives_the_same() -> None:
    assert elsewhere(NUMBA_DISABLE_JIT="1") == fingerprint()


@compiled_only("there is no compiler")
def test_what_is_loaded_from_the_cache_gives_the_same() -> None:
    """This process has compiled, or loaded, all; the next one loads it."""
    here = fingerprint()
    code = """
from hanalab.solve import mushi_kernel
from tests.solve.test_mushi_compiled import fingerprint
print(fingerprint())
assert mushi_kernel.find_values.stats.cache_hits, "nothing was loaded"
"""
    assert run(code) == here
