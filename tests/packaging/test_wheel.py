"""The package as others get it: built, its list of files read, installed and used away from the checkout."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

from hanalab import __version__

ROOT = Path(__file__).parents[2]
SOURCES = ("hanalab", "notebooks", "images")
FILES = ("pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "Makefile")
JUNK = ("__pycache__", ".ipynb_checkpoints")

# Using the rules of a game must not cost the start of a notebook, a plot or a compiler.
HEAVY = (
    "IPython", "PIL", "anywidget", "fluent", "ipycanvas", "ipywidgets", "jupyterlab", "matplotlib",
    "nbformat", "numba", "numpy", "traitlets",
)  # fmt: skip


@pytest.fixture(scope="session")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources, with what an afternoon of work leaves lying about."""
    copy = tmp_path_factory.mktemp("build") / "checkout"
    copy.mkdir()
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns(*JUNK))
    for name in FILES:
        shutil.copy(ROOT / name, copy)
    cell = {"cell_type": "markdown", "id": "only", "metadata": {}, "source": "# For the test"}
    lesson = json.dumps({"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5})
    (copy / "notebooks").mkdir(exist_ok=True)
    (copy / "notebooks" / "99-for-the-test.ipynb").write_text(lesson)
    for folder in (*SOURCES, "hanalab/core", "images/cards"):
        for junk in JUNK:
            (copy / folder / junk).mkdir(parents=True)
            (copy / folder / junk / "left-behind.ipynb").write_text(lesson)
    return copy


@pytest.fixture(scope="session")
def dist(checkout: Path) -> Path:
    """The source archive, and the wheel made from it (not from the checkout), without the network."""
    folder = checkout.parent / "dist"
    order = [sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, checkout]
    subprocess.run(order, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="session")
def wheel(dist: Path) -> Path:
    (wheel,) = dist.glob("*.whl")
    return wheel


@pytest.fixture(scope="session")
def away(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment away from the checkout with the wheel in it; it borrows the libraries of this one."""
    home = tmp_path_factory.mktemp("away")
    venv.create(home / "env", with_pip=False, symlinks=os.name != "nt")
    python = script(home, "python")
    pip = [sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--quiet", "--no-index", "--no-deps", wheel], check=True)
    # A .pth file in a borrowed folder is not followed, so the checkout installed there stays out of sight.
    borrowed = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    (site,) = (home / "env").rglob("site-packages")
    (site / "borrowed.pth").write_text("\n".join(borrowed))
    return home


def script(home: Path, name: str) -> Path:
    return home / "env" / ("Scripts" if os.name == "nt" else "bin") / name


def run(home: Path, *order: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a program of the environment in an empty folder, with nothing that points to the checkout."""
    (home / "work").mkdir(exist_ok=True)
    names = [name for name in os.environ if name.startswith(("PYTHON", "LC_", "LANG", "JUPYTER"))]
    env = {name: value for name, value in os.environ.items() if name not in names}
    env |= {"JUPYTER_DATA_DIR": str(home / "jupyter"), "PYTHONIOENCODING": "utf-8"}
    program, *rest = order
    return subprocess.run(
        [script(home, str(program)), *rest], cwd=home / "work", env=env, capture_output=True, encoding="utf-8"
    )


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def files(folder: Path) -> set[str]:
    paths = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return {path.as_posix() for path in paths if not set(JUNK) & set(path.parts)}


def test_the_wheel_holds_the_package_the_lessons_and_the_pictures(wheel: Path, checkout: Path) -> None:
    expected = {f"hanalab/{name}" for name in files(checkout / "hanalab")}
    expected |= {f"hanalab/_notebooks/{name}" for name in files(checkout / "notebooks")}
    expected |= {f"hanalab/_images/cards/{name}" for name in files(checkout / "images" / "cards")}
    held = {name for name in names(wheel) if ".dist-info/" not in name}
    assert held == expected


@pytest.mark.parametrize(
    "needed", ["hanalab/py.typed", "hanalab/locale/en/", "hanalab/locale/es/", "hanalab/_images/cards/"]
)
def test_the_wheel_holds(needed: str, wheel: Path) -> None:
    assert [name for name in names(wheel) if name.startswith(needed)]


def test_nothing_left_lying_about_is_packed(dist: Path, wheel: Path) -> None:
    (sdist,) = dist.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        packed = set(archive.getnames()) | names(wheel)
    assert not [name for name in packed if any(junk in name for junk in JUNK)]


def test_the_licence_and_the_type_marker_are_known(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        metadata = archive.read(f"hanalab-{__version__}.dist-info/METADATA").decode()
    assert "License-Expression: BSD-3-Clause" in metadata
    assert "Requires-Python: >=3.11" in metadata
    assert f"hanalab-{__version__}.dist-info/licenses/LICENSE" in names(wheel)


def test_the_installed_package_is_the_one_that_is_used(away: Path) -> None:
    done = run(away, "python", "-c", "import hanalab; print(hanalab.__file__)")
    assert str(away) in done.stdout, done.stderr


def test_the_command_copies_the_lessons_and_keeps_changed_ones(away: Path, checkout: Path) -> None:
    lessons = files(checkout / "notebooks")
    done = run(away, "hanalab", "--no-open")
    folder = away / "work" / "hanalab-lessons"
    assert (done.returncode, done.stderr) == (0, "")
    assert files(folder) == lessons | {".hanalab.json"}
    assert f"{len(lessons)} copied" in done.stdout

    mine = (folder / "99-for-the-test.ipynb").read_text().replace("For the test", "My notes")
    (folder / "99-for-the-test.ipynb").write_text(mine)
    done = run(away, "python", "-m", "hanalab", "--no-open")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Kept 99-for-the-test.ipynb" in done.stdout
    assert (folder / "99-for-the-test.ipynb").read_text() == mine

    done = run(away, "hanalab", "--no-open", "--force")
    assert done.returncode == 0
    assert files(folder) == lessons | {".hanalab.json"}
    assert "My notes" not in (folder / "99-for-the-test.ipynb").read_text()


def test_the_copied_lessons_are_trusted_and_a_changed_one_is_not(away: Path) -> None:
    run(away, "hanalab", "--folder", "trusted", "--no-open")
    lessons = sorted((away / "work" / "trusted").glob("*.ipynb"))
    changed = lessons[-1]
    changed.write_text(changed.read_text().replace("For the test", "<script>"))
    run(away, "hanalab", "--folder", "trusted", "--no-open")
    look = (
        "import nbformat, sys; from nbformat.sign import NotebookNotary; notary = NotebookNotary();"
        "print([notary.check_signature(nbformat.read(name, 4)) for name in sys.argv[1:]])"
    )
    trusted = run(away, "python", "-c", look, *lessons).stdout
    assert trusted == f"{[lesson != changed for lesson in lessons]}\n"


def test_the_command_knows_its_version_and_the_rules(away: Path) -> None:
    assert run(away, "hanalab", "--version").stdout == f"hanalab {__version__}\n"
    assert run(away, "hanalab", "rules", "M35", "--lang", "es").stdout.startswith("M35")


def test_the_pictures_are_found(away: Path) -> None:
    done = run(away, "python", "-c", "from hanalab.core.resources import images; print(images())")
    assert Path(done.stdout.strip()).is_relative_to(away), done.stderr


@pytest.mark.parametrize("package", ["hanalab", "hanalab.mushi"])
def test_importing_is_light(package: str, away: Path) -> None:
    done = run(away, "python", "-c", f"import {package}, sys; print(*sys.modules)")
    assert done.returncode == 0, done.stderr
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert loaded & set(HEAVY) == set()
