"""What all parts of the drawing of Nusfjord share: the view, who looks at it, letters, colours and goods."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from netloft.core.text import Text
from netloft.games.nusfjord.rules import words as game_words
from netloft.games.nusfjord.terminal import words
from netloft.terminal.choices import Offer

COLOURS: Final = (
    "bold white on #b3202c",
    "bold white on #2454c6",
    "bold black on #f2c230",
    "bold white on #1d7a3c",
    "bold white on #7b3fa0",
)
GOODS_STYLE: Final = {"gold": "#f2c230", "wood": "#d09a5c", "fish": "#7fc4e8"}
FOREST: Final = "black on #8fc98a"
BUILDING: Final = "bold black on #d8b98a"
RESERVE: Final = "black on #b8b8b8"
LIT: Final = "bold black on #a9e0f2"
HEAD: Final = "bold"

NOUNS: Final = {
    "wood": game_words.WOOD,
    "fish": game_words.FISH,
    "gold": game_words.GOLD,
    "guests": game_words.GUEST,
}

View = dict[str, Any]

ELDER_CHOICES: Final = ("take elder", "discard elder", "uncover elder", "forgotten elder")
"""Kinds of options that are about an elder on the board."""


@dataclass(frozen=True)
class Scene:
    """One drawing: what is seen, what can be chosen, by whom, and how it is to be said."""

    view: View
    options: Sequence[Offer]
    me: int | None
    names: list[str]
    lang: str
    width: int

    @property
    def deck(self) -> str:
        """Name the deck that is played, or give the text of a player's own."""
        return str(self.view["options"]["deck"])

    def say(self, text: Text, *values: object) -> str:
        """Say something in the language of the drawing."""
        return text.say(self.lang, *values)

    def letter(self, colour: int) -> Line:
        """Mark a colour by its letter."""
        return Line(f" {self.say(words.LETTERS[colour])} ", COLOURS[colour])

    def name(self, seat: int) -> str:
        """Name a seat, and say if it is that of the viewer."""
        return self.say(words.YOU, self.names[seat]) if seat == self.me else self.names[seat]

    def named(self, kind: str) -> list[str]:
        """List what the options of a kind name: `b2` of `space b2`."""
        return [str(value) for option in self.options if option.kind == kind for value in option.args.values()]

    def goods(self, amounts: dict[str, int]) -> str:
        """Name goods that are not nothing."""
        return ", ".join([NOUNS[good].count(n).say(self.lang) for good, n in amounts.items() if n and good in NOUNS])


def heading(text: str, aside: str = "") -> Line:
    """Write the heading of a part, with something small beside it."""
    return Line.assemble((text, HEAD), ("  " + aside if aside else "", "dim"))


def grid(*columns: bool, gap: int = 1, expand: bool = False) -> Table:
    """Return a table without lines; a column that is True keeps to one line."""
    table = Table.grid(padding=(0, gap), expand=expand)
    for whole in columns:
        table.add_column(no_wrap=whole, overflow="fold")
    return table


def below(what: RenderableType) -> RenderableType:
    """Leave a line free after a part."""
    return Padding(what, (0, 0, 1, 0))
