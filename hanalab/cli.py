"""The command ``hanalab``: copies and opens the lessons, prints rules, compiles the solvers ahead."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shlex
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from textwrap import fill
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple, NoReturn

import hanalab
from hanalab.core.errors import HanalabError
from hanalab.core.language import LANGUAGES, text
from hanalab.core.resources import notebooks

if TYPE_CHECKING:
    from hanalab.core.rulebook import Rule

DEFAULT_FOLDER = "hanalab-lessons"
MANIFEST = ".hanalab.json"
LESSON_SUFFIXES = (".ipynb", ".toml")
TEXT_WIDTH = 90


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Gives the exit code: 0, or 2 after one line on stderr that says what is wrong."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    lang = _language(words)
    try:
        command = _read(words, lang)
        if command.help:
            print(text("cli-help", lang, folder=DEFAULT_FOLDER))
        elif command.version:
            print(f"hanalab {hanalab.__version__}")
        elif command.rules is not None:
            print(rules_text(command.rules, lang))
        elif command.warmup is not None:
            warm_up(lang)
        else:
            return _lessons(command, lang)
    except HanalabError as error:
        print(f"hanalab: {error.text(lang)}", file=sys.stderr)
        return 2
    return 0


# --- reading the command line


class _Command(argparse.Namespace):
    folder: str | None = None
    named_folder: str | None = None
    no_open: bool = False
    force: bool = False
    lang: str | None = None
    version: bool = False
    help: bool = False
    rules: list[str] | None = None
    warmup: str | None = None
    jupyter: Sequence[str] = ()


class _Parser(argparse.ArgumentParser):
    """Raises HanalabError for what argparse would answer with a page of its own."""

    def __init__(self, command: str, lang: str) -> None:
        super().__init__(prog=command, add_help=False, allow_abbrev=False)
        self.lang = lang

    def error(self, message: str) -> NoReturn:
        self.refuse("other", problem=message)

    def refuse(self, kind: str, /, **values: str) -> NoReturn:
        sentence = text(f"cli-problem-{kind}", self.lang, **values)
        raise HanalabError("command-line", command=self.prog, problem=sentence)


def _read(words: Sequence[str], lang: str) -> _Command:
    cut = words.index("--") if "--" in words else len(words)
    own, jupyter = words[:cut], words[cut + 1 :]
    parser = _Parser(shlex.join(["hanalab", *words]), lang)
    # A missing value becomes "", so that the sentence about it is in the reader's language.
    parser.add_argument("--lang", nargs="?", const="")
    parser.add_argument("--help", "-h", action="store_true")
    if own[:1] == ["rules"]:
        parser.add_argument("rules", nargs="*")
        own = own[1:]
    elif own[:1] == ["warmup"]:
        parser.add_argument("warmup")
    else:
        parser.add_argument("folder", nargs="?")
        parser.add_argument("--folder", nargs="?", const="", dest="named_folder")
        for flag in ("--no-open", "--force", "--version"):
            parser.add_argument(flag, action="store_true")
    command, surplus = parser.parse_known_args(own, _Command())
    command.jupyter = jupyter

    if surplus:
        parser.refuse("words", words=shlex.join(surplus))
    for option, value in (("--lang", command.lang), ("--folder", command.named_folder)):
        if value == "":
            parser.refuse("value", option=option)
    if command.folder is not None and command.named_folder is not None:
        parser.refuse("two-folders", first=command.folder, second=command.named_folder)
    if command.lang is not None and command.lang not in LANGUAGES:
        raise HanalabError("cli-language", language=command.lang, known=", ".join(LANGUAGES))
    return command


def _language(words: Sequence[str]) -> str:
    """The language to speak, known before the command line is understood: errors are in it too."""
    asked = [value for option, value in pairwise(words) if option == "--lang"]
    asked += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    system = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    for name in [*asked, next(filter(None, system), "")]:
        if name[:2] in LANGUAGES:
            return name[:2]
    return "en"


# --- copying the lessons


class Copied(NamedTuple):
    """What became of each lesson; `kept` are those the learner has changed, left as they were."""

    copied: tuple[str, ...]
    refreshed: tuple[str, ...]
    same: tuple[str, ...]
    kept: tuple[str, ...]

    @property
    def ours(self) -> tuple[str, ...]:
        """The lessons in the folder that are exactly those of the package."""
        return tuple(sorted(self.copied + self.refreshed + self.same))


def copy_lessons(source: Traversable, folder: Path, *, force: bool = False) -> Copied:
    """Copy the lessons of `source` into `folder`, made if need be.

    A lesson there that is neither this one nor one copied earlier was changed by the learner and is kept,
    unless `force`. What counts are the cells and what they show. What was copied is written down in the
    folder (`MANIFEST`); without that note every lesson that differs counts as changed. HanalabError when
    the folder can't be used or `source` is empty.
    """
    entries = [entry for entry in source.iterdir() if entry.name.endswith(LESSON_SUFFIXES)]
    lessons = {entry.name: entry.read_bytes() for entry in entries}
    if not lessons:
        raise HanalabError("lessons-none", place=str(source))
    fates: dict[str, list[str]] = {field: [] for field in Copied._fields}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        earlier = _read_manifest(folder)
        now = dict(earlier)
        for name, content in sorted(lessons.items()):
            fate = _fate(folder / name, content, earlier.get(name), force)
            fates[fate].append(name)
            if fate in ("copied", "refreshed"):
                _write(folder / name, content)
            if fate != "kept":
                now[name] = _digest(content)
        if now != earlier:
            _write(folder / MANIFEST, json.dumps({"lessons": now}, indent=1, sort_keys=True).encode() + b"\n")
    except OSError as error:
        place = error.filename if error.filename is not None else folder
        raise HanalabError("lessons-folder", place=str(place), problem=error.strerror or str(error)) from None
    return Copied(*(tuple(names) for names in fates.values()))


def _fate(place: Path, content: bytes, earlier: str | None, force: bool) -> str:
    if not place.exists():
        return "copied"
    there = _digest(place.read_bytes())
    if there == _digest(content):
        return "same"
    return "refreshed" if force or there == earlier else "kept"


def _read_manifest(folder: Path) -> Mapping[str, str]:
    try:
        lessons = json.loads((folder / MANIFEST).read_bytes())["lessons"]
        return {str(name): str(digest) for name, digest in lessons.items()}
    except (FileNotFoundError, ValueError, TypeError, KeyError, AttributeError):
        return {}


def _write(place: Path, content: bytes) -> None:
    """Write all or nothing: a full disk must not leave half a lesson behind."""
    draft = place.with_name(f".{place.name}.new")
    draft.write_bytes(content)
    draft.replace(place)


def _digest(content: bytes) -> str:
    """Fingerprint of what a reader sees: JupyterLab rewrites the rest when a lesson is merely opened."""
    with suppress(ValueError, TypeError, KeyError):
        content = json.dumps(_seen(json.loads(content)["cells"]), sort_keys=True).encode()
    return hashlib.sha256(content).hexdigest()


def _seen(value: object) -> object:
    """Part of a notebook without numbers and metadata; texts are joined where they are lists of lines."""
    if isinstance(value, dict):
        return {key: _seen(part) for key, part in value.items() if key not in ("metadata", "execution_count")}
    if isinstance(value, list):
        parts = [_seen(part) for part in value]
        return "".join(map(str, parts)) if all(isinstance(part, str) for part in parts) else parts
    return value


def trust(lessons: Iterable[Path]) -> None:
    """Mark notebooks as trusted by this user: JupyterLab then shows their saved pictures before they run."""
    import nbformat
    from nbformat.sign import NotebookNotary

    notary = NotebookNotary()
    try:
        for lesson in lessons:
            notary.sign(nbformat.read(lesson, as_version=nbformat.NO_CONVERT))
    finally:
        notary.store.close()


# --- what the command does


def _lessons(command: _Command, lang: str) -> int:
    folder = Path(command.named_folder or command.folder or DEFAULT_FOLDER).expanduser().absolute()
    done = copy_lessons(notebooks(), folder, force=command.force)
    counts = {"copied": len(done.copied), "refreshed": len(done.refreshed), "same": len(done.same)}
    print(text("cli-copied", lang, folder=str(folder), **counts))
    for lesson in done.kept:
        print(text("cli-kept", lang, lesson=lesson))
    try:
        trust(folder / name for name in done.ours if name.endswith(".ipynb"))
    except Exception as error:  # a read-only home or a broken store is no reason to withhold the lessons
        print(text("cli-not-trusted", lang, problem=f"{type(error).__name__}: {error}"), file=sys.stderr)
    if command.no_open:
        print(text("cli-open-hint", lang, command=shlex.join(["hanalab", str(folder)])))
        return 0
    return _open(folder, min(done.ours + done.kept), command.jupyter, lang)


def _open(folder: Path, first: str, options: Sequence[str], lang: str) -> int:
    """Turn this process into JupyterLab: it then stops with its terminal, with no wrapper in between."""
    if find_spec("jupyterlab") is None:
        raise HanalabError("no-jupyterlab", python=sys.executable)
    from jupyter_core.paths import jupyter_config_dir

    print(text("cli-opening", lang, lesson=first), flush=True)
    order = [
        sys.executable, "-m", "jupyterlab",
        f"--ServerApp.root_dir={folder}",
        f"--LabApp.default_url=/lab/tree/{first}",
    ]  # fmt: skip
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        print(text("cli-as-root", lang), flush=True)
        order.append("--allow-root")
    # Defaults for this JupyterLab only (no question about news over the first lesson; pictures that shrink
    # with the page); the user's own win.
    ours = str(files("hanalab") / "jupyter_config")
    if not (Path(jupyter_config_dir()) / "custom" / "custom.css").exists():
        styles = Path(ours, "custom")
        order += ["--LabApp.custom_css=True", f"--ServerApp.tornado_settings=static_custom_path={styles}"]
    order += options
    paths = [os.environ.get("JUPYTER_CONFIG_PATH"), ours]
    env = {**os.environ, "JUPYTER_CONFIG_PATH": os.pathsep.join(filter(None, paths))}
    if os.name == "nt":  # there, exec gives the terminal back while the server still writes to it
        import subprocess

        return subprocess.call(order, env=env)
    os.execve(order[0], order, env)


def warm_up(lang: str = "en") -> None:
    """Compile the solvers of both games ahead and say how long it took. What is compiled is kept on disk."""
    from hanalab.solve import GAMES, prepare

    if find_spec("numba") is None:
        print(text("cli-warmup-plain", lang, python=sys.executable))
        return
    for game in GAMES:
        print(text("cli-warmup", lang, game=game.capitalize()), flush=True)
        started = perf_counter()
        prepare(game)
        seconds = f"{perf_counter() - started:.1f}"
        print(text("cli-warmed-up", lang, game=game.capitalize(), seconds=seconds), flush=True)


def rules_text(numbers: Sequence[str], lang: str = "en") -> str:
    """The rules of these numbers in full, or number and title of every rule when none is named."""
    from hanalab.core.rulebook import GAMES, load, rule

    if numbers:
        return "\n\n".join(_in_full(rule(number, lang)) for number in numbers)
    lines: list[str] = []
    for game in GAMES.values():
        with suppress(HanalabError):  # a game without a rulebook yet
            lines += [f"{number:4}{each.title()}" for number, each in load(game, lang).items()]
    return "\n".join(lines)


def _in_full(rule: Rule) -> str:
    disputes = [f"{dispute.title()}: {dispute.text()}" for dispute in rule.disputes]
    parts = [f"{rule.number} · {rule.title()}", rule.text(), *disputes, *rule.notes()]
    return "\n".join(fill(part, TEXT_WIDTH, break_long_words=False, break_on_hyphens=False) for part in parts)
