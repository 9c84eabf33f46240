"""What a stored lesson must be, so that comparing its outputs proves something and it reads well unrun."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from statistics import median

from tests.notebooks.execute import WIDGET_VIEW, Notebook, normalised

LONGEST_CELL = 15  # lines
MEDIAN_CELL = 3  # lines

# Each of these tells nbval to look away, or Jupyter to go on after an error.
FORBIDDEN_TAGS = {
    "nbval-ignore-output", "nbval-check-output", "nbval-skip", "nbval-raises-exception", "raises-exception",
    "skip-execution",
}  # fmt: skip
FORBIDDEN_COMMENT = re.compile(r"#\s*(NBVAL_|PYTEST_VALIDATE_)\w+")

# nbval does not compare these, so they are no evidence.
UNCOMPARED = {WIDGET_VIEW, "image/png", "image/jpeg"}
MACHINE = re.compile(
    r"\b0x[0-9a-f]{6,}"  # an object's address
    r"|(?<![\w.:/-])/(?:home|root|tmp|usr|opt|var|mnt|srv|work|workspace|private|Users)/[\w.]"
    r"|\b[A-Z]:\\\\?(?:Users|Windows|Program)",
    re.IGNORECASE,
)
FIGURE = re.compile(r"<Figure size .*>|<.* object at .*>")
SILENT = (ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign, ast.AugAssign, ast.FunctionDef, ast.ClassDef)


def defects(notebook: Notebook) -> list[str]:
    """All that is wrong with a stored lesson, each with the cell it is in (counted from 1, markdown too)."""
    found = [*_of_notebook(notebook)]
    for place, cell in enumerate(notebook["cells"], 1):
        problems = [*_of_cell(cell)]
        if cell["cell_type"] == "code":
            problems += [*_of_code(cell["source"]), *_of_outputs(cell)]
        found += [f"cell {place}: {problem}" for problem in problems]
    return found


def _of_notebook(notebook: Notebook) -> Iterator[str]:
    metadata = notebook["metadata"]
    if (notebook["nbformat"], notebook["nbformat_minor"]) != (4, 5):
        yield "is not in notebook format 4.5"
    if "widgets" in metadata:
        yield "holds widget state (metadata.widgets)"
    if "version" in metadata.get("language_info", {}):
        yield "names the Python it ran on (metadata.language_info.version)"
    if metadata.get("kernelspec", {}).get("name") != "python3":
        yield "does not ask for the kernel python3"
    ids = [cell.get("id") for cell in notebook["cells"]]
    if None in ids or len(set(ids)) < len(ids):
        yield "has cells without an id of their own"
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    counts = [cell["execution_count"] for cell in code]
    if not code:
        yield "has no code"
    elif counts != list(range(1, len(code) + 1)):
        yield f"was not run once from top to bottom: its cells are numbered {counts}"
    elif median(len(_lines(cell["source"])) for cell in code) > MEDIAN_CELL:
        yield f"has long cells: more than {MEDIAN_CELL} lines in the median"
    if normalised(notebook) != notebook:
        yield "is not as `make notebooks` writes it"


def _of_cell(cell: Notebook) -> Iterator[str]:
    tags = FORBIDDEN_TAGS.intersection(cell["metadata"].get("tags", ()))
    for tag in sorted(tags):
        yield f"is tagged {tag}"
    if not cell["source"].strip():
        yield "is empty"


def _of_code(source: str) -> Iterator[str]:
    if comment := FORBIDDEN_COMMENT.search(source):
        yield f"holds {comment.group()}"
    lines = len(_lines(source))
    if lines > LONGEST_CELL:
        yield f"has {lines} lines, more than {LONGEST_CELL}"
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        yield f"is not plain Python: {error.msg} in line {error.lineno}"
        return
    if any(isinstance(node, ast.Try) for node in ast.walk(tree)):
        yield "catches an error itself: a deliberate error goes through the helper that fails if none comes"


def _of_outputs(cell: Notebook) -> Iterator[str]:
    outputs = cell["outputs"]
    if not outputs and not _is_silent(cell["source"]):
        yield "shows nothing to compare: end it with a value"
    for output in outputs:
        kind = output["output_type"]
        if kind == "error":
            yield f"ends in {output['ename']}"
        elif kind == "stream":
            if output["name"] == "stderr":
                yield "writes to stderr (a warning?)"
            yield from _of_text(output["text"])
        else:
            data = output["data"]
            if WIDGET_VIEW in data:
                yield "holds a widget view that no saved state belongs to"
            if not [mime for mime in data if mime not in UNCOMPARED and not _says_nothing(mime, data[mime])]:
                yield f"shows only what is not compared: {', '.join(sorted(data))}"
            for mime, content in data.items():
                if mime not in UNCOMPARED:
                    yield from _of_text(str(content))


def _says_nothing(mime: str, content: object) -> bool:
    """Whether this is the stand-in text of a picture, the same whatever is pictured."""
    return mime == "text/plain" and FIGURE.fullmatch(str(content).strip()) is not None


def _of_text(text: str) -> Iterator[str]:
    if place := MACHINE.search(text):
        yield f"shows a path or address of one machine: {text[place.start() : place.start() + 40]!r}"


def _is_silent(source: str) -> bool:
    try:
        return all(isinstance(statement, SILENT) for statement in ast.parse(source).body)
    except SyntaxError:
        return False


def _lines(source: str) -> list[str]:
    return [line for line in source.splitlines() if line.strip()]
