"""Catanatron's side of the benchmark; run in an environment of its own.

Random play is that of its RandomPlayer, in the quickest public form: ``Game.execute`` on a random element of
``state.playable_actions``, until there is a ``winning_color`` or its own limit of turns is reached, as in
``Game.play``. ``execute`` checks the action and generates the options of the next position; ``options`` times
``generate_playable_actions`` alone, and ``copy`` is ``Game.copy``.
"""

import importlib
import random
from collections.abc import Sequence
from typing import Any, TypeAlias

from bench.measure import Choice, serve

# Not installed where the types are checked.
catanatron: Any = importlib.import_module("catanatron")
actions: Any = importlib.import_module("catanatron.models.actions")
TURNS_LIMIT: int = importlib.import_module("catanatron.game").TURNS_LIMIT

Game: TypeAlias = Any
Action: TypeAlias = Any


class Catanatron:
    """Catanatron with a number of seats, of which it has two to four."""

    def __init__(self, seats: int) -> None:
        """Name the players."""
        self.colors = list(catanatron.Color)[: max(2, min(seats, 4))]

    def start(self, seed: int) -> Game:
        """Set up a game; it takes the seed 0 for none."""
        return catanatron.Game([catanatron.RandomPlayer(color) for color in self.colors], seed=seed)

    def play(self, g: Game, seed: int) -> int:
        """Decide at random until the game is over, and say how often."""
        random.seed(seed)  # Its dice, draws and thefts come from the module's generator.
        rnd = random.random
        state = g.state
        count = 0
        while g.winning_color() is None and state.num_turns < TURNS_LIMIT:
            options = state.playable_actions
            g.execute(options[int(rnd() * len(options))])
            count += 1
        return count

    def choose(self, g: Game, rng: random.Random) -> Choice[Action] | None:
        """Draw one of the options of a position, if the game is not over."""
        if g.winning_color() is not None or g.state.num_turns >= TURNS_LIMIT:
            return None
        options = g.state.playable_actions
        return Choice(rng.choice(options), len(options), by_chance=False)

    def apply(self, g: Game, move: Action) -> None:
        """Play what was chosen."""
        g.execute(move)

    def copy(self, g: Game) -> Game:
        """Return an independent copy."""
        return g.copy()

    def copies(self, positions: Sequence[Game]) -> None:
        """Copy each position."""
        for g in positions:
            g.copy()

    def nodes(self, positions: Sequence[Game], moves: Sequence[Action]) -> None:
        """Copy each position and play its move, which generates the options of the position reached."""
        for g, move in zip(positions, moves, strict=True):
            g.copy().execute(move)

    def options(self, positions: Sequence[Game]) -> None:
        """Generate the options of each position."""
        generate = actions.generate_playable_actions
        for g in positions:
            generate(g.state)

    def compiled(self) -> bool:
        """Say whether it runs as machine code."""
        return False


if __name__ == "__main__":
    serve(lambda _game, seats: Catanatron(seats))
