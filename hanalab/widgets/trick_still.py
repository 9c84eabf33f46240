"""The trick table in a saved notebook: a picture and its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanalab.core.language import text
from hanalab.draw.mighty import (
    contract_lines,
    count_words,
    formula_cells,
    share_words,
    static_scene,
    tally,
    with_large_index,
)
from hanalab.draw.svg import svg
from hanalab.mighty import UNKNOWN
from hanalab.widgets import review_view
from hanalab.widgets.mighty_game import BEFORE_PLAY
from hanalab.widgets.mighty_words import signs_of, sorted_hand
from hanalab.widgets.review_words_mighty import MightyReviewWords
from hanalab.widgets.trick_view import memo_of, speech_of
from hanalab.widgets.trick_words import legal_of

if TYPE_CHECKING:
    from hanalab.widgets.mighty_base import MightyWidget


def picture(table: MightyWidget) -> str:
    """Table, status, hand and contract; the settlement once the hand is over. Hidden cards stay hidden."""
    if table.reviewing:
        return review_view.still(MightyReviewWords(table))
    sitting, position, memo, speech = table.sitting, table.hand, memo_of(table), speech_of(table)
    said = speech.status(memo.selected)
    status = (said.bold, said.rest, said.rules[0] if said.rules else "")
    below = sitting.below
    live = sitting.decider == below
    legal = legal_of(position) if live else ()
    shown = position if table.open_hands or position.is_over else position.view(below)
    scene = static_scene(
        shown,
        below,
        table.lang,
        names=speech.names,
        open_hands=table.open_hands,
        lying=sitting.lying,
        selected=memo.selected,
        refused=[card for card in position.hands[below] if card not in legal] if live else (),
        quiet=not live,
        status=status,
        four_colours=table.four_colours,
    )
    return svg(with_large_index(scene) if table.large_index else scene)


def words(table: MightyWidget) -> str:
    """The table as its reader sees it, in plain words."""
    sitting, position, lang = table.sitting, table.hand, table.lang
    if table.reviewing:
        number = len(sitting.session.hands) + 1
        title = f"{text('term-mighty-game', lang)} · {text('review-mighty-place', lang, hand=number)}"
        return review_view.words_of(table, MightyReviewWords(table), title)
    speech, memo, below = speech_of(table), memo_of(table), sitting.below
    said = speech.status(memo.selected)
    rules = f" ({', '.join(said.rules)})" if said.rules else ""
    rest = f" {said.rest}" if said.rest else ""
    lines = [
        f"{text('term-mighty-game', lang)} · {speech.place(open_hands=table.open_hands)}",
        f"{said.bold}.{rest}{rules}",
    ]
    if position.is_over and not sitting.held and not position.is_dead:
        score = position.score()
        lines.append(score.formula(lang))
        for cell in formula_cells(score, lang):
            lines.append(f"{cell.sign} {cell.number}: {cell.label} ({cell.rule})".strip())
        shares, rule = share_words(score, lang)
        lines.append(f"{shares} ({rule})")
        for seat in speech.around():
            side = text(f"side-{score.sides[seat]}", lang)
            lines.append(f"{speech.names[seat]}, {side}: {score.formula(lang, seat)}")
        return "\n".join(lines)
    if position.phase not in BEFORE_PLAY and not position.is_dead:
        lines += _play(table)
    for seat in speech.around():
        hand = sorted_hand(position.hands[seat])
        if not hand or UNKNOWN in hand or not (seat == below or table.open_hands):
            continue
        key = "text-hand" if speech.is_you(seat) else "text-hand-of"
        lines.append(speech.tell(key, name=speech.names[seat], cards=signs_of(hand, lang)))
    return "\n".join(lines)


def _play(table: MightyWidget) -> list[str]:
    from hanalab.draw.mighty import trick_table_scene

    sitting, position, lang = table.sitting, table.hand, table.lang
    speech, below = speech_of(table), sitting.below
    lines: list[str] = []
    contract = contract_lines(
        position, below, speech.names, lang, lying=sitting.lying, everything=table.open_hands
    )
    bid = position.contract.sign if position.contract else ""
    lines.append(f"{bid}. " + " ".join(f"{line.bold} {line.rest} ({line.rule})." for line in contract))
    count = tally(position, below, table.open_hands)
    told = count_words(count, speech.own, position, lang)
    counts = ", ".join(f"{number} {label}" for number, label in told)
    lines.append(speech.tell("text-points", counts=counts, need=count.need))
    scene = trick_table_scene(
        position, below, names=speech.names, lying=sitting.lying, open_hands=table.open_hands, lang=lang
    )
    lines.append(scene.description)
    return [line.replace("\N{VARIATION SELECTOR-15}", "") for line in lines]
