"""What opens over the tables of both games: a new deal by its seed, a text to paste. Only builds nodes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from hanalab.core.language import text
from hanalab.explore.words import number
from hanalab.widgets.bot_choice import NAMES, SLOW, TIMES
from hanalab.widgets.nodes import Kid, h
from hanalab.widgets.overlays import popover, readable
from hanalab.widgets.parts import Element, button, segmented, word
from hanalab.widgets.seeds import next_seed

#: what is wrong with a pasted text is told in so many lines at most
MOST: Final = 8


def again_button(lang: str, key: str = "deal") -> list[Element]:
    """The button of a table without a session that deals anew, and who deals."""
    same = h("p", text("table-deal-same", lang), cls="hl-dim", key=f"{key}-same")
    return [same, button(word("new-deal", lang), "deal", kind="primary", cls="hl-wide-btn", key=key)]


def deal_popover(seed: object, lang: str, bots: Kid = None) -> Element:
    """Type a seed, or nothing for the one after `seed`; its act of closing is "shut". `bots` chooses who
    plays against you."""
    title = text("table-deal-title", lang)
    following = str(next_seed(seed))
    field = h(
        "input",
        field="deal",
        cls="hl-input",
        key="seed",
        name=text("table-deal-seed", lang),
        placeholder=following,
        autofocus=True,
        autocomplete="off",
    )
    go = button(text("table-deal-go", lang), submit="deal", kind="primary", key="go")
    told = [text("table-deal-same", lang), " ", text("table-deal-how", lang, seed=following)]
    how = h("p", told, cls="hl-dim")
    body = h("div", h("div", field, go, cls="hl-row", key="seed-row"), how, bots, cls="hl-stack")
    return popover(title, body, dismiss="shut", lang=lang, name=title, key="deal")


def bots_choice(names: Collection[str], seconds: float, lang: str) -> Element:
    """Which bots play (those of `names` now), and how long sharp ones may think."""
    kinds = [(f"bots {name}", text(f"table-Bot-{name}", lang)) for name in NAMES]
    current = f"bots {next(iter(names))}" if len(set(names)) == 1 else ""
    rows: list[Kid] = [segmented(text("bots-head", lang), kinds, current, show_label=True, key="bots")]
    if set(names) & set(SLOW):
        given = sorted({*TIMES, seconds})
        times = [
            (f"bot-time {each:g}", text("bots-seconds", lang, seconds=_number(each, lang)))
            for each in given
        ]
        label = text("bots-time", lang)
        rows.append(segmented(label, times, f"bot-time {seconds:g}", show_label=True, key="bot-time"))
    return h("div", rows, cls="hl-stack", key="bots")


def _number(seconds: float, lang: str) -> str:
    written = f"{seconds:g}"
    return number(seconds, lang, len(written.partition(".")[2]))


def paste_popover(field: str, how: str, errors: Sequence[str], lang: str, title: str = "") -> Element:
    """Paste a text, called `field`; `how` says which, `errors` what was wrong with the last one."""
    title = title or text("table-paste-title", lang)
    wrong: Kid = None
    if errors:
        lines = [h("li", readable(line), key=str(number)) for number, line in enumerate(errors[:MOST])]
        if len(errors) > MOST:
            lines.append(h("li", text("table-paste-more", lang, count=len(errors) - MOST), key="more"))
        head = text("table-paste-defects", lang, count=len(errors))
        wrong = h("div", h("b", head), h("ul", lines, cls="hl-defects"), role="alert", key="errors")
    area = h(
        "textarea",
        field="paste",
        cls="hl-input hl-paste",
        key="text",
        name=field,
        rows=5,
        spellcheck="false",
        autofocus=True,
    )
    go = button(text("table-paste-go", lang), submit="paste", kind="primary", key="go")
    body = h("div", h("p", how, cls="hl-dim"), area, wrong, h("div", go, cls="hl-row"), cls="hl-stack")
    return popover(title, body, dismiss="shut", lang=lang, name=title, key="paste")
