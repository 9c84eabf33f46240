"""Finding the pictures and lessons, wherever the package lies."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanalab.core import resources
from hanalab.core.errors import HanalabError


def test_a_checkout_gives_the_folder_beside_the_package() -> None:
    assert Path(str(resources.images())) == Path(resources.__file__).parents[2] / "images"


def test_an_installed_package_gives_the_folder_inside_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "_images").mkdir()
    monkeypatch.setattr(resources, "files", lambda package: tmp_path)
    assert Path(str(resources.images())) == tmp_path / "_images"


def test_a_package_without_its_files_says_where_it_looked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "notebooks").mkdir()  # but no pyproject.toml beside it: this is somebody else's folder
    monkeypatch.setattr(resources, "_CHECKOUT", tmp_path)
    with pytest.raises(HanalabError, match="without its notebooks") as caught:
        resources.notebooks()
    assert caught.value.code == "files-missing"
    assert str(tmp_path / "notebooks") in str(caught.value)
