"""What a card put on the field takes: matching by month, and the Lightning (M18 to M41).

This is the one place that knows it: moves, refusals, hints, lessons and pictures all ask here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from hanalab.core.reason import Reason, reason
from hanalab.mushi.cards import LIGHTNING, Card
from hanalab.mushi.rules import Rules

Cards = tuple[Card, ...]
SEED = Rules()


class Captures(NamedTuple):
    """The possible captures of a placed card. No option: it stays. One: it is taken. More: a choice."""

    options: tuple[Cards, ...]
    rule: str


def captures(
    card: Card, field: Iterable[Card], *, drawn: bool = False, last: bool = False, rules: Rules = SEED
) -> Captures:
    """What `card` takes from `field`, played from the hand or drawn from the stock (`last`: its last card).

    >>> [str(one[0]) for one in captures(Card("11L"), map(Card, ("01B", "04A", "11A"))).options]
    ['01B', '04A']
    """
    on_field = tuple(field)
    if card.is_lightning:
        return _by_lightning(on_field, drawn, last, rules)
    own = tuple([other for other in on_field if other.month == card.month and not other.is_lightning])
    if LIGHTNING in on_field:
        if card.is_plain_willow:
            if drawn and last and not own and rules.last_willow_takes_lightning == "yes":
                return Captures(((LIGHTNING,),), "M41")
            taken = _by_month(card, own, rules)
            return taken if own and not drawn else Captures(taken.options, "M38" if drawn else "M28")
        if drawn:
            return Captures(((LIGHTNING,),), "M37" if own else "M35")
        if rules.field_lightning_by_hand == "yes":
            return Captures((*_by_month(card, own, rules).options, (LIGHTNING,)), "M36")
    return _by_month(card, own, rules)


def _by_month(card: Card, own: Cards, rules: Rules) -> Captures:
    if not own:
        return Captures((), "M21")
    if len(own) == 1:
        return Captures((own,), "M18")
    if len(own) == 2:
        if card.month == 11 and rules.third_willow == "take_both":
            return Captures((own,), "M39")
        return Captures(((own[0],), (own[1],)), "M19")
    return Captures((own,), "M20")


def _by_lightning(field: Cards, drawn: bool, last: bool, rules: Rules) -> Captures:
    if drawn and last:
        return Captures((field,) if field else (), "M40")
    targets = [card for card in field if card.month != 11]
    if not targets:
        return Captures((), "M34" if drawn else "M32")
    if rules.lightning_stack == "single":
        return Captures(tuple((card,) for card in targets), "M33" if drawn else "M29")
    options: list[Cards] = []
    stacked = False
    for card in targets:
        suit = tuple([other for other in targets if other.month == card.month])
        option = suit if len(suit) == 3 else (card,)
        stacked = stacked or len(suit) == 3
        if option not in options:
            options.append(option)
    return Captures(tuple(options), "M31" if stacked else "M33" if drawn else "M29")


def why_not_capture(
    card: Card,
    wanted: Iterable[Card],
    field: Iterable[Card],
    *,
    drawn: bool = False,
    last: bool = False,
    rules: Rules = SEED,
) -> Reason | None:
    """None if the placed `card` may take exactly `wanted` from `field`, else the reason.

    >>> why_not_capture(Card("11L"), [Card("11A")], [Card("11A"), Card("01B")]).rule
    'M27'
    """
    on_field = tuple(field)
    chosen = tuple(sorted(wanted))
    options, rule = captures(card, on_field, drawn=drawn, last=last, rules=rules)
    if any(tuple(sorted(option)) == chosen for option in options):
        return None
    missing = [other for other in chosen if other not in on_field]
    if missing:
        return reason("not-on-field", "M16", card=missing[0])
    if not chosen:
        return reason("take-what", rule, card=card)
    forced = options[0] if len(options) == 1 else ()
    if len(chosen) > 1:
        if forced:
            return reason("takes-all", rule, card=card, cards=forced)
        return reason("take-one", rule, card=card)
    target = chosen[0]
    if card.is_lightning:
        if target.month == 11 and rule != "M40":
            return reason("lightning-never-willow", "M27", card=target)
        if rule == "M40":
            return reason("takes-all", rule, card=card, cards=forced)
        return reason("takes-whole-pile", "M31", cards=next((o for o in options if target in o), chosen))
    if target.is_lightning:
        if card.is_plain_willow:
            return reason("willow-never-lightning", "M38", card=card)
        return reason("hand-never-lightning", "M36", card=card)
    if target.month != card.month:
        return reason("other-month", "M18", card=card, target=target)
    if forced == (LIGHTNING,):
        return reason("lightning-first", "M37", card=card, target=target)
    return reason("takes-all", rule, card=card, cards=forced)
