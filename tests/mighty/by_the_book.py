"""A second opinion on Mighty, written from the printed rules alone: it shares no line with `hanalab.mighty`.

Cards are bare codes such as "H10" or "JK", a trick is a list of `Put`. `may_play` and `taker` judge a trick,
`payment` settles a hand. All favour plain words over speed. `house` maps each house rule to its value.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

LADDER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
ALL_CARDS = [*(suit + rank for suit in "SCDH" for rank in LADDER), "JK"]


@dataclass(frozen=True)
class Put:
    """A card put on the table; a led Joker may name a suit, a led call card may call the Joker."""

    card: str
    names: str = ""
    calls: bool = False


def suit_of(card: str) -> str:
    """The suit; the Joker has none (K28)."""
    return "" if card == "JK" else card[0]


def height(card: str) -> int:
    """Place on the ladder from 2 to ace (K3)."""
    return LADDER.index(card[1:])


def the_mighty(trump: str, house: dict[str, object]) -> str:
    """K24, K62, K63."""
    if trump != "S":
        return "SA"
    return str(house["mighty_at_spades"])


def suit_to_follow(trick: list[Put], house: dict[str, object]) -> str:
    """K27, K30: the leader's suit, the suit a led Joker names, or the first suited card's."""
    if not trick:
        return ""
    first = trick[0]
    if first.card != "JK":
        return suit_of(first.card)
    if house["joker_lead"] == "leader_names_suit" and first.names:
        return first.names
    for put in trick[1:]:
        if put.card != "JK":
            return suit_of(put.card)
    return ""


def joker_called_by_lead(trick: list[Put], number: int, call: str | None, house: dict[str, object]) -> bool:
    """K32: the call card was led with a call, and not to the first or the last trick."""
    if house["joker_call"] != "lead_forces_joker" or not trick:
        return False
    return trick[0].card == call and trick[0].calls and number not in (1, 10)


def joker_answered(trick: list[Put], call: str | None, house: dict[str, object]) -> bool:
    """K31: the second player answered a led Joker with the call card."""
    if house["joker_call"] != "second_player_answer" or len(trick) < 2:
        return False
    return trick[0].card == "JK" and trick[1].card == call


def may_play(
    hand: list[str], trick: list[Put], trump: str, number: int, call: str | None, house: dict[str, object]
) -> set[str]:
    """The cards of the hand that the rules allow now."""
    mighty = the_mighty(trump, house)
    barred: set[str] = set()
    if number == 1 and house["joker_first_trick"] == "forbidden" and len(hand) > 1:
        barred.add("JK")  # K35
    free = [card for card in hand if card not in barred]
    if not trick:
        if number == 1 and house["trump_lead_first_trick"] == "forbidden_unless_forced":  # K36
            quiet = {card for card in free if suit_of(card) != trump}
            if quiet:
                return quiet
        return set(free)
    if joker_called_by_lead(trick, number, call, house) and "JK" in hand:  # K32
        return {card for card in hand if card in ("JK", mighty)}
    wanted = suit_to_follow(trick, house)
    if wanted == "" or all(suit_of(card) != wanted for card in hand):  # K38
        return set(free)
    allowed = {card for card in free if suit_of(card) == wanted}
    if "JK" in free:  # K28
        allowed.add("JK")
    if mighty in free and house["mighty_any_time"] == "yes":  # K26
        allowed.add(mighty)
    if (
        house["joker_call"] == "second_player_answer"
        and len(trick) == 1
        and trick[0].card == "JK"
        and call in free
    ):  # K31, with a named suit
        allowed.add(str(call))
    return allowed


def joker_is_strong(
    trick: list[Put], trump: str, number: int, call: str | None, house: dict[str, object]
) -> bool:
    """K29, K31, K32, K34, K35, K61."""
    if number == 10:
        return False
    if number == 1 and house["joker_first_trick"] in ("powerless", "forbidden"):
        return False
    if number == 1 and trump == "N" and house["nt_joker_limit"] == "on":
        return False
    return not (joker_answered(trick, call, house) or joker_called_by_lead(trick, number, call, house))


def taker(trick: list[Put], trump: str, number: int, call: str | None, house: dict[str, object]) -> int:
    """Place of the card that takes a full trick (K25, K39)."""
    played = [put.card for put in trick]
    mighty = the_mighty(trump, house)
    if mighty in played:
        return played.index(mighty)
    if "JK" in played and joker_is_strong(trick, trump, number, call, house):
        return played.index("JK")
    for suit in (trump, suit_to_follow(trick, house), *(suit_of(card) for card in played)):
        of_suit = [card for card in played if suit and suit_of(card) == suit]
        if of_suit:
            best = of_suit[0]
            for card in of_suit:
                if height(card) > height(best):
                    best = card
            return played.index(best)
    raise AssertionError("five cards, and none has a suit")


def worth(cards: list[str]) -> int:
    """Point cards among these (K4)."""
    return len([card for card in cards if card != "JK" and card[1:] in ("10", "J", "Q", "K", "A")])


# Settlement, K49 to K58 -----------------------------------------------------------------------------------


def payment(
    number: int,
    trump: str,
    points: int,
    declarer: int,
    friend: int | None,
    announced: bool,
    house: dict[str, object],
) -> list[Fraction]:
    """What each of the five gets."""
    made = points >= number
    over, short = points - number, number - points
    way = house["scoring"]
    if way == "pagat":
        stake = 2 * (number - 13) + over if made else short
    else:
        stake = number - 12 + (int(str(house["overtrick"])) * over if made else short)
    if made and points == 20 and (way == "pagat" or house["run_double"] == "on"):
        stake *= 2
    if not made and 20 - points >= 11 and (way == "pagat" or house["back_run_double"] == "on"):
        stake *= 2
    if trump == "N" and (way == "pagat" or house["no_trump_double"] == "on"):
        stake *= 2
    if announced:
        stake *= int(str(house["alone_multiplier"]))
    sheet = []
    for seat in range(5):
        if friend is None:
            share = Fraction(4 if seat == declarer else -1)
        elif way == "literal_halves" and made:
            share = Fraction(1) if seat == declarer else Fraction(1, 2) if seat == friend else Fraction(-1, 2)
        else:
            share = Fraction(2 if seat == declarer else 1 if seat == friend else -1)
        sheet.append(share * stake * (1 if made else -1))
    return sheet
