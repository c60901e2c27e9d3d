"""Time Netloft's games beside Catanatron 3.2.1, and beside another checkout of Netloft, in rounds that take turns.

What exactly is measured stands in measure.py, what is promised in report.py. Each side runs in a process of
its own that waits while another is timed: Netloft with the Python that runs this (plain), Netloft in
``.venv-compiled`` if that is there, and Catanatron in ``.venv-peer``, which is made when it is missing. With
``--before FOLDER``, the checkout there is timed too, in its own environments. A promise that is not met is
shown and does not fail the run.
"""

import argparse
import contextlib
import json
import os
import platform
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import netloft
from bench.environment import ROOT, peer_python, python_of
from bench.report import Change, Comparison, Figures, row_of

PEER = "Catanatron"
FORMS = {"plain": ".venv", "compiled": ".venv-compiled"}
BEFORE = " before"
FULL = {"games": 20, "seconds": 0.1, "repeats": 2}
QUICK = {"games": 6, "seconds": 0.02, "repeats": 2}
Results = dict[tuple[str, str, int], list[Figures]]
"""The rounds of a side (plain, compiled, plain before ...), a game (none for Catanatron) and a number of seats."""


class Side(NamedTuple):
    """What is timed: its name, its interpreter, the module that measures, and the checkout that holds it."""

    name: str
    python: Path
    module: str = "bench.ours"
    folder: Path = ROOT


class BenchError(Exception):
    """The benchmark cannot be run, for a reason the user can read."""


class Child:
    """A process that measures when it is asked."""

    def __init__(self, side: Side) -> None:
        """Start it, in a session of its own so that Ctrl-C reaches only us."""
        self.name = side.name
        self.process = subprocess.Popen(  # noqa: S603  (our own modules)
            [side.python, "-m", side.module],
            cwd=side.folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            # Catanatron's games depend on the order of sets (before Python 3.12, hash(None) still varies).
            env={**os.environ, "PYTHONHASHSEED": "0"},
            start_new_session=True,
        )

    def ask(self, request: dict[str, object]) -> Figures:
        """Request one round of measurements."""
        line = ""
        with contextlib.suppress(BrokenPipeError):
            print(json.dumps(request), file=self.process.stdin, flush=True)
            line = self.process.stdout.readline() if self.process.stdout else ""
        if not line:
            raise BenchError(f"the process of {self.name} ended early")
        answer: Figures = json.loads(line)
        return answer

    def stop(self) -> None:
        """Kill it."""
        self.process.kill()
        with contextlib.suppress(BrokenPipeError):
            self.process.communicate()


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    games = [str(name) for name in netloft.games()]
    parser = argparse.ArgumentParser(prog="just bench", description="Time Netloft beside Catanatron.")
    parser.add_argument("--game", action="append", choices=games, help="time this game (again for more; all)")
    parser.add_argument("--before", type=Path, metavar="FOLDER", help="compare with the checkout of Netloft there")
    parser.add_argument("--rounds", type=int, help="how often each side is timed (5; quick: 2)")
    parser.add_argument("--quick", action="store_true", help="rough figures from fewer, shorter repetitions")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there, too")
    given = parser.parse_args(argv)
    given.game = list(dict.fromkeys(given.game or games))
    if given.rounds is None:
        given.rounds = 2 if given.quick else 5
    if given.rounds < 1:
        parser.error("--rounds must be at least 1")
    if given.json and not given.json.absolute().parent.is_dir():
        parser.error(f"--json: there is no folder {given.json.parent}")
    if given.before and not python_of(FORMS["plain"], given.before).exists():
        parser.error(f"--before: {given.before} is no checkout with an environment; run `python3 run.py dev` there")
    return given


def sides(console: Console, before: Path | None) -> list[Side]:
    """Return all sides, in the order of their turns."""
    with console.status("preparing the environment of Catanatron"):
        try:
            peer = peer_python()
        except (subprocess.CalledProcessError, OSError) as error:
            reason = error if isinstance(error, OSError) else "see above"
            raise BenchError(f"the environment of Catanatron could not be made: {reason}") from None
    found = []
    for form, home in FORMS.items():
        now = Path(sys.executable) if form == "plain" else python_of(home)
        found += [Side(form, now)] if now.exists() else []
        if before and now.exists() and python_of(home, before).exists():
            found.append(Side(form + BEFORE, python_of(home, before), folder=before))
    return [*found, Side(PEER, peer, "bench.peer")]


def measure(children: Sequence[Child], given: argparse.Namespace, console: Console) -> Results:
    """Let every child measure in turn, round by round."""
    effort = QUICK if given.quick else FULL
    turns: list[tuple[Child, str, int]] = []
    for seats in sorted({seats for game in given.game for seats in row_of(game).seats}):
        games = [game for game in given.game if seats in row_of(game).seats]
        for child in children:
            turns += [(child, game, seats) for game in ([""] if child.name == PEER else games)]
    results: Results = defaultdict(list)
    columns = TextColumn("{task.description:<24}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task("", total=given.rounds * len(turns))
        for child, game, seats in turns * given.rounds:
            progress.update(bar, description=f"{child.name} {game} {seats}")
            results[child.name, game, seats].append(child.ask({"game": game, "seats": seats, **effort}))
            progress.advance(bar)
    return results


def warnings(results: Results) -> list[str]:
    """Return warnings about sides that are not what their name says."""
    found = []
    for (side, game, seats), rounds in results.items():
        form = side.removesuffix(BEFORE)
        if side != PEER and bool(rounds[0]["compiled"]) != (form == "compiled"):
            found.append(f"{game}: what runs as {side} is {'not ' if form == 'compiled' else ''}compiled")
        if side == "compiled" and rounds[0]["decisions"] != results["plain", game, seats][0]["decisions"]:
            found.append(f"{game}: compiled, it plays other games than plain; is .venv-compiled out of date?")
    return sorted(set(found))


def save(file: Path, data: object) -> None:
    """Write to a temporary file, then rename, so that the file is never half-written."""
    part = file.with_name(file.name + ".part")
    part.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    part.replace(file)


def run(given: argparse.Namespace) -> None:
    """Measure, print and save."""
    out, err = Console(highlight=False), Console(stderr=True, highlight=False)
    if not out.is_terminal:
        out.width = 110
    names = []
    with contextlib.ExitStack() as stack:
        children = []
        for side in sides(err, given.before):
            children.append(Child(side))
            stack.callback(children[-1].stop)
            names.append(side.name)
        results = measure(children, given, err)
    found, changes = [], []
    for game in given.game:
        for seats in row_of(game).seats:
            ours = {name: results[name, game, seats] for name in FORMS if name in names}
            found.append(Comparison(game, seats, ours, results[PEER, "", seats]))
            out.print(found[-1].table(), *found[-1].notes(), "", sep="\n")
            earlier = {form: results[form + BEFORE, game, seats] for form in FORMS if form + BEFORE in names}
            if earlier:
                changes.append(Change(game, seats, ours, earlier))
                out.print(changes[-1].table(), "", sep="\n")
    machine = f"Python {platform.python_version()}, {platform.machine()}"
    out.print(f"{machine}; the best of {given.rounds} rounds, and the extremes of the rounds' ratios.")
    for line in warnings(results):
        out.print(f"Warning: {line}", style="bold")
    if given.json:
        python, quick = platform.python_version(), given.quick
        save(given.json, {"python": python, "quick": quick, "results": [each.data() for each in found + changes]})


def main(argv: Sequence[str] | None = None) -> int:
    """Run the benchmark and return the exit code."""
    try:
        run(arguments(argv))
    except KeyboardInterrupt:
        return 130
    except BenchError as error:
        Console(stderr=True).print(f"bench: {error}", highlight=False)
        return 1
    return 0
