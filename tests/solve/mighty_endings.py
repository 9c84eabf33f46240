"""Positions of Mighty to try solvers on, and their value by trying everything with the readable engine."""

from __future__ import annotations

from random import Random

from hanalab.mighty import DECK, JOKER, Card, Hand, Rules, mighty_card
from hanalab.mighty.cards import TRUMPS
from hanalab.mighty.preparation import joker_call_choices
from hanalab.mighty.rules import OPTIONS

#: the options that change play
PLAYING = (
    "mighty_any_time", "joker_lead", "joker_call", "joker_first_trick", "trump_lead_first_trick",
    "nt_joker_limit", "mighty_at_spades",
)  # fmt: skip
Dice = Random


def some_rules(dice: Dice) -> Rules:
    """One of the presets, or a set of options that change play, any card being the Joker Call card."""
    which = dice.randrange(3)
    if which < 2:
        return Rules.preset(("seed", "korean")[which])
    chosen = {key: dice.choice(OPTIONS[key].values) for key in PLAYING}
    return Rules(joker_call_card="declarer_names_any", **chosen)


def ending(dice: Dice, size: int) -> Hand:
    """An ending with so many cards a hand. The Mighty, the Joker and the Joker Call card are each in half of
    them for certain, and who has the Joker often leads; in some the cards are of two suits in the main, in
    others most are point cards; it may be in mid-trick."""
    rules, trump = some_rules(dice), dice.choice(TRUMPS)
    choices = joker_call_choices(trump, rules)
    call = dice.choice(choices) if choices else None
    forced: list[Card] = []
    for special in (mighty_card(trump, rules), JOKER, call):
        if special is not None and special not in forced and dice.random() < 0.5:
            forced.append(special)
    others = [card for card in DECK if card not in forced]
    dice.shuffle(others)
    kind = dice.random()
    if kind < 0.3:
        suits = dice.sample("SCDH", 2)
        others.sort(key=lambda card: card.suit not in suits)
    elif kind < 0.6:
        few = [card for card in others if not card.points][: dice.randrange(12)]
        others.sort(key=lambda card: not card.points and card not in few)
    dealt = (forced + others)[: 5 * size]
    dice.shuffle(dealt)
    hands = [dealt[seat * size : seat * size + size] for seat in range(5)]
    declarer, friend = dice.randrange(5), dice.randrange(6)
    called = "none" if friend in (declarer, 5) else dice.choice(hands[friend])
    leader = dice.randrange(5)
    if dice.random() < 0.5:
        leader = next((seat for seat in range(5) if JOKER in hands[seat]), leader)
    hand = Hand.at_play(hands, declarer, (13, trump), called, call, (), rules=rules, leader=leader)
    return walked(hand, dice, dice.choice((0, 0, 1, 2, 3, 4)))


def walked(hand: Hand, dice: Dice, count: int) -> Hand:
    """So many random plays on."""
    for _ in range(count):
        hand = hand.do(dice.choice(hand.actions()))
    return hand


def best_points(hand: Hand, known: dict[object, int] | None = None) -> int:
    """The points of the declarer's side when each seat tries every play and keeps the best for its side.
    Leads seen before from the same cards are looked up: points already taken change nothing in what comes."""
    if hand.is_over:
        return hand.side_points
    known = {} if known is None else known
    state = hand.state
    key = (state.hands, state.leader, any(JOKER in held for held in state.hands)) if not state.trick else None
    if key is not None and key in known:
        return hand.side_points + known[key]
    found = [best_points(hand.do(action), known) for action in hand.actions()]
    value = max(found) if hand.player in (hand.declarer, hand.friend) else min(found)
    if key is not None:
        known[key] = value - hand.side_points
    return value
