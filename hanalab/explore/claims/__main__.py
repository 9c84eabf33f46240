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
from hanalab.core.shown import quoted
from hanalab.explore.claims import claim, claims, questions, run
from hanalab.explore.claims.runs import GAMES, keep


def parser() -> argparse.ArgumentParser:
    """What the command understands."""
    found = argparse.ArgumentParser(
        prog="python -m hanalab.explore.claims", description="Put what the sources say to the test."
    )
    found.add_argument("game", choices=GAMES)
    found.add_argument("number", nargs="?", help="the claim: T1 to T11, A4.1 to A4.6; all without")
    found.add_argument("--samples", type=int, help="run it with so many deals")
    found.add_argument("--seed", help="run it with this seed of the deals (1)")
    found.add_argument("--method", help="how the deals are played; several with commas, or all")
    found.add_argument("--lang", choices=LANGUAGES, default="en")
    found.add_argument("--store", action="store_true", help="keep the run among the stored ones")
    return found


def main(arguments: list[str] | None = None) -> int:
    """Run the command; 0 when it went well."""
    given = parser().parse_args(arguments)
    try:
        if given.number is None:
            if _runs(given):
                raise HanalabError("claims-which", known=_known(given.game))
            for one in claims(given.game):
                sys.stdout.write(f"{one.sentence(given.lang)}\n\n")
            return 0
        sys.stdout.write(f"{_finding(given).text(given.lang)}\n")
    except HanalabError as error:
        sys.stderr.write(f"{error.text(given.lang)}\n")
        return 1
    return 0


def _runs(given: Any) -> bool:
    """Whether something is to be run: else the stored findings are shown."""
    return given.store or any(one is not None for one in (given.samples, given.seed, given.method))


def _known(game: str) -> str:
    return ", ".join(one.number for one in questions(game))


def _finding(given: Any) -> Any:
    one = next((each for each in questions(given.game) if each.number == given.number.upper()), None)
    if one is None:
        raise HanalabError("claims-number", found=quoted(given.number), known=_known(given.game))
    if not _runs(given):
        return claim(one.number)
    methods = one.methods if given.method == "all" else given.method.split(",") if given.method else None
    finding = run(
        one.number, given.samples, given.seed or "1", methods=methods,
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
