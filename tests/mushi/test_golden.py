"""Golden playthroughs: whole rounds in words, kept in tests/mushi/golden. See tests/mushi/playthroughs.py."""

from __future__ import annotations

import pytest

from tests.mushi.playthroughs import FOLDER, PLAYTHROUGHS, tell


@pytest.mark.parametrize("name", list(PLAYTHROUGHS))
def test_a_playthrough_is_as_it_was(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert tell(PLAYTHROUGHS[name]) == kept, "if this is meant: python -m tests.mushi.playthroughs"


def test_every_file_belongs_to_a_playthrough() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(PLAYTHROUGHS)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("misdeal-then-an-ordinary-end", ("Misdeal", "(M10)", "(M43)", "(M44)")),
        ("lightning-comes-last", ("the last card: it takes all that is left", "(M40)")),
        ("lightning-is-left-over", ("Left on the field: 11L", "(M46)", "(M43)")),
        ("three-orphans", ("(M37)", "(M45)")),
        ("traditional-dealer-takes-the-willows", ("(M12)", "(M31)", "(M20)")),
    ],
)
def test_each_shows_what_it_is_named_after(name: str, words: tuple[str, ...]) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    for word in words:
        assert word in text
