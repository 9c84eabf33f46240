"""How exercises are put together: candidates, what they mean, and the engine's answer that picks one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from hanalab.lessons.chance import Chance
from hanalab.lessons.exercise import Card as AnyCard
from hanalab.lessons.exercise import Exercise, Group, Kind, MixUp, Option
from hanalab.lessons.phrase import Literally, Phrase, RuleText, Spoken, say
from hanalab.mushi.captures import Captures
from hanalab.mushi.cards import Card
from hanalab.mushi.round import Round
from hanalab.mushi.rules import Rules

Cards = tuple[Card, ...]
SEED = Rules()
STAYS: frozenset[Cards] = frozenset()


class Choice(NamedTuple):
    """A candidate for an answer: its word in code, what it says, what it means in the engine's terms, and
    the mix-up behind it in case it is not what the engine says."""

    answer: str
    words: Spoken
    means: object
    mix_up: MixUp | None = None
    card: AnyCard | None = None


def single(
    chance: Chance,
    question: Phrase,
    picture: Sequence[Group],
    choices: Iterable[Choice],
    truth: object,
    *,
    rule: str,
    because: Spoken | None = None,
    shows: Iterable[AnyCard] = (),
    codes: bool = True,
    marks: bool = True,
    ordered: bool = False,
) -> Exercise:
    """A question with one right answer: the choice that means `truth`. At most four choices are kept."""
    listed = list(choices)
    right = [choice for choice in listed if choice.means == truth]
    wrong = [choice for choice in listed if choice.means != truth][: 4 - len(right)]
    kept = [choice for choice in listed if choice in right or choice in wrong]
    options = [
        Option(each.answer, each.words, each in right, None if each in right else each.mix_up, each.card)
        for each in (kept if ordered else chance.mixed(kept))
    ]
    return _exercise("one", question, picture, options, rule, because, shows, codes=codes, marks=marks)


def several(
    question: Phrase,
    picture: Sequence[Group],
    options: Iterable[Option],
    *,
    rule: str,
    because: Spoken | None = None,
    shows: Iterable[AnyCard] | None = None,
    codes: bool = True,
    marks: bool = True,
) -> Exercise:
    """A question where every right answer must be chosen, and no other."""
    listed = list(options)
    if shows is None:
        shows = [option.card for option in listed if option.right and option.card is not None]
    return _exercise("several", question, picture, listed, rule, because, shows, codes=codes, marks=marks)


def number(
    question: Phrase,
    picture: Sequence[Group],
    value: int,
    near: Iterable[tuple[int, MixUp]],
    *,
    rule: str,
    because: Spoken | None = None,
    shows: Iterable[AnyCard] = (),
    codes: bool = True,
    marks: bool = True,
) -> Exercise:
    """A question with a number for an answer; `near`: those mix-ups lead to, the likeliest first."""
    found: dict[int, MixUp] = {}
    for other, mix in near:
        if other != value:
            found.setdefault(other, mix)
    made = _exercise("number", question, picture, (), rule, because, shows, codes=codes, marks=marks)
    return _with_number(made, value, found)


def _exercise(
    kind: Kind,
    question: Phrase,
    picture: Sequence[Group],
    options: Iterable[Option],
    rule: str,
    because: Spoken | None,
    shows: Iterable[AnyCard],
    *,
    codes: bool,
    marks: bool,
) -> Exercise:
    return Exercise(
        "",
        0,
        say("topic"),
        kind,
        question,
        tuple(picture),
        tuple(options),
        because or RuleText(rule),
        rule,
        shows=tuple(shows),
        codes=codes,
        marks=marks,
    )


def _with_number(exercise: Exercise, value: int, near: dict[int, MixUp]) -> Exercise:
    return replace(exercise, number=value, near=tuple(near.items()))


# -- pictures and answers most exercises share -----------------------------------------------------------


def group(name: str, cards: Iterable[AnyCard], **values: object) -> Group:
    """Cards under the label ``quiz-group-<name>``."""
    return Group(say(f"group-{name}", **values), tuple(cards))


def lines(name: str, *each: Spoken, **values: object) -> Group:
    """Lines of words under a label."""
    return Group(say(f"group-{name}", **values), (), each)


def field(cards: Iterable[Card]) -> Group:
    """The field, by month."""
    return group("field", sorted(cards))


def code_line(text: str) -> Literally:
    """Notation, the same in every language."""
    return Literally(text)


def outcome(found: Captures) -> frozenset[Cards]:
    """What a placed card may take, as a set: empty when it stays."""
    return frozenset(found.options)


def takes(card: Card, mix: MixUp | None = None) -> Choice:
    """It takes this card."""
    return Choice(card.code, say("outcome-card", card=card), frozenset({(card,)}), mix, card)


def stays(mix: MixUp | None = None) -> Choice:
    """It takes nothing."""
    return Choice("stays", say("outcome-stays"), STAYS, mix)


def one_of(cards: Sequence[Card], mix: MixUp | None = None) -> Choice:
    """It takes one of these, as the player chooses."""
    return Choice(
        "choose", say("outcome-choose", cards=tuple(cards)), frozenset((card,) for card in cards), mix
    )


def all_of(cards: Sequence[Card], mix: MixUp | None = None) -> Choice:
    """It takes all of these at once."""
    return Choice("all", say("outcome-all", cards=tuple(cards)), frozenset({tuple(cards)}), mix)


def or_nothing(cards: Sequence[Card], mix: MixUp) -> Choice:
    """It takes one of these or, if the player prefers, nothing: never so in these rules."""
    return Choice("optional", say("outcome-optional", cards=tuple(cards)), "optional", mix)


def any_card(mix: MixUp) -> Choice:
    """It takes whatever the player likes."""
    return Choice("any", say("outcome-any"), "any", mix)


def into_hand(mix: MixUp) -> Choice:
    """It goes into the hand."""
    return Choice("hand", say("outcome-hand"), "hand", mix)


def plant(month: int) -> Phrase:
    """The plant of a month, for the texts."""
    return Phrase(f"month-{month}")


def who(seat: int) -> str:
    """The word by which the texts tell the reader (seat 0) from the other player."""
    return "you" if seat == 0 else "other"


def played_out(position: Round, chance: Chance, turns: int = 16) -> Round:
    """The position after some more turns of random play."""
    last = position.turn + turns
    while not position.is_over and (position.phase != "HAND" or position.turn < last):
        position = position.do(chance.pick(position.actions()))
    return position
