"""The whole table: how fast both games are solved and played out, beside what is asked, and beside others.

    python -m benchmarks.speed [--peers PYTHON]

PYTHON is that of an environment with the libraries of `benchmarks/peers.py`; else they are not measured.
The exit code is 1 if something that must be reached was missed.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from benchmarks.common import Row, load, machine, table

MEASURED = ("benchmarks.speed_mushi", "benchmarks.speed_mighty")


def in_table(row: Any) -> Row:
    """A measurement as a line of the table; one without a demand has only its text."""
    return row if isinstance(row, Row) else Row(f"Mighty: {row.what}", "", "", row.text, True)


def peers(python: str | None) -> list[Row]:
    """The figures of other libraries."""
    if python is None:
        return [Row("other libraries", "", "", "not installed (--peers PYTHON)", True)]
    script = Path(__file__).with_name("peers.py")
    done = subprocess.run([python, str(script)], text=True, stdout=subprocess.PIPE, check=True)
    return [Row(what, "", "", text, True) for what, text in map(json.loads, done.stdout.splitlines())]


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser("python -m benchmarks.speed")
    parser.add_argument("--peers", help="the Python that has the other libraries")
    asked = parser.parse_args()
    print(f"{machine()}, {load()} before", flush=True)
    rows = [in_table(row) for name in MEASURED for row in import_module(name).rows()]
    rows += peers(asked.peers)
    print(table(rows))
    print(load(), "after")
    return 0 if all(row.ok for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
