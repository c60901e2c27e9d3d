"""The command `netloft compare`."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import netloft
from netloft import arena as lab
from netloft import registry
from netloft.core.game import Game
from netloft.terminal import own, shared_options
from netloft.terminal.research import arena_words, differences
from netloft.terminal.research import compare_words as words
from netloft.terminal.research.arena_commands import (
    INTERRUPTED,
    ResultWriter,
    at_least,
    find_pool,
    go_on,
    new_seed,
    read_bots,
)
from netloft.terminal.shared_options import ignore_ctrl_c, say

USUAL_GAMES: Final = 200
NEXT: Final = re.compile(r",(?=\w+=)")
"""The comma before the next setting; other commas belong to a list of bots."""


@click.command(help=say(words.HELP_COMPARE))
@shared_options.HELP
@shared_options.GAME
@click.argument("a")
@click.argument("b")
@click.option("--bots", "players", metavar="NAMES", default="greedy", callback=read_bots, help=say(words.HELP_BOTS))
@shared_options.SEATS
@shared_options.SETTINGS
@own.options
@click.option("--games", type=int, metavar="N", default=USUAL_GAMES, help=say(words.HELP_GAMES))
@click.option("--seed", type=int, metavar="N", help=say(arena_words.HELP_SEED))
@click.option("--vary", type=float, metavar="P", default=0.0, help=say(arena_words.HELP_VARY))
@click.option("--workers", type=int, metavar="N", help=say(arena_words.HELP_WORKERS))
@click.option("--ray", is_flag=False, flag_value="", metavar="[ADDRESS]", help=say(arena_words.HELP_RAY))
@click.option("--out", type=shared_options.FILE, metavar="FOLDER", help=say(words.HELP_OUT))
@click.option("--resume", is_flag=True, help=say(words.HELP_RESUME))
@click.option("--all", "everything", is_flag=True, help=say(words.HELP_ALL))
@shared_options.LANG
def compare(
    game: Game,
    a: str,
    b: str,
    players: list[str],
    seats: int | None,
    settings: dict[str, str],
    games: int,
    seed: int | None,
    vary: float,
    workers: int | None,
    ray: str | None,
    out: Path | None,
    resume: bool,
    everything: bool,
    lang: str,
    **given: Path | None,
) -> int:
    """Play both sides, and print what differs."""
    at_least("--games", games, 1)
    common = settings | own.read(game.name, given)
    chosen = [read_side(game, text, players) for text in (a, b)]
    pool = find_pool(workers, ray)
    if resume and out is None:
        raise netloft.NetloftError("--resume: expected --out FOLDER with the results to go on from")
    writers = [ResultWriter(out and out / name, None, resume) for name in ("a.parquet", "b.parquet")]
    seed = new_seed() if seed is None and not resume else writers[0].seed(seed)
    plans = [lab.plan(game.name, bots, seed, seats, common | changed, vary) for changed, bots in chosen]
    sides = plans[0], plans[1]
    if sides[0].seats != sides[1].seats:
        raise netloft.NetloftError("bots: expected as many on both sides, or --seats")
    played = [writer.done(arena) for writer, arena in zip(writers, sides, strict=True)]
    pairs = lab.play_pairs(sides, games, pool, (played[0], played[1]))
    stopped: BaseException | None = None
    try:
        for writer in writers:
            writer.begin()
        with bar(lang) as progress, contextlib.closing(pairs):
            task = progress.add_task(
                arena_words.GAMES.say(lang), total=sum([lab.whole(arena, games) for arena in sides])
            )
            progress.update(task, completed=len(played[0]) + len(played[1]))
            for pair in pairs:
                for writer, block in zip(writers, pair, strict=True):
                    writer.keep(block)
                progress.advance(task, len(pair[0]) + len(pair[1]))
    except KeyboardInterrupt as interrupt:
        ignore_ctrl_c()
        stopped = interrupt
    except netloft.NetloftError as failure:
        stopped = failure
    for writer in writers:
        try:
            writer.save()  # first of all, as printing may fail
        except netloft.NetloftError as failure:  # print the results at least
            stopped = stopped or failure
    both = len({one.block for one in played[0]} & {one.block for one in played[1]})
    if both:
        differences.show(shared_options.console(), sides, played, (a, b), lang, everything)
    if isinstance(stopped, lab.GameFailed):
        raise netloft.NetloftError(str(stopped)) from None
    if isinstance(stopped, netloft.NetloftError):
        raise stopped
    notes = Console(stderr=True, highlight=False, markup=False, emoji=False)
    if stopped is not None:
        notes.print(words.STOPPED.say(lang, both) if both else words.NOTHING.say(lang))
    if out is not None:
        notes.print(arena_words.KEPT.say(lang, out), soft_wrap=True)
        if stopped is not None:
            notes.print(arena_words.GO_ON.say(lang, go_on(seed)), soft_wrap=True)
    return 0 if stopped is None else INTERRUPTED


def read_side(game: Game, text: str, players: list[str]) -> tuple[dict[str, Any], list[str]]:
    """Read what is special to a side: settings, some of them from files, and bots."""
    changed: dict[str, Any] = {}
    for part in NEXT.split(text):
        name, equals, value = part.partition("=")
        if not equals:
            expected = " or ".join([*[f"{setting.name}=VALUE" for setting in game.setup()], "bots=NAMES"])
            raise netloft.NetloftError(f"compare: expected {expected}, found {part!r:.80}")
        if name == "bots":
            players = [bot.strip() for bot in value.split(",")]
        else:
            changed[name] = own_or_shipped(game, name, value)
    return changed, players


def own_or_shipped(game: Game, name: str, value: str) -> str:
    """Return the value of a setting: a choice of its own, or else the content of the file of that name."""
    choices = [str(choice) for setting in game.setup() if setting.name == name for choice in setting.choices]
    if name not in registry.manifest(game.name).own or value in choices:
        return value
    return own.read(game.name, {name: Path(value)})[name]


def bar(lang: str) -> Progress:
    """Return a progress bar on standard error."""
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)
