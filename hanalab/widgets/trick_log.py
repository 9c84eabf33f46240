"""The log of a hand: a line for each card, with what it led to, and the lines of auction and preparation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hanalab.mighty import JOKER, Hand
from hanalab.mighty.events import Event
from hanalab.mighty.tricks import led_suit, winner_of
from hanalab.widgets.mighty_game import Sitting
from hanalab.widgets.trick_words import Because, TrickSpeech


class LogLine(NamedTuple):
    """A line: the trick (0 before the first), its pieces with their rules, and the number of actions before
    the decision that made it (None where no person decided).
    """

    number: int
    pieces: tuple[Because, ...]
    back: int | None


def log_lines(speech: TrickSpeech) -> tuple[LogLine, ...]:
    """What has happened, oldest first, as the seat below may know it."""
    if speech.log is not None:
        return speech.log
    chain: list[Hand] = []
    at: Hand | None = speech.position
    while at is not None:
        chain.append(at)
        at = at.previous
    chain.reverse()
    lines: list[LogLine] = []
    for number, position in enumerate(chain):
        lines += _lines(speech, position, number)
    speech.log = tuple(lines)
    return speech.log


def _lines(speech: TrickSpeech, position: Hand, number: int) -> Iterator[LogLine]:
    before, sitting = position.previous, speech.sitting
    back = _back(sitting, before, number)
    if before is None or before.phase != "PLAY":
        for event in position.step:
            told = event.masked(sitting.below)
            words = told.text(
                speech.lang, sitting.below if speech.is_you(sitting.below) else None, speech.names
            )
            yield LogLine(event.number, (Because(words.removesuffix("."), event.rule),), back)
        return
    trick = before.number
    pieces = [_play(speech, before, position.step[0])]
    ends = next((event for event in position.step if event.kind.startswith("trick_")), None)
    for event in position.step:
        if event.kind.endswith("_revealed") and event.cards:
            pieces.append(Because(speech.tell(f"log-{event.kind}"), event.rule))
    if ends is None:
        yield LogLine(trick, tuple(pieces), back)
        return
    own = ends.seat == before.player
    points = int(ends.word)
    if own:
        pieces.append(Because(speech.tell("log-takes", points=points, **speech.who(ends.seat)), ends.rule))
    yield LogLine(trick, tuple(pieces), back)
    if not own:
        won = position.tricks[-1]
        best = won.laid[won.place].card
        key = "log-wins-joker" if best is JOKER else "log-wins"
        words = speech.tell(key, points=points, card=speech.sign(best), **speech.who(ends.seat))
        yield LogLine(trick, (Because(words, ends.rule),), None)
    for event in position.step:
        if event.kind in ("joker_fails", "discards", "made", "failed") or (
            event.kind.endswith("_revealed") and not event.cards
        ):
            you = sitting.below if speech.is_you(sitting.below) else None
            words = event.text(speech.lang, you, speech.names).removesuffix(".")
            yield LogLine(trick, (Because(words, event.rule),), None)


def _back(sitting: Sitting, before: Hand | None, number: int) -> int | None:
    if before is None or before.player is None:
        return None
    person = sitting.decides(before) or sitting.watching
    return number - 1 if person else None


def _play(speech: TrickSpeech, before: Hand, event: Event) -> Because:
    """A card played, in words: led, followed, over another, trumped, thrown away."""
    card, trick, trump = event.cards[0], before.trick, before.trump or "N"
    values: dict[str, object] = {"card": speech.sign(card), **speech.who(event.seat)}
    if not trick:
        if event.kind == "names":
            return Because(speech.tell("log-names", suit=speech.suit(event.word), **values), "K30")
        if event.kind == "calls":
            return Because(speech.tell("log-calls", **values), "K32")
        return Because(speech.tell("log-lead", **values), "K37")
    if speech.may_answer(before, (card,)):
        return Because(speech.tell("log-answers", **values), "K31")
    if card is JOKER:
        return Because(speech.tell("log-play", **values), "K28")
    suit = led_suit(trick, before.rules)
    if card is before.mighty:
        return Because(speech.tell("log-mighty", **values), "K26" if card.suit != suit else "K25")
    if suit is None:
        return Because(speech.tell("log-sets", suit=speech.suit(card.suit), **values), "K30")
    if card.suit != suit:
        key = "log-trumps" if card.suit == trump else "log-throws"
        return Because(speech.tell(key, suit=speech.suit(suit), **values), "K38")
    best = winner_of(trick, trump, before.number, before.joker_call, before.rules)
    top = trick[best.place].card
    if top.suit == suit and card.rank > top.rank and best.kind in ("suit", "trump"):
        owner = (before.leader + best.place) % 5
        theirs = {"whose": "you" if speech.is_you(owner) else "other", "owner": speech.names[owner]}
        return Because(speech.tell("log-over", other=speech.sign(top), **theirs, **values), "K39")
    return Because(speech.tell("log-play", **values), "K38")
