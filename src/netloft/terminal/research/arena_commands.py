"""The commands `netloft arena` and `netloft report`."""

from __future__ import annotations

import contextlib
import os
import secrets
import shlex
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import netloft
from netloft import arena as lab
from netloft.arena.numbers import percent
from netloft.bots.weights import from_home
from netloft.core.game import Game
from netloft.terminal import files, own, shared_options
from netloft.terminal.research import arena_words as words
from netloft.terminal.research import findings
from netloft.terminal.shared_options import ignore_ctrl_c, say

USUAL_GAMES: Final = 100
MOST_GAMES: Final = 10_000  # limit with --until
INTERRUPTED: Final = 130
REPORT: Final = b"A report of netloft arena."
PAUSE: Final = 60.0  # seconds between saves of the table


def read_bots(_ctx: click.Context, _param: click.Parameter, names: str) -> list[str]:
    """Split a list of bot names and check each."""
    return [shared_options.find_bot(_ctx, _param, name.strip()) for name in names.split(",")]


def offer_bots(ctx: click.Context, param: click.Parameter, begun: str) -> list[str]:
    """Complete the last name of a list of bots."""
    before, comma, last = begun.rpartition(",")
    return [f"{before}{comma}{name}" for name in shared_options.offer_bots(ctx, param, last)]


@click.command(help=say(words.HELP_ARENA))
@shared_options.HELP
@shared_options.GAME
@click.option(
    "--bots",
    "players",
    metavar="NAMES",
    required=True,
    callback=read_bots,
    shell_complete=offer_bots,
    help=say(words.HELP_BOTS),
)
@shared_options.SEATS
@shared_options.SETTINGS
@own.options
@click.option("--games", type=int, metavar="N", help=say(words.HELP_GAMES))
@click.option("--until", type=float, metavar="WIDTH", help=say(words.HELP_UNTIL))
@click.option("--seed", type=int, metavar="N", help=say(words.HELP_SEED))
@click.option("--vary", type=float, metavar="P", default=0.0, help=say(words.HELP_VARY))
@click.option("--workers", type=int, metavar="N", help=say(words.HELP_WORKERS))
@click.option("--ray", is_flag=False, flag_value="", metavar="[ADDRESS]", help=say(words.HELP_RAY))
@click.option("--out", type=shared_options.FILE, metavar="FILE", help=say(words.HELP_OUT))
@click.option("--resume", is_flag=True, help=say(words.HELP_RESUME))
@click.option("--records", type=shared_options.FILE, metavar="FOLDER", help=say(words.HELP_RECORDS))
@click.option("--only", type=int, metavar="N", help=say(words.HELP_ONLY))
@shared_options.LANG
def arena(
    game: Game,
    players: list[str],
    seats: int | None,
    settings: dict[str, str],
    games: int | None,
    until: float | None,
    seed: int | None,
    vary: float,
    workers: int | None,
    ray: str | None,
    out: Path | None,
    resume: bool,
    records: Path | None,
    only: int | None,
    lang: str,
    **given: Path | None,
) -> int:
    """Play, and print the results."""
    at_least("--games", games, 1)
    at_least("--only", only, 0)
    check_width(until)
    chosen = settings | own.read(game.name, given)
    if only is not None:
        if seed is None:
            raise netloft.NetloftError("--only: expected --seed as well, with the seed of the arena")
        plan = lab.plan(game.name, players, seed, seats, chosen, vary)
        findings.show_one(shared_options.console(), plan, lab.play(plan, only), lang)
        return 0
    pool = find_pool(workers, ray)
    writer = ResultWriter(out, records, resume)
    seed = writer.seed(seed)
    plan = lab.plan(game.name, players, seed, seats, chosen, vary)
    results = writer.done(plan)
    bar = Bar(games or (USUAL_GAMES if until is None else MOST_GAMES), until, lang)
    bar.add(results)
    blocks = lab.play_blocks(plan, bar.most, until, pool, results, keep_records=records is not None)
    writer.begin()
    interrupted = False
    failed: netloft.NetloftError | None = None
    try:
        with bar, contextlib.closing(blocks):
            for block in blocks:
                writer.keep(block)
                bar.add(block)
    except KeyboardInterrupt:
        ignore_ctrl_c()
        interrupted = True
    except netloft.NetloftError as failure:
        failed = failure
    try:
        writer.save()  # first of all, as printing may fail
    except netloft.NetloftError as failure:  # print the results at least
        failed = failed or failure
    notes = Console(stderr=True, highlight=False, markup=False, emoji=False)
    if results:
        findings.show(shared_options.console(), plan, results, lang)
        findings.show_times(notes, results, lang)
    if isinstance(failed, lab.GameFailed):
        raise netloft.NetloftError(f"{failed}; {again(failed, seed)}") from None
    if failed is not None:
        raise failed
    if interrupted:
        notes.print(words.STOPPED.say(lang, len(results)) if results else words.NOTHING.say(lang))
    elif until is not None and bar.widths.widest() > until:
        width = percent(bar.widths.widest(), lang)
        notes.print(words.NOT_NARROW.say(lang, len(results), width, percent(until, lang)))
    if out is not None:
        notes.print(words.KEPT.say(lang, out), soft_wrap=True)
        if interrupted:
            notes.print(words.GO_ON.say(lang, go_on(seed)), soft_wrap=True)
    return INTERRUPTED if interrupted else 0


@click.command(help=say(words.HELP_REPORT))
@shared_options.HELP
@click.argument("file", type=shared_options.FILE)
@click.option("--out", type=shared_options.FILE, metavar="FILE", help=say(words.HELP_PAGE))
@shared_options.LANG
def report(file: Path, out: Path | None, lang: str) -> None:
    """Write a page with an arena's results."""
    target = files.named(file).with_suffix(".html") if out is None else files.named(out)
    if target.exists() and not is_report(target):
        raise netloft.NetloftError(f"{target}: holds something else: expected a report of netloft, or a new name")
    plan, table = lab.load(file)
    try:
        page = lab.report(plan, table, lang)
    except netloft.NetloftError as error:
        raise netloft.NetloftError(f"{file}: {error}") from None
    write(target, page)
    shared_options.console().print(words.REPORT.say(lang, target), soft_wrap=True)


def is_report(path: Path) -> bool:
    """Return whether a file is a report and may be overwritten."""
    try:
        with path.open("rb") as file:
            return REPORT in file.read(200)
    except OSError:
        return False


def write(path: Path, content: str | bytes) -> None:
    """Write a file; raise NetloftError if that fails."""
    try:
        files.write_atomically(path, content)
    except files.FILE_ERRORS as error:
        raise netloft.NetloftError(f"{path}: cannot be written: {files.reason(error)}") from None


def find_pool(workers: int | None, ray: str | None) -> lab.Pool:
    """Return the pool that plays: this process, several, or a Ray cluster."""
    at_least("--workers", workers, 1)
    if ray is not None:
        if workers is not None:
            raise netloft.NetloftError("--workers: a Ray cluster knows its own; expected no --workers with --ray")
        return lab.ray_cluster(ray or None)
    number = workers or os.cpu_count() or 1
    return lab.here if number == 1 else lab.processes(number)


def at_least(option: str, value: int | None, least: int) -> None:
    """Raise NetloftError if a number is too small."""
    if value is not None and value < least:
        raise netloft.NetloftError(f"{option}: expected {least} or more, found {value}")


def check_width(until: float | None) -> None:
    """Raise an error if --until is no share."""
    if until is not None and not 0 < until < 1:
        raise netloft.NetloftError(f"--until: expected a number between 0 and 1, such as 0.05 for 5 %, found {until}")


def again(failed: lab.GameFailed, seed: int) -> str:
    """Return the command that plays only the failed game."""
    if failed.game is None:
        return "what was finished is kept"
    return f"again: {shlex.join([*typed(), '--seed', str(seed), '--only', str(failed.game)])}"


def go_on(seed: int) -> str:
    """Return the command that resumes this one."""
    return shlex.join([*typed(), *([] if "--resume" in sys.argv else ["--seed", str(seed), "--resume"])])


def typed() -> list[str]:
    """Return the command line as it was typed."""
    return [*files.started_as(), *sys.argv[1:]]


def new_seed() -> int:
    """Return a random seed that is easy to type."""
    return secrets.randbelow(10**6)


class ResultWriter:
    """Saves finished games: records in a folder, and every minute the table in a file."""

    def __init__(self, out: Path | None, records: Path | None, resume: bool) -> None:
        self.out = out and files.named(out)
        self.records = records and from_home(records)
        self.results: list[lab.Result] = []
        self.saved = 0  # number of results in the table
        self.last = 0.0
        self.before: lab.Plan | None = None
        if resume and out is None:
            raise netloft.NetloftError("--resume: expected --out FILE with the results to go on from")
        if self.out is not None:
            self.table = lab.table([])
            if self.out.exists() and not resume:
                raise netloft.NetloftError(f"{out}: already exists: expected a new name, or --resume to go on with it")
            if self.out.exists():
                self.before, self.table = lab.load(self.out)
                self.results = lab.results(self.table)
                self.saved = len(self.results)
        if self.records is not None and self.before is None and any(self.records.glob("game-*.txt")):
            raise netloft.NetloftError(f"{records}: already holds records of games: expected a new or an empty folder")

    def seed(self, asked: int | None) -> int:
        """Return the requested seed, else that of the stored results, else a new one."""
        if asked is not None:
            return asked
        return new_seed() if self.before is None else self.before.seed

    def done(self, plan: lab.Plan) -> list[lab.Result]:
        """Return the stored results; raise NetloftError if they belong to another arena."""
        self.plan = plan
        if self.before is not None:
            for bot, old in self.before.files.items():
                if plan.files.get(bot, old) != old:
                    raise netloft.NetloftError(
                        f"{self.out}: the file of {bot} has changed since: expected it as it was"
                    )
            for name, old in asdict(self.before).items():
                new = getattr(plan, name)
                if old != new:
                    raise netloft.NetloftError(f"{self.out}: {name} is {old!s:.80} there, found {new!s:.80}")
        return self.results

    def begin(self) -> None:
        """Write what can be written now, to fail before hours of play."""
        if self.records is not None:
            try:
                self.records.mkdir(parents=True, exist_ok=True)
            except files.FILE_ERRORS as error:
                raise netloft.NetloftError(f"{self.records}: cannot be written: {files.reason(error)}") from None
        self.save()

    def keep(self, block: list[lab.Result]) -> None:
        """Save a block: records first, so that every result has one after a crash."""
        if self.records is not None:
            for result in block:
                write(self.records / f"game-{result.game:06}.txt", result.record)
                result.record = ""
        self.results += block
        if time.monotonic() - self.last > PAUSE:
            self.save()

    def save(self) -> None:
        """Write the table with all results."""
        if self.out is not None:
            number = len(self.results)
            table = lab.join(self.table, self.results[self.saved :])
            self.table, self.saved = table, number  # in one step, safe against Ctrl-C
            write(self.out, lab.pack(self.plan, self.table))
        self.last = time.monotonic()


class Bar:
    """The progress bar, which estimates when the intervals will be narrow enough."""

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
        """Add a block."""
        self.widths.add(block)
        self.played += len(block)
        total, name = self.most, words.GAMES.say(self.lang)
        if self.until is not None and self.played:
            width = self.widths.widest()
            total = min(
                self.most, round(self.played * (width / self.until) ** 2)
            )  # the width shrinks with the square root
            name = f"{name}, {words.NARROW.say(self.lang, percent(width, self.lang))}"
        self.progress.update(self.task, completed=self.played, total=max(total, self.played), description=name)
