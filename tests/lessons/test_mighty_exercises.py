"""Right answers of the Mighty exercises found a second time: read off the picture and judged by the book."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest

from hanalab import solve
from hanalab.lessons import Exercise, exercise, names
from hanalab.mighty import Hand, Rules, count_hand, read_bid
from tests.mighty import by_the_book
from tests.mighty.by_the_book import Put

SEEDS = range(200)
Answer = set[str] | int
HOUSE = {key: getattr(Rules(), key) for key in Rules.OPTIONS}
KOREAN = {key: getattr(Rules.preset("korean"), key) for key in Rules.OPTIONS}
SUITS = {"spades": "S", "clubs": "C", "diamonds": "D", "hearts": "H", "no trump": "N"}


@cache
def made(name: str) -> tuple[Exercise, ...]:
    return tuple(exercise(name, seed) for seed in SEEDS)


# Reading the picture ---------------------------------------------------------------------------------------


def codes(each: Exercise, label: str) -> list[str]:
    """The cards under a label."""
    group = next(group for group in each.picture if group.label.text() == label)
    return [card.code for card in group.cards]


def line(each: Exercise, start: str) -> str:
    """What stands after the start of a line."""
    for group in each.picture:
        for words in group.lines:
            if words.text().startswith(start):
                return words.text().removeprefix(start)
    return ""


def trump_of(each: Exercise) -> str:
    return SUITS[line(each, "Trump: ")]


def trick_of(each: Exercise) -> int:
    return int(line(each, "Trick ").split()[0])


def house_of(each: Exercise) -> dict[str, object]:
    return KOREAN if line(each, "Common Korean") else HOUSE


def bid_of(each: Exercise) -> tuple[int, str]:
    bid = read_bid(line(each, "Bid: "))
    return bid.number, bid.trump


def code_of(sign: str) -> str:
    """♠A as SA."""
    return sign.translate(str.maketrans("♠♣♦♥", "SCDH"))


def seats(words: str) -> list[int]:
    return [int(found) for found in re.findall(r"P(\d)", words)]


# Answering by the book -------------------------------------------------------------------------------------


def winner(each: Exercise) -> Answer:
    trick = codes(each, "The trick, in order of play")
    call = code_of(line(each, "Joker Call card: ")) or None
    laid = [Put(card) for card in trick]
    return {trick[by_the_book.taker(laid, trump_of(each), trick_of(each), call, HOUSE)]}


def playable(each: Exercise) -> Answer:
    lying = [Put(card) for card in codes(each, "The trick so far")]
    hand = codes(each, "Your hand")
    return by_the_book.may_play(hand, lying, trump_of(each), trick_of(each), None, HOUSE)


def called(each: Exercise) -> Answer:
    (call,) = codes(each, "Led, with a call")
    hand = codes(each, "Your hand")
    return by_the_book.may_play(hand, [Put(call, calls=True)], trump_of(each), trick_of(each), call, KOREAN)


def any_time(each: Exercise) -> Answer:
    lying = [Put(card) for card in codes(each, "The trick so far")]
    hand, trump = codes(each, "Your hand"), trump_of(each)
    mighty = by_the_book.the_mighty(trump, HOUSE)
    found = [
        mighty in by_the_book.may_play(hand, lying, trump, trick_of(each), None, house)
        for house in (HOUSE, KOREAN)
    ]
    both, one, other = (True, True), (False, True), (True, False)
    return {{both: "both", one: "korean", other: "seed"}.get((found[0], found[1]), "neither")}


def lead_next(each: Exercise) -> Answer:
    trick = codes(each, "The trick, in order of play")
    laid = [Put(card) for card in trick]
    (leader,) = seats(next(w.text() for g in each.picture for w in g.lines if w.text().endswith("led")))
    place = by_the_book.taker(laid, trump_of(each), 5, None, HOUSE)
    return {f"p{(leader + place) % 5}"}


def mighty(each: Exercise) -> Answer:
    words = each.picture[0].lines[0].text()
    return {by_the_book.the_mighty(SUITS[words.split(", ")[1]], HOUSE)}


def first_speaker(each: Exercise) -> Answer:
    return {f"p{(seats(line(each, 'Dealer: '))[0] + 1) % 5}"}


def strength(bid: str) -> tuple[int, int]:
    return int(bid[:-1]), "SCDHN".index(bid[-1])


def highest(each: Exercise) -> Answer:
    return {max((option.answer for option in each.options), key=strength)}


def above(each: Exercise) -> Answer:
    standing = code_of(each.picture[0].lines[0].text())
    return {option.answer for option in each.options if strength(option.answer) > strength(standing)}


def auction(each: Exercise) -> Answer:
    """Walk through the words by K13 to K17."""
    said = [word.split() for row in each.picture[0].lines for word in row.text().split(" · ")]
    passes, bidder, top = 0, "", ""
    for who, what in said:
        if what == "pass":
            passes += 1
        else:
            passes, bidder, top = 0, who, what
    if top == "20N" or (bidder and passes == 4):
        return {"over"}
    if not bidder and passes == 5:
        return {"thrown-in"}
    return {f"p{(int(said[-1][0][1]) + 1) % 5}"}


def count(each: Exercise, trump: str) -> float:
    """7, a point a trump, half a point more for its three highest, 2 each for Mighty and Joker, 1 for another
    ace, half a point for another king; no trump as three trumps."""
    total, mighty = 7.0 + 3 * (trump == "N"), by_the_book.the_mighty(trump, HOUSE)
    for card in codes(each, "Your hand"):
        if card in ("JK", mighty):
            total += 2
        elif card[0] == trump:
            total += 1.5 if card[1:] in "AKQ" else 1
        elif card[1:] in "AK":
            total += 1 if card[1:] == "A" else 0.5
    return total


def counted(each: Exercise) -> Answer:
    trump = next(suit for name, suit in SUITS.items() if f"with {name} as" in each.question.text())
    assert count(each, trump) == count_hand(codes(each, "Your hand"), trump).halves / 2
    return min(20, int(count(each, trump)))


def best_trump(each: Exercise) -> Answer:
    best = max("SCDHN", key=lambda trump: count(each, trump))
    return {next(name for name, suit in SUITS.items() if suit == best).replace(" ", "-")}


def advised(each: Exercise) -> Answer:
    """The lowest bid that leaves the most of the count; a pass where none stays within it."""
    standing = code_of(each.picture[1].lines[0].text())
    bids = [f"{number}{trump}" for number in range(13, 21) for trump in "SCDHN"]
    higher = [bid for bid in bids if strength(bid) > strength(standing)]
    best = max(higher, key=lambda bid: count(each, bid[-1]) - int(bid[:-1]))
    return {best if count(each, best[-1]) >= int(best[:-1]) else "pass"}


def friend(each: Exercise) -> Answer:
    (declarer,) = seats(each.question.text())
    card = code_of(each.question.text().split("called ")[1].split(".")[0])
    holders = [at for at in range(5) if card in codes(each, f"P{at} holds") and at != declarer]
    return {f"p{holders[0]}"} if holders else {"nobody"}


def knowing(each: Exercise) -> Answer:
    return {f"p{seats(each.picture[0].lines[1].text())[0]}"}


def new_number(each: Exercise) -> Answer:
    won = code_of(each.picture[0].lines[0].text())
    final = SUITS[each.picture[1].lines[0].text()]
    korean = each.picture[2].lines[0].text() == "Common Korean rules"
    costs = (0 if final == won[-1] else 1 if final == "N" else 2) if korean else 0
    return int(won[:-1]) + costs


def side(each: Exercise) -> Answer:
    declarer, friendly = seats(each.question.text())
    total = by_the_book.worth(codes(each, "Laid away"))
    for words in each.picture[0].lines:
        who, *numbers = map(int, re.findall(r"\d+", words.text()))
        total += sum(numbers) if who in (declarer, friendly) else 0
    return total


def twos(each: Exercise) -> Answer:
    return {option.answer for option in each.options if option.answer.endswith("2")}


def outcome(each: Exercise) -> Answer:
    starts = ("In the declarer’s tricks: ", "In the friend’s tricks: ", "Laid away: ")
    parts = [line(each, start) for start in starts]
    by = sum(map(int, parts)) - bid_of(each)[0]
    return {f"made-{by}" if by >= 0 else f"failed-{-by}"}


def points_of(each: Exercise) -> int:
    return int(line(each, "Points of the declarer’s side: "))


def pay(each: Exercise, seat: int, announced: bool | None = None) -> int:
    """What a seat gets with P0 as declarer; `announced` says how P0 was alone, None that P1 is the friend."""
    number, trump = bid_of(each)
    friendly = 1 if announced is None else None
    return int(by_the_book.payment(number, trump, points_of(each), 0, friendly, bool(announced), HOUSE)[seat])


def stake(each: Exercise) -> Answer:
    return abs(pay(each, 2))


def role(each: Exercise) -> int:
    question = each.question.text()
    return 0 if "the declarer score" in question else 1 if "the friend score" in question else 2


def scoring(each: Exercise) -> Answer:
    shown = [words.text().split(": ")[1].replace("−", "-") for words in each.picture[1].lines]
    for key, answer in {"unit": "unit", "literal_halves": "halves", "pagat": "pagat"}.items():
        number, trump = bid_of(each)
        house = {**HOUSE, "scoring": key}
        paid = by_the_book.payment(number, trump, points_of(each), 0, 1, False, house)
        if [float(one) for one in paid[:3]] == [float(one.replace("½", ".5")) for one in shown]:
            return {answer}
    raise AssertionError(each)


def decided(each: Exercise) -> Answer:
    number, _ = bid_of(each)
    ours = int(line(each, "The declarer’s side so far, with what was laid away: "))
    theirs = int(line(each, "The defenders so far: "))
    return {"made" if ours >= number else "failed" if 20 - theirs < number else "open"}


def dealer(each: Exercise) -> Answer:
    korean = each.picture[1].lines[0].text() == "Common Korean rules"
    if korean:
        return {f"p{seats(line(each, 'Friend: '))[0]}"}
    return {f"p{(seats(line(each, 'Dealer: '))[0] + 1) % 5}"}


def fifth(each: Exercise) -> Answer:
    return -sum(int(words.text().split(": ")[1].replace("−", "-")) for words in each.picture[0].lines)


def farthest(each: Exercise) -> Answer:
    """Made: twice what is above 12. Failed: twice the bid above 12 and what is missing (K52)."""
    points = [int(one) for one in each.picture[0].lines[0].text().split(" · ")]
    suit = each.options[0].answer[-1]
    gains = []
    for bid in range(13, 21):
        scores = [2 * (one - 12) if one >= bid else -2 * (bid - 12 + bid - one) for one in points]
        if sum(scores) > 0:
            gains.append(bid)
    return {f"{max(gains)}{suit}"}


def even(each: Exercise) -> Answer:
    gain, loss = (int(line(each, start).strip("+−")) for start in ("Made: ", "Failed: "))
    return round(100 * loss / (gain + loss))


def solved(each: Exercise) -> Answer:
    """The ending solved by the compiled search, which knows nothing of how the exercise was made."""
    hands = [" ".join(codes(each, f"P{seat} holds")) for seat in range(5)]
    friend = seats(line(each, "Declarer P0, friend "))[0]
    leader = seats(line(each, "To lead: "))[0]
    so_far = int(line(each, "The declarer’s side so far: "))
    out = by_the_book.worth([code for hand in hands for code in hand.split()])
    taken = [so_far, 0, 0, 0, 0]
    taken[next(seat for seat in range(1, 5) if seat != friend)] = 20 - out - so_far
    called = hands[friend].split()[0]
    hand = Hand.at_play(hands, 0, f"13{trump_of(each)}", called, "S2", "S3 S4 S5", leader=leader, taken=taken)
    return solve.exact(hand).low


def beaten(each: Exercise) -> Answer:
    bid, _ = bid_of(each)
    has = int(line(each, "The declarer’s side, with what was laid away: "))
    took = int(line(each, "Points in the ninth trick: "))
    left = int(line(each, "Points that were out before it: ")) - took
    return {"beaten" if has + left < bid else "open"}


def verdict(each: Exercise) -> Answer:
    sides = []
    for start in ("By steady bots: ", "With open cards: "):
        low, high = (int(found.strip("<>")) for found in re.findall(r"[<>]?\d+", line(each, start))[1:])
        sides.append("above" if low > 75 else "below" if high < 75 else "open")
    kinds = {"above": "true", "below": "false", "open": "undecided"}
    return {kinds[sides[0]] if len(set(sides)) == 1 else "undecided" if "open" in sides else "depends"}


ORACLES: dict[str, Callable[[Exercise], Answer]] = {
    "mighty-trick-points": lambda each: by_the_book.worth(codes(each, "The trick, in order of play")),
    "mighty-legal-cards": playable,
    "mighty-who-wins": winner,
    "mighty-next-lead": lead_next,
    "mighty-which-mighty": mighty,
    "mighty-lead": lambda each: {"any"},
    "mighty-joker-led": playable,
    "mighty-joker-call-seed": winner,
    "mighty-last-trick-joker": winner,
    "mighty-any-time": any_time,
    "mighty-joker-call-korean": called,
    "mighty-first-speaks": first_speaker,
    "mighty-promise": lambda each: 20 - int(code_of(each.picture[0].lines[0].text())[:-1]),
    "mighty-highest-bid": highest,
    "mighty-bids-above": above,
    "mighty-auction-over": auction,
    "mighty-hand-count": counted,
    "mighty-best-trump": best_trump,
    "mighty-bid-or-pass": advised,
    "mighty-points-laid-away": lambda each: by_the_book.worth(codes(each, "Laid away")),
    "mighty-final-trump": new_number,
    "mighty-who-is-friend": friend,
    "mighty-who-knows": knowing,
    "mighty-own-card": lambda each: pay(each, 0, False),
    "mighty-joker-call-card": twos,
    "mighty-side-points": side,
    "mighty-made-or-failed": outcome,
    "mighty-stake": stake,
    "mighty-settle": lambda each: pay(each, role(each)),
    "mighty-zero-sum": fifth,
    "mighty-alone": lambda each: pay(each, role(each), True),
    "mighty-scorings": scoring,
    "mighty-to-defeat": lambda each: 21 - bid_of(each)[0] - int(line(each, "The defenders so far: ")),
    "mighty-decided": decided,
    "mighty-next-dealer": dealer,
    "mighty-how-far": farthest,
    "mighty-break-even": even,
    "mighty-ending-points": solved,
    "mighty-ace-enough": beaten,
    "mighty-tested": verdict,
}


@pytest.mark.parametrize("name", ORACLES)
def test_the_right_answer_is_found_by_the_book(name: str) -> None:
    for each in made(name):
        right = ORACLES[name](each)
        assert (each.number if each.kind == "number" else set(each.answers)) == right, each


def test_nearly_every_kind_has_a_second_opinion() -> None:
    mighty_kinds = {name for name in names() if name.startswith("mighty")}
    assert len(mighty_kinds) >= 24
    assert mighty_kinds - set(ORACLES) == {"mighty-call-this"}


@pytest.mark.parametrize(
    ("seed", "solution"),
    [
        (3, "15. By Korean practice a change costs 2, to no trump 1: 13 + 2 = 15 (K22)."),
        (1, "16. The trump is the one that was bid, and so is the number (K22)."),
        (6, "15. In these rules the trump is changed at no cost: the number stays as bid (K22)."),
    ],
)
def test_k22_the_solution_tells_of_the_case_at_hand(seed: int, solution: str) -> None:
    assert exercise("mighty-final-trump", seed=seed).solution() == solution


def test_k57_the_solution_reckons_what_is_paid() -> None:
    reckoned = "16. First S = (15 − 12) + (16 − 15) = 4, then the share: 4 × 4 = +16 (K57)."
    assert exercise("mighty-own-card", seed=2).solution() == reckoned


def test_no_trump_in_spanish_is_without_trump() -> None:
    question = exercise("mighty-best-trump", seed=3)
    assert [each.words.text("es") for each in question.options] == [
        "Con tréboles", "Sin triunfo", "Con diamantes", "Con corazones",
    ]  # fmt: skip
    solution = exercise("mighty-bid-or-pass", seed=2).solution("es")
    assert solution.startswith("13N. La mano cuenta 13 sin triunfo: ")


def test_an_unknown_wrong_number_sends_back_to_the_cards_or_to_the_sum() -> None:
    cards = exercise("mighty-trick-points", seed=1).mark(20)
    assert cards.sentence == "It is not 20. Count once more, one card after the other."
    reckoning = exercise("mighty-stake", seed=2).mark(99)
    assert reckoning.sentence == "It is not 99. Work it out once more, one step after the other."


def test_a_called_friend_is_never_held() -> None:
    """The best call is a card that is neither in the declarer's hand nor laid away (K43, K44)."""
    for each in made("mighty-call-this"):
        (right,) = each.answers
        assert right not in (*codes(each, "Your hand"), *codes(each, "Laid away"))


@pytest.mark.parametrize(
    ("name", "wrong", "title", "rule"),
    [
        ("mighty-who-wins", "joker-beats-mighty", "the Joker beats the Mighty", "K25"),
        ("mighty-who-wins", "ace-always-wins", "an ace wins", "K39"),
        ("mighty-legal-cards", "mighty-any-time", "the Mighty may be played any time", "K26"),
        ("mighty-auction-over", "pass-is-final", "a pass is final", "K13"),
        ("mighty-bids-above", "order-of-suits", "hearts are lowest", "K12"),
        ("mighty-points-laid-away", "laid-away-is-lost", "laid-away points are lost", "K20"),
        ("mighty-side-points", "friend-keeps-own-points", "the friend’s points are the friend’s", "K49"),
        ("mighty-own-card", "alone-always-doubles", "alone is doubled", "K57"),
    ],
)
def test_a_mix_up_is_met_by_its_name(name: str, wrong: str, title: str, rule: str) -> None:
    met = [
        mix
        for each in made(name)
        for mix in (*(option.mix_up for option in each.options), *(mix for _, mix in each.near))
        if mix is not None and mix.code == wrong
    ]
    assert met
    assert {(mix.title(), mix.rule) for mix in met} == {(title, rule)}
