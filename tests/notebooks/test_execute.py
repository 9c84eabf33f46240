"""Running and storing notebooks: two runs give the same bytes, and Jupyter's own writer agrees with ours."""

from __future__ import annotations

import json
from pathlib import Path

import nbformat
import pytest

from tests.notebooks import execute
from tests.notebooks.execute import WIDGET_VIEW, Notebook, dumps, executed, loads, main, normalised
from tests.notebooks.guard import defects


def notebook(*sources: str) -> Notebook:
    """As an editor might leave it: no ids, out of order, with traces of another machine."""
    return {
        "cells": [{"cell_type": "markdown", "metadata": {}, "source": "# Title\nwords"}]
        + [
            {
                "cell_type": "code", "metadata": {"execution": {"shell.execute_reply": "2026"}},
                "source": source, "execution_count": None, "outputs": [],
            }
            for source in sources
        ],
        "metadata": {"widgets": {"state": {}}, "language_info": {"name": "python", "version": "3.99"}},
        "nbformat": 4,
        "nbformat_minor": 4,
    }  # fmt: skip


SOURCES = (
    "import sys\nfrom ipywidgets import IntSlider",
    "for n in range(3):\n    print(n, flush=True)\n    sys.stdout.flush()",
    "IntSlider(3)",
    "'two\\nlines', 'ñ 花'",
)


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """One notebook run by the command, then run again from what was stored, then from the start."""
    folder = tmp_path_factory.mktemp("notebooks")
    texts = []
    for stored in (None, "again", None):
        if stored is None:
            (folder / "a.ipynb").write_text(json.dumps(notebook(*SOURCES)), encoding="utf-8")
        assert main([str(folder / "a.ipynb")]) == 0
        texts.append((folder / "a.ipynb").read_text(encoding="utf-8"))
    return texts


def test_every_run_gives_the_same_bytes(runs: list[str]) -> None:
    assert runs[0] == runs[1] == runs[2]


def test_what_is_stored_passes_the_guard(runs: list[str]) -> None:
    assert defects(loads(runs[0])) == []


def test_a_widget_leaves_its_text_and_no_view(runs: list[str]) -> None:
    (output,) = loads(runs[0])["cells"][3]["outputs"]
    assert output["data"] == {"text/plain": "IntSlider(value=3)"}
    assert WIDGET_VIEW not in runs[0]


def test_it_is_written_as_jupyter_writes(runs: list[str]) -> None:
    assert nbformat.writes(nbformat.reads(runs[0], as_version=4)) + "\n" == runs[0]


def test_ids_that_are_there_stay() -> None:
    raw = notebook("1", "2")
    raw["cells"][1]["id"] = "cell-3"
    assert [cell["id"] for cell in normalised(raw)["cells"]] == ["cell-1", "cell-3", "cell-3-2"]


def test_a_failing_cell_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        executed(notebook("1 / 0"), tmp_path)


def test_check_names_what_would_change_and_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(execute, "executed", lambda notebook, folder: notebook)
    fresh, stale = tmp_path / "fresh.ipynb", tmp_path / "stale.ipynb"
    fresh.write_text(dumps(normalised(notebook("x = 1"))), encoding="utf-8")
    stale.write_text(json.dumps(notebook("x = 1")), encoding="utf-8")
    assert main(["--check", str(fresh), str(stale)]) == 1
    out, err = capsys.readouterr()
    assert out == "fresh.ipynb: as it was\n"
    assert err == "stale.ipynb: would change; make notebooks writes it anew\n"
    assert stale.read_text(encoding="utf-8") == json.dumps(notebook("x = 1"))
    assert main([str(stale)]) == 0
    assert stale.read_text(encoding="utf-8") == fresh.read_text(encoding="utf-8")
