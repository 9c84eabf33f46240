"""More exercises of lesson 3: what is left on the field at the end, and who gets it."""

from __future__ import annotations

from hanalab.lessons.chance import Chance, of_month
from hanalab.lessons.exercise import Exercise, Group, mix_up
from hanalab.lessons.making import Choice, field, group, number, plant, played_out, single, who
from hanalab.lessons.mushi_lightning import _last_turn
from hanalab.lessons.phrase import say
from hanalab.mushi.cards import DECK, LIGHTNING, Card
from hanalab.mushi.dealing import misdeal
from hanalab.mushi.events import Event
from hanalab.mushi.round import Round
from hanalab.mushi.rules import Rules


def _usual_end(chance: Chance) -> tuple[Round, Event, Event]:
    """A round played out that ended with one willow and one other card left: about 97 in 100."""
    while True:
        end = played_out(Round.deal(chance.below(10**9), dealer=chance.below(2)), chance)
        left = {event.rule: event for event in end.events if event.kind == "leftover"}
        if set(left) == {"M43", "M44"}:
            return end, left["M43"], left["M44"]


def _shares(end: Round, willow: Event, orphan: Event) -> tuple[Group, ...]:
    """The two leftovers, and of both piles the cards that may have a say in where they go."""
    month = orphan.cards[0].month
    left = {*willow.cards, *orphan.cards}
    parts = [
        sorted(card for card in end.piles[seat] if card.month in (11, month) and card not in left)
        for seat in (0, 1)
    ]
    return (
        group("left-over", sorted(left)),
        *(group("pile-part", part, who=who(seat)) for seat, part in enumerate(parts) if part),
    )


def _seats(end: Round, orphan: Event) -> dict[str, int]:
    """Who captured two willows, who has the Lightning, who drew last, who has most of the orphan's month."""
    willows = [sum(card.is_plain_willow for card in pile) for pile in end.piles]
    alike = [
        sum(card.month == orphan.cards[0].month for card in pile if card not in orphan.cards)
        for pile in end.piles
    ]
    return {
        "kin": int(willows[1] >= 2),
        "lightning": int(LIGHTNING in end.piles[1]),
        "last": 1 - end.dealer,
        "mates": int(alike[1] >= alike[0]),
    }


def leftover_willow(chance: Chance) -> Exercise:
    """Who gets the willow that is left over?"""
    end, willow, orphan = _usual_end(chance)
    seats, card = _seats(end, orphan), willow.cards[0]
    choices = [
        Choice("willows", say("gets-kin", who=who(seats["kin"])), "M43"),
        Choice(
            "lightning",
            say("gets-lightning", who=who(seats["lightning"])),
            "M44",
            mix_up("lightning-owns-all", "M43", card=card),
        ),
        Choice(
            "last", say("gets-last", who=who(seats["last"])), "M46", mix_up("last-sweeps", "M43", card=card)
        ),
        Choice("nobody", say("gets-nobody"), "nobody", mix_up("leftovers-void", "M47")),
    ]
    return single(
        chance,
        say("q-who-gets", card=card, who=who(seats["last"])),
        _shares(end, willow, orphan),
        choices,
        willow.rule,
        rule="M43",
        shows=[each for each in end.piles[willow.seat] if each.is_plain_willow],
    )


def orphan(chance: Chance) -> Exercise:
    """Who gets the card whose mate went with the Lightning?"""
    end, willow, alone = _usual_end(chance)
    seats, card = _seats(end, alone), alone.cards[0]
    choices = [
        Choice("lightning", say("gets-lightning", who=who(seats["lightning"])), "M44"),
        Choice(
            "mates",
            say("gets-mates", who=who(seats["mates"]), card=card),
            "mates",
            mix_up("orphan-with-kin", "M44", card=card),
        ),
        Choice(
            "last", say("gets-last", who=who(seats["last"])), "M46", mix_up("last-sweeps", "M44", card=card)
        ),
        Choice("nobody", say("gets-nobody"), "nobody", mix_up("leftovers-void", "M47")),
    ]
    return single(
        chance,
        say("q-who-gets", card=card, who=who(seats["last"])),
        _shares(end, willow, alone),
        choices,
        alone.rule,
        rule="M44",
        shows=(LIGHTNING,),
    )


def orphan_month(chance: Chance) -> Exercise:
    """Which month will have a card left over, once the Lightning has been paired?"""
    while True:
        end, _, alone = _usual_end(chance)
        paired = next(
            (
                at
                for at in _line(end)
                if at.previous is not None and LIGHTNING in (*at.piles[0], *at.piles[1])
            ),
            None,
        )
        event = next((each for each in paired.step if _pairs(each)), None) if paired is not None else None
        if paired is not None and event is not None and len(paired.field) > 1:
            break
    month = alone.cards[0].month
    mate: Card = event.cards[0] if event.card is LIGHTNING else event.card  # type: ignore[assignment]
    lying = [card for card in paired.field if card.month not in (11, month)]
    other = chance.pick(lying).month if lying else chance.month(11, month)
    choices = [
        Choice(f"{month:02}", say("left-month", month=plant(month)), month),
        Choice(
            f"{other:02}",
            say("left-month", month=plant(other)),
            other,
            mix_up("last-on-field", "M44", month=plant(mate.month)),
        ),
        Choice("none", say("left-none"), "none", mix_up("all-pair-up", "M44", month=plant(mate.month))),
        Choice("open", say("left-open"), "open", mix_up("cannot-know", "M44", month=plant(mate.month))),
    ]
    both = (LIGHTNING, mate)
    return single(
        chance,
        say("q-orphan-month", card=mate),
        (group("just-captured", both, who=who(event.seat)), field(paired.field)),
        choices,
        month,
        rule="M44",
        shows=both,
    )


def _line(end: Round) -> list[Round]:
    positions = [end]
    while positions[-1].previous is not None:
        positions.append(positions[-1].previous)
    return positions[::-1]


def _pairs(event: Event) -> bool:
    return event.kind.endswith("takes") and LIGHTNING in (event.card, *event.cards)


def left_of_month(chance: Chance) -> Exercise:
    """The first card drawn must take the Lightning from its own month: how many of it are left in the end?"""
    while True:
        month = chance.month(11)
        suit = chance.mixed(of_month(month))
        lying = suit[: chance.pick((1, 3, 3))]
        fresh = suit[-1]
        rest = chance.mixed(card for card in DECK if card.month not in (11, month))
        room = 7 - len(lying)
        on_field = [LIGHTNING, *lying, *rest[:room]]
        others = chance.mixed([*rest[room:], *of_month(11), *suit[len(lying) : -1]])
        if misdeal(on_field) is None:
            break
    deck = [*others[:4], *on_field[:4], *others[4:12], *on_field[4:], *others[12:16], fresh, *others[16:]]
    start = Round.from_deck(deck)
    end = played_out(start, chance)
    left = sum(len(e.cards) for e in end.events if e.kind == "leftover" and e.cards[0].month == month)
    near = [
        (1, mix_up("always-one-orphan", "M45", month=plant(month))),
        (3, mix_up("all-three-stuck", "M44", month=plant(month))),
        (0, mix_up("own-month-first", "M37")),
        (2, mix_up("left-in-pairs", "M45" if left == 3 else "M44", month=plant(month))),
    ]
    return number(
        say("q-left-of-month", month=plant(month), drawn=fresh),
        (group("first-draw", (fresh,)), field(start.field)),
        left,
        near,
        rule="M45" if left == 3 else "M44",
        shows=lying,
    )


def lightning_left(chance: Chance) -> Exercise:
    """The Lightning itself is left over."""
    dealer, captor = chance.below(2), chance.below(2)
    willow, *others = chance.mixed(of_month(11))
    position = _last_turn(chance, willow, [LIGHTNING], dealer, captor, Rules())
    played = position.hands[1 - dealer][0]
    step = position.do(f"play {played}").step
    event = next(each for each in step if each.kind == "leftover" and LIGHTNING in each.cards)
    choices = [
        Choice("last", say("gets-last", who=who(1 - dealer)), "M46"),
        Choice("willows", say("gets-kin", who=who(captor)), "M43", mix_up("lightning-with-willows", "M46")),
        Choice("dealer", say("gets-dealer", who=who(dealer)), "dealer", mix_up("dealer-gets-rest", "M46")),
        Choice("nobody", say("gets-nobody"), "nobody", mix_up("leftovers-void", "M47")),
    ]
    picture = (
        group("left-over", (LIGHTNING, willow)),
        group("pile-part", sorted(others), who=who(captor)),
    )
    return single(
        chance,
        say("q-who-gets", card=LIGHTNING, who=who(1 - dealer)),
        picture,
        choices,
        event.rule,
        rule="M46",
        shows=(LIGHTNING,),
    )
