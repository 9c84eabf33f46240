"""The engine against the by-the-book scorer and referee, which share no line with it."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from hanalab.mushi import DECK, Card, Round, Rules, misdeal, score
from hanalab.mushi.rules import OPTIONS
from tests.mushi.by_the_book import ALL_FORTY, Table, must_redeal, reckon, referee
from tests.mushi.play import random_deck, random_rules, tilted_deck
from tests.samples import tries

THREE = OPTIONS["three_brights"].values
SETS = OPTIONS["yaku_set"].values
RULES = {(three, kept): Rules(three_brights=three, yaku_set=kept) for three, kept in product(THREE, SETS)}
KINDS = {"hand": "HAND", "hand capture": "HAND_CAPTURE", "draw capture": "DRAW_CAPTURE"}


def test_both_know_the_same_cards() -> None:
    assert [str(card) for card in DECK] == ALL_FORTY


def test_random_piles_are_counted_alike() -> None:
    rng = Random(2024)
    yaku_seen = Counter[str]()
    for _ in range(tries(10_000, 2_500)):
        # A yaku is rare when cards fall at random: half the splits give one seat more than the other.
        share = rng.choice((0.5, 0.8))
        piles: tuple[list[str], list[str]] = ([], [])
        for code in ALL_FORTY:
            piles[rng.random() < share].append(code)
        first, second = (tuple(map(Card, pile)) for pile in piles)
        for three, yaku_set in product(THREE, SETS):
            book = reckon(*piles, three, yaku_set)
            counted = score(first, second, RULES[three, yaku_set])
            assert counted.card_points == book.card_points
            assert counted.totals == book.scores
            for seat in (0, 1):
                lines = {item.label: item.value for item in counted.of(seat) if item.label in book.yaku[seat]}
                assert lines == book.yaku[seat]
                assert counted.yaku[seat] == tuple(book.yaku[seat])
                yaku_seen.update(counted.yaku[seat])
    assert set(yaku_seen) == {"five_brights", "three_brights", "four_wisteria", "four_paulownia"}
    assert min(yaku_seen.values()) > 1000


def test_misdeals_are_found_alike() -> None:
    rng = Random(7)
    verdicts = Counter[tuple[str | None, bool]]()
    for number in range(8_000):
        rules = random_rules(rng)
        if number % 2:
            on_field = rng.sample(ALL_FORTY, 8)
        else:  # few suits, so that fours and pairs are common
            months = [*rng.sample(sorted({code[:2] for code in ALL_FORTY}), 3), "11"]
            on_field = rng.sample([code for code in ALL_FORTY if code[:2] in months], 8)
        why = misdeal(on_field, rules)
        assert (why is not None) == must_redeal(on_field, options_of(rules))
        verdicts[why.rule if why else None, why is not None] += 1
    assert min(verdicts[rule, True] for rule in ("M10", "M11", "M12")) > 50


def options_of(rules: Rules) -> dict[str, str]:
    return {key: str(getattr(rules, key)) for key in OPTIONS}


def both_play(deck: list[str], dealer: int, rules: Rules, rng: Random) -> tuple[Table, Round]:
    """Play one round at random, the referee looking on at every step. Sometimes both keep the Lightning to
    the end, or what it does on an empty field would hardly ever be seen."""
    keep = rng.random() < 0.3
    position = Round.from_deck(deck, dealer, rules)
    split = Round.from_deck(deck, dealer)  # the cards before `dealer_captures`
    field = [code for at in (4, 16) for code in deck[at : at + 4]]
    hands = ([*map(str, split.hands[0])], [*map(str, split.hands[1])])
    table = Table(hands, field, deck[24:], dealer, options_of(rules))
    question = referee(table)
    asked = next(question, None)
    while asked is not None:
        player, kind, answers = asked
        assert (position.player, position.phase) == (player, KINDS[kind])
        assert position.turn == table.turn
        offered = [str(action) for action in position.actions() if str(action) != "redeal"]
        assert sorted(map(tidy, offered)) == sorted(map(tidy, answers))
        same_cards(position, table)
        answer = rng.choice([one for one in answers if one != "play 11L"] or answers if keep else answers)
        position = position.do(answer)
        try:
            asked = question.send(answer)
        except StopIteration:
            asked = None
    assert position.is_over
    same_cards(position, table)
    left = [str(card) for event in position.events if event.kind == "leftover" for card in event.cards]
    assert sorted(left) == sorted(table.end_field)
    book = reckon(*table.piles, rules.three_brights, rules.yaku_set)
    assert position.score().totals == book.scores
    return table, position


def tidy(action: str) -> tuple[str, ...]:
    verb, *codes = action.split()
    return (verb, *sorted(codes))


def same_cards(position: Round, table: Table) -> None:
    for seat in (0, 1):
        assert list(map(str, position.hands[seat])) == table.hands[seat]
        assert sorted(map(str, position.piles[seat])) == sorted(table.piles[seat])
    assert sorted(map(str, position.field)) == sorted(table.field)
    # A drawn card that waits for a choice has left the stock on both sides.
    assert list(map(str, position.stock)) == table.stock


#: rounds in a share, and shares: 4,000 in all where the solvers are compiled
ROUNDS, SHARES = 1_000, tries(4, 1)
#: every rule that an event of a round can cite
CITED = """
    M7 M10 M12 M18 M19 M20 M21 M28 M29 M31 M32 M33 M34 M35 M36 M37 M38 M39 M40 M41 M42 M43 M44 M45 M46
"""


@pytest.mark.parametrize("share", range(SHARES))
def test_random_rounds_under_random_rules_are_refereed_alike(share: int) -> None:
    rng = Random(f"refereed {share}")
    rules_seen = Counter[str]()
    for number in range(ROUNDS):
        rules = random_rules(rng)
        deal = tilted_deck if number % 4 else random_deck
        deck = [str(card) for card in deal(rng)]
        while must_redeal([code for at in (4, 16) for code in deck[at : at + 4]], options_of(rules)):
            deck = [str(card) for card in deal(rng)]
        _, end = both_play(deck, rng.randrange(2), rules, rng)
        rules_seen.update({event.rule for event in end.events})
    assert set(CITED.split()) <= set(rules_seen), "some rule was never put to the test"
