"""Time one engine from inside its own process: the part that both sides share (standard library only).

Every figure is processor time (``time.process_time``), the best of several repetitions, with the garbage
collector on as in real use; what was set up before is frozen out of its sight. Positions are sampled at
random from the middle half of seeded random games, the same number on both sides.

decision  one choice by a player, or by chance where the engine asks for it, out of the generated legal
          options, in whole random games. Generating the options and checking the choice are included, setting
          up the game is not. A forced choice counts where the engine asks for it; what it settles without
          asking (Netloft: a single option, Catanatron: the dice inside a roll) only takes its time.
copy      an independent copy of a sampled position.
node      a copy, one random option played on it (drawn beforehand), and the options of the position reached.
options   generating the options of a copy, alone. How this is had from an engine that does it while it plays
          stands on its side; ``node`` and ``decision`` include it in any case.
bytes     memory that one more retained copy takes, by tracemalloc; what copies share is not counted.
"""

import gc
import json
import math
import sys
import tracemalloc
from collections.abc import Callable, Sequence
from random import Random
from time import process_time
from typing import Generic, NamedTuple, Protocol, TypeVar

Position = TypeVar("Position")
Move = TypeVar("Move")
Items = TypeVar("Items")

SAMPLES = 15
"""Positions of each game."""


class Choice(NamedTuple, Generic[Move]):
    """A move drawn at random, out of how many, and whether chance makes it."""

    move: Move
    options: int
    by_chance: bool


class Engine(Protocol[Position, Move]):
    """What an engine must do; the timed loops are its own, so that nothing is between it and the clock."""

    def start(self, seed: int, /) -> Position:
        """Set up a game."""

    def play(self, g: Position, seed: int) -> int:
        """Decide at random until the game is over, and say how often."""

    def choose(self, g: Position, rng: Random) -> Choice[Move] | None:
        """Draw one of the options of a position, if the game is not over."""

    def apply(self, g: Position, move: Move) -> None:
        """Play what was chosen."""

    def copy(self, g: Position) -> Position:
        """Return an independent copy."""

    def copies(self, positions: Sequence[Position]) -> None:
        """Copy each position."""

    def nodes(self, positions: Sequence[Position], moves: Sequence[Move]) -> None:
        """Copy each position, play its move, and generate the options of the position reached."""

    def options(self, positions: Sequence[Position]) -> None:
        """Generate the options of each position."""

    def compiled(self) -> bool:
        """Say whether it runs as machine code."""


def spent(prepare: Callable[[], Items], run: Callable[[Items], object], passes: int) -> float:
    """Return the processor seconds of one pass; preparing is not timed."""
    total = 0.0
    for _ in range(passes):
        items = prepare()
        start = process_time()
        run(items)
        total += process_time() - start
    return total / passes


class Lot(Generic[Position, Move]):
    """An engine with its sampled positions, ready to be timed again and again."""

    def __init__(self, engine: Engine[Position, Move], games: int) -> None:
        """Play the seeded games and sample them."""
        self.engine = engine
        self.seeds = range(1, games + 1)
        self.decisions = sum(engine.play(engine.start(seed), seed) for seed in self.seeds)
        self.nodes: list[Position] = []
        asked = [choice for seed in self.seeds for choice in self.sample(seed)]
        rng = Random(0)
        self.moves = [choice.move for g in self.nodes if (choice := engine.choose(g, rng))]
        self.passes: dict[str, int] = {}
        self.facts = {
            "bytes": self.bytes_each(),
            "decisions": self.decisions,
            "positions": len(self.nodes),
            "decisions a game": self.decisions / games,
            "options a decision": sum(choice.options for choice in asked) / len(asked),
            "forced": sum(choice.options == 1 for choice in asked) / len(asked),
            "by chance": sum(choice.by_chance for choice in asked) / len(asked),
            "compiled": engine.compiled(),
        }
        gc.collect()
        gc.freeze()

    def sample(self, seed: int) -> list[Choice[Move]]:
        """Keep some positions of the middle half of a random game, and return all its choices."""
        engine, rng = self.engine, Random(seed)
        g = engine.start(seed)
        trail, choices = [engine.copy(g)], []
        while choice := engine.choose(g, rng):
            choices.append(choice)
            engine.apply(g, choice.move)
            trail.append(engine.copy(g))
        middle = trail[len(choices) // 4 : len(choices) * 3 // 4]
        self.nodes += rng.sample(middle, min(SAMPLES, len(middle)))
        return choices

    def bytes_each(self) -> float:
        """Return the memory that one retained copy takes."""
        kept: list[Position | None] = [None] * (2 * len(self.nodes))
        gc.collect()
        tracemalloc.start()
        for i in range(len(kept)):
            kept[i] = self.engine.copy(self.nodes[i // 2])
        taken, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return taken / len(kept)

    def games(self) -> list[tuple[int, Position]]:
        """Set up the games of the random play."""
        return [(seed, self.engine.start(seed)) for seed in self.seeds]

    def play(self, games: list[tuple[int, Position]]) -> None:
        """Play them all to the end."""
        for seed, g in games:
            self.engine.play(g, seed)

    def round(self, seconds: float, repeats: int) -> dict[str, float]:
        """Return the best seconds of each kind, from repetitions that last about as long on either side."""
        engine, many = self.engine, len(self.nodes)

        def best(kind: str, count: int, prepare: Callable[[], Items], run: Callable[[Items], object]) -> float:
            if kind not in self.passes:
                self.passes[kind] = math.ceil(seconds / max(spent(prepare, run, 1), 1e-9))
            return min(spent(prepare, run, self.passes[kind]) for _ in range(repeats)) / count

        return {
            "decision": best("decision", self.decisions, self.games, self.play),
            "copy": best("copy", many, lambda: self.nodes, engine.copies),
            "node": best("node", many, lambda: self.nodes, lambda nodes: engine.nodes(nodes, self.moves)),
            "options": best("options", many, lambda: [*map(engine.copy, self.nodes)], engine.options),
        }


def serve(engine_of: Callable[[str, int], Engine[Position, Move]]) -> None:
    """Answer each request, a line of JSON, with the figures of one more round, until there are no more."""
    lots: dict[tuple[str, int], Lot[Position, Move]] = {}
    for line in sys.stdin:
        ask = json.loads(line)
        key = ask["game"], ask["seats"]
        if key not in lots:
            lots[key] = Lot(engine_of(*key), ask["games"])
        answer = {**lots[key].facts, **lots[key].round(ask["seconds"], ask["repeats"])}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()
