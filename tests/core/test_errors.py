"""The tree of errors, their codes, data and texts, and the reasons inside them."""

from __future__ import annotations

import copy
import pickle

import pytest

from hanalab.core.errors import HanalabError, IllegalAction, NotationError, SetupError
from hanalab.core.reason import Reason, reason
from hanalab.mushi import Card, Play, Round, Rules


def caught(kind: type[HanalabError], call: object, *args: object, **keys: object) -> HanalabError:
    assert callable(call)
    with pytest.raises(kind) as info:
        call(*args, **keys)
    return info.value


ROUND = Round.from_deal(("01B", "05X"), "01R 01X", "12X 09Y")
EXAMPLES = [
    caught(NotationError, Card, "13Q"),
    caught(SetupError, Rules, yaku_set="five", colour="red"),
    caught(IllegalAction, ROUND.do, "play 05X"),
    HanalabError("seat", "M1", seat="9"),
]


def test_there_is_one_tree_of_errors_and_it_is_a_value_error() -> None:
    assert issubclass(HanalabError, ValueError)
    for kind in (NotationError, SetupError, IllegalAction):
        assert issubclass(kind, HanalabError)
    assert [type(error) for error in EXAMPLES] == [NotationError, SetupError, IllegalAction, HanalabError]


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_every_error_has_code_data_and_text_in_both_languages(error: HanalabError) -> None:
    assert error.code == error.reason.code
    assert error.rule == error.reason.rule
    for name, value in error.reason.values:
        assert getattr(error, name) == value
    english, spanish = error.text("en"), error.text("es")
    assert str(error) == english
    assert english
    assert spanish
    assert english != spanish


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))])
def test_errors_travel_between_processes(error: HanalabError, copied: object) -> None:
    assert callable(copied)
    other = copied(error)
    assert type(other) is type(error)
    assert str(other) == str(error)
    assert (other.code, other.rule, other.reason) == (error.code, error.rule, error.reason)
    assert getattr(other, "defects", None) == getattr(error, "defects", None)
    assert getattr(other, "action", None) == getattr(error, "action", None)


def test_a_notation_error_names_text_and_place() -> None:
    error = caught(NotationError, ROUND.do, "  play  13Q")
    assert (error.code, error.source, error.place) == ("card-month", "  play  13Q", 8)
    assert error.source[error.place :] == "13Q"


def test_a_setup_error_lists_all_defects_in_its_text() -> None:
    error = caught(SetupError, Rules, yaku_set="five", colour="red", third_willow="none")
    assert [defect.code for defect in error.defects] == ["rules-key", "rules-value", "rules-value"]
    assert error.reason == error.defects[0]
    assert str(error).splitlines() == [defect.say() for defect in error.defects]


def test_an_illegal_action_carries_its_reason_and_the_action() -> None:
    error = caught(IllegalAction, ROUND.do, "play 05X")
    assert error.reason == ROUND.why_not("play 05X") == Reason("not-in-hand", "M16", (("card", Card("05X")),))
    assert error.action == Play(Card("05X"))
    assert str(error) == "05X is not in your hand (M16)."


def test_a_reason_is_a_value_and_speaks_both_languages() -> None:
    why = reason("other-month", "M18", card=Card("01B"), target=Card("05X"))
    assert why == reason("other-month", "M18", card=Card("01B"), target=Card("05X"))
    assert why != reason("other-month", "M18", card=Card("01B"), target=Card("05Y"))
    assert len({why, reason("other-month", "M18", card=Card("01B"), target=Card("05X"))}) == 1
    assert why.value("target") == Card("05X")
    assert why.say() == str(why) == "01B cannot take 05X: iris is not pine (M18)."
    assert why.text("es") == "01B no puede llevarse 05X: iris no es pino."
    assert reason("round-over").say() == "The round is over."  # no rule, no brackets


def test_reasons_within_reasons_speak_the_same_language() -> None:
    inner = reason("round-over", "M42")
    outer = reason("record-position", "M42", where="round 2", problem=inner)
    assert outer.text() == "round 2: The round is over (M42)."
    assert "La ronda ha terminado (M42)." in outer.text("es")


def test_an_unknown_language_is_an_error_of_ours() -> None:
    with pytest.raises(HanalabError):
        reason("round-over").text("xx")
