"""The end of a round: the formula of each seat, and both piles with the cards lit that earned something."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from hanalab.core.language import signed, text
from hanalab.draw import marks
from hanalab.draw import mushi_parts as parts
from hanalab.draw.fonts import width as width_of
from hanalab.draw.mushi_parts import Cards, Layers, Names, Piles
from hanalab.draw.scene import Form, Item, Rect, Run, Scene, Text, label
from hanalab.draw.tokens import TALL, Tokens, tokens
from hanalab.mushi.cards import text_of
from hanalab.mushi.scoring import PAR, RoundScore, ScoreItem

#: what stands at the right above a pile: words and rule numbers
Earned = tuple[str, str]

#: left edges and widths of the columns of the formula in px
COLUMNS = ((100, 94), (202, 90), (300, 148), (456, 148), (612, 88))
FORMULA = 198
PILE = 157


def round_end_scene(
    score: RoundScore,
    seat: int = 0,
    *,
    names: Names | None = None,
    lit: Iterable[str] | None = None,
    earned: Sequence[Earned | None] | None = None,
    marked: bool = False,
    theme: str = "light",
    form: Form = "wide",
    lang: str = "en",
) -> Scene:
    """Both piles by type, `seat` above: 716 x 314 px (narrow: 384 x 440), without the formula.

    `lit` are the codes to light (all others are veiled; by default the cards of every yaku, without any yaku
    nothing is veiled), `earned` for each player (the one above first) the words and the rule over the pile
    (by default the yaku owned).
    """
    t = tokens(theme)
    names = names or parts.names_of(score, seat, lang)
    seats = seat, 1 - seat
    shown = lit_by_yaku(score) if lit is None else frozenset(str(code) for code in lit)
    over = tuple(yaku_words(score, who, lang) for who in seats) if earned is None else tuple(earned)
    out = Layers()
    height = 0.0
    for row, (who, name) in enumerate(zip(seats, names, strict=True)):
        top = height
        height += _pile(out, t, score.piles[who], name, row == 0, top, shown, over[row], marked, form, lang)
    width = 716.0 if form == "wide" else 384.0
    ground = (
        Rect(0, 0, width, height, t.felt_2),
        Rect(0, height / 2 - 0.5, width, 1, t.felt_line),
    )
    return Scene(
        width,
        height,
        (*ground, *out.items()),
        text("draw-title-end", lang),
        described(score, seat, names, lang),
    )


def lit_by_yaku(score: RoundScore) -> frozenset[str]:
    """The cards that earned a yaku for their owner."""
    return frozenset(card.code for item in score.items if is_yaku(item) for card in item.cards)


def is_yaku(item: ScoreItem) -> bool:
    """Whether a line of a score is a yaku of one's own."""
    return item.value > 0 and item.label != "card_points"


def yaku_words(score: RoundScore, who: int, lang: str) -> Earned | None:
    """The yaku of a seat as words with their worth, and the rule of the last one."""
    own = [item for item in score.of(who) if is_yaku(item)]
    if not own:
        return None
    words = " · ".join(text("draw-item-worth", lang, item=item.name(lang), points=item.value) for item in own)
    return words, own[-1].rule if len(own) == 1 else "M51"


def _pile(
    out: Layers,
    t: Tokens,
    pile: Cards,
    name: str,
    first: bool,
    top: float,
    lit: frozenset[str],
    earned: Earned | None,
    marked: bool,
    form: Form,
    lang: str,
) -> float:
    """One player's pile; returns its height."""
    wide = form == "wide"
    total = parts.points_of(pile)
    yours = name == text("draw-you", lang)
    if wide:
        counts = {
            "cards": text("draw-cards", lang, count=len(pile)),
            "points": text("draw-points", lang, count=total),
        }
        words = text("draw-pile-yours" if yours else "draw-pile-of", lang, name=name, **counts)
    else:
        words = text(
            "draw-pile-yours-short" if yours else "draw-pile-of-short", lang, name=name, points=total
        )
    edge = 16.0 if wide else 12.0
    right = 700.0 if wide else 372.0
    base = top + 27
    out.ground += (
        marks.side(t, edge, base, first),
        label(edge + 14, base, words, 14, t.felt_text, bold=True),
    )
    if earned:
        sentence, rule = earned
        pill = marks.rule_pill(t, right, base, rule, anchor="end") if rule else ()
        out.ground += pill
        at = right - (marks.pill_width(rule) + 6 if rule else 0)
        left = edge + 24 + width_of(words, 14, True)
        out.ground.append(
            label(
                at, base, sentence, 14 if wide else 13, t.felt_text, bold=True, anchor="end", room=at - left
            )
        )
    own = {card.code for card in pile}
    whole = bool(own) and own <= lit
    shown = None if not lit or whole else lit
    if wide:
        parts.draw_piles(
            out, t, pile, Piles(16, 684, top + 52, top + 69, 44, 22, 22), lang, marked=marked, lit=shown
        )
        return PILE
    _quarters(out, t, pile, top, lang, shown)
    return 220


def _quarters(
    out: Layers, t: Tokens, pile: Cards, top: float, lang: str, lit: Collection[str] | None
) -> None:
    """The four groups two by two."""
    for number, (kind, cards) in enumerate(parts.by_type(pile)):
        row, column = divmod(number, 2)
        x, y = 12 + 186 * column, top + 44 + 88 * row
        at = Piles(x, 174, 0, y + 20, 34, 13, 0, keep_empty=False)
        words = (
            Run(f"{text(f'type-{kind}-plural', lang)} ", t.felt_text_2),
            Run(str(len(cards)), t.felt_text, True),
        )
        out.ground.append(Text(x, y + 6, words, 12.5))
        if cards:
            parts.draw_piles(out, t, cards, at, lang, lit=lit)
        else:
            out.plates.append(marks.empty_place(t, x, y + 20, 34))


def formula_items(
    t: Tokens, score: RoundScore, top: float, seat: int, names: Names, lang: str
) -> tuple[Item, ...]:
    """Card points - par + own yaku - the other's yaku = score, one row a player, on a panel 716 x 198 px."""
    items: list[Item] = [Rect(0, top, 716, FORMULA, t.panel)]
    heads = ("card-points", "par-head", "own-yaku", "others-yaku", "score")
    for (x, wide), head in zip(COLUMNS, heads, strict=True):
        items.append(label(x, top + 28, text(f"draw-{head}", lang), 13, t.text_2, room=wide))
    for row, (who, name) in enumerate(zip((seat, 1 - seat), names, strict=True)):
        y = top + 38 + 76 * row
        items += (
            marks.side(t, 16, y + 35, row == 0, t.you if row == 0 else t.other),
            label(31, y + 36, name.partition(",")[0], 14, t.text, bold=True, room=65),
        )
        cells = _cells(score, who)
        for (x, wide), cell in zip(COLUMNS[:4], cells, strict=True):
            items += _cell(t, x, y, wide, cell)
        items += _total(t, y, score.totals[who], score.totals[who] >= score.totals[1 - who])
    return tuple(items)


class Cell(NamedTuple):
    """A number of the formula with its sign and the cards that earned it."""

    sign: str
    value: int
    cards: tuple[Cards, ...] = ()


def _cells(score: RoundScore, who: int) -> tuple[Cell, ...]:
    own = [item for item in score.of(who) if is_yaku(item)]
    other = [item for item in score.of(1 - who) if is_yaku(item)]
    return (
        Cell("", score.card_points[who]),
        Cell("−", PAR),
        Cell("+", sum(item.value for item in own), tuple(item.cards for item in own)),
        Cell("−", sum(item.value for item in other), tuple(item.cards for item in other)),
    )


def _cell(t: Tokens, x: float, y: float, wide: float, cell: Cell) -> list[Item]:
    strong = bool(cell.cards) and cell.sign == "+"
    items: list[Item] = [
        Rect(x, y, wide, 60, t.panel, t.text if strong else t.line, 1.75 if strong else 1, 8),
    ]
    at = x + 12
    if cell.sign:
        items.append(label(at, y + 36, cell.sign, 17, t.text_2))
        at += 18
    items.append(label(at, y + 37, str(cell.value), 19, t.text, bold=True))
    at += 38
    flat = [card for cards in cell.cards for card in cards]
    if flat:
        w, room = 22.0, x + wide - 10 - at
        step = min(18.0, (room - w) / max(1, len(flat) - 1))
        start = x + wide - 10 - w - step * (len(flat) - 1)
        for number, card in enumerate(flat):
            items += marks.card(card.code, start + step * number, y + 30 - w * TALL / 2, w, shadow=False)
    return items


def _total(t: Tokens, y: float, total: int, ahead: bool) -> tuple[Item, ...]:
    x, wide = COLUMNS[4]
    return (
        Rect(x, y, wide, 60, t.primary if ahead else t.inset, None if ahead else t.edge, 1, 8),
        label(
            x + wide / 2,
            y + 39,
            signed(total),
            24,
            t.primary_text if ahead else t.text,
            bold=True,
            anchor="middle",
        ),
    )


def described(score: RoundScore, seat: int, names: Names, lang: str) -> str:
    """Formula and pile of both in words."""
    lines = []
    for who, name in zip((seat, 1 - seat), names, strict=True):
        lines.append(text("draw-describe-score", lang, name=name, formula=score.formula(who, lang)))
        pile = score.piles[who]
        if pile:
            points = text("draw-points", lang, count=parts.points_of(pile))
            lines.append(
                text("draw-describe-pile", lang, name=name, points=points, pile=text_of(sorted(pile)))
            )
        lines += [f"{item.say(lang)}." for item in score.of(who) if is_yaku(item)]
    return " ".join(lines)
