"""Many games side by side: what the seats in turn see and may do stands in two buffers that are reused.

It is compiled where the engine is.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final

from netloft.core.chance import Luck
from netloft.core.position import CHANCE, NOBODY

if TYPE_CHECKING:
    from netloft.core.numbers import Writer
    from netloft.core.position import Position

EVERY_SEAT: Final = -1
"""Instead of a learner's seat: the learner plays all of them."""


class Batch:
    """Games with their luck, and for each the seat that is in turn, its numbers and its mask."""

    __slots__ = (
        "actions",
        "bots",
        "games",
        "learner",
        "luck",
        "masks",
        "no_action",
        "no_number",
        "numbers",
        "seats",
        "size",
        "start",
        "writer",
    )

    def __init__(
        self, start: Position, writer: Writer, size: int, games: int, learner: int, bots: dict[int, Any]
    ) -> None:
        self.start = start
        self.writer = writer
        self.size = size
        self.actions = len(start.game.actions)
        self.learner = learner
        self.bots = bots
        self.games: list[Position] = [start] * games
        self.luck: list[Luck] = [Luck(0) for _ in range(games)]
        self.seats: list[int] = [max(0, learner)] * games
        """The seat in turn in each game."""
        self.numbers: Any = array("f", bytes(4 * size * games))
        self.masks = bytearray(self.actions * games)
        self.no_number: Any = array("f", bytes(4 * size))
        self.no_action = bytes(self.actions)

    def begin(self, number: int, seed: int) -> None:
        """Begin a new game in place of one."""
        self.luck[number] = Luck(seed)
        self.games[number] = self.start.copy()
        self.go_on(number)

    def play(self, number: int, action: int) -> bool:
        """Play for the seat in turn, and on to the learner's next decision; say whether the game is over."""
        g = self.games[number]
        g.play(self.seats[number], action)
        self.go_on(number)
        return g.seat == NOBODY

    def go_on(self, number: int) -> None:
        """Play for chance and the bots until the learner must decide, and write what it sees."""
        g = self.games[number]
        luck = self.luck[number]
        while g.seat != NOBODY:
            if g.seat == CHANCE:
                luck.settle(g)
                continue
            deciders = g.deciders
            if self.learner in deciders:
                break
            seat = deciders[0]
            if self.learner == EVERY_SEAT:
                self.seats[number] = seat
                break
            g.play(seat, self.bots[seat].choose(g, seat, luck.rng).id)
        self.write(number)

    def write(self, number: int) -> None:
        """Write what the seat in turn sees and may do."""
        g = self.games[number]
        seat = self.seats[number]
        first = number * self.size
        self.numbers[first : first + self.size] = self.no_number
        self.writer.write(g, seat, self.numbers, first)
        masks = self.masks
        at = number * self.actions
        masks[at : at + self.actions] = self.no_action
        for option in g.options(seat):
            masks[at + option.id] = 1


def legal(g: Position, seat: int, actions: int) -> bytearray:
    """Return the mask of a seat's legal actions; all zero if it need not decide."""
    mask = bytearray(actions)
    if seat in g.deciders:
        for option in g.options(seat):
            mask[option.id] = 1
    return mask
