"""What a card put on the field takes: matching by month, and the Lightning (M18 to M41).

This is the one place that knows it: moves, refusals, hints, lessons and pictures all ask here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from hanalab.core.reason import Reason, reason
from hanalab.mushi.cards import LIGHTNING, Card, cards
from hanalab.mushi.rules import Rules

Cards = tuple[Card, ...]
SEED = Rules()


class Captures(NamedTuple):
    """The possible captures of a placed card. No option: it stays. One: it is taken. More: a choice.

    Each option is one or more field cards in the order of the deck; `rule` is the rule that says so.
    """

    options: tuple[Cards, ...]
    rule: str


_STAYS = Captures((), "M21")


def captures(
    card: Card | str,
    field: str | Iterable[Card | str],
    *,
    drawn: bool = False,
    last: bool = False,
    rules: Rules | str = SEED,
) -> Captures:
    """What `card` takes from `field`, played from the hand or drawn from the stock (`last`: its last card).

    >>> [str(one[0]) for one in captures("11L", "01B 04A 11A").options]
    ['01B', '04A']
    """
    return found_for(Card(card), cards(field), drawn, last, Rules.of(rules))


def found_for(card: Card, on_field: Cards, drawn: bool, last: bool, rules: Rules) -> Captures:
    """The same for cards and rules that are known to be such."""
    if card.is_lightning:
        return _by_lightning(on_field, drawn, last, rules)
    month = card.month
    own = tuple([other for other in on_field if other.month == month and other is not LIGHTNING])
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
        return _STAYS
    if len(own) == 1:
        return Captures((own,), "M18")
    if len(own) == 2:
        if card.month == 11 and rules.third_willow == "take_both":
            return Captures((tuple(sorted(own)),), "M39")
        return Captures(((own[0],), (own[1],)), "M19")
    return Captures((tuple(sorted(own)),), "M20")


def _by_lightning(field: Cards, drawn: bool, last: bool, rules: Rules) -> Captures:
    if drawn and last:
        return Captures((tuple(sorted(field)),) if field else (), "M40")
    targets = [card for card in field if card.month != 11]
    if not targets:
        return Captures((), "M34" if drawn else "M32")
    if rules.lightning_stack == "single":
        return Captures(tuple((card,) for card in targets), "M33" if drawn else "M29")
    options: list[Cards] = []
    stacked = False
    for card in targets:
        suit = [other for other in targets if other.month == card.month]
        option = tuple(sorted(suit)) if len(suit) == 3 else (card,)
        stacked = stacked or len(suit) == 3
        if option not in options:
            options.append(option)
    return Captures(tuple(options), "M31" if stacked else "M33" if drawn else "M29")


def why_not_capture(
    card: Card | str,
    wanted: str | Iterable[Card | str],
    field: str | Iterable[Card | str],
    *,
    drawn: bool = False,
    last: bool = False,
    rules: Rules | str = SEED,
) -> Reason | None:
    """None if the placed `card` may take exactly `wanted` from `field`, else the reason.

    >>> why_not_capture("11L", "11A", "11A 01B").rule
    'M27'
    """
    card, on_field = Card(card), cards(field)
    chosen = tuple(sorted(cards(wanted)))
    options, rule = found_for(card, on_field, drawn, last, Rules.of(rules))
    if chosen in options:
        return None
    if not chosen:
        return reason("take-what", rule, card=card)
    for target in chosen:
        why = _never(card, target, on_field, options, rule)
        if why is not None:
            return why
    # Every single target could be taken in some way: it is the number of them that is wrong.
    together = next((option for option in options if len(option) > 1 and chosen[0] in option), None)
    if together is None:
        return reason("take-one", "M27" if card.is_lightning else rule, card=card)
    if len(options) > 1 and card.is_lightning:
        return reason("takes-whole-pile", rule, cards=together)
    return reason("takes-all", rule, card=card, cards=together)


def _never(card: Card, target: Card, field: Cards, options: tuple[Cards, ...], rule: str) -> Reason | None:
    """Why the placed card cannot take this target, alone or with others; None if some option has it."""
    if any(target in option for option in options):
        return None
    if target not in field:
        return reason("not-on-field", "M16", card=target)
    if card.is_lightning:
        return reason("lightning-never-willow", "M27", card=target)
    if target.is_lightning:
        code = "willow-never-lightning" if card.is_plain_willow else "hand-never-lightning"
        return reason(code, "M38" if card.is_plain_willow else "M36", card=card)
    if target.month != card.month:
        return reason("other-month", "M18", card=card, target=target)
    return reason("lightning-first", rule, card=card, target=target)
