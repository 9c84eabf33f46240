"""Beside and under the answer of the hand explorer: how sure it is, the line it expects, and what if."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from hanalab.core.language import text
from hanalab.core.ruleset import option_reason
from hanalab.explore import Advice, Answer, Bids, Comparison, Solution
from hanalab.explore.words import capital, duration, percent
from hanalab.mighty import Bid
from hanalab.widgets import explorer_words as words
from hanalab.widgets.explorer_ask import Change
from hanalab.widgets.explorer_bids import with_bid
from hanalab.widgets.explorer_model import Inquiry
from hanalab.widgets.explorer_walk import exchangeable
from hanalab.widgets.nodes import Kid, h
from hanalab.widgets.parts import Element, Side, button, log, log_line, rail_section, rich, switch, word

State = Literal["idle", "preparing", "working", "failed"]
#: house rules that change neither what may be played nor what it is worth
BESIDE: Final = frozenset(
    (
        "length",
        "month_order",
        "first_dealer",
        "four_on_field",
        "four_pairs",
        "three_willows",
        "four_in_hand",
        "tie_dealer",
        "dealer_rotation",
        "misdeal",
        "first_bidder",
        "dead_hand_counts",
        "hands",
    )
)
#: steps of the expected line that are shown
STEPS: Final = 5


@dataclass(frozen=True, slots=True)
class Look:
    """What is shown beside the inquiry: a popover and its errors, the question of "what if" that is open
    (`what`: exchange or rule, with the card that goes and the rule chosen), the branch kept as A, the two
    inquiries side by side, and of the bids what the cells show and which is chosen."""

    popover: str = ""
    errors: tuple[str, ...] = ()
    what: str = ""
    out: str = ""
    rule: str = ""
    kept: Inquiry | None = None
    sides: tuple[Inquiry, Inquiry] | None = None
    change: Change | None = None
    shows: Literal["chance", "score"] = "chance"
    bid: Bid | None = None


def rail(at: Inquiry, look: Look, answer: Answer | None, state: State, asked: bool, lang: str) -> list[Kid]:
    """All sections."""
    if at.kind == "over":
        return [trail(at, lang)]  # nothing is left to ask
    made: list[Kid] = [estimate(at, answer, state, asked, lang)]
    if isinstance(answer, Bids):
        made.append(with_bid(answer, look.bid, lang))
    if isinstance(answer, Advice | Solution) and answer.line:
        made.append(line(at, answer, lang))
    if look.sides is None:
        made.append(trail(at, lang))
    return made


# --- the estimate ------------------------------------------------------------------------------------------


def estimate(at: Inquiry, answer: Answer | None, state: State, asked: bool, lang: str) -> Element:
    """How the answer was obtained, how far it is, and the buttons that stop, sharpen or ask."""
    exact = words.value_words(answer, lang)
    title = text("explorer-solved" if exact else "explorer-estimate", lang)
    running = state in ("preparing", "working")
    kids: list[Kid] = []
    if exact:
        kids.append(h("p", h("b", exact), key="exact"))
    if answer is not None:
        whole = answer.second if isinstance(answer, Comparison) else answer
        how = words.timeless(whole.how(lang), whole, lang)
        bars = [" ", text("explorer-bars-how", lang)] if not exact and not isinstance(whole, Bids) else None
        kids.append(h("p", how, bars, key="how"))
    elif state == "preparing":
        kids.append(h("p", text("explorer-preparing-rest", lang), key="how"))
    else:
        kids.append(h("p", text("explorer-ask-how", lang), key="how"))
    if answer is not None or running:
        kids += _progress(answer, state, lang)
    kids.append(h("div", _asking_buttons(at, answer, running, asked, lang), cls="hl-row hl-even", key="do"))
    return rail_section(title, h("div", kids, cls="hl-stack"), key="estimate")


def _progress(answer: Answer | None, state: State, lang: str) -> list[Kid]:
    said, share = words.progress(answer, lang)
    percent_ = None if share is None else round(100 * share)
    moving = state in ("preparing", "working") and percent_ is None
    fill = h("span", cls="hl-xdone-part", css={"width": f"{percent_ or (100 if moving else 0)}%"})
    meter = h(
        "div",
        fill,
        key="bar",
        cls="hl-xprogress hl-xmoving" if moving else "hl-xprogress",
        role="progressbar",
        name=text("explorer-estimate", lang),
        aria_valuemin=0,
        aria_valuemax=100,
        aria_valuenow=percent_,
    )
    took = "" if answer is None else duration(answer.seconds, lang)
    if not said:
        said = text("explorer-preparing" if state == "preparing" else "explorer-working", lang)
    return [meter, h("div", h("span", said), h("span", took), cls="hl-spread hl-dim", key="count")]


def _asking_buttons(at: Inquiry, answer: Answer | None, running: bool, asked: bool, lang: str) -> list[Kid]:
    if answer is None and not running:
        can = at.kind in ("rows", "bids", "kitty")
        why = None if can else text("explorer-branch-not-here", lang)
        return [
            button(
                text("explorer-ask", lang),
                "ask",
                kind="primary" if can else "plain",
                icon_name="play",
                refused=not can,
                why=why,
            )
        ]
    stop = button(
        word("stop", lang),
        "stop",
        icon_name="stop",
        refused=not running,
        why=None if running else text("explorer-stop-none", lang),
    )
    whole = (answer is not None and answer.stopped == "all") or words.is_exact(answer)
    sharpen = button(
        text("explorer-sharpen", lang),
        "sharpen",
        icon_name="plus",
        refused=whole,
        why=text("explorer-sharpen-open", lang) if whole else None,
    )
    return [stop, sharpen]


# --- the line ----------------------------------------------------------------------------------------------


def line(at: Inquiry, answer: Advice | Solution, lang: str) -> Element:
    """What is expected next."""
    names = words.names(at, lang)
    lines = []
    for place, step in enumerate(answer.line[:STEPS]):
        side: Side = "you" if step.seat == at.seat else "other"
        name = names[step.seat]
        often = ""
        if 0 < step.share < 0.995:
            often = text("explorer-line-share", lang, share=words.tight(percent(step.share)))
        said = f"{name} {step.label(lang, often)}"
        lines.append(log_line(step.number, said, names={name: side}, key=str(place), lang=lang))
    return rail_section(text("explorer-line", lang), log(lines), key="line")


def trail(at: Inquiry, lang: str) -> Element | None:
    """What was walked to come here, with the way back to the start."""
    if not at.trail:
        return None
    names = words.names(at, lang)
    lines = []
    for place, step in enumerate(at.trail):
        side: Side = "you" if step.seat == at.seat else "other"
        name = names[step.seat]
        said = f"{name} {words.step_words(at, step, lang)}"
        lines.append(log_line(step.number or place + 1, said, names={name: side}, key=str(place), lang=lang))
    back = button(text("explorer-trail-start", lang), "start", icon_name="undo", kind="quiet")
    return rail_section(text("explorer-trail", lang), log(lines[-6:], back), key="trail")


# --- what if -----------------------------------------------------------------------------------------------


def what_if(at: Inquiry, look: Look, answer: Answer | None, lang: str) -> Element | None:
    """Under the answer: one card exchanged, one rule changed, two branches compared, all cards opened."""
    if at.kind == "over" or look.sides is not None:
        return None
    can = at.kind in ("rows", "bids", "kitty")
    none = None if can else text("explorer-branch-not-here", lang)
    no_card = none or (None if exchangeable(at) else text("explorer-exchange-none", lang))
    exchange = button(
        text("explorer-exchange", lang),
        "what exchange",
        icon_name="swap",
        pressed=look.what == "exchange",
        refused=no_card is not None,
        why=no_card,
    )
    change = button(
        text("explorer-rule", lang),
        "what rule",
        icon_name="book",
        pressed=look.what == "rule",
        refused=not can,
        why=none,
    )
    keep = button(
        text("explorer-branches", lang),
        "keep",
        icon_name="copy",
        pressed=look.kept is not None,
        refused=not can and look.kept is None,
        why=none if look.kept is None else None,
    )
    buttons: list[Kid] = [exchange, change, keep]
    if table_below(at):
        table = table_button(answer, lang)
        table["cls"] += " hl-only-wide"
        buttons.append(table)
    why = at.why_not_open()
    open_ = None
    if why is None or at.left_deal:
        barred = None if why is None else why.text(lang)
        open_ = switch(text("explorer-open-cards", lang), "look", at.open, why=barred)
    kids: list[Kid] = [
        h("div", buttons, cls="hl-xifs", key="ifs"),
        _exchange(at, look, lang) if look.what == "exchange" else None,
        _rule(at, look, lang) if look.what == "rule" else None,
        _branch(at, look, lang) if look.kept is not None else None,
    ]
    made = rail_section(
        text("explorer-what-if", lang), h("div", kids, cls="hl-stack"), aside=open_, key="what-if",
        cls="hl-xwhatif",
    )  # fmt: skip
    return {**made, "region": "what-if"}


def table_below(at: Inquiry) -> bool:
    """Whether the button of the table as text stands under the answer: there the title bar has long words."""
    return at.kind in ("bids", "kitty")


def table_button(answer: Answer | None, lang: str) -> Element:
    """The button that copies the answer as text."""
    none = text("explorer-table-text-none", lang)
    return button(
        text("explorer-table-text", lang),
        copy=None if answer is None else answer.text(lang),
        icon_name="copy",
        key="table",
        refused=answer is None,
        why=none if answer is None else None,
    )


def _exchange(at: Inquiry, look: Look, lang: str) -> Element:
    key = "explorer-exchange-in" if look.out else "explorer-exchange-out"
    gone = words.sign(at, look.out, lang) if look.out else ""
    cancel = button(text("explorer-cancel", lang), "what", kind="quiet", key="cancel-exchange")
    return h("p", rich(text(key, lang, card=gone)), " ", cancel, key="exchange", role="status")


def _rule(at: Inquiry, look: Look, lang: str) -> Element:
    options = [h("option", text("explorer-rule-none", lang), value="")]
    for key, value, words_ in rule_changes(at, lang):
        options.append(h("option", words_, value=f"{key}={value}"))
    choice = h(
        "select",
        options,
        field="rule-choice",
        cls="hl-input hl-xfull",
        key="choice",
        value=look.rule,
        name=text("explorer-rule-choose", lang),
    )
    go = button(
        text("explorer-rule-go", lang),
        "rule-go",
        kind="primary" if look.rule else "plain",
        refused=not look.rule,
        why=None if look.rule else text("explorer-rule-none", lang),
    )
    cancel = button(text("explorer-cancel", lang), "what", kind="quiet", key="cancel-rule")
    return h("div", choice, h("div", go, cancel, cls="hl-row"), cls="hl-stack", key="rule")


def rule_changes(at: Inquiry, lang: str) -> list[tuple[str, str, str]]:
    """Every house rule that matters here with every other value: key, value, and the words of the choice."""
    rules: Any = at.rules
    made = []
    for key, option in rules.OPTIONS.items():
        if key in BESIDE:
            continue
        for value in option.values:
            if value != getattr(rules, key):
                said = capital(option_reason(key, value).text(lang))
                made.append((key, str(value), f"{option.rule} {said}"))
    return made


def _branch(at: Inquiry, look: Look, lang: str) -> Element:
    kept: Inquiry = look.kept  # type: ignore[assignment]
    where = branch_words(kept, lang)
    why = None
    if at == kept:
        why = text("explorer-branch-same", lang)
    elif at.kind not in ("rows", "bids", "kitty"):
        why = text("explorer-branch-not-here", lang)
    elif at.kind != kept.kind or at.open != kept.open:
        why = text("explorer-branch-games", lang)
    go = button(
        text("explorer-branch-go", lang),
        "branch-go",
        kind="plain" if why else "primary",
        refused=why is not None,
        why=why,
    )
    return h(
        "div",
        h("p", rich(text("explorer-branch-kept", lang, where=where)), key="kept"),
        h("p", text("explorer-branch-how", lang), cls="hl-dim", key="how"),
        h(
            "div",
            go,
            button(text("explorer-branch-forget", lang), "forget", kind="quiet"),
            cls="hl-row",
            key="do",
        ),
        cls="hl-stack",
        key="branch",
    )


def branch_words(at: Inquiry, lang: str) -> str:
    """Where a branch stands: after its last step, or at the start."""
    if not at.trail:
        return text("explorer-start", lang)
    return text("explorer-after-act", lang, act=words.step_words(at, at.trail[-1], lang))
