"""Training: generations of self-play; each learns from all games so far and is tested against the last one."""

from __future__ import annotations

import io
import json
import shlex
import zipfile
import zlib
from collections.abc import Generator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

import netloft
from netloft import arena
from netloft.arena.pool import spread
from netloft.bots.bot import evaluation_of
from netloft.bots.evaluation import Evaluation
from netloft.bots.weights import HAND, encode
from netloft.core.text import NetloftError
from netloft.learning.fitting import Array, Columns, Sums
from netloft.learning.sampling import self_play

FORMAT: Final = "netloft training 1"
KEEP: Final = 0.6  # discount of earlier generations' games
STEP: Final = 0.6  # step size of a generation: opponents change too, so earlier estimates go stale
SEED_BITS: Final = 48


@dataclass(frozen=True)
class Setup:
    """The parameters of a training: the game, the number of seats, and how much to play."""

    game: str
    seats: int
    modes: tuple[dict[str, Any], ...]
    """Settings of the game, in rotation."""
    seed: int
    games: int
    """Self-play games per generation."""
    tests: int
    """Test games against the last version."""
    rules: int
    noise: float
    """Noise of the self-play bots, as a share of a good lead."""

    def judged(self) -> Evaluation:
        """Return the evaluation with the hand-written weights."""
        return evaluation_of(netloft.game(self.game).new(self.seats), HAND)


@dataclass
class Comparison:
    """How a version did against another: win rate and point difference, with intervals."""

    games: int
    wins: arena.Estimate
    beyond: arena.Estimate


@dataclass
class Generation:
    """The outcome of one generation."""

    number: int
    against_last: Comparison
    taken: bool
    """Whether the new weights were better and are kept."""


@dataclass(frozen=True)
class Learned:
    """The state between two games; replaced as a whole, so that Ctrl-C never sees half a game."""

    row: Array
    """The weights."""
    old: Sums
    """Statistics of complete generations."""
    new: Sums
    """Statistics of the current generation."""
    generation: int = 0
    """Complete generations."""
    played: int = 0
    """Games played in the current generation."""


class Training:
    """A training in progress."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.judged = setup.judged()
        self.columns = Columns(self.judged)
        self.learned = Learned(self.columns.of(self.judged.weights), self.empty_sums(), self.empty_sums())

    def empty_sums(self) -> Sums:
        """Return empty statistics."""
        return Sums(self.columns.number)

    @property
    def generation(self) -> int:
        """The number of complete generations."""
        return self.learned.generation

    @property
    def played(self) -> int:
        """The number of games played in the current generation."""
        return self.learned.played

    def weights(self, row: Array | None = None) -> str:
        """Return the current weights, or those of a row, as the text of a weight file."""
        setup = self.setup
        asked = [f" --set {shlex.quote(f'{name}={value}')}" for name, value in in_common(setup.modes).items()]
        about = {
            "game": setup.game,
            "rules": setup.rules,
            "seats": setup.seats,
            "made by": f"netloft train {setup.game} --seats {setup.seats} --seed {setup.seed}"
            f" --games {setup.games} --tests {setup.tests} --noise {setup.noise:g} --generations {self.generation}"
            + "".join(asked),
            "modes": list(setup.modes),
        }
        return encode(self.columns.weights(self.learned.row if row is None else row), self.judged, about)

    def play(self, workers: int) -> Generator[int, None, None]:
        """Play the remaining games of a generation; yield the number of games after each."""
        setup = self.setup
        weights = self.weights()
        numbers = range(self.played, setup.games)
        tasks = (self.task(number, weights) for number in numbers)
        trajectories = spread(workers, self_play, tasks) if workers > 1 else (self_play(*task) for task in tasks)
        try:
            for number, found in zip(numbers, trajectories, strict=False):
                new = self.empty_sums()
                new.merge(self.learned.new, 0.0)
                for trajectory in found:
                    new.add(self.columns, trajectory)
                self.learned = replace(self.learned, new=new, played=number + 1)
                yield number + 1
        finally:
            trajectories.close()

    def task(self, number: int, weights: str) -> tuple[str, int, dict[str, Any], str, float, int]:
        """Return the arguments of a self-play game, which depend only on the seed and its number."""
        setup = self.setup
        seed = Random(f"{setup.seed} {self.generation} {number}").getrandbits(SEED_BITS)
        return (
            setup.game,
            setup.seats,
            setup.modes[number % len(setup.modes)],
            weights,
            setup.noise,
            seed,
        )

    def learn(self, workers: int) -> Generation:
        """Fit new weights, test them against the last ones, and begin a new generation."""
        before = self.learned
        sums = self.empty_sums()
        sums.merge(before.old, 1.0)
        sums.merge(before.new, KEEP)
        row = before.row + STEP * (sums.solve(before.row) - before.row)
        compared = compare(self.setup, self.weights(row), self.weights(), self.setup.seed, workers)
        seats = self.setup.seats  # against a field of the last version, a fair share is one win per number of seats
        better = compared.beyond.value > 0 if seats == 1 else compared.wins.value > 1 / seats
        self.learned = Learned(row if better else before.row, sums, self.empty_sums(), before.generation + 1)
        return Generation(self.generation, compared, better)

    def against_hand(self, workers: int) -> Comparison:
        """Compare the weights with the hand-written ones, in games that did not select them."""
        setup = self.setup
        return compare(setup, self.weights(), Training(setup).weights(), setup.seed + 1, workers)

    # Keeping.

    def save(self) -> bytes:
        """Return a checkpoint."""
        held = io.BytesIO()
        learned = self.learned
        about = {"format": FORMAT, **asdict(self.setup), "generation": learned.generation, "played": learned.played}
        sums = {"old": learned.old, "new": learned.new}
        arrays = {f"{name} {part}": getattr(sums[name], part) for name in sums for part in PARTS}
        np.savez(held, about=np.frombuffer(json.dumps(about).encode(), dtype=np.uint8), row=learned.row, **arrays)
        return held.getvalue()


PARTS: Final = ("matrix", "vector", "squares")


def in_common(modes: tuple[dict[str, Any], ...]) -> dict[str, Any]:
    """Return the requested settings: those that all modes share."""
    return {name: value for name, value in modes[0].items() if all(mode.get(name) == value for mode in modes)}


def load(path: Path, setup: Setup) -> Training:
    """Load a checkpoint; raise NetloftError if it does not fit."""
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as held:
            about = json.loads(held["about"].tobytes())
            arrays = {name: held[name] for name in held.files}
    except OSError as error:
        raise NetloftError(f"{path}: a training cannot be read: {error.strerror or error}") from None
    except (ValueError, KeyError, TypeError, EOFError, RuntimeError, zipfile.BadZipFile, zlib.error):
        raise NetloftError(f"{path}: expected a training that was interrupted; this is something else") from None
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise NetloftError(f"{path}: expected format {FORMAT!r}; it is of another version")
    wanted = json.loads(json.dumps(asdict(setup)))
    for name, value in wanted.items():
        if about.get(name) != value:
            raise NetloftError(f"{path}: {name}: it was begun with {about.get(name)!r:.80}, found {value!r:.80}")
    found = Training(setup)
    old, new = found.empty_sums(), found.empty_sums()
    try:
        row = same(arrays["row"], found.learned.row)
        for name, sums in (("old", old), ("new", new)):
            for part in PARTS:
                setattr(sums, part, same(arrays[f"{name} {part}"], getattr(sums, part)))
        generation, played = int(about["generation"]), int(about["played"])
    except (KeyError, TypeError, ValueError):
        raise NetloftError(f"{path}: the training does not fit these terms; it is of another version") from None
    found.learned = Learned(row, old, new, generation, played)
    return found


def same(found: Array, like: Array) -> Array:
    """Return an array if it has the shape and type of another; else raise ValueError."""
    if found.shape != like.shape or found.dtype != like.dtype or not np.isfinite(found).all():
        raise ValueError(found.shape)
    return found


def compare(setup: Setup, one: str, other: str, seed: int, workers: int) -> Comparison:
    """Compare weights in all modes: one greedy bot against a field, or solo games with the same luck."""
    each = -(-setup.tests // len(setup.modes))
    wins: list[float] = []
    beyond: list[float] = []
    blocks: list[int] = []
    for at, mode in enumerate(setup.modes):
        alone = setup.seats == 1
        names = [f"greedy@{one}"] if alone else [f"greedy@{one}", f"greedy@{other}"]
        results = play(setup, mode, names, seed, each, workers)
        against = play(setup, mode, [f"greedy@{other}"], seed, each, workers) if alone else results
        for result, rival in zip(results, against, strict=True):
            seat = result.bots.index(names[0])
            scores = [score for place, score in enumerate(rival.scores) if alone or place != seat]
            wins.append(result.wins[seat])
            beyond.append(result.scores[seat] - sum(scores) / len(scores))
            blocks.append(result.block * len(setup.modes) + at)
    return Comparison(len(wins), arena.rate(wins, blocks), arena.mean(beyond, blocks))


def play(
    setup: Setup, mode: dict[str, Any], names: list[str], seed: int, games: int, workers: int
) -> list[arena.Result]:
    """Play an arena in one mode."""
    plan = arena.plan(setup.game, names, seed, setup.seats, mode)
    pool = arena.processes(workers) if workers > 1 else arena.here
    return [result for block in arena.play_blocks(plan, games, pool=pool) for result in block]
