"""Hypothesis strategies for everything of Mighty that has a text."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import strategies as st

from hanalab.mighty import (
    DECK,
    JOKER,
    Bid,
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
    Record,
    Redeal,
    Rules,
    Session,
)
from hanalab.mighty.bids import MOST
from hanalab.mighty.cards import SUITS, TRUMPS, points_in
from hanalab.mighty.rules import OPTIONS
from tests.mighty.play import at_random, play_out, random_deck

cards = st.sampled_from(DECK)
bids = st.builds(Bid, st.integers(12, MOST), st.sampled_from(TRUMPS))
calls = st.one_of(
    cards.map(lambda card: FriendCall("card", card)),
    cards.map(lambda card: FriendCall("sealed", card)),
    st.sampled_from(("first-trick", "last-trick", "none")).map(FriendCall),
    st.integers(0, 4).map(lambda seat: FriendCall("seat", None, seat)),
)
actions = st.one_of(
    bids.map(MakeBid),
    st.sampled_from((Pass(), Redeal())),
    st.lists(cards, min_size=3, max_size=3).map(Discard),
    st.builds(NameTrump, st.sampled_from(TRUMPS), st.one_of(st.none(), st.integers(13, 20))),
    calls.map(CallFriend),
    cards.map(CallJoker),
    cards.map(Play),
    st.sampled_from(SUITS).map(lambda suit: Play(JOKER, suit)),
    cards.map(lambda card: Play(card, None, True)),
)
rules = st.fixed_dictionaries(
    {
        **{key: st.sampled_from(option.values) for key, option in OPTIONS.items()},
        "hands": st.one_of(st.sampled_from((10, 20)), st.integers(1, 999_999).map(lambda n: f"hands {n}")),
    }
).map(lambda keys: Rules(**keys))
seeds = st.integers(0, 10**6)
seats = st.integers(0, 4)


def some_way(seed: int, under: Rules, dealer: int, steps: int) -> Hand:
    """A hand played at random for some steps."""
    rng = Random(seed)
    hand = Hand.from_deck(random_deck(rng), dealer, under)
    policy = at_random(rng)
    for _ in range(steps):
        if hand.is_over:
            break
        hand = hand.do(policy(hand))
    return hand


#: positions at any point of a hand under any rules, reached by actions from the deal
hands = st.builds(some_way, seeds, rules, seats, st.integers(0, 75))


def some_set_up(seed: int, under: Rules, size: int, steps: int) -> Hand:
    """The lead of one of the last tricks, some cards perhaps unknown, and some plays from there."""
    rng = Random(seed)
    deck = [str(card) for card in random_deck(rng)]
    hidden = rng.random() < 0.5
    texts = []
    for _ in range(5):
        codes, deck[:] = deck[:size], deck[size:]
        texts.append(" ".join("?" if hidden and rng.random() < 0.4 else code for code in codes))
    laid = deck[:3] if rng.random() < 0.6 or size == 10 else []
    away = " ".join(laid) or "-"
    friend = rng.choice(["SA", "JK", "first-trick", "none", "D7"])
    must_name = friend in deck[len(laid) :]  # whoever held the called card has played it
    named = f"; friend-seat {rng.randrange(5)}" if must_name or rng.random() < 0.9 else ""
    trump = rng.choice("SCDHN")
    gone = points_in(map(Card, deck[len(laid) :])) if size < 10 else 0  # no more can have been taken before
    taken = Counter(rng.randrange(5) for _ in range(rng.randint(0, gone)))
    points = " ".join(str(taken[seat]) for seat in range(5))
    hand = Hand.parse(
        f"rules {Rules(scoring=under.scoring, mighty_any_time=under.mighty_any_time)}; phase PLAY; "
        f"hands {' / '.join(texts)}; declarer {rng.randrange(5)}; contract {rng.randrange(13, 21)}{trump}; "
        f"friend {friend}{named}; discards {away}; joker-call C2; taken {points}; player {rng.randrange(5)}"
    )
    for _ in range(steps):
        if hand.is_over or not hand.actions():
            break
        hand = hand.do(rng.choice(hand.actions()))
    return hand


words = st.text(alphabet=st.characters(exclude_categories=("Cs",), exclude_characters="\x00"), max_size=30)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """One or two hands under one rule set, played some way, with comments."""
    under = draw(rules)
    some = [
        some_way(draw(seeds), under, draw(seats), draw(st.integers(0, 75)))
        for _ in range(draw(st.integers(1, 2)))
    ]
    comments = tuple(
        draw(st.dictionaries(st.integers(0, len(hand.path())), words, max_size=3)) for hand in some
    )
    return Record(tuple(some), comments, under, draw(st.sampled_from((None, 0, 4))))


@st.composite
def sessions(draw: st.DrawFn) -> Session:
    """A session of a few hands, finished or not."""
    rng = Random(draw(seeds))
    session = Session(draw(rules), draw(seats))
    for number in range(draw(st.integers(0, 4))):
        if session.is_over:
            break
        session = session.add(play_out(session.deal(f"{number} {rng.random()}"), at_random(rng)))
    return session


_WEDGES = [
    "?",
    "?99",
    "/",
    ";",
    "=",
    "SA",
    "-",
    '"',
    "\n",
    "٣",
    "[",
    "]",
    "true",
    "-1",
    "names",
    "calls",
    ":",
]


@st.composite
def spoiled(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """A good text with some of it cut, doubled, moved or replaced."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 12)))
        other = draw(st.integers(0, len(text)))
        moved = st.just(text[other : other + 8])
        insert = draw(st.one_of(st.just(""), st.text(max_size=5), moved, st.sampled_from(_WEDGES)))
        text = text[:start] + insert + text[end:]
    return text
