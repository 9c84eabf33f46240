"""A second opinion on Mushi, written from the printed rules alone: it shares no line with `hanalab.mushi`.

Cards are bare codes such as "04X". `reckon` counts two piles; `referee` watches over a round: it says which
actions are open, hears which one was chosen, and moves the cards. Both favour plain words over speed.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

TABLE = """
    01B 01R 01X 01Y   02A 02R 02X 02Y   03B 03R 03X 03Y   04A 04R 04X 04Y   05A 05R 05X 05Y
    08B 08A 08X 08Y   09A 09R 09X 09Y   10A 10R 10X 10Y   11B 11A 11R 11L   12B 12X 12Y 12Z
"""
ALL_FORTY = TABLE.split()
LIGHTNING = "11L"
PLAIN_WILLOWS = ("11B", "11A", "11R")
FACE_VALUES = {"B": 20, "A": 10, "R": 5, "X": 1, "Y": 1, "Z": 1, "L": 1}


# Scoring, M48 to M57 --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reckoning:
    """What two complete piles are worth."""

    card_points: tuple[int, int]
    yaku: tuple[dict[str, int], dict[str, int]]
    scores: tuple[int, int]


def combinations_in(pile: list[str], three_brights: str, yaku_set: str) -> dict[str, int]:
    """The yaku of one pile with their worth."""
    found = {}
    brights = 0
    for bright in ("01B", "03B", "08B", "11B", "12B"):
        if bright in pile:
            brights += 1
    if brights == 5 and yaku_set == "four":
        found["five_brights"] = 30
    if three_brights == "any_three":
        if brights >= 3:
            found["three_brights"] = 25
    elif "01B" in pile and "02A" in pile and "03B" in pile:
        found["three_brights"] = 25
    if "04A" in pile and "04R" in pile and "04X" in pile and "04Y" in pile:
        found["four_wisteria"] = 10
    if "12B" in pile and "12X" in pile and "12Y" in pile and "12Z" in pile:
        found["four_paulownia"] = 10
    return found


def reckon(
    pile_a: list[str], pile_b: list[str], three_brights: str = "crane_warbler_curtain", yaku_set: str = "four"
) -> Reckoning:
    """Count two piles that hold the forty cards between them."""
    points_a = sum(FACE_VALUES[code[2]] for code in pile_a)
    points_b = sum(FACE_VALUES[code[2]] for code in pile_b)
    yaku_a = combinations_in(pile_a, three_brights, yaku_set)
    yaku_b = combinations_in(pile_b, three_brights, yaku_set)
    worth_a, worth_b = sum(yaku_a.values()), sum(yaku_b.values())
    return Reckoning(
        (points_a, points_b),
        (yaku_a, yaku_b),
        (points_a - 115 + worth_a - worth_b, points_b - 115 + worth_b - worth_a),
    )


# The deal, M10 to M12 -------------------------------------------------------------------------------------


def must_redeal(on_field: list[str], options: dict[str, str]) -> bool:
    """Whether the eight cards on the field have to be dealt again."""
    counts = [sum(code.startswith(month) for code in on_field) for month in sorted({c[:2] for c in on_field})]
    if 4 in counts and options["four_on_field"] == "redeal":
        return True
    willows_only = all(code in on_field for code in PLAIN_WILLOWS) and LIGHTNING not in on_field
    if willows_only and options["three_willows"] == "redeal":
        return True
    return counts == [2, 2, 2, 2] and options["four_pairs"] == "redeal"


# The round, M9 to M47 -------------------------------------------------------------------------------------


#: (player, kind of question, open answers) out, the answer in
Questions = Generator[tuple[int, str, list[str]], str, None]


@dataclass
class Table:
    """Everything on the table, open to the referee. It changes as the round goes on."""

    hands: tuple[list[str], list[str]]
    field: list[str]
    stock: list[str]
    dealer: int
    options: dict[str, str]
    piles: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    turn: int = 0
    player: int = 0
    end_field: list[str] = field(default_factory=list)  # what lay there before the last cards were handed out

    def take(self, seat: int, card: str, taken: list[str]) -> None:
        """Card and taken field cards go to the seat's pile."""
        for code in taken:
            self.field.remove(code)
        self.piles[seat].extend([card, *taken])


def suit_on(cards: list[str], month: str) -> list[str]:
    """The cards of one suit for matching: the Lightning is of no suit here (M28)."""
    return [code for code in cards if code[:2] == month and code != LIGHTNING]


def captures_for(card: str, table: Table, drawn: bool) -> list[list[str]]:
    """The groups of field cards the arriving card may take; exactly one of them must be taken (M22)."""
    on_field = table.field
    last = drawn and not table.stock
    if card == LIGHTNING:
        if last:  # M40: all that is left, and nothing to choose
            return [list(on_field)] if on_field else []
        groups = []
        for month in sorted({code[:2] for code in on_field if code not in PLAIN_WILLOWS}):
            suit = suit_on(on_field, month)
            if len(suit) == 3 and table.options["lightning_stack"] == "stack":  # M31
                groups.append(suit)
            else:
                groups.extend([code] for code in suit)  # M27, M30
        return groups
    if card in PLAIN_WILLOWS:
        willows = suit_on(on_field, "11")
        if last and LIGHTNING in on_field and not willows:  # M41: it would stay, unless agreed otherwise
            return [[LIGHTNING]] if table.options["last_willow_takes_lightning"] == "yes" else []
        if len(willows) == 2 and table.options["third_willow"] == "take_both":  # M39
            return [willows]
        return [[code] for code in willows]
    if drawn and LIGHTNING in on_field:  # M35, M37: no choice
        return [[LIGHTNING]]
    suit = suit_on(on_field, card[:2])
    groups = [suit] if len(suit) == 3 else [[code] for code in suit]  # M20, M19
    if LIGHTNING in on_field and table.options["field_lightning_by_hand"] == "yes":  # M36
        groups.append([LIGHTNING])
    return groups


def referee(table: Table) -> Questions:
    """Lead a round to its end: yields (player, kind of question, open answers), hears the answer.

    The kinds are "hand", "hand capture" and "draw capture"; answers read "play 04X", "take 04A 04R".
    """
    # M10, M12 with `dealer_captures`: the dealer has those cards before the first turn.
    for month in sorted({code[:2] for code in table.field}):
        suit = [code for code in table.field if code[:2] == month]
        if len(suit) == 4 or sorted(suit) == sorted(PLAIN_WILLOWS):
            for code in suit:
                table.field.remove(code)
            table.piles[table.dealer].extend(suit)

    while table.hands[0] or table.hands[1]:
        table.turn += 1
        player = table.player = table.dealer if table.turn % 2 == 1 else 1 - table.dealer
        answer = yield player, "hand", [f"play {code}" for code in table.hands[player]]
        card = answer.split()[1]
        table.hands[player].remove(card)
        yield from settle(table, player, card, drawn=False)
        card = table.stock.pop(0)
        yield from settle(table, player, card, drawn=True)

    # M43 to M47: the last cards find their owners. The last drawer is the player of the last turn.
    table.end_field = list(table.field)
    if LIGHTNING in table.field:
        table.take(table.player, LIGHTNING, [LIGHTNING])
        table.piles[table.player].remove(LIGHTNING)  # it was both the card and the one taken
    for code in list(table.field):
        owner = table.player
        for seat in (0, 1):
            willows_taken = [other for other in PLAIN_WILLOWS if other in table.piles[seat] and other != code]
            if (code in PLAIN_WILLOWS and len(willows_taken) == 2) or (
                code not in PLAIN_WILLOWS and LIGHTNING in table.piles[seat]
            ):
                owner = seat
        table.field.remove(code)
        table.piles[owner].append(code)


def settle(table: Table, player: int, card: str, drawn: bool) -> Questions:
    """One card comes to the table: it takes, or it stays."""
    groups = captures_for(card, table, drawn)
    if not groups:
        table.field.append(card)
        return
    chosen = groups[0]
    if len(groups) > 1:
        answers = {"take " + " ".join(group): group for group in groups}
        chosen = answers[(yield player, "draw capture" if drawn else "hand capture", list(answers))]
    table.take(player, card, chosen)
