"""Exercises of lesson 5: choosing a card, and the course of a match."""

from __future__ import annotations

from collections.abc import Iterable

from hanalab.core.language import signed
from hanalab.lessons.chance import Chance, of_month
from hanalab.lessons.exercise import Exercise, Group, MixUp, Option, mix_up
from hanalab.lessons.making import (
    Choice,
    all_of,
    field,
    group,
    lines,
    number,
    one_of,
    outcome,
    several,
    single,
    stays,
    takes,
    who,
)
from hanalab.lessons.mushi_scoring import by_type
from hanalab.lessons.phrase import RuleText, say
from hanalab.mushi.captures import captures
from hanalab.mushi.cards import DECK, LIGHTNING, MONTHS, Card, text_of
from hanalab.mushi.dealing import stuck_cards
from hanalab.mushi.match import Match
from hanalab.mushi.round import Round
from hanalab.mushi.rules import Rules
from hanalab.mushi.scoring import score
from hanalab.mushi.yaku import FOUR_PAULOWNIA, FOUR_WISTERIA, THREE_BRIGHTS, progress

TRADITIONAL = Rules.preset("traditional")


# -- a match ---------------------------------------------------------------------------------------------


def _finished(pile: Iterable[Card], dealer: int, rules: Rules) -> Round:
    """A finished round with these cards in your pile and the rest in the other's."""
    mine = set(pile)
    other = [card for card in DECK if card not in mine]
    return Round.parse(
        f"rules {rules}; dealer {dealer}; phase OVER; hands - / -; piles {text_of(mine)} / {text_of(other)}"
    )


def _pile(chance: Chance, level: bool = False) -> list[Card]:
    """Half of the deck for a round with a winner, or for one that ends level."""
    while True:
        pile = chance.cards(20)
        if (score(pile).winner is None) == level:
            return pile


def _match(chance: Chance, rounds: int, rules: Rules, level: bool = False) -> Match:
    match = Match(rules, chance.below(2))
    for place in range(rounds):
        if match.dealer is None:
            break
        match = match.add(_finished(_pile(chance, level and place == rounds - 1), match.dealer, rules))
    return match


def _table(match: Match) -> tuple[Group, ...]:
    rows = [
        say("match-row", number=place, who=who(dealer), own=signed(own), other=signed(other))
        for place, (dealer, (own, other)) in enumerate(zip(match.dealers, match.scores, strict=True), 1)
    ]
    return (lines("match", *rows),)


def next_dealer(chance: Chance) -> Exercise:
    """Who deals the next round, and why?"""
    match = _match(chance, 2 + chance.below(3), Rules(length=12), level=chance.below(4) == 0)
    level = match.dealer_rule == "M60"
    last = match.dealers[-1]
    leader = int(match.totals[1] > match.totals[0])
    winners = [int(own < other) for own, other in match.scores if own != other]
    rule = match.dealer_rule
    choices = [
        Choice(
            "winner",
            say("deals-winner", who=who(winners[-1]), level="yes" if level else "no"),
            "M59",
            mix_up("last-winner-deals", "M60"),
        ),
        Choice("stays", say("deals-stays", who=who(last)), "M60", mix_up("dealer-keeps-deal", "M59")),
        Choice("leader", say("deals-leader", who=who(leader)), "leader", mix_up("leader-deals", rule)),
        Choice("turns", say("deals-turns", who=who(1 - last)), "turns", mix_up("deal-alternates", rule)),
    ]
    return single(chance, say("q-who-deals-next"), _table(match), choices, rule, rule=rule)


def match_winner(chance: Chance) -> Exercise:
    """Who wins a match of six rounds?"""
    while True:
        match = _match(chance, 6, Rules(length=6))
        wins = [
            sum(own > other for own, other in match.scores),
            sum(own < other for own, other in match.scores),
        ]
        last = int(match.scores[-1][0] < match.scores[-1][1])
        most = None if wins[0] == wins[1] else int(wins[1] > wins[0])
        if match.winner not in (most, last) or chance.below(6) == 0:
            break

    def wrong(seat: int) -> MixUp:
        code = (
            "most-rounds-win"
            if wins[seat] > wins[1 - seat]
            else "last-round-wins"
            if last == seat
            else "added-wrong"
        )
        return mix_up(code, "M61", own=signed(match.totals[0]), other=signed(match.totals[1]))

    totals = {"own": signed(match.totals[0]), "other": signed(match.totals[1])}
    choices = [
        Choice("you", say("you-win"), 0, wrong(0)),
        Choice("other", say("other-wins"), 1, wrong(1)),
        Choice(
            "draw",
            say("match-draw"),
            None,
            mix_up("rounds-level" if wins[0] == wins[1] else "close-is-draw", "M61", **totals),
        ),
        Choice("on", say("match-goes-on"), "on", mix_up("play-to-a-lead", "M61")),
    ]
    return single(
        chance,
        say("q-match-winner"),
        _table(match),
        choices,
        match.winner,
        rule="M61",
        because=say("because-totals", **totals),
        ordered=True,
    )


def match_over(chance: Chance) -> Exercise:
    """Is the match over?"""
    while True:
        shape = _match(chance, 3 + chance.below(2), Rules(length=12))
        top = max(shape.totals)
        if top >= 12:
            break
    reached = chance.below(2) == 0
    rounds = chance.below(3) == 0
    target = top - chance.pick((0, 0, 3)) if reached else top + 1 + chance.below(top - 4)
    rules = Rules(length=6) if rounds else Rules(length=f"target {target}")
    match = Match(rules, shape.dealers[0])
    for position in shape.rounds:
        if match.dealer is None:
            break
        match = match.add(_finished(position.piles[0], match.dealer, rules))
    question = say("q-match-over-rounds") if rounds else say("q-match-over-target", target=target)
    choices = [
        Choice(
            "yes",
            say("over-yes"),
            True,
            mix_up("lead-decides" if rounds else "lead-counts", "M4", target=target),
        ),
        Choice("no", say("over-no"), False, mix_up("target-passed", "M4", target=target)),
        Choice("answer", say("over-answer"), "answer", mix_up("other-may-answer", "M4")),
        Choice("leader", say("over-leader"), "leader", mix_up("leader-decides", "M4")),
    ]
    return single(
        chance,
        question,
        (
            *_table(match),
            lines("totals", say("totals-row", own=signed(match.totals[0]), other=signed(match.totals[1]))),
        ),
        choices,
        match.is_over,
        rule="M4",
        because=RuleText("M4", whole=True),
        ordered=True,
    )


def match_total(chance: Chance) -> Exercise:
    """What do the rounds add up to?"""
    match = _match(chance, 3 + chance.below(2), Rules(length=12))
    own = [mine for mine, _ in match.scores]
    total, other = match.totals
    near = [
        (sum(abs(each) for each in own), mix_up("losses-added", "M49")),
        (sum(each for each in own if each > 0), mix_up("losses-forgotten", "M49")),
        (own[-1], mix_up("only-last-round", "M61")),
        (other, mix_up("the-others-total", "M50")),
        (total - other, mix_up("difference-of-totals", "M61")),
    ]
    return number(
        say("q-match-total"),
        _table(match),
        total,
        near,
        rule="M61",
        because=say("because-match-total", sum=" ".join(map(signed, own)), total=signed(total)),
    )


# -- a choice --------------------------------------------------------------------------------------------


def takes_nothing(chance: Chance) -> Exercise:
    """Which cards of the hand take nothing now?"""
    while True:
        lying = chance.cards(4, without=(LIGHTNING,))
        lying = (
            [*lying, LIGHTNING]
            if chance.below(2)
            else [*lying, *chance.cards(1, without=(*lying, LIGHTNING))]
        )
        hand = sorted(chance.cards(5, without=lying))
        idle = [card for card in hand if not captures(card, lying).options]
        if 0 < len(idle) < len(hand):
            break
    options = []
    for card in hand:
        found = captures(card, lying)
        if card in idle:
            code = "lightning-matches-all" if LIGHTNING in lying else "seen-a-match"
            mix = mix_up(code, "M36" if LIGHTNING in lying else "M21", card=card)
        else:
            code = "lightning-needs-match" if card is LIGHTNING else "mate-overlooked"
            mix = mix_up(code, found.rule, card=card, other=found.options[0][0])
        options.append(Option(card.code, say("outcome-card", card=card), card in idle, mix, card))
    return several(say("q-takes-nothing"), (group("your-hand", hand), field(lying)), options, rule="M21")


def _worth(card: Card, lying: list[Card]) -> tuple[int, tuple[Card, ...]]:
    """Card points that `card` can bring at once, and what it takes for it."""
    options = captures(card, lying).options
    best = max(options, key=lambda taken: sum(each.points for each in taken), default=())
    return (card.points + sum(each.points for each in best) if best else 0), best


def best_catch(chance: Chance) -> Exercise:
    """Which play brings most card points at once?"""
    while True:
        lying = chance.cards(6, months=[month for month in MONTHS if month != 11])
        hand = sorted(
            chance.cards(4, months={card.month for card in lying} | {11}, without=(*lying, LIGHTNING))
        )
        worth = {card: _worth(card, lying) for card in hand}
        ranked = sorted((points for points, _ in worth.values()), reverse=True)
        if ranked[0] > ranked[1]:
            break
    best = max(hand, key=lambda card: worth[card][0])
    dearest = max(hand, key=lambda card: card.points)
    most = max(hand, key=lambda card: len(worth[card][1]))
    choices = []
    for card in hand:
        points, taken = worth[card]
        code = (
            "plays-dearest"
            if card is dearest and card.points > best.points
            else "most-cards"
            if card is most and len(taken) > len(worth[best][1])
            else "catches-nothing"
            if not taken
            else "smaller-catch"
        )
        mix = mix_up(code, "M48", card=card, points=points, best=best, more=ranked[0])
        choices.append(Choice(card.code, say("outcome-card", card=card), points, mix, card))
    return single(
        chance,
        say("q-best-catch"),
        (group("your-hand", hand), field(lying)),
        choices,
        ranked[0],
        rule="M48",
        because=say("because-best-catch", card=best, cards=worth[best][1], points=ranked[0]),
        shows=(best, *worth[best][1]),
        ordered=True,
    )


def deny(chance: Chance) -> Exercise:
    """Which catch keeps the other from a yaku?"""
    yaku = chance.pick((THREE_BRIGHTS, FOUR_WISTERIA, FOUR_PAULOWNIA))
    wanted = chance.pick(yaku.cards)
    theirs = [card for card in yaku.cards if card is not wanted]
    dear = chance.pick([Card("08B"), Card("10A"), Card("09A")] if wanted.points < 20 else [Card("08B")])
    others = chance.some((Card(code) for code in ("05R", "09R", "10X", "05A", "09X", "05X")), 2)
    lying = sorted({wanted, dear, *others})
    theirs += chance.cards(3, months=(5, 8, 9, 10), without=(*lying, *theirs))
    options = [option[0] for option in captures(LIGHTNING, lying).options]
    choices = []
    for card in options:
        after = next(each for each in progress(((LIGHTNING, card), tuple(theirs))) if each.yaku == yaku)
        code = "dearest-first-always" if card is max(lying, key=lambda each: each.points) else "no-danger"
        mix = mix_up(code, yaku.rule, card=card, other=wanted, yaku=yaku.code)
        choices.append(Choice(card.code, say("outcome-card", card=card), after.lacks[1] is None, mix, card))
    return single(
        chance,
        say("q-deny"),
        (group("you-play", (LIGHTNING,)), field(lying), group("other-pile", by_type(theirs))),
        choices,
        True,
        rule=yaku.rule,
        because=say("because-deny", card=wanted, yaku=yaku.code),
        shows=(wanted, *(card for card in yaku.cards if card is not wanted)),
        ordered=True,
    )


def house_rules(chance: Chance) -> Exercise:
    """What happens under the rule set "traditional"?"""
    return chance.pick((_stacked, _third_willow, _three_willows))(chance)


def _stacked(chance: Chance) -> Exercise:
    own = sorted(chance.some(of_month(chance.month(11)), 3))
    found = captures(LIGHTNING, own, rules=TRADITIONAL)
    choices = [
        one_of(own, mix_up("our-own-rules", "M5", key="lightning_stack")),
        all_of(own),
        takes(max(own, key=lambda card: card.points), mix_up("dearest-of-pile", "M31", card=own[0])),
        stays(mix_up("pile-locked", "M31")),
    ]
    return single(
        chance,
        say("q-house-play", card=LIGHTNING),
        (group("you-play", (LIGHTNING,)), field(own)),
        choices,
        outcome(found),
        rule="M31",
        because=RuleText("M31", whole=True),
        shows=own,
    )


def _third_willow(chance: Chance) -> Exercise:
    card, *own = chance.mixed(of_month(11))
    lying = [*sorted(own), *chance.scattered(2, 11)]
    found = captures(card, lying, rules=TRADITIONAL)
    choices = [
        one_of(sorted(own), mix_up("our-own-rules", "M5", key="third_willow")),
        all_of(sorted(own)),
        stays(mix_up("match-waits", "M18", card=own[0])),
        takes(lying[2], mix_up("any-month", "M18", card=card, other=lying[2])),
    ]
    return single(
        chance,
        say("q-house-play", card=card),
        (group("you-play", (card,)), field(lying)),
        choices,
        outcome(found),
        rule="M39",
        because=RuleText("M39", whole=True),
        shows=own,
    )


def _three_willows(chance: Chance) -> Exercise:
    dealer = chance.below(2)
    lying = [*of_month(11), *chance.scattered(5, 11)]
    truth = next((found.remedy for found in stuck_cards(lying, TRADITIONAL)), "play")
    choices = [
        Choice(
            "captures",
            say("dealer-captures", who=who(dealer), cards=tuple(of_month(11))),
            "dealer_captures",
            mix_up("dealer-captures", "M12"),
        ),
        Choice(
            "redeal",
            say("deals-again", who=who(dealer)),
            "redeal",
            mix_up("our-own-rules", "M5", key="three_willows"),
        ),
        Choice("play", say("field-stands"), "play", mix_up("lightning-frees-willows", "M12")),
        Choice(
            "next", say("deals-instead", who=who(1 - dealer)), "passed", mix_up("misdeal-passes-deal", "M14")
        ),
    ]
    return single(
        chance,
        say("q-house-deal", who=who(dealer)),
        (field(lying),),
        choices,
        truth,
        rule="M12",
        because=RuleText("M12", whole=True),
        shows=of_month(11),
    )
