"""Exercises: questions made from positions and marked by the engine, with feedback that names the mix-up."""

from hanalab.lessons.catalogue import exercise, lesson_of, names
from hanalab.lessons.check import check, expect
from hanalab.lessons.exercise import Exercise, Feedback
from hanalab.lessons.show import show, show_deck, show_field

__all__ = [
    "Exercise",
    "Feedback",
    "check",
    "exercise",
    "expect",
    "lesson_of",
    "names",
    "show",
    "show_deck",
    "show_field",
]
