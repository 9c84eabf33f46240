"""Questions about hypothetical hands: what a position is worth, what to play, bid, lay away, and what if.

    solve(position)      all cards known: the exact value and the best action
    advise(view)         cards hidden: every action with its worth over many deals
    chances(view)        how the results are spread
    bids(cards)          ten cards of Mighty: what they can promise
    kitty(cards)         thirteen cards: what to lay away, trump, friend, Joker Call card
    what_if(view, ...)   one card or one rule changed, with the same deals
    worlds(view)         the deals themselves

Every answer has a `sentence`, a `text` with its table, a `plot`, and says `how` it was obtained.

>>> from hanalab import mushi
>>> position = mushi.Round.parse("mushi; hands 12X 10A / ?2; field 12B 05X; stock ?4")
>>> advise(position, samples=40).best.label()
'12X takes 12B'
"""

from hanalab.explore.advice import Advice, Row, Solution, Step
from hanalab.explore.answer import Answer, Effort
from hanalab.explore.ask import advise, chances, solve
from hanalab.explore.bidding import Bids, Kitty, Plan, TrumpRow
from hanalab.explore.bidding_ask import bids
from hanalab.explore.chance import Chances, Comparison
from hanalab.explore.change import what_if
from hanalab.explore.preparing import kitty
from hanalab.explore.sampling import worlds
from hanalab.solve.answer import Stop

__all__ = [
    "Advice",
    "Answer",
    "Bids",
    "Chances",
    "Comparison",
    "Effort",
    "Kitty",
    "Plan",
    "Row",
    "Solution",
    "Step",
    "Stop",
    "TrumpRow",
    "advise",
    "bids",
    "chances",
    "kitty",
    "solve",
    "what_if",
    "worlds",
]
