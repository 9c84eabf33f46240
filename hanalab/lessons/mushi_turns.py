"""Exercises of lesson 2: playing, matching, drawing, and what lies open."""

from __future__ import annotations

from collections.abc import Callable

from hanalab.lessons.chance import Chance, of_month
from hanalab.lessons.exercise import Exercise, MixUp, Option, mix_up
from hanalab.lessons.making import (
    STAYS,
    Choice,
    all_of,
    any_card,
    field,
    group,
    into_hand,
    number,
    one_of,
    or_nothing,
    outcome,
    played_out,
    several,
    single,
    stays,
    takes,
    who,
)
from hanalab.lessons.phrase import say
from hanalab.mushi.captures import captures, why_not_capture
from hanalab.mushi.cards import DECK, MONTHS, UNKNOWN, Card
from hanalab.mushi.round import Round


def match(chance: Chance) -> Exercise:
    """A card is played onto none, one or two of its month."""
    month, count = chance.month(11), chance.below(3)
    card, *rest = chance.mixed(of_month(month))
    own = sorted(rest[:count])
    others = chance.scattered(5 - count, month)
    return _capture(chance, card, own, others, MATCHES[count])


def match_three(chance: Chance) -> Exercise:
    """A card is played onto three of its month."""
    card, *own = chance.mixed(of_month(chance.month(11)))
    return _capture(chance, card, sorted(own), chance.scattered(3, card.month), _with_three)


def _capture(
    chance: Chance, card: Card, own: list[Card], others: list[Card], choices: Callable[..., list[Choice]]
) -> Exercise:
    found = captures(card, (*own, *others))
    return single(
        chance,
        say("q-play-takes", card=card),
        (group("you-play", (card,)), field((*own, *others))),
        choices(card, own, others),
        outcome(found),
        rule=found.rule,
        shows=own,
    )


def _with_none(card: Card, own: list[Card], others: list[Card]) -> list[Choice]:
    like = [other for other in others if other.type == card.type]
    wrong = [takes(like[0], mix_up("same-type", "M18", card=card, other=like[0]))] if like else []
    return [
        stays(),
        *wrong,
        any_card(mix_up("anything-goes", "M21", card=card)),
        into_hand(mix_up("taken-back", "M21", card=card)),
        Choice("pile", say("outcome-pile"), "pile", mix_up("own-pile", "M21", card=card)),
    ]


def _with_one(card: Card, own: list[Card], others: list[Card]) -> list[Choice]:
    like = [other for other in others if other.type == card.type] or others
    return [
        takes(own[0]),
        stays(mix_up("match-waits", "M18", card=own[0])),
        or_nothing(own, mix_up("optional-capture", "M22", card=own[0])),
        takes(like[0], _other_month(card, like[0])),
    ]


def _with_two(card: Card, own: list[Card], others: list[Card]) -> list[Choice]:
    dear = max(own, key=lambda each: each.points)
    return [
        one_of(own),
        all_of(own, mix_up("pair-together", "M19", cards=tuple(own))),
        takes(dear, mix_up("dearer-of-two", "M19", card=dear)),
        or_nothing(own, mix_up("optional-capture", "M22", card=dear)),
    ]


def _with_three(card: Card, own: list[Card], others: list[Card]) -> list[Choice]:
    dear = max(own, key=lambda each: each.points)
    return [
        all_of(own),
        one_of(own, mix_up("one-takes-one", "M20")),
        takes(dear, mix_up("dearest-of-three", "M20", card=dear)),
        stays(mix_up("three-locked", "M20")),
    ]


MATCHES = (_with_none, _with_one, _with_two)


def targets(chance: Chance) -> Exercise:
    """Which cards may a played card take?"""
    month = chance.month(11)
    card, *rest = chance.mixed(of_month(month))
    own = rest[: 1 + chance.below(2)]
    next_door = [m for m in MONTHS if abs(m - month) == 1]
    others = [chance.pick(of_month(m)) for m in chance.some(next_door, 1)]
    like = [c for c in DECK if c.type == card.type and c.month not in (month, 11, *(o.month for o in others))]
    others += chance.some(like, 1)
    others += chance.scattered(5 - len(own) - len(others), month, *(other.month for other in others))
    cards = sorted((*own, *others))
    found = captures(card, cards)
    right = {option[0] for option in found.options}
    options = [
        Option(
            each.code,
            say("outcome-card", card=each),
            each in right,
            _for_target(card, each, cards, right),
            each,
        )
        for each in cards
    ]
    return several(
        say("q-targets", card=card), (group("you-play", (card,)), field(cards)), options, rule=found.rule
    )


def _for_target(card: Card, each: Card, cards: list[Card], right: set[Card]) -> MixUp:
    if each in right:
        code = "only-one-of-two" if len(right) > 1 else "match-overlooked"
        return mix_up(code, "M19" if len(right) > 1 else "M18", card=card, other=each)
    why = why_not_capture(card, [each], cards)
    code = _other_month(card, each).code
    return mix_up(code, (why and why.rule) or "M18", why, card=card, other=each)


def _other_month(card: Card, other: Card) -> MixUp:
    if other.type == card.type:
        return mix_up("same-type", "M18", card=card, other=other)
    if abs(other.month - card.month) == 1:
        return mix_up("next-month", "M18", card=card, other=other)
    return mix_up("any-month", "M18", card=card, other=other)


def no_duty(chance: Chance) -> Exercise:
    """Which cards of the hand may be played?"""
    lying = chance.scattered(4, 11)
    matching = chance.pick([card for card in of_month(lying[0].month) if card is not lying[0]])
    strangers = chance.scattered(2, 11, *(card.month for card in lying))
    hand = tuple(sorted((matching, *strangers)))
    rest = chance.cards(9, without=(*hand, *lying))
    position = Round.from_deal(hands=(hand, rest[:3]), field=lying, stock=rest[3:])
    playable = frozenset(cards[0] for action in position.actions() if (cards := _cards(action)))
    dear = max(hand, key=lambda card: (card.points, card))
    choices = [
        Choice("every", say("any-of-hand"), frozenset(hand)),
        Choice("match", say("only-card", card=matching), frozenset({matching}), mix_up("must-match", "M17")),
        Choice(
            "strangers",
            say("only-cards", cards=tuple(strangers)),
            frozenset(strangers),
            mix_up("matches-are-saved", "M16", card=matching),
        ),
        Choice("dearest", say("only-highest", card=dear), "dearest", mix_up("dearest-first", "M16")),
    ]
    return single(
        chance, say("q-no-duty"), (group("your-hand", hand), field(lying)), choices, playable, rule="M17"
    )


def _cards(action: object) -> tuple[Card, ...]:
    card = getattr(action, "card", None)
    return (card,) if isinstance(card, Card) else ()


def drawn(chance: Chance) -> Exercise:
    """A card was played and stays; the drawn one finds it, another, or nothing."""
    case = chance.below(3)
    month = chance.month(11)
    played, fresh, *_ = chance.mixed(of_month(month))
    lying = chance.scattered(4, 11, month)
    if case == 1:
        fresh = chance.pick([card for card in of_month(lying[0].month) if card is not lying[0]])
    elif case == 2:
        fresh = chance.scattered(1, 11, month, *(card.month for card in lying))[0]
    others = chance.cards(2, without=(played, fresh, *lying))
    position = Round.from_deal(hands=((played,), others[:1]), field=lying, stock=(fresh, others[1]))
    event = position.do(f"play {played}").step[1]
    truth = frozenset({event.cards}) if event.kind == "draw_takes" else STAYS
    mate = lying[0]
    waits = (
        mix_up("own-card-safe", "M23", card=played)
        if case == 0
        else mix_up("draw-only-lies", "M23", card=mate)
    )
    choices = [
        takes(played, mix_up("drawn-with-played", "M18", card=played, other=fresh)),
        stays(waits),
        into_hand(mix_up("drawn-to-hand", "M23")),
        takes(mate) if case == 1 else any_card(mix_up("anything-goes", "M21", card=fresh)),
    ]
    shows = event.cards or (fresh,)
    return single(
        chance,
        say("q-drawn", card=played, drawn=fresh),
        (group("you-drew-now", (fresh,)), field((*lying, played))),
        choices,
        truth,
        rule="M23" if event.cards else event.rule,
        shows=shows,
    )


def _turn(chance: Chance) -> tuple[Round, Round, Card, Card]:
    """A turn without a choice in which something is taken: before, after, the cards played and drawn."""
    while True:
        lying = chance.cards(4, months=[m for m in MONTHS if m != 11])
        likely = {card.month for card in lying}
        months = (likely, likely, {month for month in MONTHS if month != 11})
        played = chance.cards(1, months=chance.pick(months), without=lying)[0]
        fresh = chance.cards(1, months=chance.pick(months), without=(played, *lying))[0]
        others = chance.cards(2, without=(played, fresh, *lying))
        before = Round.from_deal(hands=((played,), others[:1]), field=lying, stock=(fresh, others[1]))
        after = before.do(f"play {played}")
        if after.phase == "HAND" and after.piles[0] and after.field:
            return before, after, played, fresh


def field_after(chance: Chance) -> Exercise:
    """Which cards lie on the field after a turn?"""
    before, after, played, fresh = _turn(chance)
    candidates = sorted((*before.field, played, fresh))
    special = {
        (played, True): "played-to-pile",
        (fresh, True): "drawn-to-pile",
        (played, False): "played-stays",
        (fresh, False): "drawn-stays",
    }
    options = []
    for card in candidates:
        left = card in after.field
        code = special.get((card, left), "field-swept" if left else "captured-stays")
        mix = mix_up(code, "M21" if left else "M18", card=card)
        options.append(Option(card.code, say("outcome-card", card=card), left, mix, card))
    picture = (group("you-play", (played,)), group("you-draw", (fresh,)), field(before.field))
    return several(
        say("q-field-after", card=played, drawn=fresh),
        picture,
        options,
        rule="M18",
        because=say("because-field-after", cards=after.piles[0]),
        shows=after.field,
    )


def pile_count(chance: Chance) -> Exercise:
    """How many cards does a turn bring into the pile?"""
    before, after, played, fresh = _turn(chance)
    gained = after.piles[0]
    by_hand = sum(1 + len(event.cards) for event in after.step if event.kind == "play_takes")
    catches = [event for event in after.step if event.kind.endswith("takes")]
    near = [
        (len(gained) - len(catches), mix_up("own-card-not-counted", "M18")),
        (2 * len(catches), mix_up("one-takes-one", "M20")),
        (len(gained) - by_hand, mix_up("only-the-draw", "M18")),
        (4, mix_up("always-two-and-two", "M21")),
        (1, mix_up("one-catch-a-turn", "M23")),
    ]
    picture = (group("you-play", (played,)), group("you-draw", (fresh,)), field(before.field))
    return number(
        say("q-pile-count", card=played, drawn=fresh),
        picture,
        len(gained),
        near,
        rule="M18",
        because=say("because-pile-count", cards=gained),
        shows=gained,
    )


def hidden(chance: Chance) -> Exercise:
    """What can you not know?"""
    position = played_out(Round.deal(chance.below(10**6)), chance, 4 + 2 * chance.below(4))
    view = position.view(0)
    unseen = {
        "hand": UNKNOWN in view.hands[1],
        "order": UNKNOWN in view.stock,
        "count": len(view.stock) != len(position.stock),
        "pile": view.piles[1] != position.piles[1],
        "score": view.score().card_points != position.score().card_points,
    }
    options = [
        Option(name, say(f"hidden-{name}"), is_hidden, mix_up(f"unseen-{name}", "M25"))
        for name, is_hidden in unseen.items()
    ]
    picture = (
        group("your-hand", view.hands[0]),
        group("other-hand", view.hands[1], count=len(view.hands[1])),
        field(view.field),
        group("other-pile", sorted(view.piles[1])),
    )
    return several(say("q-hidden"), picture, options, rule="M25")


def turn(chance: Chance) -> Exercise:
    """Which of the sixteen turns is this?"""
    dealer = chance.below(2)
    position = played_out(Round.deal(chance.below(10**6), dealer=dealer), chance, 2 + chance.below(12))
    own, other = map(len, position.hands)
    near = [
        (position.turn - 1, mix_up("turns-finished", "M9")),
        (8 - own + 1, mix_up("only-my-turns", "M9")),
        (8 - own, mix_up("my-finished-turns", "M9", count=8 - own)),
        (own + other, mix_up("turns-to-come", "M9")),
        (len(position.stock), mix_up("turns-to-come", "M9")),
    ]
    picture = (
        group("your-hand", position.hands[0]),
        group("other-hand", (UNKNOWN,) * other, count=other),
    )
    return number(
        say("q-turn", who=who(dealer)),
        picture,
        position.turn,
        near,
        rule="M9",
        because=say("because-turn", played=16 - own - other, own=8 - own, other=8 - other),
    )
