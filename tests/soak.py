"""Play many random games of every mode and check every position: `just soak 10000 --game fleet`.

Games are dealt out over all cores; a broken one is written down as a record, and the walk that led to it is named.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import netloft
from tests.engine.walk import MODES, check, walk

BATCH = 20


def play(mode: str, seeds: range) -> tuple[int, str]:
    """Play some games of a mode; return the number of positions checked, and what broke."""
    checked = 0
    for seed in seeds:
        g = None
        try:
            for g in walk(mode, seed):
                check(g)
                checked += 1
        except Exception as error:  # noqa: BLE001  (whatever it is, it is reported with its record)
            path = Path(f"broken-{mode}-{seed}.txt")
            if g is not None:
                path.write_text(g.record().to_text(), encoding="utf-8")
            return checked, f"{mode}, seed {seed}: {type(error).__name__}: {error} (record in {path})"
    return checked, ""


def main() -> int:
    """Deal the games out and gather what broke."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=10_000, help="how many games in all")
    parser.add_argument("--game", choices=netloft.games(), help="only this game")
    parser.add_argument("--seed", type=int, default=1_000_000, help="the first seed")
    arguments = parser.parse_args()
    modes = [mode for mode in MODES if arguments.game in (None, MODES[mode][0])]
    each = -(-arguments.games // len(modes))
    start = time.perf_counter()
    checked = 0
    broken: list[str] = []
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress, ProcessPoolExecutor() as pool:
        bar = progress.add_task("", total=each * len(modes))
        jobs = {}
        for mode in modes:
            for first in range(0, each, BATCH):
                seeds = range(arguments.seed + first, arguments.seed + min(first + BATCH, each))
                jobs[pool.submit(play, mode, seeds)] = len(seeds)
        try:
            for job in as_completed(jobs):
                positions, problem = job.result()
                checked += positions
                if problem:
                    broken.append(problem)
                progress.advance(bar, jobs[job])
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            print(f"stopped; {checked} positions checked so far, {len(broken)} broken games")
            return 130
    for problem in broken:
        print(problem)
    seconds = time.perf_counter() - start
    print(f"{each * len(modes)} games, {checked} positions checked in {seconds:.0f} s, {len(broken)} broken")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
