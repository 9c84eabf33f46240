"""Exercises of lesson 6: following suit, trump, points, and who wins and leads."""

from __future__ import annotations

from hanalab.lessons.chance import Chance
from hanalab.lessons.exercise import Exercise, MixUp, mix_up
from hanalab.lessons.making import Choice, group, lines, number, several, single
from hanalab.lessons.mighty_making import (
    SPADE_ACE,
    because_wins,
    card_choices,
    card_option,
    distinct,
    ordered,
    other_suits,
    plain,
    playing,
    refused,
    seat,
    seat_choice,
    suit,
    table,
)
from hanalab.lessons.phrase import say
from hanalab.mighty.cards import JOKER, SUITS, TRUMPS, Card
from hanalab.mighty.tricks import legal_cards, mighty_card, trick_winner, why_not_card, winner_of


def who_wins(chance: Chance) -> Exercise:
    """Which of five cards wins the trick?"""
    trump = chance.pick(SUITS)
    led = chance.pick(other_suits(trump))
    third = chance.pick(other_suits(trump, led))
    mighty = mighty_card(trump)
    others = (led, third, trump)
    first, second = plain(chance, 2, of=led)
    stray = plain(chance, 1, of=third)
    low, high = sorted(plain(chance, 2, of=trump))
    ace = [card for card in (Card(f"{third}A"),) if card is not mighty] or plain(
        chance, 1, of=third, without=stray
    )
    more: list[Card] = [
        [second, *ace, *plain(chance, 2, of=others[0], without=(first, second))],
        [second, *ace, low, high],
        [second, high, JOKER, *stray],
        [mighty, SPADE_ACE if trump == "S" else JOKER, high, second],
        [mighty, *ace, high, second],
        [SPADE_ACE if trump == "S" else high, second, low, *stray],
    ][chance.below(6)]  # fmt: skip
    trick = [first, *chance.mixed(dict.fromkeys(more))]
    at = 2 + chance.below(8)
    place, _ = trick_winner(trick, trump, at)
    return single(
        chance,
        say("q-who-wins"),
        (group("trick", trick), table(trump, at)),
        card_choices(trick, trump, at),
        trick[place],
        rule=winner_of(playing(trick), trump, at).rule,
        because=because_wins(trick, trump, at),
        shows=(trick[place],),
        marks=False,
    )


def legal(chance: Chance) -> Exercise:
    """Which cards of a hand may be played to a trick?"""
    trump = chance.pick(SUITS)
    mighty = mighty_card(trump)
    led = chance.pick([each for each in SUITS if each != mighty.suit])
    lying = plain(chance, 1 + chance.below(3), of=led)
    own = plain(chance, 1 + chance.below(2), of=led, without=lying) if chance.below(4) else []
    special = chance.some((mighty, JOKER), 1 + chance.below(2))
    others = plain(chance, 5 - len(own), of="".join(other_suits(led)), without=lying)
    hand = ordered((*own, *special, *others))
    at = 2 + chance.below(8)
    right = legal_cards(hand, lying, trump, at)
    options = [
        card_option(card, card in right, _for_legal(card, hand, lying, trump, at, bool(own))) for card in hand
    ]
    return several(
        say("q-legal"),
        (group("trick-so-far", lying), table(trump, at), group("your-hand", hand)),
        options,
        rule="K38",
        marks=False,
    )


def _for_legal(
    card: Card, hand: tuple[Card, ...], lying: list[Card], trump: str, at: int, follows: bool
) -> MixUp:
    why = why_not_card(card, hand, playing(lying), trump, at)
    if why is not None:
        if card is mighty_card(trump):
            return refused("mighty-any-time", why)
        code = "trump-any-time" if card.suit == trump else "throw-away-any-time"
        return refused(code, why)
    if card is JOKER:
        return mix_up("joker-follows-too", "K28")
    if card is mighty_card(trump):
        return mix_up("mighty-only-on-its-suit", "K26", card=card)
    if follows:
        return mix_up("must-beat", "K38", card=card)
    return mix_up("no-trump-when-void" if card.suit == trump else "must-trump-when-void", "K38", card=card)


def which_mighty(chance: Chance) -> Exercise:
    """Which card is the Mighty?"""
    trump = chance.pick(TRUMPS)
    trump_ace = Card("CA" if trump == "S" else "HA" if trump == "N" else f"{trump}A")
    code = "mighty-of-clubs" if trump == "S" else "mighty-is-trump-ace"
    choices = [
        _ace(SPADE_ACE, mix_up("permanent-mighty", "K24")),
        _ace(Card("DA"), mix_up("mighty-always-moves", "K24", trump=suit(trump))),
        _ace(trump_ace, mix_up(code, "K24", card=trump_ace)),
        _ace(JOKER, mix_up("joker-is-mighty", "K25")),
    ]
    if trump == "N":
        choices[2] = Choice("none", say("no-mighty"), None, mix_up("no-trump-no-mighty", "K24"))
    if trump == "D":
        choices[2] = _ace(Card("CA"), mix_up("mighty-is-black", "K24"))
    return single(
        chance,
        say("q-which-mighty"),
        (lines("contract", say("line-contract", number=13 + chance.below(7), trump=suit(trump))),),
        choices,
        mighty_card(trump),
        rule="K24",
        marks=False,
    )


def _ace(card: Card, mix: MixUp) -> Choice:
    return Choice(card.code, say("outcome-card", card=card), card, mix, card)


def trick_points(chance: Chance) -> Exercise:
    """How many points lie in a trick?"""
    trump = chance.pick(TRUMPS)
    ten, ace = Card(f"{chance.pick(SUITS)}10"), Card(f"{chance.pick(SUITS)}A")
    rest = plain(chance, 3, without=(ten, ace))
    if chance.below(3) == 0:
        rest[0] = JOKER
    trick = chance.mixed((ten, ace, *rest))
    _, points = trick_winner(trick, trump, 4)
    tens = sum(card.rank == 10 for card in trick)
    aces = sum(card.rank == 14 for card in trick)
    near = [
        (points + 1, mix_up("joker-is-a-point", "K4"))
        if JOKER in trick
        else (points - tens - aces, mix_up("court-only", "K4")),
        (points - tens, mix_up("ten-is-no-point", "K4")),
        (points - aces, mix_up("ace-is-no-point", "K4")),
        (5, mix_up("a-card-a-point", "K4")),
    ]  # fmt: skip
    return number(
        say("q-trick-points"),
        (group("trick", trick),),
        points,
        near,
        rule="K4",
        because=say("because-points", cards=tuple(card for card in trick if card.points)),
        shows=[card for card in trick if card.points],
        marks=False,
    )


def next_lead(chance: Chance) -> Exercise:
    """Who leads to the next trick?"""
    trump = chance.pick(SUITS)
    led = chance.pick(other_suits(trump))
    first, second, third = plain(chance, 3, of=led)
    more = [second, third, *plain(chance, 2, of="".join(other_suits(led)))]
    trick = [first, *chance.mixed(more)]
    leader = chance.below(5)
    declarer = (leader + 2 + chance.below(3)) % 5
    at = 2 + chance.below(7)
    place, _ = trick_winner(trick, trump, at)
    winner = (leader + place) % 5
    wrong = [
        (leader, "leader-leads-on"),
        (declarer, "declarer-leads-always"),
        ((leader + 1) % 5, "lead-goes-round"),
        (place, "counted-from-p0"),
        ((leader - place) % 5, "counter-clockwise"),
        ((winner + 1) % 5, "left-of-winner"),
    ]
    choices = [seat_choice(winner, seat(winner), winner)]
    choices += [
        seat_choice(each, seat(each), each, mix_up(code, "K37", winner=seat(winner), seat=seat(each)))
        for each, code in wrong
    ]
    leads = say("line-leads", seat=seat(leader))
    return single(
        chance,
        say("q-next-lead"),
        (
            group("trick", trick),
            lines(
                "table",
                leads,
                say("line-trump", trump=suit(trump)),
                say("line-declarer", seat=seat(declarer)),
            ),
        ),
        distinct(choices),
        winner,
        rule="K37",
        because=say("because-next-lead", card=trick[place], seat=seat(winner)),
        shows=(trick[place],),
        marks=False,
    )


def lead_legal(chance: Chance) -> Exercise:
    """What may be led?"""
    trump = chance.pick(SUITS)
    mighty = mighty_card(trump)
    hand = ordered(
        (mighty, JOKER, *plain(chance, 2, of=trump), *plain(chance, 2, of="".join(other_suits(trump))))
    )
    right = frozenset(legal_cards(hand, (), trump, 1))
    choices = [
        Choice("any", say("lead-any"), frozenset(hand)),
        Choice("no-trump", say("lead-no-trump"), right - {c for c in hand if c.suit == trump},
               mix_up("trump-lead-forbidden", "K36")),
        Choice("no-joker", say("lead-no-joker"), right - {JOKER}, mix_up("joker-never-led", "K35")),
        Choice("no-special", say("lead-no-special"), right - {JOKER, mighty},
               mix_up("mighty-never-led", "K27")),
    ]  # fmt: skip
    return single(
        chance,
        say("q-lead-legal"),
        (group("your-hand", hand), table(trump, 1)),
        choices,
        right,
        rule="K36",
        because=say("because-lead-legal"),
        marks=False,
    )
