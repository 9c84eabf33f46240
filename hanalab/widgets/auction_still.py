"""An auction as a picture and in words: what stays in a saved notebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanalab.core.language import text
from hanalab.draw.mighty_auction import auction_scene
from hanalab.draw.svg import svg
from hanalab.mighty import UNKNOWN
from hanalab.widgets.auction_view import dealt_hand, speech_of
from hanalab.widgets.mighty_words import signs_of, sorted_hand

if TYPE_CHECKING:
    from hanalab.widgets.mighty_base import MightyWidget


def picture(table: MightyWidget) -> str:
    """Chart, status bar and hand as SVG; the hands of others stay hidden."""
    speech = speech_of(table)
    said = speech.status()
    seat = table.sitting.below
    scene = auction_scene(
        table.hand,
        seat,
        table.lang,
        names=speech.names,
        notes=[speech.column_note(other) for other in speech.columns],
        line=speech.standing_line(),
        status=(said.bold, said.rest, said.rules[0] if said.rules else ""),
        hand=dealt_hand(table, seat),
        four_colours=table.four_colours,
    )
    return svg(scene)


def words(table: MightyWidget) -> str:
    """The same in lines of text."""
    speech, lang, position = speech_of(table), table.lang, table.hand
    said = speech.status()
    rules = f" ({', '.join(said.rules)})" if said.rules else ""
    lines = [
        f"{text('term-mighty-game', lang)} · {speech.place(open_hands=table.open_hands)}",
        f"{said.bold}. {said.rest}{rules}" if said.rest else f"{said.bold}.{rules}",
    ]
    for seat in speech.columns:
        heard = [
            speech.tell("pass") if bid is None else bid.sign
            for who, bid in position.auction.said
            if who == seat
        ]
        lines.append(
            speech.tell(
                "text-said", name=speech.names[seat], said=", ".join(heard) or speech.tell("text-nothing")
            )
        )
    bold, rest, rule = speech.standing_line()
    lines.append(f"{bold} {rest}".rstrip() + f" ({rule})")
    for seat in speech.around():
        if seat == table.sitting.below or table.open_hands:
            cards = sorted_hand(card for card in dealt_hand(table, seat) if card is not UNKNOWN)
            if cards:
                lines.append(
                    speech.tell("text-hand", name=speech.hand_title(seat), cards=signs_of(cards, lang))
                )
    if table.open_hands:
        lines.append(
            speech.tell("text-hand", name=speech.tell("kitty"), cards=signs_of(position.kitty, lang))
        )
    return "\n".join(lines)
