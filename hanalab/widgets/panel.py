"""The panel: the one browser-side model of a widget, a tree shown by ``static/hanalab.js``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import anywidget
import traitlets

_STATIC = Path(__file__).with_name("static")
#: the parts of the look, each of which may build on those before
_LOOKS = (
    "base", "card", "felt", "quiz", "over", "lab", "mushi", "auction", "tricks", "explorer", "review",
    "wishes",
)  # fmt: skip
_VIEWS_KEPT = 8


def _look() -> str:
    return "\n".join((_STATIC / "css" / f"{name}.css").read_text(encoding="utf-8") for name in _LOOKS)


class Panel(anywidget.AnyWidget):
    """Shows `tree`, takes card pictures from `art`, and hands what is pressed to one listener.

    `ack` says for each view the number of its last message that was dealt with.
    """

    _esm = _STATIC / "hanalab.js"
    _css = _look()

    tree = traitlets.Dict().tag(sync=True)
    art = traitlets.Dict().tag(sync=True)
    ack = traitlets.Dict().tag(sync=True)

    def __init__(
        self, listener: Callable[[str, Any, dict[str, Any]], None] | None = None, **traits: Any
    ) -> None:
        super().__init__(**traits)
        self._listener = listener
        self.on_msg(self._receive)

    def _receive(self, _panel: object, message: Any, _buffers: object = None) -> None:
        """Take a message from the browser: anything malformed is none of ours and is let go."""
        if not isinstance(message, dict) or not isinstance(message.get("act"), str):
            return
        try:
            if self._listener is not None:
                self._listener(message["act"], message.get("value"), message)
        finally:
            self._acknowledge(message.get("view"), message.get("i"))

    def _acknowledge(self, view: object, number: object) -> None:
        if isinstance(view, str) and isinstance(number, int):
            rest = [item for item in self.ack.items() if item[0] != view]
            self.ack = dict([*rest[1 - _VIEWS_KEPT :], (view, number)])

    def hand_over(self, *, text: str | None = None, svg: str | None = None, label: str = "") -> None:
        """Give the browser something to copy: a text, or a picture (as PNG where the browser can, else its
        source).

        Must follow at once on the press that asked for it: browsers allow copying only then.
        """
        self.send({"do": "copy", "text": text, "svg": svg, "label": label})

    def __repr__(self) -> str:
        return "Panel()"
