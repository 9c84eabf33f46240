"""Ready-made pieces of a widget's frame: bars, buttons, switches, log lines, yaku rows, tables, popovers.

All of them only build nodes (see `hanalab.widgets.nodes`). Labels come from the language files, so they are
passed in; words shared by all widgets are under ``widgets-`` and are had with `word`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, Literal, NamedTuple

from hanalab.core.language import text
from hanalab.draw.scene import Scene
from hanalab.draw.svg import svg
from hanalab.widgets.nodes import Kid, Node, card, felt, h, hot, icon, rule_pill, spoken

Side = Literal["you", "other"]
Element = dict[str, Any]
#: between the parts of a place in the match
_DOT = " \N{MIDDLE DOT} "
SIGNS: Mapping[str, str] = {
    "you": "\N{BLACK UP-POINTING TRIANGLE}",
    "other": "\N{BLACK DOWN-POINTING TRIANGLE}",
}


def word(key: str, lang: str = "en", /, **values: object) -> str:
    """A word all widgets share: ``word("undo", "es")`` is the text widgets-undo.

    >>> word("undo", "es")
    'Deshacer'
    """
    return text(f"widgets-{key}", lang, **values)


# --- the frame -----------------------------------------------------------------------------------------


def frame(
    bar: Kid, left: Kid, rail: Kid = None, *, bars: Kid = None, cls: str = "", rail_name: str | None = None
) -> Element:
    """The whole widget: title bar, full-width `bars` under it, left column, rail (below the rest when
    narrow).

    Without a rail it is a single column (the quiz).
    """
    columns = h("div", h("div", left, key="left", cls="hl-left"), key="columns", cls="hl-columns")
    if rail is not None:
        columns["kids"].append(
            h("aside", rail, key="rail", cls="hl-rail hl-on-panel", region="rail", name=rail_name)
        )
    single = "" if rail is not None else "hl-single"
    return h("div", bar, bars, columns, key="frame", cls=" ".join(filter(None, ("hl-frame", single, cls))))


def title_bar(
    title: str, place: str = "", buttons: Kid = None, *, narrow_place: str = "", narrow_buttons: Kid = None
) -> Element:
    """Title, place in the match, buttons. `narrow_*` stand in their stead in the narrow form, if given."""
    wide = "hl-only-wide" if narrow_buttons is not None else ""
    return h(
        "header",
        h("div", h("h3", title, cls="hl-title"), _places(place, narrow_place), key="title", cls="hl-titles"),
        h("div", buttons, key="buttons", cls=f"hl-buttons {wide}".strip()),
        narrow_buttons is not None
        and h("div", narrow_buttons, key="narrow", cls="hl-buttons hl-only-narrow"),
        key="bar",
        cls="hl-titlebar",
        region="bar",
    )


def _places(place: str, narrow_place: str) -> list[Node]:
    if not narrow_place:
        return [_where(place)] if place else []
    return [_where(place, "wide"), _where(narrow_place, "narrow")]


def _where(place: str, form: str = "") -> Element:
    """The place in the match. Where it needs two lines it breaks between its parts, and the dot between them
    goes."""
    parts = [
        h("span", number > 0 and h("span", _DOT, cls="hl-where-dot"), part, cls="hl-where-part")
        for number, part in enumerate(place.split(_DOT))
    ]
    cls = f"hl-where hl-only-{form}" if form else "hl-where"
    return h("span", h("span", parts, cls="hl-where-parts"), cls=cls, key=form or None)


def bar(*kids: Kid, key: str, cls: str = "") -> Element:
    """A full-width row under the title bar (presets, segmented switches); a `push` inside sends the rest
    right.
    """
    return h("div", *kids, key=key, cls=f"hl-bar {cls}".strip(), region=key)


def push() -> Element:
    """Elastic space in a bar."""
    return h("span", cls="hl-push")


class Said(NamedTuple):
    """What a status bar says: bold, the rest, the rules, and whether it is the reader's turn."""

    bold: str
    rest: str = ""
    rules: tuple[str, ...] = ()
    tone: Literal["turn", "wait"] = "turn"


def status_bar(
    bold: str,
    rest: str = "",
    rules: Sequence[str] = (),
    tone: Literal["turn", "wait"] = "turn",
    *,
    action: Kid = None,
    key: str = "status",
    lang: str = "en",
) -> Element:
    """What to do (bold), why or how, the rules; yellow on your turn or for a result, quiet while others
    think.
    """
    return h(
        "div",
        h(
            "div",
            h("span", rich(bold), cls="hl-status-bold", key="bold"),
            " ",  # unseen, but the ear needs it
            h("span", rich(rest), cls="hl-status-rest", key="rest") if rest else None,
            " ",
            h("span", [pill(rule, lang) for rule in rules], cls="hl-pills", key="rules") if rules else None,
            key="said",
            cls="hl-status-said",
            role="status",
        ),
        action,
        key=key,
        cls=f"hl-status hl-{tone}",
        region="status",
    )


def foot(keys: Kid = None, switches: Kid = None) -> Element:
    """The last row of the left column: key hints left, switches or a sum right. Hints are hidden when
    narrow, and with them a row that has nothing else.
    """
    right = h("div", switches, key="switches", cls="hl-switches")
    return h(
        "div",
        h("div", keys, key="keys", cls="hl-hints"),
        right,
        key="foot",
        cls="hl-foot" if right.get("kids") else "hl-foot hl-only-wide",
        region="switches",
    )


def keys_hint(*hints: tuple[str | Sequence[str], str]) -> list[Element]:
    """Key hints: ``keys_hint((("←", "→"), "move"), ("U", "undo"))``."""
    made = []
    for caps, meaning in hints:
        each = [caps] if isinstance(caps, str) else caps
        made.append(h("span", [h("kbd", cap) for cap in each], " ", meaning, cls="hl-hint"))
    return made


# --- controls ------------------------------------------------------------------------------------------


def button(
    label: str,
    act: str | None = None,
    *,
    icon_name: str | None = None,
    kind: Literal["plain", "primary", "chosen", "quiet"] = "plain",
    bare: bool = False,
    why: str | None = None,
    rule: str | None = None,
    refused: bool = False,
    copy: str | None = None,
    submit: str | None = None,
    pressed: bool | None = None,
    key: str | None = None,
    name: str | None = None,
    cls: str = "",
) -> Element:
    """A button with words, an icon, or both; `bare` keeps the words for the screen reader only.

    At most one ``kind="primary"`` on screen. A refused one is dashed and says why.
    """
    shown = None if bare and icon_name else h("span", rich(label), cls="hl-label")
    said = name or (label if bare else None)
    if why:
        said = spoken(said or label, why)
    classes = f"hl-btn hl-{kind}" + (" hl-bare" if bare and icon_name else "") + (f" {cls}" if cls else "")
    return h(
        "button",
        icon(icon_name) if icon_name else None,
        shown,
        act=act,
        why=why,
        rule=rule,
        refused=refused,
        copy=copy,
        submit=submit,
        pressed=pressed,
        cls=classes,
        key=key or act or submit or label,
        name=said,
        type="button",
    )


def worded(icon_button: Element, label: str) -> Element:
    """A button that shows an icon only, with its words, for a menu."""
    kids = [*icon_button["kids"][:1], h("span", rich(label), cls="hl-label")]
    return {**icon_button, "kids": kids, "cls": icon_button["cls"].replace(" hl-bare", "")}


def bared(worded_button: Element) -> Element:
    """A button with its icon only; its words are its name."""
    attrs = worded_button.get("attrs", {})
    named = {"aria-label": attrs.get("aria-label") or "".join(worded_button["kids"][1]["kids"])}
    return {
        **worded_button,
        "kids": worded_button["kids"][:1],
        "cls": f"{worded_button['cls']} hl-bare",
        "attrs": {**attrs, **named},
    }


def language_button(lang: str) -> Element:
    """The button that changes the language; `HanaWidget` answers it."""
    return button(lang.upper(), "lang", icon_name="globe", name=word("language", lang))


def switch(label: str, act: str, on: bool, key: str | None = None, *, why: str | None = None) -> Element:
    """A switch that is on or off; `why` it cannot be switched now."""
    knob = h("span", h("span", cls="hl-knob"), cls="hl-track")
    return h(
        "button",
        knob,
        label,
        act=act,
        cls="hl-switch",
        key=key or act,
        role="switch",
        checked=on,
        refused=why is not None,
        why=why,
        type="button",
    )


def segmented(
    label: str, options: Sequence[tuple[str, str]], current: str, *, show_label: bool = False, key: str = ""
) -> Element:
    """One of a few: `options` are (act, label), `current` the act that is on."""
    segments = [
        h(
            "button",
            name,
            act=act,
            key=act,
            cls="hl-segment",
            role="radio",
            checked=act == current,
            type="button",
        )
        for act, name in options
    ]
    group = h(
        "div",
        segments,
        cls="hl-segmented",
        role="radiogroup",
        name=label,
        region=key or label,
        key=key or label,
    )
    return h("div", h("span", label, cls="hl-dim"), group, cls="hl-labelled") if show_label else group


def tabs(options: Sequence[tuple[str, str]], current: str, *, key: str = "tabs", cls: str = "") -> Element:
    """Tabs: `options` are (act, label). What the current one shows comes after it as a sibling."""
    each = [
        h("button", label, act=act, key=act, cls="hl-tab", role="tab", selected=act == current, type="button")
        for act, label in options
    ]
    return h("div", each, cls=f"hl-tabs {cls}".strip(), role="tablist", region=key, key=key)


def choice_button(
    act: str,
    code: str,
    label: Kid,
    note: str = "",
    *,
    digit: int | None = None,
    name: str | None = None,
    marks: bool = False,
    key: str | None = None,
    w: float = 40,
) -> Element:
    """A capture choice: picture, what it is, its points, the number key that takes it."""
    return h(
        "button",
        card(code, w, marks=marks),
        h("span", h("span", label), note and h("span", note, cls="hl-dim"), cls="hl-choice-words"),
        h("kbd", str(digit), cls="hl-only-wide", hidden_from_speech=True) if digit is not None else None,
        act=act,
        cls="hl-choice",
        key=key or act,
        name=name,
        type="button",
    )


# --- words ---------------------------------------------------------------------------------------------

_CODES = re.compile(
    r"(?P<code>\b\d\d[BARXYZL]\b)|(?P<red>[♥♦])\ufe0e?|[♠♣]\ufe0e?"
    r"|(?P<amount>[+−]?[\d.,]+ ± [\d.,]*\d|[<>]?\d+ %)"
)


def rich(sentence: str, names: Mapping[str, Side] | None = None, *, codes: bool = False) -> list[Node]:
    """A sentence with red suits red and values beside their errors; with `codes`, card codes bold; a name at
    its start in its side's colour.

    >>> rich("You draw 11R", {"You": "you"}, codes=True)[0]["kids"]
    ['You']
    """
    made: list[Node] = []
    for name, side in (names or {}).items():
        if sentence.startswith(name):
            made.append(h("b", name, cls=f"hl-{side}"))
            sentence = sentence[len(name) :]
            break
    place = 0
    for match in _CODES.finditer(sentence):
        if match["code"] and not codes:
            continue
        made.append(sentence[place : match.start()])
        if match["code"]:
            made.append(h("b", match[0]))
        elif match["amount"]:
            made.append(h("span", match[0], cls="hl-together"))
        else:
            sign = match[0][0] + "\N{VARIATION SELECTOR-15}"
            made.append(h("span", sign, cls="hl-red" if match["red"] else "hl-black"))
        place = match.end()
    made.append(sentence[place:])
    return [node for node in made if node != ""]


def pill(rule: str, lang: str = "en") -> Element:
    """A rule pill whose tip is the rule's title."""
    return rule_pill(rule, _rule_title(rule, lang))


def _rule_title(number: str, lang: str) -> str:
    try:
        title: str = import_module("hanalab.core.rulebook").rule(number).title(lang)
    except (LookupError, ValueError, ImportError):
        return ""
    return title


def with_rule(sentence: Kid, rule: str | None, lang: str = "en") -> list[Kid]:
    """A sentence and its pill, kept on one line with its last word.

    >>> [node if isinstance(node, str) else node["cls"] for node in with_rule("A month never moves.", "M18")]
    ['A month never ', 'hl-together']
    """
    if not rule:
        return [sentence]
    kids: list[Kid] = list(sentence) if isinstance(sentence, (list, tuple)) else [sentence]
    end = kids[-1] if kids else None
    if not isinstance(end, str):
        return [*kids, " ", pill(rule, lang)]
    before, blank, last = end.rpartition(" ")
    together = h("span", last, " ", pill(rule, lang), cls="hl-together")
    return [*kids[:-1], before + blank, together] if blank else [*kids[:-1], together]


def sign(side: Side) -> Element:
    """▲ or ▼ in the side's colour; a name stands beside it, so it is not spoken."""
    return h("span", SIGNS[side], cls=f"hl-sign hl-{side}", hidden_from_speech=True)


def legend(you: str, other: str) -> Element:
    """▲ you ▼ bot."""
    return h("span", sign("you"), you, " ", sign("other"), other, cls="hl-legend")


def rail_section(title: str, *kids: Kid, aside: Kid = None, key: str | None = None, cls: str = "") -> Element:
    """A section of the rail under a small heading; `aside` stands at the right of the heading."""
    head = h("div", h("h4", rich(title), cls="hl-heading"), aside, cls="hl-head") if title else None
    return h("section", head, *kids, key=key or title, cls=f"hl-section {cls}".strip(), name=title or None)


def log_line(
    turn: int | str,
    sentence: str,
    rule: str | None = None,
    *,
    names: Mapping[str, Side] | None = None,
    current: bool = False,
    key: str | None = None,
    lang: str = "en",
) -> Element:
    """A line of the log: turn, sentence with its codes bold and its first name coloured, rule."""
    words = h("span", with_rule(rich(sentence, names, codes=True), rule, lang), cls="hl-log-words")
    cls = "hl-log-line hl-current" if current else "hl-log-line"
    return h("li", h("span", str(turn), cls="hl-log-turn"), words, cls=cls, key=key)


def log(lines: Iterable[Node], folded: Kid = None, key: str = "log-lines") -> Element:
    """The lines of a log, newest last; `folded` is the button that unfolds the older ones."""
    return h("div", h("ol", list(lines), cls="hl-log", key="lines"), folded, key=key)


def note(*kids: Kid, icon_name: str | None = "barred", key: str = "why-note", cls: str = "") -> Element:
    """A quiet box for a reason or a consequence."""
    return h(
        "div", icon(icon_name) if icon_name else None, h("div", *kids), key=key, cls=f"hl-note {cls}".strip()
    )


def felt_of(
    scene: Scene,
    *,
    as_svg: bool = False,
    canvas: Literal["wide", "narrow"] = "wide",
    region: str = "field",
    key: str = "felt",
    cls: str = "",
) -> Element:
    """A drawn scene with its places as real buttons: painted on the canvas of that name, or `as_svg`."""
    places = [
        hot(
            place.act, place.x, place.y, place.w, place.h, place.name,
            why=place.why, rule=place.rule, refused=place.refused,
        )
        for place in scene.hots
    ]  # fmt: skip
    picture = svg(scene) if as_svg else None
    name = spoken(scene.title, scene.description)
    return felt(
        scene.width,
        scene.height,
        places,
        svg=picture,
        canvas=canvas,
        name=name,
        region=region,
        key=key,
        cls=cls,
    )
