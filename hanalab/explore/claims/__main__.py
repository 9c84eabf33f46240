"""Test a claim from the command line.

    python -m hanalab.explore.claims mighty                            all stored findings in short
    python -m hanalab.explore.claims mighty T7                         one of them
    python -m hanalab.explore.claims mighty T7 --samples 2000 --seed 1 run it
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from hanalab.core.errors import HanalabError
from hanalab.core.language import LANGUAGES, text
from hanalab.explore.claims import claim, claims, questions, run
from hanalab.explore.claims.runs import GAMES, keep, question


def parser() -> argparse.ArgumentParser:
    """What the command understands."""
    found = argparse.ArgumentParser(
        prog="python -m hanalab.explore.claims", description="Put what the sources say to the test."
    )
    found.add_argument("game", choices=GAMES)
    found.add_argument("number", nargs="?", help="the claim: T1 to T11, A4.1 to A4.6; all without")
    found.add_argument("--samples", type=int, help="run it with so many deals")
    found.add_argument("--seed", default="1", help="seed of the deals (1)")
    found.add_argument("--method", help="how the deals are played; several with commas, or all")
    found.add_argument("--lang", choices=LANGUAGES, default="en")
    found.add_argument("--store", action="store_true", help="keep the run among the stored ones")
    return found


def main(arguments: list[str] | None = None) -> int:
    """Run the command; 0 when it went well."""
    given = parser().parse_args(arguments)
    try:
        if given.number is None:
            for one in claims(given.game):
                sys.stdout.write(f"{one.sentence(given.lang)}\n\n")
            return 0
        sys.stdout.write(f"{_finding(given).text(given.lang)}\n")
    except HanalabError as error:
        sys.stderr.write(f"{error.text(given.lang)}\n")
        return 1
    return 0


def _finding(given: Any) -> Any:
    one = question(given.number)
    if one.game != given.game:
        numbers = ", ".join(each.number for each in questions(given.game))
        raise HanalabError("claims-number", found=given.number, known=numbers)
    if given.samples is None and given.method is None and not given.store:
        return claim(one.number)
    methods = one.methods if given.method == "all" else given.method.split(",") if given.method else None
    finding = run(
        one.number, given.samples, given.seed, methods=methods,
        progress=lambda done: _tell(text("claims-progress", given.lang, done=done)),
    )  # fmt: skip
    if given.store:
        keep(finding)
    return finding


def _tell(line: str) -> None:
    """What has been done so far, on a line that is written over."""
    if sys.stderr.isatty():
        sys.stderr.write(f"{line}\r")


if __name__ == "__main__":
    raise SystemExit(main())
