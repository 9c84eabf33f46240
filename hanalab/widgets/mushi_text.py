"""A Mushi table in plain words: what stays in a saved notebook, and what a terminal shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanalab.core.language import text
from hanalab.mushi.cards import text_of
from hanalab.mushi.yaku import progress
from hanalab.widgets import review_view
from hanalab.widgets.review_words_mushi import MushiReviewWords

if TYPE_CHECKING:
    from hanalab.widgets.mushi_table import MushiTable


def table_text(table: MushiTable) -> str:
    """The table as its reader sees it: hidden cards stay hidden."""
    sitting, speech, lang = table.sitting, table.speech, table.lang
    if table.reviewing:
        number = len(sitting.match.rounds) + 1
        title = f"{text('term-mushi', lang)} · {text('review-mushi-place', lang, round=number)}"
        return review_view.words_of(table, MushiReviewWords(table), title)
    shown, below = sitting.shown, sitting.below
    said = speech.status(table.shown.selected)
    rest = f" {said.rest}" if said.rest else ""
    rules = f" ({', '.join(said.rules)})" if said.rules else ""
    lines = [
        f"{text('term-mushi', lang)} · {speech.place(open_hands=table.open_hands)}",
        f"{said.bold}.{rest}{rules}",
    ]
    if sitting.is_over and not sitting.position.is_void:
        score = sitting.position.score()
        for seat in (below, 1 - below):
            lines.append(f"{speech.names[seat]}: {score.formula(seat, lang)}")
            lines += [
                f"  {item.say(lang)}" for item in score.of(seat) if item.label not in ("card_points", "par")
            ]
        return "\n".join(lines)
    field = text_of(sorted(shown.field))
    lines.append(
        text("draw-describe-field", lang, cards=field) if field else text("draw-describe-field-empty", lang)
    )
    lines.append(text("draw-describe-stock", lang, cards=text("draw-cards", lang, count=len(shown.stock))))
    for seat in (below, 1 - below):
        lines.append(_pile(table, seat))
        visible = table.open_hands or (seat == below and sitting.waits != "pass")
        name, hand = speech.names[seat], shown.hands[seat]
        if visible:
            if speech.is_you(seat):
                lines.append(text("draw-describe-hand-yours", lang, cards=text_of(hand) or "–"))
            else:
                lines.append(text("draw-describe-hand", lang, name=name, cards=text_of(hand) or "–"))
        else:
            count = text("draw-cards", lang, count=len(hand))
            lines.append(text("draw-describe-hand-hidden", lang, name=name, cards=count))
    for state in progress(shown.piles, shown.rules):
        line = speech.yaku_line(state, shown.field)
        lines.append(speech.say("text-yaku", yaku=state.yaku.name(lang), value=state.yaku.value, line=line))
    return "\n".join(lines)


def _pile(table: MushiTable, seat: int) -> str:
    speech, lang = table.speech, table.lang
    pile = table.sitting.shown.piles[seat]
    if not pile:
        return text("draw-describe-pile-empty", lang, name=speech.names[seat])
    points = text("draw-points", lang, count=sum(card.points for card in pile))
    cards = text_of(sorted(pile))
    return text("draw-describe-pile", lang, name=speech.names[seat], points=points, pile=cards)
