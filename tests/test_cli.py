"""The command `hanalab`: what it copies, what it leaves alone, what it starts and what it says."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hanalab import __version__, cli
from hanalab.core.errors import HanalabError
from hanalab.core.language import LANGUAGES, text

Run = Callable[..., tuple[int, str, str]]

FIRST, SECOND = "00-first.ipynb", "01-second.ipynb"
OPTIONS = ("--help", "-h", "--version", "--no-open", "--force", "--lang", "--folder")


def lesson(words: str) -> bytes:
    cell = {"cell_type": "markdown", "id": "only", "metadata": {}, "source": words}
    return json.dumps({"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}).encode()


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A folder of two lessons, with things beside them that are no lessons."""
    folder = tmp_path / "source"
    (folder / ".ipynb_checkpoints").mkdir(parents=True)
    (folder / "notes.txt").write_text("not a lesson")
    (folder / FIRST).write_bytes(lesson("one"))
    (folder / SECOND).write_bytes(lesson("two"))
    return folder


@pytest.fixture
def hanalab(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Run:
    """Run the command in a home of its own: gives exit code, stdout, stderr. JupyterLab is never started."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "jupyter"))
    monkeypatch.setattr(cli, "notebooks", lambda: source)
    monkeypatch.setattr(cli, "trust", lambda lessons: list(lessons))
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")

    def run(*words: str) -> tuple[int, str, str]:
        code = cli.main(words)
        return (code, *capsys.readouterr())

    return run


# --- copying


def test_lessons_are_copied_and_nothing_else(source: Path, tmp_path: Path) -> None:
    done = cli.copy_lessons(source, tmp_path / "deep" / "folder")
    assert done.copied == done.ours == (FIRST, SECOND)
    assert sorted(path.name for path in (tmp_path / "deep/folder").iterdir()) == [cli.MANIFEST, FIRST, SECOND]
    assert (tmp_path / "deep/folder" / FIRST).read_bytes() == (source / FIRST).read_bytes()


def test_a_second_copy_finds_everything_there(source: Path, tmp_path: Path) -> None:
    cli.copy_lessons(source, tmp_path / "mine")
    assert cli.copy_lessons(source, tmp_path / "mine").same == (FIRST, SECOND)


def test_a_changed_lesson_is_kept_and_named(source: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    cli.copy_lessons(source, mine)
    (mine / FIRST).write_bytes(lesson("one, with my notes"))
    (source / FIRST).write_bytes(lesson("one, second edition"))
    done = cli.copy_lessons(source, mine)
    assert (done.kept, done.same) == ((FIRST,), (SECOND,))
    assert (mine / FIRST).read_bytes() == lesson("one, with my notes")


def test_force_replaces_a_changed_lesson(source: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    cli.copy_lessons(source, mine)
    (mine / FIRST).write_bytes(lesson("one, with my notes"))
    assert cli.copy_lessons(source, mine, force=True).refreshed == (FIRST,)
    assert (mine / FIRST).read_bytes() == lesson("one")


def test_an_unchanged_older_copy_is_brought_up_to_date(source: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    cli.copy_lessons(source, mine)
    (source / FIRST).write_bytes(lesson("one, second edition"))
    assert cli.copy_lessons(source, mine).refreshed == (FIRST,)
    (source / FIRST).write_bytes(lesson("one, third edition"))
    assert cli.copy_lessons(source, mine).refreshed == (FIRST,)
    assert (mine / FIRST).read_bytes() == lesson("one, third edition")


def test_a_lesson_put_back_as_it_was_is_ours_again(source: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    cli.copy_lessons(source, mine)
    (mine / FIRST).write_bytes(lesson("one, with my notes"))
    (source / FIRST).write_bytes(lesson("one, second edition"))
    cli.copy_lessons(source, mine)
    (mine / FIRST).write_bytes(lesson("one"))
    assert cli.copy_lessons(source, mine).refreshed == (FIRST,)


@pytest.mark.parametrize(
    ("change", "fate"),
    [
        (lambda notebook: notebook["metadata"].update(language_info={"version": "3.13"}), "same"),
        (lambda notebook: notebook["cells"][0].update(source=["one"]), "same"),
        (lambda notebook: notebook["cells"][0].update(metadata={"trusted": True}), "same"),
        (lambda notebook: notebook["cells"][0].update(source="one!"), "kept"),
        (lambda notebook: notebook["cells"][0].update(outputs=[{"text": "new"}]), "kept"),
        (lambda notebook: notebook["cells"].pop(), "kept"),
        (lambda notebook: notebook.pop("cells"), "kept"),
    ],
)
def test_opening_a_lesson_does_not_change_it_but_its_cells_and_outputs_do(
    change: Callable[[dict[str, Any]], object], fate: str, source: Path, tmp_path: Path
) -> None:
    mine = tmp_path / "mine"
    cli.copy_lessons(source, mine)
    notebook = json.loads((mine / FIRST).read_bytes())
    change(notebook)
    (mine / FIRST).write_text(json.dumps(notebook, indent=1))
    assert FIRST in getattr(cli.copy_lessons(source, mine), fate)


def test_a_deleted_lesson_comes_back(source: Path, tmp_path: Path) -> None:
    cli.copy_lessons(source, tmp_path / "mine")
    (tmp_path / "mine" / SECOND).unlink()
    done = cli.copy_lessons(source, tmp_path / "mine")
    assert (done.copied, done.same) == ((SECOND,), (FIRST,))


@pytest.mark.parametrize(
    "manifest", [None, b"", b"no json", b"[]", b"{}", b'{"lessons": 3}', b'{"lessons": {"a": []}}', b"\xff"]
)
def test_without_a_readable_note_of_what_was_copied_nothing_is_written_over(
    source: Path, tmp_path: Path, manifest: bytes | None
) -> None:
    mine = tmp_path / "mine"
    cli.copy_lessons(source, mine)
    (mine / cli.MANIFEST).unlink()
    if manifest is not None:
        (mine / cli.MANIFEST).write_bytes(manifest)
    (source / FIRST).write_bytes(lesson("one, second edition"))
    done = cli.copy_lessons(source, mine)
    assert (done.kept, done.same) == ((FIRST,), (SECOND,))
    assert (mine / FIRST).read_bytes() == lesson("one")
    assert SECOND in json.loads((mine / cli.MANIFEST).read_bytes())["lessons"]


def test_a_folder_without_lessons_is_no_source(tmp_path: Path) -> None:
    with pytest.raises(HanalabError, match=str(tmp_path)) as caught:
        cli.copy_lessons(tmp_path, tmp_path / "mine")
    assert caught.value.code == "lessons-none"
    assert not (tmp_path / "mine").exists()


# --- what is said and started


def test_no_open_only_copies(hanalab: Run) -> None:
    code, out, err = hanalab("--no-open")
    assert (code, err) == (0, "")
    assert out.splitlines()[0] == f"Lessons in {Path('hanalab-lessons').absolute()}: 2 copied."
    assert sorted(path.name for path in Path("hanalab-lessons").iterdir()) == [cli.MANIFEST, FIRST, SECOND]


@pytest.mark.parametrize("words", [("mine",), ("--folder", "mine"), ("--folder=mine",)])
def test_the_folder_can_be_named(words: tuple[str, ...], hanalab: Run) -> None:
    assert hanalab(*words, "--no-open")[0] == 0
    assert Path("mine", FIRST).is_file()


def test_a_kept_lesson_is_named_with_the_way_out(hanalab: Run) -> None:
    hanalab("--no-open")
    Path("hanalab-lessons", SECOND).write_bytes(lesson("mine"))
    code, out, _ = hanalab("--no-open")
    assert code == 0
    assert f"Kept {SECOND}: you have changed it. hanalab --force replaces it." in out.splitlines()


def test_only_lessons_of_ours_are_trusted(
    hanalab: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    signed: list[str] = []
    hanalab("--no-open")
    Path("hanalab-lessons", SECOND).write_bytes(lesson("mine"))
    monkeypatch.setattr(cli, "trust", lambda lessons: signed.extend(path.name for path in lessons))
    hanalab("--no-open")
    assert signed == [FIRST]


def test_lessons_that_cannot_be_trusted_are_copied_all_the_same(
    hanalab: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(lessons: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(cli, "trust", refuse)
    code, out, err = hanalab("--no-open")
    assert (code, err.count("\n")) == (0, 1)
    assert "could not be marked as trusted" in err
    assert "2 copied" in out


@pytest.mark.parametrize(("root", "styled"), [(False, False), (True, False), (False, True)])
def test_jupyterlab_takes_over_at_the_first_lesson(
    root: bool, styled: bool, hanalab: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With pictures that shrink with the page, unless JupyterLab has styles of the user's own (`styled`)."""
    Path("config", "custom").mkdir(parents=True)
    if styled:
        Path("config", "custom", "custom.css").touch()
    monkeypatch.setenv("JUPYTER_CONFIG_DIR", str(Path("config").absolute()))
    orders: list[tuple[str, list[str], dict[str, str]]] = []
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "mine")
    monkeypatch.setattr(os, "execve", lambda *started: orders.append(started))
    monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000, raising=False)
    hanalab("mine", "--", "--no-browser", "--port=9000")
    ((program, order, env),) = orders
    assert program == sys.executable
    assert order[:3] == [sys.executable, "-m", "jupyterlab"]
    assert f"--ServerApp.root_dir={Path('mine').absolute()}" in order
    assert f"--LabApp.default_url=/lab/tree/{FIRST}" in order
    assert ("--allow-root" in order) is root
    assert order[-2:] == ["--no-browser", "--port=9000"]
    first, ours = env["JUPYTER_CONFIG_PATH"].split(os.pathsep)
    assert first == "mine"
    assert json.loads(Path(ours, "labconfig", "default_setting_overrides.json").read_bytes())
    assert ("--LabApp.custom_css=True" in order) is not styled
    styles = Path(ours, "custom")
    assert (f"--ServerApp.tornado_settings=static_custom_path={styles}" in order) is not styled
    assert "max-width: 100%" in (styles / "custom.css").read_text(encoding="utf-8")


def test_version(hanalab: Run) -> None:
    assert hanalab("--version") == (0, f"hanalab {__version__}\n", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_tells_of_every_option(lang: str, hanalab: Run) -> None:
    code, out, err = hanalab("--help", "--lang", lang)
    assert (code, err) == (0, "")
    assert [option for option in (*OPTIONS, "hanalab rules", "hanalab warmup") if option not in out] == []


@pytest.mark.parametrize(("variable", "value"), [("LANG", "es_MX"), ("LC_ALL", "es"), ("LANG", "fr_FR")])
def test_the_system_chooses_the_language(
    variable: str, value: str, hanalab: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    lang = "es" if value.startswith("es") else "en"
    assert hanalab("-h")[1] == text("cli-help", lang, folder=cli.DEFAULT_FOLDER) + "\n"


def test_rules_are_printed_in_full(hanalab: Run) -> None:
    code, out, err = hanalab("rules", "m35", "M53", "--lang", "es")
    assert (code, err) == (0, "")
    assert out.startswith(f"M35 · {text('rule-M35-title', 'es')}\n{text('rule-M35', 'es')[:40]}")
    assert f"\n\nM53 · {text('rule-M53-title', 'es')}\n" in out
    assert max(map(len, out.splitlines())) <= 90


def test_all_rules_are_listed_when_none_is_named(hanalab: Run) -> None:
    code, out, err = hanalab("rules")
    assert (code, err) == (0, "")
    numbers = [line.split()[0] for line in out.splitlines()]
    assert [number for number in numbers if number.startswith("M")] == [f"M{n}" for n in range(1, 62)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_solvers_of_all_games_are_compiled_ahead(
    lang: str, hanalab: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[str] = []
    monkeypatch.setattr("hanalab.solve.prepare", prepared.append)
    monkeypatch.setattr(cli, "find_spec", lambda name: object())
    code, out, err = hanalab("warmup", "--lang", lang)
    assert (code, err) == (0, "")
    assert prepared == ["mushi", "mighty"]
    said = [text("cli-warmed-up", lang, game=game, seconds="0.0") for game in ("Mushi", "Mighty")]
    assert [line for line in out.splitlines() if line in said] == said


def test_without_a_compiler_there_is_nothing_to_compile(
    hanalab: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[str] = []
    monkeypatch.setattr("hanalab.solve.prepare", prepared.append)
    monkeypatch.setattr(cli, "find_spec", lambda name: None)
    code, out, err = hanalab("warmup")
    assert (code, err, prepared) == (0, "", [])
    assert f"{sys.executable} -m pip install numba" in out


# --- errors: one line, with the thing, the place and the remedy


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--nope"], "“--nope” is not among its options. “hanalab --help” lists what there is."),
        (["one", "two"], "“two” is not among its options."),
        (["--lang"], "“--lang” needs a value after it."),
        (["--folder"], "“--folder” needs a value after it."),
        (["one", "--folder", "two"], "two folders, “one” and “two”; name one."),
        (["--force=yes"], "“hanalab --force=yes” is no command I understand"),
        (["--lang", "fr"], "There is no language “fr” for --lang. It may be: en, es."),
        (["file/folder", "--no-open"], "file/folder”: Not a directory. Name another folder: hanalab"),
        (["file", "--no-open"], "file”: File exists. Name another folder: hanalab --folder FOLDER"),
        (["taken", "--no-open"], f"{FIRST}”: Is a directory. Name another folder"),
        (["rules", "M99"], "There is no rule “M99”"),
        (["rules", "M35", "--force"], "“--force” is not among its options."),
        (["warmup", "mushi"], "“mushi” is not among its options."),
    ],
)
def test_a_mistake_is_told_in_one_line(
    words: list[str], told: str, hanalab: Run
) -> None:
    Path("file").touch()
    Path("taken", FIRST).mkdir(parents=True)
    code, out, err = hanalab(*words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("hanalab: ")
    assert told in err


def test_a_mistake_is_told_in_the_language_asked_for(hanalab: Run) -> None:
    assert "«--nope» no está entre sus opciones" in hanalab("--nope", "--lang", "es")[2]
    assert "«--nope» no está entre sus opciones" in hanalab("--lang=es", "--nope")[2]


def test_a_python_without_jupyterlab_is_told_how_to_get_it(
    hanalab: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli, "find_spec", lambda name: None)
    code, _, err = hanalab()
    assert (code, err.count("\n")) == (2, 1)
    assert f"{sys.executable} -m pip install jupyterlab" in err
