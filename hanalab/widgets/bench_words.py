"""What the scoring bench says: terms of the formula, progress of a yaku, the count of cards, a text."""

from __future__ import annotations

from hanalab.core.language import signed, text
from hanalab.mushi import DECK
from hanalab.mushi.cards import text_of
from hanalab.mushi.yaku import Progress
from hanalab.widgets.bench_model import READINGS, Bench, Owner

#: what the two players are called
LETTERS = ("A", "B")
#: the words of the formula, by term
TERM_WORDS = {
    "points": "draw-card-points",
    "par": "draw-par-head",
    "own": "draw-own-yaku",
    "other": "draw-others-yaku",
    "total": "draw-score",
}


def letter(owner: Owner) -> str:
    """A, B, or "nobody" as a choice for the language files."""
    return "nobody" if owner is None else LETTERS[owner]


def term_said(at: Bench, seat: int, name: str, lang: str) -> str:
    """A term of the formula for the ear: "A, own yaku: +25, from 01B 02A 03B"."""
    term = at.term(seat, name)
    value = str(term.value) if name == "points" else signed(term.value)
    said = text("bench-said-term", lang, who=LETTERS[seat], term=text(TERM_WORDS[name], lang), value=value)
    if name in ("own", "other") and term.cards:
        return text("bench-said-cards", lang, said=said, cards=text_of(term.cards))
    return said


def term_hidden(seat: int, name: str, lang: str) -> str:
    """The same while it is hidden."""
    return text("bench-said-hidden", lang, who=LETTERS[seat], term=text(TERM_WORDS[name], lang))


def yaku_line(each: Progress, lang: str) -> str:
    """How far a yaku has come, in a few words."""
    if each.seat is not None:
        return text("bench-yaku-scores", lang, who=LETTERS[each.seat], value=each.yaku.value)
    counts = [each.owners.count(seat) for seat in (0, 1)]
    if each.status == "closed":
        return text("bench-yaku-split", lang, first=counts[0], second=counts[1])
    if not any(counts):
        return text("bench-yaku-none", lang)
    lacking = [(seat, cards) for seat, cards in enumerate(each.lacks) if cards is not None]
    if len(lacking) == 1 and len(lacking[0][1]) <= 3 and len(each.yaku.cards) == each.yaku.need:
        seat, cards = lacking[0]
        return text("bench-yaku-lacks", lang, who=LETTERS[seat], cards=cards)
    return text("bench-yaku-open", lang, first=counts[0], second=counts[1])


def given(at: Bench, lang: str, hidden: bool = False) -> str:
    """How many cards have an owner, and what the scores add to."""
    count = text("bench-given", lang, given=len(DECK) - len(at.free))
    if at.free:
        return f"{count} · {text('bench-free', lang, free=len(at.free))}"
    if hidden:
        return count
    return f"{count} · {text('bench-sum', lang, sum=sum(at.score.totals))}"


def reading_has(at: Bench, lang: str) -> str:
    """Who has Three Brights as `at` reads them, and with which cards."""
    for item in at.score.items:
        if item.label == "three_brights":
            return text("bench-reading-has", lang, who=LETTERS[item.seat], cards=text_of(item.cards))
    return text("bench-reading-nobody", lang)


def totals(at: Bench) -> str:
    """Both scores: "A −5, B +5"."""
    return ", ".join(f"{name} {signed(total)}" for name, total in zip(LETTERS, at.score.totals, strict=True))


def written(at: Bench, lang: str, hidden: bool = False) -> str:
    """The bench as a text: piles, formulas with their items, the sum, and both readings."""
    lines = []
    for seat, pile in enumerate(at.piles):
        who = LETTERS[seat]
        if pile:
            values = {"who": who, "count": len(pile), "cards": text_of(pile)}
            lines.append(text("bench-text-pile", lang, **values))
        else:
            lines.append(text("bench-text-empty", lang, who=who))
    if at.free:
        lines.append(text("bench-text-free", lang, cards=text_of(at.free)))
    if not hidden:
        for seat in (0, 1):
            formula = at.score.formula(seat, lang)
            lines.append(text("bench-text-score", lang, who=LETTERS[seat], formula=formula))
            lines += [f"  {item.say(lang)}" for item in at.score.of(seat) if item.rule != "M48"]
    lines.append(f"{given(at, lang, hidden)} (M50)")
    for name in READINGS:
        read = at.reading(name)
        mark = "*" if name == at.rules.three_brights else "-"
        told = "?" if hidden else f"{totals(read)} ({reading_has(read, lang)})"
        reading = text(f"bench-reading-{name}", lang)
        lines.append(f"{mark} {text('bench-text-reading', lang, name=reading)}: {told}")
    return "\n".join(lines)
