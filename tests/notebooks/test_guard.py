"""Every stored lesson is fit to be compared and read; and the guard itself sees what it should see."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest

from tests.notebooks.execute import LESSONS, WIDGET_VIEW, Notebook, dumps, loads
from tests.notebooks.guard import defects


@pytest.mark.parametrize("path", sorted(LESSONS.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_lesson_is_stored_as_it_must_be(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    notebook = loads(text)
    assert defects(notebook) == []
    assert dumps(notebook) == text, "not as `make notebooks` writes it"


def code(source: str, count: int, *outputs: Notebook) -> Notebook:
    return {
        "cell_type": "code", "id": f"c{count}", "metadata": {}, "source": source,
        "execution_count": count, "outputs": list(outputs),
    }  # fmt: skip


def shown(count: int, **data: str) -> Notebook:
    mimes = {mime.replace("_", "/"): text for mime, text in data.items()}
    return {"output_type": "execute_result", "execution_count": count, "metadata": {}, "data": mimes}


def printed(text: str, name: str = "stdout") -> Notebook:
    return {"output_type": "stream", "name": name, "text": text}


GOOD: Notebook = {
    "cells": [
        {"cell_type": "markdown", "id": "m1", "metadata": {}, "source": "# A lesson"},
        code("import hanalab\nanswer = 42", 1),
        code("answer", 2, shown(2, text_plain="42")),
        code("print(answer)", 3, printed("42\n")),
    ],
    "metadata": {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    },
    "nbformat": 4,
    "nbformat_minor": 5,
}


def test_a_good_lesson_passes() -> None:
    assert defects(GOOD) == []


def cell(place: int, **changes: object) -> Callable[[Notebook], None]:
    return lambda notebook: notebook["cells"][place - 1].update(changes)


def tagged(tag: str) -> Callable[[Notebook], None]:
    return cell(3, metadata={"tags": [tag]})


def output(place: int, *outputs: Notebook) -> Callable[[Notebook], None]:
    return cell(place, outputs=list(outputs))


def about(**changes: object) -> Callable[[Notebook], None]:
    return lambda notebook: notebook["metadata"].update(changes)


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (cell(3, execution_count=None), "top to bottom: its cells are numbered [1, None, 3]"),
        (cell(3, execution_count=7), "not run once from top to bottom"),
        (lambda notebook: notebook["cells"].reverse(), "not run once from top to bottom"),
        (lambda notebook: notebook["cells"].__delitem__(slice(1, None)), "has no code"),
        (cell(3, outputs=[]), "cell 3: shows nothing to compare"),
        (cell(2, source="print(end='')"), "cell 2: shows nothing to compare"),
        (cell(2, source="%load_ext x"), "cell 2: is not plain Python"),
        (cell(2, source=" \n"), "cell 2: is empty"),
        (cell(1, source=""), "cell 1: is empty"),
        (cell(2, source="try:\n    x = 1\nexcept ValueError:\n    x = 2"), "cell 2: catches an error itself"),
        (cell(2, source="x = 1  # NBVAL_IGNORE_OUTPUT"), "cell 2: holds # NBVAL_IGNORE_OUTPUT"),
        (cell(2, source="#PYTEST_VALIDATE_IGNORE_OUTPUT\nx = 1"), "cell 2: holds #PYTEST_VALIDATE_IGN"),
        (cell(2, source="x = 1\n" * 16), "cell 2: has 16 lines"),
        (lambda notebook: [cell(n, source="x = 1\n" * 4)(notebook) for n in (2, 3, 4)], "in the median"),
        (tagged("raises-exception"), "cell 3: is tagged raises-exception"),
        (tagged("nbval-skip"), "cell 3: is tagged nbval-skip"),
        (tagged("nbval-ignore-output"), "cell 3: is tagged nbval-ignore-output"),
        (about(widgets={"state": {}}), "holds widget state"),
        (about(language_info={"name": "python", "version": "3.11.7"}), "names the Python it ran on"),
        (about(kernelspec={"name": "mine"}), "does not ask for the kernel python3"),
        (cell(3, id="m1"), "without an id of their own"),
        (lambda notebook: notebook["cells"][2].pop("id"), "without an id of their own"),
        (lambda notebook: notebook.update(nbformat_minor=4), "is not in notebook format 4.5"),
        (cell(3, metadata={"execution": {"iopub.status.busy": "2026"}}), "not as `make notebooks` writes it"),
        (output(4, printed("4"), printed("2")), "not as `make notebooks` writes it"),
        (output(3, shown(3) | {"data": {"text/plain": "w", WIDGET_VIEW: {}}}), "a widget view"),
        (output(3, shown(3, image_png="iVBO")), "cell 3: shows only what is not compared: image/png"),
        (output(3, shown(3, image_png="iVBO", text_plain="<Figure size 9x9 with 1 Axes>")), "not compared"),
        (output(3, shown(3, text_plain="<Thing at 0x7f24681c7d10>")), "cell 3: shows a path or address"),
        (output(4, printed("read /home/ann/a.toml")), "a path or address of one machine: '/home/ann/a.toml"),
        (output(4, printed(r"read C:\Users\ann\deal.toml")), "cell 4: shows a path or address"),
        (output(4, printed("hm", name="stderr")), "cell 4: writes to stderr"),
        (output(4, {"output_type": "error", "ename": "KeyError"}), "cell 4: ends in KeyError"),
    ],
)  # fmt: skip
def test_the_guard_sees(spoil: Callable[[Notebook], object], complaint: str) -> None:
    notebook = deepcopy(GOOD)
    spoil(notebook)
    assert any(complaint in defect for defect in defects(notebook)), defects(notebook)


@pytest.mark.parametrize(
    "text",
    [
        '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0L4 2"/></svg>',
        "colour #0x1 and either/or, /usr alone",
        "https://example.org/home/page",
    ],
)
def test_the_guard_lets_pass(text: str) -> None:
    notebook = deepcopy(GOOD)
    notebook["cells"][3]["outputs"] = [printed(text)]
    assert defects(notebook) == []
