"""What the sources say about playing well, put to the test.

    claims("mighty")     the stored findings, one for each claim, with thousands of deals behind them
    claim("T7")          one of them
    run("T7", 40)        the same question again, with as many deals as you like

A game's claims live in a module of its name: `CLAIMS`, a tuple of `Claim`, each with a function that
measures one deal, a function that sums deals up, and the tests its verdict follows from. Nothing else has to
know them. The texts of claim T7 are `claims-t7` (the claim), `claims-t7-how-table` (what was done, by
method), `claims-t7-found-table` (the result in words: `{ $table-reached }` is the row `reached` of the method
`table`, with its interval; `{ $table-reached-value }` without), `claims-t7-limits` (what it does not show)
and `claims-t7-reached` (a row's name; `{ $about }` is what the row is about). A method `xyz` needs
`claims-by-xyz`.

Stored runs are in `results_mighty.toml`; this writes one:

    python -m hanalab.explore.claims mighty T7 --samples 2000 --store

>>> run("T7", 4).samples
4
"""

from hanalab.explore.claims.claim import Claim, Test, verdict_of
from hanalab.explore.claims.finding import Finding, Measure, Run
from hanalab.explore.claims.runs import claim, claims, questions, run

__all__ = ["Claim", "Finding", "Measure", "Run", "Test", "claim", "claims", "questions", "run", "verdict_of"]
