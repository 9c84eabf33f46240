"""What can be done at a Mushi table now: the captures on offer, and why not the other cards."""

from __future__ import annotations

from typing import NamedTuple

from hanalab.core.reason import Reason, reason
from hanalab.mushi.captures import captures, why_not_capture
from hanalab.mushi.cards import Card, text_of
from hanalab.mushi.round import Round
from hanalab.widgets.mushi_game import Sitting
from hanalab.widgets.mushi_moments import Cards, Moment
from hanalab.widgets.mushi_words import options_of


class Offer(NamedTuple):
    """Something to choose: the act, and the cards it takes (none: the card stays on the field)."""

    act: str
    cards: Cards


def offers(sitting: Sitting, selected: Card | None) -> tuple[Offer, ...]:
    """What the pending card, or else the selected one, can do."""
    position = sitting.position
    if sitting.decider is None:
        return ()
    if position.pending is not None:
        options = options_of(position, position.pending).options
    elif selected is not None:
        options = captures(selected, position.field, rules=position.rules).options
        if not options:
            return (Offer(f"play {selected}", ()),)
    else:
        return ()
    return tuple(Offer(f"take {text_of(option)}", option) for option in options)


def targets(given: tuple[Offer, ...]) -> dict[str, str]:
    """The act of every card that can be taken."""
    return {card.code: offer.act for offer in given for card in offer.cards}


def whys(sitting: Sitting, selected: Card | None, taken: dict[str, str]) -> dict[str, Reason]:
    """Why each of the other field cards cannot be taken now."""
    moment = sitting.moment
    if moment is not None:
        return _whys_of_moment(moment)
    position = sitting.position
    if sitting.decider is None:
        return {}
    found: dict[str, Reason] = {}
    for card in position.field:
        if card.code not in taken:
            why = _why(position, card, selected)
            if why is not None:
                found[card.code] = why
    return found


def _why(position: Round, card: Card, selected: Card | None) -> Reason | None:
    if position.pending is not None:
        return position.why_not(f"take {card}")
    if selected is None:
        return position.why_not(f"play {card}")
    return why_not_capture(selected, (card,), position.field, rules=position.rules)


def _whys_of_moment(moment: Moment) -> dict[str, Reason]:
    drawn = moment.is_drawn
    found: dict[str, Reason] = {}
    for card in moment.field:
        if card in moment.takes:
            continue
        why = why_not_capture(
            moment.card,
            (card,),
            moment.field,
            drawn=drawn,
            last=drawn and not moment.stock,
            rules=moment.rules,
        )
        found[card.code] = why or reason("take-one", moment.event.rule, card=moment.card)
    return found


def hatched(moment: Moment) -> tuple[str, ...]:
    """The cards of its own month that a drawn card must pass by for the Lightning (M37)."""
    if not moment.is_forced:
        return ()
    return tuple(
        card.code for card in moment.field if card.month == moment.card.month and card not in moment.takes
    )
