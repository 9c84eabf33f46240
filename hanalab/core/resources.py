"""Where the card pictures and the lessons are, in an installed package and in a checkout alike."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

# In a checkout (and in an editable install of it) the folders lie beside the package.
_CHECKOUT = Path(__file__).parents[2]


def images() -> Traversable:
    """Give the folder of card pictures.

    >>> images().is_dir()
    True
    """
    return _folder("images")


def notebooks() -> Traversable:
    """Give the folder of lessons."""
    return _folder("notebooks")


def _folder(name: str) -> Traversable:
    packed = files("hanalab") / f"_{name}"
    if packed.is_dir():
        return packed
    beside = _CHECKOUT / name
    if beside.is_dir() and (_CHECKOUT / "pyproject.toml").is_file():
        return beside
    raise FileNotFoundError(f"hanalab is installed without its {name}: neither {packed} nor {beside} is there. "
                            "Install it again.")
