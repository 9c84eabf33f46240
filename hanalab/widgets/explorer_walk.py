"""Walking through a position of the hand explorer: candidates, cards supposed or drawn, one thing changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple

from hanalab import mighty, mushi
from hanalab.core.errors import HanalabError, IllegalAction, SetupError
from hanalab.core.reason import reason
from hanalab.core.shuffle import numbers
from hanalab.explore import Row, worlds
from hanalab.mighty.friend import friendship
from hanalab.mighty.state import replaced
from hanalab.mighty.view import masked
from hanalab.mushi.captures import captures
from hanalab.widgets.explorer_model import PREPARING, Card, Cards, Inquiry, Position, Walked

_UNKNOWN: Final = {"mushi": mushi.UNKNOWN, "mighty": mighty.UNKNOWN}


class Supposition(NamedTuple):
    """What another seat may do: the card it shows, and the action's text."""

    card: Card
    act: str
    takes: Cards = ()


# --- what can be done here -------------------------------------------------------------------------------


def candidates(at: Inquiry) -> tuple[Row, ...]:
    """The whole moves that can be chosen here, not yet valued: what is shown before an answer comes."""
    position = at.known
    made: list[Row] = []
    for action in position.actions():
        made += moves(position, action)
    return tuple(made)


def moves(position: Position, action: Any) -> list[Row]:
    """The whole moves that begin with an action, not yet valued: one for each capture it may make."""
    blank = (action, 0.0, 0.0, 0)
    if isinstance(position, mushi.Round) and isinstance(action, mushi.Play):
        options = captures(action.card, position.field, rules=position.rules).options
        if not options:
            return [Row(*blank, stays=True)]
        if len(options) == 1:
            return [Row(*blank, takes=options[0])]
        return [Row(*blank, then=mushi.Take(option), takes=option) for option in options]
    takes = action.cards if isinstance(action, mushi.Take) else ()
    return [Row(*blank, takes=takes)]


def acts_of(row: Any) -> tuple[str, ...]:
    """The actions of a row (or of a plan for the kitty) as texts, in order."""
    if hasattr(row, "actions"):
        return tuple(map(str, row.actions()))
    return (str(row.action),) if row.then is None else (str(row.action), str(row.then))


def suppositions(at: Inquiry) -> tuple[Supposition, ...]:
    """All that the seat to act may do as far as the asking seat knows, in the order of the deck."""
    known = at.known
    seat: int = known.player  # type: ignore[assignment]
    if isinstance(known, mushi.Round):
        if known.phase != "HAND":
            return tuple(
                Supposition(action.cards[0], str(action), action.cards)
                for action in known.actions()
                if isinstance(action, mushi.Take)
            )
        return tuple(Supposition(card, f"play {card.code}") for card in _may_hold(at, seat))
    if known.phase != "PLAY":
        return ()
    return tuple(
        Supposition(action.card, str(action))
        for card in _may_hold(at, seat)
        for action in _shown(known, seat, card).actions()
        if isinstance(action, mighty.Play) and action.card is card
    )


def _may_hold(at: Inquiry, seat: int) -> Iterator[Any]:
    known = at.known
    hand = known.hands[seat]
    lacks: frozenset[Any] = frozenset()
    if isinstance(known, mighty.Hand):
        lacks = known.view(at.seat).lacks[seat]
    maybe = set(at.unseen) if _UNKNOWN[at.game] in hand else set()
    maybe.update(card for card in hand if card is not _UNKNOWN[at.game])
    yield from sorted(card for card in maybe if card not in lacks)


# --- walking ---------------------------------------------------------------------------------------------


def walk(at: Inquiry, acts: tuple[str, ...]) -> Inquiry:
    """Do these actions of the player, as far as the asking seat knows the cards; where a card would be drawn
    that it does not know, they wait for it.

    `IllegalAction` with its reason if they are not legal.
    """
    if at.waiting or at.position.player is None:
        if at.waiting:
            raise HanalabError("explorer-say-drawn", "M23")
        raise HanalabError("explorer-over", "M42" if at.game == "mushi" else "K59")
    if not acts:
        raise HanalabError("explorer-act", act="walk")
    return _walked(at, at.known, acts)


def _walked(at: Inquiry, position: Position, acts: tuple[str, ...]) -> Inquiry:
    """The same from a position that was made from what is known here."""
    seat: int = position.player  # type: ignore[assignment]
    try:
        after, events = _done(position, acts)
    except SetupError as error:
        if error.code != "unknown-draw":
            raise
        return replace(at.with_position(position), waiting=acts)
    return _on(at, after, Walked(seat, acts, _number(position), events))


def _number(position: Position) -> int:
    """The turn or the trick, 0 before the first trick."""
    if isinstance(position, mushi.Round):
        return position.turn
    return position.number if position.phase == "PLAY" else 0


def _done(position: Position, acts: tuple[str, ...]) -> tuple[Position, tuple[mushi.Event, ...]]:
    """The position after these actions, and what they made happen (Mushi). Steps of a plan that are decided
    already, or that the rules have passed over because they leave one possibility, are left out."""
    before = position
    events: list[mushi.Event] = []
    late: IllegalAction | None = None
    for act in acts:
        try:
            position = position.do(act)
        except IllegalAction as error:
            if not error.code.startswith("phase-"):
                raise
            late = error
            continue
        if isinstance(position, mushi.Round):
            events += position.step
    if position is before and late is not None:
        raise late
    return position, tuple(events)


def _on(at: Inquiry, position: Position, step: Walked) -> Inquiry:
    after = replace(at.with_position(position), waiting=(), trail=(*at.trail, step))
    if position.is_over and position.has_unknown and len(after.unseen) == after.missing:
        # What was laid away are the cards nobody has played.
        return replace(after, position=next(worlds(position)), told=True)
    return after


def suppose(at: Inquiry, act: str) -> Inquiry:
    """Let the other seat do this, which it may do as far as the asking seat knows."""
    found = next((each for each in suppositions(at) if each.act == act), None)
    if found is None:
        raise HanalabError("explorer-cannot-suppose", act=act)
    if act.startswith("take"):
        return walk(at, (act,))
    seat: int = at.position.player  # type: ignore[assignment]
    return _walked(at, _shown(at.known, seat, found.card), (act,))


def let(at: Inquiry, seed: object) -> Inquiry:
    """Let the steady bot act for the other seat, with the cards it has in a deal that agrees with all that
    the asking seat knows, chosen by `seed`; where all cards are open, with those it has."""
    world = dealt(at, seed)
    if world.phase in PREPARING:
        return _prepared(at, world, seed)
    action = str(_bot_action(world, seed))
    return suppose(at, action) if action.startswith("play") else walk(at, (action,))


def _bot_action(world: Any, seed: object) -> Any:
    bot: Any = mushi.steady_bot if isinstance(world, mushi.Round) else mighty.steady_bot
    return bot(world.view(world.player), numbers(seed))


def _prepared(at: Inquiry, world: Any, seed: object) -> Inquiry:
    """After the whole preparation of another seat: its trump and its calls are heard, what it laid away is
    not (K20)."""
    known: Any = at.known
    seat, acts = world.player, []
    while world.phase in PREPARING:
        action = _bot_action(world, seed)
        if not isinstance(action, mighty.Discard):
            acts.append(str(action))
        world = world.do(action)
    heard = masked(world.state, at.seat)
    hands = replaced(known.state.hands, seat, heard.hands[seat])
    return _on(at, mighty.Hand.of(heard._replace(hands=hands)), Walked(seat, tuple(acts)))


def draw(at: Inquiry, code: str, seed: object) -> Inquiry:
    """Let this card be drawn ("any": one of a deal by `seed`), and do what waits for it."""
    if not at.waiting or not isinstance(at.position, mushi.Round):
        raise HanalabError("explorer-nothing-drawn", "M23")
    if code == "any":
        code = dealt(at, seed).stock[0].code  # type: ignore[union-attr]
    card = mushi.Card(code)
    if card not in at.unseen:
        raise SetupError([reason("explorer-not-unseen", "M2", card=card)])
    parts = at.position.parts()
    shown = mushi.Round.parse(mushi.notation.write(parts._replace(stock=(card, *parts.stock[1:]))))
    seat: int = shown.player  # type: ignore[assignment]
    after, events = _done(shown, at.waiting)
    return _on(at, after, Walked(seat, at.waiting, shown.turn, events))


def _shown(position: Position, seat: int, card: Any) -> Position:
    """The position with one unknown card of a hand turned into this one."""
    hand: list[Any] = list(position.hands[seat])
    unknown = mushi.UNKNOWN if isinstance(position, mushi.Round) else mighty.UNKNOWN
    if card in hand:
        return position
    hand[hand.index(unknown)] = card
    if isinstance(position, mushi.Round):
        parts = position.parts()
        hands = (tuple(hand), parts.hands[1]) if seat == 0 else (parts.hands[0], tuple(hand))
        return mushi.Round.parse(mushi.notation.write(parts._replace(hands=hands)))
    state = position.state
    state = state._replace(hands=replaced(state.hands, seat, tuple(hand)))
    call = state.call
    if call is not None and call.kind == "card" and call.card is card and seat != state.declarer:
        state = state._replace(friend=seat)
    return mighty.Hand.of(state)


def dealt(at: Inquiry, seed: object) -> Position:
    """A position with all cards: the one at hand if all are open, else one that agrees with what is known, by
    `seed`."""
    world: Position = next(worlds(at.known, seed)) if at.known.has_unknown else at.known
    return world


# --- one thing changed -----------------------------------------------------------------------------------


def exchangeable(at: Inquiry) -> Cards:
    """The cards that can come into the hand in exchange: all that do not lie open."""
    if not at.open:
        return at.unseen
    hidden = {card for hand in at.position.hands for card in hand} - set(at.hand)
    if isinstance(at.position, mushi.Round):
        hidden.update(at.position.stock)
    else:
        hidden.update(at.position.discards if at.position.declarer is not None else at.position.kitty)
    return tuple(sorted(hidden | set(at.unseen)))


def exchanged(at: Inquiry, out: Card, into: Card) -> Inquiry:
    """The same with `out` of the hand and `into`, which lies hidden, in each other's place."""
    if out not in at.hand:
        raise SetupError([reason("explorer-not-in-hand", None, card=out)])
    if into not in exchangeable(at):
        raise SetupError([reason("explorer-not-hidden", None, card=into)])
    swap = {out: into, into: out}

    def turned(some: Any) -> Any:
        return tuple(swap.get(card, card) for card in some)

    position = at.known
    if isinstance(position, mushi.Round):
        parts = position.parts()
        hands = (turned(parts.hands[0]), turned(parts.hands[1]))
        changed = parts._replace(hands=hands, stock=turned(parts.stock))
        return at.with_position(mushi.Round.parse(mushi.notation.write(changed)))
    state = position.state
    state = state._replace(
        hands=tuple(map(turned, state.hands)), kitty=turned(state.kitty),
        discards=tuple(sorted(turned(state.discards))),
    )  # fmt: skip
    if state.call is not None and not state.friend_known:
        friend, known, _ = friendship(state)
        state = state._replace(friend=friend, friend_known=known)
    return at.with_position(mighty.Hand.of(state))
