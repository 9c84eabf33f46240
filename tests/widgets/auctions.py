"""What the tests of auction and preparation share: the hand of the guide, and ways to look at a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hanalab.mighty import Hand, Rules
from hanalab.widgets.mighty_base import MightyWidget
from hanalab.widgets.nodes import find, walk, words

HANDS = (
    "HA HK HJ H9 H6 CK C7 DA D4 JK",
    "S2 S6 S8 SQ SK D3 D9 DK H2 H3",
    "SJ S5 C2 C5 C6 C8 C10 D7 D8 DJ",
    "S3 S4 C3 C9 CJ CQ CA D10 H5 HQ",
    "S7 S9 SA D2 D5 D6 DQ H4 H7 H8",
)
KITTY = "S10 H10 C4"
#: three passes after Ara's 14♠: your turn
SAID = ("bid 13C", "pass", "bid 13H", "bid 14S", "pass", "pass", "pass")
WON = (*SAID, "bid 15H", "pass", "pass", "pass", "pass")
LOST = (*SAID, "pass")


def pictured(said: Sequence[str] = SAID, rules: Rules | None = None) -> Hand:
    """The hand of the interface guide after these words."""
    position = Hand.from_deal(HANDS, KITTY, dealer=2, rules=rules or Rules())
    for word in said:
        position = position.do(word)
    return position


def declared(seat: int = 0, bid: str = "15H", rules: Rules | None = None) -> Hand:
    """The same hand, a seat having bid and all others passed: sound under any rules."""
    position = pictured((), rules)
    while position.phase == "AUCTION":
        bids = position.player == seat and position.auction.standing is None
        position = position.do(f"bid {bid}" if bids else "pass")
    return position


def tree_of(table: MightyWidget) -> dict[str, Any]:
    """What is shown; nothing of ours may have gone wrong."""
    assert table.problem is None, table.problem
    shown: dict[str, Any] = next(child.tree for child in table.children if hasattr(child, "tree"))
    return shown


def node(table: MightyWidget, act: str) -> dict[str, Any]:
    found = find(tree_of(table), act)
    assert found is not None, f"nothing sends {act}"
    return found


def keyed(table: MightyWidget, key: str) -> dict[str, Any]:
    found = next((each for each in walk(tree_of(table)) if each.get("key") == key), None)
    assert found is not None, f"nothing has the key {key}"
    return found


def has(table: MightyWidget, key: str) -> bool:
    return any(each.get("key") == key for each in walk(tree_of(table)))


def plain(said: str) -> str:
    """Words without the signs that keep suits from turning into little pictures."""
    return said.replace("\N{VARIATION SELECTOR-15}", "")


def status(table: MightyWidget) -> str:
    bar = next(each for each in walk(tree_of(table)) if "hl-status-said" in each.get("cls", ""))
    return plain(words(bar))


def shown(table: MightyWidget) -> str:
    """All words of the table."""
    return plain(words(tree_of(table)))


def acts(table: MightyWidget) -> list[str]:
    """Every act that can be pressed now."""
    return [each["act"] for each in walk(tree_of(table)) if each.get("act") and not each.get("refused")]


def primaries(table: MightyWidget) -> set[str]:
    """The acts of the primary buttons."""
    return {each["act"] for each in walk(tree_of(table)) if "hl-primary" in each.get("cls", "")}


def spoken_buttons(table: MightyWidget) -> Iterator[str]:
    """What a screen reader says of each button."""
    for each in walk(tree_of(table)):
        if each["tag"] == "button":
            yield each.get("attrs", {}).get("aria-label") or words(each)


def by_itself(table: Any) -> None:
    """The timer of the browser goes off."""
    table._heard(tree_of(table)["after"]["act"], None, {"timer": True, "n": tree_of(table)["n"]})
