"""What may be played to a trick and what wins it (K24 to K39).

This is the one place that knows it: moves, refusals, hints, lessons and pictures all ask here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from hanalab.core.errors import NotationError, SetupError
from hanalab.core.reason import Reason, reason
from hanalab.core.shown import quoted, shown
from hanalab.mighty.cards import DECK, JOKER, SUITS, TRUMPS, Card, cards, read_card, read_trump
from hanalab.mighty.rules import Rules

SEED = Rules()
TRICKS: Final = 10
_MIGHTY_AT_SPADES: Final = {"DA": Card("DA"), "CA": Card("CA"), "SA": Card("SA")}
_SPADE_ACE: Final = Card("SA")
_SIGNS: Final = str.maketrans("♠♣♦♥", "SCDH")


class _Laid(NamedTuple):
    card: Card
    names: str | None = None
    calls: bool | None = None


class Laid(_Laid):
    """A card in a trick, with the suit a led Joker names (K30) or the call that goes with it (K32).
    `calls` None: a call card that is led calls."""

    __slots__ = ()

    def __new__(cls, card: Card | str, names: str | None = None, calls: bool | None = None) -> Laid:
        if names is not None and names not in tuple(SUITS):
            raise NotationError("names-suit", "K30", found=shown(names), source=shown(names), place=0)
        return super().__new__(cls, Card(card), names, calls if calls is None else bool(calls))

    def __str__(self) -> str:
        if self.names:
            return f"{self.card} names {self.names}"
        return f"{self.card} calls" if self.calls else self.card.code


Trick = Sequence[Laid]
#: plain cards in a trick, by the index of the card
LAID: Final = tuple(Laid(card) for card in DECK)


def read_trick(source: str | Iterable[Card | str | Laid]) -> tuple[Laid, ...]:
    """Cards in order of play: a text such as `JK names H, H4 S2`, or an iterable of cards, codes and
    `Laid`."""
    if not isinstance(source, str):
        if not isinstance(source, Iterable):
            raise NotationError("not-a-playing-card-text", source=quoted(source), place=0)
        laid: list[Laid] = []
        for item in source:
            laid += (
                [item]
                if isinstance(item, Laid)
                else [Laid(item)]
                if isinstance(item, Card)
                else read_trick(item)
            )
        return tuple(laid)
    return read_laid(source, 0, source, None)


def read_laid(source: str, place: int, whole: str, defects: list[Reason] | None) -> tuple[Laid, ...]:
    """Read cards in order of play that stand at `place` of a whole text. With `defects`, what cannot be
    read is added there; without, the first raises `NotationError`."""
    found: list[Laid] = []
    words = list(re.finditer(r"[^\s,]+", source))
    at = 0
    while at < len(words):
        word, start = words[at][0], place + words[at].start()
        try:
            if word.lower() == "calls" and found:
                found[-1] = found[-1]._replace(calls=True)
            elif word.lower() == "names" and found:
                at += 1
                suit = words[at][0].translate(_SIGNS).upper() if at < len(words) else ""
                if suit not in SUITS or len(suit) != 1:
                    raise NotationError("names-suit", "K30", found=suit or word, source=whole, place=start)
                found[-1] = found[-1]._replace(names=suit)
            elif word not in ("-", "–"):
                found.append(Laid(read_card(word, start, whole)))
        except NotationError as error:
            if defects is None:
                raise
            defects.append(error.reason)
        at += 1
    return tuple(found)


def mighty_card(trump: str, rules: Rules | str = SEED) -> Card:
    """The Mighty under a final trump: SA, and at spades another ace (K24, K62, K63).

    >>> mighty_card("S"), mighty_card("N")
    (Card('DA'), Card('SA'))
    """
    if trump not in TRUMPS:
        trump = read_trump(trump)
    return _MIGHTY_AT_SPADES[Rules.of(rules).mighty_at_spades] if trump == "S" else _SPADE_ACE


def call_card_fixed(trump: str, rules: Rules) -> Card | None:
    """The Joker Call card where a rule set fixes it, else None (K32, K33)."""
    if rules.joker_call_card not in ("fixed_C2", "fixed_C3"):
        return None
    return Card(("S" if trump == "C" else "C") + rules.joker_call_card[-1])


def led_suit(trick: Trick, rules: Rules = SEED) -> str | None:
    """The suit to follow, or None when no card has set one yet (K27, K30).

    >>> led_suit(read_trick("JK C5")), led_suit(read_trick("JK"))
    ('C', None)
    """
    for laid in trick:
        if laid.card.suit:
            return laid.card.suit
        if laid.names and rules.joker_lead == "leader_names_suit":
            return laid.names
    return None


def is_called(trick: Trick, number: int, joker_call: Card | None, rules: Rules = SEED) -> bool:
    """Whether this trick is one in which the Joker has been called (K31, K32)."""
    if joker_call is None or not trick:
        return False
    if rules.joker_call == "second_player_answer":
        return len(trick) > 1 and trick[0].card is JOKER and trick[1].card is joker_call
    if rules.joker_call == "lead_forces_joker":
        return trick[0].card is joker_call and trick[0].calls is not False and 1 < number < TRICKS
    return False


def joker_has_power(
    trick: Trick, trump: str, number: int, joker_call: Card | None = None, rules: Rules = SEED
) -> tuple[bool, str]:
    """Whether the Joker can win this trick, and the rule that says so."""
    if number == TRICKS:
        return False, "K34"
    if number == 1 and rules.joker_first_trick != "full_power":
        return False, "K35"
    if number == 1 and trump == "N" and rules.nt_joker_limit == "on":
        return False, "K61"
    if is_called(trick, number, joker_call, rules):
        return False, "K31" if rules.joker_call == "second_player_answer" else "K32"
    return True, "K29"


class Winner(NamedTuple):
    """The winning card so far: its place in the trick, why it wins (mighty joker trump suit) and the rule."""

    place: int
    kind: str
    rule: str


#: above every plain card: a trump, a Joker with power, the Mighty (K39)
TRUMP_POWER: Final = 20
JOKER_POWER: Final = 50
MIGHTY_POWER: Final = 60


def power(card: Card, suit: str | None, trump: str, mighty: Card, joker_wins: bool) -> int:
    """What a card counts in a trick of this suit: the highest wins, 0 cannot win (K39).

    >>> power(Card("H2"), "S", "H", Card("SA"), True) > power(Card("SK"), "S", "H", Card("SA"), True)
    True
    """
    if card is mighty:
        return MIGHTY_POWER
    if card.suit == trump:
        return TRUMP_POWER + card.rank
    if card.suit == suit:
        return card.rank
    return JOKER_POWER if joker_wins and card is JOKER else 0


def winner_of(
    trick: Trick, trump: str, number: int, joker_call: Card | None = None, rules: Rules = SEED
) -> Winner:
    """Which card wins a trick as it lies: Mighty, Joker with power, highest trump, highest of the suit (K39).

    Where a led Joker named a suit that nobody played, nor a trump, the first suited card decides (K30).
    """
    mighty = mighty_card(trump, rules)
    joker_wins = joker_has_power(trick, trump, number, joker_call, rules)[0]
    suit = led_suit(trick, rules)
    powers = [power(laid.card, suit, trump, mighty, joker_wins) for laid in trick]
    best = max(powers)
    if best == 0:
        suit = next((laid.card.suit for laid in trick if laid.card.suit), None)
        powers = [power(laid.card, suit, trump, mighty, joker_wins) for laid in trick]
        best = max(powers)
    place = powers.index(best)
    if best < TRUMP_POWER:
        return Winner(place, "suit", "K39")
    if best < JOKER_POWER:
        return Winner(place, "trump", "K39")
    return Winner(place, "joker", "K29") if best == JOKER_POWER else Winner(place, "mighty", "K25")


def trick_winner(
    trick: str | Iterable[Card | str | Laid],
    trump: str,
    number: int,
    joker_call: Card | str | None = None,
    rules: Rules | str = SEED,
) -> tuple[int, int]:
    """Index of the winning card (0 is the lead) and the points in the trick (0 to 5). `number` is 1 to 10.

    >>> trick_winner("CK CA H2 SA JK", "H", 4)
    (3, 3)
    """
    laid = read_trick(trick)
    if not laid:
        raise NotationError("trick-empty", "K37", source="", place=0)
    call = None if joker_call is None else Card(joker_call)
    index = winner_of(laid, read_trump(trump), _trick_number(number), call, Rules.of(rules)).place
    return index, sum(one.card.points for one in laid)


def legal_cards(
    hand: str | Iterable[Card | str],
    trick: str | Iterable[Card | str | Laid],
    trump: str,
    number: int,
    joker_call: Card | str | None = None,
    rules: Rules | str = SEED,
) -> tuple[Card, ...]:
    """The cards of a hand that may be played to a trick (empty: to lead), in hand order. `number` is 1 to 10.

    >>> legal_cards("H3 SA JK C9", "H7", "D", 4)
    (Card('H3'), Card('JK'))
    """
    call = None if joker_call is None else Card(joker_call)
    held, laid = cards(hand), read_trick(trick)
    return playable(held, laid, read_trump(trump), _trick_number(number), call, Rules.of(rules))


def _trick_number(number: object) -> int:
    if isinstance(number, int) and not isinstance(number, bool) and 1 <= number <= TRICKS:
        return number
    raise SetupError([reason("trick-number", "K37", number=shown(number))])


def playable(
    hand: Sequence[Card], trick: Trick, trump: str, number: int, joker_call: Card | None, rules: Rules
) -> tuple[Card, ...]:
    """`legal_cards` for values already read."""
    if not trick:
        return _leads(hand, trump, number, rules)
    if (
        rules.joker_call == "lead_forces_joker"
        and JOKER in hand
        and is_called(trick, number, joker_call, rules)
    ):
        mighty = mighty_card(trump, rules)
        return tuple([card for card in hand if card is JOKER or card is mighty])
    suit = trick[0].card.suit or led_suit(trick, rules)
    following = tuple([card for card in hand if card.suit == suit])
    if not following:
        return _first_trick_joker(hand, number, rules)
    freed = mighty_card(trump, rules) if rules.mighty_any_time == "yes" else None
    answer = joker_call if len(trick) == 1 and trick[0].card is JOKER and _answers(rules) else None
    if freed is None and answer is None and JOKER not in hand:
        return following
    free = [card for card in hand if card.suit == suit or card is JOKER or card is freed or card is answer]
    return _first_trick_joker(free, number, rules)


def _answers(rules: Rules) -> bool:
    return rules.joker_call == "second_player_answer"


def _leads(hand: Sequence[Card], trump: str, number: int, rules: Rules) -> tuple[Card, ...]:
    free = _first_trick_joker(hand, number, rules)
    if number == 1 and rules.trump_lead_first_trick == "forbidden_unless_forced":
        return tuple([card for card in free if card.suit != trump]) or free
    return free


def _first_trick_joker(hand: Sequence[Card], number: int, rules: Rules) -> tuple[Card, ...]:
    if number == 1 and rules.joker_first_trick == "forbidden" and JOKER in hand and len(hand) > 1:
        return tuple([card for card in hand if card is not JOKER])
    return tuple(hand)


def why_not_card(
    card: Card,
    hand: Sequence[Card],
    trick: Trick,
    trump: str,
    number: int,
    joker_call: Card | None = None,
    rules: Rules = SEED,
) -> Reason | None:
    """None if `card` may be played from `hand` to this trick, else the reason."""
    if card not in hand:
        return reason("card-not-in-hand", "K38", card=card)
    if card in playable(hand, trick, trump, number, joker_call, rules):
        return None
    if card is JOKER and number == 1 and rules.joker_first_trick == "forbidden":
        return reason("joker-first-trick", "K35")
    if not trick:
        return reason("trump-lead", "K36", card=card)
    forced = rules.joker_call == "lead_forces_joker" and JOKER in hand
    if forced and is_called(trick, number, joker_call, rules):
        return reason("joker-is-called", "K32", card=card)
    suit = led_suit(trick, rules)
    held = tuple(sorted([other for other in hand if other.suit == suit], reverse=True))
    if card is mighty_card(trump, rules):
        return reason("mighty-must-follow", "K26", card=card, suit=suit or "", cards=held)
    return reason("must-follow", "K38", card=card, suit=suit or "", cards=held)
