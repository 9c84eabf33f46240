"""The sentences of the trick table: what to do, what a card would do, who wins and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hanalab.core.language import listed, text
from hanalab.draw.mighty import result_words
from hanalab.mighty import JOKER, Card, Hand, Trick, mighty_card
from hanalab.mighty.auction import SEATS
from hanalab.mighty.events import Event
from hanalab.mighty.tricks import TRICKS, Laid, is_called, joker_has_power, led_suit, winner_of
from hanalab.widgets.mighty_game import BEFORE_PLAY, Sitting
from hanalab.widgets.mighty_words import Speech, sign_of, signs_of, sorted_hand
from hanalab.widgets.parts import Said

Cards = tuple[Card, ...]


class Because(NamedTuple):
    """A sentence with its rule."""

    sentence: str
    rule: str


class TrickSpeech(Speech):
    """Names and sentences of the play of one hand."""

    def __init__(self, sitting: Sitting, names: Sequence[str] | None, lang: str) -> None:
        super().__init__(sitting, names, lang)
        self.position: Hand = sitting.position
        self.log: tuple[Any, ...] | None = None  # the lines of the log, once they have been asked for

    def tell(self, key: str, /, **values: object) -> str:
        """A text of this table."""
        words = text(f"trick-{key}", self.lang, **values)
        joker = self.sign(JOKER)
        return joker[:1].upper() + words[1:] if words.startswith(joker) else words

    def sign(self, card: Card) -> str:
        """A card in a sentence: ♠A, the Joker."""
        return text("card-JK-the", self.lang) if card is JOKER else sign_of(card, self.lang)

    def suit(self, suit: str) -> str:
        """A suit in words: clubs."""
        return text(f"suit-{suit}", self.lang)

    # -- the status bar -----------------------------------------------------------------------------------

    def status(self, selected: Card | None = None, looking: int | None = None) -> Said:
        """What to do now, or what has happened."""
        sitting, position = self.sitting, self.position
        if looking is not None:
            return self._of_past(looking)
        if position.is_dead:
            bold, rest, rule = result_words(position.score(), self.own, self.names, self.lang)
            return Said(bold, rest, (rule,))
        if position.phase in BEFORE_PLAY:
            return Said(self.tell("before"), self.tell("before-how"), ("K21",))
        if sitting.held:
            return self._of_look()
        if position.is_over:
            bold, rest, rule = result_words(position.score(), self.own, self.names, self.lang)
            return Said(bold, rest, (rule,))
        seat: int = position.player  # type: ignore[assignment]
        if sitting.waits == "replay":
            return Said(
                self.tell("replay", trick=position.number), text("table-replay-how", self.lang), (), "wait"
            )
        if sitting.waits == "bot":
            return Said(self.tell("thinking", name=self.names[seat]), tone="wait")
        return self._of_turn(position, seat, selected)

    def _of_look(self) -> Said:
        position, look = self.position, self.sitting.look
        shown = next((event for event in position.step if event.kind.endswith("_revealed")), None)
        if shown is not None:
            return self._of_friend(shown)
        if look == "trick":
            trick = position.tricks[-1]
            why = self.why_wins(trick)
            points = self.tell("points", points=trick.points)
            bold = self.tell("wins-trick", **self.who(trick.winner))
            return Said(bold, f"{why.sentence} {points}", (why.rule,))
        return self._of_contract(position)

    def _of_friend(self, event: Event) -> Said:
        position = self.position
        declarer: int = position.declarer  # type: ignore[assignment]
        card = event.cards[0] if event.cards else None
        caller = {"caller": "you" if self.is_you(declarer) else "other", "declarer": self.names[declarer]}
        if event.kind == "alone_revealed":
            rest = (
                self.tell("alone-shown", card=self.sign(card), **caller)
                if card
                else self.tell("alone-trick", **caller)
            )
            return Said(self.tell("no-friend", **caller), rest, (event.rule,))
        bold = self.tell("is-friend", **self.who(event.seat), **caller)
        if card is not None:
            rest = self.tell("friend-shown", card=self.sign(card), **caller)
        else:
            rest = self.tell("friend-trick", **self.who(event.seat), number=event.number)
        return Said(bold, rest, (event.rule,))

    def _of_contract(self, position: Hand) -> Said:
        declarer: int = position.declarer  # type: ignore[assignment]
        contract = position.contract.sign if position.contract else ""
        bold = self.tell("plays-contract", **self.who(declarer), contract=contract)
        call = position.view(self.sitting.below).call
        kind = call.kind if call is not None else "none"
        card = self.sign(call.card) if call is not None and call.card is not None else ""
        name = self.names[call.seat] if call is not None and call.seat is not None else ""
        rest = self.tell(f"called-{kind}", card=card, name=name)
        rule = {"card": "K41", "sealed": "K47", "first-trick": "K45", "none": "K46"}.get(kind, "K48")
        return Said(bold, rest, (rule, "K37"))

    def _of_turn(self, position: Hand, seat: int, selected: Card | None) -> Said:
        bold = self.turn_words(position, seat)
        if selected is not None:
            why = self.choice(selected) or self.outcome(selected)
            return Said(bold, why.sentence, (why.rule,))
        rest, rules = self._how(position, seat)
        return Said(bold, rest, rules)

    def turn_words(self, position: Hand, seat: int) -> str:
        """Your turn: follow clubs / lead any card."""
        if not self.is_you(seat):
            return self.tell("turn-of", name=self.names[seat])
        legal, hand = _legal(position), position.hands[seat]
        if not position.trick:
            return self.tell("lead-any" if len(legal) == len(hand) else "lead")
        suit = led_suit(position.trick, position.rules)
        if legal == (JOKER,) and len(hand) > 1:
            return self.tell("joker-called")
        if suit is not None and any(card.suit == suit for card in legal):
            return self.tell("follow", suit=self.suit(suit))
        return self.tell("play-any" if len(legal) == len(hand) else "play")

    def _how(self, position: Hand, seat: int) -> tuple[str, tuple[str, ...]]:
        legal, hand, trick = _legal(position), position.hands[seat], position.trick
        if not trick:
            if len(legal) < len(hand):
                return self.tell("no-trump-lead"), ("K36",)
            if position.number == 1:
                return self.tell("first-lead"), ("K37",)
            return self.tell("you-won"), ("K37",)
        if self.may_answer(position, legal):
            call: Card = position.joker_call  # type: ignore[assignment]
            return self.tell("may-answer", card=self.sign(call)), ("K31",)
        suit = led_suit(trick, position.rules)
        if suit is None:
            return self.tell("joker-sets-none"), ("K30",)
        if legal == (JOKER,) and len(hand) > 1:
            return self.tell("joker-called-how"), ("K32",)
        following = [card for card in legal if card.suit == suit]
        if not following:
            only = self.tell(
                "void-trump" if position.trump not in (suit, "N") else "void", suit=self.suit(suit)
            )
            return only, ("K38",)
        return self._follow(position, legal, following)

    def _follow(self, position: Hand, legal: Cards, following: list[Card]) -> tuple[str, tuple[str, ...]]:
        mighty = mighty_card(position.trump or "N", position.rules)
        free = mighty in legal and mighty not in following
        cards = ", ".join(self.sign(card) for card in following)
        if JOKER in legal and free:
            return self.tell("these-both", cards=cards, mighty=self.sign(mighty)), ("K38", "K28", "K26")
        if JOKER in legal:
            return self.tell("these-joker", cards=cards), ("K38", "K28")
        if free:
            return self.tell("these-mighty", cards=cards, mighty=self.sign(mighty)), ("K38", "K26")
        cards = listed([self.sign(card) for card in following], self.lang)
        return self.tell("these", cards=cards, count=len(following)), ("K38",)

    def may_answer(self, position: Hand, legal: Cards) -> bool:
        """Whether the player could answer a led Joker with the Joker Call card (K31)."""
        answers = position.rules.joker_call == "second_player_answer" and position.joker_call in legal
        return answers and len(position.trick) == 1 and position.trick[0].card is JOKER

    def _of_past(self, looking: int) -> Said:
        trick = self.position.tricks[looking]
        why = self.why_wins(trick)
        points = self.tell("points", points=trick.points)
        number = self.number_of(trick)
        bold = self.tell("past", number=number, **self.who(trick.winner))
        return Said(bold, f"{why.sentence} {points}", (why.rule,), "wait")

    # -- what a card would do -----------------------------------------------------------------------------

    def choice(self, card: Card) -> Because | None:
        """What is still to be said with a card that is led: the suit a Joker names, whether it calls."""
        ways = [action for action in self.position.actions() if getattr(action, "card", None) is card]
        if len(ways) < 2:
            return None
        if card is JOKER:
            return Because(self.tell("names-how"), "K30")
        return Because(self.tell("calls-how", card=self.sign(card)), "K32")

    def outcome(self, card: Card) -> Because:
        """What playing the card does to the trick as it lies."""
        position = self.position
        trick = (*position.trick, Laid(card))
        values = {"card": self.sign(card)}
        trump: str = position.trump or "N"
        if self.may_answer(position, (card,)):
            return Because(self.tell("would-answer", **values), "K31")
        if not position.trick:
            if card is JOKER and not joker_has_power(trick, trump, position.number, None, position.rules)[0]:
                return Because(self.tell("would-lead-weak", **values), self._weak(trick))
            return Because(self.tell("would-lead", **values), "K37")
        won = winner_of(trick, trump, position.number, position.joker_call, position.rules)
        if won.place == len(position.trick):
            last = len(trick) == SEATS
            return Because(self.tell("would-win" if last else "would-lead-trick", **values), won.rule)
        if card is JOKER:
            return Because(self.tell("would-fail-joker", **values), self._weak(trick))
        best = trick[won.place].card
        key = "would-lose-joker" if best is JOKER else "would-lose"
        return Because(self.tell(key, best=self.sign(best), **values), won.rule)

    def _weak(self, trick: tuple[Laid, ...]) -> str:
        position = self.position
        power = joker_has_power(
            trick, position.trump or "N", position.number, position.joker_call, position.rules
        )
        return power[1] if not power[0] else "K25"

    # -- who wins and why ---------------------------------------------------------------------------------

    def number_of(self, trick: Trick) -> int:
        """The number of a finished trick, 1 to 10."""
        position = self.position
        last = TRICKS if position.is_over else position.number - 1
        return last - len(position.tricks) + position.tricks.index(trick) + 1

    def moment_of(self, trick: Trick) -> str:
        """A finished trick by its number: trick 3."""
        words = self.say("trick-number", trick=self.number_of(trick))
        return words[:1].upper() + words[1:]

    def why_wins(self, trick: Trick) -> Because:
        """Why the winning card wins, in one sentence."""
        card = trick.laid[trick.place].card
        values: dict[str, object] = {"card": self.sign(card), **self.who(trick.winner)}
        if trick.kind in ("mighty", "joker"):
            return Because(self.tell(f"because-{trick.kind}", **values), trick.rule)
        led = led_suit(trick.laid, self.position.rules)
        if trick.kind == "trump" and card.suit != led:
            others = sum(laid.card.suit == card.suit for laid in trick.laid)
            return Because(
                self.tell("because-trump" if others > 1 else "because-only-trump", **values), trick.rule
            )
        beaten = self._beaten(trick, card)
        if beaten is None:
            return Because(self.tell("because-alone", suit=self.suit(card.suit), **values), trick.rule)
        seat, other = beaten
        theirs = {"whose": "you" if self.is_you(seat) else "other", "owner": self.names[seat]}
        return Because(self.tell("because-higher", other=self.sign(other), **theirs, **values), trick.rule)

    def _beaten(self, trick: Trick, card: Card) -> tuple[int, Card] | None:
        """The next best card of the winning suit and who played it."""
        rivals = [
            (laid.card.rank, trick.seat(place), laid.card)
            for place, laid in enumerate(trick.laid)
            if laid.card.suit == card.suit and laid.card is not card
        ]
        return max(rivals)[1:] if rivals else None

    def why_all(self, trick: Trick) -> tuple[Because, ...]:
        """Everything worth saying about a trick just won: why, how the card could be played, what failed."""
        found = [self.why_wins(trick)]
        card = trick.laid[trick.place].card
        rules, number = self.position.rules, self.number_of(trick)
        suit = led_suit(trick.laid[: trick.place], rules)
        if trick.place and suit is not None and card.suit not in ("", suit):
            key = "had-none" if trick.kind == "trump" else "was-allowed"
            values = {"suit": self.suit(suit), "card": self.sign(card), **self.who(trick.winner)}
            rule = "K26" if trick.kind == "mighty" else "K38"
            free = trick.kind == "mighty" and rules.mighty_any_time == "yes"
            found.append(Because(self.tell("any-time" if free else key, **values), rule))
        cards = trick.cards
        if JOKER in cards and trick.kind != "joker":
            call, trump = self.position.joker_call, self.position.trump or "N"
            power, rule = joker_has_power(trick.laid, trump, number, call, rules)
            if not power:
                key = f"joker-{rule}" if is_called(trick.laid, number, call, rules) else "joker-weak"
                answer = self.sign(call) if call is not None else ""
                found.append(Because(self.tell(key, number=number, card=answer), rule))
        return tuple(found)

    def hand_line(self, some: Cards) -> str:
        """Some cards in a row."""
        return signs_of(some, self.lang)


def _legal(position: Hand) -> Cards:
    return sorted_hand({action.card for action in position.actions() if hasattr(action, "card")})


def legal_of(position: Hand) -> Cards:
    """The cards the player may play now, in hand order; none outside the play."""
    return _legal(position) if position.phase == "PLAY" else ()
