"""Exercises: questions made from positions and marked by the engine, with feedback that names the mix-up."""

from hanalab.lessons.catalogue import exercise, lesson_of, names
from hanalab.lessons.check import check, expect
from hanalab.lessons.exercise import Exercise, Feedback

__all__ = ["Exercise", "Feedback", "check", "exercise", "expect", "lesson_of", "names"]
