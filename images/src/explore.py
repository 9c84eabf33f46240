"""Make images/bids.png, the table of bids in the README.

Run from the project's root, in the environment of the tests:  python -m images.src.explore
"""

from __future__ import annotations

from pathlib import Path

from hanalab import explore

PICTURE = Path(__file__).parents[1] / "bids.png"
CARDS = "HA HK HJ H9 H6 CK C7 DA D4 JK"


def main() -> None:
    """Ask, print the answer, draw it."""
    answer = explore.bids(CARDS, seed=1)
    print(answer)
    answer.plot().savefig(PICTURE, dpi=130)
    print(PICTURE.name)


if __name__ == "__main__":
    main()
