"""Exercises of lesson 4: yaku and the score of a round."""

from __future__ import annotations

from collections.abc import Iterable

from hanalab.core.language import signed
from hanalab.lessons.chance import Chance, of_month
from hanalab.lessons.exercise import Exercise, MixUp, Option, mix_up
from hanalab.lessons.making import Choice, group, lines, number, plant, played_out, several, single
from hanalab.lessons.phrase import Literally, say
from hanalab.mushi.cards import DECK, LIGHTNING, TYPES, Card, cards
from hanalab.mushi.round import Round
from hanalab.mushi.rules import Rules
from hanalab.mushi.scoring import PAR, RoundScore, score
from hanalab.mushi.yaku import (
    BRIGHTS,
    FOUR_PAULOWNIA,
    FOUR_WISTERIA,
    THREE_BRIGHTS,
    YAKU,
    Progress,
    Yaku,
    progress,
)

ANY_THREE_BRIGHTS = Rules(three_brights="any_three")
WARBLER = Card("02A")
_TYPE_ORDER = {kind: place for place, kind in enumerate(TYPES)}


def by_type(some: Iterable[Card]) -> list[Card]:
    """A pile as it lies on the table: Brights, Animals, Ribbons, Basics."""
    return sorted(some, key=lambda card: (_TYPE_ORDER[card.type], card))


def yaku_points(counted: RoundScore, seat: int = 0) -> int:
    """What a seat's own yaku are worth together."""
    return sum(item.value for item in counted.of(seat) if item.label in counted.yaku[seat])


def yaku(chance: Chance) -> Exercise:
    """Which yaku does a pile hold?"""
    while True:
        pile = _with_near_misses(chance)
        earned = score(pile).yaku[0]
        if 0 < len(earned) < len(YAKU):
            break
    options = [
        Option(each.code, say("yaku", yaku=each.code), each.code in earned, _for_yaku(each, pile, earned))
        for each in YAKU
    ]
    shows = [card for each in YAKU if each.code in earned for card in each.cards]
    return several(say("q-yaku"), (group("your-pile", by_type(pile)),), options, rule="M51", shows=shows)


def _with_near_misses(chance: Chance) -> list[Card]:
    """A pile in which some yaku are whole and others lack one card."""
    pile: set[Card] = set()
    for each in chance.some(YAKU, 3):
        lacking = chance.below(2)
        pile.update(chance.some(each.cards, len(each.cards) - lacking))
    if chance.below(2):
        pile.add(LIGHTNING)
    pile.update(chance.cards(max(0, 12 - len(pile)), without=pile))
    return sorted(pile)


def _for_yaku(each: Yaku, pile: list[Card], earned: Iterable[str]) -> MixUp:
    have = [card for card in each.cards if card in pile]
    lack = tuple(card for card in each.cards if card not in pile)
    brights = sum(card in BRIGHTS for card in pile)
    if not lack:
        if each is THREE_BRIGHTS:
            both = "five_brights" in earned
            return mix_up("five-excludes-three" if both else "warbler-no-bright", "M57" if both else "M53")
        return mix_up(
            "yaku-overlooked" if len(tuple(earned)) == 1 else "one-yaku-only", "M51", yaku=each.code
        )
    if each is THREE_BRIGHTS and brights >= 3:
        return mix_up("any-three-brights", "M53")
    if each.code == "five_brights" and len(have) == 4:
        return mix_up("warbler-makes-five" if WARBLER in pile else "four-brights-do", "M52", cards=lack)
    if len(lack) == 1 and LIGHTNING in pile and each in (FOUR_WISTERIA, FOUR_PAULOWNIA):
        return mix_up("lightning-completes", each.rule, cards=lack)
    code = "nearly-is-enough" if len(lack) == 1 else "some-are-enough" if have else "surely-in-there"
    return mix_up(code, each.rule, cards=lack, yaku=each.code)


_CASES = {
    "brights": (
        cards("01B 03B 08B"),
        "M53",
        {25: "any-three-brights", 10: "part-pays", 75: "each-bright-pays"},
    ),
    "wisteria": (cards("04A 04R 04X 11L"), "M54", {10: "lightning-completes", 5: "part-pays"}),
    "paulownia": (cards("12X 12Y 12Z 11L"), "M55", {10: "phoenix-spare", 5: "part-pays"}),
    "five": (
        cards("01B 03B 08B 11B 12B"),
        "M52",
        {55: "five-contains-three", 0: "rain-man-excluded", 25: "only-three-count"},
    ),
    "six": (
        cards("01B 02A 03B 08B 11B 12B"),
        "M57",
        {30: "highest-only", 25: "lowest-only", 0: "rain-man-excluded"},
    ),
    "trio": (
        cards("01B 02A 03B 05A"),
        "M53",
        {0: "warbler-no-bright", 75: "each-bright-pays", 30: "trio-as-five"},
    ),
    "eight": (
        (*of_month(4), *of_month(12)),
        "M51",
        {10: "one-yaku-only", 80: "ten-a-card", 25: "eight-as-brights"},
    ),
}


def near_miss(chance: Chance) -> Exercise:
    """What do the yaku of a pile pay?"""
    start, rule, wrong = _CASES[chance.pick(sorted(_CASES))]
    harmless = [card for card in DECK if card.month in (5, 9, 10) and card.type != "bright"]
    pile = by_type((*start, *chance.some((card for card in harmless if card not in start), 3)))
    counted = score(pile)
    truth = yaku_points(counted)
    lack = tuple(
        card
        for each in (THREE_BRIGHTS, FOUR_WISTERIA, FOUR_PAULOWNIA)
        for card in each.cards
        if card not in pile and len([c for c in each.cards if c in pile]) == len(each.cards) - 1
    )
    values = {truth: "", **{value: code for value, code in wrong.items() if value != truth}}
    choices = [
        Choice(
            str(value),
            say("points", points=value),
            value,
            mix_up(code, _RULES.get(code, "M51"), cards=lack, yaku="four_wisteria") if code else None,
        )
        for value, code in sorted(values.items())
    ]
    items = [item for item in counted.of(0) if item.label in counted.yaku[0]]
    because = (
        say("because-yaku", yaku=tuple(Named(item.label) for item in items), points=truth) if items else None
    )
    return single(
        chance,
        say("q-near-miss"),
        (group("your-pile", pile),),
        choices,
        truth,
        rule=rule,
        because=because or say("because-no-yaku", cards=lack),
        shows=[card for item in items for card in item.cards],
        ordered=True,
    )


_RULES = {
    "any-three-brights": "M53",
    "part-pays": "M51",
    "each-bright-pays": "M53",
    "lightning-completes": "M54",
    "phoenix-spare": "M55",
    "five-contains-three": "M57",
    "rain-man-excluded": "M52",
    "only-three-count": "M52",
    "highest-only": "M57",
    "lowest-only": "M57",
    "warbler-no-bright": "M53",
    "trio-as-five": "M52",
    "one-yaku-only": "M51",
    "ten-a-card": "M54",
    "eight-as-brights": "M54",
}


class Named:
    """A yaku by its name, for lists in a sentence."""

    def __init__(self, code: str) -> None:
        self.code = code

    def name(self, lang: str = "en") -> str:
        """The name in words."""
        return say("yaku", yaku=self.code).text(lang)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Named) and other.code == self.code

    def __hash__(self) -> int:
        return hash(self.code)


def minus_par(chance: Chance) -> Exercise:
    """The score where nobody has a yaku."""
    while True:
        pile = chance.cards(16 + 2 * chance.below(5))
        counted = score(pile)
        if counted.yaku == ((), ()) and counted.totals[0] not in (0, len(pile)):
            break
    points = counted.card_points[0]
    near = [
        (points, mix_up("without-par", "M48", points=points)),
        (PAR - points, mix_up("par-turned-round", "M48")),
        (2 * points - 2 * PAR, mix_up("less-the-others", "M48", points=points, other=2 * PAR - points)),
        (points - 2 * PAR, mix_up("whole-deck-as-par", "M48")),
        (points - 20, mix_up("cards-as-par", "M48")),
    ]
    return number(
        say("q-minus-par", count=len(pile), points=points),
        (group("your-pile", by_type(pile)),),
        counted.totals[0],
        near,
        rule="M48",
        because=say("because-score", formula=counted.formula(0)),
    )


def round_score(chance: Chance) -> Exercise:
    """The whole formula: card points, par, own yaku, the other's yaku."""
    while True:
        first, second = chance.some(YAKU, 2)
        mine = set(first.cards)
        rest = [card for card in DECK if card not in mine and card not in second.cards]
        mine.update(chance.some(rest, 12 + chance.below(8) - len(mine)))
        counted = score(mine)
        if counted.yaku[0] and counted.yaku[1]:
            break
    points, total = counted.card_points[0], counted.totals[0]
    own, other = yaku_points(counted, 0), yaku_points(counted, 1)
    near = [
        (points + own - other, mix_up("without-par", "M48", points=points)),
        (points - PAR + own, mix_up("others-yaku-free", "M49", points=other)),
        (points - PAR - other, mix_up("own-yaku-forgotten", "M49", points=own)),
        (points - PAR + own + other, mix_up("all-yaku-mine", "M49", points=other)),
        (score(mine, rules=ANY_THREE_BRIGHTS).totals[0], mix_up("any-three-brights", "M53")),
        (points - PAR, mix_up("no-yaku-counted", "M49")),
        (-total, mix_up("the-others-score", "M50")),
    ]
    shows = [card for item in counted.of(0) if item.label in counted.yaku[0] for card in item.cards]
    return number(
        say("q-round-score", points=points),
        (group("your-pile", by_type(mine)),),
        total,
        near,
        rule="M49",
        because=say(
            "because-round-score",
            formula=counted.formula(0),
            own=_named(counted, 0),
            other=_named(counted, 1),
        ),
        shows=shows,
    )


def _named(counted: RoundScore, seat: int) -> tuple[Named, ...]:
    return tuple(Named(code) for code in counted.yaku[seat])


def zero_sum(chance: Chance) -> Exercise:
    """One score tells the other."""
    while True:
        counted = score(chance.cards(14 + 2 * chance.below(7)))
        own, other = counted.totals
        if own:
            break
    points = counted.card_points[0]
    near = [
        (own, mix_up("both-the-same", "M50")),
        (PAR - own, mix_up("rest-of-par", "M50")),
        (2 * PAR - own, mix_up("rest-of-deck", "M50")),
        (2 * PAR - points, mix_up("points-not-score", "M50", points=2 * PAR - points)),
        (0, mix_up("loser-zero", "M50")),
    ]
    return number(
        say("q-two-scores", score=signed(own)),
        (lines("your-score", Literally(counted.formula(0))),),
        other,
        near,
        rule="M50",
        because=say("because-two-scores", own=signed(own), other=signed(other)),
    )


def two_readings(chance: Chance) -> Exercise:
    """Which reading of Three Brights leads to a score?"""
    while True:
        trio = chance.pick(
            (
                (Card("01B"), WARBLER, Card("03B")),
                (Card("01B"), Card("03B")),
                (Card("01B"), WARBLER, Card("03B"), Card("08B")),
                tuple(chance.some(BRIGHTS, 3)),
            )
        )
        mine = {*trio, *chance.cards(15 + chance.below(4), without=(*BRIGHTS, *trio))}
        named, either = score(mine), score(mine, rules=ANY_THREE_BRIGHTS)
        if not {"five_brights"} & {*named.yaku[0], *named.yaku[1]}:
            break
    told = chance.pick((named.totals[0], either.totals[0]))
    same = named.totals == either.totals
    truth = "both" if same else "named" if told == named.totals[0] else "any"
    values = {"named": signed(named.totals[0]), "any": signed(either.totals[0])}
    only = "only-" if same else ""
    choices = [
        Choice("named", say("reading-named"), "named", mix_up(f"reading-{only}named", "M53", **values)),
        Choice("any", say("reading-any"), "any", mix_up(f"reading-{only}any", "M53", **values)),
        Choice("both", say("reading-both"), "both", mix_up("reading-both", "M58", **values)),
        Choice("neither", say("reading-neither"), "neither", mix_up("reading-neither", "M58", **values)),
    ]
    shows = [card for card in mine if card in BRIGHTS or card is WARBLER]
    return single(
        chance,
        say("q-two-readings", score=signed(told), points=named.card_points[0]),
        (group("your-pile", by_type(mine)),),
        choices,
        truth,
        rule="M58",
        because=say("because-readings", **values),
        shows=shows,
        ordered=True,
    )


def completes(chance: Chance) -> Exercise:
    """Which card would complete a yaku?"""
    wanted = chance.pick((THREE_BRIGHTS, FOUR_WISTERIA, FOUR_PAULOWNIA))
    missing = chance.pick(wanted.cards)
    month = chance.month(1, 2, 3, 4, 11, 12)
    *three, fourth = chance.mixed(of_month(month))
    pile = [card for card in wanted.cards if card is not missing] + three
    bright = chance.pick(
        [card for card in BRIGHTS if card not in (missing, *pile) and card.month not in (month, 4, 12)]
    )
    if wanted is THREE_BRIGHTS and Card("08B") not in pile and month != 8:
        pile.append(Card("08B"))
        bright = Card("11B") if Card("11B") not in pile else bright
    before = set(score(pile).yaku[0])
    mixes = {
        bright: mix_up("any-three-brights", "M53"),
        LIGHTNING: mix_up("lightning-completes", wanted.rule, cards=(missing,)),
        fourth: mix_up("any-four", "M54", month=plant(month)),
        missing: mix_up("nearly-is-enough", wanted.rule, cards=(missing,), yaku=wanted.code),
    }
    choices = [
        Choice(
            card.code, say("outcome-card", card=card), set(score((*pile, card)).yaku[0]) > before, mix, card
        )
        for card, mix in mixes.items()
    ]
    return single(
        chance,
        say("q-completes"),
        (group("your-pile", by_type(pile)),),
        choices,
        True,
        rule=wanted.rule,
        shows=[card for card in wanted.cards if card in pile],
    )


def yaku_goes_on(chance: Chance) -> Exercise:
    """Does a yaku end the round?"""
    while True:
        position = played_out(Round.deal(chance.below(10**9)), chance, 6 + chance.below(9))
        earned = position.score().yaku[0]
        if earned and position.phase == "HAND":
            break
    held = next(each for each in YAKU if each.code == earned[0])
    truth = "over" if position.is_over else "on"
    choices = [
        Choice("on", say("round-on"), "on"),
        Choice("over", say("round-over"), "over", mix_up("yaku-ends-round", "M24")),
        Choice("stop", say("round-stop"), "stop", mix_up("koi-koi", "M24")),
        Choice("answer", say("round-answer"), "answer", mix_up("last-answer", "M24")),
    ]
    return single(
        chance,
        say("q-yaku-goes-on", yaku=held.code, turn=position.turn),
        (group("your-pile", by_type(position.piles[0])), group("your-hand", position.hands[0])),
        choices,
        truth,
        rule="M24",
        shows=held.cards,
    )


def closed(chance: Chance) -> Exercise:
    """Which yaku can nobody earn any more?"""
    while True:
        position = played_out(Round.deal(chance.below(10**9)), chance, 6 + chance.below(8))
        states = progress(position.piles)
        if 0 < sum(state.status == "closed" for state in states) < len(states):
            break
    options = [
        Option(
            state.yaku.code, say("yaku", yaku=state.yaku.code), state.status == "closed", _for_closed(state)
        )
        for state in states
    ]
    wanted = {card for each in YAKU for card in each.cards}
    piles = [by_type(card for card in pile if card in wanted) for pile in position.piles]
    free = [card for card in (*position.field, *position.hands[0]) if card in wanted]
    picture = [group("your-pile-yaku", piles[0]), group("other-pile-yaku", piles[1])]
    if free:
        picture.append(group("free-yaku", sorted(free)))
    return several(say("q-closed"), picture, options, rule="M51", because=say("because-closed"), shows=())


def _for_closed(state: Progress) -> MixUp:
    code = state.yaku.code
    if state.status == "closed":
        return mix_up("cards-left-so-open", state.yaku.rule, yaku=code)
    if state.status == "earned":
        return mix_up("earned-is-closed", "M51", yaku=code)
    return mix_up("one-side-has-some", state.yaku.rule, yaku=code)
