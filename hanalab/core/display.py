"""How a value shows itself: text in a terminal, text and picture in a notebook."""

from __future__ import annotations

from importlib import import_module


class Shown:
    """Mixin for values that have a picture. The drawing floor lies above: it is asked only when shown."""

    __slots__ = ()

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        bundle = {"text/plain": repr(self)}
        picture = import_module("hanalab.draw").svg_of(self)
        if picture is not None:
            bundle["image/svg+xml"] = picture
        return bundle
