"""What the Lightning lab asks, as a value: a field, how the Lightning comes to it, and what follows.

Every answer is the engine's (`captures`, `why_not_capture`, `misdeal`, `leftovers`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from hanalab.core.errors import SetupError
from hanalab.core.reason import Reason, reason
from hanalab.core.shown import shown
from hanalab.mushi import DECK, LIGHTNING, Card, Rules, captures, cards, why_not_capture
from hanalab.mushi.captures import Captures
from hanalab.mushi.dealing import stuck_cards
from hanalab.mushi.ending import leftovers

Cards = tuple[Card, ...]
SEED: Final = Rules()

#: how the Lightning comes: played from the hand, drawn, dealt to the field, drawn as the last card
SOURCES: Final = ("hand", "stock", "deal", "last")
WILLOWS: Final = cards("11B 11A 11R")
DEALT: Final = 8


class Fate(NamedTuple):
    """What becomes of cards at the end of the round. `kind` is orphan (M44), orphans (M45), willow (M43),
    lightning (M46), swept (M40) or waits (M35); `cards` are those it can be, `sure` whether it is all of
    them. For an orphan, `here` are the cards of its month still on the field, `away` those that are not."""

    kind: str
    cards: Cards
    rule: str
    sure: bool
    here: Cards = ()
    away: Cards = ()


@dataclass(frozen=True, slots=True)
class Trial:
    """One question to the lab. With `source` "deal" the Lightning lies on the field, and `arriving` is the
    card drawn from the stock (or, `by_hand`, played from the hand); `last` says that it is the last of the
    stock. `chosen` is a card of the capture looked at, `done` says that it has been made."""

    field: Cards = ()
    source: str = "hand"
    arriving: Card | None = None
    by_hand: bool = False
    last: bool = False
    chosen: Card | None = None
    done: bool = False
    rules: Rules = SEED

    # --- the situation ---------------------------------------------------------------------------------

    @property
    def placed(self) -> Card | None:
        """The card that comes to the field: the Lightning, or where that lies there the `arriving` one."""
        return self.arriving if self.source == "deal" else LIGHTNING

    @property
    def table(self) -> Cards:
        """All that lies on the field before, the Lightning too if it does."""
        return (*sorted((*self.field, LIGHTNING)),) if self.source == "deal" else self.field

    @property
    def drawn(self) -> bool:
        """Whether the placed card is drawn from the stock."""
        return not self.by_hand if self.source == "deal" else self.source != "hand"

    @property
    def is_last(self) -> bool:
        """Whether the placed card is the last of the stock."""
        return self.source == "last" or (self.source == "deal" and self.last and not self.by_hand)

    # --- the engine's answers --------------------------------------------------------------------------

    @property
    def captures(self) -> Captures:
        """What the placed card may take; nothing, if none is placed yet."""
        if self.placed is None:
            return Captures((), "M35")
        return captures(self.placed, self.table, drawn=self.drawn, last=self.is_last, rules=self.rules)

    @property
    def targets(self) -> Cards:
        """The cards it may take, in the order of the deck."""
        return tuple(sorted({card for option in self.captures.options for card in option}))

    def why(self, card: Card) -> Reason | None:
        """None if the placed card may take this one, else the reason."""
        if card in self.targets:
            return None
        if self.placed is None:
            return reason("lab-no-arriving", "M35")
        return why_not_capture(
            self.placed, (card,), self.table, drawn=self.drawn, last=self.is_last, rules=self.rules
        )

    @property
    def choice(self) -> Cards:
        """The capture looked at: that of the `chosen` card, else the first; empty if there is none."""
        options = self.captures.options
        return next((option for option in options if self.chosen in option), options[0] if options else ())

    @property
    def after(self) -> Cards:
        """The field after the capture looked at, with the placed card on it if it takes nothing."""
        left = tuple(card for card in self.table if card not in self.choice)
        stays = () if self.placed is None or self.choice else (self.placed,)
        return (*sorted((*left, *stays)),)

    @property
    def doubts(self) -> tuple[Reason, ...]:
        """Why no real round can have this field, if so: all reasons."""
        found = [stuck.why for stuck in stuck_cards(self.table)]
        together = tuple(card for card in self.field if _month(card, self.field) > 1)
        most = DEALT - (self.source == "deal")
        if len(together) > most:
            found.append(reason("lab-too-many", "M7", count=len(together), most=most))
        if self.source == "last" and not (len(self.field) == 1 and self.field[0].is_plain_willow):
            found.append(reason("lab-last-field", "M40"))
        return tuple(found)

    @property
    def fates(self) -> tuple[Fate, ...]:
        """What is left over at the end after the capture looked at, and by which rule it is given."""
        if self.placed is None:
            return ()
        pair = (self.placed, *self.choice)
        found: list[Fate] = []
        if self.source == "last":
            swept = tuple(card for card in self.choice if card.is_plain_willow)
            return (Fate("swept", swept, "M40", True),) if swept else ()
        if LIGHTNING in pair and self.choice:
            partner = next(card for card in pair if not card.is_lightning)
            if partner.is_plain_willow:
                return (Fate("swept", (partner,), self.captures.rule, True),)
            found.append(_orphan(self, partner.month))
        elif LIGHTNING in self.after and self.is_last:
            found.append(Fate("lightning", (LIGHTNING,), _rule_for((LIGHTNING,), ((), ())), True))
        elif LIGHTNING in self.after:
            found.append(Fate("waits", (LIGHTNING,), "M35", True))
        left = tuple(card for card in WILLOWS if card not in pair or card in self.after)
        if left:
            others = tuple(card for card in WILLOWS if card not in left)
            rule = _rule_for(left[:1], ((), others if len(others) == 2 else WILLOWS[1:]))
            found.append(Fate("willow", left, rule, len(left) == 1))
        return tuple(found)

    @property
    def settled(self) -> Trial:
        """What lies on the field now: after a capture its rest, with nothing to come yet."""
        if not self.done:
            return self
        field = tuple(card for card in self.after if not card.is_lightning)
        source = "deal" if LIGHTNING in self.after else self.source
        return self._new(field=field, source=source, arriving=None, by_hand=False, last=False)

    # --- steps -----------------------------------------------------------------------------------------

    def put(self, card: Card) -> Trial:
        """Put a card on the field, or take it away again."""
        now = self.settled
        if card in now.field:
            return now._new(field=tuple(other for other in now.field if other is not card))
        here = None if card is now.arriving else now.arriving
        return now._new(field=(*sorted((*now.field, card)),), arriving=here)

    def arrive(self, card: Card, by_hand: bool) -> Trial:
        """Let `card` be the one that is drawn, or played from the hand; the same again: none."""
        now = self.settled
        if card is now.arriving and by_hand == now.by_hand:
            return now._new(arriving=None)
        field = tuple(other for other in now.field if other is not card)
        return now._new(field=field, arriving=card, by_hand=by_hand, last=now.last and not by_hand)

    def come(self, source: str) -> Trial:
        """Let the Lightning come from another source."""
        now = self.settled
        arriving = now.arriving if source == "deal" else None
        return now._new(source=source, arriving=arriving, by_hand=False, last=False)

    def turned(self, by_hand: bool) -> Trial:
        """The arriving card played from the hand instead of drawn, or the other way round."""
        return self._new(by_hand=by_hand, last=self.last and not by_hand)

    def at_last(self, last: bool) -> Trial:
        """Whether the arriving card is the last of the stock."""
        return self._new(last=last)

    def cleared(self) -> Trial:
        """An empty field."""
        return self._new(field=(), arriving=None)

    def choose(self, card: Card) -> Trial:
        """Look at the capture of this card."""
        return replace(self, chosen=card, done=False)

    def take(self) -> Trial:
        """Make the capture looked at, or let the card stay where there is none."""
        return replace(self, done=True)

    def ruled(self, rules: Rules) -> Trial:
        """The same under other rules."""
        return self._new(rules=rules)

    def _new(self, **changes: object) -> Trial:
        return replace(self, chosen=None, done=False, **changes)  # type: ignore[arg-type]

    @property
    def goes_on(self) -> bool:
        """Whether the Lightning still lies on the field afterwards, so that another card may come."""
        return self.placed is not None and LIGHTNING in self.after and not self.is_last


def trial(
    field: str | Iterable[Card | str] = "",
    source: str = "hand",
    drawn: str | Card | None = None,
    played: str | Card | None = None,
    rules: Rules = SEED,
) -> Trial:
    """A question from what a person writes; `SetupError` lists all that is wrong with it.

    >>> [str(card) for card in trial("01B 01R 11A", source="stock").targets]
    ['01B', '01R']
    """
    on_field = cards(field)
    defects = [reason("card-twice", "M2", card=card) for card in DECK if on_field.count(card) > 1]
    if source not in SOURCES:
        defects.append(reason("lab-source", None, source=shown(source), allowed=", ".join(SOURCES)))
    elif source != "deal" and LIGHTNING in on_field:
        defects.append(reason(f"lab-lightning-{source}", "M26"))
    if drawn is not None and played is not None:
        defects.append(reason("lab-two-arriving", "M23"))
    arriving = [Card(card) for card in (drawn, played) if card is not None]
    for card in arriving:
        if source != "deal":
            defects.append(reason("lab-arriving-source", "M35", card=card))
        if card.is_lightning:
            defects.append(reason("lab-lightning-deal", "M35"))
        elif card in on_field:
            defects.append(reason("card-twice", "M2", card=card))
    if defects:
        raise SetupError(defects)
    rest = tuple(card for card in on_field if not card.is_lightning)
    return Trial(
        field=(*sorted(rest),),
        source=source,
        arriving=arriving[0] if arriving else None,
        by_hand=played is not None,
        rules=rules,
    )


def _month(card: Card, field: Cards) -> int:
    return sum(other.month == card.month for other in field)


def _orphan(at: Trial, month: int) -> Fate:
    """Which cards of the month that the Lightning was paired with stay over (A month has four cards: with
    one gone, three arrive; two of them pair, unless all three lie there or the whole pile was taken)."""
    gone = (at.placed, *at.choice)
    rest = tuple(card for card in DECK if card.month == month and card not in gone)
    here = tuple(card for card in rest if card in at.after)
    away = tuple(card for card in rest if card not in at.after)
    if not away or not here:
        left = rest
    elif len(here) == 2:
        left = here  # the one still to come takes one of them
    else:
        left = rest if at.source == "deal" else away  # two lay together since the deal: both others come
    kind = "orphans" if len(here) == 3 else "orphan"
    sure = len(left) == 1 or kind == "orphans"
    rule = _rule_for(left if sure else left[:1], ((LIGHTNING,), ()))
    return Fate(kind, left, rule, sure, here, away)


def _rule_for(left: Cards, piles: tuple[Cards, Cards]) -> str:
    return leftovers(left, piles, last_drawer=1)[0].rule
