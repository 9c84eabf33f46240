"""Pictures in lessons of answers that differ from machine to machine: by how many deals it can look at."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hanalab.explore.answer import Answer
    from hanalab.explore.claims import Finding


@dataclass(frozen=True, slots=True, repr=False)
class Pictured:
    """A picture under a few words that hold for every machine."""

    words: str
    picture: bytes

    def __repr__(self) -> str:
        return self.words

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, object]:
        from base64 import b64encode

        return {"text/plain": self.words, "image/png": b64encode(self.picture).decode("ascii")}


def pictured(answer: Answer | Finding, words: str, lang: str = "en", theme: str = "light") -> Pictured:
    """The plot of an answer, with words of your own beside it.

    Where solvers are not compiled a lesson looks at fewer deals: the picture differs, the words do not.

    >>> from hanalab.explore.claims import run
    >>> pictured(run("T7", 4), "how often seventeen is reached")
    how often seventeen is reached
    """
    out = BytesIO()
    answer.plot(lang, theme).savefig(out, format="png", dpi=120, metadata={"Software": None})
    return Pictured(words, out.getvalue())
