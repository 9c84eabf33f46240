"""Every value of every house rule has words of its own."""

from __future__ import annotations

import pytest

from hanalab import mighty, mushi
from hanalab.core.language import LANGUAGES
from hanalab.core.ruleset import option_reason


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [mushi, mighty])
def test_values_are_told_apart_in_words(game: object, lang: str) -> None:
    said = set()
    for key, option in game.Rules.OPTIONS.items():  # type: ignore[attr-defined]
        for value in option.values:
            words = option_reason(key, value, option.rule).text(lang)
            assert words not in said
            said.add(words)
    assert not any("_" in words or "$" in words for words in said)
