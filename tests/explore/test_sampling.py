"""Deals agree with what is known, every one as likely as any other, and the same for the same seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations

import pytest

from hanalab import mighty, mushi
from hanalab.core.errors import SetupError
from hanalab.core.shuffle import numbers
from hanalab.explore import worlds
from hanalab.explore.counting import Deals
from hanalab.explore.knowledge import knowledge_of
from hanalab.explore.sampling import world
from hanalab.mighty.cards import JOKER
from hanalab.mighty.inference import lacks


def is_even(counts: Iterable[int], cells: int) -> bool:
    """Whether counts over so many equally likely cells are as even as chance makes them (chi-square, four
    standard deviations)."""
    found = list(counts)
    found += [0] * (cells - len(found))
    mean = sum(found) / cells
    square = sum((count - mean) ** 2 / mean for count in found)
    return abs(square - (cells - 1)) < 4 * (2 * (cells - 1)) ** 0.5


def drawn(position: object, count: int, seed: object = 1) -> list[object]:
    known = knowledge_of(position)
    return [world(known, seed, number) for number in range(count)]


def test_mushi_worlds_are_the_deals_there_are_each_as_likely() -> None:
    piles = "01B 01R 01X 01Y 02A 02R 02X 02Y 03B 03R 03X 03Y 04A 04R 04X 04Y 05A 05R 05X 05Y"
    rest = "08B 08A 08X 08Y 09A 10A 10R 10X 10Y"
    view = mushi.Round.parse(
        f"mushi; hands 11B 12B / ? 12X; field 11A 11R 12Y; stock 12Z ?3; piles {piles} / {rest}"
    )
    counts = Counter((one.hands, one.stock) for one in drawn(view, 2400))
    left = mushi.cards("09R 09X 09Y 11L")
    expected = {
        ((mushi.cards("11B 12B"), (one, mushi.Card("12X"))), (mushi.Card("12Z"), *others))
        for one, *others in permutations(left)
    }
    assert set(counts) == expected
    assert is_even(counts.values(), 24)


def test_what_a_mushi_seat_sees_stays() -> None:
    position = mushi.Round.deal(5)
    source = numbers(5)
    while not position.is_over:
        for seat in (0, 1):
            view = position.view(seat)
            one = next(worlds(view, "a"))
            assert one.view(seat).hand == view.hand
            assert (one.field, one.piles, one.phase, one.player) == (
                position.field, position.piles, position.phase, position.player,
            )  # fmt: skip
            assert sorted((*one.hands[1 - seat], *one.stock)) == sorted(view.unseen)
            assert one.actions() == position.actions() if view.player == seat else True
        position = position.do(mushi.steady_bot(position.view(position.player or 0), source))


def test_a_world_depends_on_knowledge_seed_and_number_only() -> None:
    view = mighty.Hand.deal(2).view(3)
    stream = worlds(view, "x")
    first = [next(stream) for _ in range(5)]
    assert next(worlds(view, "x", 4)) == first[4]
    assert next(worlds(view, "y", 4)) != first[4]
    assert len({str(one) for one in first}) == 5


@pytest.mark.parametrize("seed", range(2))
def test_what_a_mighty_seat_sees_stays_and_plays_were_possible(seed: int) -> None:
    hand, source = mighty.Hand.deal(seed), numbers(seed)
    while not hand.is_over:
        seat = hand.player or 0
        for view in (hand.view(seat), hand.view((seat + 1) % 5)) if len(hand.trick) in (0, 3) else ():
            for one in drawn(view, 1):
                assert isinstance(one, mighty.Hand)
                assert not one.has_unknown
                assert one.hands[view.seat] == view.hand
                assert one.tricks == hand.tricks
                assert one.points == hand.points
                missing = lacks(hand.state)
                assert not any(missing[at] & set(cards) for at, cards in enumerate(one.hands))
                everything = [*one.discards, *(card for cards in one.hands for card in cards)]
                everything += one.kitty if one.declarer is None else ()
                everything += [laid.card for laid in one.trick]
                everything += [laid.card for trick in one.tricks for laid in trick.laid]
                assert sorted(everything) == sorted(mighty.DECK)
                assert view.friend in (None, one.friend)
                # The whole line of play is legal in that deal.
                if one.phase == "PLAY" and one.number in (4, 8):
                    assert mighty.Hand.parse(str(one)) == one
        hand = hand.do(mighty.steady_bot(hand.view(seat), source))


def could_be_played(hand: mighty.Hand, hands: Sequence[tuple[mighty.Card, ...]], away: object) -> bool:
    """Whether the tricks of a hand could have been played from these last cards: the engine plays them all
    again. The declarer has not called a card of its own."""
    held = [list(some) for some in hands]
    for trick in hand.tricks:
        for place, one in enumerate(trick.laid):
            held[trick.seat(place)].append(one.card)
    for place, one in enumerate(hand.trick):
        held[(hand.leader + place) % 5].append(one.card)
    call, declarer = hand.call, hand.declarer or 0
    if call is not None and call.card in (*held[declarer], *away):  # type: ignore[misc]
        return False
    at = mighty.Hand.at_play(
        held,
        declarer,
        hand.contract or "13N",
        call,
        hand.joker_call,
        away,
        hand.dealer,
        hand.rules,  # type: ignore[arg-type]
    )
    for laid in [*(one for trick in hand.tricks for one in trick.laid), *hand.trick]:
        action = mighty.Play(laid.card, laid.names, bool(laid.calls))
        if at.why_not(action) is not None:
            return False
        at = at.do(action)
    return True


@pytest.mark.parametrize(("seed", "rules"), [(1, "seed"), (4, "seed"), (2, "korean"), (7, "korean")])
def test_mighty_worlds_are_the_deals_there_are_each_as_likely(seed: int, rules: str) -> None:
    """At the last trick the deals can be listed: all that the engine can play are drawn, equally often."""
    hand, source = mighty.Hand.deal(f"last {seed}", rules=rules), numbers(seed)
    while hand.number < 10 or len(hand.trick) < 1:
        hand = hand.do(mighty.steady_bot(hand.view(hand.player or 0), source))
    seat = next(one for one in range(5) if one != hand.declarer and hand.hands[one])
    view = hand.view(seat)
    places = [at for at in range(5) if at != seat and hand.hands[at]]
    deals = set()
    for some in permutations(view.unseen, len(places)):
        away = tuple(card for card in view.unseen if card not in some)
        hands = [view.hand if at == seat else () for at in range(5)]
        for at, card in zip(places, some, strict=True):
            hands[at] = (card,)
        if could_be_played(hand, hands, away):
            deals.add(tuple(hands))
    counts = Counter(one.hands for one in drawn(view, 25 * len(deals)))  # type: ignore[attr-defined]
    assert set(counts) == deals
    assert hand.hands in deals
    assert is_even(counts.values(), len(deals))


@pytest.mark.parametrize("seed", range(6))
def test_counting_deals_is_counting_them_one_by_one(seed: int) -> None:
    source = numbers(f"classes {seed}")
    sizes = (2, 1, 2, 1)
    cards = range(6)
    allowed = {card: tuple(place for place in range(4) if next(source) % 3) for card in cards}
    brute = set()
    for order in permutations(cards):
        at, parts = 0, []
        for size in sizes:
            parts.append(tuple(sorted(order[at : at + size])))
            at += size
        if all(place in allowed[card] for place, part in enumerate(parts) for card in part):
            brute.add(tuple(parts))
    deals = Deals(allowed, sizes)
    assert deals.count == len(brute)
    if brute:
        counts = Counter(
            tuple(tuple(sorted(some)) for some in deals.draw(source)) for _ in range(40 * len(brute))
        )
        assert set(counts) == brute
        assert is_even(counts.values(), len(brute))


def test_the_called_card_lies_with_somebody_who_can_be_the_friend() -> None:
    hand = mighty.Hand.deal(4).do("bid 13S")
    for _ in range(4):
        hand = hand.do("pass")
    hand = hand.do(mighty.ranked(hand.view(hand.declarer or 0))[0].action).do("trump S")
    declarer = hand.declarer or 0
    other = next(seat for seat in range(5) if seat != declarer)
    away = next(
        card for card in mighty.DECK if card not in hand.hands[declarer] and card not in hand.hands[other]
        and card not in hand.discards
    )  # fmt: skip
    hand = hand.do(f"friend {away}").do("joker-call C2")
    for one in drawn(hand.view(other), 200):
        assert isinstance(one, mighty.Hand)
        assert one.friend not in (None, declarer, other)
        assert away in one.hands[one.friend]


def test_specials_are_not_buried_where_that_is_forbidden() -> None:
    text = (
        "mighty; rules seed bury_specials=forbidden; declarer 0; contract 13H; friend none; joker-call C2; "
        "phase PLAY; hands ?10 / H2 H3 H4 H5 H6 H7 H8 H9 D2 D3 / ?10 / ?10 / ?10; discards ?3"
    )
    for one in drawn(mighty.Hand.parse(text), 300):
        assert isinstance(one, mighty.Hand)
        assert not {JOKER, mighty.Card("SA")} & set(one.discards)


def test_partly_known_hands_are_filled_up() -> None:
    hand = mighty.Hand.from_deal(("SA SK ?8", "JK ?9", "?10", "?10", "?10"), "?2 H2")
    one = next(worlds(hand, 1))
    assert one.hands[0][:2] == mighty.cards("SA SK")
    assert mighty.JOKER in one.hands[1]
    assert mighty.Card("H2") in one.kitty


def test_impossible_knowledge_is_named() -> None:
    hand, source = mighty.Hand.deal(1), numbers(1)
    while hand.number < 10:
        hand = hand.do(mighty.steady_bot(hand.view(hand.player or 0), source))
    # One seat is left with a card that another has shown not to have.
    missing, held = lacks(hand.state), [cards[0] for cards in hand.hands]
    one, other = next((one, two) for one in range(5) for two in range(5) if held[two] in missing[one])
    hands = list(hand.hands)
    hands[one], hands[other] = (mighty.UNKNOWN,), (held[one],)
    known = mighty.Hand.of(hand.state._replace(hands=tuple(hands)))
    with pytest.raises(SetupError) as caught:
        next(worlds(known))
    assert [defect.code for defect in caught.value.defects] == ["explore-nowhere", "explore-seat-empty"]
    assert str(held[other].sign) in str(caught.value)


def test_nothing_else_is_asked_about() -> None:
    with pytest.raises(SetupError, match="nothing to ask about"):
        next(worlds("01B"))
