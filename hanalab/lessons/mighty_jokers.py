"""Exercises of lesson 6: the Joker, the two Joker Calls, and the Mighty under two rule sets."""

from __future__ import annotations

from hanalab.lessons.chance import Chance
from hanalab.lessons.exercise import Exercise, MixUp, mix_up
from hanalab.lessons.making import Choice, group, several, single
from hanalab.lessons.mighty_making import (
    KOREAN,
    SEED,
    card_choices,
    card_option,
    ordered,
    other_suits,
    plain,
    playing,
    refused,
    suit,
    table,
)
from hanalab.lessons.phrase import RuleText, Spoken, say
from hanalab.mighty.cards import JOKER, SUITS, Card
from hanalab.mighty.tricks import (
    Laid,
    call_card_fixed,
    is_called,
    legal_cards,
    mighty_card,
    trick_winner,
    why_not_card,
    winner_of,
)


def joker_led(chance: Chance) -> Exercise:
    """What may be played after a led Joker?"""
    trump = chance.pick(SUITS)
    mighty = mighty_card(trump)
    answer = chance.pick([each for each in SUITS if each not in (mighty.suit, trump)])
    first = plain(chance, 1, of=answer)
    lying = [JOKER, *first] if chance.below(2) else [JOKER]
    of_suit = plain(chance, 2, of=answer, without=first)
    strangers = plain(chance, 2, of="".join(other_suits(answer, trump)))
    hand = ordered((*of_suit, *strangers, *plain(chance, 1, of=trump)))
    at = 2 + chance.below(8)
    right = legal_cards(hand, lying, trump, at)
    options = []
    for card in hand:
        why = why_not_card(card, hand, playing(lying), trump, at)
        if why is not None:
            code = "joker-asks-for-trump" if card.suit == trump else "free-after-joker"
            mix = refused(code, why)
        elif len(lying) == 2:
            mix = mix_up("joker-asks-for-trump-instead", "K30", card=card, suit=suit(answer))
        else:
            code = "save-trumps" if card.suit == trump else "second-must-answer-trump"
            mix = mix_up(code, "K30", card=card)
        options.append(card_option(card, card in right, mix))
    because = say("because-second-free") if len(lying) == 1 else say("because-joker-suit", suit=suit(answer))
    return several(
        say("q-joker-led"),
        (group("trick-so-far", lying), table(trump, at), group("your-hand", hand)),
        options,
        rule="K30",
        because=because,
        marks=False,
    )


def joker_call_seed(chance: Chance) -> Exercise:
    """The Joker is led, the Joker Call card may fall: who wins?"""
    trump = chance.pick(SUITS)
    call = Card(f"{chance.pick(other_suits(trump))}2")
    first, second = plain(chance, 2, of=call.suit, without=(call,))
    stray = plain(chance, 1, of="".join(other_suits(trump, call.suit)))[0]
    last = plain(chance, 1, of=trump + call.suit, without=(call, first, second))[0]
    if chance.below(3):
        trick = [JOKER, call, *chance.mixed((first, stray, last))]
    else:
        trick = [JOKER, first, *chance.mixed((call, second, last))]
    at = 2 + chance.below(8)
    place, _ = trick_winner(trick, trump, at, call)
    called = is_called(playing(trick), at, call)
    choices = card_choices(trick, trump, at, call)
    because: Spoken = say("because-call-works", card=call, best=trick[place])
    if not called:
        because = say("because-call-late", card=call)
        fooled = _best_normal(trick, trump, call)
        mix = mix_up("call-from-any-seat", "K31", card=call, best=fooled)
        choices = [each._replace(mix_up=mix) if each.card is fooled else each for each in choices]
        choices.sort(key=lambda each: each.card is not fooled)
    return single(
        chance,
        say("q-who-wins"),
        (group("trick", trick), table(trump, at, call)),
        choices,
        trick[place],
        rule="K31",
        because=because,
        shows=(trick[place],),
        marks=False,
    )


def _best_normal(trick: list[Card], trump: str, call: Card) -> Card:
    """The card that would win if the Joker were no more than a low card."""
    return trick[winner_of((Laid(JOKER), *playing(trick[1:])), trump, 10, call).place]


def joker_call_korean(chance: Chance) -> Exercise:
    """The common Korean Joker Call: the three is led and the Joker must come."""
    trump = chance.pick(SUITS)
    call = call_card_fixed(trump, KOREAN)
    assert call is not None  # the Korean rule set fixes it
    mighty = mighty_card(trump)
    own = plain(chance, 2, of=call.suit, without=(call,))
    special = [[JOKER], [JOKER, mighty], [mighty]][chance.below(3)]
    hand = ordered((*own, *special, *plain(chance, 5 - len(special) - 1, of="".join(other_suits(call.suit)))))
    trick = (Laid(call, None, True),)
    at = 2 + chance.below(8)
    right = legal_cards(hand, trick, trump, at, call, KOREAN)
    options = [
        card_option(card, card in right, _for_korean(card, hand, trick, trump, at, call)) for card in hand
    ]
    return several(
        say("q-joker-call-korean", card=call),
        (group("led-with-call", (call,)), table(trump, at, rules=KOREAN), group("your-hand", hand)),
        options,
        rule="K32" if JOKER in hand else "K38",
        because=RuleText("K32") if JOKER in hand else say("because-no-joker"),
        marks=False,
    )


def _for_korean(
    card: Card, hand: tuple[Card, ...], trick: tuple[Laid, ...], trump: str, at: int, call: Card
) -> MixUp:
    why = why_not_card(card, hand, trick, trump, at, call, KOREAN)
    if why is not None:
        if why.rule == "K32":
            code = "follow-before-call" if card.suit == call.suit else "call-is-a-request"
            return refused(code, why)
        return refused("call-frees-everybody", why)
    if card is JOKER:
        return mix_up("called-joker-may-hide", "K32")
    if card is mighty_card(trump, KOREAN):
        code, rule = ("mighty-cannot-save", "K32") if JOKER in hand else ("mighty-waits-for-suit", "K26")
        return mix_up(code, rule)
    return mix_up("must-beat", "K38", card=card)


def last_trick_joker(chance: Chance) -> Exercise:
    """The Joker in the last trick: who wins?"""
    trump = chance.pick((*SUITS, "N"))
    led = chance.pick(other_suits(trump))
    mates = plain(chance, 2, of=led)
    more = [*plain(chance, 2, of="".join(other_suits(led, trump)))]
    if trump != "N" and chance.below(2):
        more[0] = plain(chance, 1, of=trump)[0]
    if chance.below(2):
        trick = [JOKER, mates[0], *chance.mixed((mates[1], *more))]
    else:
        trick = [mates[0], *chance.mixed((JOKER, mates[1], *more))]
    place, _ = trick_winner(trick, trump, 10)
    return single(
        chance,
        say("q-who-wins"),
        (group("trick", trick), table(trump, 10)),
        card_choices(trick, trump, 10),
        trick[place],
        rule="K34",
        because=say("because-last-trick", card=trick[place]),
        shows=(trick[place],),
        marks=False,
    )


def mighty_any_time(chance: Chance) -> Exercise:
    """Under which rule sets may the Mighty be played here?"""
    trump = chance.pick(SUITS)
    mighty = mighty_card(trump)
    case = chance.below(4)
    led = mighty.suit if case == 0 else chance.pick(other_suits(mighty.suit))
    lying = plain(chance, 1 + chance.below(2), of=led)
    own = [] if case == 1 else plain(chance, 2, of=led, without=lying)
    others = plain(chance, 4 - len(own), of="".join(other_suits(led)))
    hand = ordered((mighty, *own, *others))
    at = 2 + chance.below(8)
    truth = tuple(mighty in legal_cards(hand, lying, trump, at, None, rules) for rules in (SEED, KOREAN))
    reason = "of-its-suit" if case == 0 else "void" if case == 1 else "korean"
    locked = mix_up(f"mighty-never-free-{reason}", "K26", card=mighty)
    idle = mix_up(f"mighty-only-leads-{reason}", "K26", card=mighty)
    choices = [
        Choice("both", say("sets-both"), (True, True), mix_up("mighty-free-everywhere", "K26")),
        Choice("korean", say("sets-korean"), (False, True), locked),
        Choice("seed", say("sets-seed"), (True, False), mix_up("korea-is-stricter", "K26")),
        Choice("neither", say("sets-neither"), (False, False), idle),
    ]
    return single(
        chance,
        say("q-any-time", card=mighty),
        (group("trick-so-far", lying), table(trump, at), group("your-hand", hand)),
        choices,
        truth,
        rule="K26",
        because=say(f"because-any-time-{reason}", card=mighty),
        shows=(mighty,),
        marks=False,
    )
