"""Measure how strong the bots are, and hold it against what is promised: ``just strength``, in the compiled form.

Every bar is an arena with its seats turned and a 95 % interval.  A bar is met when the whole interval is above it;
"not shown" means that the value is, and the sample too small to be sure.  The yardstick is the greedy bot with the
weights written by hand.  Against the trained one nothing is promised: ``--more`` measures that, too.  Search is given
a second a move and sees more in it when compiled; ``.venv/bin/python -m tests.strength`` measures the plain form.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from netloft import arena
from netloft.bots import LEVELS, bot, search
from netloft.core.text import NetloftError

DECKS: tuple[dict[str, Any], ...] = ({"deck": "herring"}, {"deck": "mackerel"}, {"deck": "codfish"})
MODES: dict[str, tuple[dict[str, Any], ...]] = {"nusfjord": DECKS, "fleet": ({},), "kaivai": ({},)}
FORM = "compiled" if (search.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES)) else "plain"
SECOND = "search:1s"
HAND = "greedy@hand"
TRAINED = "greedy"
INTERRUPTED = 130  # the code of what Ctrl-C has ended


@dataclass(frozen=True)
class Bar:
    """Something that is promised."""

    name: str
    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    least: float
    points: bool = False
    """Whether it is about points, not about wins."""
    options: dict[str, Any] = field(default_factory=dict)


def bars() -> list[Bar]:
    """List what is promised."""
    found: list[Bar] = []
    for game, games in (("nusfjord", 600), ("fleet", 600), ("kaivai", 240)):
        found.append(Bar("greedy against random", game, 3, (HAND, "random"), games, 0.97))
        found.append(Bar("trained greedy against random", game, 3, (TRAINED, "random"), games, 0.97))
    for game, games in (("nusfjord", 600), ("fleet", 120), ("kaivai", 60)):
        found.append(Bar("trained against hand-written", game, 2, (TRAINED, HAND), games, 0.60))
    found.append(Bar("alone", "nusfjord", 1, (SECOND,), 30, 40, points=True))
    found.append(Bar("campaign", "nusfjord", 1, (SECOND,), 6, 110, points=True, options={"series": "campaign"}))
    found.append(Bar("alone", "fleet", 1, (SECOND,), 150, 85, points=True))
    for game, two, three in (("nusfjord", 24, 18), ("fleet", 20, 12), ("kaivai", 20, 36)):
        found.append(Bar("search against greedy", game, 2, (SECOND, HAND), two, 0.75))
        found.append(Bar("search against greedy", game, 3, (SECOND, HAND), three, 0.60))
    return found


def more() -> list[Bar]:
    """List what nobody promised, and one would like to know: a fair share is the bar."""
    return [
        Bar("search against trained greedy", game, seats, (SECOND, TRAINED), 24, 1 / seats)
        for game in MODES
        for seats in (2, 3)
    ]


def ladder() -> list[Bar]:
    """List each level for people against the one below."""
    return [
        Bar(f"{level} against {below}", game, 2, (level, below), 12 if bot(level).is_slow else 120, 0.65)
        for game in MODES
        for below, level in pairwise(LEVELS)
    ]


@dataclass
class Found:
    """What came of a bar."""

    bar: Bar
    value: arena.Estimate
    games: int
    seconds: float
    p95: float

    @property
    def verdict(self) -> str:
        """Say whether the bar is met."""
        if self.value.low >= self.bar.least:
            return "met"
        return "not shown" if self.value.value >= self.bar.least else "missed"


def measure(bar: Bar, workers: int, seed: int, scale: float, progress: Progress) -> Found:
    """Play the games of a bar."""
    begun = time.perf_counter()
    task = progress.add_task(f"{bar.game}, {bar.seats}: {bar.name}", total=None)
    modes = MODES[bar.game]
    results: list[arena.Result] = []
    samples: list[float] = []
    blocks: list[int] = []
    for at, mode in enumerate(modes):
        plan = arena.plan(bar.game, list(bar.bots), seed, bar.seats, mode | bar.options)
        games = arena.whole(plan, max(1, round(bar.games * scale / len(modes))))
        progress.update(task, total=games * len(modes))
        for block in arena.play_blocks(plan, games, pool=arena.processes(workers)):
            for result in block:
                seat = result.bots.index(bar.bots[0])
                samples.append(result.scores[seat] if bar.points else result.wins[seat])
                blocks.append(result.block * len(modes) + at)
            results += block
            progress.advance(task, len(block))
    progress.remove_task(task)
    value = arena.mean(samples, blocks) if bar.points else arena.rate(samples, blocks)
    times = next(row for row in arena.thinking(results) if row.bot == bar.bots[0])
    return Found(bar, value, len(samples), time.perf_counter() - begun, times.p95)


def show(found: Sequence[Found], console: Console) -> None:
    """Print what was found."""
    table = Table(box=None, pad_edge=False, title=f"Netloft, {FORM} form", title_justify="left")
    for name in ("game", "seats", "what", "games", "found", "95 %", "bar", "", "p95 of a decision", "time"):
        table.add_column(name, justify="left" if name in {"game", "what", ""} else "right")
    for row in found:
        bar, value = row.bar, row.value
        unit, digits = (1, 1) if bar.points else (100, 1)
        ends = f"{value.low * unit:.{digits}f} … {value.high * unit:.{digits}f}"
        table.add_row(
            bar.game,
            str(bar.seats),
            bar.name,
            str(row.games),
            f"{value.value * unit:.{digits}f}" + ("" if bar.points else " %"),
            ends,
            f"{bar.least * unit:.3g}",
            row.verdict,
            f"{row.p95 * 1000:.0f} ms",
            f"{row.seconds:.0f} s",
        )
    console.print(table)


def write(found: Sequence[Found], path: Path) -> None:
    """Write what was found so far: after every bar, because all of them take long."""
    rows = [
        {
            "game": row.bar.game,
            "seats": row.bar.seats,
            "what": row.bar.name,
            "games": row.games,
            "bar": row.bar.least,
            "found": row.value.value,
            "low": row.value.low,
            "high": row.value.high,
            "verdict": row.verdict,
            "p95": row.p95,
            "seconds": row.seconds,
            "form": FORM,
        }
        for row in found
    ]
    path.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


def main(argv: Sequence[str] | None = None) -> int:
    """Measure all bars, or those that are asked for."""
    parser = argparse.ArgumentParser(prog="just strength", description=__doc__)
    parser.add_argument("--game", action="append", choices=sorted(MODES), help="only this game (again for more)")
    parser.add_argument("--what", action="append", help="only bars with this in their name (again for more)")
    parser.add_argument("--seats", type=int, action="append", help="only with so many seats (again for more)")
    parser.add_argument("--more", action="store_true", help="measure search against trained greedy bots, too")
    parser.add_argument("--ladder", action="store_true", help="measure only each level against the one below")
    parser.add_argument("--scale", type=float, default=1.0, help="play so many times as many games (1)")
    parser.add_argument("--seed", type=int, default=20, help="the seed of all luck (20, by which nothing was chosen)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many processes play (one a core)")
    parser.add_argument("--json", type=Path, help="write the figures there, too, after every bar")
    given = parser.parse_args(argv)
    chosen = [
        bar
        for bar in (ladder() if given.ladder else [*bars(), *(more() if given.more else [])])
        if (not given.game or bar.game in given.game)
        and (not given.what or any(what in bar.name for what in given.what))
        and (not given.seats or bar.seats in given.seats)
    ]
    console = Console(width=None if sys.stdout.isatty() else 140)
    found: list[Found] = []
    interrupted = False
    failed: NetloftError | None = None
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            for bar in chosen:
                found.append(measure(bar, given.workers, given.seed, given.scale, progress))
                if given.json:
                    write(found, given.json)
    except KeyboardInterrupt:
        interrupted = True
        console.print("stopped; what was measured so far:")
    except NetloftError as error:
        failed = error
    show(found, console)
    if failed is not None:
        print(failed, file=sys.stderr)
        return 2
    if interrupted:
        return INTERRUPTED
    return 0 if found and all(row.verdict == "met" for row in found) else 1


if __name__ == "__main__":
    sys.exit(main())
