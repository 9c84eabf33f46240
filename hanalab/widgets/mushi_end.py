"""The end of a round at a Mushi table: the formula with its cards, leftovers, the match, who deals next."""

from __future__ import annotations

from typing import NamedTuple

from hanalab.core.language import signed, text
from hanalab.mushi.cards import Card
from hanalab.mushi.scoring import PAR, RoundScore, ScoreItem
from hanalab.widgets.figures import FormulaCell, FormulaRow, formula_list, formula_table, table
from hanalab.widgets.mushi_words import Speech, codes
from hanalab.widgets.nodes import Kid, card, h
from hanalab.widgets.parts import Element, button, pill, rail_section, with_rule, word

KINDS = ("points", "par", "own", "other", "score")
ROUNDS_SHOWN = 8
MINUS = "\N{MINUS SIGN}"
Lit = tuple[int, str] | None
Earned = tuple[str, str] | None


class Lighting(NamedTuple):
    """What `round_end_scene` is told: the codes to light and the words over both piles (None: all yaku)."""

    lit: tuple[str, ...] | None
    earned: tuple[Earned, Earned] | None


def yaku_items(score: RoundScore, seat: int) -> tuple[ScoreItem, ...]:
    """The yaku of a seat, as lines of its score."""
    return tuple(item for item in score.of(seat) if item.value > 0 and item.label != "card_points")


def lighting(speech: Speech, score: RoundScore, lit: Lit) -> Lighting:
    """Which cards a number of the formula lights, and what is said over the piles."""
    if lit is None or lit[1] == "score":
        return Lighting(None, None)
    seat, kind = lit
    if kind in ("own", "other"):
        owner = seat if kind == "own" else 1 - seat
        items = yaku_items(score, owner)
        cards = tuple(each for item in items for each in item.cards)
        # Without a yaku nothing is lit, and nothing veiled either.
        return Lighting(codes(cards), _over(speech, owner, _yaku_words(items, speech.lang)))
    if kind == "par":
        return Lighting((), _over(speech, seat, (speech.say("light-none"), "M48")))
    pile = score.piles[seat]
    points = speech.say("light-points", points=score.card_points[seat], cards=_count(pile, speech.lang))
    return Lighting(codes(pile), _over(speech, seat, (points, "M48")))


def _over(speech: Speech, seat: int, words: Earned) -> tuple[Earned, Earned]:
    return (words, None) if seat == speech.sitting.below else (None, words)


def _count(cards: tuple[Card, ...], lang: str) -> str:
    return text("draw-cards", lang, count=len(cards))


def _yaku_words(items: tuple[ScoreItem, ...], lang: str) -> Earned:
    if not items:
        return None
    words = (text("draw-item-worth", lang, item=item.name(lang), points=item.value) for item in items)
    return " · ".join(words), items[-1].rule if len(items) == 1 else "M51"


# -- the formula --------------------------------------------------------------------------------------------


def formula(speech: Speech, score: RoundScore, lit: Lit) -> Element:
    """Card points - par + own yaku - the other's yaku = score, a row a player (wide form)."""
    heads = [
        text(f"draw-{key}", speech.lang)
        for key in ("card-points", "par-head", "own-yaku", "others-yaku", "score")
    ]
    rows = [
        FormulaRow(speech.side(seat), speech.names[seat], _cells(speech, score, seat, lit))
        for seat in _seats(speech)
    ]
    return h("div", formula_table(heads, rows), key="formula", cls="hl-only-wide hl-on-panel")


def formula_narrow(speech: Speech, score: RoundScore, seat: int, lit: Lit) -> Element:
    """The same for one player as a list (narrow form)."""
    points, par, own, other, total = _cells(speech, score, seat, lit)
    lang = speech.lang
    heads = [text("draw-card-points", lang), text("draw-par-head", lang)]
    cells = [points, par]
    for cell, owner, key in ((own, seat, "no-yaku"), (other, 1 - seat, "no-yaku-other")):
        names = ", ".join(item.name(lang) for item in yaku_items(score, owner))
        if not names:
            names = speech.say(key)
        elif owner != seat:
            names = speech.say("yaku-of-other", yaku=names, **speech.who(owner))
        heads.append(names)
        cells.append(cell)
    row = FormulaRow(speech.side(seat), speech.names[seat], (*cells, total))
    return h("div", formula_list(heads, row), key=f"formula-{seat}", cls="hl-only-narrow hl-on-panel")


def _seats(speech: Speech) -> tuple[int, int]:
    below = speech.sitting.below
    return below, 1 - below


def _cells(speech: Speech, score: RoundScore, seat: int, lit: Lit) -> tuple[FormulaCell, ...]:
    own, other = yaku_items(score, seat), yaku_items(score, 1 - seat)
    total = score.totals[seat]
    numbers = {
        "points": ("", score.card_points[seat], ()),
        "par": (MINUS, PAR, ()),
        "own": ("+", sum(item.value for item in own), _cards(own)),
        "other": (MINUS, sum(item.value for item in other), _cards(other)),
    }
    cells = [
        FormulaCell(
            str(number),
            f"light {seat} {kind}",
            sign,
            codes(cards),
            (bool(cards) and kind == "own") if lit is None else lit == (seat, kind),
            _said(speech, seat, kind, number),
        )
        for kind, (sign, number, cards) in numbers.items()
    ]
    ahead = total >= score.totals[1 - seat]
    said = _said(speech, seat, "score", signed(total))
    cells.append(
        FormulaCell(
            signed(total),
            f"light {seat} score",
            chosen=lit == (seat, "score"),
            name=said,
            total="win" if ahead else "lose",
        )
    )
    return tuple(cells)


def _cards(items: tuple[ScoreItem, ...]) -> tuple[Card, ...]:
    return tuple(each for item in items for each in item.cards)


def _said(speech: Speech, seat: int, kind: str, number: object) -> str:
    return speech.say(f"cell-{kind}", name=speech.names[seat], points=number)


# -- the rail -----------------------------------------------------------------------------------------------


def leftovers_section(speech: Speech) -> Element:
    """What lay on the field at the end, who got it and by which rule (M40 to M47)."""
    rows: list[Kid] = []
    for number, event in enumerate(speech.sitting.events):
        if event.kind != "leftover":
            continue
        to = h(
            "b",
            speech.say("left-to", who=speech.who(event.seat)["who"], name=speech.low(event.seat)),
            cls=f"hl-{speech.side(event.seat)}",
        )
        reason = speech.say(f"left-{event.rule}", **speech.who(event.seat))
        pictures = h("span", _fan(event.cards), cls="hl-left-cards")
        words = h("span", to, with_rule(reason, event.rule, speech.lang))
        rows.append(h("div", pictures, words, cls="hl-reason", key=f"left-{number}"))
    if not rows:
        rows.append(h("p", with_rule(speech.say("left-nothing"), "M40", speech.lang)))
    return rail_section(speech.say("left-on-field"), h("div", rows, cls="hl-stack"), key="left")


def _fan(cards: tuple[Card, ...]) -> list[Element]:
    """Cards overlapping so far that they leave room for words."""
    step = min(18.0, 54 / max(1, len(cards) - 1))
    return [
        card(each.code, 40, key=each.code, css={"margin-left": f"{step - 40:g}px"} if place else None)
        for place, each in enumerate(cards)
    ]


def match_section(speech: Speech) -> Element | None:
    """The rounds of the match with both scores; many are folded into a sum."""
    match = speech.sitting.match_now
    if not match.rounds:
        return None
    below, above = _seats(speech)
    scores = match.scores
    folded = max(0, len(scores) - ROUNDS_SHOWN)
    rows: list[tuple[str, ...]] = []
    if folded:
        sums = [sum(score[seat] for score in scores[:folded]) for seat in (below, above)]
        rows.append((speech.say("rounds-folded", last=folded), *map(signed, sums)))
    for number, score in enumerate(scores[folded:], folded + 1):
        rows.append((str(number), signed(score[below]), signed(score[above])))
    totals = match.totals
    total = (speech.say("total"), signed(totals[below]), signed(totals[above]))
    heads = (speech.say("round-head"), speech.names[below], speech.names[above])
    return rail_section(speech.say("match"), table(heads, rows, total), key="match")


def next_section(speech: Speech, record: str, can_review: bool = False) -> Element:
    """Who deals next and why, and the buttons that go on."""
    sitting, lang = speech.sitting, speech.lang
    match = sitting.match_now
    go, label = "next", word("next-round", lang)
    if sitting.position.is_void:
        sentence, rules, label = speech.say("next-M14"), "M14", speech.say("deal-again")
    elif sitting.why_not_counted() is not None:
        sentence, rules, label = speech.say("not-counted"), "", speech.say("deal-again")
    elif match.is_over:
        sentence, rules = _match_result(speech), "M61"
        go, label = "new-match", speech.say("new-match")
    else:
        dealer: int = match.dealer  # type: ignore[assignment]
        rules = match.dealer_rule
        sentence = speech.say(f"next-{rules}", **speech.who(dealer))
    primary = button(label, go, kind="primary", cls="hl-wide-btn")
    pair = h(
        "div",
        button(word("replay", lang), "replay", icon_name="left"),
        button(word("copy", lang), icon_name="copy", copy=record, key="copy", name=speech.say("copy-record")),
        cls="hl-pair-buttons",
        key="pair",
    )
    words = h("p", sentence, " " if rules else "", pill(rules, lang) if rules else None, key="dealer")
    look = (
        button(text("review-open", lang), "review", icon_name="eye", cls="hl-wide-btn")
        if can_review
        else None
    )
    return rail_section("", h("div", words, primary, look, pair, cls="hl-stack"), key="next")


def _match_result(speech: Speech) -> str:
    match, below = speech.sitting.match_now, speech.sitting.below
    lead = match.totals[below] - match.totals[1 - below]
    points = abs(match.totals[below])
    if match.is_draw:
        return speech.say("match-draw")
    if speech.is_you(below):
        return speech.say("match-you-win" if lead > 0 else "match-you-lose", points=points)
    return speech.say("match-wins", name=speech.names[below if lead > 0 else 1 - below], points=points)
