"""What the hand explorer says: title, situation, the yellow bar, and the words of a candidate."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from hanalab import mighty, mushi
from hanalab.core.language import signed, text
from hanalab.core.reason import Reason
from hanalab.explore import Advice, Answer, Comparison, Solution
from hanalab.explore.words import amount, duration, number, percent, with_error
from hanalab.mighty.scoring import signed_amount
from hanalab.widgets.explorer_model import Inquiry, Walked
from hanalab.widgets.explorer_walk import moves, suppositions
from hanalab.widgets.mighty_words import names_of, signs_of
from hanalab.widgets.parts import Said, word

#: where a sentence is cut: after its first full stop, else after a comma behind a number
PAUSES = (
    re.compile(r"[^\s.][.!?](?= \S)"),
    re.compile(r": .*?\d[^,]*(?:,\d[^,]*)*,(?= [^\d+\N{MINUS SIGN}])"),
)


def names(at: Inquiry, lang: str) -> tuple[str, ...]:
    """What the seats are called, the one that asks being you."""
    if at.game == "mighty":
        return names_of(None, at.seat, lang)
    you, bot = word("you", lang), word("bot", lang)
    return (you, bot) if at.seat == 0 else (bot, you)


def who(at: Inquiry, seat: int, lang: str) -> dict[str, str]:
    """The values $who and $name of a seat."""
    return {"who": "you" if seat == at.seat else "other", "name": names(at, lang)[seat]}


def place(at: Inquiry, lang: str) -> str:
    """The words beside the title: the game, and what is looked at."""
    look = "open" if at.open else "view"
    if not at.open and at.game == "mighty" and at.kind in ("bids", "kitty"):
        look = at.kind
    if at.kind == "over":
        look = "over"
    return text(
        "explorer-about", lang, game=game_name(at.game, lang), look=text(f"explorer-look-{look}", lang)
    )


def game_name(game: str, lang: str) -> str:
    """The name of a game."""
    return text("term-mushi" if game == "mushi" else "term-mighty-game", lang)


# --- the situation -----------------------------------------------------------------------------------------


def situation(at: Inquiry, lang: str) -> tuple[str, ...]:
    """Whose turn it is and what lies there, in short lines, the first one bold."""
    return _mushi_lines(at, lang) if at.game == "mushi" else _mighty_lines(at, lang)


def _mushi_lines(at: Inquiry, lang: str) -> tuple[str, ...]:
    known: Any = at.known
    if known.player is None:
        return (text("explorer-over-round", lang),)
    key = "explorer-turn" if known.pending is None else "explorer-turn-take"
    first = text(key, lang, turn=known.turn, card=known.pending or "", **who(at, known.player, lang))
    lines = [first, text("explorer-field-stock", lang, field=len(known.field), stock=len(known.stock))]
    other = 1 - at.seat
    hidden = sum(card is mushi.UNKNOWN for card in known.hands[other])
    lines.append(text("explorer-cards-unknown", lang, count=hidden, name=names(at, lang)[other]))
    if any(known.piles):
        mine, theirs = (sum(card.points for card in known.piles[seat]) for seat in (at.seat, other))
        me, name = names(at, lang)[at.seat], names(at, lang)[other]
        lines.append(text("explorer-points-so-far", lang, me=me, mine=mine, name=name, theirs=theirs))
    return tuple(lines)


def _mighty_lines(at: Inquiry, lang: str) -> tuple[str, ...]:
    known: Any = at.known
    if known.contract is None or known.declarer is None:
        said = [
            text("explorer-pass-word", lang) if bid is None else bid.sign for _, bid in known.auction.said
        ]
        if not said:
            return (text("explorer-no-bids", lang),)
        return (text("explorer-heard", lang, said=" ".join(said)),)
    lines = []
    if known.phase == "PLAY":
        lines.append(text("explorer-trick", lang, trick=known.number, **who(at, known.player, lang)))
    lines.append(text("explorer-contract", lang, bid=known.contract.sign, **who(at, known.declarer, lang)))
    if known.call is not None:
        card = known.call.card
        called = signs_of([card], lang) if card is not None else known.call.name(lang)
        lines.append(text("explorer-friend", lang, friend=called))
    if known.phase == "PLAY" and (known.number > 1 or any(known.taken)):
        need = known.contract.number
        lines.append(text("explorer-side-points", lang, points=known.side_points, need=need))
    return tuple(lines)


# --- candidates --------------------------------------------------------------------------------------------


def detail(at: Inquiry, row: Any, lang: str) -> str:
    """What stands under the name of a candidate."""
    told: str = row.detail(lang)
    if at.game == "mushi":
        return _mushi_detail(row, lang) or told
    share = getattr(row, "goal", None)
    known: Any = at.known
    pieces_ = [_mighty_role(known, getattr(row.action, "card", None), lang)]
    if share is not None and known.contract is not None:
        key = "explorer-goal" if known.player in known.side else "explorer-goal-against"
        pieces_.append(text(key, lang, share=tight(percent(share))))
    elif told:
        pieces_.append(told)
    return ", ".join(filter(None, pieces_))


def tight(words: str) -> str:
    """Words that stay on one line."""
    return words.replace(" ", "\N{NO-BREAK SPACE}")


def _mushi_detail(row: Any, lang: str) -> str:
    takes = row.takes
    if len(takes) == 1:
        kind = text(f"type-{takes[0].type}", lang)
        return text("explorer-points", lang, type=kind, points=takes[0].points)
    if takes:
        points = sum(card.points for card in takes)
        return text("explorer-three" if len(takes) > 2 else "explorer-two", lang, points=points)
    card = getattr(row.action, "card", None)
    if card is None:
        return ""
    if card.is_lightning:
        return text("explorer-lightning-none", lang)
    return text("explorer-no-match", lang, month=text(f"month-{card.month}", lang))


def _mighty_role(known: Any, card: Any, lang: str) -> str:
    if card is None or known.contract is None:
        return ""
    if card is known.mighty:
        key = "mighty"
    elif card is mighty.JOKER:
        key = "joker"
    elif card.suit == known.trump:
        key = "trump"
    elif card is known.joker_call:
        key = "call"
    else:
        key = "point" if card.points else "plain"
    return text(f"explorer-detail-{key}", lang)


def sign(at: Inquiry, code: str, lang: str) -> str:
    """A card by its code in a sentence: of Mighty its sign."""
    return signs_of([mighty.Card(code)], lang) if at.game == "mighty" else code


def distance(row: Any, best: bool, exact: bool, lang: str) -> str:
    """How far a candidate is behind the best one."""
    if best:
        return text("explorer-best", lang)
    if row.difference == 0:
        return text("explorer-level", lang)
    # Means are shown with one place: so is their distance, though it is surer than they are.
    return amount(row.difference, lang, 0 if exact and row.difference == int(row.difference) else 1)


def worth(row: Any, signed_: bool, lang: str) -> str:
    """The value of a candidate with its error."""
    return with_error(row.mean, row.error, lang, signed_)


def act_words(at: Inquiry, acts: Iterable[str], lang: str) -> str:
    """What was done, in few words: "01Y takes 01R", "♠A"."""
    from hanalab.explore.words import label_of

    read = mushi.read_action if at.game == "mushi" else mighty.read_action
    found = [read(act) for act in acts]
    if at.game == "mushi" and isinstance(found[0], mushi.Play):
        if len(found) == 2 and isinstance(found[1], mushi.Take):
            return label_of(found[0], lang, found[1].cards)
        rows = moves(at.known, found[0])
        if len(found) == 1 and len(rows) == 1:
            return rows[0].label(lang)
    return ", ".join(label_of(action, lang) for action in found)


def step_words(at: Inquiry, step: Walked, lang: str) -> str:
    """A step of the walk: what was played and drawn, and what each of them took."""
    from hanalab.explore.words import label_of

    parts: list[str] = []
    for event in step.events:
        card, cards, told = event.card, event.cards, {"card": event.card or "", "cards": event.cards}
        if step.actions[0].startswith("take") and not parts and event.kind in ("play_takes", "draw_takes"):
            parts.append(label_of(mushi.Take(cards), lang))
        elif event.kind in ("play_takes", "play_stays") and card is not None:
            parts.append(label_of(mushi.Play(card), lang, cards, event.kind == "play_stays"))
        elif event.kind == "draw_takes":
            parts.append(text("explorer-trail-draw-takes", lang, **told))
        elif event.kind in ("draw_stays", "draw_choose"):
            parts.append(text("explorer-trail-draw", lang, **told))
    return ", ".join(parts) or act_words(at, step.actions, lang)


# --- the yellow bar ----------------------------------------------------------------------------------------


def pieces(sentence: str) -> tuple[str, str]:
    """A sentence as bold words and the rest: cut after its first full stop, else after the comma behind the
    number.

    >>> pieces("Take it: +3.1 ± 0.9 over the next best, because it wins.")
    ('Take it: +3.1 ± 0.9 over the next best,', 'because it wins.')
    >>> pieces("Bid up to 15: made in 71 %. Then pass.")
    ('Bid up to 15: made in 71 %.', 'Then pass.')
    """
    for pause in PAUSES:
        match = pause.search(sentence)
        if match is not None:
            return sentence[: match.end()], sentence[match.end() :].strip()
    return sentence, ""


def said(at: Inquiry, answer: Answer | None, state: str, lang: str) -> Said:
    """What the bar says; `state` is idle, preparing, working or failed."""
    kind = at.kind
    if kind == "draw":
        acts = act_words(at, at.waiting, lang)
        return Said(text("explorer-draw", lang), text("explorer-draw-rest", lang, acts=acts), ("M23",))
    if kind == "suppose":
        return _suppose_said(at, lang)
    if kind == "over":
        return Said(_totals(at, lang), text("explorer-over-rest", lang))
    if answer is not None:
        return Said(*pieces(answer.sentence(lang)))
    if state == "preparing":
        return Said(text("explorer-preparing", lang), text("explorer-preparing-rest", lang), tone="wait")
    if state == "working":
        key = "explorer-working-open" if at.open else "explorer-working"
        return Said(text(key, lang), text("explorer-working-rest", lang), tone="wait")
    if state == "failed":
        return Said(text("explorer-failed", lang), text("explorer-failed-rest", lang), tone="wait")
    return Said(text("explorer-ask-bold", lang), text("explorer-ask-rest", lang))


def _suppose_said(at: Inquiry, lang: str) -> Said:
    known: Any = at.known
    name = names(at, lang)[known.player]
    if not suppositions(at):
        key = "explorer-suppose-wait"
    elif getattr(known, "pending", None) is not None:
        key = "explorer-suppose-take"
    else:
        key = "explorer-suppose"
    card = getattr(known, "pending", None) or ""
    return Said(text(key, lang, name=name, card=card), text(f"{key}-rest", lang, name=name))


def _totals(at: Inquiry, lang: str) -> str:
    known: Any = at.known
    if isinstance(known, mushi.Round):
        totals = list(map(signed, known.score().totals))
    elif known.is_dead:
        return text("explorer-over", lang)
    elif known.has_unknown:
        return text("explorer-over-away", lang, points=known.side_points, bid=known.contract.sign)
    else:
        totals = list(map(signed_amount, known.score().scores))
    return ", ".join(f"{name} {total}" for name, total in zip(names(at, lang), totals, strict=True))


# --- answers -----------------------------------------------------------------------------------------------


def is_exact(answer: Answer | None) -> bool:
    """Whether nothing is left to chance in an answer: all cards were known."""
    if isinstance(answer, Solution):
        return answer.exact
    return answer is not None and answer.stopped == "all" and isinstance(answer, Advice) and all(
        row.error == 0 for row in answer.rows
    )  # fmt: skip


def value_words(answer: Answer | None, lang: str) -> str:
    """The exact value or its bounds, in words; empty for an estimate."""
    if isinstance(answer, Solution):
        write = amount if answer.game == "mushi" else number
        if answer.exact and answer.value is not None:
            return text("explorer-exact-value", lang, value=write(answer.value, lang, 0))
        return text("explorer-bounds", lang, low=write(answer.low, lang, 0), high=write(answer.high, lang, 0))
    if is_exact(answer) and isinstance(answer, Advice):
        return text("explorer-exact-value", lang, value=answer.best.worth(lang, answer.signed))
    return ""


def progress(answer: Answer | None, lang: str) -> tuple[str, float | None]:
    """How many deals have been looked at, in words and as a share of those wanted."""
    if answer is None:
        return "", None
    if isinstance(answer, Comparison):
        return progress(answer.second, lang)
    if answer.stopped == "all":
        return text("explorer-deals", lang, count=1), 1.0
    if answer.done and answer.stopped == "clear":
        return text("explorer-deals-clear", lang, count=answer.worlds), 1.0
    if answer.wanted:
        share = min(1.0, answer.worlds / answer.wanted)
        return text("explorer-deals-of", lang, count=answer.worlds, wanted=answer.wanted), share
    return text("explorer-deals", lang, count=answer.worlds), None


def timeless(said: str, answer: Answer, lang: str) -> str:
    """What an answer says without how long it took, which differs from time to time."""
    facts = text("explore-how-facts", lang, seed=str(answer.seed), time=duration(answer.seconds, lang))
    return said.replace(facts, "").rstrip()


def report(sentence: str, defects: Iterable[Reason], lang: str) -> str:
    """A sentence with defects under it, as plain text."""
    return "\n".join([sentence, *(f"- {defect.say(lang)}" for defect in defects)])
