"""What the kernels run on: numba where it is installed, plain Python where it is not.

A kernel is written once, in integers and one flat array of them, and gives the same numbers either way.
Importing this module imports numba, so only the kernels do it, and they are imported when first asked.
`NUMBA_DISABLE_JIT=1` in the environment keeps to plain Python.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, MutableSequence
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from threading import get_ident
from typing import Any, Final, TypeVar

from hanalab.core.errors import HanalabError

Function = TypeVar("Function", bound=Callable[..., Any])
Bits = Callable[[int], int]
#: a flat array of whole numbers: a numpy array when compiled, a list when not
Numbers = MutableSequence[int]

#: whether kernels are compiled here
COMPILED: Final = os.environ.get("NUMBA_DISABLE_JIT", "0") != "1" and find_spec("numba") is not None


def kernel(function: Function) -> Function:
    """Compile a kernel on its first call, where there is a compiler; the result is kept on disk."""
    if not COMPILED:
        return function
    compiler = import_module("numba").njit
    # kernels make no arrays: that numba counts who holds those it is given would take a tenth of the time
    options = {"nogil": True, "error_model": "numpy", "_nrt": False}
    try:
        compiled: Function = compiler(cache=True, **options)(function)
    except RuntimeError:  # there is no folder that could be written to
        compiled = compiler(**options)(function)
    return compiled


@contextmanager
def stoppable(stop: Any) -> Iterator[None]:
    """While in this block, a switch that is set ends the compiling in this thread before the next function,
    with `HanalabError`. What is compiled by then is kept."""
    if stop is None or not COMPILED:
        yield
        return
    event = import_module("numba.core.event")
    mine = get_ident()

    class Watch(event.Listener):  # type: ignore[misc, name-defined]
        def on_start(self, event: Any) -> None:
            if stop.is_set() and get_ident() == mine:
                raise HanalabError("solve-prepare-stopped")

        def on_end(self, event: Any) -> None:
            pass

    with event.install_listener("numba:compile", Watch()):
        yield


def numbers(size: int) -> Any:
    """The array a kernel works in: `size` numbers, all 0."""
    if not COMPILED:
        return [0] * size
    numpy = import_module("numpy")
    return numpy.zeros(size, dtype=numpy.int64)


def numbers_of(values: Iterable[int]) -> Any:
    """An array with these numbers."""
    if not COMPILED:
        return list(values)
    numpy = import_module("numpy")
    return numpy.array(list(values), dtype=numpy.int64)


def _count_bits(bits: int) -> int:
    return bits.bit_count()


def _lowest_bit(bits: int) -> int:
    return (bits & -bits).bit_length() - 1


def _highest_bit(bits: int) -> int:
    return bits.bit_length() - 1


def _as_instructions() -> tuple[Bits, Bits, Bits]:
    """The three functions on bits as single instructions of the processor, to be called in kernels only."""
    types = import_module("numba.core.types")
    intrinsic = import_module("numba.extending").intrinsic
    signature = types.int64(types.int64)

    @intrinsic  # type: ignore[untyped-decorator]
    def count(context: Any, bits: Any) -> Any:
        return signature, lambda context, builder, signature, values: builder.ctpop(values[0])

    @intrinsic  # type: ignore[untyped-decorator]
    def lowest(context: Any, bits: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            return builder.cttz(values[0], context.get_constant(types.boolean, 1))

        return signature, build

    @intrinsic  # type: ignore[untyped-decorator]
    def highest(context: Any, bits: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            zeros = builder.ctlz(values[0], context.get_constant(types.boolean, 1))
            return builder.sub(context.get_constant(types.int64, 63), zeros)

        return signature, build

    return count, lowest, highest


_bits = _as_instructions() if COMPILED else (_count_bits, _lowest_bit, _highest_bit)

#: how many bits are set, of a number that is not negative
count_bits: Bits = _bits[0]
#: the place of the lowest bit that is set, of a number that is not 0
lowest_bit: Bits = _bits[1]
#: the place of the highest bit that is set, of a number above 0
highest_bit: Bits = _bits[2]
