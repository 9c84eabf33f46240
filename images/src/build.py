"""Draw every card of the set into a folder: `python images/src/build.py [folder] [code ...]`.

Without a folder the cards of images/cards are written afresh; with codes only those cards. The same source
gives the same bytes on every machine. Standard library only.
"""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path

import cards_french
import cards_hana
import motifs
from svg import mark

CARDS = Path(__file__).resolve().parent.parent / "cards"

MUSHI = {  # file name: name of the drawing (kasu-a, -b and -c are the basics)
    "01B-pine-crane": "01-pine-crane",
    "01R-pine-ribbon": "01-pine-ribbon",
    "01X-pine-basic": "01-pine-kasu-a",
    "01Y-pine-basic": "01-pine-kasu-b",
    "02A-plum-warbler": "02-plum-warbler",
    "02R-plum-ribbon": "02-plum-ribbon",
    "02X-plum-basic": "02-plum-kasu-a",
    "02Y-plum-basic": "02-plum-kasu-b",
    "03B-cherry-curtain": "03-cherry-curtain",
    "03R-cherry-ribbon": "03-cherry-ribbon",
    "03X-cherry-basic": "03-cherry-kasu-a",
    "03Y-cherry-basic": "03-cherry-kasu-b",
    "04A-wisteria-cuckoo": "04-wisteria-cuckoo",
    "04R-wisteria-ribbon": "04-wisteria-ribbon",
    "04X-wisteria-basic": "04-wisteria-kasu-a",
    "04Y-wisteria-basic": "04-wisteria-kasu-b",
    "05A-iris-bridge": "05-iris-bridge",
    "05R-iris-ribbon": "05-iris-ribbon",
    "05X-iris-basic": "05-iris-kasu-a",
    "05Y-iris-basic": "05-iris-kasu-b",
    "08B-susuki-moon": "08-susuki-moon",
    "08A-susuki-geese": "08-susuki-geese",
    "08X-susuki-basic": "08-susuki-kasu-a",
    "08Y-susuki-basic": "08-susuki-kasu-b",
    "09A-chrysanthemum-cup": "09-kiku-cup",
    "09R-chrysanthemum-ribbon": "09-kiku-ribbon",
    "09X-chrysanthemum-basic": "09-kiku-kasu-a",
    "09Y-chrysanthemum-basic": "09-kiku-kasu-b",
    "10A-maple-deer": "10-maple-deer",
    "10R-maple-ribbon": "10-maple-ribbon",
    "10X-maple-basic": "10-maple-kasu-a",
    "10Y-maple-basic": "10-maple-kasu-b",
    "11B-willow-rainman": "11-willow-rainman",
    "11A-willow-swallow": "11-willow-swallow",
    "11R-willow-ribbon": "11-willow-ribbon",
    "11L-willow-lightning": "11-willow-lightning",
    "12B-paulownia-phoenix": "12-paulownia-phoenix",
    "12X-paulownia-basic": "12-paulownia-kasu-c",
    "12Y-paulownia-basic": "12-paulownia-kasu-b",
    "12Z-paulownia-basic": "12-paulownia-kasu-a",
}

BACKS = ("back-ink", "back-red")

MONTHS = (1, 2, 3, 4, 5, 8, 9, 10, 11, 12)

TYPES: dict[str, Callable[[], str]] = {  # the lower tab of the teaching overlay
    "bright": lambda: motifs.type_mark("bright"),
    "animal": lambda: motifs.type_mark("animal"),
    "ribbon-red": lambda: motifs.type_mark("ribbon"),
    "ribbon-blue": lambda: motifs.type_mark("ribbon", "blue"),
    "basic": lambda: motifs.type_mark("chaff"),
    "lightning": lambda: motifs.type_mark("chaff", wild=True),
}

FORBIDDEN = {"text", "filter", "image", "style", "script", "foreignObject", "linearGradient", "radialGradient"}


def pictures() -> Iterator[tuple[str, Callable[[], str]]]:
    """Every picture of the set: its path below the folder of cards, and what draws it."""
    for name, drawing in MUSHI.items():
        yield f"mushi/{name}", cards_hana.CARDS[drawing]
    for suit in "SHDC":
        for rank in cards_french.RANKS:
            yield f"french/{suit}{rank}", lambda s=suit, r=rank: cards_french.any_card(s, r)
    yield "french/JK-joker", cards_french.joker
    for suit in "DC":  # spades and hearts keep their colours in a deck of four colours
        for rank in cards_french.RANKS:
            yield (
                f"french-four-colours/{suit}{rank}",
                lambda s=suit, r=rank: cards_french.any_card(s, r, cards_french.SUIT4),
            )
    for name in BACKS:
        yield f"backs/{name}", cards_hana.CARDS[name]
    for month in MONTHS:
        yield f"marks/month-{month:02}", lambda m=month: mark(motifs.month_mark(m))
    for name, tab in TYPES.items():
        yield f"marks/type-{name}", lambda t=tab: mark(t())


def check(path: str, picture: str, seen: dict[str, str]) -> None:
    """Stop at a picture that is not plain vector art, or that shares an id with another one."""
    elements = list(ET.fromstring(picture).iter())
    found = {element.tag.split("}")[1] for element in elements} & FORBIDDEN
    if found:
        raise SystemExit(f"{path}: not allowed in a card: {', '.join(sorted(found))}")
    for element in elements:
        name = element.get("id")
        if name and seen.setdefault(name, path) != path:
            raise SystemExit(f"{path}: the id {name} is also used by {seen[name]}")


def build(folder: Path, codes: tuple[str, ...] = ()) -> int:
    """Write the pictures (or only those whose file name starts with one of `codes`); returns how many."""
    written = 0
    seen: dict[str, str] = {}
    for path, draw in pictures():
        if codes and not path.rpartition("/")[2].startswith(codes):
            continue
        picture = draw()
        check(path, picture, seen)
        target = folder / f"{path}.svg"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(picture, encoding="utf-8", newline="\n")
        written += 1
    return written


def main(arguments: list[str]) -> None:
    folder = CARDS
    if arguments and not any(path.rpartition("/")[2].startswith(arguments[0]) for path, _ in pictures()):
        folder = Path(arguments.pop(0))
    print(f"{build(folder, tuple(arguments))} pictures written to {folder}")


if __name__ == "__main__":
    main(sys.argv[1:])
