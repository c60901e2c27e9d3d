"""Netloft's side of the benchmark, run plain and run compiled.

All goes through the contract but one figure: a position makes its options while it plays and then only hands
them out, so ``options`` has the effect that asks make them again.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from random import Random

import netloft
from bench.measure import Choice, serve
from netloft import CHANCE
from netloft.core.position import Position


class Netloft:
    """One of Netloft's games with a number of seats."""

    def __init__(self, name: str, seats: int) -> None:
        """Find the game."""
        self.game = netloft.game(name)
        self.seats = seats

    def start(self, _seed: int) -> Position:
        """Set up a game; what differs from one to the next is played by CHANCE."""
        return self.game.new(seats=self.seats)

    def play(self, g: Position, seed: int) -> int:
        """Decide at random, CHANCE by weight, until the game is over, and say how often."""
        return netloft.Luck(seed).play_out(g)

    def choose(self, g: Position, rng: Random) -> Choice[tuple[int, int]] | None:
        """Draw one of the options of a position, if the game is not over."""
        if not g.deciders:
            return None
        seat = g.deciders[0]
        options = g.options(seat)
        weights = [option.weight for option in options] if seat == CHANCE else None
        option = rng.choices(options, weights)[0]
        return Choice((seat, option.id), len(options), seat == CHANCE)

    def apply(self, g: Position, move: tuple[int, int]) -> None:
        """Play what was chosen."""
        g.play(*move)

    def copy(self, g: Position) -> Position:
        """Return an independent copy."""
        return g.copy()

    def copies(self, positions: Sequence[Position]) -> None:
        """Copy each position."""
        for g in positions:
            g.copy()

    def nodes(self, positions: Sequence[Position], moves: Sequence[tuple[int, int]]) -> None:
        """Copy each position, play its move, and generate the options of the position reached."""
        for g, (seat, option) in zip(positions, moves, strict=True):
            child = g.copy()
            child.play(seat, option)
            if seats := child.deciders:
                child.options(seats[0])

    def options(self, positions: Sequence[Position]) -> None:
        """Generate the options of each position."""
        for g in positions:
            seat = g.deciders[0]
            at = next((lane.position for lane in g.lanes or () if seat in lane.position.deciders), g)
            if at.asked is not None:
                at.asked.run(at, seat)

    def compiled(self) -> bool:
        """Say whether the class of the positions is machine code."""
        file = sys.modules[type(self.start(0)).__module__].__file__ or ""
        return file.endswith(tuple(EXTENSION_SUFFIXES))


if __name__ == "__main__":
    serve(Netloft)
