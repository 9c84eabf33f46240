"""What the measurements share: work spread over processes, and the machine they ran on."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

T = TypeVar("T")


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[range], T], rounds: int, processes: int, chunk: int = 2_500) -> Iterator[T]:
    """Do `work` on the numbers 0 to rounds - 1 in chunks, and give the results as they come, in order."""
    chunks = [range(start, min(start + chunk, rounds)) for start in range(0, rounds, chunk)]
    if processes < 2:
        yield from map(work, chunks)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(work, chunks)


def machine() -> str:
    """One line on the Python and the processor."""
    return f"Python {platform.python_version()} on {platform.machine()}, {cores()} cores"
