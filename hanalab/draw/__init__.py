"""Pictures: a scene is a list of marks; SVG and canvas replay it. Nothing here needs Jupyter to be loaded."""

from __future__ import annotations

from functools import cache, singledispatch
from importlib import import_module

from hanalab.draw.scene import Scene
from hanalab.draw.svg import svg

__all__ = ["Scene", "scene_of", "svg", "svg_of"]


def svg_of(value: object, lang: str = "en") -> str | None:
    """The picture of a card, some cards, a position, a view or a score as SVG; None if it has none.

    >>> from hanalab.mushi import Card
    >>> svg_of(Card("01B")).endswith("</svg>"), svg_of(7)
    (True, None)
    """
    scene = scene_of(value, lang)
    return None if scene is None else svg(scene)


def scene_of(value: object, lang: str = "en") -> Scene | None:
    """The scene that shows a value by itself; None if it has none."""
    module = type(value).__module__
    for game in ("mushi", "mighty"):
        if module.startswith(f"hanalab.{game}"):
            _register(game)
    if isinstance(value, tuple | list) and value:
        _register(type(value[0]).__module__.removeprefix("hanalab.").partition(".")[0])
        return _scene_of_cards(value, lang)
    return _scene_of(value, lang)


@singledispatch
def _scene_of(value: object, lang: str) -> Scene | None:
    return value if isinstance(value, Scene) else None


def _scene_of_cards(cards: tuple[object, ...] | list[object], lang: str) -> Scene | None:
    kinds = {type(card) for card in cards}
    if len(kinds) != 1 or not hasattr(cards[0], "code") or not hasattr(cards[0], "name"):
        return None
    scene: Scene = import_module("hanalab.draw.mushi_simple").cards_scene(cards, lang=lang)
    return scene


@cache
def _register(game: str) -> None:
    """Tell the dispatch about the values of a game, once one of them is to be shown."""
    if game == "mushi":
        from hanalab.draw import mushi as pictures
        from hanalab.mushi import Card, Round, RoundScore, View

        _scene_of.register(Card, lambda card, lang: pictures.card_scene(card, lang=lang))
        _scene_of.register(Round, lambda position, lang: pictures.static_scene(position, lang=lang))
        _scene_of.register(View, lambda view, lang: pictures.static_scene(view, lang=lang))
        _scene_of.register(RoundScore, lambda score, lang: pictures.score_scene(score, lang=lang))
    if game == "mighty":
        from hanalab.draw import mighty
        from hanalab.draw.mushi_simple import card_scene
        from hanalab.mighty import Card as FrenchCard
        from hanalab.mighty import Hand, HandScore
        from hanalab.mighty import View as MightyView

        _scene_of.register(FrenchCard, lambda card, lang: card_scene(card, lang=lang))
        _scene_of.register(Hand, lambda position, lang: mighty.static_scene(position, lang=lang))
        _scene_of.register(MightyView, lambda view, lang: mighty.static_scene(view, lang=lang))
        _scene_of.register(HandScore, lambda score, lang: mighty.settlement_scene(score, lang=lang))
