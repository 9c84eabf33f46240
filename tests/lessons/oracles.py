"""Right answers found a second time: read off the pictured cards and played out on a table by the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hanalab.lessons import Exercise
from hanalab.mushi import DECK, LIGHTNING, Card, Round, misdeal, score
from hanalab.mushi.cards import cards
from hanalab.mushi.yaku import YAKU

Answer = set[str] | int


def pictured(exercise: Exercise, place: int) -> tuple[Card, ...]:
    return exercise.picture[place].cards


def _others(count: int, *used: Card, months: tuple[int, ...] = ()) -> list[Card]:
    """Cards that take nothing and are taken by nothing: of months that are not on the table."""
    free = [card for card in DECK if card not in used and card.month not in months and card.month != 11]
    return free[:count]


def _taken(before: Round, action: str, kind: str) -> set[tuple[str, ...]]:
    """What the played (or drawn) card may take, by its codes: nothing, one thing, or a choice."""
    after = before.do(action)
    event = next(event for event in after.step if event.kind.startswith(kind))
    if event.kind.endswith("choose"):
        return {tuple(card.code for card in action.cards) for action in after.actions()}  # type: ignore[union-attr]
    return {tuple(card.code for card in event.cards)} if event.cards else set()


def by_hand(exercise: Exercise) -> set[tuple[str, ...]]:
    card, field = pictured(exercise, 0)[0], pictured(exercise, 1)
    months = tuple({card.month, *(each.month for each in field)})
    spare = _others(3, card, *field, months=months)
    table = Round.from_deal(hands=((card,), spare[:1]), field=field, stock=spare[1:])
    return _taken(table, f"play {card}", "play")


def by_draw(exercise: Exercise) -> set[tuple[str, ...]]:
    """The card is drawn after one that stays, and is not the last."""
    card, field = pictured(exercise, 0)[0], pictured(exercise, 1)
    months = tuple({card.month, *(each.month for each in field)})
    first, *spare = _others(3, card, *field, months=months)
    if (
        card is LIGHTNING
    ):  # it would take the card just played: that one must be a willow, which stays, or take its mate
        mate = next(each for each in DECK if each.month == first.month and each is not first)
        spare = _others(2, card, first, mate, *field, months=(*months, first.month))
        table = Round.from_deal(hands=((first,), spare[:1]), field=(*field, mate), stock=(card, spare[1]))
    else:
        table = Round.from_deal(hands=((first,), spare[:1]), field=field, stock=(card, spare[1]))
    return _taken(table, f"play {first}", "draw")


def _meaning(answer: str, exercise: Exercise) -> set[tuple[str, ...]] | None:
    """What an answer about captures says, read from its text."""
    option = next(each for each in exercise.options if each.answer == answer)
    codes = tuple(word.strip(",:") for word in option.words.text().split() if word.strip(",:")[:2].isdigit())
    match answer:
        case "stays":
            return set()
        case "choose" | "anything":
            return {(code,) for code in codes}
        case "all":
            return {codes}
        case _ if option.card is not None:
            return {(answer,)}
    return None


def capture(taken: Callable[[Exercise], set[tuple[str, ...]]]) -> Callable[[Exercise], Answer]:
    def right(exercise: Exercise) -> Answer:
        found = {tuple(sorted(one)) for one in taken(exercise)}
        return {
            option.answer
            for option in exercise.options
            if (means := _meaning(option.answer, exercise)) is not None
            and {tuple(sorted(one)) for one in means} == found
        }

    return right


def each_target(exercise: Exercise) -> Answer:
    return {code for taken in by_hand(exercise) for code in taken}


def who_deals(exercise: Exercise) -> Answer:
    mine, other = pictured(exercise, 0)[0], pictured(exercise, 1)[0]
    if mine.month != other.month:
        return {"you" if mine.month < other.month else "other"}
    if mine.points != other.points:
        return {"you" if mine.points > other.points else "other"}
    return {"again"}


def misdealt(exercise: Exercise) -> Answer:
    why = misdeal(pictured(exercise, 0))
    return {"play" if why is None else {"M10": "four", "M11": "pairs", "M12": "willows"}[why.rule or ""]}


def own_yaku(exercise: Exercise) -> Answer:
    pile = set(pictured(exercise, 0))
    return {yaku.code for yaku in YAKU if pile.issuperset(yaku.cards)}


def yaku_pay(exercise: Exercise) -> Answer:
    pile = set(pictured(exercise, 0))
    return {str(sum(yaku.value for yaku in YAKU if pile.issuperset(yaku.cards)))}


def total(exercise: Exercise) -> Answer:
    mine = set(pictured(exercise, 0))
    other = set(DECK) - mine
    points = sum(card.points for card in mine) - 115
    return points + sum(
        yaku.value * (mine.issuperset(yaku.cards) - other.issuperset(yaku.cards)) for yaku in YAKU
    )


def completing(exercise: Exercise) -> Answer:
    pile = pictured(exercise, 0)
    return {
        option.answer
        for option in exercise.options
        if len(score((*pile, option.answer)).yaku[0]) > len(score(pile).yaku[0])
    }


def idle(exercise: Exercise) -> Answer:
    """Played one by one onto the field: those that are still there before the draw."""
    hand, field = pictured(exercise, 0), pictured(exercise, 1)
    found = set()
    for card in hand:
        spare = [each for each in DECK if each not in (*hand, *field)][:3]
        table = Round.from_deal(hands=((card,), spare[:1]), field=field, stock=spare[1:])
        if any(event.kind == "play_stays" for event in table.do(f"play {card}").step):
            found.add(card.code)
    return found


def richest(exercise: Exercise) -> Answer:
    hand, field = pictured(exercise, 0), pictured(exercise, 1)
    worth: dict[str, int] = {}
    for card in hand:
        mates = [each.points for each in field if each.month == card.month]
        gained = sum(mates) if len(mates) == 3 else max(mates, default=0)
        worth[card.code] = card.points + gained if mates else 0
    best = max(worth.values())
    return {code for code, points in worth.items() if points == best}


def points_of(exercise: Exercise) -> Answer:
    return sum(card.points for card in pictured(exercise, 0))


def sum_of_rounds(exercise: Exercise) -> Answer:
    found = 0
    for line in exercise.picture[0].lines:
        own = line.text().split("you ")[-1].split(",")[0].replace("−", "-")
        found += int(own)
    return found


def field_left(exercise: Exercise) -> Answer:
    played, drawn, field = (pictured(exercise, place) for place in range(3))
    lying: list[Card] = list(field)
    for card in (*played, *drawn):
        mates = [each for each in lying if each.month == card.month]
        lying = [each for each in lying if each not in mates] if mates else [*lying, card]
    return {card.code for card in lying}


ORACLES: dict[str, Callable[[Exercise], Answer]] = {
    "mushi-match": capture(by_hand),
    "mushi-match-three": capture(by_hand),
    "mushi-targets": each_target,
    "mushi-lightning-targets": each_target,
    "mushi-lightning-pile": capture(by_hand),
    "mushi-forced-draw": capture(by_draw),
    "mushi-hand-and-lightning": capture(by_hand),
    "mushi-willow-draw": capture(by_draw),
    "mushi-who-deals": who_deals,
    "mushi-misdeal": misdealt,
    "mushi-yaku": own_yaku,
    "mushi-near-miss": yaku_pay,
    "mushi-minus-par": total,
    "mushi-round-score": total,
    "mushi-completes": completing,
    "mushi-takes-nothing": idle,
    "mushi-best-catch": richest,
    "mushi-count-points": points_of,
    "mushi-match-total": sum_of_rounds,
    "mushi-field-after": field_left,
    "mushi-card-points": lambda exercise: {str(points_of(exercise))},
    "mushi-card-code": lambda exercise: {pictured(exercise, 0)[0].code},
    "mushi-pick-type": lambda exercise: {
        card.code for card in pictured(exercise, 0) if card.type == dict(exercise.question.values)["type"]
    },
    "mushi-deck-count": lambda exercise: sum(
        card.type == dict(exercise.question.values)["type"] for card in DECK
    ),
    "mushi-last-draw": lambda exercise: {
        "other" if dict(exercise.question.values)["who"] == "you" else "you"
    },
    "mushi-stock-count": lambda exercise: 16 - int(dict(exercise.question.values)["turns"]),  # type: ignore[call-overload]
    "mushi-zero-sum": lambda exercise: -int(str(dict(exercise.question.values)["score"]).replace("−", "-")),
    "mushi-hidden": lambda exercise: {"hand", "order"},
    "mushi-no-duty": lambda exercise: {"every"},
    "mushi-yaku-goes-on": lambda exercise: {"on"},
    "mushi-lightning-last": lambda exercise: {"drawer"},
    "mushi-leftover-willow": lambda exercise: {"willows"},
    "mushi-orphan": lambda exercise: {"lightning"},
    "mushi-lightning-left": lambda exercise: {"last"},
    "mushi-after-misdeal": lambda exercise: {"same"},
    "mushi-same-month": lambda exercise: {
        option.answer
        for option in exercise.options
        if Card(option.answer).month == pictured(exercise, 0)[0].month
    },
    "mushi-not-a-card": lambda exercise: {
        option.answer for option in exercise.options if option.answer not in {card.code for card in DECK}
    },
    "mushi-left-of-month": lambda exercise: (
        3 if sum(c.month == pictured(exercise, 0)[0].month for c in pictured(exercise, 1)) == 3 else 1
    ),
    "mushi-deal-order": lambda exercise: _deal_order(exercise),
}


def _deal_order(exercise: Exercise) -> Answer:
    values: dict[str, Any] = dict(exercise.question.values)
    place = pictured(exercise, 0).index(cards(values["card"].code)[0]) // 4
    dealer, other = ("you", "other") if values["who"] == "you" else ("other", "you")
    return {(other, "field", dealer)[place]}
