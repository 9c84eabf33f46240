"""Players that need no person. Each takes a view, so it knows what its seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, Protocol

from hanalab.core.errors import IllegalAction, SetupError
from hanalab.core.given import instance, pick
from hanalab.core.language import text
from hanalab.core.reason import reason
from hanalab.core.shown import shown
from hanalab.mushi.actions import Action, Play, Redeal, Take
from hanalab.mushi.captures import captures
from hanalab.mushi.cards import Card
from hanalab.mushi.view import View
from hanalab.mushi.yaku import Progress

Cards = tuple[Card, ...]


class Bot(Protocol):
    """A player: gives an action for a view whose seat is to decide. `numbers` are 64-bit random numbers."""

    def __call__(self, view: View, numbers: Iterator[int]) -> Action: ...


class Choice(NamedTuple):
    """An action, what it is worth by the bot's count (points, roughly), and its main reason: a code of the
    texts `why-...`, the cards it speaks of and the rule."""

    action: Action
    worth: float
    code: str
    cards: Cards
    rule: str

    def text(self, lang: str = "en") -> str:
        """The reason in words, without the rule."""
        points = sum(card.points for card in self.cards)
        return text(f"why-{self.code}", lang, cards=self.cards, points=points)


def random_bot(view: View, numbers: Iterator[int]) -> Action:
    """Any legal action, each equally likely."""
    actions = _to_choose(view)
    return actions[pick(numbers, len(actions))]


def steady_bot(view: View, numbers: Iterator[int]) -> Action:
    """The action that `ranked` puts first; level ones by chance."""
    choices = ranked(view)
    best = [choice for choice in choices if choice.worth > choices[0].worth - 1e-9]
    return best[pick(numbers, len(best))].action


BOTS: Final[dict[str, Bot]] = {"steady": steady_bot, "random": random_bot}


def bot_named(name: str) -> Bot:
    """The bot of this name; `SetupError` names those there are."""
    bot = BOTS.get(shown(name))
    if bot is None:
        raise SetupError([reason("bot-name", None, name=shown(name), known=", ".join(BOTS))])
    return bot


def ranked(view: View) -> tuple[Choice, ...]:
    """All legal actions, best first, by a count a person could do at the table.

    A capture is worth its cards' points, plus a share of every yaku it brings nearer or takes from the
    other. A card that stays is worth minus the chance that the other takes it, times its points. What lies
    open afterwards counts a little as well.
    """
    judge = _Judge(instance(view, View, "bot-view"))
    found = [judge.choice(action) for action in _to_choose(view)]
    return tuple(sorted(found, key=lambda choice: -choice.worth))


def _to_choose(view: View) -> tuple[Action, ...]:
    """The actions of a seat that is to decide; `IllegalAction` when it is not."""
    actions = instance(view, View, "bot-view").actions()
    if not actions:
        why = reason("round-over", "M42") if view.is_over else reason("not-your-turn", "M9")
        raise IllegalAction(why, None)
    return actions


class _Judge:
    def __init__(self, view: View) -> None:
        self.view = view
        self.unseen = view.unseen
        hidden = len(view.hands[1 - view.seat])
        self.share = hidden / max(1, hidden + len(view.stock))
        self.progress = view.progress()

    def choice(self, action: Action) -> Choice:
        if isinstance(action, Play):
            return self.play(action)
        if isinstance(action, Take):
            placed: Card = self.view.pending  # type: ignore[assignment]
            return self.capture(action, placed, action.cards, self.view.field)
        return Choice(Redeal(), -100.0, "redeal", (), "M13")

    def play(self, action: Play) -> Choice:
        card, field = action.card, self.view.field
        options, rule = captures(card, field, rules=self.view.rules)
        if options:
            best = max(
                (self.capture(action, card, taken, field) for taken in options), key=lambda found: found.worth
            )
            # A wild card is worth keeping for a Bright, as long as there is time.
            keeps = 1.5 if card.is_lightning and self.view.turn < 13 else 0.0
            return best._replace(worth=best.worth - keeps)
        risk = self.danger(card)
        waste = 3.0 if card.is_lightning else 0.0
        loss = card.points + self.yaku_weight((card,), 1 - self.view.seat)
        worth = -risk * loss - waste - 0.02 * card.points
        code = "safe-discard" if risk < 0.34 else "small-discard" if card.points <= 5 else "risky-discard"
        return Choice(action, worth - self.exposure((*field, card)), code, (card,), rule)

    def capture(self, action: Action, placed: Card, taken: Cards, field: Cards) -> Choice:
        gained = (placed, *taken)
        mine, other = self.view.seat, 1 - self.view.seat
        nearer = self.yaku_weight(gained, mine)
        denied = 0.6 * self.yaku_weight(taken, other)
        points = sum(card.points for card in taken) + 0.6 * placed.points
        rest = tuple(card for card in field if card not in taken)
        rule = captures(placed, field, drawn=self.view.phase == "DRAW_CAPTURE", rules=self.view.rules).rule
        code = "yaku" if nearer >= max(denied, 3) else "deny" if denied >= 3 else "points"
        cards = {"yaku": self.of_yaku(gained, mine), "deny": self.of_yaku(taken, other)}.get(code, taken)
        return Choice(action, points + nearer + denied - self.exposure(rest), code, cards, rule)

    def danger(self, card: Card) -> float:
        """Chance that the other side can take `card` from the field at once."""
        if card.is_lightning:
            return 0.5
        mates = sum(other.month == card.month and not other.is_lightning for other in self.unseen)
        return 1.0 - (1.0 - self.share) ** mates

    def exposure(self, field: Cards) -> float:
        """What the other may expect to take of what lies open, weighed lightly."""
        return 0.25 * max((self.danger(card) * card.points for card in field), default=0.0)

    def yaku_weight(self, gained: Cards, seat: int) -> float:
        """What these cards are worth to `seat` for its open yaku: the whole value for the last card that one
        needs, a share that grows with what is there already for the others."""
        total = 0.0
        for state in self.progress:
            if state.status != "open" or state.lacks[seat] is None:
                continue
            more = sum(card in state.yaku.cards for card in gained)
            if more == 0:
                continue
            need, have = state.yaku.need, state.owners.count(seat)
            after = have + more
            share = 1.0 if after >= need else (after**2 - have**2) / need**2
            total += state.yaku.value * share
        return total

    def of_yaku(self, gained: Cards, seat: int) -> Cards:
        def counts(state: Progress) -> bool:
            return state.status == "open" and state.lacks[seat] is not None

        wanted = {card for state in self.progress if counts(state) for card in state.yaku.cards}
        return tuple(card for card in gained if card in wanted)
