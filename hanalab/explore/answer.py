"""What all answers have in common: a sentence, a table, a picture, and how they were obtained."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Self

from hanalab.core.display import Shown
from hanalab.core.language import text
from hanalab.core.shown import shown
from hanalab.explore.page import WIDTH
from hanalab.explore.words import duration, grouped, number

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """How an answer was obtained.

    `method` says what was done in each deal: a code of the texts `explore-method-...`. `worlds` are the
    deals looked at, `wanted` those asked for (None: as many as the time allows). `stopped` says what ended
    the work: "" (all that was wanted), "clear" (more deals would hardly change the answer), "time", "stop",
    or "all" (nothing is hidden, so one deal is all there is). `effective` is the number of equally likely
    deals that weighted ones are worth, None where all count the same. `redone` counts the parts of the work
    that were lost with a worker and handed out again. Where not everything legal was tried, `tried` and
    `legal` say how much, of `kind` "plans" or "choices". `notes` are codes of texts `explore-how-...` for
    what else is special: "plain" (no compiler, so a quicker method), "last-friend", "no-last-friend", "here"
    (some of it was done in this process, for want of workers).
    """

    method: str
    worlds: int
    wanted: int | None
    seconds: float
    seed: object = 0
    done: bool = True
    stopped: str = ""
    effective: float | None = None
    redone: int = 0
    tried: int = 0
    legal: int = 0
    kind: str = ""
    notes: tuple[str, ...] = ()

    def how(self, lang: str = "en") -> str:
        """In words."""
        if self.stopped == "all":
            first = text("explore-how-open", lang)
        else:
            worth = "" if self.effective is None else number(self.effective, lang, 0)
            kind = "deals" if self.effective is None else "weighted"
            first = text(f"explore-how-{kind}", lang, worlds=self.worlds, effective=worth)
        sentences = [first, text(f"explore-method-{self.method}", lang)]
        sentences += [text(f"explore-how-{note}", lang) for note in self.notes]
        if self.tried < self.legal:
            facts_of = {"tried": f"{self.tried}", "legal": grouped(self.legal), "kind": self.kind}
            sentences.append(text("explore-how-plans", lang, **facts_of))
        if not self.done:
            sentences.append(text("explore-how-working", lang))
        elif self.stopped in ("clear", "time", "stop"):
            sentences.append(text(f"explore-how-{self.stopped}", lang))
        if self.redone:
            sentences.append(text("explore-how-redone", lang, count=self.redone))
        facts = text("explore-how-facts", lang, seed=shown(self.seed), time=duration(self.seconds, lang))
        return " ".join([*sentences, facts])


class Answer(Shown):
    """An answer to a question about a hand. It grows: answers given to `progress` have `done` False."""

    __slots__ = ()
    effort: Effort

    @property
    def done(self) -> bool:
        """Whether this is the final answer."""
        return self.effort.done

    @property
    def worlds(self) -> int:
        """How many deals it rests on."""
        return self.effort.worlds

    @property
    def wanted(self) -> int | None:
        """How many deals were asked for; None where time is the limit."""
        return self.effort.wanted

    @property
    def seconds(self) -> float:
        """How long it took, in seconds."""
        return self.effort.seconds

    @property
    def seed(self) -> object:
        """The seed of the deals: the same seed gives the same answer."""
        return self.effort.seed

    @property
    def stopped(self) -> str:
        """What ended the work before all deals were seen: "clear", "time", "stop", "all", or ""."""
        return self.effort.stopped

    def how(self, lang: str = "en") -> str:
        """How the answer was obtained, in a few sentences."""
        return self.effort.how(lang)

    def sentence(self, lang: str = "en") -> str:
        """The answer in one sentence."""
        raise NotImplementedError

    def table(self, lang: str = "en") -> str:
        """The numbers as a table of plain text."""
        raise NotImplementedError

    def text(self, lang: str = "en") -> str:
        """The sentence, the table, and how it was obtained."""
        return "\n\n".join([self.sentence(lang), self.table(lang), self.how(lang)])

    def plot(self, lang: str = "en", theme: str = "light", width: float = WIDTH) -> Figure:
        """The numbers as a picture: a matplotlib figure, "light" or "dark", so many inches wide. 4.2 is for
        narrow pages."""
        raise NotImplementedError

    def with_effort(self, **changes: object) -> Self:
        """The same answer with other facts about its making."""
        return replace(self, effort=replace(self.effort, **changes))  # type: ignore[type-var, arg-type]

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.sentence()}>"

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        from hanalab.explore.picture import pictures_of

        return {"text/plain": self.text(), **pictures_of(self)}
