"""The commands of the laboratory: netloft arena."""

from __future__ import annotations

import contextlib
import os
import secrets
import shlex
import sys
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import netloft
from netloft import arena as lab
from netloft.core.game import Game
from netloft.terminal import asking, files, findings
from netloft.terminal import laboratory_words as words
from netloft.terminal.asking import say

USUAL_GAMES: Final = 100
MOST_GAMES: Final = 10_000  # when it goes on until the intervals are narrow
INTERRUPTED: Final = 130


def add_to(group: click.Group) -> None:
    """Add the commands to the command line."""
    group.add_command(arena)


def read_bots(_ctx: click.Context, _param: click.Parameter, names: str) -> list[str]:
    """Take the names of bots apart and check each."""
    return [asking.find_bot(_ctx, _param, name.strip()) for name in names.split(",")]


def offer_bots(ctx: click.Context, param: click.Parameter, begun: str) -> list[str]:
    """Complete the last name of a list of bots."""
    before, comma, last = begun.rpartition(",")
    return [f"{before}{comma}{name}" for name in asking.offer_bots(ctx, param, last)]


@click.command(help=say(words.HELP_ARENA))
@asking.HELP
@asking.GAME
@click.option(
    "--bots",
    "players",
    metavar="NAMES",
    required=True,
    callback=read_bots,
    shell_complete=offer_bots,
    help=say(words.HELP_BOTS),
)
@asking.SEATS
@asking.SETTINGS
@asking.SHEET
@asking.DECK
@click.option("--games", type=int, metavar="N", help=say(words.HELP_GAMES))
@click.option("--until", type=float, metavar="WIDTH", help=say(words.HELP_UNTIL))
@click.option("--seed", type=int, metavar="N", help=say(words.HELP_SEED))
@click.option("--workers", type=int, metavar="N", help=say(words.HELP_WORKERS))
@click.option("--records", type=asking.FILE, metavar="FOLDER", help=say(words.HELP_RECORDS))
@click.option("--only", type=int, metavar="N", help=say(words.HELP_ONLY))
@asking.LANG
def arena(
    game: Game,
    players: list[str],
    seats: int | None,
    settings: dict[str, str],
    sheet: Path | None,
    deck: Path | None,
    games: int | None,
    until: float | None,
    seed: int | None,
    workers: int | None,
    records: Path | None,
    only: int | None,
    lang: str,
) -> int:
    """Play, and tell what came of it."""
    at_least("--games", games, 1)
    at_least("--workers", workers, 1)
    at_least("--only", only, 0)
    if until is not None and not 0 < until < 1:
        raise netloft.NetloftError(f"--until: expected something between 0 and 1, as 0.05 for 5 %, found {until}")
    seed = secrets.randbelow(10**6) if seed is None else seed
    plan = lab.plan(game.name, players, seed, seats, settings | asking.own(sheet, deck))
    if only is not None:
        findings.show_one(asking.console(), plan, lab.play(plan, only, keep_record=True), lang)
        return 0
    if records is not None:
        check_folder(records)
    results: list[lab.Result] = []
    bar = Bar(games or (USUAL_GAMES if until is None else MOST_GAMES), until, lang)
    number = workers or os.cpu_count() or 1
    pool = lab.here if number == 1 else lab.processes(number)
    blocks = lab.play_blocks(plan, bar.most, until, pool, keep_records=records is not None)
    interrupted = False
    failed: lab.GameFailed | None = None
    try:
        with bar, contextlib.closing(blocks):
            for block in blocks:
                if records is not None:
                    write_records(records, block)
                results += block
                bar.add(block)
    except KeyboardInterrupt:
        interrupted = True
    except lab.GameFailed as failure:
        failed = failure
    notes = Console(stderr=True, highlight=False, markup=False, emoji=False)
    if results:
        findings.show(asking.console(), plan, results, lang)
        findings.show_times(notes, results, lang)
    if failed is not None:
        raise netloft.NetloftError(f"{failed}; {again(failed, seed)}") from None
    if interrupted:
        notes.print(words.STOPPED.say(lang, len(results)) if results else words.NOTHING.say(lang))
    elif until is not None and bar.widths.widest() > until:
        width = findings.percent(bar.widths.widest(), lang)
        notes.print(words.NOT_NARROW.say(lang, len(results), width, findings.percent(until, lang)))
    return INTERRUPTED if interrupted else 0


def at_least(option: str, value: int | None, least: int) -> None:
    """Refuse a number that is too small."""
    if value is not None and value < least:
        raise netloft.NetloftError(f"{option}: expected {least} or more, found {value}")


def again(failed: lab.GameFailed, seed: int) -> str:
    """Name the command that plays the game that failed, and nothing else."""
    if failed.game is None:
        return "nothing else is known of it"
    command = [*files.started_as(), *sys.argv[1:], "--seed", str(seed), "--only", str(failed.game)]
    return f"again: {shlex.join(command)}"


def check_folder(folder: Path) -> None:
    """Refuse a folder that already holds records: they would be mixed."""
    if any(folder.expanduser().glob("game-*.txt")):
        raise netloft.NetloftError(f"{folder}: already holds records of games: expected a new or an empty folder")


def write_records(folder: Path, block: list[lab.Result]) -> None:
    """Write a record a file, named by the number of the game."""
    for result in block:
        files.put(folder.expanduser() / f"game-{result.game:06}.txt", result.record)
        result.record = ""  # it is kept now


class Bar:
    """The progress bar, which knows about when the intervals will be narrow."""

    def __init__(self, most: int, until: float | None, lang: str) -> None:
        self.most = most
        self.until = until
        self.lang = lang
        self.widths = lab.Widths()
        self.played = 0
        screen = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.progress = Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)
        self.task = self.progress.add_task(words.GAMES.say(lang), total=most)

    def __enter__(self) -> None:
        self.progress.start()

    def __exit__(self, *_error: object) -> None:
        self.progress.stop()

    def add(self, block: list[lab.Result]) -> None:
        """Count a block."""
        self.widths.add(block)
        self.played += len(block)
        total, name = self.most, words.GAMES.say(self.lang)
        if self.until is not None:
            width = self.widths.widest()
            total = min(self.most, round(self.played * (width / self.until) ** 2))  # it shrinks with the square root
            name = f"{name}, {words.NARROW.say(self.lang, findings.percent(width, self.lang))}"
        self.progress.update(self.task, completed=self.played, total=max(total, self.played), description=name)
