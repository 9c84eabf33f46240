"""Whole rounds as texts a person can read: what a change of the engine changes shows itself in them.

    python -m tests.mushi.playthroughs

writes the files of tests/mushi/golden anew, from the project folder. Read the difference before you keep it.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from hanalab.mushi import Round, Rules
from hanalab.mushi.cards import text_of
from tests.mushi.play import Policy, largest, play_out, smallest

FOLDER = Path(__file__).parent / "golden"


class Playthrough(NamedTuple):
    """A deal by its seed, and how both seats play."""

    seed: int
    dealer: int
    rules: Rules
    policy: Policy


SEED, TRADITIONAL = Rules.preset("seed"), Rules.preset("traditional")
PLAYTHROUGHS = {
    "misdeal-then-an-ordinary-end": Playthrough(14, 0, SEED, smallest),
    "lightning-comes-last": Playthrough(101, 0, SEED, smallest),
    "lightning-is-left-over": Playthrough(106, 0, SEED, smallest),
    "three-orphans": Playthrough(114, 0, SEED, smallest),
    "traditional-dealer-takes-the-willows": Playthrough(3962, 1, TRADITIONAL, largest),
}


def tell(playthrough: Playthrough) -> str:
    """The round step by step: the deal, each turn and what then lies on the field, the end, the score."""
    start = Round.deal(playthrough.seed, playthrough.dealer, playthrough.rules)
    lines = [
        f"Deal of seed {playthrough.seed}, both play the {playthrough.policy.__name__} card.",
        f"Rules: {playthrough.rules}",
        "",
        *(event.say() for event in start.events),
        "",
        f"Field: {text_of(start.field)}",
        *(f"Hand of seat {seat + 1}: {text_of(start.hands[seat])}" for seat in (0, 1)),
        f"Stock: {text_of(start.stock)}",
    ]
    end = play_out(start, playthrough.policy)
    line = [end]
    while line[-1].previous is not None:
        line.append(line[-1].previous)
    turn = 0
    for position in reversed(line[:-1]):
        if position.step[0].turn != turn:
            turn = position.step[0].turn
            lines += ["", f"Turn {turn}"]
        lines += [f"  {event.say()}" for event in position.step if not event.kind.endswith("choose")]
        if position.phase == "HAND":
            lines.append(f"  Field: {text_of(position.field) or 'empty'}")
    lines += ["", *(f"Pile of seat {seat + 1}: {text_of(sorted(end.piles[seat]))}" for seat in (0, 1))]
    lines += ["", end.score().say()]
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
