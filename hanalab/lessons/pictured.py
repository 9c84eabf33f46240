"""Pictures in lessons of answers that differ from machine to machine: by how many deals it can look at."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hanalab.explore.answer import Answer
    from hanalab.explore.claims import Finding

#: inches: a picture that fits narrow pages too, for it is the same on all
WIDTH = 3.6
#: dots an inch of the screen, and of the picture
SCREEN, DOTS = 96, 192


@dataclass(frozen=True, slots=True, repr=False)
class Pictured:
    """A picture under a few words that hold for every machine.

    An awake notebook shows it as it shows any answer: wide or narrow, light or dark, as its page is. What is
    stored is a picture that suits all pages.
    """

    words: str
    picture: bytes
    shown: str

    def __repr__(self) -> str:
        return self.words

    def _repr_mimebundle_(
        self, include: object = None, exclude: object = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        from base64 import b64encode

        from ipywidgets import HTML

        # Of all kinds only views of widgets and bitmaps may differ where lessons are checked.
        live: dict[str, Any] = HTML(self.shown)._repr_mimebundle_() or {}
        stored = {"text/plain": self.words, "image/png": b64encode(self.picture).decode("ascii")}
        return {**live, **stored}, {"image/png": {"width": round(WIDTH * SCREEN)}}


def pictured(answer: Answer | Finding, words: str, lang: str = "en", theme: str = "light") -> Pictured:
    """The plot of an answer, with words of your own beside it.

    Where solvers are not compiled a lesson looks at fewer deals: the picture differs, the words do not.

    >>> from hanalab.explore.claims import run
    >>> pictured(run("T7", 4), "how often seventeen is reached")
    how often seventeen is reached
    """
    from hanalab.explore.picture import html_of

    out = BytesIO()
    answer.plot(lang, theme, WIDTH).savefig(out, format="png", dpi=DOTS, metadata={"Software": None})
    return Pictured(words, out.getvalue(), html_of(answer, lang))
