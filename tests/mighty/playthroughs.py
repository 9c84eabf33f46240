"""Whole hands as texts a person can read: what a change of the engine changes shows itself in them.

    python -m tests.mighty.playthroughs

writes the files of tests/mighty/golden anew, from the project folder. Read the difference before you keep it.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import NamedTuple

from hanalab.mighty import Hand, Rules
from hanalab.mighty.cards import text_of
from tests.mighty.play import KOREAN, SEED, Policy, at_random, largest, play_out, smallest

FOLDER = Path(__file__).parent / "golden"


class Playthrough(NamedTuple):
    """A deal by its seed, what is said and prepared, and how all five then play: smallest, largest, or a
    number that seeds chance."""

    seed: int
    dealer: int
    rules: Rules
    script: str
    play: str


HALVES = Rules(scoring="literal_halves", kitty_friend="sealed_call")
PLAYTHROUGHS = {
    "the-mighty-beats-the-joker": Playthrough(
        0, 0, SEED,
        "pass, bid 13S, pass, pass, pass, pass, discard C4 CJ H2, trump S, friend DA, joker-call S2",
        "smallest",
    ),
    "a-led-joker-is-answered": Playthrough(
        19, 4, SEED,
        "pass, pass, bid 13H, bid 14S, pass, pass, pass, pass, discard D5 D10 HQ, trump S, friend DA, "
        "joker-call C2", "3",
    ),
    "friend-of-the-first-trick": Playthrough(
        0, 0, SEED,
        "pass, bid 13S, pass, pass, pass, pass, discard C4 CJ H2, trump S, friend first-trick, joker-call S2",
        "smallest",
    ),
    "alone-against-four": Playthrough(
        3, 3, SEED,
        "pass, bid 13H, pass, pass, pass, pass, discard S7 S8 D7, trump H, friend none, joker-call H2",
        "smallest",
    ),
    "a-sealed-card-among-the-discards": Playthrough(
        0, 0, HALVES,
        "pass, bid 13S, pass, pass, pass, pass, discard C4 CJ H2, trump S, friend sealed C4, joker-call S2",
        "smallest",
    ),
    "no-trump-with-a-weak-joker": Playthrough(
        162, 2, Rules(nt_joker_limit="on"),
        "bid 13S, pass, pass, pass, bid 13H, bid 13N, pass, pass, pass, bid 14H, bid 14N, pass, pass, pass, "
        "pass, discard D2 D8 DJ, trump N, friend JK, joker-call S2", "largest",
    ),
    "korean-the-joker-is-called": Playthrough(
        8, 3, KOREAN,
        "pass, bid 13H, bid 13N, bid 14C, pass, pass, bid 14N, pass, discard C7 C10 H4, trump N, friend DA",
        "2",
    ),
    "korean-a-led-joker-names-a-suit": Playthrough(
        81, 1, KOREAN, "pass, bid 13N, pass, pass, pass, discard C10 D10 H10, trump N, friend DA", "2"
    ),
    "all-five-pass": Playthrough(1, 1, SEED, "pass, pass, pass, pass, pass", "smallest"),
}  # fmt: skip


def policy_of(play: str) -> Policy:
    """How the cards are played."""
    return {"smallest": smallest, "largest": largest}.get(play) or at_random(Random(int(play)))


def lines_of(playthrough: Playthrough) -> tuple[Hand, Hand]:
    """The deal and the end."""
    start = hand = Hand.deal(playthrough.seed, playthrough.dealer, playthrough.rules)
    for action in playthrough.script.split(", ") if playthrough.script else ():
        hand = hand.do(action)
    return start, play_out(hand, policy_of(playthrough.play))


def tell(playthrough: Playthrough) -> str:
    """The hand step by step: deal, auction, preparation, each trick, the score, the text of the end."""
    start, end = lines_of(playthrough)
    lines = [
        f"Deal of seed {playthrough.seed}, then played: {playthrough.play}.",
        f"Rules: {playthrough.rules}",
        "",
        *(f"Hand of P{seat}: {text_of(sorted(held))}" for seat, held in enumerate(start.hands)),
        f"Kitty: {text_of(start.kitty)}",
        "",
    ]
    number = 0
    for event in end.events:
        if event.number != number:
            number = event.number
            lines += ["", f"Trick {number}"]
        lines.append(f"  {event.say()}" if number else event.say())
    lines += ["", end.score().say(), "", str(end)]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all files anew."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, playthrough in PLAYTHROUGHS.items():
        (FOLDER / f"{name}.txt").write_text(tell(playthrough), encoding="utf-8")
        print(f"{name}.txt")


if __name__ == "__main__":
    main()
