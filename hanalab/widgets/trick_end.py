"""The end of a hand: the stake as a formula, five scores, the session. Only builds nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanalab.core.language import listed, text
from hanalab.draw.mighty import formula_cells, rows_of, share_words, sum_words
from hanalab.draw.mighty_end import Row
from hanalab.mighty.record import Record
from hanalab.mighty.scoring import HandScore, signed_amount
from hanalab.mighty.session import Session
from hanalab.widgets.figures import table as number_table
from hanalab.widgets.nodes import Kid, card, h, spoken
from hanalab.widgets.parts import Element, button, pill, rail_section, rich, with_rule, word
from hanalab.widgets.trick_words import TrickSpeech

if TYPE_CHECKING:
    from hanalab.widgets.mighty_base import MightyWidget

SIGNS = {"declarer": "★", "friend": "☆", "defender": "■"}


def side_pill(side: str, lang: str) -> Element:
    """★ declarer, ☆ friend, ■ defender."""
    sign = h("span", SIGNS[side], cls="hl-side-sign", hidden_from_speech=True)
    return h("span", sign, text(f"side-{side}", lang), cls=f"hl-side hl-side-{side}")


def formula(speech: TrickSpeech, score: HandScore) -> Element:
    """The terms of the stake S in boxes, and who gets how many."""
    lang = speech.lang
    boxes: list[Kid] = []
    cells = formula_cells(score, lang)
    for place, cell in enumerate(cells):
        boxes.append(_box(cell.sign, cell.number, cell.label, f"term-{place}", pill(cell.rule, lang)))
    boxes.append(_box("=", str(score.stake), text("draw-unit", lang), "stake"))
    cls = "hl-stake-row" if len(cells) < 3 else "hl-stake-row hl-close"
    row = h("div", boxes, cls=cls, role="group", name=score.formula(lang), key="row")
    return h("div", row, _shares(score, lang), cls="hl-stake-box hl-on-panel hl-only-wide", key="formula")


def _shares(score: HandScore, lang: str) -> Element:
    """Who gets how many S."""
    words, rule = share_words(score, lang)
    return h("p", with_rule(words, rule, lang), cls="hl-shares", key="shares")


def _box(sign: str, number: str, label: str, key: str, rule: Kid = None) -> Element:
    """A term in its box, and the sign before it, which stays with it where the row breaks."""
    cls = "hl-stake-cell" if rule else "hl-stake-cell hl-stake"
    top = h("span", h("b", number), rule, cls="hl-stake-top")
    op = sign and h("span", sign, cls="hl-op")
    return h("span", op, h("span", top, h("span", label), cls=cls), cls="hl-stake-term", key=key)


def formula_narrow(speech: TrickSpeech, score: HandScore, bar: list[Element]) -> Element:
    """The same as a sum, one term a line, and who gets how many S; the bar of points under it."""
    lang = speech.lang
    lines: list[Kid] = []
    for place, cell in enumerate(formula_cells(score, lang)):
        lines += _term(cell.sign, cell.number, cell.label, f"term-{place}", pill(cell.rule, lang))
    lines += _term("=", str(score.stake), text("draw-unit", lang), "stake")
    terms = h("div", lines, cls="hl-terms", role="group", name=score.formula(lang), key="terms")
    shares = _shares(score, lang)
    return h("div", terms, shares, bar, cls="hl-pad hl-on-panel hl-only-narrow", key="formula-narrow")


def _term(sign: str, number: str, label: str, key: str, rule: Kid = None) -> list[Kid]:
    last = "" if rule else " hl-term-sum"
    return [
        h("span", sign, cls=f"hl-dim{last}", key=f"{key}-sign"),
        h("b", number, cls=f"hl-term-number{last}", key=key),
        h("span", label, " ", rule, cls=f"hl-dim{last}", key=f"{key}-label"),
    ]


def rows(table: MightyWidget, speech: TrickSpeech, score: HandScore) -> Element:
    """Five rows: side, point cards won, share, score."""
    lang, below = speech.lang, table.sitting.below
    found = rows_of(score, below)
    heads = [
        h("span", text(f"draw-head-{name}", lang), key=name, cls=f"hl-settle-{name}")
        for name in ("seat", "side", "won", "share", "score")
    ]
    head = h(
        "div",
        heads,
        cls="hl-settle hl-settle-heads hl-dim hl-only-wide",
        key="heads",
        hidden_from_speech=True,
    )
    each = [_row(table, speech, row) for row in found]
    lines = [
        h("span", with_rule(rich(words), rule, lang), cls="hl-settle-line", key=rule)
        for words, rule in sum_words(score, found, speech.own, speech.names, lang)
    ]
    foot = h(
        "div",
        h("span", lines),
        h("span", text("draw-sum-zero", lang), key="sum"),
        cls="hl-spread hl-dim hl-settle-foot",
        key="foot",
    )
    return h("div", head, each, foot, cls="hl-settlement hl-on-panel hl-grow", key="rows", role="list")


def _row(table: MightyWidget, speech: TrickSpeech, row: Row) -> Element:
    lang, four = speech.lang, table.four_colours
    strip: list[Kid] = [
        h("span", card(each.code, 30, fourcolour=four), cls="hl-settle-slot", key=each.code)
        for each in row.cards
    ]
    away: list[Kid] = [
        card(each.code, 30, fourcolour=four, ring="winning", key=each.code) for each in row.laid_away
    ]
    note = ""
    if row.before:
        note = text("draw-before", lang, points=row.before)
    elif row.points == 0:
        note = text("draw-no-point-cards", lang)
    side = text(f"side-{row.side}", lang) if row.side else ""
    said = speech.tell(
        "seat-spoken", name=speech.names[row.seat], side=side, points=row.points or 0, score=row.score
    )
    points = "" if row.points is None else str(row.points)
    return h(
        "div",
        h("b", speech.names[row.seat], cls="hl-settle-seat", key="seat"),
        h("span", side_pill(row.side, lang) if row.side else None, cls="hl-settle-side", key="side"),
        h(
            "b",
            points,
            h("span", f" {_pt(row, lang)}", cls="hl-only-narrow"),
            cls="hl-settle-points",
            key="points",
        ),
        h(
            "span",
            h("span", strip, cls="hl-settle-strip", key="won", css={"--hl-n": str(len(strip))}),
            h("span", away, cls="hl-settle-away", key="away") if away else None,
            note and h("span", note, cls="hl-dim", key="note"),
            cls="hl-settle-cards",
            key="cards",
            hidden_from_speech=True,
        ),
        h("span", row.share, cls="hl-settle-share", key="share"),
        h("b", row.score, cls="hl-settle-score", key="score"),
        cls="hl-settle",
        key=f"seat-{row.seat}",
        role="listitem",
        name=spoken(said),
    )


def _pt(row: Row, lang: str) -> str:
    return text("draw-pt", lang, count="").strip() if row.points is not None else ""


# -- the rail -----------------------------------------------------------------------------------------------


def session_section(table: MightyWidget, speech: TrickSpeech, score: HandScore) -> Element | None:
    """This hand and the totals, best first."""
    sitting = table.sitting
    session = sitting.session_now
    if not session.hands:
        return None
    totals = session.totals
    counted = sitting.why_not_counted() is None
    order = sorted(range(len(totals)), key=lambda seat: (-totals[seat], (seat - sitting.below) % 5))
    lines = [
        (
            speech.names[seat],
            signed_amount(score.scores[seat]) if counted else "–",
            h("b", signed_amount(totals[seat])),
        )
        for seat in order
    ]
    heads = [speech.tell(key) for key in ("seat", "this-hand", "total")]
    title = speech.tell("session-after", played=session.played, length=session.rules.length)
    return rail_section(title, number_table(heads, lines), _sheet(speech, session), key="session")


def _sheet(speech: TrickSpeech, session: Session) -> Element | None:
    """The scores of a session hand by hand, with the totals below, folded away; none after one hand."""
    if len(session.hands) < 2:
        return None
    around = speech.around()
    heads = [speech.tell("sheet-hand"), *(speech.names[seat] for seat in around)]
    lines: list[tuple[str, ...]] = []
    number = 0
    for hand, scores in zip(session.hands, session.scores, strict=True):
        if hand.is_dead:
            lines.append(("–", *("–" for _ in around)))
            continue
        number += 1
        lines.append((str(number), *(signed_amount(scores[seat]) for seat in around)))
    sum_ = h("span", "Σ", name=speech.tell("total"), role="img")
    totals = (sum_, *(signed_amount(session.totals[seat]) for seat in around))
    return h(
        "details",
        h("summary", speech.tell("sheet")),
        h("div", number_table(heads, lines, totals), cls="hl-sheet"),
        cls="hl-chapter",
        key="sheet",
    )


def next_section(table: MightyWidget, speech: TrickSpeech) -> Element:
    """Who deals next and why, and the buttons that go on."""
    sitting, lang = table.sitting, speech.lang
    session = sitting.session_now
    label, rule = word("next-hand", lang), "K6"
    if sitting.why_not_counted() is not None:
        sentence, rule, label = speech.tell("not-counted"), "", word("new-deal", lang)
    elif session.is_over:
        label, rule = speech.tell("new-session"), "K59"
        winners = session.winners
        if len(winners) == 1:
            total = signed_amount(session.totals[winners[0]])
            sentence = speech.tell("session-won", total=total, **speech.who(winners[0]))
        else:
            sentence = speech.tell(
                "session-shared", names=listed([speech.names[seat] for seat in winners], lang)
            )
    else:
        dealer: int = session.dealer  # type: ignore[assignment]
        rule = session.dealer_rule
        key = "deals-again" if dealer == sitting.position.dealer else "deals-next"
        sentence = speech.tell(key, **speech.who(dealer))
    primary = button(label, "next", kind="primary", cls="hl-wide-btn")
    record = (
        Record((sitting.position,)).dumps()
        if sitting.position.root().phase == "AUCTION"
        else str(sitting.position)
    )
    pair = h(
        "div",
        button(word("replay", lang), "replay", icon_name="left"),
        button(
            word("copy", lang), icon_name="copy", copy=record, key="copy", name=speech.tell("copy-record")
        ),
        cls="hl-pair-buttons",
        key="pair",
    )
    words = h("p", sentence, " " if rule else "", pill(rule, lang) if rule else None, key="dealer")
    look = None
    if table.can_review:
        look = button(text("review-open", lang), "review", icon_name="eye", cls="hl-wide-btn")
    return rail_section("", h("div", words, primary, look, pair, cls="hl-stack"), key="next")
