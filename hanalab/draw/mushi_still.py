"""Still pictures of a round: what stays in a saved notebook when no table is alive."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from hanalab.core.language import text
from hanalab.core.reason import Reason
from hanalab.draw import marks as sign
from hanalab.draw import mushi_parts as parts
from hanalab.draw.mushi_end import FORMULA, described, formula_items, is_yaku, round_end_scene
from hanalab.draw.mushi_parts import Cards, Names, Position
from hanalab.draw.mushi_table import hand_row, table_scene
from hanalab.draw.scene import Item, Rect, Run, Scene, Text, label
from hanalab.draw.tokens import TALL, Tokens, tokens
from hanalab.mushi.cards import UNKNOWN
from hanalab.mushi.rules import Rules
from hanalab.mushi.scoring import RoundScore, count
from hanalab.mushi.yaku import progress

BAR = 44
HAND = 186
YAKU = 98


def static_scene(
    position: Position,
    seat: int | None = None,
    lang: str = "en",
    *,
    names: Names | None = None,
    open_hands: bool | None = None,
    selected: str | None = None,
    status: tuple[str, str, str] | None = None,
    targets: Mapping[str, str] | Iterable[str] = (),
    refused: Collection[str] = (),
    refused_hand: Collection[str] = (),
    whys: Mapping[str, Reason] | None = None,
    arrow: tuple[str, str] | None = None,
    drawn: str | None = None,
    played: str | None = None,
    marks: bool = False,
    theme: str = "light",
) -> Scene:
    """A round as one picture, 716 px wide: table, what is to be decided, the hand of `seat`, the yaku.
    A finished round shows its formula and both piles.

    `seat` is 0 in a Round and the own seat in a View. Both hands are open in a Round, unless `open_hands`
    is False.
    `status` is the yellow bar: bold words, words, rule number.
    """
    t = tokens(theme)
    seat = int(getattr(position, "seat", 0)) if seat is None else seat
    names = names or parts.names_of(position, seat, lang)
    if position.phase == "OVER" and not position.stock:
        return score_scene(
            count(position.piles, position.rules), seat, lang, names=names, status=status, theme=theme
        )
    show = not hasattr(position, "seat") if open_hands is None else open_hands
    if not targets and position.pending is not None:
        targets = _choices(position)
    table = table_scene(
        position,
        seat,
        names=names,
        open_hands=show,
        targets=targets,
        refused=refused,
        whys=whys,
        drawn=drawn,
        played=played,
        arrow=arrow,
        marks=marks,
        theme=theme,
        lang=lang,
    )
    hand = position.hands[seat]
    top = table.height
    items: list[Item] = [*table.items, *status_bar(t, top, *(status or _status(position, seat, names, lang)))]
    top += BAR
    if hand:
        items.append(Rect(0, top, 716, HAND, t.felt_2))
        known = tuple(card for card in hand if card is not UNKNOWN)
        items += hand_row(
            t, known or hand, top + 20, selected=selected, refused=refused_hand, marked=marks
        ).items()
        top += HAND
    items += yaku_strip(t, top, position.piles, position.rules, seat, names, lang)
    return Scene(
        716,
        top + YAKU,
        tuple(items),
        _title(position, lang),
        _described(table.description, position, seat, names, lang),
    )


def score_scene(
    score: RoundScore,
    seat: int = 0,
    lang: str = "en",
    *,
    names: Names | None = None,
    status: tuple[str, str, str] | None = None,
    theme: str = "light",
) -> Scene:
    """The score of a round as one picture, 716 px wide: result, formula, both piles with the yaku lit."""
    t = tokens(theme)
    names = names or parts.names_of(score, seat, lang)
    piles = round_end_scene(score, seat, names=names, theme=theme, lang=lang)
    items: list[Item] = []
    top = 0.0
    if status or score.is_complete:
        items += status_bar(t, 0, *(status or _result(score, seat, names, lang)))
        top = BAR
    items += formula_items(t, score, top, seat, names, lang)
    items += piles.moved(0, top + FORMULA)
    return Scene(
        716,
        top + FORMULA + piles.height,
        tuple(items),
        text("draw-title-score", lang),
        described(score, seat, names, lang),
    )


def status_bar(
    t: Tokens, top: float, bold: str, words: str = "", rule: str = "", width: float = 716
) -> tuple[Item, ...]:
    """The yellow bar: what to do, how or why, and the rule."""
    base = top + 28
    runs = [Run(bold, t.ink, True)]
    if words:
        runs.append(Run(f"\N{EM SPACE}{words}", t.ink))
    room = width - 28 - (sign.pill_width(rule) + 8 if rule else 0)
    items: list[Item] = [
        Rect(0, top, width, BAR, t.mark),
        Text(14, base, tuple(runs), 15, room=room),
    ]
    if rule:
        items += sign.rule_pill(t, width - 14, base, rule, "mark", "end")
    return tuple(items)


def yaku_strip(
    t: Tokens, top: float, piles: tuple[Cards, Cards], rules: Rules, seat: int, names: Names, lang: str
) -> tuple[Item, ...]:
    """How far each yaku has come, side by side: its cards, untaken ones veiled, ▲ or ▼ under taken ones."""
    items: list[Item] = [Rect(0, top, 716, YAKU, t.panel)]
    for place, row in enumerate(progress(piles, rules)):
        x = 14 + 176 * place
        items += (
            label(x, top + 26, row.yaku.name(lang), 13, t.text, bold=True, room=122),
            label(x + 160, top + 26, str(row.yaku.value), 13, t.text, bold=True, anchor="end"),
        )
        for number, (card, owner) in enumerate(zip(row.yaku.cards, row.owners, strict=True)):
            at = x + 25 * number
            items += sign.card(card.code, at, top + 38, 20, shadow=False)
            if owner is None:
                items.append(sign.veil(t, at, top + 38, 20, "panel"))
            else:
                below = owner == seat
                items.append(
                    sign.side(t, at + 6, top + 38 + 20 * TALL + 11, below, t.you if below else t.other, 8)
                )
        if place:
            items.append(Rect(x - 9, top + 16, 1, YAKU - 32, t.line))
    return tuple(items)


def _choices(position: Position) -> tuple[str, ...]:
    actions = getattr(position, "actions", None)
    return tuple(str(card) for action in actions() for card in action.cards) if actions else ()


def _status(position: Position, seat: int, names: Names, lang: str) -> tuple[str, str, str]:
    turn = text("draw-turn-of", lang, turn=getattr(position, "turn", ""))
    if position.player is None:
        return text("draw-over-void", lang), "", "M13"
    mine = position.player == seat and names[0] == text("draw-you", lang)
    key = "to-play" if position.pending is None else "to-choose"
    name = names[0] if position.player == seat else names[1]
    words = text(f"draw-{key}{'-you' if mine else ''}", lang, name=name, card=position.pending or "")
    if position.pending is None:
        return words, turn, "M16"
    drawn = position.phase == "DRAW_CAPTURE"
    wild = "M33" if drawn else "M29"
    return words, turn, wild if position.pending.is_lightning else "M19"


def _result(score: RoundScore, seat: int, names: Names, lang: str) -> tuple[str, str, str]:
    totals = score.totals
    lead = totals[seat] - totals[1 - seat]
    if not lead:
        return text("draw-over-level", lang), "", "M49"
    points = abs(totals[0])
    if names[0] == text("draw-you", lang):
        return text(f"draw-over-you-{'win' if lead > 0 else 'lose'}", lang, points=points), "", "M49"
    name = names[0] if lead > 0 else names[1]
    return text("draw-over", lang, name=name, points=points), "", "M49"


def _title(position: Position, lang: str) -> str:
    turn = getattr(position, "turn", None)
    title = text("draw-title-table", lang)
    return title if turn is None else f"{title}, {text('draw-turn-of', lang, turn=turn)}"


def _described(table: str, position: Position, seat: int, names: Names, lang: str) -> str:
    bar = _status(position, seat, names, lang)
    if position.pending is not None:
        bar = (bar[0], "", "")
    score = count(position.piles, position.rules)
    yaku = " ".join(
        f"{item.say(lang)}." for who in (seat, 1 - seat) for item in score.of(who) if is_yaku(item)
    )
    return f"{bar[0]}. {table} {yaku}".strip()
