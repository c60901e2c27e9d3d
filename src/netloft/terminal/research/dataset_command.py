"""The command `netloft dataset`."""

from __future__ import annotations

import contextlib
import os
import shlex
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console

import netloft
from netloft import arena as lab
from netloft.arena.pool import spread
from netloft.arena.results import LAB
from netloft.core.game import Game
from netloft.core.text import Text
from netloft.terminal import files, own, shared_options
from netloft.terminal.research import arena_words
from netloft.terminal.research.arena_commands import INTERRUPTED, at_least, new_seed, read_bots, typed, write
from netloft.terminal.shared_options import ignore_ctrl_c, say

SHEET: Final = "DATASHEET.md"
HELP: Final = Text(
    """Make a data set of games between bots, for learning.

    Every decision with what its seat could see, what it could choose and chose, and how the game ended, as Parquet
    files in a folder, with a data sheet. A data set that was interrupted goes on where it stopped.

    \b
    Examples:
      netloft dataset GAME --bots greedy --seats 2 --games 1000 --seed 1 --out data
    """,
    """Aus Spielen zwischen Bots einen Datensatz zum Lernen machen.

    Jede Entscheidung mit dem, was ihr Platz sehen, wählen konnte und gewählt hat, und wie das Spiel ausging, als
    Parquet-Dateien in einem Ordner, mit einem Datenblatt. Ein abgebrochener Datensatz geht weiter, wo er aufhörte.

    \b
    Beispiele:
      netloft dataset GAME --bots greedy --seats 2 --games 1000 --seed 1 --out daten
    """,
)
HELP_GAMES: Final = Text("How many games; 100 if not given.", "Wie viele Spiele; sonst 100.")
HELP_OUT: Final = Text("The folder to write.", "Der Ordner, in den geschrieben wird.")
MADE: Final = Text("{}: {} games, {} files", "{}: {} Spiele, {} Dateien")
STOPPED: Final = Text(
    "Stopped. Whole files are kept; the same command with --seed {} goes on.",
    "Abgebrochen. Ganze Dateien bleiben; derselbe Befehl mit --seed {} macht weiter.",
)


@click.command(help=say(HELP))
@shared_options.HELP
@shared_options.GAME
@click.option(
    "--bots", "players", metavar="NAMES", default="greedy", callback=read_bots, help=say(arena_words.HELP_BOTS)
)
@shared_options.SEATS
@shared_options.SETTINGS
@own.options
@click.option("--games", type=int, metavar="N", default=100, help=say(HELP_GAMES))
@click.option("--seed", type=int, metavar="N", help=say(arena_words.HELP_SEED))
@click.option("--vary", type=float, metavar="P", default=0.0, help=say(arena_words.HELP_VARY))
@click.option("--workers", type=int, metavar="N", help=say(arena_words.HELP_WORKERS))
@click.option("--out", type=shared_options.FILE, metavar="FOLDER", required=True, help=say(HELP_OUT))
@shared_options.LANG
def dataset(
    game: Game,
    players: list[str],
    seats: int | None,
    settings: dict[str, str],
    games: int,
    seed: int | None,
    vary: float,
    workers: int | None,
    out: Path,
    lang: str,
    **given: Path | None,
) -> int:
    """Play, and write the files that are missing."""
    at_least("--games", games, 1)
    at_least("--workers", workers, 1)
    learning = import_learning()
    chosen = settings | own.read(game.name, given)
    folder = files.named(out)
    seed = new_seed() if seed is None else seed
    plan = lab.plan(game.name, players, seed, seats, chosen, vary)
    games = lab.whole(plan, games)
    parts = {f"part-{first // learning.SHARD:05}.parquet": first for first in range(0, games, learning.SHARD)}
    made: dict[str, bytes] = {}
    notes = Console(stderr=True, highlight=False, markup=False, emoji=False)
    try:
        for name, first in parts.items():
            numbers = range(first, min(games, first + learning.SHARD))
            made[name] = part(learning, folder / name, plan, numbers, workers or os.cpu_count() or 1)
    except KeyboardInterrupt:
        ignore_ctrl_c()
        notes.print(STOPPED.say(lang, seed))
        return INTERRUPTED
    command = shlex.join([*typed(), *([] if "--seed" in typed() else ["--seed", str(seed)])])
    write(folder / SHEET, learning.data_sheet(plan, games, made, command))
    shared_options.console().print(MADE.say(lang, out, games, len(made)), soft_wrap=True)
    return 0


def import_learning() -> Any:
    """Import the module that needs numpy, or say how to install it."""
    try:
        from netloft.learning import dataset as found  # noqa: PLC0415 - an extra that other commands do not need
    except ModuleNotFoundError as error:
        raise netloft.NetloftError(f"dataset: {error.name} is missing; install it with: {LAB}") from None
    return found


def part(learning: Any, path: Path, plan: lab.Plan, games: range, workers: int) -> bytes:
    """Return a file of the data set, which is played and written unless it is there."""
    if path.exists():
        data = path.read_bytes()
        if learning.plan_of(data) != learning.plan_of(learning.shard(plan, [])) or learning.games_of(data) != list(
            games
        ):
            raise netloft.NetloftError(
                f"{path}: holds something else: expected games of this data set, or a new folder"
            )
        return data
    if workers == 1:
        found = [one for game in games for one in learning.decisions(plan, game)]
    else:
        tasks = ((plan, game) for game in games)
        with contextlib.closing(spread(min(workers, len(games)), learning.decisions, tasks)) as played:
            found = [one for seen in played for one in seen]
    data = bytes(learning.shard(plan, found))
    write(path, data)
    return data
