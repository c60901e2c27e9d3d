"""Training: generations of self-play, each learning from all games so far and measured against the last one."""

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
KEEP: Final = 0.6  # how much the games of earlier generations count for
STEP: Final = 0.6  # how far one generation goes: others play differently then, and what was right before is no longer
SEED_BITS: Final = 48


@dataclass(frozen=True)
class Lesson:
    """What is learned: a game for a number of seats, and how long."""

    game: str
    seats: int
    modes: tuple[dict[str, Any], ...]
    """Settings, which take turns."""
    seed: int
    games: int
    """Of self-play in a generation."""
    tests: int
    """Games against the last version."""
    rules: int
    noise: float
    """How far the judgement of explorers is off, as a part of what is a good lead."""

    def judged(self) -> Evaluation:
        """Return the evaluation that is weighed, with the weights written by hand."""
        return evaluation_of(netloft.game(self.game).new(self.seats), HAND)


@dataclass
class Comparison:
    """How a version did against another: its part of the wins, and its points beyond the other's; with intervals."""

    games: int
    wins: arena.Estimate
    beyond: arena.Estimate


@dataclass
class Generation:
    """What came of one generation."""

    number: int
    against_last: Comparison
    taken: bool
    """Whether the new weights did better and are kept."""


@dataclass(frozen=True)
class Learned:
    """All that is kept between two games; replaced as a whole, so that Ctrl-C never finds half of a game in it."""

    row: Array
    """The weights."""
    old: Sums
    """What was seen in complete generations."""
    new: Sums
    """What was seen in the running one."""
    generation: int = 0
    """How many are complete."""
    played: int = 0
    """Games of the running one."""


class Training:
    """Learns a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.judged = lesson.judged()
        self.columns = Columns(self.judged)
        self.learned = Learned(self.columns.of(self.judged.weights), self.nothing(), self.nothing())

    def nothing(self) -> Sums:
        """Begin to sum up."""
        return Sums(self.columns.number)

    @property
    def generation(self) -> int:
        """How many generations are complete."""
        return self.learned.generation

    @property
    def played(self) -> int:
        """How many games of the running generation were played."""
        return self.learned.played

    def weights(self, row: Array | None = None) -> str:
        """Write the weights down as they are now, or others."""
        lesson = self.lesson
        asked = [f" --set {shlex.quote(f'{name}={value}')}" for name, value in in_common(lesson.modes).items()]
        about = {
            "game": lesson.game,
            "rules": lesson.rules,
            "seats": lesson.seats,
            "made by": f"netloft train {lesson.game} --seats {lesson.seats} --seed {lesson.seed}"
            f" --games {lesson.games} --tests {lesson.tests} --noise {lesson.noise:g} --generations {self.generation}"
            + "".join(asked),
            "modes": list(lesson.modes),
        }
        return encode(self.columns.weights(self.learned.row if row is None else row), self.judged, about)

    def play(self, workers: int) -> Generator[int, None, None]:
        """Play the games of a generation that are still to be played; yield their number after each."""
        lesson = self.lesson
        weights = self.weights()
        numbers = range(self.played, lesson.games)
        tasks = (self.task(number, weights) for number in numbers)
        ways = spread(workers, self_play, tasks) if workers > 1 else (self_play(*task) for task in tasks)
        try:
            for number, found in zip(numbers, ways, strict=False):
                new = self.nothing()
                new.merge(self.learned.new, 0.0)
                for way in found:
                    new.add(self.columns, way)
                self.learned = replace(self.learned, new=new, played=number + 1)
                yield number + 1
        finally:
            ways.close()

    def task(self, number: int, weights: str) -> tuple[str, int, dict[str, Any], str, float, int]:
        """Say what is played in a game of the running generation; it follows from the seed and the number."""
        lesson = self.lesson
        seed = Random(f"{lesson.seed} {self.generation} {number}").getrandbits(SEED_BITS)
        return lesson.game, lesson.seats, lesson.modes[number % len(lesson.modes)], weights, lesson.noise, seed

    def learn(self, workers: int) -> Generation:
        """Fit the weights to what was seen, compare them with the last ones, and begin a new generation."""
        before = self.learned
        sums = self.nothing()
        sums.merge(before.old, 1.0)
        sums.merge(before.new, KEEP)
        row = before.row + STEP * (sums.solve(before.row) - before.row)
        compared = compare(self.lesson, self.weights(row), self.weights(), self.lesson.seed, workers)
        seats = self.lesson.seats  # against a field of the last version, a fair share is one win in so many games
        better = compared.beyond.value > 0 if seats == 1 else compared.wins.value > 1 / seats
        self.learned = Learned(row if better else before.row, sums, self.nothing(), before.generation + 1)
        return Generation(self.generation, compared, better)

    def against_hand(self, workers: int) -> Comparison:
        """Compare the weights with those with which all began, in other games than those by which they were kept."""
        lesson = self.lesson
        return compare(lesson, self.weights(), Training(lesson).weights(), lesson.seed + 1, workers)

    # Keeping.

    def save(self) -> bytes:
        """Write down all that is needed to go on."""
        held = io.BytesIO()
        learned = self.learned
        about = {"format": FORMAT, **asdict(self.lesson), "generation": learned.generation, "played": learned.played}
        sums = {"old": learned.old, "new": learned.new}
        arrays = {f"{name} {part}": getattr(sums[name], part) for name in sums for part in PARTS}
        np.savez(held, about=np.frombuffer(json.dumps(about).encode(), dtype=np.uint8), row=learned.row, **arrays)
        return held.getvalue()


PARTS: Final = ("matrix", "vector", "squares")


def in_common(modes: tuple[dict[str, Any], ...]) -> dict[str, Any]:
    """Return the settings that were asked for: those that all modes share, because others take turns."""
    return {name: value for name, value in modes[0].items() if all(mode.get(name) == value for mode in modes)}


def load(path: Path, lesson: Lesson) -> Training:
    """Go on with a training; NetloftError says why that is not possible."""
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
    wanted = json.loads(json.dumps(asdict(lesson)))
    for name, value in wanted.items():
        if about.get(name) != value:
            raise NetloftError(f"{path}: {name}: it was begun with {about.get(name)!r:.80}, found {value!r:.80}")
    found = Training(lesson)
    old, new = found.nothing(), found.nothing()
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
    """Return numbers if they have the shape of others."""
    if found.shape != like.shape or found.dtype != like.dtype or not np.isfinite(found).all():
        raise ValueError(found.shape)
    return found


def compare(lesson: Lesson, one: str, other: str, seed: int, workers: int) -> Comparison:
    """Let a greedy bot with these weights play against a field of others, in all modes; alone, with the same luck."""
    each = -(-lesson.tests // len(lesson.modes))
    wins: list[float] = []
    beyond: list[float] = []
    blocks: list[int] = []
    for at, mode in enumerate(lesson.modes):
        alone = lesson.seats == 1
        names = [f"greedy@{one}"] if alone else [f"greedy@{one}", f"greedy@{other}"]
        results = play(lesson, mode, names, seed, each, workers)
        against = play(lesson, mode, [f"greedy@{other}"], seed, each, workers) if alone else results
        for result, rival in zip(results, against, strict=True):
            seat = result.bots.index(names[0])
            scores = [score for place, score in enumerate(rival.scores) if alone or place != seat]
            wins.append(result.wins[seat])
            beyond.append(result.scores[seat] - sum(scores) / len(scores))
            blocks.append(result.block * len(lesson.modes) + at)
    return Comparison(len(wins), arena.rate(wins, blocks), arena.mean(beyond, blocks))


def play(
    lesson: Lesson, mode: dict[str, Any], names: list[str], seed: int, games: int, workers: int
) -> list[arena.Result]:
    """Play an arena of one mode."""
    plan = arena.plan(lesson.game, names, seed, lesson.seats, mode)
    pool = arena.processes(workers) if workers > 1 else arena.here
    return [result for block in arena.play_blocks(plan, games, pool=pool) for result in block]
