"""Draws the sea of Kaivai: hexes as bricks of four by two characters, with what lies on them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text as Line

from netloft.games.kaivai.terminal import words
from netloft.terminal.choices import Offer

COLUMNS: Final = "abcdefghijklm"
RADIUS: Final = 6
CELL: Final = 4
HEX: Final = re.compile(r"\b[a-m]\d{1,2}\b")

COLOURS: Final = (
    "bold white on #b3202c",
    "bold black on #f2c230",
    "bold white on #1d7a3c",
    "bold white on #2454c6",
)
THIRD: Final = "bold black on #b8b8b8"
BOATS: Final = ("bold #ff9a9a", "bold #ffe27a", "bold #86e8a4", "bold #a8c4ff")
SEA: Final = ("#7fb2cc on #0d3b54", "#7fb2cc on #0f4260", "#7fb2cc on #0b3348")  # no neighbours alike
LIT: Final = ("bold black on #a9e0f2", "bold black on #c2eaf7", "bold black on #92d3ea")
CULT: Final = "black on #d8b98a"
GOD: Final = "bold black on #ff9d4d"

View = dict[str, Any]


# Clans.


def clan_name(view: View, clan: int, names: list[str], lang: str) -> str:
    """Name a clan; the one that nobody plays is the third clan."""
    return names[clan] if clan < view["seats"] else words.THIRD_CLAN.say(lang)


def clan_letter(view: View, clan: int, lang: str) -> str:
    """Return the letter that marks a clan's pieces."""
    return (words.LETTERS[clan] if clan < view["seats"] else words.THIRD_LETTER).say(lang)


def clan_style(view: View, clan: int) -> str:
    """Return the colours of a clan."""
    return COLOURS[clan] if clan < view["seats"] else THIRD


# The sea.


def draw_sea(view: View, options: Sequence[Offer], lang: str) -> Line:
    """Draw the hexes column by column, each half a hex lower or higher than its neighbour."""
    pieces = tiles(view, lang)
    lit = lit_hexes(view, options)
    sea = Line(no_wrap=True, overflow="crop")
    for y in range(-1, 4 * RADIUS + 3):
        sea.append_text(edge(0, y, right=False))
        for column in range(len(COLUMNS)):
            text, style = cell(column, y, pieces, lit)
            sea.append(text.center(CELL), style)
        sea.append_text(edge(len(COLUMNS) - 1, y, right=True))
        sea.append("\n")
    sea.rstrip()
    return sea


def cell(column: int, y: int, pieces: dict[str, tuple[str, str]], lit: set[str]) -> tuple[str, str]:
    """Say what one line of a column shows: its letter above, its last row below, the hexes between them."""
    top = abs(column - RADIUS)
    rows = 2 * RADIUS + 1 - top
    if y in {top - 1, top + 2 * rows}:
        return (COLUMNS[column] if y < top else str(rows), "dim")
    if not top <= y < top + 2 * rows:
        return "", ""
    row, lower = divmod(y - top, 2)
    name = f"{COLUMNS[column]}{row + 1}"
    shade = (column + min(column, RADIUS) - row) % 3
    water, light = SEA[shade], LIT[shade]
    chosen = name in lit
    if name not in pieces:
        return (name if chosen else "·") if not lower else "", light if chosen else water
    text, style = pieces[name]
    if text.startswith("<"):
        style = f"{style} on {water.rpartition(' ')[2]}"
    return (name, light) if lower and chosen else ("" if lower else text, style)


def edge(column: int, y: int, *, right: bool) -> Line:
    """Number the rows at the western or eastern edge of the map."""
    row, lower = divmod(y - abs(column - RADIUS), 2)
    number = str(row + 1) if 0 <= row <= RADIUS and not lower else ""
    return Line(f" {number:<2}" if right else f"{number:>2} ", "dim")


def tiles(view: View, lang: str) -> dict[str, tuple[str, str]]:
    """Say what lies on which hex, and in which colours."""
    found: dict[str, tuple[str, str]] = {}
    for letter, village in view["villages"].items():
        for name in village["cult"]:
            found[name] = (f"{{{letter}}}", GOD) if name in view["god"] else (f"({letter})", CULT)
        for name, hut in village["huts"].items():
            mark = "^" if hut["boat"] else str(hut["fish"] or "")
            text = clan_letter(view, hut["owner"], lang) + words.HUT_LETTERS[hut["hut"]].say(lang) + mark
            found[name] = (text, clan_style(view, hut["owner"]))
    for clan, mat in enumerate(view["mats"]):
        for name in mat["boats"]:
            found[name] = (f"<{clan_letter(view, clan, lang)}>", BOATS[clan])
    return found


def lit_hexes(view: View, options: Sequence[Offer]) -> set[str]:
    """Find the hexes that options name; a village is named by its cult sites."""
    lit: set[str] = set()
    for option in options:
        if option.kind == "village":
            lit.update(view["villages"][option.args["village"]]["cult"])
        elif option.kind == "sites":
            lit.update([place for site in option.args["sites"] for place in site])
        elif "hex" in option.args:
            lit.add(option.args["hex"])
    return lit
