"""Exercises: questions made from positions and marked by the engine, with feedback that names the mix-up."""

from hanalab.core.rulebook import rule
from hanalab.lessons.answers import reviewed, said, told
from hanalab.lessons.catalogue import exercise, lesson_of, names
from hanalab.lessons.check import check, expect
from hanalab.lessons.exercise import Exercise, Feedback
from hanalab.lessons.mighty_show import play_hand, show_hand, show_trick, tell_hand
from hanalab.lessons.pictured import pictured
from hanalab.lessons.show import play_out, show, show_deck, show_field, tell

__all__ = [
    "Exercise",
    "Feedback",
    "check",
    "exercise",
    "expect",
    "lesson_of",
    "names",
    "pictured",
    "play_hand",
    "play_out",
    "reviewed",
    "rule",
    "said",
    "show",
    "show_deck",
    "show_field",
    "show_hand",
    "show_trick",
    "tell",
    "tell_hand",
    "told",
]
