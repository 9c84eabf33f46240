"""Cards, quantities and actions as a reader sees them: the Joker by its name, plurals right."""

from __future__ import annotations

import pytest

from hanalab import mighty, mushi
from hanalab.core.language import text
from hanalab.core.reason import reason
from hanalab.explore import Advice, Comparison, Effort, Kitty, Plan, Row, Solution
from hanalab.explore.quantity import counted
from hanalab.explore.statistics import mean_of
from hanalab.explore.words import grouped, label_of, phrase_of, sign_of, with_error
from hanalab.mighty.actions import FriendCall
from hanalab.mighty.bids import Bid
from tests.explore.positions import late_hand


@pytest.mark.parametrize(
    ("action", "label", "phrase", "spanish"),
    [
        ("play JK", "Joker", "play the Joker", "juega el Joker"),
        ("play SA", "♠A", "play the ace of spades (♠A)", "juega el as de picas (♠A)"),
        ("play JK names H", "Joker, naming hearts", "play the Joker and name hearts",
         "juega el Joker y nombra corazones"),
        ("play C3 calls", "♣3 with the call", "play ♣3 and call the Joker", "juega ♣3 y llama al Joker"),
        ("friend JK", "friend Joker", "call Joker as friend", "llama Joker como amigo"),
        ("friend sealed JK", "friend Joker, in secret", "call Joker as friend, in secret",
         "llama Joker como amigo, en secreto"),
        ("discard H10 D10 JK", "♦10 ♥10 Joker away", "lay away ♦10 ♥10 Joker", "descarta ♦10 ♥10 Joker"),
    ],
)  # fmt: skip
def test_the_joker_goes_by_its_name(action: str, label: str, phrase: str, spanish: str) -> None:
    read = mighty.read_action(action)
    assert label_of(read) == label
    assert label_of(read, "es").count("JK") == 0
    assert phrase_of(read) == phrase
    assert phrase_of(read, "es") == spanish


def test_plans_and_reasons_name_it_too() -> None:
    plan = Plan(
        mighty.cards("C3 C4 D5"),
        Bid(15, "H"),
        FriendCall("sealed", mighty.JOKER),
        mighty.Card("C2"),
        1.0,
        0.1,
        9,
    )
    assert plan.label() == "15♥, away ♣3 ♣4 ♦5, friend Joker, in secret, Joker Call ♣2"
    effort = Effort(method="kitty-playouts", worlds=9, wanted=9, seconds=0.1)
    answer = Kitty(cards=(), rules=mighty.Rules(), contract=Bid(15, "H"), rows=(plan,), effort=effort)
    assert "JK" not in answer.text() + answer.text("es")
    change = reason("explore-change-card", gone=mighty.JOKER, come=mighty.Card("H9"))
    assert change.text() == "♥9 instead of Joker"
    assert (
        reason("explore-change-card", gone=mushi.Card("10A"), come=mushi.Card("05A")).text()
        == "05A instead of 10A"
    )
    assert sign_of(mighty.Card("H10")) == "♥10"
    assert text("why-mighty-win-special", cards=(mighty.JOKER,)) == "The trick is worth the Joker."
    assert text("why-mighty-win-special", "es", cards=(mighty.JOKER,)) == "La baza vale el Joker."
    assert text("why-mighty-lead-special", cards=(mighty.JOKER,)).startswith("The Joker takes")
    assert (
        text("why-mighty-bury-low", cards=mighty.cards("H3 JK")) == "♥3 Joker are the cards you need least."
    )


def test_no_reason_of_the_steady_bot_shows_the_code() -> None:
    seen = 0
    for seed in range(8):
        hand = late_hand(seed, 8)
        while not hand.is_over:
            choices = mighty.ranked(hand.view(hand.player or 0))
            for choice in choices:
                for lang in ("en", "es"):
                    assert "JK" not in choice.text(lang)
                seen += mighty.JOKER in choice.cards
            hand = hand.do(choices[0].action)
    assert seen


@pytest.mark.parametrize(
    ("code", "name", "value", "english", "spanish"),
    [
        ("leaves", "less", 0.6, "the other then takes 0.6 points less in the next turn",
         "el otro se lleva 0,6 puntos menos en el turno siguiente"),
        ("leaves", "less", 1.0, "the other then takes 1 point less in the next turn",
         "el otro se lleva 1 punto menos en el turno siguiente"),
        ("points", "more", 1.0, "it wins 1 more card point", "gana 1 punto de cartas más"),
        ("points", "more", 2.5, "it wins 2.5 more card points", "gana 2,5 puntos de cartas más"),
        ("trick-points", "more", 1.0, "it brings your side 1 more point in this trick",
         "da a tu equipo 1 punto más en esta baza"),
        ("later", "more", 3.0, "it brings 3 more points in later tricks",
         "da 3 puntos más en bazas posteriores"),
        ("draws", "drawn", 1.0, "it draws 1 trump from the other side", "saca 1 triunfo al otro equipo"),
        ("draws", "drawn", 1.4, "it draws 1.4 trumps from the other side",
         "saca 1,4 triunfos al otro equipo"),
    ],
)  # fmt: skip
def test_quantities_have_the_noun_that_goes_with_them(
    code: str, name: str, value: float, english: str, spanish: str
) -> None:
    why = counted(f"explore-why-{code}", None, name, value)
    assert (why.text(), why.text("es")) == (english, spanish)


def test_what_a_kept_card_brings() -> None:
    why = counted("explore-why-keeps", None, "more", 1.0, card=mighty.JOKER)
    assert why.text() == "it keeps the Joker, which brings 1 more point in later tricks"
    assert why.text("es") == "conserva el Joker, que da 1 punto más en bazas posteriores"


def test_counts_have_their_thousands_apart() -> None:
    assert (grouped(999), grouped(1_409_408)) == ("999", "1\u00a0409\u00a0408")


def row(difference: float, error: float) -> Row:
    return Row(mushi.Play("10A"), 3.0, 0.5, 9, difference, error, stays=True)


def advised(*rows: Row, unit: str = "round") -> Advice:
    effort = Effort(method="mushi-exact", worlds=9, wanted=9, seconds=0.1)
    return Advice(game="mushi", seat=0, phase="HAND", unit=unit, rows=rows, moves=rows, effort=effort)


def test_a_tiny_difference_is_none() -> None:
    for difference, error in ((-0.01, 0.02), (-0.04, 0.001), (0.0, 0.0)):
        answer = advised(row(0.0, 0.0), row(difference, error))
        said = "is as good" if difference else "is worth the same"
        assert said in answer.sentence()
        assert answer.table().splitlines()[-1].endswith("as good")
        assert ("igual de buena" in answer.sentence("es")) == bool(difference)
        assert not answer.is_clear
        for lang in ("en", "es"):
            assert "0.0" not in answer.sentence(lang).replace("3.0", "")
    assert "do not tell it from" in advised(row(0.0, 0.0), row(-0.01, 0.4)).sentence()
    assert advised(row(0.0, 0.0), row(-0.3, 0.02)).is_clear
    two = advised(row(0.0, 0.0), row(-0.01, 0.02), row(-0.02, 0.01))
    assert two.sentence().endswith("are as good.")
    assert two.sentence("es").endswith("son igual de buenas.")


@pytest.mark.parametrize(
    ("difference", "error", "said", "spanish"),
    [
        (0.0, 0.0, "nothing changes", "no cambia nada"),
        (-0.01, 0.02, "it is as good", "da lo mismo"),
        (0.04, 0.001, "it is as good", "da lo mismo"),
        (0.1, 0.2, "do not tell from nothing", "no distinguen de nada"),
        (0.5, 0.1, "+0.5 ± 0.1, from", "+0,5 ± 0,1, de"),
    ],
)
def test_a_change_that_makes_no_difference(difference: float, error: float, said: str, spanish: str) -> None:
    first = advised(row(0.0, 0.0))
    answer = Comparison(
        change=reason("explore-change-card", gone=mushi.Card("10A"), come=mushi.Card("05A")), first=first,
        second=first, first_mean=1.0, second_mean=1.0 + difference, first_error=0.5, second_error=0.5,
        difference=difference, error=error, signed=True, effort=first.effort,
    )  # fmt: skip
    assert said in answer.sentence()
    assert spanish in answer.sentence("es")
    assert answer.is_clear == (said.startswith("+"))


def test_one_point_is_one_point() -> None:
    effort = Effort(method="exact", worlds=1, wanted=1, seconds=0.1, stopped="all")
    for value, english, spanish in ((1, "takes 1 point:", "lleva 1 punto:"), (2, "2 points:", "2 puntos:")):
        answer = Solution(
            game="mighty", value=value, low=value, high=value, best=mighty.read_action("play SA"), nodes=1,
            effort=effort,
        )  # fmt: skip
        assert english in answer.sentence()
        assert spanish in answer.sentence("es")
    one = Row(mighty.read_action("play SA"), 1.0, 0.0, 1)
    assert "worth 1 point for your side" in advised(one, unit="side").sentence()
    assert "1 punto para tu equipo" in advised(one, unit="side").sentence("es")
    lead = advised(one, one._replace(mean=0.0, difference=-1.0), unit="side")
    assert "+1 point over" in lead.sentence()
    assert "+1 punto sobre" in lead.sentence("es")


def test_every_sentence_ends() -> None:
    effort = Effort(method="exact", worlds=1, wanted=1, seconds=0.1)
    for game in ("mushi", "mighty"):
        for value, low, high in ((None, 3, 9), (5, 5, 5), (5, 3, 9)):
            answer = Solution(
                game=game, value=value, low=low, high=high, best=None, nodes=1, effort=effort
            )  # fmt: skip
            assert answer.sentence().endswith(".")
            assert answer.sentence("es").endswith(".")


def test_an_error_is_never_written_as_nothing() -> None:
    assert with_error(14.1, 0.004, signed=False) == "14.10 ± 0.01"
    assert with_error(-0.001, 0.02) == "0.00 ± 0.02"
    assert with_error(-0.04, 0) == "0.0"
    assert mean_of((9.0, 9.0, 9.0), (0.3, 0.1, 0.7)) == (9.0, 0.0)


def test_a_quantity_is_written_as_it_is_counted() -> None:
    assert counted("explore-why-points", None, "more", 0.96).text() == "it wins 1 more card point"
    assert counted("explore-why-points", None, "more", 1.04).text("es") == "gana 1 punto de cartas más"


def test_errors_count_in_the_right_form() -> None:
    one = reason("explore-seat-empty", "K38", seat=2, wanted=1, possible=0)
    assert one.text() == "P2 holds one unknown card, but by its plays can hold only 0 of those left."
    assert one.text("es").startswith("P2 tiene una carta desconocida, pero")
    few = reason("explore-too-few", "M2", wanted=2, left=1)
    assert few.text() == "2 cards are unknown, but only 1 is left in the deck."
    assert few.text("es") == "Hay 2 cartas desconocidas, pero en la baraja solo queda 1."
    weighted = Effort(method="exact", worlds=1, wanted=1, seconds=0.1, effective=1.0)
    assert weighted.how().startswith("One deal that agrees")
    assert weighted.how("es").startswith("Un reparto que concuerda")
