"""Exercises of lesson 3: what the Lightning takes, and what takes the Lightning."""

from __future__ import annotations

from hanalab.lessons.chance import Chance, of_month
from hanalab.lessons.exercise import Exercise, MixUp, Option, mix_up
from hanalab.lessons.making import (
    Choice,
    all_of,
    any_card,
    field,
    group,
    into_hand,
    one_of,
    or_nothing,
    outcome,
    several,
    single,
    stays,
    takes,
    who,
)
from hanalab.lessons.phrase import say
from hanalab.mushi.captures import captures, why_not_capture
from hanalab.mushi.cards import DECK, LIGHTNING, Card
from hanalab.mushi.round import Round
from hanalab.mushi.rules import Rules


def lightning_targets(chance: Chance) -> Exercise:
    """Which cards may the Lightning take from the field?"""
    month = chance.month(11)
    cards = chance.some(of_month(month), 1 + chance.below(3)) + chance.some(of_month(11), 1 + chance.below(2))
    cards = sorted(cards + chance.scattered(6 - len(cards), month, 11))
    found = captures(LIGHTNING, cards)
    right = {option[0] for option in found.options}
    options = [
        Option(
            each.code, say("outcome-card", card=each), each in right, _for_lightning(each, cards, right), each
        )
        for each in cards
    ]
    return several(
        say("q-lightning-targets"), (group("you-play", (LIGHTNING,)), field(cards)), options, rule="M27"
    )


def _for_lightning(each: Card, cards: list[Card], right: set[Card]) -> MixUp:
    if each not in right:
        return mix_up("lightning-is-willow", "M27", card=each)
    alike = sum(card.month == each.month for card in cards)
    if alike == 3:
        return mix_up("three-safe", "M31", card=each)
    if alike == 2:
        return mix_up("pair-safe", "M30", card=each)
    if each.type == "bright":
        return mix_up("bright-too-big", "M27", card=each)
    return mix_up("needs-match", "M27", card=each)


def lightning_pile(chance: Chance) -> Exercise:
    """The Lightning is played onto three of a month."""
    own = sorted(chance.some(of_month(chance.month(11)), 3))
    willow = chance.pick(of_month(11))
    dear = max(own, key=lambda card: card.points)
    found = captures(LIGHTNING, (*own, willow))
    choices = [
        one_of(own),
        all_of(own, mix_up("pile-goes-together", "M31")),
        takes(dear, mix_up("dearest-of-pile", "M31", card=dear)),
        stays(mix_up("pile-locked", "M31")),
    ]
    return single(
        chance,
        say("q-lightning-pile"),
        (group("you-play", (LIGHTNING,)), field((*own, willow))),
        choices,
        outcome(found),
        rule="M31",
        shows=own,
    )


def forced_draw(chance: Chance) -> Exercise:
    """A card that is no willow is drawn while the Lightning lies on the field."""
    card, *rest = chance.mixed(of_month(chance.month(11)))
    own = sorted(rest[: chance.pick((0, 1, 1, 2, 3))])
    lying = [LIGHTNING, *own, *chance.scattered(max(2, 4 - len(own)), card.month, 11)]
    found = captures(card, lying, drawn=True)
    choices = [takes(LIGHTNING)]
    if not own:
        choices += [
            stays(mix_up("no-match-stays", "M35", card=card)),
            or_nothing((LIGHTNING,), mix_up("optional-lightning", "M35")),
            any_card(mix_up("wild-both-ways", "M35", card=card)),
        ]
    else:
        first = mix_up("own-month-first", "M37")
        own_month = (takes(own[0], first), one_of(own, first), all_of(own, first))[len(own) - 1]
        choices += [
            own_month,
            Choice(
                "either",
                say("outcome-either", cards=(LIGHTNING, *own)),
                "either",
                mix_up("free-choice", "M37"),
            ),
            stays(mix_up("lightning-untouchable", "M35")),
        ]
    return _drawn(chance, card, lying, choices, found.rule)


def _drawn(chance: Chance, card: Card, lying: list[Card], choices: list[Choice], rule: str) -> Exercise:
    found = captures(card, lying, drawn=True)
    return single(
        chance,
        say("q-draw-takes", card=card),
        (group("you-draw", (card,)), field(lying)),
        choices,
        outcome(found),
        rule=rule,
        shows=[each for option in found.options for each in option],
    )


def hand_and_lightning(chance: Chance) -> Exercise:
    """A card is played from the hand while the Lightning lies on the field."""
    card, *rest = chance.mixed(of_month(chance.month(11)))
    own = sorted(rest[: chance.below(3)])
    lying = [LIGHTNING, *own, *chance.scattered(4 - len(own), card.month, 11)]
    found = captures(card, lying)
    choices = [
        takes(LIGHTNING, mix_up("hand-takes-lightning", "M36", card=card)),
        Choice(
            "either",
            say("outcome-either", cards=(LIGHTNING, *own)),
            "either",
            mix_up("free-choice-hand", "M36"),
        )
        if own
        else or_nothing((LIGHTNING,), mix_up("free-choice-hand", "M36")),
        stays(mix_up("lightning-blocks", "M36")),
    ]
    choices.append(
        any_card(mix_up("wild-both-ways", "M36", card=card))
        if not own
        else (takes(own[0]) if len(own) == 1 else one_of(own))
    )
    return single(
        chance,
        say("q-play-takes", card=card),
        (group("you-play", (card,)), field(lying)),
        choices,
        outcome(found),
        rule="M36",
        shows=own,
    )


def willow_draw(chance: Chance) -> Exercise:
    """A plain willow is drawn while the Lightning lies on the field."""
    card, *rest = chance.mixed(of_month(11))
    own = rest[: chance.below(2)]
    lying = [LIGHTNING, *own, *chance.scattered(3, 11)]
    choices = [stays(mix_up("willow-waits", "M38", card=card))]
    if own:
        choices += [
            takes(own[0]),
            takes(LIGHTNING, mix_up("willow-and-lightning", "M38", card=card)),
            all_of((own[0], LIGHTNING), mix_up("three-willows-match", "M28", card=card)),
        ]
    else:
        choices += [
            Choice(
                "willow",
                say("lightning-as-willow"),
                "willow",
                mix_up("willow-and-lightning", "M38", card=card),
            ),
            Choice("first", say("lightning-as-first"), "first", mix_up("first-draw-takes", "M35", card=card)),
            any_card(mix_up("wild-both-ways", "M38", card=card)),
        ]
    return _drawn(chance, card, lying, choices, "M38")


def lightning_drawn(chance: Chance) -> Exercise:
    """The Lightning is drawn, not as the last card."""
    willows = chance.some(of_month(11), 1 + chance.below(2))
    vain = chance.below(3) == 0
    free = [] if vain else sorted(chance.scattered(2 + chance.below(2), 11))
    lying = [*free, *willows]
    if vain:
        choices = [
            stays(),
            takes(willows[0], mix_up("lightning-is-willow", "M27", card=willows[0])),
            into_hand(mix_up("drawn-to-hand", "M23")),
            Choice("sweep", say("outcome-sweep"), "sweep", mix_up("sweeps-always", "M40")),
        ]
    else:
        dear = max(free, key=lambda card: (card.points, card))
        choices = [
            one_of(free),
            stays(mix_up("drawn-lightning-waits", "M33")),
            takes(dear, mix_up("dearest-of-field", "M33", card=dear)),
            or_nothing(free, mix_up("optional-for-lightning", "M33")),
        ]
        if chance.below(2):
            choices[3] = Choice(
                "anything",
                say("outcome-any-willow", cards=tuple(sorted(lying))),
                frozenset((card,) for card in lying),
                mix_up("lightning-is-willow", "M27", card=willows[0]),
            )
    return _drawn(chance, LIGHTNING, lying, choices, "M34" if vain else "M33")


def lightning_vain(chance: Chance) -> Exercise:
    """The Lightning is played onto a field of willows; then a card is drawn."""
    willows = chance.mixed(of_month(11))
    lying = willows[:1]
    fresh = willows[1] if chance.below(3) == 0 else chance.scattered(1, 11)[0]
    others = chance.cards(2, without=(*willows, fresh, LIGHTNING))
    position = Round.from_deal(hands=((LIGHTNING,), others[:1]), field=lying, stock=(fresh, others[1]))
    after = position.do("play 11L")
    truth = "field" if LIGHTNING in after.field else "pile"
    own_draw = mix_up("any-draw-takes", "M38", card=fresh)
    choices = [
        Choice("pile", say("lightning-in-pile", card=fresh), "pile", own_draw),
        Choice("field", say("lightning-on-field"), "field", mix_up("own-draw-passes", "M32", card=fresh)),
        Choice(
            "willow",
            say("lightning-with-willow", card=lying[0]),
            "willow",
            mix_up("lightning-is-willow", "M27", card=lying[0]),
        ),
        Choice("hand", say("lightning-refused"), "hand", mix_up("lightning-refused", "M32")),
    ]
    return single(
        chance,
        say("q-lightning-vain", drawn=fresh),
        (group("you-play", (LIGHTNING,)), group("you-draw", (fresh,)), field(lying)),
        choices,
        truth,
        rule="M32" if truth == "pile" else "M38",
        shows=(fresh,) if truth == "pile" else (),
    )


def _last_turn(
    chance: Chance, last: Card, on_field: list[Card], dealer: int, captor: int, rules: Rules
) -> Round:
    """The position before turn 16: a card that takes its mate, then `last` drawn. The other willows are in
    the pile of `captor`, all the rest is shared out by chance."""
    drawer = 1 - dealer
    played, mate = chance.some(of_month(chance.month(11, *(card.month for card in on_field))), 2)
    gone = {played, mate, last, *on_field}
    rest = chance.mixed(card for card in DECK if card not in gone)
    piles: list[list[Card]] = [[], []]
    for place, card in enumerate(rest):
        piles[captor if card.is_plain_willow else place % 2].append(card)
    hands = ((played,), ()) if drawer == 0 else ((), (played,))
    return Round.from_deal(
        hands=hands,
        field=[mate, *on_field],
        stock=(last,),
        dealer=dealer,
        rules=rules,
        piles=(piles[0], piles[1]),
    )


def lightning_last(chance: Chance) -> Exercise:
    """The Lightning is the last card of the stock."""
    dealer, captor = chance.below(2), chance.below(2)
    willow, *others = chance.mixed(of_month(11))
    position = _last_turn(chance, LIGHTNING, [willow], dealer, captor, Rules())
    played = position.hands[1 - dealer][0]
    event = position.do(f"play {played}").step[1]
    truth = "sweep" if event.kind == "draw_takes" else "stays"
    drawer = who(event.seat)
    choices = [
        Choice("drawer", say("last-drawer-takes", who=drawer, card=willow), "sweep"),
        Choice(
            "captor",
            say("captor-gets", who=who(captor), card=willow),
            "captor",
            mix_up("willow-with-kin", "M40", card=willow),
        ),
        Choice(
            "split",
            say("both-left-over", card=willow),
            "stays",
            mix_up("never-even-last", "M40", card=willow),
        ),
        Choice("nobody", say("nobody-gets", card=willow), "nobody", mix_up("leftovers-void", "M47")),
    ]
    picture = (
        group("last-card", (LIGHTNING,), who=drawer),
        field((willow,)),
        group("pile-part", sorted(others), who=who(captor)),
    )
    return single(
        chance,
        say("q-lightning-last", who=drawer, card=willow),
        picture,
        choices,
        truth,
        rule="M40",
        shows=(willow,),
    )


def last_willow(chance: Chance) -> Exercise:
    """A plain willow is the last card, and the Lightning still lies on the field."""
    dealer, captor = chance.below(2), chance.below(2)
    rules = Rules.preset("traditional" if chance.below(3) == 0 else "seed")
    willow, *others = chance.mixed(of_month(11))
    position = _last_turn(chance, willow, [LIGHTNING], dealer, captor, rules)
    played = position.hands[1 - dealer][0]
    event = position.do(f"play {played}").step[1]
    truth = frozenset({event.cards}) if event.kind == "draw_takes" else frozenset()
    agreed = rules == Rules.preset("traditional")
    drawer = who(event.seat)
    choices = [
        takes(LIGHTNING, mix_up("last-card-exception", "M41", card=willow)),
        stays(mix_up("exception-agreed", "M41", card=willow)),
        Choice(
            "pile", say("joins-willows", who=who(captor)), "pile", mix_up("joins-at-once", "M43", card=willow)
        ),
        Choice("free", say("drawer-chooses"), "free", mix_up("free-at-the-end", "M22", card=willow)),
    ]
    why = why_not_capture(willow, [LIGHTNING], [LIGHTNING], drawn=True, last=True, rules=rules)
    picture = (
        group("last-card", (willow,), who=drawer),
        field((LIGHTNING,)),
        group("pile-part", sorted(others), who=who(captor)),
    )
    return single(
        chance,
        say("q-last-willow-agreed" if agreed else "q-last-willow", who=drawer, card=willow),
        picture,
        choices,
        truth,
        rule="M41",
        because=why or say("because-last-willow", card=willow),
        shows=(LIGHTNING,),
    )
