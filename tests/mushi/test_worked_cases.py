"""The worked cases MT01 to MT30. D is the dealer, N the dealer's opponent; here D is seat 0."""

from __future__ import annotations

import pytest

from hanalab.mushi import (
    DECK,
    Card,
    Event,
    Match,
    Round,
    Rules,
    captures,
    cards,
    leftovers,
    misdeal,
    score,
    why_not_capture,
)
from tests.mushi.play import Policy, largest, play_out, smallest

D, N = 0, 1
ANY_THREE = Rules(three_brights="any_three")
THREE_YAKU = Rules(yaku_set="three")
PRESETS = (Rules.preset("seed"), Rules.preset("traditional"))
both_presets = pytest.mark.parametrize("rules", PRESETS, ids=["seed", "traditional"])


def rest(*piles: str) -> str:
    """The cards of the deck that are in none of the piles."""
    taken = cards(" ".join(piles))
    return " ".join(str(card) for card in DECK if card not in taken)


def texts(position: Round) -> list[str]:
    return [str(action) for action in position.actions()]


def last_events(position: Round, kind: str) -> list[Event]:
    return [event for event in position.step if event.kind == kind]


def options(card: str, field: str, rules: Rules = PRESETS[0], **where: bool) -> set[frozenset[str]]:
    """What the card may take, as sets of codes."""
    found = captures(Card(card), cards(field), rules=rules, **where).options
    assert len(found) == len(set(found)), "no option is offered twice"
    return {frozenset(map(str, option)) for option in found}


def one(*codes: str) -> set[frozenset[str]]:
    """Single cards to choose from."""
    return {frozenset({code}) for code in codes}


# Scoring -------------------------------------------------------------------------------------------------


def test_mt01_the_deck() -> None:
    assert len(DECK) == len(set(DECK)) == len({card.code for card in DECK}) == 40
    assert [sum(card.type == kind for card in DECK) for kind in ("bright", "animal", "ribbon", "basic")] == [
        5, 7, 8, 20,
    ]  # fmt: skip
    assert sum(card.points for card in DECK) == 230
    months = (1, 2, 3, 4, 5, 8, 9, 10, 11, 12)
    values = [sum(card.points for card in DECK if card.month == month) for month in months]
    assert values == [27, 17, 27, 17, 17, 32, 17, 17, 36, 23]
    assert {card.month for card in DECK} == set(months)


def test_mt02_a_pile_of_38_points_without_a_yaku() -> None:
    counted = score("01B 01R 01X 01Y 11L 11A")
    assert counted.card_points[0] == 38
    assert counted.yaku[0] == ()


SEED_EXAMPLE_A = "01B 01R 01X 01Y 02A 02R 02X 02Y 03B 03R 03X 03Y 05A 05X 09A 09X 12X 12Y"


def test_mt03_the_example_of_the_source() -> None:
    counted = score(SEED_EXAMPLE_A, rest(SEED_EXAMPLE_A))
    assert len(cards(SEED_EXAMPLE_A)) == 18
    assert len(counted.piles[1]) == 22
    assert counted.card_points == (95, 135)
    assert counted.yaku == (("three_brights",), ("four_wisteria",))
    assert [item.value for item in counted.of(0) if item.label == "three_brights"] == [25]
    assert [item.value for item in counted.of(1) if item.label == "four_wisteria"] == [10]
    assert counted.totals == (-5, 5)
    assert score(SEED_EXAMPLE_A).totals == (-5, 5)  # the rest of the deck is the other pile


def test_mt04_the_same_piles_with_any_three_brights() -> None:
    counted = score(SEED_EXAMPLE_A, rest(SEED_EXAMPLE_A), ANY_THREE)
    assert counted.yaku == ((), ("three_brights", "four_wisteria"))
    assert counted.card_points == (95, 135)
    assert counted.totals == (-55, 55)


def test_mt05_an_example_that_fits_any_three_brights() -> None:
    pile = "08B 11B 12B 05A 09A 05R 09R 10R 01X 01Y 02X 02Y 03X 03Y 05X 05Y 09X 12X"
    kinds = [card.type for card in cards(pile)]
    assert [kinds.count(kind) for kind in ("bright", "animal", "ribbon", "basic")] == [3, 2, 3, 10]
    counted = score(pile, rest(pile), ANY_THREE)
    assert counted.yaku == (("three_brights",), ("four_wisteria",))
    assert counted.card_points == (105, 125)
    assert counted.totals == (5, -5)


@pytest.mark.parametrize(
    ("pile", "rules", "worth"),
    [
        ("01B 03B 08B 11B 12B", Rules(), 30),
        ("01B 03B 08B 11B 12B 02A", Rules(), 55),
        ("01B 03B 08B 11B 12B", ANY_THREE, 55),
        ("01B 03B 08B 11B 12B 02A", ANY_THREE, 55),
        ("01B 03B 08B 11B 12B", THREE_YAKU, 0),
        ("01B 03B 08B 11B 12B 02A", THREE_YAKU, 25),
    ],
)
def test_mt06_five_brights_with_and_without_the_warbler(pile: str, rules: Rules, worth: int) -> None:
    counted = score(pile, rules=rules)
    assert sum(item.value for item in counted.of(0) if item.label in counted.yaku[0]) == worth


def test_mt07_the_lightning_does_not_stand_in_for_a_wisteria() -> None:
    assert score("04A 04R 04X 11L", "").yaku == ((), ())
    four = score("04A 04R 04X 04Y", "")
    assert four.yaku == (("four_wisteria",), ())
    assert [item.value for item in four.of(0) if item.label == "four_wisteria"] == [10]


def test_mt08_all_forty_cards() -> None:
    counted = score(DECK, ())
    assert counted.card_points == (230, 0)
    assert counted.yaku == (("five_brights", "three_brights", "four_wisteria", "four_paulownia"), ())
    assert sum(item.value for item in counted.of(0) if item.label in counted.yaku[0]) == 75
    assert counted.totals == (190, -190)


MT09_A = "11B 11A 11R 11L 12B 12X 12Y 12Z 03B 03R 05R 05X 08X 08Y 09R 09X 10A 10R 10X 10Y"


def test_mt09_a_round_that_ends_level() -> None:
    counted = score(MT09_A)
    assert (len(counted.piles[0]), len(counted.piles[1])) == (20, 20)
    assert counted.card_points == (115, 115)
    assert counted.yaku == (("four_paulownia",), ("four_wisteria",))
    assert counted.totals == (0, 0)
    assert counted.winner is None


@pytest.mark.parametrize("dealer", [0, 1])
def test_mt09_the_same_dealer_deals_after_it(dealer: int) -> None:
    level = Round.parse(f"dealer {dealer}; phase OVER; hands - / -; piles {MT09_A} / {rest(MT09_A)}")
    assert level.score().totals == (0, 0)
    match = Match(Rules(), dealer).add(level)
    assert match.dealer == dealer
    assert match.dealer_rule == "M60"


# Turns ---------------------------------------------------------------------------------------------------


@both_presets
def test_mt10_one_match_is_taken(rules: Rules) -> None:
    start = Round.from_deal(("01B", "10A"), "01R 05X 08A", "12X 12Y", rules=rules)
    after = start.do("play 01B")
    assert after.phase == "HAND"
    assert after.player == N
    assert set(after.piles[D]) == set(cards("01B 01R"))
    assert last_events(after, "play_takes") == [Event("play_takes", D, Card("01B"), cards("01R"), "M18", 15)]
    refusal = why_not_capture(Card("01B"), cards("05X"), cards("01R 05X 08A"), rules=rules)
    assert refusal is not None
    assert refusal.code == "other-month"


@both_presets
def test_mt11_two_matches_are_a_choice(rules: Rules) -> None:
    start = Round.from_deal(("05X", "10A"), "05A 05R 12Y", "01X 02X", rules=rules)
    choice = start.do("play 05X")
    assert (choice.phase, choice.player, choice.pending) == ("HAND_CAPTURE", D, Card("05X"))
    assert texts(choice) == ["take 05A", "take 05R"]
    assert set(choice.do("take 05A").piles[D]) == set(cards("05X 05A"))
    assert set(choice.do("take 05R").piles[D]) == set(cards("05X 05R"))
    assert Card("05A") in choice.do("take 05R").field


@both_presets
def test_mt12_a_drawn_card_takes_three(rules: Rules) -> None:
    start = Round.from_deal(("01X", "10A"), "09A 09R 09X 02Y", "09Y 02X", rules=rules)
    after = start.do("play 01X")
    assert set(after.piles[D]) == set(cards("09Y 09A 09R 09X"))
    (event,) = last_events(after, "draw_takes")
    assert (event.card, set(event.cards), event.rule) == (Card("09Y"), set(cards("09A 09R 09X")), "M20")
    assert set(after.field) == set(cards("02Y 01X"))


@both_presets
def test_mt13_no_match_stays(rules: Rules) -> None:
    after = Round.from_deal(("10A", "02X"), "01R 05X", "12X 12Y", rules=rules).do("play 10A")
    assert set(after.field) == set(cards("01R 05X 10A 12X"))
    assert after.piles == ((), ())
    (event,) = last_events(after, "play_stays")
    assert (event.card, event.cards, event.rule) == (Card("10A"), (), "M21")


# Lightning -----------------------------------------------------------------------------------------------

MT14_FIELD = "01B 01R 01X 11A 08X"


def test_mt14_lightning_takes_one_of_four() -> None:
    start = Round.from_deal(("11L", "10A"), MT14_FIELD, "12X 12Y")
    choice = start.do("play 11L")
    assert choice.phase == "HAND_CAPTURE"
    assert texts(choice) == ["take 01B", "take 01R", "take 01X", "take 08X"]
    refusal = choice.why_not("take 11A")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("lightning-never-willow", "M27")
    for target in ("01B", "01R", "01X", "08X"):
        after = choice.do(f"take {target}")
        assert set(after.piles[D]) == set(cards(f"11L {target}"))
        assert set(after.field) == set(cards(f"{MT14_FIELD} 12X")) - {Card(target)}


def test_mt14_lightning_takes_the_pile_or_the_single_card_with_stack() -> None:
    start = Round.from_deal(("11L", "10A"), MT14_FIELD, "12X 12Y", rules=Rules(lightning_stack="stack"))
    choice = start.do("play 11L")
    assert texts(choice) == ["take 01B 01R 01X", "take 08X"]
    assert set(choice.do("take 01X 01B 01R").piles[D]) == set(cards("11L 01B 01R 01X"))
    for wrong in ("take 01B", "take 01R 01X", "take 11A"):
        assert choice.why_not(wrong) is not None


def test_mt14_as_a_drawn_card() -> None:
    assert options("11L", MT14_FIELD, drawn=True) == one("01B", "01R", "01X", "08X")
    stacked = options("11L", MT14_FIELD, PRESETS[1], drawn=True)
    assert stacked == {frozenset({"01B", "01R", "01X"}), frozenset({"08X"})}


@both_presets
def test_mt15_lightning_onto_two_willows_stays_and_the_draw_takes_it(rules: Rules) -> None:
    start = Round.from_deal(("11L", "10A"), "11B 11R", "04X 12Y", rules=rules)
    after = start.do("play 11L")
    assert [event.rule for event in last_events(after, "play_stays")] == ["M32"]
    (drawn,) = last_events(after, "draw_takes")
    assert (drawn.card, drawn.cards, drawn.rule) == (Card("04X"), cards("11L"), "M35")
    assert set(after.piles[D]) == set(cards("04X 11L"))
    assert set(after.field) == set(cards("11B 11R"))


MT16_FIELD = "11L 04A 04R 01X 02X 03X 05X 08X"


@both_presets
def test_mt16_the_hand_card_never_takes_lightning_and_the_draw_must(rules: Rules) -> None:
    start = Round.from_deal(
        ("04X 01Y 02Y 03Y 05Y 08Y 09X 10X", "01B 01R 02A 02R 03B 03R 05A 11B"), MT16_FIELD,
        "04Y 09A 10A 12X 11A 09R 10R 12Y 05R 08A 08B 12B 12Z 09Y 10Y 11R", rules=rules,
    )  # fmt: skip
    choice = start.do("play 04X")
    assert texts(choice) == ["take 04A", "take 04R"]
    refusal = choice.why_not("take 11L")
    assert refusal is not None
    assert refusal.rule == "M36"
    after = choice.do("take 04A")
    (drawn,) = last_events(after, "draw_takes")
    assert (drawn.card, drawn.cards, drawn.rule) == (Card("04Y"), cards("11L"), "M37")
    assert Card("04R") in after.field
    assert set(after.piles[D]) == set(cards("04X 04A 04Y 11L"))

    for policy in (smallest, largest):
        end = play_out(after, policy)
        (orphan,) = [event for event in end.events if event.kind == "leftover" and Card("04R") in event.cards]
        assert (orphan.seat, orphan.cards, orphan.rule) == (D, cards("04R"), "M44")
        assert "four_wisteria" in end.score().yaku[D]
        assert [item.value for item in end.score().of(D) if item.label == "four_wisteria"] == [10]


def test_mt16_the_other_choice_of_the_hand_card() -> None:
    assert options("04X", MT16_FIELD) == one("04A", "04R")
    by_hand = options("04X", MT16_FIELD, Rules(field_lightning_by_hand="yes"))
    assert by_hand == one("04A", "04R", "11L")


@both_presets
def test_mt17_a_drawn_willow_takes_a_willow_beside_lightning(rules: Rules) -> None:
    start = Round.from_deal(("01X", "10A"), "11L 11R 03X", "11A 02X", rules=rules)
    after = start.do("play 01X")
    (drawn,) = last_events(after, "draw_takes")
    assert (drawn.cards, drawn.rule) == (cards("11R"), "M38")
    assert Card("11L") in after.field


@both_presets
def test_mt18_a_drawn_willow_stays_beside_lightning(rules: Rules) -> None:
    start = Round.from_deal(("01X", "10A"), "11L 03X", "11A 02X", rules=rules)
    after = start.do("play 01X")
    assert [event.rule for event in last_events(after, "draw_stays")] == ["M38"]
    assert set(after.field) == set(cards("11L 03X 01X 11A"))


@both_presets
def test_mt19_drawn_lightning_must_take_the_only_other_card(rules: Rules) -> None:
    start = Round.from_deal(("11A", "10A"), "02A 11B", "11L 03X", rules=rules)
    after = start.do("play 11A")
    assert after.phase == "HAND"
    (drawn,) = last_events(after, "draw_takes")
    assert (drawn.cards, drawn.rule) == (cards("02A"), "M33")
    assert options("11L", "02A 11B", rules, drawn=True) == one("02A")


@both_presets
def test_mt20_drawn_lightning_with_willows_only_stays(rules: Rules) -> None:
    start = Round.from_deal(("11A", "10A"), "11B 11R", "11L 03X", rules=rules)
    after = start.do("play 11A") if rules == PRESETS[1] else start.do("play 11A").do("take 11R")
    assert [event.rule for event in last_events(after, "draw_stays")] == ["M34"]
    assert Card("11L") in after.field
    assert options("11L", "11B", rules, drawn=True) == set()


def test_mt21_lightning_as_the_last_card_sweeps_the_willow() -> None:
    # D takes 11A with 11B on the first turn; 11R comes to the field and stays to the end.
    start = Round.from_deal(("11B 03X", "11R 03Y"), "11A", "05X 05Y 02X 11L")
    position = start.do("play 11B").do("play 11R").do("play 03X")
    assert set(position.piles[D]) >= set(cards("11B 11A"))
    end = position.do("play 03Y")
    (swept,) = last_events(end, "draw_takes")
    assert (swept.seat, swept.card, swept.rule) == (N, Card("11L"), "M40")
    assert set(swept.cards) == set(cards("11R 02X"))
    assert set(cards("11L 11R")) <= set(end.piles[N])
    assert not last_events(end, "leftover")


@both_presets
def test_mt21_what_the_last_lightning_takes(rules: Rules) -> None:
    assert options("11L", "11R", rules, drawn=True, last=True) == one("11R")
    assert captures(Card("11L"), cards("11R"), drawn=True, last=True, rules=rules).rule == "M40"
    assert options("11L", "11R", rules, drawn=True) == set()
    assert options("11L", "11R", rules) == set()  # from the hand there is no last card


def test_mt22_willow_to_the_captor_orphan_to_the_user_of_lightning() -> None:
    piles = (cards("11B 11A"), cards("11L 08B"))
    found = leftovers(cards("11R 08Y"), piles, last_drawer=N)
    assert [(left.cards, left.seat, left.rule) for left in found] == [
        (cards("11R"), D, "M43"),
        (cards("08Y"), N, "M44"),
    ]
    start = Round.from_deal(("11A 08A", "11L 12Y"), "11B 08B", "12X 11R 08X 08Y")
    end = start
    for action in ("play 11A", "play 11L", "take 08B", "play 08A", "play 12Y"):
        end = end.do(action)
    assert [(event.cards, event.seat, event.rule) for event in last_events(end, "leftover")] == [
        (cards("11R"), D, "M43"),
        (cards("08Y"), N, "M44"),
    ]
    assert set(end.piles[D]) == set(cards("11A 11B 08A 08X 11R"))
    assert set(end.piles[N]) == set(cards("11L 08B 12X 12Y 08Y"))


@both_presets
def test_mt23_three_pines_stay_for_the_owner_of_lightning(rules: Rules) -> None:
    start = Round.from_deal(
        ("02X 03X 04X 05X 08X 09X 10X 12X", "02Y 03Y 04Y 05Y 08Y 09Y 10Y 12Y"),
        "11L 01B 01R 01X 02A 03B 04A 05A",
        "01Y 11A 11B 02R 03R 04R 05R 08A 08B 09A 09R 10A 10R 12B 12Z 11R", rules=rules,
    )  # fmt: skip
    after = start.do("play 02X")
    (drawn,) = last_events(after, "draw_takes")
    assert (drawn.card, drawn.cards, drawn.rule) == (Card("01Y"), cards("11L"), "M37")
    for policy in (smallest, largest):
        end = play_out(after, policy)
        (orphans,) = [event for event in end.events if event.rule == "M45"]
        assert (orphans.kind, orphans.seat) == ("leftover", D)
        assert set(orphans.cards) == set(cards("01B 01R 01X"))
        assert set(cards("01B 01R 01X 01Y")) <= set(end.piles[D])


MT24 = "hands - / 10X; field 10Y 11L; stock 11A; piles 11B 11R / -; player 1"


def test_mt24_the_last_willow_leaves_lightning() -> None:
    end = Round.parse(f"rules seed; {MT24}").do("play 10X")
    assert [(event.cards, event.seat, event.rule) for event in last_events(end, "leftover")] == [
        (cards("11L"), N, "M46"),
        (cards("11A"), D, "M43"),
    ]
    assert [event.rule for event in last_events(end, "draw_stays")] == ["M38"]
    assert Card("11A") in end.piles[D]
    assert Card("11L") in end.piles[N]


def test_mt24_the_last_willow_takes_lightning() -> None:
    end = Round.parse(f"rules seed last_willow_takes_lightning=yes; {MT24}").do("play 10X")
    (drawn,) = last_events(end, "draw_takes")
    assert (drawn.card, drawn.cards, drawn.rule) == (Card("11A"), cards("11L"), "M41")
    assert not last_events(end, "leftover")
    assert set(cards("11A 11L")) <= set(end.piles[N])
    assert options("11A", "11L", PRESETS[1], drawn=True, last=True) == one("11L")
    assert options("11A", "11L", PRESETS[1], drawn=True) == set()
    assert options("11A", "11L", PRESETS[1]) == set()


# Misdeals and the next dealer ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "rule"),
    [
        ("03B 03R 03X 03Y 01X 02X 05X 08X", "M10"),
        ("11B 11A 11R 11L 01X 02X 05X 08X", "M10"),
        ("11B 11A 11R 01X 02X 05X 08X 09X", "M12"),
    ],
)
def test_mt25_a_field_that_is_dealt_again(field: str, rule: str) -> None:
    why = misdeal(field)
    assert why is not None
    assert why.rule == rule


def test_mt25_four_pairs_are_played_unless_agreed_otherwise() -> None:
    field = "01X 01Y 02X 02Y 05X 05Y 11L 11B"
    assert misdeal(field) is None
    assert misdeal(field, Rules.preset("traditional")) is None
    why = misdeal(field, Rules(four_pairs="redeal"))
    assert why is not None
    assert why.rule == "M11"


def test_mt25_the_same_dealer_deals_again() -> None:
    seen = set()
    for seed in range(2000):
        position = Round.deal(seed, dealer=seed % 2)
        assert misdeal(position.field) is None
        for event in position.events[:-1]:
            assert (event.kind, event.seat) == ("redeal", seed % 2)
            why = misdeal(event.cards)
            assert why is not None
            assert event.rule == why.rule
            seen.add(event.rule)
        assert position.events[-1].kind == "deal"
        assert position.events[-1].seat == position.player == seed % 2
    assert seen == {"M10", "M12"}


def test_mt26_the_winner_of_the_round_deals_not_the_leader_of_the_match() -> None:
    def over(pile: str, dealer: int) -> Round:
        return Round.parse(f"dealer {dealer}; phase OVER; hands - / -; piles {pile} / {rest(pile)}")

    heavy = over("01X 01Y 02X 02Y", 0)  # seat 0 loses by far
    slight = over("01B 08B 11B 12B 05A 09A 10A 01R 02R 01X 04X", 1)
    assert slight.score().totals == (7, -7)
    match = Match().add(heavy).add(slight)
    assert match.totals[0] < 0 < match.totals[1]
    assert match.dealer == 0
    assert match.dealer_rule == "M59"


# Full rounds ---------------------------------------------------------------------------------------------


def traced(opponent: str, field: str, dealer: str, stock: str, policy: Policy) -> Round:
    """A whole round from its packets of four, first and second separated by `/`."""
    packets = [[part.split() for part in hand.split("/")] for hand in (opponent, field, dealer)]
    order = [code for time in (0, 1) for packet in packets for code in packet[time]]
    start = Round.from_deck([*order, *stock.split()], dealer=D)
    assert set(start.hands[N]) == set(cards(opponent.replace("/", " ")))
    assert set(start.hands[D]) == set(cards(dealer.replace("/", " ")))
    assert start.field == cards(field.replace("/", " "))
    assert start.stock == cards(stock)
    return play_out(start, policy)


def at_turn(end: Round, turn: int, *kinds: str) -> list[Event]:
    return [event for event in end.events if event.turn == turn and event.kind in kinds]


def end_field(end: Round) -> set[Card]:
    """What lay on the field after turn 16, before it was handed out."""
    return {card for event in end.events if event.kind == "leftover" for card in event.cards}


def test_mt27_smallest() -> None:
    end = traced(
        "01Y 04R 09Y 11L / 03R 09R 04A 09A", "12Y 10A 10Y 03B / 10R 08A 05X 09X",
        "04X 01X 01R 11A / 11B 02Y 05Y 12X",
        "02R 01B 08B 12B 10X 03Y 08Y 05R 05A 03X 12Z 04Y 02A 08X 02X 11R", smallest,
    )  # fmt: skip
    (maples,) = at_turn(end, 5, "draw_takes")
    assert (maples.seat, maples.card, maples.rule) == (D, Card("10X"), "M20")
    assert set(maples.cards) == set(cards("10A 10Y 10R"))
    (lightning,) = at_turn(end, 16, "play_stays")
    assert (lightning.seat, lightning.card, lightning.rule) == (N, Card("11L"), "M32")
    (rain,) = at_turn(end, 16, "draw_stays")
    assert rain.card == Card("11R")
    assert end_field(end) == set(cards("11L 11R"))
    assert [(e.cards, e.seat, e.rule) for e in at_turn(end, 16, "leftover")] == [
        (cards("11L"), N, "M46"),
        (cards("11R"), D, "M43"),
    ]
    assert (len(end.piles[D]), len(end.piles[N])) == (21, 19)
    assert set(end.piles[D]) == set(
        cards("01B 01X 02A 02R 02X 02Y 04A 04X 05A 05Y 08B 08A 10A 10R 10X 10Y 11B 11A 11R 12X 12Z")
    )
    counted = end.score()
    assert counted.card_points == (144, 86)
    assert counted.yaku == ((), ())
    assert counted.totals == (29, -29)


def test_mt28_largest() -> None:
    end = traced(
        "09X 10Y 12Y 03X / 05R 09Y 08X 02Y", "03R 12B 05A 01Y / 09R 12Z 10A 04R",
        "10R 03B 02A 05Y / 01X 08Y 01R 04X",
        "10X 12X 02X 08B 11R 01B 03Y 04Y 05X 02R 04A 11A 08A 11B 09A 11L", largest,
    )  # fmt: skip
    (last,) = at_turn(end, 16, "draw_takes")
    assert (last.seat, last.card, last.cards, last.rule) == (N, Card("11L"), cards("11B"), "M40")
    assert end_field(end) == set()
    assert (len(end.piles[D]), len(end.piles[N])) == (16, 24)
    counted = end.score()
    assert counted.card_points == (77, 153)
    assert counted.yaku == (("four_wisteria",), ("five_brights", "three_brights", "four_paulownia"))
    assert counted.totals == (-93, 93)


def test_mt29_smallest() -> None:
    end = traced(
        "12Y 03R 08Y 03B / 09A 11B 08B 01Y", "04A 01R 12X 02Y / 11R 01B 11L 10R",
        "12B 03X 05R 08A / 04R 10X 03Y 09X",
        "01X 08X 09R 12Z 11A 04X 02R 10Y 02X 05A 05X 10A 04Y 09Y 05Y 02A", smallest,
    )  # fmt: skip
    (drawn,) = at_turn(end, 1, "draw_takes")
    assert (drawn.seat, drawn.card, drawn.cards, drawn.rule) == (D, Card("01X"), cards("11L"), "M37")
    assert end_field(end) == set(cards("01R 11B"))
    assert [(e.cards, e.seat, e.rule) for e in at_turn(end, 16, "leftover")] == [
        (cards("11B"), D, "M43"),
        (cards("01R"), D, "M44"),
    ]
    assert (len(end.piles[D]), len(end.piles[N])) == (20, 20)
    counted = end.score()
    assert counted.card_points == (86, 144)
    assert counted.yaku == (("four_wisteria",), ("three_brights", "four_paulownia"))
    assert counted.totals == (-54, 54)


def test_mt30_largest() -> None:
    end = traced(
        "08X 09Y 05X 08A / 10Y 05A 10R 10A", "01R 10X 12B 02A / 12Y 02X 02Y 09A",
        "03B 04X 08B 11B / 09R 05Y 04Y 11A",
        "12X 04R 11R 03R 04A 02R 03X 01X 08Y 12Z 09X 01Y 03Y 01B 11L 05R", largest,
    )  # fmt: skip
    (plums,) = at_turn(end, 6, "draw_takes")
    assert (plums.seat, plums.card, plums.rule) == (N, Card("02R"), "M20")
    assert set(plums.cards) == set(cards("02A 02X 02Y"))
    (stays,) = at_turn(end, 15, "draw_stays")
    assert (stays.seat, stays.card, stays.rule) == (D, Card("11L"), "M34")
    (played,) = at_turn(end, 16, "play_stays")
    assert (played.seat, played.card) == (N, Card("05A"))
    (ribbon,) = at_turn(end, 16, "draw_takes")
    assert (ribbon.card, ribbon.cards, ribbon.rule) == (Card("05R"), cards("11L"), "M37")
    assert end_field(end) == set(cards("11R 05A"))
    assert [(e.cards, e.seat, e.rule) for e in at_turn(end, 16, "leftover")] == [
        (cards("11R"), D, "M43"),
        (cards("05A"), N, "M44"),
    ]
    assert (len(end.piles[D]), len(end.piles[N])) == (19, 21)
    counted = end.score()
    assert counted.card_points == (119, 111)
    assert counted.yaku == (("four_wisteria",), ())
    assert counted.totals == (14, -14)
