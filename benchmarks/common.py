"""What the measurements share: work spread over processes, and the machine they ran on."""

from __future__ import annotations

import os
import platform
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple, TypeVar

T = TypeVar("T")


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def at_least(least: int) -> Callable[[str], int]:
    """What reads an option that is a whole number from `least` on."""

    def read(given: str) -> int:
        if given.strip().isdecimal() and int(given) >= least:
            return int(given)
        raise ArgumentTypeError(f"{given!r} is no whole number from {least} on")

    return read


def duration(given: str) -> float:
    """Reads an option that is a time in seconds, above 0."""
    try:
        seconds = float(given)
    except ValueError:
        seconds = 0.0
    if 0 < seconds < float("inf"):
        return seconds
    raise ArgumentTypeError(f"{given!r} is no time in seconds above 0")


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


def load() -> str:
    """How busy the machine has been in the last minute: what else ran makes times longer."""
    return f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "load unknown"


class Row(NamedTuple):
    """A measurement: what, what it must reach, what is aimed at, what was measured, and if it is enough."""

    what: str
    must: str
    aim: str
    measured: str
    ok: bool


def table(rows: list[Row]) -> str:
    """The measurements, one a line."""
    head = Row("", "must", "aim", "measured", True)
    wide = [max(len(str(row[place])) for row in (head, *rows)) for place in range(4)]
    lines = [
        "  ".join(str(row[place]).ljust(wide[place]) for place in range(4)) + ("" if row.ok else "  MISSED")
        for row in (head, *rows)
    ]
    return "\n".join(line.rstrip() for line in lines)
