"""Lesson 11 as it is written: its shape, and that its words agree with the tests it speaks of."""

from __future__ import annotations

import re

from hanalab.core.rulebook import load
from hanalab.explore.claims import claims, questions
from tests.lessons import test_notebooks as shape
from tests.lessons.test_notebooks import cells, prose

NAME = "11-explore-mighty.ipynb"
WORDS = {
    "true": "holds", "false": "does not hold", "depends": "depends", "undecided": "undecided",
    "exact": "holds without exception",
}  # fmt: skip


def test_it_has_the_shape_of_the_others() -> None:
    shape.test_it_begins_and_ends_as_a_lesson_does(NAME)
    shape.test_prose_and_code_keep_their_measure(NAME)
    shape.test_questions_are_numbered_answered_by_code_and_solved(NAME)
    shape.test_the_tone(NAME)


def test_the_rules_cited_are_in_the_book() -> None:
    cited = re.findall(r"\bK\d+\b", prose(NAME))
    assert len(set(cited)) >= 10
    assert set(cited) <= set(load("mighty"))


def test_every_claim_is_shown_judged_as_stored_and_tested_anew() -> None:
    listed = cells(NAME)
    verdicts = {one.number: one.verdict for one in claims("mighty")}
    shown = {}
    for place, (_, source) in enumerate(listed):
        if found := re.match(r'finding = claims\.claim\("(T\d+)"\)\ntold\(finding\)', source):
            said = re.search(r"\*\*(.+?)\*\*", listed[place + 1][1])
            assert said is not None, source
            shown[found[1]] = said[1]
    assert shown == {number: WORDS[verdict] for number, verdict in verdicts.items()}
    code = "\n".join(source for kind, source in listed if kind == "code")
    for one in questions("mighty"):
        assert f'claims.run("{one.number}", samples=' in code
