"""Exercises of lesson 10: what is hidden, the best card with all cards open, and how answers are read."""

from __future__ import annotations

from typing import Final

from hanalab.explore.claims import Measure, Test
from hanalab.explore.claims.finding import TIMES
from hanalab.explore.words import amount
from hanalab.lessons.chance import Chance, of_month
from hanalab.lessons.exercise import Exercise, mix_up
from hanalab.lessons.making import Choice, code_line, field, group, lines, number, played_out, single
from hanalab.lessons.phrase import Literally, say
from hanalab.mushi.captures import captures
from hanalab.mushi.cards import DECK
from hanalab.mushi.round import Round

#: three of these months, complete, make a puzzle in which no yaku comes and nothing is left over
_PLAIN: Final = (1, 2, 3, 5, 8, 9, 10)
#: so many standard errors tell two moves apart
_LEVEL: Final = 2.0


def unseen(chance: Chance) -> Exercise:
    """How many cards of a round are hidden from a seat?"""
    position = Round.deal(chance.below(10**6), dealer=chance.below(2))
    position = played_out(position, chance, 1 + chance.below(12))
    other, stock = len(position.hands[1]), len(position.stock)
    piles = sum(map(len, position.piles))
    near = [
        (other, mix_up("hidden-hand-only", "M8", count=stock)),
        (stock, mix_up("hidden-stock-only", "M25", count=other)),
        (other + stock + piles, mix_up("piles-hidden", "M25")),
        (other + stock + len(position.field), mix_up("field-hidden", "M25")),
        (40, mix_up("all-hidden", "M25")),
    ]
    shown = [line for line in str(position.view(0)).split("; ") if line.split()[0] != "rules"]
    return number(
        say("q-unseen"),
        (lines("position", *map(code_line, shown)),),
        other + stock,
        near,
        rule="M25",
        because=say("because-unseen", other=other, stock=stock),
    )


def ahead(position: Round) -> int:
    """By how many card points seat 0 ends ahead when both play as well as can be, all cards open."""
    if position.is_over:
        first, second = (sum(card.points for card in pile) for pile in position.piles)
        return first - second
    values = [ahead(position.do(action)) for action in position.actions()]
    return max(values) if position.player == 0 else min(values)


def open_cards(chance: Chance) -> Exercise:
    """Which card is best when all cards are open?"""
    refusal = chance.below(2) == 0
    while True:
        months = chance.some(_PLAIN, 3)
        cards = chance.mixed(card for month in months for card in of_month(month))
        hand, other, lying, stock = sorted(cards[:3]), cards[3:5], sorted(cards[5:7]), cards[7:]
        takes = {card: bool(captures(card, lying).options) for card in hand}
        if set(months) == {1, 2, 3} or not any(takes.values()) or all(takes.values()):
            continue
        position = Round.from_deal((hand, other), lying, stock)
        values = {card: ahead(position.do(f"play {card}")) for card in hand}
        best = max(hand, key=lambda card: values[card])
        if takes[best] != refusal and sorted(values.values())[-2] < values[best]:
            break

    choices = []
    for card in hand:
        code = "wrong-match" if takes[card] else "refusal-for-nothing"
        if takes[card] and refusal:
            code = "match-missed"
        mix = mix_up(code, "M17", card=card, points=amount(values[card], places=0), best=best)
        choices.append(Choice(card.code, say("outcome-card", card=card), card, mix, card))
    return single(
        chance,
        say("q-open-cards"),
        (
            group("your-hand", hand), group("other-hand", other, count=len(other)), field(lying),
            group("stock-in-order", stock),
        ),
        choices,
        best,
        rule="M17",
        because=say(
            "because-open-cards", card=best, points=amount(values[best], places=0),
            next=amount(sorted(values.values())[-2], places=0),
        ),
        shows=(best,),
        ordered=True,
    )  # fmt: skip


def fewer_errors(chance: Chance) -> Exercise:
    """How large is the error from more deals?"""
    times = chance.pick((4, 9, 16))
    root = round(times**0.5)
    small = chance.pick((2, 3, 5))
    deals = 25 * (1 + chance.below(8))
    card = chance.pick(DECK)
    near = [
        (small * root, mix_up("error-stays", "M25", error=small * root)),
        (small * root * root, mix_up("error-grows", "M25", times=times)),
        (max(1, round(small * root / times)), mix_up("error-by-deals", "M25", times=times, root=root)),
        (0, mix_up("error-gone", "M25")),
    ]
    line = say("line-advice", card=card, mean=amount(chance.below(40) - 20, places=0), error=small * root)
    return number(
        say("q-fewer-errors", times=times, deals=deals),
        (lines("advice", line),),
        small,
        near,
        rule="M25",
        because=say("because-fewer-errors", times=times, root=root),
    )


def told_apart(chance: Chance) -> Exercise:
    """Does a table of advice tell the best move from the next?"""
    first, second, third = chance.cards(3)
    means = [30 - chance.below(20), 0, 0]
    error = 3 + chance.below(3)
    lead = 2 + chance.below(error)  # less than twice the error of either mean: the two ranges overlap
    sure = chance.below(2) == 0
    lead_error = max(1, lead // (3 if sure else 1))
    clear = lead > _LEVEL * lead_error
    means[1], means[2] = means[0] - lead, means[0] - lead - 9
    rows = [
        say("line-best", card=first, mean=amount(means[0], places=0), error=error),
        *[
            say("line-behind", card=card, mean=amount(mean, places=0), error=own,
                behind=amount(mean - means[0], places=0), by=by)
            for card, mean, own, by in ((second, means[1], error, lead_error), (third, means[2], 1, 2))
        ],
    ]  # fmt: skip
    higher = mix_up("higher-is-clear", "M25", lead=lead, by=lead_error)
    overlap = mix_up("ranges-overlap", "M25", lead=lead, by=lead_error)
    choices = [
        Choice("clear", say("told-clear", card=first), "clear", higher),
        Choice("open", say("told-open", card=first, other=second), "open", overlap),
        Choice("third", say("told-third", card=third), "third", mix_up("last-row-best", "M25", card=third)),
    ]
    return single(
        chance,
        say("q-told-apart"),
        (lines("advice", *rows),),
        choices,
        "clear" if clear else "open",
        rule="M25",
        because=say("because-told-apart", lead=lead, by=lead_error, clear="yes" if clear else "no"),
    )


def verdict(chance: Chance) -> Exercise:
    """What does an interval say about a claim?"""
    wanted = chance.pick(("true", "false", "undecided"))
    reach = 4 + chance.below(9)
    middle = {"true": reach + 2 + chance.below(9), "false": -reach - 2 - chance.below(9)}.get(
        wanted, chance.pick((-1, 1)) * (1 + chance.below(reach - 1))
    )
    row = Measure("random", "dealer", middle, reach / TIMES, 1000, "score")
    answer = {"for": "true", "against": "false", "open": "undecided"}[Test("dealer", "above").answer(row)]
    low, value, high = (amount(each, places=0) for each in (middle - reach, middle, middle + reach))
    choices = []
    for word in ("true", "false", "undecided"):
        alone = (middle > 0) == (word == "true")
        code = "never-sure" if word == "undecided" else "value-alone" if alone else "figure-turned"
        choices.append(Choice(word, say(f"finding-{word}"), word, mix_up(code, "M9", value=value)))
    return single(
        chance,
        say("q-verdict"),
        (lines("finding", say("line-finding", value=value, low=low, high=high)),),
        choices,
        answer,
        rule="M9",
        because=say("because-verdict", verdict=answer),
    )


def cause(chance: Chance) -> Exercise:
    """Which of two figures says what the Lightning itself brings?"""
    dealt = 2 + chance.below(7)
    more = 1 + chance.below(7)
    told = {
        "dealt": (dealt, None),
        "ends": (dealt + more, mix_up("effect-for-cause", "M27")),
        "sum": (2 * dealt + more, mix_up("both-counted", "M27")),
        "between": (more, mix_up("difference-counted", "M27")),
    }
    if more == dealt:
        del told["between"]
    shown = [say(f"line-{word}", value=amount(told[word][0], places=0)) for word in ("ends", "dealt")]
    return single(
        chance,
        say("q-cause"),
        (lines("finding", *shown),),
        [Choice(word, Literally(amount(value, places=0)), word, mix) for word, (value, mix) in told.items()],
        "dealt",
        rule="M27",
        because=say("because-cause"),
    )
