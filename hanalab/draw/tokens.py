"""Colours, type and sizes of everything drawn: one table for light pages, one for dark ones.

The felt, the marks and the cards keep their character in both; only words on a panel change sides.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

Theme = Literal["light", "dark"]

FONT: Final = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

#: widths of a card in px: on the field, in a hand or a trick, alone in a lesson
FIELD: Final = 60
HAND: Final = 84
LESSON: Final = 120

#: a card is this much higher than wide, and its corner has this radius for a width of 1
TALL: Final = 1.6
ROUND: Final = 0.068


@dataclass(frozen=True, slots=True, kw_only=True)
class Tokens:
    """The colours of one theme. `on_felt` ones are for text and marks on the green felt."""

    panel: str
    inset: str
    line: str
    edge: str
    text: str
    text_2: str
    felt: str
    felt_2: str
    felt_line: str
    felt_text: str
    felt_text_2: str
    you: str
    other: str
    rule_text: str
    rule_ground: str
    primary: str
    primary_text: str
    good: str
    bad: str
    focus: str
    red_suit: str
    veil: float
    panel_veil: str
    panel_veil_alpha: float
    panel_hatch: str
    mark: str = "#ffd24a"
    ink: str = "#1d1b20"
    paper: str = "#f7efdc"
    select: str = "#fffdf5"
    you_on_felt: str = "#ffd24a"
    other_on_felt: str = "#bbd3f0"
    rule_on_felt: str = "#1f5a9c"
    declarer: str = "#ffd24a"
    friend: str = "#fff3c9"
    defender: str = "#bbd3f0"
    hatch: str = "#ffffff"


LIGHT: Final = Tokens(
    panel="#f8f6f1",
    inset="#eeeae1",
    line="#d8d2c5",
    edge="#857e74",
    text="#1d1b20",
    text_2="#57525c",
    felt="#2b5244",
    felt_2="#22453a",
    felt_line="#527a6a",
    felt_text="#f7efdc",
    felt_text_2="#c8d8cd",
    you="#8a5a00",
    other="#1f5a9c",
    rule_text="#1f5a9c",
    rule_ground="#e7eef6",
    primary="#1d1b20",
    primary_text="#f7efdc",
    good="#1e6b4f",
    bad="#b3261e",
    focus="#1a66d6",
    red_suit="#b3261e",
    veil=0.5,
    panel_veil="#f8f6f1",
    panel_veil_alpha=0.62,
    panel_hatch="#1d1b20",
)

DARK: Final = replace(
    LIGHT,
    panel="#1c1b1f",
    inset="#27252b",
    line="#3b3840",
    edge="#857f8c",
    text="#f1ebdf",
    text_2="#b9b2bf",
    felt="#1d3b31",
    felt_2="#162e26",
    felt_line="#436457",
    felt_text_2="#bfd0c5",
    you="#f2c463",
    other="#a8c8f2",
    rule_text="#a8c8f2",
    rule_ground="#1f2c3d",
    primary="#f1ebdf",
    primary_text="#1d1b20",
    good="#86d3b1",
    bad="#ff9e92",
    focus="#7fb2ff",
    red_suit="#ff9e92",
    veil=0.55,
    panel_veil="#3c3942",
    panel_veil_alpha=0.55,
    panel_hatch="#ffffff",
)


def tokens(theme: str = "light") -> Tokens:
    """The table for "light" or "dark" (anything else counts as light).

    >>> tokens("dark").felt
    '#1d3b31'
    """
    return DARK if theme == "dark" else LIGHT
