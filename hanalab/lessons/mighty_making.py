"""What the exercises of Mighty share: cards by chance, lines beside a trick, why a card does not win it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hanalab.core.reason import Reason
from hanalab.lessons.chance import Chance
from hanalab.lessons.exercise import Group, MixUp, Option, mix_up
from hanalab.lessons.making import Choice, lines
from hanalab.lessons.phrase import Phrase, Spoken, say
from hanalab.mighty.bids import Bid
from hanalab.mighty.cards import DECK, JOKER, SUITS, Card
from hanalab.mighty.rules import Rules
from hanalab.mighty.tricks import Laid, joker_has_power, led_suit, mighty_card, winner_of

SEED = Rules()
KOREAN = Rules.preset("korean")
SPADE_ACE = Card("SA")
#: words by which an answer names a trump in code; single letters stand for the answers themselves
TRUMP_WORDS = {"S": "spades", "C": "clubs", "D": "diamonds", "H": "hearts", "N": "no-trump"}


@dataclass(frozen=True, slots=True)
class Joined:
    """Several words in a row, with a dot between them."""

    parts: tuple[Spoken, ...]

    def text(self, lang: str = "en") -> str:
        """All of it."""
        return " · ".join(part.text(lang) for part in self.parts)


def seat(number: int) -> Phrase:
    """A seat by its name: P2."""
    return Phrase("mighty-seat", (("seat", number),))


def suit(trump: str) -> Phrase:
    """A suit, or no trump, in words."""
    return Phrase(f"suit-{trump}")


def with_trump(trump: str, start: bool = False) -> Phrase:
    """With a suit as trump, or without trump; `start`: where a sentence starts."""
    return say("with-trump-first" if start else "with-trump", trump=suit(trump), code=trump)


def table(trump: str, number: int, call: Card | None = None, rules: Rules = SEED) -> Group:
    """What holds for a trick: the rule set, trump, its number, the Joker Call card where it matters."""
    told: list[Spoken] = [say("line-trump", trump=suit(trump)), say("line-trick", number=number)]
    if call is not None:
        told.append(say("line-call", card=call))
    if rules == KOREAN:
        told.append(say("line-korean"))
    return lines("table", *told)


def plain(chance: Chance, count: int, *, of: str = SUITS, without: Iterable[Card] = ()) -> list[Card]:
    """Different cards of these suits, the two aces that may be the Mighty left out."""
    gone = {SPADE_ACE, Card("DA"), *without}
    return chance.some((card for card in DECK if card.suit and card.suit in of and card not in gone), count)


def other_suits(*without: str) -> list[str]:
    """The suits other than these."""
    return [each for each in SUITS if each not in without]


def ordered(some: Iterable[Card]) -> tuple[Card, ...]:
    """A hand as it is held: spades, hearts, clubs, diamonds, high first, the Joker last."""
    return tuple(sorted(some, key=lambda card: ("SHCD".find(card.suit) if card.suit else 9, -card.rank)))


def playing(cards: Sequence[Card]) -> tuple[Laid, ...]:
    """Cards in order of play."""
    return tuple(Laid(card) for card in cards)


def card_choices(
    cards: Sequence[Card], trump: str, number: int, call: Card | None = None, rules: Rules = SEED
) -> list[Choice]:
    """The cards of a trick as answers to "which one wins?", those most often taken for the winner first."""
    laid = playing(cards)
    found = []
    for place, card in enumerate(cards):
        rank, mix = _loser(card, place, laid, trump, number, call, rules)
        found.append((rank, place, Choice(card.code, say("outcome-card", card=card), card, mix, card)))
    return [choice for _, _, choice in sorted(found, key=lambda each: each[:2])]


def _loser(
    card: Card, place: int, laid: tuple[Laid, ...], trump: str, number: int, call: Card | None, rules: Rules
) -> tuple[int, MixUp]:
    """How tempting a card is that does not win (0 most), and the mix-up behind it."""
    winner = winner_of(laid, trump, number, call, rules)
    best = laid[winner.place].card
    values = {"card": card, "best": best}
    if card is JOKER:
        power, why = joker_has_power(laid, trump, number, call, rules)
        if power:
            return 0, mix_up("joker-beats-mighty", "K25", **values)
        code = "joker-never-fails" if why == "K31" else "joker-wins-last"
        return 0, mix_up(code, why, **values)
    if card is SPADE_ACE and mighty_card(trump, rules) is not SPADE_ACE:
        return 1, mix_up("spade-ace-stays-mighty", "K24", mighty=mighty_card(trump, rules), **values)
    if card.suit == trump:
        rules_of = {"mighty": "K25", "joker": "K29", "trump": "K39", "suit": "K39"}
        code = {"mighty": "trump-beats-mighty", "joker": "trump-beats-joker"}.get(
            winner.kind, "any-trump-wins"
        )
        return (2 if card.rank > 10 else 3), mix_up(code, rules_of[winner.kind], **values)
    if card.suit == led_suit(laid, rules):
        if winner.kind != "suit":
            code = "suit-against-trump" if winner.kind == "trump" else "suit-against-special"
            return (2 if card.rank > 10 else 5), mix_up(code, winner.rule, **values)
        return 4, mix_up("leader-keeps" if place == 0 else "lower-of-suit", "K39", **values)
    if card.rank == 14:
        return 1, mix_up("ace-always-wins", "K39", **values)
    return 4, mix_up("other-suit-wins", "K39", **values)


def refused(code: str, why: Reason) -> MixUp:
    """The mix-up behind a choice that the engine refuses, with the engine's own sentence."""
    return mix_up(code, why.rule or "K38", why)


def because_wins(cards: Sequence[Card], trump: str, number: int, call: Card | None = None) -> Spoken:
    """Why the winning card wins."""
    winner = winner_of(playing(cards), trump, number, call)
    return say(f"because-wins-{winner.kind}", card=cards[winner.place])


def seat_choice(number: int, words: Spoken, means: object, mix: MixUp | None = None) -> Choice:
    """A seat as an answer: p2 in code."""
    return Choice(f"p{number}", words, means, mix)


def card_option(card: Card, right: bool, mix: MixUp) -> Option:
    """A card to tick."""
    return Option(card.code, say("outcome-card", card=card), right, mix, card)


def bid_words(bid: Bid) -> Phrase:
    """A bid as it is shown."""
    return say("bid", bid=bid.sign)


def distinct(choices: Iterable[Choice]) -> list[Choice]:
    """The choices without those that mean what an earlier one means."""
    found: dict[object, Choice] = {}
    for choice in choices:
        found.setdefault(choice.means, choice)
    return list(found.values())
