"""Golden playthroughs: whole hands in words, in tests/mighty/golden. See tests/mighty/playthroughs.py."""

from __future__ import annotations

import pytest

from tests.mighty.playthroughs import FOLDER, PLAYTHROUGHS, tell


@pytest.mark.parametrize("name", list(PLAYTHROUGHS))
def test_a_playthrough_is_as_it_was(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert tell(PLAYTHROUGHS[name]) == kept, "if this is meant: python -m tests.mighty.playthroughs"


def test_every_file_belongs_to_a_playthrough() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(PLAYTHROUGHS)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("the-mighty-beats-the-joker", ("(K25)", "is the friend (K42)", "(K39)")),
        ("a-led-joker-is-answered", ("answers the Joker with", "(K31)", "has no power", "(K50)")),
        ("friend-of-the-first-trick", ("calls the winner of the first trick", "(K45)", "(K34)")),
        ("alone-against-four", ("without a friend", "(K46)", "× 2 (no friend)")),
        ("a-sealed-card-among-the-discards", ("in secret", "(K47)", "has no friend (K44)", "literal_halves")),
        ("no-trump-with-a-weak-joker", ("no power in this trick (K61)", "14N")),
        ("korean-the-joker-is-called", ("and call", "(K32)")),
        ("korean-a-led-joker-names-a-suit", ("leads the Joker and names", "(K30)")),
        ("all-five-pass", ("(K16)", "0 hand without a contract")),
    ],
)
def test_each_shows_what_it_is_named_after(name: str, words: tuple[str, ...]) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    for word in words:
        assert word in text
