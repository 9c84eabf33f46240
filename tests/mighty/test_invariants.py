"""What holds in every position: 1,000 hands played at random, each state looked at from all sides (fewer of
them where the solvers are not compiled)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hanalab.core.errors import IllegalAction, SetupError
from hanalab.mighty import (
    DECK,
    JOKER,
    UNKNOWN,
    CallFriend,
    CallJoker,
    Card,
    Discard,
    FriendCall,
    Hand,
    MakeBid,
    NameTrump,
    Pass,
    Play,
    Redeal,
    Rules,
)
from hanalab.mighty.actions import PLAYS, Action
from hanalab.mighty.bids import MOST, Bid
from hanalab.mighty.cards import SUITS, TRUMPS
from hanalab.mighty.state import PHASES
from tests.mighty.play import KOREAN, at_random, random_deck, random_rules
from tests.samples import tries

#: hands in a share, and shares
HANDS, SHARES = 250, tries(4, 1)

BIDS = [MakeBid(Bid(number, trump)) for number in range(11, MOST + 2) for trump in TRUMPS]
TRUMP_CALLS = [NameTrump(trump, number) for trump in TRUMPS for number in (None, *range(12, MOST + 2))]
FRIENDS = [CallFriend(FriendCall(kind, card)) for card in (*DECK, UNKNOWN) for kind in ("card", "sealed")]
FRIENDS += [CallFriend(FriendCall(kind)) for kind in ("first-trick", "last-trick", "none")]
FRIENDS += [CallFriend(FriendCall("seat", None, seat)) for seat in range(5)]
JOKER_CALLS = [CallJoker(card) for card in DECK]
NAMING = [Play(JOKER, suit) for suit in SUITS]
CALLING = [Play(card, None, True) for card in DECK]


@pytest.mark.parametrize("share", range(SHARES))
def test_every_state_of_many_random_hands(share: int) -> None:
    rng = Random(f"states {share}")
    phases = Counter[str]()
    for number in range(HANDS):
        rules = (Rules(), KOREAN, random_rules(rng), random_rules(rng))[number % 4]
        policy = at_random(rng)
        hand = Hand.from_deck(random_deck(rng), rng.randrange(5), rules)
        while True:
            phases[hand.phase] += 1
            check_cards(hand)
            illegal = check_legality(hand, rng)
            check_refusals(hand, illegal if number % 50 == 0 else rng.sample(illegal, 1))
            if hand.is_over:
                break
            following = hand.do(policy(hand))
            check_step(hand, following)
            hand = following
        check_end(hand)
    assert set(phases) == set(PHASES)
    assert min(phases.values()) > 30


def check_cards(hand: Hand) -> None:
    """Fifty-three cards, each in one place, and twenty points."""
    played = [laid.card for trick in hand.tricks for laid in trick.laid] + [laid.card for laid in hand.trick]
    kitty = hand.kitty if hand.declarer is None else ()
    places = (*hand.hands, kitty, hand.discards, played)
    assert sorted(card for place in places for card in place) == list(DECK)
    assert (hand.player is None) == hand.is_over
    assert len(hand.tricks) == (hand.number if hand.is_over and hand.contract else hand.number - 1)
    if hand.phase == "PLAY":
        assert hand.player == (hand.leader + len(hand.trick)) % 5
        assert {len(held) + (seat in seats_of(hand)) for seat, held in enumerate(hand.hands)} == {
            11 - hand.number
        }
        in_hands = sum(card.points for held in hand.hands for card in held)
        on_table = sum(laid.card.points for laid in hand.trick)
        assert in_hands + on_table + sum(hand.points) + sum(card.points for card in hand.discards) == 20


def seats_of(hand: Hand) -> set[int]:
    """Who has played to the running trick."""
    return {(hand.leader + place) % 5 for place in range(len(hand.trick))}


def every_action(hand: Hand, rng: Random) -> list[Action]:
    """All there is to try, the actions of other phases among it."""
    tried: list[Action] = [
        Pass(),
        Redeal(),
        *rng.sample(BIDS, 3),
        rng.choice(FRIENDS),
        rng.choice(JOKER_CALLS),
    ]
    tried += [rng.choice(TRUMP_CALLS), Discard(rng.sample(DECK, 3)), rng.choice(PLAYS)]
    if hand.phase == "AUCTION":
        tried += BIDS
    elif hand.phase == "EXCHANGE":
        tried += [Discard(rng.sample(DECK, 3)) for _ in range(20)]
    elif hand.phase == "TRUMP":
        tried += TRUMP_CALLS
    elif hand.phase == "FRIEND":
        tried += FRIENDS
    elif hand.phase == "JOKER_CALL":
        tried += JOKER_CALLS
    elif hand.phase == "PLAY":
        tried += [*PLAYS, *NAMING, *rng.sample(CALLING, 3), Play(rng.choice(DECK), "H")]
        if hand.joker_call is not None:
            tried.append(Play(hand.joker_call, None, True))
    return tried


def check_legality(hand: Hand, rng: Random) -> list[Action]:
    """`why_not` agrees with `actions` for everything; what is not legal comes back."""
    legal = hand.actions()
    allowed = set(legal)
    assert len(allowed) == len(legal)
    assert bool(legal) != hand.is_over
    illegal = []
    for action in dict.fromkeys((*every_action(hand, rng), *legal)):
        why = hand.why_not(action)
        assert (why is None) == (action in allowed), (str(hand), action, why)
        if why is not None:
            assert why.rule is not None, "every refusal cites its rule"
            illegal.append(action)
    return illegal


def check_refusals(hand: Hand, illegal: list[Action]) -> None:
    for action in illegal:
        with pytest.raises(IllegalAction) as caught:
            hand.do(action)
        assert caught.value.reason == hand.why_not(action)
        assert caught.value.action == action
        assert caught.value.text("en")
        assert caught.value.text("es")


def check_step(before: Hand, after: Hand) -> None:
    assert after.previous is before
    assert after.events[: len(before.events)] == before.events
    assert after.events[len(before.events) :] == after.step
    assert after.step, "something happened"
    assert all(event.rule for event in after.step)
    if after.number in (1, 5, 10):
        assert all(event.say("en") and event.say("es", you=0) for event in after.step)
    assert after.root() is before.root()
    assert after.path()[:-1] == before.path()
    assert before.do(str(after.path()[-1])) == after
    assert after != before
    if before.friend_known:
        assert after.friend_known
        assert after.friend == before.friend


def check_end(hand: Hand) -> None:
    score = hand.score()
    assert sum(score.scores) == 0
    for seat in range(5):
        assert score.scores[seat] == sum(item.value for item in score.of(seat))
    if hand.is_dead:
        assert score.scores == (0, 0, 0, 0, 0)
        assert hand.events[-1].kind in ("thrown_in", "redeal")
        return
    assert hand.friend_known
    assert hand.contract is not None
    assert score.points == sum(line.value for line in score.counted if line.seat in hand.side)
    assert (
        score.points + sum(points for seat, points in enumerate(hand.points) if seat not in hand.side) == 20
    )
    assert score.made == (score.points >= hand.contract.number)
    assert hand.events[-1].kind == ("made" if score.made else "failed")
    assert sum(trick.points for trick in hand.tricks) + sum(card.points for card in hand.discards) == 20
    leaders = [trick.leader for trick in hand.tricks]
    assert leaders == [hand.declarer, *(trick.winner for trick in hand.tricks[:-1])]  # K37
    assert len(revealed(hand)) == (hand.call is not None and hand.call.kind not in ("none", "seat"))


def revealed(hand: Hand) -> list[str]:
    return [event.kind for event in hand.events if event.kind.endswith("_revealed")]


def test_the_same_seed_gives_the_same_deal_for_ever() -> None:
    hand = Hand.deal(7)
    assert " ".join(map(str, hand.hands[0])) == FIRST_HAND_OF_SEED_7
    assert Hand.deal("7") == hand
    assert Hand.deal(8) != hand


FIRST_HAND_OF_SEED_7 = "D4 C9 H8 S6 CJ D8 CK C2 D9 C4"


def test_k1_five_seats_and_no_other() -> None:
    for seat in (-1, 5, True, "0", None):
        with pytest.raises(SetupError):
            Hand.deal(1, seat)  # type: ignore[arg-type]
        with pytest.raises(SetupError):
            Hand.deal(1).view(seat)  # type: ignore[arg-type]


def test_k7_cards_go_round_one_at_a_time_from_the_dealers_left() -> None:
    hand = Hand.from_deck(DECK, dealer=2)
    assert [held[0] for held in hand.hands] == [DECK[2], DECK[3], DECK[4], DECK[0], DECK[1]]
    assert hand.hands[3] == DECK[0:50:5]
    assert hand.kitty == DECK[50:]


def test_positions_do_not_change() -> None:
    hand = Hand.deal(1)
    with pytest.raises(AttributeError):
        hand.phase = "OVER"  # type: ignore[misc]
    with pytest.raises(AttributeError):
        hand.anything = 1
    with pytest.raises(AttributeError):
        Card("SA").rank = 2
    with pytest.raises(TypeError):
        Hand()
