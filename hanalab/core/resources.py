"""Where the card pictures and the lessons are, in an installed package and in a checkout alike."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from hanalab.core.errors import HanalabError

# A wheel carries the folders inside the package; in a checkout (and an editable install) they lie beside it.
_CHECKOUT = Path(__file__).parents[2]


def images() -> Traversable:
    """Give the folder of card pictures. HanalabError when the installation lacks it.

    >>> images().is_dir()
    True
    """
    return _folder("images")


def notebooks() -> Traversable:
    """Give the folder of lessons. HanalabError when the installation lacks it."""
    return _folder("notebooks")


def _folder(name: str) -> Traversable:
    packed = files("hanalab") / f"_{name}"
    if packed.is_dir():
        return packed
    beside = _CHECKOUT / name
    if beside.is_dir() and (_CHECKOUT / "pyproject.toml").is_file():
        return beside
    raise HanalabError("files-missing", what=name, packed=str(packed), beside=str(beside))
