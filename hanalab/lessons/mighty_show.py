"""What the cells of the Mighty lessons show: cards, a trick and its winner, what happened, bots at play."""

from __future__ import annotations

from collections.abc import Iterable

from hanalab.core.errors import HanalabError
from hanalab.core.given import instance
from hanalab.core.language import text
from hanalab.core.shown import quoted
from hanalab.draw.tokens import HAND
from hanalab.lessons.show import Picture, Story, picture_of_cards
from hanalab.mighty.cards import JOKER, Card, cards, read_trump, text_of
from hanalab.mighty.hand import Hand
from hanalab.mighty.rules import Rules
from hanalab.mighty.seats import seat_of
from hanalab.mighty.state import PHASES
from hanalab.mighty.steady import ranked
from hanalab.mighty.tricks import Laid, joker_has_power, read_trick, trick_winner, winner_of

SEED = Rules()


def show_hand(
    some: str | Card | Iterable[Card | str],
    lit: str | Iterable[Card | str] = (),
    *,
    w: float = HAND,
    lang: str = "en",
) -> Picture:
    """Cards side by side, each with its code; those in `lit` ringed.

    >>> show_hand("SA H10 JK")
    SA H10 JK
    """
    listed = (some,) if isinstance(some, Card) else cards(some)
    return picture_of_cards(listed, text_of(listed), cards(lit), w=w, lang=lang)


def show_trick(
    trick: str | Iterable[Card | str | Laid],
    trump: str,
    number: int,
    joker_call: Card | str | None = None,
    rules: Rules | str = SEED,
    *,
    w: float = HAND,
    lang: str = "en",
) -> Picture:
    """A trick in order of play, the winning card ringed, and in words why it wins. `number` is 1 to 10.

    >>> show_trick("CK CA H2 SA JK", "H", 4)
    CK CA H2 SA JK
    SA wins as the Mighty: 3 points (K25).
    """
    laid, rules = read_trick(trick), Rules.of(rules)
    trick_winner(laid, trump, number, joker_call, rules)  # complains about what is none of these
    trump = read_trump(trump)
    listed = tuple(each.card for each in laid)
    call = None if joker_call is None else Card(joker_call)
    best = winner_of(laid, trump, number, call, rules)
    card = listed[best.place]
    points = sum(each.points for each in listed)
    lines = [text_of(listed)]
    power, rule = joker_has_power(laid, trump, number, call, rules)
    if JOKER in listed and not power:
        lines.append(text("lesson-joker-fails", lang, rule=rule))
    kind = text(f"lesson-wins-{best.kind}", lang)
    lines.append(text("lesson-trick", lang, card=card.code, kind=kind, points=points, rule=best.rule))
    return picture_of_cards(listed, "\n".join(lines), (card,), w=w, lang=lang)


def tell_hand(position: Hand, *, whole: bool = False, seat: int = 0, lang: str = "en") -> Story:
    """What the last action made happen (`whole`: everything so far), told to a seat, as far as it may know.

    >>> tell_hand(Hand.deal(seed=1).do("bid 14H"))
    P1 bids 14♥ (K10).
    """
    position, seat = instance(position, Hand, "session-no-hand"), seat_of(seat)
    events = position.events if whole else position.step
    return Story(tuple(event.masked(seat).say(lang, seat) for event in events))


def play_hand(position: Hand, until: str = "OVER") -> Hand:
    """The hand played on by the steady bot for all five, to the end or until a phase begins.

    >>> play_hand(Hand.deal(seed=1), until="EXCHANGE").contract.sign
    '15♦'
    """
    position = instance(position, Hand, "session-no-hand")
    if until not in PHASES:
        raise HanalabError("lesson-phase", found=quoted(until), phases=", ".join(PHASES))
    while not position.is_over and position.phase != until:
        seat: int = position.player  # type: ignore[assignment]
        position = position.do(ranked(position.view(seat))[0].action)
    return position
