"""Exercises of lesson 0: reading cards, codes and saved positions."""

from __future__ import annotations

from hanalab.core.errors import NotationError
from hanalab.lessons.chance import Chance, of_month
from hanalab.lessons.exercise import Exercise, MixUp, Option, mix_up
from hanalab.lessons.making import Choice, code_line, group, lines, number, played_out, several, single
from hanalab.lessons.phrase import Literally, say
from hanalab.mushi.cards import DECK, LIGHTNING, MONTHS, POINTS, TYPES, Card
from hanalab.mushi.round import Round
from hanalab.mushi.scoring import score

#: codes that no card has, each a slip somebody can make; and real ones that look as odd
_NO_CARDS = ("06R", "07A", "06X", "07B", "01A", "02B", "04B", "08R", "12R", "12A", "11X", "10Z", "05Z", "09B")
_ODD_CARDS = {
    "11L": "odd-lightning",
    "12Z": "odd-third-basic",
    "08A": "odd-both",
    "11A": "odd-both",
    "12B": "odd-over-ten",
    "10R": "odd-over-ten",
    "08B": "odd-after-gap",
    "09X": "odd-after-gap",
}


def card_code(chance: Chance) -> Exercise:
    """Which code names the pictured card?"""
    card = chance.pick([card for card in DECK if not card.is_lightning])
    sisters = [other for other in of_month(card.month) if other.type != card.type]
    place = MONTHS.index(card.month) + 1
    twin = chance.month(card.month, place)
    neighbour = next((other for other in of_month(twin) if other.kind == card.kind), of_month(twin)[-1])
    sister = chance.pick(sisters)
    choices = [
        _code(card.code, card),
        _code(sister.code, card, mix_up("letter", "M3", wrong=sister)),
        _code(neighbour.code, card, mix_up("plant", "M2", card=card, wrong=neighbour)),
    ]
    if place != card.month:
        closed = f"{place:02}{card.kind}"
        choices.append(_code(closed, card, mix_up("closed-gap", "M2", card=card, month=card.month)))
    else:
        turned = f"{card.kind}{card.month:02}"
        choices.append(_code(turned, card, mix_up("letter-first", "M2", card=card)))
    return single(
        chance,
        say("q-card-code"),
        (group("this-card", (card,)),),
        choices,
        card,
        rule="M2",
        because=say("because-card-code", card=card),
        codes=False,
        marks=False,
    )


def _code(text: str, card: Card, mix: MixUp | None = None) -> Choice:
    try:
        means: Card | None = Card(text)
    except NotationError:
        means = None
    return Choice(text, Literally(text), means, mix)


def card_points(chance: Chance) -> Exercise:
    """What is the pictured card worth?"""
    card = LIGHTNING if chance.below(6) == 0 else chance.pick(DECK)
    choices = [
        Choice(str(points), say("points", points=points), points, _taken_for(card, kind))
        for kind, points in POINTS.items()
    ]
    return single(
        chance,
        say("q-card-points"),
        (group("this-card", (card,)),),
        choices,
        card.points,
        rule="M26" if card.is_lightning else "M3",
        because=say("because-card-points", card=card, type=card.type, points=card.points),
        marks=False,
        ordered=True,
    )


def _taken_for(card: Card, kind: str) -> MixUp:
    if card.is_lightning and kind != card.type:
        return mix_up(f"lightning-{kind}", "M26")
    return mix_up(f"taken-for-{kind}", "M3", card=card, type=card.type, points=card.points)


def not_a_card(chance: Chance) -> Exercise:
    """Which of four codes names no card?"""
    absent = chance.pick(_NO_CARDS)
    kinds = chance.some(sorted(set(_ODD_CARDS.values())), 3)
    real = [chance.pick([code for code, odd in _ODD_CARDS.items() if odd == kind]) for kind in kinds]
    choices = []
    because = None
    for code in chance.mixed((absent, *real)):
        try:
            card = Card(code)
        except NotationError as error:
            because = error.reason
            choices.append(Choice(code, Literally(code), "absent"))
        else:
            choices.append(Choice(code, Literally(code), "card", mix_up(_ODD_CARDS[code], "M2", card=card)))
    return single(
        chance,
        say("q-not-a-card"),
        (lines("codes", code_line("  ".join(each.answer for each in choices))),),
        choices,
        "absent",
        rule="M2",
        because=because,
        ordered=True,
    )


def count_points(chance: Chance) -> Exercise:
    """What are some cards worth together?"""
    while True:
        some = tuple(sorted(chance.cards(4)))
        if len({card.type for card in some}) > 1:
            break
    swapped = {"bright": 20, "animal": 5, "ribbon": 10, "basic": 1}
    near = [
        (len(some), mix_up("cards-not-points", "M3")),
        (sum(swapped[card.type] for card in some), mix_up("animal-ribbon-swapped", "M3")),
        (sum(card.points for card in some if card.type != "basic"), mix_up("basics-nothing", "M3")),
        (sum(20 if card.is_lightning else card.points for card in some), mix_up("lightning-bright", "M26")),
        (sum(card.month for card in some), mix_up("adding-months", "M3")),
        (score(some).card_points[0] - 115, mix_up("par-too-early", "M48")),
    ]
    return number(
        say("q-count-points"),
        (group("these-cards", some),),
        score(some).card_points[0],
        near,
        rule="M3",
        because=say("because-count-points", sum=" + ".join(str(card.points) for card in some)),
    )


def pick_type(chance: Chance) -> Exercise:
    """Which of these cards are of one type?"""
    wanted = chance.pick(TYPES)
    of_type = [card for card in DECK if card.type == wanted]
    count = 2 + chance.below(2)
    some = sorted(chance.some(of_type, count) + chance.some((c for c in DECK if c.type != wanted), 6 - count))
    options = [
        Option(
            card.code,
            say("outcome-card", card=card),
            card.type == wanted,
            mix_up(f"overlooked-{wanted}", "M3", card=card, points=card.points)
            if card.type == wanted
            else mix_up(f"taken-for-{wanted}", "M3", card=card, type=card.type, points=card.points),
            card,
        )
        for card in some
    ]
    return several(
        say("q-pick-type", type=wanted),
        (group("these-cards", some),),
        options,
        rule="M3",
        because=say("because-pick-type", type=wanted, points=POINTS[wanted]),
        codes=False,
        marks=False,
    )


def read_position(chance: Chance) -> Exercise:
    """How many cards does the other player hold, by the one-line text of a position?"""
    position = Round.deal(chance.below(10**6), dealer=chance.below(2))
    position = played_out(position, chance, 3 + chance.below(8))
    line = str(position.view(0))
    read = Round.parse(line)
    own, other = map(len, read.hands)
    near = [
        (1, mix_up("one-question-mark", "M25", count=other)),
        (own, mix_up("seats-from-one", "M25")),
        (len(read.stock), mix_up("stock-for-hand", "M25", count=len(read.stock))),
        (len(read.piles[1]), mix_up("pile-for-hand", "M25", count=len(read.piles[1]))),
        (len(read.field), mix_up("field-for-hand", "M25")),
    ]
    return number(
        say("q-read-position"),
        (lines("position", *map(code_line, line.split("; "))),),
        other,
        near,
        rule="M25",
        because=say("because-read-position", count=other),
    )
