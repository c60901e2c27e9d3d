"""How games begin: who goes first, and what is decided first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.position import CHANCE
from netloft.core.text import Text

if TYPE_CHECKING:
    from netloft.core.position import Position

TURN: Final = Text("Turn", "Am Zug")
TURNS: Final = (
    Text("first", "als Erster"),
    Text("second", "als Zweiter"),
    Text("third", "als Dritter"),
    Text("fourth", "als Vierter"),
    Text("fifth", "als Fünfter"),
)

FIRST: Final = "first"
"""The kind of chance's option that draws the first player, whom its `seat` names."""
OPENING: Final = 3
"""Decisions that make an opening."""


def turn_order(g: Position) -> list[int]:
    """Return each seat's place in turn order in the first round, 0 for the first player.

    Turns go clockwise from the seat that chance has drawn, or else from seat 0.
    """
    first = next((int(option.args["seat"]) for seat, option in g.moves() if seat == CHANCE and option.kind == FIRST), 0)
    return [(seat - first) % g.seats for seat in range(g.seats)]


def opening(g: Position) -> str:
    """Return the first decisions of a game, whoever made them."""
    return " / ".join([option.text for seat, option in g.moves() if seat != CHANCE][:OPENING])
