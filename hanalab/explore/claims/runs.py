"""Running a claim, and keeping the long runs."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from hanalab.core.errors import SetupError
from hanalab.core.reason import reason
from hanalab.core.shown import quoted, shown
from hanalab.explore.claims.claim import Claim
from hanalab.explore.claims.finding import Finding, Measure, Run
from hanalab.explore.running import Limits, check_limits, gather
from hanalab.solve.answer import Stop

GAMES: Final = ("mushi", "mighty")
#: what so many first deals gave is kept with a stored run
KEPT: Final = 3
#: numbers are kept and compared to so many places
PLACES: Final = 6


def questions(game: object) -> tuple[Claim, ...]:
    """The claims about a game ("mushi", "mighty") that can be tested; `SetupError` for any other."""
    if not isinstance(game, str) or game not in GAMES:
        raise SetupError([reason("explore-game", None, found=shown(game))])
    found: tuple[Claim, ...] = import_module(f"hanalab.explore.claims.{game}").CLAIMS
    return found


def question(number: object) -> Claim:
    """The claim with this number; `SetupError` names those there are."""
    wanted = str(number).upper() if isinstance(number, str) else ""
    game = "mushi" if wanted.startswith("A") else "mighty"
    for one in questions(game):
        if one.number == wanted:
            return one
    known = ", ".join(one.number for game in GAMES for one in questions(game))
    raise SetupError([reason("claims-number", None, found=quoted(number), known=known)])


def claims(game: str) -> tuple[Finding, ...]:
    """The stored findings about a game ("mushi", "mighty"), in the order of their numbers; `SetupError` for
    any other."""
    asked = questions(game)
    runs = stored(game)
    return tuple([Finding(one, runs[one.number]) for one in asked if one.number in runs])


def claim(number: str) -> Finding:
    """The stored finding about one claim ("T7", "A4.5"); `SetupError` names those there are.

    >>> claim("T7").verdict
    'depends'
    """
    one = question(number)
    runs = stored(one.game).get(one.number)
    if runs is None:
        raise SetupError([reason("claims-not-stored", None, number=one.number)])
    return Finding(one, runs)


def run(
    number: str,
    samples: int | None = None,
    seed: object = 1,
    *,
    methods: Sequence[str] | str | None = None,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
    stop: Stop | None = None,
) -> Finding:
    """Test a claim with so many deals (`samples`, 1 or more) for each method. The same `seed` gives the same
    finding anywhere, on any `executor`.

    Without `samples` it takes what a quick look needs; without `methods` the claim's first one. `progress`
    hears how many deals are done; after a `stop`
    the finding rests on those. `SetupError` for what is no claim, method or number of deals.
    """
    one = question(number)
    check_limits(samples, None, executor, stop, progress, seed)
    names = one.methods[:1] if methods is None else (methods,) if isinstance(methods, str) else tuple(methods)
    for name in names:
        if name not in one.methods:
            raise SetupError(
                [reason("claims-method", None, found=quoted(name), known=", ".join(one.methods))]
            )
    return Finding(
        one, tuple([_run(one, name, samples or one.usual, seed, executor, progress, stop) for name in names])
    )


@dataclass(frozen=True)
class _Deals:
    """The deals of a run as work that can be cut up."""

    number: str
    seed: object
    method: str
    batch: int

    def world(self, number: int, stop: Stop | None) -> Any:
        """The numbers of one deal."""
        return tuple(question(self.number).deal(self.seed, number, self.method))


def _run(
    one: Claim,
    method: str,
    samples: int,
    seed: object,
    executor: Executor | None,
    progress: Callable[[int], None] | None,
    stop: Stop | None,
) -> Run:
    def grown(results: Sequence[Any], _: float) -> None:
        if progress is not None:
            progress(len(results))

    task = _Deals(one.number, seed, method, one.batch)
    results = gather(task, Limits(samples, None, stop, False), executor, grown).results
    rows = tuple(one.sums(results, method))
    return Run(method, len(results), shown(seed), "seed", rows, results[:KEPT])


# -- keeping ------------------------------------------------------------------------------------------------


def place_of(game: str) -> Any:
    """The file with the stored runs of a game."""
    return files("hanalab.explore.claims").joinpath(f"results_{game}.toml")


@cache
def stored(game: str) -> dict[str, tuple[Run, ...]]:
    """The stored runs of a game by the numbers of their claims."""
    place = place_of(game)
    return read(place.read_text(encoding="utf-8")) if place.is_file() else {}


def read(source: str) -> dict[str, tuple[Run, ...]]:
    """Stored runs from their text."""
    found: dict[str, tuple[Run, ...]] = {}
    for one in tomllib.loads(source).get("run", ()):
        rows = tuple([Measure(one["method"], *row) for row in one["rows"]])
        first = tuple([tuple([None if value == "" else value for value in deal]) for deal in one["first"]])
        run = Run(one["method"], one["samples"], one["seed"], one["rules"], rows, first)
        found[one["number"]] = (*found.get(one["number"], ()), run)
    return found


def written(runs: dict[str, tuple[Run, ...]], game: str) -> str:
    """Stored runs as text: TOML, the command of each above it. An empty text stands for "nothing to say"."""
    order = [one.number for one in questions(game)]
    parts = [f"# Claims about {game}, tested. Rows: what, value, standard error, cases, unit, about what.\n"]
    for number in sorted(runs, key=order.index):
        for one in runs[number]:
            command = Finding(question(number), (one,)).command
            parts += [
                f"# {command} --store",
                "[[run]]",
                *(f"{key} = {_toml(value)}" for key, value in _facts(number, one)),
                "first = [",
                *(_line(["" if value is None else value for value in deal]) for deal in one.first),
                "]",
                "rows = [",
                *(_line(row[1:]) for row in one.rows),
                "]\n",
            ]
    return "\n".join(parts)


def _facts(number: str, one: Run) -> Iterator[tuple[str, object]]:
    yield from (("number", number), ("method", one.method), ("samples", one.samples))
    yield from (("seed", one.seed), ("rules", one.rules))


def _line(values: Iterable[object]) -> str:
    return f"  {_toml([plain(value) for value in values])},"


def _toml(value: object) -> str:
    """A value on one line: what TOML writes otherwise than JSON does is infinity alone."""
    return json.dumps(value, ensure_ascii=False).replace("Infinity", "inf")


def plain(value: Any) -> Any:
    """A number as it is kept."""
    return round(float(value), PLACES) if isinstance(value, float) else value


def keep(finding: Finding) -> None:
    """Put the runs of a finding among the stored ones, in place of those by the same methods."""
    game = finding.claim.game
    stored.cache_clear()  # another run may have been kept meanwhile
    runs = dict(stored(game))
    fresh = {one.method: one for one in finding.runs}
    old = {one.method: one for one in runs.get(finding.number, ())}
    both = old | fresh
    runs[finding.number] = tuple([both[name] for name in finding.claim.methods if name in both])
    place_of(game).write_text(written(runs, game), encoding="utf-8", newline="\n")
    stored.cache_clear()
