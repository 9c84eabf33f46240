"""PreparationTable: the kitty, three cards away, final trump, friend, Joker Call card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from hanalab.core.errors import HanalabError, IllegalAction, SetupError
from hanalab.core.reason import reason
from hanalab.mighty import (
    CallFriend,
    Card,
    Discard,
    FriendCall,
    Hand,
    NameTrump,
    read_action,
)  # fmt: skip
from hanalab.mighty.actions import read_friend
from hanalab.mighty.cards import SUITS
from hanalab.mighty.preparation import KITTY
from hanalab.widgets.given_twice import check_declarer
from hanalab.widgets.mighty_base import MightyWidget, Room
from hanalab.widgets.mighty_game import AUCTION, PREPARATION, Sitting
from hanalab.widgets.preparation_desk import Deed, Desk, Preparing, opened
from hanalab.widgets.preparation_rail import advised
from hanalab.widgets.preparation_view import desk, is_yours

#: how many deals are looked through for one in which the wanted seat declares
DEALS = 200
_KINDS = ("card", "first-trick", "none", "last-trick", "seat", "sealed")
_EXCHANGE, _TRUMP, _FRIEND, _JOKER = range(4)


class PreparationRoom(Room):
    """The preparation (K18 to K23, K33, K41 to K48). Acts: `lift S10`, `choose-trump H`, `choose-friend SA`,
    `choose-joker C2` choose, the same again does it, as do `discard S10 D4 C4`, `trump H`, `friend SA` and
    `joker-call C2`; `step TRUMP` opens a done step again."""

    phases = PREPARATION
    fresh: ClassVar[Preparing] = Preparing()
    verbs = frozenset(
        {
            "lift", "choose-trump", "number", "choose-friend", "kind", "suit", "choose-joker", "go", "step",
            "discard", "trump", "friend", "joker-call", "advice",
        }
    )  # fmt: skip

    def tree(self, table: MightyWidget) -> dict[str, Any]:
        from hanalab.widgets.preparation_view import tree

        return tree(table)

    def handle(self, table: MightyWidget, verb: str, rest: str, value: Any) -> None:
        self._check_declarer(table)
        match verb:
            case "discard" | "trump" | "friend" | "joker-call":
                self._do(table, read_action(f"{verb} {rest}"))  # type: ignore[arg-type]
            case "go":
                now = desk(table)
                why, deed = now.why_not_yet(), now.deed()
                if why is not None or deed is None:
                    raise IllegalAction(why or reason("prep-done", "K37"), "go")
                self._do(table, deed)
            case "advice":
                deed, _ = advised(table, desk(table))
                table.memo = table.memo if deed is None else _after(table.memo, deed)
            case "step":
                if rest not in PREPARATION:
                    raise HanalabError("table-act", act=f"step {rest}")
                self._open(table, PREPARATION.index(rest))
            case "suit" if rest in (*SUITS, "JK"):
                table.memo = table.memo._replace(suit=rest)
            case "kind" if rest in _KINDS:
                self._kind(table, rest)
            case "lift":
                self._lift(table, Card(rest))
            case "choose-trump":
                action = read_action(f"trump {rest}")
                self._choose(table, _TRUMP, trump=action)
            case "number" if rest.isdecimal() and len(rest) < 3:
                self._choose(table, _TRUMP, trump=self._numbered(desk(table), int(rest)))
            case "choose-friend":
                call = read_friend(rest)
                self._choose(table, _FRIEND, call=call, kind=call.kind)
            case "choose-joker":
                self._choose(table, _JOKER, joker=Card(rest))
            case _:
                raise HanalabError("table-act", act=f"{verb} {rest}".strip())

    def _check_declarer(self, table: MightyWidget) -> None:
        if not is_yours(table):
            name = table.speech.names[table.hand.declarer or 0]
            raise HanalabError("prep-not-yours", "K18", name=name)

    # choosing

    def _lift(self, table: MightyWidget, card: Card) -> None:
        now = desk(table)
        if card not in now.cards:
            raise IllegalAction(reason("card-not-in-hand", "K18", card=card), f"lift {card}")
        if card in now.lifted:
            lifted = tuple(each for each in now.lifted if each is not card)
        elif len(now.lifted) == KITTY:
            raise HanalabError("prep-full", "K18")
        else:
            lifted = tuple(each for each in now.cards if each is card or each in now.lifted)
        self._open(table, _EXCHANGE)
        table.memo = table.memo._replace(lifted=lifted)

    def _numbered(self, now: Desk, number: int) -> NameTrump:
        raised = None if number == now.won.number else number
        return NameTrump(now.won.trump, raised)

    def _kind(self, table: MightyWidget, kind: str) -> None:
        """The way to call: with a card or a player, which one is chosen next; else it is chosen by this."""
        if kind in ("card", "sealed", "seat"):
            self._open(table, _FRIEND)
            now = desk(table)
            same = now.call is not None and now.call.card is not None and kind != "seat"
            call = FriendCall(kind, now.call.card) if same and now.call is not None else None
            table.memo = table.memo._replace(kind=kind, call=call)
        else:
            self._choose(table, _FRIEND, again=False, call=FriendCall(kind), kind=kind)

    def _choose(self, table: MightyWidget, step: int, *, again: bool = True, **chosen: Any) -> None:
        """Keep a choice in mind, opening its step if that is done; the same choice again does the step."""
        now = desk(table)
        same = now.step == step and all(getattr(now, key) == value for key, value in chosen.items())
        self._check(now, chosen)
        if same and again:
            deed = now.deed()
            if deed is not None:
                self._do(table, deed)
            return
        self._open(table, step)
        table.memo = table.memo._replace(**chosen)

    def _check(self, now: Desk, chosen: dict[str, Any]) -> None:
        why = None
        if "trump" in chosen:
            why = now.why_not_trump(chosen["trump"])
        elif "call" in chosen:
            why = now.why_not_call(chosen["call"])
        elif chosen["joker"] not in now.joker_cards():
            code = (
                "joker-call-two"
                if now.position.rules.joker_call_card == "declarer_names_a_2"
                else "joker-call-special"
            )
            why = reason(code, "K33", card=chosen["joker"])
        if why is not None:
            raise IllegalAction(why, str(chosen))

    # doing

    def _open(self, table: MightyWidget, step: int) -> None:
        """Back to a step, if it is done; what was chosen in the later ones stays in mind."""
        now = desk(table)
        if step >= now.step:
            return
        at = opened(table.sitting, step)
        if at is None:
            raise HanalabError("prep-no-step")
        memo = Preparing(now.lifted, now.trump, now.call, now.kind, now.joker, now.suit)
        table.moved(table.sitting.back_to(at))
        table.memo = memo

    def _do(self, table: MightyWidget, deed: Deed) -> None:
        why = table.hand.why_not(deed)
        if why is not None:
            raise IllegalAction(why, deed)
        memo = table.memo
        table.moved(table.sitting.do(deed))
        if table.room is self:
            table.memo = _after(memo, deed)

    def still(self, table: MightyWidget) -> str | None:
        from hanalab.widgets.preparation_still import picture

        return picture(table)

    def text(self, table: MightyWidget) -> str:
        from hanalab.widgets.preparation_still import words

        return words(table)


def _after(memo: Preparing, deed: Deed) -> Preparing:
    """What stays in mind after a step: what was done, and what was chosen ahead."""
    if isinstance(deed, Discard):
        return memo._replace(lifted=deed.cards)
    if isinstance(deed, NameTrump):
        return memo._replace(trump=deed)
    if isinstance(deed, CallFriend):
        return memo._replace(call=deed.call, kind=deed.call.kind)
    return memo._replace(joker=deed.card)


class PreparationTable(MightyWidget):
    """The declarer's preparation in four steps, all in view, a done one to be opened again.

    `hand` (a Hand or its text, after its auction or before: then bots speak) is where to go on; else deals
    are looked through from `seed` on until `declarer` wins the auction: your `seat` by default, another seat
    to see what is public of it, "any" for whoever it is. A `hand` with another declarer is refused. The
    other arguments are those of `AuctionTable`. `press` does what a click does: "lift S10" chooses a card to
    lay away, "choose-trump H", "choose-friend SA", "choose-joker C2" choose; "go" does the step, as do
    "discard S10 D4 C4", "trump H", "friend SA" and "joker-call C2". `hand` is the state. `SetupError` if
    nobody has bid."""

    ROOMS = (PreparationRoom(),)
    SESSIONS = False
    SKIPS = AUCTION

    def __init__(
        self,
        hand: Hand | str | None = None,
        seed: object = 1,
        bots: Any = "steady",
        seat: int = 0,
        names: Any = None,
        rules: Any = None,
        lang: str = "en",
        *,
        declarer: int | str | None = None,
        dealer: int | None = None,
        open_hands: bool = False,
        four_colours: bool = False,
        pause: int | None = 400,
        on_change: Callable[[Hand], object] | None = None,
    ) -> None:
        usual = seat if hand is None else "any"
        self._declarer = usual if declarer is None else declarer
        self._given = hand is not None
        super().__init__(
            hand, seed, bots, seat, names, rules, lang, dealer=dealer, open_hands=open_hands,
            four_colours=four_colours, pause=pause, canvas=False, on_change=on_change,
        )  # fmt: skip
        self._declarer = seat if declarer is None else declarer
        self._given = False

    def sit(self, sitting: Sitting) -> Sitting:
        """Let bots bid until there is a declarer, and the wanted one where the deal is not given."""
        if sitting.position.phase != "AUCTION":
            if sitting.position.declarer is None:
                raise SetupError([reason("prep-no-contract", "K16")])
            return self._checked(sitting)
        for _ in range(1 if self._given else DEALS):
            at = sitting.through(AUCTION)
            declarer = at.position.declarer
            if declarer is not None and (self._given or self._declarer in ("any", declarer)):
                return self._checked(at)
            if not self._given:
                sitting = sitting.new_deal()
        if self._given:
            raise SetupError([reason("prep-no-contract", "K16")])
        raise SetupError([reason("prep-no-deal", None, count=DEALS)])

    def _checked(self, at: Sitting) -> Sitting:
        """The sitting, if a hand that was given has the declarer that was given."""
        if self._given and self._declarer != "any":
            check_declarer(self._declarer, at.position.declarer)
        return at

    def load(self, source: str) -> Sitting:
        """The pasted hand after its auction; where that still goes on, bots speak."""
        sitting = super().load(source).through(AUCTION)
        if sitting.position.declarer is None:
            raise SetupError([reason("prep-no-contract", "K16")])
        return sitting

    # Only the preparation happens here: the first lead waits for another table.

    def after(self) -> tuple[int, str] | None:
        return super().after() if self.hand.phase in PREPARATION else None

    def ready(self) -> None:
        if self.sitting.waits == "bot" and self.hand.phase in PREPARATION and not self.sitting.watching:
            self.moved(self._prepared())

    def _settle(self) -> None:
        if self.sitting.watching and not self.running:
            return
        if self.pause == 0 or getattr(self, "still", False):
            self.sitting = self._prepared()

    def _prepared(self) -> Sitting:
        at = self.sitting
        while at.waits == "bot" and at.position.phase in PREPARATION:
            at = at.advance()
        return at

    def _do_continue(self, _rest: str, _value: object) -> None:
        if self.hand.phase in PREPARATION:
            super()._do_continue(_rest, _value)

    def _do_finish(self, _rest: str, _value: object) -> None:
        self.moved(self._prepared())
