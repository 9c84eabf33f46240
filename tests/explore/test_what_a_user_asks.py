"""Whatever is given to a question: an answer, or an error that names what is wrong in both languages."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

from hanalab import mighty, mushi, solve
from hanalab.core.errors import HanalabError
from hanalab.core.shuffle import numbers
from hanalab.explore import Stop, advise, bids, chances, claims, kitty, what_if, worlds
from hanalab.explore import solve as solved
from hanalab.explore.bots import bot_named, bot_names, sharp_bot
from hanalab.solve import mighty as in_mighty
from hanalab.solve import mushi as in_mushi
from tests.explore.positions import declared, late_hand, late_round

TEN = "HA HK HQ HJ H10 SA JK DA CA C2"
THIRTEEN = f"{TEN} C4 D5 D6"
UNKNOWN_ROUND = mushi.Round.parse("mushi; hands 12X 10A / ?2; field 12B 05X; stock ?4")
ROUND = mushi.Round.from_deal(hands=("01Y 05Y", "05X 09Y"), field="01R 08B", stock="02A 12B 12X 10A")
HAND = mighty.Hand.at_play(("SA H2", "SK H3", "SQ H4", "SJ H5", "S10 H6"), 0, "13H", "SK")


class Mute:
    """A thing that cannot say what it is."""

    def __str__(self) -> str:
        raise TypeError("mute")


RUBBISH: tuple[Any, ...] = (
    None, 5, 1.5, float("nan"), "hello", "", b"x", [], {}, (), object(), mushi, Mute(), True, [1, 2],
    mushi.Card("01B"), mushi.Rules(),
)  # fmt: skip
#: questions about a thing that is none of their kind
QUESTIONS: dict[str, Callable[[Any], Any]] = {
    "solve": solved,
    "advise": advise,
    "chances": chances,
    "bids": bids,
    "kitty": kitty,
    "worlds": lambda given: next(worlds(given)),
    "exchange": lambda given: what_if(given, exchange=("SA", "SK")),
    "rules": lambda given: what_if(given, rules={"min_bid": 14}, samples=2),
    "exact": solve.exact,
    "prepare": solve.prepare,
    "is_prepared": solve.is_prepared,
    "mushi exact": in_mushi.exact,
    "mushi values": in_mushi.values,
    "mushi moves": in_mushi.moves_of,
    "mushi move values": in_mushi.move_values,
    "mushi playouts": lambda given: in_mushi.playouts(given, 2),
    "mushi worlds": lambda given: in_mushi.values_in_worlds(given, []),
    "mighty exact": in_mighty.exact,
    "mighty values": in_mighty.values,
    "mighty values of": lambda given: list(in_mighty.values_of([given])),
    "mighty estimate": in_mighty.estimate,
    "mighty playouts": lambda given: in_mighty.playouts(given, 2, 1),
    "sharp_bot": sharp_bot,
    "bot_names": bot_names,
    "bot_named": partial(bot_named, "mushi"),
    "sharp mushi": lambda given: sharp_bot("mushi", 2)(given, numbers(1)),
    "sharp mighty": lambda given: sharp_bot("mighty", 2)(given, numbers(1)),
    "claims": claims.claims,
    "claim": claims.claim,
    "questions": claims.questions,
    "run": lambda given: claims.run(given, 2),
}


def refused(question: Callable[[], Any]) -> HanalabError:
    """The error of a question, which says what is wrong in both languages."""
    with pytest.raises(HanalabError) as caught:
        question()
    english, spanish = caught.value.text("en"), caught.value.text("es")
    assert english.strip()
    assert spanish.strip()
    assert english != spanish
    return caught.value


@pytest.mark.parametrize("name", QUESTIONS)
def test_what_is_nothing_to_ask_about_is_refused(name: str) -> None:
    for given in RUBBISH:
        refused(partial(QUESTIONS[name], given))


def test_the_other_game_is_refused() -> None:
    for name in ("exact", "values", "estimate", "playouts"):
        options = (2, 1) if name == "playouts" else ()
        refused(partial(getattr(in_mighty, name), ROUND, *options))
    for name in ("exact", "values", "moves_of", "playouts"):
        options = (2,) if name == "playouts" else ()
        refused(partial(getattr(in_mushi, name), HAND, *options))
    refused(partial(what_if, UNKNOWN_ROUND, exchange=("10A", "05A"), ask=kitty))
    refused(partial(what_if, UNKNOWN_ROUND, exchange=("10A", "05A"), ask=bids))
    refused(partial(what_if, TEN, rules={"min_bid": 14}, ask=chances))


@pytest.mark.parametrize(
    "ask",
    [
        partial(advise, UNKNOWN_ROUND),
        partial(chances, UNKNOWN_ROUND),
        partial(bids, TEN),
        partial(kitty, THIRTEEN),
        partial(what_if, UNKNOWN_ROUND, exchange=("10A", "05A")),
    ],
)
def test_bad_limits_are_refused(ask: Callable[..., Any]) -> None:
    for name, some in (
        ("samples", (0, -1, True, 1.5, "5", Mute())),
        ("seconds", (0, -1, float("nan"), float("inf"), "1", True, 10**400)),
        ("executor", (5, object())),
        ("progress", (5, "x")),
        ("stop", (5, "x", Stop)),
        ("seed", (object(), {1, 2}, Mute(), [object()])),
    ):
        for given in some:
            error = refused(partial(ask, **{name: given}))
            assert error.code == f"explore-{name}"


@pytest.mark.parametrize(
    "seed",
    [None, 7, -1, 1.5, "seven", b"7", (1, "a"), [2], 10**5000, float("nan")],
    ids=lambda seed: type(seed).__name__,
)
def test_any_number_or_text_is_a_seed(seed: object) -> None:
    answer = advise(UNKNOWN_ROUND, samples=3, seed=seed)
    assert answer.how("en")
    assert answer.rows == advise(UNKNOWN_ROUND, samples=3, seed=seed).rows


def test_bad_options_of_a_solver_are_refused() -> None:
    for name, some in (
        ("memory", (-1, True, "5", None, float("nan"), float("inf"), [])),
        ("stop", (5, "x", object())),
        ("seconds", (0, -1, True, "1", float("nan"), float("inf"))),
        ("width", (0, -1, True, 1.5, "2")),
        ("nodes", (-1, True, 1.5, "5")),
        ("count", (-1, True, 1.5, None)),
        ("first", (-1, True, 1.5, 1 << 63)),
        ("seed", ("5", 1.5, None, [])),
    ):
        for given in some:
            option = {name: given}
            if name in ("memory", "stop", "seconds"):
                refused(partial(in_mighty.exact, HAND, **option))
                refused(partial(in_mighty.values, HAND, **option))
            if name in ("memory", "stop", "nodes"):
                refused(partial(in_mushi.exact, ROUND, **option))
            if name in ("memory", "stop", "width"):
                refused(partial(in_mighty.estimate, HAND, **option))
            if name in ("count", "first", "seed"):
                refused(partial(in_mushi.playouts, ROUND, **{"count": 2, **option}))
            if name in ("count", "seed"):
                refused(partial(in_mighty.playouts, HAND, **{"count": 2, "seed": 1, **option}))


def test_a_world_of_wrong_cards_never_reaches_a_kernel() -> None:
    right = [card.index for card in mushi.DECK if card.month in (1, 2)][:6]
    found = in_mushi.values_in_worlds(UNKNOWN_ROUND, [right])
    assert len(found.rows) == 1
    for bad in (
        [right[:5]],
        [[*right[:5], 40]],
        [[*right[:5], -1]],
        [[*right[:5], right[0]]],
        [["x"] * 6],
        5,
    ):
        refused(partial(in_mushi.values_in_worlds, UNKNOWN_ROUND, bad))


def test_numbers_asked_of_an_answer_are_checked() -> None:
    answer = chances(UNKNOWN_ROUND, samples=3)
    for given in ("x", [], float("nan"), True):
        refused(partial(answer.chance, given))
    for given in ("x", None, -1, 2, float("nan")):
        refused(partial(answer.quantile, given))
    for start in (-1, True, "x", 1.5, None):
        refused(lambda start=start: next(worlds(UNKNOWN_ROUND, 0, start)))


def test_a_friend_by_the_last_trick_is_advised_on_at_once() -> None:
    rules = mighty.Rules(last_trick_friend="on")
    hands = (
        "SA SK SQ S2 H3 H4 C5 C6 D7 D8", "HA HK HQ H2 D3 D4 S5 S6 C7 C8", "CA CK CQ C2 S3 S4 H5 H6 D9 D10",
        "DA DK DQ D2 C3 C4 H7 H8 S7 S8", "JK SJ HJ CJ DJ S9 H9 C9 D5 D6",
    )  # fmt: skip
    hand = mighty.Hand.at_play(hands, 0, "14S", "last-trick", rules=rules)
    source = numbers(1)
    while not hand.is_over:
        view = hand.view(hand.player)
        if hand.number in (1, 5, 9) and len(hand.trick) in (0, 3):
            assert advise(view, samples=4, reasons=False).worlds == 4
            assert chances(view, samples=4).worlds == 4
        hand = hand.do(mighty.steady_bot(view, source))


def test_a_task_without_result_ends_the_work() -> None:
    from hanalab.explore.running import Limits, gather

    class Nothing:
        batch = 2

        def world(self, number: int, stop: object) -> None:
            return None

    with pytest.raises(RuntimeError, match="no result"):
        gather(Nothing(), Limits(4, None))


@pytest.mark.parametrize(
    ("flag", "ask"),
    [
        ("clear", partial(advise, UNKNOWN_ROUND)),
        ("by_bids", partial(advise, UNKNOWN_ROUND)),
        ("reasons", partial(advise, UNKNOWN_ROUND)),
        ("by_bids", partial(chances, UNKNOWN_ROUND)),
        ("by_bids", partial(bids, TEN)),
        ("search", partial(bids, TEN)),
        ("search", partial(kitty, THIRTEEN)),
        ("by_bids", partial(what_if, UNKNOWN_ROUND, exchange=("10A", "05A"))),
    ],
)
def test_a_flag_is_true_or_false(flag: str, ask: Callable[..., Any]) -> None:
    for given in ("no", 1, 0, None, []):
        error = refused(partial(ask, samples=1, **{flag: given}))
        assert error.code == "explore-flag"
        assert flag in error.text("en")
    refused(partial(solved, ROUND, rows="no"))


def test_words_heard_come_as_text_bids_or_actions() -> None:
    answer = bids(TEN, heard="13S pass", samples=2)
    for heard in (
        ["13S", "pass"],
        [mighty.Bid(13, "S"), mighty.Pass()],
        (mighty.MakeBid(mighty.Bid(13, "S")), "pass"),
        iter(["13S", mighty.Pass()]),
    ):
        assert bids(TEN, heard=heard, samples=2).rows == answer.rows
    for wrong in (b"13S", {}, {"13S": 1}, {"13S"}, [None], [13], ["13S", object()], [Mute()], 5):
        assert refused(partial(bids, TEN, heard=wrong)).code == "explore-heard"


def test_each_error_says_what_to_do() -> None:
    position, hand = late_round(1, 4), late_hand(1, 4)
    for error, remedy, spanish in (
        (refused(partial(advise, position.view(1 - (position.player or 0)))), "give the view", "da la vista"),
        (refused(partial(advise, hand.view(((hand.player or 0) + 1) % 5))), "give the view", "da la vista"),
        (refused(partial(bids, THIRTEEN)), "For thirteen ask kitty", "Con trece, pregunta a kitty"),
        (refused(partial(kitty, TEN)), "For ten ask bids", "Con diez, pregunta a bids"),
        (refused(partial(kitty, "SA")), "One card is no hand", "Una carta no es"),
        (refused(partial(bids, f"{TEN} SA")), "give each card once", "una sola vez"),
        (refused(partial(bids, "?10")), "give a card for each", "da una carta por cada"),
        (refused(partial(solved, declared(1))), "ask advise or kitty", "pregunta a advise o kitty"),
        (refused(partial(solved, mighty.Hand.deal(1))), "ask advise or bids", "pregunta a advise o bids"),
        (refused(partial(chances, declared(1, "FRIEND"))), "call of the friend", "se llama al amigo"),
    ):
        assert remedy in error.text("en")
        assert spanish in error.text("es")


def test_an_executor_that_is_shut_and_a_stop_that_is_set() -> None:
    shut = ThreadPoolExecutor(1)
    shut.shutdown()
    error = refused(partial(advise, UNKNOWN_ROUND, samples=5, executor=shut))
    assert error.code == "explore-executor-shut"
    stop = Stop()
    stop.set()
    for ask in (
        partial(advise, UNKNOWN_ROUND), partial(chances, UNKNOWN_ROUND), partial(bids, TEN),
        partial(kitty, THIRTEEN), partial(what_if, UNKNOWN_ROUND, exchange=("10A", "05A")),
        partial(advise, late_hand(1, 9).view(late_hand(1, 9).player)),
    ):  # fmt: skip
        answer = ask(stop=stop, executor=ThreadPoolExecutor(1))
        assert (answer.stopped, answer.done) == ("stop", True)
        assert answer.worlds <= 64
        assert answer.text("en") != answer.text("es")
