"""What of the hand explorer stays in a saved notebook: a picture and a text."""

from __future__ import annotations

from typing import Any

from hanalab.core.language import text
from hanalab.draw.explorer import Candidate, Cell, Strip, bids_table, explorer_still
from hanalab.draw.scene import Scene
from hanalab.draw.svg import svg
from hanalab.explore import Advice, Answer, Bids, Comparison, Kitty, Solution
from hanalab.explore.words import with_error
from hanalab.mighty.cards import SIGNS
from hanalab.widgets import explorer_words as words
from hanalab.widgets.explorer_bids import cell_words, foot_words
from hanalab.widgets.explorer_draft import Draft
from hanalab.widgets.explorer_model import Inquiry
from hanalab.widgets.explorer_rail import Look
from hanalab.widgets.explorer_rows import best_cards, plan_words, rows_of, signed_values, tick_words, unit_of
from hanalab.widgets.explorer_setup import said as setup_said
from hanalab.widgets.explorer_setup import zone_name
from hanalab.widgets.explorer_view import held, table_cards
from hanalab.widgets.mighty_words import sign_of
from hanalab.widgets.parts import Said


def still(at: Inquiry, look: Look, answer: Answer | None, now: Said, lang: str) -> str:
    """The hand, the bar, and the candidates or the bids, as they stand now."""
    shown = answer.second if isinstance(answer, Comparison) else answer
    body: Scene | list[Candidate]
    foot = ""
    if isinstance(shown, Bids):
        body, foot = _bids(shown, look, lang), foot_words(shown, look.shows, lang)
    else:
        body = [_candidate(at, shown, row, place, lang) for place, row in enumerate(rows_of(at, shown))]
    if shown is not None:
        foot = f"{foot} {words.timeless(shown.how(lang), shown, lang)}".strip()
    unit = text(f"explorer-unit-{unit_of(at, shown)}", lang)
    title = f"{text('explorer-title', lang)}: {words.place(at, lang)}"
    return svg(
        explorer_still(
            _strip(at, shown, lang), now.bold, now.rest, body, unit, foot, title, written(at, answer, lang),
            ticks=lambda tick: tick_words(tick, lang, signed_values(at, shown)),
        )
    )  # fmt: skip


def _strip(at: Inquiry, answer: Answer | None, lang: str) -> Strip:
    lifted = tuple(one.code for one in best_cards(at, answer))
    beside = tuple((name, tuple(one.code for one in some)) for name, some in table_cards(at, lang))
    cards = held(at)
    labels = tuple(one.code if at.game == "mushi" else sign_of(one, lang) for one in cards)
    return Strip(tuple(map(_face, cards)), lifted, beside, words.situation(at, lang), labels)


def _face(one: Any) -> str:
    return "back" if one.code == "?" else str(one.code)


def _candidate(at: Inquiry, answer: Answer | None, row: Any, place: int, lang: str) -> Candidate:
    valued = isinstance(answer, Advice | Solution | Kitty)
    value = with_error(row.mean, row.error, lang, signed_values(at, answer)) if valued else "…"
    behind = words.distance(row, place == 0, words.is_exact(answer), lang) if valued else ""
    if isinstance(answer, Kitty):
        name, told = plan_words(row, lang)
        codes = tuple(one.code for one in row.discards)
        return Candidate(codes, (), name, told, value, behind, row.mean, row.error, True)
    known: Any = at.known
    played = getattr(row.action, "card", None) or getattr(known, "pending", None)
    codes = () if played is None else (played.code,)
    takes = tuple(one.code for one in row.takes)
    told = words.detail(at, row, lang)
    return Candidate(codes, takes, row.label(lang), told, value, behind, row.mean, row.error, valued)


def _bids(answer: Bids, look: Look, lang: str) -> Scene:
    best = answer.best
    rows = []
    for row in answer.rows:
        cells = []
        for number in answer.numbers:
            bid = type(best)(number, row.trump) if best is not None else None
            said, depth = cell_words(answer, _bid(number, row.trump), look.shows, lang)
            cells.append(Cell(said, depth, bid is not None and bid == best))
        rows.append((SIGNS[row.trump], cells))
    return bids_table(list(answer.numbers), rows, text("explorer-bids", lang))


def _bid(number: int, trump: str) -> Any:
    from hanalab.mighty import Bid

    return Bid(number, trump)


def written(at: Inquiry, answer: Answer | None, lang: str) -> str:
    """The position, and what the answer says, as plain text."""
    lines = [f"{text('explorer-title', lang)}: {words.place(at, lang)}", str(at.known)]
    lines += [words.step_words(at, step, lang) for step in at.trail]
    if answer is not None:
        lines += ["", words.timeless(answer.text(lang), answer, lang)]
    return "\n".join(lines)


# --- the set-up --------------------------------------------------------------------------------------------


def draft_still(draft: Draft, lang: str) -> str:
    """The places with their cards, and whether something is wrong."""
    zones = draft.zones()
    own = zones[0]
    beside = tuple(
        (
            zone_name(draft, zone.key, lang),
            (*(one.code for one in zone.cards), *(("back",) * min(zone.unknown, 10))),
        )
        for zone in zones[1:]
        if zone.cards
    )
    now = setup_said(draft, lang)
    strip = Strip((*(one.code for one in own.cards), *(("back",) * own.unknown)), (), beside, ())
    title = text("explorer-title", lang)
    return svg(explorer_still(strip, now.bold, now.rest, None, "", "", title, draft_written(draft, lang)))


def draft_written(draft: Draft, lang: str) -> str:
    """The text of what is put together, and all that is wrong with it."""
    return words.report(draft.text(), draft.defects(), lang)
