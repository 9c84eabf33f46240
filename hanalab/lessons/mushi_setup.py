"""Exercises of lesson 1: the deck, the first dealer, the deal and misdeals."""

from __future__ import annotations

from hanalab.lessons.chance import Chance, of_month
from hanalab.lessons.exercise import Exercise, MixUp, mix_up
from hanalab.lessons.making import Choice, field, group, number, plant, played_out, single, who
from hanalab.lessons.phrase import Literally, say
from hanalab.mushi.cards import DECK, LIGHTNING, MONTHS, TYPES, UNKNOWN, Card
from hanalab.mushi.dealing import dealer_of_draw, misdeal, stuck_cards
from hanalab.mushi.events import Event
from hanalab.mushi.round import Round

#: plants that are taken for each other at a glance
_LOOK_ALIKE = {1: 11, 2: 3, 3: 2, 4: 11, 5: 4, 8: 12, 9: 10, 10: 9, 11: 4, 12: 4}
#: how many of each type the whole deck of 48 has
_OF_48 = {"bright": 5, "animal": 9, "ribbon": 10, "basic": 24}


def same_month(chance: Chance) -> Exercise:
    """Three cards of a month: which is the fourth?"""
    month = chance.month(11)
    *three, fourth = chance.mixed(of_month(month))
    others = [
        _LOOK_ALIKE[month],
        *chance.some((m for m in MONTHS if m not in (month, _LOOK_ALIKE[month])), 2),
    ]
    choices = [Choice(fourth.code, Literally(fourth.code), fourth.month, None, fourth)]
    for other in others:
        like = [card for card in of_month(other) if card.type == fourth.type] or of_month(other)
        card = chance.pick(like)
        mix = mix_up("look-alike", "M2", card=fourth, month=plant(month), wrong=card, other=plant(other))
        choices.append(Choice(card.code, Literally(card.code), card.month, mix, card))
    return single(
        chance,
        say("q-same-month"),
        (group("three-of-a-month", sorted(three)),),
        choices,
        month,
        rule="M2",
        because=say("because-same-month", card=fourth, month=plant(month)),
        codes=False,
        marks=False,
    )


def deck_count(chance: Chance) -> Exercise:
    """How many cards of a type are in the deck?"""
    kind = chance.pick(TYPES)
    count = sum(card.type == kind for card in DECK)
    shown = next(card for card in DECK if card.type == kind)
    near = [
        (_OF_48[kind], mix_up("deck-of-48", "M2")),
        (10, mix_up("one-a-month", "M3", type=kind)),
        (20 if kind != "basic" else 30, mix_up("two-a-month", "M3", type=kind)),
        (8, mix_up("one-each", "M3")),
        (4, mix_up("four-of-each", "M3")),
    ]
    return number(
        say("q-deck-count", type=kind),
        (group("one-of-them", (shown,)),),
        count,
        near,
        rule="M3",
        because=say("because-deck-count"),
    )


def who_deals(chance: Chance) -> Exercise:
    """Each has drawn a card: who deals?"""
    first = chance.pick(DECK)
    case = chance.below(3)
    if case == 0:
        rest = [card for card in DECK if card.month != first.month]
    else:
        mates = [card for card in DECK if card.month == first.month and card is not first]
        rest = [card for card in mates if (card.points == first.points) == (case == 2)]
    if not rest:
        rest = [card for card in DECK if card.month != first.month]
    second = chance.pick(rest)
    choices = [
        Choice("you", say("you-deal"), 0, _wrong_dealer(0, first, second)),
        Choice("other", say("other-deals"), 1, _wrong_dealer(1, second, first)),
        Choice("again", say("draw-again"), None, _no_tie(first, second)),
    ]
    return single(
        chance,
        say("q-who-deals"),
        (group("you-drew", (first,)), group("other-drew", (second,))),
        choices,
        dealer_of_draw(first, second),
        rule="M6",
        ordered=True,
    )


def _wrong_dealer(seat: int, own: Card, other: Card) -> MixUp:
    """Why somebody thinks that the seat with the card `own` deals."""
    if own.month != other.month:
        code = "dearer-deals" if own.points > other.points else "later-month-deals"
        return mix_up(code, "M6", card=own, other=other)
    if own.points != other.points:
        return mix_up("cheaper-deals", "M6", card=own, other=other)
    return mix_up("first-draw-wins" if seat == 0 else "second-draw-wins", "M6")


def _no_tie(first: Card, second: Card) -> MixUp:
    code = "months-decide" if first.month != second.month else "same-month-is-tie"
    return mix_up(code, "M6", card=first, other=second)


def deal_order(chance: Chance) -> Exercise:
    """Where does a card from the top of the deck go?"""
    deck = chance.mixed(DECK)
    dealer, place = chance.below(2), chance.below(12)
    card, top = deck[place], tuple(deck[:12])
    position = Round.from_deck(deck, dealer=dealer)
    places = {
        "dealer": position.hands[dealer],
        "opponent": position.hands[1 - dealer],
        "field": position.field,
    }
    truth = next(name for name, cards in places.items() if card in cards)
    seats = {"dealer": who(dealer), "opponent": who(1 - dealer)}
    wrong = {
        "opponent": {"dealer": "dealer-served-first", "field": "field-first"},
        "field": {"opponent": "dealer-served-first", "dealer": "field-last"},
        "dealer": {"opponent": "dealer-served-first", "field": "field-last"},
    }[truth]
    choices = [
        Choice("field", say("goes-field"), "field", _misdealt(wrong.get("field"))),
        *(
            Choice(
                seats[name], say("goes-hand", who=seats[name], role=name), name, _misdealt(wrong.get(name))
            )
            for name in ("dealer", "opponent")
        ),
        Choice("stock", say("goes-stock"), "stock", mix_up("stock-first", "M8")),
    ]
    return single(
        chance,
        say("q-deal-order", who=who(dealer), card=card),
        (group("deck-top", top),),
        choices,
        truth,
        rule="M7",
        shows=(card,),
        ordered=True,
    )


def _misdealt(code: str | None) -> MixUp | None:
    return None if code is None else mix_up(code, "M7")


def misdealt_field(chance: Chance) -> Exercise:
    """Is this field a misdeal, and which?"""
    case = chance.below(6)
    cards = _field(chance, case)
    why = misdeal(cards)
    counts = {month: sum(card.month == month for card in cards) for month in MONTHS}
    fullest = max(counts.values())
    willows = sum(card.is_plain_willow for card in cards)
    pairs = sum(count == 2 for count in counts.values())
    stuck = "somebody-takes-four" if why is not None and why.rule == "M10" else "lightning-frees-willows"
    four = (
        mix_up("three-is-misdeal", "M15")
        if fullest == 3 and willows < 3
        else (mix_up("no-four", "M10", count=fullest))
    )
    if LIGHTNING in cards and willows == 2:
        three = mix_up("lightning-third-willow", "M12")
    elif fullest == 3 and willows < 3:
        three = mix_up("any-three-stuck", "M20")
    else:
        three = mix_up("no-three-willows", "M12", count=willows)
    paired = mix_up("four-pairs-always", "M11") if pairs == 4 else mix_up("no-four-pairs", "M11", count=pairs)
    choices = [
        Choice("play", say("field-stands"), None, mix_up(stuck, "M10" if stuck[0] == "s" else "M12")),
        Choice("four", say("field-four"), "M10", four),
        Choice("willows", say("field-willows"), "M12", three),
        Choice("pairs", say("field-pairs"), "M11", paired),
    ]
    truth = None if why is None else why.rule
    return single(
        chance,
        say("q-misdeal"),
        (field(cards),),
        choices,
        truth,
        rule=truth or _stands_by(case),
        ordered=True,
        because=why or say("because-field-stands"),
        shows=() if why is None else why.value("cards"),
    )


def _field(chance: Chance, case: int) -> list[Card]:
    """Eight cards: four alike, three willows, two willows and Lightning, three alike, four pairs, or nothing
    of the kind."""
    month = chance.month(11)
    if case == 4:
        pairs = chance.some((m for m in MONTHS if m != 11), 4)
        return [card for each in pairs for card in chance.some(of_month(each), 2)]
    start = {
        0: of_month(month),
        1: of_month(11),
        2: [*chance.some(of_month(11), 2), LIGHTNING],
        3: chance.some(of_month(month), 3),
        5: chance.some(of_month(month), 2),
    }[case]
    return start + chance.scattered(8 - len(start), 11, month)


def _stands_by(case: int) -> str:
    return {2: "M12", 3: "M15", 4: "M11"}.get(case, "M10")


def after_misdeal(chance: Chance) -> Exercise:
    """Who deals after a misdeal, and what is scored?"""
    dealer = chance.below(2)
    event = _redealt(chance, dealer)
    cards = stuck_cards(event.cards)[0].cards
    choices = [
        Choice("same", say("deals-again", who=who(event.seat)), "redeal"),
        Choice(
            "next", say("deals-instead", who=who(1 - dealer)), "passed", mix_up("misdeal-passes-deal", "M14")
        ),
        Choice("zero", say("misdeal-zero"), "zero", mix_up("misdeal-is-round", "M14")),
        Choice(
            "captures",
            say("dealer-captures", who=who(dealer), cards=cards),
            "dealer_takes",
            mix_up("dealer-captures", event.rule),
        ),
    ]
    return single(
        chance,
        say("q-after-misdeal", who=who(dealer)),
        (field(event.cards),),
        choices,
        event.kind,
        rule="M14",
        shows=cards,
    )


def _redealt(chance: Chance, dealer: int) -> Event:
    """A misdeal as it happens: about one deal in eighty."""
    while True:
        first = Round.deal(chance.below(10**9), dealer=dealer).events[0]
        if first.kind == "redeal":
            return first


def last_draw(chance: Chance) -> Exercise:
    """Who draws the last card of the stock?"""
    dealer = chance.below(2)
    position = Round.deal(chance.below(10**6), dealer=dealer)
    end = played_out(position, chance)
    drawer = [event.seat for event in end.events if event.kind.startswith("draw")][-1]
    dealer_last = mix_up("dealer-draws-last", "M9")
    choices = [
        Choice("you", say("you-draw-last"), 0, dealer_last),
        Choice("other", say("other-draws-last"), 1, dealer_last),
        Choice("catch", say("last-catch-draws"), "catch", mix_up("last-catch-draws", "M9")),
        Choice("nobody", say("nobody-draws-last"), "nobody", mix_up("one-card-stays", "M42")),
    ]
    return single(
        chance,
        say("q-last-draw", who=who(dealer)),
        (group("your-hand", position.hands[0]), group("stock", (UNKNOWN,), count=len(position.stock))),
        choices,
        drawer,
        rule="M9",
        ordered=True,
    )


def stock_count(chance: Chance) -> Exercise:
    """How many cards are left in the stock after some turns?"""
    position = Round.deal(chance.below(10**6), dealer=0)
    turns = chance.pick((2, 3, 4, 5, 6, 7, 9, 10, 11))
    later = played_out(position, chance, turns)
    near = [
        (16 - 2 * turns, mix_up("two-from-the-stock", "M23")),
        (16 - (turns + 1) // 2, mix_up("one-player-draws", "M9")),
        (24 - turns, mix_up("field-from-the-stock", "M8")),
        (turns, mix_up("gone-not-left", "M8")),
        (8 - turns, mix_up("stock-like-hand", "M8")),
    ]
    return number(
        say("q-stock-count", turns=turns),
        (group("your-hand", later.hands[0]), field(later.field)),
        len(later.stock),
        near,
        rule="M8",
        because=say("because-stock-count", turns=turns),
    )
