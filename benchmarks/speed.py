"""The whole table: how fast both games are solved and played out, beside what is asked, and beside others.

    python -m benchmarks.speed [--full] [--peers PYTHON]

With `--full` whole deals of Mighty are solved too, which takes minutes. PYTHON is that of an environment
with the libraries of `benchmarks/peers.py`; else they are not measured.
The exit code is 1 if something that must be reached was missed.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from benchmarks import speed_mighty, speed_mushi
from benchmarks.common import Row, load, machine, table


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
    parser.add_argument("--full", action="store_true", help="whole deals of Mighty too")
    parser.add_argument("--peers", help="the Python that has the other libraries")
    asked = parser.parse_args()
    print(f"{machine()}, {load()} before", flush=True)
    sizes, deals = ((4, 6, 8, 10), 40) if asked.full else ((4, 6, 8), 20)
    rows = [*speed_mushi.rows(), *speed_mighty.rows(deals, sizes), *peers(asked.peers)]
    print(table(rows))
    print(load(), "after")
    return 0 if all(row.ok for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
