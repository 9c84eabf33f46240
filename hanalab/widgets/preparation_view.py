"""How a preparation looks: four numbered steps, one of them open to do, and what it means beside them.

Only builds nodes. What a seat that does not declare sees is in `preparation_public`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hanalab.widgets import mighty_frame as common
from hanalab.widgets.auction_view import no_hint
from hanalab.widgets.mighty_game import PREPARATION, YOU
from hanalab.widgets.nodes import Kid, Node, h, icon, note_slot, root
from hanalab.widgets.parts import (
    Element,
    Said,
    button,
    foot,
    frame,
    keys_hint,
    rail_section,
    rich,
    status_bar,
    with_rule,
    word,
)  # fmt: skip
from hanalab.widgets.preparation_desk import DONE, Desk, Preparing, desk_of, opened
from hanalab.widgets.preparation_public import public_left, public_rail
from hanalab.widgets.preparation_rail import choice_sections, contract_section, hint_section
from hanalab.widgets.preparation_steps import call_body, joker_body, kinds, lay_body, trump_body
from hanalab.widgets.preparation_words import PreparationSpeech
from hanalab.widgets.table_popovers import again_button

if TYPE_CHECKING:
    from hanalab.widgets.mighty_base import MightyWidget


def speech_of(table: MightyWidget) -> PreparationSpeech:
    """The sentences of the present state."""
    speech = PreparationSpeech(table.sitting, table.names, table.lang)
    speech.counts_hands = table.counts_hands
    return speech


def desk(table: MightyWidget) -> Desk:
    """The preparation as it stands, with what has been pressed."""
    memo: Preparing = table.memo if isinstance(table.memo, Preparing) else Preparing()
    return desk_of(table.sitting, memo)


def is_yours(table: MightyWidget) -> bool:
    """Whether the person at the table is the declarer and decides."""
    sitting = table.sitting
    declarer = sitting.position.declarer
    if declarer is None or sitting.players[declarer] != YOU:
        return False
    return not any(phase in sitting.skips for phase in PREPARATION)


def tree(table: MightyWidget) -> dict[str, Any]:
    """The whole table."""
    speech, now = speech_of(table), desk(table)
    name = speech.tell("name")
    if is_yours(table):
        said = speech.status(now)
        left, rail = _left(table, speech, now, said), _rail(table, speech, now)
    else:
        said, left = public_left(table, speech, now)
        rail = public_rail(table, speech, now)
    bar = common.title(table, speech)
    if table.alone and (now.step == DONE or not is_yours(table)):
        bar = no_hint(bar, table.lang)
    return root(
        frame(bar, left, rail, rail_name=name, cls="hl-prep"),
        common.popover_of(table, cited(said)),
        keys=_keys(table, now),
        after=table.after(),
        status="" if is_yours(table) else f"{said.bold}.",
        name=name,
    )


def cited(said: Said) -> tuple[str, ...]:
    """The rules spoken of now."""
    return tuple(dict.fromkeys((*said.rules, "K18", "K20", "K21", "K22", "K24", "K41", "K43", "K33")))


def _keys(table: MightyWidget, now: Desk) -> dict[str, str]:
    keys = common.common_keys(table)
    if is_yours(table):
        keys.pop("Enter", None)
        keys.pop(" ", None)
        if now.step < DONE:
            keys["n"] = "go"  # not the act of the button: typed ahead, it still does what was chosen
        before = _step_before(table, now)
        if before is not None:
            keys["b"] = f"step {PREPARATION[before]}"
    return keys


# -- the steps ----------------------------------------------------------------------------------------------


def _left(table: MightyWidget, speech: PreparationSpeech, now: Desk, said: Said) -> list[Kid]:
    bodies = (lay_body, trump_body, call_body, joker_body)
    steps = [
        step(table, speech, now, number, body(table, speech, now), said) for number, body in enumerate(bodies)
    ]
    return [
        status_bar(said.bold, said.rest, said.rules, said.tone, lang=table.lang),
        steps,
        note_slot("hl-only-narrow"),
        h("div", _do_buttons(table, speech, now), key="do", cls="hl-prep-do hl-only-narrow", region="do"),
        _foot(table, speech),
    ]


def step(
    table: MightyWidget, speech: PreparationSpeech, now: Desk, number: int, body: Kid, said: Said
) -> Element:
    """One step: its number or tick, its title, what it says now; open to do, or to be opened again. The step
    to be done ends with what its choice means and the buttons, so that they are near what is pressed.
    """
    state = "done" if number < now.step else "now" if number == now.step else "later"
    felt = "hl-on-felt" if number == 0 else "hl-on-panel"
    folded = _folded(now, number)
    shown = "" if state == "now" else "hl-only-wide"
    content = h("div", body, key="body", cls=shown) if body and not folded else None
    do = _step_do(table, speech, now, said) if state == "now" else None
    return h(
        "section", _step_head(table, speech, now, number, state), content, do, key=f"step-{number}",
        cls=f"hl-step hl-step-{state} {felt}", region=f"step-{number}",
        name=speech.step_spoken(now, number, can_open=False),
    )  # fmt: skip


def _folded(now: Desk, number: int) -> bool:
    """Whether a step shows its outcome only, so that the yellow bar stays in sight: the friend is called from
    a grid that shows the own cards too, and once one is called the grid may go.
    """
    return now.step in (2, 3) and number in (0, 2) and number < now.step


def _step_do(table: MightyWidget, speech: PreparationSpeech, now: Desk, said: Said) -> Element:
    """The sentence of the status bar once more below the grid of cards, and the buttons of the step."""
    words: list[Kid] = []
    if now.step == 2:
        bold, rule = h("b", rich(said.bold)), said.rules[0] if said.rules else None
        words = [bold, " ", *with_rule(rich(said.rest), rule, table.lang)]
    told = h("p", words, cls="hl-step-told", hidden_from_speech=True)
    buttons = h("div", _do_buttons(table, speech, now), cls="hl-row", region="go")
    return h("div", told, buttons, key="do", cls="hl-step-do hl-only-wide")


def _step_head(table: MightyWidget, speech: PreparationSpeech, now: Desk, number: int, state: str) -> Element:
    phase = PREPARATION[number]
    title: list[Kid] = [step_disc(number, state), h("b", speech.tell(f"step-{phase}"))]
    if state == "done" and opened(table.sitting, number) is not None:
        named: Node = h(
            "button", title, act=f"step {phase}", key="title", cls="hl-step-title", type="button",
            name=speech.step_spoken(now, number, can_open=True),
        )  # fmt: skip
    else:
        named = h("span", title, key="title", cls="hl-step-title")
    return h("div", named, _step_words(table, speech, now, number, state), key="head", cls="hl-step-head")


def step_disc(number: int, state: str) -> Element:
    """A number, or the tick of a done step; yellow while the step is to be done."""
    inside: Kid = icon("check") if state == "done" else str(number + 1)
    return h("span", inside, cls=f"hl-step-disc hl-disc-{state}", hidden_from_speech=True)


def _step_words(
    table: MightyWidget, speech: PreparationSpeech, now: Desk, number: int, state: str
) -> list[Kid]:
    """What a step says: its sentence, or in the narrow form what it has come to."""
    lang = table.lang
    made: list[Kid] = []
    if number == 2 and not _folded(now, number):
        made.append(
            h("div", kinds(table, speech, now), key="kinds", cls="" if state == "now" else "hl-only-wide")
        )
    elif number != 2:
        line, rule = (speech.cards_line, speech.trump_line, None, speech.joker_line)[number](now)  # type: ignore[misc]
        cls = "hl-step-words" if state == "now" else "hl-step-words hl-only-wide"
        made.append(h("span", with_rule(rich(line), rule, lang), key="words", cls=cls))
    if state == "done":
        line, rule = speech.brief(now, number)
        narrow = "" if number == 2 and _folded(now, number) else "hl-only-narrow"
        made.append(
            h("span", with_rule(rich(line), rule, lang), key="summary", cls=f"hl-step-words {narrow}".strip())
        )
    return made


def _foot(table: MightyWidget, speech: PreparationSpeech) -> Element:
    hints = keys_hint(
        ("Enter", speech.tell("keys-choose")),
        ("N", speech.tell("keys-next")),
        ("B", speech.tell("keys-back")),
        ("U", word("keys-undo", table.lang)),
    )
    row = foot(hints, common.switches(table))
    row["cls"] += " hl-only-wide"
    return row


# -- the rail -----------------------------------------------------------------------------------------------


def _rail(table: MightyWidget, speech: PreparationSpeech, now: Desk) -> list[Kid]:
    hint = hint_section(table, speech, now) if table.over.hint and now.step < DONE else None
    done = None
    if now.step == DONE:  # no step has the buttons then
        buttons = h("div", _do_buttons(table, speech, now), cls="hl-stack")
        done = rail_section("", buttons, key="do", cls="hl-only-wide")
    return [
        contract_section(table, speech, now),
        choice_sections(table, speech, now),
        hint,
        done,
    ]


def _do_buttons(table: MightyWidget, speech: PreparationSpeech, now: Desk) -> list[Kid]:
    """The one thing to do now, and the way back."""
    made: list[Kid] = []
    if now.step == DONE:
        if table.alone:
            made += again_button(table.lang)
    else:
        why = now.why_not_yet()
        deed = now.deed()
        made.append(
            button(
                speech.do_words(now),
                "do" if deed is None else str(deed),
                kind="primary" if why is None else "plain",
                why=why.text(table.lang) if why is not None else None,
                rule=why.rule if why is not None else None,
                refused=why is not None,
                cls="hl-wide-btn",
                key="do",
            )
        )
    before = _step_before(table, now)
    if before is not None:
        phase = PREPARATION[before]
        label = speech.tell(f"back-{phase}")
        made.append(button(label, f"step {phase}", icon_name="left", cls="hl-wide-btn", key="back"))
    return made


def _step_before(table: MightyWidget, now: Desk) -> int | None:
    """The nearest earlier step that can be opened again."""
    return next(
        (step for step in range(now.step - 1, -1, -1) if opened(table.sitting, step) is not None), None
    )
