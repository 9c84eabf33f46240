"""What every widget of hanalab is: a box with a panel, one guarded entry for presses, a picture, a text, a
close.
"""

from __future__ import annotations

import contextlib
import threading
import traceback
from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

import ipywidgets
import traitlets

from hanalab.core.errors import HanalabError
from hanalab.core.language import LANGUAGES, text
from hanalab.core.shown import shown
from hanalab.widgets import overlays
from hanalab.widgets.nodes import Node, root, walk, words
from hanalab.widgets.panel import Panel

if TYPE_CHECKING:
    from hanalab.draw.canvas import CanvasPainter


class HanaWidget(ipywidgets.Box):  # type: ignore[misc]  # ipywidgets has no type information
    """Base of all widgets. A subclass sets its own state, then calls ``super().__init__``, and overrides:

    `build` (state -> tree, made with `nodes.root`), `handle` (what an act does), `static_svg` and
    `text_form` (what stays in a saved notebook), and, with canvases, `paint`. It names in `STATE` the
    attributes a press may change: they hold immutable values, and a press that fails sets them back.

    `press` is the one entry, the same for a click, a key, a timer and a test. It raises nothing: an error
    the user can cause shows its sentence (`notice`), any other a short message with the traceback on demand
    (`problem`). A kernel may deal with what a page sends in one thread while a cell runs in another: only
    one of them at a time is in a widget (`lock`)."""

    STATE: ClassVar[tuple[str, ...]] = ()

    lang = traitlets.Enum(LANGUAGES, "en")

    # Until the constructor is through: a subclass may set traits before it, or fail before it.
    _panel: Panel | None = None
    _owned: tuple[Any, ...] = ()

    def __init__(
        self,
        *,
        lang: str = "en",
        preload: Iterable[str] = (),
        painters: Mapping[str, CanvasPainter] | None = None,
    ) -> None:
        """`preload`: art keys wanted from the start; `painters`: the canvases by form ("wide", "narrow")."""
        check_language(lang)
        self.form = "wide"
        self.dark = False
        self.still = False
        self.notice: str | None = None
        self.problem: str | None = None
        self.rule_shown: str | None = None
        self.more_open = False
        self._seen = False
        self._serial = 0
        self._body: dict[str, Any] = root()
        super().__init__(lang=lang)
        self.painters = dict(painters or {})
        for form, painter in self.painters.items():
            painter.canvas.add_class(f"hl-canvas-{form}")
        self._panel = Panel(self._heard)
        self.own(*self.painters.values(), self._panel)
        self.add_class("hl-widget")
        self._send_art(preload)
        self.refresh()
        self.children = (*(painter.canvas for painter in self.painters.values()), self._panel)

    # --- for subclasses --------------------------------------------------------------------------------

    def build(self) -> dict[str, Any]:
        """The tree for the present state."""
        raise NotImplementedError

    def handle(self, act: str, value: Any) -> None:
        """Do what an act asks for; `refresh` follows by itself. HanalabError is shown to the user as a
        sentence.
        """
        raise NotImplementedError

    def paint(self) -> None:
        """Give `painters`, if any, the scene of the present state: called after each change, once a view is
        there."""

    def static_svg(self) -> str | None:
        """The picture kept in the saved output, None for none."""
        return None

    def text_form(self) -> str:
        """The text kept in the saved output."""
        return words(self._body)

    def own(self, *models: Any) -> None:
        """Put models under this widget's care: `close` closes them, and their layout and style too."""
        self._owned = (*self._owned, *models)

    def say(self, key: str, /, **values: object) -> str:
        """A text in the widget's language."""
        return text(key, self.lang, **values)

    def hand_over(self, *, text: str | None = None, svg: str | None = None) -> None:
        """Give the browser a text or picture to copy, in answer to the press being handled."""
        if self._panel is not None:
            self._panel.hand_over(text=text, svg=svg, label=self.say("widgets-copied"))

    @property
    def narrow(self) -> bool:
        """Whether the view that spoke last is narrow."""
        return self.form == "narrow"

    # --- pressing --------------------------------------------------------------------------------------

    @property
    def lock(self) -> threading.RLock:
        """Held by whoever is in the widget. There from the start, also for a constructor that fails."""
        made: threading.RLock = self.__dict__.setdefault("_only_one", threading.RLock())
        return made

    def press(self, act: str, value: Any = None) -> None:
        """Do an act, as a click on its button would."""
        with self.lock:
            self._press(act, value)

    def _press(self, act: str, value: Any, by_itself: bool = False) -> None:
        """`by_itself`: a timer did it; what the reader has opened or is reading stays."""
        before = {name: getattr(self, name) for name in self.STATE}
        if not by_itself and act not in ("@size", "@ready"):
            self.notice = self.problem = None
        try:
            if not self._common(act, value):
                self.more_open = self.more_open and by_itself
                self.handle(act, value)
        except HanalabError as error:
            self._set_back(before)
            self.notice = error.text(self.lang)
        except Exception:
            self._set_back(before)
            self.problem = traceback.format_exc()
        self.refresh()

    def refresh(self) -> None:
        """Show the present state. If it cannot be shown, the last tree stays, with a message."""
        with self.lock:
            self._refresh()

    def _refresh(self) -> None:
        if self._panel is None:
            return
        try:
            body = self.build()
            self._send_art(_art_keys(body))
            # Not before somebody looks: drawings for a widget closed at once would stop every canvas of the
            # page.
            if self._seen:
                self.paint()
            self._body = body
        except Exception:
            self.problem = traceback.format_exc()
        self._serial += 1
        extra = {
            "kids": [*self._body.get("kids", ()), *self._over()],
            "n": self._serial,
            "lang": self.lang,
            "noanswer": self.say("widgets-no-answer"),
            "copied": self.say("widgets-copied"),
            "drawer": next((painter.manager_id for painter in self.painters.values()), None),
        }
        self._panel.tree = {**self._body, **extra}

    def _heard(self, act: str, value: Any, message: dict[str, Any]) -> None:
        with self.lock:
            if not message.get("timer"):
                self.press(act, value)
            elif message.get("n") == self._serial:  # else another view's timer, or a press, was faster
                self._press(act, value, by_itself=True)

    def _common(self, act: str, value: Any) -> bool:
        """Acts every widget knows."""
        verb, _, rest = act.partition(" ")
        match verb:
            case "@size" | "@ready":
                self._fit(value if isinstance(value, dict) else {})
            case "lang":
                here = LANGUAGES.index(self.lang)
                self.lang = check_language(rest or LANGUAGES[(here + 1) % len(LANGUAGES)])
            case "rule" if rest:
                self.rule_shown = rest
                self.more_open = False
            case "rule-close":
                self.rule_shown = None
            case "more":
                self.more_open = not self.more_open
            case "more-close":
                self.more_open = False
            case "message-close":
                pass  # messages vanish with every press
            case _:
                return False
        return True

    def _fit(self, size: dict[str, Any]) -> None:
        self._seen = True
        form = size.get("form")
        self.form = form if form in ("wide", "medium", "narrow") else self.form
        self.dark = bool(size.get("dark", self.dark))
        self.still = bool(size.get("still", self.still))

    def _set_back(self, before: dict[str, Any]) -> None:
        for name, value in before.items():
            # An observer may fail again on the way back; the value is set all the same.
            with contextlib.suppress(Exception):
                setattr(self, name, value)

    def _over(self) -> list[Node]:
        """What lies over the widget: the rule being read, messages."""
        over: list[Node] = []
        if self.rule_shown is not None:
            over.append(overlays.rule_popover(self.rule_shown, self.lang))
        if self.notice is not None:
            over.append(overlays.notice(self.notice, self.lang))
        if self.problem is not None:
            over.append(overlays.problem(self.problem, self.lang))
        return over

    @traitlets.observe("lang")
    def _language_changed(self, _change: object) -> None:
        self.refresh()

    # --- pictures --------------------------------------------------------------------------------------

    def _send_art(self, keys: Iterable[str]) -> None:
        """Send the card pictures that are not there yet: each goes over once."""
        if self._panel is None:
            return
        missing = [key for key in dict.fromkeys(keys) if key not in self._panel.art]
        if missing:
            self._panel.art = {**self._panel.art, **{key: _picture(key) for key in missing}}

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        bundle: dict[str, Any] = dict(super()._repr_mimebundle_(**kwargs) or {})
        bundle["text/plain"] = self.text_form()
        picture = self.static_svg()
        if picture is not None:
            bundle["image/svg+xml"] = picture
        return bundle

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    # --- the end ---------------------------------------------------------------------------------------

    def close(self) -> None:
        """Free every model this widget made, here and in the browser. Closing twice is no mistake."""
        with self.lock:
            self._close()

    def _close(self) -> None:
        if self.comm is None:
            return
        owned, self._owned, self._panel = self._owned, (), None
        for model in owned:
            _close_whole(model)
        layout = self.layout
        super().close()
        layout.close()


def check_language(lang: object) -> str:
    """The language itself; `HanalabError` if widgets do not speak it."""
    if lang not in LANGUAGES:
        raise HanalabError("unknown-language", language=shown(lang), known=", ".join(LANGUAGES))
    return str(lang)


def _close_whole(model: Any) -> None:
    """Close a model together with its layout and style, which ipywidgets would leave alive."""
    helpers = [getattr(model, name, None) for name in ("layout", "style")]
    model.close()
    for helper in helpers:
        if isinstance(helper, ipywidgets.Widget):
            helper.close()


def _art_keys(tree: Node) -> list[str]:
    return [node["art"] for node in walk(tree) if node["tag"] == "card"]


def _picture(key: str) -> str:
    code, *wishes = key.split("+")
    marks = next((wish for wish in wishes if wish in ("month", "full")), False)
    picture: str = import_module("hanalab.draw.art").card_svg(code, marks, "four" in wishes)
    return picture
