"""The command `netloft train`."""

from __future__ import annotations

import contextlib
import os
import shlex
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from netloft import registry
from netloft.arena.numbers import number, percent
from netloft.arena.results import LAB
from netloft.bots.bot import find
from netloft.bots.weights import HAND
from netloft.core.game import Game
from netloft.core.text import NetloftError
from netloft.terminal import files, shared_options
from netloft.terminal.research import training_words as words
from netloft.terminal.research.arena_commands import INTERRUPTED, at_least, typed, write
from netloft.terminal.shared_options import ignore_ctrl_c, say

if TYPE_CHECKING:
    from netloft.learning.training import Comparison, Training

GENERATIONS: Final = 6
GAMES: Final = 1000
TESTS: Final = 200
NOISE: Final = 0.15  # less explores too little, more makes the games too bad to learn from
MOST_NOISE: Final = 10
SEED: Final = 1
PAUSE: Final = 60.0  # seconds between checkpoints
SUFFIX: Final = ".training"


@click.command(help=say(words.HELP_TRAIN))
@shared_options.HELP
@shared_options.GAME
@shared_options.SEATS
@shared_options.SETTINGS
@click.option("--generations", type=int, metavar="N", default=GENERATIONS, help=say(words.HELP_GENERATIONS))
@click.option("--games", type=int, metavar="N", default=GAMES, help=say(words.HELP_GAMES))
@click.option("--tests", type=int, metavar="N", default=TESTS, help=say(words.HELP_TESTS))
@click.option("--noise", type=float, metavar="X", default=NOISE, help=say(words.HELP_NOISE))
@click.option("--seed", type=int, metavar="N", default=SEED, help=say(words.HELP_SEED))
@click.option("--workers", type=int, metavar="N", help=say(words.HELP_WORKERS))
@click.option("--out", type=shared_options.FILE, metavar="FILE", help=say(words.HELP_OUT))
@click.option("--resume", is_flag=True, help=say(words.HELP_RESUME))
@shared_options.LANG
def train(
    game: Game,
    seats: int | None,
    settings: dict[str, str],
    generations: int,
    games: int,
    tests: int,
    noise: float,
    seed: int,
    workers: int | None,
    out: Path | None,
    resume: bool,
    lang: str,
) -> int:
    """Train, and print the strength after every generation."""
    for option, value in (("--generations", generations), ("--games", games), ("--tests", tests)):
        at_least(option, value, 1)
    at_least("--workers", workers, 1)
    if not 0 <= noise <= MOST_NOISE:
        raise NetloftError(f"--noise: expected a number from 0 to {MOST_NOISE}, found {noise:g}")
    start = game.new(seats, settings)
    if not registry.manifest(game.name).evaluation:
        raise NetloftError(f"train: {game.name} has no evaluation whose weights could be learned")
    learning = import_learning()
    setup = learning.Setup(
        game.name, start.seats, modes(game.name, start.seats, settings), seed, games, tests, game.rules, noise
    )
    target = files.named(out or Path(f"{game.name}-{start.seats}.json"))
    checkpoint = target.with_name(target.name + SUFFIX)
    if not resume:
        for path in (target, checkpoint):
            if path.exists():
                raise NetloftError(f"{path}: already exists: expected a new --out, or --resume to go on with it")
    training = learning.load(checkpoint, setup) if resume else learning.Training(setup)
    training_run = TrainingRun(training, target, checkpoint, workers or os.cpu_count() or 1, lang)
    return training_run.run(generations)


def modes(game: str, seats: int, settings: dict[str, str]) -> tuple[dict[str, Any], ...]:
    """Return the settings for training: requested ones are fixed, the others rotate."""
    found: list[dict[str, Any]] = []
    for mode in find(game, seats, HAND).modes:
        if mode | settings not in found:
            found.append(mode | settings)
    return tuple(found)


def import_learning() -> Any:
    """Import the module that needs numpy, or say how to install it."""
    try:
        from netloft.learning import training  # noqa: PLC0415 - an extra that other commands do not need
    except ModuleNotFoundError as error:
        raise NetloftError(f"train: {error.name} is missing; install it with: {LAB}") from None
    return training


class TrainingRun:
    """Runs a training, saves checkpoints and prints progress."""

    def __init__(self, training: Training, target: Path, checkpoint: Path, workers: int, lang: str) -> None:
        self.training = training
        self.target = target
        self.checkpoint = checkpoint
        self.workers = workers
        self.lang = lang
        self.notes = Console(stderr=True, highlight=False, markup=False, emoji=False)

    def run(self, generations: int) -> int:
        """Run up to a number of generations; Ctrl-C keeps all games played."""
        lang = self.lang
        self.save()  # fail now rather than after hours of play
        try:
            while self.training.generation < generations:
                self.play(generations)
                with self.notes.status(words.TESTING.say(lang)):
                    found = self.training.learn(self.workers)
                self.save()
                verdict = words.TAKEN if found.taken else words.NOT_TAKEN
                self.tell(f"{words.GENERATION.say(lang, found.number)}, {verdict.say(lang)}", found.against_last)
            with self.notes.status(words.TESTING_BY_HAND.say(lang)):
                against_hand = self.training.against_hand(self.workers)
        except KeyboardInterrupt:
            ignore_ctrl_c()
            self.save()
            again = shlex.join([word for word in typed() if word != "--resume"] + ["--resume"])
            self.notes.print(words.STOPPED.say(lang, self.training.played, again), soft_wrap=True)
            return INTERRUPTED
        except NetloftError:  # a worker was killed: keep what was played
            self.save()
            raise
        self.tell(words.BY_HAND.say(lang), against_hand)
        shared_options.console().print(words.DONE.say(lang, self.target), soft_wrap=True)
        return 0

    def play(self, generations: int) -> None:
        """Play the games of a generation, with a progress bar."""
        setup = self.training.setup
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        name = words.PLAYING.say(self.lang, self.training.generation + 1, generations)
        last = time.monotonic()
        bar = Progress(*columns, console=self.notes, transient=True, disable=not self.notes.is_terminal)
        with bar, contextlib.closing(self.training.play(self.workers)) as playing:
            task = bar.add_task(name, total=setup.games, completed=self.training.played)
            for played in playing:
                bar.update(task, completed=played)
                if time.monotonic() - last > PAUSE:
                    self.save()
                    last = time.monotonic()

    def save(self) -> None:
        """Save a checkpoint and the current weights."""
        write(self.checkpoint, self.training.save())
        if self.training.generation:
            write(self.target, self.training.weights())

    def tell(self, what: str, compared: Comparison) -> None:
        """Print how strong the weights are."""
        lang = self.lang
        beyond = compared.beyond
        summary = words.POINTS.say(lang, *[signed(value, lang) for value in (beyond.value, beyond.low, beyond.high)])
        if self.training.setup.seats > 1:
            wins = compared.wins
            rates = [percent(value, lang) for value in (wins.value, wins.low, wins.high)]
            summary = f"{words.WINS.say(lang, *rates)}, {summary}"
        shared_options.console().print(f"{what}: {summary}", soft_wrap=True)


def signed(value: float, lang: str) -> str:
    """Format points with their sign."""
    return ("+" if value >= 0 else "\N{MINUS SIGN}") + number(abs(value), 1, lang)
