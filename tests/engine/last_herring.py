"""A tiny game with two rules versions that differ in one ruling.

Seats take one to three herrings from a barrel in turn, and every herring is a point.  Version 1 said nothing about the
last herring.  Version 2 rules that whoever takes it loses three points, since the barrel must be cleaned.
"""

from __future__ import annotations

from typing import Any, cast

from netloft.core.effect import Choice, Effect
from netloft.core.events import Line
from netloft.core.game import Game
from netloft.core.position import Position
from netloft.core.text import Text
from netloft.registry import Manifest

HERRINGS = 11


class Barrel(Position):
    """A barrel, and the points of the seats."""

    def __init__(self, game: Game, seats: int, settings: dict[str, Any], source: Barrel | None = None) -> None:
        super().__init__(game, seats, settings, source)
        self.left: int = HERRINGS if source is None else source.left
        self.points: list[int] = [0] * seats if source is None else source.points[:]

    def copy(self) -> Barrel:
        return Barrel(self.game, self.seats, self.settings, self)

    def show(self, viewer: int | None) -> dict[str, Any]:
        return {"left": self.left, "points": self.points[:]}

    def secrets(self) -> dict[str, Any]:
        return {}

    def score_sheet(self, seat: int) -> list[Line]:
        return [Line(Text("Herrings", "Heringe"), self.points[seat])]

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.points[seat] == max(self.points)]


class Take(Effect):
    """Take some herrings."""

    def __init__(self, herrings: int) -> None:
        super().__init__(f"take {herrings}")
        self.herrings = herrings

    def why_not(self, g: Barrel, me: int) -> Text | None:
        return None if self.herrings <= g.left else Text("There are too few.", "Es sind zu wenige da.")

    def run(self, g: Barrel, me: int) -> list[Effect] | None:
        g.left -= self.herrings
        g.points[me] += self.herrings
        g.tell(me, Text("{} takes {}.", "{} nimmt {}."), self.herrings)
        if not g.left and g.game.rules >= 2:
            g.points[me] -= 3
            g.tell(me, Text("{} cleans the barrel.", "{} putzt das Fass."))
        return None


class NextTurn(Effect):
    """The next seat takes, while there are herrings."""

    def run(self, g: Barrel, me: int) -> list[Effect] | None:
        if g.left:
            g.push((me + 1) % g.seats, ASK, TURN)
        return None


TAKES = tuple([Take(herrings) for herrings in (1, 2, 3)])
ASK = Choice("ask", Text("How many?", "Wie viele?"), TAKES)
TURN = NextTurn("turn")


class LastHerring(Game):
    """The game; its effects are the same under both versions."""

    def blank(self, seats: int, settings: dict[str, Any]) -> Position:
        g = Barrel(self, seats, settings)
        g.push(0, ASK, TURN)
        return g

    def read(self, g: Position, data: dict[str, Any]) -> None:
        barrel = cast("Barrel", g)
        barrel.left, barrel.points = data["left"], data["points"]


TITLE = Text("Last Herring", "Letzter Hering")
FIRST = LastHerring("last_herring", TITLE, 1, (2,), [], TAKES, [ASK, TURN])
GAME = LastHerring("last_herring", TITLE, 2, (2,), [], TAKES, [ASK, TURN], older=[FIRST])
FIRST_RELEASE = Manifest("last_herring", rules="tests.engine.last_herring:FIRST")
MANIFEST = Manifest("last_herring", rules="tests.engine.last_herring:GAME")
