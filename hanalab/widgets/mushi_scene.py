"""The felt of a Mushi table: the scene of the present state, on a canvas or as SVG, and where to press."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hanalab.draw.canvas import CanvasPainter, available
from hanalab.draw.mushi import round_end_scene, score_scene, static_scene, table_scene
from hanalab.draw.mushi_table import SIZE
from hanalab.draw.scene import Form, Hot, Scene
from hanalab.draw.svg import svg
from hanalab.mushi.cards import UNKNOWN
from hanalab.widgets import mushi_choices as choices
from hanalab.widgets import review_view
from hanalab.widgets.hints import STEPS
from hanalab.widgets.mushi_end import lighting
from hanalab.widgets.mushi_moments import Moment
from hanalab.widgets.nodes import felt, hot, spoken
from hanalab.widgets.parts import word
from hanalab.widgets.review_words_mushi import MushiReviewWords

if TYPE_CHECKING:
    from hanalab.widgets.mushi_table import MushiTable


def make_painter(form: Form) -> CanvasPainter | None:
    """A canvas for one form of the table, None where ipycanvas cannot be had."""
    if not available():
        return None
    try:
        return CanvasPainter(*SIZE[form])
    except ImportError:
        return None


def scene_of(table: MushiTable, form: Form) -> Scene:
    """The scene of the present state."""
    if table.reviewing:
        return review_view.scene(table, MushiReviewWords(table), form)
    speech = table.speech
    theme = "dark" if table.dark else "light"
    position = table.sitting.position
    below = table.sitting.below
    if table.sitting.is_over and not position.is_void:
        score = position.score()
        light = lighting(speech, score, table.shown.lit)
        return round_end_scene(
            score,
            below,
            names=speech.names_below_first,
            lit=light.lit,
            earned=light.earned,
            marked=table.marks,
            theme=theme,
            form=form,
            lang=table.lang,
        )
    return table_scene(
        table.sitting.shown,
        below,
        names=speech.strips,
        open_hands=table.open_hands,
        theme=theme,
        form=form,
        lang=table.lang,
        marks=table.marks,
        **_states(table),
    )


def _states(table: MushiTable) -> dict[str, Any]:
    """What is lit, ticked, hatched and explained on the field."""
    sitting, selected = table.sitting, table.shown.selected
    moment = sitting.moment
    whys = choices.whys(sitting, selected, choices.targets(table.offers))
    if moment is not None:
        return _of_moment(moment) | {"whys": whys}
    chosen: tuple[str, ...] = ()
    if table.shown.hint == STEPS and table.hint is not None:
        chosen = tuple(card.code for card in table.hint.best.takes)
    return {"targets": choices.targets(table.offers), "chosen": chosen, "whys": whys}


def _of_moment(moment: Moment) -> dict[str, Any]:
    shown: dict[str, Any] = {"drawn" if moment.is_drawn else "played": moment.card.code}
    if len(moment.takes) == 1:
        shown["arrow"] = (moment.takes[0].code, "must-take" if moment.is_forced else "takes")
    elif moment.takes:
        shown["targets"] = {card.code: "continue" for card in moment.takes}
    shown["refused"] = choices.hatched(moment)
    return shown


def felt_node(table: MushiTable, form: Form, scene: Scene, on_canvas: bool) -> dict[str, Any]:
    """The scene with a real button over each of its places."""
    # A press on the felt goes on, but never hands the screen to the other person.
    idle = "continue" if table.sitting.waits not in (None, "pass") else "unselect"
    hots = [
        hot(
            # A refused place sends nothing; a name of its own keeps the keys of other acts from finding it.
            f"why {place.x:.0f}-{place.y:.0f}" if place.refused else place.act or idle,
            place.x,
            place.y,
            place.w,
            place.h,
            _spoken(table, place),
            why=place.why or None,
            rule=place.rule or None,
            refused=place.refused,
            key=f"{place.x:.0f}-{place.y:.0f}",
        )
        for place in scene.hots
    ]
    return felt(
        scene.width,
        scene.height,
        hots,
        svg=None if on_canvas else svg(scene),
        canvas=form,
        name=f"{scene.title}. {scene.description}",
        region="field" if form == "wide" else "field-narrow",
        key=f"felt-{form}",
        cls="hl-only-wide" if form == "wide" else "hl-only-narrow",
    )


def _spoken(table: MushiTable, place: Hot) -> str:
    rule = word("picker-rule", table.lang, rule=place.rule) if place.why and place.rule else None
    return spoken(place.name, place.why, rule)


def still(table: MushiTable) -> str:
    """The picture for a saved notebook: table, status and hand; a finished round shows its score."""
    if table.reviewing:
        return review_view.still(MushiReviewWords(table))
    sitting, speech = table.sitting, table.speech
    said = speech.status(table.shown.selected)
    status = (said.bold, said.rest, said.rules[0] if said.rules else "")
    below = sitting.below
    if sitting.is_over and not sitting.position.is_void:
        score = sitting.position.score()
        return svg(score_scene(score, below, table.lang, names=speech.names_below_first, status=status))
    shown: Any = sitting.shown
    if sitting.waits == "pass":
        hidden = tuple(UNKNOWN for _ in shown.hands[below])
        hands = (hidden, shown.hands[1]) if below == 0 else (shown.hands[0], hidden)
        shown = Moment(
            hands,
            shown.field,
            shown.stock,
            shown.piles,
            shown.dealer,
            shown.rules,
            below,
            shown.events[-1],
            0,
        )
    selected = table.shown.selected
    return svg(
        static_scene(
            shown,
            below,
            table.lang,
            names=speech.strips,
            open_hands=table.open_hands,
            selected=selected.code if selected else None,
            status=status,
            refused_hand=[card.code for card in shown.hands[below]] if table.hand_refused else (),
            marks=table.marks,
            **{key: value for key, value in _states(table).items() if key != "chosen"},
        )
    )
