"""How the trick table looks: felt, status, hand and rail; at the end the settlement. Only builds nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hanalab.core.language import text
from hanalab.draw.mighty import tally
from hanalab.mighty import UNKNOWN, Card, Laid
from hanalab.mighty.tricks import winner_of
from hanalab.widgets import mighty_frame as common
from hanalab.widgets import review_view
from hanalab.widgets import trick_end as end
from hanalab.widgets import trick_rail as rail
from hanalab.widgets.costs import costs_section
from hanalab.widgets.mighty_game import BEFORE_PLAY
from hanalab.widgets.mighty_words import sorted_hand
from hanalab.widgets.nodes import Kid, h, note_slot, root
from hanalab.widgets.parts import Element, Said, button, foot, frame, keys_hint, status_bar, tabs, word
from hanalab.widgets.picker import CardButton, Refusal, card_buttons
from hanalab.widgets.review_words_mighty import MightyReviewWords
from hanalab.widgets.trick_hint import hint_section, hinted, ladder_for
from hanalab.widgets.trick_log import log_lines
from hanalab.widgets.trick_words import TrickSpeech, legal_of

if TYPE_CHECKING:
    from hanalab.widgets.mighty_base import MightyWidget
    from hanalab.widgets.trick_table import Playing

HAND = 84
TABS = ("points", "last", "log")


def speech_of(table: MightyWidget) -> TrickSpeech:
    """The sentences of the present state."""
    return TrickSpeech(table.sitting, table.names, table.lang)


def memo_of(table: MightyWidget) -> Playing:
    """What the person has chosen or looks at."""
    memo: Playing = table.memo
    return memo


def tree(table: MightyWidget) -> dict[str, Any]:
    """The whole table."""
    if table.reviewing:
        return review_tree(table)
    speech, memo = speech_of(table), memo_of(table)
    said = speech.status(memo.selected, memo.looking)
    position = table.hand
    if position.phase in BEFORE_PLAY:
        left, side = _before(table, speech, said)
    elif position.is_over and not table.sitting.held and memo.looking is None:
        left, side = _over(table, speech, said)
    else:
        left, side = _playing(table, speech, said), _rail(table, speech)
    busy = memo.selected is not None or memo.looking is not None
    return root(
        frame(common.title(table, speech), left, side, rail_name=speech.tell("name"), cls="hl-trick"),
        common.popover_of(table, cited(table, speech, said)),
        keys=keys(table, speech),
        after=table.after(),
        escape="unselect" if busy else None,
        status=_told(table, speech),
        name=speech.tell("name"),
    )


def review_tree(table: MightyWidget) -> dict[str, Any]:
    """The table while a finished hand is reviewed."""
    words, speech = MightyReviewWords(table), speech_of(table)
    turn = table.looked_at
    own = next((move for move in turn.moves if table.is_own(move.position)), None) if turn else None
    return review_view.tree(
        table,
        words,
        title=text("term-mighty-game", table.lang),
        place=text("review-mighty-place", table.lang, hand=len(table.sitting.session.hands) + 1),
        felts=common.felts(table),
        ladder=None if own is None else ladder_for(table, own.position),
        popover=common.popover_of(table, cited(table, speech, words.status())),
        cls="hl-trick",
    )


def keys(table: MightyWidget, speech: TrickSpeech) -> dict[str, str]:
    """The keys of the play."""
    made = common.common_keys(table)
    memo = memo_of(table)
    made["l"] = "last"
    for place, (act, _) in enumerate(rail.choices(speech, memo.selected), 1):
        made[str(place)] = act
    if memo.looking is not None:
        made["Enter"] = made[" "] = "unselect"
    elif table.rests:
        made["Enter"] = made[" "] = "prepare"
    return made


def cited(table: MightyWidget, speech: TrickSpeech, said: Said) -> tuple[str, ...]:
    """The rules spoken of now."""
    lines = log_lines(speech)[-rail.LINES :]
    told = (piece.rule for line in reversed(lines) for piece in line.pieces)
    return tuple(dict.fromkeys((*said.rules, *told, "K24", "K38", "K39", "K42")))


def _told(table: MightyWidget, speech: TrickSpeech) -> str:
    """What the others did since one's own last card, as one spoken sentence."""
    sitting = table.sitting
    if sitting.waits == "bot" or sitting.is_over:
        return ""
    since: list[str] = []
    for line in reversed(log_lines(speech)):
        if line.back is not None or len(since) > 5:
            break
        since.append(rail.line_words(line, speech.lang))
    return " ".join(reversed(since))


# -- left column --------------------------------------------------------------------------------------------


def _playing(table: MightyWidget, speech: TrickSpeech, said: Said) -> list[Kid]:
    memo = memo_of(table)
    given = rail.choices(speech, memo.selected)
    narrow = (
        rail.narrow_choices(speech, memo.selected, given) if memo.selected is not None and given else None
    )
    tab = table.over.tab if table.over.tab in TABS else "points"
    options = [(f"tab {name}", speech.tell(f"tab-{name}")) for name in TABS]
    row = foot(_hints(table, speech), common.switches(table))
    row["cls"] += " hl-only-wide"
    return [
        rail.contract_line(table, speech),
        common.felts(table),
        _status(table, said),
        narrow,
        _hand(table, speech),
        row,
        tabs(options, f"tab {tab}", cls="hl-only-narrow"),
    ]


def _status(table: MightyWidget, said: Said) -> Element:
    lang = table.lang
    action: Kid = common.go_on(table)
    if memo_of(table).looking is not None:
        action = button(text("trick-look-close", lang), "unselect")
    return status_bar(said.bold, said.rest, said.rules, said.tone, action=action, lang=lang)


def _hints(table: MightyWidget, speech: TrickSpeech) -> list[Element]:
    lang, sitting = table.lang, table.sitting
    hints: list[tuple[str | tuple[str, ...], str]] = []
    if memo_of(table).looking is not None:
        hints.append(("Esc", text("trick-look-close", lang)))
    elif sitting.waits:
        hints.append(("Enter", word("keys-continue", lang)))
    else:
        hints.append((("\N{LEFTWARDS ARROW}", "\N{RIGHTWARDS ARROW}"), word("keys-move", lang)))
        hints += [("Enter", word("keys-play", lang)), ("?", word("keys-why", lang))]
    hints += [("L", speech.tell("keys-last")), ("U", word("keys-undo", lang))]
    return keys_hint(*hints)


def _hand(table: MightyWidget, speech: TrickSpeech) -> list[Element]:
    """The hand of the seat below: live for the one who decides, quiet while others act."""
    sitting, position = table.sitting, table.hand
    below, memo = sitting.below, memo_of(table)
    held = [each for each in sorted_hand(position.hands[below]) if each is not UNKNOWN]
    mine = sitting.decider == below and memo.looking is None
    # A finished trick does not keep one who leads the next from leading.
    leads = sitting.look == "trick" and position.player == below and sitting.decides(position)
    best = hinted(table)
    live = mine or leads
    buttons = card_buttons(
        [
            CardButton(
                each,
                f"choose {each.code}",
                selected=each is memo.selected,
                refusal=_refusal(table, speech, each) if live else None,
                about=_about(speech, each, live),
                label="",
                veil=None if live else "quiet",
                ring="target" if each is best and each is not memo.selected else None,
            )
            for each in held
        ],
        lang=table.lang,
        fourcolour=table.four_colours,
        labels=False,
    )
    for each in buttons:
        each["enter"] = _enter(table, speech, Card(str(each["key"])))
    you = speech.is_you(below)
    name = speech.tell("your-hand") if you else speech.tell("hand-of", name=speech.names[below])
    row = h(
        "div",
        buttons,
        key="cards",
        cls="hl-cards hl-fan hl-trick-cards",
        css={"--hl-w": f"{HAND}px"},
        region="hand",
        role="group",
        name=name,
    )
    return [h("div", row, key="hand", cls="hl-hand hl-on-felt2"), note_slot(key="hand-note")]


def _enter(table: MightyWidget, speech: TrickSpeech, each: Card) -> str:
    """What Enter does on a card: goes on where something waits to be looked at, else plays the card at once;
    one that leaves a choice is selected.
    """
    if memo_of(table).looking is not None:
        return "unselect"
    if table.sitting.waits:
        return "prepare" if table.rests else "continue"
    choice = len(rail.choices(speech, each)) > 1
    return f"choose {each.code}" if choice else f"play {each.code}"


def _refusal(table: MightyWidget, speech: TrickSpeech, each: Card) -> Refusal | None:
    if each in legal_of(table.hand):
        return None
    why = table.hand.why_not(f"play {each.code}")
    return Refusal(why.text(table.lang), why.rule) if why is not None else None


def _about(speech: TrickSpeech, each: Card, live: bool) -> tuple[str, ...]:
    """Where the card is, and whether it would win so far."""
    position = speech.position
    place = speech.tell("in-hand")
    if not live or not position.trick or position.trump is None or each not in legal_of(position):
        return (place,)
    trick = (*position.trick, Laid(each))
    won = winner_of(trick, position.trump, position.number, position.joker_call, position.rules)
    return (
        (place, speech.tell("may-win"))
        if won.place == len(position.trick)
        else (place, speech.tell("playable"))
    )


# -- the rail -----------------------------------------------------------------------------------------------


def _rail(table: MightyWidget, speech: TrickSpeech) -> list[Kid]:
    sitting, memo = table.sitting, memo_of(table)
    tab = table.over.tab if table.over.tab in TABS else "points"
    made: list[Kid] = [rail.contract_section(table, speech)]
    made.append(rail.points_section(table, speech, "" if tab == "points" else "hl-only-wide"))
    given = rail.choices(speech, memo.selected)
    if memo.selected is not None and given:
        made.append(rail.choices_section(speech, memo.selected, given))
    hint = bool(table.over.hint) and sitting.decider is not None
    if hint:
        made.append(hint_section(table, speech))
    if sitting.lying is not None:
        made.append(rail.why_section(speech, sitting.lying))
    shown = "" if tab == "last" else "hl-only-wide"
    if (sitting.lying is None and not hint) or tab == "last":
        only = sitting.lying is not None or hint
        made.append(rail.last_section(table, speech, memo.looking, "hl-only-narrow" if only else shown))
    if not sitting.watching:
        words = MightyReviewWords(table)
        made.append(
            costs_section(
                table.study, table.costs(), lang=table.lang, name=words.name, side=words.side,
                label=words.label, shown=2 if hint else 3, brief=hint, opened=table.costs_opened,
            )
        )  # fmt: skip
    busy = hint or table.study.costs
    made.append(
        rail.log_section(table, speech, "" if tab == "log" else "hl-only-wide", 1 if busy else rail.LINES)
    )
    return made


# -- before and after the play ------------------------------------------------------------------------------


def _before(table: MightyWidget, speech: TrickSpeech, said: Said) -> tuple[list[Kid], list[Kid]]:
    """A hand without a contract: bots can bring it to the play."""
    go = button(speech.tell("before-go"), "prepare", kind="primary")
    row = foot([], common.switches(table))
    status = status_bar(said.bold, said.rest, said.rules, said.tone, action=go, lang=table.lang)
    left: list[Kid] = [status, _hand(table, speech), row]
    return left, [rail.log_section(table, speech, "")]


def _over(table: MightyWidget, speech: TrickSpeech, said: Said) -> tuple[list[Kid], list[Kid]]:
    """The settlement; a hand that was thrown in has none."""
    status = status_bar(said.bold, said.rest, said.rules, said.tone, lang=table.lang)
    score = table.hand.score()
    if score.bid is None:
        return [status, h("div", cls="hl-on-felt hl-grow", key="empty")], [end.next_section(table, speech)]
    count = tally(table.hand, table.sitting.below, True)
    bar = rail.points_bar(speech, count)
    happened: Element = {**rail.log_section(table, speech, "hl-only-wide"), "region": "log"}
    left: list[Kid] = [
        status,
        end.formula(speech, score),
        end.formula_narrow(speech, score, bar),
        end.rows(table, speech, score),
        happened,
    ]
    side: list[Kid] = [
        rail.points_section(table, speech, "hl-only-wide", over=True),
        end.session_section(table, speech, score),
        end.next_section(table, speech),
    ]
    return left, side
