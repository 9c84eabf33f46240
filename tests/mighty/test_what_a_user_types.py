"""Anything a user can type, click or load: read as meant, or refused with an error of the package."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator

import pytest

from hanalab import mushi
from hanalab.core.errors import HanalabError, NotationError, SetupError
from hanalab.core.shuffle import numbers
from hanalab.mighty import (
    DECK,
    UNKNOWN,
    Bid,
    CallFriend,
    CallJoker,
    Card,
    Discard,
    FriendCall,
    Hand,
    Laid,
    MakeBid,
    NameTrump,
    Play,
    Record,
    Rules,
    Session,
    View,
    bids_above,
    bot_named,
    cards,
    count_all,
    count_hand,
    dealer_of_draw,
    hand_value,
    legal_cards,
    mighty_card,
    random_bot,
    ranked,
    read_action,
    read_bid,
    read_trick,
    score_of_points,
    settle,
    steady_bot,
    trick_winner,
)

HUGE = 10**5000


class Text(str):
    """A text of a kind of its own."""


def garbage() -> Iterator[object]:
    """Made anew each time: some of it can be read only once."""
    yield from (
        None, True, -1, 2, HUGE, 1.5, float("nan"), "", "  ", "06A", "?", "?8", "SA SA", "play SA", "14H",
        "H", "♥", "seat 9", "sealed", "JK names", "C3 calls", "\ud800", "漢字", "x" * 5000, "9" * 5000 + "H",
        "K" + "9" * 5000, [], {}, set(), (), [None], [["SA"]], ["?"], b"SA", ("1", "2", "3"), (15, "X"),
        ("H", 15), (None, None), Ellipsis, UNKNOWN, [UNKNOWN] * 2, mushi.Card("01B"), Text("SA"), Rules(),
        mushi.Rules(), mushi.Round.deal(1), AUCTION, AUCTION.view(1), "seed foo=bar", "hands ? / ?", ";;",
        "\0",
    )  # fmt: skip
    yield (card for card in ("SA", "HK"))
    yield iter(())


AUCTION = Hand.deal(1)
LAST = Hand.at_play(("S2", "S3", "S4", "S5", "S6"), 0, "13H", "S3")
OVER = LAST.do("play S2").do("play S3").do("play S4").do("play S5").do("play S6")
KITTY = AUCTION.do("bid 13S").do("pass").do("pass").do("pass").do("pass")
ASKED: dict[str, Callable[..., object]] = {
    "card": lambda given: Card(given),
    "cards": lambda given: cards(given),
    "order of cards": lambda given: Card("SA") < given,
    "bid": lambda given: (Bid(given, "H"), Bid(14, given).sign),
    "bid as text": lambda given: read_bid(given),
    "order of bids": lambda given: Bid(14, "H") < given,
    "bids above": lambda given: bids_above(given),
    "make bid": lambda given: str(MakeBid(given)),
    "discard": lambda given: str(Discard(given)),
    "trump": lambda given: str(NameTrump(given)),
    "number": lambda given: str(NameTrump("H", given)),
    "friend": lambda given: str(CallFriend(given)),
    "kind of friend": lambda given: str(FriendCall(given, Card("SA"))),
    "card of friend": lambda given: str(FriendCall("card", given)),
    "seat of friend": lambda given: str(FriendCall("seat", None, given)),
    "joker call": lambda given: str(CallJoker(given)),
    "play": lambda given: str(Play(given)),
    "names": lambda given: hash(Play(Card("JK"), given)),
    "calls": lambda given: hash(Play(Card("C3"), None, given)),
    "laid": lambda given: trick_winner([Laid(given)], "H", 4),
    "laid names": lambda given: str(Laid(Card("JK"), given)),
    "action": lambda given: read_action(given),
    "do": lambda given: [position.do(given) for position in (AUCTION, KITTY, LAST, OVER)],
    "why not": lambda given: [position.why_not(given) for position in (AUCTION, KITTY, LAST, OVER)],
    "view": lambda given: AUCTION.view(given),
    "view of": lambda given: View.of(given, 0),
    "seed": lambda given: Hand.deal(given),
    "dealer": lambda given: Hand.deal(1, given),
    "rules": lambda given: Hand.deal(1, 0, given),
    "house rule": lambda given: Rules(**dict.fromkeys(Rules.OPTIONS, given)),
    "preset": lambda given: Rules.preset(given),
    "deck": lambda given: Hand.from_deck(given),
    "hands": lambda given: Hand.from_deal(given, given),
    "hand": lambda given: Hand.from_deal((given, *AUCTION.hands[1:]), AUCTION.kitty),
    "at play": lambda given: Hand.at_play((given,) * 5, given, given, given, given, given, given),
    "taken": lambda given: Hand.at_play(LAST.hands, 0, "13H", taken=given, leader=given, friend_seat=given),
    "position": lambda given: Hand.parse(given),
    "mighty": lambda given: mighty_card(given),
    "legal": lambda given: legal_cards(given, given, given, given, given),
    "trick": lambda given: (read_trick(given), trick_winner(given, "H", 4)),
    "settle": lambda given: settle("14H", given, given, given),
    "score": lambda given: score_of_points(given, 14),
    "value": lambda given: hand_value(given),
    "count": lambda given: (count_all(given), count_hand("SA", given)),
    "draw": lambda given: dealer_of_draw(given),
    "bot": lambda given: bot_named(given),
    "view of a bot": lambda given: steady_bot(given, numbers(1)),
    "numbers of a bot": lambda given: random_bot(AUCTION.view(1), given),
    "numbers of the steady bot": lambda given: steady_bot(AUCTION.view(1), given),
    "ranked": lambda given: ranked(given),
    "names of an event": lambda given: AUCTION.events[0].say("en", None, given),
    "language of an event": lambda given: AUCTION.events[0].say(given),
    "session": lambda given: Session(given, given, given),
    "hands of a session": lambda given: Session(hands=given),
    "next of a session": lambda given: Session().add(given),
    "record": lambda given: Record.loads(given),
    "hands of a record": lambda given: Record(given).dumps(),
    "comments": lambda given: Record((AUCTION,), given).dumps(),
    "first dealer of a record": lambda given: Record((AUCTION,), (), Rules(), given).dumps(),
    "record of a session": lambda given: Record.of_session(given),
    "mushi: order": lambda given: mushi.Card("01B") < given,
    "mushi: rounds": lambda given: mushi.Match(rounds=given),
    "mushi: next round": lambda given: mushi.Match().add(given),
    "mushi: rounds of a record": lambda given: mushi.Record(given).dumps(),
    "mushi: view of a bot": lambda given: mushi.steady_bot(given, numbers(1)),
    "mushi: numbers of a bot": lambda given: mushi.random_bot(mushi.Round.deal(1).view(0), given),
    "mushi: progress": lambda given: mushi.progress(given),
    "mushi: names of an event": lambda given: mushi.Round.deal(1).events[0].say("en", None, given),
}  # fmt: skip


@pytest.mark.parametrize("name", ASKED)
def test_garbage_raises_only_errors_of_the_package_and_they_speak(name: str) -> None:
    for given in garbage():
        try:
            ASKED[name](given)
        except HanalabError as error:
            speaks(error)


def speaks(error: HanalabError) -> None:
    """The error has words in both languages, and travels."""
    for lang in ("en", "es"):
        assert error.text(lang)
    assert pickle.loads(pickle.dumps(error)).code == error.code


def test_k10_a_bid_is_read_as_it_is_made() -> None:
    assert Bid(14, "h") == Bid(14, "♥") == Bid(14, "H") == (14, "H")
    assert Bid(14, "H")._replace(number=15) == read_bid("15H")
    assert pickle.loads(pickle.dumps(Bid(14, "H"))) == Bid(14, "H")
    with pytest.raises(NotationError, match="“14Q” is no bid") as caught:
        Bid(14, "Q")
    assert "«14Q» no es una declaración" in caught.value.text("es")


def test_cards_sort_with_their_codes() -> None:
    assert sorted([Card("JK"), "SA", Card("H2")]) == ["SA", Card("H2"), Card("JK")]  # type: ignore[type-var]
    with pytest.raises(NotationError, match="“XX”"):
        assert Card("SA") < "XX"


def test_k48_a_friend_is_a_card_a_seat_or_neither() -> None:
    assert FriendCall("card", "sa") == FriendCall("card", Card("SA"))  # type: ignore[arg-type]
    for wrong in (("card",), ("seat",), ("none", Card("SA")), ("nobody",), ("first-trick", None, 2)):
        with pytest.raises(NotationError):
            FriendCall(*wrong)  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="There is no seat 5"):
        FriendCall("seat", None, 5)


def test_one_hand_and_its_comments_need_no_list_in_a_record() -> None:
    record = Record(AUCTION, {0: "the deal"})  # type: ignore[arg-type]
    assert record.hands == (AUCTION,)
    assert Record.loads(record.dumps()).comments == ({0: "the deal"},)
    with pytest.raises(SetupError, match="'SA' is no hand of Mighty"):
        Record(["SA"])  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="There is no seat 7"):
        Record((AUCTION,), first_dealer=7)


def test_bots_say_what_they_need() -> None:
    with pytest.raises(HanalabError, match=r"position\.view\(seat\)"):
        steady_bot(AUCTION, numbers(1))  # type: ignore[arg-type]
    with pytest.raises(HanalabError, match=r"numbers\(seed\)"):
        random_bot(AUCTION.view(1), 7)  # type: ignore[arg-type]
    with pytest.raises(HanalabError, match="should be 5 names"):
        AUCTION.events[0].say("en", names=("Ana", "Ben"))
    assert DECK[0] < DECK[1]
