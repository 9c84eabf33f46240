"""Hypothesis strategies for everything of Mushi that has a text."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from hanalab.mushi import DECK, Match, Play, Record, Redeal, Round, Rules, Take
from hanalab.mushi.rules import OPTIONS
from tests.mushi.play import at_random, play_out, tilted_deck

cards = st.sampled_from(DECK)
actions = st.one_of(
    cards.map(Play), st.lists(cards, min_size=1, max_size=4).map(Take), st.just(Redeal())
)
rules = st.fixed_dictionaries(
    {
        **{key: st.sampled_from(option.values) for key, option in OPTIONS.items()},
        "length": st.one_of(st.sampled_from((6, 12)), st.integers(1, 999_999).map(lambda n: f"target {n}")),
    }
).map(lambda keys: Rules(**keys))
seeds = st.integers(0, 10**6)


def _some_way(seed: int, under: Rules, dealer: int, steps: int) -> Round:
    rng = Random(seed)
    position = Round.from_deck(tilted_deck(rng), dealer, under)
    for _ in range(steps):
        if position.is_over:
            break
        position = position.do(rng.choice(position.actions()))
    return position


#: positions at any point of a round under any rules, reached by actions from the deal
rounds = st.builds(_some_way, seeds, rules, st.integers(0, 1), st.integers(0, 40))


def _some_set_up(seed: int, under: Rules, dealer: int, sizes: tuple[int, int, int]) -> Round:
    """A small set-up with some cards nowhere, in a hand or the stock perhaps unknown."""
    rng = Random(seed)
    own, ahead, on_field = sizes
    hands = (own, own - ahead) if dealer == 0 else (own - ahead, own)
    deck = [str(card) for card in rng.sample(DECK, 40)]
    unknown = rng.random() < 0.5

    def some(count: int, hide: bool = False) -> list[str]:
        taken, deck[:] = deck[:count], deck[count:]
        return ["?" if hide and unknown and rng.random() < 0.4 else code for code in taken]

    texts = [" ".join(some(count, True)) or "-" for count in hands]
    stock = " ".join(some(sum(hands), True))
    piles = [" ".join(some(rng.randrange(4))) or "-" for _ in hands]
    return Round.parse(
        f"rules {under}; dealer {dealer}; hands {texts[0]} / {texts[1]}; "
        f"field {' '.join(some(on_field)) or '-'}; stock {stock}; piles {piles[0]} / {piles[1]}"
    )


set_ups = st.builds(
    _some_set_up,
    seeds,
    rules,
    st.integers(0, 1),
    st.tuples(st.integers(1, 8), st.integers(0, 1), st.integers(0, 10)),
)
positions = st.one_of(rounds, set_ups)

words = st.text(alphabet=st.characters(exclude_categories=("Cs",), exclude_characters="\x00"), max_size=30)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """One to three rounds under one rule set, played some way, with comments."""
    under = draw(rules)
    some = [
        _some_way(draw(seeds), under, draw(st.integers(0, 1)), draw(st.integers(0, 40)))
        for _ in range(draw(st.integers(1, 3)))
    ]
    comments = tuple(
        draw(st.dictionaries(st.integers(0, len(position.path())), words, max_size=3)) for position in some
    )
    return Record(tuple(some), comments, under, draw(st.sampled_from((None, 0, 1))))


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match of a few rounds, finished or not."""
    rng = Random(draw(seeds))
    match = Match(draw(rules), draw(st.integers(0, 1)))
    for number in range(draw(st.integers(0, 4))):
        if match.is_over:
            break
        position = play_out(match.deal(f"{number} {rng.random()}"), at_random(rng))
        if not position.is_void:
            match = match.add(position)
    return match


_WEDGES = ["?", "?99", "/", ";", "=", "01B", "-", '"', "\n", "٣", "[", "]", "true", "-1"]


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
