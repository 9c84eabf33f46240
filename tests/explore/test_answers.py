"""Answers show themselves in both languages, as text and as pictures, and leave nothing behind."""

from __future__ import annotations

import math
import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from hanalab import mighty, mushi
from hanalab.core.language import LANGUAGES, keys, variables
from hanalab.core.reason import reason
from hanalab.explore import Advice, Bids, Chances, Comparison, Effort, Kitty, Plan, Row, Solution
from hanalab.explore.bidding import WITH_FRIEND, Outcome, TrumpRow
from hanalab.explore.chance import Count
from hanalab.explore.words import label_of, phrase_of
from hanalab.mighty.actions import FriendCall
from hanalab.mighty.bids import Bid

EFFORT = Effort(method="mushi-exact", worlds=200, wanted=400, seconds=0.42, seed=7, stopped="clear")
ROWS = (
    Row(mushi.Play("01Y"), 6.2, 0.8, 200, then=mushi.Take("01R"), takes=(mushi.Card("01R"),)),
    Row(mushi.Play("01Y"), 3.1, 0.8, 200, -3.1, 0.9, takes=(mushi.Card("01X"),)),
    Row(mushi.Play("10A"), -0.4, 0.9, 200, -6.6, 0.9, stays=True),
)


def of_every_kind() -> dict[str, Any]:
    """One answer of every kind, made by hand."""
    advice = Advice(
        game="mushi", seat=0, phase="HAND", unit="round", rows=(ROWS[0], ROWS[2]), moves=ROWS, effort=EFFORT
    )  # fmt: skip
    rows = tuple(
        TrumpRow(
            trump, tuple(Outcome(number, WITH_FRIEND, 30.0, 30.0) for number in range(low, low + 6)),
            ((FriendCall("card", mighty.Card("SA")), 0.8), (FriendCall("none"), 0.2)), 1.2, 0.4,
        )
        for trump, low in zip("HNDCS", (13, 11, 10, 9, 7), strict=True)
    )  # fmt: skip
    plan = Plan(
        mighty.cards("C3 C4 D5"), Bid(15, "H"), FriendCall("card", mighty.Card("SA")), mighty.Card("C2"),
        11.9, 0.6, 100, made=0.95,
    )  # fmt: skip
    close = plan._replace(discards=mighty.cards("C3 C4 D6"), mean=11.8, difference=-0.1, difference_error=0.3)
    alone = plan._replace(friend=FriendCall("none"), joker_call=None, mean=3.0, difference=-8.9)
    return {
        "advice": advice,
        "solution": Solution(
            game="mushi", value=12, low=12, high=12, best=mushi.Play("10A"), nodes=12345, effort=EFFORT,
            seat=0, rows=ROWS,
        ),
        "bounds": Solution(game="mighty", value=None, low=3, high=9, best=None, nodes=7, effort=EFFORT),
        "bids": Bids(cards=mighty.cards("SA"), rules=mighty.Rules(), rows=rows, effort=EFFORT),
        "kitty": Kitty(
            cards=(), rules=mighty.Rules(), contract=Bid(15, "H"), rows=(plan, close, alone), effort=EFFORT
        ),
        "mushi": Chances(
            game="mushi", seat=0, unit="round", rows=(Count(-31, 3.0), Count(0, 2.0), Count(44, 5.0)), goal=1,
            effort=EFFORT,
        ),
        "mighty": Chances(
            game="mighty", seat=0, unit="points", rows=(Count(12, 3.0), Count(15, 7.0)), goal=15,
            effort=EFFORT, bid="15♥",
        ),
        "change": Comparison(
            change=reason("explore-change-card", gone=mushi.Card("10A"), come=mushi.Card("05A")),
            first=advice, second=advice, first_mean=1.0, second_mean=3.0, first_error=0.5,
            second_error=0.5, difference=2.0, error=0.2, signed=True, effort=EFFORT,
        ),
    }  # fmt: skip


KINDS = tuple(of_every_kind())


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_text_and_picture_in_both_languages(kind: str, lang: str) -> None:
    answer = of_every_kind()[kind]
    written = answer.text(lang)
    assert "{" not in written
    assert answer.sentence(lang) in written
    assert answer.how(lang) in written
    assert answer.table(lang) in written
    for theme in ("light", "dark"):
        figure = answer.plot(lang, theme)
        assert figure.get_size_inches()[0] == pytest.approx(7.2)
        words = " ".join(text.get_text() for text in figure.texts)
        assert (
            " ".join(answer.sentence(lang).split())
            == words.rsplit("  ", 1)[0].replace("\u00a0", " ")[: len(answer.sentence(lang))]
        )


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_notebook_keeps(kind: str) -> None:
    answer = of_every_kind()[kind]
    bundle = answer._repr_mimebundle_()
    assert bundle["text/plain"] == answer.text() == str(answer)
    picture = ElementTree.fromstring(bundle["image/svg+xml"])
    assert picture.tag.endswith("svg")
    assert answer._repr_mimebundle_() == bundle  # the same every time
    assert "<text" in bundle["image/svg+xml"]  # words stay words
    assert "<picture" in bundle["text/html"]
    assert repr(answer) == f"<{type(answer).__name__}: {answer.sentence()}>"


@pytest.mark.parametrize("kind", KINDS)
def test_answers_are_values(kind: str) -> None:
    answer = of_every_kind()[kind]
    assert pickle.loads(pickle.dumps(answer)).text("es") == answer.text("es")
    with pytest.raises((AttributeError, TypeError)):
        answer.effort = EFFORT
    growing = answer.with_effort(done=False)
    assert (growing.done, answer.done) == (False, True)
    assert "Still working" in growing.how()
    assert (answer.worlds, answer.wanted, answer.seconds, answer.seed, answer.stopped) == (
        200,
        400,
        0.42,
        7,
        "clear",
    )


def test_every_method_is_told() -> None:
    for lang in LANGUAGES:
        for key in keys(lang):
            if key.startswith("explore-method-"):
                method = key.removeprefix("explore-method-")
                assert Effort(method=method, worlds=1, wanted=1, seconds=0.0, stopped="stop", redone=2).how(
                    lang
                )


ACTIONS = (
    "bid 14H", "pass", "redeal", "discard H10 D10 C4", "trump H", "trump N 16", "friend SA",
    "friend sealed SA", "friend first-trick", "friend last-trick", "friend seat 3", "friend none",
    "joker-call C2", "play SA", "play JK names H", "play C3 calls",
)  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_words(lang: str) -> None:
    for text in ACTIONS:
        action = mighty.read_action(text)
        assert label_of(action, lang)
        assert phrase_of(action, lang)
    for text in ("play 01B", "take 01R", "redeal"):
        action = mushi.read_action(text)
        assert label_of(action, lang)
        assert phrase_of(action, lang, stays=True)


def test_no_error_of_one_deal_is_made_up() -> None:
    row = Row(mushi.Play("10A"), 5.0, math.inf, 1, stays=True)
    assert row.worth() == "+5.0 ± ?"


def test_every_text_is_used() -> None:
    """Texts that nothing asks for would be carried along for ever."""
    source = "\n".join(
        path.read_text(encoding="utf-8")
        for path in Path("hanalab").rglob("*.py")
        if "locale" not in path.parts
    )
    groups = "method|unit|worth|lead|label|do|suit|solution|chances|change|how"
    made = re.compile(f"explore-({groups})-")
    for key in keys("en"):
        name = key.removeprefix("reason-")
        if name.startswith("explore-") and not made.match(name):
            assert re.search(f"{name}[\"']", source), name
        assert variables(key) is not None


def test_asking_loads_little() -> None:
    code = "import sys, hanalab.explore, hanalab.explore.bots; print(*sys.modules)"
    loaded = set(
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True
        ).stdout.split()
    )
    assert not loaded & {"numpy", "numba", "matplotlib", "tqdm", "dask", "distributed", "fluent"}


def test_pictures_leave_nothing_behind() -> None:
    code = (
        "import sys; from hanalab import mushi; from hanalab.explore import advise\n"
        "position = mushi.Round.parse('mushi; hands 01Y 10A / ?2; field 01R; stock ?4')\n"
        "advise(position, samples=2)._repr_mimebundle_()\n"
        "print('matplotlib.pyplot' in sys.modules)"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "False"
    assert not re.search("Warning|it/s", found.stderr)
