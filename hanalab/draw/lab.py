"""What the Lightning lab adds to its picture: the cards just taken, beside the card that took them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hanalab.draw import marks
from hanalab.draw.scene import Item, Scene


def with_taken(scene: Scene, codes: Sequence[str], narrow: bool = False) -> Scene:
    """The scene of `lightning_scene` with the taken cards laid over the lower half of the card that came."""
    x, y, w, step = (94.0, 47.0, 58.0, 40.0) if narrow else (34.0, 146.0, 66.0, 12.0)
    items: list[Item] = []
    for place, code in enumerate(codes):
        left = x + step * place if narrow else x + step * place - 6 * (len(codes) - 1)
        items += marks.card(code, left, y + (0 if narrow else 6 * place), w)
    return replace(scene, items=(*scene.items, *items))
