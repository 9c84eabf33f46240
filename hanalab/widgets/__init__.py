"""Widgets for JupyterLab: thin shells over the engines below, all shown by one small browser script."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hanalab.widgets.lightning_lab import LightningLab
    from hanalab.widgets.mushi_table import MushiTable
    from hanalab.widgets.picker import CardPicker
    from hanalab.widgets.quiz import Quiz
    from hanalab.widgets.scoring_bench import ScoringBench

_WHERE = {
    "CardPicker": "picker",
    "LightningLab": "lightning_lab",
    "MushiTable": "mushi_table",
    "Quiz": "quiz",
    "ScoringBench": "scoring_bench",
    "AuctionTable": "auction_table",
    "MightyTable": "mighty_table",
    "PreparationTable": "preparation_table",
    "TrickTable": "trick_table",
}

__all__ = ["CardPicker", "LightningLab", "MushiTable", "Quiz", "ScoringBench"]


def __getattr__(name: str) -> object:
    """A widget, loaded when it is first asked for: each brings its own part of the two games."""
    if name not in _WHERE:
        raise AttributeError(f"hanalab.widgets has no {name!r}. It has {', '.join(sorted(_WHERE))}")
    return getattr(import_module(f"hanalab.widgets.{_WHERE[name]}"), name)
