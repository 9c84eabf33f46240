"""The errors a user can meet. Each carries a stable code, its data, and a text in every shipped language."""

from __future__ import annotations

from collections.abc import Iterable

from hanalab.core.reason import Reason, reason


class HanalabError(ValueError):
    """Root of all errors raised for anything a user can type, click or load.

    `code` is stable, `reason` holds the sentence and its rule, and the data are attributes as well.
    """

    def __init__(self, code: str, rule: str | None = None, /, **values: object) -> None:
        self._set(reason(code, rule, **values))

    def _set(self, why: Reason) -> None:
        self.reason = why
        self.code = why.code
        self.rule = why.rule
        for name, value in why.values:
            setattr(self, name, value)
        super().__init__(why)

    def text(self, lang: str = "en") -> str:
        """The message in a shipped language ("en", "es")."""
        return self.reason.say(lang)

    def __str__(self) -> str:
        return self.text()


class NotationError(HanalabError):
    """A text that cannot be read: `source` is the text, `place` the offset of what is wrong, from 0."""

    source: str
    place: int


class SetupError(HanalabError):
    """A position, rule set or record that cannot be: `defects` lists all that is wrong, not the first."""

    def __init__(self, defects: Iterable[Reason]) -> None:
        self.defects = tuple(defects)
        self._set(self.defects[0])

    def text(self, lang: str = "en") -> str:
        return "\n".join(defect.say(lang) for defect in self.defects)

    def __reduce__(self) -> tuple[type[SetupError], tuple[tuple[Reason, ...]]]:
        return SetupError, (self.defects,)


class IllegalAction(HanalabError):  # noqa: N818 - the name users rely on
    """An action the rules do not allow now: `reason` says why, `action` is what was tried."""

    def __init__(self, why: Reason, action: object) -> None:
        self._set(why)
        self.action = action

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Reason, object]]:
        return IllegalAction, (self.reason, self.action)
