"""Options that are named by a text and a label."""

from __future__ import annotations

from netloft.core.effect import Effect
from netloft.core.text import Text


class Named(Effect):
    """An option that is named by a text and a label."""

    __slots__ = ("name",)

    def __init__(self, text: str, name: Text, weight: int = 1) -> None:
        super().__init__(text, weight)
        self.name = name

    def label(self, lang: str) -> str:
        """Put it in words."""
        return self.name.say(lang)
