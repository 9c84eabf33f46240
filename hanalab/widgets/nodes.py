"""The node protocol: what a widget looks like, said in Python and shown by ``static/hanalab.js``.

A widget is a tree of *nodes*. Python builds the whole tree anew after every press; the browser patches what
it shows in place, so that focus, scroll and half-typed text stay. A node is a string (text) or a dict::

    {"tag", "key"?, "cls"?, "attrs"?: {...}, "css"?: {...}, "kids"?: [nodes], ...behaviours}

Nobody writes the dicts by hand: `h` builds any element, and below it are builders for the special tags. The
ready-made pieces are in `parts` (bars, buttons, switches, log lines), `figures` (yaku rows, formula, tables,
quiz answers) and `overlays` (menu, popovers).

**Keys.** Kids with the same parent are matched by ``key`` (a string unique among its siblings), those
without a key by their order. Give a key to whatever comes, goes or moves: a card keeps its focus only
through its key.

**Behaviours** (keywords of `h`):

act, value
    Pressing (click, touch, Enter, Space) sends ``{act, value}`` to `HanaWidget.press`. The tag must be
    "button". An act is a text such as "undo" or "play 01B". ``value`` is any JSON value, seldom needed. (On
    input, textarea, select and option ``value`` is the element's own.)
enter
    The act sent instead when the button is pressed by Enter or Space: a card of a hand is selected by the
    first click, but played by the first Enter when there is nothing to choose.
why, rule, refused
    ``why`` is the sentence of the bubble shown on pointer-over, keyboard focus and ``?``; ``rule`` its
    number (shown as a pill that opens the rule). With ``refused=True`` the element says aria-disabled, keeps
    its focus, and pressing it shows the bubble and sends nothing. The name for a screen reader must hold the
    reason too: use `spoken`. In the narrow form the sentence goes to the first `note_slot` of the tree, if
    it has one; inside an element with ``data_notes="key"`` it goes to the slot of that key in every form.
copy
    Pressing copies this text in the browser (also when the kernel is dead) and says "Copied". With an
    ``act`` as well, that is sent too.
field
    On input, textarea or select: its value is sent as ``{act: field, value: text}`` on Enter (input,
    textarea) or on change (select, checkbox, radio, range). Shift+Enter makes a new line in a textarea. What
    a person is typing survives all patches; ``value`` is written into the element when Python changes it.
submit
    On a button: the id of a field. Pressing sends that field's act with its value.
region
    The focusables inside are one Tab stop. Arrow keys move by geometry, Home and End to the ends. When the
    focused one goes, the one that takes its place in the region gets the focus. A region inside another is
    its own stop. The stop is the one focused last, else the pressed/checked/selected/current one, else the
    first.
keys
    ``{key: act}`` on any node: keys typed while the focus is inside that node; the innermost wins. The
    root's ``keys`` hold everywhere in the widget. A key is what it prints, letters small ("u", "1", "?",
    "Enter", "ArrowLeft"); "Shift+u" for a capital. If a shown element with that act is refused, its bubble
    is shown instead. Enter and Space belong to the focused button first, except when that is refused. Keys
    with Ctrl, Alt or Cmd pass through to the notebook, as does Tab; no other key does. "?" needs no entry:
    it shows the bubble of the focused element, and pressed again opens its rule.
dismiss
    On a popover or menu: the act sent by Esc or by a press outside while the node is there. The focus moves
    into it when it appears (to the first focusable, or the one with ``autofocus=True``) and back when it
    goes. Popovers (class hl-popover) and messages (hl-message) appear beside what was pressed.

**Special tags**

card   `card`: a picture with its state. The picture is ``art[node["art"]]`` in the panel's trait ``art``;
       `HanaWidget` sends what a tree needs, each picture once. It is ``w`` px or "100%" wide, 1.6 x as high.
felt   `felt`: a scene. An ``<img>`` of its svg or, where ``svg`` is None, the place under which the canvas of
       class ``hl-canvas-<canvas>`` is aligned; over it, a real button for each hot place.
rule   `rule_pill`: sends ``"rule M35"``, which `HanaWidget` answers by itself.
icon   `icon`: one of ICONS.

**Root** (`root`): ``keys``; ``after`` {"ms", "act"}: an act sent by itself after that time, unless the tree
changes before or the reader wants no motion (then nothing is sent: always offer the same act as a Continue
button too); ``escape``: the act of Esc when there is no bubble or popover to close, e.g. "unselect" (without
it, Esc leaves the widget and gives the focus back to the notebook); ``status``: a sentence spoken politely
when it changes (a finished turn in one sentence; what the status bar shows is spoken anyway). `HanaWidget`
adds the rest: ``n`` (serial number of the tree), ``lang``, ``noanswer``, ``copied`` and ``drawer``, the id of
the model that draws on all canvases of the page, if there are any.

**What the browser sends.** ``{"act", "value", "view", "i", "n", "timer"?}``: ``view`` is a random name for
the view, ``i`` counts its messages from 1, ``n`` is the serial of the tree pressed on, ``timer`` marks an
``after``. The kernel answers by setting ``ack[view] = i`` after the tree; a press without it has a line say
after 4 seconds that nobody answers. A second press of the same act on the same tree, with no other between,
is dropped within these 4 seconds: who presses again has seen no answer yet. ``@ready`` (a new view) and
``@size`` (its form has changed) have the value ``{"form": "wide" | "medium" | "narrow", "width": px, "dark":
bool, "still": bool}``: wide from 960, narrow below 720; ``still`` says the reader wants no motion.

**Held down.** While a button, a finger or Space is down in a view, nothing moves, changes or vanishes there:
a tree that comes meanwhile is shown after the click. Only where it answers the same press made before, it is
shown first, and the click counts if the button still means the same.

**Forms.** The browser gives the root the classes ``hl-wide``, ``hl-medium`` or ``hl-narrow`` (and
``hl-below`` under 900: the rail is below), and ``hl-light`` or ``hl-dark``. Anything with the class
``hl-only-wide`` is hidden in the narrow form, with ``hl-only-narrow`` in the others; so a tree can hold
both, and two views of one widget can differ in width.

**Grounds.** A card veils with the colour it lies on: ``hl-on-felt`` and ``hl-on-felt2`` set felt colours (and
text colours) for all inside, ``hl-on-panel`` sets them back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias

Node: TypeAlias = "str | dict[str, Any]"
"""A text or an element, ready for JSON."""
Kid: TypeAlias = "Node | int | bool | Iterable[Kid] | None"
"""What may stand among the kids: nodes, numbers, lists of them; None, False and "" vanish."""

Veil = Literal["quiet", "refused"]
Ring = Literal["target", "selected", "earned", "winning", "drawn"]
Disc = Literal["check", "down", "barred", "bolt", "crown"]
MARKS_FROM = 84
"""Width in px from which a card shows all its teaching marks."""

ICONS = (
    "undo", "redo", "bulb", "deal", "copy", "book", "globe", "more", "left", "right", "up", "down", "check",
    "cross", "barred", "bolt", "crown", "swap", "eye", "question", "play", "close", "paste", "clear", "stop",
    "plus", "minus", "hand",
)  # fmt: skip

_ATTRIBUTES = {
    "name": "aria-label",
    "pressed": "aria-pressed",
    "checked": "aria-checked",
    "selected": "aria-selected",
    "current": "aria-current",
    "expanded": "aria-expanded",
    "described": "aria-describedby",
    "hidden_from_speech": "aria-hidden",
}


_VALUED = frozenset({"input", "textarea", "select", "option", "progress", "meter"})


def h(
    tag: str,
    *kids: Kid,
    key: str | None = None,
    cls: str = "",
    css: Mapping[str, str | float] | None = None,
    act: str | None = None,
    value: object = None,
    enter: str | None = None,
    why: str | None = None,
    rule: str | None = None,
    refused: bool = False,
    copy: str | None = None,
    field: str | None = None,
    submit: str | None = None,
    region: str | None = None,
    keys: Mapping[str, str] | None = None,
    dismiss: str | None = None,
    **attrs: object,
) -> dict[str, Any]:
    """An element. Other keywords become attributes: ``name`` is aria-label, ``pressed`` aria-pressed
    (likewise checked, selected, current, expanded), ``aria_x`` aria-x; a trailing underscore falls away;
    None leaves out.

    >>> h("button", "Undo", act="undo", key="undo", name="Undo, turn 4")["attrs"]
    {'aria-label': 'Undo, turn 4'}
    """
    if (act is not None or copy is not None or submit is not None) and tag != "button":
        raise ValueError(f"only a button can be pressed, not {tag!r}")
    if tag in _VALUED:
        attrs, value = {"value": value, **attrs}, None
    node: dict[str, Any] = {"tag": tag}
    parts = {
        "key": key, "cls": cls, "css": dict(css) if css else None, "act": act, "value": value, "enter": enter,
        "why": why, "rule": rule, "refused": refused, "copy": copy, "field": field, "submit": submit,
        "region": region, "keys": dict(keys) if keys else None, "dismiss": dismiss,
        "attrs": dict(_attributes(attrs)), "kids": list(flat(kids)),
    }  # fmt: skip
    node.update((name, part) for name, part in parts.items() if part not in (None, False, "", [], {}))
    return node


def _attributes(attrs: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    for name, value in attrs.items():
        if value is None:
            continue
        known = _ATTRIBUTES.get(name)
        if known is not None and isinstance(value, bool):
            value = "true" if value else "false"  # aria states are words; false is not the same as absent
        yield known or name.rstrip("_").replace("_", "-"), value


def flat(kids: Iterable[Kid]) -> Iterator[Node]:
    """The nodes among `kids`, lists opened up.

    >>> list(flat(["a", None, [3, ["b"]], False]))
    ['a', '3', 'b']
    """
    for kid in kids:
        if kid is None or kid is False or kid is True or kid == "":
            continue
        if isinstance(kid, str | dict):
            yield kid
        elif isinstance(kid, int):
            yield str(kid)
        else:
            yield from flat(kid)


def root(
    *kids: Kid,
    keys: Mapping[str, str] | None = None,
    after: tuple[int, str] | None = None,
    escape: str | None = None,
    status: str = "",
    cls: str = "",
    name: str | None = None,
    home: str = "",
) -> dict[str, Any]:
    """The top of a tree; ``after`` is (milliseconds, act), ``home`` the region that takes the focus when the
    region that had it has gone."""
    node = h("root", *kids, keys=keys, cls=cls, name=name)
    if after is not None:
        node["after"] = {"ms": after[0], "act": after[1]}
    if escape is not None:
        node["escape"] = escape
    if status:
        node["status"] = status
    if home:
        node["home"] = home
    return node


def art_key(code: str, marks: bool = False, fourcolour: bool = False, w: float | str = MARKS_FROM) -> str:
    """Where the picture of a card is found in the trait ``art``; "back" and "back-red" are the backs.

    Teaching marks are whole from 84 px; below, only the month is legible.

    >>> art_key("01Y", marks=True), art_key("01Y", marks=True, w=60)
    ('01Y+full', '01Y+month')
    """
    small = isinstance(w, int | float) and w < MARKS_FROM
    return code + (("+month" if small else "+full") if marks else "") + ("+four" if fourcolour else "")


def card(
    code: str,
    w: float | str = 60,
    *,
    marks: bool = False,
    veil: Veil | None = None,
    ring: Ring | None = None,
    disc: Disc | Sequence[Disc] | None = None,
    fourcolour: bool = False,
    tag: str = "",
    key: str | None = None,
    cls: str = "",
    css: Mapping[str, str | float] | None = None,
    alt: str = "",
) -> dict[str, Any]:
    """A card face with its state (interface guide, 2); purely a picture: put it into a button to make it
    pressable.

    `w` is its width in px (or "100%" to fill its place). Rings "selected" and "earned" lift it. `tag` is a
    short word on its foot ("kitty", "led"). `alt` is wanted only where no button or text beside it names the
    card."""
    node = h("card", key=key, cls=cls, css=css)
    node["code"] = code
    node["w"] = w
    node["art"] = art_key(code, marks, fourcolour, w)
    discs = [disc] if isinstance(disc, str) else list(disc or ())
    parts = {
        "veil": veil,
        "ring": ring,
        "disc": " ".join(discs),
        "label": tag,
        "alt": alt,
    }
    node.update((name, part) for name, part in parts.items() if part)
    return node


def empty_place(w: float, *, label: str = "", cls: str = "", key: str | None = None) -> dict[str, Any]:
    """A dashed place where a card may come to lie."""
    return h("span", label, key=key, cls=f"hl-place {cls}".strip(), css={"--hl-w": f"{w}px"})


def hot(
    act: str,
    x: float,
    y: float,
    w: float,
    h: float,
    name: str,
    *,
    why: str | None = None,
    rule: str | None = None,
    refused: bool = False,
    key: str | None = None,
    pressed: bool | None = None,
    copy: str | None = None,
    round_: float | None = None,
) -> dict[str, Any]:
    """A pressable place of a `felt`, in the scene's units; `name` is spoken, with the reason in it."""
    node: dict[str, Any] = {"act": act, "x": x, "y": y, "w": w, "h": h, "name": name, "key": key or act}
    parts = {"why": why, "rule": rule, "refused": refused, "copy": copy, "round": round_}
    node.update((part, value) for part, value in parts.items() if value)
    if pressed is not None:
        node["pressed"] = pressed
    return node


def felt(
    w: float,
    h: float,
    hots: Iterable[dict[str, Any]] = (),
    *,
    svg: str | None = None,
    canvas: Literal["wide", "narrow"] = "wide",
    name: str = "",
    region: str = "field",
    key: str = "felt",
    cls: str = "",
) -> dict[str, Any]:
    """A scene `w` x `h` units (px at full width): `svg`, or the canvas of that name when `svg` is None.

    `name` describes the picture to a screen reader (its text form; the hots have names of their own).
    """
    node: dict[str, Any] = {"tag": "felt", "key": key, "w": w, "h": h, "canvas": canvas, "region": region}
    node.update({"hots": list(hots), "svg": svg, "name": name, "cls": cls})
    return node


def rule_pill(rule: str, tip: str = "", key: str | None = None) -> dict[str, Any]:
    """A rule number that opens its rule. `tip` is the sentence shown on pointer-over and focus, e.g. its
    title.
    """
    node: dict[str, Any] = {"tag": "rule", "rule": rule}
    if tip:
        node["tip"] = tip
    if key:
        node["key"] = key
    return node


def icon(name: str, cls: str = "") -> dict[str, Any]:
    """A small line drawing, hidden from screen readers: the button's own words name it."""
    if name not in ICONS:
        raise ValueError(f"no icon {name!r}; there are {', '.join(ICONS)}")
    node: dict[str, Any] = {"tag": "icon", "icon": name}
    if cls:
        node["cls"] = cls
    return node


def note_slot(cls: str = "", key: str = "note") -> dict[str, Any]:
    """The line under the hand where the narrow form shows reasons instead of a bubble; empty it takes no
    room.
    """
    node = h("div", key=key, cls=f"hl-note-slot {cls}".strip())
    node["slot"] = "note"  # the browser fills it; patches leave its kids alone
    return node


def spoken(*pieces: str | None) -> str:
    """A spoken name of several pieces, empty ones left out, full stops inside taken off.

    >>> spoken("King of hearts", "not now: clubs were led.", None, "rule K38")
    'King of hearts, not now: clubs were led, rule K38'
    """
    return ", ".join(piece.strip().rstrip(".") for piece in pieces if piece and piece.strip())


def walk(node: Node) -> Iterator[dict[str, Any]]:
    """Every element of a tree, parents first (texts are left out)."""
    if isinstance(node, str):
        return
    yield node
    for kid in node.get("kids", ()):
        yield from walk(kid)


def find(node: Node, act: str) -> dict[str, Any] | None:
    """The first element (or hot) that sends `act`: for tests and for keeping keys and buttons in step.

    >>> find(h("div", h("button", "Go", act="go")), "go")["kids"]
    ['Go']
    """
    for item in walk(node):
        if item.get("act") == act:
            return item
        for place in item.get("hots", ()):
            if place["act"] == act:
                found: dict[str, Any] = place
                return found
    return None


def words(node: Node) -> str:
    """All text of a tree in reading order, blanks between elements: what a test or a text form can look at.

    >>> words(h("p", "Pine ", h("b", "01Y"), " takes two."))
    'Pine 01Y takes two.'
    """
    pieces: list[str] = []

    def gather(item: Node) -> None:
        if isinstance(item, str):
            pieces.append(item)
            return
        if item["tag"] == "rule":
            pieces.append(f" {item['rule']} ")
        for kid in item.get("kids", ()):
            gather(kid)
        if item["tag"] in _BLOCKS:
            pieces.append(" ")

    gather(node)
    return " ".join("".join(pieces).split())


_BLOCKS = frozenset({"root", "div", "section", "header", "footer", "aside", "p", "li", "ul", "ol", "h3", "h4",
                     "table", "tr", "td", "th", "button", "label", "option"})  # fmt: skip
