"""The sentences of a preparation: what to do, what a choice means, what the declarer holds."""

from __future__ import annotations

from hanalab.core.language import text
from hanalab.mighty import JOKER, Card, FriendCall, NameTrump, mighty_card
from hanalab.mighty.cards import SIGNS, SUITS, TRUMPS, points_in
from hanalab.mighty.preparation import KITTY
from hanalab.widgets.mighty_game import PREPARATION
from hanalab.widgets.mighty_words import Speech, sign_of, signs_of, sorted_hand
from hanalab.widgets.parts import Said
from hanalab.widgets.preparation_desk import DONE, Desk

Cards = tuple[Card, ...]
#: the rule of each way to call a friend
CALL_RULE = {
    "card": "K41", "first-trick": "K45", "none": "K46", "last-trick": "K48", "seat": "K48", "sealed": "K47",
}  # fmt: skip
ACE = 14


class PreparationSpeech(Speech):
    """Names and sentences of a preparation in one language."""

    def tell(self, key: str, /, **values: object) -> str:
        """A text of the preparation."""
        return text(f"prep-{key}", self.lang, **values)

    def place(self, *, open_hands: bool = False, short: bool = False) -> str:
        position = self.sitting.position
        whole = super().place(open_hands=open_hands, short=short)
        if position.phase != "PLAY" or position.tricks or position.trick:
            return whole
        trick = self.say("trick-of-short" if short else "trick-of", trick=position.number)
        return whole.replace(trick, self.say("preparation"))

    def sign(self, card: Card) -> str:
        """A card as its sign."""
        return sign_of(card, self.lang)

    def trump_name(self, trump: str) -> str:
        """A trump in words."""
        return text(f"suit-{trump}", self.lang)

    def call_words(self, call: FriendCall) -> str:
        """Whom a call means, in a few words: ♠A, or the winner of the first trick."""
        if call.card is not None:
            return self.sign(call.card)
        if call.kind == "seat":
            return self.names[call.seat or 0]
        if call.kind == "none":
            return self.tell("friend-none-short")
        return self.tell(f"kind-{call.kind}")

    # -- the status bar -----------------------------------------------------------------------------------

    def status(self, desk: Desk) -> Said:
        """What to do now."""
        bold = self.tell(f"now-{desk.phase}")
        match desk.phase:
            case "EXCHANGE":
                return Said(bold, self._of_cards(desk), ("K20",) if desk.lifted else ("K18",))
            case "TRUMP":
                rest, rule = self.trump_line(desk)
                return Said(bold, rest, (rule,))
            case "FRIEND":
                return Said(bold, *self._of_call(desk))
            case "JOKER_CALL":
                rest, rule = self.joker_line(desk)
                return Said(bold, rest, (rule,))
        return Said(bold, self.ready(desk), ("K37",))

    def _of_cards(self, desk: Desk) -> str:
        count, points = len(desk.lifted), points_in(desk.lifted)
        if not count:
            return self.tell("rest-lay")
        if count < KITTY:
            return self.tell("rest-lay-some", count=count, points=points)
        return self.tell("rest-lay-all", cards=self.listed(desk.lifted), points=points)

    def _of_call(self, desk: Desk) -> tuple[str, tuple[str, ...]]:
        call = desk.call
        if call is None:
            return self.tell("rest-friend"), ("K41",)
        if call.card is not None:
            where = desk.where(call.card)
            key = {"yours": "own", "away": "away"}.get(where, call.kind)
            rule = {"yours": "K43", "away": "K44"}.get(where, CALL_RULE[call.kind])
            return self.tell(f"rest-friend-{key}", card=self.sign(call.card)), (rule,)
        name = self.names[call.seat] if call.seat is not None else ""
        return self.tell(f"rest-friend-{call.kind}", name=name), (CALL_RULE[call.kind],)

    def ready(self, desk: Desk) -> str:
        """What has been settled."""
        friend = self.call_words(desk.call) if desk.call is not None else self.tell("friend-none-short")
        if desk.joker is None:
            return self.tell("rest-ready-plain", contract=desk.contract.sign, friend=friend)
        card = self.sign(desk.joker)
        return self.tell("rest-ready", contract=desk.contract.sign, friend=friend, card=card)

    # -- the steps ----------------------------------------------------------------------------------------

    def listed(self, cards: Cards) -> str:
        """Cards in the order of the hand, with commas: ♠10, ♣4, ♦4."""
        return ", ".join(map(self.sign, sorted_hand(cards)))

    def cards_line(self, desk: Desk) -> tuple[str, str]:
        """What the first step says, and its rule."""
        count = len(desk.lifted)
        if not count:
            return self.tell("lay-none"), "K18"
        if count < KITTY:
            return self.tell("lay-some", cards=self.listed(desk.lifted), count=count), "K18"
        points = [card for card in sorted_hand(desk.lifted) if card.points]
        carriers = signs_of(points, self.lang)
        return self.tell(
            "lay-all", cards=self.listed(desk.lifted), points=len(points), carriers=carriers
        ), "K20"

    def trump_line(self, desk: Desk) -> tuple[str, str]:
        """What the second step says, and its rule."""
        if desk.contract != desk.won:
            if desk.step <= 1 and desk.position.rules.trump_change == "free" and desk.trump.number is None:
                return self.tell("trump-free"), "K22"
            return self.tell("trump-changed", bid=desk.won.sign, contract=desk.contract.sign), "K22"
        return self.tell(f"trump-{desk.position.rules.trump_change}"), "K22"

    def mighty_lines(self, desk: Desk) -> tuple[str, str, str]:
        """Which card is the Mighty under this trump, what it would be under another, and the rule."""
        rules, trump = desk.position.rules, desk.trump.trump
        mighty = mighty_card(trump, rules)
        first = self.tell("mighty-is", mighty=self.sign(mighty))
        at_spades = mighty_card("S", rules)
        if at_spades is mighty_card("N", rules):
            return first, self.tell("mighty-always"), "K62"
        if trump == "S":
            return first, self.tell("mighty-spades"), "K24"
        return first, self.tell("mighty-would", other=self.sign(at_spades)), "K24"

    def trump_means(self, desk: Desk, choice: NameTrump) -> str:
        """What naming a trump would mean."""
        mighty = self.sign(mighty_card(choice.trump, desk.position.rules))
        if choice.trump == "N":
            words = self.tell("trump-means-none", mighty=mighty)
        else:
            count = sum(card.suit == choice.trump for card in desk.kept)
            words = self.tell("trump-means", trump=SIGNS[choice.trump], count=count, mighty=mighty)
        after = desk._replace(trump=choice).contract if desk.step <= 1 else desk.contract
        if after.number != desk.won.number:
            words += f" {self.tell('trump-becomes', contract=after.sign)}"
        return words

    def trump_spoken(self, desk: Desk, choice: NameTrump) -> str:
        """A trump for the ear: suit, whether it was bid, how many are held, the Mighty."""
        count = sum(card.suit == choice.trump for card in desk.kept)
        state = "bid" if choice.trump == desk.won.trump else "other"
        mighty = mighty_card(choice.trump, desk.position.rules)
        return " ".join(
            self.tell(
                "trump-spoken", suit=self.trump_name(choice.trump), state=state, count=count, mighty=mighty
            ).split()
        )

    def joker_line(self, desk: Desk) -> tuple[str, str]:
        """What the fourth step says, and its rule."""
        rules = desk.position.rules
        cards = desk.joker_cards()
        if not cards:
            return self.tell("joker-off"), "K31"
        if len(cards) == 1:
            return self.tell("joker-fixed", card=self.sign(cards[0])), "K33"
        if rules.joker_call == "lead_forces_joker":
            return self.tell("joker-lead"), "K32"
        return self.tell(
            "joker-answer-two" if rules.joker_call_card == "declarer_names_a_2" else "joker-answer"
        ), "K31"

    def joker_holding(self, desk: Desk) -> str:
        """Which of the four twos the declarer has."""
        mine = [card for card in desk.joker_cards() if desk.where(card)]
        return (
            self.tell("joker-hold", cards=signs_of(mine, self.lang)) if mine else self.tell("joker-hold-none")
        )

    def summary(self, desk: Desk, step: int) -> tuple[str, str]:
        """A done step in a few words, with its rule."""
        match PREPARATION[step]:
            case "EXCHANGE":
                return self.tell("laid", cards=self.listed(desk.lifted)), "K20"
            case "TRUMP":
                return f"{desk.contract.sign}. {self.mighty_lines(desk)[0]}", "K22"
            case "FRIEND":
                rest, rules = self._of_call(desk)
                return rest, rules[0]
        rest, rule = self.joker_line(desk)
        return (
            f"{self.sign(desk.joker)}. {rest}"
            if desk.joker is not None and len(desk.joker_cards()) > 1
            else rest
        ), rule

    def brief(self, desk: Desk, step: int) -> tuple[str, str]:
        """A done step in the fewest words: what was chosen."""
        words, rule = self.summary(desk, step)
        phase = PREPARATION[step]
        if phase == "FRIEND" and desk.call is not None:
            return self.call_words(desk.call), rule
        if phase == "JOKER_CALL" and desk.joker is not None:
            return self.sign(desk.joker), rule
        return words, rule

    # -- the rail -----------------------------------------------------------------------------------------

    def holding(self, desk: Desk) -> str:
        """What the declarer keeps, in short: 6 trumps, Joker, two aces."""
        kept, trump = desk.kept, desk.trump.trump
        mighty = mighty_card(trump, desk.position.rules)
        pieces = []
        if trump != "N":
            pieces.append(self.tell("trumps", count=sum(card.suit == trump for card in kept)))
        pieces += [self.tell("mighty")] if mighty in kept else []
        pieces += [self.tell("joker")] if JOKER in kept else []
        aces = sum(card.rank == ACE and card is not mighty for card in kept)
        pieces += [self.tell("aces", count=aces)] if aces else []
        return ", ".join(pieces)

    def call_means(self, desk: Desk, call: FriendCall) -> tuple[str, str, str]:
        """What a call leads to: a bold start where it is a warning, the sentence, the rule."""
        rules = desk.position.rules
        if call.card is None:
            if call.kind == "none":
                plain = rules.alone_multiplier == 1 and rules.scoring != "pagat"
                return "", self.tell("none-means-plain" if plain else "none-means"), "K46"
            name = self.names[call.seat] if call.seat is not None else ""
            return "", self.tell(f"{call.kind}-means", name=name), CALL_RULE[call.kind]
        where = desk.where(call.card)
        if where:
            return (
                self.tell("alone"),
                self.tell("alone-own" if where == "yours" else "alone-away"),
                ("K43" if where == "yours" else "K44"),
            )
        what = self._what(desk, call.card)
        out = self.tell("out-sealed" if call.kind == "sealed" else "out")
        return "", f"{what} {out}".strip(), CALL_RULE[call.kind]

    def _what(self, desk: Desk, card: Card) -> str:
        trump = desk.trump.trump
        if card is mighty_card(trump, desk.position.rules):
            return self.tell("is-mighty")
        if card is JOKER:
            return self.tell("is-joker")
        if card.rank != ACE:
            return ""
        return self.tell("is-trump" if card.suit == trump else "is-ace")

    def own_example(self, desk: Desk) -> Card | None:
        """The best card of the declarer's own: what calling it would mean is told beside the others."""
        trump = desk.trump.trump
        mighty = mighty_card(trump, desk.position.rules)
        own = [card for card in desk.kept if card.suit]
        if not own:
            return None

        def worth(card: Card) -> tuple[bool, int, bool, int]:
            return card is mighty, card.rank, card.suit == trump, TRUMPS.index(card.suit)

        return max(own, key=worth)

    def joker_means(self, desk: Desk, card: Card) -> list[str]:
        """What naming a card for the Joker Call leads to, in one or two sentences."""
        lead = "-lead" if desk.position.rules.joker_call == "lead_forces_joker" else ""
        where = desk.where(card)
        key = {"yours": f"joker-mine{lead}", "away": f"joker-buried{lead}"}.get(where, "joker-out")
        said = [self.tell(key)]
        if not lead and desk.holds(JOKER) and where == "":
            said.append(self.tell("joker-yours-too"))
        return said

    # -- buttons ------------------------------------------------------------------------------------------

    def do_words(self, desk: Desk) -> str:
        """What the button of the present step says."""
        phase = desk.phase
        if phase == "TRUMP":
            choice = desk.trump
            sign = SIGNS[choice.trump] if choice.number is None else desk.contract.sign
            plain = choice.trump == "N" and choice.number is None
            return self.tell("do-TRUMP-none") if plain else self.tell("do-TRUMP", trump=sign)
        if phase == "FRIEND":
            call = desk.call
            if call is None:
                return self.tell("do-FRIEND")
            card = self.sign(call.card) if call.card is not None else ""
            name = self.names[call.seat] if call.seat is not None else ""
            return self.tell(f"do-FRIEND-{call.kind}", card=card, name=name)
        if phase == "JOKER_CALL":
            if desk.joker is None:
                return self.tell("do-JOKER_CALL-plain")
            return self.tell("do-JOKER_CALL", card=self.sign(desk.joker))
        return self.tell("do-EXCHANGE")

    def step_spoken(self, desk: Desk, step: int, can_open: bool) -> str:
        """The head of a step for the ear."""
        values = {"number": step + 1, "step": self.tell(f"step-{PREPARATION[step]}")}
        if step < desk.step:
            return self.tell("reopen-spoken" if can_open else "step-spoken", state="done", **values)
        return self.tell("step-spoken", state="now" if step == desk.step < DONE else "later", **values)


def suits_of(desk: Desk) -> str:
    """The suit shown in the narrow friend grid: the one chosen, that of the call, or spades."""
    if desk.suit:
        return desk.suit
    call = desk.call
    return call.card.suit if call is not None and call.card is not None and call.card.suit in SUITS else "S"
