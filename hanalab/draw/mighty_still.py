"""Still pictures of a hand of Mighty: what stays in a saved notebook when no table is alive."""

from __future__ import annotations

from collections.abc import Collection

from hanalab.core.language import text
from hanalab.core.reason import Reason
from hanalab.draw import marks as sign
from hanalab.draw import mighty_parts as parts
from hanalab.draw.mighty_contract import Line, contract_lines, declares
from hanalab.draw.mighty_end import settlement_scene
from hanalab.draw.mighty_parts import SEATS, Cards, Names, Position, Tally
from hanalab.draw.mighty_table import trick_table_scene
from hanalab.draw.mushi_still import BAR, status_bar
from hanalab.draw.scene import Item, Rect, Run, Scene, Text, label
from hanalab.draw.tokens import HAND as HAND_CARD
from hanalab.draw.tokens import Tokens, tokens
from hanalab.mighty import UNKNOWN, Card, Hand, Trick

HAND = 186
CONTRACT = 104
#: the row of one seat where all hands lie side by side, in px
ROW = 98


def static_scene(
    position: Position,
    seat: int | None = None,
    lang: str = "en",
    *,
    names: Names | None = None,
    open_hands: bool | None = None,
    lying: Trick | None = None,
    selected: Card | None = None,
    refused: Collection[Card] = (),
    quiet: bool = False,
    status: tuple[str, str, str] | None = None,
    four_colours: bool = False,
    theme: str = "light",
) -> Scene:
    """A hand as one picture, 716 px wide. In play: the table, what is to be done, the hand of `seat`, the
    contract. Before it: all hands that are known and what has been said. Over: the settlement.

    `seat` is 0 in a Hand and the own seat in a View. All hands are open in a Hand unless `open_hands` is
    False.
    """
    seat = int(getattr(position, "seat", 0)) if seat is None else seat
    names = names or parts.names_of(position, lang)
    show = isinstance(position, Hand) if open_hands is None else open_hands
    look = {"names": names, "four_colours": four_colours, "theme": theme, "lang": lang}
    if position.is_over and lying is None:
        return settlement_scene(position.score(), seat, status=status, **look)  # type: ignore[arg-type]
    if position.phase not in ("PLAY", "OVER"):
        return hands_scene(position, seat, open_hands=show, **look)  # type: ignore[arg-type]
    t = tokens(theme)
    table = trick_table_scene(
        position,
        seat,
        open_hands=show,
        lying=lying,
        selected=selected,
        **look,  # type: ignore[arg-type]
    )
    top = table.height
    bar = status or _status(position, seat, names, lang)
    items: list[Item] = [*table.items, *status_bar(t, top, *bar)]
    top += BAR
    hand = parts.sorted_hand(position.hands[seat])
    if hand:
        items.append(Rect(0, top, 716, HAND, t.felt_2))
        items += hand_row(
            t, hand, top + 28, selected=selected, refused=refused, quiet=quiet, four=four_colours
        )
        top += HAND
    items += contract_strip(t, top, position, seat, names, lang, lying=lying, everything=show)
    return Scene(716, top + CONTRACT, tuple(items), table.title, f"{bar[0]}. {table.description}")


def hand_row(
    t: Tokens,
    hand: Cards,
    y: float,
    *,
    selected: Card | None = None,
    refused: Collection[Card] = (),
    quiet: bool = False,
    four: bool = False,
    w: float = HAND_CARD,
    x: float = 8,
    room: float = 700,
) -> tuple[Item, ...]:
    """A hand in one row; refused cards are hatched, all are veiled when `quiet`, the selected one is
    lifted.
    """
    step = min(w + 10, (room - w) / max(1, len(hand) - 1))
    items: list[Item] = []
    over: list[Item] = []
    for number, card in enumerate(hand):
        left = x + step * number
        if card is selected and card is not UNKNOWN:
            up = y - sign.LIFT["selected"]
            over += (
                *sign.ring(t, left, up, w, "selected"),
                *parts.picture(card, left, up, w, four, shadow=False),
            )
            over += sign.disc(t, "check", *sign.disc_place("check", left, up, w))
            continue
        items += parts.picture(card, left, y, w, four)
        if card in refused or quiet:
            items.append(sign.veil(t, left, y, w, "felt_2"))
        if card in refused:
            items.append(sign.hatch(t, left, y, w, "felt_2"))
    return (*items, *over)


def contract_strip(
    t: Tokens,
    top: float,
    position: Position,
    seat: int,
    names: Names,
    lang: str,
    *,
    lying: Trick | None = None,
    everything: bool = False,
) -> tuple[Item, ...]:
    """The first part of the rail as a strip: contract, Mighty, friend, Joker Call, the bar of points."""
    contract = position.contract
    items: list[Item] = [Rect(0, top, 716, CONTRACT, t.panel)]
    if contract is None:
        return tuple(items)
    trump = parts.trump_sign(contract.trump)
    red = contract.trump in ("H", "D")
    runs = Run(str(contract.number), t.text, True), Run(trump, t.red_suit if red else t.text, True)
    items += (
        Text(14, top + 40, runs, 24),
        label(14, top + 62, declares(position, seat, names, lang), 13, t.text_2, room=104),
    )
    for place, line in enumerate(
        contract_lines(position, seat, names, lang, lying=lying, everything=everything)
    ):
        items += _line(t, line, 122, top + 14 + 29 * place, 312)
    count = parts.tally(position, seat, everything)
    items.append(label(452, top + 28, text("draw-points-of-20", lang), 13, t.text, bold=True))
    items.append(label(702, top + 28, text("draw-need", lang, need=count.need), 13, t.text_2, anchor="end"))
    items += parts.bar_of_points(t, 452, top + 42, 250, count)
    items.append(_counts(t, 452, top + 80, count, seat, position, lang))
    return tuple(items)


def _line(t: Tokens, line: Line, x: float, y: float, room: float) -> list[Item]:
    items: list[Item] = []
    if line.card is not None and line.card is not UNKNOWN:
        items += sign.card(line.card.code, x, y, 16, shadow=False)
    runs = Run(line.bold, t.text, True), Run(f"\N{NO-BREAK SPACE}{line.rest}", t.text)
    pill = sign.pill_width(line.rule)
    items.append(Text(x + 24, y + 18, runs, 13, room=room - 30 - pill))
    return [*items, *sign.rule_pill(t, x + room, y + 18, line.rule, "panel", "end")]


def _counts(t: Tokens, x: float, base: float, count: Tally, seat: int, position: Position, lang: str) -> Text:
    return Text(x, base, tuple(
        Run(words, t.text if bold else t.text_2, bold) for words, bold in _pieces(count, seat, position, lang)
    ), 13, room=250)  # fmt: skip


def count_words(count: Tally, seat: int, position: Position, lang: str) -> tuple[tuple[int, str], ...]:
    """The parts of the bar as (number, words): the declarer's side, unknown sides, what is still out,
    defenders. `seat` is the one spoken to as "you", -1 for none.
    """
    friend = position.friend if position.friend_known else None
    known = position.friend_known or (not count.unknown and position.friend is not None)
    if position.declarer == seat:
        own = "yours" if friend is None else "your-side"
    elif seat < 0:
        own = "declarer"
    else:
        secretly = parts.sides_of(position, seat)[seat] == "friend"  # who holds the called card knows
        own = "your-side" if secretly else "declarer"
    mine = own in ("yours", "your-side")
    pieces = [(count.side, text(f"draw-count-{own}", lang))]
    if count.unknown:
        pieces.append((count.unknown, text("draw-count-unknown", lang)))
    if count.out:
        away = position.declarer == seat or position.is_over
        pieces.append((count.out, text("draw-count-to-come" if away else "draw-count-out", lang)))
    if count.defenders or known:
        key = "defenders" if mine or position.declarer is None or seat < 0 else "defenders-yours"
        pieces.append((count.defenders, text(f"draw-count-{key}", lang)))
    return tuple(pieces)


def _pieces(count: Tally, seat: int, position: Position, lang: str) -> list[tuple[str, bool]]:
    found: list[tuple[str, bool]] = []
    for number, words in count_words(count, seat, position, lang):
        gap = "\N{EN SPACE}" if found else ""
        found += [(f"{gap}{number}", True), (f"\N{NO-BREAK SPACE}{words}", False)]
    return found


def _status(position: Position, seat: int, names: Names, lang: str) -> tuple[str, str, str]:
    trick = text("draw-trick-of", lang, trick=position.number)
    player = position.player
    if player is None:
        return trick, "", "K37"
    mine = player == seat and names[seat] == text("draw-you", lang)
    key = "lead" if not position.trick else "play"
    words = text(f"draw-to-{key}-card{'-you' if mine else ''}", lang, name=names[player])
    return words, trick, "K37" if key == "lead" else "K38"


# -- before the play ----------------------------------------------------------------------------------------


def hands_scene(
    position: Position,
    seat: int = 0,
    lang: str = "en",
    *,
    names: Names | None = None,
    open_hands: bool = True,
    four_colours: bool = False,
    theme: str = "light",
) -> Scene:
    """The five hands one under the other, `seat` first, what each has bid, and the kitty; 716 px wide."""
    t = tokens(theme)
    names = names or parts.names_of(position, lang)
    items: list[Item] = []
    words: list[str] = []
    for place in range(SEATS):
        who = (seat + place) % SEATS
        items += _hand(t, position, who, ROW * place, names, open_hands or who == seat, four_colours, lang)
        words.append(_hand_words(position, who, names, open_hands or who == seat, lang))
    height: float = ROW * SEATS
    kitty = position.kitty if position.declarer is None else position.discards
    if kitty:
        key = "draw-kitty" if position.declarer is None else "draw-laid-away"
        items += (
            Rect(0, height, 716, ROW, t.felt),
            label(14, height + 54, text(key, lang), 14, t.felt_text, bold=True),
        )
        for number, card in enumerate(kitty):
            shown = card if open_hands else UNKNOWN
            items += parts.picture(shown, 150 + 54 * number, height + 13, 46, four_colours)
        height += ROW
    bar = _phase_status(position, names, lang)
    head = status_bar(t, 0, *bar)
    moved = Scene(716, height, tuple(items)).moved(0, BAR)
    return Scene(
        716, height + BAR, (*head, *moved), text("draw-title-hands", lang), " ".join((f"{bar[0]}.", *words))
    )


def _hand(
    t: Tokens, position: Position, who: int, top: float, names: Names, shown: bool, four: bool, lang: str
) -> list[Item]:
    said = [bid for seat, bid in position.auction.said if seat == who]
    spoken = " ".join(
        text("draw-pass", lang) if bid is None else f"{bid.number}{parts.trump_sign(bid.trump)}"
        for bid in said
    )
    role = ""
    if who == position.declarer:
        role = text("side-declarer", lang)
    elif who == position.dealer:
        role = text("draw-deals", lang)
    items: list[Item] = [
        Rect(0, top, 716, ROW, t.felt if who % 2 else t.felt_2),
        label(14, top + 36, names[who], 14, t.felt_text, bold=True, room=126),
        label(14, top + 56, role, 13, t.felt_text_2, room=126),
        label(14, top + 76, spoken, 13, t.felt_text, room=126),
    ]
    hand = parts.sorted_hand(position.hands[who])
    step = min(54.0, (552 - 46) / max(1, len(hand) - 1)) if shown and UNKNOWN not in hand else 15.0
    for number, card in enumerate(hand):
        items += parts.picture(card if shown else UNKNOWN, 150 + step * number, top + 12, 46, four)
    return items


def _hand_words(position: Position, who: int, names: Names, shown: bool, lang: str) -> str:
    hand = parts.sorted_hand(position.hands[who])
    if not shown or UNKNOWN in hand:
        return text(
            "draw-describe-hand-hidden",
            lang,
            name=names[who],
            cards=text("draw-cards", lang, count=len(hand)),
        )
    return text("draw-describe-hand", lang, name=names[who], cards=parts.signs_of(hand, lang))


def _phase_status(position: Position, names: Names, lang: str) -> tuple[str, str, str]:
    player = position.player
    name = names[player] if player is not None else ""
    standing = position.auction.standing
    rules = {"AUCTION": "K12", "EXCHANGE": "K18", "TRUMP": "K22", "FRIEND": "K41", "JOKER_CALL": "K33"}
    key = position.phase.lower().replace("_", "-")
    bold = text(f"draw-phase-{key}", lang, name=name)
    rest = ""
    if standing is not None and position.auction.bidder is not None:
        sign_words = f"{standing.number}{parts.trump_sign(standing.trump)}"
        rest = text("draw-standing", lang, bid=sign_words, name=names[position.auction.bidder])
    return bold, rest, rules.get(position.phase, "K7")


def reasons_of(position: Position, hand: Cards) -> dict[Card, Reason]:
    """Why each card of the hand to play cannot be played; cards that can are left out."""
    return {card: why for card in hand if (why := position.why_not(f"play {card}")) is not None}
