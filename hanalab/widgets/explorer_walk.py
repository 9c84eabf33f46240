"""Walking through a position of the hand explorer: candidates, cards supposed or drawn, one thing changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple

from hanalab import mighty, mushi
from hanalab.core.errors import HanalabError, IllegalAction, SetupError
from hanalab.core.reason import reason
from hanalab.core.shuffle import numbers
from hanalab.explore import Row
from hanalab.mighty.friend import friendship
from hanalab.mighty.state import replaced
from hanalab.mushi.captures import captures
from hanalab.widgets.explorer_model import Card, Cards, Inquiry, Position, Walked
from hanalab.widgets.mighty_load import filled
from hanalab.widgets.mushi_load import read_game

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
        made += _moves(position, action)
    return tuple(made)


def _moves(position: Position, action: Any) -> list[Row]:
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
    """Do these actions of the player; where a card would be drawn that nobody knows, they wait for it.

    `IllegalAction` with its reason if they are not legal.
    """
    position, seat = at.position, at.position.player
    if at.waiting or seat is None:
        raise HanalabError("explorer-say-drawn" if at.waiting else "explorer-over")
    try:
        after = _done(position, acts)
    except SetupError as error:
        if error.code != "unknown-draw":
            raise
        return replace(at, waiting=acts)
    return _on(at, after, Walked(seat, acts))


def _done(position: Position, acts: tuple[str, ...]) -> Position:
    """The position after these actions. Steps of a plan that are decided already, or that the rules have
    passed over because they leave one possibility, are left out."""
    before = position
    late: IllegalAction | None = None
    for act in acts:
        try:
            position = position.do(act)
        except IllegalAction as error:
            if not error.code.startswith("phase-"):
                raise
            late = error
    if position is before and late is not None:
        raise late
    return position


def _on(at: Inquiry, position: Position, step: Walked) -> Inquiry:
    return replace(at, position=position, waiting=(), trail=(*at.trail, step))


def suppose(at: Inquiry, act: str) -> Inquiry:
    """Let the other seat do this. Where it does not hold the card in the deal at hand, the walk goes on with
    what the asking seat knows."""
    found = next((each for each in suppositions(at) if each.act == act), None)
    if found is None:
        raise HanalabError("explorer-cannot-suppose", act=act)
    seat: int = at.position.player  # type: ignore[assignment]
    if act.startswith("take") or found.card in at.position.hands[seat]:
        return walk(at, (act,))
    return walk(replace(at, position=_shown(at.known, seat, found.card)), (act,))


def let(at: Inquiry, seed: object) -> Inquiry:
    """Let the steady bot act for the other seat, from what it knows in the deal at hand or in one dealt by
    `seed`."""
    world = dealt(at, seed)
    seat: int = world.player  # type: ignore[assignment]
    bot: Any = mushi.steady_bot if at.game == "mushi" else mighty.steady_bot
    action = bot(world.view(seat), numbers(seed))
    if not at.position.has_unknown:
        return walk(at, (str(action),))
    return suppose(at, str(action)) if hasattr(action, "card") else walk(at, (str(action),))


def draw(at: Inquiry, code: str, seed: object) -> Inquiry:
    """Let this card be drawn ("any": one of a deal by `seed`), and do what waits for it."""
    if not at.waiting or not isinstance(at.position, mushi.Round):
        raise HanalabError("explorer-nothing-drawn")
    card = dealt(at, seed).stock[0] if code == "any" else mushi.Card(code)  # type: ignore[union-attr]
    if card not in at.unseen:
        raise SetupError([reason("explorer-not-unseen", "M2", card=card)])
    parts = at.position.parts()
    shown = mushi.Round.parse(mushi.notation.write(parts._replace(stock=(card, *parts.stock[1:]))))
    seat: int = shown.player  # type: ignore[assignment]
    return _on(at, _done(shown, at.waiting), Walked(seat, at.waiting, card.code))


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
    """A position with all cards: the one at hand, or one that agrees with what is known, by `seed`."""
    if not at.position.has_unknown:
        return at.position
    if isinstance(at.position, mushi.Round):
        return read_game(at.position, seed=seed)[1]
    return filled(at.position, seed)[0]


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

    position = at.position
    if isinstance(position, mushi.Round):
        parts = position.parts()
        hands = (turned(parts.hands[0]), turned(parts.hands[1]))
        changed = parts._replace(hands=hands, stock=turned(parts.stock))
        return replace(at, position=mushi.Round.parse(mushi.notation.write(changed)))
    state = position.state
    state = state._replace(
        hands=tuple(map(turned, state.hands)), kitty=turned(state.kitty),
        discards=tuple(sorted(turned(state.discards))),
    )  # fmt: skip
    if state.call is not None and not state.friend_known:
        friend, known, _ = friendship(state)
        state = state._replace(friend=friend, friend_known=known)
    return replace(at, position=mighty.Hand.of(state))
