"""The settlement: the stake as a formula, then five rows with side, point cards won, share and score."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from hanalab.core.language import MINUS, text
from hanalab.draw import marks
from hanalab.draw import mighty_parts as parts
from hanalab.draw.fonts import width as width_of
from hanalab.draw.fonts import wrapped
from hanalab.draw.mighty_parts import SEATS, Cards, Names
from hanalab.draw.mushi_still import BAR, status_bar
from hanalab.draw.scene import Image, Item, Rect, Scene, label
from hanalab.draw.tokens import TALL, Tokens, tokens
from hanalab.mighty import HandScore
from hanalab.mighty.scoring import amount_text, signed_amount

FORMULA = 92
ROW = 64
#: left edges of the columns in px: seat, side, points, cards; centre of the share, right edge of the score
COLUMNS = (16, 96, 226, 262, 600, 700)


class Cell(NamedTuple):
    """One term of the stake: "15 − 12", what it stands for, the sign before it ("" + ×) and the rule."""

    number: str
    label: str
    sign: str
    rule: str


class Row(NamedTuple):
    """One seat: its side, points won (None where only the sum is known), the cards, those it had laid away,
    points won before; share and score.
    """

    seat: int
    side: str | None
    points: int | None
    cards: Cards
    laid_away: Cards
    before: int
    share: str
    score: str


def formula_cells(score: HandScore, lang: str) -> tuple[Cell, ...]:
    """The terms of the stake S in order; their sum (and product) is `score.stake`."""
    if score.bid is None:
        return ()
    number, points = score.bid.number, score.points
    pagat = score.rules.scoring == "pagat"
    cells: list[Cell] = []
    for term in score.terms:
        sign = "+" if cells else ""
        match term.label:
            case "bid":
                base = 13 if pagat else 12
                words = f"{number} {MINUS} {base}"
                words = f"2 × ({words})" if pagat else words
                name = text("draw-term-bid", lang, base=base)
            case "overtricks":
                times = 1 if pagat else score.rules.overtrick
                words = f"{points} {MINUS} {number}"
                words = words if times == 1 else f"{times} × ({words})"
                name = text("draw-term-overtricks", lang)
            case "shortfall":
                words, name = f"{number} {MINUS} {points}", text("draw-term-shortfall", lang)
            case _:
                times = score.rules.alone_multiplier if term.label == "alone" else 2
                words, name, sign = str(times), text(f"mighty-score-{term.label}", lang), "×"
        cells.append(Cell(words, name, sign, term.rule))
    return tuple(cells)


def share_words(score: HandScore, lang: str) -> tuple[str, str]:
    """Who gets how many S, and the rule: "Declarer wins 2 S, friend S, each defender loses S."."""
    if score.declarer is None:
        return "", ""
    shares = dict(zip(score.sides, score.shares, strict=True))
    sides = ("declarer", "friend", "defender")
    values = {side: _times(abs(Fraction(shares[side]))) if side in shares else "" for side in sides}
    outcome = "made" if score.made else "failed"
    if score.friend is None:
        kind, rule = ("alone", "K56") if score.announced_alone else ("hidden", "K57")
        return text(f"draw-shares-{kind}-{outcome}", lang, **values), rule
    rule = {"unit": "K52", "literal_halves": "K53"}.get(score.rules.scoring, "K54")
    return text(f"draw-shares-{outcome}", lang, **values), rule


def _times(share: Fraction) -> str:
    return "S" if share == 1 else f"{amount_text(share)} S"


def rows_of(score: HandScore, seat: int = 0) -> tuple[Row, ...]:
    """The five seats: declarer, friend, then the others clockwise from `seat`."""
    order = sorted(range(SEATS), key=lambda one: (_rank(score, one), (one - seat) % SEATS))
    return tuple(_row(score, one) for one in order)


def _rank(score: HandScore, seat: int) -> int:
    return 0 if seat == score.declarer else 1 if seat == score.friend else 2


def _row(score: HandScore, seat: int) -> Row:
    found = {item.label: item for item in score.counted if item.seat == seat}
    won = parts.sorted_hand(found["tricks"].cards) if "tricks" in found else ()
    away = parts.sorted_hand(found["discards"].cards) if "discards" in found else ()
    before = int(found["before"].value) if "before" in found else 0
    points = sum(int(item.value) for item in found.values()) if score.counted else None
    share = score.shares[seat]
    words = "0" if not share else f"{amount_text(share)} × {score.stake}"
    return Row(seat, score.sides[seat], points, won, away, before, words, signed_amount(score.scores[seat]))


def sum_words(
    score: HandScore, rows: tuple[Row, ...], seat: int, names: Names, lang: str
) -> tuple[tuple[str, str], ...]:
    """The lines at the foot, each with its rule: what was laid away, and how the 20 points divide."""
    lines: list[tuple[str, str]] = []
    first = rows[0]
    if score.declarer is None:
        return ()
    who = "you" if score.declarer == seat else "other"
    if first.laid_away:
        cards = parts.signs_of(first.laid_away, lang)
        values = {"who": who, "name": names[first.seat], "points": first.points, "cards": cards}
        words = text("draw-sum-laid-away", lang, **values, count=len(first.laid_away))
        lines.append((words, "K20"))
    if score.counted:
        yours = seat in (score.declarer, score.friend)
        friend = (
            f"{first.points} + {rows[1].points} = {score.points}"
            if score.friend is not None
            else str(score.points)
        )
        values = {"yours": "yes" if yours else "no", "sum": friend, "rest": parts.ALL - score.points}
        lines.append((text("draw-sum-sides", lang, **values), "K49"))
    return tuple(lines)


def result_words(score: HandScore, seat: int, names: Names, lang: str) -> tuple[str, str, str]:
    """The yellow bar at the end: bold words, the rest, the rule."""
    if score.bid is None or score.declarer is None:
        rule = score.items[0].rule if score.items else "K16"
        return text("draw-dead", lang), text(f"draw-dead-{rule}", lang), rule
    number, points = score.bid.number, score.points
    yours = seat in (score.declarer, score.friend)
    bold = (
        text("draw-made", lang, points=points, need=number)
        if score.made
        else text("draw-failed", lang, by=number - points)
    )
    key, rule = ("exact" if points == number else "has"), "K50"
    if any(term.label == "back_run" for term in score.terms):
        key, rule = "back_run", "K58"
    elif points == parts.ALL:
        key = "run"
    values = {"need": number, "points": points, "rest": parts.ALL - points}
    return bold, text(f"draw-needed-{key}", lang, yours="yes" if yours else "no", **values), rule


def settlement_scene(
    score: HandScore,
    seat: int = 0,
    *,
    names: Names | None = None,
    status: tuple[str, str, str] | None = None,
    four_colours: bool = False,
    theme: str = "light",
    lang: str = "en",
) -> Scene:
    """The score of a hand as one picture, 716 px wide."""
    t = tokens(theme)
    names = names or parts.names_of(score, lang)
    bold, rest, rule = status or result_words(score, seat, names, lang)
    items: list[Item] = [*status_bar(t, 0, bold, rest, rule)]
    if score.bid is None:
        return Scene(716, BAR, tuple(items), text("draw-title-settlement", lang), f"{bold}. {rest}")
    rows = rows_of(score, seat)
    foot = sum_words(score, rows, seat, names, lang)
    formula, deep = _formula(t, score, BAR + 14, lang)
    top = BAR + deep + 26
    height = top + ROW * SEATS + 8 + 24 * len(foot)
    items.append(Rect(0, BAR, 716, height - BAR, t.panel))
    items += formula
    items += _heads(t, top - 10, lang)
    for place, row in enumerate(rows):
        items += _seat(t, row, top + ROW * place, names, four_colours, lang)
    if foot:
        items += _foot(t, foot, top + ROW * SEATS, lang)
    return Scene(
        716,
        height,
        tuple(items),
        text("draw-title-settlement", lang),
        _described(score, rows, bold, rest, names, lang),
    )


def _formula(t: Tokens, score: HandScore, top: float, lang: str) -> tuple[list[Item], float]:
    """The terms in boxes, and who gets how many S: beside them where there is room, else below. With the
    height.
    """
    cells = (*formula_cells(score, lang), Cell(str(score.stake), text("draw-unit", lang), "=", ""))
    words, rule = share_words(score, lang)
    gap = 27.0
    wide = [min(145.0, max(64.0, _box_width(cell))) if len(cells) > 3 else 145.0 for cell in cells]
    items: list[Item] = []
    x = 16.0
    for cell, w in zip(cells, wide, strict=True):
        if cell.sign:
            items.append(label(x - gap / 2, top + 39, cell.sign, 18, t.text_2, anchor="middle"))
        last = cell.sign == "="
        inks = (
            (t.primary, t.primary, t.primary_text, t.primary_text)
            if last
            else (t.panel, t.line, t.text, t.text_2)
        )
        items += _box(t, x, top, w, cell.number, cell.label, *inks)
        x += w + gap
    x -= gap - 16
    if 700 - x > 170:
        lines = wrapped(words, 13.5, (700 - x) / 1.06)
        first, deep = top + 15 if len(lines) > 2 else top + 24, FORMULA
    else:
        lines, x, first, deep = (words,), 16.0, top + 86, FORMULA + 26
    for place, line in enumerate(lines):
        items.append(label(x, first + 18 * place, line, 13.5, t.text, room=700 - x))
    at = x + width_of(lines[-1], 13.5) * 1.1 + 8
    base = first + 18 * (len(lines) - 1)
    if at + marks.pill_width(rule) > 702:
        at, base = x, base + 21
    items += marks.rule_pill(t, at, base, rule, "panel")
    return items, deep


def _box_width(cell: Cell) -> float:
    return max(width_of(cell.number, 21, True), width_of(cell.label, 13)) * 1.12 + 24


def _box(
    t: Tokens,
    x: float,
    y: float,
    w: float,
    number: str,
    words: str,
    fill: str,
    stroke: str,
    ink: str,
    low: str,
) -> tuple[Item, ...]:
    return (
        Rect(x + 0.5, y + 0.5, w - 1, 63, fill, stroke, 1, 8),
        label(x + 12, y + 31, number, 21, ink, bold=True, room=w - 22),
        label(x + 12, y + 51, words, 13, low, room=w - 20),
    )


def _heads(t: Tokens, base: float, lang: str) -> list[Item]:
    seat, side, points, _, share, score = COLUMNS
    heads = (
        ("seat", seat, "start"),
        ("side", side, "start"),
        ("won", points, "start"),
        ("share", share, "middle"),
        ("score", score, "end"),
    )
    items: list[Item] = [
        label(x, base, text(f"draw-head-{name}", lang), 13, t.text_2, anchor=anchor)  # type: ignore[arg-type]
        for name, x, anchor in heads
    ]
    return [*items, Rect(16, base + 10, 684, 1, t.line)]


def _seat(t: Tokens, row: Row, top: float, names: Names, four: bool, lang: str) -> list[Item]:
    seat, side, points, cards, share, score = COLUMNS
    base = top + 38
    items: list[Item] = [label(seat, base, names[row.seat], 15, t.text, bold=True, room=side - seat - 6)]
    if row.side:
        items += parts.side_pill(t, side, base - 15, row.side, lang)  # type: ignore[arg-type]
    if row.points is not None:
        items.append(label(points, base, str(row.points), 15, t.text, bold=True))
    items += _strip(t, row, cards, top + 8, four, lang)
    items += (
        label(share, base, row.share, 14, t.text_2, anchor="middle"),
        label(score, base + 2, row.score, 20, t.text, bold=True, anchor="end"),
        Rect(16, top + ROW - 0.5, 684, 1, t.line),
    )
    return items


def _strip(t: Tokens, row: Row, x: float, y: float, four: bool, lang: str) -> list[Item]:
    """The point cards won, and apart and ringed those laid away."""
    w, right = 30.0, 560.0
    away = len(row.laid_away) * 20.0 + (28 if row.laid_away else 0)
    step = min(19.0, (right - x - w - away) / max(1, len(row.cards) - 1))
    items: list[Item] = []
    for place, card in enumerate(row.cards):
        items += parts.picture(card, x + step * place, y, w, four, shadow=False)
    at = x + (step * (len(row.cards) - 1) + w if row.cards else -14)
    for place, card in enumerate(row.laid_away):
        left = at + 14 + 24 * place
        items += marks.ring(t, left, y, w, "target")
        items.append(Image(card.code, left, y, w, "four" if four and card.suit in "DC" else ""))
    if row.before:
        items.append(
            label(
                at + 8 if row.cards else x, y + 30, text("draw-before", lang, points=row.before), 13, t.text_2
            )
        )
    elif row.points == 0:
        items.append(label(x, y + w * TALL / 2 + 6, text("draw-no-point-cards", lang), 13, t.text_2))
    return items


def _foot(t: Tokens, lines: tuple[tuple[str, str], ...], top: float, lang: str) -> list[Item]:
    items: list[Item] = []
    for place, (words, rule) in enumerate(lines):
        base = top + 24 + 24 * place
        items.append(label(16, base, words, 13, t.text_2, room=580))
        items += marks.rule_pill(t, 16 + min(580, width_of(words, 13) * 1.12) + 6, base, rule, "panel")
    items.append(label(700, top + 24, text("draw-sum-zero", lang), 13, t.text_2, anchor="end"))
    return items


def _described(score: HandScore, rows: tuple[Row, ...], bold: str, rest: str, names: Names, lang: str) -> str:
    lines = [f"{bold}. {rest} {score.formula(lang)}."]
    for row in rows:
        side = text(f"side-{row.side}", lang) if row.side else ""
        points = "" if row.points is None else f"{text('draw-points', lang, count=row.points)}, "
        lines.append(f"{names[row.seat]}, {side}: {points}{score.formula(lang, row.seat)}.")
    return " ".join(lines)
