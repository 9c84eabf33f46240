"""Run the lessons and store what they show, in a form that is the same every time.

python tests/notebooks/execute.py [--check] [NOTEBOOK ...]

Without --check the notebooks (all lessons, if none is named) are written anew; with it they are left alone,
and those that would change are named.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import chain, count
from pathlib import Path
from typing import Any

Notebook = dict[str, Any]

LESSONS = Path(__file__).parents[2] / "notebooks"
TIMEOUT = 120  # seconds a cell may take
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Run the lessons and store what they show.")
    parser.add_argument("--check", action="store_true", help="write nothing, name what would change")
    parser.add_argument("notebooks", nargs="*", type=Path, metavar="NOTEBOOK")
    choice = parser.parse_args(arguments)
    bad = 0
    for path in choice.notebooks or sorted(LESSONS.glob("*.ipynb")):
        before = path.read_text(encoding="utf-8")
        try:
            after = dumps(normalised(executed(loads(before), path.parent)))
        except RuntimeError as error:
            print(f"{path.name}: {error}", file=sys.stderr)
            bad += 1
            continue
        if after == before:
            print(f"{path.name}: as it was")
        elif choice.check:
            print(f"{path.name}: would change; make notebooks writes it anew", file=sys.stderr)
            bad += 1
        else:
            path.write_text(after, encoding="utf-8", newline="\n")
            print(f"{path.name}: written")
    return 1 if bad else 0


def executed(notebook: Notebook, folder: Path) -> Notebook:
    """A copy that was run from top to bottom in `folder`; RuntimeError when a cell fails."""
    import nbformat
    from nbclient import NotebookClient
    from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError

    node = nbformat.from_dict(with_cell_ids(notebook))
    client = NotebookClient(
        node,
        timeout=TIMEOUT,
        kernel_name="python3",
        store_widget_state=False,
        record_timing=False,
        extra_arguments=["--log-level=ERROR"],
        resources={"metadata": {"path": str(folder)}},
    )
    try:
        client.execute()
    except (CellExecutionError, CellTimeoutError, DeadKernelError) as error:
        raise RuntimeError(str(error)) from None
    return loads(nbformat.writes(node))


def normalised(notebook: Notebook) -> Notebook:
    """A copy without what differs from run to run or machine to machine; code cells are numbered 1, 2, 3."""
    notebook = json.loads(json.dumps(with_cell_ids(notebook)))
    notebook["nbformat"], notebook["nbformat_minor"] = 4, 5
    metadata = notebook["metadata"]
    metadata.pop("widgets", None)
    metadata["kernelspec"] = {"display_name": "Python 3", "language": "python", "name": "python3"}
    metadata["language_info"] = {"name": "python"}
    number = 0
    for cell in notebook["cells"]:
        for passing in ("execution", "ExecuteTime", "collapsed", "scrolled"):
            cell["metadata"].pop(passing, None)
        if cell["cell_type"] != "code":
            continue
        number += 1
        cell["execution_count"] = number
        cell["outputs"] = _merged(cell["outputs"])
        for output in cell["outputs"]:
            if "execution_count" in output:
                output["execution_count"] = number
            output.get("data", {}).pop(WIDGET_VIEW, None)
            output.get("metadata", {}).pop(WIDGET_VIEW, None)
    return notebook


def _merged(outputs: list[Notebook]) -> list[Notebook]:
    """Join what one stream wrote: in how many pieces it arrives is a matter of chance."""
    merged: list[Notebook] = []
    for output in outputs:
        last = merged[-1] if merged else {}
        if output["output_type"] == "stream" and output["name"] == last.get("name"):
            last["text"] += output["text"]
        else:
            merged.append(output)
    return merged


def with_cell_ids(notebook: Notebook) -> Notebook:
    """A copy in which every cell has an id: its own, or else one made from its place."""
    taken = {cell.get("id") for cell in notebook["cells"]}
    cells = []
    for place, cell in enumerate(notebook["cells"], 1):
        names = chain([f"cell-{place}"], (f"cell-{place}-{more}" for more in count(2)))
        cells.append({"id": next(name for name in names if name not in taken), **cell})
    return {**notebook, "cells": cells, "nbformat_minor": 5}


def loads(text: str) -> Notebook:
    """Read a notebook; texts stored as lists of lines are joined."""
    notebook: Notebook = json.loads(text)
    for holder, key in _texts(notebook):
        if isinstance(holder[key], list):
            holder[key] = "".join(holder[key])
    return notebook


def dumps(notebook: Notebook) -> str:
    """Write a notebook as Jupyter does, so that saving it there changes nothing."""
    notebook = json.loads(json.dumps(notebook))
    for holder, key in _texts(notebook):
        if isinstance(holder[key], str):
            holder[key] = holder[key].splitlines(keepends=True)
    return json.dumps(notebook, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def _texts(notebook: Notebook) -> list[tuple[Notebook, str]]:
    """Every place of a notebook that holds a text, as the mapping and its key."""
    places: list[tuple[Notebook, str]] = []
    for cell in notebook["cells"]:
        places.append((cell, "source"))
        for output in cell.get("outputs", ()):
            if output["output_type"] == "stream":
                places.append((output, "text"))
            data = output.get("data", {})
            places += [(data, mime) for mime in data if not mime.endswith("json")]
    return places


if __name__ == "__main__":
    raise SystemExit(main())
