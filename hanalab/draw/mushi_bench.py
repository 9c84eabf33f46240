"""Pictures for trying things out: who owns which card, and what a wild card may take."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from hanalab.core.language import text
from hanalab.core.reason import Reason
from hanalab.draw import marks as sign
from hanalab.draw import mushi_parts as parts
from hanalab.draw.art import variant_of
from hanalab.draw.mushi_end import FORMULA, formula_items, lit_by_yaku
from hanalab.draw.mushi_parts import Cards, Field, Grid, Layers, Names
from hanalab.draw.mushi_still import BAR, status_bar
from hanalab.draw.scene import Form, Hot, Image, Item, Rect, Run, Scene, Text, label
from hanalab.draw.tokens import TALL, Tokens, tokens
from hanalab.mushi.cards import DECK, LIGHTNING, MONTHS, Card, text_of
from hanalab.mushi.scoring import RoundScore

LETTERS = ("A", "B")


def bench_scene(
    owners: Mapping[str, int | None],
    *,
    lit: Collection[str] = (),
    letters: Names = LETTERS,
    marks: bool = False,
    theme: str = "light",
    form: Form = "wide",
    lang: str = "en",
) -> Scene:
    """All 40 cards in ten columns by month, 716 x 564 px, with a tag under each: ▲ A, ▼ B or – (narrow: two
    months a row, 384 x 600).

    `owners` maps codes to 0, 1 or None (also left out: nobody), `lit` cards are ringed. Card and tag together
    are one place; its action is `next CODE`.
    """
    t = tokens(theme)
    out = Layers()
    wide = form == "wide"
    width, height = (716, 564) if wide else (384, 600)
    out.ground.append(Rect(0, 0, width, height, t.felt))
    for place, month in enumerate(MONTHS):
        months = [card for card in DECK if card.month == month]
        if wide:
            x, w = 16 + 69.33 * place, 60
            places = [(x, 38 + 130.0 * row) for row in range(4)]
            _head(out, t, month, x, 25, 67, lang)
        else:
            row, half = divmod(place, 2)
            x, w = 12 + 186 * half, 40
            places = [(x + 45 * column, 26 + 117.0 * row) for column in range(4)]
            _head(out, t, month, x, 18 + 117 * row, 170, lang)
        for card, (left, top) in zip(months, places, strict=True):
            _bench_card(
                out, t, card, left, top, w, owners.get(card.code), card.code in lit, letters, marks, lang
            )
    given = " ".join(
        text(
            "draw-describe-owner",
            lang,
            name=name,
            cards=text_of(card for card in DECK if owners.get(card.code) == who),
        )
        for who, name in enumerate(letters)
    )
    return Scene(width, height, out.items(), text("draw-title-bench", lang), given, tuple(out.hots))


def bench_still(
    score: RoundScore,
    lang: str = "en",
    *,
    letters: Names = LETTERS,
    lit: Collection[str] | None = None,
    theme: str = "light",
) -> Scene:
    """The bench as one picture: the formula of both, and the cards with their owners."""
    t = tokens(theme)
    owners = {card.code: who for who, pile in enumerate(score.piles) for card in pile}
    shown = lit_by_yaku(score) if lit is None else lit
    cards = bench_scene(owners, lit=shown, letters=letters, theme=theme, lang=lang)
    items = (*formula_items(t, score, 0, 0, letters, lang), *cards.moved(0, FORMULA))
    told = " ".join(
        text("draw-describe-score", lang, name=name, formula=score.formula(who, lang))
        for who, name in enumerate(letters)
    )
    return Scene(
        716, FORMULA + cards.height, items, text("draw-title-bench", lang), f"{told} {cards.description}"
    )


def _head(out: Layers, t: Tokens, month: int, x: float, y: float, room: float, lang: str) -> None:
    short = text(f"draw-month-{month}" if room < 100 else f"month-{month}", lang)
    runs = Run(str(month), t.felt_text, True), Run(f" {short}", t.felt_text_2)
    out.ground.append(Text(x, y, runs, 12.5, room=room))


def _bench_card(
    out: Layers,
    t: Tokens,
    card: Card,
    x: float,
    y: float,
    w: float,
    owner: int | None,
    lit: bool,
    letters: Names,
    marked: bool,
    lang: str,
) -> None:
    h, tag = w * TALL, 20 if w >= 60 else 16
    variant = variant_of(card.code, marked, width=w)
    if lit:
        out.ringed += (*sign.ring(t, x, y, w, "target"), Image(card.code, x, y, w, variant))
    else:
        out.cards += sign.card(card.code, x, y, w, variant)
    top = y + h + (7 if w >= 60 else 6)
    if owner is None:
        out.plates.append(sign.empty_place(t, x, top, w, tag))
        out.tags.append(
            label(x + w / 2, top + tag * 0.72, "–", 13, t.felt_text_2, bold=True, anchor="middle")
        )
    else:
        out.plates.append(Rect(x, top, w, tag, t.mark if owner == 0 else t.defender, t.ink, 1, 4))
        mid = x + w / 2
        out.tags += (
            sign.side(t, mid - 14, top + tag * 0.5 + 4.2, owner == 0, t.ink, 10),
            label(mid + 1, top + tag * 0.5 + 4.8, letters[owner], 13, t.ink, bold=True),
        )
    points = text("draw-points", lang, count=card.points)
    state = "draw-say-free" if owner is None else "draw-say-owner"
    name = text(state, lang, card=card, points=points, owner="" if owner is None else letters[owner])
    out.hots.append(Hot(x, y, w, top + tag - y, f"next {card.code}", name))


LAB = Grid(120, 118.5, (36, 163), 60, 46)
LAB_NARROW = Grid(8, 75, (150, 246), 42, 26, 13, 9)


def lightning_scene(
    field: Cards,
    *,
    card: Card | None = LIGHTNING,
    source: str = "",
    targets: Mapping[str, str] | Iterable[str] = (),
    chosen: Collection[str] = (),
    refused: Collection[str] = (),
    whys: Mapping[str, Reason] | None = None,
    quiet: bool | None = None,
    marks: bool = False,
    theme: str = "light",
    form: Form = "wide",
    lang: str = "en",
) -> Scene:
    """A card at the left and the field by months, 716 x 272 px (narrow: the card above, 384 x 326).

    `card` is what comes (None: nothing), `source` the words over it; `targets`, `chosen`, `refused`,
    `whys` and `quiet` as in `table_scene`.
    """
    t = tokens(theme)
    wanted = parts.targets_of(targets)
    out = Layers()
    wide = form == "wide"
    width, height = (716, 272) if wide else (384, 326)
    out.ground.append(Rect(0, 0, width, height, t.felt))
    x, y, w = (14.0, 80.0, 84.0) if wide else (14.0, 14.0, 66.0)
    words = source or text("draw-from-hand", lang)
    at = (x, y - 11) if wide else (x + w + 18, y + 57)
    out.ground.append(
        label(*at, words, 13 if wide else 15, t.felt_text, bold=True, room=100 if wide else 270)
    )
    if card is None:
        out.plates.append(sign.empty_place(t, x, y, w))
    else:
        out.ringed += sign.ring(t, x, y, w, "target" if card.is_lightning else "selected")
        out.ringed += sign.card(card.code, x, y, w, variant_of(card.code, marks, width=w), shadow=False)
        if card.is_lightning:
            out.signs += sign.disc(t, "bolt", *sign.disc_place("bolt", x, y, w))
    busy = bool(wanted or refused or chosen)
    bolt = "11L" if card is not LIGHTNING and "11L" in wanted else ""
    look = Field(wanted, chosen, refused, bolt, busy if quiet is None else quiet, whys or {}, marks)
    parts.draw_field(out, t, field, look, LAB if wide else LAB_NARROW, lang)
    told = [
        text("draw-describe-field", lang, cards=text_of(field))
        if field
        else text("draw-describe-field-empty", lang)
    ]
    if wanted:
        told.append(text("draw-may-take", lang, cards=" ".join(wanted)) + ".")
    if refused:
        told.append(text("draw-may-not-take", lang, cards=" ".join(refused)) + ".")
    title = text("draw-title-lightning", lang, card=card or "")
    return Scene(width, height, out.items(), title, " ".join(told), tuple(out.hots))


def lightning_still(
    scene: Scene,
    status: tuple[str, str, str],
    answers: Sequence[tuple[Card, bool, str]],
    theme: str = "light",
) -> Scene:
    """The lightning lab as one picture: `scene`, the yellow bar, and yes or no for each card in words."""
    t = tokens(theme)
    items: list[Item] = [*scene.items, *status_bar(t, scene.height, *status)]
    top = scene.height + BAR
    rows = -(-len(answers) // 2)
    height = rows * 56 + 16 if answers else 0
    items.append(Rect(0, top, 716, height, t.panel))
    for number, (card, yes, words) in enumerate(answers):
        row, column = divmod(number, 2)
        x, y = 16 + 350 * column, top + 12 + 56 * row
        items += sign.card(card.code, x, y, 28)
        runs = Run("✓ " if yes else "× ", t.good if yes else t.bad, True), Run(words, t.text)
        items.append(Text(x + 42, y + 27, runs, 13, room=290))
    return Scene(716, top + height, tuple(items), scene.title, scene.description)
