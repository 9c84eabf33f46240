"""Widgets for JupyterLab: thin shells over the engines below, all shown by one small browser script."""

from hanalab.widgets.auction_table import AuctionTable
from hanalab.widgets.explorer import HandExplorer
from hanalab.widgets.lightning_lab import LightningLab
from hanalab.widgets.mighty_table import MightyTable
from hanalab.widgets.mushi_table import MushiTable
from hanalab.widgets.picker import CardPicker
from hanalab.widgets.preparation_table import PreparationTable
from hanalab.widgets.quiz import Quiz
from hanalab.widgets.scoring_bench import ScoringBench
from hanalab.widgets.trick_table import TrickTable

__all__ = [
    "AuctionTable",
    "CardPicker",
    "HandExplorer",
    "LightningLab",
    "MightyTable",
    "MushiTable",
    "PreparationTable",
    "Quiz",
    "ScoringBench",
    "TrickTable",
]
